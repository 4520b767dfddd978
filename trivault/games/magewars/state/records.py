"""The records of Mage Wars. Written by `make fields`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from mypy_extensions import mypyc_attr

from trivault.games.magewars.state.arena import FULL
from trivault.kernel.ids import NOTHING
from trivault.kernel.state import State

if TYPE_CHECKING:
    from trivault.games.magewars.state.arena import Arena
    from trivault.kernel.game import Game
    from trivault.kernel.ids import Thing


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece:
    """An object in play (MW-GEN-04)."""

    __slots__: Final = (
        "active",
        "assigned",
        "attached",
        "border",
        "bound",
        "bound_open",
        "controller",
        "damage",
        "fresh",
        "guard",
        "host",
        "left",
        "life",
        "mana",
        "markers",
        "quickcast",
        "revealed",
        "slots",
        "summoned",
        "used",
        "zone",
    )

    def __init__(self, controller: int) -> None:
        self.controller: int = controller
        self.zone: Thing = NOTHING
        self.border: Thing = NOTHING  # of a wall
        self.left: Thing = NOTHING  # where a banished creature comes back to
        self.host: Thing = NOTHING  # what it is attached to
        self.attached: list[Thing] = []  # in the order in which they came
        self.revealed: bool = True  # an enchantment lies face down first
        self.active: bool = False  # its action marker
        self.quickcast: bool = False
        self.guard: bool = False
        self.damage: int = 0  # damage on it
        self.life: int = 0  # gained, or lost below 0
        self.mana: int = 0
        self.markers: dict[str, int] = {}  # conditions and tokens
        self.fresh: dict[str, int] = {}  # of them, those that this action phase leaves alone
        self.used: list[str] = []  # ready markers on their used side
        self.slots: tuple[str, ...] = ()  # where equipment is worn
        self.bound: Thing = NOTHING  # spellbind; shown to those who know it
        self.bound_open: bool = False  # it was cast once
        self.assigned: Thing = NOTHING  # what a familiar or spawnpoint may cast this round; shown likewise
        self.summoned: int = 0  # the round in which it came into play

    def copy(self) -> Piece:
        new = Piece.__new__(Piece)
        new.controller = self.controller
        new.zone = self.zone
        new.border = self.border
        new.left = self.left
        new.host = self.host
        new.attached = self.attached.copy()
        new.revealed = self.revealed
        new.active = self.active
        new.quickcast = self.quickcast
        new.guard = self.guard
        new.damage = self.damage
        new.life = self.life
        new.mana = self.mana
        new.markers = self.markers.copy() if self.markers else {}
        new.fresh = self.fresh.copy() if self.fresh else {}
        new.used = self.used.copy()
        new.slots = self.slots
        new.bound = self.bound
        new.bound_open = self.bound_open
        new.assigned = self.assigned
        new.summoned = self.summoned
        return new

    def values(self) -> list[object]:
        """As they are saved, in the order of their names."""
        return [
            self.active,
            self.assigned,
            self.attached,
            self.border,
            self.bound,
            self.bound_open,
            self.controller,
            self.damage,
            self.fresh,
            self.guard,
            self.host,
            self.left,
            self.life,
            self.mana,
            self.markers,
            self.quickcast,
            self.revealed,
            self.slots,
            self.summoned,
            self.used,
            self.zone,
        ]


@mypyc_attr(allow_interpreted_subclasses=True)
class Side:
    """One player's mage and cards out of play."""

    __slots__: Final = (
        "discard",
        "element",
        "innate",
        "mage",
        "prepared",
        "returned",
        "spellbook",
    )

    def __init__(self) -> None:
        self.mage: Thing = NOTHING
        self.element: str = ""  # the school that a wizard chose
        self.innate: list[Thing] = []  # spells that the mage can always cast
        self.spellbook: list[Thing] = []
        self.prepared: list[Thing] = []  # for this round, face down
        self.discard: list[Thing] = []  # the last one lies on top
        self.returned: bool = False  # cards that others have seen went back to the spellbook in this round

    def copy(self) -> Side:
        new = Side.__new__(Side)
        new.mage = self.mage
        new.element = self.element
        new.innate = self.innate.copy()
        new.spellbook = self.spellbook.copy()
        new.prepared = self.prepared.copy()
        new.discard = self.discard.copy()
        new.returned = self.returned
        return new

    def values(self) -> list[object]:
        """As they are saved, in the order of their names."""
        return [
            self.discard,
            self.element,
            self.innate,
            self.mage,
            self.prepared,
            self.returned,
            self.spellbook,
        ]


