"""What each card of Sanctum in Age of Ascension does."""

from functools import partial

import pytest

from tests.keyforge import situations
from trivault.games.keyforge import GAME
from trivault.games.keyforge.events import DAMAGE
from trivault.kernel.events import propose
from trivault.kernel.frames import Scope

Situation = partial(situations.Situation, house="sanctum")
FULL = "6 urchin"  # a hand that draws nothing at the end of the turn


# Hallowed Shield


def test_hallowed_shield_keeps_one_creature_from_damage_this_turn():
    given = {"line": "sequis, troll house:sanctum", "p1_line": "krump, bumpsy"}
    with Situation(artifacts="hallowed-shield", **given) as table:
        table.answer("act hallowed-shield")
        table.offers("choose sequis", "choose troll", "choose krump", "choose bumpsy")
        table.answer("choose krump")
        table.changed(artifacts="hallowed-shield exhausted")
        table.answer("fight troll", "attack krump")
        table.changed(line="sequis, troll house:sanctum exhausted damage:6")
        table.answer("fight sequis", "attack bumpsy")
        table.changed(
            line="sequis exhausted damage:3 armor-used:2, troll house:sanctum exhausted damage:6",
            p1_line="krump, bumpsy damage:4",
        )


@pytest.mark.rule("KF-LAST-01")
def test_hallowed_shield_ends_with_the_turn():
    given = {"hand": FULL, "p1_hand": FULL, "line": "sequis", "p1_line": "troll", "p1_houses": "brobnar"}
    with Situation(artifacts="hallowed-shield", **given) as table:
        table.answer("act hallowed-shield", "choose sequis", "end-turn", "fight troll")
        table.changed(player=1, p1_line="troll exhausted damage:4", line="", discard="sequis")


@pytest.mark.rule("KF-FAQ-47", "KF-DMG-08")
def test_hallowed_shield_acts_before_the_armor_of_maruck():
    given = {"line": "maruck-the-marked", "p1_line": "ganymede-archivist", "p1_amber": 2}
    with Situation(artifacts="hallowed-shield", **given) as table:
        table.answer("act hallowed-shield", "choose maruck-the-marked", "fight maruck-the-marked")
        table.changed(
            artifacts="hallowed-shield exhausted",
            line="maruck-the-marked exhausted",
            p1_line="",
            p1_discard="ganymede-archivist",
        )


# Maruck the Marked


def test_maruck_captures_for_the_damage_that_its_armor_prevents():
    with Situation(line="maruck-the-marked", p1_line="batdrone, troll", p1_amber=2) as table:
        table.answer("fight maruck-the-marked", "attack batdrone")
        table.changed(
            line="maruck-the-marked exhausted damage:1 amber:1 armor-used:1",
            p1_line="troll",
            p1_discard="batdrone",
            p1_amber=1,
        )


def test_maruck_captures_once_a_turn_for_its_one_armor():
    given = {"hand": "smith icon:damage icon:damage", "amber": 3, "p1_line": "maruck-the-marked"}
    with Situation(house="brobnar", **given) as table:
        table.answer("play smith")
        table.changed(
            hand="",
            discard="smith icon:damage icon:damage",
            p1_line="maruck-the-marked damage:1 amber:1 armor-used:1",
        )  # 1 gained, 1 captured


def test_maruck_captures_as_much_as_more_armor_prevents():
    with Situation(line="maruck-the-marked, bulwark", p1_line="batdrone, troll", p1_amber=1) as table:
        table.answer("fight maruck-the-marked", "attack batdrone")
        table.changed(
            line="maruck-the-marked exhausted amber:1 armor-used:2, bulwark",
            p1_line="troll",
            p1_discard="batdrone",
            p1_amber=0,
        )


def test_maruck_does_not_hear_of_other_armor():
    with Situation(line="maruck-the-marked, sequis", p1_line="batdrone, troll", p1_amber=2) as table:
        table.answer("fight sequis", "attack batdrone")
        table.changed(
            line="maruck-the-marked, sequis exhausted armor-used:2", p1_line="troll", p1_discard="batdrone"
        )


def test_maruck_captures_before_it_dies_of_the_rest():
    with Situation(line="maruck-the-marked", p1_line="troll", p1_amber=2) as table:
        table.answer("fight maruck-the-marked")
        table.changed(line="", discard="maruck-the-marked", p1_line="troll damage:5")  # and gives it back


@pytest.mark.parametrize(("damage", "done"), [(1, 0), (2, 1)])
def test_prevented_damage_is_nothing_that_was_done_though_maruck_hears_of_it(damage, done):
    with Situation(p1_line="maruck-the-marked") as table:
        state = table.state.copy()
        propose(state, DAMAGE, [(table.card("maruck-the-marked"), damage)], Scope(0))
        assert state.happened == done


# Sir Marrows


def test_sir_marrows_captures_what_the_opponent_reaps():
    with Situation(house="brobnar", line="troll", amber=2, p1_line="sir-marrows") as table:
        table.answer("reap troll")
        table.changed(line="troll exhausted", p1_line="sir-marrows amber:1")


def test_sir_marrows_leaves_what_his_own_side_reaps():
    with Situation(line="sir-marrows, champion-tabris") as table:
        table.answer("reap champion-tabris")
        table.changed(line="sir-marrows, champion-tabris exhausted", amber=1)


