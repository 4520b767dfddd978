"""What cards of Mars in Call of the Archons do: actions a to p."""

import pytest

from tests.games.keyforge.houses import Mars


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
