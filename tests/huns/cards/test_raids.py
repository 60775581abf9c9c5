"""What each Raid does, asserted on every seat: `changes` names all that became more or less anywhere."""

from serai.testing.scenario import play_lines
from tests.huns.changes import asked, changes, placing, told
from tests.huns.table import table, texts

BGK = ("blue", "green", "black")
EMPTY = dict.fromkeys("BRGKY", 0)
LOADED = (None, "wolf-BBGG B.G., wolf-RRKK RR..", "eagle-RRYY R..., stag-GGBK BG..")


class TestAmbush:
    def test_two_valuables_from_one_opponents_wagons(self) -> None:
        state = table(camps=("ambush",), wagons=LOADED, step="before")
        assert asked(state) == "0 raid"
        play_lines(state, "raid ambush")
        assert texts(state) == [
            *("steal 1 wolf-BBGG blue", "steal 1 wolf-BBGG green", "steal 1 wolf-RRKK red"),
            *("steal 2 eagle-RRYY red", "steal 2 stag-GGBK blue", "steal 2 stag-GGBK green"),
        ]
        assert changes(state, "steal 1 wolf-BBGG blue") == told("1 wolf-BBGG B -1")
        assert texts(state) == ["steal 1 wolf-BBGG green", "steal 1 wolf-RRKK red", "done"]
        assert placing(state, "steal 1 wolf-RRKK red") == told("1 wolf-RRKK R -1, 0 sun-BBRR B +1, 0 sun-BBRR R +1")
        assert asked(state) == "0 die"

    def test_or_only_one(self) -> None:
        state = table(camps=("ambush",), wagons=LOADED, step="before")
        assert changes(state, "raid ambush\nsteal 2 stag-GGBK green\ndone") == told(
            "0 ambush used +1, 2 stag-GGBK G -1, 0 sun-KKGY G +1"
        )
        assert asked(state) == "0 die"

    def test_or_from_one_of_their_mercenaries(self) -> None:
        state = table(camps=("ambush", "archer BR, captain GG"), step="before")
        play_lines(state, "raid ambush\nsteal 1 archer red")
        assert texts(state) == ["steal 1 archer blue", "done"]
        assert placing(state, "steal 1 archer blue") == told("1 archer B -1, 0 sun-BBRR B +1, 0 sun-BBRR R +1")
        assert asked(state) == "0 die"

    def test_not_what_a_bodyguard_keeps(self) -> None:
        camps = ("ambush", "bodyguard GGG", "bodyguard G")
        state = table(
            camps=camps, wagons=(None, "wolf-BBGG B..., wolf-RRKK", "stag-GGBK B..., eagle-RRYY"), step="before"
        )
        play_lines(state, "raid ambush")
        assert texts(state) == ["steal 2 stag-GGBK blue", "steal 2 bodyguard green"]

    def test_not_what_could_not_be_placed(self) -> None:
        wagons = ("sun-BBRR BB.., stag-KKYY", "wolf-BBGG B.G., wolf-RRKK")
        assert asked(table(2, camps=("ambush",), wagons=wagons, step="before")) == "0 die"
        wagons = ("sun-BBRR BB.., stag-KKYY", "wolf-BBGG B.G., eagle-KKRG R.KK")
        state = table(2, camps=("ambush",), wagons=wagons, step="before")
        play_lines(state, "raid ambush")
        assert texts(state) == ["steal 1 eagle-KKRG red", "steal 1 eagle-KKRG black"]

    def test_not_with_nothing_to_take(self) -> None:
        state = table(camps=("ambush", "envy BB, ambush"), wagons=("sun-BBRR B..., sun-KKGY",), step="before")
        assert asked(state) == "0 die"

    def test_a_lone_mercenary_with_what_could_be_placed_will_do(self) -> None:
        wagons = ("sun-KKGY KKG.", "wolf-RRKK", "eagle-RRYY")
        for load, question in (("Y", "0 raid"), ("B", "0 die"), ("K", "0 die")):
            state = table(camps=("ambush", f"veteran {load}"), wagons=wagons, row="", bag="", step="before")
            assert asked(state) == question
        wagons = ("sun-BBRR BB.R", "wolf-RRKK", "eagle-RRYY")
        for load, question in (("R", "0 raid"), ("B", "0 die")):
            state = table(camps=("ambush", f"veteran {load}"), wagons=wagons, row="", bag="", step="before")
            assert asked(state) == question


