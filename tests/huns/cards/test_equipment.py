"""What each Equipment does, asserted on every seat: `changes` names all that became more or less anywhere."""

from serai.testing.scenario import play_lines
from tests.huns.changes import asked, changes, placing, scored, told
from tests.huns.table import table, texts


class TestSwiftHorse:
    def test_a_die_of_1_counts_as_2(self) -> None:
        state = table(camps=("swift-horse",), dice="1-2-2-2-2")
        assert changes(state, "pillage blue") == told("die B -1, reserve B -2, 0 sun-BBRR B +2")
        assert asked(state) == "1 die"

    def test_in_a_draw_too(self) -> None:
        state = table(camps=("swift-horse",), dice="2-2-2-2-1")
        assert changes(state, "draw yellow\n* look hoard caravan\nplay hoard") == told(
            "die Y -1, deck treasure -1, 0 hoard +1"
        )
        assert asked(state) == "1 die"

    def test_no_other_die_counts_more(self) -> None:
        assert changes(table(camps=("swift-horse",), dice="2-2-1-1-1"), "pillage blue")["0 sun-BBRR B"] == 2
        state = table(camps=("swift-horse",), dice="1-2-1-3-1")
        assert changes(state, "pillage black") == told("die K -3, reserve K -2, 0 sun-KKGY K +2")

    def test_nobody_elses_die_counts_more(self) -> None:
        state = table(camps=("swift-horse",), dice="1-2-2-2-2", turn=1)
        assert changes(state, "pillage blue") == told("die B -1, reserve B -1, 1 wolf-BBGG B +1")


class TestSaddlebags:
    def test_one_excess_valuable_of_a_pillage_goes_to_the_stash(self) -> None:
        state = table(camps=("saddlebags",), dice="2-2-3-2-2")
        play_lines(state, "pillage green")
        assert asked(state) == "0 stash"
        assert texts(state) == ["stash", "done"]
        assert changes(state, "stash") == told("stash 0 G +1, reserve G +1")
        assert asked(state) == "1 die"

    def test_it_may_be_left(self) -> None:
        state = table(camps=("saddlebags",), dice="2-2-3-2-2")
        assert changes(state, "pillage green\ndone") == told("die G -3, reserve G -1, 0 sun-KKGY G +1")
        assert asked(state) == "1 die"

    def test_not_without_an_excess(self) -> None:
        state = table(camps=("saddlebags",))
        assert changes(state, "pillage blue") == told("die B -2, reserve B -2, 0 sun-BBRR B +2")
        assert asked(state) == "1 die"

    def test_a_pillage_of_which_nothing_can_be_placed_is_possible(self) -> None:
        none = table(camps=("",), wagons=("sun-BBRR, stag-RRGG",), dice="0-0-0-2-2")
        assert texts(none) == ["draw black", "draw yellow"]
        state = table(camps=("saddlebags",), wagons=("sun-BBRR, stag-RRGG",), row="", dice="0-0-0-2-2")
        assert texts(state) == ["draw black", "draw yellow", "pillage black", "pillage yellow"]
        assert changes(state, "pillage yellow\nstash") == told("die Y -2, reserve Y -1, stash 0 Y +1")
        assert asked(state) == "1 die"

    def test_only_of_a_pillage(self) -> None:
        state = table(camps=("saddlebags, great-haul",), step="before")
        assert changes(state, "raid great-haul\ntake green") == told(
            "0 great-haul used +1, reserve G -1, 0 sun-KKGY G +1"
        )
        assert asked(state) == "0 die"

    def test_only_of_its_owners_pillage(self) -> None:
        state = table(camps=("saddlebags",), turn=1, dice="2-3-2-2-2", wagons=(None, "wolf-BBGG, wolf-RRKK"), row="")
        assert changes(state, "pillage red") == told("die R -3, reserve R -2, 1 wolf-RRKK R +2")
        assert asked(state) == "2 die"


