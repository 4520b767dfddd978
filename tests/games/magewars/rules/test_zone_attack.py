"""Attack spells and zone attacks (MW-ATKSP, MW-ZONEATK)."""

from dataclasses import replace

import pytest

from tests.games.magewars.fights import Fight
from trivault.games.magewars.cards import CARDS
from trivault.games.magewars.game import GAME
from trivault.games.magewars.state.model import ATTACK

WIZARD = "wizard b2 mana:20"


@pytest.mark.rule("MW-ATKSP-01", "MW-ATKSP-02", "MW-EX-20", "MW-CODEX-005")
def test_an_attack_spell_is_cast_first_and_attacks_its_target_then():
    there = {"c2": "knight-of-westlock p1", "b2": "timber-wolf p1"}
    with Fight(mage=WIZARD, acting="wizard", prepared="fireball", **there) as table:
        table.play("cast fireball", "target knight-of-westlock")
        assert (table.mana("wizard"), table.reason) == (12, "defend")  # the attack has its own steps
        table.dice("2* 0 0 0 0 0", effect=4)
        table.answer("skip")
        assert (table.damage("knight-of-westlock"), table.markers("knight-of-westlock")) == (2, {"burn": 1})
        assert [table.state.card(t).slug for t in table.state.players[0].discard] == ["fireball"]


@pytest.mark.rule("MW-ATKSP-01")
def test_a_countered_attack_spell_does_not_attack():
    wizard = f"{WIZARD} ?(jinx p1)"
    with Fight(mage=wizard, acting="wizard", prepared="fireball", b2="timber-wolf p1") as table:
        table.play("cast fireball", "target timber-wolf", "pay jinx 1")
        table.settle()
        assert table.damage("timber-wolf") == 0
        table.play("done")
        table.settle()


@pytest.mark.rule("MW-ATKSP-03", "MW-CODEX-005")
def test_the_attack_has_name_range_and_action_of_the_spell():
    spells = [card for card in CARDS if card.type == ATTACK]
    assert len(spells) == 13  # one is the ability of the wizard
    for spell in spells:
        (bar,) = spell.attacks
        assert (bar.name, bar.range, bar.full, bar.kind) == (spell.slug, spell.range, spell.full, "ranged")


@pytest.mark.rule("MW-ATKSP-03", "MW-ATK1-06")
def test_an_attack_spell_whose_target_has_left_the_range_does_nothing():
    there = "timber-wolf p1 ?divine-intervention"
    given = {"p1_mage": "priestess mana:10", "b1": there}
    with Fight(mage="wizard b2 mana:9", acting="wizard", prepared="flameblast", **given) as table:
        table.play(
            "cast flameblast", "target timber-wolf", "reveal divine-intervention", "pay divine-intervention 10"
        )
        table.answer("to d3")
        table.settle()
        assert (table.damage("timber-wolf"), table.mana("wizard")) == (0, 4)


# Zone attacks


@pytest.mark.rule("MW-ZONEATK-01", "MW-CODEX-132")
def test_a_zone_attack_is_aimed_at_a_zone_in_range():
    with Fight(mage=WIZARD, acting="wizard", prepared="firestorm", b1="timber-wolf p1") as table:
        table.answer("cast firestorm")
        table.offers("target b2", "target b1", "target a2", "target c2", "target b3", "skip")
        table.answer("skip", "done")


