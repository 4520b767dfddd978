"""What conjurations do."""

import pytest

from tests.games.magewars.situations import Situation
from trivault.games.magewars.rules.movement import hindered
from trivault.games.magewars.rules.traits import (
    channeling,
    elusive,
    finite_life,
    living,
    restrained,
    unmovable,
)

# Nature and air


# Of nature and air


def test_mohktari_lets_living_friends_in_its_zone_regenerate():
    tree = "mohktari-great-tree-of-life"
    with Situation(
        b2=f"{tree}, timber-wolf damage:3, emerald-tegu p1 damage:3, skeletal-sentry damage:3",
        c2="bitterwood-fox damage:3",
        phase="upkeep",
    ) as table:
        damage = {
            n: table.piece(n).damage
            for n in ("timber-wolf", "emerald-tegu", "skeletal-sentry", "bitterwood-fox")
        }
        assert damage == {"timber-wolf": 1, "emerald-tegu": 3, "skeletal-sentry": 3, "bitterwood-fox": 3}
        assert living(table.state, table.card(tree))


@pytest.mark.rule("MW-CONJ-06")
def test_tanglevine_holds_a_creature():
    with Situation(mage="beastmaster b2 mana:9", prepared="tanglevine", d2="timber-wolf p1") as table:
        table.answer("quickcast tanglevine", "target timber-wolf")
        wolf = table.card("timber-wolf")
        assert restrained(table.state, wolf)
        assert unmovable(table.state, wolf)
        table.changed(
            mage="beastmaster b2 mana:4 quickcast-used", prepared="", d2="timber-wolf p1 +(tanglevine p0 new)"
        )
    with Situation(b2="timber-wolf +(tanglevine p1)", acting="timber-wolf") as table:
        assert not any(text.startswith("move") for text in table.texts())
        assert table.can("attack timber-wolf tanglevine")


def test_tanglevine_holds_nothing_that_flies_or_cannot_be_contained():
    with Situation(
        mage="beastmaster b2 mana:9",
        prepared="tanglevine",
        b2="thunderift-falcon p1, whirling-spirit p1, timber-wolf p1 +tanglevine, emerald-tegu p1",
    ) as table:
        table.answer("quickcast tanglevine")
        table.offers("target beastmaster", "target emerald-tegu", "skip")
        table.answer("skip")


def test_ranged_attacks_cannot_target_tanglevine_but_zone_attacks_hit_it():
    with Situation(
        mage="warlock b2 mana:20",
        prepared="fireball, ring-of-fire",
        p1_mage="wizard d3",
        b2="timber-wolf +(tanglevine p1)",
        c2="royal-archer",
    ) as table:
        table.answer("quickcast fireball")
        assert not table.can("target tanglevine")
        assert table.can("target timber-wolf")
        table.answer("skip", "activate warlock", "cast ring-of-fire", "target b2")
        table.dice("1 0 0 0 0 0 0", effect=1)
        table.dice("0 0 0 0 0", effect=1)
        table.answer("hit tanglevine")
        assert table.piece("tanglevine").damage == 1
    with Situation(b2="timber-wolf +(tanglevine p1)", c2="royal-archer", acting="royal-archer") as table:
        assert not table.can("attack royal-archer tanglevine 1")
        assert table.can("attack royal-archer timber-wolf 1")


@pytest.mark.rule("MW-EX-12", "MW-CONJ-07")
def test_who_is_teleported_is_free_of_tanglevine():
    with Situation(
        mage="wizard b2 mana:9",
        prepared="teleport",
        b2="timber-wolf damage:2 rot +(tanglevine p1) +bear-strength",
    ) as table:
        table.answer("quickcast teleport", "target timber-wolf", "to b2")
        table.changed(
            mage="wizard b2 mana:6 quickcast-used",
            prepared="",
            discard="teleport",
            p1_discard="tanglevine",
            b2="timber-wolf damage:2 rot +bear-strength",
        )


