"""Handlers of requests on tournaments: open, enter, begin, leave, look at."""

from __future__ import annotations

import secrets

from trivault import registry
from trivault.kernel.errors import UnknownGame
from trivault.server.connections.limits import local
from trivault.server.handlers.client import Client
from trivault.server.protocol import replies, requests
from trivault.server.protocol.refusals import Refusal, refusal
from trivault.server.rooms.options import check
from trivault.server.rooms.room_setup import give_deck
from trivault.server.storage.naming import alike, plain
from trivault.server.storage.records import PERSON, PLAYING, WAITING, SeatRecord
from trivault.server.tournaments import tournaments
from trivault.server.tournaments.pairing import Entrant, TournamentRecord, next_round
from trivault.server.tournaments.tournament_reply import tournament_reply

FEWEST = 4
TITLE = range(2, 41)  # letters of the name of a tournament


async def create(connection: Client, request: requests.TournamentCreate) -> None:
    hub, me = connection.hub, connection.me
    game = _for_two(request.game)
    check(game, request.options, 2, connection.lang)
    if request.days and request.clock is not None:
        raise Refusal("setup", "error-days-clock")
    name = plain(request.name)
    if len(name) not in TITLE:
        raise Refusal("name", low=TITLE[0], high=TITLE[-1])
    await _not_too_many(connection)
    record = TournamentRecord(
        id=secrets.token_urlsafe(9),
        name=name,
        game=game,
        form=request.form,
        host=me.user,
        size=request.size,
        options=request.options,
        clock=request.clock,
        days=request.days,
    )
    await hub.store.run(tournaments.keep(record, hub.settings.now()))
    _look(connection, record, request.id)


def _for_two(game: str) -> str:
    if game not in registry.names():
        raise refusal(UnknownGame(game, registry.names()))
    if 2 not in registry.load(game).seats:
        raise Refusal("setup")
    return game


async def _not_too_many(connection: Client) -> None:
    hub, settings = connection.hub, connection.hub.settings
    hub.check_space()
    if not hub.limits.may_open(connection.host):
        raise Refusal("too-fast")
    own, all_ = await hub.store.run(tournaments.unfinished(connection.me.user))
    if own >= settings.tournaments or all_ >= settings.all_tournaments:
        raise Refusal("too-fast", "error-many-tournaments", n=settings.tournaments)


async def look(connection: Client, request: requests.Tournament) -> None:
    if not request.tournament:
        connection.hub.tournaments.leave(connection)
        connection.send(replies.Done(id=request.id))
        return
    record = await connection.hub.tournaments.get(request.tournament)
    _look(connection, record, request.id)


def _look(connection: Client, record: TournamentRecord, number: int) -> None:
    connection.hub.tournaments.listen(connection, record.id)
    connection.send(tournament_reply(record, connection, number))


async def enter(connection: Client, request: requests.TournamentEnter) -> None:
    hub, me = connection.hub, connection.me
    async with hub.tournaments.changing(request.tournament) as record:
        _not_begun(record)
        if record.player(me.user) is not None:
            raise Refusal("taken", "error-entered")
        if any(alike(each.name, me.name) for each in record.players if each.name):
            raise Refusal("taken", "error-name-taken", name=me.name)
        _space(record)
        entrant = _entrant(connection, record, PERSON, request.deck)
        if not local(connection.host):
            entrant.address = hub.tokens.address(record.id, connection.host)
        if entrant.address and not me.account and entrant.address in {each.address for each in record.players}:
            raise Refusal("taken", "error-entered-here")
        record.players.append(entrant)
    connection.send(replies.Done(id=request.id))


def _entrant(connection: Client, record: TournamentRecord, kind: str, deck: str) -> Entrant:
    seat, me = SeatRecord(kind), connection.me
    if deck:
        give_deck(connection.hub.library, record.game, seat, deck)
        if not connection.hub.limits.may_keep(connection.host, len(seat.deck)):
            raise Refusal("too-fast", "error-many-bytes")
    user, name = (me.user, me.name) if kind == PERSON else ("", "")
    return Entrant(kind, user, name, seat.deck, seat.title)


def _not_begun(record: TournamentRecord) -> None:
    if record.status != WAITING:
        raise Refusal("over", "error-tournament-begun")


def _space(record: TournamentRecord) -> None:
    if len(record.players) >= record.size:
        raise Refusal("taken", "error-tournament-full", n=record.size)


def _host(connection: Client, record: TournamentRecord) -> None:
    if connection.me.user != record.host:
        raise Refusal("not-yours", "error-not-host")


async def add_bot(connection: Client, request: requests.TournamentBot) -> None:
    kinds = connection.hub.bots.kinds
    if request.kind not in kinds:
        raise Refusal("unknown", "error-unknown-name", name=request.kind[:40], near=", ".join(kinds))
    async with connection.hub.tournaments.changing(request.tournament) as record:
        _host(connection, record)
        _not_begun(record)
        _space(record)
        record.players.append(_entrant(connection, record, request.kind, ""))
    connection.send(replies.Done(id=request.id))


async def begin(connection: Client, request: requests.TournamentBegin) -> None:
    """Draw the players, and begin the first round."""
    async with connection.hub.tournaments.changing(request.tournament) as record:
        _host(connection, record)
        _not_begun(record)
        if len(record.players) < FEWEST:
            raise Refusal("setup", "error-tournament-few", n=FEWEST)
        if all(each.kind != PERSON for each in record.players):
            raise Refusal("setup", "error-tournament-nobody")
        record.players = sorted(record.players, key=lambda _: secrets.randbelow(2**30))
        for each in record.players:
            each.address = ""
        record.status, record.rounds = PLAYING, [next_round(record)]
    connection.send(replies.Done(id=request.id))


async def leave(connection: Client, request: requests.TournamentLeave) -> None:
    """Leave a tournament; the host may let another one leave."""
    async with connection.hub.tournaments.changing(request.tournament) as record:
        player = record.player(connection.me.user) if request.player is None else request.player
        if player is None or player >= len(record.players):
            raise Refusal("unknown", "error-not-entered")
        if record.players[player].user != connection.me.user or not connection.me.user:
            _host(connection, record)
        if record.status == WAITING:
            del record.players[player]
        else:
            record.players[player].out = True
    connection.send(replies.Done(id=request.id))
