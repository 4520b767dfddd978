"""Being logged in: tokens end with it, names are protected, nobody is locked out by others."""

import pytest

from tests.server.serving import run, served
from tests.server.test_accounts import PASSWORD
from tests.server.test_rooms import refused
from trivault.server.accounts import accounts
from trivault.server.accounts.accounts import Person
from trivault.server.connections.limits import HOUSEHOLD, Limits
from trivault.server.settings import Settings

HERE, THERE = "198.51.100.1", "198.51.100.2"


def forwarded(address):
    return {"additional_headers": {"X-Forwarded-For": address}}


def test_a_token_is_worth_nothing_after_logging_out(database):
    async def test():
        async with served(database=database) as server, server.client() as one, server.client() as two:
            first = await one.ask("register", name="Grace", password=PASSWORD)
            second = await two.ask("login", name="Grace", password=PASSWORD)
            room = await one.create("shards", "me", "open")
            await one.ask("logout")
            assert (await refused(one.ask("stand", seat=0))).code == "no-room", "the seat is the account's"
            async with server.client(token=first["token"]) as again:
                assert not again.welcome["account"]
                await again.ask("join", "room", room=room)
                assert again.room["yours"] == []
            async with server.client(token=second["token"]) as other:
                assert other.welcome["user"] == first["user"], "elsewhere one stays logged in"
        async with served(database=database) as server:
            async with server.client(token=first["token"]) as again:
                assert not again.welcome["account"], "also after a restart"
            async with server.client(token=second["token"]) as other:
                assert other.welcome["account"]

    run(test())


def test_tokens_of_accounts_without_a_session_are_void():
    async def test():
        async with served() as server, server.client() as one:
            me = await one.ask("register", name="Grace", password=PASSWORD)
            for session in ("", "other"):
                token = server.hub.tokens.person(Person(me["user"], "Grace", True, session))
                async with server.client(token=token) as again:
                    assert not again.welcome["account"]

    run(test())


def test_only_so_many_devices_are_logged_in(monkeypatch):
    monkeypatch.setattr(accounts, "DEVICES", 2)

    async def test():
        async with served(tries=100) as server, server.client() as client:
            asked = ("register", "login", "login")
            tokens = [(await client.ask(each, name="Grace", password=PASSWORD))["token"] for each in asked]
            for token, known in zip(tokens, (False, True, True), strict=True):
                async with server.client(token=token) as again:
                    assert again.welcome["account"] == known

    run(test())


def test_guests_do_not_carry_the_name_of_an_account():
    async def test():
        async with served() as server, server.client() as one, server.client(name="Grace") as guest:
            assert guest.welcome["name"] == "Grace"
            await one.ask("register", name="Grace", password=PASSWORD)
            for bad in ("Grace", "gRACE", "\uff27race", "Grace\u200b"):
                error = await refused(guest.ask("rename", name=bad))
                assert (error.code, "taken" in error.message) == ("taken", True)
                async with server.client(name=bad) as other:
                    assert other.welcome["name"].startswith("Guest ")
            async with server.client(token=guest.welcome["token"]) as back:
                assert back.welcome["user"] == guest.welcome["user"]
                assert back.welcome["name"].startswith("Guest ")
            assert (await guest.ask("rename", name="Ada"))["name"] == "Ada"

    run(test())


def test_wrong_tries_from_elsewhere_do_not_lock_the_owner_out():
    async def test():
        async with served(tries=3) as server, server.client(**forwarded(THERE)) as owner:
            await owner.ask("register", name="Grace", password=PASSWORD)
            async with server.client(**forwarded(HERE)) as other:
                for _ in range(20):
                    await refused(other.ask("login", name="Grace", password="wrong"))
                assert (await refused(other.ask("login", name="Grace", password=PASSWORD))).code == "too-fast"
            for _ in range(10):  # who is right does not try
                assert (await owner.ask("login", name="Grace", password=PASSWORD))["account"]

    run(test())


def test_many_addresses_together_try_no_more_than_ten_would():
    limits = Limits(Settings(tries=5))
    limits.may_try("Grace", HERE)
    limits.was_right("Grace", HERE)
    tried = sum(limits.may_try("Grace", f"203.0.113.{n}") for n in range(200))
    assert tried == 5 * HOUSEHOLD - 1
    assert limits.may_try("Grace", HERE), "the owner is known here"
    assert not limits.may_try("Grace", THERE)


@pytest.mark.parametrize("lang", ["de", "pl"])
def test_who_is_logged_in_is_known_while_the_database_is_away(monkeypatch, lang):
    async def test():
        async with served() as server, server.client() as one:
            me = await one.ask("register", name="Grace", password=PASSWORD)

            def away(*args):
                raise ConnectionError("away")

            monkeypatch.setattr("sqlalchemy.engine.Connection.execute", away)
            async with server.client(token=me["token"], lang=lang) as again:
                assert again.welcome["account"]
            async with server.client(name="Ada", lang=lang) as guest:
                assert guest.welcome["name"] == "Ada"
            monkeypatch.undo()

    run(test())
