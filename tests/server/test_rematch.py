"""Playing again after the end, with swapped decks if so wished."""

from tests.server.serving import play_some, run, served
from tests.server.test_rooms import refused


def test_playing_again_with_swapped_decks():
    async def test():
        async with served() as server, server.client() as one, server.client() as two:
            decks = ["miss-onyx-censorius", "radiant-argus-the-supreme"]
            room = await one.create("keyforge", {"kind": "me", "deck": decks[0]}, "open", hints=True)
            await two.ask("join", "room", room=room)
            await two.ask("sit", "seat", seat=1, deck=decks[1])
            assert (await refused(one.ask("rematch"))).code == "not-begun"
            await two.ask("resign", seat=1)
            await one.ask("rematch", swap=True)
            waiting = await two.until(lambda said: said["type"] == "room" and said.get("rematch"))
            assert waiting["rematch"] == [0]
            await two.ask("rematch")
            moved = await one.until(lambda said: said["type"] == "moved")
            await one.until(lambda said: said["type"] == "table")
            assert moved["room"] != room
            assert (one.room["room"], one.room["yours"], one.room["hints"]) == (moved["room"], [0], True)
            assert [seat["deck"] for seat in one.room["seats"]] == [
                "Radiant Argus the Supreme",
                'Miss "Onyx" Censorius',
            ]
            first, second = (server.hub.rooms[name].record for name in (room, moved["room"]))
            assert [seat.deck for seat in second.seats] == [seat.deck for seat in first.seats][::-1]
            assert second.seed != first.seed
            two.table = None
            await two.until(lambda said: said["type"] == "moved")
            await play_some(server.play(one), 5, one, two)

    run(test())


def test_many_who_agree_at_once_play_one_more_game():
    async def test():
        async with served() as server, server.client() as one, server.client() as two:
            room = await one.create("shards", "me", "open")
            await two.ask("join", "room", room=room)
            await two.ask("sit", "seat", seat=1)
            await two.ask("resign", seat=1)
            for _ in range(4):
                for client in (one, two):
                    await client.send("rematch")
            for client in (one, two, one):
                await client.ask("ping")
            assert len(server.hub.rooms) == 2
            assert one.room["room"] == two.room["room"] != room
            assert not server.hub.metrics.errors["failed"]

    run(test())


def test_playing_again_is_as_before_for_all_who_are_there():
    async def test():
        async with served() as server, server.client() as one, server.client() as two, server.client() as third:
            decks = ["miss-onyx-censorius", "radiant-argus-the-supreme"]
            clock = {"seconds": 900, "increment": 7}
            room = await one.create(
                "keyforge", {"kind": "me", "deck": decks[0]}, "open", clock=clock, chat=False, ask_all=True
            )
            await two.ask("join", "room", room=room)
            await two.ask("sit", "seat", seat=1, deck=decks[1])
            await third.ask("join", "table", room=room)
            await two.ask("resign", seat=1)
            assert (await refused(third.ask("rematch"))).code == "not-yours"
            await one.ask("rematch")
            await two.ask("rematch")
            for client, yours in ((one, [0]), (two, [1]), (third, [])):
                moved = next((said for said in client.news if said["type"] == "moved"), None)
                moved = moved or await client.until(lambda said: said["type"] == "moved")
                await client.ask("ping")
                assert (client.room["room"], client.room["yours"]) == (moved["room"], yours)
                assert client.room["clock"] == clock
                assert client.room["chat"] is False
                assert client.table["clocks"][0] <= 900_000
            first, second = (server.hub.rooms[name].record for name in (room, one.room["room"]))
            assert [seat.deck for seat in second.seats] == [seat.deck for seat in first.seats]
            assert second.ask_all

    run(test())
