"""The rules in every language: those that the games name, and the catalogues that are translated whole."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import trivault
from trivault.kernel.rule_ids import RULE_ID, rule_id
from trivault.kernel.text import sources
from trivault.library.rulebook import Tree, area, load, rule_text, translation

GAMES = Path(trivault.__file__).parent / "games"
NAMED = sorted(
    {name for path in GAMES.rglob("*.py") for name in re.findall(f'"({RULE_ID})"', path.read_text())}
)
BOOKS = tuple(load(Tree.here()).values())
# Catalogues whose every counted rule is told in German and Polish.
FINISHED = ("SI-", "KF-", "MW-")
TRANSLATED = pytest.mark.parametrize("lang", ["de", "pl"])


@cache
def translated(lang: str) -> list[str]:
    texts = [
        source.read_text(encoding="utf-8")
        for source in sources("trivault.library.catalogue_translations", lang)
    ]
    entries = [entry for text in texts for entry in FluentParser().parse(text).body]
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    names = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    return [name for name in names if rule_id(name)]


@TRANSLATED
def test_every_rule_that_a_game_names_is_translated(lang: str) -> None:
    assert set(NAMED) <= set(translated(lang))


@TRANSLATED
def test_every_rule_of_a_finished_chapter_is_translated(lang: str) -> None:
    finished = {rule.id for book in BOOKS for rule in book.rules if rule.id.startswith(FINISHED)}
    assert finished <= set(translated(lang))


def test_the_finished_chapters_are_chapters_of_the_catalogues() -> None:
    counted = [rule.id for book in BOOKS for rule in book.rules]
    assert [each for each in FINISHED if not any(name.startswith(each) for name in counted)] == []


@TRANSLATED
def test_a_translation_stands_once_and_is_of_a_rule_that_is_there(lang: str) -> None:
    names = translated(lang)
    assert len(names) == len(set(names))
    assert set(names) <= {entry.id for book in BOOKS for entry in book.entries}


def test_both_languages_have_the_same_rules() -> None:
    assert translated("de") == translated("pl")


@TRANSLATED
def test_a_translation_is_a_sentence_of_its_own(lang: str) -> None:
    for name in translated("de"):
        said = rule_text(lang)(name)
        assert said != rule_text("en")(name), name
        assert re.fullmatch(r"[A-ZÄÆÖÜŁŚŹŻ„].*[.!]", said), name
        assert not re.search(r"  | [.,:;)]|[{}]", said), name


def test_both_languages_have_the_same_numbers() -> None:
    german, polish = rule_text("de"), rule_text("pl")
    different = [
        name
        for name in translated("de")
        if set(re.findall(r"\d+", german(name))) != set(re.findall(r"\d+", polish(name)))
    ]
    assert different == ["KF-ERR-27"], "only the German name of its card has numbers"


@pytest.mark.parametrize("lang", ["en", "de", "pl"])
def test_every_chapter_has_a_title_of_its_own(lang: str) -> None:
    for book in BOOKS:
        titles = [translation(lang)(area(entries[0].id)) for entries in book.sections().values()]
        assert all(titles)
        assert len(titles) == len(set(titles))


def test_others_are_told_in_english() -> None:
    assert rule_text("de")("KF-DIFF-01") == rule_text("en")("KF-DIFF-01") != ""
    assert rule_text("de")("SI-NONE-99") == ""
