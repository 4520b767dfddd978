"""The command line as a whole: help, versions, errors in one line."""

from __future__ import annotations

import subprocess
import sys

import click
import pytest
from click.testing import CliRunner

import trivault
from trivault.cli import COMMANDS, Commands, main
from trivault.cli.errors import INTERRUPTED, errors_in_a_line
from trivault.kernel.errors import SetupError


def test_help_lists_every_command_without_importing_it() -> None:
    code = (
        "import sys; from trivault.cli import main; main(['--help'], standalone_mode=False);"
        "print([name for name in sys.modules if name.startswith('trivault.cli.') or name == 'rich'])"
    )
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert all(f"  {command} " in shown for command in COMMANDS)
    assert shown.splitlines()[-1] == "['trivault.cli.errors']"


def test_every_command_is_there_and_says_what_it_does() -> None:
    for name in COMMANDS:
        result = CliRunner().invoke(main, [name, "--help"])
        assert result.exit_code == 0, result.output
        assert result.output.startswith(f"Usage: main {name} ")


@pytest.mark.parametrize(("found", "said"), [("", ""), ("368fae4c12ab", " (368fae4c12ab)")])
def test_the_version_comes_with_the_commit_where_that_is_known(
    found: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trivault.commit.commit", lambda: found)
    shown = CliRunner().invoke(main, ["--version"]).output
    assert shown == f"trivault, version {trivault.__version__}{said}\n"


def test_the_module_is_the_program() -> None:
    command = [sys.executable, "-m", "trivault", "--version"]
    shown = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert trivault.__version__ in shown


def test_a_missing_package_hurts_only_its_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "trivault.cli.rules", None)  # what Python does for missing modules
    result = CliRunner().invoke(main, ["rules"])
    assert (result.exit_code, result.stderr) == (
        2, "trivault: rules needs the package trivault.cli.rules, which is not installed\n",
    )  # fmt: skip
    assert CliRunner().invoke(main, ["--help"]).exit_code == 0


def failing(error: BaseException) -> click.Command:
    """A group whose only command fails."""

    @click.command()
    def fail() -> None:
        raise error

    class Group(Commands):
        def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
            return fail

    return Group("trivault")


@pytest.mark.parametrize(
    ("error", "line"),
    [
        (SetupError("two\nlines"), "trivault: two lines\n"),
        (PermissionError(13, "Permission denied", "a.json"), "trivault: a.json: Permission denied\n"),
        (OSError("odd"), "trivault: odd\n"),
    ],
)
def test_errors_are_one_line(error: Exception, line: str) -> None:
    result = CliRunner().invoke(failing(error), ["fail"])
    assert (result.exit_code, result.stderr, result.stdout) == (2, line, "")


def test_interrupted() -> None:
    result = CliRunner().invoke(failing(KeyboardInterrupt()), ["fail"])
    assert (result.exit_code, result.stderr) == (INTERRUPTED, "trivault: stopped\n")


def test_mistakes_of_our_own_are_not_hidden() -> None:
    assert isinstance(CliRunner().invoke(failing(ZeroDivisionError()), ["fail"]).exception, ZeroDivisionError)


def test_a_closed_pipe_is_no_error_of_ours() -> None:
    with pytest.raises(BrokenPipeError), errors_in_a_line():
        raise BrokenPipeError
