"""Options for the variants that games declare, and for series of games."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import click

from trivault import registry
from trivault.cli.errors import Refused
from trivault.cli.options import EndingCommand, NumberParam
from trivault.kernel.game import DECKS, Game
from trivault.kernel.replay import Setup
from trivault.kernel.variants import EACH, FLAG, Variant
from trivault.presentation.presenter import make_presenter
from trivault.tui.series import AnySeries, SeriesRules

MOST_GAMES = 99

Value = bool | int | str | list[str | int]


@cache
def declared() -> dict[str, dict[str, Variant]]:
    """All variants by their names and games."""
    found: dict[str, dict[str, Variant]] = defaultdict(dict)
    for game in registry.names():
        for variant in registry.load(game).variants:
            found[variant.name][game] = variant
    return found


class VariantCommand(EndingCommand):
    """A command that also takes an option for each declared variant; games are loaded when it is called."""

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        return [*super().get_params(ctx), *map(_option, declared())]


class SimulationCommand(EndingCommand):
    """A command that also takes an option for each variant that is declared for simulations."""

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        simulated = [
            name for name, games in declared().items() if any(each.simulated for each in games.values())
        ]
        return [*super().get_params(ctx), *map(_option, simulated)]


def simulated_variants(game: str, given: dict[str, Any]) -> tuple[str, ...]:
    """The variants that were asked for."""
    chosen = ChosenVariants.of(given, None, None)
    if chosen.names:
        chosen.check(registry.load(game))
    return tuple(chosen.variants)


def spelled(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def _option(name: str) -> click.Option:
    games = declared()[name]
    game, variant = next(iter(games.items()))
    about = f"{make_presenter(game, 'en').variant(variant)} ({', '.join(games)})."
    if variant.kind == FLAG:
        return click.Option([spelled(name)], is_flag=True, help=about)
    if variant.kind == EACH:
        return click.Option([spelled(name)], metavar="N,N", callback=_numbers(variant.high), help=about)
    seats = max(max(registry.load(each).seats) for each in games)
    return click.Option([spelled(name)], type=NumberParam(1, seats), metavar="PLAYER", help=about)


def _numbers(high: int) -> Callable[[click.Context, click.Parameter, str | None], list[int] | None]:
    def read(context: click.Context, option: click.Parameter, typed: str | None) -> list[int] | None:
        if typed is None:
            return None
        found = re.fullmatch(r"\s*[0-9]{1,9}(\s*,\s*[0-9]{1,9})+\s*", typed)
        numbers = [int(each) for each in typed.split(",")] if found else []
        if not numbers or max(numbers) > high:
            raise click.BadParameter(
                f"expected a number from 0 to {high} for each deck, such as 0,4, not {typed!r}."
            )
        return numbers

    return read


def _read_best_of(context: click.Context, option: click.Parameter, games: int | None) -> int | None:
    if games is not None and games % 2 == 0:
        raise click.BadParameter(f"expected an odd number such as 3 or 5, so that somebody wins, not {games}.")
    return games


best_of_option = click.option(
    "--best-of",
    type=NumberParam(3, MOST_GAMES),
    metavar="N",
    callback=_read_best_of,
    help="Play a series of up to this many games.",
)
handicap_option = click.option(
    "--handicap",
    type=NumberParam(1, 2),
    metavar="PLAYER",
    help="The player, 1 or 2, with the stronger deck, which starts with the suggested handicap.",
)


@dataclass(frozen=True)
class ChosenVariants:
    """What was asked for: variants by their names, and a series."""

    variants: dict[str, Value]
    best_of: int | None = None
    handicap: int | None = None  # the number of the player with the stronger deck

    @classmethod
    def of(cls, given: dict[str, Any], best_of: int | None, handicap: int | None) -> ChosenVariants:
        chosen = {name: value for name, value in given.items() if value is not None and value is not False}
        for name, value in chosen.items():
            if type(value) is int:  # a seat: players are counted from 1
                chosen[name] = value - 1
        return cls(chosen, best_of, handicap)

    @property
    def names(self) -> list[str]:
        series = {"best_of": self.best_of, "handicap": self.handicap}
        return [*self.variants, *(name for name, value in series.items() if value is not None)]

    def named(self) -> list[str]:
        """The options that were given."""
        return [spelled(name) for name in self.names]

    def check(self, game: Game[Any]) -> None:
        """Refuse what the game does not have, and what does not go together."""
        known = {variant.name: variant for variant in game.variants}
        rules = series_rules(game.name)
        for name in self.names:
            if name not in known and (rules is None or name in declared()):
                others = ", ".join(declared()[name]) if name in declared() else ", ".join(_with_series())
                raise Refused(f"{game.name} has no {spelled(name)}; it is for: {others}")
        for name in self.names:
            without = known[name].without if name in known else rules.without if rules else ()
            for other in without:
                if other in self.names:
                    raise click.UsageError(f"{spelled(name)} goes without {spelled(other)}.")

    def players(self, game: Game[Any]) -> int:
        """How many are needed at least."""
        chosen = [each.seats for each in game.variants if each.seats and each.name in self.variants]
        return max(map(min, chosen), default=0)

    def setup(
        self, game: Game[Any], decks: Sequence[str], seats: int, seed: int
    ) -> tuple[Setup, AnySeries | None]:
        """How the game begins, and the series whose first one it is."""
        rules = series_rules(game.name)
        if rules is not None and self.best_of is not None:
            stronger = None if self.handicap is None else self.handicap - 1
            series = rules.begin(_two(game, decks, rules, seed), self.best_of, seed, self.variants, stronger)
            return series.setup(), series
        options: dict[str, Value] = {"players": seats, **self.variants}
        if rules is not None and self.handicap is not None:
            options |= rules.handicap(self.handicap - 1)
        if decks and rules is not None:
            options[DECKS] = [*_two(game, decks, rules, seed)]
        elif decks:
            if len(decks) != seats:
                raise Refused(f"expected a deck for each of {seats} seats, but --deck names {len(decks)}")
            options[DECKS] = [*decks]
        return Setup(options), None


def series_rules(game: str) -> SeriesRules | None:
    found: SeriesRules | None = registry.entry(game).part("series", None)
    return found


def _with_series() -> list[str]:
    return [name for name in registry.names() if registry.entry(name).series]


def _two(game: Game[Any], decks: Sequence[str], rules: SeriesRules, seed: int) -> list[str]:
    """The decks of both players; those that are not named are generated."""
    if len(decks) > 2:
        raise Refused(f"{game.name} is played with two decks, but --deck names {len(decks)}")
    return [decks[i] if i < len(decks) else rules.generated(2 * seed + i) for i in range(2)]
