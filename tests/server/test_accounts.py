"""Names, accounts and ratings."""

import asyncio
import time

import pytest
from argon2 import PasswordHasher, extract_parameters
from argon2.exceptions import VerifyMismatchError

from tests.server.serving import run, served
from tests.server.test_rooms import refused
from trivault.server.accounts import accounts
from trivault.server.connections import limits
from trivault.server.protocol.refusals import Refusal
from trivault.server.settings import Settings

PASSWORD = "correct horse battery"


def test_guests_have_names_and_keep_them_by_their_token():
    async def test():
        async with served() as server, server.client() as client:
            assert client.welcome["name"].startswith("Guest ")
            async with server.client(lang="de") as other:
                assert other.welcome["name"].startswith("Gast ")
            assert not client.welcome["account"]
            renamed = await client.ask("rename", name="  Grace\u200b \n Hopper ")
            assert renamed["name"] == "Grace Hopper"
            async with server.client(token=renamed["token"]) as again:
                assert again.welcome["user"] == client.welcome["user"]
                assert again.welcome["name"] == "Grace Hopper"
            async with server.client(token="forged") as other:
                assert other.welcome["user"] != client.welcome["user"]
            for bad in ("", "x", "…", "a" * 30):
                assert (await refused(client.ask("rename", name=bad))).code == "name"

    run(test())


def test_numbered_guests_are_called_as_their_language_calls_them():
    async def test():
        async with served() as server, server.client() as client:
            number = client.welcome["name"].split()[1]
            await client.create("shards", "me", "me")
            assert client.room["seats"][0]["name"] == f"Guest {number} (1)"
            renamed = await client.ask("language", lang="de")
            assert (renamed["type"], renamed["name"]) == ("welcome", f"Gast {number}")
            await client.until(lambda said: said["type"] == "room")
            assert client.room["seats"][0]["name"] == f"Gast {number} (1)"
            async with server.client(lang="pl", token=renamed["token"]) as again:
                assert again.welcome["name"] == f"Gość {number}"
            await client.ask("rename", name="Guest of Honour")
            assert (await client.ask("language", lang="en"))["type"] == "done"

    run(test())


def test_accounts_keep_their_name_and_find_their_seats_from_anywhere():
    async def test():
        async with served() as server, server.client() as client:
            me = await client.ask("register", name="Grace", password=PASSWORD)
            assert me["account"]
            room = await client.create("shards", "me", "random")
            assert (await refused(client.ask("rename", name="Other"))).code == "name"
            async with server.client(lang="de") as other:
                error = await refused(other.ask("register", name="gRACE", password=PASSWORD))
                assert error.code == "taken"
                assert "vergeben" in error.message
                error = await refused(other.ask("register", name="Bob", password="short"))
                assert error.code == "password"
                for name, password in (("Grace", "wrong horse"), ("Nobody", PASSWORD)):
                    error = await refused(other.ask("login", name=name, password=password))
                    assert (error.code, error.message) == (
                        "password",
                        "Name und Passwort passen nicht zusammen.",
                    )
            async with server.client() as elsewhere:
                again = await elsewhere.ask("login", name="GRACE", password=PASSWORD)
                assert (again["user"], again["name"]) == (me["user"], "Grace")
                await elsewhere.ask("join", "room", room=room)
                assert elsewhere.room["yours"] == [0]
                out = await elsewhere.ask("logout")
                assert not out["account"]
                assert out["user"] != me["user"]
            async with server.client(token=me["token"], name="Other") as back:
                assert (back.welcome["user"], back.welcome["name"]) == (me["user"], "Grace")

    run(test())


