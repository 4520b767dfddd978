"""Whenever the server dies: what was acknowledged is there, and nothing is there by half."""

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from tests.server.serving import eventually, run, served
from tests.server.test_accounts import PASSWORD
from tests.server.test_rooms import refused
from trivault.server.hub import Hub
from trivault.server.rooms import stored_room
from trivault.server.storage.database import RATINGS, ROOMS
from trivault.server.storage.store import Store

GAMES = ("shards", "keyforge", "mage-wars")


async def two_accounts(one, two):
    await one.ask("register", name="Grace", password=PASSWORD)
    await two.ask("register", name="Ada", password=PASSWORD)


async def seated(one, two, game="shards", **fields):
    room = await one.create(game, "me", "open", **fields)
    await two.ask("join", "room", room=room)
    await two.ask("sit", "seat", seat=1)
    return room


async def everything(server, one, two):
    """A bit of all that changes a room: two games between two people."""
    await two_accounts(one, two)
    await seated(one, two, clock={"seconds": 600}, options={"first": 0})
    table = await one.my_turn()
    for option in [o["answer"] for o in table["question"]["options"] if o["answer"].startswith("play")][:2]:
        await one.answer(option, seq=(await one.my_turn())["seq"])
        one.table = None
    await one.ask("undo")
    await two.ask("order")
    await two.ask("give", seat=1, to="random")
    await one.answer("end-turn", seq=(await one.my_turn())["seq"])
    await two.ask("take", seat=1)
    await two.ask("resign", seat=1)
    await one.ask("rematch")
    await two.ask("rematch")
    await one.until(lambda said: said["type"] == "moved")
    await one.begun()
    await one.ask("resign", seat=0)


def known(server):
    """What everybody has been told of rooms: their records and answers."""
    return {
        name: (msgspec.json.encode(room.record), [] if room.game is None else list(room.game.table.answers))
        for name, room in list(server.hub.rooms.items())
    }


def kept(url):
    """What is stored: rooms with their answers, and how many games each rating counts."""
    engine = sa.create_engine(url)
    with engine.connect() as connection:
        rooms: dict[str, Any] = {
            row.id: (row.record.encode(), []) for row in connection.execute(sa.select(ROOMS))
        }
        for room, _, *answer in connection.exec_driver_sql(
            "SELECT room, at, player, answer FROM answers ORDER BY room, at"
        ):
            rooms[room][1].append(tuple(answer))
        games = [row.games for row in connection.execute(sa.select(RATINGS))]
    engine.dispose()
    return rooms, games


def test_at_every_moment_the_database_has_what_people_were_told(tmp_path, monkeypatch):
    """A copy of the file after every commit is what a server would find that died just then."""
    commit = Store._commit
    told: list[dict[str, Any]] = []
    copies: list[Path] = []
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"

    async def play():
        async with served(database=url) as server, server.client() as one, server.client() as two:

            def watched(store, batch):
                told.append(known(server))
                done = commit(store, batch)
                copies.append(tmp_path / f"copy-{len(copies)}.sqlite")
                with sqlite3.connect(tmp_path / "tables.sqlite") as now, sqlite3.connect(copies[-1]) as copy:
                    now.backup(copy)
                now.close()
                copy.close()
                return done

            monkeypatch.setattr(Store, "_commit", watched)
            await everything(server, one, two)
            told.append(known(server))
            monkeypatch.undo()

    async def restart(copy):
        async with served(database=f"sqlite:///{copy}") as server, server.client() as client:
            rooms, games = kept(f"sqlite:///{copy}")
            for name in rooms:
                await client.ask("join", "room", room=name)
            over = [json.loads(record) for record, _ in rooms.values() if b'"status":"over"' in record]
            rated = sum(record.get("rated", False) for record in over)
            assert games == [rated] * len(games), "each game counts once"
            assert all(record["next"] in rooms for record in over if "next" in record)
            assert {name: known(server)[name] for name in rooms} == rooms

    run(play())
    assert len(copies) > 15
    for copy, later in zip(copies, told[1:], strict=True):
        rooms, _ = kept(f"sqlite:///{copy}")
        assert later.items() <= rooms.items()
        run(restart(copy))
    assert kept(url)[1] == [1, 1], "in the first game a seat was given away"


