"""What is kept, in SQLite and in PostgreSQL alike."""

import asyncio
import threading
from contextlib import asynccontextmanager

import pytest
import sqlalchemy as sa
from click.testing import CliRunner

from tests.server.serving import eventually, run, served
from tests.server.test_rooms import refused
from trivault.cli import main
from trivault.server.accounts import ratings
from trivault.server.monitoring.metrics import Metrics
from trivault.server.storage import store
from trivault.server.storage.database import ANSWERS, META, TABLES, VERSION
from trivault.server.storage.records import AnswerRow, RoomRecord, SeatRecord
from trivault.server.storage.store import Store

ODD = "Zoë “Ω” 🂡 \\ ' % \u202e"


@asynccontextmanager
async def opened(url):
    found = Store(url, Metrics())
    try:
        yield found
    finally:
        await asyncio.to_thread(found.close)


def changed(url, *statements):
    engine = sa.create_engine(url)
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(statement)
    engine.dispose()


def rows(*texts, since=0):
    return [AnswerRow(at, at % 2, text) for at, text in enumerate(texts, since)]


def test_a_room_and_its_answers_are_found_as_they_were_stored(database):
    record = RoomRecord(room="r", game="shards", seats=[SeatRecord("person", name=ODD)], seed=2**62 - 1)

    async def test():
        async with opened(database) as kept:
            await kept.run(store.together(store.keep(record), store.Append("r", rows("a", ODD, "c"))))
            await kept.run(store.cut("r", 2))
            await kept.run(store.Append("r", rows("d", since=2)))
            record.status = "playing"
            await kept.run(store.keep(record))
        async with opened(database) as kept:
            assert await kept.run(store.load("r")) == (record, rows("a", ODD, "d"), [])
            assert await kept.run(store.load("s")) is None

    run(test())


def test_what_is_stored_together_with_something_impossible_is_stored_all_the_same(database):
    """Jobs share a transaction; the one that fails does so alone, and leaves nothing behind."""

    async def test():
        async with opened(database) as kept:
            await kept.run(store.Append("r", rows("a")))
            twice = store.together(store.Append("x", rows("x")), store.Append("r", rows("b")))
            jobs = [store.Append(room, rows("a")) for room in "stuv"]
            done = await asyncio.gather(*map(kept.run, [*jobs[:2], twice, *jobs[2:]]), return_exceptions=True)
            assert [isinstance(each, Exception) for each in done] == [False, False, True, False, False]
        engine = sa.create_engine(database)
        with engine.connect() as connection:
            stored = connection.exec_driver_sql("SELECT room, answer FROM answers ORDER BY room").all()
        engine.dispose()
        assert [tuple(row) for row in stored] == [(room, "a") for room in "rstuv"]

    run(test())


def test_answers_that_follow_each_other_closely_share_a_transaction(tmp_path):
    """The first one does not wait for others; each is told only when it is stored."""

    async def test():
        kept, begun = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}", Metrics(), apart=1.0), list[object]()
        sa.event.listen(kept.owner.engine, "begin", begun.append)
        await kept.run(store.Append("r", rows("a")))
        assert len(begun) == 1
        following = []
        for room in "stu":
            following.append(asyncio.create_task(kept.run(store.Append(room, rows("a")))))
            await asyncio.sleep(0.01)
        assert not any(task.done() for task in following)
        await asyncio.gather(*following)
        assert len(begun) == 2
        await asyncio.to_thread(kept.close)

    run(test())


def test_what_waits_when_the_database_is_closed_is_stored(database):
    async def test():
        kept, busy, enough = Store(database, Metrics()), threading.Event(), threading.Event()

        def long(connection):
            busy.set()
            enough.wait()

        working = asyncio.create_task(kept.run(long))
        await asyncio.to_thread(busy.wait)
        waiting = [asyncio.create_task(kept.run(store.Append(room, rows("a")))) for room in "rstuv"]
        await asyncio.sleep(0)  # until they wait
        closing = asyncio.create_task(asyncio.to_thread(kept.close))
        await eventually(lambda: kept._jobs.qsize() == 6)
        enough.set()
        await asyncio.gather(working, closing, *waiting)
        engine = sa.create_engine(database)
        with engine.connect() as connection:
            assert len(connection.execute(sa.select(ANSWERS)).all()) == 5
        engine.dispose()

    run(test())


def test_the_key_of_the_first_start_stays(database):
    async def test():
        for fresh in ("first", "second"):
            async with opened(database) as kept:
                assert await kept.run(store.secret(fresh)) == "first"

    run(test())


