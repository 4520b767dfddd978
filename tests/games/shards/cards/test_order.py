"""What each card of the Order does."""

import pytest

from tests.games.shards.situations import Situation


@pytest.mark.parametrize(
    ("around", "shown"),
    [
        ({"played": "kiln-drone, spore-cleric fast, nil-assassin"}, ""),
        ({"hand": "kiln-drone, spore-cleric, nil-assassin"}, "kiln-drone, spore-cleric, nil-assassin"),
        ({"hand": "2 nil-assassin, leshai-knight", "played": "kiln-drone"}, "nil-assassin, leshai-knight"),
        ({"champions": "evokatus", "played": "evokatus, spore-cleric, nil-assassin"}, ""),
        ({"hand": "li-hin-the-shattered", "played": "kiln-drone, spore-cleric"}, "li-hin-the-shattered"),
    ],
)
def test_order_initiate_gains_mastery_with_dominion(around, shown):
    around = {"hand": "", "played": "", **around}
    held, played = around.pop("hand"), around.pop("played")
    with Situation(hand=f"order-initiate, {held}", played=played, mastery=3, **around) as table:
        table.answer("play order-initiate")
        showing = {"shown": shown} if shown else {}
        table.changed(
            gems=2,
            mastery=5,
            hand=held,
            played=f"{played}, order-initiate".removeprefix(", "),
            **showing,
        )


@pytest.mark.parametrize(
    "around",
    [
        {"hand": "kiln-drone, spore-cleric"},
        {"hand": "kiln-drone, nil-assassin", "discard": "spore-cleric"},
        {"hand": "spore-cleric, nil-assassin", "champions": "evokatus"},  # not played this turn
        {"hand": "kiln-drone, spore-cleric", "p1_hand": "nil-assassin"},
    ],
)
def test_order_initiate_without_dominion_gives_gems_and_shows_nothing(around):
    held = around["hand"]
    with Situation(**around | {"hand": f"{held}, order-initiate"}) as table:
        table.answer("play order-initiate")
        table.changed(gems=2, hand=held, played="order-initiate")


@pytest.mark.parametrize(("mastery", "drawn"), [(8, False), (9, True), (10, True)])
def test_cache_warden_draws_from_mastery_10_with_its_own_mastery(mastery, drawn):
    with Situation(hand="cache-warden", mastery=mastery, deck="blaster, crystal") as table:
        table.answer("play cache-warden")
        draws = {"hand": "blaster", "deck": "crystal"} if drawn else {"hand": ""}
        table.changed(mastery=mastery + 1, played="cache-warden", **draws)


def test_cache_warden_at_the_highest_mastery_still_draws():
    with Situation(hand="cache-warden", mastery=30, deck="blaster") as table:
        table.answer("play cache-warden")
        table.changed(hand="blaster", deck="", played="cache-warden")


def test_cache_warden_fast_played_checks_mastery_as_if_it_came_from_hand():
    with Situation(gems=2, row="cache-warden", mastery=9, deck="blaster") as table:
        table.answer("fast-play cache-warden")
        table.changed(gems=0, row="", mastery=10, hand="blaster", deck="", played="cache-warden fast")


@pytest.mark.parametrize(("mastery", "after"), [(0, 2), (28, 30), (29, 30)])
def test_shard_abstractor_gives_two_mastery_up_to_30(mastery, after):
    with Situation(hand="shard-abstractor", mastery=mastery, p1_mastery=7) as table:
        table.answer("play shard-abstractor")
        table.changed(mastery=after, hand="", played="shard-abstractor")


def test_data_heretic_draws_two():
    with Situation(hand="data-heretic", deck="blaster, crystal, shard-reactor") as table:
        table.answer("play data-heretic")
        table.changed(hand="blaster, crystal", deck="shard-reactor", played="data-heretic")


def test_data_heretic_shuffles_the_discard_pile_in_the_middle():
    with Situation(hand="data-heretic", deck="blaster", discard="2 crystal", played="nil-assassin") as table:
        table.answer("play data-heretic")
        table.changed(hand="blaster, crystal", deck="crystal", discard="", played="nil-assassin, data-heretic")


