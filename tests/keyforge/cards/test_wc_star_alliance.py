"""Star Alliance of Worlds Collide."""

from functools import partial

import pytest

from tests.keyforge import situations
from trivault.games.keyforge import GAME
from trivault.games.keyforge.damage import armor, keyword

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


# Armsmaster Molina


@pytest.mark.parametrize(("attacked", "hurt"), [("dextre", 3), ("armsmaster-molina", 3), ("hyde", 0)])
def test_armsmaster_molina_and_its_neighbors_are_hazardous(attacked, hurt):
    line = "dextre, armsmaster-molina, mother, hyde"
    with Situation(line="troll", house="brobnar", p1_line=line) as table:
        hazards = [keyword(table.state, table.card(name), "hazardous") for name in line.split(", ")]
        assert hazards == [3, 3, 3, 0]
        assert keyword(table.state, table.card("troll"), "hazardous") == 0
        table.answer("fight troll", f"attack {attacked}")
        strikes = {"dextre": 3, "armsmaster-molina": 4, "hyde": 4}[attacked]
        assert table.state.play[table.card("troll")].damage == hurt + strikes


# Chief Engineer Walls


@pytest.mark.parametrize("way", ["play", "fight", "reap"])
def test_chief_engineer_walls_may_return_an_upgrade_or_a_robot(way):
    name = "chief-engineer-walls"
    mine = {"hand": name} if way == "play" else {"line": name}
    piles = {"discard": "stunner, mother, dextre, calv-1n", "p1_discard": "explo-rover, force-field"}
    with Situation(**mine, **piles, p1_line="dust-pixie") as table:
        table.answer(f"{way} {name}")
        table.offers("to-hand stunner", "to-hand mother", "to-hand calv-1n", "skip")
        table.answer("to-hand stunner")
        assert [GAME.slug(table.state, c) for c in table.state.players[0].hand] == ["stunner"]
    with Situation(**mine, **piles, p1_line="dust-pixie") as table:
        table.answer(f"{way} {name}", "skip")
        assert table.state.players[0].hand == []


# Cloaking Dongle


def test_cloaking_dongle_hides_its_creature_and_its_neighbors():
    with Situation(line="dextre, mother +cloaking-dongle, troll, bumpsy", p1_line="krump") as table:
        elusive = [keyword(table.state, card, "elusive") for card in table.state.players[0].line]
        assert elusive == [1, 1, 1, 0]
        assert keyword(table.state, table.card("krump"), "elusive") == 0


def test_no_damage_is_dealt_when_a_neighbor_of_cloaking_dongle_is_first_attacked():
    with Situation(house="brobnar", line="troll", p1_line="dextre, mother +cloaking-dongle") as table:
        table.answer("fight troll", "attack dextre")
        table.changed(line="troll exhausted")


# Com. Officer Kirby


def test_com_officer_kirby_allows_one_card_of_another_house_that_is_no_creature():
    with Situation(
        hand="com-officer-kirby, punch, anger, bumpsy, gauntlet-of-command, blood-of-titans", p1_line="troll"
    ) as table:
        table.refused("play punch", "KF-HOUSE-02")
        table.answer("play com-officer-kirby")
        table.refused("play bumpsy", "KF-HOUSE-02")
        assert all(table.can(f"play {c}") for c in ("punch", "anger", "gauntlet-of-command", "blood-of-titans"))
        table.answer("play punch", "damage troll")
        table.changed(
            amber=1, hand="anger, bumpsy, gauntlet-of-command, blood-of-titans", discard="punch",
            line="com-officer-kirby exhausted", p1_line="troll damage:3",
        )  # fmt: skip
        table.refused("play anger", "KF-HOUSE-02")


@pytest.mark.parametrize("way", ["fight", "reap"])
def test_com_officer_kirby_needs_no_permission_for_its_own_house(way):
    hand = "force-field, fertility-chant, anger, dextre"
    with Situation(line="com-officer-kirby", hand=hand, p1_line="dust-pixie, troll") as table:
        table.answer(f"{way} com-officer-kirby", *(["attack dust-pixie"] if way == "fight" else []))
        table.refused("play dextre", "KF-HOUSE-02")
        table.answer("play force-field", "attach com-officer-kirby", "play fertility-chant")
        table.refused("play anger", "KF-HOUSE-02")


