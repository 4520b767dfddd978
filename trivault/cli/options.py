"""What several commands share."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import click
from click.core import ParameterSource

from trivault import registry
from trivault.kernel.text import LANGUAGES

MOST = 2**63 - 1  # the largest seed


class NumberParam(click.ParamType[int]):
    """A whole number, from a lowest to a highest one."""

    name = "number"

    def __init__(self, low: int, high: int | None = None) -> None:
        self.low, self.high = low, high

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> int:
        typed = str(value)
        number = int(typed) if re.fullmatch("-?[0-9]{1,30}", typed) else self.low - 1
        if number < self.low or (self.high is not None and number > self.high):
            upto = "" if self.high is None else f" to {self.high}"
            self.fail(f"expected a whole number from {self.low}{upto}, not {typed!r}.", param, ctx)
        return number


class GameName(click.ParamType[str]):
    """The name of a game; the command says what it does not know."""

    name = "game"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> str:
        return str(value)

    def get_missing_message(self, param: click.Parameter, ctx: click.Context | None) -> str:
        return f"It is one of: {', '.join(registry.names())}."


class EndingCommand(click.Command):
    """Its help ends with what is found out only when somebody reads it, such as the games there are."""

    def __init__(self, *args: Any, ending: Callable[[], str], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.ending = ending

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(self.ending())


def all_games() -> str:
    return f"Games: {', '.join(registry.names())}."


game_argument = click.argument("game", type=GameName())
lang_option = click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    default="en",
    envvar="TRIVAULT_LANG",
    show_default=True,
    show_envvar=True,
    help="The language.",
)


def spoken(lang: str, saved: str) -> str:
    """The language to go on in: that of the saved game, unless another one is asked for."""
    source = click.get_current_context().get_parameter_source("lang")
    return saved if source is ParameterSource.DEFAULT and saved in LANGUAGES else lang
