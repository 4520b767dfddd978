"""The rule catalogues: what stands in them, which code cites it and which tests carry it."""

from __future__ import annotations

import ast
import difflib
import io
import re
import tokenize
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from trivault.kernel.errors import SearchError
from trivault.kernel.rule_ids import RULE_ID, rule_id, rule_ids
from trivault.kernel.text import Words

_HEADING = re.compile(r"#{2,} (?:[\d.]+ )?(.+)")
# What is set in bold is a rule that a test has to carry; a plain id is a note.
_RULE = re.compile(rf"- \*\*({RULE_ID})(?: ([^*]+))?\*\* (.+)")
_NOTE = re.compile(rf"- ({RULE_ID}) (.+)")
# Where in the documents a rule stands: brackets that begin with the name of one, or say that none has it.
_SOURCE = re.compile(
    r" *(?:\((?:only |implied by |literal reading of |FAQ )?"
    r"(?:DE-1\.6|DE-old|PL\b|\+|rulebook|derived|outside the document)(?:[^()]|\([^()]*\))*\)"
    r"|\[(?:new|-|p\d)[^\]]*\])"
)
# The same in other languages: names of cards behind strokes, the German word behind a term.
_ELSEWHERE = re.compile(
    r" \| [^|().:;→„]+ \| [^|().:;→„]+(?= \()|(?<=\*\*) \([^()]*(?:\([^()]*\)[^()]*)*\)(?=:)"
)
_ROW = re.compile(rf"\| (\*\*)?({RULE_ID})(?(1)\*\*) \| (.+) \|")
# Files, below the package, from whose shape a rule follows although no line of them carries it.
_STRUCTURAL = re.compile(r" \[structural: ([^\]]+)\](?=$| \|$)")

PACKAGE = "trivault"
Places = Mapping[str, list["Place"]]
Catalogues = Mapping[str, "Catalogue"]


class CatalogueError(Exception):
    """The catalogues are not there, or one of them contradicts itself."""


@dataclass(frozen=True, slots=True)
class RuleEntry:
    """One rule of a catalogue, or a note that is recorded but not counted."""

    id: str
    game: str
    section: str
    text: str
    counted: bool
    structural: tuple[str, ...] = ()

    @property
    def short(self) -> str:
        """The text in English alone, without Markdown and sources, for lists and at the table."""
        parts = [
            part
            for part in re.sub(r"[*`]", "", _ELSEWHERE.sub("", self.text)).split("\n\n")
            if not part.startswith("Source:")
        ]
        if len(parts) > 1:  # the columns of a table
            parts = [part if part.endswith((".", "?", "!")) else f"{part}." for part in parts]
        return _SOURCE.sub("", " ".join(parts))


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The rules of one game."""

    game: str
    title: str
    entries: tuple[RuleEntry, ...]

    @property
    def rules(self) -> tuple[RuleEntry, ...]:
        return tuple(entry for entry in self.entries if entry.counted)

    def sections(self) -> dict[str, list[RuleEntry]]:
        found: dict[str, list[RuleEntry]] = {}
        for entry in self.entries:
            found.setdefault(entry.section, []).append(entry)
        return found


def area(rule: str) -> str:
    """The first two parts of an id: of the first one of a chapter they are the name of its title."""
    return "-".join(rule.split("-")[:2])


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A line of code or of a test, relative to the root of the tree."""

    path: str
    line: int

    def __str__(self) -> str:
        return f"{self.path}:{self.line}"


@dataclass(frozen=True, slots=True)
class Tree:
    """Where catalogues, code and tests lie. An installed package has no tests."""

    root: Path
    catalogues: Path
    tests: Path | None

    @classmethod
    def source(cls, root: Path) -> Tree:
        tests = root / "tests"
        return cls(root, root / "docs" / "rules", tests if tests.is_dir() else None)

    @classmethod
    def here(cls) -> Tree:
        root = Path(__file__).resolve().parents[2]
        packed = Path(__file__).resolve().parent / "catalogues"
        # A wheel is asked first: folders beside an installed package belong to others.
        return cls(root, packed, None) if packed.is_dir() else cls.source(root)

    def place(self, path: Path, line: int) -> Place:
        return Place(path.relative_to(self.root).as_posix(), line)


