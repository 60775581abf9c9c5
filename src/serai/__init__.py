"""Serai: play, simulate and study tabletop games: IUNU and HUNS.

>>> import serai
>>> state = serai.game("iunu").new(seats=3)
>>> serai.playout(state, serai.Rng(1)) > 20
True
"""

from serai.bots.bot import Bot, Budget
from serai.bots.registry import BotFailed, BotStopped, BrokenBot, TooManyBots, UnknownBot, bot
from serai.core.action import Action, Catalogue
from serai.core.edition import Edition
from serai.core.errors import (
    BadEdition,
    BadNumber,
    BadOption,
    BadRecord,
    BadSeat,
    BadSeats,
    BadView,
    BrokenEdition,
    IllegalAction,
    IllegalRecord,
    MissingPlots,
    NoChance,
    NotAction,
    NotFinished,
    Phrase,
    SeraiError,
    UnknownAction,
    UnknownGame,
    UnknownLanguage,
    UnknownOption,
    UnsupportedRecord,
)
from serai.core.event import Event
from serai.core.frame import CHANCE, OVER, State
from serai.core.game import Game
from serai.core.outcome import Outcome
from serai.core.playout import playout
from serai.core.record import Record, Undo, UndoRefused, undoable
from serai.core.rng import Rng
from serai.core.view import SPECTATOR, View
from serai.files import UnreadableFile, UnwritableFile
from serai.games import GAMES, SmallDeck, game, parse_record, play, read_record, read_view
from serai.reviews import Judgement, Review, review
from serai.version import __version__

__all__ = [
    "CHANCE",
    "GAMES",
    "OVER",
    "SPECTATOR",
    "Action",
    "BadEdition",
    "BadNumber",
    "BadOption",
    "BadRecord",
    "BadSeat",
    "BadSeats",
    "BadView",
    "Bot",
    "BotFailed",
    "BotStopped",
    "BrokenBot",
    "BrokenEdition",
    "Budget",
    "Catalogue",
    "Edition",
    "Event",
    "Game",
    "IllegalAction",
    "IllegalRecord",
    "Judgement",
    "MissingPlots",
    "NoChance",
    "NotAction",
    "NotFinished",
    "Outcome",
    "Phrase",
    "Record",
    "Review",
    "Rng",
    "SeraiError",
    "SmallDeck",
    "State",
    "TooManyBots",
    "Undo",
    "UndoRefused",
    "UnknownAction",
    "UnknownBot",
    "UnknownGame",
    "UnknownLanguage",
    "UnknownOption",
    "UnreadableFile",
    "UnsupportedRecord",
    "UnwritableFile",
    "View",
    "__version__",
    "bot",
    "game",
    "parse_record",
    "play",
    "playout",
    "read_record",
    "read_view",
    "review",
    "undoable",
]
