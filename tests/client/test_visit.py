"""A seat at a table server, from the terminal."""

import asyncio
from contextlib import asynccontextmanager
from queue import Queue

import pytest
from click.testing import CliRunner

from tests.server.serving import run, served
from trivault.cli import main
from trivault.client import visit as visiting
from trivault.client.commands import HANDLERS, read
from trivault.client.heard import hear
from trivault.client.link import Address, Link, NoServer
from trivault.client.typed import answer
from trivault.client.visit import JoinOptions, Visit
from trivault.kernel.text import LANGUAGES, Words
from trivault.server.protocol.replies import Option, Question
from trivault.server.protocol.wire import AnswerForm, SeatPlan

END = object()


class Person:
    """Types lines and reads what is said."""

    def __init__(self, url, token="", **wishes):
        self.lines: Queue[object] = Queue()
        self.said: list[str] = []
        self.token = token
        self.visit = Visit(Link(Address(url), self.read), JoinOptions(**wishes), self.hear, self.keep, token)

    def read(self):
        line = self.lines.get()
        if line is END:
            raise EOFError
        return line

    def hear(self, *lines):
        self.said += lines

    def keep(self, token):
        self.token = token

    def type(self, *lines):
        for line in lines:
            self.lines.put(line)

    async def until(self, words, seconds=60):
        """Wait until this was said; everything up to there."""
        for _ in range(int(seconds / 0.02)):
            for place, line in enumerate(self.said):
                if words in line:
                    told, self.said = self.said[: place + 1], self.said[place + 1 :]
                    return told
            await asyncio.sleep(0.02)
        raise AssertionError(f"{words!r} was not said, but: {self.said}")


@asynccontextmanager
async def coming(server, **wishes):
    person = Person(server.url, **wishes)
    task = asyncio.create_task(asyncio.to_thread(person.visit.run, hear, read))
    try:
        yield person
    finally:
        person.type(END)
        await task


def against(*kinds):
    return [SeatPlan(kind="me"), *(SeatPlan(kind=kind) for kind in kinds)]


def test_a_game_against_a_bot_by_numbers_letters_and_words():
    async def test():
        async with (
            served() as server,
            coming(server, name="Ada", game="shards", seats=against("random")) as ada,
        ):
            await ada.until("shards: Ada, Random bot")
            await ada.until("End turn")
            ada.type("1")
            await ada.until("End turn")
            ada.type("e")
            await ada.until("End turn")
            ada.type("end")
            await ada.until("End turn")
            assert len(server.hub.rooms) == 1

    run(test())


def test_commands_are_carried_out():
    async def test():
        async with (
            served() as server,
            coming(server, name="Ada", game="shards", seats=against("random")) as ada,
        ):
            await ada.until("End turn")
            ada.type("e")
            await ada.until("End turn")
            ada.type("board", "log", "why recruit zetta", "card crystal", "say hello")
            await ada.until("mastery")
            await ada.until("[SI-")
            await ada.until("SI-REC")
            await ada.until("Starter card")
            await ada.until("Ada: hello")
            ada.type("hint")
            await ada.until(" %)")
            ada.type("help", "force")
            await ada.until("leave; your seat is kept")
            await ada.until("Nothing is in force.")
            ada.type("frobnicate")
            await ada.until("End turn")  # what was expected
            ada.type("1", "undo")
            await ada.until("A decision was taken back.")
            ada.type("resign")
            await ada.until("wins")

    run(test())


def test_two_people_in_a_room_of_the_lobby_a_spectator_and_a_rematch():
    async def test():
        async with served() as server, coming(server, name="Ada", game="shards", seats=against("open")) as ada:
            await ada.until("Waiting for players")
            async with coming(server, name="Bob", lang="de") as bob:
                await bob.until("1. shards: Ada, freier Platz")
                bob.type("7")
                await bob.until("von 1 bis 1")
                bob.type("1")
                await bob.until("shards: Ada, Bob")
                room = ada.visit.room.room
                async with coming(server, room=room, watch=True) as eve:
                    await eve.until("shards: Ada, Bob")
                    eve.type("1", "resign")
                    await eve.until("not asked anything")
                    await eve.until("no seat")
                ada.type("resign")
                await bob.until("gewinnt")
                await ada.until("wins")
                ada.said.clear()
                ada.type("rematch")
                bob.type("revanche")
                await ada.until("shards: Ada, Bob")
                assert ada.visit.room.room != room

    run(test())


