"""The control nodes of effect trees, and the program that numbers a game's trees."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, fields
from hashlib import blake2b
from typing import TYPE_CHECKING, Generic, TypeVar

from trivault.kernel.choices import ACTION, DISTRIBUTE, NUMBER, PICK, SKIP, YES_NO, Choice, Raw
from trivault.kernel.errors import RulesError
from trivault.kernel.frames import Scope, Value
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.interpreter import RETURN_ID, ask, call
from trivault.kernel.terms import SEVERAL, Amount, Condition, Group, Selection, keep
from trivault.kernel.text import Message

if TYPE_CHECKING:
    from trivault.kernel.state import State

S = TypeVar("S", bound="State")

Start = Callable[[S], bool]


@dataclass(frozen=True)
class Node(Generic[S]):
    """A part of a tree: a frozen value. Its id is its number in the program of its game."""

    id: int = field(init=False, repr=False, compare=False, default=-1)
    run: Start[S] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        keep(self, "run", self.compile())

    def compile(self) -> Start[S]:
        """A plain function that runs the node from the beginning, made once when it is built."""
        return self.start

    def start(self, state: S) -> bool:
        """Run from the beginning; True when work is left on the stack."""
        return self.resume(state, 0)

    def resume(self, state: S, position: int) -> bool:
        """Go on from a position at which this node had stopped."""
        raise NotImplementedError

    def questions(self, state: S) -> tuple[Choice, ...]:
        """What this node asks when it stops for an answer."""
        raise NotImplementedError

    def words(self) -> Message:
        """What the node does, as a card says it."""
        raise NotImplementedError

    def children(self) -> Iterator[Node[S]]:
        for each in fields(self):
            value = getattr(self, each.name)
            for part in value if isinstance(value, tuple) else (value,):
                if isinstance(part, Node):
                    yield part


class Program(Generic[S]):
    """All trees of a game, numbered in the order in which they were linked."""

    def __init__(self) -> None:
        self.nodes: list[Node[S]] = []
        self._ids: dict[Node[S], int] = {}
        self.root = -1
        self.link(Return())

    def link(self, *trees: Node[S]) -> None:
        """Number the nodes of these trees; equal nodes share a number."""
        for tree in trees:
            self.link(*tree.children())
            known = self._ids.setdefault(tree, len(self.nodes))
            if known == len(self.nodes):
                self.nodes.append(tree)
            if tree.id not in (-1, known):
                raise RulesError(f"{tree!r} belongs to the program of another game")
            keep(tree, "id", known)

    def fingerprint(self, facts: Iterable[str] = ()) -> str:
        """A hash of all trees, and of facts that they do not hold."""
        text = "\n".join([*map(repr, self.nodes), *facts])
        return blake2b(text.encode(), digest_size=8).hexdigest()


@dataclass(frozen=True)
class Return(Node[S]):
    """The end of a call: its scope goes."""

    def resume(self, state: S, position: int) -> bool:
        state.scopes.pop()
        return False


@dataclass(frozen=True)
class Seq(Node[S]):
    """One after the other."""

    parts: tuple[Node[S], ...]

    def compile(self) -> Start[S]:
        runs = tuple(part.run for part in self.parts)

        def run(state: S) -> bool:
            mark = len(state.stack)  # a part that leaves no work leaves the stack as it was
            for done, part in enumerate(runs, 1):
                if part(state):
                    if done < len(runs):
                        state.stack.insert(mark, (self.id, done))
                    return True
            return False

        return run

    def resume(self, state: S, position: int) -> bool:
        mark = len(state.stack)
        for i in range(position, len(self.parts)):
            if self.parts[i].run(state):
                if i + 1 < len(self.parts):
                    state.stack.insert(mark, (self.id, i + 1))
                return True
        return False

    def words(self) -> Message:
        said = self.parts[0].words()
        for part in self.parts[1:]:
            said = Message("then", first=said, second=part.words())
        return said


def seq(*parts: Node[S]) -> Node[S]:
    return parts[0] if len(parts) == 1 else Seq(parts)


@dataclass(frozen=True)
class If(Node[S]):
    condition: Condition[S]
    then: Node[S]
    otherwise: Node[S] | None = None

    def compile(self) -> Start[S]:
        holds, then = self.condition.holds, self.then.run
        otherwise = self.otherwise.run if self.otherwise is not None else None

        def run(state: S) -> bool:
            if holds(state, state.scopes[-1]):
                return then(state)
            return otherwise is not None and otherwise(state)

        return run

    def words(self) -> Message:
        if self.otherwise is None:
            return self.condition.limits(self.then.words())
        return self.condition.replaces(self.otherwise.words(), self.then.words())


@dataclass(frozen=True)
class May(Node[S]):
    """The player may do it, or skip it."""

    verb: str
    effect: Node[S]

    def start(self, state: S) -> bool:
        return ask(state, self.id, *self.questions(state))

    def questions(self, state: S) -> tuple[Choice, ...]:
        scope = state.scopes[-1]
        options: tuple[Raw, ...] = ((self.verb, scope.this, (), ()), (SKIP, NOTHING, (), ()))
        return (
            Choice(
                state.game.chooser(state, scope),
                YES_NO,
                self.verb,
                listed=options,
                source=scope.this,
                reason="may",
            ),
        )

    def resume(self, state: S, position: int) -> bool:
        return state.take()[0] != SKIP and self.effect.run(state)

    def words(self) -> Message:
        return Message("may", effect=self.effect.words())


@dataclass(frozen=True)
class Do(Node[S]):
    """A step of the rules in plain Python: it changes the state and never asks."""

    name: str
    function: Callable[[S, Scope], None] = field(repr=False)

    def start(self, state: S) -> bool:
        self.function(state, state.scopes[-1])
        return state.result is not None

    def words(self) -> Message:
        return Message(self.name)


@dataclass(frozen=True)
class Script(Node[S]):
    """Rare cards that need real code: a pure function looks at the state and says which of the
    script's parts to run, in order, each with a thing bound to `it`."""

    name: str
    plan: Callable[[S, Scope], Iterable[tuple[int, Thing]]] = field(repr=False)
    parts: tuple[Node[S], ...]

    def start(self, state: S) -> bool:
        scope = state.scopes[-1]
        scope.bind(self.name, tuple((thing, part) for part, thing in self.plan(state, scope)))
        return self.resume(state, 0)

    def resume(self, state: S, position: int) -> bool:
        scope = state.scopes[-1]
        plan = scope.bound(self.name)
        assert isinstance(plan, tuple)
        for i in range(position, len(plan)):
            step = plan[i]
            assert isinstance(step, tuple)
            mark = len(state.stack)
            thing, part = step
            scope.bind("it", thing)
            if self.parts[part].run(state):
                state.stack.insert(mark, (self.id, i + 1))
                return True
        return False

    def words(self) -> Message:
        return Message(self.name)


