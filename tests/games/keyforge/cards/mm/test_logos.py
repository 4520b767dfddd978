"""What the cards of Logos in Mass Mutation do."""

import pytest

from tests.games.keyforge.candidates import case
from tests.games.keyforge.houses import Logos
from tests.games.keyforge.situations import Situation
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.positions import view
from trivault.games.keyforge.presentation.active_effects import affecting
from trivault.games.keyforge.rules.creature_stats import armor, keyword
from trivault.games.keyforge.rules.events import TO_HAND
from trivault.games.keyforge.rules.traits import traits_of
from trivault.games.keyforge.state import aspects
from trivault.games.keyforge.state.printed import HOUSES as KEYFORGE_HOUSES
from trivault.kernel.events import emit
from trivault.kernel.frames import Scope

BOTH = "ultra-gravitron, ultra-gravitron2"


@pytest.mark.parametrize(("deck", "archived", "left"), [(7, 5, "2 troll"), (5, 5, ""), (3, 3, "")])
def test_ultra_gravitron_archives_the_top_cards_of_the_deck(deck, archived, left):
    with Situation(house="logos", hand=BOTH, deck=f"{deck} troll", discard="krump") as table:
        table.answer("play ultra-gravitron")
        table.changed(hand="", line="ultra-gravitron exhausted", deck=left, archives=f"{archived} troll")


def test_the_opponent_does_not_see_what_is_archived():
    with Situation(house="logos", hand=BOTH, deck="troll, krump, bumpsy, umbra, tunk, zorg") as table:
        table.answer("play ultra-gravitron")
        assert GAME.view(table.state, 1).sides[0].archives == (-1,) * 5


@pytest.mark.parametrize("way", ["reap", "fight"])
def test_ultra_gravitron_takes_a_creature_apart_for_its_icons(way):
    with Situation(
        house="logos",
        line="ultra-gravitron, krump",
        archives="labwork, dextre",
        deck="zorg",
        p1_line="dust-imp, bumpsy icon:amber icon:draw",
    ) as table:
        table.answer(f"{way} ultra-gravitron", *(["attack dust-imp"] if way == "fight" else []))
        table.offers("discard labwork", "discard dextre")
        table.answer("discard labwork", "purge bumpsy")
        fought = {"p1_line": "", "p1_discard": "dust-imp", "p1_amber": 2, "amber": 1}
        reaped = {"p1_line": "dust-imp", "amber": 2}
        line = (
            "ultra-gravitron exhausted armor-used:2, krump"
            if way == "fight"
            else "ultra-gravitron exhausted, krump"
        )
        table.changed(
            line=line,
            archives="dextre",
            discard="labwork",
            hand="zorg",
            deck="",
            p1_purged="bumpsy icon:amber icon:draw",
            **(fought if way == "fight" else reaped),
        )


def test_ultra_gravitron_does_nothing_without_an_archived_card():
    with Situation(house="logos", line="ultra-gravitron", p1_line="troll icon:amber") as table:
        table.answer("reap ultra-gravitron")
        table.changed(amber=1, line="ultra-gravitron exhausted")


def test_a_card_that_goes_to_its_owners_hand_was_not_discarded():
    with Situation(house="logos", line="ultra-gravitron", archives="zorg owner:1", p1_line="troll") as table:
        table.answer("reap ultra-gravitron")
        table.changed(amber=1, line="ultra-gravitron exhausted", archives="", p1_hand="zorg")


def test_the_icons_are_resolved_as_if_you_had_played_the_creature():
    """Your creature captures from your opponent; the damage is yours to deal."""
    with Situation(
        house="logos",
        line="ultra-gravitron",
        archives="labwork",
        p1_amber=3,
        p1_line="troll icon:capture icon:damage, krump",
    ) as table:
        table.answer("reap ultra-gravitron", "purge troll", "damage krump")
        table.changed(
            amber=1,
            line="ultra-gravitron exhausted amber:1",
            archives="",
            discard="labwork",
            p1_amber=2,
            p1_line="krump damage:1",
            p1_purged="troll icon:capture icon:damage",
        )


