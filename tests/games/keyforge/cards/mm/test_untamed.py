"""What the cards of Untamed in Mass Mutation do."""

from typing import Any

import pytest

from tests.games.keyforge.candidates import case
from tests.games.keyforge.situations import Situation
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.rules.creature_stats import keyword
from trivault.testing import same_views

FULL = "6 vigor"  # a hand that draws nothing at the end of the turn


# Actions and artifacts


# Æmberlution


@pytest.mark.rule("KF-PLAY-11", "KF-KW-OMEGA-01")
def test_aemberlution_puts_the_creatures_of_both_hands_in_the_place_of_all():
    """They are not played: Urchin steals nothing."""
    given = {
        "line": "flaxia",
        "p1_line": "krump",
        "p1_amber": 3,
        "deck": "6 vigor",
        "p1_hand": "dust-pixie, punch",
    }
    with Situation(house="untamed", hand="aemberlution, urchin, punch, troll", **given) as table:
        table.answer("play aemberlution", "choose troll", "choose dust-pixie", "left")
        table.changed(
            player=1, hand="punch, 5 vigor", deck="vigor", discard="aemberlution, flaxia",
            line="urchin, troll", p1_line="dust-pixie", p1_hand="punch", p1_discard="krump",
        )  # fmt: skip


def test_aemberlution_brings_a_whole_gigantic_creature_and_no_half_of_one():
    given = {"deck": "6 vigor", "p1_hand": "ultra-gravitron, punch"}
    with Situation(house="untamed", hand="aemberlution, niffle-kong, niffle-kong2", **given) as table:
        table.answer("play aemberlution")
        assert [table.state.defs[c].slug for c in table.state.players[0].line] == ["niffle-kong"]
        assert table.state.players[1].line == []


@pytest.mark.rule("KF-ZONE-16")
def test_aemberlution_does_not_tell_the_order_of_the_opponents_hand():
    given = {"house": "untamed", "hand": "aemberlution", "deck": "6 vigor"}
    with Situation(p1_hand="troll, punch, dust-pixie, urchin", **given) as table:
        table.answer("play aemberlution")
        for seed in range(5):
            same_views(GAME, table.state, seed)
        table.answer("choose urchin", "choose troll", "left", "left")


# Commune


@pytest.mark.rule("KF-KW-OMEGA-01")
@pytest.mark.parametrize("amber", [0, 7])
def test_commune_leaves_you_with_four_amber_and_ends_the_step(amber):
    with Situation(house="untamed", hand=f"commune, {FULL}", amber=amber, p1_hand=FULL, p1_amber=3) as table:
        table.answer("play commune")
        table.changed(player=1, amber=4, hand=FULL, discard="commune")


# Growth Surge


def test_growth_surge_strengthens_three_creatures_from_a_flank():
    given = {"line": "troll, krump, flaxia, bumpsy", "p1_line": "murmook, teliga, dust-pixie"}
    with Situation(house="untamed", hand="growth-surge", **given) as table:
        table.answer("play growth-surge")
        table.offers("choose troll", "choose bumpsy", "choose murmook", "choose dust-pixie")
        table.answer("choose troll")
        table.changed(
            amber=1,
            hand="",
            discard="growth-surge",
            line="troll power:3, krump power:2, flaxia power:1, bumpsy",
        )
    with Situation(house="untamed", hand="growth-surge", p1_line="teliga, dust-pixie") as table:
        table.answer("play growth-surge", "choose dust-pixie")
        table.changed(amber=1, hand="", discard="growth-surge", p1_line="teliga power:2, dust-pixie power:3")


# Look What I Found!


def test_look_what_i_found_returns_a_card_of_each_type():
    pile = "punch, vigor, cannon, troll, krump, way-of-the-bear"
    given = {"discard": pile, "p1_discard": "blood-of-titans, autocannon", "p1_hand": FULL}
    with Situation(house="untamed", hand="look-what-i-found, 2 vigor", **given) as table:
        table.answer("play look-what-i-found")
        table.offers("to-hand punch", "to-hand vigor")
        table.answer("to-hand punch")
        table.offers("to-hand krump", "to-hand troll")
        table.answer("to-hand krump")
        table.changed(
            player=1,
            hand="2 vigor, punch, cannon, krump, way-of-the-bear",
            discard="look-what-i-found, vigor, troll",
        )


