"""What the table asks of every game: a new one is tested here without another line."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from tests.tui.sitting import Typist, sit, spoken
from trivault import games
from trivault.kernel.replay import Setup
from trivault.kernel.table import Table
from trivault.kernel.text import LANGUAGES
from trivault.telling.menu import Menu
from trivault.telling.report import MOMENTS, highlights, key_moments, report
from trivault.telling.teller import AnyTeller, teller
from trivault.tui.board import BoardScreen
from trivault.tui.screen import Scene
from trivault.tui.viewer import Viewer

EVERY = pytest.mark.parametrize("game", games.NAMES)


def table(told: AnyTeller, seed: int = 4) -> Table[Any]:
    return Table(told.game, Setup({"players": 2}), seed, ("human", "random"))


def played(told: AnyTeller, most: int = 10_000) -> Table[Any]:
    at, random = table(told), Random(4)
    while not at.state.over and len(at.answers) < most:
        legal = at.state.legal()
        at.answer(legal[random.randrange(len(legal))])
    return at


def moments(told: AnyTeller) -> Iterator[Scene]:
    """Moments of a game as those see them who decide, and as a spectator does."""
    for state in played(told, 40).states()[::8]:
        choice = state.asked(None)
        turn, _ = told.moment(state)
        question = told.say(f"reason-{choice.reason}", source=told.game.thing_message(state, choice.source))
        yield Scene(state.view(choice.player), turn, ("News.",), question, Menu(state, choice, told.words))
        yield Scene(state.view(-1), turn)


@EVERY
@pytest.mark.parametrize("lang", LANGUAGES)
def test_boards_and_sentences(game: str, lang: str) -> None:
    told = teller(game, lang)
    console = Console(width=70, height=30, file=StringIO(), force_terminal=True, color_system=None)
    board = BoardScreen(console, told)
    for scene in moments(told):
        keys = [key for key, _ in told.facts(scene.view)]
        assert keys[0] == "turn"
        assert len(keys) == len(set(keys))
        board.show(scene)
    assert isinstance(console.file, StringIO)
    lines = console.file.getvalue().replace("\x1b[2J", "").replace("\x1b[H", "").splitlines()
    assert all(cell_len(line) <= 70 for line in lines)


@EVERY
def test_faces_and_deeds(game: str) -> None:
    told = teller(game, "en")
    for slug in told.cards:
        assert told.face(slug)[0] == told.name(slug)
    state = table(told).state
    for deed in list(told.deeds)[::50]:
        if deed not in state.legal():
            assert all(rule.count("-") == 2 for rule in state.why_not(deed))


@EVERY
def test_the_report_has_a_line_for_every_course_of_every_player(game: str) -> None:
    told = teller(game, "en")
    states = played(told).states()
    lines = report(states, told, bars=True)
    assert len(lines) == 1 + sum(len(told.course(states[-1], seat)) for seat in range(2))
    turn, _ = told.moment(states[-1])
    assert lines[0].endswith(f"wins {told.say('ui-in-turn', n=turn)}.")


@EVERY
@pytest.mark.parametrize("lang", LANGUAGES)
def test_key_moments_are_told_in_their_order(game: str, lang: str) -> None:
    told = teller(game, lang)
    at = played(told)
    moments = key_moments(at, told)
    assert 0 < len(moments) <= MOMENTS
    assert [each.at for each in moments] == sorted(each.at for each in moments)
    for each in moments:
        assert 0 < each.at <= len(at.answers)
        assert each.turn in {told.moment(state)[0] for state in at.states()}
        assert each.seat in (-1, 0, 1)
        assert each.text
        assert all(slug in told.cards for slug in each.cards)
    lines = highlights(at, told)[-len(moments) :]
    assert all(each.text in line for each, line in zip(moments, lines, strict=True))


@EVERY
def test_stepping_through_a_game(game: str) -> None:
    screen = Typist(["", "t", "p", "9", "play"], game=game)
    screen.teller.watching = True
    at = played(screen.teller, 20)
    assert Viewer(at, screen).run() == 9
    assert "Answer 9 of 20." in screen.text
    assert any(line.startswith("Turn 1, Player ") for line in Viewer(at, screen).text())


@EVERY
def test_every_command_answers(game: str, tmp_path: Path) -> None:
    told = teller(game, "en")
    for typed in ("help", "board", "list", "card x", "piles", "force", "log", "why", "hint", "order", "save"):
        screen = spoken(sit(tmp_path, table(told), typed))
        assert screen.after(typed) or typed == "list"


@EVERY
def test_piles_are_open(game: str) -> None:
    told = teller(game, "en")
    states = played(told).states()
    named = [cards for _, _, cards in told.piles(states[-1].view(-1)) if cards]
    assert named
    assert all(slug in told.cards for cards in named for slug in cards)
