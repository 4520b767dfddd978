"""Attack spells whose effect on each target is known on average, without rolling dice."""

from __future__ import annotations

from trivault.games.magewars.rules.cast import PayForSpell
from trivault.games.magewars.state import aspects
from trivault.games.magewars.state.model import ATTACK, MageWarsState
from trivault.games.magewars.state.printed import Bar, Card
from trivault.kernel.choices import Choice

S = MageWarsState
PAYING = PayForSpell()


def aimed(state: S, choice: Choice) -> tuple[S, Bar] | None:
    """The position once the attack spell that is being aimed is paid for, and its attack; none where it must be
    tried with dice."""
    bar = _bar(state, choice)
    if bar is None or not choice.things:
        return None
    paid = state.copy()
    cast = paid.casts[-1]
    cast.target = choice.things[0]
    PAYING.run(paid)
    return paid, bar


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
