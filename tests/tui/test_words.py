"""The words of the table: complete in every language, and each of them used."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from tests.tui.sitting import GAME
from trivault.kernel.text import LANGUAGES
from trivault.players import KINDS
from trivault.tui.commands import COMMANDS
from trivault.tui.teller import table_words
from trivault.tui.viewer import STEPS


def keys(lang: str) -> dict[str, set[str]]:
    """The messages of a language and the arguments of each."""
    text = files("trivault.tui").joinpath("text", f"{lang}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for message in re.split(r"\n(?=[a-z])", text):
        if name := re.match(r"[a-z-]+(?= =)", message):
            found[name[0]] = set(re.findall(r"\$([a-z]+)", message))
    return found


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_every_language_says_the_same(lang: str) -> None:
    assert keys(lang) == keys("en")


def test_every_message_is_used_and_every_used_one_is_there() -> None:
    folders = [Path(str(files(package))) for package in ("trivault.tui", "trivault.cli")]
    code = "\n".join(path.read_text(encoding="utf-8") for folder in folders for path in folder.glob("*.py"))
    used = set(re.findall(r'"((?:ui|help|step|command)-[a-z-]+)"', code))
    used |= {f"{word}-{command}" for command in COMMANDS for word in ("command", "help")}
    used |= {f"step-{step}" for step in STEPS}
    used |= {f"ui-kind-{kind}" for kind in ("human", *KINDS)}
    used |= {f"ui-{dial}" for dial in ("gems", "power", "health", "mastery", "hand", "deck", "discard", "turn")}
    used |= {f"ui-report-{name}" for name in ("health", "mastery")}
    used |= {f"ui-part-{name}" for name in ("health", "mastery", "deck", "champions", "danger", "outcome")}
    assert used == set(keys("en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_of_the_game_has_its_own_sentence(lang: str) -> None:
    words = table_words(GAME, lang)
    reasons = {"play-phase", "assign", "show", "banish", "return", "destroy", "recruit", "copy", "lose-mastery"}
    assert all(words.has(f"reason-{reason}") for reason in reasons)
