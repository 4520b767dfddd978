"""The ten cards that every player begins with (SI-COMP-03)."""

from trivault.games.shards.cards.facade import INFINITE, STARTER, Card, by_mastery, gain_gems, gain_power

CARDS: tuple[Card, ...] = (
    Card("crystal", STARTER, copies=7, play=gain_gems(1)),
    Card("blaster", STARTER, play=gain_power(1)),
    Card("shard-reactor", STARTER, play=gain_gems(by_mastery(2, {5: 3, 15: 4}))),
    # SI-MAST-09
    Card("infinity-shard", STARTER, play=gain_power(by_mastery(2, {10: 3, 20: 5, 30: INFINITE}))),
)
