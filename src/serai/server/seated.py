"""Who is connected to a table, and what each of them is sent."""

from collections.abc import Callable
from time import monotonic
from typing import Final

from serai.server import wire
from serai.server.errors import TooFast
from serai.server.scene import scene, told
from serai.server.table import Table

REMARKS: Final = 6
"""So many remarks at once, and one more every so many seconds."""
REFILL: Final = 2.0
Sender = Callable[[str], None]


class Connection:
    """Somebody at a table: a seat, or a spectator for None. `send` takes a frame and never waits."""

    def __init__(self, seat: int | None, send: Sender) -> None:
        self.seat = seat
        self.send = send
        self._left = float(REMARKS)
        self._since = monotonic()

    def tell(self, message: wire.FromServer) -> None:
        """Send a message."""
        self.send(wire.write(message))

    def remark(self) -> None:
        """Count one more remark.

        Raises TooFast.
        """
        now = monotonic()
        self._left = min(float(REMARKS), self._left + (now - self._since) / REFILL)
        self._since = now
        if self._left < 1:
            raise TooFast(seconds=round(REFILL))
        self._left -= 1


class Seated:
    """A table and all who are connected to it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.connections: list[Connection] = []

    def here(self) -> set[int]:
        """The seats of people who are connected."""
        return {one.seat for one in self.connections if one.seat is not None}

    def scene(self, seat: int | None) -> wire.Scene:
        """The table as a seat or a spectator sees it."""
        return scene(self.table, seat, self.here())

    def welcome(self, connection: Connection, version: int | None) -> None:
        """Tell somebody how the table is: what happened since a version, or everything."""
        table = self.table
        if version is not None and 0 <= version <= table.version:
            events = told(table.log[table.marks[version] :], connection.seat)
            connection.tell(wire.Step(table.version, events, self.scene(connection.seat)))
        else:
            connection.tell(wire.Whole(self.scene(connection.seat), told(table.log, connection.seat)))

    def announce(self, since: int) -> None:
        """Tell all what happened since so many events of the log."""
        for seat in {one.seat for one in self.connections}:
            events = told(self.table.log[since:], seat)
            frame = wire.write(wire.Step(self.table.version, events, self.scene(seat)))
            for one in self.connections:
                if one.seat == seat:
                    one.send(frame)

    def show(self) -> None:
        """Show all the table as it is, where it went back or somebody came or went."""
        for one in self.connections:
            one.tell(wire.Whole(self.scene(one.seat), told(self.table.log, one.seat)))

    def spread(self, message: wire.FromServer) -> None:
        """Tell all the same."""
        for one in self.connections:
            one.tell(message)
