"""What is told of a table: by the names of its players, with all that there is to know of an answer."""

import json
from random import Random

import pytest

import trivault
from tests.server.serving import play_some, run, served
from tests.server.test_rooms import refused
from trivault.kernel.replay import Setup
from trivault.kernel.table import Table

NUMBERED = ("Player 1", "Player 2", "Spieler 1", "Spieler 2", "Gracz 1", "Gracz 2", "Gracza")


GAMES = pytest.mark.parametrize("game", ["shards", "keyforge", "mage-wars"])
IN_ALL_LANGUAGES = pytest.mark.parametrize(
    ("game", "lang"), [("shards", "pl"), ("keyforge", "de"), ("mage-wars", "en")]
)


async def said(client):
    """Everything that a client is told of its table, as text."""
    asked = [await client.ask(each) for each in ("log", "describe", "timeline", "report")]
    return json.dumps([client.table, client.room, *asked], ensure_ascii=False)


@IN_ALL_LANGUAGES
def test_players_are_called_by_their_names(game, lang):
    async def test():
        async with served() as server, server.client(lang=lang, name="Ada") as client:
            await client.create(game, "me", "random", seed=4)
            await client.play(1, most=20)
            told = await said(client)
            bot = {"en": "Random bot", "de": "Zufallsbot", "pl": "Losowy bot"}[lang]
            assert "Ada" in told
            assert bot in told
            assert [seat["name"] for seat in client.room["seats"]] == ["Ada", bot]
            assert not [name for name in NUMBERED if name in told]
            log = [line["text"] for line in (await client.ask("log"))["lines"]]
            assert any(line.startswith("Ada ") for line in log)

    run(test())


def test_tables_of_the_same_game_keep_their_names_apart():
    async def test():
        async with served() as server, server.client(name="Ada") as one, server.client(name="Grace") as two:
            for client in (one, two):
                await client.create("keyforge", "me", "random", seed=4)
            for client in (one, two):
                await client.play(1, most=6)
            assert "Grace" not in await said(one)
            assert "Ada" not in await said(two)

    run(test())


def test_those_who_are_called_the_same_are_numbered():
    async def test():
        async with served() as server, server.client(name="Ada") as client:
            await client.create("shards", "me", "me", "random", "random", options={"first": 0})
            await client.begun()
            names = [seat["name"] for seat in client.room["seats"]]
            assert names == ["Ada 1", "Ada 2", "Random bot 1", "Random bot 2"]
            await client.answer("end-turn")
            log = (await client.ask("log"))["lines"]
            assert any("Ada 1" in line["text"] for line in log)

    run(test())


def test_no_two_players_are_called_the_same():
    async def test():
        async with served() as server, server.client(name="Ada") as one, server.client(name="Ada 1") as two:
            room = await one.create("shards", "open", "me", "me")
            await two.ask("join", "room", room=room)
            await two.ask("sit", "seat", seat=0)
            await two.ask("ping")
            assert [seat["name"] for seat in two.room["seats"]] == ["Ada 1", "Ada 2", "Ada 3"]

    run(test())


def played(game, most):
    """A game of random answers, as a file."""
    table, chance = Table(trivault.load(game), Setup({"players": 2}), 5, ("human", "random")), Random(5)
    while not table.state.over and len(table.answers) < most:
        legal = table.state.legal()
        table.answer(legal[chance.randrange(len(legal))])
    return table.replay().to_bytes().decode()


def test_answers_come_in_order_with_prices_and_in_groups():
    async def test():
        async with served() as server, server.client(name="Ada") as client:
            seats = [
                {"kind": "me", "deck": "starting-warlock"},
                {"kind": "random", "deck": "starting-beastmaster"},
            ]
            await client.create("mage-wars", *seats, seed=3, options={"first": 0})
            question = (await client.my_turn())["question"]
            *spells, skip = question["options"]
            assert question["reason"] == "prepare"
            assert skip["answer"] == "skip"
            assert "group" not in skip
            groups = list(dict.fromkeys(option["group"] for option in spells))
            assert [option["group"] for option in spells] == sorted(
                (option["group"] for option in spells), key=groups.index
            ), "those of a group stand together"
            fireball = next(option for option in spells if option["name"].startswith("fireball"))
            assert (fireball["group"], fireball["brief"]) == ("Attack", "Fireball 8")
            assert fireball["note"] == "attack 8, quick, range 0–2"
            state = server.play(client).state
            for option in spells:
                (thing,) = option["things"]
                assert option["answer"] == f"prepare {option['name']}"
                assert state.game.slug(state, thing) == option["name"].partition("#")[0]

    run(test())


def test_dice_are_data():
    async def test():
        async with served() as server, server.client() as client:
            await client.ask("load", "room", replay=played("mage-wars", 150))
            log = (await client.ask("log"))["lines"]
            rolled = [line for line in log if line.get("dice")]
            assert rolled
            for line in rolled:
                assert {die["kind"] for die in line["dice"]} <= {"attack", "effect"}
                assert all(die["shows"] in line["text"] for die in line["dice"])

    run(test())


@IN_ALL_LANGUAGES
def test_what_affects_a_thing(game, lang):
    async def test():
        async with served() as server, server.client(lang=lang, name="Ada") as one, server.client() as two:
            room = await one.create(game, "me", "open")
            await two.ask("join", "room", room=room)
            await two.ask("sit", "seat", seat=1)
            assert (await refused(one.ask("affects", thing=-2, at=0, seat=1))).code == "not-yours"
            play = server.play(one)
            await play_some(play, 40, one, two)
            state = play.state
            in_play = [c for side in state.players for c in side.champions] if game == "shards" else state.play
            for thing in (-2, -3, *list(in_play)[:6]):
                told = await one.ask("affects", thing=thing)
                assert told["thing"] == thing
                assert all(each["effect"] for each in told["effects"])
            assert (await one.ask("affects", thing=-2, at=3, seat=0))["effects"] is not None
            for bad in ({"thing": -1}, {"thing": -4}, {"thing": 10**6}, {"thing": -2, "at": 10**6}):
                error = await refused(one.ask("affects", **bad))
                assert error.code == "unknown"
            assert (await refused(one.ask("affects", thing="troll"))).code == "malformed"

    run(test())


