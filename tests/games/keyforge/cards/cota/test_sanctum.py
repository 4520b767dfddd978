"""What the cards of Sanctum in Call of the Archons do."""

import pytest

from tests.games.keyforge.candidates import case
from tests.games.keyforge.houses import Sanctum
from trivault.games.keyforge.state.printed import HOUSES

FULL = "6 virtuous-works"  # a hand that draws nothing at the end of the turn


# Actions


def test_begone_destroys_every_dis_creature():
    with Sanctum(
        hand="begone",
        line="troll house:dis, bumpsy",
        p1_line="krump house:dis, valdr",
        p1_artifacts="cannon house:dis",
    ) as table:
        table.answer("play begone")
        table.offers("destroy-dis", "gain-amber")
        table.answer("destroy-dis")
        table.changed(
            hand="",
            line="bumpsy",
            discard="begone, troll house:dis",
            p1_line="valdr",
            p1_discard="krump house:dis",
        )


def test_begone_is_worth_one_aember_instead():
    with Sanctum(hand="begone", p1_line="krump house:dis") as table:
        table.answer("play begone", "gain-amber")
        table.changed(amber=1, hand="", discard="begone")


def test_begone_may_be_wasted():
    with Sanctum(hand="begone", p1_line="krump") as table:
        table.answer("play begone", "destroy-dis")
        table.changed(hand="", discard="begone")


def test_blinding_light_stuns_every_creature_of_the_chosen_house():
    with Sanctum(
        hand="blinding-light",
        line="sequis, bumpsy house:dis",
        p1_line="troll, krump house:dis exhausted, valdr",
    ) as table:
        table.answer("play blinding-light")
        table.offers(*HOUSES)
        table.answer("dis")
        table.changed(
            amber=1,
            hand="",
            discard="blinding-light",
            line="sequis, bumpsy house:dis stunned",
            p1_line="troll, krump house:dis exhausted stunned, valdr",
        )


def test_charge_lets_each_creature_played_later_hit_an_enemy():
    with Sanctum(hand="charge, sequis, bulwark", line="francus", p1_line="troll, krump") as table:
        table.answer("play charge")
        table.changed(amber=1, hand="sequis, bulwark", discard="charge")
        table.answer("play sequis", "left")
        table.offers("damage troll", "damage krump")
        table.answer("damage krump", "play bulwark", "right", "damage troll")
        table.changed(
            hand="",
            line="sequis exhausted, francus, bulwark exhausted",
            p1_line="troll damage:2, krump damage:2",
        )


@pytest.mark.rule("KF-WORD-20", "KF-ABIL-06")
def test_what_charge_gives_is_done_by_the_creature():
    """Ardent Hero cannot be damaged by creatures with so much power as Lord Golgotha has."""
    for knight, hero in (("lord-golgotha", "ardent-hero"), ("raiding-knight", "ardent-hero damage:2")):
        with Sanctum(hand=f"charge, {knight}", p1_line="ardent-hero") as table:
            table.answer("play charge", f"play {knight}")
            while len(table.texts()) == 2 and table.texts()[0].startswith("resolve"):
                table.answer(table.texts()[0])
            assert table.snapshot(table.state)["p1_line"] == hero


@pytest.mark.rule("KF-WORD-20")
def test_only_what_is_played_after_charge_has_gained_a_play_ability():
    """Favor of Rex finds it on the knight that was played last."""
    hand = "charge, favor-of-rex house:sanctum, bulwark, francus"
    with Sanctum(hand=hand, p1_line="troll") as table:
        table.answer("play francus", "play charge", "play bulwark", "right")
        assert table.snapshot(table.state)["p1_line"] == "troll damage:2"
        table.answer("play favor-of-rex", "choose francus")
        assert table.snapshot(table.state)["p1_line"] == "troll damage:2"
    with Sanctum(hand=hand, p1_line="troll") as table:
        table.answer("play charge", "play bulwark", "play favor-of-rex", "choose bulwark")
        assert table.snapshot(table.state)["p1_line"] == "troll damage:4"


@pytest.mark.rule("KF-WORD-20")
def test_what_plays_charge_gains_nothing_from_it():
    """Murkens was played before, though its play is not over."""
    with Sanctum(hand="murkens house:sanctum", p1_deck="charge, krump", p1_line="troll, bumpsy") as table:
        table.answer("play murkens")
        table.changed(
            hand="", line="murkens house:sanctum exhausted", amber=1, p1_deck="krump", p1_discard="charge"
        )
        assert not any(text.startswith("damage") for text in table.texts())


def test_charge_shares_the_window_of_the_play_ability():
    with Sanctum(hand="charge, raiding-knight", p1_line="troll", p1_amber=2) as table:
        table.answer("play charge", "play raiding-knight")
        table.offers("resolve raiding-knight raiding-knight", "resolve charge raiding-knight")
        table.answer("resolve charge raiding-knight")
        table.changed(
            amber=1,
            hand="",
            discard="charge",
            line="raiding-knight exhausted amber:1",
            p1_line="troll damage:2",
            p1_amber=1,
        )


def test_charge_is_for_creatures_alone_and_for_one_turn():
    with Sanctum(
        effects="charge", hand=f"hallowed-blaster, {FULL}", p1_line="troll", p1_hand="bumpsy"
    ) as table:
        table.answer("play hallowed-blaster")
        table.changed(hand=FULL, artifacts="hallowed-blaster exhausted")
        table.answer("end-turn", "brobnar", "play bumpsy", "left")
        table.changed(artifacts="hallowed-blaster", player=1, p1_hand="", p1_line="bumpsy exhausted, troll")


def test_charge_needs_the_played_creature_to_be_still_there():
    with Sanctum(hand="charge, urchin house:sanctum icon:damage", p1_line="troll", p1_amber=3) as table:
        table.answer("play charge", "play urchin", "damage urchin")
        table.changed(amber=1, hand="", discard="urchin house:sanctum icon:damage, charge")


def test_charge_twice_hits_twice():
    with Sanctum(hand="2 charge, sequis", p1_line="troll") as table:
        table.answer("play charge", "play charge", "play sequis", "resolve charge#2 sequis")
        table.changed(amber=2, hand="", discard="2 charge", line="sequis exhausted", p1_line="troll damage:4")


def test_cleansing_wave_pays_for_each_creature_that_it_heals():
    with Sanctum(
        hand="cleansing-wave", line="troll damage:3, bumpsy", p1_line="krump damage:1, valdr damage:2"
    ) as table:
        table.answer("play cleansing-wave")
        table.changed(
            amber=3,
            hand="",
            discard="cleansing-wave",
            line="troll damage:2, bumpsy",
            p1_line="krump, valdr damage:1",
        )


@pytest.mark.rule("KF-HEAL-02")
@pytest.mark.parametrize("line", ["", "troll", "troll, bumpsy"])
def test_cleansing_wave_pays_nothing_where_nobody_is_hurt(line):
    with Sanctum(hand="cleansing-wave", line=line) as table:
        table.answer("play cleansing-wave")
        table.changed(hand="", discard="cleansing-wave")


def test_clear_mind_unstuns_all_friendly_creatures():
    with Sanctum(
        hand="clear-mind",
        line="troll house:dis stunned, sequis exhausted stunned, bulwark",
        p1_line="krump stunned",
    ) as table:
        table.answer("play clear-mind")
        table.changed(
            amber=1,
            hand="",
            discard="clear-mind",
            line="troll house:dis, sequis exhausted, bulwark",
        )


@pytest.mark.parametrize(
    ("mine", "theirs", "after"),
    [
        (0, 0, {"amber": 1}),
        (4, 5, {"amber": 5}),
        (5, 6, {"p1_amber": 5}),  # the bonus makes it six, then five again
        (12, 20, {"amber": 5, "p1_amber": 5}),
    ],
)
def test_doorstep_to_heaven_leaves_nobody_more_than_five(mine, theirs, after):
    with Sanctum(hand="doorstep-to-heaven", amber=mine, p1_amber=theirs) as table:
        table.answer("play doorstep-to-heaven")
        table.changed(hand="", discard="doorstep-to-heaven", **after)


@pytest.mark.parametrize(
    ("line", "enemies", "gained"),
    [("", "3 troll", 3), ("sequis", "3 troll", 2), ("sequis", "troll", 0), ("2 sequis", "", 0)],
)
def test_glorious_few_pays_for_each_enemy_creature_in_excess(line, enemies, gained):
    with Sanctum(hand="glorious-few", line=line, p1_line=enemies) as table:
        table.answer("play glorious-few")
        table.changed(hand="", discard="glorious-few", **({"amber": gained} if gained else {}))


