"""Constant abilities, triggers and replacements."""

from __future__ import annotations

from trivault.games.keyforge.effects.conditions import all_of
from trivault.games.keyforge.effects.events import ABOUT_THIS, Happens
from trivault.games.keyforge.effects.filters import Provided
from trivault.games.keyforge.effects.terms import ALL, Effect, HowMuch
from trivault.games.keyforge.rules.events import (
    ABDUCT,
    ARCHIVE,
    DESTROY,
    INTO_DECK,
    PLAYED,
    PURGE,
    TO_DECK_BOTTOM,
    TO_DECK_TOP,
    TO_HAND,
)
from trivault.games.keyforge.rules.groups import Creatures
from trivault.games.keyforge.rules.play import BeforeItResolves
from trivault.games.keyforge.rules.things import SELF
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.abilities import Ability, After, Forbid, Instead, Modify
from trivault.kernel.control import seq
from trivault.kernel.event_kinds import EventKind
from trivault.kernel.nodes import Node
from trivault.kernel.terms import Condition, Constant, Filter, amount_of
from trivault.kernel.text import Message

S = KeyForgeState


ALPHA = {"alpha": 1}


ELUSIVE = {"elusive": 1}


POISON = {"poison": 1}


SKIRMISH = {"skirmish": 1}


TAUNT = {"taunt": 1}


def gets_power(which: Filter[S], n: HowMuch) -> Ability[S]:
    return Modify("power", which, amount_of(n))


def gets_armor(which: Filter[S], n: HowMuch) -> Ability[S]:
    return Modify("armor", which, amount_of(n))


def gains_keyword(which: Filter[S], name: str, n: HowMuch = 1) -> Ability[S]:
    return Modify(name, which, amount_of(n))


def loses_keyword(which: Filter[S], name: str) -> Ability[S]:
    return Modify(name, which, Constant(-ALL))


def while_(when: Condition[S], ability: Ability[S]) -> Ability[S]:
    assert isinstance(ability, Modify)
    return Modify(ability.key, Provided(when, ability.on), ability.amount)


def key_cost(whose: Filter[S], n: HowMuch) -> Ability[S]:
    return Modify("key-cost", whose, amount_of(n))


def _heard(
    kind: EventKind[S], which: Filter[S] | Condition[S], by: str, when: Condition[S] | None, would: bool = False
) -> Condition[S]:
    heard = Happens(kind.name, which, by, would) if isinstance(which, Filter) else which
    return heard if when is None else all_of(heard, when)


def after(
    kind: EventKind[S],
    which: Filter[S] | Condition[S],
    *effects: Effect,
    by: str = "",
    when: Condition[S] | None = None,
) -> Ability[S]:
    """After such an event about what fits, caused by you or your opponent (`by`), while a condition holds."""
    return After(kind.name, _heard(kind, which, by, when), seq(*effects))


def before_it_resolves(which: Filter[S], *effects: Effect) -> Ability[S]:
    """After a card is played, but before its "Play:" ability."""
    return BeforeItResolves(PLAYED.name, Happens(PLAYED.name, which), seq(*effects))


def instead_of(
    kind: EventKind[S],
    which: Filter[S] | Condition[S],
    *effects: Effect,
    last: bool = False,
    when: Condition[S] | None = None,
) -> Ability[S]:
    return Instead(kind.name, _heard(kind, which, "", when, would=True), seq(*effects), last=last)  # KF-REPL-04


def cannot(
    what: str, which: Filter[S], rule: str = "KF-GEN-01", when: Condition[S] | None = None
) -> Ability[S]:
    return Forbid(what, which, rule, when)  # KF-WORD-02


class NotDamagedBy(Forbid[S]):
    """This creature cannot be dealt damage by creatures that fit."""

    def words(self, times: int = 0) -> Message:
        return Message("not-damaged-by", group=Creatures(self.on).words(2))


def not_damaged_by(which: Filter[S]) -> Ability[S]:
    return NotDamagedBy("damage-by", which, "KF-DMG-08")


def destroyed_while(when: Condition[S], which: Filter[S] = SELF) -> Ability[S]:
    """Destroyed as soon as the condition holds (KF-DEST-15)."""
    return Forbid("stay", which, "KF-DEST-15", when)


def strikes_harder(which: Filter[S], n: HowMuch) -> Ability[S]:
    """Deals more damage when it attacks; its power is what it was."""
    return Modify("attack-bonus", which, amount_of(n))


def taunts_further(which: Filter[S]) -> Ability[S]:
    """Its taunt protects the neighbors of its neighbors, too."""
    return Modify("far-taunt", which, Constant(1))


def only_deals(which: Filter[S], n: int) -> Ability[S]:
    """Deals so much damage in a fight, whatever its power is."""
    return Modify("only-deals", which, Constant(n))


def may_spend(which: Filter[S]) -> Ability[S]:
    """The Æmber on it may be spent on keys (KF-FORGE-06)."""
    return Modify("spendable", which, Constant(1))


def opponent_may_spend(which: Filter[S]) -> Ability[S]:
    """The opponent of who controls it may spend the Æmber on it on keys (KF-FORGE-06)."""
    return Modify("spent-by-opponent", which, Constant(1))


def must_fight(which: Filter[S]) -> Ability[S]:
    """Fights when it is used, if it can."""
    return Modify("must-fight", which, Constant(1))


def may_use(which: Filter[S]) -> Ability[S]:
    """May be used as if it belonged to the active house."""
    return Modify("may-use", which, Constant(1))


def may_fight(which: Filter[S]) -> Ability[S]:
    return Modify("may-fight", which, Constant(1))


def may_play(which: Filter[S]) -> Ability[S]:
    return Modify("may-play", which, Constant(1))


LEAVING_PLAY = (DESTROY, TO_HAND, TO_DECK_TOP, TO_DECK_BOTTOM, INTO_DECK, ARCHIVE, ABDUCT, PURGE)  # KF-LEAVE-01


class Leaves(After[S]):
    """One of the ways in which a card leaves play; on the card they are one sentence, which may be another one
    than that of the effect."""

    def __init__(self, key: str, effect: Node[S], said: Message | None = None) -> None:
        super().__init__(key, ABOUT_THIS, effect, leaving=True)
        self.said = said
        self.args = (key, effect, said)

    def words(self, times: int = 0) -> Message:
        return self.said or Message("when-it-leaves-play", effect=self.effect.words())


def leaves_play(effect: Effect, said: Message | None = None) -> list[Ability[S]]:
    return [Leaves(kind.name, effect, said) for kind in LEAVING_PLAY]  # KF-LEAVE-07
