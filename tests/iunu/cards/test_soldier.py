"""What the Soldier does, asserted on every seat: `changes` names all that became more or less anywhere."""

from serai.testing.scenario import play_lines
from tests.iunu.changes import REST, asked, changes
from tests.iunu.editions import edition
from tests.iunu.table import table, texts

OTHERS = (REST, REST)


class TestSoldier:
    def test_every_opponent_with_an_unfed_farmer_pays_or_hands_one_over(self) -> None:
        state = table(4, hands=("soldier, noble", REST, REST, REST), unfed=("farmer", "farmer x2", "baker", "farmer"))
        play_lines(state, "play soldier")
        assert asked(state) == "0 use-soldier"
        play_lines(state, "use")
        assert asked(state) == "1 ransom"
        assert texts(state) == ["pay", "hand farmer"]
        assert changes(state, "pay") == {"deben 1": -2, "deben 0": 2}
        assert asked(state) == "3 ransom"
        assert changes(state, "hand farmer") == {"unfed 3 farmer": -1, "unfed 0 farmer": 1}
        assert asked(state) == "1 play"

    def test_they_choose_clockwise_from_the_one_after(self) -> None:
        state = table(4, hands=("farmer, noble",) * 2 + ("soldier, noble", REST), unfed=("farmer",) * 4, start=2)
        play_lines(state, "play soldier\nuse")
        order = []
        while state.question == "ransom":
            order.append(state.chooser)
            play_lines(state, "pay")
        assert order == [3, 0, 1]
        assert asked(state) == "3 play"

    def test_with_as_many_soldiers_one_is_affected_and_with_more_not(self) -> None:
        unfed = ("soldier", "farmer, soldier x2", "farmer, soldier x3")
        state = table(3, hands=("soldier, noble", *OTHERS), unfed=unfed)
        play_lines(state, "play soldier\nuse")
        assert asked(state) == "1 ransom"
        assert changes(state, "hand farmer") == {"unfed 1 farmer": -1, "unfed 0 farmer": 1}
        assert asked(state) == "1 play"

    def test_fed_soldiers_count_on_both_sides(self) -> None:
        state = table(2, hands=("soldier, noble", REST), unfed=("", "farmer"), fed=("soldier", "soldier x2"))
        play_lines(state, "play soldier")
        assert asked(state) == "0 use-soldier"
        state = table(2, hands=("soldier, noble", REST), unfed=("", "farmer"), fed=("", "soldier x2"))
        play_lines(state, "play soldier")
        assert asked(state) == "1 play"

    def test_a_fed_farmer_is_safe(self) -> None:
        state = table(3, hands=("soldier, noble", *OTHERS), unfed=("", "", "farmer"), fed=("", "farmer x3", "farmer"))
        play_lines(state, "play soldier\nuse")
        assert asked(state) == "2 ransom"
        assert changes(state, "hand farmer") == {"unfed 2 farmer": -1, "unfed 0 farmer": 1}
        assert asked(state) == "1 play"

    def test_who_cannot_pay_in_full_hands_over_unasked(self) -> None:
        state = table(3, hands=("soldier, noble", *OTHERS), unfed=("", "farmer", "farmer"), deben=(9, 1, 2))
        play_lines(state, "play soldier")
        assert changes(state, "use") == {"unfed 1 farmer": -1, "unfed 0 farmer": 1}
        assert asked(state) == "2 ransom"
        assert changes(state, "pay") == {"deben 2": -2, "deben 0": 2}
        assert asked(state) == "1 play"

    def test_nobody_pays_twice_for_many_farmers(self) -> None:
        state = table(2, hands=("soldier x3, noble", REST), unfed=("", "farmer x5"))
        play_lines(state, "play soldier x3\nuse")
        assert changes(state, "pay") == {"deben 1": -2, "deben 0": 2}
        assert asked(state) == "1 play"

    def test_declined_nothing_happens(self) -> None:
        state = table(3, hands=("soldier, noble", *OTHERS), unfed=("", "farmer", "farmer"))
        assert changes(state, "play soldier\ndecline") == {"hand 0 soldier": -1, "unfed 0 soldier": 1}
        assert asked(state) == "1 play"

    def test_with_nobody_to_threaten_it_asks_nothing(self) -> None:
        state = table(3, hands=("soldier, noble", *OTHERS), unfed=("farmer x2", "baker", "noble"))
        assert changes(state, "play soldier") == {"hand 0 soldier": -1, "unfed 0 soldier": 1}
        assert asked(state) == "1 play"

    def test_an_edition_may_name_another_ransom(self) -> None:
        game = edition({"amounts.ransom": 5})
        state = table(2, hands=("soldier, noble", REST), unfed=("", "farmer x5"), deben=(9, 5), game=game)
        assert changes(play_lines(state, "play soldier\nuse"), "pay") == {"deben 1": -5, "deben 0": 5}
