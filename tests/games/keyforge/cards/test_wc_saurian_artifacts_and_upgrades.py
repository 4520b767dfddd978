"""What cards of Saurian in Worlds Collide do: artifacts and upgrades."""

from functools import partial

import pytest

from tests.games.keyforge import situations
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.rules.damage import armor

Situation = partial(situations.Situation, house="saurian")


# Auto-Legionary


def test_auto_legionary_is_put_on_a_flank_and_is_a_creature_there():
    with Situation(artifacts="auto-legionary", line="saurus-rex, dextre") as table:
        table.answer("act auto-legionary", "left")
        table.changed(artifacts="", line="auto-legionary exhausted, saurus-rex, dextre")
        assert table.state.is_creature(table.card("auto-legionary"))
        assert table.power("auto-legionary") == 5
        position = table.state.position()
        assert GAME.position(position).position() == position


def test_auto_legionary_goes_alone_into_an_empty_line():
    with Situation(artifacts="auto-legionary, the-colosseum") as table:
        table.answer("act auto-legionary")
        table.changed(artifacts="the-colosseum", line="auto-legionary exhausted")


def test_auto_legionary_in_the_line_may_be_used_whatever_the_active_house():
    with Situation(house="logos", line="auto-legionary", p1_line="troll") as table:
        table.offers("reap auto-legionary", "fight auto-legionary", "act auto-legionary", "end-turn")
        table.answer("fight auto-legionary")
        table.changed(line="", discard="auto-legionary", p1_line="troll damage:5")


def test_auto_legionary_as_an_artifact_needs_its_house_and_cannot_reap():
    with Situation(house="logos", artifacts="auto-legionary") as table:
        table.offers("end-turn")
        table.refused("act auto-legionary", "KF-USE-05")
        table.refused("reap auto-legionary", "KF-USE-04")


def test_auto_legionary_in_the_line_is_told_why_it_cannot_be_used():
    with Situation(house="logos", line="auto-legionary exhausted, dextre stunned") as table:
        table.refused("reap auto-legionary", "KF-GEN-10")
    with Situation(house="logos", line="auto-legionary") as table:
        table.refused("fight auto-legionary", "KF-FIGHT-02")


@pytest.mark.rule("KF-LINE-09")
def test_auto_legionary_on_a_flank_may_be_put_where_it_is():
    with Situation(line="auto-legionary, dextre") as table:
        table.answer("act auto-legionary", "left")
        table.changed(line="auto-legionary exhausted, dextre")


def test_auto_legionary_in_the_line_goes_to_the_other_flank():
    with Situation(line="auto-legionary damage:1 +imperial-scutum, dextre") as table:
        table.answer("act auto-legionary", "right")
        table.changed(line="dextre, auto-legionary exhausted damage:1 +imperial-scutum")
        assert armor(table.state, table.card("auto-legionary")) == 2


def test_auto_legionary_that_leaves_the_line_is_an_artifact_again():
    """Its death is still that of a creature: Tolas pays for it."""
    with Situation(line="auto-legionary amber:2, tolas", p1_line="troll") as table:
        table.answer("fight auto-legionary")
        table.changed(line="tolas", discard="auto-legionary", p1_amber=3, p1_line="troll damage:5")
        assert table.state.defs[table.state.players[0].discard[0]].type == "artifact"


@pytest.mark.rule("KF-LINE-08")
def test_used_by_the_opponent_auto_legionary_does_not_move_to_the_other_side():
    with Situation(house="logos", hand="remote-access", line="dextre", p1_artifacts="auto-legionary") as table:
        table.answer("play remote-access")
        table.changed(amber=1, hand="", discard="remote-access", p1_artifacts="auto-legionary exhausted")


# Imperial Road


def test_imperial_road_plays_a_saurian_creature_stunned():
    with Situation(house="logos", artifacts="imperial-road", hand="thero-centurion, krump, stomp, gargantodon",
                   p1_amber=2) as table:  # fmt: skip
        table.answer("omni imperial-road")
        table.offers("choose thero-centurion", "choose gargantodon")
        table.answer("choose thero-centurion")
        table.changed(
            artifacts="imperial-road exhausted", hand="krump, stomp, gargantodon", p1_amber=1,
            line="thero-centurion exhausted stunned amber:1",
        )  # fmt: skip


def test_imperial_road_plays_no_card_of_the_opponent():
    with Situation(artifacts="imperial-road", hand="stomp", p1_hand="thero-centurion") as table:
        table.answer("omni imperial-road")
        table.changed(artifacts="imperial-road exhausted")


def test_a_creature_that_imperial_road_played_is_stunned_once():
    """It comes back to hand and is played again, by leave of another card."""
    with Situation(
        house="untamed",
        artifacts="imperial-road",
        hand="thero-centurion, nature-s-call",
        line="captain-val-jericho",
    ) as table:
        table.answer("omni imperial-road", "right", "play nature-s-call", "to-hand thero-centurion")
        table.answer("play thero-centurion", "right")
        assert not table.state.play[table.card("thero-centurion")].stunned


