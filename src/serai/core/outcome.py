"""Outcome: how a finished game ended."""


class Outcome:
    """The end of a game.

    `winners` are the seats that won, more than one only if the last tie-break left them level; `points` are by seat;
    `sources` splits them: key of the source -> points by seat; `ending` is the key of what ended the game; `decided` is
    the key of what decided it: the points, a tie-break, or nothing (the victory is shared).
    """

    def __init__(
        self, winners: tuple[int, ...], points: list[int], sources: dict[str, list[int]], ending: str, decided: str
    ) -> None:
        self.winners = winners
        self.points = points
        self.sources = sources
        self.ending = ending
        self.decided = decided

    def returns(self) -> list[float]:
        """A victory of 1, divided among the winners, by seat."""
        share = 1.0 / len(self.winners)
        return [share if seat in self.winners else 0.0 for seat in range(len(self.points))]

    def text(self) -> str:
        """One line: winners, points, what ended and what decided the game."""
        winners = " ".join([str(seat) for seat in self.winners])
        points = " ".join([str(number) for number in self.points])
        return f"won by {winners}; points {points}; ended by {self.ending}; decided by {self.decided}"

    def __repr__(self) -> str:
        return f"<{self.text()}>"
