"""The table of KeyForge: cards, what lies in play, players and the state of a game."""

from __future__ import annotations

from dataclasses import dataclass, field
from sys import intern
from typing import TYPE_CHECKING, TypeVar

import msgspec

from trivault.kernel.abilities import Ability, Modify, in_force
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.nodes import Node
from trivault.kernel.state import State
from trivault.kernel.terms import Condition, Filter, Group

if TYPE_CHECKING:
    from trivault.games.keyforge.game import KeyForge

BROBNAR, DIS, LOGOS, MARS, SANCTUM = "brobnar", "dis", "logos", "mars", "sanctum"
SAURIAN, SHADOWS, STAR_ALLIANCE, UNTAMED = "saurian", "shadows", "star-alliance", "untamed"
HOUSES = (BROBNAR, DIS, LOGOS, MARS, SANCTUM, SAURIAN, SHADOWS, STAR_ALLIANCE, UNTAMED)

ACTION, ARTIFACT, CREATURE, UPGRADE = "action", "artifact", "creature", "upgrade"

COLOURS = ("red", "blue", "yellow")  # KF-COMP-02
COUNTERS = ("disruption", "doom", "fuse", "glory", "growth", "scheme", "warrant")  # KF-STAT-CNT-01
KEYS_TO_WIN = 3  # KF-GEN-04
# How far a fight has come: the blows are yet to come, are being exchanged, were exchanged; or it was
# cut short, as one of the two is not the creature any more that began it.
BEFORE_BLOWS, BLOWS, AFTER_BLOWS, CUT_SHORT = range(4)

KEY_COST = 6  # KF-FORGE-03
HAND = 6  # KF-TURN-07
HAUNTED = 10  # KF-ZONE-15: so many cards in the discard pile
MOST_CHAINS = 24  # KF-COMP-03, KF-NOT-04


@dataclass(frozen=True, eq=False)
class Card:
    """A card as printed. Copies of a card share one (KF-CARD-09)."""

    slug: str
    type: str
    house: str  # empty for an anomaly, which is of whichever house is printed on it (KF-CARD-08)
    power: int = 0
    armor: int = 0
    amber: int = 0  # printed bonus icons
    traits: frozenset[str] = frozenset()
    keywords: dict[str, int] = field(default_factory=dict)
    play: Node[KeyForgeState] | None = None
    action: Node[KeyForgeState] | None = None
    omni: Node[KeyForgeState] | None = None
    abilities: tuple[Ability[KeyForgeState], ...] = ()  # in force while in play
    gives: tuple[Ability[KeyForgeState], ...] = ()  # what an upgrade gives to its creature
    gives_action: Node[KeyForgeState] | None = None
    play_if: Condition[KeyForgeState] | None = None
    only_fights: Filter[KeyForgeState] | None = None
    enters_ready: bool = False
    enters_stunned: bool = False
    reads_order: bool = False  # it looks at the order of a discard pile (KF-DEST-03)
    enters_opposed: bool = False  # under the control of the opponent of whoever brings it into play
    x_power: bool = False  # printed power X: 0 unless an ability says what X is (KF-WORD-15)
    enters_as: Group[KeyForgeState] | None = None  # it enters play as a copy of one of these
    other: Card | None = None  # what it may be played as or become
    form: str = ""  # of such another form: its type
    half: str = ""  # of a gigantic creature: "top" or "bottom" (KF-GIG-01)
    other_half: str = ""
    enhance: dict[str, int] = field(default_factory=dict)  # icons it has given to its deck (KF-KW-ENH-01)
    enters_ready_if: Condition[KeyForgeState] | None = None
    copies: Group[KeyForgeState] | None = None  # it is played as a copy of one of these

    @property
    def key(self) -> str:
        """A name for the card in this form."""
        return f"{self.slug}-{self.form}" if self.form else self.slug

    def trees(self) -> list[Node[KeyForgeState]]:
        trees = (self.play, self.action, self.omni, self.gives_action, *self.abilities, *self.gives)
        others = self.other.trees() if self.other is not None else []
        return [tree for tree in (*trees, *others) if tree is not None]


