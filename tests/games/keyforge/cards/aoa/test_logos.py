"""What the cards of Logos in Age of Ascension do."""

import json

import pytest

from tests.games.keyforge.candidates import case
from tests.games.keyforge.houses import Logos
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.positions import view
from trivault.games.keyforge.rules.events import EXALT
from trivault.kernel.events import emit
from trivault.kernel.frames import Scope

HOUSES = "logos, brobnar, dis"


# Actions


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


# Artifacts and upgrades


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


# Creatures


# Archimedes


@pytest.mark.rule("KF-EX-20", "KF-DEST-09", "KF-DEST-11")
def test_neighbors_of_archimedes_are_archived_and_later_neighbors_are_not():
    given = {"hand": "gateway-to-dis", "p1_line": "troll, krump, archimedes, bumpsy, valdr"}
    with Logos(house="dis", **given) as table:
        table.answer("play gateway-to-dis")
        table.offers("resolve archimedes krump", "resolve archimedes bumpsy")
        table.answer("resolve archimedes bumpsy")
        table.changed(
            hand="", discard="gateway-to-dis", chains=3, p1_line="",
            p1_archives="bumpsy, krump", p1_discard="valdr, archimedes, troll",
        )  # fmt: skip


def test_archimedes_archives_a_neighbor_that_dies_alone_and_nobody_else():
    given = {"hand": "punch, punch", "p1_line": "archimedes, urchin, noddy-the-thief"}
    with Logos(house="brobnar", **given) as table:
        table.answer("play punch", "damage noddy-the-thief")
        table.changed(
            amber=1, hand="punch", discard="punch", p1_line="archimedes, urchin", p1_discard="noddy-the-thief"
        )
        table.answer("play punch", "damage urchin")
        table.changed(amber=2, hand="", discard="2 punch", p1_line="archimedes", p1_archives="urchin")


def test_archimedes_himself_is_not_archived():
    with Logos(house="brobnar", hand="punch", p1_line="krump, archimedes") as table:
        table.answer("play punch", "damage archimedes")
        table.changed(amber=1, hand="", discard="punch", p1_line="krump", p1_discard="archimedes")


def test_between_two_archimedes_a_creature_is_archived_once():
    with Logos(house="brobnar", hand="punch", p1_line="archimedes, urchin, archimedes") as table:
        table.answer("play punch", "damage urchin", "resolve archimedes urchin")
        table.changed(amber=1, hand="", discard="punch", p1_line="archimedes, archimedes", p1_archives="urchin")


@pytest.mark.rule("KF-CTRL-05")
def test_archimedes_archives_a_card_for_its_owner():
    with Logos(house="brobnar", hand="punch", p1_line="archimedes, urchin owner:0") as table:
        table.answer("play punch", "damage urchin")
        table.changed(amber=1, hand="", discard="punch", archives="urchin", p1_line="archimedes")


def test_a_neighbor_of_archimedes_that_is_sent_home_is_not_archived():
    with Logos(house="dis", hand="fear", p1_line="krump, archimedes") as table:
        table.answer("play fear", "to-hand krump")
        table.changed(hand="", discard="fear", p1_line="archimedes", p1_hand="krump")


# Director of Z.Y.X.


@pytest.mark.parametrize(("side", "archived"), [("line", ["troll"]), ("p1_line", [])])
def test_director_of_zyx_archives_when_your_turn_begins(side, archived):
    given = {"step": "forge", "house": "", "houses": HOUSES, "deck": "troll, krump", "p1_deck": "urchin"}
    with Logos(**{side: "director-of-zyx"}, **given) as table:
        table.answer("brobnar", *(["skip"] if archived else []))
        players = table.state.players
        assert [table.state.defs[c].slug for c in players[0].archives] == archived
        assert (len(players[0].deck), len(players[1].deck)) == (2 - len(archived), 1)


# Fila the Researcher


def test_fila_draws_for_creatures_played_next_to_her():
    with Logos(hand="dextre, mother", line="troll, fila-the-researcher", deck="krump, bumpsy") as table:
        table.answer("play mother", "left")
        table.changed(hand="dextre", line="mother exhausted, troll, fila-the-researcher")
        table.answer("play dextre", "right", "resolve fila-the-researcher dextre")
        table.changed(
            hand="krump", line="mother exhausted, troll, fila-the-researcher, dextre exhausted", deck="bumpsy"
        )


