"""Conjurations."""

from __future__ import annotations

from trivault.games.magewars.cards.frames import LIVING_CREATURE, bar, conjuration, other
from trivault.games.magewars.costs import pay
from trivault.games.magewars.deeds import RollAgain, RollAttackAgain, choose_one
from trivault.games.magewars.effects import ROUND, gain
from trivault.games.magewars.events import (
    ACTIVATED,
    DEFEND,
    ENTERED,
    ESCAPE,
    GAIN_MANA,
    HEAL,
    RESOLVED,
    ROLLED,
    STRUCK,
    UPKEEP,
)
from trivault.games.magewars.model import CREATURE, EQUIPMENT, RANGED, MageWarsState
from trivault.games.magewars.numbers import Bound, Number, level_of
from trivault.games.magewars.objects import mana_of
from trivault.games.magewars.printed import Special, Target
from trivault.games.magewars.reactions import AttackAllWithThis, AttackWithThis
from trivault.games.magewars.targets import in_reach
from trivault.games.magewars.things import (
    CONJURATIONS,
    CORPOREAL,
    CREATURE_SPELLS,
    CREATURES,
    ENEMY,
    FLYING,
    FRIENDLY,
    IT,
    LIVING,
    MAGES,
    NAMED,
    NON_MAGE,
    NONLIVING,
    SAME_ZONE,
    SELF,
    THAT,
    THIS,
    UNCONTAINABLE,
    YOU_CONTROL,
    YOUR_MAGE,
    YOURS,
    Chosen,
    InArena,
    Is,
    school,
    subtype,
    type_of,
)
from trivault.games.magewars.triggers import Happens, Meet, NotYet, Strikes
from trivault.games.magewars.vocabulary import (
    ALWAYS,
    When,
    after,
    all_of,
    cannot,
    destroy,
    direct,
    gives,
    has,
    may,
    on,
    once_per_round,
    ready,
    twice_per_round,
    until_end_of_round,
)
from trivault.kernel.abilities import Ability, Instead, Until
from trivault.kernel.asking import Choose, ChooseNumber
from trivault.kernel.events import EventKind
from trivault.kernel.frames import Scope
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.nodes import Do, Node, Seq
from trivault.kernel.terms import Condition, Constant, Selection, each, one

S = MageWarsState

ANIMALS = CREATURES & subtype("animal")
REGROWTH = has(FRIENDLY & LIVING & CREATURES & SAME_ZONE, "regenerate", 2)
POISONED = each(InArena(LIVING & CREATURES))
GASSED = each(InArena(LIVING & CREATURES & SAME_ZONE))


def while_in_play(ability: Ability[S]) -> Node[S]:
    """For as long as this object stays in play; what it has named before is part of it."""
    return Until("leaves-play", ability)


# Animal Kinship


def _kin(kind: str) -> Is:
    """Your mage, while you control an animal of this kind."""

    def test(state: S, thing: Thing, scope: Scope) -> bool:
        if thing != state.players[scope.you].mage:
            return False
        return any(
            piece.controller == scope.you and {"animal", kind} <= state.card(other_).subtypes
            for other_, piece in state.play.items()
            if state.is_creature(other_)
        )

    return Is(f"your-mage-with-{kind}", test)


# Gate to Hell


def _near(state: S, thing: Thing, scope: Scope) -> bool:
    here, there = state.zone_of(scope.this), state.zone_of(thing)
    return min(here, there) >= 0 and state.arena.distances[here][there] <= REACH_OF_HELL


def _open(state: S, scope: Scope) -> None:
    state.play[scope.this].markers["open"] = 1


REACH_OF_HELL = 2
IN_HELL = InArena(CREATURES & ~FLYING & Is("up-to-two-zones-away", _near))
IS_OPEN = Is("while-open", lambda s, _t, x: "open" in s.play[x.this].markers)
OPEN_THE_GATE = Special(
    "open-the-gate", Seq((Do("open-this", _open), AttackAllWithThis(IN_HELL, "special"))),
    "full", None, None, 12,
    possible=When("closed", lambda s, x: "open" not in s.play[x.this].markers), users=YOUR_MAGE,
)  # fmt: skip


# Spawnpoints


MOST_BLOOD = 2
BLOOD = after(STRUCK, all_of(Strikes(FRIENDLY & CREATURES, enemy=True), NotYet("defender", MOST_BLOOD)),
              Seq((Meet("defender", MOST_BLOOD), on(GAIN_MANA, THIS))))  # fmt: skip
CHOSEN_CASTS = Happens(RESOLVED, by=NAMED)
WATCH = Seq((
    Choose(one(InArena(MAGES & ENEMY)), "choose"),
    while_in_play(after(RESOLVED, CHOSEN_CASTS, on(GAIN_MANA, THIS))),
))  # fmt: skip
CLERIC = FRIENDLY & CREATURES & subtype("cleric")


PRAY = Special("pray", twice_per_round("prayer", on(GAIN_MANA, THIS)), "full", None,
               possible=ready("prayer", 2), users=CLERIC)  # fmt: skip


