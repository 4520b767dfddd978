"""Attack steps 3 and 4: dice, damage, effects; values of traits (MW-ATK3, MW-DICE, MW-ATK4, MW-TRAITRULE)."""

import pytest

from tests.games.magewars.fights import Fight
from tests.games.magewars.situations import Situation, faces
from trivault.games.magewars.game import GAME
from trivault.games.magewars.rules import dice

# How many dice, and how the effect die is read


@pytest.mark.rule("MW-ATK3-01", "MW-EX-62", "MW-TRAITRULE-04")
def test_as_many_dice_as_the_bar_shows_after_all_modifiers():
    rolls("brogan-bloodstone +bear-strength", "darkfenne-hydra", 6)
    rolls("brogan-bloodstone +bear-strength +(agony p1)", "darkfenne-hydra", 4)
    rolls("brogan-bloodstone", "darkfenne-hydra", 4)


def rolls(attacker, defender, count):
    """The first attack of a creature rolls so many dice."""
    name, other = attacker.split()[0], defender.split()[0]
    with Fight(b2=f"{attacker}, {defender} p1", acting=name) as table:
        table.dice("0 " * count)
        bar = " 1" if len(GAME.card(name).attacks) > 1 else ""
        table.answer(f"attack {name} {other}{bar}")
        if table.reason == "counterstrike":
            table.answer("skip")


@pytest.mark.rule("MW-ATK3-02", "MW-CODEX-029", "MW-DICE-03")
def test_an_effect_box_has_the_effect_die_rolled():
    with Fight(b2="emerald-tegu, timber-wolf p1", acting="emerald-tegu") as table:
        table.dice("0 0 0", effect=8)
        table.answer("attack emerald-tegu timber-wolf")
        assert table.markers("timber-wolf") == {"rot": 1}
    with Fight(b2="timber-wolf, emerald-tegu p1", acting="timber-wolf") as table:
        table.dice("0 0 0 0")  # no effect box: the die is left where it lies
        table.answer("attack timber-wolf emerald-tegu")


@pytest.mark.rule("MW-ATK3-03", "MW-TRAITRULE-05", "MW-CODEX-085")
def test_aegis_takes_attack_dice_but_leaves_the_effect_die():
    with Fight(b2="emerald-tegu, timber-wolf p1 +divine-protection", acting="emerald-tegu") as table:
        table.dice("0 0", effect=8)
        table.answer("attack emerald-tegu timber-wolf")
        assert table.markers("timber-wolf") == {"rot": 1}


@pytest.mark.rule("MW-ATK3-04", "MW-DTYPE-09", "MW-CODEX-095", "MW-TRAITRULE-06", "MW-EX-44", "MW-EX-52")
@pytest.mark.parametrize(
    ("defender", "count", "die", "condition"),
    [
        ("knight-of-westlock p1 used:defense-0", 7, 4, {"daze": 1}),  # lightning +2
        ("timber-wolf p1", 5, 5, {}),
        ("timber-wolf p1", 5, 6, {"daze": 1}),
        ("valshalla-lightning-angel p1", 2, 7, {}),  # lightning -2 and aegis 1
        ("valshalla-lightning-angel p1", 2, 8, {"daze": 1}),
    ],
)
def test_a_damage_type_modifier_changes_both_kinds_of_dice(defender, count, die, condition):
    mage = "wizard b1 mana:8"
    with Fight(mage=mage, acting="wizard", prepared="lightning-bolt", b2=defender) as table:
        table.dice(" ".join(["0"] * count), effect=die)
        name = defender.split()[0]
        table.play("cast lightning-bolt", f"target {name}")
        assert table.markers(name) == condition


@pytest.mark.rule("MW-ATK3-05", "MW-EX-43", "MW-TRAITRULE-06")
@pytest.mark.parametrize(
    ("defender", "count", "die", "condition"),
    [
        ("skeletal-sentry", 6, 6, {"daze": 1}),  # nonliving and dark: one bonus
        ("dark-pact-slayer", 6, 6, {"daze": 1}),
        ("timber-wolf", 5, 6, {}),
        ("timber-wolf", 5, 7, {"daze": 1}),
    ],
)
def test_a_bonus_against_some_changes_both_kinds_of_dice(defender, count, die, condition):
    name = "samandriel-angel-of-light"
    with Fight(b2=f"{name}, {defender} p1", acting=name) as table:
        table.dice(" ".join(["0"] * count), effect=die)
        table.answer(f"attack {name} {defender}")
        assert table.markers(defender) == condition


