"""Judging a game that was played: what was thrown away is found, with what would have been better."""

from __future__ import annotations

import re

import pytest

import trivault
from tests.analysis.games import SAVING, WINNING, table_of, thrown_away
from trivault.analysis.game_analysis import MISTAKE, Ending, GameAnalysis, hindsight
from trivault.analysis.review import Judged, Played, decisions, in_rows, judge
from trivault.bots.budget import Budget
from trivault.bots.turn_search import TurnSearch
from trivault.games.shards.state.model import ShardsState
from trivault.kernel.choices import Choice, Raw
from trivault.kernel.replay import Setup
from trivault.kernel.table import Table
from trivault.kernel.text import Message
from trivault.presentation.analysis import (
    ToldAnalysis,
    ToldBalance,
    ToldMistake,
    ToldTurningPoint,
    analysed,
    analysis_lines,
)
from trivault.presentation.hints import percent
from trivault.presentation.presenter import make_presenter


@pytest.mark.parametrize("level", ["casual", "club", "expert"])
@pytest.mark.parametrize(
    ("game", "position", "played", "better"),
    [("shards", WINNING, "end-turn", "Play Blaster"), ("keyforge", SAVING, "end-turn", "Play Urchin")],
)
def test_a_win_that_was_thrown_away_is_a_mistake_with_the_better_answer_named(
    level: str, game: str, position: dict[str, object], played: str, better: str
) -> None:
    table = table_of(game, position, played)
    (made,) = decisions(table)
    found = judge(table.state_at(0), made, level)
    assert found.lost > MISTAKE
    assert make_presenter(game, "en").sentence(found.line[0]) == better
    assert found.wins[0] == found.best


def test_the_best_answer_costs_nothing() -> None:
    table = table_of("shards", WINNING, "play blaster")
    found = judge(table.state_at(0), decisions(table)[0], "club")
    assert (found.lost, found.line) == (0.0, ())


def test_what_the_others_hold_makes_no_difference() -> None:
    """A decision is judged from what its player knew, in a game of which all is known by now."""
    table = table_of("keyforge", SAVING, "end-turn")
    (made,) = decisions(table)
    state = table.state_at(0)
    other = state.game.sample(state.view(0), 99)
    first, second = judge(state, made, "club"), judge(other, made, "club")
    assert (first.best, first.given, first.line) == (second.best, second.given, second.line)


def test_the_story_of_a_game() -> None:
    table = thrown_away()
    judged = [judge(table.state_at(made.at), made, "club") for made in decisions(table)]
    story = GameAnalysis(judged, Ending.of(table))
    (mistake,) = story.mistakes(0)
    assert mistake.at == 1, "after the first card the win was still there"
    assert story.mistakes(1) == []
    points = story.course(0)
    assert points[0].win > 0.9
    assert points[-1] == (len(table.answers), 0.0)
    turning = story.turning_points(0)
    assert [(point.decisions[0].at, point.by) for point in turning][:1] == [(1, "mistake")]
    for seat in (0, 1):
        balance = story.balance(seat)
        assert balance is not None
        parts = balance.start + balance.own + balance.others + balance.luck + balance.conceded
        assert parts == pytest.approx(balance.end)
    told = analysed(story, 0, make_presenter("shards", "de", watching=True), table.state_at)
    assert [(each.win, each.better_win) for each in told.mistakes] == [
        (percent(mistake.given), percent(mistake.best))
    ]
    lines = list(analysis_lines(told, make_presenter("shards", "de", watching=True), bars=False))
    assert any("besser war Blaster ausspielen" in line for line in lines)


