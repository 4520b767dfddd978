"""What the cards of Dis in Mass Mutation do."""

import pytest

from tests.games.keyforge.candidates import case
from tests.games.keyforge.situations import Situation
from trivault.games.keyforge.rules.creature_stats import armor, power

# Actions


# Break-key


def test_break_key_unforges_a_key_of_who_has_more():
    given = {"house": "dis", "hand": "break-key"}
    with Situation(keys="red", p1_keys="red, blue", p1_forged_last="blue", **given) as table:
        table.answer("play break-key")
        table.offers("red", "blue")
        table.answer("red")
        table.changed(amber=1, hand="", discard="break-key", p1_keys="blue", p1_amber=6)
    for keys in ({"keys": "red", "p1_keys": "blue"}, {"keys": "red, blue", "p1_keys": "blue"}, {}):
        with Situation(**given, **keys) as table:
            table.answer("play break-key")
            table.changed(amber=1, hand="", discard="break-key")


# Double Doom


def test_double_doom_returns_an_enemy_creature_and_discards_a_card():
    given = {"house": "dis", "hand": "double-doom, fear", "line": "krump"}
    with Situation(p1_line="troll, bumpsy", **given) as table:
        table.answer("play double-doom")
        table.offers("to-hand troll", "to-hand bumpsy")
        table.answer("to-hand troll")
        table.changed(hand="fear", discard="double-doom", p1_line="bumpsy", p1_discard="troll")
    with Situation(p1_hand="2 punch", **given) as table:
        table.answer("play double-doom")
        table.changed(hand="fear", discard="double-doom", p1_hand="punch", p1_discard="punch")


# Grim Reminder


def test_grim_reminder_archives_the_creatures_of_a_house():
    with Situation(
        house="dis", hand="grim-reminder", discard="krump, punch, charette, bumpsy", p1_discard="troll"
    ) as table:
        table.answer("play grim-reminder", "brobnar")
        table.changed(hand="", chains=1, archives="bumpsy, krump", discard="grim-reminder, punch, charette")


# Imp-losion


def test_imp_losion_destroys_one_creature_of_each_side():
    with Situation(house="dis", hand="imp-losion", line="krump, valdr", p1_line="troll, bumpsy") as table:
        table.answer("play imp-losion")
        table.offers("destroy troll", "destroy bumpsy")
        table.answer("destroy bumpsy")
        table.offers("destroy krump", "destroy valdr")
        table.answer("destroy krump")
        table.changed(
            amber=1, hand="", discard="imp-losion, krump", line="valdr", p1_line="troll", p1_discard="bumpsy"
        )
    with Situation(house="dis", hand="imp-losion", line="krump") as table:
        table.answer("play imp-losion")
        table.changed(amber=1, hand="", discard="imp-losion, krump", line="")


# Mark of Dis


def test_mark_of_dis_makes_the_controller_choose_the_house_of_who_survives():
    given = {"house": "dis", "hand": "mark-of-dis, 6 fear", "p1_hand": "6 punch", "line": "krump"}
    houses = {"houses": "dis, logos, mars", "p1_houses": "brobnar, shadows, untamed"}
    with Situation(p1_line="bumpsy, urchin", **given, **houses) as table:
        table.answer("play mark-of-dis")
        table.offers("damage krump", "damage bumpsy", "damage urchin")
        table.answer("damage bumpsy")
        table.changed(amber=1, hand="6 fear", discard="mark-of-dis", p1_line="bumpsy damage:2, urchin")
        table.answer("end-turn")
        assert (table.state.active, table.state.house) == (1, "brobnar")
        table.answer("end-turn")
        table.offers("dis", "logos", "mars", "brobnar")
        table.answer("dis", "end-turn")
        table.offers("brobnar", "shadows", "untamed")
        table.answer("untamed")
    with Situation(p1_line="bumpsy, urchin", **given, **houses) as table:
        table.answer("play mark-of-dis", "damage urchin", "end-turn")
        table.offers("brobnar", "shadows", "untamed")
        table.answer("untamed")


