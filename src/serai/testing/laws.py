"""The contract of a game as laws on random games: each game runs through the same.

Each law is a function of a table and a seed: it plays the random game of that seed and raises AssertionError where the
game breaks the law. A game's own tests run LAWS over all its `tables`; see tests/iunu/test_laws.py.
"""

import random
from collections.abc import Callable

from serai.core.action import Action
from serai.core.errors import BadSeat, IllegalAction, NoChance, NotFinished
from serai.core.frame import CHANCE, OVER, State
from serai.core.playout import playout
from serai.core.record import Record
from serai.core.rng import Rng
from serai.games import parse_record, read_view
from serai.testing.plain import check_plain, mutable_lists
from serai.testing.secrecy import alike, imagining, secrecy, varied
from serai.testing.walk import Table, game_of, pick, some, walk

Law = Callable[[Table, int], None]


def refuses(error: type[Exception], what: Callable[..., object], *given: object) -> bool:
    """Whether a call raises just this error."""
    try:
        what(*given)
    except error:
        return True
    return False


def order(table: Table, seed: int) -> None:
    """At every step somebody can do something; legal actions are in order; everything is conserved; the end comes."""
    stock = table.stock(table.new())
    decisions = 0
    state = table.new()
    for state in game_of(table, seed):
        check_step(state)
        assert table.stock(state) == stock, f"{table.stock(state)} is not {stock}"
        decisions += state.chooser >= 0
        assert decisions <= table.game.longest(table.seats), "the game is longer than its bound"
    check_end(state)


def check_step(state: State) -> None:
    """What holds at every step."""
    legal = state.legal()
    if state.chooser == OVER:
        assert legal == []
        assert state.question == ""
        assert state.waiting == []
        return
    assert legal, "nothing is legal before the end"
    ids = [action.id for action in legal]
    assert ids == sorted(set(ids)), f"not in order: {legal}"
    catalogue = state.game.actions
    chance = state.chooser == CHANCE
    for action in legal:
        assert catalogue[action.id] is action, "an action of another catalogue"
        assert action.chance == chance, "chance and choice mixed up"
    assert state.question, "nobody knows what is asked"
    assert state.returns() == [0.0] * state.seats
    legal.clear()
    assert [action.id for action in state.legal()] == ids, "the list of legal actions is the state's own"
    if state.chooser == CHANCE:
        assert state.waiting == []
        weights = state.weights()
        assert len(weights) == len(ids)
        assert all(weight > 0 for weight in weights)
        return
    assert 0 <= state.chooser < state.seats
    assert len(ids) > 1 or state.stack[-1].always_asked, f"a forced step is asked: {state.question}"
    waiting = state.waiting
    assert waiting == sorted({*waiting, state.chooser})
    assert waiting[0] == state.chooser
    assert waiting[-1] < state.seats
    assert refuses(NoChance, state.weights)


def check_end(state: State) -> None:
    """What holds at the end."""
    outcome = state.outcome()
    assert outcome.winners
    assert list(outcome.winners) == sorted(set(outcome.winners))
    assert set(outcome.winners) <= set(range(state.seats))
    assert len(outcome.points) == state.seats
    assert [sum(one) for one in zip(*outcome.sources.values(), strict=True)] == outcome.points
    assert outcome.ending
    assert outcome.decided
    share = 1.0 / len(outcome.winners)
    assert state.returns() == [share if seat in outcome.winners else 0.0 for seat in range(state.seats)]
    assert refuses(NoChance, state.weights)
    assert refuses(NoChance, state.sample, Rng(1))


def refusal(table: Table, seed: int) -> None:
    """`take` refuses all that is not legal, and foreign things, and changes nothing; a refused state goes on."""
    luck = Rng(seed).split(1)
    for state in some(game_of(table, seed), luck, 10):
        legal = state.legal()
        others = [action for action in table.game.actions if action not in legal]
        wrong: list[object] = [others[luck.below(len(others))] for _ in range(8)]
        for one in legal[:2]:
            wrong.append(Action(one.id, one.verb, one.names, one.kind, one.count, one.chance))
            wrong += [one.text, one.id, [one]]
        assert state.log is not None
        before = state.text(), len(state.log), state.chooser, state.question
        for thing in [*wrong, None, "", -1, object()]:
            assert refuses(IllegalAction, state.take, thing), f"{thing!r} was taken"
            assert state.legal() == legal
            assert before == (state.text(), len(state.log), state.chooser, state.question), f"{thing!r} left a trace"
        if state.chooser != OVER:
            assert refuses(NotFinished, state.outcome)
            state.copy().take(legal[-1])


