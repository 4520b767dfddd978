"""The quickcast action (MW-QC): one quick spell a round, beside the action phases."""

import pytest

from tests.games.magewars.situations import Situation


def quickcasts(table):
    return [text for text in table.texts() if text.startswith("quickcast")]


@pytest.mark.rule("MW-QC-01", "MW-QC-04", "MW-CODEX-101")
def test_one_quickcast_a_round_beside_the_action_phase():
    with Situation(
        mage="beastmaster b2 mana:20", prepared="teleport, bear-strength", b2="timber-wolf"
    ) as table:
        table.answer("quickcast bear-strength", "target timber-wolf", "pass")
        table.changed(
            mage="beastmaster b2 mana:18 quickcast-used",
            prepared="teleport",
            b2="timber-wolf ?(bear-strength new)",
        )
        assert quickcasts(table) == []
        table.refused("quickcast teleport", "MW-QC-01")
        table.answer("activate beastmaster", "pass")  # its action phase is still to come
        assert table.can("cast teleport")
        table.answer("done", "pass")


@pytest.mark.rule("MW-QC-02", "MW-CODEX-100", "MW-CODEX-120")
def test_only_quick_spells_are_quickcast():
    with Situation(
        mage="warlock b2 mana:30",
        prepared="teleport, mana-crystal, gate-to-hell, timber-wolf",
        p1_mage="wizard",
    ) as table:
        assert quickcasts(table) == ["quickcast teleport", "quickcast mana-crystal"]
        table.refused("quickcast timber-wolf", "MW-QC-02")
        table.answer("activate warlock")
        assert {"cast teleport", "cast mana-crystal", "cast gate-to-hell", "cast timber-wolf"} <= set(
            table.texts()
        )
        table.answer("done")


@pytest.mark.rule("MW-QC-02")
def test_a_quickcast_only_casts():
    with Situation(mage="wizard b2 mana:30", prepared="teleport", b2="emerald-tegu p1") as table:
        table.offers("activate wizard", "quickcast teleport", "quickcast arcane-zap", "pass")


@pytest.mark.rule("MW-QC-03")
def test_bound_and_innate_spells_count_as_prepared():
    with Situation(
        mage="wizard b2 mana:30 +(mage-wand slots:weapon bound:minor-heal)",
        spellbook="teleport",
        b2="emerald-tegu p1",
    ) as table:
        assert sorted(quickcasts(table)) == ["quickcast arcane-zap", "quickcast minor-heal"]


# When


@pytest.mark.rule("MW-QC-05", "MW-QC-08", "MW-CODEX-102")
def test_first_quickcasts_come_before_any_creature_acts_and_declining_keeps_it():
    with Situation(
        phase="first-quickcast",
        mage="beastmaster b2 mana:20",
        prepared="teleport",
        p1_prepared="teleport",
        b2="timber-wolf",
    ) as table:
        assert table.asked == 0
        table.offers("quickcast teleport", "done")
        table.answer("done")
        assert (table.asked, table.state.phase) == (1, "first-quickcast")
        table.answer("done")
        assert table.state.phase == "action"
        table.shows(
            mage="beastmaster b2 mana:20", p1_mage="warlock d3 mana:10"
        )  # both markers are still active
        assert table.can("quickcast teleport")


@pytest.mark.rule("MW-QC-06", "MW-EX-06", "MW-CODEX-101")
def test_right_after_the_action_phase_of_any_own_creature():
    with Situation(
        mage="beastmaster b2 mana:20", prepared="bear-strength", b2="timber-wolf, feral-bobcat"
    ) as table:
        table.answer("activate timber-wolf", "guard")
        table.offers("quickcast bear-strength", "done")
        table.answer("quickcast bear-strength", "target feral-bobcat", "pass")
        table.changed(
            player=1,
            prepared="",
            mage="beastmaster b2 mana:18 quickcast-used",
            b2="timber-wolf inactive guard, feral-bobcat ?(bear-strength new)",
        )


@pytest.mark.rule("MW-QC-06", "MW-EX-09")
def test_right_before_the_action_phase_of_any_own_creature():
    with Situation(
        mage="beastmaster b2 mana:20", prepared="teleport", b2="timber-wolf", c2="emerald-tegu p1"
    ) as table:
        table.answer("quickcast teleport", "target timber-wolf", "to c2", "activate timber-wolf")
        assert table.can("attack timber-wolf emerald-tegu")
        table.answer("done")


@pytest.mark.rule("MW-QC-06")
def test_not_before_or_after_the_action_phase_of_an_enemy():
    with Situation(
        mage="beastmaster mana:20 inactive", b2="timber-wolf", prepared="teleport", initiative=1, player=1
    ) as table:
        table.answer("activate warlock")
        assert table.asked == 1
        table.answer("done")
        assert table.asked == 0
        table.offers("activate timber-wolf", "quickcast teleport")  # the action phase is this player's own