def test_mark_of_dis_on_an_own_creature_binds_you():
    with Situation(
        house="dis", hand="mark-of-dis, 6 fear", p1_hand="6 punch", line="krump", houses="dis, logos, mars",
        p1_houses="brobnar, shadows, untamed",
    ) as table:  # fmt: skip
        table.answer("play mark-of-dis", "end-turn")
        table.offers("brobnar", "shadows", "untamed")
        table.answer("shadows", "end-turn")
        assert (table.state.active, table.state.house) == (0, "brobnar")
        table.answer("end-turn", "shadows", "end-turn")
        table.offers("dis", "logos", "mars", "brobnar")
        table.answer("mars")


# Mindfire


def test_mindfire_steals_for_each_icon_of_the_discarded_card():
    with Situation(
        house="dis", hand="mindfire, fear", p1_hand="punch icon:draw", p1_amber=5, p1_discard="anger"
    ) as table:
        table.answer("play mindfire")
        table.changed(
            amber=2, hand="fear", discard="mindfire", p1_amber=3, p1_hand="",
            p1_discard="punch icon:draw, anger",
        )  # fmt: skip
    with Situation(house="dis", hand="mindfire, fear", p1_hand="2 punch", p1_amber=5) as table:
        table.answer("play mindfire")
        table.changed(amber=1, hand="fear", discard="mindfire", p1_amber=4, p1_hand="punch", p1_discard="punch")
    with Situation(house="dis", hand="mindfire, fear", p1_amber=5, p1_discard="anger") as table:
        table.answer("play mindfire")
        table.changed(hand="fear", discard="mindfire")


# Ritual of Tognath


def test_ritual_of_tognath_destroys_two_friendly_creatures():
    with Situation(
        house="dis", hand="ritual-of-tognath", line="krump, valdr, charette", p1_line="troll"
    ) as table:
        table.answer("play ritual-of-tognath", "destroy krump charette")
        table.changed(amber=3, hand="", line="valdr", discard="ritual-of-tognath, charette, krump")
    with Situation(house="dis", hand="ritual-of-tognath", line="krump", p1_line="troll") as table:
        table.answer("play ritual-of-tognath")
        table.changed(amber=3, hand="", line="", discard="ritual-of-tognath, krump")


# Stirring Grave


def test_stirring_grave_archives_a_creature_of_the_discard_pile():
    with Situation(
        house="dis", hand="stirring-grave", discard="krump, punch, charette", p1_discard="troll"
    ) as table:
        table.answer("play stirring-grave")
        table.offers("archive krump", "archive charette")
        table.answer("archive krump")
        table.changed(amber=1, hand="", archives="krump", discard="stirring-grave, punch, charette")


# Waking Nightmare


@pytest.mark.rule("KF-FAQ-25", "KF-FORGE-11", "KF-LAST-05")
def test_waking_nightmare_counts_the_dis_creatures_all_the_time():
    with Situation(
        house="dis", hand="waking-nightmare, gateway-to-dis", line="drecker, dust-imp", p1_line="shooler, troll"
    ) as table:
        table.answer("play waking-nightmare")
        assert [table.key_cost(player) for player in (0, 1)] == [6, 6]  # their next turn is not yet
        table.answer("end-turn")
        assert [table.key_cost(player) for player in (0, 1)] == [9, 9]


@pytest.mark.rule("KF-FORGE-11")
def test_a_dis_creature_that_enters_or_leaves_changes_the_cost():
    with Situation(
        house="dis",
        hand="waking-nightmare",
        p1_hand="shooler, gateway-to-dis",
        line="drecker",
        p1_houses="dis, mars, logos",
    ) as table:
        table.answer("play waking-nightmare", "end-turn", "dis")
        assert table.key_cost(1) == 7
        table.answer("play shooler")
        assert table.key_cost(1) == 8
        table.answer("play gateway-to-dis")
        assert table.key_cost(1) == 6


