"""The action phases of creatures: turns, activation, quick and full actions (MW-ACT, MW-QA, MW-FA)."""

import pytest

from tests.games.magewars.situations import Situation


class Acting(Situation):
    """The first creature of zone b2 is in its action phase, unless another is named."""

    def __init__(self, acting="", **given):
        first = given.get("b2", "beastmaster").split(",")[0].split()[0]
        super().__init__(acting=acting or first, **given)


def verbs(table):
    return list(dict.fromkeys(text.split()[0] for text in table.texts()))


# Turns


@pytest.mark.rule("MW-ACT-01", "MW-ACT-03", "MW-INIT-03")
@pytest.mark.parametrize("holder", [0, 1])
def test_the_initiative_begins_and_the_players_alternate(holder):
    with Situation(
        initiative=holder,
        player=holder,
        b2="timber-wolf, feral-bobcat",
        c2="emerald-tegu p1, skeletal-sentry p1",
    ) as table:
        turns = []
        while table.state.round == 2:
            turns.append(table.asked)
            table.answer(table.texts()[0])
            acting = table.state.acting
            assert table.state.controller(acting) == turns[-1]
            assert table.asked == turns[-1]
            table.answer("done")
        assert turns == [holder, 1 - holder] * 3


@pytest.mark.rule("MW-ACT-02", "MW-ACT-04", "MW-ACT-07", "MW-CODEX-003")
def test_one_own_creature_is_activated_and_with_as_many_as_the_enemy_nobody_passes():
    with Situation(b2="timber-wolf", c2="emerald-tegu p1") as table:
        table.offers("activate beastmaster", "activate timber-wolf")
        table.refused("pass", "MW-ACT-07")
        table.answer("activate timber-wolf", "done")
        assert table.asked == 1
        table.shows(mage="beastmaster a1 mana:10", b2="timber-wolf inactive")


@pytest.mark.rule("MW-ACT-05", "MW-ACT-06", "MW-ACT-07", "MW-EX-08")
def test_passing_is_allowed_again_and_again_while_the_enemy_has_more_active_creatures():
    """Warlock against beastmaster, wolf and tegu."""
    with Situation(mage="warlock", p1_mage="beastmaster", b2="emerald-tegu p1, timber-wolf p1") as table:
        table.offers("activate warlock", "pass")
        table.answer("pass", "activate timber-wolf", "done")
        table.offers("activate warlock", "pass")
        table.answer("pass", "activate emerald-tegu", "done")
        table.offers("activate warlock")  # one active creature each
        table.refused("pass", "MW-ACT-07")


@pytest.mark.rule("MW-ACT-05")
def test_inactive_creatures_do_not_count_for_passing():
    with Situation(mage="warlock", p1_mage="beastmaster", b2="emerald-tegu p1 inactive, lair p1") as table:
        table.offers("activate warlock")


@pytest.mark.rule("MW-ACT-08")
def test_action_phases_go_on_until_every_creature_has_had_one():
    with Situation(b2="timber-wolf, feral-bobcat") as table:
        acted = []
        while table.state.round == 2:
            acted.append(table.texts()[0].split()[1])
            table.answer(table.texts()[0], "done")
        assert sorted(acted) == ["beastmaster", "feral-bobcat", "timber-wolf", "warlock"]


def test_a_player_without_active_creatures_is_passed_over():
    """MW-AMB-35"""
    with Situation(
        mage="beastmaster inactive", c2="emerald-tegu p1, timber-wolf p1", player=1, initiative=1
    ) as table:
        turns = []
        while table.state.round == 2:
            turns.append(table.asked)
            table.answer(table.texts()[0], "done")
        assert turns == [1, 1, 1]


# Activating


@pytest.mark.rule("MW-ACT-09", "MW-CODEX-003", "MW-RESET-02")
def test_activating_turns_the_marker_and_takes_the_guard_marker_off():
    with Situation(b2="timber-wolf guard, feral-bobcat guard") as table:
        table.answer("activate timber-wolf")
        table.changed(b2="timber-wolf inactive, feral-bobcat guard", acting="timber-wolf")
        table.answer("done")


