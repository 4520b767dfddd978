"""`trivault learn` and `trivault puzzle`: what is typed, and what the coach says to it."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from click.testing import CliRunner

from trivault.cli import main
from trivault.games.shards import puzzles as shards
from trivault.kernel.replay import Setup
from trivault.kernel.table import Table
from trivault.kernel.text import LANGUAGES
from trivault.puzzles import lesson, of_the_day, puzzles
from trivault.puzzles.solver import solve
from trivault.registry import entry
from trivault.tui import saves

GAMES = ("shards", "keyforge", "mage-wars")


@pytest.fixture(autouse=True)
def state_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def run(*words: str, typed: str = "") -> str:
    result = CliRunner().invoke(main, list(words), input=typed)
    assert result.exit_code == 0, result.output
    return result.output


def typed_for(*answers: str) -> str:
    return "".join(f"{answer}\n" for answer in answers)


def test_a_first_game_is_played_to_its_end() -> None:
    typed = ""
    for chapter in lesson("keyforge").chapters:
        typed += typed_for(*solve(chapter).lines[0].answers, "")
    for lang in LANGUAGES:
        output = run("learn", "keyforge", "--lang", lang, typed=typed)
        assert "trivault play keyforge" in output


def test_the_coach_reacts_to_something_else_and_goes_on_after_undo() -> None:
    output = run("learn", "keyforge", typed=typed_for("brobnar", "undo", "untamed", "quit"))
    assert "Coach: That is allowed. But now only Troll works" in output
    assert output.count("Coach: Whoever forges three keys first wins") == 2
    assert "Come back whenever you like." in output


def test_a_puzzle_from_a_file_is_proved_and_played(tmp_path: Path) -> None:
    good, bad = (tmp_path / name for name in ("good.toml", "bad.toml"))
    text = (Path(shards.__file__).parent / "ten-is-a-number.toml").read_text()
    good.write_text(text)
    bad.write_text(text.replace("mastery = 9", "mastery = 8"))
    right = typed_for("play crystal", "focus", "play aetherbreaker", "end-turn")
    assert "Well done!" in run("puzzle", "--file", str(good), typed=right)
    refused = CliRunner().invoke(main, ["puzzle", "--file", str(bad)])
    assert refused.exit_code
    assert "no first answer solves it" in f"{refused.exception} {refused.output}"


def test_a_puzzle_that_failed_can_be_tried_again() -> None:
    wrong = ("play aetherbreaker", "end-turn", "")
    right = ("hint", "hint", "play crystal", "focus", "play aetherbreaker", "end-turn")
    output = run("puzzle", "shards", "ten-is-a-number", typed=typed_for(*wrong, *right))
    assert "It was too early." in output
    assert "Hint 2 of 3" in output
    assert "Well done!" in output
    assert "✓ *   ten-is-a-number" in run("puzzle", "shards", "--list")


def test_every_day_has_a_puzzle_and_all_come_before_one_comes_again() -> None:
    for game in GAMES:
        days = [of_the_day(game, 86_400 * day + 3600) for day in range(len(puzzles(game)))]
        assert sorted(days) == sorted(puzzles(game))


def test_a_missed_win_of_a_finished_game_becomes_a_puzzle(tmp_path: Path) -> None:
    game = entry("shards").load()
    position: dict[str, object] = {
        "players": [{"hand": ["infinity-shard"], "mastery": 30}, {"deck": ["3 blaster"], "health": 9}],
        "centre": [],
    }
    table = Table(game, Setup(position=position), 0, ("human", "greedy"))
    table.answer("end-turn")
    table.concede(0)
    path = tmp_path / "game.json"
    saves.write(path, table.replay())
    output = run("puzzle", "--from", str(path), typed=typed_for("play infinity-shard"))
    assert "In turn 1 of that game you could have won." in output
    assert "Well done!" in output


def test_terminal_and_table_have_the_same_puzzle_of_the_day(monkeypatch):
    monkeypatch.setattr(time, "time", lambda: 1_800_000_000.0)
    listed = CliRunner().invoke(main, ["puzzle", "keyforge", "--list"]).stdout
    (line,) = (line for line in listed.splitlines() if "puzzle of the day" in line)
    assert of_the_day("keyforge", 1_800_000_000.0) in line
