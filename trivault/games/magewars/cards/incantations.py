"""Incantations."""

from __future__ import annotations

from trivault.games.magewars import events
from trivault.games.magewars.cards.frames import (
    ANY_CREATURE,
    ANY_MAGE,
    ARENA,
    CORPOREAL_CREATURE,
    CREATURE_OR_CONJURATION,
    LIVING_CREATURE,
    NON_MAGE_CREATURE,
    NON_MAGE_LIVING_CREATURE,
    ZONE,
    incantation,
    other,
)
from trivault.games.magewars.conditions import RemoveConditions
from trivault.games.magewars.effects import (
    CASTER,
    NEXT_ACTION,
    NEXT_STRIKE,
    ROLLED,
    ROUND,
    AddMana,
    Banish,
    ChooseCures,
    Cure,
    OnIt,
    Resurrect,
    Roll,
    gain,
)
from trivault.games.magewars.metamagic import (
    SHIFT_COST,
    Carries,
    EnchantmentsOn,
    MoveEnchantment,
)
from trivault.games.magewars.model import CREATURE, MAGE, MageWarsState
from trivault.games.magewars.movement import Push, Teleport, wall_between
from trivault.games.magewars.numbers import Number, Plus, cost_of, left_of, level_of
from trivault.games.magewars.printed import Target
from trivault.games.magewars.reactions import IT_HAS_ATTACKED, AnotherAttack, AttackWithThis
from trivault.games.magewars.things import (
    CORPOREAL,
    CREATURES,
    FRIENDLY,
    HIDDEN,
    IT,
    LIVING,
    REVEALED,
    YOU_CONTROL,
    YOURS,
    InArena,
    Is,
    NotUsedOn,
    SecondTarget,
    subtype,
)
from trivault.games.magewars.traits import trait, unmovable
from trivault.games.magewars.vocabulary import When, after, destroy, heal, on
from trivault.kernel.abilities import Until
from trivault.kernel.frames import Scope
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.nodes import Do, If, Node, Seq
from trivault.kernel.terms import Selection, each

S = MageWarsState

POISONS = ("rot", "weak", "cripple")  # the conditions of that type (MW-DTYPE-06)
SECOND: Selection[S] = Selection(SecondTarget(), every=True, name="second")


def _it(scope: Scope) -> Thing:
    return scope.things("it")[0]


# Who may be the target

WORN_BY_IT = Is("worn-by-it", lambda s, t, x: t in s.play and s.play[t].host in x.things("it"))
NEW = Is(
    "summoned-this-round",
    lambda s, t, _x: t in s.play and s.card(t).type != MAGE and s.play[t].summoned == s.round,
)


def _can_rise(state: S, thing: Thing, scope: Scope) -> bool:
    """A living creature; not a legendary one while another copy is in play (MW-DISC-06)."""
    card = state.card(thing)
    alive = card.type == CREATURE and not card.trait("nonliving") and not card.trait("incorporeal")
    return alive and not (card.trait("legendary") and any(state.card(t) is card for t in state.play))


CAN_RISE = Is("destroyed-living-creature", _can_rise)


# Costs


def _sleep_cost(state: S, scope: Scope) -> int:
    level = state.card(_it(scope)).level
    return 3 + level + max(0, level - 3)


def _zones_apart(state: S, scope: Scope) -> int:
    return state.arena.distances[state.zone_of(_it(scope))][scope.things("second")[0]]


CURES = Number("cures", lambda _s, _x: 0)  # what is chosen comes on top
LEVEL = level_of(IT)
COST_AND_LEVEL = Plus(cost_of(IT), LEVEL)
EQUIPMENT_COST = cost_of(SECOND)
EXPLODE_COST = Plus(6, EQUIPMENT_COST)
TOTAL_COST, COST_OF_BOTH = cost_of(IT, whole=True), cost_of(IT, whole=True, twice=True)
SLEEP_COST = Number("sleep", _sleep_cost)
TELEPORT_COST = Number("three-for-each-zone", lambda s, x: 3 * max(1, _zones_apart(s, x)))


# Effects


def _wakes(state: S, scope: Scope) -> None:
    for thing in scope.things("it"):
        state.play[thing].active = True


def _stung(state: S, scope: Scope) -> bool:
    """A wall that attacks who passes stands beside the target."""
    here = state.zone_of(_it(scope))
    walls = [wall_between(state, here, zone) for zone in state.arena.neighbors[here]]
    return any(wall != NOTHING and trait(state, wall, "passage-attacks") for wall in walls)


WALL_ATTACKS = When("wall-attacks-beside-it", _stung)
PAID_EXTRA = When("paid-extra", lambda s, _x: s.casts[-1].x > 0)
CAN_BE_MOVED = When("it-is-not-unmovable", lambda s, x: not unmovable(s, _it(x)))
FURY: Node[S] = Until("round", after(events.ATTACK_ENDED, IT_HAS_ATTACKED, AnotherAttack()), uses=1)
FRIENDLY_ANIMALS = each(InArena(FRIENDLY & subtype("animal") & CREATURES))
FRIENDS_THERE = each(InArena(FRIENDLY & LIVING & CREATURES, in_target_zone=True))

