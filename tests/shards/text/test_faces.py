"""The text on the cards, as a whole and against the card facts.

The faces of all cards lie beside this file, one file for each language. After a change that is
meant, `TRIVAULT_REWRITE=1 pytest tests/shards/text/test_faces.py` writes them anew: read the diff.
"""

import json
import os
import re
from pathlib import Path

import pytest

from tests.shards.text.messages import GAME, LANGUAGES
from trivault.games.shards.face import render

HERE = Path(__file__).parent
DATA = HERE.parents[2].parent / "shared/data/shards-of-infinity/cards.json"

INSTEAD = {"en": r"\binstead\b", "de": r"\bstattdessen\b", "pl": r"(?i)\bzamiast tego\b"}
INFINITE = {"en": "infinite", "de": "unendlich", "pl": "nieskończon"}


def all_faces(lang):
    words = GAME.words(lang)
    return "\n\n".join("\n".join(render(GAME.face(slug), words)) for slug in GAME.cards) + "\n"


def text(slug, lang):
    """The rules text of a card on one line."""
    words = GAME.words(lang)
    return " ".join(words.say(line) for line in GAME.face(slug).lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_faces(lang):
    path = HERE / f"cards.{lang}.txt"
    said = all_faces(lang).encode()
    if os.environ.get("TRIVAULT_REWRITE"):
        path.write_bytes(said)
    assert said == path.read_bytes()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", GAME.cards)
def test_lines_are_sentences(slug, lang):
    for line in map(GAME.words(lang).say, GAME.face(slug).lines):
        assert re.fullmatch(r"[A-ZŁŚŻ].*[^.]\.", line)
        assert not re.search(r"  | [.,:)]|\( |[{}$]|\.\.|: [a-zäöüęąłśżźćńó]|[a-z]\. [a-zż]", line)


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
@pytest.mark.parametrize("slug", GAME.cards)
def test_a_translation_gives_the_same_numbers_and_forgets_no_instead(slug, lang):
    english, other = text(slug, "en"), text(slug, lang)
    assert sorted(re.findall(r"\d+", other)) == sorted(re.findall(r"\d+", english))
    assert len(re.findall(INSTEAD[lang], other)) == len(re.findall(INSTEAD["en"], english))
    assert (INFINITE[lang] in other) == (INFINITE["en"] in english)


def facts():
    return json.loads(DATA.read_text(encoding="utf-8")) if DATA.exists() else []


def test_the_card_facts_name_every_card():
    if not DATA.exists():
        pytest.skip("the shared card facts are not here")
    assert {card["id"] for card in facts()} == GAME.cards.keys()


@pytest.mark.parametrize("card", facts(), ids=lambda card: card["id"])
class TestAgainstTheFacts:
    def test_the_text_gives_the_numbers_of_the_effect_and_no_others(self, card):
        effect = re.sub(r"\(.*?\)", "", card["effect"])  # explanations
        expected = set(re.findall(r"\d+", effect))
        assert set(re.findall(r"\d+", text(card["id"], "en"))) == expected

    def test_the_text_gains_what_the_effect_gains(self, card):
        things = r"\d+ (?:gem|power|mastery|health|card)|infinite power"
        said, expected = text(card["id"], "en"), card["effect"]
        assert set(re.findall(things, said)) >= set(re.findall(things, re.sub(r"\(.*?\)", "", expected)))

    def test_keywords_stand_on_the_card(self, card):
        labels = {"exhaust", "inspire", "echo", "unify", "dominion", "mastery"} & set(card["keywords"])
        said = text(card["id"], "en")
        assert all(re.search(rf"\b{label.capitalize()}\b", said) for label in labels)

    def test_names(self, card):
        title = GAME.face(card["id"]).title
        assert GAME.words("en").say(title) == card["name_en"]
        assert GAME.words("de").say(title) == (card["name_de"] or card["name_en"])
        assert GAME.words("pl").say(title) == card["name_en"]
