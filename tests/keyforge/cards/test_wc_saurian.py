"""Saurian of Worlds Collide."""

from functools import partial

import pytest

from tests.keyforge import situations
from trivault.games.keyforge import GAME
from trivault.games.keyforge.damage import armor

Situation = partial(situations.Situation, house="saurian")


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


# Phalanx Strike


def test_phalanx_strike_deals_a_damage_for_each_friendly_creature():
    with Situation(hand="phalanx-strike", line="saurus-rex, dextre", p1_line="troll, krump") as table:
        table.answer("play phalanx-strike", "choose troll", "skip")
        table.changed(amber=1, hand="", discard="phalanx-strike", p1_line="troll damage:2, krump")


def test_phalanx_strike_exalts_a_creature_to_strike_once_more():
    with Situation(hand="phalanx-strike", line="saurus-rex, dextre", p1_line="troll, krump") as table:
        table.answer("play phalanx-strike", "choose troll")
        table.offers("exalt saurus-rex", "exalt dextre", "skip")
        table.answer("exalt dextre", "choose krump")
        table.changed(
            amber=1,
            hand="",
            discard="phalanx-strike",
            line="saurus-rex, dextre amber:1",
            p1_line="troll damage:2, krump damage:2",
        )


@pytest.mark.rule("KF-FAQ-69")
@pytest.mark.rule("KF-WORD-11")
def test_the_second_phalanx_strike_is_an_instance_of_its_own():
    """The first takes the ward, the second one hits the same creature."""
    with Situation(hand="phalanx-strike", line="saurus-rex, dextre", p1_line="troll warded, krump") as table:
        table.answer("play phalanx-strike", "choose troll", "exalt saurus-rex")
        table.changed(amber=1, hand="", line="saurus-rex amber:1, dextre", p1_line="troll, krump")
        table.answer("choose troll")
        table.changed(discard="phalanx-strike", p1_line="troll damage:2, krump")


def test_phalanx_strike_without_friendly_creatures_does_nothing():
    with Situation(hand="phalanx-strike", p1_line="troll") as table:
        table.answer("play phalanx-strike")
        table.changed(amber=1, hand="", discard="phalanx-strike")


# Gargantodon


def test_gargantodon_enters_play_stunned():
    with Situation(hand="gargantodon") as table:
        table.answer("play gargantodon")
        table.changed(hand="", line="gargantodon exhausted stunned")


def test_gargantodon_deals_4_damage_when_it_attacks_and_when_it_is_attacked():
    with Situation(line="gargantodon", p1_line="troll") as table:
        table.answer("fight gargantodon")
        table.changed(line="gargantodon exhausted damage:8", p1_line="troll damage:4")
    with Situation(house="brobnar", line="troll", p1_line="gargantodon") as table:
        table.answer("fight troll")
        table.changed(line="troll exhausted damage:4", p1_line="gargantodon damage:8")


def test_gargantodon_has_what_would_be_stolen_captured_instead():
    with Situation(
        house="shadows", line="gargantodon, urchin exhausted", hand="ghostly-hand", p1_amber=1
    ) as table:
        table.answer("play ghostly-hand")
        table.answer("capture gargantodon=1 urchin=0")
        table.changed(
            amber=2, hand="", discard="ghostly-hand", p1_amber=0, line="gargantodon amber:1, urchin exhausted"
        )


def test_of_what_would_be_stolen_each_amber_may_go_to_another_creature():
    with Situation(house="shadows", hand="bait-and-switch", line="umbra, silvertooth", p1_line="gargantodon",
                   p1_amber=9) as table:  # fmt: skip
        table.answer("play bait-and-switch", "capture umbra=1 silvertooth=0", "capture umbra=0 silvertooth=1")
        table.changed(hand="", discard="bait-and-switch", p1_amber=7, line="umbra amber:1, silvertooth amber:1")


def test_gargantodon_and_no_creature_of_the_active_player_nothing_is_stolen():
    with Situation(house="shadows", hand="ghostly-hand", p1_line="gargantodon", p1_amber=1) as table:
        table.answer("play ghostly-hand")
        table.changed(amber=2, hand="", discard="ghostly-hand")


def test_what_the_opponent_would_steal_is_captured_by_creatures_of_the_active_player():
    """Magda leaves play: the opponent would rob the active player, whose own creature takes it."""
    with Situation(house="brobnar", amber=5, hand="punch", line="gargantodon, magda-the-rat damage:1") as table:
        table.answer("play punch", "damage magda-the-rat")
        table.changed(amber=4, hand="", discard="punch, magda-the-rat", line="gargantodon amber:2")


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


# Saurus Rex


def test_saurus_rex_in_the_center_may_be_exalted_to_find_a_saurian_card():
    with Situation(line="dextre, saurus-rex, mother", deck="labwork, phalanx-strike, gargantodon") as table:
        table.answer("reap saurus-rex")
        table.offers("exalt saurus-rex", "skip")
        table.answer("exalt saurus-rex")
        table.offers("to-hand phalanx-strike", "to-hand gargantodon", "skip")
        table.answer("to-hand gargantodon")
        state = table.state
        assert state.play[table.card("saurus-rex")].amber == 1
        assert [state.defs[c].slug for c in state.players[0].hand] == ["gargantodon"]
        assert all(state.knows(1, card) for card in state.players[0].hand)
        assert sorted(state.defs[c].slug for c in state.players[0].deck) == ["labwork", "phalanx-strike"]


def test_who_searches_a_deck_does_not_see_in_which_order_it_lies():
    offered = set()
    for deck in ("phalanx-strike, gargantodon", "gargantodon, phalanx-strike"):
        with Situation(hand="labwork", line="saurus-rex", deck=deck) as table:
            table.answer("reap saurus-rex", "exalt saurus-rex")
            things = table.state.choices[0].things
            offered.add(things == tuple(sorted(things)))
            table.answer("skip")
    assert offered == {True}


def test_saurus_rex_is_not_exalted_and_finds_nothing():
    with Situation(line="saurus-rex", deck="gargantodon, labwork", p1_line="dust-imp") as table:
        table.answer("fight saurus-rex", "skip")
        table.changed(line="saurus-rex exhausted damage:2", p1_line="", p1_discard="dust-imp", p1_amber=2)


def test_saurus_rex_may_find_nothing():
    with Situation(line="saurus-rex", deck="gargantodon") as table:
        table.answer("reap saurus-rex", "exalt saurus-rex", "skip")
        table.changed(amber=1, line="saurus-rex exhausted amber:1")


def test_saurus_rex_beside_the_center_does_nothing():
    with Situation(line="saurus-rex, dextre", deck="gargantodon") as table:
        table.answer("reap saurus-rex")
        table.changed(amber=1, line="saurus-rex exhausted, dextre")


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
