"""Rooms: the lobby, seats, bots that stand in, clocks, chat, playing again."""

import asyncio
import json
from contextlib import AsyncExitStack

import pytest

from tests.server.serving import Refused, eventually, run, served


async def refused(asking):
    with pytest.raises(Refused) as found:
        await asking
    return found.value


def test_an_open_room_is_in_the_lobby_until_it_is_full():
    async def test():
        async with served() as server, server.client(name="Ada") as one, server.client(name="Bob") as two:
            assert (await two.ask("lobby"))["rooms"] == []
            clock = {"seconds": 600, "increment": 5}
            room = await one.create("shards", "me", "open", listed=True, clock=clock)
            news = await two.until(lambda said: said["type"] == "lobby")
            (line,) = news["rooms"]
            assert (line["room"], line["game"], line["clock"]) == (room, "shards", clock)
            assert [(seat["kind"], seat.get("name", "")) for seat in line["seats"]] == [
                ("person", "Ada"),
                ("open", ""),
            ]
            await two.ask("join", "room", room=room)
            await two.ask("sit", "seat", seat=1)
            news = await two.until(lambda said: said["type"] == "lobby")
            assert news["rooms"] == []
            assert (await one.begun())["clocks"][1] <= 600_000
            await two.ask("lobby", on=False)
            async with server.client() as third:
                await third.ask("lobby")
                two.news.clear()
                room = await one.create("shards", "me", "open", listed=True)
                while (await third.until(lambda said: said["type"] == "lobby"))["rooms"] == []:
                    pass
                await two.ask("ping")
                assert not [said for said in two.news if said["type"] == "lobby"], "they wish to hear no more"
                await one.ask("leave")
                while (await third.until(lambda said: said["type"] == "lobby"))["rooms"]:
                    pass

    run(test())


def test_the_lobby_is_not_endless(monkeypatch):
    monkeypatch.setattr("trivault.server.rooms.lobby.LISTED", 2)

    async def test():
        async with served() as server, AsyncExitStack() as there:
            hosts = [await there.enter_async_context(server.client()) for _ in range(3)]
            for host in hosts:
                await host.create("shards", "me", "open", listed=True)
            assert len((await hosts[0].ask("lobby"))["rooms"]) == 2

    run(test())


def test_a_private_room_is_not_in_the_lobby():
    async def test():
        async with served() as server, server.client() as one, server.client() as two:
            await one.create("shards", "me", "open")
            await asyncio.sleep(0.2)
            assert (await two.ask("lobby"))["rooms"] == []

    run(test())


def test_a_seat_can_be_left_before_the_game_and_the_old_token_is_void():
    async def test():
        async with served() as server, server.client() as one, server.client() as two:
            room = await one.create("shards", "me", "open", "open")
            await two.ask("join", "room", room=room)
            await two.ask("sit", "seat", seat=1)
            token = two.tokens[1]
            error = await refused(one.ask("sit", seat=1))
            assert error.code == "taken"
            error = await refused(one.ask("stand", seat=1))
            assert error.code == "not-yours"
            await two.ask("stand", seat=1)
            assert two.room["seats"][1] == {"kind": "open"}
            await two.ask("leave")
            error = await refused(two.ask("join", room=room, token=token))
            assert error.code == "not-yours"
            await one.ask("sit", "seat", seat=1)
            error = await refused(two.ask("join", room=room, token=token))
            assert error.code == "not-yours", "it is no token for who sits there now"
            await one.ask("sit", "seat", seat=2)
            assert (await one.begun())["at"] == 0

    run(test())


def test_what_a_room_must_have():
    async def test():
        async with served() as server, server.client(lang="de") as client:
            for seats, code in (
                (["me"], "setup"),
                (["greedy", "random"], "setup"),
                (["me", "grandmaster"], "unknown"),
                (["me"] * 5, "setup"),
            ):
                assert (await refused(client.create("shards", *seats))).code == code
            error = await refused(client.create("chess", "me", "open"))
            assert "shards" in error.message
            assert error.code == "unknown"
            error = await refused(client.create("shards", "me", "open", seed=7))
            assert error.code == "secret"
            error = await refused(client.create("shards", "me", "greedy", options={"speed": 3}))
            assert error.code == "setup"
            assert error.message.endswith("Erwartet werden: first.")
            deck = {"kind": "me", "deck": "no-such-deck"}
            assert (await refused(client.create("keyforge", deck, "greedy"))).code == "unknown"
            deck = {"kind": "me", "deck": "Half a deck\n[Dis]\nTroll"}
            assert (await refused(client.create("keyforge", deck, "greedy"))).code in ("deck", "unknown")
            assert not server.hub.rooms

    run(test())


def test_the_same_seed_gives_the_same_game():
    async def test():
        async with served() as server, server.client() as client:
            hands = []
            for _ in range(2):
                client.table = None
                await client.create("shards", "me", "random", seed=11, options={"first": 0})
                hands.append((await client.begun())["view"]["sides"][0]["hand"])
            assert hands[0] == hands[1]

    run(test())