def copies(table: Table, seed: int) -> None:
    """Copies and the state that they are of never touch each other, whichever goes on."""
    kept: list[tuple[State, str, list[Action], int]] = []
    for state in game_of(table, seed):
        one = state.copy()
        assert one == state
        assert one.log == state.log
        assert one.legal() == state.legal()
        assert state.log is not None
        kept.append((one, state.text(), state.legal(), len(state.log)))
    luck = Rng(seed).split(1)
    for one, text, legal, logged in kept:
        assert (one.text(), one.legal()) == (text, legal), "a copy changed while its state went on"
        assert one.log is not None
        assert len(one.log) == logged
        if luck.below(10) == 0:
            playout(one.copy(), luck)
            assert (one.text(), one.legal()) == (text, legal), "a state changed while its copy went on"
            assert len(one.log) == logged


def views(table: Table, seed: int) -> None:
    """Views are written and read back, tell whose turn it is, and share nothing with the state."""
    luck = Rng(seed).split(1)
    for state in some(game_of(table, seed), luck, 10):
        for eye in table.eyes:
            view = state.view(eye)
            text = view.text()
            again = read_view(text)
            assert again.text() == text, "a view changes when it is written and read back"
            assert again == view
            assert hash(again) == hash(view)
            assert (view.chooser, view.question, view.waiting) == (state.chooser, state.question, state.waiting)
            assert view.seat == (-1 if eye is None else eye)
            assert (view.seats, view.options, view.game) == (state.seats, state.options, state.game)
            before = state.text(), state.legal()
            for part in mutable_lists(view):
                part.clear()
            assert (state.text(), state.legal()) == before, "a view shares a list with the state"
            assert state.view(eye).text() == text
        for nobody in (-1, state.seats, 99):
            assert refuses(BadSeat, state.view, nobody)


def old_views(table: Table, seed: int) -> None:
    """A view stays as it was while the game goes on."""
    luck = Rng(seed).split(1)
    kept = [
        (view, view.text())
        for state in some(game_of(table, seed), luck, 10)
        for view in [state.view(eye) for eye in table.eyes]
    ]
    for view, text in kept:
        assert view.text() == text


def settling(table: Table, seed: int) -> None:
    """Chance resolved at once equals chance step by step, with a log or without, by the same luck."""
    luck = Rng(seed).split(1)
    before = OVER
    for state in game_of(table, seed):
        first = before != CHANCE
        before = state.chooser
        if before != CHANCE or not (first or luck.below(8) == 0):
            continue
        results = [settle_by(state, seed, steps, log) for steps in (False, True) for log in (False, True)]
        fast, logged, slow, slow_logged = results
        assert fast[:2] == slow[:2], "settle differs from sample and apply"
        assert fast[:2] == logged[:2], "settle differs with a log"
        assert logged == slow_logged, "the log differs"


def settle_by(state: State, seed: int, steps: bool, log: bool) -> tuple[str, int, list[str]]:
    """A copy after its chance: its text, the next random word, and what its log says."""
    one = state.copy()
    one.log = [] if log else None
    luck = Rng(seed)
    while one.chooser == CHANCE:
        if steps:
            one.apply(one.sample(luck))
        else:
            one.settle(luck)
    one.settle(luck)
    assert one.chooser != CHANCE
    return one.text(), luck.word(), [event.text() for event in one.log or []]


