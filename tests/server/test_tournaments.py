"""Tournaments by link: four players with bots, restarts, dropouts, and hostile clients."""

import msgspec

from tests.server.serving import eventually, run, served
from tests.server.test_account_handlers import PASSWORD, mine
from tests.server.test_profile import all_of
from tests.server.test_rooms import refused


async def opened(client, form="swiss", bots=0, size=4, **fields):
    """A tournament that its host has entered."""
    made = await client.ask("tournament-create", name="Friday", game="shards", form=form, size=size, **fields)
    name = made["tournament"]
    await client.ask("tournament-enter", tournament=name)
    for _ in range(bots):
        await client.ask("tournament-bot", tournament=name, kind="random")
    return name


async def look(client, name):
    return await client.ask("tournament", tournament=name)


def own_match(state):
    games = [
        match for match in state["rounds"][-1] if state["you"] in (match["first"], match.get("second", -1))
    ]
    return games[0] if games else None


async def lose(client, name):
    """Give the own game of the round up."""
    match = own_match(await look(client, name))
    await client.ask("join", "room", room=match["room"])
    await client.ask("resign", seat=client.room["yours"][0])
    await client.ask("leave")


async def over(client, name):
    state = await look(client, name)
    while state["status"] != "over":
        state = await client.until(lambda said: said["type"] == "tournament")
    return state


def test_a_knock_out_of_four_with_bots_is_played_to_its_end_over_a_restart(database):
    async def first():
        async with served(database=database) as server, server.client(name="Ada") as one:
            name = await opened(one, "knock-out", bots=2)
            error = await refused(one.ask("tournament-begin", tournament=name))
            assert (error.code, "4" in error.message) == ("setup", True)
            async with server.client(name="Bob") as two:
                await two.ask("tournament-enter", tournament=name)
                error = await refused(one.ask("tournament-bot", tournament=name, kind="random"))
                assert error.code == "taken", "it is for four"
                await one.ask("tournament-begin", tournament=name)
                state = await look(one, name)
                assert [len(state["rounds"]), state["rounds_planned"], state["status"]] == [1, 2, "playing"]
                assert own_match(state)["room"] in await mine(one), "the game waits on the start page"
                return name, one.welcome["token"], two.welcome["token"]

    async def second(name, ada, bob):
        async with (
            served(database=database) as server,
            server.client(token=ada) as one,
            server.client(token=bob) as two,
        ):
            listed = (await one.ask("mine"))["tournaments"]
            assert listed == [{"tournament": name, "name": "Friday", "game": "shards", "status": "playing"}]
            await lose(one, name)
            state = await look(two, name)
            if own_match(state) and not own_match(state).get("result"):
                await lose(two, name)
            state = await over(two, name)
            first, second = (row["player"] for row in state["table"][:2])
            [final] = state["rounds"][1]
            assert {first, second} == {final["first"], final["second"]}
            assert state["players"][first]["kind"] == "random"
            assert (await one.ask("mine")).get("tournaments") is None

    run(second(*run(first())))


def test_in_a_swiss_tournament_a_dropout_gives_the_game_up_and_is_paired_no_more():
    async def test():
        async with served() as server, server.client(name="Ada") as one, server.client(name="Bob") as two:
            name = await opened(one, bots=2, size=5)
            await two.ask("tournament-enter", tournament=name)
            await one.ask("tournament-bot", tournament=name, kind="random")
            await one.ask("tournament-begin", tournament=name)
            await two.ask("tournament-leave", tournament=name)
            bob = (await look(two, name))["you"]
            for _ in range(3):
                state = await look(one, name)
                match = own_match(state)
                if state["status"] == "over":
                    break
                if match and not match.get("result"):
                    await lose(one, name)
                rounds = len(state["rounds"])
                await one.ask("tournament", tournament=name)
                await eventually_next(one, name, rounds)
            state = await over(one, name)
            assert state["players"][bob]["out"]
            later = [n for games in state["rounds"][1:] for m in games for n in (m["first"], m.get("second"))]
            assert bob not in later
            assert all(match.get("result") for games in state["rounds"] for match in games)

    run(test())


async def eventually_next(client, name, rounds):
    state = await look(client, name)
    while len(state["rounds"]) == rounds and state["status"] != "over":
        state = await client.until(lambda said: said["type"] == "tournament")


