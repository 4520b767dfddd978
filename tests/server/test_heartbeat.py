"""Several processes on one database are one server: lobby, limits, presence and notifications."""

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random

import pytest
import sqlalchemy as sa

from examples.socket_bot import answer, due
from tests.server.serving import eventually, run, served
from tests.server.test_abuse import turned_away
from tests.server.test_rooms import refused
from trivault.server.cluster import messages as news
from trivault.server.rooms import deadline_watch, deadlines
from trivault.server.rooms import heartbeat as heartbeat
from trivault.server.storage.database import connect
from trivault.server.workers.deck_ratings import DeckRater

PASSWORD = "correct horse"
HERE = {"additional_headers": {"X-Forwarded-For": "198.51.100.1"}}
THERE = {"additional_headers": {"X-Forwarded-For": "198.51.100.2"}}


@pytest.fixture(scope="module")
def url(cluster):
    return cluster.create()


@pytest.fixture(autouse=True)
def talkative(monkeypatch):
    monkeypatch.setattr(heartbeat, "BEAT", 0.05)


@asynccontextmanager
async def together(url, many=2, **settings):
    """So many processes; those of other tests are gone."""
    async with AsyncExitStack() as stack:
        started = [served(database=url, shared=True, **settings) for _ in range(many)]
        servers = [await stack.enter_async_context(each) for each in started]
        for server in servers:
            await eventually(lambda hub=server.hub: len(hub.heartbeat._peers) == many - 1)
        yield servers


def lists(*rooms):
    """Whether exactly these rooms are listed, in this order."""
    return lambda said: said["type"] == "lobby" and [line["room"] for line in said["rooms"]] == [*rooms]


def cut_off(url):
    """Cut all connections by which processes listen."""
    engine = connect(url)
    with engine.connect() as connection:
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN trivault'"
        return len(connection.execute(sa.text(cut)).all())


# The lobby


def test_rooms_of_all_processes_are_one_list_the_newest_first(url):
    async def test():
        async with together(url) as (one, two), AsyncExitStack() as stack:
            ada, bob, watching = [
                await stack.enter_async_context(server.client(lang=lang))
                for server, lang in ((one, "de"), (two, "en"), (two, "de"))
            ]
            for client in (ada, watching):
                assert (await client.ask("lobby"))["rooms"] == []
            first = await ada.create("shards", "me", "open", listed=True)
            seen = await watching.until(lists(first))
            second = await bob.create("keyforge", "me", "open", listed=True, days=3)
            await watching.until(lists(second, first))
            mine = (await ada.until(lists(second, first)))["rooms"]
            assert mine == (await watching.ask("lobby"))["rooms"], "the same at both"
            assert seen["rooms"][0] == mine[1]
            await ada.ask("leave")
            await watching.until(lists(second))

    run(test(), 20)


def test_many_rooms_of_one_address_at_both_do_not_displace_those_of_others(url, monkeypatch):
    monkeypatch.setattr("trivault.server.rooms.lobby.LISTED", 3)

    async def test():
        async with together(url) as (one, two), AsyncExitStack() as stack:
            ada = await stack.enter_async_context(one.client(**HERE))
            hers = await ada.create("shards", "me", "open", listed=True)
            for server in (one, two, one, two):
                many = await stack.enter_async_context(server.client(**THERE))
                await many.create("shards", "me", "open", listed=True)
            for server in (one, two):
                await eventually(
                    lambda lobby=server.hub.lobby: hers in [line.room for line in lobby.reply("en").rooms]
                )
                assert len(server.hub.lobby.reply("en").rooms) == 3

    run(test(), 20)


def test_no_room_is_missing_after_all_connections_were_cut(url):
    async def test():
        async with together(url) as (one, two), AsyncExitStack() as stack:
            ada, bob, watching = [
                await stack.enter_async_context(server.client()) for server in (one, one, two)
            ]
            await watching.ask("lobby")
            before = await ada.create("shards", "me", "open", listed=True)
            await watching.until(lists(before))
            assert cut_off(url) == 2
            while_away = await bob.create("shards", "me", "open", listed=True)
            await watching.until(lists(while_away, before))

    run(test(), 20)


def test_rooms_of_a_process_that_ends_or_says_nothing_any_more_are_not_listed(url, monkeypatch):
    async def test():
        async with together(url) as (one, two), two.client() as watching:
            await watching.ask("lobby")
            async with (
                served(database=url, shared=True) as three,
                three.client() as ada,
                one.client() as bob,
            ):
                first = await ada.create("shards", "me", "open", listed=True)
                await watching.until(lists(first))
                second = await bob.create("shards", "me", "open", listed=True)
                await watching.until(lists(second, first))
            await watching.until(lists())
            async with one.client() as bob:
                third = await bob.create("shards", "me", "open", listed=True)
                await watching.until(lists(third))
                monkeypatch.setattr(one.hub.heartbeat, "tell", lambda: None)
                monkeypatch.setattr(heartbeat, "SILENT", 0.0)
                await watching.until(lists())

    run(test(), 20)