# Mana Siphon

IN_SIGHT = Is("up-to-two-zones-away-in-sight", lambda s, t, x: in_reach(s, x.this, t, (0, 2)))
SIPHON = Seq((Choose(one(InArena(MAGES & IN_SIGHT)), "choose"), while_in_play(has(NAMED, "channeling", -2))))


# Poison Gas Cloud

GAS = gain(THAT, ROUND, one_move=1)
LIVING_HERE = LIVING & CREATURES & SAME_ZONE


# Sacrificial Altar

LEVEL_OF_IT = level_of(IT)
OWN_CREATURE = Target("creature", YOU_CONTROL & YOURS)
AVENGER = Chosen(CREATURE, "avenger")
SACRIFICE = Seq((
    destroy(IT),
    Choose(Selection(InArena(FRIENDLY & CREATURES), name="avenger"), "strengthen"),
    until_end_of_round(has(AVENGER, "melee", LEVEL_OF_IT)),
    until_end_of_round(has(AVENGER, "attack-piercing", LEVEL_OF_IT)),
))  # fmt: skip


# Temples


def _temples(state: S, scope: Scope) -> int:
    own = [t for t, piece in state.play.items() if piece.controller == scope.you]
    return min(sum("temple" in state.card(t).subtypes for t in own), mana_of(state, scope.you))


def _pay_x(state: S, scope: Scope) -> None:
    pay(state, NOTHING, scope.you, scope.number("x"))


X = Bound("x")
LIGHT_BLAST = Seq((
    ChooseNumber("x", Constant(1), Number("temples", _temples), "dice"),
    Do("pay-x", _pay_x),
    AttackWithThis(IT, "ability", X),
))  # fmt: skip
HAS_MANA = When("has-mana", lambda s, x: mana_of(s, x.you) > 0)
LIT = Target("creature-or-conjuration")
BLESSING = choose_one(
    armor=gain(IT, ROUND, armor=1),
    melee=gain(IT, ROUND, melee=1),
    heal=on(HEAL, IT, 1),
)
RE_ROLL = "re-roll"


def you_roll(kind: EventKind[S]) -> Condition[S]:
    return all_of(Happens(kind, YOU_CONTROL), ready(RE_ROLL))


FRIEND_IS_HIT = all_of(Happens(ROLLED, FRIENDLY & CREATURES), ready(RE_ROLL))
ROLL_AGAIN = may(RE_ROLL, once_per_round(RE_ROLL, RollAgain()))

