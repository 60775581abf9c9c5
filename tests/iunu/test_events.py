"""What somebody is told by events adds up to what their view shows, and Deben change only as events say."""

import pytest

from serai.core.event import Event
from serai.iunu.edition import AFTERLIFE, CASTES, KINDS
from serai.iunu.state import NONE, UNSEEN, IunuState
from serai.iunu.view import IunuView
from serai.testing.walk import Eye, Table, game_of
from tests.iunu.test_laws import TABLES


class Ledger:
    """A table kept by somebody who only hears events."""

    def __init__(self, seats: int, eye: Eye, deben: int, citizens: int, afterlife: int) -> None:
        self.seats, self.eye = seats, eye
        self.round, self.start, self.ending = 0, 0, ""
        self.dice = [0, 0, 0]
        self.deben = [deben] * seats
        self.hand = [0] * KINDS
        self.hand_sizes = [0] * seats
        self.deck_size, self.afterlife_size = citizens, afterlife
        self.unfed = [0] * (seats * KINDS)
        self.fed = [0] * (seats * KINDS)
        self.burials: list[tuple[int, int, tuple[int, ...]]] = []
        self.kept = [NONE] * seats
        self.thrown: list[int] = []

    def hear(self, event: Event) -> None:
        """One more event, as the eye sees it."""
        assert event.secret == {}
        told = event.fields
        card = told.get("card")
        getattr(self, f"on_{event.key}")(
            event.seat, *([card] if card else []), **{name: value for name, value in told.items() if name != "card"}
        )

    def on_began(self, seat: int, round: int) -> None:
        self.start, self.round = seat, round

    def on_rolled(self, seat: int, dice: str) -> None:
        assert seat == self.start
        self.dice = [int(die) for die in dice.split("-")]

    def on_lowered(self, seat: int, dice: str) -> None:
        self.on_rolled(self.start, dice)

    def on_drew(self, seat: int, card: str = "", cards: int = 1) -> None:
        assert (seat == self.eye) == bool(card)
        self.hand_sizes[seat] += cards
        self.deck_size -= cards
        if card:
            self.hand[CASTES.index(card)] += 1

    def on_laid(self, seat: int, card: str, count: int, cost: int) -> None:
        self.deben[seat] -= cost
        self.hand_sizes[seat] -= count
        self.unfed[seat * KINDS + CASTES.index(card)] += count
        if seat == self.eye:
            self.hand[CASTES.index(card)] -= count

    def on_used(self, seat: int, card: str) -> None:
        assert self.unfed[seat * KINDS + CASTES.index(card)] > 0

    on_declined = on_used

    def on_gained(self, seat: int, amount: int) -> None:
        self.deben[seat] += amount

    def on_paid(self, seat: int, amount: int, to: int) -> None:
        self.deben[seat] -= amount
        self.deben[to] += amount

    def on_fed(self, seat: int, card: str, cost: int) -> None:
        self.deben[seat] -= cost
        self.unfed[seat * KINDS + CASTES.index(card)] -= 1
        self.fed[seat * KINDS + CASTES.index(card)] += 1

    def on_handed(self, seat: int, card: str, to: int) -> None:
        self.unfed[seat * KINDS + CASTES.index(card)] -= 1
        self.unfed[to * KINDS + CASTES.index(card)] += 1

    def on_looked(self, seat: int, card: str = "", cards: int = 1) -> None:
        assert (seat == self.eye) == bool(card)
        self.afterlife_size -= cards

    def on_buried(self, seat: int, card: str = "", returned: int = 0, back: str = "") -> None:
        assert (seat == self.eye) == bool(card) == bool(back)
        self.afterlife_size += returned
        sent = tuple([AFTERLIFE.index(one) for one in back.split() if one != "-"]) if back else (UNSEEN,) * returned
        self.burials.append((seat, AFTERLIFE.index(card) if card else UNSEEN, sent))

    def on_chose(self, seat: int, card: str = "") -> None:
        assert (seat == self.eye) == bool(card)
        self.kept[seat] = CASTES.index(card) if card else UNSEEN

    def on_discarded(self, seat: int, cards: int) -> None:
        self.hand_sizes[seat] -= cards
        self.deck_size += cards
        if seat == self.eye and cards:
            self.hand = [int(kind == self.kept[seat]) for kind in range(KINDS)]

    def on_ended(self, seat: int, ending: str) -> None:
        self.ending = ending

    def check(self, view: IunuView) -> None:
        """What was heard is what is seen."""
        assert (view.round, view.start, view.ending, view.dice) == (self.round, self.start, self.ending, self.dice)
        assert (view.deben, view.unfed, view.fed) == (self.deben, self.unfed, self.fed)
        assert (view.hand, view.hand_sizes) == (self.hand, self.hand_sizes)
        assert (view.deck_size, view.afterlife_size) == (self.deck_size, self.afterlife_size)
        if not self.ending:
            assert [(one.seat, one.kept, one.returned) for one in view.burials] == self.burials
        if view.question == "keep":
            assert view.kept == self.kept
        elif view.question == "roll":
            self.kept = [NONE] * self.seats


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_events_add_up_to_views(table: Table) -> None:
    for seed in range(5):
        for eye in (0, table.seats - 1, None):
            ledger = Ledger(table.seats, eye, 9, 72, 12)
            heard = 0
            for state in game_of(table, seed):
                assert isinstance(state, IunuState)
                assert state.log is not None
                for event in state.log[heard:]:
                    ledger.hear(event.seen_by(eye))
                heard = len(state.log)
                ledger.check(state.view(eye))
