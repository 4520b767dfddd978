"""What cards of Untamed in Worlds Collide do: creatures."""

from functools import partial

import pytest

from tests.games.keyforge import situations
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.rules.damage import keyword

Situation = partial(situations.Situation, house="untamed")


# Bramble Lynx


def test_bramble_lynx_enters_ready_if_you_have_reaped():
    with Situation(hand="bramble-lynx", line="flaxia") as table:
        table.answer("reap flaxia", "play bramble-lynx", "right")
        table.changed(amber=1, hand="", line="flaxia exhausted, bramble-lynx")


def test_bramble_lynx_enters_exhausted_if_nobody_has_reaped():
    """Fighting is another use; an Æmber for something else is no reap."""
    with Situation(hand="bramble-lynx", line="flaxia", p1_line="dust-pixie", used="murmook") as table:
        table.answer("fight flaxia", "play bramble-lynx", "right")
        table.changed(
            hand="",
            line="flaxia exhausted damage:1, bramble-lynx exhausted",
            p1_line="",
            p1_discard="dust-pixie",
        )


def test_what_reaped_this_turn_is_known_until_the_turn_ends():
    with Situation(hand="bramble-lynx", line="flaxia", houses="untamed") as table:
        table.answer("reap flaxia")
        assert [table.state.defs[c].slug for c in table.state.reaped] == ["flaxia"]
        assert GAME.from_bytes(table.state.to_bytes()) == table.state
        position = table.state.position()
        assert GAME.position(position).position() == position
        assert GAME.sample(table.state.view(1), 5).reaped == table.state.reaped
        table.answer("end-turn")
        assert table.state.reaped == []


# Deepwood Druid


def test_deepwood_druid_heals_a_neighbor_wherever_it_enters():
    given = {"line": "troll damage:5, krump damage:2, bumpsy damage:1", "p1_line": "troll damage:1"}
    with Situation(hand="deepwood-druid", **given) as table:
        table.answer("play deepwood-druid", "right-of troll")
        table.offers("heal krump", "heal troll")
        table.answer("heal troll")
        table.changed(hand="", line="troll, deepwood-druid exhausted, krump damage:2, bumpsy damage:1")


def test_deepwood_druid_heals_when_it_reaps():
    with Situation(line="deepwood-druid damage:1, krump damage:2") as table:
        table.answer("reap deepwood-druid")
        table.changed(amber=1, line="deepwood-druid exhausted damage:1, krump")


# Eldest Bear


def test_eldest_bear_is_paid_before_fights_in_the_center():
    with Situation(line="troll, eldest-bear, krump", p1_line="dust-pixie") as table:
        table.answer("fight eldest-bear", "resolve eldest-bear eldest-bear")
        table.changed(amber=2, line="troll, eldest-bear exhausted, krump", p1_line="", p1_discard="dust-pixie")
    with Situation(line="eldest-bear, krump", p1_line="dust-pixie") as table:
        table.answer("fight eldest-bear", "resolve eldest-bear eldest-bear")
        table.changed(line="eldest-bear exhausted, krump", p1_line="", p1_discard="dust-pixie")


# Ghosthawk


def test_ghosthawk_reaps_with_its_neighbors_in_turn():
    """Of any house; neither with the creature behind them nor with an exhausted one."""
    with Situation(hand="ghosthawk", line="krump, bumpsy, dew-faerie, flaxia", deck="troll") as table:
        table.answer("play ghosthawk", "right-of bumpsy")
        table.offers("use ghosthawk", "skip")
        table.answer("use ghosthawk")
        table.offers("choose bumpsy", "choose dew-faerie")
        table.answer("choose dew-faerie")
        table.changed(
            amber=3, hand="", line="krump, bumpsy exhausted, ghosthawk exhausted, dew-faerie exhausted, flaxia"
        )


def test_ghosthawk_need_not_reap():
    with Situation(hand="ghosthawk", line="bumpsy, krump exhausted") as table:
        table.answer("play ghosthawk", "right-of bumpsy")
        table.offers("use ghosthawk", "skip")
        table.answer("skip")
        table.changed(hand="", line="bumpsy, ghosthawk exhausted, krump exhausted")


