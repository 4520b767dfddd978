"""Playing again: a rematch, or the next game of a series.

In a series the same two play until one has won more than half of the games; each keeps seat and deck, and a
game that nobody or both have won counts for neither. Who begins the next one is as its game says: in KeyForge
the loser decides, and the chains of the stronger deck change with the results; in the others the loser begins.
"""

from __future__ import annotations

from collections.abc import Iterable

from trivault import registry
from trivault.kernel.game import DECKS
from trivault.kernel.replay import Setup
from trivault.server.protocol import replies
from trivault.server.protocol.refusals import Refusal
from trivault.server.rooms.interfaces import AnyRoom
from trivault.server.rooms.room_setup import new_room
from trivault.server.rooms.table_view import presenter_of
from trivault.server.storage.records import OVER, RoomRecord, SeatRecord, SeriesRecord
from trivault.server.storage.store import Job, keep

FIRST = "first"
DECIDED = (DECKS, "players", FIRST, "lost", "chains")  # options that follow from the series


def plan_series(record: RoomRecord, best_of: int, stronger: int | None) -> None:
    """Make the game of a new room the first one of a series; refused where that cannot be."""
    if best_of == 1:
        if stronger is not None:
            raise Refusal("setup", "error-handicap")
        return
    if len(record.seats) != 2 or best_of % 2 == 0:
        raise Refusal("setup", "error-series")
    if any(record.setup.options.get(name) for name in ("auction", "chains")):
        raise Refusal("setup", "error-series-chains")
    if stronger is not None and (presenter_of(record.game, "en").series is None or stronger > 1):
        raise Refusal("setup", "error-handicap")
    first = {name: record.setup.options[name] for name in (FIRST,) if name in record.setup.options}
    record.series = SeriesRecord(best_of=best_of, stronger=stronger)
    record.setup = Setup({**next_setup(record).options, **first})


def standing(record: RoomRecord) -> replies.Series | None:
    """How the series stands, with the game that is over."""
    if record.series is None:
        return None
    series = _after(record)
    wins = [series.results.count([seat]) for seat in range(len(record.seats))]
    won = next((seat for seat, many in enumerate(wins) if many > series.best_of // 2), -1)
    number = len(record.series.results) + 1
    return replies.Series(best_of=series.best_of, game=number, wins=wins, winner=won)


def goes_on(record: RoomRecord) -> bool:
    """Whether another game of the series is due."""
    stands = standing(record)
    return record.status == OVER and stands is not None and stands.winner < 0


def _after(record: RoomRecord) -> SeriesRecord:
    """The series with the result of this game, if it has one."""
    series = record.series
    assert series is not None
    results = series.results if record.result is None else [*series.results, record.result.winners]
    return SeriesRecord(best_of=series.best_of, stronger=series.stronger, results=results)


def next_setup(record: RoomRecord) -> Setup:
    """How the next game of a series is set up."""
    series = record.series
    assert series is not None
    options = {name: value for name, value in record.setup.options.items() if name not in DECIDED}
    made = presenter_of(record.game, "en").series
    if made is not None:
        of_game = made(
            decks=("", ""),
            best_of=series.best_of,
            quick=options.get("quick") is True,
            stronger=series.stronger,
            results=tuple(map(tuple, series.results)),
        )
        options |= {name: value for name, value in of_game.setup().options.items() if name != DECKS}
    elif series.results and len(series.results[-1]) == 1 and _may_begin(record.game):
        options[FIRST] = 1 - series.results[-1][0]
    return Setup(options)


def _may_begin(game: str) -> bool:
    return any(variant.name == FIRST for variant in registry.load(game).variants)


async def play_again(old: AnyRoom, record: RoomRecord, *also: Job[None]) -> None:
    """A new room for the same people; called under the lock of the old one, whose record is stored with it."""
    again = new_room(
        record.game,
        _seats_again(record),
        record.setup,
        clock=record.clock,
        days=record.days,
        hints=record.hints,
        ask_all=record.ask_all,
        chat=record.chat,
    )
    if record.series is not None:
        fresh = SeriesRecord(best_of=record.series.best_of, stronger=record.series.stronger)
        again.series = _after(record) if goes_on(record) else fresh
        again.setup = next_setup(again)
    record.next = again.room
    room = await old.hub.open_room(again, None, keep(record), *also, after=record.room)
    old.adopt(record)
    room.chat = old.chat.copy()


def _seats_again(record: RoomRecord) -> list[SeatRecord]:
    seats = [
        SeatRecord(seat.kind, seat.user, seat.name, seat.deck, seat.title, order=seat.order, stops=seat.stops)
        for seat in record.seats
    ]
    if any(record.rematch.values()):
        for n, seat in enumerate(seats):
            before = record.seats[n - 1]
            seat.deck, seat.title = before.deck, before.title
    return seats


async def go_on(old: AnyRoom) -> None:
    """Begin the next game of a series by correspondence, without waiting for anybody."""
    async with old.changing():
        if goes_on(old.record) and not old.record.next:
            await play_again(old, old.draft())
            old.move(list(old.people), await old.hub.room(old.record.next))


def agreed(record: RoomRecord, users: Iterable[str], swap: bool) -> bool:
    """Write down who wishes to play again; whether all do."""
    if swap and goes_on(record):
        raise Refusal("setup", "error-series-decks")
    record.rematch |= dict.fromkeys(users, swap)
    return record.people() <= set(record.rematch)
