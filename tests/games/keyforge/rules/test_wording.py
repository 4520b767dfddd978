"""Chapter 'Wording'."""

import pytest

from tests.games.keyforge.situations import Situation


@pytest.mark.rule("KF-WORD-01")
def test_what_may_be_done_may_be_left_undone():
    with Situation(hand="ganger-chieftain", line="krump exhausted", p1_line="troll") as table:
        table.answer("play ganger-chieftain", "right")
        table.offers("ready krump", "skip")
        table.answer("skip")
        table.changed(hand="", line="krump exhausted, ganger-chieftain exhausted")


@pytest.mark.rule("KF-WORD-01")
def test_once_chosen_it_is_resolved_as_far_as_possible():
    given = {"hand": "ganger-chieftain", "line": "krump exhausted"}
    with Situation(p1_line="troll, bumpsy", **given) as table:
        table.answer("play ganger-chieftain", "right", "ready krump")
        table.offers("attack troll", "attack bumpsy")
        table.answer("attack bumpsy")
        table.changed(
            hand="",
            line="krump exhausted damage:5, ganger-chieftain exhausted",
            p1_line="troll",
            p1_discard="bumpsy",
        )
    with Situation(**given) as table:
        table.answer("play ganger-chieftain", "right", "ready krump")
        table.changed(hand="", line="krump, ganger-chieftain exhausted")


@pytest.mark.rule("KF-WORD-02")
def test_cannot_beats_must():
    """Foggify forbids the fight that Anger demands."""
    with Situation(hand="anger", line="krump exhausted", p1_line="troll", effects="foggify by:1") as table:
        table.answer("play anger")
        table.changed(amber=1, hand="", discard="anger", line="krump")


@pytest.mark.rule("KF-WORD-02", "KF-EX-13")
def test_cannot_beats_must_in_the_choice_of_a_house():
    given = {
        "house": "dis",
        "hand": "restringuntus",
        "p1_line": "pitlord, troll",
        "p1_houses": "brobnar, dis, logos",
    }
    with Situation(**given) as table:
        table.answer("play restringuntus", "dis", "end-turn")
        table.offers("brobnar", "logos")
        table.answer("brobnar")
        table.changed(player=1, hand="", line="restringuntus")


@pytest.mark.rule("KF-WORD-02")
def test_cannot_beats_may():
    """Tireless Crocag may be used in every turn, but not to reap; Giant Sloth not at all."""
    with Situation(
        house="dis", line="tireless-crocag, giant-sloth +mantle-of-the-zealot", p1_line="troll"
    ) as table:
        table.offers("fight tireless-crocag", "end-turn")
        table.refused("reap tireless-crocag", "KF-GEN-01")
        table.refused("reap giant-sloth", "KF-GEN-01")


@pytest.mark.rule("KF-WORD-02")
def test_a_permission_to_fight_does_not_lift_a_ban():
    given = {"hand": "follow-the-leader", "line": "pit-demon, krump", "p1_line": "troll"}
    with Situation(effects="foggify by:1", **given) as table:
        table.answer("play follow-the-leader")
        table.offers("reap krump", "end-turn")


@pytest.mark.rule("KF-WORD-03")
@pytest.mark.parametrize(("theirs", "done"), [(1, True), (0, False)])
def test_without_the_first_part_the_second_is_not_resolved(theirs, done):
    with Situation(house="shadows", hand="nerve-blast", p1_amber=theirs, p1_line="troll") as table:
        table.answer("play nerve-blast")
        happened = {"amber": 1, "p1_amber": 0, "p1_line": "troll damage:2"} if done else {}
        table.changed(hand="", discard="nerve-blast", **happened)


@pytest.mark.rule("KF-WORD-03")
def test_a_replaced_first_part_was_not_done():
    """Saved by its Cloak, the Troll was not destroyed: nothing is stolen."""
    given = {"p1_line": "troll damage:1 +armageddon-cloak", "p1_amber": 3}
    with Situation(house="shadows", hand="finishing-blow", **given) as table:
        table.answer("play finishing-blow")
        table.changed(
            amber=1, hand="", discard="finishing-blow", p1_line="troll", p1_discard="armageddon-cloak"
        )


@pytest.mark.rule("KF-WORD-03")
@pytest.mark.parametrize("amber", [0, 1])
def test_what_is_paid_in_order_to_use_a_card_must_be_there(amber):
    with Situation(artifacts="cannon", line="troll", amber=amber, p1_line="tentacus") as table:
        if not amber:
            table.refused("act cannon", "KF-WORD-03")
            return
        table.answer("act cannon", "damage tentacus")
        table.changed(amber=0, p1_amber=1, artifacts="cannon exhausted", p1_line="tentacus damage:2")


