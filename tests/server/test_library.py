"""What the server tells of games, cards, rules, decks and spellbooks."""

import pytest

from tests.games.keyforge.decks.published import ID, encoded, master_vault
from tests.server.serving import run, served
from tests.server.test_rooms import refused
from trivault.games.keyforge.decks.deck_lists import find_deck
from trivault.games.magewars.decks.spellbook import SPELLS, find_book, points

GAMES = ("shards", "keyforge", "mage-wars")


def asked(*questions, lang="en"):
    """The replies to some questions, one after the other; a refusal as its error."""
    found = []

    async def test():
        async with served() as server, server.client(lang=lang) as client:
            for type_, fields in questions:
                number = await client.send(type_, **fields)
                found.append(await client.until(lambda said, number=number: said.get("id") == number))

    run(test())
    return found


def test_games_say_what_players_bring():
    (said,) = asked(("games", {}))
    brought = {game["name"]: (game.get("decks", ""), game.get("drafts", False)) for game in said["games"]}
    assert brought == {"shards": ("", False), "keyforge": ("decks", False), "mage-wars": ("books", True)}


def test_cards_and_rules():
    (shards, rule, none, chess) = asked(
        ("cards", {"game": "shards"}),
        ("rule", {"rule": "SI-GEN-01"}),
        ("rule", {"rule": "SI-NONE-99"}),
        ("cards", {"game": "chess"}),
        lang="de",
    )
    crystal = next(card for card in shards["cards"] if card["slug"] == "crystal")
    assert (crystal["name"], crystal["facts"]["type"]) == ("Kristall", "starter")
    assert rule["text"] == "Widersprechen sich ein Kartentext und die Regeln, gilt der Kartentext."
    assert none["text"] == ""
    assert chess["code"] == "unknown"


@pytest.mark.parametrize("lang", ["en", "de", "pl"])
def test_cards_are_told_apart_by_filters_with_words(lang):
    found = asked(*(("cards", {"game": game}) for game in GAMES), lang=lang)
    names = [[each["name"] for each in said["filters"]] for said in found]
    assert names == [
        ["faction", "type", "cost"],
        ["set", "house", "type", "trait", "keyword", "power", "amber"],
        ["school", "type", "level", "cost", "subtype", "trait"],
    ]
    for said in found:
        for each in said["filters"]:
            values = {value["name"] for value in each["values"]}
            assert each["title"]
            assert all(value["title"] == value["title"].strip() != "" for value in each["values"])
            used = {name for card in said["cards"] for name in card["groups"][each["name"]]}
            assert values <= used, "every value finds a card"
    keyforge = {card["slug"]: card["groups"] for card in found[1]["cards"]}
    assert keyforge["troll"] == {
        "set": ["cota"], "house": ["brobnar"], "type": ["creature"], "trait": ["giant"],
        "keyword": [], "power": ["8"], "amber": ["0"],
    }  # fmt: skip
    schools = next(each for each in found[2]["filters"] if each["name"] == "school")
    assert schools["title"] == {"en": "School", "de": "Schule", "pl": "Szkoła"}[lang]


def test_a_deck_is_shown_card_by_card_and_read_again():
    decks, none, shown = asked(
        ("decks", {"game": "keyforge"}),
        ("decks", {"game": "shards"}),
        ("deck", {"game": "keyforge", "name": "miss-onyx-censorius"}),
    )
    assert "miss-onyx-censorius" in [deck["name"] for deck in decks["decks"]]
    assert none["decks"] == []
    assert "generator" not in none
    (again,) = asked(("deck", {"game": "keyforge", "text": shown["text"]}))
    assert (again["title"], again["groups"]) == (shown["title"], shown["groups"])
    assert [len(group["cards"]) > 0 for group in shown["groups"]] == [True] * 3
    assert {"card": "dust-imp", "text": "2 × Dust Imp"} in shown["groups"][1]["cards"]


