"""Triggers: nested ones first, several at once in an order that a player decides step by step."""

from tests.kernel.drive import Driven


def test_nested_triggers_are_finished_before_the_outer_effect_goes_on():
    me = {"hand": ["feast"], "board": ["scribe", "muse"], "deck": ["rat", "rat"]}
    with Driven(me, {}) as table:
        table.answer("play feast")  # gain, then the scribe draws, then the muse may praise
        assert table.story == ["discard feast 1", "gain p0 1", "draw p0 1"]
        table.answer("praise", "skip")
        assert table.story[3:] == ["wound p1 1", "gain p0 1", "draw p0 1"]


def test_several_triggers_resolve_one_by_one_in_the_order_of_the_active_player():
    me = {"hand": ["spark"], "board": ["vulture", "jackal", "crow"]}
    with Driven(me, {"board": ["wolf", "ogre"]}) as table:
        table.answer("play spark", "damage wolf")
        assert table.texts() == ["resolve vulture wolf", "resolve jackal wolf", "resolve crow wolf"]
        table.answer("resolve crow wolf", "damage ogre")  # its own choice comes before the next trigger
        assert table.texts() == ["resolve vulture wolf", "resolve jackal wolf"]
        table.answer("resolve jackal wolf")  # the last one needs no question
        assert table.story[1:] == [
            "damage wolf 2", "destroy wolf 1", "damage ogre 1", "wound p1 1", "gain p0 1",
        ]  # fmt: skip


def test_a_trigger_set_off_by_a_trigger_resolves_before_those_that_wait():
    me = {"hand": ["spark"], "board": ["crow", "vulture"]}
    with Driven(me, {"board": ["wolf", "rat"]}) as table:
        table.answer("play spark", "damage wolf")
        table.answer("resolve crow wolf", "damage rat")  # the rat dies: crow and vulture hear that first
        assert table.texts() == ["resolve crow rat", "resolve vulture rat"]
        table.answer("resolve vulture rat", "damage vulture")
        assert table.story[-2:] == ["damage vulture 1", "gain p0 1"], "the vulture's first trigger comes last"


def test_the_active_player_also_orders_the_triggers_of_others():
    with Driven({"hand": ["spark"], "board": ["vulture"]}, {"board": ["wolf", "jackal"]}) as table:
        table.answer("play spark", "damage wolf")
        assert table.asked == 0
        table.answer("resolve jackal wolf")
        assert table.story[-2:] == ["wound p0 1", "gain p0 1"]


def test_equal_triggers_are_not_asked_about():
    with Driven({"hand": ["two-grudges", "spark"]}, {"board": ["wolf"]}) as table:
        table.answer("play two-grudges", "play spark")
        assert table.state.sides[0].ember == 2
    with Driven({"hand": ["grudge", "grudge", "spark"]}, {"board": ["wolf"]}) as table:
        table.answer("play grudge", "play grudge", "play spark")
        assert table.texts() == ["resolve grudge wolf", "resolve grudge#2 wolf"], "two cards, two answers"
        table.answer("resolve grudge wolf")
        assert table.state.sides[0].ember == 2


def test_two_abilities_of_one_card_are_told_apart():
    with Driven({"hand": ["spark"], "board": ["twin"]}, {"board": ["ogre"]}) as table:
        table.answer("play spark", "damage twin")
        assert table.texts() == ["resolve twin twin", "resolve twin twin 2"]
        table.answer("resolve twin twin 2")
        assert table.story[-2:] == ["wound p1 1", "gain p0 1"]


def test_a_card_hears_what_removes_it_only_where_it_says_so():
    with Driven({"hand": ["wrath"], "board": ["imp", "widow", "vulture"]}, {}) as table:
        table.answer("play wrath")
        assert table.texts() == ["resolve imp imp", "resolve widow imp", "resolve widow vulture"]
        table.answer("resolve widow vulture", "resolve widow imp")
        assert table.state.sides[0].ember == 2, "the widow heard both, the vulture was gone"
        assert table.state.sides[1].life == 9


def test_a_trigger_resolves_although_its_card_has_left_play_meanwhile():
    with Driven({"hand": ["spark"], "board": ["crow", "jackal"]}, {"board": ["wolf"]}) as table:
        table.answer("play spark", "damage wolf", "resolve crow wolf", "damage crow")
        # the crow is gone; the jackal hears that, too, and both of its triggers resolve
        assert table.board(0) == ["jackal"]
        assert table.state.sides[1].life == 8


def test_an_effect_goes_on_although_its_source_has_left_play():
    with Driven({"hand": ["hunter"], "board": ["rat"]}, {}) as table:
        table.answer("play hunter", "destroy hunter")
        assert table.board(0) == ["rat"]
        assert table.story[-2:] == ["gain p0 1", "wound p1 1"]


def test_a_hidden_card_can_trigger_without_being_named_to_the_others():
    with Driven({"board": ["wolf"]}, {"stash": ["trap"]}) as table:
        table.answer("raid wolf")
        assert table.asked == 1
        mine, theirs = table.state.view(1).choices[0], table.state.view(0).choices[0]
        assert (mine.source, theirs.source) == ("trap", "-")
        table.answer("spring trap")
        assert (table.state.sides[0].life, table.state.sides[1].life) == (9, 8)
        assert table.state.listeners == {}, "a trap that was sprung is over"


def test_rules_can_trigger_too():
    with Driven({"board": ["wolf"]}, {"stash": ["trap"]}) as table:
        table.answer("raid wolf", "spring trap")
        assert table.story[1:] == ["spring trap 1", "gain p1 1", "wound p0 1"]


def test_the_triggers_of_a_rule_and_of_cards_are_ordered_together():
    with Driven({"board": ["wolf"]}, {"stash": ["trap"], "board": ["scribe"], "deck": ["rat"]}) as table:
        table.answer("raid wolf", "spring trap")
        assert table.story[1:] == ["spring trap 1", "gain p1 1", "draw p1 1", "wound p0 1"]
