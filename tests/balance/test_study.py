"""Studies: what games offered, who took it, who owned it and who won, counted by hand and by several processes."""

from collections import Counter

import pytest

import serai
from serai.balance.figures import figures
from serai.balance.page import ranked
from serai.balance.registry import watch_for
from serai.balance.study import Study, study
from serai.balance.tally import Table, Tally
from serai.balance.watch import NOTHING
from serai.bots.simulation import SHARES, play_game
from serai.core.action import Action
from serai.core.errors import BadNumber
from serai.core.frame import State


@pytest.mark.parametrize("key", serai.GAMES)
def test_a_study_is_the_same_whatever_the_number_of_processes(key: str) -> None:
    one = figures(study(key, None, [2], 12, 3, {}, processes=1))
    two = figures(study(key, None, [2], 12, 3, {}, processes=2))
    assert one == two


@pytest.mark.parametrize("key", serai.GAMES)
def test_tallies_add_up_in_any_order(key: str) -> None:
    game = serai.game(key)
    watch = watch_for(game)
    tallies: list[Tally] = []
    for number in range(3):
        tally, table = Tally(3, watch.size), Table(watch)
        table.end(play_game(game, ["random"] * 3, {}, serai.Rng(number), table.asked), tally)
        tallies.append(tally)
    sums = []
    for order in ((0, 1, 2), (2, 0, 1)):
        total = Tally(3, watch.size)
        for place in order:
            total.add(tallies[place])
        sums.append([(one.parts, one.wholes, one.products) for one in (*total.taken, *total.owners, *total.copies)])
    assert sums[0] == sums[1]


@pytest.mark.parametrize("key", serai.GAMES)
def test_what_is_told_of_one_game_is_what_happened_in_it(key: str) -> None:
    game = serai.game(key)
    watch = watch_for(game)
    table, tally = Table(watch), Tally(2, watch.size)
    offered: Counter[int] = Counter()
    taken: Counter[int] = Counter()

    def asked(state: State, legal: list[Action], action: Action) -> None:
        table.asked(state, legal, action)
        things = {watch.takes(one) for one in legal}
        for thing in things if len(things) > 1 else ():
            offered[thing] += 1
        taken[watch.takes(action)] += len(things) > 1

    state = play_game(game, ["random"] * 2, {}, serai.Rng(5), asked)
    table.end(state, tally)
    outcome = state.outcome()
    assert sum(offered.values()) > 20
    for thing in range(watch.size):
        assert (tally.taken[thing].parts, tally.taken[thing].wholes) == (taken[thing], offered[thing])
        owners = [seat for seat in range(2) if watch.owned(state)[thing][seat]]
        won = [seat for seat in owners if seat in outcome.winners]
        assert tally.owners[thing].wholes == SHARES * len(owners)
        assert tally.owners[thing].parts == SHARES // len(outcome.winners) * len(won)
    assert sum([shares.parts for shares in tally.positions]) == SHARES
    won = [SHARES // len(outcome.winners) * (seat in outcome.winners) for seat in range(2)]
    assert [shares.parts for shares in tally.numbers] == won
    assert tally.points.total == sum(outcome.points)
    assert tally.ends[outcome.ending] == 1


@pytest.mark.parametrize("key", serai.GAMES)
def test_everything_watched_can_be_owned_and_everything_offered_taken(key: str) -> None:
    watch = watch_for(serai.game(key))
    takes = {watch.taken(action) for action in serai.game(key).actions}
    wanted: set[int] = set()
    for group in watch.groups:
        if group.offered:
            wanted |= set(range(watch.first(group), watch.first(group) + len(group.things)))
    assert takes == {NOTHING, *wanted}


@pytest.mark.parametrize("key", serai.GAMES)
def test_the_seat_that_began_is_told_after_many_rounds(key: str) -> None:
    game = serai.game(key)
    watch = watch_for(game)
    for seed in range(6):
        state = game.new(3)
        rng = serai.Rng(seed)
        state.log = []
        while state.chooser != serai.OVER:
            state.apply(state.sample(rng) if state.chooser == serai.CHANCE else state.legal()[0])
        began = next(event.seat for event in state.log if event.key in ("began", "appointed", "start"))
        assert watch.starter(state) == began


def test_no_games_are_a_mistake() -> None:
    with pytest.raises(BadNumber):
        study("iunu", None, [2], 0, 1, {})


def test_things_are_ranked_beside_those_of_games_with_as_many_seats() -> None:
    """Owners win more with 4 players than with 2, in fair shares; so a card for 4 alone could outrank better ones."""
    game = serai.game("huns")
    watch = watch_for(game)
    tallies = {seats: Tally(seats, watch.size) for seats in (2, 4)}
    group = watch.groups[0]
    first = watch.first(group)
    wins = {2: {0: 6, 1: 5, 2: 4}, 4: {0: 8, 1: 7, 2: 6, 3: 5}}
    for seats, shares in wins.items():
        for place, won in shares.items():
            for _ in range(2):
                tallies[seats].owners[first + place].note(won, SHARES)
    tallies[2].taken[first + 4].note(1, 2)
    assert ranked(Study(game, watch, {}, tallies), group) == [0, 1, 2, 3, 4]
