"""What the Noble does, asserted on every seat: `changes` names all that became more or less anywhere."""

import serai
from serai.testing.scenario import play_lines
from tests.iunu.changes import REST, asked, changes
from tests.iunu.table import table

OTHERS = (REST, REST)


class TestNoble:
    def test_it_gains_the_sum_and_then_the_dice_go_down(self) -> None:
        state = table(3, hands=("noble, farmer", *OTHERS), dice="4-3-1")
        play_lines(state, "play noble")
        assert asked(state) == "0 use-noble"
        assert changes(state, "use") == {"deben 0": 8, "die 0": -1, "die 1": -1}
        assert asked(state) == "1 play"

    def test_declined_the_dice_stay(self) -> None:
        state = table(3, hands=("noble, farmer", *OTHERS), dice="4-3-1")
        assert changes(state, "play noble\ndecline") == {"hand 0 noble": -1, "unfed 0 noble": 1}
        assert asked(state) == "1 play"

    def test_the_next_noble_of_the_round_gains_less(self) -> None:
        state = table(3, hands=("noble, farmer",) * 3, dice="4-3-1")
        assert changes(play_lines(state, "play noble"), "use") == {"deben 0": 8, "die 0": -1, "die 1": -1}
        assert changes(play_lines(state, "play noble"), "use") == {"deben 1": 6, "die 0": -1, "die 1": -1}
        assert changes(play_lines(state, "play noble"), "use") == {"deben 2": 4, "die 0": -1}

    def test_dice_never_show_less_than_1(self) -> None:
        state = table(3, hands=("noble, farmer", *OTHERS), dice="1-1-1")
        assert changes(play_lines(state, "play noble"), "use") == {"deben 0": 3}

    def test_the_next_roll_ends_it(self) -> None:
        state = table(2, hands=("noble, farmer", "farmer, noble"), dice="4-4-4")
        play_lines(state, "play noble\nuse\nplay farmer")
        assert state.dice == [3, 3, 3]
        while state.question == "draw":
            state.take(state.sample(serai.Rng(1)))
        play_lines(state, "* roll 4-4-4")
        assert state.dice == [4, 4, 4]
