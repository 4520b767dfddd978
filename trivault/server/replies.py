"""What the server says. `id` is the number of the request that is answered, 0 for news."""

from __future__ import annotations

from typing import Union, get_args

import msgspec

from trivault.server.wire import Clock, Options, Part, kebab


class Reply(
    msgspec.Struct, tag_field="type", tag=kebab, forbid_unknown_fields=True, omit_defaults=True, kw_only=True
):
    id: int = 0


class Welcome(Reply):
    """Who you are; keep the token to be the same one next time."""

    user: str
    name: str
    token: str
    account: bool
    lang: str
    version: str
    protocol: int


class Error(Reply):
    """Something was refused; nothing has changed. The message says what was expected."""

    code: str
    message: str
    detail: str = ""  # for programmers, in English
    rules: list[RuleText] = []


class Done(Reply):
    """A request was carried out, and is stored."""

    seq: int = 0


class Pong(Reply):
    pass


class Bye(Reply):
    """The server closes the connection; connect again later."""

    reason: str
    message: str


# What there is


class GameInfo(Part):
    name: str
    title: str
    seats: tuple[int, int]  # fewest and most
    bots: list[BotInfo]
    decks: str = ""  # what each player brings: decks or books; empty where nothing
    drafts: bool = False  # whether players may put it together
    options: tuple[SetupOption, ...] = ()


class SetupOption(Part):
    """What may be chosen when a room is opened; left out, the game is the usual one."""

    name: str  # in `options`
    kind: str  # flag: true; seat: the number of a seat; each: a list with a number for each seat
    title: str
    help: str
    seats: tuple[int, ...] = ()  # for how many players; empty for any number
    high: int = 0  # the highest number for a seat; the lowest is 0
    without: tuple[str, ...] = ()  # options that it does not go together with


class BotInfo(Part):
    kind: str
    title: str


class Games(Reply):
    games: list[GameInfo]


class Named(Part):
    name: str
    title: str


class CardFilter(Part):
    """What the cards of a game are told apart by."""

    name: str
    title: str
    values: list[Named]


class CardInfo(Part):
    slug: str
    name: str
    lines: list[str]  # the face as plain text: name, facts, rules
    text: list[str]  # the rules alone
    facts: dict[str, msgspec.Raw]  # as data; differs by game
    groups: dict[str, list[str]]  # what it is by each filter


class Cards(Reply):
    game: str
    lang: str
    cards: list[CardInfo]
    filters: list[CardFilter] = []


class DeckInfo(Part):
    name: str
    title: str
    facts: str


class DeckGenerator(Part):
    """New decks: `generated-7` is any, and up to so many of these parts may stand before the seed."""

    title: str
    most: int
    parts: list[Named]


class Decks(Reply):
    game: str
    decks: list[DeckInfo]
    generator: DeckGenerator | None = None  # without one only these decks can be brought


class DeckCard(Part):
    card: str
    text: str  # its name, with how many there are and what is special about them


class DeckGroup(Part):
    title: str
    cards: list[DeckCard]


class Deck(Reply):
    game: str
    name: str
    title: str
    facts: str
    text: str  # the list, to be saved, changed or sent as `deck`
    groups: list[DeckGroup]


class DraftChoice(Part):
    """What is decided once for a deck, such as its mage."""

    name: str
    title: str
    value: str  # empty as long as nothing is chosen
    values: list[Named]


class DraftCard(Part):
    card: str
    times: int
    points: int  # for all copies


class Offer(Part):
    """A card that could be taken."""

    card: str
    points: int  # for a copy
    most: int  # copies; 0 where it cannot be had at all
    note: str  # what the points are made of, or why it cannot be had


class Problem(Part):
    """A rule that a deck breaks."""

    rule: str
    text: str
    card: str = ""  # the one that breaks it, if it is a single one


class Draft(Reply):
    """A deck that is being put together, as far as it goes."""

    game: str
    name: str
    text: str  # the list
    choices: list[DraftChoice]
    cards: list[DraftCard]
    points: int
    most: int
    problems: list[Problem]
    offers: list[Offer] = []


class RuleText(Part):
    rule: str
    text: str


class Rule(Reply):
    rule: str
    text: str


class Rating(Part):
    name: str
    rating: float
    games: int


