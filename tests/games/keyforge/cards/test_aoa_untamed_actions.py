"""What cards of Untamed in Age of Ascension do: actions."""

from functools import partial

import pytest

from tests.games.keyforge import situations

Situation = partial(situations.Situation, house="untamed")
FULL = "6 urchin"  # a hand that draws nothing at the end of the turn


# Gravid Cycle


@pytest.mark.rule("KF-KW-OMEGA-01")
def test_gravid_cycle_returns_a_card_and_ends_the_step():
    given = {
        "hand": "gravid-cycle, 5 urchin",
        "discard": "troll, punch",
        "p1_discard": "krump",
        "p1_hand": FULL,
    }
    with Situation(**given) as table:
        table.answer("play gravid-cycle")
        table.offers("to-hand punch", "to-hand troll")
        table.answer("to-hand troll")
        table.changed(player=1, amber=1, hand="5 urchin, troll", discard="gravid-cycle, punch")


# Po's Pixies


@pytest.mark.rule("KF-FAQ-19", "KF-REPL-06")
def test_what_is_stolen_from_the_side_of_pos_pixies_comes_from_the_supply():
    """It is stolen all the same: Nerve Blast deals its damage."""
    given = {"hand": "nerve-blast", "p1_amber": 2, "p1_line": "po-s-pixies, troll"}
    with Situation(house="shadows", **given) as table:
        table.answer("play nerve-blast", "damage troll")
        table.changed(hand="", discard="nerve-blast", amber=1, p1_line="po-s-pixies, troll damage:2")


@pytest.mark.rule("KF-REPL-06", "KF-AMB-02")
def test_nothing_can_be_stolen_where_nothing_is():
    given = {"hand": "nerve-blast", "p1_line": "po-s-pixies, troll"}
    with Situation(house="shadows", **given) as table:
        table.answer("play nerve-blast")
        table.changed(hand="", discard="nerve-blast")


@pytest.mark.rule("KF-REPL-06")
def test_what_is_captured_comes_from_the_supply():
    given = {"hand": "terms-of-redress", "line": "troll", "p1_amber": 2, "p1_line": "po-s-pixies"}
    with Situation(house="sanctum", **given) as table:
        table.answer("play terms-of-redress")
        table.changed(hand="", discard="terms-of-redress", amber=1, line="troll amber:2")


@pytest.mark.rule("KF-REPL-06")
def test_pos_pixies_guard_their_own_side_alone_and_not_against_losses():
    given = {"hand": "urchin, bumpsy house:shadows", "line": "po-s-pixies", "p1_line": "troll", "p1_amber": 5}
    with Situation(house="shadows", **given) as table:
        table.answer("play urchin", "left")
        table.changed(hand="bumpsy house:shadows", line="urchin exhausted, po-s-pixies", amber=1, p1_amber=4)
    with Situation(hand="bumpsy", p1_line="po-s-pixies", p1_amber=5, house="brobnar") as table:
        table.answer("play bumpsy")
        table.changed(hand="", line="bumpsy exhausted", p1_amber=4)


@pytest.mark.rule("KF-REPL-06")
def test_what_the_own_side_captures_comes_from_the_supply_too():
    with Situation(house="mars", line="mindwarper", p1_line="po-s-pixies, troll", p1_amber=2) as table:
        table.answer("act mindwarper", "capture-own troll")
        table.changed(line="mindwarper exhausted", p1_line="po-s-pixies, troll amber:1")


# Persistence Hunting


def test_persistence_hunting_exhausts_enemies_of_one_house():
    given = {"line": "troll", "p1_line": "troll, dust-pixie, krump", "p1_artifacts": "cannon"}
    with Situation(hand="persistence-hunting", **given) as table:
        table.answer("play persistence-hunting", "brobnar")
        table.changed(
            hand="",
            discard="persistence-hunting",
            amber=1,
            p1_line="troll exhausted, dust-pixie, krump exhausted",
        )


# Punctuated Equilibrium


@pytest.mark.rule("KF-CHAIN-02", "KF-CHAIN-05")
def test_punctuated_equilibrium_gives_both_players_new_hands():
    given = {"chains": 1, "deck": "7 troll", "p1_hand": "2 krump", "p1_deck": "7 bumpsy"}
    with Situation(hand="punctuated-equilibrium, 2 vigor", **given) as table:
        table.answer("play punctuated-equilibrium")
        table.changed(
            chains=0, hand="5 troll", deck="2 troll", discard="punctuated-equilibrium, 2 vigor",
            p1_hand="6 bumpsy", p1_deck="bumpsy", p1_discard="2 krump",
        )  # fmt: skip


