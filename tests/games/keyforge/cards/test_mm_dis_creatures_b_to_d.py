"""What cards of Dis in Mass Mutation do: creatures b to d."""

import pytest

from tests.games.keyforge.situations import Situation

# Bonesaw


def test_bonesaw_enters_ready_after_a_friendly_creature_was_destroyed():
    with Situation(house="dis", hand="bonesaw", destroyed="troll") as table:
        table.answer("play bonesaw")
        table.changed(hand="", line="bonesaw")


def test_bonesaw_enters_exhausted_if_only_others_were_destroyed():
    with Situation(house="dis", line="shooler", hand="bonesaw", p1_line="dust-imp") as table:
        table.answer("fight shooler", "play bonesaw", "right")
        table.changed(
            hand="",
            line="shooler exhausted damage:2, bonesaw exhausted",
            p1_amber=2,
            p1_line="",
            p1_discard="dust-imp",
        )


@pytest.mark.rule("KF-LEAVE-06")
def test_bonesaw_does_not_mourn_an_enemy_who_is_friendly_now():
    """Overlord Greking kills Bumpsy and puts it into play on his side."""
    with Situation(house="dis", hand="bonesaw", line="overlord-greking", p1_line="bumpsy damage:4") as table:
        table.answer("fight overlord-greking", "left", "play bonesaw", "right")
        table.changed(
            hand="",
            line="bumpsy owner:1 exhausted, overlord-greking exhausted damage:5, bonesaw exhausted",
            p1_line="",
        )


def test_bonesaw_looks_at_who_controlled_the_creature():
    """The opponent owns the imp, but it dies under your control."""
    with Situation(house="dis", line="dust-imp owner:1", hand="bonesaw", p1_line="troll") as table:
        table.answer("fight dust-imp", "play bonesaw")
        table.changed(amber=2, hand="", line="bonesaw", p1_line="troll damage:2", p1_discard="dust-imp")


def test_an_artifact_is_no_creature_for_bonesaw():
    with Situation(house="dis", hand="bonesaw", destroyed="cannon") as table:
        table.answer("play bonesaw")
        table.changed(hand="", line="bonesaw exhausted")


@pytest.mark.rule("KF-FAQ-12")
def test_bonesaw_has_entered_before_its_own_icon_kills():
    with Situation(house="dis", line="umbra damage:1", hand="bonesaw icon:damage") as table:
        table.answer("play bonesaw", "left", "damage umbra")
        table.changed(hand="", line="bonesaw icon:damage exhausted", discard="umbra")


# Brabble


def test_brabble_costs_more_in_the_turn_of_the_opponent():
    with Situation(house="dis", hand="ritual-of-tognath", line="brabble, krump", p1_amber=5) as table:
        table.answer("play ritual-of-tognath")
        table.changed(amber=3, hand="", line="", discard="ritual-of-tognath, krump, brabble", p1_amber=4)
    with Situation(house="dis", hand="cull-the-weak", amber=4, p1_line="brabble", p1_amber=5) as table:
        table.answer("play cull-the-weak")
        table.changed(amber=2, hand="", discard="cull-the-weak", p1_line="", p1_discard="brabble")


# Drecker


def test_drecker_steals_when_it_reaps():
    with Situation(house="dis", line="drecker", p1_amber=2) as table:
        table.answer("reap drecker")
        table.changed(amber=2, line="drecker exhausted", p1_amber=1)


def test_drecker_shares_what_its_neighbors_are_dealt_in_a_fight():
    with Situation(line="bumpsy", p1_line="umbra, drecker, troll, dust-imp") as table:
        table.answer("fight bumpsy", "attack troll")
        table.changed(
            line="", discard="bumpsy", p1_line="umbra, troll damage:5, dust-imp", p1_discard="drecker"
        )


def test_drecker_shares_no_damage_of_those_farther_away():
    with Situation(line="bumpsy", p1_line="drecker, troll, krump") as table:
        table.answer("fight bumpsy", "attack krump")
        table.changed(line="", discard="bumpsy", p1_line="drecker, troll, krump damage:5")


def test_drecker_shares_no_damage_outside_of_fights():
    with Situation(hand="punch", p1_line="drecker, troll") as table:
        table.answer("play punch", "damage troll")
        table.changed(amber=1, hand="", discard="punch", p1_line="drecker, troll damage:3")


def test_drecker_does_not_share_what_an_ability_deals_after_the_fight():
    with Situation(line="kelifi-dragon warded", p1_line="dust-imp, krump, drecker") as table:
        table.answer("fight kelifi-dragon", "attack dust-imp", "damage krump")
        table.changed(
            amber=1,
            line="kelifi-dragon exhausted",
            p1_amber=2,
            p1_line="krump damage:5, drecker",
            p1_discard="dust-imp",
        )


