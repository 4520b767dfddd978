"""Traits, printed and gained (KF-CARD-04)."""

from __future__ import annotations

from collections.abc import Iterable

from trivault.games.keyforge.state import aspects
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.abilities import Ability, Modify, in_force
from trivault.kernel.frames import Listener
from trivault.kernel.ids import Thing
from trivault.kernel.terms import SEVERAL, Constant, Filter
from trivault.kernel.text import Message

S = KeyForgeState


class GainsTrait(Modify[S]):
    """The cards that fit have one more trait."""

    def __init__(self, on: Filter[S], trait: str) -> None:
        super().__init__(aspects.TRAIT, on, Constant(1))
        self.trait = trait
        self.args = (on, trait)

    def given(self, state: S, listener: Listener) -> Iterable[str]:
        return (self.trait,)

    def words(self, times: int = 0) -> Message:
        return Message("gains-trait", on=self.on.words(SEVERAL), word=self.trait)


class GainsTraits(GainsTrait):
    """A card has the traits of another one, `text`, as well."""

    def __init__(self, on: Filter[S]) -> None:
        super().__init__(on, "")

    def given(self, state: S, listener: Listener) -> Iterable[str]:
        return state.keyforge.listed[listener.number("text")].traits

    def words(self, times: int = 0) -> Message:
        return Message("gains-traits", on=self.on.words(SEVERAL))


def gains_trait(which: Filter[S], trait: str) -> Ability[S]:
    return GainsTrait(which, trait)


def gained_traits(state: S, card: Thing) -> set[str]:
    """The traits that a card has beside those that are printed on it."""
    nodes = state.game.program.nodes
    found: set[str] = set()
    for listener in in_force(state, state.modifiers.get(aspects.TRAIT, ())):
        ability = nodes[listener.ability]
        if isinstance(ability, GainsTrait) and ability.on.fits(state, card, listener):
            found.update(ability.given(state, listener))
    return found


def last_traits(state: S, card: Thing) -> frozenset[str]:
    """The traits of a card in play, or those that it had when it left play this turn (KF-LEAVE-06)."""
    gone = state.gone.get(card)
    if gone is None or card in state.play:
        return traits_of(state, card)
    return state.last_kind(card).traits.union(gone.traits)


def traits_of(state: S, card: Thing) -> frozenset[str]:
    printed = state.defs[card].traits
    return printed | gained_traits(state, card) if aspects.TRAIT in state.modifiers else printed
