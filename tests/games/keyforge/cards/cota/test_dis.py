"""What the cards of Dis in Call of the Archons do."""

import pytest

from tests.games.keyforge.candidates import case
from tests.games.keyforge.houses import Dis
from trivault.games.keyforge.positions.view import visible
from trivault.games.keyforge.rules.creature_stats import armor, keyword
from trivault.games.keyforge.state.printed import HOUSES

FULL = "6 fear"  # a hand that draws nothing at the end of the turn


THEIR_FULL = "6 punch"


# Actions


@pytest.mark.rule("KF-LEAVE-06")
def test_a_fair_game_counts_the_house_of_the_card_and_not_that_which_it_had_in_play():
    """Dextre belonged to Dis when it died; the card that is then discarded from the deck is of Logos."""
    hand = "gateway-to-dis, a-fair-game"
    with Dis(hand=hand, p1_line="dextre as:dis", p1_hand="labwork, mother, fear") as table:
        table.answer("play gateway-to-dis", "play a-fair-game")
        table.changed(
            amber=2, hand="", chains=3, discard="a-fair-game, gateway-to-dis", p1_line="", p1_discard="dextre"
        )  # fmt: skip


def test_a_fair_game_pays_each_player_for_the_hand_of_the_other():
    with Dis(
        hand="a-fair-game, fear, charette, punch",
        deck="hysteria, punch",
        p1_hand="2 troll, punch, fear",
        p1_deck="anger, fear",
    ) as table:
        table.answer("play a-fair-game")
        table.changed(
            amber=3,
            hand="fear, charette, punch",
            deck="punch",
            discard="a-fair-game, hysteria",
            p1_amber=2,
            p1_deck="fear",
            p1_discard="anger",
        )


def test_a_fair_game_shows_both_hands():
    with Dis(hand="a-fair-game, fear", p1_hand="troll", deck="punch", p1_deck="punch") as table:
        state = table.state
        mine, theirs = state.players[0].hand[1], state.players[1].hand[0]
        assert not visible(state, 1, mine)
        assert not visible(state, 0, theirs)
        table.answer("play a-fair-game")
        assert visible(state, 1, mine)
        assert visible(state, 0, theirs)


def test_a_fair_game_goes_by_the_house_of_a_maverick():
    with Dis(hand="a-fair-game, fear", p1_hand="troll, troll house:mars", p1_deck="anger house:mars") as table:
        table.answer("play a-fair-game")
        table.changed(amber=1, hand="fear", discard="a-fair-game", p1_deck="", p1_discard="anger house:mars")


def test_a_fair_game_pays_nothing_where_no_card_is_discarded():
    with Dis(hand="a-fair-game, fear", p1_hand="troll", p1_discard="troll", deck="troll") as table:
        table.answer("play a-fair-game")
        table.changed(hand="fear", discard="a-fair-game, troll", deck="")


def test_arise_returns_the_creatures_of_a_house_and_chains():
    with Dis(
        hand="arise",
        discard="charette, punch, troll, bumpsy, charette house:brobnar",
        line="krump",
        p1_discard="smaaash",
    ) as table:
        table.answer("play arise")
        table.offers(*HOUSES)
        table.answer("brobnar")
        table.changed(hand="charette house:brobnar, bumpsy, troll", discard="arise, charette, punch", chains=1)


def test_arise_chains_though_nobody_returns():
    with Dis(hand="arise", discard="charette") as table:
        table.answer("play arise", "untamed")
        table.changed(hand="", discard="arise, charette", chains=1)


def test_control_the_weak_makes_the_opponent_choose_a_house_of_theirs():
    with Dis(
        hand=f"control-the-weak, {FULL}",
        houses="dis, logos, mars",
        p1_houses="brobnar, shadows, untamed",
        p1_hand=THEIR_FULL,
        p1_line="charette",
    ) as table:
        table.answer("play control-the-weak")
        table.offers("brobnar", "shadows", "untamed")
        (choice,) = table.state.choices
        assert table.state.defs[choice.source].slug == "control-the-weak"
        table.answer("shadows", "end-turn")  # nothing else can be chosen
        assert (table.state.active, table.state.house) == (1, "shadows")
        table.answer("end-turn")
        table.offers("dis", "logos", "mars")
        table.answer("dis", "end-turn")
        table.offers("brobnar", "shadows", "untamed", "dis")
        table.answer("untamed")


@pytest.mark.rule("KF-HOUSE-06")
def test_control_the_weak_with_pitlord_leaves_a_choice_of_the_two():
    with Dis(
        hand=f"control-the-weak, {FULL}", p1_houses="brobnar, dis, logos", p1_hand=THEIR_FULL, p1_line="pitlord"
    ) as table:
        table.answer("play control-the-weak", "logos", "end-turn")
        table.offers("dis", "logos")
        table.answer("logos")


def test_creeping_oblivion_purges_two_cards_of_one_discard_pile():
    with Dis(hand="creeping-oblivion", discard="fear, charette", p1_discard="2 punch, troll, bumpsy") as table:
        table.answer("play creeping-oblivion")
        table.offers("purge fear", "purge charette", "purge punch", "purge troll", "purge bumpsy", "skip")
        table.answer("purge punch")
        table.offers("purge punch", "purge troll", "purge bumpsy", "skip")
        table.answer("purge bumpsy")
        table.changed(
            amber=1,
            hand="",
            discard="creeping-oblivion, fear, charette",
            p1_discard="punch, troll",
            p1_purged="punch, bumpsy",
        )


def test_creeping_oblivion_may_purge_one_card_or_none():
    with Dis(hand="2 creeping-oblivion", discard="fear, charette") as table:
        table.answer("play creeping-oblivion", "skip")
        table.changed(amber=1, hand="creeping-oblivion", discard="creeping-oblivion, fear, charette")
        table.answer("play creeping-oblivion", "purge fear", "skip")
        table.changed(amber=2, hand="", discard="2 creeping-oblivion, charette", purged="fear")


def test_dance_of_doom_destroys_all_creatures_of_one_power():
    with Dis(
        hand="dance-of-doom",
        line="charette, snudge damage:1 power:1",
        p1_line="shooler, bumpsy damage:2, krump",
    ) as table:
        table.answer("play dance-of-doom")
        table.offers(*(f"number {n}" for n in range(7)))
        table.answer("number 5")
        table.changed(
            hand="",
            discard="dance-of-doom, snudge",
            line="charette",
            p1_line="krump",
            p1_discard="bumpsy, shooler",
        )


def test_dance_of_doom_may_name_a_number_that_nobody_has():
    with Dis(hand="dance-of-doom", line="charette") as table:
        table.answer("play dance-of-doom", "number 0")
        table.changed(hand="", discard="dance-of-doom")


