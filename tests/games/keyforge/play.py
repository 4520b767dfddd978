"""Random games for the tests that look at many states, and what must hold in each of them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from random import Random

from trivault.games.keyforge.decks.sets import PLAYABLE
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.rules.creature_stats import keyword, power
from trivault.games.keyforge.state import aspects
from trivault.games.keyforge.state.limits import MOST_CHAINS
from trivault.games.keyforge.state.model import COLOURS, KEYS_TO_WIN, KeyForgeState
from trivault.games.keyforge.state.printed import ARTIFACT, CREATURE, UPGRADE
from trivault.kernel.abilities import forbidding
from trivault.kernel.ids import Thing

MOST_ANSWERS = 5000  # random games take about three hundred
MOST_TURNS = 400  # and mostly fewer than a hundred turns


def random_game(seed: int, decks: Sequence[str] = ()) -> Iterator[KeyForgeState]:
    """The state of a game of generated decks at each choice and at its end; it is the same object
    all the time."""
    state = GAME.new(decks=list(decks), seed=seed) if decks else GAME.new(seed=seed)
    random = Random(seed)
    for _ in range(MOST_ANSWERS):
        yield state
        if state.over or state.turn > MOST_TURNS:
            return
        legal = state.legal()
        state.apply(legal[random.randrange(len(legal))])
    raise AssertionError(f"the game with seed {seed} does not end")


def of_any_set(seed: int) -> list[str]:
    """Two generated decks, each of any set."""
    random = Random(seed)
    return [f"generated-{random.choice(PLAYABLE)}-{random.randrange(10**6)}" for _ in range(2)]


def reads_back(state: KeyForgeState) -> bool:
    """The text form of a state gives the same state, with the same answers. Returns whether it is in the
    middle of something, which only bytes can say."""
    position = state.position()
    again = GAME.position(json.loads(json.dumps(position)))
    check(again)
    assert again.position() == position
    assert again.result == state.result
    assert [o.text for o in again.legal()[:50]] == [o.text for o in state.legal()[:50]]
    assert "exact" not in position or again == state
    return "exact" in position


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
            assert state.play[card].damage < power(state, card) or stays(state, card)


def stays(state: KeyForgeState, card: Thing) -> bool:
    """Whether it cannot be destroyed."""
    return bool(keyword(state, card, aspects.INVULNERABLE) or forbidding(state, aspects.DESTROY, card))


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
