"""The table of Mage Wars: cards as printed, what lies in the arena, players and the state of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import msgspec

from trivault.games.magewars.arena import APPRENTICE, FULL, Arena, arena
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.state import State

if TYPE_CHECKING:
    from trivault.games.magewars.game import MageWars
    from trivault.games.magewars.printed import Card

# MW-TYPE-01; a mage is a creature that no spell summons
MAGE, CREATURE, CONJURATION, WALL = "mage", "creature", "conjuration", "wall"
ENCHANTMENT, EQUIPMENT, ATTACK, INCANTATION = "enchantment", "equipment", "attack", "incantation"
TYPES = (ATTACK, INCANTATION, CREATURE, CONJURATION, WALL, ENCHANTMENT, EQUIPMENT)

# MW-SCHOOL-01, MW-SCHOOL-02
SCHOOLS = ("dark", "holy", "nature", "mind", "arcane", "war", "earth", "water", "air", "fire")
ELEMENTS = ("earth", "water", "air", "fire")

DAMAGE_TYPES = ("flame", "hydro", "light", "lightning", "poison", "psychic", "wind", "frost")  # MW-DTYPE-01
CONDITIONS = ("burn", "rot", "weak", "daze", "stun", "sleep", "cripple", "taunt")  # MW-COND
MARKERS = ("rage", "wrath", "armor", "banish", "pet", "bloodreaper", "shield", "open")  # that are no conditions

MELEE, RANGED = "melee", "ranged"
PASSAGE, BARRIER, OTHER = "passage", "barrier", "other"  # neither melee nor ranged (MW-WALL-07, MW-BARRIER-06)

MAGE_LEVEL = 6  # MW-MAGE-02
MANA = 10  # MW-MAGE-10
APPRENTICE_LIFE = 24  # MW-APP-04
APPRENTICE_CHANNELING = 10  # MW-APP-03


class Piece:
    """An object in play (MW-GEN-04)."""

    __slots__ = (
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
        self.controller = controller
        self.zone: Thing = NOTHING
        self.border: Thing = NOTHING  # of a wall
        self.left: Thing = NOTHING  # where a banished creature comes back to
        self.host: Thing = NOTHING  # what it is attached to
        self.attached: list[Thing] = []  # in the order in which they came (MW-ENCH-11)
        self.revealed = True  # an enchantment lies face down first
        self.active = False  # its action marker (MW-MARK-02)
        self.quickcast = False
        self.guard = False
        self.damage = 0
        self.life = 0  # gained, or lost below 0 (MW-LIFE-05)
        self.mana = 0
        self.markers: dict[str, int] = {}  # conditions and tokens
        self.fresh: dict[str, int] = {}  # of them, those that this action phase leaves alone (MW-ACT-18)
        self.used: list[str] = []  # ready markers on their used side (MW-MARK-07)
        self.slots: tuple[str, ...] = ()  # where equipment is worn
        self.bound: Thing = NOTHING  # spellbind
        self.bound_open = False  # it was cast once (MW-BIND-04)
        self.assigned: Thing = NOTHING  # what a familiar or spawnpoint may cast this round
        self.summoned = 0  # the round in which it came into play

    def copy(self) -> Piece:
        new = Piece.__new__(Piece)
        new.controller = self.controller
        new.zone = self.zone
        new.border = self.border
        new.left = self.left
        new.host = self.host
        new.attached = self.attached[:]
        new.revealed = self.revealed
        new.active = self.active
        new.quickcast = self.quickcast
        new.guard = self.guard
        new.damage = self.damage
        new.life = self.life
        new.mana = self.mana
        new.markers = self.markers.copy() if self.markers else {}
        new.fresh = self.fresh.copy() if self.fresh else {}
        new.used = self.used[:]
        new.slots = self.slots
        new.bound = self.bound
        new.bound_open = self.bound_open
        new.assigned = self.assigned
        new.summoned = self.summoned
        return new


class Side:
    """One player's mage and cards out of play."""

    __slots__ = ("discard", "element", "innate", "mage", "prepared", "returned", "spellbook")

    def __init__(self) -> None:
        self.mage: Thing = NOTHING
        self.element = ""  # the school that a wizard chose
        self.innate: list[Thing] = []  # spells that the mage can always cast
        self.spellbook: list[Thing] = []
        self.prepared: list[Thing] = []  # for this round, face down (MW-PLAN-01)
        self.discard: list[Thing] = []  # the last one lies on top
        self.returned = False  # cards that others have seen went back to the spellbook in this round

    def copy(self) -> Side:
        new = Side.__new__(Side)
        new.mage = self.mage
        new.element = self.element
        new.innate = self.innate[:]
        new.spellbook = self.spellbook[:]
        new.prepared = self.prepared[:]
        new.discard = self.discard[:]
        new.returned = self.returned
        return new


