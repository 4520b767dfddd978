"""Positions: any situation of the game as text, for tests, puzzles and bug reports.

`docs/reference/positions.md` describes the form. What is left out has a plain default; what contradicts
itself is refused with a message that names the place.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from trivault.games.shards.cards import CENTRE
from trivault.games.shards.rules.market import fill_gaps
from trivault.games.shards.state.model import CHAMPION, CHARACTER, STARTER, Card, ShardsState
from trivault.games.shards.state.numbers import INFINITE, MOST_CARDS, NO_CARD, ROW
from trivault.games.shards.state.record_forms import (
    SideWritten,
    TableWritten,
    TurnWritten,
    read_side,
    read_table,
    read_turn,
    write_side,
    write_table,
    write_turn,
)
from trivault.games.shards.state.records import Side
from trivault.kernel import positions
from trivault.kernel.abilities import register_abilities
from trivault.kernel.errors import PositionError
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.rng import shuffle

if TYPE_CHECKING:
    from trivault.games.shards.state.model import ShardsCore

ENTRY = re.compile(r"((?P<times>[1-9][0-9]?) )?(?P<slug>[a-z0-9-]+)( (?P<mark>fast|exhausted))?")


class PlayerForm(SideWritten, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """One player. Card lists hold slugs, `3 crystal` stands for three; a deck is read from its top."""

    character: str = ""
    hand: list[str] = []
    shown: list[str] = []  # cards of the hand that everybody knows
    deck: list[str] = []
    champions: list[str] = []  # `evokatus exhausted`


class TurnForm(TurnWritten, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The running turn, in its play phase."""

    power: int | str = 0  # or `infinite`
    played: list[str] = []  # in order; `nil-assassin fast` was fast-played
    effects: list[str] = []  # cards whose lasting effect is in force