def test_waking_nightmare_ends_with_the_opponents_turn():
    with Situation(house="dis", hand="waking-nightmare", line="drecker", p1_amber=6) as table:
        table.answer("play waking-nightmare", "end-turn")
        assert table.state.players[1].keys == 0  # 7 were needed
        table.answer(table.texts()[0], "end-turn")
        assert [table.key_cost(player) for player in (0, 1)] == [6, 6]


# Wail of the Damned


def test_wail_of_the_damned_destroys_a_creature_without_icons():
    with Situation(
        house="dis", hand="wail-of-the-damned", line="krump, bumpsy icon:draw",
        p1_line="troll, dust-pixie, urchin icon:capture",
    ) as table:  # fmt: skip
        table.answer("play wail-of-the-damned")
        table.offers("destroy krump", "destroy troll")
        table.answer("destroy troll")
        table.changed(
            hand="", discard="wail-of-the-damned", p1_line="dust-pixie, urchin icon:capture",
            p1_discard="troll",
        )  # fmt: skip


# Artifacts and upgrades


# Essence Scale


@pytest.mark.rule("KF-LEAVE-06")
def test_essence_scale_uses_a_creature_of_the_house_of_the_destroyed_one():
    given = {"house": "dis", "artifacts": "essence-scale", "p1_line": "shooler"}
    with Situation(line="krump as:dis, charette exhausted, troll exhausted, bumpsy", **given) as table:
        table.answer("act essence-scale")
        table.offers("destroy krump", "destroy charette", "destroy troll", "destroy bumpsy")
        table.answer("destroy krump", "reap charette")
        table.changed(
            amber=1, artifacts="essence-scale exhausted", line="charette exhausted, troll exhausted, bumpsy",
            discard="krump",
        )  # fmt: skip
    with Situation(line="krump, bumpsy, troll exhausted, charette", **given) as table:
        table.answer("act essence-scale", "destroy krump")
        table.offers("ready bumpsy", "ready troll")
        table.answer("ready troll", "reap troll")
        table.changed(
            amber=1, artifacts="essence-scale exhausted", line="bumpsy, troll exhausted, charette",
            discard="krump",
        )  # fmt: skip
    with Situation(line="krump, charette", **given) as table:
        table.answer("act essence-scale", "destroy charette")
        table.changed(artifacts="essence-scale exhausted", line="krump", discard="charette")
    with Situation(line="krump warded, bumpsy exhausted", **given) as table:
        table.answer("act essence-scale", "destroy krump")
        table.changed(artifacts="essence-scale exhausted", line="krump, bumpsy exhausted")


# Etan's Jar


def test_etan_s_jar_bars_cards_of_the_named_title_until_it_leaves_play():
    given = {"house": "dis", "hand": "etan-s-jar, fear, hysteria, poltergeist, 3 mind-barb", "line": "krump"}
    houses = {"houses": "dis, logos, mars", "p1_houses": "dis, shadows, untamed"}
    with Situation(p1_hand="fear, hysteria", **given, **houses) as table:
        table.answer("play etan-s-jar")
        assert table.can("troll")
        table.answer("fear")
        assert not table.can("play fear")
        assert table.can("discard fear")
        assert table.can("play hysteria")
        table.answer("end-turn", "dis")
        assert not table.can("play fear")
        assert table.can("play hysteria")
        table.answer("end-turn", "dis", "play poltergeist")
        assert table.can("play fear")


# Keyforgery stops keys of all kinds


def test_keyforgery_may_stop_the_keys_of_desire_and_the_obsidian_forge():
    given = {"house": "dis", "p1_artifacts": "keyforgery", "p1_hand": "6 punch"}
    with Situation(amber=9, line="desire", **given) as table:
        table.answer("reap desire", "dis")
        table.changed(amber=10, line="desire exhausted", p1_artifacts="", p1_discard="keyforgery")
    with Situation(amber=12, artifacts="obsidian-forge", **given) as table:
        table.answer("act obsidian-forge", "forge obsidian-forge", "dis")
        table.changed(artifacts="obsidian-forge exhausted", p1_artifacts="", p1_discard="keyforgery")


