"""Lays out the table that a position tells."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from trivault.games.keyforge.effects.battleline import claims_of_upgrades
from trivault.games.keyforge.positions import entries as entries_
from trivault.games.keyforge.positions.effect_entries import put_into_force
from trivault.games.keyforge.positions.entries import MOST_CARDS, CardEntry, Marks
from trivault.games.keyforge.positions.position import ZONES, PlayerForm, Position, TurnForm, entry_of, fields
from trivault.games.keyforge.rules.entering import attach, put_into_play
from trivault.games.keyforge.rules.turn import STEP_AT, TURN, TURNS
from trivault.games.keyforge.state.model import COLOURS, COUNTERS, KeyForgeState
from trivault.games.keyforge.state.pieces import Side
from trivault.games.keyforge.state.printed import ARTIFACT, CREATURE, HOUSES, UPGRADE
from trivault.games.keyforge.state.record_forms import mark_piece, read_side, read_turn
from trivault.kernel import positions
from trivault.kernel.errors import PositionError
from trivault.kernel.frames import Scope
from trivault.kernel.ids import Thing
from trivault.kernel.interpreter import RETURN_ID, run

if TYPE_CHECKING:
    from trivault.games.keyforge.state.model import KeyForgeCore

MOST_EFFECTS = 100  # lasting ones: more than any turn makes
MOST_LAID = 4 * MOST_CARDS  # before it is counted whose they are


def build(game: KeyForgeCore, given: Mapping[str, object] | str) -> KeyForgeState:
    position = positions.read(given, Position)
    if position.game != game.name:
        raise PositionError(f"a position of {position.game}; expected {game.name}")
    if position.exact:
        state = positions.unpack(game.from_bytes, position.exact)
        if fields(state) != msgspec.structs.replace(position, exact=""):
            raise PositionError("exact: differs from the rest of the position; leave it out of an edited one")
        return state
    positions.within("seed", position.seed, 0, 2**63 - 1)
    positions.within("draws", position.draws, 0, 2**63 - 1)
    if len(position.players) != 2:
        raise PositionError(f"players: expected 2, not {len(position.players)}")
    return _Builder(game, position).build()


class _Builder:
    """Lays the cards out one after the other, giving each the next number."""

    def __init__(self, game: KeyForgeCore, position: Position) -> None:
        self.game = game
        self.position = position
        self.state = game.empty(2, position.seed)

    def build(self) -> KeyForgeState:
        state, turn = self.state, self.position.turn
        positions.within("turn.player", turn.player, 0, 1)
        state.active = turn.player
        for player, form in enumerate(self.position.players):
            self._zones(player, form)
        for player, form in enumerate(self.position.players):
            self._in_play(player, form)
        for player, form in enumerate(self.position.players):
            self._pools(f"players[{player}]", state.players[player], form)
        self._turn(turn)
        self._count()
        matters = any(card.reads_order for card in state.defs)
        state.orders_discards = matters or self.position.order_discards
        state.draws = self.position.draws or state.draws
        state.barrier = 0
        if state.result is None:
            state.scopes.append(Scope(state.active))
            start = STEP_AT.index(turn.step)
            state.stack += [(TURNS.id, 0), (RETURN_ID, 0), (TURN.id, start)]
            self.game.check(state)  # who cannot live leaves first, and what that asks is asked first
            run(state)
        return state

    def _count(self) -> None:
        for player in range(2):
            owned = self.state.owners.count(player)
            if owned > MOST_CARDS:
                raise PositionError(f"players[{player}] owns {owned} cards; a deck has {MOST_CARDS}")

    def _new(self, entry: CardEntry) -> list[Thing]:
        """New cards for an entry."""
        state, times = self.state, entry.times
        if len(state.defs) >= MOST_LAID:
            raise PositionError(f"more than {MOST_LAID} cards; a deck has {MOST_CARDS}")
        state.defs += (entry.kind,) * times
        house = entry.house or self.position.turn.house or HOUSES[0]  # KF-CARD-08
        state.printed += (house,) * times
        state.owners += (entry.owner,) * times
        state.icons += (entry.icons,) * times
        return list(range(len(state.defs) - times, len(state.defs)))

    def _cards(self, where: str, entries: Sequence[str], player: int, hidden: bool = False) -> list[Thing]:
        cards: list[Thing] = []
        for text in entries:
            entry = entries_.read(self.game, where, text, player)
            if entry.known and not hidden:
                raise PositionError(f"{where}: {text!r}: known:WHO: only cards in decks and archives have that")
            if entry.abducted and not where.endswith(".archives"):
                raise PositionError(f"{where}: {text!r}: abducted: only cards in archives are that")
            new = self._new(entry)
            self.state.known |= dict.fromkeys(new, entry.known) if entry.known else {}
            if entry.abducted:  # it came out of play, where everybody saw it
                self.state.known |= dict.fromkeys(new, self.state.everyone)
                self.state.players[player].abducted += new
            cards += new
        return cards

    def _zones(self, player: int, form: PlayerForm) -> None:
        side = self.state.players[player]
        for zone in ZONES:
            hidden = zone in ("deck", "archives")
            cards = self._cards(f"players[{player}].{zone}", getattr(form, zone), player, hidden)
            setattr(side, zone, cards[::-1] if zone in ("deck", "discard") else cards)
        face_up = [card for card in side.archives if self.state.defs[card].sorts_archives]
        self.state.known |= dict.fromkeys(face_up, self.state.everyone)
        for entry in form.known:
            unknown = [c for c in side.hand if c not in self.state.known]
            card = next((c for c in unknown if entry_of(self.state, c, player) == entry), None)
            if card is None:
                raise PositionError(f"players[{player}].known: {entry!r} is not in that hand")
            self.state.known[card] = self.state.everyone

    def _in_play(self, player: int, form: PlayerForm) -> None:
        for zone, kind in (("line", CREATURE), ("artifacts", ARTIFACT)):
            where = f"players[{player}].{zone}"
            for text in getattr(form, zone):
                entry = entries_.read(self.game, where, text, player, kind)
                for card in self._new(entry):
                    self._take_form(card, kind, entry.marks)
                    if self.state.defs[card].type != kind:
                        raise PositionError(f"{where}: {text!r} is no {kind}, but of the type {_hint(entry)}")
                    if entry.kind.half == "top":
                        raise PositionError(f"{where}: {text!r} is a half; expected {entry.kind.other_half}")
                    self._lay(f"{where}: {text!r}", card, player, entry.marks)

    def _take_form(self, card: Thing, kind: str, marks: Marks) -> None:
        """A copy is what it copies; a card that may be of this type is so."""
        other = self.state.defs[card].other
        for key in marks.get("copy", []):
            self.state.become(card, positions.known("copy", self.game.form, key))
        if other is not None and other.type == kind:
            self.state.become(card, other)

    def _lay(self, where: str, card: Thing, player: int, marks: Marks) -> None:
        state = self.state
        put_into_play(state, card, player)
        piece = state.play[card]
        mark_piece(piece, marks.__contains__, partial(entries_.marked, where, marks))
        for name in COUNTERS:
            for number in marks.get(name, []):
                piece.put(name, entries_.number(where, name, number))
        for house in marks.get("as", []):
            piece.house = entries_.one_of(where, "as", house, HOUSES)
        for entry in (*marks.get("under", []), *marks.get("grafted", [])):
            (under,) = self._cards(where, [entry.replace("/", " ")], player)
            piece.under.append(under)
            face_up = entry in marks.get("grafted", [])
            state.known[under] = state.everyone if face_up else 1 << state.owners[under]
        for slug in marks.get("purged", []):
            piece.has_purged += (self._purged(where, slug, piece.has_purged),)
        if state.printed_card(card).half:
            icons = "".join(f" icon:{icon}" for icon in marks.get("half-icon", []))
            house, owner = state.printed[card], state.owners[card]
            half = f"{state.printed_card(card).other_half} house:{house} owner:{owner}{icons}"
            (piece.half,) = self._cards(where, [half], player)
        for text in marks.get("+", []):
            self._attach(where, card, player, text.replace("/", " "))
        piece.claims = claims_of_upgrades(state, card)

    def _attach(self, where: str, host: Thing, player: int, text: str) -> None:
        """An upgrade with marks of its own: `blood-of-titans owner:1 doom:1`. Its owner has played it."""
        entry = entries_.read(self.game, where, text, player, UPGRADE)
        (upgrade,) = self._new(entry)
        self._take_form(upgrade, UPGRADE, {})
        if self.state.defs[upgrade].type != UPGRADE:
            raise PositionError(f"{where}: +{text} is no upgrade")
        if unfit := [mark for mark in entry.marks if mark not in COUNTERS]:
            raise PositionError(f"{where}: +{text}: an upgrade is not {unfit[0]}")
        attach(self.state, upgrade, host, entry.owner)
        for name, numbers in entry.marks.items():
            self.state.play[upgrade].put(name, entries_.number(where, name, numbers[0]))

    def _purged(self, where: str, slug: str, taken: tuple[Thing, ...]) -> Thing:
        """A purged card of this name that the card in play has not purged yet."""
        purged = [c for side in self.state.players for c in side.purged if c not in taken]
        card = next((c for c in purged if self.state.defs[c].slug == slug), None)
        if card is None:
            raise PositionError(f"{where}: purged:{slug}: no such card is purged")
        return card

    def _houses(self, side: Side) -> tuple[str, ...]:
        state = self.state
        cards = [c for zone in (*ZONES, "line", "artifacts") for c in getattr(side, zone)]
        return tuple(dict.fromkeys((*(state.printed[c] for c in cards), *HOUSES)))[:3]

    def _pools(self, where: str, side: Side, form: PlayerForm) -> None:
        read_side(where, form, side, _bits)
        _different(f"{where}.houses", form.houses, HOUSES)
        positions.within(f"{where}.houses: how many", len(form.houses), 0, 3)
        side.houses = tuple(form.houses) or self._houses(side)

    def _turn(self, turn: TurnForm) -> None:
        state = self.state
        read_turn(turn, state, self._all_existing, _bits)
        state.from_hand = len(state.played) + len(state.discarded)
        positions.within("turn.done_before", turn.done_before, 0, state.done())
        positions.within("turn.effects: how many", len(turn.effects), 0, MOST_EFFECTS)
        for entry in turn.effects:
            put_into_force(self.game, state, entry)

    def _all_existing(self, where: str, slugs: Sequence[str]) -> list[Thing]:
        taken: list[Thing] = []
        for slug in slugs:
            taken.append(self._existing(where, slug, taken))
        return taken

    def _existing(self, where: str, slug: str, taken: list[Thing]) -> Thing:
        """A card of this name that lies somewhere, rather one that is not taken; a new one in the
        discard pile where none does."""
        state = self.state
        kind = positions.known(where, self.game.card, slug)
        copies = [c for c in range(len(state.defs)) if state.printed_card(c) is kind]
        order = [c for c in copies if c not in taken] or copies
        mine = [
            c for c in order if state.owners[c] == state.active and c not in state.players[state.active].hand
        ]
        if mine or order:
            return (mine or order)[0]
        (card,) = self._cards(where, [slug], state.active)
        state.players[state.active].discard.insert(0, card)
        return card


def _hint(entry: CardEntry) -> str:
    where = "; an upgrade stands behind its creature: 'troll +blood-of-titans'"
    return entry.kind.type + (where if entry.kind.type == UPGRADE else "")


def _different(where: str, names: Sequence[str], known: Sequence[str]) -> None:
    """All of them are known, and none is there twice."""
    for i, name in enumerate(names):
        if name not in known:
            raise PositionError(f"{where}: {name!r} is unknown; expected some of {', '.join(known)}")
        if name in names[:i]:
            raise PositionError(f"{where}: {name!r} is there twice")


def _bits(where: str, colours: Sequence[str]) -> int:
    _different(where, colours, COLOURS)
    return sum(1 << COLOURS.index(colour) for colour in colours)
