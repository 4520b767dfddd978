"""Decks: the text notation, the JSON form, what is refused, and the built-in lists."""

from collections import Counter
from dataclasses import replace
from random import Random

import msgspec
import pytest

from tests.each import each
from tests.reference import facts as reference
from trivault.games.keyforge.decks.deck import BY_SLUG, DeckEntry, DeckError, check, slug_of
from trivault.games.keyforge.decks.deck_lists import UnknownDeck, built_in, find_deck
from trivault.games.keyforge.decks.formats.public_json import from_json
from trivault.games.keyforge.decks.formats.reader import read
from trivault.games.keyforge.decks.formats.text import parse
from trivault.games.keyforge.decks.generator import deck_named, generate
from trivault.games.keyforge.decks.sets import LATER as SETS_TO_COME
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.state.printed import HOUSES
from trivault.kernel.text import LANGUAGES

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
        DeckEntry("troll", "brobnar"),
        DeckEntry("troll", "brobnar"),
        DeckEntry("champion-s-challenge", "brobnar"),
        DeckEntry("pit-demon", "brobnar"),
        DeckEntry("punch", "brobnar", ("draw", "capture")),
    )
    assert deck.cards[-2:] == (DeckEntry("irradiated-aember", "mars"), DeckEntry("mother", "mars", ("damage",)))


def test_what_is_written_reads_back():
    deck = parse(TEXT)
    assert parse(deck.text()) == deck
    assert "pit-demon (maverick)\n" in deck.text()
    assert "punch (draw, capture)\n" in deck.text()
    assert "2 troll\n" in deck.text()
    assert "mother (maverick, damage)\n" in deck.text()


@each("deck", [*built_in().values(), *map(generate, range(5))], say=lambda deck: deck.name)
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
            f"line 3: 'Saturn' is no house of Trivault; expected one of {', '.join(HOUSES)}",
        ),
        ("Name\n# here\n2 troll", "line 3: '2 troll' stands before the first house; expected [House]"),
        (
            "Name\n[Brobnar]\n2 troll (maverick",
            "line 3: '2 troll (maverick': expected a card, such as '2 Troll' or 'Troll (maverick)'",
        ),
        (
            "Name\n[Brobnar]\ntroll (shiny)",
            "line 3: (shiny): expected maverick, legacy, anomaly or the icons amber, capture, damage, draw",
        ),
        ("Name\n[Brobnar]\n0 troll", "line 3: 0 times troll: expected 1 to 12"),
        ("Name\n[Brobnar]\n13 troll", "line 3: 13 times troll: expected 1 to 12"),
        (
            "[Brobnar]\n12 troll",
            "line 1: '[Brobnar]' is no name of a deck: "
            "expected a name, then [House] and its cards, three times",
        ),
        (
            "Name\nSet: coat\n[Brobnar]",
            "'coat' is no set; expected one of cota, aoa, wc, mm or mixed",
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
        (f"Name\n{HOUSE}\n[Dis]", "line 8: dis again; a deck has three different houses"),
        (f"Name\n{HOUSE}\nlabwork", "Name: logos has 13 cards; expected 12"),
        (f"Name\n{HOUSE.replace('12 troll', '11 troll')}", "Name: brobnar has 11 cards; expected 12"),
    ],
)
def test_what_is_wrong_with_a_text_is_said(text, message):
    with pytest.raises(DeckError) as error:
        parse(text)
    assert message in str(error.value).splitlines()


def test_all_mistakes_of_a_list_are_named_at_once_each_with_its_line():
    with pytest.raises(DeckError) as error:
        parse(
            f"Name\nSet: aoa\n{HOUSE.replace('12 labwork', '13 labwork')}\n2 trolll (shiny)\nshield-u-later\n(x"
        )
    assert str(error.value).splitlines() == [
        "line 8: 13 times labwork: expected 1 to 12",
        "line 9: 'trolll' is no card that Trivault has; did you mean troll (CotA)?",
        "line 9: (shiny): expected maverick, legacy, anomaly or the icons amber, capture, damage, draw",
        "line 10: 'shield-u-later' is a card of Dark Tidings, a set after the four that Trivault has",
        "line 11: '(x': expected a card, such as '2 Troll' or 'Troll (maverick)'",
    ]


