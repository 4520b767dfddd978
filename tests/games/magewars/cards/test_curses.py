"""What each curse does, and its like: enchantments that hamper."""

import pytest

from tests.games.magewars.cards.revealing import Revealing
from tests.games.magewars.situations import Situation
from trivault.games.magewars.rules.traits import flying, incapacitated, restrained, unmovable

# Weaker attacks


@pytest.mark.rule("MW-EX-37", "MW-REVEAL-08", "MW-REVEAL-09", "MW-REVEAL-12", "MW-MOVE-14")
def test_agony_is_revealed_after_the_attack_was_declared():
    with Revealing(p1_mage="warlock b2 mana:3", b1="timber-wolf ?(agony p1)") as table:
        table.answer("activate timber-wolf")
        table.offers("reveal agony", "pass")
        table.answer("pass", "move b2")
        table.offers("reveal agony", "pass")  # after the move, not during it
        table.answer("pass", "attack timber-wolf warlock")
        table.answer("reveal agony")
        table.dice("2* 0")
        table.answer("pay agony 3")
        table.changed(
            b1="",
            b2="timber-wolf inactive +(agony p1)",
            p1_mage="warlock b2 mana:0 damage:2",
            player=1,
        )


@pytest.mark.rule("MW-ATK3-08")
def test_agony_leaves_one_die():
    with Revealing(b2="darkfenne-bat +(agony p1), emerald-tegu p1") as table:
        table.dice("0", effect=1)
        table.play("activate darkfenne-bat", "attack darkfenne-bat emerald-tegu")
        assert table.damage("emerald-tegu") == 0


def test_agony_weakens_ranged_attacks_but_no_attack_spells():
    with Revealing(b2="royal-archer +(agony p1)", c2="emerald-tegu p1") as table:
        table.dice("0 2*")
        table.play("activate royal-archer", "attack royal-archer emerald-tegu 1")
        assert table.damage("emerald-tegu") == 2
    with Revealing(mage="wizard b2 mana:9 +(agony p1)", prepared="flameblast", c2="emerald-tegu p1") as table:
        table.dice("0 0 0 2*", effect=1)
        table.play("quickcast flameblast", "target emerald-tegu")
        assert table.damage("emerald-tegu") == 2


@pytest.mark.rule("MW-ATK1-04")
def test_pacify_makes_the_first_attack_of_a_round_cost_two():
    with Revealing(mage="beastmaster mana:2", b2="timber-wolf +(pacify p1), emerald-tegu p1") as table:
        table.dice("0 0 0 2*")
        table.play("activate timber-wolf", "attack timber-wolf emerald-tegu", "pay pacify 2")
        table.changed(
            mage="beastmaster a1 mana:0",
            b2="timber-wolf inactive +(pacify p1 used:pacify), emerald-tegu p1 damage:2",
            player=1,
        )


def test_pacify_calls_off_the_attack_that_is_not_paid_for():
    with Revealing(
        mage="beastmaster mana:2", b2="timber-wolf daze +(pacify p1), emerald-tegu p1 guard"
    ) as table:
        table.play("activate timber-wolf", "attack timber-wolf emerald-tegu", "skip")
        table.changed(
            b2="timber-wolf inactive +(pacify p1 used:pacify), emerald-tegu p1 guard",  # the guard stays one
            player=1,
        )


@pytest.mark.rule("MW-ATK1-05", "MW-AMB-71")
def test_who_cannot_pay_for_pacify_declares_no_attack():
    with Revealing(mage="beastmaster mana:1", b2="timber-wolf +(pacify p1), emerald-tegu p1") as table:
        table.play("activate timber-wolf")
        assert not table.can("attack timber-wolf emerald-tegu")
        table.answer("guard")  # the action is not lost


def test_the_unpaid_toll_is_told():
    with Revealing(mage="beastmaster mana:2", b2="timber-wolf +(pacify p1), emerald-tegu p1") as table:
        table.state.log = []
        table.play("activate timber-wolf", "attack timber-wolf emerald-tegu", "skip")
        assert "called-off" in [entry.event.kind for entry in table.state.log]


