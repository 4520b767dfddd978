"""Equipment."""

from __future__ import annotations

from trivault.games.magewars.cards.frames import barrier, equipment, melee, ranged
from trivault.games.magewars.deeds import Frighten, PayForEach, choose_one
from trivault.games.magewars.effects import ROUND, gain
from trivault.games.magewars.events import DECLARED, DIRECT, TOKENS, UPKEEP
from trivault.games.magewars.model import ATTACK, INCANTATION, MageWarsState
from trivault.games.magewars.printed import Defense, Special, Target
from trivault.games.magewars.resolve import BIND
from trivault.games.magewars.things import (
    CREATURE_SPELLS,
    CREATURES,
    ENCHANTMENTS,
    EPIC,
    FRIENDLY,
    HOST,
    IT,
    LIVING,
    NON_MAGE,
    NONLIVING,
    Immune,
    InArena,
    Is,
    school,
    subtype,
    type_of,
)
from trivault.games.magewars.tolls import Toll
from trivault.games.magewars.triggers import MELEE_ATTACK, Attacking, Meet, NotYet
from trivault.games.magewars.vocabulary import (
    ALWAYS,
    When,
    after,
    all_of,
    gives,
    has,
    heal,
    on,
)
from trivault.kernel.frames import Scope
from trivault.kernel.ids import Thing
from trivault.kernel.nodes import Seq

S = MageWarsState

NONLIVING_CREATURE = NONLIVING & CREATURES
FEAR = 9  # what the effect die must show to call an attack off


def _at_a_friend(state: S, spell: Thing, scope: Scope) -> bool:
    """A spell is aimed at a friendly creature, or at nothing yet."""
    return all((FRIENDLY & CREATURES).fits(state, thing, scope) for thing in scope.things("it"))


def _cursed(state: S, thing: Thing, scope: Scope) -> bool:
    """A creature with an own curse attached; a hidden one is none yet (MW-ENCH-02)."""
    pieces = [(t, state.play[t]) for t in state.play[thing].attached]
    return any(
        p.revealed and p.controller == scope.you and "curse" in state.card(t).subtypes for t, p in pieces
    )


def _bindable(state: S, scope: Scope) -> bool:
    which, book = state.card(scope.this).binds, state.players[scope.you].spellbook
    return which is not None and any(which.fits(state, spell, scope) for spell in book)


SCARED = Attacking(DECLARED, MELEE_ATTACK, by=LIVING & ~Immune("psychic"), on=HOST)
MANA_SPELL = subtype("metamagic") | subtype("mana")
AT_A_FRIEND = Is("aimed-at-a-friendly-creature", _at_a_friend)
EXCHANGE = Special("exchange", BIND, "spell", None, cost=3, possible=When("can-bind", _bindable))
PROTECTED = Target("creature", LIVING & NON_MAGE)
ANIMAL = Target("creature", subtype("animal"))
WILD = choose_one(melee=gain(IT, ROUND, melee=2), heal=heal(2, IT))

