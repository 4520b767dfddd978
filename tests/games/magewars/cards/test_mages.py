"""What each mage can do."""

import pytest

from tests.games.magewars.cards.revealing import Revealing
from tests.games.magewars.situations import Situation
from trivault.games.magewars.game import GAME
from trivault.games.magewars.rules.traits import channeling, level


def slugs(table, cards):
    return [table.state.card(card).slug for card in cards]


# All mages


@pytest.mark.rule(
    "MW-BEAST-01", "MW-PRIEST-01", "MW-WARLOCK-01", "MW-WIZ-01", "MW-MAGE-05", "MW-MAGE-06", "MW-MAGE-07"
)
@pytest.mark.parametrize(
    ("mage", "life", "gains"),
    [("beastmaster", 36, 9), ("priestess", 32, 10), ("warlock", 38, 9), ("wizard", 32, 10)],
)
def test_the_attributes_of_the_mages(mage, life, gains):
    other = "wizard" if mage != "wizard" else "warlock"
    with Situation(mage=f"{mage} b2", p1_mage=f"{other} d3") as table:
        assert (table.life(mage), table.armor(mage)) == (life, 0)
        assert channeling(table.state, table.card(mage)) == gains


@pytest.mark.rule("MW-MAGE-01")
def test_a_mage_has_one_quickcast_a_round():
    with Situation(mage="wizard b2 mana:20", p1_mage="warlock c2", prepared="flameblast") as table:
        table.dice("0 0 0")
        table.answer("quickcast arcane-zap", "target warlock")
        table.offers("activate wizard")


@pytest.mark.rule("MW-MAGE-02")
def test_a_mage_is_a_creature_of_level_six():
    with Situation(mage="wizard b2") as table:
        assert level(table.state, table.card("wizard")) == 6
        assert table.state.is_creature(table.card("wizard"))


@pytest.mark.rule("MW-MAGE-10", "MW-SETUP-05")
def test_each_mage_begins_with_ten_mana():
    state = GAME.new(seed=1)
    mages = [state.play[side.mage] for side in state.players]
    gained = [channeling(state, side.mage) or 0 for side in state.players]
    assert [mage.mana - n for mage, n in zip(mages, gained, strict=True)] == [10, 10]


@pytest.mark.rule("MW-BEAST-02", "MW-PRIEST-02", "MW-PRIEST-03", "MW-WARLOCK-02", "MW-WIZ-03")
def test_the_schools_of_the_mages():
    schools = {
        name: (GAME.card(name).trained, GAME.card(name).opposed)
        for name in ("beastmaster", "priestess", "warlock")
    }
    assert schools == {
        "beastmaster": (("nature",), ("fire",)),
        "priestess": (("holy",), ("dark",)),
        "warlock": (("dark", "fire"), ("holy",)),
    }
    wizard = GAME.card("wizard")
    assert (wizard.trained, wizard.opposed, wizard.any_element) == (("arcane",), (), True)


@pytest.mark.rule("MW-MAGE-08")
def test_the_subtype_of_a_mage_is_its_people():
    people = {name: GAME.card(name).subtypes for name in ("beastmaster", "priestess", "warlock", "wizard")}
    assert people == {
        "beastmaster": {"mage", "wood-elf"},
        "priestess": {"mage", "high-elf"},
        "warlock": {"mage", "human"},
        "wizard": {"mage", "human"},
    }


@pytest.mark.rule("MW-EX-72", "MW-BEAST-12", "MW-WARLOCK-13")
@pytest.mark.parametrize(
    ("mage", "dice"),
    [("beastmaster", "1 0 0 0"), ("priestess", "1 0 0"), ("warlock", "1 0 0 0"), ("wizard", "1 0 0")],
)
def test_the_basic_attack_of_a_mage(mage, dice):
    with Situation(
        mage=f"{mage} b2",
        p1_mage="priestess d3" if mage != "priestess" else "warlock d3",
        b2="bitterwood-fox p1",
    ) as table:
        table.dice(dice)
        table.answer(f"activate {mage}", f"attack {mage} bitterwood-fox")
        assert table.piece("bitterwood-fox").damage == 1


