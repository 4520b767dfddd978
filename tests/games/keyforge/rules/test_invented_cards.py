"""Rules that no card of the game shows yet, with cards of our own."""

import pytest

from tests.games.keyforge.invented import OURS, Invented
from trivault.games.keyforge.decks.deck import Deck, DeckEntry, check
from trivault.games.keyforge.decks.deck_lists import built_in
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.state.printed import HOUSES
from trivault.games.keyforge.text.face import face

FULL = "6 punch"  # a hand that draws nothing at the end of the turn
BY_SLUG = {card.slug: card for card in OURS}


# The start of the turn


@pytest.mark.rule("KF-TURN-04", "KF-TIME-01")
def test_start_of_turn_effects_come_before_the_check_whether_a_key_can_be_forged():
    with Invented(hand=FULL, p1_hand=FULL, p1_amber=5, p1_line="early-riser") as table:
        table.answer("end-turn")
        table.offers("red", "blue", "yellow")
        table.answer("red", "brobnar")
        table.changed(player=1, p1_amber=0, p1_keys="red")


@pytest.mark.rule("KF-TURN-04")
def test_what_the_start_of_the_turn_takes_is_missing_for_the_key():
    given = {"p1_amber": 0, "amber": 6, "line": "troll", "p1_line": "night-watch"}
    with Invented(hand=FULL, p1_hand=FULL, **given) as table:
        table.answer("end-turn")
        table.changed(player=1, amber=5)
        table.answer("brobnar", "end-turn")
        table.offers("brobnar", "dis", "logos")
        table.answer("brobnar")


@pytest.mark.rule("KF-TIME-01")
def test_the_active_player_orders_what_happens_at_the_start_of_the_turn():
    given = {"p1_amber": 5, "p1_line": "early-riser, night-watch", "amber": 1}
    with Invented(hand=FULL, p1_hand=FULL, **given) as table:
        table.answer("end-turn")
        table.offers("resolve early-riser p1", "resolve night-watch p1")
        table.answer("resolve night-watch p1")
        table.answer("red", "brobnar")
        table.changed(player=1, amber=0, p1_amber=0, p1_keys="red")


# Reaping


@pytest.mark.rule("KF-REAP-02", "KF-TIME-14")
def test_before_reap_comes_before_the_aember_is_gained():
    """It would capture what was reaped, but there is nothing yet."""
    with Invented(line="gleaner") as table:
        table.answer("reap gleaner")
        table.changed(amber=1, line="gleaner exhausted")
    with Invented(line="gleaner", amber=2) as table:
        table.answer("reap gleaner")
        table.changed(line="gleaner exhausted amber:1")


@pytest.mark.rule("KF-REAP-02")
def test_before_reap_comes_after_the_creature_is_exhausted():
    with Invented(line="sprinter") as table:
        table.answer("reap sprinter")
        table.changed(amber=1)
        assert table.can("reap sprinter")


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "Before Reap: Ready"), ("de", "Vor der Ernte: Mache"), ("pl", "Przed zbieraniem: Przygotuj")],
)
def test_the_label_is_printed(lang, said):
    (line,) = face(BY_SLUG["sprinter"]).lines
    assert GAME.words(lang).say(line).startswith(said)


# The current cost


@pytest.mark.rule("KF-FORGE-11", "KF-LAST-05")
def test_a_cost_that_lasts_follows_the_table():
    given = {"line": "pit-demon, dust-imp", "p1_hand": "3 punch, 3 anger", "p1_line": "troll, shooler damage:4"}
    with Invented(house="dis", hand="crowded-forge, 5 punch", deck="punch", **given) as table:
        assert [table.key_cost(player) for player in range(2)] == [6, 6]
        table.answer("play crowded-forge", "end-turn", "brobnar")
        assert [table.key_cost(player) for player in range(2)] == [6, 9]
        table.answer("play punch", "damage dust-imp")
        assert table.key_cost(1) == 8
        table.answer("play punch", "damage shooler")
        assert table.key_cost(1) == 7
        table.answer("end-turn", "brobnar")
        assert table.key_cost(1) == 6


# The battleline


