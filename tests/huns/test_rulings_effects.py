"""The rulings on effects and their order: HUNS-32, HUNS-38 to HUNS-41, HUNS-43, HUNS-44, HUNS-49, HUNS-52, HUNS-55."""

from serai.testing.scenario import play_lines
from tests.huns.changes import asked, changes, events, scored, told
from tests.huns.table import table, texts

EMPTY = dict.fromkeys("BRGKY", 0)
FULL = "wolf-BBGG BBG., wolf-RRKK"


def test_huns_32_replacement_owner_others_clockwise_then_the_rest_in_hand() -> None:
    camps = ("tax-collector BBB", "envy by 2, teamster GGG", "")
    state = table(camps=camps, wagons=(None, FULL), dice="2-2-2-2-2", turn=1)
    play_lines(state, "pillage green\nload wolf-BBGG green")
    asks = [asked(state)]
    play_lines(state, "wagon eagle-GGKY\n* reveal sun-BGKY")
    asks.append(asked(state))
    play_lines(state, "take yellow\nload eagle-GGKY yellow")
    asks.append(asked(state))
    play_lines(state, "take blue\ntake yellow\nload eagle-RRYY yellow")
    asks.append(asked(state))
    assert changes(state, "take yellow") == told("reserve Y -1, 0 sun-KKGY Y +1, 1 eagle-GGKY G +1")
    assert asks == ["1 wagon", "1 take", "2 take", "0 take"]
    assert asked(state) == "2 die"


def test_huns_38_the_end_of_mutiny_does_not_trigger_a_captain() -> None:
    state = table(camps=("captain BBB, mutiny RR, armoury used",), dice="1-1-1-1-1")
    play_lines(state, "pillage red\nfill mutiny")
    assert asked(state) == "1 die"
    assert events(state, "readied") == []


def test_huns_38_nor_does_filling_it_under_mutiny() -> None:
    state = table(camps=("captain BB, mutiny, armoury used",), dice="1-1-1-1-1")
    play_lines(state, "pillage red\nfill captain")
    assert asked(state) == "1 die"
    assert events(state, "readied") == []
    assert scored(state, "mercenaries") == [1, 0, 0]


def test_huns_38_still_one_raid_a_turn() -> None:
    state = table(camps=("captain BB, hired-blades, armoury used",), step="before")
    play_lines(state, "raid hired-blades\nput red")
    assert events(state, "readied") == [0, 0]
    assert asked(state) == "0 die"
    play_lines(state, "pillage red")
    assert asked(state) == "1 die"


def test_huns_39_hired_blades_take_from_colours_that_are_not_empty() -> None:
    state = table(camps=("hired-blades, captain",), step="before", reserve={"B": 1, "R": 0})
    play_lines(state, "raid hired-blades")
    assert texts(state) == ["put blue", "put green", "put black", "put yellow"]
    play_lines(state, "put blue")
    assert texts(state) == ["put green", "put black", "put yellow"]


def test_huns_40_saddlebags_then_tribute_after_all_chains() -> None:
    camps = ("saddlebags, tribute by 1, teamster BBB",)
    state = table(2, camps=camps, wagons=("sun-BBRR, stag-RRGG RR.G",), row="sun-BBKK")
    play_lines(state, "pillage green\nload stag-RRGG green\nwagon sun-BBKK\n* reveal sun-BGKY")
    play_lines(state, "take black\ntake black\nload sun-BBKK black")
    assert asked(state) == "0 stash"
    assert changes(state, "stash") == told("stash 0 G +1, reserve G -1, 1 wolf-BBGG G +1")
    assert asked(state) == "1 die"


def test_huns_40_saddlebags_keep_the_excess_of_the_pillage_that_lifts_their_rust() -> None:
    state = table(camps=("saddlebags, rust BB",))
    play_lines(state, "pillage red\nfill rust")
    assert asked(state) == "0 stash"
    assert changes(state, "stash") == told("stash 0 R +1")
    state = table(camps=("saddlebags, rust, mud BB",))
    assert changes(state, "pillage red\nfill mud") == told("die R -2, reserve R -1, 0 mud R +1, 0 mud lifted +1")
    assert asked(state) == "1 die"


def test_huns_40_war_drum_after_the_effect_of_the_raid() -> None:
    state = table(camps=("war-drum, great-haul, veteran",), step="before")
    play_lines(state, "raid great-haul")
    assert asked(state) == "0 haul"
    play_lines(state, "take red\nfill veteran")
    assert asked(state) == "0 take"
    assert changes(state, "take red") == told("reserve R -1, 0 sun-BBRR R +1")


def test_huns_41_both_are_chosen_then_resolved_in_their_order_each_with_its_own_flight() -> None:
    state = table(camps=("interpreter BBBB",), dice="2-2-2-3-2")
    play_lines(state, "draw black\n* look envy mud rust\nplay mud\nplay envy")
    assert texts(state) == ["curse 1", "curse 2"]
    play_lines(state, "curse 2")
    assert asked(state) == "2 flight"
    play_lines(state, "flee")
    assert asked(state) == "0 curse"
    play_lines(state, "curse 1\nsuffer")
    assert [[placed.mark for placed in camp.cards] for camp in state.camps] == [[0], [0], [3]]
    assert asked(state) == "1 die"


