"""What the cards of Brobnar in Call of the Archons do."""

import pytest

from tests.games.keyforge.candidates import case
from tests.games.keyforge.situations import Situation

FULL = "6 punch"  # a hand that draws nothing at the end of the turn


# Actions


def test_anger_readies_a_friendly_creature_and_fights_with_it():
    with Situation(hand="anger", line="troll exhausted, bumpsy", p1_line="krump, headhunter") as table:
        table.answer("play anger")
        table.offers("ready troll", "ready bumpsy")
        table.answer("ready troll", "attack headhunter")
        table.changed(
            amber=1,
            hand="",
            discard="anger",
            line="troll exhausted damage:5, bumpsy",
            p1_line="krump",
            p1_discard="headhunter",
        )


@pytest.mark.rule("KF-EX-01")
def test_anger_fights_with_a_creature_that_is_ready_already():
    with Situation(hand="anger", line="bumpsy", p1_line="troll") as table:
        table.answer("play anger")
        table.changed(amber=1, hand="", discard="anger, bumpsy", line="", p1_line="troll damage:5")


@pytest.mark.rule("KF-FAQ-08")
@pytest.mark.parametrize("enemies", ["krump", ""])
def test_anger_only_unstuns_a_stunned_creature(enemies):
    with Situation(hand="anger", line="troll exhausted stunned", p1_line=enemies) as table:
        table.answer("play anger")
        table.changed(amber=1, hand="", discard="anger", line="troll exhausted")


@pytest.mark.rule("KF-FAQ-38")
def test_anger_without_enemies_leaves_the_creature_ready_for_later():
    with Situation(hand="anger", line="bumpsy exhausted") as table:
        table.answer("play anger")
        table.changed(amber=1, hand="", discard="anger", line="bumpsy")
        table.answer("reap bumpsy")
        table.changed(amber=2, line="bumpsy exhausted")


def test_anger_fights_with_a_creature_of_any_house():
    with Situation(hand="anger", line="troll house:dis", p1_line="bumpsy") as table:
        table.refused("fight troll")
        table.answer("play anger")
        table.changed(
            amber=1,
            hand="",
            discard="anger",
            line="troll house:dis exhausted damage:5",
            p1_line="",
            p1_discard="bumpsy",
        )


def test_anger_without_creatures_is_worth_its_aember():
    with Situation(hand="anger", p1_line="troll") as table:
        table.answer("play anger")
        table.changed(amber=1, hand="", discard="anger")


@pytest.mark.rule("KF-CTRL-05")
def test_barehanded_puts_artifacts_on_the_decks_of_their_owners():
    with Situation(
        hand="barehanded",
        artifacts="cannon exhausted, iron-obelisk owner:1",
        line="troll +blood-of-titans",
        deck="bumpsy",
        p1_deck="krump",
    ) as table:
        table.answer("play barehanded")
        table.changed(
            amber=1,
            hand="",
            discard="barehanded",
            artifacts="",
            deck="cannon, bumpsy",
            p1_deck="iron-obelisk, krump",
        )


def test_barehanded_lets_the_active_player_order_each_pile():
    with Situation(
        hand="barehanded",
        artifacts="cannon, banner-of-battle",
        p1_artifacts="2 iron-obelisk, screechbomb",
        p1_deck="krump",
    ) as table:
        table.answer("play barehanded")
        table.offers("order cannon banner-of-battle", "order banner-of-battle cannon")
        table.answer("order banner-of-battle cannon", "order iron-obelisk screechbomb iron-obelisk#2")
        table.changed(
            amber=1,
            hand="",
            discard="barehanded",
            artifacts="",
            deck="cannon, banner-of-battle",
            p1_artifacts="",
            p1_deck="iron-obelisk, screechbomb, iron-obelisk, krump",
        )


def test_barehanded_asks_for_no_order_of_equal_artifacts():
    with Situation(hand="barehanded", artifacts="2 cannon") as table:
        table.answer("play barehanded")
        table.changed(amber=1, hand="", discard="barehanded", artifacts="", deck="2 cannon")


def test_blood_money_puts_aember_on_an_enemy_creature():
    with Situation(hand="blood-money", line="troll", p1_line="bumpsy amber:1, krump", p1_amber=3) as table:
        table.answer("play blood-money")
        table.offers("exalt bumpsy", "exalt krump")
        table.answer("exalt bumpsy")
        table.changed(hand="", discard="blood-money", p1_line="bumpsy amber:3, krump")


def test_blood_money_without_enemy_creatures_does_nothing():
    with Situation(hand="blood-money", line="troll", p1_amber=3) as table:
        table.answer("play blood-money")
        table.changed(hand="", discard="blood-money")


def test_brothers_in_battle_lets_the_chosen_house_fight_and_do_nothing_else():
    with Situation(
        hand="brothers-in-battle",
        line="troll house:dis, krump house:dis exhausted, headhunter house:logos, bumpsy house:dis stunned",
        p1_line="smaaash, valdr house:dis",
    ) as table:
        table.offers("play brothers-in-battle", "discard brothers-in-battle", "end-turn")
        table.answer("play brothers-in-battle", "dis")
        table.offers("fight troll", "unstun bumpsy", "end-turn")
        table.answer("fight troll", "attack smaaash")
        table.changed(
            amber=1,
            hand="",
            discard="brothers-in-battle",
            line="troll house:dis exhausted damage:5, krump house:dis exhausted, headhunter house:logos, "
            "bumpsy house:dis stunned",
            p1_line="valdr house:dis",
            p1_discard="smaaash",
        )


def test_brothers_in_battle_leaves_the_active_house_alone():
    with Situation(hand="brothers-in-battle", line="troll", p1_line="smaaash") as table:
        table.answer("play brothers-in-battle", "mars")
        table.offers("fight troll", "reap troll", "end-turn")


@pytest.mark.parametrize(("before", "after"), [(0, 0), (6, 6), (7, 3), (10, 6)])
def test_burn_the_stockpile_needs_seven_aember(before, after):
    with Situation(hand="burn-the-stockpile", amber=8, p1_amber=before) as table:
        table.answer("play burn-the-stockpile")
        lost = {"p1_amber": after} if after != before else {}
        table.changed(hand="", discard="burn-the-stockpile", **lost)


def test_champions_challenge_spares_the_strongest_of_both_and_lets_them_fight():
    with Situation(
        hand="champion-s-challenge",
        amber=3,
        line="bumpsy, troll exhausted damage:1, headhunter",
        p1_line="krump, grenade-snib, smaaash",
    ) as table:
        table.answer("play champion-s-challenge")
        table.changed(
            amber=1,  # the grenade
            hand="",
            line="troll exhausted damage:7",
            discard="champion-s-challenge, headhunter, bumpsy",
            p1_line="",
            p1_discard="krump, smaaash, grenade-snib",
        )


