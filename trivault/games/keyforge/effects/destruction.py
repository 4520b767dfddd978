"""Destruction of several creatures together, and sacrifices."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from trivault.games.keyforge.effects.conditions import IT_IS_DESTROYED
from trivault.games.keyforge.effects.effects import destroy, purge
from trivault.games.keyforge.effects.filters import InDiscard, Together
from trivault.games.keyforge.effects.flow import if_, phrase, pick
from trivault.games.keyforge.effects.terms import IT, Effect
from trivault.games.keyforge.rules.creature_stats import power
from trivault.games.keyforge.rules.events import DESTROY
from trivault.games.keyforge.rules.groups import Creatures, Extreme, Joined
from trivault.games.keyforge.rules.things import ENEMY, FRIENDLY
from trivault.games.keyforge.rules.things import IT as CHOSEN
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.choice_nodes import Ask, Choose, Decide
from trivault.kernel.choices import PICK, Choice, Raw
from trivault.kernel.control import Do
from trivault.kernel.frames import Scope
from trivault.kernel.ids import Thing
from trivault.kernel.terms import SEVERAL, Filter, Group, Named, Selection, each, one
from trivault.kernel.text import Message

S = KeyForgeState


def destroy_all_but_the_most_powerful(whose: Filter[KeyForgeState]) -> list[Effect]:
    """With ties the active player says which one is spared (KF-WORD-16)."""
    others = Selection(Creatures(whose & ~CHOSEN), every=True, name="others")
    return [pick(one(Extreme(Creatures(whose)))), destroy(others)]


class PickMostPowerful(Decide[S]):
    """So many creatures from the highest power downwards are `it`; ties for the last places are
    broken by the active player (KF-WORD-17)."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.args = (n,)

    def _ranked(self, state: S) -> tuple[list[Thing], tuple[Thing, ...]]:
        """Those that are among them, and those that tie for the last places."""
        cards = [c for side in state.players for c in side.line]
        last = sorted((power(state, c) for c in cards), reverse=True)[: self.n][-1:]
        sure = [c for c in cards if [power(state, c)] > last]
        return sure, tuple(c for c in cards if [power(state, c)] == last)

    def question(self, state: S) -> Choice:
        sure, tied = self._ranked(state)
        n, this = min(self.n - len(sure), len(tied)), state.scopes[-1].this
        return Choice(state.active, PICK, "choose", things=tied, low=n, high=n, source=this, reason="choose")

    def answered(self, state: S, answer: Raw) -> bool:
        sure, _ = self._ranked(state)
        state.scopes[-1].bind("it", (*sure, *answer[2]))
        return False

    def words(self) -> Message:
        what = Message("extreme", how="most", n=self.n, group=Creatures().words(self.n))
        return Message("choose", what=what)


class ChooseFraction(Ask[S]):
    """One of so many creatures of a group, rounded up, is chosen and named."""

    def __init__(self, group: Group[S], of: int, name: str) -> None:
        self.group = group
        self.of = of
        self.name = name
        self.args = (group, of, name)

    def run(self, state: S) -> bool:
        crowd = tuple(self.group.find(state, state.scopes[-1]))
        if len(crowd) > 1:
            return self.ask(state)
        state.scopes[-1].bind(self.name, crowd)
        return False

    def question(self, state: S) -> Choice:
        scope = state.scopes[-1]
        crowd = tuple(self.group.find(state, scope))
        n, verb = -(-len(crowd) // self.of), DESTROY.name
        return Choice(state.active, PICK, verb, things=crowd, low=n, high=n, source=scope.this, reason=verb)

    def answered(self, state: S, answer: Raw) -> bool:
        state.scopes[-1].bind(self.name, answer[2])
        return False


class GatherPower(Ask[S]):
    """One creature of a group after another, until they have so much power together, or none; then as many
    more as you like. They are named `it`."""

    def __init__(self, n: int, group: Group[S]) -> None:
        self.n = n
        self.group = group
        self.args = (n, group)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        scope.bind("it", ())
        enough = self._power(state, self.group.find(state, scope)) >= self.n
        return enough and self.ask(state)

    def _power(self, state: S, cards: Sequence[Thing]) -> int:
        return sum(power(state, card) for card in cards)

    def _left(self, state: S) -> tuple[Thing, ...]:
        scope = state.scopes[-1]
        return tuple(card for card in self.group.find(state, scope) if card not in scope.things("it"))

    def question(self, state: S) -> Choice:
        scope = state.scopes[-1]
        gathered = self._power(state, scope.things("it"))
        low, verb = int(0 < gathered < self.n), DESTROY.name
        things = self._left(state)
        return Choice(state.active, PICK, verb, things=things, low=low, high=1, source=scope.this, reason=verb)

    def answered(self, state: S, answer: Raw) -> bool:
        scope = state.scopes[-1]
        scope.bind("it", (*scope.things("it"), *answer[2]))
        return bool(answer[2] and self._left(state)) and self.ask(state)


def sacrifice_power(n: int, group: Group[S]) -> Effect:
    """You may sacrifice creatures with so much power in total, or more."""
    said = Message("sacrifice-power", n=n, group=group.words(SEVERAL))
    return phrase(said, GatherPower(n, group), destroy(each(IT)))


def _note_power(state: S, scope: Scope) -> None:
    scope.bind_numbers("power", sum(power(state, card) for card in scope.things("it")))


def sacrifice_noting_power(what: Selection[S]) -> Effect:
    """A creature is destroyed, and the power that it had is known afterwards."""
    return phrase(destroy(what).words(), pick(what), Do("note-power", _note_power), destroy(each(IT)))


def destroy_fraction(of: int) -> Effect:
    """One of so many creatures of each side, rounded up, all at the same time."""
    sides: tuple[Effect, ...] = (
        ChooseFraction(Creatures(ENEMY), of, "enemy"),
        ChooseFraction(Creatures(FRIENDLY), of, "friendly"),
    )
    both: Group[S] = Joined((Named("enemy"), Named("friendly")))
    return phrase(Message("destroy-fraction", of=of), *sides, destroy(each(both)))


def destroy_together(*groups: Group[S]) -> Effect:
    """One of each kind, all chosen before any of them is destroyed."""
    what: tuple[Selection[S], ...] = tuple(Selection(group, name=f"part {i}") for i, group in enumerate(groups))
    chosen: Group[S] = Together(*(selection.name for selection in what))
    steps = [Choose(selection, DESTROY.name) for selection in what]
    said = Message("destroy-together", parts=[selection.words() for selection in what])
    return phrase(said, *steps, destroy(each(chosen)))


def destroy_on_both_sides(which: Callable[[Filter[S]], Group[S]]) -> Effect:
    return destroy_together(which(ENEMY), which(FRIENDLY))


def purge_it_if_destroyed() -> Effect:
    """What was destroyed is purged if it lies in a discard pile (KF-LEAVE-05)."""
    return if_(IT_IS_DESTROYED, purge(each(InDiscard(IT))))
