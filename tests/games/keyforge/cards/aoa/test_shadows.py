"""What the cards of Shadows in Age of Ascension do."""

from functools import partial

import pytest

from tests.games.keyforge import situations
from tests.games.keyforge.candidates import case

Situation = partial(situations.Situation, house="shadows")


FULL = "6 urchin"  # a hand that draws nothing at the end of the turn


# Actions


# Dusk Chronicles, Furtive Investors, Gamgee, Perplexing Sophistry: who has more Æmber


@pytest.mark.parametrize(
    ("mine", "theirs", "after"),
    [
        (0, 2, {"amber": 1, "hand": "troll, krump", "deck": "umbra"}),
        (1, 2, {"amber": 2, "hand": "troll"}),  # level with its own icon
        (2, 2, {"amber": 3, "hand": "", "archives": "troll"}),
    ],
)
def test_dusk_chronicles_draws_for_the_poor_and_archives_for_the_rich(mine, theirs, after):
    with Situation(
        hand="dusk-chronicles, troll", deck="krump, umbra", amber=mine, p1_amber=theirs, p1_hand="bumpsy"
    ) as table:
        table.answer("play dusk-chronicles")
        table.changed(discard="dusk-chronicles", **after)


@pytest.mark.parametrize(
    ("mine", "theirs", "keys", "gained"), [(0, 2, "red, blue", 2), (0, 2, "", 0), (1, 2, "red, blue", 0)]
)
def test_furtive_investors_gain_for_each_key_of_a_richer_opponent(mine, theirs, keys, gained):
    with Situation(hand="furtive-investors", amber=mine, keys="yellow", p1_amber=theirs, p1_keys=keys) as table:
        table.answer("play furtive-investors")
        table.changed(hand="", discard="furtive-investors", amber=mine + 1 + gained)


@pytest.mark.parametrize(("mine", "theirs", "stolen"), [(0, 2, 1), (1, 2, 0), (0, 1, 0)])
def test_gamgee_steals_from_a_richer_opponent(mine, theirs, stolen):
    """Reaping comes first."""
    with Situation(line="gamgee", amber=mine, p1_amber=theirs) as table:
        table.answer("reap gamgee")
        after = {"amber": mine + 1 + stolen, "line": "gamgee exhausted"}
        table.changed(**after | ({"p1_amber": theirs - stolen} if stolen else {}))


@pytest.mark.parametrize(
    ("theirs", "after"),
    [(0, {"hand": "krump", "deck": "umbra", "p1_hand": "bumpsy", "p1_discard": "bumpsy"}), (1, {"hand": ""})],
)
def test_perplexing_sophistry_needs_more_amber_than_the_opponent(theirs, after):
    with Situation(
        hand="perplexing-sophistry", deck="krump, umbra", p1_amber=theirs, p1_hand="2 bumpsy", p1_deck="troll"
    ) as table:
        table.answer("play perplexing-sophistry")
        table.changed(amber=1, discard="perplexing-sophistry", **after)


# Life for a Life


@pytest.mark.rule("KF-ERR-10")
def test_life_for_a_life_takes_one_of_yours_and_deals_6_damage():
    with Situation(hand="life-for-a-life", line="urchin", p1_line="troll") as table:
        table.answer("play life-for-a-life")
        table.changed(
            hand="", amber=1, line="", discard="life-for-a-life, urchin", p1_line="troll damage:6"
        )  # nobody else is there
    with Situation(hand="life-for-a-life", line="urchin, troll", p1_line="troll, krump") as table:
        table.answer("play life-for-a-life")
        table.offers("destroy urchin", "destroy troll")  # KF-SAC-02
        table.answer("destroy urchin")
        table.offers("damage troll@p0", "damage troll@p1", "damage krump")
        table.answer("damage krump")
        table.changed(
            hand="",
            amber=1,
            line="troll",
            discard="life-for-a-life, urchin",
            p1_line="troll",
            p1_discard="krump",
        )


@pytest.mark.rule("KF-ERR-10", "KF-WORD-03")
@pytest.mark.parametrize(("line", "after"), [("", {}), ("urchin warded", {"line": "urchin"})])
def test_life_for_a_life_deals_nothing_if_nobody_is_sacrificed(line, after):
    with Situation(hand="life-for-a-life", line=line, p1_line="troll, krump") as table:
        table.answer("play life-for-a-life")
        table.changed(hand="", amber=1, discard="life-for-a-life", **after)


