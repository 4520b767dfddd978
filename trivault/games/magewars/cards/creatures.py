"""Creatures."""

from __future__ import annotations

from trivault.games.magewars.cards.frames import LIVING_CREATURE, creature, melee, ranged
from trivault.games.magewars.events import ACTIVATED, TOKENS, UPKEEP
from trivault.games.magewars.model import ENCHANTMENT, INCANTATION, MageWarsState
from trivault.games.magewars.printed import Defense, Special, Target
from trivault.games.magewars.strike import AUTOMATIC
from trivault.games.magewars.things import (
    CREATURES,
    FLYING,
    FRIENDLY,
    HIDDEN,
    INCORPOREAL,
    IT,
    LIVING,
    NONLIVING,
    OTHER,
    SAME_ZONE,
    SELF,
    THIS,
    WITH_YOUR_MAGE,
    InArena,
    level_up_to,
    school,
    subtype,
    type_of,
)
from trivault.games.magewars.traits import marked
from trivault.games.magewars.vocabulary import (
    ALWAYS,
    When,
    after,
    all_of,
    destroy,
    direct,
    has,
    heal,
    on,
    once_per_round,
    pay_for,
    ready,
    until_end_of_phase,
    until_end_of_round,
)
from trivault.kernel.abilities import Before
from trivault.kernel.frames import Scope
from trivault.kernel.nodes import Do, Seq
from trivault.kernel.terms import each

S = MageWarsState

NONLIVING_CREATURE = NONLIVING & CREATURES
DARK_CREATURE = school("dark") & CREATURES
HIDDEN_ENCHANTMENT = Target("enchantment", HIDDEN)
PACK = OTHER & FRIENDLY & subtype("canine") & CREATURES & SAME_ZONE
BLINK = Seq((until_end_of_round(has(SELF, "fast")), until_end_of_round(has(SELF, "moves-by-teleport"))))
MOST_WRATH = 4


def _look(state: S, scope: Scope) -> None:
    for thing in scope.things("it"):
        state.see(thing, 1 << scope.you)


LOOK: Do[S] = Do("look-at-it", _look)


def _friend_falls(state: S, scope: Scope) -> bool:
    """A friendly creature is attacked and destroyed by an enemy creature."""
    event = scope.event
    if event is None or not state.attacks or not (FRIENDLY & CREATURES).fits(state, event.thing, scope):
        return False
    attack = state.attacks[-1]
    if attack.free in AUTOMATIC:  # a damage barrier is no attack of its creature
        return False
    enemy = state.is_creature(attack.attacker) and not FRIENDLY.fits(state, attack.attacker, scope)
    return enemy and attack.defender == event.thing and marked(state, scope.this, "wrath") < MOST_WRATH


WRATH = Before(
    "destroy",
    all_of(When("friend-falls", _friend_falls), ready("wrath")),
    once_per_round("wrath", on(TOKENS["wrath"], THIS)),
)

