"""A table without any server: entries, answers in any order, undo, what is stale."""

import pytest

from serai.core.errors import IllegalAction
from serai.core.record import UndoRefused
from serai.core.rng import Rng
from serai.server.errors import BadPlan, NotStarted, NotYourTurn, TableFull
from serai.server.plan import Asked, AskedSeat, again, decoded, encoded, planned
from serai.server.table import Table
from tests.server.tables import go_on, people


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whoever_plays_the_entries_again_has_the_same_table(seats: int) -> None:
    table = people(seats)
    plan = decoded(encoded(table.plan))
    entries = ["start", *go_on(table, Rng(seats))]
    again = Table("t1", plan, entries)
    assert table.over
    assert again.record.text() == table.record.text()
    assert again.state.fingerprint() == table.state.fingerprint()
    assert (again.version, again.marks) == (table.version, table.marks)


def test_an_action_of_a_seat_that_is_asked_nothing_is_refused() -> None:
    table = people()
    go_on(table, Rng(1), "play")
    other = 1 - table.state.chooser
    before = table.state.fingerprint()
    with pytest.raises(NotYourTurn):
        table.check_act(other, table.state.legal()[0].text)
    assert table.state.fingerprint() == before


@pytest.mark.parametrize("text", ["", "play pharaoh x9", "nonsense", "keep none", "play", "\n", "play farmer\nundo 0"])
def test_an_action_that_is_not_legal_is_refused(text: str) -> None:
    table = people()
    go_on(table, Rng(1), "play")
    with pytest.raises(IllegalAction):
        table.check_act(table.state.chooser, text)


def test_secret_answers_come_in_any_order_and_are_played_in_that_of_the_seats() -> None:
    table = people(3)
    go_on(table, Rng(3), "keep")
    waiting = table.state.waiting[:]
    assert len(waiting) == 3
    first = table.version
    for seat in reversed(waiting):
        assert table.stale(seat, first) is False
        table.apply(table.check_act(seat, table.legal(seat)[0].text))
        with pytest.raises(NotYourTurn):
            table.check_act(seat, "keep farmer")
    kept = [entry.text for entry in table.record.entries if entry.text.startswith("keep")]
    assert len(kept) == 3
    assert table.state.question != "keep"


def test_a_secret_answer_that_waits_is_seen_by_nobody_else() -> None:
    table = people(3)
    go_on(table, Rng(3), "keep")
    last = table.state.waiting[-1]
    views = [table.state.view(seat).text() for seat in (0, 1, 2, None)]
    table.apply(table.check_act(last, table.legal(last)[-1].text))
    assert [table.state.view(seat).text() for seat in (0, 1, 2, None)] == views


def test_an_undo_takes_back_the_latest_decision_and_stays_in_the_entries() -> None:
    table = people()
    go_on(table, Rng(5), "play")
    seat, before, version = table.state.chooser, table.state.fingerprint(), table.version
    for action in table.legal(seat):
        trial = Table("t", decoded(encoded(table.plan)), [])
        trial.state = table.state.copy()
        trial.state.apply(action)
        if trial.state.chooser == seat:
            break
    table.apply(table.check_act(seat, action.text))
    if table.state.chooser != seat:
        pytest.fail("no action leaves the turn to its seat")
    table.apply(table.check_undo(seat))
    assert table.state.fingerprint() == before
    assert table.version == version + 2
    assert table.stale(seat, version)


def test_an_undo_after_dice_is_refused_with_the_reason() -> None:
    table = people()
    go_on(table, Rng(5), "play")
    with pytest.raises(UndoRefused, match="not chosen anything yet"):
        table.check_undo(table.state.chooser)


def test_a_secret_answer_that_waits_can_be_withdrawn_and_counts_as_a_choice_for_others() -> None:
    table = people(3)
    go_on(table, Rng(3), "keep")
    first, last = table.state.waiting[0], table.state.waiting[-1]
    table.apply(table.check_act(last, table.legal(last)[0].text))
    with pytest.raises(UndoRefused, match="somebody else has chosen since"):
        table.check_undo(first)
    assert table.check_undo(last) == f"withdraw {last}"
    table.apply(f"withdraw {last}")
    assert last in table.owing()
    assert table.stale(last, table.version - 1)


def test_nothing_can_be_done_before_all_have_sat_down() -> None:
    table = Table("t", planned(Asked("iunu", [AskedSeat("me", "A"), AskedSeat("open")]), "owner"), [])
    with pytest.raises(NotStarted):
        table.check_act(0, "play farmer")
    with pytest.raises(NotStarted):
        table.check_undo(0)
    assert table.owing() == []
    table.apply(table.check_sit("other", "  B \n C "))
    assert table.plan.seats[1].name == "B C"
    with pytest.raises(TableFull):
        table.check_sit("third", "D")


def test_bots_take_the_seats_that_are_free_when_it_starts() -> None:
    table = Table("t", planned(Asked("iunu", [AskedSeat("me", "A"), AskedSeat("open")]), "owner"), [])
    table.apply("start")
    assert table.bots == {1}


def test_a_bot_plays_for_whoever_stands_up_until_they_return() -> None:
    table = people()
    go_on(table, Rng(1), "play")
    seat = table.state.chooser
    assert list(table.played_by_bots()) == []
    table.apply(f"stand {seat}")
    assert [one for one, _ in table.played_by_bots()] == [seat]
    assert not table.stale(seat, table.version - 1)
    table.apply(f"return {seat}")
    assert list(table.played_by_bots()) == []


@pytest.mark.parametrize(
    "asked",
    [
        Asked("iunu", [AskedSeat("me"), AskedSeat("cheat")]),
        Asked("iunu", [AskedSeat("me"), AskedSeat("bot", level="god")]),
    ],
)
def test_a_table_that_cannot_be_is_refused(asked: Asked) -> None:
    with pytest.raises(BadPlan):
        planned(asked, "owner")


def test_a_rematch_moves_everybody_on_and_has_new_secrets() -> None:
    plan = people(3).plan
    fresh = again(plan)
    assert [one.name for one in fresh.seats] == ["P1", "P2", "P0"]
    assert not {one.secret for one in fresh.seats} & {one.secret for one in plan.seats}
    assert fresh.join != plan.join
