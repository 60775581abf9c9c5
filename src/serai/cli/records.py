"""Records told again and checked."""

import tomllib
from pathlib import Path

from rich.console import Group, RenderableType
from rich.table import Table as Grid

from serai.cli.boards.board import FULL, Table
from serai.cli.boards.registry import board_for
from serai.cli.players import Player, read_players, shown_names
from serai.cli.prose import Prose
from serai.cli.terminal import Terminal, plain
from serai.core.errors import SeraiError
from serai.core.event import Event
from serai.core.frame import OVER, State
from serai.core.record import Record
from serai.games import GAMES, game, read_record, read_text


class NoSuchStep(SeraiError):
    """A step beyond the end of a record, or before its beginning."""

    code = "no-such-step"
    sentence = "The record has no step {at}; its steps are 0 to {steps}."


class Replay:
    """A record replayed up to a step: the state there, and the events as all saw them, with their steps."""

    def __init__(self, record: Record, at: int | None) -> None:
        """Raises NoSuchStep, and IllegalRecord at the first step that the rules do not allow."""
        self.record = record
        self.at = record.steps if at is None else at
        if not 0 <= self.at <= record.steps:
            raise NoSuchStep(at=self.at, steps=record.steps)
        self.state: State = record.new()
        self.state.log = []
        self.steps: list[int] = []
        places = [place for place, entry in enumerate(record.entries) if entry.text]
        for number, place in enumerate(places[: self.at], start=1):
            record.step(self.state, place)
            self.steps += [number] * (len(self.state.log) - len(self.steps))
        self.events: list[Event] = [event.seen_by(None) for event in self.state.log]

    def json(self) -> dict[str, object]:
        """All of it as plain values; seats count from 0, and a chooser of -1 is chance, of -2 that the game is over."""
        header, state = self.record.header, self.state
        over = state.chooser == OVER
        outcome = state.outcome() if over else None
        return {
            "game": header.game,
            "rules": header.rules,
            "edition": header.edition,
            "seats": header.seats,
            "options": state.options,
            "players": header.players,
            "practice": header.practice,
            "steps": self.record.steps,
            "at": self.at,
            "over": over,
            "chooser": int(state.chooser),
            "question": state.question,
            "legal": [action.text for action in state.legal()],
            "outcome": outcome.text() if outcome else None,
            "points": outcome.points if outcome else None,
            "sources": outcome.sources if outcome else None,
            "winners": list(outcome.winners) if outcome else None,
            "ending": outcome.ending if outcome else None,
            "decided": outcome.decided if outcome else None,
            "fingerprint": state.fingerprint(),
            "log": [{"step": step, **event_values(event)} for step, event in zip(self.steps, self.events, strict=True)],
        }

    def drawn(self, terminal: Terminal) -> RenderableType:
        """All of it in words: what happened step by step, and the table where it stops."""
        header, words = self.record.header, terminal.words
        players = read_players(header.players) or [Player("you") for _ in range(header.seats)]
        names = shown_names(players, words)
        board = board_for(header.game, words)
        grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
        grid.add_column(justify="right", style="dim", no_wrap=True)
        grid.add_column()
        for place, sentence in board.story(self.events, names):
            grid.add_row(str(self.steps[place]), Prose(sentence))
        view = self.state.view(None)
        table = Table(view, names, terminal.out.width, FULL, aid=True)
        if self.state.chooser == OVER:
            end = board.sheet(view, names)
        else:
            chooser = names[self.state.chooser] if self.state.chooser >= 0 else words.say("chance")
            question = words.say("cli-asked", player=chooser, question=board.question(table))
            end = Prose(question, style="bold cyan")
        heading = words.say("cli-replay", game=header.game, seats=header.seats, at=self.at, steps=self.record.steps)
        parts = [Prose(heading, style="bold"), *([Prose(words.say("cli-practice"))] if header.practice else [])]
        return Group(*parts, "", grid, "", board.public(table), "", end)


def event_values(event: Event) -> dict[str, object]:
    """An event as plain values."""
    fields = {name: int(value) if isinstance(value, int) else str(value) for name, value in event.fields.items()}
    return {"key": event.key, "seat": int(event.seat), "fields": fields}


def check(path: Path, terminal: Terminal) -> bool:
    """Check a record or an edition file, and say in a line what came of it. Returns whether it is sound."""
    try:
        sentence = checked_edition(path, terminal) if path.suffix == ".toml" else checked_record(path, terminal)
    except SeraiError as error:
        sentence = plain(terminal.words.error(error))
        named = str(path) in [str(error.fields.get(field)) for field in ("path", "source")]
        terminal.warn(sentence if named else f"{path}: {sentence}")
        return False
    terminal.tell(f"{path}: {sentence}")
    return True


def checked_record(path: Path, terminal: Terminal) -> str:
    """What a sound record holds.

    Raises what is wrong with the file.
    """
    record = read_record(path)
    over = "yes" if record.replay().chooser == OVER else "no"
    header = record.header
    return terminal.say("cli-sound-record", game=header.game, seats=header.seats, steps=record.steps, over=over)


def checked_edition(path: Path, terminal: Terminal) -> str:
    """What a sound edition file holds.

    Raises what is wrong with the file.
    """
    found = game(game_of(read_text(path)), path)
    warnings = [plain(terminal.words.error(warning)) for warning in found.edition.warnings]
    sentence = terminal.say("cli-sound-edition", game=found.key, name=found.edition.name)
    return " ".join([sentence, *warnings])


def game_of(source: str) -> str:
    """The game that an edition file says it is for; the first of all if it does not say."""
    try:
        named = tomllib.loads(source).get("game")
    except (tomllib.TOMLDecodeError, RecursionError):
        named = None
    return named if named in GAMES else GAMES[0]