class TestSpareWagon:
    def test_at_once_a_wagon_and_2_valuables(self) -> None:
        state = table(dice="1-2-2-2-2", decks={"equipment": "spare-wagon"})
        assert changes(state, "draw blue\n* look spare-wagon") == told("die B -1, deck equipment -1, 0 spare-wagon +1")
        assert asked(state) == "0 wagon"
        assert changes(state, "wagon eagle-GGKY\n* reveal sun-BGKY") == told(
            "row eagle-GGKY -1, 0 eagle-GGKY +1, bag -1, row sun-BGKY +1"
        )
        assert asked(state) == "0 take"
        assert placing(state, "take blue\ntake red") == told(
            "reserve B -1, reserve R -1, 0 sun-BBRR B +1, 0 sun-BBRR R +1"
        )
        assert asked(state) == "1 die"

    def test_both_may_be_of_one_colour(self) -> None:
        state = table(dice="1-2-2-2-2", decks={"equipment": "spare-wagon"})
        play_lines(state, "draw blue\n* look spare-wagon\nwagon eagle-GGKY\n* reveal sun-BGKY")
        assert placing(state, "take blue\ntake blue") == told("reserve B -2, 0 sun-BBRR B +2")
        assert asked(state) == "1 die"

    def test_a_third_wagon_is_replaced(self) -> None:
        wagons = ("sun-BBRR BBR., sun-KKGY, wolf-BRGK",)
        state = table(camps=("spare-wagon",), wagons=wagons, dice="2-1-2-2-2")
        play_lines(state, "pillage red\nload sun-BBRR red")
        assert asked(state) == "0 wagon"
        play_lines(state, "wagon top\n* reveal sun-BGKY")
        assert len(state.camps[0].wagons) == 3
        assert [len(camp.wagons) for camp in state.camps] == [3, 2, 2]

    def test_without_it_there_is_no_third(self) -> None:
        wagons = ("sun-BBRR BBR., sun-KKGY, wolf-BRGK",)
        state = table(wagons=wagons, dice="2-1-2-2-2")
        play_lines(state, "pillage red\nload sun-BBRR red")
        assert asked(state) == "1 die"
        assert len(state.camps[0].wagons) == 2


class TestScoutsHorn:
    def test_a_draw_with_a_1_looks_at_2(self) -> None:
        state = table(camps=("scouts-horn",), dice="2-2-2-2-1")
        play_lines(state, "draw yellow\n* look hoard caravan")
        assert texts(state) == ["play caravan", "play hoard"]
        assert changes(state, "play hoard") == told("deck treasure +1, 0 hoard +1")
        assert asked(state) == "1 die"

    def test_not_with_a_2(self) -> None:
        state = table(camps=("scouts-horn",))
        play_lines(state, "draw yellow\n* look hoard caravan\nplay caravan")
        assert asked(state) == "1 die"

    def test_not_in_a_pillage(self) -> None:
        state = table(camps=("scouts-horn",), dice="1-2-2-2-2")
        assert changes(state, "pillage blue") == told("die B -1, reserve B -1, 0 sun-BBRR B +1")

    def test_with_a_swift_horse_3(self) -> None:
        state = table(camps=("scouts-horn, swift-horse",), dice="2-2-2-2-1")
        play_lines(state, "draw yellow\n* look hoard caravan full-load\nplay caravan")
        assert asked(state) == "1 die"

    def test_not_for_others(self) -> None:
        state = table(camps=("scouts-horn",), dice="2-2-2-2-1", turn=1)
        play_lines(state, "draw yellow\n* look hoard")
        assert asked(state) == "2 die"


class TestFalcon:
    def test_at_the_start_one_die_that_is_left_may_be_rerolled(self) -> None:
        state = table(camps=("falcon",), dice="1-0-2-2-3", step="start")
        assert asked(state) == "0 reroll"
        assert texts(state) == ["reroll blue", "reroll green", "reroll black", "reroll yellow", "done"]
        assert changes(state, "reroll blue\n* show 3") == told("die B +2")
        assert asked(state) == "0 die"

    def test_each_face_is_as_likely(self) -> None:
        state = table(camps=("falcon",), dice="1-0-2-2-3", step="start")
        play_lines(state, "reroll green")
        assert (texts(state), state.weights()) == (["show 1", "show 2", "show 3"], [1, 1, 1])

    def test_or_none(self) -> None:
        state = table(camps=("falcon",), step="start")
        assert changes(state, "done") == {}
        assert asked(state) == "0 die"

    def test_the_last_die_too(self) -> None:
        state = table(camps=("falcon",), dice="0-0-0-0-1", step="start")
        assert changes(state, "reroll yellow\n* show 1") == {}
        assert asked(state) == "0 die"

    def test_in_each_turn_of_its_owner_and_no_others(self) -> None:
        state = table(2, camps=("falcon",), step="start")
        play_lines(state, "done\npillage blue")
        assert asked(state) == "1 die"
        play_lines(state, "draw yellow\n* look hoard caravan\nplay hoard")
        assert asked(state) == "0 reroll"


