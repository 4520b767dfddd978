"""What cards of several types leave alone, with a forbidden candidate or number on the table."""

import pytest

from tests.games.magewars.situations import Situation
from trivault.kernel.abilities import value

NON_MAGE = ("timber-wolf", "skeletal-sentry", "whirling-spirit")


# Targets


LIVING = ("warlock", "priestess", "timber-wolf")


CORPOREAL = (*LIVING, "skeletal-sentry")


TARGETS = {
    LIVING: (
        "bear-strength", "bull-endurance", "cheetah-speed", "cobra-reflexes", "divine-intervention",
        "divine-protection", "hawkeye", "mongoose-agility", "regrowth", "rhino-hide", "vampirism", "ghoul-rot",
        "poisoned-blood", "drain-life", "purify", "vampiric-strike",
    ),
    CORPOREAL: (
        "block", "circle-of-lightning", "force-orb", "force-sword", "nullify", "retaliate", "reverse-attack",
        "reverse-magic", "maim-wings", "charge", "perfect-strike", "piercing-strike", "battle-fury",
        "tanglevine",
    ),
    NON_MAGE: ("essence-drain", "banish"),
    ("timber-wolf", "whirling-spirit"): ("pacify",),  # a psychic one
    ("timber-wolf", "skeletal-sentry"): ("turn-to-stone",),
    ("timber-wolf",): ("death-link", "sleep", "lay-hands"),
}  # fmt: skip


@pytest.mark.parametrize(
    ("spell", "targets"), [(spell, targets) for targets, spells in TARGETS.items() for spell in spells]
)
def test_a_spell_is_aimed_only_at_what_it_names(spell, targets):
    mages = {"mage": "warlock b2 mana:30", "p1_mage": "priestess b2"}
    with Situation(prepared=spell, b2=", ".join(NON_MAGE), **mages) as table:
        table.answer(f"quickcast {spell}")
        table.offers("skip", *(f"target {target}" for target in targets))
        table.answer("skip")


@pytest.mark.parametrize(
    ("mage", "worn", "targets"),
    [
        ("priestess", "crown-of-protection", ["timber-wolf", "steelclaw-grizzly"]),
        ("beastmaster", "staff-of-beasts", ["timber-wolf", "steelclaw-grizzly"]),
    ],
)
def test_equipment_reaches_one_zone_far(mage, worn, targets):
    with Situation(
        mage=f"{mage} b2 mana:20 +{worn}", b2="timber-wolf", c2="steelclaw-grizzly", d2="bitterwood-fox"
    ) as table:
        table.answer(f"use {worn}")
        table.offers("skip", *(f"target {target}" for target in targets))
        table.answer("skip")


@pytest.mark.parametrize(
    ("spawnpoint", "fits", "others"),
    [
        ("gate-to-voltari", "blue-gremlin", "mana-crystal"),
        ("pentagram", "dark-pact-slayer", "timber-wolf, mana-flower, idol-of-pestilence"),
        ("temple-of-asyra", "royal-archer", "minor-heal, hand-of-bim-shalla"),
    ],
)
def test_spawnpoints_cast_creatures_of_their_school_alone(spawnpoint, fits, others):
    with Situation(spellbook=f"{fits}, {others}", b2=spawnpoint, phase="planning") as table:
        table.answer("skip")
        table.offers(f"assign {fits}", "skip")
        table.answer("skip")


# Traits


TRAITS = [
    ("mohktari-great-tree-of-life", "regenerate", {"skeletal-sentry": 0, "timber-wolf": 2, "tanglevine": 0}),
    ("highland-unicorn", "regenerate", {"skeletal-sentry": 0, "timber-wolf": 1, "tanglevine": 0}),
    ("sacred-ground", "aegis", {"mana-flower": 0, "skeletal-sentry": 0, "timber-wolf": 1}),
    ("goran-werewolf-pet", "bloodthirsty", {"goran-werewolf-pet": 2, "timber-wolf": 0}),
]


@pytest.mark.parametrize(("card", "trait", "expected"), TRAITS, ids=[card for card, *_ in TRAITS])
def test_an_object_gives_a_trait_only_to_whom_it_names(card, trait, expected):
    others = ", ".join(name for name in expected if name != card).replace(", tanglevine", " +tanglevine")
    with Situation(mage="beastmaster b2", b2=f"{card}, {others}") as table:
        assert {name: table.trait(trait, name) for name in expected} == expected


WORN = [
    ("gauntlets-of-strength", "melee"),
    ("regrowth-belt", "regenerate"),
    ("dawnbreaker-ring", "light-attacks"),
    ("fireshaper-ring", "flame-attacks"),
    ("lightning-ring", "lightning-attacks"),
]


@pytest.mark.parametrize(("card", "trait"), WORN)
def test_equipment_gives_its_traits_to_nobody_but_its_wearer(card, trait):
    with Situation(mage=f"wizard b2 +{card}", b2="timber-wolf") as table:
        assert table.trait(trait, "wizard") > 0
        assert table.trait(trait, "timber-wolf") == 0


