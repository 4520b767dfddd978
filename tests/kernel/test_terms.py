"""The nouns of effects: amounts, filters, groups and selections."""

import pytest

from tests.kernel.moments import moment
from tests.kernel.tiny_cards import CREATURES, FRIEND, IN_HAND, MINE, THEIRS, THIS_CARD
from tests.kernel.tiny_model import TinyState, When
from trivault.kernel.frames import Event, Scope
from trivault.kernel.terms import (
    Amount,
    Best,
    Constant,
    EventThing,
    Filter,
    Group,
    Named,
    Per,
    Selection,
    amount_of,
    each,
    one,
    up_to,
)


@pytest.fixture
def state() -> TinyState:
    return moment({"board": ["rat", "wolf"], "hand": ["rat", "rat", "wolf"]}, {"board": ["ogre"]})


def at_least(n: int) -> When:
    return When(f"at-least-{n}", lambda state, scope: len(state.sides[scope.you].board) >= n)


BEST: Amount[TinyState] = Best(1, ((at_least(1), 2), (at_least(2), 5), (at_least(3), 9)))


@pytest.mark.parametrize(
    ("amount", "mine", "theirs"),
    [
        (Constant(3), 3, 3),
        (Per(2, MINE), 4, 2),
        (Per(2, MINE, base=1), 5, 3),
        (BEST, 5, 2),
        (amount_of(4), 4, 4),
        (amount_of(BEST), 5, 2),
    ],
)
def test_amounts(state, amount, mine, theirs):
    assert (amount.of(state, Scope(0)), amount.of(state, Scope(1))) == (mine, theirs)


def test_without_a_fulfilled_line_the_base_counts(state):
    assert Best(1, ((at_least(7), 9),)).of(state, Scope(0)) == 1


def fitting(state: TinyState, which: Filter[TinyState]) -> list[str]:
    cards = CREATURES.find(state, Scope(0))
    return [state.defs[card].slug for card in cards if which.fits(state, card, Scope(0, this=0))]


def test_filters_combine(state):
    assert fitting(state, FRIEND) == ["rat", "wolf"]
    assert fitting(state, THIS_CARD) == ["rat"]
    assert fitting(state, FRIEND & ~THIS_CARD) == ["wolf"]
    assert fitting(state, THIS_CARD | ~FRIEND) == ["rat", "ogre"]


def test_groups_of_what_was_named_before(state):
    named: Group[TinyState] = Named("it")
    about: Group[TinyState] = EventThing()
    scope = Scope(0, event=Event("destroy", 1, 1, 0, -1), names={"it": (4, 2), "one": 3})
    assert named.find(state, scope) == (4, 2)
    assert Named[TinyState]("one").find(state, scope) == (3,)
    assert Named[TinyState]("none").find(state, scope) == ()
    assert (about.find(state, scope), about.find(state, Scope(0))) == ((1,), ())


@pytest.mark.parametrize(
    ("selection", "offered", "least"),
    [
        (each(CREATURES), 3, 3),
        (one(CREATURES), 3, 1),
        (up_to(2, CREATURES), 3, 0),
        (Selection(CREATURES, 2, 2), 3, 2),
        (Selection(THEIRS, 2, 2), 1, 1),
        (one(IN_HAND), 2, 1),  # of two equal cards in hand one is offered
        (Selection(IN_HAND, 2, 2), 3, 2),
        (each(IN_HAND), 3, 3),
    ],
)
def test_selections_offer_and_demand(state, selection, offered, least):
    things, must = selection.offered(state, Scope(0))
    assert (len(things), must) == (offered, least)
