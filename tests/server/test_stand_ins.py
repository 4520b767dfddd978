"""Bots that play for those who are gone."""

import pytest

from tests.server.serving import eventually, run, served
from tests.server.test_crashes import seated, two_accounts
from tests.server.test_rooms import refused
from tests.server.test_tournaments import look, opened, own_match
from trivault.bots import BEST, KINDS
from trivault.server.storage.database import RATINGS


def test_in_a_rated_game_only_the_best_bot_plays_for_who_is_gone():
    async def test():
        async with served() as server, server.client() as one:
            async with server.client() as two:
                await two_accounts(one, two)
                room = await seated(one, two)
            await eventually(lambda: not server.hub.rooms[room].here(1))
            assert server.hub.rooms[room].record.rated
            for kind in KINDS:
                if kind != BEST:
                    error = await refused(one.ask("give", seat=1, to=kind))
                    assert (error.code, BEST in error.message) == ("not-yours", True)
            assert not server.hub.rooms[room].record.seats[1].bot
            await one.ask("give", seat=1, to=BEST)
            await one.ask("give", seat=0, to="random")

    run(test())


@pytest.mark.parametrize("clock", [None, {"seconds": 600}])
def test_in_a_tournament_only_the_best_bot_plays_for_who_is_gone(clock):
    async def test():
        async with served() as server, server.client(name="Ada") as one, server.client(name="Bob") as two:
            name = await opened(one, bots=0, **({"clock": clock} if clock else {}))
            await two.ask("tournament-enter", tournament=name)
            for _ in range(2):
                await one.ask("tournament-bot", tournament=name, kind="random")
            await one.ask("tournament-begin", tournament=name)
            room = own_match(await look(one, name))["room"]
            await one.ask("join", "room", room=room)
            [own], seats = one.room["yours"], server.hub.rooms[room].record.seats
            if seats[1 - own].kind != "person":
                seats[1 - own].kind = "person"
            error = await refused(one.ask("give", seat=1 - own, to="random"))
            assert (error.code, BEST in error.message) == ("not-yours", True)
            await one.ask("give", seat=1 - own, to=BEST)

    run(test())


def test_who_has_chosen_a_bot_keeps_it():
    async def test():
        async with served() as server, server.client() as one, server.client() as two:
            room = await seated(one, two)
            await two.ask("give", seat=1, to="greedy")
            await two.ask("leave")
            assert (await refused(one.ask("give", seat=1, to="random"))).code == "taken"
            assert server.hub.rooms[room].record.seats[1].bot == "greedy"

    run(test())


@pytest.mark.parametrize("own", [True, False])
def test_a_game_in_which_a_seat_was_given_away_is_unrated_for_good(own):
    async def test():
        async with served() as server, server.client() as one, server.client() as two:
            await two_accounts(one, two)
            room = await seated(one, two)
            await one.ask("ping")
            assert one.room["rated"]
            if own:
                await two.ask("give", seat=1, to="master")
            else:
                await two.ask("leave")
                await one.ask("give", seat=1, to=BEST)
                await two.ask("join", "room", room=room)
            await two.ask("take", seat=1)
            await one.ask("ping")
            assert not one.room.get("rated")
            await two.ask("resign", seat=1)
            assert (await one.ask("ratings", game="shards"))["players"] == []
            rows = await server.hub.store.run(lambda db: db.execute(RATINGS.select()).all())
            assert rows == []

    run(test())