def test_ghosthawk_asks_nothing_where_no_neighbor_is_ready():
    with Situation(hand="ghosthawk", line="bumpsy, krump exhausted") as table:
        table.answer("play ghosthawk", "right")
        table.changed(hand="", line="bumpsy, krump exhausted, ghosthawk exhausted")


@pytest.mark.rule("KF-STAT-STUN-03")
def test_ghosthawk_lets_a_stunned_neighbor_only_lose_its_stun():
    with Situation(hand="ghosthawk", line="bumpsy stunned") as table:
        table.answer("play ghosthawk", "right", "use ghosthawk")
        table.changed(hand="", line="bumpsy exhausted, ghosthawk exhausted")


# Gebuk


def test_gebuk_is_followed_by_the_creature_on_top_of_the_deck():
    given = {"line": "troll, gebuk, bumpsy", "deck": "dust-pixie, vigor", "p1_line": "troll"}
    with Situation(**given) as table:
        table.answer("fight gebuk")
        table.changed(
            line="troll, dust-pixie exhausted, bumpsy", deck="vigor", discard="gebuk", p1_line="troll damage:5"
        )


def test_gebuk_is_followed_by_nobody_if_the_card_is_no_creature():
    for deck in ("vigor", "world-tree", ""):
        with Situation(line="troll, gebuk", deck=deck, p1_line="bumpsy") as table:
            table.answer("fight gebuk")
            assert [table.state.defs[c].slug for c in table.state.players[0].line] == ["troll"]
            assert len(table.state.players[0].discard) == (2 if deck else 1)


def test_who_follows_gebuk_takes_its_place_among_those_who_are_left():
    """Its left neighbor goes with it."""
    given = {"line": "bumpsy, flaxia, gebuk, troll", "deck": "dust-pixie", "p1_line": "murmook"}
    with Situation(house="brobnar", hand="earthshaker", **given) as table:
        table.answer("play earthshaker", "right")
        assert table.state.players[0].discard == []
    with Situation(
        hand="save-the-pack", line="bumpsy, flaxia damage:1, gebuk damage:1, troll", deck="dust-pixie"
    ) as table:
        table.answer("play save-the-pack")
        table.changed(
            hand="",
            chains=1,
            deck="",
            discard="save-the-pack, gebuk, flaxia",
            line="bumpsy, dust-pixie exhausted, troll",
        )


@pytest.mark.rule("KF-STAT-WARD-01")
def test_a_warded_gebuk_stays_and_discards_nothing():
    with Situation(hand="save-the-pack", line="gebuk damage:1 warded", deck="dust-pixie") as table:
        table.answer("play save-the-pack")
        table.changed(hand="", chains=1, discard="save-the-pack", line="gebuk damage:1")


# Giant Gnawbill


def test_giant_gnawbill_has_each_player_destroy_an_artifact_of_the_chosen_house():
    given = {"artifacts": "cannon, world-tree", "p1_artifacts": "screechbomb, autocannon", "hand": "6 vigor"}
    with Situation(
        step="house", house="", houses="brobnar, untamed", p1_line="giant-gnawbill", **given
    ) as table:
        table.answer("brobnar")
        table.offers("destroy cannon", "destroy screechbomb", "destroy autocannon")
        table.answer("destroy screechbomb")
        table.changed(p1_artifacts="autocannon", p1_discard="screechbomb")


def test_giant_gnawbill_finds_no_artifact_of_another_house():
    given = {"artifacts": "cannon", "houses": "untamed", "line": "giant-gnawbill"}
    with Situation(step="house", house="", **given) as table:
        table.answer("untamed")
        table.changed()


# Harmonia


def test_harmonia_pays_for_creatures_while_the_enemy_has_more():
    given = {"hand": "flaxia, dust-pixie, vigor", "line": "harmonia", "p1_line": "troll, krump, bumpsy"}
    with Situation(**given) as table:
        table.answer("play flaxia", "left", "resolve harmonia flaxia")
        table.changed(amber=1, hand="dust-pixie, vigor", line="flaxia exhausted, harmonia")
        table.answer("play dust-pixie", "left")  # three against three
        table.changed(amber=3, hand="vigor", line="dust-pixie exhausted, flaxia exhausted, harmonia")


