"""What the cards of Mars in Call of the Archons do."""

import pytest

from tests.games.keyforge.candidates import case
from tests.games.keyforge.houses import Mars
from tests.games.keyforge.situations import Situation

# Actions


def test_ammonia_clouds_hurts_every_creature():
    with Mars(hand="ammonia-clouds", line="tunk, mindwarper", p1_line="troll, urchin, bulwark") as table:
        table.answer("play ammonia-clouds")
        table.changed(
            hand="",
            line="tunk damage:2 armor-used:1",
            discard="ammonia-clouds, mindwarper",
            p1_line="troll damage:3, bulwark damage:1 armor-used:2",
            p1_discard="urchin",
        )


def test_battle_fleet_draws_a_card_for_each_mars_card_shown():
    with Mars(hand="battle-fleet, 2 tunk, zorg, punch", deck="troll, bumpsy, krump") as table:
        table.answer("play battle-fleet", "reveal zorg tunk")
        table.changed(amber=1, hand="2 tunk, zorg, punch, troll, bumpsy", deck="krump", discard="battle-fleet")
        assert table.known("hand") == ["tunk", "zorg"]


def test_battle_fleet_may_show_nothing():
    with Mars(hand="battle-fleet, tunk", deck="troll") as table:
        table.answer("play battle-fleet")
        table.offers("skip", "reveal tunk")
        table.answer("skip")
        table.changed(amber=1, hand="tunk", discard="battle-fleet")
        assert table.known("hand") == []


def test_battle_fleet_does_not_count_cards_of_other_houses():
    with Mars(hand="battle-fleet, punch, troll", deck="bumpsy") as table:
        table.answer("play battle-fleet")
        table.changed(amber=1, hand="punch, troll", discard="battle-fleet")


def test_deep_probe_discards_the_creatures_of_the_named_house():
    with Mars(hand="deep-probe", p1_hand="troll, punch, sequis, krump house:sanctum, bumpsy") as table:
        table.answer("play deep-probe", "brobnar")
        table.changed(
            amber=1,
            hand="",
            discard="deep-probe",
            p1_hand="punch, sequis, krump house:sanctum",
            p1_discard="bumpsy, troll",
        )
        assert table.known("hand", 1) == ["krump", "punch", "sequis"]


def test_deep_probe_shows_the_hand_even_where_nothing_is_discarded():
    with Mars(hand="deep-probe", p1_hand="troll, punch") as table:
        table.answer("play deep-probe", "untamed")
        table.changed(amber=1, hand="", discard="deep-probe")
        assert table.known("hand", 1) == ["punch", "troll"]


def test_emp_blast_stuns_mars_and_robots_and_destroys_artifacts():
    with Mars(
        hand="emp-blast",
        line="tunk house:dis, zorg, troll",
        artifacts="mothergun",
        p1_line="mindwarper exhausted, bumpsy",
        p1_artifacts="cannon, autocannon",
    ) as table:
        table.answer("play emp-blast")
        table.changed(
            amber=1,
            hand="",
            line="tunk house:dis stunned, zorg stunned, troll",
            artifacts="",
            discard="emp-blast, mothergun",
            p1_line="mindwarper exhausted stunned, bumpsy",
            p1_artifacts="",
            p1_discard="autocannon, cannon",
        )


@pytest.mark.rule("KF-WORD-04")
def test_hypnotic_command_lets_enemies_capture_their_own_aember():
    with Mars(
        hand="hypnotic-command", line="tunk, zorg exhausted, troll", p1_line="bumpsy, krump", p1_amber=5
    ) as table:
        table.answer("play hypnotic-command", "capture-own bumpsy", "capture-own krump")
        table.changed(hand="", discard="hypnotic-command", p1_line="bumpsy amber:1, krump amber:1", p1_amber=3)


def test_hypnotic_command_may_choose_the_same_enemy_twice_and_takes_what_there_is():
    with Mars(hand="hypnotic-command", line="2 tunk", p1_line="bumpsy, krump", p1_amber=1, amber=4) as table:
        table.answer("play hypnotic-command", "capture-own krump", "capture-own krump")
        table.changed(hand="", discard="hypnotic-command", p1_line="bumpsy, krump amber:1", p1_amber=0)


@pytest.mark.parametrize("line", ["", "troll"])
def test_hypnotic_command_needs_friendly_mars_creatures(line):
    with Mars(hand="hypnotic-command", line=line, p1_line="zorg, krump", p1_amber=3) as table:
        table.answer("play hypnotic-command")
        table.changed(hand="", discard="hypnotic-command")


@pytest.mark.parametrize(("amber", "hurt"), [(5, False), (6, True), (9, True)])
def test_irradiated_aember_hurts_the_rich(amber, hurt):
    with Mars(hand="irradiated-aember", line="troll", p1_line="bumpsy, urchin", p1_amber=amber) as table:
        table.answer("play irradiated-aember")
        after = {"p1_line": "bumpsy damage:3", "p1_discard": "urchin"} if hurt else {}
        table.changed(amber=1, hand="", discard="irradiated-aember", **after)


def test_key_abduction_returns_mars_creatures_and_forges_more_cheaply_for_each_card_in_hand():
    with Mars(
        hand="key-abduction, punch", line="2 tunk, troll", p1_line="zorg, bumpsy", amber=11, keys="red"
    ) as table:
        table.answer("play key-abduction")
        table.offers("forge key-abduction", "skip")
        table.answer("forge key-abduction", "blue")  # 6 + 9 - 3 cards in hand
        table.changed(
            amber=0,
            keys="red, blue",
            hand="punch, 2 tunk",
            line="troll",
            discard="key-abduction",
            p1_hand="zorg",
            p1_line="bumpsy",
        )


def test_key_abduction_may_be_content_with_the_creatures():
    with Mars(hand="key-abduction", line="tunk", amber=20) as table:
        table.answer("play key-abduction", "skip")
        table.changed(amber=21, hand="tunk", line="", discard="key-abduction")


def test_key_abduction_cannot_forge_with_too_little():
    with Mars(hand="key-abduction, punch", line="2 tunk", amber=10) as table:
        table.answer("play key-abduction", "forge key-abduction")
        table.changed(amber=11, hand="punch, 2 tunk", line="", discard="key-abduction")


@pytest.mark.rule("KF-WORD-05")
def test_martian_hounds_strengthens_one_creature_for_every_damaged_one():
    with Mars(hand="martian-hounds", line="zorg damage:1, tunk", p1_line="troll damage:3, bumpsy") as table:
        table.answer("play martian-hounds", "choose tunk")
        table.changed(hand="", discard="martian-hounds", line="zorg damage:1, tunk power:4")


def test_martian_hounds_does_nothing_where_nobody_is_hurt():
    with Mars(hand="martian-hounds", line="zorg", p1_line="troll") as table:
        table.answer("play martian-hounds", "choose troll")
        table.changed(hand="", discard="martian-hounds")


def test_martians_make_bad_allies_purges_other_creatures_of_the_hand_for_aember():
    with Mars(hand="martians-make-bad-allies, troll, tunk, punch, zorg house:dis, bumpsy") as table:
        table.answer("play martians-make-bad-allies")
        table.changed(
            amber=3,
            hand="tunk, punch",
            discard="martians-make-bad-allies",
            purged="troll, zorg house:dis, bumpsy",
        )
        assert table.known("hand") == ["punch", "tunk"]


def test_martians_make_bad_allies_pays_nothing_for_martians():
    with Mars(hand="martians-make-bad-allies, tunk, punch") as table:
        table.answer("play martians-make-bad-allies")
        table.changed(hand="tunk, punch", discard="martians-make-bad-allies")


