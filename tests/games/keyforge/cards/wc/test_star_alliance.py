"""What the cards of Star Alliance in Worlds Collide do."""

from functools import partial

import pytest

from tests.games.keyforge import situations
from tests.games.keyforge.candidates import case
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.rules.creature_stats import armor, keyword

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


OFFICERS = {
    "molina-s-blaster": "armsmaster-molina",
    "chan-s-blaster": "commander-chan",
    "frane-s-blaster": "first-officer-frane",
    "garcia-s-blaster": "sensor-chief-garcia",
    "ingram-s-blaster": "medic-ingram",
    "khrkhar-s-blaster": "lieutenant-khrkhar",
    "kirby-s-blaster": "com-officer-kirby",
    "qincan-s-blaster": "sci-officer-qincan",
    "walls-blaster": "chief-engineer-walls",
}


# Blasters


@pytest.mark.parametrize("way", ["fight", "reap"])
@pytest.mark.parametrize("blaster", OFFICERS)
def test_a_blaster_deals_damage_to_any_creature_or_nothing(blaster, way):
    with Situation(line=f"explo-rover +{blaster}, dextre", p1_line="dust-pixie, troll") as table:
        table.answer(f"{way} explo-rover", *(["attack dust-pixie"] if way == "fight" else []))
        table.offers("fire", "hand-over", "skip")
        table.answer("fire")
        pixie = ["damage dust-pixie"] if way == "reap" else []
        table.offers("damage explo-rover", "damage dextre", "damage troll", *pixie)
        table.answer("damage troll")
        assert table.state.play[table.card("troll")].damage == 2
    with Situation(line=f"explo-rover +{blaster}", p1_line="dust-pixie") as table:
        table.answer("reap explo-rover", "skip")
        table.changed(amber=1, line=f"explo-rover exhausted +{blaster}")


@pytest.mark.parametrize("way", ["fight", "reap"])
@pytest.mark.parametrize(("blaster", "officer"), OFFICERS.items())
def test_of_several_officers_of_that_name_one_gets_the_blaster(blaster, officer, way):
    with Situation(
        line=f"explo-rover +{blaster}, {officer}, dextre", p1_line=f"{officer}, dextre, troll", deck="labwork"
    ) as table:
        table.answer(f"{way} explo-rover", *(["attack troll"] if way == "fight" else []), "hand-over")
        table.offers(f"attach {officer}@p0", f"attach {officer}@p1")
        table.answer(f"attach {officer}@p1")
        while not GAME.idle(table.state):
            table.answer("skip" if table.can("skip") else table.texts()[0])
        assert table.state.controller(table.state.play[table.card(blaster)].host) == 1


@pytest.mark.parametrize(("blaster", "officer"), OFFICERS.items())
def test_a_blaster_that_comes_to_another_creature_does_nothing_yet(blaster, officer):
    with Situation(
        hand=blaster, line=f"dextre amber:1 damage:1, {officer}", p1_line="troll", deck="2 labwork", p1_amber=3
    ) as table:
        table.answer(f"play {blaster}", "attach dextre")
        table.changed(amber=1, hand="", line=f"dextre damage:1 amber:1 +{blaster}, {officer}")


@pytest.mark.parametrize(("blaster", "officer"), OFFICERS.items())
def test_a_blaster_goes_to_its_officer_and_gives_the_next_damage_there(blaster, officer):
    with Situation(line=f"explo-rover +{blaster}, {officer}", p1_line="troll", deck="2 labwork") as table:
        table.answer("reap explo-rover", "hand-over")
        while not GAME.idle(table.state):
            table.answer("skip" if table.can("skip") else table.texts()[0])
        assert table.state.play[table.card(blaster)].host == table.card(officer)
        assert table.state.play[table.card("explo-rover")].upgrades == []
        position = table.state.position()
        assert GAME.position(position).position() == position


@pytest.mark.parametrize(("blaster", "officer"), OFFICERS.items())
def test_a_blaster_whose_officer_is_not_there_stays(blaster, officer):
    with Situation(line=f"explo-rover +{blaster}, dextre", p1_line="troll", hand=officer) as table:
        table.answer("reap explo-rover", "hand-over")
        table.changed(amber=1, line=f"explo-rover exhausted +{blaster}, dextre")