CARDS = (
    equipment("arcane-ring", "arcane 1", 2, "ring", subtypes="mana", only_class="wizard",
              abilities=[has(MANA_SPELL & ~ENCHANTMENTS, "cast-rebate"),
                         has(MANA_SPELL & ENCHANTMENTS, "reveal-rebate")]),
    equipment("bearskin", "nature 1", 6, "chest", abilities=[gives("armor", 2), gives("frost", -2)]),
    equipment("crown-of-protection", "holy 1", 1, "helmet", subtypes="protection", only_class="priestess",
              specials=[Special("protect", on(TOKENS["armor"], IT), "spell", (0, 1), PROTECTED, 2, once=True)]),
    equipment("dawnbreaker-ring", "holy 1", 3, "ring", abilities=[gives("light-attacks")]),
    equipment("deflection-bracers", "war 1", 6, "gloves", subtypes="defense",
              defenses=[Defense(7, ranged=False)]),
    equipment("demonhide-armor", "dark 2", 8, "chest",
              attacks=[barrier("demonic-presence", 1, ethereal=1, critical_damage=1)],
              abilities=[gives("armor", 2)], only_trained="dark"),
    equipment("dragonscale-hauberk", "fire 1", 6, "chest", abilities=[gives("armor", 2), gives("flame", -2)]),
    equipment("elemental-cloak", "arcane 1", 6, "cloak",
              abilities=[gives("armor"), gives("flame", -2), gives("frost", -2), gives("lightning", -2)]),
    equipment("elemental-wand", "earth 2 | fire 2 | air 2 | water 2", 5, "weapon | shield",
              binds=type_of(ATTACK) & ~EPIC, specials=[EXCHANGE]),
    equipment("enchanters-ring", "arcane 1 | nature 1", 2, "ring",
              abilities=[has(ENCHANTMENTS & AT_A_FRIEND, "cast-rebate")]),
    equipment("fireshaper-ring", "fire 1", 3, "ring", abilities=[gives("flame-attacks")]),
    equipment("gauntlets-of-strength", "war 1", 3, "gloves", abilities=[gives("melee")]),
    equipment("helm-of-fear", "dark 2", 8, "helmet", only_class="warlock",
              abilities=[after(DECLARED, SCARED, Frighten(FEAR))]),
    equipment("ivarium-longbow", "war 2", 8, "weapon & shield",
              attacks=[ranged("voltaric-strike", 4, (1, 2), piercing=1)]),
    equipment("lash-of-hellfire", "dark 1 & fire 1", 8, "weapon",
              attacks=[melee("searing-thrash", 4, "flame", {7: "burn", 11: "burn burn"}, reach=1, defrost=1)],
              only_class="warlock"),
    equipment("leather-boots", "war 1", 2, "boots", abilities=[gives("armor")], novice=True),
    equipment("leather-gloves", "war 1", 2, "gloves", abilities=[gives("armor")], novice=True),
    equipment("lightning-ring", "air 1", 3, "ring", abilities=[gives("lightning-attacks")]),
    equipment("mage-staff", "arcane 1", 5, "weapon", attacks=[melee("arcane-burst", 4, reach=1, ethereal=1)]),
    equipment("mage-wand", "arcane 2", 5, "weapon | shield", binds=type_of(INCANTATION) & ~EPIC,
              specials=[EXCHANGE]),
    equipment("molochs-torment", "dark 1", 3, "amulet", only_class="warlock",
              abilities=[after(UPKEEP, ALWAYS,
                               PayForEach("torment", 1, InArena(CREATURES & Is("cursed", _cursed)), DIRECT))]),
    equipment("moonglow-amulet", "arcane 1", 6, "amulet", subtypes="mana", abilities=[gives("channeling")]),
    equipment("regrowth-belt", "nature 1", 6, "belt", abilities=[gives("regenerate", 2)]),
    equipment("ring-of-asyra", "holy 1", 2, "ring", subtypes="mana", only_class="priestess",
              abilities=[has(school("holy") & type_of(INCANTATION), "cast-rebate"),
                         has(school("holy") & ENCHANTMENTS, "reveal-rebate")]),
    equipment("ring-of-beasts", "nature 1", 2, "ring", subtypes="mana", only_class="beastmaster",
              abilities=[has(CREATURE_SPELLS & subtype("animal"), "cast-rebate")]),
    equipment("ring-of-curses", "dark 1", 2, "ring", subtypes="mana", only_class="warlock",
              abilities=[has(subtype("curse") & ~ENCHANTMENTS, "cast-rebate"),
                         has(subtype("curse") & ENCHANTMENTS, "reveal-rebate")]),
    equipment("staff-of-asyra", "holy 2", 9, "weapon",
              attacks=[melee("celestial-strike", 4, "light", {5: "daze", 11: "stun"},
                             bonus=((2, NONLIVING_CREATURE),), ethereal=1)],
              only_class="priestess"),
    equipment("staff-of-beasts", "nature 2", 7, "weapon", attacks=[melee("savage-strike", 4)],
              only_class="beastmaster",
              specials=[Special("call-of-the-wild", WILD, "spell", (0, 1), ANIMAL, 2, once=True)]),
    equipment("staff-of-the-arcanum", "arcane 2", 8, "weapon",
              attacks=[melee("arcane-strike", 4, ethereal=1, mana_drain=1),
                       ranged("arcane-blast", 3, (1, 1), ethereal=1, mana_drain=1)]),
    equipment("suppression-cloak", "arcane 2", 8, "cloak", subtypes="mana", only_class="wizard",
              abilities=[after(DECLARED, all_of(Attacking(DECLARED, MELEE_ATTACK, on=HOST), NotYet("attacker")),
                               Seq((Toll(2), Meet("attacker"))))]),
    equipment("wind-wyvern-hide", "air 1", 6, "chest", abilities=[gives("armor", 2), gives("wind", -3)]),
)  # fmt: skip