@pytest.mark.rule("KF-ERR-25")
def test_mass_abduction_archives_up_to_three_damaged_enemies():
    with Mars(
        hand="mass-abduction",
        line="tunk damage:1",
        p1_line="2 troll damage:1, bumpsy damage:2, krump damage:1, valdr",
    ) as table:
        table.answer("play mass-abduction", "archive troll#2 bumpsy krump")
        table.changed(
            amber=1,
            hand="",
            discard="mass-abduction",
            archives="troll owner:1, bumpsy owner:1, krump owner:1",
            p1_line="troll damage:1, valdr",
        )


def test_mass_abduction_may_take_fewer_or_none():
    with Mars(hand="mass-abduction", p1_line="troll damage:1, bumpsy damage:2, valdr") as table:
        table.answer("play mass-abduction")
        table.offers("skip", "archive troll", "archive bumpsy", "archive troll bumpsy")
        table.answer("skip")
        table.changed(amber=1, hand="", discard="mass-abduction")


@pytest.mark.rule("KF-ZONE-09")
def test_abducted_creatures_come_to_their_owners_hand_when_they_leave_the_archives():
    with Mars(step="house", houses="mars, dis, logos", archives="troll owner:1, tunk") as table:
        table.answer("mars", "take-archives")
        table.changed(archives="", hand="tunk", p1_hand="troll")


def test_mating_season_shuffles_mars_creatures_away_and_pays_their_owners():
    with Mars(hand="mating-season", line="2 tunk, troll", p1_line="zorg, bumpsy", p1_amber=2) as table:
        table.answer("play mating-season")
        table.changed(
            amber=3,
            hand="",
            line="troll",
            deck="2 tunk",
            discard="mating-season",
            p1_amber=3,
            p1_line="bumpsy",
            p1_deck="zorg",
        )


def test_mating_season_pays_the_owner_not_the_controller_and_nothing_for_who_stays():
    with Mars(hand="mating-season", line="tunk owner:1, zorg warded") as table:
        table.answer("play mating-season")
        table.changed(amber=1, hand="", line="zorg", discard="mating-season", p1_amber=1, p1_deck="tunk")


@pytest.mark.rule("KF-WORD-04")
def test_mothership_support_fires_once_for_each_ready_martian():
    with Mars(
        hand="mothership-support", line="tunk, mindwarper, zorg exhausted, troll", p1_line="bumpsy, krump"
    ) as table:
        table.answer("play mothership-support", "damage bumpsy", "damage krump")
        table.changed(amber=1, hand="", discard="mothership-support", p1_line="bumpsy damage:2, krump damage:2")


def test_mothership_support_may_hit_the_same_creature_again():
    with Mars(hand="mothership-support", line="tunk, mindwarper", p1_line="bumpsy, krump") as table:
        table.answer("play mothership-support", "damage bumpsy", "damage bumpsy")
        table.changed(amber=1, hand="", discard="mothership-support", p1_line="bumpsy damage:4, krump")


def test_mothership_support_counts_its_ships_before_it_fires():
    with Mars(hand="mothership-support", line="2 mindwarper", p1_line="bumpsy") as table:
        table.answer("play mothership-support", "damage mindwarper", "damage bumpsy")
        table.changed(
            amber=1,
            hand="",
            line="mindwarper",
            discard="mothership-support, mindwarper",
            p1_line="bumpsy damage:2",
        )


def test_orbital_bombardment_fires_once_for_each_card_shown():
    with Mars(hand="orbital-bombardment, tunk, zorg, punch", p1_line="bumpsy, krump") as table:
        table.answer("play orbital-bombardment", "reveal tunk zorg", "damage krump", "damage bumpsy")
        table.changed(
            amber=1,
            hand="tunk, zorg, punch",
            discard="orbital-bombardment",
            p1_line="bumpsy damage:2, krump damage:2",
        )
        assert table.known("hand") == ["tunk", "zorg"]


def test_orbital_bombardment_without_a_shown_card_is_silent():
    with Mars(hand="orbital-bombardment, tunk", p1_line="bumpsy, krump") as table:
        table.answer("play orbital-bombardment", "skip")
        table.changed(amber=1, hand="tunk", discard="orbital-bombardment")


def test_phosphorus_stars_stuns_all_but_mars():
    with Mars(hand="phosphorus-stars", line="tunk, troll", p1_line="zorg, bumpsy, tunk house:dis") as table:
        table.answer("play phosphorus-stars")
        table.changed(
            hand="",
            chains=2,
            line="tunk, troll stunned",
            discard="phosphorus-stars",
            p1_line="zorg, bumpsy stunned, tunk house:dis stunned",
        )


@pytest.mark.parametrize(
    ("line", "theirs", "stolen"),
    [("2 tunk", 5, 2), ("tunk, zorg exhausted, troll", 5, 1), ("3 tunk", 1, 1), ("troll", 5, 0), ("", 5, 0)],
)
def test_psychic_network_steals_for_each_ready_martian(line, theirs, stolen):
    with Mars(hand="psychic-network", line=line, p1_line="zorg", p1_amber=theirs) as table:
        table.answer("play psychic-network")
        after = {"amber": stolen, "p1_amber": theirs - stolen} if stolen else {}
        table.changed(hand="", discard="psychic-network", **after)


FULL = "6 ammonia-clouds"  # a hand that draws nothing at the end of the turn


@pytest.mark.rule("KF-ERR-26")
def test_sample_collection_takes_a_creature_for_each_forged_key():
    with Mars(
        hand="sample-collection", keys="red", p1_keys="red, blue", p1_line="troll, bumpsy, krump"
    ) as table:
        table.answer("play sample-collection", "archive krump", "archive troll")
        table.changed(
            hand="", discard="sample-collection", archives="krump owner:1, troll owner:1", p1_line="bumpsy"
        )


def test_sample_collection_takes_nothing_without_a_key():
    with Mars(hand="sample-collection", keys="red", p1_line="troll, bumpsy") as table:
        table.answer("play sample-collection")
        table.changed(hand="", discard="sample-collection")


def test_sample_collection_takes_what_there_is():
    with Mars(hand="sample-collection", p1_keys="red, blue", p1_line="troll") as table:
        table.answer("play sample-collection")
        table.changed(hand="", discard="sample-collection", archives="troll owner:1", p1_line="")


@pytest.mark.parametrize(("mine", "theirs", "left"), [(0, 5, 5), (1, 5, 2), (2, 5, 0), (3, 10, 1)])
def test_shatter_storm_costs_the_opponent_three_times_as_much(mine, theirs, left):
    with Mars(hand="shatter-storm", amber=mine, p1_amber=theirs) as table:
        table.answer("play shatter-storm")
        after = {"amber": 0, "p1_amber": left} if mine else {}
        table.changed(hand="", discard="shatter-storm", **after)


def test_soft_landing_readies_the_next_creature_alone():
    with Mars(hand="soft-landing, tunk, zorg") as table:
        table.answer("play soft-landing", "play tunk", "play zorg", "right")
        table.changed(hand="", discard="soft-landing", line="tunk, zorg exhausted stunned")


def test_soft_landing_readies_an_artifact_and_waits_past_actions_and_upgrades():
    with Mars(hand="soft-landing, phosphorus-stars, jammer-pack, mothergun, tunk", line="zorg") as table:
        table.answer("play soft-landing", "play phosphorus-stars", "play jammer-pack", "play mothergun")
        table.answer("play tunk", "left")
        table.changed(
            amber=1,
            chains=2,
            hand="",
            line="tunk exhausted, zorg +jammer-pack",
            artifacts="mothergun",
            discard="phosphorus-stars, soft-landing",
        )


