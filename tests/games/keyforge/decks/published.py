"""Decks as the Master Vault and Decks of KeyForge publish them, written from ours."""

import csv
import io
import json
from collections import Counter

from trivault.games.keyforge.decks.deck import ANOMALY, LEGACY, MAVERICK
from trivault.games.keyforge.decks.formats.names import SETS_BY_NUMBER
from trivault.games.keyforge.decks.sets import facts
from trivault.games.keyforge.game import GAME

ID = "5a7c1b7e-0000-4000-8000-000000000001"  # of no real deck
NUMBER = {which: number for number, which in SETS_BY_NUMBER.items() if number != 453}
EXPANSIONS = {"cota": "CALL_OF_THE_ARCHONS", "aoa": "AGE_OF_ASCENSION", "wc": "WORLDS_COLLIDE",
              "mm": "MASS_MUTATION"}  # fmt: skip


def title(slug, lang="en"):
    return GAME.words(lang).say(f"card-{slug}")


def master_vault(deck, lang="en", **changes):
    """The answer about a deck: the uuid of a card says its house and what it is, its icons stand apart."""
    cards, listed, icons, legacies = {}, [], [], []
    for entry, times in Counter(deck.cards).items():
        marks = entry.marks()
        uuid = f"{entry.slug}-{entry.house}-{bool(entry.icons)}-{entry.legacy}"
        listed += [uuid] * times
        icons += [{"card_id": uuid, "bonus_icons": list(entry.icons)}] * (times if entry.icons else 0)
        legacies += [uuid] if LEGACY in marks else []
        which = (
            deck.set
            if entry.slug in facts(deck.set)
            else next(each for each in NUMBER if entry.slug in facts(each))
        )
        cards[uuid] = {
            "id": uuid,
            "card_title": title(entry.slug, lang),
            "house": entry.house.replace("-", " ").title(),
            "card_type": "Creature",
            "card_number": str(facts(which)[entry.slug].number).zfill(3),
            "expansion": 453 if ANOMALY in marks else NUMBER[which],
            "is_maverick": MAVERICK in marks,
            "is_anomaly": ANOMALY in marks,
            "is_enhanced": bool(entry.icons),
            "is_non_deck": False,
            "flavor_text": None,
        }  # fmt: skip
    data = {
        "id": ID,
        "name": deck.name,
        "expansion": NUMBER[deck.set],
        "power_level": 0,
        "chains": 0,
        "wins": 3,
        "losses": 1,
        "_links": {"houses": [house.replace("-", " ").title() for house in deck.houses], "cards": listed},
        "set_era_cards": {"Legacy": legacies, "Anomaly": [], "Mixed Set": []},
        "bonus_icons": icons,
        **changes,
    }
    return {"data": data, "_linked": {"cards": list(cards.values()), "houses": [], "accolades": []}}


def decks_of_keyforge(deck):
    def card(entry):
        marks, icons = entry.marks(), Counter(entry.icons)
        return {
            "cardTitle": title(entry.slug),
            "rarity": "Common",
            **{name: True for name in (MAVERICK, LEGACY, ANOMALY) if name in marks},
            **({"enhanced": True} if entry.icons else {}),
            **{{"amber": "bonusAember"}.get(icon, f"bonus{icon.title()}"): n for icon, n in icons.items()},
        }

    houses = [
        {
            "house": house.replace("-", " ").title().replace(" ", ""),
            "cards": [card(entry) for entry in deck.cards if entry.house == house],
        }
        for house in deck.houses
    ]
    given = {"deckType": "STANDARD", "id": 7, "keyforgeId": ID, "name": deck.name, "sasRating": 60,
             "expansion": EXPANSIONS[deck.set], "housesAndCards": houses}  # fmt: skip
    return {"deck": given, "sasVersion": 42}


def table(*decks, link=f"https://www.keyforgegame.com/deck-details/{ID}"):
    out = io.StringIO()
    names = ["Name", "Houses", "Expansion", "Sas Rating", "House 1 Cards", "House 2 Cards", "House 3 Cards",
             "Master Vault Link", "My Notes"]  # fmt: skip
    rows = csv.writer(out)
    rows.writerow(names)
    for deck in decks:
        cards = [
            "|".join(title(entry.slug) for entry in deck.cards if entry.house == house) for house in deck.houses
        ]
        houses = ", ".join(house.replace("-", " ").title().replace(" ", "") for house in deck.houses)
        rows.writerow([deck.name, houses, EXPANSIONS.get(deck.set, deck.set), 60, *cards, link, "one\nmore"])
    return out.getvalue()


def encoded(answer):
    return json.dumps(answer, ensure_ascii=False)
