"""What conjurations do: temples, and conjurations of the dark."""

import pytest

from tests.games.magewars.situations import Situation
from trivault.games.magewars.rules.traits import (
    finite_life,
)

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