@pytest.mark.rule("MW-APP-06")
def test_apprentices_have_no_abilities():
    with Situation(
        arena="apprentice", mage="beastmaster b2", p1_mage="wizard c2", prepared="bitterwood-fox"
    ) as table:
        assert not table.can("quickcast bitterwood-fox")
        assert table.trait("melee", "beastmaster") == 0
        assert table.state.players[1].innate == []


# Beastmaster


@pytest.mark.rule("MW-EX-69", "MW-BEAST-03", "MW-BEAST-04")
def test_the_beastmaster_summons_one_small_animal_a_round_as_a_quick_spell():
    with Situation(mage="beastmaster b2 mana:20", prepared="bitterwood-fox, feral-bobcat") as table:
        table.answer("quickcast bitterwood-fox", "target b2", "skip", "activate beastmaster")
        table.answer("move b1")
        assert not table.can("cast feral-bobcat")  # once a round so; it would need a full action
        table.answer("done")
    with Situation(
        mage="beastmaster b2 mana:20", prepared="bitterwood-fox", acting="beastmaster", moves=1
    ) as table:
        table.answer("cast bitterwood-fox", "target b2", "skip")
        assert table.piece("bitterwood-fox").summoned == table.state.round
    with Situation(
        mage="beastmaster b2 mana:20", prepared="timber-wolf, darkfenne-bat", acting="beastmaster", moves=1
    ) as table:
        assert not table.can("cast timber-wolf")  # level 2
        assert table.can("cast darkfenne-bat")  # of any school
        table.answer("done")


def test_two_animals_in_one_round():
    with Situation(mage="beastmaster b2 mana:20", prepared="bitterwood-fox, timber-wolf") as table:
        table.answer("quickcast bitterwood-fox", "target b2", "skip", "activate beastmaster")
        table.answer("cast timber-wolf", "target b2", "skip")
        assert {"bitterwood-fox", "timber-wolf"} <= set(slugs(table, table.state.play))


def test_other_mages_summon_with_a_full_action():
    with Situation(mage="wizard b2 mana:20", prepared="bitterwood-fox", acting="wizard", moves=1) as table:
        assert not table.can("cast bitterwood-fox")


@pytest.mark.rule("MW-EX-70", "MW-BEAST-06", "MW-BEAST-09", "MW-BEAST-10", "MW-MAGE-09")
def test_a_wolf_becomes_the_pet():
    with Situation(mage="beastmaster b2 mana:20", prepared="timber-wolf", acting="beastmaster") as table:
        table.answer("cast timber-wolf", "target b2")
        table.offers("make-pet beastmaster 3", "skip")
        table.answer("make-pet beastmaster 3")
        assert table.piece("beastmaster").mana == 20 - 9 - 3
        assert (table.life("timber-wolf"), table.armor("timber-wolf")) == (13, 3)
        assert table.trait("melee", "timber-wolf") == 2
    with Situation(mage="beastmaster a1", b2="timber-wolf pet life:3") as table:
        assert table.trait("melee", "timber-wolf") == 1  # another zone


@pytest.mark.rule("MW-EX-71", "MW-BEAST-07")
def test_an_animal_of_the_lair_becomes_the_pet():
    with Situation(
        mage="beastmaster a1 mana:20", b2="lair mana:9 assigned:timber-wolf", phase="deploy"
    ) as table:
        table.answer("deploy lair", "target b2", "make-pet beastmaster 3")
        assert table.piece("timber-wolf").markers == {"pet": 1}


