"""Effects and conditions (MW-EFF, MW-COND)."""

from dataclasses import replace

import pytest

from tests.games.magewars.fights import Fight
from trivault.games.magewars.effects.conditions import removal_cost
from trivault.games.magewars.state.model import CONDITIONS, MARKERS


@pytest.mark.rule("MW-COND-24", "MW-EFF-02", "MW-CODEX-135")
def test_these_are_all_the_conditions():
    assert CONDITIONS == ("burn", "rot", "weak", "daze", "stun", "sleep", "cripple", "taunt")
    assert not {"corrode", "slam", "tainted", "stagger", "stuck", "bleed"} & {*CONDITIONS, *MARKERS}


@pytest.mark.rule("MW-EFF-01", "MW-COND-23", "MW-EFF-02")
def test_a_push_leaves_no_marker_and_a_daze_does():
    for die, markers in ((4, {}), (11, {"daze": 1})):
        with Fight(
            mage="wizard b1 mana:4", acting="wizard", prepared="jet-stream", b2="timber-wolf p1"
        ) as table:
            table.dice("0 0", effect=die)
            table.play("cast jet-stream", "target timber-wolf")
            assert (table.zone("timber-wolf"), table.markers("timber-wolf")) == ("b3", markers)


@pytest.mark.rule("MW-COND-23", "MW-CODEX-004")
def test_a_bash_is_an_attack_of_three_dice_and_leaves_no_marker():
    with Fight(
        mage="wizard b1 mana:4", acting="wizard", prepared="jet-stream", b3="knight-of-westlock p1"
    ) as table:
        table.play("cast jet-stream", "target knight-of-westlock")
        table.dice("0 0", effect=4)
        table.dice("2* 2 0")  # no defense against it; armor 3
        table.answer("skip")
        assert table.damage("knight-of-westlock") == 2
        assert (table.zone("knight-of-westlock"), table.markers("knight-of-westlock")) == ("b3", {})


@pytest.mark.rule("MW-EFF-04", "MW-CODEX-135")
@pytest.mark.parametrize(
    ("attacker", "bar", "die", "condition"),
    [
        ("emerald-tegu", "", 8, "rot"),
        ("firebrand-imp", "", 8, "burn"),
        ("stonegaze-basilisk", " 1", 7, "cripple"),
    ],
)
def test_a_condition_may_be_there_several_times(attacker, bar, die, condition):
    with Fight(b2=f"{attacker}, timber-wolf p1 {condition}:2", acting=attacker) as table:
        table.dice("0 " * table.state.card(table.card(attacker)).attacks[0].dice, effect=die)
        table.answer(f"attack {attacker} timber-wolf{bar}")
        assert table.markers("timber-wolf") == {condition: 3}


# Burn and rot, in the upkeep phase


def upkeep(**given):
    return Fight(phase="upkeep", **given)


@pytest.mark.rule("MW-COND-01", "MW-COND-02", "MW-CODEX-057", "MW-EFF-05", "MW-DIRECT-02")
@pytest.mark.parametrize(
    ("dice", "entry"),
    [
        ("2 1* 2", "emerald-tegu p1 inactive damage:5 burn:3"),  # armor 3 does not help
        ("0 2* 0", "emerald-tegu p1 inactive damage:2 burn"),  # each 0 removes its marker
        ("0 0 0", "emerald-tegu p1 inactive"),
    ],
)
def test_burn_rolls_one_die_for_each_marker(dice, entry):
    with upkeep(attack_dice=[dice], b2="emerald-tegu p1 inactive burn:3") as table:
        assert entry.split()[3:] == written(table, "emerald-tegu")


def written(table, name):
    """What lies on a creature, as positions write it."""
    piece = table.piece(name)
    marks = [f"{n}:{k}" if k > 1 else n for n, k in piece.markers.items()]
    return ([f"damage:{piece.damage}"] if piece.damage else []) + marks


@pytest.mark.rule("MW-COND-03", "MW-CODEX-038", "MW-EFF-05")
def test_rot_deals_one_damage_for_each_marker():
    with upkeep(b2="emerald-tegu p1 inactive rot:3") as table:
        assert written(table, "emerald-tegu") == ["damage:3", "rot:3"]


# Weak


@pytest.mark.rule("MW-COND-04", "MW-EX-48", "MW-EFF-05", "MW-CODEX-103")
def test_the_weak_roll_one_die_less_for_each_marker():
    with Fight(b2="timber-wolf weak:2, emerald-tegu p1", acting="timber-wolf") as table:
        table.dice("0 0")
        table.answer("attack timber-wolf emerald-tegu")
    with Fight(b2="royal-archer weak:2", c2="emerald-tegu p1", acting="royal-archer") as table:
        table.dice("0 0")
        table.answer("attack royal-archer emerald-tegu 1")


