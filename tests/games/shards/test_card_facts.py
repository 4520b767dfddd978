"""The facts printed on cards: against themselves, and against the reference facts."""

import ast
from collections import Counter
from pathlib import Path

import trivault
from tests.accepted import accepts, check_value
from tests.each import each
from tests.reference import facts as reference
from trivault.games.shards.cards import CENTRE, CHARACTERS, STARTER
from trivault.games.shards.state.model import ALLY, CHAMPION, CHARACTER, FACTIONS
from trivault.games.shards.state.model import STARTER as STARTER_TYPE

GAME = trivault.load("shards")
ROOT = Path(__file__).parents[3]
FACTS = reference.cards("shards")
PRINTED = [slug for slug in GAME.cards if slug in FACTS]
BOX = [card for card in CENTRE if card.slug in FACTS]


def test_the_box_holds_45_centre_cards_in_88_copies():
    assert len(BOX) == 45
    assert sum(card.copies for card in BOX) == 88


def test_each_faction_has_22_copies():
    copies: Counter[str] = Counter()
    for card in BOX:
        copies[card.faction] += card.copies
    assert copies == dict.fromkeys(FACTIONS, 22)


def test_each_player_begins_with_ten_cards():
    assert {card.slug: card.copies for card in STARTER} == {
        "crystal": 7,
        "blaster": 1,
        "shard-reactor": 1,
        "infinity-shard": 1,
    }


def test_there_is_one_character_of_each_faction():
    assert [card.faction for card in CHARACTERS] == list(FACTIONS)


def test_every_card_has_a_name_of_its_own():
    assert len(GAME.cards) == len(CENTRE) + len(STARTER) + len(CHARACTERS)


@each("card", GAME.cards.values(), say=lambda card: card.slug)
def test_the_facts_of_a_card_fit_its_type(card):
    centre = card in CENTRE
    assert card.type in ((ALLY, CHAMPION) if centre else (STARTER_TYPE, CHARACTER))
    assert (1 <= card.cost <= 7) if centre else card.cost == 0
    assert card.copies in ((1, 2, 3) if centre else (1, 7))
    assert (card.faction in FACTIONS) == (card.type != STARTER_TYPE)
    assert (card.health > 0) == (card.type in (CHAMPION, CHARACTER))
    assert not card.mercenary or card.type == ALLY
    assert (card.exhaust is None and not card.passives) or card.type == CHAMPION
    assert (card.play is not None) or card.type in (CHAMPION, CHARACTER)


@accepts
def test_the_cards_are_those_of_the_reference():
    assert set(PRINTED) == set(FACTS)
    check_value("cards beyond the reference", "shards", sorted(set(GAME.cards) - set(FACTS)))


@each("slug", PRINTED)
def test_a_card_has_the_facts_of_the_reference(slug):
    card, fact = GAME.cards[slug], FACTS[slug]
    found = (card.type, card.faction, card.cost, card.copies, card.health, card.shield, card.mercenary)
    assert found == (
        fact["type"],
        fact.get("faction", ""),
        fact.get("cost", 0),
        fact["copies"],
        fact.get("health", 0),
        fact.get("shield", 0),
        fact.get("mercenary", False),
    )


@each("slug", PRINTED)
def test_a_card_has_an_exhaust_ability_where_the_reference_says_so(slug):
    card = GAME.cards[slug]
    says = "exhaust" in FACTS[slug].get("keywords", ()) and card.type == CHAMPION
    assert (card.exhaust is not None) == says


def test_every_card_has_a_test_of_its_behaviour():
    """By name: the test of `kiln-drone` begins with `test_kiln_drone`."""
    sources = sorted((ROOT / "tests/games/shards/cards").glob("test_*.py"))
    trees = [ast.parse(source.read_text(encoding="utf-8")) for source in sources]
    tests = [node.name for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)]
    untested = [
        card.slug
        for card in (*CENTRE, *STARTER)
        if not any(test.startswith(f"test_{card.slug.replace('-', '_')}") for test in tests)
    ]
    assert untested == []
