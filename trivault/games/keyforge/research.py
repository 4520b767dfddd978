"""Arrays of KeyForge. Each card of the two decks has a row: what is printed on it, where it lies, and what is
known of it in play. The own deck comes first."""

from __future__ import annotations

from array import array
from functools import lru_cache

from trivault.codegen import EVERYBODY
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.positions import view
from trivault.games.keyforge.rules.bonus import ICONS
from trivault.games.keyforge.state.fields import PIECE, SIDE, TABLE
from trivault.games.keyforge.state.model import COLOURS, COUNTERS, KeyForgeState
from trivault.games.keyforge.state.printed import ACTION_TYPE, ARTIFACT, CREATURE, HOUSES, UPGRADE, Card
from trivault.kernel.ids import Thing
from trivault.research.encoder import Encoder
from trivault.research.slots import Columns, Meanings
from trivault.research.steps import Named

DECK = 36  # KF-DECK-03
ROWS = 2 * DECK
TYPES = (CREATURE, ARTIFACT, UPGRADE, ACTION_TYPE)
NUMBER = {key: number for number, key in enumerate(GAME.forms, 1)}
KEYWORDS = tuple(sorted({keyword for card in GAME.cards.values() for keyword in card.keywords}))

KEYS = dict.fromkeys(("keys", "forged_last", "forged_now"), tuple(COLOURS))
SIDE_PILES = [each.name for each in SIDE.fields if each.type == "list[Thing]"]
OPEN_PILES = [each.name for each in SIDE.fields if each.type == "list[Thing]" and each.seen == EVERYBODY]
DONE = [each.name for each in TABLE.fields if each.type == "list[Thing]"]
PIECE_MEANINGS = Meanings(
    seats=("controller",), words={"house": HOUSES, "counters": tuple(COUNTERS)}, apart=("under",)
)
SIDE_MEANINGS = Meanings(bits=KEYS, words={"houses": HOUSES}, apart=SIDE_PILES)
TABLE_MEANINGS = Meanings(seats=("active",), bits=KEYS, apart=(*DONE, "owners", "printed", "icons"))

PRINTED = tuple(
    f"printed {name}"
    for name in (
        *("number", "power", "armor", "amber"),
        *(f"type={word}" for word in TYPES),
        *(f"house={word}" for word in HOUSES),
        *(f"keyword[{word}]" for word in KEYWORDS),
        *(f"icon[{word}]" for word in ICONS),
    )
)
PLACES = (*SIDE_PILES, "under", "unseen", "of the viewer", "in play", "gone", "cards under it")
AT = {name: len(PRINTED) + place for place, name in enumerate((*PLACES, *DONE))}
HIDDEN = ("hand", "archives", "deck")


@lru_cache(1000)
def rows(owners: tuple[int, ...], viewer: int) -> tuple[int, ...]:
    """The row of each card: the own cards first; -1 for more than there is place for."""
    taken = [0, DECK]
    found = []
    for owner in owners:
        block = owner != viewer
        found.append(taken[block] if taken[block] < DECK * (1 + block) else -1)
        taken[block] += 1
    return tuple(found)


@lru_cache(1000)
def printed(card: Card, house: str, icons: tuple[str, ...]) -> tuple[float, ...]:
    """What is printed on a card of a deck."""
    numbers = (NUMBER[card.key], card.power, card.armor, card.amber)
    types = (card.type == word for word in TYPES)
    houses = (house == word for word in HOUSES)
    keywords = (card.keywords.get(word, 0) for word in KEYWORDS)
    return (*numbers, *types, *houses, *keywords, *(icons.count(word) for word in ICONS))


