"""Events are the only mutators: what writes to the table outside of them is listed, with its reason, and the
list may only get shorter (decision record 24)."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.sources import modules_of
from trivault.games.keyforge.state import model
from trivault.games.keyforge.state.fields import PIECE, SIDE

PACKAGE = "trivault.games.keyforge"
ROOT = Path(model.__file__).parents[1]
# What lies on the table; not the order of a shuffled deck, nor what the rules only remember of a card or of
# the last turn.
REMEMBERED = {
    "armor_then", "armor_used", "beside", "claims", "creatures_last", "elusive_used", "forged_last", "form",
    "granted", "has_purged", "stolen_last",
}  # fmt: skip
TABLE = {*(field.name for field in (*SIDE.fields, *PIECE.fields)), "play", "resolving"} - REMEMBERED
CHANGES = {"append", "extend", "insert", "remove", "pop", "clear", "update", "sort", "reverse", "setdefault"}

# These make states and decks, and play nothing.
MAKING = {
    *("deck", "deck_lists", "entries", "fields", "game", "generator", "layout", "model", "pieces"),
    *("record_forms", "records", "validation", "view"),
    *("draft", "text"),  # of decks that are read
}

# What writes to the table outside of events, and why. Nothing may be added: make it an event.
ALLOWED = {
    "animation.calm_down": "ends with the turn, as lasting effects do: that is no event",
    "creature_stats._ward": "in the replace stage of an event the ward goes instead of what would happen",
    "discards.OrderDiscards.answered": "arranges cards that an event has just put away",
    "play.Enter.run": "a card that is being played lies between the zones, an action until it is resolved",
    "play.Enter.answered": "a card that is being played lies between the zones until it enters play",
    "play._finish_action": "and goes to the discard pile if nothing has put it anywhere else",
    "play._take_card": "playing it begins by taking it from its zone",
    "setup.Auction._award": "before the first turn nothing listens",
    "setup.Mulligan.answered": "before the first turn nothing listens",
    "turn.check": "a creature without power is destroyed in spite of its ward, which goes with it",
}

Place = tuple[str, str]  # a module and a function or Class.method in it


def shortened(name: str) -> str:
    """A module of the package; those of the rules go by their last name."""
    return name.removeprefix("rules.")


class Module:
    """The functions of a module, and what its names mean."""

    def __init__(self, path: Path) -> None:
        self.name = shortened(".".join(path.relative_to(ROOT).with_suffix("").parts))
        self.tree = ast.parse(path.read_text(encoding="utf-8"))
        self.functions = dict(self._functions(self.tree.body, ""))
        self.names: dict[str, Place] = {name: (self.name, name) for name in self.functions}
        self.modules: dict[str, str] = {}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(PACKAGE):
                inside = node.module.removeprefix(f"{PACKAGE}.")
                for alias in node.names:
                    self.names[alias.asname or alias.name] = (shortened(inside), alias.name)
                    self.modules[alias.asname or alias.name] = shortened(f"{inside}.{alias.name}")

    def _functions(self, body: list[ast.stmt], prefix: str) -> Iterator[tuple[str, ast.FunctionDef]]:
        for node in body:
            if isinstance(node, ast.FunctionDef):
                yield prefix + node.name, node
            elif isinstance(node, ast.ClassDef):
                yield from self._functions(node.body, f"{node.name}.")

    def means(self, called: ast.expr) -> Place | None:
        if isinstance(called, ast.Name):
            return self.names.get(called.id)
        if isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name):
            return (self.modules[called.value.id], called.attr) if called.value.id in self.modules else None
        return None


@cache
def modules() -> dict[str, Module]:
    return {module.name: module for module in map(Module, modules_of("keyforge"))}


@cache
def methods() -> dict[str, Place]:
    return {
        method.partition(".")[2]: (name, method)
        for name in ("state.model", "state.pieces")
        for method in modules()[name].functions
        if "." in method
    }


def of_the_table(node: ast.expr) -> bool:
    """`side.hand`, `piece.counters[name]`, `getattr(side, zone)`, a local name such as `hand`; not
    `state.house`, which is of the turn."""
    if isinstance(node, ast.Subscript):
        return of_the_table(node.value)
    if isinstance(node, ast.Attribute):
        of_turn = isinstance(node.value, ast.Name) and node.value.id == "state" and node.attr == "house"
        return node.attr in TABLE and not of_turn
    return isinstance(node, ast.Call) or (isinstance(node, ast.Name) and node.id in TABLE)


def targets(node: ast.AST) -> list[ast.expr]:
    if isinstance(node, ast.Assign):
        found = [
            t for target in node.targets for t in (target.elts if isinstance(target, ast.Tuple) else [target])
        ]
    elif isinstance(node, ast.AugAssign | ast.AnnAssign):
        found = [node.target]
    else:
        found = node.targets if isinstance(node, ast.Delete) else []
    return [t for t in found if not isinstance(t, ast.Name)]  # a local name is only given another meaning


def writes(function: ast.stmt) -> bool:
    """Whether it changes the table itself."""
    for node in ast.walk(function):
        if any(of_the_table(target) for target in targets(node)):
            return True
        if isinstance(node, ast.Call):
            called = node.func
            if isinstance(called, ast.Attribute) and called.attr in CHANGES and of_the_table(called.value):
                return True
            if isinstance(called, ast.Name) and called.id == "setattr":
                return True
    return False


def calls(module: Module, function: ast.FunctionDef) -> Iterator[Place]:
    for node in ast.walk(function):
        if isinstance(node, ast.Name | ast.Attribute) and (place := module.means(node)):
            yield place
        if isinstance(node, ast.Attribute) and node.attr in methods():
            yield methods()[node.attr]


def reached(ahead: list[Place]) -> set[Place]:
    """These functions, and all that they call."""
    found: set[Place] = set()
    while ahead:
        name, function = place = ahead.pop()
        if place not in found and name in modules() and function in modules()[name].functions:
            found.add(place)
            ahead += calls(modules()[name], modules()[name].functions[function])
    return found


def commits() -> set[Place]:
    """The functions that commit events, and all that they call."""
    kinds = [
        module.means(node.args[1])
        for module in modules().values()
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "EventKind"
    ]
    return reached([place for place in kinds if place])


def direct_writes() -> set[str]:
    """The functions outside of events that change the table, or call what does."""
    inside = commits()
    changing = {
        place for place in inside if any(writes(modules()[m].functions[f]) for m, f in reached([place]))
    }
    return {
        f"{module.name}.{name}"
        for module in modules().values()
        if module.name.rpartition(".")[2] not in MAKING
        for name, function in module.functions.items()
        if (module.name, name) not in inside and not name.endswith(".__init__")
        if writes(function) or not changing.isdisjoint(calls(module, function))
    }


def test_what_writes_to_the_table_outside_of_events_is_listed_and_becomes_less():
    assert direct_writes() == set(ALLOWED)


def test_the_decision_record_names_every_exception():
    record = next((ROOT.parents[2] / "docs" / "adr").glob("0024-*.md")).read_text(encoding="utf-8")
    assert [place for place in ALLOWED if f"`{place}`" not in record] == []


def test_a_direct_write_would_be_found():
    found = [
        writes(ast.parse(f"def step(state, side, piece, zone):\n    {line}").body[0])
        for line in (
            "side.amber += 1",
            "piece.counters[zone] = 1",
            "side.hand, side.deck = side.deck, side.hand",
            "getattr(side, zone).append(1)",
            "state.play.pop(1)",
            "del state.play[1]",
            "state.house = zone",
            "state.used.append(1)",
        )
    ]
    assert found == [True] * 6 + [False] * 2
