"""Random games, in which everything is checked that must hold at every choice of every game."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TypeVar

from trivault.kernel.errors import CorruptFile
from trivault.kernel.game import Game
from trivault.kernel.state import State

S = TypeVar("S", bound=State)


def played(game: Game[S], seed: int, answers: int = 10_000, options: Mapping[str, object] | None = None) -> S:
    """A random game, so many answers far or to its end."""
    state, random = game.start(options or {}, seed), Random(seed)
    for _ in range(answers):
        if state.over:
            break
        option = random.choice(state.legal(random.choice(state.choices).player))
        state.apply(option, option.choice.player)
    return state


def conform(game: Game[S], start: S, seed: int, most: int = 2000, to_the_end: bool = True) -> int:
    """Play random answers and check at every choice what must hold for every game: a copy and a
    state restored from bytes go on alike, views tell nothing that is hidden. The game must be over
    after so many answers, unless it need not come `to_the_end`. Returns the number of answers."""
    random = Random(seed)
    state = start
    for count in range(most):
        if state.over:
            assert state.choice is None, "a game that is over asks nothing"
            assert not len(state.legal()), "a game that is over has no legal answers"
            return count
        choice = random.choice(state.choices)
        legal = state.legal(choice.player)
        assert len(legal), f"a choice without answers: {choice!r}"
        option = legal[random.randrange(len(legal))]
        assert option in legal, f"{option!r} is listed but not legal"
        assert option.text in legal, f"{option.text!r} does not read back"
        same_future(game, state, option.text, choice.player)
        same_views(game, state, seed + count)
        state.apply(option, choice.player)
    assert not to_the_end, f"the game did not end within {most} answers"
    return most


def same_future(game: Game[S], state: S, answer: str, player: int) -> None:
    """A copy and a state restored from bytes equal the original, and so do their successors."""
    data = state.to_bytes()
    try:
        restored = game.from_bytes(data)
    except CorruptFile as error:
        raise AssertionError(f"bytes do not round-trip: {error}") from error
    assert restored.to_bytes() == data, "bytes do not round-trip"
    copied, after = state.copy(), state.after(answer, player)
    copied.apply(answer, player)
    restored.apply(answer, player)
    assert state.to_bytes() == data, "a copy shares something with its original"
    assert copied.to_bytes() == after.to_bytes() == restored.to_bytes(), f"{answer!r} leads elsewhere"


def same_views(game: Game[S], state: S, seed: int) -> None:
    """Deal all that a player does not know anew: that player must not notice."""
    for player in range(state.seats):
        view = state.view(player)
        other = game.sample(view, seed)
        assert other.view(player) == view, f"p{player} can tell a sampled state from the real one"
        mine = [option.text for option in state.legal(player)[:50]]
        assert [o.text for o in other.legal(player)[:50]] == mine, f"p{player} has other options"
