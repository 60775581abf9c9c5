"""What each Curse does, asserted on every seat: `changes` names all that became more or less anywhere."""

from serai.testing.scenario import play_lines
from tests.huns.changes import asked, changes, placing, told
from tests.huns.table import table, texts

EMPTY = dict.fromkeys("BRGKY", 0)
OFF = ("lifted", "fled")
"""How a Curse that does not work lies."""
FULL = "wolf-BBGG BBG., wolf-RRKK"
"""Wagons of which one green Valuable dispatches the first."""
NEW = "wagon eagle-GGKY\n* reveal sun-BGKY"


class TestLameHorse:
    def test_a_die_counts_one_less(self) -> None:
        state = table(camps=("lame-horse",), wagons=("sun-BBRR, sun-KKGY",))
        assert changes(state, "pillage blue\nload sun-BBRR blue") == told("die B -2, reserve B -1, 0 sun-BBRR B +1")
        assert asked(state) == "1 die"
        state = table(camps=("lame-horse",))
        play_lines(state, "draw yellow\n* look hoard")
        assert asked(state) == "1 die"

    def test_a_3_counts_as_2(self) -> None:
        state = table(camps=("lame-horse, mud",), dice="3-2-2-2-2")
        assert changes(state, "pillage blue\nfill mud") == told("die B -3, reserve B -2, 0 mud B +2")
        assert asked(state) == "1 die"

    def test_at_least_1(self) -> None:
        state = table(camps=("lame-horse",), dice="1-1-1-1-1")
        assert changes(state, "pillage blue\nload sun-BBRR blue")["reserve B"] == -1

    def test_not_once_it_does_not_work_and_not_for_others(self) -> None:
        for camps in (*[(f"lame-horse {how}",) for how in OFF], ("", "lame-horse")):
            state = table(camps=camps)
            assert changes(state, "pillage blue") == told("die B -2, reserve B -2, 0 sun-BBRR B +2")
            assert asked(state) == "1 die"


class TestBrokenAxle:
    CURSE = "draw black\n* look broken-axle\ncurse 1\n"

    def test_at_once_a_wagon_of_choice_goes_under_the_deck(self) -> None:
        state = table(wagons=(None, "wolf-BBGG B.G., wolf-RRKK"), dice="1-1-1-1-1")
        assert changes(state, self.CURSE + "suffer") == told("die K -1, deck curse -1, 1 broken-axle +1")
        assert asked(state) == "1 send"
        assert texts(state) == ["send wolf-BBGG", "send wolf-RRKK"]
        assert changes(state, "send wolf-BBGG") == told(
            "1 wolf-BBGG -1, 1 wolf-BBGG B -1, 1 wolf-BBGG G -1, reserve B +1, reserve G +1, buried wolf-BBGG +1"
        )
        assert asked(state) == "1 die"

    def test_the_only_place_left_is_still_refilled(self) -> None:
        state = table(camps=("broken-axle",), wagons=("stag-RRGG RRG.",), dice="2-2-1-2-2")
        assert asked(state) == "0 die"
        play_lines(state, "pillage green\nload stag-RRGG green")
        assert asked(state) == "0 wagon"
        play_lines(state, "wagon top\n* reveal sun-BGKY")
        assert asked(state) == "1 die"
        assert len(state.camps[0].wagons) == 1

    def test_when_it_is_lifted_the_place_returns(self) -> None:
        state = table(camps=("broken-axle RRR",), wagons=("stag-KKYY",), dice="1-1-1-1-1")
        assert changes(state, "pillage red") == told(
            "die R -1, reserve R -1, 0 broken-axle R +1, 0 broken-axle lifted +1"
        )
        assert asked(state) == "0 wagon"
        play_lines(state, "wagon top\n* reveal sun-BGKY")
        assert asked(state) == "1 die"

    def test_fled_it_does_nothing(self) -> None:
        state = table(dice="1-1-1-1-1")
        assert changes(state, self.CURSE + "flee") == told(
            "die K -1, deck curse -1, 1 broken-axle +1, 1 broken-axle fled +1"
        )
        assert asked(state) == "1 die"


