"""A game judged decision by decision: what a search says each action was worth, from what its player knew then."""

from collections.abc import Callable, Iterator
from typing import Final

from serai.bots.ismcts import ChanceRater, Node, Search
from serai.bots.policies.registry import learned_policy_for
from serai.core.action import Action
from serai.core.errors import BadNumber
from serai.core.event import Event
from serai.core.frame import CHANCE, State
from serai.core.record import Record
from serai.core.rng import Rng

ITERATIONS: Final = 2000
EXPLORATION: Final = 0.5
"""More than when playing, so that actions which look bad are tried often enough to tell how bad they are."""
LONGEST_LINE: Final = 8
TURNING_POINTS: Final = 5
SLIP: Final = 0.03
"""A loss from which on a decision can be a turning point; smaller ones are mostly the noise of the search."""


class Judgement:
    """One decision: the chance of winning that each legal action leaves, by its text, and how often it was tried.

    `step` is the record's step that it is; `line` are the actions that were best from here until somebody else chooses
    or chance decides. `done` and `story` are the events of the chosen action and of the line, as the seat sees them.
    """

    def __init__(self, step: int, state: State, chosen: Action, node: Node) -> None:
        self.step = step
        self.seat = int(state.chooser)
        self.question = state.question
        self.chosen = chosen
        self.chances: dict[str, float] = {}
        self.tries: dict[str, int] = {}
        for place, action in enumerate(node.choices):
            self.chances[action.text] = node.totals[place] / max(1, node.counts[place])
            self.tries[action.text] = node.counts[place]
        self.line: list[Action] = [node.choices[node.best()]]
        self.done: list[Event] = []
        self.story: list[Event] = []

    @property
    def best(self) -> float:
        """The chance that the best action leaves: the one that the search would play."""
        return self.chances[self.line[0].text]

    @property
    def loss(self) -> float:
        """How much of its chance of winning the chosen action costs, never less than 0."""
        return max(0.0, self.best - self.chances[self.chosen.text])

    def json(self) -> dict[str, object]:
        """The decision as plain values."""
        return {
            "step": self.step,
            "seat": self.seat,
            "question": self.question,
            "chosen": self.chosen.text,
            "best": self.line[0].text,
            "loss": round(self.loss, 4),
            "line": [action.text for action in self.line],
            "actions": {
                text: {"chance": round(chance, 4), "tries": self.tries[text]} for text, chance in self.chances.items()
            },
        }


class Summary:
    """What the decisions of a seat cost. `agreed` are those that the search would have taken too; losses are of 1."""

    def __init__(self, found: list[Judgement]) -> None:
        losses = [one.loss for one in found]
        self.decisions = len(found)
        self.agreed = sum([one.chosen is one.line[0] for one in found])
        self.total = sum(losses)
        self.mean = self.total / max(1, len(losses))
        self.worst = max(losses, default=0.0)

    def json(self) -> dict[str, object]:
        """The summary as plain values."""
        return {
            "decisions": self.decisions,
            "agreed": self.agreed,
            "mean_loss": round(self.mean, 4),
            "worst_loss": round(self.worst, 4),
            "total_loss": round(self.total, 4),
        }


class Review:
    """All decisions of a record that had more than one answer, in order."""

    def __init__(self, record: Record, iterations: int, decisions: list[Judgement]) -> None:
        self.record = record
        self.iterations = iterations
        self.decisions = decisions

    def turning_points(self) -> list[Judgement]:
        """The decisions that cost most, in order of time."""
        slips = sorted([one for one in self.decisions if one.loss >= SLIP], key=lambda one: -one.loss)
        return sorted(slips[:TURNING_POINTS], key=lambda one: one.step)

    def summary(self, seat: int) -> Summary:
        """What the decisions of a seat cost."""
        return Summary([one for one in self.decisions if one.seat == seat])

    def json(self) -> dict[str, object]:
        """The review as plain values; chances and losses are of 1."""
        return {
            "game": self.record.header.game,
            "players": self.record.header.players,
            "iterations": self.iterations,
            "summary": [self.summary(seat).json() for seat in range(self.record.header.seats)],
            "turning_points": [one.step for one in self.turning_points()],
            "decisions": [one.json() for one in self.decisions],
        }


def review(
    record: Record, iterations: int = ITERATIONS, seed: int = 1, progress: Callable[[int], None] | None = None
) -> Review:
    """Judge every decision of a record, finished or not. `progress` is told how many steps are done.

    Raises BadNumber, and IllegalRecord at the first step that the rules do not allow.
    """
    if iterations < 1:
        raise BadNumber(name="iterations", least=1, value=iterations)
    decisions: list[Judgement] = []
    for step, state, chosen in _steps(record):
        if len(state.legal()) > 1 and state.chooser != CHANCE:
            decisions.append(_judge(step, state, chosen, iterations, Rng(seed).split(step)))
        if progress is not None:
            progress(step)
    return Review(record, iterations, decisions)


def _steps(record: Record) -> Iterator[tuple[int, State, Action]]:
    """Each step's number, the state before it and its action."""
    state = record.new()
    places = [place for place, entry in enumerate(record.entries) if entry.text]
    for step, place in enumerate(places, start=1):
        before = state.copy()
        record.step(state, place)
        yield step, before, state.game.actions.by_text[record.entries[place].text]


def _judge(step: int, state: State, chosen: Action, iterations: int, rng: Rng) -> Judgement:
    view = state.view(state.chooser)
    rater = ChanceRater(learned_policy_for(state.game.key, state.seats))
    rater.exploration = EXPLORATION
    search = Search(rater, rng)
    search.run(view, max(iterations, 2 * len(state.legal())), float("inf"))
    found = Judgement(step, state, chosen, search.root(view))
    world = view.game.imagine(view, rng)
    world.log = []
    played = world.copy()
    played.apply(chosen)
    found.done = [event.seen_by(found.seat) for event in played.log or []]
    found.line = _line(search, world, found.seat)
    found.story = [event.seen_by(found.seat) for event in world.log]
    return found


def _line(search: Search, world: State, seat: int) -> list[Action]:
    """Play on in the world as the search would, as long as the same seat chooses and was there in the search."""
    line: list[Action] = []
    while world.chooser == seat and len(line) < LONGEST_LINE:
        node = search.nodes.get(int(world.information()))
        if node is None or min(node.counts) == 0:
            break
        line.append(node.choices[node.best()])
        world.apply(line[-1])
    return line
