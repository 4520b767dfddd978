"""`trivault rules`: showing rules, and guarding what the tests cover."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.library.small_rulebook import CHESS, GO, build, carry, cite, record, write
from trivault.cli import main
from trivault.library.rulebook import Tree

ALL = ("CH-MOVE-01", "CH-MOVE-02", "CH-CODEX-001", "CH-EX-01", "GO-KO-01")


STRUCTURAL = GO.replace("repetition.", "repetition. [structural: go.py, board.py]")


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return build(tmp_path)


def run(tree: Tree, *arguments: str) -> Result:
    return CliRunner().invoke(main, ["rules", *arguments], obj=tree)


class TestShow:
    def test_the_games_are_listed_with_counts(self, tree: Tree) -> None:
        result = run(tree)
        assert result.exit_code == 0
        assert re.search(r"chess +Chess +4\n", result.output)
        assert re.search(r"go +Go +1\n", result.output)

    def test_a_game_lists_its_sections_and_rules(self, tree: Tree) -> None:
        result = run(tree, "Chess")
        assert result.exit_code == 0
        assert "Chess: 4 rules" in result.output
        assert "Moving (CH-MOVE)\nCH-MOVE-01 A rook moves straight. " in result.output
        assert "GO-KO-01" not in result.output

    def test_a_rule_shows_its_text_and_places(self, tree: Tree) -> None:
        write(tree.root, "trivault/chess.py", "\nX = 1  # CH-MOVE-01\n")
        carry(tree, "CH-MOVE-01")
        result = run(tree, "ch-move-01")
        assert result.exit_code == 0
        assert "CH-MOVE-01  chess, Moving (CH-MOVE)" in result.output
        assert "A rook moves straight. [p2 'Turm'] (derived)" in result.output
        assert "implemented  trivault/chess.py:2" in result.output
        assert "tested       tests/test_moves.py:3" in result.output

    def test_a_rule_without_code_and_test_says_so(self, tree: Tree) -> None:
        carry(tree, "CH-MOVE-01")
        result = run(tree, "CH-MOVE-02")
        assert "not cited in the code" in result.output
        assert "by no test" in result.output

    def test_an_installation_without_tests_says_so(self, tree: Tree) -> None:
        result = run(Tree(tree.root, tree.catalogues, None), "CH-MOVE-02")
        assert result.exit_code == 0
        assert "the tests are not part of this installation" in result.output

    def test_several_rules_and_notes_are_shown_in_order(self, tree: Tree) -> None:
        result = run(tree, "GO-KO-01", "CH-AMB-01")
        assert result.exit_code == 0
        assert result.output.index("No repetition.") < result.output.index("Not settled.")

    @pytest.mark.parametrize(
        ("name", "hint"),
        [
            ("CH-MOVE-3", "Did you mean CH-MOVE-0"),
            ("ches", "Did you mean chess?"),
            ("poker", "Games: chess, go."),
        ],
    )
    def test_an_unknown_name_is_refused_with_a_hint(self, tree: Tree, name: str, hint: str) -> None:
        result = run(tree, "GO-KO-01", name)
        assert result.exit_code == 2
        assert f"There is no game or rule {name!r}. {hint}" in result.stderr
        assert result.stdout == ""

    def test_missing_and_broken_catalogues_are_refused(self, tree: Tree) -> None:
        write(tree.root, "docs/rules/go.md", GO + "- **GO-KO-01** Again.\n")
        assert "GO-KO-01 stands twice" in run(tree).stderr
        result = run(Tree(tree.root, tree.root / "nowhere", None))
        assert result.exit_code == 2
        assert "No rule catalogues" in result.stderr

    def test_a_structural_rule_shows_where_it_holds(self, tree: Tree) -> None:
        write(tree.root, "docs/rules/go.md", STRUCTURAL)
        result = run(tree, "GO-KO-01")
        assert re.search(
            r"No repetition. *\n  structural   trivault/go.py\n *trivault/board.py\n", result.output
        )
        assert "not cited" not in result.output
        assert "[structural" not in result.output


class TestCoverage:
    def test_json_names_every_game_and_its_open_rules(self, tree: Tree) -> None:
        carry(tree, "CH-MOVE-01", "CH-EX-01", "CH-AMB-01", "GO-KO-01")
        result = run(tree, "--coverage", "--json")
        assert result.exit_code == 0
        assert json.loads(result.stdout) == {
            "chess": {"total": 4, "covered": 2, "open": ["CH-MOVE-02", "CH-CODEX-001"]},
            "go": {"total": 1, "covered": 1, "open": []},
        }

    def test_only_the_games_named_are_counted(self, tree: Tree) -> None:
        result = run(tree, "go", "--coverage", "--json")
        assert json.loads(result.stdout) == {"go": {"total": 1, "covered": 0, "open": ["GO-KO-01"]}}

    def test_a_person_reads_the_open_rules_by_area(self, tree: Tree) -> None:
        carry(tree, "CH-EX-01", "GO-KO-01")
        result = run(tree, "--coverage")
        assert result.exit_code == 0
        assert "chess: 1 of 4 rules covered\nopen:" in result.output
        assert re.search(r"CH-MOVE +01 02", result.output)
        assert result.output.endswith("go: 1 of 1 rules covered\n")

    def test_an_unknown_id_in_a_test_is_an_error(self, tree: Tree) -> None:
        carry(tree, "GO-KO-01", "GO-KO-02")
        result = run(tree, "go", "--coverage", "--json")
        assert result.exit_code == 1
        assert json.loads(result.stdout)["go"]["covered"] == 1
        assert "no catalogue has a rule 'GO-KO-02'" in result.stderr

    @pytest.mark.parametrize(
        ("arguments", "message"),
        [
            (("--check",), "belong to --coverage"),
            (("--json",), "belong to --coverage"),
            (("--coverage", "--check", "--update"), "Either --check or --update"),
            (("--coverage", "GO-KO-01"), "GO-KO-01 is a rule"),
            (("--coverage", "poker"), "no game or rule 'poker'"),
        ],
    )
    def test_wrong_input_is_refused(self, tree: Tree, arguments: tuple[str, ...], message: str) -> None:
        result = run(tree, *arguments)
        assert result.exit_code == 2
        assert message in result.stderr

    def test_without_tests_there_is_no_coverage(self, tree: Tree) -> None:
        result = run(Tree(tree.root, tree.catalogues, None), "--coverage")
        assert result.exit_code == 2
        assert "not part of this installation" in result.stderr


class TestRecord:
    @pytest.fixture(autouse=True)
    def cited(self, tree: Tree) -> None:
        cite(tree, *ALL)

    def test_check_passes_while_everything_recorded_is_covered(self, tree: Tree) -> None:
        carry(tree, "CH-MOVE-01", "CH-MOVE-02")
        record(tree, {"chess": ["CH-MOVE-01"]})
        result = run(tree, "--coverage", "--check")
        assert result.exit_code == 0
        assert result.stderr == ""

    def test_check_names_what_was_lost(self, tree: Tree) -> None:
        carry(tree, "CH-MOVE-01")
        record(tree, {"chess": ["CH-MOVE-01", "CH-MOVE-02"], "go": ["GO-KO-01"]})
        result = run(tree, "--coverage", "--check")
        assert result.exit_code == 1
        assert result.stderr.splitlines() == [
            "CH-MOVE-02 was covered and no test carries it any more",
            "GO-KO-01 was covered and no test carries it any more",
        ]

    def test_check_looks_at_the_games_named(self, tree: Tree) -> None:
        record(tree, {"chess": [], "go": ["GO-KO-01"]})
        carry(tree, "CH-MOVE-01")
        assert run(tree, "chess", "--coverage", "--check").exit_code == 0
        assert run(tree, "go", "--coverage", "--check").exit_code == 1

    def test_check_fails_on_an_unknown_id(self, tree: Tree) -> None:
        record(tree, {})
        carry(tree, "CH-MOVE-09")
        result = run(tree, "--coverage", "--check")
        assert result.exit_code == 1
        assert "'CH-MOVE-09'" in result.stderr

    def test_check_needs_a_record_it_can_read(self, tree: Tree) -> None:
        missing = run(tree, "--coverage", "--check")
        assert (missing.exit_code, "covered.json is missing" in missing.stderr) == (2, True)
        path = record(tree, ["CH-MOVE-01"])
        shapeless = run(tree, "--coverage", "--check")
        assert (shapeless.exit_code, "a list of ids" in shapeless.stderr) == (2, True)
        path.write_text("{", encoding="utf-8")
        broken = run(tree, "--coverage", "--check")
        assert (broken.exit_code, "is not JSON" in broken.stderr) == (2, True)

    def test_update_records_sorted_what_is_covered(self, tree: Tree) -> None:
        carry(tree, "CH-MOVE-02", "CH-EX-01", "CH-MOVE-01", "CH-AMB-01")
        assert run(tree, "--coverage", "--update").exit_code == 0
        assert json.loads((tree.catalogues / "covered.json").read_text(encoding="utf-8")) == {
            "chess": ["CH-EX-01", "CH-MOVE-01", "CH-MOVE-02"],
            "go": [],
        }
        assert run(tree, "--coverage", "--check").exit_code == 0

    def test_update_of_one_game_keeps_the_others(self, tree: Tree) -> None:
        path = record(tree, {"chess": ["CH-MOVE-01"], "go": []})
        carry(tree, "GO-KO-01")
        assert run(tree, "go", "--coverage", "--update").exit_code == 0
        assert json.loads(path.read_text(encoding="utf-8")) == {
            "chess": ["CH-MOVE-01"],
            "go": ["GO-KO-01"],
        }

    def test_update_records_nothing_while_a_mark_is_wrong(self, tree: Tree) -> None:
        path = record(tree, {"go": []})
        carry(tree, "GO-KO-01", "GO-KO-02")
        assert run(tree, "--coverage", "--update").exit_code == 1
        assert json.loads(path.read_text(encoding="utf-8")) == {"go": []}


class TestPlaces:
    """`--check` wants a place in the code for each rule."""

    @pytest.fixture(autouse=True)
    def recorded(self, tree: Tree) -> None:
        record(tree, {})

    def check(self, tree: Tree, *games: str) -> list[str]:
        result = run(tree, *games, "--coverage", "--check")
        complaints = result.stderr.splitlines()
        assert result.exit_code == (1 if complaints else 0)
        return complaints

    def test_a_rule_is_cited_or_structural(self, tree: Tree) -> None:
        cite(tree, *ALL[:-1])
        assert self.check(tree) == ["GO-KO-01 is neither cited in the code nor marked as structural"]
        assert self.check(tree, "chess") == []
        write(tree.root, "docs/rules/go.md", STRUCTURAL)
        write(tree.root, "trivault/go.py", "")
        write(tree.root, "trivault/board.py", "")
        assert self.check(tree) == []

    def test_a_row_may_be_structural(self, tree: Tree) -> None:
        cite(tree, *(name for name in ALL if name != "CH-EX-01"))
        row = CHESS.replace("| no mate |", "| no mate [structural: moves.py] |")
        write(tree.root, "docs/rules/chess.md", row)
        assert self.check(tree) == []

    def test_a_note_needs_no_place(self, tree: Tree) -> None:
        cite(tree, *ALL)
        assert self.check(tree) == []

    def test_a_structural_rule_names_files_that_exist(self, tree: Tree) -> None:
        cite(tree, *ALL)
        write(tree.root, "docs/rules/go.md", STRUCTURAL)
        write(tree.root, "trivault/go.py", "")
        assert self.check(tree) == ["GO-KO-01 is structural in trivault/board.py, which does not exist"]

    def test_code_cites_only_what_a_catalogue_has(self, tree: Tree) -> None:
        cite(tree, *ALL, "GO-KO-02")
        assert self.check(tree, "chess") == ["trivault/moves.py:1: no catalogue has a rule 'GO-KO-02'"]


# Languages and search


def rules(*arguments: str, tree: Tree | None = None) -> str:
    result = CliRunner().invoke(main, ["rules", *arguments], obj=tree)
    assert result.exit_code == 0, result.output
    return " ".join(result.output.split())


@pytest.mark.parametrize(
    ("lang", "said"), [("de", "Schilde schützen nie Champions."), ("pl", "Tarcze nigdy nie chronią")]
)
def test_a_rule_is_shown_in_the_language(lang: str, said: str) -> None:
    assert said in rules("SI-SHLD-05", "--lang", lang)
    assert said in rules("shards", "--lang", lang)
    assert said not in rules("SI-SHLD-05")


def test_a_rule_that_is_not_translated_is_shown_in_english_and_said_to_be_so() -> None:
    said = rules("KF-DIFF-01", "--lang", "de")
    assert "Diese Regel gibt es bisher nur auf Englisch: Age: DE-old" in said
    assert "tylko po angielsku:" in rules("KF-DIFF-01", "--lang", "pl")
    assert "Only in English" not in rules("KF-DIFF-01")


def test_a_game_says_how_many_rules_are_not_translated(tmp_path: Path) -> None:
    tree = build(tmp_path)
    assert "4 Regeln gibt es bisher nur auf Englisch." in rules("chess", "--lang", "de", tree=tree)
    assert "1 zasada jest na razie tylko po angielsku." in rules("go", "--lang", "pl", tree=tree)
    assert "only in English" not in rules("chess", tree=tree)
    assert "bisher nur auf Englisch" not in rules("shards", "--lang", "de")


def test_rules_are_found_by_all_their_words_in_the_language() -> None:
    found = rules("--lang", "de", "--search", "schild CHAMPION")
    assert "SI-SHLD-05 Schilde schützen nie Champions." in found
    assert "SI-SHLD-02" not in found
    assert "SI-SHLD-05" in rules("shards", "--search", "shields champions")


def test_a_word_is_found_by_its_beginning_only() -> None:
    found = rules("shards", "--lang", "pl", "--search", "tarcz")
    assert "SI-SHLD-05" in found
    assert "SI-REC-02" not in found  # starcza


def test_only_the_games_named_are_searched() -> None:
    assert "KF-" not in rules("shards", "--search", "discard pile")
    assert "KF-" in rules("--search", "discard pile")
    refused = CliRunner().invoke(main, ["rules", "SI-SHLD-05", "--search", "shield"])
    assert refused.exit_code == 2
    assert "by game, and SI-SHLD-05 is a rule" in refused.stderr


def test_nothing_found_is_said_in_the_language() -> None:
    assert rules("--lang", "pl", "--search", "xyzzy") == "Żadna zasada nie zawiera tych słów."
