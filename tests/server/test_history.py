"""Help and history: undo, hints, reasons, the log, earlier moments, saving and playing on."""

import json

import pytest

from tests.server.serving import play_some, run, served
from tests.server.test_games import exact
from tests.server.test_rooms import refused


def test_undo_goes_back_against_bots_and_old_answers_do_not_count():
    async def test():
        async with served() as server, server.client() as client:
            await client.create("shards", "me", "random", seed=4, options={"first": 0})
            before = await client.begun()
            option = before["question"]["options"][0]["answer"]
            await client.answer(option)
            after = await client.next_table()
            lines = after.get("since", 0) + len(after["lines"])
            await client.ask("undo")
            table = client.table
            assert table["undone"]
            assert table["at"] == 0
            assert table["seq"] > after["seq"]
            assert table.get("since", 0) + len(table.get("lines", [])) < lines
            assert table["view"]["sides"] == before["view"]["sides"]
            assert (await refused(client.answer(option, seq=before["seq"]))).code == "stale"
            assert server.play(client).at == 0
            await client.answer(option, seq=table["seq"])
            assert (await refused(client.ask("undo", seat=1))).code == "not-yours"
            await client.play(5, most=10)
            for _ in range(30):
                if server.play(client).at:
                    await client.ask("undo")
            assert (await refused(client.ask("undo"))).code == "undo"
            assert server.play(client).at == 0

    run(test())


def test_between_people_undo_stops_at_barriers():
    async def test():
        async with served() as server, server.client() as one, server.client() as two:
            room = await one.create("shards", "me", "open", options={"first": 0})
            await two.ask("join", "room", room=room)
            await two.ask("sit", "seat", seat=1)
            table = await one.my_turn()
            plays = [o["answer"] for o in table["question"]["options"] if o["answer"].startswith("play")]
            await one.answer(plays[0])
            await one.ask("undo")
            assert server.play(one).at == 0
            await one.answer("end-turn")
            error = await refused(one.ask("undo"))
            assert error.code == "undo"
            assert "revealed" in error.message

    run(test())


def test_hints_come_with_what_they_bring():
    async def test():
        async with served() as server, server.client() as one, server.client() as two:
            room = await one.create("shards", "me", "random", seed=4, options={"first": 0})
            await one.my_turn()
            hint = await one.ask("hint")
            answers = [each["answer"] for each in hint["suggestions"]]
            wins = [each["win"] for each in hint["suggestions"]]
            assert 1 <= len(answers) <= 5
            assert wins == sorted(wins, reverse=True), "the best first"
            assert all(0 < win < 100 for win in wins)
            assert all(each["why"] for each in hint["suggestions"])
            assert hint["seq"] == one.table["seq"]
            (quick,) = (await one.ask("hint", level="casual"))["suggestions"]
            assert quick["why"] == "Chosen by a simple rule, without comparing answers."
            assert (await refused(one.ask("hint", level="grandmaster"))).code == "malformed"
            await one.answer(answers[0], seq=hint["seq"])
            room = await one.create("shards", "me", "open")
            await two.ask("join", "room", room=room)
            await two.ask("sit", "seat", seat=1)
            assert (await refused(two.ask("hint"))).code == "off"

    run(test())


@pytest.mark.parametrize(
    ("lang", "said", "rule"),
    [
        ("en", "Not possible now", "To recruit, "),
        ("de", "Jetzt nicht", "Rekrutieren: "),
        ("pl", "Teraz niemożliwe", "Rekrutowanie: "),
    ],
)
def test_why_not_names_the_rules(lang, said, rule):
    async def test():
        async with served() as server, server.client(lang=lang) as client:
            await client.create("shards", "me", "random", seed=4, options={"first": 0})
            await client.begun()
            why = await client.ask("why-not", answer="recruit zetta-the-encryptor")
            assert not why["possible"]
            assert why["message"].startswith(said)
            assert [each["rule"] for each in why["rules"]] == ["SI-REC-01"]
            assert why["rules"][0]["text"].startswith(rule)
            assert (await client.ask("why-not", answer="end-turn"))["possible"]
            assert (await refused(client.ask("why-not", answer="sing a song"))).code == "illegal"

    run(test())


@pytest.mark.parametrize("lang", ["en", "de", "pl"])
def test_a_refused_answer_says_what_was_expected(lang):
    async def test():
        async with served() as server, server.client(lang=lang) as client:
            await client.create("shards", "me", "random", seed=4, options={"first": 0})
            table = await client.begun()
            error = await refused(client.answer("recruit zetta-the-encryptor"))
            assert error.code == "illegal"
            assert error.reply["rules"]
            assert table["question"]["options"][0]["sentence"] in error.message
            for wrong in ("", "fly to the moon", {"verb": "play"}, {"verb": "assign", "numbers": [1]}):
                error = await refused(client.answer(wrong))
                assert error.code in ("illegal", "ambiguous")
                assert table["question"]["expected"] in error.message
            assert server.play(client).at == 0

    run(test())


