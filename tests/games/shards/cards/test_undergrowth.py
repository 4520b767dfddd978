"""What each Undergrowth card does."""

import pytest

from tests.games.shards.situations import Situation


def test_undergrowth_aspirant_alone_gives_health_only():
    with Situation(
        hand="undergrowth-aspirant, additri-gaiamancer, crystal",  # a champion is not an ally
        discard="spore-cleric",
        p1_hand="spore-cleric",
        health=40,
        p1_health=30,
    ) as table:
        table.answer("play undergrowth-aspirant")
        table.changed(health=43, hand="additri-gaiamancer, crystal", played="undergrowth-aspirant")


def test_undergrowth_aspirant_unifies_with_an_ally_played_before():
    with Situation(hand="undergrowth-aspirant, fungal-hermit", played="spore-cleric fast", health=48) as table:
        table.answer("play undergrowth-aspirant")
        table.changed(
            health=50, power=5, hand="fungal-hermit", played="spore-cleric fast, undergrowth-aspirant"
        )


def test_undergrowth_aspirant_shows_one_ally_from_hand():
    with Situation(hand="crystal, fungal-hermit, undergrowth-aspirant, spore-cleric", health=10) as table:
        table.answer("play undergrowth-aspirant")
        table.changed(
            health=13,
            power=5,
            hand="crystal, fungal-hermit, spore-cleric",
            shown="fungal-hermit",
            played="undergrowth-aspirant",
        )


def test_undergrowth_aspirant_unifies_with_another_of_its_kind():
    with Situation(hand="2 undergrowth-aspirant", health=10) as table:
        table.answer("play undergrowth-aspirant")
        table.changed(
            health=13,
            power=5,
            hand="undergrowth-aspirant",
            shown="undergrowth-aspirant",
            played="undergrowth-aspirant",
        )
        table.answer("play undergrowth-aspirant")
        table.changed(health=16, power=10, hand="", shown="", played="2 undergrowth-aspirant")


@pytest.mark.parametrize(("health", "after"), [(1, 5), (46, 50), (48, 50)])
def test_spore_cleric_gives_four_health_up_to_50(health, after):
    with Situation(hand="spore-cleric", health=health, p1_health=20) as table:
        table.answer("play spore-cleric")
        table.changed(health=after, hand="", played="spore-cleric")


def test_spore_cleric_recruited_gives_nothing_and_can_be_fast_played():
    with Situation(gems=4, row="2 spore-cleric", health=10) as table:
        table.answer("recruit spore-cleric")
        table.changed(gems=2, row="spore-cleric", discard="spore-cleric")
        table.answer("fast-play spore-cleric")
        table.changed(gems=0, row="", health=14, played="spore-cleric fast")


@pytest.mark.parametrize(("mastery", "health"), [(8, 30), (9, 35), (10, 35)])
def test_fungal_hermit_gives_health_from_mastery_10_with_its_own_mastery(mastery, health):
    with Situation(hand="fungal-hermit", mastery=mastery, health=30) as table:
        table.answer("play fungal-hermit")
        gained = {"health": health} if health > 30 else {}
        table.changed(mastery=mastery + 1, hand="", played="fungal-hermit", **gained)


def test_thorn_zealot_without_unify_draws_only():
    with Situation(hand="thorn-zealot", deck="crystal, spore-cleric", p1_champions="evokatus") as table:
        table.answer("play thorn-zealot")
        table.changed(hand="crystal", deck="spore-cleric", played="thorn-zealot")


def test_thorn_zealot_unifies_with_the_card_it_has_just_drawn():
    with Situation(hand="thorn-zealot", deck="spore-cleric", p1_champions="evokatus exhausted") as table:
        table.answer("play thorn-zealot")
        table.changed(
            hand="spore-cleric",
            shown="spore-cleric",
            deck="",
            played="thorn-zealot",
            p1_champions="",
            p1_discard="evokatus",
        )


