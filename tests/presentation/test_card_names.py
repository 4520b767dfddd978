"""Names of cards are those that an edition in the language prints; none are invented."""

from __future__ import annotations

import pytest

import trivault
from trivault.kernel.text import Message


@pytest.mark.parametrize("game", ["mage-wars", "shards"])
def test_what_was_never_printed_in_polish_has_its_english_names(game):
    loaded = trivault.load(game)
    english, polish = loaded.words("en"), loaded.words("pl")
    names = [Message(f"card-{slug}") for slug in loaded.cards]
    assert [polish.say(name) for name in names] == [english.say(name) for name in names]


@pytest.mark.parametrize("lang", ["de", "pl"])
def test_keyforge_has_names_of_its_own_in_each_language(lang):
    loaded = trivault.load("keyforge")
    english, other = loaded.words("en"), loaded.words(lang)
    names = [Message(f"card-{slug}") for slug in loaded.cards]
    kept = [name for name in names if other.say(name) == english.say(name)]
    assert len(kept) < len(names) / 4  # what is a proper noun stays one
