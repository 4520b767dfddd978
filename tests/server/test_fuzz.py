"""Whatever is sent: every reply is one of the protocol, and the connection lives on or says why it ends."""

import asyncio
import json
from random import Random

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from benchmarks.forged import Forger
from tests.each import some
from tests.server.serving import eventually, play_some, run, served
from trivault.server.protocol.replies import AnyReply

GAMES = ("shards", "keyforge", "mage-wars")
REPLY = msgspec.json.Decoder(AnyReply)


async def victims(one, two, game):
    """Two people who just play."""
    room = await one.create(game, "me", "open")
    await two.ask("join", "room", room=room)
    await two.ask("sit", "seat", seat=1)
    return room


async def forge(server, game, forger, many):
    """Somebody who plays as well, and sends nonsense all the while."""
    sent, closed = 0, []
    while sent < many:
        async with server.client(name="Mallory") as client:
            await client.create(game, "me", "random", chat=True)
            await client.send("save")
            try:
                while sent < many:
                    await client.socket.send(forger.message())
                    sent += 1
                    if sent % 20 == 0:
                        await heard(client, forger)
                await heard(client, forger)
            except ConnectionClosed:
                closed.append(client.socket.close_code)
    return closed


async def heard(client, forger):
    """All replies so far; each of them is valid."""
    number = 10**9 + client.number
    client.number += 1
    await client.socket.send(json.dumps({"type": "ping", "id": number}))
    while True:
        raw = await asyncio.wait_for(client.socket.recv(), 60)
        reply = REPLY.decode(raw)
        said = json.loads(raw)
        forger.hear(said)
        if said["type"] == "error":
            assert said["message"], raw
        if reply.id == number:
            return


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("many", some([300], [20_000]))
def test_a_fuzzer_harms_nobody(game, many, caplog):
    async def test():
        async with served(linger=0.1) as server, server.client() as one, server.client() as two:
            room = await victims(one, two, game)
            play = server.play(one)
            at, digest = play.at, play.state.digest()
            forger = Forger(Random(f"{game} {many}"), room, one.tokens[0][:-3] + "xxx")
            fuzzing = asyncio.create_task(forge(server, game, forger, many))
            while not fuzzing.done():
                await one.ask("ping")  # others are served all the while
                await asyncio.sleep(0.05)
            closed = await fuzzing
            assert set(closed) <= {1009, 1013}, "too large, or too slow"
            assert (play.at, play.state.digest()) == (at, digest), "the game of others is as it was"
            errors = server.hub.metrics.errors
            assert not errors["failed"], [record.exc_text for record in caplog.records if record.exc_text]
            assert not [record for record in caplog.records if record.levelname == "ERROR"]
            assert sum(errors.values()) > many / 4
            await play_some(play, at + 3, one, two)
            await eventually(lambda: len(server.hub.rooms) == 1)  # nothing is left of the fuzzer
            await eventually(lambda: len(server.hub.connections) == 2)

    run(test(), 180 + many / 30)
