"""The way in: whatever goes wrong inside becomes one sentence and an exit code here."""

import os
import signal
import sys
from contextlib import suppress

from serai.interrupts import held

DONE, FAILED, MISUSED = 0, 1, 2
INTERRUPTED = 130
CLOSED_PIPE = 141


def main() -> None:
    """Run the command line and leave with its exit code.

    0 is success, 1 a failed check, 2 a mistake in what was asked for, 130 Ctrl-C, 141 a reader that went away.
    """
    code = guarded(sys.argv[1:])
    # All is done and written; Ctrl-C while Python packs up would only change the exit code.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.exit(code)


def guarded(arguments: list[str]) -> int:
    """Run the command line and return its exit code; nothing escapes but SystemExit."""
    open_streams()
    try:
        with held():
            from serai.cli.app import run  # noqa: PLC0415 - imported here so that Ctrl-C is answered once it is loaded

        code = run(arguments)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        silence()
        return INTERRUPTED
    except BrokenPipeError:
        silence()
        return CLOSED_PIPE
    except OSError as error:
        return full(error)


def open_streams() -> None:
    """Let no character that a terminal cannot show, or a missing stream, stop the program."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 - stays open to the end
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def full(error: OSError) -> int:
    """Say that the output cannot be written, as when the disk is full."""
    from serai.cli.terminal import Terminal  # noqa: PLC0415 - needed only here
    from serai.files import UnwritableFile, reason  # noqa: PLC0415 - needed only here

    silence()
    with suppress(OSError):
        Terminal.start([]).fail(UnwritableFile(path=error.filename or "stdout", reason=reason(error)))
    return MISUSED


def silence() -> None:
    """Point the standard output nowhere, so that what is still to be flushed at the exit cannot fail."""
    with suppress(OSError, ValueError):
        sys.stdout.flush()
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
