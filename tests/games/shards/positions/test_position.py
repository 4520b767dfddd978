"""Positions: every state has a text form that reads back, and what contradicts itself is refused."""

import json
import re
from base64 import b64encode
from random import Random

import pytest

from tests.each import each
from tests.games.shards.play import CENTRE_CARDS, GAME, check, random_game
from tests.games.shards.situations import Situation
from trivault.kernel.errors import PositionError, SetupError, UnknownCard

SEATS = (2, 3, 4)


@pytest.mark.parametrize("players", SEATS)
def test_every_state_reads_back_from_its_text_form(players):
    middles = 0
    for state in random_game(players, 80 + players):
        position = state.position()
        again = GAME.position(json.loads(json.dumps(position)))
        check(again)
        assert again.position() == position
        assert again.result == state.result
        assert [o.text for o in again.legal()[:100]] == [o.text for o in state.legal()[:100]]
        if "exact" in position:
            middles += 1
            assert again == state
    assert middles > 5


def test_equal_cards_of_which_the_second_was_shown_read_back():
    state = GAME.position(
        {"players": [{"hand": ["korvus-legionnaire", "thorn-zealot", "korvus-legionnaire"]}, {}]}
    )
    first, zealot, second = state.players[0].hand
    state.known[zealot] = state.known[second] = state.everyone
    position = state.position()
    assert GAME.position(position) == state
    state.known[first] = state.everyone
    assert "exact" not in state.position()


def test_letters_that_no_file_can_hold_are_refused():
    with pytest.raises(PositionError, match="not JSON"):
        GAME.position('{"players": "\ud800"}')


def test_a_drawn_game_reads_back_from_its_text_form():
    state = GAME.position({"players": [{}, {}], "turn": {"number": 2000}}).after("end-turn")
    assert state.result == ()
    assert GAME.position(state.position()) == state


@pytest.mark.parametrize("players", SEATS)
def test_a_position_plays_on_as_the_game_it_was_taken_from(players):
    random = Random(players)
    for state in random_game(players, 90 + players):
        if state.over or random.random() > 0.05:
            continue
        here, there = state.copy(), GAME.position(state.position())
        for _ in range(40):
            if here.over:
                break
            texts = [option.text for option in here.legal()[:100]]
            assert [option.text for option in there.legal()[:100]] == texts
            answer = random.choice(texts)
            here.apply(answer)
            there.apply(answer)
        assert here.over == there.over
        assert plain(here) == plain(there)


def plain(state):
    """The text form without the bytes in it, which number the cards in another way."""
    return {name: value for name, value in state.position().items() if name != "exact"}


def test_a_position_is_json_text_as_well():
    written = """{
        "players": [{"hand": ["2 crystal", "blaster"], "mastery": 4}, {"champions": ["evokatus exhausted"]}],
        "row": ["kiln-drone", null, "nil-assassin"],
        "centre": [],
        "turn": {"gems": 1, "played": ["nil-assassin fast"]}
    }"""
    state = GAME.position(written)
    assert state.position() == GAME.position(json.loads(written)).position()
    described = state.position()
    assert described["game"] == "shards"
    assert described["row"] == ["kiln-drone", None, "nil-assassin", None, None, None]
    assert described["players"][0] == {"character": "decima", "hand": ["2 crystal", "blaster"], "mastery": 4}
    assert described["players"][1] == {"character": "tetra", "champions": ["evokatus exhausted"]}
    assert described["turn"] == {"gems": 1, "played": ["nil-assassin fast"]}


def test_what_is_left_out_has_a_plain_default():
    state = GAME.position({"players": [{}, {}]})
    assert [player.health for player in state.players] == [50, 50]
    assert (state.active, state.turn, state.gems, state.power) == (0, 1, 0, 0)
    assert len([card for card in state.row if card >= 0]) == 6
    assert len(state.centre) == CENTRE_CARDS - 6  # the rest of the box
    assert [option.text for option in state.legal()] == ["end-turn"]


def test_the_rest_of_the_box_is_what_lies_nowhere_else():
    state = GAME.position(
        {"players": [{"hand": ["2 kiln-drone"]}, {"discard": ["general-decurion"]}], "row": ["kiln-drone"]}
    )
    slugs = [card.slug for card in state.defs]
    assert (slugs.count("kiln-drone"), slugs.count("general-decurion"), len(slugs)) == (3, 1, CENTRE_CARDS)


