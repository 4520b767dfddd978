"""Decks are rated in the background, and what was found out is kept."""

import asyncio

import pytest

from tests.server.serving import run, served
from tests.server.test_rooms import refused
from trivault.library.deck_lists import find_deck
from trivault.server.workers import deck_ratings
from trivault.simulate import NamedDeck
from trivault.simulate.deck_ratings import digest

DECK = "miss-onyx-censorius"
TWO = ["titanfang-tower-fighter", "parker-la-sedienta"]


@pytest.fixture(autouse=True)
def few(monkeypatch):
    """A small pool, and few games. They are played in a thread, which knows of that."""
    names = [find_deck("keyforge", name) for name in TWO]
    monkeypatch.setattr(deck_ratings, "_pool_of", lambda game: names)
    monkeypatch.setattr(deck_ratings, "MOST", 6)
    monkeypatch.setattr(deck_ratings, "WITHIN", 0.01)

    async def played(self, game, deck):
        return await asyncio.to_thread(deck_ratings._one_deal, game, deck.text, self.player, deck.known)

    monkeypatch.setattr(deck_ratings.DeckRater, "_played", played)


async def rated(client, text=DECK, **fields):
    while True:
        reply = await client.ask("deck-rating", game="keyforge", text=text, **fields)
        if not reply["more"]:
            return reply
        await asyncio.sleep(0.05)


def test_a_deck_is_rated_while_somebody_looks_at_it_and_remembered(tmp_path):
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"

    async def test():
        async with served(rated_by="random", database=database) as server, server.client(lang="pl") as client:
            first = await client.ask("deck-rating", game="keyforge", text=DECK)
            assert (first["more"], first["strength"]["games"]) == (True, 0)
            last = await rated(client)
            assert last["strength"]["games"] == 6
            assert last["low"] <= last["points"] <= last["high"]
            shares = [each["strength"]["share"] for each in last["matchups"]]
            assert shares == sorted(shares)
            assert sum(each["strength"]["games"] for each in last["matchups"]) == 6
            whole = await client.ask("deck", game="keyforge", name=DECK)
        async with served(rated_by="random", database=database) as server, server.client() as client:
            again = await client.ask("deck-rating", game="keyforge", text=whole["text"])
            assert again["strength"] == last["strength"], "by its list as by its name, after a restart"
            assert not again["more"]
        async with served(rated_by="beginner", database=database) as server, server.client() as client:
            other = await client.ask("deck-rating", game="keyforge", text=DECK)
            assert other["strength"]["games"] == 0, "another player finds other strengths"

    run(test())


def test_a_deck_that_nobody_looks_at_any_more_is_left_as_it_is(monkeypatch):
    monkeypatch.setattr(deck_ratings, "LOOKING", 0.0)

    async def test():
        async with served(rated_by="random") as server, server.client() as client:
            for games in (0, 2, 4):
                reply = await client.ask("deck-rating", game="keyforge", text=DECK)
                assert (reply["more"], reply["strength"]["games"]) == (True, games), "each look goes on with it"
                await server.hub.rater._task

    run(test())


def test_decks_wait_in_turn_and_not_too_many(monkeypatch):
    monkeypatch.setattr(deck_ratings, "WAITING", 2)

    async def test():
        async with served(rated_by="random") as server, server.client() as client:
            asked = [
                await client.ask("deck-rating", game="keyforge", text=f"generated-{n}") for n in range(1, 4)
            ]
            assert [reply["more"] for reply in asked] == [True, True, False]
            for n in (1, 2, 3):
                assert (await rated(client, f"generated-{n}"))["strength"]["games"] == 6

    run(test())


def test_only_the_latest_are_kept(monkeypatch):
    monkeypatch.setattr(deck_ratings, "KEPT", 1)

    async def test():
        async with served(rated_by="random") as server, server.client() as client:
            await rated(client, "generated-1")
            await rated(client, "generated-2")
            kept = [
                await server.hub.store.run(deck_ratings._stored(("keyforge", digest(NamedDeck("", text)))))
                for text in [
                    (await client.ask("deck", game="keyforge", name=f"generated-{n}"))["text"] for n in (1, 2)
                ]
            ]
            assert [each is None for each in kept] == [True, False]

    run(test())


def test_what_is_no_deck_is_refused_and_no_rater_rates_nothing():
    async def test():
        async with served(rated_by="") as server, server.client() as client:
            wrong = {
                ("shards", DECK): "deck",
                ("keyforge", "no-such-deck"): "unknown",
                ("keyforge", "a\nb\n"): "deck",
                ("chess", DECK): "unknown",
            }
            for (game, text), code in wrong.items():
                assert (await refused(client.ask("deck-rating", game=game, text=text))).code == code
            reply = await client.ask("deck-rating", game="keyforge", text=DECK)
            assert (reply["more"], reply["player"]) == (False, "")

    run(test())