def test_look_what_i_found_returns_what_there_is():
    with Situation(house="untamed", hand="look-what-i-found, 5 vigor", discard="cannon", p1_hand=FULL) as table:
        table.answer("play look-what-i-found")
        table.changed(player=1, hand="5 vigor, cannon", discard="look-what-i-found")


# Mutations


@pytest.mark.parametrize(
    ("card", "name", "n"),
    [
        ("mutation-of-cunning", "elusive", 1),
        ("mutation-of-fury", "assault", 3),
        ("mutation-of-instinct", "skirmish", 1),
    ],
)
def test_mutations_make_a_mutant_with_a_keyword_until_your_next_turn(card, name, n):
    given = {"hand": f"{card}, {FULL}", "p1_hand": FULL, "houses": "untamed", "p1_houses": "brobnar, dis"}
    with Situation(house="untamed", line="pismire, troll", p1_line="krump, trimble", **given) as table:
        assert table.key_cost(1) == 6  # as many mutants on both sides
        table.answer(f"play {card}")
        table.offers("choose krump", "choose pismire", "choose trimble", "choose troll")
        table.answer("choose troll")
        table.changed(amber=1, hand=FULL, discard=card)
        troll, krump = table.card("troll"), table.card("krump")
        assert keyword(table.state, troll, name) == n + (name == "skirmish")  # Trimble knows him as a mutant
        assert keyword(table.state, troll, "skirmish") > 0
        assert keyword(table.state, krump, "skirmish") == 0
        assert table.key_cost(1) == 8
        assert GAME.from_bytes(table.state.to_bytes()) == table.state
        table.answer("end-turn")
        assert keyword(table.state, troll, name) == n + (name == "skirmish")
        table.answer("brobnar", "end-turn")
        assert keyword(table.state, troll, name) == 0
        assert table.key_cost(1) == 6


def test_who_has_gained_a_trait_shares_it():
    """A Mutant by mutation counts for whom Mutants matter, and not for others."""
    with Situation(house="untamed", hand="mutation-of-fury, vault-s-blessing", line="troll, krump") as table:
        table.answer("play mutation-of-fury", "choose troll", "play vault-s-blessing")
        table.changed(amber=3, hand="", discard="vault-s-blessing, mutation-of-fury")


# Rapid Evolution


def test_rapid_evolution_strengthens_a_creature_for_each_amber():
    with Situation(
        house="untamed", hand="rapid-evolution", amber=2, p1_amber=5, line="flaxia", p1_line="troll"
    ) as table:
        table.answer("play rapid-evolution")
        table.offers("power-counter flaxia", "power-counter troll")
        table.answer("power-counter flaxia")
        table.changed(hand="", discard="rapid-evolution", amber=3, line="flaxia power:3")


# Reclaimed by Nature


def test_reclaimed_by_nature_purges_an_artifact_and_resolves_its_icons():
    given = {"artifacts": "cannon", "p1_artifacts": "niffle-grounds icon:damage icon:draw", "p1_line": "troll"}
    with Situation(house="untamed", hand="reclaimed-by-nature", deck="krump", **given) as table:
        table.answer("play reclaimed-by-nature")
        table.offers("purge cannon", "purge niffle-grounds")
        table.answer("purge niffle-grounds")
        table.changed(
            amber=2, hand="krump", deck="", discard="reclaimed-by-nature", p1_artifacts="",
            p1_purged="niffle-grounds icon:damage icon:draw", p1_line="troll damage:1",
        )  # fmt: skip


def test_reclaimed_by_nature_without_artifacts():
    with Situation(house="untamed", hand="reclaimed-by-nature", line="flaxia") as table:
        table.answer("play reclaimed-by-nature")
        table.changed(amber=1, hand="", discard="reclaimed-by-nature")


# Resurgence