CARDS = (
    conjuration("animal-kinship", "nature 2", 8, life=7, armor=3, subtypes="totem",
                traits={"zone-exclusive": 1}, only_class="beastmaster",
                abilities=[has(_kin("canine"), "melee"), has(_kin("reptile"), "armor"),
                           has(_kin("bear"), "tough", -2), has(_kin("ape"), "climbing"),
                           has(_kin("cat"), "elusive")]),
    conjuration("battle-forge", "war 1 & fire 1", 8, life=6, armor=4, subtypes="structure",
                traits={"spawnpoint": 1, "zone-exclusive": 1, "immune-flame": 1, "hydro": 3}, channeling=1,
                casts=type_of(EQUIPMENT)),
    conjuration("deathlock", "dark 2", 9, life=9, armor=2, subtypes="artifact", traits={"zone-exclusive": 1},
                abilities=[has(CREATURES | CONJURATIONS, "finite-life")], epic=True),
    conjuration("gate-to-hell", "dark 6", 12, life=11, armor=3, subtypes="portal", full=True,
                attacks=[other("open-the-gate", 4, "flame", {5: "burn", 11: "burn burn"},
                               unavoidable=1, defrost=1)],
                traits={"zone-exclusive": 1, "immune-flame": 1, "hydro": 3}, specials=[OPEN_THE_GATE],
                abilities=[has(CREATURES & subtype("demon"), "melee"),
                           has(CREATURE_SPELLS & subtype("demon") & IS_OPEN, "summoned-here")],
                epic=True, only_class="warlock"),
    conjuration("gate-to-voltari", "arcane 4", 14, life=14, armor=2, subtypes="portal",
                traits={"spawnpoint": 1, "zone-exclusive": 1}, channeling=1, effect=WATCH,
                casts=CREATURE_SPELLS & school("arcane") & CORPOREAL, casts_from=3, epic=True,
                only_class="wizard"),
    conjuration("hand-of-bim-shalla", "holy 1", 5, life=5, armor=2, subtypes="temple",
                traits={"zone-exclusive": 1, "unique": 1},
                specials=[Special("blessing", BLESSING, "around", None, LIVING_CREATURE, once=True)]),
    conjuration("idol-of-pestilence", "dark 2", 9, life=11, armor=1, subtypes="artifact",
                traits={"zone-exclusive": 1, "legendary": 1}, epic=True,
                abilities=[after(UPKEEP, ALWAYS, direct(1, POISONED, "poison"))]),
    conjuration("lair", "nature 4", 15, life=13, armor=3, subtypes="portal",
                traits={"spawnpoint": 1, "zone-exclusive": 1}, channeling=2,
                casts=CREATURE_SPELLS & subtype("animal"), epic=True, only_class="beastmaster"),
    conjuration("mana-crystal", "arcane 1", 5, life=6, armor=2, subtypes="mana",
                traits={"zone-exclusive": 1, "immune-flame": 1}, abilities=[has(YOUR_MAGE, "channeling")]),
    conjuration("mana-flower", "nature 1", 5, life=6, subtypes="mana plant",
                traits={"zone-exclusive": 1, "regenerate": 2, "living": 1, "flame": 2, "immune-hydro": 1},
                abilities=[has(YOUR_MAGE, "channeling")]),
    conjuration("mana-siphon", "arcane 3", 12, life=9, armor=None, subtypes="portal mana",
                traits={"zone-exclusive": 1, "incorporeal": 1}, effect=SIPHON, epic=True),
    conjuration("mohktari-great-tree-of-life", "nature 2", 8, life=8, armor=2, subtypes="plant tree",
                traits={"regenerate": 2, "living": 1, "legendary": 1, "flame": 2, "immune-hydro": 1},
                abilities=[REGROWTH]),
    conjuration("mordoks-obelisk", "arcane 2", 8, life=7, armor=3, subtypes="artifact obelisk",
                traits={"zone-exclusive": 1, "legendary": 1}, abilities=[has(NON_MAGE & CREATURES, "upkeep")],
                epic=True),
    conjuration("pentagram", "dark 4", 14, life=10, armor=None, subtypes="portal rune",
                traits={"spawnpoint": 1, "zone-exclusive": 1, "incorporeal": 1}, channeling=1,
                abilities=[BLOOD], casts=CREATURE_SPELLS & school("dark") & LIVING, casts_from=2, epic=True,
                only_class="warlock"),
    conjuration("poison-gas-cloud", "air 2", 8, life=5, armor=None, subtypes="cloud poison",
                traits={"incorporeal": 1, "wind": 2},
                abilities=[after(UPKEEP, ALWAYS, direct(2, GASSED, "poison")),
                           after(ENTERED, LIVING_HERE, GAS), after(ACTIVATED, LIVING_HERE, GAS)]),
    conjuration("rajans-fury", "nature 2", 7, life=7, armor=2, subtypes="totem", traits={"zone-exclusive": 1},
                abilities=[has(ANIMALS, "charge")]),
    conjuration("sacrificial-altar", "dark 1", 4, life=5, armor=2, traits={"zone-exclusive": 1},
                specials=[Special("sacrifice", SACRIFICE, "around", None, OWN_CREATURE, once=True)],
                only_trained="dark"),
    conjuration("suppression-orb", "mind 2", 8, life=8, armor=2, subtypes="force mana artifact",
                traits={"zone-exclusive": 1, "legendary": 1}, epic=True,
                abilities=[has(NON_MAGE & CREATURES, "move-cost")]),
    conjuration("tanglevine", "nature 1", 5, life=8, subtypes="plant vine",
                target=Target("creature", CORPOREAL & ~FLYING & ~UNCONTAINABLE), range=(0, 2),
                traits={"living": 1, "flame": 2, "immune-hydro": 1},
                abilities=[gives("restrained"), gives("unmovable"), cannot("ranged-target", SELF)]),
    conjuration("temple-of-asyra", "holy 3", 10, life=9, armor=3, subtypes="temple portal",
                traits={"spawnpoint": 1, "zone-exclusive": 1}, channeling=1, specials=[PRAY],
                casts=CREATURE_SPELLS & school("holy"), casts_from=2, epic=True, only_trained="holy"),
    conjuration("temple-of-light", "holy 2", 9, life=8, armor=3, subtypes="temple",
                attacks=[bar("light-blast", RANGED, 0, (0, 2), "light", {9: "stun", 11: "daze"},
                             bonus=((2, NONLIVING & CREATURES),), traits={"ethereal": 1})],
                traits={"zone-exclusive": 1, "unique": 1},
                specials=[Special("light-blast", LIGHT_BLAST, "around", (0, 2), LIT, once=True,
                                  possible=HAS_MANA)]),
    conjuration("temple-of-the-dawnbreaker", "holy 2", 8, life=7, armor=3, subtypes="temple",
                traits={"zone-exclusive": 1},
                abilities=[Instead("defend", you_roll(DEFEND), ROLL_AGAIN, replaces=False),
                           Instead("escape", you_roll(ESCAPE), ROLL_AGAIN, replaces=False),
                           after(ROLLED, FRIEND_IS_HIT, RollAttackAgain(RE_ROLL))]),
    conjuration("tooth-and-nail", "nature 2", 7, life=7, armor=2, subtypes="totem",
                traits={"zone-exclusive": 1}, abilities=[has(ANIMALS, "melee-piercing")]),
)  # fmt: skip