@pytest.mark.rule(
    "MW-ZONEATK-02", "MW-ZONEATK-03", "MW-ZONEATK-07", "MW-ORDER-05", "MW-ATK8-01", "MW-CODEX-132"
)
def test_a_zone_attack_hits_all_in_an_order_of_the_attackers_choice():
    """Friend and foe, creatures and conjurations, what is attached too; not the wall on the border."""
    there = "timber-wolf p1, emerald-tegu +(tanglevine p1), mana-flower p1"
    given = {"b1": there, "b1_c1": "wall-of-thorns p1", "c1": "bitterwood-fox p1"}
    with Fight(mage=WIZARD, acting="wizard", prepared="firestorm", **given) as table:
        table.state.log = []
        table.play("cast firestorm", "target b1")
        table.offers("hit timber-wolf", "hit emerald-tegu", "hit tanglevine", "hit mana-flower")
        table.dice("2* 2 0 0 0", effect=5)
        table.answer("hit emerald-tegu")  # this one is over before the next begins
        assert (table.damage("emerald-tegu"), table.markers("emerald-tegu")) == (2, {"burn": 1})
        table.offers("hit timber-wolf", "hit tanglevine", "hit mana-flower")
        table.dice("2* 2 0 0 0 0 0", effect=2)  # flame +2
        table.answer("hit mana-flower")
        assert (table.damage("mana-flower"), table.markers("mana-flower")) == (4, {})
        table.dice("1* 0 0 0 0", effect=1)
        table.dice("1* 0 0 0 0 0 0", effect=1)  # what is left is hit without a question
        table.answer("hit timber-wolf")
        assert (table.damage("timber-wolf"), table.damage("tanglevine")) == (1, 1)
        assert (table.damage("wall-of-thorns"), table.damage("bitterwood-fox")) == (0, 0)
        declared = [entry for entry in table.state.log if entry.event.kind == "attack"]
        assert len(declared) == 4  # each is attacked from step 1 on


@pytest.mark.rule("MW-ZONEATK-04", "MW-ZONEATK-05", "MW-ZONEATK-06", "MW-CODEX-115", "MW-CODEX-132")
def test_nobody_avoids_a_zone_attack_or_reacts_to_it():
    there = "knight-of-westlock p1 ?block"
    given = {"p1_mage": "warlock mana:9", "b1": there}
    with Fight(mage=WIZARD, acting="wizard", prepared="firestorm", **given) as table:
        (bar,) = GAME.card("firestorm").attacks
        table.reprint("firestorm", attacks=(replace(bar, traits=()),))  # also if it does not say so
        table.dice("2* 0 0 0 0", effect=1)
        table.play("cast firestorm", "target b1")
        table.settle()
        assert table.damage("knight-of-westlock") == 2
        assert not table.piece("block").revealed


@pytest.mark.rule("MW-ZONEATK-02")
def test_some_zone_attacks_spare_the_caster_and_others_do_not():
    with Fight(mage=WIZARD, acting="wizard", prepared="ring-of-fire", b2="timber-wolf p1") as table:
        table.dice("0 0 0 0 0", effect=1)
        table.play("cast ring-of-fire", "target b2")
        assert table.reason == "turn"
    with Fight(mage=WIZARD, acting="wizard", prepared="firestorm", b2="timber-wolf p1") as table:
        table.play("cast firestorm", "target b2")
        table.offers("hit wizard", "hit timber-wolf")
        table.dice("1* 0 0 0 0", effect=1)
        table.dice("0 0 0 0 0", effect=1)
        table.answer("hit wizard")
        assert table.damage("wizard") == 1


@pytest.mark.rule("MW-MULTIATK-08", "MW-COND-06", "MW-CODEX-104")
@pytest.mark.parametrize("die", [6, 7])
def test_a_dazed_mage_rolls_once_for_a_zone_attack(die):
    there = "timber-wolf p1, emerald-tegu p1"
    with Fight(mage=f"{WIZARD} daze", acting="wizard", prepared="firestorm", b1=there) as table:
        table.dice(effect=die)
        if die == 7:
            table.dice("1* 0 0 0 0", effect=1)
            table.dice("1* 0 0 0 0", effect=1)
        table.play("cast firestorm", "target b1")
        if die == 7:
            table.answer("hit timber-wolf")
        assert (table.damage("timber-wolf"), table.damage("emerald-tegu")) == ((1, 1) if die == 7 else (0, 0))