def test_dance_of_doom_without_creatures_asks_nothing():
    with Dis(hand="dance-of-doom") as table:
        table.answer("play dance-of-doom")
        table.changed(hand="", discard="dance-of-doom")


def test_fear_returns_an_enemy_creature_to_its_owners_hand():
    with Dis(hand="fear", line="charette", p1_line="troll +flame-wreathed, bumpsy amber:2 owner:0") as table:
        table.answer("play fear")
        table.offers("to-hand troll", "to-hand bumpsy")
        table.answer("to-hand bumpsy")
        table.changed(amber=2, hand="bumpsy", discard="fear", p1_line="troll +flame-wreathed")


def test_fear_only_takes_the_ward():
    with Dis(hand="fear", p1_line="troll warded") as table:
        table.answer("play fear")
        table.changed(hand="", discard="fear", p1_line="troll")


def test_gateway_to_dis_destroys_all_and_chains():
    with Dis(
        hand="gateway-to-dis", line="charette", artifacts="soul-snatcher", p1_line="troll +flame-wreathed"
    ) as table:
        table.answer("play gateway-to-dis")
        table.changed(
            amber=1,  # the snatcher
            hand="",
            chains=3,
            line="",
            discard="gateway-to-dis, charette",
            p1_amber=1,
            p1_line="",
            p1_discard="troll, flame-wreathed",
        )


@pytest.mark.rule("KF-EX-08")
def test_gateway_to_dis_is_survived_in_an_armageddon_cloak():
    with Dis(
        hand="gateway-to-dis", line="charette", p1_line="commander-remiel damage:2 +armageddon-cloak"
    ) as table:
        table.answer("play gateway-to-dis")
        table.changed(
            hand="",
            chains=3,
            line="",
            discard="gateway-to-dis, charette",
            p1_line="commander-remiel",
            p1_discard="armageddon-cloak",
        )


@pytest.mark.rule("KF-FAQ-61")
@pytest.mark.rule("KF-DEST-13")
def test_gateway_to_dis_takes_tolas_along_and_nobody_gains():
    with Dis(hand="gateway-to-dis", line="tolas", p1_line="troll") as table:
        table.answer("play gateway-to-dis")
        table.changed(
            hand="", chains=3, line="", discard="gateway-to-dis, tolas", p1_line="", p1_discard="troll"
        )


def test_gongoozle_makes_the_owner_of_a_survivor_discard():
    with Dis(hand="gongoozle, fear", p1_line="troll, bumpsy", p1_hand="2 punch") as table:
        table.answer("play gongoozle", "damage troll")
        table.changed(
            amber=1,
            hand="fear",
            discard="gongoozle",
            p1_line="troll damage:3, bumpsy",
            p1_hand="punch",
            p1_discard="punch",
        )


def test_gongoozle_takes_no_card_for_a_creature_that_dies():
    with Dis(hand="gongoozle, fear", p1_line="troll, bumpsy damage:2", p1_hand="2 punch") as table:
        table.answer("play gongoozle", "damage bumpsy")
        table.changed(amber=1, hand="fear", discard="gongoozle", p1_line="troll", p1_discard="bumpsy")


@pytest.mark.rule("KF-DEST-06")
def test_gongoozle_takes_no_card_for_a_penny_that_dies_and_returns():
    with Dis(hand="gongoozle, fear", p1_line="bad-penny", p1_hand="2 punch") as table:
        table.answer("play gongoozle")
        table.changed(amber=1, hand="fear", discard="gongoozle", p1_line="", p1_hand="2 punch, bad-penny")


def test_gongoozle_asks_the_owner_not_the_controller():
    with Dis(hand="gongoozle, 2 fear", p1_line="troll owner:0", p1_hand="2 punch") as table:
        table.answer("play gongoozle")
        table.changed(amber=1, hand="fear", discard="gongoozle, fear", p1_line="troll owner:0 damage:3")


def test_gongoozle_without_creatures_takes_nothing():
    with Dis(hand="gongoozle, fear", p1_hand="punch") as table:
        table.answer("play gongoozle")
        table.changed(amber=1, hand="fear", discard="gongoozle")


def test_guilty_hearts_destroys_whoever_carries_aember():
    with Dis(
        hand="guilty-hearts", line="charette amber:3, snudge", p1_line="troll amber:1, bumpsy", p1_amber=2
    ) as table:
        table.answer("play guilty-hearts")
        table.changed(
            amber=2,
            hand="",
            line="snudge",
            discard="guilty-hearts, charette",
            p1_amber=5,
            p1_line="bumpsy",
            p1_discard="troll",
        )


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


# Artifacts and upgrades


def test_annihilation_ritual_purges_creatures_of_both_sides():
    with Dis(
        artifacts="annihilation-ritual, soul-snatcher",
        hand="gateway-to-dis",
        line="charette",
        p1_line="troll +flame-wreathed",
    ) as table:
        table.answer("play gateway-to-dis")
        table.changed(
            amber=1,  # they are destroyed all the same
            hand="",
            chains=3,
            line="",
            discard="gateway-to-dis",
            purged="charette",
            p1_amber=1,
            p1_line="",
            p1_discard="flame-wreathed",
            p1_purged="troll",
        )


def test_annihilation_ritual_leaves_other_ways_and_cards_alone():
    with Dis(artifacts="annihilation-ritual", hand="charette, fear, poltergeist", p1_line="bad-penny") as table:
        table.answer("discard charette", "play fear", "play poltergeist")
        table.changed(
            amber=1,
            hand="",
            artifacts="",
            discard="poltergeist, annihilation-ritual, fear, charette",
            p1_line="",
            p1_hand="bad-penny",
        )


def test_dominator_bauble_uses_a_creature_of_another_house():
    with Dis(artifacts="dominator-bauble", line="troll damage:3, charette", p1_line="bumpsy") as table:
        table.refused("reap troll")
        table.answer("act dominator-bauble")
        table.offers("choose troll", "choose charette")
        table.answer("choose troll")
        table.offers("fight troll", "reap troll")
        table.answer("reap troll")
        table.changed(amber=1, artifacts="dominator-bauble exhausted", line="troll exhausted, charette")


@pytest.mark.rule("KF-USE-11")
def test_dominator_bauble_does_not_ready_anybody():
    with Dis(artifacts="dominator-bauble", line="troll exhausted") as table:
        table.answer("act dominator-bauble")
        table.changed(artifacts="dominator-bauble exhausted")


def test_key_to_dis_destroys_itself_and_all_creatures_in_any_turn_of_yours():
    with Dis(artifacts="key-to-dis", line="troll", p1_line="bumpsy", house="mars") as table:
        table.answer("omni key-to-dis")
        table.changed(artifacts="", line="", discard="troll, key-to-dis", p1_line="", p1_discard="bumpsy")


