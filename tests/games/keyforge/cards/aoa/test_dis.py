"""What the cards of Dis in Age of Ascension do."""

from math import comb

import pytest

from tests.games.keyforge.houses import Dis
from trivault.games.keyforge.rules.creature_stats import armor, keyword, power
from trivault.games.keyforge.rules.things import trait
from trivault.games.keyforge.state.printed import HOUSES
from trivault.kernel.frames import Scope

FULL = "6 fear"  # a hand that draws nothing at the end of the turn


# Actions


def shadowed(**given):
    return Dis(effects="shadow-of-dis by:1", **given)


# Banish


def test_banish_puts_an_enemy_creature_into_their_archives():
    with Dis(hand="banish", line="krump", p1_line="bumpsy amber:1 +flame-wreathed, troll") as table:
        table.answer("play banish")
        table.offers("archive bumpsy", "archive troll")
        table.answer("archive bumpsy")
        table.changed(
            amber=2, hand="", discard="banish", p1_line="troll",
            p1_archives="bumpsy", p1_discard="flame-wreathed",
        )  # fmt: skip


@pytest.mark.rule("KF-ZONE-09")
def test_banish_sends_even_a_card_of_yours_into_their_archives():
    with Dis(hand="banish", p1_line="bumpsy owner:0") as table:
        table.answer("play banish")
        table.changed(amber=1, hand="", discard="banish", p1_line="", p1_archives="bumpsy owner:0")


def test_banish_takes_the_ward_of_a_warded_creature():
    with Dis(hand="banish", line="krump", p1_line="bumpsy warded") as table:
        table.answer("play banish")
        table.changed(amber=1, hand="", discard="banish", p1_line="bumpsy")


# Binding Irons, Cull the Weak


def test_binding_irons_chains_the_opponent():
    with Dis(hand="binding-irons", chains=1, p1_chains=2) as table:
        table.answer("play binding-irons")
        table.changed(hand="", discard="binding-irons", p1_chains=5)


def test_cull_the_weak_destroys_the_weakest_enemy():
    with Dis(hand="cull-the-weak", line="urchin", p1_line="krump, bumpsy, troll damage:7") as table:
        table.answer("play cull-the-weak")
        table.changed(
            amber=1, hand="", discard="cull-the-weak", p1_line="krump, troll damage:7", p1_discard="bumpsy"
        )
    with Dis(hand="cull-the-weak", line="urchin", p1_line="krump, bumpsy, valdr, pit-demon") as table:
        table.answer("play cull-the-weak")
        table.offers("destroy bumpsy", "destroy pit-demon")
        table.answer("destroy bumpsy")
        table.changed(
            amber=1, hand="", discard="cull-the-weak", p1_line="krump, valdr, pit-demon", p1_discard="bumpsy"
        )


# Exhume


def test_exhume_plays_a_creature_of_any_house_from_the_discard_pile():
    with Dis(hand="exhume", discard="bumpsy, punch, charette", p1_amber=3, p1_discard="troll") as table:
        table.answer("play exhume")
        table.offers("choose bumpsy", "choose charette", "skip")
        table.answer("choose bumpsy")
        table.changed(amber=1, hand="", discard="exhume, punch, charette", line="bumpsy exhausted", p1_amber=2)


def test_exhume_need_not_play_it_and_may_find_nobody():
    with Dis(hand="exhume", discard="bumpsy", p1_amber=3) as table:
        table.answer("play exhume", "skip")
        table.changed(amber=1, hand="", discard="exhume, bumpsy")
    with Dis(hand="exhume", discard="punch", p1_discard="troll") as table:
        table.answer("play exhume")
        table.changed(amber=1, hand="", discard="exhume, punch")


# Misery Exploit


def test_misery_exploit_pays_for_damaged_enemies():
    line = "krump damage:1, bumpsy damage:3, valdr"
    with Dis(hand="misery-exploit", line="troll damage:2", p1_line=line) as table:
        table.answer("play misery-exploit")
        table.changed(amber=2, hand="", discard="misery-exploit")


# Not Finished with You


