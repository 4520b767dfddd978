"""Replays: the whole game in a small file that says when it is not what was played."""

from random import Random

import msgspec
import pytest

import trivault
from tests.kernel.tiny_cards import GAME
from trivault.kernel.errors import (
    CorruptFile,
    FileError,
    ForeignFile,
    OtherVersion,
    SetupError,
    TrivaultError,
    TruncatedFile,
)
from trivault.kernel.replay import Replay, Setup
from trivault.kernel.replaying import open_replay
from trivault.kernel.state_history import EVERY
from trivault.kernel.table import Table

POSITION = {
    "players": [{"hand": ["spark", "gamble"], "board": ["rat"]}, {"board": ["ogre", "wolf"]}],
    "seed": 4,
}


def played(seed: int, most: int = 1000) -> Table:
    """A table at which a random game was played."""
    table, random = Table(GAME, Setup(), seed, seats=("human", "random")), Random(seed)
    while table.state.choices and len(table.answers) < most:
        choice = random.choice(table.state.choices)
        legal = table.state.legal(choice.player)
        table.answer(legal[random.randrange(len(legal))], choice.player)
    return table


LONG = next(seed for seed in range(100) if len(played(seed).answers) > EVERY)


def test_a_replay_is_the_same_after_bytes():
    replay = played(3).replay()
    assert Replay.from_bytes(replay.to_bytes()) == replay
    assert (replay.seed, replay.seats, replay.game) == (3, ("human", "random"), "tiny")


@pytest.mark.parametrize("seed", range(8))
def test_a_replay_plays_the_same_game(seed):
    table = played(seed)
    again = open_replay(Replay.from_bytes(table.replay().to_bytes()), GAME)
    assert [state.to_bytes() for state in again.states()] == [state.to_bytes() for state in table.states()]
    assert (again.answers, again.log, again.seats) == (table.answers, table.log, table.seats)


def test_a_replay_of_a_position_begins_there():
    table = Table(GAME, Setup(position=POSITION), seed=0)
    table.answer("play gamble")
    again = open_replay(Replay.from_bytes(table.replay().to_bytes()), GAME)
    assert again.state == table.state
    assert again.states()[0] == GAME.position(POSITION)


def test_play_goes_on_from_any_moment_of_a_replay():
    table = played(LONG)
    replay = table.replay()
    for upto in (0, 5, len(table.answers) - 1):
        again = open_replay(replay, GAME, upto)
        assert again.state == table.states()[upto]
        again.answer(again.state.legal()[0])
        assert len(again.answers) == upto + 1
        assert open_replay(again.replay(), GAME).state == again.state


def test_moments_outside_the_game_are_its_ends():
    table = played(3)
    assert open_replay(table.replay(), GAME, 10_000).state == table.state
    assert open_replay(table.replay(), GAME, -3).answers == []


def test_a_replay_can_be_opened_as_a_free_table():
    assert open_replay(played(3).replay(), GAME, free=True).free
    assert not open_replay(played(3).replay(), GAME).free


def test_digests_are_kept_at_the_ends_and_in_between():
    replay = played(LONG).replay()
    assert [mark for mark, _ in replay.digests][:2] == [0, EVERY]
    assert replay.digests[-1][0] == len(replay.answers)


def edited(replay: Replay, **changes: object) -> Replay:
    return Replay.from_bytes(msgspec.structs.replace(replay, **changes).to_bytes())


def test_another_answer_is_found_out():
    table = Table(GAME, Setup(position=POSITION), seed=0)
    for answer in ("play spark", "damage ogre", "play gamble"):
        table.answer(answer)
    replay = table.replay()
    answers = (replay.answers[0], (0, "damage wolf"), replay.answers[2])
    with pytest.raises(CorruptFile, match="differs from what the rules give after 3 answers"):
        open_replay(edited(replay, answers=answers), GAME)
    before = open_replay(edited(replay, answers=answers), GAME, 2)
    assert before.state.damage == {}, "up to there it is a game, too"


@pytest.mark.parametrize("answer", [(0, "dance"), (1, "end-turn"), (7, "end-turn"), (0, "")])
def test_an_answer_that_was_not_legal_is_found_out(answer):
    replay = played(3).replay()
    with pytest.raises(CorruptFile, match="answer 1 of the replay was refused"):
        open_replay(edited(replay, answers=(answer, *replay.answers[1:])), GAME)


