"""Fights: who may be attacked, and the exchange of blows (KF-FIGHT)."""

from __future__ import annotations

from trivault.games.keyforge.rules.battleline import neighbors
from trivault.games.keyforge.rules.creature_stats import keyword, power
from trivault.games.keyforge.rules.events import CALM
from trivault.games.keyforge.rules.log_messages import note
from trivault.games.keyforge.state import aspects
from trivault.games.keyforge.state.model import AFTER_BLOWS, BEFORE_BLOWS, BLOWS, CUT_SHORT, KeyForgeState
from trivault.games.keyforge.state.printed import Card
from trivault.kernel.abilities import Forbid, blank, forbidding, in_force, value
from trivault.kernel.choice_nodes import Decide
from trivault.kernel.choices import PICK, Choice, Raw
from trivault.kernel.events import emit, together
from trivault.kernel.frames import Event
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.nodes import Node

S = KeyForgeState


def defenders(state: S, attacker: Thing) -> list[Thing]:
    """The enemy creatures that may be chosen (KF-FIGHT-01, KF-FIGHT-03)."""
    enemy = state.players[state.opponent(state.controller(attacker))]
    free = [c for c in enemy.line if not forbidding(state, aspects.ATTACK, c)]
    if value(state, aspects.IGNORES_TAUNT, attacker, 0) == 0:
        free = [c for c in free if not _hidden_by_taunt(state, c)]
    if aspects.FIGHT_THIS in state.modifiers:
        free = [c for c in free if not _wards_off(state, c, attacker)]
    kinds = [] if blank(state, attacker) else [state.defs[attacker]]
    for kind in (*kinds, *gained_texts(state, attacker).values()):
        if kind.only_fights is not None:
            free = [c for c in free if kind.only_fights.fits(state, c, state.scopes[-1])]
    return free


def gained_texts(state: S, card: Thing) -> dict[Thing, Card]:
    """The text boxes that the card has gained for a time, by what has given them."""
    gained = [x for x in state.modifiers.get(aspects.TEXT_BOX, ()) if x.this == card]
    return {x.origin: state.keyforge.listed[x.number("text")] for x in gained}


def has_defender(state: S, attacker: Thing) -> bool:
    """Whether there is anybody to fight. Taunt never hides all of a line, so that only bans and the
    attacker's own limits can leave nobody."""
    line = state.players[state.opponent(state.controller(attacker))].line
    limited = aspects.TEXT_BOX in state.modifiers or state.defs[attacker].only_fights is not None
    if limited or aspects.ATTACK in state.modifiers or aspects.FIGHT_THIS in state.modifiers:
        return bool(defenders(state, attacker))
    return bool(line)


def _hidden_by_taunt(state: S, card: Thing) -> bool:
    """A neighbor has taunt and the card has not (KF-KW-TAUNT-01)."""
    if keyword(state, card, aspects.TAUNT):
        return False
    near = neighbors(state, card)
    if aspects.FAR_TAUNT in state.modifiers:
        beyond = [c for other in near for c in neighbors(state, other) if c != card]
        near += [c for c in beyond if value(state, aspects.FAR_TAUNT, c, 0)]
    return any(keyword(state, other, aspects.TAUNT) for other in near)


def _wards_off(state: S, card: Thing, attacker: Thing) -> bool:
    """Whether such an attacker cannot fight the card."""
    nodes = state.game.program.nodes
    for listener in in_force(state, state.modifiers[aspects.FIGHT_THIS]):
        ability = nodes[listener.ability]
        if listener.this == card and isinstance(ability, Forbid) and ability.on.fits(state, attacker, listener):
            return True
    return False


class ChooseDefender(Decide[S]):
    """The active player chooses whom to attack (KF-FIGHT-01), unless an effect has named it."""

    def run(self, state: S) -> bool:
        return not state.scopes[-1].things("defender") and self.ask(state)

    def question(self, state: S) -> Choice:
        this = state.scopes[-1].this
        things = tuple(defenders(state, this))
        return Choice(state.active, PICK, "attack", things=things, source=this, reason="attack")

    def answered(self, state: S, answer: Raw) -> bool:
        state.scopes[-1].bind("defender", answer[2][0])
        return False


