"""The control nodes of effect trees: sequences, conditions, loops, steps in plain Python."""

from __future__ import annotations

from collections.abc import Callable

from trivault.kernel.frames import BEGINNING, Scope
from trivault.kernel.interpreter import call
from trivault.kernel.nodes import Node
from trivault.kernel.running_state import S
from trivault.kernel.terms import Amount, Condition, Group
from trivault.kernel.text import Message


class Seq(Node[S]):
    """One after the other."""

    def __init__(self, parts: tuple[Node[S], ...]) -> None:
        self.parts = parts
        self.args = (parts,)
        self.steps = tuple(enumerate(parts, 1))

    def run(self, state: S) -> bool:
        stack = state.stack
        mark = len(stack)  # a part that leaves no work leaves the stack as it was
        for done, part in self.steps:
            if part.run(state):
                if done < len(self.parts):
                    stack.insert(mark, (self.id, done))
                return True
        return False

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


class If(Node[S]):
    def __init__(self, condition: Condition[S], then: Node[S], otherwise: Node[S] | None = None) -> None:
        self.condition = condition
        self.then = then
        self.otherwise = otherwise
        self.args = (condition, then, otherwise)

    def run(self, state: S) -> bool:
        if self.condition.holds(state, state.scopes[-1]):
            return self.then.run(state)
        return self.otherwise is not None and self.otherwise.run(state)

    def words(self) -> Message:
        if self.otherwise is None:
            return self.condition.limits(self.then.words())
        return self.condition.replaces(self.otherwise.words(), self.then.words())


class Do(Node[S]):
    """A step of the rules in plain Python; it may return True when it has left work on the stack."""

    def __init__(self, name: str, function: Callable[[S, Scope], bool | None]) -> None:
        self.name = name
        self.function = function
        self.args = (name, function)

    def run(self, state: S) -> bool:
        return self.function(state, state.scopes[-1]) or state.result is not None

    def words(self) -> Message:
        return Message(self.name)


class ForEach(Node[S]):
    """The same for each thing of a group as it was at the beginning."""

    def __init__(self, name: str, group: Group[S], body: Node[S]) -> None:
        self.name = name
        self.group = group
        self.body = body
        self.args = (name, group, body)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        scope.bind(f"each {self.name}", tuple(self.group.find(state, scope)))
        return self.resume(state, BEGINNING)

    def resume(self, state: S, position: int) -> bool:
        scope = state.scopes[-1]
        things = scope.things(f"each {self.name}")
        for i in range(position, len(things)):
            mark = len(state.stack)
            scope.bind(self.name, things[i])
            if self.suspend(state, mark, self.body.run(state), i + 1):
                return True
        return False

    def words(self) -> Message:
        return Message("for-each", effect=self.body.words(), group=self.group.words(1))


class Repeat(Node[S]):
    """The same several times; the position counts down what is left."""

    def __init__(self, times: Amount[S], body: Node[S]) -> None:
        self.times = times
        self.body = body
        self.args = (times, body)

    def run(self, state: S) -> bool:
        return self.resume(state, self.times.of(state, state.scopes[-1]))

    def resume(self, state: S, position: int) -> bool:
        while position > 0:
            position -= 1
            mark = len(state.stack)
            if self.suspend(state, mark, self.body.run(state), position):
                return True
        return False

    def words(self) -> Message:
        return self.times.words(lambda n: Message("times", n=n, effect=self.body.words()))


class Loop(Node[S]):
    """Again and again until the game is over; returns to the interpreter between rounds."""

    def __init__(self, body: Node[S]) -> None:
        self.body = body
        self.args = (body,)

    def resume(self, state: S, position: int) -> bool:
        state.stack.append((self.id, BEGINNING))
        self.body.run(state)
        return True


class As(Node[S]):
    """In a scope of its own, for the player that the game names."""

    def __init__(self, name: str, player: Callable[[S], int], body: Node[S]) -> None:
        self.name = name
        self.player = player
        self.body = body
        self.args = (name, player, body)

    def run(self, state: S) -> bool:
        return call(state, self.body, self.player(state))
