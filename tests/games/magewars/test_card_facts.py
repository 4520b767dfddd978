"""The facts printed on cards: against themselves, and against the reference facts."""

import re
from collections import Counter
from pathlib import Path

from tests.accepted import accepts, check_value
from tests.each import each
from tests.reference import facts as reference
from trivault.games.magewars.game import GAME
from trivault.games.magewars.state.model import (
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

ROOT = Path(__file__).parents[3]
INNATE = {slug for card in GAME.cards.values() for slug in card.innate}
CARDS = [card for card in GAME.cards.values() if card.slug not in INNATE]
NUMBERS = {
    MAGE: 4, CREATURE: 37, CONJURATION: 23, WALL: 4,
    ENCHANTMENT: 39, EQUIPMENT: 31, INCANTATION: 28, ATTACK: 12,
}  # fmt: skip


FACTS = reference.cards("magewars")
PRINTED = [card for card in CARDS if card.slug in FACTS]
SPELLS = [card for card in PRINTED if card.type != MAGE]


def each_card(cards):
    return each("card", cards, say=lambda card: card.slug)


def test_there_are_so_many_cards_of_each_type():
    assert Counter(card.type for card in PRINTED) == NUMBERS


@each_card(CARDS)
def test_the_facts_of_a_card_fit_its_type(card):
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", card.slug)
    assert (card.life > 0) == (card.type in (MAGE, CREATURE, CONJURATION, WALL))
    assert bool(card.schools) == (card.type != MAGE)
    assert {school for school, _ in card.schools} <= set(SCHOOLS)
    assert bool(card.slots) == (card.type == EQUIPMENT)
    assert card.type == ENCHANTMENT or not (card.reveal or card.mandatory or card.magebind or card.hidden)
    assert card.mandatory == bool(card.hidden)


@accepts
def test_the_cards_are_those_of_the_reference():
    assert {card.slug: card.type for card in PRINTED} == {slug: fact["type"] for slug, fact in FACTS.items()}
    beyond = [card.slug for card in CARDS if card.slug not in FACTS]
    check_value("cards beyond the reference", "mage-wars", sorted(beyond))


@each_card(PRINTED)
def test_a_card_has_the_names_of_the_reference(card):
    for lang, name in FACTS[card.slug]["names"].items():
        assert GAME.words(lang).say(GAME.face(card.slug).title) == name


@each_card(PRINTED)
def test_a_card_has_the_numbers_of_the_reference(card):
    fact = FACTS[card.slug]
    armor = None if fact.get("armor") == "none" else fact.get("armor", 0)
    assert (card.level, card.life, card.armor) == (fact["level"], fact.get("life", 0), armor)
    assert card.channeling == fact.get("channeling")
    assert sorted(card.subtypes) == sorted(fact.get("subtypes", ()))


@each_card(SPELLS)
def test_a_spell_has_the_schools_cost_action_and_range_of_the_reference(card):
    fact = FACTS[card.slug]
    assert sorted(card.schools) == sorted((school, level) for school, level in fact["schools"])
    assert card.any_school == fact.get("any_school", False)
    mana = fact.get("cost", 0)
    assert card.cost == mana if isinstance(mana, int) else not isinstance(card.cost, int) or card.cost == 0
    assert card.full == (fact["action"] == "full")
    assert list(card.range) == fact["range"]


@each_card([c for c in SPELLS if c.type == ENCHANTMENT])
def test_an_enchantment_has_the_costs_of_the_reference(card):
    fact = FACTS[card.slug]
    assert (card.reveal, card.mandatory) == (fact.get("reveal", 0), fact.get("mandatory", False))
    assert card.magebind == dict(fact.get("traits", ())).get("magebind", 0)


@each_card(SPELLS)
def test_a_spell_has_the_restrictions_of_the_reference(card):
    fact = FACTS[card.slug]
    assert (card.epic, card.novice) == (fact.get("epic", False), fact.get("novice", False))
    assert (card.only_class, card.only_trained) == (fact.get("only_class", ""), fact.get("only_trained_in", ""))


@each_card([c for c in PRINTED if c.type == MAGE])
def test_a_mage_is_trained_as_the_reference_says(card):
    fact = FACTS[card.slug]
    assert (list(card.trained), list(card.opposed)) == (fact["trained"], fact.get("opposed", []))
    assert card.any_element == fact.get("any_element", False)


# Attacks, defenses and traits

BAR_KINDS = {"damage_barrier": "barrier", "special": "other"}
USES = {"unlimited": 0}


def bar_facts(fact, spell):
    """An attack of the reference as the engine keeps it."""
    effects = [(least, tuple(names)) for least, *names in fact.get("effects", ())]
    traits = dict(fact.get("traits", ()))
    bonus = traits.pop("bonus-vs", 0)
    dice = fact["dice"] if isinstance(fact.get("dice"), int) else 0
    full = fact.get("action") == "full"
    return (
        spell or slugged(fact["name"]),
        dice,
        full,
        fact.get("damage_type", ""),
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


@each_card(PRINTED)
def test_a_card_has_the_attacks_of_the_reference(card):
    printed = FACTS[card.slug].get("attacks", ())
    known = [a for a in printed if not a.get("ability") and a.get("spell", False) == (card.type == ATTACK)]
    spell = card.slug if card.type == ATTACK else ""
    assert sorted(bar_kept(card, bar)[:2] for bar in card.attacks) == sorted(
        bar_facts(a, spell)[:2] for a in known
    )
    for fact in known:
        kept = next(bar for bar in card.attacks if bar.name == bar_facts(fact, spell)[0])
        assert bar_kept(card, kept) == bar_facts(fact, spell)
        assert kept.kind == BAR_KINDS.get(fact["kind"], fact["kind"])
        assert kept.zone == fact.get("zone", False)
        assert kept.spares_caster == (fact.get("spares") == "caster")
        assert list(kept.range) == fact.get("range", [0, 0])


@each_card(PRINTED)
def test_a_card_has_the_defenses_of_the_reference(card):
    found = [(d.least, d.uses, [k for k in ("melee", "ranged") if getattr(d, k)]) for d in card.defenses]
    known = [
        (d["least"], USES.get(d["uses"], 1), sorted(d["against"])) for d in FACTS[card.slug].get("defenses", ())
    ]
    assert found == known


UNSAID = ("magebind", "extendable", "spellbind", "epic", "novice")  # kept elsewhere, or true of all
TEXT = (
    "solid-to-hydro",
    "attacks-by-level",
    "slow-passage",
    "not-in-action",
    "unanswerable",
)  # what the text of a card says


@each_card(SPELLS)
def test_a_spell_has_the_traits_of_the_reference(card):
    known = dict(FACTS[card.slug].get("traits", ()))
    for name in UNSAID:
        known.pop(name, None)
    assert {name: n for name, n in card.traits.items() if name not in TEXT} == known


@each_card([c for c in SPELLS if c.type == EQUIPMENT])
def test_equipment_gives_what_the_reference_says(card):
    given = {
        ability.key: ability.amount.n
        for ability in card.abilities
        if isinstance(ability, Modify) and isinstance(ability.amount, Constant)
    }
    for grant in FACTS[card.slug].get("grants", ()):
        if grant["to"] != "mage":
            kind = grant["to"].rsplit(" ", 1)[1]
            assert given == {f"{kind}-attacks": grant["traits"][0][1]}
            assert kind in DAMAGE_TYPES
            continue
        for name, n in grant["traits"]:
            assert name in ("defense", "damage-barrier") or given[name] == n
    slots = FACTS[card.slug]["slot"]
    ways = [way.split(" and ") for way in slots.split(" or ")]
    assert [list(way) for way in card.slots] == ways


def test_every_card_lies_on_the_table_in_a_test_of_its_own():
    sources = (ROOT / "tests/games/magewars/cards").glob("test_*.py")
    text = "\n".join(source.read_text(encoding="utf-8") for source in sources)
    named = set(re.findall(r"[\w-]+", text))
    assert [card.slug for card in CARDS if card.slug not in named] == []
