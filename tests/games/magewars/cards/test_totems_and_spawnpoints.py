"""What conjurations do: totems, mana and spawnpoints."""

import pytest

from tests.games.magewars.situations import Situation
from trivault.games.magewars.rules.traits import (
    channeling,
    elusive,
)

# Totems


@pytest.mark.parametrize(
    ("animal", "trait", "n"),
    [
        ("timber-wolf", "melee", 2),  # one is the beastmaster's own
        ("emerald-tegu", "armor", 1),
        ("steelclaw-grizzly", "tough", -2),
        ("mountain-gorilla", "climbing", 1),
        ("feral-bobcat", "elusive", 1),
    ],
)
def test_animal_kinship_gives_the_mage_what_its_animals_have(animal, trait, n):
    before = 1 if trait == "melee" else 0
    with Situation(b2=f"animal-kinship, {animal}", p1_mage="wizard d3") as table:
        assert table.trait(trait, "beastmaster") == n
        assert table.trait(trait, "wizard") == 0
    with Situation(b2=f"animal-kinship, {animal} p1") as table:
        assert table.trait(trait, "beastmaster") == before
    with Situation(b2=animal) as table:
        assert table.trait(trait, "beastmaster") == before


def test_animal_kinship_wants_an_animal_and_counts_a_kind_once():
    with Situation(b2="animal-kinship, goran-werewolf-pet") as table:
        assert table.trait("melee", "beastmaster") == 1  # canine, but no animal
    with Situation(b2="animal-kinship, timber-wolf, bitterwood-fox") as table:
        assert table.trait("melee", "beastmaster") == 2
        assert not elusive(table.state, table.card("beastmaster"))


@pytest.mark.rule("MW-CONJ-09")
def test_rajans_fury_gives_all_animals_charge():
    with Situation(
        a1="rajans-fury", b2="timber-wolf, royal-archer", d3="emerald-tegu p1, feral-bobcat p1"
    ) as table:
        assert [table.trait("charge", n) for n in ("timber-wolf", "emerald-tegu", "feral-bobcat")] == [1, 1, 3]
        assert table.trait("charge", "royal-archer") == 0
    with Situation(a1="rajans-fury", b2="timber-wolf", b3="emerald-tegu p1") as table:
        table.dice("0 0 0 0 1*")
        table.answer("activate timber-wolf", "move b3", "attack timber-wolf emerald-tegu")
        assert table.piece("emerald-tegu").damage == 1


@pytest.mark.rule("MW-EX-24")
def test_tooth_and_nail_makes_melee_attacks_of_all_animals_piercing():
    for player in (0, 1):
        with Situation(a1=f"tooth-and-nail p{player}", b2="timber-wolf, emerald-tegu p1") as table:
            table.dice("2 2 0 0")
            table.answer("activate timber-wolf", "attack timber-wolf emerald-tegu")
            assert table.piece("emerald-tegu").damage == 2  # armor 3 - 1
    with Situation(a1="tooth-and-nail", b2="knight-of-westlock, emerald-tegu p1") as table:
        table.dice("2 2 0 0 0")
        table.answer("activate knight-of-westlock", "attack knight-of-westlock emerald-tegu")
        assert table.piece("emerald-tegu").damage == 1


# Mana


@pytest.mark.parametrize("name", ["mana-crystal", "mana-flower"])
def test_mana_crystal_and_mana_flower_give_their_controller_channeling(name):
    with Situation(
        b2=name, p1_mage="warlock d3 mana:0", mage="beastmaster a1 mana:0", phase="channel"
    ) as table:
        assert (table.piece("beastmaster").mana, table.piece("warlock").mana) == (10, 9)


def test_mana_flower_lives_and_mana_crystal_does_not():
    with Situation(b2="mana-flower damage:3, mana-crystal p1 damage:3", phase="upkeep") as table:
        assert (table.piece("mana-flower").damage, table.piece("mana-crystal").damage) == (1, 3)
    with Situation(
        mage="warlock b2 mana:20",
        p1_mage="beastmaster d3",
        prepared="fireball",
        b2="mana-flower p1, mana-crystal p1",
    ) as table:
        table.answer("quickcast fireball")
        assert not table.can("target mana-crystal")
        table.dice("1 0 0 0 0 0 0 0", effect=1)
        table.answer("target mana-flower")
        assert table.piece("mana-flower").damage == 1


def test_mana_siphon_takes_channeling_from_a_mage_that_it_sees():
    with Situation(mage="wizard b2 mana:20", prepared="mana-siphon", p1_mage="warlock b3 mana:0") as table:
        table.answer("quickcast mana-siphon", "target b2")
        table.offers("choose wizard", "choose warlock")
        table.answer("choose warlock")
        assert channeling(table.state, table.card("warlock")) == 7
        assert channeling(table.state, table.card("wizard")) == 10
    with Situation(mage="wizard a1 mana:20", prepared="mana-siphon", p1_mage="warlock d3") as table:
        table.answer("quickcast mana-siphon", "target a1")  # the warlock is too far away
        assert channeling(table.state, table.card("warlock")) == 9
        assert channeling(table.state, table.card("wizard")) == 8


