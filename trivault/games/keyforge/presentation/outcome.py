"""What an answer changes on a table of KeyForge, to be shown before it is given."""

from __future__ import annotations

from collections.abc import Iterator

from trivault.games.keyforge.rules.creature_stats import power
from trivault.games.keyforge.rules.forge import key_cost
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.choices import Raw
from trivault.kernel.ids import Thing, player_thing
from trivault.kernel.text import Message

S = KeyForgeState
Outcomes = Iterator[tuple[Thing, Message]]

STATES = {"warded": "ui-then-warded", "stunned": "ui-then-stunned", "enraged": "ui-then-enraged"}
PLACES = {
    "discard": "ui-then-destroyed",
    "hand": "ui-then-hand",
    "archives": "ui-then-archives",
    "purged": "ui-then-purged",
}


def outcome(before: S, after: S, raw: Raw) -> Outcomes:
    """Cards in play, then players."""
    found = [each for card in before.play for each in _card(before, after, card)]
    if raw[0] == "attack" and not any(before.is_creature(card) for card, _ in found):
        found += [(target, Message("ui-then-unhurt")) for target in raw[2]]
    yield from found
    for seat in range(before.seats):
        yield from _player(before, after, seat)


def _card(before: S, after: S, card: Thing) -> Outcomes:
    then, now = before.play[card], after.play.get(card)
    if now is None:
        yield card, Message(_where(after, card))
        return
    if now.controller != then.controller:
        yield card, Message("ui-then-control", player=Message("player", n=now.controller + 1))
    if now.damage != then.damage:
        left = max(0, power(after, card) - now.damage)
        yield card, Message("ui-then-damage", n=now.damage, left=left)
    for state, key in STATES.items():
        if getattr(now, state) != getattr(then, state):
            yield card, Message(key, on="yes" if getattr(now, state) else "no")
    if now.amber != then.amber:
        yield card, Message("ui-then-holds", n=now.amber)


def _where(state: S, card: Thing) -> str:
    """What is said of a card that has left play, by where it lies."""
    for side in state.players:
        for place, key in PLACES.items():
            if card in getattr(side, place):
                return key
    return "ui-then-gone"


def _player(before: S, after: S, seat: int) -> Outcomes:
    you, then, now = player_thing(seat), before.players[seat], after.players[seat]
    if after.result is not None and seat in after.result:
        yield you, Message("ui-then-wins")
    if now.forged() != then.forged():
        yield you, Message("ui-then-keys", n=now.forged())
    if now.amber != then.amber:
        yield you, Message("ui-then-amber", n=now.amber, change=f"{now.amber - then.amber:+}")
    if now.chains != then.chains:
        yield you, Message("ui-then-chains", n=now.chains)
    if (cost := key_cost(after, seat)) != key_cost(before, seat):
        yield you, Message("ui-then-key-cost", n=cost)