def test_honorable_claim_captures_with_every_friendly_knight():
    with Sanctum(
        hand="honorable-claim",
        line="sequis, jehu-the-bureaucrat, hebe-the-huge exhausted",
        p1_line="bulwark",
        p1_amber=3,
    ) as table:
        table.answer("play honorable-claim")
        table.changed(
            amber=1,
            hand="",
            discard="honorable-claim",
            line="sequis amber:1, jehu-the-bureaucrat, hebe-the-huge exhausted amber:1",
            p1_amber=1,
        )


@pytest.mark.rule("KF-GEN-07")
def test_honorable_claim_asks_who_captures_where_there_is_too_little():
    with Sanctum(hand="honorable-claim", line="sequis, bulwark, francus", p1_amber=2) as table:
        table.answer("play honorable-claim")
        table.offers("capture sequis bulwark", "capture sequis francus", "capture bulwark francus")
        table.answer("capture bulwark francus")
        table.changed(
            amber=1,
            hand="",
            discard="honorable-claim",
            line="sequis, bulwark amber:1, francus amber:1",
            p1_amber=0,
        )


def test_honorable_claim_captures_nothing_from_an_empty_pool():
    with Sanctum(hand="honorable-claim", line="sequis, bulwark") as table:
        table.answer("play honorable-claim")
        table.changed(amber=1, hand="", discard="honorable-claim")


def test_inspiration_readies_a_creature_and_uses_it_in_any_way():
    with Sanctum(
        hand="inspiration", line="noddy-the-thief exhausted, sequis", p1_line="troll", p1_amber=3
    ) as table:
        table.answer("play inspiration")
        table.offers("ready noddy-the-thief", "ready sequis")
        table.answer("ready noddy-the-thief")
        table.offers("fight noddy-the-thief", "reap noddy-the-thief", "act noddy-the-thief")
        table.answer("act noddy-the-thief")
        table.changed(amber=1, hand="", discard="inspiration", p1_amber=2)


def test_inspiration_reaps_with_a_creature_that_is_ready_already():
    with Sanctum(hand="inspiration", line="sequis", p1_amber=3) as table:
        table.answer("play inspiration")
        table.changed(amber=1, hand="", discard="inspiration", line="sequis exhausted amber:1", p1_amber=2)


def test_inspiration_only_unstuns_a_stunned_creature():
    with Sanctum(hand="inspiration", line="sequis exhausted stunned", p1_line="troll", p1_amber=3) as table:
        table.answer("play inspiration")
        table.changed(hand="", discard="inspiration", line="sequis exhausted")


def test_mighty_lance_hits_a_creature_and_one_neighbor():
    with Sanctum(hand="mighty-lance", line="bulwark", p1_line="troll, krump, valdr, bumpsy") as table:
        table.answer("play mighty-lance")
        table.offers("choose bulwark", "choose troll", "choose krump", "choose valdr", "choose bumpsy")
        table.answer("choose krump")
        table.offers("choose troll", "choose valdr")
        table.answer("choose valdr")
        table.changed(hand="", discard="mighty-lance", p1_line="troll, krump damage:3, valdr damage:3, bumpsy")


def test_mighty_lance_hits_a_lone_creature_alone():
    with Sanctum(hand="mighty-lance", line="bulwark", p1_line="troll") as table:
        table.answer("play mighty-lance", "choose bulwark")
        table.changed(hand="", discard="mighty-lance", line="bulwark damage:1 armor-used:2")


@pytest.mark.rule("KF-EX-03", "KF-DMG-06")
def test_mighty_lance_hits_both_at_the_same_time():
    with Sanctum(hand="mighty-lance", p1_line="duma-the-martyr, raiding-knight damage:3 armor-used:2") as table:
        table.answer("play mighty-lance", "choose duma-the-martyr")  # whose healing comes too late
        table.changed(hand="", discard="mighty-lance", p1_line="", p1_discard="raiding-knight, duma-the-martyr")


def test_oath_of_poverty_pays_for_each_own_artifact_destroyed():
    with Sanctum(
        hand="oath-of-poverty",
        artifacts="hallowed-blaster exhausted, cannon owner:1",
        p1_artifacts="cannon, iron-obelisk",
    ) as table:
        table.answer("play oath-of-poverty")
        table.changed(
            amber=5,
            hand="",
            discard="oath-of-poverty, hallowed-blaster",
            artifacts="",
            p1_discard="cannon",
        )


def test_oath_of_poverty_of_the_poor_is_worth_its_aember():
    with Sanctum(hand="oath-of-poverty", p1_artifacts="cannon") as table:
        table.answer("play oath-of-poverty")
        table.changed(amber=1, hand="", discard="oath-of-poverty")


@pytest.mark.rule("KF-WORD-06")
def test_oath_of_poverty_counts_artifacts_and_not_who_falls_with_them():
    with Sanctum(
        hand="oath-of-poverty", artifacts="banner-of-battle, cannon, round-table", line="bumpsy damage:5"
    ) as table:
        table.answer("play oath-of-poverty")
        table.changed(
            amber=7,
            hand="",
            artifacts="",
            line="",
            discard="oath-of-poverty, bumpsy, round-table, cannon, banner-of-battle",
        )
    with Sanctum(
        hand="oath-of-poverty",
        artifacts="banner-of-battle, cannon, round-table",
        line="grenade-snib damage:2, duma-the-martyr damage:3",
        deck="2 sequis",
        p1_amber=3,
    ) as table:
        table.answer("play oath-of-poverty", "resolve duma-the-martyr duma-the-martyr")
        table.changed(
            amber=7,
            hand="2 sequis",
            deck="",
            artifacts="",
            line="",
            discard="oath-of-poverty, duma-the-martyr, grenade-snib, round-table, cannon, banner-of-battle",
            p1_amber=1,
        )


def test_one_stood_against_many_fights_three_different_enemies():
    with Sanctum(
        hand="one-stood-against-many",
        line="troll exhausted +blood-of-titans, sequis",
        p1_line="kelifi-dragon, wardrummer, silvertooth, bumpsy",
    ) as table:
        table.answer("play one-stood-against-many")
        table.offers("choose troll", "choose sequis")
        table.answer("choose troll")
        table.offers("attack kelifi-dragon", "attack wardrummer", "attack silvertooth", "attack bumpsy")
        table.answer("attack wardrummer")
        table.offers("attack kelifi-dragon", "attack silvertooth", "attack bumpsy")
        table.answer("attack silvertooth", "attack bumpsy")
        table.changed(
            amber=1,
            hand="",
            discard="one-stood-against-many",
            line="troll exhausted damage:10 +blood-of-titans, sequis",
            p1_line="kelifi-dragon",
            p1_discard="bumpsy, silvertooth, wardrummer",
        )


def test_one_stood_against_many_fights_nobody_twice_and_stays_ready():
    with Sanctum(
        hand="one-stood-against-many",
        line="champion-tabris exhausted +blood-of-titans",
        p1_line="kelifi-dragon",
        p1_amber=5,
    ) as table:
        table.answer("play one-stood-against-many")
        table.changed(
            amber=1,
            hand="",
            discard="one-stood-against-many",
            line="champion-tabris damage:10 amber:1 armor-used:2 +blood-of-titans",
            p1_line="kelifi-dragon damage:11",
            p1_amber=4,
        )


def test_one_stood_against_many_resolves_each_fight_to_the_end():
    with Sanctum(
        hand="one-stood-against-many",
        line="champion-tabris +blood-of-titans",
        p1_line="wardrummer, silvertooth",
        p1_amber=5,
    ) as table:
        table.answer("play one-stood-against-many", "attack wardrummer")
        table.changed(
            amber=1,
            hand="",
            discard="one-stood-against-many",
            line="champion-tabris damage:3 amber:2 armor-used:2 +blood-of-titans",
            p1_line="",
            p1_discard="silvertooth, wardrummer",
            p1_amber=3,
        )


def test_one_stood_against_many_ends_with_its_hero():
    with Sanctum(hand="one-stood-against-many", line="sequis", p1_line="kelifi-dragon, wardrummer") as table:
        table.answer("play one-stood-against-many", "attack kelifi-dragon")
        table.changed(
            amber=1,
            hand="",
            line="",
            discard="one-stood-against-many, sequis",
            p1_line="kelifi-dragon damage:4, wardrummer",
        )


