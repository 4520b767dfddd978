"""Whether: what is so on the table, or was this turn."""

from __future__ import annotations

from trivault.games.keyforge.effects.amounts import thief
from trivault.games.keyforge.effects.conditions import When, at_least
from trivault.games.keyforge.rules.forge import funds, key_cost
from trivault.games.keyforge.rules.groups import InPlay, InZone
from trivault.games.keyforge.rules.things import FRIENDLY, named, title
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.abilities import forbidding
from trivault.kernel.frames import Scope
from trivault.kernel.ids import player_thing
from trivault.kernel.terms import Amount, Condition
from trivault.kernel.text import Message

S = KeyForgeState


FIRST_USE = When("first-use-this-turn", lambda s, x: s.used.count(x.this) == 1)


class TheirAmberIs(Condition[S]):
    """Your opponent's Æmber is an even or an odd number."""

    def __init__(self, parity: str) -> None:
        self.parity = parity
        self.args = (parity,)

    def holds(self, state: S, scope: Scope) -> bool:
        return ("even", "odd")[state.players[1 - scope.you].amber % 2] == self.parity

    def words(self) -> Message:
        return Message("their-amber-is", word=self.parity)


def _shared_a_house(state: S, scope: Scope) -> bool:
    """Those that were archived, two at least, as they were last (KF-LEAVE-06)."""
    archived = [state.gone[card] for card in scope.things("it") if card not in state.play]
    return len(archived) > 1 and len({piece.house for piece in archived}) == 1


THEY_SHARED_A_HOUSE = When("they-shared-a-house", _shared_a_house)


def you_control(slug: str) -> Condition[S]:
    return at_least(1, InPlay(FRIENDLY & named(slug)))


def in_your_discard(slug: str) -> Condition[S]:
    return at_least(1, InZone("discard", title(slug)))


ACTIVE_PLAYER_STEALS = When("active-player-steals", lambda s, x: thief(x) == s.active)


class WasHealed(Condition[S]):
    """So much damage or more was healed by the effect at hand."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.args = (n,)

    def holds(self, state: S, scope: Scope) -> bool:
        return state.happened > 0 and scope.number("healed") >= self.n

    def words(self) -> Message:
        return Message("was-healed", n=self.n)


class CanForge(Condition[S]):
    """You have enough Æmber for a key that costs so much more than usual, and nothing forbids it."""

    def __init__(self, extra: Amount[S]) -> None:
        self.extra = extra
        self.args = (extra,)

    def holds(self, state: S, scope: Scope) -> bool:
        cost = max(0, key_cost(state, scope.you) + self.extra.of(state, scope))
        return cost <= funds(state, scope.you) and not forbidding(state, "forge", player_thing(scope.you))