def test_resurgence_returns_another_creature_after_a_mutant():
    given = {"discard": "troll, trimble, punch, krump", "p1_discard": "bumpsy"}
    with Situation(house="untamed", hand="resurgence", **given) as table:
        table.answer("play resurgence")
        table.offers("to-hand krump", "to-hand trimble", "to-hand troll")
        table.answer("to-hand trimble")
        table.offers("to-hand krump", "to-hand troll")
        table.answer("to-hand troll")
        table.changed(hand="trimble, troll", discard="resurgence, punch, krump")
    with Situation(house="untamed", hand="resurgence", **given) as table:
        table.answer("play resurgence", "to-hand troll")
        table.changed(hand="troll", discard="resurgence, trimble, punch, krump")
    with Situation(house="untamed", hand="resurgence", p1_discard="trimble") as table:
        table.answer("play resurgence")
        table.changed(hand="", discard="resurgence")


# Savage Clash


def test_savage_clash_spares_the_strongest_enemy_and_the_weakest_friend():
    given = {"line": "troll, dust-pixie, flaxia", "p1_line": "krump, bumpsy, dew-faerie"}
    with Situation(house="untamed", hand="savage-clash", **given) as table:
        table.answer("play savage-clash")
        table.changed(
            hand="", discard="savage-clash, flaxia, troll", line="dust-pixie", p1_line="krump",
            p1_discard="dew-faerie, bumpsy",
        )  # fmt: skip


@pytest.mark.rule("KF-WORD-16", "KF-WORD-18", "KF-STAT-WARD-01")
def test_savage_clash_asks_where_several_tie_and_takes_wards():
    given = {"line": "dew-faerie, dodger warded", "p1_line": "krump, smaaash"}
    with Situation(house="untamed", hand="savage-clash", **given) as table:
        table.answer("play savage-clash")
        table.changed(
            hand="", discard="savage-clash", line="dew-faerie, dodger", p1_line="krump", p1_discard="smaaash"
        )
    with Situation(house="untamed", hand="savage-clash", line="dew-faerie, inka-the-spider, umbra") as table:
        table.answer("play savage-clash")
        table.changed(hand="", discard="savage-clash, umbra, dew-faerie", line="inka-the-spider")
    with Situation(house="untamed", hand="savage-clash", p1_line="bumpsy, fuzzy-gruen, murmook") as table:
        table.answer("play savage-clash")
        table.offers("choose bumpsy", "choose fuzzy-gruen")
        table.answer("choose bumpsy")
        table.changed(hand="", discard="savage-clash", p1_line="bumpsy", p1_discard="murmook, fuzzy-gruen")


@pytest.mark.rule("KF-FAQ-13", "KF-BONUS-11")
def test_wild_bounty_doubles_printed_and_added_icons():
    with Situation(house="untamed", hand="wild-bounty, fertility-chant icon:draw", deck="2 troll") as table:
        table.answer("play wild-bounty", "play fertility-chant")
        table.changed(
            amber=8, hand="2 troll", deck="", discard="fertility-chant icon:draw, wild-bounty", p1_amber=2
        )


def test_each_time_another_target_may_be_chosen():
    with Situation(
        house="untamed", hand="wild-bounty, dust-pixie icon:damage", p1_line="troll, krump"
    ) as table:
        table.answer("play wild-bounty", "play dust-pixie", "damage troll", "damage krump")
        table.changed(
            amber=4,
            hand="",
            discard="wild-bounty",
            line="dust-pixie icon:damage exhausted",
            p1_line="troll damage:1, krump damage:1",
        )


def test_wild_bounty_is_for_the_next_card_alone():
    with Situation(house="untamed", hand="wild-bounty, dew-faerie, 2 dust-pixie") as table:
        table.answer("play wild-bounty", "play dew-faerie", "play dust-pixie", "left")
        table.changed(
            amber=2, hand="dust-pixie", discard="wild-bounty", line="dust-pixie exhausted, dew-faerie exhausted"
        )


