"""What the Fluent files hold, and what the code says: for the tests that compare them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import trivault
from trivault.games.keyforge import GAME
from trivault.games.keyforge.model import COLOURS
from trivault.games.keyforge.printed import HOUSES
from trivault.kernel.asking import Actions, Choose, ChooseNumber, May, Spread
from trivault.kernel.events import Emit
from trivault.kernel.text import LANGUAGES, Message

CODE = Path(trivault.__file__).parent
PACKAGES = (CODE / "kernel", CODE / "games" / "keyforge")
WRITTEN = HOUSES  # the houses whose words are finished

# Answers that stand in the code of a question.
LISTED = ("keep", "mulligan", "take-archives", "left", "right", "attach", "attack", "order", "ability", "skip",
          "resolve", "replace", "end-turn", "first", "bid-amount", "pass", "copy", "as-creature", "as-upgrade",
          "reveal")  # fmt: skip


def entries(lang: str) -> list[tuple[Path, ftl.EntryType]]:
    """All that stands in the files of a language, with the file."""
    files = [package / "text" / f"{lang}.ftl" for package in PACKAGES]
    files += sorted((PACKAGES[1] / "text" / lang).glob("*.ftl"))
    parsed = [(path, FluentParser().parse(path.read_text(encoding="utf-8"))) for path in files if path.exists()]
    return [(path, entry) for path, resource in parsed for entry in resource.body]


def parts(message: Message) -> Iterator[Message]:
    """A message and all messages inside it."""
    yield message
    for arg in message.args.values():
        for part in arg if isinstance(arg, list | tuple) else (arg,):
            if isinstance(part, Message):
                yield from parts(part)


def on_faces() -> Iterator[tuple[str, Message]]:
    """What the faces of all cards say, by the card."""
    for slug in GAME.cards:
        face = GAME.face(slug)
        for message in (face.title, face.kind, *face.facts, *face.lines):
            for part in parts(message):
                yield slug, part


def verbs() -> set[str]:
    """The ends of the ids of all answers."""
    found = {*LISTED, *HOUSES, *COLOURS}
    for node in GAME.program.nodes:
        if isinstance(node, Choose):
            found.add(node.verb)
        elif isinstance(node, Spread):
            found.add(f"{node.verb}-shares")
        elif isinstance(node, ChooseNumber):
            found.add(f"{node.verb}-amount")
        elif isinstance(node, May):
            found.add(f"may-{node.verb}")
        elif isinstance(node, Actions):
            found |= {*node.trees, node.closing}
        elif isinstance(node, Emit) and node.on is not None and not node.on.every:
            found.add(node.verb)
    return found


def reasons() -> set[str]:
    """The ends of the ids of all questions: those in the code, and those of picks."""
    found = set()
    for path in (path for package in PACKAGES for path in package.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.keyword) and node.arg == "reason" and isinstance(node.value, ast.Constant):
                found.add(str(node.value.value))
    for asking in GAME.program.nodes:
        if isinstance(asking, Choose | Spread | ChooseNumber):
            found.add(asking.verb)
        elif isinstance(asking, Actions):
            found.add(asking.name)
        elif isinstance(asking, Emit) and asking.on is not None and not asking.on.every:
            found.add(asking.verb)
    return found - {""}


def logged() -> set[str]:
    """The ends of the ids of all lines of the log."""
    told = {"lose", "steal", "capture", "capture-own", "take-from-card", "put-on-card", "to-supply", "heal"}
    told |= {"move-amber", "move-damage"}
    told |= {"into-deck", "copy", "remove-counters"}
    return (
        told
        | {"draw", "draw-cards", "play", "attack", "house", "bid", "auction", "first", "check", "put-counter"}
        | {kind.name for kind in GAME.events.values() if not kind.quiet}
    )


__all__ = ["GAME", "LANGUAGES", "WRITTEN", "entries", "logged", "on_faces", "parts", "reasons", "verbs"]
