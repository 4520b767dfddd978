"""What the cards of Mass Mutation do that are printed in several houses."""

import pytest

from tests.games.keyforge.candidates import case
from tests.games.keyforge.situations import Situation
from trivault.games.keyforge.decks.deck import DeckError
from trivault.games.keyforge.decks.formats.text import parse
from trivault.games.keyforge.rules.creature_stats import power

# Dark Æmber Vault


def test_dark_aember_vault_draws_for_mutants_and_strengthens_yours():
    with Situation(
        house="dis",
        hand="dark-minion, pit-demon",
        deck="3 punch",
        artifacts="dark-aember-vault",
        p1_line="dark-minion",
    ) as table:
        table.answer("play pit-demon")
        assert len(table.state.players[0].hand) == 1
        table.answer("play dark-minion", "left")
        assert len(table.state.players[0].hand) == 1
        yours, theirs = (table.state.players[player].line[0] for player in range(2))
        other = table.card("pit-demon")
        assert [power(table.state, card) for card in (yours, theirs, other)] == [3, 1, 5]


def test_dark_aember_vault_does_not_draw_for_the_opponents_mutants():
    with Situation(
        house="dis", hand="dark-minion", deck="punch", p1_deck="punch", p1_artifacts="dark-aember-vault"
    ) as table:
        table.answer("play dark-minion")
        table.changed(hand="", line="dark-minion exhausted")


# It's Coming...


def test_its_coming_finds_either_half_in_deck_or_discard_pile():
    with Situation(
        house="logos", hand="it-s-coming", deck="ultra-gravitron, dextre", discard="deusillus2, troll"
    ) as table:
        table.answer("play it-s-coming")
        table.offers("skip", "to-hand ultra-gravitron", "to-hand deusillus2")
        table.answer("to-hand deusillus2")
        table.changed(amber=1, hand="deusillus2", discard="it-s-coming, troll")


def test_its_coming_finds_nothing_where_no_half_is():
    with Situation(house="logos", hand="it-s-coming", deck="dextre", p1_deck="ultra-gravitron") as table:
        table.answer("play it-s-coming")
        assert table.state.players[0].hand == []


# Exchange Officer


@pytest.mark.parametrize("deed", ["play", "reap", "fight"])
def test_exchange_officer_uses_a_card_of_the_star_alliance(deed):
    where = (
        {"hand": "exchange-officer"}
        if deed == "play"
        else {"line": "exchange-officer warded, sensor-chief-garcia, dextre"}
    )
    crew = {"line": "sensor-chief-garcia, dextre"} if deed == "play" else {}
    with Situation(house="dis", **where, **crew, p1_line="troll, sensor-chief-garcia") as table:
        table.answer(
            f"{deed} exchange-officer",
            *{"play": ["left"], "fight": ["attack sensor-chief-garcia"]}.get(deed, []),
        )
        table.answer("reap sensor-chief-garcia")
        garcia = next(
            c for c in table.state.players[0].line if table.state.defs[c].slug == "sensor-chief-garcia"
        )
        assert not table.state.play[garcia].ready
        assert table.state.play[table.card("dextre")].ready


@pytest.mark.rule("KF-CARD-06")
def test_a_card_of_several_houses_is_no_maverick_in_any_of_them():
    lists = "Name\nSet: mm\n[Dis]\n12 sinder\n[Logos]\n12 dark-aember-vault\n[Untamed]\n12 exchange-officer"
    deck = parse(lists)
    assert not any(entry.marks() for entry in deck.cards)
    with pytest.raises(DeckError, match="in star-alliance it is a maverick and must be marked so"):
        parse(lists.replace("Untamed", "Star Alliance"))


# What they leave alone: a forbidden candidate or number is on the table


CREW = "sensor-chief-garcia, commander-chan, dextre"

LEFT_ALONE = {
    "it-s-coming": [
        case("play it-s-coming", house="logos", hand="it-s-coming", deck="ultra-gravitron, krump",
             discard="ultra-gravitron2, troll", p1_deck="ultra-gravitron2", p1_discard="ultra-gravitron",
             offers="skip, to-hand ultra-gravitron, to-hand ultra-gravitron2"),
    ],
    "exchange-officer": [
        case("reap exchange-officer", house="dis", line=f"exchange-officer, {CREW}", p1_line="medic-ingram",
             offers="choose sensor-chief-garcia, choose commander-chan"),
        case("fight exchange-officer", house="dis", line=f"exchange-officer warded, {CREW}",
             p1_line="medic-ingram warded", offers="choose sensor-chief-garcia, choose commander-chan"),
        case("play exchange-officer; left", house="dis", hand="exchange-officer", line=CREW,
             p1_line="medic-ingram", offers="choose sensor-chief-garcia, choose commander-chan"),
    ],
}  # fmt: skip


@pytest.mark.parametrize("card", LEFT_ALONE)
def test_a_card_leaves_alone_what_does_not_fit(card):
    for each in LEFT_ALONE[card]:
        each.check()
