"""Readings where the rulebook is silent (MW-AMB-21 and from MW-AMB-58 on)."""

import pytest

from tests.games.magewars.fights import Fight

# MW-AMB-21: a spell that ends the game


@pytest.mark.rule("MW-AMB-21")
def test_a_spell_that_destroys_the_last_enemy_and_its_caster_makes_a_draw():
    with Fight(
        mage="warlock b2 mana:20 damage:37",
        prepared="firestorm",
        p1_mage="wizard b2 damage:31",
        acting="warlock",
    ) as table:
        table.answer("cast firestorm", "target b2")
        table.dice("2* 0 0 0 0", effect=1)
        table.dice("2* 0 0 0 0", effect=1)
        table.answer("hit wizard")
        assert table.state.over
        assert table.state.result == ()


@pytest.mark.rule("MW-AMB-21")
def test_a_spell_that_destroys_the_last_enemy_alone_wins_when_it_has_resolved():
    with Fight(
        mage="warlock b2 mana:20", prepared="firestorm", p1_mage="wizard b2 damage:31", acting="warlock"
    ) as table:
        table.answer("cast firestorm", "target b2")
        table.dice("2* 0 0 0 0", effect=1)
        table.dice("2* 0 0 0 0", effect=1)
        table.answer("hit wizard")
        assert table.state.result == (0,)


@pytest.mark.rule("MW-AMB-21")
def test_who_falls_after_the_spell_has_resolved_has_won():
    """Magebane hurts when the spell is done."""
    with Fight(
        mage="warlock b2 mana:20 damage:37 +(magebane p1)",
        prepared="flameblast",
        p1_mage="wizard b2 damage:31",
        acting="warlock",
    ) as table:
        table.dice("2* 0 0 0", effect=1)
        table.answer("cast flameblast", "target wizard")
        assert table.state.result == (0,)


@pytest.mark.rule("MW-AMB-21")
def test_an_attack_that_is_no_spell_ends_the_game_at_once():
    with Fight(
        mage="warlock b2 damage:37", p1_mage="wizard b2 damage:31 +circle-of-lightning", acting="warlock"
    ) as table:
        table.dice("2* 0 0 0")
        table.answer("attack warlock wizard")
        assert table.state.result == (0,)


# MW-AMB-58: Battle Fury makes one multiple attack of both


@pytest.mark.rule("MW-AMB-58")
def test_battle_fury_drains_mana_once():
    with Fight(
        b2="mana-leech, emerald-tegu p1", acting="mana-leech", effects="battle-fury it:mana-leech"
    ) as table:
        table.dice("2* 0")
        table.dice("2* 0")
        table.answer("attack mana-leech emerald-tegu 1", "attack mana-leech emerald-tegu 1")
        assert table.state.play[table.state.players[1].mage].mana == 9


# MW-AMB-60: who teleports is not hindered


@pytest.mark.rule("MW-AMB-60")
@pytest.mark.parametrize(("answer", "free"), [("blink blue-gremlin 1", True), ("skip", False)])
def test_moves_by_teleport_are_not_hindered(answer, free):
    with Fight(
        mage="wizard a1 mana:5", a2="blue-gremlin, timber-wolf p1", b2="emerald-tegu p1", p1_mage="warlock d3"
    ) as table:
        table.answer("activate blue-gremlin", answer, "move b2")
        assert table.can("move c2") == free
        table.answer("done")


# MW-AMB-61: what is moved is hit no more


DIVINE = ("reveal divine-intervention", "pay divine-intervention 10")


@pytest.mark.rule("MW-AMB-61")
@pytest.mark.parametrize("to", ["b2", "b3", "d3"])
def test_an_attack_is_lost_when_its_target_is_moved_wherever(to):
    there = "royal-archer p1, timber-wolf ?divine-intervention"
    with Fight(
        mage="priestess a1 mana:10", b2=there, acting="royal-archer", player=1, p1_mage="wizard d1"
    ) as t:
        t.play("attack royal-archer timber-wolf 2", *DIVINE, f"to {to}")
        t.settle()
        assert (t.zone("timber-wolf"), t.damage("timber-wolf")) == (to, 0)


@pytest.mark.rule("MW-AMB-61")
@pytest.mark.parametrize("to", ["b2", "b3"])
def test_an_attack_is_lost_when_the_attacker_is_moved_wherever(to):
    there = "stonegaze-basilisk ?divine-intervention, timber-wolf p1"
    with Fight(mage="priestess a1 mana:10", b2=there, acting="stonegaze-basilisk") as table:
        table.play("attack stonegaze-basilisk timber-wolf 1", *DIVINE, f"to {to}")
        table.settle()
        assert table.damage("timber-wolf") == 0