@pytest.mark.parametrize(("line", "after"), [("sequis exhausted", "sequis"), ("sequis", "sequis")])
def test_one_stood_against_nobody_only_readies(line, after):
    with Sanctum(hand="one-stood-against-many", line=line) as table:
        table.answer("play one-stood-against-many")
        changed = {"line": after} if line != after else {}
        table.changed(amber=1, hand="", discard="one-stood-against-many", **changed)


def test_one_stood_against_many_loses_a_fight_to_its_stun():
    with Sanctum(
        hand="one-stood-against-many", line="troll stunned", p1_line="wardrummer, silvertooth, duma-the-martyr"
    ) as table:
        table.answer("play one-stood-against-many", "attack wardrummer", "attack silvertooth")
        table.changed(
            amber=1,
            hand="",
            discard="one-stood-against-many",
            line="troll exhausted damage:5",
            p1_line="duma-the-martyr",
            p1_discard="silvertooth, wardrummer",
        )


def test_one_stood_against_many_respects_taunt():
    with Sanctum(
        hand="one-stood-against-many",
        line="troll +blood-of-titans",
        p1_line="wardrummer, champion-anaphiel, silvertooth",
    ) as table:
        table.answer("play one-stood-against-many")  # the champion comes first
        table.offers("attack wardrummer", "attack silvertooth")
        table.answer("attack silvertooth")
        table.changed(
            amber=1,
            hand="",
            discard="one-stood-against-many",
            line="troll exhausted damage:11 +blood-of-titans",
            p1_line="",
            p1_discard="wardrummer, silvertooth, champion-anaphiel",
        )


def test_radiant_truth_stuns_enemies_off_the_flanks():
    with Sanctum(hand="radiant-truth", line="3 sequis", p1_line="troll, krump, valdr stunned, bumpsy") as table:
        table.answer("play radiant-truth")
        table.changed(
            amber=1,
            hand="",
            discard="radiant-truth",
            p1_line="troll, krump stunned, valdr stunned, bumpsy",
        )


def test_radiant_truth_finds_nobody_among_two():
    with Sanctum(hand="radiant-truth", p1_line="troll, krump") as table:
        table.answer("play radiant-truth")
        table.changed(amber=1, hand="", discard="radiant-truth")


@pytest.mark.rule("KF-DMG-08")
def test_shield_of_justice_keeps_all_friendly_creatures_from_damage_before_armor():
    with Sanctum(
        hand="shield-of-justice, horseman-of-pestilence", line="sequis", p1_line="troll, wardrummer"
    ) as table:
        table.answer("play shield-of-justice", "fight sequis", "attack troll")
        table.changed(
            amber=1,
            hand="horseman-of-pestilence",
            discard="shield-of-justice",
            line="sequis exhausted",
            p1_line="troll damage:4, wardrummer",
        )
        table.answer("play horseman-of-pestilence", "left")
        table.changed(
            hand="",
            line="horseman-of-pestilence exhausted, sequis exhausted",
            p1_line="troll damage:5, wardrummer damage:1",
        )


@pytest.mark.rule("KF-LAST-03")
def test_shield_of_justice_covers_who_comes_later_but_not_from_destruction():
    with Sanctum(effects="shield-of-justice", hand="bulwark, mighty-lance, the-spirit-s-way") as table:
        table.answer("play bulwark", "play mighty-lance")
        table.changed(hand="the-spirit-s-way", discard="mighty-lance", line="bulwark exhausted")
        table.answer("play the-spirit-s-way")
        table.changed(hand="", line="", discard="the-spirit-s-way, bulwark, mighty-lance")


def test_shield_of_justice_ends_with_the_turn():
    with Sanctum(effects="shield-of-justice", hand=FULL, line="francus", p1_line="bumpsy") as table:
        table.answer("end-turn", "brobnar", "fight bumpsy")
        table.changed(player=1, line="francus damage:4 armor-used:1", p1_line="", p1_discard="bumpsy")


def test_take_hostages_captures_with_each_friendly_creature_that_fights():
    with Sanctum(
        hand="take-hostages",
        line="troll house:sanctum, sequis, bulwark",
        p1_line="wardrummer, valdr",
        p1_amber=4,
    ) as table:
        table.answer("play take-hostages", "fight troll", "attack wardrummer", "reap sequis")
        table.changed(
            amber=2,
            hand="",
            discard="take-hostages",
            line="troll house:sanctum exhausted damage:3 amber:1, sequis exhausted amber:1, bulwark",
            p1_line="valdr",
            p1_discard="wardrummer",
            p1_amber=2,
        )
        table.answer("fight bulwark")  # who does not live to capture
        table.changed(
            line="troll house:sanctum exhausted damage:3 amber:1, sequis exhausted amber:1",
            discard="bulwark, take-hostages",
            p1_line="valdr damage:4",
        )


def test_take_hostages_ends_with_the_turn_and_is_not_for_the_opponent():
    with Sanctum(
        effects="take-hostages", hand=FULL, line="troll", amber=3, p1_line="krump", p1_amber=2
    ) as table:
        table.answer("end-turn", "brobnar", "fight krump")
        table.changed(player=1, line="troll damage:6", p1_line="", p1_discard="krump")


@pytest.mark.parametrize(("before", "captured"), [(5, 2), (1, 1)])
def test_terms_of_redress_captures_two(before, captured):
    with Sanctum(hand="terms-of-redress", line="sequis, bulwark", p1_line="troll", p1_amber=before) as table:
        table.answer("play terms-of-redress")
        table.offers("capture sequis", "capture bulwark")
        table.answer("capture bulwark")
        table.changed(
            amber=1,
            hand="",
            discard="terms-of-redress",
            line=f"sequis, bulwark amber:{captured}",
            p1_amber=before - captured,
        )


def test_the_harder_they_come_purges_a_strong_creature():
    with Sanctum(
        hand="the-harder-they-come", line="bulwark, lady-maxena", p1_line="wardrummer power:2 amber:1, valdr"
    ) as table:
        table.answer("play the-harder-they-come")
        table.offers("purge lady-maxena", "purge wardrummer", "purge valdr")
        table.answer("purge wardrummer")
        table.changed(amber=1, hand="", discard="the-harder-they-come", p1_line="valdr", p1_purged="wardrummer")


def test_the_harder_they_come_finds_nobody_weaker_than_five():
    with Sanctum(hand="the-harder-they-come", line="bulwark", p1_line="wardrummer power:1") as table:
        table.answer("play the-harder-they-come")
        table.changed(hand="", discard="the-harder-they-come")


def test_the_spirits_way_destroys_power_three_or_higher():
    with Sanctum(
        hand="the-spirit-s-way",
        line="duma-the-martyr, umbra damage:1",
        p1_line="silvertooth power:1, troll, umbra",
    ) as table:
        table.answer("play the-spirit-s-way")
        table.changed(
            hand="",
            line="umbra",  # healed by the martyr
            discard="the-spirit-s-way, duma-the-martyr",
            p1_line="umbra",
            p1_discard="troll, silvertooth",
        )


def test_virtuous_works_are_worth_three_aember():
    with Sanctum(hand="virtuous-works", amber=1, p1_amber=2, p1_line="troll") as table:
        table.answer("play virtuous-works")
        table.changed(amber=4, hand="", discard="virtuous-works")


SIX = ", ".join(6 * ["virtuous-works"])


# Artifacts and upgrades


@pytest.mark.rule("KF-CTRL-05")
def test_epic_quest_sends_the_knights_to_the_archives_of_their_owners():
    with Sanctum(
        hand="epic-quest",
        line="bulwark amber:1 +shoulder-armor, jehu-the-bureaucrat, sequis owner:1, hebe-the-huge",
        p1_line="francus",
    ) as table:
        table.answer("play epic-quest")
        table.changed(
            hand="",
            artifacts="epic-quest exhausted",
            line="jehu-the-bureaucrat",
            discard="shoulder-armor",
            archives="bulwark, hebe-the-huge",
            p1_archives="sequis",
            p1_amber=1,
        )


@pytest.mark.parametrize("seventh", ["virtuous-works", "troll"])
def test_epic_quest_forges_after_seven_sanctum_cards(seventh):
    with Sanctum(
        artifacts="epic-quest",
        discard="7 virtuous-works",
        line="troll house:sanctum",
        played=f"{SIX}, {seventh}",
        amber=2,
    ) as table:
        table.answer("omni epic-quest", "blue")
        table.changed(keys="blue", artifacts="", discard="epic-quest, 7 virtuous-works")


