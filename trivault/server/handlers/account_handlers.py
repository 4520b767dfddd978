"""Handlers of requests on what is one's own: games that are not over, reminders, one's page,
and everything that is kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection as Database

from trivault.server.accounts import results
from trivault.server.accounts.accounts import MailLink
from trivault.server.cluster.leases import OwnedByPeer
from trivault.server.handlers import account_deletion, profile
from trivault.server.handlers.client import Client
from trivault.server.hub import Hub
from trivault.server.protocol import replies, requests
from trivault.server.protocol.refusals import Refusal, server_words
from trivault.server.rooms import mail
from trivault.server.rooms.room_game import restored
from trivault.server.rooms.seating import bot_title, names
from trivault.server.storage import store
from trivault.server.storage.database import CONTACTS, USERS
from trivault.server.storage.naming import folded
from trivault.server.storage.ownership import StorageFailed
from trivault.server.storage.records import PERSON, WAITING, RoomRecord, SeatRecord
from trivault.server.storage.store import Job
from trivault.server.tournaments import tournaments

RESTORED = 3  # rooms that are played again for knowing whose turn it is


async def mine(connection: Client, request: requests.Mine) -> None:
    hub, user = connection.hub, connection.me.user
    seats = _seats(hub, request.tokens)
    found = await hub.store.run(results.unfinished(user, list(seats)))
    spare, rooms = RESTORED, []
    for record, current in found:
        if record.room in hub.rooms:
            record, current = hub.rooms[record.room].record, True
        elif not current and spare:
            spare -= 1
            record, current = await _restored(hub, record)
        own = _own(record, user, seats.get(record.room, ()))
        if own and record.result is None and record.task is None:
            rooms.append(_line(record, own, current, connection.lang, hub.settings.now()))
    own_tournaments = [
        replies.OwnTournament(tournament=each.id, name=each.name, game=each.game, status=each.status)
        for each in await hub.store.run(tournaments.unfinished_of(user))
    ]
    finished = await hub.store.run(profile.finished(user))
    connection.send(replies.Mine(id=request.id, rooms=rooms, tournaments=own_tournaments, finished=finished))


def _seats(hub: Hub, tokens: Iterable[str]) -> dict[str, list[tuple[int, int]]]:
    """The seats that these tokens are for, with their epochs, by rooms."""
    seats: dict[str, list[tuple[int, int]]] = {}
    for token in tokens:
        if (known := hub.tokens.read_seat(token)) is not None:
            room, seat, epoch = known
            seats.setdefault(room, []).append((seat, epoch))
    return seats


def _own(record: RoomRecord, user: str, known: Iterable[tuple[int, int]]) -> set[int]:
    """The seats of somebody, by name or by token."""
    own = {n for n, seat in enumerate(record.seats) if seat.kind == PERSON and seat.user == user}
    fitting = {seat for seat, epoch in known if seat < len(record.seats) and record.seats[seat].epoch == epoch}
    return own | {seat for seat in fitting if record.seats[seat].kind == PERSON}


async def _restored(hub: Hub, record: RoomRecord) -> tuple[RoomRecord, bool]:
    """The record of a room that has been in no memory since the server has ended in the middle of it."""
    try:
        return (await hub.room(record.room)).record, True
    except OwnedByPeer:
        return await _read(hub, record)
    except (Refusal, StorageFailed):  # whoever enters is told why
        return record, False


async def _read(hub: Hub, record: RoomRecord) -> tuple[RoomRecord, bool]:
    """The record of a room that another process has, with who decides by the answers so far."""
    try:
        found = await hub.store.run(store.load(record.room))
        if found is None:
            return record, False
        await restored(hub.scheduler, found)
    except Exception:  # whoever enters is told why
        return record, False
    return found[0], True


def _line(record: RoomRecord, own: set[int], current: bool, lang: str, now: float) -> replies.OwnRoom:
    called = names(record.seats, lang)
    return replies.OwnRoom(
        room=record.room,
        game=record.game,
        names=[name for n, name in enumerate(called) if n not in own],
        whose=_whose(record, own) if current else "unknown",
        deciding=[called[seat] for seat in record.deciding] if current else [],
        left=_left(record, now),
    )


def _left(record: RoomRecord, now: float) -> int:
    due = [record.until[seat] for seat in record.deciding if record.days]
    return max(0, int(min(due, default=now) - now))


def _whose(record: RoomRecord, own: set[int]) -> str:
    if record.status == WAITING:
        return "waiting"
    deciding = set(record.deciding)
    if not deciding:  # by these rules the game does not go on
        return "unknown"
    if any(not record.seats[seat].driver for seat in deciding & own):
        return "yours"
    return "bots" if all(record.seats[seat].driver for seat in deciding) else "theirs"


# Letters


async def email(connection: Client, request: requests.Email) -> None:
    hub, me = connection.hub, connection.me
    if not hub.mailer.on:
        raise Refusal("off", "error-mail-off")
    if not me.account:
        raise Refusal("name", "error-mail-guest")
    if not request.address:
        await hub.store.run(_off(me.user))
    else:
        address = mail.checked(request.address)
        if not hub.limits.may_write(me.user, address, connection.host):
            raise Refusal("too-fast", "error-letters")
        to = mail.Contact(address, connection.lang, await hub.store.run(_epoch(me.user)))
        if not await hub.mailer.send(mail.confirmation(hub, me.user, to)):
            raise Refusal("failed", "error-mail-failed")
    connection.send(replies.Done(id=request.id))


async def confirm_email(connection: Client, request: requests.ConfirmEmail) -> None:
    link = connection.hub.tokens.read_mail(request.token)
    if link is None:
        raise Refusal("unknown", "error-mail-token")
    if not await connection.hub.store.run(_on(link, connection.lang) if link.on else _off_by(link)):
        raise Refusal("unknown", "error-mail-token")
    connection.send(replies.Done(id=request.id))


def _epoch(user: str) -> Job[int]:
    """How often somebody has changed or taken back an address."""
    return lambda database: database.execute(sa.select(USERS.c.letters).where(USERS.c.id == user)).scalar() or 0


def _on(link: MailLink, lang: str) -> Job[bool]:
    """Send letters to this address; false where the link is void."""

    def job(database: Database) -> bool:
        if _has(database, link):
            return True
        if not _changed(database, link.user, link.epoch):
            return False
        database.execute(CONTACTS.delete().where(CONTACTS.c.user_id == link.user))
        database.execute(CONTACTS.insert().values(user_id=link.user, email=link.address, lang=lang))
        return True

    return job


def _off_by(link: MailLink) -> Job[bool]:
    """Send no more letters to this address; false where the link is void."""

    def job(database: Database) -> bool:
        if not _has(database, link):
            return True
        if not _changed(database, link.user, link.epoch):
            return False
        database.execute(CONTACTS.delete().where(CONTACTS.c.user_id == link.user))
        return True

    return job


def _off(user: str) -> Job[None]:
    def job(database: Database) -> None:
        _changed(database, user)
        database.execute(CONTACTS.delete().where(CONTACTS.c.user_id == user))

    return job


def _has(database: Database, link: MailLink) -> bool:
    """Whether letters are sent to the address of a link."""
    same = (CONTACTS.c.user_id == link.user) & (CONTACTS.c.email == link.address)
    return database.execute(CONTACTS.select().where(same)).first() is not None


def _changed(database: Database, user: str, epoch: int | None = None) -> bool:
    """End all links that were sent to a user; false where they have ended since this epoch."""
    ended = USERS.update().where(USERS.c.id == user).values(letters=USERS.c.letters + 1)
    return bool(database.execute(ended if epoch is None else ended.where(USERS.c.letters == epoch)).rowcount)


# One's own page


async def show_profile(connection: Client, request: requests.Profile) -> None:
    hub, me = connection.hub, connection.me
    games = await hub.store.run(profile.past(me.user))
    ratings, address = await hub.store.run(profile.standing(me.user))
    kept = [game.own.room for game in games if game.own.kept][: profile.COUNTED]
    cards: Counter[tuple[str, str]] = Counter()
    for start in range(0, len(kept), profile.AT_ONCE):
        cards += await hub.store.run(profile.played(me.user, kept[start : start + profile.AT_ONCE]))
    streak, best = profile.streaks(games)
    tallies = profile.tallies(games)
    for tally in tallies["levels"]:
        tally.name = _level(tally.name, connection.lang)
    connection.send(
        replies.Profile(
            id=request.id,
            name=me.name,
            account=me.account,
            mails=hub.mailer.on,
            email=address,
            ratings=ratings,
            **tallies,
            streak=streak,
            best_streak=best,
            cards=profile.favourites(cards, connection.lang),
            history=[_past(game, connection.lang) for game in games[: profile.LISTED]],
        )
    )


def _level(kind: str, lang: str) -> str:
    return server_words(lang).say("people") if kind == PERSON else bot_title(kind, lang)


def _past(game: profile.PastGame, lang: str) -> replies.PastGame:
    own = game.own
    others = [SeatRecord(seat.kind, name=seat.name) for seat in game.others]
    return replies.PastGame(
        room=own.room,
        game=own.game,
        result="" if game.shared else own.result,
        names=names(others, lang),
        ended=int(own.ended),
        deck=own.deck,
        kept=own.kept,
    )


async def export(connection: Client, request: requests.Export) -> None:
    hub, me = connection.hub, connection.me
    games, more = await hub.store.run(profile.games_kept(me.user, request.page * profile.AT_ONCE))
    data: dict[str, object] = {"games": games}
    if not request.page:
        about = await hub.store.run(profile.everything(me.user))
        data = {"user": me.user, "name": me.name, "account": me.account, **about, "games": games}
    text = msgspec.json.encode(data).decode()
    connection.send(replies.Export(id=request.id, page=request.page, data=text, more=more))


async def forget(connection: Client, request: requests.Forget) -> None:
    hub, me = connection.hub, connection.me
    if folded(request.name) != folded(me.name):
        raise Refusal("name", "error-forget", name=me.name)
    await account_deletion.forget(hub, me.user)
    hub.presence.become_guest(connection, request.id)
    hub.presence.forgotten(me.user)
