"""When players are asked: stops at moments to reveal, and undo over what was not asked."""

import json

import pytest

import trivault
from tests.server.serving import run, served
from tests.server.test_rooms import refused
from trivault.kernel.replay import Setup
from trivault.kernel.table import Table
from trivault.kernel.text import LANGUAGES
from trivault.presentation.prompting import set_stops

ARENA: dict[str, object] = {
    "players": [{"mage": "beastmaster a1"}, {"mage": "warlock d3"}],
    "objects": {"b2": ["timber-wolf ?bear-strength", "emerald-tegu"], "c2": ["timber-wolf p1"]},
}


def saved(*seats, stops=()):
    """A file with the arena, in which the first player is to activate a creature."""
    table = Table(trivault.load("mage-wars"), Setup(position=ARENA), 4, seats or ("human", "random"))
    set_stops(table, stops)
    return table.replay().to_bytes().decode()


async def sit_down(client, *seats, stops=()):
    client.table = None
    await client.ask("load", "room", replay=saved(*seats, stops=stops))
    await client.begun()
    return client.room["room"]


async def told(client):
    """What the room says of the own stops, once everything is there."""
    await client.ask("ping")
    return {each["seat"]: each["names"] for each in client.room["stops"]["seats"]}


async def activate(client, creature="emerald-tegu"):
    """Activate a creature; why the client is asked then."""
    await client.answer(f"activate {creature}")
    table = await client.next_table()
    return table.get("question", {}).get("reason")


def test_who_could_reveal_passes_without_a_word_unless_a_stop_is_set():
    async def test():
        async with served() as server, server.client() as client:
            await sit_down(client)
            assert await activate(client) != "reveal"
            answers = server.play(client).table.answers
            assert answers[:2] == [(0, "activate emerald-tegu"), (0, "pass")]
            await client.ask("undo")
            assert server.play(client).at == 0, "the activation was taken back, not the pass"
            for stops in (["always"], "always", ["never", "action"], "own, Bear Strength"):
                await sit_down(client)
                await client.ask("stops", stops=stops)
                assert await activate(client) == "reveal"
            await client.answer("pass")
            assert (await client.next_table())["question"]["reason"] != "reveal"
            await client.ask("undo")
            assert client.table["question"]["reason"] == "reveal", "now it was a decision"

    run(test())


def test_an_enchantment_that_concerns_the_player_is_asked_as_is_usual_and_never_if_so_wished():
    async def test():
        async with served() as server, server.client() as client:
            for stops, asked in (([], True), (["never"], False)):
                await sit_down(client)
                await client.ask("stops", stops=stops)
                assert (await activate(client, "timber-wolf") == "reveal") is asked

    run(test())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_client_can_draw_a_control_without_knowing_the_game(lang):
    async def test():
        async with served() as server, server.client(lang=lang) as client:
            await sit_down(client)
            modes, *others = client.room["stops"]["groups"]
            assert modes["one"]
            assert not any(group.get("one") for group in others)
            assert [stop["name"] for stop in modes["stops"]] == ["always", "own", "never"]
            chosen = [group["stops"][1] for group in others]
            names = ["own", *(stop["name"] for stop in chosen)]
            await client.ask("stops", stops=names)
            (mine,) = client.room["stops"]["seats"]
            assert (mine["seat"], mine["names"]) == (0, names)
            assert all(stop["title"] in mine["said"] for stop in chosen)
            await client.ask("stops", stops=", ".join(stop["title"] for stop in chosen))
            assert await told(client) == {0: names[1:]}
            await client.ask("stops", stops=[])
            assert await told(client) == {0: ["own"]}

    run(test())


@pytest.mark.parametrize(
    ("lang", "unknown", "none"),
    [
        ("en", "“hm” is no moment: name always, own", "In this game nobody"),
        ("de", "„hm“ ist kein Moment: nenne immer", "In diesem Spiel wird"),
        ("pl", "„hm” to nie jest żadna chwila: podaj zawsze", "W tej grze nie pada"),
    ],
)
def test_what_is_no_stop_is_refused(lang, unknown, none):
    async def test():
        async with served() as server, server.client(lang=lang) as client, server.client() as watcher:
            room = await sit_down(client)
            for stops in ("hm", ["own", "hm"]):
                error = await refused(client.ask("stops", stops=stops))
                assert error.code == "unknown"
                assert error.message.startswith(unknown)
            assert (await refused(client.ask("stops", stops=["own"], seat=1))).code == "not-yours"
            await watcher.ask("join", "room", room=room)
            assert (await refused(watcher.ask("stops", stops=["own"]))).code == "not-yours"
            assert await told(client) == {0: ["own"]}
            await client.create("shards", "me", "random")
            assert "stops" not in client.room
            error = await refused(client.ask("stops", stops=["own"]))
            assert (error.code, error.message[: len(none)]) == ("off", none)

    run(test())


