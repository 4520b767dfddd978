"""Weights that were learned from many games, as they are kept: numbers by the names of what they weigh."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from importlib.resources import files

import msgspec

from trivault.kernel.errors import TrivaultError

FORMAT = "trivault-weights/1"


class OtherWeights(TrivaultError):
    """Weights that do not fit what they are to weigh."""


class Weights(msgspec.Struct, frozen=True, kw_only=True):
    """The odds of winning are a sum of numbers, each by its weight; cards are weighed by where they lie."""

    format: str = FORMAT
    game: str
    rules: str  # the fingerprint of the rules in which they were learned
    features: dict[str, float]
    cards: dict[str, dict[str, float]]  # by place, then by card: a card that is not there weighs nothing

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


def packaged(package: str) -> bytes:
    """The weights that come with a package."""
    return files(package).joinpath("weights.json").read_bytes()


def read(
    data: bytes, game: str, features: Sequence[str], places: Sequence[str], cards: Collection[str]
) -> Weights:
    """The weights, if they are for this game and for all that is weighed in it."""
    try:
        found = msgspec.json.decode(data, type=Weights)
    except msgspec.DecodeError as error:
        raise OtherWeights(f"expected weights: {error}") from error
    _same("format", found.format, FORMAT)
    _same("game", found.game, game)
    _same("features", ", ".join(found.features), ", ".join(features))
    _same("places", ", ".join(found.cards), ", ".join(places))
    if unknown := sorted({card for place in found.cards.values() for card in place} - set(cards)):
        raise OtherWeights(
            f"these weights were learned by the rules {found.rules} and know cards that {game} does not have: "
            f"{', '.join(unknown[:5])}; learn them anew"
        )
    return found


def _same(what: str, found: str, expected: str) -> None:
    if found != expected:
        raise OtherWeights(f"these weights have the {what} {found!r:.200}, expected {expected!r:.200}")