@pytest.mark.rule("MW-AMB-61")
def test_the_strikes_that_are_left_are_lost_too():
    there = "darkfenne-hydra, timber-wolf p1 ?divine-intervention"
    with Fight(p1_mage="priestess mana:10", b2=there, acting="darkfenne-hydra") as table:
        table.dice("2* 0 0")
        table.answer("attack darkfenne-hydra timber-wolf 2", "pass")
        while table.damage("timber-wolf") == 0:
            table.answer("pass")
        table.play(*DIVINE, "to b2")
        table.settle()
        assert table.damage("timber-wolf") == 2


@pytest.mark.rule("MW-AMB-61")
@pytest.mark.parametrize(
    ("to", "who"), [("b2", "target"), ("b3", "target"), ("b2", "caster"), ("b3", "caster")]
)
def test_a_spell_is_lost_when_its_target_or_its_caster_is_moved(to, who):
    shield = "?divine-intervention"
    with Fight(
        mage=f"priestess b2 mana:30 {shield if who == 'caster' else ''}",
        prepared="minor-heal",
        b2=f"timber-wolf damage:5 {shield if who == 'target' else ''}",
    ) as table:
        table.play("quickcast minor-heal", "target timber-wolf", *DIVINE, f"to {to}")
        table.settle()
        assert table.damage("timber-wolf") == 5
        assert [table.state.card(t).slug for t in table.state.players[0].discard][-1] == "minor-heal"


@pytest.mark.rule("MW-AMB-61")
def test_a_spell_on_what_a_moved_creature_bears_is_lost():
    with Fight(
        mage="wizard b2 mana:20",
        prepared="dispel",
        p1_mage="priestess d3 mana:10",
        b3="timber-wolf p1 +bear-strength ?divine-intervention",
    ) as table:
        table.play("quickcast dispel", "target bear-strength", *DIVINE, "to b3")
        table.settle()
        assert table.lies("bear-strength")


@pytest.mark.rule("MW-AMB-61")
def test_a_spell_aimed_at_a_zone_does_not_care_who_leaves_it():
    with Fight(
        mage="priestess b2 mana:30",
        prepared="group-heal",
        b2="timber-wolf damage:5, emerald-tegu damage:5 ?divine-intervention",
        acting="priestess",
    ) as table:
        table.dice("0 0 0 0 0")
        table.dice("2 0 0 0 0")
        table.play("cast group-heal", "target b2", *DIVINE, "to c2")
        table.settle()
        assert (table.damage("timber-wolf"), table.damage("emerald-tegu")) == (3, 5)


@pytest.mark.rule("MW-AMB-61")
def test_the_rest_of_a_zone_attack_is_lost_when_its_source_is_moved():
    with Fight(
        mage="warlock b2 mana:40 ?divine-intervention",
        prepared="ring-of-fire",
        b2="timber-wolf p1, emerald-tegu p1",
        p1_mage="wizard d3",
        acting="warlock",
    ) as table:
        table.dice("2* 0 0 0 0", effect=1)
        table.play("cast ring-of-fire", "target b2", "hit timber-wolf")
        while table.damage("timber-wolf") == 0:
            table.answer("pass")
        table.play(*DIVINE, "to b2")
        table.settle()
        assert (table.damage("timber-wolf"), table.damage("emerald-tegu")) == (2, 0)


# MW-AMB-62: Chains of Agony


@pytest.mark.rule("MW-AMB-62")
def test_chains_of_agony_hurt_before_the_creature_leaves():
    with Fight(b2="timber-wolf damage:9 +(chains-of-agony p1)", p1_mage="wizard") as table:
        table.answer("activate timber-wolf", "move b3")
        assert not table.lies("timber-wolf")


@pytest.mark.rule("MW-AMB-62")
def test_chains_of_agony_hurt_before_a_wall_does():
    with Fight(
        b2="timber-wolf damage:9 +(chains-of-agony p1)", b2_b3="wall-of-fire p1", p1_mage="wizard"
    ) as table:
        table.answer("activate timber-wolf", "move b3")  # no dice are rolled
        assert not table.lies("timber-wolf")


# MW-AMB-63: Drain Life


@pytest.mark.rule("MW-AMB-63")
@pytest.mark.parametrize(("damage", "healed"), [(7, 3), (4, 6), (3, 6)])
def test_drain_life_heals_no_more_than_the_target_had_left(damage, healed):
    with Fight(
        mage="warlock b2 mana:20 damage:20",
        prepared="drain-life",
        p1_mage="wizard",
        b2=f"timber-wolf p1 damage:{damage}",
    ) as table:
        table.dice("2 2 2 0 0")
        table.answer("quickcast drain-life", "target timber-wolf")
        assert table.damage("warlock") == 20 - healed


# MW-AMB-64: Enfeeble