def test_data_heretic_draws_what_there_is():
    with Situation(hand="data-heretic", deck="blaster", p1_deck="crystal") as table:
        table.answer("play data-heretic")
        table.changed(hand="blaster", deck="", played="data-heretic")


ROW = "kiln-drone, drakonarius, general-decurion, nil-assassin, li-hin-the-shattered, evokatus"


def test_portal_monk_recruits_a_card_of_cost_up_to_six_without_paying():
    with Situation(hand="portal-monk", gems=2, row=ROW, centre="spore-cleric") as table:
        table.answer("play portal-monk")
        assert table.texts() == [
            "recruit kiln-drone",
            "recruit drakonarius",
            "recruit nil-assassin",
            "recruit li-hin-the-shattered",
            "recruit evokatus",
        ]
        table.refused("recruit general-decurion", "SI-AMB-23")  # costs 7
        table.refused("skip")
        table.answer("recruit drakonarius")  # costs 6
        table.changed(
            hand="",
            played="portal-monk",
            discard="drakonarius",
            row="kiln-drone, spore-cleric, general-decurion, nil-assassin, li-hin-the-shattered, evokatus",
            centre="",
        )


@pytest.mark.parametrize("row", ["kiln-drone, general-decurion", "3 kiln-drone, the-grand-architect"])
def test_portal_monk_takes_the_only_kind_of_card_without_asking(row):
    with Situation(hand="portal-monk", row=row) as table:
        table.answer("play portal-monk")
        table.changed(
            hand="",
            played="portal-monk",
            discard="kiln-drone",
            row=row.replace("3 kiln", "2 kiln").removeprefix("kiln-drone, "),
        )


@pytest.mark.parametrize(
    "row",
    ["general-decurion, the-grand-architect, root-of-the-forest, zen-chi-set-godkiller", ""],
)
@pytest.mark.parametrize("mastery", [0, 15])
def test_portal_monk_does_nothing_without_a_card_of_cost_up_to_six(row, mastery):
    with Situation(hand="portal-monk", row=row, mastery=mastery, gems=9) as table:
        table.answer("play portal-monk")
        table.changed(hand="", played="portal-monk")


def test_portal_monk_below_mastery_15_puts_the_card_on_the_discard_pile():
    with Situation(hand="portal-monk, crystal", row="evokatus", mastery=14) as table:
        table.answer("play portal-monk")
        table.changed(hand="crystal", played="portal-monk", row="", discard="evokatus")


def test_portal_monk_at_mastery_15_puts_the_card_into_the_hand():
    with Situation(hand="portal-monk, crystal", row="nil-assassin, kiln-drone", mastery=15) as table:
        table.answer("play portal-monk", "recruit-to-hand nil-assassin")
        table.changed(
            hand="crystal, nil-assassin", shown="nil-assassin", played="portal-monk", row="kiln-drone"
        )
        table.answer("play nil-assassin")
        table.changed(power=5, hand="crystal", shown="", played="portal-monk, nil-assassin")


def test_command_seer_gives_two_gems():
    with Situation(hand="command-seer") as table:
        table.answer("play command-seer")
        table.changed(gems=2, hand="", played="command-seer")


SHIELDS = [
    ("command-seer", 4, 50),
    ("command-seer", 5, 50),
    ("command-seer", 7, 48),
    ("cryptofist-monk", 8, 50),
    ("cryptofist-monk", 9, 49),
    ("zetta-the-encryptor", 5, 50),
    ("zetta-the-encryptor", 6, 49),
]


@pytest.mark.parametrize(("card", "power", "health"), SHIELDS)
def test_a_shield_in_hand_prevents_its_value(card, power, health):
    with Situation(power=power, p1_hand=card) as table:
        table.answer("end-turn", f"show {card}")
        lost = {"p1_health": health} if health < 50 else {}
        table.changed(player=1, power=0, p1_shown=card, **lost)


