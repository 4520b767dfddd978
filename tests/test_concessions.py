"""Conceding: in every game, with any number of players, at any moment; replays, bytes and views keep it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import trivault
from trivault.kernel.concessions import CONCEDE
from trivault.kernel.errors import AnswerError, ConcessionError, GameOver, NothingToUndo, UndoError
from trivault.kernel.replay import Replay, Setup
from trivault.kernel.replaying import open_replay
from trivault.kernel.table import Table
from trivault.kernel.text import LANGUAGES

EVERY = pytest.mark.parametrize("game", trivault.NAMES)
MANY = [("shards", {"players": 3}), ("shards", {"players": 4}), ("mage-wars", {"players": 3})]
TEAMS = {"players": 4, "teams": True}


def begun(game: str, seed: int, **options: Any) -> Table[Any]:
    return Table(trivault.load(game), Setup({"players": 2, **options}), seed)


def play(table: Table[Any], most: int, seed: int = 0) -> None:
    random = Random(seed)
    for _ in range(most):
        if table.state.over:
            return
        legal = table.state.legal()
        table.answer(legal[random.randrange(len(legal))])


def kept(table: Table[Any]) -> None:
    """Bytes, positions, views and replays know of it."""
    state, game = table.state, table.game
    assert game.from_bytes(state.to_bytes()) == state
    assert game.position(state.position()).conceded == state.conceded
    assert state.copy() == state
    for player in range(-1, state.seats):
        view = state.view(player)
        assert view.conceded == state.conceded
        assert game.sample(view, 1).view(player) == view
    again = open_replay(Replay.from_bytes(table.replay().to_bytes()), game)
    assert (again.state.digest(), again.answers, again.log) == (state.digest(), table.answers, table.log)


@EVERY
@pytest.mark.parametrize("loser", [0, 1])
def test_of_two_players_the_other_wins_at_any_moment(game: str, loser: int) -> None:
    """Whoever is asked, also in the middle of an effect or of secret planning."""
    for most in (0, 1, 2, 7, 40):
        table = begun(game, 5)
        play(table, most)
        seq = table.state.seq
        table.concede(loser)
        assert table.state.result == (1 - loser,)
        assert (table.state.choices, table.state.stack, table.state.batches) == ((), [], [])
        assert table.state.seq > seq
        assert table.answers[-1] == (loser, CONCEDE)
        assert table.log[-1].event.kind == "concede"
        kept(table)


@EVERY
def test_it_is_no_answer_to_a_choice_and_only_for_those_who_play(game: str) -> None:
    state = begun(game, 5).state
    before = state.to_bytes()
    with pytest.raises(AnswerError):
        state.apply(CONCEDE)
    for nobody in (-1, 2, "0", None):
        with pytest.raises(ConcessionError, match="still in the game are p0, p1"):
            state.concede(nobody)
    assert state.to_bytes() == before
    state.concede(0)
    with pytest.raises(GameOver):
        state.concede(1)


@EVERY
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_in_every_language(game: str, lang: str) -> None:
    table = begun(game, 5)
    table.concede(1)
    words = table.game.words(lang)
    assert words.say("player", n=2) in words.say(table.log[-1].public)


@pytest.mark.parametrize(("game", "options"), MANY)
def test_with_more_players_the_others_play_on(game: str, options: dict[str, Any]) -> None:
    table = begun(game, 3, **options)
    play(table, 25)
    asked = table.state.choices
    table.concede(1)
    assert (table.state.result, table.state.choices) == (None, asked)
    kept(table)
    with pytest.raises(ConcessionError):
        table.concede(1)
    play(table, 10)
    others = [player for player in range(table.state.seats) if player != 1]
    for player in others[1:]:
        table.concede(player)
    assert table.state.result == (others[0],)
    kept(table)


@pytest.mark.rule("MW-MULTI-05")
def test_a_team_has_lost_when_both_have_given_up() -> None:
    table = begun("mage-wars", 3, **TEAMS)
    play(table, 12)
    table.concede(0)
    table.concede(1)
    assert table.state.result is None
    kept(table)
    table.concede(2)
    assert table.state.result == (3,)
    kept(table)


@pytest.mark.rule("SI-ELIM-02")
def test_the_last_who_has_not_given_up_wins_when_the_others_are_out() -> None:
    game = trivault.load("shards")
    players = [{"hand": ["blaster"]}, {"health": 1}, {}]
    table = Table(game, Setup(position={"players": players, "turn": {"power": 1}}), 1)
    table.concede(2)
    table.answer("end-turn")
    table.answer("assign p1=1 p2=0")
    assert table.state.result == (0,)


def test_who_has_given_up_does_not_win_by_the_rules() -> None:
    game = trivault.load("shards")
    players: list[dict[str, Any]] = [{}, {"health": 1}, {"health": 1}]
    table = Table(game, Setup(position={"players": players, "turn": {"power": 2}}), 1)
    table.concede(0)
    table.answer("end-turn")
    table.answer("assign p1=1 p2=1")
    assert table.state.result == ()


def test_it_cannot_be_taken_back() -> None:
    table = begun("shards", 3, players=3, first=0)
    table.answer(table.state.legal()[0])
    table.concede(1)
    with pytest.raises(NothingToUndo):
        table.undo(1)
    with pytest.raises(UndoError):
        table.undo(0)
    table.free = True
    table.undo(0)
    assert (table.answers, table.state.conceded) == ([], ())