def test_not_finished_with_you_shuffles_creatures_into_the_deck():
    given = {"hand": "not-finished-with-you", "discard": "bumpsy, punch, charette, troll"}
    with Dis(p1_discard="krump", **given) as table:
        table.answer("play not-finished-with-you", "into-deck bumpsy troll")
        deck = sorted(table.state.defs[c].slug for c in table.state.players[0].deck)
        assert deck == ["bumpsy", "troll"]
        assert [table.state.defs[c].slug for c in table.state.players[0].discard] == [
            "charette", "punch", "not-finished-with-you",
        ]  # fmt: skip
        assert not table.state.players[0].hand
    with Dis(p1_discard="krump", **given) as table:
        table.answer("play not-finished-with-you")
        assert not table.can("into-deck punch")
        assert not table.can("into-deck krump")
        table.answer("skip")
        table.changed(amber=1, hand="", discard="not-finished-with-you, bumpsy, punch, charette, troll")


# Ortannu's Binding


def test_ortannu_s_binding_hurts_a_friendly_creature():
    with Dis(hand="ortannu-s-binding", line="krump, troll", p1_line="bumpsy") as table:
        table.answer("play ortannu-s-binding")
        table.offers("damage krump", "damage troll")
        table.answer("damage troll")
        table.changed(amber=1, hand="", discard="ortannu-s-binding", line="krump, troll damage:2")


# Pain Reaction


@pytest.mark.rule("KF-ERR-16", "KF-FAQ-67")
def test_pain_reaction_hurts_the_neighbors_of_whom_it_destroys():
    with Dis(hand="pain-reaction", line="troll", p1_line="krump, urchin, bumpsy, valdr") as table:
        table.answer("play pain-reaction")
        table.offers("damage krump", "damage urchin", "damage bumpsy", "damage valdr")
        table.answer("damage urchin")
        table.changed(
            amber=1, hand="", discard="pain-reaction",
            p1_line="krump damage:2, bumpsy damage:2, valdr", p1_discard="urchin",
        )  # fmt: skip


@pytest.mark.rule("KF-ERR-16")
def test_pain_reaction_that_does_not_destroy_hurts_nobody_else():
    with Dis(hand="pain-reaction", p1_line="krump, urchin warded, bumpsy, mother") as table:
        table.answer("play pain-reaction", "damage urchin")
        table.changed(amber=1, hand="", discard="pain-reaction", p1_line="krump, urchin, bumpsy, mother")
    with Dis(hand="pain-reaction", p1_line="krump, bumpsy") as table:
        table.answer("play pain-reaction", "damage krump")
        table.changed(amber=1, hand="", discard="pain-reaction", p1_line="krump damage:2, bumpsy")


@pytest.mark.rule("KF-FAQ-67")
def test_the_second_damage_of_pain_reaction_comes_after_the_first_creature_has_left():
    """Bulwark does not lend its armor any more."""
    line = "krump, bulwark damage:3 armor-used:2, valdr"
    with Dis(hand="pain-reaction", p1_line=line) as table:
        table.answer("play pain-reaction", "damage bulwark")
        table.changed(
            amber=1, hand="", discard="pain-reaction",
            p1_line="krump damage:2, valdr damage:2", p1_discard="bulwark",
        )  # fmt: skip


def test_pain_reaction_reaches_the_neighbors_of_whom_it_destroys_wherever_that_goes():
    with Dis(hand="pain-reaction", p1_line="krump, urchin +backup-copy, valdr, bumpsy") as table:
        table.answer("play pain-reaction", "damage urchin")
        table.changed(
            amber=1, hand="", discard="pain-reaction",
            p1_line="krump damage:2, valdr damage:2, bumpsy", p1_deck="urchin", p1_discard="backup-copy",
        )  # fmt: skip


# Shadow of Dis: the opponent has played it last turn


@pytest.mark.rule("KF-ERR-15")
def test_shadow_of_dis_blanks_enemy_creatures_until_your_next_turn():
    with Dis(
        hand=f"shadow-of-dis, {FULL}", line="urchin", houses="dis, shadows, logos",
        p1_houses="dis, brobnar, mars", p1_line="pit-demon, dust-imp", p1_hand="6 punch",
    ) as table:  # fmt: skip
        table.answer("play shadow-of-dis", "end-turn", "dis")
        table.offers("reap pit-demon", "fight pit-demon", "reap dust-imp", "fight dust-imp", "end-turn")
        table.answer("end-turn", "dis", "end-turn", "dis")
        assert table.can("act pit-demon")


