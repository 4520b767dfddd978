"""Sanctum of Age of Ascension."""

from __future__ import annotations

from typing import ClassVar

from trivault.games.keyforge.amber import left_of, supply_pays, take_of
from trivault.games.keyforge.cards.frames import action, artifact, creature
from trivault.games.keyforge.damage import power
from trivault.games.keyforge.events import ARMOR_PREVENTED, CAPTURE, REAP_GAIN
from trivault.games.keyforge.model import KeyForgeState
from trivault.games.keyforge.printed import SANCTUM
from trivault.games.keyforge.things import FRIENDLY, Creatures, Is, NeighborsOf
from trivault.games.keyforge.things import IT as CHOSEN
from trivault.games.keyforge.vocabulary.conditions import ABOUT_THIS, When, about
from trivault.games.keyforge.vocabulary.constants import after, cannot, this_turn
from trivault.games.keyforge.vocabulary.deeds import fight_foe
from trivault.games.keyforge.vocabulary.effects import capture, deal, destroy, gain, ready
from trivault.games.keyforge.vocabulary.flow import if_, pick
from trivault.games.keyforge.vocabulary.terms import FOR_OPPONENT, Number
from trivault.kernel.events import EventKind, emit
from trivault.kernel.ids import player_of
from trivault.kernel.nodes import Node
from trivault.kernel.terms import Condition, each, one
from trivault.kernel.text import Message

S = KeyForgeState


# Words of this house


OPPONENT_REAPS_AMBER = about("opponent-reaps-amber", FOR_OPPONENT)


ITS_ARMOR_PREVENTS = When("its-armor-prevents", ABOUT_THIS.test)


PREVENTED = Number("damage-prevented", lambda _s, x: x.event.amount if x.event else 0)


EVEN_POWER = Is("even-power", lambda s, c, _x: power(s, c) % 2 == 0)


def you_control_houses(n: int) -> Condition[S]:
    """Your creatures are of so many different houses, or more."""
    return When("you-control-houses", lambda s, x: len({s.house_of(c) for c in s.players[x.you].line}) >= n, n)


class CaptureIt(Node[S]):
    """This creature captures the Æmber that was just gained, as far as nobody has taken it since
    (KF-AMB-10)."""

    emits: ClassVar[EventKind[S]] = CAPTURE

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        assert scope.event is not None
        payer = player_of(scope.event.thing)
        taken = min(left_of(state, scope.event), state.players[payer].amber)
        if scope.this in state.play and not supply_pays(state, payer):
            take_of(state, scope.event, taken)
        return taken > 0 and emit(state, CAPTURE, scope.this, taken, scope)

    def words(self) -> Message:
        return Message("capture-it")


CARDS = (
    artifact("hallowed-shield", SANCTUM, traits="item",
             action=[pick(one(Creatures())), this_turn(cannot("damage", CHOSEN))]),
    creature("maruck-the-marked", SANCTUM, power=5, armor=1, traits="spirit knight",
             constants=[after(ARMOR_PREVENTED, ITS_ARMOR_PREVENTS, capture(PREVENTED))]),
    creature("sir-marrows", SANCTUM, power=4, armor=2, traits="human knight",
             constants=[after(REAP_GAIN, OPPONENT_REAPS_AMBER, CaptureIt())]),
    action("smite", SANCTUM,
           play=[ready(one(Creatures(FRIENDLY))), fight_foe(), deal(2, each(NeighborsOf("foe")))]),
    creature("prince-derric-unifier", SANCTUM, power=4, armor=1, traits="human knight",
             play=if_(you_control_houses(3), gain(3))),
    creature("opal-knight", SANCTUM, power=5, traits="spirit knight",
             play=destroy(each(Creatures(EVEN_POWER)))),
)  # fmt: skip
