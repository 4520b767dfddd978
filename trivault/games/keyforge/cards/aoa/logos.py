"""Logos of Age of Ascension."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from trivault.games.keyforge.cards.frames import action, artifact, creature, labelled, upgrade
from trivault.games.keyforge.events import ARCHIVE, ARCHIVE_OWN, GAIN, HOUSE_CHOSEN, PUT_UNDER
from trivault.games.keyforge.forge import forge
from trivault.games.keyforge.model import KeyForgeState
from trivault.games.keyforge.play import PlayIt
from trivault.games.keyforge.printed import LOGOS
from trivault.games.keyforge.things import ARTIFACT_CARD, FRIENDLY, NEIGHBOR, Creatures, InZone
from trivault.games.keyforge.vocabulary.conditions import YOUR_TURN, When, you_choose
from trivault.games.keyforge.vocabulary.constants import after, gives_destroyed, may_use, this_turn
from trivault.games.keyforge.vocabulary.effects import deal, exalt, gain, on, sacrifice, to_deck_top
from trivault.games.keyforge.vocabulary.flow import if_, pick
from trivault.games.keyforge.vocabulary.terms import IT, THIS, Number, UnderThis
from trivault.kernel.events import EventKind, propose
from trivault.kernel.frames import Scope
from trivault.kernel.ids import player_thing
from trivault.kernel.nodes import Node
from trivault.kernel.rng import below
from trivault.kernel.terms import each, one
from trivault.kernel.text import Message

S = KeyForgeState


ALPHA, ELUSIVE = {"alpha": 1}, {"elusive": 1}


# Words of this house
def _traits_of_it(state: S, scope: Scope) -> int:
    return sum(len(state.last_kind(card).traits) for card in scope.things("it"))


ONE_FOR_EACH_TRAIT = Number("for-each-trait", _traits_of_it, 1)


TWO_FOR_EACH_TRAIT = Number("for-each-trait", lambda s, x: 2 * _traits_of_it(s, x), 2)


def amber_on_this(n: int) -> When:
    return When("amber-on-this", lambda s, x: x.this in s.play and s.play[x.this].amber >= n, n)


@dataclass(frozen=True)
class EachDoubles(Node[S]):
    """Each player gains as much Æmber as they have, at the same time."""

    emits: ClassVar[EventKind[S]] = GAIN

    def start(self, state: S) -> bool:
        shares = [(player_thing(i), side.amber) for i, side in enumerate(state.players)]
        return propose(state, GAIN, [share for share in shares if share[1]], state.scopes[-1])

    def words(self) -> Message:
        return Message("each-doubles")


@dataclass(frozen=True)
class ArchiveRandom(Node[S]):
    """Random cards of your hand are archived."""

    emits: ClassVar[EventKind[S]] = ARCHIVE

    n: int

    def start(self, state: S) -> bool:
        scope = state.scopes[-1]
        hand = state.players[scope.you].hand[:]
        chosen = [hand.pop(below(state, len(hand))) for _ in range(min(self.n, len(hand)))]
        return propose(state, ARCHIVE, [(card, 1) for card in chosen], scope)

    def words(self) -> Message:
        return Message("archive-random", n=self.n)


CARDS = (
    creature("archimedes", LOGOS, power=2, traits="cyborg beast", keywords=ELUSIVE,
             constants=[gives_destroyed(NEIGHBOR, on(ARCHIVE_OWN, THIS))]),
    action("binate-rupture", LOGOS, keywords=ALPHA, play=EachDoubles()),  # KF-ERR-08
    upgrade("backup-copy", LOGOS, amber=1, gives=labelled(destroyed=to_deck_top(THIS))),  # KF-ERR-07
    action("eureka", LOGOS, amber=1, keywords=ALPHA, play=[gain(2), ArchiveRandom(2)]),
    creature("jargogle", LOGOS, power=2, traits="beast mutant", keywords=ELUSIVE,
             play=on(PUT_UNDER, one(InZone("hand"))),
             destroyed=if_(YOUR_TURN, PlayIt(UnderThis()), otherwise=on(ARCHIVE_OWN, each(UnderThis())))),
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
