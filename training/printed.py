"""What is printed on a card of KeyForge, in numbers: cards that were seldom played are judged by it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from trivault.games.keyforge.rules.forge import Forge
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.games.keyforge.state.printed import CREATURE, Card, Labelled
from trivault.kernel.abilities import Ability, Before, Forbid, Modify
from trivault.kernel.events import Emit
from trivault.kernel.nodes import Node
from trivault.kernel.positions import nodes_of
from trivault.kernel.terms import Constant

# Events that do much the same.
EFFECTS = {
    "gain": ("gain",),
    "steal": ("steal",),
    "capture": ("capture",),
    "lose": ("lose",),
    "damage": ("damage", "pierce"),
    "destroy": ("destroy", "purge"),
    "return": ("to-hand", "to-deck-top", "to-deck-bottom", "into-deck", "abduct"),
    "draw": ("draw", "archive"),
    "ready": ("ready",),
    "stun": ("stun", "exhaust", "enrage"),
    "strengthen": ("heal", "power-counter", "ward"),
    "discard": ("discard", "discard-deck"),
    "exalt": ("exalt",),
    "control": ("take-control",),
    "chains": ("gain-chains",),
}
EFFECT_OF = {event: effect for effect, events in EFFECTS.items() for event in events}
COUNTED = ("gain", "steal", "capture", "lose", "draw", "damage")  # two of them are worth twice as much
MOST = 4.0  # more of an effect makes no difference
WHEN = {"played": "play", "reaped": "reap", "fought": "fight", "before-fight": "fight"}


def traits(card: Card) -> dict[str, float]:
    """How much of each a card has: type, numbers, keywords, and what it does when."""
    found: defaultdict[str, float] = defaultdict(float)
    found[f"type-{card.type}"] = 1.0
    found["amber"] = float(card.amber)
    if card.type == CREATURE:
        found["power"], found["armor"] = card.power / 4, card.armor / 2  # all are to be alike in size
    for word in card.keywords:
        found[f"keyword-{word}"] = 1.0
    for when, tree in _trees(card):
        found[when] += 1.0
        for node in nodes_of(tree):
            if effect := _effect(node):
                name = f"{when}-{effect}"
                found[name] = min(found[name] + _times(node, effect), MOST)
    return {name: much for name, much in found.items() if much}


def _trees(card: Card) -> Iterator[tuple[str, Node[KeyForgeState]]]:
    """What a card does, by when it does it."""
    for ability in card.abilities:
        yield _when(ability), ability
    for tree in (card.action, card.omni):
        if tree is not None:
            yield "use", tree
    for given in (*card.gives, card.gives_action):
        if given is not None:
            yield "give", given


def _when(ability: Ability[KeyForgeState]) -> str:
    if isinstance(ability, Labelled):
        return WHEN.get(ability.key, "last")
    return "destroyed" if isinstance(ability, Before) and ability.key == "destroy" else "last"


def _effect(node: Node[KeyForgeState]) -> str:
    match node:
        case Emit(kind=kind):
            return EFFECT_OF.get(kind.name, "")
        case Forge():
            return "forge"
        case Modify(key="key-cost"):
            return "key-cost"
        case Forbid():
            return "forbid"
    return ""


def _times(node: Node[KeyForgeState], effect: str) -> float:
    if effect in COUNTED and isinstance(node, Emit) and isinstance(node.amount, Constant):
        return float(node.amount.n)
    return 1.0
