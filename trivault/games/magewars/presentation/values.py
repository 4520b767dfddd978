"""What is worked out for the objects of Mage Wars, as numbers."""

from __future__ import annotations

from trivault.games.magewars.rules.costs import reveal_price
from trivault.games.magewars.rules.damage import own_dice
from trivault.games.magewars.rules.traits import armor, channeling, flying, incapacitated, life, restrained
from trivault.games.magewars.state.model import CREATURE, EQUIPMENT, MAGE, MELEE, RANGED, MageWarsState
from trivault.kernel.ids import Thing


def values(state: MageWarsState, thing: Thing, known: bool) -> dict[str, int]:
    """What is worked out for an object, as numbers; what is not so is left out."""
    piece, card = state.play[thing], state.card(thing)
    if not piece.revealed:
        return {"reveal": reveal_price(state, thing, piece.controller)} if known else {}
    found = {"channeling": channeling(state, thing) or 0}
    if card.life:
        found |= {"life": life(state, thing), "armor": armor(state, thing)}
    if card.type in (CREATURE, MAGE):
        found |= {
            "flying": int(flying(state, thing)),
            "held": int(incapacitated(state, thing) or restrained(state, thing)),
        }
    if card.type in (CREATURE, MAGE, EQUIPMENT):
        found |= _dice(state, thing)
    return {name: n for name, n in found.items() if n}


def _dice(state: MageWarsState, thing: Thing) -> dict[str, int]:
    """The dice of those attacks that have more or fewer than printed."""
    bars = enumerate(state.card(thing).attacks)
    now = {
        i: (bar.dice, own_dice(state, thing, i)) for i, bar in bars if bar.dice and bar.kind in (MELEE, RANGED)
    }
    return {f"dice-{i + 1}": dice for i, (printed, dice) in now.items() if dice != printed}
