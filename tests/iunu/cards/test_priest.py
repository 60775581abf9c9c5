"""What the Priest does, asserted on every seat: `changes` names all that became more or less anywhere."""

from serai.testing.scenario import play_lines
from tests.iunu.changes import REST, asked, changes
from tests.iunu.editions import edition
from tests.iunu.table import table, texts

OTHERS = (REST, REST)


class TestPriest:
    def test_it_looks_at_two_keeps_one_and_shuffles_the_other_back(self) -> None:
        state = table(3, hands=("priest, farmer", *OTHERS))
        play_lines(state, "play priest")
        assert asked(state) == "0 use-priest"
        play_lines(state, "use")
        assert (asked(state), len(texts(state)), sum(state.weights())) == ("-1 look", 10, 12)
        play_lines(state, "* look farmer")
        assert (asked(state), len(texts(state)), sum(state.weights())) == ("-1 look", 9, 11)
        play_lines(state, "* look ankh")
        assert (asked(state), texts(state)) == ("0 take", ["take farmer", "take ankh"])
        assert changes(state, "take ankh") == {"afterlife farmer": 1, "buried 0 ankh": 1}
        assert asked(state) == "1 play"

    def test_twin_ankhs_are_asked_about_in_secret(self) -> None:
        state = table(3, hands=("priest, farmer", *OTHERS))
        play_lines(state, "play priest\nuse\n* look ankh\n* look ankh")
        assert (asked(state), texts(state)) == ("0 take", ["take ankh"])
        other = table(3, hands=("priest, farmer", *OTHERS))
        play_lines(other, "play priest\nuse\n* look noble\n* look pharaoh")
        for seat in (None, 1, 2):
            assert state.view(seat) == other.view(seat)
        assert changes(state, "take ankh") == {"afterlife ankh": 1, "buried 0 ankh": 1}

    def test_two_left(self) -> None:
        state = table(3, hands=("priest, farmer", *OTHERS))
        state.afterlife = [1] + [0] * 8 + [1]
        changed = changes(state, "play priest\nuse\n* look ankh\n* look farmer\ntake farmer")
        assert (changed["afterlife farmer"], changed["buried 0 farmer"], state.afterlife[9]) == (-1, 1, 1)
        assert asked(state) == "1 play"

    def test_the_last_one_is_kept_without_a_choice(self) -> None:
        state = table(3, hands=("priest, farmer", *OTHERS))
        state.afterlife = [0] * 9 + [1]
        play_lines(state, "play priest\nuse")
        assert changes(state, "* look ankh") == {"afterlife ankh": -1, "buried 0 ankh": 1}
        assert asked(state) == "1 play"

    def test_with_none_left_it_asks_nothing(self) -> None:
        state = table(3, hands=("priest, farmer", *OTHERS))
        state.afterlife = [0] * 10
        assert changes(state, "play priest") == {"hand 0 priest": -1, "unfed 0 priest": 1}
        assert asked(state) == "1 play"

    def test_declined_it_sees_nothing(self) -> None:
        state = table(3, hands=("priest, farmer", *OTHERS))
        assert changes(state, "play priest\ndecline") == {"hand 0 priest": -1, "unfed 0 priest": 1}
        assert asked(state) == "1 play"

    def test_what_went_back_may_be_seen_by_the_next_priest(self) -> None:
        state = table(2, hands=("priest, farmer", "priest, farmer"))
        play_lines(state, "play priest\nuse\n* look noble\n* look baker\ntake baker\nplay priest\nuse\n* look noble")
        assert "look noble" not in texts(state)
        assert "look baker" not in texts(state)

    def test_an_edition_may_name_another_number_of_looks(self) -> None:
        game = edition({"amounts.looks": 4})
        state = table(2, hands=("priest, farmer", REST), game=game)
        play_lines(state, "play priest\nuse\n* look noble\n* look ankh\n* look ankh\n* look farmer")
        assert texts(state) == ["take farmer", "take noble", "take ankh"]
        changed = changes(state, "take noble")
        assert changed == {"afterlife farmer": 1, "afterlife ankh": 2, "buried 0 noble": 1}
        one = table(2, hands=("priest, farmer", REST), game=edition({"amounts.looks": 1}))
        assert asked(play_lines(one, "play priest\nuse\n* look noble")) == "1 play"
