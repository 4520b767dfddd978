"""How good a position of Mage Wars is for a player: what is there, and what everybody threatens next."""

from __future__ import annotations

from typing import NamedTuple

from trivault.games.magewars.bots import worth
from trivault.games.magewars.bots.search.fighters import Fighter, fighters
from trivault.games.magewars.bots.search.threats import Threat, threats
from trivault.games.magewars.bots.search.weights import Weighting
from trivault.games.magewars.rules.castable import is_quick
from trivault.games.magewars.rules.traits import channeling
from trivault.games.magewars.state import aspects
from trivault.games.magewars.state.model import CREATURE, ENCHANTMENT, EQUIPMENT, MageWarsState
from trivault.games.magewars.state.printed import Card
from trivault.games.magewars.state.records import Piece
from trivault.kernel.ids import NOTHING, Thing

S = MageWarsState

SHIELDED = 3  # damage that the wizard's shield stops
ASIDE = 0.8  # how much of the damage counts of those who rather attack somebody else
REVEALED = 0.7  # the part of the mana that counts which was spent on revealing an enchantment
UPKEPT = 0.5  # what of an enchantment with upkeep is worth
BANISHED = 0.8  # what of a creature is worth that will come back
BOLT, FAR = 8, 2  # mana and range of an attack spell


class Points(NamedTuple):
    """The points of a side, or by how much it leads, by what they are for."""

    life: float = 0.0
    danger: float = 0.0
    creatures: float = 0.0
    things: float = 0.0
    mana: float = 0.0
    growth: float = 0.0
    threats: float = 0.0
    plans: float = 0.0
    outcome: float = 0.0
    # what a search adds to a position
    attack: float = 0.0  # what an attack brings on average
    spells: float = 0.0  # what the spells of a plan bring
    reply: float = 0.0  # what the next player changes
    effort: float = 0.0  # what moves cost

    @property
    def total(self) -> float:
        return sum(self, 0.0)


THREATS, PLANS = Points._fields.index("threats"), Points._fields.index("plans")
ATTACK_PART, SPELLS_PART, REPLY_PART, EFFORT_PART = range(len(Points._fields) - 4, len(Points._fields))


class Value(NamedTuple):
    """How good an answer is, and by what: the parts sum to the total."""

    total: float
    parts: Points

    def plus(self, part: int, points: float) -> Value:
        """More points in one part."""
        parts = list(self.parts)
        parts[part] += points
        return Value(self.total + points, Points(*parts))

    def minus(self, total: float, parts: Points) -> Value:
        return Value(self.total - total, Points(*[a - b for a, b in zip(self.parts, parts, strict=True)]))


def mean(values: list[Value]) -> Value:
    if len(values) == 1:
        return values[0]
    total, many = 0.0, len(values)
    for value in values:
        total += value.total
    parts = [sum(each) / many for each in zip(*[value.parts for value in values], strict=True)]
    return Value(total / many, Points(*parts))


def total_of(value: Value) -> float:
    return value.total


class PositionView:
    """Everybody in the arena and what they threaten, at one moment."""

    def __init__(self, state: S, w: Weighting) -> None:
        self.state, self.w = state, w
        self.there: list[Fighter] = []
        self.found: list[Threat] = []
        self._feared: dict[int, float] = {}
        if state.result is None:
            self.there = fighters(state, w)
            self.found = threats(state, self.there, w)

    def fighter(self, thing: int) -> Fighter | None:
        return next((one for one in self.there if one.thing == thing), None)

    def menace(self, one: Fighter) -> float:
        """What goes with somebody who is destroyed: its threats, and the danger that a mage is in by them."""
        return sum([threat.points + self._danger(threat) for threat in self.found if threat.attacker is one])

    def _danger(self, threat: Threat) -> float:
        """What the danger of a mage would be less without a threat."""
        mage, w = threat.target, self.w
        if not mage.is_mage:
            return 0.0
        hurt = self._fear(mage.player)
        bare = hurt - _feared_of(threat, w)
        return life_points(mage.left - w.doom * bare, w) - life_points(mage.left - w.doom * hurt, w)

    def _fear(self, player: int) -> float:
        """The damage that the mage of a player has to fear."""
        if player not in self._feared:
            self._feared[player] = _hurt(self.state, player, self.found, self.w)
        return self._feared[player]

    def lead(self, you: int) -> Points:
        """The own side against the average of the others; teams count together."""
        state, w = self.state, self.w
        if state.result is not None:
            won = 1.0 if you in state.result else -1.0 if state.result else 0.0
            return Points(outcome=won * w.win)
        sides = [_side(state, player, self.there, self.found, w) for player in range(state.seats)]
        mine = _mean([side for p, side in enumerate(sides) if state.friendly(p, you)])
        theirs = _mean([side for p, side in enumerate(sides) if not state.friendly(p, you)])
        gaps = [one - other for one, other in zip(mine, theirs, strict=True)]
        gaps[THREATS] = mine.threats - w.fear * theirs.threats
        gaps[PLANS] = mine.plans  # of what others have prepared nobody knows
        return Points(*gaps)


def _mean(sides: list[Points]) -> Points:
    if len(sides) == 1:
        return sides[0]
    total = [sum(each) for each in zip(*sides, strict=True)]
    return Points(*[each / len(sides) for each in total])


