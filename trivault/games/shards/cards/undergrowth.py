"""Undergrowth: health, growth, and allies that unify."""

from trivault.games.shards.cards.facade import (
    ALLY,
    ENEMY_CHAMPIONS,
    IT,
    UNDERGROWTH,
    Card,
    Choose,
    CopyEffect,
    FullHealth,
    If,
    InZone,
    Kind,
    ally,
    at_mastery,
    champion,
    destroy,
    draw,
    each,
    gain_health,
    gain_mastery,
    gain_power,
    mercenary,
    one,
    per,
    unify,
)

CARDS: tuple[Card, ...] = (
    ally("undergrowth-aspirant", UNDERGROWTH, cost=1, copies=3, play=[gain_health(3), unify(gain_power(5))]),
    mercenary("spore-cleric", UNDERGROWTH, cost=2, copies=3, play=gain_health(4)),
    mercenary(
        "fungal-hermit", UNDERGROWTH, cost=3, copies=2, play=[gain_mastery(1), at_mastery(10, gain_health(5))]
    ),
    ally(
        "thorn-zealot", UNDERGROWTH, cost=3, copies=2, shield=3,
        play=[draw(1), unify(destroy(one(ENEMY_CHAMPIONS)))],
    ),
    mercenary(
        "leshai-knight", UNDERGROWTH, cost=3, copies=3, play=unify(gain_power(6), instead=gain_power(3))
    ),
    ally(
        "shardwood-guardian", UNDERGROWTH, cost=4, copies=3,
        play=[gain_power(2), draw(1), unify(gain_health(6))],  # SI-AMB-11
    ),
    mercenary(
        "ghostwillow-avenger", UNDERGROWTH, cost=4,
        play=[gain_power(4), at_mastery(15, destroy(each(ENEMY_CHAMPIONS)))],
    ),
    ally(
        "ojas-genesis-druid", UNDERGROWTH, cost=4,
        play=[Choose(one(InZone("copyable")), "copy"), CopyEffect(IT), at_mastery(20, CopyEffect(IT))],
    ),
    ally(
        "furrowing-elemental", UNDERGROWTH, cost=5, copies=2,
        play=[gain_health(4), draw(1), If(FullHealth(), gain_power(6))],
    ),
    mercenary("root-of-the-forest", UNDERGROWTH, cost=7, play=[gain_health(10), unify(gain_power(10))]),
    champion(
        "additri-gaiamancer", UNDERGROWTH, cost=5, health=5,
        exhaust=gain_power(per(2, "played", Kind(UNDERGROWTH, ALLY), base=2)),  # SI-AMB-27
    ),
)  # fmt: skip
