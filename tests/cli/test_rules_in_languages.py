"""`trivault rules --lang` and `--search`: the rules in the language that is asked for."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.library.small_rulebook import build
from trivault.cli import main
from trivault.library.rulebook import Tree


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