def test_harmonia_pays_only_for_your_creatures():
    given = {"hand": "bumpsy, punch", "line": "troll", "p1_line": "harmonia"}
    with Situation(house="brobnar", **given) as table:
        table.answer("play bumpsy", "left")
        table.changed(hand="punch", line="bumpsy exhausted, troll")
    with Situation(hand="the-fittest", line="harmonia", p1_line="troll, krump") as table:
        table.answer("play the-fittest")
        table.changed(amber=1, hand="", discard="the-fittest", line="harmonia power:1")


def test_harmonia_pays_for_herself():
    with Situation(hand="harmonia", p1_line="troll, krump") as table:
        table.answer("play harmonia")
        table.changed(amber=1, hand="", line="harmonia exhausted")


# Kangaphant


def test_kangaphant_destroys_every_creature_that_reaps():
    with Situation(line="kangaphant, flaxia, murmook", p1_line="troll") as table:
        table.answer("reap flaxia")
        table.changed(amber=1, line="kangaphant, murmook", discard="flaxia")
        table.answer("reap kangaphant")
        table.changed(amber=2, line="murmook", discard="kangaphant, flaxia")
        table.answer("reap murmook")
        table.changed(amber=3, line="murmook exhausted")
    with Situation(house="brobnar", line="krump", p1_line="kangaphant") as table:
        table.answer("reap krump")
        table.changed(amber=1, line="", discard="krump")


# Imprinted Murmook, Musthic Murmook


def test_murmooks_change_the_cost_of_keys():
    with Situation(line="imprinted-murmook") as table:
        assert [table.key_cost(player) for player in range(2)] == [5, 6]
    with Situation(line="musthic-murmook") as table:
        assert [table.key_cost(player) for player in range(2)] == [7, 7]


def test_musthic_murmook_hits_a_creature():
    with Situation(hand="musthic-murmook", line="krump", p1_line="troll") as table:
        table.answer("play musthic-murmook", "left")
        table.offers("damage krump", "damage musthic-murmook", "damage troll")
        table.answer("damage troll")
        table.changed(hand="", line="musthic-murmook exhausted, krump", p1_line="troll damage:4")


# Molephin


def test_molephin_avenges_each_stolen_amber():
    given = {"line": "troll, umbra", "p1_line": "molephin, krump", "p1_amber": 3}
    with Situation(house="shadows", hand="ghostly-hand, routine-job", **given) as table:
        table.answer("play routine-job")
        table.changed(
            amber=1,
            hand="ghostly-hand",
            discard="routine-job",
            p1_amber=2,
            line="troll damage:1, umbra damage:1",
        )


def test_molephin_hears_only_of_what_was_stolen_from_its_side():
    given = {"hand": "routine-job", "line": "molephin, krump", "p1_line": "troll", "p1_amber": 1}
    with Situation(house="shadows", **given) as table:
        table.answer("play routine-job")
        table.changed(amber=1, hand="", discard="routine-job", p1_amber=0)
    with Situation(house="shadows", hand="routine-job", line="troll", p1_line="molephin") as table:
        table.answer("play routine-job")  # nothing is stolen
        table.changed(hand="", discard="routine-job")


def test_molephin_counts_the_amber():
    with Situation(hand="lifeweb", line="troll", p1_line="molephin", p1_amber=3, p1_creatures_last=3) as table:
        table.answer("play lifeweb")
        table.changed(amber=3, hand="", discard="lifeweb", p1_amber=1, line="troll damage:2")


# Mab the Mad


def test_mab_the_mad_goes_into_the_deck_when_she_reaps():
    with Situation(line="mab-the-mad, flaxia", p1_line="troll") as table:
        table.answer("reap mab-the-mad")
        table.changed(amber=1, line="flaxia", deck="mab-the-mad")


@pytest.mark.rule("KF-STAT-WARD-01")
def test_a_warded_mab_stays():
    with Situation(line="mab-the-mad warded") as table:
        table.answer("reap mab-the-mad")
        table.changed(amber=1, line="mab-the-mad exhausted")


