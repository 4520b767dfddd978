"""What the rulebooks describe rather than rule: components, the look of cards, words for things."""

import pytest

from tests.each import some
from tests.games.keyforge.situations import Situation
from trivault.games.keyforge.cards import CARDS
from trivault.games.keyforge.decks.deck import Deck
from trivault.games.keyforge.decks.deck_lists import built_in
from trivault.games.keyforge.decks.formats.text import parse
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.state.fields import PIECE, SIDE, TABLE
from trivault.games.keyforge.state.model import COLOURS
from trivault.games.keyforge.state.pieces import HAUNTED
from trivault.games.keyforge.text.face import face, render
from trivault.kernel.errors import PositionError

STARTERS = {
    "miss-onyx-censorius": ("brobnar", "dis", "shadows"),
    "radiant-argus-the-supreme": ("logos", "sanctum", "untamed"),
}
FULL = "6 punch"


# Components


@pytest.mark.rule("KF-COMP-01")
def test_the_starter_decks_can_be_played_at_once_and_others_too():
    """Two starter decks, further unique ones, six keys."""
    state = GAME.new(decks=list(STARTERS))
    assert [side.houses for side in state.players] == list(STARTERS.values())
    assert len(built_in()) >= 4
    assert len(COLOURS) * state.seats == 6


@pytest.mark.rule("KF-SETUP-01")
def test_both_players_draw_on_one_supply_that_does_not_run_dry():
    """What one player holds takes nothing from the other: 26 tokens lie in one pool already."""
    given = {"amber": 26, "line": "troll", "p1_line": "krump", "keys": "red", "artifacts": "the-sting"}
    with Situation(hand=FULL, p1_hand=FULL, **given) as table:
        table.answer("reap troll", "end-turn", "brobnar", "reap krump")
        table.changed(player=1, amber=27, p1_amber=1, p1_line="krump exhausted")


@pytest.mark.rule("KF-SETUP-01")
def test_what_is_spent_goes_to_the_supply_and_to_nobody():
    with Situation(house="", step="forge", amber=8, p1_amber=1, line="troll") as table:
        table.answer("red", "brobnar")
        table.changed(keys="red")
        assert [side.amber for side in table.state.players] == [2, 1]


# Cards


@pytest.mark.rule("KF-CARD-02")
@pytest.mark.parametrize("lang", some(["en"], ["de", "pl"]))
def test_bonus_icons_stand_beside_the_house_and_not_in_the_text(lang):
    words = GAME.words(lang)
    for card in CARDS:
        shown = face(card)
        bonus = [words.say(fact) for fact in shown.facts if fact.key == "face-amber"]
        assert len(bonus) == (card.amber > 0), card.slug
        for said in bonus:
            _, house_line, *text = render(shown, words)
            assert str(card.amber) in said
            assert house_line.endswith(said)
            assert not any(said in line for line in text)


@pytest.mark.rule("KF-CARD-07")
@pytest.mark.parametrize("newer", ["aoa", "wc", "mm"])
def test_a_card_of_an_earlier_set_is_legal_in_a_deck_of_a_newer_one(newer):
    plain = built_in()["miss-onyx-censorius"]
    deck = parse(Deck("Legacies", plain.houses, plain.cards, newer).text())
    assert (deck.set, deck.cards) == (newer, plain.cards)
    state = GAME.new(decks=[deck, plain], first=0, quick=True)
    assert state.defs[:36] == state.defs[36:]


@pytest.mark.rule("KF-ABIL-01")
def test_the_text_of_a_card_is_what_it_does_to_the_game():
    """A card says something if and only if it does something beyond its numbers."""
    for card in CARDS:
        entering = (card.enters_ready, card.enters_ready_if, card.enters_stunned, card.enters_opposed)
        special = (
            *entering,
            card.enters_as,
            card.copies,
            card.play_if,
            card.only_fights,
            card.enhance,
            card.half,
            card.sorts_archives,
        )
        does = bool(card.trees() or card.keywords or any(special))
        assert bool(face(card).lines) == does, card.slug


@pytest.mark.rule("KF-ABIL-01")
def test_a_card_without_text_is_there_and_does_nothing():
    assert not face(GAME.card("dust-pixie")).lines
    with Situation(house="untamed", hand="dust-pixie", line="bumpsy", p1_line="krump", p1_amber=2) as table:
        table.answer("play dust-pixie", "left")
        table.changed(amber=2, hand="", line="dust-pixie exhausted, bumpsy")  # its bonus icons


# Words for things


