"""From scores to probabilities: they rise, and what does not fit is refused."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

from trivault.analysis.calibration import (
    MEASURED,
    Calibration,
    Curve,
    NotCalibrated,
    OtherCalibration,
    calibrated,
    calibration_of,
    read,
    sort,
)
from trivault.bots import LEVELS

GAMES = ("shards", "keyforge", "mage-wars")
CURVE = Curve([0.0, 0.5, 1.0], [0.1, 0.4, 0.9])


def small(**changes: str) -> Calibration:
    parts = {"game": "shards", "rules": "r", "values": "v", **changes}
    return msgspec.convert({**parts, "games": 8, "curves": {"club-2": msgspec.to_builtins(CURVE)}}, Calibration)


def test_between_two_scores_lies_the_line_between_their_shares() -> None:
    assert [CURVE.win(score) for score in (-1.0, 0.0, 0.25, 0.75, 1.0, 2.0)] == pytest.approx(
        [0.1, 0.1, 0.25, 0.65, 0.9, 0.9]
    )


def test_where_one_side_is_left_it_is_decided() -> None:
    """Something may still be asked: mages are gone before all that their end brings about is over."""
    assert [small().win("club", 1, score) for score in (0.9, 0.1)] == [1.0, 0.0]
    with pytest.raises(OtherCalibration, match="not for club-3"):
        small().win("club", 3, 0.9)


@pytest.mark.parametrize(
    ("scores", "wins"),
    [([0.0, 1.0], [0.6, 0.5]), ([0.5, 0.5], [0.1, 0.2]), ([0.0], [0.5]), ([0.0, 1.0], [0.5])],
)
def test_a_curve_that_falls_is_refused(scores: list[float], wins: list[float]) -> None:
    with pytest.raises(ValueError, match="rise"):
        Curve(scores, wins)


@pytest.mark.parametrize("game", GAMES)
def test_the_calibrations_of_all_games_fit_and_rise(game: str) -> None:
    """If this fails after new weights, `python -m training.calibrate GAME` makes a new calibration."""
    found = calibration_of(game)
    assert {sort(level, 2) for level in (*MEASURED.values(), "")} <= set(found.curves)
    assert all(0 < found.win(level, 2, 0.5) < 1 for level in LEVELS)
    for name, curve in found.curves.items():
        even = 1 / int(name[-1])
        wins = [curve.win(n / 200) for n in range(201)]
        assert all(a <= b for a, b in pairwise(wins))
        assert wins[0] < even / 2
        assert wins[-1] > (1 + even) / 2
    assert len(found.to_json()) < 20_000


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"game": "keyforge"}, "game 'keyforge', expected 'shards'"),
        ({"values": "old"}, "values 'old', expected 'v'; renew it: python -m training.calibrate shards"),
        ({"format": "trivault-calibration/0"}, "format 'trivault-calibration/0'"),
    ],
)
def test_what_does_not_fit_is_refused_with_the_remedy(changes: dict[str, str], said: str) -> None:
    with pytest.raises(OtherCalibration, match=said):
        read(small(**changes).to_json(), "shards", "v")
    with pytest.raises(OtherCalibration, match="expected a calibration"):
        read(b"{}", "shards", "v")


def test_positions_of_another_sort_are_refused() -> None:
    assert small().win("club", 2, 0.5) == 0.4
    with pytest.raises(OtherCalibration, match="calibrated for club-2, not for club-5"):
        small().win("club", 5, 0.5)


def test_a_game_that_nobody_can_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trivault.registry.games.GameEntry.part", lambda entry, what, plain: plain)
    with pytest.raises(NotCalibrated, match="is known of shards, keyforge, mage-wars, not of keyforge"):
        calibrated("keyforge")
