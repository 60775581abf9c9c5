"""The rulings on the five families and their needs: HUNS-17 to HUNS-22, HUNS-29, HUNS-31, HUNS-35, HUNS-36."""

import pytest

from serai.huns.camp import works
from serai.huns.edition import CARDS
from serai.huns.state import FLED, LIFTED, UP, USED
from serai.testing.scenario import play_lines
from tests.huns.changes import asked, changes, events, scored, told
from tests.huns.table import table, texts

ARCHER = CARDS.index("archer")
ENVY = CARDS.index("envy")
RUST = CARDS.index("rust")
SWIFT_HORSE = CARDS.index("swift-horse")
EMPTY = dict.fromkeys("BRGKY", 0)
DRAW = "draw yellow\n* look hoard caravan\nplay hoard"


def test_huns_17_equipment_works_at_once_and_scores_nothing() -> None:
    state = table(2, camps=("swift-horse, saddlebags, falcon",), step="over")
    assert state.outcome().points == [0, 0]
    assert works(state, 0, SWIFT_HORSE)
    state = table(dice="1-2-1-2-2", decks={"equipment": "war-drum"})
    assert changes(state, "draw blue\n* look war-drum") == told("die B -1, deck equipment -1, 0 war-drum +1")


def test_huns_18_one_raid_a_turn_before_or_after_the_action() -> None:
    camps = ("purification, armoury, envy, mud",)
    state = table(camps=camps, step="before")
    assert texts(state) == ["raid purification", "raid armoury", "done"]
    play_lines(state, f"raid purification\naim mud\n{DRAW}")
    assert asked(state) == "1 die"
    state = table(camps=camps, step="before")
    play_lines(state, f"done\n{DRAW}")
    assert texts(state) == ["raid purification", "raid armoury", "done"]
    play_lines(state, "raid purification\naim mud")
    assert asked(state) == "1 die"


def test_huns_18_once_in_a_game_and_worth_1_used_or_not() -> None:
    state = table(2, camps=("purification used, armoury used, envy, sabotage",), step="before")
    assert asked(state) == "0 die"
    assert scored(state, "raids") == [3, 0]


def test_huns_18_only_if_it_would_change_something() -> None:
    camps = ("purification, armoury, hired-blades, sabotage, levelling, ambush, night-raid",)
    assert asked(table(camps=camps, step="before", decks={"equipment": ""})) == "0 die"


def test_huns_18_a_raid_just_played_may_be_used() -> None:
    state = table(dice="2-1-2-2-2", step="before")
    play_lines(state, "draw red\n* look great-haul")
    assert texts(state) == ["raid great-haul", "done"]


def test_huns_18_with_the_option_used_raids_are_ready_at_the_start_of_their_owners_turn() -> None:
    camps = ("armoury used, great-haul used", "armoury used")
    for raids, ready in (("once", []), ("refresh", [0, 0])):
        state = table(2, camps=(camps[0], "sabotage used"), raids=raids, step="start")
        assert events(state, "readied") == ready
        assert asked(state) == ("0 raid" if ready else "0 die")
        assert state.camps[1].cards[0].mark == USED


def test_huns_19_a_mercenary_works_only_while_it_is_full() -> None:
    state = table(camps=("archer BB", "archer B"))
    assert (works(state, 0, ARCHER), works(state, 1, ARCHER)) == (True, False)
    assert scored(state, "mercenaries") == [1, -1, 0]


def test_huns_20_a_curse_goes_to_an_opponent_of_choice() -> None:
    state = table(dice="2-2-2-1-2")
    play_lines(state, "draw black\n* look envy")
    assert texts(state) == ["curse 1", "curse 2"]
    play_lines(state, "curse 2")
    assert (asked(state), texts(state)) == ("2 flight", ["flee", "suffer"])
    assert changes(state, "suffer") == told("2 envy +1")
    placed = state.camps[2].cards[0]
    assert (placed.by, placed.mark) == (0, UP)
    assert asked(state) == "1 die"


