"""Errors and warnings are printed in one line, never as a traceback."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from typing import IO, Any, TextIO

import click

from trivault.kernel.errors import TrivaultError
from trivault.library.deck_lists import BadLists
from trivault.registry.plugins import PluginWarning

INTERRUPTED = 130  # as shells report Ctrl-C


class Refused(click.ClickException):
    """Something that Trivault cannot do as asked."""

    exit_code = 2

    def show(self, file: IO[Any] | None = None) -> None:
        click.echo(f"trivault: {self.message}", file=file, err=file is None)


@contextmanager
def errors_in_a_line() -> Iterator[None]:
    """Turn the errors of the command line, of Trivault and of files into one line and an exit code."""
    try:
        yield
    except click.exceptions.NoArgsIsHelpError:
        raise
    except click.UsageError as error:
        command = error.ctx.command_path if error.ctx else "trivault"
        wrong = " ".join(error.format_message().split()).rstrip(".")
        raise Refused(f"{wrong}. See {command} --help.") from error
    except BadLists as error:
        raise Refused("\ntrivault: ".join(error.lines)) from error
    except TrivaultError as error:
        raise Refused(" ".join(str(error).split())) from error
    except BrokenPipeError:
        raise  # whoever read our output has gone; click ends quietly
    except OSError as error:
        said = [str(part) for part in (error.filename, error.strerror) if part]
        raise Refused(": ".join(said) or str(error)) from error
    except KeyboardInterrupt:
        click.echo("trivault: stopped", err=True)
        raise click.exceptions.Exit(INTERRUPTED) from None


@contextmanager
def warnings_in_a_line() -> Iterator[None]:
    """Print what is left out of others' packages in one line, too."""
    usual = warnings.showwarning

    def shown(
        message: Warning | str,
        category: type[Warning],
        filename: str,
        lineno: int,
        file: TextIO | None = None,
        line: str | None = None,
    ) -> None:
        if issubclass(category, PluginWarning):
            click.echo(f"trivault: warning: {message}", file=file, err=file is None)
        else:
            usual(message, category, filename, lineno, file, line)

    warnings.showwarning = shown
    try:
        yield
    finally:
        warnings.showwarning = usual


def soften_streams() -> None:
    """A letter that the terminal or we do not know becomes a question mark instead of an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
