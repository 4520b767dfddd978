"""Analyses of games that are over: they report how far they are, can be stopped, and hold up nobody."""

import asyncio

import pytest

from tests.analysis.games import thrown_away
from tests.server.serving import eventually, run, served
from tests.server.test_rooms import refused
from trivault.analysis.review import Judged
from trivault.kernel.text import Message
from trivault.server.rooms import analyses


async def over(client):
    """A game that somebody has thrown away."""
    replay = thrown_away().replay().to_bytes().decode()
    await client.ask("load", "room", replay=replay, seats=[{"kind": "me"}, {"kind": "club"}])
    return await client.begun()


async def ended(client):
    return await client.until(lambda said: said["type"] == "analysis" and said["status"] != "running")


def slowly(server, monkeypatch, enough):
    """Let decisions be judged one after the other, when there is an event."""

    async def judge(game, look, decisions, who):
        await enough.wait()
        return [
            Judged(each.at, each.seat, {0: 0.5, 1: 0.5}, 0.5, 0.5, Message("nothing"), 0)
            for _, each in decisions
        ]

    monkeypatch.setattr(server.hub.bots, "judge", judge)


def test_the_analysis_of_a_game_in_words(monkeypatch):
    async def test():
        async with served() as server, server.client() as client:
            await over(client)
            begun = await client.ask("analyse")
            assert (begun["status"], begun["done"]) == ("running", 0)
            found = await ended(client)
            assert (found["status"], found["done"], found["seat"]) == ("done", found["of"], 0)
            (mistake,) = found["mistakes"]
            assert mistake["better"] == "Play Blaster"
            assert mistake["better_win"] > mistake["win"] + 30
            assert found["course"][-1]["win"] == 0
            assert found["turning_points"][0]["by"] == "mistake"
            assert [each["seat"] for each in found["balance"]] == [0, 1]
            await client.ask("language", lang="de")
            again = await client.ask("analyse", seat=1)
            assert (again["status"], again["seat"]) == ("done", 1), "nothing is judged twice"
            german = await client.ask("analyse", seat=0)
            assert german["mistakes"][0]["better"] == "Blaster ausspielen"
            room = await client.ask("play-on", "room", at=mistake["at"])
            assert room["status"] == "playing"

    run(test())


def test_it_can_be_stopped_and_begun_again(monkeypatch):
    async def test():
        async with served() as server, server.client() as client:
            enough = asyncio.Event()
            slowly(server, monkeypatch, enough)
            await over(client)
            await client.ask("analyse")
            await client.send("analyse", on=False)
            assert (await ended(client))["status"] == "stopped"
            enough.set()
            assert (await client.ask("analyse"))["status"] == "running"
            assert (await ended(client))["status"] == "done"

    run(test())


def test_what_was_found_before_a_stop_is_told_from_another_side(monkeypatch):
    async def test():
        async with served() as server, server.client() as client:
            monkeypatch.setattr(analyses, "AT_ONCE", 1)
            judge, asked = server.hub.bots.judge, []

            async def once(*about):
                asked.append(about)
                await asyncio.sleep(0 if len(asked) == 1 else 60)
                return await judge(*about)

            monkeypatch.setattr(server.hub.bots, "judge", once)
            await over(client)
            await client.ask("analyse")
            await client.until(lambda said: said["type"] == "analysis" and said["done"])
            await client.send("analyse", on=False)
            await ended(client)
            again = await client.ask("analyse", seat=1, again=True)
            assert (again["status"], again["seat"]) == ("stopped", 1)
            assert again["course"]

    run(test())


def test_what_nobody_listens_to_is_stopped(monkeypatch):
    async def test():
        async with served() as server, server.client() as client:
            slowly(server, monkeypatch, asyncio.Event())
            table = await over(client)
            await client.ask("analyse")
            analysis = server.hub.rooms[table["room"]].analyses._found["club"]
            await client.ask("leave")
            await eventually(analysis.task.done)
            assert analysis.status == "stopped"

    run(test())


def test_one_address_has_so_many_at_a_time(monkeypatch):
    async def test():
        async with served(analyses=1) as server, server.client() as one, server.client() as two:
            slowly(server, monkeypatch, asyncio.Event())
            await over(one)
            await over(two)
            await one.ask("analyse")
            error = await refused(two.ask("analyse"))
            assert (error.code, "1 analyses" in error.message) == ("too-fast", True)
            await one.ask("analyse", on=False)
            assert (await two.ask("analyse"))["status"] == "running"

    run(test())


def test_it_ends_when_its_time_is_up(monkeypatch):
    async def test():
        async with served(analysis=-1.0) as server, server.client() as client:
            await over(client)
            await client.ask("analyse")
            found = await ended(client)
            assert (found["status"], found["done"]) == ("stopped", 0)

    run(test())


@pytest.mark.parametrize(("fields", "code"), [({}, "not-begun"), ({"level": "grandmaster"}, "malformed")])
def test_what_is_refused(fields, code):
    async def test():
        async with served() as server, server.client() as client:
            await client.create("shards", "me", "random")
            await client.begun()
            assert (await refused(client.ask("analyse", **fields))).code == code

    run(test())


def test_a_seat_that_is_not_there():
    async def test():
        async with served() as server, server.client() as client:
            await over(client)
            assert (await refused(client.ask("analyse", seat=5))).code == "unknown"

    run(test())
