"""The benchmarks of the server in small: load, malice and crashes."""

import asyncio
import gc
from asyncio.events import Handle
from contextlib import AsyncExitStack
from time import thread_time

import pytest

from benchmarks import several, watching
from benchmarks.clients import Pace, Process, percentile, seat_pairs
from benchmarks.load import fuzzing, killing, play_on, playing
from benchmarks.several import Crowd, losing
from tests.server.serving import run, served
from trivault.server.settings import Settings


def waits(players):
    return [wait for player in players for wait in player.waits]


def test_many_rooms_are_played_at_the_same_time(tmp_path):
    players = run(playing(tmp_path, 3, 60.0, 0.5, lang="de"))
    assert len(waits(players)) > 5
    assert percentile(waits(players), 0.5) > 0.0
    assert sum(player.acknowledged >= 0 for player in players) > 3, "in every room"


@pytest.mark.parametrize("kind", watching.HEAVY)
def test_others_hardly_wait_beside_the_heaviest_rooms(monkeypatch, kind):
    """Pings are answered between the steps of the event loop. The processor time of these is measured, so that
    other programs on the machine do not count."""
    heavy = watching.HEAVY[kind]()
    steps: list[float] = []
    run_handle = Handle._run

    def timed(handle):
        begun = thread_time()
        run_handle(handle)
        steps.append(thread_time() - begun)

    async def test():
        async with served(rate=Settings.rate, burst=Settings.burst, reading=120.0) as server:
            monkeypatch.setattr(Handle, "_run", timed)
            return await watching.beside(server.url, heavy, 3.0)

    gc.collect()
    gc.freeze()  # what earlier tests have left is not searched while this one measures
    waits = run(test())
    monkeypatch.undo()
    gc.unfreeze()
    assert len(waits) > 10
    long = [seconds for seconds in steps if seconds > watching.BEARABLE]
    assert sum(long) < 0.05 * 3.0, "of 100 pings 95 are answered in time"


@pytest.mark.parametrize("messages", [200, pytest.param(5000, marks=pytest.mark.soak)])
def test_nobody_is_disturbed_by_others_who_send_nonsense(tmp_path, messages):
    players = run(fuzzing(tmp_path, 2, messages, 5))
    assert len(waits(players)) > len(players), "they went on"


def test_a_server_that_is_told_to_stop_under_load_says_goodbye_and_loses_nothing(tmp_path):
    async def test():
        process = Process(tmp_path)
        await process.start()
        players = await seat_pairs(process.url, 3, Pace())
        tasks = await play_on(process, players, 30)
        assert await process.end() == 0
        await asyncio.gather(*tasks)
        assert [player.byes for player in players] == [1] * len(players)
        assert not process.errors()
        await process.start()
        tasks = await play_on(process, players, 10)  # what was acknowledged is there
        await process.end()
        await asyncio.gather(*tasks)

    run(test())


def test_a_rate_that_cannot_be_borne_is_told_and_everybody_goes_home(tmp_path, cluster, monkeypatch, capsys):
    monkeypatch.setattr(several, "KEPT_UP", 2.0)  # more answers than are wanted
    assert run(several.bearing(tmp_path, cluster.create(), 2, 3, 0.3)) is None
    assert "2 processes, 3 rooms: less; " in capsys.readouterr().out


@pytest.mark.soak
@pytest.mark.parametrize("frozen", [0.0, 8.0])
def test_losing_one_of_several_processes_under_load_loses_no_acknowledged_answer(tmp_path, cluster, frozen):
    players = run(losing(tmp_path, cluster.create(), 2, 3, 5, frozen), 600)
    assert len(waits(players)) > 5


@pytest.mark.parametrize("times", [1, pytest.param(10, marks=pytest.mark.soak)])
def test_a_new_version_beside_the_old_one_takes_its_rooms_over_under_load(tmp_path, cluster, times):
    """Nobody loses a move."""
    url = cluster.create()

    async def test():
        async with AsyncExitStack() as versions:
            old = await versions.enter_async_context(several.several(tmp_path, url, 2))
            crowd = Crowd(old)
            await seat_pairs(old.url, 4, Pace(200.0), then=crowd.add)
            for _ in range(times):
                await crowd.there()
                new = await versions.enter_async_context(several.several(tmp_path, url, 2, old.port))
                before, byes = len(waits(crowd.players)), sum(player.byes for player in crowd.players)
                assert await old.end() == 0
                assert sum(player.byes for player in crowd.players) > byes, "they were sent away"
                await crowd.there()
                while len(waits(crowd.players)) < before + 20:
                    crowd.check()
                    await asyncio.sleep(0.01)
                crowd.process = old = new
            await crowd.end()

    run(test(), 180 + 30 * times)


@pytest.mark.parametrize("cycles", [1, pytest.param(20, marks=pytest.mark.soak)])
def test_killing_the_server_under_load_loses_no_acknowledged_answer(tmp_path, cycles, database):
    players = run(killing(tmp_path, 3, cycles, database), 180 + 15 * cycles)
    assert len(waits(players)) > 5 * cycles
    assert sum(player.acknowledged >= 0 for player in players) > 2