@pytest.mark.rule("KF-WORD-16")
def test_champions_challenge_with_ties_spares_one_of_the_active_players_choice():
    with Situation(
        hand="champion-s-challenge", line="bumpsy, headhunter", p1_line="krump, valdr, smaaash"
    ) as table:
        table.answer("play champion-s-challenge")
        table.offers("choose krump", "choose valdr")
        table.answer("choose valdr")
        table.offers("choose bumpsy", "choose headhunter")
        table.answer("choose headhunter")
        table.changed(
            hand="",
            line="",
            discard="champion-s-challenge, headhunter, bumpsy",
            p1_line="valdr damage:5",
            p1_discard="smaaash, krump",
        )


def test_champions_challenge_without_friendly_creatures_only_destroys():
    with Situation(hand="champion-s-challenge", p1_line="troll, smaaash") as table:
        table.answer("play champion-s-challenge")
        table.changed(hand="", discard="champion-s-challenge", p1_line="troll", p1_discard="smaaash")


def test_champions_challenge_reads_power_as_it_is_now():
    with Situation(hand="champion-s-challenge", p1_line="troll, smaaash +blood-of-titans") as table:
        table.answer("play champion-s-challenge")
        table.changed(
            hand="",
            discard="champion-s-challenge",
            p1_line="smaaash +blood-of-titans",
            p1_discard="troll",
        )


def test_cowards_end_destroys_the_undamaged_and_chains():
    with Situation(
        hand="coward-s-end",
        line="bumpsy, krump damage:1",
        p1_line="troll damage:7, smaaash exhausted",
        artifacts="cannon",
    ) as table:
        table.answer("play coward-s-end")
        table.changed(
            hand="",
            chains=3,
            line="krump damage:1",
            discard="coward-s-end, bumpsy",
            p1_line="troll damage:7",
            p1_discard="smaaash",
        )


def test_follow_the_leader_lets_every_friendly_creature_fight():
    with Situation(
        hand="follow-the-leader",
        line="troll house:dis, bumpsy, krump house:logos exhausted",
        p1_line="headhunter, valdr house:dis",
    ) as table:
        table.refused("fight troll")
        table.answer("play follow-the-leader")
        table.offers("fight troll", "fight bumpsy", "reap bumpsy", "end-turn")
        table.answer("fight troll", "attack headhunter")
        table.changed(
            hand="",
            discard="follow-the-leader",
            line="troll house:dis exhausted damage:5, bumpsy, krump house:logos exhausted",
            p1_line="valdr house:dis",
            p1_discard="headhunter",
        )


@pytest.mark.rule("KF-LAST-01")
def test_follow_the_leader_ends_with_the_turn():
    with Situation(
        effects="follow-the-leader", hand=FULL, line="troll house:dis", p1_line="krump", p1_hand=FULL
    ) as table:
        assert table.can("fight troll")
        table.answer("end-turn", "brobnar", "end-turn", "brobnar")
        table.refused("fight troll")


@pytest.mark.rule("KF-DMG-15")
@pytest.mark.parametrize(
    ("target", "after"),
    [
        ("troll", "krump damage:2, troll damage:4, smaaash damage:2"),
        ("krump", "krump damage:4, troll damage:2, smaaash"),
    ],
)
def test_lava_ball_splashes_on_the_neighbors(target, after):
    with Situation(hand="lava-ball", line="bumpsy", p1_line="krump, troll, smaaash") as table:
        table.answer("play lava-ball", f"choose {target}")
        table.changed(hand="", discard="lava-ball", p1_line=after)


def test_lava_ball_destroys_the_chosen_and_its_neighbor_together():
    with Situation(hand="lava-ball", line="wardrummer, grenade-snib, troll", p1_amber=3) as table:
        table.answer("play lava-ball", "choose wardrummer")
        table.changed(
            hand="",
            line="troll",
            discard="lava-ball, grenade-snib, wardrummer",
            p1_amber=1,
        )


def test_lava_ball_is_met_by_the_armor_of_each():
    with Situation(hand="lava-ball", p1_line="firespitter, firespitter") as table:
        table.answer("play lava-ball", "choose firespitter#2")
        table.changed(
            hand="",
            discard="lava-ball",
            p1_line="firespitter damage:1 armor-used:1, firespitter damage:3 armor-used:1",
        )


def test_loot_the_bodies_pays_for_each_enemy_creature_destroyed():
    with Situation(hand="loot-the-bodies, earthshaker", p1_line="wardrummer, looter-goblin, troll") as table:
        table.answer("play loot-the-bodies", "play earthshaker")
        table.changed(
            amber=2,
            hand="",
            line="earthshaker exhausted",
            discard="loot-the-bodies",
            p1_line="troll",
            p1_discard="looter-goblin, wardrummer",
        )


def test_loot_the_bodies_pays_twice_when_played_twice_and_nothing_for_friends():
    with Situation(hand="2 loot-the-bodies, earthshaker", line="wardrummer", p1_line="wardrummer") as table:
        table.answer("play loot-the-bodies", "play loot-the-bodies", "play earthshaker", "left")
        table.changed(
            amber=2,
            hand="",
            line="earthshaker exhausted",
            discard="wardrummer, 2 loot-the-bodies",
            p1_line="",
            p1_discard="wardrummer",
        )


@pytest.mark.rule("KF-LAST-01")
def test_loot_the_bodies_ends_with_the_turn():
    with Situation(effects="loot-the-bodies", hand=FULL, line="troll", p1_line="bumpsy") as table:
        table.answer("end-turn", "brobnar")
        table.changed(player=1)
        table.answer("fight bumpsy")
        table.changed(line="troll damage:5", p1_line="", p1_discard="bumpsy")


def test_punch_deals_three_damage():
    with Situation(hand="2 punch", line="troll", p1_line="wardrummer, firespitter") as table:
        table.answer("play punch")
        table.offers("damage troll", "damage wardrummer", "damage firespitter")
        table.answer("damage wardrummer")
        table.changed(amber=1, hand="punch", discard="punch", p1_line="firespitter", p1_discard="wardrummer")
        table.answer("play punch", "damage firespitter")
        table.changed(amber=2, hand="", discard="2 punch", p1_line="firespitter damage:2 armor-used:1")


def test_relentless_assault_fights_with_three_different_creatures_in_turn():
    with Situation(
        hand="relentless-assault",
        line="troll exhausted, krump, bumpsy house:dis, valdr",
        p1_line="smaaash, headhunter, kelifi-dragon",
    ) as table:
        table.answer("play relentless-assault")
        table.offers("choose troll", "choose krump", "choose bumpsy", "choose valdr", "skip")
        table.answer("choose troll", "attack smaaash")
        table.offers("choose krump", "choose bumpsy", "choose valdr", "skip")
        table.answer("choose krump", "attack headhunter")
        table.offers("choose bumpsy", "choose valdr", "skip")
        table.answer("choose bumpsy")
        table.changed(
            hand="",
            line="troll exhausted damage:5, krump exhausted damage:5, valdr",
            discard="relentless-assault, bumpsy house:dis",
            p1_line="kelifi-dragon damage:5",
            p1_discard="headhunter, smaaash",
        )


