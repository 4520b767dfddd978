"""What the cards of Untamed in Worlds Collide do."""

from functools import partial

import pytest

from tests.games.keyforge import situations
from tests.games.keyforge.candidates import case
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.rules.creature_stats import keyword, power

Situation = partial(situations.Situation, house="untamed")


# Actions


# Cauldron Boil


def test_cauldron_boil_doubles_the_damage_of_each_creature():
    given = {"line": "troll damage:3, krump", "p1_line": "bumpsy damage:1, champion-anaphiel damage:2"}
    with Situation(hand="cauldron-boil", **given) as table:
        table.answer("play cauldron-boil")
        table.changed(
            amber=1, hand="", discard="cauldron-boil", line="troll damage:6, krump",
            p1_line="bumpsy damage:2, champion-anaphiel damage:3 armor-used:1",
        )  # fmt: skip


@pytest.mark.rule("KF-STAT-WARD-01")
def test_cauldron_boil_takes_the_ward_of_a_damaged_creature():
    with Situation(hand="cauldron-boil", line="troll damage:5 warded, krump damage:3") as table:
        table.answer("play cauldron-boil")
        table.changed(amber=1, hand="", discard="cauldron-boil, krump", line="troll damage:5")


# Low Dawn


@pytest.mark.parametrize(("pile", "amber"), [("3 flaxia", 3), ("2 flaxia, troll, vigor", 1), ("vigor", 1)])
def test_low_dawn_shuffles_untamed_creatures_and_is_worth_more_for_three(pile, amber):
    with Situation(hand="low-dawn", discard=pile, p1_discard="3 murmook") as table:
        table.answer("play low-dawn")
        side = table.state.players[0]
        assert side.amber == amber
        assert len(side.deck) == pile.count("3 ") * 3 + pile.count("2 ") * 2
        assert len(side.discard) == {3: 1, 1: 1 + pile.count("troll") + pile.count("vigor")}[amber]
        assert len(table.state.players[1].discard) == 3


# Song of the Wild


@pytest.mark.rule("KF-LAST-03")
def test_song_of_the_wild_pays_for_each_reap_of_your_creatures_this_turn():
    given = {"hand": "song-of-the-wild, duskwitch, 5 vigor", "p1_hand": "6 vigor", "p1_line": "krump"}
    with Situation(line="flaxia, murmook", houses="untamed", p1_houses="brobnar", **given) as table:
        table.answer("reap flaxia")
        table.changed(amber=1, line="flaxia exhausted, murmook")
        table.answer("play song-of-the-wild", "reap murmook")
        table.changed(
            amber=3,
            hand="duskwitch, 5 vigor",
            discard="song-of-the-wild",
            line="flaxia exhausted, murmook exhausted",
        )
        table.answer("end-turn", "reap krump")
        assert table.state.players[1].amber == 1


# The Fittest


def test_the_fittest_strengthens_each_friendly_creature():
    with Situation(hand="the-fittest", line="troll, flaxia power:1", p1_line="krump") as table:
        table.answer("play the-fittest")
        table.changed(amber=1, hand="", discard="the-fittest", line="troll power:1, flaxia power:2")


# Unnatural Selection


def test_unnatural_selection_spares_three_of_each_side():
    given = {
        "line": "troll, krump, bumpsy, flaxia",
        "p1_line": "troll, murmook, teliga, dew-faerie, dust-pixie",
    }
    with Situation(hand="unnatural-selection", **given) as table:
        table.answer(
            "play unnatural-selection", "choose troll krump flaxia", "choose murmook teliga dust-pixie"
        )
        table.changed(
            amber=1, hand="", discard="unnatural-selection, bumpsy", line="troll, krump, flaxia",
            p1_line="murmook, teliga, dust-pixie", p1_discard="dew-faerie, troll",
        )  # fmt: skip


def test_unnatural_selection_spares_all_of_a_side_of_three():
    with Situation(hand="unnatural-selection", line="troll, krump, bumpsy", p1_line="flaxia") as table:
        table.answer("play unnatural-selection")
        table.changed(amber=1, hand="", discard="unnatural-selection")


