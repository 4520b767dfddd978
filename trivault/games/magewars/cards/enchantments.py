"""Enchantments that help, hide and set traps."""

from __future__ import annotations

from trivault.games.magewars import events
from trivault.games.magewars.cards.frames import (
    ANY_CREATURE,
    CORPOREAL_CREATURE,
    LIVING_CREATURE,
    NON_MAGE_LIVING_CREATURE,
    ZONE,
    ZONE_OR_OBJECT,
    barrier,
    enchantment,
    other,
)
from trivault.games.magewars.effects import Zones
from trivault.games.magewars.metamagic import (
    HOST_CASTS_QUICK_SPELL,
    REDIRECT_SPELL,
    SPELL_AIMED_AT_HOST,
    CounterSpell,
    GiveLife,
)
from trivault.games.magewars.model import MageWarsState
from trivault.games.magewars.movement import Teleport
from trivault.games.magewars.printed import Defense, Target
from trivault.games.magewars.reactions import AttackWithThis, AvoidAttack
from trivault.games.magewars.reveal import MANDATORY
from trivault.games.magewars.things import (
    CREATURES,
    ENEMY,
    FRIENDLY,
    HOST,
    LIVING,
    SAME_ZONE,
    SELF,
    TARGET_OF_THIS,
    THAT,
    THIS,
    Is,
)
from trivault.games.magewars.triggers import AIMED, COUNTERSTRIKE, Attacking, Happens
from trivault.games.magewars.vocabulary import When, after, destroy, gives, has
from trivault.kernel.abilities import Ability, After
from trivault.kernel.asking import Choose
from trivault.kernel.events import Emit, EventKind
from trivault.kernel.nodes import If, Node, Seq
from trivault.kernel.terms import Condition, Constant, Selection
from trivault.kernel.text import Message

S = MageWarsState

CHANNELS = Is("channeling", lambda s, t, _x: t in s.play and s.base_channeling(t) is not None)
THIS_IS_DESTROYED = Happens(events.DESTROY, SELF)


ENEMY_ENTERS = Happens(events.ENTERED, ENEMY & CREATURES, here=True)  # MW-TRAP-03, MW-TRAP-04
HOST_IS_ATTACKED = Attacking(events.AVOID, AIMED, on=HOST)
HOST_COUNTERSTRIKES = Attacking(events.ATTACKED, COUNTERSTRIKE, by=HOST)
STILL_THERE = When("it-is-still-there", lambda s, x: x.event is not None and x.event.thing in s.play)


def must(kind: EventKind[S], when: Condition[S]) -> list[Ability[S]]:
    """A mandatory enchantment is revealed at this moment (MW-MAND-01)."""
    return [after(kind, when, MANDATORY)]


def once(*effects: Node[S]) -> Node[S]:
    """Then it is used up (MW-MAND-05, MW-REVEAL-16)."""
    return Seq((*effects, destroy(THIS)))


def to_zone(group: Zones, low: int = 1) -> Node[S]:
    return Choose(Selection(group, low=low, name="zone"), "to")


class MaySend(Seq[S]):
    """Nothing happens where no zone is chosen."""

    def words(self) -> Message:
        return Message("may", effect=super().words())