def test_ultra_gravitron_can_take_itself_apart():
    with Situation(house="logos", line="ultra-gravitron half-icon:amber", archives="labwork") as table:
        table.answer("reap ultra-gravitron")
        table.changed(
            amber=2,
            line="",
            archives="",
            discard="labwork",
            purged="ultra-gravitron, ultra-gravitron2 icon:amber",
        )


def test_a_ward_keeps_the_creature_but_not_its_icons():
    with Situation(
        house="logos", line="ultra-gravitron", archives="labwork", p1_line="troll icon:amber warded"
    ) as table:
        table.answer("reap ultra-gravitron", "purge troll")
        table.changed(
            amber=2,
            line="ultra-gravitron exhausted",
            archives="",
            discard="labwork",
            p1_line="troll icon:amber",
        )


def test_a_card_from_the_archives_is_not_discarded_from_hand():
    """The giant throws rocks only for Brobnar cards from hand."""
    with Situation(house="logos", line="ultra-gravitron, rock-hurling-giant", archives="troll") as table:
        table.answer("reap ultra-gravitron", "purge rock-hurling-giant")
        table.changed(
            amber=1,
            line="ultra-gravitron exhausted",
            archives="",
            discard="troll",
            purged="rock-hurling-giant",
        )


HOUSES = "logos, brobnar, dis"


# Actions


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


# Artifacts


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


# Creatures


def begin(answers, **given):
    """Your turn begins: the first player ends theirs."""
    table = Logos(house="brobnar", hand="6 troll", p1_houses=HOUSES, p1_line="novu-dynamo", **given)
    table.answer("end-turn", *answers)
    return table


# Adaptoid


@pytest.mark.parametrize("gained", ["gain-armor", "gain-assault", "gain-fight-ability"])
def test_adaptoid_adapts_after_a_card_with_a_bonus_icon(gained):
    with Logos(
        hand="random-access-archives, 6 troll", line="adaptoid", p1_line="mother", p1_amber=2,
        p1_hand="6 troll", p1_houses=HOUSES,
    ) as table:  # fmt: skip
        table.answer("play random-access-archives", "resolve adaptoid random-access-archives")
        table.offers("gain-armor", "gain-assault", "gain-fight-ability")
        table.answer(gained)
        card, state = table.card("adaptoid"), table.state
        assert armor(state, card) == (2 if gained == "gain-armor" else 0)
        assert keyword(state, card, "assault") == (2 if gained == "gain-assault" else 0)
        table.answer("fight adaptoid")
        assert len(state.players[1].line) == (0 if gained == "gain-assault" else 1)
        assert state.players[0].amber == 1  # of the archives' icon: an attacker that died steals nothing
        table.answer("end-turn")
        if card in state.play:
            assert (armor(state, card), keyword(state, card, "assault")) == (0, 0)


def test_the_fight_ability_that_adaptoid_has_gained_steals():
    with Logos(hand="random-access-archives, dextre", line="adaptoid", p1_line="urchin", p1_amber=2) as table:
        table.answer("play random-access-archives", "resolve adaptoid random-access-archives")
        table.answer("gain-fight-ability", "fight adaptoid")
        assert [side.amber for side in table.state.players] == [2, 1]


def test_adaptoid_does_not_adapt_to_cards_without_icons_or_of_the_opponent():
    with Logos(hand="tautau-vapors, troll", line="adaptoid") as table:
        table.answer("play tautau-vapors")
        table.changed(hand="", archives="troll", discard="tautau-vapors")
    with Logos(hand="random-access-archives", p1_line="adaptoid") as table:
        table.answer("play random-access-archives")
        table.changed(amber=1, hand="", discard="random-access-archives")


def test_adaptoid_adapts_to_added_icons():
    with Logos(hand="tautau-vapors icon:draw", line="adaptoid") as table:
        table.answer("play tautau-vapors", "resolve adaptoid tautau-vapors", "gain-armor")
        assert armor(table.state, table.card("adaptoid")) == 2


# Bot Bookton