def test_drecker_beside_the_attacker_shares_too():
    with Situation(line="troll, drecker", p1_line="umbra") as table:
        table.answer("fight troll")
        table.changed(line="troll exhausted damage:2, drecker damage:2", p1_line="", p1_discard="umbra")


def test_drecker_shares_what_is_dealt_before_the_blows():
    """Assault is dealt during the fight, too."""
    with Situation(house="untamed", line="briar-grubbling", p1_line="bumpsy, drecker") as table:
        assert table.power("briar-grubbling") == 2
        table.answer("fight briar-grubbling", "attack drecker")
        table.changed(line="", discard="briar-grubbling", p1_line="bumpsy, drecker damage:2")


def test_armor_lowers_what_drecker_shares():
    with Situation(line="bumpsy", p1_line="grey-monk, drecker") as table:
        table.answer("fight bumpsy", "attack grey-monk")
        table.changed(line="bumpsy exhausted damage:3", p1_line="drecker damage:3", p1_discard="grey-monk")


def test_a_ward_leaves_nothing_to_share():
    with Situation(line="bumpsy", p1_line="troll warded, drecker") as table:
        table.answer("fight bumpsy", "attack troll")
        table.changed(line="", discard="bumpsy", p1_line="troll, drecker")


def test_the_own_ward_of_drecker_keeps_it_safe():
    with Situation(line="bumpsy", p1_line="troll, drecker warded") as table:
        table.answer("fight bumpsy", "attack troll")
        table.changed(line="", discard="bumpsy", p1_line="troll damage:5, drecker")


@pytest.mark.rule("KF-DMG-12", "KF-FAQ-75")
def test_two_dreckers_share_once():
    with Situation(house="shadows", line="umbra", p1_line="drecker, drecker, troll") as table:
        table.answer("fight umbra", "attack drecker")
        table.changed(line="umbra exhausted", p1_line="drecker damage:2, drecker damage:2, troll")


@pytest.mark.rule("KF-DMG-12")
def test_three_dreckers_pass_on_one_instance_to_their_neighbors_only():
    with Situation(
        house="shadows", line="umbra", p1_line="drecker, drecker damage:1, drecker damage:2"
    ) as table:
        table.answer("fight umbra", "attack drecker")
        table.changed(line="umbra exhausted", p1_line="drecker damage:2, drecker damage:3, drecker damage:2")


@pytest.mark.rule("KF-DMG-12")
def test_what_a_shadow_self_takes_over_is_shared_once():
    """The blow goes to the Shadow Self, its copy for Drecker as well, and there it ends."""
    with Situation(line="bumpsy", p1_line="shadow-self power:9, drecker") as table:
        table.answer("fight bumpsy", "attack drecker")
        table.changed(line="bumpsy exhausted damage:4", p1_line="shadow-self damage:10 power:9, drecker")


# Sinestra and Dexus


@pytest.mark.parametrize(
    ("twin", "flank", "lost"),
    [("sinestra", "left", 1), ("sinestra", "right", 0), ("dexus", "left", 0), ("dexus", "right", 1)],
)
def test_the_twins_punish_creatures_on_one_flank(twin, flank, lost):
    with Situation(amber=3, line="troll", hand="krump", p1_line=twin, p1_amber=2) as table:
        table.answer("play krump", flank)
        line = "krump exhausted, troll" if flank == "left" else "troll, krump exhausted"
        expected = {"hand": "", "line": line} | ({"amber": 2} if lost else {})
        table.changed(**expected)


@pytest.mark.rule("KF-FAQ-28")
def test_the_first_creature_is_on_both_flanks():
    with Situation(amber=3, hand="krump", p1_line="sinestra, dexus") as table:
        table.answer("play krump")
        table.offers("resolve sinestra krump", "resolve dexus krump")
        table.answer("resolve dexus krump")
        table.changed(amber=1, hand="", line="krump exhausted")


def test_the_own_creatures_are_not_punished():
    with Situation(house="dis", amber=3, line="sinestra, dexus", hand="dust-imp", p1_amber=3) as table:
        table.answer("play dust-imp", "left")
        table.changed(hand="", line="dust-imp exhausted, sinestra, dexus")


def test_it_counts_where_the_creature_was_played():
    """The icon kills the other creature, so that the new one stands on both flanks: too late."""
    with Situation(
        amber=3, line="umbra damage:1", hand="krump icon:damage", p1_line="sinestra, dexus"
    ) as table:
        table.answer("play krump", "right", "damage umbra")
        table.changed(amber=2, hand="", line="krump icon:damage exhausted", discard="umbra")


def test_a_creature_that_died_of_its_own_icon_was_played_there_all_the_same():
    with Situation(
        house="shadows", amber=3, line="troll", hand="umbra icon:damage icon:damage", p1_line="sinestra"
    ) as table:
        table.answer("play umbra", "left", "damage umbra", "damage umbra")
        table.changed(amber=2, hand="", discard="umbra icon:damage icon:damage")


