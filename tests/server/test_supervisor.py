"""`trivault serve --processes`: processes that are killed, frozen, hang, or are cut off from the database."""

import asyncio
import json
import os
import signal
import socket
import socketserver
import subprocess
import sys
import threading
import time
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path

import pytest
import sqlalchemy as sa
from click.testing import CliRunner
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from benchmarks.clients import Process
from tests.server.serving import Client, eventually, run, served
from tests.server.test_leases import declare_dead, found
from tests.server.test_rooms import refused
from tests.server.test_store import changed
from trivault.cli import main
from trivault.cli.errors import Refused
from trivault.cli.serve import internal_sockets
from trivault.server.storage import store
from trivault.server.storage.database import ANSWERS, LEASES, PROCESSES

NAME = ".s.PGSQL.5432"  # of the socket of a PostgreSQL


class Processes(Process):
    """Several processes, which are known by their ids."""

    def __init__(self, folder, url, many=2):
        super().__init__(folder, url, "--processes", str(many))

    def events(self, name):
        return [line for line in map(json.loads, self.log().splitlines()) if line["event"] == name]

    def pids(self):
        return {line["process"]: line["pid"] for line in self.events("registered")}

    async def owner(self, room):
        """The id and the pid of the process that has a room."""
        engine = sa.create_engine(self.database)
        with engine.connect() as connection:
            lease = sa.select(LEASES.c.process).where(LEASES.c.name == room)
            process = connection.execute(lease).scalar_one()
        engine.dispose()
        await eventually(lambda: process in self.pids())
        return process, self.pids()[process]

    @asynccontextmanager
    async def client(self, **hello):
        async with connect(self.url, max_size=None, max_queue=None) as socket:
            client = Client(socket)
            client.welcome = await client.ask("hello", words=False, **hello)
            yield client

    @asynccontextmanager
    async def back(self, token, room):
        """Somebody who comes again until the room is there again."""
        while True:
            with suppress(ConnectionClosed, WebSocketException, OSError):
                async with self.client(token=token) as client:
                    await client.ask("join", "table", room=room)
                    yield client
                    return
            await asyncio.sleep(0.05)


@pytest.fixture
def processes(cluster, tmp_path):
    made = Processes(tmp_path, cluster.create())
    yield made
    if made.process.returncode is None:  # a test has failed, perhaps with all of them frozen
        os.killpg(made.process.pid, signal.SIGKILL)


async def begun(client):
    """A game that one person plays from both sides."""
    room = await client.create("shards", "me", "me", seed=4, options={"first": 0})
    await client.begun()
    return room


def test_a_process_that_is_killed_is_replaced_and_no_answer_is_lost(processes):
    async def test():
        await processes.start()
        async with processes.client() as client:
            room, token = await begun(client), client.welcome["token"]
        for seat in (0, 1, 0):
            async with processes.back(token, room) as client:
                before = client.table["at"]
                await client.answer("end-turn", seat=seat)
                _, pid = await processes.owner(room)
                os.kill(pid, signal.SIGKILL)
            async with processes.back(token, room) as client:
                assert client.table["at"] > before
                assert client.table["deciding"] == [1 - seat]
        await eventually(lambda: len(processes.events("process ended")) == 3)
        assert await processes.end() == 0
        assert found(processes.database, PROCESSES.c.id) == found(processes.database, LEASES.c.name) == []

    run(test())


def test_a_frozen_process_that_wakes_writes_nothing_and_sends_its_clients_away(processes):
    async def test():
        await processes.start()
        async with processes.client() as client:
            room = await begun(client)
            process, pid = await processes.owner(room)
            os.kill(processes.process.pid, signal.SIGSTOP)  # the supervisor would kill a process that hangs
            os.kill(pid, signal.SIGSTOP)
            await client.send("answer", answer="end-turn", seq=client.table["seq"], seat=0)
            changed(processes.database, PROCESSES.delete().where(PROCESSES.c.id == process))  # as others do
            async with processes.back(client.welcome["token"], room) as again:
                await again.answer("end-turn", seat=0)
                kept = found(processes.database, ANSWERS.c.answer)
                os.kill(pid, signal.SIGCONT)
                said = await client.until(lambda said: said["type"] in ("error", "bye"))
                if said["type"] == "error":  # the answer has come before it knew
                    assert said["code"] == "failed"
                    said = await client.until(lambda said: said["type"] == "bye")
                assert said["reason"] == "lost"
                assert found(processes.database, ANSWERS.c.answer) == kept
                await again.ask("ping")
                await again.answer("end-turn", seat=1)
        os.kill(processes.process.pid, signal.SIGCONT)
        await eventually(lambda: len(processes.pids()) == 3)
        assert [each["code"] for each in processes.events("process ended")] == [2]
        assert await processes.end() == 0

    run(test())


@pytest.mark.soak
def test_a_frozen_process_is_declared_dead_by_the_others(processes):
    """As above, by the clock: after 5 seconds without a beat."""

    async def test():
        await processes.start()
        async with processes.client() as client:
            room = await begun(client)
            _, pid = await processes.owner(room)
            os.kill(processes.process.pid, signal.SIGSTOP)
            os.kill(pid, signal.SIGSTOP)
            async with processes.back(client.welcome["token"], room) as again:
                await again.answer("end-turn", seat=0)
            os.kill(pid, signal.SIGCONT)
            assert (await client.until(lambda said: said["type"] == "bye"))["reason"] == "lost"
        os.kill(processes.process.pid, signal.SIGCONT)
        assert await processes.end() == 0

    run(test())


