"""What lies in the arena, what players hold, and what is under way: an attack, a spell being cast."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from trivault.kernel.ids import NOTHING, Thing


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
        self.controller = controller  # MW-GEN-07
        self.zone: Thing = NOTHING
        self.border: Thing = NOTHING  # of a wall
        self.left: Thing = NOTHING  # where a banished creature comes back to
        self.host: Thing = NOTHING  # what it is attached to
        self.attached: list[Thing] = []  # in the order in which they came (MW-ENCH-11)
        self.revealed = True  # an enchantment lies face down first
        self.active = False  # its action marker (MW-MARK-01, MW-MARK-02)
        self.quickcast = False  # MW-QC-01
        self.guard = False
        self.damage = 0  # MW-LIFE-04
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


@mypyc_attr(allow_interpreted_subclasses=True)
class Side:
    """One player's mage and cards out of play."""

    __slots__: Final = ("discard", "element", "innate", "mage", "prepared", "returned", "spellbook")

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
        self.answered: list[Thing] = []  # who has struck back at it (MW-CSTRIKE-05)
        self.fled: list[Thing] = []  # whom the attacker was too frightened to attack (MW-AMB-66)
        self.moved = False  # one of the two was moved while it was under way (MW-AMB-61)
        self.grounded = False  # a flying attacker came down for it (MW-FLY-07)
        self.afoot: tuple[Thing, ...] = ()  # who cannot begin to fly while it lasts (MW-FLY-08)

    def copy(self) -> Attack:
        new = Attack.__new__(Attack)
        for name in Attack.__slots__:
            setattr(new, name, getattr(self, name))
        new.spent, new.done = self.spent[:], self.done[:]
        new.answered, new.fled = self.answered[:], self.fled[:]
        return new


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
        self.moved = False  # its caster or a target was moved while it was under way (MW-AMB-61)
        self.resolving = False  # it takes effect: who has won is seen when it has (MW-AMB-21)

    def copy(self) -> Cast:
        new = Cast.__new__(Cast)
        for name in Cast.__slots__:
            setattr(new, name, getattr(self, name))
        new.chosen, new.cured = self.chosen[:], self.cured[:]
        return new
