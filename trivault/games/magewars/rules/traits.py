"""What objects are like now: traits, attributes and states (MW-TRAITRULE, MW-STATE, MW-LIVING, MW-CORP,
MW-FLY)."""

from __future__ import annotations

from trivault.games.magewars.state import aspects
from trivault.games.magewars.state.model import CONJURATION, CREATURE, MAGE, WALL, MageWarsState
from trivault.kernel.abilities import Modify
from trivault.kernel.ids import NOTHING, Thing

S = MageWarsState

HIGHEST = (aspects.REGENERATE, aspects.AEGIS)  # plain values: only the highest counts (MW-TRAITRULE-02)


def trait(state: S, thing: Thing, name: str) -> int:
    """The value of a trait: values with a sign add up, of plain ones the highest counts; a trait
    without a value counts from 1 on."""
    value = state.card(thing).traits.get(name, 0)
    listeners = state.modifiers.get(name)
    if not listeners:
        return value
    nodes, piece = state.game.program.nodes, state.play.get(thing)
    away = piece is not None and piece.left != NOTHING
    for listener in listeners:
        ability = nodes[listener.ability]
        if away and not _touches_banished(state, thing, listener.this):
            continue
        if isinstance(ability, Modify) and ability.on.fits(state, thing, listener):
            amount = ability.amount.of(state, listener)
            value = max(value, amount) if name in HIGHEST else value + amount  # MW-DTYPE-10, MW-TRAITRULE-01
    return value


def _touches_banished(state: S, thing: Thing, source: Thing) -> bool:
    """Out of the arena only what is its own or attached to it affects a creature (banish)."""
    return source == thing or (source in state.play and state.play[source].host == thing)


def level(state: S, thing: Thing) -> int:
    return state.card(thing).level


def corporeal(state: S, thing: Thing) -> bool:
    return not trait(state, thing, aspects.INCORPOREAL)  # MW-CORP-01


def living(state: S, thing: Thing) -> bool:
    """Creatures are living, conjurations are not, unless they say otherwise (MW-LIVING-02, MW-LIVING-01)."""
    if trait(state, thing, aspects.NONLIVING) or not corporeal(state, thing):  # MW-CORP-02
        return False
    return state.card(thing).type in (CREATURE, MAGE) or trait(state, thing, aspects.LIVING) > 0  # MW-LIVING-03


def was_living(state: S, thing: Thing) -> bool:
    """Whether it is a living creature, or was one before it was destroyed."""
    if thing in state.play:
        return state.is_creature(thing) and living(state, thing)
    card = state.card(thing)
    lifeless = card.trait(aspects.NONLIVING) or card.trait(aspects.INCORPOREAL)
    return card.type in (CREATURE, MAGE) and not lifeless


def finite_life(state: S, thing: Thing) -> bool:
    """It cannot be healed, regenerate or gain Life (MW-LIVING-06, MW-ORDER-09)."""
    return not living(state, thing) or trait(state, thing, aspects.FINITE_LIFE) > 0  # MW-LIVING-05


def immune(state: S, thing: Thing, damage_type: str) -> bool:
    if not damage_type:
        return False
    if damage_type == "poison" and not living(state, thing):  # MW-LIVING-05
        return True
    if damage_type == "psychic" and state.card(thing).type in (CONJURATION, WALL):  # MW-CONJ-03
        return True
    return trait(state, thing, aspects.immune_to(damage_type)) > 0


def uncontainable(state: S, thing: Thing) -> bool:
    return trait(state, thing, aspects.UNCONTAINABLE) > 0 or not corporeal(state, thing)  # MW-CORP-02


def burnproof(state: S, thing: Thing) -> bool:
    return trait(state, thing, aspects.BURNPROOF) > 0 or not corporeal(state, thing)  # MW-CORP-06


def unmovable(state: S, thing: Thing) -> bool:
    # MW-PUSH-11
    return state.card(thing).type in (CONJURATION, WALL) or trait(state, thing, aspects.UNMOVABLE) > 0


