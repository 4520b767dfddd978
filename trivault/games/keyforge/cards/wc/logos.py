"""Logos of Worlds Collide."""

from __future__ import annotations

from trivault.games.keyforge.cards.frames import creature, upgrade
from trivault.games.keyforge.model import KeyForgeState
from trivault.games.keyforge.printed import LOGOS
from trivault.games.keyforge.things import FRIENDLY, NEIGHBOR, OTHER, Creatures, InPlay, InZone, named
from trivault.games.keyforge.vocabulary.conditions import When, at_least
from trivault.games.keyforge.vocabulary.constants import cannot
from trivault.games.keyforge.vocabulary.effects import archive, archive_a_card, draw, gain
from trivault.games.keyforge.vocabulary.flow import if_, if_you_do
from trivault.games.keyforge.vocabulary.terms import FOR_YOU, THIS, Effect
from trivault.kernel.frames import Scope
from trivault.kernel.terms import Condition, Selection, each, one

S = KeyForgeState


# Words of this house
def _shared_a_house(state: S, scope: Scope) -> bool:
    """Those that were archived, two at least, as they were last (KF-LEAVE-06)."""
    archived = [state.gone[card] for card in scope.things("it") if card not in state.play]
    return len(archived) > 1 and len({piece.house for piece in archived}) == 1


THEY_SHARED_A_HOUSE = When("they-shared-a-house", _shared_a_house)


def you_control(slug: str) -> Condition[S]:
    return at_least(1, InPlay(FRIENDLY & named(slug)))


def with_its_other_self(slug: str) -> list[Effect]:
    """Destroyed, it goes to the archives if the other half of it comes along."""
    return [archive(one(InZone("discard", named(slug)))), if_you_do(archive(THIS))]


TWO_CARDS: Selection[S] = Selection(InZone("hand"), 2, 2)


CARDS = (
    creature("code-monkey", LOGOS, power=3, traits="ai beast", keywords={"deploy": 1},
             play=[archive(each(Creatures(NEIGHBOR))), if_(THEY_SHARED_A_HOUSE, gain(2))]),
    upgrade("discombobulator", LOGOS, amber=1, gives=[cannot("steal", FOR_YOU)]),
    creature("hyde", LOGOS, power=4, traits="human scientist",
             reap=if_(you_control("velum"), draw(2), otherwise=draw(1)),
             destroyed=with_its_other_self("velum")),
    creature("mimic-gel", LOGOS, power=0, x_power=True, traits="shapeshifter mutant",
             play_if=at_least(1, Creatures(OTHER)), enters_as=Creatures(OTHER)),
    creature("velum", LOGOS, power=2, traits="human scientist",
             reap=if_(you_control("hyde"), archive(TWO_CARDS), otherwise=archive_a_card()),
             destroyed=with_its_other_self("hyde")),
)  # fmt: skip