def test_relentless_assault_may_stop_early():
    with Situation(hand="relentless-assault", line="troll exhausted, krump", p1_line="valdr") as table:
        table.answer("play relentless-assault", "skip")
        table.changed(hand="", discard="relentless-assault")


@pytest.mark.parametrize(("enemies", "gained"), [("troll", 3), ("troll, krump", 1), ("3 troll", 1)])
def test_smith_rewards_the_longer_battleline(enemies, gained):
    with Situation(hand="smith", line="bumpsy, valdr", p1_line=enemies) as table:
        table.answer("play smith")
        table.changed(amber=gained, hand="", discard="smith")


def test_sound_the_horns_digs_for_a_brobnar_creature():
    with Situation(
        hand="sound-the-horns", deck="punch, troll house:dis, cannon, bumpsy, krump", discard="smith"
    ) as table:
        table.answer("play sound-the-horns")
        table.changed(
            amber=1,
            hand="bumpsy",
            deck="krump",
            discard="sound-the-horns, cannon, troll house:dis, punch, smith",
        )


@pytest.mark.parametrize(
    ("deck", "discard"), [("", ""), ("punch, troll house:dis", ", troll house:dis, punch")]
)
def test_sound_the_horns_finds_nothing_when_the_deck_runs_out(deck, discard):
    with Situation(hand="sound-the-horns", deck=deck, discard="bumpsy") as table:
        table.answer("play sound-the-horns")
        emptied = {"deck": ""} if deck else {}
        table.changed(amber=1, hand="", discard=f"sound-the-horns{discard}, bumpsy", **emptied)


@pytest.mark.parametrize(
    ("line", "artifacts", "stolen"),
    [
        ("troll house:logos, krump house:logos", "cannon house:logos", 2),
        ("troll house:logos, krump house:logos", "3 cannon house:logos", 2),
        ("troll house:logos, krump house:logos, bumpsy", "cannon", 0),
    ],
)
def test_take_that_smartypants_needs_three_enemy_logos_cards(line, artifacts, stolen):
    with Situation(
        hand="take-that-smartypants",
        line="smaaash house:logos",
        p1_line=line,
        p1_artifacts=artifacts,
        p1_amber=5,
    ) as table:
        table.answer("play take-that-smartypants")
        robbed = {"p1_amber": 5 - stolen} if stolen else {}
        table.changed(amber=1 + stolen, hand="", discard="take-that-smartypants", **robbed)


def test_take_that_smartypants_steals_what_there_is():
    with Situation(hand="take-that-smartypants", p1_artifacts="3 cannon house:logos", p1_amber=1) as table:
        table.answer("play take-that-smartypants")
        table.changed(amber=2, hand="", discard="take-that-smartypants", p1_amber=0)


def test_tremor_stuns_a_creature_and_its_neighbors():
    with Situation(
        hand="tremor", line="bumpsy", p1_line="krump, troll stunned, smaaash, valdr exhausted, headhunter"
    ) as table:
        table.answer("play tremor", "choose smaaash")
        table.changed(
            hand="",
            discard="tremor",
            p1_line="krump, troll stunned, smaaash stunned, valdr exhausted stunned, headhunter",
        )


def test_tremor_may_hit_friendly_creatures():
    with Situation(hand="tremor", line="bumpsy, troll, krump", p1_line="smaaash") as table:
        table.answer("play tremor", "choose bumpsy")
        table.changed(hand="", discard="tremor", line="bumpsy stunned, troll stunned, krump")


def test_unguarded_camp_captures_with_a_creature_for_each_in_excess():
    with Situation(hand="unguarded-camp", line="bumpsy, troll, krump", p1_line="smaaash", p1_amber=5) as table:
        table.answer("play unguarded-camp")
        table.offers("choose bumpsy", "choose troll", "choose krump")
        table.answer("choose krump")
        table.offers("choose bumpsy", "choose troll")
        table.answer("choose bumpsy")
        table.changed(
            amber=1,
            hand="",
            discard="unguarded-camp",
            line="bumpsy amber:1, troll, krump amber:1",
            p1_amber=3,
        )


def test_unguarded_camp_captures_no_more_than_there_is():
    with Situation(hand="unguarded-camp", line="bumpsy, troll", p1_amber=1) as table:
        table.answer("play unguarded-camp", "choose troll")
        table.changed(amber=1, hand="", discard="unguarded-camp", line="bumpsy, troll amber:1", p1_amber=0)


@pytest.mark.parametrize("enemies", ["smaaash", "smaaash, valdr"])
def test_unguarded_camp_needs_an_excess(enemies):
    with Situation(hand="unguarded-camp", line="bumpsy", p1_line=enemies, p1_amber=4) as table:
        table.answer("play unguarded-camp")
        table.changed(amber=1, hand="", discard="unguarded-camp")


@pytest.mark.rule("KF-FIGHT-06", "KF-FIGHT-14")
def test_warsong_pays_for_each_fight_of_a_friendly_creature_dead_or_alive():
    with Situation(hand="warsong", line="bumpsy, firespitter", p1_line="troll, wardrummer damage:2") as table:
        table.answer("play warsong", "fight bumpsy", "attack troll")
        table.changed(
            amber=1,
            hand="",
            line="firespitter",
            discard="bumpsy, warsong",
            p1_line="troll damage:5, wardrummer damage:2",
        )
        table.answer("fight firespitter", "attack wardrummer")  # who falls before the blows
        table.changed(amber=2, line="firespitter exhausted", p1_line="troll damage:6", p1_discard="wardrummer")


def test_warsong_pays_for_no_other_use_and_in_no_other_turn():
    with Situation(effects="warsong", hand=FULL, line="troll, krump", p1_line="bumpsy") as table:
        table.answer("reap troll")
        table.changed(amber=1, line="troll exhausted, krump")
        table.answer("end-turn", "brobnar", "fight bumpsy", "attack krump")
        table.changed(player=1, line="troll, krump damage:5", p1_line="", p1_discard="bumpsy")


# Artifacts and upgrades


def test_autocannon_hits_every_creature_that_enters_play():
    with Situation(artifacts="autocannon", hand="troll, cannon", p1_line="bumpsy") as table:
        table.answer("play cannon")
        table.changed(hand="troll", artifacts="autocannon, cannon exhausted")
        table.answer("play troll")
        table.changed(hand="", line="troll exhausted damage:1")


def test_autocannon_hits_the_creatures_of_both_players_and_each_copy_hits():
    with Situation(p1_artifacts="2 autocannon", hand="troll") as table:
        table.answer("play troll", "resolve autocannon#2 troll")
        table.changed(hand="", line="troll exhausted damage:2")


def test_autocannon_may_fire_before_or_after_the_play_ability():
    with Situation(artifacts="autocannon", hand="bumpsy", p1_amber=2) as table:
        table.answer("play bumpsy")
        table.offers("resolve bumpsy bumpsy", "resolve autocannon bumpsy")
        table.answer("resolve autocannon bumpsy")
        table.changed(hand="", line="bumpsy exhausted damage:1", p1_amber=1)


