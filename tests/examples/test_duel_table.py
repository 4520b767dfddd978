"""Another game joins the table by a folder where games are told and one where they are drawn."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import trivault.telling
import trivault.tui
from examples.duel import GAME
from tests.docs.pages import ROOT
from tests.telling.tables import played
from tests.tui.drawing import drawn, screen
from tests.tui.sitting import Typist
from trivault import games
from trivault.kernel.replay import Setup
from trivault.kernel.table import Table
from trivault.server import showing
from trivault.telling.report import key_moments, report
from trivault.telling.teller import teller
from trivault.tui.loop import Loop


@pytest.fixture(autouse=True)
def duel(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The folders of the example lie beside those of the other games."""
    monkeypatch.setattr(games, "NAMES", (*games.NAMES, GAME.name))
    for package in (trivault.telling, trivault.tui):
        folder = ROOT / "examples" / package.__name__.rpartition(".")[2]
        monkeypatch.setattr(package, "__path__", [*package.__path__, str(folder)])
    yield
    for package in (trivault.telling, trivault.tui):
        sys.modules.pop(f"{package.__name__}.{GAME.name}", None)
        vars(package).pop(GAME.name, None)


def test_its_board_is_drawn() -> None:
    lines = drawn(screen(GAME.name, 70, 24), GAME.new(seed=1))
    assert lines[0].startswith("── Player 2 ──")
    assert lines[0].endswith(" life 6  hand 4")
    assert any(line.startswith(" hand ") and "Sword" in line for line in lines)
    assert any("Strike Player 2 with Sword" in line for line in lines)


def test_it_is_played_in_lines_to_its_end(tmp_path: Path) -> None:
    typist = Typist(["card sword", "piles", *["1"] * 200], game=GAME.name)
    loop = Loop(Table(GAME, Setup(), 1, ("human", "random")), typist, tmp_path / "duel.json", lambda rule: "")
    assert loop.run()
    assert "It is the turn of Player 1." in typist.said
    assert typist.after("card sword").splitlines() == ["Sword", "Strikes for 3, blocks 1"]
    assert any(line.startswith("Player 1, life: 6, ") for line in typist.said)


def test_its_game_is_reported() -> None:
    told = teller(GAME.name, "en")
    at = played(told)
    assert report(at.states(), told, bars=False)[1].startswith("Player 1, life: 6")
    assert any("loses" in moment.text for moment in key_moments(at, told))


def test_a_server_asks_in_its_words() -> None:
    told, state = teller(GAME.name, "en"), GAME.new(seed=1)
    asked = showing.question(state, state.asked(None), state.view(0), told)
    assert asked.options[0].sentence == "Strike Player 2 with Sword"
    sentences = [each.text for each in showing.sentences(state.view(0), told)]
    assert "Player 2: life 6, hand 4." in sentences
