"""The rules that the games name, in every language."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import trivault
from tests.each import each
from trivault.kernel.rule_ids import RULE_ID
from trivault.kernel.text import sources
from trivault.library.rulebook import rule_text

GAMES = Path(trivault.__file__).parent / "games"
NAMED = sorted(
    {name for path in GAMES.rglob("*.py") for name in re.findall(f'"({RULE_ID})"', path.read_text())}
)
TRANSLATED = pytest.mark.parametrize("lang", ["de", "pl"])


@TRANSLATED
def test_every_rule_that_a_game_names_is_translated_and_no_other(lang: str) -> None:
    texts = [source.read_text(encoding="utf-8") for source in sources("trivault.library.rulings", lang)]
    entries = [entry for text in texts for entry in FluentParser().parse(text).body]
    assert sorted(entry.id.name for entry in entries if isinstance(entry, ast.Message)) == NAMED


@TRANSLATED
@each("name", NAMED)
def test_a_translation_is_a_sentence_of_its_own(name: str, lang: str) -> None:
    said = rule_text(lang)(name)
    assert said != rule_text("en")(name)
    assert re.fullmatch(r"[A-ZÄÆÖÜŁŚŹŻ„].*[.!]", said)
    assert not re.search(r"  | [.,:;)]|[{}]", said)


def test_others_are_told_in_english() -> None:
    assert rule_text("de")("SI-MAST-02") == rule_text("en")("SI-MAST-02") != ""
    assert rule_text("de")("SI-NONE-99") == ""
