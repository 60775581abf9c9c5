"""Positions of HUNS set up from words, where playing up to them would hide what a test is about."""

import serai
from serai.huns.assess import assess
from serai.huns.camp import MERCENARIES
from serai.huns.edition import CARDS, CURSE, FAMILIES, HUES, LETTERS, SIZE
from serai.huns.frames import ROUND, TURN
from serai.huns.game import Huns
from serai.huns.notation import MARK_WORDS
from serai.huns.state import NONE, UP, Camp, Deck, HunsState, Loading, Placed, bit, bits

STEPS = {"start": 0, "before": 1, "die": 2, "after": 3, "end": 4}
"""Where a turn begins: its start effects, the Raids before the die, the die, the Raids after it, its end effects."""

OWN = ("sun-BBRR, sun-KKGY", "wolf-BBGG, wolf-RRKK", "eagle-RRYY, stag-GGBK", "stag-RRBG, stag-KKYY")
"""The loading Wagons of each seat where a test names none: no colour fits on both."""
ROW = ("sun-BBKK", "wolf-RRGY", "eagle-GGKY", "stag-RRGG", "sun-BBGY", "wolf-BRGK", "eagle-KKRG", "sun-YYGK")
"""The Wagons of which the first four that lie nowhere else lie face up."""


def huns(edition: str | None = None) -> Huns:
    """HUNS in the built-in edition or in that of a file."""
    game = serai.game("huns", edition)
    assert isinstance(game, Huns)
    return game


def table(
    seats: int = 3,
    *,
    camps: tuple[str, ...] = (),
    wagons: tuple[str | None, ...] = (),
    sent: tuple[str, ...] = (),
    stash: tuple[str, ...] = (),
    dice: str = "2-2-2-2-2",
    reserve: dict[str, int] | None = None,
    row: str | None = None,
    bag: str | None = None,
    decks: dict[str, str] | None = None,
    round: int = 1,
    first: int = 0,
    turn: int = 0,
    step: str = "die",
    raids: str = "once",
    raided: bool = False,
    drew: bool = False,
) -> HunsState:
    """A table in the turn of a seat, with a log; by seat what lies in its Camp, words between commas.

    `camps` has cards: `archer BB` with two blue Valuables, `rust by 1 R` from seat 1 (else from the next seat), `rust
    lifted`, `envy fled`, `ambush used`. `wagons` has those loading, `sun-BBRR B..R` with Valuables on the spaces in the
    order BRGKY; None stands for two empty ones. `sent` are dispatched, `stash` has letters. `dice` and `reserve` are by
    colour; the reserve is what lies nowhere else. `decks` has words by family; else each is what lies nowhere else.
    `step` tells where in the turn the table is; `over` is a finished game.
    """
    state = huns().new(seats=seats, raids=raids)
    state.camps = [_camp(state, seat, _of(camps, seat), _of(stash, seat)) for seat in range(seats)]
    _lay_wagons(state, [_of(wagons, seat, None) for seat in range(seats)], [_of(sent, seat) for seat in range(seats)])
    _lay_row(state, row, bag)
    _count_reserve(state, reserve or {})
    _lay_decks(state, decks or {})
    state.dice = [int(die) for die in dice.split("-")]
    state.round, state.first, state.active, state.raided, state.drew = round, first, turn, raided, drew
    return _begin(state, step)


def texts(state: HunsState) -> list[str]:
    """The legal actions as texts."""
    return [action.text for action in state.legal()]


def _of(words: "tuple[str | None, ...] | tuple[str, ...]", seat: int, default: str | None = "") -> str:
    found = words[seat] if seat < len(words) else default
    return OWN[seat] if found is None else found


def _entries(words: str) -> list[list[str]]:
    return [entry.split() for entry in words.split(",") if entry.strip()]