class TestIronHooks:
    def test_red_black_and_yellow_bring_one_more(self) -> None:
        for letter, colour in (("R", "red"), ("K", "black"), ("Y", "yellow")):
            state = table(camps=("iron-hooks",), dice="1-1-1-1-1", wagons=("sun-BBRR, stag-KKYY",))
            wagon = "sun-BBRR" if colour == "red" else "stag-KKYY"
            assert changes(state, f"pillage {colour}") == {
                f"die {letter}": -1,
                f"reserve {letter}": -2,
                f"0 {wagon} {letter}": 2,
            }
            assert asked(state) == "1 die"

    def test_blue_and_green_do_not(self) -> None:
        state = table(camps=("iron-hooks",), dice="1-1-1-1-1")
        assert changes(state, "pillage blue") == told("die B -1, reserve B -1, 0 sun-BBRR B +1")
        state = table(camps=("iron-hooks",), dice="1-1-1-1-1", wagons=("stag-RRGG, stag-KKYY",))
        assert changes(state, "pillage green") == told("die G -1, reserve G -1, 0 stag-RRGG G +1")

    def test_never_more_than_there_are(self) -> None:
        state = table(camps=("iron-hooks",), reserve={"R": 1})
        assert changes(state, "pillage red") == told("die R -2, reserve R -1, 0 sun-BBRR R +1")

    def test_not_in_a_draw_and_not_for_others(self) -> None:
        state = table(camps=("iron-hooks",), dice="1-1-1-1-1")
        play_lines(state, "draw yellow\n* look hoard")
        assert asked(state) == "1 die"
        assert changes(state, "pillage black") == told("die K -1, reserve K -1, 1 wolf-RRKK K +1")


class TestWickerBaskets:
    def test_blue_green_and_yellow_bring_one_more(self) -> None:
        for colour, load in (("blue", "wolf-BBGG B"), ("green", "wolf-BBGG G"), ("yellow", "stag-KKYY Y")):
            wagons = ("wolf-BBGG, stag-KKYY", "wolf-RRKK, sun-BBRR")
            state = table(camps=("wicker-baskets",), dice="1-1-1-1-1", wagons=wagons)
            assert changes(state, f"pillage {colour}")[f"0 {load}"] == 2
            assert asked(state) == "1 die"

    def test_red_and_black_do_not(self) -> None:
        for colour, load in (("red", "wolf-RRKK R"), ("black", "wolf-RRKK K")):
            wagons = ("wolf-BBGG, wolf-RRKK", "stag-KKYY, sun-BBRR")
            state = table(camps=("wicker-baskets",), dice="1-1-1-1-1", wagons=wagons)
            assert changes(state, f"pillage {colour}")[f"0 {load}"] == 1

    def test_yellow_with_iron_hooks_brings_two_more(self) -> None:
        camps = ("wicker-baskets, iron-hooks, archer",)
        state = table(camps=camps, dice="1-1-1-1-3", wagons=("stag-KKYY, sun-BBRR",))
        assert changes(state, "pillage yellow\nfill archer")["reserve Y"] == -2
        state = table(camps=camps, dice="1-1-1-1-1", wagons=("stag-KKYY, sun-YYGK",))
        play_lines(state, "pillage yellow")
        assert changes(state, "load stag-KKYY yellow\nload stag-KKYY yellow") == told(
            "0 stag-KKYY Y +2, 0 sun-YYGK Y +1"
        )

    def test_not_for_others(self) -> None:
        state = table(camps=("wicker-baskets",), dice="1-1-1-1-1", turn=2)
        assert changes(state, "pillage green") == told("die G -1, reserve G -1, 2 stag-GGBK G +1")
        assert asked(state) == "0 die"