@pytest.mark.rule("MW-CONJ-01")
def test_mana_siphon_goes_on_wherever_the_mage_goes_and_ends_with_the_siphon():
    given = {"mage": "wizard a1", "b2": "mana-siphon damage:8, timber-wolf p1", "p1_mage": "warlock d3"}
    with Situation(effects="mana-siphon it:warlock", **given, player=1) as table:
        assert channeling(table.state, table.card("warlock")) == 7
        table.dice("1 0 0 0")
        table.answer("activate timber-wolf", "attack timber-wolf mana-siphon")
        assert channeling(table.state, table.card("warlock")) == 9


# Spawnpoints


@pytest.mark.rule("MW-EX-25", "MW-SPAWN-04", "MW-SPAWN-06")
def test_lair_summons_an_animal_and_pays_first():
    with Situation(
        mage="beastmaster a1 mana:20", b2="lair mana:2 assigned:timber-wolf", phase="deploy"
    ) as table:
        table.answer("deploy lair")
        table.offers("target b2", "skip")
        table.answer("target b2", "skip")
        table.changed(mage="beastmaster a1 mana:13", b2="lair, timber-wolf inactive new", phase="action")


@pytest.mark.rule("MW-SPAWN-05", "MW-SPAWN-02", "MW-SPAWN-08", "MW-DEPLOY-03")
def test_lair_channels_and_is_assigned_an_animal_which_returns_when_it_was_not_cast():
    with Situation(
        mage="beastmaster a1 mana:0",
        spellbook="timber-wolf, royal-archer, fireball",
        b2="lair",
        phase="channel",
    ) as table:
        assert table.piece("lair").mana == 2
        table.answer("skip")
        table.offers("assign timber-wolf", "skip")
        table.answer("assign timber-wolf")
        assert table.state.card(table.piece("lair").assigned).slug == "timber-wolf"
        table.answer("done")
    with Situation(mage="beastmaster a1", b2="lair assigned:timber-wolf", phase="planning") as table:
        assert table.piece("lair").assigned < 0
        table.answer("skip", "skip")


@pytest.mark.rule("MW-SPAWN-01")
def test_spawnpoints_cast_in_the_deployment_phase_and_familiars_do_not():
    with Situation(
        mage="beastmaster b2 mana:20",
        b2="lair assigned:timber-wolf, huginn-raven-familiar assigned:minor-heal",
        phase="deploy",
    ) as table:
        table.offers("deploy lair", "done")
        table.answer("done")
        assert not any("lair" in text for text in table.texts())


@pytest.mark.rule("MW-SPAWN-07")
def test_the_spell_of_a_destroyed_spawnpoint_goes_with_it():
    with Situation(b2="lair damage:12 assigned:timber-wolf, emerald-tegu p1", player=1) as table:
        table.dice("2* 0 0", effect=1)
        table.answer("activate emerald-tegu", "attack emerald-tegu lair")
        table.changed(b2="emerald-tegu p1 inactive", discard="lair, timber-wolf", player=0)


@pytest.mark.rule("MW-SPAWN-03")
def test_battle_forge_casts_equipment_near_by():
    with Situation(
        mage="warlock b2 mana:5",
        p1_mage="wizard d3",
        b1="battle-forge mana:3 assigned:leather-boots",
        phase="deploy",
    ) as table:
        table.answer("deploy battle-forge")
        table.offers("target warlock", "skip")
        table.answer("target warlock")
        assert (table.piece("battle-forge").mana, table.piece("warlock").mana) == (1, 5)
        assert table.armor("warlock") == 1
    with Situation(
        mage="warlock d3 mana:5",
        p1_mage="wizard a3",
        a1="battle-forge mana:3 assigned:leather-boots",
        phase="deploy",
    ) as table:
        table.answer("deploy battle-forge")
        table.offers("target wizard", "skip")  # range 0-2, from the forge
        table.answer("skip", "done")


def test_gate_to_voltari_gains_mana_when_the_chosen_mage_resolves_a_spell():
    with Situation(
        mage="wizard b2 mana:20",
        prepared="gate-to-voltari, battle-fury",
        b2="timber-wolf",
        p1_mage="warlock c2 mana:20",
        p1_prepared="evade, charge",
    ) as table:
        table.answer("quickcast gate-to-voltari", "target b2")
        table.answer("activate wizard", "cast battle-fury", "target timber-wolf")
        assert table.piece("gate-to-voltari").mana == 0  # not the chosen one
        table.answer("quickcast evade", "target timber-wolf")
        assert table.piece("gate-to-voltari").mana == 1
        table.answer("activate warlock", "cast charge", "target timber-wolf")
        assert table.piece("gate-to-voltari").mana == 2


