"""Effects that last for a turn or longer, and those that change the turn (KF-HOUSE, KF-PLAY-16, KF-USE-12)."""

from __future__ import annotations

from collections.abc import Sequence

from trivault.games.keyforge.effects.abilities import leaves_play
from trivault.games.keyforge.effects.conditions import THEIR_TURN
from trivault.games.keyforge.effects.filters import UpToCards
from trivault.games.keyforge.effects.flow import phrase
from trivault.games.keyforge.effects.terms import Effect
from trivault.games.keyforge.rules.events import TURN_BEGAN
from trivault.games.keyforge.rules.groups import InPlay
from trivault.games.keyforge.rules.houses import HouseRule
from trivault.games.keyforge.rules.permissions import OneCard, cards_left
from trivault.games.keyforge.rules.windows import still_comes
from trivault.games.keyforge.state import aspects, moments
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.games.keyforge.state.printed import HOUSES, BehindBoldWord
from trivault.kernel.abilities import Ability, After, Modify, Until, add
from trivault.kernel.control import Do
from trivault.kernel.frames import NUMBERS, Scope
from trivault.kernel.ids import Thing, player_of
from trivault.kernel.interpreter import call
from trivault.kernel.nodes import Node
from trivault.kernel.phrases import folded
from trivault.kernel.terms import Constant, Filter, one
from trivault.kernel.text import Message

S = KeyForgeState


class Lasts(Until[S]):
    """A lasting effect that says for how many things it is, if not for all."""

    def run(self, state: S) -> bool:
        left = super().run(state)
        if isinstance(self.ability, BehindBoldWord):
            still_comes(state, state.listeners[self.ability.key][-1])
        return left

    def words(self) -> Message:
        said = super().words()
        if not self.uses or not isinstance(self.ability, Modify):
            return said
        limited = Message("limited", n=self.uses, effect=said.args["effect"])
        return Message(said.key, **said.args | {"effect": limited})


def _together(abilities: Sequence[Ability[S]]) -> Message:
    return folded("and-then", [ability.words() for ability in abilities])


def _lasting(until: str, abilities: tuple[Ability[S], ...], uses: int = 0) -> Effect:
    if len(abilities) > 1:
        said = Message("lasting", until=Message(f"until-{until}"), effect=_together(abilities))
        return phrase(said, *(Lasts(until, ability) for ability in abilities))
    return Lasts(until, abilities[0], uses)


def this_turn(*abilities: Ability[S], uses: int = 0) -> Effect:
    return _lasting("turn", abilities, uses)


def _note_played(state: S, scope: Scope) -> None:
    scope.bind_numbers("played", len(state.played))


def from_now_on(ability: Ability[S]) -> Effect:
    """For the rest of the turn; the ability knows what was played before."""
    lasting = this_turn(ability)
    return phrase(lasting.words(), Do("note-played", _note_played), lasting)


class Now(Node[S]):
    """The ability is in force for the rest of the turn; no `Until`, as a position has each of those in force
    from the beginning."""

    def __init__(self, ability: Ability[S]) -> None:
        self.ability = ability
        self.args = (ability,)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        until = state.game.moment(state, "turn", scope.you)
        add(state, self.ability, scope.you, scope.this, until, names=dict(scope.names or {}))
        return False

    def words(self) -> Message:
        return self.ability.words()


class OpponentsNextTurn(Until[S]):
    """A lasting effect for the opponent's next turn; made in a turn of the opponent, it waits for the
    one after it to begin."""

    def __init__(self, until: str, ability: Ability[S], uses: int = 0, *, later: Ability[S]) -> None:
        super().__init__(until, ability, uses)
        self.later = later
        self.args = (*self.args, later)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        if state.active == scope.you:
            return super().run(state)
        add(state, self.later, scope.you, scope.this, "once", 1, dict(scope.names or {}))
        return False


def opponents_next_turn(ability: Ability[S]) -> Effect:
    later = After(TURN_BEGAN.name, THEIR_TURN, Now(ability))
    return OpponentsNextTurn("opponents-turn", ability, later=later)


def until_your_next_turn(*abilities: Ability[S]) -> Effect:
    return _lasting("next-turn", abilities)


