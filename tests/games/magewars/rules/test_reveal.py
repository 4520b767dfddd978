"""Enchantments and how they are revealed (MW-ENCH, MW-REVEAL, MW-MAND, MW-TRAP)."""

from dataclasses import replace

import pytest

from tests.games.magewars.cards.revealing import Revealing
from tests.games.magewars.fights import Fight
from trivault.games.magewars.positions import view


@pytest.mark.rule("MW-ENCH-01", "MW-CODEX-112", "MW-CODEX-118", "MW-GEN-14")
def test_an_enchantment_comes_face_down_on_its_target():
    with Revealing(mage="beastmaster b2 mana:9", prepared="bear-strength", b2="timber-wolf") as table:
        table.play("quickcast bear-strength", "target timber-wolf")
        table.settle()
        table.changed(
            mage="beastmaster b2 mana:7 quickcast-used", prepared="", b2="timber-wolf ?(bear-strength new)"
        )
        card = table.card("bear-strength")
        assert table.game.visible(table.state, 0, card)
        assert not table.game.visible(table.state, 1, card)
        assert card in dict(view.build(table.state, 1).play)  # that it lies there, everybody sees


@pytest.mark.rule("MW-ENCH-03", "MW-LIFE-06", "MW-ATK-02")
def test_enchantments_cannot_be_attacked():
    with Revealing(b2="timber-wolf, emerald-tegu p1 +bear-strength ?agony") as table:
        table.answer("activate timber-wolf", "pass")
        attacks = [answer for answer in table.texts() if answer.startswith("attack")]
        assert attacks == ["attack timber-wolf timber-wolf", "attack timber-wolf emerald-tegu"]
        table.answer("done")
        table.settle()


@pytest.mark.rule("MW-ENCH-04", "MW-ENCH-15", "MW-GEN-14")
@pytest.mark.parametrize("player", [0, 1])
def test_both_see_how_many_enchantments_lie_on_an_object_and_whose_they_are(player):
    with Revealing(b2="timber-wolf ?bear-strength ?(agony p1) +rhino-hide +(enfeeble p1)") as table:
        seen = dict(view.build(table.state, player).play)
        wolf = seen[table.card("timber-wolf")]
        assert wolf.attached == tuple(table.piece("timber-wolf").attached)
        assert [(seen[thing].revealed, seen[thing].controller) for thing in wolf.attached] == [
            (False, 0),
            (False, 1),
            (True, 0),
            (True, 1),
        ]


@pytest.mark.rule("MW-ENCH-05")
def test_enchantments_move_with_what_they_are_attached_to():
    with Revealing(b2="timber-wolf +bear-strength") as table:
        table.answer("activate timber-wolf", "move b3", "done")
        assert table.zone("bear-strength") == "b3"


@pytest.mark.rule("MW-ENCH-06", "MW-DEATH-01", "MW-DEATH-03", "MW-DISC-02")
def test_enchantments_go_with_what_they_are_attached_to():
    with Revealing(
        p1_mage="wizard", b2="steelclaw-grizzly, bitterwood-fox p1 damage:4 +rhino-hide ?(agony p0)"
    ) as table:
        table.dice("2* 0 0 0 0")
        table.play("activate steelclaw-grizzly", "attack steelclaw-grizzly bitterwood-fox 1")
        table.settle()
        table.changed(
            b2="steelclaw-grizzly inactive",
            discard="agony",
            p1_discard="rhino-hide, bitterwood-fox",
            player=1,
        )


@pytest.mark.rule("MW-ENCH-07")
def test_some_enchantments_lie_on_zones():
    with Revealing(
        mage="priestess b2 mana:9", prepared="sacred-ground", b2="timber-wolf", p1_mage="wizard"
    ) as table:
        table.answer("quickcast sacred-ground")
        assert not table.can("target timber-wolf")
        table.answer("target b3")
        table.settle()
        assert table.zone("sacred-ground") == "b3"


@pytest.mark.rule("MW-ENCH-08", "MW-ENCH-11")
def test_any_number_of_different_enchantments_in_the_order_in_which_they_came():
    with Revealing(
        mage="beastmaster b2 mana:9", prepared="rhino-hide", b2="timber-wolf +regrowth ?agony"
    ) as table:
        table.play("quickcast rhino-hide", "target timber-wolf")
        table.settle()
        assert table.attached("timber-wolf") == ["regrowth", "agony", "rhino-hide"]
        table.play("activate timber-wolf", "reveal agony", "pay agony 3", "done")
        table.settle()
        assert table.attached("timber-wolf") == ["regrowth", "agony", "rhino-hide"]


