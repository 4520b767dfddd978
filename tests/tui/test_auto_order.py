"""Own triggers are put in order without asking, if the player wishes it; real choices are asked."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

import trivault
from tests.tui.sitting import sit, spoken
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.replay import Setup
from trivault.kernel.table import Table

GAME = trivault.load("keyforge")

# Two creatures of the active player are destroyed at once: which of their effects comes first?
OWN = {
    "players": [
        {"hand": ["gateway-to-dis", "dust-imp"], "line": ["dust-imp", "bad-penny"]},
        {"line": ["bumpsy"], "hand": ["punch"]},
    ],
    "turn": {"house": "dis"},
}
THEIRS = {
    "players": [
        {"hand": ["gateway-to-dis", "dust-imp"], "line": ["dust-imp"]},
        {"line": ["bad-penny"], "hand": ["punch"]},
    ],
    "turn": {"house": "dis"},
}


def table(position: Mapping[str, object]) -> Table[KeyForgeState]:
    return Table(GAME, Setup(position=dict(position)), 7, ("human", "random"))


def own_answers(at: Table[KeyForgeState]) -> list[str]:
    return [text for player, text in at.answers if player == 0]


def test_without_it_the_player_is_asked(tmp_path: Path) -> None:
    loop = sit(tmp_path, table(OWN), "play gateway-to-dis")
    assert own_answers(loop.table) == ["play gateway-to-dis"]
    assert "Several effects are waiting." in spoken(loop).text


def test_with_it_the_order_is_the_one_offered(tmp_path: Path) -> None:
    asked = sit(tmp_path, table(OWN), "play gateway-to-dis")
    first = asked.table.state.legal()[0].text
    loop = sit(tmp_path, table(OWN), "play gateway-to-dis", auto_order=True)
    assert own_answers(loop.table)[:2] == ["play gateway-to-dis", first]
    assert "Several effects are waiting." not in spoken(loop).text
    assert "only one thing left" not in spoken(loop).text.partition("end-turn")[0]
    assert loop.table.state.players[0].amber == 2


def test_triggers_of_the_opponent_are_not_put_in_order(tmp_path: Path) -> None:
    """Which of the two sides comes first may matter."""
    loop = sit(tmp_path, table(THEIRS), "play gateway-to-dis", auto_order=True)
    assert own_answers(loop.table) == ["play gateway-to-dis"]
    assert "Several effects are waiting." in spoken(loop).text


def test_real_choices_are_asked(tmp_path: Path) -> None:
    """Both creatures reap-trigger nothing; what an effect applies to is the player's choice."""
    position = {
        "players": [{"hand": ["punch", "troll"], "line": ["troll"]}, {"line": ["2 bumpsy"]}],
        "turn": {"house": "brobnar"},
    }
    loop = sit(tmp_path, table(position), "play punch", auto_order=True)
    assert own_answers(loop.table) == ["play punch"]
    assert "choose what is dealt damage" in spoken(loop).text


@pytest.mark.parametrize(
    ("typed", "lang"), [("order", "en"), ("o", "en"), ("ordnen", "de"), ("kolejność", "pl")]
)
def test_it_can_be_switched_during_the_game(tmp_path: Path, typed: str, lang: str) -> None:
    on = sit(tmp_path, table(OWN), typed, "play gateway-to-dis", lang=lang)
    assert len(own_answers(on.table)) > 1
    off = sit(tmp_path, table(OWN), typed, typed, "play gateway-to-dis", lang=lang)
    assert own_answers(off.table) == ["play gateway-to-dis"]


def test_undo_goes_back_to_the_real_decision(tmp_path: Path) -> None:
    loop = sit(tmp_path, table(OWN), "play gateway-to-dis", "undo", auto_order=True)
    assert own_answers(loop.table) == []


def test_everything_is_asked_but_not_the_order(tmp_path: Path) -> None:
    loop = sit(tmp_path, table(OWN), "play gateway-to-dis", auto_order=True, ask_all=True)
    assert len(own_answers(loop.table)) > 1
