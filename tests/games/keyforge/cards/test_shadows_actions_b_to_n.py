"""What cards of Shadows in Call of the Archons do: actions b to n."""

from functools import partial

import pytest

from tests.games.keyforge import situations
from tests.games.keyforge.cards.looking import seen

Situation = partial(situations.Situation, house="shadows")
FULL = "6 urchin"  # a hand that draws nothing at the end of the turn
HOUSES = "shadows, brobnar, logos"


@pytest.mark.rule("KF-ERR-05", "KF-FAQ-35")
@pytest.mark.parametrize(
    ("mine", "theirs", "after"),
    [
        (0, 14, (2, 12)),  # twice at most
        (0, 3, (2, 1)),
        (0, 2, (1, 1)),  # level after the first
        (3, 4, (4, 3)),
    ],
)
def test_bait_and_switch_steals_while_behind_but_repeats_only_once(mine, theirs, after):
    with Situation(hand="bait-and-switch", amber=mine, p1_amber=theirs) as table:
        table.answer("play bait-and-switch")
        table.changed(hand="", discard="bait-and-switch", amber=after[0], p1_amber=after[1])


@pytest.mark.parametrize(("mine", "theirs"), [(4, 4), (5, 4), (0, 0)])
def test_bait_and_switch_needs_a_richer_opponent(mine, theirs):
    with Situation(hand="bait-and-switch", amber=mine, p1_amber=theirs) as table:
        table.answer("play bait-and-switch")
        table.changed(hand="", discard="bait-and-switch")


def test_booby_trap_hits_a_creature_off_the_flanks_and_splashes_its_neighbors():
    with Situation(hand="booby-trap", line="troll", p1_line="troll, troll, bumpsy, troll") as table:
        table.answer("play booby-trap")
        table.offers("choose troll", "choose bumpsy")
        table.answer("choose bumpsy")
        line = "troll, troll damage:2, bumpsy damage:4, troll damage:2"
        table.changed(hand="", discard="booby-trap", amber=1, p1_line=line)


def test_booby_trap_finds_nobody_where_all_stand_on_flanks():
    with Situation(hand="booby-trap", line="troll", p1_line="troll, bumpsy") as table:
        table.answer("play booby-trap")
        table.changed(hand="", discard="booby-trap", amber=1)


def test_finishing_blow_destroys_a_damaged_creature_and_steals():
    line = "troll damage:1"
    with Situation(hand="finishing-blow", line=line, p1_amber=2, p1_line="bumpsy, troll damage:2") as table:
        table.answer("play finishing-blow")
        table.offers("destroy troll@p0", "destroy troll@p1")
        table.answer("destroy troll@p1")
        table.changed(
            hand="", discard="finishing-blow", amber=2, p1_amber=1, p1_line="bumpsy", p1_discard="troll"
        )


@pytest.mark.parametrize(("line", "after"), [("bumpsy", None), ("bumpsy warded damage:1", "bumpsy damage:1")])
def test_finishing_blow_steals_nothing_when_it_destroys_nothing(line, after):
    with Situation(hand="finishing-blow", p1_amber=2, p1_line=line) as table:
        table.answer("play finishing-blow")
        table.changed(hand="", discard="finishing-blow", amber=1, **({"p1_line": after} if after else {}))


def test_ghostly_hand_takes_the_very_last_amber():
    with Situation(hand="ghostly-hand", p1_amber=1) as table:
        table.answer("play ghostly-hand")
        table.changed(hand="", discard="ghostly-hand", amber=3, p1_amber=0)


@pytest.mark.parametrize("theirs", [0, 2, 9])
def test_ghostly_hand_finds_only_a_single_amber(theirs):
    with Situation(hand="ghostly-hand", p1_amber=theirs) as table:
        table.answer("play ghostly-hand")
        table.changed(hand="", discard="ghostly-hand", amber=2)


def test_hidden_stash_archives_a_card_of_your_hand():
    with Situation(hand="hidden-stash, troll, urchin", p1_hand="bumpsy") as table:
        table.answer("play hidden-stash")
        table.offers("archive troll", "archive urchin")
        table.answer("archive troll")
        table.changed(hand="urchin", archives="troll", discard="hidden-stash", amber=1)


def test_hidden_stash_with_an_empty_hand_archives_nothing():
    with Situation(hand="hidden-stash") as table:
        table.answer("play hidden-stash")
        table.changed(hand="", discard="hidden-stash", amber=1)


