"""How a node asks: what is asked and what the answer does are all that it says."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import trivault
from tests.kernel.drive import Driven
from tests.kernel.tiny_cards import CREATURES
from tests.kernel.tiny_model import TinyState
from trivault.kernel.choice_nodes import Ask, Decide, offered
from trivault.kernel.choices import ACTION, ORDER, PICK, Choice, Raw
from trivault.kernel.errors import IllegalAnswer, NotYourChoice
from trivault.kernel.frames import AFTERWARDS, ANSWERED, BEGINNING, Batch, Event, Scope
from trivault.kernel.ids import NOTHING
from trivault.kernel.terms import Selection, each, one

# Whoever opens several choices, asks in the middle of a batch, or is passed in every turn of every game.
OWN_PROTOCOL = {"Node", "Ask", "Actions", "Assign", "Resolve", "Simultaneous"}


# Questions of one player


class Says(Ask[TinyState]):
    """Asks for one of some words, and keeps what was answered."""

    def __init__(self, *words: str) -> None:
        self.listed: tuple[Raw, ...] = tuple((word, NOTHING, (), ()) for word in words)
        self.said: list[str] = []

    def question(self, state: TinyState) -> Choice:
        return Choice(0, ACTION, "say", listed=self.listed)

    def answered(self, state: TinyState, answer: Raw) -> bool:
        self.said.append(answer[0])
        return False


class SaysIfOpen(Says, Decide[TinyState]):
    """The same, asked only where there is something to decide."""


def table() -> TinyState:
    state = Driven({}, {}).state
    state.choices, state.stack = (), []
    return state


@pytest.mark.parametrize("words", [("yes", "no"), ("yes",)])
def test_an_ask_stops_for_its_answer_and_goes_on_with_it(words):
    state, node = table(), Says(*words)
    assert node.run(state)
    assert [choice.listed for choice in state.choices] == [node.listed]
    assert state.stack == [(node.id, ANSWERED)]
    assert [choice.listed for choice in node.questions(state)] == [node.listed]
    state.answers = ((0, node.listed[-1]),)
    assert not node.resume(state, ANSWERED)
    assert node.said == [words[-1]]


@pytest.mark.parametrize(("words", "asks", "said"), [(("yes", "no"), True, []), (("yes",), False, ["yes"])])
def test_a_decision_takes_the_only_answer_silently(words, asks, said):
    state, node = table(), SaysIfOpen(*words)
    assert node.run(state) == asks
    assert (bool(state.choices), bool(state.stack), node.said) == (asks, asks, said)


def test_a_decision_without_answers_does_nothing():
    state, node = table(), SaysIfOpen()
    assert not node.run(state)
    assert (state.choices, state.stack, node.said) == ((), [], [])


@pytest.mark.parametrize(
    ("question", "targets"),
    [
        (Choice(0, PICK, "take", things=(4,)), (4,)),
        (Choice(0, PICK, "take", things=(4, 5), low=2, high=2), (4, 5)),
        (Choice(0, PICK, "take", low=0, high=0), ()),
        (Choice(0, ORDER, "order", things=(4,)), (4,)),
    ],
)
def test_things_that_leave_no_choice_are_taken(question, targets):
    class Takes(Decide[TinyState]):
        def question(self, state: TinyState) -> Choice:
            return question

        def answered(self, state: TinyState, answer: Raw) -> bool:
            state.scopes[-1].bind("taken", answer[2])
            return False

    state = table()
    assert not Takes().run(state)
    assert state.scopes[-1].things("taken") == targets


@pytest.mark.parametrize("position", [BEGINNING, AFTERWARDS])
def test_what_waited_for_other_work_begins_anew_unless_it_says_otherwise(position):
    state, node = table(), Says("yes", "no")
    assert node.resume(state, position)
    assert state.stack == [(node.id, ANSWERED)]


def test_the_protocol_of_asking_is_not_written_again():
    package = Path(trivault.__file__).parent
    classes = [
        each.name
        for path in package.rglob("*.py")
        if "def questions" in (text := path.read_text(encoding="utf-8"))
        for each in ast.walk(ast.parse(text))
        if isinstance(each, ast.ClassDef)
        and any(isinstance(part, ast.FunctionDef) and part.name == "questions" for part in each.body)
    ]
    assert sorted(classes) == sorted(OWN_PROTOCOL)


def test_only_what_is_chosen_cannot_be_under_way_already():
    """What is determined may be: then nothing more happens to it."""
    table = Driven({"board": ["rat", "ogre", "wolf"]}, {})
    rat, ogre, wolf = (table.thing(slug) for slug in ("rat", "ogre", "wolf"))
    state, scope = table.state, Scope(0, NOTHING)
    state.batches.append(Batch([Event("destroy", rat, 1, 0, NOTHING)]))
    assert offered(state, scope, one(CREATURES), "destroy") == ((ogre, wolf), 1)
    assert offered(state, scope, one(CREATURES), "damage") == ((rat, ogre, wolf), 1), "another kind of event"
    assert offered(state, scope, each(CREATURES), "destroy") == ((rat, ogre, wolf), 3)
    assert offered(state, scope, Selection(CREATURES, 3, 3), "destroy") == ((rat, ogre, wolf), 3)


# Windows and secret decisions


def lives(table: Driven) -> tuple[int, ...]:
    return tuple(side.life for side in table.state.sides)


def test_players_act_in_turn_until_all_pass():
    with Driven({"hand": ["duel"], "board": ["rat", "wolf"]}, {"board": ["ogre", "imp"]}) as table:
        table.answer("play duel")
        assert (table.asked, table.texts()) == (0, ["jab rat", "jab wolf", "pass"])
        table.answer("jab rat")
        assert (table.asked, table.texts()) == (1, ["jab ogre", "jab imp", "pass"])
        table.answer("pass", "jab wolf")  # one pass is not enough: p0 acts again, so p1 may, too
        assert table.asked == 1
        table.answer("jab imp")
        assert table.asked == 1, "p0 has nobody left to act and is passed over"
        table.answer("pass")
        assert table.reason == "main"
        assert lives(table) == (9, 8)


def test_what_is_done_in_a_window_is_done_by_the_player_who_acts():
    with Driven({"hand": ["duel"]}, {"board": ["ogre"]}) as table:
        table.answer("play duel", "jab ogre")
        assert lives(table) == (9, 10)


def test_nobody_is_asked_where_nothing_can_be_done():
    with Driven({"hand": ["duel"]}, {}) as table:
        table.answer("play duel")
        assert table.reason == "main"


def test_an_action_in_a_window_is_finished_before_the_next_player_acts():
    foe = {"board": ["oracle", "miser"], "ember": 1}
    with Driven({"hand": ["duel"], "board": ["rat", "wolf"]}, foe) as table:
        table.answer("play duel", "jab wolf")
        assert table.texts() == ["spite miser", "skip"]
        table.answer("spite miser", "damage wolf")
        assert (table.asked, table.texts()) == (1, ["jab oracle", "jab miser", "pass"])
        table.answer("pass", "pass")
        assert table.damage("wolf") == 1


def test_a_window_may_keep_the_turn_until_a_player_passes():
    with Driven({"hand": ["brawl"], "board": ["rat", "wolf"]}, {"board": ["ogre", "imp"]}) as table:
        table.answer("play brawl", "jab rat")
        assert table.asked == 0
        table.answer("pass", "jab ogre")
        assert table.asked == 1
        table.answer("pass")  # p0 may act again, since p1 has acted
        assert (table.asked, table.texts()) == (0, ["jab wolf", "pass"])
        table.answer("pass")
        assert table.reason == "main"
        assert lives(table) == (9, 9)


AUCTION: tuple[dict[str, object], dict[str, object]] = {"hand": ["auction"], "ember": 3}, {"ember": 2}


def test_secret_choices_are_revealed_together():
    with Driven(*AUCTION) as table:
        table.answer("play auction")
        assert [choice.player for choice in table.state.choices] == [0, 1]
        table.answer((1, "bid 2"))
        assert table.story == ["discard auction 1"], "nothing happens before all have answered"
        table.answer((0, "bid 1"))
        assert table.story[1:] == ["lose p0 1", "lose p1 2", "wound p0 1"]


def test_neither_view_shows_the_answer_of_the_other():
    def after(*answers: tuple[int, str]) -> Driven:
        table = Driven(*AUCTION)
        table.answer("play auction", *answers)
        return table

    assert after((0, "bid 1")).state.view(1) == after((0, "bid 3")).state.view(1)
    assert after((1, "bid 0")).state.view(0) == after((1, "bid 2")).state.view(0)
    assert after((0, "bid 1")).state.view(0) != after((0, "bid 3")).state.view(0), "the own answer shows"
    assert after((0, "bid 1")).state.view(-1) == after((0, "bid 3")).state.view(-1)
    assert after((0, "bid 1")).state.view(1) != after().state.view(1), "that there is one, everybody sees"


def test_any_order_of_answers_gives_the_same_state():
    first, second = Driven(*AUCTION), Driven(*AUCTION)
    first.answer("play auction", (0, "bid 2"), (1, "bid 1"))
    second.answer("play auction", (1, "bid 1"), (0, "bid 2"))
    assert first.state.to_bytes() == second.state.to_bytes()


def test_nobody_answers_twice_or_for_another():
    table = Driven(*AUCTION)
    table.answer("play auction")
    mine = table.state.legal(0)[1]
    assert mine not in table.state.legal(1)
    with pytest.raises(NotYourChoice, match="an answer of p0, but p1 must answer"):
        table.state.apply(mine, 1)
    with pytest.raises(IllegalAnswer):
        table.state.apply("bid 3", 1)
    table.answer((0, "bid 1"))
    before = table.state.to_bytes()
    with pytest.raises(NotYourChoice, match="p0 has nothing to decide now; p1 must answer"):
        table.state.apply("bid 2", 0)
    with pytest.raises(NotYourChoice):
        table.state.apply(mine)
    assert table.state.to_bytes() == before
    table.answer((1, "bid 1"))
    table.idle()


def test_whoever_has_nothing_to_decide_is_not_asked():
    with Driven({"hand": ["auction"], "ember": 1}, {}) as table:
        table.answer("play auction", (0, "bid 1"))
        assert table.state.sides[0].ember == 0
    with Driven({"hand": ["auction"]}, {}) as table:
        table.answer("play auction")


def test_a_sampled_state_keeps_the_own_secret_answer_and_draws_that_of_the_other():
    table = Driven(*AUCTION)
    table.answer("play auction", (0, "bid 3"))
    assert table.game.sample(table.state.view(0), 1).answers == table.state.answers
    drawn = {table.game.sample(table.state.view(1), seed).answers[0][1][3] for seed in range(40)}
    assert drawn == {(0,), (1,), (2,), (3,)}
