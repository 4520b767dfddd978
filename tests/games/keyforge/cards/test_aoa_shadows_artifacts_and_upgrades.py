"""What cards of Shadows in Age of Ascension do: artifacts and upgrades."""

from functools import partial

import pytest

from tests.games.keyforge import situations

Situation = partial(situations.Situation, house="shadows")


# Shard of Greed


@pytest.mark.parametrize(("artifacts", "gained"), [("", 1), (", shard-of-greed", 2), (", cannon", 1)])
def test_shard_of_greed_gains_for_each_friendly_shard(artifacts, gained):
    given = {"artifacts": f"shard-of-greed{artifacts}", "p1_artifacts": "shard-of-greed"}
    with Situation(**given) as table:
        table.answer("act shard-of-greed")
        table.changed(amber=gained, artifacts=f"shard-of-greed exhausted{artifacts}")


@pytest.mark.rule("KF-FAQ-03", "KF-ASIF-03")
def test_a_shard_used_by_the_opponent_is_friendly_to_its_user():
    with Situation(line="nexus", p1_artifacts="shard-of-greed") as table:
        table.answer("reap nexus")
        table.changed(line="nexus exhausted", amber=2, p1_artifacts="shard-of-greed exhausted")


# Bonerot Venom, Brend


@pytest.mark.parametrize(
    ("way", "before", "after"),
    [
        ("reap krump", "krump", {"amber": 1, "line": "krump exhausted damage:2 +bonerot-venom"}),
        ("unstun krump", "krump stunned", {"line": "krump exhausted damage:2 +bonerot-venom"}),
        (
            "fight krump",
            "krump",
            {"line": "krump exhausted damage:3 +bonerot-venom", "p1_line": "", "p1_discard": "urchin"},
        ),
        ("reap krump", "krump damage:4", {"amber": 1, "line": "", "discard": "krump, bonerot-venom"}),
    ],
)
def test_bonerot_venom_hurts_its_creature_after_each_use(way, before, after):
    with Situation(house="brobnar", line=f"{before} +bonerot-venom", p1_line="urchin elusive-used") as table:
        table.answer(way)
        table.changed(**after)


@pytest.mark.rule("KF-DMG-13")
def test_the_damage_of_bonerot_venom_is_not_dealt_by_its_creature():
    """Shoulder Id steals when it would deal damage; this is the upgrade's."""
    with Situation(line="shoulder-id +bonerot-venom", p1_amber=3) as table:
        table.answer("reap shoulder-id")
        table.changed(amber=1, line="shoulder-id exhausted damage:2 +bonerot-venom")


def test_bonerot_venom_hurts_its_creature_whoever_controls_it():
    with Situation(house="brobnar", line="krump +bonerot-venom/owner:1, bumpsy", p1_line="troll") as table:
        table.answer("reap krump")
        table.changed(amber=1, line="krump exhausted damage:2 +bonerot-venom/owner:1, bumpsy")


def test_bonerot_venom_hurts_no_other_creature():
    with Situation(house="brobnar", line="krump +bonerot-venom, bumpsy") as table:
        table.answer("reap bumpsy")
        table.changed(amber=1, line="krump +bonerot-venom, bumpsy exhausted")


def test_brend_pays_first_and_steals_when_destroyed():
    with Situation(hand="brend-the-fanatic", p1_amber=4) as table:
        table.answer("play brend-the-fanatic")
        table.changed(hand="", line="brend-the-fanatic exhausted", p1_amber=5)
    with Situation(house="brobnar", line="bumpsy", p1_line="brend-the-fanatic", amber=4) as table:
        table.answer("fight bumpsy")
        table.changed(
            line="bumpsy exhausted damage:3", amber=1, p1_amber=3, p1_line="", p1_discard="brend-the-fanatic"
        )
