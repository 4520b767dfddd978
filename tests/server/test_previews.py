"""What an answer would bring, why another is impossible, and what a hint says: as clients read it."""

import trivault
from tests.server.serving import run, served
from tests.server.test_rooms import refused
from trivault.kernel.replay import Setup
from trivault.kernel.table import Table

FIGHT = {
    "players": [
        {"houses": ["brobnar", "dis", "logos"], "line": ["troll"], "hand": ["dextre"]},
        {"line": ["bumpsy", "flaxia"]},
    ],
    "turn": {"house": "brobnar"},
}


async def sit_down(client, game="keyforge", position=FIGHT, seats=("human", "random")):
    table = Table(trivault.load(game), Setup(position=position), 4, seats)
    await client.ask("load", "room", replay=table.replay().to_bytes().decode())
    return await client.begun()


def test_an_answer_to_the_own_open_choice_has_a_preview():
    async def test():
        async with served() as server, server.client() as client:
            await sit_down(client)
            await client.answer("fight troll")
            table = await client.next_table()
            asked = {"seq": table["seq"], "answer": "attack bumpsy"}
            told = await client.ask("preview", "preview", **asked)
            view = table["view"]
            names = {view["cards"][each["thing"]]: each["text"] for each in told["outcomes"]}
            assert names == {"bumpsy": "is destroyed", "troll": "damage 5, 3 left"}
            assert (told["seq"], told["answer"]) == (table["seq"], "attack bumpsy")
            await client.ask("language", lang="de")
            told = await client.ask("preview", "preview", **asked)
            assert "wird zerstört" in [each["text"] for each in told["outcomes"]]
            assert table["question"]["thing"] == view["cards"].index("troll")

    run(test())


def test_an_old_or_impossible_answer_has_none_and_others_may_not_ask():
    async def test():
        async with served() as server, server.client() as client, server.client() as other:
            table = await sit_down(client)
            for asked in (
                {"answer": "reap troll", "seq": table["seq"] + 1},
                {"answer": "sing", "seq": table["seq"]},
            ):
                assert "outcomes" not in await client.ask("preview", "preview", **asked)
            told = await client.ask("preview", "preview", answer="reap troll", seq=table["seq"])
            assert [each["thing"] for each in told["outcomes"]] == [-2]
            await other.ask("join", "room", room=client.room["room"])
            error = await refused(other.ask("preview", answer="reap troll", seq=table["seq"]))
            assert error.code == "not-yours"

    run(test())


def test_what_is_left_undone_is_marked_and_reasons_have_facts():
    async def test():
        async with served() as server, server.client() as client:
            table = await sit_down(client)
            options = {each["answer"]: each for each in table["question"]["options"]}
            assert options["end-turn"]["unfinished"].startswith("You can still do this: ")
            assert not any("unfinished" in each for name, each in options.items() if name != "end-turn")
            why = await client.ask("why-not", "why-not", answer="play dextre")
            assert why["facts"] == ["Dextre is of house Logos, the active house is Brobnar."]
            assert why["rules"][0]["rule"] == "KF-HOUSE-02"
            twins = {"houses": ["brobnar", "dis", "logos"], "line": ["troll exhausted", "troll"]}
            await sit_down(client, position={"players": [twins, {}], "turn": {"house": "brobnar"}})
            why = await client.ask("why-not", "why-not", answer="reap troll#1")  # the other one is ready
            assert (why["facts"], why["possible"]) == (["Troll is exhausted."], False)
            hint = await client.ask("hint", "hint")
            assert all(each["why"] for each in hint["suggestions"])

    run(test())