def test_bot_bookton_plays_the_top_card_of_the_deck():
    with Logos(line="bot-bookton", deck="bumpsy, krump", p1_amber=2) as table:
        table.answer("reap bot-bookton", "left")
        table.changed(amber=1, line="bumpsy exhausted, bot-bookton exhausted", deck="krump", p1_amber=1)
    with Logos(line="bot-bookton", discard="bumpsy") as table:
        table.answer("reap bot-bookton")
        table.changed(amber=1, line="bot-bookton exhausted")


# Chronus


def test_chronus_lets_you_archive_after_a_draw_icon():
    with Logos(line="chronus", hand="labwork icon:draw, dextre", deck="troll, krump") as table:
        table.answer("play labwork")
        table.offers("archive dextre", "archive troll", "skip")
        table.answer("archive troll")
        table.changed(amber=1, hand="", deck="krump", archives="troll, dextre", discard="labwork icon:draw")


def test_chronus_hears_of_each_draw_icon_of_yours_and_of_nothing_else():
    with Logos(line="chronus", hand="dextre icon:draw icon:draw", deck="troll, krump", p1_amber=1) as table:
        table.answer("play dextre", "right", "skip", "skip")
        assert len(table.state.players[0].hand) == 2
    with Logos(line="chronus", hand="labwork icon:capture, troll", p1_amber=1) as table:
        table.answer("play labwork")
        table.changed(amber=1, hand="", archives="troll", p1_amber=0, discard="labwork icon:capture",
                      line="chronus amber:1")  # fmt: skip
    with Logos(p1_line="chronus", hand="labwork icon:draw", deck="troll", p1_hand="urchin") as table:
        table.answer("play labwork")
        table.changed(amber=1, hand="", deck="", archives="troll", discard="labwork icon:draw")
    with Logos(line="chronus, doc-bookton", hand="urchin", deck="troll") as table:
        table.answer("reap doc-bookton")  # a card is drawn, but by no icon
        table.changed(amber=1, hand="urchin, troll", deck="", line="chronus, doc-bookton exhausted")


# Cyber-Clone


def test_cyber_clone_has_the_body_of_the_creature_it_purges():
    with Logos(hand="cyber-clone", line="dextre", p1_line="lord-golgotha, champion-anaphiel power:1") as table:
        table.answer("play cyber-clone", "right")
        table.offers("choose dextre", "choose lord-golgotha", "choose champion-anaphiel")
        table.answer("choose champion-anaphiel")
        table.changed(
            hand="",
            line="dextre, cyber-clone exhausted",
            p1_line="lord-golgotha",
            p1_purged="champion-anaphiel",
        )
        state, card = table.state, table.card("cyber-clone")
        assert (table.power("cyber-clone"), armor(state, card), keyword(state, card, "taunt")) == (7, 1, 1)
        assert traits_of(state, card) == {"mutant", "spirit", "knight"}
        assert [each.effect.key for each in affecting(state, card)] == ["gains-traits"]


def test_cyber_clone_is_itself_again_once_it_has_left_play():
    with Logos(hand="cyber-clone", line="urchin", p1_line="bumpsy") as table:
        table.answer("play cyber-clone", "right", "choose bumpsy")
        emit(table.state, TO_HAND, table.card("cyber-clone"), 1, Scope(0))
        assert aspects.TRAIT not in table.state.modifiers
        assert aspects.POWER not in table.state.modifiers


def test_cyber_clone_alone_or_before_a_warded_creature_stays_what_it_is():
    with Logos(hand="cyber-clone") as table:
        table.answer("play cyber-clone")
        assert table.power("cyber-clone") == 1
    with Logos(hand="cyber-clone", p1_line="bumpsy warded") as table:
        table.answer("play cyber-clone")
        table.changed(hand="", line="cyber-clone exhausted", p1_line="bumpsy")
        assert table.power("cyber-clone") == 1


# The bots that discard and draw


