"""What cards of Logos in Mass Mutation do: actions."""

import pytest

from tests.games.keyforge.houses import Logos

HOUSES = "logos, brobnar, dis"


# Causal Loop


@pytest.mark.parametrize("hand", ["", "troll"])
def test_causal_loop_archives_a_card_and_itself(hand):
    with Logos(hand=f"causal-loop, {hand}".strip(", ")) as table:
        table.answer("play causal-loop")
        table.changed(hand="", archives=f"{hand}, causal-loop".strip(", "))


# Diametric Charge


def test_diametric_charge_hurts_the_neighbors_more():
    with Logos(hand="diametric-charge", line="troll", p1_line="valdr, bumpsy, krump, mother") as table:
        table.answer("play diametric-charge")
        table.offers(*(f"choose {card}" for card in ("troll", "valdr", "bumpsy", "krump", "mother")))
        table.answer("choose bumpsy")
        table.changed(
            amber=1, hand="", discard="diametric-charge",
            p1_line="valdr damage:2, bumpsy damage:1, krump damage:2, mother",
        )  # fmt: skip


# Eclectic Inquiry


@pytest.mark.parametrize(("deck", "archived", "left"), [("troll, krump, urchin", "troll, krump", "urchin"),
                                                        ("troll", "troll", "")])  # fmt: skip
def test_eclectic_inquiry_archives_two_cards_of_the_deck(deck, archived, left):
    with Logos(hand="eclectic-inquiry", deck=deck, discard="bumpsy") as table:
        table.answer("play eclectic-inquiry")
        table.changed(amber=1, hand="", discard="eclectic-inquiry, bumpsy", deck=left, archives=archived)


# Krrrzzzaaap!!!


def test_krrrzzzaaap_destroys_all_but_mutants():
    with Logos(hand="krrrzzzaaap", line="munchling, troll", p1_line="infomorph, krump warded, bumpsy") as table:
        table.answer("play krrrzzzaaap")
        table.changed(
            hand="", chains=1, line="munchling", discard="krrrzzzaaap, troll", p1_line="infomorph, krump",
            p1_discard="bumpsy",
        )  # fmt: skip


# Lethologica


def test_lethologica_discards_until_a_logos_card_comes_to_hand():
    with Logos(hand="lethologica", deck="troll, krump, dextre, mother", discard="urchin") as table:
        table.answer("play lethologica")
        table.changed(amber=1, hand="dextre", deck="mother", discard="lethologica, krump, troll, urchin")
    with Logos(hand="lethologica", deck="troll, krump", discard="dextre") as table:
        table.answer("play lethologica")
        table.changed(amber=1, hand="", deck="", discard="lethologica, krump, troll, dextre")


# Mind Over Matter


def test_mind_over_matter_archives_each_creature_for_its_owner():
    with Logos(
        hand="mind-over-matter", line="troll, krump owner:1", p1_line="urchin, bumpsy warded amber:1"
    ) as table:
        table.answer("play mind-over-matter")
        table.changed(
            hand="", discard="mind-over-matter", line="", archives="troll", p1_line="bumpsy amber:1",
            p1_archives="krump, urchin",
        )  # fmt: skip


# Opposition Research


def test_opposition_research_stops_enemies_from_reaping_in_their_next_turn():
    with Logos(
        hand="opposition-research, 5 troll", line="dextre", houses=HOUSES, p1_houses=HOUSES, p1_hand="6 troll",
        p1_line="mother", deck="urchin",
    ) as table:  # fmt: skip
        table.answer("play opposition-research")
        assert table.can("reap dextre")
        table.answer("end-turn", "logos")
        assert not table.can("reap mother")
        assert table.can("fight mother")
        table.answer("end-turn", "logos")
        assert table.can("reap dextre")