def marked(state: S, thing: Thing, marker: str) -> int:
    """How many markers of a kind lie on an object."""
    return state.play[thing].markers.get(marker, 0)


def incapacitated(state: S, thing: Thing) -> bool:
    """MW-STATE-05; conjurations never are (MW-STATE-09)."""
    if not state.is_creature(thing):
        return False
    markers = state.play[thing].markers
    # MW-COND-13
    return aspects.STUN in markers or aspects.SLEEP in markers or trait(state, thing, aspects.INCAPACITATED) > 0


def drop_guards(state: S) -> None:
    """The incapacitated lose their guard markers at once (MW-STATE-06)."""
    for thing, piece in state.play.items():
        if piece.guard and incapacitated(state, thing):
            piece.guard = False


def restrained(state: S, thing: Thing) -> bool:
    """MW-STATE-01; uncontainable creatures and conjurations never are (MW-STATE-04)."""
    if not state.is_creature(thing) or uncontainable(state, thing):
        return False
    # MW-COND-16
    return aspects.CRIPPLE in state.play[thing].markers or trait(state, thing, aspects.RESTRAINED) > 0


def flying(state: S, thing: Thing) -> bool:
    """Lost by guards, by the restrained and the incapacitated (MW-FLY-11, MW-FLY-12) and, during a
    melee attack on what is on the ground, by the attacker (MW-FLY-07); not gained during any (MW-FLY-08)."""
    if not state.is_creature(thing) or not trait(state, thing, aspects.FLYING):
        return False
    if state.play[thing].guard or _loses_flying(state, thing):
        return False
    for attack in state.attacks:
        if thing in attack.afoot or (attack.grounded and thing == attack.attacker):
            return False
    return not restrained(state, thing) and not incapacitated(state, thing)  # MW-STATE-03, MW-STATE-07


def _loses_flying(state: S, thing: Thing) -> bool:
    """Of enchantments that contradict each other the one played later prevails (MW-ENCH-14, MW-ORDER-07)."""
    return aspects.LOSES_FLYING in state.modifiers and (
        _newest(state, thing, aspects.LOSES_FLYING) > _newest(state, thing, aspects.FLYING)
    )


def _newest(state: S, thing: Thing, name: str) -> int:
    """The place, among what is attached to a creature, of the latest that changes a trait; -1 for none."""
    attached, nodes = state.play[thing].attached, state.game.program.nodes
    found = [-1]
    for listener in state.modifiers.get(name, ()):
        ability = nodes[listener.ability]
        if isinstance(ability, Modify) and ability.on.fits(state, thing, listener):
            found.append(attached.index(listener.this) + 1 if listener.this in attached else 0)
    return max(found)


def pest(state: S, thing: Thing) -> bool:
    return trait(state, thing, aspects.PEST) > 0


def elusive(state: S, thing: Thing) -> bool:
    return trait(state, thing, aspects.ELUSIVE) > 0


def pace(state: S, thing: Thing) -> str:
    """`fast`, `slow`, or neither where both cancel out (MW-MOVE-08)."""
    fast, slow = trait(state, thing, aspects.FAST) > 0, trait(state, thing, aspects.SLOW) > 0
    return "" if fast == slow else aspects.FAST if fast else aspects.SLOW


def armor(state: S, thing: Thing) -> int:
    """Never below 0; none on what is incorporeal or has the crossed-out symbol (MW-CORP-07, MW-ORDER-10)."""
    printed = state.card(thing).armor
    if printed is None or not corporeal(state, thing):
        return 0
    return max(0, printed + trait(state, thing, aspects.ARMOR) + marked(state, thing, aspects.ARMOR))


def life(state: S, thing: Thing) -> int:
    return state.base_life(thing) + state.play[thing].life  # MW-LIFE-03


def channeling(state: S, thing: Thing) -> int | None:
    """None for objects without the attribute, which no modifier gives (MW-CHAN-07)."""
    printed = state.base_channeling(thing)
    return None if printed is None else max(0, printed + trait(state, thing, aspects.CHANNELING))
