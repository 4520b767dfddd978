"""What a game brings: where each of its parts is found."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, TypeVar

from trivault.kernel.errors import PluginError
from trivault.kernel.game import Game
from trivault.kernel.state import State
from trivault.registry.references import resolve, why

OURS = "trivault.games."  # an error in our own games is not blamed on a plug-in

T = TypeVar("T")
Part = Literal[
    "board",
    "heuristics",
    "levels",
    "calibration",
    "network",
    "match_stats",
    "encoder",
    "cards",
    "decks",
    "drafts",
    "puzzles",
    "authoring",
    "vocabulary",
    "series",
]


@dataclass(frozen=True)
class GameEntry:
    """One game: where its parts are, each as `package.module:name`. A part that is left out is the plain one
    that any game can have; without decks and drafts players bring nothing."""

    name: str
    game: str  # the rules: a `kernel.game.Game`
    presenter: str  # its table in words: a `presentation.presenter.Presenter`
    board: str = ""  # its table at the terminal: a `tui.boards.Board`
    heuristics: str = ""  # what `greedy` plays by: makes a `bots.greedy.Heuristics` for a state
    levels: str = ""  # its levels of play: `bots.levels.Levels`
    calibration: str = ""  # how likely its levels win: an `analysis.calibration.Calibrated`
    network: str = ""  # what `swift` plays by: a `bots.swift.NetworkPolicy`
    match_stats: str = ""  # what is counted in simulations: a `simulate.match_stats.MatchStats`
    encoder: str = ""  # its arrays for researchers: a `research.encoder.Encoder`
    cards: str = ""  # the list of its cards: a `library.card_lists.CardList`
    decks: str = ""  # the decks that players bring: a `library.deck_lists.DeckList`
    drafts: str = ""  # decks that are being put together: a `library.drafts.Drafts`
    puzzles: str = ""  # what puzzles can ask for: a `puzzles.measures.Measures`; its package has the files
    authoring: str = ""  # tools for authors of its cards: a `library.authoring.Authoring`
    vocabulary: str = ""  # the page about the expressions of its cards: a `library.vocabulary.Vocabulary`
    series: str = ""  # games with the same decks: a `tui.series.SeriesRules`

    def load(self) -> Game[State]:
        """The rules."""
        game: Game[State] = self._resolved("game")
        return game

    def presenter_class(self) -> Any:
        """The class of its presenter."""
        return self._resolved("presenter")

    def part(self, what: Part, plain: T) -> T:
        """Another part; the plain one where the game has none of its own."""
        return self._resolved(what) if getattr(self, what) else plain

    def _resolved(self, what: str) -> Any:
        reference: str = getattr(self, what)
        try:
            return resolve(reference)
        except Exception as error:
            if reference.startswith(OURS):
                raise
            part = "rules" if what == "game" else what
            raise PluginError(f"the {part} of the game {self.name}, {reference}: {why(error)}") from error