@mypyc_attr(allow_interpreted_subclasses=True)
class Attack:
    """An attack under way (MW-ATK)."""

    __slots__: Final = (
        "afoot",
        "again",
        "answered",
        "attacker",
        "avoided",
        "bar",
        "by",
        "damage",
        "dealt",
        "defended",
        "defender",
        "die",
        "done",
        "extra",
        "fled",
        "free",
        "grounded",
        "hit",
        "holder",
        "least",
        "missed",
        "moved",
        "place",
        "rolled",
        "spent",
        "strike",
        "strikes",
        "turned",
        "zone",
    )

    def __init__(
        self, by: int, attacker: Thing, holder: Thing, bar: int, defender: Thing, free: str = ""
    ) -> None:
        self.by: int = by  # the player who makes its choices
        self.attacker: Thing = attacker  # a creature, or the object whose attack it is
        self.holder: Thing = holder  # the card with the attack bar; NOTHING: the bash of the rules
        self.bar: int = bar  # which of its bars
        self.defender: Thing = defender
        # no attack action: counterstrike, barrier, passage, trap, spell, special, ability, bash
        self.free: str = free
        self.zone: Thing = NOTHING  # of a zone attack
        self.turned: Thing = NOTHING  # the true defender of a strike that was turned on the attacker
        self.strike: int = 0  # counts the strikes
        self.strikes: int = 1
        self.missed: bool = False  # all of it, through daze
        self.avoided: bool = False  # this strike was avoided
        self.defended: bool = False  # a defense was used against this strike
        self.hit: bool = False  # a strike was successful
        self.rolled: tuple[int, ...] = ()  # the faces of the attack dice
        self.die: int = 0  # the effect die, as it fell
        self.least: int = 0  # what the roll of a defense must show
        self.place: Thing = NOTHING  # the zone or border of the defender, also when it is gone
        self.damage: int = 0  # of this strike, after armor
        self.dealt: int = 0  # of all strikes
        self.spent: list[str] = []  # traits that apply once in a multiple attack
        self.done: list[Thing] = []  # whom a sweeping or chained attack has hit
        self.extra: int = 0  # dice more or less, and the same on the effect die (chain lightning, light blast)
        self.again: bool = False  # it goes on against another target
        self.answered: list[Thing] = []  # who has struck back at it
        self.fled: list[Thing] = []  # whom the attacker was too frightened to attack
        self.moved: bool = False  # one of the two was moved while it was under way
        self.grounded: bool = False  # a flying attacker came down for it
        self.afoot: tuple[Thing, ...] = ()  # who cannot begin to fly while it lasts

    def copy(self) -> Attack:
        new = Attack.__new__(Attack)
        new.by = self.by
        new.attacker = self.attacker
        new.holder = self.holder
        new.bar = self.bar
        new.defender = self.defender
        new.free = self.free
        new.zone = self.zone
        new.turned = self.turned
        new.strike = self.strike
        new.strikes = self.strikes
        new.missed = self.missed
        new.avoided = self.avoided
        new.defended = self.defended
        new.hit = self.hit
        new.rolled = self.rolled
        new.die = self.die
        new.least = self.least
        new.place = self.place
        new.damage = self.damage
        new.dealt = self.dealt
        new.spent = self.spent.copy()
        new.done = self.done.copy()
        new.extra = self.extra
        new.again = self.again
        new.answered = self.answered.copy()
        new.fled = self.fled.copy()
        new.moved = self.moved
        new.grounded = self.grounded
        new.afoot = self.afoot
        return new

    def values(self) -> list[object]:
        """As they are saved, in the order of their names."""
        return [
            self.afoot,
            self.again,
            self.answered,
            self.attacker,
            self.avoided,
            self.bar,
            self.by,
            self.damage,
            self.dealt,
            self.defended,
            self.defender,
            self.die,
            self.done,
            self.extra,
            self.fled,
            self.free,
            self.grounded,
            self.hit,
            self.holder,
            self.least,
            self.missed,
            self.moved,
            self.place,
            self.rolled,
            self.spent,
            self.strike,
            self.strikes,
            self.turned,
            self.zone,
        ]


