"""Tables that are made from views: `sampling.shown` for what tells of them, `sampling.sample` for players."""

from collections.abc import Iterator

import pytest

from tests.magewars.play import random_game
from trivault.games.magewars import GAME
from trivault.games.magewars.model import MageWarsState
from trivault.games.magewars.records import Attack, Cast, Piece
from trivault.games.magewars.sampling import sample, shown
from trivault.games.magewars.view import MageWarsView

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
