"""Cards that meddle with each other, chains, orders, and effects that become void while they wait."""

from serai.huns.state import LIFTED, UP
from serai.testing.scenario import play_lines
from tests.huns.changes import asked, changes, events, placing, scored, told
from tests.huns.table import table, texts

EMPTY = dict.fromkeys("BRGKY", 0)


def test_lame_horse_with_swift_horse() -> None:
    for face, count in ((1, 1), (2, 1), (3, 2)):
        state = table(camps=("swift-horse, lame-horse",), dice=f"{face}-2-2-2-2")
        assert changes(state, "pillage blue\nload sun-BBRR blue") == told(
            f"die B {-face}, reserve B {-count}, 0 sun-BBRR B {count:+}"
        )
        assert asked(state) == "1 die"


def test_a_bone_amulet_lifts_a_curse_that_lacks_one_at_once_and_for_good() -> None:
    state = table(
        camps=("armoury, envy BB, mud B, idol-of-erlik fled",), step="before", decks={"equipment": "bone-amulet"}
    )
    lines = "raid armoury\n* look bone-amulet"
    assert changes(state, lines) == told("0 armoury used +1, deck equipment -1, 0 bone-amulet +1, 0 envy lifted +1")
    assert asked(state) == "0 die"
    play_lines(state, "draw black\n* look rust lame-horse\nplay rust\ncurse 1\nflee")
    assert state.camps[0].cards[-2].mark == LIFTED


def test_rust_switches_a_bone_amulet_off_and_on() -> None:
    state = table(camps=("bone-amulet, rust RR, envy BB, mud B, lame-horse B",), dice="1-1-1-1-1")
    assert [placed.mark for placed in state.camps[0].cards] == [UP] * 5
    assert changes(state, "pillage red\nfill rust") == told(
        "die R -1, reserve R -1, 0 rust R +1, 0 rust lifted +1, 0 envy lifted +1, 0 lame-horse lifted +1"
    )
    assert asked(state) == "1 die"


def test_what_a_bone_amulet_lifted_stays_lifted_under_rust() -> None:
    state = table(2, camps=("bone-amulet, envy BB lifted", ""), dice="1-1-1-1-1", turn=1)
    play_lines(state, "draw black\n* look rust\nsuffer")
    assert [placed.mark for placed in state.camps[0].cards] == [UP, UP, LIFTED]


def test_rust_switches_a_pay_chest_off_and_on() -> None:
    state = table(2, camps=("pay-chest, captain BB, great-haul used",), dice="1-1-1-1-1", turn=1)
    assert scored(state, "mercenaries") == [1, 0]
    assert changes(state, "draw black\n* look rust\nsuffer") == told("die K -1, deck curse -1, 0 rust +1")
    assert scored(state, "mercenaries") == [-1, 0]
    assert events(state, "unfilled") == [0]
    assert asked(state) == "0 die"


def test_a_pay_chest_on_again_makes_full_anew() -> None:
    state = table(camps=("pay-chest, captain BB, great-haul used, rust RR",), dice="1-1-1-1-1")
    assert changes(state, "pillage red\nfill rust") == told(
        "die R -1, reserve R -1, 0 rust R +1, 0 rust lifted +1, 0 great-haul used -1"
    )
    assert asked(state) == "0 raid"


def test_rust_switches_a_spare_wagon_off_and_on() -> None:
    wagons = ("sun-BBRR, sun-KKGY, stag-RRGG RRG.", None)
    state = table(2, camps=("spare-wagon",), wagons=wagons, dice="1-1-1-1-1", turn=1)
    play_lines(state, "draw black\n* look rust\nsuffer")
    assert asked(state) == "0 die"
    assert len(state.camps[0].wagons) == 3
    play_lines(state, "pillage green\nload stag-RRGG green")
    assert asked(state) == "1 die"
    assert len(state.camps[0].wagons) == 2


def test_when_rust_is_lifted_the_spare_wagon_has_its_place_again() -> None:
    state = table(camps=("spare-wagon, rust RR",), dice="1-1-1-1-1")
    assert asked(state) == "0 die"
    play_lines(state, "pillage red\nfill rust")
    assert asked(state) == "0 wagon"
    play_lines(state, "wagon top\n* reveal sun-BGKY")
    assert asked(state) == "1 die"
    assert len(state.camps[0].wagons) == 3


def test_mutiny_on_a_full_bodyguard() -> None:
    camps = ("ambush", "bodyguard BBB, mutiny KK")
    state = table(2, camps=camps, wagons=(None, "wolf-BBGG B..., wolf-RRKK"), step="before", dice="2-2-2-2-2")
    assert scored(state, "mercenaries") == [0, 1]
    play_lines(state, "raid ambush")
    assert texts(state) == ["steal 1 wolf-BBGG blue", "steal 1 bodyguard blue"]
    assert placing(state, "steal 1 wolf-BBGG blue") == told("1 wolf-BBGG B -1, 0 sun-BBRR B +1")


