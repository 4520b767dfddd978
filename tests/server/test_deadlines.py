"""Games by correspondence, over days of a clock that the tests move."""

import asyncio

import pytest
import sqlalchemy as sa

from tests.server.letters import mail_server
from tests.server.serving import eventually, run, served
from tests.server.test_account_handlers import PASSWORD, end_turn, mine, together
from tests.server.test_rooms import refused
from trivault.bots import BEST
from trivault.server.accounts.accounts import MailLink, Tokens
from trivault.server.rooms import deadlines, mail
from trivault.server.settings import Settings
from trivault.server.storage.database import DUE, USERS
from trivault.server.workers.bots import Bots

HOUR, DAY = 3600.0, 24 * 3600.0


class Wall:
    """A clock on the wall that stands until somebody moves it."""

    def __init__(self):
        self.now = 1_000_000_000.0

    def __call__(self):
        return self.now


async def again(client, room):
    """Whoever comes back finds the table."""
    await client.ask("join", "table", room=room)
    await client.ask("ping")
    return client.table


def test_a_game_over_several_days_and_restarts_is_decided_by_the_deadline(database):
    wall = Wall()

    async def first():
        async with (
            served(database=database, now=wall) as server,
            server.client(name="Ada") as one,
            server.client(name="Bob") as two,
        ):
            room = await together(one, two, days=3)
            assert one.room["days"] == 3
            wall.now += 2 * DAY
            table = await again(one, room)
            assert table["clocks"] == [DAY * 1000, 3 * DAY * 1000]
            await end_turn(one)
            assert (await mine(two))[room]["left"] == 3 * DAY, "who is asked anew has all the days"
            wall.now += 2.5 * DAY
            return room, one.welcome["token"], two.welcome["token"]

    async def second(room, ada, bob):
        """No day is lost or won while the server is down."""
        async with served(database=database, now=wall) as server, server.client(token=bob) as two:
            assert (await mine(two))[room]["left"] == DAY / 2
            await again(two, room)
            before = server.play(two).at
            await two.answer(two.table["question"]["options"][0]["answer"])
            await two.ask("ping")
            assert two.table["clocks"][1] == DAY / 2 * 1000, "within a move the time goes on"
            wall.now += DAY / 2
            error = await refused(two.answer(two.table["question"]["options"][-1]["answer"]))
            assert (error.code, "3 days" in error.message) == ("late", True)
            assert server.play(two).at == before + 2, "the concession, and nothing is lost"
            assert two.table["result"] == {"winners": [0], "why": "time"}
            for late in (two.ask("undo"), two.answer("end-turn")):
                assert (await refused(late)).code == "late"
            async with server.client(token=ada) as one:
                assert (await again(one, room))["result"]["winners"] == [0]
                assert await mine(one) == {}

    run(second(*run(first())))


def test_the_server_decides_by_itself_what_is_late_also_when_nobody_comes():
    wall = Wall()

    async def test():
        async with served(now=wall, linger=0.3) as server, server.client() as one, server.client() as two:
            room = await together(one, two, days=1)
            for client in (one, two):
                await client.ask("leave")
            await eventually(lambda: room not in server.hub.rooms)
            wall.now += DAY - 1
            await server.hub.deadlines.look()
            assert room in await mine(one)
            wall.now += 1
            await server.hub.deadlines.look()
            assert (await again(two, room))["result"] == {"winners": [1], "why": "time"}
            rows = await server.hub.store.run(lambda db: db.execute(sa.text("SELECT * FROM due")).all())
            assert rows == []

    run(test())


def test_bots_play_on_while_nobody_is_there():
    async def test():
        wall = Wall()
        async with served(now=wall) as server, server.client() as one, server.client() as two:
            room = await one.create("shards", "me", "random", "open", options={"first": 0}, days=2)
            await two.ask("join", "room", room=room)
            await two.ask("sit", "seat", seat=2)
            await one.my_turn()
            await two.ask("leave")
            play = server.hub.rooms[room].game
            await end_turn(one)
            await one.ask("leave")
            await eventually(lambda: play.record.deciding == [2])
            assert (await mine(two))[room]["whose"] == "yours"

    run(test())


