"""The network of the quick player as PyTorch sees it, and its lessons as tensors.

This module and `teach` need PyTorch and NumPy alone, so that they also run where Trivault is not installed.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch

LESSONS, NETWORK = "trivault-swift-lessons/1", "trivault-network/1"
TYPES = {"H": np.uint16, "I": np.uint32, "f": np.float32}
ARRAYS = {
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
UNITS = (128, 64, 32)  # of the first layer, of the second, and of those that answers meet
ROW, WEIGHT, UNIT = 8, 8, 6  # bits behind the point, as in `trivault.bots.network`
HIGHEST = 1023 / 2**UNIT
LARGEST = 8.0  # weight between layers, so that no sum leaves its lane
FIRST = 0.02  # the size of weights before anything is learned: those of rare features stay small
RARE = 150  # features that are seen less often are left out
NEVER = -1e9

Names = dict[str, list[list[Any]]]


# Lessons


class Lessons(NamedTuple):
    """Decisions: bags of features, one after the other, and where each begins."""

    position: torch.Tensor
    position_starts: torch.Tensor  # of each decision, and the end
    answer: torch.Tensor
    answer_starts: torch.Tensor  # of each answer, and the end
    first_answers: torch.Tensor  # of each decision, and the end
    chances: torch.Tensor
    given: torch.Tensor
    logits: torch.Tensor
    returns: torch.Tensor
    games: torch.Tensor
    unknown: tuple[int, int]  # the numbers of features of positions and answers that count for nothing

    def __len__(self) -> int:
        return len(self.given)


class Batch(NamedTuple):
    """Some decisions; what belongs to answers has a row for each decision, with gaps at the end."""

    position: torch.Tensor
    position_starts: torch.Tensor
    answer: torch.Tensor
    answer_starts: torch.Tensor
    decision: torch.Tensor  # of each answer
    place: torch.Tensor  # of each answer among those of its decision
    chances: torch.Tensor
    there: torch.Tensor  # where there is an answer
    ids: torch.Tensor


class File(NamedTuple):
    """A file of lessons."""

    rules: str
    names: Names
    arrays: dict[str, Any]  # of NumPy

    @staticmethod
    def read(path: Path) -> File:
        data = path.read_bytes()
        line, at = data.index(b"\n"), 0
        head = json.loads(data[:line])
        if head["format"] != LESSONS:
            raise ValueError(f"{path} has the format {head['format']!r}, expected {LESSONS!r}")
        arrays, at = {}, line + 1
        for name, many in head["arrays"].items():
            kind = TYPES[ARRAYS[name]]
            arrays[name] = np.frombuffer(data, kind, many, at)
            at += arrays[name].nbytes
        return File(head["rules"], head["names"], arrays)


def names_of(files: Sequence[File]) -> Names:
    """The features that are seen often enough."""
    found: Names = {}
    for part in ("position", "answer"):
        seen: dict[tuple[Any, ...], int] = {}
        for file in files:
            times = np.bincount(file.arrays[part], minlength=len(file.names[part]))
            for name, many in zip(file.names[part], times, strict=True):
                seen[tuple(name)] = seen.get(tuple(name), 0) + int(many)
        found[part] = [list(name) for name in sorted(seen) if seen[name] >= RARE]
    return found


def load(files: Sequence[File], names: Names, device: str) -> Lessons:
    """The lessons of these files; features without a name become the last number, which counts for nothing."""
    parts: dict[str, list[np.ndarray]] = {name: [] for name in ARRAYS}
    for file in files:
        for name, numbers in file.arrays.items():
            if name in names:
                place = {tuple(each): n for n, each in enumerate(names[name])}
                known = [place.get(tuple(each), len(place)) for each in file.names[name]]
                numbers = np.array(known, np.int32)[numbers]
            parts[name].append(numbers)
    whole = {name: np.concatenate(found) for name, found in parts.items()}

    def tensor(numbers: np.ndarray, kind: torch.dtype) -> torch.Tensor:
        return torch.from_numpy(np.ascontiguousarray(numbers)).to(device, kind)

    def starts(sizes: np.ndarray) -> torch.Tensor:
        return tensor(np.concatenate([[0], np.cumsum(sizes, dtype=np.int64)]), torch.int64)

    return Lessons(
        tensor(whole["position"], torch.int32),
        starts(whole["position_sizes"]),
        tensor(whole["answer"], torch.int32),
        starts(whole["answer_sizes"]),
        starts(whole["answers"]),
        tensor(whole["chances"], torch.float32),
        tensor(whole["given"].astype(np.int64), torch.int64),
        tensor(whole["logits"], torch.float32),
        tensor(whole["returns"], torch.float32),
        tensor(whole["games"].astype(np.int64), torch.int64),
        (len(names["position"]), len(names["answer"])),
    )


def segments(starts: torch.Tensor, ids: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Where everything lies that belongs to some rows, where the rows begin there, and how long they are."""
    first = starts[ids]
    sizes = starts[ids + 1] - first
    ends = sizes.cumsum(0)
    total = int(ends[-1])
    begins = ends - sizes
    shift = torch.repeat_interleave(first - begins, sizes, output_size=total)
    return torch.arange(total, device=starts.device) + shift, begins, sizes