@pytest.mark.parametrize("card", ["command-seer", "cryptofist-monk", "zetta-the-encryptor"])
def test_a_shield_that_is_not_shown_prevents_nothing(card):
    with Situation(power=7, p1_hand=card) as table:
        table.answer("end-turn", "skip")
        table.changed(player=1, power=0, p1_health=43)


def test_cryptofist_monk_draws_one():
    with Situation(hand="cryptofist-monk", deck="blaster, crystal") as table:
        table.answer("play cryptofist-monk")
        table.changed(hand="blaster", deck="crystal", played="cryptofist-monk")


def test_omnius_draws_two():
    with Situation(hand="omnius-the-all-knowing", deck="3 crystal") as table:
        table.answer("play omnius-the-all-knowing")
        table.changed(hand="2 crystal", deck="crystal", played="omnius-the-all-knowing")


def test_omnius_the_all_knowing_counts_a_card_just_drawn_for_dominion():
    with Situation(
        hand="omnius-the-all-knowing",
        deck="nil-assassin, blaster, crystal",
        played="kiln-drone, spore-cleric",
        mastery=27,
    ) as table:
        table.answer("play omnius-the-all-knowing")
        table.changed(
            hand="nil-assassin, blaster",
            shown="nil-assassin",
            deck="crystal",
            played="kiln-drone, spore-cleric, omnius-the-all-knowing",
            mastery=30,
        )


def test_omnius_the_all_knowing_fast_played_gains_five_mastery_with_dominion():
    with Situation(
        gems=6, row="omnius-the-all-knowing", hand="kiln-drone, spore-cleric, nil-assassin", mastery=1
    ) as table:
        table.answer("fast-play omnius-the-all-knowing")
        table.changed(
            gems=0,
            row="",
            played="omnius-the-all-knowing fast",
            shown="kiln-drone, spore-cleric, nil-assassin",
            mastery=6,
        )


@pytest.mark.parametrize(("mastery", "after"), [(0, 5), (25, 30), (26, 30)])
def test_the_grand_architect_gives_five_mastery_up_to_30(mastery, after):
    with Situation(hand="the-grand-architect", mastery=mastery) as table:
        table.answer("play the-grand-architect")
        table.changed(mastery=after, hand="", played="the-grand-architect")


def test_the_grand_architect_costs_seven_to_fast_play():
    with Situation(gems=6, hand="crystal", row="the-grand-architect") as table:
        table.refused("fast-play the-grand-architect", "SI-MERC-02")
        table.answer("play crystal", "fast-play the-grand-architect")
        table.changed(gems=0, mastery=5, row="", hand="", played="crystal, the-grand-architect fast")


def test_giga_source_adept_draws_when_played():
    with Situation(hand="giga-source-adept", deck="blaster, crystal") as table:
        table.answer("play giga-source-adept")
        table.changed(hand="blaster", deck="crystal", played="giga-source-adept", champions="giga-source-adept")


def test_giga_source_adept_is_exhausted_with_dominion_alone():
    with Situation(
        champions="giga-source-adept", hand="kiln-drone, spore-cleric", deck="nil-assassin"
    ) as table:
        table.refused("exhaust giga-source-adept", "SI-KEY-05")
        table.answer("play kiln-drone")
        table.refused("exhaust giga-source-adept", "SI-KEY-05")


def test_giga_source_adept_gains_three_mastery_and_shows_what_it_needs():
    with Situation(
        champions="giga-source-adept", hand="crystal, nil-assassin, spore-cleric", played="kiln-drone"
    ) as table:
        table.answer("exhaust giga-source-adept")
        table.changed(mastery=3, shown="nil-assassin, spore-cleric", champions="giga-source-adept exhausted")
        table.refused("exhaust giga-source-adept", "SI-CHAMP-04")


@pytest.mark.parametrize(("mastery", "drawn"), [(18, False), (19, True), (20, True)])
def test_systema_ai_draws_two_from_mastery_20_with_its_own_mastery(mastery, drawn):
    with Situation(champions="systema-ai", mastery=mastery, deck="blaster, crystal, shard-reactor") as table:
        table.answer("exhaust systema-ai")
        draws = {"hand": "blaster, crystal", "deck": "shard-reactor"} if drawn else {}
        table.changed(mastery=mastery + 1, champions="systema-ai exhausted", **draws)