def test_others_do_not_learn_the_stops_of_a_player():
    async def test():
        async with served() as server, server.client() as one, server.client() as two:
            room = await sit_down(one)
            await two.ask("join", "room", room=room)
            two.raw.clear()
            await one.ask("stops", stops=["nullify"])
            await two.ask("ping")
            news = [said for said in map(json.loads, two.raw) if said["type"] == "room"]
            assert news, "there was news of the room"
            assert all(said["stops"]["seats"] == [] for said in news)

    run(test())


def test_what_lies_face_down_is_told_to_its_owner_alone():
    async def test():
        async with served() as server, server.client() as one, server.client() as two:
            room = await sit_down(one)
            await two.ask("join", "table", room=room)
            said = []
            for client in (one, two):
                for thing in server.play(one).state.play:
                    await client.ask("affects", thing=thing)
                    await client.ask("affects", thing=thing, at=0)
                await client.ask("describe")
                await client.ask("moment", at=0)
                told = "".join(raw for raw in client.raw if '"type":"room"' not in raw)  # that lists all stops
                said.append("Bear Strength" in told or "bear-strength" in told)
            assert said == [True, False]

    run(test())


def test_stops_are_kept_in_the_database_and_in_saved_games(tmp_path):
    async def test():
        url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
        async with served(database=url) as server, server.client() as client:
            room = await sit_down(client, "human", "human")
            await client.ask("stops", stops=["upkeep"])
            await client.ask("stops", stops="never", seat=1)
            token = client.welcome["token"]
            replay = (await client.ask("save"))["replay"]
            await client.ask("resign", seat=0)
            await client.ask("rematch")
            await client.until(lambda said: said["type"] == "moved")
            await client.until(lambda said: said["type"] == "room")
            assert await told(client) == {0: ["upkeep"], 1: ["never"]}, "and in the next game"
        async with served(database=url) as server, server.client(token=token) as client:
            await client.ask("join", "room", room=room)
            assert await told(client) == {0: ["upkeep"], 1: ["never"]}
            await client.ask("load", "room", replay=replay)
            assert await told(client) == {0: ["upkeep"], 1: ["never"]}
            await sit_down(client, stops=("nullify hm \u202e" + "x" * 9999, "always"))
            assert await told(client) == {0: ["nullify"]}

    run(test())


def test_a_doubled_answer_is_not_taken_for_another_seat():
    async def test():
        async with served() as server, server.client() as client:
            await client.create("mage-wars", "me", "me", seed=1)
            await client.begun()
            while len(client.table["deciding"]) < 2:
                await client.play(1, most=1)
            play, seq = server.play(client), client.table["seq"]
            assert (await refused(client.answer("skip", seq=seq))).code == "ambiguous"
            at = play.at
            await client.answer("skip", seq=seq, seat=0)
            assert (await refused(client.answer("skip", seq=seq))).code == "ambiguous"
            assert (await refused(client.answer("skip", seq=seq, seat=0))).code == "not-yours"
            assert play.at == at + 1

    run(test())


def test_bots_are_asked_at_every_moment(monkeypatch):
    async def test():
        async with served() as server, server.client() as client:
            asked, choose = [], server.hub.bots.choose

            async def noted(kind, seed, state, player, who):
                asked.append(state.asked(player).reason)
                return await choose(kind, seed, state, player, who)

            monkeypatch.setattr(server.hub.bots, "choose", noted)
            arena = {**ARENA, "objects": {"b2": ["emerald-tegu"], "c2": ["timber-wolf p1 ?bear-strength"]}}
            table = Table(trivault.load("mage-wars"), Setup(position=arena), 4, ("human", "random"))
            set_stops(table, ("", "never"))
            await client.ask("load", "room", replay=table.replay().to_bytes().decode())
            await client.begun()
            await client.answer("activate emerald-tegu")
            client.table = None
            await client.my_turn()
            assert "reveal" in asked
            assert [seat for seat, _ in server.play(client).table.answers].count(1) == len(asked)

    run(test())


@pytest.mark.parametrize("on", [True, False])
def test_own_triggers_are_put_in_order_without_asking_if_so_wished(on):
    own: dict[str, object] = {
        "players": [
            {"hand": ["gateway-to-dis", "dust-imp"], "line": ["dust-imp", "bad-penny"]},
            {"line": ["bumpsy"], "hand": ["punch"]},
        ],
        "turn": {"house": "dis"},
    }

    async def test():
        async with served() as server, server.client() as client:
            table = Table(trivault.load("keyforge"), Setup(position=own), 7, ("human", "random"))
            await client.ask("load", "room", replay=table.replay().to_bytes().decode())
            await client.begun()
            await client.ask("order", on=on)
            await client.answer("play gateway-to-dis")
            asked = (await client.next_table())["question"]["prompt"].startswith("Several effects are waiting")
            assert asked is not on

    run(test())