@pytest.mark.parametrize("bot", ["daemo-bot", "dino-bot", "lyco-bot", "sacro-bot", "umbra-bot", "xeno-bot"])
def test_a_bot_discards_a_card_to_draw_one(bot):
    with Logos(line=bot, hand="troll, krump", deck="bumpsy, valdr") as table:
        table.answer(f"reap {bot}")
        table.offers("discard troll", "discard krump")
        table.answer("discard troll")
        table.changed(amber=1, line=f"{bot} exhausted", hand="krump, bumpsy", discard="troll", deck="valdr")
    with Logos(line=bot, deck="bumpsy, valdr", archives="urchin") as table:
        table.answer(f"reap {bot}")
        table.changed(amber=1, line=f"{bot} exhausted")


def test_daemo_bot_steals_when_it_is_destroyed():
    with Logos(house="brobnar", hand="punch", amber=3, p1_line="daemo-bot") as table:
        table.answer("play punch")
        table.changed(hand="", discard="punch", p1_line="", p1_discard="daemo-bot", p1_amber=1)


def test_dino_bot_may_be_exalted_to_deal_damage():
    given = {"hand": "dino-bot", "line": "troll", "p1_line": "valdr"}
    with Logos(**given) as table:
        table.answer("play dino-bot", "right", "exalt dino-bot")
        table.offers("damage troll", "damage dino-bot", "damage valdr")
        table.answer("damage valdr")
        table.changed(hand="", line="troll, dino-bot exhausted amber:1", p1_line="valdr damage:3")
    with Logos(**given) as table:
        table.answer("play dino-bot", "right", "skip")
        table.changed(hand="", line="troll, dino-bot exhausted")


def test_xeno_bot_sorts_three_cards_after_a_fight():
    with Logos(line="xeno-bot", p1_line="batdrone", deck="troll, krump, bumpsy, valdr, urchin") as table:
        table.answer("fight xeno-bot")
        table.offers("to-hand troll", "to-hand krump", "to-hand bumpsy")
        table.answer("to-hand krump")
        table.offers("to-deck-bottom troll", "to-deck-bottom bumpsy")
        table.answer("to-deck-bottom troll")
        table.changed(
            line="xeno-bot exhausted damage:2", hand="krump", deck="bumpsy, valdr, urchin, troll", p1_line="",
            p1_discard="batdrone",
        )  # fmt: skip
        mine, theirs = (view.build(table.state, player).sides[0].deck for player in (0, 1))
        assert (mine[0] >= 0, theirs[0]) == (True, -1)  # only you know what lies at the bottom


def test_xeno_bot_takes_what_there_is():
    with Logos(line="xeno-bot", p1_line="batdrone", deck="troll") as table:
        table.answer("fight xeno-bot")
        table.changed(
            line="xeno-bot exhausted damage:2", hand="troll", deck="", p1_line="", p1_discard="batdrone"
        )


# Even Ivan and Odd Clawde


@pytest.mark.parametrize(("theirs", "even"), [(0, True), (1, False), (2, True), (5, False)])
def test_even_ivan_and_odd_clawde_steal_by_the_opponents_aember(theirs, even):
    with Logos(line="even-ivan, odd-clawde", p1_amber=theirs, amber=3) as table:
        table.answer("act even-ivan")
        stolen = int(even and theirs > 0)
        assert [side.amber for side in table.state.players] == [3 + stolen, theirs - stolen]
    with Logos(line="odd-clawde", p1_amber=theirs, amber=3) as table:
        table.answer("act odd-clawde")
        stolen = int(not even)
        assert [side.amber for side in table.state.players] == [3 + stolen, theirs - stolen]


# Infomorph


def test_infomorph_is_a_plain_creature():
    with Logos(hand="infomorph", deck="troll") as table:
        table.answer("play infomorph")
        table.changed(hand="", line="infomorph exhausted")


# Munchling


def test_munchling_may_discard_a_logos_card_for_aember():
    given = {"line": "munchling", "p1_line": "valdr", "hand": "labwork, troll", "archives": "dextre, krump"}
    after = {"line": "munchling exhausted", "p1_line": "valdr damage:3"}
    with Logos(**given) as table:
        table.answer("fight munchling")
        table.offers("discard labwork", "discard dextre", "skip")
        table.answer("discard dextre")
        table.changed(amber=1, archives="krump", discard="dextre", **after)
    with Logos(**given) as table:
        table.answer("fight munchling", "discard labwork")
        table.changed(amber=1, hand="troll", discard="labwork", **after)
    with Logos(**given) as table:
        table.answer("fight munchling", "skip")
        table.changed(**after)


