"""Star Alliance of Worlds Collide."""

from functools import partial

import pytest

from tests.games.keyforge import situations
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.rules.damage import keyword

Situation = partial(situations.Situation, house="star-alliance")


# Explo-rover


def test_explo_rover_is_played_as_a_creature_with_skirmish():
    with Situation(hand="explo-rover", line="dextre") as table:
        table.answer("play explo-rover")
        table.offers("as-creature explo-rover", "as-upgrade explo-rover")
        table.answer("as-creature explo-rover", "right")
        table.changed(hand="", line="dextre, explo-rover exhausted")
        assert keyword(table.state, table.card("explo-rover"), "skirmish")


def test_explo_rover_is_played_as_an_upgrade_that_gives_skirmish():
    with Situation(hand="explo-rover", line="dextre, lieutenant-khrkhar", p1_line="troll") as table:
        table.answer("play explo-rover", "as-upgrade explo-rover")
        table.offers("attach dextre", "attach lieutenant-khrkhar", "attach troll")
        table.answer("attach lieutenant-khrkhar")
        table.changed(hand="", line="dextre, lieutenant-khrkhar +explo-rover")
        position = table.state.position()
        assert GAME.position(position).position() == position
        table.answer("fight lieutenant-khrkhar")
        table.changed(line="dextre, lieutenant-khrkhar exhausted +explo-rover", p1_line="troll damage:5")


def test_everybody_sees_explo_rover_before_it_is_said_what_it_is_played_as():
    with Situation(hand="explo-rover, labwork", line="dextre") as table:
        table.answer("play explo-rover")
        sampled = GAME.sample(table.state.view(1), 4)
        assert [option.text for option in sampled.legal()] == table.texts()
        table.answer("as-creature explo-rover", "left")


def test_explo_rover_without_a_creature_to_attach_it_to_is_played_as_a_creature():
    with Situation(hand="explo-rover") as table:
        table.answer("play explo-rover")
        table.changed(hand="", line="explo-rover exhausted")


def test_explo_rover_is_a_creature_card_again_when_it_leaves_play():
    with Situation(house="dis", hand="gateway-to-dis", line="dextre +explo-rover") as table:
        table.answer("play gateway-to-dis")
        table.changed(hand="", chains=3, line="", deck="dextre", discard="gateway-to-dis, explo-rover")
        rover = table.state.players[0].discard[0]
        assert table.state.defs[rover].type == "creature"


def test_explo_rover_that_cannot_be_played_as_a_creature_may_be_an_upgrade():
    """Grommid forbids creatures to its controller."""
    with Situation(hand="explo-rover", line="grommid") as table:
        table.answer("play explo-rover")
        table.changed(hand="", line="grommid +explo-rover")


def test_a_turn_with_explo_rover_as_an_upgrade_saw_no_creature_played():
    with Situation(hand="explo-rover", line="dextre", p1_hand="6 labwork", deck="6 labwork") as table:
        table.answer("play explo-rover", "as-upgrade explo-rover", "end-turn")
        assert table.state.players[0].creatures_last == 0


@pytest.mark.rule("KF-LEAVE-06")
def test_explo_rover_was_no_creature_though_it_left_play_with_its_host():
    given = {"hand": "explo-rover, twin-bolt-emission house:star-alliance", "line": "umbra", "p1_line": "troll"}
    with Situation(deck="6 labwork", p1_hand="6 labwork", **given) as table:
        table.answer("play explo-rover", "as-upgrade explo-rover", "attach umbra", "play twin-bolt-emission")
        table.changed(
            amber=1,
            hand="",
            line="",
            discard="twin-bolt-emission house:star-alliance, umbra, explo-rover",
            p1_line="troll damage:2",
        )
        table.answer("end-turn")
        assert table.state.players[0].creatures_last == 0


@pytest.mark.rule("KF-LEAVE-06")
def test_the_first_creature_after_explo_rover_as_an_upgrade_is_the_first_one():
    """Speed Sigil readies it, though the rover lies in the discard pile and is a creature card there."""
    hand = "explo-rover, twin-bolt-emission house:star-alliance, captain-val-jericho"
    with Situation(hand=hand, line="umbra", p1_line="troll", p1_artifacts="speed-sigil") as table:
        table.answer("play explo-rover", "as-upgrade explo-rover", "attach umbra", "play twin-bolt-emission")
        table.answer("play captain-val-jericho")
        table.changed(
            amber=1,
            hand="",
            line="captain-val-jericho",
            discard="twin-bolt-emission house:star-alliance, umbra, explo-rover",
            p1_line="troll damage:2",
        )