def test_fila_draws_nothing_for_herself_or_an_upgrade():
    with Logos(hand="fila-the-researcher, rocket-boots", line="troll", deck="krump") as table:
        table.answer("play fila-the-researcher", "right", "play rocket-boots", "attach troll")
        table.changed(hand="", line="troll +rocket-boots, fila-the-researcher exhausted")


# Eyegor


def test_eyegor_takes_one_of_three_cards_and_discards_the_others():
    with Logos(hand="eyegor", deck="troll, krump, bumpsy, valdr", p1_deck="urchin") as table:
        table.answer("play eyegor")
        table.offers("to-hand troll", "to-hand krump", "to-hand bumpsy")
        table.answer("to-hand krump")
        table.changed(hand="krump", line="eyegor exhausted", deck="valdr", discard="bumpsy, troll")


def test_eyegor_takes_what_there_is():
    with Logos(hand="eyegor", deck="troll", discard="krump") as table:
        table.answer("play eyegor")
        table.changed(hand="troll", line="eyegor exhausted", deck="")
    with Logos(hand="eyegor", discard="krump, troll") as table:
        table.answer("play eyegor")
        table.changed(hand="", line="eyegor exhausted")


# Helper Bot


def test_helper_bot_lets_you_play_one_card_of_another_house():
    with Logos(hand="helper-bot, 2 bumpsy, dextre") as table:
        assert not table.can("play bumpsy")
        table.answer("play helper-bot")
        assert table.can("play bumpsy")
        table.answer("play dextre", "right")
        assert table.can("play bumpsy")  # a card of Logos needs no permission
        table.answer("play bumpsy", "right")
        assert not table.can("play bumpsy")
        table.changed(hand="bumpsy", line="helper-bot exhausted, dextre exhausted, bumpsy exhausted")


# Hexpion


def test_hexpion_goes_to_the_archives_with_the_top_card_of_the_deck():
    with Logos(
        house="brobnar", hand="punch", line="troll", p1_line="hexpion", p1_deck="urchin, krump"
    ) as table:
        table.answer("play punch", "damage hexpion")
        table.changed(
            amber=1, hand="", discard="punch", p1_line="", p1_deck="krump", p1_archives="hexpion, urchin"
        )


def test_hexpion_goes_alone_from_an_empty_deck_and_stays_where_it_is_sent_otherwise():
    with Logos(house="brobnar", hand="punch", p1_line="hexpion", p1_discard="urchin") as table:
        table.answer("play punch")
        table.changed(amber=1, hand="", discard="punch", p1_line="", p1_archives="hexpion")
    with Logos(house="dis", hand="fear", p1_line="hexpion", p1_deck="urchin") as table:
        table.answer("play fear")
        table.changed(hand="", discard="fear", p1_line="", p1_hand="hexpion")


# Jargogle


def test_jargogle_hides_a_card_of_your_hand():
    with Logos(hand="jargogle, punch, urchin") as table:
        table.answer("play jargogle")
        table.offers("put-under punch", "put-under urchin")
        table.answer("put-under punch")
        table.changed(hand="urchin", line="jargogle exhausted under:punch")
        (mine,), (theirs,) = (view.build(table.state, player).play for player in (0, 1))
        assert [table.state.defs[card].slug for card in mine.under] == ["punch"]
        assert theirs.under == (-2,)


def test_jargogle_destroyed_in_your_turn_has_its_card_played():
    with Logos(house="brobnar", hand="punch", line="jargogle under:charette", p1_amber=2) as table:
        table.answer("play punch", "right")
        table.changed(
            amber=1, hand="", discard="punch, jargogle", line="charette exhausted amber:2", p1_amber=0
        )


def test_jargogle_destroyed_in_the_opponents_turn_archives_its_card():
    with Logos(house="brobnar", hand="punch", p1_line="jargogle under:charette") as table:
        table.answer("play punch")
        table.changed(
            amber=1, hand="", discard="punch", p1_line="", p1_archives="charette", p1_discard="jargogle"
        )
        assert view.build(table.state, 0).sides[1].archives == (-1,)