@pytest.mark.rule("KF-ERR-15")
def test_shadow_of_dis_leaves_your_own_creatures_and_all_other_cards_as_they_are():
    with Dis(
        hand="shadow-of-dis", line="pit-demon", artifacts="key-to-dis", p1_line="troll",
        p1_artifacts="iron-obelisk", p1_amber=1,
    ) as table:  # fmt: skip
        table.answer("play shadow-of-dis", "act pit-demon")
        table.changed(amber=2, hand="", discard="shadow-of-dis", line="pit-demon exhausted", p1_amber=0)
        assert table.can("omni key-to-dis")


@pytest.mark.rule("KF-ERR-15", "KF-ABIL-01")
def test_a_blank_creature_has_neither_keywords_nor_abilities_but_power_armor_and_traits():
    with shadowed(line="grey-monk, champion-anaphiel, urchin, dust-imp damage:1") as table:
        anaphiel, urchin = table.card("champion-anaphiel"), table.card("urchin")
        assert (keyword(table.state, anaphiel, "taunt"), keyword(table.state, urchin, "elusive")) == (0, 0)
        assert (table.power("champion-anaphiel"), armor(table.state, anaphiel)) == (6, 1)  # none from the monk
        assert trait("knight").fits(table.state, anaphiel, Scope(0))


def test_what_a_blank_creature_said_about_reaping_fighting_and_dying_does_not_happen():
    with shadowed(house="brobnar", line="troll damage:3, headhunter", p1_line="dust-imp") as table:
        table.answer("reap troll", "fight headhunter")
        table.changed(
            amber=1, line="troll exhausted damage:3, headhunter exhausted damage:2",
            p1_line="", p1_amber=2, p1_discard="dust-imp",
        )  # fmt: skip
    with shadowed(line="dust-imp", hand="gateway-to-dis") as table:
        table.answer("play gateway-to-dis")
        table.changed(hand="", chains=3, line="", discard="gateway-to-dis, dust-imp")


def test_a_blank_creature_may_do_what_it_forbade_itself():
    with shadowed(house="brobnar", line="tireless-crocag, groggins", p1_line="bumpsy, urchin, krump") as table:
        assert table.can("reap tireless-crocag")
        table.answer("fight groggins")
        table.offers("attack bumpsy", "attack urchin", "attack krump")
        table.answer("attack bumpsy")
        table.changed(
            line="tireless-crocag, groggins exhausted damage:5",
            p1_line="urchin, krump", p1_discard="bumpsy",
        )  # fmt: skip


def test_a_blank_creature_keeps_what_upgrades_and_effects_give_to_it():
    with shadowed(line="pit-demon +duskrunner", p1_amber=1) as table:
        table.answer("reap pit-demon")
        table.changed(amber=2, line="pit-demon exhausted +duskrunner", p1_amber=0)
    given = {"line": "looter-goblin", "p1_line": "dust-imp", "hand": "punch"}
    with Dis(house="brobnar", effects="shadow-of-dis by:1, looter-goblin", **given) as table:
        table.answer("play punch", "damage dust-imp")
        table.changed(amber=2, hand="", discard="punch", p1_line="", p1_amber=2, p1_discard="dust-imp")


@pytest.mark.rule("KF-LAST-03")
def test_a_creature_that_enters_later_is_blank_too_but_for_its_bonus_icon():
    with shadowed(hand="charette, dust-pixie house:dis", p1_amber=3) as table:
        table.answer("play charette", "play dust-pixie", "right")
        table.changed(amber=2, hand="", line="charette exhausted, dust-pixie house:dis exhausted")


def test_an_upgrade_played_under_the_shadow_of_dis_works():
    with shadowed(hand="flame-wreathed", line="pit-demon") as table:
        table.answer("play flame-wreathed")
        table.changed(amber=1, hand="", line="pit-demon +flame-wreathed")
        assert table.power("pit-demon") == 7


@pytest.mark.rule("KF-DMG-03", "KF-DEST-15")
def test_who_lives_by_its_own_text_dies_of_the_shadow():
    with Dis(hand="shadow-of-dis", p1_line="staunch-knight damage:4, krump") as table:
        table.answer("play shadow-of-dis")
        table.changed(amber=1, hand="", discard="shadow-of-dis", p1_line="krump", p1_discard="staunch-knight")


