"""What the beginning of a turn of Shards looks like, in numbers: what is learned from many games."""

from __future__ import annotations

from typing import NamedTuple

from trivault.games.shards.bots import worth
from trivault.games.shards.state.model import ShardsState
from trivault.games.shards.state.numbers import HAND
from trivault.kernel.ids import Thing

LOW, LOWER = 20, 10  # health that is little, and very little
TURNS = 2  # so many turns of an opponent a player's health should last

SIDE = (
    *("health", "low", "lower", "danger"),
    *("mastery", "m10", "m20", "m30", "mnear"),
    *("points", "power", "size", "drawn"),  # of an average turn with this deck
    *("champions", "cpoints", "cpower", "guard", "chealth"),
    *("handpower", "handpoints", "shield", "hshield", "handcards", "deckleft"),
)
# Of the player whose turn it is, of another one, and of both.
NAMES = (*(f"a-{name}" for name in SIDE), *(f"b-{name}" for name in SIDE), "one", "race", "racea")

PARTS = {
    "health": ("health", "low", "lower"),
    "danger": ("danger",),
    "mastery": ("mastery", "m10", "m20", "m30", "mnear"),
    "deck": ("points", "power", "size", "drawn", "shield", "deckleft"),
    "champions": ("champions", "cpoints", "cpower", "guard", "chealth"),
    "hand": ("handpower", "handpoints", "hshield", "handcards"),
    "turn": ("one",),
    "race": ("race", "racea"),
}
PART_OF = {name: part for part, names in PARTS.items() for name in names}


def part_of(name: str) -> str:
    """The part of a position that a feature belongs to, as it is named to people."""
    return PART_OF[name.removeprefix("a-").removeprefix("b-")]


class DeckShape(NamedTuple):
    """All cards of a player, and what they bring in an average turn."""

    cards: list[Thing]
    points: float
    power: float
    drawn: float
    shield: float
    champions: worth.Worth  # what those in play bring

    @property
    def threat(self) -> float:
        """The power of an average turn."""
        return self.power + self.champions.power


def deck(state: ShardsState, seat: int) -> DeckShape:
    me, defs = state.players[seat], state.defs
    worths = worth.of_cards(me.mastery)
    cards = me.hand + me.deck + me.discard + me.champions
    points = power = drawn = 0.0
    shield = 0
    for card in cards:
        brings = worths[defs[card]]
        points += brings[0]
        power += brings[1]
        drawn += brings[2]
        shield += defs[card].shield
    seen = HAND / max(HAND, len(cards) - drawn)  # the share of the deck that an average turn shows
    champions = worth.Worth()
    for card in me.champions:
        champions = champions.plus(worth.exhausted(defs[card], me.mastery))
    return DeckShape(cards, points * seen, power * seen, drawn * seen, shield * seen, champions)


def features(state: ShardsState, one: int, other: int, decks: dict[int, DeckShape]) -> list[float]:
    """In the order of their names: of a player whose turn it is, and one of the others."""
    mine, theirs = decks[one], decks[other]
    to_win = state.players[other].health / (mine.threat + 1)  # turns
    to_lose = state.players[one].health / (theirs.threat + 1)
    return [
        *_side(state, one, mine, theirs.threat),
        *_side(state, other, theirs, mine.threat),
        1.0,
        (to_lose - to_win) / (to_win + to_lose + 1),
        1 / (to_win + 0.5) - 1 / (to_lose + 0.5),
    ]


def likely_hand(state: ShardsState, seat: int) -> tuple[list[Thing], float]:
    """The cards that a hand is judged by, and how much of each counts. Whoever waits has drawn by chance: an
    average hand says more than this one of what led there."""
    me = state.players[seat]
    if seat == state.active or not me.hand:
        return me.hand, 1.0
    cards = me.hand + me.deck
    return cards, len(me.hand) / len(cards)


def _side(state: ShardsState, seat: int, has: DeckShape, threat: float) -> list[float]:
    me, defs = state.players[seat], state.defs
    health, mastery = me.health, me.mastery
    worths = worth.of_cards(mastery)
    hand, share = likely_hand(state, seat)
    points = power = drawn = 0.0
    shield = 0
    for card in hand:
        brings = worths[defs[card]]
        points += brings.points
        power += brings.power
        drawn += brings.cards
        shield += defs[card].shield
    champions = [defs[card] for card in me.champions]
    return [
        *(health / 10, max(0, LOW - health) / 10, max(0, LOWER - health) / 10),
        max(0.0, TURNS * threat - health) / 10,
        *(mastery / 10, float(mastery >= 10), float(mastery >= 20), float(mastery >= 30)),
        max(0, mastery - 20) / 10,
        *(has.points / 10, has.power / 10, len(has.cards) / 10, has.drawn),
        *(float(len(champions)), has.champions.points / 5, has.champions.power / 5),
        *(float(sum([worth.guards(card) for card in champions])), sum([card.health for card in champions]) / 5),
        *(share * power / 10, share * points / 10, has.shield / 5, share * shield / 5, share * drawn),
        len(me.deck) / 10,
    ]
