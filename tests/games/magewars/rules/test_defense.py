"""Attack step 2: avoiding an attack with a defense (MW-ATK2, MW-DEF)."""

import pytest

from tests.games.magewars.fights import Fight
from trivault.games.magewars.state.printed import Defense


@pytest.mark.rule("MW-ATK2-01", "MW-DEF-01", "MW-DEF-02", "MW-CODEX-116")
@pytest.mark.parametrize(("die", "avoided"), [(7, False), (8, True), (12, True)])
def test_a_defense_is_announced_before_any_die_and_avoids_from_its_number_on(die, avoided):
    with Fight(b2="timber-wolf, knight-of-westlock p1", acting="timber-wolf") as table:
        table.answer("attack timber-wolf knight-of-westlock")
        assert table.asked == 1
        table.offers("defend knight-of-westlock 8", "skip")  # nothing was rolled so far
        table.dice(effect=die)
        if not avoided:
            table.dice("2* 0 0 0")
        table.answer("defend knight-of-westlock 8")
        assert table.damage("knight-of-westlock") == (0 if avoided else 2)


@pytest.mark.rule("MW-ATK2-02", "MW-DEF-03", "MW-CSTRIKE-02")
def test_an_avoided_attack_was_made_but_does_nothing():
    """It goes on at step 5: a counterstrike is possible, and the guard marker goes."""
    there = "emerald-tegu, knight-of-westlock p1 guard +circle-of-lightning"
    with Fight(b2=there, acting="emerald-tegu") as table:
        table.dice(effect=8)
        table.answer("attack emerald-tegu knight-of-westlock", "defend knight-of-westlock 8")
        assert table.reason == "counterstrike"
        table.answer("skip")
        table.changed(
            b2="emerald-tegu inactive, knight-of-westlock p1 used:defense-0 +circle-of-lightning",
            acting="",
            player=1,
        )


@pytest.mark.rule("MW-ATK2-02", "MW-ATK5-02")
def test_after_an_avoided_strike_the_next_strike_follows():
    with Fight(b2="goran-werewolf-pet, knight-of-westlock p1", acting="goran-werewolf-pet") as table:
        table.dice(effect=8)
        table.dice("2* 0 0")  # the second strike; the defense is used up
        table.answer("attack goran-werewolf-pet knight-of-westlock 2", "defend knight-of-westlock 8")
        assert table.damage("knight-of-westlock") == 2


@pytest.mark.rule("MW-DEF-04", "MW-EX-42", "MW-DEF-13", "MW-DEF-05")
def test_one_defense_of_several_is_chosen_and_no_other_follows():
    warlock = "warlock b2 +force-sword +deflection-bracers"
    with Fight(p1_mage=warlock, b2="timber-wolf", acting="timber-wolf") as table:
        table.answer("attack timber-wolf warlock")
        table.offers("defend force-sword 8", "defend deflection-bracers 7", "skip")
        table.dice(effect=6)
        table.dice("0 0 0 0")
        table.answer("defend deflection-bracers 7")  # it fails, and that was the one defense
        assert table.piece("deflection-bracers").used == ["defense-0"]
        assert table.piece("force-sword").used == []


@pytest.mark.rule("MW-DEF-04", "MW-DEF-07", "MW-EX-31", "MW-EX-38")
def test_a_mandatory_defense_must_be_revealed_but_not_paid():
    there = "timber-wolf, knight-of-westlock p1 ?block"
    with Fight(b2=there, acting="timber-wolf", p1_mage="warlock mana:5") as table:
        table.play("attack timber-wolf knight-of-westlock")
        table.settle("pay block 2")
        table.offers("pay block 2", "skip")
        table.answer("skip")  # it is destroyed without effect, and another defense may be used
        table.offers("defend knight-of-westlock 8", "skip")
        table.dice("2* 0 0 0")
        table.answer("skip")
        assert (table.damage("knight-of-westlock"), table.mana("warlock")) == (2, 5)
        assert not table.lies("block")
    with Fight(b2=there, acting="timber-wolf", p1_mage="warlock mana:5") as table:
        table.play("attack timber-wolf knight-of-westlock", "pay block 2")
        assert table.reason == "turn"  # avoided: no second defense is offered
        assert (table.damage("knight-of-westlock"), table.mana("warlock")) == (0, 3)
        assert not table.lies("block")


