"""What there is: games, cards, decks, rules, ratings."""

from __future__ import annotations

import msgspec

from trivault.server.protocol.replies.reply import Reply
from trivault.server.protocol.wire import Part


class GameInfo(Part):
    name: str
    title: str
    seats: tuple[int, int]  # fewest and most
    bots: list[BotInfo]
    rules: msgspec.Raw  # numbers and names that a board shows; differ by game
    decks: str = ""  # what each player brings: decks or books; empty where nothing
    drafts: bool = False  # whether players may put it together
    options: tuple[SetupOption, ...] = ()
    handicap: bool = False  # whether in a series one of two decks may be the stronger one


class SetupOption(Part):
    """What may be chosen when a room is opened; left out, the game is the usual one."""

    name: str  # in `options`
    kind: str  # flag: true; seat: the number of a seat; each: a list with a number for each seat
    title: str
    help: str
    seats: tuple[int, ...] = ()  # for how many players; empty for any number
    high: int = 0  # the highest number for a seat; the lowest is 0
    without: tuple[str, ...] = ()  # options that it does not go together with
    beginners: bool = False  # suggested to people who have finished no game yet


class BotInfo(Part):
    kind: str
    title: str
    seconds: float = 0.0  # that it usually thinks of a decision


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
    facts: msgspec.Raw  # as data; differs by game
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


class GeneratedSet(Part):
    """A set of cards, and which parts decks of it can be made of."""

    name: str
    title: str
    parts: list[str]


class DeckGenerator(Part):
    """New decks: `generated-7` is any, and a set and up to so many of these parts may stand before the
    seed."""

    title: str
    most: int
    parts: list[Named]
    sets: list[GeneratedSet] = []


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


class Strength(Part):
    """The share of games won, with its 95 % interval."""

    share: float
    low: float
    high: float
    games: int


class Matchup(Part):
    deck: str  # its title
    strength: Strength


class CardWins(Part):
    """How much more often games are won with a card drawn than without it, with the 95 % interval."""

    card: str
    difference: float
    low: float
    high: float


class DeckRating(Reply):
    game: str
    player: str  # who plays all decks
    strength: Strength
    points: int  # the strength on the scale of Elo, where the decks of the pool have 1500 on average …
    low: int  # … with its interval
    high: int
    more: bool  # whether games are being played
    matchups: list[Matchup] = []  # the worst first
    cards: list[CardWins] = []  # those that come with wins first


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


class Rule(Reply):
    rule: str
    text: str


class Rating(Part):
    name: str
    rating: int
    deviation: int  # of the true one, at most, 19 times of 20
    games: int


class Ratings(Reply):
    game: str
    players: list[Rating]