class Attack:
    """An attack under way (MW-ATK)."""

    __slots__ = (
        "afoot",
        "again",
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
        "free",
        "grounded",
        "hit",
        "holder",
        "least",
        "missed",
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
        self.by = by  # the player who makes its choices
        self.attacker = attacker  # a creature, or the object whose attack it is
        self.holder = holder  # the card with the attack bar; NOTHING: the bash of the rules
        self.bar = bar  # which of its bars
        self.defender = defender
        # not an attack action: counterstrike, barrier, passage, trap, spell, special, ability, bash
        self.free = free
        self.zone: Thing = NOTHING  # of a zone attack
        self.turned: Thing = NOTHING  # the true defender of a strike that was turned on the attacker
        self.strike = 0  # counts the strikes (MW-ATK5)
        self.strikes = 1
        self.missed = False  # all of it, through daze
        self.avoided = False  # this strike was avoided
        self.defended = False  # a defense was used against this strike (MW-DEF-04)
        self.hit = False  # a strike was successful (MW-ATK-13)
        self.rolled: tuple[int, ...] = ()  # the faces of the attack dice
        self.die = 0  # the effect die, as it fell
        self.least = 0  # what the roll of a defense must show
        self.place: Thing = NOTHING  # the zone or border of the defender, also when it is gone
        self.damage = 0  # of this strike, after armor
        self.dealt = 0  # of all strikes
        self.spent: list[str] = []  # traits that apply once in a multiple attack (MW-MULTIATK-05)
        self.done: list[Thing] = []  # whom a sweeping or chained attack has hit
        self.extra = 0  # dice more or less, and the same on the effect die (chain lightning, light blast)
        self.again = False  # it goes on against another target
        self.grounded = False  # a flying attacker came down for it (MW-FLY-07)
        self.afoot: tuple[Thing, ...] = ()  # who cannot begin to fly while it lasts (MW-FLY-08)

    def copy(self) -> Attack:
        new = Attack.__new__(Attack)
        for name in Attack.__slots__:
            setattr(new, name, getattr(self, name))
        new.spent, new.done = self.spent[:], self.done[:]
        return new


class Cast:
    """A spell on its way through the three steps (MW-CAST-01)."""

    __slots__ = (
        "by",
        "caster",
        "chosen",
        "cost",
        "countered",
        "cured",
        "kind",
        "paid",
        "second",
        "spell",
        "target",
        "way",
        "x",
    )

    def __init__(self, by: int, spell: Thing, caster: Thing, kind: str, way: str) -> None:
        self.by = by
        self.spell = spell
        self.caster = caster
        self.kind = kind  # where it comes from: prepared, assigned, bound, discard
        self.way = way  # quick, full, quickcast, deploy
        self.target: Thing = NOTHING
        self.second: Thing = NOTHING
        self.x = 0  # mana on top, by what was chosen while casting (MW-CAST-09)
        self.chosen: list[Thing] = []  # objects
        self.cured: list[str] = []  # conditions
        self.cost = 0
        self.paid = False  # from then on it cannot be withdrawn (MW-CAST-13)
        self.countered = ""  # "countered": discarded; "returned": to the spellbook

    def copy(self) -> Cast:
        new = Cast.__new__(Cast)
        for name in Cast.__slots__:
            setattr(new, name, getattr(self, name))
        new.chosen, new.cured = self.chosen[:], self.cured[:]
        return new


class MageWarsState(State):
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

    game: MageWars

    def __init__(self, game: MageWars, seats: int, seed: int) -> None:
        super().__init__(game, seats, seed)
        self.arena: Arena = FULL
        self.defs: tuple[Card | None, ...] = (None,) * FULL.size
        self.owners: tuple[int, ...] = (-1,) * FULL.size
        self.players = [Side() for _ in range(seats)]
        self.play: dict[Thing, Piece] = {}
        self.teams = False  # players sit alternately (MW-MULTI-04)
        self.round = 1
        self.phase = "initiative"
        self.initiative = 0
        self.acting: Thing = NOTHING  # the creature whose action phase it is
        self.moves = 0  # its move actions in this action phase
        self.limit = 2  # the most move actions that it may make (MW-MOVE-05, MW-HINDER)
        self.acted = False  # its quick or full action is done
        self.attacks: list[Attack] = []  # innermost last
        self.casts: list[Cast] = []
        # (object, creature) this round: whose barrier has hit whom (MW-BARRIER-03), and what else an
        # object does to each creature once
        self.barriers: list[tuple[Thing, Thing]] = []
        self.attacked: list[tuple[Thing, Thing]] = []  # (attacker, defender) this round

    def copy(self) -> MageWarsState:
        new = MageWarsState.__new__(MageWarsState)
        self.copy_kernel(new)
        new.arena = self.arena
        new.defs = self.defs
        new.owners = self.owners
        new.players = [side.copy() for side in self.players]
        new.play = {thing: piece.copy() for thing, piece in self.play.items()}
        new.teams = self.teams
        new.round = self.round
        new.phase = self.phase
        new.initiative = self.initiative
        new.acting = self.acting
        new.moves = self.moves
        new.limit = self.limit
        new.acted = self.acted
        new.attacks = [attack.copy() for attack in self.attacks] if self.attacks else []
        new.casts = [cast.copy() for cast in self.casts] if self.casts else []
        new.barriers = self.barriers[:]
        new.attacked = self.attacked[:]
        return new

    def dump(self) -> list[object]:
        return [
            [self.arena.columns, self.arena.rows],
            [card.slug for card in self.defs if card is not None],
            list(self.owners[self.arena.size :]),
            [[getattr(side, name) for name in Side.__slots__] for side in self.players],
            [[thing, [getattr(piece, name) for name in Piece.__slots__]] for thing, piece in self.play.items()],
            [[getattr(attack, name) for name in Attack.__slots__] for attack in self.attacks],
            [[getattr(cast, name) for name in Cast.__slots__] for cast in self.casts],
            self.barriers,
            self.attacked,
            [self.round, self.initiative, self.acting, self.moves, self.limit],
            [self.teams, self.acted],
            self.phase,
        ]

    def load(self, data: list[object]) -> None:
        saved = msgspec.convert(data, _Saved)
        self.arena = arena(*saved.arena)
        self.lay_out([self.game.card(slug) for slug in saved.defs], saved.owners)
        self.players = [_filled(Side(), values) for values in saved.players]
        self.play = {thing: _filled(Piece(0), values) for thing, values in saved.play}
        self.attacks = [_filled(Attack(0, 0, 0, 0, 0), values) for values in saved.attacks]
        self.casts = [_filled(Cast(0, 0, 0, "", ""), values) for values in saved.casts]
        self.barriers, self.attacked = saved.barriers, saved.attacked
        self.round, self.initiative, self.acting, self.moves, self.limit = saved.numbers
        self.teams, self.acted = saved.flags
        self.phase = saved.phase

    def lay_out(self, cards: list[Card], owners: list[int]) -> None:
        """Number the cards of this game behind the zones and borders."""
        self.defs = (*(None,) * self.arena.size, *cards)
        self.owners = (*(-1,) * self.arena.size, *owners)

    @property
    def turn(self) -> int:
        """Rounds are the turns of this game."""
        return self.round

    # Who and what

    def card(self, thing: Thing) -> Card:
        return self.defs[thing]  # type: ignore[return-value]  # zones and borders are no cards

    def is_zone(self, thing: Thing) -> bool:
        return 0 <= thing < self.arena.zones

    def is_border(self, thing: Thing) -> bool:
        return self.arena.zones <= thing < self.arena.size

    def is_type(self, thing: Thing, *types: str) -> bool:
        """Whether this is an object in play of one of these types."""
        return thing in self.play and self.card(thing).type in types

    def is_creature(self, thing: Thing) -> bool:
        return thing in self.play and self.card(thing).type in (CREATURE, MAGE)

    def friendly(self, player: int, other: int) -> bool:
        """Whether two players are on one side (MW-GEN-08)."""
        return player == other or (self.teams and (player - other) % 2 == 0)  # MW-MULTI-04

    def walls(self) -> bool:
        """Whether any wall stands in the arena."""
        return any(piece.border != NOTHING for piece in self.play.values())

    def controller(self, thing: Thing) -> int:
        return self.play[thing].controller

    def order(self) -> tuple[int, ...]:
        """The players from the one with the initiative on (MW-INIT-04, MW-MULTI-02)."""
        return tuple((self.initiative + i) % self.seats for i in range(self.seats))

    def base_life(self, thing: Thing) -> int:
        """Printed life; apprentices have their own (MW-APP-04)."""
        card = self.card(thing)
        return APPRENTICE_LIFE if self.apprentice and card.type == MAGE else card.life

    def base_channeling(self, thing: Thing) -> int | None:
        card = self.card(thing)
        return APPRENTICE_CHANNELING if self.apprentice and card.type == MAGE else card.channeling

    @property
    def apprentice(self) -> bool:
        """Apprentice mode is played in half of the arena (MW-APP-01)."""
        return self.arena is APPRENTICE

    def bearer(self, thing: Thing) -> Thing:
        """What an object is attached to in the end, or itself."""
        play = self.play
        while thing in play and (host := play[thing].host) != NOTHING:
            thing = host
        return thing

    def zone_of(self, thing: Thing) -> Thing:
        """The zone of an object, of what it is attached to, or the zone itself; walls have none."""
        bearer = self.bearer(thing)
        return self.play[bearer].zone if bearer in self.play else bearer

    def in_arena(self, thing: Thing) -> bool:
        """Whether an object in play is in the arena: banished creatures and what they bear are not."""
        bearer = self.play[self.bearer(thing)]
        return bearer.zone >= 0 or bearer.border != NOTHING


T = TypeVar("T", Side, Piece, Attack, Cast)


_TUPLES = ("slots", "rolled", "afoot")


def _filled(thing: T, values: list[object]) -> T:
    for name, value in zip(type(thing).__slots__, values, strict=True):
        setattr(thing, name, tuple(value) if name in _TUPLES and isinstance(value, list) else value)
    return thing


class _Saved(msgspec.Struct, array_like=True):
    arena: tuple[int, int]
    defs: list[str]
    owners: list[int]
    players: list[list[object]]
    play: list[tuple[int, list[object]]]
    attacks: list[list[object]]
    casts: list[list[object]]
    barriers: list[tuple[int, int]]
    attacked: list[tuple[int, int]]
    numbers: tuple[int, int, int, int, int]
    flags: tuple[bool, bool]
    phase: str
