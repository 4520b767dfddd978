"""Worlds Collide: the cards that the rulebooks name."""

from trivault.games.keyforge.cards.wc import brobnar, logos, saurian, star_alliance, untamed

CARDS = (*brobnar.CARDS, *logos.CARDS, *saurian.CARDS, *star_alliance.CARDS, *untamed.CARDS)
