"""What cards of Brobnar in Call of the Archons do: creatures l to w."""

import pytest

from tests.games.keyforge.situations import Situation

FULL = "6 punch"  # a hand that draws nothing at the end of the turn


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
