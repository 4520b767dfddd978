"""What cards of Logos in Mass Mutation do: creatures."""

import pytest

from tests.games.keyforge.houses import Logos
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.positions import view
from trivault.games.keyforge.presentation.active_effects import affecting
from trivault.games.keyforge.rules.damage import armor, keyword
from trivault.games.keyforge.rules.events import TO_HAND
from trivault.games.keyforge.rules.traits import traits_of
from trivault.games.keyforge.state import aspects
from trivault.kernel.events import emit
from trivault.kernel.frames import Scope

HOUSES = "logos, brobnar, dis"


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