@pytest.mark.parametrize("played", [SIX, f"{SIX}, troll"])
def test_epic_quest_fails_with_fewer_sanctum_cards(played):
    with Sanctum(
        artifacts="epic-quest", discard="6 virtuous-works", line="troll", played=played, amber=9
    ) as table:
        table.answer("omni epic-quest")
        table.changed(artifacts="epic-quest exhausted")


def test_epic_quest_may_win_the_game():
    with Sanctum(
        artifacts="epic-quest",
        discard="7 virtuous-works",
        played=f"{SIX}, virtuous-works",
        keys="red, blue",
        house="dis",
    ) as table:
        table.answer("omni epic-quest")
        table.changed(winner=0, keys="red, blue, yellow", artifacts="", discard="epic-quest, 7 virtuous-works")


def test_gorm_of_omm_destroys_itself_and_another_artifact_in_any_house():
    with Sanctum(artifacts="gorm-of-omm, cannon", p1_artifacts="iron-obelisk", house="dis") as table:
        table.answer("omni gorm-of-omm")
        table.offers("destroy cannon", "destroy iron-obelisk")
        table.answer("destroy iron-obelisk")
        table.changed(artifacts="cannon", discard="gorm-of-omm", p1_artifacts="", p1_discard="iron-obelisk")


def test_gorm_of_omm_alone_is_only_gone():
    with Sanctum(artifacts="gorm-of-omm", line="sequis") as table:
        table.answer("omni gorm-of-omm")
        table.changed(artifacts="", discard="gorm-of-omm")


@pytest.mark.parametrize(
    ("before", "after"), [("troll damage:5", "troll damage:2"), ("troll damage:1", "troll")]
)
def test_hallowed_blaster_heals_three_damage(before, after):
    with Sanctum(artifacts="hallowed-blaster", line="sequis damage:1", p1_line=before) as table:
        table.answer("act hallowed-blaster")
        table.offers("heal sequis", "heal troll")
        table.answer("heal troll")
        table.changed(artifacts="hallowed-blaster exhausted", p1_line=after)


def test_hallowed_blaster_needs_its_house():
    with Sanctum(artifacts="hallowed-blaster", line="troll damage:5", house="dis") as table:
        table.refused("act hallowed-blaster", "KF-USE-05")


def test_potion_of_invulnerability_protects_in_any_house():
    with Sanctum(
        artifacts="potion-of-invulnerability", line="bumpsy", p1_line="troll", house="brobnar"
    ) as table:
        table.answer("omni potion-of-invulnerability", "fight bumpsy")
        table.changed(
            artifacts="",
            discard="potion-of-invulnerability",
            line="bumpsy exhausted",
            p1_line="troll damage:5",
        )


def test_potion_of_invulnerability_is_played_for_its_aember_and_does_nothing_yet():
    with Sanctum(hand="potion-of-invulnerability", line="sequis", p1_line="silvertooth") as table:
        table.answer("play potion-of-invulnerability", "fight sequis")
        table.changed(
            amber=1,
            hand="",
            artifacts="potion-of-invulnerability exhausted",
            line="sequis exhausted armor-used:2",
            p1_line="",
            p1_discard="silvertooth",
        )


def test_round_table_seats_friendly_knights_alone():
    with Sanctum(
        artifacts="round-table", line="sequis, jehu-the-bureaucrat, hebe-the-huge", p1_line="bulwark"
    ) as table:
        assert [table.power(name) for name in ("sequis", "jehu-the-bureaucrat", "hebe-the-huge")] == [5, 3, 7]
        assert (table.power("bulwark"), table.has("taunt", "bulwark")) == (4, False)
        assert table.has("taunt", "sequis")
        assert not table.has("taunt", "jehu-the-bureaucrat")


def test_round_table_guards_the_neighbors_of_knights():
    with Sanctum(
        p1_artifacts="round-table", p1_line="sequis, jehu-the-bureaucrat, bumpsy", line="francus"
    ) as table:
        table.answer("fight francus")
        table.offers("attack sequis", "attack bumpsy")
        table.answer("attack bumpsy")
        table.changed(
            line="francus exhausted damage:4 armor-used:1",
            p1_line="sequis, jehu-the-bureaucrat",
            p1_discard="bumpsy",
        )


def test_sigil_of_brotherhood_lets_sanctum_creatures_act_in_any_house():
    with Sanctum(
        artifacts="sigil-of-brotherhood, hallowed-blaster",
        line="sequis, troll, bulwark exhausted, umbra house:sanctum",
        p1_line="francus",
        house="dis",
    ) as table:
        table.offers("omni sigil-of-brotherhood", "end-turn")
        table.answer("omni sigil-of-brotherhood")
        table.offers("fight sequis", "reap sequis", "fight umbra", "reap umbra", "end-turn")
        table.answer("reap sequis")
        table.changed(
            amber=1,
            artifacts="hallowed-blaster",
            discard="sigil-of-brotherhood",
            line="sequis exhausted, troll, bulwark exhausted, umbra house:sanctum",
        )


def test_sigil_of_brotherhood_ends_with_the_turn():
    with Sanctum(
        effects="sigil-of-brotherhood", line="sequis", hand="6 troll", p1_hand=FULL, house="brobnar"
    ) as table:
        assert table.can("reap sequis")
        table.answer("end-turn", "sanctum", "end-turn", "brobnar")
        assert not table.can("reap sequis")


def test_whispering_reliquary_returns_an_artifact_to_its_owner():
    with Sanctum(
        artifacts="whispering-reliquary, cannon owner:1", p1_artifacts="iron-obelisk", line="sequis"
    ) as table:
        table.answer("act whispering-reliquary")
        table.offers("to-hand whispering-reliquary", "to-hand cannon", "to-hand iron-obelisk")
        table.answer("to-hand cannon")
        table.changed(artifacts="whispering-reliquary exhausted", p1_hand="cannon")


def test_whispering_reliquary_alone_returns_itself():
    with Sanctum(artifacts="whispering-reliquary") as table:
        table.answer("act whispering-reliquary")
        table.changed(artifacts="", hand="whispering-reliquary")


@pytest.mark.rule("KF-EX-08", "KF-ERR-22")
def test_armageddon_cloak_is_destroyed_in_place_of_its_creature():
    with Sanctum(
        hand="the-spirit-s-way",
        line="sequis",
        p1_line="commander-remiel damage:1 exhausted amber:1 +armageddon-cloak, troll",
    ) as table:
        table.answer("play the-spirit-s-way")
        table.changed(
            hand="",
            line="",
            discard="the-spirit-s-way, sequis",
            p1_line="commander-remiel exhausted amber:1",
            p1_discard="troll, armageddon-cloak",
        )


@pytest.mark.rule("KF-REPL-04")
def test_armageddon_cloak_waits_for_all_that_happens_to_the_dying():
    with Sanctum(
        hand="the-spirit-s-way",
        line="commander-remiel +armageddon-cloak +armageddon-cloak, troll +phoenix-heart",
        p1_line="silvertooth",
    ) as table:  # the phoenix burns Remiel, who is tagged already and saved once
        table.answer("play the-spirit-s-way", "destroy armageddon-cloak")
        table.changed(
            hand="troll",
            line="commander-remiel +armageddon-cloak",
            discard="the-spirit-s-way, armageddon-cloak, phoenix-heart",
            p1_line="",
            p1_discard="silvertooth",
        )


def test_armageddon_cloak_saves_from_deadly_damage_and_poison():
    with Sanctum(line="macis-asp", p1_line="troll damage:5 +armageddon-cloak", house="shadows") as table:
        table.answer("fight macis-asp")
        table.changed(line="macis-asp exhausted damage:2", p1_line="troll", p1_discard="armageddon-cloak")


@pytest.mark.rule("KF-KW-HAZ-01")
def test_armageddon_cloak_is_hazardous():
    with Sanctum(line="silvertooth, bumpsy", p1_line="troll +armageddon-cloak", house="brobnar") as table:
        table.answer("fight bumpsy")
        table.changed(line="silvertooth", discard="bumpsy", p1_line="troll damage:5 +armageddon-cloak")
    with Sanctum(line="silvertooth", p1_line="troll +armageddon-cloak", house="shadows") as table:
        table.answer("fight silvertooth")
        table.changed(line="", discard="silvertooth")


def test_armageddon_cloak_does_not_save_from_leaving_in_another_way():
    with Sanctum(hand="the-harder-they-come", p1_line="troll +armageddon-cloak") as table:
        table.answer("play the-harder-they-come")
        table.changed(
            hand="",
            discard="the-harder-they-come",
            p1_line="",
            p1_purged="troll",
            p1_discard="armageddon-cloak",
        )


