"""What each Homodeus card does."""

import pytest

from tests.games.shards.situations import Situation


@pytest.mark.parametrize(
    ("around", "gems"),
    [
        ({}, 2),
        ({"champions": "evokatus"}, 4),
        ({"champions": "li-hin-the-shattered exhausted"}, 4),  # of any faction, ready or not
        ({"p1_champions": "evokatus"}, 2),
        ({"discard": "evokatus", "deck": "evokatus"}, 2),
    ],
)
def test_kiln_drone_gives_four_gems_instead_of_two_with_a_champion_in_play(around, gems):
    with Situation(hand="kiln-drone", **around) as table:
        table.answer("play kiln-drone")
        table.changed(gems=gems, hand="", played="kiln-drone")


def test_kiln_drone_is_not_inspired_later():
    with Situation(hand="kiln-drone, evokatus") as table:
        table.answer("play kiln-drone", "play evokatus")
        table.changed(gems=2, hand="", played="kiln-drone, evokatus", champions="evokatus")


def test_mining_drones_give_a_gem_and_draw_the_top_card():
    with Situation(hand="mining-drones", deck="blaster, crystal") as table:
        table.answer("play mining-drones")
        table.changed(gems=1, hand="blaster", deck="crystal", played="mining-drones")


def test_mining_drones_draw_from_the_shuffled_discard_pile_when_the_deck_is_empty():
    with Situation(hand="mining-drones", discard="3 crystal") as table:
        table.answer("play mining-drones")
        table.changed(gems=1, hand="crystal", deck="2 crystal", discard="", played="mining-drones")


def test_mining_drones_draw_nothing_when_there_is_nothing():
    with Situation(hand="mining-drones") as table:
        table.answer("play mining-drones")
        table.changed(gems=1, hand="", played="mining-drones")


def test_korvus_legionnaire_without_a_champion_in_the_discard_pile_gives_power_alone():
    with Situation(
        hand="korvus-legionnaire", discard="kiln-drone", p1_discard="evokatus", champions="evokatus"
    ) as table:
        table.answer("play korvus-legionnaire")
        table.changed(power=2, hand="", played="korvus-legionnaire")


def test_korvus_legionnaire_returns_the_only_champion_without_asking():
    with Situation(hand="korvus-legionnaire", discard="kiln-drone, 2 evokatus") as table:
        table.answer("play korvus-legionnaire")  # two of a kind are no choice either
        table.changed(
            power=2,
            hand="evokatus",
            shown="evokatus",
            discard="kiln-drone, evokatus",
            played="korvus-legionnaire",
        )


def test_korvus_legionnaire_asks_which_of_several_champions():
    with Situation(
        hand="korvus-legionnaire", discard="evokatus, kiln-drone, li-hin-the-shattered, zetta-the-encryptor"
    ) as table:
        table.answer("play korvus-legionnaire")
        assert table.texts() == ["return evokatus", "return li-hin-the-shattered", "return zetta-the-encryptor"]
        table.refused("return kiln-drone")  # not a champion
        table.refused("skip")  # there is no may
        table.answer("return li-hin-the-shattered")
        table.changed(
            power=2,
            hand="li-hin-the-shattered",
            shown="li-hin-the-shattered",
            discard="evokatus, kiln-drone, zetta-the-encryptor",
            played="korvus-legionnaire",
        )
        table.answer("play li-hin-the-shattered")
        table.changed(
            hand="",
            shown="",
            played="korvus-legionnaire, li-hin-the-shattered",
            champions="li-hin-the-shattered",
        )


@pytest.mark.parametrize(("power", "health"), [(1, 50), (2, 50), (3, 49)])
def test_korvus_legionnaire_prevents_two_damage_from_hand(power, health):
    with Situation(power=power, p1_hand="korvus-legionnaire") as table:
        table.answer("end-turn", "show korvus-legionnaire")
        lost = {"p1_health": health} if health < 50 else {}
        table.changed(player=1, power=0, p1_shown="korvus-legionnaire", **lost)


def test_reactor_drone_gives_three_gems_that_can_be_spent():
    with Situation(hand="2 reactor-drone", row="evokatus, drakonarius") as table:
        table.answer("play reactor-drone")
        table.changed(gems=3, hand="reactor-drone", played="reactor-drone")
        table.refused("recruit evokatus", "SI-REC-01")
        table.answer("play reactor-drone", "recruit drakonarius")
        table.changed(gems=0, hand="", played="2 reactor-drone", row="evokatus", discard="drakonarius")


def test_venator_of_the_wastes_without_a_champion_gives_power_alone():
    with Situation(hand="venator-of-the-wastes", p1_champions="evokatus", p1_mastery=9) as table:
        table.answer("play venator-of-the-wastes")
        table.changed(power=4, hand="", played="venator-of-the-wastes")


