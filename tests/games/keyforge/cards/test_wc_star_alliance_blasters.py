"""Star Alliance of Worlds Collide: the blasters and their officers."""

from functools import partial

import pytest

from tests.games.keyforge import situations
from trivault.games.keyforge.game import GAME

Situation = partial(situations.Situation, house="star-alliance")

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
