"""All cards, one module for each set and house."""

from trivault.games.keyforge.cards import cota
from trivault.games.keyforge.model import Card

CARDS: tuple[Card, ...] = (*cota.CARDS,)