# Moor Wolf


def test_moor_wolf_readies_other_wolves_of_both_sides():
    given = {"line": "moor-wolf exhausted, flaxia exhausted", "p1_line": "moor-wolf exhausted, krump exhausted"}
    with Situation(hand="moor-wolf", **given) as table:
        table.answer("play moor-wolf", "left")
        table.changed(
            hand="",
            line="moor-wolf exhausted, moor-wolf, flaxia exhausted",
            p1_line="moor-wolf, krump exhausted",
        )


# The Feathered Shaman


def test_the_feathered_shaman_wards_its_neighbors():
    line = "troll, the-feathered-shaman, krump, bumpsy"
    with Situation(line=line, p1_line="dust-pixie") as table:
        table.answer("reap the-feathered-shaman")
        table.changed(amber=1, line="troll warded, the-feathered-shaman exhausted, krump warded, bumpsy")
    with Situation(line=line, p1_line="dust-pixie") as table:
        table.answer("fight the-feathered-shaman")
        table.changed(
            line="troll warded, the-feathered-shaman exhausted damage:1, krump warded, bumpsy",
            p1_line="",
            p1_discard="dust-pixie",
        )


# Toad


def test_toad_cannot_reap():
    with Situation(line="toad, flaxia", p1_line="dust-pixie") as table:
        table.refused("reap toad")
        assert table.can("fight toad")
        assert table.can("reap flaxia")


@pytest.mark.rule("KF-OPEN-56")
def test_who_comes_next_to_ghosthawk_only_now_does_not_reap():
    """Mab goes into the deck, and Krump becomes a neighbor."""
    with Situation(hand="ghosthawk", line="krump, mab-the-mad", p1_line="troll") as table:
        table.answer("play ghosthawk", "right", "use ghosthawk")
        table.changed(amber=1, hand="", deck="mab-the-mad", line="krump, ghosthawk exhausted")


def test_nepeta_gigantica_needs_power_five():
    given = {"line": "mighty-tiger, fuzzy-gruen", "artifacts": "nepeta-gigantica"}
    with Situation(**given) as table:
        table.answer("act nepeta-gigantica")
        table.changed(artifacts="nepeta-gigantica exhausted", line="mighty-tiger, fuzzy-gruen stunned")


def test_bramble_lynx_does_not_heed_what_the_other_player_has_reaped():
    """The lynx follows Gebuk, who falls in the opponent's turn."""
    given = {"line": "troll, earthshaker", "p1_line": "gebuk", "p1_deck": "bramble-lynx"}
    with Situation(house="brobnar", **given) as table:
        table.answer("reap earthshaker", "fight troll")
        table.changed(
            amber=1, line="troll exhausted damage:5, earthshaker exhausted", p1_line="bramble-lynx exhausted",
            p1_deck="", p1_discard="gebuk",
        )  # fmt: skip


def test_unnatural_selection_spares_no_fourth_creature():
    """Three must be chosen, and three can be."""
    given = {"line": "troll, krump, bumpsy, flaxia", "p1_line": "murmook, teliga, dew-faerie, dust-pixie"}
    with Situation(hand="unnatural-selection", **given) as table:
        table.answer("play unnatural-selection")
        table.refused("choose troll krump")
        table.refused("choose troll krump bumpsy flaxia")
        table.answer("choose troll krump bumpsy")
        table.refused("choose murmook teliga")
        table.refused("choose murmook teliga dew-faerie dust-pixie")
        table.answer("choose murmook teliga dew-faerie")
        table.changed(
            amber=1, hand="", discard="unnatural-selection, flaxia", line="troll, krump, bumpsy",
            p1_line="murmook, teliga, dew-faerie", p1_discard="dust-pixie",
        )  # fmt: skip


# Xenos Bloodshadow


def test_xenos_bloodshadow_has_four_keywords():
    with Situation(line="xenos-bloodshadow") as table:
        xenos = table.card("xenos-bloodshadow")
        names = ("elusive", "hazardous", "poison", "skirmish", "assault", "taunt")
        assert [keyword(table.state, xenos, name) for name in names] == [1, 6, 1, 1, 0, 0]
