"""What cards of Shadows in Mass Mutation do: actions."""

import pytest

from tests.games.keyforge.situations import Situation
from trivault.games.keyforge.game import GAME
from trivault.testing import same_views

FULL = "6 urchin"  # a hand that draws nothing at the end of the turn


# “Borrow”, Shadowsaurus


def test_borrow_takes_an_artifact_into_shadows():
    with Situation(house="shadows", hand="borrow", artifacts="cannon", p1_artifacts="cannon") as table:
        table.answer("play borrow")
        table.changed(
            hand="",
            amber=1,
            discard="borrow",
            artifacts="cannon, cannon owner:1 as:shadows",
            p1_artifacts="",
        )
        table.offers("act cannon", "end-turn")  # not the one of Brobnar


def test_borrow_takes_only_one_artifact():
    with Situation(house="shadows", hand="borrow", p1_artifacts="cannon, pocket-universe") as table:
        table.answer("play borrow")
        table.offers("choose cannon", "choose pocket-universe")
        table.answer("choose pocket-universe")
        table.changed(
            hand="",
            amber=1,
            discard="borrow",
            artifacts="pocket-universe owner:1 as:shadows",
            p1_artifacts="cannon",
        )


def test_borrow_finds_no_creature_and_nothing_of_yours():
    with Situation(house="shadows", hand="borrow", artifacts="cannon", p1_line="troll") as table:
        table.answer("play borrow")
        table.changed(hand="", amber=1, discard="borrow")


def test_borrow_brings_your_own_artifact_back_as_a_shadows_card():
    with Situation(house="shadows", hand="borrow", p1_artifacts="cannon owner:0") as table:
        table.answer("play borrow")
        table.changed(hand="", amber=1, discard="borrow", artifacts="cannon as:shadows", p1_artifacts="")
    with Situation(house="shadows", hand="borrow", p1_artifacts="cannon as:dis owner:0") as table:
        table.answer("play borrow")
        table.changed(hand="", amber=1, discard="borrow", artifacts="cannon as:shadows", p1_artifacts="")


def test_shadowsaurus_takes_a_creature_with_amber():
    with Situation(
        house="shadows", line="shadowsaurus, umbra amber:1", p1_line="krump amber:2, troll", p1_amber=1
    ) as table:
        table.answer("act shadowsaurus")
        table.offers("choose krump", "choose troll")
        table.answer("choose krump", "right")
        table.changed(
            line="shadowsaurus exhausted, umbra amber:1, krump owner:1 as:shadows",
            p1_line="troll",
            p1_amber=3,
        )
        table.answer("reap krump")


def test_shadowsaurus_gets_nobody_without_amber():
    with Situation(house="shadows", line="shadowsaurus", p1_line="krump amber:2, troll") as table:
        table.answer("act shadowsaurus", "choose troll")
        table.changed(line="shadowsaurus exhausted")


# Look Over There!


@pytest.mark.parametrize(
    ("target", "after"),
    [
        ("krump", {"p1_line": "krump damage:2, umbra warded", "amber": 1, "p1_amber": 2}),
        ("umbra", {"p1_line": "krump, umbra", "amber": 1, "p1_amber": 2}),
        ("urchin", {"line": "", "discard": "look-over-there, urchin"}),
    ],
)
def test_look_over_there_steals_if_the_creature_survives(target, after):
    with Situation(
        house="shadows", hand="look-over-there", line="urchin", p1_line="krump, umbra warded", p1_amber=3
    ) as table:
        table.answer("play look-over-there", f"damage {target}")
        table.changed(hand="", **{"discard": "look-over-there"} | after)


# Ransack, Reckless Rizzo, Safe House


