"""The table of Shards of Infinity: cards, players and the state of a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, cast

import msgspec
from mypy_extensions import mypyc_attr

from trivault.games.shards.state.numbers import NO_CARD, ROW
from trivault.games.shards.state.record_forms import SavedTable, side_things, table_from_saved, table_things
from trivault.games.shards.state.records import ShardsTable
from trivault.kernel.abilities import Ability
from trivault.kernel.errors import UnknownCard
from trivault.kernel.ids import Thing
from trivault.kernel.nodes import Node
from trivault.kernel.soundness import all_apart, all_in, must
from trivault.kernel.terms import Condition

HOMODEUS, ORDER, UNDERGROWTH, WRAETHE = FACTIONS = ("homodeus", "order", "undergrowth", "wraethe")
ALLY, CHAMPION, STARTER, CHARACTER = "ally", "champion", "starter", "character"


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
class ShardsState(ShardsTable):
    """A game of Shards of Infinity; `fields` declares what it holds."""

    __slots__ = ()

    defs: tuple[Card, ...]

    @property
    def shards(self) -> ShardsCore:
        """The game, with all that only Shards has."""
        return cast("ShardsCore", self.game)

    def dump(self) -> list[object]:
        cards = self.shards.cards
        return self.dump_fields([cards[card.slug].slug for card in self.defs], list(self.characters))

    def load(self, data: list[object]) -> None:
        saved = msgspec.convert(data, SavedTable)
        self.defs = tuple(self.shards.card(slug) for slug in saved.defs)
        self.characters = self.shards.check_characters(saved.characters, self.seats)
        table_from_saved(self, saved)
        self._check()

    def _check(self) -> None:
        """An error for a table that cannot be: cards in two places, or numbers that stand for none."""
        cards = range(len(self.defs))
        must(len(self.players) == self.seats, "as many sides as players")
        all_in(table_things(self), (NO_CARD, *cards), "a card")
        must(len(self.row) == ROW, "a row")
        all_in([self.active], range(self.seats), "whose turn it is")
        all_in(self.played, cards, "a card that was played")
        must(all(card.type != CHARACTER for card in self.defs), "a character in a deck")
        piles = [card for p in self.players for card in (*p.hand, *p.deck, *p.discard, *p.champions)]
        market = [*(card for card in self.row if card != NO_CARD), *self.centre, *self.banished]
        all_apart([*piles, *market, *self.allies, *self.mercenaries], cards, "a card")
        for player in self.players:
            all_in(side_things(player), cards, "a card of a player")
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


class ShardsCore(Protocol):
    """What the table asks of the game."""

    name: str
    cards: dict[str, Card]

    def __hash__(self) -> int: ...

    def card(self, slug: str) -> Card: ...

    def check_characters(self, names: Sequence[str] | None, players: int) -> tuple[str, ...]: ...

    def empty(self, seats: int, seed: int) -> ShardsState: ...

    def from_bytes(self, data: bytes) -> ShardsState: ...

    def begin(self, state: ShardsState) -> ShardsState: ...