# Unsuspecting Prey


def test_unsuspecting_prey_hits_up_to_three_undamaged_creatures():
    given = {"line": "troll, krump damage:1", "p1_line": "bumpsy, dew-faerie, flaxia"}
    with Situation(hand="unsuspecting-prey", **given) as table:
        table.answer("play unsuspecting-prey")
        table.refused("damage krump")
        table.refused("damage troll bumpsy dew-faerie flaxia")
        table.answer("damage troll bumpsy dew-faerie")
        table.changed(
            hand="", discard="unsuspecting-prey", line="troll damage:2, krump damage:1",
            p1_line="bumpsy damage:2, flaxia", p1_discard="dew-faerie",
        )  # fmt: skip
    with Situation(hand="unsuspecting-prey", line="troll") as table:
        table.answer("play unsuspecting-prey", "skip")
        table.changed(hand="", discard="unsuspecting-prey")


# Artifacts and upgrades


# Creed of Nurture


def test_creed_of_nurture_gives_the_text_box_of_a_creature_in_hand():
    with Situation(
        house="logos",
        hand="doc-bookton, labwork",
        line="hyde, mother",
        artifacts="creed-of-nurture",
        deck="dextre",
    ) as table:
        table.answer("omni creed-of-nurture", "choose mother")
        table.changed(artifacts="", discard="creed-of-nurture")
        assert all(table.state.knows(1, c) for c in table.state.players[0].hand[:1])
        table.answer("reap mother")
        table.changed(amber=1, line="hyde, mother exhausted", hand="doc-bookton, labwork, dextre", deck="")


@pytest.mark.rule("KF-USE-06")
def test_a_gained_omni_ability_is_used_whatever_house_is_active():
    """Saurian Egg neither fights nor reaps; its Omni hatches what lies on top of the deck."""
    given = {"hand": "saurian-egg", "line": "dust-pixie", "artifacts": "creed-of-nurture", "deck": "2 punch"}
    with Situation(house="brobnar", **given) as table:
        table.offers("omni creed-of-nurture", "end-turn")
        table.answer("omni creed-of-nurture")
        table.changed(artifacts="", discard="creed-of-nurture")
        table.offers("omni dust-pixie", "end-turn")
        table.answer("omni dust-pixie")
        table.changed(deck="", discard="2 punch, creed-of-nurture", line="dust-pixie exhausted")


def test_creed_of_nurture_chooses_among_the_creatures_in_hand():
    with Situation(hand="dextre, labwork, dust-pixie", line="flaxia", artifacts="creed-of-nurture") as table:
        table.answer("omni creed-of-nurture")
        table.offers("reveal dextre", "reveal dust-pixie")
        table.answer("reveal dust-pixie")
        table.changed(artifacts="", discard="creed-of-nurture")


def test_creed_of_nurture_without_a_creature_in_hand_is_only_sacrificed():
    with Situation(hand="labwork", line="flaxia, dust-pixie", artifacts="creed-of-nurture") as table:
        table.answer("omni creed-of-nurture")
        table.changed(artifacts="", discard="creed-of-nurture")


@pytest.mark.rule("KF-EX-15")
@pytest.mark.rule("KF-WORD-20")
def test_a_gained_text_that_names_its_card_means_the_creature_that_has_it():
    """Bad Penny's "Destroyed: return Bad Penny" on Dust Pixie."""
    with Situation(
        hand="bad-penny", line="dust-pixie, bad-penny", artifacts="creed-of-nurture", p1_line="troll"
    ) as table:
        table.answer("omni creed-of-nurture", "choose dust-pixie")
        table.changed(artifacts="", discard="creed-of-nurture")
        table.answer("fight dust-pixie")
        table.changed(line="bad-penny", hand="bad-penny, dust-pixie", p1_line="troll damage:1")


