"""The bot of the page on first bots plays as the page says."""

import re
import shlex

import pytest
from click.testing import CliRunner

from examples.collector import Collector
from tests.docs.pages import ROOT, save
from trivault.cli import main
from trivault.testing.conformance import PlayerConformance

PAGE = ROOT / "docs" / "tutorials" / "first-bot.md"
TEXT = PAGE.read_text(encoding="utf-8")
COMMANDS = dict(re.findall(r"^trivault ((\w+) .*Collector.*)$", TEXT, re.MULTILINE))


class TestCollector(PlayerConformance):
    player = Collector
    game = "shards"


@pytest.fixture(autouse=True)
def at_home(monkeypatch, tmp_path):
    """The folder of a reader, who has saved the bot of the page."""
    save(PAGE, tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def said(command, *more, typed=""):
    done = CliRunner().invoke(main, [*shlex.split(command), *more], input=typed)
    assert done.exit_code == 0, done.output
    return done.output


def test_it_sits_down_by_the_commands_of_the_page():
    simulated, played, served = COMMANDS
    assert [COMMANDS[each] for each in (simulated, played, served)] == ["simulate", "play", "serve"]
    assert "collector" in said(simulated.replace("greedy --games 20", "random --games 2"))
    said(served, "--prune", "--database", "tables.sqlite")  # which ends at once
    assert "Player 2" in said(played, "--seed", "1", "--plain", typed="end-turn\n" * 3 + "quit\n")


def test_it_beats_random_answers(tmp_path):
    out = tmp_path / "games.csv"
    seats = "./mybot.py:Collector,random"
    said("simulate shards --games 6", "--seats", seats, "--out", str(out))
    winners = [line.split(",")[3] for line in out.read_text().splitlines()[1:]]
    assert winners.count("collector") >= 5
