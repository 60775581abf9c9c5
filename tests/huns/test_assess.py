"""What is kept in a Camp is what would be reckoned anew."""

import pytest

import serai
from serai.core.frame import CHANCE, OVER
from serai.huns.assess import assess
from serai.huns.edition import MERCENARY, SIZE
from serai.huns.state import Camp, HunsState


def kept(camp: Camp) -> tuple[object, ...]:
    """All that follows from the cards."""
    return camp.works, camp.filled, camp.room, camp.places, [int(placed.need) for placed in camp.cards]


def check(state: HunsState) -> None:
    """Compare each Camp with one that is reckoned anew from its cards alone."""
    for camp in state.camps:
        fresh = camp.copy()
        fresh.works = fresh.filled = fresh.room = fresh.places = 0
        assess(state.rules, fresh)
        assert kept(camp) == kept(fresh)
        assert camp.holds == sum([1 << int(placed.card) for placed in camp.cards])
        assert camp.turned == sum([1 << int(placed.card) for placed in camp.cards if placed.mark])
        assert camp.noted == camp.filled & ((1 << SIZE) - 1) << (SIZE * MERCENARY)


@pytest.mark.parametrize(("seats", "raids"), [(2, "once"), (3, "refresh"), (4, "once")])
def test_what_is_kept_of_a_camp_is_what_its_cards_say_at_every_step(seats: int, raids: str) -> None:
    for seed in range(8):
        state, rng = serai.game("huns").new(seats, raids=raids), serai.Rng(seed)
        assert isinstance(state, HunsState)
        while state.chooser != OVER:
            check(state)
            if state.chooser == CHANCE:
                state.settle(rng)
            else:
                state.apply(state.choices[rng.below(len(state.choices))])
        check(state)


def test_and_in_every_imagined_world() -> None:
    state, rng = serai.game("huns").new(3), serai.Rng(9)
    while state.chooser != OVER:
        if state.chooser == CHANCE:
            state.settle(rng)
            continue
        world = state.view(state.chooser).game.imagine(serai.read_view(state.view(state.chooser).text()), rng)
        assert isinstance(world, HunsState)
        check(world)
        state.apply(state.choices[rng.below(len(state.choices))])
