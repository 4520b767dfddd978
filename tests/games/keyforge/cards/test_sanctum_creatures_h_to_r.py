"""What cards of Sanctum in Call of the Archons do: creatures h to r."""

import pytest

from tests.games.keyforge.houses import Sanctum

FULL = "6 virtuous-works"  # a hand that draws nothing at the end of the turn


def test_horseman_of_death_brings_the_dead_horsemen_back():
    with Sanctum(
        hand="horseman-of-death",
        discard="horseman-of-war, sequis, horseman-of-death, horseman-of-famine",
        p1_discard="horseman-of-pestilence",
        line="horseman-of-pestilence",
    ) as table:
        table.answer("play horseman-of-death", "left")
        table.changed(
            hand="horseman-of-famine, horseman-of-death, horseman-of-war",
            discard="sequis",
            line="horseman-of-death exhausted, horseman-of-pestilence",
        )


def test_horseman_of_death_rides_alone():
    with Sanctum(hand="horseman-of-death", discard="sequis") as table:
        table.answer("play horseman-of-death")
        table.changed(hand="", line="horseman-of-death exhausted")


@pytest.mark.rule("KF-WORD-18")
def test_horseman_of_famine_destroys_the_least_powerful_creature():
    with Sanctum(
        hand="horseman-of-famine", line="sequis, jehu-the-bureaucrat", p1_line="wardrummer, troll"
    ) as table:
        table.answer("play horseman-of-famine", "right")
        table.offers("destroy jehu-the-bureaucrat", "destroy wardrummer")
        table.answer("destroy wardrummer")
        table.changed(
            hand="",
            line="sequis, jehu-the-bureaucrat, horseman-of-famine exhausted",
            p1_line="troll",
            p1_discard="wardrummer",
        )


def test_horseman_of_famine_starves_somebody_whenever_it_reaps_and_fights():
    with Sanctum(line="horseman-of-famine, bulwark", p1_line="valdr, silvertooth") as table:
        table.answer("reap horseman-of-famine")
        table.changed(
            amber=1, line="horseman-of-famine exhausted, bulwark", p1_line="valdr", p1_discard="silvertooth"
        )
    with Sanctum(line="horseman-of-famine, raiding-knight", p1_line="silvertooth, valdr") as table:
        table.answer("fight horseman-of-famine", "attack silvertooth")
        table.changed(
            line="horseman-of-famine exhausted damage:2",
            discard="raiding-knight",
            p1_line="valdr",
            p1_discard="silvertooth",
        )


def test_horseman_of_famine_alone_starves_itself():
    with Sanctum(hand="horseman-of-famine") as table:
        table.answer("play horseman-of-famine")
        table.changed(hand="", discard="horseman-of-famine")


def test_horseman_of_pestilence_harms_all_but_horsemen():
    with Sanctum(
        hand="horseman-of-pestilence",
        line="horseman-of-war, troll",
        p1_line="horseman-of-death, sequis, urchin",
    ) as table:
        table.answer("play horseman-of-pestilence", "left")
        table.changed(
            hand="",
            line="horseman-of-pestilence exhausted, horseman-of-war, troll damage:1",
            p1_line="horseman-of-death, sequis armor-used:1",
            p1_discard="urchin",
        )


def test_horseman_of_pestilence_harms_whenever_it_reaps_and_fights():
    with Sanctum(line="horseman-of-pestilence, troll", p1_line="krump") as table:
        table.answer("reap horseman-of-pestilence")
        table.changed(
            amber=1, line="horseman-of-pestilence exhausted, troll damage:1", p1_line="krump damage:1"
        )
    with Sanctum(line="horseman-of-pestilence, troll", p1_line="silvertooth, krump") as table:
        table.answer("fight horseman-of-pestilence", "attack silvertooth")
        table.changed(
            line="horseman-of-pestilence exhausted damage:2, troll damage:1",
            p1_line="krump damage:1",
            p1_discard="silvertooth",
        )


def test_horseman_of_war_sends_every_friendly_creature_to_fight_and_nothing_else():
    with Sanctum(
        hand="horseman-of-war",
        line="troll, sequis, noddy-the-thief house:sanctum, krump stunned, valdr exhausted",
        artifacts="hallowed-blaster",
        p1_line="bumpsy",
    ) as table:
        assert table.can("reap sequis")
        table.answer("play horseman-of-war", "left")
        table.offers(
            "fight troll",
            "fight sequis",
            "fight noddy-the-thief",
            "unstun krump",
            "act hallowed-blaster",
            "end-turn",
        )
        table.refused("reap sequis", "KF-GEN-01")
        table.refused("act noddy-the-thief", "KF-GEN-01")
        table.answer("fight troll")
        table.changed(
            hand="",
            line="horseman-of-war exhausted, troll exhausted damage:5, sequis, noddy-the-thief house:sanctum, "
            "krump stunned, valdr exhausted",
            p1_line="",
            p1_discard="bumpsy",
        )


