"""A table: answers, the log, undo up to a barrier, and going back freely."""

import pytest

from examples.duel.game import GAME as DUEL
from tests.kernel.tiny_cards import GAME
from trivault.kernel.errors import AnswerError, NothingToUndo, UndoError
from trivault.kernel.replay import Setup
from trivault.kernel.table import Table
from trivault.kernel.text import Message

CARDS = ["blessing", "feast", "gamble", "interrogate", "spark", "auction", "augury", "hideaway", "rat"]


def sit_down(free: bool = False) -> Table:
    me = {"hand": CARDS, "board": ["ogre"], "deck": ["rat", "wolf", "imp"], "ember": 2}
    foe = {"hand": ["wolf"], "board": ["ogre", "wolf"], "deck": ["rat"], "ember": 2}
    return Table(GAME, Setup(position={"players": [me, foe]}), seed=0, free=free)


def test_an_answer_leads_on_and_is_kept():
    table = sit_down()
    table.answer("play blessing")
    table.answer({"verb": "play", "source": "rat"}, 0)
    table.answer(table.state.legal()[-1])
    assert table.answers == [(0, "play blessing"), (0, "play rat"), (0, "end-turn")]
    assert len(table.states()) == 4
    assert table.states()[-1] is table.state
    assert table.state.log is None, "the log is the table's"


def test_an_answer_is_kept_in_its_exact_form():
    table = sit_down()
    for answer in ("play spark@hand", "damage ogre@p1"):
        table.answer(answer)
    assert table.answers == [(0, "play spark"), (0, "damage ogre@p1")]


@pytest.mark.parametrize(("answer", "player"), [("dance", None), ("play imp", 0), ("end-turn", 1), ("", None)])
def test_a_refused_answer_changes_nothing(answer, player):
    table = sit_down()
    table.answer("play feast")
    state, data, log = table.state, table.state.to_bytes(), list(table.log)
    with pytest.raises(AnswerError):
        table.answer(answer, player)
    assert table.state is state
    assert (state.to_bytes(), table.log, len(table.answers)) == (data, log, 1)


def test_a_decision_is_taken_back_with_its_log():
    table = sit_down()
    table.answer("play feast")
    before, log = table.state.to_bytes(), list(table.log)
    table.answer("play rat")
    assert len(table.log) > len(log)
    table.undo(0)
    assert (table.state.to_bytes(), table.log, table.answers) == (before, log, [(0, "play feast")])
    table.undo(0)
    assert (table.log, table.answers) == ([], [])
    assert table.state == sit_down().state


def test_only_the_last_decision_is_taken_back():
    table = sit_down()
    table.answer("play spark")
    table.answer("damage wolf")
    table.undo(0)
    assert table.answers == [(0, "play spark")]
    table.answer("damage ogre@p0")
    assert table.state.damage == {0: 2}


def test_what_was_answered_silently_is_taken_back_with_the_decision_before_it():
    table = sit_down()
    for answer in ("play feast", "play spark", "damage wolf"):
        table.answer(answer)
    table.undo(0, decided=lambda state, choice: choice.verb != "damage")
    assert table.answers == [(0, "play feast")]
    with pytest.raises(NothingToUndo, match="p0 has decided nothing yet"):
        table.undo(0, decided=lambda state, choice: False)
    assert table.answers == [(0, "play feast")]


def test_barriers_lie_behind_silent_answers_too():
    table = sit_down()
    first = table.state
    table.answer("play gamble")
    table.answer("play rat")
    with pytest.raises(UndoError, match="chance was used"):
        table.undo(0, decided=lambda state, choice: state is first)


def test_nothing_can_be_taken_back_before_the_first_decision():
    table = sit_down()
    with pytest.raises(UndoError, match="p0 has decided nothing yet"):
        table.undo(0)
    table.answer("end-turn")
    with pytest.raises(UndoError, match="p1 has decided nothing yet"):
        table.undo(1)


@pytest.mark.parametrize(
    "answers",
    [
        pytest.param(["play interrogate"], id="hidden cards were revealed"),
        pytest.param(["play augury"], id="the own deck was looked at"),
        pytest.param(["play gamble"], id="dice were rolled"),
        pytest.param(["end-turn"], id="a card was drawn"),
    ],
)
def test_what_was_learned_cannot_be_taken_back(answers):
    table, free = sit_down(), sit_down(free=True)
    for answer in answers:
        table.answer(answer)
        free.answer(answer)
    after = table.state.to_bytes()
    with pytest.raises(UndoError, match="hidden cards were revealed or chance was used"):
        table.undo(0)
    assert table.state.to_bytes() == after
    free.undo(0)
    assert free.state == sit_down().state


