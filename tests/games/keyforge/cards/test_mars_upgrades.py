"""What cards of Mars in Call of the Archons do: upgrades."""

import pytest

from tests.games.keyforge.houses import Mars

FULL = "6 ammonia-clouds"  # a hand that draws nothing at the end of the turn


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
