"""Decks: the text notation, the JSON form, what is refused, the built-in lists and new decks."""

from collections import Counter

import msgspec
import pytest

from trivault.games.keyforge import GAME
from trivault.games.keyforge.cards.cota import CARDS
from trivault.games.keyforge.deck import (
    DeckError,
    Entry,
    UnknownDeck,
    built_in,
    check,
    find_deck,
    from_json,
    parse,
)
from trivault.games.keyforge.generator import COMPANIONS, VARIANTS, generate
from trivault.games.keyforge.model import HOUSES, SAURIAN, STAR_ALLIANCE
from trivault.kernel.errors import UnknownCard
from trivault.testing import conform

TEXT = """\
Lanista's Own
Set: cota

[Brobnar]
2 Troll
Champion’s Challenge
Pit Demon (maverick)
punch (draw, capture)
7 anger

[Logos]
12 labwork

[Mars]
11 Irradiated Æmber
mother (maverick, damage)
"""

HOUSE = "[Brobnar]\n12 troll\n[Dis]\n12 pit-demon\n[Logos]\n12 labwork"


def listed(name="Test", houses=("brobnar", "dis", "logos"), cards=(), **more):
    """A deck in the JSON form: twelve trolls, pit demons and labworks unless cards are named."""
    plain = [("troll", "brobnar", 12), ("pit-demon", "dis", 12), ("labwork", "logos", 12)]
    entries = cards or [{"id": slug, "house": house, "count": count} for slug, house, count in plain]
    return msgspec.json.encode({"name": name, "houses": houses, "cards": entries, **more})


# The text notation


def test_a_deck_is_read_from_text():
    deck = parse(TEXT)
    assert (deck.name, deck.set, deck.houses) == ("Lanista's Own", "cota", ("brobnar", "logos", "mars"))
    assert len(deck.cards) == 36
    assert deck.cards[:5] == (
        Entry("troll", "brobnar"),
        Entry("troll", "brobnar"),
        Entry("champion-s-challenge", "brobnar"),
        Entry("pit-demon", "brobnar"),
        Entry("punch", "brobnar", ("draw", "capture")),
    )
    assert deck.cards[-2:] == (Entry("irradiated-aember", "mars"), Entry("mother", "mars", ("damage",)))


def test_what_is_written_reads_back():
    deck = parse(TEXT)
    assert parse(deck.text()) == deck
    assert "pit-demon (maverick)\n" in deck.text()
    assert "punch (draw, capture)\n" in deck.text()
    assert "2 troll\n" in deck.text()
    assert "mother (maverick, damage)\n" in deck.text()


@pytest.mark.parametrize("deck", [*built_in().values(), *map(generate, range(5))], ids=lambda deck: deck.name)
def test_every_deck_reads_back(deck):
    assert parse(deck.text()) == deck


def test_comments_blank_lines_and_the_order_of_equal_cards_do_not_matter():
    shuffled = HOUSE.replace("12 troll", "# the guard\n\n5 troll\nanger\n6 troll")
    together = HOUSE.replace("12 troll", "11 troll\nanger")
    assert parse(f"Name\n{shuffled}") == parse(f"Name\n{together}")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "an empty deck list: expected a name, then [House] and its cards, three times"),
        ("# only a comment\n", "an empty deck list: expected a name, then [House] and its cards, three times"),
        (
            "Name\n\n[Saturn]\ntroll",
            "line 3: '[Saturn]' is no house; expected one of "
            "brobnar, dis, logos, mars, sanctum, saurian, shadows, star-alliance, untamed",
        ),
        ("Name\n# here\n2 troll", "line 3: '2 troll' stands before the first house; expected [House]"),
        (
            "Name\n[Brobnar]\n2 troll (maverick",
            "line 3: '2 troll (maverick': expected a card, such as '2 Troll' or 'Troll (maverick)'",
        ),
        (
            "Name\n[Brobnar]\ntroll (shiny)",
            "line 3: (shiny): expected maverick or icons amber, capture, damage, draw",
        ),
        (
            "Name\n[Brobnar]\npit-demon",
            "line 3: pit-demon is a card of dis; in brobnar it is a maverick and must be marked so",
        ),
        (
            "Name\n\n[Brobnar]\n\ntroll (maverick)",
            "line 5: troll is a card of brobnar; in brobnar it is no maverick",
        ),
        ("Name\n[Brobnar]\n12 troll", "Name: a deck has three different houses, not brobnar"),
        (
            f"Name\n{HOUSE}\n[Mars]\n12 tunk",
            "Name: a deck has three different houses, not brobnar, dis, logos, mars",
        ),
        (f"Name\n{HOUSE}\n[Dis]", "Name: a deck has three different houses, not brobnar, dis, logos, dis"),
        (f"Name\n{HOUSE}\nlabwork", "Name: logos has 13 cards; expected 12"),
        (f"Name\n{HOUSE.replace('12 troll', '11 troll')}", "Name: brobnar has 11 cards; expected 12"),
    ],
)
def test_what_is_wrong_with_a_text_is_said(text, message):
    with pytest.raises(DeckError) as error:
        parse(text)
    assert str(error.value) == message


def test_an_unknown_card_is_named():
    with pytest.raises(UnknownCard, match="trolll"):
        parse("Name\n[Brobnar]\n2 trolll")


# The JSON form


