"""Everybody who can strike or be struck, as far as it matters for estimating a fight."""

from __future__ import annotations

from functools import cache
from typing import Final

from trivault.games.magewars.bots import worth
from trivault.games.magewars.bots.search.odds import Odds, odds
from trivault.games.magewars.bots.search.weights import Weighting
from trivault.games.magewars.effects.things import HOST, SELF
from trivault.games.magewars.rules.strike import attack_bars
from trivault.games.magewars.rules.traits import (
    armor,
    corporeal,
    elusive,
    flying,
    immune,
    incapacitated,
    life,
    living,
    marked,
    pace,
    restrained,
    trait,
)
from trivault.games.magewars.state import aspects
from trivault.games.magewars.state.model import CREATURE, DAMAGE_TYPES, MAGE, MELEE, MageWarsState
from trivault.games.magewars.state.printed import Bar, Card
from trivault.games.magewars.state.records import Piece
from trivault.kernel.abilities import Modify
from trivault.kernel.frames import Listener, Scope
from trivault.kernel.ids import Thing

S = MageWarsState

FACES = 12  # of the effect die
MISSES = 0.5  # how often the dazed miss
LOST = {aspects.STUN: 1.0, aspects.SLEEP: 1.0, aspects.DAZE: MISSES}  # the part of an attack that is lost
NEVER = 99  # rounds
PUSHED = 0.3  # points
REMEMBERED, MINDS = 1000, 8  # forms, and who remembers so many

Likeness = tuple[object, ...]
MARKED: Final = "marked"

# Traits that forms depend on, where something changes what is printed; whether one flies is asked for itself.
ASKED = frozenset(
    [
        aspects.AEGIS,
        aspects.ARMOR,
        aspects.ATTACK_DICE,
        aspects.BLOODTHIRSTY,
        aspects.CHARGE,
        aspects.DICE_AGAINST,
        aspects.ELUSIVE,
        aspects.FAST,
        aspects.INCAPACITATED,
        aspects.INCORPOREAL,
        aspects.LIVING,
        aspects.MELEE,
        aspects.NONLIVING,
        aspects.RANGED,
        aspects.RESTRAINED,
        aspects.SLOW,
        aspects.UNCONTAINABLE,
        aspects.of_attacks(aspects.PIERCING),
        aspects.of_melee(aspects.PIERCING),
        *DAMAGE_TYPES,
        *[aspects.attacks_with(damage) for damage in DAMAGE_TYPES],
        *[aspects.immune_to(damage) for damage in DAMAGE_TYPES],
    ]
)


class AttackOption:
    """One way to attack."""

    __slots__ = ("bar", "damage", "dice", "full", "high", "low", "melee", "piercing", "strikes", "unavoidable")

    def __init__(self, state: S, thing: Thing, bar: Bar) -> None:
        self.bar = bar
        self.damage, self.full = bar.damage, bar.full
        self.melee = melee = bar.kind == MELEE
        self.low, self.high = (0, 0) if melee else bar.range
        more = trait(state, thing, aspects.MELEE if melee else aspects.RANGED)
        markers = state.play[thing].markers
        if markers:
            more -= markers.get(aspects.WEAK, 0)
            if melee:
                more += markers.get(aspects.RAGE, 0) + markers.get(aspects.WRATH, 0)
        if bar.damage:
            more += trait(state, thing, aspects.attacks_with(bar.damage))
        self.dice = bar.dice + more + trait(state, thing, aspects.ATTACK_DICE)
        self.piercing = bar.trait(aspects.PIERCING) + trait(state, thing, aspects.of_attacks(aspects.PIERCING))
        if melee:
            self.piercing += trait(state, thing, aspects.of_melee(aspects.PIERCING))
        self.unavoidable = bar.trait(aspects.UNAVOIDABLE) > 0
        self.strikes = 3 if bar.trait(aspects.TRIPLESTRIKE) else 2 if bar.trait(aspects.DOUBLESTRIKE) else 1


class Form:
    """What an object that can be attacked is like, wherever it is: shared by all that are alike."""

    __slots__ = (
        "able", "armor", "arms", "bloodthirsty", "card", "charge", "dazed", "elusive", "evades", "exposed",
        "flying", "ghostly", "held", "is_creature", "is_mage", "left", "life", "speed", "worth", "wounded",
    )  # fmt: skip

    def __init__(self, state: S, thing: Thing, w: Weighting) -> None:
        piece, card = state.play[thing], state.card(thing)
        self.card = card
        self.is_mage = card.type == MAGE
        self.is_creature = self.is_mage or card.type == CREATURE
        self.life = life(state, thing)
        self.left = max(0, self.life - piece.damage)
        self.armor = armor(state, thing)
        self.ghostly = not corporeal(state, thing)
        self.worth = _worth(card, w)
        self.arms: list[AttackOption] = []
        self.able = self.flying = self.elusive = self.held = self.dazed = self.wounded = False
        self.speed = self.exposed = self.charge = self.bloodthirsty = 0
        self.evades = (0.0, 0.0)
        if self.is_creature:
            self._fill_creature_stats(state, thing, piece)

    def _fill_creature_stats(self, state: S, thing: Thing, piece: Piece) -> None:
        """What only creatures have."""
        self.able = not incapacitated(state, thing)
        self.held = restrained(state, thing)
        self.flying, self.elusive = flying(state, thing), elusive(state, thing)
        self.dazed = aspects.DAZE in piece.markers
        self.wounded = piece.damage > 0 and living(state, thing)
        self.exposed = trait(state, thing, aspects.DICE_AGAINST) - trait(state, thing, aspects.AEGIS)
        self.charge, self.bloodthirsty = (
            trait(state, thing, aspects.CHARGE),
            trait(state, thing, aspects.BLOODTHIRSTY),
        )
        tempo = pace(state, thing)
        self.speed = 0 if self.held or tempo == aspects.SLOW else 2 if tempo == aspects.FAST else 1
        self.arms = [AttackOption(state, thing, bar) for _, _, bar in attack_bars(state, thing)]
        if self.able:
            self.evades = _evades(state, piece, thing)


