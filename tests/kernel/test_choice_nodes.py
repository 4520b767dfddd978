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
from trivault.kernel.frames import AFTERWARDS, ANSWERED, BEGINNING, Batch, Event, Scope
from trivault.kernel.ids import NOTHING
from trivault.kernel.terms import Selection, each, one

# Whoever opens several choices, asks in the middle of a batch, or is passed in every turn of every game.
OWN_PROTOCOL = {"Node", "Ask", "Actions", "Assign", "Resolve", "Simultaneous"}


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
