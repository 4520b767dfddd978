"""`trivault hint`: advice on the open choice of a saved game."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.analysis.games import SAVING, table_of, thrown_away
from trivault.cli import main


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_bytes(table_of("keyforge", SAVING).replay().to_bytes())
    return path


def hint(*options: object) -> Result:
    return CliRunner().invoke(main, ["hint", *map(str, options)])


@pytest.mark.parametrize("level", ["club", "expert"])
def test_the_best_answer_with_its_probability_and_why(game: Path, level: str) -> None:
    result = hint(game, "--from", level)
    assert result.exit_code == 0
    assert result.stdout.startswith("Play Urchin (")
    assert "%). " in result.stdout


def test_a_level_that_compares_nothing_says_so(game: Path) -> None:
    assert "by a simple rule" in hint(game, "--from", "casual").stdout
    assert "Nach einer einfachen Regel" in hint(game, "--from", "casual", "--lang", "de").stdout


def test_what_cannot_be_advised_is_said_in_a_line(game: Path, tmp_path: Path) -> None:
    over = tmp_path / "over.json"
    over.write_bytes(thrown_away().replay().to_bytes())
    for options, said in (
        ((over,), "this game is over"),
        ((game, "--from", "grandmaster"), "'casual', 'club'"),
        ((tmp_path / "nowhere.json",), "nowhere.json: No such file"),
    ):
        result = hint(*options)
        assert result.exit_code == 2
        assert said in result.stderr
