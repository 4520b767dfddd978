"""What is told of a table: by the names of its players, with all that there is to know of an answer."""

import json

import pytest

from tests.server.serving import run, served

NUMBERED = ("Player 1", "Player 2", "Spieler 1", "Spieler 2", "Gracz 1", "Gracz 2", "Gracza")


async def said(client):
    """Everything that a client is told of its table, as text."""
    asked = [await client.ask(each) for each in ("log", "describe", "timeline", "report")]
    return json.dumps([client.table, client.room, *asked], ensure_ascii=False)


@pytest.mark.parametrize("game", ["shards", "keyforge", "mage-wars"])
@pytest.mark.parametrize("lang", ["en", "de", "pl"])
def test_players_are_called_by_their_names(game, lang):
    async def test():
        async with served() as server, server.client(lang=lang, name="Ada") as client:
            await client.create(game, "me", "random", seed=4)
            await client.play(1, most=20)
            told = await said(client)
            bot = {"en": "Random bot", "de": "Zufallsbot", "pl": "Losowy bot"}[lang]
            assert "Ada" in told
            assert bot in told
            assert [seat["name"] for seat in client.room["seats"]] == ["Ada", bot]
            assert not [name for name in NUMBERED if name in told]
            log = [line["text"] for line in (await client.ask("log"))["lines"]]
            assert any(line.startswith("Ada ") for line in log)

    run(test())


def test_tables_of_the_same_game_keep_their_names_apart():
    async def test():
        async with served() as server, server.client(name="Ada") as one, server.client(name="Grace") as two:
            for client in (one, two):
                await client.create("keyforge", "me", "random", seed=4)
            for client in (one, two):
                await client.play(1, most=6)
            assert "Grace" not in await said(one)
            assert "Ada" not in await said(two)

    run(test())


def test_those_who_are_called_the_same_are_numbered():
    async def test():
        async with served() as server, server.client(name="Ada") as client:
            await client.create("shards", "me", "me", "random", "random", options={"first": 0})
            await client.begun()
            names = [seat["name"] for seat in client.room["seats"]]
            assert names == ["Ada 1", "Ada 2", "Random bot 1", "Random bot 2"]
            await client.answer("end-turn")
            log = (await client.ask("log"))["lines"]
            assert any("Ada 1" in line["text"] for line in log)

    run(test())