def test_poison_gas_cloud_harms_the_living_in_its_zone():
    with Situation(
        b2="poison-gas-cloud, timber-wolf, skeletal-sentry, mana-flower", b3="emerald-tegu", phase="upkeep"
    ) as table:
        assert table.piece("timber-wolf").damage == 2
        assert [table.piece(n).damage for n in ("skeletal-sentry", "mana-flower", "emerald-tegu")] == [0, 0, 0]


def test_who_enters_or_starts_in_poison_gas_cloud_moves_once():
    with Situation(b2="poison-gas-cloud, timber-wolf", c2="bitterwood-fox, skeletal-sentry") as table:
        table.answer("activate timber-wolf", "move b3")
        assert not any(text.startswith("move") for text in table.texts())
        assert table.can("guard")
        table.answer("done")
    with Situation(b2="poison-gas-cloud", c2="bitterwood-fox, skeletal-sentry") as table:
        table.answer("activate bitterwood-fox", "move b2")
        assert not table.can("move b1")  # though it is fast
        table.answer("done")
    with Situation(b2="poison-gas-cloud", c2="skeletal-sentry") as table:
        table.answer("activate skeletal-sentry", "move b2", "move b1")
        assert table.state.arena.names[table.piece("skeletal-sentry").zone] == "b1"


def test_who_is_pushed_into_poison_gas_cloud_moves_once_this_round():
    with Situation(
        mage="wizard c2 mana:9", prepared="force-push", b2="poison-gas-cloud", c2="timber-wolf"
    ) as table:
        table.answer("quickcast force-push", "target timber-wolf", "west", "activate timber-wolf", "move b1")
        assert not table.can("move a1")
        table.answer("done")


def test_suppression_orb_wants_a_mana_for_moves_of_all_but_mages():
    with Situation(mage="beastmaster a1 mana:1", b2="suppression-orb, timber-wolf") as table:
        table.answer("activate timber-wolf", "move b3")
        assert table.piece("beastmaster").mana == 0
        assert not any(text.startswith("move") for text in table.texts())
        table.answer("done")
    with Situation(mage="beastmaster a1 mana:0", b2="suppression-orb", acting="beastmaster") as table:
        assert table.can("move b1")
        table.answer("move b1", "done")
        assert table.piece("beastmaster").mana == 0


# Rules of conjurations


@pytest.mark.rule("MW-CONJ-05", "MW-CONJ-10", "MW-CONJ-04")
def test_a_zone_has_one_exclusive_conjuration_and_none_twice():
    with Situation(
        mage="beastmaster b2 mana:20",
        prepared="poison-gas-cloud, mana-flower",
        b2="poison-gas-cloud p1, mana-crystal p1",
    ) as table:
        table.answer("quickcast mana-flower")
        assert table.can("target b1")
        assert not table.can("target b2")
        table.answer("skip", "quickcast poison-gas-cloud")
        assert not table.can("target b2")
        table.answer("target b1")
        table.changed(
            mage="beastmaster b2 mana:12 quickcast-used", prepared="mana-flower", b1="poison-gas-cloud new"
        )


@pytest.mark.rule("MW-CONJ-08")
def test_nothing_has_two_of_the_same_conjuration_attached():
    with Situation(
        mage="beastmaster b2 mana:9", prepared="tanglevine", b2="timber-wolf p1 +tanglevine"
    ) as table:
        table.answer("quickcast tanglevine")
        table.offers("target beastmaster", "skip")
        table.answer("skip")


@pytest.mark.rule("MW-CONJ-03", "MW-CONJ-02")
def test_a_conjuration_is_not_living_does_not_move_and_does_not_act():
    with Situation(b2="mana-crystal") as table:
        crystal = table.card("mana-crystal")
        assert not living(table.state, crystal)
        assert unmovable(table.state, crystal)
        assert not table.can("activate mana-crystal")


