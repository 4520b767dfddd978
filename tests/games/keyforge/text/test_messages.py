"""No message is missing in any language, and none is written twice."""

from collections import Counter
from functools import cache

import pytest
from fluent.syntax import ast as ftl

from tests.games.keyforge.text.messages import GAME, LANGUAGES, entries, logged, on_faces, reasons, verbs


@cache
def table():
    return sorted(
        {f"do-{verb}" for verb in verbs()}
        | {f"reason-{reason}" for reason in reasons()}
        | {f"log-{k}" for k in logged()}
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_answer_question_and_line_of_the_log_has_words(lang):
    words = GAME.words(lang)
    assert [key for key in table() if not words.has(key)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_on_a_card_is_there(lang):
    words = GAME.words(lang)
    missing = {(slug, message.key) for slug, message in on_faces() if not words.has(message.key)}
    assert missing == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_files_are_well_formed(lang):
    assert [entry.content for _, entry in entries(lang) if isinstance(entry, ftl.Junk)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_of_a_file_is_written_twice(lang):
    keys = Counter((file, entry.id.name) for file, entry in entries(lang) if isinstance(entry, ftl.Message))
    assert [key for key, times in keys.items() if times > 1] == []