def test_what_goes_face_down_into_the_archives_is_no_longer_known():
    with Situation(hand="hidden-stash, troll, urchin", known="troll, urchin") as table:
        assert seen(table, 1).sides[0].hand.count(-1) == 1
        table.answer("play hidden-stash", "archive troll")
        assert seen(table, 1).sides[0].archives == (-1,)
        assert seen(table, 1).sides[0].hand == (-1,)


def test_imperial_traitor_shows_the_hand_and_may_purge_a_sanctum_card():
    theirs = "troll house:sanctum, bumpsy, headhunter house:sanctum"
    with Situation(hand="imperial-traitor, urchin", p1_hand=theirs) as table:
        assert seen(table, 0).sides[1].hand == (-1, -1, -1)
        table.answer("play imperial-traitor")
        table.offers("skip", "purge troll", "purge headhunter")
        table.answer("purge headhunter")
        table.changed(
            hand="urchin",
            discard="imperial-traitor",
            amber=1,
            p1_hand="troll house:sanctum, bumpsy",
            p1_purged="headhunter house:sanctum",
        )
        assert -1 not in seen(table, 0).sides[1].hand
        assert seen(table, 1).sides[0].hand == (-1,)


@pytest.mark.parametrize(("card", "answers"), [("troll house:sanctum", ["skip"]), ("troll", [])])
def test_imperial_traitor_may_leave_the_hand_as_it_is(card, answers):
    with Situation(hand="imperial-traitor", p1_hand=f"{card}, bumpsy") as table:
        table.answer("play imperial-traitor", *answers)
        table.changed(hand="", discard="imperial-traitor", amber=1)
        assert -1 not in seen(table, 0).sides[1].hand


@pytest.mark.parametrize(
    ("mine", "theirs", "left"),
    [(12, 1, 0), (13, 1, 1), (8, 0, 0), (13, 0, 5)],  # 6 + 6, or 6 + 2 against an empty pool
)
def test_key_of_darkness_forges_a_key_that_costs_more(mine, theirs, left):
    with Situation(hand="key-of-darkness", amber=mine, keys="red", p1_amber=theirs) as table:
        table.answer("play key-of-darkness", "blue")
        table.changed(hand="", discard="key-of-darkness", amber=left, keys="red, blue")


@pytest.mark.parametrize(("mine", "theirs"), [(11, 1), (7, 0)])
def test_key_of_darkness_forges_nothing_that_you_cannot_pay(mine, theirs):
    with Situation(hand="key-of-darkness", amber=mine, p1_amber=theirs) as table:
        table.answer("play key-of-darkness")
        table.changed(hand="", discard="key-of-darkness")


def test_lights_out_returns_two_enemy_creatures():
    theirs = "bumpsy amber:1, headhunter, urchin"
    with Situation(hand="lights-out", line="troll", p1_line=theirs) as table:
        table.answer("play lights-out")
        table.refused("to-hand bumpsy")
        table.refused("to-hand bumpsy troll")
        table.answer("to-hand bumpsy urchin")
        table.changed(
            hand="", discard="lights-out", amber=2, p1_line="headhunter", p1_hand="bumpsy, urchin"
        )  # one Æmber lay on Bumpsy


def test_lights_out_takes_one_where_there_is_only_one():
    with Situation(hand="lights-out", line="troll", p1_line="bumpsy") as table:
        table.answer("play lights-out")
        table.changed(hand="", discard="lights-out", amber=1, p1_line="", p1_hand="bumpsy")


def test_miasma_skips_the_opponents_next_forge_step_only():
    pools = {"amber": 5, "p1_amber": 6}
    with Situation(hand=f"miasma, {FULL}", houses=HOUSES, p1_hand=FULL, p1_houses=HOUSES, **pools) as table:
        table.answer("play miasma", "end-turn", "brobnar")
        table.changed(player=1, hand=FULL, discard="miasma", amber=6)
        table.answer("end-turn", "red", "shadows")  # it never concerned your own step
        table.changed(player=0, amber=0, keys="red")
        table.answer("end-turn", "blue", "brobnar")
        table.changed(player=1, p1_amber=0, p1_keys="blue")


def test_nerve_blast_steals_and_then_hits():
    with Situation(hand="nerve-blast", line="troll", p1_amber=1, p1_line="bumpsy") as table:
        table.answer("play nerve-blast")
        table.offers("damage troll", "damage bumpsy")
        table.answer("damage bumpsy")
        table.changed(hand="", discard="nerve-blast", amber=1, p1_amber=0, p1_line="bumpsy damage:2")


def test_nerve_blast_hits_nobody_when_nothing_was_stolen():
    with Situation(hand="nerve-blast", line="troll", p1_line="bumpsy") as table:
        table.answer("play nerve-blast")
        table.changed(hand="", discard="nerve-blast")
