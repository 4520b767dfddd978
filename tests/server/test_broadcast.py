"""What is told of a room and its table: who is there, who plays, and how much of it to programs."""

import json

from tests.server.serving import play_some, run, served
from tests.server.test_rooms import refused


async def seated(one, two, game="shards", **fields):
    room = await one.create(game, "me", "open", **fields)
    await two.ask("join", "room", room=room)
    await two.ask("sit", "seat", seat=1)
    return room


def test_who_is_there_and_who_is_not():
    async def test():
        async with served() as server, server.client() as one, server.client() as two:
            await seated(one, two)
            await one.ask("ping")
            assert [seat["here"] for seat in one.room["seats"]] == [True, True]
            await two.ask("leave")
            news = await one.until(lambda said: said["type"] == "room")
            assert [seat.get("here", False) for seat in news["seats"]] == [True, False]

    run(test())


def test_who_opens_a_room_has_left_the_one_before():
    async def test():
        async with served() as server, server.client() as one, server.client() as two:
            first = await one.create("shards", "me", "open")
            await one.create("shards", "me", "open")
            await two.ask("join", "room", room=first)
            assert two.room["seats"][0].get("here", False) is False
            await two.ask("chat", text="Anybody?")
            await one.ask("ping")
            assert not [said for said in one.news if said["type"] == "chat"]

    run(test())


def test_undo_over_everything_is_offered_only_against_bots():
    async def test():
        async with served() as server, server.client() as one, server.client() as two:
            await one.create("shards", "me", "random")
            assert one.room["free"]
            await one.create("shards", "me", "me")
            assert not one.room.get("free"), "each seat has its secrets"
            await seated(one, two)
            await one.ask("ping")
            assert not one.room.get("free")

    run(test())


def test_nobody_is_asked_while_a_bot_plays_for_them():
    async def test():
        async with served() as server, server.client() as client:
            room = await client.create("shards", "me", "random", options={"first": 0})
            assert (await client.begun())["question"]
            server.hub.rooms[room].drivers.wake = lambda: None  # the bot thinks for long
            await client.ask("give", seat=0, to="greedy")
            assert client.table["deciding"] == [0]
            assert "question" not in client.table
            await client.ask("take", seat=0)
            assert client.table["question"]

    run(test())


def test_programs_get_views_and_no_words():
    async def test():
        async with served() as server, server.client(words=False) as one, server.client() as two:
            await seated(one, two)
            await play_some(server.play(one), 12, one, two)
            tables = [said for said in map(json.loads, one.raw) if said["type"] == "table"]
            assert any(0 in table["deciding"] for table in tables)
            wordy = {"question", "lines", "since", "values", "marks", "force"}
            assert not [table for table in tables if wordy & table.keys()]
            assert any(said.get("lines") for said in map(json.loads, two.raw))

    run(test())


def test_a_game_without_a_seed_is_like_no_other():
    async def test():
        async with served() as server, server.client() as client:
            seeds = set()
            for _ in range(3):
                await client.create("shards", "me", "random")
                seeds.add(server.play(client).record.seed)
            assert len(seeds) == 3

    run(test())


def test_finished_rooms_do_not_count_for_the_limit():
    async def test():
        async with served(rooms=2) as server, server.client() as client:
            for _ in range(4):
                await client.create("shards", "me", "random")
                await client.ask("resign", seat=0)
            saved = None
            for _ in range(2):
                await client.create("shards", "me", "random")
                saved = (await client.ask("save"))["replay"]
            for asking in (client.ask("load", replay=saved), client.ask("play-on", at=0)):
                assert (await refused(asking)).code == "too-fast"

    run(test())


def test_details_for_programmers_are_short():
    async def test():
        async with served() as server, server.client() as client:
            error = await refused(client.ask("deck", game="keyforge", name="x" * 200))
            assert 10 < len(error.reply["detail"]) <= 300

    run(test())
