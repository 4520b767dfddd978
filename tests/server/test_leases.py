"""Several processes on one database: who lives, and who has which room."""

import asyncio
from contextlib import asynccontextmanager

import pytest
import sqlalchemy as sa

from tests.server.serving import run
from tests.server.test_store import changed, opened, rows
from trivault.server.cluster.leases import Leases, OwnedByPeer, Peer
from trivault.server.monitoring.metrics import Metrics
from trivault.server.storage import store
from trivault.server.storage.database import ANSWERS, LEASES, PROCESSES, DatabaseRefused
from trivault.server.storage.members import LeaseLost, cleared
from trivault.server.storage.ownership import StorageFailed
from trivault.server.storage.store import Store


@pytest.fixture(autouse=True)
def impatient(monkeypatch):
    monkeypatch.setattr("trivault.server.storage.database.PATIENCE", 0.3)


@asynccontextmanager
async def members(url, *addresses):
    """Stores of processes at these addresses, none of which dies by itself."""
    stores = [Store(url, Metrics(), internal=address, dead=3600.0) for address in addresses]
    try:
        yield stores
    finally:
        for each in stores:
            await asyncio.to_thread(each.close)


def found(url, column):
    engine = sa.create_engine(url)
    with engine.connect() as connection:
        values = connection.execute(sa.select(column).order_by(column)).scalars().all()
    engine.dispose()
    return list(values)


def declare_dead(url, member):
    changed(url, PROCESSES.delete().where(PROCESSES.c.id == member.owner.epoch))


def test_each_process_has_an_id_of_its_own(cluster):
    url = cluster.create()

    async def test():
        async with members(url, "a", "b") as (one, two):
            assert found(url, PROCESSES.c.id) == [one.owner.epoch, two.owner.epoch]
            assert await one.run(one.owner.beat) == {one.owner.epoch: "a", two.owner.epoch: "b"}
            async with members(url, "a") as (again,):  # where the first one was
                assert found(url, PROCESSES.c.id) == [two.owner.epoch, again.owner.epoch]
                with pytest.raises(StorageFailed):
                    await one.run(store.Append("r", rows("a")))
                assert one.lost

    run(test())


def test_of_those_who_take_a_room_one_has_it(cluster):
    async def taken(lease, room):
        while True:
            try:
                await lease.take(room)
                return True
            except OwnedByPeer as elsewhere:
                if elsewhere.peer is not None:  # and not just another who tries
                    return False

    async def test():
        async with members(cluster.create(), "a", "b") as stores:
            both = [Leases(each) for each in stores]
            for room in map(str, range(10)):
                assert sorted(await asyncio.gather(*(taken(each, room) for each in both))) == [False, True]

    run(test())


def test_a_lease_is_free_when_it_was_let_go_and_when_its_process_is_dead(cluster):
    url = cluster.create()

    async def test():
        async with members(url, "a", "b") as (one, two):
            first, second = Leases(one), Leases(two)
            for room in ("r", "s"):
                await first.take(room)
                await first.take(room)
                with pytest.raises(OwnedByPeer) as refused:
                    await second.take(room)
                assert refused.value.peer == Peer(one.owner.epoch, "a")
            await first.let_go(["r"])
            await second.take("r")
            declare_dead(url, one)
            await second.take("s")
            await two.run(cleared)
            assert found(url, LEASES.c.process) == [two.owner.epoch] * 2

    run(test())


def test_a_room_is_written_by_who_has_its_lease(cluster):
    url = cluster.create()

    async def test():
        async with members(url, "a", "b") as (one, two):
            await Leases(one).take("r")
            many = [one.run(store.Append("r", rows("a"))), two.run(store.Append("r", rows("b")))]
            many += [two.run(store.together(store.cut("r", 0))), two.run(two.owner.healthy)]
            done = await asyncio.gather(*many, return_exceptions=True)
            assert [type(each) for each in done] == [type(None), LeaseLost, LeaseLost, bool]
        assert found(url, ANSWERS.c.answer) == ["a"]

    run(test())


def test_a_process_that_was_declared_dead_writes_nothing_more(cluster):
    url = cluster.create()

    async def test():
        async with members(url, "a", "b") as (one, two):
            await Leases(one).take("r")
            await one.run(store.Append("r", rows("a")))
            declare_dead(url, one)
            await Leases(two).take("r")
            await two.run(store.Append("r", rows("b", since=1)))
            for job in (store.cut("r", 0), one.owner.healthy):
                with pytest.raises(StorageFailed):
                    await one.run(job)
            assert (one.lost, two.lost) == (True, False)
        assert found(url, ANSWERS.c.answer) == ["a", "b"]

    run(test())


