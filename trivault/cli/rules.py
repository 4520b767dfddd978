"""`trivault rules`: the rules, where they are implemented and what the tests cover."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Literal

import click
from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from trivault.cli.errors import Refused
from trivault.cli.options import lang_option
from trivault.kernel.text import Words
from trivault.library import rulebook
from trivault.library.rulebook import Catalogue, Catalogues, Place, RuleEntry, Tree


@click.command()
@click.argument("names", nargs=-1, metavar="[GAME | RULE]...")
@lang_option
@click.option("--search", "asked", metavar="WORDS", help="Search for rules with these words.")
@click.option("--coverage", is_flag=True, help="List covered and open rules.")
@click.option("--json", "as_json", is_flag=True, help="Print the coverage as JSON.")
@click.option("--check", is_flag=True, help="Fail if a rule has lost its test or its code.")
@click.option("--update", is_flag=True, help="Record the current coverage.")
@click.pass_context
def rules(
    context: click.Context,
    names: tuple[str, ...],
    lang: str,
    asked: str | None,
    coverage: bool,
    as_json: bool,
    check: bool,
    update: bool,
) -> None:
    """Show rules and their test coverage.

    Without arguments, lists the games. GAME lists its rules, and RULE shows one rule by its id. Missing
    translations are shown in English.
    """
    if (as_json or check or update) and not coverage:
        raise click.UsageError("--json, --check and --update belong to --coverage.")
    if check and update:
        raise click.UsageError("Either --check or --update.")
    tree = context.find_object(Tree) or Tree.here()
    try:
        catalogues = rulebook.load(tree)
    except rulebook.CatalogueError as error:
        raise Refused(str(error)) from error
    console = Console(highlight=False)
    if coverage:
        context.exit(_coverage(console, tree, catalogues, names, as_json, check, update))
    texts = _Texts(lang)
    if asked is not None:
        books = [catalogues[_game(catalogues, name, "Words are searched")] for name in names]
        _show_entries(console, rulebook.search(books or catalogues.values(), lang, asked), texts)
        return
    found = [rulebook.find(catalogues, name) for name in names]
    if not found:
        _show_games(console, catalogues)
    shown = [item.id for item in found if isinstance(item, RuleEntry)]
    places = _Places(tree, catalogues, shown) if shown else None
    for item in found:
        if isinstance(item, Catalogue):
            _show_game(console, item, texts)
        elif places:
            _show_rule(console, item, texts, places)


class _Texts:
    """The rules in a language, and the words for what it lacks."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.translated = rulebook.translation(lang)
        self.words = Words(lang, ("trivault.library",))

    def lacks(self, entry: RuleEntry) -> bool:
        return self.lang != "en" and not self.translated(entry.id)

    def short(self, entry: RuleEntry) -> str:
        return self.translated(entry.id) or entry.short


def _show_games(console: Console, catalogues: Catalogues) -> None:
    table = Table(box=None, pad_edge=False)
    table.add_column("game", no_wrap=True)
    table.add_column("title")
    table.add_column("rules", justify="right")
    for book in catalogues.values():
        table.add_row(book.game, book.title, str(len(book.rules)))
    console.print(table)


def _show_game(console: Console, book: Catalogue, texts: _Texts) -> None:
    console.print(Text(f"{book.title}: {len(book.rules)} rules", style="bold"))
    for section, entries in book.sections().items():
        title = texts.translated(rulebook.area(entries[0].id)) or section
        console.print(Text(f"\n{title}", style="bold"))
        _show_entries(console, entries, texts, overflow="ellipsis")
    if lacking := sum(texts.lacks(rule) for rule in book.rules):
        console.print(Text("\n" + texts.words.say("rules-in-english", n=lacking)))


def _show_entries(
    console: Console,
    entries: Sequence[RuleEntry],
    texts: _Texts,
    overflow: Literal["fold", "ellipsis"] = "fold",
) -> None:
    table = Table.grid(padding=(0, 1), expand=True)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=overflow == "ellipsis", overflow=overflow, ratio=1)
    for entry in entries:
        table.add_row(entry.id, Text(texts.short(entry)))
    console.print(table if entries else Text(texts.words.say("no-rule-found")))


class _Places:
    """Where these rules are implemented and tested."""

    def __init__(self, tree: Tree, catalogues: Catalogues, names: Sequence[str]) -> None:
        self.has_tests = tree.tests is not None
        self.code = rulebook.citations(tree, names)
        self.tests = rulebook.marks(tree, _known(catalogues), names).places


