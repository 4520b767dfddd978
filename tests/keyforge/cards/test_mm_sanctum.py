"""Sanctum of Mass Mutation."""

import pytest

from tests.keyforge.situations import Situation

BOOK = "book-of-malefaction"


@pytest.mark.parametrize(("amber", "stolen"), [(5, 2), (1, 1), (0, 0)])
def test_the_book_notes_each_aember_stolen_from_you(amber, stolen):
    """Ghostly Hand would steal only from exactly one; Lifeweb steals up to two."""
    with Situation(
        house="untamed", hand="lifeweb", p1_creatures_last=3, p1_artifacts=BOOK, p1_amber=amber
    ) as table:
        table.answer("play lifeweb")
        noted = {"p1_artifacts": f"{BOOK} warrant:{stolen}", "p1_amber": amber - stolen} if stolen else {}
        table.changed(amber=1 + stolen, hand="", discard="lifeweb", **noted)


def test_the_book_adds_to_the_warrants_that_lie_there():
    with Situation(
        house="shadows", line="noddy-the-thief", p1_artifacts=f"{BOOK} warrant:2", p1_amber=1
    ) as table:
        table.answer("act noddy-the-thief")
        table.changed(amber=1, line="noddy-the-thief exhausted", p1_artifacts=f"{BOOK} warrant:3", p1_amber=0)


def test_the_book_does_not_note_what_you_steal():
    with Situation(house="shadows", line="noddy-the-thief", artifacts=BOOK, p1_amber=1) as table:
        table.answer("act noddy-the-thief")
        table.changed(amber=1, line="noddy-the-thief exhausted", p1_amber=0)


def test_what_is_lost_or_captured_is_not_stolen():
    with Situation(
        house="sanctum", hand="terms-of-redress", line="grey-monk", p1_artifacts=BOOK, p1_amber=3
    ) as table:
        table.answer("play terms-of-redress")
        table.changed(amber=1, hand="", discard="terms-of-redress", line="grey-monk amber:2", p1_amber=1)


@pytest.mark.rule("KF-STAT-CNT-02")
def test_a_warrant_purges_a_creature():
    with Situation(house="mars", artifacts=f"{BOOK} warrant:2", line="zorg", p1_line="troll") as table:
        table.answer(f"omni {BOOK}", "purge troll")
        table.changed(artifacts=f"{BOOK} exhausted warrant:1", p1_line="", p1_purged="troll")


def test_without_a_warrant_nothing_is_purged():
    with Situation(house="mars", artifacts=BOOK, line="zorg", p1_line="troll") as table:
        table.answer(f"omni {BOOK}")
        table.changed(artifacts=f"{BOOK} exhausted")
