"""The reference of the command line matches the commands."""

from tests.accepted import accepts, check_file
from tests.docs.command_line import page
from tests.docs.pages import ROOT
from trivault.cli import COMMANDS


@accepts
def test_the_page_lists_the_commands_and_options_of_the_code():
    found = page()
    check_file(ROOT / "docs" / "reference" / "command-line.md", found)
    assert [line[3:] for line in found.splitlines() if line.startswith("## ")] == list(COMMANDS)
    assert "`--deck, --book DECK`" in found
