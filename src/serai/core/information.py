"""Numbers that stand for what a seat knows, made of all the numbers that it knows."""

from typing import Final

from mypy_extensions import i64

START: Final = 0x9E3779B97F4
"""What a number for an information state is before anything is mixed in."""
MASK: Final = 0xFFFFFFFFFFF
FACTOR: Final = 0x2C1B3
"""44 bits times 18 bits are less than 63, so that both builds reckon alike."""


def mix(key: i64, number: i64) -> i64:
    """Mix one more number in. Two different sequences give the same in one of 2**44 cases."""
    mixed: i64 = ((key ^ number) & MASK) * FACTOR
    return mixed ^ (mixed >> 23)


def mix_all(key: i64, numbers: list[int]) -> i64:
    """Mix some more numbers in."""
    for number in numbers:
        key = mix(key, number)
    return key