@pytest.mark.rule("MW-CONJ-11")
def test_conjurations_are_not_dazed_or_stunned():
    with Situation(
        mage="priestess b2 mana:20", p1_mage="warlock d3", prepared="pillar-of-light", b2="mana-crystal p1"
    ) as table:
        table.dice("1* 0", effect=12)
        table.answer("quickcast pillar-of-light", "target mana-crystal")
        assert (table.piece("mana-crystal").damage, table.piece("mana-crystal").markers) == (1, {})


@pytest.mark.rule("MW-CODEX-031")
def test_a_unique_temple_is_in_play_once_for_each_player():
    with Situation(
        mage="beastmaster b2 mana:9", prepared="hand-of-bim-shalla", b1="hand-of-bim-shalla p1"
    ) as table:
        assert table.can("quickcast hand-of-bim-shalla")
    with Situation(
        mage="beastmaster b2 mana:9", prepared="hand-of-bim-shalla", b1="hand-of-bim-shalla"
    ) as table:
        assert not table.can("quickcast hand-of-bim-shalla")


def test_tanglevine_does_not_hinder():
    with Situation(b2="timber-wolf, emerald-tegu p1 +(tanglevine p0)") as table:
        assert not hindered(table.state, table.card("timber-wolf"))


# Temples and the dark


# Temples


def test_hand_of_bim_shalla_strengthens_protects_or_heals():
    given = {"a1": "hand-of-bim-shalla", "d3": "timber-wolf damage:3, skeletal-sentry"}
    with Situation(**given) as table:
        table.answer("use hand-of-bim-shalla")
        assert table.can("target timber-wolf")
        assert not table.can("target skeletal-sentry")
        table.answer("target timber-wolf")
        table.offers("armor", "melee", "heal")
        table.answer("armor")
        assert (table.armor("timber-wolf"), table.trait("melee", "timber-wolf")) == (3, 0)
        assert not table.can("use hand-of-bim-shalla")  # once a round
        table.refused("pass")  # who used it before an action phase takes one
    with Situation(**given) as table:
        table.answer("use hand-of-bim-shalla", "target timber-wolf", "melee")
        assert (table.armor("timber-wolf"), table.trait("melee", "timber-wolf")) == (2, 1)
    with Situation(**given) as table:
        table.answer("use hand-of-bim-shalla", "target timber-wolf", "heal")
        assert table.piece("timber-wolf").damage == 2


def test_hand_of_bim_shalla_is_used_after_a_friendly_action_phase_too_and_its_gift_ends_with_the_round():
    with Situation(
        a1="hand-of-bim-shalla",
        d3="timber-wolf inactive",
        mage="beastmaster a1 quickcast-used inactive",
        p1_mage="warlock a3 quickcast-used inactive",
        stage="after",
    ) as table:
        table.answer("use hand-of-bim-shalla", "target timber-wolf", "armor")
        assert table.armor("timber-wolf") == 2  # nobody is left to act: the round is over
        assert table.state.round == 3


def test_temple_of_light_shoots_with_as_many_dice_as_temples():
    with Situation(
        mage="priestess a1 mana:5",
        a2="temple-of-light",
        a3="hand-of-bim-shalla",
        p1_mage="warlock b3",
        b2="skeletal-sentry p1",
        d2="temple-of-asyra p1",
    ) as table:
        table.answer("use temple-of-light")
        assert not table.can("target temple-of-asyra")  # too far away
        table.answer("target warlock")
        table.offers("dice 1", "dice 2")
        table.dice("2 1", effect=7)  # 7 + 2: stun
        table.answer("dice 2")
        assert (table.piece("warlock").damage, table.piece("warlock").markers) == (3, {"stun": 1})
        assert table.piece("priestess").mana == 3
        assert not table.can("use temple-of-light")


@pytest.mark.parametrize(("die", "marker"), [(7, {}), (8, {"stun": 1}), (9, {"stun": 1}), (10, {"daze": 1})])
def test_temple_of_light_stuns_before_it_dazes(die, marker):
    with Situation(mage="priestess a1 mana:5", a2="temple-of-light", p1_mage="warlock b3") as table:
        table.dice("1", effect=die)
        table.answer("use temple-of-light", "target warlock")
        assert table.piece("warlock").markers == marker