@pytest.mark.rule("MW-REVEAL-01", "MW-REVEAL-02", "MW-REVEAL-15")
def test_revealing_takes_no_action_and_works_at_once():
    with Revealing(
        mage="beastmaster inactive mana:9",
        p1_mage="wizard mana:9",
        b2="timber-wolf p1, emerald-tegu inactive ?rhino-hide",
        player=1,
    ) as table:
        table.play("activate timber-wolf", "reveal rhino-hide", "pay rhino-hide 2")
        assert table.armor("emerald-tegu") == 5
        assert not table.piece("beastmaster").active
        table.answer("guard")
        table.settle()


@pytest.mark.rule("MW-REVEAL-13", "MW-REVEAL-14", "MW-ORDER-03")
def test_who_has_the_initiative_reveals_first_and_they_take_turns():
    with Revealing(
        mage="beastmaster mana:20",
        p1_mage="warlock mana:20",
        b2="timber-wolf ?bear-strength ?rhino-hide ?regrowth ?(agony p1)",
    ) as table:
        table.answer("activate timber-wolf")
        table.offers("reveal bear-strength", "reveal rhino-hide", "reveal regrowth", "pass")
        table.answer("reveal bear-strength", "pay bear-strength 3")
        table.offers("reveal rhino-hide", "reveal regrowth", "pass")  # any number, one after the other
        table.answer("reveal regrowth", "pay regrowth 3", "pass")
        table.offers("reveal agony", "pass")
        table.answer("reveal agony", "pay agony 3")
        table.offers("reveal rhino-hide", "pass")  # and the first again
        table.answer("reveal rhino-hide", "pay rhino-hide 2", "done")


@pytest.mark.rule("MW-REVEAL-13", "MW-ORDER-01")
def test_the_other_one_reveals_first_with_the_initiative():
    with Revealing(initiative=1, b2="timber-wolf ?bear-strength ?(agony p1)") as table:
        table.answer("activate timber-wolf")
        table.offers("reveal agony", "pass")
        table.answer("pass")
        table.offers("reveal bear-strength", "pass")
        table.answer("pass", "done")
        table.settle()


@pytest.mark.rule("MW-REVEAL-07")
@pytest.mark.parametrize("phase", ["initiative", "reset", "channel", "upkeep"])
def test_enchantments_may_be_revealed_at_the_end_of_a_phase(phase):
    with Revealing(phase=phase, mage="beastmaster mana:9", b2="timber-wolf ?bear-strength") as table:
        table.offers("reveal bear-strength", "pass")
        assert table.state.phase == phase
        table.answer("reveal bear-strength", "pay bear-strength 3")
        assert table.trait("melee", "timber-wolf") == 2


@pytest.mark.rule("MW-REVEAL-10")
def test_enchantments_may_be_revealed_after_each_step_of_an_attack():
    with Revealing(mage="beastmaster mana:0", b2="timber-wolf, emerald-tegu p1 ?agony") as table:
        table.dice("0 0 0 0")
        table.play("activate timber-wolf", "attack timber-wolf emerald-tegu")
        moments = 0
        while table.state.attacks:
            table.offers("reveal agony", "pass")
            table.answer("pass")
            moments += 1
        assert moments == 8
        table.settle()


@pytest.mark.rule("MW-REVEAL-10", "MW-CAST-01")
def test_enchantments_may_be_revealed_after_each_step_of_casting():
    with Revealing(
        mage="beastmaster b2 mana:9", prepared="minor-heal", b2="timber-wolf, emerald-tegu p1 ?agony"
    ) as table:
        table.dice("0 0 0 0 0")
        table.answer("quickcast minor-heal", "target timber-wolf")
        moments = 0
        while table.state.casts:
            table.offers("reveal agony", "pass")
            table.answer("pass")
            moments += 1
        assert moments == 3


@pytest.mark.rule("MW-CODEX-009", "MW-REVEAL-03", "MW-REVEAL-04")
def test_the_reveal_cost_is_paid_by_the_controller_or_the_enchantment_is_destroyed():
    given = {"mage": "beastmaster mana:9", "p1_mage": "warlock mana:9", "b2": "timber-wolf ?(agony p1)"}
    with Revealing(**given) as table:
        table.play("activate timber-wolf", "reveal agony", "pay agony 3", "done")
        table.changed(b2="timber-wolf inactive +(agony p1)", p1_mage="warlock d3 mana:6", player=1)
    with Revealing(**given) as table:
        table.play("activate timber-wolf", "reveal agony", "skip", "done")
        table.changed(b2="timber-wolf inactive", p1_discard="agony", player=1)


