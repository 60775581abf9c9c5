"""Imagined worlds are uniform among the assignments of physical cards that fit all that a seat was told (design §6).

Random games of tiny editions are followed by counting out every world that fits, see belief.py; now and then many
worlds are imagined and compared with that.
"""

from collections import Counter
from math import comb

import pytest

import serai
from serai.core.rng import Rng
from serai.iunu import imagine as module
from serai.iunu.abilities import Look
from serai.iunu.edition import AFTERLIFE, CASTES, FARMER, KINDS
from serai.iunu.game import Iunu
from serai.iunu.state import NONE, IunuState
from serai.testing.walk import Eye, pick
from tests.chi_square import limit
from tests.iunu.belief import Belief, compare
from tests.iunu.editions import edition
from tests.iunu.table import iunu

WORLDS = 1000
MOST = 150
"""A game is followed while not more worlds fit, to keep it quick."""


def tiny(citizens: dict[str, int], afterlife: dict[str, int], looks: int = 2) -> Iunu:
    """An edition with only these cards."""
    changes: dict[str, object] = {f"citizens.{caste}.copies": citizens.get(caste, 0) for caste in CASTES}
    changes |= {f"afterlife.{card}.copies": afterlife.get(card, 0) for card in AFTERLIFE}
    return edition({**changes, "amounts.looks": looks})


EDITIONS = {
    "artisans": tiny({"farmer": 14, "artisan": 8}, {}),
    "three castes": tiny({"soldier": 12, "artisan": 6, "pharaoh": 3}, {}),
    "few priests": tiny({"farmer": 12, "priest": 12}, {"farmer": 2, "ankh": 3}),
    "one look": tiny({"priest": 24}, {"farmer": 1, "baker": 1, "soldier": 1, "ankh": 2}, looks=1),
    "two looks": tiny({"priest": 24}, {"farmer": 1, "baker": 1, "ankh": 3}),
    "three looks": tiny({"priest": 24}, {"farmer": 2, "baker": 1, "ankh": 2}, looks=3),
}


def case(state: IunuState, eye: Eye) -> str:
    """What is hidden in a state that makes it worth a look, empty if nothing special is."""
    others = [seat for seat in range(state.seats) if seat != eye]
    top = state.stack[-1] if state.stack else None
    returned = [place for place, one in enumerate(state.burials) if one.seat == eye and one.returned]
    if state.chooser == serai.OVER:
        return "an early end" if state.discards and state.ending == "deck" else ""
    if state.question == "draw":
        return "kept cards while hands are drawn" if state.discards else "the first deal"
    if state.question == "add" and state.chooser != eye:
        return "an Artisan's owner"
    if state.question == "keep" and any(state.kept[seat] != NONE for seat in others):
        return "who has chosen"
    if isinstance(top, Look) and top.seen and top.seat != eye:
        return "another looks"
    if state.question == "take" and state.chooser != eye:
        return "another takes"
    if returned and any(one.seat != eye for one in state.burials[: returned[-1]]):
        return "a card sent back after another kept one"
    return "the first hands" if state.round == 1 and state.question == "play" else ""


COMMON = ("", "the first deal", "kept cards while hands are drawn", "a card sent back after another kept one")


def follow(game: Iunu, seats: int, eye: Eye, seed: int, one_in: int) -> Counter[str]:
    """Follow a random game, imagine at all rare and some common steps, and say how often in which case."""
    luck = Rng(seed)
    state = game.new(seats=seats)
    belief = Belief(state, eye)
    met: Counter[str] = Counter()
    while state.chooser != serai.OVER and len(belief.worlds) <= MOST:
        action = pick(state, luck)
        belief.step(state, action)
        state.apply(action)
        now = case(state, eye)
        if len(belief.worlds) > 1 and (now not in COMMON or luck.below(one_in) == 0):
            chi_square, freedom = compare(belief, state, seed, WORLDS)
            assert freedom == 0 or chi_square < limit(freedom), (chi_square, freedom, state)
            met[now] += 1
    return met


HANDS = {"the first hands", "kept cards while hands are drawn", "an early end"}
AFTERLIVES = {"another looks", "another takes", "a card sent back after another kept one"}
GAMES: dict[str, tuple[list[tuple[int, Eye, int]], set[str]]] = {
    "artisans": ([(2, 0, 0), (2, 0, 3), (2, None, 1)], {*HANDS, "an Artisan's owner", "who has chosen"}),
    "three castes": ([(2, 0, 0), (3, 1, 1)], HANDS),
    "few priests": ([(2, 0, 0), (2, None, 2)], HANDS),
    "one look": ([(2, 1, 0), (3, 0, 1), (2, None, 2)], set()),
    "two looks": ([(2, 0, 7), (3, 0, 9), (2, None, 1)], AFTERLIVES),
    "three looks": ([(2, 0, 3), (2, 1, 4)], AFTERLIVES),
}
"""For each edition the seats, eyes and seeds of its games, and what must be met in them."""


@pytest.mark.parametrize("name", EDITIONS)
def test_worlds_are_uniform_among_those_that_fit(name: str) -> None:
    met: Counter[str] = Counter()
    games, expected = GAMES[name]
    for seats, eye, seed in games:
        met += follow(EDITIONS[name], seats, eye, seed, 3)
    assert expected <= set(met), met


@pytest.mark.pure
@pytest.mark.parametrize(
    ("name", "crime"),
    [
        ("artisans", ("_imagine_adder", lambda view, state, rng: NONE)),
        ("artisans", ("_imagine_kept", lambda view, state, rng: None)),
        ("two looks", ("_leaves_returned", lambda view, kept, deck, rng: True)),
        ("three looks", ("_leaves_returned", lambda view, kept, deck, rng: True)),
    ],
)
def test_the_count_catches(monkeypatch: pytest.MonkeyPatch, name: str, crime: tuple[str, object]) -> None:
    monkeypatch.setattr(module, *crime)
    with pytest.raises(AssertionError):
        test_worlds_are_uniform_among_those_that_fit(name)


@pytest.mark.long
@pytest.mark.parametrize("name", EDITIONS)
def test_worlds_are_uniform_among_those_that_fit_long(name: str) -> None:
    for seed in range(10, 60):
        for seats in (2, 3, 4):
            follow(EDITIONS[name], seats, [0, 1, None][seed % 3], seed, 4)


def test_hands_of_the_built_in_edition_are_drawn_like_from_a_shuffled_deck() -> None:
    state = iunu().new(seats=4)
    state.settle(Rng(3))
    view = state.view(0)
    farmers, unseen = 12 - view.hand[FARMER], 67
    counts = [[0] * 6 for _ in range(4)]
    rng = Rng(4)
    for _ in range(3000):
        world = state.game.imagine(view, rng)
        for seat in range(1, 4):
            counts[seat][world.hands[seat * KINDS + FARMER]] += 1
    for seat in range(1, 4):
        for count in range(4):
            expected = comb(farmers, count) * comb(unseen - farmers, 5 - count) / comb(unseen, 5)
            assert abs(counts[seat][count] / 3000 - expected) < 0.04