def test_a_game_counts_for_the_ratings_of_its_players(database):
    async def test():
        async with opened(database) as kept:
            for _ in range(2):
                await kept.run(ratings.rate("shards", ["ann", "bob", "cay"], [1], 0.0))
            found = await kept.run(ratings.ratings_of("shards", ["ann", "bob", "dan"]))
            assert set(found) == {"ann", "bob"}
            assert found["bob"] > found["ann"]
            assert await kept.run(ratings.ratings_of("keyforge", ["ann", "bob"])) == {}
            for _ in range(2):
                await kept.run(ratings.rate("keyforge", ["ann", "bob", "cay"], [1], 0.0))
            assert await kept.run(ratings.ratings_of("keyforge", ["ann", "bob"])) == found, (
                "each game for itself"
            )

    run(test())


def test_accounts_and_odd_names(database):
    async def test():
        async with served(database=database, tries=100) as server, server.client() as client:
            await client.ask("register", name="Żółw", password="correct horse battery")
            error = await refused(client.ask("register", name="ŻÓŁW", password="correct horse battery"))
            assert error.code == "taken"
            assert (await client.ask("login", name="żółw", password="correct horse battery"))["account"]
            for name in ("\x00", "a\x00b", "' OR 1=1 --", ODD):
                error = await refused(client.ask("login", name=name, password="correct horse battery"))
                assert error.code == "password"
                assert (await refused(client.ask("join", room=name))).code == "unknown"

    run(test())


# Whose database it is


def serve(url, port=0):
    """What is said instead of serving."""
    result = CliRunner().invoke(main, ["serve", "--port", str(port), "--database", url])
    assert result.exit_code == 2
    assert "Traceback" not in result.output
    (line,) = result.stderr.splitlines()
    return line


@pytest.mark.parametrize(("version", "age"), [(0, "an older"), (VERSION + 1, "a newer")])
def test_tables_of_another_version_are_left_alone(database, version, age):
    async def test():
        async with opened(database):
            pass

    run(test())
    changed(database, META.update().where(META.c.name == "tables").values(value=str(version)))
    said = serve(database)
    assert f"made by {age} version of Trivault (tables {version}, expected {VERSION})" in said


def test_tables_of_another_program_are_left_alone(database):
    changed(database, sa.text("CREATE TABLE users (id INTEGER)"))
    assert "tables of another program (users)" in serve(database)
    engine = sa.create_engine(database)
    assert sa.inspect(engine).get_table_names() == ["users"]
    engine.dispose()


def test_a_file_that_is_no_database_is_left_alone(tmp_path):
    path = tmp_path / "notes.txt"
    path.write_text("not a database at all" * 100)
    assert "not a database" in serve(str(path))


def test_one_server_has_a_database_and_another_is_refused(database, monkeypatch):
    monkeypatch.setattr("trivault.server.storage.database.PATIENCE", 0.3)

    async def test():
        async with opened(database):
            assert "another server uses it" in await asyncio.to_thread(serve, database)
        async with opened(database) as kept:
            assert await kept.run(kept.owner.healthy)

    run(test())


def test_every_commit_to_a_file_is_flushed(tmp_path):
    async def test():
        async with opened(f"sqlite:///{tmp_path / 'tables.sqlite'}") as kept:
            asked = [f"PRAGMA {each}" for each in ("journal_mode", "synchronous")]
            said = [await kept.run(lambda c, q=q: c.exec_driver_sql(q).scalar()) for q in asked]
            assert said == ["wal", 2]

    run(test())


def test_the_file_with_the_key_is_for_its_owner(tmp_path):
    async def test():
        async with opened(f"sqlite:///{tmp_path / 'tables.sqlite'}"):
            pass

    run(test())
    assert (tmp_path / "tables.sqlite").stat().st_mode & 0o077 == 0


def test_a_server_that_ends_while_it_makes_its_tables_makes_them_the_next_time(database, monkeypatch):
    make = TABLES.create_all

    def interrupted(connection):
        make(connection)
        raise KeyboardInterrupt

    async def test():
        with monkeypatch.context() as patch:
            patch.setattr(TABLES, "create_all", interrupted)
            with pytest.raises(KeyboardInterrupt):
                Store(database, Metrics())
        engine = sa.create_engine(database)
        assert sa.inspect(engine).get_table_names() == []
        engine.dispose()
        async with opened(database) as kept:
            assert await kept.run(kept.owner.healthy)

    run(test())