@pytest.mark.parametrize("away", [0.0, 2 * DAY])
def test_nobody_is_replaced_before_the_deadline(away):
    wall = Wall()

    async def test():
        async with served(now=wall) as server, server.client() as one, server.client() as two:
            room = await together(one, two, days=3)
            await end_turn(one)
            await two.ask("leave")
            wall.now += away
            for kind in ("random", BEST):
                error = await refused(one.ask("give", seat=1, to=kind))
                assert (error.code, "3 days" in error.message) == ("not-yours", True)
            assert not server.hub.rooms[room].record.seats[1].bot
            wall.now += 3 * DAY
            await server.hub.deadlines.look()
            assert (await again(one, room))["result"] == {"winners": [0], "why": "time"}

    run(test())


@pytest.fixture
def stuck(monkeypatch):
    """Bots that never answer."""

    async def choose(*args):
        await asyncio.Event().wait()

    monkeypatch.setattr(Bots, "choose", choose)


def test_a_seat_taken_back_has_the_deadline_that_it_had(stuck):
    wall = Wall()

    async def test():
        async with served(now=wall) as server, server.client() as one, server.client() as two:
            room = await together(one, two, days=3)
            record = lambda: server.hub.rooms[room].record  # noqa: E731
            due, waking = record().until[0], wall.now + deadlines.BOTS
            assert due == wall.now + 3 * DAY
            wall.now += 2 * DAY
            await one.ask("give", seat=0, to="greedy")
            assert await looked_at(server) == [waking]
            await one.ask("take", seat=0)
            assert (record().until[0], await looked_at(server)) == (due, [due])
            assert server.play(one).at == 0

            await one.ask("give", seat=0, to="greedy")
            wall.now = due
            assert (await refused(one.ask("take", seat=0))).code == "late"
            assert record().result is None, "the bot may still move"

    run(test())


def test_a_seat_that_is_asked_while_a_bot_plays_for_it_has_all_the_days(stuck):
    wall = Wall()

    async def test():
        async with served(now=wall) as server, server.client() as one, server.client() as two:
            room = await together(one, two, days=3)
            await two.ask("give", seat=1, to="greedy")
            await end_turn(one)
            assert await looked_at(server) == [wall.now + deadlines.BOTS]
            wall.now += DAY
            await two.ask("take", seat=1)
            assert server.hub.rooms[room].record.until[1] == wall.now + 2 * DAY

    run(test())


async def looked_at(server):
    """When the server looks at those who decide."""
    rows = await server.hub.store.run(lambda db: db.execute(sa.select(DUE.c.until)).all())
    return [row.until for row in rows]


def test_a_clock_and_days_do_not_go_together():
    async def test():
        async with served() as server, server.client() as client:
            error = await refused(client.create("shards", "me", "open", days=2, clock={"seconds": 60}))
            assert error.code == "setup"
            for days in (-1, 15):
                assert (await refused(client.create("shards", "me", "open", days=days))).code == "malformed"

    run(test())


# Letters


def link(letter):
    return letter.get_content().split("#/mail/")[1].split()[0]


