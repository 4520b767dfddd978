"""What cards leave alone, with a forbidden candidate or number on the table."""

import pytest

from tests.games.magewars.cards.revealing import Revealing
from tests.games.magewars.situations import Situation
from trivault.kernel.abilities import value

# Targets


LIVING = ("warlock", "priestess", "timber-wolf")
CORPOREAL = (*LIVING, "skeletal-sentry")
NON_MAGE = ("timber-wolf", "skeletal-sentry", "whirling-spirit")
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


def test_tanglevine_does_not_hold_what_flies():
    with Situation(mage="beastmaster b2 mana:9", prepared="tanglevine", b2="thunderift-falcon") as table:
        table.answer("quickcast tanglevine")
        table.offers("target beastmaster", "skip")
        table.answer("skip")


def test_gray_angel_heals_only_what_lives():
    with Situation(mage="priestess b2", b2="gray-angel, timber-wolf, skeletal-sentry") as table:
        table.answer("activate gray-angel", "use gray-angel")
        living = ("priestess", "warlock", "gray-angel", "timber-wolf")
        table.offers("skip", *(f"target {target}" for target in living))
        table.answer("skip", "done")


@pytest.mark.parametrize("spell", ["dissolve", "explode"])
def test_only_what_the_target_wears_is_destroyed(spell):
    mages = {"mage": "warlock b2 mana:20 +leather-boots", "p1_mage": "priestess b2 +leather-gloves"}
    with Situation(prepared=spell, **mages) as table:
        table.answer(f"quickcast {spell}", "target priestess")
        table.offers("skip", "to leather-gloves")
        table.answer("skip")


def test_seeking_dispel_finds_what_is_hidden_and_steal_enchantment_what_is_revealed():
    given = {
        "mage": "warlock b2 mana:30",
        "b2": "timber-wolf p1 +(bear-strength p1) ?(rhino-hide p1), royal-archer",
    }
    with Revealing(prepared="seeking-dispel", **given) as table:
        table.play("quickcast seeking-dispel")
        assert len(table.texts()) == 2
        assert not table.can("target bear-strength")
        table.answer("skip")
    with Revealing(prepared="steal-enchantment", p1_mage="wizard d3", **given) as table:
        table.play("activate warlock", "cast steal-enchantment")
        table.offers("skip", "target bear-strength")
        table.answer("skip")
        table.play("done")


def test_steal_enchantment_takes_it_only_to_who_can_carry_it():
    with Situation(
        mage="warlock b2 mana:30",
        prepared="steal-enchantment",
        b2="timber-wolf p1 +(bear-strength p1), royal-archer, skeletal-sentry",
        p1_mage="wizard d3",
    ) as table:
        table.answer("activate warlock", "cast steal-enchantment", "target bear-strength")
        table.offers("skip", "to warlock", "to timber-wolf", "to royal-archer")
        table.answer("skip", "done")


def test_force_push_that_was_paid_for_goes_in_any_direction():
    with Situation(
        mage="wizard b2 mana:20", prepared="force-push", c2="timber-wolf p1", c2_d2="wall-of-thorns"
    ) as table:
        table.answer("quickcast force-push", "target timber-wolf", "add 3")
        table.offers("north", "east", "south", "west")
        table.answer("west")


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


def test_the_priestess_restores_one_zone_far():
    with Situation(mage="priestess b2", b2="timber-wolf", c2="steelclaw-grizzly", d2="bitterwood-fox") as table:
        table.answer("activate priestess", "cast restore-fully")
        table.offers("skip", "target priestess", "target timber-wolf", "target steelclaw-grizzly")
        table.answer("skip", "done")


def test_asyran_cleric_heals_in_its_own_zone_and_the_next():
    with Situation(b2="asyran-cleric, timber-wolf", c2="steelclaw-grizzly", d2="bitterwood-fox") as table:
        table.answer("activate asyran-cleric", "use asyran-cleric")
        healed = ["asyran-cleric", "timber-wolf", "steelclaw-grizzly"]
        table.offers("skip", *(f"target {target}" for target in healed))
        table.answer("skip", "done")


def test_sacrificial_altar_takes_no_creature_that_another_player_controls():
    with Situation(
        mage="warlock b2", b2="sacrificial-altar, timber-wolf p1 owner:p0, royal-archer, gray-angel owner:p1"
    ) as table:
        table.answer("use sacrificial-altar")
        table.offers("skip", "target warlock", "target royal-archer")
        table.answer("skip")