@pytest.mark.rule("KF-WORD-04")
@pytest.mark.parametrize(
    ("second", "p1_line"),
    [("troll", "krump damage:2, troll damage:2"), ("krump", "krump damage:4, troll")],
)
def test_for_each_may_take_another_target_each_time(second, p1_line):
    given = {
        "hand": "mothership-support",
        "line": "tunk, zorg, mindwarper exhausted",
        "p1_line": "krump, troll",
    }
    with Situation(house="mars", **given) as table:
        table.answer("play mothership-support", "damage krump", f"damage {second}")
        table.changed(amber=1, hand="", discard="mothership-support", p1_line=p1_line)


@pytest.mark.rule("KF-WORD-05", "KF-EX-11")
def test_for_each_on_a_chosen_creature_goes_to_that_one():
    given = {"line": "krump +red-planet-ray-gun, tunk, zorg", "p1_line": "troll, mindwarper"}
    with Situation(**given) as table:
        table.answer("reap krump")
        table.offers("choose krump", "choose tunk", "choose zorg", "choose troll", "choose mindwarper")
        table.answer("choose troll")
        table.changed(
            amber=1,
            line="krump exhausted +red-planet-ray-gun, tunk, zorg",
            p1_line="troll damage:3, mindwarper",
        )


@pytest.mark.rule("KF-WORD-06")
def test_this_way_means_by_this_ability():
    """The Screechbomb that was sacrificed before does not count for Oath of Poverty."""
    given = {"hand": "oath-of-poverty", "artifacts": "screechbomb, cannon"}
    with Situation(house="sanctum", **given) as table:
        table.answer("omni screechbomb", "play oath-of-poverty")
        table.changed(amber=3, hand="", artifacts="", discard="oath-of-poverty, cannon, screechbomb")


@pytest.mark.rule("KF-WORD-06")
def test_who_dies_in_consequence_was_not_destroyed_this_way():
    """Without the Banner of Battle three creatures fall; Oath of Poverty destroyed the Banner alone."""
    given = {"line": "troll damage:8, krump damage:6, bumpsy damage:5", "artifacts": "banner-of-battle"}
    with Situation(house="sanctum", hand="oath-of-poverty", **given) as table:
        table.answer("play oath-of-poverty")
        table.changed(
            amber=3,
            hand="",
            line="",
            artifacts="",
            discard="oath-of-poverty, bumpsy, krump, troll, banner-of-battle",
        )


@pytest.mark.rule("KF-WORD-06")
def test_what_was_saved_was_not_destroyed_this_way():
    given = {"line": "pit-demon, shooler +armageddon-cloak", "p1_line": "tocsin, troll"}
    with Situation(house="dis", hand="hecatomb", **given) as table:
        table.answer("play hecatomb")
        table.changed(
            amber=2,
            hand="",
            line="shooler",
            discard="hecatomb, pit-demon, armageddon-cloak",
            p1_amber=1,
            p1_line="troll",
            p1_discard="tocsin",
        )


@pytest.mark.rule("KF-WORD-07")
def test_friendly_and_enemy_are_a_matter_of_control():
    given = {
        "line": "bumpsy owner:1, tolas",
        "artifacts": "banner-of-battle",
        "p1_line": "krump owner:0, shooler",
    }
    with Situation(house="dis", hand="fear", **given) as table:
        assert (table.power("bumpsy"), table.power("krump")) == (6, 6)
        table.answer("play fear")
        table.offers("to-hand krump", "to-hand shooler")
        table.answer("to-hand krump")
        table.changed(hand="krump", discard="fear", p1_line="shooler")


@pytest.mark.rule("KF-WORD-07")
def test_control_counts_at_this_moment():
    given = {
        "hand": "collar-of-subordination",
        "line": "tolas",
        "artifacts": "banner-of-battle",
        "p1_line": "krump",
    }
    with Situation(house="dis", **given) as table:
        assert table.power("krump") == 6
        table.answer("play collar-of-subordination", "attach krump", "right")
        table.changed(hand="", line="tolas, krump owner:1 +collar-of-subordination", p1_line="")
        assert table.power("krump") == 7


@pytest.mark.rule("KF-WORD-08")
@pytest.mark.parametrize(
    ("line", "p1_line", "gained"),
    [("troll, krump owner:1", "bumpsy", 3), ("troll", "bumpsy, krump owner:0", 1)],
)
def test_a_player_has_what_it_controls(line, p1_line, gained):
    """Smith: more creatures than the opponent."""
    with Situation(hand="smith", line=line, p1_line=p1_line) as table:
        table.answer("play smith")
        table.changed(amber=gained, hand="", discard="smith")