# Lethal Distraction


@pytest.mark.rule("KF-DMG-11", "KF-FAQ-71")
def test_lethal_distraction_twice_and_1_damage_is_5_at_once():
    given = {"hand": "2 lethal-distraction, smith icon:damage house:shadows", "p1_line": "troll, bumpsy"}
    with Situation(**given) as table:
        table.answer("play lethal-distraction", "choose troll", "play lethal-distraction", "choose troll")
        table.changed(hand="smith house:shadows icon:damage", discard="2 lethal-distraction", amber=2)
        table.answer("play smith", "damage troll")
        table.changed(
            hand="",
            discard="smith house:shadows icon:damage, 2 lethal-distraction",
            amber=3,
            p1_line="troll damage:5, bumpsy",
        )


@pytest.mark.rule("KF-DMG-11")
def test_additional_damage_comes_to_each_instance_and_to_nobody_else():
    given = {"hand": "lethal-distraction, poison-wave", "line": "umbra", "p1_line": "troll, bumpsy"}
    with Situation(**given) as table:
        table.answer("play lethal-distraction", "choose troll", "fight umbra", "attack troll")
        table.changed(
            hand="poison-wave",
            discard="lethal-distraction",
            amber=1,
            line="umbra exhausted",
            p1_line="troll damage:4, bumpsy",
        )
        table.answer("play poison-wave")
        table.changed(
            hand="",
            discard="poison-wave, umbra, lethal-distraction",
            amber=2,
            line="",
            p1_line="bumpsy damage:2",
            p1_discard="troll",
        )


@pytest.mark.rule("KF-DMG-11")
@pytest.mark.parametrize("given", ["raiding-knight", "troll warded"])
def test_who_takes_no_damage_takes_none_in_addition(given):
    hand = "lethal-distraction, poison-wave"
    with Situation(hand=hand, p1_line=given) as table:
        table.answer("play lethal-distraction", "play poison-wave")
        after = {"raiding-knight": "raiding-knight armor-used:2", "troll warded": "troll"}[given]
        table.changed(hand="", discard="poison-wave, lethal-distraction", amber=2, p1_line=after)


@pytest.mark.rule("KF-DMG-11", "KF-DMG-10")
def test_redirected_damage_is_not_taken_and_draws_nothing_after_it():
    given = {"hand": "lethal-distraction, pawn-sacrifice", "line": "urchin"}
    with Situation(p1_line="troll, shadow-self, krump", **given) as table:
        table.answer("play lethal-distraction", "choose troll", "play pawn-sacrifice", "damage troll krump")
        table.changed(
            hand="",
            line="",
            discard="pawn-sacrifice, urchin, lethal-distraction",
            amber=2,
            p1_line="troll, shadow-self damage:6, krump",
        )


def test_lethal_distraction_ends_with_the_turn():
    given = {"p1_line": "troll, bumpsy", "p1_hand": FULL, "houses": "shadows", "p1_houses": "brobnar"}
    with Situation(hand=f"lethal-distraction, {FULL}", line="umbra", **given) as table:
        table.answer("play lethal-distraction", "choose troll", "end-turn", "fight troll")
        table.changed(
            player=1,
            hand=FULL,
            amber=1,
            line="",
            discard="umbra, lethal-distraction",
            p1_line="troll exhausted damage:2, bumpsy",
        )


# Nightforge, Redlock


@pytest.mark.parametrize(("amber", "keys", "paid"), [(9, "", 10), (13, "red", 10)])
def test_nightforge_forges_at_4_more(amber, keys, paid):
    with Situation(hand="nightforge", amber=amber, keys=keys) as table:
        table.answer("play nightforge", "forge nightforge", "blue")
        forged = ", ".join(filter(None, (keys, "blue")))
        table.changed(hand="", discard="nightforge", amber=amber + 1 - paid, keys=forged)


def test_nightforge_need_not_forge():
    with Situation(hand="nightforge", amber=12) as table:
        table.answer("play nightforge", "skip")
        table.changed(hand="", discard="nightforge", amber=13)


@pytest.mark.parametrize(("amber", "forged"), [(8, ""), (20, "red")])
def test_nightforge_without_enough_amber_or_after_another_key(amber, forged):
    with Situation(hand="nightforge", amber=amber, keys=forged, forged=forged) as table:
        table.answer("play nightforge")
        table.changed(hand="", discard="nightforge", amber=amber + 1)