class Position(TableWritten, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    players: list[PlayerForm]
    game: str = "shards"
    row: list[str | None] = []  # gaps are filled while the centre deck lasts
    centre: list[str] | None = None  # None: the rest of the box, shuffled
    buried: int = 0  # so many at the bottom of the centre deck are known to all
    turn: TurnForm = msgspec.field(default_factory=TurnForm)
    seed: int = 0
    draws: int = 0  # how often chance was used
    exact: str = ""  # the whole state, where the rest does not tell it


def build(game: ShardsCore, given: Mapping[str, object] | str) -> ShardsState:
    """The state that a position describes."""
    position = positions.read(given, Position)
    if position.game != game.name:
        raise PositionError(f"a position of {position.game}; expected {game.name}")
    if position.exact:
        return _exact(game, position)
    return _Builder(game, position).build()


def _exact(game: ShardsCore, position: Position) -> ShardsState:
    state = positions.unpack(game.from_bytes, position.exact)
    if _fields(state) != msgspec.structs.replace(position, exact=""):
        raise PositionError("exact: differs from the rest of the position; leave it out of an edited one")
    return state


class _Builder:
    """Lays the cards out one after the other, giving each the next number."""

    def __init__(self, game: ShardsCore, position: Position) -> None:
        self.game = game
        self.position = position
        self.defs: list[Card] = []
        self.state = game.empty(len(position.players), position.seed)

    def build(self) -> ShardsState:
        state, position = self.state, self.position
        names = [side.character for side in position.players]
        if any(names) and not all(names):
            raise PositionError("players: name the character of every player, or of none")
        state.characters = self.game.check_characters(names if any(names) else None, state.seats)
        for seat, side in enumerate(position.players):
            self._side(seat, side)
        self._turn(position.turn)
        read_table(position, state, self._cards)
        self._market()
        state.defs = tuple(self.defs)
        for seat, player in enumerate(state.players):
            for champion in player.champions:
                register_abilities(state, champion, seat, state.defs[champion].passives)
        for slug in position.turn.effects:
            self._effect(slug)
        positions.within("draws", position.draws, 0, 2**63 - 1)
        state.draws = position.draws or state.draws
        alive = [seat for seat in range(state.seats) if state.alive(seat)]
        if len(alive) == 1:
            state.result = tuple(alive)
            return state
        fill_gaps(state)
        state.barrier = 0
        return self.game.begin(state)

    def _cards(self, where: str, entries: Sequence[str]) -> list[Thing]:
        """New cards for these entries."""
        cards: list[Thing] = []
        for entry in entries:
            card, times, mark = self._entry(where, entry)
            if mark:
                raise PositionError(f"{where}: {entry!r}: expected a card without {mark!r}")
            cards += self._new(card, times)
        return cards

    def _new(self, card: Card, times: int = 1) -> list[Thing]:
        self.defs += [card] * times
        if len(self.defs) > MOST_CARDS:
            raise PositionError(f"more than {MOST_CARDS} cards")
        return list(range(len(self.defs) - times, len(self.defs)))

    def _entry(self, where: str, entry: str) -> tuple[Card, int, str]:
        found = ENTRY.fullmatch(entry)
        if not found:
            raise PositionError(
                f"{where}: {entry!r} is not a card; expected a name such as 'crystal' or '3 crystal'"
            )
        card = positions.known(where, self.game.card, found["slug"])
        if card.type == CHARACTER:
            raise PositionError(f"{where}: {entry!r} is a character, not a card of a deck")
        return card, int(found["times"] or 1), found["mark"] or ""

    def _side(self, seat: int, side: PlayerForm) -> None:
        where = f"players[{seat}]"
        player = self.state.players[seat]
        player.hand = self._cards(f"{where}.hand", side.hand)
        player.deck = self._cards(f"{where}.deck", side.deck)[::-1]
        read_side(where, side, player, self._cards)
        for entry in side.champions:
            card, times, mark = self._entry(f"{where}.champions", entry)
            if card.type != CHAMPION or mark not in ("", "exhausted"):
                raise PositionError(f"{where}.champions: {entry!r}: expected a champion, or 'NAME exhausted'")
            things = self._new(card, times)
            player.champions += things
            player.exhausted += things if mark else []
        self._shown(where, player, side.shown)
        if not side.health and len(player.hand + player.deck + player.discard + player.champions):
            raise PositionError(f"{where}: a player without health is out of the game and has no cards")

    def _shown(self, where: str, player: Side, entries: Sequence[str]) -> None:
        left = list(player.hand)
        for entry in entries:
            card, times, mark = self._entry(f"{where}.shown", entry)
            if mark:
                raise PositionError(f"{where}.shown: {entry!r}: expected a card without {mark!r}")
            for _ in range(times):
                thing = next((t for t in left if self.defs[t] is card), None)
                if thing is None:
                    raise PositionError(f"{where}.shown: {entry!r} is not in that hand")
                left.remove(thing)
                self.state.known[thing] = self.state.everyone

    def _turn(self, turn: TurnForm) -> None:
        state = self.state
        read_turn(turn, state)
        if not any(player.health for player in state.players):
            raise PositionError("players: at least one must have health")
        if not state.alive(turn.player):
            raise PositionError(f"turn.player: player {turn.player} is out of the game")
        if isinstance(turn.power, str) and turn.power != "infinite":
            raise PositionError(f"turn.power: expected a number or 'infinite', not {turn.power!r}")
        state.power = INFINITE if isinstance(turn.power, str) else turn.power
        positions.within("turn.power", state.power, 0, INFINITE)
        for entry in turn.played:
            self._played(entry)

    def _played(self, entry: str) -> None:
        state = self.state
        card, times, mark = self._entry("turn.played", entry)
        if card.type == CHAMPION:
            left = [t for t in state.players[state.active].champions if t not in state.played]
            things = [t for t in left if self.defs[t] is card][:times]
            if mark or len(things) < times:
                raise PositionError(f"turn.played: {entry!r}: not among the champions of that player")
        else:
            if mark not in ("", "fast") or (mark and not card.mercenary):
                raise PositionError(f"turn.played: {entry!r}: only mercenaries are fast-played")
            things = self._new(card, times)
            (state.mercenaries if mark else state.allies).extend(things)
        state.played += things

    def _market(self) -> None:
        state, position = self.state, self.position
        if len(position.row) > ROW:
            raise PositionError(f"row: at most {ROW} cards, not {len(position.row)}")
        for slot, entry in enumerate(position.row):
            if entry is not None:
                cards = self._cards("row", [entry])
                if len(cards) != 1:
                    raise PositionError(f"row: {entry!r}: one card for each place")
                state.row[slot] = cards[0]
        if position.centre is None:
            rest = Counter({card: card.copies for card in CENTRE})
            rest.subtract(card for card in self.defs if card in rest)
            for card in CENTRE:
                state.centre += self._new(card, max(0, rest[card]))
            shuffle(state, state.centre)
        else:
            state.centre = self._cards("centre", position.centre)[::-1]
        for thing in [*state.row, *state.centre]:
            if thing != NO_CARD and self.defs[thing].type == STARTER:
                raise PositionError(f"row, centre: {self.defs[thing].slug!r} is a starter card")
        positions.within("buried", position.buried, 0, len(state.centre))
        for thing in state.centre[: position.buried]:
            state.known[thing] = state.everyone

    def _effect(self, slug: str) -> None:
        state = self.state
        card = positions.known("turn.effects", self.game.card, slug)
        champions = state.players[state.active].champions
        this = next((thing for thing in champions if state.defs[thing] is card), NOTHING)
        if not positions.lasting(state, card.trees(), state.active, this):
            raise PositionError(f"turn.effects: {slug!r} has no lasting effect")


def describe(state: ShardsState) -> dict[str, object]:
    """The position of a state; exact where effects are in the middle, the game was drawn, somebody has
    conceded, or a later one of equal cards in a hand was shown."""
    position = _fields(state)
    choice = state.choice
    middle = choice is not None and choice.reason != "play-phase"
    if middle or state.result == () or state.conceded or _later_shown(state):
        position.exact = positions.pack(state)
    described = msgspec.to_builtins(position)
    assert isinstance(described, dict)
    return {"game": state.game.name, **described}


def _later_shown(state: ShardsState) -> bool:
    """Whether a card in a hand was shown, and an equal one before it was not: read back, the first was."""
    for player in state.players:
        hidden = set()
        for card in player.hand:
            if card not in state.known:
                hidden.add(state.defs[card].slug)
            elif state.defs[card].slug in hidden:
                return True
    return False


def _fields(state: ShardsState) -> Position:
    known = [card for card in state.centre if card in state.known]
    position = Position(
        players=[_describe_side(state, seat) for seat in range(state.seats)],
        row=[None if card == NO_CARD else state.defs[card].slug for card in state.row],
        centre=_runs(state, state.centre[::-1]),
        buried=len(known),
        turn=_describe_turn(state),
        seed=state.seed,
        draws=state.draws,
    )
    write_table(state, position, partial(_runs, state))
    return position


def _describe_turn(state: ShardsState) -> TurnForm:
    turn = TurnForm(
        power="infinite" if state.power >= INFINITE else state.power,
        played=_runs(state, state.played, dict.fromkeys(state.mercenaries, "fast")),
        effects=[
            _maker(state, listener.ability)
            for key in sorted(state.listeners)
            for listener in state.listeners[key]
        ],
    )
    write_turn(state, turn)
    return turn


def _maker(state: ShardsState, ability: int) -> str:
    """The card that makes a lasting effect."""
    cards = state.shards.cards.values()
    made = (
        c.slug for c in cards for tree in c.trees() for node in positions.nodes_of(tree) if node.id == ability
    )
    return next(made)


def _describe_side(state: ShardsState, seat: int) -> PlayerForm:
    player = state.players[seat]
    form = PlayerForm(
        character=state.characters[seat],
        hand=_runs(state, player.hand),
        shown=_runs(state, [card for card in player.hand if card in state.known]),
        deck=_runs(state, player.deck[::-1]),
        champions=_runs(state, player.champions, dict.fromkeys(player.exhausted, "exhausted")),
    )
    write_side(player, form, partial(_runs, state))
    return form


def _runs(state: ShardsState, cards: list[Thing], marks: Mapping[Thing, str] | None = None) -> list[str]:
    """Cards as entries, with their marks."""
    marked = marks or {}
    return positions.runs([f"{state.defs[c].slug} {marked.get(c, '')}".strip() for c in cards])