class TestBorderPlunder:
    def test_three_valuables_of_three_colours(self) -> None:
        state = table(camps=("border-plunder",), step="before")
        assert changes(state, "raid border-plunder") == told("0 border-plunder used +1")
        assert texts(state) == ["take blue", "take red", "take green"]
        play_lines(state, "take red")
        assert texts(state) == ["take green", "take black"]
        play_lines(state, "take green")
        assert texts(state) == ["take black", "take yellow"]
        assert placing(state, "take black") == told("reserve K -1, 0 sun-BBRR R +1, 0 sun-KKGY G +1, 0 sun-KKGY K +1")
        assert asked(state) == "0 die"

    def test_what_is_there(self) -> None:
        state = table(camps=("border-plunder",), step="before", reserve={"B": 0, "R": 0, "G": 0})
        assert placing(state, "raid border-plunder") == told(
            "0 border-plunder used +1, reserve K -1, reserve Y -1, 0 sun-KKGY K +1, 0 sun-KKGY Y +1"
        )
        assert asked(state) == "0 die"

    def test_not_if_nothing_could_be_placed(self) -> None:
        assert asked(table(camps=("border-plunder",), step="before", reserve=EMPTY)) == "0 die"
        wagons = ("sun-BBRR ..RR, wolf-BBGG ..GG", "wolf-RRKK, stag-KKYY")
        state = table(2, camps=("border-plunder",), step="before", reserve={"B": 0}, wagons=wagons)
        assert asked(state) == "0 die"


class TestGreatHaul:
    def test_four_valuables_of_one_colour(self) -> None:
        state = table(camps=("great-haul, veteran",), step="before")
        assert changes(state, "raid great-haul") == told("0 great-haul used +1")
        assert texts(state) == ["take blue", "take red", "take green", "take black", "take yellow"]
        assert changes(state, "take yellow") == told("reserve Y -4")
        assert changes(state, "fill veteran") == told("0 veteran Y +4")
        assert asked(state) == "0 die"

    def test_what_is_there(self) -> None:
        state = table(camps=("great-haul, veteran",), step="before", reserve={"B": 0, "Y": 3})
        play_lines(state, "raid great-haul")
        assert texts(state) == ["take red", "take green", "take black", "take yellow"]
        assert changes(state, "take yellow\nfill veteran") == told("reserve Y -3, 0 veteran Y +3")
        assert asked(state) == "0 die"

    def test_not_if_nothing_could_be_placed(self) -> None:
        assert asked(table(camps=("great-haul",), step="before", reserve=EMPTY)) == "0 die"


class TestForcedMarch:
    def test_after_the_action_another_die_and_another_action(self) -> None:
        state = table(camps=("forced-march",), dice="1-1-2-2-2", step="before")
        assert asked(state) == "0 die"
        play_lines(state, "pillage blue")
        assert asked(state) == "0 raid"
        assert texts(state) == ["raid forced-march", "done"]
        assert changes(state, "raid forced-march") == told("0 forced-march used +1")
        assert asked(state) == "0 die"
        assert changes(state, "pillage red") == told("die R -1, reserve R -1, 0 sun-BBRR R +1")
        assert asked(state) == "1 die"

    def test_not_without_a_die(self) -> None:
        state = table(camps=("forced-march",), dice="1-0-0-0-0")
        play_lines(state, "pillage blue")
        assert asked(state) == "-1 roll"

    def test_not_in_others_turns(self) -> None:
        state = table(camps=("", "forced-march"))
        play_lines(state, "pillage blue")
        assert asked(state) == "1 die"


