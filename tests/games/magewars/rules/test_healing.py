"""Healing, direct damage and removing conditions (MW-HEAL, MW-DIRECT, MW-REMOVE)."""

import pytest

from tests.games.magewars.fights import Fight


def upkeep(**given):
    return Fight(phase="upkeep", **given)


# Healing


@pytest.mark.rule("MW-HEAL-01", "MW-HEAL-02", "MW-CODEX-051")
def test_healing_removes_the_sum_of_the_dice():
    """Normal and critical results count the same; the armor of 3 does not matter."""
    given = {"prepared": "minor-heal", "b2": "emerald-tegu damage:7"}
    with Fight(mage="priestess b2 mana:5", acting="priestess", **given) as table:
        table.dice("2* 1* 1 2 0")
        table.play("cast minor-heal", "target emerald-tegu")
        assert table.damage("emerald-tegu") == 1


@pytest.mark.rule("MW-HEAL-03", "MW-EX-03", "MW-EX-51", "MW-CODEX-089")
def test_regenerate_removes_damage_in_each_upkeep_phase():
    with upkeep(b2="highland-unicorn damage:5, darkfenne-hydra p1 damage:1") as table:
        assert (table.damage("highland-unicorn"), table.damage("darkfenne-hydra")) == (3, 0)


@pytest.mark.rule("MW-TRAITRULE-02", "MW-EX-05", "MW-CODEX-089")
def test_only_the_highest_regenerate_counts():
    """Beside the unicorn the wolf regenerates 1, with regrowth 2, together 2."""
    with upkeep(b2="highland-unicorn, timber-wolf damage:5 +regrowth, emerald-tegu damage:5") as table:
        assert (table.damage("timber-wolf"), table.damage("emerald-tegu")) == (3, 4)


@pytest.mark.rule("MW-EX-02")
def test_regenerate_may_come_before_burn():
    with upkeep(attack_dice=["2"], b2="highland-unicorn damage:8 burn") as table:
        table.offers("resolve highland-unicorn p0", "resolve highland-unicorn p0 2")  # burn, regenerate
        table.answer("resolve highland-unicorn p0 2")
        assert table.lies("highland-unicorn")
        assert table.damage("highland-unicorn") == 8


@pytest.mark.rule("MW-HEAL-04")
def test_no_more_is_removed_than_there_is():
    given = {"prepared": "minor-heal", "b2": "emerald-tegu damage:2"}
    with Fight(mage="priestess b2 mana:5", acting="priestess", **given) as table:
        table.dice("2* 1* 1 2 0")
        table.play("cast minor-heal", "target emerald-tegu")
        assert (table.damage("emerald-tegu"), table.life("emerald-tegu")) == (0, 8)


@pytest.mark.rule("MW-HEAL-05", "MW-LIVING-04", "MW-CODEX-051", "MW-CODEX-069")
def test_only_the_living_are_healed_or_regenerate():
    given = {"prepared": "minor-heal", "b2": "skeletal-sentry damage:5, timber-wolf damage:5"}
    with Fight(mage="priestess b2 mana:5", acting="priestess", **given) as table:
        table.answer("cast minor-heal")
        table.offers("target timber-wolf", "target priestess", "skip")
        table.answer("skip", "done")
    there = "highland-unicorn, skeletal-sentry damage:5"
    with upkeep(
        b2=there, b2_c2="wall-of-thorns damage:3", a2="mana-crystal damage:3, mana-flower damage:3"
    ) as table:
        assert table.damage("skeletal-sentry") == 5
        assert table.damage("wall-of-thorns") == 1  # living conjurations regenerate
        assert (table.damage("mana-crystal"), table.damage("mana-flower")) == (3, 1)


@pytest.mark.rule("MW-HEAL-06", "MW-EX-50")
def test_the_cleric_heals_with_one_die_up_to_one_zone_away():
    there = {
        "b2": "asyran-cleric, skeletal-sentry damage:2",
        "c2": "timber-wolf damage:2",
        "d2": "emerald-tegu damage:2",
    }
    with Fight(acting="asyran-cleric", **there) as table:
        table.answer("use asyran-cleric")
        assert table.can("target timber-wolf")
        assert not table.can("target emerald-tegu")
        assert not table.can("target skeletal-sentry")
        table.dice("2*")
        table.answer("target timber-wolf")
        assert table.damage("timber-wolf") == 0


# Direct damage