def test_keyforgery_may_stop_the_key_that_turnkey_gives_back():
    with Situation(
        house="dis", artifacts="keyforgery", hand="turnkey, gateway-to-dis, 3 fear", p1_keys="red"
    ) as table:
        table.answer("play turnkey", "play gateway-to-dis", "logos")
        table.changed(
            hand="3 fear", artifacts="", chains=3, discard="gateway-to-dis, keyforgery, turnkey", p1_keys=""
        )


# Obsidian Forge


def test_obsidian_forge_is_cheaper_by_each_creature():
    with Situation(
        house="dis", artifacts="obsidian-forge", line="troll, krump, bumpsy", amber=10, p1_line="shooler"
    ) as table:
        table.answer("act obsidian-forge")
        table.answer("destroy troll bumpsy", "forge obsidian-forge", "blue")
        table.changed(amber=0, keys="blue", line="krump", artifacts="", discard="obsidian-forge, bumpsy, troll")


def test_obsidian_forge_may_be_used_for_nobody():
    with Situation(house="dis", artifacts="obsidian-forge", line="troll", amber=12) as table:
        table.answer("act obsidian-forge", "skip", "forge obsidian-forge", "red")
        table.changed(amber=0, keys="red", artifacts="", discard="obsidian-forge")


def test_obsidian_forge_stays_if_no_key_is_forged():
    with Situation(house="dis", artifacts="obsidian-forge", line="troll", amber=11) as table:
        table.answer("act obsidian-forge", "destroy troll", "skip")
        table.changed(line="", discard="troll", artifacts="obsidian-forge exhausted")


def test_obsidian_forge_offers_no_key_that_is_too_dear():
    with Situation(house="dis", artifacts="obsidian-forge", line="troll", amber=10) as table:
        table.answer("act obsidian-forge", "destroy troll")
        table.changed(line="", discard="troll", artifacts="obsidian-forge exhausted")


@pytest.mark.rule("KF-FAQ-06")
def test_a_warded_creature_does_not_lower_the_cost():
    with Situation(house="dis", artifacts="obsidian-forge", line="troll warded, krump", amber=10) as table:
        table.answer("act obsidian-forge", "destroy troll krump")
        table.changed(line="troll", discard="krump", artifacts="obsidian-forge exhausted")


def test_who_dies_of_the_chosen_ones_does_not_lower_the_cost():
    """Soulkeeper of the destroyed imp destroys a second creature: not this way."""
    with Situation(
        house="dis", artifacts="obsidian-forge", line="dust-imp +soulkeeper", p1_line="troll", amber=8
    ) as table:
        table.answer("act obsidian-forge", "destroy dust-imp")
        table.answer("resolve dust-imp dust-imp")
        table.changed(
            amber=10,
            line="",
            discard="dust-imp, soulkeeper",
            artifacts="obsidian-forge exhausted",
            p1_line="",
            p1_discard="troll",
        )


# The Pale Star


def test_the_pale_star_makes_all_creatures_weak_for_the_turn():
    with Situation(
        house="brobnar", artifacts="the-pale-star", line="krump damage:1, troll power:2, gub, bumpsy",
        p1_line="champion-anaphiel, staunch-knight", hand="punch, 6 krump", p1_houses="dis, logos, mars",
    ) as table:  # fmt: skip
        table.answer("omni the-pale-star")
        table.changed(artifacts="", line="troll power:2, gub, bumpsy", discard="krump, the-pale-star")
        assert [table.power(name) for name in ("troll", "gub", "staunch-knight")] == [1, 1, 1]
        assert armor(table.state, table.card("champion-anaphiel")) == 0
        table.answer("fight troll")
        table.changed(line="gub, bumpsy", discard="troll, krump, the-pale-star",
                      p1_line="staunch-knight", p1_discard="champion-anaphiel")  # fmt: skip
        table.answer("end-turn", "dis")
        assert [table.power(name) for name in ("bumpsy", "staunch-knight")] == [5, 6]
        assert armor(table.state, table.card("staunch-knight")) == 2


# Painmail