def test_a_generator_is_told_its_parts():
    decks, two, any_book, book = asked(
        ("decks", {"game": "keyforge"}),
        ("deck", {"game": "keyforge", "name": "generated-dis-mars-7"}),
        ("deck", {"game": "mage-wars", "name": "generated-7"}),
        ("deck", {"game": "mage-wars", "name": "generated-warlock-7"}),
    )
    assert decks["generator"]["most"] == 3
    assert [part["name"] for part in decks["generator"]["parts"]][:2] == ["brobnar", "dis"]
    houses = [group["title"] for group in two["groups"]]
    assert {"Dis", "Mars"} < set(houses)
    assert len(houses) == 3
    assert any_book["facts"].startswith("Wizard, 1")
    assert book["facts"].startswith("Warlock, 1")


def test_apprentices_have_their_printed_books():
    theirs, every = asked(
        ("decks", {"game": "mage-wars", "options": {"apprentice": True}}),
        ("decks", {"game": "mage-wars"}),
        lang="de",
    )
    assert (len(theirs["decks"]), len(every["decks"])) == (4, 8)
    assert ("generator" in theirs, "generator" in every) == (False, True)
    assert every["decks"][0]["title"] == "Startbuch: Tiermeister"


def test_a_game_of_apprentices_begins_without_books_of_their_own():
    async def test():
        async with served() as server, server.client() as client:
            await client.create("mage-wars", "me", "random", options={"apprentice": True})
            await client.begun()
            assert all("apprentice book" in seat.title for seat in server.play(client).record.seats)
            assert client.room["options"] == {"apprentice": True}, "what players bring is no business of others"

    run(test())


def test_a_deck_of_another_site_is_read():
    deck = find_deck("miss-onyx-censorius")
    published = master_vault(deck, notes="x" * 100_000)
    address = "https://www.keyforgegame.com/deck-details/ed4346fa-3a4e-4559-8f0b-16054ee487bd"
    later = master_vault(deck, expansion=496)
    texts = [encoded(published), address, ID, encoded(later), "x" * 200_001]
    questions = [("deck", {"game": "keyforge", "text": text}) for text in texts]
    read, named, elsewhere, refused_set, long = asked(*questions, lang="de")
    assert read["text"] == named["text"] == deck.text()
    assert elsewhere["message"].startswith(f"Das Deck {ID} wird nicht mit Trivault geliefert; öffne https://")
    assert refused_set["message"].startswith("Decks aus Dark Tidings (dt) sind noch nicht spielbar")
    assert long["type"] == "error"


def test_the_title_of_a_deck_stays_in_its_line():
    async def test():
        async with served() as server, server.client() as client, server.client() as other:
            shown = await client.ask("deck", game="keyforge", name="miss-onyx-censorius")
            _, rest = shown["text"].split("\n", 1)
            for name, title in (("\u202eMine\x00\u2066!", "Mine !"), ("x" * 9000, "x" * 60)):
                deck = {"kind": "me", "deck": f"{name}\n{rest}"}
                room = await client.create("keyforge", deck, "open")
                await other.ask("join", "room", room=room)
                assert other.room["seats"][0]["deck"] == title

    run(test())


def test_nobody_learns_from_the_title_of_a_book_what_is_in_it():
    async def test():
        async with served() as server, server.client() as one, server.client() as two, server.client() as third:
            book = {"kind": "me", "deck": "starting-warlock"}
            room = await one.create("mage-wars", book, "open", listed=True)
            await third.ask("lobby")
            await two.ask("join", "room", room=room)
            await two.ask("sit", "seat", seat=1)
            await third.ask("join", "table", room=room)
            for client in (one, two, third):
                await client.ask("ping")
                titles = [bool(seat.get("deck")) for seat in client.room["seats"]]
                assert titles == [client is one, client is two]
            heard = [said["rooms"] for said in third.news if said["type"] == "lobby"]
            assert not [seat for rooms in heard for each in rooms for seat in each["seats"] if "deck" in seat]
            await two.ask("resign", seat=1)
            over = await third.until(lambda said: said["type"] == "room" and said["status"] == "over")
            assert all(seat["deck"] for seat in over["seats"]), "now it may be known"

    run(test())


