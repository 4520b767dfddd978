"""A server as a process of its own, that can be killed."""

from contextlib import asynccontextmanager

from websockets.asyncio.client import connect

from benchmarks.clients import Process
from tests.server.serving import Client


class Impatient(Process):
    """One that soon gives up on a database that does not answer, and looks at it often."""

    program = "tests.server.impatient"


@asynccontextmanager
async def client_of(process: Process, **hello):
    async with connect(process.url, max_size=None, max_queue=None) as socket:
        client = Client(socket)
        await client.ask("hello", **hello)
        yield client
