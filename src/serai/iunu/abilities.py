"""The steps that abilities put on the stack: feeding, adding, ransoms, and the Afterlife."""

from typing import Final

from mypy_extensions import i64

from serai.core.action import Action
from serai.core.frame import CHANCE, Frame
from serai.core.information import mix, mix_all
from serai.iunu import verbs
from serai.iunu.actions import MOST_SEATS
from serai.iunu.edition import AFTERLIFE, AFTERLIVES, ARTISAN, KINDS
from serai.iunu.state import UNSEEN, IunuState


class Feed(Frame[IunuState]):
    """A seat may buy so many more loaves at a fixed price (the Baker)."""

    def __init__(self, seat: i64, price: i64, loaves: i64) -> None:
        super().__init__(seat, "feed")
        self.price: i64 = price
        self.loaves: i64 = loaves

    def void(self, state: IunuState) -> bool:
        """Whether all loaves are bought."""
        return self.loaves == 0

    def options(self, state: IunuState) -> list[Action]:
        """Every caste with an unfed Citizen that bread can serve, while there is money; or to stop."""
        actions = state.rules.catalogue
        options = [actions.feed[kind] for kind in feedable(state, self.chooser, self.price)]
        options.append(actions.done)
        return options

    def take(self, state: IunuState, action: Action) -> None:
        """Buy one loaf and ask again, or stop."""
        if action is not state.rules.catalogue.done:
            verbs.feed(state, self.chooser, action.kind, self.price)
            state.stack.append(Feed(self.chooser, self.price, self.loaves - 1))

    def mix_into(self, key: i64) -> i64:
        """Mix in the price and the loaves."""
        return mix(mix(key, self.price), self.loaves)

    def text(self) -> str:
        """The frame with its seat, the price and the loaves left."""
        return f"feed {self.chooser} {self.price} {self.loaves}"


class Add(Frame[IunuState]):
    """A seat plays one more Citizen (the Artisan).

    It is always asked: that only one caste can be added is nobody else's to know (IUNU-28).
    """

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "add", True)

    def options(self, state: IunuState) -> list[Action]:
        """The castes that it can add."""
        return [state.rules.catalogue.add[kind] for kind in addable(state, self.chooser)]

    def take(self, state: IunuState, action: Action) -> None:
        """Pay the fee and lay it; its ability is not used."""
        verbs.lay(state, self.chooser, action.kind, 1, state.rules.numbers.fee)

    def text(self) -> str:
        """The frame with its seat."""
        return f"add {self.chooser}"


class Ransom(Frame[IunuState]):
    """A seat pays a Soldier's owner or hands over an unfed Farmer (IUNU-22)."""

    def __init__(self, seat: i64, to: i64) -> None:
        super().__init__(seat, "ransom")
        self.to: i64 = to

    def options(self, state: IunuState) -> list[Action]:
        """Both; who cannot pay hands over."""
        actions = state.rules.catalogue
        if state.deben[self.chooser] >= state.rules.numbers.ransom:
            return [actions.pay, actions.hand]
        return [actions.hand]

    def take(self, state: IunuState, action: Action) -> None:
        """Pay or hand over."""
        if action is state.rules.catalogue.pay:
            verbs.pay(state, self.chooser, self.to, state.rules.numbers.ransom)
        else:
            verbs.hand_farmer(state, self.chooser, self.to)

    def mix_into(self, key: i64) -> i64:
        """Mix in the Soldiers' owner."""
        return mix(key, self.to)

    def text(self) -> str:
        """The frame with its seat and the Soldiers' owner."""
        return f"ransom {self.chooser} {self.to}"