def test_when_mutiny_is_lifted_the_bodyguard_guards_again() -> None:
    camps = ("ambush", "bodyguard BBB, mutiny KK")
    state = table(2, camps=camps, wagons=(None, "wolf-BBGG B..., wolf-RRKK"), dice="1-1-1-1-1", turn=1)
    play_lines(state, "pillage red\nfill mutiny")
    assert asked(state) == "0 die"


def test_broken_axle_with_a_spare_wagon() -> None:
    wagons = ("sun-BBRR, sun-KKGY, stag-RRGG RRG.", None)
    state = table(2, camps=("spare-wagon",), wagons=wagons, dice="1-1-1-1-1", turn=1)
    play_lines(state, "draw black\n* look broken-axle\nsuffer\nsend sun-BBRR")
    assert asked(state) == "0 die"
    assert len(state.camps[0].wagons) == 2
    play_lines(state, "pillage green\nload stag-RRGG green")
    assert asked(state) == "0 wagon"


def test_a_spare_wagon_under_a_broken_axle() -> None:
    state = table(camps=("broken-axle",), wagons=("stag-RRGG",), dice="1-1-1-1-1", decks={"equipment": "spare-wagon"})
    play_lines(state, "draw blue\n* look spare-wagon")
    assert asked(state) == "0 wagon"
    play_lines(state, "wagon top\n* reveal sun-BGKY")
    assert asked(state) == "0 take"
    assert len(state.camps[0].wagons) == 2


def test_a_broken_axle_sends_away_even_the_only_wagon_which_may_come_back_empty() -> None:
    state = table(2, wagons=("stag-RRGG R...",), row="", bag="", dice="1-1-1-1-1", turn=1)
    play_lines(state, "draw black\n* look broken-axle\nsuffer")
    assert asked(state) == "-1 reveal"
    play_lines(state, "* reveal stag-RRGG")
    assert asked(state) == "0 die"
    assert [state.rules.numbers.wagon_keys[one.wagon] for one in state.camps[0].wagons] == ["stag-RRGG"]
    assert state.camps[0].wagons[0].load == (-1, -1, -1, -1)


def test_mud_within_a_chain() -> None:
    state = table(camps=("mud",), wagons=("sun-BBRR .BRR, sun-KKGY",), dice="3-2-2-2-2")
    play_lines(state, "pillage blue\nload sun-BBRR blue\nwagon sun-BBKK\n* reveal sun-BGKY")
    assert asked(state) == "1 die"
    assert state.camps[0].loaded == 0
    assert changes(state, "") == {}
    assert state.camps[0].wagons[0].load == (0, -1, -1, -1)
    assert state.reserve[0] == 22 - 3


def test_bad_omen_with_a_forced_march_to_the_last_3() -> None:
    state = table(camps=("bad-omen, forced-march",), dice="3-0-1-3-0", step="before")
    assert texts(state) == ["draw green", "pillage green"]
    play_lines(state, "pillage green\nload sun-KKGY green\nraid forced-march")
    assert texts(state) == ["draw blue", "draw black", "pillage blue", "pillage black"]


def test_a_teamster_that_dispatches_again() -> None:
    wagons = ("sun-BBRR .BRR, sun-KKGY G..Y",)
    state = table(camps=("teamster BBB",), wagons=wagons, dice="3-2-2-2-2")
    play_lines(state, "pillage blue\nwagon sun-BBKK\n* reveal sun-BGKY\ntake black\ntake black")
    assert asked(state) == "0 place"
    play_lines(state, "load sun-KKGY black\nload sun-KKGY black")
    assert events(state, "dispatched") == [0, 0]
    play_lines(state, "wagon sun-BGKY\n* reveal stag-KKYY")
    assert asked(state) == "0 take"
    play_lines(state, "take green\ntake yellow\nload sun-BGKY green")
    assert asked(state) == "0 place"
    assert texts(state) == ["load sun-BBKK blue", "load sun-BGKY blue"]
    play_lines(state, "load sun-BBKK blue\nload sun-BBKK blue")
    assert asked(state) == "1 die"
    assert sum(state.camps[0].stash) == 8


def test_envy_and_tax_collector_of_one_owner_are_ordered() -> None:
    camps = ("", "envy by 2", "tax-collector BBB")
    wagons = (None, "wolf-BBGG BBG., wolf-RRKK")
    tax, envy = "take yellow", "take red\ntake red"
    for first, taken in (("tax-collector", (tax, envy)), ("envy", (envy, tax))):
        state = table(camps=camps, wagons=wagons, dice="2-2-1-2-2", turn=1)
        play_lines(state, "pillage green\nload wolf-BBGG green\nwagon top\n* reveal sun-BGKY")
        assert asked(state) == "2 order"
        assert texts(state) == ["first tax-collector", "first envy"]
        play_lines(state, f"first {first}")
        for lines in taken:
            assert asked(state) == "2 take"
            play_lines(state, lines)
        assert asked(state) == "2 die"


