"""What the Fluent files of a game hold, and what its code says: for the tests that compare them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import trivault
from tests.sources import modules_of
from trivault.kernel.choice_nodes import Actions, Choose, ChooseNumber, Spread
from trivault.kernel.events import Emit
from trivault.kernel.nodes import Node
from trivault.kernel.text import Message, sources

CODE = Path(trivault.__file__).parent


def parts(message: Message) -> Iterator[Message]:
    """A message and all messages inside it."""
    yield message
    for arg in message.args.values():
        for part in arg if isinstance(arg, list | tuple) else (arg,):
            if isinstance(part, Message):
                yield from parts(part)


@cache
def entries_of(file: Path) -> list[ftl.EntryType]:
    """All that stands in a file."""
    return FluentParser().parse(file.read_text(encoding="utf-8")).body


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


class Wordings:
    """The words of the kernel and of one game."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.packages: tuple[str, ...] = ("trivault.kernel", *game.packages)

    # Fluent files

    def entries(self, lang: str) -> list[tuple[str, ftl.EntryType]]:
        """All that stands in the files of a language, with the package and the file."""
        found = [(package, Path(str(path))) for package in self.packages for path in sources(package, lang)]
        return [(f"{package} {path.name}", entry) for package, path in found for entry in entries_of(path)]

    def messages(self, lang: str) -> dict[str, ftl.Message]:
        """All messages of a language by their ids; those of the game replace those of the kernel."""
        return {entry.id.name: entry for _, entry in self.entries(lang) if isinstance(entry, ftl.Message)}

    def looks(self, lang: str) -> dict[str, Look]:
        return {key: Look(message) for key, message in self.messages(lang).items()}

    # Faces

    def on_faces(self) -> Iterator[tuple[str, Message]]:
        """What the faces of all cards say, by the card."""
        for slug in self.game.cards:
            face = self.game.face(slug)
            reminders = getattr(face, "reminders", ())
            for message in (face.title, face.kind, *face.facts, *face.lines, *reminders):
                for part in parts(message):
                    yield slug, part

    # Trees

    def nodes(self) -> list[Any]:
        found: list[Any] = self.game.program.nodes
        return found

    def acted(self) -> list[Actions[Any]]:
        return [node for node in self.nodes() if isinstance(node, Actions)]

    def picked(self, kinds: tuple[type[Any], ...] = (Choose, Spread, ChooseNumber)) -> set[str]:
        """The verb of every question in the program that is not about what to do next."""
        return {node.verb for node in self.nodes() if isinstance(node, kinds) or _asks(node)}

    # Code

    @cached_property
    def syntax(self) -> list[ast.AST]:
        """All that stands in the code of the kernel and the game."""
        folders = [CODE.joinpath(*package.split(".")[1:]) for package in self.packages]
        paths = [
            path
            for folder in folders
            for path in (modules_of(folder.name) if folder.parent.name == "games" else folder.rglob("*.py"))
        ]
        trees = [ast.parse(path.read_text(encoding="utf-8")) for path in paths]
        return [node for tree in trees for node in ast.walk(tree)]

    def calls(self) -> Iterator[ast.Call]:
        return (node for node in self.syntax if isinstance(node, ast.Call))

    def reasons(self) -> set[str]:
        """The questions that stand in the code."""
        given = (word.value for call in self.calls() for word in call.keywords if word.arg == "reason")
        return {str(reason.value) for reason in given if isinstance(reason, ast.Constant)} - {""}

    def asked(self) -> set[str]:
        """The verbs of the picks that stand in the code: `Choice(player, PICK, "verb", …)`."""
        made = [call.args for call in self.calls() if _called(call) == "Choice" and len(call.args) > 2]
        picks = [args[2] for args in made if isinstance(args[1], ast.Name) and args[1].id == "PICK"]
        return {str(verb.value) for verb in picks if isinstance(verb, ast.Constant)}

    def written(self) -> set[str]:
        """The ids that stand in the code: in `Message("id", …)`, also behind a condition, and in `say`."""
        found = set()
        for call in self.calls():
            if call.args and _called(call) in ("Message", "say"):
                key = call.args[0]
                choices = (key.body, key.orelse) if isinstance(key, ast.IfExp) else (key,)
                found |= {str(choice.value) for choice in choices if isinstance(choice, ast.Constant)}
        return found


def _asks(node: Node[Any]) -> bool:
    """Whether an event is for things that are chosen."""
    return isinstance(node, Emit) and node.on is not None and not node.on.every


def variables(key: str, known: dict[str, Look]) -> set[str]:
    """What a message must be given, also for the messages that it refers to."""
    return known[key].variables.union(*(variables(other, known) for other in known[key].references))


def _called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