STRUCK = 1  # a position: all that the blows brought about is done


class Strikes(Node[S]):
    """Both deal damage equal to their power at the same time (KF-FIGHT-07), if both are still
    there (KF-FIGHT-05)."""

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        attacker, defender = scope.this, scope.thing("defender")
        # KF-KW-ASSAULT-03, KF-KW-HAZ-03
        if attacker not in state.play or defender not in state.play or not state.fights:
            return False
        if state.fights[-1][1] == NOTHING or state.fights[-1][2] >= CUT_SHORT:  # called off, or other creatures
            return False
        state.fights[-1] = (attacker, defender, BLOWS)
        mark = len(state.stack)
        left = together(state, self._blows(state, attacker, defender, scope.you))  # KF-FIGHT-08
        return self.suspend(state, mark, left, STRUCK) or self.resume(state, STRUCK)

    def resume(self, state: S, position: int) -> bool:
        """All that the blows brought about is done."""
        attacker, defender, progress = state.fights[-1]
        if progress == BLOWS:
            state.fights[-1] = (attacker, defender, AFTER_BLOWS)
        return False

    def _blows(self, state: S, attacker: Thing, defender: Thing, you: int) -> list[Event]:
        ignored = value(state, aspects.IGNORES_ELUSIVE, attacker, 0)
        elusive = keyword(state, defender, aspects.ELUSIVE) and not ignored
        dodged = elusive and not state.scopes[-1].number("attacked-before")
        blows = []
        target = scope_target(state, defender)
        # KF-KW-ELUS-03
        if (not dodged or target != defender) and not forbidding(state, aspects.DEAL_DAMAGE, attacker):
            amount = force(state, attacker) + value(state, aspects.ATTACK_BONUS, attacker, 0)
            blows.append(Event("strike", target, amount, you, attacker))
        harmless = keyword(state, attacker, aspects.SKIRMISH) or dodged  # KF-KW-SKIRM-01, KF-KW-SKIRM-03
        if not harmless and not forbidding(state, aspects.DEAL_DAMAGE, defender):
            blows.append(Event("strike", attacker, force(state, defender), state.opponent(you), defender))
        return [blow for blow in blows if blow.amount > 0]


def force(state: S, card: Thing) -> int:
    """The damage that a creature deals in a fight: as much as it says, else as much as its power."""
    return value(state, aspects.ONLY_DEALS, card, 0) or power(state, card)


def scope_target(state: S, defender: Thing) -> Thing:
    """Whom the attacker's damage hits: an effect may have redirected it."""
    things = state.scopes[-1].things("target")
    return things[0] if things and things[0] in state.play else defender


class FightBegins(Node[S]):
    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        defender = scope.thing("defender")
        state.fights.append((scope.this, defender, BEFORE_BLOWS))  # KF-FIGHT-12
        state.fought.append(scope.this)
        piece = state.play[defender]
        scope.bind_numbers("attacked-before", int(piece.elusive_used))
        piece.elusive_used = True  # KF-KW-ELUS-01: the first attack, however it ends (KF-OPEN-04)
        note(state, "attack", scope.you, "KF-FIGHT-01", defender, scope.this)
        return False


class CalmDown(Node[S]):
    """The creature was used to fight, with blows or without (KF-FIGHT-06): enrage goes (KF-STAT-ENR-02),
    but not one that what follows the fight brings (KF-OPEN-34)."""

    def run(self, state: S) -> bool:
        attacker, _, _ = state.fights[-1]
        enraged = attacker in state.play and state.play[attacker].enraged
        return enraged and emit(state, CALM, attacker, 1, state.scopes[-1])


class FightEnds(Node[S]):
    def run(self, state: S) -> bool:
        state.fights.pop()
        return False