def test_pacify_ends_a_sweeping_attack_before_it_begins():
    with Revealing(
        mage="beastmaster mana:2",
        b2="adramelech-lord-of-fire +(pacify p1), emerald-tegu p1, timber-wolf p1",
    ) as table:
        table.play("activate adramelech-lord-of-fire", "attack adramelech-lord-of-fire emerald-tegu 2", "skip")
        assert (table.damage("emerald-tegu"), table.damage("timber-wolf")) == (0, 0)
        assert table.asked == 1  # it sweeps no further


def test_pacify_does_not_hinder_counterstrikes():
    with Revealing(b2="timber-wolf, darkfenne-hydra p1 +(pacify p0)") as table:
        table.dice("0 0 0 0")
        table.dice("0 0 0 2*")
        table.play(
            "activate timber-wolf", "attack timber-wolf darkfenne-hydra", "counterstrike darkfenne-hydra 1"
        )
        assert table.damage("timber-wolf") == 2


def test_pacify_asks_once_a_round():
    with Revealing(
        mage="beastmaster b2 mana:10",
        b2="timber-wolf +(pacify p1), emerald-tegu p1",
        effects="battle-fury it:timber-wolf",
    ) as table:
        table.dice("0 0 0 0")
        table.play("activate timber-wolf", "attack timber-wolf emerald-tegu", "pay pacify 2")
        table.dice("0 0 0 0")
        table.answer("attack timber-wolf emerald-tegu")
        assert table.mana("beastmaster") == 8


def test_marked_for_death_adds_a_die_to_the_first_attack_of_each_creature():
    with Revealing(
        b2="timber-wolf, bitterwood-fox, steelclaw-grizzly p1 +(marked-for-death p0)",
        effects="battle-fury it:timber-wolf",
    ) as table:
        table.dice("0 0 0 0 0")
        table.dice("0 0 0 0")
        table.play("activate timber-wolf", "attack timber-wolf steelclaw-grizzly")
        table.answer("attack timber-wolf steelclaw-grizzly")
        table.answer("activate steelclaw-grizzly", "done")
        table.dice("0 0 0 2*")
        table.answer("activate bitterwood-fox", "attack bitterwood-fox steelclaw-grizzly")
        assert table.damage("steelclaw-grizzly") == 2


def test_marked_for_death_helps_the_first_strike_alone():
    with Revealing(b2="goran-werewolf-pet, emerald-tegu p1 +(marked-for-death p0)") as table:
        table.dice("0 0 0 0")
        table.dice("0 0 0")
        table.play("activate goran-werewolf-pet", "attack goran-werewolf-pet emerald-tegu 2")
        assert table.damage("emerald-tegu") == 0


@pytest.mark.rule("MW-BARRIER-07")
def test_marked_for_death_does_not_help_a_damage_barrier():
    with Revealing(b2="timber-wolf +(marked-for-death p1), emerald-tegu p1 +circle-of-lightning") as table:
        table.dice("0 0 0 0")
        table.dice("0 0", effect=1)
        table.play("activate timber-wolf", "attack timber-wolf emerald-tegu")
        table.dice("0 0 0 0", effect=1)
        table.answer("activate emerald-tegu", "attack emerald-tegu timber-wolf")  # its own first attack


# Movement


@pytest.mark.rule("MW-EX-33", "MW-REVEAL-08", "MW-ACT-10")
def test_chains_of_agony_hurt_at_every_move():
    with Revealing(p1_mage="warlock mana:1", b1="bitterwood-fox ?(chains-of-agony p1)") as table:
        table.answer("activate bitterwood-fox", "reveal chains-of-agony", "pay chains-of-agony 1")
        table.answer("move b2", "move b3", "guard")
        table.changed(
            p1_mage="warlock d3 mana:0",
            b1="",
            b3="bitterwood-fox inactive guard damage:2 +(chains-of-agony p1)",
            player=1,
        )


