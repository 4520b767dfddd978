"""What cards of Sanctum in Call of the Archons do: actions o to v."""

import pytest

from tests.games.keyforge.houses import Sanctum

FULL = "6 virtuous-works"  # a hand that draws nothing at the end of the turn


def test_oath_of_poverty_pays_for_each_own_artifact_destroyed():
    with Sanctum(
        hand="oath-of-poverty",
        artifacts="hallowed-blaster exhausted, cannon owner:1",
        p1_artifacts="cannon, iron-obelisk",
    ) as table:
        table.answer("play oath-of-poverty")
        table.changed(
            amber=5,
            hand="",
            discard="oath-of-poverty, hallowed-blaster",
            artifacts="",
            p1_discard="cannon",
        )


def test_oath_of_poverty_of_the_poor_is_worth_its_aember():
    with Sanctum(hand="oath-of-poverty", p1_artifacts="cannon") as table:
        table.answer("play oath-of-poverty")
        table.changed(amber=1, hand="", discard="oath-of-poverty")


@pytest.mark.rule("KF-WORD-06")
def test_oath_of_poverty_counts_artifacts_and_not_who_falls_with_them():
    with Sanctum(
        hand="oath-of-poverty", artifacts="banner-of-battle, cannon, round-table", line="bumpsy damage:5"
    ) as table:
        table.answer("play oath-of-poverty")
        table.changed(
            amber=7,
            hand="",
            artifacts="",
            line="",
            discard="oath-of-poverty, bumpsy, round-table, cannon, banner-of-battle",
        )
    with Sanctum(
        hand="oath-of-poverty",
        artifacts="banner-of-battle, cannon, round-table",
        line="grenade-snib damage:2, duma-the-martyr damage:3",
        deck="2 sequis",
        p1_amber=3,
    ) as table:
        table.answer("play oath-of-poverty", "resolve duma-the-martyr duma-the-martyr")
        table.changed(
            amber=7,
            hand="2 sequis",
            deck="",
            artifacts="",
            line="",
            discard="oath-of-poverty, duma-the-martyr, grenade-snib, round-table, cannon, banner-of-battle",
            p1_amber=1,
        )


def test_one_stood_against_many_fights_three_different_enemies():
    with Sanctum(
        hand="one-stood-against-many",
        line="troll exhausted +blood-of-titans, sequis",
        p1_line="kelifi-dragon, wardrummer, silvertooth, bumpsy",
    ) as table:
        table.answer("play one-stood-against-many")
        table.offers("choose troll", "choose sequis")
        table.answer("choose troll")
        table.offers("attack kelifi-dragon", "attack wardrummer", "attack silvertooth", "attack bumpsy")
        table.answer("attack wardrummer")
        table.offers("attack kelifi-dragon", "attack silvertooth", "attack bumpsy")
        table.answer("attack silvertooth", "attack bumpsy")
        table.changed(
            amber=1,
            hand="",
            discard="one-stood-against-many",
            line="troll exhausted damage:10 +blood-of-titans, sequis",
            p1_line="kelifi-dragon",
            p1_discard="bumpsy, silvertooth, wardrummer",
        )


def test_one_stood_against_many_fights_nobody_twice_and_stays_ready():
    with Sanctum(
        hand="one-stood-against-many",
        line="champion-tabris exhausted +blood-of-titans",
        p1_line="kelifi-dragon",
        p1_amber=5,
    ) as table:
        table.answer("play one-stood-against-many")
        table.changed(
            amber=1,
            hand="",
            discard="one-stood-against-many",
            line="champion-tabris damage:10 amber:1 armor-used:2 +blood-of-titans",
            p1_line="kelifi-dragon damage:11",
            p1_amber=4,
        )


def test_one_stood_against_many_resolves_each_fight_to_the_end():
    with Sanctum(
        hand="one-stood-against-many",
        line="champion-tabris +blood-of-titans",
        p1_line="wardrummer, silvertooth",
        p1_amber=5,
    ) as table:
        table.answer("play one-stood-against-many", "attack wardrummer")
        table.changed(
            amber=1,
            hand="",
            discard="one-stood-against-many",
            line="champion-tabris damage:3 amber:2 armor-used:2 +blood-of-titans",
            p1_line="",
            p1_discard="silvertooth, wardrummer",
            p1_amber=3,
        )


