"""Lessons as files: a line of JSON, then arrays of plain numbers one after the other.

The first line says the format, the game, the fingerprint of the rules, the names of the features by number, and
how long each array is.

| array | of each | is |
|---|---|---|
| `position` | feature of a position | its number |
| `position_sizes` | decision | how many features its position has |
| `answer` | feature of an answer | its number |
| `answer_sizes` | answer | how many features it has |
| `answers` | decision | how many answers were looked at |
| `chances` | answer | how likely a search found the game to be won with it; -1 without a search |
| `given` | decision | the place of the answer that was given |
| `logits` | decision | the logarithm of how likely it was given |
| `returns` | decision | how likely the game was won afterwards |
| `games` | decision | the number of the game |
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from trivault.bots.network import Feature
from trivault.bots.swift import Look

FORMAT = "trivault-swift-lessons/1"
TYPES = {
    "position": "H",
    "position_sizes": "H",
    "answer": "I",
    "answer_sizes": "H",
    "answers": "H",
    "chances": "f",
    "given": "H",
    "logits": "f",
    "returns": "f",
    "games": "I",
}


class Lessons:
    """Collects decisions, and writes them."""

    def __init__(self) -> None:
        self.arrays: dict[str, Any] = {name: array(kind) for name, kind in TYPES.items()}
        self.names: dict[str, dict[Feature, int]] = {"position": {}, "answer": {}}

    def add(self, look: Look, chances: Sequence[float], given: int, logit: float, game: int) -> None:
        """A decision; its return is added when the game is over."""
        put = self.arrays
        self._put("position", look.position)
        put["position_sizes"].append(len(look.position))
        for features in look.features:
            self._put("answer", features)
            put["answer_sizes"].append(len(features))
        put["answers"].append(len(look.features))
        put["chances"].extend(chances or [-1.0] * len(look.features))
        put["given"].append(given)
        put["logits"].append(logit)
        put["games"].append(game)

    def _put(self, name: str, features: list[Feature]) -> None:
        numbers = self.names[name]
        self.arrays[name].extend([numbers.setdefault(each, len(numbers)) for each in features])

    def write(self, path: Path, game: str, rules: str) -> None:
        head = {
            "format": FORMAT,
            "game": game,
            "rules": rules,
            "names": {name: list(numbers) for name, numbers in self.names.items()},
            "arrays": {name: len(numbers) for name, numbers in self.arrays.items()},
        }
        with path.open("wb") as file:
            file.write(json.dumps(head).encode() + b"\n")
            for numbers in self.arrays.values():
                numbers.tofile(file)