def test_thorn_zealot_destroys_li_hin_who_cannot_be_attacked():
    with Situation(
        hand="thorn-zealot", played="spore-cleric", power=20, p1_champions="li-hin-the-shattered"
    ) as table:
        table.refused("attack li-hin-the-shattered", "SI-ATK-09")
        table.answer("play thorn-zealot")
        table.changed(
            hand="", played="spore-cleric, thorn-zealot", p1_champions="", p1_discard="li-hin-the-shattered"
        )


def test_thorn_zealot_asks_which_enemy_champion():
    with Situation(
        hand="thorn-zealot",
        played="spore-cleric",
        champions="optio-crusher",
        p1_champions="evokatus, zetta-the-encryptor",
        p2_champions="evokatus",
    ) as table:
        table.answer("play thorn-zealot")
        assert table.texts() == ["destroy evokatus@p1", "destroy zetta-the-encryptor", "destroy evokatus@p2"]
        table.refused("destroy optio-crusher")  # an own one
        table.refused("destroy evokatus")  # whose?
        table.refused("skip")
        table.answer("destroy evokatus@p1")  # under the protection of Zetta: it is no attack
        table.changed(
            hand="",
            played="spore-cleric, thorn-zealot",
            p1_champions="zetta-the-encryptor",
            p1_discard="evokatus",
        )


def test_thorn_zealot_without_enemy_champions_only_draws():
    with Situation(
        hand="thorn-zealot", played="spore-cleric", champions="evokatus", deck="crystal", p1_hand="evokatus"
    ) as table:
        table.answer("play thorn-zealot")
        table.changed(hand="crystal", deck="", played="spore-cleric, thorn-zealot")


@pytest.mark.parametrize(("power", "health"), [(3, 50), (4, 49)])
def test_thorn_zealot_prevents_three_damage_from_hand(power, health):
    with Situation(power=power, p1_hand="thorn-zealot") as table:
        table.answer("end-turn", "show thorn-zealot")
        lost = {"p1_health": health} if health < 50 else {}
        table.changed(player=1, power=0, p1_shown="thorn-zealot", **lost)


@pytest.mark.parametrize(("played", "power"), [("spore-cleric", 6), ("nil-assassin", 3)])
def test_leshai_knight_gives_six_power_instead_of_three_with_unify(played, power):
    with Situation(hand="leshai-knight", played=played) as table:
        table.answer("play leshai-knight")
        table.changed(power=power, hand="", played=f"{played}, leshai-knight")


def test_leshai_knight_fast_played_shows_an_ally_from_hand():
    with Situation(gems=3, row="leshai-knight", hand="spore-cleric") as table:
        table.answer("fast-play leshai-knight")
        table.changed(gems=0, power=6, row="", shown="spore-cleric", played="leshai-knight fast")


def test_shardwood_guardian_alone_gives_power_and_a_card():
    with Situation(hand="shardwood-guardian", deck="blaster, spore-cleric", health=20) as table:
        table.answer("play shardwood-guardian")
        table.changed(power=2, hand="blaster", deck="spore-cleric", played="shardwood-guardian")


def test_shardwood_guardian_unifies_with_the_card_it_has_just_drawn():
    with Situation(hand="shardwood-guardian", deck="spore-cleric", health=20, p1_health=20) as table:
        table.answer("play shardwood-guardian")
        table.changed(
            power=2,
            health=26,
            hand="spore-cleric",
            shown="spore-cleric",
            deck="",
            played="shardwood-guardian",
        )


def test_ghostwillow_avenger_below_mastery_15_gives_power_alone():
    with Situation(hand="ghostwillow-avenger", mastery=14, p1_champions="evokatus") as table:
        table.answer("play ghostwillow-avenger")
        table.changed(power=4, hand="", played="ghostwillow-avenger")


def test_ghostwillow_avenger_at_mastery_15_destroys_all_enemy_champions():
    with Situation(
        hand="ghostwillow-avenger",
        mastery=15,
        champions="evokatus",
        p1_champions="2 optio-crusher, li-hin-the-shattered exhausted",
        p1_discard="crystal",
        p2_champions="zetta-the-encryptor",
    ) as table:
        table.answer("play ghostwillow-avenger")
        table.changed(
            power=4,
            hand="",
            played="ghostwillow-avenger",
            p1_champions="",
            p1_discard="crystal, 2 optio-crusher, li-hin-the-shattered",
            p2_champions="",
            p2_discard="zetta-the-encryptor",
        )


