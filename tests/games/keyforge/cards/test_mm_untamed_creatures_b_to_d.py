"""What cards of Untamed in Mass Mutation do: creatures b to d."""

import pytest

from tests.games.keyforge.situations import Situation
from trivault.games.keyforge.rules.damage import keyword

# Blossom Drake


def test_blossom_drake_grows_with_artifacts_and_blanks_them():
    given = {"artifacts": "cannon, gauntlet-of-command", "p1_artifacts": "autocannon, iron-obelisk"}
    with Situation(house="brobnar", hand="krump", line="blossom-drake, troll", **given) as table:
        assert table.power("blossom-drake") == 8
        table.refused("act cannon")
        assert [table.key_cost(player) for player in range(2)] == [6, 6]
        table.answer("play krump", "left")
        table.changed(hand="", line="krump exhausted, blossom-drake, troll")


def test_blossom_drake_leaves_creatures_alone_and_artifacts_their_icons():
    with Situation(house="brobnar", hand="cannon icon:amber", line="blossom-drake, troll damage:3") as table:
        table.answer("play cannon", "reap troll")
        table.changed(
            amber=2, hand="", artifacts="cannon icon:amber exhausted", line="blossom-drake, troll exhausted"
        )
    with Situation(house="brobnar", line="troll", artifacts="cannon", p1_line="krump") as table:
        assert table.can("act cannon")


def test_a_blank_blossom_drake_blanks_nothing():
    given = {"artifacts": "cannon", "line": "blossom-drake", "p1_line": "krump"}
    with Situation(house="brobnar", effects="shadow-of-dis by:1", **given) as table:
        assert table.can("act cannon")
        assert table.power("blossom-drake") == 4


# Cephaloist


@pytest.mark.parametrize(("amber", "left"), [(4, 4), (3, 2)])
def test_cephaloist_guards_four_amber_against_thieves(amber, left):
    with Situation(house="shadows", hand="urchin", p1_line="cephaloist", p1_amber=amber) as table:
        table.answer("play urchin")
        assert table.state.players[1].amber == left


def test_cephaloist_guards_its_own_side_against_theft_alone():
    with Situation(house="shadows", hand="urchin", line="cephaloist", p1_amber=4, amber=4) as table:
        table.answer("play urchin", "left")
        table.changed(hand="", line="urchin exhausted, cephaloist", amber=5, p1_amber=3)
    with Situation(house="brobnar", hand="bumpsy", p1_line="cephaloist", p1_amber=4) as table:
        table.answer("play bumpsy")
        table.changed(hand="", line="bumpsy exhausted", p1_amber=3)


# Chonkers, Eunoia


def test_chonkers_doubles_its_counters_when_it_wins_a_fight():
    with Situation(house="untamed", hand="chonkers", line="flaxia") as table:
        table.answer("play chonkers", "left")
        table.changed(hand="", line="chonkers exhausted power:1, flaxia")
    with Situation(
        house="untamed", line="chonkers power:3, flaxia power:1", p1_line="dust-pixie, troll"
    ) as table:
        table.answer("fight chonkers", "attack dust-pixie")
        table.changed(
            line="chonkers exhausted power:6, flaxia power:1", p1_line="troll", p1_discard="dust-pixie"
        )
    with Situation(house="untamed", line="chonkers power:3", p1_line="troll") as table:
        table.answer("fight chonkers")
        table.changed(line="chonkers exhausted power:3", p1_line="troll damage:4")


def test_eunoia_gains_and_heals_when_it_wins_a_fight():
    with Situation(house="untamed", line="eunoia damage:3, flaxia", p1_line="dust-pixie, troll") as table:
        table.answer("fight eunoia", "attack dust-pixie")
        table.changed(
            amber=1, line="eunoia exhausted damage:2, flaxia", p1_line="troll", p1_discard="dust-pixie"
        )
        table.answer("fight flaxia")
        table.changed(line="eunoia exhausted damage:2", discard="flaxia", p1_line="troll damage:4")


# Beasts


def test_daemo_beast_steals_when_destroyed():
    with Situation(house="brobnar", line="troll", amber=2, p1_line="daemo-beast") as table:
        table.answer("fight troll")
        table.changed(
            amber=1, line="troll exhausted damage:3", p1_amber=1, p1_line="", p1_discard="daemo-beast"
        )


def test_dark_faerie_gains_when_it_fights():
    with Situation(house="untamed", line="dark-faerie, flaxia", p1_line="troll") as table:
        table.answer("fight dark-faerie")
        table.changed(amber=2, line="dark-faerie exhausted, flaxia", p1_line="troll damage:2")


