"""Replacements and prevention: used up, ordered, with choices and triggers inside."""

from tests.kernel.drive import Driven


def test_armor_soaks_up_damage_once_a_turn():
    with Driven({"hand": ["storm", "spark", "spark"]}, {"board": ["knight"], "deck": ["rat"]}) as table:
        table.answer("play storm")
        assert (table.damage("knight"), table.story) == (0, ["discard storm 1"]), "nothing has happened"
        table.answer("play spark")
        assert table.story[-1] == "damage knight 1", "one point of armor was left"
        table.answer("end-turn", "end-turn", "play spark")
        assert table.damage("knight") == 1, "armor is whole in a new turn"


def test_a_choice_inside_a_rule_of_the_game():
    me = {"hand": ["tithe", "tithe"], "board": ["treasurer"], "ember": 3}
    with Driven(me, {}) as table:
        table.answer("play tithe")
        assert (table.asked, table.texts()) == (0, ["refuse", "skip"])
        table.answer("refuse")
        assert table.state.sides[0].ember == 3
        table.answer("play tithe", "skip")
        assert table.state.sides[0].ember == 1


def test_a_rule_is_about_the_player_whom_the_event_concerns():
    with Driven({"hand": ["auction"], "ember": 1}, {"board": ["treasurer"], "ember": 1}) as table:
        table.answer("play auction", (0, "bid 1"), (1, "bid 1"))
        assert table.asked == 1, "both pay at the same time, but only p1 may refuse"
        table.answer("refuse")
        assert [side.ember for side in table.state.sides] == [0, 1]


def test_prevention_is_used_up():
    me = {"hand": ["blessing", "storm", "storm"], "board": ["ogre"]}
    with Driven(me, {"board": ["ogre"]}) as table:
        table.answer("play blessing", "play storm")
        assert table.story[-1:] == ["damage ogre 1"], "the own one was spared"
        table.answer("play storm")
        assert table.story[-2:] == ["damage ogre 1", "damage ogre 1"]


def test_of_simultaneous_events_a_single_use_serves_one():
    with Driven({"hand": ["blessing", "storm"], "board": ["ogre", "knight"]}, {}) as table:
        table.answer("play blessing", "play storm")
        assert (table.damage("ogre"), table.damage("knight")) == (0, 0)
        assert table.state.soaked == {table.thing("knight"): 1}, "armor is a rule and comes first"


def test_two_uses_serve_two_events_and_not_the_same_one_twice():
    me = {"hand": ["two-blessings", "storm", "storm"], "board": ["ogre", "wolf", "rat"]}
    with Driven(me, {}) as table:
        table.answer("play two-blessings", "play storm")
        assert table.story[-2:] == ["damage rat 1", "destroy rat 1"]
        table.answer("play storm")
        assert (table.damage("ogre"), table.damage("wolf")) == (1, 1)


def test_two_equal_effects_of_one_card_both_apply_to_one_event():
    with Driven({"hand": ["padding", "drumroll"], "board": ["ogre"]}, {"board": ["bodyguard"]}) as table:
        table.answer("play padding", "play drumroll")
        table.answer("damage ogre", "damage ogre", "damage ogre")
        assert table.damage("ogre") == 1
    with Driven({"hand": ["padding", "volley"]}, {"board": ["knight"]}) as table:
        table.answer("play padding", "play volley")
        assert table.damage("knight") == 2, "armor took two; padding is for its own side"
    with Driven({"hand": ["padding"], "board": ["ogre"]}, {"board": ["bodyguard"]}) as table:
        table.answer("play padding", "fight ogre bodyguard")
        assert table.damage("ogre") == 2, "four less one less one"


def test_two_replacements_of_one_event_are_ordered_by_a_player():
    foe = {"board": ["ogre", "bodyguard", "sponge"]}
    with Driven({"hand": ["spark"]}, foe) as table:
        table.answer("play spark", "damage ogre")
        assert (table.asked, table.texts()) == (0, ["replace bodyguard ogre", "replace sponge ogre"])
        table.answer("replace sponge ogre")  # one less, and the rest goes to the bodyguard, less one
        assert (table.damage("ogre"), table.damage("bodyguard")) == (0, 0)
    with Driven({"hand": ["spark"]}, foe) as table:
        table.answer("play spark", "damage ogre", "replace bodyguard ogre")
        assert (table.damage("ogre"), table.damage("bodyguard")) == (0, 1)


def test_two_cards_with_the_same_replacement_are_told_apart():
    with Driven({"hand": ["spark"]}, {"board": ["rat", "bodyguard", "bodyguard"]}) as table:
        table.answer("play spark", "damage rat")
        assert table.texts() == ["replace bodyguard rat", "replace bodyguard#2 rat"]
        table.answer("replace bodyguard#2 rat")
        assert table.state.damage == {table.state.sides[1].board[2]: 2}


def test_the_same_lasting_replacement_from_two_cards_is_not_asked_about():
    with Driven({"hand": ["blessing", "blessing", "storm", "storm"], "board": ["ogre"]}, {}) as table:
        table.answer("play blessing", "play blessing", "play storm", "play storm")
        assert table.damage("ogre") == 0


def test_two_replacements_of_one_card_are_told_apart():
    with Driven({"hand": ["spark"]}, {"board": ["changeling"], "deck": ["rat"]}) as table:
        table.answer("play spark")
        assert table.texts() == ["replace changeling changeling", "replace changeling changeling 2"]
        table.answer("replace changeling changeling 2")
        assert table.story[1:] == ["draw p1 1"]


def test_a_choice_inside_a_replacement():
    with Driven({"hand": ["storm"]}, {"board": ["juggler", "ogre", "bodyguard"]}) as table:
        table.answer("play storm", "replace juggler juggler")
        assert table.texts() == ["damage ogre", "damage bodyguard"]
        table.answer("damage bodyguard")
        # what the juggler passed on came first; then ogre's point went to its bodyguard, too
        assert table.story[1:] == ["damage bodyguard 1", "damage bodyguard 1", "damage bodyguard 1"]


def test_what_a_replacement_destroys_is_gone_before_the_rest_happens():
    with Driven({"hand": ["storm"]}, {"board": ["juggler", "rat", "ogre"]}) as table:
        table.answer("play storm", "damage rat")
        assert table.story[1:] == ["damage rat 1", "destroy rat 1", "damage ogre 1"]


def test_a_choice_inside_a_trigger_inside_a_replacement():
    foe = {"board": ["oracle", "miser"], "ember": 2}
    with Driven({"board": ["wolf", "rat", "ogre"]}, foe) as table:
        table.answer("raid ogre")  # the oracle pays instead, and the miser hears that
        assert (table.asked, table.texts()) == (1, ["spite miser", "skip"])
        table.answer("spite miser", "damage rat")
        assert table.story == ["lose p1 1", "damage rat 1", "destroy rat 1"]
        assert table.state.sides[1].life == 10, "the wound itself was replaced"
        table.answer("raid wolf", "skip")
        assert (table.state.sides[1].ember, table.state.sides[1].life) == (0, 10)


def test_what_was_replaced_has_not_happened():
    with Driven({"hand": ["spark"]}, {"board": ["rat", "bodyguard", "vulture"]}) as table:
        table.answer("play spark", "damage rat")
        assert table.story[1:] == ["damage bodyguard 2"]
