"""Nodes that are watched: each says rightly whether it has left work."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from inspect import isfunction
from typing import Any

import pytest

from trivault.kernel.game import Game
from trivault.kernel.nodes import Node

Run = Callable[[Node[Any], Any], bool]


@contextmanager
def watched(game: Game[Any]) -> Iterator[None]:
    """A node of the game that says wrongly whether work is left on the stack fails the test; in play the
    interpreter would come back for nothing, or leave work undone. Compiled nodes stay as they are."""
    kinds = {kind for node in game.program.nodes for kind in type(node).__mro__ if "run" in vars(kind)}
    with pytest.MonkeyPatch.context() as patch:
        for kind in kinds:
            if isfunction(run := vars(kind)["run"]):
                patch.setattr(kind, "run", _watched(run))
        depth = sys.getrecursionlimit()
        sys.setrecursionlimit(2 * depth)  # each node is two calls now
        yield
        sys.setrecursionlimit(depth)


def _watched(run: Run) -> Run:
    def watching(node: Node[Any], state: Any) -> bool:
        height = len(state.stack)
        left = run(node, state)
        assert left == (len(state.stack) > height) or state.result is not None, f"{node!r} has left {left}"
        return left

    return watching
