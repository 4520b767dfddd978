"""Saved games name nodes so that they are found after cards have changed or code was renamed."""

import pytest

from tests.kernel.tiny import Tiny
from tests.kernel.tiny_cards import CREATURES, action, creature, damage, gain
from trivault.kernel.control import Seq
from trivault.kernel.errors import OtherVersion
from trivault.kernel.stored_nodes import said
from trivault.kernel.terms import one

RAT = creature("rat", 1)


def asked(*cards):
    """A game that has stopped in the middle of the effect of a card, between two parts of it."""
    game = Tiny(cards)
    state = game.position({"players": [{"hand": ["bolt"], "board": ["rat", "ogre"]}, {"board": ["rat"]}]})
    state.apply("play bolt")
    assert state.choice is not None
    assert state.choice.verb == "damage"
    return state


def bolt(*then, pick=1):
    return action("bolt", Seq((damage(pick, one(CREATURES)), *then)))


OGRE = creature("ogre", 5)


def test_other_cards_before_it_do_not_matter():
    state = asked(RAT, OGRE, bolt(gain(1)))
    later = Tiny([creature("newt", 1), action("feast", gain(9)), RAT, OGRE, bolt(gain(1))])
    opened = later.from_bytes(state.to_bytes())
    assert [option.text for option in opened.legal()] == [option.text for option in state.legal()]
    assert opened.digest() == state.digest()
    opened.apply("damage ogre")
    assert opened.sides[0].ember == 1


def test_an_effect_that_has_changed_goes_on_as_it_is_now():
    state = asked(RAT, OGRE, bolt(gain(1)))
    opened = Tiny([RAT, OGRE, bolt(gain(5))]).from_bytes(state.to_bytes())
    opened.apply("damage ogre")
    assert opened.sides[0].ember == 5


def test_an_effect_that_moved_to_another_card_is_found_by_what_it_is():
    state = asked(RAT, OGRE, bolt(gain(1)))
    moved = Tiny([RAT, OGRE, action("bolt", gain(3)), action("spell", *bolt(gain(1)).trees())])
    opened = moved.from_bytes(state.to_bytes())
    opened.apply("damage ogre")
    assert opened.sides[0].ember == 1


def test_an_effect_that_is_gone_is_refused_by_name():
    state = asked(RAT, OGRE, bolt(gain(1)))
    with pytest.raises(OtherVersion, match="an effect that this version no longer has"):
        Tiny([RAT, OGRE, action("bolt", gain(3))]).from_bytes(state.to_bytes())


@pytest.fixture
def renamed_class():
    """Another name for `Seq`, from its second use on."""

    def rename():
        Seq.__name__ = "Sequence"

    yield rename
    Seq.__name__ = "Seq"


def test_renamed_code_keeps_its_stored_name(renamed_class, monkeypatch):
    state = asked(RAT, OGRE, bolt(gain(1)))
    data, fingerprint = state.to_bytes(), state.game.fingerprint
    renamed_class()
    with pytest.raises(OtherVersion):
        Tiny([RAT, OGRE, bolt(gain(1))]).from_bytes(data)
    monkeypatch.setattr(Tiny, "renamed", {"Sequence": "Seq"})
    game = Tiny([RAT, OGRE, bolt(gain(1))])
    assert game.from_bytes(data).digest() == state.digest()
    assert game.fingerprint == fingerprint


def test_words_in_quotes_are_not_renamed():
    assert said("Do('draw', draw)", {"draw": "take"}) == "Do('draw', take)"
