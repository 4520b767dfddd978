"""What each attack spell does."""

import pytest

from tests.games.magewars.situations import Situation

WARLOCK = {"mage": "warlock b2 mana:20", "p1_mage": "wizard d3"}


def struck(table, name):
    piece = table.piece(name)
    return piece.damage, piece.markers


# One target


@pytest.mark.rule("MW-EX-20", "MW-ATKSP-01", "MW-ATKSP-02")
def test_fireball_costs_eight_mana_and_attacks_its_target():
    with Situation(prepared="fireball", d2="timber-wolf p1", **WARLOCK) as table:
        table.dice("2* 1 1 1 0 0", effect=3)
        table.answer("quickcast fireball", "target timber-wolf")
        table.changed(
            mage="warlock b2 mana:12 quickcast-used",
            prepared="",
            discard="fireball",
            d2="timber-wolf p1 damage:3",
        )


@pytest.mark.parametrize(
    ("spell", "dice", "die", "markers"),
    [
        ("fireball", 6, 4, {"burn": 1}),
        ("fireball", 6, 10, {"burn": 1}),
        ("fireball", 6, 11, {"burn": 2}),
        ("flameblast", 4, 6, {}),
        ("flameblast", 4, 7, {"burn": 1}),
        ("flameblast", 4, 11, {"burn": 2}),
        ("geyser", 3, 4, {}),
        ("geyser", 3, 5, {"daze": 1}),
        ("lightning-bolt", 5, 5, {}),
        ("lightning-bolt", 5, 6, {"daze": 1}),
        ("lightning-bolt", 5, 8, {"stun": 1}),
        ("pillar-of-light", 2, 3, {}),
        ("pillar-of-light", 2, 10, {"daze": 1}),
        ("pillar-of-light", 2, 11, {"stun": 1}),
    ],
)
def test_quick_attack_spells_roll_their_dice_and_bring_their_effects(spell, dice, die, markers):
    with Situation(prepared=spell, b3="timber-wolf p1", **WARLOCK) as table:
        table.dice("1*" + " 0" * (dice - 1), effect=die)
        table.answer(f"quickcast {spell}", "target timber-wolf")
        assert struck(table, "timber-wolf") == (1, markers)


@pytest.mark.parametrize(("die", "markers"), [(3, {}), (4, {"daze": 1}), (7, {"stun": 1})])
def test_thunderbolt_is_a_full_spell_and_strikes_three_zones_away(die, markers):
    with Situation(
        prepared="thunderbolt", a1="timber-wolf p1", mage="wizard d1 mana:20", p1_mage="warlock d3"
    ) as table:
        assert not table.can("quickcast thunderbolt")
        table.dice("1* 0 0 0 0 0", effect=die)
        table.answer("activate wizard", "cast thunderbolt", "target timber-wolf")
        assert struck(table, "timber-wolf") == (1, markers)


@pytest.mark.parametrize(
    ("spell", "near", "out"),
    [
        ("flameblast", "c2", "d2"),
        ("geyser", "c2", "d2"),
        ("fireball", "d2", "d3"),
        ("pillar-of-light", "d2", "d3"),
    ],
)
def test_attack_spells_have_a_range(spell, near, out):
    given = {near: "timber-wolf p1", out: "emerald-tegu p1"}
    with Situation(prepared=spell, mage="warlock b2 mana:20", p1_mage="wizard d1", **given) as table:
        table.answer(f"quickcast {spell}")
        assert table.can("target timber-wolf")
        assert not table.can("target emerald-tegu")
        table.answer("skip")


@pytest.mark.rule("MW-DEF-09")
def test_flameblast_cannot_be_avoided_and_fireball_can():
    with Situation(prepared="flameblast, fireball", b3="blue-gremlin p1", **WARLOCK) as table:
        table.dice("2* 0 0 0", effect=1)
        table.answer("quickcast flameblast", "target blue-gremlin")
        assert struck(table, "blue-gremlin") == (2, {})
        table.dice(effect=8)
        table.answer("activate warlock", "cast fireball", "target blue-gremlin", "defend blue-gremlin 8")
        assert struck(table, "blue-gremlin") == (2, {})


