"""Star Alliance of Worlds Collide."""

from __future__ import annotations

from trivault.games.keyforge.battleline import in_center
from trivault.games.keyforge.cards.frames import creature, labelled, upgrade
from trivault.games.keyforge.counters import put_counters
from trivault.games.keyforge.events import HOUSE_CHOSEN, PLAYED
from trivault.games.keyforge.model import KeyForgeState
from trivault.games.keyforge.play import BeforeItResolves
from trivault.games.keyforge.printed import STAR_ALLIANCE
from trivault.games.keyforge.things import ACTION_CARD, NEIGHBOR, SELF, Creatures, Is, not_house
from trivault.games.keyforge.vocabulary.conditions import When, about
from trivault.games.keyforge.vocabulary.constants import after, gains_keyword, key_cost, may_play
from trivault.games.keyforge.vocabulary.counters import CountersHere
from trivault.games.keyforge.vocabulary.effects import steal, use, ward
from trivault.games.keyforge.vocabulary.terms import FOR_OPPONENT, THIS, THIS_UPGRADE, per
from trivault.kernel.frames import Scope
from trivault.kernel.ids import Thing
from trivault.kernel.terms import one

S = KeyForgeState


ELUSIVE, SKIRMISH = {"elusive": 1}, {"skirmish": 1}


# Words of this house
def _matches_no_card(state: S, scope: Scope) -> bool:
    return state.house != "" and all(state.house_of(card) != state.house for card in state.play)


def _as_an_extra(state: S, card: Thing, scope: Scope) -> bool:
    """One card of another house in each turn, from the center of the battleline."""
    elsewhere = state.active == scope.you and state.house_of(card) != state.house
    return elsewhere and in_center(state, scope.this) and not state.play[scope.this].granted


CHOSEN_HOUSE_MATCHES_NO_CARD = When("chosen-house-matches-no-card", _matches_no_card)


AN_EXTRA_CARD_FROM_THE_CENTER = Is("an-extra-card-from-the-center", _as_an_extra)


ACTION_IS_PLAYED = about("action-is-played", ACTION_CARD)


DISRUPT = put_counters("disruption", THIS_UPGRADE)


CARDS = (
    creature("explo-rover", STAR_ALLIANCE, power=3, traits="robot", keywords=SKIRMISH,
             other=upgrade("explo-rover", STAR_ALLIANCE, gives=[gains_keyword(SELF, "skirmish")])),
    creature("lieutenant-khrkhar", STAR_ALLIANCE, power=5, traits="alien handuhan",
             keywords={"taunt": 1, "hazardous": 3}),
    creature("sci-officer-qincan", STAR_ALLIANCE, power=2, traits="alien proximan scientist", keywords=ELUSIVE,
             constants=[after(HOUSE_CHOSEN, CHOSEN_HOUSE_MATCHES_NO_CARD, steal(1))]),
    creature("captain-val-jericho", STAR_ALLIANCE, power=5, armor=1, traits="human leader",
             constants=[may_play(AN_EXTRA_CARD_FROM_THE_CENTER)]),
    creature("crash-muldoon", STAR_ALLIANCE, power=3, traits="human pilot", keywords={"deploy": 1},
             enters_ready=True, action=use(one(Creatures(NEIGHBOR & not_house(STAR_ALLIANCE))))),
    upgrade("disruption-field", STAR_ALLIANCE, amber=1, gives=labelled(fight=DISRUPT, reap=DISRUPT),
            constants=[key_cost(FOR_OPPONENT, per(1, CountersHere("disruption")))]),
    upgrade("encounter-suit", STAR_ALLIANCE,
            gives=[BeforeItResolves(PLAYED.name, ACTION_IS_PLAYED, ward(THIS))]),
)  # fmt: skip