def test_jargogle_without_a_card_just_goes():
    with Logos(house="brobnar", hand="punch", line="jargogle") as table:
        table.answer("play punch")
        table.changed(amber=1, hand="", discard="punch, jargogle", line="")


@pytest.mark.rule("KF-PLAY-14")
def test_what_cannot_be_played_is_discarded_with_jargogle():
    with Logos(house="brobnar", hand="punch", line="jargogle under:eureka") as table:
        table.answer("play punch")
        table.changed(amber=1, hand="", discard="punch, jargogle, eureka", line="")


def test_the_card_under_jargogle_is_discarded_when_jargogle_leaves_otherwise():
    with Logos(house="dis", hand="fear", p1_line="jargogle under:punch") as table:
        table.answer("play fear")
        table.changed(hand="", discard="fear", p1_line="", p1_hand="jargogle", p1_discard="punch")


@pytest.mark.rule("KF-FAQ-81", "KF-KW-OMEGA-01")
def test_an_omega_card_under_jargogle_ends_the_step_in_which_it_is_played():
    with Logos(house="brobnar", hand="punch, 6 anger", line="jargogle under:duskwitch, troll") as table:
        table.answer("play punch", "damage jargogle", "right")
        assert table.state.active == 1  # no more cards were played or used
        assert [table.state.defs[card].slug for card in table.state.players[0].line] == ["troll", "duskwitch"]


@pytest.mark.rule("KF-FAQ-81", "KF-KW-OMEGA-02")
def test_an_omega_card_under_jargogle_does_not_touch_later_steps():
    with Logos(
        step="forge", house="", amber=6, hand="labwork, troll", line="jargogle under:duskwitch",
        artifacts="strange-gizmo", houses=HOUSES,
    ) as table:  # fmt: skip
        table.answer("red", "right", "logos", "play labwork")
        table.changed(
            amber=1, keys="red", hand="", archives="troll", artifacts="",
            line="duskwitch", discard="labwork, strange-gizmo, jargogle",
        )  # fmt: skip


# Pip Pip, C.Æ.N.D.L.E. Unit and others who watch enemies reap


def test_pip_pip_stuns_enemies_that_reap():
    with Logos(house="brobnar", line="bumpsy, pip-pip", p1_line="pip-pip") as table:
        table.answer("reap bumpsy")
        table.changed(amber=1, line="bumpsy exhausted stunned, pip-pip")
    with Logos(line="pip-pip, dextre") as table:
        table.answer("reap dextre")
        table.changed(amber=1, line="pip-pip, dextre exhausted")


# Professor Sutterkin


def test_professor_sutterkin_draws_for_each_friendly_logos_creature():
    deck = "troll, krump, bumpsy, valdr"
    with Logos(line="professor-sutterkin, dextre, urchin", p1_line="mother", deck=deck) as table:
        table.answer("reap professor-sutterkin")
        table.changed(
            amber=1,
            line="professor-sutterkin exhausted, dextre, urchin",
            hand="troll, krump",
            deck="bumpsy, valdr",
        )


# Project Z.Y.X.


def test_project_zyx_plays_a_card_of_the_archives():
    with Logos(line="project-zyx", archives="bumpsy, eureka, urchin", p1_archives="valdr", p1_amber=2) as table:
        table.answer("reap project-zyx")
        table.offers("choose bumpsy", "choose urchin", "skip")  # Eureka! comes too late
        table.answer("choose bumpsy", "right")
        table.changed(
            amber=1, line="project-zyx exhausted, bumpsy exhausted", archives="eureka, urchin", p1_amber=1
        )


def test_project_zyx_need_not_play_and_does_so_after_a_fight_too():
    with Logos(line="project-zyx", archives="labwork", hand="troll", p1_line="batdrone") as table:
        table.answer("fight project-zyx", "choose labwork")
        table.changed(
            amber=1, line="project-zyx exhausted damage:1 armor-used:1", archives="troll", hand="",
            discard="labwork", p1_line="", p1_discard="batdrone",
        )  # fmt: skip
    with Logos(line="project-zyx", archives="labwork") as table:
        table.answer("reap project-zyx", "skip")
        table.changed(amber=1, line="project-zyx exhausted")


