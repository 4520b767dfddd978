"""What cards of Mars in Call of the Archons do: creatures j to z."""

import pytest

from tests.games.keyforge.houses import Mars


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
