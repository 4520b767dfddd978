"""Artifacts that are creatures for the rest of a turn."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from trivault.games.keyforge.battleline import LEFT_FLANK, RIGHT_FLANK, into_line
from trivault.games.keyforge.model import KeyForgeState
from trivault.games.keyforge.notes import note
from trivault.games.keyforge.printed import ARTIFACT, CREATURE, Card
from trivault.games.keyforge.zones import move
from trivault.kernel.asking import Ask
from trivault.kernel.choices import ACTION, Choice, Raw
from trivault.kernel.ids import NOTHING, Thing
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


class Animate(Ask[S]):
    """The chosen artifact moves to a flank of its controller's battleline and is a creature of the active
    house there."""

    def __init__(self, power: int) -> None:
        self.power = power
        self.args = (power,)

    def run(self, state: S) -> bool:
        for card in state.scopes[-1].things("it"):
            if state.players[state.controller(card)].line:
                return self.ask(state)
            return self._animate(state, card, RIGHT_FLANK)
        return False

    def question(self, state: S) -> Choice:
        (card,) = state.scopes[-1].things("it")
        options: tuple[Raw, ...] = (("left", NOTHING, (), ()), ("right", NOTHING, (), ()))
        return Choice(state.active, ACTION, "flank", listed=options, source=card, reason="flank")

    def answered(self, state: S, answer: Raw) -> bool:
        (card,) = state.scopes[-1].things("it")
        return self._animate(state, card, LEFT_FLANK if answer[0] == "left" else RIGHT_FLANK)

    def _animate(self, state: S, card: Thing, at: int) -> bool:
        piece = state.play[card]
        side = state.players[piece.controller]
        side.artifacts.remove(card)
        state.become(card, state.keyforge.form(animated(state.defs[card], self.power).key))
        into_line(side.line, card, at)
        piece.house = state.house or piece.house
        note(state, "log-animate", state.scopes[-1].you, "KF-GEN-01", card)
        return state.game.check(state)


def calm_down(state: S) -> None:
    """The turn ends: what was animated leaves the battleline. What only creatures have goes."""
    for card in [c for c in state.originals if c in state.play and state.defs[c].form.startswith(FORM)]:
        piece = state.play[card]
        for upgrade in list(piece.upgrades):
            move(state, upgrade, "discard")
        side = state.players[piece.controller]
        side.line.remove(card)
        side.artifacts.append(card)
        state.be_itself(card)
        piece.house = state.printed[card]
        piece.damage = piece.power = piece.armor_used = piece.armor_then = 0
        piece.stunned = piece.warded = piece.enraged = piece.elusive_used = False
