"""Decks in the formats of other sites: each reads as the deck it is, and what is wrong is said."""

import json
import time
from collections import Counter
from dataclasses import replace

import pytest

from tests.each import each
from tests.games.keyforge.decks.published import ID, decks_of_keyforge, encoded, master_vault, table, title
from trivault.games.keyforge.decks.deck import BY_SLUG, Deck, DeckError
from trivault.games.keyforge.decks.deck_lists import built_in, find_deck
from trivault.games.keyforge.decks.formats.names import SETS_BY_NUMBER, card_called, house_called, set_called
from trivault.games.keyforge.decks.formats.reader import read, read_all
from trivault.games.keyforge.decks.generator import deck_named
from trivault.games.keyforge.decks.sets import LATER, PLAYABLE, SETS
from trivault.games.keyforge.state.printed import HOUSES
from trivault.kernel.text import LANGUAGES

OWN = [deck for deck in built_in().values() if deck.set != "mixed"]
DECKS = [*OWN, *(deck_named(f"generated-{which}-{seed}") for which in PLAYABLE for seed in range(6))]
MISS = find_deck("miss-onyx-censorius")


def content(deck):
    """Whatever the order in which the cards of a house are listed."""
    return deck.name, deck.set, deck.houses, Counter(deck.cards)


def written(found):
    assert isinstance(found, Deck), found
    return found.text()


def refused(text, lang="en"):
    with pytest.raises(DeckError) as error:
        read(text)
    return error.value.lines(lang)


# Names


@each("slug", list(BY_SLUG))
def test_a_card_is_known_by_its_english_name(slug):
    assert card_called(title(slug)) in (slug, BY_SLUG[slug].other_half)


@pytest.mark.parametrize(
    ("name", "house", "slug"),
    [
        ("Vollmond", "", "full-moon"),
        ("Księżyc w pełni", "", "full-moon"),
        ("IRRADIATED AEMBER", "", "irradiated-aember"),
        ("Z.Y.X. Researcher", "", "zyx-researcher"),
        ("Cowards End", "", "coward-s-end"),
        ("Gniew", "brobnar", "anger"),  # two cards have this name in Polish
        ("Gniew", "", "gniew"),
    ],
)
def test_a_card_is_known_in_other_languages_and_spellings(name, house, slug):
    assert card_called(name, house) == slug


def test_houses_and_sets_are_known_by_all_their_names():
    assert [house_called(name) for name in ("Star Alliance", "StarAlliance", "STERNENALLIANZ", "")] == [
        *["star-alliance"] * 3, ""
    ]  # fmt: skip
    names = ("Call of the Archons", "CALL_OF_THE_ARCHONS", "CotA", "341", "ÆMBER SKIES", "Nothing")
    assert [set_called(name) for name in names] == [*["cota"] * 4, "as", "nothing"]
    assert {set_called(str(number)) for number in SETS_BY_NUMBER} == set(SETS)
    assert not set(HOUSES) & set(BY_SLUG)


# What is written reads back


@each("deck", DECKS, say=lambda deck: deck.name)
def test_the_json_of_the_master_vault_is_read(deck):
    assert content(read(encoded(master_vault(deck)))) == content(deck)


@each("deck", OWN, say=lambda deck: deck.name)
def test_titles_in_another_language_are_read(deck):
    assert content(read(encoded(master_vault(deck, "pl")))) == content(deck)


@each("deck", DECKS, say=lambda deck: deck.name)
def test_the_json_of_decks_of_keyforge_is_read(deck):
    assert content(read(encoded(decks_of_keyforge(deck)))) == content(deck)


PLAIN = [deck for deck in DECKS if not any(entry.icons or BY_SLUG[entry.slug].enhance for entry in deck.cards)]


@each("deck", PLAIN, say=lambda deck: deck.name)
def test_the_table_of_decks_of_keyforge_is_read(deck):
    """It does not mark legacies."""
    unmarked = replace(deck, cards=tuple(replace(entry, legacy=False) for entry in deck.cards))
    assert content(read(table(deck))) == content(unmarked)


@each("deck", DECKS, say=lambda deck: deck.name)
def test_a_pasted_list_is_read(deck):
    lines = [deck.name, f"Set: {deck.set}"]
    for house in deck.houses:
        lines.append(house.replace("-", " ").upper())
        for entry, times in deck.of_house(house):
            marks = f" ({', '.join(entry.marks())})" if entry.marks() else ""
            lines.append(f"- {times}x {title(entry.slug)}{marks}")
    assert content(read("\n".join(lines))) == content(deck)


def test_several_decks_are_read_at_once():
    three = PLAIN[:3]
    answers = [master_vault(deck) for deck in three]
    linked = {card["id"]: card for answer in answers for card in answer["_linked"]["cards"]}
    listed = {"count": 3, "data": [answer["data"] for answer in answers],
              "_linked": {"cards": list(linked.values())}}  # fmt: skip
    expected = [deck.text() for deck in three]
    assert [*map(written, read_all(encoded(listed)))] == expected
    mine = [{"deck": decks_of_keyforge(deck)["deck"], "ownedByMe": True} for deck in three]
    assert [*map(written, read_all(encoded(mine)))] == expected
    assert [*map(written, read_all(table(*three, link="")))] == expected
    assert refused(encoded(listed)) == ["expected one deck, not several"]