def test_sir_marrows_leaves_what_is_gained_without_reaping():
    with Situation(hand="virtuous-works", p1_line="sir-marrows") as table:
        table.answer("play virtuous-works")
        table.changed(hand="", discard="virtuous-works", amber=3)


@pytest.mark.rule("KF-FAQ-57", "KF-AMB-10")
def test_two_sir_marrows_capture_the_reaped_amber_once():
    with Situation(house="brobnar", line="troll", amber=2, p1_line="sir-marrows, bumpsy, sir-marrows") as table:
        table.answer("reap troll")
        table.offers("resolve sir-marrows p0", "resolve sir-marrows#2 p0")
        table.answer("resolve sir-marrows#2 p0")
        table.changed(line="troll exhausted", p1_line="sir-marrows, bumpsy, sir-marrows amber:1")


@pytest.mark.rule("KF-FAQ-20", "KF-REPL-07")
def test_sir_marrows_does_not_see_what_is_stolen_instead_of_gained():
    with Situation(
        house="logos", hand="dimension-door", line="batdrone", p1_amber=2, p1_line="sir-marrows"
    ) as table:
        table.answer("play dimension-door", "reap batdrone")
        table.changed(hand="", discard="dimension-door", line="batdrone exhausted", amber=1, p1_amber=1)


@pytest.mark.rule("KF-FAQ-22", "KF-AMB-10", "KF-REPL-06")
def test_both_sir_marrows_capture_from_the_supply_what_pos_pixies_reap():
    with Situation(house="untamed", line="po-s-pixies", amber=2, p1_line="sir-marrows, sir-marrows") as table:
        table.answer("reap po-s-pixies", "resolve sir-marrows p0")
        table.changed(line="po-s-pixies exhausted", amber=3, p1_line="sir-marrows amber:1, sir-marrows amber:1")


# Smite


def test_smite_readies_a_creature_fights_and_hits_the_neighbors_of_its_foe():
    with Situation(
        hand="smite", line="sequis exhausted, bulwark", p1_line="krump, troll, bumpsy, krump"
    ) as table:
        table.answer("play smite", "ready sequis", "attack troll")
        table.changed(
            hand="",
            discard="smite, sequis",
            line="bulwark",
            p1_line="krump damage:2, troll damage:4, bumpsy damage:2, krump",
        )


def test_smite_hits_those_who_stood_beside_a_foe_that_fell():
    line = "krump, silvertooth, bumpsy, krump"
    with Situation(hand="smite", line="sequis", p1_line=line) as table:
        table.answer("play smite", "attack silvertooth")
        table.changed(
            hand="",
            discard="smite",
            line="sequis exhausted armor-used:2",
            p1_line="krump damage:2, bumpsy damage:2, krump",
            p1_discard="silvertooth",
        )


@pytest.mark.rule("KF-FAQ-68")
def test_the_dead_neighbors_of_a_foe_are_not_replaced_by_the_next_ones():
    line = "silvertooth, dodger damage:4, nexus damage:2, urchin, silvertooth"
    with Situation(hand="smite", line="firespitter house:brobnar", p1_line=line) as table:
        table.answer("play smite", "attack nexus")
        table.changed(
            hand="",
            discard="smite",
            line="firespitter exhausted",
            p1_line="silvertooth damage:1, silvertooth damage:1",
            p1_discard="urchin, nexus, dodger",
        )


def test_smite_on_a_stunned_creature_removes_the_stun_and_hits_nobody():
    with Situation(hand="smite", line="sequis stunned", p1_line="krump, troll, bumpsy") as table:
        table.answer("play smite")
        table.changed(hand="", discard="smite", line="sequis exhausted")


def test_smite_without_an_enemy_only_readies():
    with Situation(hand="smite", line="sequis exhausted") as table:
        table.answer("play smite")
        table.changed(hand="", discard="smite", line="sequis")


# Prince Derric


@pytest.mark.parametrize(
    ("line", "gained"),
    [
        ("troll, ember-imp", 3),  # with the prince three houses
        ("troll, ember-imp, urchin", 3),
        ("troll, bumpsy", 0),
        ("sequis, troll house:sanctum, bumpsy", 0),
    ],
)
def test_prince_derric_rules_over_three_houses(line, gained):
    with Situation(hand="prince-derric-unifier", line=line, p1_line="doc-bookton, zorg") as table:
        table.answer("play prince-derric-unifier", "right")
        amber = {"amber": gained} if gained else {}
        table.changed(hand="", line=f"{line}, prince-derric-unifier exhausted", **amber)


@pytest.mark.rule("KF-ERR-14")
def test_the_german_name_of_prince_derric_is_put_right():
    title = GAME.face("prince-derric-unifier").title
    assert GAME.words("de").say(title) == "Prinz Derric der Einiger"


# Opal Knight


def test_opal_knight_destroys_each_creature_with_even_power():
    line = "sequis, bumpsy, troll +blood-of-titans"
    with Situation(hand="opal-knight", line=line, p1_line="silvertooth power:1, urchin, krump warded") as table:
        table.answer("play opal-knight", "left")
        table.changed(
            hand="",
            line="opal-knight exhausted, bumpsy, troll +blood-of-titans",
            discard="sequis",
            p1_line="silvertooth power:1, urchin, krump",
        )