def test_gate_to_voltari_watches_one_enemy_mage():
    with Situation(
        mage="wizard b2 mana:20",
        p1_mage="warlock b2",
        p2_mage="priestess b2",
        prepared="gate-to-voltari",
        b2="timber-wolf p1",
    ) as table:
        table.answer("activate wizard", "cast gate-to-voltari", "target b2")
        table.offers("choose warlock", "choose priestess")
        table.answer("choose warlock", "done")


def test_gate_to_hell_attacks_creatures_alone():
    with Situation(mage="warlock d1 mana:20", b2="gate-to-hell, mana-flower, timber-wolf") as table:
        table.dice("0 0 0 0", effect=1)  # for the wolf; the warlock is three zones away
        table.answer("activate warlock", "use gate-to-hell")


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


def test_mage_wand_does_not_bind_an_epic_incantation():
    with Situation(
        mage="wizard b2 mana:10", prepared="mage-wand", spellbook="minor-heal, lay-hands, battle-fury"
    ) as table:
        table.answer("quickcast mage-wand", "target wizard", "wear 2")
        table.offers("bind minor-heal", "bind battle-fury")
        table.answer("bind minor-heal")


def test_mage_wand_exchanges_nothing_where_nothing_can_be_bound():
    with Situation(mage="wizard b2 mana:10 +(mage-wand bound:minor-heal)", spellbook="fireball") as table:
        table.offers("activate wizard", "quickcast arcane-zap", "quickcast minor-heal")


def test_divine_intervention_sends_to_one_zone():
    with Revealing(b2="timber-wolf ?divine-intervention", mage="priestess a1 mana:20") as table:
        table.play("activate priestess", "reveal divine-intervention", "pay divine-intervention 10")
        zones = [f"{column}{row}" for column in "abcd" for row in "123"]
        assert sorted(table.texts()) == sorted(["skip", *(f"to {zone}" for zone in zones)])
        table.play("to b2")
        table.settle()
        table.play("done")


def test_teleport_trap_always_sends_away():
    with Revealing(b2="timber-wolf", c2="?teleport-trap p1", p1_mage="wizard d3 mana:10") as table:
        table.play("activate timber-wolf", "move c2", "pay teleport-trap 2")
        assert "skip" not in table.texts()
        table.play("to c2")
        table.settle()
        table.play("done")


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


@pytest.mark.parametrize(
    ("spell", "traits"),
    [
        ("charge", {"fast": 1, "charge": 1}),
        ("evade", {"elusive": 1}),
        ("perfect-strike", {"melee-unavoidable": 1}),
        ("piercing-strike", {"melee-piercing": 3}),
        ("vampiric-strike", {"melee-vampiric": 1, "melee-piercing": 1}),
    ],
)
def test_a_spell_gives_traits_to_its_target_alone(spell, traits):
    with Situation(mage="warlock b2 mana:20", prepared=spell, b2="timber-wolf, royal-archer") as table:
        table.answer(f"quickcast {spell}", "target timber-wolf")
        assert {name: table.trait(name, "timber-wolf") for name in traits} == traits
        assert {name: table.trait(name, "royal-archer") for name in traits} == dict.fromkeys(traits, 0)


def test_staff_of_beasts_and_hand_of_bim_shalla_strengthen_one_creature():
    given = {"b2": "hand-of-bim-shalla, timber-wolf, royal-archer"}
    with Situation(mage="beastmaster b2 mana:20 +staff-of-beasts", **given) as table:
        table.answer("use staff-of-beasts", "target timber-wolf", "melee")
        assert [table.trait("melee", name) for name in ("timber-wolf", "royal-archer")] == [2, 0]
        table.answer("use hand-of-bim-shalla", "target timber-wolf", "melee")
        assert [table.trait("melee", name) for name in ("timber-wolf", "royal-archer")] == [3, 0]
    with Situation(mage="beastmaster b2 mana:20", **given) as table:
        table.answer("use hand-of-bim-shalla", "target timber-wolf", "armor")
        assert [table.armor(name) for name in ("timber-wolf", "royal-archer")] == [3, 1]


WORN = [
    ("gauntlets-of-strength", "melee"),
    ("regrowth-belt", "regenerate"),
    ("dawnbreaker-ring", "light-attacks"),
    ("fireshaper-ring", "flame-attacks"),
    ("lightning-ring", "lightning-attacks"),
]
CARRIED = [
    ("hawkeye", "ranged"),
    ("retaliate", "attack-counterstrike"),
    ("vampirism", "melee-vampiric"),
    ("enfeeble", "slow"),
    ("tanglevine", "unmovable"),
]


