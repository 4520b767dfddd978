"""Weights that were learned from many games, as they are kept, and the small network that they make."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from importlib.resources import files
from math import tanh
from operator import add, mul
from typing import TypeVar

import msgspec

from trivault.kernel.errors import TrivaultError

FORMAT = "trivault-weights/1"
POLICY_FORMAT = "trivault-policy/1"
POINTS_FORMAT = "trivault-points/1"

W = TypeVar("W", bound=msgspec.Struct)
Row = Sequence[float]  # what one of something adds: to the odds themselves, then to each hidden unit
Inputs = dict[str, Row]  # rows by named parts


class OtherWeights(TrivaultError):
    """Weights that do not fit what they are to weigh."""


class Weights(msgspec.Struct, frozen=True, kw_only=True):
    """Rows by the names of what they weigh; cards are weighed by where they lie."""

    format: str = FORMAT
    game: str
    rules: str  # the fingerprint of the rules in which they were learned
    features: dict[str, list[float]]
    cards: dict[str, dict[str, list[float]]]  # by place, then by card: a card that is not there weighs nothing
    outputs: list[float]  # what each hidden unit adds to the odds

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


class PolicyWeights(msgspec.Struct, frozen=True, kw_only=True):
    """What answers are weighed by: a row for what is done with a card, or where it is, and for which card; one
    for all cards has no name. Each has a weight for every number that is looked at."""

    format: str = POLICY_FORMAT
    game: str
    rules: str
    numbers: list[str]
    weights: dict[str, dict[str, list[float]]]

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=0) + b"\n"

    def rows(self) -> dict[tuple[str, str], list[float]]:
        return {(what, name): row for what, rows in self.weights.items() for name, row in rows.items()}


class PointWeights(msgspec.Struct, frozen=True, kw_only=True):
    """How much what is counted by rules written by hand counts for."""

    format: str = POINTS_FORMAT
    game: str
    rules: str
    points: dict[str, float]

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


class Network:
    """The logarithm of the odds of winning: a weighted sum, and some hidden units beside it."""

    def __init__(self, weights: Weights, names: Sequence[str]) -> None:
        self.rows: list[Row] = [weights.features[name] for name in names]
        self.columns: list[Row] = list(zip(*self.rows, strict=True))
        self.outputs = weights.outputs
        self.nothing: Row = (0.0,) * len(self.columns)

    def total(self, rows: Iterable[Row]) -> Row:
        """What several cards add together."""
        total = self.nothing
        for row in rows:
            total = list(map(add, total, row))
        return total

    def odds(self, numbers: Sequence[float], mine: Row, theirs: Row) -> float:
        """Of a position with these features, and cards that add this for one side and for the other."""
        sums: list[float] = [
            sum(map(mul, numbers, column)) + more - less
            for column, more, less in zip(self.columns, mine, theirs, strict=True)
        ]
        hidden = [weight * tanh(unit) for weight, unit in zip(self.outputs, sums[1:], strict=True)]
        return sums[0] + sum(hidden)

    def inputs(self, parts: Sequence[str], numbers: Sequence[float]) -> Inputs:
        """What features add to the sums, by the part that each belongs to."""
        found: Inputs = {}
        for part, number, row in zip(parts, numbers, self.rows, strict=True):
            found[part] = self.plus(found.get(part, self.nothing), row, number)
        return found

    def constant(self, odds: float) -> Row:
        """What adds this to the odds, and nothing to hidden units."""
        return (odds, *self.nothing[1:])

    def plus(self, row: Row, other: Row, times: float) -> Row:
        return [a + times * b for a, b in zip(row, other, strict=True)]

    def difference(self, one: Inputs, other: Inputs) -> dict[str, float]:
        """The difference of two odds by parts. What a hidden unit adds to it is shared among them as the
        difference of its input is, so that what is the same in both positions adds nothing."""
        slopes = [1.0]
        for weight, a, b in zip(self.outputs, self._sums(one)[1:], self._sums(other)[1:], strict=True):
            slopes.append(weight * ((tanh(a) - tanh(b)) / (a - b) if a != b else 1 - tanh(a) ** 2))
        found: dict[str, float] = {}
        for part in {**one, **other}:
            gap = self.plus(one.get(part, self.nothing), other.get(part, self.nothing), -1.0)
            found[part] = sum(map(mul, slopes, gap))
        return found

    def _sums(self, inputs: Inputs) -> Row:
        return self.total(inputs.values())


def packaged(package: str, name: str = "weights.json") -> bytes:
    """The weights that come with a package."""
    return files(package).joinpath(name).read_bytes()


def read(
    data: bytes, game: str, features: Sequence[str], places: Sequence[str], cards: Collection[str]
) -> Weights:
    """The weights, if they are for this game and for all that is weighed in it."""
    found = _decoded(data, Weights, "weights")
    _same("format", found.format, FORMAT)
    _same("game", found.game, game)
    _same("features", ", ".join(found.features), ", ".join(features))
    _same("places", ", ".join(found.cards), ", ".join(places))
    rows = [*found.features.values(), *(row for place in found.cards.values() for row in place.values())]
    _same("row sizes", str({len(row) for row in rows}), str({len(found.outputs) + 1}))
    if unknown := sorted({card for place in found.cards.values() for card in place} - set(cards)):
        raise OtherWeights(
            f"these weights were learned by the rules {found.rules} and know cards that {game} does not have: "
            f"{', '.join(unknown[:5])}; learn them anew"
        )
    return found


def read_policy(data: bytes, game: str, numbers: Sequence[str]) -> PolicyWeights:
    """The weights of quick answers, if they are for this game and for all that is looked at in it."""
    found = _decoded(data, PolicyWeights, "weights of quick answers")
    _same("format", found.format, POLICY_FORMAT)
    _same("game", found.game, game)
    _same("numbers", ", ".join(found.numbers), ", ".join(numbers))
    _same("row sizes", str({len(row) for row in found.rows().values()} | {len(numbers)}), str({len(numbers)}))
    return found


def read_points(data: bytes, game: str, names: Sequence[str]) -> PointWeights:
    """The weights of points, if they are for this game and for all that is counted in it."""
    found = _decoded(data, PointWeights, "weights of points")
    _same("format", found.format, POINTS_FORMAT)
    _same("game", found.game, game)
    _same("points", ", ".join(found.points), ", ".join(names))
    return found


def _decoded(data: bytes, sort: type[W], what: str) -> W:
    try:
        return msgspec.json.decode(data, type=sort)
    except msgspec.DecodeError as error:
        raise OtherWeights(f"expected {what}: {error}") from error


def _same(what: str, found: str, expected: str) -> None:
    if found != expected:
        raise OtherWeights(f"these weights have the {what} {found!r:.200}, expected {expected!r:.200}")
