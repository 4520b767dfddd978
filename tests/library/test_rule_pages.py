"""The rulebooks as pages, and the positions in which rules can be tried."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import trivault
from trivault.kernel.text import LANGUAGES
from trivault.library.card_lists import list_words
from trivault.library.examples import Example, example, examples
from trivault.library.rule_pages import rule_page
from trivault.library.rulebook import shelf

LEAST = 20  # rules of each game that can be tried
GAMES = tuple(shelf())
EXAMPLES = [(game, each) for game in GAMES for each in examples(game)]


@cache
def told(lang: str, game: str) -> list[tuple[str, str]]:
    """The rules of a page with their texts."""
    chapters = rule_page(shelf()[game], lang).chapters
    return [(rule.id, rule.text) for chapter in chapters for rule in chapter.rules]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_page_has_every_rule_of_its_book_once(game: str, lang: str) -> None:
    found = told(lang, game)
    assert len(found) == len(dict(found))
    assert {rule.id for rule in shelf()[game].rules} <= dict(found).keys()
    assert all(text for _, text in found)


def test_notes_without_a_translation_stand_on_the_english_page_alone() -> None:
    assert "KF-DIFF-01" in dict(told("en", "keyforge"))
    assert "KF-DIFF-01" not in dict(told("de", "keyforge"))


def test_an_example_of_several_columns_is_told_whole() -> None:
    assert dict(told("en", "mage-wars"))["MW-EX-48"] == (
        "Given: a creature with two Weak markers. When: it makes a non-spell attack. Then: 2 attack dice fewer."
    )


@pytest.mark.parametrize("game", GAMES)
def test_enough_rules_can_be_tried(game: str) -> None:
    names = [each.rule for each in examples(game)]
    assert len(names) == len(set(names)) >= LEAST
    assert set(names) <= {rule.id for rule in shelf()[game].rules}


def test_a_position_is_found_by_its_rule() -> None:
    found = example("SI-FOCUS-01", GAMES)
    assert found is not None
    assert found[0] == "shards"
    assert example("SI-NONE-99", GAMES) is None


@pytest.mark.parametrize(("game", "each"), EXAMPLES, ids=[each.rule for _, each in EXAMPLES])
def test_the_rule_decides_something_in_its_position(game: str, each: Example) -> None:
    state = trivault.load(game).position(each.position)
    assert state.seats == 2
    assert state.choice is not None
    assert state.choice.player == 0, "the person who tries it is asked first"
    for answer in each.answers:
        state.apply(answer)
    after = state.position()
    assert {path: value for path, value in each.then.items() if not _same(_at(after, path), value)} == {}
    assert [answer for answer in each.offered if answer not in state.legal()] == []
    assert [answer for answer in each.refused if answer in state.legal()] == []
    assert [answer for answer in each.refused if each.rule not in state.why_not(answer)] == []
    assert each.then or each.offered or each.refused, "something shows that the rule decides"


def _at(position: Any, path: str) -> Any:
    for key in path.split("."):
        position = position[int(key)] if isinstance(position, list) else (position or {}).get(key)
    return position


def _same(found: Any, expected: object) -> bool:
    return found == expected or (not found and not expected)  # a position leaves out what is as usual


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_to_try_is_said_in_every_language(game: str, lang: str) -> None:
    words = list_words(game, lang)
    said = [each.says(words) for each in examples(game)]
    assert all(sentence[-1] == "." and "card-" not in sentence and "{" not in sentence for sentence in said)
    assert len(said) == len(set(said))
    assert list(_unknown(game)) == []


def _unknown(game: str) -> Iterator[str]:
    """Names in sentences that differ from language to language."""
    for each in examples(game):
        names = [sorted(re.findall(r"{.+?}", text)) for text in (each.en, each.de, each.pl)]
        if not names[0] == names[1] == names[2]:
            yield f"{each.rule}: {names}"
