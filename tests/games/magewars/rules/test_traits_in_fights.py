"""What traits do in a fight: charge, bloodthirst, vampires, mana drain, rage; the shield (MW-CODEX, MW-EX)."""

import pytest

from tests.games.magewars.fights import Fight

GORAN, SLAYER = "goran-werewolf-pet", "dark-pact-slayer"


# Charge


@pytest.mark.rule("MW-CODEX-007")
def test_charge_adds_dice_after_a_move_action():
    with Fight(b1="feral-bobcat", b2="emerald-tegu p1, timber-wolf p1") as table:
        table.answer("activate feral-bobcat", "move b2")
        table.dice("0 0 0 0")  # 2 and charge +2
        table.answer("attack feral-bobcat emerald-tegu")
    with Fight(b2="feral-bobcat, emerald-tegu p1", acting="feral-bobcat") as table:
        table.dice("0 0")
        table.answer("attack feral-bobcat emerald-tegu")


@pytest.mark.rule("MW-CODEX-007")
def test_charge_helps_no_counterstrike():
    with Fight(
        b2="timber-wolf p1, feral-bobcat guard used:defense-0", acting="timber-wolf", player=1, moves=1
    ) as table:
        table.dice("0 0 0 0")
        table.answer("attack timber-wolf feral-bobcat")
        table.dice("0 0")
        table.answer("counterstrike feral-bobcat 1")


@pytest.mark.rule("MW-CODEX-007")
def test_charge_helps_no_second_attack():
    there = "feral-bobcat used:battle-fury, emerald-tegu p1"
    with Fight(b2=there, acting="feral-bobcat", moves=1, effects="battle-fury it:feral-bobcat") as table:
        table.dice("0 0 0 0")
        table.answer("attack feral-bobcat emerald-tegu")
        table.dice("0 0")
        table.answer("attack feral-bobcat emerald-tegu")


@pytest.mark.rule("MW-CODEX-007", "MW-MULTIATK-05")
def test_charge_helps_the_very_next_attack_only():
    with Fight(b2="timber-wolf, emerald-tegu p1", acting="timber-wolf", a3="rajans-fury", moves=1) as table:
        table.rebar("timber-wolf", doublestrike=1)
        table.dice("0 0 0 0 0")
        table.dice("0 0 0 0")
        table.answer("attack timber-wolf emerald-tegu")


@pytest.mark.rule("MW-CODEX-007")
def test_charge_needs_a_move_by_a_zone_at_least():
    """Force Hold is revealed while the wall attacks: the bobcat does not leave its zone."""
    there = {"b2": "feral-bobcat ?(force-hold p1), emerald-tegu p1", "b2_c2": "wall-of-fire p1"}
    for given in ({}, {"moves": 1, "limit": 2, "effects": "charge it:feral-bobcat"}):  # a fast one moved before
        with Fight(**there, p1_mage="wizard d3 mana:9", acting="feral-bobcat", **given) as table:
            table.dice("0 0 0 0 0", effect=1)
            table.play("move c2", "reveal force-hold", "pay force-hold 2")
            table.settle()
            assert table.zone("feral-bobcat") == "b2"
            table.dice("0 0")  # without its charge
            table.answer("attack feral-bobcat emerald-tegu")
            table.settle()


@pytest.mark.rule("MW-CODEX-007")
def test_charge_comes_back_with_a_second_move_that_leads_on():
    with Fight(
        b2="feral-bobcat used:charge", c2="emerald-tegu p1", acting="feral-bobcat", moves=1,
        effects="charge it:feral-bobcat",
    ) as table:  # fmt: skip
        table.answer("move c2")
        table.dice("0 0 0 0 0")
        table.answer("attack feral-bobcat emerald-tegu")


# Bloodthirst


@pytest.mark.rule("MW-CODEX-023", "MW-ATK3-06")
@pytest.mark.parametrize(
    ("defender", "count"),
    [
        ("timber-wolf p1 damage:1", 5),
        ("timber-wolf p1", 4),
        ("skeletal-sentry p1 damage:1", 4),  # not living
        ("mana-flower p1 damage:1", 4),  # no creature
        ("timber-wolf damage:1", 5),  # also a friend
    ],
)
def test_blood_adds_dice_in_melee(defender, count):
    with Fight(b2=f"{GORAN}, {defender}", acting=GORAN) as table:
        table.dice("0 " * count)
        table.answer(f"attack {GORAN} {defender.split()[0]} 1")


