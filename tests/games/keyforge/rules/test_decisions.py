"""What the documents leave open: our decisions, as the catalogue records them (KF-NOT, KF-OPEN)."""

import pytest

from tests.games.keyforge.invented import Invented
from tests.games.keyforge.situations import Situation
from trivault.games.keyforge.cards import CARDS
from trivault.games.keyforge.decks.deck import Deck, DeckEntry, DeckError, check
from trivault.games.keyforge.decks.deck_lists import built_in
from trivault.games.keyforge.decks.series import Series
from trivault.games.keyforge.game import GAME
from trivault.kernel.errors import AnswerError, SetupError, UnknownCard

DECKS = ("miss-onyx-censorius", "radiant-argus-the-supreme")
FULL = "6 punch"
THREE = "red, blue, yellow"

# The keywords of the documents, and our word for what is paid to play a card.
KEYWORDS = {
    *("alpha", "assault", "deploy", "elusive", "enhance", "hazardous", "invulnerable", "omega", "poison"),
    *("skirmish", "splash", "taunt", "lose-to-play"),
}


# Decks and formats


@pytest.mark.rule("KF-NOT-01")
def test_a_deck_has_thirty_six_cards_twelve_of_each_house():
    deck = built_in()[DECKS[0]]
    assert len(deck.cards) == 36
    for cards, count in (((*deck.cards, DeckEntry("troll", "brobnar")), 13), (deck.cards[1:], 11)):
        with pytest.raises(DeckError, match=f"has {count} cards; expected 12"):
            check(Deck(deck.name, deck.houses, cards))
    state = GAME.new(decks=DECKS)
    assert [state.owners.count(player) for player in (0, 1)] == [36, 36]


@pytest.mark.rule("KF-NOT-02")
def test_there_are_no_formats_any_two_decks_can_meet():
    state = GAME.new(decks=[DECKS[0], DECKS[0]], first=0)
    assert state.players[0].houses == state.players[1].houses
    with pytest.raises(SetupError, match="unknown field `format`"):
        GAME.start({"format": "sealed"}, 1)


@pytest.mark.rule("KF-NOT-05")
def test_there_are_only_the_keywords_of_the_documents_and_no_tokens():
    assert {keyword for card in CARDS for keyword in card.keywords} <= KEYWORDS
    with pytest.raises(UnknownCard):
        GAME.position({"players": [{"line": ["token"]}, {}]})


# The end of a game


@pytest.mark.rule("KF-NOT-03")
@pytest.mark.parametrize("active", [0, 1])
def test_if_both_had_three_keys_the_active_player_would_have_won(active):
    with Situation(player=active, keys=THREE, p1_keys=THREE) as table:
        assert table.state.result == (active,)


@pytest.mark.rule("KF-NOT-03")
def test_keys_are_forged_one_after_the_other_so_that_one_player_wins():
    """Both smiths die and forge a third key: the first that is carried out ends the game."""
    given = {"keys": "red, blue", "p1_keys": "red, blue", "line": "last-smith", "p1_line": "last-smith"}
    for answer, winner in (
        ("resolve last-smith@p0 last-smith@p0", 0),
        ("resolve last-smith@p1 last-smith@p1", 1),
    ):
        with Invented(house="dis", hand="gateway-to-dis", **given) as table:
            table.answer("play gateway-to-dis", answer)
            assert table.state.result == (winner,)


@pytest.mark.rule("KF-NOT-03")
def test_conceding_is_no_action_of_the_game_but_a_result_for_a_series():
    state = GAME.new(decks=DECKS, seed=1, first=0)
    before = state.to_bytes()
    with pytest.raises(AnswerError):
        state.apply("concede")
    assert state.to_bytes() == before
    series = Series(decks=DECKS, best_of=3).after((1,))  # the other one won
    assert (series.wins(1), series.setup().options["lost"]) == (1, 0)


# Chains and drawing


@pytest.mark.rule("KF-NOT-04")
@pytest.mark.parametrize(("chains", "after"), [(20, 23), (21, 24), (23, 24), (24, 24)])
def test_the_chains_end_where_the_tracker_ends(chains, after):
    with Situation(house="dis", chains=chains, hand="gateway-to-dis", deck="6 troll") as table:
        table.answer("play gateway-to-dis")
        assert table.state.players[0].chains == after
        table.answer("end-turn", "brobnar")
        assert table.state.players[0].chains == after - 1


@pytest.mark.rule("KF-NOT-06", "KF-OPEN-10")
def test_with_neither_deck_nor_discard_pile_nothing_more_is_drawn():
    """Nobody loses by it, and a chain is shed all the same, as a card would have been drawn."""
    with Situation(hand="punch", deck="troll", chains=1, p1_line="krump") as table:
        table.answer("end-turn", "brobnar")
        table.changed(player=1, hand="punch, troll", deck="", chains=0)
        table.answer("end-turn", "brobnar", "end-turn", "brobnar")
        table.changed()


# Keys


@pytest.mark.rule("KF-NOT-07")
def test_the_active_player_chooses_which_key_is_forged():
    with Situation(house="", step="forge", amber=6, keys="blue", line="troll") as table:
        table.offers("red", "yellow")
        table.answer("yellow", "brobnar")
        table.changed(keys="blue, yellow")


