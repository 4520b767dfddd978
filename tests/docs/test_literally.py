"""Whoever does what the pages say, step by step, ends where the pages say."""

import os
import re
import runpy
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner

import trivault
from tests.accepted import REWRITE
from tests.docs.pages import ROOT, blocks, table_rows
from tests.registry.installing import install, site
from trivault.cli import main
from trivault.games.shards.cards import facade

__all__ = ["site"]

GAME, CARD = (ROOT / "docs" / "tutorials" / page for page in ("add-a-game.md", "first-card.md"))


def commands(page: Path, word: str) -> list[str]:
    """The commands of a page that start with a word, without it."""
    lines = [line for _, body in blocks(page, "sh") for line in body.splitlines()]
    return [line.removeprefix(f"{word} ") for line in lines if line.startswith(f"{word} ")]


class TestAddAGame:
    def test_the_example_is_played_by_its_module(self, capsys, monkeypatch):
        module = commands(GAME, "python -m")[0]
        monkeypatch.setattr("sys.argv", [module])
        monkeypatch.delitem(sys.modules, module, raising=False)  # of a test before
        runpy.run_module(module, run_name="__main__")
        assert "life left" in capsys.readouterr().out

    def test_a_package_with_the_entry_point_of_the_page_joins(self, site, tmp_path, monkeypatch):
        ((_, toml),) = blocks(GAME, "toml")
        install(site, "trivault-duel", tomllib.loads(toml)["project"]["entry-points"])
        monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
        assert trivault.load("duel").new(seed=1).choice is not None
        typed = commands(GAME, "trivault")
        assert {line.split()[0] for line in typed} >= {"play", "simulate", "cards"}
        for line in typed:
            done = CliRunner().invoke(main, shlex.split(line))
            assert done.exit_code == 0, f"{line}\n{done.output}"


class TestFirstCard:
    def test_every_word_of_the_table_is_there_for_cards(self):
        rows = table_rows(CARD, "constructor")
        named = {word for row in rows for word in re.findall(r"`(\w+)`", row[0])}
        assert len(named) > 20
        assert [word for word in named if not hasattr(facade, word)] == []

    def test_the_card_of_the_page_is_declared_named_read_and_tested(self, tmp_path):
        follow(tmp_path)
        (command,) = commands(CARD, "trivault")
        read = run(tmp_path, "trivault", *shlex.split(command))
        assert "Gain 2 health." in read.stdout
        assert "Mastery 5: Gain 3 power." in read.stdout
        (tested,) = commands(CARD, "pytest")
        done = run(tmp_path, "pytest", "-n0", "-q", "-p", "no:cacheprovider", tested)
        assert done.returncode == 0, done.stdout
        assert "2 passed" in done.stdout

    @pytest.mark.soak
    def test_after_make_accept_no_test_fails_for_it(self, tmp_path, monkeypatch):
        follow(tmp_path)
        shutil.copy(ROOT / "hatch_build.py", tmp_path / "hatch_build.py")
        monkeypatch.setenv(REWRITE, "1")
        accepting = ("games/shards", "playthroughs", "bots", "research", "saved")
        wanted = [f"tests/{folder}" for folder in accepting]
        written = run(tmp_path, "pytest", "-q", "-n0", "-p", "no:cacheprovider", "-m", "accepts", *wanted)
        assert written.returncode == 0, written.stdout[-3000:]
        monkeypatch.delenv(REWRITE)
        folders = ("games/shards", "playthroughs", "bots", "testing", "presentation", "tui", "puzzles", "cli")
        looked = [
            *(f"tests/{folder}" for folder in folders),
            "tests/docs/test_pages.py",
            "-k",
            "not links_lead",
        ]
        done = run(tmp_path, "pytest", "-q", "-p", "no:cacheprovider", *looked)
        assert done.returncode == 0, done.stdout[-3000:]


def follow(folder: Path) -> None:
    """A copy of the checkout, in which somebody does what the page on cards says."""
    for part in ("trivault", "tests", "docs", "examples"):
        shutil.copytree(ROOT / part, folder / part)
    for part in ("pyproject.toml", "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Makefile"):
        shutil.copy(ROOT / part, folder / part)
    declared, test = (body for file, body in blocks(CARD, "python") if not file and "moss-warden" in body)
    ((_, name),) = blocks(CARD, "ftl")
    cards = folder / "trivault/games/shards/cards/undergrowth.py"
    before, closing, after = cards.read_text(encoding="utf-8").rpartition("\n)")
    cards.write_text(f"{before}\n{declared.rstrip()}{closing}{after}", encoding="utf-8")
    words = folder / "trivault/games/shards/text/en.ftl"
    words.write_text(words.read_text(encoding="utf-8") + name, encoding="utf-8")
    (tested,) = commands(CARD, "pytest")
    (folder / tested).write_text(test, encoding="utf-8")


def run(folder: Path, module: str, *words: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(folder), "XDG_STATE_HOME": str(folder / "state")}
    for name in [name for name in environment if name.startswith("PYTEST_")]:
        del environment[name]
    command = [sys.executable, "-m", module, *words]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