def test_who_changes_sides_has_its_text_again():
    with Dis(hand="shadow-of-dis, collar-of-subordination", p1_line="pit-demon", p1_amber=2) as table:
        table.answer("play shadow-of-dis", "play collar-of-subordination")
        assert table.can("act pit-demon")
        table.answer("act pit-demon")
        table.changed(
            amber=2, hand="", discard="shadow-of-dis", p1_line="", p1_amber=1,
            line="pit-demon owner:1 exhausted +collar-of-subordination",
        )  # fmt: skip


def test_what_a_blank_creature_allows_or_forbids_is_void():
    """Pitlord does not force its player; Witch of the Wilds gives no leave."""
    with shadowed(step="house", house="", line="pitlord", houses="dis, brobnar, untamed") as table:
        table.offers("dis", "brobnar", "untamed")
        table.answer("dis")
    with shadowed(line="witch-of-the-wilds", hand="dust-pixie") as table:
        assert not table.can("play dust-pixie")


@pytest.mark.rule("KF-FAQ-48", "KF-CONST-04")
def test_silvertooth_enters_ready_under_the_shadow_of_dis():
    with shadowed(house="shadows", hand="silvertooth") as table:
        table.answer("play silvertooth")
        table.changed(hand="", line="silvertooth")


@pytest.mark.rule("KF-FAQ-49", "KF-KW-ALPHA-02")
def test_of_two_glimmers_only_one_may_be_played_under_the_shadow_of_dis():
    with shadowed(house="untamed", hand="2 glimmer", discard="vigor") as table:
        table.answer("play glimmer")
        table.changed(hand="glimmer", line="glimmer exhausted")
        assert not table.can("play glimmer")
        assert table.state.why_not("play glimmer") == ["KF-KW-ALPHA-01"]


@pytest.mark.rule("KF-FAQ-50", "KF-KW-OMEGA-03")
def test_duskwitch_does_not_end_the_step_under_the_shadow_of_dis():
    with shadowed(house="untamed", hand="duskwitch, dust-pixie") as table:
        table.answer("play duskwitch", "play dust-pixie", "right")
        table.changed(amber=2, hand="", line="duskwitch, dust-pixie exhausted")


@pytest.mark.rule("KF-EX-19", "KF-WORD-15")
def test_the_power_of_picaroon_is_nothing_under_the_shadow_of_dis():
    with Dis(hand="shadow-of-dis", p1_line="krump, picaroon, bumpsy") as table:
        assert table.power("picaroon") == 11
        table.answer("play shadow-of-dis")
        table.changed(amber=1, hand="", discard="shadow-of-dis", p1_line="krump, bumpsy", p1_discard="picaroon")


# Unlocked Gateway


@pytest.mark.rule("KF-KW-OMEGA-01")
def test_unlocked_gateway_destroys_all_and_ends_the_step():
    with Dis(
        hand=f"unlocked-gateway, {FULL}", line="krump, valdr warded", p1_line="troll", artifacts="key-to-dis",
        p1_houses="brobnar, shadows, untamed",
    ) as table:  # fmt: skip
        table.answer("play unlocked-gateway")
        table.changed(
            player=1, hand="6 fear", discard="unlocked-gateway, krump", line="valdr", p1_line="",
            p1_discard="troll",
        )  # fmt: skip
        table.answer("shadows")


# Artifacts and upgrades


# Orb of Invidius


def test_orb_of_invidius_stuns_every_creature_that_reaps():
    with Dis(line="pit-demon, krump", artifacts="orb-of-invidius") as table:
        table.answer("reap pit-demon")
        table.changed(amber=1, line="pit-demon exhausted stunned, krump")
    with Dis(line="pit-demon", p1_artifacts="orb-of-invidius", p1_line="urchin, bumpsy") as table:
        table.answer("fight pit-demon", "attack bumpsy")
        table.changed(line="", discard="pit-demon", p1_line="urchin", p1_discard="bumpsy")


# Shard of Pain