@pytest.mark.rule("KF-LEAVE-06")
def test_explo_rover_as_an_upgrade_is_no_creature_that_was_played_though_it_has_left():
    """Its icon kills the creature that it is attached to; Hunting Witch hears of no creature."""
    with Situation(hand="explo-rover icon:damage", line="dust-pixie, hunting-witch") as table:
        table.answer("play explo-rover", "as-upgrade explo-rover", "attach dust-pixie", "damage dust-pixie")
        table.changed(hand="", line="hunting-witch", discard="dust-pixie, explo-rover icon:damage")


# Lieutenant Khrkhar


def test_lieutenant_khrkhar_protects_its_neighbors_and_bites_who_attacks():
    with Situation(house="brobnar", line="troll", p1_line="dextre, lieutenant-khrkhar, mother, hyde") as table:
        table.answer("fight troll")
        table.offers("attack lieutenant-khrkhar", "attack hyde")
        table.answer("attack lieutenant-khrkhar")
        table.changed(line="", discard="troll", p1_line="dextre, mother, hyde", p1_discard="lieutenant-khrkhar")


# Sci. Officer Qincan


def test_sci_officer_qincan_steals_after_a_house_without_cards_in_play_is_chosen():
    with Situation(
        step="house", house="", houses="logos, dis, star-alliance", line="sci-officer-qincan", p1_amber=2
    ) as table:
        table.answer("dis")
        table.changed(amber=1, p1_amber=1)


@pytest.mark.parametrize("chosen", ["logos", "star-alliance"])
def test_sci_officer_qincan_does_nothing_for_a_house_with_a_card_in_play(chosen):
    """Logos has only an upgrade of the opponent, Star Alliance has Qincan herself."""
    with Situation(
        step="house", house="", houses="logos, dis, star-alliance", line="sci-officer-qincan", p1_amber=2,
        p1_line="troll +discombobulator",
    ) as table:  # fmt: skip
        table.answer(chosen)
        table.changed()


def test_sci_officer_qincan_watches_the_opponent_too():
    with Situation(
        step="house", house="", houses="logos, dis, mars", p1_line="sci-officer-qincan", amber=2
    ) as table:
        table.answer("mars")
        table.changed(amber=1, p1_amber=1)


# Captain Val Jericho


def test_captain_val_jericho_in_the_center_lets_one_card_of_another_house_be_played():
    with Situation(
        hand="labwork, punch, dextre", line="dextre, captain-val-jericho, mother", p1_line="troll"
    ) as table:
        assert table.can("play labwork")
        table.answer("play labwork", "archive punch")
        table.changed(amber=1, hand="dextre", discard="labwork", archives="punch")
        table.refused("play dextre", "KF-HOUSE-02")


def test_captain_val_jericho_beside_the_center_allows_nothing():
    with Situation(hand="labwork", line="dextre, captain-val-jericho", p1_line="troll") as table:
        table.refused("play labwork", "KF-HOUSE-02")


def test_captain_val_jericho_allows_nothing_to_the_opponent():
    with Situation(hand="labwork", p1_line="captain-val-jericho") as table:
        table.refused("play labwork", "KF-HOUSE-02")


def test_cards_of_the_active_house_do_not_use_up_what_captain_val_jericho_allows():
    with Situation(
        hand="lieutenant-khrkhar, labwork, dextre", line="dextre, captain-val-jericho, mother"
    ) as table:
        table.answer("play lieutenant-khrkhar", "left")
        table.refused("play labwork", "KF-HOUSE-02")  # the line is even now
    with Situation(hand="encounter-suit, labwork, dextre", line="captain-val-jericho") as table:
        table.answer("play encounter-suit", "play labwork")
        table.changed(
            amber=1,
            hand="",
            discard="labwork",
            archives="dextre",
            line="captain-val-jericho warded +encounter-suit",
        )


# Crash Muldoon


@pytest.mark.rule("KF-KW-DEPLOY-01")
def test_crash_muldoon_is_deployed_anywhere_and_enters_ready():
    with Situation(hand="crash-muldoon", line="dextre, mother, hyde") as table:
        table.answer("play crash-muldoon")
        table.offers("left", "right-of dextre", "right-of mother", "right")
        table.answer("right-of dextre")
        table.changed(hand="", line="dextre, crash-muldoon, mother, hyde")