def test_the_seat_of_a_missing_player_goes_to_a_bot_and_back():
    async def test():
        async with served(gone=3600.0) as server, server.client() as one:
            async with server.client() as two:
                room = await one.create("shards", "me", "open")
                await two.ask("join", "room", room=room)
                await two.ask("sit", "seat", seat=1)
                token = two.tokens[1]
                server.hub.rooms[room].left[1] -= 3600  # they have been here for long
                assert (await refused(one.ask("give", seat=1))).code == "not-yours", "is here"
            await eventually(lambda: not server.hub.rooms[room].here(1))
            assert (await refused(one.ask("give", seat=1))).code == "not-yours", "may come back at once"
            server.hub.rooms[room].left[1] -= 3600
            await one.ask("give", seat=1, to="random")
            await one.my_turn()
            await one.play(1, most=12)
            play = server.play(one)
            assert any(player == 1 for player, _ in play.table.answers)
            async with server.client() as back:
                await back.ask("join", "room", room=room, token=token)
                assert back.room["yours"] == [1]
                assert back.room["seats"][1]["bot"] == "random"
                await back.ask("take", seat=1)
                assert (await refused(back.ask("take", seat=1))).code == "taken"
                assert not play.record.seats[1].driver
                await asyncio.gather(one.play(5), back.play(6))
                assert play.state.over

    run(test())


def test_a_bot_may_play_for_oneself():
    async def test():
        async with served() as server, server.client() as client:
            await client.create("shards", "me", "random")
            await client.ask("give", seat=0, to="random")
            end = await client.until(lambda said: said["type"] == "table" and said.get("result"))
            assert end["result"]["why"] == "rules"

    run(test())


def test_spectators_cannot_play():
    async def test():
        async with served() as server, server.client() as one, server.client() as two:
            room = await one.create("shards", "me", "random")
            table = await two.ask("join", "table", room=room)
            assert (table["seat"], two.room["yours"], two.room["watching"]) == (-1, [], 1)
            for asked in (
                two.answer("end-turn"),
                two.ask("undo"),
                two.ask("resign", seat=0),
                two.ask("give", seat=0),
                two.ask("take", seat=0),
                two.ask("hint"),
                two.ask("order"),
            ):
                assert (await refused(asked)).code == "not-yours"
            assert (await refused(two.ask("save"))).code == "secret"
            assert (await refused(two.ask("moment", at=0, seat=0))).code == "not-yours"

    run(test())


@pytest.mark.parametrize("why", ["resigned", "time"])
def test_who_resigns_or_has_no_time_left_has_lost(why):
    async def test():
        async with served() as server, server.client() as one, server.client() as two:
            clock = {"seconds": 1} if why == "time" else None
            room = await one.create("shards", "me", "open", options={"first": 1}, clock=clock)
            await two.ask("join", "room", room=room)
            await two.ask("sit", "seat", seat=1)
            if why == "resigned":
                await two.ask("resign", seat=1)
            end = await one.until(lambda said: said["type"] == "table" and said.get("result"))
            assert end["result"] == {"winners": [0], "why": why}
            assert end["deciding"] == []
            assert (await refused(two.answer("end-turn", seq=end["seq"]))).code == "over"
            report = await one.ask("report")
            assert report["result"]["winners"] == [0]
            assert one.welcome["name"] in report["summary"]

    run(test())


def test_with_three_players_a_bot_plays_on_for_who_resigned():
    async def test():
        async with served() as server, server.client() as one, server.client() as two:
            room = await one.create("shards", "me", "open", "random")
            await two.ask("join", "room", room=room)
            await two.ask("sit", "seat", seat=1)
            await two.ask("resign", seat=1)
            assert server.play(one).record.status == "playing"
            seat = server.play(one).record.seats[1]
            assert (seat.out, seat.bot) == ("resigned", "greedy")
            assert (await refused(two.ask("take", seat=1))).code == "taken"

    run(test())


def test_clocks_run_for_who_decides_and_add_the_increment():
    async def test():
        async with served() as server, server.client() as client:
            await client.create("shards", "me", "me", clock={"seconds": 3600, "increment": 50})
            table = await client.begun()
            seat = table["deciding"][0]
            await asyncio.sleep(0.3)
            await client.send("answer", seq=table["seq"], answer="end-turn")
            after = await client.next_table()
            assert 3_400_000 < after["clocks"][seat] <= 3_650_000 - 300
            assert 3_400_000 < after["clocks"][1 - seat] <= 3_600_000, "runs now"

    run(test())


def test_chat_can_be_muted_and_is_told_to_those_who_come():
    async def test():
        async with served() as server, server.client(name="Ada") as one, server.client() as two:
            room = await one.create("shards", "me", "open")
            await one.ask("chat", text="Anybody\u202e there?\n")
            await two.ask("join", "chat", room=room)
            (line,) = next(said for said in two.news if said["type"] == "chat")["lines"]
            assert (line["name"], line["seat"], line["text"]) == ("Ada", 0, "Anybody there?")
            two.news.clear()
            await two.ask("mute", on=True)
            await one.ask("chat", text="Hello?")
            await two.ask("join", "room", room=room)
            await two.ask("ping")
            assert not [said for said in two.news if said["type"] == "chat"]
            await two.ask("mute", on=False)
            await one.ask("chat", text="Still here")
            assert (await two.until(lambda said: said["type"] == "chat"))["lines"][0]["text"] == "Still here"
            assert (await refused(one.ask("chat", text=" \u200b "))).code == "malformed"
            await one.create("shards", "me", "open", chat=False)
            assert (await refused(one.ask("chat", text="Hello?"))).code == "off"

    run(test())


