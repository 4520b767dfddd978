"""A rulebook as a page: its chapters in a language, and what can be tried of it."""

from __future__ import annotations

import msgspec

from trivault.library.card_lists import list_words
from trivault.library.examples import examples
from trivault.library.rulebook import Catalogue, area, rule_text, translation


class RuleLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A rule. `example` says what to try in a position in which it decides something."""

    id: str
    text: str
    example: str = ""


class Chapter(msgspec.Struct, frozen=True):
    title: str
    rules: list[RuleLine]


class RulePage(msgspec.Struct, frozen=True):
    game: str
    lang: str
    chapters: list[Chapter]


def rule_page(book: Catalogue, lang: str) -> RulePage:
    """All rules of a book. Notes that are told in English alone stand on the English page."""
    translated, told, words = translation(lang), rule_text(lang), list_words(book.game, lang)
    tries = {each.rule: each.says(words) for each in examples(book.game)}
    chapters = []
    for heading, entries in book.sections().items():
        lines = [
            RuleLine(entry.id, told(entry.id), tries.get(entry.id, ""))
            for entry in entries
            if lang == "en" or translated(entry.id) or entry.counted
        ]
        if lines:
            chapters.append(Chapter(translated(area(entries[0].id)) or heading, lines))
    return RulePage(book.game, lang, chapters)
