"""Calibrating: probabilities are fitted to games, and looked at in others than they were fitted to."""

from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from training import calibrate as module
from training.positions import SETUPS, JudgedGame, OtherPositions, Seen, add, fold, judged_game, read
from training.reliability import around, called, curve, fitted, lost, reliability


def test_too_bold_scores_are_fitted_to_what_was_won():
    points = [(0.9, n < 7) for n in range(10)] * 40 + [(0.1, n < 3) for n in range(10)] * 40
    found = curve(points)
    assert found.win(0.9) == pytest.approx(0.7, abs=0.02)
    assert found.win(0.5) == pytest.approx(0.5, abs=0.02)
    assert found.wins == sorted(found.wins)


def test_among_more_than_two_those_ahead_are_fitted_apart_from_those_behind():
    points = [(0.9, n < 16) for n in range(20)] * 40
    points += [(0.5, n < 5) for n in range(20)] * 40 + [(0.1, n < 3) for n in range(20)] * 40
    four, two = curve(points, sides=4), curve(points)
    assert [four.win(score) for score in (0.1, 0.5, 0.9)] == pytest.approx([0.15, 0.25, 0.8], abs=0.01)
    assert two.win(0.9) < 0.77, "one slope for both is too flat for those ahead"


def test_large_leads_may_be_worth_more_than_in_proportion():
    met = [(0.7, 12, 20), (0.98, 199, 200), (0.3, 8, 20), (0.02, 1, 200)]
    points = [(score, n < won) for score, won, of in met for n in range(of)]
    bent, straight = curve(points * 40, bent=True), curve(points * 40)
    assert [bent.win(score) for score in (0.7, 0.98)] == pytest.approx([0.6, 0.995], abs=0.03)
    assert abs(straight.win(0.7) - 0.6) > 0.04, "the few that are nearly lost or won say how steep it is"
    assert bent.wins == sorted(bent.wins)


def test_also_scores_that_mean_nothing_give_a_curve_that_does_not_fall():
    wins = curve([(0.9, False), (0.1, True)] * 9).wins
    assert wins == sorted(wins)


def test_reliability_is_told_by_tenths_with_intervals_over_games():
    called = [(game, 0.72, game % 10 < 7) for game in range(100)] + [(5, 0.31, True)] * 3
    low, high = reliability(called)
    assert (low.low, low.positions, low.games) == (0.3, 3, 1)
    assert (high.low, high.positions, high.games) == (0.7, 100, 100)
    assert high.won == pytest.approx(0.7)
    assert 0.07 < high.error < 0.11
    assert lost(called) > 0


def test_what_is_called_about_so_likely_is_looked_at_by_itself():
    called = [(1, 0.64, True), (2, 0.66, True), (3, 0.74, False), (4, 0.76, True)]
    found = around(called, 0.7)
    assert found is not None
    assert (found.positions, found.won) == (2, 0.5)
    assert found.called == pytest.approx(0.7)
    assert around(called, 0.3) is None


@pytest.mark.parametrize("game", ["shards", "keyforge"])
def test_a_game_is_judged_from_all_sides(game, monkeypatch):
    monkeypatch.setattr("training.positions.SEEN", {"club": 0.02, "expert": 0.0})
    monkeypatch.setattr("training.positions.PLAYERS", dict.fromkeys(SETUPS, "random"))
    found = judged_game(game, 4)
    assert found is not None
    assert {each.level for each in found.seen} == {"club", ""}
    assert all(0.0 <= each.score <= 1.0 for each in found.seen)
    assert {each.won for each in found.seen} == {True, False}


def test_all_parts_have_all_set_ups():
    played = [JudgedGame(n, []) for n in range(24)]
    part, others = fold(played, 0)
    assert [each.seed for each in part] == [0, 1, 2, 3, 20, 21, 22, 23]
    assert [each.seed for each in others] == list(range(4, 20))


def test_no_game_has_a_part_in_what_its_own_positions_are_called():
    """One game in which bad positions were won does not make them look better in that game."""
    usual = [Seen("club", 2, 0.2, False)] * 20 + [Seen("club", 2, 0.8, True)] * 20
    played = [JudgedGame(n, usual) for n in range(20)]
    played[7] = JudgedGame(7, [Seen("club", 2, 0.2, True)] * 500)
    found = called(played)["club-2"]
    assert {won for game, p, won in found if game == 7} == {True}
    assert max(p for game, p, _ in found if game == 7) < 0.1
    assert all(p > 0.3 for game, p, won in found if game == 0 and not won)


def test_from_games_to_the_calibration_and_its_table(tmp_path, monkeypatch):
    """What is played by other rules, or judged by other values, is not mixed in."""
    seen = [Seen(look, 2, 0.1 + 0.8 * won, won) for look in ("club", "expert", "") for won in (True, False)]
    monkeypatch.setattr("training.positions.judged_game", lambda game, seed: JudgedGame(seed, seen))
    docs, package = tmp_path / "page.md", tmp_path / "package"
    package.mkdir()
    docs.write_text(
        "Before.\n<!-- calibration of shards -->\nold\n<!-- end of calibration of shards -->\nAfter.\n"
    )
    monkeypatch.setattr("training.page.CALIBRATION", docs)
    monkeypatch.setattr(module, "files", lambda name: package)
    result = CliRunner().invoke(module.calibrate, ["shards", "--games", "8", "--folder", str(tmp_path)])
    assert result.exit_code == 0, result.output
    text = docs.read_text()
    assert "old" not in text
    assert "*expert-2*" in text
    assert text.endswith("<!-- end of calibration of shards -->\nAfter.\n")
    made = msgspec.json.decode((package / "calibration.json").read_bytes())
    assert made["games"] == 8
    file = tmp_path / "shards-1.jsonl"
    assert list(add(file, "shards", 8, 1)) == [], "nothing is played again"
    file.write_bytes(file.read_bytes().replace(made["values"].encode(), b"other"))
    with pytest.raises(OtherPositions, match="delete the file to play anew"):
        read(Path(file), "shards")
    assert set(fitted([JudgedGame(1, seen)])) == {"club-2", "expert-2", "waiting-2"}