def test_two_soft_landings_have_the_same_next_card():
    with Mars(hand="2 soft-landing, tunk, zorg") as table:
        table.answer("play soft-landing", "play soft-landing", "play tunk", "play zorg", "right")
        table.changed(hand="", discard="2 soft-landing", line="tunk, zorg exhausted stunned")


def test_soft_landing_is_over_at_the_end_of_the_turn():
    with Mars(effects="soft-landing", hand=FULL, p1_hand="troll") as table:
        table.answer("end-turn", "brobnar", "play troll")
        table.changed(player=1, p1_hand="", p1_line="troll exhausted")


def test_squawker_readies_a_martian():
    with Mars(hand="squawker", line="tunk exhausted, troll exhausted", p1_line="zorg exhausted") as table:
        table.answer("play squawker")
        table.offers("ready-mars", "stun-non-mars")
        table.answer("ready-mars")
        table.offers("ready tunk", "ready zorg")
        table.answer("ready tunk")
        table.changed(amber=1, hand="", discard="squawker", line="tunk, troll exhausted")


def test_squawker_stuns_somebody_else_instead():
    with Mars(hand="squawker", line="tunk exhausted, troll", p1_line="bumpsy, zorg") as table:
        table.answer("play squawker", "stun-non-mars")
        table.offers("stun troll", "stun bumpsy")
        table.answer("stun bumpsy")
        table.changed(amber=1, hand="", discard="squawker", p1_line="bumpsy stunned, zorg")


def test_total_recall_pays_for_ready_creatures_and_returns_all_of_them():
    with Mars(hand="total-recall", line="tunk, troll exhausted, zorg stunned", p1_line="bumpsy") as table:
        table.answer("play total-recall")
        table.changed(amber=3, hand="tunk, troll, zorg", line="", discard="total-recall")


# Artifacts


def test_combat_pheromones_lets_two_mars_cards_work_in_another_house():
    with Mars(house="dis", artifacts="combat-pheromones, crystal-hive", line="2 tunk, troll, zorg") as table:
        table.offers("omni combat-pheromones", "end-turn")
        table.answer("omni combat-pheromones", "reap tunk#2", "act crystal-hive")
        table.changed(
            amber=1,
            artifacts="crystal-hive exhausted",
            line="tunk, tunk exhausted, troll, zorg",
            discard="combat-pheromones",
        )
        table.offers("end-turn")


@pytest.mark.rule("KF-FAQ-39")
def test_combat_pheromones_lets_a_card_that_was_readied_be_used_again():
    with Mars(
        house="dis", artifacts="combat-pheromones", line="mindwarper, john-smyth, tunk", p1_line="troll"
    ) as table:
        table.answer("omni combat-pheromones", "reap mindwarper", "reap john-smyth", "ready mindwarper")
        table.offers("fight mindwarper", "reap mindwarper", "act mindwarper", "end-turn")
        table.answer("reap mindwarper")
        table.changed(
            amber=3,
            artifacts="",
            discard="combat-pheromones",
            line="mindwarper exhausted, john-smyth exhausted, tunk",
        )
        table.offers("end-turn")


def test_combat_pheromones_is_not_spent_on_what_may_be_used_anyway():
    with Mars(artifacts="combat-pheromones", line="3 tunk") as table:
        table.answer("omni combat-pheromones", "reap tunk", "reap tunk", "reap tunk")
        table.changed(
            amber=3,
            artifacts="",
            discard="combat-pheromones",
            line="tunk exhausted, tunk exhausted, tunk exhausted",
        )


def test_combat_pheromones_is_not_spent_where_another_permission_does():
    with Mars(
        house="dis",
        effects="follow-the-leader",
        artifacts="combat-pheromones",
        line="zorg, tunk +mantle-of-the-zealot, mindwarper, blypyp, john-smyth",
        p1_line="urchin",
    ) as table:
        table.answer("omni combat-pheromones", "fight zorg", "reap tunk", "reap mindwarper", "reap blypyp")
        table.changed(
            amber=3,
            artifacts="",
            discard="combat-pheromones",
            line="zorg exhausted, tunk exhausted +mantle-of-the-zealot, mindwarper exhausted,"
            " blypyp exhausted, john-smyth",
            p1_line="urchin stunned",
        )
        table.offers("fight john-smyth", "end-turn")


def test_two_combat_pheromones_are_for_four_cards():
    with Mars(house="dis", artifacts="2 combat-pheromones", line="5 tunk") as table:
        table.answer("omni combat-pheromones", "omni combat-pheromones")
        table.answer("reap tunk", "reap tunk", "reap tunk", "reap tunk")
        table.offers("end-turn")
        table.changed(
            amber=4,
            artifacts="",
            discard="2 combat-pheromones",
            line="tunk exhausted, tunk exhausted, tunk exhausted, tunk exhausted, tunk",
        )


def test_combat_pheromones_is_for_friendly_mars_cards_and_this_turn():
    with Mars(
        house="dis",
        artifacts="combat-pheromones",
        line="troll",
        hand=FULL,
        p1_line="tunk",
        p1_houses="dis, logos",
    ) as table:
        table.answer("omni combat-pheromones")
        table.offers("end-turn")
        table.answer("end-turn", "dis")
        table.changed(artifacts="", discard="combat-pheromones", player=1)
        table.offers("end-turn")


def test_commpod_readies_a_martian_for_each_card_shown():
    with Mars(
        artifacts="commpod",
        hand="zorg, mindwarper, punch",
        line="tunk exhausted, troll exhausted, zorg exhausted",
    ) as table:
        table.answer("act commpod", "reveal zorg@hand mindwarper", "ready tunk", "skip")
        table.changed(artifacts="commpod exhausted", line="tunk, troll exhausted, zorg exhausted")
        assert table.known("hand") == ["mindwarper", "zorg"]


def test_crystal_hive_pays_for_every_creature_that_reaps():
    with Mars(artifacts="crystal-hive", line="2 tunk, zorg", p1_line="troll") as table:
        table.answer("reap tunk")
        table.changed(amber=1, line="tunk exhausted, tunk, zorg")
        table.answer("act crystal-hive", "reap tunk", "reap zorg")
        table.changed(
            amber=5, artifacts="crystal-hive exhausted", line="tunk exhausted, tunk exhausted, zorg exhausted"
        )


def test_crystal_hive_pays_for_reaping_alone_and_this_turn():
    with Mars(
        effects="crystal-hive", artifacts="crystal-hive", hand=FULL, line="tunk", p1_line="troll"
    ) as table:
        table.answer("fight tunk")
        table.changed(line="", discard="tunk", p1_line="troll damage:6")
        table.answer("end-turn", "brobnar", "reap troll")
        table.changed(player=1, p1_amber=1, p1_line="troll exhausted damage:3")


def test_custom_virus_destroys_the_kin_of_the_purged_creature():
    with Mars(
        house="dis",
        hand="hebe-the-huge, punch, urchin",
        artifacts="custom-virus",
        line="troll, sequis",
        p1_line="bumpsy, tunk, bulwark",
    ) as table:
        table.answer("omni custom-virus")
        table.offers("purge hebe-the-huge", "purge urchin")
        table.answer("purge hebe-the-huge")  # a giant and a knight
        table.changed(
            hand="punch, urchin",
            purged="hebe-the-huge",
            artifacts="",
            line="",
            discard="sequis, troll, custom-virus",
            p1_line="tunk",
            p1_discard="bulwark, bumpsy",
        )


def test_custom_virus_without_a_creature_to_purge_does_nothing():
    with Mars(hand="punch", artifacts="custom-virus, crystal-hive", line="troll") as table:
        table.answer("omni custom-virus")
        table.changed(artifacts="crystal-hive", discard="custom-virus")


