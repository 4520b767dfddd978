"""Everything that can be refused is refused in the player's language, and says what was expected."""

import asyncio
import json
import re
from dataclasses import replace
from types import SimpleNamespace

import pytest
import sqlalchemy as sa

import trivault
from tests.docs.pages import ROOT, table_rows
from tests.server.serving import run, served
from tests.server.test_rooms import refused
from tests.server.test_words import messages
from trivault.games.magewars.decks.spellbook import SPELLS
from trivault.kernel.errors import RulesError
from trivault.kernel.replay import Setup
from trivault.kernel.table import Table
from trivault.kernel.text import LANGUAGES, Message, Words
from trivault.server.handlers import room_handlers
from trivault.server.protocol.refusals import Refusal
from trivault.server.rooms.drivers import Drivers
from trivault.server.storage.database import ROOMS

PASSWORD = "correct horse battery"
NEVER = {"error-setup"}  # a net below the checks of options
CODES = {
    code
    for row in table_rows(ROOT / "docs" / "reference" / "protocol.md", "code")
    for code in re.findall("[a-z-]+", row[0])
}


class Heard(list):
    """What was refused: codes and messages."""

    async def add(self, asking, part=""):
        error = await refused(asking)
        assert part in error.message, error.message
        self.append((error.code, error.message))


async def malformed(client, raw):
    """Something that is no message at all."""
    await client.socket.send(raw)
    said = await client.until(lambda said: said["type"] == "error")
    return said["code"], said["message"]


async def forms(client, heard):
    for raw in (
        "[]",
        '{"type": "fly"}',
        '{"type": "answer", "seq": "x", "answer": ""}',
        '{"type": "sit", "x": 1}',
    ):
        heard.append(await malformed(client, raw))
    assert "fly" in heard[-3][1]
    assert "$.seq" in heard[-2][1]
    assert "$.x" in heard[-1][1]
    await heard.add(client.ask("rename", name="x" * 41), "40")
    await heard.add(client.ask("sit", seat=8), "7")


async def rooms(server, client, heard):
    await heard.add(client.ask("undo"))
    await heard.add(client.ask("join", room="nowhere"))
    await heard.add(client.create("chess", "me", "open"), "shards")
    await heard.add(client.create("shards", "me", "genius"), "greedy")
    await heard.add(client.create("shards", "me"), "4")
    await heard.add(client.create("shards", "greedy", "greedy"), "me")
    await heard.add(client.create("shards", "me", "open", seed=1))
    await heard.add(client.create("shards", "me", "open", options={"speed": 3}), "speed")
    await heard.add(client.create("shards", "me", "open", options={"first": 2}), "1")
    await heard.add(client.create("keyforge", "me", "open", options={"quick": 3}))
    await heard.add(client.create("keyforge", "me", "open", options={"chains": [1, 99]}), "24")
    await heard.add(client.create("keyforge", "me", "open", options={"chains": [1, 2], "auction": True}))
    await heard.add(client.create("mage-wars", "me", "open", "open", options={"apprentice": True}), "2")
    await heard.add(client.create("keyforge", {"kind": "me", "deck": "x\n[Dis]\n3 firebal"}, "open"), "3")
    await heard.add(client.create("shards", {"kind": "me", "deck": "x"}, "open"), "keyforge")
    await heard.add(client.ask("deck", game="keyforge"))
    await client.create("shards", "me", "open", chat=False)
    await heard.add(client.ask("create", game="shards", seats=[{"kind": "me"}, {"kind": "open"}]), "1")
    await heard.add(client.ask("log"))
    await heard.add(client.ask("sit", seat=3), "1")
    await heard.add(client.ask("sit", seat=0))
    await heard.add(client.ask("stand", seat=1))
    await heard.add(client.ask("chat", text="Hello?"))
    await heard.add(client.ask("rematch"))
    await heard.add(client.ask("join", room=client.room["room"], token="forged"))


