"""Saurian of Mass Mutation."""

from __future__ import annotations

from trivault.games.keyforge.cards.frames import creature, labelled, upgrade
from trivault.games.keyforge.events import DISCARD_DECK, ENTER, ENTERED, MOVE_AMBER
from trivault.games.keyforge.forms import EnterAsCopy
from trivault.games.keyforge.gigantic import whole
from trivault.games.keyforge.model import KeyForgeState
from trivault.games.keyforge.printed import CREATURE, SAURIAN
from trivault.games.keyforge.things import NEIGHBOR, SELF, Creatures, TopOfDeck, title
from trivault.games.keyforge.vocabulary.conditions import at_least
from trivault.games.keyforge.vocabulary.constants import cannot, gives_destroyed
from trivault.games.keyforge.vocabulary.deeds import CHOSEN_FLANK, ChooseFlank
from trivault.games.keyforge.vocabulary.effects import destroy, on, power_counters, ready
from trivault.games.keyforge.vocabulary.flow import if_, if_you_do, one_at_a_time, phrase
from trivault.games.keyforge.vocabulary.terms import ALL, IT, ITS_FOE, THIS
from trivault.kernel.frames import Scope
from trivault.kernel.ids import Thing
from trivault.kernel.terms import Group, Selection, each, one

S = KeyForgeState


# Words of this house
class HatchedCards(Group[S]):
    """The cards of Saurian creatures among those just discarded."""

    def find(self, state: S, scope: Scope) -> list[Thing]:
        lying = state.players[scope.you].discard
        cards = [c for c in scope.things("discarded") if c in lying and state.printed[c] == SAURIAN]
        return [c for c in cards if state.defs[c].type == CREATURE]


class Hatched(HatchedCards):
    """The creatures that those cards make (KF-GIG-05)."""

    def find(self, state: S, scope: Scope) -> list[Thing]:
        return list(whole(state, super().find(state, scope)))


HATCH = phrase(
    "hatch",
    on(DISCARD_DECK, Selection(TopOfDeck(n=2), every=True, name="discarded")),
    if_(
        at_least(1, HatchedCards()),
        one_at_a_time(
            ALL,
            Hatched(),
            EnterAsCopy(IT),
            ChooseFlank(),
            on(ENTER, each(IT), CHOSEN_FLANK),
            if_you_do(ready(each(IT)), power_counters(3, each(IT)), on(ENTERED, each(IT))),
        ),
        destroy(THIS),
    ),
)


CARDS = (
    creature("saurian-egg", SAURIAN, power=1, armor=5, amber=1, traits="dinosaur egg",
             constants=[cannot("fight", SELF), cannot("reap", SELF)], omni=HATCH),
    upgrade("siren-horn", SAURIAN, amber=1,
            gives=labelled(before_fight=phrase("amber-to-its-foe", on(MOVE_AMBER, each(Creatures(ITS_FOE)))))),
    creature("optio-gorkus", SAURIAN, power=3, armor=3, traits="dinosaur soldier", keywords={"elusive": 1},
             constants=[gives_destroyed(
                 NEIGHBOR, on(MOVE_AMBER, one(Creatures(title("optio-gorkus") & NEIGHBOR)), ALL)
             )]),
)  # fmt: skip
