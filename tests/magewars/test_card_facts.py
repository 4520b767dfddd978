"""The facts printed on cards: against themselves, and against the shared card data where it lies."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from trivault.games.magewars import GAME
from trivault.games.magewars.model import (
    ATTACK,
    CONJURATION,
    CREATURE,
    DAMAGE_TYPES,
    ENCHANTMENT,
    EQUIPMENT,
    INCANTATION,
    MAGE,
    SCHOOLS,
    WALL,
)
from trivault.kernel.abilities import Modify
from trivault.kernel.terms import Constant

ROOT = Path(__file__).parents[2]
DATA = ROOT.parent / "shared/data/mage-wars/cards.json"
INNATE = {slug for card in GAME.cards.values() for slug in card.innate}
CARDS = [card for card in GAME.cards.values() if card.slug not in INNATE]
NUMBERS = {
    MAGE: 4, CREATURE: 37, CONJURATION: 23, WALL: 4,
    ENCHANTMENT: 39, EQUIPMENT: 31, INCANTATION: 28, ATTACK: 12,
}  # fmt: skip


def shared_facts():
    if not DATA.exists():
        return {}
    known = json.loads(DATA.read_text(encoding="utf-8"))
    return {fact["id"].removeprefix("mage-") if fact["type"] == MAGE else fact["id"]: fact for fact in known}


FACTS = shared_facts()
SPELLS = [card for card in CARDS if card.type != MAGE]
needs_facts = pytest.mark.skipif(not FACTS, reason="the shared card data is not here")
of_cards = pytest.mark.parametrize("card", CARDS, ids=lambda card: card.slug)
of_spells = pytest.mark.parametrize("card", SPELLS, ids=lambda card: card.slug)


def test_there_are_so_many_cards_of_each_type():
    assert Counter(card.type for card in CARDS) == NUMBERS


@of_cards
def test_the_facts_of_a_card_fit_its_type(card):
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", card.slug)
    assert (card.life > 0) == (card.type in (MAGE, CREATURE, CONJURATION, WALL))
    assert bool(card.schools) == (card.type != MAGE)
    assert {school for school, _ in card.schools} <= set(SCHOOLS)
    assert bool(card.slots) == (card.type == EQUIPMENT)
    assert card.type == ENCHANTMENT or not (card.reveal or card.mandatory or card.magebind or card.hidden)
    assert card.mandatory == bool(card.hidden)


def dashed(words):
    return sorted(word.replace("_", "-").replace(" ", "-") for word in words)


@needs_facts
def test_the_cards_are_those_of_the_shared_data():
    assert {card.slug: card.type for card in CARDS} == {slug: fact["type"] for slug, fact in FACTS.items()}


@needs_facts
@of_cards
def test_a_card_has_the_numbers_of_the_shared_data(card):
    fact = FACTS[card.slug]
    armor = None if "armor_note" in fact else fact.get("armor", 0) or 0
    assert (card.level, card.life, card.armor) == (fact["level"], fact.get("life") or 0, armor)
    assert card.channeling == fact.get("channeling")
    assert sorted(card.subtypes) == dashed(fact["subtypes"])


@needs_facts
@of_spells
def test_a_spell_has_the_schools_cost_action_and_range_of_the_shared_data(card):
    fact = FACTS[card.slug]
    ((how, schools),) = fact["schools"].items()
    assert sorted(card.schools) == sorted((school, level) for school, level in schools)
    assert card.any_school == (how == "any")
    mana = fact["cost"]["mana"]
    assert card.cost == mana if isinstance(mana, int) else not isinstance(card.cost, int) or card.cost == 0
    assert card.full == (fact["action"] == "full")
    assert list(card.range) == fact["range"]


@needs_facts
@pytest.mark.parametrize("card", [c for c in SPELLS if c.type == ENCHANTMENT], ids=lambda card: card.slug)
def test_an_enchantment_has_the_costs_of_the_shared_data(card):
    cost = FACTS[card.slug]["cost"]
    binds = [trait["value"] for trait in FACTS[card.slug].get("traits", ()) if trait["trait"] == "magebind"]
    assert (card.reveal, card.mandatory) == (cost["reveal"], cost["reveal_mandatory"])
    assert card.magebind == sum(binds)


@needs_facts
@of_spells
def test_a_spell_has_the_restrictions_of_the_shared_data(card):
    limits = FACTS[card.slug].get("spellbook_restrictions") or {}
    assert (card.epic, card.novice) == (limits.get("epic", False), limits.get("novice", False))
    assert (card.only_class, card.only_trained) == (
        limits.get("only_class", ""),
        limits.get("only_trained_in", ""),
    )


@needs_facts
@pytest.mark.parametrize("card", [c for c in CARDS if c.type == MAGE], ids=lambda card: card.slug)
def test_a_mage_is_trained_as_the_shared_data_say(card):
    fact = FACTS[card.slug]
    assert (list(card.trained), list(card.opposed)) == (
        fact["training"]["schools"],
        fact.get("opposed_schools") or [],
    )
    assert card.any_element == ("choose_one" in fact["training"])


# Attacks, defenses and traits

BAR_KINDS = {"damage_barrier": "barrier", "special": "other"}
USES = {"unlimited": 0}


def bar_facts(fact, spell):
    """An attack of the data as the engine keeps it."""
    effects = [(e["min"], tuple(e["effects"])) for e in fact["effects"]]
    traits = {t["trait"].replace("_", "-"): t.get("value", 1) for t in fact["traits"]}
    bonus = traits.pop("bonus-vs", 0)
    dice = fact["dice"] if isinstance(fact["dice"], int) else 0
    full = fact["action"] == "full"
    return (
        spell or slugged(fact["name"]),
        dice,
        full,
        fact["damage_type"] or "",
        effects,
        bonus,
        traits,
    )


def slugged(name):
    return re.sub(r"[^a-z]+", "-", name.lower().replace("'", "").replace("’", "")).strip("-")


def bar_kept(card, bar):
    own = ("chains", "quenches")  # what the text of a card says
    traits = {name: n for name, n in bar.traits if name not in own}
    effects = [(least, names) for least, names in bar.effects]
    bonus = sum(n for n, _ in bar.bonus)
    return (bar.name, bar.dice, bar.full, bar.damage, effects, bonus, traits)


@needs_facts
@of_cards
def test_a_card_has_the_attacks_of_the_shared_data(card):
    printed = FACTS[card.slug].get("attacks") or ()
    known = [a for a in printed if not a.get("ability") and a.get("spell", False) == (card.type == ATTACK)]
    spell = card.slug if card.type == ATTACK else ""
    assert sorted(bar_kept(card, bar)[:2] for bar in card.attacks) == sorted(
        bar_facts(a, spell)[:2] for a in known
    )
    for fact in known:
        kept = next(bar for bar in card.attacks if bar.name == bar_facts(fact, spell)[0])
        assert bar_kept(card, kept) == bar_facts(fact, spell)
        assert kept.kind == BAR_KINDS.get(fact["kind"], fact["kind"])
        assert kept.zone == fact.get("zone_attack", False)
        assert kept.spares_caster == (fact.get("excludes") == "caster")
        assert list(kept.range) == (fact["range"] or [0, 0])


@needs_facts
@of_cards
def test_a_card_has_the_defenses_of_the_shared_data(card):
    found = [(d.least, d.uses, [k for k in ("melee", "ranged") if getattr(d, k)]) for d in card.defenses]
    known = [
        (d["min_roll"], USES.get(d["uses_per_round"], 1), sorted(d.get("vs") or ["melee", "ranged"]))
        for d in FACTS[card.slug].get("defenses") or ()
    ]
    assert found == known


def trait_fact(trait):
    """A trait of the data as the engine names it."""
    name = trait["trait"].replace("_", "-")
    if name == "damage-type-modifier":
        return trait["damage_type"], trait["value"]
    if name == "immunity":
        return f"immune-{trait['to']}", 1
    return name, trait.get("value", 1)


UNSAID = ("magebind", "extendable", "spellbind", "epic", "novice")  # kept elsewhere, or true of all
TEXT = (
    "solid-to-hydro",
    "attacks-by-level",
    "slow-passage",
    "not-in-action",
    "unanswerable",
)  # what the text of a card says


@needs_facts
@pytest.mark.parametrize("card", SPELLS, ids=lambda card: card.slug)
def test_a_spell_has_the_traits_of_the_shared_data(card):
    known = dict(map(trait_fact, FACTS[card.slug].get("traits") or ()))
    for name in UNSAID:
        known.pop(name, None)
    assert {name: n for name, n in card.traits.items() if name not in TEXT} == known


@needs_facts
@pytest.mark.parametrize("card", [c for c in SPELLS if c.type == EQUIPMENT], ids=lambda card: card.slug)
def test_equipment_gives_what_the_shared_data_say(card):
    given = {
        ability.key: ability.amount.n
        for ability in card.abilities
        if isinstance(ability, Modify) and isinstance(ability.amount, Constant)
    }
    for grant in FACTS[card.slug].get("grants") or ():
        if grant["to"] != "mage":
            kind = grant["to"].rsplit(" ", 1)[1]
            assert given == {f"{kind}-attacks": grant["traits"][0]["value"]}
            assert kind in DAMAGE_TYPES
            continue
        for name, n in map(trait_fact, grant["traits"]):
            assert name in ("defense", "damage-barrier") or given[name] == n
    slots = FACTS[card.slug]["slot"]
    ways = [way.split(" and ") for way in slots.split(" or ")]
    assert [list(way) for way in card.slots] == ways


@pytest.mark.parametrize("kind", list(NUMBERS))
def test_every_card_lies_on_the_table_in_a_test_of_its_own(kind):
    sources = (ROOT / "tests/magewars/cards").glob("test_*.py")
    text = "\n".join(source.read_text(encoding="utf-8") for source in sources)
    cards = [card.slug for card in CARDS if card.type == kind]
    assert [slug for slug in cards if not re.search(rf"\b{slug}\b", text)] == []
