"""Clients play in rooms of other processes as they do in those of their own."""

import asyncio
import inspect
import json
from contextlib import asynccontextmanager
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.serving import eventually, play_some, run, served
from tests.server.test_account_handlers import PASSWORD, end_turn, mine, together
from tests.server.test_deadlines import DAY, Wall
from tests.server.test_leases import declare_dead
from tests.server.test_profile import all_of
from tests.server.test_rooms import refused
from tests.server.test_store import changed
from tests.server.test_tournaments import look, lose, opened, over, own_match
from trivault.server.accounts.accounts import Person
from trivault.server.connections.relay import KEY, OF_THE_ROOM, PATH, RelayedVisit, encoded
from trivault.server.handlers.table import HANDLERS
from trivault.server.protocol import requests
from trivault.server.storage.database import LEASES


@asynccontextmanager
async def pair(cluster, **settings):
    """Two processes on one database, and a client of each."""
    url = cluster.create()
    async with (
        served(database=url, shared=True, **settings) as one,
        served(database=url, shared=True, **settings) as other,
        one.client(name="Ada") as ada,
        other.client(name="Bob") as bob,
    ):
        yield one, other, ada, bob


def rooms(*servers):
    return [list(each.hub.rooms) for each in servers]


async def released(server, *rooms):
    """Wait until other processes may have rooms of this one."""
    await eventually(lambda: not any(server.hub.leases.holds(room) for room in rooms))
    await server.hub.store.run(lambda database: None)


async def begun(ada, bob, **fields):
    """A game in a room of Ada's process, in which Bob plays from elsewhere; Ada begins."""
    room = await together(ada, bob, **fields)
    for client in (ada, bob):
        client.table = None
        await client.ask("join", "table", room=room)
        await client.ask("ping")
    return room


def test_a_room_of_another_process_is_played_in_as_any_other(cluster):
    async def test():
        async with pair(cluster) as (one, other, ada, bob):
            room = await begun(ada, bob)
            assert rooms(one, other) == [[room], []]
            assert [seat["here"] for seat in bob.room["seats"]] == [True, True]
            await play_some(one.play(ada), 30, ada, bob)
            assert [client.table["at"] for client in (ada, bob)] == [one.play(ada).at] * 2
            assert len(one.hub.peers.visitors) == 1
            assert (len(one.hub.connections), len(other.hub.connections)) == (1, 1)

    run(test())


def test_everything_of_a_room_is_relayed(cluster):
    async def test():
        async with pair(cluster) as (one, _, ada, bob):
            await begun(ada, bob, hints=True)
            await end_turn(ada)
            table = await bob.my_turn()
            assert (await bob.ask("hint"))["seq"] == table["seq"]
            plays = [o["answer"] for o in table["question"]["options"] if o["answer"].startswith("play")]
            before = one.play(ada).at
            await bob.answer(plays[0])
            await bob.ask("undo")
            assert (one.play(ada).at, bob.table["undone"]) == (before, True)
            assert (await refused(bob.answer("nonsense"))).code in ("illegal", "ambiguous")
            assert (await refused(bob.answer("end-turn", seq=table["seq"]))).code == "stale"
            await bob.ask("chat", text="hello")
            said = await ada.until(lambda said: said["type"] == "chat")
            assert [line["name"] for line in said["lines"]] == ["Bob"]
            await bob.ask("mute", on=True)
            await ada.ask("chat", text="and you")
            await bob.ask("language", lang="de")
            assert "chat" not in {said["type"] for said in list(bob.news)[-3:]}
            await bob.ask("ping")
            assert "Zug" in bob.table["question"]["options"][-1]["sentence"]
            await bob.ask("log")

    run(test())


def test_every_request_that_needs_a_room_is_relayed():
    needing = {request for request, handler in HANDLERS.items() if ".here()" in inspect.getsource(handler)}
    assert needing <= OF_THE_ROOM
    assert {requests.Join, requests.Create, requests.Leave, requests.Hello}.isdisjoint(OF_THE_ROOM)


