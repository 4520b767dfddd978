"""The four mages and their ability cards (MW-MAGE, MW-BEAST, MW-PRIEST, MW-WARLOCK, MW-WIZ)."""

from __future__ import annotations

from trivault.games.magewars import events
from trivault.games.magewars.cards.frames import ANY_CREATURE, attack_spell, incantation, mage
from trivault.games.magewars.companions import Befriendable, Companion, MakeCompanion, NoCompanion
from trivault.games.magewars.conditions import RemoveConditions
from trivault.games.magewars.deeds import MayTake, ReturnsInstead
from trivault.games.magewars.model import INCANTATION, MageWarsState
from trivault.games.magewars.numbers import Plus, level_of
from trivault.games.magewars.things import (
    CREATURE_SPELLS,
    LEGENDARY,
    SAME_ZONE,
    SELF,
    THAT,
    THIS,
    level_up_to,
    school,
    subtype,
    type_of,
)
from trivault.games.magewars.triggers import Happens, Strikes
from trivault.games.magewars.vocabulary import (
    ALWAYS,
    When,
    after,
    all_of,
    has,
    may,
    on,
    once_per_round,
    pay_for,
    ready,
)
from trivault.kernel.abilities import Instead
from trivault.kernel.events import Prevent
from trivault.kernel.frames import Scope
from trivault.kernel.nodes import Do, Seq
from trivault.kernel.terms import Constant

S = MageWarsState

LEVEL_AND_ONE = Plus(level_of(THAT), 1)


PET, REAPER = Companion("pet"), Companion("bloodreaper")
SHIELD_IS_ON = When("shield-is-on", lambda s, x: "shield" in s.play[x.this].markers and bool(s.attacks))


def _weaves(state: S, scope: Scope) -> bool:
    """An own curse goes with the creature that carries it (MW-WARLOCK-03)."""
    event = scope.event
    piece = state.play.get(event.thing) if event else None
    if event is None or piece is None or "curse" not in state.card(event.thing).subtypes:
        return False
    doomed = [e.thing for e in state.batches[-1].events if e and e.kind == "destroy"]
    return piece.controller == scope.you and piece.host in doomed and state.is_creature(piece.host)


def _turn_on(state: S, scope: Scope) -> None:
    state.play[scope.this].markers["shield"] = 1


def _turn_off(state: S, scope: Scope) -> None:
    state.play[scope.this].markers.pop("shield", None)


YOUR_SPELL_RESOLVES = Happens(events.RESOLVED, school("holy") & type_of(INCANTATION), by=SELF)
YOU_REVEAL = Happens(events.REVEALED, school("holy"), by_you=True)
REWARD = once_per_round("divine-reward", on(events.GAIN_LIFE, THIS, 1))
FRIENDLY_ANIMAL = Happens(events.SUMMONED, Befriendable() & subtype("animal") & ~LEGENDARY)
FRIENDLY_DEMON = Happens(events.SUMMONED, Befriendable() & subtype("demon") & ~LEGENDARY)

CARDS = (
    mage("beastmaster", life=36, channeling=9, subtypes="mage wood-elf", trained="nature", opposed="fire",
         abilities=[
        has(CREATURE_SPELLS & subtype("animal") & level_up_to(1), "quick-spell"),
        after(events.SUMMONED, all_of(FRIENDLY_ANIMAL, NoCompanion("pet")),
              pay_for("make-pet", LEVEL_AND_ONE, Seq((MakeCompanion("pet"), on(events.GAIN_LIFE, THAT, 3))))),
        has(PET, "melee"), has(PET, "armor"), has(PET & SAME_ZONE, "melee"),
        has(SELF, "melee"),
    ]),
    mage("priestess", life=32, channeling=10, subtypes="mage high-elf", trained="holy", opposed="dark",
         abilities=[
        after(events.RESOLVED, all_of(YOUR_SPELL_RESOLVES, ready("divine-reward")), REWARD),
        after(events.REVEALED, all_of(YOU_REVEAL, ready("divine-reward")), REWARD),
    ], innate="restore restore-fully"),
    mage("warlock", life=38, channeling=9, subtypes="mage human", trained="dark fire", opposed="holy",
         abilities=[
        Instead("destroy", all_of(When("own-curse-goes", _weaves), ready("curseweaving")),
                MayTake("weave", once_per_round("curseweaving", ReturnsInstead())), replaces=False),
        after(events.SUMMONED, all_of(FRIENDLY_DEMON, NoCompanion("bloodreaper")),
              may("make-bloodreaper", on(events.LOSE_LIFE, THIS, LEVEL_AND_ONE), MakeCompanion("bloodreaper"))),
        has(REAPER, "bloodthirsty", 2),
        after(events.STRUCK, all_of(Strikes(REAPER, enemy=False), ready("bloodreaper")),
              once_per_round("bloodreaper", may("heal", on(events.HEAL, THIS, 2)))),
        has(SELF, "melee"),
    ]),
    mage("wizard", life=32, channeling=10, subtypes="mage human", trained="arcane", any_element=True,
         abilities=[
        after(events.UPKEEP, ALWAYS, pay_for("shield", 2, Do("turn-on-shield", _turn_on))),
        Instead("damage", all_of(Happens(events.DAMAGE, SELF), SHIELD_IS_ON),
                Seq((Do("turn-off-shield", _turn_off), Prevent(Constant(3)))), replaces=False),
    ], innate="arcane-zap"),
    attack_spell("arcane-zap", "", 1, 3, (0, 1), spell_traits={"once": 1}, ethereal=1),
    incantation("restore", "", 0, ANY_CREATURE, (0, 1), RemoveConditions()),
    incantation("restore-fully", "", 0, ANY_CREATURE, (0, 1), RemoveConditions(several=True), full=True),
)  # fmt: skip
