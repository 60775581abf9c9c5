"""The rulings on stealing and on what returns: HUNS-37, HUNS-43, HUNS-47, HUNS-48, HUNS-56, HUNS-57."""

from serai.huns.camp import is_full
from serai.testing.scenario import play_lines
from tests.huns.changes import asked, changes, events, told
from tests.huns.table import table, texts

STRAY = ("stag-RRGG, stag-KKYY",)
"""Wagons without a blue space."""


def test_huns_37_excess_returns_to_its_own_space() -> None:
    wagons = (*STRAY, "wolf-BBGG B..., wolf-RRKK")
    state = table(2, camps=("ambush, patched-canvas",), wagons=wagons, step="before")
    assert changes(state, "raid ambush") == told("0 ambush used +1, 1 wolf-BBGG B -1")
    assert asked(state) == "0 place"
    assert changes(state, "done") == told("1 wolf-BBGG B +1")
    assert asked(state) == "0 die"


def test_huns_37_such_a_return_triggers_nothing() -> None:
    camps = ("ambush, patched-canvas", "captain BBB, great-haul used")
    state = table(2, camps=camps, wagons=STRAY, step="before")
    play_lines(state, "raid ambush")
    assert changes(state, "done") == told("1 captain B +1")
    assert asked(state) == "0 die"
    assert is_full(state.camps[1].cards[-1])
    assert state.camps[1].noted == state.camps[1].filled
    assert events(state, "readied") == []


def test_huns_37_a_printed_space_takes_it_back_though_the_card_is_full_without() -> None:
    camps = ("ambush, patched-canvas", "pay-chest, archer BB")
    state = table(2, camps=camps, wagons=STRAY, step="before")
    assert changes(state, "raid ambush") == told("0 ambush used +1, 1 archer B -1")
    assert asked(state) == "0 place"
    assert changes(state, "done") == told("1 archer B +1")
    assert asked(state) == "0 die"
    assert [events(state, key) for key in ("unfilled", "full", "returned")] == [[], [], []]


def test_huns_37_of_two_that_return_the_first_can_fill_the_card_and_triggers_nothing() -> None:
    camps = ("ambush, patched-canvas, smuggler BB", "pay-chest, captain BBB, great-haul used")
    state = table(2, camps=camps, wagons=STRAY, step="before")
    assert changes(state, "raid ambush\nsteal 1 captain blue")["1 captain B"] == -2
    assert changes(state, "done") == told("1 captain B +2")
    assert asked(state) == "0 die"
    assert is_full(state.camps[1].cards[-1])
    assert state.camps[1].noted == state.camps[1].filled
    assert events(state, "readied") == []


ENVIED = ("ambush, patched-canvas, envy by 1", "tax-collector KKK, archer BB")


def test_huns_37_a_space_that_was_filled_meanwhile_takes_nothing_back() -> None:
    wagons = ("sun-BBRR .BRR, stag-KKYY", "wolf-BBGG, wolf-RRKK")
    state = table(2, camps=ENVIED, wagons=wagons, step="before")
    play_lines(state, "raid ambush\nsteal 1 archer blue\nsteal 1 archer blue\nload sun-BBRR blue")
    play_lines(state, "wagon stag-RRGG\n* reveal sun-BGKY\nfirst envy\ntake green\ntake green\nfill archer")
    play_lines(state, "take red")
    assert asked(state) == "0 place"
    assert changes(state, "done") == told("reserve B +1")
    assert asked(state) == "0 die"


def test_huns_37_the_space_that_a_pay_chest_spares_is_not_filled_meanwhile() -> None:
    camps = (ENVIED[0], "tax-collector KKK, pay-chest, veteran BBB")
    wagons = ("sun-BBRR .BRR, stag-KKYY", "wolf-BBGG, wolf-RRKK")
    state = table(2, camps=camps, wagons=wagons, step="before")
    play_lines(state, "raid ambush\nsteal 1 veteran blue\nsteal 1 veteran blue\nload sun-BBRR blue")
    play_lines(state, "wagon stag-RRGG\n* reveal sun-BGKY\nfirst envy\ntake green\ntake green\nfill veteran")
    play_lines(state, "take red")
    assert asked(state) == "0 place"
    assert changes(state, "done") == told("1 veteran B +1")
    assert asked(state) == "0 die"


def test_huns_37_nor_does_a_wagon_that_is_gone() -> None:
    wagons = ("sun-BBRR .BRR, stag-KKYY", "wolf-BBGG BB.G, wolf-RRKK")
    state = table(2, camps=(ENVIED[0] + ", smuggler", ENVIED[1]), wagons=wagons, step="before")
    play_lines(state, "raid ambush\nsteal 1 wolf-BBGG blue\nsteal 1 wolf-BBGG blue\nload sun-BBRR blue")
    play_lines(state, "wagon stag-RRGG\n* reveal sun-BGKY\nfirst envy\ntake blue\ntake blue")
    play_lines(state, "take green")
    assert events(state, "dispatched") == [0, 1]
    play_lines(state, "wagon top\n* reveal stag-BBRY")
    assert asked(state) == "0 place"
    assert changes(state, "done") == told("reserve B +1")
    assert asked(state) == "0 die"