def test_a_deployed_creature_is_on_no_flank():
    with Situation(
        house="dis", amber=3, line="troll, krump", hand="picaroon", p1_line="sinestra, dexus"
    ) as table:
        table.answer("play picaroon", "right-of troll")
        table.changed(hand="", line="troll, picaroon exhausted, krump")


def test_drecker_shares_only_what_its_neighbors_are_dealt_before_the_blows():
    with Situation(line="firespitter", p1_line="drecker, mother, troll") as table:
        table.answer("fight firespitter", "attack troll")
        table.changed(
            line="", discard="firespitter", p1_line="drecker damage:2, mother damage:1, troll damage:6"
        )


# Dark Minion


def test_dark_minion_hurts_each_enemy_creature():
    with Situation(
        house="dis", hand="cull-the-weak", line="krump, urchin", p1_line="dark-minion, troll"
    ) as table:
        table.answer("play cull-the-weak")
        table.changed(
            amber=1, hand="", discard="cull-the-weak, urchin", line="krump damage:1", p1_line="troll",
            p1_discard="dark-minion",
        )  # fmt: skip


# The sins: Desire, Envy, Gluttony, Greed, Pride, Sloth, Wrath


def test_desire_makes_keys_dearer_and_forges_one_for_less():
    with Situation(house="dis", line="desire", p1_line="pride") as table:
        assert (table.key_cost(0), table.key_cost(1)) == (10, 10)
    with Situation(house="dis", amber=7, line="desire, pride, krump", p1_line="envy") as table:
        table.answer("reap desire", "red")
        table.changed(amber=0, keys="red", line="desire exhausted, pride, krump")
    with Situation(house="dis", amber=6, line="desire, pride, krump", p1_line="envy") as table:
        table.answer("reap desire")
        table.changed(amber=7, line="desire exhausted, pride, krump")


def test_envy_captures_all_with_two_sins():
    given = {"house": "dis", "p1_amber": 5, "p1_line": "pride"}
    with Situation(line="envy, greed, krump", **given) as table:
        table.answer("reap envy")
        table.changed(amber=1, line="envy exhausted amber:5, greed, krump", p1_amber=0)
    with Situation(line="envy, krump", **given) as table:
        table.answer("reap envy")
        table.changed(amber=1, line="envy exhausted, krump")


def test_gluttony_is_exalted_for_each_sin_and_takes_all_amber_of_friendly_creatures():
    with Situation(house="dis", hand="gluttony", line="envy, krump", p1_line="pride") as table:
        table.answer("play gluttony", "left")
        table.changed(hand="", line="gluttony exhausted amber:2, envy, krump")
    with Situation(house="dis", line="gluttony amber:2, krump amber:3", p1_line="troll amber:4") as table:
        table.answer("reap gluttony")
        table.changed(amber=6, line="gluttony exhausted, krump")


def test_greed_draws_a_card_more_for_each_sin():
    with Situation(
        house="dis", line="greed, envy, krump", deck="9 troll", p1_line="pride", p1_houses="dis, logos, mars",
        p1_deck="9 troll",
    ) as table:  # fmt: skip
        table.answer("end-turn", "dis", "end-turn")
        assert [len(side.hand) for side in table.state.players] == [8, 6]


def test_pride_wards_each_friendly_sin():
    with Situation(house="dis", line="pride, envy, krump", p1_line="wrath") as table:
        table.answer("reap pride")
        table.changed(amber=1, line="pride exhausted warded, envy warded, krump")


def test_sloth_pays_if_no_creature_was_used():
    given = {"house": "dis", "hand": "6 fear", "p1_line": "wrath", "p1_houses": "dis, logos, mars"}
    with Situation(line="sloth, envy, krump", artifacts="library-of-the-damned", **given) as table:
        table.answer("act library-of-the-damned", "end-turn", "dis")
        assert table.state.players[0].amber == 2
        table.answer("end-turn")
        assert table.state.players[0].amber == 2
    with Situation(line="sloth, envy, krump", **given) as table:
        table.answer("reap envy", "end-turn", "dis")
        assert table.state.players[0].amber == 1


def test_wrath_enrages_an_enemy_for_each_sin():
    line = "krump, troll damage:7, bumpsy, pride"
    with Situation(house="dis", line="wrath, envy, charette", p1_line=line) as table:
        table.answer("fight wrath", "attack troll")
        table.offers("enrage krump", "enrage bumpsy", "enrage pride")
        table.answer("enrage krump")
        table.offers("enrage krump", "enrage bumpsy", "enrage pride")
        table.answer("enrage bumpsy")
        table.changed(
            line="wrath exhausted, envy, charette", p1_line="krump enraged, bumpsy enraged, pride",
            p1_discard="troll",
        )  # fmt: skip
