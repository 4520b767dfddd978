"""What each Wraethe card does."""

import pytest

from tests.games.shards.situations import Situation


@pytest.mark.parametrize(
    ("around", "power"),
    [
        ({}, 2),
        ({"discard": "nil-assassin"}, 6),
        ({"discard": "crystal, li-hin-the-shattered"}, 6),  # any Wraethe card
        ({"discard": "crystal, kiln-drone"}, 2),
        ({"deck": "nil-assassin", "champions": "li-hin-the-shattered", "banished": "nil-assassin"}, 2),
        ({"p1_discard": "nil-assassin"}, 2),
    ],
)
def test_wraethe_skirmisher_gives_six_power_instead_of_two_with_echo(around, power):
    with Situation(hand="wraethe-skirmisher", **around) as table:
        table.answer("play wraethe-skirmisher")
        table.changed(power=power, hand="", played="wraethe-skirmisher")


def test_wraethe_skirmisher_hears_no_echo_from_the_play_area():
    with Situation(hand="2 wraethe-skirmisher", played="nil-assassin") as table:
        table.answer("play wraethe-skirmisher", "play wraethe-skirmisher")
        table.changed(power=4, hand="", played="nil-assassin, 2 wraethe-skirmisher")


def test_nil_assassin_gives_five_power():
    with Situation(hand="nil-assassin", gems=2, row="nil-assassin") as table:
        table.answer("play nil-assassin")
        table.changed(power=5, hand="", played="nil-assassin")
        table.answer("fast-play nil-assassin")
        table.changed(power=10, gems=0, row="", played="nil-assassin, nil-assassin fast")


def test_nil_assassin_from_hand_goes_to_the_discard_pile():
    with Situation(hand="nil-assassin", deck="5 crystal", p1_hand="crystal") as table:
        table.answer("play nil-assassin", "end-turn", "skip")
        table.changed(player=1, hand="5 crystal", deck="", discard="nil-assassin", p1_health=45)


def test_shadow_apostle_banishes_a_card_from_hand():
    with Situation(hand="shadow-apostle, 2 crystal", discard="crystal, blaster") as table:
        table.answer("play shadow-apostle")
        assert sorted(table.texts()) == [
            "banish blaster",
            "banish crystal@discard",
            "banish crystal@hand",
            "skip",
        ]
        table.refused("banish crystal")  # from where?
        table.answer("banish crystal@hand")
        table.changed(power=2, hand="crystal", banished="crystal", played="shadow-apostle")


def test_shadow_apostle_banishes_a_card_from_the_discard_pile():
    with Situation(hand="shadow-apostle, 2 crystal", discard="crystal, blaster", p1_discard="blaster") as table:
        table.answer("play shadow-apostle", "banish crystal@discard")
        table.changed(power=2, hand="2 crystal", discard="blaster", banished="crystal", played="shadow-apostle")


def test_shadow_apostle_may_be_content_with_its_power():
    with Situation(hand="shadow-apostle, crystal") as table:
        table.answer("play shadow-apostle", "skip")
        table.changed(power=2, hand="crystal", played="shadow-apostle")


def test_shadow_apostle_banishes_one_card_only_and_none_in_play():
    with Situation(hand="shadow-apostle, blaster, evokatus", played="crystal", champions="evokatus") as table:
        table.answer("play shadow-apostle")
        table.refused("banish crystal", "SI-BAN-03")
        table.refused("banish blaster evokatus")
        table.answer("banish evokatus")  # without a place: the one in play is no candidate
        table.changed(power=2, hand="blaster", banished="evokatus", played="crystal, shadow-apostle")


def test_shadow_apostle_asks_nothing_when_there_is_nothing_to_banish():
    with Situation(hand="shadow-apostle", deck="crystal", played="crystal", p1_hand="crystal") as table:
        table.answer("play shadow-apostle")
        table.changed(power=2, hand="", played="crystal, shadow-apostle")


def test_shadow_apostle_gives_no_effect_of_the_banished_card():
    with Situation(gems=2, row="shadow-apostle", hand="nil-assassin") as table:
        table.answer("fast-play shadow-apostle", "banish nil-assassin")
        table.changed(gems=0, power=2, row="", hand="", banished="nil-assassin", played="shadow-apostle fast")