@pytest.mark.parametrize(("card", "trait"), WORN)
def test_equipment_gives_its_traits_to_nobody_but_its_wearer(card, trait):
    with Situation(mage=f"wizard b2 +{card}", b2="timber-wolf") as table:
        assert table.trait(trait, "wizard") > 0
        assert table.trait(trait, "timber-wolf") == 0


@pytest.mark.parametrize(("card", "trait"), CARRIED)
def test_an_enchantment_gives_its_traits_to_nobody_but_its_bearer(card, trait):
    with Situation(b2=f"timber-wolf +{card}, royal-archer") as table:
        assert table.trait(trait, "timber-wolf") > 0
        assert table.trait(trait, "royal-archer") == 0


def test_armor_is_for_who_wears_or_carries_it():
    with Situation(mage="wizard b2 +demonhide-armor", b2="timber-wolf +turn-to-stone, royal-archer") as table:
        assert [table.armor(name) for name in ("wizard", "timber-wolf", "royal-archer")] == [2, 8, 1]


def test_blue_gremlin_blinks_alone():
    with Situation(mage="wizard b2 mana:9", b2="blue-gremlin, timber-wolf") as table:
        table.answer("activate blue-gremlin", "blink blue-gremlin 1")
        for trait in ("fast", "moves-by-teleport"):
            assert [table.trait(trait, name) for name in ("blue-gremlin", "timber-wolf")] == [1, 0]
        table.answer("done")


def test_sacrificial_altar_strengthens_the_chosen_one_alone():
    with Situation(
        mage="priestess b2", b2="sacrificial-altar, timber-wolf, royal-archer, skeletal-sentry"
    ) as table:
        table.answer("use sacrificial-altar", "target royal-archer", "strengthen timber-wolf")
        for trait in ("melee", "attack-piercing"):
            assert [table.trait(trait, name) for name in ("timber-wolf", "skeletal-sentry")] == [3, 0]


def test_force_hold_holds_its_creature_alone_and_nothing_that_cannot_be_contained():
    for held, n in (("timber-wolf", 1), ("whirling-spirit", 0)):
        with Situation(b2=f"{held} +(force-hold p1), royal-archer") as table:
            for trait in ("restrained", "unmovable"):
                assert (table.trait(trait, held), table.trait(trait, "royal-archer")) == (n, 0)


@pytest.mark.parametrize(("zone", "moves"), [("c2", 1), ("b1", 0)])
def test_poison_gas_cloud_slows_only_who_enters_it(zone, moves):
    with Situation(b2="timber-wolf, royal-archer", c2="poison-gas-cloud p1, asyran-cleric") as table:
        table.answer("activate timber-wolf", f"move {zone}")
        slowed = [table.trait("one-move", name) for name in ("timber-wolf", "royal-archer", "asyran-cleric")]
        assert slowed == [moves, 0, 0]
        table.answer("done")


# Damage and healing


def test_malacoda_poisons_only_creatures():
    with Situation(b2="malacoda, mana-flower damage:1, timber-wolf", phase="upkeep") as table:
        table.shows(b2="malacoda, mana-flower, timber-wolf damage:2")  # the flower has regenerated


def test_group_heal_heals_only_living_creatures():
    with Situation(
        mage="priestess b2 mana:20",
        prepared="group-heal",
        b2="timber-wolf damage:2, mana-flower damage:2, skeletal-sentry damage:2",
    ) as table:
        for _ in ("priestess", "timber-wolf"):
            table.dice("1 1 1 1 1")
        table.answer("activate priestess", "cast group-heal", "target b2")
        table.shows(b2="timber-wolf, mana-flower damage:2, skeletal-sentry damage:2")
        table.answer("done")


def test_the_shield_of_the_wizard_protects_nobody_else():
    given = {"mage": "wizard b2 shield", "b2": "timber-wolf, royal-archer p1", "player": 1}
    with Situation(**given) as table:
        table.dice("2* 0")
        table.answer("activate royal-archer", "attack royal-archer timber-wolf 2")
        table.changed(player=0, b2="timber-wolf damage:2, royal-archer p1 inactive")


def test_chains_of_agony_hurt_their_bearer_alone():
    with Situation(b2="timber-wolf +(chains-of-agony p1), royal-archer") as table:
        table.answer("activate royal-archer", "move c2", "done")
        table.changed(player=1, b2="timber-wolf +(chains-of-agony p1)", c2="royal-archer inactive")


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


