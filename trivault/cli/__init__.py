"""The command line. Each command is imported only when it is called."""

from __future__ import annotations

from importlib import import_module

import click

from trivault.cli.errors import Refused, errors_in_a_line, soften_streams, warnings_in_a_line
from trivault.version import __version__

COMMANDS = {
    "play": "Play a game in the terminal.",
    "learn": "Learn a game with a coach.",
    "puzzle": "Solve a puzzle.",
    "puzzles": "Check your own puzzles and lessons.",
    "serve": "Run a server for browsers and programs.",
    "join": "Play on a server from the terminal.",
    "replay": "Step through a finished game and continue from any point.",
    "hint": "Show the best answers to the open choice of a saved game.",
    "analyse": "Analyse the decisions of a finished game.",
    "simulate": "Play many games between bots and summarise them.",
    "ladder": "Rate levels by many games.",
    "rate": "Rate decks by many games against a pool.",
    "cards": "Show cards.",
    "decks": "Show decks.",
    "rules": "Show rules and their test coverage.",
}


class Commands(click.Group):
    """Knows its commands by name, so that `--help` is fast and what one of them lacks hurts no other."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        try:
            module = import_module(f"trivault.cli.{cmd_name}")
        except ModuleNotFoundError as error:
            raise Refused(f"{cmd_name} needs the package {error.name}, which is not installed") from error
        command: click.Command = getattr(module, cmd_name)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: object
    ) -> click.Context:
        with errors_in_a_line():
            return super().make_context(info_name, args, parent, **extra)

    def invoke(self, ctx: click.Context) -> object:
        soften_streams()
        with warnings_in_a_line(), errors_in_a_line():
            return super().invoke(ctx)


VERSION = "Show the version and its commit."


def say_version(ctx: click.Context, option: click.Parameter, wanted: bool) -> None:
    if wanted:
        from trivault.commit import commit

        built = f" ({found})" if (found := commit()) else ""
        click.echo(f"trivault, version {__version__}{built}")
        ctx.exit()


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=say_version, help=VERSION)
def main() -> None:
    """Trivault: card games by their complete rules."""