def test_the_attack_of_temple_of_light_can_be_avoided_and_needs_mana():
    with Situation(mage="priestess a1 mana:5", a2="temple-of-light", b3="blue-gremlin p1") as table:
        table.dice(effect=8)
        table.answer("use temple-of-light", "target blue-gremlin", "defend blue-gremlin 8")
        assert table.piece("blue-gremlin").damage == 0
    with Situation(mage="priestess a1 mana:0", a2="temple-of-light", b3="blue-gremlin p1") as table:
        assert not table.can("use temple-of-light")


def test_temple_of_light_has_two_more_dice_against_the_nonliving():
    with Situation(mage="priestess a1 mana:5", a2="temple-of-light", b3="skeletal-sentry p1") as table:
        table.dice("1 1 1", effect=1)
        table.answer("use temple-of-light", "target skeletal-sentry")
        assert table.piece("skeletal-sentry").damage == 3


def test_temple_of_the_dawnbreaker_rolls_a_defense_again():
    given = {"a1": "temple-of-the-dawnbreaker p1", "b2": "timber-wolf, knight-of-westlock p1"}
    with Situation(**given) as table:
        table.dice(effect=[3, 8])
        table.answer(
            "activate timber-wolf", "attack timber-wolf knight-of-westlock", "defend knight-of-westlock 8"
        )
        table.answer("re-roll temple-of-the-dawnbreaker")
        assert table.piece("knight-of-westlock").damage == 0
        assert table.piece("temple-of-the-dawnbreaker").used == ["re-roll"]
    with Situation(**given) as table:
        table.dice("2* 0 0 0", effect=3)
        table.answer(
            "activate timber-wolf", "attack timber-wolf knight-of-westlock", "defend knight-of-westlock 8"
        )
        table.answer("skip", "skip")  # neither the defense nor the attack dice
        assert table.piece("knight-of-westlock").damage == 2


def test_temple_of_the_dawnbreaker_rolls_the_dice_of_an_attack_on_a_friend_again():
    given = {"a1": "temple-of-the-dawnbreaker p1", "b2": "emerald-tegu, timber-wolf p1"}
    attack = ("activate emerald-tegu", "attack emerald-tegu timber-wolf")
    with Situation(**given) as table:
        table.dice("2* 2* 2*", effect=9)
        table.dice("0 0 0")
        table.answer(*attack)
        table.offers(
            "re-roll-dice temple-of-the-dawnbreaker", "re-roll-effect temple-of-the-dawnbreaker", "skip"
        )
        table.answer("re-roll-dice")
        assert (table.piece("timber-wolf").damage, table.piece("timber-wolf").markers) == (0, {"rot": 1})
    with Situation(**given) as table:
        table.dice("2* 2* 2*", effect=[9, 1])
        table.answer(*attack, "re-roll-effect")
        assert (table.piece("timber-wolf").damage, table.piece("timber-wolf").markers) == (6, {})


def test_temple_of_the_dawnbreaker_does_not_help_enemies_nor_twice_a_round():
    with Situation(a1="temple-of-the-dawnbreaker", b2="timber-wolf, knight-of-westlock p1") as table:
        table.dice("2* 0 0 0", effect=3)
        table.answer(
            "activate timber-wolf", "attack timber-wolf knight-of-westlock", "defend knight-of-westlock 8"
        )
        assert table.piece("knight-of-westlock").damage == 2
    with Situation(a1="temple-of-the-dawnbreaker p1 used:re-roll", b2="timber-wolf, emerald-tegu p1") as table:
        table.dice("2* 0 0 0")
        table.answer("activate timber-wolf", "attack timber-wolf emerald-tegu")
        assert table.piece("emerald-tegu").damage == 2


