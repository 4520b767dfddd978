"""What everybody threatens to attack next, and what guards prevent."""

from __future__ import annotations

from trivault.games.magewars.bots.search.fighters import (
    AttackOption,
    Fighter,
    Strike,
    can_hit,
    effect_points,
    odds_of,
    rounds_away,
)
from trivault.games.magewars.bots.search.weights import Weighting
from trivault.games.magewars.state.model import MageWarsState

S = MageWarsState

LONGEST = 3  # rounds until an attack that anybody minds
FARTHEST = 100  # zones: no distance is greater


class Threat:
    """The best attack of somebody."""

    __slots__ = ("aside", "attacker", "damage", "melee", "points", "soon", "target")

    def __init__(
        self,
        attacker: Fighter,
        target: Fighter,
        points: float,
        damage: float,
        melee: bool,
        soon: bool,
        aside: float,
    ) -> None:
        self.attacker = attacker
        self.target = target
        self.points = points
        self.damage = damage  # to a mage, as likely as it is
        self.melee = melee
        self.soon = soon  # in the next action phase
        self.aside = aside  # damage to a mage in the next action phase, the likelier the better that is for it


def blow(
    attacker: Fighter, arm: AttackOption, target: Fighter, w: Weighting, moved: bool, menace: float = 0.0
) -> tuple[float, float]:
    """What an attack brings on average: points, and damage. With a target its menace goes."""
    odds = odds_of(attacker, arm, target, moved)
    if target.is_mage:
        low = max(0.0, w.safe - target.left + odds.damage)
        points = w.life * odds.damage + w.danger * low * min(low, odds.damage) + w.win * odds.kill / 2
    else:
        share = odds.damage / max(1, target.life)
        points = target.worth * ((1 - w.dying) * share + w.dying * odds.kill) + (w.slain + menace) * odds.kill
    if arm.bar.effects and target.is_creature:
        points += w.markers * effect_points(arm.bar)
    return points, odds.damage


def threats(state: S, there: list[Fighter], w: Weighting) -> list[Threat]:
    """Of everybody who can attack the best attack, guards considered: each stops one attacker."""
    found = [threat for one in there if one.arms and one.able and (threat := best(state, one, there, w))]
    guards = [one for one in there if one.piece.guard]
    if not guards:
        return found
    found.sort(key=lambda threat: -threat.points)
    return [_guarded(state, threat, guards, w) for threat in found]


def _guarded(state: S, threat: Threat, guards: list[Fighter], w: Weighting) -> Threat:
    """The threat that is left where a guard stands in the way, who is taken from the guards."""
    attacker, target = threat.attacker, threat.target
    if not threat.melee or not threat.soon or target.piece.guard:
        return threat
    if attacker.elusive or (attacker.flying and target.flying):
        return threat
    for i, guard in enumerate(guards):
        if guard.zone == target.zone and not state.friendly(guard.player, attacker.player) and not guard.held:
            del guards[i]
            left, points = 1.0 - w.guards, w.guards * _on_guard(state, attacker, guard, w)
            threat.points = left * threat.points + points
            threat.damage *= left
            return threat
    return threat


def _on_guard(state: S, attacker: Fighter, guard: Fighter, w: Weighting) -> float:
    """What an attack on a guard brings, who strikes back."""
    there = best(state, attacker, [guard], w)
    if there is None:
        return 0.0
    back = [blow(guard, arm, attacker, w, False)[0] for arm in guard.arms if arm.melee and not arm.full]
    return max(0.0, there.points - share_of(attacker, w) * max(back, default=0.0))


def share_of(attacker: Fighter, w: Weighting) -> float:
    share = w.now if attacker.piece.active else w.next
    return share * w.mage if attacker.is_mage else share


def best(state: S, attacker: Fighter, there: list[Fighter], w: Weighting) -> Threat | None:
    """The attack that brings an attacker most."""
    far, player = state.arena.distances[attacker.zone], attacker.player
    chosen, struck, most, aside, other = None, None, 0.0, 0.0, 0.0
    for target in there:
        distance = far[target.zone]
        if (distance > 1 and not target.is_creature) or state.friendly(target.player, player):
            continue
        strike = _strike(attacker, target, distance, w)
        if strike.aside > aside:
            aside, other = strike.aside, strike.other
        if strike.points > most:
            chosen, struck, most = target, strike, strike.points
    if chosen is None or struck is None:
        return None
    aside = 0.0 if chosen.is_mage or not aside else aside * other / most
    points = share_of(attacker, w) * most
    return Threat(attacker, chosen, points, struck.damage, struck.melee, struck.soon, aside)


def _strike(attacker: Fighter, target: Fighter, distance: int, w: Weighting) -> Strike:
    """What an attacker can do to a target, found out once for all that are like them."""
    known = attacker.known
    if not known.plain:
        return _struck(attacker, target, distance, w)
    key = target.known.number * FARTHEST + distance
    found = known.strikes.get(key)
    if found is None:
        found = known.strikes[key] = _struck(attacker, target, distance, w)
    return found


def _struck(attacker: Fighter, target: Fighter, distance: int, w: Weighting) -> Strike:
    found = Strike()
    for arm in attacker.arms:
        wait = rounds_away(attacker, arm, distance)
        if arm.bar.zone or wait > LONGEST or not can_hit(attacker, arm, target):
            continue
        moved = distance > 0 and arm.melee
        points, damage = blow(attacker, arm, target, w, moved)
        sure = w.delay**wait * (w.step if moved else 1.0)
        if wait == 0 and target.is_mage and damage * sure > found.aside:
            found.aside, found.other = damage * sure, points * sure
        if points * sure > found.points:
            found.points, found.damage = points * sure, damage * sure if target.is_mage else 0.0
            found.melee, found.soon = arm.melee, wait == 0
    return found
