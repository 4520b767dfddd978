"""Attack steps 3 and 4: the roll, damage and effects (MW-ATK3, MW-ATK4)."""

from __future__ import annotations

from collections.abc import Iterator

from trivault.games.magewars.rules import dice, events
from trivault.games.magewars.rules.movement import Push
from trivault.games.magewars.rules.objects import mana_of
from trivault.games.magewars.rules.strike import (
    AUTOMATIC,
    AttackStep,
    attack_trait,
    bar_of,
    emit_event,
    is_melee,
    is_ranged,
    now,
)
from trivault.games.magewars.rules.traits import (
    armor,
    corporeal,
    immune,
    life,
    living,
    marked,
    trait,
    was_living,
)
from trivault.games.magewars.state import aspects, occasions
from trivault.games.magewars.state.model import CREATURE, MAGE, MageWarsState
from trivault.games.magewars.state.records import Attack
from trivault.kernel.control import Seq
from trivault.kernel.events import Emit, emit
from trivault.kernel.frames import BEGINNING, Event, Scope
from trivault.kernel.ids import NOTHING, Thing, player_thing
from trivault.kernel.interpreter import call
from trivault.kernel.nodes import Node
from trivault.kernel.terms import Named, each

S = MageWarsState


# How many dice, and how the effect die is read
def dice_count(state: S, attack: Attack) -> int:
    """At least 1 (MW-ATK3-08)."""
    count = (
        bar_of(state, attack).dice + attack.extra + both_dice(state, attack) + _attackers_dice(state, attack)
    )
    count -= trait(state, attack.defender, aspects.AEGIS)  # MW-ATK3-03
    return max(1, count + trait(state, attack.defender, aspects.DICE_AGAINST))


def dice_of(state: S, attack: Attack) -> int:
    """How many dice an attack would roll if it were made now; of a zone attack, as printed."""
    if attack.defender not in state.play:
        return bar_of(state, attack).dice
    state.attacks.append(attack)  # as what changes its dice would meet it
    count = dice_count(state, attack)
    state.attacks.pop()
    return count


def own_dice(state: S, holder: Thing, bar: int) -> int:
    """How many dice an attack bar has as its attacker is now, against nobody in particular."""
    attacker = state.bearer(holder)
    attack = Attack(state.controller(attacker), attacker, holder, bar, NOTHING)
    attack.spent.append(aspects.BLOODTHIRSTY)  # it depends on the defender
    return max(1, bar_of(state, attack).dice + _attackers_dice(state, attack))


def both_dice(state: S, attack: Attack) -> int:
    """What changes attack dice and effect die alike (MW-TRAITRULE-06)."""
    bar, target = bar_of(state, attack), attack.defender
    more = trait(state, target, bar.damage) if bar.damage else 0  # MW-ATK3-04, MW-DTYPE-09
    scope = Scope(attack.by, attack.attacker)
    return more + sum(n for n, which in bar.bonus if which.fits(state, target, scope))  # MW-ATK3-05


def _attackers_dice(state: S, attack: Attack) -> int:
    """What the attacker's own traits and markers add to the attack dice alone (MW-TRAITRULE-05, MW-ATK3-06)."""
    who, melee, ranged = attack.attacker, is_melee(state, attack), is_ranged(state, attack)
    if not state.is_creature(who) or not (melee or ranged):
        return 0
    more = 0
    first = "first" not in attack.spent  # MW-MULTIATK-05
    if melee and first:
        more += (
            trait(state, who, aspects.MELEE)
            + marked(state, who, aspects.RAGE)
            + marked(state, who, aspects.WRATH)
        )
        if who == state.acting and not attack.free and state.moves and not _stood_still(state, who):
            more += trait(state, who, aspects.CHARGE)  # MW-CODEX-007
    if ranged and first and attack.zone == NOTHING:
        more += trait(state, who, aspects.RANGED)  # MW-MULTIATK-07
    damage = bar_of(state, attack).damage
    if damage and first and attack.zone == NOTHING:
        more += trait(state, who, aspects.attacks_with(damage))  # melee and ranged for attacks of this type
    if melee and aspects.BLOODTHIRSTY not in attack.spent and bloodthirsts(state, attack.defender):
        more += trait(state, who, aspects.BLOODTHIRSTY)
    if attack.free != occasions.SPELL:
        # MW-COND-04, MW-COND-05
        more += trait(state, who, aspects.ATTACK_DICE) - marked(state, who, aspects.WEAK)
    return more


