"""Chapters 'Components' and 'Deck and card identity': keys, chains, houses, titles."""

from dataclasses import FrozenInstanceError

import pytest

from tests.games.keyforge.situations import Situation
from trivault.games.keyforge.cards.cota import CARDS
from trivault.games.keyforge.decks.deck import Deck, DeckEntry, DeckError, check
from trivault.games.keyforge.decks.deck_lists import built_in
from trivault.games.keyforge.decks.generator import generate
from trivault.games.keyforge.decks.sets import facts
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.state.printed import HOUSES


@pytest.mark.rule("KF-COMP-02")
def test_three_keys_of_three_colours():
    with Situation(house="", step="forge", amber=6, line="troll") as table:
        table.offers("red", "blue", "yellow")
        table.answer("yellow", "brobnar")
        table.changed(keys="yellow")


@pytest.mark.rule("KF-COMP-02")
def test_a_forged_key_cannot_be_forged_again():
    with Situation(house="", step="forge", amber=6, keys="blue", line="troll") as table:
        table.offers("red", "yellow")
        table.answer("red", "brobnar")
        table.changed(keys="red, blue")


@pytest.mark.rule("KF-COMP-03")
@pytest.mark.parametrize(
    ("chains", "drawn"), [(1, 5), (6, 5), (7, 4), (12, 4), (13, 3), (18, 3), (19, 2), (24, 2)]
)
def test_the_chain_tracker_has_four_bands_of_six(chains, drawn):
    with Situation(chains=chains, deck="6 troll") as table:
        table.answer("end-turn", "brobnar")
        table.changed(
            player=1,
            chains=chains - 1,
            hand=f"{drawn} troll",
            deck=f"{6 - drawn} troll" if drawn < 5 else "troll",
        )


@pytest.mark.rule("KF-COMP-03")
def test_the_chain_tracker_ends_at_24():
    with Situation(house="dis", chains=22, hand="gateway-to-dis") as table:
        table.answer("play gateway-to-dis")
        table.changed(chains=24, hand="", discard="gateway-to-dis")


@pytest.mark.rule("KF-DECK-01")
def test_a_deck_is_complete_and_cannot_be_changed():
    deck = next(iter(built_in().values()))
    with pytest.raises(FrozenInstanceError):
        deck.cards = deck.cards[1:]  # type: ignore[misc]  # that is the point
    with pytest.raises(DeckError, match="expected 12"):
        check(Deck(deck.name, deck.houses, deck.cards[1:]))


@pytest.mark.rule("KF-DECK-01")
def test_every_deck_is_unique():
    decks = [frozenset(deck.cards) for deck in (*map(generate, range(50)), *built_in().values())]
    assert len(set(decks)) == len(decks)


@pytest.mark.rule("KF-DECK-02")
def test_a_deck_has_exactly_three_houses():
    deck = generate(1)
    assert len(set(deck.houses)) == 3
    two, four = deck.houses[:2], (*deck.houses, *set(HOUSES) - set(deck.houses))[:4]
    for houses in (two, four):
        with pytest.raises(DeckError, match=f"three different houses, not {', '.join(houses)}(\\n|$)"):
            check(Deck(deck.name, tuple(houses), deck.cards))


@pytest.mark.rule("KF-DECK-02")
def test_the_identity_card_shows_the_three_houses_of_the_deck():
    decks = [generate(1), generate(2)]
    state = GAME.new(decks=decks)
    assert [side.houses for side in state.players] == [deck.houses for deck in decks]


@pytest.mark.rule("KF-DECK-03")
def test_a_maverick_is_a_full_member_of_its_deck():
    """It lies among the 36 cards of the game as any other, with the house it is printed in."""
    plain = generate(1)
    house = next(h for h in plain.houses if h != "dis")
    swapped = next(i for i, entry in enumerate(plain.cards) if entry.house == house)
    cards = list(plain.cards)
    cards[swapped] = DeckEntry("pit-demon", house)
    state = GAME.new(decks=[check(Deck("With a guest", plain.houses, tuple(cards))), plain], first=0)
    side = state.players[0]
    mine = [*side.hand, *side.deck]
    assert len(mine) == 36
    guests = [c for c in mine if (state.defs[c].slug, state.printed[c]) == ("pit-demon", house)]
    assert len(guests) == 1


# The cards


