"""Spells against spells: they counter, redirect, destroy and move them (MW-COUNTER, MW-ENCH)."""

from __future__ import annotations

from trivault.games.magewars.effects.reactions import host_of
from trivault.games.magewars.effects.things import HOST
from trivault.games.magewars.rules import events
from trivault.games.magewars.rules.cast import DECIDE
from trivault.games.magewars.rules.castable import barred_enchantment, now, second_targets
from trivault.games.magewars.rules.costs import pay, price
from trivault.games.magewars.rules.objects import attach, detach, in_force, mana_of
from trivault.games.magewars.rules.targets import KINDS
from trivault.games.magewars.rules.traits import finite_life, immune
from trivault.games.magewars.state import occasions
from trivault.games.magewars.state.model import ENCHANTMENT, INCANTATION, MageWarsState
from trivault.kernel.abilities import unregister_abilities
from trivault.kernel.choice_nodes import Ask
from trivault.kernel.choices import PICK, SKIP, YES_NO, Choice, Raw
from trivault.kernel.control import Seq
from trivault.kernel.events import emit
from trivault.kernel.frames import Scope
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.interpreter import call
from trivault.kernel.nodes import Node
from trivault.kernel.terms import Condition, Filter
from trivault.kernel.text import Message

S = MageWarsState


# The counter step


class Casting(Condition[S]):
    """The spell at hand is a quick one of what this is attached to, also one that counts as quick for its
    caster (MW-BEAST-05); or an opponent's incantation or enchantment that is aimed at it."""

    def __init__(self, how: str) -> None:
        self.how = how  # quick, aimed
        self.args = (how,)

    def holds(self, state: S, scope: Scope) -> bool:
        cast, host = now(state), host_of(state, scope)
        if self.how == "quick":
            return cast.caster == host and cast.way in (occasions.QUICK, occasions.QUICKCAST)
        right = state.card(cast.spell).type in (INCANTATION, ENCHANTMENT)
        return right and not state.friendly(cast.by, scope.you) and host in (cast.target, cast.second)

    def words(self) -> Message:
        return Message("event-counter", how=self.how, who=HOST.words(1))


SPELL_AIMED_AT_HOST, HOST_CASTS_QUICK_SPELL = Casting("aimed"), Casting("quick")


class CounterSpell(Node[S]):
    """The spell is countered; or (`returned`) it goes back to the spellbook, and its mana to the caster."""

    def __init__(self, returned: bool = False) -> None:
        self.returned = returned
        self.args = (returned,)

    def run(self, state: S) -> bool:
        cast = now(state)
        if cast.countered:
            return False
        cast.countered = occasions.RETURNED if self.returned else occasions.COUNTERED
        return self.returned and emit(state, events.GAIN_MANA, cast.caster, cast.cost, state.scopes[-1])

    def words(self) -> Message:
        return Message("counter-spell", returned="yes" if self.returned else "no")


class Redirect(Ask[S]):
    """The caster becomes the target of the spell, which is yours now; all choices are made anew, as
    far as you can pay for the difference."""

    def run(self, state: S) -> bool:
        cast, scope = now(state), state.scopes[-1]
        if cast.countered:
            return False
        state.reveal_to(cast.spell, 1 << cast.by)  # who has cast it knows what it is
        cast.by, cast.x, cast.chosen, cast.cured = scope.you, 0, [], []
        if cast.target != host_of(state, scope):
            cast.second = cast.caster
            return False
        cast.target = cast.caster
        anew = state.card(cast.spell).second is not None and self._targets(state)
        return bool(anew) and self.ask(state)

    def _targets(self, state: S) -> tuple[Thing, ...]:
        cast = now(state)
        return tuple(second_targets(state, cast, cast.cost + mana_of(state, cast.by)))

    def question(self, state: S) -> Choice:
        cast = now(state)
        things = self._targets(state)
        return Choice(cast.by, PICK, "to", things=things, source=cast.spell, reason="to")

    def answered(self, state: S, answer: Raw) -> bool:
        (now(state).second,) = answer[2]
        return False

    def words(self) -> Message:
        return Message("redirect-spell")


class Settle(Ask[S]):
    """What the spell costs more than was paid for it is paid, or it is countered (MW-AMB-68); the new
    target may counter it in its turn."""

    def run(self, state: S) -> bool:
        cast = now(state)
        if cast.countered:
            return False
        more = self._more(state)
        if 0 < more <= mana_of(state, cast.by):
            return self.ask(state)
        return self._go_on(state, more <= 0)

    def _more(self, state: S) -> int:
        cast = now(state)
        return price(state, cast) - cast.cost

    def question(self, state: S) -> Choice:
        cast = now(state)
        options: tuple[Raw, ...] = (("pay", cast.spell, (), (self._more(state),)), (SKIP, NOTHING, (), ()))
        return Choice(cast.by, YES_NO, "pay", listed=options, source=cast.spell, reason="pay-difference")

    def answered(self, state: S, answer: Raw) -> bool:
        cast, paid = now(state), answer[0] != SKIP
        if paid:
            more = self._more(state)
            pay(state, NOTHING, cast.by, more)
            cast.cost += more
        return self._go_on(state, paid)

    def _go_on(self, state: S, settled: bool) -> bool:
        cast = now(state)
        if not settled:
            cast.countered = occasions.COUNTERED
            return False
        return emit(state, events.COUNTER, cast.target, 1, Scope(cast.by, cast.spell))