def test_who_confirms_an_address_is_reminded_by_letters():
    wall = Wall()

    async def test():
        async with mail_server() as post:
            how = {"smtp": f"smtp://127.0.0.1:{post.port}", "sender": "games@example.org"}
            async with (
                served(now=wall, page="https://games.example/", **how) as server,
                server.client(lang="de") as one,
                server.client() as two,
            ):
                assert (await refused(one.ask("email", address="ada@example.org"))).code == "name"
                await one.ask("register", name="Ada", password=PASSWORD)
                for wrong in ("ada", "a@b\r\nBcc: c@d.ef", "a@b", "ą@example.org", "a" * 80 + "@example.org"):
                    assert (await refused(one.ask("email", address=wrong))).code == "name"
                await one.ask("email", address="ada@example.org")
                room = await together(one, two, days=2)
                await one.ask("leave")
                wall.now += HOUR
                await server.hub.deadlines.look()
                assert len(post.received) == 1, "not before the address is confirmed"
                assert (await refused(two.ask("confirm-email", token="forged"))).code == "unknown"
                await two.ask("confirm-email", token=link(post.received[0]))  # on any device
                await server.hub.deadlines.look()
                assert len(post.received) == 1, "not twice for the same"
                assert (await one.until(lambda said: said["type"] == "turn"))["left"] == 47 * HOUR
                wall.now += 35 * HOUR
                post.refuses = True
                await server.hub.deadlines.look()
                post.refuses = False
                wall.now += 600
                await server.hub.deadlines.look()
                await server.hub.deadlines.look()
                [_, letter] = post.received
                assert letter["To"] == "ada@example.org"
                assert letter["Subject"] == "Shards of Infinity: it is your turn"
                text = letter.get_content()
                assert f"https://games.example/#/room/{room}" in text
                assert "12 hours" in text
                assert one.tokens[0] not in text, "a letter is no key"
                await two.ask("confirm-email", token=link(letter))
                wall.now += 11 * HOUR
                await server.hub.deadlines.look()
                assert len(post.received) == 2, "turned off by the link"
                for _ in range(4):
                    await one.ask("email", address="ada@example.org")
                assert (await refused(one.ask("email", address="ada@example.org"))).code == "too-fast"

    run(test())


@pytest.mark.parametrize("by_link", [True, False])
def test_links_of_letters_end_when_the_address_is_taken_back_or_changed(by_link):
    wall = Wall()

    async def test():
        async with mail_server() as post:
            how = {"smtp": f"smtp://127.0.0.1:{post.port}", "sender": "games@example.org"}
            async with (
                served(now=wall, page="https://games.example/", letters=99, **how) as server,
                server.client() as one,
                server.client() as stranger,
            ):

                async def asked(address):
                    await one.ask("email", address=address)
                    return link(post.received[-1])

                async def address():
                    return (await one.ask("profile")).get("email", "")

                await one.ask("register", name="Ada", password=PASSWORD)
                old = await asked("ada@example.org")
                user = await user_of(server)
                off = server.hub.tokens.mail(MailLink(user, "ada@example.org", False, epoch=1))
                await stranger.ask("confirm-email", token=old)
                await stranger.ask("confirm-email", token=old)  # again, while it is so
                assert await address() == "ada@example.org"
                if by_link:
                    await stranger.ask("confirm-email", token=off)
                    await stranger.ask("confirm-email", token=off)
                else:
                    await one.ask("email", address="")
                assert await address() == ""
                assert (await refused(stranger.ask("confirm-email", token=old))).code == "unknown"
                assert await address() == ""

                typo, right = await asked("adda@example.org"), await asked("ada@example.org")
                await one.ask("confirm-email", token=right)
                assert (await refused(stranger.ask("confirm-email", token=typo))).code == "unknown"
                assert await address() == "ada@example.org"
                assert (await refused(stranger.ask("confirm-email", token=off))).code == "unknown"
                assert await address() == "ada@example.org"

    run(test())


def test_links_from_before_addresses_were_counted_still_work():
    tokens = Tokens("key")
    old = str(tokens._mail.dumps(["user-1", "ada@example.org", True]))
    assert tokens.read_mail(old) == MailLink("user-1", "ada@example.org", True, epoch=0)


async def user_of(server):
    return await server.hub.store.run(lambda db: db.execute(sa.select(USERS.c.id)).scalar_one())


def test_without_a_mail_server_there_are_no_letters():
    async def test():
        async with served() as server, server.client() as client:
            assert (await refused(client.ask("email", address="ada@example.org"))).code == "off"

    run(test())


@pytest.mark.parametrize(
    ("wrong", "expected"),
    [
        ({"smtp": "mail.example.org"}, "smtp://"),
        ({"smtp": "smtp://mail.example.org"}, "--mail-from"),
        ({"smtp": "smtp://mail.example.org", "sender": "games@example.org"}, "--page"),
    ],
)
def test_a_mail_server_is_said_with_all_that_letters_need(wrong, expected):
    with pytest.raises(mail.MailRefused, match=expected):
        mail.check(Settings(**wrong))
    mail.check(Settings())
