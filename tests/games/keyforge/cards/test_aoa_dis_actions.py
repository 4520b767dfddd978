"""What cards of Dis in Age of Ascension do: actions."""

import pytest

from tests.games.keyforge.houses import Dis
from trivault.games.keyforge.rules.damage import armor, keyword
from trivault.games.keyforge.rules.things import trait
from trivault.kernel.frames import Scope

FULL = "6 fear"  # a hand that draws nothing at the end of the turn


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