@pytest.mark.parametrize("way", ["play", "fight", "reap"])
def test_com_officer_kirby_in_another_house_allows_no_card_of_its_own(way):
    mine = {"line": "com-officer-kirby house:logos", "hand": "zap, punch"}
    if way == "play":
        mine = {"hand": "com-officer-kirby house:logos, zap, punch"}
    with Situation(house="logos", **mine, p1_line="dust-pixie, troll") as table:
        table.answer(f"{way} com-officer-kirby", *(["attack dust-pixie"] if way == "fight" else []))
        table.refused("play zap", "KF-HOUSE-02")
        assert table.can("play punch")


# Commander Chan


@pytest.mark.parametrize("way", ["fight", "reap"])
def test_commander_chan_uses_another_friendly_creature(way):
    with Situation(line="commander-chan, dextre, mother exhausted", p1_line="dust-pixie, troll") as table:
        table.answer(f"{way} commander-chan")
        if way == "fight":
            table.answer("attack dust-pixie")
        table.offers("choose dextre", "choose mother")
        table.answer("choose dextre")
        table.offers("fight dextre", "reap dextre")
        table.answer("reap dextre")
        assert [table.state.play[table.card(c)].ready for c in ("commander-chan", "dextre")] == [False, False]


def test_commander_chan_alone_uses_nobody():
    with Situation(line="commander-chan", p1_line="troll") as table:
        table.answer("reap commander-chan")
        table.changed(amber=1, line="commander-chan exhausted")


# First Officer Frane


@pytest.mark.parametrize("way", ["play", "fight", "reap"])
def test_first_officer_frane_has_a_friendly_creature_capture(way):
    mine = {"hand": "first-officer-frane", "line": "dextre"}
    if way != "play":
        mine = {"line": "dextre, first-officer-frane"}
    with Situation(**mine, p1_line="dust-pixie, troll", p1_amber=3) as table:
        more = {"play": ["right"], "fight": ["attack dust-pixie"], "reap": []}
        table.answer(f"{way} first-officer-frane", *more[way])
        table.offers("capture dextre", "capture first-officer-frane")
        table.answer("capture dextre")
        assert table.state.play[table.card("dextre")].amber == 1
        assert table.state.players[1].amber == 2


# Light of the Archons


def test_light_of_the_archons_counts_all_upgrades_on_its_creature():
    with Situation(
        hand="light-of-the-archons", line="dextre +stunner, mother +stunner", p1_line="troll +force-field"
    ) as table:
        table.answer("play light-of-the-archons", "attach dextre")
        table.changed(amber=1, hand="", line="dextre +stunner +light-of-the-archons, mother +stunner")
        assert (table.power("dextre"), table.power("mother"), table.power("troll")) == (5, 5, 8)
        assert [armor(table.state, table.card(c)) for c in ("dextre", "mother")] == [2, 0]


# Medic Ingram


@pytest.mark.parametrize("way", ["play", "reap"])
def test_medic_ingram_may_heal_and_ward_a_creature(way):
    mine = {"hand": "medic-ingram"} if way == "play" else {"line": "medic-ingram"}
    with Situation(**mine, p1_line="troll damage:4, mother") as table:
        table.answer(f"{way} medic-ingram")
        table.offers("heal medic-ingram", "heal troll", "heal mother", "skip")
        table.answer("heal troll")
        gained = {"hand": ""} if way == "play" else {"amber": 1}
        table.changed(**gained, line="medic-ingram exhausted", p1_line="troll warded damage:1, mother")


def test_medic_ingram_that_fights_heals_and_wards_somebody_or_nobody():
    with Situation(line="medic-ingram", p1_line="dust-imp, troll damage:5") as table:
        table.answer("fight medic-ingram", "attack dust-imp")
        table.offers("heal medic-ingram", "heal troll", "skip")
        table.answer("heal troll")
        table.changed(
            line="medic-ingram exhausted damage:2",
            p1_line="troll warded damage:2",
            p1_discard="dust-imp",
            p1_amber=2,
        )
    with Situation(line="medic-ingram", p1_line="troll damage:4") as table:
        table.answer("reap medic-ingram", "skip")
        table.changed(amber=1, line="medic-ingram exhausted")