@pytest.mark.rule("KF-WORD-21")
def test_of_two_armageddon_cloaks_one_is_destroyed():
    with Sanctum(hand="the-spirit-s-way", line="sequis +armageddon-cloak +armageddon-cloak") as table:
        table.answer("play the-spirit-s-way", "destroy armageddon-cloak#2")
        table.changed(
            hand="",
            line="sequis +armageddon-cloak",
            discard="the-spirit-s-way, armageddon-cloak",
        )


def test_armageddon_cloak_lets_the_saved_attacker_finish_its_fight():
    with Sanctum(line="champion-tabris +armageddon-cloak", p1_line="troll", p1_amber=2) as table:
        table.answer("fight champion-tabris")
        table.changed(
            line="champion-tabris exhausted amber:1 armor-used:2",
            discard="armageddon-cloak",
            p1_line="troll damage:6",
            p1_amber=1,
        )


def test_armageddon_cloak_is_played_on_any_creature():
    with Sanctum(hand="armageddon-cloak", line="sequis", p1_line="troll") as table:
        table.answer("play armageddon-cloak")
        table.offers("attach sequis", "attach troll")
        table.answer("attach troll")
        table.changed(amber=1, hand="", p1_line="troll +armageddon-cloak/owner:0")


def test_epic_quest_counts_cards_by_the_house_that_is_printed_on_them():
    with Sanctum(
        artifacts="epic-quest", discard="6 virtuous-works", line="sequis", played=f"{SIX}, sequis", amber=2
    ) as table:
        (sequis,) = table.state.players[0].line
        table.state.play[sequis].house = "dis"
        table.answer("omni epic-quest", "blue")
        assert table.state.players[0].forged() == 1
        table.state.play[sequis].house = "sanctum"
        table.changed(keys="blue", artifacts="", discard="epic-quest, 6 virtuous-works")


def test_mantle_of_the_zealot_lets_its_creature_be_used_in_any_house():
    with Sanctum(line="sequis +mantle-of-the-zealot, bulwark", p1_amber=2, house="dis") as table:
        table.offers("reap sequis", "end-turn")
        table.answer("reap sequis")
        table.changed(amber=1, line="sequis exhausted amber:1 +mantle-of-the-zealot, bulwark", p1_amber=1)


@pytest.mark.rule("KF-EX-24", "KF-ARM-02")
def test_protect_the_weak_gives_armor_and_taunt():
    with Sanctum(hand="protect-the-weak", line="jehu-the-bureaucrat, sequis") as table:
        assert (table.armor("jehu-the-bureaucrat"), table.has("taunt", "jehu-the-bureaucrat")) == (0, False)
        table.answer("play protect-the-weak", "attach jehu-the-bureaucrat")
        table.changed(amber=1, hand="", line="jehu-the-bureaucrat +protect-the-weak, sequis")
        assert (table.armor("jehu-the-bureaucrat"), table.has("taunt", "jehu-the-bureaucrat")) == (1, True)
        assert (table.armor("sequis"), table.has("taunt", "sequis")) == (2, False)


@pytest.mark.parametrize(
    ("line", "power", "armor"),
    [
        ("sequis +shoulder-armor", 6, 4),
        ("troll, sequis +shoulder-armor", 6, 4),
        ("troll, sequis +shoulder-armor, bulwark", 4, 4),  # beside a Bulwark
        ("troll, sequis +shoulder-armor, krump", 4, 2),
    ],
)
def test_shoulder_armor_helps_on_a_flank(line, power, armor):
    with Sanctum(line=line) as table:
        assert (table.power("sequis"), table.armor("sequis")) == (power, armor)


# Creatures


def test_bulwark_armors_its_neighbors():
    with Sanctum(line="sequis, bulwark, jehu-the-bureaucrat, troll", p1_line="krump") as table:
        armor = [table.armor(name) for name in ("sequis", "bulwark", "jehu-the-bureaucrat", "troll", "krump")]
        assert armor == [4, 2, 2, 0, 0]


@pytest.mark.rule("KF-ARM-04")
def test_what_bulwarks_armor_has_prevented_stays_prevented_without_it():
    with Sanctum(
        hand="the-harder-they-come, mighty-lance",
        line="bulwark +blood-of-titans, duma-the-martyr",
        p1_line="silvertooth",
    ) as table:
        table.answer("fight duma-the-martyr")
        table.changed(
            line="bulwark +blood-of-titans, duma-the-martyr exhausted armor-used:2",
            p1_line="",
            p1_discard="silvertooth",
        )
        table.answer("play the-harder-they-come")
        table.changed(
            hand="mighty-lance",
            discard="the-harder-they-come, blood-of-titans",
            purged="bulwark",
            line="duma-the-martyr exhausted",
        )


@pytest.mark.rule("KF-EX-25", "KF-KW-TAUNT-01")
def test_champion_anaphiel_shields_its_neighbors():
    with Sanctum(
        line="lady-maxena", p1_line="umbra, champion-anaphiel, silvertooth", p1_discard="troll"
    ) as table:
        table.answer("fight lady-maxena")  # there is only one whom it can attack
        table.changed(
            line="lady-maxena exhausted damage:4 armor-used:2",
            p1_line="umbra, champion-anaphiel damage:4 armor-used:1, silvertooth",
        )


def test_champion_anaphiel_shields_nobody_further_away_and_no_other_taunt():
    with Sanctum(
        line="troll house:sanctum", p1_line="sanctum-guardian, champion-anaphiel, silvertooth, umbra"
    ) as table:
        table.answer("fight troll")
        table.offers("attack sanctum-guardian", "attack champion-anaphiel", "attack umbra")
        table.answer("attack umbra")
        table.changed(
            line="troll house:sanctum exhausted damage:2",
            p1_line="sanctum-guardian, champion-anaphiel, silvertooth",
            p1_discard="umbra",
        )


@pytest.mark.parametrize(("before", "after", "captured"), [(3, 2, " amber:1"), (0, 0, "")])
def test_champion_tabris_captures_when_it_fights(before, after, captured):
    with Sanctum(line="champion-tabris", p1_line="krump", p1_amber=before, amber=1) as table:
        table.answer("fight champion-tabris")
        robbed = {"p1_amber": after} if captured else {}
        line = f"champion-tabris exhausted damage:4{captured} armor-used:2"
        table.changed(line=line, p1_line="", p1_discard="krump", **robbed)


@pytest.mark.rule("KF-FIGHT-10")
def test_champion_tabris_captures_only_as_a_surviving_attacker():
    with Sanctum(line="champion-tabris", p1_line="troll", p1_amber=3) as table:
        table.answer("fight champion-tabris")
        table.changed(line="", discard="champion-tabris", p1_line="troll damage:6")
    with Sanctum(line="bumpsy", p1_line="champion-tabris", amber=3, house="brobnar") as table:
        table.answer("fight bumpsy")
        table.changed(line="", discard="bumpsy", p1_line="champion-tabris damage:3 armor-used:2")


def test_commander_remiel_uses_a_creature_of_another_house():
    with Sanctum(
        line="commander-remiel, troll damage:4, sequis, umbra, bumpsy house:sanctum",
        p1_line="krump",
    ) as table:
        table.answer("reap commander-remiel")
        table.offers("choose troll", "choose umbra")
        table.answer("choose troll")
        table.offers("fight troll", "reap troll")
        table.answer("reap troll")
        table.changed(
            amber=2,
            line="commander-remiel exhausted, troll exhausted damage:1, sequis, umbra, bumpsy house:sanctum",
        )


def test_commander_remiel_cannot_use_the_exhausted():
    with Sanctum(line="commander-remiel, troll exhausted, sequis") as table:
        table.answer("reap commander-remiel")
        table.changed(amber=1, line="commander-remiel exhausted, troll exhausted, sequis")


def test_commander_remiel_is_no_help_when_it_fights():
    with Sanctum(line="commander-remiel, troll", p1_line="silvertooth") as table:
        table.answer("fight commander-remiel")
        table.changed(line="commander-remiel exhausted damage:2, troll", p1_line="", p1_discard="silvertooth")


@pytest.mark.rule("KF-EX-21", "KF-HEAL-03")
def test_duma_heals_the_living_but_not_the_dying():
    with Sanctum(
        hand="poison-wave",
        house="shadows",
        p1_line="jehu-the-bureaucrat, duma-the-martyr damage:2, commander-remiel damage:1",
        p1_deck="troll, bumpsy, krump",
    ) as table:
        table.answer("play poison-wave")
        table.changed(
            amber=1,
            hand="",
            discard="poison-wave",
            p1_line="jehu-the-bureaucrat",
            p1_discard="commander-remiel, duma-the-martyr",
            p1_hand="troll, bumpsy",
            p1_deck="krump",
        )