def test_the_old_creature_has_no_blaster_any_more():
    with Situation(line="explo-rover +garcia-s-blaster, sensor-chief-garcia", p1_amber=3) as table:
        table.answer("reap explo-rover", "hand-over")
        table.changed(amber=2, p1_amber=2, line="explo-rover exhausted, sensor-chief-garcia +garcia-s-blaster")
        table.answer("reap sensor-chief-garcia")
        if table.can("resolve sensor-chief-garcia sensor-chief-garcia"):
            table.answer("resolve sensor-chief-garcia sensor-chief-garcia")
        table.offers("fire", "hand-over", "skip")
        table.answer("hand-over")  # it is there already: nothing is attached
        table.changed(amber=3, line="explo-rover exhausted, sensor-chief-garcia exhausted +garcia-s-blaster")


def test_a_blaster_that_is_played_on_its_officer_helps_at_once():
    with Situation(hand="garcia-s-blaster", line="sensor-chief-garcia, dextre", p1_amber=3) as table:
        table.answer("play garcia-s-blaster", "attach sensor-chief-garcia")
        table.changed(amber=2, p1_amber=2, hand="", line="sensor-chief-garcia +garcia-s-blaster, dextre")
    with Situation(hand="garcia-s-blaster", line="sensor-chief-garcia, dextre", p1_amber=3) as table:
        table.answer("play garcia-s-blaster", "attach dextre")
        table.changed(amber=1, hand="", line="sensor-chief-garcia, dextre +garcia-s-blaster")


def test_a_blaster_that_the_opponent_moves_is_not_attached_by_who_played_it():
    with Situation(
        line="explo-rover +garcia-s-blaster/owner:1, sensor-chief-garcia", amber=2, p1_amber=2
    ) as table:
        table.answer("reap explo-rover", "hand-over")
        table.changed(amber=3, line="explo-rover exhausted, sensor-chief-garcia +garcia-s-blaster/owner:1")


def play_on_its_officer(blaster, line="", **given):
    officer = OFFICERS[blaster]
    state = given.pop("state", "")
    table = Situation(hand=blaster, line=f"{officer}{state}{line}", **given)
    table.answer(f"play {blaster}", *([f"attach {officer}"] if len(table.state.play) > 1 else []))
    return table


def test_molina_s_blaster_may_deal_three_damage():
    with play_on_its_officer("molina-s-blaster", p1_line="troll") as table:
        table.offers("damage armsmaster-molina", "damage troll", "skip")
        table.answer("damage troll")
        table.changed(amber=1, hand="", line="armsmaster-molina +molina-s-blaster", p1_line="troll damage:3")


def test_chan_s_blaster_may_use_another_friendly_creature():
    with play_on_its_officer("chan-s-blaster", ", dextre, mother", p1_line="troll") as table:
        table.answer("use chan-s-blaster")
        table.offers("choose dextre", "choose mother")
        table.answer("choose dextre", "reap dextre")
        table.changed(amber=2, hand="", line="commander-chan +chan-s-blaster, dextre exhausted, mother")
    with play_on_its_officer("chan-s-blaster", ", dextre") as table:
        table.answer("skip")
        table.changed(amber=1, hand="", line="commander-chan +chan-s-blaster, dextre")


def test_frane_s_blaster_takes_the_amber_from_frane():
    with play_on_its_officer("frane-s-blaster", ", dextre amber:2", state=" amber:3") as table:
        table.changed(amber=4, hand="", line="first-officer-frane +frane-s-blaster, dextre amber:2")


def test_ingram_s_blaster_fully_heals_a_creature():
    with play_on_its_officer("ingram-s-blaster", p1_line="troll damage:7") as table:
        table.offers("heal medic-ingram", "heal troll")
        table.answer("heal troll")
        table.changed(amber=1, hand="", line="medic-ingram +ingram-s-blaster", p1_line="troll")


def test_khrkhar_s_blaster_wards_khrkhar():
    with play_on_its_officer("khrkhar-s-blaster", ", dextre") as table:
        table.changed(amber=1, hand="", line="lieutenant-khrkhar warded +khrkhar-s-blaster, dextre")