# Limits


def test_connections_of_an_address_count_at_all_processes(url):
    async def test():
        async with together(url, address=2) as (one, two), one.client(**HERE), two.client(**HERE):
            for server in (one, two):
                await eventually(lambda known=server.hub.heartbeat: known.connections("198.51.100.1") == 1)
                assert (await turned_away(server, **HERE))[0] == 429
                async with server.client(**THERE):
                    pass

    run(test(), 20)


def test_rooms_of_an_address_count_at_all_processes(url):
    async def test():
        async with together(url, opened=4) as (one, two), one.client(**HERE) as ada, two.client(**HERE) as bob:
            for client in (ada, bob, ada, bob):
                await client.create("shards", "me", "open")
            await eventually(lambda: not one.hub.limits.may_open("198.51.100.1"))
            assert (await refused(ada.create("shards", "me", "open"))).code == "too-fast"

    run(test(), 20)


def test_wrong_passwords_count_at_all_processes_and_who_was_right_is_known_at_all(url):
    async def test():
        async with together(url, tries=3) as (one, two), one.client(**HERE) as ada, two.client(**HERE) as bob:
            await ada.ask("register", name="Grace", password=PASSWORD)
            await refused(ada.ask("login", name="Grace", password="wrong"))
            await eventually(lambda: two.hub.limits._tries("grace", "198.51.100.1")._tokens < 2)
            await refused(bob.ask("login", name="Grace", password="wrong"))
            assert (await refused(bob.ask("login", name="Grace", password=PASSWORD))).code == "too-fast"
            one.hub.was_right("grace", "198.51.100.7")
            await eventually(lambda: ("grace", "198.51.100.7") in two.hub.limits._right)

    run(test(), 20)


# Who is where


def test_logging_out_ends_the_session_at_all_processes(url):
    async def test():
        async with together(url) as (one, two), one.client() as ada:
            token = (await ada.ask("register", name="Ada", password=PASSWORD))["token"]
            other = (await ada.ask("login", name="Ada", password=PASSWORD))["token"]
            async with (
                two.client(token=other) as same,
                one.client(token=other) as beside,
                two.client(token=token) as elsewhere,
            ):
                assert same.welcome["account"]
                await ada.ask("logout")
                for client in (same, beside):
                    news = await client.until(lambda said: said["type"] == "welcome")
                    assert not news.get("account")
                assert (await elsewhere.ask("hello", token=token))["account"], "another login goes on"
                for server in (one, two):
                    async with server.client(token=other) as late:
                        assert not late.welcome.get("account")

    run(test(), 20)


def test_who_is_deleted_is_a_guest_at_all_processes(url):
    async def test():
        async with together(url) as (one, two), one.client() as ada:
            token = (await ada.ask("register", name="Bea", password=PASSWORD))["token"]
            async with two.client(token=token) as same:
                await same.create("shards", "me", "open")
                await ada.ask("forget", name="Bea")
                assert not (await same.until(lambda said: said["type"] == "welcome")).get("account")
                assert not (await same.ask("hello", token=token)).get("account")

    run(test(), 20)


def test_a_logout_that_was_not_heard_is_found_out(url, monkeypatch):
    async def test():
        async with together(url) as (one, two), one.client() as ada:
            token = (await ada.ask("register", name="Cleo", password=PASSWORD))["token"]
            async with two.client(token=token) as same:
                monkeypatch.setattr(two.hub.bus, "hear", lambda sender, said: None)
                await ada.ask("logout")
                monkeypatch.undo()
                cut_off(url)
                assert not (await same.until(lambda said: said["type"] == "welcome")).get("account")

    run(test(), 20)


def test_whose_turn_it_is_is_told_where_they_are(url):
    chance = Random(0)

    async def test():
        async with together(url) as (one, two), one.client() as ada, one.client() as bob:
            room = await ada.create("shards", "me", "open")
            token = ada.welcome["token"]
            async with two.client(token=token) as elsewhere:
                await ada.ask("leave")
                await bob.ask("join", "room", room=room)
                await bob.ask("sit", "seat", seat=1)
                await bob.begun()
                while not (turns := [said for said in elsewhere.news if said["type"] == "turn"]):
                    await bob.ask("ping")
                    if choice := due(bob.table, [1]):
                        await bob.answer(answer(choice, chance))
                    await elsewhere.ask("ping")
                assert (turns[0]["room"], turns[0]["game"]) == (room, "shards")

    run(test(), 20)


