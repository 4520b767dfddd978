"""What is in force: modifiers, bans, lasting effects and when they end."""

from typing import Any

from tests.kernel.drive import Driven
from tests.kernel.tiny_model import power
from trivault.kernel.frames import Listener


def powers(table: Driven) -> dict[str, int]:
    boards = [card for side in table.state.sides for card in side.board]
    return {table.state.defs[card].slug: power(table.state, card) for card in boards}


def test_a_modifier_is_in_force_while_its_card_is_in_play():
    with Driven({"hand": ["drummer"], "board": ["rat"]}, {"hand": ["spark"], "board": ["wolf"]}) as table:
        assert powers(table) == {"rat": 1, "wolf": 2}
        table.answer("play drummer")
        assert powers(table) == {"rat": 2, "drummer": 1, "wolf": 2}
        table.answer("end-turn", "play spark", "damage drummer")
        assert powers(table) == {"rat": 1, "wolf": 2}
        assert table.state.modifiers == {}


def test_modifiers_add_up():
    me = {"hand": ["battle-cry"], "board": ["drummer", "drummer", "ogre"]}
    with Driven(me, {}) as table:
        table.answer("play battle-cry")
        assert [power(table.state, card) for card in table.state.sides[0].board] == [3, 3, 8]


def test_a_lasting_effect_outlives_the_card_that_made_it():
    with Driven({"hand": ["captain", "spark"], "board": ["rat"]}, {"deck": ["rat"]}) as table:
        table.answer("play captain", "play spark", "damage captain")
        assert powers(table) == {"rat": 2}
        table.answer("end-turn")
        assert powers(table) == {"rat": 1}


def test_a_lasting_effect_ends_at_its_moment():
    with Driven({"hand": ["battle-cry"], "board": ["rat"]}, {}) as table:
        table.answer("play battle-cry")
        assert powers(table) == {"rat": 2}
        table.answer("end-turn")
        assert powers(table) == {"rat": 1}
        assert table.state.modifiers == {}


def test_a_game_names_the_moments_of_each_player():
    me = {"hand": ["oath"], "board": ["rat"], "deck": ["rat"]}
    with Driven(me, {"deck": ["rat"]}) as table:
        table.answer("play oath", "end-turn")
        assert powers(table) == {"rat": 2}, "the turn of the other player does not end it"
        table.answer("end-turn")
        assert powers(table) == {"rat": 1}


def test_a_given_ability_lasts_while_giver_and_bearer_are_in_play():
    me = {"hand": ["squire", "gust", "gust"], "board": ["rat"]}
    with Driven(me, {"board": ["imp"]}) as table:
        table.answer("play squire", "mark rat")
        assert powers(table) == {"rat": 3, "squire": 1, "imp": 1}
        table.answer("play gust", "bounce imp", "play gust", "bounce squire")
        assert powers(table) == {"rat": 1}
    with Driven(me, {"board": ["imp"]}) as table:
        table.answer("play squire", "mark rat", "play gust", "bounce rat", "play rat")
        assert powers(table) == {"rat": 1, "squire": 1, "imp": 1}
        assert table.state.modifiers == {}


def test_a_limited_trigger_is_used_up():
    with Driven({"hand": ["grudge", "wrath"]}, {"board": ["rat", "wolf"]}) as table:
        table.answer("play grudge", "play wrath")
        assert table.state.sides[0].ember == 1
        assert table.state.listeners == {}


def test_a_limited_trigger_that_was_not_used_ends_at_its_moment():
    me = {"hand": ["grudge"], "board": ["wolf"], "deck": ["rat"]}
    with Driven(me, {"board": ["rat"], "deck": ["rat"]}) as table:
        table.answer("play grudge", "end-turn", "fight rat wolf")
        assert table.state.sides[0].ember == 0


def test_a_lasting_effect_remembers_what_was_named_when_it_began():
    me = {"hand": ["vendetta", "decoy", "spark", "storm"]}
    with Driven(me, {"board": ["ogre", "wolf", "rat"]}) as table:
        table.answer("play vendetta", "mark ogre", "play spark", "damage wolf")
        assert table.story[-2:] == ["destroy wolf 1", "damage ogre 1"]
        table.answer("play decoy", "mark ogre", "play storm")
        assert table.story[-2:] == ["damage ogre 1", "damage ogre 1"]
        assert table.board(1) == ["ogre", "rat"]


def test_a_ban_names_its_rule():
    with Driven({"board": ["ogre"]}, {"board": ["guard", "rat"]}) as table:
        assert table.texts() == ["fight ogre guard", "raid ogre", "end-turn"]
        table.refused("fight ogre rat", "TINY-GUARD")
        assert table.state.why_not("fight ogre guard") == []
        table.answer("fight ogre guard")


def test_a_ban_ends_with_its_card():
    with Driven({"hand": ["gust"], "board": ["ogre"]}, {"board": ["guard", "rat"]}) as table:
        table.answer("play gust", "bounce guard")
        assert table.texts() == ["fight ogre rat", "raid ogre", "end-turn"]
        table.answer("fight ogre rat")


def test_a_ban_holds_while_its_condition_does():
    with Driven({"board": ["ogre", "wolf"]}, {"board": ["hermit", "vulture"]}) as table:
        table.refused("fight ogre hermit", "TINY-HERMIT")
        table.answer("fight wolf vulture")  # both die: the vulture does not see itself go
        table.refused("fight ogre hermit", "TINY-HERMIT")
    with Driven({"board": ["ogre"]}, {"board": ["hermit"], "ember": 1}) as table:
        table.answer("fight ogre hermit")


def test_a_lasting_ban_is_for_all_until_the_turn_ends():
    with Driven({"hand": ["truce"], "board": ["ogre"]}, {"board": ["rat"]}) as table:
        table.answer("play truce")
        table.refused("fight ogre rat", "TINY-TRUCE")
        table.answer("end-turn", "fight rat ogre")


def about(listener: Listener) -> dict[str, Any]:
    names = ("ability", "you", "this", "until", "uses", "names", "event", "origin", "dumped")
    return {name: getattr(listener, name) for name in names}


def test_a_listener_is_replaced_but_for_what_is_given():
    before = Listener(3, 1, 7, "end", 2, {"it": (5,)}, 9)
    changes: list[dict[str, Any]] = [{"you": 0}, {"uses": 0}, {"names": {}}]
    for change in changes:
        assert about(before.replace(**change)) == about(before) | change
