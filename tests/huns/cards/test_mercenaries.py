"""What each Mercenary does, asserted on every seat: `changes` names all that became more or less anywhere."""

from serai.testing.scenario import play_lines
from tests.huns.changes import asked, changes, placing, scored, told
from tests.huns.table import table, texts

EMPTY = dict.fromkeys("BRGKY", 0)
NEW = "wagon eagle-GGKY\n* reveal sun-BGKY"
FULL = "wolf-BBGG BBG., wolf-RRKK"
"""Wagons of which one green Valuable dispatches the first."""
DISPATCHED = told("1 wolf-BBGG -1, 1 wolf-BBGG B -2, 1 wolf-BBGG G -1, sent 1 wolf-BBGG +1, stash 1 B +2, stash 1 G +2")
"""What dispatching it changes in the Camp of seat 1."""


class TestQuartermaster:
    def test_at_the_start_one_valuable_of_a_colour_whose_die_is_taken(self) -> None:
        state = table(camps=("quartermaster BBB",), dice="0-2-2-0-2", step="start")
        assert asked(state) == "0 take"
        assert texts(state) == ["take blue", "take black"]
        assert changes(state, "take black") == told("reserve K -1, 0 sun-KKGY K +1")
        assert asked(state) == "0 die"

    def test_not_in_the_first_turn_of_a_round(self) -> None:
        assert asked(table(camps=("quartermaster BBB",), step="start")) == "0 die"

    def test_not_if_such_colours_are_empty(self) -> None:
        state = table(camps=("quartermaster BBB",), dice="0-2-2-2-2", reserve={"B": 0}, step="start")
        assert asked(state) == "0 die"

    def test_not_unfilled_and_not_for_others(self) -> None:
        camps = ("quartermaster BB", "archer BB")
        assert asked(table(camps=camps, dice="0-2-2-0-2", step="start")) == "0 die"
        assert asked(table(camps=("", "quartermaster BBB"), dice="0-2-2-0-2", step="start")) == "0 die"


class TestArcher:
    def test_a_pillage_with_a_3_takes_one_more(self) -> None:
        state = table(camps=("archer BB, veteran",), dice="2-2-2-2-3", reserve={"R": 5})
        assert changes(state, "pillage yellow\nfill veteran") == told("die Y -3, reserve Y -4, 0 veteran Y +4")
        assert asked(state) == "1 die"

    def test_not_with_a_2(self) -> None:
        state = table(camps=("archer BB, veteran",))
        assert changes(state, "pillage yellow\nfill veteran") == told("die Y -2, reserve Y -2, 0 veteran Y +2")

    def test_with_a_3_under_a_lame_horse_it_does(self) -> None:
        state = table(camps=("archer BB, veteran, lame-horse",), dice="2-2-2-2-3")
        assert changes(state, "pillage yellow\nfill veteran") == told("die Y -3, reserve Y -3, 0 veteran Y +3")

    def test_not_unfilled_not_for_others_and_not_in_a_draw(self) -> None:
        state = table(camps=("archer B, veteran", "archer BB"), dice="2-2-2-2-3")
        assert changes(state, "pillage yellow\nfill veteran") == told("die Y -3, reserve Y -3, 0 veteran Y +3")
        state = table(camps=("archer BB",), dice="2-2-2-2-3")
        play_lines(state, "draw yellow\n* look hoard caravan full-load\nplay hoard")
        assert asked(state) == "1 die"


class TestBodyguard:
    WAGONS = (None, "wolf-BBGG B.G., wolf-RRKK")
    SENT = ("", "sun-YYGK")

    def test_opponents_raids_take_nothing_from_the_camp(self) -> None:
        for raid in ("ambush", "night-raid", "sabotage", "levelling"):
            camps = (raid, "bodyguard GGG, captain BB")
            state = table(camps=camps, wagons=self.WAGONS, sent=self.SENT, step="before")
            assert asked(state) == "0 die"

    def test_unfilled_it_stops_nothing(self) -> None:
        for raid in ("ambush", "night-raid", "sabotage", "levelling"):
            camps = (raid, "bodyguard GG, captain BB")
            state = table(camps=camps, wagons=self.WAGONS, sent=self.SENT, step="before")
            assert texts(state) == [f"raid {raid}", "done"]

    def test_nor_does_a_thief(self) -> None:
        camps = ("thief BBB", "bodyguard GGG")
        assert asked(table(camps=camps, wagons=self.WAGONS, drew=True, step="end")) == "1 die"

    def test_it_guards_no_other_camp(self) -> None:
        camps = ("levelling, bodyguard BBB", "captain B", "bodyguard BBB")
        state = table(camps=camps, wagons=self.WAGONS, sent=self.SENT, step="before")
        assert changes(state, "raid levelling\nlose wolf-BBGG blue") == told(
            "0 levelling used +1, 1 wolf-BBGG B -1, reserve B +1"
        )

    def test_curses_in_the_camp_still_remove(self) -> None:
        state = table(camps=("bodyguard BBB, leaking-casks",), wagons=("sun-BBRR B..., sun-KKGY",), step="end")
        assert asked(state) == "1 die"
        assert state.reserve[0] == 22 - 3


