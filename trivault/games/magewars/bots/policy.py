"""Quick answers in Mage Wars: they finish what is thought about, and say what is worth a thought."""

from __future__ import annotations

from collections.abc import Callable

from trivault.games.magewars.bots import worth
from trivault.games.magewars.rules.activation import bar_chosen
from trivault.games.magewars.rules.traits import trait
from trivault.games.magewars.state import occasions
from trivault.games.magewars.state.model import MAGE, MageWarsState
from trivault.kernel.choices import ACTION, PICK, SKIP, YES_NO, Choice, Raw
from trivault.kernel.ids import NOTHING, Thing

S = MageWarsState

# Between these choices nothing is under way.
BETWEEN: tuple[str, ...] = ("prepare", "assign", "deploy", "first-quickcast", "turn", "final-quickcast")
IDLE = (*BETWEEN, *occasions.BESIDE, "reveal")  # at which the last answer is to do nothing
AIMING = ("target", "to")

MANY = 16  # of more picks only the likely ones are looked at
MAGE_DAMAGE = 1.8  # points for each damage to a mage
KILL = 2.0  # for a creature that is destroyed
MOVED = 1.0  # for each zone closer to where the enemies are


def finish(state: S) -> None:
    """Answer for everybody until what is under way is over."""
    while state.result is None and (choice := state.choices[0]).reason not in BETWEEN:
        state.apply_raw(choice, answer(state, choice))


def answer(state: S, choice: Choice) -> Raw:
    if choice.reason == "act":
        return max(choice.listed, key=_act(state, choice))
    if choice.kind == ACTION and choice.reason in IDLE:
        return choice.listed[-1]
    if choice.kind == PICK:
        return choice.picked(_pick(state, choice))
    if choice.kind == YES_NO:
        return choice.listed[0]
    return choice.raw(0)


def candidates(state: S, choice: Choice) -> list[Raw]:
    """The quick answer, and the others worth a thought."""
    quick = answer(state, choice)
    if choice.count() <= MANY or choice.kind != PICK:
        others = [choice.raw(index) for index in range(choice.count())]
    else:
        others = [choice.picked((thing,)) for thing in ranked_targets(state, choice)[:MANY]]
    if choice.reason in AIMING and quick[0] != SKIP:
        others = [raw for raw in others if raw[0] != SKIP]  # who has begun a spell does not withdraw it
    if choice.reason == "act":
        others = [raw for raw in others if raw[0] != "attack" or hostile(state, choice.player, raw)]
    return list(dict.fromkeys([quick, *others]))


# Acting


def hostile(state: S, player: int, raw: Raw) -> bool:
    """Whether an attack is aimed at an enemy, or at a zone."""
    target = raw[2][0]
    return target not in state.play or not state.friendly(state.controller(target), player)


def _act(state: S, choice: Choice) -> Callable[[Raw], float]:
    """What an answer is worth to the creature that acts: attack, cast, come closer, guard."""

    def gain(raw: Raw) -> float:
        verb = raw[0]
        if verb == "attack":
            return _attack(state, choice.player, raw)
        if verb == "cast":
            return 1.0 + worth.price(state.card(raw[1])) / 3
        if verb == "move":
            return _closer(state, raw[2][0])
        return 0.5 if verb == "guard" else 0.0

    return gain


def _attack(state: S, player: int, raw: Raw) -> float:
    target, bar = raw[2][0], bar_chosen(state, raw)
    if target not in state.play:
        victims = [t for t, p in state.play.items() if p.zone == target and worth.is_fighter(state.card(t))]
        return sum([_struck(state, player, t, worth.expected(state, bar, 0, t)) for t in victims])
    more = trait(state, state.acting, bar.kind)
    return _struck(state, player, target, worth.expected(state, bar, more, target))


def _struck(state: S, player: int, target: Thing, damage: float) -> float:
    """What it is worth that a creature takes damage."""
    left, card = max(1, worth.left(state, target)), state.card(target)
    if card.type == MAGE:
        points = MAGE_DAMAGE * damage
    else:
        points = worth.price(card) * min(1.0, damage / left) + (KILL if damage >= left else 0.0)
    return -points if state.friendly(state.controller(target), player) else points


def _closer(state: S, zone: Thing) -> float:
    """A zone nearer to the next enemy mage is better; where one can be hit, nobody walks away."""
    piece = state.play[state.acting]
    foes = [side.mage for p, side in enumerate(state.players) if not state.friendly(p, piece.controller)]
    zones = [z for foe in foes if foe in state.play and (z := state.play[foe].zone) >= 0]
    far = state.arena.distances
    return MOVED * (min(far[piece.zone][z] for z in zones) - min(far[zone][z] for z in zones)) if zones else 0.0


# Picking


def _pick(state: S, choice: Choice) -> tuple[Thing, ...]:
    """The best target; of other things as many as there must be."""
    ranked = ranked_targets(state, choice)
    return tuple(ranked[: max(choice.low, 1 if choice.reason in AIMING else 0)])


def ranked_targets(state: S, choice: Choice) -> list[Thing]:
    gain = _gain(state, choice)
    return sorted(choice.things, key=lambda thing: -gain(thing))


def _gain(state: S, choice: Choice) -> Callable[[Thing], float]:
    """What picking a thing brings: harm to enemies, help to friends, and the front for who is summoned."""
    you, source = choice.player, choice.source
    harmful = source == NOTHING or source < state.arena.size or worth.harms(state.card(source))

    def gain(thing: Thing) -> float:
        if state.is_zone(thing) or state.is_border(thing):
            return _front(state, you, thing)
        points = _importance(state, thing)
        owner = state.controller(thing) if thing in state.play else state.owners[thing]
        return points if state.friendly(owner, you) != harmful else -points

    return gain


def _importance(state: S, thing: Thing) -> float:
    """How much depends on a card: the life that a creature has lost makes help and harm more urgent."""
    card = state.card(thing)
    if thing not in state.play:
        return worth.price(card)
    lost = state.play[thing].damage / 2 if card.life else 0.0
    return lost + (12.0 if card.type == MAGE else worth.price(card))


def _front(state: S, you: int, place: Thing) -> float:
    """Near the enemy mages."""
    zone = place if state.is_zone(place) else state.arena.borders[place - state.arena.zones][0]
    foes = [side.mage for p, side in enumerate(state.players) if not state.friendly(p, you)]
    zones = [z for foe in foes if foe in state.play and (z := state.play[foe].zone) >= 0]
    return -min([state.arena.distances[zone][z] for z in zones], default=0)
