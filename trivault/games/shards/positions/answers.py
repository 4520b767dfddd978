"""The sentences of answers: what a button says, with what it costs and where the card lies."""

from __future__ import annotations

from trivault.games.shards.positions.view import place
from trivault.games.shards.state.model import ShardsState
from trivault.kernel.choices import Raw
from trivault.kernel.ids import NOTHING, Thing, is_player
from trivault.kernel.text import Message


def detailed(state: ShardsState, raw: Raw, message: Message) -> Message:
    """The kernel's sentence of an answer, its cards with what a player wants to know of them."""
    verb, source, targets, numbers = raw
    if numbers or any(is_player(target) for target in targets):
        return message
    cards = [_target(state, verb, source, card) for card in targets]
    return Message(message.key, **(message.args | {"targets": cards}))


def _target(state: ShardsState, verb: str, source: Thing, card: Thing) -> Message:
    name, kind = state.game.thing_message(state, card), state.defs[card]
    if verb in ("recruit", "fast-play"):
        if source != NOTHING:  # the effect of a card, not the player, takes it from the row
            return Message("for-free", card=name)
        return Message("for-gems", card=name, n=kind.cost)
    if verb in ("attack", "destroy"):
        owner = Message("player", n=state.controller(card) + 1)
        if verb == "attack":
            return Message("for-power", card=name, owner=owner, n=kind.health)
        return Message("champion-of", card=name, owner=owner)
    if verb == "show":
        return Message("with-shield", card=name, n=kind.shield)
    return Message(f"from-{place(state, card)}", card=name) if verb == "banish" else name