def test_unfinished_rooms_of_a_person_count_at_all_processes(url):
    async def test():
        async with together(url, rooms=2) as (one, two), AsyncExitStack() as stack:
            ada = await stack.enter_async_context(one.client())
            same = await stack.enter_async_context(two.client(token=ada.welcome["token"]))
            await ada.create("shards", "me", "open")
            await same.create("shards", "me", "open")
            for client in (ada, same):
                assert (await refused(client.create("shards", "me", "open"))).code == "too-fast"
            await ada.ask("stand", seat=0)
            await same.create("shards", "me", "open")

    run(test(), 20)


def test_whoever_plays_again_is_not_called_from_the_room_before(url):
    async def test():
        async with together(url) as (one, two), one.client() as ada, two.client() as bob:
            room = await ada.create("shards", "me", "open")
            await bob.ask("join", "room", room=room)
            await bob.ask("sit", "seat", seat=1)
            await bob.ask("resign", seat=1)
            for client in (ada, bob):
                await client.ask("rematch")
            for client in (ada, bob):
                await client.until(lambda said: said["type"] == "table" and said["room"] != room)
                await client.ask("ping")
                assert "moved" in [said["type"] for said in client.news]
                assert "turn" not in [said["type"] for said in client.news]

    run(test(), 20)


def test_of_several_who_find_that_somebody_is_due_one_reminds_them(url, monkeypatch):
    now = 1_000_000.0
    reminders: list[news.Asked] = []

    async def test():
        nonlocal now
        async with together(url, now=lambda: now) as (one, two), one.client() as ada, two.client() as bob:
            room = await ada.create("shards", "me", "open", days=2)
            await bob.ask("join", "room", room=room)
            await bob.ask("sit", "seat", seat=1)
            table = await bob.begun()
            for client in (ada, bob):
                await client.ask("leave")
            now += 2 * deadlines.SOON
            (owner,) = [server.hub for server in (one, two) if room in server.hub.rooms]
            (due,) = await owner.store.run(deadline_watch.found(now))
            for server in (one, two):
                monkeypatch.setattr(server.hub.presence, "notify", reminders.append)
            looks = [server.hub.deadlines.look() for server in (one, two, one, two)]
            await asyncio.gather(*looks, *(owner.deadlines._remind(due, now) for _ in range(3)))
            users = [client.welcome["user"] for client in (ada, bob)]
            assert [each.user for each in reminders] == [users[seat] for seat in table["deciding"]]

    run(test(), 20)


# What else one process does for all, or tells the others


def test_ratings_that_have_changed_are_shown_everywhere(url):
    async def test():
        async with together(url) as (one, two), one.client() as ada, one.client() as bob:
            token = (await ada.ask("register", name="Dora", password=PASSWORD))["token"]
            await bob.ask("register", name="Emil", password=PASSWORD)
            async with two.client(token=token) as waiting:
                await waiting.create("shards", "me", "open")
                room = await ada.create("shards", "me", "open")
                await bob.ask("join", "room", room=room)
                await bob.ask("sit", "seat", seat=1)
                await bob.ask("resign", seat=1)
                news = await waiting.until(
                    lambda said: said["type"] == "room" and said["seats"][0].get("rating")
                )
                assert news["seats"][0]["rating"] > 1500

    run(test(), 20)


def test_who_looks_at_a_tournament_sees_what_happens_at_other_processes(url):
    async def test():
        async with together(url) as (one, two), one.client() as ada, two.client() as watching:
            made = await ada.ask("tournament-create", name="Cup", game="shards", form="swiss")
            seen = await watching.ask("tournament", tournament=made["tournament"])
            assert not seen["players"]
            await ada.ask("tournament-enter", tournament=made["tournament"])
            news = await watching.until(lambda said: said["type"] == "tournament")
            assert len(news["players"]) == 1

    run(test(), 20)


def test_decks_are_rated_by_the_process_that_does_the_chores(url, monkeypatch):
    looked = []

    async def worked(self):
        looked.append(self)

    monkeypatch.setattr(DeckRater, "_work", worked)

    async def test():
        async with together(url, rated_by="random") as servers:
            await eventually(lambda: any(server.hub.does_chores() for server in servers))
            (works,) = [server for server in servers if server.hub.does_chores()]
            (other,) = [server for server in servers if server is not works]
            async with other.client() as ada:
                assert (await ada.ask("deck-rating", game="keyforge", text="miss-onyx-censorius"))["more"]
                await eventually(lambda: looked)
            assert looked == [works.hub.rater]

    run(test(), 20)
