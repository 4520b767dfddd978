"""What lies where in the arena."""

from __future__ import annotations

from collections.abc import Iterator

from trivault.games.magewars.positions.view import MageWarsView
from trivault.games.magewars.presentation.table_words import MageWarsTableWords
from trivault.games.magewars.state.arena import arena
from trivault.games.magewars.state.model import MAGE, WALL
from trivault.kernel.ids import NOTHING, Thing


def zones(presenter: MageWarsTableWords, view: MageWarsView) -> Iterator[tuple[str, Thing, list[Thing]]]:
    """Each zone with its name and what lies there by itself, mages first."""
    state, ground = presenter.table(view), arena(*view.arena)
    for zone in range(ground.zones):
        there = [t for t, piece in state.play.items() if piece.zone == zone and piece.host == NOTHING]
        there.sort(key=lambda t: (state.card(t).type != MAGE, state.controller(t)))
        yield ground.names[zone], zone, there


def walls(presenter: MageWarsTableWords, view: MageWarsView) -> list[tuple[str, Thing]]:
    state, ground = presenter.table(view), arena(*view.arena)
    return [(ground.names[p.border], t) for t, p in state.play.items() if p.border != NOTHING]


def away(presenter: MageWarsTableWords, view: MageWarsView) -> list[Thing]:
    """What is out of the arena for a while."""
    state = presenter.table(view)
    return [
        t
        for t, piece in state.play.items()
        if piece.host == NOTHING and piece.zone == NOTHING and state.card(t).type != WALL
    ]