def test_lash_of_broken_dreams_makes_keys_dearer_in_the_opponents_next_turn_alone():
    with Dis(
        artifacts="lash-of-broken-dreams",
        hand=FULL,
        amber=5,
        p1_amber=8,
        p1_hand=THEIR_FULL,
        p1_houses="brobnar",
    ) as table:
        table.answer("act lash-of-broken-dreams")
        assert (table.key_cost(0), table.key_cost(1)) == (6, 6)
        table.answer("end-turn")
        assert (table.key_cost(0), table.key_cost(1)) == (9, 9)
        table.changed(player=1)  # eight are not enough
        table.answer("end-turn", "dis")
        assert (table.key_cost(0), table.key_cost(1)) == (6, 6)


def test_lash_of_broken_dreams_does_not_stop_nine():
    with Dis(
        artifacts="lash-of-broken-dreams", hand=FULL, p1_amber=9, p1_hand=THEIR_FULL, p1_houses="brobnar"
    ) as table:
        table.answer("act lash-of-broken-dreams", "end-turn", "red")
        table.changed(player=1, p1_amber=0, p1_keys="red")


def test_library_of_the_damned_archives_a_card_of_the_hand():
    with Dis(artifacts="library-of-the-damned", hand="fear, troll", archives="punch") as table:
        table.answer("act library-of-the-damned")
        table.offers("archive fear", "archive troll")
        table.answer("archive troll")
        table.changed(artifacts="library-of-the-damned exhausted", hand="fear", archives="punch, troll")


def test_lifeward_keeps_creatures_out_of_the_opponents_next_turn():
    with Dis(
        artifacts="lifeward",
        hand=f"charette, {FULL}",
        p1_hand="troll, banner-of-battle, 4 punch",
        p1_houses="brobnar",
        p1_line="bumpsy",
    ) as table:
        table.answer("omni lifeward", "play charette", "end-turn")  # your own may be played
        table.offers(
            "discard troll",
            "play banner-of-battle",
            "discard banner-of-battle",
            "play punch",
            "discard punch",
            "fight bumpsy",
            "reap bumpsy",
            "end-turn",
        )
        table.changed(player=1, artifacts="", discard="lifeward", hand=FULL, line="charette")
        table.answer("end-turn", "dis", "end-turn")
        assert table.can("play troll")


def test_sacrificial_altar_purges_a_human_and_plays_a_creature_of_the_discard_pile():
    with Dis(
        artifacts="sacrificial-altar",
        line="bad-penny, troll, grey-monk",
        discard="charette, fear, pitlord",
        p1_line="sequis",
        p1_amber=4,
    ) as table:
        table.answer("act sacrificial-altar")
        table.offers("purge bad-penny", "purge grey-monk")
        table.answer("purge bad-penny")
        table.offers("choose charette", "choose pitlord")
        table.answer("choose charette", "left")
        table.changed(
            artifacts="sacrificial-altar exhausted",
            line="charette exhausted amber:3, troll, grey-monk",
            discard="fear, pitlord",
            purged="bad-penny",
            p1_amber=1,
        )


@pytest.mark.rule("KF-PLAY-15")
def test_sacrificial_altar_plays_a_creature_of_any_house():
    with Dis(artifacts="sacrificial-altar", line="bad-penny", discard="bumpsy", p1_amber=4) as table:
        table.answer("act sacrificial-altar")
        table.changed(
            artifacts="sacrificial-altar exhausted",
            line="bumpsy exhausted",
            discard="",
            purged="bad-penny",
            p1_amber=3,
        )


@pytest.mark.rule("KF-WORD-03")
@pytest.mark.parametrize(("line", "after"), [("troll", "troll"), ("bad-penny warded", "bad-penny")])
def test_sacrificial_altar_plays_nothing_without_a_purged_human(line, after):
    with Dis(artifacts="sacrificial-altar", line=line, discard="charette", p1_amber=4) as table:
        table.answer("act sacrificial-altar")
        lost = {"line": after} if after != line else {}
        table.changed(artifacts="sacrificial-altar exhausted", **lost)


@pytest.mark.rule("KF-PLAY-14")
def test_sacrificial_altar_leaves_a_dragon_that_cannot_be_played():
    with Dis(artifacts="sacrificial-altar", line="bad-penny", discard="kelifi-dragon", amber=6) as table:
        table.answer("act sacrificial-altar")
        table.changed(artifacts="sacrificial-altar exhausted", line="", purged="bad-penny")


def test_screaming_cave_shuffles_hand_and_discard_pile_into_the_deck():
    with Dis(
        artifacts="screaming-cave",
        hand="fear, troll",
        discard="punch, charette",
        deck="hysteria",
        archives="arise",
        p1_hand="punch",
        p1_discard="punch",
    ) as table:
        table.answer("act screaming-cave")
        side, state = table.state.players[0], table.state
        assert sorted(state.defs[c].slug for c in side.deck) == [
            "charette",
            "fear",
            "hysteria",
            "punch",
            "troll",
        ]
        assert not any(visible(state, 1, card) for card in side.deck)
        deck = ", ".join(state.defs[c].slug for c in reversed(side.deck))
        table.changed(artifacts="screaming-cave exhausted", hand="", discard="", deck=deck)


def test_soul_snatcher_pays_the_owner_of_each_destroyed_creature():
    with Dis(
        artifacts="soul-snatcher",
        hand="dance-of-doom",
        line="shooler owner:1, pit-demon",
        p1_line="bumpsy, krump",
    ) as table:
        table.answer("play dance-of-doom", "number 5")
        table.changed(
            amber=1,
            hand="",
            line="",
            discard="dance-of-doom, pit-demon",
            p1_amber=2,
            p1_line="krump",
            p1_discard="bumpsy, shooler",
        )


def test_soul_snatcher_cares_for_destroyed_creatures_alone():
    with Dis(
        artifacts="soul-snatcher", hand="poltergeist, hysteria", line="charette", p1_artifacts="cannon"
    ) as table:
        table.answer("play poltergeist", "choose cannon", "play hysteria")
        table.changed(
            amber=1,
            hand="charette",
            line="",
            discard="hysteria, poltergeist",
            p1_artifacts="",
            p1_discard="cannon",
        )


@pytest.mark.rule("KF-CTRL-02")
def test_collar_of_subordination_takes_control_of_its_creature():
    with Dis(
        hand="collar-of-subordination",
        line="charette",
        p1_line="troll damage:2 exhausted +blood-of-titans, bumpsy",
    ) as table:
        table.answer("play collar-of-subordination")
        table.offers("attach charette", "attach troll", "attach bumpsy")
        table.answer("attach troll")
        table.offers("left", "right")
        table.answer("left")
        table.changed(
            hand="",
            line="troll owner:1 exhausted damage:2 +blood-of-titans/owner:1 +collar-of-subordination, charette",
            p1_line="bumpsy",
        )
        assert table.power("troll") == 13


