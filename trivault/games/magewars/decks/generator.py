"""New spellbooks in the spirit of the printed ones, for players without one and for random games.

A share of the points for each type of spell (MW-BOOK-18), mostly of schools that the mage is
trained in, then whatever still fits.
"""

from __future__ import annotations

from trivault.games.magewars.decks.spellbook import (
    SPELLS,
    TRAINED,
    Spellbook,
    barred,
    bound,
    find_mage,
    most_copies,
    price,
)
from trivault.games.magewars.state.model import ELEMENTS
from trivault.games.magewars.state.printed import Card
from trivault.kernel.errors import SetupError
from trivault.kernel.rng import below

SHARES = {
    "creature": 40,
    "conjuration": 14,
    "wall": 4,
    "enchantment": 22,
    "equipment": 16,
    "incantation": 16,
    "attack": 8,
}  # points, 120 in all
LIKELY = 6  # how much likelier a spell is that the mage is trained in


class _Chance:
    """The generator of chance outside a game."""

    def __init__(self, seed: int) -> None:
        self.seed, self.draws, self.barrier = seed, 0, 0


def generated(mage: str, seed: int) -> Spellbook:
    """The legal book of a mage that this seed gives."""
    if not 0 <= seed < 2**63:
        raise SetupError(f"a seed is a whole number from 0 to 2**63 - 1, not {seed!r}")
    return _Maker(find_mage(mage), seed).make()


class _Maker:
    def __init__(self, mage: Card, seed: int) -> None:
        self.mage, self.seed = mage, seed
        self.chance = _Chance(seed)
        self.element = ELEMENTS[below(self.chance, len(ELEMENTS))] if mage.any_element else ""
        self.spells: dict[str, int] = {}
        pool = [card for card in SPELLS.values() if barred(card, mage, self.element) is None]
        self.prices = {card.slug: price(card, mage, self.element).each for card in pool}
        self.pool = pool

    def make(self) -> Spellbook:
        spent = 0
        for kind, share in SHARES.items():
            spent += self._add([card for card in self.pool if card.type == kind], share)
        self._add(self.pool, self.mage.points - spent)
        name = f"Generated book {self.seed} of the {self.mage.slug.capitalize()}"
        return bound(name, self.mage.slug, self.spells.items(), self.element)

    def _add(self, pool: list[Card], left: int) -> int:
        """Spend so many points on these spells, as far as they go; says how many it spent."""
        spent = 0
        while fitting := [card for card in pool if self._fits(card, left - spent)]:
            card = self._drawn(fitting)
            self.spells[card.slug] = self.spells.get(card.slug, 0) + 1
            spent += self.prices[card.slug]
        return spent

    def _fits(self, card: Card, points: int) -> bool:
        return self.prices[card.slug] <= points and self.spells.get(card.slug, 0) < most_copies(card)[0]

    def _drawn(self, cards: list[Card]) -> Card:
        weights = [LIKELY if self.prices[card.slug] <= card.level * TRAINED else 1 for card in cards]
        lot = below(self.chance, sum(weights))
        for card, weight in zip(cards, weights, strict=True):
            lot -= weight
            if lot < 0:
                return card
        raise AssertionError("the lot is below the sum of the weights")
