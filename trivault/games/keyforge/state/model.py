"""The state of a game of KeyForge."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, Self, cast

import msgspec
from mypy_extensions import mypyc_attr

from trivault.games.keyforge.state import aspects, validation
from trivault.games.keyforge.state.pieces import Piece, Side
from trivault.games.keyforge.state.printed import CREATURE, HOUSES, Card
from trivault.games.keyforge.state.record_forms import SavedTable, table_from_saved
from trivault.games.keyforge.state.records import KeyForgeTable
from trivault.kernel.abilities import Modify, in_force
from trivault.kernel.frames import Event
from trivault.kernel.ids import Thing
from trivault.kernel.soundness import all_in

if TYPE_CHECKING:
    from trivault.kernel.game import Game

COLOURS = ("red", "blue", "yellow")  # KF-COMP-02
# KF-STAT-CNT-01, KF-STAT-CNT-02
COUNTERS = ("disruption", "doom", "fuse", "glory", "growth", "scheme", "warrant")
KEYS_TO_WIN = 3  # KF-GEN-04
# How far a fight has come: the blows are yet to come, are being exchanged, were exchanged, and the defender
# is another creature since; or it was cut short, as the defender, or the attacker, is not the creature any
# more that began it.
BEFORE_BLOWS, BLOWS, AFTER_BLOWS, DEFENDER_GONE, CUT_SHORT, ATTACKER_GONE = range(6)

KEY_COST = 6  # KF-FORGE-03
HAND = 6  # KF-TURN-07


@mypyc_attr(allow_interpreted_subclasses=True)
class KeyForgeState(KeyForgeTable):
    """A game of KeyForge; `fields` declares what it holds."""

    __slots__ = ()

    defs: tuple[Card, ...]
    originals: dict[Thing, Card]  # type: ignore[assignment]  # records know no cards

    def __init__(self, game: Game[Self], seats: int, seed: int) -> None:
        super().__init__(game, seats, seed)
        self.players = [Side() for _ in range(seats)]

    @property
    def keyforge(self) -> KeyForgeCore:
        """The game, with all that only KeyForge has."""
        return cast("KeyForgeCore", self.game)

    def dump(self) -> list[object]:
        slugs = [card.slug for card in self.printed_cards()]
        return self.dump_fields(slugs, [[card, self.defs[card].key] for card in self.originals])

    def load(self, data: list[object]) -> None:
        read = msgspec.convert(data, SavedTable)
        self.defs = tuple(self.keyforge.card(slug) for slug in read.defs)
        for card, key in read.originals:
            all_in([card], range(len(self.defs)), "a copy")
            self.become(card, self.keyforge.form(key))
        table_from_saved(self, read)
        validation.check(self, validation.TableWords(HOUSES, COUNTERS, self.keyforge.forms))

    def table(self) -> list[object]:
        """All that lies on the table. What was played and used counts, as the Rule of Six limits
        it; what was destroyed or discarded this turn is only a record."""
        sides = [side.values() for side in self.players]
        pieces = [[card, piece.values()] for card, piece in self.play.items()]
        return [sides, pieces, self.resolving, self.played, self.used, self.turn]

    # Who and what

    def done(self) -> int:
        """How many cards were played, used or discarded this turn."""
        return len(self.played) + len(self.used) + len(self.discarded)

    @property
    def all_discarded(self) -> list[Thing]:
        """What the active player has discarded this turn, from wherever."""
        return self.discarded + self.milled

    def opponent(self, player: int) -> int:
        return 1 - player

    def controller(self, card: Thing) -> int:
        return self.play[card].controller

    def last_known(self, card: Thing) -> Piece | None:
        """The card in play, or as it was when it left play this turn (KF-LEAVE-06)."""
        return self.play.get(card) or self.gone.get(card)

    def is_as_it_was(self, event: Event) -> bool:
        """An attacker that died in the fight and is in play again is not the one who fought (KF-LEAVE-02)."""
        if event.kind != "fought":
            return True
        return all(event.thing != attacker or how != ATTACKER_GONE for attacker, _, how in self.fights[-1:])

    def last_kind(self, card: Thing) -> Card:
        """What the card is, or was when it left play this turn (KF-LEAVE-06)."""
        gone = self.gone.get(card)
        if gone is None or not gone.form or card in self.play:
            return self.defs[card]
        return self.keyforge.form(gone.form)

    def lost_by(self, card: Thing) -> int:
        """Who controlled a card when it left play this turn, whoever has it now; its owner, if unknown."""
        gone = self.gone.get(card)
        return self.owners[card] if gone is None else gone.controller

    def last_house(self, card: Thing) -> str:
        """The house of a card, or the one that it was of when it left play this turn (KF-LEAVE-06)."""
        gone = self.gone.get(card)
        return self.house_of(card) if gone is None or card in self.play else gone.house

    def printed_card(self, card: Thing) -> Card:
        """What the card itself is, whatever it counts as: a copy of a gigantic creature is one card."""
        return self.originals.get(card, self.defs[card])

    def printed_cards(self) -> tuple[Card, ...]:
        if not self.originals:
            return self.defs
        return tuple(self.originals.get(card, kind) for card, kind in enumerate(self.defs))

    def become(self, card: Thing, kind: Card) -> None:
        """The card counts as another one in all respects, while it is in play or enters it."""
        if kind is self.defs[card]:
            return
        original = self.originals.pop(card, self.defs[card])
        if kind is not original:
            self.originals[card] = original
        self.defs = (*self.defs[:card], kind, *self.defs[card + 1 :])

    def be_itself(self, card: Thing) -> None:
        if card in self.originals:
            self.become(card, self.originals[card])

    def speaks_from_discard(self) -> bool:
        """Whether a card of this game says something while it lies in a discard pile."""
        if self.speaking is None:
            self.speaking = any(card.in_discard for card in self.printed_cards())
        return self.speaking

    def is_creature(self, card: Thing) -> bool:
        return card in self.play and self.defs[card].type == CREATURE

    def house_of(self, card: Thing) -> str:
        piece = self.play.get(card)
        if piece is None:
            return self.printed[card]
        effects = self.modifiers.get(aspects.BELONGS_TO)
        if not effects:
            return piece.house
        for listener in reversed(in_force(self, effects)):  # the last one counts
            ability = self.game.program.nodes[listener.ability]
            if isinstance(ability, Modify) and ability.on.fits(self, card, listener):
                return HOUSES[ability.amount.of(self, listener)]
        return piece.house


class KeyForgeCore(Protocol):
    """What the table asks of the game."""

    name: str
    cards: dict[str, Card]
    forms: dict[str, Card]  # cards and other forms of them, by their keys
    listed: tuple[Card, ...]  # by number, as effects name them
    traits: tuple[str, ...]  # likewise

    def __hash__(self) -> int: ...

    def card(self, slug: str) -> Card: ...

    def form(self, key: str) -> Card: ...

    def empty(self, seats: int, seed: int) -> KeyForgeState: ...

    def from_bytes(self, data: bytes) -> KeyForgeState: ...

    def check(self, state: KeyForgeState) -> bool: ...
