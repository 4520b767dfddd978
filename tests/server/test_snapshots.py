"""Rooms come back from the last snapshot, and the answers after it."""

import zlib
from random import Random

import msgspec
import pytest

import trivault
from tests.server.serving import eventually, play_some, run, served
from tests.server.test_leases import found
from tests.server.test_store import changed
from trivault.kernel.ids import NOTHING
from trivault.kernel.replay import Setup
from trivault.kernel.state_history import EVERY
from trivault.kernel.table import Table
from trivault.server.rooms.room_game import RoomGame
from trivault.server.storage.database import ANSWERS, SNAPSHOTS
from trivault.server.storage.records import RoomRecord, SeatRecord, Snapshot
from trivault.version import __version__


def played(game, answers):
    """A game of a room in which so many answers were given."""
    rules = trivault.load(game)
    record = RoomRecord(room="r", game=game, seats=[SeatRecord("person"), SeatRecord("person")], seed=3)
    record.version, record.rules = __version__, rules.fingerprint
    play, chance = RoomGame(record), Random(3)
    while play.at < answers and not play.state.over:
        legal = play.state.legal(choice.player) if (choice := play.state.choices[-1]) else []
        play.answer(legal[chance.randrange(len(legal))], choice.player)
    return play


def brought_back(play, snapshots, monkeypatch, rows=None):
    """The same game as it is brought back, and how many answers were played again for it."""
    again: list[object] = []
    with monkeypatch.context() as patch:
        patch.setattr(Table, "again", counting(Table.again, again))
        work = RoomGame.restoring(play.record, rows or play.appended().rows, snapshots)
        try:
            while True:
                next(work)
        except StopIteration as last:
            return last.value, len(again)


def counting(method, calls):
    def counted(self, *given):
        calls.append(given)
        return method(self, *given)

    return counted


@pytest.mark.parametrize("game", trivault.NAMES)
def test_only_answers_after_the_last_snapshot_are_played_again(game, monkeypatch):
    play = played(game, 2 * EVERY + 17)
    back, again = brought_back(play, play.appended().snapshots, monkeypatch)
    assert again == play.at % EVERY < EVERY <= play.at
    assert (back.table.log, back.table.marks()) == (play.table.log, play.table.marks())
    assert back.table.answers == play.table.answers
    assert back.digests == play.digests
    digests = [[state.digest() for state in each.table.states()] for each in (back, play)]
    assert digests[0] == digests[1]
    for each in (play, back):
        each.table.rewind(EVERY - 3)
    assert back.table.log == play.table.log
    assert back.state.digest() == play.state.digest()


def stored_by_0_1_0(snapshot):
    """A snapshot whose entries have no event, but keys of messages and what these are about."""
    lengths, entries = msgspec.msgpack.decode(zlib.decompress(snapshot.log))
    for entry in entries:
        _, _, source, target, *_ = entry.pop(0)
        entry += [target, source]
    log = zlib.compress(msgspec.msgpack.encode([lengths, entries]))
    return Snapshot(snapshot.at, snapshot.state, log)


@pytest.mark.parametrize("game", trivault.NAMES)
def test_logs_of_version_0_1_0_can_be_read(game, monkeypatch):
    play = played(game, EVERY + 17)
    back, again = brought_back(play, [stored_by_0_1_0(each) for each in play.appended().snapshots], monkeypatch)
    assert again == play.at % EVERY
    without_places = [each._replace(event=each.event._replace(place=NOTHING)) for each in play.table.log]
    assert [e._replace(event=e.event._replace(place=NOTHING)) for e in back.table.log] == without_places


def test_snapshots_are_taken_as_they_are_reached():
    play = played("shards", 2 * EVERY + 17)
    assert [each.at for each in play.appended().snapshots] == [EVERY, 2 * EVERY]
    assert [each.at for each in play.appended(EVERY - 1).snapshots] == [EVERY, 2 * EVERY]
    assert [each.at for each in play.appended(EVERY).snapshots] == [2 * EVERY]
    assert not play.appended(play.at).snapshots


