"""Nothing that is hidden can be found out by asking: at a table that looks the same to somebody, whatever the
hidden cards are, everything that is answered is the same."""

import json
from bisect import bisect_right
from random import Random

import pytest

from tests.each import some
from tests.server.serving import Refused, play_some, run, served
from trivault.games.magewars.decks.spellbook import SPELLS
from trivault.server.rooms.table_view import presenter_at

BOOKS = ("generated-warlock-7", "generated-wizard-9")
VERBS = {
    "shards": ("play", "recruit", "attack"),
    "keyforge": ("play", "discard", "reap", "fight"),
    "mage-wars": ("prepare", "cast", "reveal", "activate"),
}


async def three(server, one, two, third, game):
    """A game of two, and somebody who watches."""
    decks = BOOKS if game == "mage-wars" else ("", "")
    room = await one.create(game, {"kind": "me", "deck": decks[0]}, "open", hints=True)
    await two.ask("join", "room", room=room)
    await two.ask("sit", "seat", seat=1, deck=decks[1])
    await third.ask("join", "table", room=room)
    return room


async def reply(asking):
    try:
        return {**await asking, "id": 0}
    except Refused as error:
        return {**error.reply, "id": 0}


async def everything(client, room, cards, typed):
    """Whatever somebody can find out by asking, without changing anything."""
    asked = [await reply(client.ask("join", "table", room=room))]
    asked += [await reply(client.ask(each)) for each in ("describe", "report", "timeline", "log")]
    asked += [await reply(client.ask("affects", thing=thing)) for thing in (-2, -3, *cards)]
    for words in typed:
        asked.append(await reply(client.ask("why-not", answer=words)))
        asked.append(await reply(client.ask("answer", seq=client.table["seq"], answer=f"{words} nonsense")))
    return asked


@pytest.mark.parametrize("moments", some([(10, 60)], [(40, 80)]))
@pytest.mark.parametrize("game", VERBS)
def test_whatever_the_hidden_cards_are_the_same_is_said(game, moments):
    chance = Random(game)

    async def test():
        async with served() as server, server.client() as one, server.client() as two, server.client() as third:
            room = await three(server, one, two, third, game)
            play, looked = server.play(one), 0
            for at in moments:
                await play_some(play, at, one, two, third)
                true = play.table.state
                for client, seat in ((one, 0), (two, 1), (third, -1)):
                    slugs = chance.sample(sorted(play.table.game.cards), 5)
                    typed = [f"{chance.choice(VERBS[game])} {slug}" for slug in slugs]
                    cards = range(0, len(client.table["view"]["cards"]), 4)
                    before = await everything(client, room, cards, typed)
                    for n in (1, 2):
                        play.table.state = play.table.game.sample(true.view(seat), n)
                        looked += play.table.state.digest() != true.digest()
                        assert await everything(client, room, cards, typed) == before
                    play.table.state = true
            assert looked == 12, "the hidden cards were others"

    run(test())


@pytest.mark.parametrize("game", VERBS)
def test_hints_know_no_more_than_who_asks_for_them(game):
    async def test():
        async with served() as server, server.client() as one, server.client() as two, server.client() as third:
            await three(server, one, two, third, game)
            play = server.play(one)
            await play_some(play, 25, one, two, third)
            while len(play.state.legal(play.record.deciding[0])) < 2:
                await play_some(play, play.at + 1, one, two, third)
            seat, true = play.record.deciding[0], play.table.state
            hints = []
            for state in (true, play.table.game.sample(true.view(seat), 5)):
                play.table.state = state
                hints.append(await reply((one, two)[seat].ask("hint")))
            assert hints[0]["suggestions"]
            assert hints[0] == hints[1]

    run(test())


def test_who_prepares_spells_does_not_learn_what_is_in_the_other_book():
    async def test():
        async with served() as server, server.client() as one, server.client() as two, server.client() as third:
            await three(server, one, two, third, "mage-wars")
            play = server.play(one)
            while play.record.deciding != [0, 1]:
                await play_some(play, play.at + 1, one, two, third)
            for client, seat in ((one, 0), (two, 1)):
                await client.ask("ping")
                own = {option["name"] for option in client.table["question"]["options"] if "name" in option}
                said = set()
                for slug in sorted(SPELLS.keys() - {name.partition("#")[0] for name in own})[::4]:
                    refused = await reply(client.answer(f"prepare {slug}", seat=seat))
                    why = await reply(client.ask("why-not", answer=f"prepare {slug}"))
                    said.add((refused["code"], json.dumps([refused.get("rules"), why.get("rules")])))
                assert len(said) == 1, "the same of every spell"

    run(test())


@pytest.mark.parametrize("game", ["shards", "keyforge"])  # in the third all lines are for everybody
def test_what_happened_is_told_as_each_may_know_it_and_openly_when_all_is_over(game):
    async def test():
        async with served() as server, server.client() as one, server.client() as two, server.client() as third:
            await three(server, one, two, third, game)
            play = server.play(one)
            await play_some(play, 60, one, two, third)
            said, log, marks = presenter_at(play.record, "en").log_line, play.table.log, play.table.marks()
            hidden = [n for n, entry in enumerate(log) if entry.private is not None]
            assert hidden, "some of it only some may know"
            moments = {bisect_right(marks, n): n for n in hidden}  # the answer after which it happened

            for client, seat in ((one, 0), (two, 1), (third, -1)):
                lines = (await client.ask("log"))["lines"]
                assert [line["text"] for line in lines] == [said(entry.seen_by(seat)) for entry in log]
                for line, entry in zip(lines, log, strict=True):
                    secret = entry.private is not None and entry.seen_by(seat) != entry.private
                    seen = {name: line["event"].get(name, -1) for name in ("source", "target")}
                    assert not secret or max(seen.values()) < 0, "no card that this seat may not know"
                    assert line["event"]["kind"] == entry.event.kind
                for at, n in moments.items():
                    lines = (await client.ask("moment", at=at))["lines"]
                    assert said(log[n].seen_by(seat)) in [line["text"] for line in lines]
                    known = log[n].seen_by(seat) == log[n].private
                    assert (said(log[n].private) in [line["text"] for line in lines]) == known
            await two.ask("resign", seat=1)
            for at, n in moments.items():
                lines = (await third.ask("moment", at=at))["lines"]
                assert said(log[n].private) in [line["text"] for line in lines]

    run(test())


def test_seeds_are_told_to_nobody():
    async def test():
        async with served() as server, server.client() as one, server.client() as two, server.client() as third:
            room = await three(server, one, two, third, "shards")
            record = server.play(one).record
            await play_some(server.play(one), 20, one, two, third)
            for client in (one, two, third):
                await everything(client, room, (), ())
                for asked in ("save", "hint"):
                    await reply(client.ask(asked))
                await reply(client.ask("play-on", at=0))
                await reply(client.ask("moment", at=3))
                told = "".join(client.raw)
                assert str(record.seed) not in told
                assert '"seed"' not in told

    run(test())
