"""Chapter 'Keywords'."""

import pytest

from tests.games.keyforge.situations import Situation

# Assault


@pytest.mark.rule("KF-KW-ASSAULT-01")
def test_assault_deals_its_damage_before_the_fight():
    with Situation(house="untamed", line="ancient-bear", p1_line="troll") as table:
        table.answer("fight ancient-bear")
        table.changed(line="", discard="ancient-bear", p1_line="troll damage:7")


@pytest.mark.rule("KF-KW-ASSAULT-01")
def test_assault_is_for_the_attacker():
    with Situation(line="troll", p1_line="ancient-bear") as table:
        table.answer("fight troll")
        table.changed(line="troll exhausted damage:5", p1_line="", p1_discard="ancient-bear")


@pytest.mark.rule("KF-KW-ASSAULT-02")
def test_several_assault_values_add_up():
    with Situation(house="untamed", line="ancient-bear +way-of-the-bear", p1_line="mighty-tiger") as table:
        table.answer("fight ancient-bear")
        table.changed(
            line="ancient-bear exhausted +way-of-the-bear", p1_line="", p1_discard="mighty-tiger"
        )  # 4 before the fight


@pytest.mark.rule("KF-KW-ASSAULT-03")
@pytest.mark.parametrize(("power", "mine"), [("umbra", ""), ("murmook", " damage:3")])
def test_a_defender_that_assault_destroys_deals_no_damage(power, mine):
    with Situation(house="untamed", line="ancient-bear", p1_line=power) as table:
        table.answer("fight ancient-bear")
        table.changed(line=f"ancient-bear exhausted{mine}", p1_line="", p1_discard=power)


# Hazardous


@pytest.mark.rule("KF-KW-HAZ-01")
def test_hazardous_hits_the_attacker_before_the_fight():
    with Situation(line="troll", p1_line="briar-grubbling") as table:
        table.answer("fight troll")
        table.changed(line="troll exhausted damage:7", p1_line="", p1_discard="briar-grubbling")


@pytest.mark.rule("KF-KW-HAZ-01")
def test_hazardous_is_for_the_attacked():
    with Situation(house="untamed", line="briar-grubbling", p1_line="troll") as table:
        table.answer("fight briar-grubbling")
        table.changed(line="", discard="briar-grubbling", p1_line="troll damage:2")


@pytest.mark.rule("KF-KW-HAZ-02")
def test_several_hazardous_values_add_up():
    with Situation(line="tireless-crocag", p1_line="briar-grubbling +flame-wreathed") as table:
        table.answer("fight tireless-crocag")
        table.changed(line="", discard="tireless-crocag")  # 7 before the fight


@pytest.mark.rule("KF-KW-HAZ-03")
def test_an_attacker_that_hazardous_destroys_deals_no_damage():
    with Situation(line="bumpsy", p1_line="briar-grubbling") as table:
        table.answer("fight bumpsy")
        table.changed(line="", discard="bumpsy")


# Skirmish


@pytest.mark.rule("KF-KW-SKIRM-01")
def test_a_skirmisher_takes_no_damage_from_the_defender():
    with Situation(house="untamed", line="snufflegator", p1_line="troll") as table:
        table.answer("fight snufflegator")
        table.changed(line="snufflegator exhausted", p1_line="troll damage:4")


@pytest.mark.rule("KF-KW-SKIRM-01")
def test_skirmish_is_for_the_one_that_is_used_to_fight():
    with Situation(line="krump", p1_line="lupo-the-scarred, troll") as table:
        table.answer("fight krump", "attack lupo-the-scarred")
        table.changed(line="", discard="krump", p1_line="troll", p1_discard="lupo-the-scarred")


@pytest.mark.rule("KF-KW-SKIRM-02")
def test_hazardous_hits_a_skirmisher():
    with Situation(house="untamed", line="lupo-the-scarred", p1_line="briar-grubbling") as table:
        table.answer("fight lupo-the-scarred")
        table.changed(
            line="lupo-the-scarred exhausted damage:5", p1_line="", p1_discard="briar-grubbling"
        )  # and no 2 more


@pytest.mark.rule("KF-KW-SKIRM-02")
def test_so_do_other_abilities():
    """Phoenix Heart burns everybody when its creature falls."""
    with Situation(house="untamed", line="snufflegator", p1_line="umbra +phoenix-heart") as table:
        table.answer("fight snufflegator")
        table.changed(
            line="snufflegator exhausted damage:3", p1_line="", p1_hand="umbra", p1_discard="phoenix-heart"
        )