def test_two_wild_bounties_are_both_for_the_next_card():
    """The second is the next card after the first, but has no icons; the third card gets only its own."""
    with Situation(house="untamed", hand="2 wild-bounty, dust-pixie") as table:
        table.answer("play wild-bounty", "play wild-bounty", "play dust-pixie")
        table.changed(amber=4, hand="", discard="2 wild-bounty", line="dust-pixie exhausted")


def test_wild_bounty_ends_with_the_turn():
    with Situation(
        house="untamed", hand="wild-bounty", p1_hand="punch", p1_line="troll", p1_houses="brobnar, dis, mars"
    ) as table:
        table.answer("play wild-bounty", "end-turn", "brobnar", "play punch")
        assert table.state.players[1].amber == 1


# Mushroom with a View


def test_mushroom_with_a_view_heals_each_friendly_creature():
    given = {"line": "troll damage:2, krump damage:1, bumpsy", "p1_line": "troll damage:1"}
    with Situation(house="brobnar", artifacts="mushroom-with-a-view", **given) as table:
        table.answer("omni mushroom-with-a-view")
        table.changed(artifacts="mushroom-with-a-view exhausted", line="troll damage:1, krump, bumpsy")


# Creatures


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


THROWN = {"p1_line": "bumpsy", "p1_artifacts": "cannon", "p1_amber": 2}


# Fandangle


@pytest.mark.parametrize(("amber", "state"), [(4, ""), (3, " exhausted")])
def test_fandangle_lets_creatures_of_other_houses_enter_ready(amber, state):
    with Situation(house="brobnar", hand="krump", line="fandangle", amber=amber) as table:
        table.answer("play krump", "left")
        table.changed(hand="", line=f"krump{state}, fandangle")


def test_fandangle_helps_neither_untamed_creatures_nor_enemies_nor_artifacts():
    with Situation(house="untamed", hand="murmook", line="fandangle", amber=4) as table:
        table.answer("play murmook", "left")
        table.changed(hand="", line="murmook exhausted, fandangle")
    with Situation(house="brobnar", hand="krump, cannon", p1_line="fandangle", p1_amber=4, amber=4) as table:
        table.answer("play krump", "play cannon")
        table.changed(hand="", line="krump exhausted", artifacts="cannon exhausted")
    with Situation(house="brobnar", hand="screechbomb", line="fandangle", amber=4) as table:
        table.answer("play screechbomb")
        table.changed(hand="", artifacts="screechbomb exhausted")


# Floomf


def test_floomf_strengthens_a_beast_when_it_fights():
    given = {"line": "floomf, troll", "p1_line": "dust-pixie, snufflegator"}
    with Situation(house="untamed", **given) as table:
        table.answer("fight floomf", "attack dust-pixie")
        table.offers("power-counter floomf", "power-counter snufflegator")
        table.answer("power-counter floomf")
        table.changed(line="floomf exhausted power:2, troll", p1_line="snufflegator", p1_discard="dust-pixie")


# Keyfrog


def test_keyfrog_forges_a_key_when_destroyed():
    with Situation(house="brobnar", line="troll", p1_line="keyfrog", p1_amber=7) as table:
        table.answer("fight troll", "blue")
        table.changed(
            line="troll exhausted damage:2", p1_line="", p1_discard="keyfrog", p1_amber=1, p1_keys="blue"
        )
    with Situation(house="brobnar", line="troll", p1_line="keyfrog", p1_amber=5) as table:
        table.answer("fight troll")
        table.changed(line="troll exhausted damage:2", p1_line="", p1_discard="keyfrog")


# Lumilu


def test_lumilu_gains_for_each_other_friendly_beast():
    with Situation(
        house="untamed", line="lumilu, snufflegator, troll, murmook", p1_line="mighty-tiger"
    ) as table:
        table.answer("reap lumilu")
        table.changed(amber=3, line="lumilu exhausted, snufflegator, troll, murmook")


# Mercy, Malkin Queen