# Titan Librarian


@pytest.mark.parametrize(
    ("line", "archived"), [("troll, titan-librarian, krump", True), ("titan-librarian, krump, troll", False)]
)
def test_titan_librarian_archives_away_from_the_flanks(line, archived):
    with Logos(hand="labwork, punch, 5 bumpsy", line=line, houses=HOUSES, p1_houses=HOUSES) as table:
        table.answer("end-turn")
        if archived:
            table.offers("archive labwork", "archive punch", "archive bumpsy")
            table.answer("archive punch")
        assert [table.state.defs[c].slug for c in table.state.players[0].archives] == ["punch"] * archived
        assert table.state.active == 1


def test_titan_librarian_does_nothing_at_the_end_of_the_opponents_turn():
    with Logos(
        hand="bumpsy", p1_line="troll, titan-librarian, krump", p1_hand="6 urchin", p1_houses=HOUSES
    ) as table:
        table.answer("end-turn")
        table.changed(player=1)


# Z.Y.X. Researcher


def test_zyx_researcher_archives_the_top_of_deck_or_discard_pile():
    given = {"hand": "zyx-researcher", "deck": "troll, krump", "discard": "bumpsy, valdr"}
    with Logos(**given) as table:
        table.answer("play zyx-researcher")
        table.offers("archive-top-of-deck", "archive-top-of-discard")
        table.answer("archive-top-of-deck")
        table.changed(hand="", line="zyx-researcher exhausted", deck="krump", archives="troll")
    with Logos(**given) as table:
        table.answer("play zyx-researcher", "archive-top-of-discard")
        table.changed(hand="", line="zyx-researcher exhausted", discard="valdr", archives="bumpsy")


def test_memory_chip_and_titan_librarian_archive_from_your_hand():
    with Logos(
        step="house", house="", houses=HOUSES, hand="troll, krump", artifacts="memory-chip", p1_hand="urchin"
    ) as table:
        table.answer("logos")
        table.offers("archive troll", "archive krump")
        table.answer("archive troll", "skip")
    with Logos(
        hand="6 troll", line="urchin, titan-librarian, krump", p1_hand="krump", p1_houses=HOUSES
    ) as table:
        table.answer("end-turn")
        table.changed(player=1, hand="5 troll", archives="troll")


@pytest.mark.parametrize("way", ["reap", "fight"])
def test_project_zyx_looks_for_cards_in_your_archives_whoever_owns_them(way):
    given = {"archives": "labwork, urchin owner:1", "p1_archives": "mother owner:0", "p1_line": "batdrone"}
    with Logos(line="project-zyx", **given) as table:
        table.answer(f"{way} project-zyx")
        table.offers("choose labwork", "choose urchin", "skip")
        table.answer("skip")


def test_project_zyx_plays_your_own_archived_card_after_a_fight():
    with Logos(
        line="project-zyx", archives="labwork, eclectic-inquiry", p1_archives="mother", p1_line="batdrone"
    ) as table:
        table.answer("fight project-zyx")
        table.offers("choose labwork", "choose eclectic-inquiry", "skip")
        table.answer("skip")


# What they leave alone: a forbidden candidate or number is on the table


LEFT_ALONE = {
    "eureka": [
        case("play eureka", house="logos", hand="eureka, troll, punch, bumpsy", p1_hand="krump, zorg",
             changed={"amber": 3, "hand": "troll", "discard": "eureka", "archives": "bumpsy, punch"}),
    ],
    "jargogle": [
        case("play jargogle; left", house="logos", hand="jargogle, troll, punch", line="dextre",
             p1_hand="krump", offers="put-under troll, put-under punch"),
    ],
}  # fmt: skip


@pytest.mark.parametrize("card", LEFT_ALONE)
def test_a_card_leaves_alone_what_does_not_fit(card):
    for each in LEFT_ALONE[card]:
        each.check()