@pytest.mark.parametrize(("played", "gained"), [("", 1), ("swindle", 1), ("umbra", 0)])
def test_redlock_gains_if_you_played_no_creature(played, gained):
    with Situation(line="redlock", hand=FULL, played=played, p1_line="redlock") as table:
        table.answer("end-turn")
        table.changed(player=1, **({"amber": 1} if gained else {}))


# Sack of Coins


@pytest.mark.rule("KF-FAQ-29", "KF-WORD-04")
def test_sack_of_coins_may_be_split_among_creatures():
    """2 Æmber and its own bonus."""
    with Situation(hand="sack-of-coins", amber=2, line="krump", p1_line="troll, bumpsy") as table:
        table.answer("play sack-of-coins", "damage troll=1 bumpsy=2")
        table.changed(hand="", discard="sack-of-coins", amber=3, p1_line="troll damage:1, bumpsy damage:2")


def test_sack_of_coins_may_hit_one_creature_alone():
    with Situation(hand="sack-of-coins", amber=4, line="krump", p1_line="troll, bumpsy") as table:
        table.answer("play sack-of-coins", "damage bumpsy=5")
        table.changed(hand="", discard="sack-of-coins", amber=5, p1_line="troll", p1_discard="bumpsy")


def test_sack_of_coins_must_be_emptied():
    with Situation(hand="sack-of-coins", amber=1, p1_line="troll, bumpsy") as table:
        table.answer("play sack-of-coins")
        table.offers("damage troll=2 bumpsy=0", "damage troll=1 bumpsy=1", "damage troll=0 bumpsy=2")
        table.answer("damage troll=2")


# Sucker Punch, Throwing Stars, Whistling Darts


def test_sucker_punch_is_archived_if_it_destroys_its_target():
    with Situation(hand="sucker-punch", line="umbra", p1_line="umbra, krump") as table:
        table.answer("play sucker-punch")
        table.offers("damage umbra", "damage krump")
        table.answer("damage umbra")
        table.changed(hand="", amber=1, archives="sucker-punch", p1_line="krump", p1_discard="umbra")


@pytest.mark.parametrize(
    ("before", "after"), [("krump", "krump damage:2"), ("umbra warded", "umbra"), ("", None)]
)
def test_sucker_punch_is_discarded_if_it_destroys_nobody(before, after):
    with Situation(hand="sucker-punch", line="umbra", p1_line=before) as table:
        table.answer("play sucker-punch")
        table.changed(hand="", amber=1, discard="sucker-punch", **({} if after is None else {"p1_line": after}))


@pytest.mark.rule("KF-KW-ALPHA-01")
@pytest.mark.parametrize("card", ["sucker-punch", "swindle", "heist-night"])
def test_alpha_cards_come_first(card):
    with Situation(hand=f"{card}, urchin", line="umbra", p1_line="krump", p1_amber=5) as table:
        table.answer("play urchin", "left")
        table.refused(f"play {card}", "KF-KW-ALPHA-01")


@pytest.mark.parametrize(
    ("answer", "after"),
    [
        (
            "damage urchin@p0 umbra urchin@p1",
            {
                "amber": 2,
                "line": "",
                "discard": "throwing-stars, urchin",
                "p1_line": "umbra damage:1, krump",
                "p1_discard": "urchin",
            },
        ),
        ("damage krump", {"discard": "throwing-stars", "p1_line": "urchin, umbra, krump damage:1"}),
        ("skip", {"discard": "throwing-stars"}),
    ],
)
def test_throwing_stars_hit_up_to_3_creatures_and_gain_for_the_dead(answer, after):
    with Situation(hand="throwing-stars", line="urchin", p1_line="urchin, umbra, krump") as table:
        table.answer("play throwing-stars")
        table.refused("damage urchin@p0 urchin@p1 umbra krump")
        table.answer(answer)
        table.changed(hand="", **after)


def test_whistling_darts_hit_each_enemy():
    with Situation(hand="whistling-darts", line="urchin", p1_line="urchin, krump") as table:
        table.answer("play whistling-darts")
        table.changed(
            hand="", amber=1, discard="whistling-darts", p1_line="krump damage:1", p1_discard="urchin"
        )


# Swindle, Yantzee Gang, Heist Night, Guard Disguise: stealing


