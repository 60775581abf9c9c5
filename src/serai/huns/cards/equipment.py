"""Equipment (HUNS-17), in printed order: permanent, and some with an effect at once."""

from mypy_extensions import i64

from serai.huns.card import RAIDED, START, Card
from serai.huns.choices import REROLL
from serai.huns.edition import BLACK, BLUE, CURSE, GREEN, MERCENARY, RED, YELLOW
from serai.huns.gather import ANY, DIFFERENT, push_gather
from serai.huns.state import HunsState, any_left


class SwiftHorse(Card):
    """A die of value 1 counts as 2."""

    def alter_value(self, face: i64, value: i64) -> i64:
        """One more on a face of 1."""
        return value + 1 if face == 1 else value


class Saddlebags(Card):
    """One excess Valuable of a Pillage may go to the Stash."""

    def keeps_excess(self) -> bool:
        """It does."""
        return True


class SpareWagon(Card):
    """One loading place more; at once a Wagon for it and 2 Valuables of any colours."""

    def alter_places(self, places: i64) -> i64:
        """One more; the missing Wagon is taken at once (HUNS-34)."""
        return places + 1

    def on_played(self, state: HunsState, seat: i64) -> None:
        """Take the Valuables, after the Wagon."""
        push_gather(state, seat, 2, ANY)


class ScoutsHorn(Card):
    """A Draw with a die showing 1 looks at one card more."""

    def alter_looks(self, face: i64, amount: i64) -> i64:
        """One more on a face of 1."""
        return amount + 1 if face == 1 else amount


class Falcon(Card):
    """At the start of the turn one die that is left may be re-rolled."""

    @property
    def moment(self) -> i64:
        """The start of the turn."""
        return START

    def usable(self, state: HunsState, seat: i64) -> bool:
        """With a die left."""
        return any_left(state.dice)

    def use(self, state: HunsState, seat: i64) -> None:
        """Ask which."""
        state.stack.append(REROLL[seat])


class IronHooks(Card):
    """A Pillage of red, black or yellow takes one more."""

    def alter_pillage(self, hue: i64, face: i64, amount: i64) -> i64:
        """One more of these colours."""
        return amount + 1 if hue in (RED, BLACK, YELLOW) else amount


class WickerBaskets(Card):
    """A Pillage of blue, green or yellow takes one more."""

    def alter_pillage(self, hue: i64, face: i64, amount: i64) -> i64:
        """One more of these colours."""
        return amount + 1 if hue in (BLUE, GREEN, YELLOW) else amount


class PatchedCanvas(Card):
    """Once a turn one Valuable may be loaded on a space of another colour."""

    def alter_strays(self, strays: i64) -> i64:
        """One more."""
        return strays + 1


class BoneAmulet(Card):
    """Curses in the Camp need one Valuable fewer."""

    def alter_need(self, family: i64, need: i64) -> i64:
        """One fewer on Curses."""
        return need - 1 if family == CURSE else need


class PayChest(Card):
    """Mercenaries in the Camp need one Valuable fewer."""

    def alter_need(self, family: i64, need: i64) -> i64:
        """One fewer on Mercenaries."""
        return need - 1 if family == MERCENARY else need


class WarDrum(Card):
    """After a Raid take 1 Valuable of any colour (HUNS-40)."""

    @property
    def moment(self) -> i64:
        """After a Raid."""
        return RAIDED

    def usable(self, state: HunsState, seat: i64) -> bool:
        """With a Valuable in the reserve."""
        return any_left(state.reserve)

    def use(self, state: HunsState, seat: i64) -> None:
        """Take it."""
        push_gather(state, seat, 1, ANY)


class JewelledSaddle(Card):
    """At once take 2 Valuables of different colours."""

    def on_played(self, state: HunsState, seat: i64) -> None:
        """Take them."""
        push_gather(state, seat, 2, DIFFERENT)
