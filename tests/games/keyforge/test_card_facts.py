"""The facts printed on cards: against themselves, and against the reference facts."""

import re
from collections import Counter
from pathlib import Path

from tests.accepted import accepts, check_value
from tests.each import each
from tests.reference import facts as reference
from trivault.games.keyforge.cards import aoa, cota, mm, wc
from trivault.games.keyforge.decks.deck import slug_of
from trivault.games.keyforge.decks.sets import facts
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.state.printed import ACTION_TYPE, ARTIFACT, CREATURE, HOUSES, UPGRADE

ROOT = Path(__file__).parents[3]
CARDS = list(GAME.cards.values())

SETS = {"CotA": cota, "AoA": aoa, "WC": wc, "MM": mm}
SET_OF = {card.slug: name for name, cards in SETS.items() for card in cards.CARDS}
FACTS = reference.cards("keyforge")
PRINTED = [slug for slug in GAME.cards if slug in FACTS]
COTA = [card for card in cota.CARDS if card.slug in FACTS]
PER_HOUSE = {"brobnar": 52, "dis": 54, "logos": 53, "mars": 52, "sanctum": 55, "shadows": 52, "untamed": 52}


def test_call_of_the_archons_has_370_cards():
    assert len(COTA) == 370
    assert Counter(card.house for card in COTA) == PER_HOUSE
    assert set(PER_HOUSE) < set(HOUSES)


def test_call_of_the_archons_has_so_many_cards_of_each_type():
    types = Counter(card.type for card in COTA)
    assert types == {CREATURE: 154, ACTION_TYPE: 134, ARTIFACT: 61, UPGRADE: 21}


def test_every_card_has_a_set_a_number_and_a_rarity():
    assert set(SET_OF) == set(GAME.cards)
    for name, cards in SETS.items():
        printed = facts(name.lower())
        alone = [card.slug for card in cards.CARDS if len(card.houses) == 1]
        alone = [slug for slug in alone if isinstance(printed[slug].number, int)]  # anomalies aside
        assert alone == [slug for slug in printed if slug in alone]
    assert [fact.number for fact in facts().values()] == list(range(1, len(facts()) + 1))
    rarities = Counter(fact.rarity for name in SETS for fact in facts(name.lower()).values())
    assert set(rarities) == {"common", "uncommon", "rare", "variant", "fixed", "special"}


def test_numbers_follow_the_houses():
    for cards in SETS.values():
        houses = [card.house for card in cards.CARDS if len(card.houses) == 1]
        assert houses == sorted(houses)


@each("card", CARDS, say=lambda card: card.slug)
def test_the_facts_of_a_card_fit_its_type(card):
    assert card.slug == slug_of(card.slug)
    assert set(card.houses) <= set(HOUSES)
    assert card.power >= 0
    assert (card.power > 0 or card.x_power) == (card.type == CREATURE)
    assert card.armor >= 0
    assert not card.armor or card.type == CREATURE
    assert 0 <= card.amber <= 4
    assert card.traits if card.type == CREATURE else not card.armor
    assert (not card.gives and card.gives_action is None) or card.type == UPGRADE
    assert (card.action is None and card.omni is None) or card.type in (CREATURE, ARTIFACT)
    assert set(card.keywords) <= {"alpha", "omega"} or card.type == CREATURE


NUMBERED = ("assault", "hazardous")  # keywords that are printed with a value
SPELT_OTHERWISE = {  # where the reference has a slip
    ("pain-reaction", "pl"): "Łańcuch bólu",
    ("crewman-jorg", "de"): "Crewmitglied Björk",
    ("backup-copy", "de"): "Sicherheitskopie",
    ("prince-derric-unifier", "de"): "Prinz Derric der Einiger",
}


def test_the_reference_holds_every_card_of_the_four_sets():
    """Also those that are still to be written."""
    numbers = {
        name: [fact["sets"][name][0] for fact in FACTS.values() if name in fact["sets"]] for name in SETS
    }
    assert {name: len(known) for name, known in numbers.items()} == {
        "CotA": 370,
        "AoA": 370,
        "WC": 415,
        "MM": 425,
    }
    assert len(FACTS) == 1129


@accepts
def test_the_cards_are_those_of_the_reference():
    assert {card.slug for card in COTA} == {slug for slug, fact in FACTS.items() if "CotA" in fact["sets"]}
    check_value("cards beyond the reference", "keyforge", sorted(set(GAME.cards) - set(FACTS)))


@each("slug", PRINTED)
def test_a_card_has_the_facts_of_the_reference(slug):
    card, fact = GAME.cards[slug], FACTS[slug]
    power = "X" if card.x_power else card.power
    found = (card.type, sorted(card.houses), power, card.armor, card.amber, sorted(card.traits))
    assert found == (
        fact["type"],
        sorted(fact.get("houses", ())),
        fact.get("power", 0),
        fact.get("armor", 0),
        fact.get("amber", 0),
        sorted(fact.get("traits", ())),
    )


@each("slug", PRINTED)
def test_a_card_has_the_halves_and_enhancements_of_the_reference(slug):
    card, fact = GAME.cards[slug], FACTS[slug]
    assert (card.half, card.other_half) == (fact.get("half", ""), fact.get("other_half", ""))
    assert card.enhance == fact.get("enhance", {})


@each("slug", PRINTED)
def test_a_card_has_the_keywords_of_the_reference(slug):
    keywords = [
        f"{name}:{n}" if name in NUMBERED else name
        for name, n in GAME.cards[slug].keywords.items()
        if name != "lose-to-play"  # a price in the text of a card
    ]
    assert sorted(keywords) == sorted(FACTS[slug].get("keywords", ()))


@each("name", SETS)
def test_a_set_has_the_numbers_and_rarities_of_the_reference(name):
    """Reprints stand in each of their sets."""
    found = {slug: [fact.number, fact.rarity] for slug, fact in facts(name.lower()).items() if slug in FACTS}
    assert found == {slug: fact["sets"][name] for slug, fact in FACTS.items() if name in fact["sets"]}


@each("slug", PRINTED)
def test_a_card_has_the_names_of_the_reference(slug):
    for lang, name in FACTS[slug]["names"].items():
        expected = SPELT_OTHERWISE.get((slug, lang), name)
        assert GAME.words(lang).say(GAME.face(slug).title) == expected


def test_every_card_lies_on_the_table_in_a_test_of_its_own():
    sources = (ROOT / "tests/games/keyforge/cards").rglob("test_*.py")
    text = "\n".join(source.read_text(encoding="utf-8") for source in sources)
    named = set(re.findall(r"[\w-]+", text.replace("master-of-{n}", "master-of-1")))
    assert [card.slug for card in CARDS if card.slug not in named] == []
