"""What enchantments do: against attacks, traps, decoys."""

import pytest

from tests.games.magewars.cards.revealing import Revealing

# Enchantments that must be revealed against an attack


@pytest.mark.rule("MW-EX-31", "MW-MAND-01", "MW-ATK2-02", "MW-DEF-03")
def test_block_must_be_revealed_and_avoids_the_attack():
    with Revealing(b2="timber-wolf, emerald-tegu p1 ?block", p1_mage="priestess mana:2") as table:
        table.play("activate timber-wolf", "attack timber-wolf emerald-tegu", "pay block 2")
        table.changed(
            b2="timber-wolf inactive, emerald-tegu p1",
            p1_mage="priestess d3 mana:0",
            p1_discard="block",
            player=1,
        )


@pytest.mark.rule("MW-EX-38", "MW-MAND-02", "MW-REVEAL-04", "MW-DEF-07")
def test_block_need_not_be_paid_for():
    with Revealing(b2="timber-wolf, emerald-tegu p1 ?block", p1_mage="priestess mana:2") as table:
        table.dice("0 0 0 2*")
        table.play("activate timber-wolf", "attack timber-wolf emerald-tegu", "skip")
        table.changed(b2="timber-wolf inactive, emerald-tegu p1 damage:2", p1_discard="block", player=1)


@pytest.mark.rule("MW-REVEAL-04")
def test_block_is_lost_without_the_mana():
    with Revealing(b2="timber-wolf, emerald-tegu p1 ?block", p1_mage="priestess mana:1") as table:
        table.dice("0 0 0 2*")
        table.play("activate timber-wolf", "attack timber-wolf emerald-tegu")
        table.settle()
        table.changed(b2="timber-wolf inactive, emerald-tegu p1 damage:2", p1_discard="block", player=1)


@pytest.mark.rule("MW-DEF-09")
def test_block_does_nothing_against_unavoidable_attacks():
    with Revealing(b2="brogan-bloodstone, emerald-tegu p1 ?block", p1_mage="priestess mana:2") as table:
        table.dice("0 0 0 2*")
        table.play("activate brogan-bloodstone", "attack brogan-bloodstone emerald-tegu", "pay block 2")
        assert table.damage("emerald-tegu") == 2
        assert table.discard(1) == ["block"]


@pytest.mark.rule("MW-DEF-10")
def test_block_is_a_defense_that_the_stunned_cannot_use():
    with Revealing(b2="timber-wolf, emerald-tegu p1 stun ?block", p1_mage="priestess mana:2") as table:
        table.dice("0 0 0 2*")
        table.play("activate timber-wolf", "attack timber-wolf emerald-tegu", "pay block 2")
        assert table.damage("emerald-tegu") == 2
        assert table.discard(1) == ["block"]


@pytest.mark.rule("MW-ZONEATK-05")
def test_block_stays_hidden_when_a_whole_zone_is_attacked():
    with Revealing(
        mage="warlock b2 mana:11", prepared="firestorm", p1_mage="priestess mana:2", c2="emerald-tegu p1 ?block"
    ) as table:
        table.dice("0 0 0 0 0", effect=1)
        table.play("activate warlock", "cast firestorm", "target c2")
        table.settle()
        assert table.attached("emerald-tegu") == ["block"]


@pytest.mark.rule("MW-MAND-03")
def test_block_revealed_at_the_wrong_moment_is_destroyed():
    with Revealing(b2="timber-wolf, emerald-tegu p1 ?block", p1_mage="priestess mana:2") as table:
        table.dice("0 0 0 2*")
        table.play("activate timber-wolf", "reveal block", "pay block 2", "attack timber-wolf emerald-tegu")
        assert table.damage("emerald-tegu") == 2
        assert table.discard(1) == ["block"]


@pytest.mark.rule("MW-ATK5-02")
def test_block_avoids_one_strike_of_several():
    with Revealing(b2="goran-werewolf-pet, emerald-tegu p1 ?block", p1_mage="priestess mana:2") as table:
        table.dice("0 0 2*")
        table.play("activate goran-werewolf-pet", "attack goran-werewolf-pet emerald-tegu 2", "pay block 2")
        assert table.damage("emerald-tegu") == 2
        assert table.discard(1) == ["block"]


def test_reverse_attack_turns_the_attack_on_the_attacker():
    with Revealing(
        b2="timber-wolf +bear-strength, emerald-tegu p1 ?reverse-attack +circle-of-lightning",
        p1_mage="priestess mana:5",
    ) as table:
        table.dice("2* 2 2 0 0 0")  # armor 2 holds off some of it
        table.play("activate timber-wolf", "attack timber-wolf emerald-tegu", "pay reverse-attack 5")
        table.changed(  # the barrier stays silent: its owner was not hit
            b2="timber-wolf inactive damage:4 +bear-strength, emerald-tegu p1 +circle-of-lightning",
            p1_mage="priestess d3 mana:0",
            p1_discard="reverse-attack",
            player=1,
        )


