"""What cards of Dis in Call of the Archons do: actions h to t."""

import pytest

from tests.games.keyforge.houses import Dis
from trivault.games.keyforge.rules.damage import armor

FULL = "6 fear"  # a hand that draws nothing at the end of the turn
THEIR_FULL = "6 punch"


def test_hand_of_dis_destroys_a_creature_between_others():
    with Dis(
        hand="hand-of-dis", line="charette, snudge, shooler", p1_line="troll, krump, bumpsy, smaaash"
    ) as table:
        table.answer("play hand-of-dis")
        table.offers("destroy snudge", "destroy krump", "destroy bumpsy")
        table.answer("destroy krump")
        table.changed(hand="", discard="hand-of-dis", p1_line="troll, bumpsy, smaaash", p1_discard="krump")


def test_hand_of_dis_cannot_reach_flanks():
    with Dis(hand="hand-of-dis", line="charette", p1_line="troll, bumpsy") as table:
        table.answer("play hand-of-dis")
        table.changed(hand="", discard="hand-of-dis")


def test_hecatomb_pays_each_player_for_the_dis_creatures_they_controlled():
    with Dis(
        hand="hecatomb",
        line="charette, troll, snudge owner:1",
        p1_line="shooler, bumpsy, troll house:dis, pit-demon warded",
    ) as table:
        table.answer("play hecatomb")
        table.changed(
            amber=3,
            hand="",
            line="troll",
            discard="hecatomb, charette",
            p1_amber=2,
            p1_line="bumpsy, pit-demon",
            p1_discard="troll house:dis, shooler, snudge",
        )


def test_hecatomb_without_dis_creatures_pays_its_bonus_alone():
    with Dis(hand="hecatomb", line="troll", p1_line="charette house:mars") as table:
        table.answer("play hecatomb")
        table.changed(amber=1, hand="", discard="hecatomb")


def test_hysteria_returns_all_creatures_to_their_owners():
    with Dis(
        hand="hysteria", line="charette, troll owner:1", p1_line="bumpsy +flame-wreathed, dust-imp"
    ) as table:
        table.answer("play hysteria")
        table.changed(
            hand="charette",
            discard="hysteria",
            line="",
            p1_line="",
            p1_hand="troll, bumpsy, dust-imp",
            p1_discard="flame-wreathed",
        )


def test_key_hammer_unforges_the_last_key_and_pays_for_it():
    with Dis(hand="key-hammer", p1_keys="red, blue", p1_forged_last="blue") as table:
        table.answer("play key-hammer")
        table.changed(amber=1, hand="", discard="key-hammer", p1_keys="red", p1_amber=6)


def test_key_hammer_pays_though_there_is_no_key_to_unforge():
    with Dis(hand="key-hammer", p1_keys="red", keys="blue", forged_last="blue") as table:
        table.answer("play key-hammer")
        table.changed(amber=1, hand="", discard="key-hammer", p1_amber=6)


@pytest.mark.rule("KF-FAQ-51")
def test_key_hammer_unforges_one_of_two_keys_of_your_choice():
    with Dis(hand="key-hammer", p1_keys="red, yellow", p1_forged_last="red, yellow") as table:
        table.answer("play key-hammer")
        table.offers("red", "yellow")
        table.answer("yellow")
        table.changed(amber=1, hand="", discard="key-hammer", p1_keys="red", p1_amber=6)


def test_two_key_hammers_do_not_unforge_one_key_twice():
    with Dis(hand="2 key-hammer", p1_keys="red, blue", p1_forged_last="blue") as table:
        table.answer("play key-hammer", "play key-hammer")
        table.changed(amber=2, hand="", discard="2 key-hammer", p1_keys="red", p1_amber=12)


def test_mind_barb_takes_a_card_of_the_opponents_hand():
    with Dis(hand="mind-barb, fear", p1_hand="2 punch") as table:
        table.answer("play mind-barb")
        table.changed(amber=1, hand="fear", discard="mind-barb", p1_hand="punch", p1_discard="punch")


