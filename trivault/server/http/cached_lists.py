"""The lists of games, cards and rules by HTTP: they are the same for everybody, and browsers keep them."""

from __future__ import annotations

import asyncio
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from trivault import registry
from trivault.kernel.text import LANGUAGES
from trivault.library.rule_pages import rule_page
from trivault.library.rulebook import shelf
from trivault.server.connections.services import Services
from trivault.server.http import static_files
from trivault.server.rooms.games_reply import games_reply

JSON = "application/json"


class CachedLists:
    """Each is encoded and compressed once, outside the event loop."""

    def __init__(self, hub: Services) -> None:
        self.hub = hub
        self._kept: dict[tuple[str, str], static_files.File] = {}

    @property
    def routes(self) -> list[BaseRoute]:
        return [
            Route("/games/{lang}.json", self.games),
            Route("/cards/{game}/{lang}.json", self.cards),
            Route("/rules/{game}/{lang}.json", rules),
        ]

    async def games(self, request: Request) -> Response:
        lang = request.path_params["lang"]
        if lang not in LANGUAGES:
            return _unknown(lang, LANGUAGES)
        if ("", lang) not in self._kept:
            await self._keep("", lang, games_reply(self.hub, lang))
        return static_files.sent(request, self._kept["", lang])

    async def cards(self, request: Request) -> Response:
        game, lang = request.path_params["game"], request.path_params["lang"]
        if game not in registry.names():
            return _unknown(game, registry.names())
        if lang not in LANGUAGES:
            return _unknown(lang, LANGUAGES)
        if (game, lang) not in self._kept:
            found = await self.hub.scheduler.once((game, lang), lambda: self.hub.library.cards(game, lang))
            await self._keep(game, lang, found)
        return static_files.sent(request, self._kept[game, lang])

    async def _keep(self, game: str, lang: str, found: msgspec.Struct) -> None:
        self._kept[game, lang] = await asyncio.to_thread(
            lambda: static_files.packed(msgspec.json.encode(found), JSON)
        )


def rules(request: Request) -> Response:
    """The rulebook of a game. It is no coroutine, so it is made outside the event loop."""
    game, lang = request.path_params["game"], request.path_params["lang"]
    if game not in shelf():
        return _unknown(game, tuple(shelf()))
    if lang not in LANGUAGES:
        return _unknown(lang, LANGUAGES)
    return static_files.sent(request, _rules(game, lang))


@cache
def _rules(game: str, lang: str) -> static_files.File:
    return static_files.packed(msgspec.json.encode(rule_page(shelf()[game], lang)), JSON)


def _unknown(name: str, known: tuple[str, ...] | list[str]) -> Response:
    return PlainTextResponse(f"There is no {name[:40]!r}; there are: {', '.join(known)}.", 404)