def test_a_gained_ability_that_names_the_creature_that_has_it_means_that_one():
    """Velum with the text of Hyde, who speaks of Velum."""
    given = {"hand": "hyde, labwork, punch", "line": "velum", "artifacts": "creed-of-nurture"}
    with Situation(house="logos", deck="mother, dextre, nexus", **given) as table:
        table.answer("omni creed-of-nurture")
        table.changed(artifacts="", discard="creed-of-nurture")
        table.answer("reap velum", "resolve velum velum 2", "archive labwork")
        table.changed(
            amber=1,
            line="velum exhausted",
            hand="hyde, punch, mother, dextre",
            deck="nexus",
            archives="labwork",
        )


@pytest.mark.rule("KF-WORD-22")
def test_another_copy_is_not_meant_by_such_an_ability():
    """The dying Velum does not look for the other one in the discard pile."""
    given = {"hand": "hyde", "line": "velum", "artifacts": "creed-of-nurture"}
    with Situation(house="logos", discard="velum", p1_line="troll", **given) as table:
        table.answer("omni creed-of-nurture", "choose velum")
        table.changed(artifacts="", discard="creed-of-nurture, velum")
        table.answer("fight velum", "resolve velum velum")
        table.changed(line="", discard="velum, creed-of-nurture, velum", p1_line="troll damage:2")


def test_a_gained_text_box_lasts_for_the_turn():
    given = {"hand": "bad-penny, 5 labwork", "deck": "6 labwork", "p1_deck": "6 labwork"}
    with Situation(
        line="dust-pixie exhausted", artifacts="creed-of-nurture", p1_line="troll", houses="untamed", **given,
        p1_houses="brobnar",
    ) as table:  # fmt: skip
        table.answer("omni creed-of-nurture", "choose dust-pixie", "end-turn", "fight troll")
        assert [table.state.defs[c].slug for c in table.state.players[0].discard][-1] == "dust-pixie"


def test_a_gained_text_box_has_keywords_and_constant_abilities():
    with Situation(hand="champion-anaphiel", line="dust-pixie", artifacts="creed-of-nurture") as table:
        table.answer("omni creed-of-nurture")
        assert keyword(table.state, table.card("dust-pixie"), "taunt") == 1
    with Situation(hand="staunch-knight", line="dust-pixie", artifacts="creed-of-nurture") as table:
        assert table.power("dust-pixie") == 1
        table.answer("omni creed-of-nurture")
        assert table.power("dust-pixie") == 3  # the bonus on a flank, not the printed power
    with Situation(hand="lieutenant-khrkhar", line="dust-pixie", artifacts="creed-of-nurture") as table:
        table.answer("omni creed-of-nurture")
        assert keyword(table.state, table.card("dust-pixie"), "hazardous") == 3


def test_a_gained_text_box_brings_an_action():
    with Situation(
        hand="timetraveller", line="dust-pixie", artifacts="creed-of-nurture", deck="flaxia"
    ) as table:
        assert not table.can("act dust-pixie")
        table.answer("omni creed-of-nurture", "act dust-pixie")
        state = table.state
        assert sorted(state.defs[c].slug for c in state.players[0].deck) == ["dust-pixie", "flaxia"]
        assert state.players[0].line == []


def test_a_creature_with_an_action_of_its_own_chooses_between_both():
    with Situation(
        house="logos",
        hand="novu-archaeologist",
        line="timetraveller",
        artifacts="creed-of-nurture",
        discard="mother",
    ) as table:
        table.answer("omni creed-of-nurture", "act timetraveller")
        table.offers("ability timetraveller", "ability creed-of-nurture")
        table.answer("ability creed-of-nurture", "archive mother")
        table.changed(
            line="timetraveller exhausted", artifacts="", discard="creed-of-nurture", archives="mother"
        )


def test_a_gained_text_box_limits_whom_the_creature_fights():
    """Bigtwig fights stunned creatures only."""
    given = {"hand": "bigtwig", "artifacts": "creed-of-nurture"}
    with Situation(line="flaxia", p1_line="dextre", **given) as table:
        table.answer("omni creed-of-nurture", "choose flaxia")
        table.refused("fight flaxia", "KF-FIGHT-02")
    with Situation(line="flaxia", p1_line="dextre", **given) as table:
        table.answer("omni creed-of-nurture", "choose dextre")
        assert table.can("fight flaxia")