def test_what_another_has_decided_since_cannot_be_taken_back():
    def three_decisions(free: bool) -> Table:
        table = sit_down(free)
        for answer in ("end-turn", "play wolf", "end-turn"):
            table.answer(answer)
        return table

    table = three_decisions(free=False)
    with pytest.raises(UndoError, match="another player has decided since"):
        table.undo(0)
    assert len(table.answers) == 3
    free = three_decisions(free=True)
    free.undo(0)
    assert free.answers == []


@pytest.mark.parametrize("free", [False, True])
def test_what_another_is_asked_since_cannot_be_taken_back(free):
    table = Table(DUEL, Setup(), seed=1, free=free)
    before = table.state.barrier
    table.answer("strike sword p1")
    assert (table.state.asked(None).player, table.state.barrier) == (1, before), "nothing but a question"
    if free:
        table.undo(0)
        assert table.answers == []
    else:
        with pytest.raises(UndoError, match="another player is asked since"):
            table.undo(0)


def test_a_secret_answer_is_taken_back_only_before_it_is_revealed():
    table = sit_down()
    table.answer("play auction")
    table.answer("bid 1", 1)
    table.undo(1)
    table.answer("bid 2", 1)
    table.answer("bid 0", 0)
    with pytest.raises(UndoError, match="revealed"):
        table.undo(0)


def test_a_table_goes_back_to_any_moment():
    table = sit_down()
    for answer in ("play gamble", "play rat", "end-turn", "play wolf"):
        table.answer(answer)
    states, log = table.states(), list(table.log)
    table.rewind(4)
    assert table.state is states[4]
    table.rewind(2)
    assert table.state is states[2]
    assert table.answers == [(0, "play gamble"), (0, "play rat")]
    assert table.log == log[: len(table.log)]
    table.rewind(0)
    assert (table.state == sit_down().state, table.log, table.answers) == (True, [], [])


@pytest.mark.parametrize("to", [-1, 2])
def test_there_is_no_moment_outside_the_game(to):
    table = sit_down()
    table.answer("play rat")
    with pytest.raises(UndoError, match=f"no moment after {to} answers; 1 were given"):
        table.rewind(to)
    assert len(table.answers) == 1


def test_going_back_leaves_the_earlier_states_as_they_were():
    table = sit_down()
    first = table.state.to_bytes()
    table.answer("play spark")
    table.answer("damage wolf")
    table.undo(0)
    table.answer("damage ogre@p1")
    table.rewind(0)
    assert table.state.to_bytes() == first


def test_the_log_tells_each_player_what_that_player_may_know():
    table = sit_down()
    table.answer("end-turn")
    (entry,) = table.log
    rat = Message("card-rat")
    assert entry.seen_by(0) == Message("log-draw-cards", who=Message("player", n=1), cards=[rat])
    assert entry.seen_by(1) == entry.seen_by(-1) == Message("log-draw", who=Message("player", n=1), n=1)
    words = GAME.words("en")
    assert (words.say(entry.seen_by(0)), words.say(entry.seen_by(1))) == (
        "Player 1 draws Rat.",
        "Player 1 draws 1.",
    )


def test_the_log_names_rules_and_cards():
    table = sit_down()
    table.answer("play feast")
    assert [entry.rule for entry in table.log] == ["", "TINY-1", "TINY-1"]
    assert [entry.cards for entry in table.log] == [("feast",), ("feast",), ("feast",)]
    assert table.log[1].private is None
    table.answer("play spark")
    table.answer("damage ogre@p0")
    assert table.log[-1].cards == ("ogre", "spark")


def test_what_is_quiet_or_has_not_happened_is_not_in_the_log():
    table = sit_down()
    table.answer("play hideaway")
    table.answer("stash rat")
    assert [entry.event.kind for entry in table.log] == ["discard", "gain"]


def test_events_are_logged_without_words_for_code_that_counts_them():
    state = sit_down().state.copy()
    state.event_log = []
    state.apply("play feast")
    assert [(event.kind, event.amount) for event in state.event_log] == [
        ("discard", 1),
        ("gain", 1),
        ("gain", 1),
    ]
    assert (state.log, state.copy().event_log) == (None, None)