@pytest.mark.rule("KF-KW-OMEGA-01")
@pytest.mark.parametrize(("theirs", "stolen"), [(5, 3), (2, 2)])
def test_swindle_steals_3_and_ends_the_step(theirs, stolen):
    with Situation(hand="swindle", deck=FULL, line="umbra", p1_amber=theirs, house="shadows") as table:
        table.answer("play swindle")
        table.changed(
            player=1, hand=FULL, deck="", discard="swindle",
            amber=stolen, p1_amber=theirs - stolen,
        )  # fmt: skip


def test_yantzee_gang_steals():
    with Situation(line="yantzee-gang", p1_amber=3) as table:
        table.answer("act yantzee-gang")
        table.changed(line="yantzee-gang exhausted", amber=1, p1_amber=2)


def test_heist_night_counts_your_thieves():
    with Situation(hand="heist-night", line="umbra, dodger, troll", p1_line="umbra", p1_amber=5) as table:
        table.answer("play heist-night")
        table.changed(hand="", discard="heist-night", amber=2, p1_amber=3)


@pytest.mark.parametrize(("theirs", "stolen"), [(3, 3), (2, 2), (4, 0), (0, 0)])
def test_guard_disguise_steals_from_the_poor(theirs, stolen):
    with Situation(artifacts="guard-disguise", p1_amber=theirs) as table:
        table.answer("act guard-disguise")
        after = {"amber": stolen, "p1_amber": theirs - stolen} if stolen else {}
        table.changed(artifacts="", discard="guard-disguise", **after)


# Artifacts and upgrades


# Shard of Greed


@pytest.mark.parametrize(("artifacts", "gained"), [("", 1), (", shard-of-greed", 2), (", cannon", 1)])
def test_shard_of_greed_gains_for_each_friendly_shard(artifacts, gained):
    given = {"artifacts": f"shard-of-greed{artifacts}", "p1_artifacts": "shard-of-greed"}
    with Situation(**given) as table:
        table.answer("act shard-of-greed")
        table.changed(amber=gained, artifacts=f"shard-of-greed exhausted{artifacts}")


@pytest.mark.rule("KF-FAQ-03", "KF-ASIF-03")
def test_a_shard_used_by_the_opponent_is_friendly_to_its_user():
    with Situation(line="nexus", p1_artifacts="shard-of-greed") as table:
        table.answer("reap nexus")
        table.changed(line="nexus exhausted", amber=2, p1_artifacts="shard-of-greed exhausted")


# Bonerot Venom, Brend


@pytest.mark.parametrize(
    ("way", "before", "after"),
    [
        ("reap krump", "krump", {"amber": 1, "line": "krump exhausted damage:2 +bonerot-venom"}),
        ("unstun krump", "krump stunned", {"line": "krump exhausted damage:2 +bonerot-venom"}),
        (
            "fight krump",
            "krump",
            {"line": "krump exhausted damage:3 +bonerot-venom", "p1_line": "", "p1_discard": "urchin"},
        ),
        ("reap krump", "krump damage:4", {"amber": 1, "line": "", "discard": "krump, bonerot-venom"}),
    ],
)
def test_bonerot_venom_hurts_its_creature_after_each_use(way, before, after):
    with Situation(house="brobnar", line=f"{before} +bonerot-venom", p1_line="urchin elusive-used") as table:
        table.answer(way)
        table.changed(**after)


@pytest.mark.rule("KF-DMG-13")
def test_the_damage_of_bonerot_venom_is_not_dealt_by_its_creature():
    """Shoulder Id steals when it would deal damage; this is the upgrade's."""
    with Situation(line="shoulder-id +bonerot-venom", p1_amber=3) as table:
        table.answer("reap shoulder-id")
        table.changed(amber=1, line="shoulder-id exhausted damage:2 +bonerot-venom")


def test_bonerot_venom_hurts_its_creature_whoever_controls_it():
    with Situation(house="brobnar", line="krump +bonerot-venom/owner:1, bumpsy", p1_line="troll") as table:
        table.answer("reap krump")
        table.changed(amber=1, line="krump exhausted damage:2 +bonerot-venom/owner:1, bumpsy")


def test_bonerot_venom_hurts_no_other_creature():
    with Situation(house="brobnar", line="krump +bonerot-venom, bumpsy") as table:
        table.answer("reap bumpsy")
        table.changed(amber=1, line="krump +bonerot-venom, bumpsy exhausted")


