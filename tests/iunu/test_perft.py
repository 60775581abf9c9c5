"""Perft: how many sequences of choices there are under scripted luck, counted twice or frozen."""

from collections import Counter
from collections.abc import Iterator

import pytest

import serai
from serai.iunu.edition import CASTES
from serai.iunu.state import IunuState, citizens
from serai.testing.scenario import play_lines
from tests.iunu.plain_turns import Lines, Spot, phase
from tests.iunu.table import iunu, table


def spot_of(state: IunuState) -> Spot:
    """The same position for the second telling."""

    def named(counts: list[int], seat: int) -> Counter[str]:
        return Counter(dict(zip(CASTES, citizens(counts, seat), strict=True)))

    seats = range(state.seats)
    hands = [named(state.hands, seat) for seat in seats]
    unfed, fed = [named(state.unfed, seat) for seat in seats], [named(state.fed, seat) for seat in seats]
    return Spot(hands, unfed, fed, state.deben[:], state.dice[:])


def dynasty_phase(state: IunuState) -> Iterator[Lines]:
    """All that the rest of the Dynasty phase can be; looks show the first cards in table order."""
    if state.question in ("keep", "draw") or state.chooser == serai.OVER:
        yield ()
        return
    legal = state.legal()
    chance = state.chooser == serai.CHANCE
    for action in legal[:1] if chance else legal:
        after = state.copy()
        after.apply(action)
        for rest in dynasty_phase(after):
            yield (f"* {action.text}" if chance else action.text, *rest)


POSITIONS = [
    table(2, hands=("farmer x2, baker x2, noble, merchant", "farmer x3, soldier x2, priest")),
    table(
        2,
        hands=("artisan x2, farmer, soldier, scribe x2", "baker x3, pharaoh, artisan, merchant"),
        unfed=("farmer, priest", "farmer x2, pharaoh, soldier"),
        fed=("", "baker"),
        deben=(2, 6),
        dice="4-3-1",
        start=1,
    ),
    table(
        3,
        hands=("soldier x2, farmer, priest, noble", "scribe x2, artisan, baker", "pharaoh x2, merchant, farmer"),
        unfed=("farmer", "farmer x2", "baker"),
        deben=(3, 1, 2),
        dice="3-2-2",
    ),
    table(
        4,
        hands=("priest, soldier", "noble, baker x2", "soldier, farmer", "artisan, soldier"),
        unfed=("farmer", "farmer, soldier", "farmer x2", ""),
        deben=(9, 4, 0, 2),
        dice="2-2-1",
        start=2,
    ),
    table(
        3,
        hands=("noble x3, merchant x2", "merchant, baker x4", "pharaoh x2, soldier x3"),
        unfed=("farmer x2", "", "farmer x3"),
        deben=(0, 0, 0),
        dice="4-4-4",
    ),
]


@pytest.mark.parametrize(("number", "sequences"), [(0, 112), (1, 632), (2, 518), (3, 3663), (4, 50)])
def test_the_dynasty_phase_has_the_sequences_of_a_second_telling_of_it(number: int, sequences: int) -> None:
    state = POSITIONS[number]
    order = [(state.start + step) % state.seats for step in range(state.seats)]
    told = sorted(phase(spot_of(state), order))
    assert sorted(dynasty_phase(state)) == told
    assert len(told) == sequences


@pytest.mark.parametrize(
    ("hand", "deben", "plays"),
    [
        ("farmer x6", 9, 6),
        ("farmer x6", 3, 4),
        ("farmer x6", 0, 1),
        ("scribe x6", 0, 6),
        ("farmer x3, scribe x3", 1, 5),
        ("farmer, baker, soldier, artisan, merchant, scribe", 0, 6),
    ],
)
def test_the_plays_of_a_hand(hand: str, deben: int, plays: int) -> None:
    assert perft(table(2, hands=(hand, "noble, priest"), deben=(deben,)), 1) == plays


def perft(state: IunuState, depth: int) -> int:
    """How many sequences of so many choices there are, or that end before; luck is the middle of what can be."""
    while state.chooser == serai.CHANCE:
        results = state.legal()
        state.apply(results[len(results) // 2])
    if depth == 0 or state.chooser == serai.OVER:
        return 1
    count = 0
    for action in state.legal():
        after = state.copy()
        after.apply(action)
        count += perft(after, depth - 1)
    return count


FIRST_HANDS = {
    2: """
        * start 0
        * roll 4-2-1
        * draw farmer farmer baker soldier priest noble
        * draw farmer artisan artisan merchant scribe scribe
        """,
    3: """
        * start 2
        * roll 3-3-1
        * draw farmer baker baker scribe pharaoh
        * draw soldier soldier artisan noble farmer
        * draw farmer farmer farmer merchant priest
        """,
    4: """
        * start 1
        * roll 2-1-1
        * draw farmer baker soldier artisan priest
        * draw farmer farmer merchant scribe noble
        * draw pharaoh pharaoh baker soldier priest
        * draw artisan artisan baker merchant scribe
        """,
}

FROZEN = {
    2: [6, 24, 85, 284, 1279, 5436, 19729],
    3: [5, 16, 56, 196, 601, 1686, 5411, 18597],
    4: [5, 16, 60, 195, 634, 1890, 5466, 16395, 52441],
}
"""The counts for 1, 2, 3 … choices, by seats."""


@pytest.mark.parametrize("seats", FROZEN)
def test_frozen_counts_from_the_first_hands(seats: int) -> None:
    state = play_lines(iunu().new(seats=seats), FIRST_HANDS[seats])
    counts = FROZEN[seats]
    assert [perft(state.copy(), depth) for depth in range(1, len(counts) + 1)] == counts


LATE = {
    (2, "set"): [2, 6, 12, 25, 81, 270, 750, 1648, 2222, 2278, 2278, 2278],
    (2, "any"): [2, 6, 12, 25, 86, 404, 1206, 2448, 3178, 3234, 3234, 3234],
    (3, "set"): [2, 6, 20, 44, 73, 145, 293, 795, 2416, 7312, 19008],
    (3, "any"): [2, 6, 20, 44, 73, 145, 323, 995, 3498, 13201, 35544],
    (4, "set"): [2, 6, 20, 52, 124, 241, 437, 873, 1892, 5036],
    (4, "any"): [2, 6, 20, 56, 152, 306, 582, 1139, 2633, 7827],
}
"""The counts from a round before the last on, by seats and option."""


def before_the_last_round(seats: int, scribe: str) -> IunuState:
    hands = ("noble x2, scribe", "scribe x2, baker, farmer", "scribe, soldier x2", "pharaoh, merchant, farmer x2")
    unfed = ("farmer x2", "soldier, farmer", "farmer, baker", "scribe")
    late = 8 if seats == 3 else 7
    return table(seats, hands=hands[:seats], unfed=unfed[:seats], deben=(0, 1, 1, 0)[:seats], round=late, scribe=scribe)


@pytest.mark.parametrize(("seats", "scribe"), LATE)
def test_frozen_counts_over_the_end_of_a_round_and_of_the_game(seats: int, scribe: str) -> None:
    state = before_the_last_round(seats, scribe)
    counts = LATE[seats, scribe]
    assert [perft(state.copy(), depth) for depth in range(1, len(counts) + 1)] == counts
