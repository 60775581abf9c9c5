"""The rulings on rounds, turns, dice and the end: HUNS-7 to HUNS-11, HUNS-23, HUNS-24, HUNS-30, HUNS-42, HUNS-46."""

import pytest

import serai
from serai.huns.card import Listeners
from serai.huns.cards.curses import Mud
from serai.huns.edition import CARDS
from serai.huns.game import Huns
from serai.testing.scenario import play_lines
from tests.huns import table as tables
from tests.huns.changes import asked, changes, told
from tests.huns.table import huns, table, texts

JEWELLED_SADDLE = CARDS.index("jewelled-saddle")
EMPTY = dict.fromkeys("BRGKY", 0)
DRAW = "draw yellow\n* look hoard caravan\nplay hoard"


def test_huns_07_one_die_and_one_action_a_turn_until_all_five_are_taken() -> None:
    state = table(2, first=1, turn=1)
    assert texts(state) == [f"{deed} {hue}" for deed in ("draw", "pillage") for hue in HUES if (deed, hue) != GAP]
    # Seat 1 can only draw with the last die.
    for seat, hue in ((1, "red"), (0, "blue"), (1, "green"), (0, "black")):
        assert asked(state) == f"{seat} die"
        play_lines(state, f"pillage {hue}")
    play_lines(state, DRAW.partition("\n")[2])
    assert asked(state) == "-1 roll"
    assert len(texts(state)) == 243


def test_huns_08_the_token_passes_left() -> None:
    state = table(3, first=2, turn=0, dice="0-0-0-0-2")
    play_lines(state, DRAW)
    assert (state.round, state.first, asked(state)) == (2, 0, "-1 roll")
    play_lines(state, "* roll 1-2-3-2-1")
    assert (state.dice, asked(state)) == ([1, 2, 3, 2, 1], "0 die")


def test_huns_09_a_draw_looks_at_as_many_cards_as_the_die_shows_and_plays_one() -> None:
    for die in (1, 2, 3):
        state = table(dice=f"2-2-2-2-{die}")
        looked = ["hoard", "caravan", "full-load"][:die]
        lines = "draw yellow\n* look " + " ".join(looked) + ("\nplay hoard" if die > 1 else "")
        assert changes(state, lines) == told(f"die Y {-die}, deck treasure -1, 0 hoard +1")
        sizes = [group.bit_count() for group in state.decks[4].groups]
        assert sizes == ([11 - die, die - 1] if die > 1 else [10])
        assert asked(state) == "1 die"


def test_huns_09_with_fewer_cards_what_is_there() -> None:
    state = table(dice="2-2-2-2-3", decks={"treasure": "hoard, caravan"})
    assert changes(state, "draw yellow\n* look hoard caravan\nplay caravan") == told(
        "die Y -3, deck treasure -1, 0 caravan +1"
    )


def test_huns_10_a_pillage_takes_as_many_as_the_die_shows_or_as_there_are() -> None:
    state = table(camps=("veteran",), dice="3-2-2-2-2")
    assert changes(state, "pillage blue\nfill veteran") == told("die B -3, reserve B -3, 0 veteran B +3")
    state = table(camps=("veteran",), dice="3-2-2-2-2", reserve={"B": 2})
    assert changes(state, "pillage blue\nfill veteran") == told("die B -3, reserve B -2, 0 veteran B +2")


def test_huns_11_only_what_can_be_done_is_offered() -> None:
    wagons = ("sun-BBRR, stag-RRGG",)
    decks = {"equipment": "", "treasure": ""}
    state = table(wagons=wagons, decks=decks, reserve={"R": 0})
    assert texts(state) == [
        *("draw red", "draw green", "draw black", "pillage blue", "pillage green"),
        "waste yellow",
    ]
    assert changes(state, "waste yellow") == told("die Y -2")
    assert asked(state) == "1 die"


def test_huns_11_a_space_on_a_card_will_do() -> None:
    for camps, there in (("archer", True), ("archer BB", False), ("mud", True), ("mud lifted", False)):
        state = table(camps=(camps,), wagons=("sun-BBRR, stag-RRGG",), dice="0-2-0-0-1")
        assert ("pillage yellow" in texts(state)) == there


def test_huns_11_with_mud_used_up_a_pillage_still_fits_on_mud() -> None:
    state = table(camps=("mud, forced-march",))
    play_lines(state, "pillage blue\nload sun-BBRR blue\nraid forced-march")
    assert state.camps[0].loaded == 2
    assert "pillage red" in texts(state)


def test_huns_11_a_pillage_that_no_load_is_left_for_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Huns(huns().numbers)
    game.cards[JEWELLED_SADDLE] = Mud(JEWELLED_SADDLE)
    game.altering_loads = Listeners(game.cards, "alter_loads")
    monkeypatch.setattr(tables, "huns", lambda: game)
    for die, loaded in ((1, 1), (2, 2)):
        state = table(camps=("jewelled-saddle, forced-march",), dice=f"{die}-2-2-2-2")
        play_lines(state, "pillage blue\nraid forced-march")
        assert state.camps[0].loaded == loaded
        assert ("pillage red" in texts(state)) == (loaded < 2)


def test_huns_23_start_effects_raids_die_raids_end_effects() -> None:
    camps = ("falcon, purification, envy, mud, shaman BB",)
    state = table(camps=camps, step="start")
    asks = [asked(state)]
    for lines in ("done", "done", "draw yellow\n* look hoard caravan\nplay hoard", "raid purification\naim mud"):
        play_lines(state, lines)
        asks.append(asked(state))
    assert asks == ["0 reroll", "0 raid", "0 die", "0 raid", "0 fill"]
    play_lines(state, "put blue")
    assert asked(state) == "1 die"


