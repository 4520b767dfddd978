"""Arrays of Mage Wars. Objects in play have rows in the order in which they came there, which tells nothing of
what lies face down; cards elsewhere are counted by what they are."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from trivault.codegen import OWNER
from trivault.games.magewars.game import GAME
from trivault.games.magewars.positions.view import shares, visible
from trivault.games.magewars.state import fields as declared
from trivault.games.magewars.state import occasions
from trivault.games.magewars.state.arena import FULL, LARGE
from trivault.games.magewars.state.arena import arena as arena_of
from trivault.games.magewars.state.model import CONDITIONS, ELEMENTS, MAGE, MARKERS, TYPES, MageWarsState
from trivault.games.magewars.state.printed import Card
from trivault.games.magewars.state.records import Piece
from trivault.kernel.ids import NOTHING, Thing
from trivault.research.encoder import Encoder
from trivault.research.slots import Columns, Meanings
from trivault.research.steps import Named

ROWS = {2: 96, 3: 144, 4: 192}  # objects in play, by the number of players
NUMBER = {slug: number for number, slug in enumerate(GAME.cards)}
CARDS = tuple(GAME.cards)
ALL_TYPES = (MAGE, *TYPES)

PIECE_MEANINGS = Meanings(
    seats=("controller",),
    words={"markers": (*CONDITIONS, *MARKERS)},
    apart=("zone", "border", "host"),
)
SIDE_PILES = [each.name for each in declared.SIDE.fields if each.type == "list[Thing]"]
SIDE_MEANINGS = Meanings(words={"element": ELEMENTS}, apart=SIDE_PILES)
TABLE_MEANINGS = Meanings(seats=("initiative",), apart=("attacks", "casts"))
ATTACK_MEANINGS = Meanings(
    seats=("by",),
    words={
        "free": (
            *(occasions.ABILITY, occasions.ANOTHER, occasions.BARRIER, occasions.BASH, occasions.COUNTERSTRIKE),
            *(occasions.PASSAGE, occasions.SPECIAL, occasions.SPELL, occasions.TRAP),
        )
    },
)
CAST_MEANINGS = Meanings(
    seats=("by",),
    words={
        "kind": (occasions.ASSIGNED, occasions.BOUND, occasions.INNATE, occasions.PREPARED, occasions.ABILITY),
        "way": (occasions.AROUND, occasions.DEPLOY, occasions.FULL, occasions.QUICK, occasions.QUICKCAST),
        "countered": (occasions.COUNTERED, occasions.RETURNED, occasions.WITHDRAWN),
    },
)
PRINTED = tuple(
    f"printed {name}"
    for name in (
        *("number", "level", "life", "armor", "channeling", "dice"),
        *(f"type={word}" for word in ALL_TYPES),
    )
)
PLACE = ("column", "row", "on a border", "row of its host")
HELD = ("assigned", "bound")  # the number of the spell, -1 if the viewer does not know it
MARKS = ("acting", "attacks", "defends", "casts", "is aimed at", "spell under way")
SIZES = ("spellbook size", "prepared size")


@lru_cache(1000)
def printed(card: Card) -> tuple[tuple[int, float], ...]:
    """What is printed on a card that the viewer knows, by slots; nothing is said where there is nothing."""
    dice = max([bar.dice for bar in card.attacks], default=0)
    numbers = (NUMBER[card.slug] + 1, card.level, card.life, card.armor or 0, card.channeling or 0, dice)
    said = (*numbers, *(card.type == word for word in ALL_TYPES), True)  # that it is known comes last
    return tuple((slot, float(value)) for slot, value in enumerate(said) if value)


@cache
def spots(columns: int, rows: int) -> tuple[tuple[float, float], ...]:
    """Column and row of each zone of an arena, counted from 1 on; a border lies between two."""
    arena = arena_of(columns, rows)
    zones = [(column + 1.0, row + 1.0) for column, row in map(arena.place, range(arena.zones))]
    pairs = [(zones[one], zones[other]) for one, other in arena.borders]
    return (*zones, *(((a + c) / 2, (b + d) / 2) for (a, b), (c, d) in pairs))


class MageWarsEncoder(Encoder):
    def __init__(self, seats: int) -> None:
        self._arena = FULL if seats == 2 else LARGE
        self._rows = ROWS[seats]
        self._piece = Columns(declared.PIECE.fields, PIECE_MEANINGS, seats)
        self._side = Columns(declared.SIDE.fields, SIDE_MEANINGS, seats)
        self._own = Columns(declared.SIDE.fields, SIDE_MEANINGS, seats, (OWNER,))
        self._table = Columns(declared.TABLE.fields, TABLE_MEANINGS, seats)
        self._attack = Columns(declared.ATTACK.fields, ATTACK_MEANINGS, seats)
        self._cast = Columns(declared.CAST.fields, CAST_MEANINGS, seats)
        head = (*PRINTED, "known", *PLACE, *HELD, *MARKS)
        self._marks = {name: head.index(name) for name in head}
        self._head, self._width = len(head), len(head) + len(self._piece.names)
        of_object = (*head, *self._piece.names)
        slots = [f"object {row}: {name}" for row in range(self._rows) for name in of_object]
        self._at_side = len(slots)
        piles = [f"{pile}[{slug}]" for pile in SIDE_PILES for slug in CARDS]
        of_side = [*self._side.names, *self._own.names, *SIZES, *piles]
        self._side_width, self._piles = len(of_side), len(of_side) - len(piles)
        slots += [f"side {seat}: {name}" for seat in range(seats) for name in of_side]
        self._at_table = len(slots)
        slots += self._table.names
        self._at_attack = len(slots)
        slots += [f"attack: {name}" for name in ("there", *self._attack.names)]
        self._at_cast = len(slots)
        slots += [f"cast: {name}" for name in ("there", "number", *self._cast.names)]
        things = (
            *(f"zone:{name}" for name in self._arena.names),
            *(f"object:{row}" for row in range(self._rows)),
            *(f"card:{slug}" for slug in CARDS),
            *("face-down-card", "another-object"),
        )
        super().__init__(GAME, seats, slots, things)

    # Observations

    def write(self, state: MageWarsState, viewer: int, out: memoryview[float]) -> None:
        row = self._row_of(state)
        for thing, place in row.items():
            self._write_object(state, thing, place, row, viewer, out)
        for place in range(self.seats):
            self._write_side(state, (viewer + place) % self.seats, place, viewer, out)
        self._table.write(out, self._at_table, state, viewer)
        self._mark(row, state.acting, "acting", out)
        if state.attacks:
            self._write_attack(state, row, viewer, out)
        if state.casts:
            self._write_cast(state, row, viewer, out)

    def _row_of(self, state: MageWarsState) -> dict[Thing, int]:
        """The row of each object in play, as far as there is place."""
        row = {thing: place for place, thing in enumerate(state.play)}
        if len(row) > self._rows:
            row = dict(list(row.items())[: self._rows])
        return row

    def _write_object(
        self,
        state: MageWarsState,
        thing: Thing,
        place: int,
        row: dict[Thing, int],
        viewer: int,
        out: memoryview[float],
    ) -> None:
        at, piece = place * self._width, state.play[thing]
        if piece.revealed or visible(state, viewer, thing):
            for slot, value in printed(state.card(thing)):
                out[at + slot] = value
        spot = piece.zone if piece.border == NOTHING else piece.border
        first = at + self._marks["column"]
        if spot != NOTHING:
            out[first], out[first + 1] = spots(state.arena.columns, state.arena.rows)[spot]
            out[first + 2] = piece.border != NOTHING
        if piece.host in row:
            out[first + 3] = row[piece.host] + 1
        if piece.assigned != NOTHING or piece.bound != NOTHING:
            self._write_held(state, at, piece, viewer, out)
        self._piece.write(out, at + self._head, piece, viewer)

    def _write_held(
        self, state: MageWarsState, at: int, piece: Piece, viewer: int, out: memoryview[float]
    ) -> None:
        """The number of a spell that an object holds; -1: it is hidden."""
        for name, spell in (("assigned", piece.assigned), ("bound", piece.bound)):
            if spell != NOTHING:
                out[at + self._marks[name]] = self._number(state, spell, viewer)

    def _number(self, state: MageWarsState, thing: Thing, viewer: int) -> int:
        return NUMBER[state.card(thing).slug] + 1 if visible(state, viewer, thing) else -1

    def _write_side(
        self, state: MageWarsState, seat: int, place: int, viewer: int, out: memoryview[float]
    ) -> None:
        side, own = state.players[seat], shares(state, viewer, seat)
        at = self._at_side + place * self._side_width
        self._side.write(out, at, side, viewer)
        if own:
            self._own.write(out, at + len(self._side.names), side, viewer)
        at += self._piles
        out[at - 2], out[at - 1] = len(side.spellbook), len(side.prepared)
        for name in SIDE_PILES:
            pile: Iterable[Thing] = getattr(side, name)
            if name in ("spellbook", "prepared") and not own:
                pile = [thing for thing in state.known if thing in pile and state.knows(viewer, thing)]
            for thing in pile:
                out[at + NUMBER[state.defs[thing].slug]] += 1.0  # type: ignore[union-attr]  # no zone
            at += len(CARDS)

    def _write_attack(
        self, state: MageWarsState, row: dict[Thing, int], viewer: int, out: memoryview[float]
    ) -> None:
        """The innermost attack that is under way."""
        attack = state.attacks[-1]
        out[self._at_attack] = 1.0
        self._attack.write(out, self._at_attack + 1, attack, viewer)
        self._mark(row, attack.attacker, "attacks", out)
        self._mark(row, attack.defender, "defends", out)

    def _write_cast(
        self, state: MageWarsState, row: dict[Thing, int], viewer: int, out: memoryview[float]
    ) -> None:
        """The innermost spell that is on its way."""
        cast = state.casts[-1]
        out[self._at_cast] = 1.0
        out[self._at_cast + 1] = self._number(state, cast.spell, viewer)
        self._cast.write(out, self._at_cast + 2, cast, viewer)
        self._mark(row, cast.spell, "spell under way", out)
        self._mark(row, cast.caster, "casts", out)
        for thing in (cast.target, cast.second):
            self._mark(row, thing, "is aimed at", out)

    def _mark(self, row: dict[Thing, int], thing: Thing, name: str, out: memoryview[float]) -> None:
        if thing in row:
            out[row[thing] * self._width + self._marks[name]] = 1.0

    # Actions

    def named(self, state: MageWarsState, viewer: int) -> Named:
        row, player, size = self._row_of(state), self.player_named(viewer), state.arena.size
        zones, first = self.first_thing, self.first_thing + self._arena.size
        spot = _same_spots(state.arena.columns, state.arena.rows, self._arena.columns)

        def named(thing: Thing) -> int:
            if thing < 0:
                return player(thing)
            if thing < size:
                return zones + spot[thing]
            if thing in row:
                return first + row[thing]
            if thing in state.play:
                return first + self._rows + len(CARDS) + 1
            if not (shares(state, viewer, state.owners[thing]) or visible(state, viewer, thing)):
                return first + self._rows + len(CARDS)
            return first + self._rows + NUMBER[state.card(thing).slug]

        return named


@cache
def _same_spots(columns: int, rows: int, largest: int) -> tuple[int, ...]:
    """The zones and borders of an arena as those of the same names in one with so many columns."""
    names = (FULL if largest == FULL.columns else LARGE).names
    return tuple(map(names.index, arena_of(columns, rows).names))
