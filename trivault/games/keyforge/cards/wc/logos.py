"""Logos of Worlds Collide."""

from __future__ import annotations

from trivault.games.keyforge.cards.words import (
    FOR_YOU, LOGOS, NEIGHBOR, OTHER, THEY_SHARED_A_HOUSE, THIS, Creatures, Effect, InZone, Selection, archive,
    archive_a_card, at_least, cannot, creature, draw, each, gain, if_, if_you_do, named, one, upgrade,
    you_control,
)  # fmt: skip


def with_its_other_self(slug: str) -> list[Effect]:
    """Destroyed, it goes to the archives if the other half of it comes along."""
    return [archive(one(InZone("discard", named(slug)))), if_you_do(archive(THIS))]


TWO_CARDS = Selection(InZone("hand"), 2, 2)


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