def test_brend_pays_first_and_steals_when_destroyed():
    with Situation(hand="brend-the-fanatic", p1_amber=4) as table:
        table.answer("play brend-the-fanatic")
        table.changed(hand="", line="brend-the-fanatic exhausted", p1_amber=5)
    with Situation(house="brobnar", line="bumpsy", p1_line="brend-the-fanatic", amber=4) as table:
        table.answer("fight bumpsy")
        table.changed(
            line="bumpsy exhausted damage:3", amber=1, p1_amber=3, p1_line="", p1_discard="brend-the-fanatic"
        )


# Creatures


# Knuckles Bolton, Lamindra, Hideaway Hole: elusive and skirmish


def test_knuckles_bolton_strikes_and_eludes():
    with Situation(line="knuckles-bolton", p1_line="bumpsy") as table:
        table.answer("fight knuckles-bolton")
        table.changed(line="knuckles-bolton exhausted", p1_line="bumpsy damage:3")
        table.answer("end-turn", "brobnar", "fight bumpsy")
        table.changed(player=1, p1_line="bumpsy exhausted damage:3", line="knuckles-bolton")


@pytest.mark.parametrize(
    ("line", "hurt"),
    [
        ("lamindra, troll, krump", "lamindra, troll, krump damage:5"),
        ("krump, lamindra, troll", None),
        ("krump, troll, lamindra", "krump damage:5, troll, lamindra"),
    ],
)
def test_lamindras_neighbors_elude(line, hurt):
    with Situation(house="brobnar", line="bumpsy", p1_line=line) as table:
        table.answer("fight bumpsy", "attack krump")
        if hurt is None:
            table.changed(line="bumpsy exhausted")
        else:
            table.changed(line="", discard="bumpsy", p1_line=hurt)


def test_lamindra_is_deployed_and_does_not_help_enemies():
    with Situation(hand="lamindra", line="troll, krump", p1_line="dodger") as table:
        table.answer("play lamindra", "right-of troll")
        table.changed(hand="", line="troll, lamindra exhausted, krump")


def test_hideaway_hole_hides_your_creatures_until_your_next_turn():
    table = Situation(
        artifacts="hideaway-hole", line="troll", hand=f"dodger, {FULL}", p1_line="2 bumpsy", p1_hand="6 punch"
    )
    with table:
        table.answer("omni hideaway-hole", "play dodger", "left", "end-turn", "brobnar")
        table.changed(
            player=1, artifacts="", discard="hideaway-hole", hand=FULL, line="dodger, troll"
        )  # who enters later, too (KF-LAST-03)
        table.answer("fight bumpsy", "attack troll")
        table.changed(p1_line="bumpsy exhausted, bumpsy")
        table.answer("fight bumpsy", "attack dodger")
        table.changed(p1_line="bumpsy exhausted, bumpsy exhausted")


def test_hideaway_hole_hides_no_enemy():
    table = Situation(
        house="brobnar", artifacts="hideaway-hole", line="krump", p1_line="bumpsy", hand=FULL, p1_hand="6 punch"
    )
    with table:
        table.answer("omni hideaway-hole", "fight krump")
        table.changed(
            artifacts="",
            discard="hideaway-hole",
            line="krump exhausted damage:5",
            p1_line="",
            p1_discard="bumpsy",
        )


# Little Niff: omega, deploy


@pytest.mark.rule("KF-KW-DEPLOY-01")
@pytest.mark.parametrize(
    ("answer", "line"),
    [
        ("left", "little-niff exhausted, troll, bumpsy, troll"),
        ("right-of troll", "troll, little-niff exhausted, bumpsy, troll"),
        ("right-of bumpsy", "troll, bumpsy, little-niff exhausted, troll"),
        ("right", "troll, bumpsy, troll, little-niff exhausted"),
    ],
)
def test_a_creature_with_deploy_enters_anywhere_in_the_battleline(answer, line):
    given = {"hand": f"little-niff, {FULL}", "line": "troll, bumpsy, troll", "p1_line": "krump, troll"}
    with Situation(p1_hand=FULL, **given) as table:
        table.answer("play little-niff")
        table.offers("left", "right-of troll", "right-of bumpsy", "right")
        table.answer(answer)
        ready = line.replace(" exhausted", "")
        table.changed(player=1, hand=FULL, line=ready)


@pytest.mark.rule("KF-KW-DEPLOY-01", "KF-LINE-02")
def test_without_deploy_there_are_only_the_flanks():
    with Situation(hand="umbra", line="troll, bumpsy, troll") as table:
        table.answer("play umbra")
        table.offers("left", "right")
        assert table.state.why_not("right-of bumpsy") == ["KF-KW-DEPLOY-01"]
        table.answer("right")


