"""What an answer says where its card and what it is about do not tell it from another one."""

from __future__ import annotations

from trivault.games.keyforge.state.model import KeyForgeState
from trivault.games.keyforge.state.printed import CREATURE
from trivault.games.keyforge.text.phrases import arranged
from trivault.kernel.abilities import After, Before, Instead
from trivault.kernel.batches import Resolve
from trivault.kernel.choices import Raw
from trivault.kernel.frames import Listener, Pending
from trivault.kernel.interpreter import RESOLVE_ID
from trivault.kernel.text import Message

S = KeyForgeState

ORDERS = ("trigger-order", "replacement-order")  # questions which of several abilities comes first


def with_effect(state: S, raw: Raw, said: Message) -> Message:
    """Of several abilities of one card that wait: the effect of this one, and its number among equal ones."""
    resolve = state.game.program.nodes[RESOLVE_ID]
    assert isinstance(resolve, Resolve)
    abilities = resolve.abilities(state)
    alike = [other for other in abilities if other[:3] == raw[:3]]
    if raw not in alike or len(alike) < 2:
        return said
    effect = _effect(state, abilities[raw])
    equal = [other for other in alike if _effect(state, abilities[other]) == effect]
    number = equal.index(raw) + 1 if len(equal) > 1 else 0
    about = "itself" if raw[2] == (raw[1],) else "other"
    return Message(f"{said.key}-effect", **said.args | {"about": about, "effect": effect, "n": number})


def _effect(state: S, waiting: Pending | Listener) -> Message:
    ability = state.game.program.nodes[waiting.ability]
    assert isinstance(ability, Before | After | Instead)
    return arranged(ability.effect.words(), state.last_kind(waiting.this).type == CREATURE)
