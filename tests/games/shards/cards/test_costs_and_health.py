"""What every card of the centre deck costs, and what it takes to destroy every champion."""

import pytest

from tests.games.shards.situations import Situation
from tests.reference import facts as reference
from trivault.games.shards.cards import CENTRE
from trivault.games.shards.state.model import CHAMPION

COST = {
    1: ["kiln-drone", "order-initiate", "undergrowth-aspirant", "wraethe-skirmisher"],
    2: [
        *("mining-drones", "primus-pilus", "cache-warden", "giga-source-adept"),
        *("spore-cleric", "nil-assassin", "shadow-apostle"),
    ],
    3: [
        *("korvus-legionnaire", "reactor-drone", "numeri-drones", "shard-abstractor", "data-heretic"),
        *("portal-monk", "systema-ai", "fungal-hermit", "thorn-zealot", "leshai-knight"),
        *("shadebound-sentry", "umbral-scourge", "li-hin-the-shattered"),
    ],
    4: [
        *("venator-of-the-wastes", "evokatus", "command-seer", "shardwood-guardian"),
        *("ghostwillow-avenger", "ojas-genesis-druid", "aetherbreaker", "fao-cutul-the-formless"),
    ],
    5: [
        *("optio-crusher", "cryptofist-monk", "zetta-the-encryptor", "furrowing-elemental"),
        *("additri-gaiamancer", "scion-of-nothingness", "zara-ra-soulflayer"),
    ],
    6: ["drakonarius", "omnius-the-all-knowing"],
    7: ["general-decurion", "the-grand-architect", "root-of-the-forest", "zen-chi-set-godkiller"],
}
COSTS = [(slug, cost) for cost, slugs in COST.items() for slug in slugs]

HEALTH = {
    "primus-pilus": 6,
    "numeri-drones": 5,
    "evokatus": 2,
    "optio-crusher": 4,
    "drakonarius": 2,
    "general-decurion": 7,
    "giga-source-adept": 4,
    "systema-ai": 4,
    "zetta-the-encryptor": 5,
    "additri-gaiamancer": 5,
    "fao-cutul-the-formless": 4,
    "zen-chi-set-godkiller": 5,
}


def test_the_tables_name_every_card():
    printed = [card for card in CENTRE if card.slug in reference.cards("shards")]
    assert sorted(slug for slug, _ in COSTS) == sorted(card.slug for card in printed)
    champions = {card.slug for card in printed if card.type == CHAMPION}
    assert champions - set(HEALTH) == {"li-hin-the-shattered"}  # who cannot be attacked


@pytest.mark.parametrize(("slug", "cost"), COSTS)
def test_a_card_is_recruited_for_its_cost(slug, cost):
    with Situation(gems=cost - 1, hand="crystal", row=slug) as table:
        table.refused(f"recruit {slug}", "SI-REC-01")
        table.answer("play crystal", f"recruit {slug}")
        spent = {"gems": 0} if cost > 1 else {}
        table.changed(hand="", played="crystal", row="", discard=slug, **spent)


@pytest.mark.parametrize(("slug", "health"), HEALTH.items())
def test_a_champion_is_destroyed_by_power_equal_to_its_health(slug, health):
    with Situation(power=health - 1, hand="blaster", p1_champions=f"{slug} exhausted") as table:
        table.refused(f"attack {slug}", "SI-ATK-02")
        table.answer("play blaster", f"attack {slug}")
        table.changed(power=0, hand="", played="blaster", p1_champions="", p1_discard=slug)
