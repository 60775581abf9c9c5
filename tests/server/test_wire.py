"""Messages: what is read, what is refused."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serai.core.errors import Phrase
from serai.core.record import UndoRefused
from serai.server import wire
from serai.server.errors import BadMessage


def test_messages_are_told_apart_by_their_type() -> None:
    assert wire.read('{"type": "act", "version": 3, "action": "play farmer", "key": "k"}') == wire.Act(
        3, "play farmer", "k"
    )
    assert wire.read('{"type": "ping"}') == wire.Ping()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        '{"type": "cheat"}',
        '{"type": "act"}',
        '{"type": "act", "version": "3", "action": "x", "key": "k"}',
        '{"type": "ping", "more": 1}',
        "[" * 5000,
        b"\xff\xfe",
    ],
)
def test_a_message_that_cannot_be_read_is_refused(text: str | bytes) -> None:
    with pytest.raises(BadMessage):
        wire.read(text)


@given(st.text() | st.binary())
def test_whatever_comes_is_read_or_refused(text: str | bytes) -> None:
    try:
        wire.read(text)
    except BadMessage:
        return


def test_an_error_goes_out_with_its_code_and_its_phrases() -> None:
    error = UndoRefused(reason=Phrase("undo-chance", "dice have been revealed since"))
    assert json.loads(wire.write(wire.refusal(error, "k"))) == {
        "type": "refused",
        "key": "k",
        "code": "undo-refused",
        "fields": {"reason": {"key": "undo-chance", "fields": {}}},
    }
