"""Random games notice what they are there to notice."""

import msgspec
import pytest

from tests.kernel.tiny import Tiny
from tests.kernel.tiny_cards import GAME
from tests.kernel.tiny_model import TinyState
from trivault.kernel.views import View
from trivault.testing import conform


class SharingState(TinyState):
    """Copies share their discard piles."""

    __slots__ = ()

    def copy(self) -> TinyState:  # type: ignore[override]  # a mistake like the others
        new = super().copy()
        for mine, theirs in zip(new.sides, self.sides, strict=True):
            mine.discard = theirs.discard
        return new


class ForgettingState(TinyState):
    """Bytes do without the tired creatures."""

    __slots__ = ()

    def load(self, data: list[object]) -> None:
        super().load(data)
        self.tired = []


def played_with(game: Tiny, kind: type[TinyState]) -> None:
    for seed in range(5):
        start = GAME.start({}, seed)
        state = kind(game, 2, seed)
        start.copy_kernel(state)
        state.game = game
        state.load(start.dump())
        conform(game, state, seed)


def game_of(kind: type[TinyState]) -> Tiny:
    """The same game with another kind of state."""

    class Other(Tiny):
        def __init__(self) -> None:
            self.__dict__ = GAME.__dict__

        def empty(self, seats: int, seed: int) -> TinyState:
            return kind(self, seats, seed)

    return Other()


def test_the_suite_passes_an_honest_game():
    played_with(game_of(TinyState), TinyState)


def test_the_suite_notices_a_copy_that_shares_something():
    with pytest.raises(AssertionError, match="a copy shares something with its original"):
        played_with(game_of(SharingState), SharingState)


def test_the_suite_notices_bytes_that_forget_something():
    with pytest.raises(AssertionError, match="bytes do not round-trip"):
        played_with(game_of(ForgettingState), ForgettingState)


def test_the_suite_notices_a_view_that_tells_too_much():
    class Leaky(Tiny):
        def __init__(self) -> None:
            self.__dict__ = GAME.__dict__

        def view(self, state: TinyState, player: int) -> View:
            return msgspec.structs.replace(
                super().view(state, player), tired=tuple(state.sides[1 - player].hand)
            )

    with pytest.raises(AssertionError, match="can tell a sampled state from the real one"):
        played_with(Leaky(), TinyState)


def test_the_suite_notices_a_game_without_end():
    with pytest.raises(AssertionError, match="did not end within 3 answers"):
        conform(GAME, GAME.start({}, 2), 2, most=3)
