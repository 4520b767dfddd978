"""What cards of Logos in Age of Ascension do: artifacts and upgrades."""

import pytest

from tests.games.keyforge.houses import Logos
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.rules.events import EXALT
from trivault.kernel.events import emit
from trivault.kernel.frames import Scope

HOUSES = "logos, brobnar, dis"


# Fetchdrones


def test_fetchdrones_let_friendly_creatures_capture_for_each_logos_card():
    given = {"artifacts": "fetchdrones", "line": "troll, krump", "p1_line": "urchin", "p1_amber": 5}
    with Logos(deck="dextre, labwork, mother", **given) as table:
        table.answer("act fetchdrones")
        table.offers("capture troll", "capture krump")
        table.answer("capture troll", "capture krump")
        table.changed(
            artifacts="fetchdrones exhausted", deck="mother", discard="labwork, dextre",
            line="troll amber:2, krump amber:2", p1_amber=1,
        )  # fmt: skip
    with Logos(deck="troll, labwork", **given) as table:
        table.answer("act fetchdrones", "capture troll")
        table.changed(
            artifacts="fetchdrones exhausted", deck="", discard="labwork, troll", line="troll amber:2, krump",
            p1_amber=3,
        )  # fmt: skip
    with Logos(deck="troll, bumpsy", **given) as table:
        table.answer("act fetchdrones")
        table.changed(artifacts="fetchdrones exhausted", deck="", discard="bumpsy, troll")


# The Curator


def test_with_the_curator_friendly_artifacts_enter_ready():
    with Logos(hand="library-of-babble, dextre", line="the-curator") as table:
        table.answer("play library-of-babble", "play dextre", "right")
        table.changed(hand="", artifacts="library-of-babble", line="the-curator, dextre exhausted")
    with Logos(hand="library-of-babble", p1_line="the-curator") as table:
        table.answer("play library-of-babble")
        table.changed(hand="", artifacts="library-of-babble exhausted")


# Memory Chip


@pytest.mark.parametrize(("house", "archived"), [("logos", True), ("brobnar", False)])
def test_memory_chip_archives_when_you_choose_logos(house, archived):
    with Logos(step="house", house="", houses=HOUSES, hand="troll, krump", artifacts="memory-chip") as table:
        table.answer(house)
        if archived:
            table.answer("archive krump", "skip")
            table.changed(hand="troll", archives="krump")
        else:
            table.changed()


# Quantum Fingertrap


def test_quantum_fingertrap_swaps_two_creatures_of_one_battleline():
    given = {"artifacts": "quantum-fingertrap", "line": "troll", "p1_line": "urchin, bumpsy, krump"}
    with Logos(**given) as table:
        table.answer("act quantum-fingertrap")
        table.offers("choose urchin", "choose bumpsy", "choose krump")  # who stands alone cannot swap
        table.answer("choose urchin")
        table.offers("choose bumpsy", "choose krump")
        table.answer("choose krump")
        table.changed(artifacts="quantum-fingertrap exhausted", p1_line="krump, bumpsy, urchin")


def test_quantum_fingertrap_swaps_your_own_creatures_and_nobody_across():
    with Logos(artifacts="quantum-fingertrap", line="troll, dextre", p1_line="urchin, bumpsy") as table:
        table.answer("act quantum-fingertrap", "choose dextre")
        table.changed(artifacts="quantum-fingertrap exhausted", line="dextre, troll")


# Redacted


def test_redacted_collects_aember_when_you_choose_logos():
    with Logos(step="house", house="", artifacts="redacted amber:2", houses=HOUSES) as table:
        table.answer("logos")
        table.changed(artifacts="redacted amber:3")
    with Logos(step="house", house="", artifacts="redacted amber:2", houses=HOUSES) as table:
        table.answer("brobnar")
        table.changed()
    with Logos(step="house", house="", houses=HOUSES, p1_artifacts="redacted amber:2") as table:
        table.answer("logos")
        table.changed()


def test_redacted_forges_a_key_with_its_fourth_aember():
    with Logos(step="house", house="", amber=2, artifacts="redacted amber:3", houses=HOUSES) as table:
        table.answer("logos", "blue")
        table.changed(artifacts="", discard="redacted", keys="blue")  # its Æmber is gone