@pytest.mark.rule("KF-NOT-07")
def test_the_active_player_chooses_even_for_the_opponent():
    with Invented(hand="punch", p1_line="last-smith") as table:
        table.answer("play punch")
        assert [choice.player for choice in table.state.choices] == [0]
        table.answer("blue")
        table.changed(amber=1, hand="", discard="punch", p1_keys="blue", p1_line="", p1_discard="last-smith")


# Statuses and keywords


@pytest.mark.rule("KF-NOT-08", "KF-OPEN-05")
def test_an_enraged_and_stunned_creature_loses_its_stun_first():
    with Situation(line="troll enraged stunned", p1_line="krump", hand=FULL, p1_hand=FULL) as table:
        table.offers("unstun troll", "play punch", "discard punch", "end-turn")
        table.answer("unstun troll")
        table.changed(line="troll exhausted enraged")
        table.answer("end-turn", "brobnar", "end-turn", "brobnar")
        table.offers("fight troll", "play punch", "discard punch", "end-turn")
        table.answer("fight troll")
        table.changed(line="troll exhausted damage:6", p1_line="", p1_discard="krump")


@pytest.mark.rule("KF-NOT-08", "KF-OPEN-05")
def test_an_effect_that_lets_it_fight_removes_the_stun_instead():
    with Situation(line="troll enraged stunned", p1_line="krump", hand="anger") as table:
        table.answer("play anger")
        table.changed(amber=1, hand="", discard="anger", line="troll exhausted enraged")


@pytest.mark.rule("KF-NOT-08", "KF-OPEN-04")
def test_an_attack_that_is_cut_short_uses_up_elusive():
    """The urchin was attacked, though the first attacker died of hazardous before any blow."""
    with Situation(line="grenade-snib, troll", p1_line="urchin +flame-wreathed", p1_hand=FULL) as table:
        table.answer("fight grenade-snib")
        table.changed(line="troll", discard="grenade-snib")
        table.answer("fight troll")
        table.changed(line="troll exhausted damage:5", p1_line="", p1_discard="urchin, flame-wreathed")


# Open questions on single effects


@pytest.mark.rule("KF-OPEN-01")
def test_aember_on_a_creature_goes_to_the_opponent_of_its_controller():
    """It is the own troll that dies under the opponent's control: the Æmber is mine."""
    with Situation(hand="punch", p1_line="troll owner:0 damage:7 amber:3, krump") as table:
        table.answer("play punch", "damage troll")
        table.changed(amber=4, hand="", discard="punch, troll", p1_line="krump")


@pytest.mark.rule("KF-OPEN-02")
def test_the_neighbors_of_a_bolt_are_fixed_before_anyone_dies():
    """3, 2 and 1 damage at the same time: the third is not the first one's new neighbor."""
    line = "urchin, batdrone, dust-pixie, krump"
    with Situation(house="logos", hand="positron-bolt", p1_line=line) as table:
        table.answer("play positron-bolt", "choose urchin")
        side = table.state.players[1]
        assert [table.state.defs[c].slug for c in side.line] == ["krump"]
        assert table.state.play[side.line[0]].damage == 0
        assert len(side.discard) == 3


@pytest.mark.rule("KF-OPEN-06")
def test_plays_and_uses_share_one_count_of_six():
    given = {"played": "troll, troll, troll", "used": "troll, troll", "discard": "3 troll"}
    with Situation(line="2 troll", hand="troll", **given) as table:
        table.answer("reap troll#2")
        table.refused("play troll", "KF-SIX-01")
        table.refused("reap troll", "KF-SIX-01")


@pytest.mark.rule("KF-OPEN-07")
@pytest.mark.parametrize("tolas", ["line", "p1_line"])
def test_tolas_pays_the_opponent_of_whoever_controlled_the_creature(tolas):
    given = {"line": "krump", "p1_line": "urchin, bumpsy"}
    given[tolas] += ", tolas"
    with Situation(hand="punch", **given) as table:
        table.answer("play punch", "damage urchin")
        table.changed(
            amber=2,
            hand="",
            discard="punch",
            p1_line=given["p1_line"].removeprefix("urchin, "),
            p1_discard="urchin",
        )


@pytest.mark.rule("KF-OPEN-08")
def test_a_shark_that_is_gone_still_discards_the_top_card():
    with Situation(house="logos", hand="neutron-shark", deck="troll, punch", p1_line="bumpsy, krump") as table:
        table.answer("play neutron-shark", "destroy bumpsy")
        table.changed(
            hand="", deck="punch", discard="troll, neutron-shark", p1_line="krump", p1_discard="bumpsy"
        )


@pytest.mark.rule("KF-OPEN-09")
def test_a_ward_after_tagging_stops_the_way_to_the_hand_and_not_the_destruction():
    given = {"house": "dis", "hand": "gateway-to-dis", "line": "warden, bad-penny owner:1"}
    with Invented(**given) as table:
        table.answer("play gateway-to-dis", "resolve warden warden")
        table.changed(chains=3, hand="", line="", discard="gateway-to-dis, warden", p1_discard="bad-penny")
    with Invented(**given) as table:
        table.answer("play gateway-to-dis", "resolve bad-penny bad-penny")
        table.changed(chains=3, hand="", line="", discard="gateway-to-dis, warden", p1_hand="bad-penny")