def test_what_does_not_fit_is_played_again(monkeypatch):
    play = played("shards", 2 * EVERY + 17)
    one, two = play.appended().snapshots
    for given, expected in (
        ([one], play.at - EVERY),
        ([two], play.at),  # there is none for the first answers
        ([two, one], play.at),
        ([Snapshot(one.at, two.state, one.log), two], play.at),  # of another moment
        ([one, Snapshot(two.at, two.state[:-1], two.log)], play.at - EVERY),
        ([one, Snapshot(two.at, two.state, two.log[:-1])], play.at - EVERY),
        ([one, Snapshot(two.at, two.state, b"")], play.at - EVERY),
    ):
        back, again = brought_back(play, given, monkeypatch)
        assert again == expected
        assert back.state.digest() == play.state.digest()
        assert back.table.log == play.table.log


def test_a_game_of_other_rules_is_played_from_the_beginning(monkeypatch):
    play = played("shards", EVERY + 1)
    snapshots = play.appended().snapshots
    play.record.rules = "of yesterday"
    rows = play.appended().rows
    rows[-1].digest = ""
    assert brought_back(play, snapshots, monkeypatch, rows)[1] == play.at


def test_a_server_takes_snapshots_and_brings_rooms_back_from_them(database, monkeypatch):
    again: list[object] = []

    async def test():
        async with served(database=database) as server, server.client() as client:
            room = await client.create("shards", "me", "random", seed=1)
            await play_some(server.play(client), EVERY + 2, client)
            await eventually(lambda: server.play(client).record.deciding == [0])
            assert found(database, SNAPSHOTS.c.at) == [EVERY]
            while server.play(client).at >= EVERY:
                await client.ask("undo")
            assert found(database, SNAPSHOTS.c.at) == [], "nor is there one of what was taken back"
            await play_some(server.play(client), EVERY + 5, client)
            await eventually(lambda: server.play(client).record.deciding == [0])
            before, log = server.play(client).at, server.play(client).table.log
        token = client.welcome["token"]
        monkeypatch.setattr(Table, "again", counting(Table.again, again))
        async with served(database=database) as server, server.client(token=token) as client:
            await client.ask("join", "table", room=room)
            assert len(again) == before - EVERY
            assert server.play(client).at == before
            assert server.play(client).table.log == log
        changed(database, SNAPSHOTS.delete())
        again.clear()
        async with served(database=database) as server, server.client(token=token) as client:
            await client.ask("join", "table", room=room)
            assert len(again) == before, "as rooms of earlier versions, which have none"
            assert server.play(client).table.log == log

    run(test())


def test_a_snapshot_of_answers_that_others_took_back_is_replaced(database):
    """An earlier version, which shares the database for a while, does not know of them."""

    async def test():
        async with served(database=database) as server, server.client() as client:
            room = await client.create("shards", "me", "me", seed=1)
            await play_some(server.play(client), EVERY - 5, client)
            stale = SNAPSHOTS.insert().values(room=room, at=EVERY, state=b"other", log=b"")
            await server.hub.store.run(lambda connection: connection.execute(stale) and None)
            await play_some(server.play(client), EVERY + 1, client)
            assert [state[:8] for state in found(database, SNAPSHOTS.c.state)] == [b"trivault"]
            assert len(found(database, ANSWERS.c.at)) > EVERY

    run(test())


def test_a_room_from_a_file_has_all_its_snapshots_at_once():
    table, chance = Table(trivault.load("shards"), Setup(), 3), Random(3)
    while len(table.answers) < 2 * EVERY:
        choice = table.state.asked(None)
        legal = table.state.legal()
        table.answer(legal[chance.randrange(len(legal))], choice.player)
    record = RoomRecord(room="r", game="shards", seats=[SeatRecord("person"), SeatRecord("person")], seed=3)
    assert [each.at for each in RoomGame(record, table).appended().snapshots] == [EVERY, 2 * EVERY]