@pytest.mark.rule("MW-DIRECT-01", "MW-DIRECT-02", "MW-CODEX-024")
def test_direct_damage_is_no_attack_and_nothing_reduces_it():
    """No defense, no armor, no aegis, no barrier; all faces count."""
    there = "knight-of-westlock p1 guard +divine-protection +circle-of-lightning"
    with Fight(
        mage="warlock b2 mana:12 damage:9", p1_mage="wizard", acting="warlock", prepared="drain-life", b2=there
    ) as table:
        table.dice("2 2 1* 0 0")
        table.play("cast drain-life", "target knight-of-westlock")
        assert (table.damage("knight-of-westlock"), table.damage("warlock")) == (5, 4)
        assert table.piece("knight-of-westlock").guard


@pytest.mark.rule("MW-DIRECT-02")
def test_damage_type_modifiers_do_not_change_direct_damage():
    with upkeep(attack_dice=["2"], b2="dark-pact-slayer burn") as table:  # flame -2
        assert table.damage("dark-pact-slayer") == 2


@pytest.mark.rule("MW-DIRECT-03", "MW-DTYPE-12", "MW-CODEX-054")
def test_the_immune_take_no_direct_damage_of_that_type():
    there = "timber-wolf, malacoda p1, skeletal-sentry, emerald-tegu p1"
    with upkeep(b2=there) as table:  # 2 direct poison damage to the living in the zone of malacoda
        damage = [table.damage(name) for name in ("timber-wolf", "malacoda", "skeletal-sentry", "emerald-tegu")]
        assert damage == [2, 0, 0, 2]


# Removing conditions


@pytest.mark.rule("MW-REMOVE-02", "MW-EX-55", "MW-CODEX-017")
def test_conditions_are_removed_only_where_a_spell_allows_it():
    with Fight(mage="wizard b2 mana:30", acting="wizard", b2="timber-wolf burn:2 stun") as table:
        assert not [text for text in table.texts() if "remove" in text]
        table.answer("done")
    given = {"prepared": "purify", "b2": "timber-wolf burn rot cripple"}
    with Fight(mage="wizard b2 mana:30", acting="wizard", **given) as table:
        table.play("cast purify", "target timber-wolf")
        table.offers("remove-rot 2", "remove-cripple 4", "skip")  # poison conditions only
        table.answer("remove-cripple 4", "skip")
        assert (table.markers("timber-wolf"), table.mana("wizard")) == ({"burn": 1, "rot": 1}, 26)


@pytest.mark.rule("MW-REMOVE-01", "MW-EX-73", "MW-COND-15", "MW-CODEX-017")
@pytest.mark.parametrize(
    ("condition", "cost"), [("stun", 4), ("cripple", 4), ("daze", 2), ("sleep", 2), ("burn", 2)]
)
def test_the_priestess_restores_for_the_removal_cost(condition, cost):
    with Fight(mage="priestess b2 mana:6", acting="priestess", c2=f"timber-wolf {condition}") as table:
        table.play("cast restore", "target timber-wolf")
        table.offers(f"remove-{condition} {cost}", "skip")
        table.answer(f"remove-{condition} {cost}")
        assert (table.markers("timber-wolf"), table.mana("priestess")) == ({}, 6 - cost)


@pytest.mark.rule("MW-REMOVE-03")
def test_a_marker_without_a_cost_cannot_be_removed():
    with Fight(
        mage="priestess b2 mana:9",
        acting="priestess",
        b2="timber-wolf taunt:sosruko-ferret-companion",
        c3="sosruko-ferret-companion p1",
    ) as table:
        table.play("cast restore", "target timber-wolf")
        assert list(table.markers("timber-wolf")) == ["taunt"]
        assert (table.mana("priestess"), table.reason) == (9, "turn")


@pytest.mark.rule("MW-REMOVE-04", "MW-REMOVE-01")
def test_every_marker_is_paid_for():
    with Fight(mage="priestess b2 mana:9", acting="priestess", b2="timber-wolf weak:2") as table:
        table.play("cast restore", "target timber-wolf", "remove-weak 2")  # the quick spell takes one marker
        assert (table.markers("timber-wolf"), table.reason) == ({"weak": 1}, "turn")
    with Fight(mage="priestess b2 mana:9", acting="priestess", b2="timber-wolf weak:2 stun") as table:
        table.play("cast restore-fully", "target timber-wolf", "remove-weak 2")
        assert table.markers("timber-wolf") == {"weak": 1, "stun": 1}
        table.answer("remove-weak 2", "remove-stun 4")
        assert (table.markers("timber-wolf"), table.mana("priestess")) == ({}, 1)
    with Fight(mage="priestess b2 mana:3", acting="priestess", b2="timber-wolf weak stun") as table:
        table.play("cast restore-fully", "target timber-wolf")
        table.offers("remove-weak 2", "skip")  # what cannot be paid is not offered
        table.answer("skip")