def test_kirby_s_blaster_draws_two_cards():
    with play_on_its_officer("kirby-s-blaster", deck="labwork, dextre, mother") as table:
        table.changed(amber=1, hand="labwork, dextre", deck="mother", line="com-officer-kirby +kirby-s-blaster")


@pytest.mark.parametrize("ward", ["", " warded"])
def test_qincan_s_blaster_may_archive_a_creature(ward):
    with play_on_its_officer("qincan-s-blaster", p1_line=f"troll{ward}") as table:
        table.offers("archive sci-officer-qincan", "archive troll", "skip")
        table.answer("archive troll")
        gone = {"p1_line": "troll"} if ward else {"p1_line": "", "p1_archives": "troll"}
        table.changed(amber=1, hand="", line="sci-officer-qincan +qincan-s-blaster", **gone)


def test_walls_blaster_stuns_a_creature_for_each_upgrade_on_walls():
    with play_on_its_officer("walls-blaster", state=" +stunner", p1_line="troll +stunner, krump") as table:
        table.offers("stun chief-engineer-walls", "stun troll", "stun krump")
        table.answer("stun troll", "stun krump")
        table.changed(
            amber=1, hand="", line="chief-engineer-walls +stunner +walls-blaster",
            p1_line="troll stunned +stunner, krump stunned",
        )  # fmt: skip


# Crew


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


# Others


# CXO Taber


@pytest.mark.rule("KF-PLAY-16", "KF-USE-12")
@pytest.mark.parametrize("way", ["fight", "reap"])
def test_cxo_taber_allows_to_play_or_to_use_one_card_of_another_house(way):
    given = {
        "line": "cxo-taber, dextre, mother, commander-chan", "hand": "labwork, punch", "p1_line": "dust-pixie",
        "artifacts": "library-of-babble", "deck": "hyde",
    }  # fmt: skip
    with Situation(**given) as table:
        assert not table.can("reap dextre")
        table.answer(f"{way} cxo-taber")
        assert all(table.can(a) for a in ("reap dextre", "act library-of-babble", "play labwork", "play punch"))
        table.answer("reap dextre")
        table.refused("reap mother", "KF-USE-01")
        table.refused("play labwork", "KF-HOUSE-02")
        table.answer("reap commander-chan", "choose cxo-taber")
    with Situation(**given) as table:
        table.answer(f"{way} cxo-taber", "play labwork")
        table.refused("reap dextre", "KF-USE-01")
        table.refused("act library-of-babble", "KF-USE-05")


def test_two_uses_of_cxo_taber_allow_two_cards():
    with Situation(line="cxo-taber, cxo-taber, dextre, mother", hand="labwork, fertility-chant") as table:
        table.answer("reap cxo-taber", "reap cxo-taber", "reap dextre")
        assert all(table.can(answer) for answer in ("reap mother", "play labwork"))
        table.answer("play fertility-chant")
        assert not any(table.can(answer) for answer in ("reap mother", "play labwork"))


@pytest.mark.parametrize("way", ["fight", "reap"])
def test_cxo_taber_in_another_house_allows_no_card_of_its_own(way):
    with Situation(
        house="logos",
        line="cxo-taber house:logos, commander-chan",
        hand="force-field, punch",
        p1_line="dust-pixie",
    ) as table:
        table.answer(f"{way} cxo-taber")
        table.refused("play force-field", "KF-HOUSE-02")
        assert table.can("play punch")
        assert not table.can("reap commander-chan")


def test_what_cxo_taber_has_allowed_can_be_laid_out():
    with Situation(effects="cxo-taber", line="dextre, mother", hand="labwork") as table:
        table.answer("reap dextre")
        assert not any(table.can(answer) for answer in ("reap mother", "play labwork"))


# Lay of the Land, Navigator Ali


def test_lay_of_the_land_puts_three_cards_back_in_any_order_and_draws():
    with Situation(hand="lay-of-the-land", deck="labwork, dextre, mother, hyde", p1_deck="troll") as table:
        table.answer("play lay-of-the-land", "order labwork mother dextre")
        table.changed(amber=1, hand="dextre", deck="mother, labwork, hyde", discard="lay-of-the-land")
        deck = table.state.players[0].deck
        assert [GAME.visible(table.state, 0, card) for card in deck] == [False, True, True]
        assert not any(GAME.visible(table.state, 1, card) for card in deck)