# Red Alert


@pytest.mark.parametrize(("enemies", "after"), [
    ("troll, mother, krump warded", "troll damage:2, mother damage:2, krump"),
    ("troll, mother", "troll damage:1, mother damage:1"),
])  # fmt: skip
def test_red_alert_deals_as_much_damage_as_there_are_more_enemies(enemies, after):
    with Situation(hand="red-alert", line="dextre", p1_line=enemies) as table:
        table.answer("play red-alert")
        table.changed(hand="", discard="red-alert", p1_line=after)


@pytest.mark.parametrize("mine", ["dextre", "dextre, mother"])
def test_red_alert_does_nothing_where_there_are_not_more_enemies(mine):
    with Situation(hand="red-alert", line=mine, p1_line="troll warded") as table:
        table.answer("play red-alert")
        table.changed(hand="", discard="red-alert")


# Sensor Chief Garcia


@pytest.mark.parametrize("way", ["play", "fight", "reap"])
def test_sensor_chief_garcia_makes_keys_dearer_in_the_next_turn_of_the_opponent(way):
    mine = {"hand": "sensor-chief-garcia"} if way == "play" else {"line": "sensor-chief-garcia"}
    with Situation(**mine, p1_line="dust-pixie", deck="8 labwork", p1_deck="8 labwork", p1_amber=7) as table:
        table.answer(f"{way} sensor-chief-garcia")
        assert [table.key_cost(player) for player in range(2)] == [6, 6]
        table.answer("end-turn")
        assert [table.key_cost(player) for player in range(2)] == [8, 8]
        assert table.state.players[1].forged() == 0
        table.answer("logos", "end-turn")
        assert [table.key_cost(player) for player in range(2)] == [6, 6]
        table.answer("logos")


# Stealth Mode


def test_stealth_mode_forbids_actions_in_the_next_turn_of_the_opponent():
    with Situation(
        hand="stealth-mode, zap", deck="8 labwork", p1_hand="labwork, dextre, 4 mother", p1_deck="labwork",
        p1_houses="logos, dis, mars", houses="logos, star-alliance, dis",
    ) as table:  # fmt: skip
        table.answer("play stealth-mode")
        assert table.can("play zap")
        table.answer("end-turn", "logos")
        assert table.can("play dextre")
        table.refused("play labwork", "KF-GEN-01")
        table.answer("end-turn", "logos")
        assert table.can("play labwork")


# Zap


def test_zap_deals_a_damage_for_each_house_of_the_creatures_in_play():
    """Two of Logos, one of Brobnar, and an artifact that does not count."""
    with Situation(hand="zap", line="dextre, mother", p1_line="troll", artifacts="key-to-dis") as table:
        table.answer("play zap", "damage troll")
        table.offers("damage dextre", "damage mother", "damage troll")
        table.answer("damage mother")
        table.changed(amber=1, hand="", discard="zap", line="dextre, mother damage:1", p1_line="troll damage:1")


def test_zap_deals_nothing_without_creatures_and_may_hit_one_creature_several_times():
    with Situation(hand="zap") as table:
        table.answer("play zap")
        table.changed(amber=1, hand="", discard="zap")
    with Situation(hand="zap", line="dextre", p1_line="troll warded, umbra") as table:
        table.answer("play zap", "damage troll", "damage troll", "damage umbra")
        table.changed(amber=1, hand="", discard="zap", p1_line="troll, umbra damage:1")


# CALV-1N


@pytest.mark.parametrize("way", ["fight", "reap"])
def test_calv_1n_draws_as_a_creature_and_as_an_upgrade(way):
    with Situation(line="calv-1n", p1_line="dust-pixie", deck="labwork, dextre") as table:
        table.answer(f"{way} calv-1n")
        assert len(table.state.players[0].deck) == 1
    with Situation(
        hand="calv-1n", line="lieutenant-khrkhar", p1_line="dust-imp", deck="labwork, dextre"
    ) as table:
        table.answer("play calv-1n", "as-upgrade calv-1n", "attach lieutenant-khrkhar")
        table.changed(hand="", line="lieutenant-khrkhar +calv-1n")
        table.answer(f"{way} lieutenant-khrkhar")
        assert len(table.state.players[0].deck) == 1


