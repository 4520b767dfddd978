"""Simultaneous destruction: cards are tagged, more may join, some are saved, all go at once."""

from tests.kernel.drive import Driven
from trivault.kernel.events import tagged
from trivault.kernel.frames import Event
from trivault.kernel.ids import NOTHING


def test_all_are_destroyed_at_the_same_time():
    with Driven({"hand": ["wrath"], "board": ["rat", "imp"]}, {"board": ["ogre", "widow"]}) as table:
        table.answer("play wrath", "resolve imp imp", "resolve widow imp", "resolve widow ogre")
        destroyed = ["destroy rat 1", "destroy imp 1", "destroy ogre 1", "destroy widow 1"]
        assert table.story[1:5] == destroyed
        assert (table.board(0), table.board(1)) == ([], [])
        assert table.state.sides[1].ember == 3, "the widow saw the three others go with her"


def test_while_triggers_resolve_the_cards_are_tagged_and_still_in_play():
    with Driven({"hand": ["wrath"], "board": ["mourner", "rat"]}, {"board": ["mourner"]}) as table:
        table.answer("play wrath")
        assert table.texts()[0] == "resolve mourner@p1 mourner@p0"
        creatures = [card for side in table.state.sides for card in side.board]
        assert [tagged(table.state, "destroy", card) for card in creatures] == [True, True, True]
        table.answer("resolve mourner@p0 rat", "resolve mourner@p0 mourner@p1", "resolve mourner@p1 rat")
        assert (table.state.sides[0].ember, table.state.sides[1].ember) == (2, 2)
        assert table.story[-3:] == ["destroy mourner 1", "destroy rat 1", "destroy mourner 1"]


def test_what_is_destroyed_is_no_longer_tagged_when_triggers_look_back():
    with Driven({"hand": ["spark"], "board": ["vulture", "jackal"]}, {"board": ["wolf"]}) as table:
        table.answer("play spark", "damage wolf")
        assert table.texts() == ["resolve vulture wolf", "resolve jackal wolf"]
        assert not tagged(table.state, "destroy", table.thing("wolf"))
        table.answer("resolve jackal wolf")


def test_a_cascade_joins_the_open_batch():
    with Driven({"hand": ["spark"], "board": ["bomb"]}, {"board": ["wolf", "widow", "ogre"]}) as table:
        table.answer("play spark", "damage bomb")  # the bomb deals 2 to all others while it is tagged
        assert table.story[1:] == [
            "damage bomb 2", "damage wolf 2", "damage widow 2", "damage ogre 2",
            "destroy bomb 1", "destroy wolf 1", "destroy widow 1",
        ]  # fmt: skip
        assert table.texts() == ["resolve widow bomb", "resolve widow wolf"], "they went together"
        table.answer("resolve widow bomb")
        assert table.board(1) == ["ogre"]


def test_a_cascade_of_cascades_ends_with_one_commit():
    with Driven({"hand": ["spark"], "board": ["bomb", "rat"]}, {"board": ["bomb", "ogre"]}) as table:
        table.answer("play spark", "damage bomb@p0")
        destroyed = [line for line in table.story if line.startswith("destroy")]
        assert table.story[-3:] == destroyed == ["destroy bomb 1", "destroy rat 1", "destroy bomb 1"]
        assert table.damage("ogre") == 4


def test_what_has_joined_goes_through_every_stage_itself():
    with Driven({"hand": ["spark"], "board": ["bomb"]}, {"board": ["saint", "phoenix 2"]}) as table:
        table.answer("play spark", "damage bomb")
        assert table.board(1) == ["saint", "phoenix"], "a ward and a last moment saved them"
        assert table.state.wards == {}
        assert (table.damage("saint"), table.damage("phoenix")) == (0, 0)


def test_what_would_join_is_replaced_before_the_effect_goes_on():
    """The zealot destroys the others and, if that did something, gains; then it destroys the others again."""
    with Driven({"hand": ["spark"], "board": ["zealot"]}, {"board": ["saint"]}) as table:
        table.answer("play spark", "damage zealot")
        assert table.story[1:] == ["damage zealot 2", "destroy zealot 1", "destroy saint 1"]
        assert table.state.sides[0].ember == 0, "the ward of the saint was all that was lost at first"


def test_a_question_about_what_would_join_can_be_saved():
    with Driven({"hand": ["spark"], "board": ["zealot"], "deck": ["rat"]}, {"board": ["lingerer"]}) as table:
        table.answer("play spark", "damage zealot")
        assert table.texts() == ["replace lingerer lingerer", "replace lingerer lingerer 2"]
        table.answer("replace lingerer lingerer")
        assert table.texts() == ["replace lingerer lingerer", "replace lingerer lingerer 2"], "once more"
        table.answer("replace lingerer lingerer")
        assert table.board(1) == ["lingerer"]
        assert (table.state.sides[0].ember, table.state.sides[1].ember) == (0, 2)