@pytest.mark.rule("MW-ACT-10", "MW-EX-33")
def test_after_an_activation_the_other_player_may_reveal_before_anything_is_done():
    with Situation(b2="timber-wolf ?(chains-of-agony p1)", p1_mage="warlock mana:5") as table:
        table.answer("activate timber-wolf")
        assert table.asked == 1
        table.offers("reveal chains-of-agony", "pass")
        table.answer("reveal chains-of-agony", "pay chains-of-agony 1")
        assert table.asked == 0
        table.answer("move b3")
        table.changed(
            b2="", b3="timber-wolf inactive damage:1 +(chains-of-agony p1)", acting="timber-wolf",
            p1_mage="warlock d3 mana:4",
        )  # fmt: skip
        table.answer("done")


@pytest.mark.rule("MW-ACT-11", "MW-ACT-03")
def test_the_action_phase_lasts_until_its_actions_are_done():
    with Situation(b2="timber-wolf, emerald-tegu") as table:
        table.answer("activate timber-wolf")
        table.shows(b2="timber-wolf inactive, emerald-tegu", acting="timber-wolf")
        table.refused("activate emerald-tegu", "MW-ACT-11")
        table.answer("move b3")
        table.shows(acting="timber-wolf", player=0)
        table.answer("guard")
        table.shows(acting="", player=1)


@pytest.mark.rule("MW-ACT-19", "MW-MARK-03")
def test_after_its_action_phase_a_creature_is_inactive_until_the_next_reset():
    with Situation(b2="timber-wolf") as table:
        table.answer("activate timber-wolf", "done", "activate warlock", "done")
        table.offers("activate beastmaster")
        table.refused("activate timber-wolf", "MW-ACT-19")
        table.answer("activate beastmaster", "done")
        assert table.state.round == 3
        table.shows(b2="timber-wolf")


# What a creature does


@pytest.mark.rule("MW-ACT-12", "MW-ACT-14", "MW-CODEX-020", "MW-CODEX-099")
def test_a_move_and_then_a_quick_action_or_the_quick_action_alone():
    with Acting(b2="timber-wolf", c2="emerald-tegu p1") as table:
        table.answer("move c2")
        table.dice("0 0 0 0")
        table.answer("attack timber-wolf emerald-tegu")
        table.changed(b2="", c2="timber-wolf inactive, emerald-tegu p1", acting="", player=1)
    with Acting(b2="timber-wolf, emerald-tegu p1") as table:
        table.dice("0 0 0 0")
        table.answer("attack timber-wolf emerald-tegu")
        table.changed(acting="", player=1)


@pytest.mark.rule("MW-ACT-13", "MW-FA-01", "MW-CODEX-119", "MW-EX-15")
def test_a_full_action_only_for_who_stays_in_the_zone():
    with Acting(b2="steelclaw-grizzly", c2="emerald-tegu p1", b3="feral-bobcat p1 inactive") as table:
        table.answer("move c2")
        assert table.can("attack steelclaw-grizzly emerald-tegu 1")
        table.refused("attack steelclaw-grizzly emerald-tegu 2")
        table.answer("done")
    with Acting(b2="steelclaw-grizzly, emerald-tegu p1") as table:
        assert table.can("attack steelclaw-grizzly emerald-tegu 1")
        table.dice("0 0 0 0 0 0 0")
        table.answer("attack steelclaw-grizzly emerald-tegu 2")
        table.changed(acting="", player=1)


@pytest.mark.rule("MW-ACT-15")
@pytest.mark.parametrize("first", ["guard", "attack timber-wolf emerald-tegu"])
def test_nobody_acts_first_and_moves_afterwards(first):
    with Acting(b2="timber-wolf, emerald-tegu p1") as table:
        assert table.can("move b3")
        if first != "guard":
            table.dice("0 0 0 0")
        table.answer(first)
        table.shows(acting="", player=1)


@pytest.mark.rule("MW-ACT-16")
def test_doing_nothing_is_allowed_and_turns_the_marker_all_the_same():
    with Situation(b2="timber-wolf") as table:
        table.answer("activate timber-wolf", "done")
        table.changed(b2="timber-wolf inactive", player=1)


@pytest.mark.rule("MW-ACT-17", "MW-CODEX-090", "MW-CODEX-019", "MW-CODEX-114")
def test_what_ends_with_the_action_phase_ends_after_the_actions():
    with Situation(b2="timber-wolf cripple daze") as table:
        table.answer("activate timber-wolf")
        table.shows(b2="timber-wolf inactive cripple daze")
        table.dice(effect=7)
        table.answer("guard")
        table.changed(b2="timber-wolf inactive guard", player=1)
    with Situation(b2="timber-wolf stun cripple") as table:
        table.dice(effect=6)
        table.answer("activate timber-wolf")
        table.changed(b2="timber-wolf inactive cripple", player=1)


