"""What a game lets puzzles ask for: numbers that can be read off its table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from trivault.kernel.errors import PuzzleError
from trivault.kernel.state import State
from trivault.registry import entry

S = TypeVar("S", bound=State)

Measure = Callable[[S, int, str], int]  # of a state, for a player, of a card or place that is named


@dataclass(frozen=True)
class Measures(Generic[S]):
    """`plain` ones stand alone, `named` ones speak of a card or another name that `known` knows. `sort` puts
    in order, in a copy that is only compared, what was done in an order that makes no difference."""

    package: str  # where its puzzles and its first game are
    plain: Mapping[str, Measure[S]]
    named: Mapping[str, Measure[S]]
    known: Callable[[str], bool]
    sort: Callable[[S], None]


def measures(game: str) -> Measures[Any]:
    found: Measures[Any] | None = entry(game).part("puzzles", None)
    if found is None:
        raise PuzzleError(f"{game} has no puzzles")
    return found