# Force Field


def test_force_field_wards_its_creature_when_it_reaps():
    with Situation(line="lieutenant-khrkhar +force-field, dextre", p1_line="dust-imp") as table:
        table.answer("reap lieutenant-khrkhar")
        table.changed(amber=1, line="lieutenant-khrkhar exhausted warded +force-field, dextre")


# Helmsman Spears


@pytest.mark.parametrize("way", ["fight", "reap"])
def test_helmsman_spears_draws_as_many_cards_as_are_discarded(way):
    with Situation(
        line="helmsman-spears", p1_line="dust-pixie", hand="labwork, punch, anger", deck="dextre, mother, hyde",
        p1_hand="umbra",
    ) as table:  # fmt: skip
        table.answer(f"{way} helmsman-spears")
        assert not table.can("discard umbra")
        table.answer("discard labwork anger")
        assert [GAME.slug(table.state, c) for c in table.state.players[0].hand] == ["punch", "dextre", "mother"]
        assert len(table.state.players[0].discard) == 2


def test_helmsman_spears_may_discard_nothing():
    with Situation(line="helmsman-spears", hand="labwork", deck="dextre") as table:
        table.answer("reap helmsman-spears")
        table.offers("discard labwork", "skip")
        table.answer("skip")
        table.changed(amber=1, line="helmsman-spears exhausted")


# Information Officer Gray


@pytest.mark.parametrize("way", ["play", "fight", "reap"])
def test_information_officer_gray_archives_a_card_of_another_house(way):
    mine = {"hand": "information-officer-gray, zap, labwork, punch"}
    if way != "play":
        mine = {"line": "information-officer-gray", "hand": "zap, labwork, punch"}
    with Situation(**mine, p1_line="dust-pixie", p1_hand="dextre") as table:
        table.answer(f"{way} information-officer-gray")
        table.offers("reveal labwork", "reveal punch", "skip")
        table.answer("reveal labwork")
        assert [GAME.slug(table.state, c) for c in table.state.players[0].archives] == ["labwork"]
        (card,) = table.state.players[0].archives
        assert GAME.visible(table.state, 1, card)


def test_information_officer_gray_may_reveal_nothing():
    with Situation(line="information-officer-gray", hand="labwork") as table:
        table.answer("reap information-officer-gray", "skip")
        table.changed(amber=1, line="information-officer-gray exhausted")


# Nurse Soto


@pytest.mark.parametrize("way", ["play", "fight", "reap"])
def test_nurse_soto_heals_its_neighbors(way):
    line = "troll damage:4, nurse-soto, mother damage:2, krump damage:1"
    mine = {"line": line} if way != "play" else {"hand": "nurse-soto", "line": line.replace("nurse-soto, ", "")}
    with Situation(**mine, p1_line="dust-pixie damage:0, bumpsy damage:1") as table:
        answers = {"play": ["right-of troll"], "fight": ["attack dust-pixie"], "reap": []}
        table.answer(f"{way} nurse-soto", *answers[way])
        damage = {c: table.state.play[table.card(c)].damage for c in ("troll", "mother", "krump", "bumpsy")}
        assert damage == {"troll": 1, "mother": 0, "krump": 1, "bumpsy": 1}


# Quadracorder


@pytest.mark.parametrize(("line", "cost"), [
    ("dextre +quadracorder, mother", 7),
    ("dextre +quadracorder, troll", 8),
    ("dextre +quadracorder, troll, umbra", 9),
    ("dextre +quadracorder, troll, umbra, dust-imp", 9),
])  # fmt: skip
def test_quadracorder_makes_keys_of_the_opponent_dearer_by_friendly_houses(line, cost):
    with Situation(line=line, p1_line="lieutenant-khrkhar, champion-anaphiel") as table:
        assert [table.key_cost(player) for player in range(2)] == [6, cost]


