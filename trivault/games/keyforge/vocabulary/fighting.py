"""Fights that an effect makes, redirects or calls off."""

from __future__ import annotations

from trivault.games.keyforge.model import KeyForgeState
from trivault.games.keyforge.use import Use
from trivault.games.keyforge.vocabulary.deeds import fight_foe
from trivault.games.keyforge.vocabulary.effects import ready
from trivault.games.keyforge.vocabulary.flow import one_at_a_time, pick
from trivault.games.keyforge.vocabulary.terms import IT, Effect
from trivault.games.keyforge.vocabulary.which import StillYours
from trivault.kernel.asking import Choose
from trivault.kernel.frames import Scope
from trivault.kernel.ids import NOTHING
from trivault.kernel.nodes import Do, Node, Repeat, Seq
from trivault.kernel.terms import Condition, Constant, Group, Named, Selection, each, one
from trivault.kernel.text import Message

S = KeyForgeState


def _redirect(state: S, scope: Scope) -> None:
    """The fight at hand is the innermost one."""
    fight = next(outer for outer in reversed(state.scopes[:-1]) if outer.things("defender"))
    fight.bind("target", scope.things("it"))


DAMAGE_GOES_TO_IT: Effect = Do("damage-goes-to-it", _redirect)


def _fought(state: S, scope: Scope) -> None:
    scope.bind("fought", (*scope.things("fought"), *scope.things("foe")))


class FightWith(Seq[S]):
    """A creature is used to fight, if it can be."""

    def __init__(self, parts: tuple[Node[S], ...], who: Selection[S]) -> None:
        super().__init__(parts)
        self.who = who
        self.args = (*self.args, who)

    def words(self) -> Message:
        said = Message("use-it", way="fight", what=self.who.words(), yours="no")
        return Message("may", effect=said) if self.who.low == 0 else said


def fight_with(who: Selection[S]) -> Effect:
    return FightWith((pick(who), Use(IT, "fight")), who)


class FoeIs(Condition[S]):
    """The creature that this one fights is of a group."""

    def __init__(self, group: Group[S]) -> None:
        self.group = group
        self.args = (group,)

    def holds(self, state: S, scope: Scope) -> bool:
        return scope.event is not None and scope.event.source in self.group.find(state, scope)

    def words(self) -> Message:
        return Message("foe-is", what=one(self.group).words())


class FightSeveral(Seq[S]):
    """One creature fights so many times, each time another enemy (a fight for which nobody is left
    only readies it)."""

    def __init__(self, parts: tuple[Node[S], ...], n: int) -> None:
        super().__init__(parts)
        self.n = n
        self.args = (*self.args, n)

    def words(self) -> Message:
        return Message("then", first=self.parts[0].words(), second=Message("fight-several", n=self.n))


def ready_and_fight_different(n: int, who: Selection[S]) -> Effect:
    fight: Effect = Seq((ready(each(StillYours(IT))), fight_foe(), Do("fought", _fought)))
    return FightSeveral((pick(who), Repeat(Constant(n), fight)), n)


def _call_off(state: S, scope: Scope) -> None:
    attacker, _, progress = state.fights[-1]
    state.fights[-1] = (attacker, NOTHING, progress)
    state.batches[-1].queue.clear()  # what else was to happen before the fight


CALL_OFF: Effect = Do("call-off-the-fight", _call_off)


class UseInTurn(Seq[S]):
    def __init__(self, parts: tuple[Node[S], ...], way: str) -> None:
        super().__init__(parts)
        self.way = way
        self.args = (*self.args, way)

    def words(self) -> Message:
        return Message("use-in-turn", way=self.way)


def use_in_turn(way: str, n: int) -> Effect:
    """`They` fight or reap one after the other, in an order of your choice."""
    they: Selection[S] = Selection(IT, every=True, name="they")
    return UseInTurn((Choose(they, "choose"), one_at_a_time(n, Named("they"), Use(IT, way))), way)