class TestShaman:
    def test_at_the_end_one_valuable_on_a_curse(self) -> None:
        state = table(camps=("shaman BB, envy, mud G, thief",), step="end")
        assert asked(state) == "0 ward"
        assert texts(state) == ["aim mud", "aim envy"]
        play_lines(state, "aim mud")
        assert texts(state) == ["put blue", "put red", "put green", "put black", "put yellow"]
        assert changes(state, "put yellow") == told("0 mud Y +1, reserve Y -1")
        assert asked(state) == "1 die"

    def test_it_may_lift_it(self) -> None:
        state = table(camps=("shaman BB, mud GG",), step="end")
        assert changes(state, "put black") == told("0 mud K +1, reserve K -1, 0 mud lifted +1")
        assert asked(state) == "1 die"

    def test_without_a_curse_on_a_mercenary(self) -> None:
        state = table(camps=("shaman BB, envy fled, mud lifted, captain, thief",), step="end")
        assert texts(state) == ["aim captain", "aim thief"]
        assert changes(state, "aim captain\nput red") == told("0 captain R +1, reserve R -1")
        assert asked(state) == "1 die"

    def test_not_without_a_space_or_a_valuable(self) -> None:
        assert asked(table(camps=("shaman BB", "archer"), step="end")) == "1 die"
        assert asked(table(camps=("shaman BB, envy",), reserve=EMPTY, step="end")) == "1 die"

    def test_not_unfilled_and_not_for_others(self) -> None:
        assert asked(table(camps=("shaman B, envy",), step="end")) == "1 die"
        assert asked(table(camps=("envy", "shaman BB, envy"), step="end")) == "1 die"


class TestInterpreter:
    def test_of_three_cards_two_may_be_played(self) -> None:
        state = table(camps=("interpreter BBBB",), dice="2-2-2-2-3")
        play_lines(state, "draw yellow\n* look hoard caravan full-load")
        assert texts(state) == ["play caravan", "play hoard", "play full-load"]
        play_lines(state, "play hoard")
        assert texts(state) == ["play caravan", "play full-load", "done"]
        assert changes(state, "play caravan") == told("0 hoard +1, 0 caravan +1, deck treasure +1")
        assert asked(state) == "1 die"

    def test_or_only_one(self) -> None:
        state = table(camps=("interpreter BBBB",), dice="2-2-2-2-3")
        lines = "draw yellow\n* look hoard caravan full-load\nplay hoard\ndone"
        assert changes(state, lines) == told("die Y -3, 0 hoard +1, deck treasure -1")
        assert asked(state) == "1 die"

    def test_not_of_two(self) -> None:
        state = table(camps=("interpreter BBBB",))
        play_lines(state, "draw yellow\n* look hoard caravan\nplay hoard")
        assert asked(state) == "1 die"
        state = table(camps=("interpreter BBBB",), dice="2-2-2-2-3", decks={"treasure": "hoard, caravan"})
        play_lines(state, "draw yellow\n* look hoard caravan\nplay hoard")
        assert asked(state) == "1 die"

    def test_not_unfilled_and_not_for_others(self) -> None:
        for camps in (("interpreter BBB",), ("", "interpreter BBBB")):
            state = table(camps=camps, dice="2-2-2-2-3")
            play_lines(state, "draw yellow\n* look hoard caravan full-load\nplay hoard")
            assert asked(state) == "1 die"


class TestCaptain:
    def test_when_it_becomes_full_used_raids_are_ready_again(self) -> None:
        camps = ("captain BB, ambush used, great-haul used, armoury", "ambush used, captain GG")
        state = table(camps=camps, dice="1-1-1-1-1")
        assert changes(state, "pillage red\nfill captain") == told(
            "die R -1, reserve R -1, 0 captain R +1, 0 ambush used -1, 0 great-haul used -1"
        )
        assert asked(state) == "0 raid"

    def test_each_time(self) -> None:
        camps = ("captain BBB, great-haul used", "sabotage")
        state = table(2, camps=camps, dice="2-3-2-2-2", step="before", turn=1)
        assert changes(state, "raid sabotage") == told("1 sabotage used +1, 0 captain B -3, reserve B +3")
        play_lines(state, "pillage blue")
        assert asked(state) == "0 die"
        assert changes(state, "pillage red\nfill captain") == told(
            "die R -3, reserve R -3, 0 captain R +3, 0 great-haul used -1"
        )
        assert asked(state) == "0 raid"

    def test_not_while_it_is_not_full_or_stays_so(self) -> None:
        state = table(camps=("captain B, great-haul used",), dice="1-1-1-1-1")
        assert changes(state, "pillage red\nfill captain") == told("die R -1, reserve R -1, 0 captain R +1")
        assert asked(state) == "1 die"
        state = table(camps=("captain BBB, great-haul used",), dice="1-1-1-1-1")
        assert changes(state, "pillage red") == told("die R -1, reserve R -1, 0 sun-BBRR R +1")
        assert asked(state) == "1 die"


