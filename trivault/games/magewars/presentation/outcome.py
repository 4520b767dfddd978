"""What an answer changes on a table of Mage Wars, and what is known of its dice beforehand."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate

from trivault.games.magewars.rules.damage import dice_of, ghostly, protection
from trivault.games.magewars.rules.dice import odds
from trivault.games.magewars.rules.strike import bar_of
from trivault.games.magewars.rules.traits import immune, life
from trivault.games.magewars.state import aspects
from trivault.games.magewars.state.model import MageWarsState
from trivault.games.magewars.state.records import Attack
from trivault.games.magewars.text.answers import attack_meant
from trivault.kernel.choices import Raw
from trivault.kernel.ids import Thing, player_thing
from trivault.kernel.text import Message

S = MageWarsState
Outcomes = Iterator[tuple[Thing, Message]]

ATTACKS = ("attack", "counterstrike")
UNLIKELY = 0.1  # this share of the rolls at either end is left out of the usual ones


def outcome(before: S, after: S) -> Outcomes:
    """Objects, then mages."""
    for thing, then in before.play.items():
        now = after.play.get(thing)
        if now is None:
            if then.revealed:
                yield thing, Message("ui-then-destroyed")
        elif now.damage != then.damage and life(after, thing):
            yield thing, Message("ui-then-damage", n=now.damage, left=max(0, life(after, thing) - now.damage))
    for seat, side in enumerate(before.players):
        if after.result is not None and seat in after.result:
            yield player_thing(seat), Message("ui-then-wins")
        if side.mage in before.play and side.mage in after.play:
            was, mana = before.play[side.mage].mana, after.play[side.mage].mana
            if mana != was:
                yield side.mage, Message("ui-then-mana", n=mana, change=f"{mana - was:+}")


def chances(state: S, raw: Raw) -> Outcomes:
    """How much damage the dice of an attack deal as a rule, before anything is done against it."""
    if raw[0] not in ATTACKS:
        return
    attack = attack_meant(state, raw)
    if attack.defender not in state.play:  # a whole zone
        return
    if immune(state, attack.defender, bar_of(state, attack).damage):
        yield attack.defender, Message("ui-then-immune")
        return
    yield attack.defender, _rolled(state, attack)


def _rolled(state: S, attack: Attack) -> Message:
    left = life(state, attack.defender) - state.play[attack.defender].damage
    count = dice_of(state, attack)
    likely = odds(count, ghostly(state, attack), protection(state, attack))
    sums = list(accumulate(likely))
    low = next(n for n, share in enumerate(sums) if share > UNLIKELY)
    high = next(n for n, share in enumerate(sums) if share > 1 - UNLIKELY)
    kills = round(100 * sum(likely[left:])) if left > 0 else 100
    strikes = any(bar_of(state, attack).trait(name) for name in (aspects.DOUBLESTRIKE, aspects.TRIPLESTRIKE))
    key = "ui-then-strikes" if strikes else "ui-then-rolls"
    return Message(key, dice=count, low=low, high=high, left=left, kills=kills)
