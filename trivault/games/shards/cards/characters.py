"""The four characters: they play alike, each has focus (SI-COMP-06)."""

from trivault.games.shards.cards.facade import CHARACTER, FACTIONS, MAX_HEALTH, Card

CARDS: tuple[Card, ...] = tuple(
    Card(slug, CHARACTER, faction, health=MAX_HEALTH)
    for slug, faction in zip(("decima", "tetra", "volos", "ko-syn-wu"), FACTIONS, strict=True)
)
