"""What cards of Untamed in Worlds Collide do: actions."""

from functools import partial

import pytest

from tests.games.keyforge import situations

Situation = partial(situations.Situation, house="untamed")


# Cauldron Boil


def test_cauldron_boil_doubles_the_damage_of_each_creature():
    given = {"line": "troll damage:3, krump", "p1_line": "bumpsy damage:1, champion-anaphiel damage:2"}
    with Situation(hand="cauldron-boil", **given) as table:
        table.answer("play cauldron-boil")
        table.changed(
            amber=1, hand="", discard="cauldron-boil", line="troll damage:6, krump",
            p1_line="bumpsy damage:2, champion-anaphiel damage:3 armor-used:1",
        )  # fmt: skip


@pytest.mark.rule("KF-STAT-WARD-01")
def test_cauldron_boil_takes_the_ward_of_a_damaged_creature():
    with Situation(hand="cauldron-boil", line="troll damage:5 warded, krump damage:3") as table:
        table.answer("play cauldron-boil")
        table.changed(amber=1, hand="", discard="cauldron-boil, krump", line="troll damage:5")


# Low Dawn


@pytest.mark.parametrize(("pile", "amber"), [("3 flaxia", 3), ("2 flaxia, troll, vigor", 1), ("vigor", 1)])
def test_low_dawn_shuffles_untamed_creatures_and_is_worth_more_for_three(pile, amber):
    with Situation(hand="low-dawn", discard=pile, p1_discard="3 murmook") as table:
        table.answer("play low-dawn")
        side = table.state.players[0]
        assert side.amber == amber
        assert len(side.deck) == pile.count("3 ") * 3 + pile.count("2 ") * 2
        assert len(side.discard) == {3: 1, 1: 1 + pile.count("troll") + pile.count("vigor")}[amber]
        assert len(table.state.players[1].discard) == 3


# Song of the Wild


@pytest.mark.rule("KF-LAST-03")
def test_song_of_the_wild_pays_for_each_reap_of_your_creatures_this_turn():
    given = {"hand": "song-of-the-wild, duskwitch, 5 vigor", "p1_hand": "6 vigor", "p1_line": "krump"}
    with Situation(line="flaxia, murmook", houses="untamed", p1_houses="brobnar", **given) as table:
        table.answer("reap flaxia")
        table.changed(amber=1, line="flaxia exhausted, murmook")
        table.answer("play song-of-the-wild", "reap murmook")
        table.changed(
            amber=3,
            hand="duskwitch, 5 vigor",
            discard="song-of-the-wild",
            line="flaxia exhausted, murmook exhausted",
        )
        table.answer("end-turn", "reap krump")
        assert table.state.players[1].amber == 1


# The Fittest


def test_the_fittest_strengthens_each_friendly_creature():
    with Situation(hand="the-fittest", line="troll, flaxia power:1", p1_line="krump") as table:
        table.answer("play the-fittest")
        table.changed(amber=1, hand="", discard="the-fittest", line="troll power:1, flaxia power:2")


# Unnatural Selection


def test_unnatural_selection_spares_three_of_each_side():
    given = {
        "line": "troll, krump, bumpsy, flaxia",
        "p1_line": "troll, murmook, teliga, dew-faerie, dust-pixie",
    }
    with Situation(hand="unnatural-selection", **given) as table:
        table.answer(
            "play unnatural-selection", "choose troll krump flaxia", "choose murmook teliga dust-pixie"
        )
        table.changed(
            amber=1, hand="", discard="unnatural-selection, bumpsy", line="troll, krump, flaxia",
            p1_line="murmook, teliga, dust-pixie", p1_discard="dew-faerie, troll",
        )  # fmt: skip


def test_unnatural_selection_spares_all_of_a_side_of_three():
    with Situation(hand="unnatural-selection", line="troll, krump, bumpsy", p1_line="flaxia") as table:
        table.answer("play unnatural-selection")
        table.changed(amber=1, hand="", discard="unnatural-selection")


# Unsuspecting Prey


def test_unsuspecting_prey_hits_up_to_three_undamaged_creatures():
    given = {"line": "troll, krump damage:1", "p1_line": "bumpsy, dew-faerie, flaxia"}
    with Situation(hand="unsuspecting-prey", **given) as table:
        table.answer("play unsuspecting-prey")
        table.refused("damage krump")
        table.refused("damage troll bumpsy dew-faerie flaxia")
        table.answer("damage troll bumpsy dew-faerie")
        table.changed(
            hand="", discard="unsuspecting-prey", line="troll damage:2, krump damage:1",
            p1_line="bumpsy damage:2, flaxia", p1_discard="dew-faerie",
        )  # fmt: skip
    with Situation(hand="unsuspecting-prey", line="troll") as table:
        table.answer("play unsuspecting-prey", "skip")
        table.changed(hand="", discard="unsuspecting-prey")
