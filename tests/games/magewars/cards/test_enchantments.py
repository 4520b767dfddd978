"""What enchantments do."""

import pytest

from tests.games.magewars.cards.revealing import Revealing
from tests.games.magewars.situations import Situation
from trivault.games.magewars.rules.traits import elusive, flying, pace

# Strength, hides, wings and defenses


# Strength, speed and sharp eyes


@pytest.mark.rule("MW-TRAITRULE-04", "MW-ENCH-02")
@pytest.mark.parametrize(("sign", "dice"), [("+", "0 0 0 0 0 0"), ("?", "0 0 0 0")])
def test_bear_strength_adds_two_dice_to_melee_attacks_once_revealed(sign, dice):
    with Revealing(b2=f"timber-wolf {sign}bear-strength, emerald-tegu p1") as table:
        table.dice(dice)
        table.play("activate timber-wolf", "attack timber-wolf emerald-tegu")
        table.settle()
        table.changed(b2=f"timber-wolf inactive {sign}bear-strength, emerald-tegu p1", player=1)


@pytest.mark.rule("MW-CODEX-080")
def test_bear_strength_does_nothing_for_ranged_attacks():
    with Revealing(b2="royal-archer +bear-strength", c2="emerald-tegu p1") as table:
        table.dice("0 0 0 2")
        table.play("activate royal-archer", "attack royal-archer emerald-tegu 1")
        table.changed(b2="royal-archer inactive +bear-strength", player=1)


@pytest.mark.rule("MW-ENCH-09", "MW-EX-28")
def test_no_second_bear_strength_by_the_same_player():
    with Revealing(
        mage="beastmaster b2 mana:20",
        prepared="bear-strength",
        b2="timber-wolf ?bear-strength, emerald-tegu +(bear-strength p1)",
    ) as table:
        table.play("quickcast bear-strength")
        assert not table.can("target timber-wolf")
        table.play("target emerald-tegu")  # the other player's does not count
        table.settle()
        assert table.attached("emerald-tegu") == ["bear-strength", "bear-strength"]


@pytest.mark.rule("MW-ENCH-10")
def test_a_second_bear_strength_is_destroyed_when_it_is_revealed():
    with Revealing(b2="timber-wolf +bear-strength ?(bear-strength p1)", p1_mage="priestess mana:3") as table:
        table.play("activate timber-wolf", "reveal bear-strength", "pay bear-strength 3")
        assert table.trait("melee", "timber-wolf") == 2
        assert table.discard(1) == ["bear-strength"]
        table.play("done")


@pytest.mark.rule("MW-ENCH-12", "MW-REVEAL-11", "MW-EX-36", "MW-REVEAL-03")
def test_an_enchantment_is_cast_face_down_for_two_mana_and_may_be_revealed_at_once():
    with Revealing(mage="beastmaster mana:6", prepared="cheetah-speed", b1="timber-wolf") as table:
        table.answer("quickcast cheetah-speed", "target timber-wolf")
        table.offers("reveal cheetah-speed", "pass")
        assert table.mana("beastmaster") == 4
        assert pace(table.state, table.card("timber-wolf")) == ""
        table.answer("reveal cheetah-speed", "pay cheetah-speed 3")
        table.settle()
        assert pace(table.state, table.card("timber-wolf")) == "fast"
        assert table.mana("beastmaster") == 1


@pytest.mark.rule("MW-MOVE-04")
def test_cheetah_speed_lets_a_creature_move_twice_and_attack():
    with Revealing(a2="timber-wolf +cheetah-speed", c2="emerald-tegu p1") as table:
        table.dice("0 0 0 0")
        table.play("activate timber-wolf", "move b2", "move c2", "attack timber-wolf emerald-tegu")
        table.changed(a2="", c2="timber-wolf inactive +cheetah-speed, emerald-tegu p1", player=1)


