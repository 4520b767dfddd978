"""Identities: signed tokens for people and seats, accounts, ratings."""

from __future__ import annotations

import asyncio
import math
import secrets
import time
import unicodedata
from base64 import b64encode
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from argon2.low_level import ARGON2_VERSION
from itsdangerous import BadData, URLSafeSerializer
from openskill.models import PlackettLuce
from sqlalchemy.engine import Connection

from trivault.kernel.text import LANGUAGES
from trivault.server.bus import Bus
from trivault.server.database import RATINGS, SESSIONS, USERS
from trivault.server.fair_queue import FairQueue
from trivault.server.news import SessionsEnded
from trivault.server.replies import Rating
from trivault.server.store import Job, Store
from trivault.server.words import Refusal, server_words

SHORTEST_PASSWORD = 8
NAME = range(2, 25)  # letters of a name
MARKS = 2  # accents that may lie on one another, beside those that letters have by themselves
DEVICES = 20  # on which one can be logged in at the same time
AT_ONCE = 2  # passwords that are hashed
REMEMBERED = 60.0  # seconds after which the time counts half for which those of an address were hashed
BEST = 50  # players in a list of ratings


class Person(NamedTuple):
    user: str
    name: str
    account: bool
    session: str = ""  # of an account: ends when it logs out


class Tokens:
    """Tokens that nobody else can make."""

    def __init__(self, key: str) -> None:
        self._people = URLSafeSerializer(key, salt="person")
        self._seats = URLSafeSerializer(key, salt="seat")
        self._mail = URLSafeSerializer(key, salt="mail")

    def person(self, person: Person) -> str:
        return str(self._people.dumps(list(person)))

    def read_person(self, token: str) -> Person | None:
        try:
            return Person(*self._people.loads(token))
        except (BadData, TypeError):
            return None

    def mail(self, user: str, address: str, on: bool) -> str:
        return str(self._mail.dumps([user, address, on]))

    def read_mail(self, token: str) -> tuple[str, str, bool] | None:
        try:
            user, address, on = self._mail.loads(token)
        except (BadData, TypeError, ValueError):
            return None
        return user, address, on

    def seat(self, room: str, seat: int, epoch: int) -> str:
        return str(self._seats.dumps([room, seat, epoch]))

    def read_seat(self, token: str) -> tuple[str, int, int] | None:
        try:
            room, seat, epoch = self._seats.loads(token)
        except (BadData, TypeError, ValueError):
            return None
        return room, seat, epoch


def plain(text: str) -> str:
    """The text in one line, without what does not show, turns the line round or grows out of it."""
    kept: list[str] = []
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)[0]
        if kind == "M" and len(kept) >= MARKS and all(unicodedata.category(c)[0] == "M" for c in kept[-MARKS:]):
            continue
        kept.append(" " if kind in "CZ" else letter)
    return " ".join("".join(kept).split())


def folded(name: str) -> str:
    """The same for names that look the same but for case, width and the like."""
    return unicodedata.normalize("NFKC", plain(name)).casefold()


def good_name(name: str) -> str:
    """The name as it is shown, or a refusal."""
    shown = plain(name)
    if len(shown) not in NAME or not any(c.isalnum() for c in shown):
        raise Refusal("name", low=NAME[0], high=NAME[-1])
    return shown


def guest(name: str, lang: str) -> Person:
    """Somebody new; without a name of their own they are numbered."""
    called = good_name(name) if name else server_words(lang).say("guest", n=str(1000 + secrets.randbelow(9000)))
    return Person(f"guest-{secrets.token_urlsafe(9)}", called, False)


def in_language(name: str, lang: str) -> str:
    """The name of a numbered guest in another language; other names stay as they are."""
    number = name.rpartition(" ")[2]
    if number.isdecimal() and any(name == server_words(each).say("guest", n=number) for each in LANGUAGES):
        return server_words(lang).say("guest", n=number)
    return name


def hash_of_nobody(hasher: PasswordHasher) -> str:
    """A constant in the form of a password hash, which no password has: hashing one would delay each start."""

    def noise(many: int) -> str:
        return b64encode(secrets.token_bytes(many)).decode().rstrip("=")

    costs = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    return f"$argon2id$v={ARGON2_VERSION}${costs}${noise(hasher.salt_len)}${noise(hasher.hash_len)}"