@pytest.mark.rule("KF-KW-DEPLOY-01")
def test_between_two_creatures_of_one_name():
    given = {"hand": f"little-niff, {FULL}", "line": "troll, troll damage:1, troll damage:2"}
    with Situation(p1_hand=FULL, **given) as table:
        table.answer("play little-niff")
        table.offers("left", "right-of troll", "right-of troll#2", "right")
        table.answer("right-of troll#2")
        table.changed(player=1, hand=FULL, line="troll, troll damage:1, little-niff, troll damage:2")


@pytest.mark.rule("KF-KW-DEPLOY-01")
def test_deploy_helps_in_an_empty_line_and_beside_one_creature_to_no_more_places():
    with Situation(hand=f"little-niff, {FULL}", p1_hand=FULL) as table:
        table.answer("play little-niff")
        table.changed(player=1, hand=FULL, line="little-niff")
    with Situation(hand=f"little-niff, {FULL}", line="troll", p1_hand=FULL) as table:
        table.answer("play little-niff")
        table.offers("left", "right")
        table.answer("left")
        table.changed(player=1, hand=FULL, line="little-niff, troll")


@pytest.mark.rule("KF-CONST-04", "KF-KW-DEPLOY-01")
def test_deploy_counts_also_when_the_creature_is_put_into_play():
    """Swap Widget lends Little Niff, a maverick of Mars, a place between the others."""
    given = {"hand": "little-niff house:mars", "line": "troll, zorg, bumpsy, krump", "artifacts": "swap-widget"}
    with Situation(house="mars", **given) as table:
        table.answer("act swap-widget")
        table.offers("left", "right-of troll", "right-of bumpsy", "right")
        table.answer("right-of troll")
        table.changed(
            hand="zorg",
            artifacts="swap-widget exhausted",
            line="troll, little-niff house:mars, bumpsy, krump",
        )


def test_deploy_is_of_no_use_to_who_takes_control():
    given = {"hand": "harland-mindlock", "line": "troll, bumpsy", "p1_line": "little-niff, troll"}
    with Situation(house="logos", **given) as table:
        table.answer("play harland-mindlock", "right", "choose little-niff")
        table.offers("left", "right")
        table.answer("left")
        table.changed(
            hand="",
            line="little-niff owner:1, troll, bumpsy, harland-mindlock exhausted",
            p1_line="troll",
        )


@pytest.mark.rule("KF-KW-OMEGA-01")
def test_omega_ends_the_step():
    """Nothing more is played, used or discarded; the cards are readied and the hand is refilled."""
    given = {"hand": "little-niff, umbra", "line": "troll exhausted, dodger", "deck": "5 urchin"}
    with Situation(p1_hand=FULL, **given) as table:
        table.answer("play little-niff", "right")
        table.changed(player=1, hand="umbra, 5 urchin", deck="", line="troll, dodger, little-niff")


@pytest.mark.rule("KF-FAQ-34", "KF-FIGHT-14")
def test_little_niff_steals_though_the_neighbor_that_fought_died():
    with Situation(line="ronnie-wristclocks, little-niff", p1_line="troll", p1_amber=3) as table:
        table.answer("fight ronnie-wristclocks")
        table.changed(
            line="little-niff", discard="ronnie-wristclocks", amber=1, p1_amber=2, p1_line="troll damage:2"
        )


def test_little_niff_steals_when_a_neighbor_fights_and_lives():
    with Situation(line="umbra, little-niff, troll", p1_line="krump", p1_amber=3) as table:
        table.answer("fight umbra", "resolve little-niff umbra")
        table.changed(line="umbra exhausted, little-niff, troll", p1_line="krump damage:2", amber=2, p1_amber=1)


@pytest.mark.rule("KF-FIGHT-06")
def test_little_niff_steals_though_the_fight_was_cut_short():
    with Situation(line="dodger, little-niff", p1_line="briar-grubbling", p1_amber=3) as table:
        table.answer("fight dodger")
        table.changed(line="little-niff", discard="dodger", amber=1, p1_amber=2)