def _show_rule(console: Console, entry: RuleEntry, texts: _Texts, places: _Places) -> None:
    console.print(Text.assemble((entry.id, "bold"), f"  {entry.game}, {entry.section}"))
    if texts.lacks(entry):
        console.print(Padding(Text(texts.words.say("rule-in-english")), (0, 2)))
    translated = texts.translated(entry.id)
    text = Text(translated) if translated else Markdown(entry.text, hyperlinks=False)
    console.print(Padding(text, (0, 2)))
    cited, files = places.code.get(entry.id, ()), [f"{rulebook.PACKAGE}/{name}" for name in entry.structural]
    if cited or not files:
        _show_places(console, "implemented", cited, "not cited in the code")
    if files:
        _show_places(console, "structural", files, "")
    nothing = "by no test" if places.has_tests else "the tests are not part of this installation"
    _show_places(console, "tested", places.tests.get(entry.id, ()), nothing)
    console.print()


def _show_places(console: Console, label: str, places: Iterable[Place | str], nothing: str) -> None:
    for at, place in enumerate(list(places) or [nothing]):
        # Not wrapped, so that a terminal can open the place.
        console.print(Text(f"  {'' if at else label:12} {place}"), soft_wrap=True)


@dataclass(frozen=True, slots=True)
class _Coverage:
    covered: tuple[str, ...]
    open: tuple[str, ...]

    @property
    def total(self) -> int:
        return len(self.covered) + len(self.open)

    def as_json(self) -> dict[str, object]:
        return {"total": self.total, "covered": len(self.covered), "open": list(self.open)}


def _coverage(
    console: Console,
    tree: Tree,
    catalogues: Catalogues,
    names: tuple[str, ...],
    as_json: bool,
    check: bool,
    update: bool,
) -> int:
    """Reports the coverage and returns the exit code."""
    if tree.tests is None:
        raise Refused("Coverage needs the tests, which are not part of this installation.")
    games = [_game(catalogues, name, "Coverage is counted") for name in names] or list(catalogues)
    marks = rulebook.marks(tree, _known(catalogues))
    report = {game: _measure(catalogues[game], marks.places) for game in games}
    if as_json:
        click.echo(json.dumps({game: found.as_json() for game, found in report.items()}))
    else:
        _show_coverage(console, report, in_short=check or update)
    complaints = list(marks.problems)
    record = tree.catalogues / "covered.json"
    if check:
        complaints += _lost(_read(record), report)
        complaints += rulebook.unplaced(tree, [catalogues[game] for game in games], _known(catalogues))
    elif update and not complaints:
        _write(record, report)
    for complaint in complaints:
        click.echo(complaint, err=True)
    return 1 if complaints else 0


def _known(catalogues: Catalogues) -> Iterator[str]:
    return (entry.id for book in catalogues.values() for entry in book.entries)


def _game(catalogues: Catalogues, name: str, done: str) -> str:
    found = rulebook.find(catalogues, name)
    if isinstance(found, RuleEntry):
        raise Refused(f"{done} by game, and {found.id} is a rule.")
    return found.game


def _measure(book: Catalogue, carried: rulebook.Places) -> _Coverage:
    ids = [entry.id for entry in book.rules]
    return _Coverage(
        tuple(name for name in ids if name in carried),
        tuple(name for name in ids if name not in carried),
    )


def _show_coverage(console: Console, report: Mapping[str, _Coverage], in_short: bool) -> None:
    for game, found in report.items():
        line = f"{game}: {len(found.covered)} of {found.total} rules covered"
        console.print(Text(line, style="bold"))
        table = Table.grid(padding=(0, 1))
        table.add_column(no_wrap=True)
        for area, ids in groupby(found.open, lambda name: name.rpartition("-")[0]):
            table.add_row(f"  {area}", " ".join(name.rpartition("-")[2] for name in ids))
        if found.open and not in_short:
            console.print("open:", table, sep="\n")


def _read(record: Path) -> dict[str, list[str]]:
    try:
        read = json.loads(record.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise Refused(f"{record.name} is missing; --coverage --update writes it.") from None
    except ValueError as error:
        raise Refused(f"{record.name} is not JSON: {error}") from error
    if not isinstance(read, dict) or not all(isinstance(ids, list) for ids in read.values()):
        raise Refused(f"{record.name} must hold a list of ids for each game.")
    return read


def _lost(recorded: Mapping[str, list[str]], report: Mapping[str, _Coverage]) -> Iterator[str]:
    for game, found in report.items():
        for name in sorted(set(recorded.get(game, ())) - set(found.covered)):
            yield f"{name} was covered and no test carries it any more"


def _write(record: Path, report: Mapping[str, _Coverage]) -> None:
    recorded = _read(record) if record.exists() else {}
    recorded |= {game: sorted(found.covered) for game, found in report.items()}
    record.write_text(json.dumps(recorded, indent=2, sort_keys=True) + "\n", encoding="utf-8")