@pytest.mark.rule("MW-ATK3-06", "MW-TRAITRULE-05", "MW-COND-04", "MW-CODEX-103", "MW-CODEX-080")
@pytest.mark.parametrize(
    ("attacker", "more", "count"),
    [
        ("emerald-tegu", {}, 3),
        ("emerald-tegu +bear-strength", {}, 5),
        ("emerald-tegu weak:2", {}, 1),
        ("emerald-tegu", {"moves": 1, "a3": "rajans-fury"}, 4),  # charge +1
        ("emerald-tegu rage:2", {}, 5),
    ],
)
def test_traits_of_the_attacker_change_the_attack_dice_alone(attacker, more, count):
    for die, condition in ((7, {}), (8, {"rot": 1})):
        with Fight(b2=f"{attacker}, timber-wolf p1", acting="emerald-tegu", **more) as table:
            table.dice(" ".join(["0"] * count), effect=die)
            table.answer("attack emerald-tegu timber-wolf")
            assert table.markers("timber-wolf") == condition


@pytest.mark.rule("MW-ATK3-06", "MW-CODEX-040")
def test_ranged_adds_dice_to_ranged_attacks_and_attack_spells_only():
    with Fight(b2="gorgon-archer +hawkeye", c2="timber-wolf p1", acting="gorgon-archer") as table:
        table.dice("0 0 0 0 0", effect=3)  # one die more, none on the effect die: weak from 4 on
        table.answer("attack gorgon-archer timber-wolf 1")
        assert table.markers("timber-wolf") == {}
    rolls("timber-wolf +hawkeye", "emerald-tegu", 4)
    with Fight(
        mage="wizard b1 mana:8 +hawkeye", acting="wizard", prepared="fireball", b2="timber-wolf p1"
    ) as table:
        table.dice("0 0 0 0 0 0 0", effect=3)
        table.play("cast fireball", "target timber-wolf")
        assert table.markers("timber-wolf") == {}


@pytest.mark.rule("MW-ATK3-07", "MW-TRAITRULE-07", "MW-CODEX-127")
@pytest.mark.parametrize(("die", "burns"), [(5, {}), (6, {"burn": 1}), (12, {"burn": 1})])
def test_tough_changes_the_effect_die_alone(die, burns):
    """With a bear and the totem the mage is tough -2; a fireball burns from 4, and twice from 11."""
    with Fight(
        mage="wizard b1 mana:8",
        acting="wizard",
        prepared="fireball",
        p1_mage="beastmaster b2",
        b2="steelclaw-grizzly p1, animal-kinship p1",
    ) as table:
        assert table.trait("tough", of="beastmaster") == -2
        table.dice("0 0 0 0 0 0", effect=die)
        table.play("cast fireball", "target beastmaster")
        assert table.markers("beastmaster") == burns


@pytest.mark.rule("MW-ATK3-08", "MW-COND-04", "MW-CODEX-085")
def test_at_least_one_die_is_rolled():
    rolls("timber-wolf weak:9", "emerald-tegu", 1)
    rolls("feral-bobcat +(agony p1)", "emerald-tegu +divine-protection", 1)


@pytest.mark.rule("MW-ATK3-09", "MW-DTYPE-11", "MW-EX-54", "MW-CODEX-056")
def test_nothing_is_rolled_against_the_immune():
    with Fight(
        b2="flaming-hellion, firebrand-imp p1 guard +circle-of-lightning", acting="flaming-hellion"
    ) as table:
        table.answer("attack flaming-hellion firebrand-imp 2")
        assert table.reason == "counterstrike"  # it was attacked, but not hit: no barrier (MW-AMB-03)
        table.answer("skip")
        table.changed(b2="flaming-hellion inactive, firebrand-imp p1 +circle-of-lightning", acting="", player=1)


# The dice


@pytest.mark.rule("MW-DICE-01", "MW-DICE-02", "MW-CODEX-065")
def test_the_attack_die_has_two_blanks_two_normal_and_two_critical_faces():
    assert sorted(dice.FACES) == [(0, False), (0, False), (1, False), (1, True), (2, False), (2, True)]
    assert dice.split(faces("0 1 2 1* 2*"), weak=False) == (3, 3)


