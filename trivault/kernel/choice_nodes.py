"""The nodes that ask: one base for all of them, may, choose, spread, act or pass, what is decided in secret."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from mypy_extensions import mypyc_attr

from trivault.kernel.choices import ACTION, DISTRIBUTE, NUMBER, PICK, SKIP, YES_NO, Choice, Raw
from trivault.kernel.frames import ANSWERED, BEGINNING, Scope, Value
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.interpreter import ask, call
from trivault.kernel.nodes import Node
from trivault.kernel.running_state import S
from trivault.kernel.terms import SEVERAL, Amount, Group, Selection
from trivault.kernel.text import Message


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Node[S]):
    """A node that stops for an answer: what is asked, and what the answer does."""

    def question(self, state: S) -> Choice:
        """What is asked, also where only one answer is left."""
        raise NotImplementedError

    def answered(self, state: S, answer: Raw) -> bool:
        """Go on with the answer; True when work is left on the stack."""
        raise NotImplementedError

    def afterwards(self, state: S, position: int) -> bool:
        """Go on once the work is done that was left, from the position that was kept for that."""
        return self.run(state)

    def run(self, state: S) -> bool:
        return self.ask(state)

    def ask(self, state: S) -> bool:
        """Put the question; the answer comes to `answered`."""
        return ask(state, self.id, self.question(state))

    def resume(self, state: S, position: int) -> bool:
        return (
            self.answered(state, state.take_answer())
            if position == ANSWERED
            else self.afterwards(state, position)
        )

    def questions(self, state: S) -> tuple[Choice, ...]:
        return (self.question(state),)


@mypyc_attr(allow_interpreted_subclasses=True)
class Decide(Ask[S]):
    """Asks only what is open: the only answer is taken silently, and where there is none nothing happens."""

    def ask(self, state: S) -> bool:
        question = self.question(state)
        answers = question.count()
        if answers > 1:
            return ask(state, self.id, question)
        return answers == 1 and self.answered(state, question.raw(0))


class May(Ask[S]):
    """The player may do it, or skip it."""

    def __init__(self, verb: str, effect: Node[S]) -> None:
        self.verb = verb
        self.effect = effect
        self.args = (verb, effect)

    def question(self, state: S) -> Choice:
        scope = state.scopes[-1]
        options: tuple[Raw, ...] = ((self.verb, scope.this, (), ()), (SKIP, NOTHING, (), ()))
        you = state.game.chooser(state, scope)
        return Choice(you, YES_NO, self.verb, listed=options, source=scope.this, reason="may")

    def answered(self, state: S, answer: Raw) -> bool:
        return answer[0] != SKIP and self.effect.run(state)

    def words(self) -> Message:
        return Message("may", effect=self.effect.words())


class Choose(Ask[S]):
    """Pick things and name them; taken silently when there is nothing to decide."""

    def __init__(self, selection: Selection[S], verb: str) -> None:
        self.selection = selection
        self.verb = verb
        self.args = (selection, verb)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        things, least = offered(state, scope, self.selection, self.verb)
        if len(things) <= least:
            scope.bind(self.selection.name, things)
            return False
        return ask(state, self.id, selection_choice(state, scope, self.selection, self.verb, things, least))

    def question(self, state: S) -> Choice:
        scope = state.scopes[-1]
        return selection_choice(
            state, scope, self.selection, self.verb, *offered(state, scope, self.selection, self.verb)
        )

    def answered(self, state: S, answer: Raw) -> bool:
        state.scopes[-1].bind(self.selection.name, answer[2])
        return False

    def words(self) -> Message:
        return Message("choose", what=self.selection.words())


def offered(state: S, scope: Scope, selection: Selection[S], verb: str) -> tuple[tuple[Thing, ...], int]:
    """The candidates of a selection, and how many must be picked. What is about to happen to a
    thing anyway cannot be chosen for it once more; what is not chosen but determined can be such a
    thing, and then nothing more happens to it."""
    things, least = selection.offered(state, scope)
    if state.batches and len(things) > least and (kind := state.game.events.get(verb)) and kind.joins:
        things = tuple([t for t in things if not any(batch.under_way(verb, t) for batch in state.batches)])
        least = min(selection.low, len(things))
    return things, least


def selection_choice(
    state: S, scope: Scope, selection: Selection[S], verb: str, things: tuple[Thing, ...], least: int
) -> Choice:
    """The question that a selection asks about the things that it has `offered`."""
    most = max(least, min(selection.high, len(things)))  # all of them, where each is meant
    chooser = state.game.chooser(state, scope)
    return Choice(chooser, PICK, verb, things=things, low=least, high=most, source=scope.this, reason=verb)


class Spread(Ask[S]):
    """Distribute points over a group: binds pairs (thing, points)."""

    def __init__(self, name: str, group: Group[S], total: Amount[S], verb: str) -> None:
        self.name = name
        self.group = group
        self.total = total
        self.verb = verb
        self.args = (name, group, total, verb)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        things = self.group.find(state, scope)
        total = self.total.of(state, scope)
        if len(things) > 1 and total > 0:
            return self.ask(state)
        scope.bind(self.name, tuple((thing, total) for thing in things))
        return False

    def question(self, state: S) -> Choice:
        scope = state.scopes[-1]
        you, verb = state.game.chooser(state, scope), self.verb
        things, total = tuple(self.group.find(state, scope)), self.total.of(state, scope)
        return Choice(you, DISTRIBUTE, verb, things=things, high=total, source=scope.this, reason=verb)

    def answered(self, state: S, answer: Raw) -> bool:
        _, _, targets, numbers = answer
        state.scopes[-1].bind(self.name, tuple(zip(targets, numbers, strict=True)))
        return False

    def words(self) -> Message:
        group = self.group.words(SEVERAL)
        return self.total.words(lambda n: Message("spread", n=n, group=group))


class ChooseNumber(Ask[S]):
    """Name a number between two bounds."""

    def __init__(self, name: str, low: Amount[S], high: Amount[S], verb: str) -> None:
        self.name = name
        self.low = low
        self.high = high
        self.verb = verb
        self.args = (name, low, high, verb)

    def run(self, state: S) -> bool:
        question = self.question(state)
        if question.low >= question.high:
            state.scopes[-1].bind_numbers(self.name, question.low)
            return False
        return ask(state, self.id, question)

    def question(self, state: S) -> Choice:
        scope = state.scopes[-1]
        low, high = self.low.of(state, scope), self.high.of(state, scope)
        return Choice(scope.you, NUMBER, self.verb, low=low, high=high, source=scope.this, reason=self.verb)

    def answered(self, state: S, answer: Raw) -> bool:
        state.scopes[-1].bind_numbers(self.name, *answer[3])
        return False

    def words(self) -> Message:
        return Message("choose-number")


Verbs = tuple[tuple[str, Node[S]], ...]


class Actions(Node[S]):
    """Act or pass, again and again, until the closing verb is chosen or all is over.

    The answer's source is bound to `source`, its targets to `targets`.
    """

    def __init__(
        self,
        name: str,
        legal: Callable[[S], tuple[Raw, ...]],
        verbs: Verbs[S],
        closing: str,
        over: Callable[[S], bool] | None = None,
    ) -> None:
        self.name = name
        self.legal = legal
        self.verbs = verbs
        self.trees = dict(verbs)
        self.closing = closing
        self.over = over
        self.args = (name, legal, verbs, closing, over)

    def children(self) -> Iterator[Node[S]]:
        return (tree for _, tree in self.verbs)

    def questions(self, state: S) -> tuple[Choice, ...]:
        return (Choice(state.scopes[-1].you, ACTION, "act", self.name, self.legal(state)),)

    def resume(self, state: S, position: int) -> bool:
        stack = state.stack
        if position == ANSWERED:
            verb, source, targets, _ = state.take_answer()
            if verb == self.closing:
                return False
            state.scopes[-1].names = {"source": source, "targets": targets}
            mark = len(stack)
            if self.trees[verb].run(state):
                stack.insert(mark, (self.id, BEGINNING))
                return True
        if self.over is not None and self.over(state):
            return False
        state.choices = (Choice(state.scopes[-1].you, ACTION, "act", self.name, self.legal(state)),)
        stack.append((self.id, ANSWERED))
        return True


class Window(Ask[S]):
    """Players act in turn until all have passed one after the other; with `keeps_turn` a player
    goes on acting until passing.

    Whoever can only pass is passed over without a question. What an answer does is the effect of
    the player who gave it; its source is bound to `source`, its targets to `targets`.
    """

    def __init__(
        self,
        name: str,
        order: Callable[[S], tuple[int, ...]],
        legal: Callable[[S, int], tuple[Raw, ...]],
        verbs: Verbs[S],
        keeps_turn: bool = False,
    ) -> None:
        self.name = name
        self.order = order
        self.legal = legal
        self.verbs = verbs
        self.trees = dict(verbs)
        self.keeps_turn = keeps_turn
        self.args = (name, order, legal, verbs, keeps_turn)

    def children(self) -> Iterator[Node[S]]:
        return (tree for _, tree in self.verbs)

    def run(self, state: S) -> bool:
        state.scopes[-1].bind_numbers(self.name, 0, 0)
        return self._next(state)

    def question(self, state: S) -> Choice:
        options = (*self.legal(state, self._player(state)), ("pass", NOTHING, (), ()))
        return Choice(self._player(state), ACTION, "act", listed=options, reason=self.name)

    def _progress(self, state: S) -> tuple[int, int]:
        turn, passes = state.scopes[-1].numbers(self.name)
        return turn, passes

    def _player(self, state: S) -> int:
        """Whose turn it is in this window."""
        order = self.order(state)
        return order[self._progress(state)[0] % len(order)]

    def answered(self, state: S, answer: Raw) -> bool:
        scope, player = state.scopes[-1], self._player(state)
        turn, passes = self._progress(state)
        verb, source, targets, _ = answer
        acted = verb != "pass"
        next_turn = turn if acted and self.keeps_turn else turn + 1
        scope.bind_numbers(self.name, next_turn, 0 if acted else passes + 1)
        if acted:
            names: dict[str, Value] = {**(scope.names or {}), "source": source, "targets": targets}
            mark = len(state.stack)
            left = call(state, self.trees[verb], player, scope.this, scope.event, names)
            if self.suspend(state, mark, left, BEGINNING):
                return True
        return self._next(state)

    def afterwards(self, state: S, position: int) -> bool:
        return self._next(state)

    def asks(self, state: S, player: int) -> bool:
        """Whether a player is asked at all."""
        return bool(self.legal(state, player))

    def _next(self, state: S) -> bool:
        turn, passes = self._progress(state)
        order = self.order(state)
        while passes < len(order):
            if self.asks(state, order[turn % len(order)]):
                state.scopes[-1].bind_numbers(self.name, turn, passes)
                return self.ask(state)
            turn, passes = turn + 1, passes + 1
        return False


class Simultaneous(Node[S]):
    """Several players decide in secret at the same time; then all answers are revealed."""

    def __init__(
        self, name: str, ask_all: Callable[[S], tuple[Choice, ...]], reveal: Callable[[S, dict[int, Raw]], None]
    ) -> None:
        self.name = name
        self.ask_all = ask_all
        self.reveal = reveal
        self.args = (name, ask_all, reveal)

    def run(self, state: S) -> bool:
        questions = self.questions(state)
        return ask(state, self.id, *questions) if questions else False

    def questions(self, state: S) -> tuple[Choice, ...]:
        return self.ask_all(state)

    def resume(self, state: S, position: int) -> bool:
        answers = dict(sorted(state.answers))  # who answered first makes no difference
        state.answers = ()
        state.barrier += 1
        self.reveal(state, answers)
        return False
