"""A game at the terminal: people and bots take turns, and every step is saved."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.console import Group, RenderableType

from serai.cli.boards.board import FULL, TERSE
from serai.cli.boards.registry import board_for
from serai.cli.players import Player, make_bots, shown_names
from serai.cli.prose import Prose
from serai.cli.render import Scene, draw, line
from serai.cli.save import Claim, check_new, save
from serai.cli.terminal import Terminal, plain
from serai.core.action import Action, Catalogue
from serai.core.errors import SeraiError
from serai.core.frame import CHANCE, OVER, State
from serai.core.record import Record, UndoRefused, undoable
from serai.core.rng import Rng
from serai.files import UnwritableFile

PROMPT: Final = ">"


class Left(Exception):
    """The people left the game before its end."""


class Session:
    """One game at one terminal.

    `claim` is the right to the file that holds the game; `shown` is the person whose cards the screen may show,
    `latest` the one who chose last; `told` counts, for each seat, the events before its latest decision; `ended` tells
    that the game was over from the first, so that its file stays as it is; `trouble` says why the game could not be
    saved last time; `fresh` tells that something has changed since the screen was drawn; `aid` is whether the memory
    aid is on.
    """

    def __init__(self, terminal: Terminal, record: Record, players: list[Player], claim: Claim, rng: Rng) -> None:
        """Raises IllegalRecord if the record has a step that the rules do not allow."""
        self.terminal = terminal
        self.say = terminal.say
        self.record = record
        self.names = shown_names(players, terminal.words)
        self.board = board_for(record.game.key, terminal.words)
        self.claim = claim
        self.rng = rng
        self.bots = make_bots(players, rng)
        people = [seat for seat in range(len(players)) if seat not in self.bots]
        self.shown: int | None = people[0] if len(people) == 1 else None
        self.latest: int | None = None
        self.state, self.told = retold(record)
        self.ended = self.state.chooser == OVER
        self.notice = ""
        self.trouble = ""
        self.fresh = True
        self.aid = False
        if not self.ended:
            record.header.players = [player.text() for player in players]

    def run(self) -> None:
        """Play to the end, each step saved.

        Raises UnwritableFile if the game cannot be saved at its beginning, and Left if the people leave it.
        """
        if not self.ended:
            save(self.claim.path, self.record.text())
        while self.state.chooser != OVER:
            seat = self.state.chooser
            if seat == CHANCE:
                self.step(self.state.sample(self.rng))
            elif seat in self.bots:
                self.step(self.bots[seat].choose(self.state.view(seat), self.state.legal(), None))
            elif self.shown == seat:
                self.ask(seat)
            else:
                self.cover(seat)

    def step(self, action: Action) -> None:
        """Play an action and save the game, but for chance steps that another follows.

        Raises IllegalAction.
        """
        self.state.take(action)
        self.record.note(action)
        self.fresh = True
        if self.state.chooser != CHANCE:
            self.keep()

    def keep(self) -> bool:
        """Save the game; returns whether that went well. If not, it is told once, and play goes on."""
        try:
            save(self.claim.path, self.record.text())
        except UnwritableFile as error:
            trouble = self.terminal.words.error(error)
            if trouble != self.trouble:
                self.tell(trouble)
            self.trouble = trouble
            return False
        self.trouble = ""
        return True

    def tell(self, what: SeraiError | str) -> None:
        """Tell a person something beside the game: above the next question, or at once where lines are read."""
        sentence = plain(self.terminal.words.error(what) if isinstance(what, SeraiError) else what)
        if self.terminal.live:
            self.notice = sentence
        else:
            self.terminal.warn(sentence)

    def scene(self, seat: int | None) -> Scene:
        """What a seat is shown, or everybody."""
        events = [event.seen_by(seat) for event in self.state.log or []]
        old = 0 if seat is None else min(self.told[seat], len(events))
        legal = self.state.legal() if seat is not None else []
        return Scene(self.state.view(seat), self.names, events, old, legal, self.aid)

    def ask(self, seat: int) -> None:
        """Show a person the game, read one line, and do what it says.

        Raises Left.
        """
        if self.fresh or self.terminal.live:
            draw(self.terminal, self.board, self.scene(seat), self.notice)
            self.fresh, self.notice = False, self.trouble
        self.obey(seat, self.read())

    def cover(self, seat: int) -> None:
        """Hide all hands until the person whose turn it is says to be alone with the screen.

        Raises Left.
        """
        self.shown = None
        out = self.terminal.out
        if self.terminal.live:
            out.clear()
        else:
            self.terminal.print(*[""] * (out.height if out.is_terminal else 1))
        public = self.board.public(self.scene(None).table(out.width, TERSE))
        self.terminal.print(public, "", Prose(self.notice, style="bold red"))
        self.terminal.print(Prose(self.say("cli-cover", player=self.names[seat]), style="bold cyan"))
        self.notice = self.trouble
        line = self.read()
        if not line:
            self.shown, self.fresh = seat, True
        elif line.split()[0].casefold() in ("undo", "quit", "save"):
            self.obey(seat if self.latest is None else self.latest, line)

    def read(self) -> str:
        """A line from a person.

        Raises Left where nothing more comes.
        """
        try:
            return self.terminal.ask(PROMPT)
        except EOFError:
            raise Left from None

    def obey(self, seat: int, line: str) -> None:
        """Do what a line says: a command, or else the choice of an action.

        Raises Left.
        """
        word, _, rest = line.replace("?", "? ", 1).partition(" ") if line.startswith("?") else line.partition(" ")
        command = COMMANDS.get(word.casefold())
        if command is not None:
            command(self, seat, rest.strip())
        else:
            self.choose(seat, line)

    def choose(self, seat: int, line: str) -> None:
        """Play the action that a line names by its number or its notation."""
        legal = self.state.legal()
        try:
            if line.isascii() and line.isdigit() and 0 < int(line[:9]) <= len(legal):
                action = legal[int(line) - 1]
            elif not line or line.isdigit():
                self.tell(self.say("cli-no-choice", count=len(legal)))
                return
            else:
                action = named(line, self.record.game.actions)
            before = len(self.state.log or [])
            self.step(action)
            self.told[seat], self.latest = before, seat
        except SeraiError as error:
            self.tell(error)

    def explain(self, seat: int, name: str) -> None:
        """Explain the question and the cards that it is about, or one card."""
        legal = self.state.legal()
        if not name:
            table = self.scene(seat).table(self.terminal.out.width, FULL)
            commands = self.say("cli-commands", card=self.board.example())
            self.page(Group(self.board.explain(table, legal), "", Prose(commands, style="dim")))
            return
        card = self.board.card(self.record.game, name)
        if card is None:
            self.tell(self.say("cli-no-card", name=name))
        else:
            self.page(card)

    def page(self, thing: RenderableType) -> None:
        """Show something beside the game."""
        self.terminal.page(thing, self.say("cli-go-on"))

    def show_log(self, seat: int, rest: str) -> None:
        """Show all that happened, as the person may know it."""
        scene = self.scene(seat)
        turns = self.board.digest(scene.events, self.names, seat)
        self.page(Group(*[line(self.terminal, turn) for turn in turns]))

    def show_table(self, seat: int, rest: str) -> None:
        """Show all that lies on the table, with every card."""
        table = self.scene(seat).table(self.terminal.reading_width, FULL)
        self.page(Group(self.board.public(table), "", self.board.own(table)))

    def show_cards(self, seat: int, rest: str) -> None:
        """Show all cards."""
        self.page(self.board.cards(self.record.game))

    def show_rules(self, seat: int, rest: str) -> None:
        """Show the rules."""
        self.page(self.board.rules(self.record.game))

    def undo(self, seat: int, rest: str) -> None:
        """Take back the person's latest decision, or tell why that cannot be."""
        undo = undoable(self.record, seat, self.bots)
        if not undo:
            self.tell(UndoRefused(reason=undo.refused))
            return
        del self.record.entries[undo.entries :]
        self.record.header.practice = self.record.header.practice or undo.practice
        self.state, self.told = retold(self.record)
        self.fresh = True
        if len(self.names) > len(self.bots) + 1:
            self.shown = None
        self.tell(self.say("cli-undone-practice" if undo.practice else "cli-undone"))
        self.keep()

    def save(self, seat: int, rest: str) -> None:
        """Save the game, in a new file if one is named; it is saved there from then on."""
        if rest:
            try:
                self.move(Path(os.path.expanduser(rest)))
            except UnwritableFile as error:
                self.tell(error)
                return
        if rest or self.keep():
            self.tell(self.say("cli-saved", path=str(self.claim.path)))

    def move(self, path: Path) -> None:
        """Save the game in a new file, and from then on there.

        Raises UnwritableFile, and stays with the old one.
        """
        claim = Claim(path)
        try:
            check_new(path)
            save(path, self.record.text())
        except BaseException:
            claim.release()
            raise
        self.claim.release()
        self.claim = claim

    def quit(self, seat: int, rest: str) -> None:
        """Leave the game.

        Raises Left.
        """
        raise Left


def named(line: str, catalogue: Catalogue) -> Action:
    """The action that a line of notation names, in capitals or small letters.

    Raises UnknownAction if there is none.
    """
    wanted = " ".join(line.split()).casefold()
    for action in catalogue:
        if action.text.casefold() == wanted:
            return action
    return catalogue.parse(line)


def retold(record: Record) -> tuple[State, list[int]]:
    """The state that a record leads to, its events logged, and for each seat the events before its latest decision.

    Raises IllegalRecord at the first step that the rules do not allow.
    """
    state = record.new()
    state.log = []
    told = [0] * record.header.seats
    for index, entry in enumerate(record.entries):
        if entry.text:
            if state.chooser >= 0:
                told[state.chooser] = len(state.log)
            record.step(state, index)
    return state, told


COMMANDS: Final[dict[str, Callable[[Session, int, str], None]]] = {
    "?": Session.explain,
    "help": Session.explain,
    "undo": Session.undo,
    "table": Session.show_table,
    "log": Session.show_log,
    "cards": Session.show_cards,
    "rules": Session.show_rules,
    "save": Session.save,
    "quit": Session.quit,
}
"""What can be typed instead of a choice; the same words in every language, as the notation is."""