@pytest.mark.rule("MW-EX-52")
def test_lightning_bolt_against_the_knight_of_westlock():
    with Situation(prepared="lightning-bolt", b3="knight-of-westlock p1 used:defense-0", **WARLOCK) as table:
        table.dice("2* 0 0 0 0 0 0", effect=6)  # 5 + 2 dice; 6 + 2 stuns
        table.answer("quickcast lightning-bolt", "target knight-of-westlock")
        assert struck(table, "knight-of-westlock") == (2, {"stun": 1})


@pytest.mark.rule("MW-EX-23")
def test_pillar_of_light_against_the_whirling_spirit():
    with Situation(prepared="pillar-of-light", b3="whirling-spirit p1", **WARLOCK) as table:
        table.dice("1 2 0 0", effect=2)  # 2 more dice against the nonliving, and on the effect die
        table.answer("quickcast pillar-of-light", "target whirling-spirit")
        assert struck(table, "whirling-spirit") == (3, {"daze": 1})


def test_geyser_puts_out_a_fire_instead():
    with Situation(prepared="geyser", b3="timber-wolf p1 burn:2", **WARLOCK) as table:
        table.answer("quickcast geyser", "target timber-wolf")
        table.changed(
            mage="warlock b2 mana:16 quickcast-used", prepared="", discard="geyser", b3="timber-wolf p1"
        )


@pytest.mark.parametrize(("die", "zone", "markers"), [(3, "b2", {}), (4, "c2", {}), (11, "c2", {"daze": 1})])
def test_jet_stream_pushes_away(die, zone, markers):
    with Situation(
        prepared="jet-stream", b2="timber-wolf p1", mage="warlock a2 mana:20", p1_mage="wizard d3"
    ) as table:
        table.dice("0 1*", effect=die)
        table.answer("quickcast jet-stream", "target timber-wolf")
        assert struck(table, "timber-wolf") == (1, markers)
        assert table.state.arena.names[table.piece("timber-wolf").zone] == zone


def test_jet_stream_has_two_more_dice_against_what_flies():
    with Situation(
        prepared="jet-stream", b2="thunderift-falcon p1", mage="warlock a2 mana:20", p1_mage="wizard d3"
    ) as table:
        table.dice("1 0 0 0", effect=1)
        table.answer("quickcast jet-stream", "target thunderift-falcon")
        assert struck(table, "thunderift-falcon") == (1, {})


# Zones


@pytest.mark.parametrize(
    ("spell", "dice", "die", "markers"),
    [
        ("blinding-flash", 2, 4, {"daze": 1}),
        ("blinding-flash", 2, 10, {"stun": 1}),
        ("electrify", 4, 7, {"daze": 1}),
        ("electrify", 4, 9, {"stun": 1}),
        ("ring-of-fire", 5, 7, {"burn": 1}),
        ("ring-of-fire", 5, 11, {"burn": 2}),
    ],
)
def test_zone_attacks_around_the_caster_spare_the_caster_alone(spell, dice, die, markers):
    with Situation(prepared=spell, b2="timber-wolf, mana-crystal p1, blue-gremlin p1", **WARLOCK) as table:
        table.answer("activate warlock", f"cast {spell}")
        table.offers("target b2", "skip")
        table.answer("target b2")
        hits = ["timber-wolf", "blue-gremlin"] + ([] if spell == "ring-of-fire" else ["mana-crystal"])
        table.dice("1*" + " 0" * (dice - 1), effect=die)
        table.answer("hit timber-wolf")
        table.dice("1*" + " 0" * (dice - 1), effect=1)
        if spell == "ring-of-fire":  # the crystal is immune, and the gremlin cannot avoid it
            table.answer("hit mana-crystal")
        else:
            table.dice("1*" + " 0" * (dice - 1), effect=1)
            table.answer("hit blue-gremlin")
        assert struck(table, "timber-wolf") == (1, markers)
        assert [table.piece(name).damage for name in hits] == [1] * len(hits)
        assert table.piece("warlock").damage == 0


@pytest.mark.rule("MW-ZONEATK-01")
def test_firestorm_hits_another_zone_and_all_in_it():
    with Situation(prepared="firestorm", b3="timber-wolf p1, emerald-tegu", **WARLOCK) as table:
        table.answer("activate warlock", "cast firestorm", "target b3")
        table.dice("2* 0 0 0 0", effect=5)
        table.dice("1* 0 0 0 0", effect=10)
        table.answer("hit emerald-tegu")
        assert struck(table, "emerald-tegu") == (2, {"burn": 1})
        assert struck(table, "timber-wolf") == (1, {"burn": 2})