class Piece:
    """A card in play."""

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
        "under",
        "upgrades",
        "warded",
    )

    def __init__(self, controller: int, house: str) -> None:
        self.controller = controller
        self.house = house
        self.ready = False  # KF-GEN-11
        self.damage = 0
        self.amber = 0
        self.power = 0  # +1 power counters
        self.armor_used = 0
        self.armor_then = 0  # its armor when that was last looked at
        self.beside: tuple[Thing, ...] = ()  # its neighbors when it left play
        self.elusive_used = False
        self.stunned = False
        self.warded = False
        self.enraged = False
        self.granted = False  # its leave to play a card was taken this turn
        self.host: Thing = NOTHING  # of an upgrade
        self.half: Thing = NOTHING  # of a gigantic creature: its other half (KF-GIG-03)
        self.upgrades: list[Thing] = []
        self.under: list[Thing] = []
        self.counters: tuple[tuple[str, int], ...] = ()  # other counters by name (KF-STAT-CNT-01)
        # Who controls it and until which card leaves play, the latest last (KF-CTRL-03).
        self.claims: tuple[tuple[int, Thing], ...] = ()
        self.has_purged: tuple[Thing, ...] = ()  # the cards that this one has purged
        self.form = ""  # once gone: what it counted as, if that is not what it is elsewhere

    def copy(self) -> Piece:
        new = Piece.__new__(Piece)
        new.controller = self.controller
        new.house = self.house
        new.ready = self.ready
        new.damage = self.damage
        new.amber = self.amber
        new.power = self.power
        new.armor_used = self.armor_used
        new.armor_then = self.armor_then
        new.beside = self.beside
        new.elusive_used = self.elusive_used
        new.stunned = self.stunned
        new.warded = self.warded
        new.enraged = self.enraged
        new.granted = self.granted
        new.host = self.host
        new.half = self.half
        new.upgrades = self.upgrades[:]
        new.under = self.under[:]
        new.counters = self.counters
        new.claims = self.claims
        new.has_purged = self.has_purged
        new.form = self.form
        return new

    def count(self, counter: str) -> int:
        """How many counters of this name lie on it."""
        return dict(self.counters).get(counter, 0)

    def put(self, counter: str, n: int) -> None:
        """So many counters more, or less: never below none."""
        counted = dict(self.counters) | {counter: max(0, self.count(counter) + n)}
        self.counters = tuple(sorted((name, some) for name, some in counted.items() if some))


class Side:
    """One player's zones and pools."""

    __slots__ = (
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
    )

    def __init__(self) -> None:
        self.amber = 0
        self.chains = 0
        self.keys = 0  # a bit for each forged colour
        self.creatures_last = 0  # creatures played in the own last turn
        self.forged_last = 0  # the keys forged in the own last turn, same bits
        self.houses: tuple[str, ...] = ()
        self.hand: list[Thing] = []
        self.deck: list[Thing] = []  # the top card is last
        self.discard: list[Thing] = []  # the top card is last
        self.archives: list[Thing] = []
        self.purged: list[Thing] = []
        self.line: list[Thing] = []  # the battleline from left to right
        self.artifacts: list[Thing] = []

    def copy(self) -> Side:
        new = Side.__new__(Side)
        new.amber = self.amber
        new.chains = self.chains
        new.keys = self.keys
        new.creatures_last = self.creatures_last
        new.forged_last = self.forged_last
        new.houses = self.houses
        new.hand = self.hand[:]
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.archives = self.archives[:]
        new.purged = self.purged[:]
        new.line = self.line[:]
        new.artifacts = self.artifacts[:]
        return new

    def forged(self) -> int:
        return self.keys.bit_count()

    def haunted(self) -> bool:
        return len(self.discard) >= HAUNTED


