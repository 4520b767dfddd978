"""From scores to probabilities of winning, as they were in games that a level played with itself."""

from __future__ import annotations

from bisect import bisect_right
from functools import cache
from importlib.resources import files
from itertools import pairwise

import msgspec

from trivault.analysis.advisor import advisor_of
from trivault.kernel.errors import TrivaultError

FORMAT = "trivault-calibration/1"
FILE = "calibration.json"
RENEW = "python -m training.calibrate"


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

    def win(self, look: str, sides: int, score: float) -> float:
        """How likely a position with this score is won. Where one side is left it is decided for whom."""
        if sides < 2:
            return float(score > 0.5)
        name = sort(look, sides)
        if name not in self.curves:
            raise OtherCalibration(f"{self.game} is calibrated for {', '.join(self.curves)}, not for {name}")
        return self.curves[name].win(score)

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


def sort(look: str, sides: int) -> str:
    """What positions are calibrated apart by: how far was looked, if at all, and how many sides may win."""
    return f"{look or 'waiting'}-{sides}"


@cache
def calibration_of(game: str) -> Calibration:
    """The calibration that comes with a game."""
    advisor = advisor_of(game)
    return read(files(advisor.package).joinpath(FILE).read_bytes(), game, advisor.version)


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
