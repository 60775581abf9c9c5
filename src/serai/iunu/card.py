"""What a caste of Citizens can do: the closed list of hooks."""

from mypy_extensions import i64

from serai.iunu.state import IunuState


class Caste:
    """A type of Citizen. Its numbers are in the edition, its words in the locale files under its key.

    A caste overrides the hooks that it needs; there are no others. `kind` is its number.
    """

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind

    def usable(self, state: IunuState, seat: i64) -> bool:
        """Whether using the ability would now do something (IUNU-26)."""
        return False

    def asks(self, state: IunuState, seat: i64) -> bool:
        """Whether the seat is asked to use it: if it is usable or, from what others see, might be (IUNU-28)."""
        return self.usable(state, seat)

    def use(self, state: IunuState, seat: i64) -> None:
        """Use the ability, once for the set just laid (IUNU-8)."""

    def alter_loaf_price(self, state: IunuState, seat: i64, price: i64) -> i64:
        """The price of a loaf for a seat, given what it would be without this caste."""
        return price

    def alter_card_price(self, state: IunuState, seat: i64, kind: i64, price: i64) -> i64:
        """What each further card of a set of a kind costs a seat, given what it would be without this caste."""
        return price


def loaf_price(state: IunuState, seat: i64) -> i64:
    """What a loaf costs a seat now: the highest die, as the castes alter it."""
    price: i64 = state.dice[0]
    for caste in state.rules.loaf_price_castes:
        price = caste.alter_loaf_price(state, seat, price)
    return price


def card_price(state: IunuState, seat: i64, kind: i64) -> i64:
    """What each card of a set after the first costs a seat now: 1 Deben (IUNU-6), as the castes alter it."""
    price: i64 = 1
    for caste in state.rules.card_price_castes:
        price = caste.alter_card_price(state, seat, kind, price)
    return price


def check_hooks(castes: list[Caste]) -> None:
    """Refuse a caste with a public method that is no hook, most likely a misspelt one.

    Raises TypeError.
    """
    allowed = set(dir(Caste))
    for caste in castes:
        for name in dir(type(caste)):
            if not name.startswith("_") and name not in allowed:
                raise TypeError(f"{type(caste).__name__}.{name} is no hook of Caste.")
