"""One's own page: results, cards, history; everything that is kept, and its deletion."""

import json

import sqlalchemy as sa

from tests.server.serving import run, served
from tests.server.test_account_handlers import PASSWORD, mine, together
from tests.server.test_rooms import refused
from trivault.server.handlers.profile import PastGame, PastSeat, streaks, tallies

DECK = {"kind": "me", "deck": "miss-onyx-censorius"}


async def play_cards(client, many):
    """Plays the first cards that can be played; which ones."""
    played: list[str] = []
    while len(played) < many:
        await client.my_turn()
        options = [option["answer"] for option in client.table["question"]["options"]]
        answer = next((each for each in options if each.startswith("play ")), options[-1])
        played += [answer.split()[1].partition("#")[0]] if answer.startswith("play ") else []
        seq, client.table = client.table["seq"], None
        await client.answer(answer, seq)
    return played


async def lost_game(client, *seats):
    room = await client.create(*seats)
    await client.ask("resign", seat=0)
    return room


async def exported(client):
    pages = [await client.ask("export", page=0)]
    while pages[-1].get("more"):
        pages.append(await client.ask("export", page=len(pages)))
    first, *rest = [json.loads(page["data"]) for page in pages]
    return {**first, "games": [game for page in (first, *rest) for game in page["games"]]}


def test_the_own_page_counts_games_and_cards_and_leads_to_replays(database):
    async def test():
        async with served(database=database) as server, server.client() as one, server.client() as two:
            me = await one.ask("register", name="Ada", password=PASSWORD)
            await one.create("keyforge", DECK, "random", options={"quick": True})
            cards = await play_cards(one, 3)
            await one.ask("resign", seat=0)
            lost = one.room["room"]
            won = await together(one, two)
            await two.ask("resign", seat=1)
            await lost_game(one, "shards", "me", "me")
            page = await one.ask("profile")
            assert (page["name"], page["account"], page["streak"], page["best_streak"]) == ("Ada", True, 1, 1)
            assert {each["game"]: (each["played"], each["won"], each["lost"]) for each in page["games"]} == {
                "keyforge": (1, 0, 1),
                "shards": (1, 1, 0),
            }
            assert [each["name"] for each in page["decks"]] == ['Miss "Onyx" Censorius']
            assert {(each["game"], each["name"]) for each in page["levels"]} == {
                ("keyforge", "Random bot"),
                ("shards", "people"),
            }
            assert [each.get("result") for each in page["history"]] == ["", "won", "lost"]
            assert [each["room"] for each in page["history"][1:]] == [won, lost]
            assert page["history"][1]["names"] == [two.welcome["name"]]
            found = {each["card"]: each["times"] for each in page["cards"]}
            assert found == {card: cards.count(card) for card in cards}
            assert all(each["name"][0].isupper() for each in page["cards"])
            await one.ask("join", "table", room=lost)
            assert (await one.ask("timeline"))["moves"], "it opens as a replay"
            theirs = await two.ask("profile")
            assert [each["lost"] for each in theirs["games"]] == [1]
            assert me["user"] not in json.dumps(theirs)

    run(test())


def test_games_that_go_on_from_files_count_for_nothing():
    async def test():
        async with served() as server, server.client() as client:
            await client.create("shards", "me", "random", options={"first": 0})
            replay = (await client.ask("save"))["replay"]
            await client.ask("load", "room", replay=replay)
            await client.ask("resign", seat=0)
            assert "history" not in await client.ask("profile")

    run(test())


def test_everything_that_is_kept_can_be_had_and_deleted(database):
    async def test():
        async with served(database=database) as server, server.client() as one, server.client() as two:
            await one.ask("register", name="Ada", password=PASSWORD)
            user = (await one.ask("export"))["data"]
            alone = await lost_game(one, "keyforge", DECK, "random")
            over = await together(one, two)
            await two.ask("resign", seat=1)
            running = await together(one, two)
            for _ in range(20):
                await lost_game(one, "shards", "me", "random")
            kept = await exported(one)
            assert {game["room"] for game in kept["games"]} >= {alone, over, running}
            assert len(kept["games"]) == 23
            [deck] = [game["list"] for game in kept["games"] if game["room"] == alone]
            assert "Censorius" in deck
            assert "seed" not in json.dumps(kept)
            assert [len(kept["logins"]), kept["account"]] == [1, True]

            error = await refused(one.ask("forget", name="Bob"))
            assert (error.code, "Ada" in error.message) == ("name", True)
            async with server.client() as there:
                await there.ask("login", name="Ada", password=PASSWORD)
                await there.ask("forget", name="ada")
                assert not (await there.ask("profile"))["account"]
            user = json.loads(user)["user"]
            assert user not in await all_of(server)
            assert "Ada" not in await all_of(server)
            error = await refused(one.ask("login", name="Ada", password=PASSWORD))
            assert error.code == "password"
            assert (await refused(one.ask("join", room=alone))).code == "unknown", "nobody else was in it"
            await two.ask("join", "table", room=over)
            assert [seat["name"] for seat in two.room["seats"]] == ["Former player", two.welcome["name"]]
            await two.ask("join", "table", room=running)
            assert two.table["result"] == {"winners": [1], "why": "resigned"}
            assert [each["names"] for each in (await two.ask("profile"))["history"]] == [["Former player"]] * 2
            assert await mine(two) == {}

    run(test())


async def all_of(server):
    """Everything that lies in the database, and in memory."""

    def job(connection):
        tables = sa.inspect(connection).get_table_names()
        return repr([connection.execute(sa.text(f"SELECT * FROM {name}")).all() for name in tables])

    rooms = [repr((room.record, room.chat)) for room in server.hub.rooms.values()]
    return await server.hub.store.run(job) + "".join(rooms)


def test_guests_are_forgotten_as_well():
    async def test():
        async with served() as server, server.client(name="Ada") as one, server.client() as two:
            room = await together(one, two)
            await one.ask("chat", text="hello")
            await one.ask("forget", name="Ada")
            assert one.welcome["user"] not in await all_of(server)
            assert "Ada" not in await all_of(server)
            await one.ask("join", "room", room=room, token="")
            assert one.room["yours"] == []

    run(test())


def game(result, kind="greedy", shared=False):
    own = PastSeat("r", 0, "me", "shards", "person", "Ada", "", result, 0.0, True)
    return PastGame(own, [own._replace(user="", kind=kind)], shared)


def test_streaks_and_results_by_opponent():
    games = [game("won"), game("won", shared=True), game("won", "person"), game("lost"), *[game("won")] * 3]
    assert streaks(games) == (2, 3)
    assert streaks(games[3:]) == (-1, 3)
    assert streaks([game("drawn"), game("won")]) == (0, 1)
    assert streaks([]) == (0, 0)
    levels = {each.name: (each.won, each.lost) for each in tallies(games)["levels"]}
    assert levels == {"greedy": (4, 1), "person": (1, 0)}
