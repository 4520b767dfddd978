"""What a card does, and which traits stand on it: for lists of cards."""

from __future__ import annotations

from collections.abc import Iterator

from trivault.games.magewars.effects.conditions import RemoveConditions
from trivault.games.magewars.effects.deeds import (
    ChooseOne,
    Frighten,
    PayForEach,
    ReturnsInstead,
    RollAgain,
    RollAttackAgain,
)
from trivault.games.magewars.effects.effects import Banish, Cure, Resurrect
from trivault.games.magewars.effects.metamagic import CounterSpell, GiveLife, MoveEnchantment, RedirectSpell
from trivault.games.magewars.effects.reactions import AnotherAttack, AttackWithThis, AvoidAttack
from trivault.games.magewars.effects.vocabulary import Destroy, Direct, Heal
from trivault.games.magewars.rules.events import DIRECT
from trivault.games.magewars.rules.movement import Push, Teleport
from trivault.games.magewars.state.model import MageWarsState
from trivault.games.magewars.state.printed import Card
from trivault.games.magewars.text.face import SAID
from trivault.kernel.control import Do
from trivault.kernel.events import Emit
from trivault.kernel.nodes import Node

S = MageWarsState

# What nodes do in code of their own.
DOES: dict[type[Node[S]], str] = {
    AnotherAttack: "attack",
    AttackWithThis: "attack",
    Banish: "banish",
    AvoidAttack: "avoid",
    CounterSpell: "counter",
    Cure: "cure destroy",
    Destroy: "destroy",
    Direct: "damage",
    Frighten: "avoid",
    GiveLife: "gain-life",
    Heal: "heal",
    MoveEnchantment: "move-enchantment",
    Push: "push",
    RedirectSpell: "counter",
    RemoveConditions: "cure",
    Resurrect: "resurrect",
    ReturnsInstead: "return",
    RollAgain: "re-roll",
    RollAttackAgain: "re-roll",
    Teleport: "teleport",
}
DO_VERBS = {"look-at-it": "look", "wake-up": "activate"}


def verbs(card: Card) -> frozenset[str]:
    """`heal` for a card that heals, `stun` for one whose effect die can stun."""
    done = {verb for tree in card.trees() for verb in _done(tree)}
    struck = {name for bar in card.attacks for _, names in bar.effects for name in names}
    return frozenset(done | struck | ({"attack"} if card.attacks else set()))


def _done(tree: Node[S]) -> Iterator[str]:
    if isinstance(tree, Emit | PayForEach):
        yield "damage" if tree.kind is DIRECT else tree.kind.name
    elif isinstance(tree, Do) and tree.name in DO_VERBS:
        yield DO_VERBS[tree.name]
    elif type(tree) in DOES:
        yield from DOES[type(tree)].split()
    # its own parts, without the rules that it calls
    for part in tree.children() if isinstance(tree, ChooseOne) else Node.children(tree):
        yield from _done(part)


def traits(card: Card) -> frozenset[str]:
    """The traits that are printed on a card or its attack bars."""
    printed = {name for name in card.traits if name not in SAID}
    own = {name for name in ("epic", "novice", "magebind") if getattr(card, name)}
    return frozenset(printed | own | {name for bar in card.attacks for name, _ in bar.traits})
