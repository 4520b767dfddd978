"""What cards of Brobnar in Call of the Archons do: actions a to f."""

import pytest

from tests.games.keyforge.situations import Situation

FULL = "6 punch"  # a hand that draws nothing at the end of the turn


def test_anger_readies_a_friendly_creature_and_fights_with_it():
    with Situation(hand="anger", line="troll exhausted, bumpsy", p1_line="krump, headhunter") as table:
        table.answer("play anger")
        table.offers("ready troll", "ready bumpsy")
        table.answer("ready troll", "attack headhunter")
        table.changed(
            amber=1,
            hand="",
            discard="anger",
            line="troll exhausted damage:5, bumpsy",
            p1_line="krump",
            p1_discard="headhunter",
        )


@pytest.mark.rule("KF-EX-01")
def test_anger_fights_with_a_creature_that_is_ready_already():
    with Situation(hand="anger", line="bumpsy", p1_line="troll") as table:
        table.answer("play anger")
        table.changed(amber=1, hand="", discard="anger, bumpsy", line="", p1_line="troll damage:5")


@pytest.mark.rule("KF-FAQ-08")
@pytest.mark.parametrize("enemies", ["krump", ""])
def test_anger_only_unstuns_a_stunned_creature(enemies):
    with Situation(hand="anger", line="troll exhausted stunned", p1_line=enemies) as table:
        table.answer("play anger")
        table.changed(amber=1, hand="", discard="anger", line="troll exhausted")


@pytest.mark.rule("KF-FAQ-38")
def test_anger_without_enemies_leaves_the_creature_ready_for_later():
    with Situation(hand="anger", line="bumpsy exhausted") as table:
        table.answer("play anger")
        table.changed(amber=1, hand="", discard="anger", line="bumpsy")
        table.answer("reap bumpsy")
        table.changed(amber=2, line="bumpsy exhausted")


def test_anger_fights_with_a_creature_of_any_house():
    with Situation(hand="anger", line="troll house:dis", p1_line="bumpsy") as table:
        table.refused("fight troll")
        table.answer("play anger")
        table.changed(
            amber=1,
            hand="",
            discard="anger",
            line="troll house:dis exhausted damage:5",
            p1_line="",
            p1_discard="bumpsy",
        )


def test_anger_without_creatures_is_worth_its_aember():
    with Situation(hand="anger", p1_line="troll") as table:
        table.answer("play anger")
        table.changed(amber=1, hand="", discard="anger")


@pytest.mark.rule("KF-CTRL-05")
def test_barehanded_puts_artifacts_on_the_decks_of_their_owners():
    with Situation(
        hand="barehanded",
        artifacts="cannon exhausted, iron-obelisk owner:1",
        line="troll +blood-of-titans",
        deck="bumpsy",
        p1_deck="krump",
    ) as table:
        table.answer("play barehanded")
        table.changed(
            amber=1,
            hand="",
            discard="barehanded",
            artifacts="",
            deck="cannon, bumpsy",
            p1_deck="iron-obelisk, krump",
        )


def test_barehanded_lets_the_active_player_order_each_pile():
    with Situation(
        hand="barehanded",
        artifacts="cannon, banner-of-battle",
        p1_artifacts="2 iron-obelisk, screechbomb",
        p1_deck="krump",
    ) as table:
        table.answer("play barehanded")
        table.offers("order cannon banner-of-battle", "order banner-of-battle cannon")
        table.answer("order banner-of-battle cannon", "order iron-obelisk screechbomb iron-obelisk#2")
        table.changed(
            amber=1,
            hand="",
            discard="barehanded",
            artifacts="",
            deck="cannon, banner-of-battle",
            p1_artifacts="",
            p1_deck="iron-obelisk, screechbomb, iron-obelisk, krump",
        )


def test_barehanded_asks_for_no_order_of_equal_artifacts():
    with Situation(hand="barehanded", artifacts="2 cannon") as table:
        table.answer("play barehanded")
        table.changed(amber=1, hand="", discard="barehanded", artifacts="", deck="2 cannon")


def test_blood_money_puts_aember_on_an_enemy_creature():
    with Situation(hand="blood-money", line="troll", p1_line="bumpsy amber:1, krump", p1_amber=3) as table:
        table.answer("play blood-money")
        table.offers("exalt bumpsy", "exalt krump")
        table.answer("exalt bumpsy")
        table.changed(hand="", discard="blood-money", p1_line="bumpsy amber:3, krump")


def test_blood_money_without_enemy_creatures_does_nothing():
    with Situation(hand="blood-money", line="troll", p1_amber=3) as table:
        table.answer("play blood-money")
        table.changed(hand="", discard="blood-money")