class TestDenseFog:
    def test_a_draw_looks_at_one_card_fewer(self) -> None:
        state = table(camps=("dense-fog",), dice="2-2-2-2-3")
        play_lines(state, "draw yellow\n* look hoard caravan\nplay hoard")
        assert asked(state) == "1 die"

    def test_at_least_1(self) -> None:
        state = table(camps=("dense-fog",), dice="2-2-2-2-1")
        assert changes(state, "draw yellow\n* look hoard") == told("die Y -1, deck treasure -1, 0 hoard +1")
        assert asked(state) == "1 die"

    def test_a_pillage_takes_as_many_as_ever(self) -> None:
        state = table(camps=("dense-fog R",), wagons=("sun-BBRR, sun-KKGY",))
        assert changes(state, "pillage blue\nload sun-BBRR blue") == told("die B -2, reserve B -2, 0 sun-BBRR B +2")

    def test_not_once_it_does_not_work_and_not_for_others(self) -> None:
        for camps in (*[(f"dense-fog {how}",) for how in OFF], ("", "dense-fog")):
            state = table(camps=camps)
            play_lines(state, "draw yellow\n* look hoard caravan\nplay hoard")
            assert asked(state) == "1 die"


class TestLeakingCasks:
    WAGONS = ("sun-BBRR B.R., sun-KKGY K...", "wolf-BBGG B..., wolf-RRKK")

    def test_at_the_end_of_the_turn_one_valuable_of_choice_is_lost(self) -> None:
        state = table(camps=("leaking-casks",), wagons=self.WAGONS, step="end")
        assert asked(state) == "0 lose"
        assert texts(state) == ["lose sun-BBRR blue", "lose sun-BBRR red", "lose sun-KKGY black"]
        assert changes(state, "lose sun-BBRR red") == told("0 sun-BBRR R -1, reserve R +1")
        assert asked(state) == "1 die"

    def test_in_each_turn_of_the_cursed_player(self) -> None:
        state = table(2, camps=("leaking-casks",), wagons=self.WAGONS, step="end")
        play_lines(state, "lose sun-BBRR red\npillage red\npillage blue\nload sun-BBRR blue")
        assert asked(state) == "0 lose"

    def test_not_with_nothing_loaded(self) -> None:
        assert asked(table(camps=("leaking-casks, archer B",), step="end")) == "1 die"

    def test_not_once_it_does_not_work_and_not_for_others(self) -> None:
        for camps in (*[(f"leaking-casks {how}",) for how in OFF], ("", "leaking-casks")):
            assert asked(table(camps=camps, wagons=self.WAGONS, step="end")) == "1 die"


class TestMutiny:
    def test_mercenaries_have_no_effect(self) -> None:
        state = table(camps=("mutiny, archer BB, pathfinder BB",), dice="2-2-2-2-3", step="start")
        assert asked(state) == "0 die"
        assert changes(state, "pillage yellow\nfill mutiny") == told(
            "die Y -3, reserve Y -3, 0 mutiny Y +3, 0 mutiny lifted +1"
        )
        assert asked(state) == "1 die"

    def test_equipment_has_and_others_mercenaries_have(self) -> None:
        assert asked(table(camps=("mutiny, falcon",), step="start")) == "0 reroll"
        assert asked(table(camps=("mutiny", "pathfinder BB"), step="start", turn=1)) == "1 raise"

    def test_not_once_it_does_not_work(self) -> None:
        for how in OFF:
            assert asked(table(camps=(f"mutiny {how}, pathfinder BB",), step="start")) == "0 raise"


class TestRust:
    def test_equipment_has_no_effect(self) -> None:
        state = table(camps=("rust, falcon, swift-horse",), dice="1-1-1-1-1", step="start")
        assert asked(state) == "0 die"
        assert changes(state, "pillage yellow\nfill rust") == told("die Y -1, reserve Y -1, 0 rust Y +1")
        assert asked(state) == "1 die"

    def test_mercenaries_have_and_others_equipment_has(self) -> None:
        assert asked(table(camps=("rust, pathfinder BB",), step="start")) == "0 raise"
        assert asked(table(camps=("rust", "falcon"), step="start", turn=1)) == "1 reroll"

    def test_not_once_it_does_not_work(self) -> None:
        for how in OFF:
            assert asked(table(camps=(f"rust {how}, falcon",), step="start")) == "0 reroll"


