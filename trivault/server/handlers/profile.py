"""One's own page: how one's games came out, which cards one plays most, and everything that is kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import groupby
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection as Database

from trivault.library.card_lists import card_list, list_words
from trivault.server.accounts.ratings import shown
from trivault.server.protocol import replies
from trivault.server.storage.database import ANSWERS, CONTACTS, OPPONENTS, RATINGS, ROOMS, SEATS, SESSIONS
from trivault.server.storage.records import PERSON
from trivault.server.storage.store import Job
from trivault.server.tournaments.tournaments import with_person

GAMES = 500  # the latest, that are counted
COUNTED = 200  # games whose answers are read for the cards
AT_ONCE = 20  # games that are read in one go, so that others need not wait
FAVOURITES = 5  # cards of each game
LISTED = 100  # games in the history
PLAYS = ("play", "fast-play", "cast", "quickcast")  # verbs by which cards are played


class PastSeat(NamedTuple):
    room: str
    seat: int
    user: str
    game: str
    kind: str
    name: str
    deck: str
    result: str
    ended: float
    kept: bool  # whether the room can still be opened


class PastGame(NamedTuple):
    own: PastSeat
    others: list[PastSeat]
    shared: bool  # one played several seats oneself


def past(user: str) -> Job[list[PastGame]]:
    """The games of somebody that are over, the latest first."""
    mine = sa.select(SEATS.c.room).where(SEATS.c.user_id == user, SEATS.c.ended.is_not(None))
    latest = mine.group_by(SEATS.c.room).order_by(sa.func.max(SEATS.c.ended).desc()).limit(GAMES)
    columns = sa.select(SEATS, ROOMS.c.id.is_not(None)).join_from(
        SEATS, ROOMS, ROOMS.c.id == SEATS.c.room, isouter=True
    )
    query = columns.where(SEATS.c.room.in_(latest)).order_by(SEATS.c.ended.desc(), SEATS.c.room, SEATS.c.seat)

    def job(connection: Database) -> list[PastGame]:
        rows = [PastSeat(*row) for row in connection.execute(query)]
        return [_game(user, list(seats)) for _, seats in groupby(rows, lambda row: row.room)]

    return job


def finished(user: str) -> Job[list[str]]:
    """The games that somebody has played to an end."""
    query = sa.select(SEATS.c.game).where(SEATS.c.user_id == user, SEATS.c.ended.is_not(None)).distinct()

    def job(connection: Database) -> list[str]:
        return sorted(connection.execute(query).scalars())

    return job


def _game(user: str, seats: list[PastSeat]) -> PastGame:
    own = [seat for seat in seats if seat.user == user]
    return PastGame(own[0], [seat for seat in seats if seat.user != user], len(own) > 1)


def standing(user: str) -> Job[tuple[list[replies.OwnRating], str]]:
    """The ratings of somebody, and the address for reminders."""

    def job(connection: Database) -> tuple[list[replies.OwnRating], str]:
        rows = connection.execute(sa.select(RATINGS).where(RATINGS.c.user_id == user).order_by(RATINGS.c.game))
        ratings = [
            replies.OwnRating(game=row.game, games=row.games, **shown(row.mu, row.sigma)._asdict())
            for row in rows
        ]
        address = connection.execute(sa.select(CONTACTS.c.email).where(CONTACTS.c.user_id == user)).scalar()
        return ratings, address or ""

    return job


# Counting


def tallies(games: Iterable[PastGame]) -> dict[str, list[replies.Tally]]:
    """Results by game, by deck and by opponent; games against oneself have none."""
    by: dict[str, dict[tuple[str, str], Counter[str]]] = {"games": {}, "decks": {}, "levels": {}}
    for own, others, shared in games:
        if shared:
            continue
        keys = [("games", ""), *([("decks", own.deck)] if own.deck else [])]
        keys += [("levels", kind) for kind in {seat.kind for seat in others}]
        for what, name in keys:
            by[what].setdefault((own.game, name), Counter())[own.result] += 1
    return {what: [_tally(*key, count) for key, count in found.items()] for what, found in by.items()}


def _tally(game: str, name: str, count: Counter[str]) -> replies.Tally:
    return replies.Tally(
        game=game, name=name, played=count.total(), won=count["won"], lost=count["lost"], drawn=count["drawn"]
    )


def streaks(games: Iterable[PastGame]) -> tuple[int, int]:
    """How many games in a row were won last, or lost as a negative number; and the most that ever were won."""
    results = [own.result for own, _, shared in games if not shared]
    runs = [(result, len(list(run))) for result, run in groupby(results)]
    last = runs[0] if runs else ("drawn", 0)
    now = {"won": last[1], "lost": -last[1]}.get(last[0], 0)
    return now, max((many for result, many in runs if result == "won"), default=0)


def played(user: str, rooms: Sequence[str]) -> Job[Counter[tuple[str, str]]]:
    """How often somebody has played which card in some games, by game and card."""
    fits = (SEATS.c.room == ANSWERS.c.room) & (SEATS.c.seat == ANSWERS.c.player)
    verbs = sa.or_(*(ANSWERS.c.answer.like(f"{verb} %") for verb in PLAYS))
    query = sa.select(SEATS.c.game, ANSWERS.c.answer, sa.func.count()).join_from(ANSWERS, SEATS, fits)
    query = query.where(SEATS.c.user_id == user, ANSWERS.c.room.in_(rooms), verbs)

    def job(connection: Database) -> Counter[tuple[str, str]]:
        counted: Counter[tuple[str, str]] = Counter()
        for game, answer, times in connection.execute(query.group_by(SEATS.c.game, ANSWERS.c.answer)):
            card = answer.split()[1].partition("@")[0].partition("#")[0]
            if card not in _starters(game):
                counted[game, card] += times
        return counted

    return job


@cache
def _starters(game: str) -> frozenset[str]:
    """What everybody begins with tells nothing about a player."""
    known = card_list(game)
    if "type" not in known.options:
        return frozenset()
    return frozenset(slug for slug in known.slugs() if "starter" in known.groups(slug, "type"))


def favourites(counted: Counter[tuple[str, str]], lang: str) -> list[replies.FavouriteCard]:
    found: list[replies.FavouriteCard] = []
    for game in sorted({game for game, _ in counted}):
        of_game = [(times, card) for (name, card), times in counted.items() if name == game]
        best = sorted(of_game, key=lambda each: (-each[0], each[1]))[:FAVOURITES]
        words, known = list_words(game, lang), card_list(game)
        found += [
            replies.FavouriteCard(game=game, card=card, name=known.shown(card, words).lines[0], times=times)
            for times, card in best
            if card in known.slugs()  # and not of other rules
        ]
    return found


# Everything that is kept


def everything(user: str) -> Job[dict[str, Any]]:
    """What is kept of somebody beside games."""

    def job(connection: Database) -> dict[str, Any]:
        def rows(table: sa.Table, *columns: str) -> list[dict[str, Any]]:
            found = connection.execute(sa.select(table).where(table.c.user_id == user)).mappings()
            return [{name: row[name] for name in columns} for row in found]

        return {
            "ratings": rows(RATINGS, "game", "mu", "sigma", "games"),
            "opponents": rows(OPPONENTS, "game", "games", "last"),
            "logins": rows(SESSIONS, "since"),
            "reminders": rows(CONTACTS, "email", "lang"),
            "tournaments": with_person(user)(connection),
        }

    return job


def games_kept(user: str, since: int) -> Job[tuple[list[dict[str, Any]], bool]]:
    """Some games of somebody with the own answers, and whether more follow."""
    ordered = sa.select(SEATS).where(SEATS.c.user_id == user).order_by(SEATS.c.room, SEATS.c.seat)

    def job(connection: Database) -> tuple[list[dict[str, Any]], bool]:
        found = connection.execute(ordered.offset(since).limit(AT_ONCE + 1)).mappings().all()
        return [_whole(connection, dict(row)) for row in found[:AT_ONCE]], len(found) > AT_ONCE

    return job


def _whole(connection: Database, row: dict[str, Any]) -> dict[str, Any]:
    """A seat with its deck and its answers; what others have and did is theirs."""
    room, seat = row["room"], row["seat"]
    query = sa.select(ANSWERS.c.at, ANSWERS.c.answer).where(ANSWERS.c.room == room, ANSWERS.c.player == seat)
    record = connection.execute(sa.select(ROOMS.c.record).where(ROOMS.c.id == room)).scalar()
    seats = msgspec.json.decode(record)["seats"] if record else []
    given = [[at, answer] for at, answer in connection.execute(query.order_by(ANSWERS.c.at))]
    return {
        **{name: row[name] for name in ("room", "seat", "game", "name", "result", "ended")},
        "deck": row["deck"],
        "list": seats[seat].get("deck", "") if seat < len(seats) and seats[seat]["kind"] == PERSON else "",
        "answers": given,
    }
