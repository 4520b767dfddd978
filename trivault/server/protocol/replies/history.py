"""Questions about a game: its log, advice, reasons, earlier moments, how it went."""

from __future__ import annotations

from trivault.server.protocol.replies.reply import Reply, RuleText
from trivault.server.protocol.replies.table import ActiveEffect, Line, Result, Shown
from trivault.server.protocol.wire import BotLevel, Part


class Log(Reply):
    since: int
    lines: list[Line]


class Points(Part):
    what: str
    points: int


class Suggestion(Part):
    answer: str
    sentence: str
    value: int  # points, compared with the best
    parts: list[Points]  # by which it differs from the best, and the best from the next
    win: int | None = None  # how likely it wins, in percent, where that is known
    why: str = ""  # the same in words


class Hint(Reply):
    seq: int
    suggestions: list[Suggestion]


class Outcome(Part):
    """Something that an answer would bring."""

    thing: int  # where it is seen, as the view numbers it; players are -2, -3 …
    text: str


class Preview(Reply):
    """What is sure to come of an answer; nothing where that depends on others, hidden cards or chance."""

    seq: int
    answer: str
    outcomes: list[Outcome] = []


class WhyNot(Reply):
    possible: bool
    message: str
    facts: list[str] = []  # for which the rules forbid it now
    rules: list[RuleText] = []


class Sentence(Part):
    key: str  # stays the same while the sentence changes
    text: str


class Describe(Reply):
    sentences: list[Sentence]


class Affects(Reply):
    """Everything that is in force on a thing, and what is to be said of it beside its name."""

    thing: int
    effects: list[ActiveEffect]
    marks: list[str] = []


class Move(Part):
    at: int
    turn: int
    seat: int
    sentence: str = ""  # empty where it is a secret


class Timeline(Reply):
    moves: list[Move]


class Moment(Shown, kw_only=True):
    """The table after `at` of `end` answers, and what had just happened."""

    at: int
    end: int
    turn: int


class Saved(Reply):
    name: str
    replay: str


class Course(Part):
    """A number from turn to turn."""

    seat: int
    name: str
    title: str
    values: list[int]


class KeyMoment(Part):
    """Something worth telling; ask for the `moment` with the same `at` to see it."""

    at: int
    turn: int
    seat: int  # whose deed it was; -1 for nobody's
    text: str
    cards: tuple[str, ...] = ()


class Report(Reply):
    turns: int
    summary: str
    courses: list[Course]
    moments: list[KeyMoment] = []
    result: Result | None = None


class WinPoint(Part):
    """How likely the seat wins at a decision, in percent."""

    at: int
    turn: int
    win: int


class Mistake(Part):
    """An own decision that cost something, what would have been better, and a line that is likely to follow."""

    at: int
    turn: int
    played: str
    win: int
    better: str
    better_win: int
    line: list[str] = []
    why: str = ""  # what made the difference


class TurningPoint(Part):
    """A decision after which the seat was much more, or much less, likely to win."""

    at: int
    turn: int
    seat: int  # who decided
    text: str
    before: int
    after: int
    by: str  # mistake, chance, play, or conceded where somebody gave up


class Balance(Part):
    """What changed the probability of a seat to win, in points of a hundred."""

    seat: int
    own: int  # its mistakes: at most 0
    others: int  # those of the others
    luck: int  # draws, dice, and what was hidden
    conceded: int = 0  # what was left when somebody gave up


class Analysis(Reply):
    """How far the analysis of a game is; when it has ended, what it found for a seat."""

    room: str
    status: str  # running, done, stopped
    level: BotLevel
    done: int  # decisions …
    of: int  # … of so many
    seat: int = -1
    course: list[WinPoint] = []
    mistakes: list[Mistake] = []
    turning_points: list[TurningPoint] = []
    balance: list[Balance] = []