@pytest.mark.rule("MW-MOVE-08")
def test_cheetah_speed_and_enfeeble_cancel_each_other():
    with Revealing(b2="timber-wolf +cheetah-speed +enfeeble, emerald-tegu +enfeeble") as table:
        assert pace(table.state, table.card("timber-wolf")) == ""
        assert pace(table.state, table.card("emerald-tegu")) == "slow"


def test_hawkeye_adds_a_die_to_ranged_attacks_alone():
    with Revealing(b2="royal-archer +hawkeye", c2="emerald-tegu p1") as table:
        table.dice("0 0 0 0 2*")
        table.play("activate royal-archer", "attack royal-archer emerald-tegu 1")
        table.changed(b2="royal-archer inactive +hawkeye", c2="emerald-tegu p1 damage:2", player=1)
    with Revealing(b2="royal-archer +hawkeye, emerald-tegu p1") as table:
        table.dice("0 2*")
        table.play("activate royal-archer", "attack royal-archer emerald-tegu 2")
        table.changed(b2="royal-archer inactive +hawkeye, emerald-tegu p1 damage:2", player=1)


@pytest.mark.rule("MW-TYPE-03")
def test_hawkeye_helps_attack_spells():
    with Revealing(mage="warlock b2 mana:9 +hawkeye", prepared="flameblast", c2="emerald-tegu p1") as table:
        table.dice("0 0 0 0 0", effect=1)
        table.play("quickcast flameblast", "target emerald-tegu")
        assert table.damage("emerald-tegu") == 0


def test_mongoose_agility_makes_elusive():
    with Revealing(
        b2="timber-wolf +mongoose-agility, bitterwood-fox, emerald-tegu p1 guard, feral-bobcat p1"
    ) as table:
        assert elusive(table.state, table.card("timber-wolf"))
        assert not elusive(table.state, table.card("bitterwood-fox"))
        table.answer("activate timber-wolf")
        assert table.can("attack timber-wolf feral-bobcat")  # past the guard
        table.answer("done")


# Hides, blood and bones


@pytest.mark.rule("MW-EX-35", "MW-REVEAL-10")
def test_rhino_hide_protects_when_it_is_revealed_after_the_avoid_step():
    with Revealing(p1_mage="priestess mana:2", b2="timber-wolf, bitterwood-fox p1 ?rhino-hide") as table:
        table.play("activate timber-wolf", "attack timber-wolf bitterwood-fox")
        table.answer("pass")  # the attack was declared
        table.offers("reveal rhino-hide", "pass")  # nothing avoids it
        table.answer("reveal rhino-hide")
        table.dice("2 2 0 0")
        table.answer("pay rhino-hide 2")
        table.changed(
            b2="timber-wolf inactive, bitterwood-fox p1 damage:2 +rhino-hide",
            p1_mage="priestess d3 mana:0",
            player=1,
        )


@pytest.mark.rule("MW-EX-30", "MW-REVEAL-06")
def test_rhino_hide_takes_no_damage_back():
    with Revealing(p1_mage="priestess mana:2", b2="timber-wolf, bitterwood-fox p1 ?rhino-hide") as table:
        table.dice("2 2 0 0")
        table.play("activate timber-wolf", "attack timber-wolf bitterwood-fox")
        while not table.damage("bitterwood-fox"):
            table.answer("pass")
        table.answer("reveal rhino-hide", "pay rhino-hide 2")
        assert table.damage("bitterwood-fox") == 4
        assert table.armor("bitterwood-fox") == 2


@pytest.mark.rule("MW-ENCH-13", "MW-EX-29")
def test_magebind_makes_it_dearer_on_a_mage():
    with Revealing(mage="beastmaster mana:10 ?harmonize", b2="timber-wolf ?rhino-hide") as table:
        table.play("activate beastmaster", "reveal harmonize", "pay harmonize 4")
        table.settle()
        assert table.mana("beastmaster") == 6
        table.answer("done")
    with Revealing(mage="beastmaster mana:10", b1="huginn-raven-familiar ?harmonize") as table:
        table.play("activate beastmaster", "reveal harmonize", "pay harmonize 2", "done")
        assert table.mana("beastmaster") == 8
        table.settle()


