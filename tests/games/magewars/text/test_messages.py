"""The Fluent files: complete, without leftovers, and alike in all languages."""

import pytest
from fluent.syntax import ast as ftl

from tests.games.magewars.text.messages import LANGUAGES, entries, looks, messages, needed, variables

NAMES = ("card-", "bar-name-")  # may be missing in a language; they are said in English then


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_files_are_well_formed(lang):
    assert [entry.content for _, entry in entries(lang) if isinstance(entry, ftl.Junk)] == []


def own(lang):
    """The ids of the game's own messages."""
    return [e.id.name for file, e in entries(lang) if "magewars" in file and isinstance(e, ftl.Message)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_of_the_game_is_written_twice(lang):
    assert sorted(own(lang)) == sorted(set(own(lang)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_that_can_be_said_is_missing(lang):
    missing = needed() - messages(lang).keys()
    assert {key for key in missing if lang == "en" or not key.startswith(NAMES)} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_left_over(lang):
    referred = {reference for look in looks(lang).values() for reference in look.references}
    assert set(own(lang)) - needed() - referred == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_refer_to_messages_that_exist(lang):
    known = looks(lang)
    assert {ref for look in known.values() for ref in look.references} <= known.keys()


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_messages_of_all_languages_tell_the_same(lang):
    """But for the form of a word, and whether a clause has a subject of its own, which is grammar."""
    english, other, grammar = looks("en"), looks(lang), {"form", "also"}
    shared = english.keys() & other.keys()
    told = {key: variables(key, other) - grammar for key in shared}
    assert told == {key: variables(key, english) - grammar for key in shared}