def _stood_still(state: S, creature: Thing) -> bool:
    """Whether its last move action has not led into another zone."""
    return aspects.CHARGE in state.play[creature].used


def bloodthirsts(state: S, thing: Thing) -> bool:
    """What bloodthirsty creatures thirst for: a damaged living creature (MW-CODEX-023)."""
    return state.is_creature(thing) and state.play[thing].damage > 0 and living(state, thing)


def effect_result(state: S, attack: Attack) -> tuple[str, ...]:
    """What the effect die brings (MW-ATK4-07)."""
    bar = bar_of(state, attack)
    # MW-ATK3-07, MW-TRAITRULE-07
    shown = attack.die + attack.extra + both_dice(state, attack) + trait(state, attack.defender, aspects.TOUGH)
    found: tuple[str, ...] = ()
    for least, effects in bar.effects:
        if shown >= least:
            found = effects
    return found


def roll(state: S, scope: Scope, attack: Attack) -> bool:
    """The attack roll: nothing is rolled against the immune (MW-ATK3-09)."""
    bar = bar_of(state, attack)
    attack.rolled, attack.die = (), 0
    if bar.trait(aspects.QUENCHES) and marked(state, attack.defender, aspects.BURN):  # geyser
        del state.play[attack.defender].markers[aspects.BURN]
        return False
    if immune(state, attack.defender, bar.damage):  # MW-DTYPE-11
        return False
    if attack.turned == NOTHING:
        attack.hit = True  # MW-ATK-13
    attack.rolled = dice.roll(state, dice_count(state, attack))
    attack.die = dice.effect_die(state) if bar.effects else 0  # MW-ATK3-02
    if bloodthirsts(state, attack.defender) and is_melee(state, attack):
        attack.spent.append(aspects.BLOODTHIRSTY)
    attack.spent.append("first")
    return emit_event(state, Event(events.ROLLED.name, attack.defender, 1, attack.by, attack.attacker))


# Damage and effects
def damage_of(state: S, attack: Attack) -> int:
    """Critical damage, and normal damage beyond the armor (MW-ATK4-01 to 05)."""
    normal, critical = dice.split(attack.rolled, ghostly(state, attack))
    return critical + max(0, normal - protection(state, attack))  # MW-ATK4-02, MW-ATK4-03, MW-ATK4-04


def protection(state: S, attack: Attack) -> int:
    """How much normal damage the armor of the defender stops."""
    if attack_trait(state, attack, aspects.CRITICAL_DAMAGE):
        return 0
    return max(0, armor(state, attack.defender) - attack_trait(state, attack, aspects.PIERCING))  # MW-ATK4-05


def ghostly(state: S, attack: Attack) -> bool:
    """Whether only the ones among the results count (MW-CORP-03)."""
    return not corporeal(state, attack.defender) and not _ethereal(state, attack)  # MW-CORP-05


def _ethereal(state: S, attack: Attack) -> bool:
    """Some objects are defenseless against a damage type (wall of fire against hydro)."""
    bar = bar_of(state, attack)
    exposed = bar.damage and trait(state, attack.defender, aspects.solid_to(bar.damage)) > 0
    return attack_trait(state, attack, aspects.ETHEREAL) > 0 or bool(exposed)


EFFECTS = ("push", *events.AFFLICT)  # what effect dice bring, by number