def test_feeding_pit_pays_for_a_discarded_creature():
    with Mars(artifacts="feeding-pit", hand="troll, tunk, punch") as table:
        table.answer("act feeding-pit")
        table.offers("discard troll", "discard tunk")
        table.answer("discard troll")
        table.changed(amber=1, artifacts="feeding-pit exhausted", hand="tunk, punch", discard="troll")


def test_feeding_pit_pays_nothing_without_a_creature():
    with Mars(artifacts="feeding-pit", hand="punch, mothergun") as table:
        table.answer("act feeding-pit")
        table.changed(artifacts="feeding-pit exhausted")


def test_invasion_portal_digs_for_a_mars_creature():
    with Mars(artifacts="invasion-portal", deck="troll, mothergun, tunk, zorg") as table:
        table.answer("act invasion-portal")
        table.changed(
            artifacts="invasion-portal exhausted", deck="zorg", hand="tunk", discard="mothergun, troll"
        )


def test_invasion_portal_may_empty_the_deck():
    with Mars(artifacts="invasion-portal", deck="troll, mothergun", discard="tunk") as table:
        table.answer("act invasion-portal")
        table.changed(artifacts="invasion-portal exhausted", deck="", discard="mothergun, troll, tunk")


def test_incubation_chamber_shows_a_mars_creature_and_archives_it():
    with Mars(house="dis", artifacts="incubation-chamber", hand="tunk, troll, zorg, ammonia-clouds") as table:
        table.answer("omni incubation-chamber")
        table.offers("reveal tunk", "reveal zorg")
        table.answer("reveal zorg")
        table.changed(
            artifacts="incubation-chamber exhausted", hand="tunk, troll, ammonia-clouds", archives="zorg"
        )
        assert table.known("archives") == ["zorg"]


def test_incubation_chamber_archives_nothing_else():
    with Mars(artifacts="incubation-chamber", hand="troll, ammonia-clouds") as table:
        table.answer("omni incubation-chamber")
        table.changed(artifacts="incubation-chamber exhausted")


def test_mothergun_hits_as_hard_as_cards_are_shown():
    with Mars(artifacts="mothergun", hand="tunk, zorg, punch, 2 mindwarper", p1_line="troll, bumpsy") as table:
        table.answer("act mothergun", "reveal tunk zorg mindwarper", "damage troll")
        table.changed(artifacts="mothergun exhausted", p1_line="troll damage:3, bumpsy")
        assert table.known("hand") == ["mindwarper", "tunk", "zorg"]


def test_mothergun_without_ammunition_is_silent():
    with Mars(artifacts="mothergun", hand="tunk, punch", p1_line="troll, bumpsy") as table:
        table.answer("act mothergun", "skip")
        table.changed(artifacts="mothergun exhausted")


def test_sniffer_finds_elusive_creatures():
    with Mars(artifacts="sniffer", line="tunk", p1_line="urchin") as table:
        table.answer("act sniffer", "fight tunk")
        table.changed(
            artifacts="sniffer exhausted",
            line="tunk exhausted armor-used:1",
            p1_line="",
            p1_discard="urchin",
        )


def test_without_sniffer_an_elusive_creature_dodges():
    with Mars(artifacts="sniffer", line="tunk", p1_line="urchin") as table:
        table.answer("fight tunk")
        table.changed(line="tunk exhausted")


def test_sniffer_takes_given_elusiveness_too_until_the_turn_is_over():
    with Mars(
        artifacts="sniffer", hand=FULL, line="mindwarper", p1_line="troll +ring-of-invisibility"
    ) as table:
        table.answer("act sniffer")
        assert not table.has("elusive", "troll")
        assert not table.has("elusive", "mindwarper")
        assert table.has("skirmish", "troll")
        table.answer("end-turn", "brobnar")
        assert table.has("elusive", "troll")
        assert table.has("elusive", "mindwarper")
        table.changed(player=1)


def test_swap_widget_exchanges_a_ready_martian_for_one_of_another_name():
    with Mars(artifacts="swap-widget", hand="tunk, zorg, troll, mindwarper", line="tunk, troll") as table:
        table.answer("act swap-widget")
        table.offers("choose zorg", "choose mindwarper")
        table.answer("choose mindwarper", "left")
        table.changed(
            artifacts="swap-widget exhausted", hand="tunk, zorg, troll, tunk", line="mindwarper, troll"
        )


def test_swap_widget_puts_a_creature_into_play_without_playing_it():
    with Mars(artifacts="swap-widget", hand="yxili-marauder", line="tunk, zorg", p1_amber=3) as table:
        table.answer("act swap-widget", "to-hand tunk", "right")
        table.changed(artifacts="swap-widget exhausted", hand="tunk", line="zorg, yxili-marauder")


def test_swap_widget_readies_even_a_creature_that_enters_stunned():
    with Mars(artifacts="swap-widget", hand="zorg", line="tunk") as table:
        table.answer("act swap-widget")
        table.changed(artifacts="swap-widget exhausted", hand="tunk", line="zorg stunned")


@pytest.mark.parametrize("line", ["tunk exhausted", "troll", ""])
def test_swap_widget_needs_a_ready_martian(line):
    with Mars(artifacts="swap-widget", hand="zorg", line=line, p1_line="mindwarper") as table:
        table.answer("act swap-widget")
        table.changed(artifacts="swap-widget exhausted")


def test_swap_widget_does_not_take_a_copy():
    with Mars(artifacts="swap-widget", hand="tunk, troll", line="tunk") as table:
        table.answer("act swap-widget")
        table.changed(artifacts="swap-widget exhausted", hand="tunk, troll, tunk", line="")


# Creatures


def test_blypyp_readies_the_next_mars_creature_that_you_play():
    with Mars(hand="mothergun, troll house:mars, zorg", line="blypyp") as table:
        table.answer("reap blypyp", "play mothergun", "play troll", "right", "play zorg", "right")
        table.changed(
            amber=1,
            hand="",
            artifacts="mothergun exhausted",
            line="blypyp exhausted, troll house:mars, zorg exhausted stunned",
        )


def test_blypyp_waits_past_creatures_of_other_houses():
    with Mars(effects="phase-shift", hand="troll, mindwarper", line="blypyp") as table:
        table.answer("reap blypyp", "play troll", "right", "play mindwarper", "right")
        table.changed(amber=1, hand="", line="blypyp exhausted, troll exhausted, mindwarper")


@pytest.mark.rule("KF-FAQ-77", "KF-LEAVE-05")
def test_bad_penny_escapes_yxilo_bolter():
    with Mars(line="yxilo-bolter", p1_line="bad-penny, troll") as table:
        table.answer("reap yxilo-bolter", "damage bad-penny")
        table.changed(amber=1, line="yxilo-bolter exhausted", p1_line="troll", p1_hand="bad-penny")


def test_chuff_ape_enters_stunned():
    with Mars(hand="chuff-ape") as table:
        table.answer("play chuff-ape")
        table.changed(hand="", line="chuff-ape exhausted stunned")


def test_chuff_ape_eats_a_friend_to_heal():
    with Mars(line="chuff-ape damage:8, troll, mindwarper", p1_line="bumpsy") as table:
        table.answer("reap chuff-ape")
        table.offers("destroy troll", "destroy mindwarper", "skip")
        table.answer("destroy mindwarper")
        table.changed(amber=1, line="chuff-ape exhausted, troll", discard="mindwarper")


def test_chuff_ape_may_spare_its_friends():
    with Mars(line="chuff-ape damage:3, troll", p1_line="bumpsy") as table:
        table.answer("fight chuff-ape", "skip")
        table.changed(line="chuff-ape exhausted damage:8, troll", p1_line="", p1_discard="bumpsy")


