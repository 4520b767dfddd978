"""The database: its tables, their version, and that one server at a time has it."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.pool import StaticPool

VERSION = 1  # of the tables
LOCK = 0x7461626C65  # PostgreSQL knows locks by numbers
PATIENCE = 5.0  # seconds that a server which has just ended has for letting go

TABLES = sa.MetaData()
META = sa.Table("meta", TABLES, sa.Column("name", sa.Text, primary_key=True), sa.Column("value", sa.Text))
USERS = sa.Table(
    "users",
    TABLES,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("folded", sa.Text, nullable=False, unique=True),  # names that differ only in case are one
    sa.Column("password", sa.Text, nullable=False),
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
ROOMS = sa.Table(
    "rooms",
    TABLES,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("record", sa.Text, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
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


class DatabaseRefused(Exception):
    """A database that this server must not use; the message is one line."""


def connect(url: str) -> Engine:
    """The database with this URL; SQLite is set so that a crash loses nothing."""
    if url in ("sqlite://", "sqlite:///:memory:"):
        engine = sa.create_engine("sqlite://", poolclass=StaticPool, connect_args={"check_same_thread": False})
    else:
        engine = sa.create_engine(url)
    if engine.dialect.name == "sqlite":
        if (path := _file(engine)) is not None and not path.exists():
            path.touch(0o600)  # it will hold the key with which tokens are signed
        sa.event.listen(engine, "connect", _careful)
        sa.event.listen(engine, "begin", _begin)
    return engine


def _file(engine: Engine) -> Path | None:
    """The file of an SQLite database; one in memory has none."""
    return Path(engine.url.database) if engine.url.database else None


def _careful(connection: sa.engine.interfaces.DBAPIConnection, _: object) -> None:
    assert isinstance(connection, sqlite3.Connection)
    connection.isolation_level = None  # transactions begin as said below, also those that make tables
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


# The tables and their version


def prepare(engine: Engine) -> None:
    """Make the tables of an empty database; refuse those that are not of this version."""
    with engine.begin() as connection:
        if _found(connection) is None:
            TABLES.create_all(connection)
            connection.execute(META.insert().values(name="tables", value=str(VERSION)))


def _found(connection: Connection) -> int | None:
    """The version of the tables that there are, if there are any."""
    there = {*sa.inspect(connection).get_table_names()} & {*TABLES.tables}
    if not there:
        return None
    if META.name not in there:
        raise DatabaseRefused(f"it has tables of another program ({', '.join(sorted(there))})")
    said = connection.execute(sa.select(META.c.value).where(META.c.name == "tables")).scalar()
    version = int(said) if said and said.isdecimal() else 0
    if version != VERSION:
        age = "an older" if version < VERSION else "a newer"
        raise DatabaseRefused(
            f"it was made by {age} version of Trivault (tables {version}, expected {VERSION}); use that one,"
            " or another database"
        )
    return version


def check(url: str) -> None:
    """Whether a server can use this database: `DatabaseRefused`, `SQLAlchemyError` or `ImportError` says
    why not."""
    engine = connect(url)
    try:
        hold(engine)()
        with engine.connect() as connection:
            _found(connection)
    finally:
        engine.dispose()


# One server at a time


def hold(engine: Engine) -> Callable[[], None]:
    """Keep other servers away from a database, whose games they would not know; lets go when called.
    When a process is killed, its locks go with it."""
    end = time.monotonic() + PATIENCE
    while (release := _locked(engine)) is None:
        if time.monotonic() > end:
            raise DatabaseRefused("another server uses it")
        time.sleep(0.1)
    return release


def _locked(engine: Engine) -> Callable[[], None] | None:
    if engine.dialect.name == "postgresql":
        return _locked_postgresql(engine)
    path = _file(engine)
    if path is None:
        return lambda: None
    beside = sqlite3.connect(f"{path}.lock", timeout=0, isolation_level=None, check_same_thread=False)
    try:
        beside.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        beside.close()
        return None
    return beside.close


def _locked_postgresql(engine: Engine) -> Callable[[], None] | None:
    connection = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
    connection.detach()  # the lock goes with this connection, not with one of a pool
    if connection.execute(sa.select(sa.func.pg_try_advisory_lock(LOCK))).scalar():
        return connection.close
    connection.close()
    return None
