"""One server at a time writes to a database, whatever happens to its locks."""

import asyncio
import os

import pytest
import sqlalchemy as sa

from benchmarks.clients import Process
from tests.server.process import Impatient, client_of
from tests.server.serving import eventually, run, served
from tests.server.test_rooms import refused
from tests.server.test_store import changed, opened, rows, serve
from trivault.server.monitoring.metrics import Metrics
from trivault.server.storage import store
from trivault.server.storage.database import ANSWERS, META, OWNER, VERSION
from trivault.server.storage.ownership import StorageFailed
from trivault.server.storage.store import Store


@pytest.fixture(autouse=True)
def impatient(monkeypatch):
    monkeypatch.setattr("trivault.server.storage.database.PATIENCE", 0.3)


def epoch(url):
    engine = sa.create_engine(url)
    with engine.connect() as connection:
        found = connection.execute(sa.select(OWNER.c.epoch)).scalar_one()
    engine.dispose()
    return found


def test_each_server_that_starts_has_the_next_epoch(database):
    async def test():
        for number in (1, 2, 3):
            async with opened(database):
                assert epoch(database) == number

    run(test())


def test_a_server_that_lost_the_database_writes_nothing_more(database):
    told = []

    async def test():
        kept = Store(database, Metrics(), lambda: told.append("lost"))
        await kept.run(store.Append("r", rows("a")))
        changed(database, OWNER.update().values(epoch=OWNER.c.epoch + 1))
        for _ in range(2):
            with pytest.raises(StorageFailed):
                await kept.run(store.Append("r", rows("b", since=1)))
        assert (kept.lost, told) == (True, ["lost"])
        await asyncio.to_thread(kept.close)

    run(test())
    engine = sa.create_engine(database)
    with engine.connect() as connection:
        assert [row.answer for row in connection.execute(sa.select(ANSWERS))] == ["a"]
    engine.dispose()


def test_a_second_start_says_where_the_first_server_is_and_how_to_start_another(tmp_path):
    file = str(tmp_path / "tables.sqlite")

    async def test():
        process = Process(tmp_path, file)
        await process.start()
        said = await asyncio.to_thread(serve, file)
        assert f"another server uses it, at http://localhost:{process.port}/. Open that page" in said
        assert "--port 0 --database FILE" in said
        other = await asyncio.to_thread(serve, str(tmp_path / "other.sqlite"), process.port)
        assert f"port {process.port} is taken" in other
        await process.kill()
        async with opened(f"sqlite:///{file}"):  # which serves no page
            said = await asyncio.to_thread(serve, file)
            assert "another server uses it. Use that server" in said

    run(test())


@pytest.mark.parametrize("link", ["symbolic", "hard", "same"])
def test_a_file_is_locked_by_whatever_name_it_is_opened(tmp_path, link):
    file, other = tmp_path / "tables.sqlite", tmp_path / "other" / "name.sqlite"
    other.parent.mkdir()

    async def test():
        process = Process(tmp_path, str(file))  # another process: within one, locks know each other anyway
        await process.start()
        if link == "symbolic":
            other.symlink_to(file)
        elif link == "hard":
            os.link(file, other)
        for beside in tmp_path.glob("*.lock"):
            beside.unlink()
        assert "another server uses it" in await asyncio.to_thread(
            serve, str(file if link == "same" else other)
        )
        async with client_of(process) as client:
            await client.create("shards", "me", "random")
        assert await process.end() == 0

    run(test())


def test_a_file_with_several_names_is_refused(tmp_path):
    """Its journal is beside one of them: opened by the other, what is in there would be lost."""
    file = tmp_path / "tables.sqlite"

    async def test():
        async with opened(f"sqlite:///{file}"):
            pass

    run(test())
    os.link(file, tmp_path / "other.sqlite")
    assert "2 names" in serve(str(file))
    (tmp_path / "other.sqlite").unlink()
    run(test())


def test_a_link_leads_to_the_journal_of_the_file(tmp_path):
    (tmp_path / "link.sqlite").symlink_to(tmp_path / "tables.sqlite")

    async def test():
        async with opened(f"sqlite:///{tmp_path / 'link.sqlite'}") as kept:
            await kept.run(store.Append("r", rows("a")))
            assert {path.name for path in tmp_path.glob("*-wal")} == {"tables.sqlite-wal"}

    run(test())


def test_the_lock_is_taken_again_after_the_database_was_restarted(cluster):
    url = cluster.create()

    async def test():
        async with opened(url) as kept:
            await kept.run(store.Append("r", rows("a")))
            await asyncio.to_thread(cluster.restart)
            with pytest.raises(StorageFailed):
                await kept.run(store.Append("r", rows("b", since=1)))
            await kept.run(store.Append("r", rows("b", since=1)))
            assert "another server uses it" in await asyncio.to_thread(serve, url)

    run(test())


def test_a_server_takes_its_lock_again_although_nobody_plays(cluster, tmp_path):
    url = cluster.create()

    async def test():
        process = Impatient(tmp_path, url)
        await process.start()
        async with client_of(process) as client:
            await client.create("shards", "me", "me", seed=4, options={"first": 0})
            table = await client.begun()
            await asyncio.to_thread(cluster.restart)
            while '"store works again"' not in process.log():
                await asyncio.sleep(0.02)
            assert "another server uses it" in await asyncio.to_thread(serve, url)
            await client.answer("end-turn", seq=table["seq"])
        assert await process.end() == 0

    run(test())


