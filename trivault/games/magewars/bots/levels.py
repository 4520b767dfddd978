"""The levels of play of Mage Wars. Weak ones are weak like people: they answer most of what they are asked
without much thought, judge the rest roughly and soon give up comparing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple, cast

from trivault.bots.imperfect import slips
from trivault.bots.levels import Decision, Level, Levels
from trivault.bots.weights import packaged, read_points
from trivault.games.magewars.bots import policy
from trivault.games.magewars.bots.thinking import planning
from trivault.games.magewars.bots.thinking.foresight import looked_ahead
from trivault.games.magewars.bots.thinking.mind import Judged, Mind
from trivault.games.magewars.bots.thinking.weights import PRUDENT, Weighting
from trivault.games.magewars.state.model import ATTACK, MageWarsState
from trivault.kernel.choices import Choice, Raw
from trivault.kernel.ids import Thing

GAME, PACKAGE = "mage-wars", "trivault.games.magewars.bots"
GIVEN = ("safe", "purse", "horizon", "win")  # where something begins or ends: not learned
WEIGHED = tuple(name for name in Weighting._fields if name not in GIVEN)


def weighting(points: Mapping[str, Any]) -> Weighting:
    """Weights by their names."""
    return Weighting()._replace(**points)


LEARNED = weighting(read_points(packaged(PACKAGE), GAME, WEIGHED).points)
WARY = LEARNED._replace(doom=0.5)  # fears more for its mage, which else walks towards crowds in the full arena

ALIKE = 2**20  # grains of chance
NEXT = ("chain", "sweep")  # who else is struck by an attack
FEW = 4  # of fewer answers everybody sees which is better


class Judgement(NamedTuple):
    """What somebody weighs positions by, and by how many points they may be misjudged."""

    weights: Weighting
    blur: float = 0.0


class Habits(NamedTuple):
    """How somebody thinks."""

    apprentice: Judgement = Judgement(LEARNED)  # in the small arena …
    full: Judgement = Judgement(WARY)  # … and in the full one
    rolls: int = 2  # so often what depends on dice is tried
    hasty: float = 0.0  # the share of decisions answered quickly, but for choosing and aiming spells
    ahead: int = 0  # so many answers are followed to the reply of the next player …
    replies: int = 2  # … with so many rolls


def think(habits: Habits, decision: Decision) -> Raw:
    """The answer that leads to the best position."""
    state, choice = cast(MageWarsState, decision.deal(0)), decision.choice
    if slips(decision, habits.hasty) and (quick := at_once(state, choice)):
        return quick
    weights, blur = habits.apprentice if state.apprentice else habits.full
    mind = Mind(decision.player, weights, habits.rolls, decision.budget, state)
    if choice.reason in planning.PLANNING:
        return planning.plan(mind, state, choice)
    found = mind.answers(state, choice)
    if habits.ahead and len(found) > 1 and choice.reason in ("act", "turn"):
        found = looked_ahead(mind, state, found, habits.ahead, habits.replies)
    if blur or choice.reason in NEXT:
        found = at_enemies(state, choice, found)
    return max(_blurred(found, decision, blur), key=lambda each: each[1])[0]


def at_once(state: MageWarsState, choice: Choice) -> Raw | None:
    """The first idea; none where spells are chosen or aimed, or friends alone are in reach of an attack."""
    if choice.reason in (*planning.PLANNING, *policy.AIMING, *NEXT):
        return None
    quick = policy.answer(state, choice)
    return None if _among_friends(state, choice, quick) else quick


def at_enemies(state: MageWarsState, choice: Choice, found: list[Judged]) -> list[Judged]:
    """However roughly they judge, all can tell friends from enemies: they aim at the side of the best answer,
    cast no attack that friends alone are in reach of, and let none go on to friends."""
    if choice.reason in NEXT:
        return [each for each in found if not _friendly(state, choice.player, each[0][2])] or found
    if choice.reason == "target":
        side = _friendly(state, choice.player, max(found, key=lambda each: each[1])[0][2])
        return [each for each in found if _friendly(state, choice.player, each[0][2]) is side]
    return [each for each in found if not _among_friends(state, choice, each[0])] or found


def _among_friends(state: MageWarsState, choice: Choice, raw: Raw) -> bool:
    if raw[0] not in ("cast", "quickcast") or state.card(raw[1]).type != ATTACK:
        return False
    after = state.copy()
    after.settle(after.asked(choice.player), raw)
    aimed = [one for each in after.choices if each.reason == "target" for one in each.things]
    return bool(aimed) and all(_friendly(after, choice.player, (one,)) for one in aimed)


def _friendly(state: MageWarsState, player: int, targets: Sequence[Thing]) -> bool | None:
    """Whether the first of them is on the side of a player; a zone is on neither."""
    there = bool(targets) and targets[0] in state.play
    return state.friendly(player, state.play[targets[0]].controller) if there else None


def _blurred(found: list[Judged], decision: Decision, blur: float) -> list[Judged]:
    """As somebody sees it who is wrong by up to so many points."""
    if not blur or len(found) < FEW:
        return found
    grains = [decision.chance(n + 1) % ALIKE / ALIKE for n in range(len(found))]
    return [(raw, value + blur * (2 * grain - 1)) for (raw, value), grain in zip(found, grains, strict=True)]


def _level(steps: int, habits: Habits) -> Level:
    return Level(partial(think, habits), steps)


def _rough(steps: int, blur: float) -> Level:
    seen = Judgement(PRUDENT, blur)
    return _level(steps, Habits(seen, seen, rolls=1, hasty=0.7))


LEVELS: Levels = {
    "beginner": _rough(20, blur=8.0),
    "casual": _rough(200, blur=4.0),
    "club": _level(200, Habits(Judgement(LEARNED, 5.0), Judgement(PRUDENT, 1.4), rolls=1)),
    "expert": _level(1000, Habits(Judgement(LEARNED, 2.0), Judgement(WARY, 0.9), rolls=1)),
    "master": _level(6000, Habits(rolls=3, ahead=4, replies=2)),
}
