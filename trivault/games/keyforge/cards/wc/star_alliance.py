"""Star Alliance of Worlds Collide."""

from __future__ import annotations

from trivault.games.keyforge.cards.words import (
    ACTION_CARD, CENTER, CHOSEN_HOUSE_MATCHES_NO_CARD, ELUSIVE, FOR_OPPONENT, HOUSE_CHOSEN, NEIGHBOR, SELF,
    SKIRMISH, STAR_ALLIANCE, THIS, THIS_UPGRADE, CountersHere, Creatures, Extra, WhileThis, after,
    before_it_resolves, creature, gains_keyword, key_cost, labelled, may_play, not_house, one, per,
    put_counters, steal, upgrade, use, ward,
)  # fmt: skip

DISRUPT = put_counters("disruption", THIS_UPGRADE)


CARDS = (
    creature("explo-rover", STAR_ALLIANCE, power=3, traits="robot", keywords=SKIRMISH,
             other=upgrade("explo-rover", STAR_ALLIANCE, gives=[gains_keyword(SELF, "skirmish")])),
    creature("lieutenant-khrkhar", STAR_ALLIANCE, power=5, traits="alien handuhan",
             keywords={"taunt": 1, "hazardous": 3}),
    creature("sci-officer-qincan", STAR_ALLIANCE, power=2, traits="alien proximan scientist", keywords=ELUSIVE,
             constants=[after(HOUSE_CHOSEN, CHOSEN_HOUSE_MATCHES_NO_CARD, steal(1))]),
    creature("captain-val-jericho", STAR_ALLIANCE, power=5, armor=1, traits="human leader",
             constants=[may_play(WhileThis(CENTER, Extra()))]),
    creature("crash-muldoon", STAR_ALLIANCE, power=3, traits="human pilot", keywords={"deploy": 1},
             enters_ready=True, action=use(one(Creatures(NEIGHBOR & not_house(STAR_ALLIANCE))))),
    upgrade("disruption-field", STAR_ALLIANCE, amber=1, gives=labelled(fight=DISRUPT, reap=DISRUPT),
            constants=[key_cost(FOR_OPPONENT, per(1, CountersHere("disruption")))]),
    upgrade("encounter-suit", STAR_ALLIANCE,
            gives=[before_it_resolves(ACTION_CARD, ward(THIS))]),
)  # fmt: skip
