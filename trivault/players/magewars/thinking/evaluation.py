"""How good a position of Mage Wars is for a player: what is there, and what everybody threatens to do next."""

from __future__ import annotations

from typing import NamedTuple

from trivault.games.magewars import aspects
from trivault.games.magewars.castable import is_quick
from trivault.games.magewars.model import CREATURE, ENCHANTMENT, EQUIPMENT, MAGE, MageWarsState
from trivault.games.magewars.pieces import Piece
from trivault.games.magewars.traits import channeling
from trivault.players.magewars import worth
from trivault.players.magewars.thinking.fighters import Fighter, fighters
from trivault.players.magewars.thinking.threats import Threat, threats
from trivault.players.magewars.thinking.weights import Weights

S = MageWarsState

SHIELDED = 3  # damage that the wizard's shield stops
BOLT, FAR = 8, 2  # mana and range of an attack spell


class Terms(NamedTuple):
    """The points of a side, by what they are for."""

    life: float = 0.0
    danger: float = 0.0
    creatures: float = 0.0
    things: float = 0.0
    mana: float = 0.0
    growth: float = 0.0
    threats: float = 0.0
    plans: float = 0.0
    outcome: float = 0.0


class Evaluation(NamedTuple):
    """By how much a player leads in each term."""

    lead: Terms

    @property
    def total(self) -> float:
        return sum(self.lead)

    def explain(self) -> dict[str, float]:
        return self.lead._asdict()


class Position:
    """Everybody in the arena and what they threaten, at one moment."""

    def __init__(self, state: S, w: Weights) -> None:
        self.state, self.w = state, w
        self.there: list[Fighter] = []
        self.found: list[Threat] = []
        if state.result is None:
            self.there = fighters(state)
            for one in self.there:
                one.worth = _worth(state, one, w)
            self.found = threats(state, self.there, w)

    def fighter(self, thing: int) -> Fighter | None:
        return next((one for one in self.there if one.thing == thing), None)

    def menace(self, one: Fighter) -> float:
        """What goes with somebody who is destroyed."""
        return sum([threat.points for threat in self.found if threat.attacker is one])

    def lead(self, you: int) -> Evaluation:
        """The own side against the average of the others; teams count together."""
        state, w = self.state, self.w
        if state.result is not None:
            won = 1.0 if you in state.result else -1.0 if state.result else 0.0
            return Evaluation(Terms(outcome=won * w.win))
        sides = [_side(state, player, self.there, self.found, w) for player in range(state.seats)]
        mine = _mean([side for p, side in enumerate(sides) if state.friendly(p, you)])
        theirs = _mean([side for p, side in enumerate(sides) if not state.friendly(p, you)])
        lead = Terms(*[one - other for one, other in zip(mine, theirs, strict=True)])
        return Evaluation(lead._replace(threats=mine.threats - w.fear * theirs.threats))


def evaluate(state: S, you: int, w: Weights) -> Evaluation:
    return Position(state, w).lead(you)


def _mean(sides: list[Terms]) -> Terms:
    return (
        sides[0] if len(sides) == 1 else Terms(*[sum(each) / len(sides) for each in zip(*sides, strict=True)])
    )


def life_points(left: float, w: Weights) -> float:
    """What the life of a mage is worth: the last is worth most."""
    low = max(0.0, w.safe - left)
    return w.life * left - w.danger * low * low


def _worth(state: S, one: Fighter, w: Weights) -> float:
    """What would be lost with a creature or conjuration."""
    if one.is_mage:
        return 0.0
    price = worth.price(one.card)
    return w.creatures * price if one.card.type == CREATURE else w.things * price


def _side(state: S, player: int, there: list[Fighter], found: list[Threat], w: Weights) -> Terms:
    side = state.players[player]
    mage = state.play.get(side.mage)
    if mage is None:
        return Terms(outcome=-w.win / 2)
    creatures = things = growth = 0.0
    for one in there:
        if one.player == player and not one.is_mage:
            kept = one.worth * (w.dying + (1 - w.dying) * one.left / max(1, one.life))
            if one.card.type == CREATURE:
                creatures += kept
            else:
                things += kept if _rightly(state, one) else -kept
    for thing, piece in state.play.items():
        if piece.controller != player:
            continue
        card = state.card(thing)
        if piece.markers:
            things += _markers(piece, w)
        if card.type in (ENCHANTMENT, EQUIPMENT):
            things += (w.enchanted if card.type == ENCHANTMENT else w.things) * worth.piece(state, thing, piece)
        elif card.channeling is not None and card.type != MAGE:
            growth += channeling(state, thing) or 0
    growth += channeling(state, side.mage) or 0
    hurt = sum([threat.damage for threat in found if threat.target.thing == side.mage])
    hurt += w.burst * _burst(state, player)
    if aspects.SHIELD in mage.markers:
        soon = sum([threat.damage for threat in found if threat.target.thing == side.mage and threat.soon])
        stopped = min(SHIELDED, soon)
        hurt -= stopped
        things += w.shield * stopped
    left = worth.left(state, side.mage)
    doomed = life_points(left - w.doom * hurt, w) - life_points(left, w)
    points = sum([threat.points for threat in found if threat.attacker.player == player])
    return Terms(
        life=life_points(left, w),
        danger=doomed,
        creatures=creatures,
        things=things,
        mana=_mana(mage.mana, w),
        growth=w.growth * growth * max(2, w.horizon - state.round),
        threats=points,
        plans=_plans(state, player, w),
    )


def _markers(piece: Piece, w: Weights) -> float:
    """Conditions and tokens."""
    points = 0.0
    for name, n in piece.markers.items():
        if name == aspects.PET:
            points += w.pet
        elif name == aspects.BLOODREAPER:
            points += w.bloodreaper
        else:
            points += w.markers * n * worth.MARKERS.get(name, 0.0)
    return points


def _burst(state: S, player: int) -> float:
    """The damage that enemy mages could deal by a spell that their mana is enough for."""
    zone, most = state.play[state.players[player].mage].zone, 0.0
    for other, side in enumerate(state.players):
        mage = state.play.get(side.mage)
        if mage is None or state.friendly(other, player) or mage.zone < 0 or zone < 0:
            continue
        if (
            mage.mana >= BOLT
            and state.arena.distances[mage.zone][zone] <= FAR
            and (mage.quickcast or mage.active)
        ):
            most = max(most, BOLT / 2)
    return most


def _rightly(state: S, one: Fighter) -> bool:
    return worth._rightly(state, one.card, one.piece)


def _mana(mana: int, w: Weights) -> float:
    """More than can be spent in a round is worth less."""
    return w.mana * min(mana, w.purse) + w.hoard * max(0, mana - w.purse)


def _plans(state: S, player: int, w: Weights) -> float:
    """What the prepared spells promise that can still be cast and paid for in this round."""
    side = state.players[player]
    mage = state.play[side.mage]
    mana, quick, full = mage.mana, mage.quickcast, mage.active
    points = 0.0
    for spell in sorted(side.prepared, key=lambda spell: -worth.price(state.card(spell))):
        price = worth.price(state.card(spell))
        if price > mana:
            continue
        if quick and is_quick(state, spell, side.mage):
            quick = False
        elif full:
            full = False
        else:
            continue
        mana -= int(price)
        points += w.plans * price
    return points