@pytest.mark.rule("MW-COND-05", "MW-CODEX-103")
def test_weak_does_not_affect_attack_spells():
    with Fight(
        mage="wizard b2 mana:11 weak", acting="wizard", prepared="firestorm", b1="timber-wolf p1"
    ) as table:
        table.dice("0 0 0 0 0", effect=1)
        table.play("cast firestorm", "target b1")
    with Fight(
        mage="wizard b2 mana:8 weak:2", acting="wizard", prepared="fireball", b2="timber-wolf p1"
    ) as table:
        table.dice("0 0 0 0 0 0", effect=1)
        table.play("cast fireball", "target timber-wolf")


@pytest.mark.rule("MW-COND-04")
def test_every_strike_of_the_weak_is_weaker():
    with Fight(b2="darkfenne-hydra weak, timber-wolf p1", acting="darkfenne-hydra") as table:
        for _ in range(3):
            table.dice("0 0")
        table.answer("attack darkfenne-hydra timber-wolf 2")


# Daze


@pytest.mark.rule("MW-COND-06", "MW-CODEX-104")
def test_a_dazed_attacker_misses_also_with_an_unavoidable_attack_or_a_spell():
    with Fight(
        mage="wizard b2 mana:5 daze", acting="wizard", prepared="flameblast", b2="timber-wolf p1"
    ) as table:
        table.dice(effect=6)
        table.play("cast flameblast", "target timber-wolf")
        assert (table.damage("timber-wolf"), table.mana("wizard")) == (0, 0)
    with Fight(b2="brogan-bloodstone daze, timber-wolf p1", acting="brogan-bloodstone") as table:
        table.dice(effect=6)
        table.answer("attack brogan-bloodstone timber-wolf")
        assert table.damage("timber-wolf") == 0


@pytest.mark.rule("MW-COND-08", "MW-CODEX-104")
def test_all_daze_goes_at_the_end_of_the_action_phase():
    with Fight(b2="timber-wolf daze:3", acting="timber-wolf") as table:
        table.answer("done")
        assert table.markers("timber-wolf") == {}


@pytest.mark.rule(
    "MW-COND-09", "MW-COND-12", "MW-COND-18", "MW-STATE-09", "MW-CODEX-019", "MW-CODEX-104", "MW-CODEX-114"
)
@pytest.mark.parametrize(
    ("attacker", "bar", "dice", "die"),
    [
        ("valshalla-lightning-angel", "", "0 0 0 0", 7),
        ("valshalla-lightning-angel", "", "0 0 0 0", 9),
        ("stonegaze-basilisk", " 1", "0 0", 7),
    ],
)
def test_conjurations_are_neither_dazed_nor_stunned_nor_crippled(attacker, bar, dice, die):
    with Fight(b2=f"{attacker}, mana-flower p1", acting=attacker) as table:
        table.dice(dice, effect=die)
        table.answer(f"attack {attacker} mana-flower{bar}")
        assert table.markers("mana-flower") == {}


# Stun and sleep


@pytest.mark.rule("MW-COND-10", "MW-EX-49", "MW-EFF-05", "MW-EFF-06", "MW-CODEX-019")
@pytest.mark.parametrize("marks", ["stun", "stun:2"])
def test_the_stunned_do_nothing_in_one_action_phase(marks):
    with Fight(b2=f"timber-wolf {marks}, emerald-tegu p1") as table:
        table.answer("activate timber-wolf")
        assert (table.reason, table.asked) == ("turn", 1)  # nothing to do: it is over
        assert table.markers("timber-wolf") == {}


@pytest.mark.rule("MW-COND-11", "MW-ACT-18")
def test_a_stun_from_a_counterstrike_counts_for_the_next_action_phase():
    name = "valshalla-lightning-angel"
    with Fight(b2=f"timber-wolf, {name} p1 guard", acting="timber-wolf") as table:
        table.dice("0 0 0")  # aegis 1
        table.dice("0 0 0 0", effect=9)
        table.answer(f"attack timber-wolf {name}", f"counterstrike {name} 1")
        assert table.markers("timber-wolf") == {"stun": 1}


@pytest.mark.rule("MW-COND-13", "MW-CODEX-097")
def test_the_sleeping_do_nothing_and_go_on_sleeping():
    with Fight(b2="timber-wolf sleep") as table:
        table.answer("activate timber-wolf")
        assert (table.reason, table.asked) == ("turn", 1)
        assert table.markers("timber-wolf") == {"sleep": 1}


