"""Tables of every game, for tests of how they are told and drawn."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

import trivault
from trivault.kernel.replay import Setup
from trivault.kernel.table import Table
from trivault.presentation.presenter import AnyPresenter, make_presenter

EVERY = pytest.mark.parametrize("game", trivault.NAMES)


def table(presenter: AnyPresenter, seed: int = 4) -> Table[Any]:
    return Table(presenter.game, Setup({"players": 2}), seed, ("human", "random"))


def played(presenter: AnyPresenter, most: int = 10_000) -> Table[Any]:
    """A game of random answers, the same in every language."""
    return _played(presenter.game.name, most).copy()


@cache
def _played(game: str, most: int) -> Table[Any]:
    at, random = table(make_presenter(game, "en")), Random(4)
    while not at.state.over and len(at.answers) < most:
        legal = at.state.legal()
        at.answer(legal[random.randrange(len(legal))])
    return at


# A table of Mage Wars with something of everything
ARENA = {
    "players": [
        {
            "mage": "wizard b2 mana:20 damage:4 +leather-boots ?bear-strength",
            "prepared": ["fireball", "dispel"],
            "spellbook": ["3 fireball", "timber-wolf"],
            "discard": ["teleport"],
        },
        {
            "mage": "beastmaster c2 mana:7 damage:12 quickcast-used daze",
            "prepared": ["rhino-hide"],
            "spellbook": ["9 timber-wolf"],
        },
    ],
    "objects": {
        "a1": ["gate-to-voltari mana:3"],
        "b2": ["timber-wolf damage:3 burn:2 +bear-strength ?(nullify p1)", "emerald-tegu p1 guard"],
        "c2": ["steelclaw-grizzly p1 inactive damage:2 ?(agony p0)", "feral-bobcat p1", "feral-bobcat p1"],
        "d3": ["lair p1 mana:4 assigned:timber-wolf", "?teleport-trap p1"],
        "b2-c2": ["wall-of-stone p1"],
        "a1-a2": ["wall-of-fire damage:2"],
    },
}