def test_quadracorder_on_an_enemy_creature_counts_the_creatures_of_who_played_it():
    with Situation(hand="quadracorder", line="dextre, troll", p1_line="mother") as table:
        table.answer("play quadracorder", "attach mother")
        assert [table.key_cost(player) for player in range(2)] == [6, 8]


# Stunner


@pytest.mark.parametrize("way", ["fight", "reap"])
def test_stunner_may_stun_a_creature(way):
    with Situation(line="lieutenant-khrkhar +stunner, dextre", p1_line="dust-pixie, troll") as table:
        table.answer(f"{way} lieutenant-khrkhar", *(["attack dust-pixie"] if way == "fight" else []))
        pixie = ["stun dust-pixie"] if way == "reap" else []
        table.offers("skip", "stun dextre", "stun lieutenant-khrkhar", "stun troll", *pixie)
        table.answer("stun troll")
        assert table.state.play[table.card("troll")].stunned


# Universal Translator


@pytest.mark.parametrize("way", ["fight", "reap"])
def test_universal_translator_uses_a_friendly_creature_of_another_house(way):
    with Situation(
        line="lieutenant-khrkhar +universal-translator, dextre, commander-chan, mother",
        p1_line="dust-pixie, troll",
    ) as table:
        table.answer(f"{way} lieutenant-khrkhar", *(["attack dust-pixie"] if way == "fight" else []))
        table.offers("choose dextre", "choose mother")
        table.answer("choose dextre", "reap dextre")
        assert not table.state.play[table.card("dextre")].ready


# Xenotraining


def test_xenotraining_captures_for_each_friendly_house():
    with Situation(hand="xenotraining", line="dextre, mother, bumpsy", p1_line="umbra", p1_amber=4) as table:
        table.answer("play xenotraining", "capture dextre")
        table.offers("capture dextre", "capture mother", "capture bumpsy")
        table.answer("capture mother")
        table.changed(
            amber=1, hand="", discard="xenotraining", p1_amber=2, line="dextre amber:1, mother amber:1, bumpsy"
        )


def test_xenotraining_without_creatures_captures_nothing():
    with Situation(hand="xenotraining", p1_line="umbra", p1_amber=4) as table:
        table.answer("play xenotraining")
        table.changed(amber=1, hand="", discard="xenotraining")


# Æmbertracker


def test_aembertracker_hurts_enemies_with_amber_past_their_armor():
    with Situation(
        hand="aembertracker",
        line="dextre amber:1",
        p1_line="raiding-knight amber:1, troll amber:1 warded, krump",
    ) as table:
        table.answer("play aembertracker", "left")
        table.changed(
            hand="", line="aembertracker exhausted, dextre amber:1",
            p1_line="raiding-knight damage:2 amber:1, troll amber:1, krump",
        )  # fmt: skip


# Doctor Driscoll


@pytest.mark.parametrize(("damage", "healed"), [(4, 2), (2, 2), (1, 1), (0, 0)])
def test_doctor_driscoll_gains_what_is_healed(damage, healed):
    hurt, left = (f" damage:{n}" if n else "" for n in (damage, damage - healed))
    with Situation(line="doctor-driscoll, mother", p1_line=f"troll{hurt}") as table:
        table.answer("act doctor-driscoll")
        table.offers("choose doctor-driscoll", "choose mother", "choose troll")
        table.answer("choose troll")
        changes = {"amber": healed, "p1_line": f"troll{left}"} if healed else {}
        table.changed(line="doctor-driscoll exhausted, mother", **changes)


# Forging an Alliance


@pytest.mark.parametrize(("line", "artifacts", "cost"), [
    ("", "", 13), ("dextre, mother", "", 12), ("dextre +blood-of-titans", "key-to-dis", 10),
    ("dextre, troll, umbra, dust-imp, lieutenant-khrkhar, champion-anaphiel", "", 7),
    ("dextre, troll, umbra, dust-imp, lieutenant-khrkhar, champion-anaphiel, dust-pixie", "", 7),
])  # fmt: skip
def test_forging_an_alliance_is_cheaper_by_the_houses_in_play(line, artifacts, cost):
    """The Æmber of the card itself counts."""
    given = {"hand": "forging-an-alliance", "line": line, "artifacts": artifacts}
    with Situation(**given, amber=cost - 1) as table:
        table.answer("play forging-an-alliance", "red")
        table.changed(hand="", discard="forging-an-alliance", amber=0, keys="red")
    with Situation(**given, amber=cost - 2) as table:
        table.answer("play forging-an-alliance")
        table.changed(hand="", discard="forging-an-alliance", amber=cost - 1)