@pytest.mark.rule("KF-FAQ-79")
def test_duma_cannot_save_who_is_tagged_with_her():
    with Sanctum(hand="poison-wave", house="shadows", line="duma-the-martyr damage:1, umbra") as table:
        table.answer("play poison-wave")
        table.changed(amber=1, hand="", line="", discard="poison-wave, umbra, duma-the-martyr")


def test_duma_heals_friendly_creatures_fully_and_draws_two():
    with Sanctum(
        line="duma-the-martyr, troll damage:7, bumpsy exhausted damage:1",
        p1_line="krump damage:2",
        deck="sequis, bulwark, francus",
        hand="punch",
    ) as table:
        table.answer("fight duma-the-martyr")
        table.changed(
            line="troll, bumpsy exhausted",
            p1_line="krump damage:5",
            discard="duma-the-martyr",
            hand="punch, sequis, bulwark",
            deck="francus",
        )


def test_francus_captures_for_each_enemy_destroyed_fighting_it():
    with Sanctum(line="francus", p1_line="bumpsy", p1_amber=3) as table:
        table.answer("fight francus")
        table.changed(
            line="francus exhausted damage:4 amber:1 armor-used:1", p1_line="", p1_discard="bumpsy", p1_amber=2
        )


def test_francus_captures_when_it_is_attacked_too():
    with Sanctum(line="bumpsy", p1_line="francus", house="brobnar", amber=3) as table:
        table.answer("fight bumpsy")
        table.changed(line="", discard="bumpsy", p1_line="francus damage:4 amber:1 armor-used:1", amber=2)


def test_francus_captures_nothing_when_it_falls_or_the_enemy_falls_otherwise():
    with Sanctum(line="francus damage:1", p1_line="krump", p1_amber=3, hand="mighty-lance") as table:
        table.answer("play mighty-lance", "choose krump")
        table.changed(hand="", discard="mighty-lance", p1_line="krump damage:3")
        table.answer("fight francus")
        table.changed(line="", discard="francus, mighty-lance", p1_line="", p1_discard="krump")
    with Sanctum(line="francus", p1_line="wardrummer", p1_amber=3, hand="mighty-lance") as table:
        table.answer("play mighty-lance", "choose wardrummer")
        table.changed(hand="", discard="mighty-lance", p1_line="", p1_discard="wardrummer")


def test_grey_monk_armors_all_friendly_creatures_and_itself():
    with Sanctum(line="grey-monk, sequis, troll", p1_line="krump") as table:
        assert [table.armor(name) for name in ("grey-monk", "sequis", "troll", "krump")] == [1, 3, 1, 0]


@pytest.mark.parametrize(
    ("before", "after"), [("krump damage:5", "krump damage:3"), ("krump damage:1", "krump")]
)
def test_grey_monk_heals_two_damage_when_it_reaps(before, after):
    with Sanctum(line="grey-monk, sequis damage:1", p1_line=before) as table:
        table.answer("reap grey-monk")
        table.offers("heal grey-monk", "heal sequis", "heal krump")
        table.answer("heal krump")
        table.changed(amber=1, line="grey-monk exhausted, sequis damage:1", p1_line=after)


def test_hayyel_earns_one_aember_with_each_artifact_you_play():
    with Sanctum(
        hand="hallowed-blaster, round-table, sequis", line="hayyel-the-merchant", p1_line="hayyel-the-merchant"
    ) as table:
        table.answer("play hallowed-blaster")
        table.changed(amber=1, hand="round-table, sequis", artifacts="hallowed-blaster exhausted")
        table.answer("play round-table")
        table.changed(amber=3, hand="sequis", artifacts="hallowed-blaster exhausted, round-table exhausted")
        table.answer("play sequis", "left")
        table.changed(hand="", line="sequis exhausted, hayyel-the-merchant")


@pytest.mark.parametrize(("before", "captured"), [(0, 0), (5, 0), (6, 0), (7, 2), (12, 7)])
def test_gatekeeper_leaves_a_rich_opponent_five(before, captured):
    with Sanctum(hand="gatekeeper", amber=9, p1_amber=before) as table:
        table.answer("play gatekeeper")
        mark, left = (f" amber:{captured}", {"p1_amber": 5}) if captured else ("", {})
        table.changed(hand="", line=f"gatekeeper exhausted{mark}", **left)


def test_horseman_of_death_brings_the_dead_horsemen_back():
    with Sanctum(
        hand="horseman-of-death",
        discard="horseman-of-war, sequis, horseman-of-death, horseman-of-famine",
        p1_discard="horseman-of-pestilence",
        line="horseman-of-pestilence",
    ) as table:
        table.answer("play horseman-of-death", "left")
        table.changed(
            hand="horseman-of-famine, horseman-of-death, horseman-of-war",
            discard="sequis",
            line="horseman-of-death exhausted, horseman-of-pestilence",
        )


def test_horseman_of_death_rides_alone():
    with Sanctum(hand="horseman-of-death", discard="sequis") as table:
        table.answer("play horseman-of-death")
        table.changed(hand="", line="horseman-of-death exhausted")


@pytest.mark.rule("KF-WORD-18")
def test_horseman_of_famine_destroys_the_least_powerful_creature():
    with Sanctum(
        hand="horseman-of-famine", line="sequis, jehu-the-bureaucrat", p1_line="wardrummer, troll"
    ) as table:
        table.answer("play horseman-of-famine", "right")
        table.offers("destroy jehu-the-bureaucrat", "destroy wardrummer")
        table.answer("destroy wardrummer")
        table.changed(
            hand="",
            line="sequis, jehu-the-bureaucrat, horseman-of-famine exhausted",
            p1_line="troll",
            p1_discard="wardrummer",
        )


def test_horseman_of_famine_starves_somebody_whenever_it_reaps_and_fights():
    with Sanctum(line="horseman-of-famine, bulwark", p1_line="valdr, silvertooth") as table:
        table.answer("reap horseman-of-famine")
        table.changed(
            amber=1, line="horseman-of-famine exhausted, bulwark", p1_line="valdr", p1_discard="silvertooth"
        )
    with Sanctum(line="horseman-of-famine, raiding-knight", p1_line="silvertooth, valdr") as table:
        table.answer("fight horseman-of-famine", "attack silvertooth")
        table.changed(
            line="horseman-of-famine exhausted damage:2",
            discard="raiding-knight",
            p1_line="valdr",
            p1_discard="silvertooth",
        )


def test_horseman_of_famine_alone_starves_itself():
    with Sanctum(hand="horseman-of-famine") as table:
        table.answer("play horseman-of-famine")
        table.changed(hand="", discard="horseman-of-famine")


def test_horseman_of_pestilence_harms_all_but_horsemen():
    with Sanctum(
        hand="horseman-of-pestilence",
        line="horseman-of-war, troll",
        p1_line="horseman-of-death, sequis, urchin",
    ) as table:
        table.answer("play horseman-of-pestilence", "left")
        table.changed(
            hand="",
            line="horseman-of-pestilence exhausted, horseman-of-war, troll damage:1",
            p1_line="horseman-of-death, sequis armor-used:1",
            p1_discard="urchin",
        )


def test_horseman_of_pestilence_harms_whenever_it_reaps_and_fights():
    with Sanctum(line="horseman-of-pestilence, troll", p1_line="krump") as table:
        table.answer("reap horseman-of-pestilence")
        table.changed(
            amber=1, line="horseman-of-pestilence exhausted, troll damage:1", p1_line="krump damage:1"
        )
    with Sanctum(line="horseman-of-pestilence, troll", p1_line="silvertooth, krump") as table:
        table.answer("fight horseman-of-pestilence", "attack silvertooth")
        table.changed(
            line="horseman-of-pestilence exhausted damage:2, troll damage:1",
            p1_line="krump damage:1",
            p1_discard="silvertooth",
        )


