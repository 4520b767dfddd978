"""What cards of Untamed in Mass Mutation do: creatures f to t."""

import pytest

from tests.games.keyforge.situations import Situation
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.rules.damage import keyword

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
