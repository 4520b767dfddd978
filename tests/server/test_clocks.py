"""Chess clocks, by a clock of the test's own."""

import pytest

from tests.server.serving import run, served
from tests.server.test_rooms import refused
from trivault.server.protocol.wire import Clock
from trivault.server.rooms import clocks
from trivault.server.rooms.clocks import Clocks
from trivault.server.storage.records import RoomRecord, SeatRecord


class Time:
    """Stands still until somebody moves it."""

    def __init__(self):
        self.now = 1000.0

    def monotonic(self):
        return self.now


@pytest.fixture
def time(monkeypatch):
    time = Time()
    monkeypatch.setattr(clocks, "time", time)
    return time


def room(*seats, left=(100_000, 100_000)):
    return RoomRecord(
        room="r",
        game="shards",
        seats=list(seats) or [SeatRecord("person"), SeatRecord("person")],
        clock=Clock(seconds=100, increment=5),
        clocks=list(left),
    )


def started(record):
    return Clocks(record, record.clock)


def due(kept, *seats):
    """The clocks while these seats have to decide."""
    kept.record.deciding = list(seats)
    return kept


def test_a_clock_runs_for_those_who_decide_and_for_nobody_else(time):
    kept = started(room())
    time.now += 3
    assert due(kept, 0).left() == [97_000, 100_000]
    assert due(kept, 1).left() == [100_000, 97_000]
    assert due(kept, 0, 1).left() == [97_000, 97_000]
    assert due(kept).left() == [100_000, 100_000]
    time.now += 500
    assert due(kept, 0).left() == [0, 100_000], "nobody has less than no time"


def test_who_has_decided_gets_the_increment_and_nobody_else(time):
    kept = started(room())
    time.now += 3
    assert due(kept, 0).pressed(0) == [102_000, 100_000]
    assert due(kept, 0, 1).pressed(1) == [97_000, 102_000]
    assert due(kept, 0).pressed() == [97_000, 100_000], "something else has changed"


def test_bots_have_no_clock(time):
    for bot in (SeatRecord("greedy"), SeatRecord("person", bot="greedy", out="resigned")):
        kept = started(room(SeatRecord("person"), bot))
        time.now += 3
        assert due(kept, 0, 1).left() == [97_000, 100_000]
        assert due(kept, 1).pressed(1) == [100_000, 100_000]
        assert due(kept, 1).next_flag() is None


def test_the_clock_of_a_person_runs_on_while_a_bot_thinks_for_them(time):
    kept = started(room(SeatRecord("person"), SeatRecord("person", bot="master")))
    time.now += 3
    assert due(kept, 1).left() == [100_000, 97_000]
    assert due(kept, 1).next_flag() == (97.0, 1)
    assert due(kept, 1).pressed(1) == [100_000, 97_000], "a bot earns no increment"


def test_the_clock_that_runs_out_first_is_waited_for(time):
    kept = started(room(left=(40_000, 30_000)))
    time.now += 10
    assert due(kept, 0, 1).next_flag() == (20.0, 1)
    assert due(kept, 0).next_flag() == (30.0, 0)
    assert due(kept).next_flag() is None
    time.now += 25
    assert due(kept, 0, 1).next_flag() == (0.0, 1)


def test_clocks_run_on_from_what_is_stored(time):
    kept = started(room())
    time.now += 30
    kept.follow(room(left=(70_000, 100_000)))
    assert due(kept, 0).left() == [70_000, 100_000]
    time.now += 1
    assert due(kept, 0).left() == [69_000, 100_000]


def test_a_room_without_a_clock_has_none():
    async def test():
        async with served() as server, server.client() as client:
            await client.create("shards", "me", "me")
            assert server.hub.rooms[client.room["room"]].clocks is None
            assert "clocks" not in await client.my_turn()

    run(test())


# At the table


async def played(client):
    """One decision that can be taken back."""
    table = await client.my_turn()
    options = [option["answer"] for option in table["question"]["options"]]
    await client.answer(next(each for each in options if each.startswith("play")), seq=table["seq"])
    client.table = None
    return await client.my_turn()


def clocked(seconds=30, increment=10):
    return {"options": {"first": 0}, "clock": {"seconds": seconds, "increment": increment}}


def test_who_takes_back_what_was_answered_has_not_got_the_increment(database):
    async def test():
        async with served(database=database) as server, server.client() as client:
            await client.create("shards", "me", "open", **clocked())
            async with server.client() as other:
                await other.ask("join", "room", room=client.room["room"])
                await other.ask("sit", "seat", seat=1)
            begun = await client.my_turn()
            for _ in range(5):
                assert (await played(client))["clocks"][0] > 35_000
                client.table = None
                await client.ask("undo")
                await client.my_turn()
            room = server.hub.rooms[client.room["room"]]
            assert room.record.clocks[0] <= begun["clocks"][0]
            assert room.record.clocks[0] > 15_000, "only what was thought is lost"
            await played(client)
            token, stored = client.tokens[0], room.record.clocks
        async with served(database=database) as server, server.client() as client:
            await client.ask("join", "table", room=room.record.room, token=token)
            again = server.hub.rooms[room.record.room]
            assert again.record.clocks == stored
            await client.ask("undo")
            assert again.record.clocks[0] <= stored[0] - 10_000, "also after a restart"

    run(test())


def test_thinking_is_not_made_up_for_by_taking_back():
    async def test():
        async with served() as server, server.client() as client:
            await client.create("shards", "me", "random", **clocked())
            await client.my_turn()
            room = server.hub.rooms[client.room["room"]]
            room.clocks.since -= 8
            await played(client)
            room.clocks.since -= 3
            client.table = None
            await client.ask("undo")
            assert 17_000 < room.record.clocks[0] <= 19_000

    run(test())


def test_nobody_takes_back_the_answer_that_has_kept_the_clock_running():
    async def test():
        async with served() as server, server.client() as client:
            await client.create("shards", "me", "random", **clocked(5))
            await client.my_turn()
            room = server.hub.rooms[client.room["room"]]
            await played(client)
            room.clocks.since -= 8
            error = await refused(client.ask("undo"))
            assert (error.code, "clock" in error.message) == ("undo", True)
            assert room.game.at == 1

    run(test())