class TestTeamster:
    def test_when_its_owner_dispatches_2_valuables(self) -> None:
        state = table(camps=("", "teamster BBB"), wagons=(None, FULL), dice="2-2-1-2-2", turn=1)
        assert changes(state, "pillage green") == DISPATCHED | told("die G -1, reserve G -1")
        assert asked(state) == "1 wagon"
        play_lines(state, NEW)
        assert asked(state) == "1 take"
        assert changes(state, "take green\ntake black") == told("reserve G -1, reserve K -1")
        assert asked(state) == "1 place"
        assert changes(state, "load eagle-GGKY green\nload eagle-GGKY black") == told(
            "1 eagle-GGKY G +1, 1 eagle-GGKY K +1"
        )
        assert asked(state) == "2 die"

    def test_not_when_others_do(self) -> None:
        state = table(camps=("teamster BBB",), wagons=(None, FULL), dice="2-2-1-2-2", turn=1)
        play_lines(state, f"pillage green\n{NEW}")
        assert asked(state) == "2 die"

    def test_not_unfilled_or_with_an_empty_reserve(self) -> None:
        state = table(camps=("", "teamster BB"), wagons=(None, FULL), dice="2-2-1-2-2", turn=1)
        play_lines(state, f"pillage green\nload wolf-BBGG green\n{NEW}")
        assert asked(state) == "2 die"
        reserve = EMPTY | {"G": 1}
        state = table(camps=("", "teamster BBB"), wagons=(None, FULL), dice="2-2-1-2-2", turn=1, reserve=reserve)
        play_lines(state, f"pillage green\n{NEW}")
        assert asked(state) == "2 die"


class TestSmuggler:
    def test_one_valuable_on_a_space_of_another_colour(self) -> None:
        state = table(camps=("smuggler BB",), wagons=("sun-BBRR, stag-RRGG",))
        play_lines(state, "pillage yellow")
        assert changes(state, "load sun-BBRR yellow as blue") == told("0 sun-BBRR Y on B +1, reserve Y +1")
        assert asked(state) == "1 die"

    def test_two_with_patched_canvas(self) -> None:
        state = table(camps=("smuggler BB, patched-canvas",), wagons=("sun-BBRR, stag-RRGG",), dice="2-2-2-2-3")
        play_lines(state, "pillage yellow")
        assert changes(state, "load sun-BBRR yellow as blue\nload stag-RRGG yellow as red") == told(
            "0 sun-BBRR Y on B +1, 0 stag-RRGG Y on R +1, reserve Y +1"
        )
        assert asked(state) == "1 die"

    def test_never_compulsory(self) -> None:
        state = table(camps=("smuggler BB",), wagons=("sun-BBRR, stag-RRGG",))
        assert changes(state, "pillage yellow\ndone") == told("die Y -2")
        assert asked(state) == "1 die"

    def test_not_unfilled_and_not_for_others(self) -> None:
        state = table(camps=("archer BB", "smuggler BB"), wagons=("sun-BBRR, stag-RRGG",))
        assert "pillage yellow" not in texts(state)
        state = table(camps=("smuggler B",), wagons=("sun-BBRR, stag-RRGG",), dice="2-2-2-2-1")
        assert changes(state, "pillage yellow") == told("die Y -1, reserve Y -1, 0 smuggler Y +1")


class TestPathfinder:
    def test_at_the_start_one_die_that_is_left_may_be_raised(self) -> None:
        state = table(camps=("pathfinder BB",), dice="1-0-2-3-3", step="start")
        assert asked(state) == "0 raise"
        assert texts(state) == ["raise blue", "raise green", "done"]
        assert changes(state, "raise green") == told("die G +1")
        assert asked(state) == "0 die"

    def test_or_none(self) -> None:
        state = table(camps=("pathfinder BB",), dice="1-0-2-3-3", step="start")
        assert changes(state, "done") == {}
        assert asked(state) == "0 die"

    def test_a_1_or_a_2_alone_may_be_raised(self) -> None:
        for dice in ("0-1-0-1-3", "0-2-0-2-3"):
            state = table(camps=("pathfinder BB",), dice=dice, step="start")
            assert asked(state) == "0 raise"
            assert texts(state) == ["raise red", "raise black", "done"]

    def test_not_beyond_3(self) -> None:
        assert asked(table(camps=("pathfinder BB",), dice="0-0-3-3-3", step="start")) == "0 die"

    def test_not_unfilled_and_not_for_others(self) -> None:
        assert asked(table(camps=("pathfinder B", "pathfinder BB"), step="start")) == "0 die"
        assert asked(table(camps=("", "pathfinder BB"), step="start")) == "0 die"


