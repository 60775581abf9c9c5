"""The rulings on placing Valuables: HUNS-12 to HUNS-16, HUNS-33, HUNS-45, HUNS-51, HUNS-53."""

from serai.testing.scenario import play_lines
from tests.huns.changes import asked, changes, told
from tests.huns.table import table, texts


def test_huns_12_all_on_one_mercenary_or_curse() -> None:
    state = table(camps=("captain R, archer BB, envy KK, mud fled, rust lifted", "captain", "veteran"))
    play_lines(state, "pillage yellow")
    assert texts(state) == ["fill captain", "fill envy", "load sun-KKGY yellow"]
    assert changes(state, "fill captain") == told("0 captain Y +2")
    assert asked(state) == "1 die"


def test_huns_12_if_colours_compete_for_its_spaces_the_owner_chooses() -> None:
    state = table(camps=("border-plunder, archer",), step="before")
    play_lines(state, "raid border-plunder\ntake blue\ntake red\ntake yellow\nfill archer")
    assert texts(state) == ["put blue", "put red", "put yellow"]
    play_lines(state, "put yellow")
    assert changes(state, "put blue") == told("0 archer B +1, reserve R +1")
    assert asked(state) == "0 die"


def test_huns_13_on_wagons_split_as_you_like_on_spaces_of_their_own_colour() -> None:
    state = table(wagons=("sun-BBRR, sun-BBKK", "wolf-BBGG, wolf-RRKK", "eagle-RRYY, stag-GGBK"), dice="3-2-2-2-2")
    play_lines(state, "pillage blue")
    assert texts(state) == ["load sun-BBRR blue", "load sun-BBKK blue"]
    play_lines(state, "load sun-BBRR blue\nload sun-BBKK blue\nload sun-BBKK blue")
    assert [one.load for one in state.camps[0].wagons] == [(0, -1, -1, -1), (0, 0, -1, -1)]
    assert asked(state) == "1 die"


def test_huns_14_all_that_fits_must_be_placed_and_the_rest_goes_back() -> None:
    state = table(camps=("archer",), dice="2-2-3-2-2")
    play_lines(state, "pillage green")
    assert texts(state) == ["fill archer", "load sun-KKGY green"]
    assert changes(state, "load sun-KKGY green") == told("0 sun-KKGY G +1, reserve G +2")
    assert asked(state) == "1 die"


def test_huns_15_a_full_wagon_is_dispatched_at_once_and_replaced() -> None:
    state = table(wagons=("sun-BBRR .BRR, sun-KKGY",), dice="2-2-2-2-2")
    assert changes(state, "pillage blue") == told(
        "die B -2, reserve B -2, 0 sun-BBRR -1, 0 sun-BBRR B -1, 0 sun-BBRR R -2",
        "sent 0 sun-BBRR +1, stash 0 B +2, stash 0 R +2",
    )
    assert asked(state) == "0 wagon"
    assert texts(state) == ["wagon sun-BBKK", "wagon wolf-RRGY", "wagon eagle-GGKY", "wagon stag-RRGG", "wagon top"]
    play_lines(state, "wagon sun-BBKK\n* reveal sun-BGKY")
    assert state.camps[0].wagons[0].load == (0, -1, -1, -1)
    assert asked(state) == "1 die"


def test_huns_15_or_by_the_top_of_the_deck() -> None:
    state = table(wagons=("sun-BBRR .BRR, sun-KKGY",), dice="2-2-2-2-2")
    play_lines(state, "pillage blue\nwagon top")
    assert asked(state) == "-1 reveal"
    assert changes(state, "* reveal wolf-YYBG") == told("bag -1, 0 wolf-YYBG +1, 0 wolf-YYBG B +1")
    assert asked(state) == "1 die"


def test_huns_15_with_no_wagon_left_there_is_no_replacement() -> None:
    state = table(wagons=("sun-BBRR .BRR, sun-KKGY",), row="", bag="")
    assert changes(state, "pillage blue")["reserve B"] == -1
    assert asked(state) == "1 die"
    assert len(state.camps[0].wagons) == 1


def test_huns_16_dispatched_wagons_lie_in_order_and_their_number_is_seen_by_all() -> None:
    state = table(sent=("sun-YYGK, wolf-YYBG", "eagle-YYBK"))
    for seat in (None, 0, 1, 2):
        assert [len(camp.sent) for camp in state.view(seat).camps] == [2, 1, 0]


def test_huns_33_a_way_that_places_nothing_cannot_be_chosen_while_another_places_something() -> None:
    state = table(camps=("archer B",), wagons=("sun-BBRR, stag-RRGG",))
    assert changes(state, "pillage yellow") == told("die Y -2, reserve Y -1, 0 archer Y +1")
    assert asked(state) == "1 die"
    state = table(camps=("archer B, patched-canvas",), wagons=("sun-BBRR, stag-RRGG",))
    play_lines(state, "pillage yellow")
    assert "done" not in texts(state)
    assert texts(state)[:2] == ["fill archer", "load sun-BBRR yellow as blue"]


def test_huns_33_what_mud_forbids_does_not_fit() -> None:
    state = table(camps=("mud R, border-plunder, archer BB",), step="before")
    play_lines(state, "raid border-plunder\ntake blue\ntake red\ntake green\nload sun-BBRR blue\nload sun-BBRR red")
    assert asked(state) == "0 die"
    assert changes(state, "pillage red") == told("die R -2, reserve R -2, 0 mud R +2, 0 mud lifted +1")
    assert asked(state) == "1 die"


def test_huns_33_the_limits_count_in_every_players_turn() -> None:
    camps = ("mud R, tax-collector BBB", "")
    wagons = (None, "wolf-BBGG BBG., wolf-RRKK")
    state = table(2, camps=camps, wagons=wagons, dice="2-2-1-2-2")
    play_lines(state, "pillage blue\nload sun-BBRR blue")
    assert state.camps[0].loaded == 0
    play_lines(state, "pillage green\nwagon top\n* reveal sun-BGKY\ntake red\nload sun-BBRR red")
    assert asked(state) == "0 die"


def test_huns_45_as_much_as_can_be_done() -> None:
    reserve = dict.fromkeys("BRGKY", 0) | {"B": 1}
    state = table(camps=("border-plunder",), step="before", reserve=reserve)
    assert changes(state, "raid border-plunder") == told("0 border-plunder used +1, reserve B -1, 0 sun-BBRR B +1")
    assert asked(state) == "0 die"


def test_huns_51_colours_are_chosen_in_their_order_so_that_all_can_follow() -> None:
    reserve = {"G": 1, "K": 0, "Y": 1}
    state = table(4, dice="1-2-2-2-2", decks={"equipment": "spare-wagon"}, reserve=reserve)
    play_lines(state, "draw blue\n* look spare-wagon\nwagon top\n* reveal sun-BGKY")
    assert texts(state) == ["take blue", "take red", "take green"]
    play_lines(state, "take green")
    assert asked(state) == "0 place"
    assert state.reserve[2:] == [0, 0, 0]


def test_huns_53_another_colours_space_may_be_taken_while_its_own_is_free_and_counts_for_mud() -> None:
    state = table(camps=("patched-canvas, mud",), dice="3-2-2-2-2")
    play_lines(state, "pillage blue")
    assert "load sun-BBRR blue as red" in texts(state)
    assert changes(state, "load sun-BBRR blue as red") == told("0 sun-BBRR B on R +1, 0 sun-BBRR B +1, reserve B +1")
    assert asked(state) == "1 die"
