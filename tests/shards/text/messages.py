"""What the Fluent files hold, and what the code says: for the tests that compare them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import trivault
from trivault.games.shards.turn import FOCUS
from trivault.kernel.asking import Actions, Choose, Spread
from trivault.kernel.events import Emit
from trivault.kernel.nodes import Node
from trivault.kernel.text import LANGUAGES, Message

GAME: Any = trivault.load("shards")
CODE = Path(trivault.__file__).parent
PACKAGES = {"kernel": CODE / "kernel", "shards": CODE / "games" / "shards"}

KERNEL_VERBS = ("skip", "pass", "resolve", "replace")


# Fluent files


def entries(package: str, lang: str) -> list[ftl.EntryType]:
    text = (PACKAGES[package] / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    return FluentParser().parse(text).body


def messages(lang: str) -> dict[str, ftl.Message]:
    """All messages of a language by their ids."""
    found = [entry for package in PACKAGES for entry in entries(package, lang)]
    return {entry.id.name: entry for entry in found if isinstance(entry, ftl.Message)}


class Look(Visitor):
    """Which variables, messages and forms a message speaks of."""

    def __init__(self, message: ftl.Message) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.asked: set[str] = set()  # forms that it wants its parts in
        self.offered: set[str] = set()  # forms that it can be said in
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        if node.id.name == "FORM":
            form = node.arguments.positional[1]
            assert isinstance(form, ftl.StringLiteral)
            self.asked.add(form.value)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference) and node.selector.id.name == "form":
            keys = [variant.key for variant in node.variants if not variant.default]
            self.offered |= {key.name for key in keys if isinstance(key, ftl.Identifier)}
        self.generic_visit(node)


def looks(lang: str) -> dict[str, Look]:
    return {key: Look(message) for key, message in messages(lang).items()}


def variables(key: str, known: dict[str, Look]) -> set[str]:
    """What a message must be given, also for the messages that it refers to."""
    return known[key].variables.union(*(variables(other, known) for other in known[key].references))


# What the code says


def parts(message: Message) -> Iterator[Message]:
    """A message and all messages inside it."""
    yield message
    for arg in message.args.values():
        inside = arg if isinstance(arg, list | tuple) else (arg,)
        for part in inside:
            if isinstance(part, Message):
                yield from parts(part)


def on_faces() -> Iterator[Message]:
    for slug in GAME.cards:
        face = GAME.face(slug)
        for message in (face.title, face.kind, *face.facts, *face.lines, *face.reminders):
            yield from parts(message)


def nodes() -> list[Node]:
    found: list[Node] = GAME.program.nodes
    return found


def acted() -> list[Actions]:
    return [node for node in nodes() if isinstance(node, Actions)]


def picked() -> set[str]:
    """The verb of every question in the program that is not about what to do next."""
    found = {"show"}
    for node in nodes():
        if isinstance(node, Choose | Spread):
            found.add(node.verb)
        elif isinstance(node, Emit) and node.on is not None and not node.on.every:
            found.add(node.kind.name)
    return found


def verbs() -> set[str]:
    return {*KERNEL_VERBS, *picked(), *(verb for node in acted() for verb in (*node.trees, node.closing))}


def reasons() -> set[str]:
    given = (word.value for call in calls() for word in call.keywords if word.arg == "reason")
    literal = {reason.value for reason in given if isinstance(reason, ast.Constant)}
    return {*map(str, literal), *picked(), *(node.name for node in acted())}


def calls() -> Iterator[ast.Call]:
    """All calls in the code of the kernel and the game."""
    for package in PACKAGES.values():
        for path in package.rglob("*.py"):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            yield from (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def written() -> set[str]:
    """The ids that stand in the code: in `Message("id", …)`, also behind a condition, and in `say`."""
    found = set()
    for call in calls():
        if call.args and _called(call) in ("Message", "say"):
            key = call.args[0]
            choices = (key.body, key.orelse) if isinstance(key, ast.IfExp) else (key,)
            found |= {str(choice.value) for choice in choices if isinstance(choice, ast.Constant)}
    return found


def _called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def needed() -> set[str]:
    """Every id that can be asked for."""
    logged = {f"log-{kind.name}" for kind in GAME.events.values() if not kind.quiet}
    logged |= {"log-gain-mastery", "log-lose-mastery", "log-gain-health"}  # they tell what came of it
    logged |= {"log-out", "log-win", "log-no-winner"}
    asked = {f"do-{verb}" for verb in verbs()} | {f"reason-{reason}" for reason in reasons()}
    places = {"from-hand", "from-discard"}  # where banished cards come from
    focus = {message.key for message in parts(FOCUS.words())}
    return {m.key for m in on_faces()} | logged | asked | places | focus | written()


__all__ = ["GAME", "LANGUAGES", "PACKAGES", "entries", "looks", "messages", "needed", "on_faces", "variables"]
