"""Traits and cards that an effect has named: questions whose answers are such names."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from trivault.games.keyforge.rules.traits import traits_of
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.choice_nodes import Ask
from trivault.kernel.choices import ACTION, Choice, Raw
from trivault.kernel.frames import Scope
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.terms import Filter
from trivault.kernel.text import Message

S = KeyForgeState

# What an answer to such a question is called.
SAID: dict[str, Callable[[str], Message]] = {
    "name-trait": lambda name: Message("trait", word=name),
    "name-card": lambda name: Message(f"card-{name}"),
}


def _names(state: S, what: str) -> Sequence[str]:
    """All that can be named, by number."""
    return state.keyforge.traits if what == "trait" else tuple(card.slug for card in state.keyforge.listed)


class Name(Ask[S]):
    """Name a trait or a card: any that there is."""

    def __init__(self, what: str) -> None:
        self.what = what  # "trait" or "card"
        self.args = (what,)

    def question(self, state: S) -> Choice:
        cards = state.keyforge.cards
        names = [name for name in _names(state, self.what) if name not in cards or cards[name].half != "top"]
        options: tuple[Raw, ...] = tuple((name, NOTHING, (), ()) for name in names)  # a title once (KF-GIG-01)
        this, reason = state.scopes[-1].this, f"name-{self.what}"
        return Choice(state.active, ACTION, reason, listed=options, source=this, reason=reason)

    def answered(self, state: S, answer: Raw) -> bool:
        state.scopes[-1].bind_numbers(self.what, _names(state, self.what).index(answer[0]))
        return False

    def words(self) -> Message:
        return Message("name-something", what=self.what)


def named_card(state: S, scope: Scope) -> str:
    return state.keyforge.listed[scope.number("card")].slug


class OfThatName(Filter[S]):
    """It has the trait, or is the card, that the effect has named."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.args = (what,)

    def fits(self, state: S, thing: Thing, scope: Scope) -> bool:
        if self.what == "trait":
            return state.keyforge.traits[scope.number("trait")] in traits_of(state, thing)
        kind = state.defs[thing]
        return named_card(state, scope) in (kind.slug, kind.half == "top" and kind.other_half)

    def words(self, n: int) -> Message:
        return Message("is-of-that-name", what=self.what)