@pytest.mark.rule("KF-KW-SKIRM-03")
@pytest.mark.parametrize(("attacker", "shadow"), [("snufflegator", ""), ("mighty-tiger", " damage:8")])
def test_the_defender_does_not_even_try_to_hurt_a_skirmisher(attacker, shadow):
    """So there is nothing that Shadow Self could take upon itself."""
    with Situation(house="untamed", line=f"{attacker}, shadow-self", p1_line="troll") as table:
        table.answer(f"fight {attacker}")
        line = f"{attacker} exhausted, shadow-self{shadow}"
        table.changed(line=line, p1_line="troll damage:4")


# Elusive


@pytest.mark.rule("KF-KW-ELUS-01")
def test_the_first_attack_of_a_turn_hurts_neither():
    with Situation(line="troll, krump", p1_line="looter-goblin") as table:
        table.answer("fight troll")
        table.changed(line="troll exhausted, krump")
        table.answer("fight krump")
        table.changed(line="troll exhausted, krump exhausted damage:2", p1_line="", p1_discard="looter-goblin")


@pytest.mark.rule("KF-KW-ELUS-01")
def test_each_turn_anew():
    with Situation(line="troll", p1_line="looter-goblin", houses="brobnar", p1_houses="brobnar") as table:
        table.answer("fight troll", "end-turn", "end-turn", "fight troll")
        table.changed(line="troll exhausted")


@pytest.mark.rule("KF-KW-ELUS-01")
def test_an_elusive_attacker_is_not_spared():
    with Situation(line="looter-goblin", p1_line="troll") as table:
        table.answer("fight looter-goblin")
        table.changed(line="", discard="looter-goblin", p1_line="troll damage:2")


@pytest.mark.rule("KF-KW-ELUS-01")
def test_an_attack_that_is_dodged_deals_nothing_to_anybody():
    """Shadow Self takes no damage of its neighbor's attacker."""
    with Situation(line="troll", p1_line="looter-goblin, shadow-self") as table:
        table.answer("fight troll", "attack looter-goblin")
        table.changed(line="troll exhausted")


@pytest.mark.rule("KF-KW-ELUS-01")
def test_the_first_attack_counts_though_it_was_not_dodged():
    with Situation(
        house="untamed", line="niffle-ape, snufflegator", p1_line="old-bruno +blood-of-titans"
    ) as table:
        table.answer("fight niffle-ape")
        table.changed(line="snufflegator", discard="niffle-ape", p1_line="old-bruno damage:3 +blood-of-titans")
        table.answer("fight snufflegator")
        table.changed(line="snufflegator exhausted", p1_line="old-bruno damage:7 +blood-of-titans")


@pytest.mark.rule("KF-KW-ELUS-02")
def test_keywords_hurt_an_elusive_creature_and_its_attacker():
    given = {"line": "ancient-bear", "p1_line": "old-bruno +flame-wreathed"}
    with Situation(house="untamed", **given) as table:
        table.answer("fight ancient-bear", "resolve ancient-bear ancient-bear")
        table.changed(line="ancient-bear exhausted damage:2", p1_line="old-bruno damage:2 +flame-wreathed")


@pytest.mark.rule("KF-KW-ELUS-02")
def test_abilities_hurt_an_elusive_creature():
    with Situation(hand="punch", p1_line="looter-goblin") as table:
        table.answer("play punch")
        table.changed(amber=1, hand="", discard="punch", p1_line="", p1_discard="looter-goblin")


@pytest.mark.rule("KF-KW-ELUS-03")
def test_redirected_damage_hits_an_elusive_creature_that_is_not_attacked():
    with Situation(house="dis", line="gabos-longarms", p1_line="umbra, looter-goblin") as table:
        table.answer("fight gabos-longarms", "attack umbra", "choose looter-goblin")
        table.changed(line="gabos-longarms exhausted damage:2", p1_line="umbra", p1_discard="looter-goblin")


@pytest.mark.rule("KF-KW-ELUS-03")
def test_damage_redirected_from_an_elusive_defender_is_dealt():
    with Situation(house="dis", line="gabos-longarms", p1_line="umbra, looter-goblin") as table:
        table.answer("fight gabos-longarms", "attack looter-goblin", "choose umbra")
        table.changed(line="gabos-longarms exhausted", p1_line="looter-goblin", p1_discard="umbra")


# Taunt


@pytest.mark.rule("KF-KW-TAUNT-01")
def test_the_neighbors_of_taunt_are_not_attacked():
    with Situation(line="troll", p1_line="bumpsy, champion-anaphiel, krump, umbra") as table:
        table.answer("fight troll")
        table.offers("attack champion-anaphiel", "attack umbra")
        table.answer("attack umbra")
        table.changed(
            line="troll exhausted damage:2",
            p1_line="bumpsy, champion-anaphiel, krump",
            p1_discard="umbra",
        )


