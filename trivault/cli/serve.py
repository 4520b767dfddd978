"""`trivault serve`: the table server."""

from __future__ import annotations

import os
import webbrowser
from contextlib import ExitStack
from dataclasses import replace
from errno import EADDRINUSE
from functools import partial
from pathlib import Path
from socket import socket
from urllib.parse import urlsplit

import click
from sqlalchemy.exc import SQLAlchemyError

from trivault import registry
from trivault.bots import KINDS
from trivault.cli.errors import Refused
from trivault.files import state_folder
from trivault.server.app import build
from trivault.server.library import Library
from trivault.server.monitoring import logs
from trivault.server.rooms import mail
from trivault.server.rooms.loading import load_games
from trivault.server.run import configured, listening, open_files, page_at, tune_garbage_collector
from trivault.server.settings import Settings
from trivault.server.storage import members
from trivault.server.storage.database import DatabaseRefused
from trivault.server.storage.ownership import DatabaseUsed, check
from trivault.server.storage.pruning import pruned
from trivault.server.supervisor import ALIVE, READY, Signs, Supervisor

FAILED, LOST = 1, 2  # exit codes of one of several processes


@click.command()
@click.option(
    "--host", default="127.0.0.1", show_default=True, envvar="TRIVAULT_HOST", help="The address to listen on."
)
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=8420,
    show_default=True,
    help="0 for any free one.",
)
@click.option(
    "--database",
    envvar="TRIVAULT_DATABASE",
    metavar="FILE|URL",
    help="The database: an SQLite file, or a URL such as postgresql+psycopg://….  [default: a file in the"
    " user's state folder]",
)
@click.option(
    "--origin",
    "origins",
    multiple=True,
    envvar="TRIVAULT_ORIGIN",
    metavar="URL",
    help="Another allowed origin of pages; may be repeated.",
)
@click.option(
    "--processes",
    type=click.IntRange(1, 64),
    envvar="TRIVAULT_PROCESSES",
    metavar="N",
    help="Run this many processes that share a PostgreSQL database, also across hosts.  [default: one with"
    " exclusive access]",
)
@click.option(
    "--address",
    envvar="TRIVAULT_ADDRESS",
    metavar="HOST[:PORT]",
    help="The private address for processes on other hosts; each process takes one port from here on."
    "  [default: local, any free ports]",
)
@click.option("--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes for bots.")
@click.option(
    "--seats",
    default="",
    metavar="BOTS",
    help="Custom bots to offer, separated by commas: classes such as ./mybot.py:Bot, or names of installed "
    "bots.",
)
@click.option(
    "--rated-by",
    type=click.Choice([*KINDS, "none"]),
    default=Settings.rated_by,
    show_default=True,
    help="The bot that plays deck-rating games.",
)
@click.option(
    "--gone",
    type=click.FloatRange(0, 86_400),
    default=Settings.gone,
    show_default=True,
    metavar="SECONDS",
    help="Time after which a bot may replace an absent player.",
)
@click.option(
    "--keep-finished",
    type=click.FloatRange(0),
    default=Settings.keep_finished,
    show_default=True,
    metavar="DAYS",
    help="Retention of finished games without visitors; 0 keeps them forever.",
)
@click.option(
    "--keep-unfinished",
    type=click.FloatRange(0),
    default=Settings.keep_unfinished,
    show_default=True,
    metavar="DAYS",
    help="Retention of abandoned games; 0 keeps them forever.",
)
@click.option(
    "--disk",
    type=click.IntRange(1),
    default=Settings.disk // 1024**2,
    show_default=True,
    metavar="MB",
    help="Database size above which new rooms and accounts are refused.",
)
@click.option(
    "--smtp",
    default="",
    envvar="TRIVAULT_SMTP",
    metavar="URL",
    help="The mail server for reminders, as smtp://USER:PASSWORD@HOST:PORT or smtps://…. Prefer the variable"
    " TRIVAULT_SMTP, which other users cannot see.",
)
@click.option("--mail-from", "sender", default="", metavar="ADDRESS", help="The sender of emails.")
@click.option("--page", default="", metavar="URL", help="The public URL for links in emails.")
@click.option(
    "--proxy",
    "proxies",
    multiple=True,
    envvar="TRIVAULT_PROXY",
    metavar="ADDRESS",
    help="A trusted proxy on another machine; may be repeated.",
)
@click.option("--prune", is_flag=True, help="Delete expired games and exit.")
@click.option("--open", "opens", is_flag=True, help="Open the start page in the browser.")
def serve(
    host: str,
    port: int,
    database: str | None,
    origins: tuple[str, ...],
    processes: int | None,
    address: str | None,
    workers: int,
    seats: str,
    rated_by: str,
    gone: float,
    keep_finished: float,
    keep_unfinished: float,
    disk: int,
    smtp: str,
    sender: str,
    page: str,
    proxies: tuple[str, ...],
    prune: bool,
    opens: bool,
) -> None:
    """Run a server for browsers and for programs that use the protocol.

    Every answer is stored in the database. Stop with Ctrl-C.
    """
    if processes is not None and not hasattr(os, "fork"):
        raise Refused("--processes needs a system that can fork, such as Linux")
    if address and processes is None:
        raise Refused("--address is for several processes: name their number with --processes")
    logs.set_up()
    tune_garbage_collector()
    open_files()
    settings = Settings(
        database=_url(database),
        origins=origins,
        hosts=(host,),
        proxies=(*Settings.proxies, *proxies),
        workers=workers,
        bots=tuple(word.strip() for word in seats.split(",") if word.strip()),
        rated_by="" if rated_by == "none" else rated_by,
        gone=gone,
        keep_finished=keep_finished,
        keep_unfinished=keep_unfinished,
        disk=disk * 1024**2,
        smtp=smtp,
        sender=sender,
        page=page,
    )
    try:
        mail.check(settings)
    except mail.MailRefused as error:
        raise Refused(f"letters cannot be sent: {error}") from None
    try:
        if prune:
            many = pruned(settings.database, settings)
            click.echo(f"trivault: {many} room{'' if many == 1 else 's'} deleted")
            return
        (check if processes is None else members.check)(settings.database)
    except DatabaseUsed as error:
        raise Refused(f"the database cannot be used: {error}. {_elsewhere(error.page)}") from None
    except (DatabaseRefused, SQLAlchemyError, ImportError) as error:
        raise Refused(f"the database cannot be used: {str(error).splitlines()[0]}") from None
    registry.names()  # warnings about what is left out come at the start
    load_games()  # several processes share them
    library = Library()
    with ExitStack() as sockets:
        table = sockets.enter_context(_listening(host, port, shared=processes is not None))
        ready = partial(_tell, table, host, opens)
        if processes is not None:
            inner = internal_sockets(address or "127.0.0.1", processes, sockets)
            work = partial(_work, settings, library, table, inner)
            raise SystemExit(Supervisor(processes, work, ready, table.close).run())
        server = configured(build(settings, library), settings, lambda _: ready())
        server.run([table])
    if server.hub.lost:
        raise Refused("another server has taken the database over, so that this one has ended")


