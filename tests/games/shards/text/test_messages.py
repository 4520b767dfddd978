"""The Fluent files: complete, without leftovers, and alike in all languages."""

import pytest
from fluent.syntax import ast as ftl

from tests.games.shards.text.messages import (
    LANGUAGES,
    entries,
    looks,
    messages,
    needed,
    variables,
)

NAME = "card-"  # names may be missing in a language; they are said in English then


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_files_are_well_formed(lang):
    assert [entry.content for _, entry in entries(lang) if isinstance(entry, ftl.Junk)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_written_twice(lang):
    ids = [entry.id.name for _, entry in entries(lang) if isinstance(entry, ftl.Message)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_that_can_be_said_is_missing(lang):
    missing = needed() - messages(lang).keys()
    assert {key for key in missing if lang == "en" or not key.startswith(NAME)} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_left_over(lang):
    known = looks(lang)
    referred = {reference for look in known.values() for reference in look.references}
    assert known.keys() - needed() - referred == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_refer_to_messages_that_exist(lang):
    known = looks(lang)
    assert {ref for look in known.values() for ref in look.references} <= known.keys()


def content(key, known):
    """What the message must tell. The form is grammar, and for nouns the number is, too: it
    stands before them."""
    grammar = {"form", "n"} if key.startswith(("noun-", "in-")) else {"form"}
    return variables(key, known) - grammar


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_messages_of_all_languages_tell_the_same(lang):
    english, other = looks("en"), looks(lang)
    shared = english.keys() & other.keys()
    assert {key: content(key, other) for key in shared} == {key: content(key, english) for key in shared}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_forms_that_are_asked_for_are_offered_and_the_other_way_round(lang):
    known = looks(lang).values()
    asked = {form for look in known for form in look.asked} - {"plain"}
    assert asked == {form for look in known for form in look.offered}
