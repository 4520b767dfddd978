"""Positions as files: arrays of NumPy (`.npz`), with the fingerprint of the rules that were played.

| array | is |
|---|---|
| `meta` | JSON: format, game, rules, features, columns (place and card), seed, who played, which games |
| `features` | a row of features for each position |
| `rows`, `columns`, `values` | which cards lie where in which position: all that is not 0 |
| `won` | whether the player whose turn begins won |
| `games` | the number of the game of each position |
| `other_features`, `other_rows` … | the same of alternatives: ends of turns that were played in several ways |
| `odds` | of each alternative: the odds of the player whose turn begins some turns later, as a logarithm |
| `turns` | the number of the turn that each is an end of |
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import trivault
from training.kept import opened_arrays
from training.selfplay import Played
from training.subjects import Cards, Subject
from trivault.bots.weights import Weights
from trivault.files import replace_file
from trivault.kernel.errors import TrivaultError

FORMAT = "trivault-positions/2"
Floats = NDArray[np.float32]


class OtherPositions(TrivaultError):
    """Positions of other rules."""


class Alternatives(NamedTuple):
    """Ends of turns that were played in several ways."""

    inputs: Floats
    odds: Floats  # what they led to
    turns: NDArray[np.int64]  # of which turn they are ends


class Positions(NamedTuple):
    """Many positions: features first, then a column for each card in each place."""

    inputs: Floats
    won: Floats
    games: NDArray[np.int64]
    alternatives: Alternatives


def columns(subject: Subject) -> list[tuple[str, str]]:
    places = [place for place in subject.held_back if place != "features"]
    return [(place, slug) for place in places for slug in subject.slugs]


class _Table:
    """Rows of features and cards, as they are kept."""

    def __init__(self, subject: Subject) -> None:
        self.place = {column: at for at, column in enumerate(columns(subject))}
        self.features: list[list[float]] = []
        self.entries: list[tuple[int, int, float]] = []

    def add(self, features: list[float], *parts: Cards) -> None:
        row = len(self.features)
        for cards in parts:
            self.entries += [(row, self.place[key], float(value)) for key, value in cards.items() if value]
        self.features.append(features)

    def arrays(self, prefix: str = "") -> dict[str, NDArray[Any]]:
        rows, cols, values = zip(*self.entries, strict=True) if self.entries else ((), (), ())
        return {
            f"{prefix}features": np.array(self.features, np.float32),
            f"{prefix}rows": np.array(rows, np.int32),
            f"{prefix}columns": np.array(cols, np.int32),
            f"{prefix}values": np.array(values, np.float32),
        }


class Part(NamedTuple):
    """Some games of a round, which follow from the seed, their numbers and the weights they are played with."""

    seed: int
    first: int
    end: int
    weights: str = ""  # their digest

    @staticmethod
    def of(seed: int, games: range, weights: Weights | None) -> Part:
        mark = b"" if weights is None else weights.to_json()
        return Part(seed, games.start, games.stop, blake2b(mark, digest_size=8).hexdigest() if mark else "")

    def kept(self, path: Path, subject: Subject) -> bool:
        """Whether they are in this file, played by the rules of today."""
        if not path.exists():
            return False
        with opened_arrays(path) as found:
            meta = found.meta
        return meta.get("part") == list(self) and _other(meta, subject) is None


def keep(
    path: Path, subject: Subject, played: Iterable[Played], seed: int, by: str, part: Part | None = None
) -> int:
    """Write games to a file, at once when all are there; how many positions there are."""
    positions, others = _Table(subject), _Table(subject)
    won: list[bool] = []
    numbers: list[int] = []
    odds: list[float] = []
    turns: list[int] = []
    for number, game in enumerate(played):
        for position, brought in zip(game.positions, game.brought, strict=True):
            positions.add(position.features, position.cards, brought)
            won.append(position.won)
            numbers.append(number)
        for branch in game.branches:
            turns += [turns[-1] + 1 if turns else 0] * len(branch)
            for end in branch:
                others.add(end.features, end.cards)
                odds.append(end.odds)
    meta = {
        "format": FORMAT,
        "game": subject.game,
        "rules": trivault.load(subject.game).fingerprint,
        "features": list(subject.names),
        "columns": columns(subject),
        "seed": seed,
        "by": by,
        "part": part,
    }
    arrays: dict[str, Any] = positions.arrays() | others.arrays("other_")
    arrays |= {"won": np.array(won, np.uint8), "games": np.array(numbers, np.int32)}
    arrays |= {"odds": np.array(odds, np.float32), "turns": np.array(turns, np.int32)}
    file = BytesIO()
    np.savez_compressed(file, meta=np.array(json.dumps(meta)), **arrays)
    replace_file(path, file.getvalue())
    return len(won)


def load(paths: Sequence[Path], subject: Subject) -> Positions:
    """The positions of several files, all of the rules that are played now."""
    found = []
    numbers = turns = 0  # of games and of turns in the files before
    for path in paths:
        with opened_arrays(path) as (meta, kept):
            _check(meta, subject, path)
            others = Alternatives(
                _matrix(kept, subject, "other_"), kept["odds"], kept["turns"].astype(np.int64) + turns
            )
            won, own = kept["won"].astype(np.float32), kept["games"].astype(np.int64) + numbers
            found.append(Positions(_matrix(kept, subject), won, own, others))
        numbers = int(own.max(initial=numbers - 1)) + 1
        turns = int(others.turns.max(initial=turns - 1)) + 1
    inputs, results, all_games, alternatives = zip(*found, strict=True)
    return Positions(
        np.concatenate(inputs),
        np.concatenate(results),
        np.concatenate(all_games),
        Alternatives(*(np.concatenate(part) for part in zip(*alternatives, strict=True))),
    )


def _matrix(kept: Any, subject: Subject, prefix: str = "") -> Floats:
    dense, many = kept[f"{prefix}features"], len(subject.names)
    matrix = np.zeros((len(dense), many + len(columns(subject))), np.float32)
    if len(dense):
        matrix[:, :many] = dense
        matrix[kept[f"{prefix}rows"], kept[f"{prefix}columns"] + many] = kept[f"{prefix}values"]
    return matrix


def _check(meta: dict[str, Any], subject: Subject, path: Path) -> None:
    if other := _other(meta, subject):
        raise OtherPositions(f"{path}: positions {other}; play them anew")


def _other(meta: dict[str, Any], subject: Subject) -> str | None:
    """By what positions are not those of today."""
    expected = {
        "format": FORMAT,
        "game": subject.game,
        "rules": trivault.load(subject.game).fingerprint,
        "features": list(subject.names),
    }
    for name, wanted in expected.items():
        if meta.get(name) != wanted:
            return f"with the {name} {meta.get(name)!r:.80}, expected {wanted!r:.80}"
    return None
