"""Giving a game up at the terminal table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import trivault
from tests.tui.sitting import sit, spoken, table
from trivault.kernel.replay import Setup
from trivault.kernel.table import Table
from trivault.presentation.presenter import make_presenter
from trivault.tui import saves
from trivault.tui.lines import LineScreen
from trivault.tui.viewer import Viewer


def seated(game: str, *seats: str, **options: Any) -> Table[Any]:
    return Table(trivault.load(game), Setup({"players": len(seats), **options}), 7, seats)


@pytest.mark.parametrize("game", trivault.NAMES)
@pytest.mark.parametrize(
    ("lang", "typed"), [("en", "concede"), ("en", "resign"), ("de", "aufgeben"), ("pl", "poddaj")]
)
def test_it_is_typed_twice_in_every_game(tmp_path: Path, game: str, lang: str, typed: str) -> None:
    loop = sit(tmp_path, seated(game, "human", "human"), "", typed, "board", typed, lang=lang)
    player, done = loop.table.answers[-1]
    assert done == "concede"
    assert loop.table.state.result == (1 - player,)
    said = spoken(loop)
    assert loop.words.say("ui-sure-concede") in said.text
    assert loop.words.say(loop.table.log[-1].public) in said.text


def test_once_is_not_enough_nor_after_another_answer(tmp_path: Path) -> None:
    loop = sit(tmp_path, table(), "", "concede", "play crystal", "concede")
    assert loop.table.state.conceded == ()


def test_where_others_play_on_a_bot_decides_for_who_has_given_up(tmp_path: Path) -> None:
    loop = sit(tmp_path, seated("shards", "human", "greedy", "random", first=0), "concede", "concede")
    assert loop.table.state.over
    assert 0 not in (loop.table.state.result or ())
    assert len(loop.table.answers) > 20


def test_a_saved_game_goes_on_with_that_bot(tmp_path: Path) -> None:
    """Two people and one who has given up: whoever resumes is not asked for the third."""
    three = seated("shards", "human", "human", "human", first=0)
    loop = sit(tmp_path, three, "", "concede", "concede", "")
    assert loop.table.state.conceded == (0,)
    saved = saves.read(tmp_path / "game.replay.json")
    again, _ = saves.taken_up(tmp_path / "game.replay.json", saved, make_presenter("shards", "en"))
    assert again.state.digest() == loop.table.state.digest()
    later = sit(tmp_path, again, "")
    assert "Player 1, it is your decision" not in spoken(later).text


@pytest.mark.rule("KF-NOT-03")
def test_a_series_takes_it_as_a_result(tmp_path: Path) -> None:
    presenter = make_presenter("keyforge", "en")
    assert presenter.series is not None
    decks = ("miss-onyx-censorius", "radiant-argus-the-supreme")
    series = presenter.series(decks=decks, best_of=3)
    first = Table(presenter.game, series.setup(), series.deal, ("human", "human"))
    loop = sit(tmp_path, first, "", "concede", "concede", series=series)
    assert loop.series is not None
    assert len(loop.series.results) == 1


def test_a_replay_shows_it(tmp_path: Path) -> None:
    given_up = table()
    given_up.concede(1)
    presenter = make_presenter("shards", "en")
    viewer = Viewer(given_up, LineScreen(Console(width=80), presenter))
    assert viewer._next(0) == "Player 2 now: Give the game up"
    assert "Player 2 is out of the game." in list(viewer.text())
