"""What conjurations do: of nature and air, and what holds for all."""

import pytest

from tests.games.magewars.situations import Situation
from trivault.games.magewars.rules.movement import hindered
from trivault.games.magewars.rules.traits import (
    living,
    restrained,
    unmovable,
)

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