def test_harmonize_adds_to_the_channeling_of_what_channels():
    with Revealing(
        phase="channel",
        mage="beastmaster mana:10 +harmonize",
        b1="huginn-raven-familiar +harmonize",
        p1_mage="warlock mana:10",
    ) as table:
        assert (table.mana("beastmaster"), table.mana("huginn-raven-familiar")) == (20, 2)
        assert table.mana("warlock") == 19


@pytest.mark.rule("MW-CHAN-07")
def test_harmonize_needs_an_object_that_channels():
    with Revealing(
        mage="beastmaster b2", prepared="harmonize", b2="timber-wolf, huginn-raven-familiar p1"
    ) as table:
        table.answer("quickcast harmonize")
        assert not table.can("target timber-wolf")
        assert table.can("target huginn-raven-familiar")
        table.answer("target beastmaster")
        table.settle()


@pytest.mark.rule("MW-TRAITRULE-02")
def test_regrowth_regenerates_two():
    with Revealing(
        phase="upkeep",
        b2="timber-wolf damage:3 +regrowth, darkfenne-hydra damage:3 +regrowth, emerald-tegu damage:3",
    ) as table:
        names = ("timber-wolf", "darkfenne-hydra", "emerald-tegu")
        assert [table.damage(name) for name in names] == [1, 1, 3]


@pytest.mark.rule("MW-LIFE-05")
def test_bull_endurance_gives_four_life_and_takes_it_along():
    with Revealing(
        mage="beastmaster b2 mana:3",
        p1_mage="wizard b2 mana:20",
        p1_prepared="dispel",
        b2="timber-wolf damage:8 ?bull-endurance",
    ) as table:
        table.play("activate beastmaster", "reveal bull-endurance", "pay bull-endurance 3", "done")
        assert table.life("timber-wolf") == 14
        table.play("quickcast dispel", "target bull-endurance")
        assert table.life("timber-wolf") == 10
        assert table.mana("wizard") == 15
        assert table.damage("timber-wolf") == 8
        table.answer("activate wizard", "done")


@pytest.mark.rule("MW-DEATH-02")
def test_a_creature_dies_when_the_life_goes_that_kept_it_alive():
    with Revealing(
        p1_mage="wizard b2 mana:20",
        initiative=1,
        player=1,
        p1_prepared="dispel",
        b2="timber-wolf damage:10 life:4 +(bull-endurance life:4)",
    ) as table:
        table.play("quickcast dispel", "target bull-endurance")
        table.changed(
            p1_mage="wizard b2 mana:15 quickcast-used",
            p1_prepared="",
            p1_discard="dispel",
            b2="",
            discard="timber-wolf, bull-endurance",
        )


@pytest.mark.rule("MW-LIVING-07", "MW-ORDER-09")
def test_bull_endurance_gives_nothing_to_poisoned_blood_but_what_it_gave_before_stays():
    with Revealing(
        mage="beastmaster mana:6",
        b2="timber-wolf +(poisoned-blood p1) ?bull-endurance, emerald-tegu life:4 +(bull-endurance life:4)",
    ) as table:
        table.play("activate beastmaster", "reveal bull-endurance", "pay bull-endurance 3", "done")
        assert table.life("timber-wolf") == 10
        table.settle()
    with Revealing(
        p1_mage="warlock mana:6",
        b2="emerald-tegu life:4 +(bull-endurance life:4) ?(poisoned-blood p1)",
    ) as table:
        table.play("activate emerald-tegu", "reveal poisoned-blood", "pay poisoned-blood 3", "done")
        assert table.life("emerald-tegu") == 12


@pytest.mark.rule("MW-REVEAL-05")
def test_an_enchantment_on_what_has_become_immune_is_destroyed_without_effect():
    with Revealing(p1_mage="warlock mana:9", b2="malacoda ?(ghoul-rot p1)") as table:
        table.play("activate malacoda", "reveal ghoul-rot", "pay ghoul-rot 4", "done")
        table.changed(b2="malacoda inactive", player=1, p1_discard="ghoul-rot", p1_mage="warlock d3 mana:5")


