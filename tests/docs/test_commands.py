"""The commands of the documentation work: each is run, or listed here with the reason it is not."""

import json
import re
import shlex
import shutil
from doctest import script_from_examples
from importlib.util import find_spec
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from tests.docs.pages import PAGES, ROOT, blocks, name, save
from tests.games.keyforge.decks.published import encoded, master_vault
from trivault.cli import COMMANDS, main
from trivault.games.keyforge.decks.deck_lists import find_deck
from trivault.games.magewars.decks.spellbook import find_book

DOCUMENTS = [
    *(page for page in PAGES if page.name != "CHANGELOG.md" and not {"adr", "rules"} & set(page.parts)),
    ROOT / "training" / "README.md",
]
NOT_RUN = {
    r"make .*": "tests/docs/test_pages.py compares the targets with the Makefile; .ci/run runs them",
    r"\. \.venv/bin/activate": "changes the shell",
    r"(\.venv/bin/)?pip install .*": "changes the environment; make shipped installs the wheel",
    r"pipx run.*": "changes the environment",
    r"podman .*": "starts containers",
    r"ray start .*": "starts a cluster",
    r"git diff": "reads the checkout",
    r"pytest tests/\S+": "tests/docs/test_literally.py runs it",
    r"python -m examples\.duel": "tests/docs/test_literally.py runs it",
    r"trivault \w+ duel.*": "tests/docs/test_literally.py runs it in a folder with the package",
    r"trivault cards shards moss-warden": "tests/docs/test_literally.py runs it in a copy with the card",
    r"python -m benchmarks\..*": "takes minutes; tests/benchmarks runs the modules",
    r"python -m training.*": "takes minutes; tests/training runs the modules",
    r"python -m trivault\.(server\.protocol\.schema|cli\.vocabulary_page)": "writes files of the checkout",
    r"python -m trivault\.codegen .*": "writes files of a package",
    r"python -m trivault\.research\.layout .*": "needs an extra; tests/research runs the module",
    r"trivault join.*": "needs a server; tests/client runs it",
    r"trivault decks .* --fetch .*": "reads a page of another host",
    r"trivault serve --database postgresql.*": "needs PostgreSQL; tests/server runs it",
    r"trivault puzzle --from evening\.json": "needs a lost game; tests/cli/test_puzzle.py runs it",
}
SMALLER = (  # the same command on less work
    (r"--games \d+", "--games 2"),
    (r"--jobs \d+|--ray \S+", "--jobs 1"),
    (r"(--seats )(\S*\b(?:greedy|club|expert|casual)\S*)", r"\1random,random"),
    (r"--from expert", "--from casual"),
    (r"(?<=--file )docs/reference/ladders/", ""),
    (r"\$seed", "1"),
    (r"--players \S+", ""),
    (r"^trivault ladder", "trivault ladder --players random --reference random"),
    (r"^trivault rate", "trivault rate --player random --against generated-1,generated-2 --within 50"),
    (r"^(trivault (?:simulate|ladder|rate)(?!.*--games))", r"\1 --games 2"),
    (r"^(trivault simulate(?!.*--seats))", r"\1 --seats random,random"),
    (r"\btrivault serve(?!.*--prune)", "trivault serve --prune --database tables.sqlite"),
)
PLACEHOLDER = re.compile(r"\b[A-Z]{2,}\b|\bN\b|…")
PROGRAM = re.compile(r"(?:trivault|make|python -m|(?:\.venv/bin/)?pip|pipx|pytest|podman|ray) \S")
INCOMPLETE = re.compile("Missing argument|requires an argument")
INLINE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")


def in_blocks(page):
    """The commands of the shell blocks of a page, without comments."""
    for _, body in blocks(page, "sh"):
        for line in body.replace("\\\n", " ").splitlines():
            command = re.sub(r"\s+#\s.*", "", line).strip()
            if command and not re.match(r"for |done$|#", command):
                yield " ".join(command.split())


def in_the_text(page):
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    return [found for found in INLINE.findall(text) if PROGRAM.match(found)]


def reason(command):
    """Why a command is not run; `None` if it is."""
    return next((why for pattern, why in NOT_RUN.items() if re.fullmatch(pattern, command)), None)


def smaller(command):
    for pattern, other in SMALLER:
        command = re.sub(pattern, other, command)
    return command


