"""One name for one class: whoever looks for a class finds one of that name."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path

import trivault

PACKAGE = Path(trivault.__file__).parent
# A request, its reply and what it shows share the name that the protocol has for it, and the bus has its own.
WIRE = ("server/protocol/requests/", "server/protocol/replies/", "server/cluster/messages.py")
WRITTEN = "record_forms.py"  # by `make fields`: the same forms in each game

# Deliberate parallels: the same part in each of several games.
PARALLELS = {
    *("Card", "Face", "Options", "Piece", "Side", "SideView"),
    *("CardEntry", "PlayerForm", "Position", "TurnForm"),  # of positions
    *("AllOf", "ChooseOne", "Happens", "InZone", "Is", "Number", "ThisOne", "When"),  # words of cards
    *("Evaluation", "Terms"),  # of players
    "Printed",  # of presenters
}


# Short names that other modules have, too: they are only read with the name of their module before them.
QUALIFIED = ("aspects", "moments", "occasions")
RULES = ("state", "rules", "effects", "cards", "decks", "text", "positions", "game.py")
DECLARING = "fields"  # which nothing imports while a game is played
RULEBOOK = {"ORDER"}  # a faction of Shards; to the kernel, a kind of choice


def _classes() -> Iterator[tuple[str, str]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        where = path.relative_to(PACKAGE).as_posix()
        if not where.startswith(WIRE) and path.name != WRITTEN:
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    yield node.name, where


@cache
def _several() -> dict[str, list[str]]:
    found = defaultdict(list)
    for name, where in _classes():
        found[name].append(where)
    return {name: places for name, places in found.items() if len(places) > 1}


def _game(where: str) -> str:
    return next((game for game in ("keyforge", "magewars", "shards") if f"/{game}/" in where), "")


def test_a_public_class_has_its_name_alone() -> None:
    assert {name: where for name, where in _several().items() if name not in PARALLELS} == {}


def test_parallels_are_of_different_games() -> None:
    for name, places in _several().items():
        if name in PARALLELS:
            games = [_game(where) for where in places]
            assert len(set(games) - {""}) == len(places), (name, places)


def test_the_exceptions_are_needed() -> None:
    assert PARALLELS - _several().keys() == set()


def test_keys_are_read_with_the_name_of_their_module() -> None:
    bare = [
        (path.name, [name.name for name in node.names])
        for path in sorted(PACKAGE.rglob("*.py"))
        if any(f"{name} import" in (text := path.read_text(encoding="utf-8")) for name in QUALIFIED)
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.ImportFrom) and (node.module or "").rpartition(".")[2] in QUALIFIED
    ]
    assert bare == []


def test_no_game_gives_a_constant_of_the_kernel_another_meaning() -> None:
    kernel = _constants(PACKAGE / "kernel")
    games = _constants(PACKAGE / "games", RULES)
    both = kernel.keys() & games.keys() - RULEBOOK
    assert {name: games[name] for name in both if kernel[name] != games[name]} == {}


def _constants(folder: Path, parts: Collection[str] = ()) -> dict[str, set[str]]:
    """The public constants of a package, each with what they are; of games only in these parts."""
    found = defaultdict(set)
    for path in sorted(folder.rglob("*.py")):
        if parts and not {*path.relative_to(folder).parts[1:2]} & {*parts}:
            continue
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if (
                isinstance(node, ast.Assign | ast.AnnAssign)
                and node.value
                and path.stem not in (*QUALIFIED, DECLARING)
            ):
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                names = [
                    each.id for target in targets for each in ast.walk(target) if isinstance(each, ast.Name)
                ]
                for name in names:
                    if name.isupper() and len(name) > 1:
                        found[name].add(ast.unparse(node.value))
    return found
