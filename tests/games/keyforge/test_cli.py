"""`trivault play keyforge`: whole games, decks, saved games and replays through the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import trivault
from trivault.cli import main
from trivault.games.keyforge.decks.deck_lists import built_in
from trivault.games.keyforge.decks.generator import generate
from trivault.kernel.replaying import open_replay
from trivault.kernel.text import LANGUAGES
from trivault.tui import saves

GAME = trivault.load("keyforge")
AGAINST = ("keyforge", "--players", "human,random", "--seed", "11")
WON = {"en": "wins in turn", "de": "gewinnt in Zug", "pl": "wygrywa w turze"}


@pytest.fixture(autouse=True)
def state_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def call(command: str, *options: object, typed: str = "") -> Result:
    result = CliRunner().invoke(main, [command, *map(str, options)], input=typed)
    assert "Traceback" not in result.output
    return result


def play(*options: object, typed: str = "") -> Result:
    return call("play", *options, typed=typed)


def running() -> trivault.Table:
    path = saves.running("keyforge")
    return saves.opened(path, saves.read(path), GAME)


class TestWholeGames:
    @pytest.mark.parametrize("view", ["--plain", "--board"])
    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_every_language_in_both_views(self, lang: str, view: str, tmp_path: Path) -> None:
        side = {"amber": 6, "keys": ["red", "blue"], "hand": ["2 punch", "troll"], "deck": ["9 bumpsy"]}
        file = tmp_path / "position.json"
        file.write_text(json.dumps({"players": [side, {"line": ["2 troll"], "deck": ["9 bumpsy"]}]}))
        options = ("--position", file, "--players", "human,random", "--lang", lang, view)
        result = play("keyforge", *options, typed="1\n" * 60)
        assert result.exit_code == 0
        assert WON[lang] in result.output
        assert not any(said in result.output for other, said in WON.items() if other != lang)
        assert open_replay(saves.read(saves.finished("keyforge")), GAME).state.over

    def test_against_the_greedy_bot(self) -> None:
        result = play("keyforge", "--seed", 3, typed="1\n" * 1000)
        assert "Player 2, greedy: " in result.output
        assert " wins in turn " in result.output
        report = result.output.rpartition(" wins in turn ")[2]
        assert "\nPlayer 1, keys: " in report
        assert " forges the " in report, "what the game was decided by"

    def test_hot_seat(self, tmp_path: Path) -> None:
        side = {"hand": ["punch", "troll"], "deck": ["9 bumpsy"]}
        file = tmp_path / "position.json"
        position = {"players": [{**side, "amber": 6, "keys": ["red", "blue"]}, side], "turn": {"house": "dis"}}
        file.write_text(json.dumps(position))
        options = ("--position", file, "--players", "human,human", "--auto-order")
        result = play("keyforge", *options, typed="\n1\n1\n" * 20)
        assert "Player 2, it is your decision." in result.output
        assert " wins in turn " in result.output

    def test_bots_alone_are_watched(self) -> None:
        result = play("keyforge", "--players", "random,random", "--seed", 2)
        assert result.exit_code == 0
        assert "\nTurn 1, Player " in result.output
        assert " wins in turn " in result.output

    def test_the_same_seed_is_the_same_game(self) -> None:
        first, again = (play(*AGAINST, "--plain", typed="1\n" * 8) for _ in range(2))
        assert first.stdout.splitlines() == again.stdout.splitlines()[1:], "but for what was kept"


class TestSaving:
    def test_resume_goes_on_where_the_game_was(self) -> None:
        result = play(*AGAINST, typed="1\n" * 8)
        assert result.output.endswith("The game is saved. Go on with: trivault play keyforge --resume\n")
        before = running().state.digest()
        assert play("keyforge", "--resume").exit_code == 0
        assert running().state.digest() == before

    def test_the_game_is_the_one_in_the_file(self, tmp_path: Path) -> None:
        file = tmp_path / "mine.json"
        play(*AGAINST, "--save", file, typed="1\n")
        result = play("--resume", file, typed="1\n")
        assert result.exit_code == 0
        assert "key cost" in result.output

    def test_without_a_name_the_game_that_was_played_last(self) -> None:
        play("shards", "--players", "human,random", typed="1\n")
        play(*AGAINST, typed="1\n")
        assert "key cost" in play("--resume").output
        assert play("shards", "--resume").output.count("mastery") > 0

    def test_another_game_than_named(self, tmp_path: Path) -> None:
        file = tmp_path / "mine.json"
        play(*AGAINST, "--save", file, typed="1\n")
        result = play("shards", "--resume", file)
        assert result.exit_code == 2
        assert "saved from the game keyforge, expected shards" in result.stderr

    def test_undo(self) -> None:
        play(*AGAINST, typed="1\n1\n")
        two = running().state.digest()
        play(*AGAINST, typed="1\n1\n1\nundo\n")
        assert running().state.digest() == two

    def test_replay_and_playing_on(self, tmp_path: Path) -> None:
        file = tmp_path / "game.json"
        play(*AGAINST, "--save", file, typed="1\n" * 12)
        text = call("replay", file, "--lang", "de").output
        assert "Zug 2, Spieler " in text
        assert text.endswith("Hier bricht die Aufzeichnung ab.\n")
        assert call("replay", file, "--play", "--at", 4).exit_code == 0
        assert running().answers[:4] == list(saves.read(file).answers[:4])


def listed(**card: object) -> bytes:
    """A deck in the JSON form with one card."""
    return json.dumps({"name": "x", "houses": [], "cards": [{"house": "brobnar", **card}]}).encode()


class TestDecks:
    def houses(self) -> list[tuple[str, ...]]:
        return [side.houses for side in running().state.players]

    def test_by_name_and_by_number(self) -> None:
        assert play(*AGAINST, "--deck", "Miss Onyx Censorius", "--deck", "generated-7").exit_code == 0
        assert self.houses() == [built_in()["miss-onyx-censorius"].houses, generate(7).houses]

    def test_without_any_two_are_generated(self) -> None:
        play(*AGAINST)
        assert self.houses() == [generate(22).houses, generate(23).houses]

    def test_the_other_one_is_generated(self) -> None:
        play(*AGAINST, "--deck", "miss-onyx-censorius")
        assert self.houses() == [built_in()["miss-onyx-censorius"].houses, generate(23).houses]

    def test_files(self, tmp_path: Path) -> None:
        """The saved game carries the lists: the files may change or go."""
        deck = generate(99)
        text, published = tmp_path / "deck.txt", tmp_path / "deck.json"
        text.write_text(deck.text(), encoding="utf-8-sig")
        cards = [
            {"id": c.slug, "house": c.house, "maverick": GAME.card(c.slug).house != c.house} for c in deck.cards
        ]
        published.write_text(json.dumps({"name": deck.name, "houses": deck.houses, "cards": cards}))
        assert play(*AGAINST, "--deck", text, "--deck", published, typed="1\n").exit_code == 0
        text.unlink()
        published.unlink()
        assert self.houses() == [deck.houses] * 2
        state = running().state
        assert [card.slug for card in state.defs] == [card.slug for card in deck.cards] * 2

    @pytest.mark.parametrize(
        ("name", "content", "said"),
        [
            ("a.txt", b"Name\n[Dis]\nDust Imp\nTrol\n", "line 4: |'Trol'|did you mean troll"),
            ("a.txt", b"Name\n[Dos]\n", "line 2: |Dos|is no house"),
            ("a.txt", b"Name\n[Dis]\nDust Imp\n", "Name: a deck has three different houses, not dis"),
            ("a.txt", b"", "an empty deck list"),
            ("a.txt", "Name\n[Dis]\nD\xe4mon".encode("latin-1"), "line 3: |0xe4|UTF-8"),
            ("a.txt", b"x" * 2_000_000, "too long for a deck list"),
            ("a.json", b'{"name": "x",\n "houses": ["dis" "mars"]}', "(line 2)|not JSON"),
            ("a.json", b"[1]", "not a deck"),
            ("a.json", b"", "not JSON"),
            ("a.json", b'{"name": ' + b"[" * 90_000, "not "),
            ("a.json", b'{"name": "\xff"}', "line 1: |0xff|UTF-8"),
            ("a.json", listed(id="trol"), "'trol'|did you mean troll"),
            ("a.json", listed(id="troll", count=999999999), "cards[0]"),
        ],
    )
    def test_files_that_are_no_decks(self, tmp_path: Path, name: str, content: bytes, said: str) -> None:
        path = tmp_path / name
        path.write_bytes(content)
        said_of_it = self.refused(f"{path}: ", "--deck", path, "--deck", "generated-1")
        assert all(part in said_of_it for part in said.split("|"))

    def test_no_file(self, tmp_path: Path) -> None:
        for path, why in (
            (tmp_path / "x.txt", "No such file or directory"),
            (tmp_path, "expected one deck, not 0"),
        ):
            self.refused(f"{path}: {why}", "--deck", path, "--deck", "generated-1")

    @pytest.mark.parametrize(
        ("decks", "said"),
        [
            (
                ["mis-onyx-censorius", "generated-1"],
                "unknown deck 'mis-onyx-censorius'; did you mean miss-onyx-",
            ),
            (["generated-1", "generated-x"], "unknown deck 'generated-x'"),
            (["", "generated-1"], "unknown deck ''"),
            (["generated-1"] * 3, "keyforge is played with two decks, but --deck names 3"),
        ],
    )
    def test_names_of_no_deck(self, decks: list[str], said: str) -> None:
        self.refused(said, *(part for deck in decks for part in ("--deck", deck)))

    def refused(self, said: str, *options: object) -> str:
        result = play("keyforge", *options)
        assert result.exit_code == 2
        assert result.stderr.startswith(f"trivault: {said}")
        assert all(line.startswith("trivault: ") for line in result.stderr.splitlines())
        assert result.stdout == ""
        return result.stderr

    def test_games_without_decks(self) -> None:
        result = play("shards", "--deck", "x")
        assert result.exit_code == 2
        assert result.stderr.startswith("trivault: shards is played without decks")

    def test_decks_do_not_go_with_other_beginnings(self, tmp_path: Path) -> None:
        for options in (["--position", tmp_path / "x"], ["--resume"]):
            result = play("keyforge", "--deck", "generated-1", *options)
            assert result.exit_code == 2
            assert f"is set up already: {options[0]} goes without --deck." in result.stderr
