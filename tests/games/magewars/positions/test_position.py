"""Positions: every state has a text form that reads back, and what contradicts itself is refused."""

import json
from itertools import islice
from random import Random

import pytest

from tests.each import each
from tests.games.magewars.situations import Situation, snapshot
from trivault.games.magewars.game import GAME
from trivault.kernel.errors import PositionError


def random_game(seed, most=300, **options):
    state, random = GAME.new(seed=seed, **options), Random(seed)
    for _ in range(most):
        yield state
        if state.over:
            return
        option = random.choice(state.legal(random.choice(state.choices).player))
        state.apply(option, option.choice.player)


def texts(state, player):
    """The answers; of a choice with very many, what they name."""
    legal = state.legal(player)
    if len(legal) > 60:
        return [GAME.slug(state, thing) for thing in legal.choice.things]
    return [option.text for option in legal]


def position(**given):
    return {"players": [{}, {}], **given}


OPTIONS = [{"apprentice": True}, {}, {"players": 3}, {"players": 4, "teams": True}]


@pytest.mark.parametrize("options", OPTIONS, ids=["apprentice", "full", "three", "teams"])
def test_every_state_reads_back_from_its_text_form(options):
    middles = plain = 0
    for state in islice(random_game(3, **options), 0, None, 2):
        written = state.position()
        again = GAME.position(json.loads(json.dumps(written)))
        assert again.position() == written
        assert again.result == state.result
        for player in range(state.seats):
            assert sorted(texts(again, player)) == sorted(texts(state, player))
        if "exact" in written:
            middles += 1
            assert again == state
        else:
            plain += 1
    assert middles > 5
    assert plain > 20


def test_an_empty_position_has_mages_in_their_corners_and_begins_in_the_action_stage():
    state = GAME.position(position())
    assert state.position() == {
        "game": "mage-wars",
        "players": [{"mage": "beastmaster a1 mana:10"}, {"mage": "warlock d3 mana:10"}],
        "arena": "full",
    }
    assert state.phase == "action"
    assert [option.text for option in state.legal()] == ["activate beastmaster"]


EVERYTHING = {
    "game": "mage-wars",
    "arena": "full",
    "round": 4,
    "initiative": 1,
    "player": 1,
    "stage": "after",
    "players": [
        {
            "mage": "wizard b2 inactive guard mana:7 quickcast-used damage:3 life:-2 burn:2 shield "
            "used:spell-arcane-zap +leather-boots +(mage-wand used:bound slots:shield bound-open:dispel) "
            "?(nullify p1)",
            "element": "air",
            "spellbook": ["2 fireball", "dispel"],
            "prepared": ["fireball"],
            "discard": ["dispel", "fireball owner:p1"],
        },
        {"mage": "warlock c1 mana:20", "prepared": ["2 fireball"]},
    ],
    "objects": {
        "away": ["emerald-tegu p1 banish:2 left:c3"],
        "b2": [
            "timber-wolf damage:2 rage:2 taunt:emerald-tegu@b2 +bear-strength ?(rhino-hide p1)",
            "emerald-tegu p1 owner:p0 inactive pet new",
            "?hellfire-trap p1",
        ],
        "b2-c2": ["wall-of-stone p1 damage:4"],
    },
    "barriers": ["wizard timber-wolf"],
    "attacked": ["timber-wolf emerald-tegu@b2"],
    "seed": 5,
    "draws": 3,
}


def test_everything_on_the_table_can_be_written_and_reads_back():
    assert GAME.position(EVERYTHING).position() == EVERYTHING


def test_what_is_written_is_what_lies_there():
    state = GAME.position(EVERYTHING)
    wolf = next(t for t in state.play if state.card(t).slug == "timber-wolf")
    tegu, away = (t for t in state.play if state.card(t).slug == "emerald-tegu")
    tegu, away = (tegu, away) if state.play[tegu].zone >= 0 else (away, tegu)
    piece = state.play[wolf]
    assert (piece.controller, piece.damage, piece.active) == (0, 2, True)
    assert piece.markers == {"rage": 2, "taunt": tegu}
    strength, hide = piece.attached
    assert (state.play[strength].controller, state.play[strength].revealed) == (0, True)
    assert (state.play[hide].controller, state.play[hide].revealed) == (1, False)
    assert (state.controller(tegu), state.owners[tegu], state.play[tegu].summoned) == (1, 0, 4)
    assert (state.play[away].zone, state.controller(away)) == (-1, 1)
    wizard = state.play[state.players[0].mage]
    assert (wizard.mana, wizard.damage, wizard.life, wizard.quickcast, wizard.guard) == (7, 3, -2, False, True)
    boots, wand, _ = wizard.attached
    assert state.play[boots].slots == ("boots",)
    assert state.play[wand].slots == ("shield",)
    assert state.card(state.play[wand].bound).slug == "dispel"
    assert state.play[wand].bound_open
    assert [state.card(t).slug for t in state.players[0].discard] == ["fireball", "dispel"]
    assert state.players[0].element == "air"
    assert state.order() == (1, 0)


