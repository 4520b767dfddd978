"""Mass Mutation: the cards that the rulebooks name."""

from trivault.games.keyforge.model import Card

CARDS: tuple[Card, ...] = ()
