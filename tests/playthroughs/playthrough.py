"""A whole game as text that a person can read, in the machine forms of answers, positions and log.

`make accept` writes the files; their diff shows what changed. A
value of `-` is the one that positions leave out: nothing, zero, player 0.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import trivault
from trivault import Setup, Table

FOLDER = Path(__file__).parent
LONG = 25  # entries of a list that are written out

SEEDS = {"shards": 116, "keyforge": 3, "mage-wars": 22}


def playthrough(name: str, seed: int) -> str:
    """One game of random answers: each answer, what the log says, and what changed on the table."""
    table: Any = Table(trivault.load(name), Setup(), seed)
    random = Random(seed)
    lines = [f"{name}, seed {seed}", *changes({}, flat(table.state.position()))]
    while not table.state.over:
        lines += answer(table, random)
    return "\n".join([*lines, f"\nwinners: {table.state.result}", ""])


def answer(table: Any, random: Random) -> list[str]:
    """Take one answer, and tell what follows from it."""
    player, legal = table.state.choice.player, table.state.legal()
    option = legal[random.randrange(len(legal))]
    before, told = flat(table.state.position()), len(table.log)
    head = f"\np{player}: {option.text}  (one of {len(legal)})"
    table.answer(option)
    log = [" ".join([entry.public.key, *entry.cards]) for entry in table.log[told:]]
    return [head, *(f"  {line}" for line in log), *changes(before, flat(table.state.position()))]


def changes(before: dict[str, str], after: dict[str, str]) -> list[str]:
    paths = sorted(path for path in {*before, *after} if before.get(path) != after.get(path))
    return [f"    {path} = {after.get(path, '-')}" for path in paths]


def flat(position: dict[str, Any]) -> dict[str, str]:
    """A position as paths and values, without the bytes in it."""
    return {path: value for path, value in _flat("", position) if path != "exact"}


def _flat(path: str, value: Any) -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        for name, part in value.items():
            yield from _flat(f"{path}.{name}" if path else name, part)
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        for index, part in enumerate(value):
            yield from _flat(f"{path}.{index}", part)
    elif isinstance(value, list):
        shown = ", ".join(map(str, value if len(value) <= LONG else value[:3]))
        yield path, shown if len(value) <= LONG else f"{shown}, … ({len(value)} entries)"
    else:
        yield path, str(value)


def file(name: str) -> Path:
    return FOLDER / f"{name}.txt"
