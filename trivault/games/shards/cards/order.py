"""The Order: mastery, cards, and dominion over all factions."""

from trivault.games.shards.cards.facade import (
    ORDER,
    Card,
    Dominion,
    Forbid,
    Kind,
    YouAndOtherChampions,
    ally,
    at_mastery,
    champion,
    dominion,
    draw,
    gain_gems,
    gain_mastery,
    mercenary,
    recruit_free,
)

CARDS: tuple[Card, ...] = (
    ally("order-initiate", ORDER, cost=1, copies=3, play=[gain_gems(2), dominion(gain_mastery(2))]),
    mercenary("cache-warden", ORDER, cost=2, copies=2, play=[gain_mastery(1), at_mastery(10, draw(1))]),
    mercenary("shard-abstractor", ORDER, cost=3, copies=3, play=gain_mastery(2)),
    mercenary("data-heretic", ORDER, cost=3, copies=3, play=draw(2)),
    ally("portal-monk", ORDER, cost=3, copies=2, play=recruit_free(Kind(cost_up_to=6), mastery_to_hand=15)),
    ally("command-seer", ORDER, cost=4, copies=2, shield=5, play=gain_gems(2)),
    ally("cryptofist-monk", ORDER, cost=5, copies=2, shield=8, play=draw(1)),
    mercenary("omnius-the-all-knowing", ORDER, cost=6, play=[draw(2), dominion(gain_mastery(5))]),
    mercenary("the-grand-architect", ORDER, cost=7, play=gain_mastery(5)),
    champion(
        "giga-source-adept", ORDER, cost=2, health=4,
        play=draw(1), exhaust=dominion(gain_mastery(3)), exhaust_if=Dominion(),  # SI-AMB-24
    ),
    champion("systema-ai", ORDER, cost=3, health=4, exhaust=[gain_mastery(1), at_mastery(20, draw(2))]),
    champion(
        "zetta-the-encryptor", ORDER, cost=5, health=5, shield=5,
        passives=[Forbid("attack", YouAndOtherChampions(), "SI-ATK-09")],  # SI-AMB-25
    ),
)  # fmt: skip
