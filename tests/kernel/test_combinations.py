"""Numbers for subsets, orders and distributions, against what itertools lists."""

from itertools import combinations, permutations, product

import pytest

from trivault.kernel.combinations import distribution, distributions, order, orders, subset, subsets


@pytest.mark.parametrize("n", range(7))
def test_every_subset_has_one_number(n):
    for low in range(n + 1):
        for high in range(low, n + 1):
            expected = [c for size in range(low, high + 1) for c in combinations(range(n), size)]
            assert subsets(n, low, high) == len(expected)
            assert [subset(n, low, high, i) for i in range(len(expected))] == expected


@pytest.mark.parametrize("n", range(6))
def test_every_order_has_one_number(n):
    expected = list(permutations(range(n)))
    assert orders(n) == len(expected)
    assert [order(n, i) for i in range(len(expected))] == expected


@pytest.mark.parametrize(("total", "n"), [*product(range(6), range(1, 5))])
def test_every_distribution_has_one_number(total, n):
    expected = {parts for parts in product(range(total + 1), repeat=n) if sum(parts) == total}
    found = [distribution(total, n, i) for i in range(distributions(total, n))]
    assert len(found) == len(expected)
    assert set(found) == expected


def test_a_number_beyond_the_last_stands_for_nothing():
    with pytest.raises(IndexError):
        subset(3, 1, 2, 6)


def test_large_choices_are_counted_without_listing_them():
    assert subsets(60, 0, 60) == 2**60
    assert sum(distribution(500, 6, distributions(500, 6) // 2)) == 500
    assert sorted(order(30, orders(30) // 3)) == list(range(30))
