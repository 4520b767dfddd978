"""The odds of attack dice: how much damage a roll deals, and how likely it is enough."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from trivault.games.magewars.rules.dice import FACES

MOST = 16  # dice: nobody rolls more worth telling apart


class Odds(NamedTuple):
    """Of an attack: the damage that counts on average, and the chance that it destroys."""

    damage: float
    kill: float


@cache
def spread(dice: int, armor: int, ghostly: bool) -> tuple[float, ...]:
    """How likely each amount of damage is, from 0 on."""
    sums = {(0, 0): 1.0}
    for _ in range(dice):
        after: dict[tuple[int, int], float] = {}
        for (normal, critical), chance in sums.items():
            for damage, star in FACES:
                counted = 0 if ghostly and damage > 1 else damage
                key = (normal, critical + counted) if star else (normal + counted, critical)
                after[key] = after.get(key, 0.0) + chance / len(FACES)
        sums = after
    found = [0.0] * (2 * dice + 1)
    for (normal, critical), chance in sums.items():
        found[critical + max(0, normal - armor)] += chance
    return tuple(found)


@cache
def odds(dice: int, armor: int, left: int, strikes: int = 1, ghostly: bool = False) -> Odds:
    """What an attack of so many strikes does to something that can still take so much."""
    one = spread(max(1, min(dice, MOST)), armor, ghostly)
    total = one
    for _ in range(strikes - 1):
        total = _added(total, one)
    damage = sum([chance * min(amount, left) for amount, chance in enumerate(total)])
    return Odds(damage, sum(total[left:]) if left > 0 else 1.0)


def _added(one: tuple[float, ...], other: tuple[float, ...]) -> tuple[float, ...]:
    found = [0.0] * (len(one) + len(other) - 1)
    for i, a in enumerate(one):
        for j, b in enumerate(other):
            found[i + j] += a * b
    return tuple(found)
