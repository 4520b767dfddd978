"""What the Fluent files hold, and what the code says: for the tests that compare them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache

from tests.wordings import Wordings, variables
from trivault.games.magewars.effects.deeds import ChooseOne, PayForEach
from trivault.games.magewars.effects.vocabulary import PayFor
from trivault.games.magewars.game import GAME
from trivault.games.magewars.rules.attack import SAID
from trivault.games.magewars.rules.events import HEAL, LOSE_MANA
from trivault.games.magewars.rules.movement import WAYS
from trivault.games.magewars.rules.round import ROUND, STAGES, InTurn
from trivault.games.magewars.state.model import CONDITIONS, DAMAGE_TYPES, MARKERS, SCHOOLS, TYPES
from trivault.kernel.choice_nodes import May, Window
from trivault.kernel.text import LANGUAGES

WORDS = Wordings(GAME)

# Questions and answers whose verb is not written where they are made.
MADE = ("to", "target", "chain", "sweep", "counterstrike")
LISTED = ("skip", "pass", "resolve", "resolve-one", "replace", "destroy", "re-roll-dice", "re-roll-effect")
NOTES = re.compile(r"(events\.)?_?note(_check)?")  # what writes into the log
# Kinds of lines of the log that are chosen before they are noted.
NOTED = {"dice", "cast", "cast-alone", "cast-hidden", "misses", "not-dazed", "avoided", "not-avoided"}
NOTED |= {"frightened", "not-frightened"}
# What faces say in other words.
ARRANGED = {"attached-to", "in-arena", "in-target-zone", "reveal-this", "when-not-yet"}
PILES = ("spellbook", "prepared", "discard", "innate")
SIDES = ("guard", "active", "inactive", "quickcast")  # of markers, beside conditions and tokens
BOOKS = (
    "title",
    "facts",
    "facts-element",
    "named",
    "apprentice",
    "starting",
    "group",
    "spell",
    "and",
)  # how spellbooks are listed

entries, messages, looks, on_faces = WORDS.entries, WORDS.messages, WORDS.looks, WORDS.on_faces


def _paid() -> set[str]:
    """What may be had for mana: the verb and the question are the same."""
    each = {node.verb for node in WORDS.nodes() if isinstance(node, PayForEach)}
    return each | {node.what for node in WORDS.nodes() if isinstance(node, PayFor)}


def _options() -> Iterator[str]:
    """The verbs of answers in the code: tuples of a verb, a source, targets and numbers."""
    for node in WORDS.syntax:
        if isinstance(node, ast.Tuple) and len(node.elts) == 4:
            verb, _, _, numbers = node.elts
            if isinstance(verb, ast.Constant) and isinstance(numbers, ast.Tuple | ast.IfExp | ast.Call):
                yield str(verb.value)


def verbs() -> set[str]:
    """The ends of the ids of all answers."""
    found = {*MADE, *LISTED, *WAYS, *_options(), *WORDS.asked(), *WORDS.picked(), *_paid()}
    found |= {f"remove-{name}" for name in CONDITIONS}
    found |= {node.verb for node in WORDS.nodes() if isinstance(node, May)}
    return found | {way for node in WORDS.nodes() if isinstance(node, ChooseOne) for way, _ in node.ways}


def reasons() -> set[str]:
    """The ends of the ids of all questions."""
    phases = {part.name for part in ROUND.parts if isinstance(part, InTurn)}
    windows = {node.name for node in WORDS.nodes() if isinstance(node, Window)}
    return WORDS.reasons() | WORDS.picked() | _paid() | phases | windows | {*MADE, "choose-one"}


def logged() -> set[str]:
    """The ids of all lines of the log."""
    kinds = {*_noted(), *NOTED, *(kind for kind, _ in SAID.values())}
    kinds |= {kind.name for kind in (HEAL, LOSE_MANA)}  # which say how much has happened
    return {f"log-{kind}" for kind in kinds | {kind.name for kind in GAME.events.values() if not kind.quiet}}


def _noted() -> Iterator[str]:
    """The kinds of what is noted beside events, as they stand in the calls."""
    for node in WORDS.syntax:
        if isinstance(node, ast.Call) and NOTES.fullmatch(ast.unparse(node.func)):
            parts = [inner for each in node.args for inner in ast.walk(each)]
            strings = [str(part.value) for part in parts if isinstance(part, ast.Constant)]
            yield from (said for said in strings if re.fullmatch(r"[a-z-]+", said))


def table() -> set[str]:
    """All that is said at the table beside answers, questions and the log."""
    found = {f"phase-{name}" for name in STAGES} | {f"pile-{name}" for name in PILES}
    found |= {f"book-{name}" for name in BOOKS}
    found |= {f"marker-{name}" for name in (*MARKERS, *SIDES)} | {f"condition-{name}" for name in CONDITIONS}
    found |= {f"damage-{name}" for name in DAMAGE_TYPES} | {f"school-{name}" for name in SCHOOLS}
    return found | {f"type-{name}" for name in TYPES} | {f"card-{slug}" for slug in GAME.cards}


@cache
def needed() -> frozenset[str]:
    """Every id that can be asked for."""
    asked = {f"do-{verb}" for verb in verbs()} | {f"reason-{reason}" for reason in reasons()}
    said = {message.key for _, message in on_faces()} | (WORDS.written() - ARRANGED)
    return frozenset(said | asked | logged() | table() | {"zone", "border", "face-down"})


__all__ = ["GAME", "LANGUAGES", "entries", "looks", "messages", "needed", "on_faces", "variables"]