class TestFreshWagon:
    def test_a_loading_wagon_for_one_of_the_row(self) -> None:
        state = table(camps=("fresh-wagon",), wagons=("sun-BBRR B.R., sun-KKGY",), step="before")
        play_lines(state, "raid fresh-wagon")
        assert texts(state) == ["send sun-BBRR", "send sun-KKGY"]
        play_lines(state, "send sun-BBRR")
        assert texts(state) == ["wagon sun-BBKK", "wagon wolf-RRGY", "wagon eagle-GGKY", "wagon stag-RRGG"]
        assert changes(state, "wagon sun-BBKK") == told(
            "0 sun-BBRR -1, 0 sun-BBRR B -1, 0 sun-BBRR R -1, row sun-BBRR +1, row sun-BBKK -1, 0 sun-BBKK +1",
            "0 sun-BBKK B +1, reserve R +1",
        )
        assert asked(state) == "0 die"

    def test_what_was_on_it_may_go_on_a_card(self) -> None:
        state = table(camps=("fresh-wagon, archer",), wagons=("sun-BBRR B.R., sun-KKGY",), step="before")
        assert changes(state, "raid fresh-wagon\nsend sun-BBRR\nwagon wolf-RRGY\nfill archer") == told(
            "0 sun-BBRR -1, 0 sun-BBRR B -1, 0 sun-BBRR R -1, row sun-BBRR +1, row wolf-RRGY -1, 0 wolf-RRGY +1",
            "0 archer B +1, 0 archer R +1, 0 fresh-wagon used +1",
        )
        assert asked(state) == "0 die"

    def test_an_empty_wagon_too(self) -> None:
        state = table(camps=("fresh-wagon",), step="before")
        assert changes(state, "raid fresh-wagon\nsend sun-KKGY\nwagon stag-RRGG") == told(
            "0 sun-KKGY -1, row sun-KKGY +1, row stag-RRGG -1, 0 stag-RRGG +1, 0 fresh-wagon used +1"
        )
        assert asked(state) == "0 die"

    def test_not_without_both(self) -> None:
        assert asked(table(camps=("fresh-wagon",), row="", bag="", step="before")) == "0 die"
        assert asked(table(camps=("fresh-wagon",), wagons=("",), row="", bag="", step="before")) == "0 die"


class TestSabotage:
    def test_all_on_an_opponents_mercenary_go_to_the_reserve(self) -> None:
        state = table(camps=("sabotage, thief BBB", "captain BBR, archer", "shaman G, envy KK"), step="before")
        play_lines(state, "raid sabotage")
        assert texts(state) == ["aim shaman", "aim captain"]
        assert changes(state, "aim captain") == told("1 captain B -2, 1 captain R -1, reserve B +2, reserve R +1")
        assert asked(state) == "0 die"
        assert not state.camps[1].noted
        assert state.log is not None
        lost = [event.fields for event in state.log if event.key == "lost"]
        assert [(one["colour"], one["count"]) for one in lost] == [("blue", 2), ("red", 1)]

    def test_one_will_do(self) -> None:
        state = table(camps=("sabotage", "captain B"), step="before")
        assert asked(state) == "0 raid"
        assert changes(state, "raid sabotage") == told("0 sabotage used +1, 1 captain B -1, reserve B +1")
        assert asked(state) == "0 die"

    def test_not_from_behind_a_bodyguard(self) -> None:
        state = table(camps=("sabotage", "captain BBR, bodyguard BBB"), step="before")
        assert asked(state) == "0 die"

    def test_not_without_one(self) -> None:
        state = table(camps=("sabotage, archer BB", "captain", "envy B"), step="before")
        assert asked(state) == "0 die"


