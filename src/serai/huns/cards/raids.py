"""Raids (HUNS-18), in printed order: used once, on their owner's turn, if that would change something."""

from mypy_extensions import i64

from serai.huns.camp import safe, takeable, unlifted
from serai.huns.card import Card
from serai.huns.choices import HIRE, PURIFY, SABOTAGE, Exchange, manned, with_space
from serai.huns.drawing import push_look
from serai.huns.edition import EQUIPMENT, HUES, MERCENARY
from serai.huns.frames import DIE
from serai.huns.gather import DIFFERENT, Haul, push_gather, take_all
from serai.huns.state import NONE, NOTHING, HunsState, any_left, clockwise
from serai.huns.theft import AMBUSH, NIGHT, Lose, can_rob, loaded, push_night, start_theft


class Ambush(Card):
    """Take up to 2 Valuables from one opponent's Wagons or one of their Mercenaries."""

    def usable(self, state: HunsState, seat: i64) -> bool:
        """With something to take that could be placed (HUNS-37)."""
        return can_rob(state, seat, AMBUSH)

    def use(self, state: HunsState, seat: i64) -> None:
        """Ask what."""
        state.stack.append(start_theft(state, seat, AMBUSH))


class BorderPlunder(Card):
    """Take 3 Valuables of three different colours."""

    def usable(self, state: HunsState, seat: i64) -> bool:
        """With one that could be placed."""
        return takeable(state, seat)

    def use(self, state: HunsState, seat: i64) -> None:
        """Ask which colours."""
        push_gather(state, seat, 3, DIFFERENT)


class GreatHaul(Card):
    """Take 4 Valuables of one colour."""

    def usable(self, state: HunsState, seat: i64) -> bool:
        """With one that could be placed."""
        return takeable(state, seat)

    def use(self, state: HunsState, seat: i64) -> None:
        """Ask which colour."""
        state.stack.append(Haul(seat, 4))


class ForcedMarch(Card):
    """After the action, take another die that is left and act with it (HUNS-42)."""

    @property
    def late(self) -> bool:
        """Only after the action."""
        return True

    def usable(self, state: HunsState, seat: i64) -> bool:
        """With a die left."""
        return any_left(state.dice)

    def use(self, state: HunsState, seat: i64) -> None:
        """Ask which."""
        state.stack.append(DIE[seat])


class FreshWagon(Card):
    """Exchange a loading Wagon for a face-up one and place the Valuables that were on it."""

    def usable(self, state: HunsState, seat: i64) -> bool:
        """With both."""
        return len(state.camps[seat].wagons) > 0 and len(state.row) > 0

    def use(self, state: HunsState, seat: i64) -> None:
        """Ask which."""
        state.stack.append(Exchange(seat, NONE))


class Sabotage(Card):
    """All Valuables on one opponent's Mercenary go to the reserve."""

    def usable(self, state: HunsState, seat: i64) -> bool:
        """With such a Mercenary."""
        return len(manned(state, seat)) > 0

    def use(self, state: HunsState, seat: i64) -> None:
        """Ask which."""
        state.stack.append(SABOTAGE[seat])


class Levelling(Card):
    """Each opponent who has dispatched more Wagons loses a Valuable from a Wagon, of their choice."""

    def usable(self, state: HunsState, seat: i64) -> bool:
        """With such an opponent who has something to lose."""
        return len(ahead(state, seat)) > 0

    def use(self, state: HunsState, seat: i64) -> None:
        """Ask them clockwise."""
        for other in reversed(ahead(state, seat)):
            state.stack.append(Lose(other))


class Purification(Card):
    """Lift one face-up Curse without filling it."""

    def usable(self, state: HunsState, seat: i64) -> bool:
        """With such a Curse."""
        return len(unlifted(state, seat)) > 0

    def use(self, state: HunsState, seat: i64) -> None:
        """Ask which."""
        state.stack.append(PURIFY[seat])


class Armoury(Card):
    """Look at 3 Equipment cards, play one, put the rest under the deck (HUNS-41)."""

    def usable(self, state: HunsState, seat: i64) -> bool:
        """With a card in the deck."""
        return len(state.decks[EQUIPMENT].groups) > 0

    def use(self, state: HunsState, seat: i64) -> None:
        """Look at them."""
        push_look(state, seat, EQUIPMENT, 3, 1)


class HiredBlades(Card):
    """Fill all empty spaces of one Mercenary from the reserve, colours of the owner's choice (HUNS-39)."""

    def usable(self, state: HunsState, seat: i64) -> bool:
        """With such a Mercenary and a Valuable in the reserve."""
        return any_left(state.reserve) and len(with_space(state, seat, MERCENARY)) > 0

    def use(self, state: HunsState, seat: i64) -> None:
        """Ask which."""
        state.stack.append(HIRE[seat])


class NightRaid(Card):
    """Take one Valuable from a Wagon of each opponent, clockwise, then place them together."""

    def usable(self, state: HunsState, seat: i64) -> bool:
        """With one to take that could be placed (HUNS-37)."""
        return can_rob(state, seat, NIGHT)

    def use(self, state: HunsState, seat: i64) -> None:
        """Ask opponent by opponent."""
        push_night(state, seat, tuple(clockwise(state, seat)), NOTHING, ())


class SackOfTheCity(Card):
    """Take one Valuable of each colour."""

    def usable(self, state: HunsState, seat: i64) -> bool:
        """With one that could be placed."""
        return takeable(state, seat)

    def use(self, state: HunsState, seat: i64) -> None:
        """Take what is there."""
        take_all(state, seat, [(hue, min(1, state.reserve[hue])) for hue in range(HUES)])


def ahead(state: HunsState, seat: i64) -> list[int]:
    """The opponents, clockwise, whom a Levelling strikes: ahead, with a Valuable on a Wagon, without Bodyguard."""
    own = len(state.camps[seat].sent)
    return [
        other
        for other in clockwise(state, seat)
        if len(state.camps[other].sent) > own and loaded(state, other) and not safe(state, other)
    ]
