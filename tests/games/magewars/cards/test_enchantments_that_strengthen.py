"""What enchantments do: strength, hides, wings and defenses."""

import pytest

from tests.games.magewars.cards.revealing import Revealing
from trivault.games.magewars.rules.traits import elusive, flying, pace

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
