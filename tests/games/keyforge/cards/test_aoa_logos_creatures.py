"""What cards of Logos in Age of Ascension do: creatures."""

import pytest

from tests.games.keyforge.houses import Logos
from trivault.games.keyforge.positions import view

HOUSES = "logos, brobnar, dis"


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