def test_huns_41_interpreter_horn_and_fog_do_not_apply_to_armoury() -> None:
    state = table(camps=("interpreter BBBB, scouts-horn, dense-fog, armoury",), step="before")
    assert changes(state, "raid armoury\n* look falcon pay-chest iron-hooks\nplay falcon")["deck equipment"] == -1
    assert asked(state) == "0 die"


def test_huns_43_a_bodyguard_stops_levelling_and_sabotage_but_no_curse() -> None:
    camps = ("levelling, sabotage", "bodyguard BBB, captain B")
    wagons = (None, "wolf-BBGG B..., wolf-RRKK")
    state = table(2, camps=camps, wagons=wagons, sent=("", "sun-YYGK"), step="before", dice="2-2-2-1-2")
    assert asked(state) == "0 die"
    play_lines(state, "draw black\n* look broken-axle\nsuffer")
    assert changes(state, "send wolf-BBGG")["reserve B"] == 1


def test_huns_43_a_veteran_under_mutiny() -> None:
    state = table(camps=("veteran BBBB, mutiny", "veteran"), step="over")
    assert scored(state, "veteran") == [0, 0, 0]
    assert scored(state, "mercenaries") == [1, -1, 0]


def test_huns_43_purification_counts_as_lifting() -> None:
    state = table(4, camps=("purification, envy, broken-chains, clear-sky",), step="before")
    assert scored(state, "treasures") == [0, 0, 0, 0]
    play_lines(state, "raid purification")
    assert scored(state, "treasures") == [8, 0, 0, 0]


def test_huns_44_tribute_counts_a_pillage_of_which_something_returns_and_comes_after_it() -> None:
    state = table(camps=("tribute by 1",), wagons=("sun-BBRR B..., sun-KKGY",), reserve={"B": 2})
    assert changes(state, "pillage blue\nload sun-BBRR blue") == told(
        "die B -2, reserve B -2, 0 sun-BBRR B +1, 1 wolf-BBGG B +1"
    )
    assert asked(state) == "1 die"


def test_huns_49_an_effect_must_work_when_its_moment_comes() -> None:
    state = table(camps=("shaman B, envy", "teamster BB"), wagons=(None, FULL), dice="2-2-2-2-2", turn=1)
    play_lines(state, "pillage green\nload wolf-BBGG green\nwagon top\n* reveal sun-YYGK")
    assert asked(state) == "2 die"


def test_huns_49_and_still_when_it_acts() -> None:
    state = table(camps=("", "envy B by 2, teamster GGG"), wagons=(None, FULL), dice="2-2-1-2-2", turn=1)
    play_lines(state, "pillage green\nload wolf-BBGG green\nwagon top\n* reveal sun-BGKY")
    play_lines(state, "take red\ntake black\nfill envy")
    assert asked(state) == "2 die"


def test_huns_52_cards_not_played_are_under_the_deck_before_the_played_ones_take_effect() -> None:
    state = table(dice="2-2-2-3-2")
    play_lines(state, "draw black\n* look envy mud rust\nplay mud")
    assert asked(state) == "0 curse"
    assert [group.bit_count() for group in state.decks[3].groups] == [8, 2]


def test_huns_55_a_war_drum_that_the_raid_brings_or_frees_comes_too_late() -> None:
    state = table(camps=("armoury",), step="before", decks={"equipment": "war-drum"})
    play_lines(state, "raid armoury\n* look war-drum")
    assert asked(state) == "0 die"
    state = table(camps=("war-drum, rust, purification",), step="before")
    assert changes(state, "raid purification") == told("0 purification used +1, 0 rust lifted +1")
    assert asked(state) == "0 die"


def test_huns_60_an_effect_that_can_do_nothing_yet_waits_for_the_others() -> None:
    camps = ("thief BBB, leaking-casks by 1",)
    wagons = ("sun-BBRR, sun-KKGY", "wolf-BBGG B..., wolf-RRKK")
    state = table(2, camps=camps, wagons=wagons, step="end", drew=True)
    assert asked(state) == "0 place"
    play_lines(state, "load sun-BBRR blue")
    assert [event.key for event in state.log or []] == ["lost", "loaded", "lost", "returned"]
    assert asked(state) == "1 die"


def test_huns_61_a_captain_filled_by_what_lifts_mutiny_has_its_effect() -> None:
    camps = ("rust RR, mutiny RR, captain BB, bone-amulet, pay-chest, armoury used",)
    state = table(camps=camps, dice="1-1-1-1-1")
    play_lines(state, "pillage red\nfill rust")
    assert events(state, "lifted") == [0, 0]
    assert events(state, "readied") == [0]


def test_huns_62_excess_returns_before_a_missing_wagon_is_taken() -> None:
    state = table(camps=("broken-axle KKK",), wagons=("sun-KKGY",), dice="2-2-2-2-2")
    expected = told("die R -2, 0 broken-axle R +1, 0 broken-axle lifted +1, reserve R -1")
    assert changes(state, "pillage red") == expected
    assert asked(state) == "0 wagon"