def test_those_who_do_not_beat_are_declared_dead(cluster):
    """But not by who has just been away, and not in the middle of a transaction."""
    url = cluster.create()

    async def test():
        async with members(url, "a", "b") as (one, two):
            late = PROCESSES.update().where(PROCESSES.c.id == two.owner.epoch).values(beat=0)
            changed(url, late)
            assert len(await one.run(one.owner.beat)) == 2
            one.owner._steady = 0.0  # as if it had beaten for long
            engine = sa.create_engine(url)
            with engine.begin() as writing:
                two.owner.check(writing)
                assert len(await one.run(one.owner.beat)) == 2
            engine.dispose()
            assert await one.run(one.owner.beat) == {one.owner.epoch: "a"}
            with pytest.raises(StorageFailed):
                await two.run(two.owner.beat)

    run(test())


def test_who_ends_lets_go_of_everything(cluster):
    url = cluster.create()

    async def test():
        async with members(url, "a", "b") as (one, two):
            first, second = Leases(one), Leases(two)
            await first.take("r")
            await one.leave(store.Append("r", rows("a")))
            await second.take("r")
            with pytest.raises(StorageFailed):
                await one.run(store.cut("r", 0))
            assert not one.lost
            assert found(url, PROCESSES.c.address) == ["b"]
        assert found(url, ANSWERS.c.answer) == ["a"]

    run(test())


def test_somebody_waits_until_another_has_changed_the_same(cluster):
    async def test():
        async with members(cluster.create(), "a", "b") as stores:
            order = []

            async def change(each):
                async with each.alone("tournament:t"):
                    order.append("begin")
                    await asyncio.sleep(0)
                    order.append("end")

            await asyncio.gather(*(change(Leases(each)) for each in stores))
            assert order == ["begin", "end"] * 2

    run(test())


def test_a_server_that_wants_the_database_alone_keeps_processes_away_and_they_it(cluster):
    url = cluster.create()

    async def test():
        async with members(url, "a", "b"):
            with pytest.raises(DatabaseRefused, match="another server uses it"):
                await asyncio.to_thread(Store, url, Metrics())
        async with opened(url):
            with pytest.raises(DatabaseRefused, match="another server uses it"):
                await asyncio.to_thread(lambda: Store(url, Metrics(), internal="c"))

    run(test())


async def fenced_off(kept):
    for _ in range(2):  # the first time its connection is found broken
        with pytest.raises(StorageFailed):
            await kept.run(kept.owner.healthy)
    assert kept.lost


def test_a_server_without_a_lock_is_fenced_off_by_the_other_kind(cluster):
    """A restart of the database has taken the locks."""
    url = cluster.create()

    async def test():
        async with opened(url) as alone:
            await asyncio.to_thread(cluster.restart)
            async with members(url, "a") as (one,):
                await fenced_off(alone)
                await asyncio.to_thread(cluster.restart)
                async with opened(url):
                    await fenced_off(one)

    run(test())


def test_an_sqlite_file_has_one_server(tmp_path):
    with pytest.raises(DatabaseRefused, match="several processes need PostgreSQL"):
        Store(f"sqlite:///{tmp_path / 'tables.sqlite'}", Metrics(), internal="a")


def test_a_transaction_that_is_left_open_keeps_nobody_alive(cluster):
    """Whoever is frozen in the middle of one holds locks: the database ends it."""
    url = cluster.create()

    async def test():
        async with members(url, "a", "b") as (one, two):
            limit = sa.text("SHOW idle_in_transaction_session_timeout")
            assert await one.run(lambda database: database.execute(limit).scalar()) == "5s"
            await one.run(one.owner.beat)
            changed(url, PROCESSES.update().where(PROCESSES.c.id == two.owner.epoch).values(beat=0))
            one.owner._steady = 0.0  # as if it had beaten for long
            frozen = sa.create_engine(url, poolclass=sa.pool.NullPool).connect()
            two.owner.check(frozen)
            frozen.execute(ANSWERS.insert().values(room="r", at=0, player=0, answer="a", digest=""))
            frozen.exec_driver_sql("SET idle_in_transaction_session_timeout = 50")
            while len(await one.run(one.owner.beat)) == 2:
                await asyncio.sleep(0.01)
            with pytest.raises(sa.exc.DBAPIError):
                frozen.commit()
            frozen.invalidate()
            frozen.close()
        assert found(url, ANSWERS.c.answer) == []

    run(test())
