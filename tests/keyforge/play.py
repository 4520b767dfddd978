"""Random games for the tests that look at many states, and what must hold in each of them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from trivault.games.keyforge import GAME
from trivault.games.keyforge.damage import power
from trivault.games.keyforge.model import COLOURS, KEYS_TO_WIN, MOST_CHAINS, KeyForgeState
from trivault.games.keyforge.printed import ARTIFACT, CREATURE, UPGRADE

MOST_ANSWERS = 5000  # random games take about three hundred


def random_game(seed: int) -> Iterator[KeyForgeState]:
    """The state of a game of generated decks at each choice and at its end; it is the same object
    all the time."""
    state = GAME.new(seed=seed)
    random = Random(seed)
    for _ in range(MOST_ANSWERS):
        yield state
        if state.over:
            return
        legal = state.legal()
        state.apply(legal[random.randrange(len(legal))])
    raise AssertionError(f"the game with seed {seed} does not end")


def check(state: KeyForgeState) -> None:
    """Cards are conserved, lie where their type belongs, numbers are within bounds, and there is a
    way on."""
    places = sorted(card for zone in zones(state) for card in zone)
    assert places == list(range(len(state.defs))), "a card is lost or lies in two places"
    check_play(state)
    for player, side in enumerate(state.players):
        assert side.amber >= 0
        assert 0 <= side.chains <= MOST_CHAINS
        assert 0 <= side.keys < 1 << len(COLOURS)
        for card in side.hand + side.deck + side.discard + side.purged:
            assert state.owners[card] == player, "a card lies in the wrong player's zone"
    if state.over:
        done = [player for player, side in enumerate(state.players) if side.forged() == KEYS_TO_WIN]
        assert state.result == tuple(done)
        assert state.choice is None
    else:
        assert all(side.forged() < KEYS_TO_WIN for side in state.players)
        assert len(state.legal()) > 0
        if GAME.idle(state):
            check_idle(state)


def check_play(state: KeyForgeState) -> None:
    """What lies in play fits together."""
    placed = [card for side in state.players for card in (*side.line, *side.artifacts)]
    attached = [card for piece in state.play.values() for card in piece.upgrades]
    assert sorted(placed + attached) == sorted(state.play)
    for player, side in enumerate(state.players):
        assert all(state.defs[card].type == CREATURE for card in side.line)
        assert all(state.defs[card].type == ARTIFACT for card in side.artifacts)
        assert all(state.play[card].controller == player for card in (*side.line, *side.artifacts))
    for card, piece in state.play.items():
        assert min(piece.damage, piece.amber, piece.power, piece.armor_used) >= 0
        for upgrade in piece.upgrades:
            assert state.play[upgrade].host == card
    assert all(state.defs[card].type == UPGRADE for card in attached)


def check_idle(state: KeyForgeState) -> None:
    """Between two actions nothing is under way and no creature lies there that should be gone."""
    assert not state.resolving
    assert not state.fights
    for side in state.players:
        for card in side.line:
            assert state.play[card].damage < power(state, card) or state.defs[card].keywords.get("invulnerable")


def zones(state: KeyForgeState) -> Iterator[list[int]]:
    """All places where cards lie, each card in exactly one; a card whose place in play is being
    asked for lies in none."""
    for side in state.players:
        yield from (side.hand, side.deck, side.discard, side.archives, side.purged, side.line, side.artifacts)
    for piece in state.play.values():
        yield from (piece.upgrades, piece.under, [piece.half] if piece.half >= 0 else [])
    yield state.resolving
    if state.choice is not None and state.choice.reason in ("flank", "attach", "copy"):
        entering = [
            card for card in state.played[-1:] if card == state.choice.source and card not in state.play
        ]
        yield [*entering, *(state.scopes[-1].things("half") if entering else ())]
