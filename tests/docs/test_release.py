"""The release workflow builds with targets of the Makefile, and publishes only tags that passed the checks."""

import re

import pytest
import yaml

from tests.docs.pages import ROOT

WORKFLOW = ROOT / ".github" / "workflows" / "release.yml"
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def workflow():
    return yaml.load(WORKFLOW.read_text(encoding="utf-8"), Loader=yaml.BaseLoader)


def commands(workflow):
    return [step["run"] for job in workflow["jobs"].values() for step in job["steps"] if "run" in step]


def test_it_runs_on_version_tags_alone(workflow):
    assert workflow["on"] == {"push": {"tags": ["v*"]}}


def test_every_make_command_names_a_target_and_its_variables(workflow):
    made = [command.split()[1:] for command in commands(workflow) if command.startswith("make ")]
    targets = set(re.findall(r"^([a-z]+):.*## ", MAKEFILE, re.MULTILINE))
    variables = set(re.findall(r"^([A-Z]+) \?=", MAKEFILE, re.MULTILINE))
    assert {words[0] for words in made} >= {"check", "test", "shipped", "wheel"}
    assert {words[0] for words in made} <= targets
    given = {word.partition("=")[0] for words in made for word in words[1:] if "=" in word}
    assert given == {"COMPILED", "PYTHON"}
    assert given <= variables


def test_a_pure_and_a_compiled_wheel_are_published_after_the_checks(workflow):
    jobs = workflow["jobs"]
    assert "make wheel COMPILED=" in commands({"jobs": {"pure": jobs["pure"]}})
    assert jobs["pure"]["needs"] == jobs["compiled"]["needs"] == "check"
    assert jobs["publish"]["needs"] == ["pure", "compiled"]


def test_every_supported_python_gets_a_compiled_wheel(workflow):
    pythons = workflow["jobs"]["compiled"]["strategy"]["matrix"]["python"]
    assert 'requires-python = ">=3.11"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert pythons[0] == "3.11"