@pytest.mark.rule("MW-EFF-07")
def test_temple_of_the_dawnbreaker_rolls_an_escape_again():
    with Situation(a1="temple-of-the-dawnbreaker", b2="timber-wolf cripple") as table:
        table.dice(effect=[6, 7])
        table.answer("activate timber-wolf", "guard", "re-roll temple-of-the-dawnbreaker")
        assert table.piece("timber-wolf").markers == {}
    with Situation(a1="temple-of-the-dawnbreaker p1", b2="timber-wolf cripple:2") as table:
        table.dice(effect=[6, 7])
        table.answer("activate timber-wolf", "guard")
        assert table.piece("timber-wolf").markers == {"cripple": 1}


# Of the dark


@pytest.mark.rule("MW-CODEX-015")
def test_deathlock_lets_nothing_heal():
    with Situation(
        a1="deathlock", b2="highland-unicorn damage:4, mana-flower damage:2", phase="upkeep"
    ) as table:
        assert (table.piece("highland-unicorn").damage, table.piece("mana-flower").damage) == (4, 2)
        assert finite_life(table.state, table.card("beastmaster"))
    with Situation(b2="highland-unicorn damage:4, mana-flower damage:2", phase="upkeep") as table:
        assert (table.piece("highland-unicorn").damage, table.piece("mana-flower").damage) == (2, 0)


def test_idol_of_pestilence_harms_every_living_creature():
    with Situation(
        a1="idol-of-pestilence",
        b2="timber-wolf, skeletal-sentry, mana-flower",
        d3="emerald-tegu p1, malacoda p1",
        p1_mage="warlock a3",
        phase="upkeep",
    ) as table:
        hit = {name: table.piece(name).damage for name in ("timber-wolf", "beastmaster", "warlock")}
        assert hit == {"timber-wolf": 1, "beastmaster": 1, "warlock": 1}
        assert table.piece("emerald-tegu").damage == 3  # and 2 of malacoda
        assert [table.piece(n).damage for n in ("skeletal-sentry", "mana-flower", "malacoda")] == [0, 0, 0]


def test_mordoks_obelisk_wants_a_mana_for_every_creature_but_mages():
    with Situation(
        mage="beastmaster a1 mana:5", b2="mordoks-obelisk p1, timber-wolf, emerald-tegu", phase="upkeep"
    ) as table:
        table.answer("pay timber-wolf 1", "skip")
        assert table.piece("beastmaster").mana == 4
        assert [table.state.card(t).slug for t in table.state.players[0].discard] == ["emerald-tegu"]
        assert table.trait("upkeep", "beastmaster") == 0
    with Situation(
        mage="beastmaster a1 mana:5", b2="mordoks-obelisk p1, whirling-spirit", phase="upkeep"
    ) as table:
        table.answer("pay whirling-spirit 2")
        assert table.piece("beastmaster").mana == 3


def test_sacrificial_altar_turns_a_creature_into_strength():
    with Situation(
        mage="warlock a1",
        p1_mage="wizard d1",
        a2="sacrificial-altar",
        d3="dark-pact-slayer, goran-werewolf-pet, emerald-tegu p1, firebrand-imp owner:p1",
    ) as table:
        table.answer("use sacrificial-altar")
        table.offers("target warlock", "target dark-pact-slayer", "target goran-werewolf-pet", "skip")
        table.answer("target dark-pact-slayer")
        table.offers("strengthen warlock", "strengthen goran-werewolf-pet", "strengthen firebrand-imp")
        table.answer("strengthen goran-werewolf-pet")
        assert table.trait("melee", "goran-werewolf-pet") == 3  # its level
        assert table.trait("melee", "warlock") == 1
        assert [table.state.card(t).slug for t in table.state.players[0].discard] == ["dark-pact-slayer"]
        assert not table.can("use sacrificial-altar")
        table.dice("2 2 0 0 0 0 0")
        table.answer("activate goran-werewolf-pet", "attack goran-werewolf-pet emerald-tegu 1")
        assert table.piece("emerald-tegu").damage == 4  # armor 3, piercing 3


def test_gate_to_hell_strengthens_demons():
    with Situation(a1="gate-to-hell", b2="firebrand-imp, timber-wolf, dark-pact-slayer p1") as table:
        assert [table.trait("melee", n) for n in ("firebrand-imp", "dark-pact-slayer", "timber-wolf")] == [
            1,
            1,
            0,
        ]