# Wings


def test_eagle_wings_let_a_creature_fly():
    with Revealing(b2="timber-wolf +eagle-wings, emerald-tegu p1") as table:
        assert flying(table.state, table.card("timber-wolf"))
        assert not flying(table.state, table.card("emerald-tegu"))


@pytest.mark.rule("MW-ENCH-14", "MW-ORDER-07")
def test_of_eagle_wings_and_maim_wings_the_later_one_prevails():
    with Revealing(
        b2="timber-wolf +eagle-wings +(maim-wings p1), emerald-tegu +(maim-wings p1) +eagle-wings",
        b1="gray-angel +(maim-wings p1), darkfenne-bat",
    ) as table:
        flies = [
            flying(table.state, table.card(name)) for name in ("timber-wolf", "emerald-tegu", "gray-angel")
        ]
        assert flies == [False, True, False]
        assert flying(table.state, table.card("darkfenne-bat"))


def test_eagle_wings_are_for_living_creatures_other_than_mages():
    with Revealing(mage="beastmaster b2", prepared="eagle-wings", b2="timber-wolf, skeletal-sentry") as table:
        table.answer("quickcast eagle-wings")
        table.offers("target timber-wolf", "skip")
        table.answer("target timber-wolf")
        table.settle()


# Aegis and defenses


@pytest.mark.rule("MW-ATK3-03")
def test_divine_protection_takes_a_die_away():
    with Revealing(b2="timber-wolf, emerald-tegu p1 +divine-protection") as table:
        table.dice("0 0 2*")
        table.play("activate timber-wolf", "attack timber-wolf emerald-tegu")
        table.changed(b2="timber-wolf inactive, emerald-tegu p1 damage:2 +divine-protection", player=1)


@pytest.mark.rule("MW-EX-34", "MW-REVEAL-09")
def test_sacred_ground_is_revealed_between_move_and_attack():
    with Revealing(
        b1="timber-wolf",
        b2="emerald-tegu p1, skeletal-sentry p1, ?sacred-ground p1",
        p1_mage="priestess mana:4",
    ) as table:
        table.play("activate timber-wolf", "move b2")
        table.offers("reveal sacred-ground", "pass")
        table.answer("reveal sacred-ground", "pay sacred-ground 4")
        assert table.trait("aegis", "skeletal-sentry") == 0  # not living
        assert table.trait("aegis", "timber-wolf") == 0  # not friendly
        table.dice("0 0 2*")
        table.answer("attack timber-wolf emerald-tegu")
        assert table.damage("emerald-tegu") == 2


def test_sacred_ground_helps_nobody_elsewhere():
    with Revealing(b1="timber-wolf", b2="sacred-ground, emerald-tegu") as table:
        assert (table.trait("aegis", "timber-wolf"), table.trait("aegis", "emerald-tegu")) == (0, 1)


@pytest.mark.rule("MW-DEF-13", "MW-DEF-05")
def test_cobra_reflexes_avoid_an_attack_on_a_seven_once_a_round():
    with Revealing(b2="timber-wolf, bitterwood-fox, emerald-tegu p1 +cobra-reflexes") as table:
        table.dice(effect=7)
        table.play("activate timber-wolf", "attack timber-wolf emerald-tegu", "defend cobra-reflexes 7")
        table.changed(
            b2="timber-wolf inactive, bitterwood-fox, emerald-tegu p1 +(cobra-reflexes used:defense-0)",
            player=1,
        )
        table.answer("activate emerald-tegu", "done")
        table.dice("0 0 0")
        table.answer("activate bitterwood-fox", "attack bitterwood-fox emerald-tegu")


