"""The laws of hidden information: views, imagined worlds and events give nothing away.

What a step tells somebody is the events as that seat or spectator may see them, and the view after it; but the view of
a finished game is not compared, since games turn cards up to score them.
"""

from serai.core.action import Action
from serai.core.frame import CHANCE, OVER, State
from serai.core.rng import Rng
from serai.games import read_view
from serai.testing.walk import Eye, Table, game_of, pick, some

STEPS = 12
"""How many steps two worlds that look alike are played side by side."""


def told(state: State, eye: Eye, action: Action) -> tuple[State, str, str]:
    """The state after a step, and what the step told somebody: the events, and the view after it."""
    after = state.copy()
    after.log = []
    after.apply(action)
    events = [event.seen_by(eye).text() for event in after.log]
    view = "" if after.chooser == OVER else after.view(eye).text()
    return after, "\n".join(events), view


def hidden(table: Table, state: State, eye: Eye) -> bool:
    """Whether the step to come may be one that somebody does not see: chance, or another's secret answer."""
    return state.chooser == CHANCE or (state.question in table.secret and state.chooser != eye)


def imagining(table: Table, seed: int) -> None:
    """An imagined world looks like the table to whoever imagines it, conserves everything, and comes from the view."""
    luck = Rng(seed).split(1)
    stock = table.stock(table.new())
    for state in some(game_of(table, seed), luck, 4):
        for eye in table.eyes:
            view = state.view(eye)
            text = view.text()
            word = luck.word()
            world = table.game.imagine(view, Rng(word))
            assert world.view(eye).text() == text, "an imagined world looks different"
            assert view.text() == text, "imagining changes the view"
            assert table.stock(world) == stock, f"{table.stock(world)} is not {stock}"
            assert world.log is None
            assert table.game.imagine(read_view(text), Rng(word)) == world, "a world knows more than its view"
            if state.chooser == eye:
                assert world.legal() == state.legal()


def varied(table: Table, seed: int) -> None:
    """Worlds imagined from one view differ, wherever anything is hidden, and seldom are the true one."""
    luck = Rng(seed)
    state = table.new()
    state.settle(luck)
    for eye in table.eyes:
        worlds = {table.game.imagine(state.view(eye), luck).text() for _ in range(20)}
        assert len(worlds) > 10
        assert state.text() not in worlds


def secrecy(table: Table, seed: int) -> None:
    """Scramble all that somebody cannot see: everything which they are told stays the same, byte for byte."""
    luck = Rng(seed).split(1)
    for state in some(game_of(table, seed), luck, 16):
        for eye in table.eyes:
            twin = table.game.imagine(state.view(eye), luck)
            assert twin.view(eye).text() == state.view(eye).text()
            side_by_side(table, state.copy(), twin, eye, luck)


def side_by_side(table: Table, state: State, twin: State, eye: Eye, luck: Rng) -> None:
    """Play two worlds that look alike to somebody: they go on looking alike, as long as the same can happen in both."""
    for _ in range(STEPS):
        assert (state.chooser, state.question, state.waiting) == (twin.chooser, twin.question, twin.waiting)
        if state.chooser == OVER:
            return
        action = pick(state, luck)
        secret = hidden(table, state, eye)
        chance = state.chooser == CHANCE
        state, events, view = told(state, eye, action)
        answers = twin.legal()
        if action in answers:
            _, other_events, other_view = told(twin, eye, action)
            assert other_events == events, f"the events of “{action.text}” tell worlds apart"
            assert other_view == view, f"the view after “{action.text}” tells worlds apart"
        elif not secret:
            return
        matches = [
            after
            for after, *other in [told(twin, eye, answer) for answer in (answers if secret else [action])]
            if other == [events, view]
        ]
        assert chance or len(matches) == len(answers) or not secret, "a secret answer is told"
        if not matches:
            return
        twin = matches[luck.below(len(matches))]


def alike(table: Table, seed: int) -> None:
    """Events and views tell the same of a hidden step, and of another's secret answer they tell nothing at all."""
    luck = Rng(seed).split(1)
    for state in some(game_of(table, seed), luck, 4):
        if state.chooser == OVER:
            continue
        for eye in table.eyes:
            if not hidden(table, state, eye):
                continue
            results = [told(state, eye, action)[1:] for action in state.legal()]
            by_events = {events for events, _ in results}
            by_view = {view for _, view in results}
            both = set(results)
            assert len(by_events) == len(both), "a view tells more of a hidden step than its events"
            assert "" in by_view or len(by_view) == len(both), (
                "events tell more of a hidden step than the view after it"
            )
            assert state.chooser == CHANCE or len(both) == 1, "a secret answer is told"
