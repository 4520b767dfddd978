"""A small card game built on the kernel alone. Its cards (`tiny_cards`) put every mechanism of
the kernel to work, in the shapes that large games need.

Two players fight with creatures. A creature with as much damage as power is destroyed; armor
soaks up damage once a turn; a ward is lost instead of its creature; whoever has a thrifty one
may refuse to lose embers. Hands, decks and stashes are secret. Whoever has no life left has lost.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from tests.kernel import tiny_view
from tests.kernel.tiny_model import LIFE, Card, Side, TinyState, controller, power
from tests.kernel.tiny_rules import DESTROY, EVENTS, SPRUNG, TURNS, put_in_stash, put_on_board
from trivault.kernel.abilities import forbidding
from trivault.kernel.errors import PositionError, SetupError, UnknownCard
from trivault.kernel.events import propose, tagged
from trivault.kernel.frames import Event, Pending, Scope
from trivault.kernel.game import Game
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.rng import below, shuffle
from trivault.kernel.views import View

S = TinyState
HAND, DECK = 4, 12


class Tiny(Game[S]):
    name = "tiny"
    seats = range(2, 3)
    packages = ("tests.kernel",)

    def __init__(self, cards: Sequence[Card]) -> None:
        self.cards = {card.slug: card for card in cards}
        super().__init__(
            TURNS, EVENTS, {"sprung": [SPRUNG], **{f"card {card.slug}": card.trees() for card in cards}}
        )

    def card(self, slug: str) -> Card:
        if slug not in self.cards:
            raise UnknownCard(slug, self.cards)
        return self.cards[slug]

    def empty(self, seats: int, seed: int) -> S:
        self.check_seats(seats, seed)
        return TinyState(self, seats, seed)

    def start(self, options: Mapping[str, object], seed: int) -> S:
        """A game with decks of chance, of equal size."""
        if options:
            raise SetupError(f"tiny has no options, not {options}")
        state = self.empty(2, seed)
        state.defs = tuple(list(self.cards.values())[below(state, len(self.cards))] for _ in range(2 * DECK))
        for seat, side in enumerate(state.sides):
            side.ember = seat
            side.deck = list(range(seat * DECK, (seat + 1) * DECK))
            shuffle(state, side.deck)
            side.hand = [side.deck.pop() for _ in range(HAND)]
        return self.begin(state)

    def position(self, position: Mapping[str, object] | str) -> S:
        """`players`: for each its zones as lists of names ("ogre 3" has 3 damage), life, ember."""
        if isinstance(position, str):
            position = msgspec.json.decode(position.encode(), type=dict[str, object])
        try:
            given = msgspec.convert(position, Position)
        except msgspec.ValidationError as error:
            raise PositionError(str(error)) from None
        state = self.empty(len(given.players), given.seed)
        for seat, side in enumerate(given.players):
            state.sides[seat].life, state.sides[seat].ember = side.life, side.ember
            for zone in Side.zones:
                for name in getattr(side, zone):
                    self._place(state, seat, zone, name)
            state.sides[seat].deck.reverse()
        return self.begin(state)

    def _place(self, state: S, seat: int, zone: str, name: str) -> None:
        slug, _, damage = name.partition(" ")
        thing = len(state.defs)
        state.defs += (self.card(slug),)
        if zone == "board":
            put_on_board(state, thing, seat)
        elif zone == "stash":
            put_in_stash(state, thing, seat)
        else:
            getattr(state.sides[seat], zone).append(thing)
        if damage:
            state.damage[thing] = int(damage)

    def view(self, state: S, player: int) -> View:
        return tiny_view.build(state, player)

    def sample(self, view: View, seed: int) -> S:
        return tiny_view.sample(self, view, seed)

    def visible(self, state: S, player: int, thing: Thing) -> bool:
        return tiny_view.visible(state, player, thing)

    def slug(self, state: S, thing: Thing) -> str:
        return state.defs[thing].slug

    def place(self, state: S, thing: Thing) -> str:
        for seat, side in enumerate(state.sides):
            for zone in Side.zones:
                if thing in getattr(side, zone):
                    return f"p{seat}" if zone == "board" else zone
        return "-"

    def interchangeable(self, state: S, one: Thing, other: Thing) -> bool:
        if one == other:
            return True
        alike = one >= 0 and other >= 0 and state.defs[one] is state.defs[other]
        return alike and controller(state, one) < 0 and self.place(state, one) == self.place(state, other)

    def check(self, state: S) -> bool:
        alive = tuple(seat for seat, side in enumerate(state.sides) if side.life > 0)
        if len(alive) < state.seats:
            state.result = alive
            return True
        dying = [
            (card, 1)
            for side in state.sides
            for card in side.board
            if state.damage.get(card, 0) >= power(state, card) and not tagged(state, "destroy", card)
        ]
        return bool(dying) and propose(state, DESTROY, dying, Scope(state.active))

    def rule_triggers(self, state: S, event: Event) -> list[Pending]:
        """Whoever springs a trap gains an ember for it: a rule and no card."""
        return [Pending(SPRUNG.id, event.by, NOTHING, event, ())] if event.kind == "spring" else []

    def moment(self, state: S, until: str, you: int) -> str:
        return f"turn of p{you}" if until == "my-turn" else until

    def why_not(self, state: S, answer: str) -> list[str]:
        """Only what forbids a fight has a name here."""
        words = answer.split()
        creatures = [c for c in state.sides[1 - state.active].board if state.defs[c].slug == words[-1]]
        bans = [forbidding(state, "fight", card) for card in creatures if words[0] == "fight"]
        return [ban.rule for ban in bans if ban is not None]


class PositionSide(msgspec.Struct, forbid_unknown_fields=True):
    board: list[str] = []
    deck: list[str] = []
    discard: list[str] = []
    hand: list[str] = []
    stash: list[str] = []
    life: int = LIFE
    ember: int = 0


class Position(msgspec.Struct, forbid_unknown_fields=True):
    players: list[PositionSide]
    seed: int = 0