def test_ghostwillow_avenger_without_enemy_champions_gives_power():
    with Situation(hand="ghostwillow-avenger", mastery=30, champions="evokatus") as table:
        table.answer("play ghostwillow-avenger")
        table.changed(power=4, hand="", played="ghostwillow-avenger")


OJAS = "ojas-genesis-druid"


def test_ojas_genesis_druid_with_nothing_to_copy_does_nothing():
    with Situation(hand=f"{OJAS}, crystal", champions="evokatus", played="evokatus", mastery=20) as table:
        table.answer(f"play {OJAS}")  # neither a champion nor itself
        table.changed(hand="crystal", played=f"evokatus, {OJAS}")


def test_ojas_genesis_druid_copies_the_only_card_without_asking():
    with Situation(hand=OJAS, played="2 crystal, evokatus", champions="evokatus", gems=1) as table:
        table.answer(f"play {OJAS}")
        table.changed(gems=2, hand="", played=f"2 crystal, evokatus, {OJAS}")


def test_ojas_genesis_druid_asks_which_card_and_copies_it_once_below_mastery_20():
    with Situation(
        hand=OJAS, played="crystal, nil-assassin fast, evokatus", champions="evokatus", mastery=19
    ) as table:
        table.answer(f"play {OJAS}")
        assert table.texts() == ["copy crystal", "copy nil-assassin"]
        table.refused("copy evokatus")
        table.refused("skip")
        table.answer("copy nil-assassin")
        table.changed(power=5, hand="", played=f"crystal, nil-assassin fast, evokatus, {OJAS}")


def test_ojas_genesis_druid_copies_the_same_card_twice_at_mastery_20():
    with Situation(hand=OJAS, played="crystal, nil-assassin", mastery=20) as table:
        table.answer(f"play {OJAS}", "copy nil-assassin")
        table.changed(power=10, hand="", played=f"crystal, nil-assassin, {OJAS}")


@pytest.mark.parametrize(("mastery", "after"), [(17, 19), (18, 22), (19, 23)])
def test_ojas_genesis_druid_counts_mastery_from_the_first_copy_for_the_second(mastery, after):
    with Situation(hand=OJAS, played="shard-abstractor", mastery=mastery) as table:
        table.answer(f"play {OJAS}")
        table.changed(mastery=after, hand="", played=f"shard-abstractor, {OJAS}")


def test_ojas_genesis_druid_never_copies_an_ojas():
    with Situation(hand=OJAS, played=f"crystal, {OJAS}, blaster") as table:
        table.answer(f"play {OJAS}")
        assert table.texts() == ["copy crystal", "copy blaster"]
        table.refused(f"copy {OJAS}", "SI-AMB-26")
        table.answer("copy blaster")
        table.changed(power=1, hand="", played=f"crystal, {OJAS}, blaster, {OJAS}")


def test_ojas_genesis_druid_counts_for_the_unify_card_that_it_copies():
    with Situation(hand=OJAS, played="leshai-knight") as table:
        table.answer(f"play {OJAS}")
        table.changed(power=6, hand="", played=f"leshai-knight, {OJAS}")


def test_ojas_genesis_druid_copies_a_card_that_asks_twice_at_mastery_20():
    with Situation(
        hand=f"{OJAS}, crystal, blaster", discard="crystal", played="shadow-apostle", mastery=20
    ) as table:
        table.answer(f"play {OJAS}")
        table.refused("banish shadow-apostle")  # it lies in the play area
        table.answer("banish crystal@discard")
        table.changed(
            power=4,  # the second copy has begun
            hand="crystal, blaster",
            discard="",
            banished="crystal",
            played=f"shadow-apostle, {OJAS}",
        )
        table.answer("banish blaster")
        table.changed(hand="crystal", banished="crystal, blaster")