@pytest.mark.rule("KF-EX-10", "KF-WORD-04")
def test_shard_of_pain_deals_a_point_for_each_shard_to_whom_you_like():
    with Dis(artifacts="shard-of-pain, shard-of-greed", p1_line="troll, krump") as table:
        table.answer("act shard-of-pain")
        table.offers("damage troll", "damage krump")
        table.answer("damage troll", "damage krump")
        table.changed(
            artifacts="shard-of-pain exhausted, shard-of-greed", p1_line="troll damage:1, krump damage:1"
        )
    with Dis(artifacts="shard-of-pain, shard-of-greed", p1_line="troll, krump") as table:
        table.answer("act shard-of-pain", "damage troll", "damage troll")
        table.changed(artifacts="shard-of-pain exhausted, shard-of-greed", p1_line="troll damage:2, krump")


def test_shard_of_pain_counts_friendly_shards_alone_and_hits_enemies_alone():
    with Dis(
        artifacts="shard-of-pain, cannon", line="bumpsy", p1_artifacts="shard-of-greed", p1_line="troll"
    ) as table:
        table.answer("act shard-of-pain")
        table.changed(artifacts="shard-of-pain exhausted, cannon", p1_line="troll damage:1")


def test_shard_of_pain_without_enemies_does_nothing():
    with Dis(artifacts="shard-of-pain", line="troll") as table:
        table.answer("act shard-of-pain")
        table.changed(artifacts="shard-of-pain exhausted")


# Wretched Doll


@pytest.mark.rule("KF-ERR-11", "KF-STAT-CNT-02")
def test_wretched_doll_puts_a_doom_counter_on_a_creature():
    with Dis(artifacts="wretched-doll", line="bumpsy", p1_line="troll") as table:
        table.answer("act wretched-doll")
        table.offers("put-counter bumpsy", "put-counter troll")
        table.answer("put-counter troll")
        table.changed(artifacts="wretched-doll exhausted", p1_line="troll doom:1")


@pytest.mark.rule("KF-ERR-11")
def test_wretched_doll_destroys_all_that_are_doomed_where_there_is_a_counter():
    with Dis(artifacts="wretched-doll", line="bumpsy doom:1, krump", p1_line="troll doom:1, valdr") as table:
        table.answer("act wretched-doll")
        table.changed(
            artifacts="wretched-doll exhausted", line="krump", discard="bumpsy",
            p1_line="valdr", p1_discard="troll",
        )  # fmt: skip


def test_two_wretched_dolls_are_sure_of_their_victim():
    with Dis(artifacts="wretched-doll, wretched-doll", line="bumpsy", p1_line="troll") as table:
        table.answer("act wretched-doll", "put-counter troll")
        table.changed(artifacts="wretched-doll exhausted, wretched-doll", p1_line="troll doom:1")
        table.answer("act wretched-doll")
        table.changed(
            artifacts="wretched-doll exhausted, wretched-doll exhausted", p1_line="", p1_discard="troll"
        )


def test_wretched_doll_begins_anew_when_the_doomed_one_has_left():
    with Dis(artifacts="wretched-doll", hand="fear", p1_line="troll doom:1, krump") as table:
        table.answer("play fear", "to-hand troll", "act wretched-doll")
        table.changed(
            artifacts="wretched-doll exhausted", hand="", discard="fear",
            p1_line="krump doom:1", p1_hand="troll",
        )  # fmt: skip


def test_wretched_doll_without_creatures_does_nothing():
    with Dis(artifacts="wretched-doll") as table:
        table.answer("act wretched-doll")
        table.changed(artifacts="wretched-doll exhausted")


# Soulkeeper


def test_soulkeeper_takes_the_most_powerful_enemy_along():
    with Dis(hand="pain-reaction", line="krump, troll, bumpsy", p1_line="urchin +soulkeeper, drumble") as table:
        table.answer("play pain-reaction", "damage urchin")
        table.changed(
            amber=1, hand="", line="krump, bumpsy", discard="pain-reaction, troll",
            p1_line="", p1_discard="drumble, urchin, soulkeeper",
        )  # fmt: skip


@pytest.mark.rule("KF-WORD-16")
def test_soulkeeper_with_a_tie_asks_the_active_player():
    with Dis(hand="pain-reaction", line="krump, valdr, bumpsy", p1_line="urchin +soulkeeper") as table:
        table.answer("play pain-reaction")
        table.offers("destroy krump", "destroy valdr")
        table.answer("destroy krump")
        table.changed(
            amber=1, hand="", line="valdr, bumpsy", discard="pain-reaction, krump",
            p1_line="", p1_discard="urchin, soulkeeper",
        )  # fmt: skip


