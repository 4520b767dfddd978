"""Duel as a game of the kernel."""

from __future__ import annotations

from collections.abc import Mapping

from examples.duel.cards import CARDS
from examples.duel.positions import view
from examples.duel.rules.events import KINDS
from examples.duel.rules.turn import TURNS
from examples.duel.state.model import HAND, DuelState
from trivault.kernel.game import Game
from trivault.kernel.ids import Thing
from trivault.kernel.rng import derived, shuffle
from trivault.kernel.views import View


class Duel(Game[DuelState]):
    name = "duel"
    seats = range(2, 3)
    packages = ("examples.duel",)  # whose text/ has the words, a file for each language

    def __init__(self) -> None:
        super().__init__(TURNS, KINDS)

    def empty(self, seats: int, seed: int) -> DuelState:
        return DuelState(self, seats, seed, CARDS)

    def start(self, options: Mapping[str, object], seed: int) -> DuelState:
        self.refuse({name: value for name, value in options.items() if name != "players"})
        self.check_seats(options.get("players", 2), seed)
        state = self.empty(2, seed)
        state.deck = list(range(len(CARDS)))
        shuffle(state, state.deck)
        state.hands = [[state.deck.pop() for _ in range(HAND)] for _ in state.hands]
        return self.begin(state)

    def check(self, state: DuelState) -> bool:
        if state.deck and all(state.life):
            return False
        state.result = tuple(player for player in (0, 1) if state.life[player] == max(state.life))
        return True

    def slug(self, state: DuelState, thing: Thing) -> str:
        return CARDS[thing].slug

    def place(self, state: DuelState, thing: Thing) -> str:
        return "discard" if thing in state.discard else "hand"

    def visible(self, state: DuelState, player: int, thing: Thing) -> bool:
        return view.visible(state, player, thing)

    def view(self, state: DuelState, player: int) -> view.DuelView:
        return view.build(state, player)

    def sample(self, view_: View, seed: int) -> DuelState:
        return view.sample(self.empty(2, derived("sample", seed)), view_)


GAME = Duel()
