"""The loop: what waits on the stack moves by itself, is dropped, or is asked."""

import pytest

import serai
from serai.core import frame
from serai.core.action import Action
from serai.core.frame import CHANCE, NOBODY, OVER, Frame, digest, draw
from serai.core.rng import Rng
from serai.version import COMPILED

if COMPILED:
    pytest.skip("subclasses compiled classes; runs in the pure build", allow_module_level=True)

from tests.core.toy import Crowns, Swap, Table

pytestmark = pytest.mark.pure
GAME = Crowns()


class Note(Frame[Table]):
    """Notes in the question of the deck's first count when it moves or is taken; void if told so."""

    def __init__(self, name: str, chooser: int = NOBODY, choices: int = 2, void: bool = False, more: str = "") -> None:
        super().__init__(chooser, name, name.startswith("secret"))
        self.choices, self.dropped, self.more = choices, void, more

    def options(self, state: Table) -> list[Action]:
        return state.rules.bids[: self.choices]

    def weights(self, state: Table) -> list[int]:
        return [1] * self.choices

    def void(self, state: Table) -> bool:
        return self.dropped

    def move(self, state: Table) -> None:
        DONE.append(self.question)
        state.stack += [Note(word) for word in self.more.split()]

    def take(self, state: Table, action: Action) -> None:
        self.move(state)


DONE: list[str] = []


def advance(*stack: Frame[Table]) -> Table:
    """A table with these frames, the last on top, moved on."""
    DONE.clear()
    state = Table(GAME, {"swap": "no"}, 2, list(stack))
    state.advance()
    return state


def test_an_empty_stack_is_the_end() -> None:
    state = advance()
    assert (state.chooser, state.question, state.legal(), state.waiting) == (OVER, "", [], [])


def test_frames_of_nobody_move_from_the_top() -> None:
    state = advance(Note("a"), Note("b"), Note("c"))
    assert DONE == ["c", "b", "a"]
    assert state.chooser == OVER


def test_what_a_frame_pushes_comes_before_what_is_below() -> None:
    advance(Note("a"), Note("b", more="x y"))
    assert DONE == ["b", "y", "x", "a"]


def test_void_frames_are_dropped_whoever_chooses() -> None:
    state = advance(Note("b", 0, void=True), Note("c", CHANCE, void=True))
    assert DONE == []
    assert state.chooser == OVER


def test_frames_of_nobody_move_void_or_not() -> None:
    advance(Note("a", void=True))
    assert DONE == ["a"]


def test_a_choice_stops_the_loop() -> None:
    state = advance(Note("a"), Note("ask", 1), Note("c"))
    assert DONE == ["c"]
    assert (state.chooser, state.question, state.waiting) == (1, "ask", [1])
    assert state.legal() == GAME.bids[:2]
    state.apply(GAME.bids[0])
    assert DONE == ["c", "ask", "a"]


def test_a_forced_choice_is_taken_by_the_loop_unless_it_is_secret() -> None:
    forced = advance(Note("forced", 0, choices=1))
    assert (DONE, forced.chooser) == (["forced"], OVER)
    asked = advance(Note("secret", 0, choices=1))
    assert (DONE, asked.chooser, asked.legal()) == ([], 0, GAME.bids[:1])


def test_chance_stops_the_loop_even_if_it_is_certain() -> None:
    state = advance(Note("certain", CHANCE, choices=1))
    assert (DONE, state.chooser, state.legal(), state.weights()) == ([], CHANCE, GAME.bids[:1], [1])
    state.settle(Rng(1))
    assert (DONE, state.chooser) == (["certain"], OVER)


def test_the_frame_is_off_the_stack_while_it_is_taken() -> None:
    state = GAME.new(2)
    state.settle(Rng(1))
    state.apply(GAME.swap)
    assert [frame.text() for frame in state.stack] == ["reveal", "bid-0", "swap-1", "replace-0"]


def test_weights_and_samples_are_for_chance_only() -> None:
    state = advance(Note("ask", 0))
    for call in (state.weights, lambda: state.sample(Rng(1))):
        with pytest.raises(serai.NoChance):
            call()
    state.settle(Rng(1))
    assert state.chooser == 0


def test_take_checks_and_apply_trusts() -> None:
    state = advance(Note("ask", 0))
    for wrong in (GAME.bids[2], GAME.hold, None, "bid 0", Crowns().bids[0]):
        with pytest.raises(serai.IllegalAction):
            state.take(wrong)
    with pytest.raises(serai.IllegalAction) as caught:
        state.take(GAME.hold)
    assert caught.value.fields == {"action": "hold", "question": "ask", "possible": "bid 0, bid 1"}
    assert DONE == []
    state.take(GAME.bids[1])
    with pytest.raises(serai.IllegalAction) as caught:
        state.take(GAME.hold)
    assert caught.value.fields == {"action": "hold", "question": "over", "possible": "-"}


def test_take_checks_chance_too() -> None:
    state = GAME.new(2)
    with pytest.raises(serai.IllegalAction):
        state.take(GAME.hold)
    state.take(GAME.deals[1])
    assert state.cards == [1]


def test_draw_is_as_likely_as_its_weights() -> None:
    counts = [0] * 3
    rng = Rng(5)
    for _ in range(30_000):
        counts[draw(GAME.bids, [1, 0, 5], rng).count] += 1
    assert counts[1] == 0
    assert abs(counts[0] - 5000) < 300


def test_states_compare_by_all_that_they_hold() -> None:
    one, other = GAME.new(2), GAME.new(2)
    assert one == other
    assert hash(one) == hash(other)
    assert one.fingerprint() == other.fingerprint() == digest(one.text())
    other.apply(GAME.deals[0])
    assert one != other
    assert one != one.text()


def test_a_digest_is_the_published_hash() -> None:
    assert digest("") == "cbf29ce484222325"
    assert digest("a") == "af63dc4c8601ec8c"
    assert digest("foobar") == "85944171f73967e8"


def test_a_frame_does_nothing_of_itself() -> None:
    bare: Frame[Table] = Frame(0, "bare")
    state = GAME.new(2)
    assert (bare.options(state), bare.weights(state), bare.void(state)) == ([], [], False)
    assert (bare.waiting(state), bare.view(1), bare.text()) == ([0], bare, "bare")
    bare.take(state, GAME.hold)
    bare.move(state)
    assert state == GAME.new(2)


def test_the_base_state_leaves_to_the_game_what_is_the_games() -> None:
    bare = frame.State(2, [])
    for call in (lambda: bare.game, lambda: bare.options, bare.copy, lambda: bare.view(0), bare.outcome, bare.text):
        with pytest.raises(NotImplementedError):
            call()
    assert Swap(1).text() == "swap-1"