@contextmanager
def split(cluster, folder):
    """A way to the database that can be cut: then bytes are kept back until it is mended."""
    through = threading.Event()
    through.set()

    class Way(socketserver.BaseRequestHandler):
        def handle(self):
            with socket.socket(socket.AF_UNIX) as there:
                there.connect(str(cluster.folder / NAME))
                back = threading.Thread(target=self.pass_on, args=(there, self.request))
                back.start()
                self.pass_on(self.request, there)
                back.join()

        def pass_on(self, one, other):
            with suppress(OSError):
                while data := one.recv(65536):
                    through.wait()
                    other.sendall(data)
            with suppress(OSError):
                other.shutdown(socket.SHUT_RDWR)

    with socketserver.ThreadingUnixStreamServer(str(folder / NAME), Way) as server:
        serving = threading.Thread(target=server.serve_forever, args=(0.01,))
        serving.start()
        try:
            yield through
        finally:
            through.set()
            server.shutdown()
            serving.join()


def test_a_process_that_is_cut_off_from_the_database_writes_nothing_when_it_is_back(
    cluster, tmp_path, monkeypatch
):
    url = cluster.create()

    async def test():
        with split(cluster, tmp_path) as through:
            await cut_off(through)

    async def cut_off(through):
        async with (
            served(database=url.replace(str(cluster.folder), str(tmp_path)), shared=True) as one,
            served(database=url, shared=True) as other,
            one.client() as client,
        ):
            room = await begun(client)
            monkeypatch.setattr(store, "LIMIT", 0.5)
            through.clear()
            assert (await refused(client.answer("end-turn", seat=0))).code == "failed"
            declare_dead(url, one.hub.store)
            async with other.client(token=client.welcome["token"]) as again:
                await again.ask("join", "table", room=room)
                assert again.table["at"] == 0
                monkeypatch.setattr(store, "LIMIT", 60.0)
                await again.answer("end-turn", seat=0)
                kept = found(url, ANSWERS.c.answer)
                through.set()
                assert (await client.until(lambda said: said["type"] == "bye"))["reason"] == "lost"
                await eventually(lambda: one.hub.closing)
                assert found(url, ANSWERS.c.answer) == kept

    run(test())


def test_a_process_whose_loop_hangs_does_not_beat(cluster):
    url = cluster.create()

    async def test():
        async with served(database=url, shared=True, beat=0.01):
            before = found(url, PROCESSES.c.beat)
            while found(url, PROCESSES.c.beat) == before:
                await asyncio.sleep(0.01)
            time.sleep(0.1)  # what has been under way is stored
            before = found(url, PROCESSES.c.beat)
            time.sleep(0.1)
            assert found(url, PROCESSES.c.beat) == before

    run(test())


SUPERVISED = """
import os, sys, time
from trivault.server import supervisor

supervisor.LOOK = 0.05
if sys.argv[1] == "hangs":
    supervisor.HUNG = 0.05

def work(place, signs):
    if sys.argv[1] == "fails":
        return 3
    os.write(1, b"began %d\\n" % os.getpid())  # at once, as several write
    signs(supervisor.READY)
    while True:
        time.sleep(0.01)
        if sys.argv[1] == "lives":
            signs(supervisor.ALIVE)

sys.exit(supervisor.Supervisor(int(sys.argv[2]), work, lambda: None, lambda: None).run())
"""


@asynccontextmanager
async def supervised(how, places=1):
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", SUPERVISED, how, str(places)), stdout=subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            process.send_signal(signal.SIGTERM)
        await process.wait()


async def pid(process):
    """The next process that has begun."""
    while words := (await process.stdout.readline()).decode().split():
        if words[0] == "began":
            return words[1]
    raise AssertionError("it has ended")


def test_a_process_that_gives_no_sign_of_life_is_killed_and_started_again():
    async def test():
        async with supervised("hangs") as process:
            assert len({await pid(process) for _ in range(3)}) == 3
            process.send_signal(signal.SIGTERM)
            assert await process.wait() == 0

    run(test())


def test_processes_end_with_their_supervisor():
    async def test():
        async with supervised("lives", 2) as process:
            pids = [await pid(process) for _ in range(2)]
            process.kill()
            await process.wait()
            await eventually(lambda: not any(Path(f"/proc/{pid}").exists() for pid in pids))

    run(test())


def test_a_server_whose_processes_cannot_start_ends():
    async def test():
        async with supervised("fails", 2) as process:
            assert await process.wait() == 3

    run(test())


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (["--processes", "2"], "several processes need PostgreSQL"),
        (["--processes", "0"], "Invalid value for '--processes'"),
        (["--address", "127.0.0.1:9000"], "--address is for several processes"),
    ],
)
def test_what_several_processes_need_is_said(tmp_path, options, expected):
    given = ["serve", "--database", str(tmp_path / "tables.sqlite"), *options]
    result = CliRunner().invoke(main, given)
    assert result.exit_code == 2
    assert expected in result.output


def test_each_process_has_an_internal_port_of_its_own():
    first = two_free_ports()
    for address, expected in (("127.0.0.1", None), (f"127.0.0.1:{first}", first)):
        with ExitStack() as sockets:
            made = internal_sockets(address, 2, sockets)
            ports = [each.getsockname()[1] for each in made.values()]
        assert list(made) == [f"127.0.0.1:{port}" for port in ports]
        assert ports[0] != ports[1]
        assert expected is None or ports == [expected, expected + 1]
    with pytest.raises(Refused, match="other processes cannot come to"), ExitStack() as sockets:
        internal_sockets("127.0.0.1:99999", 2, sockets)


def two_free_ports():
    """The first of two ports side by side that nobody uses."""
    while True:
        with socket.create_server(("127.0.0.1", 0)) as free, suppress(OSError, OverflowError):
            first = free.getsockname()[1]
            with socket.create_server(("127.0.0.1", first + 1)):
                return first