@pytest.mark.parametrize("way", ["play", "fight", "reap"])
def test_navigator_ali_orders_the_top_of_the_deck(way):
    mine = {"hand": "navigator-ali"} if way == "play" else {"line": "navigator-ali"}
    with Situation(**mine, deck="labwork, dextre, mother, hyde", p1_line="dust-pixie") as table:
        table.answer(f"{way} navigator-ali", "order labwork dextre mother")
        deck = [GAME.slug(table.state, card) for card in reversed(table.state.players[0].deck)]
        assert deck == ["mother", "dextre", "labwork", "hyde"]


@pytest.mark.parametrize("deck", ["", "labwork"])
def test_navigator_ali_orders_what_there_is(deck):
    with Situation(line="navigator-ali", deck=deck, discard="dextre") as table:
        table.answer("reap navigator-ali")
        table.changed(amber=1, line="navigator-ali exhausted")


def test_the_opponent_does_not_know_any_more_what_lies_where_after_navigator_ali():
    with Situation(line="navigator-ali", deck="labwork known:1, dextre") as table:
        table.answer("reap navigator-ali", "order labwork dextre")
        assert not any(GAME.visible(table.state, 1, card) for card in table.state.players[0].deck)


# Quintrino Flux


def test_quintrino_flux_destroys_by_the_power_of_two_creatures():
    with Situation(
        hand="quintrino-flux", line="dextre, mother, batdrone", p1_line="lieutenant-khrkhar, troll, silvertooth"
    ) as table:
        table.answer("play quintrino-flux")
        table.offers("choose dextre", "choose mother", "choose batdrone")
        table.answer("choose batdrone")
        table.offers("choose lieutenant-khrkhar", "choose troll", "choose silvertooth")
        table.answer("choose lieutenant-khrkhar")
        table.changed(
            hand="", line="dextre", discard="quintrino-flux, batdrone, mother",
            p1_line="troll", p1_discard="silvertooth, lieutenant-khrkhar",
        )  # fmt: skip


def test_quintrino_flux_with_creatures_on_one_side_only_and_with_a_ward():
    with Situation(hand="quintrino-flux", p1_line="troll warded, krump, mother") as table:
        table.answer("play quintrino-flux", "choose troll")
        table.changed(hand="", discard="quintrino-flux", p1_line="troll, krump, mother")


# Sci. Officer Morpheus


def test_sci_officer_morpheus_triggers_play_effects_twice():
    with Situation(
        house="logos", hand="timetraveller", line="sci-officer-morpheus", deck="5 labwork, dextre"
    ) as table:
        table.answer("play timetraveller", "left", "resolve timetraveller timetraveller")
        table.changed(
            amber=1,
            hand="4 labwork",
            deck="labwork, dextre",
            line="timetraveller exhausted, sci-officer-morpheus",
        )


def test_sci_officer_morpheus_heeds_no_actions_no_creatures_without_play_effect_and_no_enemies():
    with Situation(
        house="logos", hand="labwork, batdrone, dextre, hyde", line="sci-officer-morpheus", p1_line="troll"
    ) as table:
        table.answer("play labwork", "archive hyde", "play batdrone", "left")
        table.changed(
            amber=1, hand="dextre", discard="labwork", archives="hyde",
            line="batdrone exhausted, sci-officer-morpheus",
        )  # fmt: skip
    with Situation(house="logos", hand="batdrone", line="sci-officer-morpheus, hunting-witch") as table:
        table.answer("play batdrone", "left")  # nothing to order: only the witch hears of it
        table.changed(amber=1, hand="", line="batdrone exhausted, sci-officer-morpheus, hunting-witch")
    with Situation(house="logos", hand="dextre", p1_line="sci-officer-morpheus", p1_amber=3) as table:
        table.answer("play dextre")
        table.changed(hand="", line="dextre exhausted amber:1", p1_amber=2)


# Tactical Officer Moon


