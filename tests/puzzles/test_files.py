"""Files with puzzles: what is read, and what is refused with the reason."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from click.testing import CliRunner

from trivault.cli import main
from trivault.kernel.errors import PuzzleError
from trivault.kernel.text import LANGUAGES
from trivault.puzzles import Exercise, check, lesson, puzzles, read
from trivault.puzzles.files import LONGEST
from trivault.puzzles.sentences import goal, hint, sentence

GAMES = ("shards", "keyforge", "mage-wars")

PLAIN = """
format = "trivault-puzzle/1"
game = "shards"
goal = ["win"]
hints = [{ first = "play crystal" }]
traps = [{ answer = "play aetherbreaker", say = "trap" }]

[position]
centre = []

[[position.players]]
hand = ["aetherbreaker", "crystal"]
mastery = 9

[[position.players]]
health = 8

[text.en]
title = "Ten"
trap = "{aetherbreaker} came too early."
"""


def refused(text: str | bytes) -> str:
    """Why a file is refused, whoever has written it, and soon."""
    begun = time.process_time()
    with pytest.raises(PuzzleError) as error:
        _proved(text.encode() if isinstance(text, str) else text)
    assert time.process_time() - begun < 3
    return str(error.value)


def _proved(data: bytes) -> None:
    found = read(data)
    assert isinstance(found, Exercise)
    check(found, 2_000)


def test_a_puzzle_is_read_and_proved() -> None:
    found = read(PLAIN.encode())
    assert isinstance(found, Exercise)
    (line,) = check(found).solution.lines
    assert line.answers == ("play crystal", "focus p0", "play aetherbreaker", "end-turn")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("health = 8", "health = 9", "no first answer solves it"),
        ("health = 8", "health = 60", "players[1].health: expected 0 to 50"),
        ("aetherbreaker", "etherbreaker", "did you mean aetherbreaker?"),
        ('first = "play crystal"', 'first = "end-turn"', "no solution has the first answer 'end-turn'"),
        ('first = "play crystal"', 'card = "blaster"', "no solution has the card 'blaster'"),
        ('first = "play crystal"', 'card = "crystal", first = "end-turn"', "expected one of say, card"),
        ('answer = "play aetherbreaker"', 'answer = "play crystal"', "it solves the puzzle"),
        ('answer = "play aetherbreaker"', 'answer = "dance"', "traps[0]"),
        ('["win"]', '["mastery >= 9"]', "it holds already"),
        ('["win"]', '["luck >= 9"]', "expected win, did ANSWER"),
        ('["win"]', '["own trollop >= 1"]', "is no card of shards"),
        ('["win"]', '["did focus"]', "did is for tips"),
        ('["win"]', '"win"', "Expected `array`"),
        ('["win"]', '["win"]\nturns = 40', "Expected `int` <= 4"),
        ('["win"]', '["win"]\nchance = 0', "Expected `float`"),
        ('["win"]', '["win"]\nwhen = "soon"', "expected once or end"),
        ('["win"]', '["win"]\nsecret = 1', "unknown field `secret`"),
        ('game = "shards"', 'game = "chess"', "expected one of shards"),
        ("puzzle/1", "puzzle/9", 'expected "trivault-puzzle/1"'),
        ("[text.en]", "[text.fr]", "expected en"),
        ("trap = ", "trapp = ", "trap is missing"),
        ("{aetherbreaker} came", "{0.__class__} came", "is no card of shards"),
        ("centre = []", 'centre = []\nexact = "AAAA"', "leave exact out"),
        ("centre = []", 'centre = []\ngame = "keyforge"', "position.game: expected shards"),
    ],
)
def test_wrong_puzzles_are_refused_with_the_reason(old: str, new: str, reason: str) -> None:
    assert old in PLAIN
    assert reason in refused(PLAIN.replace(old, new))


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff\xfe\0",
        b"a = " + b"[" * 50_000,
        b"a." * 20_000 + b"a = 1",
        b"a = " + b"9" * 90_000,
        b'format = "trivault-puzzle/1"\nposition.' + b"a." * 20_000 + b"a = 1",
        b"#" * (LONGEST + 1),
        b'format = "trivault-lesson/1"\ngame = "shards"\nchapters = []\ntext.en.title = "x"',
    ],
)
def test_hostile_files_are_refused_soon(data: bytes) -> None:
    refused(data)


def test_a_search_without_end_is_given_up() -> None:
    many = PLAIN.replace('["aetherbreaker", "crystal"]', '["aetherbreaker", "9 crystal", "9 shadow-apostle"]')
    many = many.replace("centre = []", 'centre = []\nrow = ["portal-monk", "data-heretic", "kiln-drone"]')
    assert "answers to try" in refused(many.replace("health = 8", "health = 50"))


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_of_the_package_is_proved(game: str) -> None:
    found = puzzles(game)
    assert len(found) >= 12
    for name, each in found.items():
        solution = check(each).solution
        assert len(solution.lines) < solution.firsts or solution.firsts <= 2, name
    for chapter in lesson(game).chapters:
        check(chapter)


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_said_in_every_language(game: str) -> None:
    for each in (*puzzles(game).values(), *lesson(game).chapters):
        assert set(each.text) == set(LANGUAGES)
        for lang in LANGUAGES:
            assert goal(each, lang)
            assert all(hint(each, help_, lang) for help_ in each.hints)
            assert all(sentence(game, each.text, key, lang) for key in each.sentences())


def test_the_command_proves_good_files_and_names_bad_ones(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(PLAIN)
    bad.write_text(PLAIN.replace("health = 8", "health = 9"))
    result = CliRunner().invoke(main, ["puzzles", "check", str(good)])
    assert result.exit_code == 0
    assert "1 of 3 first answers solve it" in result.output
    result = CliRunner().invoke(main, ["puzzles", "check", str(good), str(bad)])
    assert result.exit_code == 2
    assert "bad.toml: no first answer solves it" in result.output
    assert "Traceback" not in result.output