class TestLevelling:
    SENT = ("sun-YYGK", "wolf-YYBG, eagle-YYBK", "stag-YYRK, wolf-KKBY")

    def test_each_who_is_ahead_loses_a_valuable_of_their_choice(self) -> None:
        state = table(camps=("levelling",), sent=self.SENT, wagons=LOADED, step="before")
        assert changes(state, "raid levelling") == told("0 levelling used +1")
        assert asked(state) == "1 lose"
        assert texts(state) == ["lose wolf-BBGG blue", "lose wolf-BBGG green", "lose wolf-RRKK red"]
        assert changes(state, "lose wolf-RRKK red") == told("1 wolf-RRKK R -1, reserve R +1")
        assert asked(state) == "2 lose"
        assert changes(state, "lose stag-GGBK blue") == told("2 stag-GGBK B -1, reserve B +1")
        assert asked(state) == "0 die"

    def test_not_who_is_level_or_behind(self) -> None:
        sent = ("sun-YYGK", "wolf-YYBG", "stag-YYRK, wolf-KKBY")
        state = table(camps=("levelling",), sent=sent, wagons=LOADED, step="before")
        play_lines(state, "raid levelling")
        assert asked(state) == "2 lose"
        play_lines(state, "lose eagle-RRYY red")
        assert asked(state) == "0 die"
        assert asked(table(camps=("levelling",), sent=sent[:2], wagons=LOADED, step="before")) == "0 die"

    def test_not_who_has_a_bodyguard_or_nothing_loaded(self) -> None:
        camps = ("levelling", "bodyguard GGG, archer B", "archer B")
        wagons = (None, LOADED[1], None)
        assert asked(table(camps=camps, sent=self.SENT, wagons=wagons, step="before")) == "0 die"


class TestPurification:
    def test_one_curse_is_lifted_unfilled(self) -> None:
        state = table(camps=("purification, envy B, mud, rust fled, mutiny lifted", "mud"), step="before")
        play_lines(state, "raid purification")
        assert texts(state) == ["aim mud", "aim envy"]
        assert changes(state, "aim envy") == told("0 envy lifted +1")
        assert asked(state) == "0 die"

    def test_one_will_do(self) -> None:
        state = table(camps=("purification, envy B, rust fled",), step="before")
        assert asked(state) == "0 raid"
        assert changes(state, "raid purification") == told("0 purification used +1, 0 envy lifted +1")
        assert asked(state) == "0 die"

    def test_not_without_one(self) -> None:
        camps = ("purification, rust fled, mutiny lifted", "mud")
        assert asked(table(camps=camps, step="before")) == "0 die"


class TestArmoury:
    def test_look_at_3_equipment_and_play_one(self) -> None:
        state = table(camps=("armoury",), step="before")
        assert changes(state, "raid armoury\n* look falcon pay-chest iron-hooks") == told(
            "0 armoury used +1, deck equipment -3"
        )
        assert texts(state) == ["play falcon", "play iron-hooks", "play pay-chest"]
        assert changes(state, "play pay-chest") == told("0 pay-chest +1, deck equipment +2")
        assert asked(state) == "0 die"
        assert len(state.decks[0].groups) == 2

    def test_or_what_is_there(self) -> None:
        state = table(camps=("armoury",), step="before", decks={"equipment": "falcon, iron-hooks"})
        assert changes(state, "raid armoury\n* look falcon iron-hooks\nplay falcon") == told(
            "0 armoury used +1, 0 falcon +1, deck equipment -1"
        )
        assert asked(state) == "0 die"

    def test_its_effect_at_once_happens(self) -> None:
        state = table(camps=("armoury",), step="before", decks={"equipment": "spare-wagon"})
        play_lines(state, "raid armoury\n* look spare-wagon")
        assert asked(state) == "0 wagon"

    def test_not_without_a_card(self) -> None:
        assert asked(table(camps=("armoury",), step="before", decks={"equipment": ""})) == "0 die"


class TestHiredBlades:
    def test_all_spaces_of_one_mercenary_are_filled(self) -> None:
        state = table(camps=("hired-blades, captain B, archer, thief GGG", "veteran"), step="before")
        play_lines(state, "raid hired-blades")
        assert texts(state) == ["aim archer", "aim captain"]
        play_lines(state, "aim captain")
        assert texts(state) == ["put blue", "put red", "put green", "put black", "put yellow"]
        assert changes(state, "put red\nput red") == told("0 captain R +2, reserve R -2, 0 hired-blades used -1")
        assert asked(state) == "0 die"

    def test_it_may_stay_unfilled(self) -> None:
        reserve = EMPTY | {"K": 1, "Y": 1}
        state = table(camps=("hired-blades, veteran",), step="before", reserve=reserve)
        assert changes(state, "raid hired-blades") == told(
            "0 hired-blades used +1, 0 veteran K +1, 0 veteran Y +1, reserve K -1, reserve Y -1"
        )
        assert asked(state) == "0 die"

    def test_not_without_a_space_or_a_valuable(self) -> None:
        assert asked(table(camps=("hired-blades, archer BB, envy", "thief"), step="before")) == "0 die"
        assert asked(table(camps=("hired-blades, archer",), step="before", reserve=EMPTY)) == "0 die"