def test_mercy_wards_friendly_cats_that_enter():
    with Situation(
        house="untamed", hand="lumilu, murmook", line="mercy-malkin-queen", p1_line="floomf"
    ) as table:
        table.answer("play lumilu", "right", "play murmook", "right")
        table.changed(hand="", line="mercy-malkin-queen, lumilu exhausted warded, murmook exhausted")
    with Situation(house="untamed", hand="lumilu", p1_line="mercy-malkin-queen") as table:
        table.answer("play lumilu")
        table.changed(hand="", line="lumilu exhausted")


def test_mercy_readies_a_friendly_beast_when_she_fights():
    given = {"line": "mercy-malkin-queen, lumilu exhausted, snufflegator exhausted, troll exhausted"}
    with Situation(house="untamed", p1_line="dust-pixie, murmook exhausted", **given) as table:
        table.answer("fight mercy-malkin-queen", "attack dust-pixie")
        table.offers("ready lumilu", "ready snufflegator")
        table.answer("ready lumilu")
        table.changed(
            line="mercy-malkin-queen exhausted, lumilu, snufflegator exhausted, troll exhausted",
            p1_line="murmook exhausted", p1_discard="dust-pixie",
        )  # fmt: skip


# Niffle Kong


def test_niffle_kong_finds_niffles_in_deck_and_discard_pile():
    given = {"deck": "niffle-ape, troll", "discard": "niffle-queen, troop-call", "p1_discard": "niffle-ape"}
    with Situation(house="untamed", hand="niffle-kong, niffle-kong2", **given) as table:
        table.answer("play niffle-kong")
        for others in ("to-hand troll", "to-hand troop-call"):
            table.refused(others)
        table.answer("to-hand niffle-ape niffle-queen")
        table.changed(
            hand="niffle-ape, niffle-queen", deck="troll", discard="troop-call", line="niffle-kong exhausted"
        )
        assert all(table.state.knows(1, card) for card in table.state.players[0].hand)


@pytest.mark.rule("KF-ZONE-11")
def test_niffle_kong_need_find_nothing():
    with Situation(house="untamed", hand="niffle-kong, niffle-kong2", deck="niffle-ape") as table:
        table.answer("play niffle-kong", "skip")
        table.changed(hand="", line="niffle-kong exhausted")


@pytest.mark.parametrize(
    ("use", "rest"),
    [
        ("reap", {"amber": 2, "line": "niffle-kong exhausted, troll damage:3", "p1_discard": "cannon"}),
        ("fight", {
            "amber": 1, "line": "niffle-kong exhausted damage:3 armor-used:2, troll damage:3", "p1_line": "",
            "p1_discard": "cannon, bumpsy",
        }),
    ],
)  # fmt: skip
def test_niffle_kong_throws_a_niffle(use, rest):
    given = {"line": "niffle-kong, niffle-ape, troll", "artifacts": "autocannon"}
    with Situation(house="untamed", **given, **THROWN) as table:
        table.answer(f"{use} niffle-kong")
        table.offers("destroy niffle-ape", "destroy niffle-kong", "skip")
        table.answer("destroy niffle-ape", "damage troll")
        table.changed(discard="niffle-ape", p1_amber=1, p1_artifacts="", **rest)


@pytest.mark.rule("KF-WORD-03", "KF-STAT-WARD-01")
def test_niffle_kong_throws_nothing_unless_a_niffle_is_destroyed():
    with Situation(house="untamed", line="niffle-kong, niffle-ape warded", **THROWN) as table:
        table.answer("reap niffle-kong", "destroy niffle-ape")
        table.changed(amber=1, line="niffle-kong exhausted, niffle-ape")
    with Situation(house="untamed", line="niffle-kong, niffle-ape", **THROWN) as table:
        table.answer("reap niffle-kong", "skip")
        table.changed(amber=1, line="niffle-kong exhausted, niffle-ape")


def test_niffle_kong_may_be_thrown_itself():
    with Situation(house="untamed", line="niffle-kong", **THROWN) as table:
        table.answer("reap niffle-kong", "destroy niffle-kong")
        table.changed(
            amber=2, line="", discard="niffle-kong2, niffle-kong", p1_line="bumpsy damage:3", p1_amber=1,
            p1_artifacts="", p1_discard="cannon",
        )  # fmt: skip


