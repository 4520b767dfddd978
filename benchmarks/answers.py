"""What an answer costs the table server while its clients read words, as browsers do.

    python -m benchmarks.answers
    python -m benchmarks.answers mage-wars --words de --profile

Server and clients share this process; what the clients use is taken off. Seeds, decks and answers are the same
each time, times are those of the processor, and of several times the least counts, answer by answer: so figures
can be compared on a busy machine. Only the network is missing: `python -m benchmarks.load play` measures the
whole server, a process of its own.
"""

from __future__ import annotations

import asyncio
import cProfile
import gc
import pstats
import secrets
import tempfile
from collections.abc import AsyncIterator, MutableMapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from time import process_time, thread_time
from typing import Any
from unittest.mock import patch

import click
import msgspec
from starlette.applications import Starlette

import trivault
from examples.socket_bot import Json, answer, due
from trivault.server.app import build
from trivault.server.library import Library
from trivault.server.run import tune_garbage_collector
from trivault.server.settings import Settings

SCOPE = {"type": "websocket", "path": "/ws", "headers": [], "query_string": b"", "subprotocols": []}
PATIENCE = 60.0  # seconds
AT_ONCE = 3  # rooms whose answers share a transaction, as at 300 answers a second


class Seat:
    """A client that talks to the application without a network."""

    def __init__(self, app: Starlette, lang: str, seed: int) -> None:
        self.chance = Random(seed)
        self.room = ""
        self.seat = -1
        self.table: Json = {}
        self.used = 0.0  # seconds that are not the server's
        self._said: asyncio.Queue[Json] = asyncio.Queue()
        self._said.put_nowait({"type": "websocket.connect"})
        self._news = asyncio.Event()
        self.task = asyncio.create_task(app(dict(SCOPE), self._said.get, self._hear))
        self.say("hello", lang=lang)

    def say(self, type_: str, **fields: object) -> None:
        text = msgspec.json.encode({"type": type_, **fields}).decode()
        self._said.put_nowait({"type": "websocket.receive", "text": text})

    async def leave(self) -> None:
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task

    async def _hear(self, message: MutableMapping[str, Any]) -> None:
        begun = thread_time()
        said: Json = msgspec.json.decode(message["text"]) if "text" in message else {"type": "accepted"}
        assert said["type"] != "error", said
        if said["type"] == "seat":
            self.room, self.seat = said["room"], said["seat"]
        if said["type"] == "table":
            self.table = said
        if said["type"] in ("seat", "table"):
            self._news.set()
        self.used += thread_time() - begun

    async def news(self) -> None:
        """Wait until a seat or a table is shown."""
        async with asyncio.timeout(PATIENCE):
            await self._news.wait()
        self._news.clear()

    @property
    def choice(self) -> Json | None:
        return due(self.table, [self.seat])

    def answer(self, choice: Json) -> None:
        begun = thread_time()
        self.say("answer", seq=self.table["seq"], answer=answer(choice, self.chance))
        self.used += thread_time() - begun


Pair = tuple[Seat, Seat]


async def seated(app: Starlette, game: str, lang: str, number: int) -> Pair:
    """Two players in a room of their own, who see the table."""
    one, two = Seat(app, lang, 2 * number), Seat(app, lang, 2 * number + 1)
    one.say("create", game=game, seats=[{"kind": "me"}, {"kind": "open"}])
    while not one.room:
        await one.news()
    two.say("join", room=one.room)
    two.say("sit", seat=1)
    for seat in (one, two):
        while not seat.table or seat.seat < 0:
            await seat.news()
    return one, two


async def one_answer(pair: Pair) -> int:
    """Somebody answers, and both see what came of it; 0 when the game is over."""
    for seat in pair:
        if choice := seat.choice:
            seat.answer(choice)
            await asyncio.gather(*(each.news() for each in pair))
            return 1
    return 0


@asynccontextmanager
async def serving() -> AsyncIterator[Starlette]:
    """The application, with chance that is the same each time."""
    chance, thresholds = Random(0), gc.get_threshold()
    with (
        tempfile.TemporaryDirectory() as folder,
        patch.object(secrets, "randbelow", chance.randrange),
        patch.object(secrets, "choice", chance.choice),
    ):
        app = build(Settings(database=f"sqlite:///{Path(folder) / 'tables.sqlite'}", rate=1e6), Library())
        await app.state.hub.start()
        tune_garbage_collector()
        yield app
        await app.state.hub.stop()
        gc.set_threshold(*thresholds)
        gc.unfreeze()


async def played(
    game: str, lang: str, rooms: int, answers: int, watched: cProfile.Profile | None = None
) -> tuple[list[float], int]:
    """Seconds of the server for a few answers at once, again and again, and how many answers that were."""
    async with serving() as app:
        pairs = [await seated(app, game, lang, number) for number in range(rooms)]
        if watched is not None:
            watched.enable()
        found = [await _few(pairs[i : i + AT_ONCE]) for _ in range(answers) for i in range(0, rooms, AT_ONCE)]
        if watched is not None:
            watched.disable()
        await asyncio.gather(*(seat.leave() for pair in pairs for seat in pair))
    return [used for used, _ in found], sum(given for _, given in found)


async def _few(pairs: Sequence[Pair]) -> tuple[float, int]:
    seats = [seat for pair in pairs for seat in pair]
    before, begun = sum(seat.used for seat in seats), process_time()
    given = sum(await asyncio.gather(*map(one_answer, pairs)))
    return process_time() - begun - (sum(seat.used for seat in seats) - before), given


def least(game: str, lang: str, rooms: int, answers: int, repeats: int) -> float:
    """Milliseconds of the server for an answer."""
    runs = [asyncio.run(played(game, lang, rooms, answers)) for _ in range(repeats)]
    assert len({given for _, given in runs}) == 1, "each run is the same"
    fastest: list[float] = [min(several) for several in zip(*(used for used, _ in runs), strict=True)]
    return 1000 * sum(fastest) / runs[0][1]


@click.command()
@click.argument("games", nargs=-1, type=click.Choice(trivault.NAMES), metavar="[GAME]...")
@click.option("--words", "lang", default="en", show_default=True, help="The language in which clients read.")
@click.option("--rooms", default=30, show_default=True)
@click.option("--answers", default=40, show_default=True, help="In each room.")
@click.option("--repeats", default=5, show_default=True)
@click.option("--profile", is_flag=True, help="Show where the time goes instead.")
def main(games: tuple[str, ...], lang: str, rooms: int, answers: int, repeats: int, profile: bool) -> None:
    """Measure what an answer costs the server."""
    for name in games or trivault.NAMES:
        if profile:
            watched = cProfile.Profile(thread_time)
            asyncio.run(played(name, lang, rooms, answers, watched))
            pstats.Stats(watched).sort_stats("tottime").print_stats(40)
        else:
            cost = least(name, lang, rooms, answers, repeats)
            click.echo(f"{name}: {cost:.2f} ms of processor time an answer")


if __name__ == "__main__":
    main()