@pytest.mark.rule("MW-QC-07", "MW-QC-09")
def test_final_quickcasts_come_when_all_are_inactive_and_only_for_unused_markers():
    with Situation(
        mage="beastmaster mana:20 inactive",
        prepared="teleport",
        p1_mage="warlock mana:20 inactive quickcast-used",
        p1_prepared="teleport",
        b2="timber-wolf",
    ) as table:
        table.answer("activate timber-wolf", "done", "done")
        assert (table.state.phase, table.asked) == ("final-quickcast", 0)
        table.offers("quickcast teleport", "done")
        table.answer("quickcast teleport", "target timber-wolf", "to b1")
        assert table.state.round == 3  # the warlock had used the quickcast
        table.shows(b1="timber-wolf", discard="teleport")
        while table.reason == "prepare":
            table.answer("skip", player=table.state.choices[0].player)


@pytest.mark.rule("MW-QC-10", "MW-EX-07")
def test_two_spells_in_one_round():
    with Situation(mage="wizard b2 mana:20", prepared="fireball", b2="emerald-tegu p1") as table:
        table.dice("0 0 0")
        table.answer("quickcast arcane-zap", "target emerald-tegu", "activate wizard")
        table.dice("0 0 0 0 0 0", effect=1)
        table.answer("cast fireball", "target emerald-tegu")
        table.changed(
            player=1,
            mage="wizard b2 inactive mana:11 quickcast-used used:spell-arcane-zap",
            prepared="",
            discard="fireball",
        )


@pytest.mark.rule("MW-QC-11")
def test_not_inside_an_action_phase():
    with Situation(mage="beastmaster mana:20", prepared="teleport", b2="timber-wolf") as table:
        table.answer("activate timber-wolf")
        assert quickcasts(table) == []
        table.refused("quickcast teleport", "MW-QC-11")
        table.answer("move b3")
        table.refused("quickcast teleport", "MW-QC-11")
        table.answer("done")
        assert quickcasts(table) == ["quickcast teleport"]


# What was decided


def test_a_quickcast_binds_its_player_to_the_action_phase_it_comes_before():
    """MW-AMB-50"""
    with Situation(
        mage="beastmaster mana:20 a1", prepared="teleport", c2="timber-wolf p1, emerald-tegu p1"
    ) as table:
        assert table.can("pass")
        table.answer("quickcast teleport", "target beastmaster", "to a2")
        table.offers("activate beastmaster")
        table.refused("pass")


@pytest.mark.parametrize("left", [["skip"], ["target beastmaster", "skip"]])
def test_a_withdrawn_quickcast_has_not_happened(left):
    """MW-AMB-50"""
    with Situation(
        mage="beastmaster mana:20 a1", prepared="teleport", c2="timber-wolf p1, emerald-tegu p1"
    ) as table:
        table.answer("quickcast teleport", *left)
        table.changed()
        table.offers("activate beastmaster", "quickcast teleport", "pass")


def test_after_one_that_counted_a_withdrawn_one_changes_nothing():
    """MW-AMB-50: the altar was used, so the player stays bound"""
    with Situation(
        mage="warlock mana:20 a1",
        prepared="teleport",
        b2="sacrificial-altar, firebrand-imp, darkfenne-bat",
        c2="timber-wolf p1, emerald-tegu p1, feral-bobcat p1, skeletal-sentry p1",
        p1_mage="beastmaster",
    ) as table:
        assert table.can("pass")
        table.answer("use sacrificial-altar", "target firebrand-imp", "strengthen darkfenne-bat")
        assert not table.can("pass")
        table.answer("quickcast teleport", "skip")
        assert not table.can("pass")
        assert table.can("quickcast teleport")


def test_an_ability_that_is_withdrawn_has_not_happened():
    """MW-AMB-50"""
    with Situation(
        mage="warlock a1",
        b2="sacrificial-altar, firebrand-imp",
        c2="timber-wolf p1, emerald-tegu p1",
        p1_mage="beastmaster",
    ) as table:
        table.answer("use sacrificial-altar", "skip")
        table.changed()
        assert table.can("pass")


def test_an_inactive_or_incapacitated_mage_may_quickcast():
    """MW-AMB-34"""
    with Situation(
        mage="wizard a1 mana:20 inactive stun", b2="timber-wolf", prepared="teleport, fireball"
    ) as table:
        assert quickcasts(table) == ["quickcast teleport"]  # no attack


@pytest.mark.parametrize("spell", ["teleport", "fireball", "timber-wolf"])
def test_who_is_asked_for_a_quickcast_tells_nothing(spell):
    """MW-AMB-51: whether the spell is quick, in range or affordable, the same questions come."""
    with Situation(
        phase="first-quickcast", prepared=spell, p1_mage="warlock inactive", b2="timber-wolf"
    ) as table:
        asked = []
        while table.state.round == 2:
            asked.append((table.state.phase, table.asked))
            acts = [text for text in table.texts() if text.startswith("activate")]
            table.answer((acts or ["done"])[0])
        assert [phase for phase, _ in asked] == [
            *("first-quickcast", "action", "action", "action"),  # activate, act, after it
            *("action", "action", "action", "final-quickcast"),
        ]
        table.answer("skip")


def test_without_unknown_spells_nobody_is_asked_for_nothing():
    with Situation(phase="first-quickcast", mage="wizard mana:0", p1_mage="warlock inactive") as table:
        assert table.state.phase == "action"
        table.answer("activate wizard", "done")
        assert table.state.round == 3
        table.answer("skip")
