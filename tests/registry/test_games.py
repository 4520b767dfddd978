"""The registry of games: what comes with Trivault, what others bring, and what is wrong with that."""

from __future__ import annotations

import subprocess
import sys
import warnings
from pathlib import Path

import pytest
from click.testing import CliRunner

import trivault
from examples.duel.game import GAME
from examples.duel.plugin import ENTRY
from tests.registry.installing import install, install_duel
from trivault.bots.evaluator import Evaluator
from trivault.bots.greedy import Heuristics
from trivault.cli import main
from trivault.kernel.errors import PluginError, UnknownGame
from trivault.kernel.game import Game
from trivault.library.card_lists import card_list
from trivault.presentation.presenter import Presenter
from trivault.registry import OWN, GameEntry, entry, names
from trivault.registry.plugins import PluginWarning
from trivault.simulate.match_stats import MatchStats
from trivault.tui.boards import Board

GROUP = "trivault.games"


@pytest.mark.parametrize("name", OWN)
def test_each_game_of_ours_names_what_it_has(name: str) -> None:
    found = entry(name)
    game = found.load()
    assert isinstance(game, Game)
    assert game.name == name
    assert issubclass(found.presenter_class(), Presenter)
    assert isinstance(found.part("board", None), Board)
    assert issubclass(found.part("match_stats", object), MatchStats)
    assert all(
        hasattr(found.part("heuristics", None), method)
        for method in (*vars(Heuristics), *vars(Evaluator))
        if method[0] != "_"
    )
    assert card_list(name).slugs()
    assert bool(found.decks) == (found.part("decks", None) is not None)
    assert bool(found.drafts) == (found.part("drafts", None) is not None)


def test_only_the_games_that_are_asked_for_are_loaded() -> None:
    code = (
        "import sys, trivault; trivault.load('shards'); from trivault.library.card_lists import card_list;"
        "card_list('shards');"
        "print([name for name in sys.modules if name.endswith(('keyforge.game', 'magewars.game'))"
        " or name in ('rich', 'importlib.metadata')])"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout == "[]\n"


def test_a_game_of_an_installed_package_joins_under_its_name(site: Path) -> None:
    with pytest.raises(UnknownGame, match="unknown game 'duel'"):
        trivault.load("duel")
    sys.path.insert(0, str(install_duel(site / "more")))
    assert names() == (*trivault.NAMES, "duel")
    assert entry("duel") is ENTRY
    assert trivault.load("duel") is GAME


BROKEN = {
    "no such module": ("nowhere:ENTRY", "", "ModuleNotFoundError: No module named 'nowhere'"),
    "raises": ("odd:ENTRY", "1 / 0", r"ZeroDivisionError: division by zero \(odd.py, line 1\)"),
    "ends Python": ("odd:ENTRY", "raise SystemExit(3)", "SystemExit: 3"),
    "no Python": ("odd:ENTRY", "this is", "SyntaxError"),
    "nothing there": ("odd:ENTRY", "", "has no attribute 'ENTRY'"),
    "another thing": ("odd:ENTRY", "ENTRY = 7", "expected a GameEntry, not int"),
    "another name": (
        "odd:ENTRY",
        "from examples.duel.plugin import ENTRY",
        "expected the name of its entry point, in small letters, not 'duel'",
    ),
    "no game": (
        "odd:ENTRY",
        "from trivault.registry import GameEntry\nENTRY = GameEntry('odd', 'odd:GAME', 'odd:PRESENTER')",
        "the rules of the game odd, odd:GAME: odd has no GAME; it has: GameEntry, ENTRY",
    ),
    "no rules": (
        "odd:ENTRY",
        "from trivault.registry import GameEntry\nENTRY = GameEntry('odd', 'odd:ENTRY', 'odd:ENTRY')",
        "odd:ENTRY: expected a Game whose name is 'odd'",
    ),
}


@pytest.mark.parametrize(("value", "code", "said"), BROKEN.values(), ids=BROKEN)
def test_one_that_is_broken_is_left_out_by_name_and_the_rest_goes_on(
    value: str, code: str, said: str, site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install_duel(site)
    install(site, "trivault-odd", {GROUP: {"odd": value}}, odd=code)
    with pytest.warns(PluginWarning, match=f"the game odd of trivault-odd 1.0 is left out: .*{said}"):
        assert names() == (*trivault.NAMES, "duel")
    with pytest.raises(UnknownGame):
        trivault.load("odd")
    assert trivault.load("duel") is GAME
    sys.modules.pop("odd", None)


def test_the_command_line_tells_what_is_left_out_in_a_line(site: Path) -> None:
    install(site, "trivault-odd", {GROUP: {"odd": "odd:ENTRY"}}, odd="1 / 0")
    with warnings.catch_warnings():
        warnings.simplefilter("default")
        done = CliRunner().invoke(main, ["cards", "odd"])
    why = "ZeroDivisionError: division by zero (odd.py, line 1)"
    assert done.output.splitlines() == [
        f"trivault: warning: the game odd of trivault-odd 1.0 is left out: {why}",
        "trivault: unknown game 'odd'; known: keyforge, mage-wars, shards",
    ]
    assert done.exit_code == 2


@pytest.mark.parametrize("name", ["shards", "duel"])
def test_nobody_takes_the_name_of_another_game(name: str, site: Path) -> None:
    install_duel(site)
    install(site, "trivault-twin", {GROUP: {name: "examples.nowhere:ENTRY"}})
    with pytest.warns(PluginWarning, match=rf"the game {name} of trivault-twin 1.0 is left out: another game"):
        assert names() == (*trivault.NAMES, "duel")


def test_a_part_that_cannot_be_loaded_is_named() -> None:
    broken = GameEntry(
        "odd", "odd:GAME", "odd:PRESENTER", board="examples.duel.game:BOARD", heuristics="nowhere"
    )
    with pytest.raises(
        PluginError, match=r"the board of the game odd, examples.duel.game:BOARD: .* has no BOARD"
    ):
        broken.part("board", None)
    with pytest.raises(
        PluginError, match=r"the heuristics of the game odd, nowhere: expected package.module:name"
    ):
        broken.part("heuristics", None)