def test_zetta_the_encryptor_protects_its_player():
    with Situation(power=4, p1_champions="zetta-the-encryptor", p1_hand="crystal") as table:
        table.answer("end-turn")  # no target: the power is lost, and nobody is asked for shields
        table.changed(player=1, power=0)


def test_zetta_the_encryptor_protects_the_other_champions_but_not_itself():
    with Situation(
        power=9, champions="optio-crusher", p1_champions="evokatus, zetta-the-encryptor, optio-crusher"
    ) as table:
        assert table.texts() == ["exhaust optio-crusher", "attack zetta-the-encryptor", "end-turn"]
        table.refused("attack evokatus", "SI-ATK-09")
        table.refused("attack optio-crusher", "SI-ATK-09")
        table.answer("attack zetta-the-encryptor")
        table.changed(power=4, p1_champions="evokatus, optio-crusher", p1_discard="zetta-the-encryptor")
        table.answer("attack evokatus")
        table.changed(power=2, p1_champions="optio-crusher", p1_discard="zetta-the-encryptor, evokatus")


def test_zetta_the_encryptor_destroyed_first_lets_the_player_be_attacked_in_the_same_turn():
    with Situation(power=8, p1_champions="zetta-the-encryptor") as table:
        table.answer("attack zetta-the-encryptor", "end-turn")
        table.changed(player=1, power=0, p1_champions="", p1_discard="zetta-the-encryptor", p1_health=47)


def test_zetta_the_encryptor_stands_against_four_power():
    with Situation(power=4, p1_champions="zetta-the-encryptor") as table:
        table.refused("attack zetta-the-encryptor", "SI-ATK-02")


def test_zetta_the_encryptor_protects_one_of_several_opponents():
    with Situation(
        power=6, p1_champions="zetta-the-encryptor, evokatus", p2_champions="optio-crusher", p2_hand="crystal"
    ) as table:
        assert table.texts() == ["attack zetta-the-encryptor", "attack optio-crusher", "end-turn"]
        table.answer("end-turn", "skip")  # all of it hits p2, there is nothing to assign
        table.changed(player=1, power=0, p2_health=44)


def test_zetta_the_encryptor_leaves_two_of_three_opponents_to_be_attacked():
    with Situation(power=6, p2_champions="zetta-the-encryptor", p3_health=10) as table:
        table.answer("end-turn")
        table.refused("assign p1=3 p2=3", "SI-ATK-09")
        table.answer("assign p1=2 p3=4")
        table.changed(player=1, power=0, p1_health=48, p3_health=6)


def test_zetta_the_encryptor_protects_even_from_infinite_power():
    with Situation(power="infinite", p1_champions="zetta-the-encryptor") as table:
        table.answer("end-turn")
        table.changed(player=1, power=0)


def test_zetta_the_encryptor_falls_to_infinite_power_and_then_its_player():
    with Situation(power="infinite", p1_champions="zetta-the-encryptor", p1_hand="crystal") as table:
        table.answer("attack zetta-the-encryptor")
        table.changed(p1_champions="", p1_discard="zetta-the-encryptor")
        table.answer("end-turn", "skip")
        assert table.state.result == (0,)


def test_zetta_the_encryptor_does_not_protect_from_cards_that_destroy():
    with Situation(
        hand="ghostwillow-avenger", mastery=15, p1_champions="evokatus, zetta-the-encryptor"
    ) as table:
        table.answer("play ghostwillow-avenger")
        table.changed(
            power=4,
            hand="",
            played="ghostwillow-avenger",
            p1_champions="",
            p1_discard="evokatus, zetta-the-encryptor",
        )


def test_zetta_the_encryptor_has_nothing_to_exhaust():
    with Situation(champions="zetta-the-encryptor", p1_hand="crystal") as table:
        assert table.texts() == ["end-turn"]
        table.refused("exhaust zetta-the-encryptor", "SI-CHAMP-05")
