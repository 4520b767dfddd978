"""`trivault replay`: printed where nobody types; the steps are tested with a terminal."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import trivault
from trivault.cli import main
from trivault.kernel.replay import Setup
from trivault.tui import saves

GAME = trivault.load("shards")


@pytest.fixture(autouse=True)
def state_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A finished game in which each player always gave the first answer."""
    return record(tmp_path / "game.json", 10_000)


def record(path: Path, most: int, seats: tuple[str, ...] = ("human", "random")) -> Path:
    table = trivault.Table(GAME, Setup({"players": 2}), 3, seats)
    while not table.state.over and len(table.answers) < most:
        table.answer(table.state.legal()[0])
    path.write_bytes(table.replay().to_bytes())
    return path


def of_other_rules(data: bytes) -> bytes:
    return data.replace(b'"version": "', b'"version": "9').replace(b'"rules": "', b'"rules": "x')


def replay(*options: object, typed: str = "") -> Result:
    result = CliRunner().invoke(main, ["replay", *map(str, options)], input=typed)
    assert "Traceback" not in result.output
    return result


def running() -> trivault.Table:
    return saves.opened(saves.running("shards"), saves.read(saves.running("shards")), GAME)


def test_the_whole_game_as_text(game: Path) -> None:
    result = replay(game)
    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert lines[1].startswith("Turn 1, Player ")
    assert any(line.startswith("Player 1 draws ") and "Crystal" in line for line in lines), "all cards are open"
    assert any(" wins in turn " in line for line in lines[-20:])


def test_german(game: Path) -> None:
    assert " gewinnt in Zug " in replay(game, "--lang", "de").output


def test_a_game_of_another_version_that_comes_out_the_same(game: Path) -> None:
    expected = replay(game).output
    game.write_bytes(of_other_rules(game.read_bytes()))
    assert replay(game).output == expected


def test_an_unfinished_game(tmp_path: Path) -> None:
    result = replay(record(tmp_path / "half.json", 20))
    assert result.output.endswith("The recording breaks off here.\n")


class TestPlayingOn:
    def test_from_a_moment(self, game: Path) -> None:
        result = replay(game, "--play", "--at", 6, typed="")
        assert result.exit_code == 0
        assert running().answers[:6] == list(saves.read(game).answers[:6])
        assert running().seats == ("human", "random")

    def test_the_recording_stays_as_it_was(self, game: Path) -> None:
        before = game.read_bytes()
        replay(game, "--play", "--at", 6, typed="1\n1\n")
        assert game.read_bytes() == before
        assert len(running().answers) > 6

    def test_into_a_file_and_with_other_players(self, game: Path, tmp_path: Path) -> None:
        file = tmp_path / "on.json"
        replay(game, "--play", "--at", 0, "--save", file, "--players", "human,human", typed="\n")
        assert saves.read(file).seats == ("human", "human")

    def test_a_person_takes_the_seat_that_decides_in_a_game_of_bots(self, tmp_path: Path) -> None:
        path = record(tmp_path / "bots.json", 8, ("greedy", "champion-7"))
        replay(path, "--play", typed="")
        player = running().state.choice.player
        assert running().seats[player] == "human"
        assert running().seats[1 - player] == "greedy"

    def test_where_the_game_is_over(self, game: Path) -> None:
        result = replay(game, "--play")
        assert result.exit_code == 2
        assert "The game is over there" in result.stderr


class TestRefused:
    @pytest.mark.parametrize(
        ("change", "said"),
        [
            (lambda data: data[:-30], "breaks off"),
            (lambda data: b"\x89PNG" + data, "not a replay"),
            (lambda data: b"", "not a replay"),
            (lambda data: of_other_rules(data.replace(b'"seed": 3', b'"seed": 4')), "saved by version 9"),
            (lambda data: data.replace(b'"game": "shards"', b'"game": "chess"'), "unknown game 'chess'"),
            (lambda data: data.replace(b'"seed": 3', b'"seed": 4'), "differs from what the rules give"),
            (lambda data: data.replace(b"trivault-replay/1", b"trivault-replay/9"), "this version reads"),
        ],
        ids=["cut off", "picture", "empty", "version", "game", "seed", "format"],
    )
    def test_files_that_are_no_good(self, game: Path, change, said: str) -> None:
        game.write_bytes(change(game.read_bytes()))
        result = replay(game)
        assert result.exit_code == 2
        assert said in result.stderr
        assert result.stderr.startswith("trivault: ")
        assert result.stderr.count("\n") == 1

    def test_no_file(self, tmp_path: Path) -> None:
        result = replay(tmp_path / "x.json")
        assert result.stderr == f"trivault: {tmp_path / 'x.json'}: No such file or directory\n"

    def test_a_moment_that_never_was(self, game: Path) -> None:
        many = len(saves.read(game).answers)
        result = replay(game, "--at", many + 1)
        assert result.exit_code == 2
        assert f"In this game --at goes from 0 to {many}, not to {many + 1}." in result.stderr


class TestLanguage:
    """A saved game goes on, and is looked at, in the language in which it was played."""

    def played(self, tmp_path: Path, lang: str = "de") -> Path:
        path = tmp_path / "saved.json"
        options = ["play", "shards", "--lang", lang, "--seed", "1", "--save", str(path)]
        CliRunner().invoke(main, options, input="1\n")
        return path

    def test_without_another_wish_it_stays(self, tmp_path: Path) -> None:
        path = self.played(tmp_path)
        assert "Spieler 1" in replay(path).output
        resumed = CliRunner().invoke(main, ["play", "--resume", str(path)], input="")
        assert "Spieler 1" in resumed.output

    def test_whoever_names_another_one_hears_that(self, tmp_path: Path) -> None:
        path = self.played(tmp_path)
        assert "Gracz 1" in replay(path, "--lang", "pl").output
        resumed = CliRunner().invoke(main, ["play", "--resume", str(path), "--lang", "en"], input="")
        assert "Player 1" in resumed.output
        resumed = CliRunner(env={"TRIVAULT_LANG": "pl"}).invoke(main, ["play", "--resume", str(path)], input="")
        assert "Gracz 1" in resumed.output

    def test_a_file_without_one_is_told_in_the_usual_language(self, game: Path) -> None:
        assert "Player 1" in replay(game).output