def test_one_stood_against_many_ends_with_its_hero():
    with Sanctum(hand="one-stood-against-many", line="sequis", p1_line="kelifi-dragon, wardrummer") as table:
        table.answer("play one-stood-against-many", "attack kelifi-dragon")
        table.changed(
            amber=1,
            hand="",
            line="",
            discard="one-stood-against-many, sequis",
            p1_line="kelifi-dragon damage:4, wardrummer",
        )


@pytest.mark.parametrize(("line", "after"), [("sequis exhausted", "sequis"), ("sequis", "sequis")])
def test_one_stood_against_nobody_only_readies(line, after):
    with Sanctum(hand="one-stood-against-many", line=line) as table:
        table.answer("play one-stood-against-many")
        changed = {"line": after} if line != after else {}
        table.changed(amber=1, hand="", discard="one-stood-against-many", **changed)


def test_one_stood_against_many_loses_a_fight_to_its_stun():
    with Sanctum(
        hand="one-stood-against-many", line="troll stunned", p1_line="wardrummer, silvertooth, duma-the-martyr"
    ) as table:
        table.answer("play one-stood-against-many", "attack wardrummer", "attack silvertooth")
        table.changed(
            amber=1,
            hand="",
            discard="one-stood-against-many",
            line="troll exhausted damage:5",
            p1_line="duma-the-martyr",
            p1_discard="silvertooth, wardrummer",
        )


def test_one_stood_against_many_respects_taunt():
    with Sanctum(
        hand="one-stood-against-many",
        line="troll +blood-of-titans",
        p1_line="wardrummer, champion-anaphiel, silvertooth",
    ) as table:
        table.answer("play one-stood-against-many")  # the champion comes first
        table.offers("attack wardrummer", "attack silvertooth")
        table.answer("attack silvertooth")
        table.changed(
            amber=1,
            hand="",
            discard="one-stood-against-many",
            line="troll exhausted damage:11 +blood-of-titans",
            p1_line="",
            p1_discard="wardrummer, silvertooth, champion-anaphiel",
        )


def test_radiant_truth_stuns_enemies_off_the_flanks():
    with Sanctum(hand="radiant-truth", line="3 sequis", p1_line="troll, krump, valdr stunned, bumpsy") as table:
        table.answer("play radiant-truth")
        table.changed(
            amber=1,
            hand="",
            discard="radiant-truth",
            p1_line="troll, krump stunned, valdr stunned, bumpsy",
        )


def test_radiant_truth_finds_nobody_among_two():
    with Sanctum(hand="radiant-truth", p1_line="troll, krump") as table:
        table.answer("play radiant-truth")
        table.changed(amber=1, hand="", discard="radiant-truth")


@pytest.mark.rule("KF-DMG-08")
def test_shield_of_justice_keeps_all_friendly_creatures_from_damage_before_armor():
    with Sanctum(
        hand="shield-of-justice, horseman-of-pestilence", line="sequis", p1_line="troll, wardrummer"
    ) as table:
        table.answer("play shield-of-justice", "fight sequis", "attack troll")
        table.changed(
            amber=1,
            hand="horseman-of-pestilence",
            discard="shield-of-justice",
            line="sequis exhausted",
            p1_line="troll damage:4, wardrummer",
        )
        table.answer("play horseman-of-pestilence", "left")
        table.changed(
            hand="",
            line="horseman-of-pestilence exhausted, sequis exhausted",
            p1_line="troll damage:5, wardrummer damage:1",
        )


@pytest.mark.rule("KF-LAST-03")
def test_shield_of_justice_covers_who_comes_later_but_not_from_destruction():
    with Sanctum(effects="shield-of-justice", hand="bulwark, mighty-lance, the-spirit-s-way") as table:
        table.answer("play bulwark", "play mighty-lance")
        table.changed(hand="the-spirit-s-way", discard="mighty-lance", line="bulwark exhausted")
        table.answer("play the-spirit-s-way")
        table.changed(hand="", line="", discard="the-spirit-s-way, bulwark, mighty-lance")