def test_painmail_destroys_its_creature_when_any_player_chooses_dis():
    given = {"step": "house", "house": "", "houses": "dis, brobnar, mars"}
    with Situation(line="krump +painmail, troll", **given) as table:
        table.answer("dis", "take-archives")
        table.changed(line="troll", hand="painmail", discard="krump")
    with Situation(p1_line="krump +painmail/owner:0, troll", **given) as table:
        table.answer("dis", "skip")
        table.changed(p1_line="troll", archives="painmail", p1_discard="krump")
    with Situation(line="krump +painmail, troll", **given) as table:
        table.answer("mars")
        table.changed()


# Creatures


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


# Hystricog


def test_hystricog_destroys_a_damaged_creature():
    with Situation(house="dis", line="hystricog, krump damage:1", p1_line="troll, bumpsy damage:2") as table:
        table.answer("act hystricog")
        table.offers("destroy krump", "destroy bumpsy")
        table.answer("destroy bumpsy")
        table.changed(line="hystricog exhausted, krump damage:1", p1_line="troll", p1_discard="bumpsy")


# Maleficorn


def test_maleficorn_adds_to_the_damage_of_icons():
    with Situation(house="dis", line="maleficorn", hand="dust-imp icon:damage", p1_line="troll") as table:
        table.answer("play dust-imp", "left", "damage troll")
        table.changed(hand="", line="dust-imp icon:damage exhausted, maleficorn", p1_line="troll damage:2")


@pytest.mark.rule("KF-FAQ-11", "KF-BONUS-10")
def test_maleficorn_adds_to_its_own_icon():
    with Situation(house="dis", hand="maleficorn icon:damage", p1_line="troll") as table:
        table.answer("play maleficorn", "damage troll")
        table.changed(hand="", line="maleficorn icon:damage exhausted", p1_line="troll damage:2")


def test_maleficorn_spares_friendly_creatures():
    with Situation(
        house="dis", line="maleficorn, troll", hand="dust-imp icon:damage", p1_line="krump"
    ) as table:
        table.answer("play dust-imp", "left", "damage troll")
        table.changed(hand="", line="dust-imp icon:damage exhausted, maleficorn, troll damage:1")


def test_maleficorn_adds_nothing_to_the_damage_of_cards():
    with Situation(line="maleficorn", hand="punch", p1_line="troll") as table:
        table.answer("play punch", "damage troll")
        table.changed(amber=1, hand="", discard="punch", p1_line="troll damage:3")


def test_maleficorn_adds_nothing_where_armor_prevents_the_icon():
    with Situation(house="dis", line="maleficorn", hand="dust-imp icon:damage", p1_line="grey-monk") as table:
        table.answer("play dust-imp", "left", "damage grey-monk")
        table.changed(
            hand="", line="dust-imp icon:damage exhausted, maleficorn", p1_line="grey-monk armor-used:1"
        )


# Picaroon


def test_picaroon_is_as_powerful_as_its_neighbors():
    with Situation(house="dis", hand="picaroon", line="umbra, troll power:1, krump") as table:
        table.answer("play picaroon")
        table.offers("left", "right-of umbra", "right-of troll", "right")
        table.answer("right-of umbra")
        table.changed(hand="", line="umbra, picaroon exhausted, troll power:1, krump")
        assert table.power("picaroon") == 11


def test_picaroon_dies_without_a_neighbor():
    with Situation(house="dis", hand="picaroon", p1_line="troll") as table:
        table.answer("play picaroon")
        table.changed(hand="", discard="picaroon")


def test_picaroon_does_not_count_changelings():
    with Situation(line="umbra, picaroon, picaroon, krump") as table:
        assert [power(table.state, card) for card in table.state.players[0].line] == [2, 2, 6, 6]


@pytest.mark.rule("KF-EX-19", "KF-WORD-15")
def test_picaroon_without_its_text_has_no_power():
    with Situation(house="dis", hand="shadow-of-dis", p1_line="troll, picaroon, troll") as table:
        table.answer("play shadow-of-dis")
        table.changed(amber=1, hand="", discard="shadow-of-dis", p1_line="troll, troll", p1_discard="picaroon")


# Relentless Creeper