@pytest.mark.rule("MW-BEAST-08", "MW-BEAST-11")
def test_no_legend_no_second_animal_and_no_other_creature_becomes_the_pet():
    for spell, more in (
        ("cervere-the-forest-shadow", {}),
        ("timber-wolf", {"d3": "bitterwood-fox pet life:3"}),
        ("royal-archer", {}),
    ):
        with Situation(mage="beastmaster b2 mana:20", prepared=spell, acting="beastmaster", **more) as table:
            table.answer(f"cast {spell}", "target b2")
            assert table.piece(spell).markers == {}
    with Situation(mage="beastmaster b2 mana:11", prepared="timber-wolf", acting="beastmaster") as table:
        table.answer("cast timber-wolf", "target b2")  # 2 mana are left
        assert table.piece("timber-wolf").markers == {}


# Priestess

PRIESTESS = {"mage": "priestess b2 mana:20", "p1_mage": "warlock d3"}


@pytest.mark.rule("MW-PRIEST-04", "MW-PRIEST-06")
def test_the_priestess_gains_life_for_a_holy_incantation_once_a_round():
    with Situation(prepared="minor-heal, heal", b2="timber-wolf damage:2", **PRIESTESS) as table:
        table.dice("0 0 0 0 0")
        table.answer("quickcast minor-heal", "target timber-wolf")
        assert (table.life("priestess"), table.piece("priestess").damage) == (33, 0)
        table.dice("0 0 0 0 0 0 0 0")
        table.answer("activate priestess", "cast heal", "target timber-wolf")
        assert table.life("priestess") == 33


@pytest.mark.rule("MW-PRIEST-05")
def test_the_priestess_gains_nothing_for_other_spells():
    with Situation(prepared="pillar-of-light", b2="timber-wolf p1", **PRIESTESS) as table:
        table.dice("0 0", effect=1)
        table.answer("quickcast pillar-of-light", "target timber-wolf")
        assert table.life("priestess") == 32
    with Situation(prepared="battle-fury", b2="timber-wolf", **PRIESTESS) as table:
        table.answer("quickcast battle-fury", "target timber-wolf")
        assert table.life("priestess") == 32  # not holy
    with Situation(prepared="hand-of-bim-shalla", **PRIESTESS) as table:
        table.answer("quickcast hand-of-bim-shalla", "target b2")
        assert table.life("priestess") == 32
    with Situation(b2="timber-wolf burn", **PRIESTESS) as table:
        table.answer("quickcast restore", "target timber-wolf", "remove-burn 2")
        assert table.life("priestess") == 32  # her own ability is no incantation


def test_the_priestess_gains_life_for_revealing_her_holy_enchantment():
    with Situation(b2="timber-wolf ?divine-protection", **PRIESTESS) as table:
        table.answer("activate timber-wolf", "reveal divine-protection", "pay divine-protection 2", "done")
        assert table.life("priestess") == 33
    with Situation(b2="timber-wolf ?rhino-hide", **PRIESTESS) as table:
        table.answer("activate timber-wolf", "reveal rhino-hide", "pay rhino-hide 2", "done")
        assert table.life("priestess") == 32
    with Situation(b2="timber-wolf ?divine-protection", **PRIESTESS) as table:
        table.answer("activate timber-wolf", "reveal divine-protection", "skip", "done")
        assert table.life("priestess") == 32  # it was not paid for


@pytest.mark.rule("MW-EX-73", "MW-PRIEST-07", "MW-PRIEST-09")
def test_restore_removes_one_condition_for_its_cost():
    with Situation(b3="timber-wolf stun burn:2", d2="emerald-tegu stun", **PRIESTESS) as table:
        table.answer("quickcast restore")
        assert not table.can("target emerald-tegu")  # 2 zones away
        table.answer("target timber-wolf")
        table.offers("remove-burn 2", "remove-stun 4", "skip")
        table.answer("remove-stun 4")
        table.changed(mage="priestess b2 mana:16 quickcast-used", b3="timber-wolf burn:2")
        table.answer("activate priestess", "cast restore", "target timber-wolf", "remove-burn 2")
        assert (table.piece("priestess").mana, table.piece("timber-wolf").markers) == (14, {"burn": 1})
        assert table.state.players[0].discard == []


