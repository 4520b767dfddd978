"""First games and puzzles at a server: rooms with a task."""

from tests.server.serving import run, served
from tests.server.test_rooms import refused
from trivault.puzzles import puzzles


def test_a_puzzle_is_failed_taken_back_and_solved():
    async def test():
        async with served() as server, server.client() as one:
            listed = await one.ask("exercises", "exercises", game="shards")
            assert [each["name"] for each in listed["puzzles"]] == list(puzzles("shards"))
            assert listed["today"] in puzzles("shards")
            assert len(listed["chapters"]) == 4
            await one.ask("exercise", "room", game="shards", name="ten-is-a-number")
            task = (await one.until(lambda said: said["type"] == "table"))["task"]
            assert (task["status"], len(task["hints"])) == ("open", 3)

            async def answer(text, status):
                await one.ask("answer", answer=text, seq=one.table["seq"])
                found = await one.until(lambda said: status in said.get("task", {}).get("status", ""))
                return found["task"]

            await answer("play aetherbreaker", "open")
            failed = await answer("end-turn", "failed")
            assert "too early" in failed["trap"]
            for _ in range(2):
                await one.ask("undo")
            assert one.table["at"] == 0
            await answer("play crystal", "open")
            await answer("focus", "open")
            await answer("play aetherbreaker", "solved")
            mine = await one.ask("mine", "mine")
            assert not mine["rooms"], "puzzles are no games to go on with"
            assert one.table["result"], "this one ends with a win …"
            assert server.hub.rooms[one.room["room"]].record.practice, "… which is no result of a game"

    run(test())


def test_a_missed_win_becomes_a_room():
    async def test():
        async with served() as server, server.client() as one:
            await one.ask("exercise", "room", game="shards", name="healthy-anger")
            assert (await refused(one.ask("missed", "room"))).code == "not-begun"
            await one.ask("resign", seat=0)
            room = await one.ask("missed", "room")
            assert room["status"] == "playing"
            table = await one.until(lambda said: said["type"] == "table" and said["room"] == room["room"])
            assert (table["task"]["name"], table["task"]["status"]) == ("missed", "open")

    run(test())


def test_what_is_unknown_is_refused():
    async def test():
        async with served() as server, server.client() as one:
            assert (await refused(one.ask("exercises", "exercises", game="chess"))).code == "unknown"
            assert (await refused(one.ask("exercise", "room", game="shards", name="../ten"))).code == "unknown"
            wrong = one.ask("exercise", "room", game="shards", name="first-game", chapter=9)
            assert (await refused(wrong)).code == "unknown"
            assert not server.hub.metrics.errors["failed"]

    run(test())
