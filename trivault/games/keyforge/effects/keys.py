"""Keys: which cannot be forged, which are unforged, and what follows."""

from __future__ import annotations

from typing import ClassVar

from trivault.games.keyforge.effects.conditions import Happens
from trivault.games.keyforge.effects.flow import OnBehalfOf, phrase
from trivault.games.keyforge.effects.terms import Effect
from trivault.games.keyforge.rules.events import UNFORGE, WOULD_FORGE
from trivault.games.keyforge.rules.forge import forge
from trivault.games.keyforge.state import aspects
from trivault.games.keyforge.state.model import COLOURS, KeyForgeState
from trivault.kernel.abilities import Ability, Forbid, Instead
from trivault.kernel.asking import Decide
from trivault.kernel.choices import ACTION, Choice, Raw
from trivault.kernel.control import seq
from trivault.kernel.event_kinds import EventKind
from trivault.kernel.events import emit
from trivault.kernel.frames import Scope
from trivault.kernel.ids import NOTHING, Thing, is_player, player_of, player_thing
from trivault.kernel.nodes import Node
from trivault.kernel.terms import Filter
from trivault.kernel.text import Message

S = KeyForgeState


class HasForgedSoMany(Filter[S]):
    """A player who has so many forged keys."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.args = (n,)

    def fits(self, state: S, thing: Thing, scope: Scope) -> bool:
        return is_player(thing) and state.players[player_of(thing)].forged() == self.n


class CannotForgeNth(Forbid[S]):
    """Nobody can forge their first, second or third key: what counts is how many are forged now."""

    def __init__(self, n: int) -> None:
        super().__init__(aspects.FORGE, HasForgedSoMany(n - 1), "KF-GEN-01")
        self.n = n
        self.args = (n,)

    def words(self, times: int = 0) -> Message:
        return Message("cannot-forge-nth", n=self.n)


def cannot_forge_nth(n: int) -> Ability[S]:
    return CannotForgeNth(n)


class Unforge(Decide[S]):
    """One of the forged keys of the opponent is unforged, or of those that they forged in their last turn
    (KF-FORGE-10)."""

    emits: ClassVar[EventKind[S]] = UNFORGE

    def __init__(self, last: bool = False) -> None:
        self.last = last
        self.args = (last,)

    def _colours(self, state: S) -> list[str]:
        side = state.players[state.opponent(state.scopes[-1].you)]
        keys = side.keys & side.forged_last if self.last else side.keys
        return [colour for i, colour in enumerate(COLOURS) if keys & 1 << i]

    def run(self, state: S) -> bool:
        state.happened = 0
        return self.ask(state)

    def question(self, state: S) -> Choice:
        options: tuple[Raw, ...] = tuple((colour, NOTHING, (), ()) for colour in self._colours(state))
        this = state.scopes[-1].this
        return Choice(state.active, ACTION, "unforge", listed=options, source=this, reason="unforge")

    def answered(self, state: S, answer: Raw) -> bool:
        scope = state.scopes[-1]
        whose = player_thing(state.opponent(scope.you))
        return emit(state, UNFORGE, whose, COLOURS.index(answer[0]), scope)

    def words(self) -> Message:
        return Message("unforge-last-key" if self.last else "unforge-key")


class StopForging(Node[S]):
    """The key that is about to be forged is not; nothing is paid for it."""

    def run(self, state: S) -> bool:
        batch = state.batches[-1]
        batch.events[batch.cursor] = None
        return False

    def words(self) -> Message:
        return Message("stop-forging")


STOP_FORGING: Effect = StopForging()


def before_forging(whose: Filter[S], *effects: Effect) -> Ability[S]:
    """When such a player would forge a key; the effects may stop it."""
    return Instead(WOULD_FORGE.name, Happens(WOULD_FORGE.name, whose), seq(*effects), replaces=False)


def opponent_forges_free() -> Effect:
    """Your opponent forges a key at no cost, whosever turn it is."""
    return phrase("opponent-forges-free", OnBehalfOf("opponent", forge(free=True)))