@pytest.mark.rule("MW-CODEX-073", "MW-ENCH-13")
def test_magebind_counts_wherever_the_reveal_cost_counts():
    """Rhino hide costs 2 to reveal, and 1 more on a mage; dispel costs as much as both costs together."""
    with Revealing(mage="wizard b2 mana:20", prepared="2 dispel", b2="timber-wolf +rhino-hide") as table:
        table.play("quickcast dispel", "target rhino-hide")
        assert table.mana("wizard") == 16
    with Revealing(mage="wizard b2 mana:20", prepared="dispel", p1_mage="warlock b2 +rhino-hide") as table:
        table.play("quickcast dispel", "target rhino-hide")
        assert table.mana("wizard") == 15
    with Revealing(mage="wizard b2 mana:20 ?rhino-hide", b2="timber-wolf") as table:
        table.play("activate timber-wolf", "reveal rhino-hide", "pay rhino-hide 3", "done")
        assert table.mana("wizard") == 17


@pytest.mark.rule("MW-MAND-04")
def test_nobody_forgets_a_mandatory_enchantment():
    """When its moment comes its controller pays, or it is destroyed; there is no later."""
    with Revealing(b2="timber-wolf, emerald-tegu p1 ?block", p1_mage="wizard mana:9") as table:
        table.play("activate timber-wolf", "attack timber-wolf emerald-tegu", "pass")
        assert table.asked == 1
        table.offers("pay block 2", "skip")
        table.dice("0 0 0 0")
        table.answer("skip")
        assert table.discard(1) == ["block"]


@pytest.mark.rule("MW-MAND-05", "MW-REVEAL-16")
def test_what_was_used_once_is_gone():
    with Revealing(b2="timber-wolf, bitterwood-fox, emerald-tegu p1 ?block", p1_mage="wizard mana:2") as table:
        table.play("activate timber-wolf", "attack timber-wolf emerald-tegu", "pay block 2")
        assert table.attached("emerald-tegu") == []


# Traps


@pytest.mark.rule("MW-CODEX-037", "MW-TRAP-03", "MW-TRAP-04")
def test_a_trap_goes_off_when_an_enemy_enters_its_zone():
    with Revealing(
        b1="timber-wolf", b2="?hellfire-trap p1", b3="emerald-tegu p1", p1_mage="wizard mana:9"
    ) as table:
        table.play("activate timber-wolf", "move b2")
        assert table.reason == "pay-reveal"
        table.dice("2* 0 0 0", effect=1)
        table.answer("pay hellfire-trap 2", "done")
        assert (table.damage("timber-wolf"), table.discard(1)) == (2, ["hellfire-trap"])


@pytest.mark.rule("MW-TRAP-06")
@pytest.mark.parametrize(("effect", "ends"), [("stun", True), ("burn", False)])
def test_the_action_phase_of_who_is_stunned_by_a_trap_is_over(effect, ends):
    with Fight(b1="timber-wolf", b2="?hellfire-trap p1, emerald-tegu p1", p1_mage="wizard mana:9") as table:
        bar = table.state.card(table.card("hellfire-trap")).attacks[0]
        table.reprint("hellfire-trap", attacks=(replace(bar, effects=((1, (effect,)),)),))
        table.dice("0 0 0 0", effect=7)
        table.play("activate timber-wolf", "move b2", "pay hellfire-trap 2")
        table.settle()
        assert table.reason == ("turn" if ends else "act")
        if not ends:
            table.play("done")


@pytest.mark.rule("MW-EX-86", "MW-MULTI-08")
def test_a_team_has_one_enchantment_of_a_name_on_a_target():
    with Revealing(
        teams=True,
        mage="beastmaster b2 mana:20",
        prepared="bear-strength",
        p1_mage="warlock",
        p2_mage="priestess",
        p3_mage="wizard",
        b2="timber-wolf p2 ?bear-strength, emerald-tegu p2 ?(bear-strength p1)",
    ) as table:
        table.play("quickcast bear-strength")
        assert not table.can("target timber-wolf")
        table.play("target emerald-tegu")
        table.settle()
        assert table.attached("emerald-tegu") == ["bear-strength", "bear-strength"]
