"""Conformance with every card: in hand, in play and in the piles of a full table."""

from random import Random

import pytest

from tests.games.keyforge.play import check, reads_back
from tests.games.keyforge.rich import CARDS, PLACES, rich
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.options import Option
from trivault.testing import conform, same_future, same_views

ANSWERS = 8  # after the first one, which is about the card
BLOCKS = 40


def conforms(slug: str, place: str) -> None:
    """A few answers on a full table, the first with the card itself where it can be; what must hold is
    looked at after each."""
    random = Random(f"{slug} {place}")
    state = GAME.position(rich(GAME.cards[slug], place, random))
    state.log = []
    check(state)
    about = [option for option in state.legal()[:200] if concerns(state, option, slug)]
    if about:
        option = random.choice(about)
        same_future(GAME, state, option.text, state.active)
        state.apply(option)
    for seed in range(ANSWERS):
        same_views(GAME, state, seed)
        reads_back(state)
        conform(GAME, state, random.randrange(1000), most=1, to_the_end=False)
        check(state)


def concerns(state: KeyForgeState, option: Option, slug: str) -> bool:
    verb, source, _, _ = option.raw
    return verb not in ("discard", "end") and source >= 0 and state.defs[source].slug == slug


def test_a_sample_of_the_cards_conforms_on_full_tables():
    for slug in Random(1).sample(CARDS, 15):
        for place in PLACES:
            conforms(slug, place)


@pytest.mark.soak
@pytest.mark.parametrize("block", range(BLOCKS))
def test_every_card_conforms_on_full_tables(block):
    for slug in CARDS[block::BLOCKS]:
        for place in PLACES:
            conforms(slug, place)
