"""Effects of one moment: whose come first, and the order that an owner gives their own (HUNS-23, HUNS-32)."""

from mypy_extensions import i64

from serai.core.action import Action
from serai.core.frame import Frame
from serai.core.information import mix, mix_each
from serai.huns.camp import works
from serai.huns.card import CURSED, DISPATCH, RIVAL
from serai.huns.edition import CARDS, CURSE, SIZE
from serai.huns.state import HunsState, clockwise


class Effects(Frame[HunsState]):
    """Effects of one moment wait for a seat to let them act; if two or more would do something it says which first."""

    def __init__(self, seat: i64, cards: tuple[int, ...]) -> None:
        super().__init__(seat, "order")
        self.cards: tuple[int, ...] = cards

    def void(self, state: HunsState) -> bool:
        """Whether none of them would do anything now."""
        for card in self.cards:
            if acts(state, self.chooser, card):
                return False
        return True

    def options(self, state: HunsState) -> list[Action]:
        """Those that would do something now; the others wait (HUNS-60)."""
        first = state.rules.catalogue.first
        return [first[card] for card in self.cards if acts(state, self.chooser, card)]

    def take(self, state: HunsState, action: Action) -> None:
        """Let one act; the others wait below."""
        if len(self.cards) > 1:
            rest = tuple([card for card in self.cards if card != action.kind])
            state.stack.append(Effects(self.chooser, rest))
        state.rules.cards[action.kind].use(state, self.chooser)

    def mix_into(self, key: i64) -> i64:
        """Mix in the cards."""
        return mix_each(mix(key, len(self.cards)), self.cards)

    def text(self) -> str:
        """The frame with its seat and cards."""
        return " ".join([f"order {self.chooser}", *[CARDS[card] for card in self.cards]])


def acts(state: HunsState, seat: i64, card: i64) -> bool:
    """Whether a card works and its effect would do something for a seat."""
    for camp in state.camps:
        if (camp.works >> card) & 1:
            return state.rules.cards[card].usable(state, seat)
    return False


def push_effects(state: HunsState, seat: i64, moment: i64) -> None:
    """Let the effects of a moment in a seat's Camp act for it, if their cards work when it comes (HUNS-49)."""
    frame = effects(state, seat, moment)
    if frame is not None:
        state.stack.append(frame)


def effects(state: HunsState, seat: i64, moment: i64) -> Effects | None:
    """The effects of a moment in a seat's Camp, if there are any."""
    if not state.camps[seat].works & state.rules.moment_masks[moment]:
        return None
    return Effects(seat, tuple(of_moment(state, seat, moment)))


def of_moment(state: HunsState, seat: i64, moment: i64) -> list[int]:
    """The working cards in a Camp that act at a moment."""
    working: i64 = state.camps[seat].works & state.rules.moment_masks[moment]
    return [card for card in state.rules.moments[moment] if (working >> card) & 1]


def push_dispatched(state: HunsState, seat: i64) -> None:
    """After a Wagon was dispatched: its owner's effects, then the others', clockwise (HUNS-32)."""
    for other in reversed(clockwise(state, seat)):
        cards = of_moment(state, other, RIVAL)
        for placed in state.camps[seat].cards:
            card = placed.card
            cursed = card // SIZE == CURSE and placed.by == other and state.rules.cards[card].moment == CURSED
            if cursed and works(state, seat, card):
                cards.append(card)
        if cards:
            state.stack.append(Effects(other, tuple(sorted(cards))))
    push_effects(state, seat, DISPATCH)