class Accounts:
    """Names with passwords. Hashing is slow on purpose and happens in threads, few at a time; addresses take
    turns."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self.store = store
        self.sessions = Sessions(store, bus)
        self._few = FairQueue(AT_ONCE, REMEMBERED)
        self.hasher = PasswordHasher()
        self._nobody = hash_of_nobody(self.hasher)

    async def register(self, name: str, password: str, host: str) -> Person:
        name = good_name(name)
        if len(password) < SHORTEST_PASSWORD:
            raise Refusal("password", "error-password-short", n=SHORTEST_PASSWORD)
        async with self._few.take(host):
            hashed = await asyncio.to_thread(self.hasher.hash, password)
        person = Person(f"user-{secrets.token_urlsafe(9)}", name, True)
        values = {"id": person.user, "name": name, "folded": folded(name), "password": hashed}
        try:
            await self.store.run(lambda connection: connection.execute(USERS.insert().values(values)).rowcount)
        except sa.exc.IntegrityError:
            raise Refusal("taken", "error-name-taken", name=name) from None
        return await self.sessions.begin(person)

    async def login(self, name: str, password: str, host: str) -> Person:
        found = await self.store.run(_user(folded(name)))
        user, known, hashed = found or ("", "", self._nobody)  # as long for unknown names as for known ones
        async with self._few.take(host):
            right = await asyncio.to_thread(self._fits, hashed, password)
        if not found or not right:
            raise Refusal("password", "error-password-wrong")
        return await self.sessions.begin(Person(user, known, True))

    async def has(self, name: str) -> bool:
        """Whether somebody has an account of this name."""
        return await self.store.run(_user(folded(name))) is not None

    def _fits(self, hashed: str, password: str) -> bool:
        try:
            return self.hasher.verify(hashed, password)
        except VerificationError:
            return False


class Sessions:
    """Where somebody is logged in. Whoever has been here is known also while the database is away."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self.store = store
        self._bus = bus
        self._known: dict[str, str] = {}  # sessions, and whose they are

    async def begin(self, person: Person) -> Person:
        session = secrets.token_urlsafe(9)
        if ended := await self.store.run(_begun(session, person.user)):
            self.ended(ended)
            self._bus.publish(SessionsEnded(person.user, sorted(ended)))
        self._known[session] = person.user
        return person._replace(session=session)

    async def goes_on(self, person: Person) -> bool:
        if person.session not in self._known:
            mine = (SESSIONS.c.id == person.session) & (SESSIONS.c.user_id == person.user)
            found = await self.store.run(
                lambda connection: connection.execute(SESSIONS.select().where(mine)).first()
            )
            if found is None:
                return False
            self._known[person.session] = person.user
        return True

    async def end(self, person: Person) -> None:
        """Log out; other processes hear of it when it is stored."""
        tell = self._bus.telling(SessionsEnded(person.user, [person.session]))

        def job(connection: Connection) -> None:
            connection.execute(SESSIONS.delete().where(SESSIONS.c.id == person.session))
            tell(connection)

        await self.store.run(job)
        self.ended([person.session])

    def ended(self, sessions: Iterable[str]) -> None:
        for session in sessions:
            self._known.pop(session, None)

    def forget_all(self) -> None:
        """Some may have ended elsewhere: the database knows."""
        self._known.clear()

    def forget(self, user: str) -> None:
        """Somebody is logged in nowhere any more, as the database knows already."""
        self._known = {session: owner for session, owner in self._known.items() if owner != user}


def _begun(session: str, user: str) -> Job[set[str]]:
    """Add a session, and end those of the user that are too many."""

    def job(connection: Connection) -> set[str]:
        connection.execute(SESSIONS.insert().values(id=session, user_id=user, since=time.time()))
        of_user = sa.select(SESSIONS.c.id).where(SESSIONS.c.user_id == user).order_by(SESSIONS.c.since.desc())
        many = {*connection.execute(of_user).scalars().all()[DEVICES:]}
        connection.execute(SESSIONS.delete().where(SESSIONS.c.id.in_(many)))
        return many

    return job


def _user(name: str) -> Job[tuple[str, str, str] | None]:
    def job(connection: Connection) -> tuple[str, str, str] | None:
        columns = sa.select(USERS.c.id, USERS.c.name, USERS.c.password)
        row = connection.execute(columns.where(USERS.c.folded == name)).first()
        return None if row is None else (row[0], row[1], row[2])

    return job


# Ratings

MODEL = PlackettLuce()
NEWCOMER = 1500
SCALE = 400 / (math.log(10) * math.sqrt(2) * MODEL.beta)  # points of Elo to one of the model


def rate(game: str, users: Sequence[str], winners: Sequence[int]) -> Job[None]:
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
        for user, (rating,) in zip(users, after, strict=True):
            row = (RATINGS.c.user_id == user) & (RATINGS.c.game == game)
            values = {"mu": rating.mu, "sigma": rating.sigma, "games": known[user].games + 1}
            connection.execute(RATINGS.update().where(row).values(values))

    return job


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
    def job(connection: Connection) -> list[Rating]:
        ordinal = RATINGS.c.mu - 2 * RATINGS.c.sigma  # where the range begins that is shown
        columns = sa.select(USERS.c.name, RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.games)
        joined = columns.join_from(RATINGS, USERS, RATINGS.c.user_id == USERS.c.id)
        rows = connection.execute(joined.where(RATINGS.c.game == game).order_by(ordinal.desc()).limit(BEST))
        return [Rating(name=row.name, games=row.games, **shown(row.mu, row.sigma)._asdict()) for row in rows]

    return job
