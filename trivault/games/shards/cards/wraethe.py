"""Wraethe: power, banishing, and echoes of the dead."""

from trivault.games.shards.cards.facade import (
    WRAETHE,
    Card,
    Forbid,
    Kind,
    ThisCard,
    ally,
    at_mastery,
    by_mastery,
    champion,
    double_power,
    echo,
    gain_mastery,
    gain_power,
    may_banish,
    mercenary,
    per,
    return_one,
)

CARDS: tuple[Card, ...] = (
    ally(
        "wraethe-skirmisher", WRAETHE, cost=1, copies=3, play=echo(gain_power(6), instead=gain_power(2))
    ),
    mercenary("nil-assassin", WRAETHE, cost=2, copies=3, play=gain_power(5)),
    mercenary("shadow-apostle", WRAETHE, cost=2, copies=3, play=[gain_power(2), may_banish(1)]),
    ally(
        "shadebound-sentry", WRAETHE, cost=3, copies=2, play=[gain_power(3), return_one(Kind(mercenary=True))]
    ),
    mercenary("umbral-scourge", WRAETHE, cost=3, copies=3, play=[gain_mastery(1), may_banish(1)]),
    mercenary("aetherbreaker", WRAETHE, cost=4, copies=2, play=gain_power(by_mastery(4, {10: 8}))),
    mercenary(
        "scion-of-nothingness", WRAETHE, cost=5, copies=2,
        play=[gain_power(3), echo(gain_power(per(2, "discard", Kind(WRAETHE))))],
    ),
    mercenary(
        "zara-ra-soulflayer", WRAETHE, cost=5,
        play=[gain_power(4), gain_mastery(1), at_mastery(10, may_banish(2))],
    ),
    champion(
        "li-hin-the-shattered", WRAETHE, cost=3, health=1, exhaust=gain_power(1),
        passives=[Forbid("attack", ThisCard(), "SI-ATK-09")],
    ),
    champion(
        "fao-cutul-the-formless", WRAETHE, cost=4, health=4,
        exhaust=[gain_power(2), at_mastery(20, double_power())],
    ),
    champion(
        "zen-chi-set-godkiller", WRAETHE, cost=7, health=5,
        exhaust=[gain_power(3), return_one(Kind(WRAETHE))],
    ),
)  # fmt: skip