@pytest.mark.rule("KF-CARD-01", "KF-CARD-06")
def test_the_house_of_a_card_is_the_one_printed_on_it():
    """A troll of Dis is a card of Dis for everything, and not of Brobnar any more."""
    given = {"hand": "troll, troll house:dis", "line": "krump, bumpsy house:dis"}
    with Situation(house="dis", **given) as table:
        table.offers("play troll", "discard troll", "reap bumpsy", "end-turn")
        table.answer("play troll", "left")
        table.changed(hand="troll", line="troll house:dis exhausted, krump, bumpsy house:dis")
    with Situation(house="brobnar", **given) as table:
        table.offers("play troll", "discard troll", "reap krump", "end-turn")
        table.answer("discard troll")
        table.changed(hand="troll house:dis", discard="troll")


@pytest.mark.rule("KF-CARD-06")
def test_effects_on_a_house_hit_a_maverick_of_that_house_alone():
    given = {"line": "krump, bumpsy house:dis", "p1_line": "pit-demon, pit-demon house:mars"}
    with Situation(house="dis", hand="hecatomb", **given) as table:
        table.answer("play hecatomb")
        table.changed(
            amber=2,
            p1_amber=1,
            hand="",
            line="krump",
            discard="hecatomb, bumpsy house:dis",
            p1_line="pit-demon house:mars",
            p1_discard="pit-demon",
        )


@pytest.mark.rule("KF-CARD-06")
def test_a_maverick_lets_its_house_be_chosen_while_it_is_controlled():
    houses = "brobnar, logos, mars"
    with Situation(
        house="", step="house", houses=houses, line="troll house:dis, pit-demon house:mars"
    ) as table:
        table.offers("brobnar", "logos", "mars", "dis")
        table.answer("mars")
        table.changed()


@pytest.mark.rule("KF-CARD-03")
def test_power_and_armor_are_what_the_card_shows():
    """Troll has power 8 and no armor, Raiding Knight power 4 and armor 2."""
    with Situation(line="troll", p1_line="raiding-knight", hand="punch, punch") as table:
        assert (table.power("troll"), table.power("raiding-knight")) == (8, 4)
        table.answer("play punch", "damage raiding-knight", "play punch", "damage troll")
        table.changed(
            amber=2,
            hand="",
            discard="2 punch",
            line="troll damage:3",
            p1_line="raiding-knight damage:1 armor-used:2",
        )


@pytest.mark.rule("KF-CARD-04")
def test_traits_do_nothing_but_abilities_speak_of_them():
    line = "raiding-knight, grey-monk"  # a knight, and a human priest
    with Situation(house="sanctum", line=line, artifacts="round-table", p1_line="sequis") as table:
        assert [table.power(name) for name in ("raiding-knight", "grey-monk", "sequis")] == [5, 3, 4]
    with Situation(house="sanctum", line=line, p1_line="sequis") as table:
        assert [table.power(name) for name in ("raiding-knight", "grey-monk", "sequis")] == [4, 3, 4]


@pytest.mark.rule("KF-CARD-05")
def test_rarity_decides_how_often_a_card_is_dealt_into_a_deck():
    """Special cards, not in the count, come by rules of their own: brought along or as variants."""
    dealt = [entry.slug for seed in range(60) for entry in generate(seed).cards]
    counts = dict.fromkeys(("common", "uncommon", "rare", "variant", "fixed"), 0)
    for slug in dealt:
        counts[facts()[slug].rarity] += 1
    kinds = {rarity: sum(facts()[card.slug].rarity == rarity for card in CARDS) for rarity in counts}
    often = {rarity: counts[rarity] / kinds[rarity] for rarity in counts if kinds[rarity]}
    assert often["common"] > 1.5 * often["uncommon"] > 1.5 * 1.5 * often["rare"]


@pytest.mark.rule("KF-CARD-09")
def test_copies_are_recognised_by_their_title():
    """Routine Job counts copies of any house in the discard pile, and no other card."""
    given = {
        "discard": "routine-job house:dis, routine-job, nerve-blast",
        "p1_discard": "routine-job",
        "p1_amber": 9,
    }
    with Situation(house="shadows", hand="routine-job", **given) as table:
        table.answer("play routine-job")
        table.changed(
            amber=3, p1_amber=6, hand="", discard="routine-job, routine-job house:dis, routine-job, nerve-blast"
        )