def test_keyforgery_keeps_forging_an_alliance_from_forging():
    """It shows a card of another house than the one that was named."""
    with Situation(hand="forging-an-alliance", amber=20, p1_artifacts="keyforgery", p1_hand="labwork") as table:
        table.answer("play forging-an-alliance", "dis")
        table.changed(
            hand="", amber=21, discard="forging-an-alliance", p1_artifacts="", p1_discard="keyforgery"
        )


# Galactic Census


@pytest.mark.parametrize(("houses", "amber"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 4), (7, 4)])
def test_galactic_census_gains_by_the_houses_of_creatures_in_play(houses, amber):
    line = ["dextre", "troll", "umbra", "dust-imp", "lieutenant-khrkhar", "champion-anaphiel", "dust-pixie"]
    with Situation(
        hand="galactic-census", line=", ".join(["mother", *line[1:houses]]), p1_line="dextre",
        artifacts="invasion-portal",
    ) as table:  # fmt: skip
        table.answer("play galactic-census")
        table.changed(hand="", discard="galactic-census", amber=amber)


# Psionic Officer Lang


def test_psionic_officer_lang_archives_when_an_enemy_reaps():
    with Situation(
        house="logos", line="mother", deck="labwork", p1_line="psionic-officer-lang", p1_deck="dextre, hyde"
    ) as table:
        table.answer("reap mother")
        table.changed(amber=1, line="mother exhausted", p1_deck="hyde", p1_archives="dextre")


def test_psionic_officer_lang_does_not_heed_friends_or_fights():
    with Situation(line="psionic-officer-lang, commander-chan", deck="labwork", p1_line="dust-imp") as table:
        table.answer("reap psionic-officer-lang")
        table.changed(amber=1, line="psionic-officer-lang exhausted, commander-chan")
    with Situation(house="logos", line="mother", p1_line="psionic-officer-lang", p1_deck="dextre") as table:
        table.answer("fight mother")
        table.changed(line="mother exhausted damage:3", p1_line="", p1_discard="psionic-officer-lang")


# Special Agent "Fingers"


def test_special_agent_fingers_steals():
    with Situation(line="special-agent-fingers", p1_amber=2) as table:
        table.answer("act special-agent-fingers")
        table.changed(amber=1, p1_amber=1, line="special-agent-fingers exhausted")


# Tachyon Pulse


def test_tachyon_pulse_destroys_artifacts_and_exhausts_creatures_with_upgrades():
    with Situation(
        hand="tachyon-pulse", line="dextre +stunner, mother", artifacts="key-to-dis",
        p1_line="troll +stunner, krump", p1_artifacts="library-of-babble",
    ) as table:  # fmt: skip
        table.answer("play tachyon-pulse")
        table.changed(
            amber=1, hand="", line="dextre exhausted +stunner, mother", artifacts="", p1_artifacts="",
            discard="tachyon-pulse, key-to-dis", p1_discard="library-of-babble",
            p1_line="troll exhausted +stunner, krump",
        )  # fmt: skip


# Techivore Pulpate


@pytest.mark.parametrize("mine", [True, False])
def test_techivore_pulpate_eats_the_artifacts_of_the_chosen_house(mine):
    beast = {"line" if mine else "p1_line": "techivore-pulpate, dextre"}
    with Situation(
        step="house", house="", houses="logos, dis, star-alliance", **beast,
        artifacts="library-of-babble, key-to-dis", p1_artifacts="anomaly-exploiter",
    ) as table:  # fmt: skip
        table.answer("logos")
        table.changed(
            artifacts="key-to-dis", discard="library-of-babble", p1_artifacts="", p1_discard="anomaly-exploiter"
        )
