"""What the cards of Sanctum in Worlds Collide do."""

import pytest

from tests.games.keyforge.situations import Situation


@pytest.mark.rule("KF-ZONE-12")
@pytest.mark.parametrize(
    ("answer", "hand", "left"),
    [("to-hand krump", "krump", ["troll", "umbra"]), ("skip", "", ["krump", "troll", "umbra"])],
)
def test_orb_of_wonder_finds_a_card(answer, hand, left):
    with Situation(artifacts="orb-of-wonder", deck="troll, krump, umbra", p1_deck="bumpsy") as table:
        table.answer("omni orb-of-wonder")
        table.offers("skip", "to-hand troll", "to-hand krump", "to-hand umbra")
        table.answer(answer)
        side = table.state.players[0]
        assert [table.state.defs[card].slug for card in side.hand] == hand.split()
        assert sorted(table.state.defs[card].slug for card in side.deck) == left
        assert [table.state.defs[card].slug for card in side.discard] == ["orb-of-wonder"]


def test_orb_of_wonder_with_an_empty_deck():
    with Situation(artifacts="orb-of-wonder", discard="krump") as table:
        table.answer("omni orb-of-wonder")
        table.changed(artifacts="", discard="orb-of-wonder, krump")
