"""The table of handlers, one for each request; and those of requests on identity, cards, decks and ratings."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from trivault import registry
from trivault.kernel.errors import TrivaultError, UnknownGame
from trivault.kernel.rule_ids import rule_id
from trivault.server.accounts import accounts
from trivault.server.accounts.ratings import best as best_of
from trivault.server.connections.services import Handler
from trivault.server.handlers import (
    account_handlers,
    exercises,
    history,
    room_handlers,
    saving,
    seat_handlers,
    table_handlers,
    tournament_handlers,
)
from trivault.server.handlers.client import Client
from trivault.server.protocol import replies, requests
from trivault.server.protocol.refusals import Refusal, refusal
from trivault.server.rooms.broadcast import broadcast_room, show
from trivault.server.rooms.games_reply import games_reply
from trivault.server.storage.naming import folded, good_name
from trivault.server.storage.ownership import StorageFailed
from trivault.server.workers.deck_ratings import rating_reply

# Who somebody is


async def hello(connection: Client, request: requests.Hello) -> None:
    connection.lang, connection.words = request.lang, request.words
    sessions = connection.hub.accounts.sessions
    known = connection.hub.tokens.read_person(request.token) if request.token else None
    if known is not None and known.account and not await sessions.goes_on(known):
        known = None
    person = known or accounts.guest(request.name, request.lang)
    if not person.account and (known or request.name):
        name = good_name(request.name) if request.name else _still_good(person.name, connection.lang)
        person = person._replace(name=await _guest_name(connection, name))
    connection.hub.presence.introduce(connection, person, request.id)


def _still_good(name: str, lang: str) -> str:
    """The name of a guest who comes back, or another one if names must be otherwise by now."""
    try:
        return good_name(accounts.in_language(name, lang))
    except Refusal:
        return accounts.guest("", lang).name


async def _guest_name(connection: Client, name: str) -> str:
    """Names of accounts are not for guests; they may have been, so that nobody is refused for that."""
    try:
        taken = await connection.hub.accounts.has(name)
    except StorageFailed:  # whoever comes back must be let in
        taken = False
    return accounts.guest("", connection.lang).name if taken else name


async def language(connection: Client, request: requests.Language_) -> None:
    connection.lang = request.lang
    me = connection.me
    name = me.name if me.account else accounts.in_language(me.name, request.lang)
    if name != me.name:
        connection.hub.presence.introduce(connection, me._replace(name=name), request.id)
    else:
        connection.send(replies.Done(id=request.id))
    if connection.room is not None:
        connection.lines_sent = 0
        broadcast_room(connection.room, [connection])
        show(connection.room, [connection])


async def rename(connection: Client, request: requests.Rename) -> None:
    if connection.me.account:
        raise Refusal("name", "error-name-fixed")
    name = good_name(request.name)
    if await connection.hub.accounts.has(name):
        raise Refusal("taken", "error-name-taken", name=name)
    connection.hub.presence.introduce(connection, connection.me._replace(name=name), request.id)


async def register(connection: Client, request: requests.Register) -> None:
    _slowly(connection, request.name)
    connection.hub.check_space()
    person = await connection.hub.accounts.register(request.name, request.password, connection.host)
    connection.hub.presence.introduce(connection, person, request.id)


async def login(connection: Client, request: requests.Login) -> None:
    _slowly(connection, request.name)
    person = await connection.hub.accounts.login(request.name, request.password, connection.host)
    connection.hub.was_right(folded(request.name), connection.host)
    connection.hub.presence.introduce(connection, person, request.id)


def _slowly(connection: Client, name: str) -> None:
    """Limit how often a password may be tried."""
    if not connection.hub.limits.may_try(folded(name), connection.host):
        raise Refusal("too-fast")


async def logout(connection: Client, request: requests.Logout) -> None:
    """Invalidate the token; the seats stay reserved for their owner."""
    if connection.me.account:
        hub, me = connection.hub, connection.me
        await hub.accounts.sessions.end(me)
        await connection.leave_room()
        connection.hub.presence.introduce(connection, accounts.guest("", connection.lang), request.id)
        hub.presence.end_sessions(me.user, [me.session])
        return
    connection.hub.presence.introduce(connection, accounts.guest("", connection.lang), request.id)


async def ping(connection: Client, request: requests.Ping) -> None:
    connection.send(replies.Pong(id=request.id))


# What there is


async def list_games(connection: Client, request: requests.Games) -> None:
    connection.send(replies.Games(id=request.id, games=games_reply(connection.hub, connection.lang).games))


def known_game(name: str) -> str:
    if name not in registry.names():
        raise refusal(UnknownGame(name, registry.names()))
    return name


async def cards(connection: Client, request: requests.Cards) -> None:
    hub, game, lang = connection.hub, known_game(request.game), connection.lang
    found = await hub.scheduler.once((game, lang), lambda: hub.library.cards(game, lang))
    connection.send(msgspec.structs.replace(found, id=request.id))


async def decks(connection: Client, request: requests.Decks) -> None:
    hub, game = connection.hub, known_game(request.game)
    found = await hub.scheduler.run(hub.library.decks(game, connection.lang, request.options))
    found.id = request.id
    connection.send(found)


async def deck(connection: Client, request: requests.Deck) -> None:
    given = f"{request.text}\n" if request.text else request.name
    _fits(connection, known_game(request.game), connection.hub.library.with_decks)
    if not given:
        raise Refusal("deck")
    try:
        found = connection.hub.library.deck(request.game, given, connection.lang)
    except TrivaultError as error:
        raise refusal(error, "deck") from None
    found.id = request.id
    connection.send(found)


async def deck_rating(connection: Client, request: requests.DeckRating) -> None:
    hub, game = connection.hub, known_game(request.game)
    _fits(connection, game, hub.library.with_decks)
    try:
        text = hub.library.deck(game, request.text, connection.lang).text
    except TrivaultError as error:
        raise refusal(error, "deck") from None
    deck, more = await hub.rater.rated(game, text)
    titles = {name: hub.library.named(game, name, connection.lang).title for name in deck.matchups}
    connection.send(rating_reply(request.id, game, hub.rater.player, deck, titles, more))


async def draft(connection: Client, request: requests.Draft) -> None:
    _fits(connection, known_game(request.game), connection.hub.library.with_drafts)
    try:
        found = connection.hub.library.draft(request, connection.lang)
    except TrivaultError as error:
        raise refusal(error, "deck") from None
    found.id = request.id
    connection.send(found)


def _fits(connection: Client, game: str, fitting: Callable[[str], bool]) -> None:
    if not fitting(game):
        raise Refusal(
            "deck", "error-no-decks", known=", ".join(name for name in registry.names() if fitting(name))
        )


async def rule(connection: Client, request: requests.Rule) -> None:
    name = rule_id(request.rule) or request.rule
    text = connection.hub.library.rule(name, connection.lang)
    connection.send(replies.Rule(id=request.id, rule=name, text=text))


async def ratings(connection: Client, request: requests.Ratings) -> None:
    best = await connection.hub.store.run(best_of(known_game(request.game)))
    connection.send(replies.Ratings(id=request.id, game=request.game, players=best))


async def lobby(connection: Client, request: requests.Lobby) -> None:
    connection.lobby = request.on
    connection.send(connection.hub.lobby.reply(connection.lang, request.id))


HANDLERS: dict[type[requests.Request], Handler] = {
    requests.Hello: hello,
    requests.Language_: language,
    requests.Rename: rename,
    requests.Register: register,
    requests.Login: login,
    requests.Logout: logout,
    requests.Ping: ping,
    requests.Games: list_games,
    requests.Cards: cards,
    requests.Decks: decks,
    requests.Deck: deck,
    requests.DeckRating: deck_rating,
    requests.Draft: draft,
    requests.Rule: rule,
    requests.Ratings: ratings,
    requests.Lobby: lobby,
    requests.Mine: account_handlers.mine,
    requests.TournamentCreate: tournament_handlers.create,
    requests.Tournament: tournament_handlers.look,
    requests.TournamentEnter: tournament_handlers.enter,
    requests.TournamentBot: tournament_handlers.add_bot,
    requests.TournamentBegin: tournament_handlers.begin,
    requests.TournamentLeave: tournament_handlers.leave,
    requests.Profile: account_handlers.show_profile,
    requests.Export: account_handlers.export,
    requests.Forget: account_handlers.forget,
    requests.Email: account_handlers.email,
    requests.ConfirmEmail: account_handlers.confirm_email,
    requests.Create: room_handlers.create,
    requests.Load: room_handlers.load,
    requests.Join: room_handlers.join,
    requests.Leave: room_handlers.leave,
    requests.Sit: seat_handlers.sit,
    requests.Stand: seat_handlers.stand,
    requests.Give: seat_handlers.give,
    requests.Take: seat_handlers.take,
    requests.Resign: seat_handlers.resign,
    requests.Rematch: room_handlers.rematch,
    requests.Chat: table_handlers.chat,
    requests.Mute: table_handlers.mute,
    requests.Answer: table_handlers.answer,
    requests.Undo: table_handlers.undo,
    requests.Order: table_handlers.order,
    requests.Stops: table_handlers.stops,
    requests.PlayOn: room_handlers.play_on,
    requests.Try: room_handlers.try_rule,
    **history.HANDLERS,
    **saving.HANDLERS,
    **exercises.HANDLERS,
}