def test_different_owners_follow_clockwise_after_the_dispatcher() -> None:
    camps = ("tax-collector BBB", "envy by 0, teamster GGG")
    wagons = (None, "wolf-BBGG BBG., wolf-RRKK")
    state = table(camps=(*camps, "envy lifted"), wagons=wagons, dice="2-2-1-2-2", turn=1)
    play_lines(state, "pillage green\nload wolf-BBGG green")
    assert asked(state) == "1 wagon"
    play_lines(state, "wagon top\n* reveal sun-BGKY")
    assert asked(state) == "1 take"
    placing(state, "take red\ntake black\nload wolf-RRKK red\nload wolf-RRKK black")
    assert asked(state) == "0 order"


def test_envy_lifted_while_it_waits_is_void() -> None:
    camps = ("", "envy B by 2, teamster GGG")
    wagons = (None, "wolf-BBGG BBG., wolf-RRKK")
    state = table(camps=camps, wagons=wagons, dice="2-2-1-2-2", turn=1)
    play_lines(state, "pillage green\nload wolf-BBGG green\nwagon top\n* reveal sun-BGKY")
    assert changes(state, "take red\ntake black\nfill envy") == told(
        "reserve R -1, reserve K -1, 1 envy R +1, 1 envy K +1, 1 envy lifted +1"
    )
    assert asked(state) == "2 die"


def test_casks_lifted_by_the_shaman_are_void() -> None:
    state = table(camps=("shaman BB, leaking-casks RR",), wagons=("sun-BBRR B..., sun-KKGY",), step="end")
    assert texts(state) == ["first shaman", "first leaking-casks"]
    assert changes(state, "first shaman\nput red") == told(
        "0 leaking-casks R +1, 0 leaking-casks lifted +1, reserve R -1"
    )
    assert asked(state) == "1 die"


def test_with_the_reserve_used_up_what_waits_is_void() -> None:
    camps = ("", "envy by 2", "tax-collector BBB")
    wagons = (None, "wolf-BBGG BBG., wolf-RRKK")
    state = table(camps=camps, wagons=wagons, dice="2-2-1-2-2", turn=1, reserve=EMPTY | {"G": 2})
    play_lines(state, "pillage green\nload wolf-BBGG green\nwagon top\n* reveal sun-BGKY\nfirst envy")
    assert asked(state) == "2 die"
    assert state.reserve == [0] * 5


def test_tribute_lifted_by_the_pillage_is_void() -> None:
    state = table(camps=("tribute by 1 B",))
    assert changes(state, "pillage blue\nfill tribute") == told(
        "die B -2, reserve B -2, 0 tribute B +2, 0 tribute lifted +1"
    )
    assert asked(state) == "1 die"


def test_saddlebags_come_before_tribute() -> None:
    state = table(camps=("saddlebags, tribute by 1",), wagons=("sun-KKGY, stag-RRGG",), dice="3-2-3-2-2")
    play_lines(state, "pillage green\nload sun-KKGY green")
    assert asked(state) == "1 die"
    state = table(camps=("saddlebags, tribute by 1",), dice="3-2-3-2-2")
    play_lines(state, "pillage green\nload sun-KKGY green")
    assert asked(state) == "0 stash"
    assert changes(state, "stash") == told("stash 0 G +1, 1 wolf-BBGG G +1")
    assert asked(state) == "1 die"


def test_a_war_drum_waits_for_the_whole_forced_march() -> None:
    state = table(camps=("war-drum, forced-march",), dice="1-1-2-2-2")
    play_lines(state, "pillage blue\nraid forced-march")
    assert asked(state) == "0 die"
    play_lines(state, "pillage red")
    assert asked(state) == "0 take"
    assert changes(state, "take red") == told("reserve R -1, 0 sun-BBRR R +1")
    assert asked(state) == "1 die"


def test_a_shaman_may_fill_a_captain_at_the_end_of_the_turn() -> None:
    state = table(camps=("shaman BB, captain BB, great-haul used",), step="end")
    assert changes(state, "put red") == told("0 captain R +1, reserve R -1, 0 great-haul used -1")
    assert asked(state) == "1 die"


def test_an_interpreter_plays_two_equipment_each_with_its_effect_in_order() -> None:
    state = table(4, camps=("interpreter BBBB",), dice="3-2-2-2-2")
    play_lines(state, "draw blue\n* look spare-wagon jewelled-saddle falcon\nplay jewelled-saddle\nplay spare-wagon")
    assert placing(state, "take blue\ntake red") == told(
        "reserve B -1, reserve R -1, 0 sun-BBRR B +1, 0 sun-BBRR R +1, 0 spare-wagon +1"
    )
    assert asked(state) == "0 wagon"
    play_lines(state, "wagon top\n* reveal sun-BGKY")
    assert asked(state) == "0 take"


def test_rust_and_mutiny_lifted_by_one_valuable_let_a_captain_ready_raids() -> None:
    camps = ("rust RR, bone-amulet, mutiny KK, pay-chest, captain GG, great-haul used",)
    state = table(camps=camps, dice="1-1-1-1-1")
    play_lines(state, "pillage red\nfill rust")
    assert events(state, "readied") == [0]
    assert asked(state) == "0 raid"
