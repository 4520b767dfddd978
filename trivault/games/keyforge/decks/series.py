"""Several games with the same two decks: who has won, who decides who begins, with which handicap."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from trivault.games.keyforge.decks.generator import generate
from trivault.games.keyforge.state.limits import MOST_CHAINS
from trivault.kernel.errors import SetupError
from trivault.kernel.replay import Setup

SUGGESTED = 4  # KF-VAR-02
IN_A_ROW = 3


def handicap(results: Iterable[bool]) -> int:
    """With how many chains the stronger deck starts its next game, after these results against the
    other one, the oldest first; True is a win (KF-VAR-02). Counting in a row begins anew with every
    change of the chains (KF-OPEN-15)."""
    chains, row = SUGGESTED, 0
    for won in results:
        step = 1 if won else -1
        row = row + step if row * step > 0 else step
        if abs(row) == IN_A_ROW:
            chains = min(max(chains + step, 0), MOST_CHAINS)
            row = 0
    return chains


class Series(msgspec.Struct, frozen=True, kw_only=True):
    """A best-of series, each player with the same deck in all games (KF-VAR-04). Never changed:
    `after` gives the series after one more game."""

    decks: tuple[str, str]
    best_of: int
    seed: int = 0
    quick: bool = False
    stronger: int | None = None  # this deck starts with the suggested handicap
    before: tuple[bool, ...] = ()  # how the stronger deck did against the other before the series
    results: tuple[tuple[int, ...], ...] = ()  # the winners of each game so far

    def __post_init__(self) -> None:
        if type(self.best_of) is not int or self.best_of < 1 or self.best_of % 2 == 0:
            raise SetupError(f"a series is the best of 1, 3, 5 … games, not of {self.best_of!r}")
        if self.stronger not in (None, 0, 1):
            raise SetupError(f"stronger is the deck 0 or 1, not {self.stronger!r}")

    def wins(self, player: int) -> int:
        return self.results.count((player,))

    @property
    def winner(self) -> int | None:
        """Who has won more than half of the games; None while the series goes on."""
        return next((player for player in (0, 1) if self.wins(player) > self.best_of // 2), None)

    def setup(self) -> Setup:
        """How the next game is set up, for a table, a simulation or a replay."""
        if self.winner is not None:
            raise SetupError(f"the series is over: p{self.winner} has won it")
        options: dict[str, bool | int | str | list[str | int]] = {"decks": [*self.decks]}
        if self.quick:
            options["quick"] = True
        if self.results and len(self.results[-1]) == 1:
            options["lost"] = 1 - self.results[-1][0]  # KF-SETUP-05
        if self.stronger is not None:
            chains = handicap([*self.before, *self._results(self.stronger)])
            options["chains"] = [0, chains] if self.stronger else [chains, 0]
        return Setup(options)

    def _results(self, deck: int) -> list[bool]:
        return [won == (deck,) for won in self.results if len(won) == 1]

    @property
    def deal(self) -> int:
        """The seed of the next game."""
        return self.seed + len(self.results)

    def after(self, winners: tuple[int, ...]) -> Series:
        """The series after a game that these have won; one that nobody or everybody has won counts
        for neither, and a player who concedes has lost (KF-NOT-03)."""
        if self.winner is not None:
            raise SetupError(f"the series is over: p{self.winner} has won it")
        if any(player not in (0, 1) for player in winners):
            raise SetupError(f"winners are the players 0 and 1, not {winners!r}")
        return msgspec.structs.replace(self, results=(*self.results, tuple(winners)))


class KeyForgeSeries:
    """Series of games with the same two decks."""

    without = ("auction", "chains")

    def generated(self, seed: int) -> str:
        return generate(seed).text()

    def handicap(self, stronger: int) -> dict[str, list[str | int]]:
        return {"chains": [0, SUGGESTED] if stronger else [SUGGESTED, 0]}

    def begin(
        self,
        decks: Sequence[str],
        best_of: int,
        seed: int,
        variants: Mapping[str, object],
        stronger: int | None,
    ) -> Series:
        first, second = decks
        quick = bool(variants.get("quick"))
        return Series(decks=(first, second), best_of=best_of, seed=seed, quick=quick, stronger=stronger)


SERIES = KeyForgeSeries()