@pytest.mark.rule("MW-PRIEST-08", "MW-PRIEST-10")
def test_restore_as_a_full_spell_removes_as_many_as_she_pays_for():
    with Situation(b3="timber-wolf daze weak:2 rot cripple sleep", **PRIESTESS) as table:
        assert not table.can("quickcast restore-fully")
        table.answer("activate priestess", "cast restore-fully", "target timber-wolf")
        table.offers(
            "remove-rot 2", "remove-weak 2", "remove-daze 2", "remove-sleep 2", "remove-cripple 4", "skip"
        )
        table.answer(
            "remove-weak 2", "remove-weak 2", "remove-rot 2", "remove-cripple 4", "remove-sleep 2", "skip"
        )
        assert (table.piece("priestess").mana, table.piece("timber-wolf").markers) == (8, {"daze": 1})


def test_restore_needs_the_mana_for_the_removal():
    with Situation(mage="priestess b2 mana:3", p1_mage="warlock d3", b3="timber-wolf stun burn") as table:
        table.answer("quickcast restore", "target timber-wolf")
        table.offers("remove-burn 2", "skip")
        table.answer("skip")


# Warlock

WARLOCK = {"mage": "warlock a1 mana:20", "p1_mage": "wizard d3"}


@pytest.mark.rule("MW-EX-74", "MW-WARLOCK-03", "MW-WARLOCK-04")
def test_one_of_three_curses_returns_to_the_warlock():
    with Situation(
        b2="timber-wolf, bitterwood-fox p1 damage:4 +(agony p0) +(magebane p0) +(enfeeble p0)", **WARLOCK
    ) as table:
        table.dice("2* 0 0 0")
        table.answer("activate timber-wolf", "attack timber-wolf bitterwood-fox", "skip", "weave magebane")
        table.changed(
            mage="warlock a1 mana:20 used:curseweaving",
            b2="timber-wolf inactive",
            spellbook="magebane",
            discard="enfeeble, agony",
            p1_discard="bitterwood-fox",
            player=1,
        )


@pytest.mark.rule("MW-EX-75")
def test_only_one_curse_returns_in_a_round():
    with Situation(
        mage="warlock a1 used:curseweaving",
        p1_mage="wizard d3",
        b2="timber-wolf, bitterwood-fox p1 damage:4 +(agony p0)",
    ) as table:
        table.dice("2* 0 0 0")
        table.answer("activate timber-wolf", "attack timber-wolf bitterwood-fox")
        assert slugs(table, table.state.players[0].discard) == ["agony"]


def test_other_enchantments_and_destroyed_curses_do_not_return():
    with Situation(
        b2="timber-wolf, bitterwood-fox p1 damage:4 +(maim-wings p1) +bear-strength", **WARLOCK
    ) as table:
        table.dice("2* 0 0 0")
        table.answer("activate timber-wolf", "attack timber-wolf bitterwood-fox")
        assert table.state.players[0].spellbook == []
    with Situation(
        mage="warlock a1",
        p1_mage="wizard b3 mana:20",
        p1_prepared="dispel",
        b2="timber-wolf p1 +(agony p0)",
        player=1,
    ) as table:
        table.answer("quickcast dispel", "target agony")
        assert slugs(table, table.state.players[0].discard) == ["agony"]  # the wolf lives on


@pytest.mark.rule("MW-EX-76", "MW-WARLOCK-05", "MW-WARLOCK-06", "MW-WARLOCK-09")
def test_a_slayer_becomes_the_bloodreaper():
    with Situation(prepared="dark-pact-slayer", acting="warlock", **WARLOCK) as table:
        table.answer("cast dark-pact-slayer", "target a1", "make-bloodreaper warlock")
        assert (table.life("warlock"), table.piece("warlock").damage) == (34, 0)
        assert table.trait("bloodthirsty", "dark-pact-slayer") == 2
    with Situation(prepared="dark-pact-slayer", acting="warlock", **WARLOCK) as table:
        table.answer("cast dark-pact-slayer", "target a1", "skip")
        assert (table.life("warlock"), table.trait("bloodthirsty", "dark-pact-slayer")) == (38, 0)