def test_houses_that_are_not_there_are_no_further_mistake():
    """What stands in them is read on, so that all of it is named."""
    with pytest.raises(DeckError) as error:
        parse(f"Name\n{HOUSE.replace('[Dis]', '[Saturn]').replace('pit-demon', 'pit-deamon')}")
    assert str(error.value).splitlines() == [
        f"line 4: 'Saturn' is no house of Trivault; expected one of {', '.join(HOUSES)}",
        "line 5: 'pit-deamon' is no card that Trivault has; did you mean pit-demon (CotA)?",
        "Name: a deck has three different houses, not brobnar, logos",
    ]


def test_not_all_of_very_many_mistakes_are_named():
    with pytest.raises(DeckError) as error:
        parse("Name\n" + "x\n" * 60)
    lines = str(error.value).splitlines()
    assert (len(lines), lines[-1]) == (51, "and 11 more mistakes")


@pytest.mark.parametrize(
    ("cards", "message"),
    [
        ("troll\n2 trolll", "line 4: 'trolll' is no card that Trivault has; did you mean troll (CotA)?"),
        ("Qwertz Uiop", "line 3: 'Qwertz Uiop' is no card that Trivault has"),
        (
            "Chronophage",
            "line 3: 'Chronophage' is a card of Dark Tidings, a set after the four that Trivault has",
        ),
        (
            "2 æmberling",
            "line 3: 'æmberling' is a card of Winds of Exchange, a set after the four that Trivault has",
        ),
    ],
)
def test_cards_that_are_not_there_are_named_with_the_nearest(cards, message):
    with pytest.raises(DeckError) as error:
        parse(f"Name\n[Brobnar]\n{cards}")
    assert message in str(error.value).splitlines()


def test_houses_are_written_in_any_way():
    assert parse(f"Name\n{HOUSE.replace('[Dis]', '[ DIS ]')}").houses == ("brobnar", "dis", "logos")


# The JSON form


def test_a_house_of_two_words_is_read_from_json_and_written():
    entries = [("troll", "brobnar"), ("pit-demon", "dis"), ("survey", "staralliance")]
    cards = [{"id": slug, "house": house, "count": 12, "enhancements": ["draw"]} for slug, house in entries]
    deck = from_json(listed(houses=("brobnar", "dis", "staralliance"), cards=cards, set="MM"))
    assert deck.houses == ("brobnar", "dis", "star-alliance")
    assert deck.cards[-1] == DeckEntry("survey", "star-alliance", ("draw",))
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
        (listed(houses=["dis", "dis", "logos"]), "Test: a deck has three different houses, not dis, dis, "),
        (listed(houses=["brobnar", "dis"]), "Test: a deck has three different houses, not brobnar, dis"),
        (
            listed(houses=["brobnar", "dis", "saturn"]),
            f"'saturn' is no house of Trivault; expected one of {', '.join(HOUSES)}",
        ),
        (
            listed(cards=[{"id": "troll", "house": "dis"}]),
            "cards[0]: troll is a card of brobnar; in dis it is a maverick and must be marked so",
        ),
        (
            listed(cards=[{"id": "troll", "house": "brobnar", "maverick": True}]),
            "cards[0]: troll is a card of brobnar; in brobnar it is no maverick",
        ),
        (listed(cards=[{"id": "troll", "house": "brobnar"}]), "Test: brobnar has 1 card; expected 12"),
        (
            listed(cards=[*msgspec.json.decode(listed())["cards"], {"id": "tunk", "house": "mars"}]),
            "Test: tunk is of mars, which is none of its houses brobnar, dis, logos",
        ),
        (
            listed(cards=[*msgspec.json.decode(listed())["cards"][:2],
                          {"id": "labwork", "house": "logos", "count": 12, "enhancements": ["shield"]}]),
            "cards[2]: (shield): expected maverick, legacy, anomaly or the icons amber, capture, damage, draw",
        ),
        (listed(cards=[{"id": "troll", "house": "saturn"}]), "cards[0]: 'saturn' is no house of Trivault"),
        (listed(cards=[{"id": "troll", "house": "brobnar", "count": 0}]), "cards[0]: 0 times troll: "),
        (listed(cards=[{"id": "troll", "house": "brobnar", "count": -2}]), "cards[0]: -2 times troll: "),
        (listed(cards=[{"id": "troll", "house": "brobnar", "count": 10**12}]), "cards[0]: 1000000000000 times"),
        (listed(cards=[{"id": "trolll", "house": "brobnar"}]), "cards[0]: 'trolll' is no card "),
        (listed(name=" "), "'' is no name of a deck: expected a name"),
        (listed(name="# comment"), "'# comment' is no name of a deck: expected a name"),
        (listed(set="coat"), "'coat' is no set; expected one of cota, "),
        ("[" * 100_000, "not "),
        (b'{"name": "\xff"}', "not JSON: "),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_json_deck_is_said(text, message):
    with pytest.raises(DeckError) as error:
        from_json(text)
    assert any(line.startswith(message) for line in str(error.value).splitlines())