@pytest.mark.rule("KF-HOUSE-03")
def test_collar_of_subordination_brings_the_house_of_its_creature():
    with Dis(
        hand=f"collar-of-subordination, {FULL}",
        houses="dis, logos, mars",
        p1_line="troll",
        p1_hand=THEIR_FULL,
        p1_houses="sanctum",
    ) as table:
        table.answer("play collar-of-subordination", "end-turn", "end-turn")
        table.offers("dis", "logos", "mars", "brobnar")
        table.answer("brobnar", "reap troll")
        assert table.state.players[0].amber == 1


@pytest.mark.rule("KF-CTRL-05")
def test_collar_of_subordination_and_its_creature_go_to_their_owners():
    with Dis(hand="gateway-to-dis", line="troll owner:1 +collar-of-subordination") as table:
        table.answer("play gateway-to-dis")
        table.changed(
            hand="", chains=3, line="", discard="gateway-to-dis, collar-of-subordination", p1_discard="troll"
        )


def test_collar_of_subordination_changes_nothing_on_a_creature_of_yours():
    with Dis(hand="collar-of-subordination", line="charette, troll") as table:
        table.answer("play collar-of-subordination", "attach charette")
        table.changed(hand="", line="charette +collar-of-subordination, troll")


def test_flame_wreathed_gives_power_and_is_hazardous():
    with Dis(hand="flame-wreathed", line="charette", p1_line="troll") as table:
        table.answer("play flame-wreathed", "attach troll")
        table.changed(amber=1, hand="", p1_line="troll +flame-wreathed/owner:0")
        assert table.power("troll") == 10
        table.answer("fight charette")
        table.changed(line="", discard="charette", p1_line="troll damage:4 +flame-wreathed/owner:0")


def test_flame_wreathed_burns_an_attacker_before_the_fight():
    with Dis(line="drumble", p1_line="troll +flame-wreathed") as table:
        table.answer("fight drumble")
        table.changed(line="", discard="drumble")


def test_flame_wreathed_does_not_burn_whom_its_creature_attacks():
    with Dis(line="charette +flame-wreathed", p1_line="troll") as table:
        table.answer("fight charette")
        table.changed(line="", discard="charette, flame-wreathed", p1_line="troll damage:6")


@pytest.mark.parametrize(
    ("use", "after"),
    [
        ("reap", {"amber": 1, "p1_line": "bumpsy damage:1"}),
        ("fight", {"p1_line": "", "p1_discard": "bumpsy"}),  # power 4, and 1 more against 5
    ],
)
def test_guardian_demon_that_heals_one_damage_deals_one(use, after):
    warded = "warded" if use == "fight" else ""
    with Dis(line=f"guardian-demon {warded}, troll damage:1", p1_line="bumpsy") as table:
        table.answer(f"{use} guardian-demon", "choose troll", "heal 1", "damage bumpsy")
        table.changed(line="guardian-demon exhausted, troll", **after)


# Creatures


@pytest.mark.parametrize(("before", "taken"), [(5, 3), (2, 2)])
def test_charette_captures_three(before, taken):
    with Dis(hand="charette", p1_amber=before) as table:
        table.answer("play charette")
        table.changed(hand="", line=f"charette exhausted amber:{taken}", p1_amber=before - taken)


@pytest.mark.parametrize(("before", "taken"), [(7, 7), (9, 9), (6, 0)])
def test_drumble_captures_all_of_seven_or_more(before, taken):
    with Dis(hand="drumble", p1_amber=before) as table:
        table.answer("play drumble")
        if taken:
            table.changed(hand="", line=f"drumble exhausted amber:{taken}", p1_amber=0)
        else:
            table.changed(hand="", line="drumble exhausted")


def test_drumble_is_elusive():
    with Dis(line="charette, shooler", p1_line="drumble") as table:
        table.answer("fight charette")
        table.changed(line="charette exhausted, shooler")
        table.answer("fight shooler")
        table.changed(line="charette exhausted, shooler exhausted damage:2", p1_line="", p1_discard="drumble")


def test_dust_imp_pays_its_controller_when_destroyed():
    with Dis(line="charette, dust-imp owner:1", hand="guilty-hearts", p1_line="dust-imp") as table:
        table.answer("fight charette")
        table.changed(
            line="charette exhausted damage:2, dust-imp owner:1", p1_amber=2, p1_line="", p1_discard="dust-imp"
        )


def test_dust_imp_under_your_control_pays_you():
    with Dis(line="dust-imp owner:1", hand="gateway-to-dis") as table:
        table.answer("play gateway-to-dis")
        table.changed(amber=2, hand="", chains=3, line="", discard="gateway-to-dis", p1_discard="dust-imp")


def test_dust_imp_pays_nothing_when_it_goes_home():
    with Dis(line="dust-imp", hand="hysteria") as table:
        table.answer("play hysteria")
        table.changed(hand="dust-imp", line="", discard="hysteria")


def test_eater_of_the_dead_grows_by_a_creature_of_any_discard_pile():
    with Dis(line="eater-of-the-dead", discard="charette, fear", p1_discard="troll, punch") as table:
        table.answer("reap eater-of-the-dead")
        table.offers("purge charette", "purge troll")
        table.answer("purge troll")
        table.changed(
            amber=1, line="eater-of-the-dead exhausted power:1", p1_discard="punch", p1_purged="troll"
        )
        assert table.power("eater-of-the-dead") == 5


def test_eater_of_the_dead_eats_whom_it_has_killed():
    with Dis(line="eater-of-the-dead", p1_line="dust-imp") as table:
        table.answer("fight eater-of-the-dead")
        table.changed(
            line="eater-of-the-dead exhausted damage:2 power:1", p1_amber=2, p1_line="", p1_purged="dust-imp"
        )


def test_eater_of_the_dead_does_not_grow_without_food():
    with Dis(line="eater-of-the-dead", discard="fear") as table:
        table.answer("reap eater-of-the-dead")
        table.changed(amber=1, line="eater-of-the-dead exhausted")


def test_ember_imp_lets_the_opponent_play_two_cards():
    with Dis(line="troll", hand="3 charette", p1_line="ember-imp") as table:
        table.answer("play charette", "left", "play charette", "left")
        table.refused("play charette", "KF-GEN-01")
        table.changed(hand="charette", line="charette exhausted, charette exhausted, troll")
        table.answer("discard charette")
        table.changed(hand="", discard="charette")


def test_ember_imp_does_not_hinder_its_own_player():
    with Dis(line="ember-imp", hand="2 charette, fear", p1_line="bumpsy") as table:
        table.answer("play charette", "left", "play charette", "left", "play fear")
        table.changed(
            hand="",
            line="charette exhausted, charette exhausted, ember-imp",
            discard="fear",
            p1_line="",
            p1_hand="bumpsy",
        )