def test_huns_23_the_owner_orders_effects_of_one_moment() -> None:
    camps = ("falcon, pathfinder BB, quartermaster BBB",)
    state = table(camps=camps, dice="0-1-2-2-2", step="start")
    assert asked(state) == "0 order"
    assert texts(state) == ["first falcon", "first quartermaster", "first pathfinder"]
    play_lines(state, "first pathfinder\nraise red")
    assert texts(state) == ["first falcon", "first quartermaster"]
    play_lines(state, "first quartermaster")
    assert asked(state) == "0 reroll"
    play_lines(state, "done")
    assert asked(state) == "0 die"


def test_huns_23_in_each_turn_of_the_owner_in_a_round() -> None:
    state = table(2, camps=("falcon",), step="start")
    for lines in ("done", "pillage red", DRAW, "done", "pillage black", "pillage blue"):
        play_lines(state, lines)
    assert asked(state) == "0 reroll"


@pytest.mark.parametrize(("reserve", "decks", "ending"), [({"G": 0}, {}, "reserve"), ({}, {"raid": ""}, "deck")])
def test_huns_24_the_game_ends_when_all_dice_are_taken(
    reserve: dict[str, int], decks: dict[str, str], ending: str
) -> None:
    state = table(2, dice="0-0-0-2-2", reserve=reserve, decks=decks)
    play_lines(state, DRAW)
    assert asked(state) == "1 die"
    play_lines(state, "pillage black")
    assert state.chooser == serai.OVER
    assert state.outcome().ending == ending


def test_huns_24_what_was_empty_and_is_filled_again_does_not_count() -> None:
    wagons = ("sun-BBRR, sun-KKGY .K..",)
    state = table(2, camps=("leaking-casks",), wagons=wagons, dice="0-0-0-0-2", reserve={"K": 0})
    play_lines(state, DRAW)
    assert asked(state) == "-1 roll"
    assert state.reserve[3] == 1


def test_huns_24_the_wagon_deck_does_not_count() -> None:
    state = table(2, dice="0-0-0-0-2", row="", bag="")
    play_lines(state, DRAW)
    assert asked(state) == "-1 roll"


def test_huns_24_end_effects_of_the_last_turn_come_first() -> None:
    state = table(2, camps=("shaman BB, envy",), dice="0-0-0-0-2", reserve=EMPTY | {"B": 1})
    play_lines(state, DRAW.partition("\n")[2])
    assert state.chooser == serai.OVER
    assert state.reserve == [0] * 5


def test_huns_30_falcon_and_pathfinder_change_the_die_for_everyone() -> None:
    state = table(2, camps=("pathfinder BB",), dice="0-0-1-2-2", step="start")
    play_lines(state, "raise green\npillage black")
    assert changes(state, "pillage green") == told("die G -2, reserve G -2, 1 wolf-BBGG G +2")


def test_huns_30_value_and_amount() -> None:
    camps = ("swift-horse, lame-horse, iron-hooks, archer BB, veteran",)
    for face, count in ((1, 2), (2, 2), (3, 4)):
        state = table(camps=camps, dice=f"2-2-2-{face}-2")
        assert changes(state, "pillage black\nfill veteran")["reserve K"] == -count
    camps = ("swift-horse, lame-horse, dense-fog, scouts-horn",)
    for face, count in ((1, 1), (2, 1), (3, 1)):
        state = table(camps=camps, dice=f"2-2-2-2-{face}")
        assert changes(state, "draw yellow\n* look hoard")["deck treasure"] == -count
        assert asked(state) == "1 die"


def test_huns_42_a_forced_march_is_the_same_turn() -> None:
    camps = ("forced-march, falcon, mud, quartermaster BBB, bad-omen, shaman BB",)
    wagons = ("sun-BBRR BBR., sun-KKGY", "wolf-BBGG B..., wolf-RRKK R...")
    state = table(camps=camps, wagons=wagons, dice="3-3-1-2-1")
    play_lines(state, "draw yellow\n* look hoard\nraid forced-march")
    assert texts(state) == ["draw green", "draw black", "pillage green", "pillage black"]
    play_lines(state, "pillage black\nload sun-KKGY black")
    assert state.camps[0].loaded == 2
    assert asked(state) == "0 ward"
    play_lines(state, "aim mud\nput blue")
    assert asked(state) == "1 die"


def test_huns_42_the_thief_works_if_either_action_was_a_draw() -> None:
    wagons = ("sun-BBRR, sun-KKGY", "wolf-BBGG B..., wolf-RRKK R...")
    for lines in (f"{DRAW}\nraid forced-march\npillage black", f"pillage black\nraid forced-march\n{DRAW}"):
        state = table(camps=("forced-march, thief BBB",), wagons=wagons)
        play_lines(state, lines)
        assert asked(state) == "0 steal"
    state = table(camps=("forced-march, thief BBB",), wagons=wagons)
    play_lines(state, "pillage black\nraid forced-march\npillage red")
    assert asked(state) == "1 die"


def test_huns_42_other_players_turns_become_fewer() -> None:
    state = table(2, camps=("forced-march",), dice="0-0-0-1-2", step="before")
    play_lines(state, "pillage black\nraid forced-march")
    play_lines(state, DRAW)
    assert asked(state) == "-1 roll"


def test_huns_46_after_round_40_the_game_ends() -> None:
    for round, ends in ((39, False), (40, True)):
        state = table(2, dice="0-0-0-0-2", round=round)
        play_lines(state, DRAW)
        assert (state.chooser == serai.OVER) == ends
    assert state.outcome().ending == "limit"


HUES = ("blue", "red", "green", "black", "yellow")
GAP = ("pillage", "yellow")
"""Seat 1 has no yellow space."""
