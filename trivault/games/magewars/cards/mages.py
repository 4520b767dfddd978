"""The four mages and their ability cards (MW-MAGE, MW-BEAST, MW-PRIEST, MW-WARLOCK, MW-WIZ)."""

from __future__ import annotations

from trivault.games.magewars import events
from trivault.games.magewars.cards.frames import ANY_CREATURE, attack_spell, incantation, mage
from trivault.games.magewars.conditions import RemoveConditions
from trivault.games.magewars.deeds import MayTake, ReturnsInstead
from trivault.games.magewars.model import CREATURE, INCANTATION, MageWarsState
from trivault.games.magewars.strike import AUTOMATIC
from trivault.games.magewars.things import (
    CREATURE_SPELLS,
    LEGENDARY,
    SAME_ZONE,
    SELF,
    THAT,
    THIS,
    Is,
    level_up_to,
    school,
    subtype,
    type_of,
)
from trivault.games.magewars.traits import living
from trivault.games.magewars.vocabulary import (
    ALWAYS,
    Number,
    When,
    about,
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
from trivault.kernel.ids import Thing
from trivault.kernel.nodes import Do, Seq
from trivault.kernel.terms import Constant

S = MageWarsState

LEVEL_AND_ONE = Number("its-level-and-one", lambda s, x: s.card(x.event.thing).level + 1 if x.event else 0)


def _marker(name: str) -> Do[S]:
    """The mage's marker is placed on what the event is about."""

    def place(state: S, scope: Scope) -> None:
        assert scope.event is not None
        if piece := state.play.get(scope.event.thing):  # who pays with the last Life takes it along (MW-AMB-46)
            piece.markers[name] = 1

    return Do(f"place-{name}", place)


def _of(state: S, player: int, you: int) -> bool:
    """Whether creatures of a player can be companions of your mage: also those of a team mate, unless
    that one's mage is of the same class and has companions of its own."""
    one, other = (state.card(state.players[seat].mage) for seat in (player, you))
    return player == you or (state.friendly(player, you) and one is not other)


def _bears(name: str) -> Is:
    """The creature with this mage's marker."""

    def bears(state: S, thing: Thing, scope: Scope) -> bool:
        piece = state.play.get(thing)
        return piece is not None and name in piece.markers and _of(state, piece.controller, scope.you)

    return Is(name, bears)


def _free(name: str) -> When:
    """Only one at a time (MW-BEAST-11)."""
    return When(
        f"no-{name}",
        lambda s, x: not any(name in p.markers and _of(s, p.controller, x.you) for p in s.play.values()),
    )


PET, REAPER = _bears("pet"), _bears("bloodreaper")
SHIELD_IS_ON = When("shield-is-on", lambda s, x: "shield" in s.play[x.this].markers and bool(s.attacks))


def _reaps(state: S, scope: Scope) -> bool:
    """The bloodreaper has damaged a living creature (MW-WARLOCK-10)."""
    event = scope.event
    if event is None or not REAPER.fits(state, event.source, scope) or state.attacks[-1].free in AUTOMATIC:
        return False
    if event.thing in state.play:
        return state.is_creature(event.thing) and living(state, event.thing)
    card = state.card(event.thing)
    return card.type == CREATURE and not card.trait("nonliving") and not card.trait("incorporeal")


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


BY_YOU = When("by-you", lambda _s, x: x.event is not None and x.event.by == x.you)
HOLY_INCANTATION = school("holy") & type_of(INCANTATION)
YOUR_SPELL_RESOLVES = about("your-holy-incantation-resolves", HOLY_INCANTATION, by=SELF)
YOU_REVEAL = all_of(BY_YOU, about("you-reveal-a-holy-enchantment", school("holy")))
REWARD = once_per_round("divine-reward", on(events.GAIN_LIFE, THIS, 1))
COMPANION = Is("companion", lambda s, t, x: t in s.play and _of(s, s.controller(t), x.you))
FRIENDLY_ANIMAL = about("friendly-animal-is-summoned", COMPANION & subtype("animal") & ~LEGENDARY)
FRIENDLY_DEMON = about("friendly-demon-is-summoned", COMPANION & subtype("demon") & ~LEGENDARY)

CARDS = (
    mage("beastmaster", life=36, channeling=9, subtypes="mage wood-elf", trained="nature", opposed="fire",
         abilities=[
        has(CREATURE_SPELLS & subtype("animal") & level_up_to(1), "quick-spell"),
        after(events.SUMMONED, all_of(FRIENDLY_ANIMAL, _free("pet")),
              pay_for("make-pet", LEVEL_AND_ONE, Seq((_marker("pet"), on(events.GAIN_LIFE, THAT, 3))))),
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
        after(events.SUMMONED, all_of(FRIENDLY_DEMON, _free("bloodreaper")),
              may("make-bloodreaper", on(events.LOSE_LIFE, THIS, LEVEL_AND_ONE), _marker("bloodreaper"))),
        has(REAPER, "bloodthirsty", 2),
        after(events.STRUCK, all_of(When("bloodreaper-strikes", _reaps), ready("bloodreaper")),
              once_per_round("bloodreaper", may("heal", on(events.HEAL, THIS, 2)))),
        has(SELF, "melee"),
    ]),
    mage("wizard", life=32, channeling=10, subtypes="mage human", trained="arcane", any_element=True,
         abilities=[
        after(events.UPKEEP, ALWAYS, pay_for("shield", 2, Do("turn-on-shield", _turn_on))),
        Instead("damage", all_of(about("this-is-damaged", SELF), SHIELD_IS_ON),
                Seq((Do("turn-off-shield", _turn_off), Prevent(Constant(3)))), replaces=False),
    ], innate="arcane-zap"),
    attack_spell("arcane-zap", "", 1, 3, (0, 1), spell_traits={"once": 1}, ethereal=1),
    incantation("restore", "", 0, ANY_CREATURE, (0, 1), RemoveConditions()),
    incantation("restore-fully", "", 0, ANY_CREATURE, (0, 1), RemoveConditions(several=True), full=True),
)  # fmt: skip
