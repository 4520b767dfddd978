"""One's own games: where to go on, and whose turn it is; names at one screen."""

import pytest
from openskill.models import PlackettLuce

from tests.server.serving import eventually, run, served
from tests.server.test_rooms import refused
from trivault.server.accounts import ratings

PASSWORD = "correct horse battery"


async def mine(client, **fields):
    rooms = (await client.ask("mine", **fields))["rooms"]
    return {each["room"]: each for each in rooms}


async def together(one, two, game="shards", **fields):
    """A game of two people, which the first one begins."""
    room = await one.create(game, "me", "open", options={"first": 0}, **fields)
    await two.ask("join", "room", room=room)
    await two.ask("sit", "seat", seat=1)
    await one.my_turn()
    return room


def test_games_that_were_finished_are_known():
    async def test():
        async with served() as server, server.client() as client:
            await client.create("shards", "me", "random")
            assert "finished" not in await client.ask("mine")
            await client.ask("resign", seat=0)
            await client.create("keyforge", "me", "random")
            assert (await client.ask("mine"))["finished"] == ["shards"]

    run(test())


async def end_turn(client):
    """Whatever is asked until another one decides."""
    while True:
        await client.ask("ping")
        table = client.table
        if client.room["yours"][0] not in table["deciding"]:
            return
        last = table["question"]["options"][-1]["answer"]
        await client.answer(last)


def test_who_comes_back_sees_whose_turn_it_is_also_after_a_crash(database):
    async def first():
        async with (
            served(database=database) as server,
            server.client(name="Ada") as one,
            server.client(name="Bob") as two,
        ):
            room = await together(one, two)
            await one.ask("leave")
            assert (await mine(one))[room] == {
                "room": room,
                "game": "shards",
                "names": ["Bob"],
                "whose": "yours",
                "deciding": ["Ada"],
            }
            assert (await mine(two))[room]["whose"] == "theirs"
            alone = await one.create("shards", "me", "random", options={"first": 0})
            waiting = await one.create("shards", "me", "open")
            assert [(each["room"], each["whose"]) for each in (await mine(one)).values()] == [
                (waiting, "waiting"),
                (alone, "yours"),
                (room, "yours"),
            ]
            await one.ask("join", "table", room=room)
            await end_turn(one)
            assert (await mine(one))[room]["whose"] == "theirs"
            # As if it was killed: nothing of this is written when rooms leave the memory.
            server.hub.rooms.clear()
            return room, waiting, one.welcome["token"], two.welcome["token"]

    async def again(room, waiting, ada, bob):
        async with served(database=database) as server, server.client(token=ada) as one:
            assert (await mine(one))[room]["whose"] == "theirs"
            assert waiting in await mine(one)
            async with server.client(token=bob) as two:
                assert list(await mine(two)) == [room]
                await two.ask("join", "room", room=room)
                await two.ask("resign", seat=1)
                assert await mine(two) == {}, "what is over is not to be gone on with"
            async with server.client() as stranger:
                assert await mine(stranger) == {}

    run(again(*run(first())))


def test_a_game_of_a_guest_is_found_by_its_token_after_logging_in():
    async def test():
        async with served() as server, server.client(name="Ada") as client:
            room = await client.create("shards", "me", "random", options={"first": 0})
            token = client.tokens[0]
            await client.ask("leave")
            await client.ask("register", name="Ada", password=PASSWORD)
            assert await mine(client) == {}
            found = await mine(client, tokens=["nonsense", token])
            assert (found[room]["whose"], found[room]["names"]) == ("yours", ["Random bot"])
            error = await refused(client.ask("mine", tokens=["x"] * 21))
            assert error.code == "malformed"

    run(test())


def test_who_is_elsewhere_hears_that_others_wait():
    async def test():
        async with served() as server, server.client() as one, server.client() as two:
            room = await together(one, two)
            await two.ask("leave")
            await end_turn(one)
            assert (await two.until(lambda said: said["type"] == "turn"))["room"] == room
            await one.ask("ping")
            assert all(said["type"] != "turn" for said in one.news), "who is there sees it"
            await eventually(lambda: len(server.hub.presence.connections_of(two.welcome["user"])) == 1)

    run(test())


def test_players_at_one_screen_have_names_of_their_own():
    async def test():
        async with served() as server, server.client(name="Ada") as client, server.client() as other:
            await other.ask("register", name="Grace", password=PASSWORD)
            await client.create("shards", "me", {"kind": "me", "name": " Bob\u200b "})
            assert [seat["name"] for seat in client.room["seats"]] == ["Ada", "Bob"]
            for name, code in (("gRACE", "taken"), ("x", "name"), ("\u202e", "name"), ("a" * 39, "name")):
                error = await refused(client.create("shards", "me", {"kind": "me", "name": name}))
                assert error.code == code
            await other.create("shards", {"kind": "me", "name": "Grace"}, "random")

    run(test())


def test_ratings_are_on_the_scale_of_elo():
    new = PlackettLuce().rating()
    rating, deviation = ratings.shown(new.mu, new.sigma)
    assert (rating, 480 < deviation < 500) == (1500, True)
    assert ratings.shown(25, 0.5).deviation < 40
    # Who is 200 points better stays there by winning 76 of 100 games, as in chess.
    model, better = PlackettLuce(), 25 + 200 / ratings.SCALE
    assert ratings.shown(better, 1).rating == 1700
    pair = [[model.rating(better, 0.01)], [model.rating(25, 0.01)]]
    gained = model.rate(pair, ranks=[0, 1])[0][0].mu - better
    lost = better - model.rate(pair, ranks=[1, 0])[0][0].mu
    assert lost / (lost + gained) == pytest.approx(1 / (1 + 10 ** (-200 / 400)), abs=1e-3)