def some_of(features: torch.Tensor, unknown: int, forgotten: float) -> torch.Tensor:
    """Features, of which a share becomes the one that counts for nothing."""
    if not forgotten:
        return features
    return features.masked_fill(torch.rand(features.shape, device=features.device) < forgotten, unknown)


def batch(lessons: Lessons, ids: torch.Tensor, forgotten: float = 0.0) -> Batch:
    """These decisions; a share of the features is forgotten, so that none is relied on alone."""
    at, position_starts, _ = segments(lessons.position_starts, ids)
    position = some_of(lessons.position[at], lessons.unknown[0], forgotten)
    answers, begins, sizes = segments(lessons.first_answers, ids)
    at_answers, answer_starts, _ = segments(lessons.answer_starts, answers)
    decision = torch.repeat_interleave(torch.arange(len(ids), device=ids.device), sizes)
    place = torch.arange(len(answers), device=ids.device) - begins[decision]
    shape = (len(ids), int(sizes.max()))
    chances = torch.zeros(shape, device=ids.device)
    chances[decision, place] = lessons.chances[answers]
    there = torch.zeros(shape, device=ids.device, dtype=torch.bool)
    there[decision, place] = True
    return Batch(
        position,
        position_starts,
        some_of(lessons.answer[at_answers], lessons.unknown[1], forgotten),
        answer_starts,
        decision,
        place,
        chances,
        there,
        ids,
    )


# The network


class Model(torch.nn.Module):  # type: ignore[misc]  # unknown where types are checked
    """Layers as in `trivault.bots.network`, with numbers that have a fraction."""

    def __init__(self, names: Names, units: tuple[int, int, int] = UNITS) -> None:
        super().__init__()
        self.units = first, second, met = units
        positions, answers = len(names["position"]), len(names["answer"])
        self.position = torch.nn.Parameter(torch.randn(positions + 1, first) * FIRST)
        self.bias = torch.nn.Parameter(torch.rand(first))
        self.answer = torch.nn.Parameter(torch.randn(answers + 1, 2 * met) * FIRST)
        self.second = torch.nn.Linear(first, second)
        self.third = torch.nn.Linear(second, 2 * met)
        self.added = torch.nn.Parameter(torch.randn(met) * 0.2)
        self.value = torch.nn.Linear(second, 1)

    def forward(self, given: Batch) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithm of how likely each answer is, and of the odds of winning."""
        none = len(self.position) - 1
        total = torch.nn.functional.embedding_bag(
            given.position, self.position, given.position_starts.int(), mode="sum", padding_idx=none
        )
        hidden = cut(self.second(cut(total + self.bias)))
        table = self.third(hidden)[given.decision]
        answers = torch.nn.functional.embedding_bag(
            given.answer,
            self.answer,
            given.answer_starts.int(),
            mode="sum",
            padding_idx=len(self.answer) - 1,
        )
        met = self.units[2]
        scores = cut(table[:, :met] + answers[:, :met]) @ self.added
        scores = scores + (table[:, met:] * answers[:, met:]).sum(1)
        padded = torch.full(given.there.shape, NEVER, device=scores.device)
        padded[given.decision, given.place] = scores
        return torch.log_softmax(padded, 1), self.value(hidden).squeeze(1)


def resumed(names: Names, state: dict[str, torch.Tensor]) -> Model:
    """The network whose numbers were kept."""
    units = (state["position"].shape[1], state["second.weight"].shape[0], state["added"].shape[0])
    model = Model(names, units)
    model.load_state_dict(state)
    return model


def cut(units: torch.Tensor) -> torch.Tensor:
    return units.clamp(0, HIGHEST)


# Files


def export(model: Model, names: Names, path: Path, game: str, rules: str, learned: str) -> None:
    """Write the network as the player reads it, in whole numbers."""
    parts = [
        _whole(model.position[:-1], ROW),
        _whole(model.bias[None], ROW),
        _whole(model.answer[:-1], ROW),
        _whole(model.second.weight.T, WEIGHT, LARGEST),
        _whole(model.second.bias[None], WEIGHT),
        _whole(model.third.weight.T, WEIGHT, LARGEST),
        _whole(model.third.bias[None], WEIGHT),
        _whole(model.added[None], WEIGHT, LARGEST),
        _whole(model.value.weight, WEIGHT, LARGEST),
        _whole(model.value.bias[None], WEIGHT),
    ]
    head = {"format": NETWORK, "game": game, "rules": rules, "learned": learned, "units": model.units}
    body = b"".join([_line(names), *(part.tobytes() for part in parts)])
    path.write_bytes(_line(head) + zlib.compress(body, 9))


def _line(said: object) -> bytes:
    return json.dumps(said, separators=(",", ":")).encode() + b"\n"


def _whole(numbers: torch.Tensor, bits: int, largest: float = 31.0) -> Any:
    found = numbers.detach().clamp(-largest, largest) * 2**bits
    return found.round().cpu().numpy().astype("<i2")
