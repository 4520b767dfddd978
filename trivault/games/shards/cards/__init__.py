"""All cards of the base game, one module for each faction."""

from trivault.games.shards.cards import characters, homodeus, order, starter, undergrowth, wraethe
from trivault.games.shards.cards.facade import Card

CENTRE: tuple[Card, ...] = (
    *homodeus.CARDS,
    *order.CARDS,
    *undergrowth.CARDS,
    *wraethe.CARDS,
)
STARTER: tuple[Card, ...] = starter.CARDS
CHARACTERS: tuple[Card, ...] = characters.CARDS