@pytest.mark.rule("MW-CODEX-023", "MW-EX-77")
def test_the_bloodthirsty_must_attack_a_wounded_enemy():
    there = f"{GORAN}, timber-wolf p1 damage:1, emerald-tegu p1 damage:1, bitterwood-fox p1"
    with Fight(b2=there, acting=GORAN) as table:
        table.offers(
            *(f"attack {GORAN} {name} {bar}" for name in ("timber-wolf", "emerald-tegu") for bar in (1, 2))
        )
        table.dice("0 0 0 0 0")
        table.answer(f"attack {GORAN} timber-wolf 1")
    with Fight(
        mage="warlock", b2=f"{SLAYER} bloodreaper, timber-wolf p1 damage:1", p1_mage="wizard b2", acting=SLAYER
    ) as table:
        table.offers(f"attack {SLAYER} timber-wolf")  # lured away from the mage
        table.dice("0 0 0 0 0 0")
        table.answer(f"attack {SLAYER} timber-wolf")


@pytest.mark.rule("MW-CODEX-023")
@pytest.mark.parametrize(
    "others",
    [
        "timber-wolf p1",  # not wounded
        "skeletal-sentry p1 damage:1",  # not living
        "timber-wolf damage:1",  # a friend
        "thunderift-falcon p1 damage:1",  # out of reach
        "timber-wolf p1 damage:1, emerald-tegu p1 guard",  # behind a guard (MW-AMB-06)
        "mana-flower p1 damage:1",  # no creature
    ],
)
def test_otherwise_the_bloodthirsty_do_what_they_like(others):
    with Fight(b2=f"{GORAN}, {others}", acting=GORAN) as table:
        assert table.can("guard")
        table.answer("done")


@pytest.mark.rule("MW-CODEX-023")
def test_the_duty_is_there_after_a_move_too():
    with Fight(b1=GORAN, b2="timber-wolf p1 damage:1") as table:
        table.answer(f"activate {GORAN}", "move b2")
        table.offers(f"attack {GORAN} timber-wolf 1")
        table.dice("0 0 0 0 0")
        table.answer(f"attack {GORAN} timber-wolf 1")


# Vampires


@pytest.mark.rule("MW-CODEX-111")
@pytest.mark.parametrize(
    ("defender", "dice", "healed"),
    [
        ("steelclaw-grizzly p1", "2* 2* 1* 0 0", 3),  # half of 5, rounded up
        ("bitterwood-fox p1 damage:4", "2* 2* 2* 0 0", 1),  # of the last point of life
        ("skeletal-sentry p1", "2* 2* 0 0 0", 0),  # not living
        ("mana-flower p1", "2* 0 0 0 0", 0),  # no creature
        ("steelclaw-grizzly p1", "1 1 0 0 0", 0),  # no damage
    ],
)
def test_vampires_heal_half_the_damage(defender, dice, healed):
    name = "necropian-vampiress"
    with Fight(b2=f"{name} damage:9, {defender}", acting=name) as table:
        table.dice(dice)
        table.answer(f"attack {name} {defender.split()[0]}")
        assert table.damage(name) == 9 - healed


@pytest.mark.rule("MW-CODEX-111", "MW-LIVING-06")
def test_vampires_with_finite_life_are_not_healed():
    name = "necropian-vampiress"
    with Fight(b2=f"{name} damage:9 +(poisoned-blood p1), steelclaw-grizzly p1", acting=name) as table:
        table.dice("2* 2* 0 0 0")
        table.answer(f"attack {name} steelclaw-grizzly")
        assert table.damage(name) == 9


# Mana


@pytest.mark.rule("MW-CODEX-074")
@pytest.mark.parametrize(
    ("defender", "dice", "mana", "left"),
    [
        ("timber-wolf p1", "2* 0 0", 9, 7),
        ("timber-wolf p1", "2* 0 0", 1, 0),
        ("timber-wolf p1", "1 0 0", 9, 9),  # no damage
        ("mana-flower p1", "2* 0 0", 9, 9),  # no creature
    ],
)
def test_mana_drain_takes_mana_from_the_controller(defender, dice, mana, left):
    with Fight(b2=f"mana-leech, {defender}", acting="mana-leech", p1_mage=f"warlock mana:{mana}") as table:
        table.dice(dice)
        table.answer(f"attack mana-leech {defender.split()[0]} 2")
        assert (table.mana("warlock"), table.mana("beastmaster")) == (left, 10)


