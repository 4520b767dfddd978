"""What cards of Untamed in Worlds Collide do: artifacts and upgrades."""

from functools import partial

import pytest

from tests.games.keyforge import situations
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.rules.damage import keyword, power

Situation = partial(situations.Situation, house="untamed")


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
