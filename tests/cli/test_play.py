"""`trivault play`: whole games through the command line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import trivault
from trivault.cli import main
from trivault.kernel.replaying import open_replay
from trivault.kernel.text import LANGUAGES
from trivault.tui import saves

GAME = trivault.load("shards")
AGAINST = ("--players", "human,random", "--seed", "11")


@pytest.fixture(autouse=True)
def state_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def play(*options: str, typed: str = "") -> Result:
    result = CliRunner().invoke(main, ["play", *options], input=typed)
    assert "Traceback" not in result.output
    return result


def position(tmp: Path, **form: object) -> str:
    path = tmp / "position.json"
    path.write_text(json.dumps(form))
    return str(path)


def running() -> trivault.Table:
    path = saves.running("shards")
    return saves.opened(path, saves.read(path), GAME)


class TestWholeGames:
    def test_always_the_first_answer_against_chance(self) -> None:
        result = play(*AGAINST, typed="1\n" * 2000)
        assert result.exit_code == 0
        assert " wins in turn " in result.output
        assert "\nPlayer 1, health: " in result.output.rpartition(" wins in turn ")[2]
        assert open_replay(saves.read(saves.finished("shards")), GAME).state.over
        assert not saves.running("shards").exists()

    def test_against_the_greedy_bot(self) -> None:
        result = play("shards", "--seed", "5", typed="1\n" * 2000)
        assert " wins in turn " in result.output
        assert "greedy" in result.output

    def test_hot_seat(self, tmp_path: Path) -> None:
        side = {"hand": ["crystal", "infinity-shard"], "deck": ["9 blaster"], "health": 9}
        file = position(tmp_path, players=[side] * 3)
        result = play("--position", file, "--players", "human,human,human", typed="\n1\n" * 300)
        assert " wins in turn " in result.output
        assert "Player 3, it is your decision." in result.output

    def test_bots_alone_are_watched(self) -> None:
        result = play("--players", "random,random", "--seed", "1")
        assert result.exit_code == 0
        assert "\nTurn 1, Player " in result.output
        assert " wins in turn " in result.output

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_every_language(self, lang: str, tmp_path: Path) -> None:
        file = position(
            tmp_path, players=[{"hand": ["crystal", "infinity-shard"], "deck": ["9 blaster"]}, {"health": 9}]
        )
        result = play("--position", file, "--lang", lang, typed="1\n" * 300)
        won = {"en": "wins in turn", "de": "gewinnt in Zug", "pl": "wygrywa w turze"}
        assert won[lang] in result.output
        others = [said for other, said in won.items() if other != lang]
        assert not any(said in result.output for said in others)

    def test_the_same_seed_is_the_same_game(self) -> None:
        first, again = (play(*AGAINST, "--plain", typed="1\n" * 20) for _ in range(2))
        assert first.stdout.splitlines() == again.stdout.splitlines()[1:], "but for what was kept"

    def test_the_language_may_come_from_the_environment(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("TRIVAULT_LANG", "de")
        assert "Zentrale Auslage" in play(*AGAINST, "--board").output


class TestOddBytes:
    """What comes and goes need not be text in the terminal's encoding."""

    def run(self, typed: bytes, encoding: str, *options: str) -> subprocess.CompletedProcess[bytes]:
        command = [sys.executable, "-m", "trivault", "play", *AGAINST, *options]
        environment = os.environ | {"PYTHONIOENCODING": encoding}
        return subprocess.run(command, input=typed, env=environment, capture_output=True, check=False)

    def test_letters_that_the_terminal_does_not_know(self) -> None:
        done = self.run(b"1\n", "ascii", "--board", "--lang", "pl")
        assert (done.returncode, done.stderr) == (0, b"")
        assert b"Centralny rz?d" in done.stdout

    def test_bytes_that_are_no_text(self) -> None:
        play(*AGAINST)
        untouched = running().answers
        done = self.run(b"play cry\xff\n\0\n\0\nresume \0\n", "utf-8")
        assert (done.returncode, done.stderr) == (0, b"")
        assert running().answers == untouched


class TestSaving:
    def test_the_end_of_input_loses_nothing(self) -> None:
        result = play(*AGAINST, typed="1\n2\n")
        assert result.exit_code == 0
        assert result.output.endswith("The game is saved. Go on with: trivault play shards --resume\n")
        assert [player for player, _ in running().answers].count(0) == 2

    def test_resume_goes_on_where_the_game_was(self) -> None:
        whole = play(*AGAINST, typed="1\n" * 2000).output.splitlines()[-6:]
        play(*AGAINST, typed="1\n" * 10)
        before = running().state.digest()
        play("--resume", typed="")
        assert running().state.digest() == before
        result = play("--resume", typed="1\n" * 2000)
        assert result.output.splitlines()[-6:] == whole

    def test_a_file_of_ones_own(self, tmp_path: Path) -> None:
        file = str(tmp_path / "mine.json")
        result = play(*AGAINST, "--save", file, typed="1\n")
        assert result.output.endswith(f"trivault play shards --resume {file}\n")
        assert not saves.running("shards").exists()
        assert play("--resume", file, typed="1\n").exit_code == 0
        assert [player for player, _ in saves.read(Path(file)).answers].count(0) == 2

    def test_a_finished_game_in_a_file_of_ones_own_is_kept_there(self, tmp_path: Path) -> None:
        file = str(tmp_path / "mine.json")
        play(*AGAINST, "--save", file, typed="1\n" * 2000)
        result = play("--resume", file)
        assert result.exit_code == 2
        assert (
            result.stderr == f"trivault: the game in {file} is over; look at it with: trivault replay {file}\n"
        )

    def test_a_new_game_does_not_overwrite_an_unfinished_one(self) -> None:
        play(*AGAINST, typed="1\n")
        old = running().state.digest()
        result = play("--players", "human,random", "--seed", "12", typed="1\n")
        kept = saves.running("shards").with_name("shards-2.replay.json")
        assert f"Your unfinished game was kept: trivault play --resume {kept}" in result.output
        assert open_replay(saves.read(kept), GAME).state.digest() == old
        assert running().state.digest() != old

    def test_other_players_may_take_the_seats(self) -> None:
        play(*AGAINST, typed="1\n")
        play("--resume", "--players", "human,human", typed="\n")
        assert running().seats == ("human", "human")

    def test_undo(self) -> None:
        play(*AGAINST, typed="1\n1\n")
        two = running().state.digest()
        play(*AGAINST, typed="1\n1\ne\nundo\n")
        assert running().state.digest() == two

    def test_strict_undo(self) -> None:
        result = play(*AGAINST, "--no-free", typed="e\nundo\n")
        assert "That cannot be taken back" in result.output


