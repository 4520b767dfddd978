"""Logos of Age of Ascension."""

from __future__ import annotations

from trivault.games.keyforge.cards.frames import action, artifact, creature, labelled, upgrade
from trivault.games.keyforge.events import GAIN, HOUSE_CHOSEN, PUT_UNDER
from trivault.games.keyforge.forge import forge
from trivault.games.keyforge.model import KeyForgeState
from trivault.games.keyforge.play import PlayIt
from trivault.games.keyforge.printed import LOGOS
from trivault.games.keyforge.things import ARTIFACT_CARD, FRIENDLY, NEIGHBOR, Creatures, InZone
from trivault.games.keyforge.vocabulary.conditions import YOUR_TURN, When, you_choose
from trivault.games.keyforge.vocabulary.constants import after, gives_destroyed, may_use, this_turn
from trivault.games.keyforge.vocabulary.deeds import ToEachItsOwn, archive_random
from trivault.games.keyforge.vocabulary.effects import archive, deal, exalt, gain, on, sacrifice, to_deck_top
from trivault.games.keyforge.vocabulary.flow import if_, pick
from trivault.games.keyforge.vocabulary.terms import IT, THIS, Effect, Number, Players, UnderThis
from trivault.kernel.frames import Scope
from trivault.kernel.ids import player_of
from trivault.kernel.terms import each, one

S = KeyForgeState


ALPHA, ELUSIVE = {"alpha": 1}, {"elusive": 1}


# Words of this house
def _traits_of_it(state: S, scope: Scope) -> int:
    return sum(len(state.last_kind(card).traits) for card in scope.things("it"))


ONE_FOR_EACH_TRAIT = Number("for-each-trait", _traits_of_it, 1)


TWO_FOR_EACH_TRAIT = Number("for-each-trait", lambda s, x: 2 * _traits_of_it(s, x), 2)


def amber_on_this(n: int) -> When:
    return When("amber-on-this", lambda s, x: x.this in s.play and s.play[x.this].amber >= n, n)


EACH_DOUBLES: Effect = ToEachItsOwn(
    "each-doubles", GAIN, Players("each"), lambda s, p: s.players[player_of(p)].amber
)


CARDS = (
    creature("archimedes", LOGOS, power=2, traits="cyborg beast", keywords=ELUSIVE,
             constants=[gives_destroyed(NEIGHBOR, archive(THIS))]),
    action("binate-rupture", LOGOS, keywords=ALPHA, play=EACH_DOUBLES),  # KF-ERR-08
    upgrade("backup-copy", LOGOS, amber=1, gives=labelled(destroyed=to_deck_top(THIS))),  # KF-ERR-07
    action("eureka", LOGOS, amber=1, keywords=ALPHA, play=[gain(2), archive_random(2)]),
    creature("jargogle", LOGOS, power=2, traits="beast mutant", keywords=ELUSIVE,
             play=on(PUT_UNDER, one(InZone("hand"))),
             destroyed=if_(YOUR_TURN, PlayIt(UnderThis()), otherwise=archive(each(UnderThis())))),
    artifact("redacted", LOGOS, traits="redacted", constants=[
        after(HOUSE_CHOSEN, you_choose(LOGOS),
              exalt(THIS), if_(amber_on_this(4), sacrifice(), forge(free=True))),
    ]),
    action("entropic-swirl", LOGOS, play=[
        pick(one(Creatures())), deal(TWO_FOR_EACH_TRAIT, each(IT)), gain(ONE_FOR_EACH_TRAIT),
    ]),  # KF-ERR-12, KF-DMG-06
    artifact("scientifical-hack", LOGOS, amber=1, traits="equation",
             omni=[sacrifice(), this_turn(may_use(FRIENDLY & ARTIFACT_CARD))]),  # KF-ERR-19
)  # fmt: skip
