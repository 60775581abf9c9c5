"""What the Scribe does, asserted on every seat: `changes` names all that became more or less anywhere."""

from tests.iunu.changes import REST, asked, changes
from tests.iunu.table import table, texts

OTHERS = (REST, REST)


class TestScribe:
    def test_a_set_costs_nothing_and_asks_nothing(self) -> None:
        state = table(3, hands=("scribe x4, noble", *OTHERS), deben=(0,))
        assert texts(state) == ["play scribe", "play scribe x2", "play scribe x3", "play scribe x4", "play noble"]
        assert changes(state, "play scribe x4") == {"hand 0 scribe": -4, "unfed 0 scribe": 4}
        assert asked(state) == "1 play"

    def test_another_set_costs_as_ever(self) -> None:
        state = table(3, hands=("noble x2, farmer", *OTHERS), unfed=("scribe x3",))
        assert changes(state, "play noble x2")["deben 0"] == -1

    def test_with_the_option_a_scribe_waives_its_owners_sets(self) -> None:
        hands = ("noble x3, farmer", *OTHERS)
        for unfed, fed in (("scribe", ""), ("", "scribe")):
            state = table(3, hands=hands, unfed=(unfed,), fed=(fed,), deben=(0, 0, 0), scribe="any")
            assert texts(state) == ["play farmer", "play noble", "play noble x2", "play noble x3"]
            assert changes(state, "play noble x3") == {"hand 0 noble": -3, "unfed 0 noble": 3}

    def test_with_the_option_an_opponents_scribe_waives_nothing(self) -> None:
        state = table(3, hands=("noble x3, farmer", *OTHERS), unfed=("", "scribe"), deben=(1,), scribe="any")
        assert texts(state) == ["play farmer", "play noble", "play noble x2"]
