"""The table: what is seen of it, what is asked, what has happened."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from trivault.server.protocol.replies.exercises import Task
from trivault.server.protocol.replies.reply import Reply
from trivault.server.protocol.wire import Part


class Option(Part):
    """A line of a question. `name` is what to put among the targets of an answer where several things
    are picked, ordered or given points."""

    answer: str
    sentence: str = ""
    name: str = ""
    key: str = ""  # the letter that is enough to mean it
    things: tuple[int, ...] = ()  # the cards it is about, as the view numbers them; players are -2, -3 …
    note: str = ""  # what to know beyond the sentence, such as a price
    warning: str = ""  # why it is likely to be a mistake: to be asked once more before it is sent
    unfinished: str = ""  # what it would leave undone, as it ends one's turn: not to be given by one touch
    group: str = ""  # the title under which it can be listed with others, where there are many
    brief: str = ""  # what it is called there; several that are called the same make no difference


class Question(Part):
    """An open choice of yours (notation.md says how each kind is answered)."""

    seat: int
    kind: str
    verb: str
    reason: str
    source: str
    low: int
    high: int
    options: list[Option]
    prompt: str = ""
    expected: str = ""
    several: bool = False  # whether one answer may name several options
    thing: int = -1  # the card that asks, as the view numbers it


class Die(Part):
    """A die as it fell."""

    kind: str  # of Mage Wars: attack, effect
    shows: str


class LogEvent(Part):
    """What happened, as plain data: motion and sounds are made from it. Things are numbered as in the view;
    `-2` is the first player, `-3` the second."""

    kind: str  # the name of the event; there may be new ones
    actor: int = -1  # the seat whose deed it is
    source: int = -1  # what does it
    target: int = -1  # what it happens to
    amount: int = 0
    place: int = -1  # where to, on a board with places


class Line(Part):
    """A line of the log."""

    text: str
    cards: tuple[str, ...] = ()
    things: tuple[int, ...] = ()  # which ones, as the view numbers them
    rule: str = ""
    small: bool = False  # the board shows it anyway
    dice: tuple[Die, ...] = ()
    event: LogEvent | None = None


class ActiveEffect(Part):
    card: str  # what made it
    effect: str
    slug: str = ""  # of the card; empty for states and hidden cards


class Result(Part):
    winners: list[int]
    why: str  # rules, time, resigned


class Shown(Reply, kw_only=True):
    """What is shown of a table."""

    seat: int  # from whose seat; -1 for a spectator
    view: msgspec.Raw
    values: Mapping[int, Mapping[str, int]] = {}  # what is worked out for things in play, such as power
    marks: dict[int, list[str]] = {}  # what is to be said of them beside their names
    force: list[ActiveEffect] = []
    lines: list[Line] = []


class Table(Shown, kw_only=True):
    """The table as you may see it, and what you are asked. Sent after every change."""

    room: str
    seq: int
    at: int  # answers so far
    deciding: list[int]
    question: Question | None = None
    since: int = 0  # the number of the first of these lines; the log has none after them
    clocks: list[int] = []  # milliseconds left, by seats
    undone: bool = False  # whether this goes back
    unasked: list[str] = []  # what was done for you just now, as nothing else was possible
    task: Task | None = None  # of a puzzle or a first game
    result: Result | None = None