@pytest.mark.rule("MW-DEF-10", "MW-DEF-11", "MW-DEF-08")
@pytest.mark.parametrize("marker", ["stun", "daze", "cripple"])
def test_force_sword_and_force_orb_care_for_no_conditions(marker):
    with Revealing(
        b2=f"timber-wolf, emerald-tegu p1 {marker} +force-sword +force-orb +cobra-reflexes"
    ) as table:
        table.play("activate timber-wolf", "attack timber-wolf emerald-tegu")
        others = [] if marker == "stun" else ["defend cobra-reflexes 7"]
        table.offers("defend force-sword 8", *others, "skip")
        table.dice(effect=8)
        table.answer("defend force-sword 8")
        assert table.damage("emerald-tegu") == 0


@pytest.mark.rule("MW-DEF-08")
def test_force_orb_is_for_ranged_attacks():
    with Revealing(b2="royal-archer", c2="emerald-tegu p1 stun +force-sword +force-orb") as table:
        table.play("activate royal-archer", "attack royal-archer emerald-tegu 1")
        table.offers("defend force-orb 8", "skip")
        table.dice("0 0 0 0", effect=7)
        table.answer("defend force-orb 8")


@pytest.mark.rule("MW-EX-42", "MW-DEF-04")
def test_one_defense_for_each_attack():
    with Revealing(p1_mage="warlock b2 +force-sword +deflection-bracers", b2="timber-wolf") as table:
        table.play("activate timber-wolf", "attack timber-wolf warlock")
        table.dice("0 0 0 0", effect=1)
        table.answer("defend deflection-bracers 7")
        assert table.piece("deflection-bracers").used == ["defense-0"]
        assert table.piece("force-sword").used == []


@pytest.mark.rule("MW-EX-65", "MW-EX-67", "MW-BARRIER-01")
def test_circle_of_lightning_strikes_back_at_melee_attackers():
    with Revealing(b2="knight-of-westlock, emerald-tegu p1 +circle-of-lightning") as table:
        table.dice("0 0 0 0 0")
        table.dice("1* 2 2 1", effect=1)  # two dice and two for its weakness
        table.play("activate knight-of-westlock", "attack knight-of-westlock emerald-tegu")
        table.changed(b2="knight-of-westlock inactive damage:3, emerald-tegu p1 +circle-of-lightning", player=1)


@pytest.mark.parametrize(
    ("die", "markers"), [(6, {}), (7, {"daze": 1}), (10, {"daze": 1}), (11, {"stun": 1}), (12, {"stun": 1})]
)
def test_circle_of_lightning_dazes_from_7_and_stuns_from_11(die, markers):
    with Revealing(b2="timber-wolf, emerald-tegu p1 +circle-of-lightning") as table:
        table.dice("0 0 0 0")
        table.dice("0 0", effect=die)
        table.play("activate timber-wolf", "attack timber-wolf emerald-tegu")
        assert table.piece("timber-wolf").markers == markers  # they stay for its next action phase


def test_circle_of_lightning_is_silent_against_ranged_attacks():
    with Revealing(b2="royal-archer", c2="emerald-tegu p1 +circle-of-lightning") as table:
        table.dice("0 0 0 0")
        table.play("activate royal-archer", "attack royal-archer emerald-tegu 1")
        assert table.damage("royal-archer") == 0


# Against attacks, traps, decoys


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


# Against spells


# Enchantments that must be revealed against a spell


@pytest.mark.rule("MW-COUNTER-01", "MW-COUNTER-02", "MW-COUNTER-03")
def test_nullify_counters_an_opponents_spell():
    with Revealing(
        mage="warlock b2 mana:20",
        prepared="sleep",
        c2="emerald-tegu p1 ?nullify",
        p1_mage="priestess mana:2",
    ) as table:
        table.play("quickcast sleep", "target emerald-tegu", "pay nullify 2")
        table.changed(
            mage="warlock b2 mana:15 quickcast-used",
            prepared="",
            discard="sleep",
            c2="emerald-tegu p1",
            p1_mage="priestess d3 mana:0",
            p1_discard="nullify",
        )