@pytest.mark.rule("KF-FAQ-76", "KF-ABIL-10")
def test_redacted_waits_for_its_own_trigger_whoever_brings_the_fourth_aember():
    with Logos(artifacts="redacted amber:3", houses=HOUSES, line="mother") as table:
        emit(table.state, EXALT, table.card("redacted"), 1, Scope(0))
        table.answer("reap mother")
        table.changed(amber=1, artifacts="redacted amber:4", line="mother exhausted")
    with Logos(step="house", house="", artifacts="redacted amber:4", houses=HOUSES) as table:
        table.answer("brobnar")
        table.changed()
    with Logos(step="house", house="", artifacts="redacted amber:4", houses=HOUSES) as table:
        table.answer("logos", "red")
        table.changed(artifacts="", discard="redacted", keys="red")


def test_redacted_may_win_the_game():
    with Logos(step="house", house="", keys="red, blue", artifacts="redacted amber:3", houses=HOUSES) as table:
        table.answer("logos")
        table.changed(artifacts="", discard="redacted", keys="red, blue, yellow", winner=0)


# Scientifical Hack


@pytest.mark.rule("KF-ERR-19")
def test_scientifical_hack_lets_you_use_artifacts_of_any_house():
    with Logos(
        house="mars", artifacts="scientifical-hack, cannon, library-of-babble", deck="troll, krump",
        line="urchin", p1_line="bumpsy", p1_artifacts="cannon",
    ) as table:  # fmt: skip
        table.offers("omni scientifical-hack", "end-turn")
        table.answer("omni scientifical-hack")
        table.offers("act cannon", "act library-of-babble", "end-turn")
        table.answer("act cannon", "damage bumpsy", "act library-of-babble")
        table.changed(
            artifacts="cannon exhausted, library-of-babble exhausted", discard="scientifical-hack",
            hand="troll", deck="krump", p1_line="bumpsy damage:2",
        )  # fmt: skip


def test_scientifical_hack_is_for_one_turn():
    given = {"artifacts": "scientifical-hack, cannon", "hand": "6 labwork", "p1_hand": "6 labwork"}
    with Logos(house="mars", houses="mars, logos, dis", p1_houses=HOUSES, **given) as table:
        table.answer("omni scientifical-hack", "end-turn", "logos", "end-turn", "mars")
        table.offers("end-turn")


# Seismo-Entangler


def test_seismo_entangler_stops_a_house_from_reaping_in_the_opponents_next_turn():
    with Logos(
        artifacts="seismo-entangler", line="dextre", hand="6 troll", houses=HOUSES, p1_hand="6 troll",
        p1_houses="brobnar, logos, dis", p1_line="mother, bumpsy, dextre",
    ) as table:  # fmt: skip
        table.answer("act seismo-entangler", "logos")
        assert table.can("reap dextre")  # your turn is still on
        table.answer("end-turn", "logos")
        assert not table.can("reap mother")
        assert table.can("fight mother")
        table.answer("end-turn", "logos")
        assert table.can("reap dextre")
    with Logos(
        artifacts="seismo-entangler", hand="6 troll", houses=HOUSES, p1_hand="6 troll",
        p1_houses="brobnar, logos, dis", p1_line="mother, bumpsy",
    ) as table:  # fmt: skip
        table.answer("act seismo-entangler", "logos", "end-turn", "brobnar")
        assert table.can("reap bumpsy")


# Shard of Knowledge


def test_shard_of_knowledge_draws_for_each_friendly_shard():
    with Logos(
        artifacts="shard-of-knowledge, shard-of-pain, library-of-babble", p1_artifacts="shard-of-greed",
        deck="troll, krump, bumpsy",
    ) as table:  # fmt: skip
        table.answer("act shard-of-knowledge")
        table.changed(
            artifacts="shard-of-knowledge exhausted, shard-of-pain, library-of-babble", hand="troll, krump",
            deck="bumpsy",
        )  # fmt: skip


# Backup Copy


@pytest.mark.rule("KF-ERR-07")
def test_backup_copy_is_called_sicherheitskopie():
    assert GAME.words("de").say(GAME.face("backup-copy").title) == "Sicherheitskopie"


def test_backup_copy_puts_its_creature_on_top_of_the_deck():
    with Logos(house="brobnar", hand="punch", p1_line="urchin +backup-copy", p1_deck="troll") as table:
        table.answer("play punch")
        table.changed(
            amber=1, hand="", discard="punch", p1_line="", p1_deck="urchin, troll", p1_discard="backup-copy"
        )


def test_backup_copy_goes_with_its_creature_elsewhere():
    with Logos(house="dis", hand="fear", p1_line="urchin +backup-copy") as table:
        table.answer("play fear")
        table.changed(hand="", discard="fear", p1_line="", p1_hand="urchin", p1_discard="backup-copy")
