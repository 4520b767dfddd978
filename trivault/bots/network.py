"""A small network that scores all answers of a decision at once, in whole numbers: the same on every machine.

A position and an answer are bags of features. Each feature has a row of weights; the rows of a bag are added
up. A row is one long integer with a lane for each unit, so that adding two integers adds all lanes at once.
"""

from __future__ import annotations

import zlib
from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import repeat
from operator import mul
from typing import NamedTuple

import msgspec

from trivault.kernel.errors import TrivaultError

FORMAT = "trivault-network/1"
LANE = 32  # bits; no sum leaves its lane
SIGN = 1 << (LANE - 1)
ROW = WEIGHT = 8  # bits behind the point: of rows, and of weights between layers
UNIT = 6  # … of units
HIGHEST = 1023  # of a unit: almost 16

Feature = tuple[str, str, int]  # what it is, which card or word, how much
Bag = Iterable[Feature]


class WrongNetwork(TrivaultError):
    """A file that holds no network, or the network of another game."""


class Provenance(msgspec.Struct, frozen=True, kw_only=True):
    """Where a network comes from, and how large it is."""

    format: str = FORMAT
    game: str
    rules: str  # the fingerprint of the rules in which it was learned
    learned: str  # from which games
    units: tuple[int, int, int]  # of the first layer, of the second, and of those that answers meet


class FeatureNames(msgspec.Struct, frozen=True):
    """The features that a network knows, in the order of their rows."""

    position: list[Feature]
    answer: list[Feature]


class Matrix(NamedTuple):
    """Rows of 16 bits each, one after the other."""

    numbers: array[int]
    width: int

    def rows(self) -> Iterator[array[int]]:
        for start in range(0, len(self.numbers), self.width):
            yield self.numbers[start : start + self.width]


class Layer:
    """A matrix whose rows are long integers, and its bias."""

    def __init__(self, matrix: Matrix) -> None:
        *rows, bias = [packed(row) for row in matrix.rows()]
        self.rows, self.bias, self.width = rows, bias << UNIT, matrix.width

    def __call__(self, units: Iterable[int]) -> list[int]:
        return unpacked(sum(map(mul, self.rows, units), self.bias), self.width)


class AnswerNetwork:
    """Scores answers. Features that it has not learned count for nothing."""

    def __init__(self, origin: Provenance, names: FeatureNames, data: bytes) -> None:
        self.origin = origin
        first, second, met = origin.units
        parts = _Parts(data)
        *position, bias = parts.take(len(names.position) + 1, first).rows()
        self.position = dict(zip(names.position, map(packed, position), strict=True))
        self.bias, self.first, self.met = packed(bias), first, met
        answer = parts.take(len(names.answer), 2 * met).rows()
        self.answer = dict(zip(names.answer, map(packed, answer), strict=True))
        self.second = Layer(parts.take(first + 1, second))
        self.third = Layer(parts.take(second + 1, 2 * met))
        (self.added,) = parts.take(1, met).rows()
        (self.value,) = parts.take(1, second + 1).rows()
        parts.end()

    def hidden(self, position: Bag) -> list[int]:
        """The units of the second layer."""
        units = unpacked(_added(self.position, position, self.bias), self.first)
        return cut(self.second(cut(units, ROW - UNIT)), WEIGHT)

    def scores(self, position: Bag, answers: Iterable[Bag]) -> list[int]:
        """A score for each answer: the logarithm of how likely it is given, up to a constant."""
        table = [unit >> (WEIGHT + UNIT - ROW) for unit in self.third(self.hidden(position))]
        base, factors = packed(table[: self.met]), table[self.met :]
        return [self._score(base, factors, answer) for answer in answers]

    def _score(self, base: int, factors: Sequence[int], answer: Bag) -> int:
        lanes = unpacked(_added(self.answer, answer, base), 2 * self.met)
        met: int = sum(map(mul, cut(lanes[: self.met], ROW - UNIT), self.added))
        times: int = sum(map(mul, lanes[self.met :], factors))
        return met + (times >> (2 * ROW - WEIGHT - UNIT))

    def odds(self, position: Bag) -> float:
        """The logarithm of the odds of winning."""
        *weights, bias = self.value
        total: int = sum(map(mul, self.hidden(position), weights), bias << UNIT)
        return total / ONE


ONE = 1 << (WEIGHT + UNIT)  # of scores


def _added(rows: Mapping[Feature, int], bag: Bag, start: int) -> int:
    return sum(map(rows.get, bag, repeat(0)), start)


def cut(units: Iterable[int], shift: int) -> list[int]:
    """Units between 0 and the highest, from numbers with so many more bits behind the point."""
    return [0 if unit < 0 else min(unit >> shift, HIGHEST) for unit in units]


def packed(lanes: Sequence[int]) -> int:
    """Lanes as one integer; those below 0 borrow from the next one."""
    data = array("I", [lane + SIGN for lane in lanes])
    return int.from_bytes(data.tobytes(), "little") - signs(len(lanes))


def unpacked(total: int, width: int) -> list[int]:
    """The lanes of an integer."""
    marks = signs(width)
    data = ((total + marks) ^ marks).to_bytes(width * LANE // 8, "little")
    return memoryview(data).cast("i").tolist()


@cache
def signs(width: int) -> int:
    """The highest bit of each lane."""
    return sum(SIGN << (LANE * place) for place in range(width))


# Files: a line of JSON; then, compressed, another one with the names, and the numbers


class _Parts:
    """The numbers of a file, matrix by matrix."""

    def __init__(self, data: bytes) -> None:
        self.numbers = array("h", data)
        self.at = 0

    def take(self, rows: int, width: int) -> Matrix:
        start, self.at = self.at, self.at + rows * width
        if self.at > len(self.numbers):
            self.end()
        return Matrix(self.numbers[start : self.at], width)

    def end(self) -> None:
        if self.at != len(self.numbers):
            raise WrongNetwork(f"a network of {len(self.numbers)} numbers, expected {self.at}")


def read(data: bytes, game: str) -> AnswerNetwork:
    """The network of a file, if it is one of this game."""
    head, _, body = data.partition(b"\n")
    try:
        origin = msgspec.json.decode(head, type=Provenance)
        names, _, numbers = zlib.decompress(body).partition(b"\n")
        known = msgspec.json.decode(names, type=FeatureNames)
    except (msgspec.DecodeError, zlib.error) as error:
        raise WrongNetwork(f"expected a network: {error}") from error
    if (origin.format, origin.game) != (FORMAT, game):
        raise WrongNetwork(f"a network of {origin.game} ({origin.format}), expected {game} ({FORMAT})")
    return AnswerNetwork(origin, known, numbers)
