"""What cards in play gain, become and carry: abilities, houses, counters, wards, upgrades (KF-UPG)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from trivault.games.keyforge.effects.abilities import after
from trivault.games.keyforge.effects.durations import this_turn
from trivault.games.keyforge.effects.effects import deal, purge
from trivault.games.keyforge.effects.flow import Between, if_you_do, may_choose_one, phrase, pick
from trivault.games.keyforge.effects.terms import ALL, IT, Effect, ThisUpgrade
from trivault.games.keyforge.rules.animation import Animate
from trivault.games.keyforge.rules.copies import GainBody, NoteBody
from trivault.games.keyforge.rules.events import ATTACH, CHANGE_HOUSE, ENTERED, MOVE_WARD
from trivault.games.keyforge.rules.groups import Creatures, ThisOne
from trivault.games.keyforge.rules.log_messages import note
from trivault.games.keyforge.rules.things import IT as CHOSEN
from trivault.games.keyforge.rules.things import UPGRADE_CARD, WARDED, title
from trivault.games.keyforge.rules.windows import still_comes
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.games.keyforge.state.printed import HOUSES, UPGRADE
from trivault.kernel.abilities import Ability, After, Modify, add
from trivault.kernel.choice_nodes import Choose, Decide, selection_choice
from trivault.kernel.choices import Choice, Raw
from trivault.kernel.control import Seq
from trivault.kernel.event_kinds import EventKind
from trivault.kernel.events import propose
from trivault.kernel.frames import Scope
from trivault.kernel.ids import Thing
from trivault.kernel.nodes import Node
from trivault.kernel.terms import Condition, Constant, Filter, Group, Named, Selection, each, one
from trivault.kernel.text import Message

S = KeyForgeState


class Gains(Node[S]):
    """The chosen creature has an ability for the rest of the turn."""

    def __init__(self, ability: After[S], who: Group[S] = IT) -> None:
        self.ability = ability
        self.who = who
        self.args = (ability, who)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        until = state.game.moment(state, "turn", scope.you)
        for card in [card for card in self.who.find(state, scope) if card in state.play]:
            you = state.controller(card)
            still_comes(state, add(state, self.ability, you, card, until, origin=scope.this))
        return False

    def words(self) -> Message:
        return Message("gains", who="it" if self.who is IT else "this", ability=self.ability.words())


def gains(abilities: Sequence[Ability[S]], who: Group[S] = IT) -> Effect:
    (ability,) = abilities
    assert isinstance(ability, After)
    return Gains(ability, who)


def take_the_body_of(what: Selection[S]) -> Effect:
    """Purge a creature; this one has its power, armor, keywords and traits from then on."""
    purged = phrase(purge(what).words(), pick(what), NoteBody(), purge(each(IT)))
    return Seq((purged, if_you_do(GainBody())))


class Belongs(Modify[S]):
    """The things that fit belong to another house."""

    def words(self, times: int = 0) -> Message:
        index = self.amount.n if isinstance(self.amount, Constant) else 0
        return Message("belongs-to-house", on=self.on.words(1), house=HOUSES[index])


def belongs_to(which: Filter[S], name: str) -> Ability[S]:
    return Belongs("belongs-to", which, Constant(HOUSES.index(name)))


class BelongsToActiveHouse(Node[S]):
    """For the rest of the turn the chosen card belongs to the house that is active now, whoever controls it."""

    def __init__(self, houses: tuple[Node[S], ...]) -> None:
        self.houses = houses  # what makes it so, for each house
        self.args = (houses,)

    def run(self, state: S) -> bool:
        chosen = state.house and state.scopes[-1].things("it")
        return bool(chosen) and self.houses[HOUSES.index(state.house)].run(state)


def animate(what: Selection[S], power: int) -> Effect:
    """An artifact is a creature of such power and of the active house for the rest of the turn."""
    of_the_house = BelongsToActiveHouse(tuple(this_turn(belongs_to(CHOSEN, name)) for name in HOUSES))
    return phrase(Message("animate", what=what.words(), n=power), pick(what), Animate(power), of_the_house)


class CountsAs(Node[S]):
    """What you have taken belongs to a house while you control it, maybe only if it is of none of yours."""

    emits: ClassVar[EventKind[S]] = CHANGE_HOUSE

    def __init__(self, house: str, strangers: bool = False) -> None:
        self.house = house
        self.strangers = strangers
        self.args = (house, strangers)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        taken = [c for c in scope.things("it") if c in state.play and state.controller(c) == scope.you]
        if self.strangers:
            taken = [c for c in taken if state.play[c].house not in state.players[scope.you].houses]
        return propose(state, CHANGE_HOUSE, [(card, HOUSES.index(self.house)) for card in taken], scope)

    def words(self) -> Message:
        strangers = "yes" if self.strangers else "no"
        return Message("counts-as", word=self.house, what=IT.words(1), strangers=strangers)


class RemoveCounters(Node[S]):
    """So many counters of a name are taken off this card, or all of them."""

    def __init__(self, counter: str, n: int) -> None:
        self.counter = counter
        self.n = n
        self.args = (counter, n)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        piece = state.play.get(scope.this)
        removed = min(self.n, piece.count(self.counter)) if piece is not None else 0
        if piece is not None and removed:
            piece.put(self.counter, -removed)
            note(state, "remove-counters", scope.you, "KF-STAT-CNT-01", scope.this)
        state.happened = removed
        return False

    def words(self) -> Message:
        return Message("remove-counters", n=self.n, word=self.counter)


def remove_counters(counter: str, n: int = ALL) -> Effect:
    return RemoveCounters(counter, n)


def move_ward() -> Effect:
    """The ward of one creature is moved to another one."""
    target: Selection[S] = Selection(Creatures(~CHOSEN), name="target")
    steps = (pick(one(Creatures(WARDED))), Choose(target, MOVE_WARD.name), Between(MOVE_WARD))
    return phrase("move-ward", *steps)


class UpgradesOn(Group[S]):
    """The upgrades on this creature, or on those of a group."""

    def __init__(self, creatures: Group[S] | None = None) -> None:
        self.creatures: Group[S] = creatures or ThisOne()
        self.args = (self.creatures,)

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        hosts = [state.play[c] for c in self.creatures.find(state, scope) if c in state.play]
        return [upgrade for host in hosts for upgrade in host.upgrades]

    def words(self, n: int) -> Message:
        whom = "it" if isinstance(self.creatures, Named) else "this"
        which = Message("filter-both", left=UPGRADE_CARD.words(n), right=Message("is-attached", whom=whom))
        return Message("cards-in-play", count=n, which=which)


class AttachTo(Decide[S]):
    """The upgrade that gives this ability goes to another creature."""

    emits: ClassVar[EventKind[S]] = ATTACH

    def __init__(self, to: Selection[S]) -> None:
        self.to = to
        self.upgrade = ThisUpgrade()
        self.args = (to,)

    def question(self, state: S) -> Choice:
        scope = state.scopes[-1]
        return selection_choice(state, scope, self.to, ATTACH.name, *self.to.offered(state, scope))

    def answered(self, state: S, answer: Raw) -> bool:
        scope = state.scopes[-1]
        moving = [(upgrade, 1) for upgrade in self.upgrade.find(state, scope)]
        for host in answer[2]:
            return propose(state, ATTACH, moving, Scope(scope.you, host))
        return False

    def words(self) -> Message:
        said = Message("attach-to", what=self.to.words())
        return Message("may", effect=said) if self.to.low == 0 else said


def attach_to(to: Selection[S]) -> Effect:
    return AttachTo(to)


class ComesTo(Condition[S]):
    """An upgrade, whosesoever, comes to such a creature; or you attach this one to the creature of a name."""

    def __init__(self, to: Filter[S], slug: str = "") -> None:
        self.to = to
        self.slug = slug
        self.args = (to, slug)

    def holds(self, state: S, scope: Scope) -> bool:
        event = scope.event
        piece = state.last_known(event.thing) if event is not None else None
        if event is None or piece is None or state.last_kind(event.thing).type != UPGRADE:
            return False
        meant = not self.slug or (event.thing, event.by) == (scope.this, scope.you)
        return meant and self.to.fits(state, piece.host, scope)

    def words(self) -> Message:
        if self.slug:
            return Message("you-attach-this", name=Message(f"card-{self.slug}"))
        return Message("event-attach", about=self.to.words(1))


ATTACHING = (ENTERED, ATTACH)  # it enters play on a creature, or it comes from another one


def upgrade_attached(to: Filter[S], *effects: Effect) -> list[Ability[S]]:
    return [after(kind, ComesTo(to), *effects) for kind in ATTACHING]


def attached_to_its_owner(slug: str, *effects: Effect) -> list[Ability[S]]:
    return [after(kind, ComesTo(title(slug), slug), *effects) for kind in ATTACHING]


def fire_or_hand_over(n: int, slug: str) -> Effect:
    """Damage to a creature, or this upgrade goes to the creature whose it is."""
    return may_choose_one(fire=deal(n, one(Creatures())), hand_over=attach_to(one(Creatures(title(slug)))))
