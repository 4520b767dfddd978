"""The records of KeyForge. Written by `make fields`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from mypy_extensions import mypyc_attr

from trivault.kernel.ids import NOTHING
from trivault.kernel.state import State

if TYPE_CHECKING:
    from trivault.games.keyforge.state.pieces import Piece, Side
    from trivault.kernel.game import Game
    from trivault.kernel.ids import Thing


@mypyc_attr(allow_interpreted_subclasses=True)
class PieceFields:
    """What is known of a card in play."""

    __slots__ = (
        "amber",
        "armor_then",
        "armor_used",
        "beside",
        "claims",
        "controller",
        "counters",
        "damage",
        "elusive_used",
        "enraged",
        "form",
        "granted",
        "half",
        "has_purged",
        "host",
        "house",
        "power",
        "ready",
        "stunned",
        "traits",
        "under",
        "upgrades",
        "warded",
    )

    def __init__(self, controller: int, house: str) -> None:
        self.controller: int = controller
        self.house: str = house
        self.ready: bool = False  # not ready, as cards enter play
        self.stunned: bool = False  # loses its next use
        self.warded: bool = False  # the ward prevents damage or leaving play once
        self.enraged: bool = False  # fights, if it can
        self.elusive_used: bool = False  # was attacked this turn, so that elusive no longer helps it
        self.granted: bool = False  # its permission to play a card was used this turn
        self.damage: int = 0  # damage on it
        self.amber: int = 0  # Æmber on it
        self.power: int = 0  # +1 power counters
        self.armor_used: int = 0  # armor that is used up this turn
        self.armor_then: int = 0  # its armor when that was last looked at
        self.beside: tuple[Thing, ...] = ()  # its neighbors when it left play
        self.host: Thing = NOTHING  # of an upgrade
        self.half: Thing = NOTHING  # of a gigantic creature: its other half
        self.upgrades: list[Thing] = []
        self.under: list[Thing] = []  # shown to those who know them
        self.counters: tuple[tuple[str, int], ...] = ()  # other counters by name
        # who controls it and until which card leaves play, the latest last
        self.claims: tuple[tuple[int, Thing], ...] = ()
        self.has_purged: tuple[Thing, ...] = ()  # the cards that it has purged
        self.form: str = ""  # once gone: what it counted as, if that is not what it is elsewhere
        self.traits: tuple[str, ...] = ()  # once gone: the traits that it had gained

    def copy(self) -> Self:
        kind = type(self)
        new = kind.__new__(kind)
        new.controller = self.controller
        new.house = self.house
        new.ready = self.ready
        new.stunned = self.stunned
        new.warded = self.warded
        new.enraged = self.enraged
        new.elusive_used = self.elusive_used
        new.granted = self.granted
        new.damage = self.damage
        new.amber = self.amber
        new.power = self.power
        new.armor_used = self.armor_used
        new.armor_then = self.armor_then
        new.beside = self.beside
        new.host = self.host
        new.half = self.half
        new.upgrades = self.upgrades.copy()
        new.under = self.under.copy()
        new.counters = self.counters
        new.claims = self.claims
        new.has_purged = self.has_purged
        new.form = self.form
        new.traits = self.traits
        return new

    def values(self) -> list[object]:
        """As they are saved, in the order of their names."""
        saved: list[object] = [
            self.amber,
            self.armor_then,
            self.armor_used,
            self.beside,
            self.claims,
            self.controller,
            self.counters,
            self.damage,
            self.elusive_used,
            self.enraged,
            self.form,
            self.granted,
            self.half,
            self.has_purged,
            self.host,
            self.house,
            self.power,
            self.ready,
            self.stunned,
            self.under,
            self.upgrades,
            self.warded,
        ]
        if self.traits != ():
            return [*saved, self.traits]
        return saved


@mypyc_attr(allow_interpreted_subclasses=True)
class SideFields:
    """The zones and pools of one player."""

    __slots__ = (
        "abducted",
        "amber",
        "archives",
        "artifacts",
        "chains",
        "creatures_last",
        "deck",
        "discard",
        "forged_last",
        "hand",
        "houses",
        "keys",
        "line",
        "purged",
        "stolen_last",
    )

    def __init__(self) -> None:
        self.amber: int = 0  # Æmber in the pool
        self.chains: int = 0  # 0 to 24
        self.keys: int = 0  # the forged ones
        self.creatures_last: int = 0  # creatures played in the own last turn
        self.forged_last: int = 0  # keys forged in the own last turn
        self.stolen_last: int = 0  # Æmber stolen in the own last turn, or in the running one
        self.houses: tuple[str, ...] = ()
        self.hand: list[Thing] = []
        self.deck: list[Thing] = []  # the top card is last
        self.discard: list[Thing] = []  # the top card is last
        self.archives: list[Thing] = []
        self.abducted: list[Thing] = []  # of the archives: own cards that leave them for the hand alone
        self.purged: list[Thing] = []
        self.line: list[Thing] = []  # the battleline from left to right
        self.artifacts: list[Thing] = []

    def copy(self) -> Self:
        kind = type(self)
        new = kind.__new__(kind)
        new.amber = self.amber
        new.chains = self.chains
        new.keys = self.keys
        new.creatures_last = self.creatures_last
        new.forged_last = self.forged_last
        new.stolen_last = self.stolen_last
        new.houses = self.houses
        new.hand = self.hand.copy()
        new.deck = self.deck.copy()
        new.discard = self.discard.copy()
        new.archives = self.archives.copy()
        new.abducted = self.abducted.copy()
        new.purged = self.purged.copy()
        new.line = self.line.copy()
        new.artifacts = self.artifacts.copy()
        return new

    def values(self) -> list[object]:
        """As they are saved, in the order of their names."""
        saved: list[object] = [
            self.amber,
            self.archives,
            self.artifacts,
            self.chains,
            self.creatures_last,
            self.deck,
            self.discard,
            self.forged_last,
            self.hand,
            self.houses,
            self.keys,
            self.line,
            self.purged,
            self.stolen_last,
        ]
        if self.abducted != []:
            return [*saved, self.abducted]
        return saved


@mypyc_attr(allow_interpreted_subclasses=True)
class KeyForgeTable(State):
    """What lies on the table. What happened in the running turn stands here, once."""

    __slots__ = (
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
        "unsettled",
        "used",
    )

    def __init__(self, game: Game[Self], seats: int, seed: int) -> None:
        super().__init__(game, seats, seed)
        self.defs: tuple[object, ...] = ()  # the `Card` that each card is: a copy is what it copies
        self.originals: dict[Thing, object] = {}  # the `Card` printed on those that count as another one
        self.owners: tuple[int, ...] = ()
        self.printed: tuple[str, ...] = ()  # the house on each card: mavericks differ
        self.icons: tuple[tuple[str, ...], ...] = ()  # bonus icons added by enhance
        self.players: list[Side] = []
        self.play: dict[Thing, Piece] = {}
        self.gone: dict[Thing, Piece] = {}  # cards that left play this turn, as they were then
        self.resolving: list[Thing] = []  # actions that are being resolved
        self.played: list[Thing] = []  # cards played this turn, in order
        self.used: list[Thing] = []  # cards used
        self.discarded: list[Thing] = []  # from the active player's hand
        self.destroyed: list[Thing] = []  # destroyed this turn
        self.fallen: list[Thing] = []  # destroyed in a fight
        self.reaped: list[Thing] = []  # used to reap
        self.fought: list[Thing] = []  # used to fight
        self.milled: list[Thing] = []  # discarded by the active player, but not from a hand
        self.fights: list[tuple[Thing, Thing, int]] = []  # attacker, defender, how far; innermost last
        self.turn: int = 1  # its number
        self.active: int = 0  # whose turn it is
        self.forged_now: int = 0  # keys that the active player forged this turn
        self.from_hand: int = 0  # cards played or discarded from hand this turn
        self.done_before: int = 0  # how many cards were played, used or discarded in earlier steps
        self.house: str = ""  # the active house
        self.step: str = "main"  # of the turn
        self.first: bool = True  # the first player's first turn
        self.orders_discards: bool = False  # whether it is asked in which order destroyed cards are put away
        self.step_over: bool = False  # nothing more may be played, used or discarded in this step
        self.speaking: bool | None = None  # `speaks_from_discard`, once that was asked for
        self.left_behind: list[tuple[int, int]] = []  # for whom, how much: only while cards leave play
        self.unsettled: list[Thing] = []  # undamaged before damage that they have yet to survive

    def copy(self) -> Self:
        kind = type(self)
        new = kind.__new__(kind)
        new.game = self.game
        new.log = None
        new.event_log = None
        new.seats = self.seats
        new.seed = self.seed
        new.draws = self.draws
        new.seq = self.seq
        new.barrier = self.barrier
        new.happened = self.happened
        new.result = self.result
        new.known = self.known.copy()
        new.choices = self.choices
        new.answers = self.answers
        new.conceded = self.conceded
        new.stack = self.stack.copy()
        new.scopes = [scope.copy() for scope in self.scopes]
        new.batches = [batch.copy() for batch in self.batches] if self.batches else []
        new.listeners = self.listeners.copy()
        new.modifiers = self.modifiers.copy()
        new.steps = self.steps
        new.defs = self.defs
        new.originals = self.originals.copy()
        new.owners = self.owners
        new.printed = self.printed
        new.icons = self.icons
        new.players = [each.copy() for each in self.players]
        new.play = {card: each.copy() for card, each in self.play.items()}
        new.gone = self.gone.copy()
        new.resolving = self.resolving.copy()
        new.played = self.played.copy()
        new.used = self.used.copy()
        new.discarded = self.discarded.copy()
        new.destroyed = self.destroyed.copy()
        new.fallen = self.fallen.copy()
        new.reaped = self.reaped.copy()
        new.fought = self.fought.copy()
        new.milled = self.milled.copy()
        new.fights = self.fights.copy()
        new.turn = self.turn
        new.active = self.active
        new.forged_now = self.forged_now
        new.from_hand = self.from_hand
        new.done_before = self.done_before
        new.house = self.house
        new.step = self.step
        new.first = self.first
        new.orders_discards = self.orders_discards
        new.step_over = self.step_over
        new.speaking = self.speaking
        new.left_behind = self.left_behind.copy()
        new.unsettled = self.unsettled.copy()
        return new

    def dump_fields(self, defs: object, originals: object) -> list[object]:
        """What is saved, with what is given for the other fields."""
        saved: list[object] = [
            defs,
            originals,
            list(self.owners),
            list(self.printed),
            [list(icons) for icons in self.icons],
            [each.values() for each in self.players],
            [[card, each.values()] for card, each in self.play.items()],
            [[card, each.values()] for card, each in self.gone.items()],
            [
                self.resolving,
                self.played,
                self.used,
                self.discarded,
                self.destroyed,
                self.fallen,
                self.reaped,
                self.fought,
                self.milled,
            ],
            self.fights,
            [
                self.turn,
                self.active,
                self.forged_now,
                self.from_hand,
                self.done_before,
            ],
            [
                self.house,
                self.step,
            ],
            [
                self.first,
                self.orders_discards,
                self.step_over,
            ],
        ]
        if self.unsettled != []:
            return [*saved, self.unsettled]
        return saved