@pytest.mark.rule("MW-WARLOCK-07", "MW-WARLOCK-08", "MW-WARLOCK-12")
def test_which_demons_become_the_bloodreaper():
    with Situation(a2="pentagram mana:9 assigned:firebrand-imp", phase="deploy", **WARLOCK) as table:
        table.answer("deploy pentagram", "target a2", "make-bloodreaper warlock")
        assert table.piece("firebrand-imp").markers == {"bloodreaper": 1}
    for spell, more in (
        ("malacoda", {}),  # a legend
        ("darkfenne-bat", {}),  # no demon
        ("firebrand-imp", {"d1": "dark-pact-slayer bloodreaper"}),  # one at a time
    ):
        with Situation(prepared=spell, acting="warlock", **WARLOCK, **more) as table:
            table.answer(f"cast {spell}", "target a1")
            assert table.piece(spell).markers == {}


def test_a_warlock_who_pays_with_the_last_life_leaves_no_bloodreaper_behind():
    three = {"mage": "warlock a1 mana:30 damage:36", "p1_mage": "wizard d3", "p2_mage": "priestess d1"}
    with Situation(prepared="dark-pact-slayer", acting="warlock", **three) as table:
        table.answer("cast dark-pact-slayer", "target a1", "make-bloodreaper warlock")
        assert sorted(table.state.card(thing).slug for thing in table.state.play) == ["priestess", "wizard"]
        assert table.state.result is None


@pytest.mark.rule("MW-EX-77")
def test_the_bloodreaper_must_attack_a_wounded_living_enemy():
    with Situation(
        b2="firebrand-imp bloodreaper, bitterwood-fox p1 damage:1, timber-wolf p1, skeletal-sentry p1 damage:1",
        **WARLOCK,
    ) as table:
        table.answer("activate firebrand-imp")
        table.offers("attack firebrand-imp bitterwood-fox")
        table.dice("0 0 0 0", effect=1)  # 2 + 2 dice
        table.answer("attack firebrand-imp bitterwood-fox")
        assert table.piece("bitterwood-fox").damage == 1


@pytest.mark.rule("MW-WARLOCK-10", "MW-WARLOCK-11")
def test_the_warlock_drinks_with_his_bloodreaper_once_a_round():
    for warlock, left in (("warlock a1 damage:5", 3), ("warlock a1 damage:1", 0), ("warlock a1", 0)):
        with Situation(
            mage=warlock, p1_mage="wizard d3", b2="firebrand-imp bloodreaper, timber-wolf p1"
        ) as table:
            table.dice("2* 0", effect=1)
            table.answer("activate firebrand-imp", "attack firebrand-imp timber-wolf", "heal warlock")
            assert table.piece("warlock").damage == left
            assert table.piece("warlock").used == ["bloodreaper"]
    with Situation(
        mage="warlock a1 damage:5 used:bloodreaper",
        p1_mage="wizard d3",
        b2="firebrand-imp bloodreaper, timber-wolf p1",
    ) as table:
        table.dice("2* 0", effect=1)
        table.answer("activate firebrand-imp", "attack firebrand-imp timber-wolf")
        assert table.piece("warlock").damage == 5
    with Situation(
        mage="warlock a1 damage:5", p1_mage="wizard d3", b2="firebrand-imp bloodreaper, skeletal-sentry p1"
    ) as table:
        table.dice("2* 0", effect=1)
        table.answer("activate firebrand-imp", "attack firebrand-imp skeletal-sentry")
        assert table.piece("warlock").damage == 5  # nothing living


