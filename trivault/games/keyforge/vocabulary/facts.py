"""Whether: what is so on the table, or was this turn."""

from __future__ import annotations

from trivault.games.keyforge.battleline import in_center
from trivault.games.keyforge.forge import funds, key_cost
from trivault.games.keyforge.forge import key_cost as cost_of_key
from trivault.games.keyforge.model import KeyForgeState
from trivault.games.keyforge.printed import CREATURE, HOUSES, LOGOS, SANCTUM, UNTAMED
from trivault.games.keyforge.things import FRIENDLY, InPlay, named
from trivault.games.keyforge.vocabulary.amounts import _thief
from trivault.games.keyforge.vocabulary.conditions import When, at_least
from trivault.games.keyforge.vocabulary.terms import DESTROYED_THIS_WAY
from trivault.kernel.abilities import forbidding
from trivault.kernel.frames import Scope
from trivault.kernel.ids import Thing, player_thing
from trivault.kernel.terms import Condition, Per

S = KeyForgeState


IT_IS_STUNNED = When("it-is-stunned", lambda s, x: any(s.play[card].stunned for card in x.things("it")))


THIS_IS_ATTACKED = When("this-is-attacked", lambda s, x: any(x.this == fight[1] for fight in s.fights[-1:]))


A_DOOM_COUNTER_IS_IN_PLAY = When(
    "a-doom-counter-is-in-play", lambda s, _x: any(piece.count("doom") for piece in s.play.values())
)


def amber_on_this(n: int) -> When:
    return When("amber-on-this", lambda s, x: x.this in s.play and s.play[x.this].amber >= n, n)


def you_control_houses(n: int) -> Condition[S]:
    """Your creatures are of so many different houses, or more."""
    return When("you-control-houses", lambda s, x: len({s.house_of(c) for c in s.players[x.you].line}) >= n, n)


PLAYED_EXACTLY_ONE_CARD = When("played-exactly-one-card", lambda s, _x: len(s.played) == 1)


def _killed(state: S, card: Thing) -> bool:
    return card in state.destroyed and card not in state.play


def they_played(n: int) -> Condition[S]:
    return When("they-played", lambda s, x: s.active != x.you and len(s.played) >= n, n)


IT_SURVIVES = When("it-survives", lambda s, x: any(not _killed(s, card) for card in x.things("it")))


SOME_WAS_HEALED = When("some-was-healed", lambda _s, x: x.number("healed") > 0)


def _of_chosen_house(state: S, scope: Scope) -> bool:
    return any(state.house_of(card) == HOUSES[scope.number("house")] for card in scope.things("it"))


def _both_sides_have_a_creature(state: S, scope: Scope) -> bool:
    return all(side.line for side in state.players)


BOTH_HAVE_A_CREATURE = When("both-have-a-creature", _both_sides_have_a_creature)


IT_IS_OF_CHOSEN_HOUSE = When("it-is-of-chosen-house", _of_chosen_house)


IT_IS_NOT_LOGOS = When("it-is-not-logos", lambda s, x: any(s.printed[c] != LOGOS for c in x.things("it")))


FIRST_USE = When("first-use-this-turn", lambda s, x: s.used.count(x.this) == 1)


FEWER_THAN_TWO_DESTROYED = When("fewer-destroyed", lambda s, x: len(DESTROYED_THIS_WAY.find(s, x)) < 2, 2)


def _played_sanctum_cards(state: S, scope: Scope) -> bool:
    """Seven this turn, as printed, wherever they are now."""
    return state.active == scope.you and sum(state.printed[card] == SANCTUM for card in state.played) >= 7


YOU_PLAYED_SEVEN_SANCTUM_CARDS = When("you-played-sanctum-cards", _played_sanctum_cards, 7)


def their_amber_is(n: int) -> Condition[S]:
    return When("their-amber-is", lambda s, x: s.players[1 - x.you].amber == n, n)


NO_OTHER_CARD_PLAYED = When("no-other-card-played", lambda s, _x: len(s.played) <= 1)


YOU_FORGED_THIS_TURN = When("you-forged-this-turn", lambda s, x: s.active == x.you and s.forged_now > 0)


IT_IS_OF_ACTIVE_HOUSE = When(
    "it-is-of-active-house", lambda s, x: any(s.house_of(card) == s.house for card in x.things("it"))
)


def you_used_creatures(n: int) -> Condition[S]:
    """So many different ones this turn, wherever they are now (KF-USE-14: removing stun is a use)."""
    return When(
        "you-used-creatures",
        lambda s, x: s.active == x.you and len({c for c in s.used if s.last_kind(c).type == CREATURE}) >= n,
        n,
    )


def they_played_creatures(n: int) -> Condition[S]:
    return When("they-played-creatures", lambda s, x: s.players[1 - x.you].creatures_last >= n, n)


def _can_forge(state: S, scope: Scope) -> bool:
    enough = funds(state, scope.you) >= cost_of_key(state, scope.you)
    return enough and not forbidding(state, "forge", player_thing(scope.you))


def _no_untamed_discarded(state: S, scope: Scope) -> bool:
    return all(state.printed[card] != UNTAMED for card in state.discarded)


CAN_FORGE = When("can-forge", _can_forge)


NO_UNTAMED_DISCARDED = When("no-untamed-discarded", _no_untamed_discarded)


def _friendly_destroyed(state: S, scope: Scope) -> bool:
    fallen = [card for card in state.destroyed if state.last_kind(card).type == CREATURE]
    return any(state.lost_by(card) == scope.you for card in fallen)


FRIENDLY_DESTROYED_THIS_TURN = When("friendly-destroyed-this-turn", _friendly_destroyed)


SIX_LESS_THE_DESTROYED = Per(-1, DESTROYED_THIS_WAY, 6)


def _can_forge_so(state: S, scope: Scope) -> bool:
    cost = max(0, key_cost(state, scope.you) + SIX_LESS_THE_DESTROYED.of(state, scope))
    return cost <= funds(state, scope.you) and not forbidding(state, "forge", player_thing(scope.you))


CAN_FORGE_SO = When("can-forge-so", _can_forge_so)


def _shared_a_house(state: S, scope: Scope) -> bool:
    """Those that were archived, two at least, as they were last (KF-LEAVE-06)."""
    archived = [state.gone[card] for card in scope.things("it") if card not in state.play]
    return len(archived) > 1 and len({piece.house for piece in archived}) == 1


THEY_SHARED_A_HOUSE = When("they-shared-a-house", _shared_a_house)


def you_control(slug: str) -> Condition[S]:
    return at_least(1, InPlay(FRIENDLY & named(slug)))


IN_CENTER = When("this-is-in-center", lambda s, x: x.this in s.play and in_center(s, x.this))


ACTIVE_PLAYER_STEALS = When("active-player-steals", lambda s, x: _thief(x) == s.active)
