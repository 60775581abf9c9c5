"""Positions of IUNU set up from words, where playing up to them would hide what a test is about."""

import serai
from serai.iunu.edition import AFTERLIFE, CASTES, KINDS
from serai.iunu.frames import PLAY, TURNS
from serai.iunu.game import Iunu
from serai.iunu.state import NONE, Burial, IunuState


def iunu(edition: str | None = None) -> Iunu:
    """IUNU in the built-in edition or in that of a file."""
    game = serai.game("iunu", edition)
    assert isinstance(game, Iunu)
    return game


def counts(words: str, names: tuple[str, ...] = CASTES) -> list[int]:
    """`farmer x2, baker` as counts by kind."""
    result = [0] * len(names)
    for entry in [part.strip() for part in words.split(",") if part.strip()]:
        name, _, times = entry.partition(" x")
        result[names.index(name)] += int(times) if times else 1
    return result


def table(
    seats: int = 2,
    *,
    hands: tuple[str, ...] = (),
    unfed: tuple[str, ...] = (),
    fed: tuple[str, ...] = (),
    afterlife: tuple[str, ...] = (),
    deben: tuple[int, ...] = (),
    dice: str = "4-2-1",
    deck: str | None = None,
    round: int = 1,
    start: int = 0,
    turn: int = 0,
    scribe: str = "set",
    game: Iunu | None = None,
) -> IunuState:
    """A table at somebody's turn to play, with a log; words are as in `counts`, by seat; what is left out is empty.

    `turn` is how many seats had their turn in this round. `afterlife` is what each seat buried. The deck is all that
    does not lie elsewhere, or the words of `deck`. Who has yet to play needs a card in hand.
    """
    state = (game or iunu()).new(seats=seats, scribe=scribe)
    state.hands = _all(hands, seats)
    state.unfed = _all(unfed, seats)
    state.fed = _all(fed, seats)
    state.hand_sizes = [sum(state.hands[seat * KINDS : (seat + 1) * KINDS]) for seat in range(seats)]
    for place, count in enumerate(state.hands[:]):
        state.deck[place % KINDS] -= count + state.unfed[place] + state.fed[place]
    assert min(state.deck) >= 0, "more cards than there are"
    if deck is not None:
        state.deck = counts(deck)
    state.deck_size = sum(state.deck)
    _bury(state, afterlife)
    state.deben = [*deben, *state.deben[len(deben) :]]
    state.dice = [int(die) for die in dice.split("-")]
    state.round, state.start, state.kept = round, start, [NONE] * seats
    state.stack = [TURNS[turn + 1], PLAY[(start + turn) % seats]]
    state.log = []
    state.advance()
    return state


def texts(state: IunuState) -> list[str]:
    """The legal actions as texts."""
    return [action.text for action in state.legal()]


def _bury(state: IunuState, afterlife: tuple[str, ...]) -> None:
    for seat, words in enumerate(afterlife):
        for kind, count in enumerate(counts(words, AFTERLIFE)):
            state.afterlife[kind] -= count
            state.burials += [Burial(seat, kind, ()) for _ in range(count)]
    assert min(state.afterlife) >= 0, "more Afterlife cards than there are"


def _all(words: tuple[str, ...], seats: int) -> list[int]:
    padded = [*words, *[""] * (seats - len(words))]
    assert len(padded) == seats, "more seats than there are"
    return [count for one in padded for count in counts(one)]
