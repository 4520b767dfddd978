"""The attack bars of a creature; how an attack begins, and what it is like (MW-ATK)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from trivault.games.magewars.rules.traits import flying, trait
from trivault.games.magewars.state import aspects, occasions
from trivault.games.magewars.state.model import EQUIPMENT, MELEE, OTHER, RANGED, MageWarsState
from trivault.games.magewars.state.printed import Bar
from trivault.games.magewars.state.records import Attack
from trivault.kernel.events import propose
from trivault.kernel.frames import Event, Scope, Value
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.interpreter import call
from trivault.kernel.nodes import Node

S = MageWarsState

BASH = Bar("bash", OTHER, 3, traits=((aspects.UNAVOIDABLE, 1),))  # MW-PUSH-07
# only dice and damage (MW-BARRIER-06, MW-WALL-07)
SHORT = (
    occasions.BARRIER,
    occasions.PASSAGE,
    occasions.BASH,
)
# neither melee nor ranged: no trait of the attacker changes them
AUTOMATIC = (
    *SHORT,
    occasions.TRAP,
    occasions.SPECIAL,
)


def bar_of(state: S, attack: Attack) -> Bar:
    return BASH if attack.holder == NOTHING else state.card(attack.holder).attacks[attack.bar]


def attack_bars(state: S, creature: Thing) -> Iterator[tuple[Thing, int, Bar]]:
    """The attack bars of a creature; a mage also has those of its equipment (MW-ATK-05)."""
    worn = [t for t in state.play[creature].attached if state.card(t).type == EQUIPMENT]
    for holder in (creature, *worn):  # MW-EQUIP-10, MW-ATK-04
        for i, bar in enumerate(state.card(holder).attacks):
            if bar.kind in (MELEE, RANGED):
                yield holder, i, bar


def begin(
    state: S,
    by: int,
    attacker: Thing,
    holder: Thing,
    bar: int,
    defender: Thing,
    free: str = "",
    strikes: int = 1,
    extra: int = 0,
) -> bool:
    """Let an attack happen."""
    attack = Attack(by, attacker, holder, bar, defender, free)
    attack.strikes, attack.extra = strikes, extra
    return carry_out(state, attack)


def carry_out(state: S, attack: Attack) -> bool:
    take_up(state, attack)
    names: dict[str, Value] = {"it": (attack.defender,)}
    return call(state, state.magewars.attack_rules, attack.by, attack.attacker, names=names)


def take_up(state: S, attack: Attack) -> None:
    stay_afoot(state, attack)
    state.attacks.append(attack)


def stay_afoot(state: S, attack: Attack) -> None:
    """An attack begins: whoever is on the ground stays there until it is over (MW-FLY-08)."""
    attack.afoot = tuple(t for t in state.play if state.is_creature(t) and not flying(state, t))


def attack_trait(state: S, attack: Attack, name: str) -> int:
    """A trait of the attack itself, or one that the attacker's attacks have: all, or those in melee."""
    value = bar_of(state, attack).trait(name)
    if attack.free in AUTOMATIC or not state.is_creature(attack.attacker):
        return value
    keys = (aspects.of_attacks, aspects.of_melee) if is_melee(state, attack) else (aspects.of_attacks,)
    for key in [of(name) for of in keys]:
        if key in state.modifiers:
            value += trait(state, attack.attacker, key)
    return value


def is_melee(state: S, attack: Attack) -> bool:
    return bar_of(state, attack).kind == MELEE and attack.free not in AUTOMATIC


def is_ranged(state: S, attack: Attack) -> bool:
    return bar_of(state, attack).kind == RANGED and attack.free not in AUTOMATIC


def now(state: S) -> Attack:
    return state.attacks[-1]


def aimed_as_declared(state: S) -> bool:
    """Whether the attack at hand was not called off or turned elsewhere since the event was declared."""
    declared = state.scopes[-1].event
    return declared is not None and declared.source == now(state).defender


class AttackStep(Node[S]):
    """A step that is one stretch of rules."""

    def __init__(self, name: str, function: Callable[[S, Scope, Attack], bool]) -> None:
        self.name = name
        self.function = function
        self.args = (name, function)

    def run(self, state: S) -> bool:
        return self.function(state, state.scopes[-1], now(state))


def emit_event(state: S, event: Event) -> bool:
    """Let an event of the attack happen, with its own `by` and source."""
    scope = Scope(event.by, event.source)
    return propose(state, state.game.events[event.kind], [(event.thing, event.amount)], scope)
