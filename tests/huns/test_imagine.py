"""Imagined worlds are uniform among the physical deals that fit all that a seat was told (design §6, HUNS-28).

Random games of editions with tiny decks are followed by counting out every order of the cards, see belief.py; where
something is hidden, now and then, many worlds are imagined and compared with that.
"""

from collections import Counter
from collections.abc import Callable

import pytest

import serai
from serai.core.action import Action
from serai.core.rng import Rng
from serai.huns import dealing
from serai.huns.dealing import History, Way
from serai.huns.drawing import Choose, Look
from serai.huns.edition import EQUIPMENT, FAMILIES, HUES
from serai.huns.game import Huns
from serai.huns.state import NONE, Deck, Glance, HunsState, bits
from serai.testing.walk import Eye, pick
from tests.chi_square import chi_square, limit
from tests.huns.belief import Glimpse, counted, deal_of, deal_text, shares
from tests.huns.editions import only

WORLDS = 400

TINY = only(
    *("swift-horse", "saddlebags", "scouts-horn", "iron-hooks", "pay-chest", "falcon"),
    *("armoury", "ambush", "great-haul", "sabotage", "levelling", "fresh-wagon"),
    *("interpreter", "archer", "shaman", "captain", "smuggler", "teamster"),
    *("lame-horse", "rust", "mud", "envy", "dense-fog", "bad-omen"),
    *("golden-bow", "hoard", "caravan", "khans-cup", "full-load", "silver-belt"),
    mercenary__interpreter__spaces=1,
)
LIKED = ("play interpreter", "fill interpreter", "raid armoury")
"""What is done wherever it can be, to see more of two plays and of looks out of turn."""


def cases(state: HunsState, family: int, eye: Eye) -> set[str]:
    """What makes a deck worth a look."""
    found: set[str] = set()
    top = state.stack[-1] if state.stack else None
    glances = state.decks[family].glances
    if isinstance(top, Look) and top.family == family and top.seat != eye and top.seen:
        found.add("another looks")
    if isinstance(top, Choose) and top.family == family and top.chooser != eye:
        found.add("another plays")
        if top.chosen:
            found.add("another played one of two")
    own = 0
    for glance in glances:
        if int(glance.played).bit_count() > 1:
            found.add("two plays")
        if glance.seat == eye:
            own |= glance.returned
        elif own & (glance.played | glance.returned):
            found.add("an own card seen by another")
            if own & glance.returned:
                found.add("an own card buried by another")
    return found


def liked(state: HunsState, luck: Rng) -> Action:
    """A step to play."""
    if state.chooser != serai.CHANCE:
        for action in state.legal():
            if action.text in LIKED:
                return action
    return pick(state, luck)


def follow(game: Huns, seats: int, eye: Eye, seed: int, one_in: int) -> Counter[str]:
    """Follow a random game, imagine now and then where a deck hides something, and say how often in which case."""
    luck = Rng(seed)
    state = game.new(seats=seats)
    met: Counter[str] = Counter()
    armoury = False
    while state.chooser != serai.OVER:
        action = liked(state, luck)
        armoury = armoury or action.text == "raid armoury"
        state.apply(action)
        for family in range(HUES):
            found = cases(state, family, eye)
            if not found or luck.below(one_in) or not state.decks[family].groups:
                continue
            expected = shares(state, family, eye)
            if len(expected) > 1:
                view = state.view(eye)
                counts = Counter(deal_of(game.imagine(view, luck), family) for _ in range(WORLDS))
                found_square, freedom = chi_square(counts, expected)
                assert freedom == 0 or found_square < limit(freedom), f"{FAMILIES[family]} for {eye}: {view}"
                met.update(found | ({"an armoury"} if armoury and family == EQUIPMENT else set()))
    return met


GAMES: list[tuple[int, Eye, int]] = [(2, 0, 2), (2, 0, 6), (3, 1, 3), (3, 1, 8), (4, None, 0), (4, None, 2)]
CASES = {
    *("another looks", "another plays", "another played one of two", "two plays", "an armoury"),
    *("an own card seen by another", "an own card buried by another"),
}


def follow_all() -> Counter[str]:
    met: Counter[str] = Counter()
    for seats, eye, seed in GAMES:
        met += follow(TINY, seats, eye, seed, 4)
    return met


def test_worlds_are_uniform_among_the_deals_that_fit() -> None:
    met = follow_all()
    assert set(met) == CASES, met


def history(size: int, luck: Rng) -> tuple[list[Glance], list[Glimpse], list[int]]:
    """Random looks into a deck, of seat 0 and of others, as seat 0 knows them, and the sizes of the groups left."""
    groups = [list(range(size))]
    glances: list[Glance] = []
    seen: list[Glimpse] = []
    for _ in range(2 + luck.below(4)):
        tokens: list[int] = []
        for _ in range(min(1 + luck.below(4), sum(map(len, groups)))):
            groups = [group for group in groups if group]
            tokens.append(groups[0].pop(luck.below(len(groups[0]))))
        groups = [group for group in groups if group]
        if not tokens:
            break
        plays = 2 if len(tokens) > 2 and luck.below(2) else 1
        played, back = tokens[:plays], tokens[plays:]
        own = luck.below(2) == 0
        glances.append(Glance(1 - own, len(tokens), mask(played), mask(back) if own else NONE))
        seen.append(Glimpse(len(tokens), set(played), set(tokens) if own else None, False))
        groups += [back] if back else []
    return glances, seen, [len(group) for group in groups]


def mask(cards: list[int]) -> int:
    return sum(1 << card for card in cards)


def deal(size: int, glances: list[Glance], seed: int) -> Deck:
    """A deck of cards 0, 1, ... after these looks."""
    return History((1 << size) - 1, glances, False).deal(Rng(seed))