# Pasted lists

PASTED = """\
My Deck
Call of the Archons
https://www.keyforgegame.com/deck-details/5a7c1b7e-0000-4000-8000-000000000001

Brobnar (12)
Troll x3, 2x Anger, Punch (x2)
5 x Bumpsy
Dis:
x12 Pit Demon
**Logos**: 11 Labwork, Take that, Smartypants (legacy)
"""


def test_a_list_is_pasted_as_people_write_it():
    pasted = PASTED.replace("Take that, Smartypants (legacy)", "Labwork")
    assert read(pasted).text() == (
        "My Deck\nSet: cota\n\n[Brobnar]\n3 troll\n2 anger\n2 punch\n5 bumpsy\n"
        "\n[Dis]\n12 pit-demon\n\n[Logos]\n12 labwork\n"
    )


def test_commas_in_names_part_nothing():
    text = "Mine\nSet: AoA\nBrobnar\n12 Troll\nDis\n12 Pit Demon\nLogos: 11 Ozmo, Martianologist, Labwork"
    assert "11 ozmo-martianologist\nlabwork" in read(text).text()


def test_mistakes_of_a_pasted_list_have_their_lines():
    said = refused("Mine\nMass Mutation\nBrobnar\n2x Trolll, Angr\nSkyborn\nDis\nx13 Pit Demon\n" + "y" * 2000)
    assert said[:5] == [
        "line 4: 'Trolll' is no card that Trivault has; did you mean troll (CotA)?",
        "line 4: 'Angr' is no card that Trivault has; did you mean anger (CotA)?",
        f"line 5: 'Skyborn' is no house of Trivault; expected one of {', '.join(HOUSES)}",
        "line 7: 13 times Pit Demon: expected 1 to 12",
        f"line 8: '{'y' * 200}…': expected a card, such as '2 Troll' or 'Troll (maverick)'",
    ]


def test_a_gigantic_creature_named_by_one_title_has_both_halves():
    text = "Big\nSet: Mass Mutation\nLogos\n2 Ultra Gravitron\n10 Labwork\nDis\n12 Pit Demon\nMars\n12 Tunk"
    deck = read(text)
    assert [entry.slug for entry in deck.cards if "ultra" in entry.slug] == [
        "ultra-gravitron2", "ultra-gravitron"
    ]  # fmt: skip


# Addresses


@pytest.mark.parametrize(
    "address",
    [
        "ed4346fa-3a4e-4559-8f0b-16054ee487bd",
        "ED4346FA-3A4E-4559-8F0B-16054EE487BD\n",
        "https://www.keyforgegame.com/deck-details/ed4346fa-3a4e-4559-8f0b-16054ee487bd",
        "keyforgegame.com/de-de/deck-details/ed4346fa-3a4e-4559-8f0b-16054ee487bd?x=1",
        "https://decksofkeyforge.com/decks/ed4346fa-3a4e-4559-8f0b-16054ee487bd/",
    ],
)
def test_an_address_of_a_deck_that_comes_with_the_game_is_that_deck(address):
    assert read(address) is MISS


def test_an_address_of_another_deck_says_what_to_paste():
    page = f"https://www.keyforgegame.com/api/decks/v2/{ID}/?links=cards"
    assert refused(f"https://www.keyforgegame.com/deck-details/{ID}") == [
        f"the deck {ID} does not come with Trivault; open {page} in a browser and paste what it shows"
    ]


def test_a_row_with_such_an_address_is_that_deck_whatever_else_it_says():
    known = "https://www.keyforgegame.com/deck-details/5880471d-6486-4942-9d1d-e758b4136c90"
    enhanced = find_deck("cylconium-chamber-agent")
    assert read(table(enhanced, link=known)) is enhanced


# What is refused


@pytest.mark.parametrize("which", LATER)
def test_a_deck_of_a_set_that_is_not_there_is_refused_by_its_set_alone(which):
    number = next(number for number, name in SETS_BY_NUMBER.items() if name == which)
    given = master_vault(MISS, expansion=number)
    for card in given["_linked"]["cards"]:
        card["card_title"] = "Nothing That We Know"
    said = refused(encoded(given))
    assert len(said) == 1
    assert f"({which}) cannot be played yet" in said[0]


