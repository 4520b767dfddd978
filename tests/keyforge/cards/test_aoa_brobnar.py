"""What each card of Brobnar in Age of Ascension does."""

import pytest

from tests.keyforge.situations import Situation

FULL = "6 anger"  # a hand that draws nothing at the end of the turn


# 1-2 Punch


@pytest.mark.rule("KF-ERR-27")
def test_one_two_punch_stuns_an_enemy_creature():
    with Situation(hand="1-2-punch", line="troll", p1_line="bumpsy, krump") as table:
        table.answer("play 1-2-punch")
        table.offers("choose bumpsy", "choose krump")
        table.answer("choose krump")
        table.changed(amber=1, hand="", discard="1-2-punch", p1_line="bumpsy, krump stunned")


@pytest.mark.rule("KF-ERR-27")
def test_one_two_punch_destroys_who_is_stunned_already_instead():
    with Situation(hand="1-2-punch", p1_line="bumpsy, krump stunned") as table:
        table.answer("play 1-2-punch", "choose krump")
        table.changed(amber=1, hand="", discard="1-2-punch", p1_line="bumpsy", p1_discard="krump")


def test_one_two_punch_takes_the_ward_of_a_stunned_creature():
    with Situation(hand="1-2-punch", p1_line="krump stunned warded") as table:
        table.answer("play 1-2-punch")
        table.changed(amber=1, hand="", discard="1-2-punch", p1_line="krump stunned")


def test_one_two_punch_without_an_enemy_creature_does_nothing():
    with Situation(hand="1-2-punch", line="troll stunned") as table:
        table.answer("play 1-2-punch")
        table.changed(amber=1, hand="", discard="1-2-punch")


# Drummernaut


@pytest.mark.rule("KF-ERR-09")
def test_drummernaut_returns_another_friendly_giant_when_played():
    with Situation(hand="drummernaut", line="troll, urchin, bumpsy", p1_line="krump") as table:
        table.answer("play drummernaut", "right")
        table.offers("to-hand troll", "to-hand bumpsy")
        table.answer("to-hand troll")
        table.changed(hand="troll", line="urchin, bumpsy, drummernaut exhausted")


@pytest.mark.rule("KF-ERR-09")
def test_drummernaut_does_not_return_itself():
    with Situation(hand="drummernaut", line="urchin", p1_line="krump") as table:
        table.answer("play drummernaut", "right")
        table.changed(hand="", line="urchin, drummernaut exhausted")


def test_drummernaut_returns_a_giant_when_it_reaps_or_fights():
    with Situation(line="drummernaut, bumpsy") as table:
        table.answer("reap drummernaut")
        table.changed(amber=1, hand="bumpsy", line="drummernaut exhausted")
    with Situation(line="drummernaut, bumpsy", p1_line="urchin elusive-used") as table:
        table.answer("fight drummernaut")
        table.changed(hand="bumpsy", line="drummernaut exhausted damage:1", p1_line="", p1_discard="urchin")


def test_two_drummernauts_return_each_other():
    with Situation(line="drummernaut, drummernaut exhausted") as table:
        table.answer("reap drummernaut")
        table.changed(amber=1, hand="drummernaut", line="drummernaut exhausted")


# Groggins


def test_groggins_attacks_only_flank_creatures():
    with Situation(line="groggins", p1_line="bumpsy, urchin, krump") as table:
        table.answer("fight groggins")
        table.offers("attack bumpsy", "attack krump")
        table.answer("attack bumpsy")
        table.changed(line="groggins exhausted damage:5", p1_line="urchin, krump", p1_discard="bumpsy")


def test_groggins_cannot_fight_who_is_hidden_by_taunt():
    """The flank creature is covered by its neighbor, who is not on a flank."""
    with Situation(line="groggins", p1_line="bumpsy, champion-anaphiel, krump") as table:
        assert not table.can("fight groggins")
        assert table.state.why_not("fight groggins") == ["KF-FIGHT-02"]


