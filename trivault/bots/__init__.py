"""Players: whoever can sit at a table and answer."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from trivault.bots.budget import Pace
from trivault.bots.external import ExternalPlayer
from trivault.bots.greedy import GreedyPlayer, Suggestion
from trivault.bots.levels import LEVELS, LevelPlayer
from trivault.bots.player import Player
from trivault.bots.random import RandomPlayer
from trivault.bots.swift import SwiftPlayer
from trivault.kernel.errors import UnknownPlayerKind
from trivault.registry.players import find, installed, is_reference

KINDS: dict[str, Callable[[int], Player]] = {
    RandomPlayer.name: RandomPlayer,
    GreedyPlayer.name: GreedyPlayer,
    SwiftPlayer.name: SwiftPlayer,
    **{name: partial(LevelPlayer, name) for name in LEVELS},
}
BEST = GreedyPlayer.name  # plays for those who are gone


def kinds() -> tuple[str, ...]:
    """The names of all kinds of players: our own, and those of installed packages."""
    return (*KINDS, *(name for name in installed() if name not in KINDS))


def make(word: str, seed: int, pace: Pace | None = None) -> Player:
    """A player of this kind, or of the class that a reference such as `./mybot.py:Bot` leads to; the seed is
    for the player's own chance. A level keeps to a pace; the others are quick enough."""
    if word in LEVELS:
        return LevelPlayer(word, seed, pace)
    if word in KINDS:
        return KINDS[word](seed)
    if not is_reference(word) and word not in installed():
        raise UnknownPlayerKind(word, kinds())
    return ExternalPlayer(word, seed)


def called(word: str) -> str:
    """What a player is called where results are told: a kind by its name, a class by what it says."""
    return _name(word, find(word)) if is_reference(word) else word


@cache
def _name(word: str, made: type) -> str:
    return make(word, 0).name


__all__ = [
    "BEST",
    "KINDS",
    "LEVELS",
    "ExternalPlayer",
    "GreedyPlayer",
    "LevelPlayer",
    "Pace",
    "Player",
    "RandomPlayer",
    "Suggestion",
    "called",
    "kinds",
    "make",
]