@pytest.mark.parametrize(
    ("beast", "names"),
    [
        ("daemo-beast", {"skirmish"}), ("dark-faerie", {"skirmish"}), ("floomf", {"skirmish"}),
        ("dino-beast", {"skirmish"}), ("sacro-beast", {"skirmish"}), ("techno-beast", {"skirmish"}),
        ("umbra-beast", {"skirmish", "elusive"}), ("xeno-beast", {"skirmish"}), ("chonkers", {"skirmish"}),
        ("mercy-malkin-queen", {"skirmish"}), ("trimble", {"skirmish"}), ("cephaloist", set()),
    ],
)  # fmt: skip
def test_keywords_of_beasts(beast, names):
    with Situation(house="untamed", line=beast) as table:
        known = ("elusive", "skirmish", "taunt", "poison", "assault", "hazardous")
        assert {name for name in known if keyword(table.state, table.card(beast), name)} == names


def test_dino_beast_may_be_exalted_to_hurt_a_creature():
    given = {"hand": "dino-beast", "line": "flaxia", "p1_line": "troll, krump"}
    with Situation(house="untamed", **given) as table:
        table.answer("play dino-beast", "left", "exalt dino-beast")
        table.offers("damage dino-beast", "damage flaxia", "damage troll", "damage krump")
        table.answer("damage troll")
        table.changed(hand="", line="dino-beast exhausted amber:1, flaxia", p1_line="troll damage:3, krump")
    with Situation(house="untamed", **given) as table:
        table.answer("play dino-beast", "left", "skip")
        table.changed(hand="", line="dino-beast exhausted, flaxia")


def test_sacro_beast_has_armor():
    with Situation(house="brobnar", line="bumpsy", p1_line="sacro-beast") as table:
        table.answer("fight bumpsy")
        table.changed(line="", discard="bumpsy", p1_line="sacro-beast damage:3 armor-used:2")


def test_techno_beast_changes_a_card():
    given = {"deck": "troll, krump", "line": "techno-beast"}
    with Situation(house="untamed", hand="vigor, punch", **given) as table:
        table.answer("reap techno-beast")
        table.offers("discard punch", "discard vigor")
        table.answer("discard punch")
        table.changed(
            amber=1, hand="vigor, troll", deck="krump", discard="punch", line="techno-beast exhausted"
        )
    with Situation(house="untamed", **given) as table:
        table.answer("reap techno-beast")
        table.changed(amber=1, line="techno-beast exhausted")


def test_xeno_beast_takes_one_of_three_cards_and_puts_one_below():
    with Situation(
        house="untamed", line="xeno-beast", deck="troll, krump, punch, vigor", p1_line="dust-pixie"
    ) as table:
        table.answer("fight xeno-beast")
        table.offers("to-hand krump", "to-hand punch", "to-hand troll")
        table.answer("to-hand krump")
        table.offers("to-deck-bottom punch", "to-deck-bottom troll")
        table.answer("to-deck-bottom troll")
        table.changed(
            line="xeno-beast exhausted",
            hand="krump",
            deck="punch, vigor, troll",
            p1_line="",
            p1_discard="dust-pixie",
        )


def test_xeno_beast_with_a_single_card_takes_it():
    with Situation(house="untamed", line="xeno-beast", deck="troll", p1_line="dust-pixie") as table:
        table.answer("fight xeno-beast")
        table.changed(line="xeno-beast exhausted", hand="troll", deck="", p1_line="", p1_discard="dust-pixie")


# Dark Harbinger


def test_dark_harbinger_is_readied_by_your_untamed_actions():
    given = {"hand": "the-fittest, dust-pixie", "line": "dark-harbinger, flaxia"}
    with Situation(house="untamed", p1_line="troll", **given) as table:
        table.answer("reap dark-harbinger", "play dust-pixie", "left")
        assert not table.state.play[table.card("dark-harbinger")].ready
        table.answer("play the-fittest", "resolve dark-harbinger the-fittest")
        assert table.state.play[table.card("dark-harbinger")].ready


def test_dark_harbinger_hears_neither_other_houses_nor_the_opponent():
    with Situation(house="brobnar", hand="punch", line="dark-harbinger exhausted", p1_line="troll") as table:
        table.answer("play punch", "damage troll")
        table.changed(amber=1, hand="", discard="punch", p1_line="troll damage:3")
    with Situation(house="untamed", hand="the-fittest", p1_line="dark-harbinger exhausted") as table:
        table.answer("play the-fittest")
        table.changed(amber=1, hand="", discard="the-fittest")


# Dark Queen Gloriana


def test_dark_queen_gloriana_returns_a_friendly_creature_of_another_house():
    given = {"line": "flaxia, troll, krump", "p1_line": "bumpsy"}
    with Situation(house="untamed", hand="dark-queen-gloriana", **given) as table:
        table.answer("play dark-queen-gloriana", "left")
        table.offers("to-hand krump", "to-hand troll")
        table.answer("to-hand troll")
        table.changed(hand="troll", line="dark-queen-gloriana exhausted, flaxia, krump")


@pytest.mark.rule("KF-STAT-WARD-01")
def test_dark_queen_gloriana_takes_a_ward():
    with Situation(house="untamed", hand="dark-queen-gloriana", line="troll warded") as table:
        table.answer("play dark-queen-gloriana", "left")
        table.changed(hand="", line="dark-queen-gloriana exhausted, troll")
