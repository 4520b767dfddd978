"""Enchantments that hamper: curses and their like."""

from __future__ import annotations

from trivault.games.magewars import events
from trivault.games.magewars.cards.frames import (
    ANY_CREATURE,
    CORPOREAL_CREATURE,
    LIVING_CREATURE,
    NON_MAGE_CORPOREAL_CREATURE,
    NON_MAGE_CREATURE,
    NON_MAGE_LIVING_CREATURE,
    enchantment,
)
from trivault.games.magewars.effects import CASTER
from trivault.games.magewars.model import MageWarsState
from trivault.games.magewars.numbers import Bound, Number
from trivault.games.magewars.reactions import FIRST_ATTACK
from trivault.games.magewars.things import HOST, TARGET_OF_THIS, UNCONTAINABLE, YourMage
from trivault.games.magewars.tolls import Toll
from trivault.games.magewars.traits import finite_life
from trivault.games.magewars.triggers import ANY_ATTACK, Attacking, Happens
from trivault.games.magewars.vocabulary import (
    ALWAYS,
    after,
    all_of,
    direct,
    gives,
    has,
    on,
    once_per_round,
    ready,
)
from trivault.kernel.abilities import After, Until
from trivault.kernel.asking import ChooseNumber
from trivault.kernel.frames import Scope
from trivault.kernel.nodes import Node, Seq
from trivault.kernel.terms import Constant, each
from trivault.kernel.text import Message

S = MageWarsState

LINKED = 2  # the damage that a death link passes on
CONTAINABLE = HOST & ~UNCONTAINABLE
HOST_CASTS = Happens(events.RESOLVING, by=HOST)
HOST_ATTACKS = Attacking(events.DECLARED, ANY_ATTACK, by=HOST)


def _passed_on(state: S, scope: Scope) -> int:
    """The damage of the own mage that can be healed."""
    mage = state.players[scope.you].mage
    healable = mage in state.play and not finite_life(state, mage)
    return min(LINKED, state.play[mage].damage) if healable else 0


class OnceResolved(Until[S]):
    """It happens when the spell under way has resolved, also where that has destroyed this (MW-AMB-67)."""

    def words(self) -> Message:
        assert isinstance(self.ability, After)
        return self.ability.effect.words()


PAIN = after(events.RESOLVED, ALWAYS, direct(1, CASTER))
CHOSEN = Bound("linked")


class DeathLink(Seq[S]):
    """Damage goes from the mage of the player to what the card is attached to."""

    def words(self) -> Message:
        return Message("death-link", n=LINKED)


DEATH_LINK: Node[S] = DeathLink(
    (
        ChooseNumber("linked", Constant(0), Number("passed-on", _passed_on), "link"),
        on(events.HEAL, each(YourMage()), CHOSEN),
        on(events.DIRECT, TARGET_OF_THIS, CHOSEN),
    )
)

CARDS = (
    enchantment("agony", "dark 1", 3, ANY_CREATURE, subtypes="curse", abilities=[gives("attack-dice", -2)]),
    enchantment("chains-of-agony", "dark 1", 1, ANY_CREATURE, subtypes="curse",
                abilities=[after(events.MOVING, HOST, direct(1, TARGET_OF_THIS))]),
    enchantment("death-link", "dark 2", 6, NON_MAGE_LIVING_CREATURE, subtypes="curse",
                traits={"magecast": 1, "unique": 1}, only_trained="dark",
                abilities=[after(events.UPKEEP, ALWAYS, DEATH_LINK)]),
    enchantment("enfeeble", "dark 2", 4, ANY_CREATURE, subtypes="curse", abilities=[gives("slow")]),
    enchantment("essence-drain", "arcane 2", 4, NON_MAGE_CREATURE, subtypes="mana",
                abilities=[gives("upkeep", 2)]),
    enchantment("force-hold", "mind 2", 2, ANY_CREATURE, subtypes="force", traits={"upkeep": 3},
                abilities=[has(CONTAINABLE, "restrained"), has(CONTAINABLE, "unmovable")]),
    enchantment("ghoul-rot", "dark 2", 4, LIVING_CREATURE, subtypes="curse poison", magebind=2,
                abilities=[after(events.UPKEEP, ALWAYS, direct(2, TARGET_OF_THIS, "poison"))]),
    enchantment("magebane", "dark 1", 3, ANY_CREATURE, subtypes="curse",
                abilities=[after(events.RESOLVING, HOST_CASTS, OnceResolved("spell", PAIN, uses=1))]),
    enchantment("maim-wings", "dark 1", 3, CORPOREAL_CREATURE, subtypes="curse",
                abilities=[gives("loses-flying")]),
    enchantment("marked-for-death", "dark 1", 2, ANY_CREATURE, subtypes="curse", magebind=2,
                abilities=[gives("dice-against", FIRST_ATTACK)]),
    enchantment("pacify", "holy 1", 2, NON_MAGE_CREATURE, subtypes="psychic",
                abilities=[after(events.DECLARED, all_of(HOST_ATTACKS, ready("pacify")),
                                 once_per_round("pacify", Toll(2)))]),
    enchantment("poisoned-blood", "dark 1", 3, LIVING_CREATURE, subtypes="curse poison",
                abilities=[gives("finite-life")]),
    enchantment("turn-to-stone", "arcane 2 & earth 1", 4, NON_MAGE_CORPOREAL_CREATURE, subtypes="transform",
                traits={"upkeep": 4, "not-in-action": 1},
                abilities=[gives("incapacitated"), gives("armor", 6)]),
)  # fmt: skip
