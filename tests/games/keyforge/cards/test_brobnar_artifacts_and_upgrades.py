"""What cards of Brobnar in Call of the Archons do: artifacts and upgrades."""

import pytest

from tests.games.keyforge.situations import Situation

FULL = "6 punch"  # a hand that draws nothing at the end of the turn


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