@pytest.mark.rule("KF-ABIL-06")
def test_relentless_creeper_returns_from_the_discard_pile_when_you_choose_dis():
    given = {"step": "house", "house": "", "houses": "dis, brobnar, mars"}
    with Situation(discard="fear, relentless-creeper", p1_discard="relentless-creeper", **given) as table:
        table.answer("dis")
        table.offers("to-hand relentless-creeper", "skip")
        table.answer("to-hand relentless-creeper")
        table.changed(hand="relentless-creeper", discard="fear")
    with Situation(discard="relentless-creeper", **given) as table:
        table.answer("dis", "skip")
        table.changed()
    for where in ({"discard": "relentless-creeper"}, {"line": "relentless-creeper", "deck": "krump"}):
        with Situation(**where, **given) as table:
            table.answer("mars" if "discard" in where else "dis")
            table.changed()


# Sinder


def test_sinder_destroys_a_friendly_creature_when_it_reaps():
    with Situation(house="dis", line="sinder, krump", p1_line="troll") as table:
        table.answer("reap sinder")
        table.offers("destroy sinder", "destroy krump")
        table.answer("destroy krump")
        table.changed(amber=1, line="sinder exhausted", discard="krump")


# Snarette


def test_snarette_captures_at_the_end_of_your_turn_and_may_give_it_to_the_supply():
    with Situation(
        house="dis", line="snarette amber:3, krump amber:1", hand="6 fear", p1_amber=2, p1_hand="6 punch",
        houses="dis, logos, mars", p1_houses="dis, brobnar, mars",
    ) as table:  # fmt: skip
        table.answer("act snarette")
        table.changed(line="snarette exhausted, krump amber:1")
        table.answer("end-turn", "brobnar")
        table.changed(player=1, line="snarette amber:1, krump amber:1", p1_amber=1)
        table.answer("end-turn", "dis")
        table.changed(player=0)


# Skixuno


@pytest.mark.rule("KF-WORD-06")
def test_skixuno_grows_by_those_it_destroys():
    with Situation(
        house="dis", hand="skixuno, 6 fear", line="krump", p1_line="troll, bumpsy warded, dark-minion",
        p1_houses="dis, logos, mars", artifacts="lifeward", step="main",
    ) as table:  # fmt: skip
        table.answer("play skixuno", "left")
        table.changed(
            player=1, hand="6 fear", line="", discard="skixuno, krump", p1_line="bumpsy",
            p1_discard="dark-minion, troll",
        )  # fmt: skip
        table.answer("dis")
    with Situation(
        house="dis", hand="skixuno, 6 fear", line="krump", p1_line="troll, bumpsy warded",
        p1_houses="dis, logos, mars",
    ) as table:  # fmt: skip
        table.answer("play skixuno", "left")
        table.changed(
            player=1, hand="6 fear", line="skixuno power:2", discard="krump", p1_line="bumpsy",
            p1_discard="troll",
        )  # fmt: skip
        table.answer("dis")


# The fiends


@pytest.mark.parametrize(
    "fiend", ["techno-fiend", "dino-fiend", "lyco-fiend", "sacro-fiend", "umbra-fiend", "xeno-fiend"]
)
def test_a_fiend_steals_when_it_is_destroyed(fiend):
    with Situation(house="dis", hand="cull-the-weak", amber=3, p1_line=fiend, p1_amber=2) as table:
        table.answer("play cull-the-weak")
        table.changed(hand="", discard="cull-the-weak", p1_amber=3, p1_line="", p1_discard=fiend)


def test_techno_fiend_swaps_a_card():
    given = {"house": "dis", "line": "techno-fiend", "deck": "troll, krump"}
    with Situation(hand="fear, punch", **given) as table:
        table.answer("reap techno-fiend")
        table.offers("discard fear", "discard punch")
        table.answer("discard punch")
        table.changed(amber=1, line="techno-fiend exhausted", hand="fear, troll", deck="krump", discard="punch")
    with Situation(p1_hand="fear", **given) as table:
        table.answer("reap techno-fiend")
        table.changed(amber=1, line="techno-fiend exhausted")


