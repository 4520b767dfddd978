"""Attack dice and the effect die (MW-DICE)."""

from __future__ import annotations

from functools import cache

from trivault.games.magewars.state.model import MageWarsState
from trivault.kernel import rng
from trivault.kernel.log import Die

S = MageWarsState

# The faces of the attack die: (damage, critical) (MW-DICE-02)
FACES = ((0, False), (0, False), (1, False), (2, False), (1, True), (2, True))


def roll(state: S, count: int) -> tuple[int, ...]:
    """Attack dice, by the number of their face (MW-DICE-04)."""
    return tuple(face - 1 for face in rng.dice(state, count, 6))


def effect_die(state: S) -> int:
    return rng.below(state, 12) + 1  # MW-DICE-03


def shown(faces: tuple[int, ...], die: int = 0) -> tuple[Die, ...]:
    """Dice as the log keeps them: attack dice with a star for critical damage, and the effect die."""
    rolled = [Die("attack", f"{damage}{'★' if star else ''}") for damage, star in (FACES[f] for f in faces)]
    return (*rolled, Die("effect", str(die))) if die else tuple(rolled)


def total(faces: tuple[int, ...]) -> int:
    """The sum of all results, as for healing and direct damage: stars make no difference (MW-HEAL-02)."""
    return sum(FACES[face][0] for face in faces)


def split(faces: tuple[int, ...], weak: bool) -> tuple[int, int]:
    """Normal and critical damage; against what is incorporeal only the ones count (MW-CORP-03)."""
    normal = critical = 0
    for face in faces:
        damage, star = FACES[face]
        if weak and damage > 1:
            continue
        if star:
            critical += damage
        else:
            normal += damage
    return normal, critical


@cache
def odds(count: int, weak: bool, protection: int) -> tuple[float, ...]:
    """How likely each amount of damage is, from 0 on, when so many attack dice are rolled."""
    rolls = {(0, 0): 1.0}
    for _ in range(count):
        more: dict[tuple[int, int], float] = {}
        for (normal, critical), likely in rolls.items():
            for face in range(len(FACES)):
                one, other = split((face,), weak)
                sums = normal + one, critical + other
                more[sums] = more.get(sums, 0.0) + likely / len(FACES)
        rolls = more
    found = [0.0] * (2 * count + 1)
    for (normal, critical), likely in rolls.items():
        found[critical + max(0, normal - protection)] += likely
    return tuple(found)