def test_who_comes_back_has_the_seat():
    async def test():
        async with served() as server:
            async with coming(server, name="Ada", game="shards", seats=against("random")) as ada:
                await ada.until("End turn")
                room, token, hand = ada.visit.room.room, ada.token, ada.visit.table.view
            async with coming(server, room=room, token=token) as again:
                await again.until("End turn")
                assert again.visit.table.view == hand

    run(test())


def test_a_lost_connection_is_taken_up_again(monkeypatch):
    monkeypatch.setattr(visiting, "WAITS", (0.1, 0.1))

    async def test():
        async with (
            served() as server,
            coming(server, name="Ada", game="shards", seats=against("random")) as ada,
        ):
            await ada.until("End turn")
            (room,) = server.hub.rooms.values()
            await room.people[0].socket.close()
            await ada.until("trying again")
            await ada.until("End turn")

    run(test())


def test_a_room_that_is_not_there_is_said():
    async def test():
        async with served() as server, coming(server, room="nowhere") as ada:
            await ada.until("room")

    run(test())


def question(kind, *names, **more):
    options = [Option(answer=f"pick {name}", sentence=f"Pick {name}", name=name) for name in names]
    return Question(
        seat=0, kind=kind, verb="pick", reason="", source="-", options=options, **{"low": 1, "high": 1, **more}
    )


@pytest.mark.parametrize(
    ("typed", "asked", "given"),
    [
        ("2", question("pick", "a", "b"), "pick b"),
        ("b", question("pick", "a", "b"), "pick b"),
        ("2", question("pick", "a", "b", high=2, several=True), AnswerForm(verb="pick", targets=["b"])),
        ("2, 1", question("order", "a", "b", several=True), AnswerForm(verb="pick", targets=["b", "a"])),
        ("7", question("number", low=0, high=9, several=True), AnswerForm(verb="pick", numbers=[7])),
        (
            "0 3",
            question("distribute", "a", "b", high=3, several=True),
            AnswerForm(verb="pick", targets=["b"], numbers=[3]),
        ),
        ("9", question("pick", "a", "b"), "9"),
        ("nonsense", question("pick", "a", "b"), "nonsense"),
    ],
)
def test_what_is_typed_becomes_an_answer(typed, asked, given):
    assert answer(typed, asked) == given


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_has_words_and_no_two_share_one(lang):
    words = Words(lang, ("trivault.kernel", "trivault.client"))
    spoken = [word for name in HANDLERS for word in words.say(f"client-command-{name}").split()]
    assert len(set(spoken)) == len(spoken)
    assert all(words.has(f"client-help-{name}") for name in HANDLERS)


@pytest.mark.parametrize(
    ("typed", "socket", "room"),
    [
        ("http://localhost:8420/#/room/a-b_1", "ws://localhost:8420/ws?room=a-b_1", "a-b_1"),
        ("localhost:8420", "ws://localhost:8420/ws", ""),
        ("https://example.org/", "wss://example.org/ws", ""),
    ],
)
def test_addresses_are_those_of_the_browser(typed, socket, room):
    address = Address(typed)
    assert (address.socket(), address.room) == (socket, room)
    assert address.socket("other").endswith("/ws?room=other")


def test_what_is_no_address_is_said():
    with pytest.raises(NoServer, match="expected an address such as"):
        Address("ftp://example.org")


def test_the_command_line_says_when_nobody_answers():
    said = CliRunner().invoke(main, ["join", "127.0.0.1:1"])
    assert said.exit_code == 2
    assert "no table server answers at ws://127.0.0.1:1/ws" in said.output


def test_the_command_line_knows_its_games():
    said = CliRunner().invoke(main, ["join", "127.0.0.1:1", "--game", "chess"])
    assert said.exit_code == 2
    assert "shards" in said.output