def test_nullify_counters_an_enchantment_too():
    with Revealing(
        mage="warlock b2 mana:20", prepared="agony", c2="emerald-tegu p1 ?nullify", p1_mage="priestess mana:2"
    ) as table:
        table.play("quickcast agony", "target emerald-tegu", "pay nullify 2")
        assert table.attached("emerald-tegu") == []
        assert (table.discard(0), table.discard(1)) == (["agony"], ["nullify"])


def test_nullify_leaves_own_spells_and_attack_spells_alone():
    with Revealing(
        mage="priestess b2 mana:20", prepared="minor-heal", b2="emerald-tegu damage:3 ?nullify"
    ) as table:
        table.dice("1 0 0 0 0")
        table.play("quickcast minor-heal", "target emerald-tegu")
        table.settle()
        assert table.damage("emerald-tegu") == 2
    with Revealing(
        mage="warlock b2 mana:20",
        prepared="flameblast",
        c2="emerald-tegu p1 ?nullify",
        p1_mage="priestess mana:2",
    ) as table:
        table.dice("0 0 0 0", effect=1)
        table.play("quickcast flameblast", "target emerald-tegu")
        table.settle()
        assert table.attached("emerald-tegu") == ["nullify"]


def test_nullify_without_payment_counters_nothing():
    with Revealing(
        mage="warlock b2 mana:20", prepared="sleep", c2="emerald-tegu p1 ?nullify", p1_mage="priestess mana:2"
    ) as table:
        table.play("quickcast sleep", "target emerald-tegu", "skip")
        assert table.piece("emerald-tegu").markers == {"sleep": 1}


def test_nullify_guards_also_the_second_target():
    with Revealing(
        mage="warlock b2 mana:20",
        prepared="shift-enchantment",
        c2="timber-wolf +agony, emerald-tegu p1 ?nullify",
        p1_mage="priestess mana:2",
    ) as table:
        table.play("quickcast shift-enchantment", "target agony", "to emerald-tegu", "pay nullify 2")
        assert table.attached("timber-wolf") == ["agony"]


@pytest.mark.rule("MW-COUNTER-03")
def test_jinx_sends_a_quick_spell_back_with_its_mana():
    with Revealing(
        mage="warlock b2 mana:20 ?(jinx p1)", prepared="sleep", c2="emerald-tegu p1", p1_mage="priestess mana:2"
    ) as table:
        table.play("quickcast sleep", "target emerald-tegu", "pay jinx 1")
        table.changed(
            mage="warlock b2 mana:20 quickcast-used",
            prepared="",
            spellbook="sleep",
            p1_mage="priestess d3 mana:1",
            p1_discard="jinx",
        )


@pytest.mark.rule("MW-BEAST-05")
def test_jinx_hits_quick_summoning_but_not_full_spells():
    with Revealing(
        mage="beastmaster b2 mana:20 ?(jinx p1)", prepared="bitterwood-fox", p1_mage="priestess mana:2"
    ) as table:
        table.play("quickcast bitterwood-fox", "target b2", "pay jinx 1")
        assert table.book(0) == ["bitterwood-fox"]
        assert table.mana("beastmaster") == 20
    with Revealing(
        mage="warlock b2 mana:20 ?(jinx p1)", prepared="timber-wolf", p1_mage="priestess mana:2"
    ) as table:
        table.play("activate warlock", "cast timber-wolf", "target b2")
        table.settle()
        assert table.lies("timber-wolf")
        assert table.attached("warlock") == ["jinx"]


@pytest.mark.rule("MW-BIND-07")
def test_jinx_leaves_a_bound_spell_bound():
    with Revealing(
        mage="priestess b2 mana:20 +(mage-wand bound:minor-heal slots:weapon) ?(jinx p1)",
        p1_mage="warlock mana:2",
    ) as table:
        table.play("quickcast minor-heal", "target priestess", "pay jinx 1")
        assert table.mana("priestess") == 20
        assert table.piece("mage-wand").bound >= 0
        assert table.book(0) == []