def test_tactical_officer_moon_rearranges_a_battleline():
    with Situation(
        hand="tactical-officer-moon", line="dextre", p1_line="troll, krump damage:1, bumpsy"
    ) as table:
        table.answer("play tactical-officer-moon", "left")
        table.offers("choose p0", "choose p1", "skip")
        table.answer("choose p1", "order bumpsy troll krump")
        table.changed(
            hand="", line="tactical-officer-moon exhausted, dextre", p1_line="bumpsy, troll, krump damage:1"
        )


def test_tactical_officer_moon_may_leave_everything_and_moves_nobody_alone():
    with Situation(hand="tactical-officer-moon", p1_line="troll, krump") as table:
        table.answer("play tactical-officer-moon")
        table.offers("choose p1", "skip")
        table.answer("skip")
        table.changed(hand="", line="tactical-officer-moon exhausted")
    with Situation(hand="tactical-officer-moon", p1_line="troll") as table:
        table.answer("play tactical-officer-moon")
        table.changed(hand="", line="tactical-officer-moon exhausted")


# Transporter Platform


def test_transporter_platform_returns_a_friendly_creature_with_its_upgrades():
    with Situation(
        artifacts="transporter-platform", line="dextre +stunner +force-field/owner:1, mother +stunner",
        p1_line="troll",
    ) as table:  # fmt: skip
        table.answer("act transporter-platform")
        table.offers("choose dextre", "choose mother")
        table.answer("choose dextre")
        table.changed(
            artifacts="transporter-platform exhausted", line="mother +stunner", hand="dextre, stunner",
            p1_hand="force-field",
        )  # fmt: skip


@pytest.mark.rule("KF-STAT-WARD-01")
def test_a_ward_keeps_the_creature_but_not_its_upgrades_from_transporter_platform():
    with Situation(artifacts="transporter-platform", line="dextre warded +stunner", p1_line="troll") as table:
        table.answer("act transporter-platform")
        table.changed(artifacts="transporter-platform exhausted", line="dextre", hand="stunner")


# Book of leQ


def test_book_of_leq_changes_the_active_house():
    with Situation(
        artifacts="book-of-leq",
        deck="labwork, zap",
        hand="commander-chan, dextre",
        line="mother, navigator-ali",
    ) as table:
        table.answer("act book-of-leq")
        table.changed(artifacts="book-of-leq exhausted")
        assert GAME.visible(table.state, 1, table.state.players[0].deck[-1])
        assert all(table.can(answer) for answer in ("play dextre", "reap mother"))
        assert not any(table.can(answer) for answer in ("play commander-chan", "reap navigator-ali"))


@pytest.mark.parametrize("deck", ["zap", ""])
def test_book_of_leq_ends_the_turn(deck):
    with Situation(
        artifacts="book-of-leq", deck=deck, hand="6 commander-chan", line="navigator-ali exhausted"
    ) as table:
        table.answer("act book-of-leq")
        assert table.state.active == 1
        assert table.state.play[table.card("navigator-ali")].ready


# General Order 24


def test_general_order_24_destroys_a_house_at_the_start_of_each_turn():
    with Situation(
        artifacts="general-order-24", line="batdrone, troll", p1_line="doc-bookton, krump, umbra",
        hand="6 labwork", p1_hand="6 labwork", p1_houses="logos, dis, mars",
    ) as table:  # fmt: skip
        table.answer("end-turn")
        table.offers("choose doc-bookton", "choose krump", "choose umbra")
        table.answer("choose krump")
        table.changed(
            player=1, line="batdrone", discard="troll", p1_line="doc-bookton, umbra", p1_discard="krump"
        )
        table.answer("logos", "end-turn")  # the only creature of the other player is chosen for them
        table.changed(
            player=0, line="", discard="batdrone, troll", p1_line="umbra", p1_discard="doc-bookton, krump"
        )
        table.answer("logos")


def test_general_order_24_is_destroyed_when_a_player_has_no_creature():
    with Situation(
        artifacts="general-order-24", line="dextre", hand="6 labwork", p1_houses="logos, dis, mars"
    ) as table:
        table.answer("end-turn", "logos")
        table.changed(player=1, artifacts="", discard="general-order-24")


# Operations Officer Yshi


