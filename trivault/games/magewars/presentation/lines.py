"""A table of Mage Wars in plain sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from trivault.games.magewars.positions.view import MageWarsView
from trivault.games.magewars.presentation import places
from trivault.kernel.ids import Thing
from trivault.kernel.text import capital
from trivault.presentation.teller import others_first

if TYPE_CHECKING:
    from trivault.games.magewars.presentation.teller import MageWarsTeller


def facts(teller: MageWarsTeller, view: MageWarsView) -> Iterator[tuple[str, str]]:
    yield "turn", ", ".join(teller.heading(view)) + "."
    for seat in others_first(view, len(view.sides)):
        yield from _side(teller, view, seat)
    for name, _, things in places.zones(teller, view):
        for thing in things:
            yield f"object-{thing}", _object(teller, view, thing, teller.say("zone", name=name))
    for name, wall in places.walls(teller, view):
        yield f"object-{wall}", _object(teller, view, wall, teller.say("border", name=name))
    for thing in places.away(teller, view):
        yield f"object-{thing}", _object(teller, view, thing, teller.say("ui-away"))
    for n, said in enumerate(teller.under_way(view)):
        yield f"under-way-{n}", said


def _side(teller: MageWarsTeller, view: MageWarsView, seat: int) -> Iterator[tuple[str, str]]:
    who = teller.player(seat)
    dials = ", ".join(said for _, said in teller.dials(view, seat))
    yield f"dials-{seat}", f"{', '.join(teller.seat(view, seat))}: {dials}."
    if worn := teller.equipment(view, seat):
        yield f"equipment-{seat}", f"{who}, {teller.say('ui-equipment')}: {'; '.join(worn)}."
    if spells := teller.at_hand(view, seat):
        said = [f"{teller.called(view, t)} ({teller.price(teller.slug(view, t))})" for t in spells]
        yield f"at-hand-{seat}", f"{who}, {teller.say('ui-at-hand')}: {'; '.join(said)}."


def _object(teller: MageWarsTeller, view: MageWarsView, thing: Thing, where: str) -> str:
    """Where an object is, whose it is and what lies on it; equal ones in a place are numbered."""
    controller = teller.table(view).controller(thing)
    marks = [words for kind, words in teller.marks(view, thing) if kind != "player"]
    said = ", ".join([teller.player(controller), *marks])
    return capital(f"{where}: {_title(teller, view, thing)} ({said}).")


def _title(teller: MageWarsTeller, view: MageWarsView, thing: Thing) -> str:
    state = teller.table(view)
    here = state.play[thing].zone
    alike = [t for t, p in state.play.items() if state.card(t) is state.card(thing) and p.zone == here >= 0]
    title = teller.title(view, thing)
    return teller.say("ui-copy", what=title, n=alike.index(thing) + 1) if len(alike) > 1 else title