class TestOathOfPeace:
    def test_raids_cannot_be_used(self) -> None:
        state = table(camps=("oath-of-peace, great-haul",), step="before")
        assert asked(state) == "0 die"
        play_lines(state, "pillage blue\nload sun-BBRR blue")
        assert asked(state) == "1 die"

    def test_lifted_in_the_turn_it_stops_none_after_the_action(self) -> None:
        state = table(camps=("oath-of-peace R, great-haul",), step="before")
        assert changes(state, "pillage blue\nfill oath-of-peace") == told(
            "die B -2, reserve B -2, 0 oath-of-peace B +2, 0 oath-of-peace lifted +1"
        )
        assert asked(state) == "0 raid"

    def test_not_once_it_does_not_work_and_not_for_others(self) -> None:
        for camps in (*[(f"oath-of-peace {how}, great-haul",) for how in OFF], ("great-haul", "oath-of-peace")):
            assert asked(table(camps=camps, step="before")) == "0 raid"


class TestBadOmen:
    def test_no_3_while_a_lower_die_is_left(self) -> None:
        state = table(camps=("bad-omen",), dice="3-1-2-3-0")
        assert texts(state) == ["draw red", "draw green", "pillage red", "pillage green"]

    def test_a_2_or_a_1_alone_is_a_lower_one(self) -> None:
        for dice in ("3-0-2-3-0", "3-0-1-3-0"):
            assert texts(table(camps=("bad-omen",), dice=dice)) == ["draw green", "pillage green"]

    def test_with_only_3s_left_it_forbids_nothing(self) -> None:
        state = table(camps=("bad-omen",), dice="3-0-0-3-0")
        assert texts(state) == ["draw blue", "draw black", "pillage blue", "pillage black"]
        assert changes(state, "pillage blue\nload sun-BBRR blue") == told("die B -3, reserve B -2, 0 sun-BBRR B +2")
        assert asked(state) == "1 die"

    def test_not_once_it_does_not_work_and_not_for_others(self) -> None:
        for camps in (*[(f"bad-omen {how}",) for how in OFF], ("", "bad-omen")):
            assert "draw blue" in texts(table(camps=camps, dice="3-1-2-3-0"))


class TestMud:
    def test_at_most_2_valuables_a_turn_on_wagons(self) -> None:
        state = table(camps=("mud",), dice="3-2-2-2-2", wagons=("sun-BBRR, sun-BBKK",))
        play_lines(state, "pillage blue\nload sun-BBRR blue")
        assert changes(state, "load sun-BBRR blue") == told("0 sun-BBRR B +1, reserve B +1")
        assert asked(state) == "1 die"

    def test_in_the_whole_turn(self) -> None:
        state = table(camps=("mud BB, border-plunder",), step="before")
        play_lines(state, "raid border-plunder\ntake blue\ntake red\ntake green\nload sun-BBRR blue")
        assert changes(state, "load sun-BBRR red") == told("0 sun-BBRR R +1, reserve G +1")
        assert asked(state) == "0 die"
        assert changes(state, "pillage blue") == told("die B -2, reserve B -1, 0 mud B +1, 0 mud lifted +1")
        assert asked(state) == "1 die"

    def test_any_number_on_cards(self) -> None:
        state = table(camps=("mud, veteran",), dice="3-2-2-2-2")
        assert changes(state, "pillage blue\nfill veteran") == told("die B -3, reserve B -3, 0 veteran B +3")
        assert asked(state) == "1 die"

    def test_not_once_it_does_not_work_and_not_for_others(self) -> None:
        for camps in (*[(f"mud {how}",) for how in OFF], ("", "mud")):
            state = table(camps=camps, dice="3-2-2-2-2", wagons=("sun-BBRR, sun-BBKK",))
            assert placing(state, "pillage blue") == told("die B -3, reserve B -3, 0 sun-BBRR B +2, 0 sun-BBKK B +1")
            assert asked(state) == "1 die"