def test_a_gained_text_box_is_lost_when_the_creature_leaves_play():
    with Situation(
        hand="staunch-knight, dust-pixie", line="dust-pixie", artifacts="creed-of-nurture", p1_line="troll"
    ) as table:
        table.answer("omni creed-of-nurture", "reveal staunch-knight", "choose dust-pixie")
        table.changed(artifacts="", discard="creed-of-nurture")
        table.answer("fight dust-pixie")
        table.changed(line="", discard="dust-pixie, creed-of-nurture", p1_line="troll damage:3")
        assert "text-box" not in table.state.modifiers
        assert "power" not in table.state.modifiers


def test_a_gained_text_box_survives_bytes_and_views():
    with Situation(hand="staunch-knight, labwork", line="dust-pixie", artifacts="creed-of-nurture") as table:
        table.answer("omni creed-of-nurture")
        assert GAME.from_bytes(table.state.to_bytes()) == table.state
        position = table.state.position()
        assert GAME.position(position).position() == position
        sampled = GAME.sample(table.state.view(1), 5)
        (pixie,) = sampled.players[0].line
        assert power(sampled, pixie) == 3


# Creed of Nature


def test_creed_of_nature_gives_skirmish_and_assault_like_the_power():
    given = {"line": "flaxia power:1, murmook", "p1_line": "troll, dew-faerie"}
    with Situation(artifacts="creed-of-nature", **given) as table:
        table.answer("omni creed-of-nature")
        table.offers("choose flaxia", "choose murmook", "choose troll", "choose dew-faerie")
        table.answer("choose flaxia")
        table.changed(artifacts="", discard="creed-of-nature")
        assert keyword(table.state, table.card("flaxia"), "assault") == 5
        assert [keyword(table.state, table.card("murmook"), name) for name in ("assault", "skirmish")] == [0, 0]
        table.answer("fight flaxia", "attack troll")
        table.changed(line="flaxia exhausted power:1, murmook", p1_line="dew-faerie", p1_discard="troll")


# Fangtooth Cavern


def test_fangtooth_cavern_destroys_the_weakest_at_the_end_of_your_turn():
    given = {"hand": "6 vigor", "p1_hand": "6 vigor", "line": "dust-pixie, troll", "p1_line": "krump, flaxia"}
    with Situation(artifacts="fangtooth-cavern", houses="untamed", p1_houses="untamed", **given) as table:
        table.answer("end-turn")
        table.changed(player=1, line="troll", discard="dust-pixie")
        table.answer("untamed", "end-turn")
        table.changed(player=0)


@pytest.mark.rule("KF-WORD-18")
def test_fangtooth_cavern_asks_where_the_weakest_tie():
    given = {
        "hand": "6 vigor",
        "p1_hand": "6 vigor",
        "line": "dew-faerie, troll",
        "p1_line": "mushroom-man, umbra",
    }
    with Situation(artifacts="fangtooth-cavern", p1_keys="red, blue", **given) as table:
        table.answer("end-turn")
        table.offers("destroy dew-faerie", "destroy umbra")
        table.answer("destroy umbra")
        table.changed(player=1, p1_line="mushroom-man", p1_discard="umbra")


# Nepeta Gigantica


def test_nepeta_gigantica_stuns_the_strong_and_giants():
    given = {"line": "mighty-tiger, bigtwig", "p1_line": "firespitter, troll, dew-faerie"}
    with Situation(artifacts="nepeta-gigantica", **given) as table:
        table.answer("act nepeta-gigantica")
        table.offers("stun bigtwig", "stun firespitter", "stun troll")
        table.answer("stun firespitter")
        table.changed(artifacts="nepeta-gigantica exhausted", p1_line="firespitter stunned, troll, dew-faerie")
    with Situation(artifacts="nepeta-gigantica", line="looter-goblin, smaaash damage:1, flaxia") as table:
        table.answer("act nepeta-gigantica")
        table.changed(
            artifacts="nepeta-gigantica exhausted", line="looter-goblin, smaaash stunned damage:1, flaxia"
        )


# Vineapple Tree


