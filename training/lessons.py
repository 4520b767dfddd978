"""Lessons for quick answers as files: arrays of NumPy (`.npz`), with the fingerprint of the rules played.

| array | is |
|---|---|
| `meta` | JSON: format, rules, numbers that are looked at, names of the rows, which games these are |
| `numbers` | for each answer that was tried, what the table looked like |
| `chances` | … how likely the game was won then |
| `decisions` | … which decision it is an answer of |
| `houses` | for each decision, whether it was about a house |
| `entries` | pairs of a row and an answer that is weighed by it |
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from hashlib import blake2b
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import trivault
from training.data import OtherPositions
from training.kept import opened_arrays
from training.policy_games import GAME, Lesson
from trivault.bots.weights import PolicyWeights, Weights
from trivault.files import replace_file
from trivault.games.keyforge.bots.learned_policy import NUMBERS, Name

FORMAT = "trivault-lessons/1"


class Lessons(NamedTuple):
    """The answers of many decisions, and the rows that each is weighed by."""

    numbers: NDArray[np.float32]  # for each answer
    chances: NDArray[np.float32]
    decisions: NDArray[np.int64]  # which one each answer is of
    rows: NDArray[np.int64]  # for each entry: a row …
    answers: NDArray[np.int64]  # … of this answer
    names: list[Name]  # of the rows

    def some(self, chosen: NDArray[np.bool_]) -> Lessons:
        """Those of some decisions."""
        kept = chosen[self.decisions]
        place = np.cumsum(kept) - 1
        entries = kept[self.answers]
        fewer = (np.cumsum(chosen) - 1)[self.decisions[kept]]
        rows, answers = self.rows[entries], place[self.answers[entries]]
        return Lessons(self.numbers[kept], self.chances[kept], fewer, rows, answers, self.names)


def origin(seeds: range, weights: Weights, policy: PolicyWeights | None) -> list[object]:
    """What lessons follow from: the games, and what they are played with."""
    played_with = weights.to_json() + (b"" if policy is None else policy.to_json())
    return [seeds.start, seeds.stop, blake2b(played_with, digest_size=8).hexdigest()]


def kept(path: Path, of: list[object]) -> bool:
    """Whether the lessons of this origin are in the file, played by the rules of today."""
    if not path.exists():
        return False
    with opened_arrays(path) as found:
        meta = found.meta
    return meta.get("origin") == of and _other(meta) is None


def keep(path: Path, found: Iterable[Lesson], of: list[object]) -> int:
    """Write lessons to a file; how many there are."""
    names: dict[Name, int] = {}
    numbers: list[list[float]] = []
    chances: list[float] = []
    decisions: list[int] = []
    houses: list[bool] = []
    entries: list[tuple[int, int]] = []
    for lesson in found:
        for tried in lesson.tried:
            entries += [(names.setdefault(name, len(names)), len(numbers)) for name in tried.rows]
            numbers.append(tried.numbers)
            chances.append(tried.chance)
            decisions.append(len(houses))
        houses.append(lesson.house)
    meta = _expected() | {"names": list(names), "origin": of}
    arrays: dict[str, Any] = {
        "meta": np.array(json.dumps(meta)),
        "numbers": np.array(numbers, np.float32),
        "chances": np.array(chances, np.float32),
        "decisions": np.array(decisions, np.int32),
        "houses": np.array(houses, np.bool_),
        "entries": np.array(entries, np.int32),
    }
    file = BytesIO()
    np.savez_compressed(file, **arrays)
    replace_file(path, file.getvalue())
    return len(houses)


def load(path: Path, house: bool) -> Lessons:
    """The lessons about houses, or about acts, if they are of the rules that are played now."""
    with opened_arrays(path) as (meta, kept):
        if other := _other(meta):
            raise OtherPositions(f"{path}: lessons {other}; play them anew")
        rows, answers = kept["entries"].astype(np.int64).reshape(-1, 2).T
        names = [(what, name) for what, name in meta["names"]]
        every = Lessons(
            kept["numbers"], kept["chances"], kept["decisions"].astype(np.int64), rows, answers, names
        )
        return every.some(kept["houses"] == house)


def _expected() -> dict[str, object]:
    return {"format": FORMAT, "rules": trivault.load(GAME).fingerprint, "numbers": list(NUMBERS)}


def _other(meta: dict[str, Any]) -> str | None:
    """By what lessons are not those of today."""
    for name, wanted in _expected().items():
        if meta.get(name) != wanted:
            return f"with the {name} {meta.get(name)!r:.80}, expected {wanted!r:.80}"
    return None
