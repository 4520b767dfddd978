"""What cards of Brobnar in Call of the Archons do: creatures b to k."""

import pytest

from tests.games.keyforge.situations import Situation


def test_bilgum_avalanche_rolls_when_its_controller_forges():
    with Situation(
        line="bilgum-avalanche, bumpsy", p1_line="troll, looter-goblin", amber=6, step="forge", house=""
    ) as table:
        table.answer("blue")
        table.changed(keys="blue", p1_line="troll damage:2", p1_discard="looter-goblin")


def test_bilgum_avalanche_stays_when_the_opponent_forges():
    with Situation(p1_line="bilgum-avalanche", line="troll", amber=6, step="forge", house="") as table:
        table.answer("blue")
        table.changed(keys="blue")


@pytest.mark.parametrize(("before", "lost"), [(3, {"p1_amber": 2}), (0, {})])
def test_bumpsy_costs_the_opponent_one_aember(before, lost):
    with Situation(hand="bumpsy", amber=2, p1_amber=before) as table:
        table.answer("play bumpsy")
        table.changed(hand="", line="bumpsy exhausted", **lost)


def test_earthshaker_destroys_everybody_of_power_three_or_lower():
    with Situation(
        hand="earthshaker",
        line="wardrummer, wardrummer +blood-of-titans",
        p1_line="grenade-snib power:2, looter-goblin, bumpsy",
    ) as table:
        table.answer("play earthshaker", "left")
        table.changed(
            hand="",
            line="earthshaker exhausted, wardrummer +blood-of-titans",
            discard="wardrummer",
            p1_line="grenade-snib power:2, bumpsy",
            p1_discard="looter-goblin",
        )


def test_firespitter_burns_all_enemies_before_the_fight():
    with Situation(line="firespitter", p1_line="troll, looter-goblin, krump") as table:
        table.answer("fight firespitter", "attack krump")
        table.changed(
            line="",
            discard="firespitter",
            p1_line="troll damage:1, looter-goblin damage:1",
            p1_discard="krump",
        )


@pytest.mark.rule("KF-FIGHT-05")
def test_firespitter_that_burns_its_target_is_not_struck():
    with Situation(line="firespitter, bumpsy", p1_line="troll, smaaash damage:4, krump damage:5") as table:
        table.answer("fight firespitter", "attack smaaash")
        table.changed(
            line="firespitter exhausted, bumpsy",
            p1_line="troll damage:1",
            p1_discard="krump, smaaash",
        )


def test_firespitter_does_not_burn_when_it_is_attacked_or_reaps():
    with Situation(line="troll", p1_line="firespitter") as table:
        table.answer("fight troll")
        table.changed(line="troll exhausted damage:5", p1_line="", p1_discard="firespitter")
    with Situation(line="firespitter", p1_line="troll") as table:
        table.answer("reap firespitter")
        table.changed(amber=1, line="firespitter exhausted")


def test_ganger_chieftain_may_ready_and_fight_with_a_neighbor():
    with Situation(
        hand="ganger-chieftain", line="troll exhausted house:dis, bumpsy exhausted", p1_line="smaaash"
    ) as table:
        table.answer("play ganger-chieftain", "left")
        table.offers("ready troll", "skip")
        table.answer("ready troll")
        table.changed(
            hand="",
            line="ganger-chieftain exhausted, troll house:dis exhausted damage:5, bumpsy exhausted",
            p1_line="",
            p1_discard="smaaash",
        )


def test_ganger_chieftain_may_let_it_be():
    with Situation(hand="ganger-chieftain", line="troll exhausted", p1_line="smaaash") as table:
        table.answer("play ganger-chieftain", "right", "skip")
        table.changed(hand="", line="troll exhausted, ganger-chieftain exhausted")


def test_ganger_chieftain_alone_has_no_neighbor():
    with Situation(hand="ganger-chieftain", p1_line="smaaash") as table:
        table.answer("play ganger-chieftain")
        table.changed(hand="", line="ganger-chieftain exhausted")


def test_grenade_snib_costs_the_opponent_of_its_controller_two_aember():
    with Situation(line="grenade-snib", p1_line="troll", amber=4, p1_amber=3) as table:
        table.answer("fight grenade-snib")
        table.changed(line="", discard="grenade-snib", p1_line="troll damage:2", p1_amber=1)
    with Situation(line="troll", p1_line="grenade-snib", amber=4, p1_amber=3) as table:
        table.answer("fight troll")
        table.changed(amber=2, line="troll exhausted damage:2", p1_line="", p1_discard="grenade-snib")


def test_grenade_snib_goes_off_only_when_it_is_destroyed():
    with Situation(hand="wardrummer", line="grenade-snib", p1_amber=3) as table:
        table.answer("play wardrummer", "left")
        table.changed(hand="grenade-snib", line="wardrummer exhausted")


