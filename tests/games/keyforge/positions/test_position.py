"""Positions of KeyForge: what they can say, and how bad ones are answered."""

import json
from itertools import pairwise

import pytest

from tests.each import some
from tests.games.keyforge.play import random_game
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.positions.position import fields
from trivault.kernel.errors import PositionError, UnknownCard


def position(zone="", entry="", player=0, **more):
    """Two players, one of whom has one card somewhere."""
    players = [{zone: [entry]} if zone and seat == player else {} for seat in range(2)]
    return {"players": players, **more}


def refused(given):
    with pytest.raises((PositionError, UnknownCard)) as error:
        GAME.position(given)
    return str(error.value)


# Unknown cards


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (position("hand", "trol"), "players[0].hand: unknown card 'trol'; did you mean troll"),
        (
            position("discard", "3 punhc", player=1),
            "players[1].discard: unknown card 'punhc'; did you mean punch",
        ),
        (position("line", "troll +blod-of-titans"), "players[0].line: 'troll +blod-of-titans': unknown card "),
        (
            position("artifacts", "cannon under:punhc"),
            "players[0].artifacts: 'cannon under:punhc': unknown card ",
        ),
        (position(turn={"played": ["trol"]}), "turn.played: unknown card 'trol'; did you mean troll"),
        (position(turn={"effects": ["fogify"]}), "turn.effects: unknown card 'fogify'; did you mean foggify"),
    ],
)
def test_an_unknown_card_is_named_with_its_place_and_the_nearest_names(given, message):
    assert refused(given).startswith(message)


# Cards and marks that do not fit


@pytest.mark.parametrize(
    ("zone", "entry", "message"),
    [
        ("hand", "", "'' is not a card; expected a name such as 'troll' or '3 troll'"),
        ("hand", "troll  stunned", "'troll  stunned' is not a card; expected a name such as"),
        ("hand", "0 troll", "'0 troll': expected 1 to 36, not 0"),
        ("hand", "37 troll", "'37 troll': expected 1 to 36, not 37"),
        ("hand", "troll damage:1", "'troll damage:1': damage:N: only cards in play have that"),
        ("discard", "troll stunned", "'troll stunned': stunned: only cards in play have that"),
        ("deck", "troll +blood-of-titans", "'troll +blood-of-titans': +upgrade: only cards in play have that"),
        ("line", "punch", "'punch' is no creature, but of the type action"),
        ("artifacts", "troll", "'troll' is no artifact, but of the type creature"),
        ("line", "blood-of-titans", "'blood-of-titans' is no creature, but of the type upgrade; "
                                    "an upgrade stands behind its creature: 'troll +blood-of-titans'"),
        ("line", "troll +punch", "'troll +punch': +punch is no upgrade"),
        ("line", "troll shiny", "'troll shiny': 'shiny' is not known; expected exhausted, stunned, "),
        ("line", "troll shine:3", "'troll shine:3': 'shine:3' is not known; expected exhausted, stunned, "),
        ("line", "troll damage:x", "'troll damage:x': damage:x: expected a number from 0 to 999"),
        ("line", "troll amber:-1", "'troll amber:-1': amber:-1: expected a number from 0 to 999"),
        ("line", "troll doom:1000", "'troll doom:1000': doom:1000: expected a number from 0 to 999"),
        ("line", "troll damage:1 damage:2", "'troll damage:1 damage:2': damage:N is there twice"),
        ("line", "troll stunned stunned", "'troll stunned stunned': stunned is there twice"),
        ("line", "troll house:saturn", "'troll house:saturn': house:saturn: expected one of brobnar, dis, "),
        ("line", "troll as:saturn", "'troll as:saturn': as:saturn: expected one of brobnar, dis, "),
        ("hand", "troll owner:2", "'troll owner:2': owner:2: expected one of 0, 1"),
        ("hand", "troll owner:x", "'troll owner:x': owner:x: expected one of 0, 1"),
        ("hand", "troll icon:shield", "'troll icon:shield': icon:shield: expected one of amber, capture, "),
        ("hand", "troll known:both", "'troll known:both': known:WHO: only cards in decks and archives have "),
        ("line", "troll +blood-of-titans/owner:2", "'troll +blood-of-titans/owner:2': "
                                                   "'blood-of-titans owner:2': owner:2: expected one of 0, 1"),
        ("line", "troll +blood-of-titans/exhausted", "'troll +blood-of-titans/exhausted': "
                                                     "+blood-of-titans exhausted: an upgrade is not exhausted"),
        ("deck", "troll known:2", "'troll known:2': known:2: expected one of 0, 1, both"),
        ("line", "troll purged:krump", "'troll purged:krump': purged:krump: no such card is purged"),
        ("known", "troll", "'troll' is not in that hand"),
    ],
)  # fmt: skip
def test_an_entry_that_does_not_fit_is_answered_with_its_place(zone, entry, message):
    for player in range(2):
        assert refused(position(zone, entry, player)).startswith(f"players[{player}].{zone}: {message}")


