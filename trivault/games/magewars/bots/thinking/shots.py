"""Attack spells: what they do on average to each of their targets, without rolling dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trivault.games.magewars.bots.thinking.fighters import Arm
from trivault.games.magewars.rules.cast import PayForSpell
from trivault.games.magewars.state import aspects
from trivault.games.magewars.state.model import ATTACK, MageWarsState
from trivault.games.magewars.state.printed import Bar, Card
from trivault.kernel.choices import Choice

if TYPE_CHECKING:
    from trivault.games.magewars.bots.thinking.mind import Judged, Mind

S = MageWarsState
PAYING = PayForSpell()


def shots(mind: Mind, state: S, choice: Choice) -> list[Judged]:
    """What the attack spell that is being aimed leads to; nothing where it must be tried with dice."""
    bar = _bar(state, choice)
    if bar is None or not choice.things:
        return []
    paid = state.copy()
    cast = paid.casts[-1]
    cast.target = choice.things[0]
    PAYING.run(paid)
    here = mind.seen(paid)
    attacker, base = here.fighter(cast.caster), mind.standing(here)
    found: list[Judged] = []
    if attacker is None:
        return []
    arm = Arm(paid, cast.caster, bar)
    for thing in choice.things:
        struck = [one for one in here.there if thing in (one.thing, one.zone)]
        struck = [one for one in struck if one is not attacker or not bar.spares_caster]
        if struck:
            points = sum([mind.hit(here, attacker, arm, one, False) for one in struck])
            found.append((choice.picked((thing,)), base + points))
    return found


def _bar(state: S, choice: Choice) -> Bar | None:
    """The attack of the spell, if it ends with whom it is aimed at."""
    if choice.reason != "target" or not state.casts or state.casts[-1].spell != choice.source:
        return None
    return only_bar(state.card(choice.source))


def only_bar(card: Card) -> Bar | None:
    """The attack of an attack spell that is one and goes on to nobody else."""
    if card.type != ATTACK or len(card.attacks) != 1 or card.attacks[0].trait(aspects.CHAINS):
        return None
    return card.attacks[0]
