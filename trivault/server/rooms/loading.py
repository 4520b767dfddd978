"""Loads our games before the port opens: the first table of one would hold up everybody else."""

from __future__ import annotations

from functools import cache

from trivault import registry
from trivault.kernel.text import LANGUAGES
from trivault.puzzles import puzzles
from trivault.server.rooms import table_view


@cache
def load_games() -> None:
    """Load each game with its puzzles, and say a table of it in every language."""
    for name in registry.NAMES:
        game = registry.load(name)
        game.fingerprint  # noqa: B018  # worked out on first use
        puzzles(name)
        state = game.start({}, 0)
        choice = state.choices[0]
        view = state.view(choice.player)
        for lang in LANGUAGES:
            presenter = table_view.presenter_of(name, lang)
            table_view.question(state, choice, view, presenter)
            table_view.sentences(view, presenter)