@pytest.mark.parametrize(
    ("mark", "shown"),
    [("stunned", "stunned"), ("warded", "warded"), ("enraged", "enraged"), ("elusive-used", "elusive-used"),
     ("damage:1", "damage:N"), ("power:1", "power:N"), ("armor-used:1", "armor-used:N"),
     ("+blood-of-titans", "+upgrade")],
)  # fmt: skip
def test_what_only_creatures_have_is_not_on_an_artifact(mark, shown):
    entry = f"cannon {mark}"
    assert refused(position("artifacts", entry)) == (
        f"players[0].artifacts: {entry!r}: {shown}: only creatures have that"
    )


# Numbers, keys, houses and the turn


@pytest.mark.parametrize(
    ("part", "message"),
    [
        ({"amber": -1}, "amber: expected 0 to 1000000, not -1"),
        ({"chains": 25}, "chains: expected 0 to 24, not 25"),
        ({"creatures_last": -1}, "creatures_last: expected 0 to 1000000, not -1"),
        ({"keys": ["red", "red"]}, "keys: 'red' is there twice"),
        ({"keys": ["green"]}, "keys: 'green' is unknown; expected some of red, blue, yellow"),
        ({"forged_last": ["blue", "blue"]}, "forged_last: 'blue' is there twice"),
        ({"houses": ["dis", "dis"]}, "houses: 'dis' is there twice"),
        ({"houses": ["saturn"]}, "houses: 'saturn' is unknown; expected some of brobnar, dis, "),
        ({"houses": ["dis", "logos", "mars", "untamed"]}, "houses: how many: expected 0 to 3, not 4"),
    ],
)
def test_what_is_wrong_with_a_player_is_answered_with_the_place(part, message):
    for player in range(2):
        players = [part if seat == player else {} for seat in range(2)]
        assert refused({"players": players}).startswith(f"players[{player}].{message}")


@pytest.mark.parametrize(
    ("turn", "message"),
    [
        ({"player": 2}, "turn.player: expected 0 to 1, not 2"),
        ({"number": 0}, "turn.number: expected 1 to 1000000, not 0"),
        ({"house": "saturn"}, "turn.house: expected one of brobnar, dis, "),
        ({"step": "end"}, "turn.step: expected one of forge, house, main, ready, draw, not 'end'"),
        ({"step": ""}, "turn.step: expected one of forge, house, main, ready, draw, not ''"),
        ({"forged": ["green"]}, "turn.forged: 'green' is unknown; expected some of red, blue, yellow"),
        ({"effects": ["foggify"] * 101}, "turn.effects: how many: expected 0 to 100, not 101"),
        ({"effects": ["troll"]}, "turn.effects: 'troll' has no lasting effect"),
        ({"effects": ["foggify by:2"]}, "turn.effects: 'foggify by:2': by:2: expected one of 0, 1"),
        ({"effects": ["tezmal"]}, "turn.effects: 'tezmal': house: this effect names house:NAME"),
        (
            {"effects": ["foggify house:dis"]},
            "turn.effects: 'foggify house:dis': house: this effect names nothing",
        ),
        (
            {"effects": ["tezmal house:saturn"]},
            "turn.effects: 'tezmal house:saturn': house:saturn: expected one of",
        ),
        ({"effects": ["etan-s-jar card:trol"]}, "turn.effects: 'etan-s-jar card:trol': unknown card 'trol'"),
        (
            {"effects": ["foggify by:1 by:1"]},
            "turn.effects: 'foggify by:1 by:1': 'by:1': expected by:…, house:…",
        ),
        (
            {"effects": ["restringuntus house:dis"]},
            "turn.effects: 'restringuntus house:dis': restringuntus lies nowh",
        ),
        ({"effects": ["foggify for:1"]}, "turn.effects: 'foggify for:1': 'for:1': expected by:…, house:…"),
        ({"effects": [""]}, "turn.effects: unknown card ''"),
    ],
)
def test_what_is_wrong_with_the_turn_is_answered_with_the_place(turn, message):
    assert refused(position(turn=turn)).startswith(message)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({}, "not a position: Object missing required field `players`"),
        ({"players": [{}]}, "players: expected 2, not 1"),
        (position(seed=-1), "seed: expected 0 to 9223372036854775807, not -1"),
        (position(draws=-1), "draws: expected 0 to 9223372036854775807, not -1"),
        (position(game="shards"), "a position of shards; expected keyforge"),
        (position(tide="high"), "not a position: Object contains unknown field `tide`"),
        (position(exact="x"), "exact: "),
        ("nonsense", "not JSON: "),
    ],
)
def test_what_is_wrong_with_the_whole_is_said(given, message):
    assert refused(given).startswith(message)


