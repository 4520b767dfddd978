"""What the command that lists slots and actions prints, and what is said without the extra."""

import re
import subprocess
import sys
import tomllib

import pytest
from click.testing import CliRunner

from benchmarks.observations import main as measure
from tests.docs.pages import ROOT
from trivault.research import encoder
from trivault.research.extra import COMMAND, MissingExtra, research_extra
from trivault.research.layout import main


def test_every_slot_is_listed_with_its_number():
    said = CliRunner().invoke(main, ["shards"]).output.splitlines()
    layout = encoder("shards").layout
    slots, actions = len(layout.slots), len(layout.actions)
    assert said[0] == f"shards, 2 players: {slots} slots, {actions} actions, {layout.digest}"
    assert said[1].split(maxsplit=1) == ["0", "side 0: health"]
    assert len(said) == slots + 1


def test_actions_are_listed_for_so_many_players():
    said = CliRunner().invoke(main, ["shards", "--players", "3", "--actions"]).output
    assert " 15  player-2\n" in said


def test_what_is_missing_names_the_command_that_installs_it():
    with (
        pytest.raises(MissingExtra, match=f"needs pettingzoo: {COMMAND}"),
        research_extra(),
    ):
        raise ModuleNotFoundError("No module named 'pettingzoo'", name="pettingzoo")


def test_the_command_installs_the_packages_of_the_extra():
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    packages = {re.split("[<>=]", each)[0] for each in extras["research"]}
    assert set(COMMAND.removeprefix("pip install ").split()) == packages


def test_what_else_is_missing_is_said_as_it_is():
    with pytest.raises(ModuleNotFoundError, match="No module named 'elsewhere'") as error, research_extra():
        raise ModuleNotFoundError("No module named 'elsewhere'", name="elsewhere")
    assert not isinstance(error.value, MissingExtra)


def test_without_numpy_the_package_says_how_to_install_it():
    program = "import sys; sys.modules['numpy'] = None; import trivault.research"
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert f"MissingExtra: trivault.research needs numpy: {COMMAND}" in said.stderr


def test_the_cost_of_an_observation_is_measured():
    said = CliRunner().invoke(measure, ["--games", "1", "--most", "20", "--repeats", "1"])
    assert said.exit_code == 0, said.output
    measured = [line.split()[1:3] for line in said.output.splitlines()]
    assert measured == [
        ["shards", "2"],
        ["shards", "4"],
        ["keyforge", "2"],
        ["mage-wars", "2"],
        ["mage-wars", "4"],
    ]
