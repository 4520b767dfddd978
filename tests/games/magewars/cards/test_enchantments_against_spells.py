"""What enchantments do: against spells."""

import pytest

from tests.games.magewars.cards.revealing import Revealing

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
