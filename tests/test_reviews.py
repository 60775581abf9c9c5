"""Reviews: every decision judged from what its player knew."""

import pytest

import serai
from serai.core.frame import CHANCE, OVER
from serai.reviews import SLIP, Summary


def record(key: str, seats: int = 2, bots: tuple[str, ...] = ("greedy", "random"), seed: int = 3) -> serai.Record:
    return serai.play(serai.game(key), [bots[seat % len(bots)] for seat in range(seats)], seed)


@pytest.fixture(scope="module", params=serai.GAMES)
def reviewed(request: pytest.FixtureRequest) -> serai.Review:
    return serai.review(record(request.param), 30)


def test_every_choice_of_the_record_is_judged_once(reviewed: serai.Review) -> None:
    state = reviewed.record.new()
    expected: list[tuple[int, int, str, set[str]]] = []
    for place, entry in enumerate(reviewed.record.entries):
        if state.chooser != CHANCE and len(state.legal()) > 1:
            expected.append((place + 1, state.chooser, entry.text, {action.text for action in state.legal()}))
        reviewed.record.step(state, place)
    assert state.chooser == OVER
    found = [(one.step, one.seat, one.chosen.text, set(one.chances)) for one in reviewed.decisions]
    assert found == expected


def test_chances_are_chances_and_losses_are_what_is_missing_to_the_best(reviewed: serai.Review) -> None:
    for one in reviewed.decisions:
        assert all(0 <= chance <= 1 for chance in one.chances.values())
        assert min(one.tries.values()) > 0
        assert one.loss == max(0.0, one.chances[one.line[0].text] - one.chances[one.chosen.text])
        assert one.line[0].text in one.chances


def test_a_line_is_what_its_seat_can_do_without_anybody_else(reviewed: serai.Review) -> None:
    """Where no chance comes between, it can be played in the true game too."""
    assert max([len(one.line) for one in reviewed.decisions]) > 1
    state, step = reviewed.record.new(), 0
    for one in reviewed.decisions:
        while step < one.step - 1:
            reviewed.record.step(state, step)
            step += 1
        world = state.copy()
        for action in one.line:
            assert world.chooser == one.seat
            assert action in world.legal()
            world.apply(action)


def test_the_sums_of_a_seat_are_those_of_its_decisions(reviewed: serai.Review) -> None:
    for seat in range(2):
        own = [one for one in reviewed.decisions if one.seat == seat]
        found: Summary = reviewed.summary(seat)
        assert found.decisions == len(own) > 0
        assert found.total == pytest.approx(sum([one.loss for one in own]))
        assert found.mean == pytest.approx(found.total / len(own))
        assert found.worst == max([one.loss for one in own])
        assert found.agreed == len([one for one in own if one.chosen is one.line[0]])


def test_turning_points_are_the_dearest_decisions_in_their_order(reviewed: serai.Review) -> None:
    points = reviewed.turning_points()
    assert 0 < len(points) <= 5
    assert [one.step for one in points] == sorted([one.step for one in points])
    cheapest = min([one.loss for one in points])
    assert cheapest >= SLIP
    others = [one.loss for one in reviewed.decisions if one not in points]
    assert max(others) <= cheapest


def test_whoever_plays_at_random_loses_more_than_the_greedy_bot() -> None:
    found = serai.review(record("huns", seed=5), 60)
    assert found.summary(1).mean > found.summary(0).mean


@pytest.mark.parametrize("key", serai.GAMES)
def test_the_same_is_found_each_time(key: str) -> None:
    short = serai.parse_record("".join(record(key).text().splitlines(keepends=True)[:60]))
    assert serai.review(short, 25).json() == serai.review(short, 25).json()
    assert serai.review(short, 25, seed=2).json() != serai.review(short, 25).json()


def test_progress_is_told_of_every_step() -> None:
    told: list[int] = []
    game = record("iunu")
    serai.review(game, 1, progress=told.append)
    assert told == list(range(1, game.steps + 1))


def test_no_iterations_are_a_mistake() -> None:
    with pytest.raises(serai.BadNumber):
        serai.review(record("iunu"), 0)


def test_a_record_that_breaks_the_rules_is_refused() -> None:
    text = record("iunu").text().splitlines(keepends=True)
    place = next(number for number, line in enumerate(text) if line.startswith("play "))
    broken = serai.parse_record("".join([*text[:place], text[place], *text[place:]]))
    with pytest.raises(serai.IllegalRecord):
        serai.review(broken, 1)