def test_dino_fiend_may_be_exalted_to_deal_damage():
    given = {"house": "dis", "hand": "dino-fiend", "line": "krump", "p1_line": "troll"}
    with Situation(**given) as table:
        table.answer("play dino-fiend", "left")
        table.offers("exalt dino-fiend", "skip")
        table.answer("exalt dino-fiend")
        table.offers("damage dino-fiend", "damage krump", "damage troll")
        table.answer("damage troll")
        table.changed(hand="", line="dino-fiend exhausted amber:1, krump", p1_line="troll damage:3")
    with Situation(**given) as table:
        table.answer("play dino-fiend", "left", "skip")
        table.changed(hand="", line="dino-fiend exhausted, krump")


# Turnkey


def test_turnkey_unforges_a_key_until_it_leaves_play():
    given = {"house": "dis", "p1_keys": "red, blue", "keys": "red", "amber": 8}
    for sweep, amber in (("gateway-to-dis", 8), ("gateway-to-dis", 0), ("hysteria", 0)):
        with Situation(hand=f"turnkey, {sweep}", p1_amber=amber, **given) as table:
            table.answer("play turnkey")
            table.offers("red", "blue")
            table.answer("red")
            table.changed(hand=sweep, line="turnkey exhausted", p1_keys="blue")
            table.answer(f"play {sweep}")
            table.offers("red", "yellow")
            table.answer("yellow")
            assert [(side.forged(), side.amber) for side in table.state.players] == [(1, 8), (2, amber)]


def test_turnkey_gives_no_key_back_that_it_did_not_take():
    with Situation(house="dis", hand="turnkey, hysteria", keys="red") as table:
        table.answer("play turnkey", "play hysteria")
        table.changed(hand="turnkey", discard="hysteria")


# Xeno-Fiend


def test_xeno_fiend_takes_one_of_three_cards_and_puts_one_below():
    given = {"house": "dis", "line": "xeno-fiend", "p1_line": "urchin elusive-used"}
    with Situation(deck="punch, fear, krump, troll", **given) as table:
        table.answer("fight xeno-fiend")
        table.offers("to-hand punch", "to-hand fear", "to-hand krump")
        table.answer("to-hand fear")
        table.offers("to-deck-bottom punch", "to-deck-bottom krump")
        table.answer("to-deck-bottom punch")
        table.changed(
            hand="fear", deck="krump, troll, punch", line="xeno-fiend exhausted damage:1", p1_line="",
            p1_discard="urchin",
        )  # fmt: skip


@pytest.mark.rule("KF-GIG-01")
def test_etan_s_jar_names_both_halves_of_a_gigantic_creature_at_once():
    hand = "etan-s-jar house:logos, ultra-gravitron, ultra-gravitron2"
    for named, playable in (("ultra-gravitron", False), ("troll", True)):
        with Situation(house="logos", hand=hand) as table:
            table.answer("play etan-s-jar")
            assert not table.can("ultra-gravitron2")
            table.answer(named)
            assert table.can("play ultra-gravitron") == playable


# What they leave alone: a forbidden candidate or number is on the table


LEFT_ALONE = {
    "drecker": [
        case("fight bumpsy; attack troll", line="bumpsy +way-of-the-bear", p1_line="troll, drecker",
             changed={"discard": "bumpsy, way-of-the-bear", "line": "", "p1_discard": "drecker",
                      "p1_line": "troll damage:7"}),
    ],
    "obsidian-forge": [
        case("act obsidian-forge", house="dis", artifacts="obsidian-forge", line="troll, bumpsy",
             p1_line="krump", amber=5, offers="skip, destroy troll, destroy bumpsy, destroy troll bumpsy"),
    ],
    "dexus": [
        case("play troll; right", hand="troll", line="dexus", p1_amber=3, amber=3,
             changed={"hand": "", "line": "dexus, troll exhausted"}),
    ],
}  # fmt: skip


@pytest.mark.parametrize("card", LEFT_ALONE)
def test_a_card_leaves_alone_what_does_not_fit(card):
    for each in LEFT_ALONE[card]:
        each.check()