def test_reverse_attack_turns_attack_spells_and_lets_nobody_defend():
    with Revealing(
        mage="warlock b2 mana:8 +cobra-reflexes",
        prepared="fireball",
        p1_mage="priestess mana:5",
        c2="emerald-tegu p1 ?reverse-attack",
    ) as table:
        table.dice("0 0 0 0 0 2", effect=4)
        table.play("quickcast fireball", "target emerald-tegu", "pay reverse-attack 5")
        assert table.damage("warlock") == 2
        assert table.piece("warlock").markers == {"burn": 1}
        assert table.damage("emerald-tegu") == 0


def test_reverse_attack_turns_one_strike_and_the_others_hit():
    with Revealing(
        b2="goran-werewolf-pet, emerald-tegu p1 ?reverse-attack", p1_mage="priestess mana:5"
    ) as table:
        table.dice("0 0 2*")
        table.dice("1* 1* 0")
        table.play(
            "activate goran-werewolf-pet", "attack goran-werewolf-pet emerald-tegu 2", "pay reverse-attack 5"
        )
        assert (table.damage("goran-werewolf-pet"), table.damage("emerald-tegu")) == (2, 2)


def test_who_is_destroyed_by_the_own_turned_strike_strikes_no_more():
    with Revealing(
        b2="goran-werewolf-pet damage:11, emerald-tegu p1 ?reverse-attack", p1_mage="priestess mana:5"
    ) as table:
        table.dice("2* 2* 0 0")  # thirsty for its own blood, and no dice for the second strike
        table.play(
            "activate goran-werewolf-pet", "attack goran-werewolf-pet emerald-tegu 2", "pay reverse-attack 5"
        )
        table.settle()
        assert not table.lies("goran-werewolf-pet")
        assert table.damage("emerald-tegu") == 0
        assert table.state.attacks == []


def test_reverse_attack_works_for_the_stunned_but_not_against_the_unavoidable():
    with Revealing(b2="timber-wolf, emerald-tegu p1 stun ?reverse-attack", p1_mage="priestess mana:5") as table:
        table.dice("0 0 0 2*")
        table.play("activate timber-wolf", "attack timber-wolf emerald-tegu", "pay reverse-attack 5")
        assert (table.damage("timber-wolf"), table.damage("emerald-tegu")) == (2, 0)
    with Revealing(
        b2="brogan-bloodstone, emerald-tegu p1 ?reverse-attack", p1_mage="priestess mana:5"
    ) as table:
        table.dice("0 0 0 2*")
        table.play(
            "activate brogan-bloodstone", "attack brogan-bloodstone emerald-tegu", "pay reverse-attack 5"
        )
        assert (table.damage("brogan-bloodstone"), table.damage("emerald-tegu")) == (0, 2)


@pytest.mark.rule("MW-DEF-04")
def test_block_and_reverse_attack_are_both_revealed_but_one_works():
    with Revealing(
        b2="timber-wolf, emerald-tegu p1 ?block ?reverse-attack", p1_mage="priestess mana:7"
    ) as table:
        table.play(
            "activate timber-wolf",
            "attack timber-wolf emerald-tegu",
            "resolve block emerald-tegu",
            "pay block 2",
        )
        table.play("pay reverse-attack 5")
        assert (table.damage("timber-wolf"), table.damage("emerald-tegu")) == (0, 0)
        assert table.discard(1) == ["reverse-attack", "block"]


@pytest.mark.rule("MW-CSTRIKE-01", "MW-REVEAL-16")
def test_retaliate_gives_one_counterstrike():
    with Revealing(b2="timber-wolf, bitterwood-fox, emerald-tegu p1 +retaliate") as table:
        table.dice("0 0 0 0")
        table.play("activate timber-wolf", "attack timber-wolf emerald-tegu")
        table.dice("0 0 2*", effect=1)
        table.answer("counterstrike emerald-tegu 1")
        table.changed(
            b2="timber-wolf inactive damage:2, bitterwood-fox, emerald-tegu p1",
            p1_discard="retaliate",
            player=1,
        )
        table.answer("activate emerald-tegu", "done")
        table.dice("0 0 0")
        table.answer("activate bitterwood-fox", "attack bitterwood-fox emerald-tegu")