@pytest.mark.parametrize(
    ("deck", "stolen", "left"),
    [("troll, umbra", 1, "umbra"), ("umbra, troll house:shadows, krump, umbra", 3, "umbra"), ("umbra", 2, "")],
)
def test_ransack_steals_again_for_each_shadows_card(deck, stolen, left):
    with Situation(house="shadows", hand="ransack", deck=deck, p1_amber=9) as table:
        table.answer("play ransack")
        assert [side.amber for side in table.state.players] == [stolen, 9 - stolen]
        assert [table.state.defs[card].slug for card in table.state.players[0].deck] == left.split()


def test_ransack_with_an_empty_deck_steals_once():
    with Situation(house="shadows", hand="ransack", discard="umbra", p1_amber=9) as table:
        table.answer("play ransack")
        table.changed(hand="", discard="ransack, umbra", amber=1, p1_amber=8)


def test_reckless_rizzo_steals_and_does_not_elude_until_your_next_turn():
    table = Situation(
        house="shadows", line="reckless-rizzo", hand=FULL, p1_line="bumpsy", p1_hand="6 punch", p1_amber=5
    )
    with table:
        table.answer("act reckless-rizzo", "end-turn", "brobnar", "fight bumpsy")
        table.changed(
            player=1, line="", discard="reckless-rizzo", amber=2, p1_amber=3,
            p1_line="bumpsy exhausted damage:1",
        )  # fmt: skip


def test_reckless_rizzo_eludes_otherwise():
    with Situation(line="krump", p1_line="reckless-rizzo") as table:
        table.answer("fight krump")
        table.changed(line="krump exhausted")


@pytest.mark.rule("KF-LAST-04")
def test_reckless_rizzo_eludes_when_she_has_come_back():
    table = Situation(
        house="shadows", line="reckless-rizzo", hand=f"hit-and-run, {FULL}", p1_line="krump, troll",
        p1_hand="6 punch", p1_amber=5,
    )  # fmt: skip
    with table:
        table.answer("act reckless-rizzo", "play hit-and-run", "damage troll", "play reckless-rizzo")
        table.answer("end-turn", "brobnar", "fight krump")
        table.changed(
            player=1, hand=FULL, discard="hit-and-run", amber=2, p1_amber=3,
            p1_line="krump exhausted, troll damage:2",
        )  # fmt: skip


def test_safe_house_archives_a_friendly_creature():
    with Situation(
        house="shadows",
        artifacts="safe-house",
        line="umbra, krump owner:1 amber:1",
        p1_line="troll",
        hand="urchin",
    ) as table:
        table.answer("act safe-house")
        table.offers("archive umbra", "archive krump")
        table.answer("archive krump")
        table.changed(
            artifacts="safe-house exhausted", line="umbra", p1_archives="krump", p1_amber=1
        )  # KF-CTRL-05


# Vandalize


def test_vandalize_discards_1_of_3_and_puts_the_others_back():
    with Situation(
        house="shadows", hand="vandalize", deck="umbra", p1_deck="troll, krump, bumpsy, dodger", p1_hand="punch"
    ) as table:
        table.answer("play vandalize")
        table.offers("discard-deck troll", "discard-deck krump", "discard-deck bumpsy")
        table.answer("discard-deck krump")
        table.offers("order troll bumpsy", "order bumpsy troll")
        table.answer("order troll bumpsy")
        table.changed(
            hand="", amber=1, discard="vandalize", p1_deck="bumpsy, troll, dodger", p1_discard="krump"
        )
        same_views(GAME, table.state, seed=1)


@pytest.mark.parametrize(
    ("deck", "answers", "after"),
    [
        ("troll, krump", ["discard-deck troll"], {"p1_deck": "krump", "p1_discard": "troll"}),
        ("troll", [], {"p1_deck": "", "p1_discard": "troll"}),
        ("", [], {}),
    ],
)
def test_vandalize_does_what_it_can(deck, answers, after):
    with Situation(house="shadows", hand="vandalize", deck="umbra", p1_deck=deck) as table:
        table.answer("play vandalize", *answers)
        table.changed(hand="", amber=1, discard="vandalize", **after)
