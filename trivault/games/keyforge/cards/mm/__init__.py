"""Mass Mutation."""

from trivault.games.keyforge.cards.mm import (
    dis,
    logos,
    sanctum,
    saurian,
    several_houses,
    shadows,
    star_alliance,
    untamed,
)

CARDS = (
    *dis.CARDS,
    *logos.CARDS,
    *sanctum.CARDS,
    *saurian.CARDS,
    *shadows.CARDS,
    *star_alliance.CARDS,
    *untamed.CARDS,
    *several_houses.CARDS,
)