@pytest.fixture(scope="session")
def files(tmp_path_factory):
    """The files that the pages speak of."""
    made = tmp_path_factory.mktemp("files")
    lists = {
        "my-deck.txt": "keyforge miss-onyx-censorius",
        "my-book.txt": "mage-wars starting-wizard",
        "my-decks/one.txt": "keyforge miss-onyx-censorius",
        "my-decks/two.txt": "keyforge radiant-argus-the-supreme",
    }
    (made / "my-decks").mkdir()
    for file, deck in lists.items():
        run(f"trivault decks {deck} --text > {file}", made)
    monte_carlo = blocks(ROOT / "docs" / "how-to" / "build-a-monte-carlo-bot.md", "python")[0][1]
    (made / "montecarlo.py").write_text(script_from_examples(monte_carlo), encoding="utf-8")
    deck = encoded(master_vault(find_deck("miss-onyx-censorius")))
    for file, text in {"deck.json": deck, "my-deck.json": deck, "my-book.json": book_as_json()}.items():
        (made / file).write_text(text, encoding="utf-8")
    run(f"trivault play shards --seats human,random --save {made}/evening.json", made)
    return made


@pytest.fixture
def folder(files, tmp_path, monkeypatch):
    """A folder of a reader with these files."""
    shutil.copytree(files, tmp_path, dirs_exist_ok=True)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def book_as_json():
    book = find_book("starting-wizard")
    cards = [{"card": spell, "count": count} for spell, count in book.spells]
    return json.dumps({"id": "mine", "mage": book.mage, "cards": cards, "wizard_element": book.element})


def run(command, folder, partial=False):
    """Run a `trivault` command like a shell, with a few lines of input. A part of one may lack arguments."""
    typed = "1\nquit\nquit\n"
    source, _, command = command.rpartition(" | ")
    if source:
        typed = (folder / "my-deck.txt").read_text(encoding="utf-8")
    command, _, target = command.partition(" > ")
    words = shlex.split(command)
    environment = {}
    while "=" in words[0]:
        variable, _, value = words.pop(0).partition("=")
        environment[variable] = value
    program, *arguments = words
    if "--save" in words:
        Path(words[words.index("--save") + 1]).unlink(missing_ok=True)
    assert program == "trivault", f"neither run nor listed: {command}"
    done = CliRunner(env=environment).invoke(main, arguments, input=typed)
    assert done.exit_code == 0 or (partial and INCOMPLETE.search(done.output)), f"{command}\n{done.output}"
    if target:
        (folder / target).write_text(done.stdout, encoding="utf-8")


@pytest.mark.parametrize("page", [page for page in DOCUMENTS if any(in_blocks(page))], ids=name)
def test_the_commands_of_a_page_run(page, folder):
    save(page, folder)
    for command in in_blocks(page):
        if reason(command) is None:
            run(smaller(command), folder)


@pytest.mark.parametrize("page", [page for page in DOCUMENTS if in_the_text(page)], ids=name)
def test_the_commands_in_the_text_run_or_exist(page, folder):
    save(page, folder)
    for command in in_the_text(page):
        if PLACEHOLDER.search(command):
            check_options(command)
        elif reason(command) is None:
            run(smaller(command), folder, partial=True)


def check_options(command):
    """A command with placeholders has a name and options that exist."""
    program, *words = command.split()
    if program != "trivault" or PLACEHOLDER.fullmatch(words[0]):
        assert program in ("trivault", "make", "pip", ".venv/bin/pip", "python"), command
        return
    assert words[0] in COMMANDS, command
    context = click.Context(main)
    found = main.get_command(context, words[0])
    assert found is not None
    options = {option for each in found.get_params(context) for option in (*each.opts, *each.secondary_opts)}
    assert {word for word in words if word.startswith("--")} <= options, command


def test_every_module_exists():
    commands = [each for page in DOCUMENTS for each in (*in_blocks(page), *in_the_text(page))]
    modules = {found[1] for each in commands if (found := re.match(r"python -m (\S+)", each))}
    assert len(modules) > 5
    assert [module for module in modules if find_spec(module) is None] == []


def test_no_reason_is_left_without_a_command():
    commands = [each for page in DOCUMENTS for each in (*in_blocks(page), *in_the_text(page))]
    assert [each for each in NOT_RUN if not any(re.fullmatch(each, command) for command in commands)] == []