# Chain Lightning


def chained(table, first):
    table.answer("activate wizard", "cast chain-lightning", f"target {first}")


CHAIN = {"mage": "wizard b2 mana:20", "p1_mage": "warlock d3", "prepared": "chain-lightning"}


def test_chain_lightning_jumps_on_with_a_die_less_each_time():
    with Situation(c2="timber-wolf p1, skeletal-sentry p1", d2="emerald-tegu p1", **CHAIN) as table:
        table.dice("1* 0 0 0 0", effect=8)
        chained(table, "timber-wolf")
        table.offers("chain wizard", "chain skeletal-sentry", "chain emerald-tegu", "skip")
        table.dice("1* 0 0 0", effect=8)  # 8 - 1
        table.answer("chain emerald-tegu")
        table.offers("chain warlock", "chain skeletal-sentry", "skip")  # near the tegu; not the wolf again
        table.dice("1 0 0", effect=6)  # 6 - 2
        table.answer("chain skeletal-sentry", "skip")
        assert struck(table, "timber-wolf") == (1, {"stun": 1})
        assert struck(table, "emerald-tegu") == (1, {"daze": 1})
        assert struck(table, "skeletal-sentry") == (1, {})
        assert [table.state.card(t).slug for t in table.state.players[0].discard] == ["chain-lightning"]


def test_chain_lightning_ends_where_it_does_no_damage():
    with Situation(c2="timber-wolf p1, skeletal-sentry p1", **CHAIN) as table:
        table.dice("0 0 0 0 0", effect=1)
        chained(table, "timber-wolf")
        assert struck(table, "timber-wolf") == (0, {})
    with Situation(c2="timber-wolf p1, knight-of-westlock p1", **CHAIN) as table:
        table.dice("1* 0 0 0 0", effect=[1, 8])
        chained(table, "timber-wolf")
        table.answer("chain knight-of-westlock", "defend knight-of-westlock 8")
        assert struck(table, "knight-of-westlock") == (0, {})


def test_a_ring_helps_each_jump_of_chain_lightning():
    """Each is an attack of its own: 5 dice and 1, then 4 and 1."""
    given = CHAIN | {"mage": "wizard b2 mana:20 +lightning-ring"}
    with Situation(c2="timber-wolf p1", d2="emerald-tegu p1", **given) as table:
        table.dice("1* 0 0 0 0 0", effect=1)
        chained(table, "timber-wolf")
        table.dice("1* 0 0 0 0", effect=1)
        table.answer("chain emerald-tegu", "skip")
        assert struck(table, "emerald-tegu") == (1, {})


def test_chain_lightning_jumps_on_from_what_it_has_destroyed():
    with Situation(c2="bitterwood-fox p1 damage:4", d2="emerald-tegu p1", **CHAIN) as table:
        table.dice("1* 0 0 0 0", effect=1)
        chained(table, "bitterwood-fox")
        table.dice("2* 0 0 0", effect=1)
        table.answer("chain emerald-tegu", "skip")
        assert struck(table, "emerald-tegu") == (2, {})


def test_chain_lightning_jumps_over_no_wall_that_blocks_its_sight():
    with Situation(c2="timber-wolf p1", c3="emerald-tegu p1", c2_c3="wall-of-stone", **CHAIN) as table:
        table.dice("1* 0 0 0 0", effect=1)
        chained(table, "timber-wolf")
        table.offers("chain wizard", "chain wall-of-stone", "skip")
        table.answer("skip")


@pytest.mark.rule("MW-MULTIATK-08")
def test_a_dazed_caster_of_chain_lightning_rolls_once():
    with Situation(
        c2="timber-wolf p1",
        d2="emerald-tegu p1",
        mage="wizard b2 mana:20 daze",
        p1_mage="warlock d3",
        prepared="chain-lightning",
    ) as table:
        table.dice("1* 0 0 0 0", effect=[7, 1])
        chained(table, "timber-wolf")
        table.dice("1* 0 0 0", effect=1)
        table.answer("chain emerald-tegu", "skip")
        assert struck(table, "emerald-tegu") == (1, {})