def changed(**changes):
    """The answer with one card changed."""
    given = master_vault(MISS)
    given["_linked"]["cards"][0].update(changes)
    return encoded(given)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (changed(card_title="Angry", card_number="999"),
         "_linked.cards[0]: 'Angry' is no card that Trivault has; did you mean anger (CotA), angry-mob (MM)?"),
        (changed(house="Saturn"), "_linked.cards[0]: 'Saturn' is no house of Trivault; expected one of "),
        (changed(is_enhanced=True),
         "_linked.cards[0]: Anger is enhanced, but the data do not say with which icons; "),
        (changed(house="Dis"), "_linked.cards[0]: anger is a card of brobnar; in dis it is a maverick "),
        (changed(card_title=7), "not a deck of the Master Vault: Expected `str`, got `int` - at "),
        (changed(id="other"), "the card anger-brobnar-False-False is not described in _linked.cards"),
        (encoded(master_vault(MISS, expansion=999)), "'999' is no set; expected one of cota, "),
        (encoded(master_vault(MISS, expansion=None)), "'none' is no set; expected one of cota, "),
        (encoded(master_vault(MISS, bonus_icons=[{"card_id": "anger-brobnar-False-False",
                                                  "bonus_icons": ["draw", "skyborn"]}])),
         "_linked.cards[0]: (skyborn): expected maverick, legacy, anomaly or the icons "),
        (encoded(master_vault(MISS, bonus_icons=[{"card_id": "anger-brobnar-False-False",
                                                  "bonus_icons": ["draw"]}] * 2)),
         "_linked.cards[0]: Anger has icons for 2 copies, but the deck has 1"),
        (encoded(master_vault(MISS, _links={"cards": ["x"] * 101})),
         'Miss "Onyx" Censorius lists too many cards; expected at most 100'),
        (encoded({"data": {}, "_linked": {"cards": []}}), "not a deck of the Master Vault: Object missing"),
        ('{"data": {}}', "not a deck of the Master Vault: Object missing required field `_linked`"),
        ('{"deck": 3}', "not a deck of Decks of KeyForge: Expected `object`, got `int`"),
        ("[]", "expected one deck, not none"),
        ("[[3]]", "not a deck: Expected `object`, got `array`"),
        (table(MISS).replace("House 2 Cards", "Houses 2"), "line 1: the table lacks the columns House 2 Cards"),
        (table(MISS, link="").replace("Warsong", "Warsongs"),
         "line 2: 'Warsongs' is no card that Trivault has; did you mean warsong (CotA"),
        (table(MISS, link="").replace("Warsong|", ""),
         'line 2: Miss "Onyx" Censorius: brobnar has 11 cards; expected 12'),
        (table(find_deck("cylconium-chamber-agent")),
         "line 2: the table does not say on which cards of Cylconium, Chamber Agent the icons are"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said(text, said):
    lines = refused(text)
    assert any(line.startswith(said) for line in lines), lines


def test_what_is_wrong_is_said_in_each_language():
    wrong = [
        *(changed(is_enhanced=True), changed(id="x"), ID, "[]", '{"data": 1}', '{"deck": 1}', "House 1 Cards"),
        table(find_deck("cylconium-chamber-agent")),
        encoded(master_vault(MISS, _links={"cards": ["x"] * 101})),
        encoded(master_vault(MISS, bonus_icons=[{"card_id": "anger-brobnar-False-False"}] * 2)),
    ]
    for text in wrong:
        assert len({refused(text, lang)[0] for lang in LANGUAGES}) == 3, text[:40]


HOSTILE = {
    "nested lists": "[" * 500_000,
    "nested objects": '{"data":' * 100_000,
    "nested in raw": '{"data": ' + "[" * 200_000 + "]" * 200_000 + ', "_linked": {"cards": []}}',
    "commas": "Name\nDis\n" + "," * 500_000,
    "brackets": "Name\nDis\n" + "(" * 500_000,
    "blanks": "Name\nDis\na" + " " * 500_000 + "b",
    "numbers": "Name\nDis\n" + "1 " * 250_000,
    "lines with commas": "Name\nDis\n" + ("a, " * 300 + "\n") * 300,
    "many lines": "Name\nDis\n" + "x1 y\n" * 100_000,
    "addresses": f"{ID}\n" * 20_000,
    "a table of quotes": "House 1 Cards\n" + '"' * 500_000,
    "a long cell": table(MISS) + "x" * 500_000,
    "a null byte": "Name\nDis\n\0",
    "many linked": json.dumps({"data": [], "_linked": {"cards": [{"id": str(n)} for n in range(20_000)]}}),
    "many icons": encoded(decks_of_keyforge(MISS)).replace('"Anger"', '"Anger", "bonusDraw": 1000000000'),
    "many copies": encoded(master_vault(MISS, _links={"cards": ["anger-brobnar-False-False"] * 10_000})),
    "minus icons": encoded(decks_of_keyforge(MISS)).replace(
        '"Anger"', '"Anger", "enhanced": true, "bonusDraw": -5'
    ),
}  # fmt: skip


@each("name", list(HOSTILE))
def test_hostile_lists_are_refused_soon(name):
    started = time.monotonic()
    refused_ones = [found for found in read_all(HOSTILE[name]) if isinstance(found, DeckError)]
    assert all(str(each) for each in refused_ones)
    assert refused_ones or name in ("many linked", "many icons"), name
    assert time.monotonic() - started < 5, name
