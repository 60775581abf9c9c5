"""The nine castes, in table order: what their abilities do."""

from mypy_extensions import i64

from serai.iunu import verbs
from serai.iunu.abilities import ADD, RANSOMS, Feed, Look, addable, feedable
from serai.iunu.actions import MOST_SEATS
from serai.iunu.card import Caste, check_hooks, loaf_price
from serai.iunu.edition import (
    ARTISAN,
    BAKER,
    FARMER,
    KINDS,
    MERCHANT,
    NOBLE,
    PHARAOH,
    PRIEST,
    SCRIBE,
    SOLDIER,
)
from serai.iunu.state import IunuState, clockwise, dynasty_count


class Farmer(Caste):
    """Each Farmer in a Dynasty, fed or not, lowers its owner's price of bread, never below 1."""

    def alter_loaf_price(self, state: IunuState, seat: i64, price: i64) -> i64:
        """Less the discount for each Farmer."""
        lowered: i64 = price - dynasty_count(state, seat, FARMER) * state.rules.numbers.discount
        return max(1, lowered)


class Baker(Caste):
    """Buy loaves at a price fixed now; each at once feeds one unfed Citizen (IUNU-21, IUNU-25)."""

    def usable(self, state: IunuState, seat: i64) -> bool:
        """With money for a loaf and somebody to feed."""
        return len(feedable(state, seat, loaf_price(state, seat))) > 0

    def use(self, state: IunuState, seat: i64) -> None:
        """Ask loaf by loaf."""
        state.stack.append(Feed(seat, loaf_price(state, seat), state.rules.numbers.loaves))


class Soldier(Caste):
    """Opponents with an unfed Farmer and not more Soldiers pay or hand one over (IUNU-20 to IUNU-22)."""

    def usable(self, state: IunuState, seat: i64) -> bool:
        """With somebody to threaten."""
        return len(threatened(state, seat)) > 0

    def use(self, state: IunuState, seat: i64) -> None:
        """Ask all that are threatened now, clockwise."""
        for victim in reversed(threatened(state, seat)):
            state.stack.append(RANSOMS[victim * MOST_SEATS + seat])


class Artisan(Caste):
    """Play one more Citizen of fewer VP for a fee."""

    def usable(self, state: IunuState, seat: i64) -> bool:
        """With money for the fee and such a Citizen in hand."""
        return len(addable(state, seat)) > 0

    def asks(self, state: IunuState, seat: i64) -> bool:
        """With money for the fee and any hand: whether such a Citizen is in it is nobody else's to know (IUNU-28)."""
        return state.hand_sizes[seat] > 0 and state.deben[seat] >= state.rules.numbers.fee

    def use(self, state: IunuState, seat: i64) -> None:
        """Ask which."""
        state.stack.append(ADD[seat])


class Merchant(Caste):
    """Gain Deben equal to the highest die (IUNU-25)."""

    def usable(self, state: IunuState, seat: i64) -> bool:
        """Always."""
        return True

    def use(self, state: IunuState, seat: i64) -> None:
        """Gain them."""
        verbs.gain(state, seat, state.dice[0])


class Scribe(Caste):
    """Sets of Scribes cost nothing; with the option `scribe=any`, no set of a Scribe's owner does (IUNU-7)."""

    def alter_card_price(self, state: IunuState, seat: i64, kind: i64, price: i64) -> i64:
        """Nothing for Scribes."""
        if kind == SCRIBE:
            return 0
        if state.free_sets and dynasty_count(state, seat, SCRIBE) > 0:
            return 0
        return price


class Priest(Caste):
    """Look at Afterlife cards, keep one (IUNU-23)."""

    def usable(self, state: IunuState, seat: i64) -> bool:
        """With an Afterlife card left."""
        return sum(state.afterlife) > 0

    def use(self, state: IunuState, seat: i64) -> None:
        """Let chance show them."""
        state.stack.append(Look(seat, (), min(state.rules.numbers.looks, sum(state.afterlife))))


class Noble(Caste):
    """Gain Deben equal to the sum of the dice, then lower them until the next roll (IUNU-25)."""

    def usable(self, state: IunuState, seat: i64) -> bool:
        """Always."""
        return True

    def use(self, state: IunuState, seat: i64) -> None:
        """Gain, then lower."""
        verbs.gain(state, seat, sum(state.dice))
        verbs.lower_dice(state)


class Pharaoh(Caste):
    """Every opponent who has Deben pays."""

    def usable(self, state: IunuState, seat: i64) -> bool:
        """With somebody who can pay."""
        for other in clockwise(state, seat):
            if state.deben[other] > 0:
                return True
        return False

    def use(self, state: IunuState, seat: i64) -> None:
        """Take the tribute of each, or what they have of it (IUNU-29)."""
        for other in clockwise(state, seat):
            amount = min(state.rules.numbers.tribute, state.deben[other])
            if amount > 0:
                verbs.pay(state, other, seat, amount)


def threatened(state: IunuState, seat: i64) -> list[int]:
    """The opponents, clockwise, with an unfed Farmer and not more Soldiers than the seat has."""
    own = dynasty_count(state, seat, SOLDIER)
    return [
        other
        for other in clockwise(state, seat)
        if state.unfed[other * KINDS + FARMER] > 0 and dynasty_count(state, other, SOLDIER) <= own
    ]


def all_castes() -> list[Caste]:
    """The nine castes in table order."""
    castes: list[Caste] = [
        Farmer(FARMER),
        Baker(BAKER),
        Soldier(SOLDIER),
        Artisan(ARTISAN),
        Merchant(MERCHANT),
        Scribe(SCRIBE),
        Priest(PRIEST),
        Noble(NOBLE),
        Pharaoh(PHARAOH),
    ]
    check_hooks(castes)
    return castes


def overriders(castes: list[Caste], hook: str) -> list[Caste]:
    """The castes that override a hook, in table order."""
    return [caste for caste in castes if hook in type(caste).__dict__]
