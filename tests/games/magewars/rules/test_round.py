"""The round and its phases, initiative, markers and mana (MW-ROUND, MW-INIT, MW-RESET, MW-MARK, MW-CHAN)."""

import pytest

from tests.games.magewars.situations import Situation
from trivault.games.magewars.decks.setup import who_begins
from trivault.games.magewars.game import GAME
from trivault.games.magewars.rules.round import LAST_ROUND, STAGES
from trivault.games.magewars.rules.traits import channeling


def phases(table, *answers):
    """The phases that are asked about while these answers are given."""
    found = [table.state.phase]
    for answer in answers:
        table.answer(answer)
        found.append(table.state.phase)
    return found


# The order of phases


@pytest.mark.rule("MW-ROUND-02", "MW-ROUND-04", "MW-ROUND-07")
def test_the_phases_of_a_round_stand_in_their_order():
    ready = ["initiative", "reset", "channel", "upkeep", "planning", "deploy"]
    action = ["first-quickcast", "action", "final-quickcast"]
    assert sorted(STAGES, key=lambda name: STAGES[name]) == [*ready, *action, "end"]


@pytest.mark.rule("MW-ROUND-02", "MW-ROUND-03", "MW-ROUND-04", "MW-ROUND-07")
def test_six_phases_make_ready_then_come_the_action_phases_between_two_quickcast_phases():
    with Situation(
        phase="initiative",
        initiative=1,
        mage="beastmaster mana:20 damage:1 +regrowth-belt",
        spellbook="minor-heal, timber-wolf",
        b2="lair, whirling-spirit",
        p1_mage="warlock mana:0 inactive quickcast-used",
    ) as table:
        # initiative passed on, markers turned, mana gathered, belt and upkeep: all before the first question
        table.shows(
            phase="upkeep",
            initiative=0,
            mage="beastmaster a1 mana:29 +regrowth-belt",
            p1_mage="warlock d3 mana:9",
            b2="lair mana:2, whirling-spirit",
        )
        found = phases(
            table, "pay whirling-spirit 1", "prepare minor-heal", "assign timber-wolf", "done", "done",
            "activate beastmaster", "done", "done", "activate warlock", "done",
            "activate whirling-spirit", "done", "done",
        )  # fmt: skip
        assert list(dict.fromkeys(found)) == [
            "upkeep",
            "planning",
            "deploy",
            "first-quickcast",
            "action",
            "final-quickcast",
        ]


@pytest.mark.rule("MW-ROUND-01", "MW-ROUND-08")
def test_a_new_round_begins_when_all_have_acted_and_the_last_quickcasts_are_done():
    with Situation(round=3, prepared="minor-heal", p1_mage="warlock inactive") as table:
        table.answer("activate beastmaster", "done")
        assert (table.state.round, table.state.phase) == (3, "action")
        table.answer("done")
        assert (table.state.round, table.state.phase) == (3, "final-quickcast")
        table.answer("done")
        assert table.state.round == 4


@pytest.mark.rule("MW-ROUND-05", "MW-ROUND-06", "MW-PLAN-01")
def test_both_plan_at_the_same_time_and_wait_for_each_other():
    for first, second in ((0, 1), (1, 0)):
        with Situation(phase="planning", spellbook="2 fireball", p1_spellbook="teleport") as table:
            assert [choice.player for choice in table.state.choices] == [0, 1]
            table.answer("prepare fireball fireball" if first == 0 else "prepare teleport", player=first)
            assert table.state.phase == "planning"
            assert [choice.player for choice in table.state.choices] == [second]
            table.answer("prepare fireball fireball" if second == 0 else "prepare teleport", player=second)
            table.changed(
                phase="first-quickcast",
                spellbook="",
                prepared="2 fireball",
                p1_spellbook="",
                p1_prepared="teleport",
            )


def test_a_game_that_nobody_ends_is_drawn_after_the_last_round():
    """MW-AMB-48"""
    with Situation(round=LAST_ROUND, p1_mage="warlock inactive") as table:
        table.answer("activate beastmaster", "done")
        assert table.state.result == ()
    with Situation(round=LAST_ROUND - 1, p1_mage="warlock inactive") as table:
        table.answer("activate beastmaster", "done")
        assert (table.state.result, table.state.round) == (None, LAST_ROUND)


# Initiative


@pytest.mark.rule("MW-INIT-01", "MW-SETUP-09")
@pytest.mark.parametrize(("rolls", "begins"), [([7, 3], 0), ([3, 7], 1), ([5, 5, 12, 12, 2, 9], 1)])
def test_the_highest_roll_begins_and_ties_are_rolled_again(rolls, begins):
    table = Situation()
    table.dice(effect=rolls)
    with table.laid.thrown():
        assert who_begins(table.state) == begins
    assert table.laid.effects == []