@pytest.mark.rule("MW-AMB-64")
def test_who_is_enfeebled_right_after_a_move_has_done_all():
    with Fight(b2="timber-wolf ?(enfeeble p1)", b3="emerald-tegu p1", p1_mage="warlock d3 mana:10") as table:
        table.play("activate timber-wolf", "move b3", "reveal enfeeble", "pay enfeeble 4")
        table.settle()
        assert table.state.acting != table.card("timber-wolf")


def test_who_is_enfeebled_before_a_move_may_still_attack():
    with Fight(b2="timber-wolf ?(enfeeble p1), emerald-tegu p1", p1_mage="warlock d3 mana:10") as table:
        table.play("activate timber-wolf", "reveal enfeeble", "pay enfeeble 4")
        table.settle()
        table.dice("0 0 0 0")
        table.play("attack timber-wolf emerald-tegu")


# MW-AMB-66: Helm of Fear and sweeping attacks


@pytest.mark.rule("MW-AMB-66")
def test_a_frightened_sweep_comes_back_to_nobody():
    with Fight(
        mage="beastmaster a1",
        b2="adramelech-lord-of-fire, emerald-tegu p1, timber-wolf p1",
        p1_mage="warlock b2 +helm-of-fear",
        acting="adramelech-lord-of-fire",
    ) as table:
        table.dice(effect=9)
        table.answer("attack adramelech-lord-of-fire warlock 2")
        table.dice("0 0 0 0", effect=1)
        table.answer("instead emerald-tegu")
        assert table.reason == "sweep"
        assert not table.can("sweep warlock")
        assert not table.can("sweep emerald-tegu")
        table.dice("0 0 0 0", effect=1)
        table.answer("sweep timber-wolf")


# MW-AMB-67: Magebane


@pytest.mark.rule("MW-AMB-67")
@pytest.mark.parametrize("spell", ["dispel", "purge-magic"])
def test_magebane_hurts_for_the_spell_that_destroys_it(spell):
    target = "magebane" if spell == "dispel" else "wizard"
    with Fight(mage="wizard b2 mana:20 +(magebane p1)", prepared=spell) as table:
        table.answer(f"quickcast {spell}", f"target {target}")
        assert not table.lies("magebane")
        assert table.damage("wizard") == 1


def test_magebane_does_not_hurt_for_a_countered_spell():
    with Fight(
        mage="wizard b2 mana:20 +(magebane p1) ?(jinx p1)", prepared="dispel", p1_mage="warlock d3 mana:5"
    ) as table:
        table.play("quickcast dispel", "target magebane", "pay jinx 1")
        table.settle()
        assert table.damage("wizard") == 0


def test_magebane_hurts_for_nobody_elses_spell():
    with Fight(mage="wizard b2 mana:20", prepared="dispel", b2="timber-wolf +(magebane p1)") as table:
        table.answer("quickcast dispel", "target magebane")
        assert (table.damage("wizard"), table.damage("timber-wolf")) == (0, 0)


# MW-AMB-69: Steal Enchantment


@pytest.mark.rule("MW-AMB-69")
def test_a_stolen_enchantment_may_stay_where_it_is():
    with Fight(
        mage="wizard b2 mana:40",
        prepared="steal-enchantment",
        b2="timber-wolf +(agony p1) +bear-strength",
        acting="wizard",
    ) as table:
        table.answer("cast steal-enchantment", "target agony", "to timber-wolf")
        agony = table.piece("agony")
        assert (agony.controller, agony.host) == (0, table.card("timber-wolf"))
        attached = [table.state.card(t).slug for t in table.piece("timber-wolf").attached]
        assert attached == ["agony", "bear-strength"]  # it lies as it lay
        assert table.mana("wizard") == 40 - 2 * 5


def test_a_shifted_enchantment_goes_elsewhere():
    with Fight(
        mage="wizard b2 mana:40", prepared="shift-enchantment", b2="timber-wolf +bear-strength, emerald-tegu"
    ) as table:
        table.answer("quickcast shift-enchantment", "target bear-strength")
        assert not table.can("to timber-wolf")
        table.answer("to emerald-tegu")


@pytest.mark.rule("MW-AMB-69")
def test_a_stolen_gift_of_life_gives_no_more_where_it_stays():
    with Fight(
        mage="wizard b2 mana:40",
        prepared="steal-enchantment",
        b2="timber-wolf p1 ?(bull-endurance p1)",
        p1_mage="beastmaster d3 mana:5",
    ) as table:
        table.play("activate wizard", "reveal bull-endurance", "pay bull-endurance 3")
        table.settle()
        assert table.life("timber-wolf") == 14
        table.play("cast steal-enchantment", "target bull-endurance", "to timber-wolf")
        assert table.life("timber-wolf") == 14
