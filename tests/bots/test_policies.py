"""What policies say a table is worth, beside what the rules say."""

import serai
from serai.bots.policies.huns import STASHED, HunsPolicy
from serai.core.frame import CHANCE, OVER
from serai.huns.score import sheet
from serai.huns.state import HunsState


def test_at_the_end_a_camp_of_huns_is_worth_what_it_scores() -> None:
    policy = HunsPolicy()
    for seed in range(12):
        state = serai.game("huns").new(2 + seed % 3)
        serai.playout(state, serai.Rng(seed))
        assert isinstance(state, HunsState)
        for seat in range(state.seats):
            expected = sum(sheet(state, seat)) + STASHED * sum(state.camps[seat].stash)
            worth = policy.valuation(state, seat, 0.0)
            loading = sum([(4 - loading.load.count(-1)) > 0 for loading in state.camps[seat].wagons])
            assert worth >= expected - 1e-9
            if not loading and not any(0 < one.total < one.need for one in state.camps[seat].cards):
                assert abs(worth - expected) < 1e-9


def test_what_is_remembered_of_camps_is_what_is_there() -> None:
    state, rng = serai.game("huns").new(3), serai.Rng(4)
    kept = HunsPolicy()
    while state.chooser != OVER:
        if state.chooser == CHANCE:
            state.settle(rng)
            continue
        for seat in range(3):
            assert kept.value(state, seat) == HunsPolicy().value(state, seat)
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