@pytest.mark.rule("KF-WORD-09")
@pytest.mark.parametrize(("pool", "gained"), [(0, 2), (1, 0)])
def test_only_aember_in_the_pool_belongs_to_a_player(pool, gained):
    """The Terror: if the opponent has none. What lies on their cards is not theirs."""
    given = {"p1_line": "troll amber:2", "p1_artifacts": "safe-place amber:1", "p1_amber": pool}
    with Situation(house="dis", hand="the-terror", **given) as table:
        table.answer("play the-terror")
        more = {"amber": gained} if gained else {}
        table.changed(hand="", line="the-terror exhausted", **more)


@pytest.mark.rule("KF-WORD-09")
def test_aember_on_creatures_is_not_lost_with_the_pool():
    given = {"line": "troll amber:3", "amber": 7, "p1_line": "krump amber:3", "p1_amber": 6}
    with Situation(house="sanctum", hand="doorstep-to-heaven", **given) as table:
        table.answer("play doorstep-to-heaven")
        table.changed(amber=5, p1_amber=5, hand="", discard="doorstep-to-heaven")


@pytest.mark.rule("KF-WORD-11", "KF-FAQ-35", "KF-ERR-05")
@pytest.mark.parametrize(("theirs", "stolen"), [(14, 2), (3, 2), (2, 1), (1, 1)])
def test_the_preceding_effect_is_repeated_once(theirs, stolen):
    with Situation(house="shadows", hand="bait-and-switch", p1_amber=theirs) as table:
        table.answer("play bait-and-switch")
        table.changed(amber=stolen, p1_amber=theirs - stolen, hand="", discard="bait-and-switch")


@pytest.mark.rule("KF-WORD-12")
def test_this_effect_is_repeated_with_its_repeat():
    """Numquid destroys until the opponent has no more creatures than its side."""
    enemies = ("troll", "krump", "bumpsy", "smaaash", "headhunter")
    with Situation(house="sanctum", hand="numquid-the-fair", p1_line=", ".join(enemies)) as table:
        table.answer("play numquid-the-fair", *(f"destroy {name}" for name in enemies[:4]))
        table.changed(
            hand="",
            line="numquid-the-fair exhausted",
            p1_line="headhunter",
            p1_discard="smaaash, bumpsy, krump, troll",
        )


@pytest.mark.rule("KF-WORD-12")
def test_neutron_shark_goes_on_while_its_condition_holds():
    """The discarded card is not of Logos twice, then it is."""
    given = {"deck": "troll, krump, labwork, batdrone", "line": "bumpsy", "artifacts": "cannon, screechbomb"}
    with Situation(
        house="logos", hand="neutron-shark", p1_line="smaaash, urchin, umbra, dodger", **given
    ) as table:
        table.answer("play neutron-shark", "left", "destroy smaaash", "destroy bumpsy")
        table.answer("destroy urchin", "destroy cannon", "destroy umbra", "destroy screechbomb")
        table.changed(
            hand="",
            deck="batdrone",
            discard="labwork, screechbomb, krump, cannon, troll, bumpsy",
            line="neutron-shark exhausted",
            artifacts="",
            p1_line="dodger",
            p1_discard="umbra, urchin, smaaash",
        )


@pytest.mark.rule("KF-WORD-13", "KF-FAQ-43")
def test_a_card_that_has_left_repeats_nothing():
    given = {"deck": "troll, krump", "p1_line": "smaaash, umbra"}
    with Situation(house="logos", hand="neutron-shark", **given) as table:
        table.answer("play neutron-shark", "destroy smaaash")
        table.changed(
            hand="",
            deck="krump",
            discard="troll, neutron-shark",
            p1_line="umbra",
            p1_discard="smaaash",
        )


@pytest.mark.rule("KF-WORD-14", "KF-SIX-03")
def test_repeats_are_not_limited_by_the_rule_of_six():
    enemies = ("troll", "krump", "bumpsy", "smaaash", "headhunter", "valdr", "mugwump", "pit-demon", "shooler")
    with Situation(house="sanctum", hand="numquid-the-fair", p1_line=", ".join(enemies)) as table:
        table.answer("play numquid-the-fair", *(f"destroy {name}" for name in enemies[:8]))
        table.changed(
            hand="",
            line="numquid-the-fair exhausted",
            p1_line="shooler",
            p1_discard=", ".join(reversed(enemies[:8])),
        )