CARDS = (
    enchantment("bear-strength", "nature 1", 3, LIVING_CREATURE, abilities=[gives("melee", 2)]),
    enchantment("block", "mind 1", 2, CORPOREAL_CREATURE, subtypes="force defense", mandatory=True,
                hidden=must(events.AVOID, HOST_IS_ATTACKED), effect=once(AvoidAttack())),
    enchantment("bull-endurance", "nature 1", 3, LIVING_CREATURE, effect=GiveLife(4)),
    enchantment("cheetah-speed", "nature 1", 3, LIVING_CREATURE, abilities=[gives("fast")]),
    enchantment("circle-of-lightning", "air 2", 4, CORPOREAL_CREATURE, subtypes="lightning barrier", magebind=2,
                attacks=[barrier("electric-surge", 2, "lightning", {7: "daze", 11: "stun"}, ethereal=1)]),
    enchantment("cobra-reflexes", "nature 2", 5, LIVING_CREATURE, subtypes="defense", magebind=2,
                defenses=[Defense(7)]),
    enchantment("decoy", "mind 1", 0, ZONE_OR_OBJECT, subtypes="illusion", novice=True, effect=destroy(THIS),
                abilities=[After("destroy", THIS_IS_DESTROYED, Emit(events.GAIN_MANA, None, Constant(2)),
                                 leaving=True)]),
    enchantment("divine-intervention", "holy 3", 10, LIVING_CREATURE, subtypes="protection", epic=True,
                only_trained="holy",
                effect=once(MaySend((to_zone(Zones(), low=0), Teleport(TARGET_OF_THIS, "zone"))))),
    enchantment("divine-protection", "holy 1", 2, LIVING_CREATURE, subtypes="protection aegis", magebind=2,
                abilities=[gives("aegis", 1)]),
    enchantment("eagle-wings", "nature 2", 4, NON_MAGE_LIVING_CREATURE, abilities=[gives("flying")]),
    enchantment("force-orb", "mind 1", 3, CORPOREAL_CREATURE, subtypes="force defense", magebind=1,
                defenses=[Defense(8, melee=False, steady=True)]),
    enchantment("force-sword", "mind 1", 3, CORPOREAL_CREATURE, subtypes="force defense", magebind=1,
                defenses=[Defense(8, ranged=False, steady=True)]),
    enchantment("harmonize", "arcane 1", 2, Target("object", CHANNELS), subtypes="mana", magebind=2,
                abilities=[gives("channeling", 1)]),
    enchantment("hawkeye", "nature 1", 1, LIVING_CREATURE, abilities=[gives("ranged", 1)]),
    enchantment("hellfire-trap", "dark 1", 2, ZONE, subtypes="trap flame", mandatory=True,
                attacks=[other("trap-attack", 4, "flame", {5: "burn", 9: "burn burn"},
                               unavoidable=1, defrost=1)],
                hidden=must(events.ENTERED, ENEMY_ENTERS), effect=once(AttackWithThis(THAT, "trap"))),
    enchantment("jinx", "arcane 1", 1, ANY_CREATURE, subtypes="metamagic", mandatory=True,
                hidden=must(events.COUNTER, HOST_CASTS_QUICK_SPELL), effect=once(CounterSpell(returned=True))),
    enchantment("mongoose-agility", "nature 1", 3, LIVING_CREATURE, abilities=[gives("elusive")]),
    enchantment("nullify", "arcane 1", 2, CORPOREAL_CREATURE, subtypes="metamagic", mandatory=True,
                hidden=must(events.COUNTER, SPELL_AIMED_AT_HOST), effect=once(CounterSpell())),
    enchantment("regrowth", "nature 1", 3, LIVING_CREATURE, magebind=1, abilities=[gives("regenerate", 2)]),
    enchantment("retaliate", "war 1", 2, CORPOREAL_CREATURE,
                abilities=[gives("attack-counterstrike"),
                           after(events.ATTACKED, HOST_COUNTERSTRIKES, destroy(THIS))]),
    enchantment("reverse-attack", "mind 2", 5, CORPOREAL_CREATURE, subtypes="force defense", mandatory=True,
                hidden=must(events.AVOID, HOST_IS_ATTACKED), effect=once(AvoidAttack(turned=True))),
    enchantment("reverse-magic", "arcane 2", 5, CORPOREAL_CREATURE, subtypes="metamagic", mandatory=True,
                hidden=must(events.COUNTER, SPELL_AIMED_AT_HOST), effect=once(REDIRECT_SPELL)),
    enchantment("rhino-hide", "nature 1", 2, LIVING_CREATURE, magebind=1, abilities=[gives("armor", 2)]),
    enchantment("sacred-ground", "holy 2", 4, ZONE, subtypes="protection aegis",
                abilities=[has(FRIENDLY & LIVING & CREATURES & SAME_ZONE, "aegis", 1)]),
    enchantment("teleport-trap", "arcane 1", 2, ZONE, subtypes="trap teleport", mandatory=True,
                hidden=must(events.ENTERED, ENEMY_ENTERS),
                effect=once(If(STILL_THERE, Seq((to_zone(Zones(2)), Teleport(THAT, "zone")))))),
    enchantment("vampirism", "dark 2", 4, LIVING_CREATURE, subtypes="vampiric",
                abilities=[gives("melee-vampiric")]),
)  # fmt: skip
