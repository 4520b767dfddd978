"""How good a position of Mage Wars is for a player, in named terms. One mana well spent is one point."""

from __future__ import annotations

from typing import NamedTuple

from trivault.games.magewars.bots import worth
from trivault.games.magewars.state.model import MageWarsState
from trivault.kernel.ids import Thing

SAFE = 12  # a mage with less life is in danger


class Terms(NamedTuple):
    """What a position is judged by, or how many points one of each is worth."""

    life: float  # the damage that the mage can still take
    danger: float  # the life that is missing to be safe, squared: the last is worth most
    board: float  # what the objects in play are worth
    mana: float
    position: float  # zones between the own creatures and the nearest enemy mage
    guards: float
    outcome: float  # the game


WEIGHTS = Terms(life=1.5, danger=-0.1, board=1.0, mana=0.6, position=-0.4, guards=0.3, outcome=1000.0)


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


def evaluate(state: MageWarsState, you: int) -> Evaluation:
    """The own side against the average of the others; teams count together."""
    sides = _sides(state)
    mine = _mean([side for p, side in enumerate(sides) if state.friendly(p, you)])
    theirs = _mean([side for p, side in enumerate(sides) if not state.friendly(p, you)])
    lead = Terms(*[one - other for one, other in zip(mine, theirs, strict=True)])
    lead = lead._replace(position=mine.position)  # else two mages would wait for each other
    if state.result is None:
        return Evaluation(lead)
    won = 1.0 if you in state.result else -1.0 if state.result else 0.0
    return Evaluation(lead._replace(outcome=won))


def _mean(sides: list[Terms]) -> Terms:
    return Terms(*[sum(values) / len(sides) for values in zip(*sides, strict=True)])


def _sides(state: MageWarsState) -> list[Terms]:
    seats = range(state.seats)
    board, position, guards = [0.0] * state.seats, [0.0] * state.seats, [0.0] * state.seats
    goals = [_goals(state, player) for player in seats]
    for thing, piece in state.play.items():
        player = piece.controller
        board[player] += worth.piece(state, thing, piece)
        guards[player] += piece.guard
        if piece.zone >= 0 and goals[player] and worth.is_fighter(state.card(thing)):
            far = state.arena.distances[piece.zone]
            position[player] += min([far[zone] for zone in goals[player]])
    found = []
    for player in seats:
        mage = state.players[player].mage
        if mage in state.play:
            left, mana = worth.left(state, mage), state.play[mage].mana
            danger = max(0, SAFE - left) ** 2
        else:
            left, mana, danger = 0, 0, SAFE**2
        found.append(Terms(left, danger, board[player], mana, position[player], guards[player], 0.0))
    return found


def _goals(state: MageWarsState, player: int) -> list[Thing]:
    """The zones of the enemy mages."""
    mages = [side.mage for p, side in enumerate(state.players) if not state.friendly(p, player)]
    return [zone for mage in mages if mage in state.play and (zone := state.play[mage].zone) >= 0]