@pytest.mark.rule("MW-COND-14", "MW-EFF-03", "MW-CODEX-097")
@pytest.mark.parametrize(
    ("marks", "dice", "after"),
    [
        ("sleep", "1* 0 0 0", {"daze": 1}),
        ("sleep", "1 1 0 0", {"sleep": 1}),  # no damage, for the armor took it
        ("sleep daze", "1* 0 0 0", {"daze": 2}),
    ],
)
def test_damage_wakes_a_sleeper_who_is_dazed_then(marks, dice, after):
    with Fight(b2=f"timber-wolf, emerald-tegu p1 {marks}", acting="timber-wolf") as table:
        table.dice(dice)
        table.answer("attack timber-wolf emerald-tegu")
        assert table.markers("emerald-tegu") == after


@pytest.mark.rule("MW-COND-14", "MW-DIRECT-01")
def test_direct_damage_wakes_a_sleeper_too():
    with upkeep(b2="emerald-tegu p1 inactive sleep rot") as table:
        assert table.markers("emerald-tegu") == {"rot": 1, "daze": 1}


@pytest.mark.rule("MW-COND-11")
def test_who_was_stunned_by_a_barrier_cannot_avoid_the_counterstrike():
    there = "knight-of-westlock, darkfenne-hydra p1 +circle-of-lightning"
    with Fight(b2=there, acting="knight-of-westlock") as table:
        table.dice("0 0 0 0 0")
        table.dice("0 0 0 0", effect=9)  # lightning +2
        table.dice("2* 0 0 0")
        table.answer("attack knight-of-westlock darkfenne-hydra", "counterstrike darkfenne-hydra 1")
        assert (table.reason, table.damage("knight-of-westlock")) == ("turn", 2)
        assert table.markers("knight-of-westlock") == {"stun": 1}


@pytest.mark.rule("MW-COND-14")
def test_several_sleep_markers_turn_into_one_daze():
    """MW-AMB-42."""
    with Fight(b2="timber-wolf, emerald-tegu p1 sleep:2", acting="timber-wolf") as table:
        table.dice("1* 0 0 0")
        table.answer("attack timber-wolf emerald-tegu")
        assert table.markers("emerald-tegu") == {"daze": 1}


# Cripple


@pytest.mark.rule("MW-COND-16", "MW-STATE-01", "MW-CODEX-114")
def test_the_crippled_do_not_move_but_act():
    with Fight(b2="timber-wolf cripple, emerald-tegu p1", acting="timber-wolf") as table:
        table.offers("attack timber-wolf timber-wolf", "attack timber-wolf emerald-tegu", "guard", "done")
        table.dice(effect=1)
        table.answer("guard")


@pytest.mark.rule("MW-COND-17", "MW-EFF-06", "MW-EFF-07", "MW-CODEX-090", "MW-CODEX-114", "MW-DICE-03")
@pytest.mark.parametrize(
    ("marks", "dice", "left"),
    [
        ("cripple", [6], {"cripple": 1}),
        ("cripple", [7], {}),
        ("cripple:2", [7, 6], {"cripple": 1}),  # a roll for each marker (MW-AMB-09)
        ("cripple:2", [12, 12], {}),
    ],
)
def test_an_escape_roll_at_the_end_of_each_action_phase(marks, dice, left):
    with Fight(b2=f"timber-wolf {marks}", acting="timber-wolf") as table:
        table.dice(effect=dice)
        table.answer("done")
        assert table.markers("timber-wolf") == left


@pytest.mark.rule("MW-ATK8-03", "MW-ACT-18", "MW-COND-17")
def test_who_was_crippled_by_a_counterstrike_tries_to_escape_after_the_next_action_phase():
    with Fight(b2="timber-wolf, darkfenne-hydra p1", acting="timber-wolf") as table:
        bite, triple = table.state.card(table.card("darkfenne-hydra")).attacks
        table.reprint("darkfenne-hydra", attacks=(replace(bite, effects=((7, ("cripple",)),)), triple))
        table.dice("0 0 0 0")
        table.dice("0 0 0 0", effect=7)
        table.answer("attack timber-wolf darkfenne-hydra", "counterstrike darkfenne-hydra 1")
        assert table.markers("timber-wolf") == {"cripple": 1}  # without any roll


# Taunt


SOSRUKO = "sosruko-ferret-companion"


@pytest.mark.rule("MW-COND-19", "MW-CODEX-113")
def test_the_taunted_must_attack_the_taunter_in_melee():
    with Fight(
        b2=f"royal-archer taunt:{SOSRUKO}, {SOSRUKO} p1, emerald-tegu p1", acting="royal-archer"
    ) as table:
        table.offers(f"attack royal-archer {SOSRUKO} 2")
        table.dice("0 0")
        table.answer(f"attack royal-archer {SOSRUKO} 2", "skip")
        assert table.markers("royal-archer") == {}


