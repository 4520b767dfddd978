"""What is in force beside the text on the cards: the cost of keys, bans, lasting effects, rules for
houses. Only reads; for tables that show it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from trivault.games.keyforge.rules.copies import GAINED, TEXT_BOX, TRAITS
from trivault.games.keyforge.rules.houses import HouseRule
from trivault.games.keyforge.rules.naming import named_card
from trivault.games.keyforge.rules.things import SELF
from trivault.games.keyforge.state import aspects
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.games.keyforge.state.printed import CREATURE, HOUSES
from trivault.games.keyforge.text.phrases import OF_PLAYERS, arranged
from trivault.kernel.abilities import BLANK, Ability, Forbid, Modify, blank, touching
from trivault.kernel.abilities import in_force as effective
from trivault.kernel.frames import IN_PLAY, Listener
from trivault.kernel.ids import Thing, is_player, player_thing
from trivault.kernel.nodes import Node
from trivault.kernel.text import Message

S = KeyForgeState

# Values that are shown with the card that has them.
SHOWN_WITH_CARD = (
    aspects.POWER,
    aspects.ARMOR,
    aspects.ASSAULT,
    aspects.HAZARDOUS,
    aspects.ELUSIVE,
    aspects.SKIRMISH,
    aspects.POISON,
    aspects.TAUNT,
    aspects.INVULNERABLE,
)


# Values and bans that are not of cards in play, and those that are of artifacts, too.
OF_HANDS = (aspects.PLAY, aspects.TOLL, aspects.MAY_PLAY)
OF_ENTRIES = (
    aspects.ENTERS_READY,
    aspects.PLAYED_READY,
    aspects.PLAYED_STUNNED,
    aspects.ICONS_AGAIN,
    aspects.RETURNS,
)
OF_OTHERS = (*OF_PLAYERS, *OF_HANDS, *OF_ENTRIES)
OF_ARTIFACTS = (
    aspects.USE,
    aspects.USE_TOLL,
    aspects.MAY_USE,
    aspects.READY,
    aspects.DESTROY,
    aspects.SPENDABLE,
    BLANK,
    aspects.BELONGS_TO,
)


class ActiveAbility(NamedTuple):
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
    for listener in effective(state, state.modifiers.get(aspects.KEY_COST, ())):
        ability = state.game.program.nodes[listener.ability]
        if isinstance(ability, Modify) and ability.on.fits(state, player_thing(player), listener):
            changes.append((listener.origin, ability.amount.of(state, listener)))
    return [(card, n) for card, n in changes if n]


def active_effects(state: S) -> list[ActiveAbility]:
    """Lasting effects first, then what cards in play do for as long as they are there."""
    everything = (x for index in (state.listeners, state.modifiers) for of in index.values() for x in of)
    found = _read(state, (listener for listener in everything if _is_listed(state, listener)))
    return sorted(found, key=lambda each: each.constant)


def affecting(state: S, thing: Thing) -> list[ActiveAbility]:
    """What is in force on a player, a card in play, or one that could be played."""
    return _read(state, (*touching(state, thing, _concerns(state, thing)), *_house_rules(state, thing)))


def _concerns(state: S, thing: Thing) -> Callable[[str], bool]:
    """The values and bans that are of such things."""
    if is_player(thing):
        return OF_PLAYERS.__contains__
    if thing not in state.play:
        return OF_HANDS.__contains__
    if not state.is_creature(thing):
        return OF_ARTIFACTS.__contains__
    return lambda key: key not in OF_OTHERS


def _house_rules(state: S, thing: Thing) -> Iterator[Listener]:
    for listener in effective(state, state.listeners.get("house", ())):
        rule = state.game.program.nodes[listener.ability]
        if isinstance(rule, HouseRule) and thing == player_thing(rule.concerned(state, listener)):
            yield listener


def _is_listed(state: S, listener: Listener) -> bool:
    """Not what the card itself says, and nothing where it says nothing."""
    ability = state.game.program.nodes[listener.ability]
    return listener.until != IN_PLAY or (_reaches_others(ability) and not blank(state, listener.origin))


def _read(state: S, listeners: Iterable[Listener]) -> list[ActiveAbility]:
    found = (_described(state, listener) for listener in listeners if not _gained(state, listener))
    return list(dict.fromkeys(found))


def _gained(state: S, listener: Listener) -> bool:
    """An ability that came with a whole text box: the text box is listed."""
    ability = state.game.program.nodes[listener.ability]
    boxes = [x for x in state.modifiers.get(TEXT_BOX.key, ()) if x.this == listener.this]
    given = [state.keyforge.listed[x.number("text")] for x in boxes if x.origin == listener.origin]
    return ability in GAINED.values() or any(ability in kind.abilities for kind in given)


def _described(state: S, listener: Listener) -> ActiveAbility:
    ability = state.game.program.nodes[listener.ability]
    assert isinstance(ability, Ability)
    constant = listener.until == IN_PLAY
    of_creature = listener.this >= 0 and state.defs[listener.this].type == CREATURE
    return ActiveAbility(
        listener.origin,
        listener.you,
        listener.until,
        arranged(ability.words(listener.uses), of_creature),
        tuple(_about(state, listener, ability)),
        constant,
        constant and isinstance(ability, Modify) and ability.key in SHOWN_WITH_CARD,
    )


def _reaches_others(ability: Node[S]) -> bool:
    return isinstance(ability, HouseRule) or (isinstance(ability, Modify | Forbid) and ability.on is not SELF)


def _about(state: S, listener: Listener, ability: Ability[S]) -> Iterator[Message]:
    if isinstance(ability, HouseRule) and not ability.house:
        yield Message("house-name", house=HOUSES[listener.number("house")])
    if listener.numbers("card"):
        yield Message(f"card-{named_card(state, listener)}")
    if ability in (TEXT_BOX, TRAITS):
        yield Message(f"card-{state.keyforge.listed[listener.number('text')].slug}")
    given = [listener.this] if listener.until != IN_PLAY else []  # an ability that a card got for a while
    for thing in dict.fromkeys((*given, *listener.things("it"))):
        if thing != listener.origin:
            yield state.game.thing_message(state, thing)
