"""What cards of Logos in Worlds Collide do: artifacts and upgrades."""

from functools import partial

import pytest

from tests.games.keyforge import situations

Situation = partial(situations.Situation, house="logos")


# Hologrammophone, Prescriptive Grammarbot


def test_hologrammophone_wards_any_creature():
    with Situation(artifacts="hologrammophone", line="troll", p1_line="urchin") as table:
        table.answer("act hologrammophone")
        table.offers("ward troll", "ward urchin")
        table.answer("ward urchin")
        table.changed(artifacts="hologrammophone exhausted", p1_line="urchin warded")


def test_prescriptive_grammarbot_enrages_any_creature():
    with Situation(line="prescriptive-grammarbot", p1_line="urchin") as table:
        table.answer("reap prescriptive-grammarbot")
        table.offers("enrage prescriptive-grammarbot", "enrage urchin")
        table.answer("enrage urchin")
        table.changed(amber=1, line="prescriptive-grammarbot exhausted", p1_line="urchin enraged")


# Universal Keylock


def test_universal_keylock_makes_keys_dearer_until_one_is_forged():
    with Situation(
        step="forge", house="", amber=9, artifacts="universal-keylock", houses="logos, brobnar, dis"
    ) as table:
        assert (table.key_cost(0), table.key_cost(1)) == (9, 9)
        table.answer("red", "logos")
        table.changed(keys="red", artifacts="", discard="universal-keylock")
    with Situation(
        step="forge", house="", amber=9, p1_artifacts="universal-keylock", houses="logos, brobnar, dis"
    ) as table:
        table.answer("blue", "logos")
        table.changed(keys="blue", p1_artifacts="", p1_discard="universal-keylock")


# Universal Recycle Bin


def test_universal_recycle_bin_archives_a_purged_card_of_yours():
    with Situation(artifacts="universal-recycle-bin", purged="troll, krump", p1_purged="urchin") as table:
        table.answer("act universal-recycle-bin")
        table.offers("archive troll", "archive krump")
        table.answer("archive krump")
        table.changed(artifacts="universal-recycle-bin exhausted", purged="troll", archives="krump")
    with Situation(artifacts="universal-recycle-bin", p1_purged="urchin") as table:
        table.answer("act universal-recycle-bin")
        table.changed(artifacts="universal-recycle-bin exhausted")


# Academy Training


def test_academy_training_makes_your_creature_one_of_logos_and_lets_it_draw():
    with Situation(hand="academy-training", line="bumpsy", deck="urchin, krump") as table:
        assert not table.can("reap bumpsy")
        table.answer("play academy-training", "reap bumpsy")
        table.changed(amber=1, hand="urchin", deck="krump", line="bumpsy exhausted +academy-training")
    with Situation(house="brobnar", line="bumpsy +academy-training") as table:
        assert not table.can("reap bumpsy")  # it is not of Brobnar any more


def test_academy_training_leaves_an_enemy_in_its_house():
    with Situation(house="brobnar", line="bumpsy +academy-training/owner:1", deck="urchin") as table:
        table.answer("reap bumpsy")
        table.changed(amber=1, hand="urchin", deck="", line="bumpsy exhausted +academy-training/owner:1")
    with Situation(hand="academy-training", p1_line="bumpsy") as table:
        table.answer("play academy-training")
        assert table.state.house_of(table.card("bumpsy")) == "brobnar"


# Discombobulator


def test_discombobulator_guards_the_amber_of_who_controls_the_creature():
    with Situation(hand="discombobulator", line="batdrone", p1_line="troll", p1_amber=3) as table:
        table.answer("play discombobulator", "attach troll")
        table.changed(hand="", amber=1, p1_line="troll +discombobulator/owner:0")
        table.answer("fight batdrone")
        table.changed(line="batdrone exhausted", p1_line="troll damage:2 +discombobulator/owner:0")


def test_without_discombobulator_amber_is_stolen():
    with Situation(line="batdrone", p1_line="troll", p1_amber=3) as table:
        table.answer("fight batdrone")
        table.changed(line="batdrone exhausted", p1_line="troll damage:2", amber=1, p1_amber=2)


@pytest.mark.rule("KF-FAQ-21")
@pytest.mark.rule("KF-REPL-05")
def test_what_cannot_be_stolen_is_not_captured_instead():
    """The thief has Gargantodon, the victim Discombobulator."""
    with Situation(line="batdrone, gargantodon", p1_line="troll +discombobulator", p1_amber=3) as table:
        table.answer("fight batdrone")
        table.changed(line="batdrone exhausted, gargantodon", p1_line="troll damage:2 +discombobulator")