@pytest.mark.parametrize(("mastery", "left"), [(9, 7), (2, 0), (1, 0)])
def test_venator_of_the_wastes_takes_two_mastery_from_the_only_opponent(mastery, left):
    with Situation(hand="venator-of-the-wastes", champions="evokatus", mastery=5, p1_mastery=mastery) as table:
        table.answer("play venator-of-the-wastes")
        table.changed(power=4, hand="", played="venator-of-the-wastes", p1_mastery=left)


def test_venator_of_the_wastes_asks_which_of_several_opponents():
    with Situation(
        hand="venator-of-the-wastes", champions="evokatus", mastery=5, p1_mastery=3, p2_mastery=4
    ) as table:
        table.answer("play venator-of-the-wastes")
        assert table.texts() == ["lose-mastery p1", "lose-mastery p2"]
        table.refused("lose-mastery p0")
        table.refused("lose-mastery p1 p2")
        table.answer("lose-mastery p2")
        table.changed(power=4, hand="", played="venator-of-the-wastes", p2_mastery=2)


def test_venator_of_the_wastes_passes_over_a_player_who_is_out():
    with Situation(
        hand="venator-of-the-wastes", champions="evokatus", p1_health=0, p1_mastery=9, p2_mastery=4
    ) as table:
        table.answer("play venator-of-the-wastes")
        table.changed(power=4, hand="", played="venator-of-the-wastes", p2_mastery=2)


def test_venator_of_the_wastes_fast_played_goes_under_the_centre_deck():
    with Situation(
        gems=5,
        row="venator-of-the-wastes, 5 nil-assassin",
        centre="kiln-drone, mining-drones",
        champions="evokatus",
        p1_mastery=4,
    ) as table:
        table.answer("fast-play venator-of-the-wastes")
        table.changed(
            gems=1,
            power=4,
            row="kiln-drone, 5 nil-assassin",
            centre="mining-drones",
            played="venator-of-the-wastes fast",
            p1_mastery=2,
        )
        table.answer("end-turn")
        table.changed(
            player=1,
            gems=0,
            power=0,
            centre="mining-drones, venator-of-the-wastes",
            buried=1,
            played="",
            p1_health=46,
        )


@pytest.mark.parametrize(
    ("others", "drawn"),
    [
        ("evokatus, optio-crusher exhausted", 2),  # three with itself
        ("evokatus, li-hin-the-shattered", 0),  # the third is not Homodeus
        ("evokatus", 0),
    ],
)
def test_primus_pilus_draws_two_with_three_homodeus_champions(others, drawn):
    with Situation(
        champions=f"primus-pilus, {others}", deck="3 crystal", p1_champions="2 evokatus, drakonarius"
    ) as table:
        table.answer("exhaust primus-pilus")
        draws = {"hand": "2 crystal", "deck": "crystal"} if drawn else {}
        table.changed(champions=f"primus-pilus exhausted, {others}", **draws)
        table.refused("exhaust primus-pilus", "SI-CHAMP-04")


def test_numeri_drones_put_the_next_homodeus_champion_into_play():
    with Situation(champions="numeri-drones", gems=9, row="evokatus, optio-crusher", deck="crystal") as table:
        table.answer("exhaust numeri-drones")
        table.changed(gems=10, champions="numeri-drones exhausted", effects="numeri-drones")
        table.answer("recruit evokatus")  # not played: it draws nothing
        table.changed(gems=6, row="optio-crusher", champions="numeri-drones exhausted, evokatus", effects="")
        table.answer("recruit optio-crusher")  # only the next one
        table.changed(gems=1, row="", discard="optio-crusher")
        table.answer("exhaust evokatus")
        table.changed(power=2, champions="numeri-drones exhausted, evokatus exhausted")


def test_numeri_drones_wait_for_a_homodeus_champion():
    with Situation(
        champions="numeri-drones exhausted",
        effects="numeri-drones",
        gems=20,
        row="kiln-drone, li-hin-the-shattered, evokatus",
    ) as table:
        table.answer("recruit kiln-drone", "recruit li-hin-the-shattered")
        table.changed(gems=16, row="evokatus", discard="kiln-drone, li-hin-the-shattered")
        table.answer("recruit evokatus")
        table.changed(gems=12, row="", champions="numeri-drones exhausted, evokatus", effects="")


def test_numeri_drones_are_forgotten_at_the_end_of_the_turn():
    with Situation(
        champions="numeri-drones exhausted",
        effects="numeri-drones",
        deck="2 reactor-drone",
        row="evokatus, optio-crusher",
        p1_hand="2 reactor-drone",
    ) as table:
        table.answer("end-turn")
        table.changed(player=1, champions="numeri-drones", effects="", hand="2 reactor-drone", deck="")
        table.answer("play reactor-drone", "play reactor-drone", "recruit evokatus")
        table.changed(gems=2, row="optio-crusher", played="2 reactor-drone", p1_hand="", p1_discard="evokatus")