@pytest.mark.parametrize("way", ["fight", "reap"])
@pytest.mark.parametrize(("line", "captured"), [
    ("commander-chan exhausted, operations-officer-yshi, {}", 1), ("{}, dextre, operations-officer-yshi", 0),
])  # fmt: skip
def test_the_neighbors_of_operations_officer_yshi_capture(way, line, captured):
    with Situation(line=line.format("lieutenant-khrkhar"), p1_line="dust-pixie, troll", p1_amber=3) as table:
        answers = ["attack dust-pixie"] if way == "fight" else []
        table.answer(f"{way} lieutenant-khrkhar", *answers)
        assert table.state.play[table.card("lieutenant-khrkhar")].amber == captured
        assert table.state.players[1].amber == 3 - captured


def test_operations_officer_yshi_itself_captures_nothing_and_a_dead_neighbor_neither():
    with Situation(line="operations-officer-yshi, dextre", p1_line="troll", p1_amber=3) as table:
        table.answer("reap operations-officer-yshi")
        table.changed(amber=1, line="operations-officer-yshi exhausted, dextre")
    with Situation(house="logos", line="operations-officer-yshi, dextre", p1_line="troll", p1_amber=3) as table:
        table.answer("fight dextre")
        table.changed(line="operations-officer-yshi", deck="dextre", p1_line="troll damage:3")


# Peace Accord


def test_peace_accord_gives_to_each_player():
    with Situation(hand="peace-accord") as table:
        table.answer("play peace-accord")
        table.changed(amber=2, p1_amber=2, hand="", artifacts="peace-accord exhausted")


@pytest.mark.parametrize(("amber", "left"), [(6, 2), (3, 0)])
@pytest.mark.parametrize("side", ["", "p1_"])
def test_who_fights_breaks_the_peace_accord(amber, left, side):
    given = {f"{side}artifacts": "peace-accord"}
    with Situation(line="lieutenant-khrkhar", p1_line="troll", amber=amber, p1_amber=5, **given) as table:
        table.answer("fight lieutenant-khrkhar")
        table.changed(
            amber=left, line="", p1_line="troll damage:5", **{f"{side}artifacts": ""},
            **({"discard": "peace-accord, lieutenant-khrkhar"} if not side else
               {"discard": "lieutenant-khrkhar", "p1_discard": "peace-accord"}),
        )  # fmt: skip


def test_who_reaps_keeps_the_peace_accord():
    with Situation(line="lieutenant-khrkhar", amber=5, artifacts="peace-accord") as table:
        table.answer("reap lieutenant-khrkhar")
        table.changed(amber=6, line="lieutenant-khrkhar exhausted")


# Plasma Nozzle


@pytest.mark.rule("KF-DMG-15")
def test_plasma_nozzle_splashes_before_the_fight():
    with Situation(
        line="lieutenant-khrkhar +plasma-nozzle, dextre", p1_line="krump, troll, mother, bumpsy"
    ) as table:
        table.answer("fight lieutenant-khrkhar", "attack troll")
        table.changed(
            line="dextre",
            discard="lieutenant-khrkhar, plasma-nozzle",
            p1_line="krump damage:2, troll damage:7, mother damage:2, bumpsy",
        )


# Quixxle Stone


@pytest.mark.parametrize(("mine", "theirs", "can"), [
    ("dextre", "", False), ("dextre, mother", "troll", False), ("dextre", "troll", True), ("", "troll", True),
])  # fmt: skip
@pytest.mark.parametrize("side", ["", "p1_"])
def test_quixxle_stone_forbids_creatures_to_who_has_more(mine, theirs, can, side):
    with Situation(
        hand="commander-chan, zap", line=mine, p1_line=theirs, **{f"{side}artifacts": "quixxle-stone"}
    ) as table:
        assert table.can("play commander-chan") == can
        assert table.can("play zap")


# Uncharted Lands


def test_uncharted_lands_gets_six_amber():
    with Situation(hand="uncharted-lands") as table:
        table.answer("play uncharted-lands")
        table.changed(hand="", artifacts="uncharted-lands exhausted amber:6")


@pytest.mark.parametrize("side", ["", "p1_"])
def test_star_alliance_creatures_that_reap_take_amber_from_uncharted_lands(side):
    with Situation(line="lieutenant-khrkhar", **{f"{side}artifacts": "uncharted-lands amber:2"}) as table:
        table.answer("reap lieutenant-khrkhar")
        table.changed(
            amber=2, line="lieutenant-khrkhar exhausted", **{f"{side}artifacts": "uncharted-lands amber:1"}
        )