async def playing(server, client, heard):
    async with server.client() as other:
        room = await client.create("shards", "me", "open", "open", options={"first": 0})
        await other.ask("join", "room", room=room)
        await heard.add(client.ask("chat", text="\u200b"))
        await other.ask("sit", "seat", seat=1)
        await other.ask("sit", "seat", seat=2)
        table = await client.my_turn()
        await heard.add(client.ask("stand", seat=0))
        await heard.add(client.ask("undo"))
        await heard.add(client.answer("end-turn", seq=7), "7")
        await heard.add(client.answer("fly"), table["question"]["options"][0]["sentence"])
        object.__setattr__(server.hub.settings, "answers", 0)
        await heard.add(client.answer("end-turn"), "0")
        object.__setattr__(server.hub.settings, "answers", 5000)
        await heard.add(client.ask("why-not", answer="sing a song"))
        await heard.add(client.ask("hint"))
        await heard.add(client.ask("save"))
        await heard.add(client.ask("moment", at=99), "0")
        await heard.add(client.ask("affects", thing=9999))
        await heard.add(client.ask("give", seat=1), "9")
        await heard.add(client.ask("give", seat=0, to="genius"), "greedy")
        await heard.add(client.ask("take", seat=0))
        await heard.add(client.ask("stops", stops=["own"]))
        await client.answer("end-turn")
        await heard.add(client.ask("undo"))
        await heard.add(client.answer("end-turn", seq=server.play(client).seq))
        await client.ask("give", seat=0)
        await other.answer("end-turn", seq=server.play(client).seq)
        await heard.add(client.ask("resign", seat=1))
        await client.ask("resign", seat=0)
        await heard.add(client.ask("resign", seat=0))
        await other.ask("resign", seat=1)
        await heard.add(client.ask("resign", seat=0))


async def bots_and_spectators(server, client, heard):
    async with server.client() as other:
        room = await other.create("shards", "me", "me", options={"first": 0})
        await client.ask("join", "table", room=room)
        await heard.add(client.answer("end-turn"))
        await client.create("mage-wars", "me", "me", seed=1)
        await heard.add(client.ask("stops", stops="hm"), "hm")
        table = await client.begun()
        while len(table["deciding"]) < 2:
            table = await client.play(1, most=1)
        await heard.add(client.answer("skip", seq=table["seq"]))
        await client.create("shards", "me", "random", seed=4, options={"first": 0})
        client.table = None
        await client.ask("join", "table", room=client.room["room"])
        await heard.add(client.answer({"verb": "play"}))
        await client.ask("give", seat=0, to="greedy")
        room = server.hub.rooms[client.room["room"]]
        async with room.lock:  # the bot thinks
            number = await client.send("answer", seq=room.game.seq, answer="end-turn")
        said = await client.until(lambda said: said.get("id") == number)
        assert said["code"] in ("not-yours", "stale")


async def files(client, heard):
    await client.create("shards", "me", "random", seed=4)
    good = json.loads((await client.ask("save"))["replay"])
    changes: dict[str, dict[str, object]] = {
        "0.0.0": {"version": "0.0.0", "rules": "0" * 16, "seed": 5},
        "$.seed": {"seed": "x"},
        "0": {"seed": 5},
        "1": {"answers": [[0, "fly"]]},
        "000": {"answers": [[0, "end-turn"]] * 5001},
        "chess": {"game": "chess"},
        "": {"setup": {"options": {"players": 9}}},
        "players": {"setup": {"position": {"players": 3}}},
    }
    for part, change in changes.items():
        await heard.add(client.ask("load", replay=json.dumps({**good, **change})), part)
    for replay in ("hello", json.dumps(good)[:-40]):
        await heard.add(client.ask("load", replay=replay))
    plan = [{"kind": "me"}, {"kind": "greedy"}, {"kind": "greedy"}]
    await heard.add(client.ask("load", replay=json.dumps(good), seats=plan), "2")


def changed(server, monkeypatch, **settings):
    """The server with some settings changed, for a while."""
    monkeypatch.setattr(server.hub, "settings", replace(server.hub.settings, **settings))


async def limits(server, client, heard, monkeypatch):
    """Files that are not read, and rooms that are not opened."""
    position: dict[str, object] = {"players": [{"hand": ["shadow-apostle", "crystal"]}, {}]}
    state = trivault.load("shards").position(position)
    state.apply("play shadow-apostle")
    exact = Table(state.game, Setup(position=state.position()), 0).replay().to_bytes().decode()
    await heard.add(client.ask("load", replay=exact))
    await heard.add(client.ask("try", rule="KF-NONE-99"), "KF-NONE-99")
    with monkeypatch.context() as patch:
        patch.setattr(server.hub.reader, "settings", replace(server.hub.settings, reading=0.0))
        plain = Table(state.game, Setup(position=position), 0).replay().to_bytes().decode()
        await heard.add(client.ask("load", replay=plain))
    for settings, part in (({"address_rooms": 1}, "1"), ({"all_rooms": 0}, ""), ({"memory": 1}, "")):
        with monkeypatch.context() as patch:
            patch.setattr(room_handlers, "local", lambda host: False)
            changed(server, patch, **settings)
            await heard.add(client.create("shards", "me", "random"), part)