def test_chuff_ape_is_not_healed_by_a_friend_whose_ward_saves_it():
    with Mars(line="chuff-ape damage:3, troll warded") as table:
        table.answer("reap chuff-ape", "destroy troll")
        table.changed(amber=1, line="chuff-ape exhausted damage:3, troll")


def test_chuff_ape_taunts():
    with Mars(house="brobnar", line="troll", p1_line="tunk, chuff-ape, zorg") as table:
        table.answer("fight troll")
        table.changed(line="", discard="troll", p1_line="tunk, chuff-ape damage:8, zorg")


def test_ether_spider_catches_what_the_opponent_gains():
    with Mars(house="brobnar", hand="punch", line="troll, bumpsy", p1_line="ether-spider") as table:
        table.answer("reap troll")
        table.changed(line="troll exhausted, bumpsy", p1_line="ether-spider amber:1")
        table.answer("play punch", "damage bumpsy")
        table.changed(
            hand="",
            discard="punch",
            line="troll exhausted, bumpsy damage:3",
            p1_line="ether-spider amber:2",
        )


def test_ether_spider_lets_its_own_side_gain():
    with Mars(line="ether-spider, tunk", p1_amber=3) as table:
        table.answer("reap tunk")
        table.changed(amber=1, line="ether-spider, tunk exhausted")


def test_ether_spider_catches_stolen_aember():
    with Mars(house="shadows", hand="urchin", amber=1, p1_line="ether-spider", p1_amber=3) as table:
        table.answer("play urchin")
        table.changed(hand="", line="urchin exhausted", p1_line="ether-spider amber:1", p1_amber=2)


def test_ether_spider_leaves_nothing_to_if_you_do():
    with Mars(house="shadows", hand="nerve-blast", line="urchin", p1_line="ether-spider", p1_amber=3) as table:
        table.answer("play nerve-blast")
        table.changed(hand="", discard="nerve-blast", p1_line="ether-spider amber:1", p1_amber=2)


def test_ether_spider_cannot_catch_what_cannot_be_stolen():
    with Mars(house="shadows", hand="urchin", p1_line="ether-spider, the-vaultkeeper", p1_amber=3) as table:
        table.answer("play urchin")
        table.changed(hand="", line="urchin exhausted")


def test_ether_spider_catches_what_the_opponent_takes_from_cards():
    with Mars(house="shadows", line="selwyn-the-fence, troll amber:1", p1_line="ether-spider") as table:
        table.answer("reap selwyn-the-fence")
        table.changed(line="selwyn-the-fence exhausted, troll", p1_line="ether-spider amber:2")


def test_ether_spider_catches_what_you_pay_for_playing_and_using_artifacts():
    with Mars(
        house="brobnar",
        hand="cannon",
        amber=3,
        artifacts="gauntlet-of-command",
        line="ether-spider",
        p1_artifacts="customs-office",
    ) as table:
        table.answer("play cannon")
        table.changed(
            amber=2, hand="", artifacts="gauntlet-of-command, cannon exhausted", line="ether-spider amber:1"
        )
    with Mars(
        house="brobnar", amber=3, artifacts="cannon", line="ether-spider", p1_line="tentacus", p1_amber=1
    ) as table:
        table.answer("act cannon", "damage tentacus")
        table.changed(
            amber=2,
            artifacts="cannon exhausted",
            line="ether-spider amber:1",
            p1_line="tentacus damage:2",
        )


def test_ether_spider_catches_the_aember_of_a_friend_that_leaves_play():
    with Mars(house="brobnar", hand="punch", p1_line="ether-spider, urchin amber:2") as table:
        table.answer("play punch", "damage urchin")
        table.changed(hand="", discard="punch", p1_line="ether-spider amber:3", p1_discard="urchin")


@pytest.mark.rule("KF-LEAVE-03")
def test_what_ether_spider_caught_goes_to_the_opponent_when_it_dies():
    with Mars(hand="ammonia-clouds", p1_line="ether-spider damage:4 amber:5, urchin amber:1") as table:
        table.answer("play ammonia-clouds")
        table.changed(amber=6, hand="", discard="ammonia-clouds", p1_line="", p1_discard="urchin, ether-spider")


def test_one_of_two_ether_spiders_catches_as_the_active_player_says():
    with Mars(house="brobnar", line="troll", p1_line="2 ether-spider") as table:
        table.answer("reap troll")
        assert len(table.texts()) == 2
        table.answer(next(text for text in table.texts() if "#2" in text))
        table.changed(line="troll exhausted", p1_line="ether-spider, ether-spider amber:1")


def test_ether_spider_deals_no_damage_in_fights():
    with Mars(line="ether-spider", p1_line="bumpsy") as table:
        table.answer("fight ether-spider")
        table.changed(line="ether-spider exhausted damage:5")
    with Mars(house="brobnar", line="bumpsy", p1_line="ether-spider") as table:
        table.answer("fight bumpsy")
        table.changed(line="bumpsy exhausted", p1_line="ether-spider damage:5")


def test_grabber_jammer_makes_enemy_keys_dearer_and_captures():
    with Mars(line="grabber-jammer", p1_line="urchin", p1_amber=3) as table:
        assert (table.key_cost(0), table.key_cost(1)) == (6, 7)
        table.answer("reap grabber-jammer")
        table.changed(amber=1, line="grabber-jammer exhausted amber:1", p1_amber=2)


def test_grabber_jammer_captures_after_a_fight():
    with Mars(line="grabber-jammer", p1_line="bad-penny", p1_amber=3) as table:
        table.answer("fight grabber-jammer")
        table.changed(
            line="grabber-jammer exhausted amber:1 armor-used:1",
            p1_line="",
            p1_hand="bad-penny",
            p1_amber=2,
        )


def test_grommid_does_not_let_you_play_creatures():
    with Mars(hand="tunk, mothergun, ammonia-clouds", line="grommid") as table:
        table.offers(
            "discard tunk",
            "play mothergun",
            "discard mothergun",
            "play ammonia-clouds",
            "discard ammonia-clouds",
            "reap grommid",
            "end-turn",
        )


def test_grommid_does_not_hinder_the_opponent():
    with Mars(house="brobnar", hand="troll", p1_line="grommid") as table:
        table.answer("play troll")
        table.changed(hand="", line="troll exhausted")


@pytest.mark.parametrize(("foe", "lost"), [("bumpsy", 1), ("kelifi-dragon", 0)])
def test_grommid_costs_aember_for_a_beaten_enemy(foe, lost):
    with Mars(line="grommid", p1_line=foe, p1_amber=3) as table:
        table.answer("fight grommid")
        if lost:
            table.changed(line="grommid exhausted damage:5", p1_line="", p1_discard="bumpsy", p1_amber=2)
        else:
            table.changed(line="", discard="grommid", p1_line="kelifi-dragon damage:10")


def test_john_smyth_readies_a_martian_that_is_no_agent():
    with Mars(line="2 john-smyth, tunk exhausted, troll exhausted", p1_line="zorg exhausted") as table:
        table.answer("reap john-smyth")
        table.offers("ready tunk", "ready zorg")
        table.answer("ready tunk")
        table.changed(amber=1, line="john-smyth exhausted, john-smyth, tunk, troll exhausted")


def test_john_smyth_readies_after_a_fight_and_alone_nobody():
    with Mars(line="john-smyth, tunk exhausted", p1_line="urchin") as table:
        table.answer("fight john-smyth")
        table.changed(line="john-smyth exhausted, tunk")
    with Mars(line="john-smyth") as table:
        table.answer("reap john-smyth")
        table.changed(amber=1, line="john-smyth exhausted")