def until_end_of_your_next_turn(ability: Ability[S]) -> Effect:
    return Until("your-next-turn", ability)


class UntilThisLeaves(Until[S]):
    """A lasting effect that ends when this card leaves play; if it has left already, there is none."""

    def run(self, state: S) -> bool:
        return state.scopes[-1].this in state.play and super().run(state)


def until_this_leaves(ability: Ability[S]) -> Effect:
    return UntilThisLeaves("leaves-play", ability)


def when_this_leaves(effect: Effect) -> Effect:
    """A lasting effect for the moment when this card leaves play, in whatever way."""
    lasting = [until_this_leaves(ability) for ability in leaves_play(effect)]
    return phrase(Message("when-it-leaves-play", effect=effect.words()), *lasting)


class HouseNextTurn(Node[S]):
    """A player must or cannot choose a house in their next turn. Who: your opponent, the controller of `it`, or
    the opponent of the player of the event. Which house: that of `it` or of the creature that was fought, as it
    is or last was (KF-LEAVE-06), or the active one."""

    def __init__(self, verdict: str, whom: str, of: str) -> None:
        self.verdict = verdict  # "must" or "cannot"
        self.whom = whom  # "opponent", "its-controller" or "other"
        self.of = of  # "it", "foe" or "active"
        self.rule = opponents_next_turn(HouseRule("house", verdict, opponent=True))
        self.args = (verdict, whom, of, self.rule)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        house = self._house(state, scope)
        if not house:
            return False
        you = state.opponent(self._player(state, scope))
        return call(state, self.rule, you, scope.this, names={f"{NUMBERS}house": (HOUSES.index(house),)})

    def _house(self, state: S, scope: Scope) -> str:
        if self.of == "active":
            return state.house
        if self.of == "foe":
            assert scope.event is not None
            return state.last_house(scope.event.source)
        return state.last_house(scope.thing("it"))

    def _player(self, state: S, scope: Scope) -> int:
        if self.whom == "opponent":
            return state.opponent(scope.you)
        if self.whom == "other":
            assert scope.event is not None
            return state.opponent(player_of(scope.event.thing))
        piece = state.last_known(scope.thing("it"))
        assert piece is not None
        return piece.controller

    def words(self) -> Message:
        return Message("house-next-turn", verdict=self.verdict, whom=self.whom, of=self.of)


class OneOfThese(OneCard):
    """Half of a permission that says all of it."""

    def __init__(self, key: str, on: Filter[S], which: Filter[S]) -> None:
        super().__init__(key, on, Constant(1))
        self.which = which
        self.args = (*self.args, which)

    def words(self, times: int = 0) -> Message:
        return Message("may", effect=Message("play-or-use", what=one(InPlay(self.which)).words()))


def may_play_or_use(which: Filter[S]) -> Effect:
    """For the rest of the turn you may play or use one card that fits, whatever its house."""
    play = OneOfThese(aspects.MAY_PLAY, which, which)
    use = OneOfThese(aspects.MAY_USE, UpToCards(1, which), which)
    halves: list[Effect] = [Until(moments.TURN, half, 1) for half in (play, use)]
    return phrase(halves[0].words(), *halves)


class AsOfActiveHouse(Filter[S]):
    """What you would play: its house is no hindrance, but it is not more than the first turn allows."""

    def __init__(self, which: Filter[S]) -> None:
        self.which = which
        self.args = (which,)

    def fits(self, state: S, thing: Thing, scope: Scope) -> bool:
        return state.active == scope.you and self.which.fits(state, thing, scope) and cards_left(state)

    def words(self, n: int) -> Message:
        return self.which.words(n)


def _change_active_house(state: S, scope: Scope) -> None:
    for card in scope.things("it"):
        state.house = state.house_of(card)


ITS_HOUSE_BECOMES_ACTIVE: Effect = Do("its-house-becomes-active", _change_active_house)


def _end_the_turn(state: S, scope: Scope) -> None:
    """Nothing more is played, used or discarded; cards are readied and drawn as always."""
    state.step_over = True


END_YOUR_TURN: Effect = Do("end-your-turn", _end_the_turn)