def test_answers_beyond_the_end_are_found_out():
    replay = played(3).replay()
    with pytest.raises(CorruptFile, match="the game is over"):
        open_replay(edited(replay, answers=(*replay.answers, (0, "end-turn"))), GAME)


def test_another_seed_or_digest_is_found_out():
    replay = played(3).replay()
    for changed in (edited(replay, seed=4), edited(replay, digests=((0, "0" * 32),))):
        with pytest.raises(CorruptFile, match="after 0 answers"):
            open_replay(changed, GAME)


def test_answers_or_digests_that_are_missing_are_found_out():
    replay = played(3, 6).replay()
    for changed in (
        edited(replay, answers=replay.answers[:-1]),
        edited(replay, digests=()),
        edited(replay, digests=replay.digests[:-1]),
    ):
        with pytest.raises(CorruptFile, match="digest"):
            open_replay(changed, GAME)


def test_a_set_up_that_the_game_does_not_know_is_refused():
    with pytest.raises(SetupError):
        open_replay(edited(played(3).replay(), setup=Setup({"jokers": 2})), GAME)


def test_a_replay_of_another_game_or_form_is_refused():
    replay = played(3, 4).replay()
    with pytest.raises(ForeignFile, match="saved from the game tiny, expected shards"):
        open_replay(replay, trivault.load("shards"))
    with pytest.raises(FileError, match="this version reads"):
        edited(replay, format="trivault-replay/9")
    later = replay.to_bytes().replace(b'"answers"', b'"moves"')
    with pytest.raises(OtherVersion, match="this version reads"):
        Replay.from_bytes(later.replace(b"replay/1", b"replay/9"))


def test_a_replay_of_another_version_is_opened_while_the_game_comes_out_the_same():
    replay = edited(played(3, 4).replay(), version="0.0.9", rules="other")
    assert open_replay(replay, GAME).state == played(3, 4).state


@pytest.mark.parametrize("change", [{"answers": ((0, "play unicorn"),)}, {"digests": ((0, "0" * 32),)}])
def test_a_replay_that_other_rules_play_differently_names_its_version(change):
    replay = edited(played(3, 4).replay(), version="0.0.9", rules="other", **change)
    with pytest.raises(OtherVersion, match=r"saved by version 0\.0\.9"):
        open_replay(replay, GAME)


def test_a_replay_that_breaks_off_is_told():
    data = played(3, 6).replay().to_bytes()
    for length in range(1, len(data)):
        with pytest.raises(TruncatedFile):
            Replay.from_bytes(data[:length])


@pytest.mark.parametrize("data", [b"", b"hello", b"[]", b'{"a": 1}' + b" " * 40, b"\x00" * 50])
def test_a_file_of_another_kind_is_foreign(data):
    with pytest.raises(ForeignFile):
        Replay.from_bytes(data)


@pytest.mark.parametrize(
    "data",
    [
        b'{"format": "trivault-replay/1"}',
        b'{"format": "trivault-replay/1", "version": "\xff"}',
        b'{"format": "trivault-replay/1", "setup": ' + b"[" * 100_000,
    ],
)
def test_a_file_that_only_looks_like_a_replay_is_refused(data):
    with pytest.raises(FileError):
        Replay.from_bytes(data)


def test_a_flipped_byte_never_breaks_the_reader():
    data = played(3, 8).replay().to_bytes()
    for place in range(len(data)):
        for flip in (0x01, 0x80):
            try:
                flipped = data[:place] + bytes([data[place] ^ flip]) + data[place + 1 :]
                open_replay(Replay.from_bytes(flipped), GAME)
            except TrivaultError:
                pass


def test_what_programs_keep_of_the_seats_is_saved_with_a_game():
    table = Table(GAME, Setup(), 3, seats=("human", "random"))
    assert b"remarks" not in table.replay().to_bytes()
    table.remarks = {"colours": ("red", "blue")}
    again = open_replay(Replay.from_bytes(table.replay().to_bytes()), GAME)
    assert again.remarks == table.copy().remarks == {"colours": ("red", "blue")}