@pytest.mark.rule("MW-WARLOCK-10")
@pytest.mark.parametrize(
    ("victim", "dice", "drinks"),
    [
        ("timber-wolf", 4, True),
        ("skeletal-sentry", 2, False),  # nonliving
        ("whirling-spirit", 2, False),  # incorporeal
        ("mana-flower", 4, False),  # living, but no creature
        ("wizard", 4, True),
    ],
)
def test_the_warlock_drinks_from_a_living_creature_that_dies_of_it(victim, dice, drinks):
    mages = {"mage": "warlock a1 damage:5", "p1_mage": "wizard a2", "p2_mage": "priestess d3"}
    almost_dead = f"damage:{GAME.card(victim).life - 1}"
    if victim == "wizard":
        mages["p1_mage"], zone = f"wizard b2 {almost_dead}", "firebrand-imp bloodreaper"
    else:
        zone = f"firebrand-imp bloodreaper, {victim} p1 {almost_dead}"
    with Situation(**mages, arena="full", b2=zone) as table:
        table.dice(["1*"] * dice, effect=1)
        table.answer("activate firebrand-imp", f"attack firebrand-imp {victim}")
        table.shows(b2="firebrand-imp inactive bloodreaper")
        assert table.can("heal warlock") == drinks
        if drinks:
            table.answer("heal warlock")
        assert table.piece("warlock").damage == (3 if drinks else 5)


def test_the_barrier_of_the_bloodreaper_does_not_feed_the_warlock():
    with Situation(
        mage="warlock a1 damage:5",
        p1_mage="wizard d3",
        b2="timber-wolf p1, firebrand-imp bloodreaper +circle-of-lightning",
        player=1,
    ) as table:
        table.dice("0 0 0 0")
        table.dice("2* 0", effect=1)
        table.answer("activate timber-wolf", "attack timber-wolf firebrand-imp")
        assert (table.piece("timber-wolf").damage, table.piece("warlock").damage) == (2, 5)


# Wizard


@pytest.mark.rule("MW-WIZ-04", "MW-WIZ-09")
def test_the_wizard_turns_his_shield_on_for_two_mana_until_the_round_ends():
    with Situation(mage="wizard b2 mana:5", p1_mage="warlock d3", phase="upkeep") as table:
        table.answer("shield wizard 2")
        table.changed(mage="wizard b2 mana:3 shield", phase="first-quickcast")
    with Situation(mage="wizard b2 mana:1", p1_mage="warlock d3", phase="upkeep") as table:
        assert table.piece("wizard").markers == {}
    with Situation(
        mage="wizard b2 shield inactive quickcast-used",
        p1_mage="warlock d3 inactive quickcast-used",
        stage="after",
        b2="timber-wolf",
    ) as table:
        assert table.piece("wizard").markers == {"shield": 1}
        table.answer("activate timber-wolf", "done")
        assert "shield" not in table.piece("wizard").markers
        table.answer("skip")  # it is the next upkeep phase


@pytest.mark.rule("MW-EX-78", "MW-EX-79", "MW-WIZ-05", "MW-WIZ-06", "MW-WIZ-07")
@pytest.mark.parametrize(
    ("dice", "damage", "on"),
    [("2 2 1 0", 2, False), ("2 1 0 0", 0, False), ("1 0 0 0", 0, False), ("0 0 0 0", 0, True)],
)
def test_the_shield_takes_three_damage_of_the_first_attack_that_harms(dice, damage, on):
    with Situation(b2="timber-wolf", p1_mage="wizard b2 shield") as table:
        table.dice(dice)
        table.answer("activate timber-wolf", "attack timber-wolf wizard")
        assert table.piece("wizard").damage == damage
        assert ("shield" in table.piece("wizard").markers) == on


def test_the_shield_stays_on_when_armor_takes_all():
    with Situation(b2="timber-wolf", p1_mage="wizard b2 shield +dragonscale-hauberk") as table:
        table.dice("1 1 0 0")
        table.answer("activate timber-wolf", "attack timber-wolf wizard")
        assert table.piece("wizard").markers == {"shield": 1}


