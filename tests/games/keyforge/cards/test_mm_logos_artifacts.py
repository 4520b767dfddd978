"""What cards of Logos in Mass Mutation do: artifacts."""

import pytest

from tests.games.keyforge.houses import Logos
from trivault.games.keyforge.state.printed import HOUSES as KEYFORGE_HOUSES

HOUSES = "logos, brobnar, dis"


# Auto-Encoder


def test_auto_encoder_archives_when_a_card_is_discarded_from_your_hand():
    with Logos(
        artifacts="auto-encoder", hand="labwork, dextre", deck="troll, krump", p1_deck="urchin"
    ) as table:
        table.answer("discard labwork")
        table.changed(hand="dextre", discard="labwork", deck="krump", archives="troll")


def test_auto_encoder_hears_of_your_hand_in_the_opponents_turn_too():
    with Logos(
        house="dis", hand="mind-barb", p1_hand="labwork", p1_artifacts="auto-encoder", p1_deck="troll"
    ) as table:
        table.answer("play mind-barb")
        table.changed(
            amber=1,
            hand="",
            discard="mind-barb",
            p1_hand="",
            p1_discard="labwork",
            p1_deck="",
            p1_archives="troll",
        )


def test_auto_encoder_does_not_hear_of_other_hands_archives_and_decks():
    with Logos(
        house="dis",
        hand="mind-barb",
        artifacts="auto-encoder",
        deck="troll",
        p1_hand="labwork",
        p1_deck="krump",
    ) as table:
        table.answer("play mind-barb")
        table.changed(amber=1, hand="", discard="mind-barb", p1_hand="", p1_discard="labwork")
    with Logos(hand="dysania", p1_artifacts="auto-encoder", p1_archives="labwork", p1_deck="krump") as table:
        table.answer("play dysania")
        table.changed(amber=1, hand="", line="dysania exhausted", p1_archives="", p1_discard="labwork")
    with Logos(artifacts="auto-encoder, fetchdrones", deck="troll, krump, bumpsy") as table:
        table.answer("act fetchdrones")
        table.changed(artifacts="auto-encoder, fetchdrones exhausted", deck="bumpsy", discard="krump, troll")


# Auto-Vac 5150


def test_auto_vac_5150_makes_keys_dearer_or_archives():
    given = {"artifacts": "auto-vac-5150", "hand": "troll, krump", "archives": "urchin, dextre"}
    with Logos(**given) as table:
        table.answer("act auto-vac-5150")
        table.offers("discard urchin", "discard dextre", "skip")
        table.answer("discard urchin")
        table.changed(artifacts="auto-vac-5150 exhausted", archives="dextre", discard="urchin")
        assert (table.key_cost(0), table.key_cost(1)) == (6, 6)  # not yet
    with Logos(**given) as table:
        table.answer("act auto-vac-5150", "skip", "archive krump")
        table.changed(artifacts="auto-vac-5150 exhausted", hand="troll", archives="urchin, dextre, krump")
    with Logos(artifacts="auto-vac-5150", hand="troll, krump", p1_archives="urchin") as table:
        table.answer("act auto-vac-5150", "archive krump")
        table.changed(artifacts="auto-vac-5150 exhausted", hand="troll", archives="krump")


def test_auto_vac_5150_counts_in_the_opponents_next_turn_alone():
    with Logos(
        artifacts="auto-vac-5150", hand="6 troll", archives="urchin", houses=HOUSES, p1_houses=HOUSES,
        p1_hand="6 troll", p1_amber=8,
    ) as table:  # fmt: skip
        table.answer("act auto-vac-5150", "discard urchin", "end-turn")
        assert (table.key_cost(0), table.key_cost(1)) == (9, 9)
        table.answer("logos", "end-turn")
        assert (table.key_cost(0), table.key_cost(1)) == (6, 6)
        assert table.state.players[1].amber == 8


# Animator


def test_animator_makes_an_artifact_a_creature_for_the_turn():
    with Logos(
        artifacts="animator, library-of-babble", line="dextre", p1_artifacts="cannon", p1_line="bumpsy",
        hand="6 troll", houses=HOUSES, p1_houses=HOUSES, p1_hand="6 troll",
    ) as table:  # fmt: skip
        table.answer("act animator")
        table.offers("choose animator", "choose library-of-babble", "choose cannon")
        table.answer("choose library-of-babble")
        table.offers("left", "right")
        table.answer("left")
        table.changed(
            artifacts="animator exhausted", line="library-of-babble copy:library-of-babble-animated-3, dextre"
        )
        assert table.power("library-of-babble") == 3
        assert {"reap library-of-babble", "fight library-of-babble", "act library-of-babble"} <= set(
            table.texts()
        )
        table.answer("reap library-of-babble", "end-turn")
        table.changed(
            player=1, amber=1, line="dextre", artifacts="animator, library-of-babble",
        )  # fmt: skip