CARRIED = [
    ("hawkeye", "ranged"),
    ("retaliate", "attack-counterstrike"),
    ("vampirism", "melee-vampiric"),
    ("enfeeble", "slow"),
    ("tanglevine", "unmovable"),
]


@pytest.mark.parametrize(("card", "trait"), CARRIED)
def test_an_enchantment_gives_its_traits_to_nobody_but_its_bearer(card, trait):
    with Situation(b2=f"timber-wolf +{card}, royal-archer") as table:
        assert table.trait(trait, "timber-wolf") > 0
        assert table.trait(trait, "royal-archer") == 0


def test_armor_is_for_who_wears_or_carries_it():
    with Situation(mage="wizard b2 +demonhide-armor", b2="timber-wolf +turn-to-stone, royal-archer") as table:
        assert [table.armor(name) for name in ("wizard", "timber-wolf", "royal-archer")] == [2, 8, 1]


@pytest.mark.parametrize(
    ("defender", "dice"),
    [("mana-crystal", 5), ("idol-of-pestilence", 5), ("whirling-spirit", 6), ("dark-pact-slayer", 6)],
)
def test_samandriel_strikes_nonliving_and_dark_creatures_harder(defender, dice):
    with Situation(b2=f"samandriel-angel-of-light, {defender} p1") as table:
        table.dice(["0"] * dice, effect=1)
        table.answer("activate samandriel-angel-of-light", f"attack samandriel-angel-of-light {defender}")


@pytest.mark.parametrize(("defender", "dice"), [("mana-crystal", 4), ("skeletal-sentry", 6)])
def test_staff_of_asyra_strikes_nonliving_creatures_harder(defender, dice):
    with Situation(mage="priestess b2 +staff-of-asyra", b2=f"{defender} p1") as table:
        table.dice(["0"] * dice, effect=1)
        table.answer("activate priestess", f"attack staff-of-asyra {defender}", "done")


@pytest.mark.parametrize(("defender", "dice"), [("mana-crystal", 1), ("skeletal-sentry", 3)])
def test_temple_of_light_blasts_nonliving_creatures_harder(defender, dice):
    with Situation(mage="priestess b2 mana:9", b2=f"temple-of-light, {defender} p1") as table:
        table.dice(["0"] * dice, effect=1)
        table.answer("use temple-of-light", f"target {defender}")


def test_nobody_makes_companions_of_enemy_creatures():
    for spell, other in (("timber-wolf", "beastmaster"), ("flaming-hellion", "warlock")):
        given = {"mage": "wizard b2 mana:20", "p1_mage": f"{other} b2 mana:20", "prepared": spell}
        with Situation(**given) as table:
            table.answer("activate wizard", f"cast {spell}", "target b2")
            table.offers("quickcast arcane-zap", "done")
            table.answer("done")


REBATES = [
    ("arcane-ring", "cast-rebate", "dispel, mana-crystal", "jinx, harmonize, battle-forge"),
    ("arcane-ring", "reveal-rebate", "jinx, harmonize", "dispel, mana-crystal, bear-strength"),
    ("ring-of-asyra", "cast-rebate", "minor-heal", "gray-angel, charge, divine-protection"),
    ("ring-of-asyra", "reveal-rebate", "divine-protection", "bear-strength, minor-heal"),
    ("ring-of-beasts", "cast-rebate", "timber-wolf", "royal-archer, rajans-fury"),
    ("ring-of-curses", "reveal-rebate", "agony", "bear-strength, drain-life"),
]


@pytest.mark.parametrize(("ring", "rebate", "cheaper", "others"), REBATES)
def test_a_ring_makes_only_its_spells_cheaper(ring, rebate, cheaper, others):
    with Situation(mage=f"wizard b2 mana:20 +{ring}", spellbook=f"{cheaper}, {others}") as table:
        state = table.state
        found = {state.card(t).slug: value(state, rebate, t, 0) for t in state.players[0].spellbook}
        expected = dict.fromkeys(cheaper.split(", "), 1) | dict.fromkeys(others.split(", "), 0)
        assert found == expected


@pytest.mark.parametrize(
    ("where", "reached"),
    [
        ({"p1_mage": "warlock a3"}, True),
        ({"p1_mage": "warlock b3"}, False),
        ({"p1_mage": "warlock a2", "a1_a2": "fog-bank"}, False),
    ],
)
def test_mana_siphon_reaches_two_zones_far_and_needs_to_see(where, reached):
    given = {"mage": "wizard a1 mana:20", "prepared": "mana-siphon", "acting": "wizard"}
    with Situation(**given, **where) as table:
        table.answer("cast mana-siphon", "target a1")
        assert table.can("choose warlock") == reached
        if reached:
            table.answer("choose warlock")