@pytest.mark.rule("KF-KW-TAUNT-01")
def test_two_neighbors_with_taunt_can_both_be_attacked():
    with Situation(line="troll", p1_line="bumpsy, champion-anaphiel, sanctum-guardian, umbra") as table:
        table.answer("fight troll")
        table.offers("attack champion-anaphiel", "attack sanctum-guardian")
        table.answer("attack sanctum-guardian")
        table.changed(
            line="troll exhausted damage:6",
            p1_line="bumpsy, champion-anaphiel, umbra",
            p1_discard="sanctum-guardian",
        )


@pytest.mark.rule("KF-KW-TAUNT-01")
def test_taunt_concerns_fights_alone():
    with Situation(hand="punch", p1_line="bumpsy, champion-anaphiel") as table:
        table.answer("play punch", "damage bumpsy")
        table.changed(amber=1, hand="", discard="punch", p1_line="bumpsy damage:3, champion-anaphiel")


# Poison


@pytest.mark.rule("KF-KW-POIS-01")
def test_poison_destroys_whom_it_damages():
    with Situation(house="shadows", line="macis-asp", p1_line="troll +blood-of-titans") as table:
        table.answer("fight macis-asp")
        table.changed(line="macis-asp exhausted", p1_line="", p1_discard="troll, blood-of-titans")


@pytest.mark.rule("KF-KW-POIS-01")
def test_also_as_a_defender():
    with Situation(line="troll", p1_line="macis-asp") as table:
        table.answer("fight troll")
        table.changed(line="", discard="troll", p1_line="", p1_discard="macis-asp")


@pytest.mark.rule("KF-KW-POIS-01")
def test_one_damage_past_the_armor_is_enough():
    with Situation(house="shadows", line="macis-asp", p1_line="champion-tabris") as table:
        table.answer("fight macis-asp")
        table.changed(line="macis-asp exhausted", p1_line="", p1_discard="champion-tabris")


@pytest.mark.rule("KF-KW-POIS-02")
@pytest.mark.parametrize(
    ("p1_line", "left"),
    [
        ("champion-tabris +protect-the-weak", "champion-tabris armor-used:3 +protect-the-weak"),
        ("champion-tabris warded", "champion-tabris"),
    ],
)
def test_poison_does_nothing_if_all_damage_is_prevented(p1_line, left):
    with Situation(house="shadows", line="macis-asp", p1_line=p1_line) as table:
        table.answer("fight macis-asp")
        table.changed(line="macis-asp exhausted", p1_line=left)


@pytest.mark.rule("KF-KW-POIS-02")
def test_nor_if_another_ability_prevents_it():
    given = {"hand": "shield-of-justice", "line": "troll", "p1_line": "macis-asp"}
    with Situation(house="sanctum", **given, artifacts="gauntlet-of-command house:sanctum") as table:
        table.answer("play shield-of-justice", "act gauntlet-of-command")
        table.changed(
            amber=1,
            hand="",
            discard="shield-of-justice",
            artifacts="gauntlet-of-command house:sanctum exhausted",
            line="troll exhausted",
            p1_line="",
            p1_discard="macis-asp",
        )


@pytest.mark.rule("KF-KW-POIS-03")
def test_poison_concerns_no_damage_of_other_keywords():
    """The first attack is dodged; the damage of assault is dealt, but it is not poisonous."""
    with Situation(
        house="shadows", line="macis-asp +way-of-the-bear", p1_line="troll +ring-of-invisibility"
    ) as table:
        table.answer("fight macis-asp")
        table.changed(
            line="macis-asp exhausted +way-of-the-bear", p1_line="troll damage:2 +ring-of-invisibility"
        )


@pytest.mark.rule("KF-KW-POIS-03")
def test_nor_of_abilities():
    with Situation(house="shadows", line="macis-asp +silent-dagger", p1_line="troll") as table:
        table.answer("reap macis-asp", "damage troll")
        table.changed(amber=1, line="macis-asp exhausted +silent-dagger", p1_line="troll damage:4")


# Splash


@pytest.mark.rule("KF-KW-SPLASH-01")
def test_splash_hits_the_neighbors():
    with Situation(hand="lava-ball", p1_line="bumpsy, troll, krump, smaaash") as table:
        table.answer("play lava-ball", "choose troll")
        table.changed(
            hand="", discard="lava-ball", p1_line="bumpsy damage:2, troll damage:4, krump damage:2, smaaash"
        )


# Enhance


@pytest.mark.rule("KF-KW-ENH-02")
def test_an_added_icon_is_an_ordinary_bonus_icon():
    with Situation(hand="punch icon:amber", line="troll") as table:
        table.answer("play punch")
        table.changed(amber=2, hand="", discard="punch icon:amber", line="troll damage:3")
