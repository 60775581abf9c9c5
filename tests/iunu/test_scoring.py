"""A slow and obvious second scorer agrees with the game's own on 10,000 random ends."""

import random

import pytest

import serai
from serai.iunu.edition import AFTERLIFE, CASTES, KINDS
from serai.iunu.game import Iunu
from serai.iunu.score import majorities, sheet
from serai.iunu.state import NONE, Burial, IunuState, afterlife_of, citizens
from tests.iunu.changes import ended
from tests.iunu.editions import edition
from tests.iunu.second_scorer import Numbers, Player, best_assignment, majorities_of, points, winners
from tests.iunu.table import iunu

CONSTRUCTED = 9400
PLAYED = 600
BATCHES = 4


def odd_edition(luck: random.Random) -> Iunu:
    """An edition with other multipliers, several copies of Afterlife cards and awards that are often equal."""
    changes: dict[str, object] = {}
    for card in AFTERLIFE:
        changes[f"afterlife.{card}.copies"] = luck.choice([0, 1, 1, 2, 3])
        changes[f"afterlife.{card}.times"] = luck.choice([1, 2, 2, 3, 4])
    for caste in CASTES:
        changes[f"citizens.{caste}.copies"] = luck.choice([1, 4, 6, 6, 8, 12])
        changes[f"citizens.{caste}.vp"] = luck.randint(0, 9)
        changes[f"citizens.{caste}.bread"] = luck.randint(0, 6)
    return edition(changes)


def constructed(game: Iunu, luck: random.Random) -> IunuState:
    """A finished game with anything in the Dynasties, often level, and up to 6 Afterlife cards for a seat."""
    seats = luck.choice([2, 3, 4])
    state = ended(seats, game=game)
    few = luck.choice([1, 2, 4])
    for place in range(seats * KINDS):
        for cards in (state.unfed, state.fed):
            cards[place] = min(luck.randint(0, few), state.deck[place % KINDS])
            state.deck[place % KINDS] -= cards[place]
    for seat in range(seats):
        for _ in range(luck.choice([0, 1, 2, 3, 6])):
            left = [kind for kind, count in enumerate(state.afterlife) if count]
            if left:
                kind = luck.choice(left)
                state.afterlife[kind] -= 1
                state.burials.append(Burial(seat, kind, ()))
    state.deben = [luck.choice([0, 1, 3, 5, 6, 9, 11]) for _ in range(seats)]
    return state


def level(state: IunuState, luck: random.Random) -> None:
    """Give everybody the first seat's Dynasty and Afterlife cards, so that only Deben are left to decide."""
    state.unfed = citizens(state.unfed, 0) * state.seats
    state.fed = citizens(state.fed, 0) * state.seats
    own = [burial.kept for burial in state.burials if burial.seat == 0]
    state.burials = [Burial(seat, kept, ()) for seat in range(state.seats) for kept in own]
    state.deben = [luck.choice([3, 4, 5]) for _ in range(state.seats)]


def player(state: IunuState, seat: int) -> Player:
    """The same end as the second scorer sees it."""

    def names(counts: list[int], words: tuple[str, ...]) -> list[str]:
        return [words[kind] for kind, count in enumerate(counts) for _ in range(count)]

    kept = afterlife_of(state.burials, seat)
    unfed, fed = citizens(state.unfed, seat), citizens(state.fed, seat)
    return Player(names(unfed, CASTES), names(fed, CASTES), names(kept, AFTERLIFE), state.deben[seat])


def agree(state: IunuState) -> str:
    """Compare both scorers on every seat's points and use of cards and on the winners; what decided."""
    players = [player(state, seat) for seat in range(state.seats)]
    numbers = Numbers.of(state.rules.numbers)
    totals = [points(one, players, numbers) for one in players]
    outcome = state.outcome()
    assert outcome.points == totals, state.text()
    assert (outcome.winners, outcome.decided) == winners(players, totals), state.text()
    assert [sum(source) for source in zip(*outcome.sources.values(), strict=True)] == totals
    for seat, one in enumerate(players):
        lines = sheet(state, seat, majorities(state)).majorities
        used = {CASTES[line.kind]: AFTERLIFE[line.card] for line in lines if line.card != NONE}
        assert used == best_assignment(one, majorities_of(one, players), numbers), state.text()
    return outcome.decided


@pytest.mark.parametrize("batch", range(BATCHES))
def test_both_scorers_agree_on_constructed_ends(batch: int) -> None:
    luck = random.Random(batch)
    games = [iunu(), *[odd_edition(luck) for _ in range(30)]]
    decided: list[str] = []
    for _ in range(CONSTRUCTED // BATCHES):
        state = constructed(luck.choice(games), luck)
        if luck.random() < 0.1:
            level(state, luck)
        decided.append(agree(state))
    assert set(decided) == {"points", "deben", "shared"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_scorers_agree_on_played_games(seats: int) -> None:
    for seed in range(PLAYED // 3):
        state = iunu().new(seats=seats)
        serai.playout(state, serai.Rng(seed))
        agree(state)