class TestThief:
    WAGONS = (None, "wolf-BBGG B.G., wolf-RRKK", "eagle-RRYY R..., stag-GGBK")

    def test_at_the_end_of_a_turn_with_a_draw_one_from_a_wagon(self) -> None:
        state = table(camps=("thief BBB", "captain RR"), wagons=self.WAGONS, dice="2-2-2-2-1")
        play_lines(state, "draw yellow\n* look hoard")
        assert asked(state) == "0 steal"
        assert texts(state) == ["steal 1 wolf-BBGG blue", "steal 1 wolf-BBGG green", "steal 2 eagle-RRYY red"]
        assert changes(state, "steal 2 eagle-RRYY red") == told("2 eagle-RRYY R -1, 0 sun-BBRR R +1")
        assert asked(state) == "1 die"

    def test_not_after_a_pillage(self) -> None:
        state = table(camps=("thief BBB",), wagons=self.WAGONS)
        play_lines(state, "pillage red")
        assert asked(state) == "1 die"

    def test_not_what_could_not_be_placed(self) -> None:
        wagons = ("sun-BBRR BB.., stag-KKYY", "wolf-BBGG B.G., wolf-RRKK")
        assert asked(table(2, camps=("thief BBB",), wagons=wagons, drew=True, step="end")) == "1 die"

    def test_not_unfilled_and_not_for_others(self) -> None:
        wagons = self.WAGONS
        assert asked(table(camps=("thief BB", "thief BBB"), wagons=wagons, drew=True, step="end")) == "1 die"


class TestTaxCollector:
    def test_when_an_opponent_dispatches_one_valuable(self) -> None:
        state = table(camps=("tax-collector BBB",), wagons=(None, FULL), dice="2-2-1-2-2", turn=1)
        assert changes(state, f"pillage green\n{NEW}") == DISPATCHED | told(
            "die G -1, reserve G -1, bag -1, row eagle-GGKY -1, 1 eagle-GGKY +1, row sun-BGKY +1"
        )
        assert asked(state) == "0 take"
        assert changes(state, "take black") == told("reserve K -1, 0 sun-KKGY K +1")
        assert asked(state) == "2 die"

    def test_not_when_its_owner_does(self) -> None:
        state = table(camps=("", "tax-collector BBB"), wagons=(None, FULL), dice="2-2-1-2-2", turn=1)
        play_lines(state, f"pillage green\n{NEW}")
        assert asked(state) == "2 die"

    def test_not_unfilled_or_with_an_empty_reserve(self) -> None:
        for camp, reserve in (("tax-collector BB", {}), ("tax-collector BBB", EMPTY | {"G": 1})):
            state = table(camps=(camp,), wagons=(None, FULL), dice="2-2-1-2-2", turn=1, reserve=reserve)
            play_lines(state, f"pillage green\n{NEW}")
            assert asked(state) == "2 die"

    def test_what_cannot_be_placed_goes_back(self) -> None:
        wagons = ("sun-BBRR BB.., stag-RRGG", FULL)
        state = table(2, camps=("tax-collector BBB",), wagons=wagons, dice="2-2-1-2-2", turn=1)
        play_lines(state, f"pillage green\n{NEW}")
        assert changes(state, "take yellow") == {}
        assert asked(state) == "0 die"


class TestVeteran:
    def test_at_the_end_as_many_points_more_as_players(self) -> None:
        for seats in (2, 3, 4):
            state = table(seats, camps=("veteran BBBB, archer",), step="over")
            assert scored(state, "veteran") == [seats] + [0] * (seats - 1)
            assert scored(state, "mercenaries") == [0] * seats

    def test_not_unfilled(self) -> None:
        state = table(camps=("veteran BBB", "veteran"), step="over")
        assert scored(state, "veteran") == [0, 0, 0]
        assert scored(state, "mercenaries") == [-1, -1, 0]

    def test_no_other_mercenary(self) -> None:
        state = table(camps=("archer BB", "captain BBB"), step="over")
        assert scored(state, "veteran") == [0, 0, 0]

    def test_nothing_before_the_end(self) -> None:
        assert placing(table(camps=("veteran BBBB",)), "pillage blue") == told(
            "die B -2, reserve B -2, 0 sun-BBRR B +2"
        )