def test_what_affects_a_creature_is_told_with_the_card_behind_it():
    line = ["grey-monk", "dust-imp stunned"]
    position: dict[str, object] = {"players": [{"line": line}, {}], "turn": {"house": "dis"}}

    async def test():
        async with served() as server, server.client(name="Ada") as client:
            table = Table(trivault.load("keyforge"), Setup(position=position), 4, ("human", "random"))
            await client.ask("load", "room", replay=table.replay().to_bytes().decode())
            state = server.play(client).state
            imp = next(thing for thing in state.play if state.game.slug(state, thing) == "dust-imp")
            told = await client.ask("affects", thing=imp)
            assert [(each.get("slug"), each["effect"].split(":")[0]) for each in told["effects"]] == [
                (None, "Stunned"),
                ("grey-monk", "Grey Monk (Ada)"),
            ]
            assert "stunned" in told["marks"]

    run(test())


@IN_ALL_LANGUAGES
def test_hints_are_in_words(game, lang):
    async def test():
        async with served() as server, server.client(lang=lang) as client:
            await client.create(game, "me", "random", seed=6)
            seen = set()
            for _ in range(5):
                await client.my_turn()
                hint = await client.ask("hint")
                for each in hint["suggestions"]:
                    assert each["sentence"]
                    seen |= {part["what"] for part in each["parts"]}
                client.table = None
                await client.answer(hint["suggestions"][0]["answer"], seq=hint["seq"])
            assert seen
            assert not any(word.startswith("ui-") for word in seen)

    run(test())


@GAMES
def test_the_report_tells_key_moments_that_can_be_looked_at(game):
    async def test():
        async with served() as server, server.client(name="Ada") as client:
            await client.ask("load", "room", replay=played(game, 10**4))
            report = await client.ask("report")
            won = 0 in server.play(client).state.result
            assert ("Ada" in report["summary"]) == won
            assert {course["seat"] for course in report["courses"]} == {0, 1}
            assert report["moments"]
            for each in report["moments"]:
                moment = await client.ask("moment", at=each["at"])
                said = " ".join(line["text"] for line in moment["lines"])
                assert each["text"].split(".")[0] in said or "mastery" in each["text"]

    run(test())


@pytest.mark.parametrize("game", ["shards", "keyforge"])
def test_a_line_opens_the_cards_that_its_reader_drew(game):
    async def test():
        async with served() as server, server.client(name="Ada") as client:
            await client.create(game, "me", "random", seed=4)
            await client.play(1, most=12)
            lines = (await client.ask("log", since=0))["lines"]
            own, others = (
                [each for each in lines if each["text"].startswith(f"{who} draws ")]
                for who in ("Ada", "Random bot")
            )
            words = trivault.load(game).words("en")
            for line in own:
                assert line["cards"]
                assert all(words.say(f"card-{slug}") in line["text"] for slug in line["cards"])
            assert own
            assert others
            assert not any(line.get("cards") for line in others)  # how many they are is all that is known

    run(test())


def test_answers_that_hurt_carry_a_warning():
    async def test():
        async with served() as server, server.client(name="Ada") as client:
            side = {"houses": ["brobnar", "dis", "logos"], "hand": ["troll"]}
            position: dict[str, object] = {"players": [side, {}], "turn": {"step": "house"}}
            table = Table(trivault.load("keyforge"), Setup(position=position), 1, ("human", "random"))
            await client.ask("load", "room", replay=table.replay().to_bytes().decode())
            question = (await client.my_turn())["question"]
            warned = [option["answer"] for option in question["options"] if option.get("warning")]
            assert warned == ["dis", "logos"]

    run(test())


def test_players_hear_that_their_turn_ended_by_itself_and_others_do_not():
    async def test():
        async with served() as server, server.client(name="Ada") as one, server.client(name="Bob") as two:
            position: dict[str, object] = {"players": [{"hand": ["blaster"]}, {"hand": ["crystal"]}]}
            table = Table(trivault.load("shards"), Setup(position=position), 1, ("human", "random"))
            room = await one.ask("load", "room", replay=table.replay().to_bytes().decode())
            await two.ask("join", "room", room=room["room"])
            await one.my_turn()
            await one.answer("play blaster")
            for client in (one, two):
                await client.ask("ping")
            said = [each["unasked"] for each in one.news if each.get("unasked")]
            assert said == [["You had nothing else left to do: End turn."]]
            assert not any(each.get("unasked") for each in two.news)

    run(test())


@pytest.mark.parametrize("typed", ["KF-KW-TAUNT-01", "kf-kw-taunt-01", "MW-ATK5-01"])
def test_why_understands_the_id_of_a_rule(typed):
    async def test():
        async with served() as server, server.client() as client:
            await client.create("shards", "me", "random")
            await client.begun()
            why = await client.ask("why-not", answer=typed)
            (rule,) = why["rules"]
            assert (rule["rule"], bool(rule["text"])) == (typed.upper(), True)
            said = await client.ask("rule", rule=typed)
            assert (said["rule"], said["text"]) == (rule["rule"], rule["text"])
            unknown = await client.ask("why-not", answer="KF-KW-TAUNT-99")
            assert unknown["message"].startswith("KF-KW-TAUNT-99")

    run(test())
