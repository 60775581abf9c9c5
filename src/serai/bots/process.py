"""A bot in a process of its own, which is sent its seat's view as text and answers with the text of an action."""

import multiprocessing
import signal
from multiprocessing.connection import Connection
from typing import Final

from serai.bots.bot import Bot, Budget
from serai.bots.registry import BotStopped, bot
from serai.core.action import Action
from serai.core.errors import IllegalAction, Phrase, SeraiError
from serai.core.rng import Rng
from serai.core.view import View
from serai.games import read_view
from serai.interrupts import held

Question = tuple[str, int | None, int | None]
"""The text of a view, and the budget in milliseconds and iterations; both None: the bot's own."""
PATIENCE: Final = 60.0
"""Seconds beyond its budget after which a bot is taken to have stopped."""


class ProcessBot(Bot):
    """Another bot by its name, in another process. `close` ends that."""

    def __init__(self, seed: int, name: str) -> None:
        super().__init__(seed)
        self.name = name
        spawn = multiprocessing.get_context("spawn")
        self.connection, theirs = spawn.Pipe()
        self.process = spawn.Process(target=_serve, args=(theirs, name, seed), daemon=True)
        with held():
            self.process.start()
        theirs.close()

    def choose(self, view: View, legal: list[Action], budget: Budget | None) -> Action:
        """What the other bot answers.

        Raises BotStopped if it does not, IllegalAction if that is none of the legal actions.
        """
        limits = budget or Budget()
        reply = self._ask((view.text(), limits.milliseconds, limits.iterations))
        for action in legal:
            if action.text == reply:
                return action
        possible = ", ".join([action.text for action in legal])
        raise IllegalAction(action=reply, question=view.question, possible=possible)

    def _ask(self, question: Question) -> str:
        patience = PATIENCE + (question[1] or 0) / 1000
        try:
            self.connection.send(question)
            if not self.connection.poll(patience):
                raise BotStopped(
                    bot=self.name, reason=Phrase("no-answer", "no answer in {seconds} s", seconds=round(patience))
                )
            reply: str | Exception = self.connection.recv()
        except (EOFError, OSError) as error:
            raise BotStopped(bot=self.name, reason=Phrase("process-ended", "its process has ended")) from error
        if isinstance(reply, SeraiError):
            raise reply
        if isinstance(reply, Exception):
            raise BotStopped(bot=self.name, reason=f"{type(reply).__name__}: {reply}")
        return reply

    def close(self) -> None:
        """End the process."""
        self.connection.close()
        self.process.join(1)
        self.process.kill()


def answer(player: Bot, question: Question) -> str:
    """What a bot answers to a view of which it knows the text alone.

    Raises what reading the view can raise.
    """
    text, milliseconds, iterations = question
    view = read_view(text)
    legal = view.game.imagine(view, Rng(0)).legal()
    budget = None if milliseconds is None and iterations is None else Budget(milliseconds, iterations)
    return player.choose(view, legal, budget).text


def _serve(connection: Connection, name: str, seed: int) -> None:
    """Answer until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    player: Bot | None = None
    while True:
        try:
            question: Question = connection.recv()
        except (EOFError, OSError):
            return
        try:
            player = player or bot(name, seed)
            connection.send(answer(player, question))
        except SeraiError as error:
            connection.send(error)
        except Exception as error:  # whatever a bot of somebody else's raises
            connection.send(RuntimeError(f"{type(error).__name__}: {error}"))