def test_mind_barb_finds_nothing_in_an_empty_hand():
    with Dis(hand="mind-barb, fear") as table:
        table.answer("play mind-barb")
        table.changed(amber=1, hand="fear", discard="mind-barb")


def test_pandemonium_lets_the_undamaged_of_both_sides_capture():
    with Dis(
        hand="pandemonium",
        amber=4,
        line="charette, snudge amber:1, shooler damage:1",
        p1_line="troll, bumpsy damage:2",
        p1_amber=2,
    ) as table:
        table.answer("play pandemonium")
        table.changed(
            hand="",
            discard="pandemonium",
            line="charette amber:1, snudge amber:2, shooler damage:1",
            p1_line="troll amber:1, bumpsy damage:2",
            p1_amber=0,
        )
        assert table.state.players[0].amber == 4  # one more for the card, one less for the troll


@pytest.mark.rule("KF-GEN-07")
def test_pandemonium_with_too_little_aember_lets_the_active_player_say_who_captures():
    with Dis(
        hand="pandemonium", amber=1, line="charette, snudge", p1_line="troll, bumpsy, krump", p1_amber=1
    ) as table:
        table.answer("play pandemonium")
        table.offers("capture charette", "capture snudge")
        table.answer("capture snudge")
        table.offers("capture troll bumpsy", "capture troll krump", "capture bumpsy krump")
        table.answer("capture troll krump")
        table.changed(
            amber=0,
            hand="",
            discard="pandemonium",
            line="charette, snudge amber:1",
            p1_line="troll amber:1, bumpsy, krump amber:1",
            p1_amber=0,
        )


def test_pandemonium_without_aember_captures_nothing():
    with Dis(hand="pandemonium", line="charette, snudge", p1_line="troll damage:1") as table:
        table.answer("play pandemonium")
        table.changed(amber=1, hand="", discard="pandemonium")


def test_poltergeist_uses_an_artifact_of_any_player_and_destroys_it():
    with Dis(
        hand="poltergeist",
        line="charette",
        artifacts="library-of-the-damned",
        p1_artifacts="cannon",
        p1_line="troll",
    ) as table:
        table.answer("play poltergeist")
        table.offers("choose library-of-the-damned", "choose cannon")
        table.answer("choose cannon", "damage troll")
        table.changed(
            amber=1,
            hand="",
            discard="poltergeist",
            p1_artifacts="",
            p1_discard="cannon",
            p1_line="troll damage:2",
        )


@pytest.mark.rule("KF-ASIF-02")
@pytest.mark.rule("KF-ASIF-03")
def test_poltergeist_sacrifices_as_if_the_artifact_were_yours():
    with Dis(hand="poltergeist", amber=3, p1_artifacts="screechbomb", p1_amber=3) as table:
        table.answer("play poltergeist")
        table.changed(
            amber=4, hand="", discard="poltergeist", p1_amber=1, p1_artifacts="", p1_discard="screechbomb"
        )


@pytest.mark.rule("KF-FAQ-58")
def test_poltergeist_just_destroys_what_cannot_be_used():
    with Dis(hand="poltergeist", p1_artifacts="banner-of-battle", p1_line="troll") as table:
        table.answer("play poltergeist")
        table.changed(amber=1, hand="", discard="poltergeist", p1_artifacts="", p1_discard="banner-of-battle")


@pytest.mark.rule("KF-USE-11")
def test_poltergeist_just_destroys_what_is_exhausted():
    with Dis(hand="poltergeist", p1_artifacts="screechbomb exhausted", p1_amber=3) as table:
        table.answer("play poltergeist")
        table.changed(amber=1, hand="", discard="poltergeist", p1_artifacts="", p1_discard="screechbomb")


def test_red_hot_armor_melts_the_armor_of_enemies_into_damage():
    with Dis(
        hand="red-hot-armor", line="firespitter", p1_line="raiding-knight, troll, champion-tabris damage:4"
    ) as table:
        table.answer("play red-hot-armor")
        table.changed(
            amber=1,
            hand="",
            discard="red-hot-armor",
            p1_line="raiding-knight damage:2, troll",
            p1_discard="champion-tabris",
        )
        assert armor(table.state, table.card("raiding-knight")) == 0
        assert armor(table.state, table.card("firespitter")) == 1