def test_autocannon_is_worth_one_aember():
    with Situation(hand="autocannon", line="troll") as table:
        table.answer("play autocannon")
        table.changed(amber=1, hand="", artifacts="autocannon exhausted")


def test_banner_of_battle_strengthens_friendly_creatures_only():
    with Situation(artifacts="banner-of-battle", line="bumpsy", p1_line="troll") as table:
        assert (table.power("bumpsy"), table.power("troll")) == (6, 8)
        table.answer("fight bumpsy")
        table.changed(line="", discard="bumpsy", p1_line="troll damage:6")


def test_without_the_banner_the_wounded_fall():
    with Situation(
        hand="barehanded", artifacts="2 banner-of-battle", line="bumpsy damage:6, troll damage:7"
    ) as table:
        table.answer("play barehanded")
        table.changed(
            amber=1,
            hand="",
            artifacts="",
            deck="2 banner-of-battle",
            line="troll damage:7",
            discard="barehanded, bumpsy",
        )


def test_cannon_deals_two_damage():
    with Situation(artifacts="cannon", line="bumpsy", p1_line="troll, looter-goblin") as table:
        table.answer("act cannon")
        table.offers("damage bumpsy", "damage troll", "damage looter-goblin")
        table.answer("damage troll")
        table.changed(artifacts="cannon exhausted", p1_line="troll damage:2, looter-goblin")
        table.refused("act cannon", "KF-GEN-10")


@pytest.mark.rule("KF-EX-27")
def test_gauntlet_of_command_is_played_discarded_and_used_with_its_house_alone():
    given = {"hand": "gauntlet-of-command", "artifacts": "gauntlet-of-command"}
    with Situation(**given, house="brobnar") as table:
        table.offers(
            "play gauntlet-of-command",
            "discard gauntlet-of-command",
            "act gauntlet-of-command",
            "end-turn",
        )
    with Situation(**given, house="logos") as table:
        table.offers("end-turn")


def test_gauntlet_of_command_readies_and_fights():
    with Situation(
        artifacts="gauntlet-of-command", line="troll exhausted, bumpsy", p1_line="headhunter"
    ) as table:
        table.answer("act gauntlet-of-command", "ready troll")
        table.changed(
            artifacts="gauntlet-of-command exhausted",
            line="troll exhausted damage:5, bumpsy",
            p1_line="",
            p1_discard="headhunter",
        )


def test_iron_obelisk_makes_keys_dearer_for_each_damaged_brobnar_creature():
    with Situation(
        artifacts="iron-obelisk",
        line="troll damage:1, bumpsy damage:3, krump, valdr house:dis damage:1",
        p1_line="smaaash damage:2",
        hand="punch",
    ) as table:
        assert (table.key_cost(0), table.key_cost(1)) == (6, 8)
        table.answer("play punch", "damage krump")
        assert (table.key_cost(0), table.key_cost(1)) == (6, 9)


@pytest.mark.parametrize(("amber", "forges"), [(7, False), (8, True)])
def test_iron_obelisk_counts_when_the_opponent_forges(amber, forges):
    with Situation(
        p1_artifacts="iron-obelisk",
        p1_line="troll damage:1, bumpsy damage:3",
        amber=amber,
        step="forge",
        house="",
    ) as table:
        if forges:
            table.answer("red")
            table.changed(keys="red")
        assert table.state.players[0].amber == (0 if forges else 7)
        assert "brobnar" in table.texts()


def test_mighty_javelin_is_thrown_in_any_house():
    with Situation(artifacts="mighty-javelin", line="bumpsy", p1_line="smaaash", house="dis") as table:
        table.answer("omni mighty-javelin")
        table.offers("damage bumpsy", "damage smaaash")
        table.answer("damage smaaash")
        table.changed(artifacts="", discard="mighty-javelin", p1_line="smaaash damage:4")


def test_mighty_javelin_must_be_ready():
    with Situation(hand="mighty-javelin", p1_line="smaaash") as table:
        table.answer("play mighty-javelin")
        table.changed(amber=1, hand="", artifacts="mighty-javelin exhausted")
        table.refused("omni mighty-javelin", "KF-GEN-10")


def test_pile_of_skulls_captures_for_each_enemy_creature_destroyed():
    with Situation(
        artifacts="pile-of-skulls",
        hand="earthshaker",
        line="troll, looter-goblin",
        p1_line="wardrummer, looter-goblin",
        p1_amber=5,
    ) as table:
        table.answer("play earthshaker", "left", "resolve pile-of-skulls wardrummer")
        table.offers("capture earthshaker", "capture troll")
        table.answer("capture troll", "capture earthshaker")
        table.changed(
            hand="",
            line="earthshaker exhausted amber:1, troll amber:1",
            discard="looter-goblin",
            p1_line="",
            p1_discard="looter-goblin, wardrummer",
            p1_amber=3,
        )


def test_pile_of_skulls_is_quiet_in_the_opponents_turn():
    with Situation(p1_artifacts="pile-of-skulls", p1_line="troll", line="bumpsy", amber=3) as table:
        table.answer("fight bumpsy")
        table.changed(line="", discard="bumpsy", p1_line="troll damage:5")


def test_pile_of_skulls_needs_a_friendly_creature():
    with Situation(artifacts="pile-of-skulls, cannon", p1_line="looter-goblin", p1_amber=3) as table:
        table.answer("act cannon")
        table.changed(artifacts="pile-of-skulls, cannon exhausted", p1_line="", p1_discard="looter-goblin")


@pytest.mark.parametrize(("before", "after"), [(5, 3), (1, 0)])
def test_screechbomb_costs_the_opponent_two_aember_in_any_house(before, after):
    with Situation(artifacts="screechbomb", house="dis", amber=4, p1_amber=before) as table:
        table.answer("omni screechbomb")
        table.changed(artifacts="", discard="screechbomb", p1_amber=after)


@pytest.mark.rule("KF-LEAVE-06")
def test_the_warchest_pays_for_an_enemy_who_is_friendly_now():
    """Overlord Greking kills Bumpsy and puts it into play on his side; Scientifical Hack opens the chest."""
    given = {"artifacts": "the-warchest, scientifical-hack", "line": "overlord-greking"}
    with Situation(house="dis", p1_line="bumpsy damage:4", **given) as table:
        table.answer("fight overlord-greking", "left", "omni scientifical-hack", "act the-warchest")
        table.changed(
            amber=1,
            line="bumpsy owner:1 exhausted, overlord-greking exhausted damage:5",
            artifacts="the-warchest exhausted",
            discard="scientifical-hack",
            p1_line="",
        )


