"""What cards of Shadows in Call of the Archons do: creatures n to u."""

from functools import partial

import pytest

from tests.games.keyforge import situations

Situation = partial(situations.Situation, house="shadows")
HOUSES = "shadows, brobnar, logos"


@pytest.mark.rule("KF-ASIF-01", "KF-ASIF-03")
def test_nexus_uses_an_enemy_artifact_as_if_it_were_yours():
    with Situation(
        line="nexus, troll",
        artifacts="seeker-needle",
        p1_amber=2,
        p1_line="bumpsy",
        p1_artifacts="skeleton-key, cannon",
    ) as table:
        table.answer("reap nexus")
        table.offers("choose skeleton-key", "choose cannon")
        table.answer("choose skeleton-key")
        table.offers("capture nexus", "capture troll")
        table.answer("capture troll")
        table.changed(
            line="nexus exhausted, troll amber:1",
            amber=1,
            p1_amber=1,
            p1_artifacts="skeleton-key exhausted, cannon",
        )


@pytest.mark.rule("KF-ASIF-02")
def test_nexus_sacrifices_the_artifact_that_wants_it():
    with Situation(
        line="nexus, urchin, troll", p1_line="troll, bumpsy, troll", p1_artifacts="longfused-mines"
    ) as table:
        table.answer("reap nexus")
        table.changed(
            line="nexus exhausted, urchin, troll",
            amber=1,
            p1_line="troll, bumpsy damage:3, troll",
            p1_artifacts="",
            p1_discard="longfused-mines",
        )


@pytest.mark.rule("KF-USE-11")
@pytest.mark.parametrize("artifact", ["cannon exhausted", "customs-office", ""])
def test_nexus_cannot_use_what_is_exhausted_or_has_nothing_to_use(artifact):
    with Situation(line="nexus", p1_line="bumpsy", p1_artifacts=artifact) as table:
        table.answer("reap nexus")
        table.changed(line="nexus exhausted", amber=1)


@pytest.mark.rule("KF-ASIF-01")
def test_nexus_puts_your_amber_on_their_safe_place():
    with Situation(line="nexus", p1_amber=4, p1_artifacts="safe-place") as table:
        table.answer("reap nexus")
        table.changed(line="nexus exhausted", p1_artifacts="safe-place exhausted amber:1")


def test_noddy_the_thief_steals_by_action():
    with Situation(line="noddy-the-thief", p1_amber=1) as table:
        table.answer("act noddy-the-thief")
        table.changed(line="noddy-the-thief exhausted", amber=1, p1_amber=0)


@pytest.mark.parametrize(("theirs", "captured"), [(5, 3), (2, 2)])
def test_old_bruno_captures_3_when_played(theirs, captured):
    with Situation(hand="old-bruno", p1_amber=theirs) as table:
        table.answer("play old-bruno")
        table.changed(hand="", line=f"old-bruno exhausted amber:{captured}", p1_amber=theirs - captured)


@pytest.mark.rule("KF-AMB-08")
@pytest.mark.parametrize("way", ["reap", "fight"])
def test_selwyn_the_fence_moves_amber_from_your_cards_to_your_pool(way):
    with Situation(
        line="selwyn-the-fence, troll amber:2",
        artifacts="safe-place amber:1",
        p1_amber=1,
        p1_line="urchin elusive-used amber:1",
    ) as table:
        table.answer(f"{way} selwyn-the-fence")
        table.offers("take-from-card troll", "take-from-card safe-place")
        table.answer("take-from-card troll")
        if way == "reap":
            table.changed(line="selwyn-the-fence exhausted, troll amber:1", amber=2)
        else:  # the Æmber on the beaten Urchin is yours as well
            table.changed(
                line="selwyn-the-fence exhausted damage:1, troll amber:1",
                amber=2,
                p1_line="",
                p1_discard="urchin",
            )


def test_selwyn_the_fence_finds_nothing_on_empty_cards():
    with Situation(line="selwyn-the-fence, troll", p1_line="bumpsy amber:1") as table:
        table.answer("reap selwyn-the-fence")
        table.changed(line="selwyn-the-fence exhausted, troll", amber=1)


@pytest.mark.rule("KF-ERR-24")
def test_shadow_self_deals_no_damage_when_fighting():
    with Situation(line="shadow-self", p1_line="bumpsy") as table:
        table.answer("fight shadow-self")
        table.changed(line="shadow-self exhausted damage:5")
    with Situation(line="silvertooth", p1_line="shadow-self") as table:
        table.answer("fight silvertooth")
        table.changed(line="silvertooth exhausted", p1_line="shadow-self damage:2")