def _elsewhere(page: str) -> str:
    """What to do instead of starting another server on a database."""
    first = "Open that page" if page else "Use that server"
    return f"{first}, or start a second server with --port 0 --database FILE, for a file of its own."


def _listening(host: str, port: int, shared: bool) -> socket:
    try:
        return listening(host, port, shared)
    except OSError as error:
        if error.errno != EADDRINUSE:
            raise
        raise Refused(
            f"port {port} is taken by another program; name another one with --port, or 0 for any"
        ) from None


def _tell(table: socket, host: str, opens: bool) -> None:
    """Say where the table is, and open it in the browser if that is wished for."""
    shown = page_at((host,), table.getsockname()[1])
    click.echo(f"trivault: the table is at {shown}")
    if opens:
        webbrowser.open(shown)


def internal_sockets(address: str, many: int, sockets: ExitStack) -> dict[str, socket]:
    """Where processes reach each other."""
    try:
        parts = urlsplit(f"//{address}")
        host, port = parts.hostname or "", parts.port or 0
        made = [sockets.enter_context(listening(host, port + n if port else 0)) for n in range(many)]
    except (ValueError, OSError) as error:
        raise Refused(f"other processes cannot come to {address}: {error}") from None
    shown = f"[{host}]" if ":" in host else host
    return {f"{shown}:{each.getsockname()[1]}": each for each in made}


def _work(
    settings: Settings, library: Library, table: socket, inner: dict[str, socket], place: int, signs: Signs
) -> int:
    """One of several processes."""
    internal = [*inner][place]
    for name, each in inner.items():
        if name != internal:
            each.close()
    app = build(replace(settings, internal=internal), library)
    server = configured(app, app.state.hub.settings, lambda _: signs(READY), lambda: signs(ALIVE))
    server.run([table, inner[internal]])
    return LOST if server.hub.lost else FAILED * (not server.started)


def _url(database: str | None) -> str:
    if database is not None and "://" in database:
        return database
    path = Path(database) if database is not None else state_folder() / "tables.sqlite"
    if database is None:
        path.parent.mkdir(parents=True, exist_ok=True)
    elif not path.parent.is_dir():
        raise Refused(f"{path.parent}: no such folder for the database")
    return f"sqlite:///{path.absolute()}"
