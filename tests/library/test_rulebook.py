"""The rule catalogues, the code that cites them and the tests that carry them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.library.small_rulebook import CHESS, GO, build, write
from trivault.kernel.rule_ids import rule_id, rule_ids
from trivault.library import rulebook
from trivault.library.rulebook import CatalogueError, Place, Tree
from trivault.presentation.presenter import make_presenter
from trivault.presentation.why import explain


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return build(tmp_path)


def marked(tree: Tree, test: str) -> tuple[set[str], tuple[str, ...]]:
    write(tree.root, "tests/test_moves.py", test)
    known = [entry.id for book in rulebook.load(tree).values() for entry in book.entries]
    found = rulebook.marks(tree, known)
    return set(found.places), found.problems


class TestCatalogue:
    def test_every_form_of_an_entry_is_read(self) -> None:
        entries = {entry.id: entry for entry in rulebook.parse("chess", CHESS).entries}
        assert list(entries) == [
            "CH-MOVE-01",
            "CH-MOVE-02",
            "CH-CODEX-001",
            "CH-EX-01",
            "CH-FACT-01",
            "CH-AMB-01",
        ]
        assert entries["CH-MOVE-02"].text == "A knight jumps, see CH-MOVE-01."
        assert entries["CH-MOVE-02"].section == "Moving (CH-MOVE)"
        assert entries["CH-CODEX-001"].text.startswith("**Castling** (Rochade)")
        assert entries["CH-EX-01"].text == "**Given:** a bare king\n\n**Then:** no mate"
        assert entries["CH-AMB-01"].section == "Open"

    def test_only_bold_ids_are_counted(self) -> None:
        book = rulebook.parse("chess", CHESS)
        notes = {entry.id for entry in book.entries} - {entry.id for entry in book.rules}
        assert notes == {"CH-FACT-01", "CH-AMB-01"}

    def test_a_short_text_has_no_markdown_no_sources_and_all_paragraphs(self) -> None:
        entries = {entry.id: entry for entry in rulebook.parse("chess", CHESS).entries}
        assert entries["CH-MOVE-01"].short == "A rook moves straight."
        assert entries["CH-EX-01"].short == "Given: a bare king. Then: no mate."

    def test_a_short_text_is_in_english_alone(self) -> None:
        rows = [
            "- **KF-A-01** Mimicry | Mimikry | Mimikra (CotA 328) as a copy of Nexus (CotA 305).",
            "- **MW-A-01** **Attack (spell)** (Angriff (Zauber)): It attacks.",
        ]
        texts = [entry.short for entry in rulebook.parse("any", "\n".join(rows)).entries]
        assert texts == ["Mimicry (CotA 328) as a copy of Nexus (CotA 305).", "Attack (spell): It attacks."]

    def test_an_id_stands_once(self) -> None:
        with pytest.raises(CatalogueError, match="GO-KO-01 stands twice"):
            rulebook.parse("go", GO + "- **GO-KO-01** Again.\n")

    def test_the_readme_is_no_catalogue(self, tree: Tree) -> None:
        assert list(rulebook.load(tree)) == ["chess", "go"]

    def test_a_wheel_reads_the_catalogues_it_ships(self, tmp_path: Path) -> None:
        write(tmp_path, "trivault/library/catalogues/go.md", GO)
        tree = Tree(tmp_path, tmp_path / "trivault/library/catalogues", None)
        assert list(rulebook.load(tree)) == ["go"]


class TestOurCatalogues:
    @pytest.mark.parametrize(("game", "total"), [("keyforge", 517), ("mage-wars", 907), ("shards", 150)])
    def test_no_rule_got_lost(self, game: str, total: int) -> None:
        assert len(rulebook.load(Tree.here())[game].rules) == total

    def test_every_id_that_is_mentioned_exists(self) -> None:
        for game, book in rulebook.load(Tree.here()).items():
            text = (Tree.here().catalogues / f"{game}.md").read_text(encoding="utf-8")
            assert set(rule_ids(text)) == {entry.id for entry in book.entries}

    def test_no_bullet_or_row_of_a_rule_is_overlooked(self) -> None:
        for game, book in rulebook.load(Tree.here()).items():
            text = (Tree.here().catalogues / f"{game}.md").read_text(encoding="utf-8")
            begun = re.findall(r"^(?:- |\| )\**((?:KF|MW|SI)-[^ *|]+)", text, re.MULTILINE)
            assert sorted(begun) == sorted(entry.id for entry in book.entries)

    def test_every_id_is_understood_however_it_is_typed(self) -> None:
        told, said = make_presenter("keyforge", "en"), rulebook.rule_text("en")
        state = told.game.position({"players": [{}, {}], "turn": {"house": "dis"}})
        menu = told.menu(state, state.asked(None))
        for book in rulebook.load(Tree.here()).values():
            for entry in book.entries:
                assert rule_id(f" {entry.id.lower()} ") == entry.id
                assert explain(menu, state, entry.id.lower(), told, said) == [f"{entry.id}: {said(entry.id)}"]


class TestCitations:
    def test_a_docstring_cites_line_by_line(self, tree: Tree) -> None:
        code = 'def move():\n    """Moves.\n\n    As told (CH-MOVE-01).\n    """\n    return "CH-MOVE-02!"\n'
        write(tree.root, "trivault/games/chess.py", code)
        assert dict(rulebook.citations(tree)) == {"CH-MOVE-01": [Place("trivault/games/chess.py", 4)]}

    def test_a_string_that_is_an_id_cites(self, tree: Tree) -> None:
        write(tree.root, "trivault/games/chess.py", 'MOVE = Kind("move",\n    "CH-MOVE-02")\n')
        assert dict(rulebook.citations(tree)) == {"CH-MOVE-02": [Place("trivault/games/chess.py", 2)]}

    def test_comments_cite_and_other_strings_do_not(self, tree: Tree) -> None:
        code = 'X = 1  # CH-MOVE-01, CH-MOVE-02\nY = """\n# GO-KO-01\n"""\nZ = "# GO-KO-01"\n'
        write(tree.root, "trivault/games/chess.py", code)
        assert dict(rulebook.citations(tree)) == {
            "CH-MOVE-01": [Place("trivault/games/chess.py", 1)],
            "CH-MOVE-02": [Place("trivault/games/chess.py", 1)],
        }

    def test_a_half_written_module_counts_as_far_as_it_goes(self, tree: Tree) -> None:
        write(tree.root, "trivault/chess.py", "# CH-MOVE-01\ncall(\n")
        assert set(rulebook.citations(tree)) == {"CH-MOVE-01"}


