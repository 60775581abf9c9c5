"""Numbers that stand for what a seat knows, made of all the numbers that it knows."""

from typing import Final

from mypy_extensions import i64

START: Final = 0x9E3779B97F4
"""What a number for an information state is before anything is mixed in."""
MASK: Final = 0xFFFFFFFFFFF
FACTOR: Final = 0x2C1B3
"""44 bits times 18 bits are less than 63, so that both builds reckon alike."""
_WORDS: Final[dict[str, int]] = {}
"""The numbers of the words that were mixed in so far: reckoned once, for a search asks at every node."""


def mix(key: i64, number: i64) -> i64:
    """Mix one more number in. Two different sequences give the same in one of 2**44 cases."""
    mixed: i64 = ((key ^ number) & MASK) * FACTOR
    return mixed ^ (mixed >> 23)


def mix_all(key: i64, numbers: list[int]) -> i64:
    """Mix some more numbers in."""
    for number in numbers:
        key = mix(key, number)
    return key


def mix_each(key: i64, numbers: tuple[int, ...]) -> i64:
    """Mix the numbers of a tuple in."""
    for number in numbers:
        key = mix(key, number)
    return key


def mix_word(key: i64, word: str) -> i64:
    """Mix a word in, one of the few that name questions."""
    number = _WORDS.get(word)
    if number is None:
        number = int(mix_all(START, list(word.encode())))
        _WORDS[word] = number
    return mix(key, number)