def test_retaliate_stays_while_nobody_strikes_back():
    with Revealing(b2="timber-wolf, emerald-tegu p1 +retaliate") as table:
        table.dice("0 0 0 0")
        table.play("activate timber-wolf", "attack timber-wolf emerald-tegu", "skip")
        table.changed(b2="timber-wolf inactive, emerald-tegu p1 +retaliate", player=1)


@pytest.mark.rule("MW-EX-57", "MW-CSTRIKE-05")
def test_a_guard_with_retaliate_and_counterstrike_strikes_back_once():
    with Revealing(b2="timber-wolf, darkfenne-hydra p1 guard +retaliate") as table:
        table.dice("0 0 0 0")
        table.dice("0 0 0 0")
        table.play("activate timber-wolf", "attack timber-wolf darkfenne-hydra")
        table.offers("counterstrike darkfenne-hydra 1", "skip")
        table.answer("counterstrike darkfenne-hydra 1")
        table.changed(b2="timber-wolf inactive, darkfenne-hydra p1", p1_discard="retaliate", player=1)


@pytest.mark.rule("MW-CODEX-111")
def test_vampirism_heals_by_melee_attacks_alone():
    with Revealing(b2="timber-wolf damage:5 +vampirism, emerald-tegu p1") as table:
        table.dice("0 0 1* 2*")
        table.play("activate timber-wolf", "attack timber-wolf emerald-tegu")
        assert (table.damage("timber-wolf"), table.damage("emerald-tegu")) == (3, 3)
    with Revealing(b2="royal-archer damage:5 +vampirism", c2="emerald-tegu p1") as table:
        table.dice("0 0 1* 2*")
        table.play("activate royal-archer", "attack royal-archer emerald-tegu 1")
        assert (table.damage("royal-archer"), table.damage("emerald-tegu")) == (5, 3)


# Traps


@pytest.mark.rule("MW-TRAP-01", "MW-TRAP-03", "MW-TRAP-05", "MW-MOVE-13")
def test_hellfire_trap_attacks_who_enters():
    with Revealing(
        b1="timber-wolf", b2="?hellfire-trap p1, emerald-tegu p1", p1_mage="warlock mana:2"
    ) as table:
        table.play("activate timber-wolf", "move b2")
        table.dice("2* 2 0 0", effect=9)
        table.answer("pay hellfire-trap 2")
        assert table.damage("timber-wolf") == 2
        assert table.piece("timber-wolf").markers == {"burn": 2}
        assert table.discard(1) == ["hellfire-trap"]
        table.dice("0 0 0 0")
        table.answer("attack timber-wolf emerald-tegu")  # it goes on with its action phase


@pytest.mark.rule("MW-TRAP-04")
def test_hellfire_trap_lets_friends_pass():
    with Revealing(b1="timber-wolf", b2="?hellfire-trap") as table:
        table.play("activate timber-wolf", "move b2")
        table.settle()
        assert table.lies("hellfire-trap")
        table.answer("done")
        table.settle()


@pytest.mark.rule("MW-PUSH-13", "MW-TELE-08", "MW-TRAP-03")
@pytest.mark.parametrize(
    ("spell", "answers"), [("force-push", ["east"]), ("teleport", [])], ids=["pushed", "teleported"]
)
def test_traps_catch_who_is_pushed_or_teleported(spell, answers):
    with Revealing(
        mage="wizard b2 mana:20",
        prepared=spell,
        b2="emerald-tegu p1",
        c2="?hellfire-trap",
    ) as table:
        table.play(f"quickcast {spell}", "target emerald-tegu")
        if spell == "teleport":
            table.play("to c2")
        table.play(*answers)
        table.dice("0 0 0 2*", effect=1)
        table.play("pay hellfire-trap 2")
        assert (table.zone("emerald-tegu"), table.damage("emerald-tegu")) == ("c2", 2)


@pytest.mark.rule("MW-TRAP-08", "MW-MAND-03")
def test_a_trap_revealed_for_no_reason_is_destroyed():
    with Revealing(b1="timber-wolf", b2="?hellfire-trap p1", p1_mage="warlock mana:2") as table:
        table.play("activate timber-wolf", "reveal hellfire-trap", "pay hellfire-trap 2", "move b2", "done")
        table.changed(
            b1="",
            b2="timber-wolf inactive",
            p1_mage="warlock d3 mana:0",
            p1_discard="hellfire-trap",
            player=1,
        )


@pytest.mark.rule("MW-TRAP-02", "MW-GEN-02")
def test_traps_are_laid_where_no_enemy_creature_is():
    with Revealing(
        mage="warlock b2 mana:20", prepared="hellfire-trap", b2="timber-wolf", c2="emerald-tegu p1"
    ) as table:
        table.answer("quickcast hellfire-trap")
        assert table.can("target b2")  # friends do not matter
        assert not table.can("target c2")
        table.answer("target b3")
        table.settle()


