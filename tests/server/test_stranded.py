"""Games that were stored by other rules, and games whose record is damaged."""

import json

import pytest
import sqlalchemy as sa

from tests.server.serving import run, served
from tests.server.test_crashes import seated, two_accounts
from tests.server.test_rooms import refused
from trivault.kernel.replay import Replay
from trivault.server.storage.database import ANSWERS, ROOMS


def altered(url, change=None, digest="0" * 32):
    """As if another version had stored everything: its digests are others."""
    engine = sa.create_engine(url)
    with engine.begin() as connection:
        for room, record in connection.execute(sa.select(ROOMS.c.id, ROOMS.c.record)).all():
            made = json.loads(record)
            (change or other_rules)(made)
            values = {"record": json.dumps(made, separators=(",", ":"))}
            connection.execute(ROOMS.update().where(ROOMS.c.id == room).values(values))
        if digest:
            connection.execute(ANSWERS.update().where(ANSWERS.c.digest != "").values(digest=digest))
    engine.dispose()


def other_rules(record):
    record["version"], record["rules"] = "0.0.9", "other"


async def some(database, *kinds, most=60, **fields):
    async with served(database=database) as server, server.client() as client:
        room = await client.create("shards", *(kinds or ("me", "me")), seed=1, **fields)
        await client.play(1, most=most)
        return room, client.tokens[0], server.play(client).table.replay()


def test_a_game_of_other_rules_can_be_looked_at_saved_and_resigned(database):
    room, token, before = run(some(database, most=80, clock={"seconds": 3000}))
    altered(database)

    async def test():
        async with served(database=database) as server, server.client() as client:
            table = await client.ask("join", "table", room=room, token=token)
            assert client.room["stranded"]
            assert not table.get("question")
            said = await client.until(lambda said: said["type"] == "error")
            assert (said["code"], "0.0.9" in said["message"]) == ("file", True)
            for asking in (client.answer("end-turn"), client.ask("undo"), client.ask("hint")):
                assert (await refused(asking)).code == "file"
            assert (await client.ask("log"))["lines"]
            assert (await client.ask("timeline"))["moves"]
            saved = Replay.from_bytes((await client.ask("save"))["replay"].encode())
            assert (saved.version, saved.rules, saved.answers) == ("0.0.9", "other", before.answers)
            assert [n for n, _ in saved.digests] == [n for n, _ in before.digests]
            await client.ask("resign", seat=0)
            assert client.room["status"] == "over"
            await client.ask("save")

    run(test())


def test_what_was_saved_is_opened_by_the_version_that_stored_it(database):
    room, token, before = run(some(database, most=120))
    altered(database)

    async def test():
        async with served(database=database) as server, server.client() as client:
            await client.ask("join", "table", room=room, token=token)
            assert client.room["stranded"]
            saved = Replay.from_bytes((await client.ask("save"))["replay"].encode())
            assert saved.digests[0] == before.digests[0], "as it began"
            assert {digest for _, digest in saved.digests[1:]} == {"0" * 32}, "as they were stored"
            assert saved.answers == before.answers

    run(test())


def test_a_game_that_comes_out_the_same_goes_on_after_an_update(database):
    room, token, _ = run(some(database, most=60))
    altered(database, digest="")

    async def test(stored):
        async with served(database=database) as server, server.client() as client:
            await client.ask("join", "table", room=room, token=token)
            assert not client.room.get("stranded")
            assert server.hub.rooms[room].record.version == stored
            if 0 in server.play(client).record.deciding:
                await client.play(2, most=1)
                assert server.hub.rooms[room].record.version == "0.2.0"

    run(test("0.0.9"))
    run(test("0.2.0"))


def test_a_rated_game_of_other_rules_counts_for_nobody(database):
    async def before():
        async with served(database=database) as server, server.client() as one, server.client() as two:
            await two_accounts(one, two)
            room = await seated(one, two)
            for client in (one, two):
                await client.ask("ping")
                if client.room["yours"][0] in server.play(one).record.deciding:
                    await client.play(1, most=1)
            return room, two.tokens[1]

    room, token = run(before())
    altered(database)

    async def after():
        async with served(database=database) as server, server.client() as client:
            await client.ask("join", "table", room=room, token=token)
            await client.ask("resign", seat=1)
            assert (await client.ask("ratings", game="shards"))["players"] == []

    run(after())


DAMAGES = {
    "empty": lambda record: record.clear(),
    "game": lambda record: record.update(game="chess"),
    "status": lambda record: record.update(status="odd"),
    "clocks": lambda record: record.update(clocks=[1]),
    "seats": lambda record: record.update(seats=[]),
    "few": lambda record: record["seats"].pop(),
    "seed": lambda record: record.update(seed="x"),
    "options": lambda record: record["setup"].update(options={"players": 9}),
}


@pytest.fixture
def file(tmp_path):
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_record_is_called_damaged(file, damage):
    room, token, _ = run(some(file, most=3))
    altered(file, DAMAGES[damage], digest="")

    async def test():
        async with served(database=file) as server, server.client() as client:
            error = await refused(client.ask("join", room=room, token=token))
            assert (error.code, "does not fit together" in error.message) == ("file", True)
            await client.create("shards", "me", "random")

    run(test())


@pytest.mark.parametrize(
    "values", [{"player": 7}, {"at": 70}, {"answer": "nonsense"}, {"digest": "1" * 32}], ids=str
)
def test_damaged_answers_are_called_damaged(file, values):
    room, token, _ = run(some(file, most=3))
    engine = sa.create_engine(file)
    with engine.begin() as connection:
        last = sa.select(sa.func.max(ANSWERS.c.at)).scalar_subquery()
        connection.execute(ANSWERS.update().where(ANSWERS.c.at == last).values(values))
    engine.dispose()

    async def test():
        async with served(database=file) as server, server.client() as client:
            assert (await refused(client.ask("join", room=room, token=token))).code == "file"

    run(test())


def test_a_record_that_is_no_json_is_called_damaged(file):
    room, token, _ = run(some(file, most=1))
    engine = sa.create_engine(file)
    with engine.begin() as connection:
        connection.execute(ROOMS.update().values(record='{"room": "' + room))
    engine.dispose()

    async def test():
        async with served(database=file) as server, server.client() as client:
            assert (await refused(client.ask("join", room=room, token=token))).code == "file"

    run(test())