class KeyForgeState(State):
    """A game of KeyForge. What happened in the running turn stands here, once."""

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
        "from_hand",
        "gone",
        "house",
        "icons",
        "orders_discards",
        "originals",
        "owners",
        "play",
        "played",
        "players",
        "printed",
        "resolving",
        "step",
        "step_over",
        "turn",
        "used",
    )

    game: KeyForge

    def __init__(self, game: KeyForge, seats: int, seed: int) -> None:
        super().__init__(game, seats, seed)
        self.defs: tuple[Card, ...] = ()  # what each card of this game is: a copy is what it copies
        self.originals: dict[Thing, Card] = {}  # what is printed on the cards that count as another one
        self.owners: tuple[int, ...] = ()
        self.printed: tuple[str, ...] = ()  # the house printed on each card: mavericks differ
        self.icons: tuple[tuple[str, ...], ...] = ()  # bonus icons added by enhance
        self.orders_discards = False  # whether it is asked in which order destroyed cards are put away
        self.players = [Side() for _ in range(seats)]
        self.play: dict[Thing, Piece] = {}
        self.gone: dict[Thing, Piece] = {}  # cards that left play this turn, as they last were
        self.resolving: list[Thing] = []  # actions that are being resolved
        self.turn = 1
        self.active = 0
        self.first = True  # the first player's first turn
        self.house = ""
        self.step = "main"
        self.step_over = False  # nothing more may be played, used or discarded in this step
        self.played: list[Thing] = []  # this turn, in order
        self.used: list[Thing] = []
        self.discarded: list[Thing] = []  # from the active player's hand this turn
        self.destroyed: list[Thing] = []  # this turn
        self.fallen: list[Thing] = []  # destroyed in a fight this turn
        self.fights: list[tuple[Thing, Thing, int]] = []  # attacker, defender, how far; innermost last
        self.from_hand = 0  # cards played or discarded from hand this turn (KF-TURN-14)
        self.done_before = 0  # what was played, used or discarded in earlier steps of this turn
        self.forged_now = 0  # keys forged this turn by the active player, a bit each

    def copy(self) -> KeyForgeState:
        new = KeyForgeState.__new__(KeyForgeState)
        self.copy_kernel(new)
        new.defs = self.defs
        new.originals = self.originals.copy()
        new.owners = self.owners
        new.printed = self.printed
        new.icons = self.icons
        new.orders_discards = self.orders_discards
        new.players = [side.copy() for side in self.players]
        new.play = {card: piece.copy() for card, piece in self.play.items()}
        new.gone = self.gone.copy()  # never changed once gone
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
        new.destroyed = self.destroyed[:]
        new.fallen = self.fallen[:]
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
            [self.resolving, self.played, self.used, self.discarded, self.destroyed, self.fallen],
            self.fights,
            [self.turn, self.active, self.forged_now, self.from_hand, self.done_before],
            [self.house, self.step],
            [self.first, self.orders_discards, self.step_over],
        ]

    def load(self, data: list[object]) -> None:
        saved = msgspec.convert(data, _Saved)
        self.defs = tuple(self.game.card(slug) for slug in saved.defs)
        for card, key in saved.forms:
            self.become(card, self.game.form(key))
        self.owners, self.printed, self.icons = saved.owners, saved.printed, saved.icons
        self.players = [_filled(Side(), Side.__slots__, values) for values in saved.players]
        self.play = {card: _filled(Piece(0, ""), Piece.__slots__, values) for card, values in saved.play}
        self.gone = {card: _filled(Piece(0, ""), Piece.__slots__, values) for card, values in saved.gone}
        self.resolving, self.played, self.used, self.discarded, self.destroyed, self.fallen = saved.lists
        self.fights = saved.fights
        self.turn, self.active, self.forged_now, self.from_hand, self.done_before = saved.numbers
        self.house, self.step = map(intern, saved.words)  # positions leave out the very word "main"
        self.first, self.orders_discards, self.step_over = saved.flags

    def table(self) -> list[object]:
        """All that lies on the table. What was played and used counts, as the Rule of Six limits
        it; what was destroyed or discarded this turn is only a record."""
        sides = [[getattr(side, name) for name in Side.__slots__] for side in self.players]
        return [sides, _pieces(self.play), self.resolving, self.played, self.used, self.turn]

    # Who and what

    def done(self) -> int:
        """How many cards were played, used or discarded this turn."""
        return len(self.played) + len(self.used) + len(self.discarded)

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
        return self.game.form(gone.form) if gone is not None and gone.form else self.defs[card]

    def printed_cards(self) -> tuple[Card, ...]:
        """What is printed on the cards, whatever they count as."""
        return tuple(self.originals.get(card, kind) for card, kind in enumerate(self.defs))

    def become(self, card: Thing, kind: Card) -> None:
        """The card counts as another one in all respects, while it is in play or enters it."""
        original = self.originals.pop(card, self.defs[card])
        if kind is not original:
            self.originals[card] = original
        self.defs = (*self.defs[:card], kind, *self.defs[card + 1 :])

    def be_itself(self, card: Thing) -> None:
        if card in self.originals:
            self.become(card, self.originals[card])

    def is_creature(self, card: Thing) -> bool:
        return card in self.play and self.defs[card].type == CREATURE

    def house_of(self, card: Thing) -> str:
        piece = self.play.get(card)
        if piece is None:
            return self.printed[card]
        effects = self.modifiers.get("belongs-to")
        if not effects:
            return piece.house
        for listener in reversed(in_force(self, effects)):  # the last one counts
            ability = self.game.program.nodes[listener.ability]
            if isinstance(ability, Modify) and ability.on.fits(self, card, listener):
                return HOUSES[ability.amount.of(self, listener)]
        return piece.house


T = TypeVar("T", Side, Piece)


def _pieces(pieces: dict[Thing, Piece]) -> list[object]:
    return [[card, [getattr(p, name) for name in Piece.__slots__]] for card, p in pieces.items()]


def _filled(thing: T, names: tuple[str, ...], values: list[object]) -> T:
    for name, value in zip(names, values, strict=True):
        setattr(thing, name, _TUPLES.get((type(thing), name), _same)(value))
    return thing


def _same(value: object) -> object:
    return value


def _tuple(value: object) -> object:
    return tuple(value) if isinstance(value, list) else value


def _pairs(value: object) -> object:
    return tuple((left, right) for left, right in value) if isinstance(value, list) else value


_TUPLES = {
    (Side, "houses"): _tuple,
    (Piece, "beside"): _tuple,
    (Piece, "claims"): _pairs,
    (Piece, "counters"): _pairs,
    (Piece, "has_purged"): _tuple,
}


class _Saved(msgspec.Struct, array_like=True):
    defs: tuple[str, ...]
    forms: list[tuple[int, str]]
    owners: tuple[int, ...]
    printed: tuple[str, ...]
    icons: tuple[tuple[str, ...], ...]
    players: list[list[object]]
    play: list[tuple[int, list[object]]]
    gone: list[tuple[int, list[object]]]
    lists: tuple[list[int], list[int], list[int], list[int], list[int], list[int]]
    fights: list[tuple[int, int, int]]
    numbers: tuple[int, int, int, int, int]
    words: tuple[str, str]
    flags: tuple[bool, bool, bool]
