"""Nothing is lost: reconnecting, late and doubled answers, killing the server at any moment."""

import asyncio
import json
import threading
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.datastructures import Headers
from starlette.websockets import WebSocketState
from websockets.exceptions import ConnectionClosed

from benchmarks.clients import Process
from tests.server.process import client_of
from tests.server.serving import play_some, run, served
from tests.server.test_rooms import refused
from trivault.server.connections.relay import SHUTDOWN
from trivault.server.handlers.client import Client
from trivault.server.storage import store
from trivault.server.storage.database import ANSWERS

SAME = ("seq", "at", "seat", "deciding", "view", "question")


def test_who_comes_back_gets_the_seat_and_the_exact_table():
    async def test():
        async with served() as server, server.client() as other:
            async with server.client() as client:
                room = await client.create("keyforge", "me", "open")
                token = client.tokens[0]
                await other.ask("join", "room", room=room)
                await other.ask("sit", "seat", seat=1)
                await play_some(server.play(client), 20, client, other)
                await client.ask("join", "table", room=room)
                before = client.table
            async with server.client() as back:
                await back.ask("join", "table", room=room, token=token)
                assert {part: back.table.get(part) for part in SAME} == {
                    part: before.get(part) for part in SAME
                }
                assert back.room["yours"] == [0]
            async with server.client() as stranger:
                for bad in (token[:-2] + "xx", "nonsense", other.tokens[1][::-1]):
                    assert (await refused(stranger.ask("join", room=room, token=bad))).code == "not-yours"
                table = await stranger.ask("join", "table", room=room)
                assert table["seat"] == -1
            elsewhere = await other.create("shards", "me", "open")
            assert (await refused(other.ask("join", room=elsewhere, token=token))).code == "not-yours"

    run(test())


def test_a_guest_who_kept_the_own_token_has_the_seat_without_another():
    async def test():
        async with served() as server, server.client() as client:
            room = await client.create("shards", "me", "random")
            async with server.client(token=client.welcome["token"]) as again:
                await again.ask("join", "room", room=room)
                assert again.room["yours"] == [0]

    run(test())


def test_late_and_doubled_answers_change_nothing():
    async def test():
        async with served() as server, server.client() as client:
            await client.create("shards", "me", "me", seed=4)
            table = await client.begun()
            play = server.play(client)
            for _ in range(3):
                await client.send("answer", seq=table["seq"], answer="end-turn")
            codes: list[str] = []
            while len(codes) < 3:
                said = await client.receive()
                if said["type"] in ("done", "error"):
                    codes.append(said.get("code", "done"))
            assert codes == ["done", "stale", "stale"]
            turns = [text for _, text in play.table.answers]
            assert turns.count("end-turn") == 1
            at = play.at
            for late in (0, table["seq"], play.seq - 1, play.seq + 1, 10**9):
                assert (await refused(client.answer("end-turn", seq=late))).code == "stale"
            assert play.at == at

    run(test())


def test_a_server_that_is_told_to_stop_says_so_and_keeps_everything(tmp_path, database):
    async def test():
        process = Process(tmp_path, database)
        await process.start()
        async with client_of(process, lang="de") as client:
            room = await client.create("shards", "me", "greedy")
            await client.my_turn()
            before, token = client.table, client.tokens[0]
            ending = asyncio.create_task(process.end())
            bye = await client.until(lambda said: said["type"] == "bye")
            assert (bye["reason"], bye["message"].split(".")[0]) == ("shutdown", "Der Server wird beendet")
            with pytest.raises(ConnectionClosed):
                await client.receive()
            assert client.socket.close_code == 1012
            assert await ending == 0
            assert '"event":"stopped"' in process.log()
        await process.start()
        async with client_of(process, lang="de") as client:
            await client.ask("join", "table", room=room, token=token)
            assert {part: client.table.get(part) for part in SAME} == {part: before.get(part) for part in SAME}
        await process.end()

    run(test())