@pytest.mark.rule("KF-LAST-02")
def test_horseman_of_war_is_obeyed_without_it_until_the_turn_ends():
    with Sanctum(
        hand=f"horseman-of-war, the-harder-they-come, {FULL}",
        line="sequis",
        p1_line="troll",
        p1_hand="6 bumpsy",
    ) as table:
        table.answer("play horseman-of-war", "left", "play the-harder-they-come", "purge horseman-of-war")
        assert table.can("fight sequis")
        assert not table.can("reap sequis")
        table.answer("end-turn", "brobnar")
        assert table.can("reap troll")
        table.answer("end-turn", "sanctum")
        assert table.can("reap sequis")


def test_jehu_earns_two_aember_when_you_choose_sanctum():
    with Sanctum(
        line="jehu-the-bureaucrat stunned", p1_line="jehu-the-bureaucrat", step="house", house=""
    ) as table:
        table.answer("sanctum")
        table.changed(amber=2)


def test_jehu_earns_nothing_with_another_house():
    with Sanctum(line="jehu-the-bureaucrat", step="house", house="") as table:
        table.answer("brobnar")
        table.changed()


@pytest.mark.rule("KF-HOUSE-09")
def test_jehu_earns_before_the_archives_are_taken():
    with Sanctum(line="jehu-the-bureaucrat", archives="sequis", step="house", house="") as table:
        table.answer("sanctum")
        table.changed(amber=2)
        table.offers("take-archives", "skip")
        table.answer("take-archives")
        table.changed(hand="sequis", archives="")


def test_lady_maxena_stuns_a_creature():
    with Sanctum(hand="lady-maxena", line="sequis", p1_line="troll") as table:
        table.answer("play lady-maxena", "left")
        table.offers("stun lady-maxena", "stun sequis", "stun troll")
        table.answer("stun troll")
        table.changed(hand="", line="lady-maxena exhausted, sequis", p1_line="troll stunned")


def test_lady_maxena_goes_back_to_the_hand_of_her_owner():
    with Sanctum(line="lady-maxena damage:2 amber:1 +shoulder-armor, lady-maxena owner:1") as table:
        table.answer("act lady-maxena")
        table.changed(line="lady-maxena owner:1", hand="lady-maxena", discard="shoulder-armor", p1_amber=1)
        table.answer("act lady-maxena")
        table.changed(line="", p1_hand="lady-maxena")


def test_lord_golgotha_hits_the_neighbors_of_its_foe_before_the_fight():
    with Sanctum(line="lord-golgotha, sequis", p1_line="wardrummer, krump, valdr, bumpsy") as table:
        table.answer("fight lord-golgotha", "attack krump")
        table.changed(
            line="lord-golgotha exhausted damage:4 armor-used:2, sequis",
            p1_line="krump damage:5, valdr damage:3, bumpsy",
            p1_discard="wardrummer",
        )


def test_lord_golgotha_does_not_hit_when_it_is_attacked():
    with Sanctum(line="bumpsy, krump", p1_line="lord-golgotha", house="brobnar") as table:
        table.answer("fight bumpsy")
        table.changed(line="krump", discard="bumpsy", p1_line="lord-golgotha damage:3 armor-used:2")


@pytest.mark.rule("KF-WORD-12")
def test_numquid_destroys_until_the_opponent_has_no_more_creatures_than_you():
    with Sanctum(hand="numquid-the-fair", line="sequis", p1_line="troll, krump, valdr, bumpsy") as table:
        table.answer("play numquid-the-fair", "left")
        table.offers("destroy troll", "destroy krump", "destroy valdr", "destroy bumpsy")
        table.answer("destroy krump")
        table.offers("destroy troll", "destroy valdr", "destroy bumpsy")
        table.answer("destroy troll")
        table.changed(
            hand="",
            line="numquid-the-fair exhausted, sequis",
            p1_line="valdr, bumpsy",
            p1_discard="troll, krump",
        )


@pytest.mark.parametrize(("enemies", "fallen"), [("troll", "troll"), ("", "")])
def test_numquid_destroys_at_least_one_enemy_creature(enemies, fallen):
    with Sanctum(hand="numquid-the-fair", line="3 sequis", p1_line=enemies) as table:
        table.answer("play numquid-the-fair", "right")
        lost = {"p1_line": "", "p1_discard": fallen} if fallen else {}
        table.changed(hand="", line="sequis, sequis, sequis, numquid-the-fair exhausted", **lost)


def test_numquid_goes_on_after_a_ward():
    with Sanctum(hand="numquid-the-fair", p1_line="troll warded, krump") as table:
        table.answer("play numquid-the-fair", "destroy troll", "destroy troll")
        table.changed(hand="", line="numquid-the-fair exhausted", p1_line="krump", p1_discard="troll")


