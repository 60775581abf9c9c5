"""Groups of games: everybody on every seat, with the same luck."""

from collections import Counter
from collections.abc import Callable
from typing import cast

import pytest

import serai
from serai.bots import arena, luck
from serai.bots.arena import Match, fill, shuffled
from serai.bots.bot import Bot, Budget
from serai.bots.registry import BOTS, TooManyBots, UnknownBot
from serai.bots.simulation import SHARES
from serai.core.action import Action
from serai.core.errors import BadNumber, BadSeats, IllegalAction
from serai.core.frame import State
from serai.core.view import View
from serai.games import game_of_source
from tests.chi_square import chi_square, limit

Seen = list[tuple[str, int, str, Budget | None]]


class Watched(Bot):
    """A bot that notes what it is asked, and takes the first answer."""

    def __init__(self, name: str, seen: Seen) -> None:
        super().__init__(0)
        self.name = name
        self.seen = seen

    def choose(self, view: View, legal: list[Action], budget: Budget | None) -> Action:
        self.seen.append((self.name, view.seat, view.text(), budget))
        return legal[0]


def maker(name: str, seen: Seen) -> Callable[[int], Bot]:
    return lambda seed: Watched(name, seen)


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> Seen:
    """What the bots a, b, c and d are asked."""
    found: Seen = []
    for name in "abcd":
        monkeypatch.setitem(BOTS, name, maker(name, found))
    return found


@pytest.mark.parametrize("key", serai.GAMES)
@pytest.mark.parametrize("names", ["ab", "abc", "abcd"])
def test_each_plays_each_seat_once_in_a_group(seen: Seen, key: str, names: str) -> None:
    group = Match(serai.game(key), list(names), {}, 1, None).play(0)
    assert group is not None
    assert len(group.games) == len(names)
    assert {(name, seat) for name, seat, _, _ in seen} == {(name, seat) for name in names for seat in range(len(names))}
    for game in group.games:
        assert sum(game.wins) == SHARES
    for place in range(len(names)):
        assert sum([game.wins[place] for game in group.games]) == SHARES, "all play alike, so each seat wins for all"


def test_who_sits_beside_whom_changes_from_group_to_group() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for number in range(600):
        orders[tuple(shuffled(3, serai.Rng(1).split(number).split(0)))] += 1
    assert len(orders) == 6
    found, freedom = chi_square(
        {str(order): count for order, count in orders.items()}, {str(order): 1 / 6 for order in orders}
    )
    assert found < limit(freedom)


