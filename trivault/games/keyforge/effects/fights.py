"""Fights and uses that an effect makes, redirects or calls off."""

from __future__ import annotations

from collections.abc import Sequence

from trivault.games.keyforge.effects.effects import ready
from trivault.games.keyforge.effects.filters import StillYours
from trivault.games.keyforge.effects.flow import may_say, one_at_a_time, phrase, pick
from trivault.games.keyforge.effects.terms import ALL, IT, Effect
from trivault.games.keyforge.rules.fight import defenders
from trivault.games.keyforge.rules.use import Use, uses_of, yours
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.choice_nodes import Choose
from trivault.kernel.control import Do, Repeat, Seq
from trivault.kernel.frames import Scope
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.terms import Condition, Constant, Group, Named, Selection, each, one
from trivault.kernel.text import Message

S = KeyForgeState


class Foes(Group[S]):
    """Whom the chosen creature, if you still control it, could fight now and has not `fought` by this
    effect."""

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        able = [c for c in scope.things("it") if yours(state, c, scope) and "fight" in uses_of(state, c)]
        return [foe for c in able for foe in defenders(state, c) if foe not in scope.things("fought")]


def fight_foe() -> Effect:
    """The chosen creature fights, and the creature that it attacks is the `foe`."""
    foe: Selection[S] = Selection(Foes(), name="foe")
    fight: Effect = Use(IT, "fight", Named("foe"))
    return phrase(fight.words(), Choose(foe, "attack"), fight)


def _redirect(state: S, scope: Scope) -> None:
    """The fight at hand is the innermost one."""
    fight = next(outer for outer in reversed(state.scopes[:-1]) if outer.things("defender"))
    fight.bind("target", scope.things("it"))


DAMAGE_GOES_TO_IT: Effect = Do("damage-goes-to-it", _redirect)


def _fought(state: S, scope: Scope) -> None:
    scope.bind("fought", (*scope.things("fought"), *scope.things("foe")))


def fight_with(who: Selection[S]) -> Effect:
    """A creature is used to fight, if it can be."""
    said = Message("use-it", way="fight", what=who.words(), yours="no")
    return phrase(may_say(said, who), pick(who), Use(IT, "fight"))


class FoeIs(Condition[S]):
    """The creature that this one fights is of a group."""

    def __init__(self, group: Group[S]) -> None:
        self.group = group
        self.args = (group,)

    def holds(self, state: S, scope: Scope) -> bool:
        return scope.event is not None and scope.event.source in self.group.find(state, scope)

    def words(self) -> Message:
        return Message("foe-is", what=one(self.group).words())


def ready_and_fight_different(n: int, who: Selection[S]) -> Effect:
    """One creature fights so many times, each time another enemy (a fight for which nobody is left
    only readies it)."""
    fight: Effect = Seq((ready(each(StillYours(IT))), fight_foe(), Do("fought", _fought)))
    several = phrase(Message("fight-several", n=n), Repeat(Constant(n), fight))
    return Seq((pick(who), several))


def _call_off(state: S, scope: Scope) -> None:
    attacker, _, progress = state.fights[-1]
    state.fights[-1] = (attacker, NOTHING, progress)
    state.batches[-1].queue.clear()  # what else was to happen before the fight


CALL_OFF: Effect = Do("call-off-the-fight", _call_off)


class Ready(Group[S]):
    """Those of a group that are ready."""

    def __init__(self, group: Group[S]) -> None:
        self.group = group
        self.args = (group,)

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        return [card for card in self.group.find(state, scope) if card in state.play and state.play[card].ready]


def use_in_turn(way: str, who: Selection[S]) -> Effect:
    """All of a group fight or reap one after the other, in an order of your choice: those that are in it at
    the beginning (KF-OPEN-56)."""
    they: Selection[S] = Selection(who.group, every=True, name="they")
    in_turn = one_at_a_time(ALL, Ready(Named("they")), Use(IT, way))
    return phrase(Message("use-in-turn", way=way, what=who.words()), Choose(they, "choose"), in_turn)
