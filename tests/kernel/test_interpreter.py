"""The interpreter and its program: limits, the end of a game, and how trees are numbered."""

import pytest

from tests.kernel.moments import moments
from tests.kernel.tiny import Tiny
from tests.kernel.tiny_cards import CREATURES, GAME, action, creature, damage, gain, wound
from tests.kernel.tiny_model import Card, TinyState
from tests.kernel.tiny_rules import DAMAGE, EVENTS
from trivault.kernel import interpreter
from trivault.kernel.choice_nodes import Choose, May
from trivault.kernel.control import As, Do, Loop, Seq, seq
from trivault.kernel.errors import RulesError, SetupError
from trivault.kernel.events import NESTED, emit
from trivault.kernel.frames import Batch, Scope
from trivault.kernel.game import Game
from trivault.kernel.ids import NOTHING
from trivault.kernel.nodes import Node, Program
from trivault.kernel.terms import one


class Bare(Game[TinyState]):
    """A game that is nothing but one tree."""

    name = "bare"
    seats = range(2, 3)

    def start_with(self) -> TinyState:
        return self.begin(TinyState(self, 2, 0))  # type: ignore[arg-type]  # plays no cards


def run(*parts: Node[TinyState]) -> TinyState:
    return Bare(Seq((As("first", lambda state: 0, seq(*parts)),)), EVENTS).start_with()


def end(state, scope) -> None:
    state.result = (1,)


def test_a_game_with_nothing_left_to_do_is_an_error():
    with pytest.raises(RulesError, match="nothing is left to do, but the game is not over"):
        run(gain(1))


def test_a_loop_without_end_is_an_error(monkeypatch):
    monkeypatch.setattr(interpreter, "STEP_LIMIT", 1000)
    with pytest.raises(RulesError, match="an effect runs without end"):
        run(Loop(gain(1)))


def test_a_step_that_ends_the_game_stops_what_follows():
    state = run(gain(1), Do("end", end), gain(1), May("go", gain(1)))
    assert (state.result, state.choices, state.sides[0].ember) == ((1,), (), 1)


def test_an_effect_runs_without_recursion_however_long_it_is():
    state = run(Seq(tuple(gain(1) for _ in range(5000))), Do("end", end))
    assert state.sides[0].ember == 5000


def test_of_batches_inside_one_another_only_each_so_many_waits_for_the_interpreter():
    state = moments()["action"]
    (ogre,) = (card for card in state.sides[1].board if state.defs[card].slug == "ogre")
    waits = []
    for around in range(2 * NESTED):
        tried = state.copy()
        tried.batches = [Batch([]) for _ in range(around)]
        waits.append(emit(tried, DAMAGE, ogre, 1, Scope(0, NOTHING)))
        assert len(tried.batches) - around == len(tried.stack) - len(state.stack) == waits[-1]
    assert [around for around, left in enumerate(waits, 1) if left] == [NESTED, 2 * NESTED]


def test_questions_inside_questions_come_back_in_order():
    tree = seq(May("one", seq(May("two", gain(1)), gain(10))), May("three", gain(100)), Do("end", end))
    for answers, ember in (("one two three", 111), ("one skip skip", 10), ("skip three", 100)):
        state = run(tree)
        for answer in answers.split():
            state.apply(answer)
        assert state.sides[0].ember == ember
        assert state.over


def test_equal_trees_share_a_number():
    program: Program = Program()
    program.link("tree", seq(gain(1), gain(2)), seq(gain(1), gain(3)))
    assert len(program.nodes) == 1 + 3 + 2
    assert all(node.id == number for number, node in enumerate(program.nodes))


def test_a_tree_belongs_to_one_program():
    tree = gain(77)
    first: Program = Program()
    first.link("tree", wound(1), tree)
    other: Program = Program()
    with pytest.raises(RulesError, match="belongs to the program of another game"):
        other.link("tree", tree)


def test_the_fingerprint_changes_with_the_rules():
    def fingerprint(*cards: Card) -> str:
        return Tiny(cards).fingerprint

    rat = creature("rat", 1)
    assert fingerprint(rat, action("a", gain(1))) == fingerprint(rat, action("a", gain(1)))
    assert fingerprint(rat, action("a", gain(1))) != fingerprint(rat, action("a", gain(2)))
    assert fingerprint(rat, action("a", damage(1, one(CREATURES)))) != fingerprint(
        rat, action("a", Choose(one(CREATURES), "pick"))
    )


WRONG = [(1, 0), (3, 0), ("2", 0), (2, -1), (2, 2**63), (2, 1.0), (2, True)]


@pytest.mark.parametrize(("seats", "seed"), WRONG)
def test_seats_and_seed_are_checked(seats, seed):
    with pytest.raises(SetupError):
        GAME.empty(seats, seed)


def test_a_game_is_idle_when_no_effect_is_in_the_middle():
    idle = {name for name, state in moments().items() if GAME.idle(state)}
    assert idle == {"action", "over"}
