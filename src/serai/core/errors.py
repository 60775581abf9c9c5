"""Everything that can go wrong for a reason a person can mend.

Every error has a `code` and `fields`, from which a front end words it in the reader's language (`error-<code>` in the
locale files); `str()` is the same sentence in plain English, for people who program. A field that is itself said in
words is a `Phrase`, worded likewise.
"""

from typing import ClassVar


class Phrase:
    """A part of a sentence, such as what is expected, in words rather than notation.

    A front end words it by its `key` and `fields` (`phrase-<key>` in the locale files); `str()` is the same in plain
    English. It equals any phrase or text that reads alike.
    """

    def __init__(self, key: str, sentence: str, **fields: object) -> None:
        self.key = key
        self.sentence = sentence
        self.fields = fields

    def __str__(self) -> str:
        return self.sentence.format(**self.fields)

    def __repr__(self) -> str:
        return repr(str(self))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, (Phrase, str)) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def __reduce__(self) -> tuple[object, ...]:
        """Phrases cross process borders whole, as the errors that hold them."""
        return _rephrase, (self.key, self.sentence, self.fields)


def _rephrase(key: str, sentence: str, fields: dict[str, object]) -> Phrase:
    return Phrase(key, sentence, **fields)


class SeraiError(Exception):
    """Base of all errors that Serai raises on purpose.

    `code` names the kind of mistake for the locale files and the wire; `fields` are the particulars of this one:
    numbers, notation, phrases, and single words that the messages choose by.
    """

    code: ClassVar[str] = "error"
    sentence: ClassVar[str] = "Something went wrong."

    def __init__(self, **fields: object) -> None:
        super().__init__(self.sentence.format(**fields))
        self.fields = fields

    def __reduce__(self) -> tuple[object, ...]:
        """Errors cross process borders whole."""
        return _rebuild, (type(self), self.fields)


def _rebuild(kind: type[SeraiError], fields: dict[str, object]) -> SeraiError:
    return kind(**fields)


class IllegalAction(SeraiError):
    """An action that the rules do not allow now; the state is unchanged."""

    code = "illegal-action"
    sentence = "“{action}” is not possible now ({question}); possible: {possible}."


class NotAction(IllegalAction):
    """Something else where an action belongs, such as the text of one; `given` is what kind of thing it is."""

    code = "not-action"
    sentence = "“{action}” is {given}, not an action; game.actions.parse(text) finds the action of a text."


class UnknownAction(SeraiError):
    """Text that names no action of the game."""

    code = "unknown-action"
    sentence = "“{text}” is no action of {game}; one looks like “{example}”."


class UnknownGame(SeraiError):
    """A game that is not installed."""

    code = "unknown-game"
    sentence = "There is no game “{game}”; there are: {possible}."


class BadSeats(SeraiError):
    """A number of seats that the game does not have."""

    code = "bad-seats"
    sentence = "{game} has {least} to {most} seats, not {seats}."


class BadSeat(SeraiError):
    """A seat that does not exist at this table."""

    code = "bad-seat"
    sentence = "There is no seat {seat}; seats are 0 to {last}."


class UnknownOption(SeraiError):
    """An option that the game does not know."""

    code = "unknown-option"
    sentence = "{game} has no option “{option}”; it has: {possible}."


class BadOption(SeraiError):
    """A value that an option cannot take."""

    code = "bad-option"
    sentence = "The option {option} cannot be “{value}”; it can be: {possible}."


class NotFinished(SeraiError):
    """Something that only a finished game has was asked of one that goes on."""

    code = "not-finished"
    sentence = "The game is not over yet."


class NoChance(SeraiError):
    """A chance step was asked for while it is somebody's turn to choose, or the game is over."""

    code = "no-chance"
    sentence = "Nothing is left to chance here."


class BadView(SeraiError):
    """Text that is no view."""

    code = "bad-view"
    sentence = "Line {line} of the view cannot be read: {found!r}."


class BadEdition(SeraiError):
    """A mistake in an edition file."""

    code = "bad-edition"
    sentence = "{source}, line {line}: {place} is {found}, but must be {expected}."


class BrokenEdition(SeraiError):
    """An edition file that is not TOML."""

    code = "broken-edition"
    sentence = "{source} is not a TOML file: {reason}."


class BadRecord(SeraiError):
    """A damaged or foreign record."""

    code = "bad-record"
    sentence = "Line {line} of the record cannot be read: “{found}” stands where {expected} is expected."


class IllegalRecord(SeraiError):
    """A record with a step that the rules do not allow."""

    code = "illegal-record"
    sentence = "Line {line} of the record cannot be replayed: “{found}” is not possible there; possible: {possible}."


class UnsupportedRecord(SeraiError):
    """A record or view made under rules, a format or an edition that this version does not have."""

    code = "unsupported-record"
    sentence = "Line {line}: made for {what} {found}; this version of Serai replays {what} {supported}."


class BadNumber(SeraiError):
    """A number that makes no sense where it stands."""

    code = "bad-number"
    sentence = "{name} must be at least {least}, not {value}."


class UnknownLanguage(SeraiError):
    """A language that Serai does not speak."""

    code = "unknown-language"
    sentence = "There is no language “{language}”; there are: {possible}."


class MissingPlots(SeraiError):
    """Pictures are wanted, but matplotlib is not installed."""

    code = "missing-plots"
    sentence = "The pictures of the report are drawn by matplotlib, which is not installed: pip install 'serai[plots]'."