@pytest.mark.parametrize(
    ("deed", "after"),
    [
        ("reap umbra", {"amber": 1, "line": "krump house:shadows, troll, little-niff, umbra exhausted"}),
        (
            "fight krump",
            {
                "line": "troll, little-niff, umbra",
                "discard": "krump house:shadows",
                "p1_line": "troll damage:6",
            },
        ),
        (
            "fight little-niff",
            {
                "line": "krump house:shadows, troll, umbra",
                "discard": "little-niff",
                "p1_line": "troll damage:2",
            },
        ),
    ],
)
def test_little_niff_steals_for_no_reap_no_stranger_and_not_for_herself(deed, after):
    line = "krump house:shadows, troll, little-niff, umbra"
    with Situation(line=line, p1_line="troll", p1_amber=3) as table:
        table.answer(deed)
        table.changed(**after)


# Murkens, Rigged Lottery


@pytest.mark.rule("KF-ASIF-01", "KF-PLAY-15")
@pytest.mark.parametrize(
    ("answer", "after"),
    [
        ("from-archives", {"line": "murkens exhausted, krump owner:1 exhausted", "p1_archives": ""}),
        ("from-deck", {"line": "murkens exhausted, bumpsy owner:1 exhausted", "p1_deck": "troll"}),
    ],
)
def test_murkens_plays_a_hidden_card_of_the_opponent(answer, after):
    with Situation(hand="murkens", p1_archives="krump", p1_deck="bumpsy, troll", p1_hand="umbra") as table:
        table.answer("play murkens")
        table.offers("from-archives", "from-deck")
        table.answer(answer, "right")
        table.changed(hand="", **after)


@pytest.mark.rule("KF-ZONE-09", "KF-ERR-23", "KF-REPL-01")
def test_murkens_does_not_play_an_abducted_card():
    """It would leave the archives, so it goes to its owner's hand instead."""
    with Situation(hand="murkens", p1_archives="krump owner:0") as table:
        table.answer("play murkens")
        table.changed(hand="krump", line="murkens exhausted", p1_archives="")


@pytest.mark.rule("KF-ZONE-09", "KF-PLAY-14")
def test_murkens_leaves_an_abducted_card_that_cannot_be_played():
    with Situation(hand="murkens", p1_archives="swindle owner:0") as table:
        table.answer("play murkens")  # alpha
        table.changed(hand="", line="murkens exhausted")


def test_murkens_plays_an_action_as_yours():
    with Situation(hand="murkens", p1_deck="punch, troll", p1_line="krump", line="umbra") as table:
        table.answer("play murkens", "left", "damage krump")
        table.changed(
            hand="", amber=1, line="murkens exhausted, umbra", p1_deck="troll", p1_discard="punch",
            p1_line="krump damage:3",
        )  # fmt: skip


@pytest.mark.rule("KF-PLAY-14")
def test_murkens_leaves_what_cannot_be_played_where_it_is():
    with Situation(hand="murkens", p1_deck="swindle, troll", p1_amber=4) as table:
        table.answer("play murkens")  # alpha
        table.changed(hand="", line="murkens exhausted")


def test_murkens_finds_only_what_is_there():
    with Situation(hand="murkens", p1_archives="krump", deck="troll", archives="troll") as table:
        table.answer("play murkens", "right")
        table.changed(hand="", line="murkens exhausted, krump owner:1 exhausted", p1_archives="")
    with Situation(hand="murkens", deck="troll", archives="troll") as table:
        table.answer("play murkens")
        table.changed(hand="", line="murkens exhausted")


def test_rigged_lottery_pays_each_owner_for_shadows_cards():
    with Situation(
        hand="rigged-lottery",
        deck="umbra, troll, dodger, troll house:shadows, umbra house:dis, umbra",
        p1_deck="3 troll, 2 umbra, umbra",
    ) as table:
        table.answer("play rigged-lottery")
        assert [side.amber for side in table.state.players] == [4, 2]
        assert [[table.state.defs[card].slug for card in side.deck] for side in table.state.players] == [
            ["umbra"], ["umbra"]
        ]  # fmt: skip
        assert [len(side.discard) for side in table.state.players] == [6, 5]


def test_rigged_lottery_discards_what_small_decks_have():
    with Situation(hand="rigged-lottery", deck="umbra", discard="umbra", p1_hand="umbra") as table:
        table.answer("play rigged-lottery")
        table.changed(hand="", amber=2, deck="", discard="rigged-lottery, 2 umbra")


# Plague Rat