class Strike:
    """The best that somebody can do to a target at a distance."""

    __slots__ = ("aside", "damage", "melee", "other", "points", "soon")

    def __init__(self) -> None:
        self.points = self.damage = 0.0  # of the attack that brings most; 0 if none brings anything
        self.melee = self.soon = False
        self.aside = self.other = 0.0  # of what harms a mage most in the next action phase: damage and points


class Known:
    """A form, and what was found out about it."""

    __slots__ = ("form", "number", "plain", "strikes")

    def __init__(self, form: Form, number: int) -> None:
        self.form = form
        self.number = number  # no other form has it
        self.plain = not [arm for arm in form.arms if arm.bar.bonus]  # its attacks see nothing but forms
        self.strikes: dict[int, Strike] = {}


class Fighter(Form):
    """An object that can be attacked, with what it can do itself, and where it is."""

    __slots__ = ("known", "piece", "player", "state", "thing", "zone")

    def __init__(self, state: S, thing: Thing, piece: Piece, known: Known) -> None:
        self.state, self.thing, self.piece, self.known = state, thing, piece, known
        self.player, self.zone = piece.controller, piece.zone
        form = known.form  # one by one: fighters are made for every position
        self.card, self.is_mage, self.is_creature = form.card, form.is_mage, form.is_creature
        self.life, self.left, self.armor = form.life, form.left, form.armor
        self.worth, self.arms, self.evades = form.worth, form.arms, form.evades
        self.able, self.held, self.dazed = form.able, form.held, form.dazed
        self.flying, self.elusive, self.ghostly = form.flying, form.elusive, form.ghostly
        self.speed, self.exposed, self.wounded = form.speed, form.exposed, form.wounded
        self.charge, self.bloodthirsty = form.charge, form.bloodthirsty


def _worth(card: Card, w: Weighting) -> float:
    """What would be lost with a creature or conjuration."""
    if card.type == MAGE:
        return 0.0
    price = worth.price(card)
    return w.creatures * price if card.type == CREATURE else w.things * price


def _evades(state: S, piece: Piece, thing: Thing) -> tuple[float, float]:
    """How likely the best defense avoids a melee attack, and a ranged one."""
    melee = ranged = 0.0
    for holder in (thing, *piece.attached):
        card = state.card(holder)
        if not card.defenses or not state.play[holder].revealed:
            continue
        for i, defense in enumerate(card.defenses):
            spent = 0 < defense.uses <= state.play[holder].used.count(f"defense-{i}")
            if spent or defense.against is not None:
                continue
            least = defense.least + (0 if defense.steady else 2 * marked(state, thing, aspects.DAZE))
            chance = max(0, FACES + 1 - least) / FACES
            melee = max(melee, chance) if defense.melee else melee
            ranged = max(ranged, chance) if defense.ranged else ranged
    return melee, ranged


class Memory:
    """The forms that were met lately by who weighs them so: between positions hardly anything changes."""

    __slots__ = ("forms", "met")

    def __init__(self) -> None:
        self.forms: dict[Likeness, Known] = {}
        self.met = 0

    def known(self, state: S, thing: Thing, like: Likeness, w: Weighting) -> Known:
        found = self.forms.get(like)
        if found is None:
            if len(self.forms) >= REMEMBERED:
                self.forms.clear()
            self.met += 1
            found = self.forms[like] = Known(Form(state, thing, w), self.met)
        return found


_memories: dict[Weighting, Memory] = {}


def _memory(w: Weighting) -> Memory:
    found = _memories.get(w)
    if found is None:
        if len(_memories) >= MINDS:
            _memories.clear()
        found = _memories[w] = Memory()
    return found


class Changes:
    """Which traits are not as they are printed, and on whom."""

    __slots__ = ("apprentice", "flying", "limited", "wide")

    def __init__(self, state: S) -> None:
        self.apprentice = state.apprentice
        self.flying = aspects.FLYING in state.modifiers
        self.wide: list[str] = []  # traits that may be changed on anybody
        self.limited: list[tuple[str, list[Thing]]] = []  # … and only on these
        for name, listeners in state.modifiers.items():
            if name in ASKED:
                whom = _concerned(state, listeners)
                if whom is None:
                    self.wide.append(name)
                else:
                    self.limited.append((name, whom))

    def of(self, state: S, thing: Thing) -> list[object]:
        """The traits of somebody that may be changed, as they are."""
        found: list[object] = []
        for name in self.wide:
            found += (name, trait(state, thing, name))
        for name, whom in self.limited:
            if thing in whom:
                found += (name, trait(state, thing, name))
        return found