CARDS = (
    creature("adramelech-lord-of-fire", "dark 4 & fire 2", 24, life=14, armor=3, subtypes="demon",
             attacks=[melee("hellfire-scythe", 6, "flame", {5: "burn", 10: "burn burn"}, defrost=1),
                      melee("hellfire-sweep", 4, "flame", {7: "burn", 11: "burn burn"},
                            full=True, sweeping=1, defrost=1)],
             traits={"flying": 1, "immune-flame": 1, "legendary": 1}),
    creature("asyran-cleric", "holy 1", 5, life=6, armor=1, subtypes="cleric", attacks=[melee("staff", 2)],
             specials=[Special("healing-light", heal(1, IT), "full", (0, 1), LIVING_CREATURE)]),
    creature("bitterwood-fox", "nature 1", 5, life=5, subtypes="animal canine", attacks=[melee("bite", 3)],
             traits={"fast": 1}),
    creature("blue-gremlin", "arcane 2", 7, life=7, armor=1, subtypes="gremlin",
             attacks=[melee("claws", 3, piercing=1)], traits={"pest": 1}, defenses=[Defense(8)],
             abilities=[after(ACTIVATED, SELF, pay_for("blink", 1, BLINK))]),
    creature("brogan-bloodstone", "holy 4", 15, life=11, armor=4, subtypes="knight soldier",
             attacks=[melee("vorpal-blade", 4, unavoidable=1, piercing=3)],
             traits={"lightning": 2, "legendary": 1}),
    creature("cervere-the-forest-shadow", "nature 4", 15, life=11, armor=2, subtypes="animal cat",
             attacks=[melee("claws-bite", 4)], traits={"fast": 1, "elusive": 1, "legendary": 1},
             defenses=[Defense(8)]),
    creature("dark-pact-slayer", "dark 3", 13, life=14, armor=2, subtypes="demon",
             attacks=[melee("hellsword", 4, piercing=2)], traits={"flame": -2}),
    creature("darkfenne-bat", "dark 1", 5, life=4, subtypes="animal bat",
             attacks=[melee("diseased-bite", 2, "", {9: "rot"})], traits={"flying": 1}),
    creature("darkfenne-hydra", "arcane 4", 16, life=15, armor=1, subtypes="serpent",
             attacks=[melee("snapping-bite", 4, counterstrike=1),
                      melee("triple-bite", 3, full=True, triplestrike=1)],
             traits={"regenerate": 2, "slow": 1}),
    creature("emerald-tegu", "nature 2", 9, life=8, armor=3, subtypes="animal reptile",
             attacks=[melee("venomous-bite", 3, "", {8: "rot"})]),
    creature("fellella-pixie-familiar", "nature 3", 12, life=6, subtypes="faerie",
             attacks=[melee("ethereal-touch", 2, ethereal=1)],
             traits={"familiar": 1, "flying": 1, "pest": 1, "legendary": 1}, defenses=[Defense(6, uses=0)],
             channeling=1, only_trained="nature", casts=type_of(ENCHANTMENT)),
    creature("feral-bobcat", "nature 1", 5, life=4, subtypes="animal cat", attacks=[melee("claws", 2)],
             traits={"charge": 2}, defenses=[Defense(8, ranged=False)]),
    creature("firebrand-imp", "dark 1", 5, life=6, subtypes="demon",
             attacks=[melee("hellfire-claws", 2, "flame", {8: "burn"}, defrost=1)], traits={"immune-flame": 1}),
    creature("flaming-hellion", "dark 3", 13, life=9, armor=2, subtypes="demon",
             attacks=[ranged("flameblast", 3, (1, 1), "flame", {5: "burn", 10: "burn burn"}, defrost=1),
                      melee("hell-trident", 4, "flame", {7: "burn", 11: "burn burn"}, defrost=1)],
             traits={"immune-flame": 1}),
    creature("goran-werewolf-pet", "dark 4", 15, life=12, armor=3, subtypes="lycanthrope canine",
             attacks=[melee("fangs", 4), melee("feral-claws", 3, full=True, doublestrike=1)],
             traits={"bloodthirsty": 1, "legendary": 1},
             abilities=[has(SELF & WITH_YOUR_MAGE, "bloodthirsty")],
             only_class="warlock"),
    creature("gorgon-archer", "arcane 4", 16, life=13, armor=1, subtypes="serpent",
             attacks=[ranged("poison-bow", 4, (1, 2), "", {4: "weak", 10: "weak weak"}), melee("claws", 2)],
             traits={"regenerate": 2, "slow": 1}),
    creature("gray-angel", "holy 3", 12, life=10, armor=2, subtypes="angel", attacks=[melee("sword", 4)],
             traits={"flying": 1},
             specials=[Special("redeeming-sacrifice", Seq((heal(6, IT), destroy(THIS))), "full", None,
                 LIVING_CREATURE)]),
    creature("highland-unicorn", "holy 3", 13, life=9, armor=2, subtypes="animal horse",
             attacks=[melee("horn", 3)], traits={"regenerate": 2, "charge": 2},
             abilities=[has(FRIENDLY & LIVING & CREATURES & SAME_ZONE, "regenerate")]),
    creature("huginn-raven-familiar", "arcane 3", 11, life=5, subtypes="animal bird",
             attacks=[melee("beak", 1, piercing=1)],
             traits={"familiar": 1, "flying": 1, "pest": 1, "legendary": 1}, defenses=[Defense(6, uses=0)],
             channeling=1, only_trained="arcane", casts=type_of(INCANTATION) & level_up_to(2),
             specials=[Special("ravens-eye", LOOK, "quick", (0, 2), HIDDEN_ENCHANTMENT)]),
    creature("knight-of-westlock", "holy 3", 13, life=10, armor=3, subtypes="knight soldier",
             attacks=[melee("longsword", 5)], traits={"lightning": 2}, defenses=[Defense(8)]),
    creature("malacoda", "dark 4", 16, life=13, armor=3, subtypes="demon",
             attacks=[melee("talons", 4, piercing=1)], traits={"slow": 1, "immune-poison": 1, "legendary": 1},
             abilities=[after(UPKEEP, ALWAYS, direct(2, each(InArena(LIVING & CREATURES & SAME_ZONE)),
                 "poison"))]),
    creature("mana-leech", "arcane 2", 8, life=8, armor=1, subtypes="worm",
             attacks=[melee("leeching-bite", 2, mana_drain=1),
                      melee("gorging-bite", 3, full=True, mana_drain=2)],
             traits={"immune-psychic": 1}),
    creature("moonglow-faerie", "arcane 2", 8, life=5, subtypes="faerie",
             attacks=[melee("zap", 2, bonus=((2, INCORPOREAL),), ethereal=1)], traits={"flying": 1, "pest": 1},
             defenses=[Defense(6, uses=0)]),
    creature("mountain-gorilla", "nature 4", 16, life=16, armor=2, subtypes="animal ape",
             attacks=[melee("fists", 4)], traits={"climbing": 1, "rage": 3}),
    creature("necropian-vampiress", "dark 4", 16, life=15, armor=2, subtypes="vampire",
             attacks=[melee("fangs", 5, vampiric=1)], traits={"frost": -2},
             abilities=[after(ACTIVATED, SELF, pay_for("fly", 1, until_end_of_phase(has(SELF,
                 "flying"))))]),
    creature("redclaw-alpha-male", "nature 4", 16, life=12, armor=3, subtypes="animal canine",
             attacks=[melee("bite", 5)], traits={"legendary": 1},
             abilities=[has(PACK, "armor"), has(PACK, "melee")]),
    creature("royal-archer", "holy 3", 12, life=9, armor=1, subtypes="high-elf soldier",
             attacks=[ranged("longbow", 4, (1, 2), piercing=1), melee("knife", 2)]),
    creature("samandriel-angel-of-light", "holy 5", 21, life=14, armor=1, subtypes="angel",
             attacks=[melee("the-greatsword-starfire", 5, "light", {7: "daze", 11: "stun"},
                            bonus=((1, NONLIVING_CREATURE | DARK_CREATURE),), ethereal=1)],
             traits={"aegis": 1, "flying": 1, "immune-light": 1, "legendary": 1}),
    creature("skeletal-sentry", "dark 2", 8, life=11, subtypes="undead skeleton",
             attacks=[melee("short-sword", 4)], traits={"nonliving": 1, "immune-psychic": 1}),
    creature("sosruko-ferret-companion", "nature 2", 7, life=5, subtypes="animal",
             attacks=[melee("bite", 2, "", {7: "taunt"})], traits={"elusive": 1, "pest": 1, "legendary": 1},
             defenses=[Defense(5, uses=0)], only_class="beastmaster"),
    creature("steelclaw-grizzly", "nature 4", 17, life=15, armor=3, subtypes="animal bear",
             attacks=[melee("claws", 5, piercing=1), melee("heavy-claw-strike", 7, full=True, piercing=1)],
             traits={"frost": -3}),
    creature("stonegaze-basilisk", "arcane 3", 12, life=10, armor=2, subtypes="reptile lizard",
             attacks=[ranged("paralysis-beam", 2, (0, 2), "", {7: "cripple"}), melee("bite", 4)],
             traits={"slow": 1}),
    creature("tarok-the-skyhunter", "nature 3", 13, life=9, armor=2, subtypes="animal bird",
             attacks=[melee("beak-talons", 3, bonus=((2, FLYING),), piercing=1)],
             traits={"flying": 1, "legendary": 1}, defenses=[Defense(7, ranged=False, against=FLYING)]),
    creature("thunderift-falcon", "nature 1", 6, life=5, subtypes="animal bird",
             attacks=[melee("razor-beak", 3)], traits={"flying": 1, "fast": 1}),
    creature("timber-wolf", "nature 2", 9, life=10, armor=2, subtypes="animal canine",
             attacks=[melee("bite", 4)]),
    creature("valshalla-lightning-angel", "holy 5", 21, life=14, armor=1, subtypes="angel",
             attacks=[melee("lightning-sword", 4, "lightning", {7: "daze", 9: "stun"}, ethereal=1)],
             traits={"aegis": 1, "flying": 1, "lightning": -2, "legendary": 1},
             abilities=[WRATH]),
    creature("whirling-spirit", "air 4", 12, life=13, armor=None, subtypes="wind",
             attacks=[melee("windstorm", 4, "wind", {7: "push", 11: "push daze"},
                            bonus=((2, INCORPOREAL),), ethereal=1)],
             traits={"upkeep": 1, "incorporeal": 1, "nonliving": 1}),
)  # fmt: skip
