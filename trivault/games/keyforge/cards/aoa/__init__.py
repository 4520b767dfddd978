"""Age of Ascension."""

from trivault.games.keyforge.cards.aoa import brobnar, dis, logos, mars, sanctum, shadows, untamed

CARDS = (
    *brobnar.CARDS,
    *dis.CARDS,
    *logos.CARDS,
    *mars.CARDS,
    *sanctum.CARDS,
    *shadows.CARDS,
    *untamed.CARDS,
)