def test_gate_to_voltari_gains_nothing_from_a_countered_spell():
    with Situation(
        mage="wizard b2 mana:20",
        b2="gate-to-voltari, timber-wolf ?nullify",
        p1_mage="warlock c2 mana:20",
        p1_prepared="battle-fury",
        effects="gate-to-voltari it:warlock",
        player=1,
    ) as table:
        table.answer("quickcast battle-fury", "target timber-wolf", "pass", "pay nullify 2")
        assert table.piece("gate-to-voltari").mana == 0


@pytest.mark.parametrize(
    ("spawnpoint", "fits", "other", "least"),
    [
        ("lair", "timber-wolf", "royal-archer", 0),
        ("battle-forge", "mage-wand", "timber-wolf", 0),
        ("gate-to-voltari", "blue-gremlin", "timber-wolf", 3),
        ("pentagram", "dark-pact-slayer", "skeletal-sentry", 2),
        ("temple-of-asyra", "royal-archer", "timber-wolf", 2),
    ],
)
def test_what_spawnpoints_cast_and_from_which_mana_on(spawnpoint, fits, other, least):
    with Situation(spellbook=f"{fits}, {other}", b2=spawnpoint, phase="planning") as table:
        table.answer("skip")
        table.offers(f"assign {fits}", "skip")
        table.answer("skip")
    for mana in (least, max(0, least - 1)):
        held = f"{spawnpoint} mana:{mana} assigned:{fits}"
        with Situation(mage="beastmaster b2 mana:30", b2=held, phase="deploy") as table:
            assert table.can(f"deploy {spawnpoint}") == (mana >= least)
            if mana >= least:
                table.answer("done")


def test_pentagram_gains_mana_for_two_different_enemies_a_round():
    with Situation(
        b2="pentagram, timber-wolf, bitterwood-fox, emerald-tegu p1",
        p1_mage="warlock d3 quickcast-used",
        mage="beastmaster a1",
    ) as table:
        table.dice("2* 0 0 0")
        table.answer("activate timber-wolf", "attack timber-wolf emerald-tegu", "activate warlock", "done")
        assert table.piece("pentagram").mana == 1
        table.dice("2* 0 0")
        table.answer("activate bitterwood-fox", "attack bitterwood-fox emerald-tegu")
        assert table.piece("pentagram").mana == 1  # the same enemy
    with Situation(
        b2="pentagram, timber-wolf, royal-archer p1, emerald-tegu p1, feral-bobcat p1 damage:3",
        barriers="pentagram royal-archer, pentagram emerald-tegu",
    ) as table:
        table.dice("2* 0 0 0", effect=1)
        table.answer("activate timber-wolf", "attack timber-wolf feral-bobcat", "defend feral-bobcat 8")
        assert table.piece("pentagram").mana == 0  # two are enough


def test_pentagram_counts_the_destroyed_but_no_conjurations_and_no_avoided_attacks():
    with Situation(b2="pentagram, timber-wolf, bitterwood-fox p1 damage:4") as table:
        table.dice("2* 0 0 0")
        table.answer("activate timber-wolf", "attack timber-wolf bitterwood-fox")
        assert table.piece("pentagram").mana == 1
    with Situation(b2="pentagram, timber-wolf, mana-flower p1") as table:
        table.dice("2* 0 0 0")
        table.answer("activate timber-wolf", "attack timber-wolf mana-flower")
        assert table.piece("pentagram").mana == 0
    with Situation(b2="pentagram, timber-wolf, emerald-tegu p1") as table:
        table.dice("0 0 0 0")
        table.answer("activate timber-wolf", "attack timber-wolf emerald-tegu")
        assert table.piece("pentagram").mana == 0
    with Situation(b2="pentagram, timber-wolf, emerald-tegu p1", player=1) as table:
        table.dice("2* 0 0", effect=1)
        table.answer("activate emerald-tegu", "attack emerald-tegu timber-wolf")
        assert table.piece("pentagram").mana == 0  # an enemy has attacked


def test_temple_of_asyra_gets_mana_from_clerics_twice_a_round():
    with Situation(
        b2="temple-of-asyra", d3="asyran-cleric", p1_mage="warlock c3 quickcast-used inactive"
    ) as table:
        table.answer("activate asyran-cleric", "use temple-of-asyra")
        assert table.piece("temple-of-asyra").mana == 1
    with Situation(
        b2="temple-of-asyra used:prayer used:prayer", d3="asyran-cleric", acting="asyran-cleric"
    ) as table:
        assert not table.can("use temple-of-asyra")
    with Situation(b2="temple-of-asyra", d3="asyran-cleric", acting="asyran-cleric", moves=1) as table:
        assert not table.can("use temple-of-asyra")  # a full action
    with Situation(b2="temple-of-asyra, royal-archer", acting="royal-archer") as table:
        assert not table.can("use temple-of-asyra")
    with Situation(b2="temple-of-asyra p1", d3="asyran-cleric", acting="asyran-cleric") as table:
        assert not table.can("use temple-of-asyra")