def load(tree: Tree) -> dict[str, Catalogue]:
    """The catalogues by game id, which is the name of the file."""
    found = {}
    for path in sorted(tree.catalogues.glob("*.md")):
        if path.name != "README.md":
            found[path.stem] = parse(path.stem, path.read_text(encoding="utf-8"))
    if not found:
        raise CatalogueError(f"No rule catalogues in {tree.catalogues}.")
    return found


def find(catalogues: Catalogues, name: str) -> Catalogue | RuleEntry:
    """The rules of a game, or one rule by its id."""
    entries = {entry.id: entry for book in catalogues.values() for entry in book.entries}
    found = catalogues.get(name.lower()) or entries.get(name.upper())
    if found:
        return found
    near = difflib.get_close_matches(name.lower(), catalogues, n=1)
    near += difflib.get_close_matches(name.upper(), entries, n=4, cutoff=0.75)
    hint = f"Did you mean {', '.join(near)}?" if near else f"Games: {', '.join(catalogues)}."
    raise SearchError(f"There is no game or rule {name!r}. {hint}")


def translation(lang: str) -> Callable[[str], str]:
    """The text of a rule in a language; empty where it has none beside the catalogue, as in English."""
    words = Words(lang, ("trivault.library.catalogue_translations",))
    return lambda name: words.say(name) if words.has(name) else ""


def rule_text(lang: str) -> Callable[[str], str]:
    """The catalogues as a question: the text of a rule, in English where it is not translated."""
    translated = translation(lang)
    return lambda name: translated(name) or _texts().get(name, "")


def search(books: Iterable[Catalogue], lang: str, asked: str) -> list[RuleEntry]:
    """The rules and notes that have all of these words, or longer ones that begin with them, in this
    language or, where it has no text, in that of the catalogue."""
    translated = translation(lang)
    wanted = [re.compile(rf"(?<!\w){re.escape(word)}") for word in asked.casefold().split()]

    def fits(entry: RuleEntry) -> bool:
        said = f"{entry.id} {translated(entry.id) or entry.short}".casefold()
        return all(word.search(said) for word in wanted)

    return [entry for book in books for entry in book.entries if fits(entry)]


@cache
def shelf() -> Catalogues:
    """The catalogues that came with the package, read when the first one is asked for."""
    try:
        return load(Tree.here())
    except CatalogueError:
        return {}


@cache
def _texts() -> dict[str, str]:
    return {entry.id: entry.short for book in shelf().values() for entry in book.entries}


def parse(game: str, text: str) -> Catalogue:
    """Reads one catalogue. Each entry is a list item or a table row on a line of its own."""
    title, section = game, ""
    header: list[str] = []
    entries: dict[str, RuleEntry] = {}
    for before, line in _pairs(text.splitlines()):
        if line.startswith("# "):
            title = line[2:].removesuffix("rules catalogue").rstrip(": ")
        elif heading := _HEADING.fullmatch(line):
            section = heading[1]
        elif line.startswith("|--"):
            header = _cells(before)[1:]
        elif entry := _entry(game, section, header, line):
            if entry.id in entries:
                raise CatalogueError(f"{entry.id} stands twice in the catalogue of {game}.")
            entries[entry.id] = entry
    return Catalogue(game, title, tuple(entries.values()))


def _pairs(lines: list[str]) -> Iterator[tuple[str, str]]:
    return zip(["", *lines], lines, strict=False)


def _cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip("|").split("|")]


def _entry(game: str, section: str, header: list[str], line: str) -> RuleEntry | None:
    found = _STRUCTURAL.search(line)
    files = tuple(name.strip() for name in found[1].split(",")) if found else ()
    entry = _bare_entry(game, section, header, _STRUCTURAL.sub("", line))
    return replace(entry, structural=files) if entry and files else entry


def _bare_entry(game: str, section: str, header: list[str], line: str) -> RuleEntry | None:
    if rule := _RULE.fullmatch(line):
        name, title, text = rule.groups()
        return RuleEntry(name, game, section, f"**{title}** {text}" if title else text, True)
    if note := _NOTE.fullmatch(line):
        return RuleEntry(note[1], game, section, note[2], False)
    if row := _ROW.fullmatch(line):
        cells = zip(header, _cells(row[3]), strict=False)
        text = "\n\n".join(f"**{head}:** {cell}" for head, cell in cells)
        return RuleEntry(row[2], game, section, text, bool(row[1]))
    return None