class KeyForgeEncoder(Encoder):
    def __init__(self, seats: int) -> None:
        self._piece = Columns(PIECE.fields, PIECE_MEANINGS, seats)
        self._side = Columns(SIDE.fields, SIDE_MEANINGS, seats)
        self._table = Columns(TABLE.fields, TABLE_MEANINGS, seats)
        of_card = [*PRINTED, *PLACES, *DONE, *self._piece.names]
        self._width, self._of_piece = len(of_card), len(of_card) - len(self._piece.names)
        names = [f"own {n}" for n in range(DECK)] + [f"their {n}" for n in range(DECK)]
        slots = [f"card {row}: {name}" for row in names for name in of_card]
        self._at_side = len(slots)
        of_side = [*self._side.names, *(f"{zone} size" for zone in HIDDEN)]
        slots += [f"side {seat}: {name}" for seat in range(2) for name in of_side]
        self._at_table = len(slots)
        slots += self._table.names
        super().__init__(GAME, seats, slots, (*(f"card:{row}" for row in names), "another-card"))
        self._printed = lru_cache(1000)(self._all_printed)

    def _all_printed(
        self, defs: tuple[Card, ...], houses: tuple[str, ...], icons: tuple[tuple[str, ...], ...],
        row: tuple[int, ...],
    ) -> memoryview[float]:  # fmt: skip
        """The rows with what is printed on all cards, which hardly ever changes."""
        found = array("f", bytes(4 * ROWS * self._width))
        for at, card, house, each in zip(row, defs, houses, icons, strict=True):
            if at >= 0:
                found[at * self._width : at * self._width + len(PRINTED)] = array(
                    "f", printed(card, house, each)
                )
        return memoryview(found)

    def write(self, state: KeyForgeState, viewer: int, out: memoryview[float]) -> None:
        row = rows(state.owners, viewer)
        out[: ROWS * self._width] = self._printed(state.defs, state.printed, state.icons, row)
        begins = [place * self._width for place in row]  # below 0: no row
        for place in range(2):
            self._write_side(state, (viewer + place) % 2, viewer, begins, out)
        for card, piece in state.play.items():
            if (at := begins[card]) >= 0:
                out[at + AT["in play"]] = 1.0
                out[at + AT["cards under it"]] = len(piece.under)
                self._piece.write(out, at + self._of_piece, piece, viewer)
            for under in piece.under:
                self._mark(begins[under], "under" if view.visible(state, viewer, under) else "unseen", out)
        for card, piece in state.gone.items():
            if (at := begins[card]) >= 0 and card not in state.play:
                out[at + AT["gone"]] = 1.0
                self._piece.write(out, at + self._of_piece, piece, viewer)
        for name in DONE:
            for card in getattr(state, name):
                if (at := begins[card]) >= 0:
                    out[at + AT[name]] += 1.0
        self._table.write(out, self._at_table, state, viewer)

    def _write_side(
        self, state: KeyForgeState, seat: int, viewer: int, begins: list[int], out: memoryview[float]
    ) -> None:
        side, own = state.players[seat], seat == viewer
        at = self._at_side + (not own) * (len(self._side.names) + len(HIDDEN))
        self._side.write(out, at, side, viewer)
        at += len(self._side.names)
        out[at], out[at + 1], out[at + 2] = len(side.hand), len(side.archives), len(side.deck)
        for name in OPEN_PILES:
            self._write_pile(getattr(side, name), AT[name], begins, own, out)
        for name in HIDDEN:
            self._write_hidden(state, getattr(side, name), name, own, viewer, begins, out)

    def _write_pile(
        self, pile: list[Thing], column: int, begins: list[int], own: bool, out: memoryview[float]
    ) -> None:
        """Where each card lies in it, counted from 1 on."""
        whose = AT["of the viewer"]
        for place, card in enumerate(pile, 1):
            if (at := begins[card]) >= 0:
                out[at + column] = place
                out[at + whose] = own

    def _write_hidden(
        self,
        state: KeyForgeState,
        pile: list[Thing],
        name: str,
        own: bool,
        viewer: int,
        begins: list[int],
        out: memoryview[float],
    ) -> None:
        """Cards that the viewer knows lie there; of the others it is only known whose they are."""
        column, unseen, whose = AT[name], AT["unseen"], AT["of the viewer"]
        open_to_viewer, known = own and name != "deck", state.known
        for place, card in enumerate(pile, 1):
            at = begins[card]
            if at < 0:
                continue
            if open_to_viewer or (card in known and state.knows(viewer, card)):
                out[at + column] = place if name == "deck" else 1.0
                out[at + whose] = own
            else:
                out[at + unseen] = 1.0

    def _mark(self, at: int, name: str, out: memoryview[float]) -> None:
        if at >= 0:
            out[at + AT[name]] = 1.0

    def named(self, state: KeyForgeState, viewer: int) -> Named:
        row, first, player = rows(state.owners, viewer), self.first_thing, self.player_named(viewer)

        def named(thing: Thing) -> int:
            if thing < 0:
                return player(thing)
            return first + (row[thing] if row[thing] >= 0 else ROWS)

        return named
