"""The benchmark runs, compares with its baseline and guards the floors."""

import json

import pytest
from click.testing import CliRunner

import trivault
from benchmarks import run
from benchmarks.run import BASELINE, BUDGET, MEASURES, Effort, below_floor, main

NAMES = [measure.name for measure in MEASURES]
GUARDED = [(game, name) for game in BUDGET for name in BUDGET[game]]


@pytest.fixture(autouse=True)
def little_effort(monkeypatch):
    """The figures do not matter here."""
    monkeypatch.setattr(run, "QUICK", Effort(games=1, repeats=1, loops=1))


def bench(*arguments):
    return CliRunner().invoke(main, ["--quick", *map(str, arguments)])


def test_the_baseline_is_updated_and_compared_with(tmp_path, monkeypatch):
    monkeypatch.setattr(run, "BUDGET", {})
    file = tmp_path / "baseline.json"
    first = bench("shards", "--baseline", file)
    assert first.exit_code == 0
    assert "%" not in first.output
    assert not file.exists()
    assert bench("--baseline", file, "--update").exit_code == 0
    recorded = json.loads(file.read_text())[run.BUILD]
    assert list(recorded) == list(trivault.NAMES)
    for figures in recorded.values():
        assert list(figures) == NAMES
        assert all(value > 0 for value in figures.values())
    again = bench("shards", "--baseline", file)
    assert again.output.count(" %") == len(MEASURES)
    (line,) = [line for line in again.output.splitlines() if line.startswith("state")]
    assert "+0 %" in line, "the size of states does not depend on the machine"


def test_a_game_below_its_floor_fails(tmp_path, monkeypatch):
    monkeypatch.setitem(run.BUDGET, "shards", {"clone": (0.001, 0.0001), "state": (1e9, 1e9)})
    result = bench("shards", "--baseline", tmp_path / "none.json")
    assert result.exit_code == 1
    assert "shards misses its floor in: clone\n" in result.output


@pytest.mark.parametrize(("game", "name"), GUARDED)
def test_each_floor_is_guarded(game, name):
    good = {each: target for each, (_, target) in BUDGET[game].items()}
    floor, target = BUDGET[game][name]
    bad = floor * (1.01 if floor > target else 0.99)
    assert below_floor(game, good) == []
    assert below_floor(game, good | {name: floor}) == []
    assert below_floor(game, good | {name: bad}) == [name]


def test_every_game_has_a_budget():
    assert set(BUDGET) == set(trivault.NAMES)


def test_the_committed_baseline_fits_the_games():
    figures = json.loads(BASELINE.read_text())[run.BUILD]
    assert list(figures) == list(trivault.NAMES)
    for name in figures:
        assert list(figures[name]) == NAMES
        assert below_floor(name, figures[name]) == []


def test_the_profile_shows_where_the_time_goes(tmp_path):
    result = bench("shards", "--profile", "--baseline", tmp_path / "none.json")
    assert result.exit_code == 0
    assert "Ordered by: internal time" in result.output
    assert "interpreter.py" in result.output


def test_an_unknown_game_is_refused():
    result = bench("chess")
    assert result.exit_code == 2
    assert "'chess' is not " in result.output