def possible(size: int, glances: list[Glance]) -> bool:
    return History((1 << size) - 1, glances, False).possible


def check_history(seed: int) -> None:
    """Deals made for a random history are as likely as they must be."""
    luck = Rng(seed)
    glances, seen, sizes = history(6, luck)
    expected = counted(list(range(6)), seen, sizes)
    counts: Counter[str] = Counter()
    found = History(0b111111, glances, False)
    for _ in range(600):
        deck = found.deal(luck)
        groups = [frozenset(bits(group)) for group in deck.groups]
        returned = [frozenset(bits(glance.returned)) for glance in deck.glances]
        counts[deal_text(groups, returned)] += 1
    square, freedom = chi_square(counts, expected)
    assert freedom == 0 or square < limit(freedom), (seed, seen)


HISTORIES = 50


def test_deals_of_random_histories_are_uniform() -> None:
    for seed in range(HISTORIES):
        check_history(seed)


def others(*played: int, count: int = 1) -> list[Glance]:
    """Looks of another, each of whom played the card of that number."""
    return [Glance(1, count, 1 << card, NONE) for card in played]


def share_of(card: int, size: int, glances: list[Glance]) -> float:
    """How often the last look put a card back."""
    return sum(card in bits(deal(size, glances, seed).glances[-1].returned) for seed in range(3000)) / 3000


def test_either_of_two_cards_that_one_buried_may_be_the_one_that_another_buried_again() -> None:
    """Seat 0 buried two cards; seat 1 then took the other two of the deck and one of them, and played one of those."""
    glances = [Glance(0, 3, 0b1, 0b110), Glance(1, 3, 0b1000, NONE)]
    assert abs(share_of(1, 5, glances) - 1 / 2) < 0.03


def test_a_known_card_is_taken_from_a_group_as_often_as_any_other() -> None:
    """Seat 0 buried a card; others then took it with five more, and then three of these, and played one each."""
    glances = [Glance(0, 2, 0b1, 0b10), *others(2, count=6), *others(3, count=3)]
    assert abs(share_of(1, 7, glances) - 2 / 4) < 0.03


MIXED = [Glance(0, 3, 0b1, 0b110), Glance(1, 3, 1 << 3, NONE), Glance(1, 3, 1 << 4, NONE), Glance(1, 1, 0b10, NONE)]
"""Seat 0 buried two cards; of eight, the first is played in the end, the second lies under the deck with another."""


def test_a_card_never_seen_is_the_less_likely_played_the_fewer_such_cards_were_looked_at() -> None:
    """The last look took two cards never seen, and of the mixed group either the known card or a third of those."""
    assert abs(share_of(2, 8, [*MIXED, *others(5, count=3)]) - 2 / (2 + 3)) < 0.03


def trusting(glance: Glance, known: int, named: int) -> float:
    """A played card could as well be any of the cards looked at, known ones too."""
    return min(FITTING(glance, known, named), 1.0)


def forgetful(glance: Glance, known: int, named: int) -> float:
    """Where a card was seen before is forgotten."""
    return FITTING(glance, known, 0)


def orderly(others: list[int], way: Way, cards: int, rng: Rng) -> None:
    """Cards never seen go back in order."""
    for group, count in enumerate(way.slots):
        for card in bits(cards)[:count]:
            others[way.top + group] |= 1 << card
            cards &= ~(1 << card)


def simple(free: int, others: int) -> int:
    """A look that reaches into a group takes known cards of it as often as others."""
    return 1


FITTING = dealing.fitting
WRONG: list[tuple[str, Callable[..., object], Callable[[], None]]] = [
    ("fitting", trusting, test_a_card_never_seen_is_the_less_likely_played_the_fewer_such_cards_were_looked_at),
    ("fitting", forgetful, test_deals_of_random_histories_are_uniform),
    ("_deal_to", orderly, test_deals_of_random_histories_are_uniform),
    ("comb", simple, test_a_known_card_is_taken_from_a_group_as_often_as_any_other),
]


@pytest.mark.pure
@pytest.mark.parametrize(("name", "wrong", "test"), WRONG)
def test_the_count_catches(
    name: str, wrong: Callable[..., object], test: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dealing, name, wrong)
    with pytest.raises(AssertionError):
        test()


@pytest.mark.long
def test_worlds_are_uniform_among_the_deals_that_fit_long() -> None:
    for seed in range(10, 60):
        for seats in (2, 3, 4):
            follow(TINY, seats, [0, 1, None][seed % 3], seed, 3)


BURIED = Glance(0, 8, 0b1, 0b11111110)
"""The eye took eight cards, played the first and put seven under the deck, which has four others left."""


def test_a_deal_that_guesses_hardly_ever_find_is_found() -> None:
    glances = [BURIED, *others(8, 9, 10, 11), *others(7, 6, 5, 4, 3)]
    for seed in range(20):
        assert sum(deal(12, glances, seed).groups) == 0b110


def test_what_cannot_have_been_is_known_to_be_impossible() -> None:
    assert possible(12, [BURIED, *others(8, 9, 10, 11)])
    assert not possible(12, [BURIED, *others(7)])
    assert not possible(12, [BURIED, *others(8, 8)])
    assert not possible(12, [BURIED, *others(8, 9, 10, 11, 1, 1)])
    assert not possible(8, [BURIED, Glance(0, 3, 0b10, 0b1001)])
    assert possible(8, [BURIED, Glance(0, 3, 0b10, 0b1100)])
    assert not possible(3, [*others(0, 1, 2), *others(3)])
    assert not possible(3, [Glance(1, 4, 1, NONE)])
