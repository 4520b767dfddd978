"""Positions as files: arrays of NumPy (`.npz`), with the fingerprint of the rules that were played.

| array | is |
|---|---|
| `meta` | JSON: format, game, rules, features, columns (place and card), seed, who played |
| `features` | a row of features for each position |
| `rows`, `columns`, `values` | which cards lie where in which position: all that is not 0 |
| `won` | whether the player whose turn begins won |
| `games` | the number of the game of each position |
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from training.selfplay import Played
from training.subjects import Subject
from trivault import games
from trivault.kernel.errors import TrivaultError

FORMAT = "trivault-positions/1"
Floats = NDArray[np.float32]


class OtherPositions(TrivaultError):
    """Positions of other rules."""


class Positions(NamedTuple):
    """Many positions: features first, then a column for each card in each place."""

    inputs: Floats
    won: Floats
    games: NDArray[np.int64]


def columns(subject: Subject) -> list[tuple[str, str]]:
    places = [place for place in subject.held_back if place != "features"]
    return [(place, slug) for place in places for slug in subject.slugs]


def keep(path: Path, subject: Subject, played: Iterable[Played], seed: int, by: str) -> int:
    """Write games to a file; how many positions there are."""
    place = {column: at for at, column in enumerate(columns(subject))}
    features: list[list[float]] = []
    entries: list[tuple[int, int, float]] = []
    won: list[bool] = []
    numbers: list[int] = []
    for number, game in enumerate(played):
        for position, brought in zip(game.positions, game.brought, strict=True):
            row = len(features)
            for cards in (position.cards, brought):
                entries += [(row, place[key], float(value)) for key, value in cards.items() if value]
            features.append(position.features)
            won.append(position.won)
            numbers.append(number)
    meta = {
        "format": FORMAT,
        "game": subject.game,
        "rules": games.load(subject.game).fingerprint,
        "features": list(subject.names),
        "columns": columns(subject),
        "seed": seed,
        "by": by,
    }
    rows, cols, values = zip(*entries, strict=True)
    np.savez_compressed(
        path,
        meta=np.array(json.dumps(meta)),
        features=np.array(features, np.float32),
        rows=np.array(rows, np.int32),
        columns=np.array(cols, np.int32),
        values=np.array(values, np.float32),
        won=np.array(won, np.uint8),
        games=np.array(numbers, np.int32),
    )
    return len(features)


def load(paths: Sequence[Path], subject: Subject) -> Positions:
    """The positions of several files, all of the rules that are played now."""
    inputs, won, numbers = [], [], []
    offset = 0
    for path in paths:
        with np.load(path) as found:
            _check(json.loads(str(found["meta"])), subject, path)
            dense = found["features"]
            matrix = np.zeros((len(dense), len(subject.names) + len(columns(subject))), np.float32)
            matrix[:, : len(subject.names)] = dense
            matrix[found["rows"], found["columns"] + len(subject.names)] = found["values"]
            inputs.append(matrix)
            won.append(found["won"].astype(np.float32))
            numbers.append(found["games"].astype(np.int64) + offset)
            offset += int(found["games"].max()) + 1
    return Positions(np.concatenate(inputs), np.concatenate(won), np.concatenate(numbers))


def _check(meta: dict[str, Any], subject: Subject, path: Path) -> None:
    expected = {
        "format": FORMAT,
        "game": subject.game,
        "rules": games.load(subject.game).fingerprint,
        "features": list(subject.names),
    }
    for name, wanted in expected.items():
        if meta.get(name) != wanted:
            raise OtherPositions(
                f"{path}: positions with the {name} {meta.get(name)!r:.80}, expected {wanted!r:.80}; "
                "play them anew"
            )
