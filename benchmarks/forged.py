"""Messages that are wrong in some way, or at least not due: what a fuzzer sends to the table server."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Sequence
from random import Random

from examples.socket_bot import Json
from trivault.server.protocol.requests import REQUESTS

WORDS = [
    "", "x", "-", "skip", "end-turn", "pass", "p0", "generated-1", "always", "\u0000", "\u202eevil", "ÆØÅ" * 20,
    "Z" + "\u0301" * 200, "🂡" * 50, "' OR 1=1 --", "{$x}", "../../etc/passwd", "x" * 501,
    "Half a deck\n[Dis]\n3 troll",
]  # fmt: skip
NUMBERS = [-1, 0, 1, 2, 7, 8, 99, 2**31, 2**53, 2**63 - 1, 2**63, -(2**70), 0.5, 1e300]
GAMES = ["shards", "keyforge", "mage-wars", "chess"]
KINDS = ["me", "open", "random", "greedy", "genius"]
FIELDS = sorted({field for each in REQUESTS.values() for field in each.__struct_fields__})
SLOW = ("register", "login")  # passwords are slow on purpose, and limited
RARE = ("create", "load", "play-on", "hint")  # open rooms or keep bots busy
REMEMBERED = 200  # words of replies that are said back


class Forger:
    """Somebody who knows of another's room and has seen a token, but not quite; says back what it hears."""

    def __init__(self, chance: Random, room: str, token: str) -> None:
        self.chance = chance
        self.rooms = deque([room], 5)
        self.tokens = deque(["", token], 5)
        self.words: deque[str] = deque(maxlen=REMEMBERED)
        self.replays: deque[str] = deque(["{}"], 3)
        self.seq = 0
        self.types = [name for name in (*REQUESTS, "fly") if name not in SLOW]

    def hear(self, said: Json) -> None:
        """Learn from a reply."""
        if said["type"] == "table":
            self.seq = said["seq"]
            options = said.get("question", {}).get("options", [])
            self.words.extend(
                str(option[name]) for option in options for name in ("answer", "name") if name in option
            )
        elif said["type"] == "seat":
            self.rooms.append(said["room"])
            self.tokens.append(said["token"])
        elif said["type"] == "saved":
            self.replays.append(said["replay"])

    def message(self) -> str | bytes:
        chance = self.chance
        type_ = chance.choice(self.types)
        if type_ in RARE and chance.random() < 0.9:
            type_ = "answer"
        fields: Json = {name: self.anything() for name in chance.sample(FIELDS, chance.randrange(3))}
        if type_ in REQUESTS and chance.random() < 0.8:
            known = REQUESTS[type_].__struct_fields__
            fields = {name: self.plausible(name) for name in known if name != "id" and chance.random() < 0.9}
        return self._damaged(json.dumps({"type": type_, "id": chance.choice([0, 1, 7]), **fields}))

    def _damaged(self, text: str) -> str | bytes:
        """One in six is not even JSON of a message."""
        damage = self.chance.random()
        if damage < 0.08:
            return text[: self.chance.randrange(len(text))]
        if damage < 0.12:
            return self.chance.randbytes(self.chance.randrange(60))
        return "[" * self.chance.choice([10, 5000]) if damage < 0.16 else text

    # Values

    def word(self) -> str:
        return self.chance.choice([*WORDS, *self.words])

    def anything(self, depth: int = 0) -> object:
        """Anything that JSON can say."""
        chance = self.chance
        kinds: list[Callable[[], object]] = [
            self.word,
            lambda: chance.choice(NUMBERS),
            lambda: chance.choice([True, False, None]),
            lambda: [self.anything(depth + 1) for _ in range(chance.randrange(4))],
            lambda: {chance.choice(WORDS): self.anything(depth + 1) for _ in range(chance.randrange(4))},
        ]
        return chance.choice(kinds if depth < 3 else kinds[:3])()

    def plausible(self, field: str) -> object:
        """A value of the kind that a field has, or sometimes not."""
        chance = self.chance
        kinds: dict[str, Callable[[], object]] = {
            "room": lambda: chance.choice(self.rooms),
            "token": lambda: chance.choice(self.tokens),
            "seq": lambda: self.seq + chance.choice([0, 0, 0, 0, -1, 1, 10**6]),
            "answer": lambda: chance.choice([self.word, self.word, self._form])(),
            "game": lambda: chance.choice(GAMES),
            "seats": lambda: [{"kind": chance.choice(KINDS)} for _ in range(chance.randrange(6))],
            "options": lambda: {
                chance.choice(["first", "quick", "teams", "x"]): chance.choice([0, True, [1, 2]])
            },
            "replay": self._replay,
            "lang": lambda: chance.choice(["en", "de", "pl", "xx"]),
            "clock": lambda: {"seconds": chance.choice(NUMBERS)},
            "stops": lambda: chance.choice([self.word(), ["own"], [self.word()]]),
        }
        if field not in kinds or chance.random() < 0.1:
            whole = [1, 0, 2, 7, 8, 50, 10**9]
            return chance.choice(
                [self.word(), chance.choice(whole), chance.choice(whole), True, self.anything()]
            )
        return kinds[field]()

    def _form(self) -> Json:
        many = self.chance.choice([0, 1, 2, 200])
        things: Sequence[str] = [self.word()[:200] for _ in range(many)]
        numbers = [self.chance.choice([0, 1, 5, -1, 2**62]) for _ in range(many)]
        return {"verb": self.word()[:200], "targets": things, "numbers": numbers}

    def _replay(self) -> str:
        """A saved game with something changed in it."""
        text = self.chance.choice(self.replays)
        if self.chance.random() < 0.3:
            place = self.chance.randrange(len(text))
            return text[:place] + self.chance.choice(['"', "0", "{", ""]) + text[place + 1 :]
        saved = json.loads(text)
        for name in self.chance.sample(list(saved), min(len(saved), 2)):
            saved[name] = self.anything()
        if self.chance.random() < 0.3:
            saved["setup"] = {"position": {"players": [{}, {}], self.word(): self.anything()}}
        return json.dumps(saved)