def test_mindwarper_lets_an_enemy_capture_from_its_own_side():
    with Mars(line="mindwarper", amber=4, p1_line="troll, bumpsy", p1_amber=2) as table:
        table.answer("act mindwarper", "capture-own bumpsy")
        table.changed(line="mindwarper exhausted", p1_line="troll, bumpsy amber:1", p1_amber=1)


@pytest.mark.parametrize(
    ("others", "lost"),
    [("tunk, zorg", 2), ("tunk exhausted, troll", 1), ("troll", 0), ("tunk, tunk, tunk, zorg", 3)],
)
def test_phylyx_costs_aember_for_each_other_friendly_martian(others, lost):
    with Mars(line=f"phylyx-the-disintegrator, {others}", p1_line="zorg", p1_amber=3) as table:
        table.answer("act phylyx-the-disintegrator")
        after = {"p1_amber": 3 - lost} if lost else {}
        table.changed(line=f"phylyx-the-disintegrator exhausted, {others}", **after)


def test_qyxxlyx_kills_humans_through_their_armor():
    with Mars(line="qyxxlyx-plague-master, grey-monk", p1_line="bulwark, champion-anaphiel, troll") as table:
        table.answer("reap qyxxlyx-plague-master")
        table.changed(
            amber=1,
            line="qyxxlyx-plague-master exhausted",
            discard="grey-monk",
            p1_line="bulwark damage:3, champion-anaphiel, troll",
        )


def test_qyxxlyx_is_stopped_by_a_ward_and_leaves_armor_whole():
    with Mars(line="qyxxlyx-plague-master", p1_line="bulwark warded, sequis, urchin") as table:
        table.answer("fight qyxxlyx-plague-master", "attack urchin")
        table.changed(line="qyxxlyx-plague-master exhausted", p1_line="bulwark, sequis damage:3, urchin")


def test_tunk_is_repaired_when_another_martian_is_played():
    with Mars(hand="tunk, mothergun, troll house:mars", line="tunk damage:4, zorg damage:2") as table:
        table.answer("play mothergun")
        table.changed(hand="tunk, troll house:mars", artifacts="mothergun exhausted")
        table.answer("play tunk", "right")
        table.changed(hand="troll house:mars", line="tunk, zorg damage:2, tunk exhausted")


def test_tunk_hears_neither_other_houses_nor_the_opponent():
    with Mars(house="brobnar", hand="troll", line="tunk damage:4") as table:
        table.answer("play troll", "right")
        table.changed(hand="", line="tunk damage:4, troll exhausted")
    with Mars(hand="zorg", p1_line="tunk damage:4") as table:
        table.answer("play zorg")
        table.changed(hand="", line="zorg exhausted stunned")


def test_ulyq_uses_a_friend_of_another_house():
    with Mars(line="ulyq-megamouth, troll, tunk, bumpsy exhausted", p1_line="krump") as table:
        table.answer("reap ulyq-megamouth")
        table.offers("choose troll", "choose bumpsy")
        table.answer("choose troll")
        table.offers("reap troll", "fight troll")
        table.answer("reap troll")
        table.changed(amber=2, line="ulyq-megamouth exhausted, troll exhausted, tunk, bumpsy exhausted")


def test_ulyq_uses_a_friend_after_a_fight_too():
    with Mars(line="ulyq-megamouth, troll", p1_line="urchin") as table:
        table.answer("fight ulyq-megamouth", "reap troll")
        table.changed(amber=1, line="ulyq-megamouth exhausted, troll exhausted")


@pytest.mark.rule("KF-ERR-23")
def test_uxlyx_puts_an_enemy_into_your_archives():
    with Mars(line="uxlyx-the-zookeeper, troll", p1_line="bumpsy amber:2 +blood-of-titans, krump") as table:
        table.answer("reap uxlyx-the-zookeeper", "archive bumpsy")
        table.changed(
            amber=3,
            line="uxlyx-the-zookeeper exhausted, troll",
            archives="bumpsy owner:1",
            p1_line="krump",
            p1_discard="blood-of-titans",
        )


def test_vezyma_archives_a_friendly_creature_or_artifact():
    with Mars(
        line="vezyma-thinkdrone, troll amber:1", artifacts="mothergun", p1_line="bumpsy", p1_artifacts="cannon"
    ) as table:
        table.answer("reap vezyma-thinkdrone")
        table.offers("archive vezyma-thinkdrone", "archive troll", "archive mothergun", "skip")
        table.answer("archive mothergun")
        table.changed(
            amber=1, line="vezyma-thinkdrone exhausted, troll amber:1", artifacts="", archives="mothergun"
        )


def test_vezyma_may_archive_itself_or_nothing():
    with Mars(line="vezyma-thinkdrone") as table:
        table.answer("reap vezyma-thinkdrone", "archive vezyma-thinkdrone")
        table.changed(amber=1, line="", archives="vezyma-thinkdrone")
    with Mars(line="vezyma-thinkdrone") as table:
        table.answer("reap vezyma-thinkdrone", "skip")
        table.changed(amber=1, line="vezyma-thinkdrone exhausted")


def test_yxili_marauder_grows_by_what_it_captures():
    with Mars(hand="yxili-marauder", line="mindwarper, blypyp, zorg exhausted, troll", p1_amber=5) as table:
        table.answer("play yxili-marauder", "right")
        table.changed(
            hand="",
            line="mindwarper, blypyp, zorg exhausted, troll, yxili-marauder exhausted amber:2",
            p1_amber=3,
        )
        assert table.power("yxili-marauder") == 4


def test_yxili_marauder_alone_captures_nothing():
    with Mars(hand="yxili-marauder", p1_amber=5) as table:
        table.answer("play yxili-marauder")
        table.changed(hand="", line="yxili-marauder exhausted")
        assert table.power("yxili-marauder") == 2


@pytest.mark.rule("KF-DMG-02")
def test_yxili_marauder_dies_when_it_loses_the_aember_that_kept_it_alive():
    with Mars(house="shadows", line="selwyn-the-fence, yxili-marauder damage:2 amber:1, troll") as table:
        table.answer("reap selwyn-the-fence")
        table.changed(amber=2, line="selwyn-the-fence exhausted, troll", discard="yxili-marauder")


def test_yxilo_bolter_purges_what_it_shoots_dead():
    with Mars(line="yxilo-bolter", p1_line="urchin, troll") as table:
        table.answer("reap yxilo-bolter", "damage urchin")
        table.changed(amber=1, line="yxilo-bolter exhausted", p1_line="troll", p1_purged="urchin")


def test_yxilo_bolter_only_hurts_the_strong():
    with Mars(line="yxilo-bolter", p1_line="urchin, troll") as table:
        table.answer("fight yxilo-bolter", "attack urchin", "damage troll")
        table.changed(line="yxilo-bolter exhausted", p1_line="urchin, troll damage:2")


def test_yxilx_dominator_enters_stunned_and_taunts():
    with Mars(hand="yxilx-dominator") as table:
        table.answer("play yxilx-dominator")
        table.changed(hand="", line="yxilx-dominator exhausted stunned")
    with Mars(house="brobnar", line="troll", p1_line="zorg, yxilx-dominator") as table:
        table.answer("fight troll")
        table.changed(line="", discard="troll", p1_line="zorg, yxilx-dominator damage:7 armor-used:1")


def test_zorg_enters_stunned_and_stuns_its_foe_with_its_neighbors():
    with Mars(hand="zorg") as table:
        table.answer("play zorg")
        table.changed(hand="", line="zorg exhausted stunned")
    with Mars(line="zorg, tunk", p1_line="troll, bumpsy, krump, valdr") as table:
        table.answer("fight zorg", "attack bumpsy")
        table.changed(
            line="zorg exhausted damage:5, tunk",
            p1_line="troll stunned, krump stunned, valdr",
            p1_discard="bumpsy",
        )