class TestPatchedCanvas:
    def test_one_valuable_on_a_space_of_another_colour(self) -> None:
        state = table(camps=("patched-canvas",), wagons=("sun-BBRR, stag-RRGG",))
        play_lines(state, "pillage yellow")
        assert texts(state) == [
            *("load sun-BBRR yellow as blue", "load sun-BBRR yellow as red"),
            *("load stag-RRGG yellow as red", "load stag-RRGG yellow as green", "done"),
        ]
        assert changes(state, "load stag-RRGG yellow as green") == told("0 stag-RRGG Y on G +1, reserve Y +1")
        assert asked(state) == "1 die"

    def test_it_is_never_compulsory(self) -> None:
        state = table(camps=("patched-canvas",), wagons=("sun-BBRR, stag-RRGG",))
        assert changes(state, "pillage yellow\ndone") == told("die Y -2")
        assert asked(state) == "1 die"

    def test_once_in_a_turn(self) -> None:
        state = table(camps=("patched-canvas, great-haul",), wagons=("sun-BBRR, stag-RRGG",), step="before")
        play_lines(state, "raid great-haul\ntake yellow\nload sun-BBRR yellow as red")
        assert asked(state) == "0 die"
        assert "pillage yellow" not in texts(state)

    def test_anew_in_every_players_turn(self) -> None:
        camps = ("patched-canvas, tax-collector BBB", "")
        state = table(2, camps=camps, wagons=("sun-BBRR, stag-RRGG", "wolf-BBGG .BGG, wolf-RRKK"), dice="1-2-2-2-2")
        play_lines(state, "pillage yellow\nload sun-BBRR yellow as red\npillage blue")
        play_lines(state, "wagon top\n* reveal sun-BGKY\ntake black\nload sun-BBRR black as blue")
        assert asked(state) == "0 die"

    def test_not_for_others(self) -> None:
        state = table(camps=("patched-canvas",), turn=1, dice="2-2-2-2-2")
        assert "pillage yellow" not in texts(state)

    def test_it_may_fill_a_wagon(self) -> None:
        state = table(camps=("patched-canvas",), wagons=("sun-BBRR BBR., stag-RRGG",), dice="1-1-1-1-1")
        assert changes(state, "pillage yellow\nload sun-BBRR yellow as red") == told(
            "die Y -1, reserve Y -1, 0 sun-BBRR -1, 0 sun-BBRR B -2, 0 sun-BBRR R -1, sent 0 sun-BBRR +1",
            "stash 0 B +2, stash 0 R +1, stash 0 Y +1",
        )
        assert asked(state) == "0 wagon"


class TestBoneAmulet:
    def test_curses_in_the_camp_need_one_fewer(self) -> None:
        state = table(camps=("bone-amulet, envy BB, mutiny",))
        assert changes(state, "") == {}
        assert state.camps[0].cards[-1].mark == 2
        state = table(camps=("bone-amulet, envy B",), dice="2-1-2-2-2")
        assert changes(state, "pillage red\nfill envy") == told("die R -1, reserve R -1, 0 envy R +1, 0 envy lifted +1")
        assert asked(state) == "1 die"

    def test_when_it_is_played_what_has_enough_is_lifted(self) -> None:
        state = table(camps=("envy BB, mud B", "tribute BB"), dice="1-2-2-2-2")
        assert changes(state, "draw blue\n* look bone-amulet") == told(
            "die B -1, deck equipment -1, 0 bone-amulet +1, 0 envy lifted +1"
        )
        assert asked(state) == "1 die"

    def test_mercenaries_and_others_curses_need_as_many_as_ever(self) -> None:
        state = table(camps=("bone-amulet, archer B", "lame-horse B, archer"))
        assert changes(state, "") == {}
        assert not state.camps[0].noted
        assert state.camps[1].cards[1].mark == 0

    def test_fewer_valuables_fit(self) -> None:
        state = table(camps=("bone-amulet, envy",), dice="3-2-2-2-2", wagons=("sun-KKGY, stag-RRGG",))
        assert changes(state, "pillage blue") == told("die B -3, reserve B -2, 0 envy B +2, 0 envy lifted +1")


