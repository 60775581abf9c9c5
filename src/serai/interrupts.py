"""Ctrl-C at moments when it must wait."""

import signal
from collections.abc import Generator
from contextlib import contextmanager


@contextmanager
def held() -> Generator[None, None, None]:
    """Hold Ctrl-C back. This process answers it at the end; processes that are started meanwhile never see it.

    Where the system cannot do that, Ctrl-C comes at once.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