def test_reverse_magic_sends_a_spell_back_to_its_caster():
    with Revealing(
        mage="warlock b2 mana:20",
        prepared="knockdown",
        c2="emerald-tegu p1 ?reverse-magic",
        p1_mage="priestess mana:5",
    ) as table:
        table.play("quickcast knockdown", "target emerald-tegu", "pay reverse-magic 5")
        assert table.trait("incapacitated", "warlock") == 1
        assert table.trait("incapacitated", "emerald-tegu") == 0
        assert (table.discard(0), table.discard(1)) == (["knockdown"], ["reverse-magic"])


def test_reverse_magic_takes_an_enchantment_over():
    with Revealing(
        mage="warlock b2 mana:20",
        prepared="agony",
        c2="emerald-tegu p1 ?reverse-magic",
        p1_mage="priestess mana:8",
    ) as table:
        table.play("quickcast agony", "target emerald-tegu", "pay reverse-magic 5")
        assert table.attached("warlock") == ["agony"]
        assert table.game.visible(table.state, 0, table.card("agony"))  # who cast it knows what it is
        table.offers("reveal agony", "pass")  # it is the priestess who is asked
        table.answer("reveal agony", "pay agony 3")
        assert table.trait("attack-dice", "warlock") == -2
        assert (table.mana("priestess"), table.mana("warlock")) == (0, 18)


def test_reverse_magic_lets_new_choices_be_made_for_the_difference():
    with Revealing(
        mage="wizard b2 mana:20",
        prepared="teleport",
        c2="emerald-tegu p1 ?reverse-magic",
        p1_mage="priestess mana:8",
    ) as table:
        table.play("quickcast teleport", "target emerald-tegu", "to c3", "pay reverse-magic 5")
        assert not table.can("to d3")  # out of range for the caster
        assert table.can("to d2")  # two zones away: 6 mana, of which 3 are paid
        table.play("to d2", "pay teleport 3")
        assert (table.zone("wizard"), table.zone("emerald-tegu")) == ("d2", "c2")
        assert (table.mana("wizard"), table.mana("priestess")) == (17, 0)


@pytest.mark.rule("MW-AMB-68")
def test_the_difference_of_reverse_magic_may_be_declined():
    """The spell counts as countered then (MW-AMB-68)."""
    with Revealing(
        mage="wizard b2 mana:20",
        prepared="teleport",
        c2="emerald-tegu p1 ?reverse-magic",
        p1_mage="priestess mana:8",
    ) as table:
        table.play("quickcast teleport", "target emerald-tegu", "to c3", "pay reverse-magic 5", "to d2")
        table.offers("pay teleport 3", "skip")
        table.answer("skip")
        assert (table.zone("wizard"), table.zone("emerald-tegu")) == ("b2", "c2")
        assert (table.mana("wizard"), table.mana("priestess")) == (17, 3)
        assert table.discard(0) == ["teleport"]


@pytest.mark.parametrize(("ring", "asked"), [("+arcane-ring", True), ("", False)])
def test_a_difference_of_one_mana_is_asked_for(ring, asked):
    """The ring made the spell 1 cheaper for the wizard; for the priestess it costs the full price."""
    with Revealing(
        mage=f"wizard b2 mana:20 {ring}",
        prepared="drain-power",
        p1_mage="priestess c2 mana:6 ?reverse-magic",
    ) as table:
        table.dice("0 0 0 0 0 0 0 0")
        table.play("quickcast drain-power", "target priestess", "pay reverse-magic 5")
        assert table.can("pay drain-power 1") == asked
        if asked:
            table.play("pay drain-power 1")
        assert table.mana("priestess") == (0 if asked else 1)


@pytest.mark.rule("MW-AMB-68")
def test_a_difference_of_one_mana_that_is_not_there_counters_the_spell():
    with Revealing(
        mage="wizard b2 mana:20 +arcane-ring",
        prepared="drain-power",
        p1_mage="priestess c2 mana:5 ?reverse-magic",
    ) as table:
        table.play("quickcast drain-power", "target priestess", "pay reverse-magic 5")
        table.settle()  # no dice are rolled
        assert table.mana("priestess") == 0
        assert table.discard(0) == ["drain-power"]