def test_soulkeeper_on_an_enemy_creature_turns_against_its_player():
    with Dis(hand="soulkeeper, pain-reaction", line="krump", p1_line="urchin, troll") as table:
        table.answer("play soulkeeper", "attach urchin", "play pain-reaction", "damage urchin")
        table.changed(
            amber=2, hand="", line="", discard="pain-reaction, krump, soulkeeper",
            p1_line="troll damage:2", p1_discard="urchin",
        )  # fmt: skip


def test_soulkeeper_alone_in_the_field_destroys_nobody():
    with Dis(hand="pain-reaction", p1_line="urchin +soulkeeper, krump") as table:
        table.answer("play pain-reaction", "damage urchin")
        table.changed(
            amber=1, hand="", discard="pain-reaction", p1_line="krump damage:2",
            p1_discard="urchin, soulkeeper",
        )  # fmt: skip


@pytest.mark.rule("KF-FAQ-82", "KF-DEST-10")
def test_soulkeeper_meets_the_most_powerful_creature_though_it_is_doomed_already():
    """Opal Knight destroys the creatures of even power: 2 and 6. Soulkeeper aims at the 6, not at the 5."""
    with Dis(
        house="sanctum", hand="opal-knight", line="dust-imp +soulkeeper", p1_line="krump, bumpsy"
    ) as table:
        table.answer("play opal-knight", "right", "resolve dust-imp dust-imp")
        table.changed(
            amber=2, hand="", line="opal-knight exhausted", discard="dust-imp, soulkeeper",
            p1_line="bumpsy", p1_discard="krump",
        )  # fmt: skip


@pytest.mark.rule("KF-EX-22", "KF-DEST-04")
def test_one_destruction_leads_to_another_and_all_leave_together():
    given = {"line": "groggins +phoenix-heart", "p1_line": "dust-imp +soulkeeper, drumble, shaffles"}
    with Dis(house="brobnar", **given) as table:
        table.answer("fight groggins", "attack dust-imp")
        table.offers("resolve dust-imp dust-imp", "resolve dust-imp dust-imp 2")
        table.answer("resolve dust-imp dust-imp")
        table.changed(
            hand="groggins", line="", discard="phoenix-heart", p1_amber=2,
            p1_line="", p1_discard="shaffles, drumble, dust-imp, soulkeeper",
        )  # fmt: skip


# Creatures


# Æmber Imp


def test_aember_imp_stuns_every_creature_that_reaps():
    with Dis(line="pit-demon", p1_line="aember-imp") as table:
        table.answer("reap pit-demon")
        table.changed(amber=1, line="pit-demon exhausted stunned")
    with Dis(line="pit-demon, aember-imp") as table:
        table.answer("reap aember-imp")
        table.changed(amber=1, line="pit-demon, aember-imp exhausted stunned")


def test_aember_imp_stuns_nobody_who_fights():
    with Dis(line="pit-demon", p1_line="aember-imp, troll") as table:
        table.answer("fight pit-demon", "attack aember-imp")
        table.changed(line="pit-demon exhausted")


@pytest.mark.rule("KF-FAQ-55")
def test_gabos_attacks_the_elusive_aember_imp_and_hits_another_creature():
    with Dis(line="gabos-longarms", p1_line="aember-imp, bumpsy") as table:
        table.answer("fight gabos-longarms", "attack aember-imp", "choose bumpsy")
        table.changed(line="gabos-longarms exhausted", p1_line="aember-imp", p1_discard="bumpsy")


# Angwish


def test_angwish_makes_their_keys_dearer_by_its_damage():
    with Dis(line="angwish damage:3", p1_line="krump damage:2") as table:
        assert (table.key_cost(0), table.key_cost(1)) == (6, 9)
    with Dis(line="angwish") as table:
        assert table.key_cost(1) == 6


# Bloodshard Imp


