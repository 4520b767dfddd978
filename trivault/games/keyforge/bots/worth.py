"""What a card of KeyForge is worth, roughly. One Æmber is one point."""

from __future__ import annotations

from functools import cache

from trivault.games.keyforge.state.printed import ARTIFACT, CREATURE, UPGRADE, Card

BODY = 1.2  # any creature in play: it can reap
POWER = 0.25  # for each power that is left
ABILITY = 0.4  # for each ability
STUNNED = 0.8
ARTIFACT_POINTS = 1.0
UPGRADE_POINTS = 1.2
ACTION_POINTS = 1.8


def creature(card: Card, left: int) -> float:
    """A creature in play that can take so much damage."""
    return _printed(card) + POWER * left


@cache
def _printed(card: Card) -> float:
    uses = (card.action is not None) + (card.omni is not None)
    return BODY + POWER * card.armor + ABILITY * (len(card.abilities) + uses)


@cache
def artifact(card: Card) -> float:
    uses = (card.action is not None) + (card.omni is not None)
    return ARTIFACT_POINTS + ABILITY * (len(card.abilities) + uses)


@cache
def in_hand(card: Card) -> float:
    """A card that waits to be played."""
    if card.type == CREATURE:
        return card.amber + creature(card, card.power)
    if card.type == ARTIFACT:
        return card.amber + artifact(card)
    return card.amber + (UPGRADE_POINTS if card.type == UPGRADE else ACTION_POINTS)
