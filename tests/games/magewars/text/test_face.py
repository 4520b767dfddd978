"""The text on the cards.

The faces of the cards lie beside this file, one file for each type and language. `make accept` writes them.
"""

import re
from pathlib import Path

import pytest

from tests.accepted import accepts, check_file
from tests.each import each
from tests.games.magewars.text.messages import GAME, LANGUAGES
from trivault.games.magewars.state.model import MAGE, TYPES
from trivault.games.magewars.text.face import render

HERE = Path(__file__).parent


def faces(kind, lang):
    words = GAME.words(lang)
    cards = [slug for slug, card in GAME.cards.items() if card.type == kind]
    return "\n\n".join("\n".join(render(GAME.face(slug), words)) for slug in cards) + "\n"


def text(slug, lang):
    """The rules text of a card on one line."""
    words = GAME.words(lang)
    return " ".join(words.say(line) for line in GAME.face(slug).lines)


def facts(slug, lang):
    return render(GAME.face(slug), GAME.words(lang))[1]


@accepts
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", [MAGE, *TYPES])
def test_all_faces(kind, lang):
    path = HERE / f"cards.{kind}.{lang}.txt"
    check_file(path, faces(kind, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
@each("slug", GAME.cards)
def test_lines_are_sentences(slug, lang):
    for line in map(GAME.words(lang).say, GAME.face(slug).lines):
        assert re.fullmatch(r"[A-ZÄÖÜŁŚŻŹ].*[^.]\.", line)
        assert not re.search(r"  | [.,:;)]|\( |[{}$]|\.\.|,,|,\.|[a-z]\. [a-zżś]", line)


@pytest.mark.parametrize("lang", ["de", "pl"])
@each("slug", GAME.cards)
def test_a_translation_gives_the_same_numbers(slug, lang):
    number = r"\d+"
    for said in (text, facts):
        assert sorted(re.findall(number, said(slug, lang))) == sorted(re.findall(number, said(slug, "en")))


@pytest.mark.parametrize(
    ("slug", "en"),
    [
        ("timber-wolf", "Bite: quick melee attack, 4 attack dice."),
        ("fireball", "Attack: quick ranged attack, 6 attack dice, flame damage, 4–10 Burn, 11+ 2× Burn, "
                     "Defrost."),
        ("bear-strength", "The enchanted creature has Melee +2."),
        ("bearskin", "Worn as chest piece. The wearer has Armor +2 and Frost \N{MINUS SIGN}2."),
        ("redclaw-alpha-male", "Legendary. Bite: quick melee attack, 5 attack dice. Each other friendly canine "
                               "creature in the same zone has Armor +1 and Melee +1."),
        ("minor-heal", "Roll 5 attack dice and heal that much damage from the target."),
        ("charge", "The target has Fast and Charge +1 until the end of the round."),
        ("mage-wand", "Worn as weapon or shield. Exchange (like a quick spell, 3 mana): Bind another spell. "
                      "Spellbind: one of your non-epic incantations is bound to this."),
        ("force-orb", "Magebind +1. Defense 8+: once per round, against ranged attacks only, conditions do not "
                      "affect the roll."),
        ("huginn-raven-familiar", "Familiar, Flying, Pest, Legendary, Arcane mage only. Beak: quick melee "
                                  "attack, 1 attack die, Piercing +1. Defense 6+: against every attack. "
                                  "Raven’s Eye (quick action, range 0–2, target: hidden enchantment): Look at "
                                  "the target. This creature can cast incantations of level 2 or less."),
    ],
)  # fmt: skip
def test_english(slug, en):
    assert text(slug, "en") == en


@pytest.mark.parametrize(
    ("slug", "en"),
    [
        ("timber-wolf", "Creature · Animal and Canine · Nature 2 · 9 mana · full · range 0–0 · target: zone · "
                        "Life 10 · Armor 2"),
        ("block", "Enchantment · Defense and Force · Mind 1 · 2 mana · reveal 2 mana · mandatory · quick · "
                  "range 0–2 · target: corporeal creature"),
        ("dispel", "Incantation · Metamagic · Arcane 1 · X mana (X is the cost to cast and reveal the target) "
                   "· quick · range 0–2 · target: revealed enchantment"),
        ("fog-bank", "Wall (conjuration) · Cloud · Air 1 · 4 mana · quick · range 0–1 · target: zone border · "
                     "Life 4 · never any Armor"),
        ("enchanters-ring", "Equipment · Arcane 1 or Nature 1 · 2 mana · quick · range 0–2 · target: mage"),
    ],
)  # fmt: skip
def test_english_facts(slug, en):
    assert facts(slug, "en") == en


@pytest.mark.parametrize(
    ("slug", "lang", "said"),
    [
        ("malacoda", "de", "In jeder Erhaltungsphase gilt: Füge jeder lebenden Kreatur in derselben Zone 2 "
                           "direkten Schaden der Art Gift zu."),
        ("malacoda", "pl", "W każdej fazie utrzymania zadaj każdemu żywemu stworzeniu w tej samej strefie "
                           "2 bezpośrednie obrażenia typu trucizna."),
        ("agony", "de", "Angriffe der verzauberten Kreatur, Zauber ausgenommen, haben 2 Angriffswürfel "
                        "weniger."),
        ("agony", "pl", "Ataki zaczarowanego stworzenia oprócz zaklęć mają o 2 kości ataku mniej."),
    ],
)  # fmt: skip
def test_grammar(slug, lang, said):
    assert said in text(slug, lang)