class Ratings(Reply):
    game: str
    players: list[Rating]


# Rooms


class SeatInfo(Part):
    kind: str  # person, open, or a kind of bot
    name: str = ""
    here: bool = False  # whether the person is connected
    bot: str = ""  # the bot that plays for the person at the moment
    out: str = ""  # why the seat has lost before the end: time, resigned
    rating: float | None = None
    deck: str = ""


class RoomLine(Part):
    """A room in the lobby."""

    room: str
    game: str
    seats: list[SeatInfo]
    clock: Clock | None = None


class Lobby(Reply):
    rooms: list[RoomLine]


class Stop(Part):
    name: str
    title: str


class StopGroup(Part):
    """Stops to choose from."""

    title: str
    stops: list[Stop]
    one: bool = False  # whether only one of them is chosen


class SeatStops(Part):
    """The stops of one of your seats."""

    seat: int
    names: list[str]
    said: str


class Stops(Part):
    """At which moments you are asked at which one usually passes."""

    groups: list[StopGroup]
    seats: list[SeatStops]


class Room(Reply):
    """The room you are in."""

    room: str
    game: str
    status: str  # waiting, playing, over
    seats: list[SeatInfo]
    yours: list[int]  # the seats that you play
    watching: int  # how many watch
    listed: bool = False
    options: Options = {}  # of the set-up
    clock: Clock | None = None
    chat: bool = True
    hints: bool = False
    free: bool = False  # whether undo goes over chance and others' decisions
    rated: bool = False
    order: bool = False  # whether your triggers are put in order without asking
    stops: Stops | None = None  # only in games with moments at which one usually passes
    rematch: list[int] = []  # the seats that want to play again
    next: str = ""  # the room in which they do


class Seat(Reply):
    """A seat is yours: with the token you come back to it."""

    room: str
    seat: int
    token: str


class Moved(Reply):
    """Go on in another room: join it."""

    room: str


class ChatLine(Part):
    name: str
    seat: int  # -1 for a spectator
    text: str
    time: int  # seconds since 1970


class Chat(Reply):
    lines: list[ChatLine]


# The game


class Option(Part):
    """A line of a question. `name` is what to put among the targets of an answer where several things
    are picked, ordered or given points."""

    answer: str
    sentence: str = ""
    name: str = ""
    key: str = ""  # the letter that is enough to mean it
    things: tuple[int, ...] = ()  # the cards it is about, as the view numbers them; players are -2, -3 …
    note: str = ""  # what to know beyond the sentence, such as a price
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


class Die(Part):
    """A die as it fell."""

    kind: str  # of Mage Wars: attack, effect
    shows: str


class Line(Part):
    """A line of the log."""

    text: str
    cards: tuple[str, ...] = ()
    rule: str = ""
    small: bool = False  # the board shows it anyway
    dice: tuple[Die, ...] = ()


class InForce(Part):
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
    values: dict[int, dict[str, int]] = {}  # what is worked out for things in play, such as power
    marks: dict[int, list[str]] = {}  # what is to be said of them beside their names
    force: list[InForce] = []
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
    result: Result | None = None


class Log(Reply):
    since: int
    lines: list[Line]


class Points(Part):
    what: str
    points: int


class Suggestion(Part):
    answer: str
    sentence: str
    value: int
    parts: list[Points]


class Hint(Reply):
    seq: int
    suggestions: list[Suggestion]


class WhyNot(Reply):
    possible: bool
    message: str
    rules: list[RuleText] = []


class Sentence(Part):
    key: str  # stays the same while the sentence changes
    text: str


class Describe(Reply):
    sentences: list[Sentence]


class Affects(Reply):
    """Everything that is in force on a thing, and what is to be said of it beside its name."""

    thing: int
    effects: list[InForce]
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


AnyReply = Union[  # noqa: UP007  # taken apart below
    Welcome, Error, Done, Pong, Bye,
    Games, Cards, Decks, Deck, Draft, Rule, Ratings,
    Lobby, Room, Seat, Moved, Chat,
    Table, Log, Hint, WhyNot, Describe, Affects, Timeline, Moment, Saved, Report,
]  # fmt: skip

REPLIES: dict[str, type[Reply]] = {str(each.__struct_config__.tag): each for each in get_args(AnyReply)}