def test_chat_says_who_speaks_and_the_last_lines_are_told():
    async def test():
        async with served() as server, server.client() as one, server.client() as two, server.client() as third:
            room = await one.create("shards", "me", "open", "open")
            await two.ask("join", "room", room=room)
            await two.ask("sit", "seat", seat=2)
            await third.ask("join", "room", room=room)
            for n in range(60):
                await (one, two, third)[n % 3].ask("chat", text=f"line {n}")
            async with server.client() as late:
                lines = (await late.ask("join", "chat", room=room))["lines"]
            assert [line["text"] for line in lines] == [f"line {n}" for n in range(10, 60)]
            assert [line["seat"] for line in lines[-3:]] == [0, 2, -1]

    run(test())


def test_own_triggers_are_ordered_without_asking_if_wished():
    async def test():
        async with served() as server, server.client() as client:
            await client.create("keyforge", "me", "random")
            await client.ask("order", on=True)
            assert client.room["order"] or (await client.until(lambda s: s["type"] == "room"))["order"]
            assert server.play(client).record.seats[0].order

    run(test())


def test_a_room_nobody_is_in_leaves_the_memory_and_comes_back():
    async def test():
        async with served(linger=0.05) as server, server.client() as client:
            room = await client.create("shards", "me", "random", seed=3)
            await client.play(1, most=5)
            await client.my_turn()
            before = client.table
            await client.ask("leave")
            await eventually(lambda: room not in server.hub.rooms)
            client.table = None
            await client.ask("join", "table", room=room)
            for part in ("seq", "at", "view", "deciding", "seat"):
                assert client.table[part] == before[part]
            assert (await refused(client.ask("join", room="nowhere"))).code == "unknown"

    run(test())


def test_a_person_can_have_only_so_many_unfinished_rooms():
    async def test():
        async with served(rooms=3) as server, server.client() as client:
            for _ in range(3):
                await client.create("shards", "me", "open")
            assert (await refused(client.create("shards", "me", "open"))).code == "too-fast"

    run(test())


def test_requests_that_need_a_room_say_so():
    async def test():
        async with served() as server, server.client(lang="pl") as client:
            for type_, fields in (
                ("answer", {"seq": 0, "answer": "x"}),
                ("sit", {"seat": 0}),
                ("undo", {}),
                ("hint", {}),
                ("log", {}),
                ("save", {}),
            ):
                error = await refused(client.ask(type_, **fields))
                assert (error.code, error.message) == (
                    "no-room",
                    "Nie jesteś w żadnym pokoju. Najpierw wejdź do pokoju.",
                )
            await client.create("shards", "me", "open")
            for type_ in ("undo", "hint", "log", "describe", "timeline", "report", "save"):
                assert (await refused(client.ask(type_))).code == "not-begun"
            assert json.loads(client.raw[-1])["message"].startswith("Gra jeszcze")

    run(test())


def test_a_team_has_lost_when_both_of_it_have_resigned():
    async def test():
        async with served() as server, server.client() as client:
            options = {"first": 0, "teams": True}
            await client.create("mage-wars", "me", "random", "me", "random", options=options)
            await client.begun()
            await client.ask("resign", seat=0)
            assert server.play(client).record.status == "playing"
            await client.ask("resign", seat=2)
            assert server.play(client).record.result.winners == [1, 3]
            assert "have resigned" in (await client.ask("report"))["summary"]

    run(test())


def test_a_saved_game_knows_who_has_resigned():
    async def test():
        async with served() as server, server.client() as client:
            await client.create("shards", "me", "random", "random")
            await client.begun()
            await client.ask("resign", seat=0)
            saved = (await client.ask("save"))["replay"]
            assert (await refused(client.ask("undo"))).code == "undo"
            await client.ask("load", "room", replay=saved)
            play = server.play(client)
            assert play.state.conceded == (0,)
            assert (play.record.seats[0].out, play.record.seats[0].bot) == ("resigned", "greedy")

    run(test())


def test_the_end_of_a_game_that_was_given_up_is_stored_with_its_answers():
    async def test():
        async with served() as server, server.client(name="Ada") as client:
            await client.create("keyforge", "me", "random")
            await client.begun()
            await client.ask("resign", seat=0)
            play = server.play(client)
            assert play.table.answers[-1] == (0, "concede")
            assert play.state.result == (1,)
            summary = (await client.ask("report"))["summary"]
            assert summary.endswith("Ada has resigned.")
            saved = (await client.ask("save"))["replay"]
            moves = (await client.ask("timeline"))["moves"]
            assert moves[-1]["sentence"] == "Give the game up"
            await client.ask("load", "room", replay=saved)
            assert server.play(client).record.result.why == "resigned"

    run(test())
