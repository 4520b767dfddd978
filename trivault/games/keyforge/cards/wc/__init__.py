"""Worlds Collide."""

from trivault.games.keyforge.cards.wc import (
    anomalies,
    brobnar,
    dis,
    logos,
    sanctum,
    saurian,
    shadows,
    star_alliance,
    untamed,
)

CARDS = (
    *brobnar.CARDS,
    *dis.CARDS,
    *logos.CARDS,
    *sanctum.CARDS,
    *saurian.CARDS,
    *shadows.CARDS,
    *star_alliance.CARDS,
    *untamed.CARDS,
    *anomalies.CARDS,
)