def test_chains_of_agony_spare_who_stays_or_is_moved():
    with Revealing(
        mage="wizard b2 mana:9", prepared="teleport", b2="bitterwood-fox +(chains-of-agony p1)"
    ) as table:
        table.play("quickcast teleport", "target bitterwood-fox", "to c2")
        table.play("activate bitterwood-fox", "done")
        assert table.damage("bitterwood-fox") == 0


@pytest.mark.rule("MW-MOVE-07")
def test_enfeeble_ends_the_action_phase_with_a_move():
    with Revealing(b1="timber-wolf +(enfeeble p1)", b2="emerald-tegu p1") as table:
        table.play("activate timber-wolf", "move b2")
        table.changed(b1="", b2="timber-wolf inactive +(enfeeble p1), emerald-tegu p1", player=1)


@pytest.mark.rule("MW-STATE-01", "MW-STATE-04", "MW-PUSH-10")
def test_force_hold_holds_all_but_the_uncontainable():
    with Revealing(b2="timber-wolf +(force-hold p1), whirling-spirit +(force-hold p1), emerald-tegu") as table:
        state = table.state
        held = [
            (restrained(state, t), unmovable(state, t))
            for t in map(table.card, ("timber-wolf", "whirling-spirit"))
        ]
        assert held == [(True, True), (False, False)]
        table.answer("activate timber-wolf")
        assert not any(answer.startswith("move") for answer in table.texts())
        table.answer("done")


@pytest.mark.rule("MW-UPKEEP-01", "MW-UPKEEP-02", "MW-UPKEEP-03", "MW-CODEX-035")
@pytest.mark.parametrize("pays", [True, False])
def test_force_hold_is_kept_up_by_its_own_controller(pays):
    with Revealing(
        phase="upkeep", mage="beastmaster mana:5", p1_mage="warlock mana:5", b2="timber-wolf +(force-hold p1)"
    ) as table:
        table.offers("pay force-hold 3", "skip")
        assert table.asked == 1
        table.answer("pay force-hold 3" if pays else "skip")
        assert restrained(table.state, table.card("timber-wolf")) == pays
        assert (table.mana("beastmaster"), table.mana("warlock")) == (5, 2 if pays else 5)


@pytest.mark.rule("MW-UPKEEP-04", "MW-CODEX-035")
@pytest.mark.parametrize("pays", [True, False])
def test_essence_drain_is_paid_by_the_side_of_the_creature(pays):
    with Revealing(
        phase="upkeep",
        mage="beastmaster mana:5",
        p1_mage="warlock mana:5",
        b2="timber-wolf +(essence-drain p1)",
    ) as table:
        assert table.asked == 0
        table.answer("pay timber-wolf 2" if pays else "skip")
        assert table.lies("timber-wolf") == table.lies("essence-drain") == pays
        assert (table.mana("beastmaster"), table.mana("warlock")) == (3 if pays else 5, 5)


@pytest.mark.rule("MW-EX-32", "MW-REVEAL-07")
def test_essence_drain_revealed_after_the_reset_phase_counts_at_once():
    with Revealing(
        phase="reset", mage="beastmaster mana:0", p1_mage="warlock mana:4", b2="timber-wolf ?(essence-drain p1)"
    ) as table:
        table.offers("reveal essence-drain", "pass")
        table.answer("reveal essence-drain", "pay essence-drain 4")
        table.offers("pay timber-wolf 2", "skip")
        table.answer("skip")
        assert not table.lies("timber-wolf")


def test_essence_drain_adds_to_an_upkeep_of_its_own():
    with Revealing(
        phase="upkeep", mage="beastmaster mana:5", b2="whirling-spirit +(essence-drain p1)"
    ) as table:
        table.offers("pay whirling-spirit 3", "skip")
        table.answer("pay whirling-spirit 3")


