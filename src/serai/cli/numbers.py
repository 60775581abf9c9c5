"""What options of the command line mean: whole numbers, and the options of a game."""

from collections.abc import Sequence

from serai.core.errors import SeraiError

MOST_DIGITS = 18


class NotWhole(SeraiError):
    """A word where a whole number belongs."""

    code = "not-whole"
    sentence = "“{value}” is not a whole number of up to {digits} digits."


class NotSetting(SeraiError):
    """A word where an option of a game and its value belong."""

    code = "not-setting"
    sentence = "“{value}” is not an option of the form name=value."


def whole(value: str | int) -> int:
    """The whole number that a word writes.

    Raises NotWhole.
    """
    text = str(value).strip()
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= MOST_DIGITS):
        raise NotWhole(value=text, digits=MOST_DIGITS)
    return int(text)


def settings(values: Sequence[str]) -> dict[str, str]:
    """The options of a game that are written as name=value; of the same name the last counts.

    Raises NotSetting.
    """
    result: dict[str, str] = {}
    for text in values:
        name, equals, value = text.partition("=")
        if not (equals and name and value):
            raise NotSetting(value=text)
        result[name] = value
    return result