# When storing fails


@pytest.fixture
def unwatched():
    """Nothing is written but what players do."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Hub, "_watch", lambda hub: asyncio.sleep(0))
        yield


def ambiguous(monkeypatch):
    """A commit that happens, although the database could not say so any more."""
    commit = sa.engine.Connection.commit

    def broken(connection):
        commit(connection)
        monkeypatch.undo()
        raise ConnectionError("lost")

    monkeypatch.setattr(sa.engine.Connection, "commit", broken)


def test_an_answer_of_which_the_database_could_not_say_that_it_has_it(database, monkeypatch, unwatched):
    async def test():
        async with served(database=database) as server, server.client() as client:
            await client.create("shards", "me", "me", seed=4, options={"first": 0})
            table = await client.begun()
            await client.ask("ratings", game="shards")  # nothing else is on its way
            ambiguous(monkeypatch)
            error = await refused(client.answer("end-turn"))
            assert error.code == "failed"
            again = await client.next_table()
            assert again["seq"] > table["seq"], "it was stored: so it is"
            assert (await refused(client.answer("end-turn", seq=table["seq"]))).code == "stale"
            await client.answer("end-turn", seq=again["seq"])

    run(test())


def test_nothing_is_changed_until_the_database_has_been_asked(monkeypatch, unwatched):
    monkeypatch.setattr(stored_room, "AGAIN", 0.05)

    async def test():
        async with served() as server, server.client() as client:
            await client.create("shards", "me", "me", seed=4, options={"first": 0})
            await client.begun()
            await client.ask("ratings", game="shards")  # nothing else is on its way
            with pytest.MonkeyPatch.context() as away, pytest.MonkeyPatch.context() as patch:
                away.setattr("trivault.server.storage.store.load", lambda room: 1 / 0)
                ambiguous(patch)
                assert (await refused(client.answer("end-turn"))).code == "failed"
                for asking in (client.ask("order"), client.ask("undo"), client.answer("end-turn")):
                    assert (await refused(asking)).code == "failed"
            again = await client.next_table()
            assert again["at"] == server.play(client).at > 0, "it was stored: so it is"
            await client.ask("order")

    run(test())


@pytest.mark.usefixtures("newcomers_listed")
def test_a_game_counts_once_even_if_the_database_could_not_say_so(database, monkeypatch, unwatched):
    async def test():
        async with served(database=database) as server, server.client() as one, server.client() as two:
            await two_accounts(one, two)
            await seated(one, two)
            await one.ask("ratings", game="shards")  # nothing else is on its way
            ambiguous(monkeypatch)
            assert (await refused(two.ask("resign", seat=1))).code == "failed"
            end = await one.until(lambda said: said["type"] == "table" and said.get("result"))
            assert end["result"] == {"winners": [0], "why": "resigned"}
            assert (await refused(two.ask("resign", seat=1))).code == "over"
            best = (await one.ask("ratings", game="shards"))["players"]
            assert [(player["name"], player["games"]) for player in best] == [("Grace", 1), ("Ada", 1)]

    run(test())


def test_a_room_waits_for_a_database_that_is_away_and_goes_on_by_itself(monkeypatch):
    monkeypatch.setattr(stored_room, "AGAIN", 0.05)

    async def test():
        async with served() as server, server.client() as client, server.client() as other:
            await client.create("shards", "me", "random", seed=4, options={"first": 0})
            await other.create("shards", "me", "random", seed=4, options={"first": 0})
            table = await client.begun()

            def away(store, batch):
                raise ConnectionError("away")

            with monkeypatch.context() as patch:
                patch.setattr(sa.engine.Connection, "execute", away)
                for _ in range(3):
                    assert (await refused(client.answer("end-turn", seq=table["seq"]))).code == "failed"
                    await asyncio.sleep(0.1)
                assert (await other.ask("ping"))["type"] == "pong"
            await eventually(lambda: not server.hub.rooms[client.room["room"]].doubtful)
            await client.answer("end-turn", seq=table["seq"])
            client.table = None
            await client.my_turn()
            await other.play(1, most=3)

    run(test())


# Coming back


@pytest.mark.parametrize("game", GAMES)
def test_after_a_restart_a_client_gets_the_same_bytes(game, database):
    async def table(client, room, token):
        client.number = 100
        await client.ask("join", "table", room=room, token=token)
        return next(raw for raw in reversed(client.raw) if raw.startswith('{"type":"table"'))

    async def test():
        async with served(database=database) as server, server.client() as one, server.client() as two:
            room = await seated(one, two, game)
            for client, other in [(one, two), (two, one)] * 8:
                if client.room["yours"][0] in server.play(one).record.deciding:
                    client.table = None
                    await client.ask("join", "table", room=room)
                    await client.play(3, most=1)
                await other.ask("ping")
            seats = [(client.tokens[n], await table(client, room, "")) for n, client in enumerate((one, two))]
            digest = server.play(one).state.digest()
            assert server.play(one).at > 5
        async with served(database=database) as server:
            for token, before in seats:
                async with server.client() as client:
                    assert await table(client, room, token) == before
            assert server.hub.rooms[room].game.state.digest() == digest

    run(test())


def test_bots_go_on_when_somebody_is_there_to_see_it(database):
    async def test():
        async with served(database=database) as server, server.client() as client:
            room = await client.create("shards", "me", "greedy", seed=4, options={"first": 0})
            await client.begun()
            for drivers in (server.hub.rooms[room].drivers,):
                drivers.wake = lambda: None  # the server dies before the bot has thought
            await client.answer("end-turn")
            token, at = client.tokens[0], server.play(client).at
        async with served(database=database) as server:
            async with server.client() as client:
                await client.ask("join", "table", room=room, token=token)
                await client.my_turn()
                assert server.play(client).at > at
                await client.ask("give", seat=0, to="greedy")
                await client.until(lambda said: said["type"] == "table" and said["at"] > at + 3)
            await eventually(server.hub.rooms[room].drivers._bots.done)
            rested = server.hub.rooms[room].game.at
            assert server.hub.rooms[room].record.status == "playing", "a game of bots alone rests"
            async with server.client() as client:
                await client.ask("join", "table", room=room, token=token)
                await client.until(lambda said: said["type"] == "table" and said["at"] > rested)

    run(test())


def test_who_agreed_to_play_again_has_agreed_after_a_restart(database):
    async def test():
        async with served(database=database) as server, server.client() as one, server.client() as two:
            room = await seated(one, two)
            await two.ask("resign", seat=1)
            await one.ask("rematch")
            tokens = [one.tokens[0], two.tokens[1]]
        async with served(database=database) as server, server.client() as one, server.client() as two:
            for client, token in zip((one, two), tokens, strict=True):
                await client.ask("join", "room", room=room, token=token)
            assert one.room["rematch"] == [0]
            await two.ask("rematch")
            moved = await one.until(lambda said: said["type"] == "moved")
        async with served(database=database) as server, server.client() as late:
            await late.ask("join", "room", room=room, token=tokens[1])
            assert late.room["next"] == moved["room"]
            await late.ask("rematch")
            await late.until(lambda said: said["type"] == "moved")
            await late.until(lambda said: said["type"] == "table")
            assert (late.room["room"], late.room["yours"]) == (moved["room"], [1])
            assert len(kept(database)[0]) == 2, "no third game"

    run(test())


def test_a_doubled_undo_takes_back_one_decision():
    async def test():
        async with served() as server, server.client() as client:
            await client.create("shards", "me", "random", seed=4, options={"first": 0})
            await client.begun()
            for _ in range(3):
                table = await client.my_turn()
                await client.answer(table["question"]["options"][0]["answer"])
                client.table = None
            table = await client.my_turn()
            play, at = server.play(client), server.play(client).at
            await client.ask("undo", seq=table["seq"])
            assert (await refused(client.ask("undo", seq=table["seq"]))).code == "stale"
            assert play.at == at - 1

    run(test())
