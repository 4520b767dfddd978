"""What a trigger or replacement listens to."""

from __future__ import annotations

from collections.abc import Callable

from trivault.games.keyforge.battleline import last_neighbors, neighbors
from trivault.games.keyforge.harm import in_blows
from trivault.games.keyforge.model import BEFORE_BLOWS, BLOWS, CUT_SHORT, KeyForgeState
from trivault.games.keyforge.printed import BROBNAR, MARS
from trivault.games.keyforge.things import (
    ACTION_CARD,
    ANY,
    ARTIFACT_CARD,
    CREATURE_CARD,
    ENEMY,
    OTHER,
    WAS_CREATURE,
    YOURS,
    Is,
    house,
)
from trivault.games.keyforge.vocabulary.conditions import ABOUT_THIS, When, about
from trivault.games.keyforge.vocabulary.terms import FOR_ALL, FOR_OPPONENT, FOR_YOU
from trivault.kernel.frames import Event, Scope
from trivault.kernel.ids import NOTHING

S = KeyForgeState


A_PLAYER_FORGES = about("a-player-forges", FOR_ALL)


OPPONENT_REAPS_AMBER = about("opponent-reaps-amber", FOR_OPPONENT)


ITS_ARMOR_PREVENTS = When("its-armor-prevents", ABOUT_THIS.test)


def _neighbor_fights(state: S, scope: Scope) -> bool:
    """It need not have survived (KF-FIGHT-14), and may even have come back elsewhere."""
    if scope.event is None:
        return False
    fighter, (_, _, progress) = scope.event.thing, state.fights[-1]
    if progress == CUT_SHORT and fighter in state.gone:
        return scope.this in state.gone[fighter].beside
    return scope.this in last_neighbors(state, fighter)


NEIGHBOR_FIGHTS = When("neighbor-fights", _neighbor_fights)


FROM_HAND = Is("discarded-from-hand", lambda s, c, _x: c in s.discarded)


YOU_DISCARD_BROBNAR = about("you-discard-brobnar", FROM_HAND & YOURS & house(BROBNAR))


YOU_WOULD_REAP_AMBER = about("you-would-reap-amber", FOR_YOU)


YOU_PLAY_ANOTHER_CARD = about("you-play-another-card", OTHER, yours=True)


YOU_USE_AN_ARTIFACT = about("you-use-an-artifact", ARTIFACT_CARD, yours=True)


def _event_is(name: str, test: Callable[[Event, int], bool]) -> When:
    return When(name, lambda _s, x: x.event is not None and test(x.event, x.you))


YOU_PLAY_A_MARS_CREATURE = about("you-play-a-mars-creature", house(MARS) & WAS_CREATURE, yours=True)


YOU_PLAY_ANOTHER_MARS_CREATURE = about(
    "you-play-another-mars-creature", OTHER & house(MARS) & WAS_CREATURE, yours=True
)


def _plays_creature(state: S, scope: Scope) -> bool:
    """It is still there when the ability resolves."""
    event = scope.event
    return event is not None and event.by == scope.you and state.is_creature(event.thing)


YOU_PLAY_A_LASTING_CREATURE = When("you-play-a-creature", _plays_creature)


def _damaged_beside(state: S, scope: Scope) -> bool:
    hit = scope.event.thing if scope.event else NOTHING
    return hit in neighbors(state, scope.this) and "specter" not in state.defs[hit].traits


NEIGHBOR_IS_DAMAGED = When("non-specter-neighbor-is-damaged", _damaged_beside)


ABOUT_TO_FIGHT = about("creature-is-about-to-fight", ANY)


def _hurt_beside(state: S, scope: Scope) -> bool:
    """The blows and what comes before them are the fight; what "Fight:" abilities do comes after it."""
    fighting = any(progress in (BEFORE_BLOWS, BLOWS) for _, _, progress in state.fights[-1:])
    return fighting and scope.event is not None and scope.event.thing in neighbors(state, scope.this)


HURT_BESIDE_IN_A_FIGHT = When("neighbor-hurt-in-a-fight", _hurt_beside)


def _icon_hurts_enemy(state: S, scope: Scope) -> bool:
    event = scope.event
    if event is None or event.source != NOTHING:  # KF-BONUS-07: only icons deal damage of no card
        return False
    piece = state.last_known(event.thing)
    return piece is not None and piece.controller != scope.you


ICON_HURTS_ENEMY = When("icon-hurts-enemy", _icon_hurts_enemy)


OPPONENT_PLAYS_ON_LEFT = about("opponent-plays-on-left-flank", CREATURE_CARD, yours=False)


OPPONENT_PLAYS_ON_RIGHT = about("opponent-plays-on-right-flank", CREATURE_CARD, yours=False)


YOUR_AMBER_IS_STOLEN = about("your-amber-is-stolen", FOR_OPPONENT)  # by whom, says the event


WOULD_DEAL_DAMAGE = When(
    "this-would-deal-damage", lambda _s, x: x.event is not None and x.event.source == x.this
)  # KF-DMG-13


CREATURE_IS_PLAYED = about("creature-is-played", WAS_CREATURE)


def _fallen_foe(state: S, scope: Scope) -> bool:
    event = scope.event
    if event is None or not (ENEMY & WAS_CREATURE).fits(state, event.thing, scope):
        return False
    return in_blows(state, event.thing)


ENEMY_DESTROYED_WHILE_FIGHTING = When("enemy-destroyed-while-fighting", _fallen_foe)


AMBER_WOULD_BE_STOLEN = When("amber-would-be-stolen", lambda _s, x: x.event is not None)


def _matches_no_card(state: S, scope: Scope) -> bool:
    return state.house != "" and all(state.house_of(card) != state.house for card in state.play)


CHOSEN_HOUSE_MATCHES_NO_CARD = When("chosen-house-matches-no-card", _matches_no_card)


ACTION_IS_PLAYED = about("action-is-played", ACTION_CARD)


KEY_IS_FORGED = about("key-is-forged", FOR_ALL)
