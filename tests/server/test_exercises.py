"""First games and puzzles at a server: rooms with a task."""

from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

from tests.server.serving import run, served
from tests.server.test_rooms import refused
from trivault.games.shards import puzzles as shipped
from trivault.puzzles import lesson, puzzle, puzzles
from trivault.puzzles.conditions import GoalCondition

TEN, LESSON = (
    (Path(shipped.__file__).parent / f"{name}.toml").read_text() for name in ("ten-is-a-number", "first-game")
)
REFUSED = {
    "no puzzle": "not TOML",
    "a." * 3000 + "b = 1": "at most 4000 bytes",
    TEN.replace("puzzle/1", "puzzle/9"): "trivault-puzzle/9",
    TEN.replace("mastery = 9", "mastery = 8"): "no first answer solves it",
    TEN.replace("mastery = 9", "mastery = -9"): "mastery",
    TEN.replace("[position]", '[position]\nexact = "AAAA"'): "exact",
}


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


def test_a_puzzle_from_a_file_is_proved_and_played_and_what_is_none_is_refused_with_the_reason():
    async def test():
        async with served(reading=0.0) as server, server.client() as one, server.client() as two:
            error = await refused(one.ask("own-puzzle", "room", file=TEN))
            assert (error.code, "too long" in error.message) == ("file", True)
            server.hub.prover.settings = replace(server.hub.settings, reading=60.0)
            for file, why in REFUSED.items():
                error = await refused(one.ask("own-puzzle", "room", file=file))
                assert (error.code, why in error.message) == ("file", True), error.message
            assert (await refused(one.ask("own-puzzle", "room", file=LESSON, chapter=99))).code == "unknown"
            assert not server.hub.rooms
            assert not server.hub.metrics.errors["failed"]

            room = (await one.ask("own-puzzle", "room", file=TEN))["room"]
            task = (await one.begun())["task"]
            assert (task["name"], task["title"], task["status"]) == ("uploaded", "Ten is a number", "open")
            await one.answer("play crystal")
            chapter = (await one.ask("own-puzzle", "room", file=LESSON, chapter=1))["room"]
            task = (await one.until(lambda said: said["type"] == "table" and said["room"] == chapter))["task"]
            assert (task["chapter"], task["chapters"]) == (1, len(lesson("shards").chapters))
            server.hub._drop(server.hub.rooms[room])
            await two.ask("join", "room", room=room)
            assert (await two.begun())["task"]["title"] == "Ten is a number"

    run(test())


def test_an_exercise_is_looked_at_once_for_an_answer_whoever_watches_and_however_long_it_lasts(monkeypatch):
    looked: list[object] = []
    holds = GoalCondition.holds

    def counted(self, *args):
        looked.append(self)
        return holds(self, *args)

    async def test():
        async with served() as server, server.client() as one, AsyncExitStack() as there:
            room = (await one.ask("exercise", "room", game="mage-wars", name="two-drops"))["room"]
            for lang in ("en", "de", "pl"):
                watcher = await there.enter_async_context(server.client(lang))
                await watcher.ask("join", "room", room=room)
            await one.begun()
            monkeypatch.setattr(GoalCondition, "holds", counted)
            for text in ("quickcast idol-of-pestilence", "skip") * 30:
                await one.answer(text)
                await one.ask("ping")
            assert one.table["at"] == 60
            assert one.table["task"]["status"] == "open"
            assert len(looked) == 60 * len(puzzle("mage-wars", "two-drops").goal)

            looked.clear()
            await one.ask("undo")
            await one.ask("ping")
            assert (one.table["at"], one.table["task"]["status"]) == (59, "open")
            assert not looked, "the progress of that moment is known"

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