def test_gabos_longarms_strikes_another_creature_and_is_struck_by_his_foe():
    with Dis(line="gabos-longarms, charette", p1_line="snudge, troll, krump") as table:
        table.answer("fight gabos-longarms", "attack snudge")
        table.offers(
            "choose gabos-longarms", "choose charette", "choose snudge", "choose troll", "choose krump"
        )
        table.answer("choose krump")
        table.changed(
            line="gabos-longarms exhausted damage:4, charette", p1_line="snudge, troll, krump damage:5"
        )


def test_gabos_longarms_may_strike_whom_he_fights():
    with Dis(line="gabos-longarms", p1_line="snudge, troll") as table:
        table.answer("fight gabos-longarms", "attack snudge", "choose snudge")
        table.changed(line="gabos-longarms exhausted damage:4", p1_line="troll", p1_discard="snudge")


def test_gabos_longarms_redirects_only_the_fight_at_hand():
    with Dis(line="gabos-longarms damage:1, charette", p1_line="snudge, krump, dust-imp") as table:
        table.answer("fight gabos-longarms", "attack dust-imp", "choose krump")
        table.answer("fight charette", "attack dust-imp")
        table.changed(
            line="gabos-longarms exhausted damage:3, charette exhausted damage:2",
            p1_line="snudge, krump damage:5",
            p1_amber=2,
            p1_discard="dust-imp",
        )


@pytest.mark.rule("KF-FAQ-54")
def test_gabos_longarms_hits_an_elusive_creature_that_was_not_attacked():
    with Dis(line="gabos-longarms", p1_line="snudge, drumble") as table:
        table.answer("fight gabos-longarms", "attack snudge", "choose drumble")
        table.changed(line="gabos-longarms exhausted damage:4", p1_line="snudge", p1_discard="drumble")


@pytest.mark.rule("KF-FAQ-55")
def test_gabos_longarms_attacks_an_elusive_creature_and_hits_another():
    with Dis(line="gabos-longarms", p1_line="snudge, drumble") as table:
        table.answer("fight gabos-longarms", "attack drumble", "choose snudge")
        table.changed(line="gabos-longarms exhausted", p1_line="drumble", p1_discard="snudge")


def test_guardian_demon_moves_up_to_two_damage():
    with Dis(line="guardian-demon, troll damage:3", p1_line="bumpsy, dust-imp damage:1") as table:
        table.answer("reap guardian-demon")
        table.offers("choose guardian-demon", "choose troll", "choose bumpsy", "choose dust-imp")
        table.answer("choose troll")
        table.offers("heal 0", "heal 1", "heal 2")
        table.answer("heal 2")
        table.offers("damage guardian-demon", "damage bumpsy", "damage dust-imp")
        table.answer("damage bumpsy")
        table.changed(
            amber=1,
            line="guardian-demon exhausted, troll damage:1",
            p1_line="bumpsy damage:2, dust-imp damage:1",
        )


def test_guardian_demon_deals_only_what_it_heals():
    with Dis(hand="guardian-demon", line="troll damage:1", p1_line="bumpsy") as table:
        table.answer("play guardian-demon", "left", "choose troll")
        table.offers("heal 0", "heal 1")
        table.answer("heal 1", "damage bumpsy")
        table.changed(hand="", line="guardian-demon exhausted, troll", p1_line="bumpsy damage:1")


@pytest.mark.parametrize("answers", [("choose bumpsy",), ("choose troll", "heal 0")])
def test_guardian_demon_that_heals_nothing_deals_nothing(answers):
    with Dis(line="guardian-demon, troll damage:1", p1_line="bumpsy") as table:
        table.answer("reap guardian-demon", *answers)
        table.changed(amber=1, line="guardian-demon exhausted, troll damage:1")


def test_guardian_demon_heals_itself_after_a_fight():
    with Dis(line="guardian-demon", p1_line="master-of-3 damage:3, succubus, troll") as table:
        table.answer(
            "fight guardian-demon", "attack succubus", "choose guardian-demon", "heal 2", "damage master-of-3"
        )
        table.changed(
            line="guardian-demon exhausted damage:1", p1_line="troll", p1_discard="master-of-3, succubus"
        )


@pytest.mark.parametrize(("n", "victim"), [(1, "urchin"), (2, "drumble"), (3, "succubus")])
def test_each_master_may_destroy_a_creature_of_its_number(n, victim):
    enemies = "restringuntus, shaffles, tocsin, charette, urchin, drumble, succubus"
    with Dis(line=f"master-of-{n}", p1_line=enemies) as table:
        table.answer(f"reap master-of-{n}")
        pairs = {1: ("restringuntus", "urchin"), 2: ("shaffles", "drumble"), 3: ("tocsin", "succubus")}
        table.offers(*(f"destroy {name}" for name in pairs[n]), "skip")
        table.answer(f"destroy {victim}")
        left = enemies.replace(f", {victim}", "")
        table.changed(amber=1, line=f"master-of-{n} exhausted", p1_line=left, p1_discard=victim)


def test_a_master_counts_power_as_it_is_now_and_may_refrain():
    with Dis(line="master-of-2, dust-imp power:1", p1_line="tolas power:1") as table:
        table.answer("reap master-of-2")
        table.offers("destroy tolas", "skip")
        table.answer("skip")
        table.changed(amber=1, line="master-of-2 exhausted, dust-imp power:1")


def test_overlord_greking_takes_the_creature_that_he_destroys():
    with Dis(
        line="charette, overlord-greking power:3", p1_line="bumpsy +flame-wreathed amber:2, troll", p1_amber=3
    ) as table:
        table.answer("fight overlord-greking", "attack bumpsy")  # hazardous 2, then 7
        table.offers("left", "right")
        table.answer("left")
        table.changed(
            amber=2,
            line="bumpsy owner:1 exhausted, charette, overlord-greking exhausted damage:9 power:3",
            p1_line="troll",
            p1_discard="flame-wreathed",
        )


def test_overlord_greking_takes_his_attacker_too():
    with Dis(house="brobnar", line="bumpsy, troll", p1_line="overlord-greking", p1_amber=3) as table:
        table.answer("fight bumpsy", "right")
        table.changed(line="troll", p1_line="overlord-greking damage:5, bumpsy owner:0 exhausted")


@pytest.mark.rule("KF-PLAY-11")
def test_overlord_greking_plays_nobody_but_lets_them_enter():
    with Dis(
        line="overlord-greking", artifacts="autocannon", p1_line="dust-imp +flame-wreathed, urchin elusive-used"
    ) as table:
        table.answer("fight overlord-greking", "attack urchin")
        table.offers("left", "right")
        table.answer("left")
        table.changed(
            line="overlord-greking exhausted damage:1", p1_line="dust-imp +flame-wreathed", p1_discard="urchin"
        )  # the cannon, but no theft