# Quicksand


def test_quicksand_swallows_the_strongest_creature_of_each_unprepared_player():
    given = {"line": "troll, krump, flaxia exhausted", "p1_line": "bumpsy, krump, teliga exhausted"}
    with Situation(hand="quicksand", **given) as table:
        table.answer("play quicksand")
        table.changed(
            hand="", amber=1, discard="quicksand, troll", line="krump, flaxia exhausted",
            p1_line="bumpsy, teliga exhausted", p1_discard="krump",
        )  # fmt: skip


def test_quicksand_spares_who_has_a_ready_untamed_creature():
    with Situation(hand="quicksand", line="troll, flaxia", p1_line="bumpsy, krump, ember-imp") as table:
        table.answer("play quicksand")
        table.changed(hand="", amber=1, discard="quicksand", p1_line="bumpsy, ember-imp", p1_discard="krump")


@pytest.mark.rule("KF-WORD-16")
def test_quicksand_asks_where_the_strongest_tie():
    with Situation(hand="quicksand", p1_line="bumpsy, mighty-tiger exhausted, fuzzy-gruen exhausted") as table:
        table.answer("play quicksand")
        table.offers("choose bumpsy", "choose fuzzy-gruen")
        table.answer("choose fuzzy-gruen")
        table.changed(
            hand="", amber=1, discard="quicksand", p1_line="bumpsy, mighty-tiger exhausted",
            p1_discard="fuzzy-gruen",
        )  # fmt: skip


# Song of Spring


def test_song_of_spring_shuffles_untamed_creatures_of_hand_pile_and_line_into_the_deck():
    given = {"hand": "song-of-spring, dust-pixie, vigor, troll", "discard": "dew-faerie, regrowth, krump"}
    with Situation(line="flaxia, bumpsy", p1_line="teliga", p1_discard="murmook", **given) as table:
        table.answer("play song-of-spring")
        assert table.can("into-deck dust-pixie dew-faerie flaxia")
        for other in ("bumpsy", "teliga", "troll", "vigor", "regrowth", "krump", "murmook"):
            table.refused(f"into-deck {other}")
        table.answer("into-deck dust-pixie flaxia")
        side = table.state.players[0]
        assert sorted(table.state.defs[c].slug for c in side.deck) == ["dust-pixie", "flaxia"]
        assert [table.state.defs[c].slug for c in side.line] == ["bumpsy"]
        assert len(side.discard) == 4


@pytest.mark.rule("KF-STAT-WARD-01", "KF-CTRL-05")
def test_song_of_spring_takes_a_ward_and_returns_foreign_creatures_to_their_owner():
    with Situation(hand="song-of-spring", line="flaxia warded, murmook owner:1") as table:
        table.answer("play song-of-spring", "into-deck flaxia murmook")
        table.changed(hand="", discard="song-of-spring", amber=1, line="flaxia", p1_deck="murmook")


def test_song_of_spring_may_shuffle_nothing():
    with Situation(hand="song-of-spring", line="flaxia") as table:
        table.answer("play song-of-spring", "into-deck")
        table.changed(hand="", discard="song-of-spring", amber=1)


# Soldiers to Flowers


def test_soldiers_to_flowers_purges_untamed_creatures_and_pays_their_owners():
    given = {"discard": "flaxia, vigor, troll", "p1_discard": "dew-faerie, 2 teliga, krump", "line": "murmook"}
    with Situation(hand="soldiers-to-flowers", **given) as table:
        table.answer("play soldiers-to-flowers")
        table.changed(
            hand="", amber=2, discard="soldiers-to-flowers, vigor, troll", purged="flaxia",
            p1_amber=3, p1_discard="krump", p1_purged="2 teliga, dew-faerie",
        )  # fmt: skip


def test_soldiers_to_flowers_finds_nobody():
    with Situation(hand="soldiers-to-flowers", discard="vigor") as table:
        table.answer("play soldiers-to-flowers")
        table.changed(hand="", amber=1, discard="soldiers-to-flowers, vigor")


# They're Everywhere!


@pytest.mark.rule("KF-DMG-06")
def test_they_re_everywhere_hits_flanks_harder_and_all_at_once():
    """The one in the middle is no flank creature as the others die."""
    with Situation(hand="they-re-everywhere", line="krump", p1_line="dew-faerie, troll, dew-faerie") as table:
        table.answer("play they-re-everywhere")
        table.changed(
            hand="", discard="they-re-everywhere", amber=1, p1_line="troll damage:1", p1_discard="2 dew-faerie"
        )