def test_others_and_an_empty_place_give_nothing():
    with Situation(house="logos", line="mother", artifacts="uncharted-lands amber:2") as table:
        table.answer("reap mother")
        table.changed(amber=1, line="mother exhausted")
    with Situation(line="lieutenant-khrkhar", artifacts="uncharted-lands") as table:
        table.answer("reap lieutenant-khrkhar")
        table.changed(amber=1, line="lieutenant-khrkhar exhausted")


# United Action


def test_united_action_allows_the_houses_that_you_have_in_play_and_no_use():
    hand = "united-action, labwork, dust-pixie, punch, commander-chan"
    with Situation(
        hand=hand, line="mother +way-of-the-bear, navigator-ali", p1_line="troll", artifacts="library-of-babble"
    ) as table:
        table.answer("play united-action")
        assert not any(table.can(a) for a in ("reap mother", "reap navigator-ali", "act library-of-babble"))
        assert all(table.can(a) for a in ("play labwork", "play dust-pixie", "play commander-chan"))
        table.refused("play punch", "KF-HOUSE-02")
        table.answer("play labwork", "archive commander-chan", "play dust-pixie", "left")
        table.refused("discard punch")


def test_united_action_is_played_first():
    with Situation(hand="united-action, force-field", line="mother") as table:
        table.answer("play force-field")
        table.refused("play united-action", "KF-KW-ALPHA-01")


# We Can ALL Win


def test_we_can_all_win_makes_keys_cheaper_until_the_end_of_your_next_turn():
    costs = []
    with Situation(
        hand="we-can-all-win", deck="9 labwork", p1_deck="9 labwork", houses="logos, dis, star-alliance",
        p1_houses="logos, dis, mars",
    ) as table:  # fmt: skip
        table.answer("play we-can-all-win")
        costs.append([table.key_cost(player) for player in (0, 1)])
        for _ in range(3):
            table.answer("end-turn", "logos")
            costs.append([table.key_cost(player) for player in (0, 1)])
            assert GAME.from_bytes(table.state.to_bytes()).to_bytes() == table.state.to_bytes()
    assert costs == [[4, 4], [4, 4], [4, 4], [6, 6]]


# What creatures have gained, on behalf of another player


@pytest.mark.rule("KF-ASIF-01")
def test_replicator_takes_amber_from_uncharted_lands_by_the_reap_effect_of_an_enemy():
    with Situation(
        house="logos", line="replicator", p1_line="lieutenant-khrkhar", p1_artifacts="uncharted-lands amber:3"
    ) as table:
        table.answer("reap replicator")
        table.changed(amber=2, line="replicator exhausted", p1_artifacts="uncharted-lands amber:2")


@pytest.mark.rule("KF-ASIF-01")
def test_replicator_lets_an_enemy_neighbor_of_yshi_capture_from_the_enemy():
    with Situation(
        house="logos",
        line="replicator",
        p1_line="lieutenant-khrkhar, operations-officer-yshi",
        amber=3,
        p1_amber=3,
    ) as table:
        table.answer("reap replicator", "choose lieutenant-khrkhar")
        table.changed(
            amber=4, line="replicator exhausted", p1_amber=2,
            p1_line="lieutenant-khrkhar amber:1, operations-officer-yshi",
        )  # fmt: skip


# Orders


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


# What they leave alone: a forbidden candidate or number is on the table


LEFT_ALONE = {
    "explo-rover": [
        case("fight troll", line="troll, krump +explo-rover", p1_line="bumpsy",
             changed={"line": "troll exhausted damage:5, krump +explo-rover", "p1_discard": "bumpsy",
                      "p1_line": ""}),
    ],
    "sci-officer-qincan": [
        case("end-turn; star-alliance", player=1, line="sci-officer-qincan", p1_amber=3,
             houses="star-alliance, logos, dis", changed={"player": 0},
             offers="reap sci-officer-qincan, end-turn"),
    ],
}  # fmt: skip


@pytest.mark.parametrize("card", LEFT_ALONE)
def test_a_card_leaves_alone_what_does_not_fit(card):
    for each in LEFT_ALONE[card]:
        each.check()