class Look(Frame[IunuState]):
    """Chance shows a seat Afterlife cards, one by one (the Priest). `seen` are kinds, or UNSEEN in others' views."""

    def __init__(self, seat: i64, seen: tuple[int, ...], left: i64) -> None:
        super().__init__(CHANCE, "look")
        self.seat: i64 = seat
        self.seen: tuple[int, ...] = seen
        self.left: i64 = left

    def options(self, state: IunuState) -> list[Action]:
        """The kinds that are in the Afterlife deck."""
        actions = state.rules.catalogue.look
        return [actions[kind] for kind in range(AFTERLIVES) if state.afterlife[kind] > 0]

    def weights(self, state: IunuState) -> list[int]:
        """How many of each the deck holds."""
        return [count for count in state.afterlife if count > 0]

    def take(self, state: IunuState, action: Action) -> None:
        """The next card; after the last, the seat keeps one. A single card is kept without a question (IUNU-23)."""
        verbs.look(state, self.seat, action.kind)
        seen = (*self.seen, int(action.kind))
        if self.left > 1:
            state.stack.append(Look(self.seat, seen, self.left - 1))
        elif len(seen) > 1:
            state.stack.append(Take(self.seat, seen))
        else:
            verbs.bury(state, self.seat, seen[0], ())

    def view(self, seat: i64) -> "Look":
        """The frame without the cards, for all but the seat that looks."""
        return self if seat == self.seat else Look(self.seat, (UNSEEN,) * len(self.seen), self.left)

    def mix_into(self, key: i64) -> i64:
        """Mix in the seat, how many are still to come and those seen, in no order."""
        return mix_all(mix(mix(key, self.seat), self.left), sorted(self.seen))

    def text(self) -> str:
        """The frame with its seat, the cards still to come and those seen."""
        return " ".join([f"look {self.seat} {self.left}", *afterlife_words(self.seen)])


class Take(Frame[IunuState]):
    """A seat keeps one of the Afterlife cards that it looks at (IUNU-23).

    It is always asked: that two cards are alike, and so the answer forced, is nobody else's to know (IUNU-28).
    """

    def __init__(self, seat: i64, seen: tuple[int, ...]) -> None:
        super().__init__(seat, "take", True)
        self.seen: tuple[int, ...] = seen

    def options(self, state: IunuState) -> list[Action]:
        """The kinds that it sees."""
        return [state.rules.catalogue.take[kind] for kind in sorted(set(self.seen))]

    def take(self, state: IunuState, action: Action) -> None:
        """Keep one face down, shuffle the others back (IUNU-29)."""
        returned = list(self.seen)
        returned.remove(action.kind)
        verbs.bury(state, self.chooser, action.kind, tuple(sorted(returned)))

    def view(self, seat: i64) -> "Take":
        """The frame without the cards, for all but the seat that looks."""
        return self if seat == self.chooser else Take(self.chooser, (UNSEEN,) * len(self.seen))

    def mix_into(self, key: i64) -> i64:
        """Mix in the cards seen, in no order."""
        return mix_all(mix(key, len(self.seen)), sorted(self.seen))

    def text(self) -> str:
        """The frame with its seat and the cards seen."""
        return " ".join([f"take {self.chooser}", *afterlife_words(self.seen)])


ADD: Final = [Add(seat) for seat in range(MOST_SEATS)]
RANSOMS: Final = [Ransom(seat, to) for seat in range(MOST_SEATS) for to in range(MOST_SEATS)]


def feedable(state: IunuState, seat: i64, price: i64) -> list[int]:
    """The castes of which a loaf at this price could feed a Citizen of the seat."""
    if state.deben[seat] < price:
        return []
    bread = state.rules.numbers.bread
    place = seat * KINDS
    return [kind for kind in range(KINDS) if state.unfed[place + kind] > 0 and bread[kind] > 0]


def addable(state: IunuState, seat: i64) -> list[int]:
    """The castes that an Artisan of the seat could add: in hand, and of fewer VP than the Artisan."""
    numbers = state.rules.numbers
    if state.deben[seat] < numbers.fee:
        return []
    place = seat * KINDS
    limit = numbers.vp[ARTISAN]
    return [kind for kind in range(KINDS) if state.hands[place + kind] > 0 and numbers.vp[kind] < limit]


def afterlife_words(cards: tuple[int, ...]) -> list[str]:
    """The keys of Afterlife cards, a question mark for each unseen one."""
    return [AFTERLIFE[kind] if kind >= 0 else "?" for kind in cards]
