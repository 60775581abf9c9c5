"""The ten worked examples of the rules page."""

import pytest

import serai
from serai.huns.drawing import deck_size
from serai.testing.scenario import play_lines
from tests.huns.changes import asked, changes, scored, told
from tests.huns.table import huns, table, texts


def test_example_01_three_yellow_on_one_card_never_on_two() -> None:
    for card, lines in (("archer", "0 archer Y +2"), ("envy", "0 envy Y +3, 0 envy lifted +1")):
        state = table(camps=("archer, envy",), dice="2-2-2-2-3", wagons=("sun-BBRR, stag-RRGG",))
        play_lines(state, "pillage yellow")
        assert texts(state) == ["fill archer", "fill envy"]
        back = told("reserve Y +1") if card == "archer" else {}
        assert changes(state, f"fill {card}") == told(lines) | back
        assert asked(state) == "1 die"


def test_example_02_one_blue_on_each_of_two_wagons_and_the_third_goes_back() -> None:
    wagons = ("sun-BGKY, wolf-BRGK",)
    state = table(wagons=wagons, dice="3-2-2-2-2")
    assert changes(state, "pillage blue\nload sun-BGKY blue") == told(
        "die B -3, reserve B -2, 0 sun-BGKY B +1, 0 wolf-BRGK B +1"
    )
    assert asked(state) == "1 die"


def test_example_03_the_first_green_completes_a_wagon_the_second_goes_on_the_new_one() -> None:
    state = table(wagons=("stag-RRGG RRG., sun-BBRR",))
    assert changes(state, "pillage green")["sent 0 stag-RRGG"] == 1
    play_lines(state, "wagon eagle-GGKY")
    assert changes(state, "* reveal sun-BGKY") == told("bag -1, row sun-BGKY +1, 0 eagle-GGKY G +1")
    assert asked(state) == "1 die"


def test_example_04_the_one_card_looked_at_must_be_played() -> None:
    state = table(dice="2-2-2-2-1")
    assert changes(state, "draw yellow\n* look hoard") == told("die Y -1, deck treasure -1, 0 hoard +1")
    assert asked(state) == "1 die"


@pytest.mark.parametrize(("seats", "turns"), [(2, [3, 2]), (3, [2, 2, 1]), (4, [2, 1, 1, 1])])
@pytest.mark.parametrize("first", [0, 1])
def test_example_05_turns_of_a_round(seats: int, turns: list[int], first: int) -> None:
    decks = dict.fromkeys(("equipment", "raid", "mercenary", "curse"), "") | {"treasure": "hoard, caravan"}
    state = table(seats, first=first, turn=first, dice="1-1-1-1-1", decks=decks)
    rng = serai.Rng(5)
    while state.chooser != serai.OVER:
        state.apply(state.sample(rng) if state.chooser == serai.CHANCE else state.legal()[-1])
    events = [int(event.seat) for event in state.log or [] if event.key == "die"]
    assert [events.count((first + step) % seats) for step in range(seats)] == turns
    assert events == [(first + step) % seats for step in range(5)]


def test_example_06_black_runs_out_and_a_leaking_cask_fills_it_again() -> None:
    wagons = ("eagle-GGBR, stag-KKYY", "wolf-BBGG ..G., wolf-RRKK R...")
    for lost, goes_on in (("wolf-RRKK black", True), ("wolf-RRKK red", False)):
        state = table(2, camps=("", "leaking-casks"), wagons=wagons, reserve={"K": 2})
        play_lines(state, "pillage blue\npillage black\nload wolf-RRKK black")
        assert (state.reserve[3], asked(state)) == (0, "1 lose")
        play_lines(state, "lose wolf-BBGG green\npillage red\npillage green\nload wolf-BBGG green")
        play_lines(state, f"lose {lost}\npillage yellow")
        assert asked(state) == ("-1 roll" if goes_on else "-2 ")


def test_example_07_four_players_three_wagons_of_one_type_and_one_of_another() -> None:
    state = table(4, sent=("sun-YYGK, sun-BBKK, sun-BGKY, wolf-YYBG",), step="over")
    assert scored(state, "wagons") == [16, 0, 0, 0]
    assert scored(state, "types") == [3, 0, 0, 0]


def test_example_08_three_players_a_fled_curse_a_treasure_a_mercenary_two_raids() -> None:
    state = table(3, camps=("mud fled, khans-cup, archer, ambush, sabotage used",), step="over")
    outcome = state.outcome()
    sources = {name: points[0] for name, points in outcome.sources.items() if points[0]}
    assert sources == {"curses": -3, "treasures": 3, "mercenaries": -1, "raids": 2}
    assert outcome.points == [1, 0, 0]


def test_example_09_equal_points_and_a_stash_of_12_against_9() -> None:
    outcome = table(2, stash=("B" * 9, "R" * 12), step="over").outcome()
    assert (outcome.points, outcome.winners, outcome.decided) == ([0, 0], (1,), "stash")


@pytest.mark.parametrize(("seats", "cards", "valuables"), [(3, 11, 22), (2, 10, 20), (4, 12, 24)])
def test_example_10_decks_and_reserves(seats: int, cards: int, valuables: int) -> None:
    state = huns().new(seats=seats)
    assert [deck_size(state, family) for family in range(5)] == [cards] * 5
    assert state.reserve == [valuables] * 5