class Harm(Node[S]):
    """Damage, what follows from it, and the additional effects (MW-ATK4)."""

    def __init__(self, trees: tuple[Node[S], ...]) -> None:
        self.trees = trees  # in the order of EFFECTS
        self.args = (trees,)

    def resume(self, state: S, position: int) -> bool:
        attack, scope = now(state), state.scopes[-1]
        if position == BEGINNING:
            self._prepare(state, scope, attack)
        results = scope.numbers("results")
        for i in range(position, 2 + len(results)):
            mark = len(state.stack)
            if self.suspend(state, mark, self._part(state, scope, attack, i, results), i + 1):
                return True
        return False

    def _part(self, state: S, scope: Scope, attack: Attack, i: int, results: tuple[int, ...]) -> bool:
        if i == 0:
            return self._deal(state, scope, attack)
        return self._follow(state, scope, attack) if i == 1 else self.trees[results[i - 2]].run(state)

    def _prepare(self, state: S, scope: Scope, attack: Attack) -> None:
        """What the dice bring is read before anything of it happens."""
        defender = attack.defender
        ghostly = not corporeal(state, defender) and not _ethereal(state, attack)
        found = () if ghostly or not attack.die else effect_result(state, attack)  # MW-CORP-04
        scope.bind_numbers("results", *(EFFECTS.index(name) for name in found))  # MW-ATK4-08, MW-ATK4-09
        scope.bind_numbers("room", life(state, defender) - state.play[defender].damage)
        scope.bind_numbers("victim", state.controller(defender))
        scope.bind("it", (defender,))

    def _deal(self, state: S, scope: Scope, attack: Attack) -> bool:
        harm, attack.damage = damage_of(state, attack), 0
        events.note_dice(state, attack)
        return harm > 0 and emit(state, events.DAMAGE, attack.defender, harm, scope)

    def _follow(self, state: S, scope: Scope, attack: Attack) -> bool:
        """What the damage that was dealt brings."""
        if not attack.damage:
            return False
        attack.dealt += attack.damage
        return call(state, FOLLOW, attack.by, attack.attacker, names=dict(scope.names or {}))

    def children(self) -> Iterator[Node[S]]:
        yield FOLLOW
        yield from self.trees


def _drink(state: S, scope: Scope, attack: Attack) -> bool:
    """Half of the damage to a living creature, rounded up; what is beyond its life does not count
    (MW-CODEX-111); only the first attack of several (MW-MULTIATK-06)."""
    first = not attack.strike and not attack.done
    if not first or not attack_trait(state, attack, aspects.VAMPIRIC) or not was_living(state, attack.defender):
        return False
    drunk = min(attack.damage, scope.number("room"))
    return emit(state, events.HEAL, attack.attacker, (drunk + 1) // 2, scope)


def _drain(state: S, scope: Scope, attack: Attack) -> bool:
    """The controller of an enemy creature loses mana, once in a multiple attack (MW-CODEX-074)."""
    moved, victim = attack_trait(state, attack, aspects.MANA_TRANSFER), scope.number("victim")
    amount = attack_trait(state, attack, aspects.MANA_DRAIN) + moved
    creature = state.card(attack.defender).type in (CREATURE, MAGE)
    if not amount or not creature or "drain" in attack.spent or state.friendly(victim, attack.by):
        return False
    attack.spent.append("drain")
    scope.bind_numbers("moved", min(moved, mana_of(state, victim)))
    return emit(state, events.LOSE_MANA, player_thing(victim), amount, scope)


def _gain_drained(state: S, scope: Scope, attack: Attack) -> bool:
    """What a mana transfer has drained goes to the controller of the attack (MW-CODEX-077)."""
    moved = sum(scope.numbers("moved"))
    return moved > 0 and emit(state, events.GAIN_MANA, player_thing(attack.by), moved, scope)


def _rage(state: S, scope: Scope, attack: Attack) -> bool:
    """MW-CODEX-126."""
    who, enemy = attack.defender, attack.attacker
    if who not in state.play or not state.is_creature(enemy) or attack.free in AUTOMATIC:
        return False
    full = marked(state, who, aspects.RAGE) >= trait(state, who, aspects.RAGE)
    if full or state.friendly(state.controller(who), state.controller(enemy)):
        return False
    return emit(state, events.TOKENS["rage"], who, 1, scope)


def _struck(state: S, scope: Scope, attack: Attack) -> bool:
    struck = Event(events.STRUCK.name, attack.defender, attack.damage, attack.by, attack.attacker)
    return emit_event(state, struck)


FOLLOW: Node[S] = Seq(
    (
        AttackStep("drink", _drink),
        AttackStep("drain", _drain),
        AttackStep("gain-drained", _gain_drained),
        AttackStep("rage", _rage),
        AttackStep("struck", _struck),
    )
)


IT = each(Named[S]("it"))


TREES: tuple[Node[S], ...] = (Push(IT), *(Emit(kind, IT) for kind in events.AFFLICT.values()))