@pytest.mark.rule("MW-INIT-01", "MW-SETUP-09", "MW-INIT-03")
def test_who_rolled_higher_has_the_initiative_of_the_first_round():
    seen = set()
    for seed in range(6):
        state = GAME.new(seed=seed)
        assert state.round == 1
        seen.add(state.initiative)
        while state.choices[0].reason != "first-quickcast":
            player = state.choices[0].player
            state.apply(state.legal(player)[-1], player)
        assert state.phase == "first-quickcast"
        assert state.choices[0].player == state.initiative
    assert seen == {0, 1}


@pytest.mark.rule("MW-INIT-02")
def test_the_initiative_alternates_from_round_to_round():
    with Situation(phase="initiative", initiative=0) as table:
        for holder in (1, 0, 1):
            assert table.state.initiative == holder
            assert table.asked == holder
            names = ["beastmaster", "warlock"]
            table.answer(f"activate {names[holder]}", "done", f"activate {names[1 - holder]}", "done")


@pytest.mark.rule("MW-INIT-03", "MW-INIT-05", "MW-CODEX-058", "MW-CODEX-102", "MW-QC-05", "MW-QC-07")
@pytest.mark.parametrize("holder", [0, 1])
def test_the_holder_is_first_in_quickcast_and_action_phases(holder):
    with Situation(
        phase="first-quickcast", initiative=holder, player=holder, prepared="teleport", p1_prepared="teleport"
    ) as table:
        asked = []
        while table.state.round == 2:
            asked.append((table.state.phase, table.asked))
            mine = [text for text in table.texts() if text.startswith("activate")]
            table.answer(mine[0] if mine else "done")
        first, second = holder, 1 - holder
        once = list(dict.fromkeys(asked))
        assert once == [
            *(("first-quickcast", first), ("first-quickcast", second)),
            *(("action", first), ("action", second)),
            *(("final-quickcast", first), ("final-quickcast", second)),
        ]


@pytest.mark.rule("MW-INIT-04", "MW-ORDER-01", "MW-UPKEEP-08", "MW-ORDER-02", "MW-CODEX-058")
@pytest.mark.parametrize(("holder", "winner"), [(0, 1), (1, 0)])
def test_the_holder_is_first_where_an_order_has_to_be_decided(holder, winner):
    """Both mages would die of rot: the events of the holder's objects happen first."""
    with Situation(
        phase="upkeep",
        initiative=holder,
        mage="beastmaster damage:35 rot",
        p1_mage="warlock damage:37 rot",
    ) as table:
        assert table.state.result == (winner,)


# Markers


@pytest.mark.rule("MW-RESET-01", "MW-RESET-02", "MW-MARK-07", "MW-MARK-08", "MW-CODEX-088", "MW-ACT-19")
def test_all_markers_turn_to_their_active_side_and_guards_stay():
    with Situation(
        phase="reset",
        mage="wizard mana:0 inactive quickcast-used used:spell-arcane-zap",
        b2="feral-bobcat inactive guard used:defense-0, emerald-tegu p1 inactive",
        p1_mage="warlock mana:0 inactive quickcast-used",
    ) as table:
        assert table.state.phase == "upkeep"  # the wizard may pay for the shield
        table.answer("skip")
        table.shows(
            phase="first-quickcast",
            mage="wizard a1 mana:10",
            p1_mage="warlock d3 mana:9",
            b2="feral-bobcat guard, emerald-tegu p1",
        )
        quick = [table.state.card(thing).slug for thing, piece in table.state.play.items() if piece.quickcast]
        assert quick == ["wizard", "warlock"]


@pytest.mark.rule("MW-MARK-01", "MW-MARK-02", "MW-MARK-03", "MW-ACT-02")
def test_each_creature_has_one_action_marker_and_acts_while_it_is_active():
    with Situation(b2="timber-wolf, emerald-tegu inactive, mana-crystal", c2="royal-archer p1") as table:
        table.offers("activate beastmaster", "activate timber-wolf")
        table.refused("activate emerald-tegu", "MW-ACT-19")
        table.refused("activate royal-archer", "MW-ACT-02")
        table.answer("activate timber-wolf", "done")
        table.changed(b2="timber-wolf inactive, emerald-tegu inactive, mana-crystal", player=1)


@pytest.mark.rule("MW-MARK-04")
def test_a_summoned_creature_is_inactive():
    with Situation(mage="beastmaster mana:20", prepared="feral-bobcat") as table:
        table.answer("quickcast feral-bobcat", "target a1")
        table.answer("skip")  # it could be the pet
        table.changed(
            a1="feral-bobcat inactive new",
            mage="beastmaster a1 mana:15 quickcast-used used:quick-spell",
            prepared="",
        )
        table.offers("activate beastmaster")
        table.answer("activate beastmaster", "done", "activate warlock", "done")
        table.changed(
            round=3,
            initiative=1,
            player=1,
            a1="feral-bobcat",
            mage="beastmaster a1 mana:24",
            p1_mage="warlock d3 mana:19",
        )