def test_the_seed_decides_how_the_rest_of_the_box_lies():
    rows = {tuple(GAME.position({"players": [{}, {}], "seed": seed}).position()["row"]) for seed in (1, 2, 1)}
    assert len(rows) == 2


def test_a_deck_is_written_from_its_top():
    with Situation(hand="cryptofist-monk", deck="blaster, crystal") as table:
        table.answer("play cryptofist-monk")
        table.changed(hand="blaster", deck="crystal", played="cryptofist-monk")


def test_a_game_that_is_over_is_a_position_too():
    state = GAME.position({"players": [{"health": 0}, {"health": 3}], "turn": {"player": 1}})
    assert state.over
    assert state.result == (1,)
    assert GAME.position(state.position()).result == (1,)


def test_a_lasting_effect_is_described_without_its_champion_in_play():
    with Situation(effects="numeri-drones", gems=4, row="evokatus") as table:
        assert GAME.describe(table.state)["turn"]["effects"] == ["numeri-drones"]
        table.answer("recruit evokatus")
        table.changed(gems=0, row="", champions="evokatus", effects="")


TWO: list[dict[str, object]] = [{}, {}]


def side(**parts):
    return {"players": [parts, {}]}


def turn(**parts):
    return {"players": [{"champions": ["evokatus"]}, {}], "turn": parts}


def table(**parts):
    return {"players": TWO, **parts}


REFUSED = [
    ({"player": []}, "not a position: Object contains unknown field `player`"),
    ({}, "not a position: Object missing required field `players`"),
    (
        {"players": [{"hands": []}, {}]},
        "not a position: Object contains unknown field `hands` - at `$.players[0]`",
    ),
    ({"players": [{"hand": "crystal"}, {}]}, "not a position: Expected `array`, got `str`"),
    ("{", "not JSON: Input data was truncated"),
    ("players", "not JSON: "),
    (table(game="chess"), "a position of chess; expected shards"),
    (side(hand=["Crystal!"]), "players[0].hand: 'Crystal!' is not a card; expected a name such as"),
    (side(hand=["0 crystal"]), "players[0].hand: '0 crystal' is not a card"),
    (side(deck=["100 crystal"]), "players[0].deck: '100 crystal' is not a card"),
    (side(deck=[""]), "players[0].deck: '' is not a card"),
    (side(discard=["decima"]), "players[0].discard: 'decima' is a character, not a card of a deck"),
    (
        side(hand=["evokatus exhausted"]),
        "players[0].hand: 'evokatus exhausted': expected a card without 'exhausted'",
    ),
    (side(deck=["nil-assassin fast"]), "players[0].deck: 'nil-assassin fast': expected a card without 'fast'"),
    (side(champions=["crystal"]), "players[0].champions: 'crystal': expected a champion"),
    (side(champions=["evokatus fast"]), "players[0].champions: 'evokatus fast': expected a champion"),
    (side(health=51), "players[0].health: expected 0 to 50, not 51"),
    (side(health=-1), "players[0].health: expected 0 to 50, not -1"),
    (side(mastery=31), "players[0].mastery: expected 0 to 30, not 31"),
    (side(mastery=-1), "players[0].mastery: expected 0 to 30, not -1"),
    (side(hand=["crystal"], shown=["blaster"]), "players[0].shown: 'blaster' is not in that hand"),
    (side(hand=["crystal"], shown=["2 crystal"]), "players[0].shown: '2 crystal' is not in that hand"),
    (
        {"players": [{}, {"health": 0, "deck": ["crystal"]}]},
        "players[1]: a player without health is out of the game and has no cards",
    ),
    (turn(player=2), "turn.player: expected 0 to 1, not 2"),
    (turn(player=-1), "turn.player: expected 0 to 1, not -1"),
    (turn(number=0), "turn.number: expected 1 to 1000000, not 0"),
    (turn(gems=-1), "turn.gems: expected 0 to 1000000, not -1"),
    (turn(power=-1), "turn.power: expected 0 to 1000000, not -1"),
    (turn(power="lots"), "turn.power: expected a number or 'infinite', not 'lots'"),
    ({"players": [{"health": 0}, {"health": 0}]}, "players: at least one must have health"),
    ({"players": [{"health": 0}, {}]}, "turn.player: player 0 is out of the game"),
    (turn(played=["optio-crusher"]), "turn.played: 'optio-crusher': not among the champions of that player"),
    (turn(played=["2 evokatus"]), "turn.played: '2 evokatus': not among the champions of that player"),
    (turn(played=["evokatus", "evokatus"]), "turn.played: 'evokatus': not among the champions of that player"),
    (turn(played=["evokatus fast"]), "turn.played: 'evokatus fast': not among the champions of that player"),
    (turn(played=["kiln-drone fast"]), "turn.played: 'kiln-drone fast': only mercenaries are fast-played"),
    (turn(played=["nil-assassin exhausted"]), "turn.played: 'nil-assassin exhausted': only mercenaries"),
    (turn(effects=["evokatus"]), "turn.effects: 'evokatus' has no lasting effect"),
    (table(row=["kiln-drone"] * 7), "row: at most 6 cards, not 7"),
    (table(row=["2 kiln-drone"]), "row: '2 kiln-drone': one card for each place"),
    (table(row=["crystal"]), "row, centre: 'crystal' is a starter card"),
    (table(centre=["kiln-drone", "blaster"]), "row, centre: 'blaster' is a starter card"),
    (table(centre=["2 kiln-drone"], buried=3), "buried: expected 0 to 2, not 3"),
    (table(buried=-1), f"buried: expected 0 to {CENTRE_CARDS}, not -1"),
    (table(banished=["99 crystal"] * 6), "more than 500 cards"),
    (table(exact="?"), "exact: "),
    (table(exact=b64encode(b"nonsense").decode()), "exact: not a saved state of Trivault"),
]


