"""What several commands share."""

from __future__ import annotations

import click

from trivault.kernel.text import LANGUAGES

lang_option = click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    default="en",
    envvar="TRIVAULT_LANG",
    show_default=True,
    show_envvar=True,
    help="The language to speak.",
)
