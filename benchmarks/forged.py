"""Messages that are wrong in some way, or at least not due: what a fuzzer sends to the table server."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

from trivault.server.requests import REQUESTS

WORDS = ["", "x", "play crystal", "end-turn", "skip", "p0", "\u0000", "ÆØÅ" * 20, "-", "generated-1", "shards"]
NUMBERS = [-1, 0, 1, 7, 2**31, 2**63, -(2**70), 0.5, 1e300]
FIELDS = sorted({field for each in REQUESTS.values() for field in each.__struct_fields__})
SLOW = ("register", "login")  # passwords are slow on purpose, and limited
MAKING = ("create", "load", "play-on")  # would make rooms of their own


def value(chance: Random, depth: int = 0) -> object:
    """Anything that JSON can say."""
    kinds: list[Callable[[], object]] = [
        lambda: chance.choice(WORDS),
        lambda: chance.choice(NUMBERS),
        lambda: chance.choice([True, False, None]),
        lambda: [value(chance, depth + 1) for _ in range(chance.randrange(4))],
        lambda: {chance.choice(WORDS): value(chance, depth + 1) for _ in range(chance.randrange(4))},
    ]
    return chance.choice(kinds if depth < 3 else kinds[:3])()


def forged(chance: Random, room: str, token: str) -> str | bytes:
    """A message about somebody else's room, with a token that is not quite right."""
    type_ = chance.choice([name for name in (*REQUESTS, "fly") if name not in SLOW])
    fields = {name: value(chance) for name in chance.sample(FIELDS, chance.randrange(4))}
    if type_ in REQUESTS and chance.random() < 0.7:
        known = _plausible(chance, room, token)
        fields |= {name: known[name] for name in REQUESTS[type_].__struct_fields__ if name in known}
    if type_ in MAKING:
        fields.pop("game", None)
    return _damaged(chance, json.dumps({"type": type_, **fields}))


def _plausible(chance: Random, room: str, token: str) -> dict[str, object]:
    return {
        "room": room,
        "token": chance.choice(["", token]),  # without one, to watch
        "seq": chance.randrange(50),
        "seat": chance.randrange(9),
        "answer": chance.choice(WORDS),
        "game": "shards",
        "on": True,
        "at": chance.randrange(99),
    }


def _damaged(chance: Random, text: str) -> str | bytes:
    """One in five is not even JSON of a message."""
    damage = chance.random()
    if damage < 0.1:
        return text[: chance.randrange(len(text))]
    if damage < 0.15:
        return bytes(chance.randrange(256) for _ in range(chance.randrange(60)))
    return "[" * chance.choice([10, 5000]) if damage < 0.2 else text
