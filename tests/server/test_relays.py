"""Clients play in rooms of other processes as they do in those of their own."""

import asyncio
from contextlib import asynccontextmanager

from tests.server.serving import run, served


@asynccontextmanager
async def two(cluster, **settings):
    """Two processes on one database."""
    url = cluster.create()
    async with (
        served(database=url, shared=True, **settings) as one,
        served(database=url, shared=True, **settings) as other,
    ):
        yield one, other


def test_a_room_of_another_process_is_played_in_as_any_other(cluster):
    async def test():
        async with two(cluster) as (one, other), one.client(name="Ada") as ada, other.client(name="Bob") as bob:
            room = await ada.create("shards", "me", "open", seed=None, options={"first": 0})
            await bob.ask("join", "room", room=room)
            await bob.ask("sit", "seat", seat=1)
            assert (list(one.hub.rooms), list(other.hub.rooms)) == ([room], [])
            await ada.begun()
            await bob.begun()
            assert [seat["here"] for seat in bob.room["seats"]] == [True, True]
            results = await asyncio.gather(ada.play(1), bob.play(2))
            assert results[0]["result"] == results[1]["result"]
            assert len(one.hub.peers.visitors) == 1

    run(test())