@pytest.mark.rule("MW-AMB-65")
def test_who_opens_the_gate_to_hell_orders_its_attacks():
    """MW-AMB-65."""
    with Situation(
        mage="warlock d3 mana:12", p1_mage="wizard d1", a1="gate-to-hell, timber-wolf", a2="emerald-tegu p1",
        a3="bitterwood-fox p1",
    ) as table:  # fmt: skip
        table.answer("activate warlock", "use gate-to-hell")
        assert table.asked == 0
        table.offers("hit timber-wolf", "hit emerald-tegu", "hit bitterwood-fox")
        table.dice("2* 0 0 0", effect=1)
        table.answer("hit bitterwood-fox")
        table.offers("hit timber-wolf", "hit emerald-tegu")
        table.dice("1* 0 0 0", effect=1)
        table.dice("0 0 0 0", effect=1)
        table.answer("hit emerald-tegu")
        names = ("bitterwood-fox", "emerald-tegu", "timber-wolf")
        assert [table.piece(name).damage for name in names] == [2, 1, 0]


def test_gate_to_hell_is_opened_once_and_burns_all_that_does_not_fly():
    with Situation(
        mage="warlock d3 mana:12",
        p1_mage="wizard d1",
        a1="gate-to-hell, timber-wolf, thunderift-falcon p1",
        a3="emerald-tegu p1",
        d2="royal-archer p1",
    ) as table:
        table.dice("2* 0 0 0", effect=4)
        table.dice("1* 0 0 0", effect=11)
        table.answer("activate warlock", "use gate-to-hell", "hit timber-wolf")
        assert (table.piece("timber-wolf").damage, table.piece("timber-wolf").markers) == (2, {})
        assert (table.piece("emerald-tegu").damage, table.piece("emerald-tegu").markers) == (1, {"burn": 2})
        assert [table.piece(n).damage for n in ("thunderift-falcon", "royal-archer", "wizard", "warlock")] == [
            0
        ] * 4
        assert table.piece("warlock").mana == 0
        assert table.piece("gate-to-hell").markers == {"open": 1}
    with Situation(
        mage="warlock d3 mana:12", p1_mage="wizard d1", a1="gate-to-hell open", acting="warlock"
    ) as table:
        assert not table.can("use gate-to-hell")
    with Situation(
        mage="warlock d3 mana:11", p1_mage="wizard d1", a1="gate-to-hell", acting="warlock"
    ) as table:
        assert not table.can("use gate-to-hell")
    with Situation(
        mage="warlock d3 mana:12", p1_mage="wizard d1", a1="gate-to-hell", acting="warlock", moves=1
    ) as table:
        assert not table.can("use gate-to-hell")


def test_demons_come_through_the_open_gate_to_hell():
    given = {"mage": "warlock d3 mana:20", "p1_mage": "wizard d1", "acting": "warlock"}
    with Situation(a1="gate-to-hell open", prepared="firebrand-imp", **given) as table:
        table.answer("cast firebrand-imp")
        table.offers("target a1", "target d3", "skip")
        table.answer("target a1", "skip")
        assert table.state.arena.names[table.piece("firebrand-imp").zone] == "a1"
    for gate, spell in (
        ("gate-to-hell", "firebrand-imp"),
        ("gate-to-hell open", "darkfenne-bat"),
        ("gate-to-hell p1 open", "firebrand-imp"),
    ):
        with Situation(a1=gate, prepared=spell, **given) as table:
            table.answer(f"cast {spell}")
            table.offers("target d3", "skip")
            table.answer("skip")


def test_spawnpoints_do_not_reach_through_the_gate_to_hell():
    given = {"mage": "warlock d3 mana:20", "p1_mage": "wizard d1", "phase": "deploy"}
    with Situation(a1="gate-to-hell open", c3="pentagram mana:2 assigned:firebrand-imp", **given) as table:
        table.answer("deploy pentagram")
        table.offers("target c3", "skip")
        table.answer("skip", "done")