def test_names_from_json_fit_into_a_line():
    deck = from_json(listed(name="Two\nLines", houses=["Brobnar", "DIS", "logos"]))
    assert deck.name == "Two Lines"
    assert parse(deck.text()) == deck


def test_either_form_is_read():
    assert read(listed().decode()) == read(f"Test\n{HOUSE}")
    with pytest.raises(DeckError, match="not JSON"):
        read("Test", json=True)


# Legacies and anomalies


LATER = f"Name\nSet: aoa\n{HOUSE}"


@pytest.mark.rule("KF-CARD-07", "KF-DECK-03")
def test_a_legacy_is_a_full_member_of_the_deck_of_a_later_set():
    deck = parse(LATER.replace("12 troll", "11 troll\ntroll (legacy)"))
    assert Counter(deck.cards)[DeckEntry("troll", "brobnar", legacy=True)] == 1
    assert parse(deck.text()) == deck
    state = GAME.new(decks=[deck, deck], seed=1)
    assert [card.slug for card in state.defs].count("troll") == 24


@pytest.mark.rule("KF-CARD-07")
def test_a_legacy_comes_from_an_earlier_set():
    with pytest.raises(DeckError) as error:
        parse(LATER.replace("aoa", "cota").replace("12 troll", "12 troll (legacy)"))
    assert str(error.value) == (
        "line 4: troll is a card of cota, the deck's own set; a legacy comes from an earlier one"
    )


@pytest.mark.rule("KF-CARD-07")
def test_no_card_comes_from_a_later_set(monkeypatch):
    monkeypatch.setattr("trivault.games.keyforge.decks.formats.draft.first_set", lambda slug: "wc")
    with pytest.raises(DeckError, match="line 4: troll is a card of wc, a later set than aoa, the deck's"):
        parse(LATER)
    assert parse(LATER.replace("aoa", "mm")).set == "mm"
    assert parse(LATER.replace("aoa", "mixed")).set == "mixed"


@pytest.mark.rule("KF-CARD-07")
@pytest.mark.parametrize("which", SETS_TO_COME)
def test_a_deck_of_a_set_whose_cards_are_not_here_is_refused(which):
    """Even if all its cards are: they would be legacies one and all."""
    for given in (LATER.replace("aoa", which), listed(set=which.upper()).decode()):
        with pytest.raises(DeckError) as error:
            read(given)
        expected = f"({which}) cannot be played yet; expected a deck of cota, aoa, wc, mm or mixed"
        assert expected in str(error.value)