@pytest.mark.rule("KF-ERR-24", "KF-DMG-10")
def test_shadow_self_takes_what_armor_leaves_of_a_neighbors_damage():
    with Situation(line="bumpsy house:shadows", p1_line="firespitter, shadow-self, troll, troll") as table:
        table.answer("fight bumpsy", "attack firespitter")  # power 5 against armor 1
        table.changed(
            line="",
            discard="bumpsy house:shadows",
            p1_line="firespitter armor-used:1, shadow-self damage:4, troll, troll",
        )


@pytest.mark.rule("KF-ERR-24")
@pytest.mark.parametrize(
    ("target", "after"),
    [
        ("troll", "bumpsy, shadow-self damage:3, troll, troll"),
        ("bumpsy", "bumpsy, shadow-self damage:3, troll, troll"),
        ("troll#2", "bumpsy, shadow-self, troll, troll damage:3"),
        ("shadow-self", "bumpsy, shadow-self damage:3, troll, troll"),
    ],
)
def test_shadow_self_shields_its_neighbors_only(target, after):
    with Situation(hand="punch house:shadows", p1_line="bumpsy, shadow-self, troll, troll") as table:
        table.answer("play punch", f"damage {target}")
        table.changed(hand="", discard="punch house:shadows", amber=1, p1_line=after)


@pytest.mark.rule("KF-ERR-24", "KF-DMG-05")
def test_shadow_self_takes_the_damage_of_both_neighbors_at_once():
    with Situation(hand="poison-wave", line="urchin, shadow-self damage:4, noddy-the-thief") as table:
        table.answer("play poison-wave")  # 2 of its own and 2 twice: it saves both and falls
        table.changed(hand="", discard="poison-wave, shadow-self", amber=1, line="urchin, noddy-the-thief")


@pytest.mark.rule("KF-ERR-24")
def test_shadow_self_shields_neither_specters_nor_enemies():
    with Situation(hand="poison-wave", line="2 shadow-self", p1_line="troll") as table:
        table.answer("play poison-wave")
        table.changed(
            hand="",
            discard="poison-wave",
            amber=1,
            line="shadow-self damage:2, shadow-self damage:2",
            p1_line="troll damage:2",
        )


@pytest.mark.rule("KF-GEN-07")
def test_between_two_shadow_selves_the_active_player_says_who_takes_it():
    with Situation(hand="punch house:shadows", p1_line="shadow-self, bumpsy, shadow-self") as table:
        table.answer("play punch", "damage bumpsy", "replace shadow-self#2 bumpsy")
        table.changed(
            hand="",
            discard="punch house:shadows",
            amber=1,
            p1_line="shadow-self, bumpsy, shadow-self damage:3",
        )


@pytest.mark.rule("KF-KW-POIS-01")
def test_poison_that_hits_shadow_self_instead_destroys_it():
    with Situation(line="macis-asp", p1_line="bumpsy, shadow-self") as table:
        table.answer("fight macis-asp", "attack bumpsy")
        table.changed(line="macis-asp exhausted", p1_line="bumpsy", p1_discard="shadow-self")


@pytest.mark.rule("KF-DMG-10")
def test_the_ward_of_shadow_self_stops_what_it_takes_over():
    with Situation(hand="punch house:shadows", p1_line="bumpsy, shadow-self warded") as table:
        table.answer("play punch", "damage bumpsy")
        table.changed(hand="", discard="punch house:shadows", amber=1, p1_line="bumpsy, shadow-self")


def test_silvertooth_enters_play_ready():
    with Situation(hand="silvertooth, bad-penny") as table:
        table.answer("play silvertooth", "play bad-penny", "right", "reap silvertooth")
        table.changed(hand="", line="silvertooth exhausted, bad-penny exhausted", amber=1)
        table.refused("reap bad-penny")


def test_smiling_ruth_takes_a_flank_creature_after_you_forged():
    theirs = "troll, bumpsy, headhunter exhausted damage:1"
    with Situation(line="smiling-ruth, urchin", forged="red", p1_line=theirs) as table:
        table.answer("reap smiling-ruth")
        table.offers("choose troll", "choose headhunter")
        table.answer("choose headhunter", "left")
        table.changed(
            line="headhunter owner:1 exhausted damage:1, smiling-ruth exhausted, urchin",
            amber=1,
            p1_line="troll, bumpsy",
        )


@pytest.mark.rule("KF-CTRL-02")
def test_a_creature_that_changes_sides_goes_to_the_flank_of_your_choice():
    with Situation(line="smiling-ruth", forged="red", p1_line="bumpsy") as table:
        table.answer("reap smiling-ruth")
        table.offers("left", "right")
        table.answer("right")
        table.changed(line="smiling-ruth exhausted, bumpsy owner:1", amber=1, p1_line="")


