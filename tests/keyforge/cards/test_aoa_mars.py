"""What each card of Mars in Age of Ascension does."""

from functools import partial

import pytest

from tests.keyforge import situations

Situation = partial(situations.Situation, house="mars")


@pytest.mark.rule("KF-ERR-28", "KF-FIGHT-13")
def test_collector_worm_archives_the_creature_it_fights():
    with Situation(line="collector-worm", p1_line="troll, krump damage:3, bumpsy +phoenix-heart") as table:
        table.answer("fight collector-worm", "attack bumpsy")
        table.changed(
            line="collector-worm exhausted armor-used:5",
            archives="bumpsy owner:1",
            p1_line="troll, krump damage:3",
            p1_discard="phoenix-heart",
        )


def test_collector_worm_must_survive_the_fight():
    with Situation(line="collector-worm", p1_line="troll, bumpsy") as table:
        table.answer("fight collector-worm", "attack troll")
        table.changed(line="", discard="collector-worm", p1_line="troll damage:2, bumpsy")


def test_collector_worm_archives_nobody_that_died_in_the_fight():
    with Situation(line="collector-worm", p1_line="silvertooth, troll") as table:
        table.answer("fight collector-worm", "attack silvertooth")
        table.changed(line="collector-worm exhausted armor-used:2", p1_line="troll", p1_discard="silvertooth")


def test_a_ward_helps_against_the_damage_or_against_the_archives_not_both():
    with Situation(line="collector-worm", p1_line="umbra warded, looter-goblin warded") as table:
        table.answer("fight collector-worm", "attack umbra")
        table.changed(
            line="collector-worm exhausted armor-used:2",
            archives="umbra owner:1",
            p1_line="looter-goblin warded",
        )
    with Situation(line="collector-worm", p1_line="looter-goblin warded") as table:
        table.answer("fight collector-worm")  # elusive: no damage, so the ward is left
        table.changed(line="collector-worm exhausted", p1_line="looter-goblin")


@pytest.mark.rule("KF-ERR-28", "KF-ZONE-09")
def test_what_collector_worm_archived_goes_to_its_owners_hand():
    with Situation(
        line="collector-worm", archives="bumpsy owner:1, punch", step="house", houses="mars"
    ) as table:
        table.answer("take-archives")
        table.changed(archives="", hand="punch", p1_hand="bumpsy")


@pytest.mark.rule("KF-ERR-18")
def test_yzphyz_knowdrone_archives_a_card_and_may_purge_one_to_stun_a_creature():
    given = {"hand": "yzphyz-knowdrone, punch, zorg", "archives": "troll", "p1_line": "bumpsy, krump"}
    with Situation(**given) as table:
        table.answer("play yzphyz-knowdrone", "archive punch")
        table.offers("purge troll", "purge punch", "skip")
        table.answer("purge punch")
        table.offers("stun yzphyz-knowdrone", "stun bumpsy", "stun krump")
        table.answer("stun krump")
        table.changed(
            hand="zorg", purged="punch", line="yzphyz-knowdrone exhausted", p1_line="bumpsy, krump stunned"
        )


@pytest.mark.rule("KF-ERR-18", "KF-WORD-03")
def test_yzphyz_knowdrone_stuns_nobody_if_nothing_is_purged():
    with Situation(hand="yzphyz-knowdrone, punch", p1_line="bumpsy, krump") as table:
        table.answer("play yzphyz-knowdrone", "skip")
        table.changed(hand="", archives="punch", line="yzphyz-knowdrone exhausted")


def test_yzphyz_knowdrone_with_empty_hand_and_archives_does_nothing():
    with Situation(hand="yzphyz-knowdrone", p1_line="bumpsy") as table:
        table.answer("play yzphyz-knowdrone")
        table.changed(hand="", line="yzphyz-knowdrone exhausted")


@pytest.mark.rule("KF-ERR-18", "KF-OPEN-26")
def test_yzphyz_knowdrone_may_purge_a_card_of_the_opponents_archives_unseen():
    given = {"hand": "yzphyz-knowdrone, zorg", "p1_archives": "punch, smith", "p1_line": "bumpsy"}
    with Situation(**given) as table:
        table.answer("play yzphyz-knowdrone")
        table.offers("purge zorg", "purge-archived p1", "skip")
        table.answer("purge-archived p1", "stun bumpsy")
        side = table.state.players[1]
        assert len(side.archives) == len(side.purged) == 1
        assert table.state.play[table.card("bumpsy")].stunned


@pytest.mark.rule("KF-ZONE-09", "KF-OPEN-26")
def test_the_own_card_in_the_opponents_archives_comes_back_and_stuns_nobody():
    with Situation(hand="yzphyz-knowdrone", p1_archives="troll owner:0", p1_line="bumpsy") as table:
        table.answer("play yzphyz-knowdrone", "purge-archived p1")
        table.changed(hand="troll", p1_archives="", line="yzphyz-knowdrone exhausted")