@pytest.mark.rule("MW-EX-80", "MW-WIZ-08")
def test_the_shield_does_not_stop_direct_damage():
    with Situation(
        mage="warlock b2 mana:20", p1_mage="wizard b2 shield mana:0", a1="idol-of-pestilence", phase="upkeep"
    ) as table:
        assert table.piece("wizard").damage == 1
        assert table.piece("wizard").markers == {"shield": 1}


@pytest.mark.rule("MW-EX-17", "MW-WIZ-10", "MW-WIZ-11")
def test_arcane_zap_costs_a_mana_and_is_cast_once_a_round():
    with Situation(
        mage="wizard b2 mana:5", p1_mage="warlock d3", b3="whirling-spirit p1", d2="timber-wolf p1"
    ) as table:
        table.answer("quickcast arcane-zap")
        assert not table.can("target timber-wolf")  # range 0-1
        table.dice("2 1 0")
        table.answer("target whirling-spirit")
        assert (table.piece("whirling-spirit").damage, table.piece("wizard").mana) == (3, 4)
        assert table.state.players[0].discard == []
        table.answer("activate wizard")
        assert not table.can("cast arcane-zap")
        table.answer("done")
    with Situation(mage="wizard b2 mana:0", p1_mage="warlock d3", b3="timber-wolf p1") as table:
        assert not table.can("quickcast arcane-zap")


@pytest.mark.rule("MW-EX-07", "MW-WIZ-12")
def test_the_wizard_casts_two_spells_in_a_round():
    with Situation(
        mage="wizard b2 mana:20", p1_mage="warlock d3", b3="timber-wolf p1", prepared="fireball"
    ) as table:
        table.dice("2* 0 0")
        table.dice("2* 0 0 0 0 0", effect=1)
        table.answer(
            "quickcast arcane-zap",
            "target timber-wolf",
            "activate wizard",
            "cast fireball",
            "target timber-wolf",
        )
        assert table.piece("timber-wolf").damage == 4
    with Situation(
        mage="wizard b2 mana:20", p1_mage="warlock d3", b3="timber-wolf p1", acting="wizard", moves=1
    ) as table:
        table.dice("2* 0 0")
        table.answer("cast arcane-zap", "target timber-wolf")
        assert table.piece("timber-wolf").damage == 2


@pytest.mark.rule("MW-WIZ-13", "MW-BEAST-05")
@pytest.mark.parametrize(
    ("mage", "spell", "target"),
    [("wizard", "arcane-zap", "timber-wolf"), ("beastmaster", "bitterwood-fox", "b2")],
)
def test_jinx_counters_the_abilities_of_mages_like_spells(mage, spell, target):
    prepared = "" if spell == "arcane-zap" else spell
    with Revealing(
        mage=f"{mage} b2 mana:20 ?(jinx p1)",
        prepared=prepared,
        p1_mage="warlock d3 mana:20",
        b3="timber-wolf p1",
    ) as table:
        table.play(f"quickcast {spell}", f"target {target}", "pay jinx 1")
        table.settle()
        assert table.piece("timber-wolf").damage == 0
        assert spell not in slugs(table, table.state.play)


# What they leave alone: a forbidden candidate or number is on the table


def test_the_priestess_restores_one_zone_far():
    with Situation(mage="priestess b2", b2="timber-wolf", c2="steelclaw-grizzly", d2="bitterwood-fox") as table:
        table.answer("activate priestess", "cast restore-fully")
        table.offers("skip", "target priestess", "target timber-wolf", "target steelclaw-grizzly")
        table.answer("skip", "done")


def test_the_shield_of_the_wizard_protects_nobody_else():
    given = {"mage": "wizard b2 shield", "b2": "timber-wolf, royal-archer p1", "player": 1}
    with Situation(**given) as table:
        table.dice("2* 0")
        table.answer("activate royal-archer", "attack royal-archer timber-wolf 2")
        table.changed(player=0, b2="timber-wolf damage:2, royal-archer p1 inactive")


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