@dataclass(frozen=True)
class ForEach(Node[S]):
    """The same for each thing of a group as it was at the beginning."""

    name: str
    group: Group[S]
    body: Node[S]

    def start(self, state: S) -> bool:
        scope = state.scopes[-1]
        scope.bind(f"each {self.name}", tuple(self.group.find(state, scope)))
        return self.resume(state, 0)

    def resume(self, state: S, position: int) -> bool:
        scope = state.scopes[-1]
        things = scope.things(f"each {self.name}")
        for i in range(position, len(things)):
            mark = len(state.stack)
            scope.bind(self.name, things[i])
            if self.body.run(state):
                state.stack.insert(mark, (self.id, i + 1))
                return True
        return False

    def words(self) -> Message:
        return Message("for-each", effect=self.body.words(), group=self.group.words(1))


@dataclass(frozen=True)
class Repeat(Node[S]):
    """The same several times; the position counts down what is left."""

    times: Amount[S]
    body: Node[S]

    def start(self, state: S) -> bool:
        return self.resume(state, self.times.of(state, state.scopes[-1]))

    def resume(self, state: S, position: int) -> bool:
        while position > 0:
            position -= 1
            mark = len(state.stack)
            if self.body.run(state):
                state.stack.insert(mark, (self.id, position))
                return True
        return False

    def words(self) -> Message:
        return self.times.words(lambda n: Message("times", n=n, effect=self.body.words()))