def citations(tree: Tree, of: Collection[str] = ()) -> Places:
    """The places in the code that name a rule, or at least all that name one of these: in comments and
    docstrings, or as a plain string."""
    found: dict[str, list[Place]] = defaultdict(list)
    for path in sorted((tree.root / PACKAGE).rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        # Tokenizing is slow, and most modules cite nothing.
        if any(name in text for name in of) if of else rule_ids(text):
            for line, prose in _prose(text):
                for name in dict.fromkeys(rule_ids(prose)):
                    found[name].append(tree.place(path, line))
    return found


def unplaced(tree: Tree, books: Iterable[Catalogue], known: Iterable[str]) -> Iterator[str]:
    """Rules without a place, places that are not there, and citations of what no catalogue has."""
    cited, known = citations(tree), frozenset(known)
    for rule in (rule for book in books for rule in book.rules):
        if rule.id not in cited and not rule.structural:
            yield f"{rule.id} is neither cited in the code nor marked as structural"
        for name in rule.structural:
            if not (tree.root / PACKAGE / name).exists():
                yield f"{rule.id} is structural in {PACKAGE}/{name}, which does not exist"
    for name in sorted(cited.keys() - known):
        yield from (f"{place}: no catalogue has a rule {name!r}" for place in cited[name])


_BETWEEN = (tokenize.NEWLINE, tokenize.NL, tokenize.INDENT, tokenize.DEDENT, tokenize.COMMENT)


def _prose(text: str) -> Iterator[tuple[int, str]]:
    """Comments, docstrings line by line, and strings that are nothing but the id of a rule."""
    begins = True
    try:
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type == tokenize.COMMENT:
                yield token.start[0], token.string
            elif token.type == tokenize.STRING and (begins or rule_id(token.string.strip('"'))):
                yield from enumerate(token.string.splitlines(), token.start[0])
            begins = token.type in _BETWEEN
    except (tokenize.TokenError, SyntaxError):
        return  # a module that is being written: what was read so far counts


@dataclass(frozen=True, slots=True)
class RuleMarks:
    """What the tests carry, and the marks that cannot be read."""

    places: Places
    problems: tuple[str, ...]


def marks(tree: Tree, known: Iterable[str], of: Collection[str] = ()) -> RuleMarks:
    """The rules that `pytest.mark.rule` names in the tests; in those alone that name one of these, if any."""
    known = frozenset(known)
    found: dict[str, list[Place]] = defaultdict(list)
    problems: list[str] = []
    for path in sorted(tree.tests.rglob("*.py")) if tree.tests else ():
        text = path.read_text(encoding="utf-8")
        if of and not any(name in text for name in of):
            continue
        try:
            arguments = list(_mark_arguments(text))
        except SyntaxError as error:
            problems.append(f"{tree.place(path, error.lineno or 1)}: {error.msg}")
            continue
        for argument in arguments:
            place = tree.place(path, argument.lineno)
            match argument:
                case ast.Constant(value=str(name)) if name in known:
                    found[name].append(place)
                case ast.Constant(value=name):
                    problems.append(f"{place}: no catalogue has a rule {name!r}")
                case _:
                    problems.append(f"{place}: a mark names its rules by plain strings")
    return RuleMarks(found, tuple(problems))


def _mark_arguments(text: str) -> Iterator[ast.expr]:
    """What is handed to `pytest.mark.rule` as decorator, `pytestmark` or mark of a parameter."""
    # Parsing is slow, and many modules of the tests carry no rule.
    waiting: list[ast.AST] = [ast.parse(text)] if "mark.rule" in text else []
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Call) and _is_rule_mark(node.func):
            yield from node.args
        children = list(ast.iter_child_nodes(node))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not _is_test(node):
            children = list(node.body)  # pytest never runs it, so its marks prove nothing
        waiting.extend(reversed(children))


def _is_test(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return node.name.startswith("test")


def _is_rule_mark(function: ast.expr) -> bool:
    match function:
        case ast.Attribute(attr="rule", value=ast.Attribute(attr="mark") | ast.Name(id="mark")):
            return True
    return False
