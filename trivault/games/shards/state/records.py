"""The records of Shards of Infinity. Written by `make fields`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from mypy_extensions import mypyc_attr

from trivault.kernel.state import State

if TYPE_CHECKING:
    from trivault.kernel.game import Game
    from trivault.kernel.ids import Thing


@mypyc_attr(allow_interpreted_subclasses=True)
class Side:
    """What lies in front of one player from turn to turn (SI-RES-05)."""

    __slots__: Final = (
        "champions",
        "deck",
        "discard",
        "exhausted",
        "hand",
        "health",
        "mastery",
    )

    def __init__(self, mastery: int = 0) -> None:
        self.health: int = 50  # 0 to 50; 0 is a player who is out, and has no cards
        self.mastery: int = mastery  # 0 to 30
        self.hand: list[Thing] = []
        self.deck: list[Thing] = []  # the top card is last
        self.discard: list[Thing] = []  # the discard pile, oldest first
        self.champions: list[Thing] = []
        self.exhausted: list[Thing] = []  # of the champions

    def copy(self) -> Side:
        new = Side.__new__(Side)
        new.health = self.health
        new.mastery = self.mastery
        new.hand = self.hand.copy()
        new.deck = self.deck.copy()
        new.discard = self.discard.copy()
        new.champions = self.champions.copy()
        new.exhausted = self.exhausted.copy()
        return new

    def values(self) -> list[object]:
        """As they are saved, in the order of their names."""
        return [
            self.champions,
            self.deck,
            self.discard,
            self.exhausted,
            self.hand,
            self.health,
            self.mastery,
        ]


@mypyc_attr(allow_interpreted_subclasses=True)
class ShardsTable(State):
    """What lies on the table. What belongs to the running turn stands here, once."""

    __slots__ = (
        "active",
        "allies",
        "banished",
        "centre",
        "characters",
        "defs",
        "focused",
        "gems",
        "mercenaries",
        "played",
        "players",
        "power",
        "row",
        "turn",
    )

    def __init__(self, game: Game[Self], seats: int, seed: int) -> None:
        super().__init__(game, seats, seed)
        self.defs: tuple[object, ...] = ()  # the `Card` of each card of this game
        self.characters: tuple[str, ...] = ()
        self.players: list[Side] = [Side() for _ in range(seats)]
        self.row: list[Thing] = [-1] * 6
        self.centre: list[Thing] = []  # the top card is last
        self.banished: list[Thing] = []  # cards out of the game
        self.allies: list[Thing] = []  # allies and starters in the play area
        self.mercenaries: list[Thing] = []  # fast-played ones in the play area
        self.played: list[Thing] = []  # everything played this turn, in order
        self.turn: int = 1  # the number of the turn
        self.active: int = 0  # whose turn it is
        self.gems: int = 0  # gems left
        self.power: int = 0
        self.focused: bool = False  # whether focus was used

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
        new.characters = self.characters
        new.players = [each.copy() for each in self.players]
        new.row = self.row.copy()
        new.centre = self.centre.copy()
        new.banished = self.banished.copy()
        new.allies = self.allies.copy()
        new.mercenaries = self.mercenaries.copy()
        new.played = self.played.copy()
        new.turn = self.turn
        new.active = self.active
        new.gems = self.gems
        new.power = self.power
        new.focused = self.focused
        return new

    def dump_fields(self, defs: object, characters: object) -> list[object]:
        """What is saved, with what is given for the other fields."""
        return [
            defs,
            characters,
            [each.values() for each in self.players],
            [
                self.row,
                self.centre,
                self.banished,
                self.allies,
                self.mercenaries,
                self.played,
            ],
            [
                self.turn,
                self.active,
                self.gems,
                self.power,
            ],
            self.focused,
        ]
