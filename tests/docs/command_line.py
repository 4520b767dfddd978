"""Generates `docs/reference/command-line.md` from the commands."""

import re
from collections.abc import Iterator

import click

from trivault.cli import COMMANDS, main

HEAD = """# Command line

`make accept` generates this page from the commands. `trivault COMMAND --help` prints the same text in the
terminal. [Install](../how-to/install.md) explains how to put `trivault` on the path.
"""


def page() -> str:
    context = click.Context(main, info_name="trivault")
    sections = [_section(context, name) for name in COMMANDS]
    return "\n".join([HEAD, *sections])


def _section(parent: click.Context, name: str) -> str:
    command = main.get_command(parent, name)
    assert command is not None
    context = click.Context(command, info_name=name, parent=parent)
    usage = " ".join(["trivault", name, *command.collect_usage_pieces(context)])
    parts = [f"## {name}\n", f"{_prose(command)}\n", f"```text\n{usage}\n```\n"]
    if isinstance(command, click.Group):
        rows = [(each, command.get_command(context, each)) for each in command.list_commands(context)]
        parts += ["| command | what it does |", "|---|---|"]
        parts += [f"| `{each}` | {_cell(found.get_short_help_str(200))} |" for each, found in rows if found]
        parts.append("")
    if options := list(_options(command, context)):
        parts += ["| option | what it does |", "|---|---|", *options, ""]
    return "\n".join(parts)


def _prose(command: click.Command) -> str:
    return " ".join((command.help or "").replace("\b", "").split())


def _options(command: click.Command, context: click.Context) -> Iterator[str]:
    for parameter in command.get_params(context):
        record = parameter.get_help_record(context)
        if record and record[1] and "--help" not in parameter.opts:
            names, text = record
            yield f"| {_code(names)} | {_notes(text)} |"


def _code(text: str) -> str:
    """Code in a table cell, where Markdown shows the escape of a bar."""
    return f"<code>{text.replace('|', '&#124;')}</code>" if "|" in text else f"`{text}`"


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


def _notes(text: str) -> str:
    """The text with click's notes in parentheses, since Markdown reads brackets as links."""
    return re.sub(r" \[([^\[\]]+)\]", r" (\1)", _cell(text))
