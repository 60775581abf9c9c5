"""What a game is asked before anybody sits down."""

import pickle

import pytest

import serai
from serai.core.outcome import Outcome
from tests.iunu.table import iunu


@pytest.mark.parametrize("seats", [1, 5, 0, -2, 1000])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(serai.BadSeats) as caught:
        iunu().new(seats)
    assert caught.value.fields == {"game": "iunu", "least": 2, "most": 4, "seats": seats}


def test_unknown_options_are_refused() -> None:
    with pytest.raises(serai.UnknownOption) as unknown:
        iunu().new(2, colour="red")
    assert unknown.value.fields == {"game": "iunu", "option": "colour", "possible": "scribe"}
    with pytest.raises(serai.BadOption) as bad:
        iunu().new(2, scribe="all")
    assert bad.value.fields == {"option": "scribe", "value": "all", "possible": "set, any"}


def test_options_have_defaults() -> None:
    assert iunu().check(2, {}) == {"scribe": "set"}
    assert iunu().new(2, scribe="any").options == {"scribe": "any"}


def test_unknown_games_and_bots_are_refused() -> None:
    with pytest.raises(serai.UnknownGame, match="There is no game “chess”; there are: iunu"):
        serai.game("chess")
    with pytest.raises(serai.UnknownBot, match="there are: easy, medium, hard, master, random"):
        serai.bot("deep", 1)


def test_a_game_is_made_once() -> None:
    assert serai.game("iunu") is serai.game("iunu")


def test_an_outcome_shares_a_victory() -> None:
    outcome = Outcome((0, 2), [7, 3, 7], {"all": [7, 3, 7]}, "rounds", "shared")
    assert outcome.returns() == [0.5, 0.0, 0.5]
    assert outcome.text() == "won by 0 2; points 7 3 7; ended by rounds; decided by shared"
    assert repr(outcome) == f"<{outcome.text()}>"


def test_errors_are_told_apart_by_code_and_cross_processes() -> None:
    error = serai.BadSeats(game="iunu", least=2, most=4, seats=5)
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.fields, str(again)) == (serai.BadSeats, error.fields, str(error))
    kinds = [kind for kind in vars(serai).values() if isinstance(kind, type) and issubclass(kind, serai.SeraiError)]
    assert len({kind.code for kind in kinds}) == len(kinds)


def test_a_text_is_no_action() -> None:
    state = iunu().new(2)
    text = state.legal()[0].text
    with pytest.raises(serai.NotAction) as caught:
        state.take(text)
    assert str(caught.value) == f"“{text}” is str, not an action; game.actions.parse(text) finds the action of a text."
    with pytest.raises(serai.IllegalAction):
        state.take(None)


def test_every_error_that_a_caller_can_meet_is_exported() -> None:
    """But for those of the command line and the server, which nobody else meets."""
    found = [serai.SeraiError]
    for kind in found:
        found += [other for other in kind.__subclasses__() if other.__module__.startswith("serai.")]
    hidden = [kind for kind in found if kind is not getattr(serai, kind.__name__, None)]
    assert [kind for kind in hidden if not kind.__module__.startswith(("serai.cli.", "serai.server."))] == []


def test_bots_may_not_cheat_and_wrong_tables_are_refused() -> None:
    class Cheat(serai.Bot):
        def choose(self, view: serai.View, legal: list[serai.Action], budget: serai.Budget | None) -> serai.Action:
            return next(action for action in view.game.actions if action not in legal)

    with pytest.raises(serai.IllegalAction):
        serai.play(iunu(), [Cheat(1), Cheat(2)], 1)
    with pytest.raises(serai.BadSeats):
        serai.play(iunu(), ["random"], 1)
    assert serai.play(iunu(), ["random", "random"], 1) == serai.play(iunu(), ["random", "random"], 1)
    assert serai.play(iunu(), ["random", "random"], 1) != serai.play(iunu(), ["random", "random"], 2)
