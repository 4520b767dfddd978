"""Saurian of Worlds Collide."""

from __future__ import annotations

from trivault.games.keyforge.battleline import in_center
from trivault.games.keyforge.cards.frames import action, artifact, creature, labelled, upgrade
from trivault.games.keyforge.counters import put_counters
from trivault.games.keyforge.events import CAPTURE, CAPTURE_OWN, DESTROY, EXALT, STEAL, TO_SUPPLY
from trivault.games.keyforge.forge import forge
from trivault.games.keyforge.forms import PutOnFlank
from trivault.games.keyforge.harm import in_blows
from trivault.games.keyforge.model import KeyForgeState
from trivault.games.keyforge.printed import SAURIAN
from trivault.games.keyforge.things import (
    ENEMY,
    FRIENDLY,
    SELF,
    WAS_CREATURE,
    Creatures,
    InZone,
    Is,
    ThisOne,
    house,
)
from trivault.games.keyforge.vocabulary.conditions import When, at_least
from trivault.games.keyforge.vocabulary.constants import after, gets_armor, instead_of, may_use, only_deals
from trivault.games.keyforge.vocabulary.counters import CountersHere, remove_counters
from trivault.games.keyforge.vocabulary.effects import deal, on, to_hand
from trivault.games.keyforge.vocabulary.flow import if_, if_you_do, phrase, pick
from trivault.games.keyforge.vocabulary.reveals import SHUFFLE_YOUR_DECK, Reveal
from trivault.games.keyforge.vocabulary.terms import ALL, IT, THIS, Effect, Number, per
from trivault.kernel.asking import Spread
from trivault.kernel.events import Emit, EmitShares
from trivault.kernel.frames import Scope
from trivault.kernel.ids import player_of
from trivault.kernel.nodes import If, Seq
from trivault.kernel.terms import Constant, Selection, each, one, up_to
from trivault.kernel.text import Message

S = KeyForgeState


# Words of this house
class Exalt(Emit[S]):
    """Creatures get 1 Æmber from the common supply (KF-AMB-05)."""

    def words(self) -> Message:
        assert self.on is not None
        said = Message("exalt-creature", what=self.on.words())
        return Message("may", effect=said) if self.on.low == 0 and not self.on.every else said


def may_exalt(who: Selection[S]) -> Effect:
    return Exalt(EXALT, who, Constant(1))


def _fallen_foe(state: S, scope: Scope) -> bool:
    event = scope.event
    if event is None or not (ENEMY & WAS_CREATURE).fits(state, event.thing, scope):
        return False
    return in_blows(state, event.thing)


def _thief(scope: Scope) -> int:
    assert scope.event is not None
    return player_of(scope.event.thing)


def _to_be_stolen(state: S, scope: Scope) -> int:
    assert scope.event is not None
    return min(scope.event.amount, state.players[1 - _thief(scope)].amber)


ENEMY_DESTROYED_WHILE_FIGHTING = When("enemy-destroyed-while-fighting", _fallen_foe)


IN_CENTER = When("this-is-in-center", lambda s, x: x.this in s.play and in_center(s, x.this))


AMBER_WOULD_BE_STOLEN = When("amber-would-be-stolen", lambda _s, x: x.event is not None)


ACTIVE_PLAYER_STEALS = When("active-player-steals", lambda s, x: _thief(x) == s.active)


OF_ACTIVE_PLAYER = Is("of-active-player", lambda s, c, _x: s.controller(c) == s.active)


CAPTURE_WHAT_IS_STOLEN = phrase(
    "capture-what-is-stolen",
    Spread("shares", Creatures(OF_ACTIVE_PLAYER), Number("to-be-stolen", _to_be_stolen), CAPTURE.name),
    If(ACTIVE_PLAYER_STEALS, EmitShares(CAPTURE, "shares"), EmitShares(CAPTURE_OWN, "shares")),
)


PHALANX: Effect = Seq((pick(one(Creatures())), deal(per(1, Creatures(FRIENDLY)), each(IT))))


FIND_A_SAURIAN = phrase(
    "find-a-saurian", to_hand(up_to(1, InZone("deck", house(SAURIAN)))), Reveal(each(IT)), SHUFFLE_YOUR_DECK
)


REX = if_(IN_CENTER, may_exalt(up_to(1, ThisOne())), if_you_do(FIND_A_SAURIAN))


CARDS = (
    upgrade("imperial-scutum", SAURIAN, amber=1,
            gives=[gets_armor(SELF, 2), *labelled(destroyed=on(TO_SUPPLY, THIS, ALL))]),
    action("phalanx-strike", SAURIAN, amber=1, play=[
        PHALANX,
        may_exalt(up_to(1, Creatures(FRIENDLY))),
        if_you_do(phrase("repeat-the-preceding-effect", PHALANX)),
    ]),
    creature("gargantodon", SAURIAN, power=16, traits="beast", enters_stunned=True, constants=[
        only_deals(SELF, 4),
        instead_of(STEAL, AMBER_WOULD_BE_STOLEN, CAPTURE_WHAT_IS_STOLEN),
    ]),
    artifact("auto-legionary", SAURIAN, traits="robot ally", action=PutOnFlank(),
             other=creature("auto-legionary", SAURIAN, power=5, traits="robot ally", action=PutOnFlank(),
                            constants=[may_use(SELF)])),
    creature("saurus-rex", SAURIAN, power=6, traits="dinosaur leader", fight=REX, reap=REX),
    artifact("the-colosseum", SAURIAN, traits="location",
             constants=[after(DESTROY, ENEMY_DESTROYED_WHILE_FIGHTING, put_counters("glory", THIS))],
             omni=if_(at_least(6, CountersHere("glory")), remove_counters("glory", 6), forge())),
)  # fmt: skip
