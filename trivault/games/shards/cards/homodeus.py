"""Homodeus: drones, legions, and champions that inspire."""

from trivault.games.shards.cards.facade import (
    ALLY,
    CHAMPION,
    HOMODEUS,
    IT,
    PUT_INTO_PLAY,
    After,
    Card,
    ChampionsAtLeast,
    CopyEffect,
    Emit,
    EventThing,
    Forbid,
    ForEach,
    HasInPlay,
    If,
    Instead,
    InZone,
    Kind,
    ThisCard,
    Until,
    YourCard,
    ally,
    at_mastery,
    by_mastery,
    champion,
    draw,
    each,
    gain_gems,
    gain_power,
    inspire,
    lose_mastery,
    mercenary,
    per,
    return_one,
)

HOMODEUS_ALLY = Kind(HOMODEUS, ALLY)
HOMODEUS_CHAMPION = Kind(HOMODEUS, CHAMPION)

CARDS: tuple[Card, ...] = (
    ally("kiln-drone", HOMODEUS, cost=1, copies=3, play=inspire(gain_gems(4), instead=gain_gems(2))),
    ally("mining-drones", HOMODEUS, cost=2, copies=3, play=[gain_gems(1), draw(1)]),
    ally(
        "korvus-legionnaire", HOMODEUS, cost=3, copies=3, shield=2,
        play=[gain_power(2), return_one(Kind(type=CHAMPION))],
    ),
    ally("reactor-drone", HOMODEUS, cost=3, copies=3, play=gain_gems(3)),
    mercenary("venator-of-the-wastes", HOMODEUS, cost=4, play=[gain_power(4), inspire(lose_mastery(2))]),
    champion("primus-pilus", HOMODEUS, cost=2, health=6, exhaust=If(ChampionsAtLeast(3, HOMODEUS), draw(2))),
    champion(
        "numeri-drones", HOMODEUS, cost=3, copies=2, health=5,
        exhaust=[
            gain_gems(1),
            # SI-AMB-21: two uses are two of these
            Until("turn", Instead("recruit", YourCard("when-recruit", HOMODEUS_CHAMPION),
                                  Emit(PUT_INTO_PLAY, each(EventThing()))), uses=1),
        ],
    ),
    champion(
        "evokatus", HOMODEUS, cost=4, copies=2, health=2,
        play=draw(1), exhaust=gain_power(per(1, "champions", HOMODEUS_CHAMPION)),
    ),
    champion("optio-crusher", HOMODEUS, cost=5, copies=2, health=4, exhaust=gain_power(by_mastery(3, {10: 5}))),
    champion(
        "drakonarius", HOMODEUS, cost=6, health=2, exhaust=gain_power(6),
        passives=[Forbid("attack", ThisCard(), "SI-ATK-09", HasInPlay("general-decurion"))],
    ),
    champion(
        "general-decurion", HOMODEUS, cost=7, health=7,
        exhaust=[
            gain_gems(3),
            at_mastery(
                20,
                ForEach("it", InZone("played", HOMODEUS_ALLY), CopyEffect(IT)),  # SI-AMB-22
                Until("turn", After("played", YourCard("when-play", HOMODEUS_ALLY), CopyEffect(EventThing()))),
            ),
        ],
    ),
)  # fmt: skip