async def exercises_and_analyses(server, client, heard, monkeypatch):
    await heard.add(client.ask("exercise", game="shards", name="first-game", chapter=99), "0")
    await heard.add(client.ask("own-puzzle", file="no puzzle"), "TOML")
    with monkeypatch.context() as patch:
        patch.setattr(server.hub.prover, "settings", replace(server.hub.settings, reading=0.0))
        await heard.add(client.ask("own-puzzle", file="no puzzle"))
    await client.create("shards", "me", "random", options={"first": 0})
    await client.my_turn()
    await heard.add(client.ask("analyse"))
    with monkeypatch.context() as patch:
        patch.setattr(server.hub.bots, "_think", lambda *thought: asyncio.sleep(3600))
        number = await client.send("hint")
        await client.ask("leave")
    (late,) = (said for said in client.news if said.get("id") == number)
    heard.append((late["code"], late["message"]))
    client.table = None
    await client.create("shards", "me", "random", options={"first": 0})
    await client.my_turn()
    await client.ask("resign", seat=0)
    await heard.add(client.ask("missed"))
    with monkeypatch.context() as patch:
        changed(server, patch, analyses=0)
        await heard.add(client.ask("analyse"), "0")


async def days(server, client, heard, monkeypatch):
    await heard.add(client.create("shards", "me", "open", days=2, clock={"seconds": 60}))
    async with server.client() as other:
        client.table = None
        room = await client.create("shards", "me", "open", days=3, options={"first": 0})
        await other.ask("join", "room", room=room)
        await other.ask("sit", "seat", seat=1)
        await client.my_turn()
        with monkeypatch.context() as patch:
            now = server.hub.settings.now
            changed(server, patch, now=lambda: now() + 4 * 24 * 3600)
            await heard.add(client.answer("end-turn"), "3")
        client.table = None
        await client.create("shards", "me", "master", options={"first": 0}, days=3)
        await client.my_turn()
        with monkeypatch.context() as patch:
            patch.setattr(Drivers, "wake", lambda drivers: None)
            await client.ask("give", seat=0)
            changed(server, patch, now=lambda: now() + 4 * 24 * 3600)
            await heard.add(client.ask("take", seat=0))


async def series(client, heard):
    for game, fields in (
        ("shards", {"best_of": 2}),
        ("shards", {"best_of": 3, "stronger": 0}),
        ("keyforge", {"best_of": 3, "options": {"auction": True}}),
    ):
        await heard.add(client.create(game, "me", "random", **fields))
    client.table = None
    await client.create("shards", "me", "random", best_of=3)
    await client.begun()
    await client.ask("resign", seat=0)
    await heard.add(client.ask("rematch", swap=True))


async def tournaments(server, client, heard, monkeypatch):
    async with server.client(lang=client.welcome["lang"]) as other:
        await heard.add(client.ask("tournament", tournament="nowhere"))
        bots = {
            "tournament": (await client.ask("tournament-create", name="Bots", game="shards", size=4))[
                "tournament"
            ]
        }
        for _ in range(4):
            await client.ask("tournament-bot", **bots, kind="random")
        await heard.add(client.ask("tournament-begin", **bots))
        made = await client.ask("tournament-create", name="Cup", game="shards", size=4)
        name = {"tournament": made["tournament"]}
        await client.ask("tournament-enter", **name)
        await heard.add(client.ask("tournament-enter", **name))
        elsewhere = {"additional_headers": {"X-Forwarded-For": "198.51.100.7"}}
        also = {"name": "Dan", "lang": client.welcome["lang"], **elsewhere}
        async with server.client(name="Cay", **elsewhere) as one, server.client(**also) as two:
            await one.ask("tournament-enter", **name)
            await heard.add(two.ask("tournament-enter", **name))
            await one.ask("tournament-leave", **name)
        await heard.add(client.ask("tournament-begin", **name), "4")
        await heard.add(other.ask("tournament-begin", **name))
        await heard.add(client.ask("tournament-leave", **name, player=3))
        for _ in range(3):
            await client.ask("tournament-bot", **name, kind="random")
        await heard.add(client.ask("tournament-bot", **name, kind="random"), "4")
        await client.ask("tournament-leave", **name)
        await client.ask("tournament-bot", **name, kind="random")
        await heard.add(client.ask("tournament-begin", **name))
        await client.ask("tournament-leave", **name, player=0)
        await client.ask("tournament-enter", **name)
        await client.ask("tournament-begin", **name)
        await heard.add(client.ask("tournament-bot", **name, kind="random"))
        with monkeypatch.context() as patch:
            changed(server, patch, tournaments=0)
            asking = client.ask("tournament-create", name="Cup", game="shards", size=4)
            await heard.add(asking, "0")