def test_only_the_host_decides_and_nobody_decides_games_of_others():
    async def test():
        async with served() as server, server.client(name="Ada") as one, server.client(name="Bob") as two:
            name = await opened(one, bots=3, days=2)
            for type_, fields in (
                ("tournament-begin", {}),
                ("tournament-bot", {"kind": "random"}),
                ("tournament-leave", {"player": 0}),
            ):
                assert (await refused(two.ask(type_, tournament=name, **fields))).code == "not-yours"
            assert (await refused(two.ask("tournament-leave", tournament=name))).code == "unknown"
            assert (await refused(two.ask("tournament-enter", tournament=name))).code == "taken"
            assert (await refused(one.ask("tournament-enter", tournament=name))).code == "taken"
            await one.ask("tournament-begin", tournament=name)
            assert (await refused(two.ask("tournament-enter", tournament=name))).code == "over"
            assert (await refused(one.ask("tournament-begin", tournament=name))).code == "over"
            room = own_match(await look(one, name))["room"]
            await two.ask("join", "room", room=room)
            assert two.room["yours"] == []
            for seat in (0, 1):
                assert (await refused(two.ask("resign", seat=seat))).code == "not-yours"
            assert (await refused(two.ask("give", seat=0))).code == "not-yours"
            raw = "".join(two.raw)
            assert one.welcome["user"] not in raw
            assert (await refused(two.ask("tournament", tournament="nowhere"))).code == "unknown"
            assert "random" not in (await two.ask("tournament"))

    run(test())


def test_bots_alone_play_no_tournament():
    async def test():
        async with served() as server, server.client() as client:
            name = await opened(client, bots=3)
            await client.ask("tournament-leave", tournament=name)
            await client.ask("tournament-bot", tournament=name, kind="random")
            error = await refused(client.ask("tournament-begin", tournament=name))
            assert (error.code, "at least one person" in error.message) == ("setup", True)

    run(test())


def test_names_and_numbers_of_tournaments_are_limited():
    async def test():
        async with served() as server, server.client() as client:
            for wrong, code in (
                ({"name": "x"}, "name"),
                ({"name": "\u202e\n"}, "name"),
                ({"name": "x" * 41}, "malformed"),
                ({"size": 3}, "malformed"),
                ({"size": 17}, "malformed"),
                ({"form": "league"}, "malformed"),
                ({"game": "chess"}, "unknown"),
                ({"options": {"nonsense": 1}}, "setup"),
                ({"days": 1, "clock": {"seconds": 5}}, "setup"),
            ):
                made = {"name": "Friday", "game": "shards", **wrong}
                assert (await refused(client.ask("tournament-create", **made))).code == code
            for _ in range(3):
                await opened(client)
            error = await refused(client.ask("tournament-create", name="Fourth", game="shards"))
            assert (error.code, "3" in error.message) == ("too-fast", True)

    run(test())


def test_a_person_enters_once_as_far_as_can_be_known():
    async def test():
        async with served(tries=99) as server, server.client(name="Host") as host:
            name = await opened(host, size=8)

            def guest(called, address):
                return server.client(name=called, additional_headers={"X-Forwarded-For": address})

            async def enters(called, address, account=False):
                async with guest(called, address) as client:
                    if account:
                        await client.ask("register", name=f"{called} 2", password=PASSWORD)
                    await client.ask("tournament-enter", tournament=name)

            await enters("Ada", "198.51.100.7")
            assert (await refused(enters("Bob", "198.51.100.7"))).code == "taken"
            await enters("Bob", "198.51.100.8")
            await enters("Cay", "198.51.100.7", account=True)
            assert (await refused(enters("Dan", "198.51.100.7"))).code == "taken"
            record = await server.hub.tournaments.get(name)
            assert "198.51.100" not in msgspec.json.encode(record).decode(), "nobody's address is kept"
            await host.ask("tournament-begin", tournament=name)
            record = await server.hub.tournaments.get(name)
            assert {each.address for each in record.players} == {""}

    run(test())


def test_nobody_enters_with_a_name_that_looks_like_anothers():
    async def test():
        async with (
            served() as server,
            server.client(name="Copa") as one,
            server.client(name="\u0421\u041e\u0420\u0410") as two,
        ):
            name = await opened(one)
            error = await refused(two.ask("tournament-enter", tournament=name))
            assert (error.code, "\u0421\u041e\u0420\u0410" in error.message) == ("taken", True)

    run(test())


def test_who_is_forgotten_leaves_tournaments_without_a_name():
    async def test():
        async with served() as server, server.client(name="Ada") as one, server.client(name="Bob") as two:
            name = await opened(one, bots=2)
            await two.ask("tournament-enter", tournament=name)
            await one.ask("tournament-begin", tournament=name)
            await one.ask("forget", name="Ada")
            state = await look(two, name)
            assert [each["name"] for each in state["players"] if each.get("out")] == ["Former player"]
            await eventually(lambda: True)
            kept = await all_of(server)
            assert one.welcome["user"] not in kept
            assert "Ada" not in kept

    run(test())
