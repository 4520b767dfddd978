"""Chess clocks, by a clock of the test's own."""

import pytest

from trivault.server import clocks
from trivault.server.clocks import Clocks
from trivault.server.records import RoomRecord, SeatRecord
from trivault.server.wire import Clock


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


def room(*seats, left=(100_000, 100_000), clock=True):
    return RoomRecord(
        room="r",
        game="shards",
        seats=list(seats) or [SeatRecord("person"), SeatRecord("person")],
        clock=Clock(seconds=100, increment=5) if clock else None,
        clocks=list(left),
    )


def test_a_clock_runs_for_those_who_decide_and_for_nobody_else(time):
    kept = Clocks(room())
    time.now += 3
    assert kept.left([0]) == [97_000, 100_000]
    assert kept.left([1]) == [100_000, 97_000]
    assert kept.left([0, 1]) == [97_000, 97_000]
    assert kept.left([]) == [100_000, 100_000]
    time.now += 500
    assert kept.left([0]) == [0, 100_000], "nobody has less than no time"


def test_who_has_decided_gets_the_increment_and_nobody_else(time):
    kept = Clocks(room())
    time.now += 3
    assert kept.pressed([0], 0) == [102_000, 100_000]
    assert kept.pressed([0, 1], 1) == [97_000, 102_000]
    assert kept.pressed([0]) == [97_000, 100_000], "something else has changed"


def test_bots_have_no_clock_also_while_they_play_for_somebody(time):
    for bot in (SeatRecord("greedy"), SeatRecord("person", bot="random")):
        kept = Clocks(room(SeatRecord("person"), bot))
        time.now += 3
        assert kept.left([0, 1]) == [97_000, 100_000]
        assert kept.pressed([1], 1) == [100_000, 100_000]
        assert kept.next_flag([1]) is None


def test_the_clock_that_runs_out_first_is_waited_for(time):
    kept = Clocks(room(left=(40_000, 30_000)))
    time.now += 10
    assert kept.next_flag([0, 1]) == (20.0, 1)
    assert kept.next_flag([0]) == (30.0, 0)
    assert kept.next_flag([]) is None
    time.now += 25
    assert kept.next_flag([0, 1]) == (0.0, 1)


def test_clocks_run_on_from_what_is_stored(time):
    kept = Clocks(room())
    time.now += 30
    kept.follow(room(left=(70_000, 100_000)))
    assert kept.left([0]) == [70_000, 100_000]
    time.now += 1
    assert kept.left([0]) == [69_000, 100_000]


def test_a_room_without_a_clock_has_no_flag(time):
    kept = Clocks(room(left=(), clock=False))
    time.now += 3
    assert (kept.on, kept.left([0]), kept.pressed([0], 0)) == (False, [], [])