def test_the_warchest_pays_for_enemies_destroyed_in_fights():
    with Situation(
        artifacts="the-warchest",
        line="troll, krump, bumpsy",
        p1_line="smaaash, headhunter, valdr damage:1",
        hand="punch",
        p1_amber=2,
    ) as table:
        table.answer("fight troll", "attack smaaash", "fight bumpsy", "attack headhunter")
        table.answer("play punch", "damage valdr")
        table.changed(
            amber=1,
            hand="",
            line="troll exhausted damage:5, krump",
            discard="punch, bumpsy",
            p1_line="valdr damage:4",
            p1_discard="headhunter, smaaash",
        )
        table.answer("fight krump", "act the-warchest")  # which also costs the opponent 1
        table.changed(
            amber=4,
            artifacts="the-warchest exhausted",
            line="troll exhausted damage:5",
            discard="krump, punch, bumpsy",
            p1_line="",
            p1_discard="valdr, headhunter, smaaash",
        )


@pytest.mark.rule("KF-FIGHT-05")
def test_the_warchest_does_not_count_who_falls_outside_of_the_blows():
    with Situation(
        artifacts="the-warchest", line="firespitter", p1_line="wardrummer damage:2, looter-goblin", hand="punch"
    ) as table:
        table.answer("fight firespitter", "attack wardrummer", "play punch", "damage looter-goblin")
        table.answer("act the-warchest")
        table.changed(
            amber=1,
            hand="",
            discard="punch",
            artifacts="the-warchest exhausted",
            line="firespitter exhausted",
            p1_line="",
            p1_discard="looter-goblin, wardrummer",
        )


def test_the_warchest_forgets_at_the_end_of_the_turn():
    with Situation(artifacts="the-warchest", line="troll", p1_line="smaaash", hand=FULL, p1_hand=FULL) as table:
        table.answer("fight troll", "end-turn", "brobnar", "end-turn", "brobnar", "act the-warchest")
        table.changed(
            artifacts="the-warchest exhausted",
            line="troll damage:5",
            p1_line="",
            p1_discard="smaaash",
        )


def test_blood_of_titans_gives_five_power():
    with Situation(hand="blood-of-titans", line="grenade-snib", p1_line="bumpsy") as table:
        table.answer("play blood-of-titans", "attach grenade-snib")
        table.changed(amber=1, hand="", line="grenade-snib +blood-of-titans")
        assert (table.power("grenade-snib"), table.power("bumpsy")) == (7, 5)
        table.answer("fight grenade-snib")
        table.changed(line="grenade-snib exhausted damage:5 +blood-of-titans", p1_line="", p1_discard="bumpsy")


@pytest.mark.rule("KF-PLAY-08")
def test_blood_of_titans_needs_a_creature():
    with Situation(hand="blood-of-titans", artifacts="cannon") as table:
        table.refused("play blood-of-titans", "KF-PLAY-08")
        assert table.can("discard blood-of-titans")


def test_phoenix_heart_returns_its_creature_and_burns_the_rest():
    with Situation(
        line="bumpsy +phoenix-heart, wardrummer", p1_line="troll, grenade-snib, firespitter", amber=3
    ) as table:
        table.answer("fight bumpsy", "attack troll")
        table.changed(
            amber=1,  # the grenade
            hand="bumpsy",
            line="",
            discard="wardrummer, phoenix-heart",
            p1_line="firespitter damage:2 armor-used:1",
            p1_discard="grenade-snib, troll",
        )


def test_phoenix_heart_on_an_enemy_returns_it_to_its_owner():
    with Situation(hand="phoenix-heart, lava-ball", line="krump", p1_line="wardrummer") as table:
        table.answer("play phoenix-heart", "attach wardrummer")
        table.changed(hand="lava-ball", p1_line="wardrummer +phoenix-heart/owner:0")
        table.answer("play lava-ball", "choose wardrummer")
        table.changed(
            hand="",
            line="krump damage:3",
            discard="lava-ball, phoenix-heart",
            p1_hand="wardrummer",
            p1_line="",
        )


def test_phoenix_heart_burns_only_when_its_creature_is_destroyed():
    with Situation(hand="wardrummer", line="bumpsy +phoenix-heart", p1_line="smaaash") as table:
        table.answer("play wardrummer", "left")
        table.changed(hand="bumpsy", line="wardrummer exhausted", discard="phoenix-heart")


def test_yo_mama_mastery_heals_and_taunts():
    with Situation(
        hand="yo-mama-mastery", line="bumpsy, krump damage:4, valdr damage:1", p1_line="troll"
    ) as table:
        table.answer("play yo-mama-mastery", "attach krump")
        table.changed(amber=1, hand="", line="bumpsy, krump +yo-mama-mastery, valdr damage:1")


@pytest.mark.rule("KF-KW-TAUNT-01")
def test_yo_mama_mastery_hides_the_neighbors():
    with Situation(line="troll", p1_line="bumpsy, krump +yo-mama-mastery, valdr, smaaash") as table:
        table.answer("fight troll")
        table.offers("attack krump", "attack smaaash")
        table.answer("attack krump")
        table.changed(
            line="troll exhausted damage:6",
            p1_line="bumpsy, valdr, smaaash",
            p1_discard="krump, yo-mama-mastery",
        )


# Creatures


def test_bilgum_avalanche_rolls_when_its_controller_forges():
    with Situation(
        line="bilgum-avalanche, bumpsy", p1_line="troll, looter-goblin", amber=6, step="forge", house=""
    ) as table:
        table.answer("blue")
        table.changed(keys="blue", p1_line="troll damage:2", p1_discard="looter-goblin")


def test_bilgum_avalanche_stays_when_the_opponent_forges():
    with Situation(p1_line="bilgum-avalanche", line="troll", amber=6, step="forge", house="") as table:
        table.answer("blue")
        table.changed(keys="blue")


@pytest.mark.parametrize(("before", "lost"), [(3, {"p1_amber": 2}), (0, {})])
def test_bumpsy_costs_the_opponent_one_aember(before, lost):
    with Situation(hand="bumpsy", amber=2, p1_amber=before) as table:
        table.answer("play bumpsy")
        table.changed(hand="", line="bumpsy exhausted", **lost)


def test_earthshaker_destroys_everybody_of_power_three_or_lower():
    with Situation(
        hand="earthshaker",
        line="wardrummer, wardrummer +blood-of-titans",
        p1_line="grenade-snib power:2, looter-goblin, bumpsy",
    ) as table:
        table.answer("play earthshaker", "left")
        table.changed(
            hand="",
            line="earthshaker exhausted, wardrummer +blood-of-titans",
            discard="wardrummer",
            p1_line="grenade-snib power:2, bumpsy",
            p1_discard="looter-goblin",
        )


def test_firespitter_burns_all_enemies_before_the_fight():
    with Situation(line="firespitter", p1_line="troll, looter-goblin, krump") as table:
        table.answer("fight firespitter", "attack krump")
        table.changed(
            line="",
            discard="firespitter",
            p1_line="troll damage:1, looter-goblin damage:1",
            p1_discard="krump",
        )