def test_ojas_genesis_druid_copies_a_card_that_asks_and_both_may_be_skipped():
    with Situation(hand=f"{OJAS}, crystal", played="umbral-scourge, crystal", mastery=19) as table:
        table.answer(f"play {OJAS}", "copy umbral-scourge", "skip", "skip")  # 20 after the first
        table.changed(mastery=21, hand="crystal", played=f"umbral-scourge, crystal, {OJAS}")


def test_ojas_genesis_druid_copies_a_portal_monk():
    with Situation(
        hand=OJAS, played="portal-monk", mastery=20, row="nil-assassin, kiln-drone, drakonarius"
    ) as table:
        table.answer(f"play {OJAS}", "recruit-to-hand drakonarius", "recruit-to-hand nil-assassin")
        table.changed(
            hand="drakonarius, nil-assassin",
            shown="drakonarius, nil-assassin",
            row="kiln-drone",
            played=f"portal-monk, {OJAS}",
        )


@pytest.mark.parametrize(("mastery", "power"), [(10, 8), (9, 4)])
def test_ojas_genesis_druid_checks_thresholds_at_the_moment_of_copying(mastery, power):
    with Situation(hand=OJAS, played="aetherbreaker", mastery=mastery) as table:
        table.answer(f"play {OJAS}")
        table.changed(power=power, hand="", played=f"aetherbreaker, {OJAS}")


def test_ojas_genesis_druid_copies_thorn_zealot():
    with Situation(
        hand=OJAS,
        played="thorn-zealot",
        mastery=20,
        deck="3 crystal",
        p1_champions="evokatus, li-hin-the-shattered",
    ) as table:
        table.answer(f"play {OJAS}", "destroy li-hin-the-shattered")  # then only one is left
        table.changed(
            hand="2 crystal",
            deck="crystal",
            played=f"thorn-zealot, {OJAS}",
            p1_champions="",
            p1_discard="li-hin-the-shattered, evokatus",
        )


def test_ojas_genesis_druid_copying_is_not_playing():
    with Situation(hand=OJAS, played="spore-cleric", health=20, champions="additri-gaiamancer") as table:
        table.answer(f"play {OJAS}", "exhaust additri-gaiamancer")  # the cleric and Ojas count, once each
        table.changed(
            health=24,
            power=6,
            hand="",
            played=f"spore-cleric, {OJAS}",
            champions="additri-gaiamancer exhausted",
        )


@pytest.mark.parametrize(("health", "after", "power"), [(45, 49, 0), (46, 50, 6), (47, 50, 6), (50, 50, 6)])
def test_furrowing_elemental_gives_power_at_full_health(health, after, power):
    with Situation(hand="furrowing-elemental", health=health, deck="blaster, crystal", p1_health=50) as table:
        table.answer("play furrowing-elemental")
        gained = ({"health": after} if after > health else {}) | ({"power": power} if power else {})
        table.changed(hand="blaster", deck="crystal", played="furrowing-elemental", **gained)


@pytest.mark.parametrize(("health", "after"), [(10, 20), (40, 50), (41, 50)])
def test_root_of_the_forest_gives_ten_health_up_to_50(health, after):
    with Situation(hand="root-of-the-forest", health=health) as table:
        table.answer("play root-of-the-forest")
        table.changed(health=after, hand="", played="root-of-the-forest")


def test_root_of_the_forest_gives_ten_power_with_unify():
    with Situation(gems=7, row="root-of-the-forest", played="thorn-zealot", health=10) as table:
        table.answer("fast-play root-of-the-forest")
        table.changed(gems=0, row="", health=20, power=10, played="thorn-zealot, root-of-the-forest fast")


@pytest.mark.parametrize(
    ("played", "power"),
    [
        ("", 2),
        ("crystal, nil-assassin", 2),
        ("additri-gaiamancer", 2),  # a champion is not an ally
        ("spore-cleric", 4),
        ("spore-cleric fast, 2 leshai-knight, kiln-drone", 8),
    ],
)
def test_additri_gaiamancer_counts_undergrowth_allies_played_this_turn(played, power):
    with Situation(champions="additri-gaiamancer", played=played, hand="thorn-zealot") as table:
        table.answer("exhaust additri-gaiamancer")
        table.changed(power=power, champions="additri-gaiamancer exhausted")