def test_bloodshard_imp_takes_whoever_reaps():
    with Dis(line="pit-demon, krump", p1_line="bloodshard-imp") as table:
        table.answer("reap pit-demon")
        table.changed(amber=1, line="krump", discard="pit-demon")
    with Dis(line="pit-demon, bloodshard-imp", p1_line="troll") as table:
        table.answer("reap bloodshard-imp", "fight pit-demon")
        table.changed(amber=1, line="", discard="pit-demon, bloodshard-imp", p1_line="troll damage:5")


# Bronze, Silver and Gold Key Imp


@pytest.mark.parametrize(("imp", "barred"), [("bronze-key-imp", 0), ("silver-key-imp", 1), ("gold-key-imp", 2)])
def test_a_key_imp_bars_one_key_of_each_player(imp, barred):
    for forged in range(3):
        keys = ", ".join(["red", "blue", "yellow"][:forged])
        for given in ({"line": imp}, {"p1_line": imp}):
            with Dis(step="forge", amber=6, keys=keys, **given) as table:
                state = table.state
                if barred == forged:
                    assert (state.players[0].amber, state.players[0].forged()) == (6, forged)
                    table.answer("dis")
                else:
                    assert state.players[0].amber == 0
                    table.answer(*(["yellow", "dis"] if forged < 2 else []))
                    assert state.players[0].forged() == forged + 1


# Gub and Streke: not on a flank


def test_gub_is_strong_and_taunts_between_two_others():
    with Dis(line="krump, gub, troll", p1_line="gub, urchin") as table:
        gubs = [c for c in table.state.play if table.state.defs[c].slug == "gub"]
        assert [power(table.state, c) for c in gubs] == [6, 1]
        assert [keyword(table.state, c, "taunt") for c in gubs] == [1, 0]


def test_streke_takes_a_card_from_the_opponents_hand_while_not_on_a_flank():
    given = {"p1_deck": "9 troll", "p1_houses": "dis, brobnar, mars", "deck": "9 troll"}
    for line, size in (("krump, streke, troll", 5), ("streke, krump, troll", 6)):
        with Dis(line=line, **given) as table:
            table.answer("end-turn", "dis", "end-turn")
            assert len(table.state.players[1].hand) == size
            assert len(table.state.players[0].hand) == 6
            table.answer("dis")


# Neffru


def test_neffru_pays_the_owner_of_each_destroyed_creature():
    given = {"line": "neffru, bumpsy owner:1, urchin", "p1_line": "troll", "p1_artifacts": "subtle-maul"}
    with Dis(hand="cull-the-weak, fear", **given) as table:
        table.answer("play cull-the-weak")
        table.changed(amber=1, hand="fear", discard="cull-the-weak", p1_amber=1, p1_line="", p1_discard="troll")
    with Dis(hand="ortannu-s-binding", line="neffru, urchin damage:0, bumpsy owner:1 damage:3") as table:
        table.answer("play ortannu-s-binding", "damage bumpsy")
        table.changed(
            amber=1, hand="", discard="ortannu-s-binding", line="neffru, urchin", p1_amber=1,
            p1_discard="bumpsy",
        )  # fmt: skip


def test_neffru_pays_for_all_that_are_destroyed_together():
    with Dis(hand="onyx-knight", line="neffru, bumpsy, shooler", p1_line="pit-demon") as table:
        table.answer("play onyx-knight", "left")
        table.changed(
            amber=2, hand="", line="onyx-knight exhausted, neffru", discard="shooler, bumpsy",
            p1_amber=1, p1_line="", p1_discard="pit-demon",
        )  # fmt: skip


def test_neffru_pays_for_creatures_only():
    with Dis(line="neffru", artifacts="lifeward") as table:
        table.answer("omni lifeward")
        table.changed(artifacts="", discard="lifeward")


# Onyx Knight


def test_onyx_knight_destroys_creatures_of_odd_power():
    with Dis(
        hand="onyx-knight", line="bumpsy, krump power:1, urchin power:1", p1_line="shooler damage:1, troll"
    ) as table:
        table.answer("play onyx-knight", "left")
        table.changed(
            hand="", line="onyx-knight exhausted, urchin power:1", discard="krump, bumpsy",
            p1_line="troll", p1_discard="shooler",
        )  # fmt: skip


# Ortannu the Chained


