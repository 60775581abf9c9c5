"""How far counts may lie from what is expected of them."""

SENSIBLE = 8.0
"""Cells with a smaller mean are counted as one."""


def limit(freedom: int) -> float:
    """What a chi-square of so many degrees of freedom passes in about 1 of 300,000 cases (Wilson and Hilferty)."""
    return float(freedom * (1 - 2 / (9 * freedom) + 4.5 * (2 / (9 * freedom)) ** 0.5) ** 3)


def chi_square(counts: dict[str, int], shares: dict[str, float]) -> tuple[float, int]:
    """The chi-square of counts against shares that sum up to 1, and its degrees of freedom.

    Raises AssertionError if something is counted that has no share.
    """
    total = sum(counts.values())
    for text in counts:
        assert text in shares, f"this cannot be: {text}"
    cells = [(counts.get(text, 0), share * total) for text, share in shares.items() if share * total >= SENSIBLE]
    rare = total - sum(count for count, _ in cells), total - sum(mean for _, mean in cells)
    if rare[1] >= SENSIBLE or not cells:
        cells.append(rare)
    else:
        cells[-1] = cells[-1][0] + rare[0], cells[-1][1] + rare[1]
    return sum((count - mean) ** 2 / mean for count, mean in cells), len(cells) - 1
