"""Planning and deployment, also for familiars and spawnpoints (MW-PLAN, MW-DEPLOY, MW-FAM, MW-SPAWN)."""

from __future__ import annotations

from trivault.games.magewars.rules.cast import cast_spell
from trivault.games.magewars.rules.castable import castable
from trivault.games.magewars.rules.objects import alive, renumber
from trivault.games.magewars.state import aspects, occasions
from trivault.games.magewars.state.model import MageWarsState
from trivault.kernel.choices import PICK, Choice, Raw
from trivault.kernel.frames import ANSWERED, Scope
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.interpreter import ask
from trivault.kernel.nodes import Node

S = MageWarsState

SPELLS = 2  # MW-PLAN-01


def return_spells(state: S, scope: Scope) -> bool:
    """What was not cast returns to the spellbook (MW-PLAN-07, MW-PLAN-04)."""
    for side in state.players:
        side.spellbook += side.prepared
        side.prepared.clear()
    for piece in state.play.values():
        if piece.assigned != NOTHING:
            state.players[state.owners[piece.assigned]].spellbook.append(piece.assigned)
            piece.assigned = NOTHING  # MW-DEPLOY-03, MW-FAM-07, MW-SPAWN-08
    for side in state.players:
        if side.returned:
            renumber(state, side)
    return False


def casters(state: S, player: int) -> list[Thing]:
    """The familiars and spawnpoints of a player: each may be assigned a spell (MW-PLAN-05)."""
    own = [t for t, piece in state.play.items() if piece.controller == player and state.zone_of(t) >= 0]
    return [t for t in own if state.card(t).casts is not None]  # MW-FAM-02, MW-SPAWN-02


def offered(state: S, player: int, caster: Thing, copies: int) -> tuple[Thing, ...]:
    """The spells of the book that may be chosen for a caster: of equal ones as many as could be."""
    kind, scope = state.card(caster).casts, Scope(player, caster)
    count: dict[int, int] = {}
    found = []
    for spell in state.players[player].spellbook:
        card = state.card(spell)
        if kind is not None and not kind.fits(state, spell, scope):
            continue
        count[id(card)] = count.get(id(card), 0) + 1
        if count[id(card)] <= copies:
            found.append(spell)
    return tuple(found)


def plan_questions(state: S) -> tuple[Choice, ...]:
    """Both at the same time, up to two spells (MW-PLAN-01, MW-PLAN-02)."""
    found = []
    for player, side in enumerate(state.players):
        spells = offered(state, player, side.mage, SPELLS) if alive(state, player) else ()
        if spells:
            most = min(SPELLS, len(spells))
            found.append(Choice(player, PICK, "prepare", things=spells, low=0, high=most, reason="prepare"))
    return tuple(found)


def plan(state: S, answers: dict[int, Raw]) -> None:
    for player, (_, _, spells, _) in answers.items():
        side = state.players[player]
        side.prepared = list(spells)
        side.spellbook = [t for t in side.spellbook if t not in spells]


class Assign(Node[S]):
    """The familiars and spawnpoints of both players, one of each player at a time."""

    def resume(self, state: S, position: int) -> bool:
        scope = state.scopes[-1]
        if position == ANSWERED:
            for player, (_, _, spells, _) in sorted(state.answers):
                self._assign(state, player, spells, scope.number("assigned"))
            state.answers = ()
            state.barrier += 1
            scope.bind_numbers("assigned", scope.number("assigned") + 1)
        else:
            scope.bind_numbers("assigned", 0)
        while scope.number("assigned") < max(len(casters(state, p)) for p in range(state.seats)):
            questions = self.questions(state)
            if questions:
                return ask(state, self.id, *questions)
            scope.bind_numbers("assigned", scope.number("assigned") + 1)
        return False

    def questions(self, state: S) -> tuple[Choice, ...]:
        turn, found = state.scopes[-1].number("assigned"), []
        for player in range(state.seats):
            own = casters(state, player)
            if turn < len(own) and state.players[player].spellbook:  # also where nothing fits: none shall know
                source, spells = own[turn], offered(state, player, own[turn], 1)
                question = Choice(player, PICK, "assign", things=spells, low=0, source=source, reason="assign")
                found.append(question)
        return tuple(found)

    def _assign(self, state: S, player: int, spells: tuple[Thing, ...], turn: int) -> None:
        caster = casters(state, player)[turn]
        for spell in spells:
            state.players[player].spellbook.remove(spell)
            state.play[caster].assigned = spell


# Deployment


def _spawnpoints(state: S, player: int) -> list[Thing]:
    """Those that a spell is assigned to."""
    own = [t for t in casters(state, player) if state.play[t].assigned != NOTHING]
    return [t for t in own if state.card(t).trait(aspects.SPAWNPOINT)]  # MW-SPAWN-01


def may_deploy(state: S, player: int) -> bool:
    return bool(_spawnpoints(state, player))


def deployments(state: S, player: int) -> tuple[Raw, ...]:
    own = _spawnpoints(state, player)
    return tuple(("deploy", t, (), ()) for t in own if castable(state, t, occasions.DEPLOY))


def deploy(state: S, player: int, raw: Raw) -> bool:
    spawnpoint = raw[1]
    return cast_spell(state, spawnpoint, state.play[spawnpoint].assigned, occasions.DEPLOY)  # MW-DEPLOY-02
