"""The table of Mage Wars: the words of the rulebook, and the state of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol, cast

import msgspec
from mypy_extensions import mypyc_attr

from trivault.games.magewars.state import aspects, validation
from trivault.games.magewars.state.arena import APPRENTICE
from trivault.games.magewars.state.record_forms import SavedTable, table_from_saved
from trivault.games.magewars.state.records import MageWarsTable
from trivault.kernel.ids import NOTHING, Thing

if TYPE_CHECKING:
    from trivault.games.magewars.state.printed import Card
    from trivault.kernel.nodes import Node, Program

# MW-TYPE-01; a mage is a creature that no spell summons
MAGE, CREATURE, CONJURATION, WALL = "mage", "creature", "conjuration", "wall"
ENCHANTMENT, EQUIPMENT, ATTACK, INCANTATION = "enchantment", "equipment", "attack", "incantation"
TYPES = (ATTACK, INCANTATION, CREATURE, CONJURATION, WALL, ENCHANTMENT, EQUIPMENT)

# MW-SCHOOL-01, MW-SCHOOL-02
SCHOOLS = ("dark", "holy", "nature", "mind", "arcane", "war", "earth", "water", "air", "fire")
ELEMENTS = ("earth", "water", "air", "fire")

DAMAGE_TYPES = ("flame", "hydro", "light", "lightning", "poison", "psychic", "wind", "frost")  # MW-DTYPE-01
# MW-COND
CONDITIONS = (
    aspects.BURN,
    aspects.ROT,
    aspects.WEAK,
    aspects.DAZE,
    aspects.STUN,
    aspects.SLEEP,
    aspects.CRIPPLE,
    aspects.TAUNT,
)
MARKERS = (  # that are no conditions
    aspects.RAGE,
    aspects.WRATH,
    aspects.ARMOR,
    aspects.BANISH,
    aspects.PET,
    aspects.BLOODREAPER,
    aspects.SHIELD,
    aspects.OPEN,
)

MELEE, RANGED = "melee", "ranged"
PASSAGE, BARRIER, OTHER = "passage", "barrier", "other"  # neither melee nor ranged (MW-WALL-07, MW-BARRIER-06)

MAGE_LEVEL = 6  # MW-MAGE-02
MANA = 10  # MW-MAGE-10
APPRENTICE_LIFE = 24  # MW-APP-04
APPRENTICE_CHANNELING = 10  # MW-APP-03


@mypyc_attr(allow_interpreted_subclasses=True)
class MageWarsState(MageWarsTable):
    """A game of Mage Wars; `fields` declares what it holds."""

    __slots__ = ()

    defs: tuple[Card | None, ...]

    @property
    def magewars(self) -> MageWarsCore:
        """The game, with all that only MageWars has."""
        return cast("MageWarsCore", self.game)

    def dump(self) -> list[object]:
        slugs = [card.slug for card in self.defs if card is not None]
        owners = list(self.owners[self.arena.size :])
        return self.dump_fields([self.arena.columns, self.arena.rows], slugs, owners)

    def load(self, data: list[object]) -> None:
        read = msgspec.convert(data, SavedTable)
        self.arena = validation.shape(read)
        self.lay_out([self.magewars.card(slug) for slug in read.defs], read.owners)
        table_from_saved(self, read)
        validation.check(self)

    def lay_out(self, cards: Sequence[Card], owners: Sequence[int]) -> None:
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
        return self.play[bearer].zone if bearer in self.play else bearer  # MW-ENCH-05

    def in_arena(self, thing: Thing) -> bool:
        """Whether an object in play is in the arena: banished creatures and what they bear are not."""
        bearer = self.play[self.bearer(thing)]
        return bearer.zone >= 0 or bearer.border != NOTHING


class MageWarsCore(Protocol):
    """What the table asks of the game."""

    name: str
    seats: range
    cards: dict[str, Card]
    attack_rules: Node[MageWarsState]
    program: Program[MageWarsState]

    def __hash__(self) -> int: ...

    def card(self, slug: str) -> Card: ...

    def empty(self, seats: int, seed: int) -> MageWarsState: ...

    def from_bytes(self, data: bytes) -> MageWarsState: ...

    def settle_winner(self, state: MageWarsState) -> None: ...