@pytest.mark.rule("KF-FIGHT-11")
def test_overlord_greking_must_survive():
    with Dis(line="overlord-greking damage:2", p1_line="bumpsy") as table:
        table.answer("fight overlord-greking")
        table.changed(line="", discard="overlord-greking", p1_line="", p1_discard="bumpsy")


def test_overlord_greking_takes_nobody_whom_he_did_not_fight():
    with Dis(line="overlord-greking", hand="hand-of-dis", p1_line="bumpsy, krump, troll") as table:
        table.answer("play hand-of-dis")
        table.changed(hand="", discard="hand-of-dis", p1_line="bumpsy, troll", p1_discard="krump")


@pytest.mark.rule("KF-LEAVE-05")
def test_overlord_greking_does_not_find_a_penny_in_the_hand():
    with Dis(line="overlord-greking", p1_line="bad-penny") as table:
        table.answer("fight overlord-greking")
        table.changed(line="overlord-greking exhausted damage:1", p1_line="", p1_hand="bad-penny")


@pytest.mark.rule("KF-FAQ-70")
def test_overlord_greking_gets_no_aember_from_the_tolas_he_takes():
    with Dis(line="overlord-greking", p1_line="tolas elusive-used") as table:
        table.answer("fight overlord-greking", "left")
        table.changed(line="tolas owner:1 exhausted, overlord-greking exhausted damage:1", p1_line="")


def test_pit_demon_steals():
    with Dis(line="pit-demon", amber=1, p1_amber=2) as table:
        table.answer("act pit-demon")
        table.changed(amber=2, line="pit-demon exhausted", p1_amber=1)


def test_pitlord_brings_two_aember_and_taunts():
    with Dis(hand="pitlord", line="charette", p1_line="troll") as table:
        table.answer("play pitlord", "right")
        table.changed(amber=2, hand="", line="charette, pitlord exhausted")
        assert keyword(table.state, table.card("pitlord"), "taunt")


def test_pitlord_makes_its_controller_choose_dis():
    with Dis(step="house", house="", line="pitlord", houses="dis, logos, mars", hand="fear, punch") as table:
        assert table.state.house == "dis"
        table.offers("play fear", "discard fear", "reap pitlord", "end-turn")


def test_pitlord_does_not_bind_the_opponent():
    with Dis(step="house", house="", houses="dis, logos, mars", p1_line="pitlord") as table:
        table.offers("dis", "logos", "mars")
        table.answer("mars")


@pytest.mark.rule("KF-FAQ-31")
def test_a_maverick_pitlord_does_not_bind_a_deck_without_dis():
    with Dis(step="house", house="", line="pitlord house:mars", houses="brobnar, logos, mars") as table:
        table.offers("brobnar", "logos", "mars")
        table.answer("logos")


def test_restringuntus_keeps_the_opponent_from_a_house():
    with Dis(
        hand=f"restringuntus, {FULL}",
        houses="dis, logos, mars",
        p1_houses="brobnar, dis, logos",
        p1_hand=THEIR_FULL,
    ) as table:
        table.answer("play restringuntus")
        table.offers(*HOUSES)
        table.answer("brobnar", "end-turn")
        table.offers("dis", "logos")
        table.answer("dis", "end-turn", "dis", "end-turn")
        table.offers("dis", "logos")  # as long as it stays
        table.answer("dis")


def test_restringuntus_ends_when_it_leaves_play():
    with Dis(
        hand=f"restringuntus, hysteria, {FULL}", p1_houses="brobnar, dis, logos", p1_hand=THEIR_FULL
    ) as table:
        table.answer("play restringuntus", "brobnar", "play hysteria", "end-turn")
        table.offers("brobnar", "dis", "logos")
        table.answer("brobnar")


def test_restringuntus_binds_the_same_player_whoever_controls_it():
    with Dis(
        hand=f"restringuntus, {FULL}",
        houses="dis, logos, mars",
        p1_houses="brobnar, dis, logos",
        p1_hand="collar-of-subordination, 5 punch",
    ) as table:
        table.answer(
            "play restringuntus", "logos", "end-turn", "dis", "play collar-of-subordination", "end-turn"
        )
        table.offers("dis", "logos", "mars")
        table.answer("mars", "end-turn")
        table.offers("brobnar", "dis")
        table.answer("dis")


def test_restringuntus_that_died_first_binds_nobody():
    with Dis(
        hand=f"restringuntus, {FULL}",
        artifacts="autocannon",
        p1_houses="brobnar, dis, logos",
        p1_hand=THEIR_FULL,
    ) as table:
        table.answer("play restringuntus", "resolve autocannon restringuntus", "brobnar", "end-turn")
        table.offers("brobnar", "dis", "logos")
        table.answer("brobnar")


@pytest.mark.rule("KF-FAQ-30")
@pytest.mark.rule("KF-EX-13")
@pytest.mark.rule("KF-HOUSE-07")
def test_restringuntus_beats_pitlord():
    with Dis(
        hand=f"restringuntus, {FULL}", p1_line="pitlord", p1_houses="brobnar, dis, logos", p1_hand=THEIR_FULL
    ) as table:
        table.answer("play restringuntus", "dis", "end-turn")
        table.offers("brobnar", "logos")
        table.answer("logos")


@pytest.mark.rule("KF-HOUSE-08")
def test_three_restringuntus_leave_no_house_at_all():
    with Dis(
        hand=f"3 restringuntus, {FULL}",
        p1_houses="brobnar, dis, logos",
        p1_hand=THEIR_FULL,
        p1_artifacts="screechbomb",
    ) as table:
        table.answer("play restringuntus", "dis", "play restringuntus", "left", "logos")
        table.answer("play restringuntus", "left", "brobnar", "end-turn")
        assert table.state.house == ""
        table.offers("omni screechbomb", "end-turn")


def test_shaffles_costs_the_opponent_one_at_the_end_of_your_turn():
    with Dis(line="shaffles", hand=FULL, p1_amber=2, p1_hand=THEIR_FULL, p1_houses="brobnar") as table:
        table.answer("end-turn")
        table.changed(player=1, p1_amber=1)
        table.answer("end-turn", "dis")
        table.changed(player=0)


@pytest.mark.parametrize(("before", "after"), [(0, 0), (3, 3), (4, 3), (6, 5)])
def test_shooler_steals_from_four_or_more(before, after):
    with Dis(hand="shooler", p1_amber=before) as table:
        table.answer("play shooler")
        stolen = {"amber": 1, "p1_amber": after} if after != before else {}
        table.changed(hand="", line="shooler exhausted", **stolen)


