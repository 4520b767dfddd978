"""The suite for players: legal, honest and repeatable answers in every sort of choice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from trivault.bots import Player, RandomPlayer, make
from trivault.kernel.game import Game
from trivault.kernel.options import Option
from trivault.kernel.state import State
from trivault.testing.suites import Suite, run

Made = Callable[[int], Player]

SOME = (1, 4, 16)  # which choices of a sort are looked at


class PlayerConformance(Suite):
    """A suite for one player in one game:
    `class TestMine(PlayerConformance): player, game = "./mybot.py:Bot", "shards"`."""

    player: Made | str  # a class that is made with a seed, or the word by which it sits down at tables
    seats: int = 2
    seed: int = 5
    moments: int = 12  # choices that are looked at, of as many sorts as there are
    decisions: int = 200  # of the game that it plays against random answers
    fair: bool = True  # whether its answers depend on nothing that it may not know

    def made(self, seed: int = 8) -> Player:
        """The player."""
        return make(self.player, seed) if isinstance(self.player, str) else self.player(seed)

    def choices(self) -> Iterator[tuple[Any, int]]:
        """States of a random game, each with who is asked: some of each sort of choice."""
        seen: Counter[str] = Counter()
        found = 0
        state, random = self.tested.start({"players": self.seats}, self.seed), Random(self.seed)
        while not state.over and found < self.moments:
            choice = random.choice(state.choices)
            if choice.count() > 1:
                seen[choice.reason] += 1
                if seen[choice.reason] in SOME:
                    found += 1
                    yield state.copy(), choice.player
            state.apply(random.choice(state.legal(choice.player)), choice.player)

    def test_it_is_made_with_a_seed_and_has_a_name(self) -> None:
        name = self.made(3).name
        assert isinstance(name, str), f"a name is a text, not {name!r}"
        assert name.strip(), "the name is empty"

    def test_answers_are_legal(self) -> None:
        player, asked = self.made(), 0
        for state, seat in self.choices():
            answer = decided(player, state, seat)
            assert answer in state.legal(seat), f"{answer!r} is not legal at {state.asked(seat)!r}"
            asked += 1
        assert asked, "nobody was asked anything"

    def test_the_same_seed_and_view_give_the_same_answer(self) -> None:
        """Everything is dealt anew that the player cannot know, unless it is not a fair one."""
        for state, seat in self.choices():
            other = self.tested.sample(state.view(seat), 1) if self.fair else state.copy()
            answer, again = (decided(self.made(), each, seat) for each in (state, other))
            assert answer == again, f"{answer!r} becomes {again!r} at {state.asked(seat)!r}"

    def test_it_plays_against_random_answers(self) -> None:
        state = self.tested.start({"players": self.seats}, self.seed)
        players = [self.made(), *(RandomPlayer(seat) for seat in range(1, self.seats))]
        asked = 0
        while not state.over and asked < self.decisions:
            seat = state.choices[-1].player
            state.apply(decided(players[seat], state, seat), seat)
            asked += seat == 0
        assert asked, "it was never asked"


def decided(player: Player, state: State, seat: int) -> str:
    """The answer of a player, who is handed a copy as at every table, and may try on it what it likes."""
    answer: object = player.choose(state.copy(), seat)
    if isinstance(answer, Option):
        return answer.text
    assert isinstance(answer, str), f"expected one of state.legal({seat}), not {answer!r}"
    return answer


def check_player(player: Made | str, game: Game[Any] | str, **attributes: Any) -> None:
    """The whole suite for a player in a game, with the attributes of the suite; an AssertionError says what
    does not hold.

    >>> check_player("greedy", "shards")
    """
    run(PlayerConformance, {"player": player, "game": game, **attributes})
