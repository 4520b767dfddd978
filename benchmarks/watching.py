"""How long others wait while somebody plays what costs the table server most, in a room with many watchers."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping
from contextlib import AsyncExitStack, suppress
from importlib.resources import files
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import trivault
from benchmarks.clients import Process, percentile, send
from examples.socket_bot import Json, answer, due
from trivault.games.magewars import puzzles as magewars
from trivault.kernel.replay import Setup
from trivault.kernel.table import Table
from trivault.kernel.text import LANGUAGES

WATCHERS = 8
BEARABLE = 0.05  # seconds in which 95 of 100 pings must be answered
PING = 0.06  # seconds between two pings: faster ones would wait for their turn
BACK = 3  # every so many answers one is taken back
LONGEST = 4_900  # answers of a saved game, so that some more can be given
TIPS, CONDITIONS, HINTS = 30, 8, 8  # the most that a puzzle may have


def puzzle() -> Json:
    """A puzzle with as many conditions and hints as are allowed. Each condition is looked at:
    all hold but the last of the goal."""
    text = (files(magewars.__name__) / "two-drops.toml").read_text(encoding="utf-8")
    goal = [f"life <= {900 + n}" for n in range(CONDITIONS - 1)]
    tips = [[f"mine timber-wolf <= {tip * CONDITIONS + n}" for n in range(CONDITIONS)] for tip in range(TIPS)]
    begin, end = text.index("hints = ["), text.index("[position]")
    head = text[:begin].replace('goal = ["win"]', f"goal = {json.dumps([*goal, 'win'])}")
    hints = ['    { card = "ghoul-rot" },'] * HINTS
    lines = [f'    {{ say = "idea", until = {json.dumps(until)} }},' for until in tips]
    parts = [head, "hints = [", *hints, "]", "tips = [", *lines, "]", text[end:]]
    return {"type": "own-puzzle", "file": "\n".join(parts)}


def position() -> Json:
    """A position with as many creatures and lasting effects as are allowed."""
    mine = {"houses": ["untamed", "brobnar", "shadows"], "line": ["lion-bautrem"] * 34}
    given: dict[str, object] = {
        "game": "keyforge",
        "seed": 1,
        "turn": {"house": "untamed", "step": "main", "effects": ["loot-the-bodies"] * 100},
        "players": [mine, {"houses": mine["houses"], "line": ["grey-monk"] * 34}],
    }
    return _saved(Table(trivault.load("keyforge"), Setup(position=given), 1))


def save() -> Json:
    """A saved game with as many answers as are allowed."""
    table = Table(trivault.load("keyforge"), Setup({}), 1)
    while len(table.answers) < LONGEST:
        options = [option.text for option in table.state.legal()]
        table.answer("end-turn" if "end-turn" in options else options[-1])
    return _saved(table)


def _saved(table: Table[Any]) -> Json:
    return {
        "type": "load",
        "replay": table.replay().to_bytes().decode(),
        "seats": [{"kind": "me"}, {"kind": "me"}],
    }


HEAVY: Mapping[str, Callable[[], Json]] = {"puzzle": puzzle, "position": position, "save": save}


async def watching(folder: Path, kind: str, seconds: float) -> list[float]:
    """Seconds that others waited for an answer to their pings."""
    process = Process(folder)
    await process.start()
    try:
        return await beside(process.url, HEAVY[kind](), seconds)
    finally:
        await process.kill()
        assert not process.errors(), process.errors()[0]


async def beside(url: str, heavy: Json, seconds: float) -> list[float]:
    """Seconds that somebody's pings take beside a room with many watchers; the request opens it."""
    async with AsyncExitStack() as there:
        player = await there.enter_async_context(connect(url, max_size=None))
        room = await _opened(player, heavy)
        for n in range(WATCHERS):
            watcher = await there.enter_async_context(connect(url, max_size=None))
            await send(watcher, "hello", lang=LANGUAGES[n % len(LANGUAGES)])
            await send(watcher, "join", room=room)
            there.push_async_callback(_ended, asyncio.create_task(_drain(watcher)))
        other = await there.enter_async_context(connect(url))
        await send(other, "hello")
        await other.recv()
        playing = asyncio.create_task(_play(player))
        there.push_async_callback(_ended, playing)
        waits = await _pings(other, seconds)
        if playing.done():
            playing.result()
        return waits


async def _opened(socket: ClientConnection, request: Json) -> str:
    await send(socket, "hello", lang="en")
    await socket.send(json.dumps(request))
    while True:
        said = json.loads(await asyncio.wait_for(socket.recv(), 60))
        assert said["type"] != "error", said
        if said["type"] == "room":
            return str(said["room"])


async def _play(socket: ClientConnection) -> None:
    """Answer at once, as fast as the server lets one, and take back again and again; the game never ends."""
    chance, given = Random(0), 0
    async for message in socket:
        said = json.loads(message)
        if said["type"] == "error":
            assert said["code"] in ("undo", "stale"), said
        if said["type"] != "table":
            continue
        choice = due(said, [said["seat"]]) if said.get("task", {}).get("status", "open") == "open" else None
        given += 1
        if choice is None or given % BACK == 0:
            await send(socket, "undo")
        else:
            await send(socket, "answer", seq=said["seq"], answer=answer(choice, chance))


async def _drain(socket: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        async for _ in socket:
            pass


async def _ended(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.wait([task])


async def _pings(socket: ClientConnection, seconds: float) -> list[float]:
    waits: list[float] = []
    end = perf_counter() + seconds
    while (begun := perf_counter()) < end:
        await send(socket, "ping")
        await socket.recv()
        waits.append(perf_counter() - begun)
        await asyncio.sleep(PING)
    return waits


def told(kind: str, waits: list[float]) -> str:
    shares = ", ".join(f"{share:.0%} {1000 * percentile(waits, share):.1f} ms" for share in (0.5, 0.95, 1.0))
    return f"{kind}: {len(waits)} pings of somebody else, answered within: {shares}"