def test_horseman_of_war_sends_every_friendly_creature_to_fight_and_nothing_else():
    with Sanctum(
        hand="horseman-of-war",
        line="troll, sequis, noddy-the-thief house:sanctum, krump stunned, valdr exhausted",
        artifacts="hallowed-blaster",
        p1_line="bumpsy",
    ) as table:
        assert table.can("reap sequis")
        table.answer("play horseman-of-war", "left")
        table.offers(
            "fight troll",
            "fight sequis",
            "fight noddy-the-thief",
            "unstun krump",
            "act hallowed-blaster",
            "end-turn",
        )
        table.refused("reap sequis", "KF-GEN-01")
        table.refused("act noddy-the-thief", "KF-GEN-01")
        table.answer("fight troll")
        table.changed(
            hand="",
            line="horseman-of-war exhausted, troll exhausted damage:5, sequis, noddy-the-thief house:sanctum, "
            "krump stunned, valdr exhausted",
            p1_line="",
            p1_discard="bumpsy",
        )


@pytest.mark.rule("KF-LAST-02")
def test_horseman_of_war_is_obeyed_without_it_until_the_turn_ends():
    with Sanctum(
        hand=f"horseman-of-war, the-harder-they-come, {FULL}",
        line="sequis",
        p1_line="troll",
        p1_hand="6 bumpsy",
    ) as table:
        table.answer("play horseman-of-war", "left", "play the-harder-they-come", "purge horseman-of-war")
        assert table.can("fight sequis")
        assert not table.can("reap sequis")
        table.answer("end-turn", "brobnar")
        assert table.can("reap troll")
        table.answer("end-turn", "sanctum")
        assert table.can("reap sequis")


def test_jehu_earns_two_aember_when_you_choose_sanctum():
    with Sanctum(
        line="jehu-the-bureaucrat stunned", p1_line="jehu-the-bureaucrat", step="house", house=""
    ) as table:
        table.answer("sanctum")
        table.changed(amber=2)


def test_jehu_earns_nothing_with_another_house():
    with Sanctum(line="jehu-the-bureaucrat", step="house", house="") as table:
        table.answer("brobnar")
        table.changed()


@pytest.mark.rule("KF-HOUSE-09")
def test_jehu_earns_before_the_archives_are_taken():
    with Sanctum(line="jehu-the-bureaucrat", archives="sequis", step="house", house="") as table:
        table.answer("sanctum")
        table.changed(amber=2)
        table.offers("take-archives", "skip")
        table.answer("take-archives")
        table.changed(hand="sequis", archives="")


def test_lady_maxena_stuns_a_creature():
    with Sanctum(hand="lady-maxena", line="sequis", p1_line="troll") as table:
        table.answer("play lady-maxena", "left")
        table.offers("stun lady-maxena", "stun sequis", "stun troll")
        table.answer("stun troll")
        table.changed(hand="", line="lady-maxena exhausted, sequis", p1_line="troll stunned")


def test_lady_maxena_goes_back_to_the_hand_of_her_owner():
    with Sanctum(line="lady-maxena damage:2 amber:1 +shoulder-armor, lady-maxena owner:1") as table:
        table.answer("act lady-maxena")
        table.changed(line="lady-maxena owner:1", hand="lady-maxena", discard="shoulder-armor", p1_amber=1)
        table.answer("act lady-maxena")
        table.changed(line="", p1_hand="lady-maxena")


def test_lord_golgotha_hits_the_neighbors_of_its_foe_before_the_fight():
    with Sanctum(line="lord-golgotha, sequis", p1_line="wardrummer, krump, valdr, bumpsy") as table:
        table.answer("fight lord-golgotha", "attack krump")
        table.changed(
            line="lord-golgotha exhausted damage:4 armor-used:2, sequis",
            p1_line="krump damage:5, valdr damage:3, bumpsy",
            p1_discard="wardrummer",
        )


def test_lord_golgotha_does_not_hit_when_it_is_attacked():
    with Sanctum(line="bumpsy, krump", p1_line="lord-golgotha", house="brobnar") as table:
        table.answer("fight bumpsy")
        table.changed(line="krump", discard="bumpsy", p1_line="lord-golgotha damage:3 armor-used:2")


@pytest.mark.rule("KF-WORD-12")
def test_numquid_destroys_until_the_opponent_has_no_more_creatures_than_you():
    with Sanctum(hand="numquid-the-fair", line="sequis", p1_line="troll, krump, valdr, bumpsy") as table:
        table.answer("play numquid-the-fair", "left")
        table.offers("destroy troll", "destroy krump", "destroy valdr", "destroy bumpsy")
        table.answer("destroy krump")
        table.offers("destroy troll", "destroy valdr", "destroy bumpsy")
        table.answer("destroy troll")
        table.changed(
            hand="",
            line="numquid-the-fair exhausted, sequis",
            p1_line="valdr, bumpsy",
            p1_discard="troll, krump",
        )


@pytest.mark.parametrize(("enemies", "fallen"), [("troll", "troll"), ("", "")])
def test_numquid_destroys_at_least_one_enemy_creature(enemies, fallen):
    with Sanctum(hand="numquid-the-fair", line="3 sequis", p1_line=enemies) as table:
        table.answer("play numquid-the-fair", "right")
        lost = {"p1_line": "", "p1_discard": fallen} if fallen else {}
        table.changed(hand="", line="sequis, sequis, sequis, numquid-the-fair exhausted", **lost)


def test_numquid_goes_on_after_a_ward():
    with Sanctum(hand="numquid-the-fair", p1_line="troll warded, krump") as table:
        table.answer("play numquid-the-fair", "destroy troll", "destroy troll")
        table.changed(hand="", line="numquid-the-fair exhausted", p1_line="krump", p1_discard="troll")


@pytest.mark.rule("KF-WORD-13")
def test_numquid_stops_when_it_has_left_play():
    with Sanctum(hand="numquid-the-fair", p1_line="troll +phoenix-heart, krump, valdr") as table:
        table.answer("play numquid-the-fair", "destroy troll")
        table.changed(
            hand="",
            discard="numquid-the-fair",
            p1_line="krump damage:3, valdr damage:3",
            p1_hand="troll",
            p1_discard="phoenix-heart",
        )


def test_protectrix_heals_a_creature_and_keeps_it_from_damage():
    with Sanctum(
        line="protectrix, sequis damage:3, bulwark", p1_line="troll, wardrummer damage:1", hand="mighty-lance"
    ) as table:
        table.answer("reap protectrix")
        table.offers("heal protectrix", "heal sequis", "heal bulwark", "heal troll", "heal wardrummer", "skip")
        table.answer("heal sequis", "fight sequis", "attack troll")
        table.changed(
            amber=1,
            line="protectrix exhausted, sequis exhausted, bulwark",
            p1_line="troll damage:4, wardrummer damage:1",
        )
        table.answer("play mighty-lance", "choose sequis", "choose protectrix")
        table.changed(
            hand="", discard="mighty-lance", line="protectrix exhausted damage:3, sequis exhausted, bulwark"
        )


@pytest.mark.rule("KF-HEAL-02", "KF-WORD-03")
@pytest.mark.parametrize("answer", ["heal sequis", "skip"])
def test_protectrix_protects_nobody_whom_it_does_not_heal(answer):
    with Sanctum(line="protectrix, sequis", p1_line="silvertooth") as table:
        table.answer("reap protectrix", answer, "fight sequis")
        table.changed(
            amber=1,
            line="protectrix exhausted, sequis exhausted armor-used:2",
            p1_line="",
            p1_discard="silvertooth",
        )


@pytest.mark.rule("KF-LAST-04")
def test_protectrix_does_not_protect_who_left_and_came_back():
    with Sanctum(line="protectrix, lady-maxena damage:1", hand="mighty-lance", p1_line="troll") as table:
        table.answer("reap protectrix", "heal lady-maxena", "act lady-maxena", "play lady-maxena", "right")
        table.answer("stun troll", "play mighty-lance", "choose lady-maxena")
        table.changed(
            amber=1,
            hand="",
            discard="mighty-lance",
            line="protectrix exhausted damage:3, lady-maxena exhausted damage:1 armor-used:2",
            p1_line="troll stunned",
        )


@pytest.mark.parametrize(("before", "mark", "after"), [(2, " amber:1", {"p1_amber": 1}), (0, "", {})])
def test_raiding_knight_captures_one(before, mark, after):
    with Sanctum(hand="raiding-knight", p1_amber=before, amber=3) as table:
        table.answer("play raiding-knight")
        table.changed(hand="", line=f"raiding-knight exhausted{mark}", **after)


@pytest.mark.rule("KF-EX-04", "KF-DMG-09")
def test_raiding_knights_armor_keeps_two_of_five_damage_off():
    with Sanctum(line="bumpsy house:dis", p1_line="raiding-knight", house="dis") as table:
        table.answer("fight bumpsy")
        table.changed(
            line="bumpsy house:dis exhausted damage:4", p1_line="raiding-knight damage:3 armor-used:2"
        )


