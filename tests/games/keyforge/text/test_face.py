"""The text on the cards.

The faces of the cards lie beside this file, one file for each house and language. `make accept` writes them.
"""

import re
from functools import cache
from pathlib import Path

import pytest

from tests.accepted import accepts, check_file
from tests.each import each
from tests.games.keyforge.text.messages import GAME, LANGUAGES, WRITTEN
from trivault.games.keyforge.cards.facade import FLANK, Creatures, bolt, one
from trivault.games.keyforge.text.face import render
from trivault.games.keyforge.text.phrases import arranged

HERE = Path(__file__).parent
INSTEAD = {"en": r"\binstead\b", "de": r"\bstattdessen\b", "pl": r"(?i)\bzamiast tego\b"}
CARDS = [slug for slug, card in GAME.cards.items() if card.house in WRITTEN]


def faces(house, lang):
    cards = [slug for slug, card in GAME.cards.items() if card.house == house]
    return "\n\n".join("\n".join(rendered(slug, lang)) for slug in cards) + "\n"


@cache
def rendered(slug, lang):
    return render(GAME.face(slug), GAME.words(lang))


@cache
def lines(slug, lang):
    """The rules text of a card."""
    words = GAME.words(lang)
    return [words.say(line) for line in GAME.face(slug).lines]


def text(slug, lang):
    """The same on one line."""
    return " ".join(lines(slug, lang))


@accepts
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("house", WRITTEN)
def test_all_faces(house, lang):
    path = HERE / f"cards.{house or 'anomalies'}.{lang}.txt"
    check_file(path, faces(house, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
@each("slug", GAME.cards)
def test_every_card_can_be_said(slug, lang):
    assert rendered(slug, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@each("slug", CARDS)
def test_lines_are_sentences(slug, lang):
    for line in lines(slug, lang):
        assert re.fullmatch(r"[A-ZÄÖÜŁŚŻ].*[^.](\.|\.[“”]+)", line)
        assert not re.search(r"  | [.,:)]|\( |[{}$]|\.\.|[a-z]\. [a-zż]|1000|1,000", line)


@pytest.mark.parametrize("lang", ["de", "pl"])
@each("slug", CARDS)
def test_a_translation_gives_the_same_numbers_and_forgets_no_instead(slug, lang):
    english, other = text(slug, "en"), text(slug, lang)
    number = r"\d+"  # where 1 is an article, or not said at all, only the others count
    assert sorted(n for n in re.findall(number, other) if n != "1") == sorted(
        n for n in re.findall(number, english) if n != "1"
    )
    assert len(re.findall(INSTEAD[lang], other)) == len(re.findall(INSTEAD["en"], english))


@pytest.mark.parametrize(
    ("slug", "en"),
    [
        ("punch", "Play: Deal 3 damage to 1 creature."),
        ("kelifi-dragon", "You can play this card only if you have 7 or more Æmber. "
                          "Fight/Reap: Gain 1 Æmber. Deal 5 damage to 1 creature."),
        ("carlo-phantom", "Elusive. Skirmish. Whenever you play an artifact, steal 1 Æmber."),
        ("rogue-ogre", "Whenever your turn ends and exactly 1 card has been played this turn, "
                       "heal 2 damage from this creature and this creature captures 1 Æmber."),
        ("duskrunner", "This creature gains “Reap: Steal 1 Æmber.”"),
        ("three-fates", "Play: Choose the 3 most powerful creatures. Destroy each of them."),
        ("staunch-knight", "While this creature is on a flank, it has +2 power."),
        ("shield-of-justice", "Play: This turn, no friendly creature can be dealt damage."),
        ("shadow-self", "This creature deals no damage when it fights. Whenever a non-Specter neighboring "
                        "creature would be dealt damage, the damage is dealt to this creature instead."),
    ],
)  # fmt: skip
def test_how_sentences_are_built(slug, en):
    assert text(slug, "en") == en


def test_what_it_is_follows_the_noun():
    own = "Wähle ein Artefakt. Verwende es wie deine eigene Karte. Zerstöre es."
    assert text("poltergeist", "de") == f"Spielen: {own}"
    assert text("dominator-bauble", "de") == "Aktion: Wähle eine befreundete Kreatur. Verwende sie."
    assert text("poltergeist", "pl").endswith("Użyj go jak własnej karty. Zniszcz go.")
    assert text("wild-wormhole", "pl") == "Zagranie: Ujawnij wierzchnią kartę swojej talii. Zagraj ją."
    assert text("bigtwig", "pl").endswith("Zbieranie: Ogłusz stworzenie. Wyczerp je.")


def test_a_trigger_says_the_event_and_what_it_is_about():
    assert text("tolas", "en").endswith(
        "Whenever an enemy creature is destroyed, gain 1 Æmber. "
        "Whenever a friendly creature is destroyed, your opponent gains 1 Æmber."
    )
    assert text("hunting-witch", "en") == "Whenever you play another creature, gain 1 Æmber."
    assert text("pingle-who-annoys", "pl").endswith(
        "Za każdym razem, gdy wrogie stworzenie wchodzi do gry, zadaj mu 1 obrażenie."
    )
    assert text("veylan-analyst", "de") == "Immer wenn du ein Artefakt verwendest, erhalte 1 Æmber."


def test_what_a_card_says_follows_from_its_numbers():
    declared = GAME.cards["positron-bolt"].play
    assert declared is not None
    stronger = bolt((5, 4, 2), one(Creatures(FLANK)))
    said = [GAME.words("en").say(arranged(effect.words())) for effect in (declared, stronger)]
    assert [re.findall(r"\d damage", sentence) for sentence in said] == [
        ["3 damage", "2 damage", "1 damage"],
        ["5 damage", "4 damage", "2 damage"],
    ]
