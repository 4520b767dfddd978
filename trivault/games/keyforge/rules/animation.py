"""Artifacts that are creatures for the rest of a turn."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import ClassVar

from trivault.games.keyforge.rules.battleline import RIGHT_FLANK, change_control, holder, release
from trivault.games.keyforge.rules.entering import place, places
from trivault.games.keyforge.rules.events import ANIMATE
from trivault.games.keyforge.rules.log_messages import note
from trivault.games.keyforge.rules.zones import move
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.games.keyforge.state.printed import ARTIFACT, CREATURE, Card
from trivault.kernel.choice_nodes import Decide
from trivault.kernel.choices import ACTION, Choice, Raw
from trivault.kernel.event_kinds import EventKind
from trivault.kernel.events import emit
from trivault.kernel.nodes import Node

S = KeyForgeState
FORM = "animated"


def animated(card: Card, power: int) -> Card:
    """What an artifact is as a creature."""
    return replace(card, type=CREATURE, power=power, other=None, form=f"{FORM}-{power}")


def animated_forms(cards: Iterable[Card], nodes: Iterable[Node[S]]) -> dict[str, Card]:
    """The creatures that artifacts can become by the effects of a game, by their keys."""
    powers = {node.power for node in nodes if isinstance(node, Animate)}
    forms = [animated(card, power) for power in powers for card in cards if card.type == ARTIFACT]
    return {form.key: form for form in forms}


class Animate(Decide[S]):
    """The chosen artifact moves to a flank of its controller's battleline and is a creature there."""

    emits: ClassVar[EventKind[S]] = ANIMATE

    def __init__(self, power: int) -> None:
        self.power = power
        self.args = (power,)

    def run(self, state: S) -> bool:
        return bool(state.scopes[-1].things("it")) and self.ask(state)

    def question(self, state: S) -> Choice:
        (card,) = state.scopes[-1].things("it")
        options = places(state, card, state.controller(card), enters=False)
        return Choice(state.active, ACTION, "flank", listed=options, source=card, reason="flank")

    def answered(self, state: S, answer: Raw) -> bool:
        scope = state.scopes[-1]
        (card,) = scope.things("it")
        at = place(state, state.controller(card), answer)
        state.become(card, state.keyforge.form(animated(state.defs[card], self.power).key))
        note(state, "animate", scope.you, "KF-GEN-01", card)
        return emit(state, ANIMATE, card, at, scope)


def calm_down(state: S) -> None:
    """The turn ends: what was animated leaves the battleline. What only creatures have goes."""
    for card in [c for c in state.originals if c in state.play and state.defs[c].form.startswith(FORM)]:
        piece = state.play[card]
        for upgrade in list(piece.upgrades):  # KF-OPEN-52
            move(state, upgrade, "discard")
            release(state, card, upgrade)
        side = state.players[piece.controller]
        side.line.remove(card)
        side.artifacts.append(card)
        state.be_itself(card)
        change_control(state, card, holder(state, card), RIGHT_FLANK)
        piece.damage = piece.power = piece.armor_used = piece.armor_then = 0
        piece.stunned = piece.warded = piece.enraged = piece.elusive_used = False