def test_passwords_are_not_tried_out():
    async def test():
        async with served(tries=3) as server:
            async with server.client() as client:
                codes = [
                    (await refused(client.ask("login", name="Grace", password="wrong"))).code for _ in range(5)
                ]
            assert codes == ["password"] * 3 + ["too-fast"] * 2
            async with server.client() as another:
                assert (await refused(another.ask("login", name="GRACE", password="wrong"))).code == "too-fast"
                assert (await refused(another.ask("login", name="Ada", password="wrong"))).code == "password"
                names = [f"Nobody {n}" for n in range(30)]
                codes = [(await refused(another.ask("login", name=name, password="x"))).code for name in names]
                assert codes[-1] == "too-fast", "not from one address either"

    run(test())


def test_only_so_many_names_and_addresses_are_kept_in_mind(monkeypatch):
    monkeypatch.setattr(limits, "REMEMBERED", 3)
    kept = limits.Limits(Settings(tries=1))
    assert kept.may_try("Ada", "198.51.100.1")
    assert not kept.may_try("Ada", "198.51.100.1")
    for n in range(10):
        kept.may_try(f"Name {n}", f"198.51.100.{n}")
    assert len(kept._buckets) <= 3


@pytest.mark.usefixtures("newcomers_listed")
def test_games_between_accounts_are_rated():
    async def test():
        async with served() as server, server.client() as one, server.client() as two:
            assert (await one.ask("ratings", game="shards"))["players"] == []
            await asyncio.gather(
                one.ask("register", name="Grace", password=PASSWORD),
                two.ask("register", name="Ada", password=PASSWORD),
            )
            for _ in range(2):
                room = await one.create("shards", "me", "open")
                await two.ask("join", "room", room=room)
                await two.ask("sit", "seat", seat=1)
                await two.ask("resign", seat=1)
                await one.until(
                    lambda said: (
                        said["type"] == "room" and said["status"] == "over" and said["seats"][0].get("rating")
                    )
                )
            assert one.room["rated"]
            best = (await one.ask("ratings", game="shards"))["players"]
            assert [(player["name"], player["games"]) for player in best] == [("Grace", 2), ("Ada", 2)]
            assert best[0]["rating"] > best[1]["rating"]
            assert (await one.ask("ratings", game="keyforge"))["players"] == []
            assert (await refused(one.ask("ratings", game="chess"))).code == "unknown"

    run(test())


def test_games_with_guests_or_bots_are_not_rated():
    async def test():
        async with served() as server, server.client() as one, server.client() as guest:
            await one.ask("register", name="Grace", password=PASSWORD)
            room = await one.create("shards", "me", "open")
            await guest.ask("join", "room", room=room)
            await guest.ask("sit", "seat", seat=1)
            await guest.ask("resign", seat=1)
            await one.create("shards", "me", "random")
            await one.ask("resign", seat=0)
            await one.create("shards", "me", "me")
            await one.ask("resign", seat=0)
            assert (await one.ask("ratings", game="shards"))["players"] == []

    run(test())


def test_a_wrong_name_is_looked_at_for_as_long_as_a_wrong_password():
    hasher = PasswordHasher()
    nobody = accounts.hash_of_nobody(hasher)
    assert extract_parameters(nobody) == extract_parameters(hasher.hash(PASSWORD))
    with pytest.raises(VerifyMismatchError):
        hasher.verify(nobody, PASSWORD)
    assert accounts.hash_of_nobody(hasher) != nobody


def test_wrong_passwords_of_one_address_hold_up_nobody_elsewhere(monkeypatch):
    def slow(accounts, hashed, password):
        time.sleep(0.05)
        return False

    async def test():
        async with served() as server:
            accounts = server.hub.accounts
            monkeypatch.setattr(type(accounts), "_fits", slow)
            many = [asyncio.create_task(accounts.login("Ada", "wrong", "198.51.100.1")) for _ in range(30)]
            await asyncio.sleep(0.1)
            with pytest.raises(Refusal):
                await accounts.login("Grace", "wrong", "198.51.100.2")
            assert sum(each.done() for each in many) < 15
            await asyncio.gather(*many, return_exceptions=True)

    run(test())