def test_reverse_magic_lets_a_purification_be_chosen_anew():
    with Revealing(
        mage="wizard b2 mana:20 weak +(poisoned-blood p1)",
        prepared="purify",
        c2="emerald-tegu p1 rot:2 ?reverse-magic",
        p1_mage="warlock mana:6",
    ) as table:
        table.play("quickcast purify", "target emerald-tegu", "remove-rot 2", "skip", "pay reverse-magic 5")
        table.offers("remove-weak 2", "skip")  # paid already; the blood would cost more than is left
        table.answer("remove-weak 2")
        assert table.piece("wizard").markers == {}
        assert table.piece("emerald-tegu").markers == {"rot": 2}
        assert (table.mana("wizard"), table.mana("warlock")) == (18, 1)


def test_reverse_magic_counters_what_cannot_hit_the_caster():
    with Revealing(
        mage="warlock b2 mana:20",
        prepared="sleep",
        c2="emerald-tegu p1 ?reverse-magic",
        p1_mage="priestess mana:5",
    ) as table:
        table.play("quickcast sleep", "target emerald-tegu", "pay reverse-magic 5")
        assert table.piece("warlock").markers == table.piece("emerald-tegu").markers == {}
        assert table.discard(0) == ["sleep"]


def test_reverse_magic_can_be_answered_by_nullify():
    with Revealing(
        mage="warlock b2 mana:20 ?nullify",
        prepared="knockdown",
        c2="emerald-tegu p1 ?reverse-magic",
        p1_mage="priestess mana:5",
    ) as table:
        table.play("quickcast knockdown", "target emerald-tegu", "pay reverse-magic 5", "pay nullify 2")
        assert table.trait("incapacitated", "warlock") == 0
        assert table.trait("incapacitated", "emerald-tegu") == 0
        assert table.discard(0) == ["knockdown", "nullify"]


# What they leave alone: a forbidden candidate or number is on the table


def test_divine_intervention_sends_to_one_zone():
    with Revealing(b2="timber-wolf ?divine-intervention", mage="priestess a1 mana:20") as table:
        table.play("activate priestess", "reveal divine-intervention", "pay divine-intervention 10")
        zones = [f"{column}{row}" for column in "abcd" for row in "123"]
        assert sorted(table.texts()) == sorted(["skip", *(f"to {zone}" for zone in zones)])
        table.play("to b2")
        table.settle()
        table.play("done")


def test_teleport_trap_always_sends_away():
    with Revealing(b2="timber-wolf", c2="?teleport-trap p1", p1_mage="wizard d3 mana:10") as table:
        table.play("activate timber-wolf", "move c2", "pay teleport-trap 2")
        assert "skip" not in table.texts()
        table.play("to c2")
        table.settle()
        table.play("done")


def hidden(table, name):
    return any(table.state.card(t).slug == name and not p.revealed for t, p in table.state.play.items())


def test_reverse_attack_and_reverse_magic_wait_for_their_bearer():
    mages = {"mage": "warlock a1 mana:9", "p1_mage": "wizard d3 mana:9"}
    with Revealing(b2="timber-wolf ?reverse-attack, royal-archer, emerald-tegu p1", player=1, **mages) as table:
        table.dice("0 0 0", effect=1)
        table.play("activate emerald-tegu", "attack emerald-tegu royal-archer")
        table.settle()
        assert hidden(table, "reverse-attack")
    with Revealing(
        b2="timber-wolf p1 ?(reverse-magic p1), royal-archer p1", prepared="charge", **mages
    ) as table:
        table.play("quickcast charge", "target royal-archer")
        table.settle()
        assert hidden(table, "reverse-magic")


def test_teleport_trap_waits_for_an_enemy():
    with Revealing(b2="timber-wolf", c2="?teleport-trap, royal-archer p1", mage="wizard a1 mana:9") as table:
        table.play("activate timber-wolf", "move c2")
        table.settle()
        assert hidden(table, "teleport-trap")
        table.play("done")


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