@pytest.mark.rule("MW-ACT-18", "MW-EX-56", "MW-CODEX-019")
def test_what_a_barrier_or_counterstrike_did_in_this_phase_stays():
    with Acting(b2="timber-wolf daze, knight-of-westlock p1 +circle-of-lightning") as table:
        table.dice("0 0 0 0", effect=[7, 11])  # the dazed wolf attacks nevertheless; the barrier stuns it
        table.dice("0 0")
        table.answer("attack timber-wolf knight-of-westlock", "skip")
        table.changed(
            acting="", player=1, b2="timber-wolf inactive stun, knight-of-westlock p1 +circle-of-lightning"
        )
    with Situation(b2="timber-wolf stun") as table:  # the next action phase
        table.answer("activate timber-wolf")
        table.changed(player=1, b2="timber-wolf inactive")


@pytest.mark.rule("MW-ACT-20", "MW-CODEX-050")
def test_an_incapacitated_creature_has_an_empty_action_phase():
    with Situation(b2="timber-wolf stun, emerald-tegu p1") as table:
        table.answer("activate timber-wolf")
        table.changed(b2="timber-wolf inactive, emerald-tegu p1", player=1)


@pytest.mark.rule("MW-ACT-20", "MW-CODEX-050")
def test_a_sleeping_familiar_casts_nothing_but_a_mage_may():
    with Situation(
        mage="beastmaster b2 mana:20 stun",
        prepared="teleport, fireball",
        b2="huginn-raven-familiar sleep assigned:minor-heal",
    ) as table:
        table.answer("activate huginn-raven-familiar")
        table.shows(acting="", player=0)
        table.answer("done", "activate warlock", "done", "activate beastmaster")
        table.offers("cast teleport", "done")
        table.answer("done")


def test_an_incapacitated_mage_is_asked_whatever_is_prepared():
    """MW-AMB-51"""
    with Situation(mage="beastmaster b2 mana:20 stun", prepared="fireball") as table:
        table.answer("activate beastmaster")
        table.offers("done")
        table.answer("done")


# Quick actions


@pytest.mark.rule("MW-QA-01", "MW-CODEX-099")
def test_there_are_five_quick_actions():
    """After a move, where no full action is possible."""
    with Acting(
        acting="huginn-raven-familiar",
        mage="wizard b2 mana:20",
        b2="huginn-raven-familiar assigned:minor-heal",
        c2="timber-wolf p1 ?bear-strength",
    ) as table:
        table.answer("move c2")
        while table.reason == "reveal":
            table.answer("pass")
        assert sorted(verbs(table)) == ["attack", "cast", "done", "guard", "move", "use"]
        table.answer("done")
        while table.reason == "reveal":
            table.answer("pass")


@pytest.mark.rule("MW-QA-02", "MW-EX-13")
def test_a_quick_attack_after_a_move_into_the_zone_of_an_enemy():
    with Acting(b2="thunderift-falcon", c2="emerald-tegu p1") as table:
        table.answer("move c2")
        table.dice("2 0 0")
        table.answer("attack thunderift-falcon emerald-tegu")
        table.changed(b2="", c2="thunderift-falcon inactive, emerald-tegu p1", acting="", player=1)


@pytest.mark.rule("MW-QA-03", "MW-EX-14", "MW-CODEX-100")
def test_a_quick_spell_by_who_can_cast():
    with Acting(
        mage="priestess b2 mana:10", acting="priestess", prepared="minor-heal", b2="timber-wolf damage:4"
    ) as table:
        table.answer("move c2")
        table.dice("1 1 1 0 0")
        table.answer("cast minor-heal", "target timber-wolf")
        table.shows(b2="timber-wolf damage:1", prepared="", discard="minor-heal")
    with Acting(mage="priestess b2 mana:10", prepared="minor-heal", b2="timber-wolf damage:4") as table:
        assert "cast" not in verbs(table)  # a wolf is no caster
        table.answer("done")


@pytest.mark.rule("MW-QA-04", "MW-CODEX-122")
def test_guarding_is_a_quick_action():
    with Acting(b2="timber-wolf") as table:
        table.answer("move b3", "guard")
        table.changed(b2="", b3="timber-wolf inactive guard", acting="", player=1)