def test_snudge_returns_an_artifact_or_a_flank_creature():
    with Dis(
        line="snudge, charette, drumble",
        artifacts="lifeward",
        p1_line="troll, krump, bumpsy",
        p1_artifacts="cannon",
    ) as table:
        table.answer("reap snudge")
        table.offers(
            "to-hand lifeward",
            "to-hand cannon",
            "to-hand snudge",
            "to-hand drumble",
            "to-hand troll",
            "to-hand bumpsy",
        )
        table.answer("to-hand cannon")
        table.changed(amber=1, line="snudge exhausted, charette, drumble", p1_artifacts="", p1_hand="cannon")


def test_snudge_returns_a_creature_after_a_fight():
    with Dis(line="snudge power:2", p1_line="charette, troll, krump") as table:
        table.answer("fight snudge", "attack charette", "to-hand troll")
        table.changed(
            line="snudge exhausted damage:4 power:2", p1_line="krump", p1_hand="troll", p1_discard="charette"
        )


def test_stealer_of_souls_purges_its_victim_and_gains():
    with Dis(line="stealer-of-souls", p1_line="bumpsy") as table:
        table.answer("fight stealer-of-souls")
        table.changed(amber=1, line="stealer-of-souls exhausted damage:5", p1_line="", p1_purged="bumpsy")


def test_stealer_of_souls_takes_its_attacker():
    with Dis(house="brobnar", line="bumpsy", p1_line="stealer-of-souls") as table:
        table.answer("fight bumpsy")
        table.changed(line="", purged="bumpsy", p1_amber=1, p1_line="stealer-of-souls damage:5")


def test_stealer_of_souls_gains_though_the_penny_is_beyond_its_reach():
    with Dis(line="stealer-of-souls", p1_line="bad-penny") as table:
        table.answer("fight stealer-of-souls")
        table.changed(amber=1, line="stealer-of-souls exhausted damage:1", p1_line="", p1_hand="bad-penny")


@pytest.mark.rule("KF-FAQ-78")
@pytest.mark.rule("KF-DEST-14")
def test_stealer_of_souls_that_dies_with_valdr_takes_nothing():
    with Dis(line="stealer-of-souls", p1_line="valdr") as table:
        table.answer("fight stealer-of-souls")
        table.changed(line="", discard="stealer-of-souls", p1_line="", p1_discard="valdr")


def test_succubus_leaves_the_opponent_one_card_less():
    with Dis(
        line="succubus", hand="5 fear", deck="3 fear", p1_hand="4 punch", p1_deck="3 troll", p1_houses="brobnar"
    ) as table:
        table.answer("end-turn")
        table.changed(player=1, hand=FULL, deck="2 fear")
        table.answer("end-turn", "dis")
        table.changed(player=0, p1_hand="4 punch, troll", p1_deck="2 troll")


def test_two_succubi_take_two_and_nobody_discards():
    with Dis(line="2 succubus", hand=FULL, p1_hand="5 punch", p1_deck="3 troll", p1_houses="brobnar") as table:
        table.answer("end-turn", "end-turn", "dis")
        table.changed()


def test_tentacus_makes_the_opponent_pay_for_artifacts():
    with Dis(
        amber=1,
        artifacts="library-of-the-damned, key-to-dis",
        hand="fear",
        line="pit-demon",
        p1_line="tentacus",
    ) as table:
        table.answer("act library-of-the-damned")
        table.changed(
            amber=0,
            artifacts="library-of-the-damned exhausted, key-to-dis",
            hand="",
            archives="fear",
            p1_amber=1,
        )
        table.refused("omni key-to-dis", "KF-WORD-03")
        table.answer("act pit-demon")  # a creature is free
        table.changed(amber=1, line="pit-demon exhausted", p1_amber=0)
        assert table.can("omni key-to-dis")


def test_tentacus_does_not_tax_its_own_player():
    with Dis(amber=1, artifacts="library-of-the-damned", hand="fear", line="tentacus") as table:
        table.answer("act library-of-the-damned")
        table.changed(artifacts="library-of-the-damned exhausted", hand="", archives="fear")


def test_two_tentacus_tax_twice():
    with Dis(amber=1, artifacts="key-to-dis", p1_line="2 tentacus") as table:
        table.refused("omni key-to-dis", "KF-WORD-03")
    with Dis(amber=2, artifacts="lifeward", p1_line="2 tentacus") as table:
        table.answer("omni lifeward")
        table.changed(amber=0, artifacts="", discard="lifeward", p1_amber=2)


def test_tentacus_is_paid_for_a_poltergeist_too():
    with Dis(hand="poltergeist", p1_line="tentacus", p1_artifacts="screechbomb", p1_amber=3) as table:
        table.answer("play poltergeist")
        table.changed(
            hand="", discard="poltergeist", p1_amber=2, p1_artifacts="", p1_discard="screechbomb"
        )  # the bonus was paid, then two were lost


@pytest.mark.parametrize(("theirs", "gained"), [(0, 2), (1, 0)])
def test_the_terror_gains_from_an_empty_pool(theirs, gained):
    with Dis(hand="the-terror", amber=1, p1_amber=theirs, p1_line="troll amber:2") as table:
        table.answer("play the-terror")
        table.changed(hand="", line="the-terror exhausted", **({"amber": 1 + gained} if gained else {}))


@pytest.mark.rule("KF-EX-04")
def test_the_terror_fights_a_raiding_knight():
    with Dis(line="the-terror", p1_line="raiding-knight") as table:
        table.answer("fight the-terror")
        table.changed(line="the-terror exhausted damage:4", p1_line="raiding-knight damage:3 armor-used:2")


def test_tocsin_makes_the_opponent_discard():
    with Dis(line="tocsin", hand="fear", p1_hand="3 punch") as table:
        table.answer("reap tocsin")
        table.changed(amber=1, line="tocsin exhausted", p1_hand="2 punch", p1_discard="punch")


def test_tolas_pays_the_opponent_of_whoever_lost_a_creature():
    with Dis(line="tolas, snudge, pit-demon", hand="dance-of-doom", p1_line="bumpsy, smaaash, krump") as table:
        table.answer("play dance-of-doom", "number 5")
        table.offers("resolve tolas bumpsy", "resolve tolas pit-demon")
        table.answer("resolve tolas bumpsy", "resolve tolas pit-demon")
        table.changed(
            amber=2,
            hand="",
            line="tolas, snudge",
            discard="dance-of-doom, pit-demon",
            p1_amber=1,
            p1_line="krump",
            p1_discard="smaaash, bumpsy",
        )


@pytest.mark.rule("KF-FAQ-80")
def test_tolas_pays_for_a_penny_that_returns_to_the_hand():
    with Dis(line="tolas, troll, bad-penny, charette", hand="hand-of-dis", p1_line="bumpsy") as table:
        table.answer("play hand-of-dis", "destroy bad-penny")
        table.changed(hand="bad-penny", line="tolas, troll, charette", discard="hand-of-dis", p1_amber=1)


