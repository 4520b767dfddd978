"""Dis of Mass Mutation."""

from __future__ import annotations

from typing import ClassVar

from trivault.games.keyforge.battleline import neighbors
from trivault.games.keyforge.cards.frames import action, artifact, creature
from trivault.games.keyforge.damage import enlarged, power
from trivault.games.keyforge.events import DAMAGE, PIERCE, PLAYED_LEFT, PLAYED_RIGHT, STRIKE
from trivault.games.keyforge.forge import forge, funds, key_cost
from trivault.games.keyforge.model import BEFORE_BLOWS, BLOWS, KeyForgeState
from trivault.games.keyforge.printed import CREATURE, DIS
from trivault.games.keyforge.things import CREATURE_CARD, FRIENDLY, SELF, Creatures, house
from trivault.games.keyforge.vocabulary.conditions import When, about
from trivault.games.keyforge.vocabulary.constants import InTheirTurn, after, opponents_next_turn
from trivault.games.keyforge.vocabulary.constants import key_cost as keys_cost
from trivault.games.keyforge.vocabulary.effects import deal, destroy, opponent_loses, steal
from trivault.games.keyforge.vocabulary.flow import MayIf, if_you_do, phrase
from trivault.games.keyforge.vocabulary.terms import (
    DESTROYED_THIS_WAY,
    FOR_ALL,
    THAT,
    THIS,
    Effect,
    Number,
    per,
)
from trivault.kernel.abilities import Ability, Instead, Modify, forbidding
from trivault.kernel.events import EventKind
from trivault.kernel.frames import Scope
from trivault.kernel.ids import NOTHING, player_thing
from trivault.kernel.nodes import Node, Seq
from trivault.kernel.terms import Per, up_to
from trivault.kernel.text import Message

S = KeyForgeState


ANY_NUMBER = 1000


# Words of this house
def _friendly_destroyed(state: S, scope: Scope) -> bool:
    fallen = [card for card in state.destroyed if state.last_kind(card).type == CREATURE]
    return any(state.lost_by(card) == scope.you for card in fallen)


FRIENDLY_DESTROYED_THIS_TURN = When("friendly-destroyed-this-turn", _friendly_destroyed)


def _hurt_beside(state: S, scope: Scope) -> bool:
    """The blows and what comes before them are the fight; what "Fight:" abilities do comes after it."""
    fighting = any(progress in (BEFORE_BLOWS, BLOWS) for _, _, progress in state.fights[-1:])
    return fighting and scope.event is not None and scope.event.thing in neighbors(state, scope.this)


HURT_BESIDE_IN_A_FIGHT = When("neighbor-hurt-in-a-fight", _hurt_beside)


def _icon_hurts_enemy(state: S, scope: Scope) -> bool:
    event = scope.event
    if event is None or event.source != NOTHING:  # KF-BONUS-07: only icons deal damage of no card
        return False
    piece = state.last_known(event.thing)
    return piece is not None and piece.controller != scope.you


ICON_HURTS_ENEMY = When("icon-hurts-enemy", _icon_hurts_enemy)


OPPONENT_PLAYS_ON_LEFT = about("opponent-plays-on-left-flank", CREATURE_CARD, yours=False)


OPPONENT_PLAYS_ON_RIGHT = about("opponent-plays-on-right-flank", CREATURE_CARD, yours=False)


class AlsoToThis(Node[S]):
    """As much damage as it takes, at the same moment, to this creature too: a copy is not copied again
    (KF-DMG-12)."""

    emits: ClassVar[EventKind[S]] = DAMAGE

    def run(self, state: S) -> bool:
        scope, batch = state.scopes[-1], state.batches[-1]
        assert scope.event is not None
        nodes = state.game.program.nodes
        for listener in state.listeners[scope.event.kind]:
            ability = nodes[listener.ability]
            if isinstance(ability, Instead) and ability.effect is self:
                batch.applied.append((len(batch.events), listener.ability, listener.this))
        amount = enlarged(state, scope.event.thing, scope.event.amount)
        batch.events.append(scope.event._replace(thing=scope.this, amount=amount))
        return False

    def words(self) -> Message:
        return Message("also-to-this")


ALSO_TO_THIS: Effect = AlsoToThis()


def shares_damage() -> list[Ability[S]]:
    kinds = (DAMAGE, PIERCE, STRIKE)
    return [Instead(kind.name, HURT_BESIDE_IN_A_FIGHT, ALSO_TO_THIS, replaces=False) for kind in kinds]


SIX_LESS_THE_DESTROYED = Per(-1, DESTROYED_THIS_WAY, 6)


def _can_forge(state: S, scope: Scope) -> bool:
    cost = max(0, key_cost(state, scope.you) + SIX_LESS_THE_DESTROYED.of(state, scope))
    return cost <= funds(state, scope.you) and not forbidding(state, "forge", player_thing(scope.you))


CAN_FORGE_SO = When("can-forge-so", _can_forge)


FORGE_AND_BREAK: Effect = Seq((forge(SIX_LESS_THE_DESTROYED), if_you_do(destroy(THIS))))


OFFER_LIVES: list[Effect] = [
    destroy(up_to(ANY_NUMBER, Creatures(FRIENDLY))),
    phrase("forge-for-lives", MayIf("forge", FORGE_AND_BREAK, CAN_FORGE_SO)),
]


def _power_beside(state: S, scope: Scope) -> int:
    beside = neighbors(state, scope.this)
    return sum(power(state, card) for card in beside if "changeling" not in state.defs[card].traits)


POWER_OF_OTHER_NEIGHBORS = Number("power-of-non-changeling-neighbors", _power_beside)


CARDS = (
    creature("bonesaw", DIS, power=5, traits="demon", enters_ready_if=FRIENDLY_DESTROYED_THIS_TURN),
    creature("drecker", DIS, power=4, traits="imp", constants=shares_damage(), reap=steal(1)),
    action("waking-nightmare", DIS, amber=1, enhance={"capture": 1},
           play=opponents_next_turn(keys_cost(InTheirTurn(FOR_ALL), per(1, Creatures(house(DIS)))))),
    artifact("obsidian-forge", DIS, amber=1, traits="item", action=OFFER_LIVES),
    creature("picaroon", DIS, power=0, x_power=True, traits="mutant changeling", keywords={"deploy": 1},
             constants=[Modify("x", SELF, POWER_OF_OTHER_NEIGHBORS)]),
    creature("maleficorn", DIS, power=5, traits="mutant", enhance={"damage": 4},
             constants=[after(DAMAGE, ICON_HURTS_ENEMY, deal(1, THAT))]),
    creature("sinestra", DIS, power=5, traits="demon",
             constants=[after(PLAYED_LEFT, OPPONENT_PLAYS_ON_LEFT, opponent_loses(1))]),
    creature("dexus", DIS, power=5, traits="demon",
             constants=[after(PLAYED_RIGHT, OPPONENT_PLAYS_ON_RIGHT, opponent_loses(1))]),
)  # fmt: skip