class TestMarks:
    @pytest.mark.parametrize(
        "test",
        [
            '@pytest.mark.rule("CH-MOVE-01", "GO-KO-01")\ndef test_it(): ...',
            '@pytest.mark.rule("CH-MOVE-01")\n@pytest.mark.rule("GO-KO-01")\ndef test_it(): ...',
            '@pytest.mark.rule("CH-MOVE-01", "GO-KO-01")\nasync def test_it(): ...',
            '@pytest.mark.rule("CH-MOVE-01", "GO-KO-01")\nclass TestIt: ...',
            'class TestIt:\n    @mark.rule("CH-MOVE-01", "GO-KO-01")\n    def test_it(self): ...',
            'pytestmark = pytest.mark.rule("CH-MOVE-01", "GO-KO-01")',
            'pytestmark = [pytest.mark.rule("CH-MOVE-01"), pytest.mark.rule("GO-KO-01")]',
            'CASES = [pytest.param(1, marks=pytest.mark.rule("CH-MOVE-01", "GO-KO-01"))]',
            '@pytest.mark.parametrize("x", [pytest.param(1, marks=[pytest.mark.rule("CH-MOVE-01"),'
            ' pytest.mark.rule("GO-KO-01")])])\ndef test_it(x): ...',
        ],
    )
    def test_a_mark_counts_wherever_pytest_reads_it(self, tree: Tree, test: str) -> None:
        assert marked(tree, test) == ({"CH-MOVE-01", "GO-KO-01"}, ())

    @pytest.mark.parametrize(
        "test",
        [
            '# @pytest.mark.rule("GO-KO-01")',
            "TEXT = '@pytest.mark.rule(\"GO-KO-01\")'",
            '@pytest.mark.rule("GO-KO-01")\ndef helper(): ...',
            '@pytest.mark.rules("GO-KO-01")  # not pytest.mark.rule\ndef test_it(): ...',
            '@rule("GO-KO-01")  # not pytest.mark.rule\ndef test_it(): ...',
        ],
    )
    def test_nothing_else_counts(self, tree: Tree, test: str) -> None:
        assert marked(tree, test) == (set(), ())

    @pytest.mark.parametrize(
        ("test", "problem"),
        [
            (
                '@pytest.mark.rule("CH-MOVE-09")\ndef test_it(): ...',
                "tests/test_moves.py:1: no catalogue has a rule 'CH-MOVE-09'",
            ),
            (
                "\n@pytest.mark.rule(*IDS)\ndef test_it(): ...",
                "tests/test_moves.py:2: a mark names its rules by plain strings",
            ),
            ("# mark.rule\ndef test_it(:", "tests/test_moves.py:2: invalid syntax"),
        ],
    )
    def test_a_mark_that_cannot_be_read_is_a_problem(self, tree: Tree, test: str, problem: str) -> None:
        assert marked(tree, test) == (set(), (problem,))
