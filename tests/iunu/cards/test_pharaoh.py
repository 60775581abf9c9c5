"""What the Pharaoh does, asserted on every seat: `changes` names all that became more or less anywhere."""

from serai.testing.scenario import play_lines
from tests.iunu.changes import REST, asked, changes
from tests.iunu.editions import edition
from tests.iunu.table import table

OTHERS = (REST, REST)


class TestPharaoh:
    def test_every_opponent_pays_1(self) -> None:
        state = table(4, hands=("pharaoh, farmer", REST, REST, REST))
        play_lines(state, "play pharaoh")
        assert asked(state) == "0 use-pharaoh"
        assert changes(state, "use") == {"deben 0": 3, "deben 1": -1, "deben 2": -1, "deben 3": -1}
        assert asked(state) == "1 play"

    def test_who_has_no_deben_pays_nothing(self) -> None:
        state = table(4, hands=("pharaoh, farmer", REST, REST, REST), deben=(0, 0, 1, 0))
        play_lines(state, "play pharaoh")
        assert changes(state, "use") == {"deben 0": 1, "deben 2": -1}
        assert state.log is not None
        assert [event.seat for event in state.log if event.key == "paid"] == [2]
        assert asked(state) == "1 play"

    def test_if_nobody_has_deben_it_asks_nothing(self) -> None:
        state = table(3, hands=("pharaoh, farmer", *OTHERS), deben=(9, 0, 0))
        assert changes(state, "play pharaoh") == {"hand 0 pharaoh": -1, "unfed 0 pharaoh": 1}
        assert asked(state) == "1 play"

    def test_declined_nobody_pays(self) -> None:
        state = table(3, hands=("pharaoh, farmer", *OTHERS))
        assert changes(state, "play pharaoh\ndecline") == {"hand 0 pharaoh": -1, "unfed 0 pharaoh": 1}
        assert asked(state) == "1 play"

    def test_an_edition_may_name_another_tribute_of_which_one_pays_what_one_has(self) -> None:
        game = edition({"amounts.tribute": 3})
        state = table(3, hands=("pharaoh, farmer", *OTHERS), deben=(0, 2, 9), game=game)
        assert changes(play_lines(state, "play pharaoh"), "use") == {"deben 0": 5, "deben 1": -2, "deben 2": -3}
