"""A table: the plan, the entries of its log, and the game that they make. No input, no output.

Entries are lines of text: `act SEAT ACTION`, `chance ACTION`, `undo COUNT` (entries of the record that stay),
`withdraw SEAT` (a secret answer that waits), `sit SEAT OWNER NAME`, `start`, `stand SEAT` and `return SEAT`. Whoever
plays them again has the same table.
"""

from collections.abc import Iterator

from serai.core.action import Action
from serai.core.errors import IllegalAction, Phrase
from serai.core.event import Event
from serai.core.frame import CHANCE, OVER, State
from serai.core.record import Record, Undo, UndoRefused, undoable
from serai.core.rng import Rng
from serai.server.errors import NotStarted, NotYourTurn, TableFull
from serai.server.plan import Plan, clean, game_of


class Table:
    """A table at its latest entry.

    `version` is the number of entries. `marks` has for each version how many events had happened by then, counted in a
    log that an undo shortens, and `turns` how many steps and undos. `asked` has for each seat that owes an
    answer the version from which on it was asked what it is asked now. `answers` are secret answers that wait for those
    of earlier seats, `keys` those of messages that are done.
    """

    def __init__(self, id: str, plan: Plan, entries: list[str]) -> None:
        self.id = id
        self.plan = plan
        self.game = game_of(plan)
        self.version = 0
        self.marks: list[int] = [0]
        self.turns: list[int] = [0]
        self.asked: dict[int, int] = {}
        self.started = False
        self.away: set[int] = set()
        self.answers: dict[int, Action] = {}
        self.keys: set[str] = set()
        self.record = Record.begin(self.game, len(plan.seats), plan.options)
        self.state = self._anew()
        for entry in entries:
            self.apply(entry)

    def _anew(self) -> State:
        state = self.record.new()
        state.log = []
        return state

    @property
    def log(self) -> list[Event]:
        """All that has happened, for whoever may know everything."""
        return self.state.log or []

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.chooser == OVER

    @property
    def bots(self) -> set[int]:
        """The seats of bots."""
        return {seat for seat, one in enumerate(self.plan.seats) if one.kind == "bot"}

    def open_seats(self) -> list[int]:
        """The seats where nobody sits yet."""
        return [seat for seat, one in enumerate(self.plan.seats) if one.kind == "open"]

    def owing(self) -> list[int]:
        """The seats that owe an answer."""
        if not self.started or self.state.chooser < 0:
            return []
        asked = self.state.waiting or [self.state.chooser]
        return [seat for seat in asked if seat not in self.answers]

    def legal(self, seat: int) -> list[Action]:
        """The legal actions of a seat: none where it owes no answer.

        What a seat may answer secretly does not hang on the answers of those before it, so any may stand for them.
        """
        if seat not in self.owing():
            return []
        state = self.state
        while state.chooser != seat:
            if state is self.state:
                state = state.copy()
                state.log = None
            state.apply(self.answers.get(state.chooser) or state.legal()[0])
        return state.legal()

    def check_act(self, seat: int, text: str) -> str:
        """The entry of an action.

        Raises NotStarted, NotYourTurn or IllegalAction.
        """
        if not self.started:
            raise NotStarted
        legal = self.legal(seat)
        if not legal:
            raise NotYourTurn
        if text not in [action.text for action in legal]:
            possible = ", ".join([action.text for action in legal])
            raise IllegalAction(action=text, question=self.state.question, possible=possible)
        return f"act {seat} {text}"

    def undo(self, seat: int) -> Undo:
        """How the latest decision of a seat is taken back; a secret answer of its own that waits is its latest.

        Secret answers of other people that wait were chosen since, as any choice.
        """
        if seat in self.answers:
            return Undo(len(self.record.entries), False)
        if self.answers.keys() - self.bots:
            reason = Phrase("undo-others", "somebody else has chosen since")
            return Undo(len(self.record.entries), False, reason)
        return undoable(self.record, seat, self.bots)

    def check_undo(self, seat: int) -> str:
        """The entry that takes back the latest decision of a seat.

        Raises NotStarted or UndoRefused.
        """
        if not self.started:
            raise NotStarted
        found = self.undo(seat)
        if not found:
            raise UndoRefused(reason=found.refused)
        return f"withdraw {seat}" if seat in self.answers else f"undo {found.entries}"

    def check_sit(self, owner: str, name: str) -> str:
        """The entry by which somebody takes a free seat.

        Raises TableFull.
        """
        if not self.open_seats():
            raise TableFull
        return f"sit {self.open_seats()[0]} {owner} {clean(name)}"

    def luck(self, rng: Rng) -> str | None:
        """The entry of the next chance step, None if nothing is left to chance now."""
        if not self.started or self.state.chooser != CHANCE:
            return None
        return f"chance {self.state.sample(rng).text}"

    def apply(self, entry: str) -> None:
        """Play an entry that was checked."""
        kind, _, rest = entry.partition(" ")
        before = self.state.question if kind != "undo" else None
        getattr(self, f"_{kind}")(rest)
        self.version += 1
        self.marks.append(len(self.log))
        self.turns.append(self.turns[-1] + int(kind in ("act", "chance", "undo")))
        actor = int(rest.split(" ")[0]) if kind == "act" else None
        since = self.asked if self.state.question == before else {}
        self.asked = {seat: since[seat] if seat in since and seat != actor else self.version for seat in self.owing()}

    def stale(self, seat: int, version: int) -> bool:
        """Whether what a seat was shown at a version is no longer what it is asked.

        Secret answers of others, and people who come and go, do not change that.
        """
        if not 0 <= version <= self.version:
            return True
        if seat in self.asked:
            return version < self.asked[seat]
        return self.turns[version] != self.turns[-1]

    def _act(self, rest: str) -> None:
        seat, _, text = rest.partition(" ")
        self.answers[int(seat)] = self.game.actions.parse(text)
        while self.state.chooser in self.answers:
            self._play(self.answers.pop(self.state.chooser))

    def _chance(self, rest: str) -> None:
        self._play(self.game.actions.parse(rest))

    def _play(self, action: Action) -> None:
        self.state.take(action)
        self.record.note(action)

    def _undo(self, rest: str) -> None:
        past = len(self.record.entries)
        del self.record.entries[int(rest) :]
        self.record.header.practice = self.record.header.practice or past > int(rest) + 1
        self.answers.clear()
        self.state = self._anew()
        for index in range(len(self.record.entries)):
            self.record.step(self.state, index)
        self.marks = [min(mark, len(self.log)) for mark in self.marks]

    def _withdraw(self, rest: str) -> None:
        del self.answers[int(rest)]

    def _sit(self, rest: str) -> None:
        seat, owner, name = rest.split(" ", 2) if rest.count(" ") > 1 else (*rest.split(" "), "")
        one = self.plan.seats[int(seat)]
        one.kind, one.owner, one.name = "person", owner, name

    def _start(self, rest: str) -> None:
        for seat in self.open_seats():
            self.plan.seats[seat].kind = "bot"
        self.record.header.players = [_quiet(one.name) or f"{seat + 1}" for seat, one in enumerate(self.plan.seats)]
        self.started = True

    def _stand(self, rest: str) -> None:
        self.away.add(int(rest))

    def _return(self, rest: str) -> None:
        self.away.discard(int(rest))

    def played_by_bots(self) -> Iterator[tuple[int, str]]:
        """The seats that owe an answer and whom a bot plays for, with the bot's level."""
        for seat in self.owing():
            one = self.plan.seats[seat]
            if one.kind == "bot" or seat in self.away:
                yield seat, one.level


def _quiet(name: str) -> str:
    """A name as the header of a record takes it."""
    return name.replace(",", " ").strip()