@pytest.mark.rule("KF-LINE-09")
@pytest.mark.parametrize(
    ("card", "flank", "line"),
    [
        ("troll", "left", "troll, krump, bumpsy"),
        ("bumpsy", "right", "troll, krump, bumpsy"),
        ("troll", "right", "krump, bumpsy, troll"),
        ("krump", "left", "krump, troll, bumpsy"),
    ],
)
def test_a_creature_may_be_moved_to_where_it_stands(card, flank, line):
    """It was moved either way: what follows happens."""
    with Invented(hand="herding", p1_line="troll, krump, bumpsy", line="smaaash") as table:
        table.answer("play herding", f"choose {card}")
        table.offers("left", "right")
        table.answer(flank)
        moved = {} if line == "troll, krump, bumpsy" else {"p1_line": line}
        table.changed(amber=1, hand="", discard="herding", **moved)


@pytest.mark.rule("KF-LINE-09")
def test_a_lone_creature_moves_to_its_place_unasked():
    with Invented(hand="herding", line="smaaash") as table:
        table.answer("play herding")
        table.changed(amber=1, hand="", discard="herding")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Play: Move 1 creature to a flank of its battleline. If you do, gain 1 Æmber."),
        (
            "de",
            "Spielen: Verschiebe eine Kreatur an eine Flanke der zugehörigen Schlachtreihe. "
            "Wenn du das tust, erhalte 1 Æmber.",
        ),
        ("pl", "Zagranie: Przenieś stworzenie na flankę szyku. Jeśli to zrobisz, otrzymaj 1 Æmber."),
    ],
)
def test_moving_has_words(lang, said):
    (line,) = face(BY_SLUG["herding"]).lines
    assert GAME.words(lang).say(line) == said


# Anomalies


@pytest.mark.rule("KF-CARD-08")
@pytest.mark.parametrize("house", HOUSES)
def test_an_anomaly_counts_as_a_card_of_the_house_that_it_occurs_in(house):
    other = next(h for h in HOUSES if h != house)
    given = {"hand": f"drifter house:{house}, drifter house:{other}", "houses": f"{house}, {other}"}
    with Invented(house=house, **given) as table:
        table.offers("play drifter", "discard drifter", "end-turn")
        table.answer("play drifter")
        table.changed(hand=f"drifter house:{other}", line=f"drifter house:{house} exhausted")
        table.refused("play drifter", "KF-HOUSE-02")


@pytest.mark.rule("KF-CARD-08")
@pytest.mark.parametrize("at", range(3))
def test_an_anomaly_is_a_card_of_a_deck_in_any_of_its_houses(at):
    plain = next(iter(built_in().values()))
    cards = [*plain.cards]
    cards[12 * at] = DeckEntry("drifter", plain.houses[at])
    strange = check(Deck("Strange", plain.houses, tuple(cards)))
    state = Invented.cards.new(decks=[strange, plain], first=0)
    houses = [state.printed[c] for c in range(36) if state.defs[c].slug == "drifter"]
    assert houses == [plain.houses[at]]


# Enhance


@pytest.mark.rule("KF-KW-ENH-01", "KF-EX-17")
def test_enhance_itself_does_nothing_in_the_game():
    """Three icons were added to cards of its deck when that was made; it has its own one alone."""
    with Invented(hand="tinker, punch icon:damage icon:draw", deck="troll", p1_line="krump") as table:
        table.answer("play tinker")
        table.changed(amber=1, hand="punch icon:damage icon:draw", line="tinker exhausted")
        table.answer("play punch", "damage krump", "damage krump")
        table.changed(
            amber=2, hand="troll", deck="", discard="punch icon:damage icon:draw", p1_line="krump damage:4"
        )


@pytest.mark.rule("KF-KW-ENH-01")
def test_the_icons_of_a_deck_list_are_on_its_cards_in_the_game():
    plain = next(deck for deck in built_in().values() if not any(card.icons for card in deck.cards))
    cards = [DeckEntry(plain.cards[0].slug, plain.cards[0].house, ("damage", "draw")), *plain.cards[1:]]
    state = GAME.new(decks=[check(Deck("Enhanced", plain.houses, tuple(cards))), plain], first=0)
    assert [icons for icons in state.icons if icons] == [("damage", "draw")]