def test_shield_of_justice_ends_with_the_turn():
    with Sanctum(effects="shield-of-justice", hand=FULL, line="francus", p1_line="bumpsy") as table:
        table.answer("end-turn", "brobnar", "fight bumpsy")
        table.changed(player=1, line="francus damage:4 armor-used:1", p1_line="", p1_discard="bumpsy")


def test_take_hostages_captures_with_each_friendly_creature_that_fights():
    with Sanctum(
        hand="take-hostages",
        line="troll house:sanctum, sequis, bulwark",
        p1_line="wardrummer, valdr",
        p1_amber=4,
    ) as table:
        table.answer("play take-hostages", "fight troll", "attack wardrummer", "reap sequis")
        table.changed(
            amber=2,
            hand="",
            discard="take-hostages",
            line="troll house:sanctum exhausted damage:3 amber:1, sequis exhausted amber:1, bulwark",
            p1_line="valdr",
            p1_discard="wardrummer",
            p1_amber=2,
        )
        table.answer("fight bulwark")  # who does not live to capture
        table.changed(
            line="troll house:sanctum exhausted damage:3 amber:1, sequis exhausted amber:1",
            discard="bulwark, take-hostages",
            p1_line="valdr damage:4",
        )


def test_take_hostages_ends_with_the_turn_and_is_not_for_the_opponent():
    with Sanctum(
        effects="take-hostages", hand=FULL, line="troll", amber=3, p1_line="krump", p1_amber=2
    ) as table:
        table.answer("end-turn", "brobnar", "fight krump")
        table.changed(player=1, line="troll damage:6", p1_line="", p1_discard="krump")


@pytest.mark.parametrize(("before", "captured"), [(5, 2), (1, 1)])
def test_terms_of_redress_captures_two(before, captured):
    with Sanctum(hand="terms-of-redress", line="sequis, bulwark", p1_line="troll", p1_amber=before) as table:
        table.answer("play terms-of-redress")
        table.offers("capture sequis", "capture bulwark")
        table.answer("capture bulwark")
        table.changed(
            amber=1,
            hand="",
            discard="terms-of-redress",
            line=f"sequis, bulwark amber:{captured}",
            p1_amber=before - captured,
        )


def test_the_harder_they_come_purges_a_strong_creature():
    with Sanctum(
        hand="the-harder-they-come", line="bulwark, lady-maxena", p1_line="wardrummer power:2 amber:1, valdr"
    ) as table:
        table.answer("play the-harder-they-come")
        table.offers("purge lady-maxena", "purge wardrummer", "purge valdr")
        table.answer("purge wardrummer")
        table.changed(amber=1, hand="", discard="the-harder-they-come", p1_line="valdr", p1_purged="wardrummer")


def test_the_harder_they_come_finds_nobody_weaker_than_five():
    with Sanctum(hand="the-harder-they-come", line="bulwark", p1_line="wardrummer power:1") as table:
        table.answer("play the-harder-they-come")
        table.changed(hand="", discard="the-harder-they-come")


def test_the_spirits_way_destroys_power_three_or_higher():
    with Sanctum(
        hand="the-spirit-s-way",
        line="duma-the-martyr, umbra damage:1",
        p1_line="silvertooth power:1, troll, umbra",
    ) as table:
        table.answer("play the-spirit-s-way")
        table.changed(
            hand="",
            line="umbra",  # healed by the martyr
            discard="the-spirit-s-way, duma-the-martyr",
            p1_line="umbra",
            p1_discard="troll, silvertooth",
        )


def test_virtuous_works_are_worth_three_aember():
    with Sanctum(hand="virtuous-works", amber=1, p1_amber=2, p1_line="troll") as table:
        table.answer("play virtuous-works")
        table.changed(amber=4, hand="", discard="virtuous-works")
