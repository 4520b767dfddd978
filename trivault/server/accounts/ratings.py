"""Ratings of accounts: how games change them, and who is on the list.

Games against the same opponent count less and less, and the list wants several opponents: a second account of
one's own is not worth much.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import permutations
from statistics import fmean
from typing import NamedTuple

import sqlalchemy as sa
from openskill.models import PlackettLuce
from sqlalchemy.engine import Connection

from trivault.kernel.concessions import CONCEDE
from trivault.server.protocol.replies import Rating
from trivault.server.storage.database import OPPONENTS, RATINGS, USERS, met
from trivault.server.storage.store import Job

MODEL = PlackettLuce()
NEWCOMER = 1500
SCALE = 400 / (math.log(10) * math.sqrt(2) * MODEL.beta)  # points of Elo to one of the model
BEST = 50  # players in a list …
DEVIATION = 400  # … whose ratings are known so well …
SEVERAL = 3  # … and come from so many opponents


def long_enough(given: Iterable[tuple[int, str]], seats: int, decisions: int) -> bool:
    """Whether each seat has given so many of these answers."""
    several = Counter(seat for seat, answer in given if answer != CONCEDE)
    return all(several[seat] >= decisions for seat in range(seats))


def rate(game: str, users: Sequence[str], winners: Sequence[int], now: float) -> Job[None]:
    """Count a game for the ratings of those who played it. Other processes may count others of their games at
    the same time."""
    new = MODEL.rating()
    newcomer = {"game": game, "mu": new.mu, "sigma": new.sigma}
    of_these = _of(game, users).order_by(RATINGS.c.user_id).with_for_update()

    def job(connection: Connection) -> None:
        connection.execute(_NEWCOMER, [{"user": user, **newcomer} for user in sorted(users)])
        known = {row.user_id: row for row in connection.execute(of_these)}
        before = [[MODEL.rating(mu=known[user].mu, sigma=known[user].sigma)] for user in users]
        after = MODEL.rate(before, ranks=[0 if seat in winners else 1 for seat in range(len(users))])
        weights = _weights(connection, game, users, now)
        for user, (rating,) in zip(users, after, strict=True):
            old, weight = known[user], weights[user]
            values = {
                "mu": old.mu + weight * (rating.mu - old.mu),
                "sigma": old.sigma + weight * (rating.sigma - old.sigma),
                "games": old.games + 1,
            }
            row = (RATINGS.c.user_id == user) & (RATINGS.c.game == game)
            connection.execute(RATINGS.update().where(row).values(values))

    return job


def _weights(connection: Connection, game: str, users: Sequence[str], now: float) -> dict[str, float]:
    """How much a game counts for each player; writes down that they have met."""
    weights: dict[str, list[float]] = {user: [] for user in users}
    for user, opponent in permutations(users, 2):
        weights[user].append(0.5 ** met(connection, game, user, opponent, now))
    return {user: fmean(of_user) for user, of_user in weights.items()}


_NEWCOMER = sa.text(
    "INSERT INTO ratings (user_id, game, mu, sigma, games) VALUES (:user, :game, :mu, :sigma, 0)"
    " ON CONFLICT DO NOTHING"
)


def _of(game: str, users: Sequence[str]) -> sa.Select[tuple[str, float, float, int]]:
    columns = sa.select(RATINGS.c.user_id, RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.games)
    return columns.where(RATINGS.c.game == game, RATINGS.c.user_id.in_(users))


class ShownRating(NamedTuple):
    rating: int
    deviation: int  # 19 of 20 times the true one is no farther away


def ratings_of(game: str, users: Sequence[str]) -> Job[dict[str, ShownRating]]:
    def job(connection: Connection) -> dict[str, ShownRating]:
        return {row.user_id: shown(row.mu, row.sigma) for row in connection.execute(_of(game, users))}

    return job


def shown(mu: float, sigma: float) -> ShownRating:
    """The rating on the scale that players of chess know: newcomers have 1500, and between two whose strength
    is known well a difference means the same as in Elo ratings."""
    return ShownRating(round(NEWCOMER + SCALE * (mu - MODEL.mu)), round(2 * SCALE * sigma))


def best(game: str) -> Job[list[Rating]]:
    """The players with the best ratings, as far as these are known well."""
    ordinal = RATINGS.c.mu - 2 * RATINGS.c.sigma  # where the range begins that is shown
    columns = sa.select(USERS.c.name, RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.games)
    joined = columns.join_from(RATINGS, USERS, RATINGS.c.user_id == USERS.c.id).where(RATINGS.c.game == game)
    opponents = sa.select(sa.func.count()).where(
        OPPONENTS.c.game == game, OPPONENTS.c.user_id == RATINGS.c.user_id
    )
    known = joined.where(
        2 * SCALE * RATINGS.c.sigma <= DEVIATION, opponents.correlate(RATINGS).scalar_subquery() >= SEVERAL
    )

    def job(connection: Connection) -> list[Rating]:
        rows = connection.execute(known.order_by(ordinal.desc()).limit(BEST))
        return [Rating(name=row.name, games=row.games, **shown(row.mu, row.sigma)._asdict()) for row in rows]

    return job