def test_red_hot_armor_counts_used_armor_too():
    with Dis(hand="punch house:dis, red-hot-armor", p1_line="raiding-knight") as table:
        table.answer("play punch")
        table.changed(
            amber=1,
            hand="red-hot-armor",
            discard="punch house:dis",
            p1_line="raiding-knight damage:1 armor-used:2",
        )
        table.answer("play red-hot-armor")
        table.changed(
            amber=2, hand="", discard="red-hot-armor, punch house:dis", p1_line="raiding-knight damage:3"
        )


def test_red_hot_armor_leaves_armor_that_is_gained_later_and_ends_with_the_turn():
    with Dis(
        hand=f"red-hot-armor, protect-the-weak house:dis, {FULL}", p1_line="raiding-knight", p1_hand=THEIR_FULL
    ) as table:
        knight = table.card("raiding-knight")
        table.answer("play red-hot-armor", "play protect-the-weak")
        assert armor(table.state, knight) == 1
        table.answer("end-turn", "brobnar")
        assert armor(table.state, knight) == 3


def test_red_hot_armor_does_nothing_to_the_unarmored():
    with Dis(hand="red-hot-armor", line="firespitter", p1_line="troll") as table:
        table.answer("play red-hot-armor")
        table.changed(amber=1, hand="", discard="red-hot-armor")


def test_tendrils_of_pain_deal_one_damage_to_each():
    with Dis(hand="tendrils-of-pain", line="charette", p1_line="troll, firespitter", p1_keys="red") as table:
        table.answer("play tendrils-of-pain")
        table.changed(
            amber=1,
            hand="",
            discard="tendrils-of-pain",
            line="charette damage:1",
            p1_line="troll damage:1, firespitter armor-used:1",
        )


@pytest.mark.rule("KF-ERR-06")
def test_tendrils_of_pain_deal_four_at_once_after_a_key():
    with Dis(
        hand="tendrils-of-pain", line="troll warded", p1_line="krump", p1_keys="red", p1_forged_last="red"
    ) as table:
        table.answer("play tendrils-of-pain")
        table.changed(amber=1, hand="", discard="tendrils-of-pain", line="troll", p1_line="krump damage:4")


@pytest.mark.rule("KF-EX-16")
@pytest.mark.rule("KF-WORD-17")
def test_three_fates_let_the_active_player_break_a_tie():
    with Dis(hand="three-fates", line="shooler", p1_line="troll, bumpsy, overlord-greking") as table:
        table.answer("play three-fates")
        table.offers("choose shooler", "choose bumpsy")
        table.answer("choose bumpsy")
        table.changed(
            amber=1,
            hand="",
            discard="three-fates",
            p1_line="",
            p1_discard="bumpsy, overlord-greking, troll",
        )


def test_three_fates_with_several_ties_ask_for_the_places_left():
    with Dis(hand="three-fates", line="shooler, troll", p1_line="bumpsy, pit-demon, charette") as table:
        table.answer("play three-fates")
        table.offers("choose shooler bumpsy", "choose shooler pit-demon", "choose bumpsy pit-demon")
        table.answer("choose bumpsy pit-demon")
        table.changed(
            amber=1,
            hand="",
            line="shooler",
            discard="three-fates, troll",
            p1_line="charette",
            p1_discard="pit-demon, bumpsy",
        )


@pytest.mark.parametrize(("line", "discard"), [("", "three-fates"), ("charette", "three-fates, charette")])
def test_three_fates_destroy_all_of_a_few(line, discard):
    with Dis(hand="three-fates", line=line, p1_line="troll, bumpsy") as table:
        table.answer("play three-fates")
        gone = {"line": ""} if line else {}
        table.changed(amber=1, hand="", discard=discard, p1_line="", p1_discard="bumpsy, troll", **gone)
