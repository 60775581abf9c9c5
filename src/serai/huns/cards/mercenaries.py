"""Mercenaries (HUNS-19), in printed order: they work while they are full."""

from mypy_extensions import i64

from serai.huns import verbs
from serai.huns.actions import HIGHEST
from serai.huns.card import DISPATCH, END, RIVAL, START, Card
from serai.huns.choices import INCREASE, WARD, with_space
from serai.huns.edition import CURSE, HUES, MERCENARY
from serai.huns.gather import ANY, SPENT, possible, push_gather
from serai.huns.state import HunsState, any_left
from serai.huns.theft import THIEF, can_rob, start_theft


class Quartermaster(Card):
    """At the start of the turn take 1 Valuable of a colour whose die is already taken."""

    @property
    def moment(self) -> i64:
        """The start of the turn."""
        return START

    def usable(self, state: HunsState, seat: i64) -> bool:
        """With such a Valuable in the reserve."""
        return possible(state, SPENT, 0) > 0

    def use(self, state: HunsState, seat: i64) -> None:
        """Take it."""
        push_gather(state, seat, 1, SPENT)


class Archer(Card):
    """A Pillage with a die showing 3 takes one more."""

    def alter_pillage(self, hue: i64, face: i64, amount: i64) -> i64:
        """One more on a face of 3."""
        return amount + 1 if face == HIGHEST else amount


class Bodyguard(Card):
    """Opponents' cards cannot take or remove Valuables from the Camp (HUNS-43)."""

    def allows_theft(self) -> bool:
        """They cannot."""
        return False


class Shaman(Card):
    """At the end of the turn put 1 Valuable from the reserve on a Curse or, if none has a space, on a Mercenary."""

    @property
    def moment(self) -> i64:
        """The end of the turn."""
        return END

    def usable(self, state: HunsState, seat: i64) -> bool:
        """With a Valuable and a space for it."""
        if not any_left(state.reserve):
            return False
        return len(with_space(state, seat, CURSE)) > 0 or len(with_space(state, seat, MERCENARY)) > 0

    def use(self, state: HunsState, seat: i64) -> None:
        """Ask where."""
        state.stack.append(WARD[seat])


class Interpreter(Card):
    """Whoever looks at three or more cards in a Draw may play two of them (HUNS-41)."""

    def alter_plays(self, looks: i64, plays: i64) -> i64:
        """One more of three or more."""
        return plays + 1 if looks > 2 else plays


class Captain(Card):
    """Each time it becomes full all used Raids are ready again (HUNS-38)."""

    def on_full(self, state: HunsState, seat: i64) -> None:
        """Turn them up."""
        verbs.ready_raids(state, seat)


class Teamster(Card):
    """When its owner dispatches a Wagon they take 2 Valuables of any colours."""

    @property
    def moment(self) -> i64:
        """A Wagon of its owner's is dispatched."""
        return DISPATCH

    def usable(self, state: HunsState, seat: i64) -> bool:
        """With a Valuable in the reserve."""
        return any_left(state.reserve)

    def use(self, state: HunsState, seat: i64) -> None:
        """Take them."""
        push_gather(state, seat, 2, ANY)


class Smuggler(Card):
    """Once a turn one Valuable may be loaded on a space of another colour; adds to Patched Canvas."""

    def alter_strays(self, strays: i64) -> i64:
        """One more."""
        return strays + 1


class Pathfinder(Card):
    """At the start of the turn one die that is left may be raised by 1."""

    @property
    def moment(self) -> i64:
        """The start of the turn."""
        return START

    def usable(self, state: HunsState, seat: i64) -> bool:
        """With a die below the highest face."""
        for hue in range(HUES):
            if 0 < state.dice[hue] < HIGHEST:
                return True
        return False

    def use(self, state: HunsState, seat: i64) -> None:
        """Ask which."""
        state.stack.append(INCREASE[seat])


class Thief(Card):
    """At the end of a turn in which its owner drew, take 1 Valuable from an opponent's Wagon."""

    @property
    def moment(self) -> i64:
        """The end of the turn."""
        return END

    def usable(self, state: HunsState, seat: i64) -> bool:
        """After a Draw, with one to take that could be placed (HUNS-37, HUNS-42)."""
        return state.drew and can_rob(state, seat, THIEF)

    def use(self, state: HunsState, seat: i64) -> None:
        """Ask which."""
        state.stack.append(start_theft(state, seat, THIEF))


class TaxCollector(Card):
    """When an opponent dispatches a Wagon its owner takes 1 Valuable of any colour."""

    @property
    def moment(self) -> i64:
        """A Wagon of a rival's is dispatched."""
        return RIVAL

    def usable(self, state: HunsState, seat: i64) -> bool:
        """With a Valuable in the reserve."""
        return any_left(state.reserve)

    def use(self, state: HunsState, seat: i64) -> None:
        """Take it."""
        push_gather(state, seat, 1, ANY)


class Veteran(Card):
    """At the end as many VP more as there are players (HUNS-43)."""

    def score(self, state: HunsState, seat: i64) -> i64:
        """One for each player."""
        return state.seats