@pytest.mark.rule("MW-CODEX-074")
def test_mana_drain_spares_friends():
    with Fight(b2="mana-leech, timber-wolf", acting="mana-leech") as table:
        table.dice("2* 0 0")
        table.answer("attack mana-leech timber-wolf 2")
        assert table.mana("beastmaster") == 10


@pytest.mark.rule("MW-CODEX-077")
@pytest.mark.parametrize(("mana", "left", "gained"), [(9, 7, 2), (1, 0, 1), (0, 0, 0)])
def test_mana_transfer_gives_what_it_takes(mana, left, gained):
    """No card has it so far."""
    with Fight(b2="mana-leech, timber-wolf p1", acting="mana-leech", p1_mage=f"warlock mana:{mana}") as table:
        table.reprint("mana-leech", attacks=table.state.card(table.card("timber-wolf")).attacks * 2)
        table.rebar("mana-leech", mana_transfer=2)
        table.dice("2* 0 0 0")
        table.answer("attack mana-leech timber-wolf 1")
        assert (table.mana("warlock"), table.mana("beastmaster")) == (left, 10 + gained)


# Rage


GORILLA = "mountain-gorilla"


@pytest.mark.rule("MW-CODEX-126")
@pytest.mark.parametrize(
    ("marks", "dice", "rage"),
    [
        ("", "1* 0 0 0", 1),
        ("rage:2 damage:2", "1* 0 0 0", 3),
        ("rage:3 damage:2", "1* 0 0 0", 3),
        ("", "1 1 0 0", 0),
    ],
)
def test_rage_grows_with_every_attack_that_hurts(marks, dice, rage):
    with Fight(b2=f"timber-wolf, {GORILLA} p1 {marks}", acting="timber-wolf") as table:
        table.dice(dice)
        table.answer(f"attack timber-wolf {GORILLA}")
        assert table.markers(GORILLA).get("rage", 0) == rage


@pytest.mark.rule("MW-CODEX-126")
def test_neither_friends_nor_traps_enrage():
    with Fight(b2=f"timber-wolf p1, {GORILLA} p1", acting="timber-wolf", player=1) as table:
        table.dice("1* 0 0 0")
        table.answer(f"attack timber-wolf {GORILLA}")
        assert table.markers(GORILLA) == {}
    with Fight(b2=GORILLA, b2_b3="wall-of-thorns p1", acting=GORILLA) as table:
        for _ in range(3):
            table.dice("1* 0")
        table.answer("climb b3")
        assert (table.damage(GORILLA), table.markers(GORILLA)) == (3, {})


@pytest.mark.rule("MW-CODEX-126", "MW-ATK3-06")
def test_each_rage_token_is_a_die_in_melee():
    with Fight(b2=f"{GORILLA} rage:2 damage:5, timber-wolf p1", acting=GORILLA) as table:
        table.dice("0 0 0 0 0 0")
        table.answer(f"attack {GORILLA} timber-wolf")


@pytest.mark.rule("MW-CODEX-126")
@pytest.mark.parametrize(("damage", "rage"), [(5, 1), (2, 0)])
def test_healing_calms(damage, rage):
    given = {"prepared": "minor-heal", "b2": f"{GORILLA} rage:2 damage:{damage}"}
    with Fight(mage="priestess b2 mana:5", acting="priestess", **given) as table:
        table.dice("2* 1* 0 0 0")
        table.play("cast minor-heal", f"target {GORILLA}")
        assert table.markers(GORILLA).get("rage", 0) == rage


# Elusive and unmovable


@pytest.mark.rule("MW-CODEX-108")
def test_what_is_unmovable_is_not_pushed():
    given = {"prepared": "jet-stream", "b2": "timber-wolf p1 +(tanglevine p0), mana-flower p1"}
    for target in ("timber-wolf", "mana-flower"):
        with Fight(mage="wizard b1 mana:4", acting="wizard", **given) as table:
            table.dice("0 0", effect=4)
            table.play("cast jet-stream", f"target {target}")
            assert table.zone(target) == "b2"


# The voltaric shield