# Novu Dynamo


def test_novu_dynamo_needs_a_logos_card_each_turn():
    given = {"p1_hand": "labwork, krump", "p1_archives": "dextre, bumpsy"}
    table = begin([], **given)
    table.offers("discard labwork", "discard dextre", "skip")
    table.answer("discard dextre")
    table.changed(player=1, p1_amber=1, p1_archives="bumpsy", p1_discard="dextre")
    table = begin(["discard labwork"], **given)
    table.changed(player=1, p1_amber=1, p1_hand="krump", p1_discard="labwork")
    table = begin(["skip"], **given)
    table.changed(player=1, p1_line="", p1_discard="novu-dynamo")
    table = begin([], p1_hand="krump")
    table.changed(player=1, p1_line="", p1_discard="novu-dynamo")


def test_novu_dynamo_does_nothing_in_the_opponents_turn():
    table = Logos(house="brobnar", hand="6 troll", line="novu-dynamo", p1_houses=HOUSES)
    table.answer("end-turn")
    table.changed(player=1)


# Q-Mechs


def test_q_mechs_draw_and_are_archived():
    with Logos(hand="q-mechs", deck="troll") as table:
        table.answer("play q-mechs")
        table.changed(hand="troll", deck="", line="q-mechs exhausted")
    with Logos(house="brobnar", hand="punch", p1_line="q-mechs") as table:
        table.answer("play punch")
        table.changed(amber=1, hand="", discard="punch", p1_line="", p1_archives="q-mechs")


# Titan Engineer


@pytest.mark.parametrize(
    ("line", "cost"),
    [("troll, titan-engineer, krump", 7), ("titan-engineer, troll, krump", 6), ("titan-engineer", 6)],
)
def test_titan_engineer_makes_keys_dearer_away_from_the_flanks(line, cost):
    with Logos(line=line) as table:
        assert (table.key_cost(0), table.key_cost(1)) == (cost, cost)


# The Archivist


def test_the_archivist_lets_you_take_some_archived_cards():
    given = {"step": "house", "house": "", "houses": HOUSES}
    with Logos(archives="the-archivist, troll, krump", **given) as table:
        table.answer("logos", "take troll the-archivist")
        table.changed(hand="the-archivist, troll", archives="krump")
    with Logos(archives="the-archivist, troll, krump", **given) as table:
        table.answer("logos", "take the-archivist troll krump")
        table.changed(hand="the-archivist, troll, krump", archives="")
    with Logos(archives="the-archivist, troll", **given) as table:
        table.answer("logos", "skip")
        table.changed()
    with Logos(archives="krump, troll", line="the-archivist", p1_archives="the-archivist", **given) as table:
        table.answer("logos")
        table.offers("take-archives", "skip")
        table.answer("take-archives")
        table.changed(hand="krump, troll", archives="")


def test_the_archivist_is_archived_face_up():
    with Logos(hand="labwork, the-archivist, troll") as table:
        table.answer("play labwork", "archive the-archivist")
        table.changed(amber=1, hand="troll", archives="the-archivist", discard="labwork")
        (seen,) = view.build(table.state, 1).sides[0].archives
        assert table.state.defs[seen].slug == "the-archivist"
    with Logos(hand="labwork, the-archivist, troll") as table:
        table.answer("play labwork", "archive troll")
        assert view.build(table.state, 1).sides[0].archives == (-1,)


def test_nobody_takes_the_archivist_for_a_face_down_archived_card():
    with Logos(
        step="house",
        house="",
        houses=HOUSES,
        archives="troll, krump",
        hand="the-archivist, urchin",
        deck="bumpsy",
    ) as table:
        table.answer("logos")
        theirs = GAME.view(table.state, 1)
        sampled = [GAME.sample(theirs, seed) for seed in range(30)]
        slugs = [{each.defs[card].slug for card in each.players[0].archives} for each in sampled]
        assert all("the-archivist" not in archived for archived in slugs)
        assert any("urchin" in archived for archived in slugs)
        table.answer("skip")
    with Logos(archives="the-archivist, troll") as table:
        assert sorted(view.build(table.state, 1).sides[0].archives)[0] == -1
        assert max(view.build(table.state, 1).sides[0].archives) >= 0


