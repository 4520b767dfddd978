"""The game as the library offers it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Never

import msgspec

from trivault.games.shards.cards import CENTRE, CHARACTERS, STARTER
from trivault.games.shards.positions import answers, position, view
from trivault.games.shards.rules import reasons
from trivault.games.shards.rules.events import EVENTS
from trivault.games.shards.rules.turn import TURNS, eliminate
from trivault.games.shards.state.model import CHARACTER, Card, ShardsState, card_table, find_card
from trivault.games.shards.state.numbers import HAND, INFINITE, ROW
from trivault.games.shards.text.face import Face, face
from trivault.kernel.choices import Raw
from trivault.kernel.errors import SetupError
from trivault.kernel.expressions import shown
from trivault.kernel.game import Game
from trivault.kernel.ids import Thing
from trivault.kernel.rng import below, shuffle
from trivault.kernel.text import Message
from trivault.kernel.variants import FIRST, Variant
from trivault.kernel.views import View


class Options(msgspec.Struct, forbid_unknown_fields=True):
    """The options of a set-up as replays keep them."""

    players: int = 2
    characters: tuple[str, ...] | None = None
    first: int | None = None


class Shards(Game[ShardsState]):
    """Shards of Infinity.

    >>> GAME.new(players=2, seed=7).choice.kind
    'action'
    """

    name = "shards"
    seats = range(2, 5)  # SI-SETUP-01
    packages: tuple[str, ...] = ("trivault.games.shards",)
    variants: Sequence[Variant] = (FIRST,)

    def __init__(self) -> None:
        self.cards: dict[str, Card] = card_table((*CENTRE, *STARTER, *CHARACTERS))
        super().__init__(TURNS, EVENTS, {f"card {slug}": card.trees() for slug, card in self.cards.items()})

    def card(self, slug: str) -> Card:
        return find_card(self.cards, slug)

    def face(self, slug: str) -> Face:
        """What is printed on a card, its text generated from what it does."""
        return face(self.card(slug))

    def empty(self, seats: int, seed: int) -> ShardsState:
        self.check_seats(seats, seed)
        return ShardsState(self, seats, seed)

    def new(
        self,
        *,
        players: int = 2,
        seed: int = 0,
        characters: Sequence[str] | None = None,
        first: int | None = None,
        **others: Never,
    ) -> ShardsState:
        """Set up a game: `players` seats, optionally their characters and who begins."""
        self.refuse(others, Options.__struct_fields__)
        state = self.empty(players, seed)
        state.characters = self.check_characters(characters, players)
        if first is None:
            first = below(state, players)  # SI-SETUP-02, SI-AMB-16
        if type(first) is not int or not 0 <= first < players:
            raise SetupError(f"first is a seat from 0 to {players - 1}, not {first!r}")
        state.active = first
        _deal(state)
        return self.begin(state)

    def start(self, options: Mapping[str, object], seed: int) -> ShardsState:
        try:
            given = msgspec.convert(options, Options)
        except msgspec.ValidationError as error:
            raise SetupError(f"options of a set-up are players, characters and first: {error}") from None
        return self.new(players=given.players, seed=seed, characters=given.characters, first=given.first)

    def check_characters(self, names: Sequence[str] | None, players: int) -> tuple[str, ...]:
        """One character for each seat (SI-SETUP-03)."""
        known = [card.slug for card in CHARACTERS]
        if names is None:
            return tuple(known[:players])
        if len(names) != players or len(set(map(str, names))) != players:
            raise SetupError(f"{players} players need {players} different characters, not {list(names)}")
        for name in map(str, names):
            if self.card(name).type != CHARACTER:
                raise SetupError(f"{name!r} is no character; known: {', '.join(known)}")
        return tuple(names)

    def position(self, position_: Mapping[str, object] | str) -> ShardsState:
        return position.build(self, position_)

    def describe(self, state: ShardsState) -> dict[str, object]:
        return position.describe(state)

    def view(self, state: ShardsState, player: int) -> view.ShardsView:
        return view.build(state, player)

    def sample(self, view_: View, seed: int) -> ShardsState:
        return view.sample(self, view_, seed)

    def visible(self, state: ShardsState, player: int, thing: Thing) -> bool:
        return view.visible(state, player, thing)

    def things(self, state: ShardsState) -> int:
        return len(state.defs)

    def slug(self, state: ShardsState, thing: Thing) -> str:
        return state.defs[thing].slug

    def place(self, state: ShardsState, thing: Thing) -> str:
        return view.place(state, thing)

    def number(self, n: int) -> int | str:
        return "∞" if n >= INFINITE else n

    def interchangeable(self, state: ShardsState, one: Thing, other: Thing) -> bool:
        if one == other:
            return True
        if one < 0 or other < 0 or state.defs[one] is not state.defs[other]:
            return False
        return state.controller(one) < 0 and view.place(state, one) == view.place(state, other)

    def option_message(self, state: ShardsState, raw: Raw) -> Message:
        return answers.detailed(state, raw, super().option_message(state, raw))

    def distinct(self, state: ShardsState, things: Sequence[Thing]) -> tuple[Thing, ...]:
        """Of equal cards one that the others know, if any: they learn nothing about the rest."""
        kept = super().distinct(state, sorted(things, key=lambda thing: thing not in state.known))
        return tuple(thing for thing in things if thing in kept)

    def facts(self) -> list[str]:
        return [shown(card) for card in self.cards.values()]

    def sides(self, state: ShardsState) -> list[tuple[int, ...]]:
        return [(player,) for player in range(state.seats) if state.alive(player)]  # SI-ELIM-01

    def check(self, state: ShardsState) -> bool:
        return eliminate(state)

    def why_not(self, state: ShardsState, answer: str) -> list[str]:
        return reasons.why_not(state, answer)


def _deal(state: ShardsState) -> None:
    defs = [card for card in CENTRE for _ in range(card.copies)]  # SI-COMP-04
    state.centre = list(range(len(defs)))
    shuffle(state, state.centre)  # SI-SETUP-06
    state.row = [state.centre.pop() for _ in range(ROW)]  # SI-SETUP-07
    for i in range(state.seats):
        seat = (state.active + i) % state.seats
        player = state.players[seat]
        player.mastery = i  # SI-SETUP-04
    for player in state.players:  # SI-SETUP-05
        first = len(defs)
        defs += [card for card in STARTER for _ in range(card.copies)]
        player.deck = list(range(first, len(defs)))
        shuffle(state, player.deck)
        player.hand = [player.deck.pop() for _ in range(HAND)]
    state.defs = tuple(defs)


GAME = Shards()