def test_groggins_may_be_attacked_by_anybody():
    with Situation(line="urchin, krump, urchin", p1_line="groggins") as table:
        table.answer("fight krump")
        table.changed(line="urchin, urchin", discard="krump", p1_line="groggins damage:6")


# Lollop the Titanic


@pytest.mark.rule("KF-ERR-13")
def test_lollop_deals_no_damage_when_it_is_attacked():
    with Situation(line="troll", p1_line="lollop-the-titanic") as table:
        table.answer("fight troll")
        table.changed(line="troll exhausted", p1_line="lollop-the-titanic damage:8")


@pytest.mark.rule("KF-ERR-13")
def test_lollop_deals_its_damage_when_it_attacks():
    with Situation(line="lollop-the-titanic", p1_line="troll") as table:
        table.answer("fight lollop-the-titanic")
        table.changed(line="lollop-the-titanic exhausted damage:8", p1_line="", p1_discard="troll")


def test_lollop_that_attacks_another_lollop_is_not_hurt():
    with Situation(line="lollop-the-titanic", p1_line="lollop-the-titanic") as table:
        table.answer("fight lollop-the-titanic")
        table.changed(line="lollop-the-titanic exhausted", p1_line="", p1_discard="lollop-the-titanic")


# The Flex


@pytest.mark.rule("KF-ERR-20")
@pytest.mark.parametrize(("creature", "gained"), [("bumpsy", 2), ("troll", 4), ("troll power:1", 4)])
def test_the_flex_exhausts_a_ready_creature_for_half_its_power_rounded_down(creature, gained):
    with Situation(hand="the-flex", line=creature) as table:
        table.answer("play the-flex")
        name, *marks = creature.split()
        table.changed(amber=gained, hand="", discard="the-flex", line=" ".join([name, "exhausted", *marks]))


@pytest.mark.rule("KF-ERR-20")
def test_the_flex_is_for_ready_friendly_creatures_of_brobnar():
    line = "troll exhausted, urchin, bumpsy, krump, headhunter house:dis"
    with Situation(hand="the-flex", line=line, p1_line="valdr") as table:
        table.answer("play the-flex")
        table.offers("choose bumpsy", "choose krump")
        table.answer("choose krump")
        table.changed(
            amber=3, hand="", discard="the-flex",
            line="troll exhausted, urchin, bumpsy, krump exhausted, headhunter house:dis",
        )  # fmt: skip


def test_the_flex_without_such_a_creature_gains_nothing():
    with Situation(hand="the-flex", line="troll exhausted, urchin", p1_line="valdr") as table:
        table.answer("play the-flex")
        table.changed(hand="", discard="the-flex")


# Forgemaster Og


def test_whoever_forges_a_key_beside_forgemaster_og_loses_the_rest():
    with Situation(step="forge", amber=9, line="forgemaster-og", p1_amber=5) as table:
        table.answer("red", "brobnar")
        table.changed(amber=0, keys="red")
    with Situation(step="forge", amber=9, p1_line="forgemaster-og", p1_amber=5) as table:
        table.answer("red", "brobnar")
        table.changed(amber=0, keys="red")


def test_forgemaster_og_takes_nothing_where_no_key_is_forged():
    with Situation(step="forge", amber=5, line="forgemaster-og") as table:
        table.answer("brobnar")
        table.changed()


@pytest.mark.rule("KF-FAQ-64")
@pytest.mark.parametrize(("first", "mine"), [("forgemaster-og", 1), ("interdimensional-graft", 5)])
def test_forgemaster_og_and_interdimensional_graft_in_the_order_that_the_forger_likes(first, mine):
    with Situation(
        house="logos", hand=f"interdimensional-graft, {FULL}", p1_amber=10, p1_line="forgemaster-og",
        p1_houses="brobnar, dis, mars",
    ) as table:  # fmt: skip
        table.answer("play interdimensional-graft", "end-turn", "red")
        assert [choice.player for choice in table.state.choices] == [1]
        table.answer(f"resolve {first} p1", "brobnar")
        assert [side.amber for side in table.state.players] == [mine, 0]
        assert table.state.players[1].forged() == 1
