"""A table of Mage Wars in plain sentences."""

from __future__ import annotations

from collections.abc import Iterator

from trivault.games.magewars.positions.view import MageWarsView
from trivault.games.magewars.presentation import places
from trivault.games.magewars.presentation.badges import equipment
from trivault.games.magewars.presentation.table_words import MageWarsTableWords
from trivault.kernel.ids import Thing
from trivault.kernel.text import capital
from trivault.presentation.presenter import others_first


def facts(presenter: MageWarsTableWords, view: MageWarsView) -> Iterator[tuple[str, str]]:
    yield "turn", ", ".join(presenter.heading(view)) + "."
    for seat in others_first(view, len(view.sides)):
        yield from _side(presenter, view, seat)
    for name, _, things in places.zones(presenter, view):
        for thing in things:
            yield f"object-{thing}", _object(presenter, view, thing, presenter.say("zone", name=name))
    for name, wall in places.walls(presenter, view):
        yield f"object-{wall}", _object(presenter, view, wall, presenter.say("border", name=name))
    for thing in places.away(presenter, view):
        yield f"object-{thing}", _object(presenter, view, thing, presenter.say("ui-away"))
    for n, said in enumerate(presenter.under_way(view)):
        yield f"under-way-{n}", said


def _side(presenter: MageWarsTableWords, view: MageWarsView, seat: int) -> Iterator[tuple[str, str]]:
    who = presenter.player(seat)
    dials = ", ".join(said for _, said in presenter.dials(view, seat))
    yield f"dials-{seat}", f"{', '.join(presenter.seat(view, seat))}: {dials}."
    if worn := equipment(presenter, view, seat):
        yield f"equipment-{seat}", f"{who}, {presenter.say('ui-equipment')}: {'; '.join(worn)}."
    if spells := presenter.at_hand(view, seat):
        said = [f"{presenter.called(view, t)} ({presenter.price(presenter.slug(view, t))})" for t in spells]
        yield f"at-hand-{seat}", f"{who}, {presenter.say('ui-at-hand')}: {'; '.join(said)}."


def _object(presenter: MageWarsTableWords, view: MageWarsView, thing: Thing, where: str) -> str:
    """Where an object is, whose it is and what lies on it; equal ones in a place are numbered."""
    controller = presenter.table(view).controller(thing)
    badges = [words for kind, words in presenter.badges(view, thing) if kind != "player"]
    said = ", ".join([presenter.player(controller), *badges])
    return capital(f"{where}: {_title(presenter, view, thing)} ({said}).")


def _title(presenter: MageWarsTableWords, view: MageWarsView, thing: Thing) -> str:
    state = presenter.table(view)
    here = state.play[thing].zone
    alike = [t for t, p in state.play.items() if state.card(t) is state.card(thing) and p.zone == here >= 0]
    title = presenter.title(view, thing)
    return presenter.say("ui-copy", what=title, n=alike.index(thing) + 1) if len(alike) > 1 else title