@each("position, message", REFUSED, say=lambda wrong: wrong[1])
def test_a_position_that_contradicts_itself_names_the_place(position, message):
    with pytest.raises(PositionError) as refused:
        GAME.position(position)
    assert str(refused.value).startswith(message)


SETUPS = [
    ({"players": [{}]}, "shards is for 2 to 4 players, not 1"),
    ({"players": [{}] * 5}, "shards is for 2 to 4 players, not 5"),
    ({"players": TWO, "seed": -1}, "a seed is a whole number from 0 to 2**63 - 1, not -1"),
    ({"players": [{"character": "decima"}] * 2}, "2 players need 2 different characters"),
    ({"players": [{"character": "decima"}, {"character": "crystal"}]}, "'crystal' is no character"),
]


@pytest.mark.parametrize(("position", "message"), SETUPS, ids=[message for _, message in SETUPS])
def test_seats_and_characters_are_checked_as_in_a_set_up(position, message):
    with pytest.raises(SetupError) as refused:
        GAME.position(position)
    assert str(refused.value).startswith(message)


def test_characters_are_given_for_all_sides_or_for_none():
    with pytest.raises((PositionError, SetupError)):
        GAME.position({"players": [{"character": "decima"}, {}]})


@pytest.mark.parametrize(
    ("position", "where", "near"),
    [
        (side(hand=["cristal"]), "players[0].hand", "crystal"),
        (side(champions=["zetta-the-encrypter"]), "players[0].champions", "zetta-the-encryptor"),
        (table(row=["kiln-drones"]), "row", "kiln-drone"),
        (turn(played=["nil-assasin fast"]), "turn.played", "nil-assassin"),
        (turn(effects=["numeri-drone"]), "turn.effects", "numeri-drones"),
    ],
)
def test_an_unknown_card_comes_with_its_place_and_the_nearest_names(position, where, near):
    with pytest.raises(UnknownCard, match=f"^{re.escape(where)}: unknown card .*did you mean .*{near}"):
        GAME.position(position)


def test_an_exact_position_cannot_be_edited():
    state = GAME.position(
        {"players": [{"hand": ["shadow-apostle", "crystal"]}, {}], "row": ["kiln-drone"], "centre": []}
    )
    state.apply("play shadow-apostle")
    position = state.position()
    assert GAME.position(position) == state
    position["players"][1]["health"] = 7
    with pytest.raises(PositionError, match="exact: differs from the rest of the position"):
        GAME.position(position)


def test_gaps_of_the_row_are_filled_while_the_centre_deck_lasts():
    state = GAME.position({"players": TWO, "row": ["kiln-drone"], "centre": ["nil-assassin", "evokatus"]})
    assert state.position()["row"] == ["kiln-drone", "nil-assassin", "evokatus", None, None, None]