@pytest.mark.rule("KF-FIGHT-05")
def test_firespitter_that_burns_its_target_is_not_struck():
    with Situation(line="firespitter, bumpsy", p1_line="troll, smaaash damage:4, krump damage:5") as table:
        table.answer("fight firespitter", "attack smaaash")
        table.changed(
            line="firespitter exhausted, bumpsy",
            p1_line="troll damage:1",
            p1_discard="krump, smaaash",
        )


def test_firespitter_does_not_burn_when_it_is_attacked_or_reaps():
    with Situation(line="troll", p1_line="firespitter") as table:
        table.answer("fight troll")
        table.changed(line="troll exhausted damage:5", p1_line="", p1_discard="firespitter")
    with Situation(line="firespitter", p1_line="troll") as table:
        table.answer("reap firespitter")
        table.changed(amber=1, line="firespitter exhausted")


def test_ganger_chieftain_may_ready_and_fight_with_a_neighbor():
    with Situation(
        hand="ganger-chieftain", line="troll exhausted house:dis, bumpsy exhausted", p1_line="smaaash"
    ) as table:
        table.answer("play ganger-chieftain", "left")
        table.offers("ready troll", "skip")
        table.answer("ready troll")
        table.changed(
            hand="",
            line="ganger-chieftain exhausted, troll house:dis exhausted damage:5, bumpsy exhausted",
            p1_line="",
            p1_discard="smaaash",
        )


def test_ganger_chieftain_may_let_it_be():
    with Situation(hand="ganger-chieftain", line="troll exhausted", p1_line="smaaash") as table:
        table.answer("play ganger-chieftain", "right", "skip")
        table.changed(hand="", line="troll exhausted, ganger-chieftain exhausted")


def test_ganger_chieftain_alone_has_no_neighbor():
    with Situation(hand="ganger-chieftain", p1_line="smaaash") as table:
        table.answer("play ganger-chieftain")
        table.changed(hand="", line="ganger-chieftain exhausted")


def test_grenade_snib_costs_the_opponent_of_its_controller_two_aember():
    with Situation(line="grenade-snib", p1_line="troll", amber=4, p1_amber=3) as table:
        table.answer("fight grenade-snib")
        table.changed(line="", discard="grenade-snib", p1_line="troll damage:2", p1_amber=1)
    with Situation(line="troll", p1_line="grenade-snib", amber=4, p1_amber=3) as table:
        table.answer("fight troll")
        table.changed(amber=2, line="troll exhausted damage:2", p1_line="", p1_discard="grenade-snib")


def test_grenade_snib_goes_off_only_when_it_is_destroyed():
    with Situation(hand="wardrummer", line="grenade-snib", p1_amber=3) as table:
        table.answer("play wardrummer", "left")
        table.changed(hand="grenade-snib", line="wardrummer exhausted")


@pytest.mark.parametrize(
    ("enemy", "after"),
    [
        ("wardrummer", {"amber": 1, "line": "headhunter exhausted damage:3", "p1_line": "",
                        "p1_discard": "wardrummer"}),
        ("troll", {"line": "", "discard": "headhunter", "p1_line": "troll damage:5"}),
        ("looter-goblin", {"amber": 1, "line": "headhunter exhausted"}),
    ],
)  # fmt: skip
def test_headhunter_is_paid_for_a_fight_that_it_survives(enemy, after):
    with Situation(line="headhunter", p1_line=enemy) as table:
        table.answer("fight headhunter")
        table.changed(**after)


@pytest.mark.rule("KF-FIGHT-10")
def test_headhunter_is_not_paid_for_defending():
    with Situation(line="wardrummer", p1_line="headhunter") as table:
        table.answer("fight wardrummer")
        table.changed(line="", discard="wardrummer", p1_line="headhunter damage:3")


def test_hebe_the_huge_tramples_the_other_undamaged_creatures():
    with Situation(
        hand="hebe-the-huge",
        line="bumpsy, krump damage:1",
        p1_line="troll, looter-goblin, wardrummer damage:2, firespitter",
    ) as table:
        table.answer("play hebe-the-huge", "left")
        table.changed(
            hand="",
            line="hebe-the-huge exhausted, bumpsy damage:2, krump damage:1",
            p1_line="troll damage:2, wardrummer damage:2, firespitter damage:1 armor-used:1",
            p1_discard="looter-goblin",
        )


@pytest.mark.rule("KF-PLAY-13")
def test_kelifi_dragon_needs_seven_aember_which_it_does_not_cost():
    with Situation(hand="kelifi-dragon", amber=6, p1_amber=9) as table:
        table.refused("play kelifi-dragon", "KF-PLAY-13")
        assert table.can("discard kelifi-dragon")
    with Situation(hand="kelifi-dragon", amber=7) as table:
        table.answer("play kelifi-dragon")
        table.changed(hand="", line="kelifi-dragon exhausted")


def test_kelifi_dragon_reaps_fire():
    with Situation(line="kelifi-dragon, bumpsy", p1_line="troll") as table:
        table.answer("reap kelifi-dragon")
        table.offers("damage kelifi-dragon", "damage bumpsy", "damage troll")
        table.answer("damage troll")
        table.changed(amber=2, line="kelifi-dragon exhausted, bumpsy", p1_line="troll damage:5")


def test_kelifi_dragon_fights_with_fire():
    with Situation(line="kelifi-dragon", p1_line="troll, bumpsy") as table:
        table.answer("fight kelifi-dragon", "attack troll", "damage bumpsy")
        table.changed(
            amber=1,
            line="kelifi-dragon exhausted damage:8",
            p1_line="",
            p1_discard="bumpsy, troll",
        )


def test_king_of_the_crag_weakens_enemy_brobnar_creatures():
    with Situation(line="king-of-the-crag, bumpsy", p1_line="troll, krump house:dis, smaaash") as table:
        powers = [table.power(name) for name in ("king-of-the-crag", "bumpsy", "troll", "krump", "smaaash")]
        assert powers == [7, 5, 6, 6, 3]


@pytest.mark.rule("KF-FAQ-36", "KF-DMG-03")
def test_king_of_the_crag_destroys_an_enemy_left_without_power():
    with Situation(hand="king-of-the-crag", p1_line="looter-goblin, wardrummer, troll damage:6") as table:
        table.answer("play king-of-the-crag")
        table.changed(
            hand="",
            line="king-of-the-crag exhausted",
            p1_line="wardrummer",
            p1_discard="troll, looter-goblin",
        )


@pytest.mark.rule("KF-FAQ-62", "KF-DEST-15")
def test_king_of_the_crag_destroys_pingle_before_it_annoys():
    with Situation(hand="king-of-the-crag", p1_line="pingle-who-annoys") as table:
        table.answer("play king-of-the-crag")
        table.changed(hand="", line="king-of-the-crag exhausted", p1_line="", p1_discard="pingle-who-annoys")


