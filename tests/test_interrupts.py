"""Ctrl-C at moments when it must wait."""

import os
import signal
import threading
from collections.abc import Iterator

import pytest

from serai.interrupts import held


@pytest.fixture(autouse=True)
def heard() -> Iterator[None]:
    """Ctrl-C is heard even if these tests run in the background, where shells make all processes ignore it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def test_ctrl_c_waits_until_the_end() -> None:
    done = []
    with pytest.raises(KeyboardInterrupt):  # noqa: PT012 - what comes before the interrupt is the point
        with held():
            signal.pthread_kill(threading.get_ident(), signal.SIGINT)
            done.append("all")
        done.append("never")
    assert done == ["all"]


def test_nothing_else_changes() -> None:
    before = signal.pthread_sigmask(signal.SIG_BLOCK, set())
    with held():
        assert signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, set())
    assert signal.pthread_sigmask(signal.SIG_BLOCK, set()) == before


def test_it_comes_at_once_where_the_system_cannot_hold_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(signal, "pthread_sigmask")
    with pytest.raises(KeyboardInterrupt), held():
        os.kill(os.getpid(), signal.SIGINT)