# What others have seen


def test_who_has_seen_a_hidden_card_is_said():
    mine = {"deck": ["2 troll known:both", "troll"], "archives": ["punch known:1", "punch"]}
    state = GAME.position({"players": [mine, {}]})
    assert [state.knows(1, card) for card in state.players[0].deck] == [False, True, True]
    assert [state.knows(1, card) for card in state.players[0].archives] == [True, False]
    assert [state.knows(0, card) for card in state.players[0].deck] == [False, True, True]
    assert fields(state).players[0].deck == mine["deck"]
    assert fields(state).players[0].archives == mine["archives"]


def test_cards_on_and_under_others_have_marks_of_their_own():
    line = ["troll +blood-of-titans/house:dis/owner:1/doom:2 under:punch/owner:1 +way-of-the-bear"]
    state = GAME.position({"players": [{"line": line}, {}]})
    troll, upgrade = state.players[0].line[0], state.play[state.players[0].line[0]].upgrades[0]
    assert (state.owners[upgrade], state.printed[upgrade], state.controller(upgrade)) == (1, "dis", 1)
    assert state.play[upgrade].count("doom") == 2
    assert [state.owners[card] for card in state.play[troll].under] == [1]
    assert fields(state).players[0].line == [
        "troll under:punch/owner:1 +blood-of-titans/house:dis/owner:1/doom:2 +way-of-the-bear"
    ]


# How many cards


@pytest.mark.parametrize(
    ("answers", "exact"),
    [
        (("play collar-of-subordination",), False),
        (("play hypnobeam", "play collar-of-subordination"), True),  # the collar is not why it is there
    ],
)
def test_who_gets_a_creature_back_is_said_by_its_upgrades_or_exactly(answers, exact):
    hand = ["collar-of-subordination house:mars", "hypnobeam"]
    state = GAME.position({"players": [{"hand": hand}, {"line": ["troll"]}], "turn": {"house": "mars"}})
    for answer in answers:
        state.apply(answer)
    described = state.position()
    assert ("exact" in described) == exact
    (troll,) = state.players[0].line
    again = GAME.position(described)
    (same,) = again.players[0].line
    said, found = ([who for who, _ in each.play[card].claims] for each, card in ((state, troll), (again, same)))
    assert found == said == [int(not exact), 0]


def test_an_abducted_card_is_marked_in_the_archives_of_its_owner():
    """A card of the other player needs no mark there."""
    archives = ["umbra abducted", "troll owner:1", "umbra"]
    state = GAME.position({"players": [{"archives": archives}, {}], "turn": {"house": "logos"}})
    described = state.position()
    assert fields(state).players[0].archives == ["umbra known:both abducted", "troll owner:1", "umbra"]
    again = GAME.position(described)
    assert again.position() == described
    assert again.players[0].abducted == state.players[0].abducted == state.players[0].archives[:1]
    seen = GAME.sample(GAME.view(state, 1), seed=1)
    assert seen.players[0].abducted == state.players[0].abducted


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (
            position("hand", "umbra abducted"),
            "players[0].hand: 'umbra abducted': abducted: only cards in archives",
        ),
        (position("line", "umbra abducted"), "players[0].line: 'umbra abducted': abducted: only cards in the "),
        (
            position("archives", "umbra owner:1 abducted"),
            "players[0].archives: 'umbra owner:1 abducted': abducted: ",
        ),
    ],
)
def test_only_archived_cards_of_their_owner_are_marked_as_abducted(given, message):
    assert refused(given).startswith(message)


