"""Preferences of players on being asked: the order of triggers, stops at moments that are usually passed."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from trivault.kernel.text import clipped
from trivault.server.protocol import replies
from trivault.server.protocol.refusals import Refusal
from trivault.server.rooms.table_view import presenter_of
from trivault.server.storage.records import RoomRecord


def stops_meant(game: str, lang: str, given: str | list[str]) -> str:
    """The stops that a request names, as words or as a list; none means the default ones."""
    presenter, known = presenter_of(game, lang), _known(game)
    if not known:
        raise Refusal("off", said=presenter.say("ui-no-stops"))
    if not given:
        return ""
    if isinstance(given, str):
        meant, typed = presenter.read_stops(given), given
    else:
        strange = [stop for stop in given if stop not in known]
        meant, typed = None if strange else " ".join(dict.fromkeys(given)), ", ".join(strange)
    if meant is None:
        raise Refusal("unknown", said=presenter.say("ui-expect-stops", typed=clipped(typed)))
    return meant


def stops_kept(game: str, stops: str) -> str:
    """The stops of a saved game without those that this version does not know."""
    return " ".join(stop for stop in stops.split() if stop in _known(game))


@cache
def _known(game: str) -> frozenset[str]:
    return frozenset(stop for group in presenter_of(game, "en").stop_groups() for stop in group.stops)


@cache
def _groups(game: str, lang: str) -> list[replies.StopGroup]:
    return [
        replies.StopGroup(
            title=group.title,
            stops=[replies.Stop(name=name, title=title) for name, title in group.stops.items()],
            one=group.one,
        )
        for group in presenter_of(game, lang).stop_groups()
    ]


def stops_reply(record: RoomRecord, seats: Iterable[int], lang: str) -> replies.Stops | None:
    """The stops of these seats, and all stops of the game; empty for games without stops."""
    presenter, groups = presenter_of(record.game, lang), _groups(record.game, lang)
    if not groups:
        return None
    known = [(seat, record.seats[seat].stops or presenter.usual_stops) for seat in sorted(seats)]
    said = [
        replies.SeatStops(seat=n, names=stops.split(), said=presenter.stops_said(stops)) for n, stops in known
    ]
    return replies.Stops(groups=groups, seats=said)