def test_tolas_is_elusive():
    with Dis(line="charette", p1_line="tolas") as table:
        table.answer("fight charette")
        table.changed(line="charette exhausted")


def test_truebaru_costs_three_and_pays_five():
    with Dis(hand="truebaru, gateway-to-dis", amber=3) as table:
        table.answer("play truebaru")
        table.changed(amber=0, hand="gateway-to-dis", line="truebaru exhausted")
        table.answer("play gateway-to-dis")
        table.changed(amber=5, hand="", chains=3, line="", discard="gateway-to-dis, truebaru")


def test_truebaru_cannot_be_played_with_less():
    with Dis(hand="truebaru", amber=2) as table:
        table.offers("discard truebaru", "end-turn")
        table.refused("play truebaru", "KF-GEN-01")


@pytest.mark.rule("KF-PLAY-12")
def test_truebaru_put_into_play_costs_nothing():
    with Dis(line="overlord-greking power:3", p1_line="truebaru") as table:
        table.answer("fight overlord-greking", "left")
        table.changed(
            line="truebaru owner:1 exhausted, overlord-greking exhausted damage:7 power:3",
            p1_amber=5,
            p1_line="",
        )


def test_truebaru_taunts():
    with Dis(line="charette", p1_line="troll, truebaru, krump, bumpsy") as table:
        table.answer("fight charette")
        table.offers("attack truebaru", "attack bumpsy")
        table.answer("attack truebaru")
        table.changed(line="", discard="charette", p1_line="troll, truebaru damage:4, krump, bumpsy")


# What they leave alone: a forbidden candidate or number is on the table


LEFT_ALONE = {
    "library-of-the-damned": [
        case("act library-of-the-damned", house="dis", artifacts="library-of-the-damned",
             hand="dust-imp, troll", p1_hand="krump", offers="archive dust-imp, archive troll"),
    ],
    "sacrificial-altar": [
        case("act sacrificial-altar", house="dis", artifacts="sacrificial-altar", line="teliga",
             discard="troll, bumpsy, punch", p1_discard="krump", offers="choose bumpsy, choose troll"),
    ],
    "eater-of-the-dead": [
        case("fight eater-of-the-dead", house="dis", line="eater-of-the-dead +blood-of-titans",
             p1_line="bumpsy", discard="troll, punch", offers="purge troll, purge bumpsy"),
        case("fight eater-of-the-dead", house="dis", line="eater-of-the-dead +blood-of-titans",
             p1_line="troll warded", discard="punch",
             changed={"line": "eater-of-the-dead exhausted damage:8 +blood-of-titans", "p1_line": "troll"}),
    ],
    "guardian-demon": [
        case("play guardian-demon; left", house="dis", hand="guardian-demon", line="troll damage:3, krump",
             p1_line="bumpsy", offers="choose guardian-demon, choose troll, choose krump, choose bumpsy"),
        case("play guardian-demon; left; choose troll; heal 1", house="dis", hand="guardian-demon",
             line="troll damage:3, krump", p1_line="bumpsy",
             offers="damage guardian-demon, damage krump, damage bumpsy"),
        case("play guardian-demon; left; choose krump", house="dis", hand="guardian-demon",
             line="troll damage:3, krump", p1_line="bumpsy",
             changed={"hand": "", "line": "guardian-demon exhausted, troll damage:3, krump"}),
        case("fight guardian-demon; attack urchin", house="dis", line="guardian-demon, troll damage:3",
             p1_line="urchin, bumpsy",
             offers="choose guardian-demon, choose troll, choose urchin, choose bumpsy"),
        case("fight guardian-demon; attack urchin; choose troll", house="dis",
             line="guardian-demon, troll damage:3", p1_line="urchin, bumpsy", offers="heal 0, heal 1, heal 2"),
        case("fight guardian-demon; attack urchin; choose troll; heal 2", house="dis",
             line="guardian-demon, troll damage:3", p1_line="urchin, bumpsy",
             offers="damage guardian-demon, damage urchin, damage bumpsy"),
        case("fight guardian-demon; attack urchin; choose bumpsy", house="dis",
             line="guardian-demon, troll damage:3", p1_line="urchin, bumpsy",
             changed={"line": "guardian-demon exhausted, troll damage:3"}),
        case("play guardian-demon; left; choose troll", house="dis", hand="guardian-demon",
             line="troll damage:3, krump", p1_line="bumpsy", offers="heal 0, heal 1, heal 2"),
    ],
    "master-of-1": [
        case("reap master-of-1", house="dis", line="master-of-1", p1_line="urchin, dust-pixie, shaffles, troll",
             offers="skip, destroy urchin, destroy dust-pixie"),
    ],
    "master-of-2": [
        case("reap master-of-2", house="dis", line="master-of-2",
             p1_line="urchin, briar-grubbling, shaffles, troll",
             offers="skip, destroy briar-grubbling, destroy shaffles"),
    ],
    "master-of-3": [
        case("reap master-of-3", house="dis", line="master-of-3",
             p1_line="urchin, dextre, zyzzix-the-many, briar-grubbling",
             offers="skip, destroy dextre, destroy zyzzix-the-many"),
    ],
    "shaffles": [
        case("end-turn", house="dis", line="shaffles", amber=2, p1_amber=2, p1_hand="6 punch", hand="6 punch",
             changed={"player": 1, "p1_amber": 1}),
    ],
    "snudge": [
        case("fight snudge; attack urchin", house="dis", line="snudge", artifacts="cannon",
             p1_line="urchin, troll, krump",
             offers="to-hand cannon, to-hand snudge, to-hand urchin, to-hand krump"),
    ],
    "stealer-of-souls": [
        case("fight troll", house="brobnar", line="stealer-of-souls, troll", p1_line="bumpsy",
             changed={"line": "stealer-of-souls, troll exhausted damage:5", "p1_discard": "bumpsy",
                      "p1_line": ""}),
    ],
    "tolas": [
        case("omni gorm-of-omm; destroy cannon", artifacts="gorm-of-omm", line="tolas",
             p1_artifacts="cannon, mothergun",
             changed={"discard": "gorm-of-omm", "artifacts": "", "p1_discard": "cannon",
                      "p1_artifacts": "mothergun"}),
    ],
    "dance-of-doom": [
        case("play dance-of-doom", house="dis", hand="dance-of-doom", line="urchin", p1_line="urchin",
             offers="number 0, number 1"),
    ],
}  # fmt: skip


@pytest.mark.parametrize("card", LEFT_ALONE)
def test_a_card_leaves_alone_what_does_not_fit(card):
    for each in LEFT_ALONE[card]:
        each.check()
