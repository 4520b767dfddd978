"""The 24 cards of Duel."""

from examples.duel.state.model import Card

DAGGER, SWORD, SHIELD = Card("dagger", 1, 1), Card("sword", 3, 1), Card("shield", 1, 3)
CARDS = (DAGGER,) * 10 + (SWORD,) * 8 + (SHIELD,) * 6  # in a state a card is its number
