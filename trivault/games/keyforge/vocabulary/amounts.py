"""How much: numbers that cards count."""

from __future__ import annotations

from trivault.games.keyforge.amber import left_of
from trivault.games.keyforge.battleline import neighbors
from trivault.games.keyforge.damage import power
from trivault.games.keyforge.model import KEYS_TO_WIN, KeyForgeState
from trivault.games.keyforge.vocabulary.terms import DESTROYED_THIS_WAY, Number
from trivault.games.keyforge.zones import find
from trivault.kernel.frames import Scope
from trivault.kernel.ids import player_of
from trivault.kernel.terms import Amount

S = KeyForgeState


def _half_its_power(state: S, scope: Scope) -> int:
    return sum(power(state, card) // 2 for card in scope.things("it") if card in state.play)


HALF_ITS_POWER = Number("half-its-power", _half_its_power)


def _traits_of_it(state: S, scope: Scope) -> int:
    return sum(len(state.last_kind(card).traits) for card in scope.things("it"))


ONE_FOR_EACH_TRAIT = Number("for-each-trait", _traits_of_it, 1)


TWO_FOR_EACH_TRAIT = Number("for-each-trait", lambda s, x: 2 * _traits_of_it(s, x), 2)


PREVENTED = Number("damage-prevented", lambda _s, x: x.event.amount if x.event else 0)


def _killed_of(state: S, scope: Scope, player: int) -> int:
    """How many of the creatures destroyed this way did a player control (KF-LEAVE-06)."""
    return sum(state.lost_by(card) == player for card in DESTROYED_THIS_WAY.find(state, scope))


HIGHEST_POWER = Number(
    "highest-power", lambda s, _x: max((power(s, c) for p in s.players for c in p.line), default=0)
)


UP_TO_2_OF_ITS_DAMAGE = Number(
    "up-to-its-damage", lambda s, x: min(2, max((s.play[c].damage for c in x.things("it")), default=0)), 2
)


LOST_ARMOR = Number("lost-armor", lambda _s, x: -x.number("lost"))


YOUR_DEAD_THIS_WAY = Number("your-dead-this-way", lambda s, x: _killed_of(s, x, x.you))


THEIR_DEAD_THIS_WAY = Number("their-dead-this-way", lambda s, x: _killed_of(s, x, 1 - x.you))


SO_MUCH = Number("so-much", lambda _s, x: x.event.amount if x.event else 0)


def _shuffled(state: S, scope: Scope, player: int) -> int:
    return sum(find(state, card) == (player, "deck") for card in scope.things("shuffled"))


YOUR_SHUFFLED = Number("your-shuffled", lambda s, x: _shuffled(s, x, x.you))


THEIR_SHUFFLED = Number("their-shuffled", lambda s, x: _shuffled(s, x, 1 - x.you))


TRIPLE_LOST = Number("triple-lost", lambda _s, x: 3 * x.number("lost"))


AMBER_ON_THIS = Number("amber-on-this", lambda s, x: s.play[x.this].amber)


def per_destroyed_this_way(n: int) -> Amount[S]:
    return Number("per-destroyed-this-way", lambda s, _x: n * s.happened, n)


SPENT_ON_IT = Number("spent-on-it", lambda s, x: left_of(s, x.event) if x.event else 0)


def _damage_up_to(n: int) -> Amount[S]:
    return Number("damage-up-to", lambda s, x: min(n, *(s.play[c].damage for c in x.things("it"))), n)


THREE_PER_UNFORGED_KEY = Number(
    "per-unforged-key", lambda s, x: 3 * (KEYS_TO_WIN - s.players[x.you].forged()), 3
)


def _power_beside(state: S, scope: Scope) -> int:
    beside = neighbors(state, scope.this)
    return sum(power(state, card) for card in beside if "changeling" not in state.defs[card].traits)


POWER_OF_OTHER_NEIGHBORS = Number("power-of-non-changeling-neighbors", _power_beside)


PER_AMBER_STOLEN = Number("per-amber-stolen", lambda _s, x: x.event.amount if x.event else 0)


PER_COUNTER_REMOVED = Number("per-counter-removed", lambda s, _x: s.happened)


def _thief(scope: Scope) -> int:
    assert scope.event is not None
    return player_of(scope.event.thing)


def _to_be_stolen(state: S, scope: Scope) -> int:
    assert scope.event is not None
    return min(scope.event.amount, state.players[1 - _thief(scope)].amber)
