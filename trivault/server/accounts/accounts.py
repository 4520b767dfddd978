"""Identities: signed tokens for people and seats, accounts."""

from __future__ import annotations

import asyncio
import secrets
import time
from base64 import b64encode
from collections.abc import Iterable
from typing import NamedTuple

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from argon2.low_level import ARGON2_VERSION
from itsdangerous import BadData, Signer, URLSafeSerializer
from sqlalchemy.engine import Connection

from trivault.kernel.text import LANGUAGES
from trivault.server.cluster.bus import Bus
from trivault.server.cluster.messages import SessionsEnded
from trivault.server.protocol.refusals import Refusal, server_words
from trivault.server.storage.database import LOOKS, SESSIONS, USERS
from trivault.server.storage.naming import folded, formerly_folded, good_name, looks
from trivault.server.storage.store import Job, Store
from trivault.server.workers.fair_queue import FairQueue

SHORTEST_PASSWORD = 8
DEVICES = 20  # on which one can be logged in at the same time
AT_ONCE = 2  # passwords that are hashed
REMEMBERED = 60.0  # seconds after which the time counts half for which those of an address were hashed


class Person(NamedTuple):
    user: str
    name: str
    account: bool
    session: str = ""  # of an account: ends when it logs out


class MailLink(NamedTuple):
    """What a link in a letter does."""

    user: str
    address: str
    on: bool  # whether letters are sent there from now on, or no more
    epoch: int = 0  # how often the user had changed or taken back an address: links of earlier ones are void


class Tokens:
    """Tokens that nobody else can make."""

    def __init__(self, key: str) -> None:
        self._people = URLSafeSerializer(key, salt="person")
        self._seats = URLSafeSerializer(key, salt="seat")
        self._mail = URLSafeSerializer(key, salt="mail")
        self._addresses = Signer(key, salt="address")

    def person(self, person: Person) -> str:
        return str(self._people.dumps(list(person)))

    def read_person(self, token: str) -> Person | None:
        try:
            return Person(*self._people.loads(token))
        except (BadData, TypeError):
            return None

    def mail(self, link: MailLink) -> str:
        return str(self._mail.dumps(list(link)))

    def read_mail(self, token: str) -> MailLink | None:
        try:
            return MailLink(*self._mail.loads(token))
        except (BadData, TypeError):
            return None

    def address(self, of: str, address: str) -> str:
        """A mark that is the same for all who come from one address, and from which nobody learns it."""
        return self._addresses.get_signature(f"{of} {address}").decode()

    def seat(self, room: str, seat: int, epoch: int) -> str:
        return str(self._seats.dumps([room, seat, epoch]))

    def read_seat(self, token: str) -> tuple[str, int, int] | None:
        try:
            room, seat, epoch = self._seats.loads(token)
        except (BadData, TypeError, ValueError):
            return None
        return room, seat, epoch


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
            await self.store.run(_registered(values))
        except sa.exc.IntegrityError:
            raise Refusal("taken", "error-name-taken", name=name) from None
        return await self.sessions.begin(person)

    async def login(self, name: str, password: str, host: str) -> Person:
        found = await self.store.run(_user(name))
        user, known, hashed = found or ("", "", self._nobody)  # as long for unknown names as for known ones
        async with self._few.take(host):
            right = await asyncio.to_thread(self._fits, hashed, password)
        if not found or not right:
            raise Refusal("password", "error-password-wrong")
        return await self.sessions.begin(Person(user, known, True))

    async def has(self, name: str, besides: str = "") -> bool:
        """Whether somebody, besides this user, has an account of this name or of one that looks like it."""
        return not await self.store.run(_owners(name)) <= {besides}

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


def _registered(values: dict[str, str]) -> Job[None]:
    """Add an account; an `IntegrityError` if another one's name looks like it."""
    rows = [{"look": look, "user_id": values["id"]} for look in looks(values["name"])]

    def job(connection: Connection) -> None:
        connection.execute(USERS.insert().values(values))
        connection.execute(LOOKS.insert(), rows)

    return job


def _owners(name: str) -> Job[set[str]]:
    """The accounts whose names look like this one."""
    query = sa.select(LOOKS.c.user_id).where(LOOKS.c.look.in_(looks(name)))
    return lambda connection: {*connection.execute(query).scalars()}


def _user(name: str) -> Job[tuple[str, str, str] | None]:
    columns = sa.select(USERS.c.id, USERS.c.name, USERS.c.password)
    names = (formerly_folded(name), folded(name))

    def job(connection: Connection) -> tuple[str, str, str] | None:
        rows = (connection.execute(columns.where(USERS.c.folded == each)).first() for each in names)
        return next(((row[0], row[1], row[2]) for row in rows if row is not None), None)

    return job