def test_why_such_a_deck_is_refused_is_said_in_each_language():
    with pytest.raises(DeckError) as error:
        parse(LATER.replace("aoa", "dt"))
    assert [error.value.say(lang) for lang in LANGUAGES] == [
        "decks of Dark Tidings (dt) cannot be played yet; expected a deck of cota, aoa, wc, mm or mixed",
        "Decks aus Dark Tidings (dt) sind noch nicht spielbar; "
        "erwartet wird ein Deck aus cota, aoa, wc, mm oder mixed",
        "taliami z dodatku Dark Tidings (dt) nie można jeszcze grać; "
        "oczekiwana jest talia z: cota, aoa, wc, mm albo mixed",
    ]


@pytest.fixture
def anomaly(monkeypatch):
    """Ghostly Troll: a card without a house of its own."""
    card = replace(GAME.card("troll"), slug="ghostly-troll", house="")
    monkeypatch.setitem(BY_SLUG, card.slug, card)
    monkeypatch.setitem(GAME.cards, card.slug, card)


@pytest.mark.rule("KF-CARD-08")
@pytest.mark.parametrize("mark", ["", " (anomaly)"])
@pytest.mark.parametrize("house", ["brobnar", "logos"])
def test_an_anomaly_belongs_to_the_house_it_stands_in(anomaly, mark, house):
    listed = {"brobnar": "12 troll", "logos": "12 labwork"}[house]
    deck = parse("Name\n" + HOUSE.replace(listed, f"11{listed[2:]}\nghostly-troll{mark}"))
    assert [entry.house for entry in deck.cards if entry.slug == "ghostly-troll"] == [house]
    assert "ghostly-troll (anomaly)\n" in deck.text()
    assert parse(deck.text()) == deck
    state = GAME.new(decks=[deck, deck], seed=1)
    ghosts = [thing for thing, card in enumerate(state.defs) if card.slug == "ghostly-troll"]
    assert [state.house_of(ghost) for ghost in ghosts] == [house, house]


@pytest.mark.rule("KF-CARD-08")
def test_what_is_no_anomaly_is_said(anomaly):
    for line, message in {
        "troll (anomaly)": "troll is a card of brobnar, no anomaly: an anomaly has no house of its own",
        "ghostly-troll (maverick)": "ghostly-troll is an anomaly, which is at home in every house, "
        "and no maverick",
    }.items():
        with pytest.raises(DeckError) as error:
            parse(f"Name\n[Brobnar]\n{line}")
        assert f"line 3: {message}" in str(error.value).splitlines()


# Built-in lists


def test_the_built_in_lists_are_complete():
    assert len(built_in()) == 40
    assert Counter(deck.set for deck in built_in().values()) == {
        "cota": 21, "aoa": 3, "wc": 1, "mm": 5, "mixed": 10
    }  # fmt: skip
    for slug, deck in built_in().items():
        assert check(deck) == deck
        assert find_deck(slug) is find_deck(deck.name) is deck


def test_an_unknown_deck_is_named_with_those_there_are():
    with pytest.raises(UnknownDeck, match="miss-onyx-censorious") as error:
        find_deck('Miss "Onyx" Censorious')
    assert "miss-onyx-censorius" in str(error.value)


@each("published", reference.listed("keyforge/decks"), say=lambda published: published["name"])
def test_published_lists_are_read(published):
    deck = from_json(msgspec.json.encode(published))
    assert built_in()[slug_of(deck.name)] == deck


@each("slug", [slug for slug, deck in built_in().items() if deck.set != "cota"])
def test_decks_of_later_sets_play_whole_games(slug):
    state, random = GAME.new(decks=[find_deck(slug), find_deck("radiant-argus-the-supreme")], seed=3), Random(3)
    while not state.over:
        legal = state.legal()
        state.apply(legal[random.randrange(len(legal))])


def test_a_deck_is_named_by_its_list_too():
    """So a set-up, and with it a replay, can carry any deck."""
    deck = parse(TEXT)
    assert deck_named(deck.text()) == deck
    assert deck_named("generated-7") == generate(7)
    assert deck_named("miss-onyx-censorius") is find_deck("miss-onyx-censorius")
    state = GAME.start({"decks": [deck.text(), "generated-7"]}, 1)
    assert [side.houses for side in state.players] == [deck.houses, generate(7).houses]