@pytest.mark.parametrize(
    ("enemy", "after"),
    [
        ("wardrummer", {"amber": 1, "line": "headhunter exhausted damage:3", "p1_line": "",
                        "p1_discard": "wardrummer"}),
        ("troll", {"line": "", "discard": "headhunter", "p1_line": "troll damage:5"}),
        ("looter-goblin", {"amber": 1, "line": "headhunter exhausted"}),
    ],
)  # fmt: skip
def test_headhunter_is_paid_for_a_fight_that_it_survives(enemy, after):
    with Situation(line="headhunter", p1_line=enemy) as table:
        table.answer("fight headhunter")
        table.changed(**after)


@pytest.mark.rule("KF-FIGHT-10")
def test_headhunter_is_not_paid_for_defending():
    with Situation(line="wardrummer", p1_line="headhunter") as table:
        table.answer("fight wardrummer")
        table.changed(line="", discard="wardrummer", p1_line="headhunter damage:3")


def test_hebe_the_huge_tramples_the_other_undamaged_creatures():
    with Situation(
        hand="hebe-the-huge",
        line="bumpsy, krump damage:1",
        p1_line="troll, looter-goblin, wardrummer damage:2, firespitter",
    ) as table:
        table.answer("play hebe-the-huge", "left")
        table.changed(
            hand="",
            line="hebe-the-huge exhausted, bumpsy damage:2, krump damage:1",
            p1_line="troll damage:2, wardrummer damage:2, firespitter damage:1 armor-used:1",
            p1_discard="looter-goblin",
        )


@pytest.mark.rule("KF-PLAY-13")
def test_kelifi_dragon_needs_seven_aember_which_it_does_not_cost():
    with Situation(hand="kelifi-dragon", amber=6, p1_amber=9) as table:
        table.refused("play kelifi-dragon", "KF-PLAY-13")
        assert table.can("discard kelifi-dragon")
    with Situation(hand="kelifi-dragon", amber=7) as table:
        table.answer("play kelifi-dragon")
        table.changed(hand="", line="kelifi-dragon exhausted")


def test_kelifi_dragon_reaps_fire():
    with Situation(line="kelifi-dragon, bumpsy", p1_line="troll") as table:
        table.answer("reap kelifi-dragon")
        table.offers("damage kelifi-dragon", "damage bumpsy", "damage troll")
        table.answer("damage troll")
        table.changed(amber=2, line="kelifi-dragon exhausted, bumpsy", p1_line="troll damage:5")


def test_kelifi_dragon_fights_with_fire():
    with Situation(line="kelifi-dragon", p1_line="troll, bumpsy") as table:
        table.answer("fight kelifi-dragon", "attack troll", "damage bumpsy")
        table.changed(
            amber=1,
            line="kelifi-dragon exhausted damage:8",
            p1_line="",
            p1_discard="bumpsy, troll",
        )


def test_king_of_the_crag_weakens_enemy_brobnar_creatures():
    with Situation(line="king-of-the-crag, bumpsy", p1_line="troll, krump house:dis, smaaash") as table:
        powers = [table.power(name) for name in ("king-of-the-crag", "bumpsy", "troll", "krump", "smaaash")]
        assert powers == [7, 5, 6, 6, 3]


@pytest.mark.rule("KF-FAQ-36", "KF-DMG-03")
def test_king_of_the_crag_destroys_an_enemy_left_without_power():
    with Situation(hand="king-of-the-crag", p1_line="looter-goblin, wardrummer, troll damage:6") as table:
        table.answer("play king-of-the-crag")
        table.changed(
            hand="",
            line="king-of-the-crag exhausted",
            p1_line="wardrummer",
            p1_discard="troll, looter-goblin",
        )


@pytest.mark.rule("KF-FAQ-62", "KF-DEST-15")
def test_king_of_the_crag_destroys_pingle_before_it_annoys():
    with Situation(hand="king-of-the-crag", p1_line="pingle-who-annoys") as table:
        table.answer("play king-of-the-crag")
        table.changed(hand="", line="king-of-the-crag exhausted", p1_line="", p1_discard="pingle-who-annoys")


def test_krump_makes_the_loser_pay():
    with Situation(line="krump", p1_line="bumpsy, troll", p1_amber=2) as table:
        table.answer("fight krump", "attack bumpsy")
        table.changed(line="krump exhausted damage:5", p1_line="troll", p1_discard="bumpsy", p1_amber=1)


def test_krump_makes_an_attacker_pay_too():
    with Situation(line="bumpsy", p1_line="krump", amber=2) as table:
        table.answer("fight bumpsy")
        table.changed(amber=1, line="", discard="bumpsy", p1_line="krump damage:5")


@pytest.mark.rule("KF-FIGHT-11")
def test_krump_must_survive():
    with Situation(line="krump", p1_line="valdr", p1_amber=2) as table:
        table.answer("fight krump")
        table.changed(line="", discard="krump", p1_line="", p1_discard="valdr")


def test_krump_is_not_paid_for_other_deaths():
    with Situation(line="krump", p1_line="bumpsy", hand="2 punch", p1_amber=2) as table:
        table.answer("play punch", "damage bumpsy", "play punch", "damage bumpsy")
        table.changed(amber=2, hand="", discard="2 punch", p1_line="", p1_discard="bumpsy")
