"""What is in force beside the text on the cards: the cost of keys, bans, lasting effects, rules for
houses. Only reads; for tables that show it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from trivault.games.keyforge.houses import HouseRule
from trivault.games.keyforge.model import KeyForgeState
from trivault.games.keyforge.phrases import arranged
from trivault.games.keyforge.printed import CREATURE, HOUSES
from trivault.games.keyforge.things import SELF
from trivault.kernel.abilities import Ability, Forbid, Modify, blank
from trivault.kernel.abilities import in_force as effective
from trivault.kernel.frames import IN_PLAY, Listener
from trivault.kernel.ids import Thing, player_thing
from trivault.kernel.text import Message

S = KeyForgeState

# Values that are shown with the card that has them.
SHOWN = ("power", "armor", "assault", "hazardous", "elusive", "skirmish", "poison", "taunt", "invulnerable")


class InForce(NamedTuple):
    """One thing that is in force."""

    card: Thing  # that made it
    you: int  # whose it is: the `you` of its words
    until: str  # the moment when it ends
    effect: Message
    about: tuple[Message, ...]  # the cards or the house that it was made for
    constant: bool  # ends with its card
    minor: bool  # only changes what is shown with cards anyway


def key_cost_changes(state: S, player: int) -> list[tuple[Thing, int]]:
    """What makes the keys of a player cost more or less, and by how much (KF-FORGE-04)."""
    changes = []
    for listener in effective(state, state.modifiers.get("key-cost", ())):
        ability = state.game.program.nodes[listener.ability]
        if isinstance(ability, Modify) and ability.on.fits(state, player_thing(player), listener):
            changes.append((listener.origin, ability.amount.of(state, listener)))
    return [(card, n) for card, n in changes if n]


def in_force(state: S) -> list[InForce]:
    """Lasting effects first, then what cards in play do for as long as they are there."""
    found: list[InForce] = []
    for listener in (x for index in (state.listeners, state.modifiers) for of in index.values() for x in of):
        found += [each for each in _read(state, listener) if each not in found]
    return sorted(found, key=lambda each: each.constant)


def _read(state: S, listener: Listener) -> Iterator[InForce]:
    ability = state.game.program.nodes[listener.ability]
    assert isinstance(ability, Ability)
    constant = listener.until == IN_PLAY
    if constant and (not _reaches_others(ability) or blank(state, listener.origin)):
        return  # the card itself says it, or says nothing
    of_creature = listener.this >= 0 and state.defs[listener.this].type == CREATURE
    yield InForce(
        listener.origin,
        listener.you,
        listener.until,
        arranged(ability.words(listener.uses), of_creature),
        tuple(_about(state, listener, ability)),
        constant,
        constant and isinstance(ability, Modify) and ability.key in SHOWN,
    )


def _reaches_others(ability: Ability[S]) -> bool:
    return isinstance(ability, HouseRule) or (isinstance(ability, Modify | Forbid) and ability.on is not SELF)


def _about(state: S, listener: Listener, ability: Ability[S]) -> Iterator[Message]:
    if isinstance(ability, HouseRule) and not ability.house:
        yield Message("house-name", house=HOUSES[listener.number("house")])
    given = [listener.this] if listener.until != IN_PLAY else []  # an ability that a card got for a while
    for thing in dict.fromkeys((*given, *listener.things("it"))):
        if thing != listener.origin:
            yield state.game.thing_message(state, thing)
