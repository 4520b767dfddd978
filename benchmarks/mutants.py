"""Saved files of all games with something in them changed, as nobody would save them.

A mutant is sealed anew: what is to be found is behind the checksum.
"""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any, NamedTuple

import msgspec

import trivault
from trivault.kernel.codec import MAGIC, SEAL, sealed
from trivault.kernel.game import Game
from trivault.kernel.replay import Setup
from trivault.kernel.table import Table

NUMBERS = (0, 1, 2, -1, -2, -5, 3, 7, 31, 99, 127, 128, 255, 999, 5_000, 65_536, 10**6, 10**9, -(10**9))
HUGE = (2**31, 2**53, 2**62 - 1, 2**63 - 1, -(2**63))
WORDS = ("", "x", "main", "pass", "end-turn", "#turn", "~1", "it", "source", "p0", "2 crystal", "ä" * 5)
TABLES = {
    "shards": ({}, {"players": 3}, {"players": 4}),
    "keyforge": ({}, {"auction": True}),
    "mage-wars": ({}, {"apprentice": True}, {"players": 4}, {"players": 4, "teams": True}),
}
REPLAYED = 30  # answers of a replay
KINDS = ("state", "position", "exact", "replay")
MIXED = ("state", "state", "state", "position", "state", "exact", "position", "replay")


class Seeds(NamedTuple):
    """What is changed: saved states, positions between and in the middle of effects, and replays."""

    state: list[bytes]
    position: list[str]
    exact: list[str]
    replay: list[bytes]

    def of(self, kind: str) -> list[Any]:
        return list(getattr(self, kind))


def seeds(name: str, games_each: int = 3) -> Seeds:
    """Saved at as many different questions as some games ask."""
    game: Game[Any] = trivault.load(name)
    states: dict[tuple[str, int], Any] = {}
    replays = []
    for seed in range(games_each * len(TABLES[name])):
        setup = Setup(TABLES[name][seed % len(TABLES[name])])  # type: ignore[arg-type]  # as JSON has it
        table, chance = Table(game, setup, seed), Random(seed)
        for at in range(600):
            if table.state.over:
                break
            choice = table.state.choice
            states.setdefault((choice.reason, len(table.state.stack) + 20 * table.state.seats), table.state)
            if at == REPLAYED:
                replays.append(table.replay().to_bytes())
            table.answer(choose(table.state, chance), choice.player)
        states["over", seed] = table.state
    told = [(state, state.position()) for state in states.values()]
    exact = [json.dumps(position) for _, position in told if "exact" in position]
    plain = [json.dumps(position) for _, position in told if "exact" not in position]
    return Seeds([state.to_bytes() for state in states.values()], plain, exact, replays)


def choose(state: Any, chance: Random) -> Any:
    """One of the legal answers, however many there are."""
    legal = state.legal()
    return legal[chance.randrange(min(len(legal), 10**6))]


def mutant(kind: str, whole: Any, chance: Random) -> Any:
    """One of these files with something changed in it."""
    if kind == "state":
        return _body(whole, chance)
    if kind == "exact":
        position = json.loads(whole)
        position["exact"] = b64encode(_body(b64decode(position["exact"]), chance)).decode()
        return json.dumps(position)
    if kind == "replay" and chance.random() < 0.2:
        return _bytes(whole, chance)
    changed = json.dumps(_changed(json.loads(whole), chance))
    return changed.encode() if kind == "replay" else changed


def _body(data: bytes, chance: Random) -> bytes:
    body = data[len(MAGIC) + SEAL :]
    if chance.random() < 0.2:
        return sealed(_bytes(body, chance))
    return sealed(msgspec.msgpack.encode(_changed(msgspec.msgpack.decode(body), chance)))


def _bytes(data: bytes, chance: Random) -> bytes:
    at, length = chance.randrange(len(data)), chance.randrange(4)
    return data[:at] + chance.randbytes(chance.randrange(4)) + data[at + length :]


def _changed(whole: Any, chance: Random) -> Any:
    """The same with one to three of its parts changed; version, game and rules stay."""
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        holder, key = _place(whole, chance)
        if not (holder is whole and key in _HEAD):
            _change(whole, holder, key, chance)
    return whole


_HEAD = (0, 1, 2, "format", "version", "game", "rules")
DEEPER = 0.85  # how often something inside a part is changed, and not the part


def _place(value: Any, chance: Random) -> tuple[Any, Any]:
    """Some part: in what it lies, and where there."""
    while True:
        key = chance.choice(list(value) if isinstance(value, dict) else range(len(value)))
        inner = value[key]
        if not isinstance(inner, dict | list) or not inner or chance.random() > DEEPER:
            return value, key
        value = inner


def _change(whole: Any, holder: Any, key: Any, chance: Random) -> None:
    way = chance.random()
    if way < 0.1:
        del holder[key]
    elif way < 0.2 and isinstance(holder, list):
        holder.insert(key, deepcopy(chance.choice(holder)))
    elif way < 0.4:
        other, there = _place(whole, chance)
        holder[key] = deepcopy(other[there])  # not inside itself
    elif way < 0.45 and isinstance(holder[key], list):
        holder[key] = holder[key] * chance.choice((2, 10, 200))
    else:
        holder[key] = _like(holder[key], chance)


def _like(value: Any, chance: Random) -> Any:
    """Another value, mostly of the same kind."""
    ways: list[Callable[[], Any]] = [lambda: chance.choice((None, True, [], {}, "", 1.5, [[[]]]))]
    if isinstance(value, bool):
        ways += [lambda: not value] * 5
    elif isinstance(value, int):
        near = [lambda: max(-(2**63), value + chance.choice((-1, 1, 2, 10, -10)))] * 6
        ways += [*near, *[lambda: chance.choice(NUMBERS)] * 5, lambda: chance.choice(HUGE)]
    elif isinstance(value, str):
        longer = [lambda: value * chance.choice((2, 50)), lambda: value[: chance.randrange(len(value) + 1)]]
        ways += [*[lambda: chance.choice(WORDS)] * 3, *longer, lambda: f"{chance.choice(NUMBERS)} {value}"]
        ways += [lambda: ":".join([*value.split(":")[:-1], str(chance.choice(NUMBERS))])]
    elif isinstance(value, list):
        ways += [lambda: value[::-1], lambda: value[: len(value) // 2], lambda: sorted(value, key=str)]
    return chance.choice(ways)()
