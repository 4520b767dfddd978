"""Revealing enchantments: windows, costs, mandatory and mistimed reveals (MW-REVEAL, MW-MAND, MW-ENCH)."""

from __future__ import annotations

from collections.abc import Iterator

from trivault.games.magewars.rules.costs import pay, rebate, reveal_price
from trivault.games.magewars.rules.counterstrike import second_barrier
from trivault.games.magewars.rules.events import REVEALED, destroy, note
from trivault.games.magewars.rules.objects import mana_of, turn_up
from trivault.games.magewars.rules.traits import drop_guards, immune
from trivault.games.magewars.state import aspects
from trivault.games.magewars.state.model import ENCHANTMENT, MageWarsState
from trivault.kernel.choice_nodes import Ask, Window
from trivault.kernel.choices import SKIP, YES_NO, Choice, Raw
from trivault.kernel.events import emit
from trivault.kernel.frames import AFTERWARDS, Scope
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.interpreter import call
from trivault.kernel.nodes import Node
from trivault.kernel.text import Message

S = MageWarsState


def hidden(state: S, player: int) -> list[Thing]:
    return [t for t, piece in state.play.items() if not piece.revealed and piece.controller == player]


def _options(state: S, player: int) -> tuple[Raw, ...]:
    """Any of the own hidden enchantments, also at the wrong moment."""
    # MW-REVEAL-01
    return tuple(("reveal", thing, (), ()) for thing in hidden(state, player) if not _held_back(state, thing))


def _held_back(state: S, thing: Thing) -> bool:
    """Some enchantments are not revealed during an attack or a spell (turn to stone)."""
    acting = bool(state.attacks or state.casts)
    return _silenced(state, thing) or (acting and state.card(thing).trait(aspects.NOT_IN_ACTION) > 0)


def _silenced(state: S, thing: Thing) -> bool:
    """What some spells are aimed at cannot answer them (seeking dispel)."""
    return any(
        cast.target == thing and state.card(cast.spell).trait(aspects.UNANSWERABLE) for cast in state.casts
    )


def still_legal(state: S, enchantment: Thing) -> bool:
    """Whether what it is attached to still fits the printed target (MW-REVEAL-05)."""
    piece, card = state.play[enchantment], state.card(enchantment)
    where = piece.host if piece.host != NOTHING else piece.zone
    which = card.target.which
    if which is not None and not which.fits(state, where, Scope(piece.controller, enchantment)):
        return False
    return not (where in state.play and any(immune(state, where, kind) for kind in card.subtypes))


def twin(state: S, enchantment: Thing) -> bool:
    """Whether a face-up enchantment of the same name is attached to the same thing (MW-ENCH-10)."""
    piece, card = state.play[enchantment], state.card(enchantment)
    return any(
        other != enchantment
        and p.revealed
        and state.card(other) is card
        and (p.host, p.zone) == (piece.host, piece.zone)
        for other, p in state.play.items()
    )


def wasted(state: S, enchantment: Thing, player: int) -> bool:
    """Whether an enchantment that is revealed in a window is destroyed without effect: one that waits for a
    moment of its own, one of which there is another, one that no longer fits or cannot be paid for."""
    if state.card(enchantment).mandatory or not still_legal(state, enchantment):
        return True
    host = state.play[enchantment].host
    if twin(state, enchantment) or second_barrier(state, enchantment, host):
        return True
    return reveal_price(state, enchantment, player) > mana_of(state, player)


class RevealEnchantment(Ask[S]):
    """`this` enchantment is turned up: pay, then it does what it does, or it is destroyed without
    effect (MW-REVEAL-03, MW-REVEAL-04). A mandatory one does its work only when its moment has
    come (MW-MAND-03), and is gone afterwards where it can be used once."""

    def __init__(self, timely: bool = False) -> None:
        self.timely = timely
        self.args = (timely,)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        if scope.this not in state.play or state.play[scope.this].revealed or _held_back(state, scope.this):
            return False
        price = reveal_price(state, scope.this, scope.you)
        if 0 < price <= mana_of(state, scope.you):
            state.reveal_to(scope.this, state.everyone)  # it is revealed, or destroyed: face up either way
            return self.ask(state)
        if price == 0:
            rebate(state, aspects.REVEAL_REBATE, scope.this, state.players[scope.you].mage, use=True)
        return self._turn_up(state, scope, price == 0)

    def question(self, state: S) -> Choice:
        scope = state.scopes[-1]
        price = reveal_price(state, scope.this, scope.you)
        options: tuple[Raw, ...] = (("pay", scope.this, (), (price,)), (SKIP, NOTHING, (), ()))
        return Choice(scope.you, YES_NO, "pay", listed=options, source=scope.this, reason="pay-reveal")

    def answered(self, state: S, answer: Raw) -> bool:
        scope, paid = state.scopes[-1], answer[0] != SKIP
        if paid:
            price = reveal_price(state, scope.this, scope.you)
            rebate(state, aspects.REVEAL_REBATE, scope.this, state.players[scope.you].mage, use=True)
            pay(state, NOTHING, scope.you, price)
        return self._turn_up(state, scope, paid)

    def _turn_up(self, state: S, scope: Scope, paid: bool) -> bool:
        this = scope.this
        card = state.card(this)
        doubled = twin(state, this) or second_barrier(state, this, state.play[this].host)
        turn_up(state, this)
        state.barrier += 1
        note(state, "reveal", "MW-REVEAL-03", scope.you, what=this)
        mistimed = card.mandatory and not self.timely  # MW-TRAP-08
        if not paid or mistimed or doubled or not still_legal(state, this):
            return destroy(state, (this,), scope)  # MW-MAND-02
        mark = len(state.stack)
        left = card.effect is not None and call(state, card.effect, scope.you, this, scope.event)
        return self.suspend(state, mark, left, AFTERWARDS) or self.afterwards(state, AFTERWARDS)

    def afterwards(self, state: S, position: int) -> bool:
        drop_guards(state)
        scope = state.scopes[-1]
        return emit(state, REVEALED, scope.this, 1, scope)

    def words(self) -> Message:
        return Message("reveal-this")


class RevealChosen(Node[S]):
    """The enchantment that a player names in a window."""

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        return call(state, REVEAL, scope.you, scope.thing("source"))

    def children(self) -> Iterator[Node[S]]:
        yield REVEAL


class RevealWindow(Window[S]):
    """Whoever has a hidden enchantment is asked, whatever it is: so the question tells nothing."""

    def asks(self, state: S, player: int) -> bool:
        return any(not _silenced(state, thing) for thing in hidden(state, player))


REVEAL = RevealEnchantment()
MANDATORY = RevealEnchantment(timely=True)
WINDOW: Node[S] = RevealWindow(
    "reveal", lambda state: state.order(), _options, (("reveal", RevealChosen()),), keeps_turn=True
)  # MW-REVEAL-13, MW-REVEAL-14, MW-ORDER-03


class Reveals(Node[S]):
    """A moment at which enchantments may be revealed; silent where none is hidden (MW-REVEAL-07)."""

    def run(self, state: S) -> bool:
        for thing, piece in state.play.items():
            if not piece.revealed and state.card(thing).type == ENCHANTMENT:
                return call(state, WINDOW, state.initiative)
        return False

    def children(self) -> Iterator[Node[S]]:
        yield WINDOW


REVEALS: Node[S] = Reveals()
