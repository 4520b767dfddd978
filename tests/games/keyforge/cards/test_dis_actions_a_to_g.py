"""What cards of Dis in Call of the Archons do: actions a to g."""

import pytest

from tests.games.keyforge.houses import Dis
from trivault.games.keyforge.positions.view import visible
from trivault.games.keyforge.state.printed import HOUSES

FULL = "6 fear"  # a hand that draws nothing at the end of the turn
THEIR_FULL = "6 punch"


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