def test_two_numeri_drones_put_two_champions_into_play():
    with Situation(champions="2 numeri-drones", gems=20, row="evokatus, drakonarius, optio-crusher") as table:
        table.answer("exhaust numeri-drones", "exhaust numeri-drones")  # of two alike, one and then the other
        table.changed(gems=22, champions="2 numeri-drones exhausted", effects="numeri-drones, numeri-drones")
        table.answer("recruit evokatus")
        table.changed(
            gems=18,
            row="drakonarius, optio-crusher",
            champions="2 numeri-drones exhausted, evokatus",
            effects="numeri-drones",
        )
        table.answer("recruit drakonarius")
        table.changed(
            gems=12,
            row="optio-crusher",
            champions="2 numeri-drones exhausted, evokatus, drakonarius",
            effects="",
        )
        table.answer("recruit optio-crusher")
        table.changed(gems=7, row="", discard="optio-crusher")


def test_numeri_drones_put_the_champion_of_a_portal_monk_into_play_below_mastery_15():
    with Situation(
        champions="numeri-drones exhausted",
        effects="numeri-drones",
        mastery=14,
        hand="portal-monk",
        row="evokatus, kiln-drone",
    ) as table:
        table.answer("play portal-monk", "recruit evokatus")
        table.changed(
            hand="",
            played="portal-monk",
            row="kiln-drone",
            champions="numeri-drones exhausted, evokatus",
            effects="",
        )


def test_numeri_drones_leave_the_champion_of_a_portal_monk_in_hand_at_mastery_15():
    with Situation(
        champions="numeri-drones exhausted",
        effects="numeri-drones",
        gems=6,
        mastery=15,
        hand="portal-monk",
        row="evokatus, drakonarius",
    ) as table:
        table.answer("play portal-monk", "recruit-to-hand evokatus")
        table.changed(hand="evokatus", shown="evokatus", played="portal-monk", row="drakonarius")
        table.answer("recruit drakonarius")  # the redirection was still pending
        table.changed(gems=0, row="", champions="numeri-drones exhausted, drakonarius", effects="")


def test_evokatus_draws_when_played_and_not_when_exhausted():
    with Situation(hand="evokatus", deck="blaster, crystal") as table:
        table.answer("play evokatus")
        table.changed(hand="blaster", deck="crystal", played="evokatus", champions="evokatus")
        table.answer("exhaust evokatus")
        table.changed(power=1, champions="evokatus exhausted")
        table.refused("exhaust evokatus", "SI-CHAMP-04")


@pytest.mark.parametrize(
    ("others", "power"),
    [("numeri-drones exhausted, drakonarius", 3), ("li-hin-the-shattered, systema-ai", 1)],
)
def test_evokatus_counts_own_homodeus_champions(others, power):
    with Situation(
        champions=f"evokatus, {others}", p1_champions="optio-crusher", hand="evokatus", played="kiln-drone"
    ) as table:
        table.answer("exhaust evokatus")
        table.changed(power=power, champions=f"evokatus exhausted, {others}")


@pytest.mark.parametrize(("mastery", "power"), [(0, 3), (9, 3), (10, 5), (30, 5)])
def test_optio_crusher_gives_more_power_from_mastery_10(mastery, power):
    with Situation(champions="optio-crusher", mastery=mastery, p1_mastery=10) as table:
        table.answer("exhaust optio-crusher")
        table.changed(power=power, champions="optio-crusher exhausted")


def test_drakonarius_gives_six_power():
    with Situation(champions="drakonarius") as table:
        table.answer("exhaust drakonarius")
        table.changed(power=6, champions="drakonarius exhausted")


@pytest.mark.parametrize("power", [2, 5])
def test_drakonarius_alone_falls_to_two_power(power):
    with Situation(power=power, champions="general-decurion", p1_champions="drakonarius") as table:
        table.answer("attack drakonarius")  # the attacker's General Decurion does not matter
        table.changed(power=power - 2, p1_champions="", p1_discard="drakonarius")


def test_drakonarius_cannot_be_attacked_beside_general_decurion():
    with Situation(power=9, p1_champions="drakonarius exhausted, general-decurion exhausted") as table:
        table.refused("attack drakonarius", "SI-ATK-09")
        table.answer("attack general-decurion")
        table.changed(power=2, p1_champions="drakonarius exhausted", p1_discard="general-decurion")
        table.answer("attack drakonarius")
        table.changed(power=0, p1_champions="", p1_discard="general-decurion, drakonarius")


