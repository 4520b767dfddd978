"""One's own games and one's own page."""

from __future__ import annotations

from trivault.server.protocol.replies.reply import Reply
from trivault.server.protocol.wire import Part


class OwnRoom(Part):
    """A game of one's own that is not over."""

    room: str
    game: str
    names: list[str]  # of the others; empty for open seats
    whose: (
        str  # turn it is: yours, theirs, bots; waiting before the game has begun, unknown where that is costly
    )
    deciding: list[str] = []  # who decides, by names
    left: int = 0  # seconds until the time of whoever decides is up, in games by correspondence


class OwnTournament(Part):
    tournament: str
    name: str
    game: str
    status: str


class Mine(Reply):
    rooms: list[OwnRoom]
    tournaments: list[OwnTournament] = []
    finished: list[str] = []  # games of which one has finished at least one


class Turn(Reply):
    """Somebody waits for you in a room that you are not in."""

    room: str
    game: str
    left: int = 0  # seconds that you have, where you are reminded of a game by correspondence


class OwnRating(Part):
    game: str
    rating: int
    deviation: int
    games: int


class Tally(Part):
    """How games came out."""

    game: str
    played: int
    won: int
    lost: int
    drawn: int = 0
    name: str = ""  # the title of a deck, or the kind of opponent; empty for all games


class FavouriteCard(Part):
    game: str
    card: str
    name: str
    times: int  # that it was played


class PastGame(Part):
    """A game that is over."""

    room: str
    game: str
    result: str  # won, lost, drawn; empty where one played all seats oneself
    names: list[str]  # of the others
    ended: int  # seconds since 1970
    deck: str = ""
    kept: bool = False  # whether its room can still be opened, to look at it


class Profile(Reply):
    name: str
    account: bool
    mails: bool = False  # whether this server sends letters
    email: str = ""  # where one is reminded
    ratings: list[OwnRating] = []
    games: list[Tally] = []
    decks: list[Tally] = []
    levels: list[Tally] = []
    streak: int = 0  # games won in a row, just now; lost ones are negative
    best_streak: int = 0
    cards: list[FavouriteCard] = []
    history: list[PastGame] = []  # the latest first


class Export(Reply):
    page: int
    data: str  # JSON: an object; its `games` are to be put together
    more: bool = False  # whether another page follows