def test_shadebound_sentry_without_a_mercenary_in_the_discard_pile_gives_power_alone():
    with Situation(
        hand="shadebound-sentry", discard="kiln-drone, evokatus, crystal", p1_discard="nil-assassin"
    ) as table:
        table.answer("play shadebound-sentry")
        table.changed(power=3, hand="", played="shadebound-sentry")


def test_shadebound_sentry_returns_the_only_mercenary_without_asking():
    with Situation(hand="shadebound-sentry", discard="nil-assassin, kiln-drone", gems=9) as table:
        table.answer("play shadebound-sentry")
        table.changed(
            power=3,
            hand="nil-assassin",
            shown="nil-assassin",
            discard="kiln-drone",
            played="shadebound-sentry",
        )
        table.refused("fast-play nil-assassin", "SI-MERC-07")  # from hand it is played
        table.answer("play nil-assassin")
        table.changed(power=8, hand="", shown="", played="shadebound-sentry, nil-assassin")


def test_shadebound_sentry_asks_which_of_several_mercenaries():
    with Situation(
        hand="shadebound-sentry", discard="spore-cleric, wraethe-skirmisher, 2 data-heretic"
    ) as table:
        table.answer("play shadebound-sentry")
        assert table.texts() == ["return spore-cleric", "return data-heretic"]
        table.refused("return wraethe-skirmisher")  # no mercenary
        table.refused("skip")
        table.answer("return data-heretic")
        table.changed(
            power=3,
            hand="data-heretic",
            shown="data-heretic",
            discard="spore-cleric, wraethe-skirmisher, data-heretic",
            played="shadebound-sentry",
        )


def test_umbral_scourge_gives_mastery_and_may_banish():
    with Situation(hand="umbral-scourge, blaster", discard="crystal", mastery=4) as table:
        table.answer("play umbral-scourge")
        table.refused("banish crystal blaster")  # one only
        table.answer("banish crystal")
        table.changed(mastery=5, hand="blaster", discard="", banished="crystal", played="umbral-scourge")


def test_umbral_scourge_may_banish_nothing_and_gains_no_mastery_beyond_30():
    with Situation(hand="umbral-scourge, blaster", mastery=30) as table:
        table.answer("play umbral-scourge", "skip")
        table.changed(hand="blaster", played="umbral-scourge")


@pytest.mark.parametrize(("mastery", "power"), [(0, 4), (9, 4), (10, 8), (30, 8)])
def test_aetherbreaker_gives_eight_power_instead_of_four_from_mastery_10(mastery, power):
    with Situation(hand="aetherbreaker", mastery=mastery, p1_mastery=10) as table:
        table.answer("play aetherbreaker")
        table.changed(power=power, hand="", played="aetherbreaker")


@pytest.mark.parametrize(
    ("discard", "power"),
    [
        ("", 3),
        ("crystal, kiln-drone", 3),
        ("nil-assassin", 5),
        ("nil-assassin, crystal, 2 scion-of-nothingness, zen-chi-set-godkiller", 11),
    ],
)
def test_scion_of_nothingness_counts_the_wraethe_cards_in_the_discard_pile(discard, power):
    with Situation(
        hand="scion-of-nothingness, nil-assassin",
        discard=discard,
        played="umbral-scourge",
        champions="li-hin-the-shattered",
        p1_discard="nil-assassin",
    ) as table:
        table.answer("play scion-of-nothingness")
        table.changed(power=power, hand="nil-assassin", played="umbral-scourge, scion-of-nothingness")


def test_zara_ra_soulflayer_below_mastery_10_banishes_nothing():
    with Situation(hand="zara-ra-soulflayer, crystal", discard="blaster", mastery=8) as table:
        table.answer("play zara-ra-soulflayer")
        table.changed(power=4, mastery=9, hand="crystal", played="zara-ra-soulflayer")


