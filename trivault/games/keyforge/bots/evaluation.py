"""How good a position of KeyForge is for a player, in named terms. One Æmber is one point."""

from __future__ import annotations

from typing import NamedTuple

from trivault.games.keyforge.bots import worth
from trivault.games.keyforge.rules.creature_stats import power
from trivault.games.keyforge.rules.forge import funds, key_cost
from trivault.games.keyforge.state.model import KEYS_TO_WIN, KeyForgeState
from trivault.games.keyforge.state.pieces import Side
from trivault.kernel.ids import Thing

SPARE = 0.6  # an Æmber beyond the next key: it can be stolen before it is spent
CAPTURED = 0.5  # an Æmber on a creature: it may come back


class Terms(NamedTuple):
    """What a position is judged by, or how many points one of each is worth."""

    keys: float
    amber: float
    threat: float  # keys that will be forged if nothing is done about it; the last counts for several
    board: float  # what the cards in play are worth
    hand: float  # what the cards at hand and in the archives are worth
    chains: float
    outcome: float  # the game


WEIGHTS = Terms(keys=8.0, amber=1.0, threat=1.5, board=1.0, hand=0.4, chains=-0.5, outcome=1000.0)


class Evaluation(NamedTuple):
    """By how much a player leads in each term."""

    lead: Terms

    @property
    def total(self) -> float:
        return sum([lead * weight for lead, weight in zip(self.lead, WEIGHTS, strict=True)])

    def explain(self) -> dict[str, float]:
        """The points of each term; together they are the total."""
        points = [lead * weight for lead, weight in zip(self.lead, WEIGHTS, strict=True)]
        return dict(zip(Terms._fields, points, strict=True))

    def better_than(self, other: Evaluation) -> dict[str, float]:
        """By how many points of each term."""
        points = other.explain()
        return {name: n - points[name] for name, n in self.explain().items()}


def evaluate(state: KeyForgeState, you: int) -> Evaluation:
    mine, theirs = _side(state, you), _side(state, state.opponent(you))
    lead = Terms(*[one - other for one, other in zip(mine, theirs, strict=True)])
    if state.result is None:
        return Evaluation(lead)
    return Evaluation(lead._replace(outcome=1.0 if you in state.result else -1.0))


def _side(state: KeyForgeState, player: int) -> Terms:
    side = state.players[player]
    cost = key_cost(state, player)
    captured = sum([state.play[c].amber for c in state.players[state.opponent(player)].line])
    return Terms(
        keys=side.forged(),
        amber=min(side.amber, cost) + SPARE * max(0, side.amber - cost) + CAPTURED * captured,
        threat=_threat(side) if funds(state, player) >= cost else 0.0,
        board=sum([_creature(state, c) for c in side.line], 0.0)
        + sum([worth.artifact(state.defs[c]) for c in side.artifacts]),
        hand=sum([worth.in_hand(state.defs[c]) for c in (*side.hand, *side.archives)]),
        chains=side.chains,
        outcome=0.0,
    )


def _threat(side: Side) -> float:
    return 5.0 if side.forged() == KEYS_TO_WIN - 1 else 1.0


def _creature(state: KeyForgeState, card: Thing) -> float:
    """A creature by what it can still do and take."""
    piece = state.play[card]
    points = worth.creature(state.defs[card], max(0, power(state, card) - piece.damage))
    return points - (worth.STUNNED if piece.stunned else 0.0)