def test_the_log_the_table_in_sentences_and_the_language():
    async def test():
        async with served() as server, server.client() as client:
            await client.create("keyforge", "me", "random", seed=4)
            await client.play(1, most=8)
            play = server.play(client)
            log = await client.ask("log", since=0)
            assert len(log["lines"]) == len(play.table.log)
            english = [line["text"] for line in log["lines"]]
            assert any(line.get("rule") for line in log["lines"])
            said = await client.ask("describe")
            assert len({each["key"] for each in said["sentences"]}) == len(said["sentences"]) > 5
            client.table = None
            await client.ask("language", lang="de")
            table = await client.begun()
            german = [line["text"] for line in (await client.ask("log"))["lines"]]
            assert len(german) == len(english)
            assert german != english
            assert table["lines"][-1]["text"] == german[-1]
            assert set(map(int, table["values"])) >= {-2, -3}

    run(test())


def test_earlier_moments_show_what_the_seat_saw_then_and_everything_after_the_end():
    async def test():
        async with served() as server, server.client() as one, server.client() as two:
            room = await one.create("shards", "me", "open")
            await two.ask("join", "room", room=room)
            await two.ask("sit", "seat", seat=1)
            play = server.play(one)
            await play_some(play, 30, one, two)
            moment = await one.ask("moment", at=6)
            assert (moment["seat"], moment["at"], moment["end"]) == (0, 6, play.at)
            assert moment["view"] == exact(play, 0, 6)
            assert (await refused(one.ask("moment", at=6, seat=1))).code == "not-yours"
            assert (await refused(one.ask("moment", at=10**6))).code == "unknown"
            moves = (await one.ask("timeline"))["moves"]
            assert len(moves) == play.at
            assert all(bool(move.get("sentence")) == (move["seat"] == 0) for move in moves)
            for asked in (one.ask("save"), one.ask("play-on", at=3)):
                assert (await refused(asked)).code == "secret"
            report = await one.ask("report")
            assert {course["seat"] for course in report["courses"]} == {0}
            await two.ask("resign", seat=1)
            assert (await one.ask("moment", at=6, seat=1))["view"] == exact(play, 1, 6)
            assert all(move["sentence"] for move in (await one.ask("timeline"))["moves"])
            report = await one.ask("report")
            assert {course["seat"] for course in report["courses"]} == {0, 1}
            assert all(course["title"] and len(course["values"]) > 1 for course in report["courses"])

    run(test())


def test_a_game_is_saved_loaded_and_played_on_from_any_moment():
    async def test():
        async with served() as server, server.client() as client:
            first = await client.create("keyforge", "me", "random")
            await client.play(1, most=10)
            await client.my_turn()
            play, table = server.play(client), client.table
            saved = await client.ask("save")
            assert saved["name"].endswith(".replay.json")
            await client.ask("load", "room", replay=saved["replay"])
            assert client.room["room"] != first
            loaded = server.play(client)
            assert loaded.state.digest() == play.state.digest()
            assert [seat.kind for seat in loaded.record.seats] == ["person", "random"]
            assert table["at"] == play.at
            client.table = None
            seats = [{"kind": "me"}, {"kind": "me"}]
            await client.ask("load", "room", replay=saved["replay"], seats=seats, at=4)
            assert 4 <= server.play(client).at < play.at
            assert server.play(client).table.answers[:4] == play.table.answers[:4]
            await client.ask("join", "room", room=first)
            client.table = None
            await client.ask("play-on", "room", at=6)
            assert server.play(client).table.answers[:6] == play.table.answers[:6]
            await client.begun()
            await client.play(9)
            over = (await client.ask("save"))["replay"]
            await client.ask("load", "room", replay=over)
            assert client.room["status"] == "over"
            await client.ask("rematch")
            await client.ask("ping")
            assert client.room["status"] == "playing"
            again = [seat.deck for seat in server.play(client).record.seats]
            assert again == [seat.deck for seat in play.record.seats], "with the decks of the file"

    run(test())


def test_files_that_are_no_saved_games_are_refused():
    async def test():
        async with served() as server, server.client(lang="de") as client:
            await client.create("shards", "me", "random")
            good = json.loads((await client.ask("save"))["replay"])
            rooms = len(server.hub.rooms)
            for bad in (
                "",
                "hello",
                "{}",
                json.dumps(good)[:-40],
                json.dumps({**good, "game": "chess"}),
                json.dumps({**good, "version": "0.0.0", "rules": "0" * 16, "seed": 5}),
                json.dumps({**good, "seed": 5}),
                json.dumps({**good, "answers": [[0, "fly"]]}),
                json.dumps({**good, "setup": {"position": {"players": 3}}}),
            ):
                error = await refused(client.ask("load", replay=bad))
                assert error.code in ("file", "unknown", "malformed"), bad[:60]
                assert error.message
            assert len(server.hub.rooms) == rooms

    run(test())