def test_a_client_goes_from_room_to_room_over_processes(cluster):
    async def test():
        async with pair(cluster) as (one, other, ada, bob):
            away = await ada.create("shards", "me", "me")
            own = await bob.create("shards", "me", "me")
            assert (await refused(bob.ask("join", room=away, token="forged"))).code == "not-yours"
            assert other.hub.rooms[own].people, "who is refused stays"
            for room, here in ((away, 0), (own, 1), (away, 0)):
                await bob.ask("join", "room", room=room)
                assert bob.room["room"] == room
                assert len(one.hub.rooms[away].people) == 2 - here
                assert len(other.hub.rooms[own].people) == here
            assert (await refused(bob.ask("join", room="nowhere"))).code == "unknown"
            await bob.send("chat", text="hello")
            await bob.ask("leave")
            assert [said["type"] for said in list(bob.news)[-3:]] == ["chat", "done", "done"], "nothing is lost"
            assert (await refused(bob.ask("undo"))).code == "no-room"
            await bob.ask("join", "room", room=away)
            await bob.create("shards", "me", "me")
            await eventually(lambda: len(one.hub.rooms[away].people) == 1)

    run(test())


def test_who_goes_is_gone_from_the_room_elsewhere(cluster):
    async def test():
        async with pair(cluster) as (one, other, ada, bob):
            room = await begun(ada, bob)
            async with other.client(name="Cleo") as cleo:
                await cleo.ask("join", "room", room=room)
                assert len(one.hub.rooms[room].people) == 3
            await eventually(lambda: len(one.hub.rooms[room].people) == 2)
            await bob.socket.close()
            await eventually(lambda: len(one.hub.rooms[room].people) == 1)

    run(test())


def test_who_somebody_is_stays_with_their_own_process(cluster):
    async def test():
        async with pair(cluster) as (one, _, ada, bob):
            room = await ada.create("shards", "me", "open")
            await bob.ask("join", "room", room=room)
            await bob.ask("rename", name="Robert")
            await bob.ask("chat", text="hello")
            said = await ada.until(lambda said: said["type"] == "chat")
            assert said["lines"][0]["name"] == "Robert"
            user = (await bob.ask("register", name="Robin", password=PASSWORD))["user"]
            await bob.ask("sit", "seat", seat=1)
            assert one.hub.rooms[room].record.seats[1].user == user
            await bob.ask("logout")
            assert one.hub.rooms[room].record.seats[1].user == user
            await eventually(lambda: len(one.hub.rooms[room].people) == 1)
            assert (await refused(bob.ask("undo"))).code == "no-room"

    run(test())


def test_nobody_comes_in_by_the_internal_door_without_a_pass(cluster):
    async def denied(url, shown):
        with pytest.raises(InvalidStatus) as refused:
            await connect(url, additional_headers={KEY: shown} if shown else {})
        return refused.value.response.status_code

    async def test():
        async with pair(cluster) as (one, other, _, _):
            internal = one.hub.settings.internal
            good, wrong = (each.hub.peers.passes.issue(each.hub.peers.id) for each in (one, other))
            for shown in ("", "forged", good[:-1], wrong, one.hub.tokens.seat("r", 0, 0)):
                assert await denied(f"ws://{internal}{PATH}", shown) == 403
            assert await denied(f"ws://127.0.0.1:{one.port}{PATH}", good) == 404, "clients have no such door"
            assert await denied(f"ws://{internal}/ws", good) == 404, "and others no other one"
            with pytest.raises(HTTPError, match="404"):
                await asyncio.to_thread(urlopen, f"http://{internal}/")
            async with connect(f"ws://{internal}{PATH}", additional_headers={KEY: good}) as socket:
                await socket.send('{"type": "ping", "id": 1}')
                assert json.loads(await socket.recv())["code"] == "hello-first"
                await socket.send(
                    encoded(RelayedVisit("198.51.100.1", Person("u", "U", False), "en", False, False))
                )
                await socket.send('{"type": "ping", "id": 2}')
                assert json.loads(await socket.recv()) == {"type": "pong", "id": 2}
                (visitor,) = one.hub.peers.visitors
                assert visitor.host == "198.51.100.1", "limits are those of the client's address"
                await socket.send(b"nonsense")
                with pytest.raises(ConnectionClosed):
                    await socket.recv()

    run(test())


def test_a_room_of_a_process_that_is_dead_goes_on_elsewhere(cluster):
    async def test():
        async with pair(cluster, beat=0.02) as (one, other, ada, bob):
            room = await begun(ada, bob)
            await ada.answer("end-turn", seq=ada.table["seq"])
            at = one.play(ada).at
            declare_dead(one.hub.settings.database, one.hub.store)
            bye = await bob.until(lambda said: said["type"] == "bye")
            assert bye["reason"] == "shutdown"
            assert (await ada.until(lambda said: said["type"] == "bye"))["reason"] == "lost"
            assert one.hub.lost
            async with other.client(token=bob.welcome["token"]) as again:
                await again.ask("join", "table", room=room)
                assert (again.table["at"], again.room["yours"]) == (at, [1])
                assert rooms(other) == [[room]]
                await eventually(other.hub.does_chores)

    run(test())