@mypyc_attr(allow_interpreted_subclasses=True)
class Cast:
    """A spell on its way through the three steps (MW-CAST-01)."""

    __slots__: Final = (
        "by",
        "caster",
        "chosen",
        "cost",
        "countered",
        "cured",
        "kind",
        "moved",
        "paid",
        "resolving",
        "second",
        "spell",
        "target",
        "way",
        "x",
    )

    def __init__(self, by: int, spell: Thing, caster: Thing, kind: str, way: str) -> None:
        self.by: int = by
        self.spell: Thing = spell
        self.caster: Thing = caster
        self.kind: str = kind  # where it comes from: prepared, assigned, bound, discard
        self.way: str = way  # quick, full, quickcast, deploy
        self.target: Thing = NOTHING
        self.second: Thing = NOTHING
        self.x: int = 0  # mana on top, by what was chosen while casting
        self.chosen: list[Thing] = []  # objects
        self.cured: list[str] = []  # conditions
        self.cost: int = 0
        self.paid: bool = False  # from then on it cannot be withdrawn
        self.countered: str = ""  # `countered`: discarded; `returned`: to the spellbook
        self.moved: bool = False  # its caster or a target was moved while it was under way
        self.resolving: bool = False  # it takes effect: who has won is seen when it has

    def copy(self) -> Cast:
        new = Cast.__new__(Cast)
        new.by = self.by
        new.spell = self.spell
        new.caster = self.caster
        new.kind = self.kind
        new.way = self.way
        new.target = self.target
        new.second = self.second
        new.x = self.x
        new.chosen = self.chosen.copy()
        new.cured = self.cured.copy()
        new.cost = self.cost
        new.paid = self.paid
        new.countered = self.countered
        new.moved = self.moved
        new.resolving = self.resolving
        return new

    def values(self) -> list[object]:
        """As they are saved, in the order of their names."""
        return [
            self.by,
            self.caster,
            self.chosen,
            self.cost,
            self.countered,
            self.cured,
            self.kind,
            self.moved,
            self.paid,
            self.resolving,
            self.second,
            self.spell,
            self.target,
            self.way,
            self.x,
        ]


@mypyc_attr(allow_interpreted_subclasses=True)
class MageWarsTable(State):
    """The whole table. Pieces and cards are numbered behind the zones and borders of the arena."""

    __slots__ = (
        "acted",
        "acting",
        "arena",
        "attacked",
        "attacks",
        "barriers",
        "casts",
        "defs",
        "initiative",
        "limit",
        "moves",
        "owners",
        "phase",
        "play",
        "players",
        "round",
        "teams",
    )

    def __init__(self, game: Game[Self], seats: int, seed: int) -> None:
        super().__init__(game, seats, seed)
        self.arena: Arena = FULL
        # the `Card` of each thing; zones and borders have none
        self.defs: tuple[object, ...] = (None,) * FULL.size
        self.owners: tuple[int, ...] = (-1,) * FULL.size
        self.players: list[Side] = [Side() for _ in range(seats)]
        self.play: dict[Thing, Piece] = {}
        self.attacks: list[Attack] = []  # innermost last
        self.casts: list[Cast] = []
        self.barriers: list[tuple[Thing, Thing]] = []  # (object, creature) this round
        self.attacked: list[tuple[Thing, Thing]] = []  # (attacker, defender) this round
        self.round: int = 1  # the number of the round
        self.initiative: int = 0  # who has it
        self.acting: Thing = NOTHING  # the creature whose action phase it is
        self.moves: int = 0  # its move actions in this action phase
        self.limit: int = 2  # the most of them
        self.teams: bool = False  # two against two, who sit alternately
        self.acted: bool = False  # its quick or full action is done
        self.phase: str = "initiative"  # of the round

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
        new.arena = self.arena
        new.defs = self.defs
        new.owners = self.owners
        new.players = [each.copy() for each in self.players]
        new.play = {card: each.copy() for card, each in self.play.items()}
        new.attacks = [each.copy() for each in self.attacks] if self.attacks else []
        new.casts = [each.copy() for each in self.casts] if self.casts else []
        new.barriers = self.barriers.copy()
        new.attacked = self.attacked.copy()
        new.round = self.round
        new.initiative = self.initiative
        new.acting = self.acting
        new.moves = self.moves
        new.limit = self.limit
        new.teams = self.teams
        new.acted = self.acted
        new.phase = self.phase
        return new

    def dump_fields(self, arena: object, defs: object, owners: object) -> list[object]:
        """What is saved, with what is given for the other fields."""
        return [
            arena,
            defs,
            owners,
            [each.values() for each in self.players],
            [[card, each.values()] for card, each in self.play.items()],
            [each.values() for each in self.attacks],
            [each.values() for each in self.casts],
            self.barriers,
            self.attacked,
            [
                self.round,
                self.initiative,
                self.acting,
                self.moves,
                self.limit,
            ],
            [
                self.teams,
                self.acted,
            ],
            self.phase,
        ]
