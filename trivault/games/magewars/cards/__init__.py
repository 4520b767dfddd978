"""All cards, one module for each type of spell, and the mages."""

from trivault.games.magewars.cards import (
    attacks,
    conjurations,
    creatures,
    curses,
    enchantments,
    equipment,
    incantations,
    mages,
    walls,
)
from trivault.games.magewars.cards.facade import Card

CARDS: tuple[Card, ...] = (
    *mages.CARDS,
    *attacks.CARDS,
    *walls.CARDS,
    *conjurations.CARDS,
    *creatures.CARDS,
    *enchantments.CARDS,
    *curses.CARDS,
    *equipment.CARDS,
    *incantations.CARDS,
)