def test_drakonarius_is_not_protected_by_the_general_decurion_of_another_player():
    with Situation(power=2, p1_champions="drakonarius", p2_champions="general-decurion") as table:
        table.answer("attack drakonarius")
        table.changed(power=0, p1_champions="", p1_discard="drakonarius")


def test_drakonarius_beside_general_decurion_can_be_destroyed_by_a_card():
    with Situation(
        hand="thorn-zealot", played="spore-cleric", p1_champions="drakonarius, general-decurion"
    ) as table:
        table.answer("play thorn-zealot", "destroy drakonarius")
        table.changed(
            hand="",
            played="spore-cleric, thorn-zealot",
            p1_champions="general-decurion",
            p1_discard="drakonarius",
        )


def test_general_decurion_below_mastery_20_gives_gems_alone():
    with Situation(
        champions="general-decurion", mastery=19, played="reactor-drone", hand="reactor-drone"
    ) as table:
        table.answer("exhaust general-decurion")
        table.changed(gems=3, champions="general-decurion exhausted")
        table.answer("play reactor-drone")
        table.changed(gems=6, hand="", played="2 reactor-drone")


def test_general_decurion_copies_the_homodeus_allies_played_before():
    with Situation(
        champions="general-decurion, evokatus",
        mastery=20,
        played="mining-drones, nil-assassin, evokatus, kiln-drone, crystal",
        deck="blaster, crystal",
    ) as table:
        table.answer("exhaust general-decurion")  # 3 gems, 1 and a card, 4 by inspire
        table.changed(
            gems=8,
            hand="blaster",
            deck="crystal",
            champions="general-decurion exhausted, evokatus",
            effects="general-decurion",
        )


def test_general_decurion_copies_the_homodeus_allies_played_later():
    with Situation(
        champions="general-decurion",
        mastery=20,
        hand="reactor-drone, nil-assassin, evokatus, crystal",
        deck="2 blaster",
    ) as table:
        table.answer("exhaust general-decurion")
        table.changed(gems=3, champions="general-decurion exhausted", effects="general-decurion")
        table.answer("play reactor-drone")
        table.changed(gems=9, hand="nil-assassin, evokatus, crystal", played="reactor-drone")
        table.answer("play nil-assassin", "play crystal", "play evokatus")  # none is a Homodeus ally
        table.changed(
            gems=10,
            power=5,
            hand="blaster",
            deck="blaster",
            played="reactor-drone, nil-assassin, crystal, evokatus",
            champions="general-decurion exhausted, evokatus",
        )


def test_general_decurion_copies_a_venator_fast_played_before():
    with Situation(
        champions="general-decurion", mastery=20, played="venator-of-the-wastes fast", p1_mastery=5
    ) as table:
        table.answer("exhaust general-decurion")
        table.changed(
            gems=3,
            power=4,
            champions="general-decurion exhausted",
            effects="general-decurion",
            p1_mastery=3,
        )


def test_general_decurion_copies_a_venator_fast_played_later_and_both_ask():
    with Situation(
        champions="general-decurion",
        mastery=20,
        gems=1,
        row="venator-of-the-wastes",
        p1_mastery=5,
        p2_mastery=5,
    ) as table:
        table.answer("exhaust general-decurion", "fast-play venator-of-the-wastes")
        table.answer("lose-mastery p1", "lose-mastery p2")
        table.changed(
            power=8,
            gems=0,
            row="",
            played="venator-of-the-wastes fast",
            champions="general-decurion exhausted",
            effects="general-decurion",
            p1_mastery=3,
            p2_mastery=3,
        )


def test_general_decurion_copies_cards_that_ask_one_after_the_other():
    with Situation(
        champions="general-decurion",
        mastery=20,
        played="2 korvus-legionnaire",
        discard="evokatus, optio-crusher, li-hin-the-shattered",
    ) as table:
        table.answer("exhaust general-decurion", "return optio-crusher", "return evokatus")
        table.changed(
            gems=3,
            power=4,
            hand="optio-crusher, evokatus",
            shown="optio-crusher, evokatus",
            discard="li-hin-the-shattered",
            champions="general-decurion exhausted",
            effects="general-decurion",
        )


def test_general_decurion_copies_end_with_the_turn():
    with Situation(
        champions="general-decurion", mastery=20, deck="reactor-drone", p1_hand="reactor-drone"
    ) as table:
        table.answer("exhaust general-decurion", "end-turn")
        table.changed(player=1, hand="reactor-drone", deck="")
        table.answer("play reactor-drone")
        table.changed(gems=3, p1_hand="", played="reactor-drone")
        table.answer("end-turn", "play reactor-drone")
        table.changed(player=0, hand="", p1_hand="reactor-drone")
