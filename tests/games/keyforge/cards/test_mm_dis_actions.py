"""What cards of Dis in Mass Mutation do: actions."""

import pytest

from tests.games.keyforge.situations import Situation

# Break-key


def test_break_key_unforges_a_key_of_who_has_more():
    given = {"house": "dis", "hand": "break-key"}
    with Situation(keys="red", p1_keys="red, blue", p1_forged_last="blue", **given) as table:
        table.answer("play break-key")
        table.offers("red", "blue")
        table.answer("red")
        table.changed(amber=1, hand="", discard="break-key", p1_keys="blue", p1_amber=6)
    for keys in ({"keys": "red", "p1_keys": "blue"}, {"keys": "red, blue", "p1_keys": "blue"}, {}):
        with Situation(**given, **keys) as table:
            table.answer("play break-key")
            table.changed(amber=1, hand="", discard="break-key")


# Double Doom


def test_double_doom_returns_an_enemy_creature_and_discards_a_card():
    given = {"house": "dis", "hand": "double-doom, fear", "line": "krump"}
    with Situation(p1_line="troll, bumpsy", **given) as table:
        table.answer("play double-doom")
        table.offers("to-hand troll", "to-hand bumpsy")
        table.answer("to-hand troll")
        table.changed(hand="fear", discard="double-doom", p1_line="bumpsy", p1_discard="troll")
    with Situation(p1_hand="2 punch", **given) as table:
        table.answer("play double-doom")
        table.changed(hand="fear", discard="double-doom", p1_hand="punch", p1_discard="punch")


# Grim Reminder


def test_grim_reminder_archives_the_creatures_of_a_house():
    with Situation(
        house="dis", hand="grim-reminder", discard="krump, punch, charette, bumpsy", p1_discard="troll"
    ) as table:
        table.answer("play grim-reminder", "brobnar")
        table.changed(hand="", chains=1, archives="bumpsy, krump", discard="grim-reminder, punch, charette")


# Imp-losion


def test_imp_losion_destroys_one_creature_of_each_side():
    with Situation(house="dis", hand="imp-losion", line="krump, valdr", p1_line="troll, bumpsy") as table:
        table.answer("play imp-losion")
        table.offers("destroy troll", "destroy bumpsy")
        table.answer("destroy bumpsy")
        table.offers("destroy krump", "destroy valdr")
        table.answer("destroy krump")
        table.changed(
            amber=1, hand="", discard="imp-losion, krump", line="valdr", p1_line="troll", p1_discard="bumpsy"
        )
    with Situation(house="dis", hand="imp-losion", line="krump") as table:
        table.answer("play imp-losion")
        table.changed(amber=1, hand="", discard="imp-losion, krump", line="")


# Mark of Dis


def test_mark_of_dis_makes_the_controller_choose_the_house_of_who_survives():
    given = {"house": "dis", "hand": "mark-of-dis, 6 fear", "p1_hand": "6 punch", "line": "krump"}
    houses = {"houses": "dis, logos, mars", "p1_houses": "brobnar, shadows, untamed"}
    with Situation(p1_line="bumpsy, urchin", **given, **houses) as table:
        table.answer("play mark-of-dis")
        table.offers("damage krump", "damage bumpsy", "damage urchin")
        table.answer("damage bumpsy")
        table.changed(amber=1, hand="6 fear", discard="mark-of-dis", p1_line="bumpsy damage:2, urchin")
        table.answer("end-turn")
        assert (table.state.active, table.state.house) == (1, "brobnar")
        table.answer("end-turn")
        table.offers("dis", "logos", "mars", "brobnar")
        table.answer("dis", "end-turn")
        table.offers("brobnar", "shadows", "untamed")
        table.answer("untamed")
    with Situation(p1_line="bumpsy, urchin", **given, **houses) as table:
        table.answer("play mark-of-dis", "damage urchin", "end-turn")
        table.offers("brobnar", "shadows", "untamed")
        table.answer("untamed")


def test_mark_of_dis_on_an_own_creature_binds_you():
    with Situation(
        house="dis", hand="mark-of-dis, 6 fear", p1_hand="6 punch", line="krump", houses="dis, logos, mars",
        p1_houses="brobnar, shadows, untamed",
    ) as table:  # fmt: skip
        table.answer("play mark-of-dis", "end-turn")
        table.offers("brobnar", "shadows", "untamed")
        table.answer("shadows", "end-turn")
        assert (table.state.active, table.state.house) == (0, "brobnar")
        table.answer("end-turn", "shadows", "end-turn")
        table.offers("dis", "logos", "mars", "brobnar")
        table.answer("mars")


