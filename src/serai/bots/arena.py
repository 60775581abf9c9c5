"""The arena: bots against each other in groups of games that only differ in who sits where.

A group is a game for each rotation of its players around the table, so that everybody plays every seat, all with the
same luck: the dice and decks of the table (see `serai.bots.luck`), and for each seat the luck of the bot that sits
there. The order of the players is drawn anew for each group. So groups are independent and alike, the seats favour
nobody, and equal bots come to equal results.
"""

from collections.abc import Iterable, Sequence
from functools import cache

from serai.bots.bot import Budget
from serai.bots.luck import Luck
from serai.bots.registry import TooManyBots, bot
from serai.bots.simulation import SHARES
from serai.bots.spread import Job, stopped
from serai.core.errors import BadNumber
from serai.core.frame import CHANCE, OVER, State
from serai.core.game import Game
from serai.core.rng import Rng
from serai.games import game, game_of_source


class Score:
    """How one game ended for each of the players, in the order in which they are named.

    `wins` are their parts of the victory, in twelfths.
    """

    def __init__(self, wins: list[int], points: list[int]) -> None:
        self.wins = wins
        self.points = points


class Group:
    """A numbered group of games, one score for each rotation."""

    def __init__(self, number: int, games: list[Score]) -> None:
        self.number = number
        self.games = games


class Match:
    """What the games of an arena have in common.

    `names` are the bots that play, one for each seat; `budget` is what each has for a decision, None for its own;
    `seed` is what all luck depends on.
    """

    def __init__(
        self, game: Game, names: Sequence[str], options: dict[str, str], seed: int, budget: Budget | None
    ) -> None:
        """Raises UnknownBot, BadSeats, UnknownOption, BadOption and BadNumber."""
        self.game = game
        self.names = list(names)
        self.options = game.check(len(self.names), options)
        self.seed = seed
        self.budget = budget
        for name in self.names:
            bot(name, 0)
        if budget is not None:
            for option, value in (("--budget", budget.milliseconds), ("--iterations", budget.iterations)):
                if value is not None and value < 1:
                    raise BadNumber(name=option, least=1, value=value)

    @property
    def seats(self) -> int:
        """The number of seats, of players and of games in a group."""
        return len(self.names)

    def groups(self, games: int) -> int:
        """How many groups hold at least so many games.

        Raises BadNumber.
        """
        if games < 1:
            raise BadNumber(name="games", least=1, value=games)
        return -(-games // self.seats)

    def play(self, number: int) -> Group | None:
        """Play a group; None if it was stopped."""
        rng = Rng(self.seed).split(number)
        order = shuffled(self.seats, rng.split(0))
        games: list[Score] = []
        for rotation in range(self.seats):
            seating = order[rotation:] + order[:rotation]
            state = self._play_game(seating, rng)
            if state is None:
                return None
            games.append(score(state, seating))
        return Group(number, games)

    def _play_game(self, seating: list[int], rng: Rng) -> State | None:
        """A finished game; `seating` tells for each seat the place of its player in `names`. None if it was stopped."""
        bots = [bot(self.names[place], rng.split(2 + seat).word()) for seat, place in enumerate(seating)]
        luck = Luck(rng.split(1))
        state = self.game.new(self.seats, **self.options)
        while state.chooser != OVER:
            if stopped():
                return None
            if state.chooser == CHANCE:
                luck.settle(state)
            else:
                seat = state.chooser
                state.take(bots[seat].choose(state.view(seat), state.legal(), self.budget))
        return state


def fill(names: Sequence[str], seats: int) -> list[str]:
    """A bot for each seat: the last of the names takes all seats that are left.

    Raises BadNumber without names, TooManyBots if there are more than seats.
    """
    if not names:
        raise BadNumber(name="bots", least=1, value=0)
    if len(names) > seats:
        raise TooManyBots(bots=len(names), seats=seats)
    return [*names, *[names[-1]] * (seats - len(names))]


def shuffled(size: int, rng: Rng) -> list[int]:
    """The numbers below `size` in any order, all orders alike."""
    left = list(range(size))
    return [left.pop(rng.below(len(left))) for _ in range(size)]


def score(state: State, seating: Sequence[int]) -> Score:
    """How a finished game ended for each player, who sat where `seating` tells."""
    outcome = state.outcome()
    wins, points = [0] * len(seating), [0] * len(seating)
    for seat, place in enumerate(seating):
        points[place] = outcome.points[seat]
        if seat in outcome.winners:
            wins[place] = SHARES // len(outcome.winners)
    return Score(wins, points)


class Groups(Job[list[Group]]):
    """The groups of a match, for any process. The edition is told by its source, None if it is built in."""

    def __init__(self, match: Match) -> None:
        self.key = match.game.key
        self.edition = None if match.game.edition.built_in else match.game.edition.source
        self.names = match.names
        self.options = match.options
        self.seed = match.seed
        self.limits = None if match.budget is None else (match.budget.milliseconds, match.budget.iterations)

    def play(self, numbers: Iterable[int]) -> list[Group]:
        """Play the groups with these numbers, up to one that is stopped."""
        budget = None if self.limits is None else Budget(*self.limits)
        match = Match(_game(self.key, self.edition), self.names, self.options, self.seed, budget)
        found: list[Group] = []
        for number in numbers:
            group = match.play(number)
            if group is None:
                break
            found.append(group)
        return found


@cache
def _game(key: str, source: str | None) -> Game:
    return game(key) if source is None else game_of_source(key, source, key)
