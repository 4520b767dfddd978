"""Looking at a game that was played."""

from __future__ import annotations

import re
from random import Random

import pytest

from tests.tui.sitting import GAME, Typist, table
from trivault.games.shards.state.model import ShardsState
from trivault.kernel.table import Table
from trivault.presentation.presenter import make_presenter
from trivault.presentation.report import report
from trivault.tui.viewer import Viewer


def played(most: int = 10_000) -> Table[ShardsState]:
    at = table(seed=2)
    random = Random(2)
    while not at.state.over and len(at.answers) < most:
        legal = at.state.legal()
        at.answer(legal[random.randrange(len(legal))])
    return at


def viewer(*script: str, most: int = 10_000, lang: str = "en") -> tuple[Viewer, Typist]:
    screen = Typist(script, lang)
    screen.presenter.watching = True
    return Viewer(played(most), screen), screen


def moments(screen: Typist) -> list[int]:
    """The answers after which the game was shown."""
    return [int(line.split()[1]) for line in screen.said if line.startswith("Answer ")]


@pytest.mark.parametrize(
    ("script", "seen"),
    [
        (["", "n", "next"], [0, 1, 2, 3]),
        (["5", "p", "back", "0", "p"], [0, 5, 4, 3, 0]),
        (["20", "", "p"], [0, 20, 19]),
        (["q", "n"], [0]),
    ],
)
def test_steps(script: list[str], seen: list[int]) -> None:
    look, screen = viewer(*script, most=20)
    assert look.run() is None
    assert moments(screen) == seen


def test_the_next_turn() -> None:
    look, screen = viewer("t", "t")
    look.run()
    turns = [look.states[at].turn for at in moments(screen)]
    assert turns == [1, 2, 3]
    assert look.states[moments(screen)[1] - 1].turn == 1, "the first moment of that turn"


def test_wrong_steps_say_what_was_expected() -> None:
    look, screen = viewer("21", "x", "-1", "9" * 5000, most=20)
    look.run()
    assert moments(screen) == [0]
    assert (
        screen.text.count("Press Enter (on), or type p (back), t (next turn), a number from 0 to 20, play or q")
        == 4
    )


def test_playing_on_from_any_moment() -> None:
    assert viewer("7", "play", most=20)[0].run() == 7
    assert viewer("spielen", most=20, lang="de")[0].run(4) == 4


def test_a_finished_game_cannot_be_played_on_at_its_end() -> None:
    look, screen = viewer("play", "q")
    assert look.run(look.end) is None
    assert "The game is over." in screen.text


def test_each_moment_is_shown_as_the_player_saw_it_who_decided() -> None:
    look, screen = viewer(*[""] * 10, most=10)
    look.run()
    for at, (player, _) in enumerate(look.answers):
        hand = GAME.view(look.states[at], player).sides[player].hand
        assert screen.presenter.name(look.states[at].defs[hand[0]].slug if hand else "crystal") in screen.text
    assert ", you:" not in screen.text


def test_the_answer_to_come_is_named() -> None:
    look, screen = viewer("q")
    look.run(1)
    player, text = look.answers[1]
    choice = look.states[1].asked(player)
    option = next(o for o in look.states[1].legal(choice.player) if o.text == text)
    assert f"Player {player + 1} now: {option}" in screen.text


class TestText:
    def test_the_whole_game_turn_by_turn(self) -> None:
        look, _ = viewer()
        lines = list(look.text())
        heads = [line for line in lines if re.match(r"Turn \d+, ", line)]
        assert heads[0].startswith("Turn 1, Player ")
        assert len(heads) == look.states[-1].turn
        assert len([line for line in lines if line]) == len(heads) + len(look.log) + 5 + len(look.highlights)
        assert f"Player {look.states[-1].result[0] + 1} wins in turn {look.states[-1].turn}." in lines

    def test_a_game_that_was_not_finished(self) -> None:
        look, _ = viewer(most=20)
        assert list(look.text())[-1] == "The recording breaks off here."


class TestReport:
    def test_numbers(self) -> None:
        states = played().states()
        lines = report(states, make_presenter("shards", "en"), bars=False)
        assert len(lines) == 1 + 2 * 2
        health = [int(n) for n in lines[1].partition(": ")[2].split(", ")]
        assert len(health) == 10
        assert (health[0], health[-1]) == (50, states[-1].players[0].health)

    def test_bars(self) -> None:
        states = played().states()
        lines = report(states, make_presenter("shards", "de"), bars=True)
        assert lines[1].startswith("Spieler 1, Leben: █")
        loser = 1 - (states[-1].result or (0,))[0]
        assert lines[1 + 2 * loser].endswith("▁ 50 → 0")
