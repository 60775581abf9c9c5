"""The seeded generator that every chance step and every bot draws from.

It is ours, not Python's, because it is on the hot path and because a seed must give the same game in every version of
Python and in both builds. The algorithm is xoshiro128++ (Blackman and Vigna, 2019), seeded by SplitMix32 steps.
"""

from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
SPAN: Final = 0x100000000
LIMIT: Final = 0x80000000
GOLDEN: Final = 0x9E3779B9


class Rng:
    """A small, fast, reproducible source of luck. Not for secrets."""

    def __init__(self, seed: int) -> None:
        """Start from any int; equal seeds give equal luck for ever."""
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.d: i64 = 0
        self._scatter(seed)

    def _scatter(self, seed: int) -> None:
        rest = seed if seed >= 0 else ~seed
        words = [0 if seed >= 0 else 1, 0, 0, 0]
        state = 0
        while True:
            state = _mix((state ^ (rest & WORD)) + GOLDEN)
            for place in range(4):
                state = (state + GOLDEN) & WORD
                words[place] = _mix(words[place] + state)
            rest >>= 32
            if rest == 0:
                break
        # Four zeros would only ever bring zeros.
        self.a, self.b, self.c, self.d = words[0], words[1], words[2], words[3] | 1

    def word(self) -> i64:
        """The next 32 random bits."""
        total: i64 = (self.a + self.d) & WORD
        result: i64 = ((((total << 7) & WORD) | (total >> 25)) + self.a) & WORD
        shifted: i64 = (self.b << 9) & WORD
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= shifted
        self.d = ((self.d << 11) & WORD) | (self.d >> 21)
        return result

    def below(self, n: i64) -> i64:
        """A uniform int from 0 to n - 1, for 1 <= n < 2**31, without bias (Lemire, 2019).

        So that the common path stays short, the range is only looked at off it: what comes of 0 or less means nothing,
        and of 2**31 or more at least every second call, of 2**32 or more each, raises ValueError.
        """
        product: i64 = self.word() * n
        if (product & WORD) < n:
            if n >= LIMIT:
                raise ValueError(f"below({n}): only numbers below 2**31 can be drawn from")
            least: i64 = (SPAN - n) % n
            while (product & WORD) < least:
                product = self.word() * n
        return product >> 32

    def split(self, branch: int) -> "Rng":
        """An independent generator for a numbered branch of the work; this one does not move."""
        state = ((int(self.a) << 32 | int(self.b)) << 32 | int(self.c)) << 32 | int(self.d)
        return Rng((state << 64) ^ branch)


def draw_from(counts: list[int], size: i64, rng: Rng) -> i64:
    """Take one of `size` things out of counts by kind, each thing alike, and return its kind."""
    rest: i64 = rng.below(size)
    kind: i64 = 0
    count: i64 = counts[0]
    while rest >= count:
        rest -= count
        kind += 1
        count = counts[kind]
    counts[kind] = count - 1
    return kind


def _mix(word: i64) -> i64:
    """Avalanche 32 bits (the finaliser of MurmurHash3)."""
    mixed: i64 = word & WORD
    mixed = _product(mixed ^ (mixed >> 16), 0x85EBCA6B)
    mixed = _product(mixed ^ (mixed >> 13), 0xC2B2AE35)
    return mixed ^ (mixed >> 16)


def _product(word: i64, factor: i64) -> i64:
    """The low 32 bits of a product, by halves: a Ctrl-C that meets a product of ints this long aborts compiled code."""
    low: i64 = (word & 0xFFFF) * factor
    high: i64 = (word >> 16) * factor
    return (low + ((high & 0xFFFF) << 16)) & WORD
