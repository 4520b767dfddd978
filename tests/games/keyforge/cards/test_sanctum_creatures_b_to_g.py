"""What cards of Sanctum in Call of the Archons do: creatures b to g."""

import pytest

from tests.games.keyforge.houses import Sanctum


def test_bulwark_armors_its_neighbors():
    with Sanctum(line="sequis, bulwark, jehu-the-bureaucrat, troll", p1_line="krump") as table:
        armor = [table.armor(name) for name in ("sequis", "bulwark", "jehu-the-bureaucrat", "troll", "krump")]
        assert armor == [4, 2, 2, 0, 0]


@pytest.mark.rule("KF-ARM-04")
def test_what_bulwarks_armor_has_prevented_stays_prevented_without_it():
    with Sanctum(
        hand="the-harder-they-come, mighty-lance",
        line="bulwark +blood-of-titans, duma-the-martyr",
        p1_line="silvertooth",
    ) as table:
        table.answer("fight duma-the-martyr")
        table.changed(
            line="bulwark +blood-of-titans, duma-the-martyr exhausted armor-used:2",
            p1_line="",
            p1_discard="silvertooth",
        )
        table.answer("play the-harder-they-come")
        table.changed(
            hand="mighty-lance",
            discard="the-harder-they-come, blood-of-titans",
            purged="bulwark",
            line="duma-the-martyr exhausted",
        )


@pytest.mark.rule("KF-EX-25", "KF-KW-TAUNT-01")
def test_champion_anaphiel_shields_its_neighbors():
    with Sanctum(
        line="lady-maxena", p1_line="umbra, champion-anaphiel, silvertooth", p1_discard="troll"
    ) as table:
        table.answer("fight lady-maxena")  # there is only one whom it can attack
        table.changed(
            line="lady-maxena exhausted damage:4 armor-used:2",
            p1_line="umbra, champion-anaphiel damage:4 armor-used:1, silvertooth",
        )


def test_champion_anaphiel_shields_nobody_further_away_and_no_other_taunt():
    with Sanctum(
        line="troll house:sanctum", p1_line="sanctum-guardian, champion-anaphiel, silvertooth, umbra"
    ) as table:
        table.answer("fight troll")
        table.offers("attack sanctum-guardian", "attack champion-anaphiel", "attack umbra")
        table.answer("attack umbra")
        table.changed(
            line="troll house:sanctum exhausted damage:2",
            p1_line="sanctum-guardian, champion-anaphiel, silvertooth",
            p1_discard="umbra",
        )


@pytest.mark.parametrize(("before", "after", "captured"), [(3, 2, " amber:1"), (0, 0, "")])
def test_champion_tabris_captures_when_it_fights(before, after, captured):
    with Sanctum(line="champion-tabris", p1_line="krump", p1_amber=before, amber=1) as table:
        table.answer("fight champion-tabris")
        robbed = {"p1_amber": after} if captured else {}
        line = f"champion-tabris exhausted damage:4{captured} armor-used:2"
        table.changed(line=line, p1_line="", p1_discard="krump", **robbed)


@pytest.mark.rule("KF-FIGHT-10")
def test_champion_tabris_captures_only_as_a_surviving_attacker():
    with Sanctum(line="champion-tabris", p1_line="troll", p1_amber=3) as table:
        table.answer("fight champion-tabris")
        table.changed(line="", discard="champion-tabris", p1_line="troll damage:6")
    with Sanctum(line="bumpsy", p1_line="champion-tabris", amber=3, house="brobnar") as table:
        table.answer("fight bumpsy")
        table.changed(line="", discard="bumpsy", p1_line="champion-tabris damage:3 armor-used:2")


def test_commander_remiel_uses_a_creature_of_another_house():
    with Sanctum(
        line="commander-remiel, troll damage:4, sequis, umbra, bumpsy house:sanctum",
        p1_line="krump",
    ) as table:
        table.answer("reap commander-remiel")
        table.offers("choose troll", "choose umbra")
        table.answer("choose troll")
        table.offers("fight troll", "reap troll")
        table.answer("reap troll")
        table.changed(
            amber=2,
            line="commander-remiel exhausted, troll exhausted damage:1, sequis, umbra, bumpsy house:sanctum",
        )


def test_commander_remiel_cannot_use_the_exhausted():
    with Sanctum(line="commander-remiel, troll exhausted, sequis") as table:
        table.answer("reap commander-remiel")
        table.changed(amber=1, line="commander-remiel exhausted, troll exhausted, sequis")


def test_commander_remiel_is_no_help_when_it_fights():
    with Sanctum(line="commander-remiel, troll", p1_line="silvertooth") as table:
        table.answer("fight commander-remiel")
        table.changed(line="commander-remiel exhausted damage:2, troll", p1_line="", p1_discard="silvertooth")