def test_nobody_owns_more_cards_than_a_deck_has():
    mine = {"hand": ["6 troll"], "deck": ["29 krump"], "line": ["bumpsy"]}
    assert len(GAME.position({"players": [mine, {}]}).defs) == 36
    for zone, entry in (("line", "umbra +blood-of-titans"), ("archives", "punch"), ("purged", "punch")):
        more = {**mine, zone: [*mine.get(zone, []), entry]}
        assert refused({"players": [more, {}]}).startswith("players[0] owns 3")
    theirs = {"archives": ["punch owner:0"]}
    assert refused({"players": [mine, theirs]}) == "players[0] owns 37 cards; a deck has 36"


# What is written reads back


@pytest.mark.parametrize("seed", some([10, 11], range(12, 16)))
def test_a_position_plays_on_as_the_game_did(seed):
    """At every choice a state built from the text form is given the answers of the next turns: the
    table stays the same, and so does what may be answered."""
    states = [state.copy() for state in random_game(seed)]
    answers = [_between(one, other) for one, other in pairwise(states)]
    for at in range(0, len(states) - 1, 7):
        again = GAME.position(json.loads(json.dumps(states[at].position())))
        for state, answer in list(zip(states[at:], answers[at:], strict=False))[:12]:
            assert fields(again) == fields(state)
            assert [o.text for o in again.legal()[:40]] == [o.text for o in state.legal()[:40]]
            if answer is None or answer.startswith("replace"):  # equal cards are counted as they came
                break
            again.apply(answer)


def _between(state, following):
    """The answer that led from one state to the next."""
    return next(
        (o.text for o in state.legal()[:500] if state.after(o).to_bytes() == following.to_bytes()), None
    )


def test_who_cannot_live_leaves_first_and_what_that_asks_is_asked_before_the_turn_goes_on():
    side = {"line": ["bad-penny damage:1", "archimedes"]}
    state = GAME.position({"players": [side, {}], "turn": {"house": "shadows"}})
    assert state.choice is not None
    assert state.choice.reason == "trigger-order"
    state.apply(state.legal()[0])
    assert GAME.idle(state)
    assert [len(state.players[0].line), len(state.players[0].hand) + len(state.players[0].archives)] == [1, 1]


def test_a_card_that_is_being_played_when_the_game_ends_is_not_lost():
    given = {"hand": ["might-makes-right"], "line": ["5 krump"], "keys": ["red", "blue"]}
    state = GAME.position({"players": [given, {}], "turn": {"house": "brobnar"}})
    state.apply("play might-makes-right")
    while not state.over:
        state.apply(state.legal()[-1])
    assert len(state.resolving) == 1
    assert GAME.position(json.loads(json.dumps(state.position()))) == state


@pytest.mark.parametrize(
    ("effect", "line", "houses"),
    [
        ("tezmal house:dis by:1", "tezmal", ["brobnar", "logos"]),
        ("restringuntus house:logos by:1", "restringuntus", ["brobnar", "dis"]),
        ("control-the-weak house:logos by:1", "troll", "logos"),
        ("mark-of-dis house:brobnar by:1", "troll", "brobnar"),
    ],
)
def test_an_effect_stands_in_a_position_with_the_house_it_has_named(effect, line, houses):
    given = position("line", line, 1, turn={"step": "house", "effects": [effect]})
    given["players"][0]["houses"] = ["brobnar", "dis", "logos"]
    for state in (GAME.position(given), GAME.position(GAME.position(given).position())):
        assert (state.house or _texts(state)) == houses  # the only one is not asked for


def test_an_effect_stands_in_a_position_with_the_card_it_has_named():
    given = position("hand", "2 punch", turn={"house": "brobnar", "effects": ["etan-s-jar card:punch by:1"]})
    given["players"][0]["hand"] += ["anger"]
    given["players"][1]["artifacts"] = ["etan-s-jar"]
    for state in (GAME.position(given), GAME.position(GAME.position(given).position())):
        assert [text for text in _texts(state) if text.startswith("play")] == ["play anger"]


def test_an_effect_of_two_cards_in_play_is_that_of_the_one_its_player_controls():
    """The key that Turnkey gives back goes to the opponent of who played her, when that one leaves."""
    given = position("line", "turnkey", turn={"house": "dis", "effects": ["turnkey by:1"]})
    given["players"][1] = {"line": ["turnkey"]}
    given["players"][0]["hand"] = ["gateway-to-dis"]
    state = GAME.position(given)
    for answer in ("play gateway-to-dis", "yellow"):
        state.apply(answer)
    assert [len(fields(state).players[seat].keys) for seat in (0, 1)] == [1, 0]


def _texts(state):
    return [option.text for option in state.legal()]