def test_maim_wings_bring_a_flyer_down():
    with Revealing(b2="gray-angel +(maim-wings p1), darkfenne-bat, emerald-tegu p1") as table:
        assert [flying(table.state, table.card(name)) for name in ("gray-angel", "darkfenne-bat")] == [
            False,
            True,
        ]


# Damage and life


@pytest.mark.rule("MW-DIRECT-02", "MW-UPKEEP-05", "MW-EX-80", "MW-WIZ-08")
def test_ghoul_rot_deals_two_direct_damage_that_no_shield_stops():
    with Revealing(phase="upkeep", mage="wizard mana:0 shield +(ghoul-rot p1)", p1_mage="warlock") as table:
        table.answer("resolve ghoul-rot p0")
        assert table.damage("wizard") == 2
        assert table.piece("wizard").markers == {"shield": 1}


@pytest.mark.rule("MW-UPKEEP-07", "MW-EX-02", "MW-ORDER-02")
def test_the_controller_of_a_creature_orders_what_happens_to_it():
    with Revealing(
        phase="upkeep", b2="highland-unicorn damage:8 +(ghoul-rot p1)", p1_mage="warlock mana:0"
    ) as table:
        assert table.asked == 0
        table.answer("resolve highland-unicorn p0")  # it regenerates before the rot could destroy it
        assert table.damage("highland-unicorn") == 8


@pytest.mark.rule("MW-CAST-15", "MW-LIVING-05")
def test_ghoul_rot_is_not_for_what_is_immune_to_poison():
    with Revealing(
        mage="warlock b2", prepared="ghoul-rot", p1_mage="priestess b2", b2="malacoda, skeletal-sentry"
    ) as table:
        table.answer("quickcast ghoul-rot")
        table.offers("target warlock", "target priestess", "skip")
        table.answer("target priestess")
        table.settle()


@pytest.mark.rule("MW-LIVING-06")
def test_poisoned_blood_keeps_a_creature_from_healing():
    with Revealing(
        mage="priestess b2 mana:9",
        prepared="minor-heal",
        b2="timber-wolf damage:5 +(poisoned-blood p1) +regrowth",
    ) as table:
        table.play("quickcast minor-heal", "target timber-wolf")  # no dice are rolled
        assert table.damage("timber-wolf") == 5
        table.answer("activate priestess", "done")


def test_poisoned_blood_stops_regeneration():
    with Revealing(phase="upkeep", b2="timber-wolf damage:5 +(poisoned-blood p1) +regrowth") as table:
        assert table.damage("timber-wolf") == 5


@pytest.mark.rule("MW-UPKEEP-05")
@pytest.mark.parametrize(("wounds", "most"), [(5, 2), (1, 1)])
def test_death_link_passes_damage_of_the_mage_on(wounds, most):
    with Revealing(
        phase="upkeep",
        mage=f"warlock damage:{wounds} mana:0",
        p1_mage="priestess",
        d2="timber-wolf p1 +(death-link p0)",
    ) as table:
        table.offers(*(f"link {n}" for n in range(most + 1)))
        table.answer(f"link {most}")
        assert (table.damage("warlock"), table.damage("timber-wolf")) == (wounds - most, most)


def test_death_link_need_not_be_used_and_needs_wounds():
    with Revealing(
        phase="upkeep",
        mage="warlock damage:5 mana:0",
        p1_mage="priestess",
        d2="timber-wolf p1 +(death-link p0)",
    ) as table:
        table.answer("link 0")
        assert (table.damage("warlock"), table.damage("timber-wolf")) == (5, 0)
    with Revealing(
        phase="upkeep", mage="warlock mana:0", p1_mage="priestess", d2="timber-wolf p1 +(death-link p0)"
    ) as table:
        assert (table.damage("warlock"), table.damage("timber-wolf")) == (0, 0)
    with Revealing(
        phase="upkeep",
        mage="warlock damage:5 mana:0 +(poisoned-blood p1)",
        p1_mage="priestess",
        d2="timber-wolf p1 +(death-link p0)",
    ) as table:
        assert (table.damage("warlock"), table.damage("timber-wolf")) == (5, 0)


