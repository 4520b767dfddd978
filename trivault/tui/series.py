"""Several games one after the other, as a table plays them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from trivault.kernel.game import Game
from trivault.kernel.replay import Setup
from trivault.kernel.table import Table
from trivault.kernel.text import Message
from trivault.presentation.presenter import AnyPresenter


class AnySeries(Protocol):
    """A series as its game knows it. Never changed: `after` gives the series after one more game."""

    @property
    def best_of(self) -> int: ...

    @property
    def results(self) -> Sequence[Sequence[int]]:
        """The winners of each game so far."""
        ...

    @property
    def winner(self) -> int | None:
        """Who has won the series; None while it goes on."""
        ...

    @property
    def deal(self) -> int:
        """The seed of the next game."""
        ...

    def wins(self, player: int) -> int: ...

    def setup(self) -> Setup:
        """How the next game is set up."""
        ...

    def after(self, winners: tuple[int, ...]) -> AnySeries: ...


class SeriesRules(Protocol):
    """How a game for two players begins a series."""

    @property
    def without(self) -> Sequence[str]:
        """The variants that a series or a handicap does not go together with."""
        ...

    def generated(self, seed: int) -> str:
        """A deck for a player who has none."""
        ...

    def handicap(self, stronger: int) -> Mapping[str, list[str | int]]:
        """The options of a game in which this player has the stronger deck."""
        ...

    def begin(
        self,
        decks: Sequence[str],
        best_of: int,
        seed: int,
        variants: Mapping[str, object],
        stronger: int | None,
    ) -> AnySeries: ...


def next_table(game: Game[Any], series: AnySeries, seats: tuple[str, ...]) -> Table[Any]:
    """The table of the next game, with everybody in the same seat."""
    return Table(game, series.setup(), series.deal, seats)


def standing(series: AnySeries, presenter: AnyPresenter) -> str:
    """How many games each player has won."""
    players = range(len(presenter.seats))
    won = [Message("ui-games-won", player=presenter.player(p), n=series.wins(p)) for p in players]
    return ", ".join(presenter.words.say(each) for each in won)


def announced(series: AnySeries, presenter: AnyPresenter) -> str:
    """Which game it is, and how the series stands."""
    number = len(series.results) + 1
    return presenter.say("ui-series", n=number, of=series.best_of, standing=standing(series, presenter))


def decided(series: AnySeries, presenter: AnyPresenter) -> str:
    """How the series stands after a game, or how it ended."""
    if series.winner is None:
        return presenter.say("ui-series-stands", standing=standing(series, presenter))
    who = Message("player", n=series.winner + 1)
    return presenter.say("ui-series-won", player=who, standing=standing(series, presenter))
