"""Rates the decks that people look at, while they do, in one process that others go before.

What is known of a deck is kept in the database and gone on with whenever somebody looks at it again.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trivault.library.deck_lists import deck_list, find_deck
from trivault.server.cluster.bus import Bus
from trivault.server.cluster.messages import RateDeck
from trivault.server.monitoring.logs import log
from trivault.server.protocol import replies
from trivault.server.storage.database import META
from trivault.server.storage.ownership import StorageFailed
from trivault.server.storage.store import Job, Store
from trivault.server.workers import processes
from trivault.server.workers.bots import ready
from trivault.simulate import NamedDeck
from trivault.simulate.deck_ratings import DeckRatings, OtherRatings, RatedDeck, Strength, digest
from trivault.simulate.executors import kill_workers

SEED = 1
WITHIN, MOST = 0.08, 96  # how closely a strength is known, or after how many games it is left so
NAME = "deck"  # decks are known by their lists, whatever they are called
WAITING = 40  # decks that are rated in turn
LOOKING = 15.0  # seconds after which somebody who does not ask for a deck again no longer looks at it
KEPT = 500  # decks whose ratings are kept; the oldest give way
LOWEST = 19  # priority of the process: whatever else the machine does goes before


Key = tuple[str, str]  # the game, and the digest of a list


@dataclass
class Looked:
    """A deck that somebody looks at."""

    text: str
    known: bytes
    asked: float  # when somebody last did


class DeckRater:
    def __init__(self, store: Store, bus: Bus, chores: Callable[[], bool], player: str) -> None:
        self._store = store
        self._bus = bus
        self._does_chores = chores  # whether this process rates the decks for all
        self.player = player  # who plays all decks; empty where none are rated
        self._waiting: OrderedDict[Key, Looked] = OrderedDict()
        self._pool: ProcessPoolExecutor | None = None
        self._task: asyncio.Task[None] | None = None

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
        if self._pool is not None:
            kill_workers(self._pool)
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def rated(self, game: str, text: str) -> tuple[RatedDeck, bool]:
        """What is known of a deck, and whether more is being found out."""
        key = (game, digest(NamedDeck(NAME, text)))
        waiting = self._waiting.get(key)
        known = waiting.known if waiting else await self._store.run(_stored(key))
        ratings = _going_on(game, text, self.player, known)
        deck = ratings.deck(NAME)
        more = bool(self.player) and bool(deck.due(WITHIN, MOST))
        if more and not self._does_chores():
            self._bus.publish(RateDeck(game, text))
            return deck, True
        if more:
            self._look(key, text, ratings)
        return deck, more and key in self._waiting

    def _look(self, key: Key, text: str, ratings: DeckRatings) -> None:
        now = time.monotonic()
        if key in self._waiting:
            self._waiting[key].asked = now
        elif len(self._waiting) < WAITING:
            self._waiting[key] = Looked(text, ratings.to_json(), now)
            if self._task is None or self._task.done():
                self._task = asyncio.get_running_loop().create_task(self._work())

    async def _work(self) -> None:
        """A deal of each deck in turn, while somebody looks at it. What is not rated to the end waits for its
        next reader."""
        while self._waiting:
            key, deck = next(iter(self._waiting.items()))
            try:
                deck.known = await self._played(key[0], deck)
            except BrokenProcessPool:
                log("rating stopped")
                self._pool = None
                self._waiting.clear()
                return
            with suppress(StorageFailed):
                await self._store.run(_keep(key, deck.known))
            due = _going_on(key[0], deck.text, self.player, deck.known).deck(NAME).due(WITHIN, MOST)
            if due and time.monotonic() - deck.asked < LOOKING:
                self._waiting.move_to_end(key)
            else:
                del self._waiting[key]

    async def _played(self, game: str, deck: Looked) -> bytes:
        if self._pool is None:
            self._pool = processes.pool(1, _ready)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, _one_deal, game, deck.text, self.player, deck.known)


def _going_on(game: str, text: str, player: str, known: bytes | None) -> DeckRatings:
    """The ratings with what is known; that of other rules counts for nothing."""
    fresh = DeckRatings.new(game, [NamedDeck(NAME, text)], _pool_of(game), player, SEED)
    if known is None:
        return fresh
    try:
        return DeckRatings.read(known, fresh)
    except OtherRatings:
        return fresh


def _pool_of(game: str) -> list[NamedDeck]:
    return [find_deck(game, name) for name in deck_list(game).pool()]


# As it is told

TOLD = 3  # cards of each end


def rating_reply(
    number: int, game: str, player: str, deck: RatedDeck, titles: Mapping[str, str], more: bool
) -> replies.DeckRating:
    found = deck.strength()
    return replies.DeckRating(
        id=number,
        game=game,
        player=player,
        strength=replies.Strength(share=found.share, low=found.low, high=found.high, games=found.games),
        points=round(Strength.points(found.share)),
        low=round(Strength.points(found.low)),
        high=round(Strength.points(found.high)),
        more=more,
        matchups=_matchups(deck, titles),
        cards=_cards(deck),
    )


def _matchups(deck: RatedDeck, titles: Mapping[str, str]) -> list[replies.Matchup]:
    met = {name: deck.matchup(name) for name, results in deck.matchups.items() if results}
    return [
        replies.Matchup(
            deck=titles[name],
            strength=replies.Strength(share=share.rate, low=share.low, high=share.high, games=share.of),
        )
        for name, share in sorted(met.items(), key=lambda each: each[1].rate)
    ]


def _cards(deck: RatedDeck) -> list[replies.CardWins]:
    known = [effect for effect in deck.effects() if effect.comparable]
    ends = known if len(known) <= 2 * TOLD else [*known[:TOLD], *known[-TOLD:]]
    return [
        replies.CardWins(card=each.card, difference=each.difference, low=each.low, high=each.high)
        for each in ends
    ]


# In the database


def _name(key: Key) -> str:
    return f"deck-rating/{key[0]}/{key[1]}"


def _stored(key: Key) -> Job[bytes | None]:
    def job(connection: Connection) -> bytes | None:
        found = connection.execute(sa.select(META.c.value).where(META.c.name == _name(key))).scalar()
        return found.encode() if found else None

    return job


def _keep(key: Key, data: bytes) -> Job[None]:
    def job(connection: Connection) -> None:
        connection.execute(META.delete().where(META.c.name == _name(key)))
        connection.execute(META.insert().values(name=_name(key), value=data.decode()))
        ours = META.c.name.startswith("deck-rating/", autoescape=True)
        names = connection.execute(sa.select(META.c.name).where(ours)).scalars().all()
        for name in names[: max(0, len(names) - KEPT)]:
            connection.execute(META.delete().where(META.c.name == name))

    return job


# In the process


def _ready() -> None:
    ready()
    processes.lower_priority(LOWEST)


def _one_deal(game: str, text: str, player: str, known: bytes) -> bytes:
    ratings = _going_on(game, text, player, known)
    for _ in ratings.play([NamedDeck(NAME, text)], _pool_of(game), WITHIN, MOST):
        break
    return ratings.to_json()
