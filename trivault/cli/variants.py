"""The variants of KeyForge that `trivault play` offers."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import wraps

import click

from trivault.cli.errors import Refused
from trivault.cli.options import NumberParam
from trivault.games.keyforge.decks.generator import generate
from trivault.games.keyforge.decks.series import SUGGESTED, Series
from trivault.games.keyforge.state.limits import MOST_CHAINS
from trivault.kernel.replay import Setup

KEYFORGE = "keyforge"
MOST_GAMES = 99

# Which options cannot stand together, and why.
APART = (
    ("auction", "chains", "Chains are either given or bid for: --auction goes without --chains."),
    ("auction", "handicap", "Chains are either given or bid for: --auction goes without --handicap."),
    ("auction", "best_of", "In a series each player keeps a deck: --best-of goes without --auction."),
    ("chains", "handicap", "Chains are either given or suggested: --handicap goes without --chains."),
    (
        "chains",
        "best_of",
        "Chains follow from the results of a series: --best-of goes without --chains, but with --handicap.",
    ),
)


@dataclass(frozen=True)
class Variants:
    """What was asked for, by the names of the options."""

    quick: bool = False
    chains: tuple[int, int] | None = None
    auction: bool = False
    best_of: int | None = None
    handicap: int | None = None  # the number of the player with the stronger deck

    def named(self) -> list[str]:
        """The options that were given."""
        return [f"--{name.replace('_', '-')}" for name, value in vars(self).items() if _given(value)]

    def check(self, game: str) -> None:
        if game != KEYFORGE and (named := self.named()):
            raise Refused(f"{game} has no variants; KeyForge has: trivault play {KEYFORGE} {' '.join(named)}")
        for one, other, why in APART:
            if _given(getattr(self, one)) and _given(getattr(self, other)):
                raise click.UsageError(why)

    def setup(self, decks: Sequence[str], seats: int, seed: int) -> tuple[Setup, Series | None]:
        """How the game begins, and the series whose first one it is."""
        if self.best_of is not None:
            first, second = _two(decks, seed)
            stronger = None if self.handicap is None else self.handicap - 1
            series = Series(
                decks=(first, second), best_of=self.best_of, seed=seed, quick=self.quick, stronger=stronger
            )
            return series.setup(), series
        options: dict[str, bool | int | str | list[str | int]] = {"players": seats}
        if decks:
            options["decks"] = [*_two(decks, seed)]
        if self.quick:
            options["quick"] = True
        if self.auction:
            options["auction"] = True
        if self.chains is not None:
            options["chains"] = [*self.chains]
        elif self.handicap is not None:
            options["chains"] = [SUGGESTED, 0] if self.handicap == 1 else [0, SUGGESTED]
        return Setup(options), None


def _given(value: object) -> bool:
    return value is not None and value is not False


def _two(decks: Sequence[str], seed: int) -> list[str]:
    """The decks of both players; those that are not named are the ones that the seed generates."""
    if len(decks) > 2:
        raise Refused(f"KeyForge is played with two decks, but --deck names {len(decks)}")
    return [decks[i] if i < len(decks) else generate(2 * seed + i).text() for i in range(2)]


def _read_chains(context: click.Context, option: click.Parameter, typed: str | None) -> tuple[int, int] | None:
    if typed is None:
        return None
    found = re.fullmatch(r"\s*([0-9]{1,2})\s*,\s*([0-9]{1,2})\s*", typed)
    if not found or max(first := int(found[1]), second := int(found[2])) > MOST_CHAINS:
        raise click.BadParameter(
            f"expected a number from 0 to {MOST_CHAINS} for each deck, such as 0,4, not {typed!r}."
        )
    return first, second


def _read_best_of(context: click.Context, option: click.Parameter, games: int | None) -> int | None:
    if games is not None and games % 2 == 0:
        raise click.BadParameter(f"expected an odd number such as 3 or 5, so that somebody wins, not {games}.")
    return games


OPTIONS = (
    click.option("--quick", is_flag=True, help="Quick start: nobody takes a mulligan (keyforge)."),
    click.option(
        "--chains",
        metavar="N,N",
        callback=_read_chains,
        help="With how many chains each deck starts (keyforge).",
    ),
    click.option("--auction", is_flag=True, help="Bid chains for the first deck (keyforge)."),
    click.option(
        "--best-of",
        type=NumberParam(3, MOST_GAMES),
        metavar="N",
        callback=_read_best_of,
        help="Play a series: whoever wins most of so many games wins it (keyforge).",
    ),
    click.option(
        "--handicap",
        type=NumberParam(1, 2),
        metavar="PLAYER",
        help="This player, 1 or 2, has the stronger deck: it starts with the suggested chains, which "
        "change over a series (keyforge).",
    ),
)


def variant_options(command: Callable[..., None]) -> Callable[..., None]:
    """Adds the options to a command, which takes all of them as `variants`."""

    @wraps(command)
    def gathering(
        quick: bool,
        chains: tuple[int, int] | None,
        auction: bool,
        best_of: int | None,
        handicap: int | None,
        **others: object,
    ) -> None:
        command(variants=Variants(quick, chains, auction, best_of, handicap), **others)

    result: Callable[..., None] = gathering
    for option in reversed(OPTIONS):
        result = option(result)
    return result