@pytest.mark.rule("MW-DEF-04")
@pytest.mark.parametrize(
    ("first", "second", "hurt"), [("block", "reverse-attack", 0), ("reverse-attack", "block", 2)]
)
def test_of_two_mandatory_defenses_both_are_revealed_but_one_works(first, second, hurt):
    """Block avoids the attack; reverse attack turns it on the wolf."""
    there = "timber-wolf, emerald-tegu p1 ?block ?reverse-attack"
    costs = {"block": 2, "reverse-attack": 5}
    with Fight(b2=there, acting="timber-wolf", p1_mage="warlock mana:9") as table:
        if hurt:
            table.dice("2* 0 0 0")
        table.play("attack timber-wolf emerald-tegu", f"resolve {first} emerald-tegu")
        table.play(f"pay {first} {costs[first]}", f"pay {second} {costs[second]}")
        table.settle()
        assert (table.damage("timber-wolf"), table.damage("emerald-tegu")) == (hurt, 0)
        assert not table.lies("block")
        assert not table.lies("reverse-attack")


@pytest.mark.rule("MW-DEF-05", "MW-CODEX-088")
def test_a_defense_with_a_number_is_used_so_often_in_a_round():
    there = "timber-wolf, knight-of-westlock p1 used:defense-0"
    with Fight(b2=there, acting="timber-wolf") as table:
        table.dice("2* 0 0 0")
        table.answer("attack timber-wolf knight-of-westlock")
        assert table.damage("knight-of-westlock") == 2
    twice = "timber-wolf, knight-of-westlock p1 used:defense-0"
    with Fight(b2=twice, acting="timber-wolf") as table:
        table.reprint("knight-of-westlock", defenses=(Defense(8, uses=2),))
        table.dice(effect=8)
        table.answer("attack timber-wolf knight-of-westlock", "defend knight-of-westlock 8")
        assert table.piece("knight-of-westlock").used == ["defense-0", "defense-0"]
    with Fight(b2=there, phase="reset", mage="beastmaster inactive", p1_mage="warlock inactive") as table:
        assert table.piece("knight-of-westlock").used == []  # ready again in the next round


@pytest.mark.rule("MW-DEF-06", "MW-ATK5-02")
def test_an_endless_defense_is_used_once_against_every_attack():
    with Fight(b2="goran-werewolf-pet, sosruko-ferret-companion p1", acting="goran-werewolf-pet") as table:
        table.dice(effect=4)
        table.dice("0 0 0")
        table.answer(
            "attack goran-werewolf-pet sosruko-ferret-companion 2", "defend sosruko-ferret-companion 5"
        )
        table.offers("defend sosruko-ferret-companion 5", "skip")  # for the second strike
        table.dice(effect=5)
        table.answer("defend sosruko-ferret-companion 5")
        assert table.damage("sosruko-ferret-companion") == 0
        assert table.piece("sosruko-ferret-companion").used == []


@pytest.mark.rule("MW-DEF-07")
def test_a_defense_is_optional():
    with Fight(b2="timber-wolf, sosruko-ferret-companion p1", acting="timber-wolf") as table:
        table.dice("1* 0 0 0")
        table.answer("attack timber-wolf sosruko-ferret-companion", "skip")
        assert table.damage("sosruko-ferret-companion") == 1


@pytest.mark.rule("MW-DEF-08")
def test_some_defenses_help_only_against_melee_or_only_against_ranged_attacks():
    with Fight(b2="timber-wolf, feral-bobcat p1", acting="timber-wolf") as table:
        table.dice(effect=8)
        table.answer("attack timber-wolf feral-bobcat", "defend feral-bobcat 8")
    with Fight(b2="royal-archer", c2="feral-bobcat p1", acting="royal-archer") as table:
        table.dice("0 0 0 0")
        table.answer("attack royal-archer feral-bobcat 1")
    with Fight(b2="royal-archer", c2="emerald-tegu p1 +force-orb", acting="royal-archer") as table:
        table.dice(effect=8)
        table.answer("attack royal-archer emerald-tegu 1", "defend force-orb 8")
    with Fight(b2="timber-wolf, emerald-tegu p1 +force-orb", acting="timber-wolf") as table:
        table.dice("0 0 0 0")
        table.answer("attack timber-wolf emerald-tegu")


