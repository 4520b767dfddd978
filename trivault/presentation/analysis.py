"""The analysis of a game in words, from the side of one seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from trivault.analysis.game_analysis import Balance, GameAnalysis, TurningPoint
from trivault.analysis.review import Judged
from trivault.kernel.state import State
from trivault.presentation.hints import decision, differences, percent
from trivault.presentation.presenter import AnyPresenter
from trivault.presentation.report import BARS

WIDEST = 60  # bars in a line
DEEDS = 3  # of a turning point are named

StateAt = Callable[[int], State]  # the state after so many answers


class ToldPoint(msgspec.Struct, frozen=True):
    at: int
    turn: int
    win: int  # in percent, as everywhere here


class ToldMistake(msgspec.Struct, frozen=True):
    at: int
    turn: int
    played: str
    win: int
    better: str
    better_win: int
    line: list[str]  # what is likely to follow
    why: str = ""  # what made the difference


class ToldTurningPoint(msgspec.Struct, frozen=True):
    at: int
    turn: int
    seat: int
    text: str
    before: int
    after: int
    by: str


class ToldBalance(msgspec.Struct, frozen=True):
    seat: int
    own: int
    others: int
    luck: int
    conceded: int


class ToldAnalysis(msgspec.Struct, frozen=True):
    seat: int
    course: list[ToldPoint]
    mistakes: list[ToldMistake]
    turning_points: list[ToldTurningPoint]
    balance: list[ToldBalance]  # of all seats; empty while the game is not over


def analysed(game: GameAnalysis, seat: int, presenter: AnyPresenter, state_at: StateAt) -> ToldAnalysis:
    """What there is to tell of a game."""

    def turn(at: int) -> int:
        return presenter.moment(state_at(at))[0]

    def mistake(each: Judged) -> ToldMistake:
        better, *line = [presenter.sentence(said) for said in each.line]
        played, win, best = presenter.sentence(each.deed), percent(each.given), percent(each.best)
        return ToldMistake(each.at, turn(each.at), played, win, better, best, line, _why(each, presenter))

    def turning_point(each: TurningPoint) -> ToldTurningPoint:
        deeds = [presenter.sentence(made.deed) for made in each.decisions if made.seat == each.seat]
        if each.by == "conceded":
            deeds = [presenter.say("ui-concede")]
        text = "; ".join(deeds[:DEEDS] + ["…"] * (len(deeds) > DEEDS))
        before, after = percent(each.before), percent(each.after)
        return ToldTurningPoint(each.at, turn(each.at), each.seat, text, before, after, each.by)

    seats = sorted(each for side in game.ending.sides for each in side)
    balances = [found for each in seats if (found := game.balance(each)) is not None]
    return ToldAnalysis(
        seat,
        [ToldPoint(at, turn(at), percent(win)) for at, win in game.course(seat)],
        [mistake(each) for each in game.mistakes(seat)],
        [turning_point(each) for each in game.turning_points(seat)],
        [_balance(each) for each in balances],
    )


def _why(each: Judged, presenter: AnyPresenter) -> str:
    """What made the better answer better."""
    if decided := decision(*each.outcomes):
        return presenter.say(decided)
    parts = differences(each.parts, presenter.words)
    return presenter.say("ui-analysis-why", parts=parts) if parts else ""


def _balance(each: Balance) -> ToldBalance:
    own, others, luck, conceded = (
        round(100 * part) for part in (each.own, each.others, each.luck, each.conceded)
    )
    return ToldBalance(each.seat, own, others, luck, conceded)


def analysis_lines(told: ToldAnalysis, presenter: AnyPresenter, bars: bool) -> Iterator[str]:
    """The same as lines, for the terminal."""
    who = presenter.player(told.seat)
    yield presenter.say("ui-analysis-course", player=who, course=_course(told, presenter, bars))
    yield ""
    yield presenter.say("ui-analysis-turning" if told.turning_points else "ui-analysis-no-turning")
    for point in told.turning_points:
        yield presenter.say(
            "ui-analysis-turned",
            when=_when(point, presenter),
            player=presenter.player(point.seat),
            what=point.text,
            before=_percent(presenter, point.before),
            after=_percent(presenter, point.after),
            by=point.by,
        )
    yield ""
    yield presenter.say("ui-analysis-mistakes" if told.mistakes else "ui-analysis-no-mistakes", player=who)
    for mistake in told.mistakes:
        yield from _mistake(mistake, presenter)
    if told.balance:
        yield ""
        yield presenter.say("ui-analysis-balance")
    for balance in told.balance:
        own, others, luck = (_signed(n) for n in (balance.own, balance.others, balance.luck))
        name = presenter.player(balance.seat)
        said = {"player": name, "own": own, "others": others, "luck": luck}
        if any(each.conceded for each in told.balance):
            yield presenter.say("ui-analysis-balanced-conceded", **said, conceded=_signed(balance.conceded))
        else:
            yield presenter.say("ui-analysis-balanced", **said)


def _when(told: ToldMistake | ToldTurningPoint, presenter: AnyPresenter) -> str:
    return presenter.say("ui-analysis-at", turn=told.turn, at=told.at)


def _mistake(mistake: ToldMistake, presenter: AnyPresenter) -> Iterator[str]:
    yield presenter.say(
        "ui-analysis-mistake",
        when=_when(mistake, presenter),
        played=mistake.played,
        win=_percent(presenter, mistake.win),
        better=mistake.better,
        best=_percent(presenter, mistake.better_win),
    )
    if mistake.why:
        yield mistake.why
    if mistake.line:
        yield presenter.say("ui-analysis-line", line="; ".join(mistake.line))


def _signed(points: int) -> str:
    return f"{points:+}".replace("-", "\N{MINUS SIGN}")


def _percent(presenter: AnyPresenter, n: int) -> str:
    return presenter.say("ui-percent", n=n)


def _course(told: ToldAnalysis, presenter: AnyPresenter, bars: bool) -> str:
    """The probability from turn to turn: as bars, or in numbers."""
    turns = {point.turn: point.win for point in told.course}
    if not bars:
        return ", ".join(_percent(presenter, win) for win in turns.values())
    values = list(turns.values())
    step = -(-len(values) // WIDEST) if values else 1
    return "".join(BARS[min(len(BARS) - 1, win * len(BARS) // 100)] for win in values[::step])
