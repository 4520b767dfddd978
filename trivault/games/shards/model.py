"""The table of Shards of Infinity: cards, players and the state of a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import mypyc_attr

from trivault.games.shards import saved
from trivault.games.shards.numbers import MAX_HEALTH, ROW
from trivault.kernel.abilities import Ability
from trivault.kernel.errors import UnknownCard
from trivault.kernel.ids import Thing
from trivault.kernel.nodes import Node
from trivault.kernel.soundness import all_apart, all_in, must
from trivault.kernel.state import State
from trivault.kernel.terms import Condition

if TYPE_CHECKING:
    from trivault.games.shards.game import Shards

HOMODEUS, ORDER, UNDERGROWTH, WRAETHE = FACTIONS = ("homodeus", "order", "undergrowth", "wraethe")
ALLY, CHAMPION, STARTER, CHARACTER = "ally", "champion", "starter", "character"


NO_CARD: Thing = -1  # a gap in the row


@dataclass(frozen=True, eq=False, slots=True)
class Card:
    """A card as printed (SI-COMP-05). Cards of the same name share one."""

    slug: str
    type: str
    faction: str = ""
    cost: int = 0
    copies: int = 1
    health: int = 0
    shield: int = 0
    mercenary: bool = False
    play: Node[ShardsState] | None = None
    exhaust: Node[ShardsState] | None = None
    exhaust_if: Condition[ShardsState] | None = None
    passives: tuple[Ability[ShardsState], ...] = ()

    def trees(self) -> list[Node[ShardsState]]:
        return [tree for tree in (self.play, self.exhaust, *self.passives) if tree is not None]


@mypyc_attr(allow_interpreted_subclasses=True)
class Side:
    """What lies in front of one player from turn to turn (SI-RES-05)."""

    __slots__: Final = ("champions", "deck", "discard", "exhausted", "hand", "health", "mastery")

    def __init__(self, mastery: int = 0) -> None:
        self.health = MAX_HEALTH
        self.mastery = mastery
        self.hand: list[Thing] = []
        self.deck: list[Thing] = []  # the top card is last
        self.discard: list[Thing] = []  # SI-SETUP-08
        self.champions: list[Thing] = []
        self.exhausted: list[Thing] = []

    def copy(self) -> Side:
        new = Side.__new__(Side)
        new.health = self.health
        new.mastery = self.mastery
        new.hand = self.hand[:]
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.champions = self.champions[:]
        new.exhausted = self.exhausted[:]
        return new


@mypyc_attr(allow_interpreted_subclasses=True)
class ShardsState(State):
    """A game of Shards of Infinity. What belongs to the running turn stands here, once."""

    __slots__: Final = (
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

    def __init__(self, game: Shards, seats: int, seed: int) -> None:
        super().__init__(game, seats, seed)
        self.defs: tuple[Card, ...] = ()  # the definition of each card of this game
        self.characters: tuple[str, ...] = ()
        self.players = [Side() for _ in range(seats)]
        self.row: list[Thing] = [NO_CARD] * ROW
        self.centre: list[Thing] = []  # the top card is last
        self.banished: list[Thing] = []
        self.turn = 1
        self.active = 0
        self.gems = 0
        self.power = 0
        self.focused = False
        self.allies: list[Thing] = []  # allies and starters in the play area
        self.mercenaries: list[Thing] = []  # fast-played ones in the play area
        self.played: list[Thing] = []  # everything played this turn, in order

    @property
    def shards(self) -> Shards:
        """The game, with all that only Shards has."""
        return cast("Shards", self.game)

    def copy(self) -> ShardsState:
        new = ShardsState.__new__(ShardsState)
        self.copy_kernel(new)
        new.defs = self.defs
        new.characters = self.characters
        new.players = [player.copy() for player in self.players]
        new.row = self.row[:]
        new.centre = self.centre[:]
        new.banished = self.banished[:]
        new.turn = self.turn
        new.active = self.active
        new.gems = self.gems
        new.power = self.power
        new.focused = self.focused
        new.allies = self.allies[:]
        new.mercenaries = self.mercenaries[:]
        new.played = self.played[:]
        return new

    def dump(self) -> list[object]:
        cards = self.shards.cards
        return [
            [cards[card.slug].slug for card in self.defs],
            list(self.characters),
            [[getattr(p, name) for name in Side.__slots__] for p in self.players],
            [self.row, self.centre, self.banished, self.allies, self.mercenaries, self.played],
            [self.turn, self.active, self.gems, self.power],
            self.focused,
        ]

    def load(self, data: list[object]) -> None:
        table = saved.read(data)
        self.defs = tuple(self.shards.card(slug) for slug in table.defs)
        self.characters = self.shards.check_characters(table.characters, self.seats)
        for player, values in zip(self.players, table.players, strict=True):
            for name, value in zip(Side.__slots__, values, strict=True):
                setattr(player, name, value)
        (self.row, self.centre, self.banished, self.allies, self.mercenaries, self.played) = table.zones
        self.turn, self.active, self.gems, self.power = table.numbers
        self.focused = table.focused
        self._check()

    def _check(self) -> None:
        """An error for a table that cannot be: cards in two places, or numbers that stand for none."""
        cards = range(len(self.defs))
        must(len(self.row) == ROW, "a row")
        all_in([self.active], range(self.seats), "whose turn it is")
        all_in(self.played, cards, "a card that was played")
        must(all(card.type != CHARACTER for card in self.defs), "a character in a deck")
        piles = [card for p in self.players for card in (*p.hand, *p.deck, *p.discard, *p.champions)]
        market = [*(card for card in self.row if card != NO_CARD), *self.centre, *self.banished]
        all_apart([*piles, *market, *self.allies, *self.mercenaries], cards, "a card")
        for player in self.players:
            all_apart(player.exhausted, player.champions, "an exhausted champion")
            must(all(self.defs[card].type == CHAMPION for card in player.champions), "a champion")

    def alive(self, player: int) -> bool:
        return self.players[player].health > 0

    def opponents(self, you: int) -> list[int]:
        """The other players who are still in the game, in turn order."""
        order = (*range(you + 1, self.seats), *range(you))
        return [player for player in order if self.players[player].health > 0]

    def controller(self, champion: Thing) -> int:
        """Whose champion in play this is; -1 for any other card."""
        return next((i for i, p in enumerate(self.players) if champion in p.champions), -1)


def card_table(cards: Sequence[Card]) -> dict[str, Card]:
    return {card.slug: card for card in cards}


def find_card(cards: dict[str, Card], slug: str) -> Card:
    if slug not in cards:
        raise UnknownCard(slug, cards)
    return cards[slug]