async def letters(server, client, heard, monkeypatch):
    """What is refused to those who wish to be reminded, or to be forgotten."""
    address = "ada@example.org"
    await heard.add(client.ask("email", address=address))
    sent: asyncio.Future[bool] = asyncio.Future()
    sent.set_result(False)
    with monkeypatch.context() as patch:
        patch.setattr(server.hub, "mailer", SimpleNamespace(on=True, send=lambda letter: sent))
        async with server.client(lang=client.welcome["lang"]) as guest:
            await heard.add(guest.ask("email", address=address))
        await heard.add(client.ask("email", address="ada"))
        await heard.add(client.ask("email", address=address))
        await heard.add(client.ask("confirm-email", token="forged"))
        patch.setattr(server.hub.limits, "may_write", lambda *who: False)
        await heard.add(client.ask("email", address=address))
    await heard.add(client.ask("forget", name="nobody"), "Grace")


async def accounts(server, client, heard):
    await heard.add(client.ask("rename", name="x"), "24")
    await heard.add(client.ask("rename", name="Gr\u0430ce"))
    await heard.add(client.ask("register", name="Grace", password="short"), "8")
    await client.ask("register", name="Grace", password=PASSWORD)
    await heard.add(client.ask("register", name="GRACE", password=PASSWORD), "GRACE")
    await heard.add(client.ask("rename", name="Ada"))
    await heard.add(client.ask("login", name="Grace", password="wrong horse"))
    await heard.add(client.ask("login", name="Grace", password="wrong horse"))


async def storing(server, client, heard, url, monkeypatch):
    client.table = None
    room = await client.create("shards", "me", "me")
    await client.begun()
    with monkeypatch.context() as patch:
        patch.setattr(sa.engine.Connection, "commit", lambda connection: 1 / 0)
        await heard.add(client.answer("end-turn"))
    await client.ask("leave")
    del server.hub.rooms[room]
    engine = sa.create_engine(url)
    with engine.begin() as connection:
        text = connection.execute(sa.select(ROOMS.c.record).where(ROOMS.c.id == room)).scalar_one()
        connection.exec_driver_sql(f"INSERT INTO answers VALUES ('{room}', 0, 0, 'fly', '')")
    await heard.add(client.ask("join", room=room))
    with engine.begin() as connection:
        other = text.replace('"rules":"', '"rules":"x')
        connection.execute(ROOMS.update().where(ROOMS.c.id == room).values(record=other))
    await client.ask("join", "table", room=room)
    await heard.add(client.answer("end-turn"), "0.")
    await client.ask("leave")
    del server.hub.rooms[room]
    with engine.begin() as connection:
        other = other.replace('"players":2', '"players":9')
        connection.execute(ROOMS.update().where(ROOMS.c.id == room).values(record=other))
    engine.dispose()
    await heard.add(client.ask("join", room=room), "0.")


async def clocks_and_stand_ins(server, client, heard):
    async with server.client() as other:
        clock = {"seconds": 5, "increment": 10}
        room = await client.create("shards", "me", "open", options={"first": 0}, clock=clock)
        await other.ask("join", "room", room=room)
        await other.ask("sit", "seat", seat=1)
        client.table = None
        table = await client.my_turn()
        answers = [option["answer"] for option in table["question"]["options"]]
        await client.answer(next(each for each in answers if each.startswith("play")))
        kept = server.hub.rooms[room]
        kept.clocks.since -= 8
        await heard.add(client.ask("undo"))
        kept.record.rated = True
        await other.ask("leave")
        kept.left[1] -= 3600
        await heard.add(client.ask("give", seat=1, to="random"), "greedy")
        kept.record.days, kept.record.until = 2, [1e12, 1e12]
        await heard.add(client.ask("give", seat=1), "2")
        kept.record.days = 0
        kept.record.seats[1].bot = "master"
        await heard.add(client.ask("give", seat=1))
        await client.ask("resign", seat=0)


