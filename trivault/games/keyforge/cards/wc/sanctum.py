"""Sanctum of Worlds Collide."""

from __future__ import annotations

from trivault.games.keyforge.cards.facade import (
    SANCTUM, SHUFFLE_YOUR_DECK, THIS, InZone, artifact, destroy, if_you_do, to_hand, up_to, Card,
)  # fmt: skip

CARDS: tuple[Card, ...] = (
    artifact("orb-of-wonder", SANCTUM, traits="item",
             omni=[destroy(THIS), if_you_do(to_hand(up_to(1, InZone("deck"))), SHUFFLE_YOUR_DECK)]),
)  # fmt: skip
