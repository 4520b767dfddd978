"""The facts printed on cards: against themselves, and against the shared card data where it lies."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from trivault.games.keyforge import GAME
from trivault.games.keyforge.cards import aoa, cota, mm, wc
from trivault.games.keyforge.deck import slug_of
from trivault.games.keyforge.printed import ACTION, ARTIFACT, CREATURE, HOUSES, UPGRADE
from trivault.games.keyforge.sets import facts

ROOT = Path(__file__).parents[2]
DATA = ROOT.parent / "shared/data/keyforge/cards.json"
CARDS = list(GAME.cards.values())

SETS = {"CotA": cota, "AoA": aoa, "WC": wc, "MM": mm}
SET_OF = {card.slug: name for name, cards in SETS.items() for card in cards.CARDS}
PER_HOUSE = {"brobnar": 52, "dis": 54, "logos": 53, "mars": 52, "sanctum": 55, "shadows": 52, "untamed": 52}


def test_call_of_the_archons_has_370_cards():
    assert len(cota.CARDS) == 370
    assert Counter(card.house for card in cota.CARDS) == PER_HOUSE
    assert set(PER_HOUSE) < set(HOUSES)


def test_call_of_the_archons_has_so_many_cards_of_each_type():
    types = Counter(card.type for card in cota.CARDS)
    assert types == {CREATURE: 154, ACTION: 134, ARTIFACT: 61, UPGRADE: 21}


def test_every_card_has_a_set_a_number_and_a_rarity():
    assert set(SET_OF) == set(GAME.cards)
    for name, cards in SETS.items():
        assert [card.slug for card in cards.CARDS] == list(facts(name.lower()))
    assert [fact.number for fact in facts().values()] == list(range(1, 371))
    rarities = Counter(fact.rarity for name in SETS for fact in facts(name.lower()).values())
    assert set(rarities) == {"common", "uncommon", "rare", "variant", "fixed"}


def test_numbers_follow_the_houses():
    for cards in SETS.values():
        assert [card.house for card in cards.CARDS] == sorted(card.house for card in cards.CARDS)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.slug)
def test_the_facts_of_a_card_fit_its_type(card):
    assert card.slug == slug_of(card.slug)
    assert card.house in HOUSES
    assert card.power >= 0
    assert (card.power > 0 or card.x_power) == (card.type == CREATURE)
    assert card.armor >= 0
    assert not card.armor or card.type == CREATURE
    assert 0 <= card.amber <= 4
    assert card.traits if card.type == CREATURE else not card.armor
    assert (not card.gives and card.gives_action is None) or card.type == UPGRADE
    assert (card.action is None and card.omni is None) or card.type in (CREATURE, ARTIFACT)
    assert set(card.keywords) <= {"alpha", "omega"} or card.type == CREATURE


def shared_facts():
    if not DATA.exists():
        return {}
    known = json.loads(DATA.read_text(encoding="utf-8"))
    return {slug_of(fact["id"]): fact for fact in known}


FACTS = shared_facts()
needs_facts = pytest.mark.skipif(not FACTS, reason="the shared card data is not here")
HOUSE_NAMES = {"staralliance": "star-alliance"}
NUMBERED = ("assault", "hazardous")  # keywords that are printed with a value


@needs_facts
def test_the_cards_are_those_of_the_shared_data():
    assert {card.slug for card in cota.CARDS} == {
        slug for slug, fact in FACTS.items() if "CotA" in fact["sets"]
    }
    assert set(GAME.cards) <= set(FACTS)


@needs_facts
@pytest.mark.parametrize("slug", GAME.cards)
def test_a_card_has_the_facts_of_the_shared_data(slug):
    card, fact = GAME.cards[slug], FACTS[slug]
    found = (card.type, [card.house], card.power, card.armor, card.amber, sorted(card.traits))
    assert found == (
        fact["type"],
        [HOUSE_NAMES.get(house, house) for house in fact["houses"]],
        fact["power"] or 0,
        fact["armor"] or 0,
        fact["bonus_icons"].get("amber", 0),
        sorted(map(slug_of, fact["traits"])),
    )


@needs_facts
@pytest.mark.parametrize("slug", GAME.cards)
def test_a_card_has_the_halves_and_enhancements_of_the_shared_data(slug):
    card, fact = GAME.cards[slug], FACTS[slug]
    gigantic = fact["gigantic"] or {"half": "", "other_half": ""}
    assert (card.half, card.other_half) == (gigantic["half"], gigantic["other_half"])
    assert card.enhance == fact["enhance"]


@needs_facts
@pytest.mark.parametrize("slug", GAME.cards)
def test_a_card_has_the_keywords_of_the_shared_data(slug):
    keywords = [
        f"{name}:{n}" if name in NUMBERED else name
        for name, n in GAME.cards[slug].keywords.items()
        if name != "lose-to-play"  # a price in the text of a card
    ]
    assert sorted(keywords) == sorted(FACTS[slug]["keywords"])


@needs_facts
@pytest.mark.parametrize("slug", GAME.cards)
def test_a_card_has_the_number_and_rarity_of_the_shared_data(slug):
    printed = FACTS[slug]["sets"][SET_OF[slug]]
    fact = facts(SET_OF[slug].lower())[slug]
    assert (fact.number, fact.rarity) == (int(printed["number"]), printed["rarity"].lower())


def test_every_card_lies_on_the_table_in_a_test_of_its_own():
    sources = (ROOT / "tests/keyforge/cards").glob("test_*.py")
    text = "\n".join(source.read_text(encoding="utf-8") for source in sources)
    text = text.replace("master-of-{n}", "master-of-1")
    assert [card.slug for card in CARDS if not re.search(rf"\b{card.slug}\b", text)] == []
