"""From scores to probabilities of winning, as they were in games that a level played with itself."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from itertools import pairwise
from typing import NamedTuple

import msgspec

from trivault.bots.weights import packaged
from trivault.kernel.errors import TrivaultError
from trivault.registry import entry, names

FORMAT = "trivault-calibration/1"
FILE = "calibration.json"
RENEW = "python -m training.calibrate"


# Games were played for the curves of two levels; the others use the one that searches most alike.
MEASURED: Mapping[str, str] = {
    "beginner": "club",
    "casual": "club",
    "club": "club",
    "expert": "expert",
    "master": "expert",
}


class Calibrated(NamedTuple):
    """What a calibration belongs to."""

    package: str  # where its file lies
    values: str  # the version of what positions are valued by


def of_files(package: str, *files: str) -> Calibrated:
    """The calibration of evaluators that were read from files."""
    data = b"".join([packaged(package, name) for name in files])
    return Calibrated(package, blake2b(data, digest_size=8).hexdigest())


class NotCalibrated(TrivaultError):
    """A game of which nobody measured how likely positions are won."""


class OtherCalibration(TrivaultError):
    """A calibration that does not fit what it is to calibrate."""


class Curve(msgspec.Struct, frozen=True):
    """Scores, each larger than the one before, and how many of the positions with that score were won."""

    scores: list[float]
    wins: list[float]

    def __post_init__(self) -> None:
        rising = all(a < b for a, b in pairwise(self.scores)) and all(a <= b for a, b in pairwise(self.wins))
        if not rising or len(self.scores) != len(self.wins) or len(self.scores) < 2:
            raise ValueError("expected scores that rise, and for each a share of wins that does not fall")

    def win(self, score: float) -> float:
        """Between two scores the line between their shares."""
        after = min(max(bisect_right(self.scores, score), 1), len(self.scores) - 1)
        (a, b), (low, high) = self.scores[after - 1 : after + 1], self.wins[after - 1 : after + 1]
        part = min(1.0, max(0.0, (score - a) / (b - a)))
        return low + part * (high - low)


class Calibration(msgspec.Struct, frozen=True, kw_only=True):
    format: str = FORMAT
    game: str
    rules: str  # the fingerprint of the rules that were played
    values: str  # the version of the values that positions were judged by
    games: int  # so many were played
    curves: dict[str, Curve]  # by `sort`

    def win(self, level: str, sides: int, score: float) -> float:
        """How likely a position is won that a level gives this score, or, without a level, that somebody waits
        in. Where one side is left it is decided for whom."""
        if sides < 2:
            return float(score > 0.5)
        name = sort(MEASURED.get(level, level), sides)
        if name not in self.curves:
            raise OtherCalibration(f"{self.game} is calibrated for {', '.join(self.curves)}, not for {name}")
        return self.curves[name].win(score)

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


def sort(level: str, sides: int) -> str:
    """The curve of a level, or of those who wait, by how many sides may win."""
    return f"{level or 'waiting'}-{sides}"


def is_calibrated(game: str) -> bool:
    """Whether it is known how likely positions of a game are won."""
    return bool(entry(game).calibration)


def calibrated(game: str) -> Calibrated:
    found: Calibrated | None = entry(game).part("calibration", None)
    if found is None:
        known = ", ".join(filter(is_calibrated, names()))
        raise NotCalibrated(f"how likely positions are won is known of {known}, not of {game}")
    return found


@cache
def calibration_of(game: str) -> Calibration:
    """The calibration that comes with a game."""
    package, values = calibrated(game)
    return read(files(package).joinpath(FILE).read_bytes(), game, values)


def read(data: bytes, game: str, values: str) -> Calibration:
    """A calibration, if it is for this game and for what its positions are judged by."""
    try:
        found = msgspec.json.decode(data, type=Calibration)
    except msgspec.DecodeError as error:
        raise OtherCalibration(f"expected a calibration: {error}") from error
    for what, is_, expected in (
        ("format", found.format, FORMAT),
        ("game", found.game, game),
        ("values", found.values, values),
    ):
        if is_ != expected:
            raise OtherCalibration(
                f"this calibration has the {what} {is_!r:.80}, expected {expected!r:.80}; "
                f"renew it: {RENEW} {game}"
            )
    return found