# Gloriana's Attendant


@pytest.mark.rule("KF-KW-ENH-01")
def test_glorianas_attendant_has_given_its_icons_away():
    """The icons lie on other cards of the deck, perhaps on another attendant."""
    given = {"hand": "gloriana-s-attendant, gloriana-s-attendant icon:amber", "line": "flaxia"}
    with Situation(house="untamed", **given) as table:
        table.answer("play gloriana-s-attendant", "left")
        table.answer("play gloriana-s-attendant", "left")
        table.changed(
            amber=1, hand="",
            line="gloriana-s-attendant icon:amber exhausted, gloriana-s-attendant exhausted, flaxia",
        )  # fmt: skip
    assert GAME.card("gloriana-s-attendant").enhance == {"amber": 2}


def test_a_gained_trait_is_one_of_its_traits():
    """Entropic Swirl counts them: Troll is a giant, and now a mutant too."""
    given = {"hand": "mutation-of-fury, entropic-swirl house:untamed", "line": "troll", "p1_line": "krump"}
    with Situation(house="untamed", **given) as table:
        table.answer("play mutation-of-fury", "choose troll", "play entropic-swirl", "choose troll")
        table.changed(
            amber=3, hand="", discard="entropic-swirl house:untamed, mutation-of-fury", line="troll damage:4"
        )


def test_niffle_kong_throws_only_friends_and_breaks_one_artifact():
    given = {"line": "niffle-kong, niffle-ape", "p1_line": "niffle-queen", "p1_artifacts": "cannon, autocannon"}
    with Situation(house="untamed", **given) as table:
        table.answer("reap niffle-kong")
        table.offers("destroy niffle-ape", "destroy niffle-kong", "skip")
        table.answer("destroy niffle-ape", "damage niffle-queen")
        table.offers("destroy autocannon", "destroy cannon")
        table.answer("destroy cannon")
        table.changed(
            amber=1, line="niffle-kong exhausted", discard="niffle-ape", p1_line="niffle-queen damage:3",
            p1_artifacts="autocannon", p1_discard="cannon",
        )  # fmt: skip


# Pismire


def test_pismire_makes_keys_dearer_while_you_have_more_mutants():
    for line, others, costs in (
        ("pismire, troll", "krump", [6, 8]),
        ("pismire, trimble", "cephaloist", [6, 8]),
        ("pismire, troll", "cephaloist", [6, 6]),
    ):
        with Situation(line=line, p1_line=others) as table:
            assert [table.key_cost(player) for player in range(2)] == costs


# Trimble


def test_trimble_lends_skirmish_to_all_mutants():
    with Situation(line="trimble, cephaloist, troll", p1_line="pismire, krump") as table:
        names = ("trimble", "cephaloist", "troll", "pismire", "krump")
        assert [keyword(table.state, table.card(name), "skirmish") for name in names] == [1, 1, 0, 1, 0]


# Vault's Blessing


def test_vaults_blessing_pays_both_players_for_their_mutants():
    given = {"line": "trimble, pismire, troll", "p1_line": "cephaloist, krump"}
    with Situation(house="untamed", hand="vault-s-blessing", **given) as table:
        table.answer("play vault-s-blessing")
        table.changed(amber=3, hand="", discard="vault-s-blessing", p1_amber=1)


# What they leave alone: a forbidden candidate or number is on the table


FOUND: dict[str, Any] = {
    "house": "untamed",
    "hand": "look-what-i-found",
    "discard": "punch, anger, cannon, bear-flute, troll, krump, fyre-breath, way-of-the-bear",
    "p1_discard": "charge, gauntlet-of-command, bumpsy, rocket-boots",
}
KONG: dict[str, Any] = {
    "house": "untamed",
    "line": "niffle-kong, niffle-ape, troll",
    "p1_line": "niffle-queen, bumpsy",
    "p1_artifacts": "cannon, bear-flute",
    "p1_amber": 2,
}

