"""The seeded generator: the published algorithm, uniform, and a luck of its own for each seed and branch."""

import pytest

from serai.core.rng import Rng

WORD = 0xFFFFFFFF


class Xoshiro128PlusPlus:
    """Straight from the paper, with Python's big ints."""

    def __init__(self, state: list[int]) -> None:
        self.s = state

    @staticmethod
    def rotl(x: int, k: int) -> int:
        return ((x << k) | (x >> (32 - k))) & WORD

    def next(self) -> int:
        s = self.s
        result = (self.rotl((s[0] + s[3]) & WORD, 7) + s[0]) & WORD
        t = (s[1] << 9) & WORD
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = self.rotl(s[3], 11)
        return result


def rng_in(a: int, b: int, c: int, d: int) -> Rng:
    rng = Rng(0)
    rng.a, rng.b, rng.c, rng.d = a, b, c, d
    return rng


def state_of(rng: Rng) -> tuple[int, int, int, int]:
    return (rng.a, rng.b, rng.c, rng.d)


def chi_square(counts: list[int], shares: list[float]) -> float:
    total = sum(counts)
    expected = [total * share / sum(shares) for share in shares]
    return sum((count - mean) ** 2 / mean for count, mean in zip(counts, expected, strict=True))


def limit(freedom: int) -> float:
    """What a chi-square of so many degrees of freedom passes in about 1 of 100,000 cases (Wilson and Hilferty)."""
    return float(freedom * (1 - 2 / (9 * freedom) + 4.26 * (2 / (9 * freedom)) ** 0.5) ** 3)


@pytest.mark.parametrize("n", [2**31, 2**32 - 1, 2**32, 2**40])
def test_too_large_a_range_is_refused_and_never_hangs(n: int) -> None:
    rng = Rng(1)
    refused = 0
    for _ in range(200):
        try:
            rng.below(n)
        except ValueError:
            refused += 1
    assert refused >= (200 if n >= 2**32 else 60)


def test_words_are_those_of_other_implementations() -> None:
    rng = rng_in(1, 2, 3, 4)
    first = [641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011, 621204420]
    assert [rng.word() for _ in range(10)] == first
    for _ in range(10, 102400):
        rng.word()
    assert rng.word() == 0x2C873CFA


@pytest.mark.parametrize("seed", [0, 1, 2, 12345, 2**31, 2**32 - 1, 2**80 + 7, -5])
def test_words_are_those_of_the_published_algorithm(seed: int) -> None:
    rng = Rng(seed)
    other = Xoshiro128PlusPlus(list(state_of(rng)))
    assert [rng.word() for _ in range(500)] == [other.next() for _ in range(500)]
    assert list(state_of(rng)) == other.s


def test_seeds_mean_the_same_for_ever() -> None:
    words = {seed: [Rng(seed).word(), Rng(seed).below(1000)] for seed in (0, 1, 42, -1, 2**32, -(2**70), 10**30)}
    assert words == GOLDEN


def test_every_seed_has_a_luck_of_its_own() -> None:
    seeds = [
        *range(-2000, 2000),
        *[sign * (2**power + more) for sign in (-1, 1) for power in range(12, 300) for more in (0, 1, 5)],
        *[high * 2**32 + low for high in range(1, 200) for low in range(50)],
    ]
    assert len({state_of(Rng(seed)) for seed in seeds}) == len(set(seeds))


def test_long_seeds_use_more_than_32_bits_of_luck() -> None:
    seeds = [11 * 0x9E3779B97F4A7C15 * number for number in range(1, 120_000)]
    assert len({state_of(Rng(seed)) for seed in seeds}) == len(seeds)


@pytest.mark.parametrize("seed", range(-3, 40))
def test_no_state_is_all_zero(seed: int) -> None:
    assert any(state_of(Rng(seed)))


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 20, 64, 72, 100])
def test_below_is_uniform(n: int) -> None:
    rng = Rng(n)
    counts = [0] * n
    for _ in range(20_000):
        counts[rng.below(n)] += 1
    assert sum(counts) == 20_000
    assert n == 1 or chi_square(counts, [1.0] * n) < limit(n - 1)


@pytest.mark.parametrize("n", [3 * 2**29, 2**31 - 1, 2**30 + 1])
def test_below_is_uniform_for_large_bounds(n: int) -> None:
    rng = Rng(n)
    modulo, parts = [0] * 3, [0] * 7
    for _ in range(20_000):
        drawn = rng.below(n)
        assert 0 <= drawn < n
        modulo[drawn % 3] += 1
        parts[drawn * 7 // n] += 1
    assert chi_square(modulo, [1.0] * 3) < limit(2)
    assert chi_square(parts, [1.0] * 7) < limit(6)


def test_below_draws_again_only_where_it_must() -> None:
    n = 3 * 2**29
    rng, words = Rng(8), Xoshiro128PlusPlus(list(state_of(Rng(8))))
    for _ in range(2000):
        word = words.next()
        while word * n % 2**32 < 2**32 % n:
            word = words.next()
        assert rng.below(n) == word * n >> 32


def test_a_split_moves_nothing_and_depends_on_where_it_is_made() -> None:
    rng, same = Rng(7), Rng(7)
    branches = [rng.split(branch) for branch in range(3)]
    assert state_of(rng) == state_of(same)
    assert state_of(branches[1]) == state_of(same.split(1))
    rng.word()
    assert state_of(rng.split(1)) != state_of(branches[1])


def test_every_branch_of_every_root_has_a_luck_of_its_own() -> None:
    branches = [*range(-500, 500), 2**31, 2**32, 2**33, 2**63, 2**64 - 1]
    states = {state_of(Rng(root).split(branch)) for root in range(-5, 20) for branch in branches}
    assert len(states) == 25 * len(branches)


def test_branches_are_independent() -> None:
    pairs = [0] * 36
    for branch in range(20_000):
        one, other = Rng(3).split(branch), Rng(3).split(branch + 1)
        pairs[one.below(6) * 6 + other.below(6)] += 1
    assert chi_square(pairs, [1.0] * 36) < limit(35)


def test_neighbouring_seeds_are_independent() -> None:
    pairs = [0] * 36
    for seed in range(20_000):
        pairs[Rng(seed).below(6) * 6 + Rng(seed + 1).below(6)] += 1
    assert chi_square(pairs, [1.0] * 36) < limit(35)


def test_each_bit_is_fair() -> None:
    rng = Rng(99)
    ones = [0] * 32
    for _ in range(20_000):
        word = rng.word()
        assert 0 <= word <= WORD
        for bit in range(32):
            ones[bit] += word >> bit & 1
    assert all(chi_square([count, 20_000 - count], [1.0, 1.0]) < limit(1) for count in ones)


GOLDEN = {
    0: [1726062515, 401],
    1: [1320777736, 307],
    42: [1436721026, 334],
    -1: [3927731447, 914],
    2**32: [1796132181, 418],
    -(2**70): [2453042313, 571],
    10**30: [1840453395, 428],
}
