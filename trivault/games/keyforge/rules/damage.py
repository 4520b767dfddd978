"""Damage is dealt, moved and healed, and cards are destroyed (KF-DMG, KF-HEAL, KF-DEST)."""

from __future__ import annotations

from trivault.games.keyforge.rules.creature_stats import enlarged, keyword, power
from trivault.games.keyforge.rules.log_messages import log_outcome
from trivault.games.keyforge.rules.zones import move, this_way
from trivault.games.keyforge.state import aspects
from trivault.games.keyforge.state.model import BEFORE_BLOWS, BLOWS, KeyForgeState
from trivault.games.keyforge.state.printed import CREATURE
from trivault.kernel.abilities import value
from trivault.kernel.ids import NOTHING, Thing

S = KeyForgeState


def in_blows(state: S, card: Thing) -> bool:
    """Whether a creature is in a fight whose blows are being exchanged (KF-FIGHT-05)."""
    return any(card in fight[:2] and fight[2] == BLOWS for fight in state.fights[-1:])


def fighting(state: S, card: Thing) -> bool:
    """Whether a creature is in a fight whose blows are not over (KF-FIGHT-12, KF-OPEN-47)."""
    return any(card in fight[:2] and fight[2] in (BEFORE_BLOWS, BLOWS) for fight in state.fights[-1:])


def _put_damage(state: S, card: Thing, amount: int) -> None:
    piece = state.play[card]
    if not piece.damage and card not in state.unsettled:
        state.unsettled.append(card)
    piece.damage += amount


def _hurt(state: S, kind: str, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    if not state.is_creature(thing) or not amount:
        return False
    amount = enlarged(state, thing, amount)
    _put_damage(state, thing, amount)  # KF-DMG-01
    return log_outcome(state, kind, thing, amount, by, source)


def damage(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    return _hurt(state, "damage", thing, amount, by, source)


def pierce(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    return _hurt(state, "pierce", thing, amount, by, source)


def strike(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    dealt = _hurt(state, "strike", thing, amount, by, source)
    if dealt and source >= 0 and keyword(state, source, aspects.POISON):  # KF-KW-POIS-02
        piece = state.play[thing]
        piece.damage = max(piece.damage, power(state, thing))  # KF-KW-POIS-01: destroyed once 1 was placed
    return dealt


def move_damage(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    """From one creature to another; that is not dealing it: nothing prevents it (KF-DMG-14)."""
    if not state.is_creature(thing) or not state.is_creature(source):
        return False
    moved = min(amount, state.play[source].damage)
    state.play[source].damage -= moved
    _put_damage(state, thing, moved)
    return log_outcome(state, "move-damage", thing, moved, by, source)


def lay_damage(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    """So much lies on it, whatever lay there before: that is not dealing it (KF-DMG-14)."""
    if thing not in state.play:
        return False
    _put_damage(state, thing, amount - state.play[thing].damage)
    return True


def heal(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    piece = state.play.get(thing)
    if piece is None:
        return False
    healed = min(amount, piece.damage)
    piece.damage -= healed  # KF-HEAL-01
    return log_outcome(state, "heal", thing, healed, by, source)  # KF-HEAL-02


def _die(state: S, card: Thing) -> None:
    """Damage has destroyed it: the effect that dealt it takes note, unless another destroyed it at the same
    time (KF-WORD-06, KF-OPEN-45)."""
    effect = state.scopes[-1]
    if card in effect.things("it") and card not in state.batches[-1].joined:
        effect.bind("died", (*effect.things("died"), card))


def destroy(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    state.destroyed.append(thing)
    if source == NOTHING:
        _die(state, thing)
    else:
        this_way(state, "destroyed", thing, source)
    if in_blows(state, thing):
        state.fallen.append(thing)
    if thing in state.play:  # KF-DEST-06: what moved meanwhile still counts as destroyed
        purged = state.defs[thing].type == CREATURE and value(state, aspects.PURGE_DESTROYED, thing, 0)
        move(state, thing, "purged" if purged else "discard")
    return True