class TestPayChest:
    def test_mercenaries_in_the_camp_need_one_fewer(self) -> None:
        state = table(camps=("pay-chest, veteran",), dice="3-2-2-2-2", wagons=("sun-KKGY, stag-RRGG",))
        assert changes(state, "pillage blue") == told("die B -3, reserve B -3, 0 veteran B +3")
        assert scored(state, "veteran") == [3, 0, 0]
        assert scored(state, "mercenaries") == [1, 0, 0]
        assert asked(state) == "1 die"

    def test_one_less_is_not_enough(self) -> None:
        state = table(camps=("pay-chest, veteran BB",))
        assert scored(state, "mercenaries") == [-1, 0, 0]

    def test_when_it_is_played_who_has_enough_becomes_full(self) -> None:
        state = table(camps=("captain BB, great-haul used", "captain BB"), dice="1-2-2-2-2")
        assert changes(state, "draw blue\n* look pay-chest") == told(
            "die B -1, deck equipment -1, 0 pay-chest +1, 0 great-haul used -1"
        )
        assert asked(state) == "0 raid"

    def test_curses_and_others_mercenaries_need_as_many_as_ever(self) -> None:
        state = table(camps=("pay-chest, lame-horse B", "archer B"))
        assert state.camps[0].cards[1].mark == 0
        assert scored(state, "mercenaries") == [0, -1, 0]


class TestWarDrum:
    def test_after_a_raid_one_valuable_of_any_colour(self) -> None:
        state = table(camps=("war-drum, purification, lame-horse",), step="before")
        assert changes(state, "raid purification") == told("0 purification used +1, 0 lame-horse lifted +1")
        assert asked(state) == "0 take"
        assert texts(state) == ["take blue", "take red", "take green", "take black", "take yellow"]
        assert changes(state, "take blue") == told("reserve B -1, 0 sun-BBRR B +1")
        assert asked(state) == "0 die"

    def test_not_when_a_raid_is_declined(self) -> None:
        state = table(camps=("war-drum, purification, lame-horse",), step="before")
        assert changes(state, "done") == {}
        assert asked(state) == "0 die"

    def test_not_when_others_use_one(self) -> None:
        state = table(camps=("war-drum", "purification, lame-horse"), step="before", turn=1)
        assert changes(state, "raid purification") == told("1 purification used +1, 1 lame-horse lifted +1")
        assert asked(state) == "1 die"

    def test_with_an_empty_reserve_nothing(self) -> None:
        reserve = dict.fromkeys("BRGKY", 0)
        state = table(camps=("war-drum, purification, lame-horse",), step="before", reserve=reserve)
        play_lines(state, "raid purification")
        assert asked(state) == "0 die"


class TestJewelledSaddle:
    LOOK = "draw blue\n* look jewelled-saddle"

    def test_at_once_2_valuables_of_different_colours(self) -> None:
        state = table(4, dice="1-2-2-2-2")
        assert changes(state, self.LOOK) == told("die B -1, deck equipment -1, 0 jewelled-saddle +1")
        assert texts(state) == ["take blue", "take red", "take green", "take black"]
        play_lines(state, "take red")
        assert texts(state) == ["take green", "take black", "take yellow"]
        assert placing(state, "take yellow") == told("reserve Y -1, 0 sun-BBRR R +1, 0 sun-KKGY Y +1")
        assert asked(state) == "1 die"

    def test_only_one_if_there_is_only_one_colour(self) -> None:
        state = table(4, dice="1-2-2-2-2", reserve={"R": 0, "G": 0, "K": 0, "Y": 0})
        assert changes(state, self.LOOK) == told(
            "die B -1, deck equipment -1, 0 jewelled-saddle +1, reserve B -1, 0 sun-BBRR B +1"
        )
        assert asked(state) == "1 die"

    def test_only_when_it_is_played(self) -> None:
        state = table(4, camps=("jewelled-saddle",), dice="1-2-2-2-2")
        assert changes(state, "pillage blue") == told("die B -1, reserve B -1, 0 sun-BBRR B +1")
        assert asked(state) == "1 die"