def test_what_follows_is_what_the_player_is_likely_to_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not just any answer that is possible."""

    def last(search: TurnSearch, world: ShardsState, choice: Choice, budget: Budget) -> Raw:
        return choice.raw(choice.count() - 1)

    monkeypatch.setattr(TurnSearch, "reply", last)
    table = Table(trivault.load("shards"), Setup(), 3, ("human", "club"))
    table.answer("end-turn")
    (made,) = decisions(table)
    line = judge(table.state_at(0), made, "club").line
    assert [make_presenter("shards", "en").sentence(each) for each in line] == ["Play Crystal", "End turn"]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["(54%)", "(71%)"]),
        ("de", ["(54 %)", "(71 %)"]),
        ("pl", ["(54%)", "(71%)"]),
    ],
)
def test_each_number_stands_in_its_place(lang: str, said: list[str]) -> None:
    mistake = ToldMistake(3, 1, "End turn", 54, "Play Blaster", 71, ["End turn"])
    told = ToldAnalysis(0, [], [mistake], [], [ToldBalance(0, -30, 12, 5, 0), ToldBalance(1, -12, 30, -5, 0)])
    text = "\n".join(analysis_lines(told, make_presenter("shards", lang, watching=True), bars=False))
    assert text.index(said[0]) < text.index("Play Blaster") < text.index(said[1])
    balance = text.splitlines()[-2:]
    assert [re.findall("[+\N{MINUS SIGN}][0-9]+", line) for line in balance] == [
        ["\N{MINUS SIGN}30", "+12", "+5"],
        ["\N{MINUS SIGN}12", "+30", "\N{MINUS SIGN}5"],
    ]


@pytest.mark.parametrize(
    ("game", "lang", "when"),
    [
        ("shards", "en", "Turn 2 (answer 7)"),
        ("mage-wars", "en", "Round 2 (answer 7)"),
        ("mage-wars", "de", "Runde 2 (Antwort 7)"),
        ("mage-wars", "pl", "Runda 2 (odpowiedź 7)"),
    ],
)
def test_mage_wars_counts_rounds(game: str, lang: str, when: str) -> None:
    mistake, point = ToldMistake(7, 2, "x", 54, "y", 71, []), ToldTurningPoint(7, 2, 0, "x", 54, 71, "play")
    told = ToldAnalysis(0, [], [mistake], [point], [])
    lines = list(analysis_lines(told, make_presenter(game, lang, watching=True), bars=False))
    assert len([line for line in lines if line.startswith(when)]) == 2


def made(at: int, seat: int, best: float, given: float, barrier: int = 0, **wins: float) -> Judged:
    others = {int(name[1:]): win for name, win in wins.items()}
    return Judged(at, seat, {seat: best, **others}, best, given, Message("end-turn"), barrier)


class TestHindsight:
    def test_what_could_still_be_done_was_not_lost(self) -> None:
        first, second = hindsight([made(0, 0, 0.6, 0.4), made(1, 0, 0.6, 0.3)])
        assert [first.lost, second.lost] == pytest.approx([0.0, 0.3])

    def test_luck_does_not_excuse_a_mistake(self) -> None:
        assert hindsight([made(0, 0, 0.6, 0.4), made(1, 0, 0.9, 0.9, barrier=1)])[0].lost > MISTAKE

    def test_nor_does_what_others_do(self) -> None:
        assert hindsight([made(0, 0, 0.6, 0.4), made(1, 1, 0.9, 0.9)])[0].lost > MISTAKE


class TestLuckAndSkill:
    ENDING = Ending(9, 5, (0,), ((0,), (1,)))

    def test_a_mistake_of_one_is_the_gain_of_the_other_and_the_rest_is_luck(self) -> None:
        story = GameAnalysis([made(0, 0, 0.5, 0.5, s1=0.5), made(3, 1, 0.6, 0.4, 1, s0=0.4)], self.ENDING)
        mine, theirs = story.balance(0), story.balance(1)
        assert mine is not None
        assert theirs is not None
        assert (mine.own, mine.others, mine.luck) == pytest.approx((0.0, 0.2, 0.3))
        assert (theirs.own, theirs.others, theirs.luck) == pytest.approx((-0.2, 0.0, -0.3))

    def test_what_changes_without_a_mistake_is_chance_where_chance_was_used(self) -> None:
        judged = [made(0, 0, 0.5, 0.5), made(1, 0, 0.7, 0.7, 1), made(2, 0, 0.8, 0.8, 1)]
        causes = [point.by for point in GameAnalysis(judged, self.ENDING._replace(barrier=1)).turning_points(0)]
        assert causes == ["chance", "play"]

    def test_giving_up_is_neither_luck_nor_a_mistake(self) -> None:
        judged = [made(0, 0, 0.5, 0.4, s1=0.5), made(3, 0, 0.6, 0.5, 1, s1=0.4)]
        story = GameAnalysis(judged, Ending(6, 2, (1,), ((0,), (1,)), conceded=0))
        mine, theirs = story.balance(0), story.balance(1)
        assert mine is not None
        assert theirs is not None
        assert (mine.own, mine.luck, mine.conceded) == pytest.approx((-0.2, 0.2, -0.5))
        assert (theirs.others, theirs.luck, theirs.conceded) == pytest.approx((0.2, -0.2, 0.5))
        last = story.turning_points(0)[-1]
        assert (last.at, last.seat, last.by) == (5, 0, "conceded")
        assert (last.before, last.after) == (0.6, 0.0)

    def test_a_game_that_was_played_to_its_end_was_not_given_up(self) -> None:
        table = table_of("shards", WINNING, "play blaster", "end-turn")
        assert (table.state.over, Ending.of(table).conceded) == (True, None)
        assert Ending.of(thrown_away()).conceded == 0

    def test_a_game_that_is_not_over_has_no_balance(self) -> None:
        assert GameAnalysis([made(0, 0, 0.5, 0.5)], self.ENDING._replace(winners=None)).balance(0) is None


def test_who_waits_is_judged_when_somebody_begins_to_decide() -> None:
    rows = in_rows([Played(0, 0, "a"), Played(1, 0, "b"), Played(2, 1, "c"), Played(3, 0, "d")])
    assert [each.first for each in rows] == [True, False, True, True]
