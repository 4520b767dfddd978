"""A bot that plays at the table server by its protocol (docs/reference/protocol.md), with random answers.

    trivault serve
    python examples/socket_bot.py ws://localhost:8420/ws shards

A bot in another language needs no more than this: say hello, open or join a room, and answer the
choices of one's own that a view shows.
"""

from __future__ import annotations

import asyncio
import json
import sys
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]


def answer(choice: Json, chance: Random) -> str | Json:
    """Any legal answer to a choice, as a view shows it."""
    kind, options = choice["kind"], list(choice.get("options", []))
    low, high = choice.get("low", 0), choice.get("high", 0)
    if kind in ("action", "yes-no"):
        return str(chance.choice(options))
    form: Json = {"verb": choice["verb"]}
    if kind == "number":
        form["numbers"] = [chance.randint(low, high)]
    elif kind == "distribute":
        shares = [chance.choice(options) for _ in range(high)]
        named = sorted(set(shares)) or options[:1]
        form |= {"targets": named, "numbers": [shares.count(name) for name in named]}
    elif kind == "order":
        form["targets"] = chance.sample(options, len(options))
    else:
        form["targets"] = chance.sample(options, chance.randint(low, min(high, len(options))))
        if not form["targets"]:
            return "skip"
    return form


def due(table: Json, seats: list[int]) -> Json | None:
    """The choice in a table that is to be answered, if it is one's own."""
    if table.get("result") or table["seat"] not in seats:
        return None
    mine = [choice for choice in table["view"]["choices"] if choice["mine"]]
    return mine[0] if mine else None


async def play(socket: ClientConnection, game: str, chance: Random) -> Json:
    """Play a game against the greedy bot; how it ended."""
    seats = [{"kind": "me"}, {"kind": "greedy"}]
    await socket.send(json.dumps({"type": "hello", "words": False, "name": "Random"}))
    await socket.send(json.dumps({"type": "create", "game": game, "seats": seats}))
    async for message in socket:
        said: Json = json.loads(message)
        if said["type"] == "error":
            raise ValueError(said["message"])
        if said["type"] != "table":
            continue
        if said.get("result"):
            result: Json = said["result"]
            return result
        if choice := due(said, [0]):
            given = answer(choice, chance)
            await socket.send(json.dumps({"type": "answer", "seq": said["seq"], "answer": given}))
    raise ConnectionError("the server closed the connection")


async def main(url: str, game: str) -> None:
    async with connect(url) as socket:
        print(await play(socket, game, Random()))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2]))
