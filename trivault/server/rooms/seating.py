"""Seats of a new room as a client requests them, and the display names of players."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Protocol

from trivault import registry
from trivault.server.accounts.accounts import in_language
from trivault.server.connections.connection import Connection
from trivault.server.protocol.refusals import Refusal, server_words
from trivault.server.protocol.wire import SeatPlan
from trivault.server.rooms.room_setup import give_deck
from trivault.server.storage.naming import alike, good_name
from trivault.server.storage.records import OPEN, PERSON, SeatRecord

ME = "me"


async def _name_at_screen(connection: Connection, given: str) -> str:
    """The name of somebody at another's screen; nobody is called like an account but its owner."""
    name = good_name(given)
    if name != connection.me.name and await connection.hub.accounts.has(name, besides=connection.me.user):
        raise Refusal("taken", "error-name-taken", name=name)
    return name


def bot_title(kind: str, lang: str) -> str:
    words = server_words(lang)
    return words.say(f"bot-{kind}") if words.has(f"bot-{kind}") else kind


class Seat(Protocol):
    """A seat in a record, or as it is shown."""

    @property
    def kind(self) -> str: ...
    @property
    def name(self) -> str: ...


def _called(seat: Seat, lang: str) -> str:
    if seat.kind == PERSON and not seat.name:  # all that is kept of somebody who wished to be forgotten
        return server_words(lang).say("former-player")
    return in_language(seat.name, lang) if seat.kind in (PERSON, OPEN) else bot_title(seat.kind, lang)


def names(seats: Sequence[Seat], lang: str) -> list[str]:
    """What the players are called; those whose names look alike are numbered. Empty for open seats."""
    called = [_called(seat, lang) for seat in seats]
    several = [name for name in called if name and sum(alike(name, each) for each in called) > 1]
    for n, name in enumerate(called):
        if name in several:
            numbered = (_numbered(name, i) for i in count(1))
            called[n] = next(new for new in numbered if not any(alike(new, each) for each in called))
    return called


def _numbered(name: str, n: int) -> str:
    return f"{name} ({n})" if name[-1].isdecimal() else f"{name} {n}"


async def plan_seats(
    connection: Connection, game: str, plans: Sequence[SeatPlan], kinds: Sequence[str]
) -> list[SeatRecord]:
    """The seats of a room; refused where the game is for fewer or more, or nobody plays."""
    many = registry.load(game).seats
    if len(plans) not in many:
        raise Refusal("setup", "error-seats", low=many[0], high=many[-1])
    for plan in plans:
        if plan.kind not in kinds:
            near = ", ".join(kinds)
            raise Refusal("unknown", "error-unknown-name", name=plan.kind[:40], near=near)
    if all(plan.kind != ME for plan in plans):
        raise Refusal("setup", "error-nobody")
    return [await _seat(connection, game, plan) for plan in plans]


async def _seat(connection: Connection, game: str, plan: SeatPlan) -> SeatRecord:
    seat = SeatRecord(plan.kind)
    if plan.kind == ME:
        name = await _name_at_screen(connection, plan.name) if plan.name else connection.me.name
        seat = SeatRecord(PERSON, connection.me.user, name, epoch=1)
    if plan.deck:
        give_deck(connection.hub.library, game, seat, plan.deck)
    return seat