@pytest.mark.rule("MW-DEF-09", "MW-CODEX-110", "MW-EX-61")
def test_no_defense_against_an_unavoidable_attack():
    with Fight(b2="brogan-bloodstone, knight-of-westlock p1", acting="brogan-bloodstone") as table:
        table.dice("2* 0 0 0")
        table.answer("attack brogan-bloodstone knight-of-westlock")
        assert table.damage("knight-of-westlock") == 2
    with Fight(
        b2="brogan-bloodstone, emerald-tegu p1 ?block", acting="brogan-bloodstone", p1_mage="warlock mana:5"
    ) as table:
        table.play("attack brogan-bloodstone emerald-tegu")
        table.settle("pay block 2")
        table.dice("2* 0 0 0")
        table.answer("pay block 2")
        assert table.damage("emerald-tegu") == 2
        assert not table.lies("block")


@pytest.mark.rule("MW-DEF-10", "MW-STATE-05")
@pytest.mark.parametrize("condition", ["stun", "sleep"])
def test_the_incapacitated_use_no_defense(condition):
    with Fight(b2=f"timber-wolf, knight-of-westlock p1 {condition}", acting="timber-wolf") as table:
        table.dice("0 0 0 0")
        table.answer("attack timber-wolf knight-of-westlock")
        assert table.reason == "turn"


@pytest.mark.rule("MW-DEF-10")
def test_block_is_a_defense_and_does_nothing_for_the_incapacitated():
    there = "timber-wolf, emerald-tegu p1 stun ?block"
    with Fight(b2=there, acting="timber-wolf", p1_mage="warlock mana:5") as table:
        table.dice("2* 0 0 0")
        table.play("attack timber-wolf emerald-tegu", "pay block 2")
        assert table.damage("emerald-tegu") == 2
        assert not table.lies("block")


@pytest.mark.rule("MW-DEF-10")
def test_a_defense_that_conditions_do_not_affect_helps_the_incapacitated():
    """The force sword says so itself."""
    with Fight(b2="timber-wolf, emerald-tegu p1 stun daze:2 +force-sword", acting="timber-wolf") as table:
        table.dice(effect=8)
        table.answer("attack timber-wolf emerald-tegu", "defend force-sword 8")
        assert table.damage("emerald-tegu") == 0


@pytest.mark.rule(
    "MW-DEF-11", "MW-DEF-12", "MW-COND-07", "MW-STATE-03", "MW-CODEX-048", "MW-CODEX-104", "MW-EFF-05"
)
@pytest.mark.parametrize(
    ("marks", "least"),
    [("", 8), ("daze", 10), ("daze:2", 12), ("cripple", 10), ("cripple:2", 10), ("daze cripple", 12)],
)
def test_the_dazed_and_the_restrained_defend_worse(marks, least):
    for die in (least - 1, least):
        with Fight(b2=f"timber-wolf, knight-of-westlock p1 {marks}", acting="timber-wolf") as table:
            table.dice(effect=die)
            if die < least:
                table.dice("2* 0 0 0")
            table.answer("attack timber-wolf knight-of-westlock", "defend knight-of-westlock 8")
            assert table.damage("knight-of-westlock") == (2 if die < least else 0)


@pytest.mark.rule("MW-DEF-13", "MW-EX-68", "MW-CSTRIKE-08")
def test_cobra_reflexes_avoid_a_counterstrike_in_spite_of_a_daze():
    there = "brogan-bloodstone daze +cobra-reflexes, darkfenne-hydra p1"
    with Fight(b2=there, acting="brogan-bloodstone") as table:
        table.dice(effect=7)
        table.dice("0 0 0 0")
        table.answer("attack brogan-bloodstone darkfenne-hydra", "counterstrike darkfenne-hydra 1")
        table.dice(effect=10)  # less 2 for the daze
        table.answer("defend cobra-reflexes 7")
        assert table.damage("brogan-bloodstone") == 0
        assert table.piece("cobra-reflexes").used == ["defense-0"]
