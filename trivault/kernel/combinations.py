"""Numbering of subsets, orders and distributions, so that legal answers need not be listed."""

from __future__ import annotations

from bisect import bisect_right
from math import comb, factorial


def subsets(n: int, low: int, high: int) -> int:
    if low == 0 and high == n:
        return 1 << n
    return sum([comb(n, size) for size in range(low, high + 1)])


def subset(n: int, low: int, high: int, index: int) -> tuple[int, ...]:
    """The subset with this index: small ones first, then by position."""
    for size in range(low, high + 1):
        if index < comb(n, size):
            return _combination(n, size, index)
        index -= comb(n, size)
    raise IndexError(index)


def _combination(n: int, size: int, index: int) -> tuple[int, ...]:
    chosen = []
    position = 0
    while size:
        rest = comb(n - position - 1, size - 1)
        if index < rest:
            chosen.append(position)
            size -= 1
        else:
            index -= rest
        position += 1
    return tuple(chosen)


def orders(n: int) -> int:
    return factorial(n)


def order(n: int, index: int) -> tuple[int, ...]:
    left = list(range(n))
    result = []
    for size in range(n, 0, -1):
        place, index = divmod(index, factorial(size - 1))
        result.append(left.pop(place))
    return tuple(result)


def distributions(total: int, n: int) -> int:
    return comb(total + n - 1, n - 1)


def distribution(total: int, n: int, index: int) -> tuple[int, ...]:
    """The distribution of `total` points over n targets with this index: those that give the first target
    most come first."""
    parts = []
    while n > 1:
        left = _left(total, n, index)
        index -= distributions(left - 1, n)  # those that leave less to the others
        parts.append(total - left)
        total, n = left, n - 1
    return (*parts, total)


def _left(total: int, n: int, index: int) -> int:
    """How many points the first of n targets leaves to the others."""
    return bisect_right(range(total), index, key=lambda left: distributions(left, n))
