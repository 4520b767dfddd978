"""What cards of Untamed in Mass Mutation do: actions and artifacts."""

import pytest

from tests.games.keyforge.situations import Situation
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.rules.damage import keyword
from trivault.testing import same_views

FULL = "6 vigor"  # a hand that draws nothing at the end of the turn


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