class TestPosition:
    def test_a_position(self, tmp_path: Path) -> None:
        file = position(tmp_path, players=[{"hand": ["blaster"]}, {"health": 1}, {"health": 1}])
        result = play("--position", file, "--board", typed="1\n")
        assert "Player 3" in result.output
        assert running().seats == ("human", "greedy", "greedy")
        assert running().state.players[2].health == 1

    def test_resumed(self, tmp_path: Path) -> None:
        file = position(tmp_path, players=[{"hand": ["blaster", "crystal"]}, {"health": 9}])
        play("--position", file, typed="play crystal\n")
        result = play("--resume", typed="")
        assert "Player 1, hand: Blaster." in result.output


class TestRefused:
    @pytest.mark.parametrize(
        ("options", "line"),
        [
            (["--players", "human"], "shards is for 2 to 4 players, not 1"),
            (["--players", ",".join(["human"] * 5)], "shards is for 2 to 4 players, not 5"),
            (["--players", "human,god"], "unknown kind of player 'god'; known: beginner, casual, club"),
            (["--players", ""], "unknown kind of player ''"),
            (["chess"], "unknown game 'chess'; known: keyforge, mage-wars, shards"),
            (["--resume"], "there is no saved game "),
            (["--resume", "nowhere.json"], "there is no saved game nowhere.json"),
            (["--save", "no/such/folder/x.json"], "no/such/folder/x.json: No such file or directory"),
            (["--position", "nowhere.json"], "nowhere.json: No such file or directory"),
        ],
    )
    def test_in_one_line(
        self, options: list[str], line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.chdir(tmp_path)
        result = play(*options)
        assert result.exit_code == 2
        assert result.stderr.startswith(f"trivault: {line}")
        assert result.stderr.count("\n") == 1
        assert result.stdout == ""

    @pytest.mark.parametrize(
        ("options", "line"),
        [
            (["--lang", "fr"], "Invalid value for '--lang'"),
            (["--seed", "-1"], "Invalid value for '--seed': expected a whole number from 0 to "),
            (["--seed", "x"], "Invalid value for '--seed': expected a whole number from 0 to "),
            (["--resume", "--seed", "1"], "A saved game is set up already: --resume goes without --seed."),
            (
                ["--resume", "--position", "x"],
                "A saved game is set up already: --resume goes without --position.",
            ),
            (["--dance"], "No such option '--dance'."),
        ],
    )
    def test_wrong_options_in_one_line(self, options: list[str], line: str) -> None:
        result = play(*options)
        assert result.exit_code == 2
        assert result.stderr.startswith(f"trivault: {line}")
        assert result.stderr.endswith(" See main play --help.\n")
        assert result.stderr.count("\n") == 1

    @pytest.mark.parametrize(
        ("text", "said"),
        [
            ("[1]", "not a position"),
            ("{", "not a position"),
            ("{}", "players"),
            ('{"players": [{"health": 99}, {}]}', "players[0].health: expected 0 to 50, not 99"),
            ('{"players": [{"hand": ["dragon"]}, {}]}', "unknown card 'dragon'"),
            ('{"players": [{}]}', "2 to 4 players"),
            ('{"players": ' + "[" * 100_000, "not a position"),
            ('{"players": [{}, {}], "turn": {"player": 7}}', "turn.player"),
        ],
        ids=["list", "cut off", "empty", "health", "card", "alone", "deep", "turn"],
    )
    def test_positions_that_contradict_themselves(self, tmp_path: Path, text: str, said: str) -> None:
        path = tmp_path / "position.json"
        path.write_text(text)
        result = play("--position", str(path))
        assert result.exit_code == 2
        assert said in result.stderr
        assert result.stderr.count("\n") == 1

    def test_a_position_for_others(self, tmp_path: Path) -> None:
        result = play("--position", position(tmp_path, players=[{}, {}]), "--players", "human,human,human")
        assert result.stderr == "trivault: 2 players sit at this table, but --seats names 3\n"

    def test_a_file_that_exists_is_not_overwritten(self, tmp_path: Path) -> None:
        path = tmp_path / "letter.txt"
        path.write_text("dear")
        result = play("--save", str(path))
        assert result.exit_code == 2
        assert "exists already" in result.stderr
        assert path.read_text() == "dear"