def test_smiling_ruth_takes_nobody_without_a_key_this_turn():
    with Situation(
        line="smiling-ruth", keys="red", forged_last="red", p1_line="troll", p1_keys="red", p1_forged_last="red"
    ) as table:
        table.answer("reap smiling-ruth")
        table.changed(line="smiling-ruth exhausted", amber=1)


def test_a_key_forged_in_step_1_counts_for_smiling_ruth():
    with Situation(step="forge", amber=6, line="smiling-ruth", houses=HOUSES, p1_line="troll") as table:
        table.answer("red", "shadows", "reap smiling-ruth", "right")
        assert (table.state.players[0].forged(), table.state.players[0].amber) == (1, 1)
        assert (len(table.state.players[0].line), len(table.state.players[1].line)) == (2, 0)


def test_sneklifter_takes_an_artifact_that_becomes_shadows():
    with Situation(
        hand="sneklifter",
        houses="shadows, dis, logos",
        p1_line="bumpsy",
        p1_artifacts="cannon, banner-of-battle",
    ) as table:
        table.answer("play sneklifter")
        table.offers("choose cannon", "choose banner-of-battle")
        table.answer("choose cannon")
        table.changed(
            hand="",
            line="sneklifter exhausted",
            artifacts="cannon owner:1 as:shadows",
            p1_artifacts="banner-of-battle",
        )
        table.answer("act cannon", "damage bumpsy")  # it is of the active house now
        table.changed(artifacts="cannon owner:1 as:shadows exhausted", p1_line="bumpsy damage:2")


@pytest.mark.rule("KF-HOUSE-01")
def test_an_artifact_that_counts_as_shadows_gives_no_other_house_to_choose():
    with Situation(step="house", houses="shadows, dis, logos", artifacts="cannon owner:1 as:shadows") as table:
        table.offers("shadows", "dis", "logos")
        table.answer("shadows")
        assert "act cannon" in table.texts()


def test_sneklifter_leaves_an_artifact_of_your_houses_as_it_is():
    with Situation(hand="sneklifter", houses=HOUSES, p1_artifacts="cannon") as table:
        table.answer("play sneklifter")
        table.changed(hand="", line="sneklifter exhausted", artifacts="cannon owner:1", p1_artifacts="")
        table.refused("act cannon")


def test_an_artifact_that_is_taken_back_is_of_its_own_house_again():
    with Situation(
        hand="sneklifter", houses=HOUSES, p1_houses=HOUSES, p1_artifacts="cannon as:shadows owner:0"
    ) as table:
        table.answer("play sneklifter")
        table.changed(hand="", line="sneklifter exhausted", artifacts="cannon", p1_artifacts="")


def test_sneklifter_without_an_enemy_artifact_is_just_played():
    with Situation(hand="sneklifter", artifacts="cannon") as table:
        table.answer("play sneklifter")
        table.changed(hand="", line="sneklifter exhausted")


@pytest.mark.rule("KF-KW-ELUS-01")
@pytest.mark.parametrize(
    ("slug", "power"),
    [
        ("bulleteye", 2),
        ("carlo-phantom", 1),
        ("deipno-spymaster", 1),
        ("faygin", 3),
        ("mack-the-knife", 3),
        ("magda-the-rat", 4),
        ("nexus", 3),
        ("noddy-the-thief", 2),
        ("old-bruno", 3),
        ("smiling-ruth", 1),
        ("urchin", 1),
    ],
)
def test_elusive_thieves_are_not_hit_by_the_first_attack_of_a_turn(slug, power):
    with Situation(house="brobnar", line="2 troll", p1_line=slug) as table:
        table.answer("fight troll#2")
        table.changed(line="troll, troll exhausted")
        table.answer("fight troll")
        table.changed(line=f"troll exhausted damage:{power}, troll exhausted", p1_line="", p1_discard=slug)


def test_umbra_skirmishes_and_steals():
    with Situation(line="umbra", p1_amber=1, p1_line="bumpsy") as table:
        table.answer("fight umbra")
        table.changed(line="umbra exhausted", amber=1, p1_amber=0, p1_line="bumpsy damage:2")


@pytest.mark.rule("KF-FIGHT-10", "KF-KW-SKIRM-01")
def test_umbra_neither_steals_nor_skirmishes_when_she_is_attacked():
    with Situation(amber=1, line="troll house:shadows", p1_line="umbra") as table:
        table.answer("fight troll")
        table.changed(line="troll house:shadows exhausted damage:2", p1_line="", p1_discard="umbra")


@pytest.mark.parametrize(("theirs", "stolen"), [(3, 1), (0, 0)])
def test_urchin_steals_when_played(theirs, stolen):
    with Situation(hand="urchin", p1_amber=theirs) as table:
        table.answer("play urchin")
        pools = {"amber": 1, "p1_amber": theirs - 1} if stolen else {}
        table.changed(hand="", line="urchin exhausted", **pools)