# Professor Terato


def test_with_professor_terato_mutants_draw_when_they_reap():
    given = {"deck": "urchin", "p1_deck": "krump"}
    with Logos(line="infomorph, professor-terato, dextre", **given) as table:
        table.answer("reap dextre")
        table.changed(amber=1, line="infomorph, professor-terato, dextre exhausted")
        table.answer("reap infomorph")
        table.changed(
            amber=2, line="infomorph exhausted, professor-terato, dextre exhausted", hand="urchin", deck=""
        )
    with Logos(line="professor-terato", **given) as table:
        table.answer("reap professor-terato")
        table.changed(amber=1, line="professor-terato exhausted", hand="urchin", deck="")
    with Logos(line="infomorph", p1_line="professor-terato", **given) as table:
        table.answer("reap infomorph")  # an enemy mutant draws for its own controller
        table.changed(amber=1, line="infomorph exhausted", hand="urchin", deck="")


@pytest.mark.parametrize("bot", ["daemo-bot", "dino-bot", "lyco-bot", "sacro-bot", "umbra-bot", "xeno-bot"])
def test_a_bot_discards_from_your_hand_alone(bot):
    with Logos(line=bot, hand="troll", p1_hand="krump", deck="bumpsy, valdr") as table:
        table.answer(f"reap {bot}")
        table.changed(amber=1, line=f"{bot} exhausted", hand="bumpsy", discard="troll", deck="valdr")


def test_auto_vac_5150_and_chronus_archive_from_your_hand():
    with Logos(artifacts="auto-vac-5150", hand="troll, krump", p1_hand="urchin") as table:
        table.answer("act auto-vac-5150")
        table.offers("archive troll", "archive krump")
        table.answer("archive troll")
    with Logos(
        line="chronus", hand="random-access-archives icon:draw", deck="troll, krump", p1_hand="urchin"
    ) as table:
        table.answer("play random-access-archives")
        table.offers("archive troll", "skip")
        table.answer("skip")


def test_adaptoid_and_killzord_change_one_creature():
    with Logos(hand="random-access-archives", line="adaptoid, dextre") as table:
        table.answer("play random-access-archives", "resolve adaptoid random-access-archives", "gain-armor")
        assert armor(table.state, table.card("dextre")) == 0
    with Logos(hand="random-access-archives", line="adaptoid, dextre") as table:
        table.answer("play random-access-archives", "resolve adaptoid random-access-archives", "gain-assault")
        assert keyword(table.state, table.card("dextre"), "assault") == 0
    with Logos(house="mars", line="zorg +killzord-mk-9001, dextre") as table:
        found = [keyword(table.state, table.card(slug), "skirmish") for slug in ("zorg", "dextre")]
        assert found == [1, 0]


# What they leave alone: a forbidden candidate or number is on the table


LEFT_ALONE = {
    "ultra-gravitron": [
        case("reap ultra-gravitron", house="logos", line="ultra-gravitron", p1_line="urchin, krump",
             archives="troll, bumpsy", p1_archives="zorg", offers="discard troll, discard bumpsy"),
        case("fight ultra-gravitron; attack urchin; discard troll", house="logos", line="ultra-gravitron",
             p1_line="urchin, krump", archives="troll, bumpsy",
             offers="purge ultra-gravitron, purge urchin, purge krump"),
        case("fight ultra-gravitron; attack urchin", house="logos", line="ultra-gravitron",
             p1_line="urchin, krump", p1_archives="zorg", changed={"line": "ultra-gravitron exhausted"}),
    ],
}  # fmt: skip


@pytest.mark.parametrize("card", LEFT_ALONE)
def test_a_card_leaves_alone_what_does_not_fit(card):
    for each in LEFT_ALONE[card]:
        each.check()
