"""From a chapter of a catalogue to the files that carry its rules: the page on it is true."""

from collections import defaultdict
from functools import cache

from tests.docs.pages import ROOT, table_rows
from trivault.library import rulebook
from trivault.library.rulebook import Tree

PAGE = ROOT / "docs" / "reference" / "where-rules-live.md"
FOLDERS = {"KF": "games/keyforge/", "MW": "games/magewars/", "SI": "games/shards/"}
NO_CODE_OF_THEIR_OWN = ("FAQ", "EX", "ERR", "CODEX", "COMP", "NOT")


def chapter(rule: str) -> str:
    return rule.rpartition("-")[0]


def named() -> dict[str, set[str]]:
    """The files that the page names for each chapter, below the package."""
    found = {}
    for chapters, files in table_rows(PAGE, "chapter"):
        for each in chapters.split(", "):
            assert each not in found, f"{each} stands twice"
            names = [name.strip("`") for name in files.split(", ")]
            folder = FOLDERS[each[:2]]
            found[each] = {name if name.startswith("kernel/") else folder + name for name in names}
    return found


@cache
def placed() -> dict[str, list[set[str]]]:
    """For each chapter the files of each of its rules, wherever it is cited or holds."""
    tree = Tree.here()
    cited, found = rulebook.citations(tree), defaultdict(list)
    for book in rulebook.load(tree).values():
        for rule in book.rules:
            files = {place.path.removeprefix("trivault/") for place in cited.get(rule.id, ())}
            found[chapter(rule.id)].append(files | set(rule.structural))
    return found


def test_every_chapter_with_code_of_its_own_is_there():
    chapters = {each for each in placed() if each.split("-")[1] not in NO_CODE_OF_THEIR_OWN}
    assert set(named()) == chapters


def test_the_files_exist():
    files = {file for names in named().values() for file in names}
    assert [file for file in files if not (ROOT / "trivault" / file).exists()] == []


def test_most_rules_of_a_chapter_stand_in_the_files_named():
    rules = placed()
    shares = {each: [bool(files & names) for files in rules[each]] for each, names in named().items()}
    assert [each for each, found in shares.items() if sum(found) * 2 < len(found)] == []
    everywhere = [hit for found in shares.values() for hit in found]
    assert sum(everywhere) / len(everywhere) > 0.8


def test_the_trial_is_about_rules_that_exist():
    known = {rule.id for book in rulebook.load(Tree.here()).values() for rule in book.rules}
    tried = [row[0].partition(":")[0] for row in table_rows(PAGE, "rule")]
    assert len(tried) == 10
    assert set(tried) <= known