def test_huns_57_a_return_that_would_fill_a_wagon_goes_to_the_reserve() -> None:
    wagons = ("sun-BBRR .BRR, stag-KKYY", "wolf-BBGG BBG., wolf-RRKK")
    state = table(2, camps=ENVIED, wagons=wagons, step="before")
    play_lines(state, "raid ambush\nsteal 1 wolf-BBGG blue\nsteal 1 wolf-BBGG blue\nload sun-BBRR blue")
    play_lines(
        state, "wagon stag-RRGG\n* reveal sun-BGKY\nfirst envy\ntake blue\ntake green\nload wolf-BBGG blue\ntake red"
    )
    assert state.camps[1].wagons[0].load == (0, -1, 2, 2)
    assert asked(state) == "0 place"
    assert changes(state, "done") == told("reserve B +1")
    assert asked(state) == "0 die"


def test_huns_37_only_a_choice_that_can_all_be_placed_together() -> None:
    wagons = ("sun-BBRR .BRR, stag-KKYY", "wolf-BBGG BBG., eagle-KKRG .GKK")
    state = table(2, camps=("ambush",), wagons=wagons, step="before")
    play_lines(state, "raid ambush")
    assert texts(state) == ["steal 1 wolf-BBGG blue", "steal 1 eagle-KKRG black"]
    play_lines(state, "steal 1 wolf-BBGG blue")
    assert texts(state) == ["steal 1 eagle-KKRG black", "done"]


def test_huns_37_loading_on_another_colour_counts() -> None:
    wagons = ("sun-BBRR .BRR, stag-KKYY", "wolf-BBGG BBG., wolf-RRKK")
    state = table(2, camps=("ambush, smuggler BB",), wagons=wagons, step="before")
    play_lines(state, "raid ambush\nsteal 1 wolf-BBGG blue")
    assert texts(state) == ["steal 1 wolf-BBGG blue", "steal 1 wolf-BBGG green", "done"]
    play_lines(state, "steal 1 wolf-BBGG green")
    assert asked(state) == "0 place"


def test_huns_37_what_mud_forbids_to_load_does_not_count() -> None:
    wagons = (None, "wolf-BBGG ..G., wolf-RRKK RR..")
    state = table(2, camps=("ambush, mud RR",), wagons=wagons, step="before")
    play_lines(state, "raid ambush\nsteal 1 wolf-RRKK red")
    assert texts(state) == ["steal 1 wolf-BBGG green", "steal 1 wolf-RRKK red", "done"]
    for die in (1, 2):
        state = table(2, camps=("ambush, mud RR",), wagons=wagons, dice=f"{die}-2-2-2-2")
        play_lines(state, "pillage blue\nload sun-BBRR blue\nraid ambush")
        assert changes(state, "steal 1 wolf-RRKK red")["1 wolf-RRKK R"] == -1
        assert asked(state) == ("0 place" if die == 1 else "1 die")


def test_huns_47_what_a_chain_might_bring_does_not_count() -> None:
    wagons = ("sun-BBRR .BRR, stag-KKYY", "wolf-BBGG BB.., wolf-RRKK")
    state = table(2, camps=("ambush",), wagons=wagons, row="sun-BBKK", step="before")
    assert changes(state, "raid ambush")["1 wolf-BBGG B"] == -1
    assert asked(state) == "0 wagon"


def test_huns_47_nor_do_two_ways_at_once() -> None:
    wagons = ("sun-BBRR .BRR, stag-KKYY", "wolf-BBGG BB.., wolf-RRKK")
    state = table(2, camps=("ambush, archer B",), wagons=wagons, step="before")
    play_lines(state, "raid ambush")
    assert changes(state, "fill archer") == told("0 archer B +1")


def test_huns_48_one_on_a_space_of_its_own_colour_goes_first() -> None:
    wagons = (None, "wolf-BBGG BGB., wolf-RRKK")
    state = table(2, camps=("ambush",), wagons=wagons, step="before")
    assert changes(state, "raid ambush\nsteal 1 wolf-BBGG blue") == told("0 ambush used +1, 1 wolf-BBGG B -1")
    assert changes(state, "steal 1 wolf-BBGG blue") == told("1 wolf-BBGG B on G -1, 0 sun-BBRR B +2")


def test_huns_56_those_taken_first_return_first() -> None:
    wagons = ("sun-BBRR, stag-KKYY KKY.", "wolf-BBGG ..G., wolf-RRKK", "eagle-RRYY, stag-GGBK BG..")
    camps = ("night-raid, patched-canvas, smuggler KK",)
    state = table(camps=camps, wagons=wagons, step="before")
    play_lines(state, "raid night-raid\nsteal 2 stag-GGBK green")
    assert changes(state, "load stag-KKYY green as yellow")["sent 0 stag-KKYY"] == 1
    play_lines(state, "wagon sun-BBKK\n* reveal sun-BGKY")
    assert changes(state, "done") == told("1 wolf-BBGG G +1")
    assert asked(state) == "0 die"