def test_a_creature_in_the_middle_of_its_action_phase():
    with Situation(b2="timber-wolf", acting="timber-wolf", moves=1) as table:
        table.offers(
            "attack timber-wolf timber-wolf", "done", "guard", "move a2", "move b1", "move b3", "move c2"
        )
        assert table.state.play[table.card("timber-wolf")].active is False
        table.answer("move c2")  # its second, which ends the phase
        assert table.state.acting < 0


def test_a_phase_that_runs_by_itself():
    with Situation(phase="channel", mage="beastmaster mana:3", spellbook="fireball") as table:
        table.offers("prepare fireball", "skip")
        table.changed()
        assert table.state.play[table.card("beastmaster")].mana == 12
        table.answer("skip")


def test_a_lasting_effect_can_be_named():
    with Situation(b2="timber-wolf", acting="timber-wolf", effects="piercing-strike it:timber-wolf") as table:
        assert table.trait("melee-piercing", of="timber-wolf") == 3
        assert "exact" in table.state.position()


def test_a_finished_game():
    state = GAME.position(position(players=[{"mage": "warlock fallen"}, {}]))
    assert state.result == (1,)
    assert GAME.position(state.position()).position() == state.position()


def b2(entry):
    return position(objects={"b2": [entry]})


def mage(entry):
    return position(players=[{"mage": entry}, {}])


WRONG = {
    "unknown card": (b2("timber-wulf"), r"objects.b2\[0\]: unknown card 'timber-wulf'.*timber-wolf"),
    "unknown attached": (b2("timber-wolf +bear-strenght"), "bear-strength"),
    "unknown bound": (mage("wizard +(mage-wand bound:dispell)"), "dispel"),
    "no zone": (position(objects={"e1": ["timber-wolf"]}), "'e1' is no zone or border.*a1 to d3"),
    "no border": (position(objects={"b2-d2": ["wall-of-stone"]}), "'b2-d2' is no zone or border"),
    "wall in a zone": (b2("wall-of-stone"), "walls lie on borders"),
    "creature on a border": (position(objects={"b2-c2": ["timber-wolf"]}), "only walls lie on borders"),
    "two walls": (
        position(objects={"b2-c2": ["wall-of-stone", "wall-of-stone p1"]}),
        "there is a wall already",
    ),
    "no host": (b2("bear-strength"), r"attached to a creature: write it behind"),
    "equipment without mage": (b2("leather-boots"), "equipment is worn by a mage"),
    "equipment on a creature": (b2("timber-wolf +leather-boots"), "not attached to a creature"),
    "creature on a creature": (b2("timber-wolf +emerald-tegu"), "not attached to a creature"),
    "face-down creature": (b2("?timber-wolf"), "only enchantments lie face down"),
    "spell in play": (b2("fireball"), "no object in play"),
    "mage as object": (b2("wizard"), "mages of their players"),
    "negative damage": (b2("timber-wolf damage:-2"), "damage:-2: expected a number that is not negative"),
    "no number": (b2("timber-wolf mana:lots"), "mana:lots: expected a number"),
    "too much damage": (b2("timber-wolf damage:99"), "timber-wolf: damage 99 .* destroyed it"),
    "unknown mark": (b2("timber-wolf asleep"), "'asleep' is not known; expected p0, owner:p1, damage:N"),
    "guard of a wall": (position(objects={"b2-c2": ["wall-of-stone guard"]}), "only creatures guard or act"),
    "open bracket": (b2("timber-wolf +(bear-strength p1"), "a closing bracket is missing"),
    "nobody": (b2(""), "is no card; expected a name"),
    "unknown player": (b2("timber-wolf p2"), "p2: expected p0 to p1"),
    "zone of a creature": (b2("timber-wolf c1"), "c1: only mages name their zone so"),
    "no mage": (mage("timber-wolf"), "no mage; expected beastmaster, priestess"),
    "mage nowhere": (mage("wizard e5"), "e5 is no zone of this arena"),
    "two helmets": (mage("wizard +leather-boots +leather-boots"), "something else in its place"),
    "wrong slot": (mage("wizard +(mage-wand slots:ring)"), "slots:ring: expected slots:weapon, slots:shield"),
    "bound to nothing": (b2("timber-wolf bound:dispel"), "it cannot hold that spell"),
    "bound does not fit": (mage("wizard +(mage-wand bound:timber-wolf)"), "it cannot hold that spell"),
    "bound by nobody": (mage("wizard +(mage-wand bound:dispel bound-owner:p7)"), "p7: expected p0 to p1"),
    "owner of nothing": (mage("wizard +(mage-wand bound-owner:p1)"), "no spell is bound to it"),
    "assigned to nobody": (b2("timber-wolf assigned:fireball"), "it cannot hold that spell"),
    "no such innate spell": (mage("wizard used:spell-fireball"), "the mage has no such spell"),
    "known to nobody": (b2("timber-wolf ?(nullify known:7)"), "known:7: expected the numbers of players"),
    "mage in a book": (
        position(players=[{"spellbook": ["wizard"]}, {}]),
        r"players\[0\].spellbook\[0\]: wizard: expected a spell",
    ),
    "marks in a book": (
        position(players=[{"prepared": ["fireball damage:2"]}, {}]),
        "expected a spell, such as '2 fireball'",
    ),
    "element": (
        position(players=[{"element": "wood"}, {}]),
        "players.0..element: expected one of earth, water, air, fire",
    ),
    "arena": (position(arena="round"), "arena: expected one of full, apprentice, large"),
    "phase": (position(phase="lunch"), "phase: expected one of initiative, reset, channel"),
    "stage": (position(stage="never"), "stage: expected one of before, bound, after"),
    "initiative": (position(initiative=2), "initiative: expected 0 to 1, not 2"),
    "player": (position(player=-1), "player: expected 0 to 1, not -1"),
    "round": (position(round=0), "round: expected 1"),
    "moves": (position(moves=3), "moves: expected 0 to 2, not 3"),
    "limit": (position(limit=-1), "limit: expected 0 to 2"),
    "draws": (position(draws=-1), "draws: expected 0"),
    "acting enemy": (position(acting="warlock"), "acting: 'warlock' is no creature of player 0"),
    "acting wall": (
        position(acting="wall-of-stone", objects={"b2-c2": ["wall-of-stone"]}),
        "no creature of player 0",
    ),
    "acting nobody": (position(acting="timber-wolf"), "'timber-wolf' is not in play; there are beastmaster"),
    "acting either": (
        position(acting="timber-wolf", objects={"b1": ["timber-wolf"], "b2": ["timber-wolf"]}),
        "may be timber-wolf@b1 or timber-wolf@b2",
    ),
    "attacked whom": (position(attacked=["wizard"]), "expected two objects"),
    "no lasting effect": (position(effects=["fireball"]), "fireball has no lasting effect"),
    "unknown effect": (position(effects=["fireboll"]), r"effects\[0\]: unknown card 'fireboll'.*fireball"),
    "effect on": (position(effects=["piercing-strike on:warlock"]), "expected the player .p1. or it:OBJECT"),
    "too many objects": (position(objects={"b2": ["timber-wolf"] * 149}), "more than 150 objects"),
    "too many cards": (position(players=[{"spellbook": ["99 fireball"] * 6}, {}]), "more than 500 cards"),
    "too much to remember": (position(effects=["battle-fury p1"] * 101), "effects: more than 100"),
    "one player": ({"players": [{}]}, "players: expected 2 to 4, not 1"),
    "other game": ({"players": [{}, {}], "game": "chess"}, "a position of chess; expected mage-wars"),
    "unknown field": ({"players": [{}, {}], "weather": "rain"}, "not a position"),
    "no JSON": ("{", "not JSON"),
}