def test_a_process_that_is_not_reached_is_waited_for(cluster, monkeypatch):
    """It may be dead, and counts as living for some seconds."""

    async def test():
        async with pair(cluster) as (one, other, ada, bob):
            room = await ada.create("shards", "me", "me")
            tried = []

            async def away(passes, peer):
                tried.append(peer)
                if len(tried) == 2:
                    declare_dead(one.hub.settings.database, one.hub.store)

            monkeypatch.setattr("trivault.server.handlers.client.dialled", away)
            monkeypatch.setattr("trivault.server.connections.peers.AGAIN", 0.01)
            await bob.ask("join", "room", room=room)
            assert len(tried) == 2
            assert room in other.hub.rooms
            monkeypatch.setattr("trivault.server.connections.peers.TAKEOVER", 0.0)
            assert (await refused(bob.ask("join", room=room))).code == "failed"

    run(test())


def test_who_joins_does_not_wait_for_a_process_that_hangs(cluster, monkeypatch):
    async def test():
        async with pair(cluster, beat=0.02) as (one, other, ada, bob):
            room, over = await ada.create("shards", "me", "me"), asyncio.Event()

            async def hang(visitor, raw):
                await over.wait()

            with monkeypatch.context() as patch:
                patch.setattr("trivault.server.handlers.relay_endpoint.Visitor._handle", hang)
                joining = await bob.send("join", room=room)
                await eventually(lambda: one.hub.peers.visitors)
                declare_dead(one.hub.settings.database, one.hub.store)
                said = await bob.until(lambda said: said.get("id") == joining)
            over.set()
            assert (said["type"], said.get("room")) == ("room", room)
            assert room in other.hub.rooms

    run(test())


def test_who_finds_that_another_process_has_a_room_sends_everybody_there(cluster):
    """That should never be, but is noticed before anything is written."""

    async def test():
        async with pair(cluster) as (one, other, ada, _):
            room = await ada.create("shards", "me", "me", seed=4, options={"first": 0})
            await ada.begun()
            taken = LEASES.update().where(LEASES.c.name == room).values(process=other.hub.peers.id)
            changed(one.hub.settings.database, taken)
            assert (await refused(ada.answer("end-turn", seat=0))).code == "failed"
            assert (await ada.until(lambda said: said["type"] == "bye"))["reason"] == "lost"
            async with one.client(token=ada.welcome["token"]) as again:
                await again.ask("join", "table", room=room)
                assert again.table["at"] == 0
                await again.answer("end-turn", seat=0)
            assert rooms(one, other) == [[], [room]]
            assert not one.hub.lost

    run(test())


def test_who_stops_gives_its_rooms_to_others_with_every_move(cluster):
    async def test():
        url = cluster.create()
        async with (
            served(database=url, shared=True) as other,
            other.client(name="Bob") as bob,
            served(database=url, shared=True) as one,
            one.client(name="Ada") as ada,
        ):
            room = await begun(ada, bob)
            table = await ada.my_turn()
            await ada.send("answer", answer="end-turn", seq=table["seq"])  # is under way
            await eventually(lambda: one.hub.rooms[room].lock.locked() or one.play(ada).at)
            leave = one.hub.store.leave

            async def leave_later(last):
                """Not before the server has read what comes too late."""
                await eventually(lambda: one.hub.metrics.requests["chat"])
                await leave(last)

            one.hub.store.leave = leave_later
            stopping = asyncio.create_task(one.hub.stop())
            await eventually(lambda: one.hub.closing)
            await ada.send("chat", text="too late")
            await stopping
            heard = [await ada.receive() for _ in range(2)]
            while heard[-1]["type"] != "bye":
                heard.append(await ada.receive())
            assert "done" in {said["type"] for said in heard}, "it is stored and acknowledged"
            assert "error" not in {said["type"] for said in heard}, "who comes too late asks elsewhere"
            assert heard[-1]["reason"] == "shutdown"
            assert (await bob.until(lambda said: said["type"] == "bye"))["reason"] == "shutdown"
            assert not one.hub.lost
            async with other.client(token=ada.welcome["token"]) as again:
                await again.ask("join", "table", room=room)
                assert (again.table["at"], again.room["yours"]) == (1, [0])

    run(test())


def test_a_room_that_is_empty_is_free_for_others(cluster):
    async def test():
        async with pair(cluster, linger=0.01) as (one, other, ada, bob):
            room = await begun(ada, bob)
            for client in (ada, bob):
                await client.ask("leave")
            await eventually(lambda: not one.hub.leases.holds(room))
            await one.hub.store.run(lambda database: None)  # and the database knows
            await bob.ask("join", "table", room=room)
            await ada.ask("join", "table", room=room)
            assert rooms(one, other) == [[], [room]]
            assert ada.room["yours"] == [0]

    run(test())