def test_a_house_of_two_words_is_read_from_json_and_written():
    entries = [("troll", "brobnar"), ("pit-demon", "dis"), ("survey", "staralliance")]
    cards = [{"id": slug, "house": house, "count": 12, "enhancements": ["draw"]} for slug, house in entries]
    deck = from_json(listed(houses=("brobnar", "dis", "staralliance"), cards=cards, set="MM"))
    assert deck.houses == ("brobnar", "dis", "star-alliance")
    assert deck.cards[-1] == Entry("survey", "star-alliance", ("draw",))
    assert parse(deck.text()) == deck


def test_a_deck_is_read_from_json():
    cards = [
        {"id": "troll", "house": "brobnar", "count": 11, "name": "Troll"},
        {"id": "mother", "house": "brobnar", "maverick": True},
        {"id": "pit-demon", "house": "dis", "count": 12},
        {"id": "labwork", "house": "logos", "count": 11},
        {"id": "labwork", "house": "logos", "enhancements": ["draw", "amber"]},
    ]
    deck = from_json(listed("Any Name", cards=cards, set="CotA", source="somewhere"))
    assert deck == parse(
        "Any Name\n[Brobnar]\n11 troll\nmother (maverick)\n[Dis]\n12 pit-demon\n"
        "[Logos]\n11 labwork\nlabwork (draw, amber)"
    )


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("nonsense", "not JSON: "),
        ("{}", "not a deck: Object missing required field `name`"),
        ('{"name": "x", "houses": [], "cards": 3}', "not a deck: Expected `array`, got `int` - at `$.cards`"),
        (listed(houses=["brobnar", "dis"]), "Test: a deck has three different houses, not brobnar, dis"),
        (
            listed(houses=["brobnar", "dis", "saturn"]),
            "Test: 'saturn' is no house; expected three of "
            "brobnar, dis, logos, mars, sanctum, saurian, shadows, star-alliance, untamed",
        ),
        (
            listed(cards=[{"id": "troll", "house": "dis"}]),
            "troll is a card of brobnar; in dis it is a maverick and must be marked so",
        ),
        (
            listed(cards=[{"id": "troll", "house": "brobnar", "maverick": True}]),
            "troll is a card of brobnar; in brobnar it is no maverick",
        ),
        (listed(cards=[{"id": "troll", "house": "brobnar"}]), "Test: brobnar has 1 cards; expected 12"),
        (
            listed(cards=[*msgspec.json.decode(listed())["cards"], {"id": "tunk", "house": "mars"}]),
            "Test: tunk is of mars, which is none of its houses brobnar, dis, logos",
        ),
        (
            listed(cards=[*msgspec.json.decode(listed())["cards"][:2],
                          {"id": "labwork", "house": "logos", "count": 12, "enhancements": ["shield"]}]),
            "Test: labwork: 'shield' is no icon; expected amber, capture, damage, draw",
        ),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_json_deck_is_said(text, message):
    with pytest.raises(DeckError) as error:
        from_json(text)
    assert str(error.value).startswith(message)


def test_an_unknown_card_of_a_json_deck_is_named():
    with pytest.raises(UnknownCard, match="trolll"):
        from_json(listed(cards=[{"id": "trolll", "house": "brobnar"}]))


# Built-in lists


def test_the_built_in_lists_are_complete():
    assert len(built_in()) == 21
    for slug, deck in built_in().items():
        assert check(deck) == deck
        assert find_deck(slug) is find_deck(deck.name) is deck


def test_an_unknown_deck_is_named_with_those_there_are():
    with pytest.raises(UnknownDeck, match="miss-onyx-censorious") as error:
        find_deck('Miss "Onyx" Censorious')
    assert "miss-onyx-censorius" in str(error.value)


# New decks


def test_the_same_seed_gives_the_same_deck_and_another_seed_another():
    assert generate(7) == generate(7)
    assert generate(7) != generate(8)


def test_new_decks_are_valid_and_of_all_houses():
    decks = [generate(seed) for seed in range(40)]
    for deck in decks:
        assert check(deck) == deck
        assert deck.set == "cota"
        assert len(deck.cards) == 36
    assert {house for deck in decks for house in deck.houses} == set(HOUSES) - {SAURIAN, STAR_ALLIANCE}


def test_mavericks_appear_now_and_then():
    decks = [generate(seed) for seed in range(100)]
    guests = [e for deck in decks for e in deck.cards if GAME.card(e.slug).house != e.house]
    assert 0.01 < len(guests) / 3600 < 0.05
    assert all("(maverick)" in deck.text() for deck in decks if any(e in deck.cards for e in guests[:1]))


def test_cards_come_with_their_companions():
    """And each of them really comes at some time."""
    seen: Counter[tuple[str, ...]] = Counter()
    for seed in range(600):
        dealt = Counter(entry.slug for entry in generate(seed).cards)
        for group in COMPANIONS:
            assert len({dealt[slug] for slug in group}) == 1, (seed, group)
            seen[group] += dealt[group[0]]
    assert all(seen[group] for group in COMPANIONS)


def test_every_card_can_be_dealt():
    """Those of which a deck has one of several variants too."""
    dealt = {entry.slug for seed in range(700) for entry in generate(seed).cards}
    assert {card.slug for card in CARDS} - dealt == set()
    assert {slug for group in VARIANTS for slug in group} <= dealt


def test_new_decks_have_names_of_their_own():
    names = [generate(seed).name for seed in range(50)]
    assert len(set(names)) > 45
    assert all(" of " in name and name[0].isupper() for name in names)


@pytest.mark.parametrize("seed", range(3))
def test_new_decks_play_whole_games(seed):
    state = GAME.new(decks=[generate(2 * seed), generate(2 * seed + 1)], seed=seed)
    assert conform(GAME, state, seed) > 20
