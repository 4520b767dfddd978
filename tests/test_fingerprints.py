"""A fingerprint covers all that is printed: a save from a game with any other card is recognised."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from functools import cached_property
from typing import Any

import pytest

import trivault
from tests.each import each
from trivault.kernel.game import Game
from trivault.kernel.nodes import Program

GAMES = [trivault.load(name) for name in trivault.NAMES]


def fingerprint(game, card, *, alone=False):
    """The fingerprint that a game has with another card in the place of one of its own; or with that card
    alone and no trees, which are the same with either."""
    found = Game.fingerprint
    assert isinstance(found, cached_property)
    cards, program = game.cards, game.program
    game.cards = ({} if alone else cards) | {card.slug: card}
    game.program = Program() if alone else program
    try:
        return found.func(game)
    finally:
        game.cards, game.program = cards, program


def printed(value) -> Iterator[Any]:
    """A card, and what it has of bars, targets, forms and the like."""
    if is_dataclass(value):
        yield value
        for each in fields(value):
            yield from printed(getattr(value, each.name))
    elif isinstance(value, tuple):
        for part in value:
            yield from printed(part)


def put(value: Any, old: object, new: object) -> Any:
    """A card with another part, wherever it has the old one."""
    if value is old:
        return new
    if isinstance(value, tuple):
        return tuple(put(part, old, new) for part in value)
    if not is_dataclass(value) or isinstance(value, type):
        return value
    parts = {each.name: getattr(value, each.name) for each in fields(value)}
    return replace(value, **{name: put(part, old, new) for name, part in parts.items()})


def changes(game) -> Iterator[tuple[str, Any]]:
    """For each field of what is printed, a card on which it is as on another one."""
    owned = [(card, part) for card in game.cards.values() for part in printed(card)]
    for kind in dict.fromkeys(type(part) for _, part in owned):
        of_kind = [(card, part) for card, part in owned if type(part) is kind]
        for field in fields(kind):
            if field.name == "slug":  # by which it takes the place of the other one
                continue
            card, part = of_kind[0]
            others = (getattr(other, field.name) for _, other in of_kind)
            value = next((other for other in others if other != getattr(part, field.name)), None)
            yield f"{kind.__name__}.{field.name}", put(card, part, replace(part, **{field.name: value}))


CHANGES = [(game, name, card) for game in GAMES for name, card in changes(game)]


@each("game, name, card", CHANGES, say=lambda change: f"{change[0].name} {change[1]}")
def test_every_field_of_a_card_counts(game, name, card):
    before = game.cards[card.slug]
    assert fingerprint(game, card, alone=True) != fingerprint(game, before, alone=True)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_card_counts(game):
    for card in list(game.cards.values())[:: len(game.cards) // 5]:
        assert fingerprint(game, replace(card, type=card.type + "s")) != game.fingerprint
    assert fingerprint(game, card) == game.fingerprint


def test_it_is_the_same_in_every_run(tmp_path):
    """Also where the rules are compiled: a game that was saved by one build is opened by the other."""
    script = tmp_path / "script.py"
    script.write_text(
        "import sys, trivault; print(*(trivault.load(name).fingerprint for name in sys.argv[1:]))"
    )
    names = [game.name for game in GAMES]
    seen = subprocess.run(
        [sys.executable, "-m", "benchmarks.pure", str(script), *names],
        env={**os.environ, "PYTHONHASHSEED": "7"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert seen.stdout.split() == [trivault.load(name).fingerprint for name in names]
