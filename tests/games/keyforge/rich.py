"""Full tables around one card: something lies everywhere, and the card where it is wanted."""

from __future__ import annotations

from random import Random
from typing import Any

from trivault.games.keyforge.decks.deck import ICONS
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.state.model import COLOURS
from trivault.games.keyforge.state.printed import ACTION_TYPE, ARTIFACT, CREATURE, HOUSES, UPGRADE, Card

PLACES = ("hand", "play", "piles")
ENTRIES = {"hand": 4, "deck": 5, "discard": 4, "archives": 2, "purged": 1}  # cards of each player there
MARKS = ("exhausted", "stunned", "warded", "enraged", "damage:1", "amber:1", "amber:2", "power:1", "doom:1")
CARDS = sorted(GAME.cards)
BY_TYPE = {
    type: [slug for slug in CARDS if GAME.cards[slug].type == type and GAME.cards[slug].half != "top"]
    for type in (ARTIFACT, CREATURE, UPGRADE)
}

Form = dict[str, Any]


def rich(card: Card, place: str, random: Random) -> Form:
    """A position with a card in the hand of the active player, in play on both sides, or in all the
    piles of both; its house is active."""
    players = [_side(random) for _ in range(2)]
    house = card.house or random.choice(HOUSES)
    entry = f"{card.slug} house:{house}"
    if place == "hand":
        players[0]["hand"] += [entry, *([card.other_half] if card.half else [])]
    for side in players if place == "play" else ():
        _lay(card, entry, side)
    for side in players if place == "piles" else ():
        for pile in ("deck", "discard", "archives", "purged"):
            side[pile].insert(0, entry)
    return {"players": players, "turn": {"house": house}, "seed": random.randrange(1000)}


def _lay(card: Card, entry: str, side: Form) -> None:
    """In play by its type; an action, which never lies there, in hand."""
    if card.type == UPGRADE:
        side["line"][0] += f" +{entry.replace(' ', '/')}"
    else:
        zone = {CREATURE: "line", ARTIFACT: "artifacts", ACTION_TYPE: "hand"}[card.type]
        side[zone].insert(1, _bottom(card, entry))


def _bottom(card: Card, entry: str) -> str:
    return entry.replace(card.slug, card.other_half, 1) if card.half == "top" else entry


def _side(random: Random) -> Form:
    zones = {zone: [_card(random) for _ in range(n)] for zone, n in ENTRIES.items()}
    zones["hand"][0] = f"2 {zones['hand'][0]}"
    zones["deck"] = [_seen(random, entry) for entry in zones["deck"]]
    zones["archives"] = [_seen(random, entry) for entry in zones["archives"]]
    keys = random.sample(COLOURS, random.randrange(3))
    return {
        **zones,
        "line": [_creature(random) for _ in range(4)],
        "artifacts": [_of(random, ARTIFACT) for _ in range(2)],
        "amber": random.randrange(9),
        "keys": keys,
        "chains": random.randrange(4),
    }


def _creature(random: Random) -> str:
    """With marks, and often an upgrade."""
    marks = random.sample(MARKS, random.randrange(4))
    once = {mark.partition(":")[0]: mark for mark in marks}
    upgrade = [f"+{_of(random, UPGRADE)}"] if random.randrange(2) else []
    return " ".join([_of(random, CREATURE), *once.values(), *upgrade])


def _card(random: Random) -> str:
    """Any card, now and then with an icon."""
    slug = random.choice(CARDS)
    icon = f" icon:{random.choice(ICONS)}" if random.randrange(5) == 0 else ""
    return slug + icon


def _seen(random: Random, entry: str) -> str:
    return f"{entry} known:{random.choice(('0', '1', 'both'))}" if random.randrange(4) == 0 else entry


def _of(random: Random, type: str) -> str:
    return random.choice(BY_TYPE[type])
