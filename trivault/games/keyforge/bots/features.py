"""What the beginning of a turn of KeyForge looks like, in numbers: what is learned from many games."""

from __future__ import annotations

from collections.abc import Iterator

from trivault.games.keyforge.rules.creature_stats import armor, power
from trivault.games.keyforge.rules.forge import funds, key_cost
from trivault.games.keyforge.state.model import KEY_COST, KEYS_TO_WIN, KeyForgeState
from trivault.games.keyforge.state.pieces import Side
from trivault.kernel.ids import Thing

STRONG = 10  # more power than that makes no difference
SMALL, BIG = 2, 5  # the damage that weak creatures can take at most, and strong ones at least
USE = 0.7  # an artifact that can be used, in creatures

SIDE = (
    *("keys1", "keys2"),
    *("amber0", "amber1", "amber2"),  # the share of the next key that is paid for, by the keys there are
    *("check0", "check1", "check2"),  # the next key can be forged
    *("spare", "dear", "captured"),
    *("creatures", "power", "armor", "hurt", "taunt", "elusive", "stunned", "warded", "exhausted"),
    *("small", "big", "artifacts", "upgrades"),
    *("hand", "archives", "chains"),
    *("best", "second", "crowd"),  # what the two best houses could do, and the creatures of one house
)
# Of the player whose turn it is, of the other, and of both.
NAMES = (
    *(f"a-{name}" for name in SIDE),
    *(f"b-{name}" for name in SIDE),
    *("keys11", "keys12", "keys21", "keys22", "one"),
)

PARTS = {
    "keys": ("keys1", "keys2", "keys11", "keys12", "keys21", "keys22"),
    "amber": ("amber0", "amber1", "amber2", "spare", "dear", "captured"),
    "threat": ("check0", "check1", "check2"),
    "board": SIDE[SIDE.index("creatures") : SIDE.index("hand")],
    "hand": ("hand", "archives"),
    "chains": ("chains",),
    "houses": ("best", "second", "crowd"),
    "turn": ("one",),
}
PART_OF = {name: part for part, names in PARTS.items() for name in names}


def part_of(name: str) -> str:
    """The part of a position that a feature belongs to, as it is named to people."""
    return PART_OF[name.removeprefix("a-").removeprefix("b-")]


def features(state: KeyForgeState) -> list[float]:
    """In the order of their names."""
    one, other = side(state, state.active), side(state, state.opponent(state.active))
    keys = (one[0] + 2 * one[1], other[0] + 2 * other[1])
    both = [float(keys == pair) for pair in ((1, 1), (1, 2), (2, 1), (2, 2))]
    return [*one, *other, *both, 1.0]


def side(state: KeyForgeState, player: int) -> list[float]:
    me = state.players[player]
    captured = sum([state.play[card].amber for card in state.players[state.opponent(player)].line])
    return [
        *_forging(state, player, me),
        float(captured),
        *_creatures(state, me),
        float(len(me.artifacts)),
        float(sum([len(state.play[card].upgrades) for card in me.line])),
        float(len(me.hand)),
        float(len(me.archives)),
        float(me.chains),
        *_houses(state, me),
    ]


def _forging(state: KeyForgeState, player: int, me: Side) -> list[float]:
    cost, have, keys = key_cost(state, player), funds(state, player), me.forged()
    amber, check = [0.0] * KEYS_TO_WIN, [0.0] * KEYS_TO_WIN
    if keys < KEYS_TO_WIN:
        amber[keys] = min(have, cost) / cost if cost else 1.0
        check[keys] = float(have >= cost)
    spare = float(max(0, have - cost))
    return [float(keys == 1), float(keys == 2), *amber, *check, spare, float(cost - KEY_COST)]


def _creatures(state: KeyForgeState, me: Side) -> list[float]:
    strength = protected = hurt = taunt = elusive = stunned = warded = exhausted = small = big = 0
    for card in me.line:
        piece, full = state.play[card], power(state, card)
        left = full - piece.damage
        strength += min(full, STRONG)
        hurt += min(piece.damage, full)
        small += left <= SMALL
        big += left >= BIG
        protected += armor(state, card)
        words = state.defs[card].keywords
        taunt += "taunt" in words
        elusive += "elusive" in words
        stunned += piece.stunned
        warded += piece.warded
        exhausted += not piece.ready
    counts = (strength, protected, hurt, taunt, elusive, stunned, warded, exhausted, small, big)
    return [float(len(me.line)), *map(float, counts)]


def _houses(state: KeyForgeState, me: Side) -> list[float]:
    """What the best two houses could do next turn, and the most creatures of one house."""
    could, crowd = dict.fromkeys(me.houses, 0.0), dict.fromkeys(me.houses, 0)
    for card in me.line:
        if (house := state.house_of(card)) in could:
            could[house] += 1.0
            crowd[house] += 1
    for card in me.artifacts:
        if state.defs[card].action is not None and (house := state.house_of(card)) in could:
            could[house] += USE
    for card in (*me.hand, *me.archives):
        if (house := state.printed[card]) in could:
            could[house] += 1.0
    ranked = [0.0, 0.0, *sorted(could.values())]
    return [ranked[-1], ranked[-2], float(max(crowd.values(), default=0))]


def in_play(state: KeyForgeState, me: Side) -> Iterator[Thing]:
    """The cards of a player in play, those on creatures included."""
    for card in me.line:
        yield card
        yield from state.play[card].upgrades
    yield from me.artifacts


def at_hand(me: Side) -> Iterator[Thing]:
    yield from me.hand
    yield from me.archives
