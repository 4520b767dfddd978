"""Whole games by socket clients, and what each of them may see."""

import asyncio
import json
import re

import msgspec
import pytest

from tests.server.serving import play_some, run, served
from trivault.server.rooms.table_view import presenter_at

EVERY = pytest.mark.parametrize(
    ("game", "options"), [("shards", {}), ("keyforge", {}), ("mage-wars", {"apprentice": True})]
)


def exact(play, seat, at):
    """The view that a seat had after so many answers."""
    return json.loads(msgspec.json.encode(play.table.state_at(at).view(seat)))


@EVERY
def test_a_whole_game_against_a_bot(game, options):
    async def test():
        async with served() as server, server.client() as client:
            await client.create(game, "me", "greedy", options=options)
            table = await client.play(seed=1)
            play = server.play(client)
            assert table["result"] == {"winners": list(play.state.result), "why": "rules"}
            shown = await client.until(lambda said: said["type"] == "room")
            assert shown["status"] == "over"
            assert {player for player, _ in play.table.answers} == {0, 1}

    run(test())


@EVERY
def test_two_clients_against_each_other_see_their_own_views_and_nothing_else(game, options):
    async def test():
        async with (
            served() as server,
            server.client() as one,
            server.client(lang="de") as two,
            server.client(lang="pl") as third,
        ):
            room = await one.create(game, "me", "open", options=options)
            await two.ask("join", "room", room=room)
            await two.ask("sit", "seat", seat=1)
            await third.ask("join", "table", room=room)
            ends = await asyncio.gather(one.play(1), two.play(2), third.play(3))
            assert ends[0]["result"] == ends[1]["result"] == ends[2]["result"]
            play = server.play(one)
            for client, seat in ((one, 0), (two, 1), (third, -1)):
                check(client, play, seat)

    run(test())


def check(client, play, seat):
    """Everything that a client was ever sent of a table is what its seat may know."""
    said = [json.loads(raw) for raw in client.raw]
    tables = [each for each in said if each["type"] == "table"]
    assert len(tables) > 30
    others = [
        name
        for name in ("view", "lines", "question")
        if any(name in each for each in said if each not in tables)
    ]
    assert not others, "nothing but tables tells of cards"
    lang = {0: "en", 1: "de", -1: "pl"}[seat]
    presenter = presenter_at(play.record, lang)
    for table in tables:
        assert table["seat"] == seat
        assert table["view"] == exact(play, seat, table["at"])
        assert ("question" in table) == (seat in table["deciding"])
        for n, line in enumerate(table.get("lines", []), table.get("since", 0)):
            assert line["text"] == presenter.log_line(play.table.log[n].seen_by(seat))


def test_books_prepared_spells_and_hidden_enchantments_stay_secret():
    async def test():
        async with served() as server, server.client() as one, server.client() as two, server.client() as third:
            room = await one.create("mage-wars", {"kind": "me", "deck": "starting-warlock"}, "open")
            await two.ask("join", "room", room=room)
            await two.ask("sit", "seat", seat=1, deck="starting-wizard")
            await third.ask("join", "table", room=room)
            play = server.play(one)
            await play_some(play, 150, one, two, third)
            laid = 0
            for client, seat in ((one, 0), (two, 1), (third, -1)):
                for raw in client.raw:
                    if (table := json.loads(raw))["type"] == "table":
                        state = play.table.state_at(table["at"])
                        hidden = secrets(state, seat)
                        laid += any(not piece.revealed for piece in state.play.values())
                        assert len(hidden) > 10
                        table.pop("lines", None)  # what was told before may be hidden again
                        told = json.dumps(table)
                        assert not [slug for slug in hidden if re.search(rf'[" ]{slug}(?![a-z])', told)]
                for thing, piece in play.state.play.items():
                    told = json.dumps((await client.ask("affects", thing=thing))["effects"])
                    assert piece.revealed or f'"{play.state.card(thing).slug}"' not in told
            assert laid, "somebody has cast an enchantment"

    run(test())


def secrets(state, seat):
    """The names of cards that a seat may not know, as far as it knows no other card of that name."""
    cards = range(state.arena.size, len(state.owners))
    seen = {state.card(t).slug for t in cards if state.game.visible(state, seat, t)}
    return {state.card(t).slug for t in cards} - seen


def test_four_seats_with_people_and_bots():
    async def test():
        async with served() as server, server.client() as one, server.client(words=False) as two:
            room = await one.create("shards", "me", "random", "open", "greedy")
            await two.ask("join", "room", room=room)
            await two.ask("sit", "seat", seat=2)
            ends = await asyncio.gather(one.play(1), two.play(2))
            assert ends[0]["result"] == ends[1]["result"]
            assert {player for player, _ in server.play(one).table.answers} == {0, 1, 2, 3}
            assert "question" not in two.table, "programs read the view"

    run(test())


def test_at_one_screen_only_who_decides_is_shown():
    async def test():
        async with served() as server, server.client() as client:
            await client.create("shards", "me", "me", "random")
            await client.play(4)
            play = server.play(client)
            tables = [each for each in map(json.loads, client.raw) if each["type"] == "table"]
            assert {table["seat"] for table in tables} == {0, 1, -1}
            for table in tables:
                own = [seat for seat in table["deciding"] if seat in (0, 1)]
                assert table["seat"] == (own[0] if own else -1)
                assert table["view"] == exact(play, table["seat"], table["at"])

    run(test())


def test_the_example_bot_plays():
    from random import Random

    from websockets.asyncio.client import connect

    from examples.socket_bot import play

    async def test():
        async with served() as server, connect(server.url, max_size=None) as socket:
            assert (await play(socket, "shards", Random(2)))["why"] == "rules"

    run(test())


def test_decisions_with_one_answer_are_made_silently_unless_asked_for():
    async def test():
        async with served() as server, server.client() as client:
            for ask_all in (False, True):
                await client.create("shards", "me", "random", seed=6, ask_all=ask_all)
                client.table = None
                await client.play(7)
                play = server.play(client)
                choices = [table["question"] for table in map(json.loads, client.raw) if table.get("question")]
                single = [q for q in choices if q["kind"] == "action" and len(q["options"]) == 1]
                assert bool(single) == ask_all
                client.raw.clear()
                assert play.record.ask_all == ask_all

    run(test())
