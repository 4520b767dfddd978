"""The text on the cards, as a whole and against the card facts.

The faces of all cards lie beside this file, one file for each language. `make accept` writes them.
"""

import re
from pathlib import Path

import pytest

from tests.accepted import accepts, check_file
from tests.each import each
from tests.games.shards.text.messages import GAME, LANGUAGES
from tests.reference import facts as reference
from trivault.games.shards.text.face import render

HERE = Path(__file__).parent

INSTEAD = {"en": r"\binstead\b", "de": r"\bstattdessen\b", "pl": r"(?i)\bzamiast tego\b"}
INFINITE = {"en": "infinite", "de": "unendlich", "pl": "nieskończon"}


def all_faces(lang):
    words = GAME.words(lang)
    return "\n\n".join("\n".join(render(GAME.face(slug), words)) for slug in GAME.cards) + "\n"


def text(slug, lang):
    """The rules text of a card on one line."""
    words = GAME.words(lang)
    return " ".join(words.say(line) for line in GAME.face(slug).lines)


@accepts
@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_faces(lang):
    path = HERE / f"cards.{lang}.txt"
    check_file(path, all_faces(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
@each("slug", GAME.cards)
def test_lines_are_sentences(slug, lang):
    for line in map(GAME.words(lang).say, GAME.face(slug).lines):
        assert re.fullmatch(r"[A-ZŁŚŻ].*[^.]\.", line)
        assert not re.search(r"  | [.,:)]|\( |[{}$]|\.\.|: [a-zäöüęąłśżźćńó]|[a-z]\. [a-zż]", line)


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
@each("slug", GAME.cards)
def test_a_translation_gives_the_same_numbers_and_forgets_no_instead(slug, lang):
    english, other = text(slug, "en"), text(slug, lang)
    assert sorted(re.findall(r"\d+", other)) == sorted(re.findall(r"\d+", english))
    assert len(re.findall(INSTEAD[lang], other)) == len(re.findall(INSTEAD["en"], english))
    assert (INFINITE[lang] in other) == (INFINITE["en"] in english)


FACTS = reference.cards("shards").values()


def known(card):
    return card["id"]


class TestAgainstTheFacts:
    @each("card", FACTS, say=known)
    def test_the_text_gives_the_numbers_of_the_effect_and_no_others(self, card):
        assert set(map(int, re.findall(r"\d+", text(card["id"], "en")))) == set(card.get("numbers", ()))

    @each("card", FACTS, say=known)
    def test_the_text_gains_what_the_effect_gains(self, card):
        said = re.findall(r"\d+ (?:gem|power|mastery|health|card)|infinite power", text(card["id"], "en"))
        assert set(said) >= set(card.get("amounts", ()))

    @each("card", FACTS, say=known)
    def test_keywords_stand_on_the_card(self, card):
        labels = {"exhaust", "inspire", "echo", "unify", "dominion", "mastery"} & set(card.get("keywords", ()))
        said = text(card["id"], "en")
        assert all(re.search(rf"\b{label.capitalize()}\b", said) for label in labels)

    @each("card", FACTS, say=known)
    def test_names(self, card):
        title, names = GAME.face(card["id"]).title, card["names"]
        assert GAME.words("en").say(title) == names["en"]
        assert GAME.words("de").say(title) == names.get("de", names["en"])
        assert GAME.words("pl").say(title) == names["en"]