@pytest.mark.rule("MW-TRAP-07", "MW-ORDER-04")
def test_two_traps_go_off_in_the_order_of_their_controller():
    with Revealing(
        b1="timber-wolf", b2="?hellfire-trap p1, ?teleport-trap p1", p1_mage="warlock mana:4"
    ) as table:
        table.play("activate timber-wolf", "move b2")
        table.dice("0 0 0 0", effect=1)
        table.answer(
            "resolve teleport-trap timber-wolf", "pay teleport-trap 2", "to b3", "pay hellfire-trap 2", "done"
        )
        assert table.zone("timber-wolf") == "b3"
        assert table.discard(1) == ["hellfire-trap", "teleport-trap"]


def test_teleport_trap_sends_who_enters_up_to_two_zones_away():
    with Revealing(b1="timber-wolf", b2="?teleport-trap p1", p1_mage="warlock mana:2") as table:
        table.play("activate timber-wolf", "move b2", "pay teleport-trap 2")
        assert not table.can("to d3")
        assert table.can("to b2")
        table.answer("to d2", "done")
        table.changed(
            b1="",
            b2="",
            d2="timber-wolf inactive",
            p1_mage="warlock d3 mana:0",
            p1_discard="teleport-trap",
            player=1,
        )


# Decoy and divine intervention


def test_decoy_is_revealed_for_nothing_and_gives_two_mana():
    with Revealing(b1="timber-wolf ?decoy", mage="warlock mana:0") as table:
        table.play("activate timber-wolf", "reveal decoy", "done")
        table.changed(b1="timber-wolf inactive", mage="warlock a1 mana:2", discard="decoy", player=1)


@pytest.mark.rule("MW-ENCH-02")
def test_decoy_destroyed_face_down_gives_nothing():
    with Revealing(
        mage="wizard mana:10", prepared="seeking-dispel", b1="timber-wolf ?(decoy p1)", p1_mage="warlock mana:0"
    ) as table:
        table.play("quickcast seeking-dispel", "target face-down")
        table.changed(
            mage="wizard a1 mana:8 quickcast-used",
            prepared="",
            discard="seeking-dispel",
            b1="timber-wolf",
            p1_discard="decoy",
        )


def test_decoy_lies_on_zones_and_objects_of_all_kinds():
    with Revealing(
        mage="wizard b2 +leather-boots",
        prepared="decoy",
        b2="timber-wolf +bear-strength",
        b2_c2="wall-of-stone p1",
    ) as table:
        table.answer("quickcast decoy")
        for where in ("b3", "timber-wolf", "bear-strength", "leather-boots", "wall-of-stone"):
            assert table.can(f"target {where}")
        table.answer("target wall-of-stone", "reveal decoy")
        assert table.mana("wizard") == 10


@pytest.mark.rule("MW-EX-21", "MW-RESOLVE-02")
def test_divine_intervention_takes_the_priestess_out_of_range():
    with Revealing(
        mage="warlock b2 mana:20", prepared="fireball", p1_mage="priestess c2 mana:10 ?divine-intervention"
    ) as table:
        table.play("quickcast fireball", "target priestess", "reveal divine-intervention")
        table.answer("pay divine-intervention 10", "to d3")
        table.changed(
            mage="warlock b2 mana:12 quickcast-used",
            prepared="",
            discard="fireball",
            p1_mage="priestess d3 mana:0 life:1 used:divine-reward",
            p1_discard="divine-intervention",
        )


@pytest.mark.rule("MW-ATK1-06")
def test_divine_intervention_takes_a_creature_out_of_an_attack():
    with Revealing(b2="timber-wolf, emerald-tegu p1 ?divine-intervention", p1_mage="warlock mana:10") as table:
        table.play("activate timber-wolf", "attack timber-wolf emerald-tegu", "reveal divine-intervention")
        table.answer("pay divine-intervention 10", "to a1")
        assert (table.zone("emerald-tegu"), table.damage("emerald-tegu")) == ("a1", 0)


@pytest.mark.rule("MW-REVEAL-16")
def test_divine_intervention_need_not_teleport_and_is_gone():
    with Revealing(b2="timber-wolf, emerald-tegu ?divine-intervention", mage="warlock mana:10") as table:
        table.play("activate timber-wolf", "reveal divine-intervention", "pay divine-intervention 10")
        table.answer("skip", "done")
        table.changed(
            b2="timber-wolf inactive, emerald-tegu",
            mage="warlock a1 mana:0",
            discard="divine-intervention",
            player=1,
        )