def test_both_ways_around_the_table_are_played(seen: Seen) -> None:
    ways: set[int] = set()
    match = Match(serai.game("iunu"), list("abc"), {}, 1, None)
    for number in range(12):
        del seen[:]
        assert match.play(number) is not None
        third = seen[: len(seen) // 3]
        seats = {name: seat for name, seat, _, _ in third}
        ways.add((seats["b"] - seats["a"]) % 3)
    assert ways == {1, 2}


class Table:
    """As much of a state as chance needs; what comes up is a random word."""

    def __init__(self) -> None:
        self.round = 1
        self.question = "draw"
        self.up: list[int] = []

    def sample(self, rng: serai.Rng) -> int:
        return rng.word()

    def apply(self, word: int) -> None:
        self.up.append(word)


def test_a_kind_of_chance_starts_anew_in_each_round() -> None:
    """However often it was asked before."""
    found: list[list[int]] = []
    for draws in (1, 5):
        table, chance = Table(), luck.Luck(serai.Rng(3))
        for place, question, times in ((1, "draw", draws), (1, "roll", 2), (2, "draw", 2), (2, "roll", 2)):
            table.round, table.question = place, question
            for _ in range(times):
                chance.settle(cast(State, table))
        found.append(table.up)
    few, many = found
    assert few[0] == many[0]
    assert few[1:] == many[5:]
    assert len(set(many)) == len(many), "no luck comes twice"


def test_games_have_the_options_of_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[dict[str, str]] = []

    class Looking(luck.Luck):
        def settle(self, state: State) -> None:
            found.append(state.options)
            super().settle(state)

    monkeypatch.setattr(arena, "Luck", Looking)
    arena.Groups(Match(serai.game("iunu"), ["random", "random"], {"scribe": "any"}, 1, None)).play([0])
    assert {options["scribe"] for options in found} == {"any"}


@pytest.mark.parametrize("key", serai.GAMES)
def test_games_of_a_group_are_the_same_where_all_choose_the_same(seen: Seen, key: str) -> None:
    """The seats see the same, whoever sits there: hands, dice, decks."""
    match = Match(serai.game(key), list("abc"), {}, 7, None)
    assert match.play(3) is not None
    views = [text for _, _, text, _ in seen]
    third = len(views) // 3
    assert views[:third] == views[third : 2 * third] == views[2 * third :]
    players = [name for name, _, _, _ in seen]
    assert players[:third] != players[third : 2 * third]
    del seen[:]
    assert match.play(4) is not None
    assert [text for _, _, text, _ in seen][:third] != views[:third]


@pytest.mark.parametrize("key", serai.GAMES)
def test_the_dice_of_a_round_fall_alike_whatever_was_chosen(monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    games: list[dict[tuple[int, str], list[str]]] = []

    class Told(luck.Luck):
        def __init__(self, rng: serai.Rng) -> None:
            super().__init__(rng)
            games.append({})

        def settle(self, state: State) -> None:
            where = (state.round, state.question)
            state.log = []
            super().settle(state)
            facts = [f"{event.key} {sorted(event.fields.items())}" for event in state.log]
            games[-1].setdefault(where, []).append(facts[0])

    monkeypatch.setattr(arena, "Luck", Told)
    match = Match(serai.game(key), ["random", "greedy"], {}, 1, None)
    assert match.play(0) is not None
    one, other = games
    rolls = [where for where in one if where[1] == "roll" and where in other]
    assert len(rolls) >= 3
    assert [one[where] for where in rolls] == [other[where] for where in rolls]
    assert one != other, "the games differ, but not in their dice"
    assert match.play(1) is not None
    assert [one[where] for where in rolls] != [games[2].get(where) for where in rolls]


def test_luck_is_fair() -> None:
    counts: Counter[str] = Counter()
    shares: dict[str, float] = {}
    for seed in range(2000):
        state = serai.game("iunu").new(2)
        chance = luck.Luck(serai.Rng(seed))
        while state.question != "roll":
            chance.settle(state)
        weights = state.weights()
        shares = {one.text: weight / sum(weights) for one, weight in zip(state.legal(), weights, strict=True)}
        state.log = []
        chance.settle(state)
        counts["roll " + str(state.log[0].fields["dice"])] += 1
    found, freedom = chi_square(counts, shares)
    assert found < limit(freedom)


@pytest.mark.parametrize("key", serai.GAMES)
def test_equal_bots_come_to_equal_results(monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    """They have the luck of their seat, so that one does on it what the other did."""
    monkeypatch.setitem(BOTS, "other", BOTS["random"])
    match = Match(serai.game(key), ["random", "other"], {}, 1, None)
    for number in range(5):
        group = match.play(number)
        assert group is not None
        assert group.games[0].points == group.games[1].points[::-1]
        assert [sum([game.wins[place] for game in group.games]) for place in (0, 1)] == [SHARES, SHARES]


def test_scores_are_told_by_player_whatever_the_seat() -> None:
    group = Match(serai.game("iunu"), ["greedy", "random", "random", "random"], {}, 1, None).play(0)
    assert group is not None
    assert [game.wins for game in group.games] == [[SHARES, 0, 0, 0]] * 4
    assert all(game.points[0] == max(game.points) for game in group.games)


def test_equal_seeds_play_equal_groups() -> None:
    match = Match(serai.game("huns"), ["random", "greedy"], {}, 5, None)
    found = []
    for _ in range(2):
        group = match.play(11)
        assert group is not None
        found.append([(game.wins, game.points) for game in group.games])
    assert found[0] == found[1]


def test_bots_get_the_budget(seen: Seen) -> None:
    Match(serai.game("iunu"), ["a", "b"], {}, 1, Budget(40, 7)).play(0)
    assert {(budget.milliseconds, budget.iterations) for _, _, _, budget in seen if budget} == {(40, 7)}
    del seen[:]
    Match(serai.game("iunu"), ["a", "b"], {}, 1, None).play(0)
    assert {budget for _, _, _, budget in seen} == {None}


def test_a_group_that_is_stopped_counts_for_nothing(seen: Seen, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "stopped", lambda: len(seen) > 5)
    match = Match(serai.game("iunu"), ["a", "b"], {}, 1, None)
    assert match.play(0) is None
    assert len(seen) == 6
    assert arena.Groups(match).play([0, 1]) == []


def test_an_illegal_answer_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat(Bot):
        def choose(self, view: View, legal: list[Action], budget: Budget | None) -> Action:
            return next(one for one in view.game.actions if one not in legal)

    monkeypatch.setitem(BOTS, "cheat", Cheat)
    with pytest.raises(IllegalAction):
        Match(serai.game("iunu"), ["cheat", "random"], {}, 1, None).play(0)


def test_another_edition_reaches_the_processes() -> None:
    text = serai.game("iunu").edition.source.replace("heliopolis", "mine").replace("vp = 9", "vp = 90")
    found = game_of_source("iunu", text, "mine")
    job = arena.Groups(Match(found, ["greedy", "random"], {"scribe": "any"}, 1, None))
    plain = arena.Groups(Match(serai.game("iunu"), ["greedy", "random"], {"scribe": "any"}, 1, None))
    assert (job.edition, plain.edition) == (text, None)
    first, second = job.play([0])[0], plain.play([0])[0]
    assert [game.points for game in first.games] != [game.points for game in second.games]


@pytest.mark.parametrize(
    ("names", "seats", "filled"),
    [
        (["a"], 3, ["a", "a", "a"]),
        (["a", "b"], 2, ["a", "b"]),
        (["a", "b"], 4, ["a", "b", "b", "b"]),
        (["a", "a", "b"], 4, ["a", "a", "b", "b"]),
    ],
)
def test_the_last_bot_takes_the_seats_that_are_left(names: list[str], seats: int, filled: list[str]) -> None:
    assert fill(names, seats) == filled


def test_what_cannot_be_is_refused() -> None:
    game = serai.game("iunu")
    with pytest.raises(TooManyBots, match="3 bots for 2 seats"):
        fill(["a", "b", "c"], 2)
    with pytest.raises(BadNumber):
        fill([], 2)
    with pytest.raises(UnknownBot):
        Match(game, ["random", "nobody"], {}, 1, None)
    with pytest.raises(BadSeats):
        Match(game, ["random"], {}, 1, None)
    for budget in (Budget(0), Budget(None, -1)):
        with pytest.raises(BadNumber, match="at least 1"):
            Match(game, ["random", "random"], {}, 1, budget)


@pytest.mark.parametrize(("seats", "games", "groups"), [(2, 1, 1), (2, 2, 1), (2, 3, 2), (3, 1000, 334), (4, 8, 2)])
def test_the_number_of_games_is_rounded_up_to_whole_groups(seats: int, games: int, groups: int) -> None:
    match = Match(serai.game("iunu"), ["random"] * seats, {}, 1, None)
    assert match.groups(games) == groups
    with pytest.raises(BadNumber):
        match.groups(0)
