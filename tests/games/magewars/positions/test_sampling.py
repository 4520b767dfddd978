"""Tables that are made from views: `sampling.shown` for what tells of them, `sampling.sample` for players."""

from collections import Counter
from collections.abc import Iterator

import pytest

from tests.games.magewars.play import random_game
from trivault.games.magewars.decks.spellbook import built_in
from trivault.games.magewars.game import GAME
from trivault.games.magewars.positions.sampling import sample, shown
from trivault.games.magewars.positions.view import MageWarsView
from trivault.games.magewars.state.model import MageWarsState
from trivault.games.magewars.state.records import Attack, Cast, Piece

Part = Piece | Attack | Cast


def parts(state: MageWarsState) -> list[Part]:
    return [*state.play.values(), *state.attacks, *state.casts]


def kinds(part: Part) -> dict[str, type]:
    return {name: type(getattr(part, name)) for name in type(part).__slots__}


def moments() -> Iterator[MageWarsState]:
    """A game as far as something of everything was under way."""
    met = set[type]()
    for state in random_game(3):
        met |= {type(part) for part in parts(state)}
        yield state
        if met == {Piece, Attack, Cast}:
            return


@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_a_table_from_a_view_is_made_of_what_real_ones_are_made_of(viewer: int) -> None:
    """Views only look like it: compiled rules take nothing else."""
    for state in moments():
        view = state.view(viewer)
        assert isinstance(view, MageWarsView)
        for made in (shown(GAME, view), sample(GAME, view, 1)):
            assert [type(part) for part in parts(made)] == [type(part) for part in parts(state)]
            assert [kinds(part) for part in parts(made)] == [kinds(part) for part in parts(state)]


def test_each_player_looks_at_the_own_table_and_spectators_at_that_of_nobody() -> None:
    state = GAME.start({}, 1)
    for viewer, lookers in ((0, [0]), (1, [1]), (-1, [])):
        view = state.view(viewer)
        assert isinstance(view, MageWarsView)
        assert [choice.player for choice in shown(GAME, view).choices] == lookers


@pytest.mark.parametrize("mage", ["warlock", "wizard"])
def test_the_unknown_cards_of_a_printed_book_are_those_that_were_not_seen_of_it(mage: str) -> None:
    """With one card of the book unknown it is dealt, and no second copy of what lies there."""
    names = [slug for slug, times in built_in()[f"starting-{mage}"].spells for _ in range(times)]
    for left in (names[:1], names[-1:], names[10:15]):
        seen = list((Counter(names) - Counter(left)).elements())
        players = [{}, {"mage": mage, "discard": seen, "spellbook": left}]
        view = GAME.position({"players": players}).view(0)
        for seed in range(3):
            sampled = sample(GAME, view, seed)
            dealt = [sampled.card(thing).slug for thing in sampled.players[1].spellbook]
            assert sorted(dealt) == sorted(left)
