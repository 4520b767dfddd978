"""Thinking stops when nobody wants to know any more what was thought of, and its process is free again."""

import asyncio
import math
import time

import pytest

from tests.server.serving import eventually, run, served
from tests.server.test_rooms import refused
from trivault.server.workers.cancellation import Wanted


def until_unwanted(path):
    """Thinks until somebody says that it is not wanted any more; in the process of the bots."""
    path.with_suffix(".begun").touch()
    while Wanted.clock() != math.inf:
        time.sleep(0.01)
    path.touch()
    return ("end-turn", 0.0)


def endless(bots, monkeypatch, path):
    """Let bots think for ever."""
    think = bots._think
    monkeypatch.setattr(bots, "_think", lambda who, work, *args: think(who, until_unwanted, path))


async def undone(client, server):
    await client.ask("undo")


async def resigned(client, server):
    await client.ask("resign", seat=0)


async def left(client, server):
    await client.ask("leave")


@pytest.mark.parametrize("change", [undone, resigned, left])
def test_a_bot_stops_thinking_when_the_table_changes(change, monkeypatch, tmp_path):
    stopped = tmp_path / "stopped"

    async def test():
        async with served() as server, server.client() as client:
            endless(server.hub.bots, monkeypatch, stopped)
            await client.create("shards", "me", "club", options={"first": 0})
            await client.begun()
            await client.answer("end-turn")
            await eventually(stopped.with_suffix(".begun").exists)
            await change(client, server)
            await eventually(stopped.exists)
            await eventually(lambda: server.hub.bots._queue.places == 1)

    run(test())


@pytest.mark.parametrize("change", [undone, left])
def test_a_hint_is_given_up_when_the_table_changes_and_other_requests_do_not_wait_for_it(
    change, monkeypatch, tmp_path
):
    stopped = tmp_path / "stopped"

    async def test():
        async with served() as server, server.client() as client:
            await client.create("shards", "me", "me", options={"first": 0}, hints=True)
            table = await client.begun()
            await client.answer(table["question"]["options"][0]["answer"])
            endless(server.hub.bots, monkeypatch, stopped)
            number = await client.send("hint")
            await client.ask("ping")
            await eventually(stopped.with_suffix(".begun").exists)
            await change(client, server)
            late = await until_error(client, number)
            assert (late["code"], "changed" in late["message"]) == ("stale", True)
            await eventually(stopped.exists)
            await eventually(lambda: server.hub.bots._queue.places == 1)

    run(test())


def test_a_hint_is_given_although_the_opponent_plans_meanwhile(monkeypatch):
    async def test():
        async with served() as server, server.client() as client:
            await client.create("mage-wars", "me", "me", hints=True)
            await client.begun()
            play = server.play(client)
            while not play.several():
                await client.answer(play.state.legal()[0].text)
                play = server.play(client)
            think, planned = server.hub.bots._think, asyncio.Event()

            async def slowly(*thought):
                await planned.wait()
                return await think(*thought)

            monkeypatch.setattr(server.hub.bots, "_think", slowly)
            seq, (mine, other) = play.seq, play.record.deciding
            number = await client.send("hint")
            await client.answer(play.state.legal(other)[0].text, seq=seq, seat=other)
            planned.set()
            hint = await client.until(lambda said: said["type"] in ("hint", "error"))
            assert (hint["type"], hint["id"], hint["seq"]) == ("hint", number, seq)
            await client.answer(hint["suggestions"][0]["answer"], seq=seq, seat=mine)

    run(test())


async def until_error(client, number):
    known = [said for said in client.news if said["type"] == "error" and said["id"] == number]
    return (
        known[0] if known else await client.until(lambda said: said["type"] == "error" and said["id"] == number)
    )


def test_who_waits_in_the_queue_leaves_it_without_a_trace(tmp_path):
    async def test():
        async with served() as server:
            bots, stopped = server.hub.bots, tmp_path / "stopped"
            first = asyncio.create_task(bots._think("a", until_unwanted, stopped))
            await eventually(stopped.with_suffix(".begun").exists)
            second = asyncio.create_task(bots._think("b", time.sleep, 0))
            await eventually(lambda: bots._queue.waiting("b") == 1)
            second.cancel()
            first.cancel()
            await asyncio.gather(first, second, return_exceptions=True)
            await eventually(lambda: bots._queue.places == 1)
            assert await bots._think("c", max, 1, 2) == 2

    run(test())


def test_the_time_that_a_level_takes_is_told_with_its_name():
    async def test():
        async with served() as server, server.client() as client:
            server.hub.bots._times["shards", "club"] = [0.5, 0.14, 0.2]
            games = {each["name"]: each for each in (await client.ask("games"))["games"]}
            times = {bot["kind"]: bot.get("seconds", 0) for bot in games["shards"]["bots"]}
            assert (times["club"], times["random"]) == (0.2, 0)
            assert times["master"] > times["expert"] > 0

    run(test())


def test_no_hints_where_there_are_none():
    async def test():
        async with served() as server, server.client() as client:
            await client.create("shards", "me", "me", options={"first": 0}, hints=False)
            await client.begun()
            assert (await refused(client.ask("hint"))).code == "off"

    run(test())
