"""What lies on the table: cards in play, and each player's side of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from trivault.kernel.ids import NOTHING, Thing

HAUNTED = 10  # KF-ZONE-15: so many cards in the discard pile


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece:
    """A card in play."""

    __slots__: Final = (
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
        self.granted = False  # its permission to play a card was used this turn
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


@mypyc_attr(allow_interpreted_subclasses=True)
class Side:
    """One player's zones and pools."""

    __slots__: Final = (
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
        self.amber = 0
        self.chains = 0
        self.keys = 0  # a bit for each forged colour (KF-FORGE-09)
        self.creatures_last = 0  # creatures played in the own last turn
        self.forged_last = 0  # the keys forged in the own last turn, same bits
        self.stolen_last = 0  # what was stolen in the own last turn, or in the running one
        self.houses: tuple[str, ...] = ()  # KF-SETUP-02
        self.hand: list[Thing] = []
        self.deck: list[Thing] = []  # the top card is last
        self.discard: list[Thing] = []  # the top card is last
        self.archives: list[Thing] = []
        self.purged: list[Thing] = []
        self.line: list[Thing] = []  # KF-LINE-01: the battleline from left to right
        self.artifacts: list[Thing] = []  # KF-LINE-10

    def copy(self) -> Side:
        new = Side.__new__(Side)
        new.amber = self.amber
        new.chains = self.chains
        new.keys = self.keys
        new.creatures_last = self.creatures_last
        new.forged_last = self.forged_last
        new.stolen_last = self.stolen_last
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