@pytest.mark.rule("KF-WORD-13")
def test_numquid_stops_when_it_has_left_play():
    with Sanctum(hand="numquid-the-fair", p1_line="troll +phoenix-heart, krump, valdr") as table:
        table.answer("play numquid-the-fair", "destroy troll")
        table.changed(
            hand="",
            discard="numquid-the-fair",
            p1_line="krump damage:3, valdr damage:3",
            p1_hand="troll",
            p1_discard="phoenix-heart",
        )


def test_protectrix_heals_a_creature_and_keeps_it_from_damage():
    with Sanctum(
        line="protectrix, sequis damage:3, bulwark", p1_line="troll, wardrummer damage:1", hand="mighty-lance"
    ) as table:
        table.answer("reap protectrix")
        table.offers("heal protectrix", "heal sequis", "heal bulwark", "heal troll", "heal wardrummer", "skip")
        table.answer("heal sequis", "fight sequis", "attack troll")
        table.changed(
            amber=1,
            line="protectrix exhausted, sequis exhausted, bulwark",
            p1_line="troll damage:4, wardrummer damage:1",
        )
        table.answer("play mighty-lance", "choose sequis", "choose protectrix")
        table.changed(
            hand="", discard="mighty-lance", line="protectrix exhausted damage:3, sequis exhausted, bulwark"
        )


@pytest.mark.rule("KF-HEAL-02", "KF-WORD-03")
@pytest.mark.parametrize("answer", ["heal sequis", "skip"])
def test_protectrix_protects_nobody_whom_it_does_not_heal(answer):
    with Sanctum(line="protectrix, sequis", p1_line="silvertooth") as table:
        table.answer("reap protectrix", answer, "fight sequis")
        table.changed(
            amber=1,
            line="protectrix exhausted, sequis exhausted armor-used:2",
            p1_line="",
            p1_discard="silvertooth",
        )


@pytest.mark.rule("KF-LAST-04")
def test_protectrix_does_not_protect_who_left_and_came_back():
    with Sanctum(line="protectrix, lady-maxena damage:1", hand="mighty-lance", p1_line="troll") as table:
        table.answer("reap protectrix", "heal lady-maxena", "act lady-maxena", "play lady-maxena", "right")
        table.answer("stun troll", "play mighty-lance", "choose lady-maxena")
        table.changed(
            amber=1,
            hand="",
            discard="mighty-lance",
            line="protectrix exhausted damage:3, lady-maxena exhausted damage:1 armor-used:2",
            p1_line="troll stunned",
        )


@pytest.mark.parametrize(("before", "mark", "after"), [(2, " amber:1", {"p1_amber": 1}), (0, "", {})])
def test_raiding_knight_captures_one(before, mark, after):
    with Sanctum(hand="raiding-knight", p1_amber=before, amber=3) as table:
        table.answer("play raiding-knight")
        table.changed(hand="", line=f"raiding-knight exhausted{mark}", **after)


@pytest.mark.rule("KF-EX-04", "KF-DMG-09")
def test_raiding_knights_armor_keeps_two_of_five_damage_off():
    with Sanctum(line="bumpsy house:dis", p1_line="raiding-knight", house="dis") as table:
        table.answer("fight bumpsy")
        table.changed(
            line="bumpsy house:dis exhausted damage:4", p1_line="raiding-knight damage:3 armor-used:2"
        )


@pytest.mark.rule("KF-EX-14", "KF-ARM-01")
def test_raiding_knights_armor_is_used_up_over_a_turn_and_whole_in_the_next():
    with Sanctum(
        hand="horseman-of-pestilence, mighty-lance, " + FULL, p1_line="raiding-knight", p1_hand=FULL
    ) as table:
        table.answer("play horseman-of-pestilence")
        table.changed(
            hand="mighty-lance, " + FULL,
            line="horseman-of-pestilence exhausted",
            p1_line="raiding-knight armor-used:1",
        )
        table.answer("play mighty-lance", "choose raiding-knight")
        table.changed(hand=FULL, discard="mighty-lance", p1_line="raiding-knight damage:2 armor-used:2")
        table.answer("end-turn")
        table.changed(player=1, line="horseman-of-pestilence", p1_line="raiding-knight damage:2")
        table.answer("sanctum")


@pytest.mark.rule("KF-FAQ-46", "KF-DMG-10")
def test_raiding_knights_armor_counts_before_shadow_self_takes_the_rest():
    with Sanctum(line="bulwark damage:3 armor-used:2", p1_line="raiding-knight, shadow-self") as table:
        table.answer("fight bulwark", "attack raiding-knight")
        table.changed(line="", discard="bulwark", p1_line="raiding-knight armor-used:2, shadow-self damage:2")
