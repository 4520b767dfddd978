"""`trivault play mage-wars`: whole games, books, stops, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import trivault
from tests.each import crossed
from trivault.cli import main
from trivault.games.magewars.decks.spellbook import find_book
from trivault.kernel.replaying import open_replay
from trivault.kernel.text import LANGUAGES
from trivault.presentation.prompting import stops_of
from trivault.tui import saves

GAME = trivault.load("mage-wars")
AGAINST = ("--players", "human,random", "--seed", "5")


@pytest.fixture(autouse=True)
def state_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def play(*options: str, typed: str = "") -> Result:
    result = CliRunner().invoke(main, ["play", "mage-wars", *options], input=typed)
    assert "Traceback" not in result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


def kept() -> trivault.Table:
    path = saves.running("mage-wars")
    return saves.opened(path, saves.read(path), GAME)


@pytest.mark.parametrize(("lang", "view"), crossed(LANGUAGES, ["--plain", "--board"]))
def test_a_whole_game_in_every_language_and_both_views(lang: str, view: str) -> None:
    """For apprentices, who have less life."""
    result = play(*AGAINST, "--apprentice", "--lang", lang, view, typed="1\n" * 3000)
    assert result.exit_code == 0
    won = {"en": " wins in round ", "de": " gewinnt in Runde ", "pl": " wygrywa w rundzie "}
    assert won[lang] in result.output
    assert result.output.count("--seed 5") >= 2, "at the start and at the end"
    assert open_replay(saves.read(saves.finished("mage-wars")), GAME).state.over


def test_against_the_greedy_bot() -> None:
    result = play("--seed", "2", "--apprentice", typed="1\n" * 4)
    assert "Player 2, " in result.output
    assert "greedy" in result.output
    assert {player for player, _ in kept().answers} == {0, 1}


def test_the_default_book_and_the_hint() -> None:
    result = play(*AGAINST, typed="hint\nforce\npiles\n")
    assert "%). " in result.output, "the hint says how likely it wins"
    assert "Player 1, spellbook: " in result.output


def test_books_by_name_and_from_files(tmp_path: Path) -> None:
    text = tmp_path / "mine.txt"
    text.write_text(find_book("starting-priestess").text())
    form = {"id": "json-book", "mage": "warlock", "cards": [{"card": "Fireball", "count": 2}]}
    data = tmp_path / "theirs.json"
    data.write_text(json.dumps(form))
    books = ("generated-wizard-7", "starting-beastmaster", str(text), str(data))
    play(*(word for book in books for word in ("--book", book)), "--seed", "1")
    state = kept().state
    mages = [state.card(side.mage).slug for side in state.players]
    assert mages == ["wizard", "beastmaster", "priestess", "warlock"]
    assert len(state.players[3].spellbook) == 2
    text.unlink()
    assert kept().state.seats == 4, "a saved game carries its books"


def test_teams_and_apprentices() -> None:
    play("--teams", "--seed", "1")
    assert kept().state.teams
    play("--apprentice", "--seed", "1")
    assert kept().state.apprentice
    assert kept().state.seats == 2


def test_stops_of_the_command_line_are_kept() -> None:
    play(*AGAINST, "--stops", "own, upkeep, nullify")
    assert stops_of(kept()) == ("own upkeep nullify",) * 2
    result = play("--resume", typed="stops\n")
    assert "in the Upkeep Phase; while you can reveal Nullify" in result.output


@pytest.mark.parametrize(
    ("options", "line"),
    [
        (("--book", "starting-wizrd", "--book", "starting-wizard"), "did you mean starting-wizard"),
        (("--book", "starting-wizard"), "expected a deck for each of 2 seats, but --deck names 1"),
        (("--book", "{bad}", "--book", "starting-wizard"), "(21 of 120 spell points): 7 copies of Minor Heal"),
        (("--book", "nowhere.txt", "--book", "starting-wizard"), "nowhere.txt: No such file"),
        (("--teams", "--players", "human,random"), "teams are two players against two, not 2 players"),
        (("--apprentice", "--players", "human,random,random"), "apprentices play in twos, not 3"),
        (("--stops", "sometimes"), "--stops 'sometimes': name always, own or never"),
        (("--players", "human"), "2 to 4"),
    ],
)
def test_refused_in_one_line(options: tuple[str, ...], line: str, tmp_path: Path) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text("X\nMage: warlock\n7 minor-heal\n")
    play(*AGAINST)
    before = saves.running("mage-wars").read_bytes()
    result = play(*(option.format(bad=bad) for option in options))
    assert result.exit_code == 2
    assert line in result.stderr
    assert saves.running("mage-wars").read_bytes() == before, "the game under way is not touched"


def test_options_for_mages_alone() -> None:
    for option in (("--teams",), ("--apprentice",), ("--book", "starting-wizard"), ("--stops", "own")):
        result = CliRunner().invoke(main, ["play", "keyforge", *option])
        assert result.exit_code == 2
        assert "keyforge" in result.stderr
    result = play("--resume", "--teams")
    assert result.exit_code == 2
    assert "A saved game is set up already: --resume goes without --teams" in result.stderr
