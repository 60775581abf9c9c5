"""What goes out: the same bytes whatever is hidden, and only to those who may know it."""

import msgspec
import pytest

from serai.core.event import Event
from serai.core.frame import CHANCE, OVER
from serai.core.rng import Rng
from serai.server import wire
from serai.server.scene import rounds, scene, told
from serai.server.table import Table
from tests.server.tables import go_on, people


def frame(table: Table, seat: int | None) -> bytes:
    """All that a seat is sent of a table."""
    return msgspec.json.encode(scene(table, seat, {0}), enc_hook=wire.plain)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_seat_cannot_see_changes_no_byte_of_its_scene(seats: int) -> None:
    table, luck = people(seats), Rng(7)
    looked = 0
    while not table.over:
        go_on(table, luck, most=1)
        if table.state.chooser in (CHANCE, OVER):
            continue
        real = table.state
        for seat in (*range(seats), None):
            seen = frame(table, seat)
            for number in range(2):
                table.state = table.game.imagine(real.view(seat), Rng(number))
                table.state.log = real.log
                assert frame(table, seat) == seen
                table.state = real
            looked += 1
    assert looked > 50 * seats


def test_secret_fields_of_events_go_only_to_those_who_may_read_them() -> None:
    event = Event("draw", 1, {"count": 1}, {"card": "pharaoh"}, (1,))
    assert told([event], 1)[0].fields == {"count": 1, "card": "pharaoh"}
    for seat in (0, 2, None):
        assert told([event], seat)[0].fields == {"count": 1}


def test_only_who_is_asked_is_offered_anything() -> None:
    table = people(3)
    go_on(table, Rng(2), "play")
    for seat in (0, 1, 2, None):
        assert bool(scene(table, seat, set()).legal) == (seat == table.state.chooser)


def test_no_scene_holds_a_secret_of_the_table() -> None:
    table = people(3)
    go_on(table, Rng(2), "play")
    secrets = [one.secret for one in table.plan.seats] + [table.plan.join, table.plan.watch]
    for seat in (0, 1, 2, None):
        text = frame(table, seat).decode()
        assert not [secret for secret in secrets if secret in text]


def test_the_chart_has_a_row_for_each_round_and_ends_with_the_result() -> None:
    table = people(2)
    go_on(table, Rng(4))
    begins, points = rounds(table.record)
    assert len(begins) == len(points) == table.game.picture(table.state.view(None))["round"]
    assert points[-1] == table.state.outcome().points