@pytest.mark.rule("MW-CAST-17")
def test_death_link_is_unique():
    with Revealing(
        mage="warlock b2", prepared="death-link", b2="timber-wolf +death-link, emerald-tegu"
    ) as table:
        assert not table.can("quickcast death-link")


def test_magebane_hurts_for_each_spell_that_resolves():
    with Revealing(
        mage="priestess b2 mana:20 damage:5 +(magebane p1)", prepared="minor-heal", p1_mage="warlock b2"
    ) as table:
        table.dice("0 0 0 0 1")
        table.play("quickcast minor-heal", "target priestess")
        assert table.damage("priestess") == 5


def test_magebane_is_silent_when_the_spell_is_countered_or_another_casts():
    with Revealing(
        mage="warlock b2 mana:20 +(magebane p1)", prepared="knockdown", p1_mage="priestess b2 mana:9 ?nullify"
    ) as table:
        table.play("quickcast knockdown", "target priestess", "pay nullify 2")
        assert table.damage("warlock") == 0
    with Revealing(
        mage="warlock b2 mana:20", prepared="knockdown", p1_mage="priestess b2 mana:9 +(magebane p0)"
    ) as table:
        table.play("quickcast knockdown", "target priestess")
        assert (table.damage("warlock"), table.damage("priestess")) == (0, 0)


# Stone


@pytest.mark.rule("MW-STATE-05", "MW-STATE-06", "MW-STATE-07")
def test_turn_to_stone_incapacitates_and_hardens():
    with Revealing(p1_mage="wizard mana:4", b2="timber-wolf, gray-angel guard ?(turn-to-stone p1)") as table:
        table.answer("activate timber-wolf", "reveal turn-to-stone", "pay turn-to-stone 4", "done")
        table.changed(
            p1_mage="wizard d3 mana:0", b2="timber-wolf inactive, gray-angel +(turn-to-stone p1)", player=1
        )
        angel = table.card("gray-angel")
        assert incapacitated(table.state, angel)
        assert not flying(table.state, angel)
        assert table.armor("gray-angel") == 8


def test_turn_to_stone_is_not_revealed_during_an_action_and_nobody_can_tell():
    with Revealing(
        p1_mage="wizard b2 mana:10",
        b2="timber-wolf ?(turn-to-stone p1), emerald-tegu p1",
        mage="beastmaster mana:0",
    ) as table:
        table.answer("activate timber-wolf", "pass", "attack timber-wolf emerald-tegu")
        table.offers("pass")  # asked all the same
        table.dice("0 0 0 0")
        while table.state.attacks:
            table.answer("pass")
        assert table.can("reveal turn-to-stone")  # the action is over
        table.answer("reveal turn-to-stone", "pay turn-to-stone 4")
        assert incapacitated(table.state, table.card("timber-wolf"))


def test_turn_to_stone_costs_four_each_round():
    with Revealing(phase="upkeep", p1_mage="warlock mana:3", b2="timber-wolf +(turn-to-stone p1)") as table:
        assert not table.lies("turn-to-stone")
        assert not incapacitated(table.state, table.card("timber-wolf"))


# What they leave alone: a forbidden candidate or number is on the table


def test_force_hold_holds_its_creature_alone_and_nothing_that_cannot_be_contained():
    for held, n in (("timber-wolf", 1), ("whirling-spirit", 0)):
        with Situation(b2=f"{held} +(force-hold p1), royal-archer") as table:
            for trait in ("restrained", "unmovable"):
                assert (table.trait(trait, held), table.trait(trait, "royal-archer")) == (n, 0)


def test_chains_of_agony_hurt_their_bearer_alone():
    with Situation(b2="timber-wolf +(chains-of-agony p1), royal-archer") as table:
        table.answer("activate royal-archer", "move c2", "done")
        table.changed(player=1, b2="timber-wolf +(chains-of-agony p1)", c2="royal-archer inactive")
