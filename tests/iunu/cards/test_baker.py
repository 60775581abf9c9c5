"""What the Baker does, asserted on every seat: `changes` names all that became more or less anywhere."""

from serai.iunu.card import loaf_price
from serai.testing.scenario import play_lines
from tests.iunu.changes import REST, asked, changes
from tests.iunu.editions import edition
from tests.iunu.table import table, texts

OTHERS = (REST, REST)


class TestBaker:
    def test_a_loaf_costs_the_highest_die_and_feeds_one_citizen(self) -> None:
        state = table(3, hands=("baker, noble", *OTHERS), unfed=("soldier x2", "baker", "farmer"), dice="3-2-2")
        play_lines(state, "play baker")
        assert asked(state) == "0 use-baker"
        play_lines(state, "use")
        assert texts(state) == ["feed baker", "feed soldier", "done"]
        assert changes(state, "feed soldier") == {"unfed 0 soldier": -1, "fed 0 soldier": 1, "deben 0": -3}
        assert asked(state) == "0 feed"
        assert changes(state, "done") == {}
        assert asked(state) == "1 play"

    def test_up_to_three_loaves_and_then_no_more(self) -> None:
        state = table(3, hands=("baker, noble", *OTHERS), unfed=("soldier x4",), dice="1-1-1")
        play_lines(state, "play baker\nuse")
        fed = {"unfed 0 soldier": -2, "fed 0 soldier": 2, "unfed 0 baker": -1, "fed 0 baker": 1, "deben 0": -3}
        assert changes(state, "feed soldier\nfeed baker\nfeed soldier") == fed
        assert asked(state) == "1 play"

    def test_no_loaf_at_all(self) -> None:
        state = table(3, hands=("baker, noble", *OTHERS))
        assert changes(state, "play baker\nuse\ndone") == {"hand 0 baker": -1, "unfed 0 baker": 1}
        assert asked(state) == "1 play"
        state = table(3, hands=("baker, noble", *OTHERS))
        assert changes(state, "play baker\ndecline") == {"hand 0 baker": -1, "unfed 0 baker": 1}
        assert asked(state) == "1 play"

    def test_three_loaves_for_a_set_of_any_size(self) -> None:
        state = table(3, hands=("baker x4, noble", *OTHERS), dice="1-1-1")
        play_lines(state, "play baker x4\nuse\nfeed baker\nfeed baker\nfeed baker")
        assert asked(state) == "1 play"

    def test_the_price_is_fixed_for_the_purchase(self) -> None:
        state = table(3, hands=("baker, noble", *OTHERS), unfed=("soldier x2",), dice="3-1-1")
        play_lines(state, "play baker\nuse\nfeed soldier")
        state.dice = [1, 1, 1]
        state.unfed[0] += 1
        assert changes(state, "feed soldier")["deben 0"] == -3

    def test_a_fed_citizen_is_not_fed_again(self) -> None:
        state = table(3, hands=("baker, noble", *OTHERS), unfed=("soldier",), fed=("farmer x2",), dice="1-1-1")
        play_lines(state, "play baker\nuse")
        assert texts(state) == ["feed baker", "feed soldier", "done"]
        play_lines(state, "feed soldier\nfeed baker")
        assert asked(state) == "1 play"

    def test_a_citizen_whose_bread_is_0_cannot_be_fed(self) -> None:
        state = table(3, hands=("baker, noble", *OTHERS), unfed=("pharaoh x2",), dice="1-1-1")
        play_lines(state, "play baker\nuse")
        assert texts(state) == ["feed baker", "done"]
        play_lines(state, "feed baker")
        assert asked(state) == "1 play"

    def test_without_anybody_to_feed_it_asks_nothing(self) -> None:
        game = edition({"citizens.baker.bread": 0})
        state = table(3, hands=("baker, noble", *OTHERS), unfed=("pharaoh",), fed=("farmer",), game=game)
        assert changes(state, "play baker") == {"hand 0 baker": -1, "unfed 0 baker": 1}
        assert asked(state) == "1 play"

    def test_without_the_price_of_a_loaf_it_asks_nothing(self) -> None:
        state = table(3, hands=("baker, noble", *OTHERS), deben=(2,), dice="3-1-1")
        play_lines(state, "play baker")
        assert asked(state) == "1 play"

    def test_it_ends_when_the_money_runs_short(self) -> None:
        state = table(3, hands=("baker x2, noble", *OTHERS), deben=(6,), dice="3-1-1")
        play_lines(state, "play baker x2\nuse\nfeed baker")
        assert state.deben == [2, 9, 9]
        assert asked(state) == "1 play"

    def test_the_exact_price_suffices(self) -> None:
        state = table(3, hands=("baker, noble", *OTHERS), deben=(3,), dice="3-1-1")
        play_lines(state, "play baker\nuse\nfeed baker")
        assert state.deben == [0, 9, 9]

    def test_the_cost_of_the_set_comes_before_the_bread(self) -> None:
        state = table(3, hands=("baker x2, noble", *OTHERS), deben=(3,), dice="3-1-1")
        play_lines(state, "play baker x2")
        assert asked(state) == "1 play"

    def test_a_farmer_just_fed_still_lowers_the_price(self) -> None:
        state = table(3, hands=("baker, noble", *OTHERS), unfed=("farmer x2",), dice="4-1-1")
        assert changes(state, "play baker\nuse\nfeed farmer\nfeed farmer\nfeed baker")["deben 0"] == -6

    def test_a_farmer_played_the_turn_before_counts(self) -> None:
        state = table(2, hands=("farmer x2, noble", "baker, noble"), start=0, dice="4-1-1")
        play_lines(state, "play farmer x2")
        assert loaf_price(state, 0) == 2
        assert loaf_price(state, 1) == 4

    def test_an_edition_may_name_another_number_of_loaves(self) -> None:
        game = edition({"amounts.loaves": 1})
        state = table(3, hands=("baker x2, noble", *OTHERS), dice="1-1-1", game=game)
        play_lines(state, "play baker x2\nuse\nfeed baker")
        assert asked(state) == "1 play"