def test_zorg_stuns_nobody_when_it_is_attacked():
    with Mars(house="brobnar", line="bumpsy, troll", p1_line="zorg") as table:
        table.answer("fight troll")
        table.changed(line="bumpsy, troll exhausted damage:7", p1_line="", p1_discard="zorg")


def test_zyzzix_grows_by_archiving_a_creature_that_it_shows():
    with Mars(line="zyzzix-the-many", hand="troll, tunk, punch") as table:
        table.answer("reap zyzzix-the-many")
        table.offers("reveal troll", "reveal tunk", "skip")
        table.answer("reveal troll")
        table.changed(amber=1, hand="tunk, punch", archives="troll", line="zyzzix-the-many exhausted power:3")
        assert table.known("archives") == ["troll"]


def test_zyzzix_may_stay_as_it_is():
    with Mars(line="zyzzix-the-many", hand="troll, punch", p1_line="urchin") as table:
        table.answer("fight zyzzix-the-many", "skip")
        table.changed(line="zyzzix-the-many exhausted")
    with Mars(line="zyzzix-the-many", hand="punch") as table:
        table.answer("reap zyzzix-the-many")
        table.changed(amber=1, line="zyzzix-the-many exhausted")


# Upgrades


@pytest.mark.rule("KF-ERR-01")
def test_biomatrix_backup_always_archives_its_creature():
    with Mars(hand="ammonia-clouds", line="mindwarper amber:1 +biomatrix-backup, tunk") as table:
        table.answer("play ammonia-clouds")
        table.changed(
            hand="",
            line="tunk damage:2 armor-used:1",
            archives="mindwarper",
            discard="ammonia-clouds, biomatrix-backup",
            p1_amber=1,
        )


@pytest.mark.rule("KF-ERR-01")
def test_biomatrix_backup_archives_for_the_owner():
    with Mars(hand="ammonia-clouds", line="urchin owner:1 +biomatrix-backup") as table:
        table.answer("play ammonia-clouds")
        table.changed(hand="", line="", discard="ammonia-clouds, biomatrix-backup", p1_archives="urchin")


def test_biomatrix_backup_is_for_destroyed_creatures_alone():
    with Mars(hand="total-recall", line="tunk +biomatrix-backup") as table:
        table.answer("play total-recall")
        table.changed(amber=2, hand="tunk", line="", discard="total-recall, biomatrix-backup")


def test_brain_stem_antenna_wakes_its_creature_as_a_martian():
    with Mars(
        hand="tunk, psychic-network", line="troll exhausted +brain-stem-antenna, bumpsy", p1_amber=3
    ) as table:
        table.answer("play tunk", "right")
        table.changed(hand="psychic-network", line="troll +brain-stem-antenna, bumpsy, tunk exhausted")
        table.answer("play psychic-network")  # the troll counts as a ready Mars creature
        table.changed(amber=1, hand="", discard="psychic-network", p1_amber=2)
        table.answer("reap troll")
        table.changed(amber=2, line="troll exhausted +brain-stem-antenna, bumpsy, tunk exhausted")


def test_brain_stem_antenna_works_again_with_the_next_martian():
    with Mars(hand="blypyp, mindwarper", line="bumpsy +brain-stem-antenna") as table:
        table.answer("play blypyp", "right", "reap bumpsy", "play mindwarper", "left", "reap bumpsy")
        table.changed(
            amber=2,
            hand="",
            line="mindwarper exhausted, bumpsy exhausted +brain-stem-antenna, blypyp exhausted",
        )


def test_brain_stem_antenna_lets_go_at_the_end_of_the_turn():
    with Mars(
        hand=f"tunk, {FULL}", deck="punch", line="troll +brain-stem-antenna", houses="mars, dis, logos"
    ) as table:
        table.answer("play tunk", "right", "end-turn", "brobnar", "end-turn")
        table.offers("mars", "dis", "logos", "brobnar")
        table.answer("mars")
        assert not table.can("reap troll")
        table.changed(hand=FULL, line="troll +brain-stem-antenna, tunk")


def test_brain_stem_antenna_hears_only_martians_of_its_side():
    with Mars(hand="mothergun", line="troll exhausted +brain-stem-antenna") as table:
        table.answer("play mothergun")
        table.changed(hand="", artifacts="mothergun exhausted")
    with Mars(hand="zorg", p1_line="troll exhausted +brain-stem-antenna") as table:
        table.answer("play zorg")
        table.changed(hand="", line="zorg exhausted stunned")


def test_jammer_pack_makes_enemy_keys_dearer_for_its_creatures_controller():
    with Mars(hand="jammer-pack", line="troll", p1_line="bumpsy") as table:
        table.answer("play jammer-pack", "attach troll")
        table.changed(amber=1, hand="", line="troll +jammer-pack")
        assert (table.key_cost(0), table.key_cost(1)) == (6, 8)


@pytest.mark.rule("KF-EX-11", "KF-WORD-05")
def test_red_planet_ray_gun_fires_all_at_one_creature():
    with Mars(line="troll house:mars +red-planet-ray-gun, tunk", p1_line="zorg, bumpsy, krump") as table:
        table.answer("reap troll", "resolve troll troll", "choose bumpsy")
        table.changed(
            amber=1,
            line="troll house:mars exhausted +red-planet-ray-gun, tunk",
            p1_line="zorg, bumpsy damage:3, krump",
        )


def test_red_planet_ray_gun_without_martians_does_not_even_take_a_ward():
    with Mars(house="brobnar", line="krump +red-planet-ray-gun", p1_line="bumpsy warded, valdr") as table:
        table.answer("reap krump", "choose bumpsy")
        table.changed(amber=1, line="krump exhausted +red-planet-ray-gun")


def test_deep_probe_shows_no_card_of_its_player():
    with Situation(house="mars", hand="deep-probe, troll", p1_hand="punch") as table:
        table.answer("play deep-probe", "brobnar")
        assert table.state.players[0].hand[0] not in table.state.known


def test_martians_make_bad_allies_shows_no_card_of_the_opponent():
    with Situation(house="mars", hand="martians-make-bad-allies, tunk", p1_hand="punch") as table:
        table.answer("play martians-make-bad-allies")
        assert table.state.players[1].hand[0] not in table.state.known


# What they leave alone: a forbidden candidate or number is on the table


