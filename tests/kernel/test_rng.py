"""Chance: the same everywhere and for ever, within its bounds, and fair."""

from collections import Counter
from itertools import permutations

import pytest

from trivault.kernel.rng import below, derived, dice, shuffle


class Chance:
    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.draws = 0
        self.barrier = 0


def test_the_generator_is_the_one_that_saved_games_were_played_with():
    chance = Chance(7)
    assert [below(chance, 100) for _ in range(6)] == [79, 72, 12, 8, 83, 83]
    assert dice(chance, 8, 6) == (3, 4, 4, 6, 1, 4, 4, 2)
    cards = list(range(12))
    shuffle(chance, cards)
    assert cards == [1, 11, 10, 2, 3, 6, 7, 4, 9, 0, 8, 5]
    assert [below(Chance(2**63 - 1), 1000), below(Chance(0), 1000)] == [544, 667]


def test_chance_is_a_function_of_seed_and_counter():
    one, other = Chance(3), Chance(3)
    first = [below(one, 1000) for _ in range(5)]
    other.draws = 2
    assert [below(other, 1000) for _ in range(3)] == first[2:]
    assert [below(Chance(seed), 10**9) for seed in range(50)] != sorted({below(Chance(0), 10**9)}) * 50


def test_chance_that_was_used_is_a_barrier():
    chance = Chance(1)
    below(chance, 6)
    dice(chance, 5, 6)
    shuffle(chance, list(range(30)))
    assert (chance.draws, chance.barrier) == (3, 3)


def test_without_dice_or_cards_no_chance_is_used():
    chance = Chance(1)
    assert dice(chance, 0, 6) == ()
    shuffle(chance, [])
    shuffle(chance, [4])
    assert (chance.draws, chance.barrier) == (0, 0)


@pytest.mark.parametrize("sides", [1, 2, 6, 12])
def test_dice_show_every_face_and_no_other(sides):
    assert set(dice(Chance(5), 300, sides)) == set(range(1, sides + 1))


def test_many_dice_are_fair_to_the_last():
    last = Counter(dice(Chance(seed), 250, 6)[-1] for seed in range(600))
    assert set(last) == {1, 2, 3, 4, 5, 6}
    assert max(last.values()) < 150


def test_numbers_are_spread_evenly():
    chance = Chance(11)
    seen = Counter(below(chance, 10) for _ in range(5000))
    assert set(seen) == set(range(10))
    assert all(400 < count < 600 for count in seen.values())


@pytest.mark.parametrize(("size", "draws"), [(2, 1), (36, 1), (64, 1), (66, 2), (130, 3)])
def test_a_shuffle_keeps_every_card_and_has_chance_enough_for_all(size, draws):
    chance, cards = Chance(3), list(range(size))
    shuffle(chance, cards)
    assert sorted(cards) == list(range(size)) != cards
    assert chance.draws == draws


def test_every_order_is_equally_likely():
    chance = Chance(13)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        cards = [0, 1, 2]
        shuffle(chance, cards)
        seen[tuple(cards)] += 1
    assert set(seen) == set(permutations(range(3)))
    assert all(850 < count < 1150 for count in seen.values())


def test_every_place_of_a_large_deck_is_equally_likely():
    chance = Chance(17)
    places: Counter[int] = Counter()
    for _ in range(1000):
        cards = list(range(100))
        shuffle(chance, cards)
        places[cards.index(0) // 10] += 1
    assert all(60 < places[tenth] < 140 for tenth in range(10))


def test_a_seed_for_each_purpose_is_the_same_everywhere_and_another_for_each():
    assert derived("bot", 7, 1) == 56361368425469891
    seeds = {derived(what, seed, seat) for what in ("bot", "hint") for seed in range(100) for seat in range(4)}
    assert len(seeds) == 800
    assert all(0 <= seed < 2**63 for seed in seeds)