# Questions that are not asked


def test_nobody_makes_companions_of_enemy_creatures():
    for spell, other in (("timber-wolf", "beastmaster"), ("flaming-hellion", "warlock")):
        given = {"mage": "wizard b2 mana:20", "p1_mage": f"{other} b2 mana:20", "prepared": spell}
        with Situation(**given) as table:
            table.answer("activate wizard", f"cast {spell}", "target b2")
            table.offers("quickcast arcane-zap", "done")
            table.answer("done")


def test_necropian_vampiress_flies_only_in_her_own_activation():
    with Situation(mage="warlock b2 mana:20", b2="necropian-vampiress, timber-wolf") as table:
        table.answer("activate timber-wolf")
        assert not table.can("fly necropian-vampiress")
        table.answer("guard")


def test_temple_of_the_dawnbreaker_rolls_again_only_for_creatures():
    given = {"c2": "temple-of-the-dawnbreaker p1", "p1_mage": "priestess d3 mana:9"}
    with Situation(b2="timber-wolf, mana-crystal p1", **given) as table:
        table.dice("0 0 0 0")
        table.answer("activate timber-wolf", "attack timber-wolf mana-crystal")
    with Situation(b2="timber-wolf, royal-archer p1", **given) as table:
        table.dice("0 0 0 0")
        table.answer("activate timber-wolf", "attack timber-wolf royal-archer", "skip")


def test_gate_to_hell_is_opened_by_the_mage_alone():
    with Situation(mage="warlock b2 mana:30", b2="gate-to-hell, timber-wolf") as table:
        table.answer("activate timber-wolf")
        assert not table.can("use gate-to-hell")
        table.answer("guard")


def hidden(table, name):
    return any(table.state.card(t).slug == name and not p.revealed for t, p in table.state.play.items())


def test_reverse_attack_and_reverse_magic_wait_for_their_bearer():
    mages = {"mage": "warlock a1 mana:9", "p1_mage": "wizard d3 mana:9"}
    with Revealing(b2="timber-wolf ?reverse-attack, royal-archer, emerald-tegu p1", player=1, **mages) as table:
        table.dice("0 0 0", effect=1)
        table.play("activate emerald-tegu", "attack emerald-tegu royal-archer")
        table.settle()
        assert hidden(table, "reverse-attack")
    with Revealing(
        b2="timber-wolf p1 ?(reverse-magic p1), royal-archer p1", prepared="charge", **mages
    ) as table:
        table.play("quickcast charge", "target royal-archer")
        table.settle()
        assert hidden(table, "reverse-magic")


def test_teleport_trap_waits_for_an_enemy():
    with Revealing(b2="timber-wolf", c2="?teleport-trap, royal-archer p1", mage="wizard a1 mana:9") as table:
        table.play("activate timber-wolf", "move c2")
        table.settle()
        assert hidden(table, "teleport-trap")
        table.play("done")


# Mages and what they pay


def test_beastmaster_casts_no_other_creature_quickly():
    with Situation(mage="beastmaster b2 mana:20", prepared="asyran-cleric, bitterwood-fox") as table:
        table.offers("activate beastmaster", "quickcast bitterwood-fox")


def test_divine_reward_is_for_the_priestess_who_casts_or_reveals():
    given = {"mage": "priestess b2 mana:20", "p1_mage": "priestess b2 mana:20"}
    with Situation(b2="gray-angel damage:2", prepared="minor-heal", **given) as table:
        table.dice("0 0 0 0 0")
        table.answer("quickcast minor-heal", "target gray-angel")
        table.changed(
            mage="priestess b2 mana:15 quickcast-used life:1 used:divine-reward",
            prepared="",
            discard="minor-heal",
        )
    with Revealing(b2="gray-angel ?divine-protection", **given) as table:
        table.play("activate gray-angel", "reveal divine-protection", "pay divine-protection 2")
        table.changed(
            acting="gray-angel",
            mage="priestess b2 mana:18 life:1 used:divine-reward",
            b2="gray-angel inactive +divine-protection",
        )
        table.settle()
        table.play("guard")
        table.settle()


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


def test_enchanters_ring_does_nothing_for_other_spells_aimed_at_a_friend():
    with Situation(
        mage="beastmaster b2 mana:20 +enchanters-ring", prepared="charge", b2="timber-wolf"
    ) as table:
        table.answer("quickcast charge", "target timber-wolf")
        assert table.piece("beastmaster").mana == 16