LEFT_ALONE = {
    "battle-fleet": [
        case("play battle-fleet", house="mars", hand="battle-fleet, tunk, punch", p1_hand="zorg",
             offers="skip, reveal tunk"),
    ],
    "deep-probe": [
        case("play deep-probe; brobnar", house="mars", hand="deep-probe, troll", p1_hand="bumpsy, punch",
             changed={"amber": 1, "hand": "troll", "discard": "deep-probe", "p1_hand": "punch",
                      "p1_discard": "bumpsy"}),
    ],
    "hypnotic-command": [
        case("play hypnotic-command", house="mars", hand="hypnotic-command", line="tunk",
             p1_line="bumpsy, krump", p1_amber=2, offers="capture-own bumpsy, capture-own krump"),
    ],
    "key-abduction": [
        case("play key-abduction; forge key-abduction", house="mars", hand="key-abduction, 2 punch",
             line="2 tunk", amber=5, p1_hand="6 punch",
             changed={"amber": 6, "hand": "2 punch, 2 tunk", "discard": "key-abduction", "line": ""}),
    ],
    "martian-hounds": [
        case("play martian-hounds", house="mars", hand="martian-hounds", line="zorg damage:1, tunk",
             p1_line="troll", offers="choose zorg, choose tunk, choose troll"),
    ],
    "martians-make-bad-allies": [
        case("play martians-make-bad-allies", house="mars", hand="martians-make-bad-allies, troll, tunk",
             p1_hand="bumpsy",
             changed={"amber": 1, "hand": "tunk", "discard": "martians-make-bad-allies", "purged": "troll"}),
    ],
    "mass-abduction": [
        case("play mass-abduction", house="mars", hand="mass-abduction", line="troll damage:1",
             p1_line="bumpsy damage:1, krump damage:1, urchin, zorg damage:1, dextre damage:1",
             offers="skip, archive bumpsy, archive krump, archive zorg, archive dextre, "
                    "archive bumpsy krump, archive bumpsy zorg, archive bumpsy dextre, archive krump zorg, "
                    "archive krump dextre, archive zorg dextre, archive bumpsy krump zorg, "
                    "archive bumpsy krump dextre, archive bumpsy zorg dextre, archive krump zorg dextre"),
    ],
    "mothership-support": [
        case("play mothership-support; damage krump", house="mars", hand="mothership-support",
             line="tunk, troll", p1_line="zorg, krump",
             changed={"amber": 1, "hand": "", "discard": "mothership-support",
                      "p1_line": "zorg, krump damage:2"}),
    ],
    "orbital-bombardment": [
        case("play orbital-bombardment", house="mars", hand="orbital-bombardment, tunk, punch", p1_hand="zorg",
             p1_line="krump", offers="skip, reveal tunk"),
    ],
    "sample-collection": [
        case("play sample-collection", house="mars", hand="sample-collection", line="troll",
             p1_line="bumpsy, krump", p1_keys="red", offers="archive bumpsy, archive krump"),
    ],
    "commpod": [
        case("act commpod", house="mars", artifacts="commpod", line="tunk exhausted", hand="zorg, punch",
             p1_hand="tunk", offers="skip, reveal zorg"),
        case("act commpod; reveal zorg", house="mars", artifacts="commpod",
             line="tunk exhausted, yxilo-bolter exhausted, troll exhausted", hand="zorg, punch",
             offers="skip, ready tunk, ready yxilo-bolter"),
    ],
    "custom-virus": [
        case("omni custom-virus", house="mars", artifacts="custom-virus", hand="troll, bumpsy, punch",
             p1_hand="krump", p1_line="urchin", offers="purge troll, purge bumpsy"),
    ],
    "feeding-pit": [
        case("act feeding-pit", house="mars", artifacts="feeding-pit", hand="troll, bumpsy, punch",
             p1_hand="krump", offers="discard troll, discard bumpsy"),
    ],
    "incubation-chamber": [
        case("omni incubation-chamber", house="mars", artifacts="incubation-chamber", hand="zorg, tunk, troll",
             p1_hand="yxilo-bolter", offers="reveal zorg, reveal tunk"),
    ],
    "mothergun": [
        case("act mothergun", house="mars", artifacts="mothergun", hand="zorg, punch", p1_hand="tunk",
             p1_line="krump, troll", offers="skip, reveal zorg"),
        case("act mothergun; reveal zorg", house="mars", artifacts="mothergun", hand="zorg, punch",
             p1_line="krump, troll", offers="damage krump, damage troll"),
    ],
    "swap-widget": [
        case("act swap-widget", house="mars", artifacts="swap-widget", line="zorg",
             hand="yxilo-bolter, tunk, sample-collection, troll, zorg", p1_hand="yxilo-bolter",
             offers="choose yxilo-bolter, choose tunk"),
    ],
    "chuff-ape": [
        case("fight chuff-ape; attack urchin", house="mars", line="chuff-ape, troll, zorg",
             p1_line="urchin, krump", offers="skip, destroy troll, destroy zorg"),
    ],
    "grommid": [
        case("fight troll", line="grommid, troll", p1_line="bumpsy", p1_amber=2, amber=2,
             changed={"line": "grommid, troll exhausted damage:5", "p1_discard": "bumpsy", "p1_line": ""}),
        case("fight grommid", house="mars", line="grommid", p1_line="bumpsy", p1_amber=2, amber=2,
             changed={"line": "grommid exhausted damage:5", "p1_amber": 1, "p1_discard": "bumpsy",
                      "p1_line": ""}),
    ],
    "john-smyth": [
        case("fight john-smyth; attack urchin", house="mars",
             line="john-smyth, zorg exhausted, tunk exhausted, troll exhausted", p1_line="urchin, krump",
             offers="ready zorg, ready tunk"),
    ],
    "mindwarper": [
        case("act mindwarper", house="mars", line="mindwarper, troll", p1_line="bumpsy, krump", p1_amber=1,
             offers="capture-own bumpsy, capture-own krump"),
    ],
    "phylyx-the-disintegrator": [
        case("act phylyx-the-disintegrator", house="mars", line="phylyx-the-disintegrator, tunk", amber=3,
             p1_amber=3, changed={"line": "phylyx-the-disintegrator exhausted, tunk", "p1_amber": 2}),
    ],
    "ulyq-megamouth": [
        case("fight ulyq-megamouth; attack urchin", house="mars", line="ulyq-megamouth, troll, bumpsy, tunk",
             p1_line="urchin, krump", offers="choose troll, choose bumpsy"),
    ],
    "uxlyx-the-zookeeper": [
        case("reap uxlyx-the-zookeeper", house="mars", line="uxlyx-the-zookeeper, troll",
             p1_line="bumpsy, krump", offers="archive bumpsy, archive krump"),
    ],
    "yxili-marauder": [
        case("play yxili-marauder", house="mars", hand="yxili-marauder", p1_line="zorg", p1_amber=5,
             changed={"hand": "", "line": "yxili-marauder exhausted"}),
        case("fight urchin", house="shadows", line="yxili-marauder amber:2, urchin", p1_line="krump",
             changed={"discard": "urchin", "line": "yxili-marauder amber:2", "p1_line": "krump damage:1"}),
        case("fight urchin", house="shadows", line="yxili-marauder, urchin amber:2", p1_line="krump",
             changed={"discard": "urchin", "line": "yxili-marauder", "p1_line": "krump damage:1",
                      "p1_amber": 2}),
    ],
    "yxilo-bolter": [
        case("reap yxilo-bolter", house="mars", line="yxilo-bolter", p1_line="bumpsy, krump",
             offers="damage yxilo-bolter, damage bumpsy, damage krump"),
        case("fight yxilo-bolter; attack urchin", house="mars", line="yxilo-bolter", p1_line="urchin, krump",
             offers="damage yxilo-bolter, damage urchin, damage krump"),
    ],
    "zyzzix-the-many": [
        case("reap zyzzix-the-many", house="mars", line="zyzzix-the-many", hand="troll, punch",
             p1_hand="bumpsy", offers="skip, reveal troll"),
        case("fight zyzzix-the-many; attack urchin", house="mars", line="zyzzix-the-many",
             hand="troll, bumpsy, punch", p1_hand="krump", p1_line="urchin, krump",
             offers="skip, reveal troll, reveal bumpsy"),
        case("fight zyzzix-the-many; attack urchin; reveal troll", house="mars", line="zyzzix-the-many",
             hand="troll, bumpsy, punch", p1_hand="krump", p1_line="urchin, krump",
             changed={"hand": "bumpsy, punch", "archives": "troll",
                      "line": "zyzzix-the-many exhausted power:3"}),
    ],
    "brain-stem-antenna": [
        case("play troll; left", hand="troll", line="bumpsy exhausted +brain-stem-antenna",
             changed={"hand": "", "line": "troll exhausted, bumpsy exhausted +brain-stem-antenna"}),
    ],
}  # fmt: skip


@pytest.mark.parametrize("card", LEFT_ALONE)
def test_a_card_leaves_alone_what_does_not_fit(card):
    for each in LEFT_ALONE[card]:
        each.check()