@pytest.mark.rule("KF-FIGHT-13")
def test_in_a_fight_each_is_the_opponent_of_the_other():
    """Krump makes the controller of what dies fighting it lose 1 Æmber, whoever attacks."""
    with Situation(line="krump", p1_line="dust-pixie", p1_amber=2, amber=2) as table:
        table.answer("fight krump")
        table.changed(p1_amber=1, line="krump exhausted damage:1", p1_line="", p1_discard="dust-pixie")
    with Situation(house="untamed", line="dust-pixie", p1_line="krump", p1_amber=2, amber=2) as table:
        table.answer("fight dust-pixie")
        table.changed(amber=1, line="", discard="dust-pixie", p1_line="krump damage:1")


@pytest.mark.rule("KF-STAT-STUN-07")
def test_there_is_one_kind_of_stun_whatever_has_stunned():
    """Stunned as it entered, or by an effect: the same mark, and one use removes it."""
    given = {"hand": "tremor, zorg house:brobnar, 4 punch", "deck": "2 punch", "line": "krump"}
    with Situation(p1_hand=FULL, **given) as table:
        table.answer("play tremor", "play zorg", "left")
        table.changed(
            hand="4 punch", discard="tremor", line="zorg house:brobnar exhausted stunned, krump stunned"
        )
        assert [piece.counters for piece in table.state.play.values()] == [(), ()]
        table.answer("end-turn", "brobnar", "end-turn", "brobnar", "unstun krump", "unstun zorg")
        table.changed(hand="6 punch", deck="", line="zorg house:brobnar exhausted, krump exhausted")


@pytest.mark.rule("KF-KW-TAUNT-02")
def test_creatures_with_taunt_are_shown_slightly_forward():
    with Situation(line="champion-anaphiel, troll", p1_line="krump +protect-the-weak, bumpsy") as table:
        for viewer in (0, 1, -1):
            view = GAME.view(table.state, viewer)
            assert [view.cards[card] for card in view.forward] == ["champion-anaphiel", "krump"]


# Haunted


@pytest.mark.rule("KF-ZONE-15")
@pytest.mark.parametrize(("cards", "haunted"), [(0, False), (9, False), (10, True), (11, True)])
def test_ten_cards_in_the_discard_pile_haunt_a_player(cards, haunted):
    given = {"discard": f"{cards} troll"} if cards else {}
    with Situation(p1_discard="12 krump", **given) as table:
        assert [side.haunted() for side in table.state.players] == [haunted, True]
        for viewer in (0, 1, -1):
            assert [side.haunted for side in GAME.view(table.state, viewer).sides] == [haunted, True]


@pytest.mark.rule("KF-ZONE-15")
def test_being_haunted_has_no_effect_by_itself():
    given = {"hand": "punch, krump", "line": "troll", "p1_line": "bumpsy"}
    offered = set()
    for cards in (HAUNTED - 1, HAUNTED):
        with Situation(discard=f"{cards} smith", **given) as table:
            offered.add(tuple(table.texts()))
            table.answer("reap troll")
            table.changed(amber=1, line="troll exhausted")
            assert table.key_cost(0) == 6
    assert len(offered) == 1


# The tide


@pytest.mark.rule("KF-SETUP-11", "KF-STAT-TIDE-01")
def test_there_is_no_tide_yet():
    """Neither high nor low: nothing of the game has it, nothing happens to it, no position sets it."""
    names = {field.name for field in (*TABLE.fields, *SIDE.fields, *PIECE.fields)} | {*GAME.events}
    names |= {name for card in CARDS for name in card.keywords}
    assert not [name for name in names if "tide" in name]
    with pytest.raises(PositionError, match="tide"):
        GAME.position({"players": [{}, {}], "turn": {"tide": "high"}})


# The mulligan


@pytest.mark.rule("KF-MULL-04")
def test_after_a_mulligan_no_cut_could_change_anything():
    """The opponent is not asked: every card of the deck may lie at every place already."""
    tops, bottoms = set(), set()
    for seed in range(60):
        state = GAME.new(decks=list(STARTERS), seed=seed, first=0)
        old = state.players[0].hand[0]
        state.apply("mulligan")
        assert [(choice.reason, choice.player) for choice in state.choices] == [("mulligan", 1)]
        deck = [*state.players[0].deck, *reversed(state.players[0].hand)]
        assert sorted(deck) == list(range(36))
        tops.add(deck[-1])
        bottoms.add(deck.index(old))
    assert min(len(tops), len(bottoms)) > 20
