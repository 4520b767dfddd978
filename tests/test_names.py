"""One name for one class: whoever looks for a class finds one of that name."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import trivault

PACKAGE = Path(trivault.__file__).parent
# A request, its reply and what it shows share the name that the protocol has for it.
WIRE = ("server/requests.py", "server/replies/")

# Deliberate parallels: the same part in each of several games.
PARALLELS = {
    *("Card", "Face", "Options", "Piece", "Saved", "Side", "SideView"),
    *("CardEntry", "PlayerForm", "Position"),  # of positions
    *("AllOf", "ChooseOne", "Happens", "InZone", "Is", "Number", "ThisOne", "When"),  # words of cards
    *("Evaluation", "Terms"),  # of players
    "Printed",  # of tellers
}


def _classes() -> Iterator[tuple[str, str]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        where = path.relative_to(PACKAGE).as_posix()
        if not where.startswith(WIRE):
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    yield node.name, where


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