def test_animator_moves_an_enemy_artifact_into_its_own_battleline():
    with Logos(artifacts="animator", line="mother", p1_artifacts="cannon", p1_amber=1, hand="labwork") as table:
        table.answer("act animator", "choose cannon", "fight mother")
        table.changed(
            artifacts="animator exhausted",
            line="mother exhausted damage:3",
            p1_artifacts="",
            p1_discard="cannon",
        )
    with Logos(house="brobnar", artifacts="animator house:brobnar", p1_artifacts="library-of-babble") as table:
        table.answer("act animator", "choose library-of-babble")
        assert table.state.house_of(table.card("library-of-babble")) == "brobnar"


@pytest.mark.parametrize("house", KEYFORGE_HOUSES)
def test_animator_gives_the_active_house_to_what_it_animates_alone(house):
    given = {"artifacts": f"animator house:{house}, library-of-babble", "line": "troll, dextre"}
    with Logos(house=house, **given) as table:
        table.answer("act animator", "choose library-of-babble", "left")
        found = [table.state.house_of(table.card(name)) for name in ("library-of-babble", "troll", "dextre")]
        assert found == [house, "brobnar", "logos"]


def test_what_animator_has_made_keeps_nothing_of_a_creature():
    with Logos(
        artifacts="animator, library-of-babble", line="dextre", hand="rocket-boots, 6 troll",
        p1_houses=HOUSES, p1_hand="6 troll",
    ) as table:  # fmt: skip
        table.answer("act animator", "choose library-of-babble", "right")
        card = table.card("library-of-babble")
        table.state.play[card].damage = 2
        table.answer("play rocket-boots", "attach library-of-babble", "end-turn")
        table.changed(player=1, hand="6 troll", discard="rocket-boots")
        assert table.state.house_of(card) == "logos"


def test_animator_without_another_artifact_animates_itself():
    with Logos(artifacts="animator") as table:
        table.answer("act animator")
        table.changed(artifacts="", line="animator copy:animator-animated-3 exhausted")


# Fission Bloom


def test_fission_bloom_doubles_the_icons_of_the_next_card():
    with Logos(
        artifacts="fission-bloom", hand="2 random-access-archives", deck="troll, krump, urchin"
    ) as table:
        table.answer("act fission-bloom", "play random-access-archives")
        table.changed(
            artifacts="fission-bloom exhausted", amber=2, hand="random-access-archives", deck="krump, urchin",
            archives="troll", discard="random-access-archives",
        )  # fmt: skip
        table.answer("play random-access-archives")
        table.changed(
            amber=3, hand="", deck="urchin", archives="troll, krump", discard="2 random-access-archives"
        )


# Forge Compiler


def test_forge_compiler_wards_your_creatures_when_the_opponent_forges():
    with Logos(
        step="forge", house="", houses=HOUSES, amber=6, line="urchin", p1_line="troll, krump warded",
        p1_artifacts="forge-compiler",
    ) as table:  # fmt: skip
        table.answer("red", "logos")
        table.changed(
            keys="red", p1_line="troll warded, krump warded", p1_artifacts="", p1_discard="forge-compiler"
        )
    with Logos(
        step="forge", house="", houses=HOUSES, amber=6, line="urchin", artifacts="forge-compiler"
    ) as table:
        table.answer("red", "logos")
        table.changed(keys="red")


# Library Card


def test_library_card_is_purged_for_cards_to_draw():
    with Logos(artifacts="library-card", hand="dextre, mother", deck="troll, krump, urchin") as table:
        table.answer("act library-card")
        table.changed(artifacts="", purged="library-card")
        table.answer("play mother")
        table.changed(hand="dextre, troll", deck="krump, urchin", line="mother exhausted")


# Mutagenic Serum


def test_mutagenic_serum_lets_you_use_friendly_mutants_of_any_house():
    with Logos(
        house="mars", artifacts="mutagenic-serum", line="munchling, dextre", p1_line="infomorph"
    ) as table:
        table.offers("omni mutagenic-serum", "end-turn")
        table.answer("omni mutagenic-serum")
        table.offers("reap munchling", "fight munchling", "end-turn")
        table.answer("reap munchling")
        table.changed(amber=1, artifacts="", discard="mutagenic-serum", line="munchling exhausted, dextre")
