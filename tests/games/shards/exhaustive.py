"""The exhaustive runner: seeded random games until everything has been done with every card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from random import Random

from tests.games.shards.play import GAME, MOST_ANSWERS, check
from trivault.games.shards.state.model import CHARACTER, ShardsState
from trivault.kernel.ids import is_player
from trivault.kernel.options import Option

Deed = tuple[str, str]  # a verb and the slug of a card

LEAVE = "leave play"
BARREN = 500
MUCH = (365, 193, 197, 110, 72, 131, 153, 161, 164)  # seeds of games in which everything is done


def possible() -> set[Deed]:
    """All that can be done with the cards of the box, card by card."""
    deeds = set()
    for card in GAME.cards.values():
        if card.type == CHARACTER:
            continue
        deeds |= {("play", card.slug), (LEAVE, card.slug)}
        deeds |= {("recruit", card.slug)} if card.cost else set()
        deeds |= {("fast-play", card.slug)} if card.mercenary else set()
        deeds |= {("exhaust", card.slug)} if card.exhaust else set()
        deeds |= {("show", card.slug)} if card.shield else set()
        deeds |= {("attack", card.slug)} if card.health and card.slug != "li-hin-the-shattered" else set()
    return deeds


def in_play(state: ShardsState) -> set[int]:
    champions = chain.from_iterable(player.champions for player in state.players)
    return {*state.allies, *state.mercenaries, *champions}


def deeds(state: ShardsState, option: Option) -> Iterator[Deed]:
    """Take an answer, and say what was done with which cards."""
    verb, source, targets, _ = option.raw
    yield from ((verb, state.defs[t].slug) for t in (source, *targets) if not is_player(t) and t >= 0)
    before = in_play(state)
    state.apply(option)
    yield from ((LEAVE, state.defs[card].slug) for card in before - in_play(state))


def play(players: int, seed: int) -> tuple[ShardsState, set[Deed]]:
    """One random game to its end, and all that was done in it.

    Random players banish wildly. Once nobody is left with a card that gives gems or power, the
    game cannot end, for the rules know no draw; then it is left as it is.
    """
    done: set[Deed] = set()
    random = Random(seed)
    state = GAME.new(players=players, seed=seed)
    barren = 0  # answers in a row without any gem or power
    for _ in range(MOST_ANSWERS):
        if state.over or barren == BARREN:
            check(state)
            return state, done
        legal = state.legal()
        done.update(deeds(state, legal[random.randrange(len(legal))]))
        barren = 0 if state.gems or state.power else barren + 1
    raise AssertionError(f"the game with seed {seed} for {players} does not end")


def left_after(games: Iterable[int]) -> set[Deed]:
    """What nobody has done in these games for 2, 3 and 4 players; stops when nothing is left."""
    left = possible()
    for seed in games:
        left -= play(2 + seed % 3, seed)[1]
        if not left:
            break
    return left