def life_points(left: float, w: Weighting) -> float:
    """What the life of a mage is worth: the last is worth most."""
    low = max(0.0, w.safe - left)
    return w.life * left - w.danger * low * low


def _side(state: S, player: int, there: list[Fighter], found: list[Threat], w: Weighting) -> Points:
    """All that a player has and does."""
    side = state.players[player]
    mage = state.play.get(side.mage)
    if mage is None:
        return Points(outcome=-w.win / 2)
    creatures = things = 0.0
    for one in there:
        if one.player == player and not one.is_mage:
            kept = one.worth * (w.dying + (1 - w.dying) * one.left / max(1, one.life))
            if one.card.type == CREATURE:
                creatures += kept
            else:
                things += kept if worth.rightly(state, one.card, one.piece) else -kept
    channeled = channeling(state, side.mage) or 0
    for thing, piece in state.play.items():
        if piece.controller == player:
            card = state.card(thing)
            things += _attached(state, thing, piece, card, w)
            if card.type == CREATURE and aspects.BANISH in piece.markers:
                creatures += BANISHED * w.creatures * worth.price(card)
            if card.channeling is not None and thing != side.mage:
                channeled += channeling(state, thing) or 0
    aimed = [threat for threat in found if threat.target.thing == side.mage]
    stopped = _shielded(mage, aimed, w)
    hurt = _hurt(state, player, found, w) + w.burst * _burst(state, player) - stopped
    left = worth.left(state, side.mage)
    return Points(
        life=life_points(left, w),
        danger=life_points(left - w.doom * hurt, w) - life_points(left, w),
        creatures=creatures,
        things=things + w.shield * stopped,
        mana=_mana(mage.mana, w),
        growth=w.growth * channeled * max(2, w.horizon - state.round),
        threats=sum([threat.points for threat in found if threat.attacker.player == player]),
        plans=_plans(state, player, w),
    )


def _hurt(state: S, player: int, found: list[Threat], w: Weighting) -> float:
    """The damage that a mage has to fear: also of those who rather attack somebody else for now. Mages do not
    come from afar to strike with their fists."""
    hurt, mage = 0.0, state.players[player].mage
    for threat in found:
        if threat.target.thing == mage:
            hurt += _feared_of(threat, w)
        elif not state.friendly(threat.attacker.player, player):
            hurt += ASIDE * threat.aside
    return hurt


def _feared_of(threat: Threat, w: Weighting) -> float:
    """The damage that a mage has to fear of who threatens it."""
    return threat.damage * (1.0 if not threat.attacker.is_mage else w.mage if threat.soon else 0.0)


def _attached(state: S, thing: Thing, piece: Piece, card: Card, w: Weighting) -> float:
    """Markers, and what enchantments and equipment are worth."""
    points = _markers(piece, w) if piece.markers else 0.0
    if card.type == ENCHANTMENT:
        points += (w.enchanted if piece.host != NOTHING else w.zones) * _enchantment(state, piece, card)
    elif card.type == EQUIPMENT:
        points += w.things * worth.piece(state, thing, piece)
    return points


def _enchantment(state: S, piece: Piece, card: Card) -> float:
    """What was spent on an enchantment, as far as it is not seen by what it does; one that must be paid for in
    each round is worth less."""
    price = worth.price(card)
    spent = price + REVEALED * card.reveal if piece.revealed else worth.HIDDEN * price
    if card.trait(aspects.UPKEEP):
        spent *= UPKEPT
    return spent if worth.rightly(state, card, piece) else -spent


def _shielded(mage: Piece, aimed: list[Threat], w: Weighting) -> float:
    """The damage that a wizard's shield will stop: while it is paid for, of those who can strike at once; later
    of all, or it would be safer near enemies than far from them."""
    if aspects.SHIELD not in mage.markers:
        return 0.0
    return min(SHIELDED, sum([threat.damage for threat in aimed if threat.soon or not w.shield]))


def _markers(piece: Piece, w: Weighting) -> float:
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
    zone = state.play[state.players[player].mage].zone
    for other, side in enumerate(state.players):
        mage = state.play.get(side.mage)
        if mage is None or state.friendly(other, player) or min(mage.zone, zone) < 0:
            continue
        able = mage.mana >= BOLT and (mage.quickcast or mage.active)
        if able and state.arena.distances[mage.zone][zone] <= FAR:
            return BOLT / 2
    return 0.0


def _mana(mana: int, w: Weighting) -> float:
    """More than can be spent in a round is worth less."""
    return w.mana * min(mana, w.purse) + w.hoard * max(0, mana - w.purse)


def _plans(state: S, player: int, w: Weighting) -> float:
    """What is lost with the prepared spells that could still be cast in this round, but not be paid for."""
    side = state.players[player]
    mage = state.play[side.mage]
    mana, active, quickcast, points = mage.mana, mage.active, mage.quickcast, 0.0
    for spell in sorted(side.prepared, key=lambda spell: -worth.price(state.card(spell))):
        price, quick = worth.price(state.card(spell)), is_quick(state, spell, side.mage)
        if quick and quickcast:
            quickcast = False
        elif active:
            active = False
        else:
            continue
        if price <= mana:
            mana -= int(price)
        else:
            points -= w.plans * price
    return points