def test_whoever_stores_an_answer_while_the_server_stops_hears_of_it(monkeypatch):
    busy, enough = threading.Event(), threading.Event()
    commit = store.Store._commit

    def slow(kept, batch):
        busy.set()
        enough.wait()
        return commit(kept, batch)

    async def test():
        async with served() as server, server.client() as client:
            await client.create("shards", "me", "me", seed=4)
            await client.begun()
            await client.ask("ratings", game="shards")  # nothing else is on its way
            monkeypatch.setattr(store.Store, "_commit", slow)
            await client.send("answer", seq=client.table["seq"], answer="end-turn")
            await asyncio.to_thread(busy.wait)
            stopping = asyncio.create_task(server.hub.stop())
            await asyncio.sleep(0.1)
            enough.set()
            with pytest.raises(ConnectionClosed):
                await client.until(lambda said: False)
            await stopping
            heard = [said["type"] for said in client.news]
            assert heard[-1] == "bye"
            assert "done" in heard

    run(test())


class Chatterbox:
    """A socket of somebody who asks on and on, and reads slowly."""

    client, headers, client_state = None, Headers(), WebSocketState.CONNECTED

    def __init__(self):
        self.got: list[str] = []

    async def receive(self):
        await asyncio.sleep(0)
        return {"type": "websocket.receive", "text": '{"type": "ping"}'}

    async def send_text(self, text):
        await asyncio.sleep(0.001)
        self.got.append(json.loads(text)["type"])

    async def close(self, code, reason):
        self.got.append("closed")


def test_goodbye_is_heard_also_by_those_who_go_on_talking():
    async def test():
        async with served() as server:
            socket: Any = Chatterbox()
            connection = Client(server.hub, socket)
            talking = asyncio.create_task(connection.run())
            while not socket.got:
                await asyncio.sleep(0.01)
            await connection.bye("shutdown", SHUTDOWN)
            await talking
            assert socket.got[-2:] == ["bye", "closed"]

    run(test())


class SlowReader(Chatterbox):
    """Takes goodbye late, unless the socket is closed before."""

    def __init__(self):
        super().__init__()
        self.closing = asyncio.Event()

    async def send_text(self, text):
        if json.loads(text)["type"] == "bye":
            await asyncio.wait([asyncio.create_task(self.closing.wait())], timeout=0.2)
        await super().send_text(text)

    async def close(self, code, reason):
        self.closing.set()
        await super().close(code, reason)


def test_goodbye_is_sent_before_the_socket_is_closed():
    async def test():
        async with served() as server:
            socket: Any = SlowReader()
            connection = Client(server.hub, socket)
            talking = asyncio.create_task(connection.run())
            await connection.bye("shutdown", SHUTDOWN)
            await talking
            assert socket.got[-2:] == ["bye", "closed"]
            socket.closing.set()

    run(test())


def test_a_stored_game_that_the_rules_do_not_give_is_refused(database):
    async def test():
        async with served(database=database) as server, server.client() as client:
            room = await client.create("shards", "me", "me", seed=1)
            await client.play(1, most=4)
        engine = sa.create_engine(database)
        with engine.begin() as connection:
            last = sa.select(sa.func.max(ANSWERS.c.at)).scalar_subquery()
            connection.execute(ANSWERS.update().where(ANSWERS.c.at == last).values(digest="0" * 32))
        engine.dispose()
        async with served(database=database) as server, server.client(lang="pl") as client:
            error = await refused(client.ask("join", room=room))
            assert (error.code, "już się nie zgadza" in error.message) == ("file", True)
            await client.create("shards", "me", "random")

    run(test())


def test_what_cannot_be_stored_has_not_happened(monkeypatch, database):
    async def test():
        async with served(database=database) as server, server.client() as client:
            await client.create("shards", "me", "me", seed=4, clock={"seconds": 60})
            table = await client.begun()
            play = server.play(client)
            cards = [option["answer"] for option in table["question"]["options"]]
            card = next(answer for answer in cards if answer.startswith("play"))

            def full(*_):
                raise OSError("disk full")

            with monkeypatch.context() as patch:
                patch.setattr(store, "_append_all", full)
                error = await refused(client.answer(card))
                assert error.code == "failed"
            assert (play.at, play.seq) == (0, table["seq"])
            await client.answer(card)
            at, seq, digest = play.at, play.seq, play.state.digest()
            with monkeypatch.context() as patch:
                patch.setattr(store, "cut", lambda *_: full)
                assert (await refused(client.ask("undo"))).code == "failed"
            assert (play.at, play.seq, play.state.digest()) == (at, seq, digest)
            await client.ask("undo")
            assert play.at == 0

    run(test())
