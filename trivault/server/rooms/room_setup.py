"""Setting up a room: its record, and the options and decks with which its game begins."""

from __future__ import annotations

import secrets
from typing import TypedDict, Unpack

from trivault import registry
from trivault.kernel.errors import TrivaultError
from trivault.kernel.game import DECKS
from trivault.kernel.replay import Setup
from trivault.server.library import Library
from trivault.server.protocol.refusals import Refusal, refusal
from trivault.server.protocol.wire import Clock
from trivault.server.storage.naming import plain
from trivault.server.storage.records import RoomRecord, SeatRecord, TaskRecord
from trivault.server.workers.scheduler import Scheduler

GENERATED = 10**9  # so many decks that nobody finds one by trying
TITLE = 60  # letters of the title of a deck, as all see it


class RoomSettings(TypedDict, total=False):
    """What a new room may have besides its game, seats and set-up, as in `RoomRecord`."""

    status: str
    listed: bool
    clock: Clock | None
    days: int
    hints: bool
    ask_all: bool
    chat: bool
    practice: bool
    task: TaskRecord | None
    tournament: str


def new_room(
    game: str,
    seats: list[SeatRecord],
    setup: Setup,
    *,
    room: str = "",
    seed: int | None = None,
    **settings: Unpack[RoomSettings],
) -> RoomRecord:
    """The record of a new room. An id and a seed that are not given are such that nobody can guess them."""
    return RoomRecord(
        room=room or secrets.token_urlsafe(9),
        game=game,
        seats=seats,
        setup=setup,
        seed=secrets.randbelow(2**62) if seed is None else seed,
        **settings,
    )


async def room_setup(library: Library, scheduler: Scheduler, record: RoomRecord) -> Setup:
    """How the game of a room begins: each seat brings its deck, unless all begin from a position."""
    if record.setup.position is not None:
        return record.setup
    options = {**record.setup.options, "players": len(record.seats)}
    if library.with_decks(record.game):
        missing = [seat for seat in record.seats if not seat.deck]
        decks = await _any_decks(library, scheduler, record, len(missing))
        for seat, name in zip(missing, decks, strict=True):
            give_deck(library, record.game, seat, name)
        options[DECKS] = [seat.deck for seat in record.seats]
    return Setup(options)


def give_deck(library: Library, game: str, seat: SeatRecord, given: str) -> None:
    """The deck that somebody brings."""
    if not library.with_decks(game):
        known = ", ".join(name for name in registry.names() if library.with_decks(name))
        raise Refusal("deck", "error-no-decks", known=known)
    try:
        deck = library.deck(game, given, "en")
    except TrivaultError as error:
        raise refusal(error, "deck") from None
    seat.deck, seat.title = deck.text, plain(deck.title)[:TITLE]


async def _any_decks(library: Library, scheduler: Scheduler, record: RoomRecord, many: int) -> list[str]:
    """New decks, or some of those that the set-up takes."""
    if not many:
        return []
    fitting = await scheduler.run(library.decks(record.game, "en", record.setup.options))
    if fitting.generator is None:
        return [secrets.choice(fitting.decks).name for _ in range(many)]
    return [f"generated-{secrets.randbelow(GENERATED)}" for _ in range(many)]