@pytest.mark.rule("KF-ERR-21")
@pytest.mark.parametrize(("others", "damage"), [("", 1), (", plague-rat", 2)])
def test_plague_rat_hurts_all_but_rats_for_each_rat(others, damage):
    with Situation(hand="plague-rat", line="krump", p1_line=f"troll{others}") as table:
        table.answer("play plague-rat", "right")
        table.changed(
            hand="",
            line=f"krump damage:{damage}, plague-rat exhausted",
            p1_line=f"troll damage:{damage}{others}",
        )


# Ronnie Wristclocks


@pytest.mark.rule("KF-EX-09", "KF-REPL-02")
@pytest.mark.parametrize(("theirs", "stolen"), [(0, 0), (1, 1), (6, 1), (7, 2), (9, 2)])
def test_ronnie_steals_1_or_2_instead(theirs, stolen):
    with Situation(hand="ronnie-wristclocks", p1_amber=theirs) as table:
        table.answer("play ronnie-wristclocks")
        taken = {"amber": stolen, "p1_amber": theirs - stolen} if stolen else {}
        table.changed(hand="", line="ronnie-wristclocks exhausted", **taken)


# Scowly Caper


@pytest.mark.rule("KF-CONST-04", "KF-LINE-02")
@pytest.mark.parametrize(
    ("flank", "line"),
    [
        ("left", "scowly-caper owner:0 exhausted, troll, krump"),
        ("right", "troll, krump, scowly-caper owner:0 exhausted"),
    ],
)
def test_scowly_caper_enters_under_the_control_of_the_opponent(flank, line):
    """On a flank that the active player chooses."""
    with Situation(hand="scowly-caper", line="urchin", p1_line="troll, krump") as table:
        table.answer("play scowly-caper")
        table.offers("left", "right")
        table.answer(flank)
        table.changed(hand="", p1_line=line)


def test_scowly_caper_destroys_a_neighbor_at_the_end_of_its_controllers_turn():
    given = {"hand": FULL, "p1_hand": FULL, "p1_line": "urchin, troll", "p1_houses": "shadows"}
    with Situation(line="troll, scowly-caper owner:1, krump, bumpsy", **given) as table:
        table.answer("end-turn")
        table.offers("destroy troll", "destroy krump")
        table.answer("destroy krump")
        table.changed(player=1, line="troll, scowly-caper owner:1, bumpsy", discard="krump")
        table.answer("shadows", "end-turn")
        table.changed(player=0)  # not at the end of the opponent's turn


def test_scowly_caper_alone_destroys_nobody():
    with Situation(hand=FULL, p1_hand=FULL, line="scowly-caper", p1_line="troll") as table:
        table.answer("end-turn")
        table.changed(player=1)


def test_scowly_caper_may_be_used_whatever_the_active_house():
    with Situation(house="brobnar", line="scowly-caper owner:1, urchin", p1_line="troll") as table:
        assert table.can("reap scowly-caper")
        assert not table.can("reap urchin")
        table.answer("fight scowly-caper")
        table.changed(line="scowly-caper owner:1 exhausted, urchin", p1_line="troll damage:2")


@pytest.mark.rule("KF-FAQ-73", "KF-CTRL-06")
def test_scowly_caper_from_a_spangler_box_enters_for_the_opponent_again():
    given = {"purged": "scowly-caper", "line": "urchin", "p1_line": "troll"}
    with Situation(
        house="brobnar", hand="barehanded", artifacts="spangler-box purged:scowly-caper", **given
    ) as table:
        table.answer("play barehanded", "left")
        table.changed(
            hand="",
            discard="barehanded",
            amber=1,
            artifacts="",
            deck="spangler-box",
            purged="",
            p1_line="scowly-caper owner:0 exhausted, troll",
        )


# What they leave alone: a forbidden candidate or number is on the table


LEFT_ALONE = {
    "life-for-a-life": [
        case("play life-for-a-life; destroy urchin; damage troll", house="shadows", hand="life-for-a-life",
             line="urchin, bumpsy", p1_line="troll",
             changed={"amber": 1, "hand": "", "discard": "life-for-a-life, urchin", "line": "bumpsy",
                      "p1_line": "troll damage:6"}),
    ],
    "dusk-chronicles": [
        case("play dusk-chronicles", house="shadows", hand="dusk-chronicles, troll, krump", amber=2,
             offers="archive troll, archive krump"),
    ],
}  # fmt: skip


@pytest.mark.parametrize("card", LEFT_ALONE)
def test_a_card_leaves_alone_what_does_not_fit(card):
    for each in LEFT_ALONE[card]:
        each.check()
