"""What the Artisan does, asserted on every seat: `changes` names all that became more or less anywhere."""

from serai.iunu.card import loaf_price
from serai.testing.scenario import play_lines
from tests.iunu.changes import REST, asked, changes
from tests.iunu.editions import edition
from tests.iunu.table import table, texts

OTHERS = (REST, REST)


class TestArtisan:
    def test_one_more_citizen_is_played_for_1_deben(self) -> None:
        state = table(3, hands=("artisan, farmer, baker, soldier", *OTHERS))
        play_lines(state, "play artisan")
        assert asked(state) == "0 use-artisan"
        play_lines(state, "use")
        assert texts(state) == ["add farmer", "add baker", "add soldier"]
        assert changes(state, "add baker") == {"hand 0 baker": -1, "unfed 0 baker": 1, "deben 0": -1}
        assert asked(state) == "1 play"

    def test_only_of_fewer_vp_than_the_artisan(self) -> None:
        hand = "artisan x2, farmer, soldier, merchant, scribe"
        state = play_lines(table(3, hands=(hand, *OTHERS)), "play artisan\nuse")
        assert texts(state) == ["add farmer", "add soldier"]

    def test_another_artisan_has_not_fewer_vp(self) -> None:
        state = table(3, hands=("artisan x2, noble", *OTHERS))
        play_lines(state, "play artisan")
        assert (asked(state), texts(state)) == ("0 use-artisan", ["decline"])
        assert changes(state, "decline") == {}
        assert asked(state) == "1 play"

    def test_whoever_has_money_and_a_hand_is_asked_so_that_nothing_is_told(self) -> None:
        for hand in ("artisan, farmer", "artisan, noble"):
            assert asked(play_lines(table(3, hands=(hand, *OTHERS)), "play artisan")) == "0 use-artisan"

    def test_without_a_hand_it_asks_nothing(self) -> None:
        state = table(3, hands=("artisan", *OTHERS))
        assert changes(state, "play artisan") == {"hand 0 artisan": -1, "unfed 0 artisan": 1}
        assert asked(state) == "1 play"

    def test_exactly_one_even_with_several_alike(self) -> None:
        state = table(3, hands=("artisan, farmer x3", *OTHERS))
        play_lines(state, "play artisan\nuse")
        assert texts(state) == ["add farmer"]
        assert changes(state, "add farmer") == {"hand 0 farmer": -1, "unfed 0 farmer": 1, "deben 0": -1}
        assert asked(state) == "1 play"

    def test_one_for_a_set_of_any_size(self) -> None:
        state = table(3, hands=("artisan x3, farmer, baker", *OTHERS))
        play_lines(state, "play artisan x3\nuse\nadd farmer")
        assert state.deben == [9 - 2 - 1, 9, 9]
        assert asked(state) == "1 play"

    def test_the_ability_of_the_added_citizen_is_not_used(self) -> None:
        state = table(3, hands=("artisan, baker, soldier", *OTHERS), unfed=("", "farmer", "farmer"))
        play_lines(state.copy(), "play artisan\nuse\nadd baker")
        assert changes(state, "play artisan\nuse\nadd soldier") == {
            "hand 0 artisan": -1,
            "hand 0 soldier": -1,
            "unfed 0 artisan": 1,
            "unfed 0 soldier": 1,
            "deben 0": -1,
        }
        assert asked(state) == "1 play"

    def test_the_passive_of_the_added_citizen_works(self) -> None:
        state = table(3, hands=("artisan, farmer, baker", *OTHERS), dice="4-1-1")
        play_lines(state, "play artisan\nuse\nadd farmer")
        assert loaf_price(state, 0) == 3

    def test_without_the_fee_it_asks_nothing(self) -> None:
        state = play_lines(table(3, hands=("artisan, farmer", *OTHERS), deben=(0,)), "play artisan")
        assert asked(state) == "1 play"
        state = play_lines(table(3, hands=("artisan x2, farmer", *OTHERS), deben=(1,)), "play artisan x2")
        assert asked(state) == "1 play"

    def test_scribes_never_waive_the_fee(self) -> None:
        for scribe in ("set", "any"):
            state = table(3, hands=("artisan, farmer, baker", *OTHERS), unfed=("scribe",), scribe=scribe)
            assert changes(state, "play artisan\nuse\nadd farmer")["deben 0"] == -1
            poor = table(3, hands=("artisan, farmer", *OTHERS), unfed=("scribe",), scribe=scribe, deben=(0,))
            assert asked(play_lines(poor, "play artisan")) == "1 play"

    def test_a_scribe_added_in_an_odd_edition_costs_the_fee(self) -> None:
        game = edition({"citizens.artisan.vp": 9})
        state = table(3, hands=("artisan, scribe, noble", *OTHERS), scribe="any", game=game)
        assert changes(state, "play artisan\nuse\nadd scribe")["deben 0"] == -1

    def test_declined_nothing_happens(self) -> None:
        state = table(3, hands=("artisan, farmer", *OTHERS))
        assert changes(state, "play artisan\ndecline") == {"hand 0 artisan": -1, "unfed 0 artisan": 1}
        assert asked(state) == "1 play"

    def test_an_edition_may_name_another_fee(self) -> None:
        game = edition({"amounts.fee": 3})
        state = table(3, hands=("artisan, farmer, baker", *OTHERS), game=game)
        assert changes(state, "play artisan\nuse\nadd farmer")["deben 0"] == -3
        free = table(3, hands=("artisan, farmer, baker", *OTHERS), deben=(0,), game=edition({"amounts.fee": 0}))
        assert "deben 0" not in changes(free, "play artisan\nuse\nadd farmer")
