"""The database: its tables, their version, and how it is reached."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Sequence
from itertools import groupby, permutations
from pathlib import Path

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import URL, Connection, Engine, make_url
from sqlalchemy.pool import NullPool, StaticPool

from trivault.server.storage.naming import looks

VERSION = 4  # of the tables
PATIENCE = 5.0  # seconds that a server which has just ended has for letting go
SOON = 5  # seconds in which a database can be reached, and a lock be had
LONG = 10  # seconds that a statement may take
WEEK = 7 * 24 * 3600.0

TABLES = sa.MetaData()
META = sa.Table("meta", TABLES, sa.Column("name", sa.Text, primary_key=True), sa.Column("value", sa.Text))
OWNER = sa.Table(
    "owner",
    TABLES,
    sa.Column("id", sa.Integer, primary_key=True),  # there is one row
    sa.Column("epoch", sa.Integer, nullable=False),  # which server writes: each that starts is the next
    sa.Column("seen", sa.Float, nullable=False),  # when it was last found to be healthy
)
PROCESSES = sa.Table(  # those that share the database; one that is not here any more writes nothing
    "processes",
    TABLES,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),  # an epoch, given once
    sa.Column("address", sa.Text, nullable=False, unique=True),  # where the others reach it
    sa.Column("beat", sa.Float, nullable=False),  # when it was last alive, by the clock of the database
)
LEASES = sa.Table(  # what a process has for itself; it counts while the process is there
    "leases",
    TABLES,
    sa.Column("name", sa.Text, primary_key=True),  # a room, or what else only one may do
    sa.Column("process", sa.Integer, nullable=False, index=True),
)
USERS = sa.Table(
    "users",
    TABLES,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("folded", sa.Text, nullable=False, unique=True),  # names that differ only in case are one
    sa.Column("password", sa.Text, nullable=False),
    sa.Column("letters", sa.Integer, nullable=False, server_default="0"),  # how often the address has changed
)
LOOKS = sa.Table(  # what the names of accounts look like: each look belongs to one account
    "looks",
    TABLES,
    sa.Column("look", sa.Text, primary_key=True),
    sa.Column("user_id", sa.Text, nullable=False, index=True),
)
SESSIONS = sa.Table(
    "sessions",
    TABLES,
    sa.Column("id", sa.Text, primary_key=True),  # is part of a token
    sa.Column("user_id", sa.Text, nullable=False, index=True),
    sa.Column("since", sa.Float, nullable=False),
)
RATINGS = sa.Table(
    "ratings",
    TABLES,
    sa.Column("user_id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
)
OPPONENTS = sa.Table(  # who has played whom in rated games
    "opponents",
    TABLES,
    sa.Column("user_id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("opponent", sa.Text, primary_key=True, index=True),
    sa.Column("games", sa.Float, nullable=False),  # that make the next one count less: a week takes one off
    sa.Column("last", sa.Float, nullable=False),  # when they have met
)
ROOMS = sa.Table(
    "rooms",
    TABLES,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("record", sa.Text, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),  # or when somebody was last in it
    sa.Column("status", sa.Text, nullable=False, server_default=""),
)
SEATS = sa.Table(  # who sits or sat where; games that are over stay here when their rooms are deleted
    "seats",
    TABLES,
    sa.Column("room", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("user_id", sa.Text, nullable=False, index=True),  # empty for bots and open seats
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("deck", sa.Text, nullable=False),  # its title
    sa.Column("result", sa.Text, nullable=False, server_default=""),  # won, lost, drawn
    sa.Column("ended", sa.Float),  # when the game was over
)
ANSWERS = sa.Table(
    "answers",
    TABLES,
    sa.Column("room", sa.Text, primary_key=True),
    sa.Column("at", sa.Integer, primary_key=True),
    sa.Column("player", sa.Integer, nullable=False),
    sa.Column("answer", sa.Text, nullable=False),
    sa.Column("digest", sa.Text, nullable=False),
)
GAINS = sa.Table(  # of answers that have brought time on a clock
    "gains",
    TABLES,
    sa.Column("room", sa.Text, primary_key=True),
    sa.Column("at", sa.Integer, primary_key=True),
    sa.Column("gained", sa.Integer, nullable=False),  # milliseconds
)
SNAPSHOTS = sa.Table(  # moments of games, so that only later answers are played again
    "snapshots",
    TABLES,
    sa.Column("room", sa.Text, primary_key=True),
    sa.Column("at", sa.Integer, primary_key=True),  # after so many answers
    sa.Column("state", sa.LargeBinary, nullable=False),
    sa.Column("log", sa.LargeBinary, nullable=False),  # since the one before
)
DUE = sa.Table(  # who decides in games by correspondence
    "due",
    TABLES,
    sa.Column("room", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("user_id", sa.Text, nullable=False),
    sa.Column("until", sa.Float, nullable=False, index=True),  # when the time is up
    sa.Column("remind", sa.Float, nullable=False, index=True),  # when they are reminded
)
CONTACTS = sa.Table(  # of those who wish to be reminded
    "contacts",
    TABLES,
    sa.Column("user_id", sa.Text, primary_key=True),
    sa.Column("email", sa.Text, nullable=False),
    sa.Column("lang", sa.Text, nullable=False),
)
TOURNAMENTS = sa.Table(
    "tournaments",
    TABLES,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("host", sa.Text, nullable=False),  # who has opened it
    sa.Column("status", sa.Text, nullable=False, index=True),
    sa.Column("record", sa.Text, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
)


class DatabaseRefused(Exception):
    """A database that this server must not use; the message is one line."""


# Reaching it


def connect(url: str) -> Engine:
    """The database with this URL; SQLite is set so that a crash loses nothing, PostgreSQL so that nobody
    waits for ever."""
    if url in ("sqlite://", "sqlite:///:memory:"):
        engine = sa.create_engine("sqlite://", poolclass=StaticPool, connect_args={"check_same_thread": False})
    else:
        found = _resolved(make_url(url))
        engine = sa.create_engine(found, poolclass=NullPool, connect_args=_patience(found))
    if engine.dialect.name == "sqlite":
        if (path := file_of(engine)) is not None and not path.exists():
            path.touch(0o600)  # it will hold the key with which tokens are signed
        sa.event.listen(engine, "connect", _careful)
        sa.event.listen(engine, "begin", _begin)
    return engine


def _resolved(url: URL) -> URL:
    """With the file itself in place of links to it: SQLite keeps its journal beside that name."""
    if url.get_backend_name() != "sqlite" or not url.database or url.database.startswith("file:"):
        return url
    return url.set(database=str(Path(url.database).resolve()))


def _patience(url: URL) -> dict[str, object]:
    """How long PostgreSQL may take. Whatever the URL says itself stays so."""
    if url.get_backend_name() == "sqlite":
        return {"check_same_thread": False}
    if not url.get_driver_name().startswith("psycopg"):
        return {}
    limits = {
        "statement_timeout": LONG * 1000,
        "lock_timeout": SOON * 1000,
        "idle_in_transaction_session_timeout": SOON * 1000,  # a frozen process does not hold others up
    }
    said: dict[str, object] = {
        "connect_timeout": SOON,
        "tcp_user_timeout": LONG * 1000,
        "options": " ".join(f"-c {name}={ms}" for name, ms in limits.items()),
    }
    return {name: value for name, value in said.items() if name not in url.query}


def file_of(engine: Engine) -> Path | None:
    """The file of an SQLite database; one in memory has none."""
    if engine.dialect.name != "sqlite" or not engine.url.database:
        return None
    return Path(engine.url.database)


def _careful(connection: sa.engine.interfaces.DBAPIConnection, _: object) -> None:
    assert isinstance(connection, sqlite3.Connection)
    connection.isolation_level = None  # transactions begin as said below, also those that make tables
    for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={SOON * 1000}"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


# The tables and their version


def prepare(connection: Connection) -> None:
    """Make the tables of an empty database, and new those of an older version; refuse all others."""
    found = version_of(connection)
    for old in range(found or VERSION, VERSION):
        UPGRADES[old](connection)
    TABLES.create_all(connection)
    if found is None:
        connection.execute(META.insert().values(name="tables", value=str(VERSION)))
        connection.execute(OWNER.insert().values(id=1, epoch=0, seen=0.0))
    elif found != VERSION:
        connection.execute(META.update().where(META.c.name == "tables").values(value=str(VERSION)))


def complete(connection: Connection) -> bool:
    """Whether all tables of this version are there."""
    missing = {*TABLES.tables} - {*sa.inspect(connection).get_table_names()}
    return version_of(connection) == VERSION and not missing


def version_of(connection: Connection) -> int | None:
    """The version of the tables that there are, if there are any."""
    there = {*sa.inspect(connection).get_table_names()} & {*TABLES.tables}
    if not there:
        return None
    if META.name not in there:
        raise DatabaseRefused(f"it has tables of another program ({', '.join(sorted(there))})")
    said = connection.execute(sa.select(META.c.value).where(META.c.name == "tables")).scalar()
    version = int(said) if said and said.isdecimal() else 0
    if version != VERSION and version not in UPGRADES:
        age = "an older" if version < VERSION else "a newer"
        raise DatabaseRefused(
            f"it was made by {age} version of Trivault (tables {version}, expected {VERSION}); use that one,"
            " or another database"
        )
    return version


def _owned(connection: Connection) -> None:
    """From 1 to 2: who owns the database, and what can be deleted. Nothing counts as old already."""
    connection.exec_driver_sql("ALTER TABLE rooms ADD COLUMN status TEXT DEFAULT '' NOT NULL")
    status = sa.case(
        (ROOMS.c.record.contains('"status":"over"'), "over"),
        (ROOMS.c.record.contains('"status":"playing"'), "playing"),
        else_="waiting",
    )
    connection.execute(ROOMS.update().values(status=status, changed=time.time()))
    OWNER.create(connection)
    connection.execute(OWNER.insert().values(id=1, epoch=0, seen=0.0))


def _seated(connection: Connection) -> None:
    """From 2 to 3: who sits or sat where, read from the rooms."""
    SEATS.create(connection)
    rooms = connection.execute(sa.select(ROOMS.c.record, ROOMS.c.changed)).all()
    rows = [row for record, changed in rooms for row in _seat_rows(record, changed)]
    if rows:
        connection.execute(SEATS.insert(), rows)


def _seat_rows(text: str, changed: float) -> list[dict[str, object]]:
    try:
        record = msgspec.json.decode(text, type=_OldRoom)
    except msgspec.DecodeError:  # a damaged room can be read by nobody
        return []
    over = record.result is not None
    return [
        {
            "room": record.room,
            "seat": n,
            "user_id": seat.user,
            "game": record.game,
            "kind": seat.kind,
            "name": seat.name,
            "deck": seat.title,
            "result": outcome(n, record.result.winners, len(record.seats)) if record.result else "",
            "ended": changed if over else None,
        }
        for n, seat in enumerate(record.seats)
    ]


class _OldSeat(msgspec.Struct):
    kind: str
    user: str = ""
    name: str = ""
    title: str = ""


class _OldResult(msgspec.Struct):
    winners: list[int]


class _OldRoom(msgspec.Struct):
    """What all versions have kept of a room."""

    room: str
    game: str
    seats: list[_OldSeat]
    result: _OldResult | None = None


def _told_apart(connection: Connection) -> None:
    """From 3 to 4: what names look like, who has played whom, and how often addresses have changed. Of
    accounts that look alike the first one found has the look."""
    connection.exec_driver_sql("ALTER TABLE users ADD COLUMN letters INTEGER DEFAULT 0 NOT NULL")
    LOOKS.create(connection)
    users = connection.execute(sa.select(USERS.c.name, USERS.c.id).order_by(USERS.c.id)).all()
    if owners := {look: user for name, user in reversed(users) for look in looks(name)}:
        connection.execute(LOOKS.insert(), [{"look": look, "user_id": user} for look, user in owners.items()])
    OPPONENTS.create(connection)
    over = sa.select(SEATS.c.room, SEATS.c.game, SEATS.c.user_id, SEATS.c.ended)
    over = over.where(SEATS.c.ended.is_not(None)).order_by(SEATS.c.ended, SEATS.c.room)
    rows = connection.execute(over).all()
    for _, seats in groupby(rows, key=lambda row: row.room):
        _, played, users, ended = zip(*seats, strict=True)
        if len({*users}) == len(users) and all(user.startswith("user-") for user in users):
            for user, opponent in permutations(users, 2):
                met(connection, played[0], user, opponent, ended[0])


def met(connection: Connection, game: str, user: str, opponent: str, now: float) -> float:
    """Write down that somebody has played against another one; how many games they had before, of which each
    week has made up for one."""
    one = (OPPONENTS.c.user_id == user) & (OPPONENTS.c.game == game) & (OPPONENTS.c.opponent == opponent)
    row = connection.execute(OPPONENTS.select().where(one)).first()
    before = 0.0 if row is None else max(0.0, row.games - max(0.0, now - row.last) / WEEK)
    values = {"games": before + 1, "last": now}
    if row is None:
        of_both = {"user_id": user, "game": game, "opponent": opponent}
        connection.execute(OPPONENTS.insert().values(**of_both, **values))
    else:
        connection.execute(OPPONENTS.update().where(one).values(values))
    return before


def outcome(seat: int, winners: Sequence[int], seats: int) -> str:
    """How a game came out for a seat; one that nobody or everybody has won is drawn."""
    if not winners or len(winners) == seats:
        return "drawn"
    return "won" if seat in winners else "lost"


UPGRADES = {1: _owned, 2: _seated, 3: _told_apart}  # from each version to the next