class RedirectSpell(Seq[S]):
    def words(self) -> Message:
        return self.parts[0].words()


REDIRECT_SPELL: Node[S] = RedirectSpell((Redirect(), DECIDE, Settle()))


# Enchantments in play


def _bears(state: S, thing: Thing, scope: Scope) -> bool:
    return any(thing in (state.play[t].host, state.play[t].zone) for t in scope.things("it") if t in state.play)


def _carries(state: S, thing: Thing, scope: Scope) -> bool:
    """Whether the enchantment `it` could be attached to a thing by the player whose spell it is."""
    (enchantment,) = scope.things("it")
    if enchantment not in state.play:
        return False
    piece, card = state.play[enchantment], state.card(enchantment)
    if not _right_kind(state, card.target.kind, thing):
        return False
    which = card.target.which
    if which is not None and not which.fits(state, thing, Scope(scope.you, enchantment)):
        return False
    if thing in state.play and (_below(state, thing, enchantment) or _immune(state, thing, card.subtypes)):
        return False
    if barred_enchantment(state, enchantment, scope.you, thing):
        return False
    return not (piece.revealed and _shown_there(state, enchantment, thing))


def _right_kind(state: S, kind: str, thing: Thing) -> bool:
    if kind in ("zone", "zone-or-object") and state.is_zone(thing):
        return True
    return state.is_type(thing, *KINDS.get(kind, ()))


def _below(state: S, thing: Thing, enchantment: Thing) -> bool:
    """Whether a thing is attached, in the end, to the enchantment itself."""
    while thing in state.play and thing != enchantment:
        thing = state.play[thing].host
    return thing == enchantment


def _immune(state: S, thing: Thing, types: frozenset[str]) -> bool:
    return bool(state.card(thing).life) and any(immune(state, thing, kind) for kind in types)  # MW-CAST-15


def _shown_there(state: S, enchantment: Thing, thing: Thing) -> bool:
    """Two of a name never lie open on one thing (MW-ENCH-10)."""
    card = state.card(enchantment)
    return any(
        piece.revealed and state.card(other) is card and thing in (piece.host, piece.zone)
        for other, piece in state.play.items()
        if other != enchantment
    )


class Carries(Filter[S]):
    """What could bear the enchantment `it`; `anew`: without what bears it already."""

    def __init__(self, anew: bool) -> None:
        self.anew = anew
        self.args = (anew,)

    def fits(self, state: S, thing: Thing, scope: Scope) -> bool:
        return _carries(state, thing, scope) and not (self.anew and _bears(state, thing, scope))

    def words(self, n: int) -> Message:
        said = Message("is-carrying")
        return Message("filter-both", left=Message("is-other"), right=said) if self.anew else said


def _second(scope: Scope) -> Thing:
    return scope.things("second")[0]


MOVED = 1  # a position: what it does has begun anew


class MoveEnchantment(Node[S]):
    """The enchantment `it` goes to the second target, and what it does begins there anew. A stolen one
    may stay where it is (MW-AMB-69)."""

    def __init__(self, steal: bool = False) -> None:
        self.steal = steal
        self.args = (steal,)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        (enchantment,) = scope.things("it")
        piece, to = state.play[enchantment], _second(scope)
        stays = _bears(state, to, scope)
        if not stays:
            detach(state, enchantment)
            if state.is_zone(to):
                piece.zone = to
            else:
                attach(state, enchantment, piece, to)
        if self.steal:
            piece.controller = scope.you
            unregister_abilities(state, enchantment)
            in_force(state, enchantment)
        events.note(state, "move-enchantment", "MW-ENCH-01", scope.you, what=enchantment, on=to)
        effect = state.card(enchantment).effect if piece.revealed and not stays else None
        mark = len(state.stack)
        left = effect is not None and call(state, effect, piece.controller, enchantment)
        return self.suspend(state, mark, left, MOVED) or self.resume(state, MOVED)

    def resume(self, state: S, position: int) -> bool:
        return state.game.check(state)  # Life that it gave is gone

    def words(self) -> Message:
        return Message("move-enchantment", steal="yes" if self.steal else "no")


class GiveLife(Node[S]):
    """What this is attached to gains Life for as long as it bears this; what has finite life gains none,
    and keeps what it gained before (MW-LIVING-06, MW-LIVING-07)."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.args = (n,)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        host = host_of(state, scope)
        if host not in state.play or finite_life(state, host):
            return False
        state.play[scope.this].life = self.n
        return emit(state, events.GAIN_LIFE, host, self.n, scope)

    def words(self) -> Message:
        return Message("has", who=HOST.words(1), traits=[Message("trait-life", n=self.n)])
