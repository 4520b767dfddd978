"""The four mages and their ability cards (MW-MAGE, MW-BEAST, MW-PRIEST, MW-WARLOCK, MW-WIZ)."""

from __future__ import annotations

from trivault.games.magewars.cards.facade import (
    ALWAYS,
    ANY_CREATURE,
    CREATURE_SPELLS,
    DAMAGE,
    GAIN_LIFE,
    HEAL,
    INCANTATION,
    LEGENDARY,
    LOSE_LIFE,
    OWN_CURSE_GOES,
    RESOLVED,
    SAME_ZONE,
    SELF,
    SHIELD_IS_ON,
    STRUCK,
    SUMMONED,
    THAT,
    THIS,
    TURN_OFF_SHIELD,
    TURN_ON_SHIELD,
    UPKEEP,
    WAS_REVEALED,
    Befriendable,
    Companion,
    Constant,
    Happens,
    HasStruck,
    Instead,
    MakeCompanion,
    MayTake,
    NoCompanion,
    Plus,
    Prevent,
    RemoveConditions,
    ReturnsInstead,
    Seq,
    after,
    all_of,
    attack_spell,
    has,
    incantation,
    level_of,
    level_up_to,
    mage,
    may,
    on,
    once_per_round,
    pay_for,
    ready,
    school,
    subtype,
    type_of,
)

LEVEL_AND_ONE = Plus(level_of(THAT), 1)
PET, REAPER = Companion("pet"), Companion("bloodreaper")
YOUR_SPELL_RESOLVES = Happens(RESOLVED, school("holy") & type_of(INCANTATION), by=SELF)
YOU_REVEAL = Happens(WAS_REVEALED, school("holy"), by_you=True)
REWARD = once_per_round("divine-reward", on(GAIN_LIFE, THIS, 1))
FRIENDLY_ANIMAL = Happens(SUMMONED, Befriendable() & subtype("animal") & ~LEGENDARY)
FRIENDLY_DEMON = Happens(SUMMONED, Befriendable() & subtype("demon") & ~LEGENDARY)

CARDS = (
    mage("beastmaster", life=36, channeling=9, subtypes="mage wood-elf", trained="nature", opposed="fire",
         abilities=[
        has(CREATURE_SPELLS & subtype("animal") & level_up_to(1), "quick-spell"),
        after(SUMMONED, all_of(FRIENDLY_ANIMAL, NoCompanion("pet")),
              pay_for("make-pet", LEVEL_AND_ONE, Seq((MakeCompanion("pet"), on(GAIN_LIFE, THAT, 3))))),
        has(PET, "melee"), has(PET, "armor"), has(PET & SAME_ZONE, "melee"),
        has(SELF, "melee"),
    ]),
    mage("priestess", life=32, channeling=10, subtypes="mage high-elf", trained="holy", opposed="dark",
         abilities=[
        after(RESOLVED, all_of(YOUR_SPELL_RESOLVES, ready("divine-reward")), REWARD),
        after(WAS_REVEALED, all_of(YOU_REVEAL, ready("divine-reward")), REWARD),
    ], innate="restore restore-fully"),
    mage("warlock", life=38, channeling=9, subtypes="mage human", trained="dark fire", opposed="holy",
         abilities=[
        Instead("destroy", all_of(OWN_CURSE_GOES, ready("curseweaving")),
                MayTake("weave", once_per_round("curseweaving", ReturnsInstead())), replaces=False),
        after(SUMMONED, all_of(FRIENDLY_DEMON, NoCompanion("bloodreaper")),
              may("make-bloodreaper", on(LOSE_LIFE, THIS, LEVEL_AND_ONE), MakeCompanion("bloodreaper"))),
        has(REAPER, "bloodthirsty", 2),
        after(STRUCK, all_of(HasStruck(REAPER, enemy=False), ready("bloodreaper")),
              once_per_round("bloodreaper", may("heal", on(HEAL, THIS, 2)))),  # MW-WARLOCK-10
        has(SELF, "melee"),
    ]),
    mage("wizard", life=32, channeling=10, subtypes="mage human", trained="arcane", any_element=True,
         abilities=[
        after(UPKEEP, ALWAYS, pay_for("shield", 2, TURN_ON_SHIELD)),
        Instead("damage", all_of(Happens(DAMAGE, SELF), SHIELD_IS_ON),
                Seq((TURN_OFF_SHIELD, Prevent(Constant(3)))), replaces=False),
    ], innate="arcane-zap"),
    attack_spell("arcane-zap", "", 1, 3, (0, 1), spell_traits={"once": 1}, ethereal=1),
    incantation("restore", "", 0, ANY_CREATURE, (0, 1), RemoveConditions()),
    incantation("restore-fully", "", 0, ANY_CREATURE, (0, 1), RemoveConditions(several=True), full=True),
)  # fmt: skip