class TestNightRaid:
    def test_one_from_a_wagon_of_each_opponent_clockwise(self) -> None:
        state = table(camps=("night-raid", "archer B"), wagons=LOADED, step="before")
        assert changes(state, "raid night-raid") == told("0 night-raid used +1")
        assert texts(state) == ["steal 1 wolf-BBGG blue", "steal 1 wolf-BBGG green", "steal 1 wolf-RRKK red"]
        assert changes(state, "steal 1 wolf-BBGG blue") == told("1 wolf-BBGG B -1")
        assert texts(state) == ["steal 2 eagle-RRYY red", "steal 2 stag-GGBK blue", "steal 2 stag-GGBK green"]
        assert placing(state, "steal 2 stag-GGBK green") == told("2 stag-GGBK G -1, 0 sun-BBRR B +1, 0 sun-KKGY G +1")
        assert asked(state) == "0 die"

    def test_only_what_can_be_placed_together(self) -> None:
        wagons = ("sun-BBRR .BRR, stag-KKYY", "wolf-BBGG BBG., wolf-RRKK", "eagle-RRYY R..., stag-GGBK BG.K")
        state = table(camps=("night-raid, archer",), wagons=wagons, step="before")
        play_lines(state, "raid night-raid\nsteal 1 wolf-BBGG blue")
        assert texts(state) == ["steal 2 eagle-RRYY red", *[f"steal 2 stag-GGBK {hue}" for hue in BGK]]
        state = table(camps=("night-raid",), wagons=wagons, step="before")
        assert changes(state, "raid night-raid") == told("0 night-raid used +1, 1 wolf-BBGG B -1, 2 stag-GGBK K -1")
        assert texts(state) == ["load sun-BBRR blue", "load stag-KKYY black"]
        play_lines(state, "load stag-KKYY black\nwagon wolf-RRGY\n* reveal sun-KKGY")
        assert asked(state) == "0 die"

    def test_not_from_behind_a_bodyguard(self) -> None:
        camps = ("night-raid", "bodyguard GGG")
        state = table(camps=camps, wagons=LOADED, step="before")
        play_lines(state, "raid night-raid")
        assert texts(state) == ["steal 2 eagle-RRYY red", "steal 2 stag-GGBK blue", "steal 2 stag-GGBK green"]
        assert changes(state, "steal 2 eagle-RRYY red") == told("2 eagle-RRYY R -1, 0 sun-BBRR R +1")
        assert asked(state) == "0 die"

    def test_not_with_nothing_to_take(self) -> None:
        assert asked(table(camps=("night-raid", "archer BB"), step="before")) == "0 die"


class TestSackOfTheCity:
    def test_one_valuable_of_each_colour(self) -> None:
        state = table(camps=("sack-of-the-city",), step="before")
        assert placing(state, "raid sack-of-the-city") == {
            **told("0 sack-of-the-city used +1, 0 sun-BBRR B +1, 0 sun-BBRR R +1"),
            **told("0 sun-KKGY G +1, 0 sun-KKGY K +1, 0 sun-KKGY Y +1"),
            **{f"reserve {letter}": -1 for letter in "BRGKY"},
        }
        assert asked(state) == "0 die"

    def test_what_is_there(self) -> None:
        state = table(camps=("sack-of-the-city",), step="before", reserve=EMPTY | {"R": 2})
        assert placing(state, "raid sack-of-the-city") == told(
            "0 sack-of-the-city used +1, 0 sun-BBRR R +1, reserve R -1"
        )
        assert asked(state) == "0 die"

    def test_not_if_nothing_could_be_placed(self) -> None:
        assert asked(table(camps=("sack-of-the-city",), step="before", reserve=EMPTY)) == "0 die"