@pytest.mark.rule("KF-EX-14", "KF-ARM-01")
def test_raiding_knights_armor_is_used_up_over_a_turn_and_whole_in_the_next():
    with Sanctum(
        hand="horseman-of-pestilence, mighty-lance, " + FULL, p1_line="raiding-knight", p1_hand=FULL
    ) as table:
        table.answer("play horseman-of-pestilence")
        table.changed(
            hand="mighty-lance, " + FULL,
            line="horseman-of-pestilence exhausted",
            p1_line="raiding-knight armor-used:1",
        )
        table.answer("play mighty-lance", "choose raiding-knight")
        table.changed(hand=FULL, discard="mighty-lance", p1_line="raiding-knight damage:2 armor-used:2")
        table.answer("end-turn")
        table.changed(player=1, line="horseman-of-pestilence", p1_line="raiding-knight damage:2")
        table.answer("sanctum")


@pytest.mark.rule("KF-FAQ-46", "KF-DMG-10")
def test_raiding_knights_armor_counts_before_shadow_self_takes_the_rest():
    with Sanctum(line="bulwark damage:3 armor-used:2", p1_line="raiding-knight, shadow-self") as table:
        table.answer("fight bulwark", "attack raiding-knight")
        table.changed(line="", discard="bulwark", p1_line="raiding-knight armor-used:2, shadow-self damage:2")


def test_sanctum_guardian_changes_places_when_it_reaps():
    with Sanctum(line="sanctum-guardian, troll, sequis damage:1, bulwark", p1_line="krump") as table:
        table.answer("reap sanctum-guardian")
        table.offers("swap troll", "swap sequis", "swap bulwark")
        table.answer("swap sequis")
        table.changed(amber=1, line="sequis damage:1, troll, sanctum-guardian exhausted, bulwark")


def test_sanctum_guardian_changes_places_when_it_fights():
    with Sanctum(line="sequis, sanctum-guardian", p1_line="bumpsy") as table:
        table.answer("fight sanctum-guardian")
        table.changed(
            line="sanctum-guardian exhausted damage:4 armor-used:1, sequis", p1_line="", p1_discard="bumpsy"
        )


def test_sanctum_guardian_alone_stays_where_it_is():
    with Sanctum(line="sanctum-guardian", p1_line="bumpsy, troll") as table:
        table.answer("reap sanctum-guardian")
        table.changed(amber=1, line="sanctum-guardian exhausted")


@pytest.mark.rule("KF-DEST-15")
def test_sanctum_guardian_takes_the_flank_from_a_wounded_knight_who_needs_it():
    with Sanctum(line="staunch-knight damage:4, sanctum-guardian, bulwark") as table:
        table.answer("reap sanctum-guardian", "swap staunch-knight")
        table.changed(amber=1, line="sanctum-guardian exhausted, bulwark", discard="staunch-knight")


def test_sanctum_guardian_has_taunt():
    with Sanctum(line="troll", p1_line="urchin, sanctum-guardian", house="brobnar") as table:
        table.answer("fight troll")
        table.changed(line="troll exhausted damage:6", p1_line="urchin", p1_discard="sanctum-guardian")


@pytest.mark.parametrize(("before", "mark", "after"), [(2, " amber:1", {"p1_amber": 1}), (0, "", {})])
def test_sequis_captures_when_it_reaps(before, mark, after):
    with Sanctum(line="sequis", p1_amber=before) as table:
        table.answer("reap sequis")
        table.changed(amber=1, line=f"sequis exhausted{mark}", **after)


def test_sergeant_zakiel_sends_a_neighbor_to_fight():
    with Sanctum(hand="sergeant-zakiel", line="troll exhausted, sequis", p1_line="krump, bumpsy") as table:
        table.answer("play sergeant-zakiel", "left")
        table.offers("ready troll", "skip")
        table.answer("ready troll", "attack krump")
        table.changed(
            hand="",
            line="sergeant-zakiel exhausted, troll exhausted damage:6, sequis",
            p1_line="bumpsy",
            p1_discard="krump",
        )


def test_sergeant_zakiel_may_let_them_rest():
    with Sanctum(hand="sergeant-zakiel", line="troll exhausted", p1_line="krump") as table:
        table.answer("play sergeant-zakiel", "left", "skip")
        table.changed(hand="", line="sergeant-zakiel exhausted, troll exhausted")


def test_sergeant_zakiel_without_neighbors_asks_nothing():
    with Sanctum(hand="sergeant-zakiel", p1_line="krump") as table:
        table.answer("play sergeant-zakiel")
        table.changed(hand="", line="sergeant-zakiel exhausted")


@pytest.mark.rule("KF-EX-28", "KF-LINE-04", "KF-LINE-05")
@pytest.mark.parametrize(
    ("line", "power"),
    [
        ("staunch-knight", 6),
        ("staunch-knight, troll", 6),
        ("troll, sequis, staunch-knight", 6),
        ("troll, staunch-knight, sequis", 4),
    ],
)
def test_staunch_knight_is_stronger_on_a_flank(line, power):
    with Sanctum(line=line, p1_line="2 krump") as table:
        assert table.power("staunch-knight") == power


@pytest.mark.rule("KF-DEST-15")
def test_staunch_knight_falls_when_it_loses_the_flank_it_lived_on():
    with Sanctum(hand="sequis", line="troll, staunch-knight damage:4") as table:
        table.answer("play sequis", "right")
        table.changed(hand="", line="troll, sequis exhausted", discard="staunch-knight")


def test_the_vaultkeeper_keeps_the_pool_from_thieves():
    with Sanctum(
        hand="urchin", line="noddy-the-thief", p1_line="the-vaultkeeper", p1_amber=3, house="shadows"
    ) as table:
        table.answer("act noddy-the-thief", "play urchin", "left")
        table.changed(hand="", line="urchin exhausted, noddy-the-thief exhausted")


def test_the_vaultkeeper_does_not_keep_its_controller_from_stealing_nor_anybody_from_capturing():
    with Sanctum(
        line="the-vaultkeeper, noddy-the-thief house:sanctum, sequis",
        p1_line="the-vaultkeeper house:dis",
        p1_amber=3,
    ) as table:
        table.answer("act noddy-the-thief", "reap sequis")
        table.changed(
            amber=1,
            line="the-vaultkeeper, noddy-the-thief house:sanctum exhausted, sequis exhausted amber:1",
            p1_amber=2,
        )
    with Sanctum(line="the-vaultkeeper, noddy-the-thief house:sanctum", p1_amber=3) as table:
        table.answer("act noddy-the-thief")
        table.changed(amber=1, line="the-vaultkeeper, noddy-the-thief house:sanctum exhausted", p1_amber=2)


def test_veemos_lightbringer_destroys_whatever_is_elusive():
    with Sanctum(
        hand="veemos-lightbringer",
        line="urchin, troll",
        p1_line="bulleteye, umbra, krump +ring-of-invisibility, mooncurser",
    ) as table:
        table.answer("play veemos-lightbringer", "right")
        table.changed(
            hand="",
            line="troll, veemos-lightbringer exhausted",
            discard="urchin",
            p1_line="umbra, mooncurser",
            p1_discard="krump, ring-of-invisibility, bulleteye",
        )


# What they leave alone: a forbidden candidate or number is on the table


LEFT_ALONE = {
    "horseman-of-famine": [
        case("fight horseman-of-famine; attack urchin", house="sanctum", line="horseman-of-famine",
             p1_line="urchin, dust-pixie, dextre, troll", offers="destroy urchin, destroy dust-pixie"),
    ],
    "sanctum-guardian": [
        case("fight sanctum-guardian; attack urchin", house="sanctum", line="sanctum-guardian, troll, sequis",
             p1_line="urchin, krump", offers="swap troll, swap sequis"),
    ],
    "armageddon-cloak": [
        case("fight troll; attack urchin", line="troll, sequis +armageddon-cloak", p1_line="urchin, krump",
             changed={"line": "troll exhausted, sequis +armageddon-cloak"}),
    ],
    "shoulder-armor": [
        case("fight bumpsy", line="sequis +shoulder-armor, bumpsy", p1_line="troll",
             changed={"discard": "bumpsy", "line": "sequis +shoulder-armor", "p1_line": "troll damage:5"}),
    ],
}  # fmt: skip


@pytest.mark.parametrize("card", LEFT_ALONE)
def test_a_card_leaves_alone_what_does_not_fit(card):
    for each in LEFT_ALONE[card]:
        each.check()
