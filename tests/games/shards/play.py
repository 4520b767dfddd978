"""Random games for the tests that look at many states, and what must hold in each of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any

import trivault
from trivault.games.shards.cards import CENTRE
from trivault.games.shards.state.model import ShardsState
from trivault.games.shards.state.numbers import INFINITE, MAX_HEALTH, MAX_MASTERY, NO_CARD, ROW

GAME: Any = trivault.load("shards")
CENTRE_CARDS = sum(card.copies for card in CENTRE)  # in the box

MOST_ANSWERS = 5000  # random games take a few hundred


def random_game(players: int, seed: int) -> Iterator[ShardsState]:
    """The state of a game at each choice and at its end; it is the same object all the time."""
    state = GAME.new(players=players, seed=seed)
    random = Random(seed)
    for _ in range(MOST_ANSWERS):
        yield state
        if state.over:
            return
        legal = state.legal()
        state.apply(legal[random.randrange(len(legal))])
    raise AssertionError(f"the game with seed {seed} for {players} does not end")


def check(state: ShardsState) -> None:
    """Cards are conserved, dials and resources are within bounds, and there is a way on."""
    places = sorted(chain.from_iterable(zones(state)))
    assert places == list(range(len(state.defs))), "a card is lost or lies in two places"
    assert len(state.defs) == CENTRE_CARDS + 10 * state.seats
    assert len(state.row) == ROW
    for player in state.players:
        assert 0 <= player.health <= MAX_HEALTH
        assert 0 <= player.mastery <= MAX_MASTERY
        assert set(player.exhausted) <= set(player.champions)
        assert player.health or not (player.hand or player.deck or player.discard or player.champions)
    assert state.gems >= 0
    assert 0 <= state.power <= INFINITE
    assert state.alive(state.active)
    assert set(state.allies) | set(state.mercenaries) <= set(state.played)
    assert not state.centre or NO_CARD not in state.row, "a gap in the row although there are cards"
    if state.over:
        assert state.result == tuple(seat for seat in range(state.seats) if state.alive(seat))
        assert state.choice is None
    else:
        assert sum(map(state.alive, range(state.seats))) > 1
        assert len(state.legal()) > 0


def zones(state: ShardsState) -> Iterator[list[int]]:
    """All places where cards lie, each card in exactly one."""
    for player in state.players:
        yield from (player.hand, player.deck, player.discard, player.champions)
    yield from (state.centre, state.banished, state.allies, state.mercenaries)
    yield [card for card in state.row if card != NO_CARD]
