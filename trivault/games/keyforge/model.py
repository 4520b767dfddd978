"""The state of a game of KeyForge."""

from __future__ import annotations

from sys import intern
from typing import TYPE_CHECKING, Final, cast

import msgspec
from mypy_extensions import mypyc_attr

from trivault.games.keyforge import aspects, saved
from trivault.games.keyforge.pieces import Piece, Side
from trivault.games.keyforge.printed import CREATURE, HOUSES, Card
from trivault.kernel.abilities import Modify, in_force
from trivault.kernel.ids import Thing
from trivault.kernel.soundness import all_in
from trivault.kernel.state import State

if TYPE_CHECKING:
    from trivault.games.keyforge.game import KeyForge

COLOURS = ("red", "blue", "yellow")  # KF-COMP-02
# KF-STAT-CNT-01, KF-STAT-CNT-02
COUNTERS = ("disruption", "doom", "fuse", "glory", "growth", "scheme", "warrant")
KEYS_TO_WIN = 3  # KF-GEN-04
# How far a fight has come: the blows are yet to come, are being exchanged, were exchanged; or it was
# cut short, as one of the two is not the creature any more that began it.
BEFORE_BLOWS, BLOWS, AFTER_BLOWS, CUT_SHORT = range(4)

KEY_COST = 6  # KF-FORGE-03
HAND = 6  # KF-TURN-07
MOST_CHAINS = 24  # KF-COMP-03, KF-NOT-04


