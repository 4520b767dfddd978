"""The words of the table: complete in every language, and each of them used."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from importlib.resources import files
from pathlib import Path

import pytest

import trivault
from trivault.bots import KINDS
from trivault.games.keyforge.bots import features as keyforge
from trivault.games.keyforge.presentation.effect_words import STATES
from trivault.games.magewars.bots.search.position_view import Points
from trivault.games.magewars.presentation.active_effects import MOMENTS
from trivault.games.magewars.presentation.stops import MODES
from trivault.games.magewars.state.model import CONDITIONS
from trivault.games.shards.bots import features as shards
from trivault.kernel.text import LANGUAGES
from trivault.kernel.variants import FIRST, Variant
from trivault.presentation.presenter import make_presenter
from trivault.tui.commands import COMMANDS
from trivault.tui.viewer import VIEWER_STEPS

COMMON = "trivault.presentation"


def package_of(game: str) -> str:
    return f"trivault.games.{game.replace('-', '')}.presentation"


PACKAGES = (COMMON, *map(package_of, trivault.NAMES))

ZONES = ("hand", "deck", "discard", "archives")

# What a game says besides the words that its code names: dials, the parts of hints and of the report.
GAMES: dict[str, dict[str, Sequence[str]]] = {
    "shards": {
        "dials": ("gems", "power", "health", "mastery"),
        "parts": tuple(shards.PARTS),
        "report": ("health", "mastery"),
        "marks": ("in-play",),
    },
    "keyforge": {
        "dials": ("amber", "check", "key-cost", "chains", "archives", "purged"),
        "parts": tuple(keyforge.PARTS),
        "report": ("keys", "amber"),
        "places": [f"{who}{zone}" for who in ("", "their-") for zone in ZONES],
        "marks": (
            "line",
            "artifacts",
            "houses",
            "red",
            "blue",
            "yellow",
            "stunned",
            "warded",
            "enraged",
            "until-start",
            "until-end",
            "until-next-end",
            "key-forged",
            *(f"means-{state}" for state in STATES),
        ),
    },
    "mage-wars": {
        "dials": ("spellbook", "prepared"),
        "parts": tuple(name for name in Points._fields if name != "outcome"),
        "report": ("life", "mana"),
        "marks": (
            "assigned",
            "bound",
            *(f"until-{moment}" for moment in MOMENTS),
            *(f"means-{name}" for name in CONDITIONS),
        ),
        "others": (
            "ui-in-turn",
            "ui-turn",
            "ui-moment-of",
            "ui-analysis-at",
            "reason-after-turn",
            "reason-prepare-in-team",
            "reason-pay-reveal-in-vain",
            *(f"stops-{name}" for name in ("expected", "modes", "phases", "cards")),
            *(f"stop-{mode}" for mode in MODES),
        ),
    },
}


def keys(package: str, lang: str) -> dict[str, set[str]]:
    """The messages of a language and the arguments of each."""
    text = files(package).joinpath("text", f"{lang}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for message in re.split(r"\n(?=[a-z])", text):
        if name := re.match(r"[a-z-]+(?= =)", message):
            found[name[0]] = set(re.findall(r"\$([a-z]+)", message))
    return found


def code(*packages: str) -> str:
    folders = [Path(str(files(package))) for package in packages]
    return "\n".join(path.read_text(encoding="utf-8") for folder in folders for path in folder.glob("*.py"))


def named(text: str) -> set[str]:
    return set(re.findall(r'"((?:ui|help|step|command)-[a-z-]+[a-z])"', text))


def _variants(offered: Iterable[Variant]) -> set[str]:
    """How the options of set-ups are called, and what they do."""
    names = [each.name.replace("_", "-") for each in offered]
    return {f"ui-variant-{name}{about}" for name in names for about in ("", "-help")}


@pytest.mark.parametrize("where", PACKAGES)
@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_every_language_says_the_same(lang: str, where: str) -> None:
    assert keys(where, lang) == keys(where, "en")


def test_every_common_message_is_used_and_every_used_one_is_there() -> None:
    used = named(code(COMMON, "trivault.tui", "trivault.cli"))
    used |= {f"{word}-{command}" for command in COMMANDS for word in ("command", "help")}
    used |= {f"step-{step}" for step in VIEWER_STEPS}
    used |= {f"ui-kind-{kind}" for kind in ("human", *KINDS)}
    shared = (
        "hand",
        "deck",
        "discard",
        "turn",
        "in-force",
        "hand-cards",
        "known",
        "discarded",
        "part-outcome",
        "in-turn",
        "warns-own-side",
        *("then-destroyed", "then-gone", "then-wins"),
        *("fact-not-in-hand", "fact-not-in-play", "fact-exhausted", "fact-no-ability"),
    )
    used |= {f"ui-{name}" for name in shared}  # in the boards of all games
    used |= _variants([FIRST])
    assert used == set(keys(COMMON, "en"))


@pytest.mark.parametrize("game", trivault.NAMES)
def test_every_message_of_a_game_is_used_and_every_used_one_is_there(game: str) -> None:
    own = GAMES[game]
    words, boards = package_of(game), package_of(game).replace("telling", "tui")
    used = named(code(words, boards)) - set(keys(COMMON, "en"))
    used |= {f"ui-{dial}" for dial in own["dials"]}
    used |= {f"ui-part-{part}" for part in own["parts"]} | {f"ui-report-{name}" for name in own["report"]}
    used |= {f"ui-at-{place}" for place in own.get("places", ())}
    used |= {f"ui-{mark}" for mark in own.get("marks", ())}
    used |= {"goal", "example-card", "example-deed"}
    used |= _variants(v for v in trivault.load(game).variants if v is not FIRST)
    used |= set(own.get("others", ()))
    assert used == set(keys(words, "en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_of_the_game_has_its_own_sentence(lang: str) -> None:
    words = make_presenter("shards", lang).words
    reasons = {"play-phase", "assign", "show", "banish", "return", "destroy", "recruit", "copy", "lose-mastery"}
    assert all(words.has(f"reason-{reason}") for reason in reasons)
