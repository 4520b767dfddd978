"""All cards, one package for each set, one module for each house in it."""

from trivault.games.keyforge.cards import aoa, cota, mm, wc
from trivault.games.keyforge.state.printed import Card

CARDS: tuple[Card, ...] = (*cota.CARDS, *aoa.CARDS, *wc.CARDS, *mm.CARDS)
