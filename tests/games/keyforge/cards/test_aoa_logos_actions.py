"""What cards of Logos in Age of Ascension do: actions."""

import json

import pytest

from tests.games.keyforge.houses import Logos
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.positions import view

HOUSES = "logos, brobnar, dis"


# Binate Rupture


@pytest.mark.rule("KF-ERR-08")
@pytest.mark.parametrize(("mine", "theirs"), [(3, 5), (0, 2), (0, 0)])
def test_binate_rupture_gives_each_player_what_that_player_has(mine, theirs):
    with Logos(hand="binate-rupture", amber=mine, p1_amber=theirs) as table:
        table.answer("play binate-rupture")
        assert [side.amber for side in table.state.players] == [2 * mine, 2 * theirs]


@pytest.mark.rule("KF-ERR-08", "KF-KW-ALPHA-01")
@pytest.mark.parametrize("before", ["play labwork", "discard labwork", "reap mother"])
def test_binate_rupture_comes_before_anything_else(before):
    with Logos(hand="binate-rupture, labwork, dextre", line="mother") as table:
        assert table.can("play binate-rupture")
        table.answer(before, *(["archive dextre"] if before == "play labwork" else []))
        assert not table.can("play binate-rupture")
        assert table.can("discard binate-rupture")
        assert table.state.why_not("play binate-rupture") == ["KF-KW-ALPHA-01"]


@pytest.mark.rule("KF-KW-ALPHA-01")
def test_what_was_done_in_an_earlier_step_does_not_count_for_alpha():
    """Jargogle goes in step 1 and has a card played."""
    with Logos(
        step="forge", house="", amber=6, hand="binate-rupture", line="jargogle under:labwork",
        artifacts="strange-gizmo", houses=HOUSES,
    ) as table:  # fmt: skip
        table.answer("red", "logos", "take-archives")
        assert [table.state.defs[card].slug for card in table.state.played] == ["labwork"]
        table.answer("play binate-rupture")
        table.changed(
            amber=2, keys="red", hand="", line="", artifacts="",
            discard="binate-rupture, strange-gizmo, jargogle, labwork",
        )  # fmt: skip


def test_positions_say_what_was_done_in_earlier_steps():
    for before, legal in ((0, False), (1, True)):
        turn = {"house": "logos", "played": ["labwork"], "done_before": before}
        state = GAME.position({"players": [{"hand": ["binate-rupture"]}, {}], "turn": turn})
        assert ("play binate-rupture" in state.legal()) == legal
        assert json.loads(json.dumps(state.position()))["turn"].get("done_before", 0) == before


# Cutthroat Research


@pytest.mark.parametrize(("theirs", "stolen"), [(7, 0), (8, 2)])
def test_cutthroat_research_steals_from_the_rich(theirs, stolen):
    with Logos(hand="cutthroat-research", amber=9, p1_amber=theirs) as table:
        table.answer("play cutthroat-research")
        assert [side.amber for side in table.state.players] == [10 + stolen, theirs - stolen]


# Eureka!


def test_eureka_brings_three_aember_and_archives_two_random_cards():
    with Logos(hand="eureka, troll, krump, bumpsy") as table:
        table.answer("play eureka")
        side = table.state.players[0]
        assert (side.amber, len(side.hand), len(side.archives)) == (3, 1, 2)
        assert sorted(table.state.defs[c].slug for c in side.hand + side.archives) == [
            "bumpsy",
            "krump",
            "troll",
        ]
        theirs = view.build(table.state, 1).sides[0]
        assert theirs.archives == (-1, -1)


@pytest.mark.parametrize("hand", ["", "troll"])
def test_eureka_archives_what_there_is(hand):
    with Logos(hand=f"eureka, {hand}".strip(", ")) as table:
        table.answer("play eureka")
        expected = {"amber": 3, "hand": "", "discard": "eureka"} | ({"archives": hand} if hand else {})
        table.changed(**expected)


@pytest.mark.rule("KF-FAQ-01", "KF-PLAY-17")
def test_mimicry_cannot_be_played_as_a_copy_of_eureka_after_another_card():
    with Logos(house="untamed", hand="mimicry, dust-pixie, troll", p1_discard="eureka") as table:
        table.answer("play dust-pixie")
        assert not table.can("play mimicry")
        assert table.state.why_not("play mimicry") == ["KF-KW-ALPHA-01"]
        table.changed(amber=2, hand="mimicry, troll", line="dust-pixie exhausted")
    with Logos(
        house="untamed", hand="mimicry, dust-pixie", p1_discard="eureka, fertility-chant"
    ) as table:  # it may still copy the other one
        table.answer("play dust-pixie", "play mimicry")
        table.changed(amber=6, hand="", line="dust-pixie exhausted", discard="mimicry", p1_amber=2)