def playouts(table: Table, seed: int) -> None:
    """A playout is a random game, and counts its decisions."""
    state = table.new()
    count = playout(state, Rng(seed))
    luck = Rng(seed)
    other = table.new()
    decisions = 0
    while other.chooser != OVER:
        legal = other.legal()
        if other.chooser == CHANCE:
            other.apply(other.sample(luck))
        elif len(legal) == 1:
            other.apply(legal[0])
        else:
            decisions += 1
            other.apply(legal[luck.below(len(legal))])
    assert (state.text(), count) == (other.text(), decisions)
    assert count <= table.game.longest(table.seats)


def record_of(table: Table, seed: int) -> tuple[Record, list[str]]:
    """The record of a random game, and the state's text before and after each of its steps."""
    record = Record.begin(table.game, table.seats, table.options)
    state = table.new()
    luck = Rng(seed)
    texts = [state.text()]
    while state.chooser != OVER:
        action = pick(state, luck)
        state.take(action)
        record.note(action)
        texts.append(state.text())
    return record, texts


def records(table: Table, seed: int) -> None:
    """A record is written and read back, and replays to the same state, at its end and anywhere before."""
    record, texts = record_of(table, seed)
    again = parse_record(record.text())
    assert again.text() == record.text()
    assert again == record
    assert again.steps == len(texts) - 1
    assert again.replay().text() == texts[-1]
    luck = Rng(seed).split(1)
    for at in [0, 1, *[luck.below(len(texts)) for _ in range(3)], len(texts), len(texts) + 5]:
        assert again.replay(at, log=True).text() == texts[min(at, len(texts) - 1)]


def prefixes(table: Table, seed: int) -> None:
    """A record replays at each of its prefixes."""
    record, texts = record_of(table, seed)
    for at, text in enumerate(texts):
        assert record.replay(at).text() == text


def repeatable(table: Table, seed: int) -> None:
    """The same seed gives the same game, whatever is done to Python's own luck, and leaves that alone."""
    first = [state.text() for state in game_of(table, seed)]
    again: list[str] = []
    for step, state in enumerate(game_of(table, seed)):
        random.seed(step)
        before = random.getstate()
        again.append(state.text())
        state.legal()
        state.copy().settle(Rng(step))
        table.game.imagine(state.view(step % table.seats), Rng(step))
        assert random.getstate() == before, "the game uses Python's own luck"
        random.random()
    assert again == first


def different(table: Table, seed: int) -> None:
    """Other seeds give other luck, at the beginning and at each later chance."""
    first, second = [luck_of(table, 2 * seed + other) for other in (0, 1)]
    half = min(len(first), len(second)) // 2
    assert first[:half] != second[:half]
    assert first[half:] != second[half:]


def luck_of(table: Table, seed: int) -> list[str]:
    """The results of chance in a game in which everybody takes the first legal action."""
    state = table.new()
    luck = Rng(seed)
    results: list[str] = []
    while state.chooser != OVER:
        action = state.sample(luck) if state.chooser == CHANCE else state.legal()[0]
        if state.chooser == CHANCE:
            results.append(action.text)
        state.apply(action)
    return results


def plain(table: Table, seed: int) -> None:
    """States, views and events are plain data, in the middle of any effect."""
    luck = Rng(seed).split(1)
    for state in some(game_of(table, seed), luck, 4):
        check_plain(state, table.values)
        for eye in table.eyes:
            check_plain(state.view(eye), table.values)


def worlds_go_on(table: Table, seed: int) -> None:
    """An imagined world keeps the laws to its end and conserves everything; the view then imagines it once more."""
    luck = Rng(seed).split(1)
    stock = table.stock(table.new())
    for state in some(game_of(table, seed), luck, 40):
        for eye in table.eyes:
            view = state.view(eye)
            word = luck.word()
            world = table.game.imagine(view, Rng(word))
            text = world.text()
            for later in walk(world, luck):
                check_step(later)
                assert table.stock(later) == stock
            check_end(world)
            assert table.game.imagine(view, Rng(word)).text() == text, "a world shares something with its view"


LAWS: dict[str, Law] = {
    law.__name__: law
    for law in (
        *(order, playouts, settling, different, refusal, copies, views, old_views, records, prefixes, repeatable),
        *(plain, imagining, varied, worlds_go_on, secrecy, alike),
    )
}
"""All laws by name: the first four cost about as much as the game, the others look at much more."""