def test_crash_muldoon_uses_a_neighbor_of_another_house():
    with Situation(line="dextre, crash-muldoon, lieutenant-khrkhar", p1_line="troll") as table:
        table.answer("act crash-muldoon", "reap dextre")
        table.changed(amber=1, line="dextre exhausted, crash-muldoon exhausted, lieutenant-khrkhar")


def test_crash_muldoon_chooses_between_two_neighbors():
    with Situation(line="dextre, crash-muldoon, mother, hyde") as table:
        table.answer("act crash-muldoon")
        table.offers("choose dextre", "choose mother")
        table.answer("choose mother")
        table.changed(amber=1, line="dextre, crash-muldoon exhausted, mother exhausted, hyde")


# Disruption Field


@pytest.mark.rule("KF-STAT-CNT-02")
def test_disruption_field_gets_counters_and_makes_the_keys_of_the_opponent_dearer():
    with Situation(hand="disruption-field", line="lieutenant-khrkhar", p1_line="dust-imp") as table:
        table.answer("play disruption-field", "attach lieutenant-khrkhar")
        table.changed(amber=1, hand="", line="lieutenant-khrkhar +disruption-field")
        assert table.key_cost(1) == 6
        table.answer("reap lieutenant-khrkhar")
        table.changed(amber=2, line="lieutenant-khrkhar exhausted +disruption-field/disruption:1")
        assert [table.key_cost(player) for player in range(2)] == [6, 7]
        position = table.state.position()
        assert GAME.position(position).position() == position


def test_disruption_field_gets_a_counter_for_a_fight():
    with Situation(line="lieutenant-khrkhar +disruption-field/disruption:2", p1_line="dust-imp") as table:
        assert table.key_cost(1) == 8
        table.answer("fight lieutenant-khrkhar")
        table.changed(
            line="lieutenant-khrkhar exhausted damage:2 +disruption-field/disruption:3",
            p1_line="", p1_discard="dust-imp", p1_amber=2,
        )  # fmt: skip
        assert table.key_cost(1) == 9


def test_the_counters_of_disruption_field_go_with_it():
    with Situation(
        house="brobnar", line="troll", p1_line="dust-imp +disruption-field/disruption:2", p1_amber=0
    ) as table:
        assert table.key_cost(0) == 8
        table.answer("fight troll")
        table.changed(
            line="troll exhausted damage:2", p1_line="", p1_amber=2, p1_discard="dust-imp, disruption-field"
        )
        assert table.key_cost(0) == 6


@pytest.mark.rule("KF-WORD-21")
def test_of_two_disruption_fields_on_a_creature_each_gets_its_own_counter():
    """One of them is the opponent's and makes my own keys dearer."""
    upgrades = "+disruption-field +disruption-field/owner:1"
    with Situation(line=f"dextre {upgrades}", house="logos") as table:
        table.answer("reap dextre", "resolve dextre dextre")
        table.changed(
            amber=1,
            line="dextre exhausted +disruption-field/disruption:1 +disruption-field/owner:1/disruption:1",
        )
        assert [table.key_cost(player) for player in range(2)] == [7, 7]


# Encounter Suit


@pytest.mark.rule("KF-TIME-13")
@pytest.mark.rule("KF-FAQ-65")
def test_encounter_suit_wards_after_the_bonus_and_before_the_action_resolves():
    """The ward takes the damage of the very action that brought it."""
    with Situation(house="brobnar", hand="punch", line="bumpsy", p1_line="troll +encounter-suit") as table:
        table.answer("play punch", "damage troll")
        table.changed(amber=1, hand="", discard="punch")


@pytest.mark.rule("KF-TIME-13")
def test_encounter_suit_is_freely_ordered_with_other_effects_after_the_play_but_not_with_the_action():
    with Situation(
        house="logos",
        hand="labwork, dextre",
        line="mother +encounter-suit",
        effects="library-access",
        deck="hyde",
    ) as table:
        table.answer("play labwork")
        table.changed(amber=1, hand="dextre")
        table.offers("resolve mother labwork", "resolve labwork")  # the suit and the draw
        table.answer("resolve mother labwork")
        table.changed(line="mother warded +encounter-suit")
        table.offers("resolve labwork", "resolve labwork labwork")  # the draw and the action itself
        table.answer("resolve labwork labwork")
        table.changed(hand="hyde", deck="", archives="dextre", discard="labwork")


def test_encounter_suit_does_nothing_for_other_cards():
    with Situation(hand="lieutenant-khrkhar", line="dextre +encounter-suit") as table:
        table.answer("play lieutenant-khrkhar", "right")
        table.changed(hand="", line="dextre +encounter-suit, lieutenant-khrkhar exhausted")
