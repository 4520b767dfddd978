"""Quick answers in Shards of Infinity: they finish a turn whose beginning is thought about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import permutations

from trivault.games.shards.bots import worth
from trivault.games.shards.bots.evaluation import Terms, weights_for
from trivault.games.shards.state.model import CHAMPION, Card, ShardsState
from trivault.games.shards.state.numbers import HAND
from trivault.kernel.choices import ACTION, DISTRIBUTE, Choice, Raw
from trivault.kernel.events import Emit
from trivault.kernel.ids import Thing, player_of
from trivault.kernel.nodes import Node
from trivault.kernel.terms import Constant

CARD = 1.5  # points for a card drawn, and what an average card of a deck brings
WEAK = 2.0  # cards that bring less are banished
MANY = 24  # of more picks only the likely ones are looked at

FREE = ("play", "exhaust")  # cost nothing
AHEAD = (*FREE, "focus", "fast-play")  # may help what is played afterwards

BRINGING = ("draw", "return", "gain-mastery")  # what later cards profit from


class ShardsRulePolicy:
    """Quick answers by rules, weighed as is right at the moment."""

    def quick(self, state: ShardsState, choice: Choice) -> Raw:
        return answer(state, choice, weights_for(state))

    def candidates(self, state: ShardsState, choice: Choice) -> list[Raw]:
        return candidates(state, choice, weights_for(state))


def finish(state: ShardsState, weights: Terms) -> None:
    """Answer for everybody until the running turn is over."""
    turn = state.turn
    while state.result is None and state.turn == turn:
        choice = state.choices[0]
        state.apply_raw(choice, answer(state, choice, weights))


def answer(state: ShardsState, choice: Choice, weights: Terms) -> Raw:
    if choice.kind == ACTION:
        return _act(state, choice, weights)
    if choice.kind == DISTRIBUTE:
        return _assign(state, choice, sorted(choice.things, key=lambda target: _health(state, target)))
    return choice.picked(_pick(state, choice))


def candidates(state: ShardsState, choice: Choice, weights: Terms) -> list[Raw]:
    """The quick answer, and the others worth a thought."""
    quick = answer(state, choice, weights)
    if choice.kind == ACTION:
        others = [raw for raw in choice.listed if quick[0] not in FREE or raw[0] in AHEAD]
    elif choice.kind == DISTRIBUTE:
        others = [_assign(state, choice, order) for order in permutations(choice.things)]
    elif choice.count() <= MANY:
        others = [choice.raw(index) for index in range(choice.count())]
    else:
        ranked = _ranked(state, choice)
        sizes = range(choice.low, choice.high + 1)
        others = [choice.picked(tuple(ranked[:size])) for size in sizes]
        others += [choice.picked((thing,)) for thing in ranked[:MANY] if 1 in sizes]
    return list(dict.fromkeys([quick, *others]))


# Acting


def _act(state: ShardsState, choice: Choice, weights: Terms) -> Raw:
    free = [raw for raw in choice.listed if raw[0] in FREE]
    if free:
        return min(free, key=lambda raw: _place(state.defs[raw[1]], raw[0]))
    return _spend(state, choice, weights) or _attack(state, choice, weights) or choice.listed[-1]


@cache
def _place(card: Card, verb: str) -> int:
    """When to use a card: champions and what brings cards or mastery first, what counts last."""
    tree = card.play if verb == "play" else card.exhaust
    effects = [] if tree is None else list(_effects(tree))
    if (verb == "play" and card.type == CHAMPION) or any(e.kind.name in BRINGING for e in effects):
        return 0
    counts = any(e.kind.name == "double-power" or not isinstance(e.amount, Constant) for e in effects)
    return 2 if counts else 1


def _effects(tree: Node[ShardsState]) -> Iterator[Emit[ShardsState]]:
    if isinstance(tree, Emit):
        yield tree
    for child in tree.children():
        yield from _effects(child)


def _spend(state: ShardsState, choice: Choice, weights: Terms) -> Raw | None:
    """Recruit, fast-play or focus, whatever brings most."""
    player = state.players[state.active]
    worths = worth.of_cards(player.mastery)
    deck = len(player.hand) + len(player.deck) + len(player.discard) + len(state.allies)
    recruited = weights.deck * HAND / (deck + 1)
    best, most = None, 0.0
    for raw in choice.listed:
        verb = raw[0]
        if verb == "focus":
            points = weights.mastery
        elif verb == "fast-play":
            points = _points(worths[state.defs[raw[2][0]]])
        elif verb == "recruit":
            points = recruited * (_points(worths[state.defs[raw[2][0]]]) - CARD)
        else:
            continue
        if points > most:
            best, most = raw, points
    return best


def _points(brings: worth.Worth) -> float:
    return brings.points + CARD * brings.cards


def _attack(state: ShardsState, choice: Choice, weights: Terms) -> Raw | None:
    """Destroy a champion that is worth more than the damage it keeps from players."""
    best, most = None, 0.0
    for raw in choice.listed:
        if raw[0] == "attack":
            points = _destroyed(state, raw[2][0], weights)
            if points > most:
                best, most = raw, points
    return best


def _destroyed(state: ShardsState, thing: Thing, weights: Terms) -> float:
    champion, owner = state.defs[thing], state.players[state.controller(thing)]
    points = weights.champions * worth.exhausted(champion, owner.mastery).points
    if worth.guards(champion):
        return points  # the power could not be used otherwise
    return points - champion.health if state.power < owner.health else 0.0


# Picking


def _pick(state: ShardsState, choice: Choice) -> tuple[Thing, ...]:
    ranked = _ranked(state, choice)
    if choice.verb == "show":
        ranked = _needed(state, ranked)
    elif choice.verb == "banish":
        worths = worth.of_cards(state.players[choice.player].mastery)
        ranked = [card for card in ranked if _points(worths[state.defs[card]]) < WEAK]
    return tuple(ranked[: choice.high])


def _ranked(state: ShardsState, choice: Choice) -> list[Thing]:
    """The candidates, the best one to pick first."""
    player, defs = state.players[choice.player], state.defs
    worths = worth.of_cards(player.mastery)
    if choice.verb == "lose-mastery":
        return sorted(choice.things, key=lambda target: -state.players[player_of(target)].mastery)
    if choice.verb == "show":
        return sorted(choice.things, key=lambda card: -defs[card].shield)
    if choice.verb == "banish":
        return sorted(choice.things, key=lambda card: (_points(worths[defs[card]]), card in player.hand))
    return sorted(choice.things, key=lambda card: -_points(worths[defs[card]]))


def _needed(state: ShardsState, shields: list[Thing]) -> list[Thing]:
    """As many of the shields as the damage asks for."""
    event = state.scopes[-1].event
    damage = 0 if event is None else event.amount
    needed = []
    for card in shields:
        if damage > 0:
            needed.append(card)
            damage -= state.defs[card].shield
    return needed


# Distributing


def _assign(state: ShardsState, choice: Choice, order: Sequence[Thing]) -> Raw:
    """The power in this order, to each as much as its health; what is left goes to the first."""
    left = choice.high
    parts = dict.fromkeys(choice.things, 0)
    for target in order:
        parts[target] = min(left, _health(state, target))
        left -= parts[target]
    parts[order[0]] += left
    return (choice.verb, choice.source, choice.things, tuple(parts.values()))


def _health(state: ShardsState, target: Thing) -> int:
    return state.players[player_of(target)].health