def test_krump_makes_the_loser_pay():
    with Situation(line="krump", p1_line="bumpsy, troll", p1_amber=2) as table:
        table.answer("fight krump", "attack bumpsy")
        table.changed(line="krump exhausted damage:5", p1_line="troll", p1_discard="bumpsy", p1_amber=1)


def test_krump_makes_an_attacker_pay_too():
    with Situation(line="bumpsy", p1_line="krump", amber=2) as table:
        table.answer("fight bumpsy")
        table.changed(amber=1, line="", discard="bumpsy", p1_line="krump damage:5")


@pytest.mark.rule("KF-FIGHT-11")
def test_krump_must_survive():
    with Situation(line="krump", p1_line="valdr", p1_amber=2) as table:
        table.answer("fight krump")
        table.changed(line="", discard="krump", p1_line="", p1_discard="valdr")


def test_krump_is_not_paid_for_other_deaths():
    with Situation(line="krump", p1_line="bumpsy", hand="2 punch", p1_amber=2) as table:
        table.answer("play punch", "damage bumpsy", "play punch", "damage bumpsy")
        table.changed(amber=2, hand="", discard="2 punch", p1_line="", p1_discard="bumpsy")


@pytest.mark.parametrize(("before", "after"), [(6, 6), (7, 5), (9, 7)])
def test_lomir_flamefist_needs_seven_aember(before, after):
    with Situation(hand="lomir-flamefist", amber=8, p1_amber=before) as table:
        table.answer("play lomir-flamefist")
        lost = {"p1_amber": after} if after != before else {}
        table.changed(hand="", line="lomir-flamefist exhausted", **lost)


def test_looter_goblin_reaps_loot_for_the_rest_of_the_turn():
    with Situation(line="looter-goblin, troll, bumpsy", p1_line="smaaash, valdr", hand="punch") as table:
        table.answer("fight bumpsy", "attack smaaash")  # too early
        table.changed(line="looter-goblin, troll", discard="bumpsy", p1_line="valdr", p1_discard="smaaash")
        table.answer("reap looter-goblin", "fight troll")
        table.changed(
            amber=2,
            line="looter-goblin exhausted, troll exhausted damage:6",
            p1_line="",
            p1_discard="valdr, smaaash",
        )


@pytest.mark.rule("KF-LAST-02")
def test_looter_goblins_loot_goes_on_without_it():
    with Situation(line="looter-goblin", hand="earthshaker", p1_line="wardrummer") as table:
        table.answer("reap looter-goblin", "play earthshaker", "left")
        table.changed(
            amber=2,
            hand="",
            line="earthshaker exhausted",
            discard="looter-goblin",
            p1_line="",
            p1_discard="wardrummer",
        )


@pytest.mark.rule("KF-KW-ELUS-01")
@pytest.mark.parametrize("goblin", ["looter-goblin", "pingle-who-annoys"])
def test_the_elusive_goblins_escape_the_first_attack_of_a_turn(goblin):
    with Situation(line="troll, bumpsy", p1_line=goblin) as table:
        table.answer("fight troll")
        table.changed(line="troll exhausted, bumpsy")
        table.answer("fight bumpsy")
        table.changed(line="troll exhausted, bumpsy exhausted damage:2", p1_line="", p1_discard=goblin)


def test_mugwump_feasts_on_who_falls_fighting_it():
    with Situation(line="mugwump damage:3", p1_line="looter-goblin elusive-used, troll") as table:
        table.answer("fight mugwump", "attack looter-goblin")
        table.changed(line="mugwump exhausted power:1", p1_line="troll", p1_discard="looter-goblin")
        assert table.power("mugwump") == 7


def test_mugwump_feasts_on_an_attacker():
    with Situation(line="bumpsy", p1_line="mugwump power:1") as table:
        table.answer("fight bumpsy")
        table.changed(line="", discard="bumpsy", p1_line="mugwump power:2")


@pytest.mark.rule("KF-FIGHT-11")
def test_mugwump_must_survive():
    with Situation(line="mugwump", p1_line="valdr") as table:
        table.answer("fight mugwump")
        table.changed(line="", discard="mugwump", p1_line="", p1_discard="valdr")


def test_mugwump_does_not_feast_on_who_survives():
    with Situation(line="mugwump damage:3", p1_line="looter-goblin") as table:
        table.answer("fight mugwump")  # the goblin escapes
        table.changed(line="mugwump exhausted damage:3")


def test_pingle_who_annoys_hits_each_enemy_that_enters_play():
    with Situation(p1_line="pingle-who-annoys", hand="troll, cannon, wardrummer") as table:
        table.answer("play cannon", "play troll")
        table.changed(hand="wardrummer", artifacts="cannon exhausted", line="troll exhausted damage:1")


def test_pingle_who_annoys_leaves_friends_alone():
    with Situation(line="pingle-who-annoys", hand="troll") as table:
        table.answer("play troll", "left")
        table.changed(hand="", line="troll exhausted, pingle-who-annoys")


def test_rock_hurling_giant_may_throw_when_a_brobnar_card_is_discarded():
    with Situation(line="rock-hurling-giant exhausted", p1_line="bumpsy", hand="punch, smith") as table:
        table.answer("discard punch")
        table.offers("damage rock-hurling-giant", "damage bumpsy", "skip")
        table.answer("damage bumpsy")
        table.changed(hand="smith", discard="punch", p1_line="bumpsy damage:4")
        table.answer("discard smith", "skip")
        table.changed(hand="", discard="smith, punch")


def test_rock_hurling_giant_wants_brobnar_cards():
    with Situation(line="rock-hurling-giant", p1_line="bumpsy", hand="punch house:dis", house="dis") as table:
        table.answer("discard punch")
        table.changed(hand="", discard="punch house:dis")


def test_rock_hurling_giant_wants_cards_from_hand():
    with Situation(
        line="rock-hurling-giant", p1_line="bumpsy", hand="sound-the-horns", deck="punch, smith, troll"
    ) as table:
        table.answer("play sound-the-horns")
        table.changed(amber=1, hand="troll", deck="", discard="sound-the-horns, smith, punch")


def test_rock_hurling_giant_rests_in_the_opponents_turn():
    with Situation(p1_line="rock-hurling-giant", line="bumpsy", hand="punch") as table:
        table.answer("discard punch")
        table.changed(hand="", discard="punch")


@pytest.mark.parametrize(
    ("played", "after"),
    [
        ("", {}),
        ("smith", {"line": "rogue-ogre damage:1 amber:1, krump", "p1_amber": 1}),
        ("smith, warsong", {}),
    ],
)
def test_rogue_ogre_likes_turns_with_exactly_one_card(played, after):
    with Situation(line="rogue-ogre damage:3, krump", hand=FULL, played=played, p1_amber=2) as table:
        table.answer("end-turn")
        table.changed(player=1, **after)


def test_rogue_ogre_sleeps_in_the_opponents_turn():
    with Situation(p1_line="rogue-ogre damage:3", hand=FULL, played="smith", amber=2) as table:
        table.answer("end-turn")
        table.changed(player=1)