WRONG = {
    "Test\n[Dis]\n3 firebal": "Zeile 3: „firebal“ ist keine Karte, die Trivault hat.",
    "Test\n[Dis]\n2 dust-imp": "Test: ein Deck hat drei verschiedene Fraktionen, hier stehen dis.",
    '{"name": "x",\n "houses": ["dis" "mars"]}': "Das ist kein JSON: in Zeile 2 geht es nicht weiter",
    '{"name": "x", "houses": [], "cards": [{"id": 3}]}': "Das ist kein Deck: an der Stelle $.cards[0].id ",
    "Nonsense": "Nonsense: ein Deck hat drei verschiedene Fraktionen, hier steht keine.",
}


@pytest.mark.parametrize("text", WRONG)
def test_what_is_wrong_with_a_list_is_said_with_its_line(text):
    (said,) = asked(("deck", {"game": "keyforge", "text": text}), lang="de")
    assert said["code"] == "deck"
    assert said["message"].startswith(WRONG[text])


@pytest.mark.parametrize("lang", ["en", "de", "pl"])
@pytest.mark.parametrize("game", ["keyforge", "mage-wars"])
def test_however_long_and_odd_a_list_is_what_is_wrong_with_it_is_said_in_short_lines(game, lang):
    head = {"keyforge": "Mine\n[Dis]\n", "mage-wars": "Mine\nMage: wizard\n"}[game]
    long = ["x" * 19_000, head + "9" * 5000 + " dust-imp", head + "y" * 19_000, "[" * 19_000, '{"name":' * 2000]
    odd = ["\u202eMine\n[Dis]\n2 dust-imp", head + "fire\u202e\x1b[2Jball"]
    for said in asked(*(("deck", {"game": game, "text": text}) for text in [*long, *odd]), lang=lang):
        assert (said["type"], said["code"]) == ("error", "deck"), said
        for line in said["message"].splitlines():
            assert 10 < len(line) < 1000
            assert line.isprintable()
            assert line.endswith((".", "?"))
            assert not line.endswith("?.")


@pytest.mark.parametrize("lang", ["en", "de", "pl"])
def test_a_bad_list_for_a_seat_is_refused_in_words(lang):
    async def test():
        async with served() as server, server.client(lang=lang) as client:
            bad = {"kind": "me", "deck": "Mine\nMage: wizzard\n"}
            error = await refused(client.create("mage-wars", bad, "random"))
            assert error.code == "deck"
            assert error.message.startswith({"en": "Line 2", "de": "Zeile 2", "pl": "Wiersz 2"}[lang])
            assert "wizard" in error.message
            assert "wizzard" in error.reply["detail"]
            shards = await refused(client.create("shards", {"kind": "me", "deck": "mine"}, "random"))
            assert shards.code == "deck"
            assert shards.message.endswith("keyforge, mage-wars.")

    run(test())


# Spellbooks that are being written


def draft(lang="en", **fields):
    (said,) = asked(("draft", {"game": "mage-wars", **fields}), lang=lang)
    return said


def test_a_draft_says_what_each_spell_costs():
    said = draft(choices={"mage": "wizard", "element": "fire"}, cards={"fireball": 2, "dispel": 1}, name="Mine")
    assert (said["points"], said["most"], said["problems"]) == (5, 120, [])
    assert said["cards"] == [
        {"card": "fireball", "times": 2, "points": 4},
        {"card": "dispel", "times": 1, "points": 1},
    ]
    assert said["text"].startswith("Mine\nMage: wizard\nElement: fire\n")
    again = draft(text=said["text"])
    assert (again["cards"], again["points"], again["name"]) == (said["cards"], 5, "Mine")
    assert [choice["value"] for choice in again["choices"]] == ["wizard", "fire"]