@pytest.mark.rule("KF-EX-21", "KF-HEAL-03")
def test_duma_heals_the_living_but_not_the_dying():
    with Sanctum(
        hand="poison-wave",
        house="shadows",
        p1_line="jehu-the-bureaucrat, duma-the-martyr damage:2, commander-remiel damage:1",
        p1_deck="troll, bumpsy, krump",
    ) as table:
        table.answer("play poison-wave")
        table.changed(
            amber=1,
            hand="",
            discard="poison-wave",
            p1_line="jehu-the-bureaucrat",
            p1_discard="commander-remiel, duma-the-martyr",
            p1_hand="troll, bumpsy",
            p1_deck="krump",
        )


@pytest.mark.rule("KF-FAQ-79")
def test_duma_cannot_save_who_is_tagged_with_her():
    with Sanctum(hand="poison-wave", house="shadows", line="duma-the-martyr damage:1, umbra") as table:
        table.answer("play poison-wave")
        table.changed(amber=1, hand="", line="", discard="poison-wave, umbra, duma-the-martyr")


def test_duma_heals_friendly_creatures_fully_and_draws_two():
    with Sanctum(
        line="duma-the-martyr, troll damage:7, bumpsy exhausted damage:1",
        p1_line="krump damage:2",
        deck="sequis, bulwark, francus",
        hand="punch",
    ) as table:
        table.answer("fight duma-the-martyr")
        table.changed(
            line="troll, bumpsy exhausted",
            p1_line="krump damage:5",
            discard="duma-the-martyr",
            hand="punch, sequis, bulwark",
            deck="francus",
        )


def test_francus_captures_for_each_enemy_destroyed_fighting_it():
    with Sanctum(line="francus", p1_line="bumpsy", p1_amber=3) as table:
        table.answer("fight francus")
        table.changed(
            line="francus exhausted damage:4 amber:1 armor-used:1", p1_line="", p1_discard="bumpsy", p1_amber=2
        )


def test_francus_captures_when_it_is_attacked_too():
    with Sanctum(line="bumpsy", p1_line="francus", house="brobnar", amber=3) as table:
        table.answer("fight bumpsy")
        table.changed(line="", discard="bumpsy", p1_line="francus damage:4 amber:1 armor-used:1", amber=2)


def test_francus_captures_nothing_when_it_falls_or_the_enemy_falls_otherwise():
    with Sanctum(line="francus damage:1", p1_line="krump", p1_amber=3, hand="mighty-lance") as table:
        table.answer("play mighty-lance", "choose krump")
        table.changed(hand="", discard="mighty-lance", p1_line="krump damage:3")
        table.answer("fight francus")
        table.changed(line="", discard="francus, mighty-lance", p1_line="", p1_discard="krump")
    with Sanctum(line="francus", p1_line="wardrummer", p1_amber=3, hand="mighty-lance") as table:
        table.answer("play mighty-lance", "choose wardrummer")
        table.changed(hand="", discard="mighty-lance", p1_line="", p1_discard="wardrummer")


def test_grey_monk_armors_all_friendly_creatures_and_itself():
    with Sanctum(line="grey-monk, sequis, troll", p1_line="krump") as table:
        assert [table.armor(name) for name in ("grey-monk", "sequis", "troll", "krump")] == [1, 3, 1, 0]


@pytest.mark.parametrize(
    ("before", "after"), [("krump damage:5", "krump damage:3"), ("krump damage:1", "krump")]
)
def test_grey_monk_heals_two_damage_when_it_reaps(before, after):
    with Sanctum(line="grey-monk, sequis damage:1", p1_line=before) as table:
        table.answer("reap grey-monk")
        table.offers("heal grey-monk", "heal sequis", "heal krump")
        table.answer("heal krump")
        table.changed(amber=1, line="grey-monk exhausted, sequis damage:1", p1_line=after)


def test_hayyel_earns_one_aember_with_each_artifact_you_play():
    with Sanctum(
        hand="hallowed-blaster, round-table, sequis", line="hayyel-the-merchant", p1_line="hayyel-the-merchant"
    ) as table:
        table.answer("play hallowed-blaster")
        table.changed(amber=1, hand="round-table, sequis", artifacts="hallowed-blaster exhausted")
        table.answer("play round-table")
        table.changed(amber=3, hand="sequis", artifacts="hallowed-blaster exhausted, round-table exhausted")
        table.answer("play sequis", "left")
        table.changed(hand="", line="sequis exhausted, hayyel-the-merchant")


@pytest.mark.parametrize(("before", "captured"), [(0, 0), (5, 0), (6, 0), (7, 2), (12, 7)])
def test_gatekeeper_leaves_a_rich_opponent_five(before, captured):
    with Sanctum(hand="gatekeeper", amber=9, p1_amber=before) as table:
        table.answer("play gatekeeper")
        mark, left = (f" amber:{captured}", {"p1_amber": 5}) if captured else ("", {})
        table.changed(hand="", line=f"gatekeeper exhausted{mark}", **left)
