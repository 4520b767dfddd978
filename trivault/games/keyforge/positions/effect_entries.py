"""How a lasting effect is written in a position: `foggify`, `foggify by:1`, `tezmal house:dis`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trivault.games.keyforge.effects.durations import HouseNextTurn
from trivault.games.keyforge.effects.flow import NameHouse
from trivault.games.keyforge.positions.entries import one_of
from trivault.games.keyforge.rules.naming import Name
from trivault.games.keyforge.state import moments
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.games.keyforge.state.printed import HOUSES
from trivault.kernel import positions
from trivault.kernel.abilities import Until
from trivault.kernel.errors import PositionError
from trivault.kernel.frames import NUMBERS, Value
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.nodes import Node

if TYPE_CHECKING:
    from trivault.games.keyforge.state.model import KeyForgeCore

S = KeyForgeState

MARKS = ("by", "house", "trait", "card")  # whose effect it is, and what it has named


def put_into_force(game: KeyForgeCore, state: S, entry: str) -> None:
    """The lasting effects of a card, as if it had been played or used and had named what the entry says."""
    where = f"turn.effects: {entry!r}"
    slug, *words = entry.split() or [""]
    marks = _marks(where, words)
    you = int(one_of(where, "by", marks.pop("by", str(state.active)), ("0", "1")))
    kind = positions.known("turn.effects", game.card, slug)
    trees = [tree for tree in kind.trees() if tree is not kind.play]  # its trigger holds it too
    wanted = _named_by(trees)
    if wrong := set(marks).symmetric_difference(wanted):
        what = [f"{name}:NAME" for name in wanted] or ["nothing"]
        raise PositionError(f"{where}: {', '.join(sorted(wrong))}: this effect names {', '.join(what)}")
    names: dict[str, Value] = {NUMBERS + name: (_number(game, where, name, marks[name]),) for name in wanted}
    this = _in_play(state, slug, you)
    if this == NOTHING and _lasts_as_long_as_its_card(trees):
        raise PositionError(f"{where}: {slug} lies nowhere in play, as long as which this effect lasts")
    if not positions.lasting(state, trees, you, this, names or None):
        raise PositionError(f"turn.effects: {slug!r} has no lasting effect")


def _marks(where: str, words: list[str]) -> dict[str, str]:
    marks: dict[str, str] = {}
    for word in words:
        name, _, value = word.partition(":")
        if name not in MARKS or name in marks:
            expected = ", ".join(f"{mark}:…" for mark in MARKS)
            raise PositionError(f"{where}: {word!r}: expected {expected}, each once")
        marks[name] = value
    return marks


def _named_by(trees: list[Node[S]]) -> tuple[str, ...]:
    """What the effects of these trees name: a house, a trait or a card."""
    nodes = [node for tree in trees for node in positions.nodes_of(tree)]
    named = [node.what for node in nodes if isinstance(node, Name)]
    named += ["house" for node in nodes if isinstance(node, NameHouse | HouseNextTurn)]
    return tuple(dict.fromkeys(named))


def _lasts_as_long_as_its_card(trees: list[Node[S]]) -> bool:
    nodes = (node for tree in trees for node in positions.nodes_of(tree))
    return any(isinstance(node, Until) and node.until == moments.LEAVES_PLAY for node in nodes)


def _number(game: KeyForgeCore, where: str, name: str, value: str) -> int:
    """The number by which an effect keeps what it has named."""
    if name == "card":
        return game.listed.index(positions.known(where, game.card, value))
    known = HOUSES if name == "house" else game.traits
    return known.index(one_of(where, name, value, tuple(known)))


def _in_play(state: S, slug: str, you: int) -> Thing:
    """The card in play whose effect it is: rather one that this player controls."""
    cards = [c for c in state.play if state.defs[c].slug == slug]
    return min(cards, key=lambda c: state.play[c].controller != you, default=NOTHING)
