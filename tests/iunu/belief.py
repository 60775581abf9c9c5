"""What somebody can know of a game of IUNU, counted out: every history of physical cards that fits, step by step.

All draws are alike for physical cards, and an answer counts once for each set of physical cards that it could mean: who
has two Farmers can play one in two ways. That is exact and slow, and it shares no thought with `imagine`.
"""

from collections.abc import Iterator
from math import comb

from serai.core.action import Action
from serai.core.frame import CHANCE
from serai.core.rng import Rng
from serai.iunu.abilities import Take
from serai.iunu.edition import KINDS
from serai.iunu.notation import burials_text
from serai.iunu.state import IunuState
from serai.testing.walk import Eye


class Belief:
    """The worlds that fit all that a seat or spectator was told, by their text, and how likely each is."""

    def __init__(self, state: IunuState, eye: Eye) -> None:
        world = state.copy()
        world.log = None
        self.eye = eye
        self.worlds: dict[str, tuple[IunuState, float]] = {world.text(): (world, 1.0)}

    def step(self, state: IunuState, action: Action) -> None:
        """The true game, in this state, goes on with this action."""
        _, *seen = told(state, action, self.eye)
        found: dict[str, tuple[IunuState, float]] = {}
        for world, weight in self.worlds.values():
            for other, ways in answers(world, action, self.eye):
                after, *events = told(world, other, self.eye)
                if events == seen:
                    text = after.text()
                    found[text] = (after, weight * ways + (found[text][1] if text in found else 0.0))
        if state.discards and not next(iter(found.values()))[0].discards:
            found = forget(found)
        total = sum(weight for _, weight in found.values())
        self.worlds = {text: (world, weight / total) for text, (world, weight) in found.items()}

    def shares(self) -> dict[str, float]:
        """How likely each world is."""
        return {text: weight for text, (_, weight) in self.worlds.items()}


def forget(worlds: dict[str, tuple[IunuState, float]]) -> dict[str, tuple[IunuState, float]]:
    """The same worlds, with all hands as likely as a shuffled deck deals them.

    What is known of hands and of Afterlife cards is independent, so that each share is a product.
    """
    afterlife: dict[str, float] = {}
    hands: dict[str, float] = {}
    for world, weight in worlds.values():
        afterlife[beyond(world)] = afterlife.get(beyond(world), 0.0) + weight
        hands[str(world.hands)] = float(ways(world))
    total = sum(hands.values())
    assert len(worlds) == len(afterlife) * len(hands)
    return {
        text: (world, afterlife[beyond(world)] * hands[str(world.hands)] / total) for text, (world, _) in worlds.items()
    }


def beyond(world: IunuState) -> str:
    """Where all Afterlife cards are."""
    return f"{world.afterlife} {burials_text(world.burials)}"


def ways(world: IunuState) -> int:
    """The number of deals of physical cards that lead to these hands, up to a factor that all worlds share."""
    count = 1
    for kind in range(KINDS):
        left = world.deck[kind]
        for seat in range(world.seats):
            held = world.hands[seat * KINDS + kind]
            left += held
            count *= comb(left, held)
    return count


def told(state: IunuState, action: Action, eye: Eye) -> tuple[IunuState, list[str], str]:
    """The state after a step, the events as somebody sees them, and their view."""
    after = state.copy()
    after.log = []
    after.apply(action)
    events = [event.seen_by(eye).text() for event in after.log]
    after.log = None
    return after, events, after.view(eye).text()


def answers(world: IunuState, action: Action, eye: Eye) -> Iterator[tuple[Action, int]]:
    """What could have happened in a world where the eye saw at most this action, and in how many ways."""
    legal = world.legal()
    if world.chooser == CHANCE:
        yield from zip(legal, world.weights(), strict=True)
    elif world.question in ("keep", "take") and world.chooser != eye:
        yield from [(one, physical(world, one)) for one in legal]
    elif action in legal:
        yield action, physical(world, action)


def physical(world: IunuState, action: Action) -> int:
    """How many sets of physical cards an answer could mean."""
    top = world.stack[-1]
    if isinstance(top, Take):
        return top.seen.count(action.kind)
    if action.verb in ("play", "add", "keep"):
        return comb(world.hands[world.chooser * KINDS + action.kind], action.count or 1)
    return 1


def compare(belief: Belief, state: IunuState, seed: int, worlds: int) -> tuple[float, int]:
    """Imagine so many worlds: the chi-square against what the belief expects, and its degrees of freedom.

    Raises AssertionError if a world does not fit what was told. Rare worlds are counted as one.
    """
    view = state.view(belief.eye)
    rng = Rng(seed)
    expected = belief.shares()
    counts = dict.fromkeys(expected, 0)
    for _ in range(worlds):
        text = state.game.imagine(view, rng).text()
        assert text in counts, f"this cannot be, for all that {belief.eye} was told:\n{text}\n{view}"
        counts[text] += 1
    cells = [(counts[text], share * worlds) for text, share in expected.items() if share * worlds >= 8]
    rare = worlds - sum(count for count, _ in cells), worlds - sum(mean for _, mean in cells)
    if rare[1] >= 8:
        cells.append(rare)
    else:
        cells[-1] = cells[-1][0] + rare[0], cells[-1][1] + rare[1]
    return sum((count - mean) ** 2 / mean for count, mean in cells), len(cells) - 1
