"""Settings of a server; the defaults suit a small private one."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    database: str = "sqlite://"  # in memory
    internal: str = ""  # where other processes on the same database reach this one; empty: it has it alone
    beat: float = 1.0  # seconds between two beats of such a process …
    dead: float = 5.0  # … and without one until it is declared dead
    now: Callable[[], float] = time.time  # the clock on the wall, by which days are counted
    smtp: str = ""  # the mail server, as smtp:// or smtps://; without it no letters are sent
    sender: str = ""  # of letters
    page: str = ""  # the address of the server's page, as letters name it
    apart: float = 0.01  # seconds between two transactions, so that several answers share one
    origins: tuple[str, ...] = ()  # allowed beside the server's own
    hosts: tuple[str, ...] = ()  # names of the server beside those of the machine
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # addresses whose word on who connects is believed
    workers: int = 1  # processes in which bots think
    bots: tuple[str, ...] = ()  # those of the operator, by references, beside ours
    size: int = 512 * 1024  # bytes of a message
    rate: float = 20.0  # messages a second from one connection …
    burst: int = 60  # … after so many at once
    page_rate: float = 20.0  # pages a second to one address …
    page_burst: int = 200  # … after so many at once
    chat_rate: float = 1.0  # lines of chat a second from one connection …
    chat_burst: int = 10  # … after so many at once
    bot_rate: float = 5.0  # answers a second of the bots in one room …
    bot_burst: int = 100  # … after so many at once: a turn, not a game
    queue: int = 200  # messages that wait for one connection …
    backlog: int = 8 * 1024 * 1024  # … and bytes
    stuck: float = 20.0  # seconds in which a client must take what is sent to it
    tries: int = 5  # passwords a minute
    letters: int = 5  # an hour that somebody may ask for
    decisions: int = 20  # of each player, before a game counts for ratings
    gone: float = 20.0  # seconds after which the seat of a missing player may be given to a bot
    linger: float = 60.0  # seconds an empty room stays in memory
    connections: int = 8000
    address: int = 100  # WebSockets from one address …
    sockets: int = 200  # … and TCP connections, which pages need, too
    opened: int = 60  # rooms a minute from one address
    rooms: int = 20  # unfinished rooms in memory of one person
    tournaments: int = 3  # unfinished ones of one person …
    all_tournaments: int = 500  # … and of all together
    uploaded: int = 20 * 1024 * 1024  # bytes of new rooms an hour from one address
    disk: int = 4 * 1024**3  # bytes of the database, beyond which no rooms and accounts are made
    keep_waiting: float = 7.0  # days for which a room is kept that nobody enters: one that has not begun, …
    keep_unfinished: float = 90.0  # … a game that is not over …
    keep_finished: float = 90.0  # … and one that is; 0 is for ever
    hello: float = 20.0  # seconds in which a connection must have said hello
    answers: int = 5000  # of one game
    address_rooms: int = 200  # unfinished rooms in memory of one address …
    all_rooms: int = 5000  # … and of all together
    memory: int = 4 * 1024**3  # bytes in memory with which no further room is opened
    reading: float = 20.0  # seconds in which a file from outside must be read …
    reading_memory: int = 256 * 1024**2  # … and bytes
    waiting: int = 25  # thoughts of bots that one person waits for
    analyses: int = 2  # that are under way for one address at a time …
    analysis: float = 180.0  # … and seconds that one may take
    thought: float = 20.0  # seconds that a bot may think
    pace: float = 3.0  # seconds after which a level answers with the best it has found
    rated_by: str = "club"  # the level by which decks are rated in the background; empty: they are not