@dataclass(frozen=True)
class Loop(Node[S]):
    """Again and again until the game is over; returns to the interpreter between rounds."""

    body: Node[S]

    def resume(self, state: S, position: int) -> bool:
        state.stack.append((self.id, 0))
        self.body.run(state)
        return True


@dataclass(frozen=True)
class As(Node[S]):
    """In a scope of its own, for the player that the game names."""

    name: str
    player: Callable[[S], int] = field(repr=False)
    body: Node[S]

    def start(self, state: S) -> bool:
        return call(state, self.body, self.player(state))


@dataclass(frozen=True)
class Choose(Node[S]):
    """Pick things and name them; taken silently when there is nothing to decide."""

    selection: Selection[S]
    verb: str

    def start(self, state: S) -> bool:
        scope = state.scopes[-1]
        things, least = offered(state, scope, self.selection, self.verb)
        if len(things) <= least:
            scope.bind(self.selection.name, things)
            return False
        return ask(state, self.id, *self.questions(state))

    def questions(self, state: S) -> tuple[Choice, ...]:
        return (pick(state, state.scopes[-1], self.selection, self.verb),)

    def resume(self, state: S, position: int) -> bool:
        state.scopes[-1].bind(self.selection.name, state.take()[2])
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


def pick(state: S, scope: Scope, selection: Selection[S], verb: str) -> Choice:
    """The question that a selection asks."""
    things, least = offered(state, scope, selection, verb)
    most = min(selection.high, len(things))
    chooser = state.game.chooser(state, scope)
    return Choice(chooser, PICK, verb, things=things, low=least, high=most, source=scope.this, reason=verb)


@dataclass(frozen=True)
class Spread(Node[S]):
    """Distribute points over a group: binds pairs (thing, points)."""

    name: str
    group: Group[S]
    total: Amount[S]
    verb: str

    def start(self, state: S) -> bool:
        scope = state.scopes[-1]
        things = self.group.find(state, scope)
        total = self.total.of(state, scope)
        if len(things) > 1 and total > 0:
            return ask(state, self.id, *self.questions(state))
        scope.bind(self.name, tuple((thing, total) for thing in things))
        return False

    def questions(self, state: S) -> tuple[Choice, ...]:
        scope = state.scopes[-1]
        things, total = tuple(self.group.find(state, scope)), self.total.of(state, scope)
        chooser = state.game.chooser(state, scope)
        spread = Choice(
            chooser, DISTRIBUTE, self.verb, things=things, high=total, source=scope.this, reason=self.verb
        )
        return (spread,)

    def resume(self, state: S, position: int) -> bool:
        _, _, targets, numbers = state.take()
        state.scopes[-1].bind(self.name, tuple(zip(targets, numbers, strict=True)))
        return False

    def words(self) -> Message:
        group = self.group.words(SEVERAL)
        return self.total.words(lambda n: Message("spread", n=n, group=group))


@dataclass(frozen=True)
class ChooseNumber(Node[S]):
    """Name a number between two bounds."""

    name: str
    low: Amount[S]
    high: Amount[S]
    verb: str

    def start(self, state: S) -> bool:
        (question,) = self.questions(state)
        if question.low >= question.high:
            state.scopes[-1].bind_numbers(self.name, question.low)
            return False
        return ask(state, self.id, question)

    def questions(self, state: S) -> tuple[Choice, ...]:
        scope = state.scopes[-1]
        low, high = self.low.of(state, scope), self.high.of(state, scope)
        number = Choice(scope.you, NUMBER, self.verb, low=low, high=high, source=scope.this, reason=self.verb)
        return (number,)

    def resume(self, state: S, position: int) -> bool:
        state.scopes[-1].bind_numbers(self.name, *state.take()[3])
        return False

    def words(self) -> Message:
        return Message("choose-number")


Verbs = tuple[tuple[str, Node[S]], ...]