class TestEnvy:
    def test_when_the_cursed_player_dispatches_who_cursed_takes_2(self) -> None:
        state = table(camps=("", "envy by 2"), wagons=(None, FULL), dice="2-2-1-2-2", turn=1)
        play_lines(state, f"pillage green\nload wolf-BBGG green\n{NEW}")
        assert asked(state) == "2 take"
        assert changes(state, "take black\ntake yellow\nload eagle-RRYY yellow") == told(
            "reserve K -1, reserve Y -1, 2 eagle-RRYY Y +1, 2 stag-GGBK K +1"
        )
        assert asked(state) == "2 die"

    def test_not_when_others_dispatch(self) -> None:
        state = table(camps=("envy by 2", "", "envy by 0"), wagons=(None, FULL), dice="2-2-1-2-2", turn=1)
        play_lines(state, f"pillage green\n{NEW}")
        assert asked(state) == "2 die"

    def test_not_with_an_empty_reserve(self) -> None:
        reserve = EMPTY | {"G": 1}
        state = table(camps=("", "envy by 2"), wagons=(None, FULL), dice="2-2-1-2-2", turn=1, reserve=reserve)
        play_lines(state, f"pillage green\nload wolf-BBGG green\n{NEW}")
        assert asked(state) == "2 die"

    def test_not_once_it_does_not_work(self) -> None:
        for how in OFF:
            state = table(camps=("", f"envy by 2 {how}"), wagons=(None, FULL), dice="2-2-1-2-2", turn=1)
            play_lines(state, f"pillage green\n{NEW}")
            assert asked(state) == "2 die"


class TestTribute:
    def test_when_the_cursed_player_pillages_who_cursed_takes_1(self) -> None:
        state = table(camps=("tribute by 1",))
        assert changes(state, "pillage blue\nload sun-BBRR blue") == told(
            "die B -2, reserve B -3, 0 sun-BBRR B +2, 1 wolf-BBGG B +1"
        )
        assert asked(state) == "1 die"

    def test_not_when_they_draw_or_others_pillage(self) -> None:
        state = table(camps=("tribute by 1",))
        lines = "draw yellow\n* look hoard caravan\nplay hoard"
        assert changes(state, lines) == told("die Y -2, deck treasure -1, 0 hoard +1")
        assert changes(state, "pillage blue") == told("die B -2, reserve B -2, 1 wolf-BBGG B +2")

    def test_not_if_none_is_left(self) -> None:
        state = table(camps=("tribute by 1",), reserve={"B": 2})
        assert changes(state, "pillage blue\nload sun-BBRR blue") == told("die B -2, reserve B -2, 0 sun-BBRR B +2")
        assert asked(state) == "1 die"

    def test_not_once_it_does_not_work(self) -> None:
        for how in OFF:
            state = table(camps=(f"tribute by 1 {how}",))
            assert changes(state, "pillage blue") == told("die B -2, reserve B -2, 0 sun-BBRR B +2")
            assert asked(state) == "1 die"


class TestIdolOfErlik:
    def test_a_wagon_is_replaced_only_at_the_end_of_the_turn(self) -> None:
        state = table(camps=("", "idol-of-erlik, great-haul"), wagons=(None, FULL), dice="2-2-2-2-2", turn=1)
        assert changes(state, "pillage green\nload wolf-BBGG green") == told(
            "1 wolf-BBGG -1, 1 wolf-BBGG B -2, 1 wolf-BBGG G -1, die G -2, reserve G -1, sent 1 wolf-BBGG +1",
            "stash 1 B +2, stash 1 G +2",
        )
        assert asked(state) == "1 raid"
        assert len(state.camps[1].wagons) == 1
        play_lines(state, "done")
        assert asked(state) == "1 wagon"
        play_lines(state, NEW)
        assert asked(state) == "2 die"

    def test_two_wagons_are_replaced_together(self) -> None:
        wagons = (None, "wolf-BBGG BBG., stag-GGBK BGG.")
        state = table(
            2, camps=("", "idol-of-erlik, great-haul"), wagons=wagons, dice="2-2-1-2-2", turn=1, step="before"
        )
        play_lines(state, "raid great-haul\ntake black\nload stag-GGBK black\npillage green\nload wolf-BBGG green")
        assert asked(state) == "1 wagon"
        assert state.camps[1].wagons == []

    def test_not_once_it_does_not_work_and_not_for_others(self) -> None:
        for camps in (*[("", f"idol-of-erlik {how}") for how in OFF], ("idol-of-erlik", "great-haul")):
            state = table(camps=camps, wagons=(None, FULL), dice="2-2-2-2-2", turn=1)
            play_lines(state, "pillage green")
            assert asked(state) == "1 wagon"
