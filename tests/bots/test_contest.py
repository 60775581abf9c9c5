"""Contests: groups counted in order, whatever the processes do, and stopped when all is decided."""

import random
from collections.abc import Generator, Iterable

import pytest

import serai
from serai.bots import contest
from serai.bots.arena import Group, Groups, Match
from serai.bots.contest import Contest
from serai.bots.spread import spread


def match(*names: str, seed: int = 1) -> Match:
    return Match(serai.game("iunu"), names, {}, seed, None)


def run(
    one: Match, groups: int, play_all: bool = True, known: dict[int, Group] | None = None, processes: int = 1
) -> tuple[Contest, dict[int, Group], list[int]]:
    """A contest that has been run, the groups that it played, and what it told of its progress."""
    found = Contest(one, groups, play_all, known or {})
    kept: dict[int, Group] = {}
    told: list[int] = []

    def keep(group: Group) -> None:
        assert group.number not in kept
        kept[group.number] = group

    found.run(processes, keep, told.append)
    return found, kept, told


def backwards(
    job: Groups, numbers: Iterable[int], processes: int | None, chunk: int
) -> Generator[list[Group], None, None]:
    """Games that come in no order."""
    parts = list(numbers)
    random.Random(1).shuffle(parts)
    for number in parts:
        yield job.play([number])


@pytest.mark.parametrize("play_all", [True, False])
def test_the_result_is_the_same_whatever_the_number_of_processes(play_all: bool) -> None:
    one, two = [run(match("greedy", "random"), 14, play_all, processes=count)[0] for count in (1, 2)]
    assert one.json() == two.json()
    assert one.standings.groups == (14 if play_all else one.standings.groups)


@pytest.mark.parametrize("play_all", [True, False])
def test_groups_count_in_their_order_whenever_they_end(monkeypatch: pytest.MonkeyPatch, play_all: bool) -> None:
    straight, _, _ = run(match("random", "greedy"), 20, play_all)
    monkeypatch.setattr(contest, "spread", backwards)
    mixed, kept, told = run(match("random", "greedy"), 20, play_all)
    assert list(kept) != sorted(kept)
    assert mixed.json() == straight.json()
    assert told == [2 * count for count in range(len(kept) + 1)]


def test_it_stops_when_all_is_decided_unless_all_is_to_be_played() -> None:
    short, kept, _ = run(match("greedy", "random"), 60, False)
    (duel,) = short.standings.duels.values()
    assert short.over
    assert len(kept) == duel.decided == short.standings.groups < 20
    whole, _, _ = run(match("greedy", "random"), 25)
    (other,) = whole.standings.duels.values()
    assert whole.standings.groups == 25
    assert (other.decided, other.sign) == (duel.decided, 1)


def test_known_groups_are_not_played_again() -> None:
    whole, kept, _ = run(match("random", "random", "random"), 8)
    known = {number: kept[number] for number in (0, 1, 5)}
    again, rest, told = run(match("random", "random", "random"), 8, known=known)
    assert sorted(rest) == [2, 3, 4, 6, 7]
    assert told[0] == 9
    assert told[-1] == 24
    assert again.json() == whole.json()


def test_known_groups_beyond_those_asked_for_do_not_count() -> None:
    _, kept, _ = run(match("random", "random"), 8)
    few, rest, told = run(match("random", "random"), 3, known=kept)
    assert rest == {}
    assert told == [6]
    assert few.standings.games == 6


def test_what_is_decided_already_is_not_played_on() -> None:
    _, kept, _ = run(match("greedy", "random"), 20)
    again, rest, _ = run(match("greedy", "random"), 1000, False, known=kept)
    assert rest == {}
    assert again.standings.groups < 20


def test_very_many_games_take_no_memory() -> None:
    found = Contest(match("greedy", "random"), 10**17, False, {})
    found.run(1, lambda group: None, lambda done: None)
    assert found.standings.decided


def test_numbers_are_handed_out_as_they_are_needed() -> None:
    taken: list[int] = []

    def numbers() -> Generator[int, None, None]:
        for number in range(10**9):
            taken.append(number)
            yield number

    parts = spread(Groups(match("random", "random")), numbers(), 1, 1)
    assert [group.number for group in next(parts)] == [0]
    parts.close()
    assert len(taken) <= 2