def test_imperial_road_stuns_only_what_it_plays():
    with Situation(artifacts="imperial-road", hand="stomp", line="dextre") as table:
        table.answer("omni imperial-road")
        table.changed(artifacts="imperial-road exhausted")
    with Situation(artifacts="imperial-road", hand="thero-centurion, spartasaur") as table:
        table.answer("omni imperial-road", "choose spartasaur", "play thero-centurion", "left")
        table.changed(
            artifacts="imperial-road exhausted", hand="",
            line="thero-centurion exhausted, spartasaur exhausted stunned",
        )  # fmt: skip


# Library of Polliasaurus


def test_library_of_polliasaurus_moves_an_amber_from_a_friendly_creature_to_your_pool():
    with Situation(
        artifacts="library-of-polliasaurus", line="dextre amber:2, krump", p1_line="troll amber:1"
    ) as table:
        table.answer("act library-of-polliasaurus")
        table.offers("take-from-card dextre", "take-from-card krump")
        table.answer("take-from-card dextre")
        table.changed(amber=1, artifacts="library-of-polliasaurus exhausted", line="dextre amber:1, krump")


# The Colosseum


@pytest.mark.rule("KF-STAT-CNT-02")
def test_the_colosseum_counts_enemies_destroyed_in_fights():
    with Situation(line="saurus-rex", artifacts="the-colosseum", p1_line="dust-imp") as table:
        table.answer("fight saurus-rex", "skip")
        table.changed(
            line="saurus-rex exhausted damage:2",
            artifacts="the-colosseum glory:1",
            p1_line="",
            p1_discard="dust-imp",
            p1_amber=2,
        )


def test_the_colosseum_counts_neither_friends_nor_who_dies_otherwise():
    with Situation(
        house="brobnar", hand="punch", line="bumpsy", artifacts="the-colosseum", p1_line="dust-imp, troll"
    ) as table:
        table.answer("play punch", "damage dust-imp", "fight bumpsy")
        table.changed(
            amber=1, hand="", discard="bumpsy, punch", line="", p1_line="troll damage:5", p1_discard="dust-imp",
            p1_amber=2,
        )  # fmt: skip


def test_the_colosseum_counts_who_attacks_and_dies():
    """In the opponent's turn: their attacker falls."""
    with Situation(
        house="brobnar", line="bumpsy", p1_line="troll", p1_artifacts="the-colosseum glory:2"
    ) as table:
        table.answer("fight bumpsy")
        table.changed(line="", discard="bumpsy", p1_line="troll damage:5", p1_artifacts="the-colosseum glory:3")


def test_the_colosseum_forges_a_key_for_six_glory_counters():
    with Situation(artifacts="the-colosseum glory:7", amber=7, house="dis") as table:
        table.answer("omni the-colosseum", "red")
        table.changed(amber=1, keys="red", artifacts="the-colosseum exhausted glory:1")


def test_the_colosseum_takes_the_counters_also_when_the_key_cannot_be_paid():
    with Situation(artifacts="the-colosseum glory:6", amber=5) as table:
        table.answer("omni the-colosseum")
        table.changed(artifacts="the-colosseum exhausted")


def test_the_colosseum_does_nothing_with_five():
    with Situation(artifacts="the-colosseum glory:5", amber=7) as table:
        table.answer("omni the-colosseum")
        table.changed(artifacts="the-colosseum exhausted glory:5")


# Imperial Scutum


def test_imperial_scutum_gives_armor():
    with Situation(hand="imperial-scutum", line="saurus-rex") as table:
        table.answer("play imperial-scutum")
        table.changed(amber=1, hand="", line="saurus-rex +imperial-scutum")
        assert armor(table.state, table.card("saurus-rex")) == 2


def test_imperial_scutum_takes_the_amber_of_the_dying_to_the_supply():
    with Situation(line="saurus-rex amber:3 +imperial-scutum, dextre", p1_line="gargantodon, troll") as table:
        table.answer("fight saurus-rex", "attack troll")
        table.changed(
            line="dextre", discard="saurus-rex, imperial-scutum", p1_line="gargantodon, troll damage:6"
        )


def test_without_imperial_scutum_the_opponent_gets_the_amber():
    with Situation(line="saurus-rex amber:3", p1_line="troll") as table:
        table.answer("fight saurus-rex")
        table.changed(line="", discard="saurus-rex", p1_amber=3, p1_line="troll damage:6")


def test_imperial_scutum_does_nothing_when_the_creature_leaves_in_another_way():
    with Situation(
        house="untamed", hand="lost-in-the-woods", line="saurus-rex amber:3 +imperial-scutum, dextre"
    ) as table:
        table.answer("play lost-in-the-woods")
        assert table.state.players[1].amber == 3