def _concerned(state: S, listeners: tuple[Listener, ...]) -> list[Thing] | None:
    """Whom modifiers change, if that is told by where their cards are; mostly it is."""
    nodes, found = state.game.program.nodes, list[Thing]()
    for listener in listeners:
        ability = nodes[listener.ability]
        which = ability.on if isinstance(ability, Modify) else None
        if which is SELF:
            found.append(listener.this)
        elif which is HOST:
            if listener.this in state.play:
                found.append(state.play[listener.this].host)
        else:
            return None
    return found


def _likeness(state: S, thing: Thing, piece: Piece, card: Card, changes: Changes) -> Likeness:
    """All that a form depends on: objects of which this is the same are alike. In one row, as that is compared
    fastest; what follows a word or a card tells what it stands for."""
    may_fly = changes.flying or aspects.FLYING in card.traits
    found: list[object] = [card, piece.life, piece.damage, changes.apprentice]
    found.append(may_fly and flying(state, thing))
    found += changes.of(state, thing)
    if piece.markers:
        for name, n in piece.markers.items():
            found += (MARKED, name, n)
    if card.defenses:
        found += piece.used
    for each in piece.attached:
        other = state.card(each)
        if other.attacks or other.defenses:
            found += (other, state.play[each].revealed, *state.play[each].used)
    return tuple(found)


def fighters(state: S, w: Weighting) -> list[Fighter]:
    """All objects in the arena that can be destroyed by attacks."""
    found, memory, changes = [], _memory(w), Changes(state)
    for thing, piece in state.play.items():
        card = state.card(thing)
        if card.life and piece.zone >= 0:
            like = _likeness(state, thing, piece, card, changes)
            found.append(Fighter(state, thing, piece, memory.known(state, thing, like, w)))
    return found


def can_hit(attacker: Fighter, arm: AttackOption, target: Fighter) -> bool:
    """Whether this way to attack is of use against a target, wherever it is."""
    if arm.melee and target.flying and not attacker.flying and not arm.bar.trait(aspects.REACH):
        return False
    return not immune(target.state, target.thing, arm.bar.damage)


def rounds_away(attacker: Fighter, arm: AttackOption, far: int) -> int:
    """In how many rounds from its next action on an attacker can use an arm at this distance: 0 at once."""
    steps = far - arm.high if far > arm.high else arm.low - far
    if steps <= 0:
        return 0
    before = 0 if arm.full else attacker.speed
    if steps <= before:
        return 0
    if attacker.held:
        return NEVER
    each = 1 if attacker.speed == 0 else 2
    return -(-(steps - before) // each)


def dice_against(attacker: Fighter, arm: AttackOption, target: Fighter, moved: bool) -> int:
    """How many dice are rolled (MW-ATK3)."""
    dice = arm.dice + target.exposed
    if arm.damage:
        dice += trait(attacker.state, target.thing, arm.damage)
    for more, which in arm.bar.bonus:
        fits = which.fits(attacker.state, target.thing, Scope(attacker.player, attacker.thing))
        dice += more if fits else 0
    if arm.melee:
        if moved:
            dice += attacker.charge
        if target.wounded:
            dice += attacker.bloodthirsty
    return max(1, dice)


def odds_of(attacker: Fighter, arm: AttackOption, target: Fighter, moved: bool = False) -> Odds:
    """What an attack does on average, defenses and daze included."""
    stopped = max(0, target.armor - arm.piercing)
    ghostly = target.ghostly and not arm.bar.trait(aspects.ETHEREAL)
    found = odds(dice_against(attacker, arm, target, moved), stopped, target.left, arm.strikes, ghostly)
    passes = 1.0 if arm.unavoidable else 1.0 - target.evades[0 if arm.melee else 1]
    if attacker.dazed:
        passes *= MISSES
    return found if passes == 1.0 else Odds(found.damage * passes, found.kill * passes)


@cache
def effect_points(bar: Bar) -> float:
    """What the conditions that the effect die brings are worth on average."""
    return sum(
        [
            chance * (PUSHED if name == "push" else -worth.MARKERS.get(name, 0.0))
            for name, chance in _effects(bar)
        ]
    )


@cache
def lost_actions(bar: Bar) -> float:
    """How likely who is hit cannot attack in its next action phase."""
    return sum([chance * LOST.get(name, 0.0) for name, chance in _effects(bar)])


def _effects(bar: Bar) -> list[tuple[str, float]]:
    """What the effect die brings, and how likely."""
    found = []
    for i, (least, effects) in enumerate(bar.effects):
        most = bar.effects[i + 1][0] if i + 1 < len(bar.effects) else FACES + 1
        found += [(name, (most - least) / FACES) for name in effects]
    return found
