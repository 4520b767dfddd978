"""Random games by actions and by answers, for the tests of arrays."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from trivault import load
from trivault.kernel.choices import Raw
from trivault.research import ArrayGame, Episode
from trivault.research.steps import Fork, Step

# Games with options: the first of each kind is the usual one.
SETUPS: list[tuple[str, dict[str, Any]]] = [
    ("shards", {}),
    ("shards", {"players": 4}),
    ("keyforge", {}),
    ("keyforge", {"auction": True}),
    ("mage-wars", {}),
    ("mage-wars", {"apprentice": True}),
    ("mage-wars", {"players": 4, "teams": True}),
    ("mage-wars", {"players": 3}),
]


def episodes(game: str, options: dict[str, Any], seed: int, most: int) -> Iterator[Episode]:
    """The moments of a game in which every action is drawn from the legal ones."""
    episode, chance = ArrayGame(game, options).episode(seed), Random(seed)
    for _ in range(most):
        if episode.over:
            return
        yield episode
        episode.act(chance.choice(episode.legal()))


def states(game: str, options: dict[str, Any], seed: int, most: int) -> Iterator[Any]:
    """The states of a game in which every answer is as likely as the others."""
    new: Any = load(game).new
    state, chance = new(seed=seed, **options), Random(seed)
    for _ in range(most):
        if not state.choices:
            return
        yield state
        choice = chance.choice(state.choices)
        state.apply_raw(choice, choice.raw(chance.randrange(choice.count())))


def paths(step: Step, taken: tuple[int, ...] = ()) -> dict[tuple[int, ...], Raw]:
    """All paths from a step, and the answers that they lead to."""
    if not isinstance(step, Fork):
        return {taken: step}
    followed = [paths(step.take(action), (*taken, action)) for action in step.branches]
    return {path: raw for each in followed for path, raw in each.items()}


def answers(step: Step) -> list[Raw]:
    """All that the paths from a step lead to."""
    return list(paths(step).values())
