"""Whoever does what the pages say, step by step, ends where the pages say."""

import os
import re
import runpy
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner

import trivault
from tests.docs.pages import ROOT, blocks, table_rows
from tests.registry.installing import install, site
from trivault.cli import main
from trivault.games.shards.cards import words

__all__ = ["site"]

GAME, CARD = (ROOT / "docs" / page for page in ("add-a-game.md", "first-card.md"))


def commands(page: Path, word: str) -> list[str]:
    """What a page says to type that begins with a word."""
    return re.findall(rf"^    {word} (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)


class TestAddAGame:
    def test_the_example_is_played_by_its_module(self, capsys, monkeypatch):
        (module,) = commands(GAME, "python -m")
        monkeypatch.setattr("sys.argv", [module])
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
        assert [word for word in named if not hasattr(words, word)] == []
