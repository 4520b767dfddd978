"""`trivault analyse`: a saved game judged in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.analysis.games import WINNING, table_of, thrown_away
from trivault.analysis.review import judge
from trivault.cli import main


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_bytes(thrown_away().replay().to_bytes())
    return path


def analyse(*options: object) -> Result:
    result = CliRunner().invoke(main, ["analyse", *map(str, options)])
    assert "Traceback" not in result.output
    return result


def test_a_game_in_words(game: Path) -> None:
    result = analyse(game)
    assert result.exit_code == 0
    assert result.stdout.startswith("Player 2 wins in turn ")
    assert "better was Play Blaster (" in result.stdout
    assert "Luck and skill" in result.stdout
    assert "made no mistake that weighs" in analyse(game, "--seat", 2).stdout


@pytest.mark.parametrize(("lang", "said"), [("de", "besser war Blaster"), ("pl", "lepsze było")])
def test_in_other_languages(game: Path, lang: str, said: str) -> None:
    assert said in analyse(game, "--lang", lang).stdout


def test_for_programs(game: Path) -> None:
    told = json.loads(analyse(game, "--json", "--from", "expert").stdout)
    assert told["mistakes"][0]["better"] == "Play Blaster"
    assert told["course"][-1]["win"] == 0


def test_a_game_that_is_not_over(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(table_of("shards", WINNING, "end-turn").replay().to_bytes())
    result = analyse(path)
    assert "better was Play Blaster" in result.stdout
    assert "Luck and skill" not in result.stdout


def test_what_cannot_be_analysed_is_said_in_a_line(tmp_path: Path, game: Path) -> None:
    strange, empty = tmp_path / "strange.json", tmp_path / "empty.json"
    strange.write_text("hello")
    empty.write_bytes(table_of("shards", WINNING).replay().to_bytes())
    for options, said in (
        ((tmp_path / "nowhere.json",), "nowhere.json: No such file"),
        ((strange,), "not a replay of Trivault"),
        ((empty,), "nobody has decided anything"),
        ((game, "--seat", 3), "--seat goes from 1 to 2, not to 3"),
        ((game, "--from", "random"), "'club', 'expert', 'master'"),
    ):
        result = analyse(*options)
        assert result.exit_code == 2
        assert said in result.stderr
        assert len(result.stderr.splitlines()) == 1


def test_who_has_enough_of_it_is_told_what_was_found(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([True])

    def tired(*args: object) -> object:
        if not next(times, False):
            raise KeyboardInterrupt
        return judge(*args)  # type: ignore[arg-type]  # as it was called

    monkeypatch.setattr("trivault.cli.analyse.judge", tired)
    assert "Stopped after 1 of " in analyse(game).stdout