LEFT_ALONE = {
    "keyfrog": [
        case("play punch; damage keyfrog", hand="punch", amber=5, line="keyfrog", p1_line="troll",
             offers="red, blue, yellow"),
        case("play punch; damage keyfrog; dis", hand="punch", amber=5, line="keyfrog", p1_line="troll",
             p1_artifacts="keyforgery", p1_hand="krump",
             changed={"amber": 6, "hand": "", "discard": "punch, keyfrog", "line": "", "p1_artifacts": "",
                      "p1_discard": "keyforgery"}),
    ],
    "savage-clash": [
        case("play savage-clash", house="untamed", hand="savage-clash", line="2 dextre, troll",
             p1_line="krump, urchin", offers="choose dextre, choose dextre#2"),
    ],
    "chonkers": [
        case("play punch; damage urchin", hand="punch", line="chonkers power:1", p1_line="urchin, troll",
             changed={"amber": 1, "hand": "", "discard": "punch", "p1_line": "troll", "p1_discard": "urchin"}),
    ],
    "look-what-i-found": [
        case("play look-what-i-found", **FOUND, offers="to-hand anger, to-hand punch"),
        case("play look-what-i-found; to-hand punch", **FOUND, offers="to-hand bear-flute, to-hand cannon"),
        case("play look-what-i-found; to-hand punch; to-hand cannon", **FOUND,
             offers="to-hand krump, to-hand troll"),
        case("play look-what-i-found; to-hand punch; to-hand cannon; to-hand troll", **FOUND,
             offers="to-hand way-of-the-bear, to-hand fyre-breath"),
    ],
    "techno-beast": [
        case("reap techno-beast", house="untamed", line="techno-beast", hand="punch, troll", deck="krump",
             p1_hand="bumpsy", offers="discard punch, discard troll"),
    ],
    "mutation-of-cunning": [
        case("play mutation-of-cunning; choose dust-pixie; end-turn; brobnar; fight troll; attack flaxia",
             house="untamed", hand="mutation-of-cunning", line="dust-pixie, flaxia", deck="6 punch",
             p1_line="troll", p1_houses="brobnar, logos, dis",
             changed={"player": 1, "amber": 1, "hand": "6 punch", "deck": "",
                      "discard": "flaxia, mutation-of-cunning", "line": "dust-pixie",
                      "p1_line": "troll exhausted damage:4"}),
    ],
    "mutation-of-fury": [
        case("play mutation-of-fury; choose flaxia; fight halacor", house="untamed", hand="mutation-of-fury",
             line="halacor, flaxia", p1_line="troll",
             changed={"amber": 1, "hand": "", "discard": "mutation-of-fury",
                      "line": "halacor exhausted, flaxia", "p1_line": "troll damage:4"}),
    ],
    "niffle-kong": [
        case("play niffle-kong", house="untamed", hand="niffle-kong, niffle-kong2", deck="niffle-ape, krump",
             discard="niffle-queen, troll", p1_deck="niffle-ape", p1_discard="niffle-queen",
             offers="skip, to-hand niffle-ape, to-hand niffle-queen, to-hand niffle-ape niffle-queen"),
        case("fight niffle-kong; attack bumpsy", **KONG,
             offers="skip, destroy niffle-kong, destroy niffle-ape"),
        case("fight niffle-kong; attack bumpsy; destroy niffle-ape", **KONG,
             offers="damage niffle-kong, damage troll, damage niffle-queen"),
        case("fight niffle-kong; attack bumpsy; destroy niffle-ape; damage niffle-queen", **KONG,
             offers="destroy cannon, destroy bear-flute"),
        case("fight niffle-kong; attack bumpsy; destroy niffle-ape",
             **KONG | {"line": "niffle-kong, niffle-ape warded, troll"},
             changed={"line": "niffle-kong exhausted damage:3 armor-used:2, niffle-ape, troll",
                      "p1_line": "niffle-queen", "p1_discard": "bumpsy"}),
    ],
}  # fmt: skip


@pytest.mark.parametrize("card", LEFT_ALONE)
def test_a_card_leaves_alone_what_does_not_fit(card):
    for each in LEFT_ALONE[card]:
        each.check()