@pytest.mark.rule("KF-DMG-06", "KF-DMG-15")
def test_ortannu_the_chained_returns_each_binding_and_deals_damage_for_it():
    with Dis(
        line="ortannu-the-chained", discard="ortannu-s-binding, fear, ortannu-s-binding",
        p1_line="krump, bumpsy, valdr, troll", p1_discard="ortannu-s-binding",
    ) as table:  # fmt: skip
        table.answer("reap ortannu-the-chained")
        table.offers(*(f"damage {c}" for c in ("ortannu-the-chained", "krump", "bumpsy", "valdr", "troll")))
        table.answer("damage bumpsy", "damage krump")
        table.changed(
            amber=1, line="ortannu-the-chained exhausted", hand="2 ortannu-s-binding", discard="fear",
            p1_line="krump damage:4, bumpsy damage:4, valdr damage:2, troll",
        )  # fmt: skip


def test_ortannu_without_a_binding_deals_no_damage():
    with Dis(line="ortannu-the-chained", discard="fear", hand="ortannu-s-binding", p1_line="krump") as table:
        table.answer("reap ortannu-the-chained")
        table.changed(amber=1, line="ortannu-the-chained exhausted")


# Skullion


def test_skullion_costs_a_friendly_creature():
    with Dis(hand="skullion", line="krump, troll", p1_line="bumpsy") as table:
        table.answer("play skullion", "left")
        table.offers("destroy skullion", "destroy krump", "destroy troll")
        table.answer("destroy troll")
        table.changed(hand="", discard="troll", line="skullion exhausted, krump")
    with Dis(hand="skullion", p1_line="bumpsy") as table:
        table.answer("play skullion")
        table.changed(hand="", discard="skullion")


# Spyyyder


def test_spyyyder_poisons_whom_it_attacks_on_a_flank():
    with Dis(line="spyyyder", p1_line="krump, troll, valdr") as table:
        table.answer("fight spyyyder", "attack krump")
        table.changed(line="spyyyder exhausted", p1_line="troll, valdr", p1_discard="krump")
    with Dis(line="spyyyder", p1_line="krump, troll, valdr") as table:
        table.answer("fight spyyyder", "attack troll")
        table.changed(line="spyyyder exhausted", p1_line="krump, troll damage:2, valdr")
    with Dis(line="pit-demon, spyyyder", p1_line="krump, troll") as table:
        table.answer("fight pit-demon", "attack krump")
        table.changed(line="spyyyder", discard="pit-demon", p1_line="krump damage:5, troll")
    with Dis(line="pit-demon", p1_line="spyyyder, troll") as table:
        table.answer("fight pit-demon", "attack spyyyder")
        table.changed(line="pit-demon exhausted damage:2", p1_line="troll", p1_discard="spyyyder")


# Tezmal


def test_tezmal_bars_a_house_on_their_next_turn_only():
    with Dis(
        line="tezmal, krump", hand=FULL, houses="dis, logos, mars", p1_houses="brobnar, shadows, untamed",
        p1_hand="6 punch",
    ) as table:  # fmt: skip
        table.answer("reap tezmal")
        table.offers(*HOUSES)
        table.answer("shadows", "end-turn")
        table.offers("brobnar", "untamed")
        table.answer("untamed", "end-turn")
        table.offers("dis", "logos", "mars", "brobnar")
        table.answer("mars", "end-turn")
        table.offers("brobnar", "shadows", "untamed")
        table.answer("shadows")


# Yurk, Old Yurk, Ancient Yurk


@pytest.mark.parametrize(("yurk", "n"), [("yurk", 1), ("old-yurk", 2), ("ancient-yurk", 3)])
def test_a_yurk_eats_cards_of_the_hand(yurk, n):
    food = ["fear", "punch", "charette", "hysteria"]
    with Dis(hand=", ".join([yurk, *food]), p1_hand="troll") as table:
        table.answer(f"play {yurk}")
        assert len(table.state.legal()) == comb(len(food), n)
        table.answer("discard " + " ".join(food[:n]))
        table.changed(hand=", ".join(food[n:]), discard=", ".join(reversed(food[:n])), line=f"{yurk} exhausted")
    with Dis(hand=f"{yurk}, fear") as table:
        table.answer(f"play {yurk}")
        table.changed(hand="", discard="fear", line=f"{yurk} exhausted")
