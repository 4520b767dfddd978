"""The bus between processes: what one says, the others hear, also after an interruption."""

import asyncio
from contextlib import asynccontextmanager
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.serving import eventually, run
from trivault.server.cluster import bus, messages
from trivault.server.connections.limits import Limits
from trivault.server.settings import Settings
from trivault.server.storage.database import connect
from trivault.server.storage.ownership import StorageFailed

HERE = "198.51.100.1"


class Direct:
    """A store that carries out each job at once, or cannot."""

    def __init__(self, url):
        self.engine = connect(url)
        self.away = False

    async def run(self, job):
        if self.away:
            raise StorageFailed("away")
        with self.engine.begin() as connection:
            return job(connection)


class Heard(bus.SharedBus):
    """A bus that remembers what it has heard of turns."""

    def __init__(self, url):
        direct: Any = Direct(url)
        super().__init__(direct, url)
        self.store = direct
        self.heard: list[tuple[str, messages.Asked]] = []
        self.gaps = 0
        self.subscribe(messages.Asked, lambda sender, said: self.heard.append((sender, said)))

    def miss(self):
        super().miss()
        self.gaps += 1


@pytest.fixture(scope="module")
def url(cluster):
    return cluster.create()


@asynccontextmanager
async def listening(url, many=2):
    """Buses of processes on one database."""
    buses = [Heard(url) for _ in range(many)]
    for each in buses:
        each.start()
    await eventually(lambda: all(each.gaps for each in buses))
    try:
        yield buses
    finally:
        for each in buses:
            each.close()


def asked(user="user-1", game="shards"):
    return messages.Asked(user, "room", game)


def test_what_one_process_says_all_others_hear(url):
    async def test():
        async with listening(url, 3) as (one, two, three):
            one.publish(asked())
            await eventually(lambda: two.heard and three.heard)
            assert two.heard == three.heard == [(one.me, asked())]
            two.publish(asked("user-2"))
            await eventually(lambda: one.heard)
            assert one.heard == [(two.me, asked("user-2"))], "and nobody their own words"

    run(test(), 20)


def test_long_messages_and_letters_of_all_kinds_arrive_whole_and_in_order(url):
    async def test():
        async with listening(url) as (one, two):
            said = [asked(letter * many) for letter in "x'\\ę\U0001f600" for many in (1, 1899, 20_000)]
            for each in said:
                one.publish(each)
                one.publish(each)  # the same once more is no mistake
            await eventually(lambda: len(two.heard) == 2 * len(said))
            assert [heard for _, heard in two.heard[::2]] == said
            with pytest.raises(ValueError, match="at most"):
                one.telling(asked("x" * bus.PART * bus.PARTS))

    run(test(), 20)


def test_what_is_told_in_a_transaction_that_fails_is_not_heard(url):
    async def test():
        async with listening(url) as (one, two):
            with one.store.engine.connect() as connection:
                one.telling(asked("never"))(connection)
                connection.rollback()
            one.publish(asked("later"))
            await eventually(lambda: two.heard)
            assert [said.user for _, said in two.heard] == ["later"]

    run(test(), 20)


def test_a_connection_that_was_cut_is_made_anew_and_says_that_something_was_missed(url):
    async def test():
        async with listening(url) as (one, two):
            with two.store.engine.connect() as connection:
                cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN trivault'"
                assert len(connection.execute(sa.text(cut)).all()) == 2
            await eventually(lambda: one.gaps == two.gaps == 2)
            one.publish(asked())
            await eventually(lambda: two.heard)

    run(test(), 20)


def test_a_connection_that_hears_nothing_is_made_anew(url, monkeypatch):
    async def test():
        async with listening(url) as (one, two):
            asyncio.get_running_loop().remove_reader(one._file)
            monkeypatch.setattr(bus, "DEAF", -1.0)
            one.publish(asked())
            await eventually(lambda: two.heard)
            monkeypatch.undo()
            await eventually(lambda: one.gaps == 2)

    run(test(), 20)


def test_listening_begins_when_the_database_can_be_reached(url, monkeypatch):
    connected = Heard._connected
    failures = iter([OSError("away"), OSError("away")])

    def later(self):
        if (error := next(failures, None)) is not None:
            raise error
        return connected(self)

    monkeypatch.setattr(Heard, "_connected", later)

    async def test():
        async with listening(url) as (one, two):
            one.publish(asked())
            await eventually(lambda: two.heard)

    run(test(), 20)


def test_whoever_could_not_speak_says_that_something_was_missed(url):
    async def test():
        async with listening(url) as (one, two):
            one.store.away = True
            one.publish(asked("never"))
            await eventually(lambda: one._untold)
            one.store.away = False
            one.publish(asked("later"))
            await eventually(lambda: one.gaps == 2 and two.heard)
            assert [said.user for _, said in two.heard] == ["later"]

    run(test(), 20)


def test_nonsense_and_news_of_other_versions_disturb_nobody(url):
    async def test():
        async with listening(url) as (one, two):
            for nonsense in ("", "x", "a b c d", "a 0 0 {", 'a 0 0 {"topic": "later"}'):
                with one.store.engine.begin() as connection:
                    connection.execute(sa.select(sa.func.pg_notify(bus.CHANNEL, nonsense)))
            two.subscribe(messages.Ask, lambda sender, said: 1 / 0)
            one.publish(messages.Ask())
            one.publish(asked())
            await eventually(lambda: two.heard)
            assert two.gaps == 1

    run(test(), 20)


# Limits of several processes


def test_what_was_let_pass_elsewhere_counts():
    one, two = Limits(Settings(opened=10)), Limits(Settings(opened=10))
    assert sum(one.may_open(HERE) for _ in range(6)) == 6
    two.spend(one.spent())
    assert sum(two.may_open(HERE) for _ in range(10)) == 4
    one.spend(two.spent())
    assert not one.may_open(HERE)
    assert not one.spent(), "what was heard is not told again"


def test_wrong_passwords_elsewhere_count_and_right_ones_do_not():
    one, two = Limits(Settings(tries=2)), Limits(Settings(tries=2))
    assert one.may_try("Ada", HERE)
    one.was_right("Ada", HERE)
    two.spend(one.spent())
    assert [two.may_try("Ada", HERE) for _ in range(3)] == [True, True, False]
    one.spend(two.spent())
    assert not one.may_try("Ada", HERE)


def test_who_is_far_from_every_limit_is_not_spoken_of():
    one = Limits(Settings(opened=100))
    for _ in range(5):
        one.may_open(HERE)
    assert not one.spent()


def test_connections_to_other_processes_count():
    elsewhere = Limits(Settings(address=3), lambda host: 2)
    assert not elsewhere.many(HERE)
    elsewhere.connected(HERE)
    assert elsewhere.many(HERE)
