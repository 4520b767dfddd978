"""The reply that lists the games, with their bots and options."""

from __future__ import annotations

import msgspec

from trivault import registry
from trivault.server.connections.services import Services
from trivault.server.protocol import replies
from trivault.server.protocol.refusals import server_words
from trivault.server.rooms.options import offered
from trivault.server.rooms.seating import bot_title
from trivault.server.rooms.table_view import presenter_of


def games_reply(hub: Services, lang: str) -> replies.Games:
    """All games, in the words of a language."""
    return replies.Games(games=[_game(name, hub, lang) for name in registry.names()])


def _game(name: str, hub: Services, lang: str) -> replies.GameInfo:
    bots, library = hub.bots, hub.library
    game, words, presenter = registry.load(name), server_words(lang), presenter_of(name, lang)
    said = words if words.has(title := f"title-{name}") else presenter.words
    return replies.GameInfo(
        name=name,
        title=said.say(title) if said.has(title) else name,
        seats=(game.seats[0], game.seats[-1]),
        bots=[
            replies.BotInfo(kind=kind, title=bot_title(kind, lang), seconds=bots.usual_time(name, kind))
            for kind in bots.kinds
        ],
        decks=game.brought if library.with_decks(name) else "",
        drafts=library.with_drafts(name),
        options=offered(name, lang),
        handicap=presenter_of(name, lang).series is not None,
        rules=msgspec.Raw(msgspec.json.encode(presenter.rules)),
    )
