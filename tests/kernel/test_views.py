"""Views: built from what a player may know, also in the middle of an effect."""

import msgspec
import pytest

from tests.kernel import tiny_view
from tests.kernel.moments import moment, moments
from tests.kernel.tiny_cards import GAME
from tests.kernel.tiny_model import TinyState
from tests.kernel.tiny_view import TinyView
from trivault.kernel import codec
from trivault.kernel.errors import TrivaultError
from trivault.kernel.ids import NOTHING


def look(state: TinyState, player: int) -> TinyView:
    return tiny_view.build(state, player)


def seen(state: TinyState, player: int) -> bytes:
    return msgspec.json.encode(state.view(player))


def test_only_who_decides_sees_the_options():
    state = moments()["number"]
    (mine,), (theirs,) = state.view(0).choices, state.view(1).choices
    assert (mine.kind, mine.verb, mine.low, mine.high, mine.answers) == ("number", "pay", 0, 3, 4)
    assert mine.mine
    assert (theirs.player, theirs.reason, theirs.source, theirs.mine) == (0, "pay", "tribute", False)
    assert (theirs.kind, theirs.verb, theirs.high, theirs.answers, theirs.options) == ("", "", 0, 0, ())


def test_options_are_named_as_answers_name_them():
    assert moments()["yes-no"].view(0).choices[0].options == ("praise muse", "skip")
    assert moments()["pick one"].view(0).choices[0].options == ("wolf@p0", "ogre", "wolf@p1", "wolf@p1#2")


def test_hidden_cards_bound_by_a_running_effect_are_not_shown():
    state = moment({"hand": ["imp", "bomb", "recycle"]}, {}, "play recycle")
    cards = [state.defs.index(GAME.card(slug)) for slug in ("imp", "bomb")]
    names = {name: value for scope in state.view(0).pending.scopes for name, value in scope.names or ()}
    assert names["each card"] == tuple(cards)
    names = {name: value for scope in state.view(1).pending.scopes for name, value in scope.names or ()}
    assert names["each card"] == (NOTHING, NOTHING)
    assert names["card"] == NOTHING


def test_effects_may_speak_of_cards_that_lie_there_face_down():
    """Of the first card, too."""
    state = moment({"hand": ["imp", "bomb", "recycle"]}, {}, "play recycle")
    names = codec.running(state).scopes[-1].names
    assert dict(names or ())["each card"] == (0, 1)
    assert codec.running(state, lambda card: False, lambda card: True).scopes[-1].names == names
    hidden = codec.running(state, lambda card: False, lambda card: card > 0).scopes[-1].names
    assert dict(hidden or ())["each card"] == (NOTHING, 1)


def test_hidden_cards_of_an_event_are_not_shown():
    def stashing(slug: str) -> TinyState:
        me = {"hand": ["hideaway", "imp", "bomb"]}
        return moment(me, {"board": ["spy"]}, "play hideaway", f"stash {slug}")

    assert [choice.player for choice in stashing("imp").choices] == [1], "while the event is under way"
    assert seen(stashing("imp"), 1) == seen(stashing("bomb"), 1)
    assert seen(stashing("imp"), -1) == seen(stashing("bomb"), -1)
    assert seen(stashing("imp"), 0) != seen(stashing("bomb"), 0)


def test_abilities_of_hidden_cards_are_not_shown():
    def hiding(slug: str) -> TinyState:
        return moment({"hand": ["hideaway", "trap", "rat"]}, {}, "play hideaway", f"stash {slug}")

    assert (len(hiding("trap").listeners), len(hiding("rat").listeners)) == (1, 0)
    assert seen(hiding("trap"), 1) == seen(hiding("rat"), 1)
    assert seen(hiding("trap"), -1) == seen(hiding("rat"), -1)
    assert len(hiding("trap").view(0).pending.listeners) == 1


def test_a_hidden_source_of_a_choice_is_not_shown():
    state = moment({"stash": ["trap"]}, {}, "end-turn")  # an empty deck wounds, and the trap may spring
    assert [state.view(player).choices[0].source for player in (0, 1, -1)] == ["trap", "-", "-"]


def test_numbers_that_an_effect_has_named_are_not_taken_for_cards():
    me = {"hand": ["duel"], "board": ["rat", "rat"], "deck": ["imp"]}
    state = moment(me, {"deck": ["imp"] * 3}, "play duel")
    for player in (-1, 0, 1):
        (scope,) = (s for s in state.view(player).pending.scopes if s.names and s.names[0][0] == "#duel")
        assert scope.names == (("#duel", (0, 0)),)
    state.apply("jab rat")
    assert GAME.sample(state.view(1), 3).view(1) == state.view(1)


def test_what_was_shown_stays_known_until_it_is_played():
    state = moment({"hand": ["interrogate"]}, {"hand": ["rat", "imp"], "deck": ["wolf"]}, "play interrogate")
    cards = tuple(state.sides[1].hand)
    assert look(state, 0).sides[1].hand == cards
    state.apply("end-turn")
    state.apply("play rat")
    assert look(state, 0).sides[1].hand == cards[1:]
    assert cards[0] not in state.known


def test_what_one_player_has_looked_at_the_others_do_not_know():
    state = moments()["order"]
    assert len(look(state, 0).sides[0].deck) == 3
    assert look(state, 1).sides[0].deck == look(state, -1).sides[0].deck == ()


def test_a_spectator_knows_nothing_hidden():
    state = moments()["action"]
    view = look(state, -1)
    assert [(side.hand, side.hand_size) for side in view.sides] == [((), 3), ((), 0)]
    assert not any(state.knows(-1, card) for card in range(len(state.defs)))


def test_a_sample_needs_a_view_of_this_game():
    shared = {name: getattr(moments()["action"].view(0), name) for name in ("game", "player", "seq", "result")}
    with pytest.raises(TrivaultError, match="a view of tiny was expected"):
        GAME.sample(shared, 1)  # type: ignore[arg-type]  # that is the mistake


def test_rules_that_were_applied_to_an_event_stay_applied_in_a_sample():
    state = moment({"deck": ["rat"], "hand": ["spark"]}, {"board": ["changeling"]}, "play spark")
    assert not GAME.visible(state, 1, 0), "card 0 is hidden, but no rule is card 0"
    assert GAME.sample(state.view(1), 1).batches[0].applied == state.batches[0].applied != []