def test_brothers_in_battle_lets_the_chosen_house_fight_and_do_nothing_else():
    with Situation(
        hand="brothers-in-battle",
        line="troll house:dis, krump house:dis exhausted, headhunter house:logos, bumpsy house:dis stunned",
        p1_line="smaaash, valdr house:dis",
    ) as table:
        table.offers("play brothers-in-battle", "discard brothers-in-battle", "end-turn")
        table.answer("play brothers-in-battle", "dis")
        table.offers("fight troll", "unstun bumpsy", "end-turn")
        table.answer("fight troll", "attack smaaash")
        table.changed(
            amber=1,
            hand="",
            discard="brothers-in-battle",
            line="troll house:dis exhausted damage:5, krump house:dis exhausted, headhunter house:logos, "
            "bumpsy house:dis stunned",
            p1_line="valdr house:dis",
            p1_discard="smaaash",
        )


def test_brothers_in_battle_leaves_the_active_house_alone():
    with Situation(hand="brothers-in-battle", line="troll", p1_line="smaaash") as table:
        table.answer("play brothers-in-battle", "mars")
        table.offers("fight troll", "reap troll", "end-turn")


@pytest.mark.parametrize(("before", "after"), [(0, 0), (6, 6), (7, 3), (10, 6)])
def test_burn_the_stockpile_needs_seven_aember(before, after):
    with Situation(hand="burn-the-stockpile", amber=8, p1_amber=before) as table:
        table.answer("play burn-the-stockpile")
        lost = {"p1_amber": after} if after != before else {}
        table.changed(hand="", discard="burn-the-stockpile", **lost)


def test_champions_challenge_spares_the_strongest_of_both_and_lets_them_fight():
    with Situation(
        hand="champion-s-challenge",
        amber=3,
        line="bumpsy, troll exhausted damage:1, headhunter",
        p1_line="krump, grenade-snib, smaaash",
    ) as table:
        table.answer("play champion-s-challenge")
        table.changed(
            amber=1,  # the grenade
            hand="",
            line="troll exhausted damage:7",
            discard="champion-s-challenge, headhunter, bumpsy",
            p1_line="",
            p1_discard="krump, smaaash, grenade-snib",
        )


@pytest.mark.rule("KF-WORD-16")
def test_champions_challenge_with_ties_spares_one_of_the_active_players_choice():
    with Situation(
        hand="champion-s-challenge", line="bumpsy, headhunter", p1_line="krump, valdr, smaaash"
    ) as table:
        table.answer("play champion-s-challenge")
        table.offers("choose krump", "choose valdr")
        table.answer("choose valdr")
        table.offers("choose bumpsy", "choose headhunter")
        table.answer("choose headhunter")
        table.changed(
            hand="",
            line="",
            discard="champion-s-challenge, headhunter, bumpsy",
            p1_line="valdr damage:5",
            p1_discard="smaaash, krump",
        )


def test_champions_challenge_without_friendly_creatures_only_destroys():
    with Situation(hand="champion-s-challenge", p1_line="troll, smaaash") as table:
        table.answer("play champion-s-challenge")
        table.changed(hand="", discard="champion-s-challenge", p1_line="troll", p1_discard="smaaash")


def test_champions_challenge_reads_power_as_it_is_now():
    with Situation(hand="champion-s-challenge", p1_line="troll, smaaash +blood-of-titans") as table:
        table.answer("play champion-s-challenge")
        table.changed(
            hand="",
            discard="champion-s-challenge",
            p1_line="smaaash +blood-of-titans",
            p1_discard="troll",
        )


def test_cowards_end_destroys_the_undamaged_and_chains():
    with Situation(
        hand="coward-s-end",
        line="bumpsy, krump damage:1",
        p1_line="troll damage:7, smaaash exhausted",
        artifacts="cannon",
    ) as table:
        table.answer("play coward-s-end")
        table.changed(
            hand="",
            chains=3,
            line="krump damage:1",
            discard="coward-s-end, bumpsy",
            p1_line="troll damage:7",
            p1_discard="smaaash",
        )


def test_follow_the_leader_lets_every_friendly_creature_fight():
    with Situation(
        hand="follow-the-leader",
        line="troll house:dis, bumpsy, krump house:logos exhausted",
        p1_line="headhunter, valdr house:dis",
    ) as table:
        table.refused("fight troll")
        table.answer("play follow-the-leader")
        table.offers("fight troll", "fight bumpsy", "reap bumpsy", "end-turn")
        table.answer("fight troll", "attack headhunter")
        table.changed(
            hand="",
            discard="follow-the-leader",
            line="troll house:dis exhausted damage:5, bumpsy, krump house:logos exhausted",
            p1_line="valdr house:dis",
            p1_discard="headhunter",
        )


@pytest.mark.rule("KF-LAST-01")
def test_follow_the_leader_ends_with_the_turn():
    with Situation(
        effects="follow-the-leader", hand=FULL, line="troll house:dis", p1_line="krump", p1_hand=FULL
    ) as table:
        assert table.can("fight troll")
        table.answer("end-turn", "brobnar", "end-turn", "brobnar")
        table.refused("fight troll")
