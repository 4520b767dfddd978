"""What the commands of training share: errors in one line, and numbers that make sense."""

from __future__ import annotations

import click

from trivault.cli.errors import errors_in_a_line
from trivault.cli.options import NumberParam

MANY = NumberParam(1)  # games, rounds, processes
SEED = NumberParam(0, 10**9)  # seeds of games follow from it


class TrainingCommand(click.Command):
    """Says in one line what was wrong, as `trivault` does."""

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: object
    ) -> click.Context:
        with errors_in_a_line():
            return super().make_context(info_name, args, parent, **extra)

    def invoke(self, ctx: click.Context) -> object:
        with errors_in_a_line():
            return super().invoke(ctx)