@pytest.mark.rule("MW-DICE-03")
def test_the_effect_die_has_twelve_sides_and_the_attack_die_six():
    state = GAME.new(seed=3)
    assert {dice.effect_die(state) for _ in range(400)} == set(range(1, 13))
    assert {face for _ in range(40) for face in dice.roll(state, 9)} == set(range(6))


@pytest.mark.rule("MW-DICE-04")
def test_there_is_no_most_number_of_dice():
    rolls("steelclaw-grizzly +bear-strength rage:3 wrath:2", "emerald-tegu", 12)


# Step 4: damage and effects


@pytest.mark.rule("MW-ATK4-01", "MW-ATK4-02", "MW-ATK4-03", "MW-ATK4-04", "MW-CODEX-092")
@pytest.mark.parametrize(
    ("dice_", "damage"),
    [
        ("2* 1* 0 0", 3),  # critical damage ignores armor
        ("2 2 1 0", 2),  # armor 3 is taken once from the sum
        ("1 1 0 0", 0),  # never below 0
        ("2* 1 0 0", 2),  # and it takes nothing from critical damage
        ("2* 2 2 0", 3),
    ],
)
def test_armor_is_taken_once_from_normal_damage(dice_, damage):
    with Fight(b2="timber-wolf, emerald-tegu p1", acting="timber-wolf") as table:
        table.dice(dice_)
        table.answer("attack timber-wolf emerald-tegu")
        assert table.damage("emerald-tegu") == damage


@pytest.mark.rule("MW-ATK4-06")
@pytest.mark.parametrize("before", [0, 1, 4])
def test_damage_is_added_to_what_the_defender_has(before):
    with Fight(b2=f"timber-wolf, emerald-tegu p1 damage:{before}", acting="timber-wolf") as table:
        table.dice("2* 1* 0 0")
        table.answer("attack timber-wolf emerald-tegu")
        assert (table.damage("timber-wolf"), table.damage("emerald-tegu")) == (0, before + 3)


@pytest.mark.rule("MW-EX-45")
def test_six_dice_of_the_beastmaster_against_a_wolf():
    with Fight(
        mage="beastmaster b2 +bear-strength", b2="timber-wolf p1", acting="beastmaster"
    ) as table:  # 3 dice, melee +1 and +2
        table.dice("1* 1* 1 0 0 0")
        table.answer("attack beastmaster timber-wolf")
        assert table.damage("timber-wolf") == 2


@pytest.mark.rule("MW-ATK4-05", "MW-CODEX-027", "MW-EX-63")
@pytest.mark.parametrize(
    ("attacker", "bar", "dice_", "damage"),
    [
        ("brogan-bloodstone", "", "2* 1* 1 1", 5),  # piercing 3 against armor 1: not below 0
        ("malacoda", "", "2* 1* 1 1", 5),
        ("timber-wolf", "", "2* 1* 1 1", 4),
    ],
)
def test_piercing_lowers_the_armor(attacker, bar, dice_, damage):
    with Fight(b2=f"{attacker}, darkfenne-hydra p1", acting=attacker) as table:
        table.dice(dice_)
        table.answer(f"attack {attacker} darkfenne-hydra", "skip")
        assert table.damage("darkfenne-hydra") == damage


@pytest.mark.rule("MW-ATK4-05", "MW-EX-24", "MW-CODEX-027")
@pytest.mark.parametrize(
    ("attacker", "damage"), [("timber-wolf", 3), ("brogan-bloodstone", 4), ("goran-werewolf-pet", 2)]
)
def test_tooth_and_nail_makes_all_animals_piercing(attacker, damage):
    """Armor 2 of the slayer, less 1 for animals of either side; brogan pierces 3."""
    with Fight(b2=f"{attacker}, dark-pact-slayer p1", a3="tooth-and-nail p1", acting=attacker) as table:
        table.dice("2 2 0 0")
        table.answer(
            table.texts()[[t.startswith(f"attack {attacker} dark-pact") for t in table.texts()].index(True)]
        )
        assert table.damage("dark-pact-slayer") == damage