@pytest.mark.rule("KF-STAT-CNT-02")
def test_vineapple_tree_makes_all_keys_dearer_for_each_growth_counter():
    with Situation(artifacts="vineapple-tree growth:1") as table:
        assert [table.key_cost(player) for player in range(2)] == [7, 7]
        table.answer("act vineapple-tree")
        table.changed(artifacts="vineapple-tree exhausted growth:2")
        assert [table.key_cost(player) for player in range(2)] == [8, 8]


def test_vineapple_tree_loses_all_counters_when_somebody_forges():
    with Situation(
        step="forge", amber=9, p1_artifacts="vineapple-tree growth:2", houses="untamed", hand="6 labwork"
    ) as table:
        table.answer("red")
        table.changed(keys="red", p1_artifacts="vineapple-tree")
        assert table.key_cost(0) == 6


def test_vineapple_tree_keeps_its_counters_when_nobody_can_pay():
    with Situation(step="forge", amber=7, artifacts="vineapple-tree growth:2", houses="untamed") as table:
        table.changed()
        assert table.key_cost(0) == 8


# Instrument of Silence, Wild Spirit


def test_instrument_of_silence_gives_skirmish_and_amber_for_fights():
    with Situation(line="flaxia +instrument-of-silence", p1_line="dust-pixie, krump") as table:
        table.answer("fight flaxia", "attack krump")
        table.changed(
            amber=1, line="flaxia exhausted +instrument-of-silence", p1_line="dust-pixie, krump damage:4"
        )


def test_wild_spirit_lets_its_creature_capture_when_it_reaps():
    with Situation(line="flaxia +wild-spirit, murmook", p1_amber=3) as table:
        table.answer("reap flaxia")
        table.changed(amber=1, p1_amber=2, line="flaxia exhausted amber:1 +wild-spirit, murmook")
        table.answer("reap murmook")
        table.changed(amber=2, line="flaxia exhausted amber:1 +wild-spirit, murmook exhausted")


# Creatures


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
        table.answer("fight eldest-bear")
        table.changed(line="eldest-bear exhausted, krump", p1_line="", p1_discard="dust-pixie")


@pytest.mark.rule("KF-ABIL-07")
@pytest.mark.parametrize(("others", "paid"), [("krump", 2), ("krump, troll", 0)])
def test_eldest_bear_is_paid_for_where_she_stood_when_the_fight_began(others, paid):
    """Her assault kills a creature whose "Destroyed:" ability kills her neighbor, before she is paid."""
    with Situation(line=f"dust-pixie, eldest-bear, {others}", p1_line="dark-minion") as table:
        table.answer("fight eldest-bear")
        if paid:
            table.answer("resolve eldest-bear eldest-bear 2")  # assault
        left = ", ".join(f"{card} damage:1" for card in others.split(", "))
        table.changed(
            **({"amber": paid} if paid else {}), line=f"eldest-bear exhausted damage:1, {left}",
            discard="dust-pixie", p1_line="", p1_discard="dark-minion",
        )  # fmt: skip


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


# What they leave alone: a forbidden candidate or number is on the table


LEFT_ALONE = {
    "deepwood-druid": [
        case("reap deepwood-druid", house="untamed",
             line="troll damage:2, deepwood-druid, krump damage:1, bumpsy damage:1",
             offers="heal troll, heal krump"),
    ],
    "instrument-of-silence": [
        case("fight troll; attack krump", line="roxador +instrument-of-silence, troll", p1_line="krump, bumpsy",
             changed={"line": "roxador +instrument-of-silence, troll exhausted damage:6",
                      "p1_discard": "krump", "p1_line": "bumpsy"}),
    ],
    "creed-of-nurture": [
        case("omni creed-of-nurture", house="untamed", artifacts="creed-of-nurture",
             hand="snufflegator, punch", p1_hand="troll", line="bumpsy",
             changed={"discard": "creed-of-nurture", "artifacts": ""}),
    ],
}  # fmt: skip


@pytest.mark.parametrize("card", LEFT_ALONE)
def test_a_card_leaves_alone_what_does_not_fit(card):
    for each in LEFT_ALONE[card]:
        each.check()