def test_of_two_servers_around_a_restart_of_the_database_the_later_one_goes_on(cluster):
    url = cluster.create()

    async def test():
        async with opened(url) as first:
            await first.run(store.Append("r", rows("a")))
            await asyncio.to_thread(cluster.restart)
            async with opened(url) as second:
                await second.run(store.Append("r", rows("b", since=1)))
                for _ in range(3):
                    with pytest.raises(StorageFailed):
                        await first.run(store.cut("r", 0))
                assert first.lost
                assert not second.lost
                await second.run(store.Append("r", rows("c", since=2)))
        engine = sa.create_engine(url)
        with engine.connect() as connection:
            assert [row.answer for row in connection.execute(sa.select(ANSWERS))] == ["a", "b", "c"]
        engine.dispose()

    run(test())


def test_nobody_takes_a_database_in_the_middle_of_a_transaction(cluster):
    url = cluster.create()

    async def test():
        async with opened(url) as kept:
            taking = sa.create_engine(url, connect_args={"options": "-c lock_timeout=300"})

            def job(connection):
                with taking.connect() as other, pytest.raises(sa.exc.OperationalError, match="lock timeout"):
                    other.execute(OWNER.update().values(epoch=OWNER.c.epoch + 1))
                return True

            assert await kept.run(job)
            taking.dispose()

    run(test())


def test_a_server_that_lost_the_database_says_so_and_ends(database, tmp_path, monkeypatch):
    async def test():
        process = Process(tmp_path, database)
        await process.start()
        async with client_of(process, lang="en") as client:
            await client.create("shards", "me", "me", seed=4, options={"first": 0})
            await client.begun()
            changed(database, OWNER.update().values(epoch=OWNER.c.epoch + 1))
            assert (await refused(client.answer("end-turn"))).code == "failed"
            bye = await client.until(lambda said: said["type"] == "bye")
            assert (bye["reason"], "taken these tables over" in bye["message"]) == ("lost", True)
            assert await asyncio.wait_for(process.process.wait(), 60) == 2
        assert "another server has the database" in process.log()
        assert "has taken the database over" in process.log()

    run(test())


def test_a_server_notices_by_itself_that_it_lost_the_database(monkeypatch):
    monkeypatch.setattr("trivault.server.hub.WATCH", 0.05)

    async def test():
        async with served() as server:
            await server.hub.store.run(lambda c: c.execute(OWNER.update().values(epoch=99)).rowcount)
            await eventually(lambda: server.hub.lost)
            await eventually(lambda: server.hub.closing)

    run(test())


# Older tables


def older(url):
    """As version 1 has made them."""
    changed(
        url,
        sa.text("DROP TABLE looks"),
        sa.text("DROP TABLE opponents"),
        sa.text("ALTER TABLE users DROP COLUMN letters"),
        sa.text("DROP TABLE owner"),
        sa.text("DROP TABLE sessions"),
        sa.text("DROP TABLE gains"),
        sa.text("DROP TABLE seats"),
        sa.text("ALTER TABLE rooms DROP COLUMN status"),
        sa.text("UPDATE rooms SET changed = 5"),
        META.update().where(META.c.name == "tables").values(value="1"),
    )


def test_tables_of_version_1_become_those_of_this_one(database):
    async def before():
        async with served(database=database) as server, server.client() as client:
            playing = await client.create("shards", "me", "me", seed=4, clock={"seconds": 60})
            await client.play(1, most=5)
            at = server.play(client).at
            rest = [await client.create("shards", "me", "open")]
            rest.append(await client.create("shards", "me", "random"))
            await client.ask("resign", seat=0)
            return playing, at, rest

    async def after(playing, rest):
        async with served(database=database) as server, server.client() as client:
            for room in (*rest, playing):
                await client.ask("join", "room", room=room)
            await client.begun()
            return server.play(client).at

    playing, at, rest = run(before())
    older(database)
    assert run(after(playing, rest)) == at
    engine = sa.create_engine(database)
    with engine.connect() as connection:
        status = connection.exec_driver_sql("SELECT id, status FROM rooms").all()
        assert {row[0]: row[1] for row in status} == {playing: "playing", rest[0]: "waiting", rest[1]: "over"}
        assert connection.exec_driver_sql("SELECT min(changed) FROM rooms").scalar_one() > 10**9
        seats = connection.exec_driver_sql("SELECT room, seat, kind, result FROM seats").all()
        assert {tuple(row) for row in seats} == {
            *((playing, seat, "person", "") for seat in (0, 1)),
            (rest[0], 0, "person", ""),
            (rest[0], 1, "open", ""),
            (rest[1], 0, "person", "lost"),
            (rest[1], 1, "random", "won"),
        }
        assert connection.execute(sa.select(META.c.value).where(META.c.name == "tables")).scalar() == str(
            VERSION
        )
    engine.dispose()


def test_an_upgrade_that_is_interrupted_has_not_happened(database, monkeypatch):
    async def test():
        async with opened(database):
            pass
        older(database)
        with monkeypatch.context() as patch:
            patch.setattr("trivault.server.storage.database.TABLES.create_all", lambda connection: 1 / 0)
            with pytest.raises(ZeroDivisionError):
                Store(database, Metrics())
        engine = sa.create_engine(database)
        assert "owner" not in sa.inspect(engine).get_table_names()
        engine.dispose()
        async with opened(database) as kept:
            assert await kept.run(kept.owner.healthy)

    run(test())