@dataclass(frozen=True)
class Actions(Node[S]):
    """Act or pass, again and again, until the closing verb is chosen or all is over.

    The answer's source is bound to `source`, its targets to `targets`.
    """

    name: str
    legal: Callable[[S], tuple[Raw, ...]] = field(repr=False)
    verbs: Verbs[S]
    closing: str
    over: Callable[[S], bool] | None = field(repr=False, default=None)
    trees: dict[str, Node[S]] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        super().__post_init__()
        keep(self, "trees", dict(self.verbs))

    def children(self) -> Iterator[Node[S]]:
        return (tree for _, tree in self.verbs)

    def questions(self, state: S) -> tuple[Choice, ...]:
        you = state.scopes[-1].you
        return (Choice(you, ACTION, "act", listed=self.legal(state), reason=self.name),)

    def resume(self, state: S, position: int) -> bool:
        if position == 1:
            verb, source, targets, _ = state.take()
            if verb == self.closing:
                return False
            scope = state.scopes[-1]
            scope.names = {"source": source, "targets": targets}
            mark = len(state.stack)
            if self.trees[verb].run(state):
                state.stack.insert(mark, (self.id, 0))
                return True
        if self.over is not None and self.over(state):
            return False
        state.choices = self.questions(state)
        state.stack.append((self.id, 1))
        return True


@dataclass(frozen=True)
class Window(Node[S]):
    """Players act in turn until all have passed one after the other; with `keeps_turn` a player
    goes on acting until passing.

    Whoever can only pass is passed over without a question. What an answer does is the effect of
    the player who gave it; its source is bound to `source`, its targets to `targets`.
    """

    name: str
    order: Callable[[S], tuple[int, ...]] = field(repr=False)
    legal: Callable[[S, int], tuple[Raw, ...]] = field(repr=False)
    verbs: Verbs[S]
    keeps_turn: bool = False
    trees: dict[str, Node[S]] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        super().__post_init__()
        keep(self, "trees", dict(self.verbs))

    def children(self) -> Iterator[Node[S]]:
        return (tree for _, tree in self.verbs)

    def start(self, state: S) -> bool:
        state.scopes[-1].bind_numbers(self.name, 0, 0)
        return self.resume(state, 0)

    def questions(self, state: S) -> tuple[Choice, ...]:
        turn, _ = self._progress(state)
        order = self.order(state)
        player = order[turn % len(order)]
        options = (*self.legal(state, player), ("pass", NOTHING, (), ()))
        return (Choice(player, ACTION, "act", listed=options, reason=self.name),)

    def _progress(self, state: S) -> tuple[int, int]:
        turn, passes = state.scopes[-1].numbers(self.name)
        return turn, passes

    def resume(self, state: S, position: int) -> bool:
        scope = state.scopes[-1]
        if position == 1:
            turn, passes = self._progress(state)
            verb, source, targets, _ = state.take()
            acted = verb != "pass"
            next_turn = turn if acted and self.keeps_turn else turn + 1
            scope.bind_numbers(self.name, next_turn, 0 if acted else passes + 1)
            if acted:
                order = self.order(state)
                names: dict[str, Value] = {**(scope.names or {}), "source": source, "targets": targets}
                mark = len(state.stack)
                if call(state, self.trees[verb], order[turn % len(order)], scope.this, scope.event, names):
                    state.stack.insert(mark, (self.id, 0))
                    return True
        return self._next(state, scope)

    def _next(self, state: S, scope: Scope) -> bool:
        turn, passes = self._progress(state)
        order = self.order(state)
        while passes < len(order):
            if self.legal(state, order[turn % len(order)]):
                scope.bind_numbers(self.name, turn, passes)
                return ask(state, self.id, *self.questions(state))
            turn, passes = turn + 1, passes + 1
        return False


@dataclass(frozen=True)
class Simultaneous(Node[S]):
    """Several players decide in secret at the same time; then all answers are revealed."""

    name: str
    ask_all: Callable[[S], tuple[Choice, ...]] = field(repr=False)
    reveal: Callable[[S, dict[int, Raw]], None] = field(repr=False)

    def start(self, state: S) -> bool:
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


assert RETURN_ID == 0, "Return is linked first"
