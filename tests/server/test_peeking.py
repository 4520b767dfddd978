"""Undo is no way to look at hidden cards: whatever they are, whoever may take an answer back has seen the same
after it, and who is asked and how choices are numbered tells nothing (record 9)."""

from random import Random
from typing import Any

import msgspec
import pytest

import trivault
from tests.each import some
from trivault.kernel.replay import Setup
from trivault.kernel.table import Table
from trivault.server.protocol.refusals import Refusal
from trivault.server.rooms.room_game import RoomGame
from trivault.server.storage.records import PERSON, PLAYING, RoomRecord, SeatRecord

OPTIONS: dict[str, dict[str, Any]] = {
    "shards": {"players": 2},
    "keyforge": {},
    "mage-wars": {"apprentice": True},
}
LOOKS = some([36], [60])  # decisions at which the hidden cards are dealt anew


def sit_down(game, seed, people=2):
    seats = [SeatRecord(PERSON, f"guest-{min(n, people - 1)}") for n in range(2)]
    record = RoomRecord(room="r", game=game, seats=seats, setup=Setup(OPTIONS[game]), seed=seed, status=PLAYING)
    play = RoomGame(record)
    play.run_on()
    return play


def with_state(play, state):
    """The same table with other hidden cards."""
    table: Table = play.table.copy()
    table.state = state
    return RoomGame(play.record.draft(), table.copy())


def seen(play, answer, seat):
    """What a seat notices of its answer: whether it may take it back, what it sees, who is asked."""
    new = play.draft(play.record.draft())
    new.answer(answer, seat)
    numbers = (new.record.deciding, new.seq, new.state.barrier == play.state.barrier)
    view = msgspec.json.encode(new.state.view(seat))
    try:
        new.undo([seat])
    except Refusal:
        return False, numbers, view
    return True, numbers, view


def looks(play, seat, chance):
    """The answers to try, and the table as it is and as it might be."""
    true = play.state
    legal = true.legal(seat)
    answers = {legal[chance.randrange(min(len(legal), 1000))].text for _ in range(4)}
    worlds = [play, *(with_state(play, true.game.sample(true.view(seat), n)) for n in (1, 2, 3))]
    return answers, worlds


@pytest.mark.parametrize("most", LOOKS)
@pytest.mark.parametrize("game", OPTIONS)
def test_what_can_be_taken_back_has_shown_nothing(game, most):
    chance, looked, allowed = Random(game), 0, 0
    for seed in range(40):
        play = sit_down(game, seed)
        for at in range(150):
            if play.state.over or looked >= most:
                break
            seat = chance.choice(play.record.deciding)
            if at % 4 == 3:
                looked += 1
                answers, worlds = looks(play, seat, chance)
                for answer in sorted(answers):
                    found = [seen(world, answer, seat) for world in worlds]
                    allowed += found[0][0]
                    if any(back for back, _, _ in found):
                        assert all(each == found[0] for each in found), (seed, at, seat, answer)
                    if all(unlearned for _, (_, _, unlearned), _ in found):
                        assert len({str(numbers) for _, numbers, _ in found}) == 1, (seed, at, seat, answer)
            legal = play.state.legal(seat)
            play.answer(legal[chance.randrange(min(len(legal), 1000))].text, seat)
    assert looked == most
    assert allowed > most // 4, "much can be taken back"


SHIELDS = [["crystal", "crystal"], ["crystal", "shard-reactor"], ["command-seer", "crystal"]]


@pytest.mark.parametrize("hand", SHIELDS)
def test_an_attack_cannot_be_taken_back_once_the_defender_is_asked(hand):
    position: dict[str, Any] = {"players": [{"hand": ["crystal"]}, {"hand": hand}], "turn": {"power": 5}}
    play = sit_down("shards", 0)
    play = RoomGame(play.record, Table(trivault.load("shards"), Setup(position=position), 0))
    while play.record.deciding == [0]:
        legal = play.state.legal(0)
        attack = [option.text for option in legal if option.verb in ("end-turn", "assign", "attack")]
        play.answer(attack[0], 0)
    assert play.record.deciding == [1], "asked, with shields or without"
    assert play.state.choice.reason == "show"
    with pytest.raises(Refusal):
        play.undo([0])


def test_alone_against_oneself_nothing_is_asked_that_is_no_decision():
    position: dict[str, Any] = {
        "players": [{"hand": ["crystal"]}, {"hand": ["crystal", "crystal"]}],
        "turn": {"power": 5},
    }
    for people, asked in ((1, False), (2, True)):
        record = sit_down("shards", 0, people).record
        play = RoomGame(record, Table(trivault.load("shards"), Setup(position=position), 0))
        play.answer("end-turn", 0)
        assert (play.state.choice.reason == "show") == asked