@pytest.mark.rule("MW-MARK-05", "MW-CODEX-016")
def test_conjurations_have_no_action_marker():
    with Situation(mage="wizard mana:20", prepared="mana-crystal", acting="wizard") as table:
        table.answer("cast mana-crystal", "target a1")
        assert not table.state.play[table.card("mana-crystal")].active
        table.answer("done", "activate warlock", "done")
        while table.reason != "turn":
            table.answer("skip" if table.can("skip") else "done")
        assert not table.state.play[table.card("mana-crystal")].active
        assert not table.can("activate mana-crystal")


@pytest.mark.rule("MW-MARK-06", "MW-MARK-07", "MW-CODEX-088")
def test_a_ready_marker_allows_one_use_a_round():
    with Situation(mage="wizard b2 mana:9", acting="wizard", b2="emerald-tegu p1", round=2) as table:
        table.dice("0 0 0")
        table.answer("cast arcane-zap", "target emerald-tegu")
        table.changed(mage="wizard b2 inactive mana:8 used:spell-arcane-zap", acting="", player=1)
        assert not table.can("quickcast arcane-zap")
        table.answer("activate warlock", "done", "activate emerald-tegu", "done")
        while not table.can("activate warlock"):
            table.answer("skip" if table.can("skip") else "done")
        table.answer("activate warlock", "done")
        assert table.state.round == 3
        assert table.can("quickcast arcane-zap")


@pytest.mark.rule("MW-MARK-08", "MW-QC-01", "MW-QC-04", "MW-CODEX-101", "MW-CODEX-072")
def test_only_the_mage_has_a_quickcast_marker_and_it_turns_with_the_quickcast():
    with Situation(
        mage="beastmaster b2 mana:20",
        prepared="minor-heal, sleep",
        b2="timber-wolf, fellella-pixie-familiar assigned:bear-strength",
    ) as table:
        pieces = table.state.play.items()
        assert [table.state.card(t).slug for t, piece in pieces if piece.quickcast] == [
            "beastmaster",
            "warlock",
        ]
        table.dice("0 0 0 0 0")
        table.answer("quickcast minor-heal", "target timber-wolf")
        assert not table.state.play[table.card("beastmaster")].quickcast
        assert not any(text.startswith("quickcast") for text in table.texts())
        table.refused("quickcast sleep", "MW-QC-01")


# Mana


@pytest.mark.rule("MW-CHAN-01", "MW-CHAN-02", "MW-CHAN-03", "MW-CHAN-04", "MW-CHAN-05", "MW-CODEX-075")
def test_mages_and_other_objects_with_channeling_gain_mana_on_top_of_what_they_have():
    with Situation(
        phase="channel",
        mage="beastmaster mana:150",
        b2="lair mana:7, fellella-pixie-familiar, timber-wolf",
        p1_mage="wizard mana:0 +moonglow-amulet",
        spellbook="fireball",
    ) as table:
        table.shows(
            phase="upkeep",
            mage="beastmaster a1 mana:159",
            p1_mage="wizard d3 mana:11 +moonglow-amulet",
            b2="lair mana:9, fellella-pixie-familiar mana:1, timber-wolf",
        )
        table.answer("skip")
        assert table.state.phase == "planning"


@pytest.mark.rule("MW-CHAN-06")
@pytest.mark.parametrize(("mana", "enough"), [(7, False), (8, True)])
def test_a_spell_that_cannot_be_paid_cannot_be_cast(mana, enough):
    with Situation(mage=f"wizard mana:{mana}", acting="wizard", prepared="fireball") as table:
        assert table.can("cast fireball") == enough
        if not enough:
            table.refused("cast fireball", "MW-CHAN-06")


@pytest.mark.rule("MW-CHAN-07", "MW-CODEX-076")
def test_channeling_changes_only_where_there_is_some_and_never_falls_below_zero():
    with Situation(
        phase="first-quickcast",
        mage="beastmaster b2 mana:50",
        prepared="harmonize",
        b2="lair +(harmonize p1), timber-wolf",
        effects="mana-siphon it:warlock, mana-siphon it:fellella-pixie-familiar",
        c2="mana-siphon, fellella-pixie-familiar",
    ) as table:
        values = {
            slug: channeling(table.state, table.card(slug)) for slug in ("lair", "warlock", "timber-wolf")
        }
        assert values == {"lair": 3, "warlock": 7, "timber-wolf": None}
        assert channeling(table.state, table.card("fellella-pixie-familiar")) == 0  # 1 - 2
        table.answer("quickcast harmonize")
        assert table.can("target lair")
        assert not table.can("target timber-wolf")
        table.answer("skip")