def test_huns_20_filled_it_is_lifted_for_good_and_scores_nothing() -> None:
    state = table(2, camps=("envy BB",), dice="1-1-1-1-1")
    assert changes(state, "pillage red\nfill envy") == told("die R -1, reserve R -1, 0 envy R +1, 0 envy lifted +1")
    assert not works(state, 0, ENVY)
    assert scored(state, "curses") == [0, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_huns_21_fled_it_has_no_effect_and_costs_as_many_points_as_players(seats: int) -> None:
    state = table(seats, dice="2-2-2-1-2")
    victim = "" if seats == 2 else "curse 1\n"
    play_lines(state, f"draw black\n* look envy\n{victim}flee")
    assert state.camps[1].cards[0].mark == FLED
    assert not works(state, 1, ENVY)
    assert scored(state, "curses") == [0, -seats] + [0] * (seats - 2)
    assert asked(state) == "1 die"
    assert "fill envy" not in [action.text for action in state.legal()]


def test_huns_22_a_treasure_has_no_effect_in_play() -> None:
    state = table(2, camps=(", ".join(CARDS[48:58]),))
    assert changes(state, "pillage blue") == told("die B -2, reserve B -2, 0 sun-BBRR B +2")
    assert scored(state, "treasures") == [2 * 3, 0]


def test_huns_29_what_works() -> None:
    state = table(camps=("swift-horse, archer BB", "rust, swift-horse, mutiny, archer BB", "rust lifted, envy fled"))
    assert [works(state, seat, SWIFT_HORSE) for seat in range(3)] == [True, False, False]
    assert [works(state, seat, ARCHER) for seat in range(3)] == [True, False, False]
    assert [works(state, seat, RUST) for seat in range(3)] == [False, True, False]
    assert not works(state, 2, ENVY)


def test_huns_31_any_colour_cannot_be_an_empty_one() -> None:
    state = table(camps=("quartermaster BBB",), dice="0-0-2-2-2", reserve={"B": 0}, step="start")
    assert asked(state) == "0 die"
    assert state.camps[0].wagons[0].load == (-1, -1, 1, -1)


def test_huns_31_an_effect_with_nothing_to_do_is_skipped() -> None:
    camps = ("shaman BB, leaking-casks fled, thief BBB",)
    assert asked(table(camps=camps, step="end")) == "1 die"


def test_huns_31_treasures_count_cards_however_they_lie() -> None:
    camps = ("wolf-banner, golden-bow, rust, falcon, saddlebags, pay-chest, archer, armoury used, envy fled",)
    assert scored(table(camps=camps, step="over"), "treasures") == [6, 0, 0]


def test_huns_35_when_rust_is_lifted_all_is_compared_again() -> None:
    camps = ("rust RR, bone-amulet, envy BB, mutiny KK, pay-chest, captain GG, armoury used",)
    state = table(camps=camps, dice="1-1-1-1-1")
    play_lines(state, "pillage red\nfill rust")
    marks = [placed.mark for placed in state.camps[0].cards if placed.card >= 36]
    assert marks == [LIFTED] * 3
    assert asked(state) == "0 raid"


def test_huns_35_equipment_played_under_rust_loses_its_effect_at_once_for_good() -> None:
    state = table(camps=("rust RR",), dice="1-1-1-1-1", decks={"equipment": "spare-wagon"})
    assert changes(state, "draw blue\n* look spare-wagon") == told("die B -1, deck equipment -1, 0 spare-wagon +1")
    assert asked(state) == "1 die"
    state = table(4, camps=("rust RR, jewelled-saddle",), dice="1-1-1-1-1")
    play_lines(state, "pillage red\nfill rust")
    assert asked(state) == "1 die"


def test_huns_36_a_need_is_at_least_1() -> None:
    holders = "lame-horse, archer, veteran"
    for tools, expected in ((", bone-amulet, pay-chest", [1, 3, 1]), ("", [2, 4, 2])):
        cards = table(camps=(holders + tools,)).camps[0].cards
        assert [placed.need for placed in cards if placed.card in (25, 35, 36)] == expected


def test_huns_36_a_mercenary_may_stop_being_full_and_its_valuables_stay() -> None:
    state = table(2, camps=("pay-chest, archer B",), dice="1-1-1-1-1", turn=1)
    play_lines(state, "draw black\n* look rust\nsuffer")
    assert scored(state, "mercenaries") == [-1, 0]
    assert state.camps[0].cards[1].total == 1


def test_huns_36_one_with_more_than_it_needs_takes_none() -> None:
    state = table(2, camps=("pay-chest, archer BB, thief BB, rust RR, hired-blades",), dice="2-1-1-1-1")
    assert scored(state, "mercenaries") == [0, 0]
    play_lines(state, "pillage red\nfill rust\npillage green")
    assert scored(state, "mercenaries") == [2, 0]
    assert asked(state) == "0 die"
    assert changes(state, "pillage blue") == told("die B -2, reserve B -2, 0 sun-BBRR B +2")
    assert asked(state) == "1 die"


def test_huns_36_lifted_and_fled_curses_take_no_valuables() -> None:
    state = table(camps=("envy fled, mud lifted",), wagons=("sun-BBRR, stag-RRGG",), dice="0-2-0-0-1")
    assert "pillage yellow" not in texts(state)