@pytest.mark.rule("MW-EX-78")
@pytest.mark.parametrize(("dice", "damage"), [("2* 0 0 0", 0), ("2* 1* 0 0", 0), ("2* 2* 1* 0", 2)])
def test_the_shield_takes_three_damage_of_the_first_attack_that_hurts(dice, damage):
    with Fight(p1_mage="wizard b2 shield", b2="timber-wolf", acting="timber-wolf") as table:
        table.dice(dice)
        table.answer("attack timber-wolf wizard")
        assert (table.damage("wizard"), table.markers("wizard")) == (damage, {})


@pytest.mark.rule("MW-EX-79")
def test_the_shield_stays_on_where_nothing_would_hurt():
    wizard = "wizard b2 shield +elemental-cloak"
    with Fight(p1_mage=wizard, b2="timber-wolf", acting="timber-wolf") as table:
        table.dice("1 0 0 0")  # armor 1
        table.answer("attack timber-wolf wizard")
        assert table.markers("wizard") == {"shield": 1}
    with Fight(p1_mage="wizard b2 shield +force-sword", b2="timber-wolf", acting="timber-wolf") as table:
        table.dice(effect=8)
        table.answer("attack timber-wolf wizard", "defend force-sword 8")
        assert table.markers("wizard") == {"shield": 1}


@pytest.mark.rule("MW-EX-80", "MW-DIRECT-02")
def test_the_shield_does_nothing_against_direct_damage():
    given = {"acting": "warlock", "prepared": "drain-life", "p1_mage": "wizard b2 shield"}
    with Fight(mage="warlock b2 mana:12", **given) as table:
        table.dice("2* 0 0 0 0")
        table.play("cast drain-life", "target wizard")
        assert (table.damage("wizard"), table.markers("wizard")) == (2, {"shield": 1})


@pytest.mark.rule("MW-EX-78")
def test_the_shield_covers_one_strike_and_no_condition():
    """Each strike is an attack of its own (MW-AMB-41); what the effect die brings is no damage (MW-AMB-23)."""
    with Fight(p1_mage="wizard b2 shield", b2="darkfenne-hydra", acting="darkfenne-hydra") as table:
        for dice in ("1* 0 0", "1* 0 0", "1* 0 0"):
            table.dice(dice)
        table.answer("attack darkfenne-hydra wizard 2")
        assert table.damage("wizard") == 2
    with Fight(p1_mage="wizard b2 shield", b2="emerald-tegu", acting="emerald-tegu") as table:
        table.dice("1* 0 0", effect=8)
        table.answer("attack emerald-tegu wizard")
        assert (table.damage("wizard"), table.markers("wizard")) == (0, {"rot": 1})


# Armor that comes too late, or in time


@pytest.mark.rule("MW-EX-30", "MW-EX-35")
def test_rhino_hide_helps_from_the_moment_on_when_it_is_revealed():
    given = {
        "b2": "timber-wolf, bitterwood-fox p1 ?rhino-hide",
        "acting": "timber-wolf",
        "p1_mage": "warlock mana:5",
    }
    with Fight(**given) as table:
        table.play("attack timber-wolf bitterwood-fox")
        table.answer("pass")  # after the declaration
        table.dice("2 1 0 0")
        table.answer("reveal rhino-hide", "pay rhino-hide 2")  # after the avoid attack step
        table.settle()
        assert table.damage("bitterwood-fox") == 1
    with Fight(**given) as table:
        table.dice("2 1 0 0")
        table.answer("attack timber-wolf bitterwood-fox", "pass", "pass", "pass")
        assert table.damage("bitterwood-fox") == 3
        table.answer("reveal rhino-hide", "pay rhino-hide 2")
        table.settle()
        assert table.damage("bitterwood-fox") == 3


@pytest.mark.rule("MW-EX-37")
def test_agony_weakens_an_attack_after_it_was_declared():
    there = "timber-wolf ?(agony p1)"
    with Fight(p1_mage="warlock b3 mana:9", b2=there) as table:
        table.answer("activate timber-wolf")
        assert table.reason == "reveal"  # after the activation
        table.answer("pass", "move b3")
        assert table.reason == "reveal"  # after the move
        table.answer("pass", "attack timber-wolf warlock", "reveal agony")  # after the declaration
        table.dice("0 0")
        table.answer("pay agony 3")
        assert table.damage("warlock") == 0
