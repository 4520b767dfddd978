"""The games: each is one object that names all there is of it."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, TypeVar

from trivault.kernel.errors import PluginError, UnknownGame
from trivault.kernel.game import Game
from trivault.kernel.state import State
from trivault.registry.plugins import entry_points, leave_out
from trivault.registry.references import resolve, why

GROUP = "trivault.games"  # of entry points that lead to a GameEntry
NAME = re.compile("[a-z][a-z0-9-]{0,30}")  # a name is part of files, addresses and messages

T = TypeVar("T")
Part = Literal["board", "judge", "levels", "advisor", "gauge", "cards", "decks", "drafts", "puzzles"]


@dataclass(frozen=True)
class GameEntry:
    """One game: where its parts are, each as `package.module:name`. A part that is left out is the plain one
    that any game can have; without decks and drafts players bring nothing."""

    name: str
    game: str  # the rules: a `kernel.game.Game`
    teller: str  # its table in words: a `telling.teller.Teller`
    board: str = ""  # its table at the terminal: a `tui.boards.Board`
    judge: str = ""  # what a position is worth: a `players.judge.Judge`
    levels: str = ""  # its levels of play: `players.levels.Levels`
    advisor: str = ""  # how likely its answers win: an `analysis.advisor.Advisor`
    gauge: str = ""  # what is counted in simulations: a `simulate.gauge.Gauge`
    cards: str = ""  # the list of its cards: a `library.card_lists.CardList`
    decks: str = ""  # the decks that players bring: a `library.deck_lists.DeckList`
    drafts: str = ""  # decks that are being put together: a `library.drafts.Drafts`
    puzzles: str = ""  # what puzzles can ask for: a `puzzles.measures.Measures`; its package has the files

    def load(self) -> Game[State]:
        """The rules."""
        game: Game[State] = self._resolved("game")
        return game

    def teller_class(self) -> Any:
        """The class of its teller."""
        return self._resolved("teller")

    def part(self, what: Part, plain: T) -> T:
        """Another part; the plain one where the game has none of its own."""
        return self._resolved(what) if getattr(self, what) else plain

    def _resolved(self, what: str) -> Any:
        reference: str = getattr(self, what)
        try:
            return resolve(reference)
        except Exception as error:
            if self.name in OWN:
                raise  # a fault of ours
            part = "rules" if what == "game" else what
            raise PluginError(f"the {part} of the game {self.name}, {reference}: {why(error)}") from error


OWN: Mapping[str, GameEntry] = {
    each.name: each
    for each in (
        GameEntry(
            "shards",
            game="trivault.games.shards:GAME",
            teller="trivault.telling.shards:TELLER",
            board="trivault.tui.shards:BOARD",
            judge="trivault.players.shards:ShardsJudge",
            levels="trivault.players.shards.levels:LEVELS",
            advisor="trivault.analysis.shards:ADVISOR",
            gauge="trivault.simulate.shards:ShardsGauge",
            cards="trivault.library.shards.cards:CARDS",
            puzzles="trivault.puzzles.shards:MEASURES",
        ),
        GameEntry(
            "keyforge",
            game="trivault.games.keyforge:GAME",
            teller="trivault.telling.keyforge:TELLER",
            board="trivault.tui.keyforge:BOARD",
            judge="trivault.players.keyforge:KeyForgeJudge",
            levels="trivault.players.keyforge.levels:LEVELS",
            advisor="trivault.analysis.keyforge:ADVISOR",
            gauge="trivault.simulate.keyforge:KeyForgeGauge",
            cards="trivault.library.keyforge.cards:CARDS",
            decks="trivault.library.keyforge.decks:DECKS",
            puzzles="trivault.puzzles.keyforge:MEASURES",
        ),
        GameEntry(
            "mage-wars",
            game="trivault.games.magewars:GAME",
            teller="trivault.telling.magewars:TELLER",
            board="trivault.tui.magewars:BOARD",
            judge="trivault.players.magewars:MageWarsJudge",
            levels="trivault.players.magewars.levels:LEVELS",
            advisor="trivault.analysis.magewars:ADVISOR",
            gauge="trivault.simulate.magewars:MageWarsGauge",
            cards="trivault.library.magewars.cards:CARDS",
            decks="trivault.library.magewars.decks:DECKS",
            drafts="trivault.library.magewars.drafts:DRAFTS",
            puzzles="trivault.puzzles.magewars:MEASURES",
        ),
    )
}


def names() -> tuple[str, ...]:
    """Every game that can be played: our own, and those of installed packages."""
    return (*OWN, *_others())


def entry(name: str) -> GameEntry:
    """The game with this name: where its parts are."""
    if name in OWN:
        return OWN[name]
    if name not in _others():
        raise UnknownGame(str(name), names())
    return _others()[name]


def _others() -> Mapping[str, GameEntry]:
    """The games of installed packages."""
    return _installed(tuple(sys.path))


@cache
def _installed(path: tuple[str, ...]) -> Mapping[str, GameEntry]:
    """Found once, unless packages are looked for elsewhere; those that cannot be used are left out with a
    warning."""
    found: dict[str, GameEntry] = {}
    for point in entry_points(GROUP):
        try:
            if point.name in (*OWN, *found):
                raise PluginError("another game has this name")
            found[point.name] = _checked(point.name, point.load())
        except (Exception, SystemExit) as error:
            leave_out("game", point, error)
    return found


def _checked(name: str, given: object) -> GameEntry:
    if not isinstance(given, GameEntry):
        raise PluginError(f"expected a GameEntry, not {type(given).__name__}")
    if given.name != name or not NAME.fullmatch(name):
        raise PluginError(f"expected the name of its entry point, in small letters, not {given.name!r}")
    game, teller = given._resolved("game"), given.teller_class()
    if not isinstance(game, Game) or game.name != name:
        raise PluginError(f"{given.game}: expected a Game whose name is {name!r}")
    if not callable(teller):
        raise PluginError(f"{given.teller}: expected a subclass of Teller")
    return given