def _camp(state: HunsState, seat: int, words: str, stash: str) -> Camp:
    cards = sorted([_card(state, seat, entry) for entry in _entries(words)], key=lambda placed: int(placed.card))
    camp = Camp(cards, [], [], [stash.count(letter) for letter in LETTERS])
    for placed in cards:
        camp.holds |= bit(placed.card)
        if placed.mark != UP:
            camp.turned |= bit(placed.card)
    return camp


def _card(state: HunsState, seat: int, entry: list[str]) -> Placed:
    """`rust by 1 RR lifted`."""
    card, mark, load = CARDS.index(entry[0]), UP, ""
    by = (seat + 1) % state.seats if card // SIZE == CURSE else NONE
    for place, word in enumerate(entry[1:], start=1):
        if word == "by":
            by = int(entry[place + 1])
        elif word in MARK_WORDS:
            mark = MARK_WORDS.index(word)
        elif not word.isdigit():
            load = word
    return Placed(card, by, mark, tuple([load.count(letter) for letter in LETTERS]), 0)


def _begin(state: HunsState, step: str) -> HunsState:
    for camp in state.camps:
        assess(state.rules, camp)
        camp.noted = camp.filled & MERCENARIES
    state.stack, state.changed, state.log = [], (1 << state.seats) - 1, []
    if step == "over":
        state.ending, state.chooser = "deck", serai.OVER
    else:
        state.stack = [ROUND, TURN[STEPS[step]]]
        state.advance()
    return state


def _lay_wagons(state: HunsState, wagons: list[str], sent: list[str]) -> None:
    keys = state.rules.numbers.wagon_keys
    for seat, camp in enumerate(state.camps):
        for entry in _entries(wagons[seat]):
            load = entry[1] if len(entry) > 1 else "...."
            hues = tuple([LETTERS.index(letter) if letter != "." else NONE for letter in load])
            wagon = keys.index(entry[0])
            camp.wagons.append(Loading(wagon, state.rules.numbers.wagons[wagon], hues))
        camp.wagons.sort(key=lambda loading: int(loading.wagon))
        camp.sent = [keys.index(word) for entry in _entries(sent[seat]) for word in entry]


def _lay_row(state: HunsState, row: str | None, bag: str | None) -> None:
    keys = state.rules.numbers.wagon_keys
    used = [int(wagon) for camp in state.camps for wagon in [*camp.sent, *[one.wagon for one in camp.wagons]]]
    names = [key for key in ROW if keys.index(key) not in used][:4] if row is None else row.replace(",", " ").split()
    state.row = [keys.index(key) for key in names]
    used += state.row
    assert len(set(used)) == len(used), "a Wagon lies in two places"
    rest = [key for wagon, key in enumerate(keys) if wagon not in used]
    state.bag = sum([bit(keys.index(key)) for key in (rest if bag is None else bag.replace(",", " ").split())])
    assert not set(bits(state.bag)) & set(used), "a Wagon lies in two places"


def _count_reserve(state: HunsState, reserve: dict[str, int]) -> None:
    for hue, letter in enumerate(LETTERS):
        for camp in state.camps:
            lying = camp.stash[hue] + sum([placed.load[hue] for placed in camp.cards])
            state.reserve[hue] -= lying + sum([loading.load.count(hue) for loading in camp.wagons])
        state.reserve[hue] = reserve.get(letter, state.reserve[hue])
    assert min(state.reserve) >= 0, "more Valuables than there are"


def _lay_decks(state: HunsState, decks: dict[str, str]) -> None:
    laid = sum([int(camp.holds) for camp in state.camps])
    for family in range(HUES):
        place = family * SIZE
        mask = state.rules.deck(family, state.seats) & ~(laid >> place)
        if FAMILIES[family] in decks:
            names = [word for entry in _entries(decks[FAMILIES[family]]) for word in entry]
            mask = sum([bit(CARDS.index(name) - place) for name in names])
        state.decks[family] = Deck((mask,) if mask else (), ())