@pytest.mark.rule("KF-WORD-16")
@pytest.mark.parametrize(("spared", "fallen"), [("bumpsy", "headhunter"), ("headhunter", "bumpsy")])
def test_of_tied_creatures_the_active_player_picks_the_most_powerful(spared, fallen):
    with Situation(hand="champion-s-challenge", p1_line="urchin, bumpsy, headhunter") as table:
        table.answer("play champion-s-challenge")
        table.offers("choose bumpsy", "choose headhunter")
        table.answer(f"choose {spared}")
        table.changed(hand="", discard="champion-s-challenge", p1_line=spared, p1_discard=f"{fallen}, urchin")


@pytest.mark.rule("KF-WORD-16")
def test_the_highest_power_in_play_counts_not_the_printed_one():
    with Situation(hand="champion-s-challenge", p1_line="urchin, bumpsy power:4, troll damage:7") as table:
        table.answer("play champion-s-challenge")
        table.changed(
            hand="", discard="champion-s-challenge", p1_line="bumpsy power:4", p1_discard="troll, urchin"
        )


@pytest.mark.rule("KF-WORD-17", "KF-EX-16")
@pytest.mark.parametrize(("chosen", "left"), [("bumpsy", "headhunter"), ("headhunter", "bumpsy")])
def test_the_three_most_powerful_with_a_tie_for_the_last_place(chosen, left):
    given = {"line": "troll, bumpsy", "p1_line": "headhunter, earthshaker"}
    with Situation(house="dis", hand="three-fates", **given) as table:
        table.answer("play three-fates")
        table.offers("choose bumpsy", "choose headhunter")
        table.answer(f"choose {chosen}")
        assert [table.state.defs[c].slug for side in table.state.players for c in side.line] == [left]
        assert table.state.players[0].amber == 1


@pytest.mark.rule("KF-WORD-17")
def test_with_too_few_creatures_all_are_taken():
    with Situation(house="dis", hand="three-fates", line="troll", p1_line="urchin") as table:
        table.answer("play three-fates")
        table.changed(amber=1, hand="", discard="three-fates, troll", line="", p1_line="", p1_discard="urchin")


@pytest.mark.rule("KF-WORD-18")
def test_of_tied_creatures_the_active_player_picks_the_least_powerful():
    given = {"line": "horseman-of-famine", "p1_line": "umbra, batdrone, troll damage:7, urchin power:2"}
    with Situation(house="sanctum", **given) as table:
        table.answer("reap horseman-of-famine")
        table.offers("destroy umbra", "destroy batdrone")
        table.answer("destroy batdrone")
        table.changed(
            amber=1,
            line="horseman-of-famine exhausted",
            p1_line="umbra, troll damage:7, urchin power:2",
            p1_discard="batdrone",
        )


@pytest.mark.rule("KF-WORD-19")
def test_a_card_that_names_itself_means_no_other_copy():
    with Situation(house="sanctum", line="2 lady-maxena, lady-maxena exhausted") as table:
        table.answer("act lady-maxena#2")
        table.changed(hand="lady-maxena", line="lady-maxena, lady-maxena exhausted")


@pytest.mark.rule("KF-WORD-21")
def test_an_upgrade_that_names_itself_means_its_own_copy():
    given = {"p1_line": "troll damage:6 +armageddon-cloak, krump +armageddon-cloak"}
    with Situation(hand="punch", **given) as table:
        table.answer("play punch", "damage troll")
        table.changed(
            amber=1,
            hand="",
            discard="punch",
            p1_line="troll, krump +armageddon-cloak",
            p1_discard="armageddon-cloak",
        )


@pytest.mark.rule("KF-WORD-21")
def test_of_two_copies_on_one_creature_one_is_meant():
    given = {"p1_line": "troll damage:6 +armageddon-cloak +armageddon-cloak, krump"}
    with Situation(hand="punch", **given) as table:
        table.answer("play punch", "damage troll")
        table.answer("destroy armageddon-cloak#2")
        table.changed(
            amber=1,
            hand="",
            discard="punch",
            p1_line="troll +armageddon-cloak, krump",
            p1_discard="armageddon-cloak",
        )


@pytest.mark.rule("KF-WORD-23")
@pytest.mark.parametrize(("flank", "neighbor"), [("left", "krump"), ("right", "bumpsy")])
def test_neighboring_is_directly_left_or_right(flank, neighbor):
    given = {"line": "krump exhausted, headhunter exhausted, bumpsy exhausted"}
    with Situation(hand="ganger-chieftain", **given) as table:
        table.answer("play ganger-chieftain", flank)
        table.offers(f"ready {neighbor}", "skip")
        table.answer(f"ready {neighbor}")
        assert [table.state.defs[c].slug for c, piece in table.state.play.items() if piece.ready] == [neighbor]
