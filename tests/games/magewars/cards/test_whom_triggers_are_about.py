"""Triggers are about those whom they name, and about nobody else."""

import pytest

from tests.games.magewars.cards.revealing import Revealing
from tests.games.magewars.situations import Situation

# Pentagram


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


# Poison Gas Cloud


def test_who_does_not_live_may_start_in_poison_gas_cloud():
    with Situation(b2="poison-gas-cloud, skeletal-sentry") as table:
        table.answer("activate skeletal-sentry", "move b3", "move c3")


def test_poison_gas_cloud_slows_only_who_starts_in_it():
    with Situation(
        b2="poison-gas-cloud, timber-wolf", c1="steelclaw-grizzly", p1_mage="warlock d3 quickcast-used inactive"
    ) as table:
        table.answer("activate timber-wolf", "done")
        table.answer("activate steelclaw-grizzly", "move d1", "move d2")


# Mana Siphon


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


# Temple of Asyra


def test_temple_of_asyra_gets_mana_a_second_time():
    with Situation(
        b2="temple-of-asyra used:prayer",
        d3="asyran-cleric",
        p1_mage="warlock c3 quickcast-used inactive",
    ) as table:
        table.answer("activate asyran-cleric", "use temple-of-asyra")
        assert table.piece("temple-of-asyra").mana == 1


# Enchantments


def test_block_waits_for_an_attack_on_its_own_creature():
    with Revealing(
        b2="timber-wolf, emerald-tegu p1 ?block, bitterwood-fox p1", p1_mage="priestess mana:2"
    ) as table:
        table.dice("2* 0 0 0")
        table.play("activate timber-wolf", "attack timber-wolf bitterwood-fox")
        table.settle()
        assert table.piece("bitterwood-fox").damage == 2
        assert not table.piece("block").revealed


def test_retaliate_outlasts_the_counterstrike_of_another_creature():
    with Situation(b2="timber-wolf, darkfenne-hydra p1, emerald-tegu p1 +retaliate") as table:
        table.dice("0 0 0 0")
        table.dice("0 0 0 0")
        table.answer("activate timber-wolf", "attack timber-wolf darkfenne-hydra")
        table.answer("counterstrike darkfenne-hydra 1")
        assert table.piece("retaliate").revealed


def test_teleport_trap_waits_in_its_own_zone():
    with Revealing(b1="timber-wolf", b2="?teleport-trap p1", p1_mage="warlock mana:2") as table:
        table.play("activate timber-wolf", "move c1", "done")
        table.settle()
        assert not table.piece("teleport-trap").revealed


# Helm of Fear


def test_helm_of_fear_does_not_scare_a_spirit():
    with Situation(b2="whirling-spirit", p1_mage="warlock b2 +helm-of-fear") as table:
        table.dice("2 0 0 0", effect=1)
        table.answer("activate whirling-spirit", "attack whirling-spirit warlock")
        assert table.piece("warlock").damage > 0