@mypyc_attr(allow_interpreted_subclasses=True)
class KeyForgeState(State):
    """A game of KeyForge. What happened in the running turn stands here, once."""

    __slots__: Final = (
        "active",
        "defs",
        "destroyed",
        "discarded",
        "done_before",
        "fallen",
        "fights",
        "first",
        "forged_now",
        "fought",
        "from_hand",
        "gone",
        "house",
        "icons",
        "left_behind",
        "milled",
        "orders_discards",
        "originals",
        "owners",
        "play",
        "played",
        "players",
        "printed",
        "reaped",
        "resolving",
        "speaking",
        "step",
        "step_over",
        "turn",
        "used",
    )

    def __init__(self, game: KeyForge, seats: int, seed: int) -> None:
        super().__init__(game, seats, seed)
        self.defs: tuple[Card, ...] = ()  # what each card of this game is: a copy is what it copies
        self.originals: dict[Thing, Card] = {}  # what is printed on the cards that count as another one
        self.owners: tuple[int, ...] = ()
        self.printed: tuple[str, ...] = ()  # the house printed on each card: mavericks differ
        self.icons: tuple[tuple[str, ...], ...] = ()  # bonus icons added by enhance
        self.orders_discards = False  # whether it is asked in which order destroyed cards are put away
        self.speaking: bool | None = None  # `speaks_from_discard`, once that was asked for
        self.players = [Side() for _ in range(seats)]
        self.play: dict[Thing, Piece] = {}
        self.gone: dict[Thing, Piece] = {}  # cards that left play this turn, as they were then
        self.left_behind: list[tuple[int, int]] = []  # for whom, how much: only while cards leave play
        self.resolving: list[Thing] = []  # actions that are being resolved
        self.turn = 1
        self.active = 0  # KF-TURN-03
        self.first = True  # the first player's first turn
        self.house = ""
        self.step = "main"
        self.step_over = False  # nothing more may be played, used or discarded in this step
        self.played: list[Thing] = []  # this turn, in order
        self.used: list[Thing] = []
        self.discarded: list[Thing] = []  # from the active player's hand this turn
        self.milled: list[Thing] = []  # discarded by the active player this turn, but not from a hand
        self.destroyed: list[Thing] = []  # this turn
        self.fallen: list[Thing] = []  # destroyed in a fight this turn
        self.reaped: list[Thing] = []  # used to reap this turn
        self.fought: list[Thing] = []  # used to fight this turn
        self.fights: list[tuple[Thing, Thing, int]] = []  # attacker, defender, how far; innermost last
        self.from_hand = 0  # cards played or discarded from hand this turn (KF-TURN-14)
        self.done_before = 0  # what was played, used or discarded in earlier steps of this turn
        self.forged_now = 0  # keys forged this turn by the active player, a bit each

    @property
    def keyforge(self) -> KeyForge:
        """The game, with all that only KeyForge has."""
        return cast("KeyForge", self.game)

    def copy(self) -> KeyForgeState:
        new = KeyForgeState.__new__(KeyForgeState)
        self.copy_kernel(new)
        new.defs = self.defs
        new.originals = self.originals.copy()
        new.owners = self.owners
        new.printed = self.printed
        new.icons = self.icons
        new.orders_discards = self.orders_discards
        new.speaking = self.speaking
        new.players = [side.copy() for side in self.players]
        new.play = {card: piece.copy() for card, piece in self.play.items()}
        new.gone = self.gone.copy()  # never changed once gone
        new.left_behind = self.left_behind[:]
        new.resolving = self.resolving[:]
        new.turn = self.turn
        new.active = self.active
        new.first = self.first
        new.house = self.house
        new.step = self.step
        new.step_over = self.step_over
        new.played = self.played[:]
        new.used = self.used[:]
        new.discarded = self.discarded[:]
        new.milled = self.milled[:]
        new.destroyed = self.destroyed[:]
        new.fallen = self.fallen[:]
        new.reaped = self.reaped[:]
        new.fought = self.fought[:]
        new.fights = self.fights[:]
        new.forged_now = self.forged_now
        new.from_hand = self.from_hand
        new.done_before = self.done_before
        return new

    def dump(self) -> list[object]:
        return [
            [card.slug for card in self.printed_cards()],
            [[card, self.defs[card].key] for card in self.originals],
            list(self.owners),
            list(self.printed),
            [list(icons) for icons in self.icons],
            [[getattr(side, name) for name in Side.__slots__] for side in self.players],
            _pieces(self.play),
            _pieces(self.gone),
            [self.resolving, self.played, self.used, self.discarded, *self._done()],
            self.fights,
            [self.turn, self.active, self.forged_now, self.from_hand, self.done_before],
            [self.house, self.step],
            [self.first, self.orders_discards, self.step_over],
        ]

    def load(self, data: list[object]) -> None:
        read = msgspec.convert(data, saved.Saved)
        self.defs = tuple(self.keyforge.card(slug) for slug in read.defs)
        for card, key in read.forms:
            all_in([card], range(len(self.defs)), "a copy")
            self.become(card, self.keyforge.form(key))
        self.owners, self.printed, self.icons = read.owners, read.printed, read.icons
        self.players, self.play, self.gone = saved.sides(read), saved.pieces(read.play), saved.pieces(read.gone)
        self.resolving, self.played, self.used, self.discarded, *others = read.lists
        self.destroyed, self.fallen, self.reaped, self.fought, self.milled = others
        self.fights = read.fights
        self.turn, self.active, self.forged_now, self.from_hand, self.done_before = read.numbers
        self.house, self.step = map(intern, read.words)  # positions leave out the very word "main"
        self.first, self.orders_discards, self.step_over = read.flags
        saved.check(self, COUNTERS)

    def table(self) -> list[object]:
        """All that lies on the table. What was played and used counts, as the Rule of Six limits
        it; what was destroyed or discarded this turn is only a record."""
        sides = [[getattr(side, name) for name in Side.__slots__] for side in self.players]
        return [sides, _pieces(self.play), self.resolving, self.played, self.used, self.turn]

    # Who and what

    def done(self) -> int:
        """How many cards were played, used or discarded this turn."""
        return len(self.played) + len(self.used) + len(self.discarded)

    @property
    def all_discarded(self) -> list[Thing]:
        """What the active player has discarded this turn, from wherever."""
        return self.discarded + self.milled

    def opponent(self, player: int) -> int:
        return 1 - player

    def controller(self, card: Thing) -> int:
        return self.play[card].controller

    def last_known(self, card: Thing) -> Piece | None:
        """The card in play, or as it was when it left play this turn (KF-LEAVE-06)."""
        return self.play.get(card) or self.gone.get(card)

    def last_kind(self, card: Thing) -> Card:
        """What the card is, or was when it left play this turn (KF-LEAVE-06)."""
        gone = self.gone.get(card)
        if gone is None or not gone.form or card in self.play:
            return self.defs[card]
        return self.keyforge.form(gone.form)

    def lost_by(self, card: Thing) -> int:
        """Who controlled a card when it left play this turn, whoever has it now; its owner, if unknown."""
        gone = self.gone.get(card)
        return self.owners[card] if gone is None else gone.controller

    def last_house(self, card: Thing) -> str:
        """The house of a card, or the one that it was of when it left play this turn (KF-LEAVE-06)."""
        gone = self.gone.get(card)
        return self.house_of(card) if gone is None or card in self.play else gone.house

    def printed_card(self, card: Thing) -> Card:
        """What the card itself is, whatever it counts as: a copy of a gigantic creature is one card."""
        return self.originals.get(card, self.defs[card])

    def printed_cards(self) -> tuple[Card, ...]:
        if not self.originals:
            return self.defs
        return tuple(self.originals.get(card, kind) for card, kind in enumerate(self.defs))

    def become(self, card: Thing, kind: Card) -> None:
        """The card counts as another one in all respects, while it is in play or enters it."""
        if kind is self.defs[card]:
            return
        original = self.originals.pop(card, self.defs[card])
        if kind is not original:
            self.originals[card] = original
        self.defs = (*self.defs[:card], kind, *self.defs[card + 1 :])

    def be_itself(self, card: Thing) -> None:
        if card in self.originals:
            self.become(card, self.originals[card])

    def speaks_from_discard(self) -> bool:
        """Whether a card of this game says something while it lies in a discard pile."""
        if self.speaking is None:
            self.speaking = any(card.in_discard for card in self.printed_cards())
        return self.speaking

    def is_creature(self, card: Thing) -> bool:
        return card in self.play and self.defs[card].type == CREATURE

    def _done(self) -> list[list[Thing]]:
        return [self.destroyed, self.fallen, self.reaped, self.fought, self.milled]

    def house_of(self, card: Thing) -> str:
        piece = self.play.get(card)
        if piece is None:
            return self.printed[card]
        effects = self.modifiers.get(aspects.BELONGS_TO)
        if not effects:
            return piece.house
        for listener in reversed(in_force(self, effects)):  # the last one counts
            ability = self.game.program.nodes[listener.ability]
            if isinstance(ability, Modify) and ability.on.fits(self, card, listener):
                return HOUSES[ability.amount.of(self, listener)]
        return piece.house


def _pieces(pieces: dict[Thing, Piece]) -> list[object]:
    return [[card, [getattr(p, name) for name in Piece.__slots__]] for card, p in pieces.items()]
