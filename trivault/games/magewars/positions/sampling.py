"""A full state that fits a view: what the viewer does not know is dealt from likely spells.

Of other players' books only the size is known (MW-GEN-13), so the spells of the printed book of
their mage are likely; hidden enchantments could lie where they lie, assigned
and bound spells fit what holds them, and a spell on its way fits how far it has come.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, cached_property, lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING

import msgspec

from trivault.games.magewars.decks.spellbook import SPELLS, barred, built_in
from trivault.games.magewars.positions.view import HIDDEN, UNKNOWN, MageWarsView, ObjectView, shares
from trivault.games.magewars.rules.cast import Aim, Extend
from trivault.games.magewars.rules.objects import in_force, user
from trivault.games.magewars.rules.resolve import Bind
from trivault.games.magewars.rules.targets import KINDS
from trivault.games.magewars.state import occasions
from trivault.games.magewars.state.arena import arena
from trivault.games.magewars.state.model import ELEMENTS, ENCHANTMENT, MAGE, WALL, MageWarsState
from trivault.games.magewars.state.printed import Card
from trivault.games.magewars.state.record_forms import (
    TableOpen,
    piece_from_view,
    side_from_view,
    table_from_view,
)
from trivault.games.magewars.state.records import Cast, Piece
from trivault.kernel import codec
from trivault.kernel.choices import ACTION, Choice
from trivault.kernel.errors import TrivaultError
from trivault.kernel.frames import Scope
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.interpreter import reopen
from trivault.kernel.nodes import Node
from trivault.kernel.positions import nodes_of
from trivault.kernel.record_forms import state_from_view
from trivault.kernel.rng import below, derived, shuffle
from trivault.kernel.saved_state import Running
from trivault.kernel.views import View

if TYPE_CHECKING:
    from trivault.games.magewars.state.model import MageWarsCore

S = MageWarsState
Fits = Callable[[Thing], bool]

# What is under way, of which nothing bears on what objects in the arena are like.
UNDER_WAY = {"seq": 0, "casts": (), "acted": False, "phase": "", "choices": (), "answered": ()}

# Parts of a view that differ only where something is hidden; all but what each viewer has of the own.
OPEN = (
    *("play", "arena", "owners"),
    *(name for name in TableOpen.__struct_fields__ if name not in ("game", "player", "choices", "answered")),
)
_open_parts = attrgetter(*OPEN)

UNDEALT = next(iter(SPELLS.values()))  # unknown cards until they are dealt
ANY_ENCHANTMENT = next(card for card in SPELLS.values() if card.type == ENCHANTMENT)  # … and where none are


def shown(game: MageWarsCore, view: MageWarsView) -> S:
    """The table as the viewer sees it, to work out what is open on it; it is never played on. Nothing is
    dealt: face-down cards are some enchantment that does nothing, and only the viewer looks at it."""
    dealer = _Dealer(game, view, 0, ANY_ENCHANTMENT)
    dealer.lay_table()
    state = dealer.state
    if view.player >= 0:
        state.choices = (Choice(view.player, ACTION, "look"),)
    return state


def at_rest(view: MageWarsView) -> MageWarsView:
    """The same table as if nothing were under way on it."""
    in_force_ = Running((), (), (), view.pending.listeners, view.pending.modifiers, 0)
    return msgspec.structs.replace(view, **UNDER_WAY, pending=in_force_)


def looks_alike(one: MageWarsView, other: MageWarsView) -> bool:
    """Whether two views show the same table, as those of two players do while no card on it is face down:
    one of them knows no more than the other but the spells of books, none of which has become cheaper."""
    if _open_parts(one) != _open_parts(other):
        return False
    if [(side.innate, side.discard) for side in one.sides] != [(s.innate, s.discard) for s in other.sides]:
        return False
    if any(key == "cast-rebate" for key, _ in one.pending.modifiers):
        return False
    cards = enumerate(zip(one.cards, other.cards, strict=True), arena(*one.arena).size)
    secret = {thing for thing, (a, b) in cards if a != b}
    for side in (*one.sides, *other.sides):
        secret.difference_update(side.own_spellbook, side.own_prepared)
    return not secret


def sample(game: MageWarsCore, view: View, seed: int) -> S:
    if not isinstance(view, MageWarsView):
        raise TrivaultError(f"a view of mage-wars was expected, not {type(view).__name__}")
    return _Dealer(game, view, seed, UNDEALT).deal()


class _Dealer:
    def __init__(self, game: MageWarsCore, view: MageWarsView, seed: int, blank: Card) -> None:
        self.view = view
        self.state = state = game.empty(len(view.sides), derived("sample", seed))
        state.arena = arena(*view.arena)
        state.lay_out(_cards(game, view.cards, blank), view.owners)

    @cached_property
    def unknown(self) -> list[Thing]:
        """The cards that the viewer does not know."""
        return [t for t, slug in enumerate(self.view.cards, self.state.arena.size) if slug == UNKNOWN]

    def deal(self) -> S:
        state, view = self.state, self.view
        self.lay_table()
        free = {t for t in self.unknown if t not in state.play}
        self._place(free)
        for player in range(state.seats):
            self._write_book(player)
        for thing in self.unknown:
            if thing in state.play:
                in_force(state, thing)
        reopen(state, view.answered)
        return state

    def lay_table(self) -> None:
        """All that the view shows."""
        state, view = self.state, self.view
        table_from_view(state, view)
        state.play = {thing: _piece(seen) for thing, seen in view.play}
        state.known = dict(view.known)
        state.players = [side_from_view(seen) for seen in view.sides]
        for seat, (side, seen) in enumerate(zip(state.players, view.sides, strict=True)):
            side.spellbook, side.prepared = list(seen.own_spellbook), list(seen.own_prepared)
            if state.card(side.mage).any_element and not shares(state, view.player, seat):
                side.element = ELEMENTS[below(state, len(ELEMENTS))]
        state_from_view(state, view)
        codec.restore(state, view.pending)

    def _place(self, free: set[Thing]) -> None:
        """Where the cards lie that the viewer cannot see: which card is which makes no difference."""
        state = self.state
        left: list[Thing] = []  # held by objects
        for player, seen in enumerate(self.view.sides):
            own = sorted(t for t in free if state.owners[t] == player)
            side = state.players[player]
            if not own:
                continue
            shuffle(state, own)
            for cast in state.casts:
                if cast.spell in own:
                    own.remove(cast.spell)
                    side.prepared += [cast.spell] if cast.kind == occasions.PREPARED and not cast.paid else []
            side.prepared += [own.pop() for _ in range(seen.prepared - len(side.prepared))]
            side.spellbook = [own.pop() for _ in range(seen.spellbook)]
            left += own
        for piece, name in self._slots():
            setattr(piece, name, next((t for t in left if state.owners[t] == user(state, piece)), left[-1]))
            left.remove(getattr(piece, name))

    def _slots(self) -> list[tuple[Piece, str]]:
        """The places of unknown cards that objects hold."""
        pieces = self.state.play.values()
        return [(p, name) for p in pieces for name in ("assigned", "bound") if getattr(p, name) == HIDDEN]

    # What the cards are

    def _write_book(self, player: int) -> None:
        """The unknown cards of a player: first those of which something is known, then the rest."""
        state = self.state
        mine = [t for t in self.unknown if state.owners[t] == player]
        if not mine:
            return
        likely, needs = self._likely(player), self._needs(player)
        for thing, fits in needs.items():
            card = next((c for c in likely if self._tried(thing, c, fits)), None)
            if card is not None:
                likely.remove(card)
        self._become({t: likely[i % len(likely)] for i, t in enumerate(t for t in mine if t not in needs)})

    def _become(self, cards: dict[Thing, Card]) -> None:
        self.state.defs = tuple(cards.get(thing, card) for thing, card in enumerate(self.state.defs))

    def _tried(self, thing: Thing, card: Card, fits: Fits) -> bool:
        self._become({thing: card})
        return fits(thing)

    def _likely(self, player: int) -> list[Card]:
        """The printed book of the mage without what was seen of it, then what else it may hold."""
        state, side = self.state, self.state.players[player]
        mage = state.card(side.mage)
        printed = built_in()[f"{'apprentice' if state.apprentice else 'starting'}-{mage.slug}"]
        first = [SPELLS[slug] for slug, times in printed.spells for _ in range(times)]
        for thing in range(state.arena.size, len(state.defs)):
            if self._seen_of(thing, player) and state.card(thing) in first:
                first.remove(state.card(thing))
        return [*self._mixed(first), *self._mixed(_allowed(mage, side.element))]

    def _mixed(self, cards: Sequence[Card]) -> list[Card]:
        order = list(range(len(cards)))
        shuffle(self.state, order)
        return [cards[i] for i in order]

    def _seen_of(self, thing: Thing, player: int) -> bool:
        known = thing not in self.unknown and self.state.owners[thing] == player
        return known and self.state.card(thing).type != MAGE

    def _needs(self, player: int) -> dict[Thing, Fits]:
        """What is known of some of the unknown cards of a player."""
        state = self.state
        needs: dict[Thing, Fits] = {}
        for thing in self.unknown:
            if thing in state.play:
                needs[thing] = self._could_lie_there
        for holder, piece in state.play.items():
            if piece.assigned in self.unknown:
                needs[piece.assigned] = _held_by(state, holder, "casts")
            if piece.bound in self.unknown:
                needs[piece.bound] = _held_by(state, holder, "binds")
        for cast in state.casts:
            if cast.spell in self.unknown and cast.spell not in state.play:
                needs[cast.spell] = self._on_its_way(cast, needs.get(cast.spell))
        self._asked(player, needs)
        return {t: fits for t, fits in needs.items() if state.owners[t] == player}

    def _could_lie_there(self, thing: Thing) -> bool:
        """An enchantment whose target is what it is attached to, not twice of one side (MW-ENCH-09)."""
        state, piece = self.state, self.state.play[thing]
        card = state.card(thing)
        where = piece.host if piece.host != NOTHING else piece.zone
        if card.type != ENCHANTMENT or not _aimed_at(state, card, where, Scope(piece.controller, thing)):
            return False
        return not any(
            state.card(other) is card
            and other != thing
            and where in (p.host, p.zone)
            and state.friendly(p.controller, piece.controller)
            for other, p in state.play.items()
        )

    def _on_its_way(self, cast: Cast, held: Fits | None) -> Fits:
        """An enchantment that was paid for, or any spell that is asked about."""
        state, asked = self.state, self._asking()
        deciding = {node for card in state.magewars.cards.values() for node in _decisions(card)}

        def fits(thing: Thing) -> bool:
            card = state.card(thing)
            if held is not None and not held(thing):
                return False
            if cast.paid:
                return card.type == ENCHANTMENT and _aimed_at(state, card, cast.target, Scope(cast.by, thing))
            if isinstance(asked, Extend):
                return card.type == WALL
            if asked is not None and asked.id in deciding:
                aimed = _aimed_at(state, card, cast.target, Scope(cast.by, thing))
                return aimed and asked.id in _decisions(card)
            if isinstance(asked, Aim) and asked.second:
                return card.second is not None and _aimed_at(state, card, cast.target, Scope(cast.by, thing))
            return card.target.kind != "arena"

        return fits

    def _asking(self) -> Node[S] | None:
        """The node whose question is open."""
        stack = self.state.stack
        return self.state.game.program.nodes[stack[-1][0]] if stack and self.state.result is None else None

    def _asked(self, player: int, needs: dict[Thing, Fits]) -> None:
        """A player who must bind a spell has one for it."""
        state = self.state
        book = [t for t in state.players[player].spellbook if t in self.unknown]
        if book and isinstance(self._asking(), Bind) and state.scopes[-1].you == player:
            needs[book[0]] = _held_by(state, state.scopes[-1].this, "binds")


@lru_cache(1000)
def _cards(game: MageWarsCore, slugs: tuple[str, ...], blank: Card) -> tuple[Card, ...]:
    """The cards of these names; a table has the same ones for long."""
    return tuple(game.cards.get(slug, blank) for slug in slugs)


@cache
def _allowed(mage: Card, element: str) -> tuple[Card, ...]:
    """All spells that a mage may have."""
    return tuple(card for card in SPELLS.values() if barred(card, mage, element) is None)


def _decisions(card: Card) -> list[int]:
    """The questions of a spell that are answered while it is cast (MW-CAST-09)."""
    return [node.id for node in nodes_of(card.choices)] if card.choices is not None else []


def _held_by(state: S, holder: Thing, what: str) -> Fits:
    which = getattr(state.card(holder), what)
    return lambda thing: which is None or which.fits(state, thing, Scope(state.controller(holder), holder))


def _aimed_at(state: S, card: Card, where: Thing, scope: Scope) -> bool:
    """Whether a spell has such a target."""
    kind = card.target.kind
    if where in state.play:
        right = kind == "zone-or-object" or state.card(where).type in KINDS.get(kind, ())
    else:
        right = kind in ("zone", "zone-or-object") and state.is_zone(where)
    which = card.target.which
    return right and (which is None or which.fits(state, where, scope))


def _piece(seen: ObjectView) -> Piece:
    piece = piece_from_view(seen)
    piece.assigned, piece.bound = seen.assigned, seen.bound
    return piece
