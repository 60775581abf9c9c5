"""What a net is told of a table: numbers of about the size of 1, of which most are 0."""

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.frame import State


class Features:
    """The features of one game. `values` are those of the table and seat that were described last."""

    def __init__(self, size: i64) -> None:
        self.size: i64 = size
        self.values: vec[float] = vec[float]([0.0] * int(size))

    def clear(self) -> None:
        """Set all to 0."""
        values = self.values
        place: i64 = 0
        while place < self.size:
            values[place] = 0.0
            place += 1

    def prepare(self, state: State) -> None:
        """Find out what all seats share."""
        raise NotImplementedError

    def describe(self, seat: i64) -> None:
        """Set the values to those of a seat at the prepared table."""
        raise NotImplementedError

    def listed(self, state: State, seat: int) -> list[float]:
        """The values for a seat, for those who train nets."""
        self.prepare(state)
        self.describe(seat)
        values: list[float] = []
        for place in range(self.size):
            values.append(self.values[place])
        return values