CARDS = (
    incantation("banish", "arcane 3", 14, NON_MAGE_CREATURE, (0, 2), Banish(3), subtypes="teleport"),
    incantation("battle-fury", "war 1", 5, Target("creature", CORPOREAL & NotUsedOn("battle-fury")), (0, 2),
                OnIt("battle-fury", FURY), subtypes="command"),
    incantation("call-of-the-wild", "nature 1", 4, ARENA, (0, 0), gain(FRIENDLY_ANIMALS, ROUND, melee=1)),
    incantation("charge", "war 1", 4, CORPOREAL_CREATURE, (0, 2), gain(IT, ROUND, fast=1, charge=1),
                subtypes="command"),
    incantation("dispel", "arcane 1", TOTAL_COST, Target("enchantment", REVEALED), (0, 2), destroy(IT),
                subtypes="metamagic"),
    incantation("dissolve", "water 1", EQUIPMENT_COST, ANY_MAGE, (0, 1), destroy(SECOND), subtypes="acid",
                second=Target("equipment", WORN_BY_IT)),
    incantation("drain-life", "dark 3", 12, LIVING_CREATURE, (0, 1),
                Seq((Roll(5, left_of("life", IT)), on(events.DIRECT, IT, ROLLED),
                     on(events.HEAL, CASTER, ROLLED))),
                subtypes="vampiric", traits={"magecast": 1}, only_trained="dark"),
    incantation("drain-power", "arcane 3", 16, ANY_MAGE, (0, 2),
                Seq((Roll(8, left_of("mana", IT)), on(events.LOSE_MANA, IT, ROLLED),
                     on(events.GAIN_MANA, CASTER, ROLLED))),
                subtypes="mana", traits={"magecast": 1}),
    incantation("evade", "war 1", 3, CORPOREAL_CREATURE, (0, 2), gain(IT, ROUND, elusive=1),
                subtypes="command"),
    incantation("explode", "fire 2", EXPLODE_COST, ANY_MAGE, (0, 1),
                Seq((destroy(SECOND), AttackWithThis(IT, "special"))), subtypes="flame",
                second=Target("equipment", WORN_BY_IT),
                attacks=[other("fiery-blast", 4, "flame", {6: "burn"}, unavoidable=1, defrost=1)]),
    incantation("force-push", "mind 1", 3, ANY_CREATURE, (0, 2),
                If(PAID_EXTRA, Push(IT, anywhere=True), Push(IT, anywhere=True, through=False)),
                subtypes="force", choices=AddMana(3, WALL_ATTACKS)),
    incantation("group-heal", "holy 2", 9, ZONE, (0, 1), heal(5, FRIENDS_THERE), subtypes="healing", full=True),
    incantation("heal", "holy 2", 9, LIVING_CREATURE, (0, 2), heal(8, IT), subtypes="healing"),
    incantation("knockdown", "mind 1", 3, ANY_CREATURE, (0, 2),
                If(CAN_BE_MOVED, gain(IT, NEXT_ACTION, incapacitated=1)), subtypes="force"),
    incantation("lay-hands", "holy 3", 9, NON_MAGE_LIVING_CREATURE, (0, 0),
                Seq((heal(12, IT), RemoveConditions(several=True))), subtypes="healing", epic=True,
                only_trained="holy"),
    incantation("minor-heal", "holy 1", 5, LIVING_CREATURE, (0, 1), heal(5, IT), subtypes="healing"),
    incantation("perfect-strike", "war 1", 2, CORPOREAL_CREATURE, (0, 2),
                gain(IT, NEXT_STRIKE, melee_unavoidable=1), subtypes="command", novice=True),
    incantation("piercing-strike", "war 1", 2, CORPOREAL_CREATURE, (0, 2),
                gain(IT, NEXT_STRIKE, melee_piercing=3), subtypes="command", novice=True),
    incantation("purge-magic", "arcane 3", 12, CREATURE_OR_CONJURATION, (0, 1), destroy(each(EnchantmentsOn())),
                subtypes="metamagic"),
    incantation("purify", "holy 1", CURES, LIVING_CREATURE, (0, 2), Cure("poison"), subtypes="healing",
                choices=ChooseCures(POISONS, "poison")),
    incantation("resurrection", "holy 4", COST_AND_LEVEL, Target("discard", YOURS & CAN_RISE), (0, 0),
                Resurrect(), subtypes="healing", full=True),
    incantation("rouse-the-beast", "nature 1", LEVEL, Target("creature", LIVING & NEW & NotUsedOn("rouse")),
                (0, 2), OnIt("rouse", Do("wake-up", _wakes))),
    incantation("seeking-dispel", "arcane 1", 2, Target("enchantment", HIDDEN), (0, 2), destroy(IT),
                subtypes="metamagic", traits={"unanswerable": 1}),
    incantation("shift-enchantment", "arcane 1", SHIFT_COST, Target("enchantment", YOU_CONTROL), (0, 2),
                MoveEnchantment(), subtypes="metamagic", second=Target("zone-or-object", Carries(anew=True)),
                novice=True),
    incantation("sleep", "mind 2", SLEEP_COST, NON_MAGE_LIVING_CREATURE, (0, 2),
                on(events.AFFLICT["sleep"], IT), subtypes="psychic"),
    incantation("steal-enchantment", "arcane 3", COST_OF_BOTH, Target("enchantment", REVEALED), (0, 2),
                MoveEnchantment(steal=True), subtypes="metamagic",
                second=Target("zone-or-object", Carries(anew=False)), full=True),
    incantation("teleport", "arcane 2", TELEPORT_COST, ANY_CREATURE, (0, 2), Teleport(IT, "second"),
                subtypes="teleport", second=ZONE),
    incantation("vampiric-strike", "dark 1", 3, LIVING_CREATURE, (0, 2),
                gain(IT, NEXT_STRIKE, melee_vampiric=1, melee_piercing=1), subtypes="vampiric"),
)  # fmt: skip
