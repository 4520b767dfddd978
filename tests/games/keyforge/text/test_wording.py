"""The texts of the cards read as people would put them, in every language."""

import re

import pytest

from tests.each import each
from tests.games.keyforge.text.test_face import text
from trivault.games.keyforge.game import GAME


@each("slug", GAME.cards)
def test_polish_says_it_with_a_pronoun(slug):
    assert not re.search(r"\bdan(a|ą|e|y|ym|ej|ego|emu)\b", text(slug, "pl"))


@each("slug", GAME.cards)
def test_a_condition_on_this_creature_stands_first(slug):
    assert not re.search(r"\bthis creature, while\b", text(slug, "en"), re.I)
    assert not re.search(r"\bdiese kreatur, solange\b", text(slug, "de"), re.I)
    assert not re.search(r"\bto stworzenie, dopóki\b", text(slug, "pl"), re.I)


@each("slug", GAME.cards)
def test_conditions_do_not_pile_up(slug):
    assert not re.search(r"\band if\b|\bwhenever [^.:]*, if\b", text(slug, "en"), re.I)
    assert not re.search(r"\bund wenn\b|\bimmer wenn [^.:]*, wenn\b", text(slug, "de"), re.I)
    assert not re.search(r"\bi jeśli\b|\bza każdym razem, gdy [^.:]*, jeśli\b", text(slug, "pl"), re.I)


@pytest.mark.parametrize(
    ("slug", "lang", "said"),
    [
        ("staunch-knight", "de", "Solange diese Kreatur an einer Flanke steht, erhält sie +2 Stärke."),
        ("staunch-knight", "pl", "Dopóki to stworzenie jest na flance, otrzymuje +2 do siły."),
        ("rogue-ogre", "de", "Immer wenn dein Zug endet und in diesem Zug genau eine Karte gespielt wurde, "),
        ("poltergeist", "pl", "Wybierz artefakt. Użyj go jak własnej karty. Zniszcz go."),
        ("dominator-bauble", "pl", "Wybierz przyjazne stworzenie. Użyj go."),
    ],
)
def test_how_languages_say_it(slug, lang, said):
    assert said in text(slug, lang)


def test_what_is_yours_goes_to_your_hand():
    assert "from your discard pile into your hand" in text("regrowth", "en")
    assert "auf deine Hand" in text("regrowth", "de")
    assert text("regrowth", "pl").endswith("ze swojego stosu kart odrzuconych na rękę.")
    assert text("hysteria", "en").endswith("to the owner’s hand.")