@pytest.mark.rule("KF-FAQ-02", "KF-PLAY-17")
def test_mimicry_may_be_played_as_a_copy_of_eureka_as_the_first_card():
    with Logos(house="untamed", hand="mimicry, troll", p1_discard="eureka") as table:
        table.answer("play mimicry")
        table.changed(amber=3, hand="", archives="troll", discard="mimicry")


# Entropic Swirl


@pytest.mark.rule("KF-ERR-12", "KF-DMG-06")
@pytest.mark.parametrize(
    ("creature", "gained", "after"),
    [
        ("troll", 1, "troll damage:2"),
        ("rogue-ogre", 2, "rogue-ogre damage:4"),
        ("lord-golgotha", 2, "lord-golgotha damage:2 armor-used:2"),  # one blow, so armor counts once
    ],
)
def test_entropic_swirl_deals_two_and_pays_one_for_each_trait(creature, gained, after):
    with Logos(hand="entropic-swirl", p1_line=creature) as table:
        table.answer("play entropic-swirl")
        table.changed(amber=gained, hand="", discard="entropic-swirl", p1_line=after)


@pytest.mark.rule("KF-ERR-12")
def test_entropic_swirl_pays_for_whom_it_destroys_too():
    with Logos(hand="entropic-swirl", line="mother", p1_line="dextre") as table:
        table.answer("play entropic-swirl")
        table.offers("choose mother", "choose dextre")
        table.answer("choose dextre")
        table.changed(amber=2, hand="", discard="entropic-swirl", p1_line="", p1_deck="dextre")


def test_entropic_swirl_without_a_creature_does_nothing():
    with Logos(hand="entropic-swirl") as table:
        table.answer("play entropic-swirl")
        table.changed(hand="", discard="entropic-swirl")


# Master the Theory


def test_master_the_theory_archives_a_card_for_each_enemy_creature():
    given = {"hand": "master-the-theory, troll, krump, bumpsy", "p1_line": "urchin, valdr"}
    with Logos(**given) as table:
        table.answer("play master-the-theory", "archive troll")
        table.offers("archive krump", "archive bumpsy", "skip")
        table.answer("archive bumpsy")
        table.changed(amber=1, hand="krump", discard="master-the-theory", archives="troll, bumpsy")
    with Logos(**given) as table:
        table.answer("play master-the-theory", "skip", "skip")
        table.changed(amber=1, hand="troll, krump, bumpsy", discard="master-the-theory")
    with Logos(line="dextre", **given) as table:
        table.answer("play master-the-theory")
        table.changed(amber=1, hand="troll, krump, bumpsy", discard="master-the-theory")


# Poke


def test_poke_draws_for_whom_it_destroys():
    given = {"hand": "poke", "deck": "krump", "line": "urchin", "p1_line": "tolas, troll"}
    with Logos(**given) as table:
        table.answer("play poke")
        table.offers("damage tolas", "damage troll")
        table.answer("damage troll")
        table.changed(amber=1, hand="", discard="poke", p1_line="tolas, troll damage:1")
    with Logos(**given) as table:
        table.answer("play poke", "damage tolas")
        table.changed(amber=1, hand="krump", deck="", discard="poke", p1_line="troll", p1_discard="tolas")


# Standardized Testing


def test_standardized_testing_destroys_the_extremes_on_both_sides():
    with Logos(
        hand="standardized-testing", line="urchin, troll, dextre", p1_line="dust-pixie, tolas, bumpsy"
    ) as table:
        table.answer("play standardized-testing")
        table.changed(
            hand="", line="dextre", p1_line="bumpsy",
            discard="standardized-testing, troll, urchin", p1_discard="tolas, dust-pixie",
        )  # fmt: skip


def test_standardized_testing_destroys_all_of_equal_creatures_once_and_spends_a_ward():
    with Logos(hand="standardized-testing", line="bumpsy", p1_line="bumpsy warded") as table:
        table.answer("play standardized-testing")
        table.changed(hand="", line="", discard="standardized-testing, bumpsy", p1_line="bumpsy")