def test_what_had_joined_in_an_earlier_version_is_replaced_after_the_triggers():
    """Version 0.1.0 only added it to the events of the batch."""
    with Driven({"hand": ["spark"], "board": ["mourner", "rat"]}, {"board": ["mourner", "saint"]}) as table:
        table.answer("play spark", "damage rat")
        table.twins.clear()
        table.state.batches[-1].events.append(Event("destroy", table.thing("saint"), 1, 0, NOTHING))
        table.answer("resolve mourner@p0 rat")
        assert table.board(1) == ["mourner", "saint"]
        assert table.state.wards == {}


def test_a_ward_is_lost_instead_and_nobody_hears_of_a_destruction():
    with Driven({"hand": ["wrath"], "board": ["mourner"]}, {"board": ["saint", "vulture"]}) as table:
        table.answer("play wrath")
        assert table.board(1) == ["saint"]
        assert table.state.sides[0].ember == 1, "the mourner saw only the vulture tagged"
        assert table.story[2:] == ["destroy mourner 1", "destroy vulture 1"]


def test_a_ward_saves_only_once():
    with Driven({"hand": ["wrath", "wrath"]}, {"board": ["saint"]}) as table:
        table.answer("play wrath")
        assert table.board(1) == ["saint"]
        table.answer("play wrath")
        assert table.board(1) == []


def test_a_replacement_at_the_last_moment_comes_after_the_triggers():
    with Driven({"hand": ["wrath"], "board": ["mourner"]}, {"board": ["phoenix 2"]}) as table:
        table.answer("play wrath")
        assert table.story[1:] == ["gain p0 1", "heal phoenix 1", "destroy mourner 1"]
        assert table.board(1) == ["phoenix"], "it was tagged, mourned, and stayed"


def test_two_last_replacements_are_ordered_by_the_active_player():
    with Driven({"hand": ["spark"]}, {"board": ["phoenix 2", "shaman"]}) as table:
        table.answer("play spark", "damage phoenix")
        assert table.asked == 0
        assert table.texts() == ["replace phoenix phoenix", "replace shaman phoenix"]
        table.answer("replace shaman phoenix")
        assert table.board(1) == ["shaman"]
        assert table.state.sides[1].hand == [table.thing("phoenix")]


def test_destruction_at_the_last_moment_opens_a_batch_of_its_own():
    # The shaman bounces the drummer at the last moment; without the drum the rat dies by itself.
    with Driven({"hand": ["spark"]}, {"board": ["shaman", "drummer", "rat 1"]}) as table:
        table.answer("play spark", "damage drummer")
        assert table.story[1:] == ["damage drummer 2", "bounce drummer 1", "bounce rat 1"]
        assert table.board(1) == ["shaman"]


def test_what_is_tagged_already_is_not_tagged_twice():
    with Driven({"hand": ["wrath"], "board": ["mourner"]}, {"board": ["avenger", "rat"]}) as table:
        table.answer("play wrath")  # the avenger destroys the others, who are tagged already
        assert table.texts() == [
            "resolve mourner avenger", "resolve avenger avenger", "resolve mourner rat",
        ]  # fmt: skip
        table.answer("resolve avenger avenger", "resolve mourner rat")
        assert table.state.sides[0].ember == 2, "one for each"
        assert len([line for line in table.story if line.startswith("destroy")]) == 3


def test_what_is_gone_before_the_commit_is_not_destroyed():
    with Driven({"hand": ["wrath"]}, {"board": ["gale", "rat"]}) as table:
        table.answer("play wrath")  # at the last moment the gale stays and bounces the others
        assert table.story[1:] == ["bounce rat 1"]
        assert table.board(1) == ["gale"]
        assert table.state.sides[1].ember == 0, "nothing was destroyed that the gale could hear of"


def test_events_of_several_kinds_happen_together():
    with Driven({"hand": ["quake"], "board": ["vulture"]}, {"board": ["rat", "wolf"]}) as table:
        table.answer("play quake", "shake wolf")
        assert table.story[1:4] == ["damage vulture 1", "damage rat 1", "destroy wolf 1"]
        assert table.story[4:] == ["gain p0 1", "destroy rat 1", "gain p0 1"], "checks come afterwards"


def test_a_cascade_joins_a_batch_of_several_kinds():
    with Driven({"hand": ["grudge", "quake"]}, {"board": ["bomb", "wolf"]}) as table:
        table.answer("play grudge", "play quake", "shake bomb")  # the bomb takes the wolf along
        assert table.story[3:] == ["destroy bomb 1", "damage wolf 1", "destroy wolf 1", "gain p0 1"]