@pytest.mark.rule("MW-COND-19", "MW-CODEX-113")
def test_the_taunted_are_free_when_the_taunter_is_elsewhere_or_out_of_reach():
    there = {"b2": f"timber-wolf taunt:{SOSRUKO}, emerald-tegu p1", "c2": f"{SOSRUKO} p1"}
    with Fight(acting="timber-wolf", **there) as table:
        assert table.can("attack timber-wolf emerald-tegu")
        table.answer("move c2")
        table.offers(f"attack timber-wolf {SOSRUKO}")  # there it must
        table.dice("0 0 0 0")
        table.answer(f"attack timber-wolf {SOSRUKO}", "skip")
    with Fight(
        b2=f"timber-wolf taunt:{SOSRUKO}, {SOSRUKO} p1, emerald-tegu p1 guard", acting="timber-wolf"
    ) as table:
        assert table.targets("timber-wolf") == {"timber-wolf", "emerald-tegu"}  # a guard is in the way
        table.answer("done")


@pytest.mark.rule("MW-COND-20", "MW-CODEX-023", "MW-ORDER-08")
def test_between_taunt_and_bloodthirst_the_controller_chooses():
    name = "goran-werewolf-pet"
    there = f"{name} taunt:{SOSRUKO}, {SOSRUKO} p1, emerald-tegu p1 damage:1, timber-wolf p1"
    with Fight(b2=there, acting=name, moves=1) as table:
        table.offers(f"attack {name} {SOSRUKO} 1", f"attack {name} emerald-tegu 1")
        table.dice("0 0 0 0 0")
        table.answer(f"attack {name} emerald-tegu 1")


@pytest.mark.rule("MW-COND-21", "MW-CODEX-113")
def test_taunt_ends_with_the_action_phase_or_when_the_taunter_is_activated():
    with Fight(b2=f"timber-wolf p1 taunt:{SOSRUKO}", c2=SOSRUKO) as table:
        table.answer(f"activate {SOSRUKO}")
        assert table.markers("timber-wolf") == {}
        table.answer("done")
    with Fight(b2=f"timber-wolf taunt:{SOSRUKO}", c2=f"{SOSRUKO} p1", acting="timber-wolf") as table:
        table.answer("done")
        assert table.markers("timber-wolf") == {}


@pytest.mark.rule("MW-COND-21", "MW-ATK8-03", "MW-ACT-18")
def test_a_taunt_from_a_counterstrike_counts_for_the_next_action_phase():
    with Fight(b2=f"timber-wolf, {SOSRUKO} p1 guard", acting="timber-wolf") as table:
        table.dice("0 0 0 0")
        table.dice("0 0", effect=7)
        table.answer(f"attack timber-wolf {SOSRUKO}", "skip", f"counterstrike {SOSRUKO} 1")
        assert table.markers("timber-wolf") == {"taunt": table.card(SOSRUKO)}


@pytest.mark.rule("MW-COND-22", "MW-CODEX-113")
def test_sosruko_taunts_others_but_not_himself():
    with Fight(b2=f"{SOSRUKO}, timber-wolf p1", acting=SOSRUKO) as table:
        table.dice("0 0", effect=7)
        table.answer(f"attack {SOSRUKO} timber-wolf")
        assert table.markers("timber-wolf") == {"taunt": table.card(SOSRUKO)}
    with Fight(b2=f"{SOSRUKO} ?bear-strength", acting=SOSRUKO) as table:
        table.dice("0 0", effect=7)
        table.play(f"attack {SOSRUKO} {SOSRUKO}", "skip")
        while table.reason == "reveal":  # at no moment until his action phase is over
            assert table.markers(SOSRUKO) == {}
            table.answer("pass")


# Removal costs


@pytest.mark.rule(
    "MW-COND-02", "MW-COND-03", "MW-COND-04", "MW-COND-08", "MW-COND-10", "MW-COND-15", "MW-COND-17",
    "MW-REMOVE-01", "MW-REMOVE-03",
)  # fmt: skip
def test_what_it_costs_to_remove_each_condition():
    with Fight(b2="steelclaw-grizzly, bitterwood-fox") as table:
        costs = {name: removal_cost(table.state, table.card("steelclaw-grizzly"), name) for name in CONDITIONS}
        assert costs == {
            "burn": 2, "rot": 2, "weak": 2, "daze": 2, "stun": 4, "sleep": 4, "cripple": 4, "taunt": None,
        }  # fmt: skip
        assert removal_cost(table.state, table.card("bitterwood-fox"), "sleep") == 1
