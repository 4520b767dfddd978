"""The disk is not filled: what nobody comes back to is deleted, and what is too much is refused."""

import time

import pytest
import sqlalchemy as sa
from click.testing import CliRunner

from tests.server.serving import eventually, run, served
from tests.server.test_rooms import refused
from tests.server.test_store import changed, opened, rows
from trivault.cli import main
from trivault.server import hub
from trivault.server.connections.limits import Limits
from trivault.server.settings import Settings
from trivault.server.storage import store
from trivault.server.storage.database import ANSWERS, ROOMS, SNAPSHOTS
from trivault.server.storage.pruning import AT_ONCE, DAY, ages, prune, size
from trivault.server.storage.records import RoomRecord, SeatRecord, Snapshot

DAYS = {"waiting": 7, "playing": 30, "over": 90}


def record(room, status):
    return RoomRecord(room=room, game="shards", seats=[SeatRecord("person")], status=status)


def aged(url, room, days):
    changed(url, ROOMS.update().where(ROOMS.c.id == room).values(changed=time.time() - days * DAY))


def left(url):
    engine = sa.create_engine(url)
    with engine.connect() as connection:
        rooms = {*connection.execute(sa.select(ROOMS.c.id)).scalars()}
        of_rooms = {
            *connection.execute(sa.union(sa.select(ANSWERS.c.room), sa.select(SNAPSHOTS.c.room))).scalars()
        }
    engine.dispose()
    assert of_rooms <= rooms, "answers and snapshots go with their rooms"
    return rooms


def test_rooms_are_deleted_when_nobody_has_been_there_for_so_long(database):
    async def test():
        async with opened(database) as kept:
            for status, days in DAYS.items():
                for age in (days - 1, days + 1):
                    name = f"{status} {age - days}"
                    await kept.run(store.keep(record(name, status)))
                    await kept.run(store.Append(name, rows("a", "b"), [Snapshot(50, b"a", b"b")]))
                    aged(database, name, age)
            await kept.run(store.keep(record("present", "waiting")))
            aged(database, "present", 1000)
            assert await kept.run(prune(DAYS, ["present"])) == 3
            assert left(database) == {"waiting -1", "playing -1", "over -1", "present"}
            aged(database, "over -1", 1000)
            assert await kept.run(prune({"waiting": 7})) == 0, "kept for ever"

    run(test())


def test_0_days_are_for_ever():
    assert ages(Settings(keep_finished=0)) == {"waiting": 7, "playing": 90}


def test_the_command_deletes_at_once_and_gives_the_space_back(tmp_path):
    file = tmp_path / "tables.sqlite"
    url = f"sqlite:///{file}"

    async def fill():
        async with opened(url) as kept:
            for n in range(AT_ONCE + 50):
                await kept.run(store.Append(f"r{n}", rows(*["x" * 400] * 20)))
                await kept.run(store.keep(record(f"r{n}", "over")))
            await kept.run(lambda c: c.execute(ROOMS.update().values(changed=1.0)).rowcount)
            await kept.run(store.keep(record("new", "over")))

    run(fill())
    before = file.stat().st_size
    result = CliRunner().invoke(main, ["serve", "--prune", "--keep-finished", "30", "--database", str(file)])
    assert (result.exit_code, result.output) == (0, f"trivault: {AT_ONCE + 50} rooms deleted\n")
    assert left(url) == {"new"}
    assert file.stat().st_size < before / 4
    result = CliRunner().invoke(main, ["serve", "--prune", "--keep-finished", "0", "--database", str(file)])
    assert result.output == "trivault: 0 rooms deleted\n"


def test_a_database_that_a_server_uses_is_pruned_by_that_one(tmp_path, monkeypatch):
    monkeypatch.setattr("trivault.server.storage.database.PATIENCE", 0.2)
    file = tmp_path / "tables.sqlite"

    async def test():
        async with opened(f"sqlite:///{file}"):
            result = CliRunner().invoke(main, ["serve", "--prune", "--database", str(file)])
            assert (result.exit_code, "another server uses it" in result.stderr) == (2, True)

    run(test())


def test_a_server_prunes_by_itself_and_spares_who_is_there(database, monkeypatch):
    monkeypatch.setattr(hub, "WATCH", 0.05)
    monkeypatch.setattr(hub, "PRUNE", 0.0)

    async def test():
        async with served(database=database, linger=0.05) as server, server.client() as client:
            gone = await client.create("shards", "me", "random")
            here = await client.create("shards", "me", "random")
            await eventually(lambda: gone not in server.hub.rooms)
            while left(database) != {here}:  # a room that is left is written once more, perhaps after this
                await server.hub.store.run(lambda c: c.execute(ROOMS.update().values(changed=1.0)).rowcount)
                await client.ask("ping")
            assert (await refused(client.ask("join", room=gone))).code == "unknown"
            await client.play(1, most=2)

    run(test())


def test_a_room_grows_old_from_when_the_last_one_has_left(database):
    async def test():
        async with served(database=database, linger=0.05) as server:
            async with server.client() as client:
                room = await client.create("shards", "me", "me", clock={"seconds": 60})
                await client.begun()
                await server.hub.store.run(lambda c: c.execute(ROOMS.update().values(changed=1.0)).rowcount)
                server.hub.rooms[room].clocks.since -= 20
            await eventually(lambda: room not in server.hub.rooms)
            query = sa.select(ROOMS.c.changed).where(ROOMS.c.id == room)
            while await server.hub.store.run(lambda c: c.execute(query).scalar_one()) < time.time() - 60:
                pass
            async with server.client() as client:
                await client.ask("join", "table", room=room)
                assert min(client.table["clocks"]) <= 40_000, "time that was used is not got back by leaving"

    run(test())


def test_beyond_its_share_of_the_disk_the_server_makes_nothing_new(database, monkeypatch):
    monkeypatch.setattr(hub, "WATCH", 0.05)

    async def test():
        async with served(database=database, disk=1) as server, server.client(lang="de") as client:
            await eventually(lambda: server.hub._used > 1)
            error = await refused(client.create("shards", "me", "random"))
            assert (error.code, "keinen Platz" in error.message) == ("full", True)
            error = await refused(client.ask("register", name="Grace", password="correct horse battery"))
            assert error.code == "full"
            assert await server.hub.store.run(size) > 1

    run(test())


def test_games_that_have_begun_go_on_when_there_is_no_space_for_new_ones(tmp_path):
    async def test():
        async with (
            served(database=f"sqlite:///{tmp_path / 'tables.sqlite'}") as server,
            server.client() as client,
        ):
            await client.create("shards", "me", "me")
            await client.begun()
            server.hub._used = server.hub.settings.disk + 1
            assert (await refused(client.create("shards", "me", "random"))).code == "full"
            await client.play(1, most=3)

    run(test())


@pytest.mark.parametrize("host", ["198.51.100.1", "2001:db8::/64"])
def test_what_one_address_stores_is_limited(host):
    limits = Limits(Settings(uploaded=1000))
    assert limits.may_keep(host, 900)
    assert not limits.may_keep(host, 900)
    assert limits.may_keep(host, 90), "what did not fit has used nothing up"
    assert limits.may_keep("198.51.100.2", 900)
    assert limits.may_keep("127.0.0.1", 10**9), "its owner's"
