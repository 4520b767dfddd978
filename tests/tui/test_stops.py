"""Stops at the table: who is asked at moments at which one usually passes, and how that is set."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import trivault
from tests.games.magewars.presentation.test_stops import WOLF, position
from tests.tui.sitting import Typist, sit, spoken, table
from trivault.kernel.replay import Setup
from trivault.kernel.table import Table
from trivault.presentation.prompting import stops_of
from trivault.tui import saves

GAME = trivault.load("mage-wars")


def arena(seats: tuple[str, ...] = ("human", "random")) -> Table[Any]:
    form = position({"b2": [WOLF, "emerald-tegu"], "c2": ["timber-wolf p1"]})
    return Table(GAME, Setup(position=form), 4, seats)


def said(loop_screen: Typist) -> int:
    return loop_screen.text.count("You may reveal enchantments now.")


def test_a_silent_pass_is_no_news_and_no_decision_to_take_back(tmp_path: Path) -> None:
    loop = sit(tmp_path, arena(), "activate emerald", "undo")
    screen = spoken(loop)
    assert said(screen) == 0
    assert "only one thing left" not in screen.text
    assert not loop.table.answers, "the activation was taken back, not the pass"


def test_always(tmp_path: Path) -> None:
    screen = spoken(sit(tmp_path, arena(), "stops always", "activate emerald"))
    assert screen.after("stops always") == "You are asked: at every moment (always)."
    assert said(screen) == 1


def test_asking_all_asks_at_every_moment(tmp_path: Path) -> None:
    assert said(spoken(sit(tmp_path, arena(), "activate emerald", ask_all=True))) == 1


def test_people_at_one_screen_have_their_own_stops(tmp_path: Path) -> None:
    loop = sit(tmp_path, arena(("human", "human")), "", "stops never", "activate emerald", "guard", "done")
    assert stops_of(loop.table) == ("never", "")


def test_what_is_set_is_said_and_what_is_unclear_explained(tmp_path: Path) -> None:
    screen = spoken(sit(tmp_path, arena(), "stops", "stops now and then", "stops never"))
    assert screen.after("stops").endswith("(own).")
    assert screen.after("stops now and then").startswith("“now and then” is no moment: name always, own")
    assert screen.after("stops never") == "You are asked: only where you must reveal (never)."


def test_stops_are_saved_with_the_seat(tmp_path: Path) -> None:
    loop = sit(tmp_path, arena(), "stops upkeep, nullify")
    assert stops_of(saves.opened(loop.save, saves.read(loop.save), GAME)) == ("upkeep nullify", "")


def test_other_games_have_no_such_moments(tmp_path: Path) -> None:
    said = spoken(sit(tmp_path, table(), "", "stops")).after("stops")
    assert said == "In this game nobody is asked at moments at which one usually passes."