@pytest.mark.parametrize(
    ("answer", "after"),
    [
        ("skip", {}),
        ("banish blaster", {"discard": "crystal", "banished": "blaster"}),
        (
            "banish crystal@hand blaster",
            {"hand": "crystal", "discard": "crystal", "banished": "crystal, blaster"},
        ),
        ("banish crystal@hand crystal@hand", {"hand": "", "banished": "2 crystal"}),
        (
            "banish crystal@discard crystal@hand",
            {"hand": "crystal", "discard": "blaster", "banished": "2 crystal"},
        ),
    ],
)
def test_zara_ra_soulflayer_banishes_up_to_two_with_its_own_mastery(answer, after):
    with Situation(hand="zara-ra-soulflayer, 2 crystal", discard="crystal, blaster", mastery=9) as table:
        table.answer("play zara-ra-soulflayer")
        table.refused("banish crystal@hand crystal@hand blaster")  # three
        table.refused("banish blaster blaster")  # there is one
        table.answer(answer)
        table.changed(
            **{"power": 4, "mastery": 10, "hand": "2 crystal", "played": "zara-ra-soulflayer", **after}
        )


def test_zara_ra_soulflayer_with_one_card_left_may_banish_that():
    with Situation(hand="zara-ra-soulflayer, crystal", mastery=20) as table:
        table.answer("play zara-ra-soulflayer")
        assert table.texts() == ["skip", "banish crystal"]
        table.answer("banish crystal")
        table.changed(power=4, mastery=21, hand="", banished="crystal", played="zara-ra-soulflayer")


def test_li_hin_the_shattered_gives_one_power():
    with Situation(hand="li-hin-the-shattered") as table:
        table.answer("play li-hin-the-shattered", "exhaust li-hin-the-shattered")
        table.changed(
            power=1, hand="", played="li-hin-the-shattered", champions="li-hin-the-shattered exhausted"
        )


@pytest.mark.parametrize("power", [1, 20, "infinite"])
def test_li_hin_the_shattered_cannot_be_attacked_but_does_not_protect_others(power):
    with Situation(power=power, p1_champions="li-hin-the-shattered") as table:
        table.refused("attack li-hin-the-shattered", "SI-ATK-09")
        assert table.texts() == ["end-turn"]
        table.answer("end-turn")
        assert table.state.players[1].health == (49 if power == 1 else 30 if power == 20 else 0)


@pytest.mark.parametrize(("mastery", "before", "after"), [(19, 3, 5), (20, 3, 10), (20, 0, 4)])
def test_fao_cutul_the_formless_doubles_all_unspent_power_from_mastery_20(mastery, before, after):
    with Situation(champions="fao-cutul-the-formless", mastery=mastery, power=before) as table:
        table.answer("exhaust fao-cutul-the-formless")
        table.changed(power=after, champions="fao-cutul-the-formless exhausted")


def test_fao_cutul_the_formless_leaves_infinite_power_infinite():
    with Situation(champions="fao-cutul-the-formless", mastery=30, hand="infinity-shard") as table:
        table.answer("play infinity-shard")
        table.changed(power="infinite", hand="", played="infinity-shard")
        table.answer("exhaust fao-cutul-the-formless")
        table.changed(champions="fao-cutul-the-formless exhausted")


def test_zen_chi_set_godkiller_without_a_wraethe_card_in_the_discard_pile_gives_power_alone():
    with Situation(
        champions="zen-chi-set-godkiller", discard="kiln-drone, crystal", p1_discard="nil-assassin"
    ) as table:
        table.answer("exhaust zen-chi-set-godkiller")
        table.changed(power=3, champions="zen-chi-set-godkiller exhausted")


def test_zen_chi_set_godkiller_returns_a_wraethe_card():
    with Situation(
        champions="zen-chi-set-godkiller", discard="nil-assassin, li-hin-the-shattered, kiln-drone"
    ) as table:
        table.answer("exhaust zen-chi-set-godkiller")
        assert table.texts() == ["return nil-assassin", "return li-hin-the-shattered"]
        table.refused("return kiln-drone")
        table.answer("return li-hin-the-shattered")
        table.changed(
            power=3,
            hand="li-hin-the-shattered",
            shown="li-hin-the-shattered",
            discard="nil-assassin, kiln-drone",
            champions="zen-chi-set-godkiller exhausted",
        )


def test_zen_chi_set_godkiller_takes_the_only_wraethe_card_without_asking():
    with Situation(champions="zen-chi-set-godkiller", discard="kiln-drone, 3 nil-assassin") as table:
        table.answer("exhaust zen-chi-set-godkiller")
        table.changed(
            power=3,
            hand="nil-assassin",
            shown="nil-assassin",
            discard="kiln-drone, 2 nil-assassin",
            champions="zen-chi-set-godkiller exhausted",
        )
