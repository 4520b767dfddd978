"""What cards of Untamed in Age of Ascension do: artifacts and upgrades."""

from functools import partial

import pytest

from tests.games.keyforge import situations
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.rules.damage import keyword
from trivault.kernel.abilities import forbidding

Situation = partial(situations.Situation, house="untamed")
FULL = "6 urchin"  # a hand that draws nothing at the end of the turn


# Heart of the Forest


@pytest.mark.parametrize(
    ("mine", "theirs", "forges"), [("", "", True), ("red", "blue", True), ("", "red", True), ("red", "", False)]
)
def test_heart_of_the_forest_keeps_who_is_ahead_from_forging(mine, theirs, forges):
    given = {"keys": mine, "p1_keys": theirs, "amber": 6, "houses": "untamed", "hand": FULL}
    for whose in ("artifacts", "p1_artifacts"):
        with Situation(step="forge", **{whose: "heart-of-the-forest"}, **given) as table:
            assert (table.state.legal()[0].choice.reason == "forge") == forges


# Niffle Grounds


def test_niffle_grounds_takes_taunt_and_elusive_for_the_turn():
    given = {"line": "flaxia, murmook", "p1_line": "champion-anaphiel, dew-faerie"}
    with Situation(artifacts="niffle-grounds", **given) as table:
        table.answer("act niffle-grounds")
        table.offers("choose champion-anaphiel", "choose dew-faerie", "choose flaxia", "choose murmook")
        table.answer("choose champion-anaphiel", "fight flaxia")
        table.offers("attack champion-anaphiel", "attack dew-faerie")
        table.answer("attack dew-faerie")
        table.changed(artifacts="niffle-grounds exhausted", line="flaxia exhausted, murmook")
    with Situation(artifacts="niffle-grounds", line="flaxia", p1_line="dew-faerie, umbra") as table:
        table.answer("act niffle-grounds", "choose dew-faerie", "fight flaxia", "attack dew-faerie")
        table.changed(
            artifacts="niffle-grounds exhausted",
            line="flaxia exhausted damage:2",
            p1_line="umbra",
            p1_discard="dew-faerie",
        )


# Shard of Life


def test_shard_of_life_shuffles_a_card_for_each_friendly_shard():
    given = {"artifacts": "shard-of-life, shard-of-greed, cannon", "p1_artifacts": "shard-of-pain"}
    with Situation(discard="troll, krump, punch", p1_discard="bumpsy", **given) as table:
        table.answer("act shard-of-life")
        table.offers("into-deck troll", "into-deck krump", "into-deck punch")
        table.answer("into-deck troll", "into-deck punch")
        assert sorted(table.state.defs[c].slug for c in table.state.players[0].deck) == ["punch", "troll"]
        assert [table.state.defs[c].slug for c in table.state.players[0].discard] == ["krump"]


def test_shard_of_life_shuffles_what_there_is():
    with Situation(artifacts="shard-of-life, shard-of-greed", discard="troll") as table:
        table.answer("act shard-of-life")
        table.changed(artifacts="shard-of-life exhausted, shard-of-greed", discard="", deck="troll")


def test_they_re_everywhere_deals_two_on_flanks_and_one_elsewhere():
    given = {"line": "troll, krump, troll", "p1_line": "krump, troll, bumpsy"}
    with Situation(hand="they-re-everywhere", **given) as table:
        table.answer("play they-re-everywhere")
        table.changed(
            hand="", discard="they-re-everywhere", amber=1,
            p1_line="krump damage:2, troll damage:1, bumpsy damage:2",
        )  # fmt: skip


def test_quicksand_spares_an_enemy_with_a_ready_untamed_creature():
    with Situation(hand="quicksand", line="troll, krump", p1_line="bumpsy, teliga") as table:
        table.answer("play quicksand")
        table.changed(hand="", amber=1, discard="quicksand, troll", line="krump")


def test_niffle_grounds_leaves_the_keywords_of_others():
    lines = {"taunt": "champion-anaphiel, lieutenant-khrkhar", "elusive": "dew-faerie, kindrith-longshot"}
    for name, line in lines.items():
        with Situation(artifacts="niffle-grounds", p1_line=line) as table:
            table.answer("act niffle-grounds", f"choose {line.split(',')[0]}")
            assert [keyword(table.state, card, name) for card in table.state.players[1].line] == [0, 1]


# Camouflage


def test_camouflage_hides_from_creatures_that_are_not_on_a_flank():
    given = {"line": "troll, krump, bumpsy", "p1_line": "dust-pixie +camouflage, dew-faerie"}
    with Situation(house="brobnar", **given) as table:
        table.answer("fight krump")  # only the other one can be attacked
        table.changed(line="troll, krump exhausted, bumpsy")  # and it is elusive
        table.answer("fight troll")
        table.offers("attack dust-pixie", "attack dew-faerie")
        table.answer("attack dust-pixie")


def test_camouflage_can_leave_nobody_to_fight():
    with Situation(house="brobnar", line="troll, krump, bumpsy", p1_line="dust-pixie +camouflage") as table:
        assert table.can("fight troll")
        assert not table.can("fight krump")
        assert table.can("fight bumpsy")


# Earthbind


def test_earthbind_holds_its_creature_until_its_controller_discards():
    with Situation(hand="vigor", line="flaxia +earthbind, murmook") as table:
        table.refused("reap flaxia", "KF-GEN-01")
        assert table.can("reap murmook")
        table.answer("discard vigor")
        assert table.can("reap flaxia")


def test_earthbind_heeds_cards_that_its_controller_discards_from_the_deck():
    given = {"line": "flaxia +earthbind, gebuk damage:1", "deck": "vigor", "hand": "save-the-pack"}
    with Situation(**given) as table:
        assert not table.can("reap flaxia")
        table.answer("play save-the-pack")
        assert [table.state.defs[c].slug for c in table.state.milled] == ["vigor"]
        assert GAME.from_bytes(table.state.to_bytes()) == table.state
        position = table.state.position()
        assert GAME.position(position).position() == position
        assert table.can("reap flaxia")
        table.answer("end-turn")
        assert table.state.milled == []


def test_earthbind_heeds_no_card_that_the_opponent_discards_from_hand():
    with Situation(house="dis", hand="mind-barb", line="flaxia house:dis +earthbind", p1_hand="vigor") as table:
        table.answer("play mind-barb")
        table.changed(amber=1, hand="", discard="mind-barb", p1_hand="", p1_discard="vigor")
        assert not table.can("reap flaxia")


def test_earthbind_heeds_no_discards_of_the_other_player():
    given = {"hand": "vigor", "p1_line": "flaxia +earthbind"}
    with Situation(**given) as table:
        table.answer("discard vigor")
        assert forbidding(table.state, "use", table.card("flaxia"))