def test_a_draft_begins_empty():
    said = draft(lang="de")
    assert (said["name"], said["points"], said["cards"]) == ("Mein Zauberbuch", 0, [])
    assert [choice["title"] for choice in said["choices"]] == ["Magier"]
    wizard = draft(choices={"mage": "wizard"})
    assert [(choice["name"], choice["value"]) for choice in wizard["choices"]] == [
        ("mage", "wizard"), ("element", ""),
    ]  # fmt: skip
    assert [problem["rule"] for problem in wizard["problems"]] == ["MW-WIZ-03"]


def test_a_draft_says_all_rules_that_it_breaks():
    said = draft("de", choices={"mage": "warlock", "element": "air"}, cards={"minor-heal": 7, "lair": 1})
    assert [(problem["rule"], problem["card"]) for problem in said["problems"]] == [
        ("MW-BOOK-09", "minor-heal"),
        ("MW-BOOK-12", "lair"),
    ]
    assert said["problems"][1]["text"] == "Behausung ist nur für die Klasse Tiermeister."
    angels = {"gray-angel": 4, "samandriel-angel-of-light": 4, "resurrection": 4}
    many = draft(choices={"mage": "warlock"}, cards=angels)
    assert many["problems"][-1]["rule"] == "MW-BOOK-02"
    assert many["points"] > many["most"]


def test_offers_say_what_a_copy_costs_and_how_many_may_be_had():
    said = draft(choices={"mage": "wizard", "element": "fire"}, offers=True)
    offers = {offer["card"]: offer for offer in said["offers"]}
    assert offers.keys() == SPELLS.keys()
    assert len(offers) == 174
    assert offers["fireball"] == {
        "card": "fireball", "points": 2, "most": 4, "note": "Fire 2 × 1, trained"
    }  # fmt: skip
    assert offers["lair"]["most"] == 0
    assert offers["lair"]["note"] == "Lair is only for Beastmaster"
    assert "offers" not in draft()


def test_the_printed_books_are_drafts_as_well():
    printed = find_book("starting-priestess")
    said = draft(text=printed.text())
    assert (said["points"], said["text"], said["problems"]) == (points(printed), printed.text(), [])


@pytest.mark.parametrize(
    ("fields", "code", "words"),
    [
        ({"text": "Mine\nMage: wizard\nfirebal"}, "deck", "Zeile 3: die Karte „firebal“ gibt es hier nicht"),
        ({"text": "{"}, "deck", "Das ist kein JSON"),
        ({"cards": {"firebal": 1}}, "unknown", "„firebal“"),
        ({"choices": {"mage": "lizard"}}, "unknown", "„lizard“"),
        ({"cards": {"fireball": 0}}, "malformed", "draft"),
        ({"game": "keyforge"}, "deck", "mage-wars"),
        ({"game": "chess"}, "unknown", "chess"),
    ],
)
def test_a_draft_that_cannot_be_read_is_refused_in_words(fields, code, words):
    said = draft("de", **fields)
    assert said["code"] == code
    assert words in said["message"]


def test_a_rule_is_tried_at_a_table_of_its_own():
    async def test():
        async with served() as server, server.client() as client:
            await client.ask("try", rule="si-focus-01", seats=[{"kind": "me"}, {"kind": "greedy"}])
            table = await client.until(lambda said: said["type"] == "table")
            assert table["view"]["gems"] == 1
            assert "focus p0" in [option["answer"] for option in table["question"]["options"]]
            alone = await client.ask("try", "room", rule="KF-REAP-01")
            assert (alone["game"], alone["yours"]) == ("keyforge", [0, 1])
            assert (await refused(client.ask("try", rule="SI-NONE-99"))).code == "unknown"
            assert (
                await refused(client.ask("try", rule="SI-FOCUS-01", seats=[{"kind": "me"}]))
            ).code == "setup"

    run(test())