# What concerns rooms of others without anybody in them


def test_a_tournament_is_played_over_processes(cluster):
    async def test():
        async with pair(cluster) as (_, _, ada, bob):
            name = await opened(ada, "knock-out", bots=2)
            await bob.ask("tournament-enter", tournament=name)
            await ada.ask("tournament-begin", tournament=name)
            await bob.ask("tournament-leave", tournament=name)  # gives up a game in a room of the other
            state = await look(ada, name)
            assert state["players"][(await look(bob, name))["you"]]["out"]
            given_up = set()
            while state["status"] != "over":
                match = own_match(state)
                if match and not match.get("result") and match["room"] not in given_up:
                    given_up.add(match["room"])
                    await lose(ada, name)
                    state = await look(ada, name)
                else:
                    state = await ada.until(lambda said: said["type"] == "tournament")
            state = await over(bob, name)
            assert all(match.get("result") for games in state["rounds"] for match in games)

    run(test())


def test_somebody_is_deleted_from_rooms_of_all_processes(cluster):
    async def test():
        async with pair(cluster) as (one, other, ada, bob):
            running = await begun(ada, bob)
            await bob.ask("chat", text="hello")
            alone = await bob.create("shards", "me", "random")
            await bob.ask("leave")
            async with one.client(token=bob.welcome["token"]) as there:
                await there.ask("join", "room", room=alone)
                await there.ask("forget", name="Bob")
            assert bob.welcome["user"] not in await all_of(one) + await all_of(other)
            assert "Bob" not in await all_of(one) + await all_of(other)
            assert (await refused(ada.ask("join", room=alone))).code == "unknown"
            await ada.ask("join", "table", room=running)
            assert ada.table["result"] == {"winners": [0], "why": "resigned"}

    run(test())


def test_ones_games_in_other_processes_are_listed_with_whose_turn_it_is(cluster):
    async def test():
        async with pair(cluster) as (_, other, ada, bob):
            room = await begun(ada, bob)
            assert (await mine(bob))[room]["whose"] == "theirs"
            await end_turn(ada)
            assert (await mine(bob))[room]["whose"] == "yours"
            assert rooms(other) == [[]]

    run(test())


def test_each_process_looks_after_the_deadlines_of_its_own_rooms(cluster):
    async def test():
        wall = Wall()
        async with pair(cluster, now=wall, linger=0.01) as (one, other, ada, bob):
            await eventually(lambda: one.hub.does_chores() or other.hub.does_chores())
            if other.hub.does_chores():  # whichever took the lease first
                one, other, ada, bob = other, one, bob, ada
            owned = await begun(bob, ada, days=1)
            free = await begun(bob, ada, days=1)
            for client in (ada, bob):
                await client.ask("leave")
            await released(other, owned, free)
            await bob.ask("join", "table", room=owned)
            wall.now += DAY
            await one.hub.deadlines.look()
            await bob.ask("ping")
            assert "result" not in bob.table or bob.table["result"] is None
            assert free not in await mine(bob)
            assert owned in await mine(ada)
            await other.hub.deadlines.look()
            await bob.ask("ping")
            assert bob.table["result"] == {"winners": [1], "why": "time"}

    run(test())


def test_who_plays_again_late_follows_to_another_process(cluster):
    async def test():
        async with pair(cluster, linger=0.01) as (one, other, ada, bob):
            room = await begun(ada, bob)
            await bob.ask("resign", seat=1)
            await ada.ask("rematch")
            await bob.ask("leave")
            async with one.client(token=bob.welcome["token"]) as there:
                await there.ask("join", "room", room=room)
                await there.ask("rematch")
            following = (await ada.until(lambda said: said["type"] == "moved"))["room"]
            for client in (ada, bob):
                await client.ask("join", "room", room=room)  # keeps the old one where it is
            await released(one, following)
            async with other.client(name="Cleo") as cleo:
                await cleo.ask("join", "table", room=following)
                for client, seat in ((ada, 0), (bob, 1)):
                    await client.ask("rematch")
                    await client.until(lambda said: said["type"] == "table" and said["room"] == following)
                    assert (client.room["room"], client.room["yours"]) == (following, [seat])
                here, there = rooms(one, other)
                assert there == [following]
                assert following not in here  # where the old one may be gone: nobody is in it

    run(test())
