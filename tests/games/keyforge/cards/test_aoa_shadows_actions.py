"""What cards of Shadows in Age of Ascension do: actions."""

from functools import partial

import pytest

from tests.games.keyforge import situations

Situation = partial(situations.Situation, house="shadows")
FULL = "6 urchin"  # a hand that draws nothing at the end of the turn


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