@each("wrong", WRONG)
def test_a_position_that_contradicts_itself_is_refused(wrong):
    given, message = WRONG[wrong]
    with pytest.raises(PositionError, match=message):
        GAME.position(given)


def test_a_zone_outside_the_small_arena_is_refused():
    with pytest.raises(PositionError, match="'d3' is no zone or border of this arena; expected a1 to c2"):
        GAME.position(position(arena="apprentice", objects={"d3": ["timber-wolf"]}))


def test_an_exact_position_is_what_its_text_says():
    state = GAME.position(position(players=[{"prepared": ["fireball"], "mage": "wizard mana:20"}, {}]))
    state.apply("quickcast fireball")
    exact = state.position()
    assert GAME.position(exact) == state
    exact["round"] = 7
    with pytest.raises(PositionError, match="leave it out of an edited one"):
        GAME.position(exact)
    with pytest.raises(PositionError, match="exact"):
        GAME.position({**state.position(), "exact": "AAAA"})


@pytest.mark.parametrize(
    ("wolf", "life"),
    [
        ("+bull-endurance", 14),
        ("life:-2 +bull-endurance", 12),
        ("life:4 +(bull-endurance life:4)", 14),
        ("+(bull-endurance life:0)", 10),
        ("+(poisoned-blood p1) +bull-endurance", 10),
        ("?bull-endurance", 10),
    ],
)
def test_an_enchantment_in_a_position_gives_its_life(wolf, life):
    with Situation(b2=f"timber-wolf {wolf}") as table:
        assert table.life("timber-wolf") == life
        again = table.game.position(table.state.position())
        assert snapshot(again) == snapshot(table.state)
