"""Bots that play for those who are gone."""

from tests.server.serving import eventually, run, served
from tests.server.test_crashes import seated, two_accounts
from tests.server.test_rooms import refused
from trivault.players import BEST, KINDS


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