@pytest.mark.rule("MW-ATK4-07", "MW-EX-46", "MW-ATK4-08", "MW-EX-47")
@pytest.mark.parametrize(
    ("spell", "die", "conditions"),
    [
        ("lightning-bolt", 4, {}),
        ("lightning-bolt", 6, {"daze": 1}),
        ("lightning-bolt", 9, {"stun": 1}),
        ("fireball", 3, {}),
        ("fireball", 4, {"burn": 1}),
        ("fireball", 11, {"burn": 2}),
    ],
)
def test_the_effect_box_tells_what_the_effect_die_brings(spell, die, conditions):
    with Fight(mage="wizard b1 mana:8", acting="wizard", prepared=spell, b2="timber-wolf p1") as table:
        table.dice("0 " * GAME.card(spell).attacks[0].dice, effect=die)
        table.play(f"cast {spell}", "target timber-wolf")
        assert table.markers("timber-wolf") == conditions


@pytest.mark.rule("MW-ATK4-09", "MW-EX-47", "MW-DTYPE-08")
def test_two_effects_together_both_apply():
    with Fight(mage="wizard b1 mana:8", acting="wizard", prepared="jet-stream", b2="timber-wolf p1") as table:
        table.dice("2* 0", effect=11)
        table.play("cast jet-stream", "target timber-wolf")
        assert (table.zone("timber-wolf"), table.markers("timber-wolf")) == ("b3", {"daze": 1})
        assert table.damage("timber-wolf") == 2


# Values of traits


@pytest.mark.rule("MW-TRAITRULE-01", "MW-EX-04", "MW-EX-53", "MW-DTYPE-10", "MW-CODEX-093")
def test_values_with_a_sign_add_up():
    with Situation(p1_mage="warlock b2 +elemental-cloak +dragonscale-hauberk +leather-boots") as table:
        assert table.trait("flame", of="warlock") == -4
        assert table.armor(of="warlock") == 1 + 2 + 1
    with Situation(b2="mountain-gorilla +bear-strength rage:1, gate-to-hell") as table:
        assert table.trait("melee", of="mountain-gorilla") == 2


@pytest.mark.rule("MW-TRAITRULE-01", "MW-EX-04", "MW-EX-53", "MW-DTYPE-10", "MW-CODEX-021")
@pytest.mark.parametrize(("printed", "modifier", "count"), [(1, -1, 4), (2, 0, 5), (-1, -3, 2), (4, 2, 7)])
def test_modifiers_of_one_damage_type_are_added(printed, modifier, count):
    """The cloak has lightning -2, the bolt 5 dice."""
    with Fight(
        mage="wizard mana:8", acting="wizard", prepared="lightning-bolt", p1_mage="warlock b1 +elemental-cloak"
    ) as table:
        table.reprint("warlock", traits={"lightning": printed})
        assert table.trait("lightning", of="warlock") == modifier
        table.dice("0 " * count, effect=1)
        table.play("cast lightning-bolt", "target warlock")


@pytest.mark.rule("MW-TRAITRULE-02", "MW-EX-05", "MW-CODEX-085", "MW-CODEX-089")
def test_of_plain_values_the_highest_counts():
    with Situation(b2="highland-unicorn +regrowth, samandriel-angel-of-light +divine-protection") as table:
        assert table.trait("regenerate", of="highland-unicorn") == 2
        assert table.trait("aegis", of="samandriel-angel-of-light") == 1


@pytest.mark.rule("MW-TRAITRULE-03", "MW-CODEX-111")
def test_a_trait_without_a_value_counts_once():
    with Fight(
        b2="necropian-vampiress damage:9 +vampirism, steelclaw-grizzly p1", acting="necropian-vampiress"
    ) as table:
        table.dice("2* 2* 0 0 0")
        table.answer("attack necropian-vampiress steelclaw-grizzly")
        assert table.damage("necropian-vampiress") == 7  # half of 4, not all


@pytest.mark.rule("MW-CODEX-093")
def test_armor_is_never_below_zero():
    assert GAME.card("bitterwood-fox").armor == 0
    with Fight(b2="malacoda, bitterwood-fox p1", acting="malacoda") as table:
        table.dice("1 1 0 0")
        table.answer("attack malacoda bitterwood-fox")
        assert table.damage("bitterwood-fox") == 2
