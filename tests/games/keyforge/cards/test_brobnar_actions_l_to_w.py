"""What cards of Brobnar in Call of the Archons do: actions l to w."""

import pytest

from tests.games.keyforge.situations import Situation

FULL = "6 punch"  # a hand that draws nothing at the end of the turn


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
