"""Views: what one seat knows. The only thing that bots, players and spectators are ever given."""

from typing import TYPE_CHECKING, Final

from serai.core.errors import BadSeat, BadView, Phrase
from serai.core.frame import OVER

if TYPE_CHECKING:
    from serai.core.game import Game

SPECTATOR: Final = -1
"""The seat of a view that belongs to nobody at the table."""


class View:
    """What one seat was ever shown and what is still true of it; each game extends it with what lies on the table.

    `seat` is whose view it is (SPECTATOR for one who only watches), `chooser`, `question` and `waiting` are as in the
    state, and `options` are the game's options in use.
    """

    def __init__(self, game: "Game", options: dict[str, str], seats: int, seat: int) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.seat = seat
        self.chooser: int = 0
        self.question: str = ""
        self.waiting: list[int] = []

    def text(self) -> str:
        """The whole view as lines, which `serai.read_view` reads back; equal views have equal texts."""
        return "\n".join([*head(self), *self.lines(), ""])

    def lines(self) -> list[str]:
        """The lines of what lies on the table."""
        return []

    def __str__(self) -> str:
        return self.text()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.text() == other.text()

    def __hash__(self) -> int:
        return hash(self.text())

    def __repr__(self) -> str:
        return f"<{self.text()}>"


def viewer(seat: int | None, seats: int) -> int:
    """The seat that a view tells as its own: SPECTATOR for None.

    Raises BadSeat if there is no such seat.
    """
    if seat is None:
        return SPECTATOR
    if not 0 <= seat < seats:
        raise BadSeat(seat=seat, last=seats - 1)
    return seat


def head(view: View) -> list[str]:
    """The lines that every game's views begin with. An edition that is not built in is quoted in full."""
    lines = [f"view: {view.game.key}", f"rules: {view.game.rules}", *view.game.edition.lines()]
    lines += [f"{name}: {value}" for name, value in view.options.items()]
    lines += [f"seats: {view.seats}", f"seat: {view.seat}", f"chooser: {view.chooser}", f"question: {view.question}"]
    lines.append("waiting: " + wholes_text(view.waiting))
    return lines


def wholes_text(numbers: list[int]) -> str:
    """Whole numbers on one line."""
    return " ".join([str(number) for number in numbers])


class ViewReader:
    """Takes the fields of a view's text one by one, each checked."""

    def __init__(self, text: str) -> None:
        """Split the text into its fields; quoted lines of an edition are gathered in `edition`.

        Raises BadView at the first line that is neither.
        """
        self.fields: dict[str, tuple[int, str]] = {}
        self.edition: str = ""
        self.last = 1
        for number, line in enumerate(text.removesuffix("\n").split("\n"), start=1):
            self.last = number
            name, colon, value = line.partition(":")
            if line.startswith("|"):
                self.edition += line[2:] + "\n"
            elif colon and name not in self.fields:
                self.fields[name] = (number, value.strip())
            else:
                raise BadView(line=number, found=line)

    def word(self, name: str) -> str:
        """The text of a field.

        Raises BadView if the field is missing.
        """
        if name not in self.fields:
            raise self.mistake(name)
        return self.fields[name][1]

    def whole(self, name: str, least: int, most: int) -> int:
        """The whole number of a field.

        Raises BadView if it is none or out of range.
        """
        return self.wholes(name, 1, least, most)[0]

    def wholes(self, name: str, count: int, least: int, most: int) -> list[int]:
        """So many whole numbers of a field; any number of them if `count` is negative.

        Raises BadView if they are not that.
        """
        words = self.word(name).split()
        numbers = [whole(word) for word in words]
        good = [number for number in numbers if number is not None and least <= number <= most]
        if len(good) != len(words) or 0 <= count != len(words):
            raise self.mistake(name)
        return good

    def seats(self, game: "Game") -> int:
        """The number of seats, which the game must have.

        Raises BadView.
        """
        return self.whole("seats", game.seats[0], game.seats[-1])

    def options(self, game: "Game") -> dict[str, str]:
        """The values of all options that the game has.

        Raises BadView if one is missing or cannot be.
        """
        options = {name: self.word(name) for name in game.options}
        for name, value in options.items():
            if value not in game.options[name]:
                raise self.mistake(name)
        return options

    def asked(self, view: View) -> None:
        """Enter in a view who is asked what, and who owes an answer.

        Raises BadView.
        """
        view.chooser = self.whole("chooser", OVER, view.seats - 1)
        view.question = self.word("question")
        view.waiting = self.wholes("waiting", -1, 0, view.seats - 1)

    def line(self, name: str) -> int:
        """The number of the line of a field, or of the last line if the field is missing."""
        return self.fields[name][0] if name in self.fields else self.last

    def mistake(self, name: str) -> BadView:
        """The error that a field deserves."""
        if name not in self.fields:
            return BadView(line=self.last, found=Phrase("field-missing", "{name}: missing", name=name))
        number, value = self.fields[name]
        return BadView(line=number, found=f"{name}: {value}")


def whole(word: str) -> int | None:
    """The whole number that a word of up to 9 plain digits writes, or None."""
    digits = word.removeprefix("-")
    if digits.isascii() and digits.isdigit() and len(digits) <= 9:
        return int(word)
    return None
