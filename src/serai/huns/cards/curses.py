"""Curses (HUNS-20), in printed order: they work in an opponent's Camp until they are lifted."""

from mypy_extensions import i64

from serai.core.frame import NOBODY, Frame
from serai.core.information import mix
from serai.huns import verbs
from serai.huns.camp import works
from serai.huns.card import CURSED, END, Card
from serai.huns.choices import SEND
from serai.huns.edition import CARDS, EQUIPMENT, HUES, MERCENARY
from serai.huns.gather import ANY, push_gather
from serai.huns.placing import Place
from serai.huns.state import NONE, NOTHING, HunsState, any_left
from serai.huns.theft import Lose, loaded

MUD_LOADS = 2


class LameHorse(Card):
    """Dice count one less."""

    def alter_value(self, face: i64, value: i64) -> i64:
        """One less."""
        return value - 1


class BrokenAxle(Card):
    """One loading place fewer; at once one loading Wagon goes under the Wagon deck (HUNS-34)."""

    def alter_places(self, places: i64) -> i64:
        """One fewer."""
        return places - 1

    def on_played(self, state: HunsState, seat: i64) -> None:
        """Ask which Wagon goes."""
        state.stack.append(SEND[seat])


class DenseFog(Card):
    """A Draw looks at one card fewer."""

    def alter_looks(self, face: i64, amount: i64) -> i64:
        """One fewer."""
        return amount - 1


class LeakingCasks(Card):
    """At the end of the turn one Valuable on the Wagons goes to the reserve."""

    @property
    def moment(self) -> i64:
        """The end of the turn."""
        return END

    def usable(self, state: HunsState, seat: i64) -> bool:
        """With one to lose."""
        return loaded(state, seat)

    def use(self, state: HunsState, seat: i64) -> None:
        """Ask which."""
        state.stack.append(Lose(seat))


class Mutiny(Card):
    """Mercenaries have no effect."""

    def allows_family(self, family: i64) -> bool:
        """Not of Mercenaries."""
        return family != MERCENARY


class Rust(Card):
    """Equipment has no effect."""

    def allows_family(self, family: i64) -> bool:
        """Not of Equipment."""
        return family != EQUIPMENT


class OathOfPeace(Card):
    """Raids cannot be used."""

    def allows_raids(self) -> bool:
        """They cannot."""
        return False


class BadOmen(Card):
    """A die showing 3 cannot be taken while a lower one is left."""

    def allows_die(self, state: HunsState, hue: i64) -> bool:
        """A lower one, or any if none is lower."""
        if state.dice[hue] < 3:
            return True
        for other in range(HUES):
            if 0 < state.dice[other] < state.dice[hue]:
                return False
        return True


class Mud(Card):
    """At most 2 Valuables a turn can be loaded on Wagons."""

    def alter_loads(self, loads: i64) -> i64:
        """No more than 2."""
        return min(loads, MUD_LOADS)


class Envy(Card):
    """When the cursed player dispatches a Wagon, who cursed them takes 2 Valuables of any colours."""

    @property
    def moment(self) -> i64:
        """A Wagon of the cursed player's is dispatched."""
        return CURSED

    def usable(self, state: HunsState, seat: i64) -> bool:
        """With a Valuable in the reserve."""
        return any_left(state.reserve)

    def use(self, state: HunsState, seat: i64) -> None:
        """Take them."""
        push_gather(state, seat, 2, ANY)


class Tribute(Card):
    """When the cursed player pillages, who cursed them takes 1 Valuable of that colour (HUNS-44)."""

    def after_pillage(self, state: HunsState, seat: i64, hue: i64) -> None:
        """After the pillager has placed."""
        for placed in state.camps[seat].cards:
            if placed.card == self.card:
                state.stack.append(PayTribute(placed.by, seat, self.card, hue))


class IdolOfErlik(Card):
    """Replacement Wagons come only at the end of the turn."""

    def allows_replacement(self) -> bool:
        """Not before."""
        return False


class PayTribute(Frame[HunsState]):
    """Who cursed with a Tribute takes a Valuable of the colour that was pillaged."""

    def __init__(self, seat: i64, victim: i64, card: i64, hue: i64) -> None:
        super().__init__(NOBODY, "tribute")
        self.seat: i64 = seat
        self.victim: i64 = victim
        self.card: i64 = card
        self.hue: i64 = hue

    def move(self, state: HunsState) -> None:
        """Take it and place it, if the Curse still works and the reserve has one."""
        if works(state, self.victim, self.card) and state.reserve[self.hue] > 0:
            verbs.take(state, self.seat, self.hue, 1)
            hand = list(NOTHING)
            hand[self.hue] = 1
            state.stack.append(Place(self.seat, tuple(hand), (), NONE, False))

    def mix_into(self, key: i64) -> i64:
        """Mix in all its parts."""
        return mix(mix(mix(mix(key, self.seat), self.victim), self.card), self.hue)

    def text(self) -> str:
        """The frame with all its parts."""
        return f"tribute {self.seat} {self.victim} {CARDS[self.card]} {self.hue}"
