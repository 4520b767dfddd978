"""How good a position of Shards of Infinity is for a player, in named terms."""

from __future__ import annotations

from typing import NamedTuple

from trivault.games.shards.bots import worth
from trivault.games.shards.state.model import ShardsState
from trivault.games.shards.state.numbers import HAND, MAX_HEALTH, MAX_MASTERY

STEEP = 1.0  # the last mastery is worth more than the first: so much more on average
SAFE = 2.0  # so many turns of an opponent a player's health should last


class Terms(NamedTuple):
    """What a position is judged by, or how many points one of each is worth."""

    health: float
    mastery: float
    deck: float  # points that an average hand brings
    champions: float  # points that the champions in play bring each turn
    danger: float  # health that is missing to be safe from the opponents
    outcome: float  # the game


def weights_for(state: ShardsState) -> Terms:
    """A better deck pays off as long as the game lasts."""
    lasts = min([player.health for player in state.players if player.health]) / MAX_HEALTH
    return Terms(health=1.0, mastery=1.3, deck=1.5 + 6.0 * lasts, champions=2.5, danger=0.5, outcome=1000.0)


class Evaluation(NamedTuple):
    """By how much a player leads in each term."""

    lead: Terms
    weights: Terms

    @property
    def total(self) -> float:
        return sum([lead * weight for lead, weight in zip(self.lead, self.weights, strict=True)])

    def explain(self) -> dict[str, float]:
        """The points of each term; together they are the total."""
        points = [lead * weight for lead, weight in zip(self.lead, self.weights, strict=True)]
        return dict(zip(Terms._fields, points, strict=True))

    def better_than(self, other: Evaluation) -> dict[str, float]:
        """By how many points of each term."""
        points = other.explain()
        return {name: n - points[name] for name, n in self.explain().items()}


def evaluate(state: ShardsState, you: int, weights: Terms) -> Evaluation:
    """The own side against the average of the others; who is out counts as nothing."""
    sides = [_side(state, seat) for seat in range(state.seats)]
    mine = sides.pop(you)
    share = 1 / len(sides)
    strongest = max([other.power for other in sides])
    lead = Terms(
        health=mine.health - share * sum([other.health for other in sides]),
        mastery=mine.mastery - share * sum([other.mastery for other in sides]),
        deck=mine.deck - share * sum([other.deck for other in sides]),
        champions=mine.champions - share * sum([other.champions for other in sides]),
        danger=share * sum([other.short_of(mine.power) for other in sides]) - mine.short_of(strongest),
        outcome=0.0 if state.result is None else 1.0 if you in state.result else -1.0,
    )
    return Evaluation(lead, weights)


class _Side(NamedTuple):
    health: int = 0
    mastery: float = 0.0
    deck: float = 0.0
    champions: float = 0.0
    power: float = 0.0  # of an average turn

    def short_of(self, power: float) -> float:
        """The health that is missing to be safe from this power."""
        return max(0.0, SAFE * power - self.health) if self.health else 0.0


def _side(state: ShardsState, seat: int) -> _Side:
    player = state.players[seat]
    if not player.health:
        return _Side()
    defs, mastery = state.defs, player.mastery
    worths = worth.of_cards(mastery)
    # A champion counts with the deck, too: there it goes when it is destroyed.
    cards = player.hand + player.deck + player.discard + player.champions
    if seat == state.active:
        cards += state.allies
    points = power = drawn = 0.0
    for card in cards:
        card_points, card_power, card_drawn = worths[defs[card]]
        points += card_points
        power += card_power
        drawn += card_drawn
    seen = HAND / max(HAND, len(cards) - drawn)  # the share of the deck that an average turn shows
    in_play = [worth.exhausted(defs[card], mastery) for card in player.champions]
    return _Side(
        player.health,
        mastery + STEEP * mastery * mastery / MAX_MASTERY,
        points * seen,
        sum([champion.points for champion in in_play]),
        power * seen + sum([champion.power for champion in in_play]),
    )