@pytest.mark.rule("MW-QA-05", "MW-MOVE-02")
def test_an_additional_move_is_a_quick_action():
    with Acting(b2="timber-wolf", d2="emerald-tegu p1") as table:
        table.answer("move c2")
        assert "move d2" in table.texts()
        table.answer("move d2")
        table.changed(b2="", d2="timber-wolf inactive, emerald-tegu p1", acting="", player=1)


@pytest.mark.rule("MW-QA-06", "MW-EX-16", "MW-FA-05")
@pytest.mark.parametrize(("place", "near"), [("b2", True), ("c3", True), ("d3", False)])
def test_huginn_looks_at_a_hidden_enchantment_as_a_special_quick_action(place, near):
    given = {"b2": "huginn-raven-familiar", place: "timber-wolf p1 ?nullify"}
    if place == "b2":
        given["b2"] = "huginn-raven-familiar, timber-wolf p1 ?nullify"
    with Acting(acting="huginn-raven-familiar", mage="wizard mana:0", **given) as table:
        assert table.can("use huginn-raven-familiar") == near
        nullify = table.card("nullify")
        assert not table.state.knows(0, nullify)
        if near:
            table.answer("use huginn-raven-familiar", "target face-down")
            assert table.state.knows(0, nullify)
        else:
            table.answer("done")
        while table.reason == "reveal":
            table.answer("pass")


# Full actions


@pytest.mark.rule("MW-FA-02", "MW-FA-03", "MW-FA-04", "MW-CODEX-119", "MW-CODEX-120")
def test_full_attacks_full_spells_and_special_full_actions():
    with Acting(
        mage="warlock b2 mana:40",
        acting="warlock",
        prepared="timber-wolf",
        p1_mage="wizard",
        b2="gate-to-hell, emerald-tegu p1",
    ) as table:
        assert {"cast timber-wolf", "use gate-to-hell"} <= set(table.texts())
        table.answer("move b3")
        assert not {"cast timber-wolf", "use gate-to-hell"} & set(table.texts())
        table.refused("cast timber-wolf", "MW-FA-01")
        table.answer("done")
    with Acting(mage="warlock b2 mana:40", acting="warlock", prepared="timber-wolf", p1_mage="wizard") as table:
        table.answer("cast timber-wolf", "target b2")
        table.changed(
            acting="", player=1, prepared="", mage="warlock b2 inactive mana:31", b2="timber-wolf inactive new"
        )
    with Acting(b2="goran-werewolf-pet, emerald-tegu p1", mage="warlock", p1_mage="wizard") as table:
        table.dice("0 0 0")
        table.dice("0 0 0")
        table.answer("attack goran-werewolf-pet emerald-tegu 2")
        table.shows(acting="", player=1)


@pytest.mark.rule("MW-FA-05")
def test_a_special_full_action_takes_the_place_of_the_move():
    with Acting(b2="asyran-cleric", c2="timber-wolf damage:5") as table:
        assert table.can("use asyran-cleric")
        table.answer("move c2")
        assert not table.can("use asyran-cleric")
        table.answer("done")
    with Acting(b2="asyran-cleric", c2="timber-wolf damage:5") as table:
        table.dice("2")
        table.answer("use asyran-cleric", "target timber-wolf")
        table.changed(acting="", player=1, c2="timber-wolf damage:3")


@pytest.mark.rule("MW-FA-06", "MW-EX-17")
def test_an_ability_with_a_cost_is_paid_for():
    with Acting(mage="wizard b2 mana:1", acting="wizard", b2="emerald-tegu p1") as table:
        table.dice("0 0 0")
        table.answer("cast arcane-zap", "target emerald-tegu")
        table.shows(mage="wizard b2 inactive mana:0 used:spell-arcane-zap")
    with Acting(mage="wizard b2 mana:0", acting="wizard", b2="emerald-tegu p1") as table:
        assert not table.can("cast arcane-zap")
        table.refused("cast arcane-zap", "MW-CHAN-06")
        table.answer("done")
    with Acting(mage="beastmaster b2 mana:1 +staff-of-beasts", acting="beastmaster", b2="timber-wolf") as table:
        assert not table.can("use staff-of-beasts")  # 2 mana
        table.answer("done")
    with Acting(mage="beastmaster b2 mana:3 +staff-of-beasts", acting="beastmaster", b2="timber-wolf") as table:
        table.answer("use staff-of-beasts", "target timber-wolf", "melee")
        table.shows(mage="beastmaster b2 inactive mana:1 +(staff-of-beasts used:use-0)")