# Totems, mana and spawnpoints


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


# What they leave alone: a forbidden candidate or number is on the table


def test_tanglevine_does_not_hold_what_flies():
    with Situation(mage="beastmaster b2 mana:9", prepared="tanglevine", b2="thunderift-falcon") as table:
        table.answer("quickcast tanglevine")
        table.offers("target beastmaster", "skip")
        table.answer("skip")


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


def test_sacrificial_altar_strengthens_the_chosen_one_alone():
    with Situation(
        mage="priestess b2", b2="sacrificial-altar, timber-wolf, royal-archer, skeletal-sentry"
    ) as table:
        table.answer("use sacrificial-altar", "target royal-archer", "strengthen timber-wolf")
        for trait in ("melee", "attack-piercing"):
            assert [table.trait(trait, name) for name in ("timber-wolf", "skeletal-sentry")] == [3, 0]


@pytest.mark.parametrize(("zone", "moves"), [("c2", 1), ("b1", 0)])
def test_poison_gas_cloud_slows_only_who_enters_it(zone, moves):
    with Situation(b2="timber-wolf, royal-archer", c2="poison-gas-cloud p1, asyran-cleric") as table:
        table.answer("activate timber-wolf", f"move {zone}")
        slowed = [table.trait("one-move", name) for name in ("timber-wolf", "royal-archer", "asyran-cleric")]
        assert slowed == [moves, 0, 0]
        table.answer("done")


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


def test_pentagram_gains_mana_for_enemies_that_do_not_live():
    with Situation(b2="pentagram, timber-wolf, skeletal-sentry p1") as table:
        table.dice("2* 0 0 0")
        table.answer("activate timber-wolf", "attack timber-wolf skeletal-sentry")
        assert table.piece("pentagram").mana == 1


def test_pentagram_gains_mana_for_a_second_enemy():
    with Situation(
        b2="pentagram, timber-wolf, royal-archer p1, emerald-tegu p1", barriers="pentagram royal-archer"
    ) as table:
        table.dice("2* 0 0 0")
        table.answer("activate timber-wolf", "attack timber-wolf emerald-tegu")
        assert table.piece("pentagram").mana == 1


def test_pentagram_gains_nothing_when_enemies_attack_each_other():
    with Situation(b2="pentagram, emerald-tegu p1, bitterwood-fox p1", player=1) as table:
        table.dice("2* 0 0", effect=1)
        table.answer("activate emerald-tegu", "attack emerald-tegu bitterwood-fox")
        assert table.piece("bitterwood-fox").damage > 0
        assert table.piece("pentagram").mana == 0


def test_pentagram_gains_nothing_for_the_attack_of_a_conjuration():
    with Situation(mage="priestess a1 mana:5", a2="temple-of-light, pentagram", p1_mage="warlock b3") as table:
        table.dice("1", effect=1)
        table.answer("use temple-of-light", "target warlock")
        assert table.piece("warlock").damage == 1
        assert table.piece("pentagram").mana == 0


def test_who_does_not_live_may_start_in_poison_gas_cloud():
    with Situation(b2="poison-gas-cloud, skeletal-sentry") as table:
        table.answer("activate skeletal-sentry", "move b3", "move c3")


def test_poison_gas_cloud_slows_only_who_starts_in_it():
    with Situation(
        b2="poison-gas-cloud, timber-wolf", c1="steelclaw-grizzly", p1_mage="warlock d3 quickcast-used inactive"
    ) as table:
        table.answer("activate timber-wolf", "done")
        table.answer("activate steelclaw-grizzly", "move d1", "move d2")


def test_temple_of_asyra_gets_mana_a_second_time():
    with Situation(
        b2="temple-of-asyra used:prayer",
        d3="asyran-cleric",
        p1_mage="warlock c3 quickcast-used inactive",
    ) as table:
        table.answer("activate asyran-cleric", "use temple-of-asyra")
        assert table.piece("temple-of-asyra").mana == 1
