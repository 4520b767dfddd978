"""Series: the best of several games between two."""

import pytest

from tests.server.serving import run, served
from tests.server.test_account_handlers import together
from tests.server.test_rooms import refused


async def joined(one, two, seat=1, **fields):
    room = await one.create("keyforge", {"kind": "me", "deck": DECKS[0]}, "open", **fields)
    await two.ask("join", "room", room=room)
    await two.ask("sit", "seat", seat=seat, deck=DECKS[1])
    return room


async def lose(client, seat, other):
    await client.ask("resign", seat=seat)
    for each in (client, other):
        await each.ask("ping")


async def next_game(one, two):
    await one.ask("rematch")
    await two.ask("rematch")
    for each in (one, two):
        await each.ask("ping")
    return one.room["room"]


DECKS = ["miss-onyx-censorius", "radiant-argus-the-supreme"]


@pytest.mark.rule("KF-VAR-04", "KF-SETUP-05", "KF-VAR-02")
def test_a_series_of_keyforge_is_played_until_one_has_won_most_games(database):
    async def first():
        async with served(database=database) as server, server.client() as one, server.client() as two:
            await joined(one, two, best_of=3, stronger=1)
            assert one.room["series"] == {"best_of": 3, "game": 1, "wins": [0, 0]}
            assert one.room["options"]["chains"] == [0, 4]
            await lose(one, 0, two)
            assert one.room["series"] == {"best_of": 3, "game": 1, "wins": [0, 1]}
            assert (await refused(one.ask("rematch", swap=True))).code == "setup"
            room = await next_game(one, two)
            return room, one.welcome["token"], two.welcome["token"]

    async def second(room, ada, bob):
        async with (
            served(database=database) as server,
            server.client(token=ada) as one,
            server.client(token=bob) as two,
        ):
            for each in (one, two):
                await each.ask("join", "table", room=room)
            record = server.hub.rooms[room].record
            assert record.setup.options["lost"] == 0, "who has lost says who begins"
            assert [seat.title for seat in record.seats] == [
                'Miss "Onyx" Censorius',
                "Radiant Argus the Supreme",
            ]
            assert one.room["series"] == {"best_of": 3, "game": 2, "wins": [0, 1]}
            await lose(two, 1, one)
            await next_game(one, two)
            assert one.room["series"] == {"best_of": 3, "game": 3, "wins": [1, 1]}
            await lose(two, 1, one)
            assert one.room["series"] == {"best_of": 3, "game": 3, "wins": [2, 1], "winner": 0}
            await next_game(one, two)
            assert one.room["series"] == {"best_of": 3, "game": 1, "wins": [0, 0]}, "then a new one"

    run(second(*run(first())))


def test_in_other_games_the_loser_begins_and_by_correspondence_the_next_game_by_itself():
    async def test():
        async with served() as server, server.client() as one, server.client() as two:
            room = await together(one, two, best_of=3, days=2)
            await two.ask("resign", seat=1)
            moved = await one.until(lambda said: said["type"] == "moved")
            await one.ask("ping")
            record = server.hub.rooms[moved["room"]].record
            assert (record.setup.options["first"], record.days, record.room != room) == (1, 2, True)
            assert one.room["series"] == {"best_of": 3, "game": 2, "wins": [1, 0]}
            assert one.table["deciding"] == [1]

    run(test())


def test_what_is_no_series_is_refused():
    async def test():
        async with served() as server, server.client() as client:
            for seats, more, code in (
                (2, {"best_of": 2}, "setup"),
                (2, {"best_of": 11}, "malformed"),
                (3, {"best_of": 3}, "setup"),
                (2, {"best_of": 3, "stronger": 0}, "setup"),
                (2, {"stronger": 0}, "setup"),
            ):
                error = await refused(client.create("shards", "me", *["random"] * (seats - 1), **more))
                assert error.code == code
            for options in ({"auction": True}, {"chains": [1, 0]}):
                error = await refused(client.create("keyforge", "me", "random", best_of=3, options=options))
                assert error.code == "setup"

    run(test())
