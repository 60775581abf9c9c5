"""What a card of HUNS can do: the closed list of hooks."""

from typing import Final

from mypy_extensions import i64

from serai.huns.state import HunsState, bit

NEVER: Final = 0
START: Final = 1
END: Final = 2
DISPATCH: Final = 3
RIVAL: Final = 4
CURSED: Final = 5
RAIDED: Final = 6
"""Moments at which an effect acts: the start and the end of its owner's turn; when its owner, or a rival of its owner,
dispatches a Wagon; when whoever it curses does; after its owner used a Raid."""


class Card:
    """A kind of card. Its numbers are in the edition, its words in the locale files under its key.

    A card overrides the hooks that it needs; there are no others. Hooks are asked only while the card works (HUNS-29).
    `card` is its number; `moment` tells when `usable` and `use` are asked, NEVER for Raids, which their owner times.
    """

    def __init__(self, card: i64) -> None:
        self.card: i64 = card

    @property
    def moment(self) -> i64:
        """When the effect acts."""
        return NEVER

    @property
    def late(self) -> bool:
        """Whether a Raid can be used only after its owner's action."""
        return False

    def usable(self, state: HunsState, seat: i64) -> bool:
        """Whether the effect would now do something for a seat."""
        return False

    def use(self, state: HunsState, seat: i64) -> None:
        """Let the effect act for a seat."""

    def on_played(self, state: HunsState, seat: i64) -> None:
        """What happens at once when the card comes to a Camp."""

    def on_full(self, state: HunsState, seat: i64) -> None:
        """What happens when a Mercenary becomes full."""

    def after_pillage(self, state: HunsState, seat: i64, hue: i64) -> None:
        """What follows a Pillage of a colour by the seat in whose Camp the card lies."""

    def alter_value(self, face: i64, value: i64) -> i64:
        """The value of a die with a face, given what it would be without this card (HUNS-30)."""
        return value

    def alter_looks(self, face: i64, amount: i64) -> i64:
        """How many cards a Draw looks at, given the same without this card."""
        return amount

    def alter_pillage(self, hue: i64, face: i64, amount: i64) -> i64:
        """How many Valuables a Pillage of a colour takes, given the same without this card."""
        return amount

    def alter_plays(self, looks: i64, plays: i64) -> i64:
        """How many of the cards looked at in a Draw may be played, given the same without this card."""
        return plays

    def alter_need(self, family: i64, need: i64) -> i64:
        """How many Valuables a card of a family in the Camp needs, given the same without this card."""
        return need

    def alter_places(self, places: i64) -> i64:
        """How many loading places the Camp has, given the same without this card."""
        return places

    def alter_strays(self, strays: i64) -> i64:
        """How many Valuables a turn may be loaded on another colour, given the same without this card."""
        return strays

    def alter_loads(self, loads: i64) -> i64:
        """How many Valuables a turn may be loaded on Wagons, given the same without this card."""
        return loads

    def allows_family(self, family: i64) -> bool:
        """Whether cards of a family in the Camp have their effect."""
        return True

    def allows_raids(self) -> bool:
        """Whether the seat can use Raids."""
        return True

    def allows_die(self, state: HunsState, hue: i64) -> bool:
        """Whether the seat can take a die."""
        return True

    def allows_replacement(self) -> bool:
        """Whether a dispatched Wagon is replaced before the end of the turn."""
        return True

    def allows_theft(self) -> bool:
        """Whether opponents' cards can take or remove Valuables from the Camp."""
        return True

    def keeps_excess(self) -> bool:
        """Whether an excess Valuable of a Pillage may go to the Stash."""
        return False

    def score(self, state: HunsState, seat: i64) -> i64:
        """The VP that the card brings at the end beyond what its family does."""
        return 0


def check_hooks(cards: list[Card]) -> None:
    """Refuse a card with a public method that is no hook, most likely a misspelt one.

    Raises TypeError.
    """
    allowed = set(dir(Card))
    for card in cards:
        for name in dir(type(card)):
            if not name.startswith("_") and name not in allowed:
                raise TypeError(f"{type(card).__name__}.{name} is no hook of Card.")


class Listeners:
    """The cards that override a hook, in the order of their numbers; `mask` has a bit for each."""

    def __init__(self, cards: list[Card], hook: str) -> None:
        self.cards: list[Card] = [card for card in cards if hook in type(card).__dict__]
        self.mask: i64 = 0
        for card in self.cards:
            self.mask |= bit(card.card)