async def too_much(server, client, heard, monkeypatch):
    with monkeypatch.context() as patch:
        patch.setattr(server.hub.limits, "may_keep", lambda host, size: False)
        await heard.add(client.create("shards", "me", "random"))
    server.hub._used = 2**60
    await heard.add(client.create("shards", "me", "random"))
    server.hub._used = 0


async def everything(url, lang, monkeypatch):
    heard = Heard()
    speaks = {"additional_headers": {"Accept-Language": f"fr, {lang}-XX;q=0.7, *"}}
    async with (
        served(database=url, tries=4, rooms=1, gone=9.0) as server,
        server.client(hello=False, **speaks) as stranger,
        server.client(lang=lang) as client,
    ):
        await heard.add(stranger.ask("games"), "hello")
        await forms(client, heard)
        await rooms(server, client, heard)
        object.__setattr__(server.hub.settings, "rooms", 100)
        await playing(server, client, heard)
        await bots_and_spectators(server, client, heard)
        await files(client, heard)
        await limits(server, client, heard, monkeypatch)
        await clocks_and_stand_ins(server, client, heard)
        await exercises_and_analyses(server, client, heard, monkeypatch)
        await days(server, client, heard, monkeypatch)
        await series(client, heard)
        await tournaments(server, client, heard, monkeypatch)
        await too_much(server, client, heard, monkeypatch)
        await accounts(server, client, heard)
        await letters(server, client, heard, monkeypatch)
        await storing(server, client, heard, url, monkeypatch)
    return heard


@pytest.fixture
def keys(monkeypatch):
    """The messages that are said."""
    said, say = set(), Words.say

    def noted(words, message, **args):
        said.add(message.key if isinstance(message, Message) else message)
        return say(words, message, **args)

    monkeypatch.setattr(Words, "say", noted)
    return said


def test_every_refusal_is_said_in_every_language(tmp_path, keys, monkeypatch):
    heard = {}
    for lang in LANGUAGES:
        url = f"sqlite:///{tmp_path / lang}.sqlite"
        heard[lang] = run(everything(url, lang, monkeypatch))
    assert {key for key in messages("en") if key.startswith("error-")} - keys == NEVER
    for refusals in zip(*heard.values(), strict=True):
        codes, said = {code for code, _ in refusals}, [message for _, message in refusals]
        assert len(codes) == 1, refusals
        assert len(set(said)) == len(LANGUAGES), said
        assert not [message for message in said if re.search(r"\{ ?\$[a-z]", message)], said
    assert {code for code, _ in heard["en"]} == CODES


BOOK = "\n".join(["Mine", "Mage: warlock", *(f"99 {slug}" for slug in list(SPELLS)[:60])])


@pytest.mark.parametrize(
    ("lang", "more"),
    [("en", "and 61 more mistakes"), ("de", "und 61 weitere Fehler"), ("pl", "oraz jeszcze 61 błędów")],
)
def test_a_list_with_many_mistakes_is_refused_in_words_and_the_connection_stays(lang, more):
    async def test():
        async with served() as server, server.client(lang) as client:
            for asking in (
                lambda: client.ask("deck", game="mage-wars", text=BOOK),
                lambda: client.create("mage-wars", {"kind": "me", "deck": BOOK}, "open"),
            ):
                error = await refused(asking())
                assert error.code == "deck"
                assert more in error.message
            await client.ask("ping")

    run(test())


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "That did not work"), ("de", "Das hat nicht geklappt"), ("pl", "To się nie udało")],
)
def test_a_refusal_that_cannot_be_said_leaves_the_connection_open(lang, said, monkeypatch):
    saying = Refusal.say

    def say(refusal, lang):
        if refusal.code != "failed":
            raise RulesError("no language has the message")
        return saying(refusal, lang)

    async def test():
        async with served() as server, server.client(lang) as client:
            monkeypatch.setattr(Refusal, "say", say)
            for asking in (client.ask("deck", game="mage-wars", text=BOOK), client.ask("undo")):
                error = await refused(asking)
                assert error.code == "failed"
                assert error.message.startswith(said)
            await client.socket.send("[]")  # no message at all
            assert (await client.until(lambda reply: reply["type"] == "error"))["code"] == "failed"
            await client.ask("ping")

    run(test())