def test_smaaash_stuns_a_creature():
    with Situation(hand="smaaash", line="troll", p1_line="bumpsy") as table:
        table.answer("play smaaash", "left")
        table.offers("stun smaaash", "stun troll", "stun bumpsy")
        table.answer("stun bumpsy")
        table.changed(hand="", line="smaaash exhausted, troll", p1_line="bumpsy stunned")


@pytest.mark.rule("KF-FAQ-09", "KF-ABIL-09")
def test_smaaash_may_choose_a_creature_that_is_stunned_already():
    with Situation(hand="smaaash", p1_line="bumpsy stunned") as table:
        table.answer("play smaaash", "stun bumpsy")
        table.changed(hand="", line="smaaash exhausted")


def test_smaaash_alone_stuns_itself():
    with Situation(hand="smaaash") as table:
        table.answer("play smaaash")
        table.changed(hand="", line="smaaash exhausted stunned")


def test_tireless_crocag_fights_in_any_house_and_never_reaps():
    with Situation(line="tireless-crocag, bumpsy", p1_line="smaaash, valdr", house="dis") as table:
        table.offers("fight tireless-crocag", "end-turn")
        table.answer("fight tireless-crocag", "attack smaaash")
        table.changed(line="tireless-crocag exhausted damage:5, bumpsy", p1_line="valdr", p1_discard="smaaash")
    with Situation(line="tireless-crocag", p1_line="smaaash") as table:
        table.offers("fight tireless-crocag", "end-turn")


def test_tireless_crocag_is_destroyed_with_the_last_enemy():
    with Situation(line="tireless-crocag, troll", p1_line="smaaash, looter-goblin", hand="2 punch") as table:
        table.answer("play punch", "damage looter-goblin")
        table.changed(amber=1, hand="punch", discard="punch", p1_line="smaaash", p1_discard="looter-goblin")
        table.answer("fight troll")
        table.changed(
            line="troll exhausted damage:5",
            discard="tireless-crocag, punch",
            p1_line="",
            p1_discard="smaaash, looter-goblin",
        )


def test_tireless_crocag_cannot_stay_where_there_is_no_enemy():
    with Situation(hand="tireless-crocag", line="troll") as table:
        table.answer("play tireless-crocag", "left")
        table.changed(hand="", discard="tireless-crocag")


@pytest.mark.parametrize(("before", "after"), [(" damage:5", " damage:2"), (" damage:2", ""), ("", "")])
def test_troll_heals_when_it_reaps(before, after):
    with Situation(line=f"troll{before}, bumpsy damage:2", p1_line="krump damage:3") as table:
        table.answer("reap troll")
        table.changed(amber=1, line=f"troll exhausted{after}, bumpsy damage:2")


@pytest.mark.parametrize(
    ("target", "after"),
    [
        ("kelifi-dragon", "kelifi-dragon damage:8, earthshaker +blood-of-titans, troll +blood-of-titans"),
        ("earthshaker", "kelifi-dragon, earthshaker damage:6 +blood-of-titans, troll +blood-of-titans"),
        ("troll", "kelifi-dragon, earthshaker +blood-of-titans, troll damage:8 +blood-of-titans"),
    ],
)
def test_valdr_strikes_harder_at_a_flank(target, after):
    with Situation(
        line="valdr", p1_line="kelifi-dragon, earthshaker +blood-of-titans, troll +blood-of-titans"
    ) as table:
        assert table.power("valdr") == 6
        table.answer("fight valdr", f"attack {target}")
        table.changed(line="", discard="valdr", p1_line=after)


def test_valdr_defends_with_its_power():
    with Situation(line="kelifi-dragon", p1_line="valdr") as table:
        table.answer("fight kelifi-dragon")
        table.changed(
            amber=1, line="kelifi-dragon exhausted damage:11", p1_line="", p1_discard="valdr"
        )  # it takes 6, and its own fire 5: there is nobody else


def test_wardrummer_calls_the_other_friendly_brobnar_creatures_home():
    with Situation(
        hand="wardrummer",
        line="bumpsy amber:2 damage:1, troll house:dis, wardrummer +blood-of-titans, krump owner:1",
        p1_line="smaaash",
    ) as table:
        table.answer("play wardrummer", "left")
        table.changed(
            hand="bumpsy, wardrummer",
            line="wardrummer exhausted, troll house:dis",
            discard="blood-of-titans",
            p1_hand="krump",
            p1_amber=2,
        )


# What they leave alone: a forbidden candidate or number is on the table


LEFT_ALONE = {
    "champion-s-challenge": [
        case("play champion-s-challenge", hand="champion-s-challenge", line="troll, bumpsy warded",
             p1_line="krump", offers="ready troll, ready bumpsy"),
    ],
    "loot-the-bodies": [
        case("play loot-the-bodies; omni gorm-of-omm; destroy cannon", hand="loot-the-bodies",
             artifacts="gorm-of-omm", p1_artifacts="cannon, mothergun",
             changed={"hand": "", "discard": "gorm-of-omm, loot-the-bodies", "artifacts": "",
                      "p1_discard": "cannon", "p1_artifacts": "mothergun"}),
    ],
    "pile-of-skulls": [
        case("omni gorm-of-omm; destroy cannon", line="troll", artifacts="pile-of-skulls, gorm-of-omm",
             p1_artifacts="cannon, mothergun", p1_amber=2,
             changed={"discard": "gorm-of-omm", "artifacts": "pile-of-skulls", "p1_discard": "cannon",
                      "p1_artifacts": "mothergun"}),
    ],
    "looter-goblin": [
        case("reap looter-goblin; omni gorm-of-omm; destroy cannon", line="looter-goblin",
             artifacts="gorm-of-omm", p1_artifacts="cannon, mothergun",
             changed={"amber": 1, "discard": "gorm-of-omm", "line": "looter-goblin exhausted",
                      "artifacts": "", "p1_discard": "cannon", "p1_artifacts": "mothergun"}),
    ],
    "mugwump": [
        case("fight troll", line="mugwump damage:2, troll", p1_line="bumpsy",
             changed={"line": "mugwump damage:2, troll exhausted damage:5", "p1_discard": "bumpsy",
                      "p1_line": ""}),
    ],
    "tireless-crocag": [
        case("", line="tireless-crocag, troll", p1_line="krump",
             offers="fight tireless-crocag, fight troll, reap troll, end-turn"),
    ],
    "rock-hurling-giant": [
        case("play mind-barb", house="dis", hand="mind-barb", line="rock-hurling-giant", p1_line="bumpsy",
             p1_hand="punch", changed={"amber": 1, "hand": "", "discard": "mind-barb", "p1_hand": "",
                                       "p1_discard": "punch"}),
    ],
}  # fmt: skip


@pytest.mark.parametrize("card", LEFT_ALONE)
def test_a_card_leaves_alone_what_does_not_fit(card):
    for each in LEFT_ALONE[card]:
        each.check()
