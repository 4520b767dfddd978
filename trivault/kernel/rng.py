"""Chance: a counter-based generator that is two numbers in the state.

Every draw hashes (seed, counter) to 512 bits, so that one draw serves a whole shuffle or a
fistful of dice, and the same seed gives the same game on every machine.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Protocol


class Chance(Protocol):
    seed: int
    draws: int
    barrier: int


def derived(*parts: object) -> int:
    """A seed for a purpose of its own, the same on every machine; it tells nothing of the first one."""
    return int.from_bytes(blake2b("/".join(map(str, parts)).encode(), digest_size=8).digest()) >> 1


def entropy(state: Chance) -> int:
    """512 fresh bits; chance that was used cannot be taken back."""
    state.draws += 1
    state.barrier += 1
    block = blake2b(b"%d/%d" % (state.seed, state.draws), digest_size=64).digest()
    return int.from_bytes(block, "big")


def below(state: Chance, n: int) -> int:
    """A number from 0 to n - 1."""
    return entropy(state) % n


def dice(state: Chance, count: int, sides: int) -> tuple[int, ...]:
    """The faces of `count` dice, each from 1 to `sides` (one draw for every 64 dice)."""
    bits = 0
    faces = []
    for i in range(count):
        if i % 64 == 0:
            bits = entropy(state)
        bits, face = divmod(bits, sides)
        faces.append(face + 1)
    return tuple(faces)


def shuffle(state: Chance, cards: list[int]) -> None:
    """Shuffle in place (Fisher-Yates over one draw for every 64 cards)."""
    bits = 0
    for i in range(len(cards) - 1, 0, -1):
        if not bits or i % 64 == 0:
            bits = entropy(state)
        bits, j = divmod(bits, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