# Mindfire


def test_mindfire_steals_for_each_icon_of_the_discarded_card():
    with Situation(
        house="dis", hand="mindfire, fear", p1_hand="punch icon:draw", p1_amber=5, p1_discard="anger"
    ) as table:
        table.answer("play mindfire")
        table.changed(
            amber=2, hand="fear", discard="mindfire", p1_amber=3, p1_hand="",
            p1_discard="punch icon:draw, anger",
        )  # fmt: skip
    with Situation(house="dis", hand="mindfire, fear", p1_hand="2 punch", p1_amber=5) as table:
        table.answer("play mindfire")
        table.changed(amber=1, hand="fear", discard="mindfire", p1_amber=4, p1_hand="punch", p1_discard="punch")
    with Situation(house="dis", hand="mindfire, fear", p1_amber=5, p1_discard="anger") as table:
        table.answer("play mindfire")
        table.changed(hand="fear", discard="mindfire")


# Ritual of Tognath


def test_ritual_of_tognath_destroys_two_friendly_creatures():
    with Situation(
        house="dis", hand="ritual-of-tognath", line="krump, valdr, charette", p1_line="troll"
    ) as table:
        table.answer("play ritual-of-tognath", "destroy krump charette")
        table.changed(amber=3, hand="", line="valdr", discard="ritual-of-tognath, charette, krump")
    with Situation(house="dis", hand="ritual-of-tognath", line="krump", p1_line="troll") as table:
        table.answer("play ritual-of-tognath")
        table.changed(amber=3, hand="", line="", discard="ritual-of-tognath, krump")


# Stirring Grave


def test_stirring_grave_archives_a_creature_of_the_discard_pile():
    with Situation(
        house="dis", hand="stirring-grave", discard="krump, punch, charette", p1_discard="troll"
    ) as table:
        table.answer("play stirring-grave")
        table.offers("archive krump", "archive charette")
        table.answer("archive krump")
        table.changed(amber=1, hand="", archives="krump", discard="stirring-grave, punch, charette")


# Waking Nightmare


@pytest.mark.rule("KF-FAQ-25", "KF-FORGE-11", "KF-LAST-05")
def test_waking_nightmare_counts_the_dis_creatures_all_the_time():
    with Situation(
        house="dis", hand="waking-nightmare, gateway-to-dis", line="drecker, dust-imp", p1_line="shooler, troll"
    ) as table:
        table.answer("play waking-nightmare")
        assert [table.key_cost(player) for player in (0, 1)] == [6, 6]  # their next turn is not yet
        table.answer("end-turn")
        assert [table.key_cost(player) for player in (0, 1)] == [9, 9]


@pytest.mark.rule("KF-FORGE-11")
def test_a_dis_creature_that_enters_or_leaves_changes_the_cost():
    with Situation(
        house="dis",
        hand="waking-nightmare",
        p1_hand="shooler, gateway-to-dis",
        line="drecker",
        p1_houses="dis, mars, logos",
    ) as table:
        table.answer("play waking-nightmare", "end-turn", "dis")
        assert table.key_cost(1) == 7
        table.answer("play shooler")
        assert table.key_cost(1) == 8
        table.answer("play gateway-to-dis")
        assert table.key_cost(1) == 6


def test_waking_nightmare_ends_with_the_opponents_turn():
    with Situation(house="dis", hand="waking-nightmare", line="drecker", p1_amber=6) as table:
        table.answer("play waking-nightmare", "end-turn")
        assert table.state.players[1].keys == 0  # 7 were needed
        table.answer(table.texts()[0], "end-turn")
        assert [table.key_cost(player) for player in (0, 1)] == [6, 6]


# Wail of the Damned


def test_wail_of_the_damned_destroys_a_creature_without_icons():
    with Situation(
        house="dis", hand="wail-of-the-damned", line="krump, bumpsy icon:draw",
        p1_line="troll, dust-pixie, urchin icon:capture",
    ) as table:  # fmt: skip
        table.answer("play wail-of-the-damned")
        table.offers("destroy krump", "destroy troll")
        table.answer("destroy troll")
        table.changed(
            hand="", discard="wail-of-the-damned", p1_line="dust-pixie, urchin icon:capture",
            p1_discard="troll",
        )  # fmt: skip
