"""The bots that load the server: what they take for an error of the server, and what not."""

import asyncio
import json

import pytest

from benchmarks.clients import AGAIN, Pace, Player
from tests.server.serving import run


class Socket:
    """Remembers what is sent."""

    def __init__(self):
        self.sent = []

    async def send(self, text):
        self.sent.append(json.loads(text))


def seated(room="old"):
    player = Player(1, Pace())
    player.room, player.seat, player.token = room, 0, f"token of {room}"
    return player


def hears(player, *said):
    async def hear(socket):
        for each in said:
            await player._hear(socket, each)
        return socket.sent

    return run(hear(Socket()))


def table(seq, at, room="old", mine=True, hand=0, **more):
    choice = {"mine": mine, "kind": "action", "verb": "act", "options": ["end-turn"]}
    view = {"choices": [choice], "hand": hand}
    return {"type": "table", "room": room, "seat": 0, "seq": seq, "at": at, "view": view, **more}


def done(seq):
    return {"type": "done", "seq": seq}


OVER = table(9, 9, result={"winners": [0]})
LATE = {"type": "error", "id": AGAIN, "code": "not-begun", "message": "…"}


def test_whoever_is_moved_while_asking_to_play_again_plays_on():
    player = seated()
    moved = [{"type": "moved", "room": "new"}, {"type": "seat", "room": "new", "seat": 0, "token": "t"}]
    assert [sent["type"] for sent in hears(player, OVER, *moved, LATE, table(0, 0, "new"))] == [
        "rematch",
        "answer",
    ]
    assert (player.room, player.token, player.games) == ("new", "t", 1)


def test_another_refusal_is_an_error_of_the_server():
    with pytest.raises(AssertionError, match="stale"):
        hears(seated(), {"type": "error", "id": 0, "code": "stale", "message": "…"})


def test_a_server_that_is_killed_while_moving_somebody_is_asked_again_for_the_seat():
    player = seated()
    hears(player, OVER, {"type": "moved", "room": "new"})
    assert (player.room, player.token) == ("old", "token of old")


def test_an_own_answer_stays_acknowledged_while_another_decides_at_the_same_time():
    player = seated()
    assert len(hears(player, table(3, 3), done(3), table(3, 4, mine=False, hand=1), table(4, 5, hand=1))) == 2
    assert len(player.waits) == 1


def test_an_acknowledged_answer_that_is_asked_for_again_was_lost():
    for lost in (table(3, 3), table(2, 2), table(2, 2, mine=False)):
        with pytest.raises(AssertionError, match="lost"):
            hears(seated(), table(3, 3), done(3), lost)


def test_another_view_at_the_same_moment_is_an_error():
    with pytest.raises(AssertionError, match="same moment"):
        hears(seated(), table(3, 3), table(3, 3, hand=1))


def test_whoever_waits_for_their_turn_follows_another_pace_at_once():
    async def test():
        pace = Pace(50.0)
        waiting = asyncio.gather(*(pace.wait() for _ in range(10_000)))
        await asyncio.sleep(0.01)
        pace.set(0.0)
        await asyncio.wait_for(waiting, 20)

    run(test())
