"""How levels of Mage Wars search. Weak ones are weak like people: they judge roughly, and soon give up
comparing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, cast

from trivault.bots.budget import Budget
from trivault.bots.imperfect import slips
from trivault.bots.information_set import InformationSet
from trivault.bots.turn_search import win_chance
from trivault.games.magewars.bots import policy
from trivault.games.magewars.bots.search import planning
from trivault.games.magewars.bots.search.decision_search import DecisionSearch, Judged
from trivault.games.magewars.bots.search.position_view import Points, Value
from trivault.games.magewars.bots.search.replies import with_replies
from trivault.games.magewars.bots.search.weights import Weighting
from trivault.games.magewars.state.model import ATTACK, MageWarsState
from trivault.kernel.choices import Choice, Raw
from trivault.kernel.ids import Thing
from trivault.kernel.state import State

ALIKE = 2**20  # grains of chance
NEXT = ("chain", "sweep")  # who else is struck by an attack
FEW = 4  # of fewer answers everybody sees which is better
LEAD = 12.0  # points that are worth about one in the logarithm of the odds
POSITIONS = 2  # deals by which a position is valued in which somebody else decides: little is hidden


class Judgement(NamedTuple):
    """What somebody weighs positions by, and by how many points they may be misjudged."""

    weights: Weighting
    blur: float = 0.0


class Habits(NamedTuple):
    """How a level searches."""

    apprentice: Judgement  # in the small arena …
    full: Judgement  # … and in the full one
    rolls: int = 2  # of what depends on dice
    ahead: int = 0  # answers that are followed to the reply of the next player …
    replies: int = 2  # … with so many rolls


class RatedAct(NamedTuple):
    """An answer and its value; of the best ones also after the reply."""

    answer: Raw
    value: Value
    win: float  # points for a won game
    replied: Value | None = None

    @property
    def score(self) -> float:
        return win_chance((self.replied or self.value).total / LEAD)

    @property
    def outcome(self) -> float:
        return self.value.parts.outcome / self.win


class RoundSearch:
    """A round is long: positions are valued as soon as what was begun is over."""

    compares = True

    def __init__(self, habits: Habits) -> None:
        self.habits = habits

    def choose(self, known: InformationSet, budget: Budget) -> Raw:
        """The best answer, as far as somebody sees it who misjudges."""
        state, choice = _dealt(known), known.choice
        blur = self._judgement(state).blur
        search = self._search(state, known, budget)
        if choice.reason in planning.PLANNING:
            return planning.plan(search, state, choice)
        found = self._with_replies(search, state, choice, search.answers(state, choice))
        if blur or choice.reason in NEXT:
            found = at_enemies(state, choice, found)
        return max(_blurred(found, known, blur), key=lambda each: each[1])[0]

    def rate(self, known: InformationSet, budget: Budget, answers: Sequence[Raw] = ()) -> list[RatedAct]:
        state, choice = _dealt(known), known.choice
        search = self._search(state, known, budget)
        win = search.weights.win
        found = _valued(search, state, choice, [raw for raw in answers if choice.allows(raw)])
        if answers:
            rated = [RatedAct(raw, value, win) for raw, value in found if raw in answers]
        else:
            if choice.reason in NEXT:
                found = at_enemies(state, choice, found)
            replied = (
                dict(self._with_replies(search, state, choice, found)) if self._looks_ahead(choice) else {}
            )
            rated = [RatedAct(raw, value, win, replied.get(raw)) for raw, value in found]
        return sorted(rated, key=lambda each: (each.replied is None, -(each.replied or each.value).total))

    def difference(self, known: InformationSet, one: RatedAct, other: RatedAct) -> dict[str, float]:
        if one.replied is not None and other.replied is not None:
            pair = one.replied, other.replied
        else:
            pair = one.value, other.value
        parts = zip(Points._fields, pair[0].parts, pair[1].parts, strict=True)
        return {name: a - b for name, a, b in parts}

    def reply(self, world: State, choice: Choice, budget: Budget) -> Raw | None:
        state = cast(MageWarsState, world)
        search = DecisionSearch(choice.player, self._judgement(state).weights, 1, budget, state)
        if search.out_of_budget:
            return None
        if choice.reason in planning.PLANNING:
            return planning.plan(search, state, choice)
        return max(search.answers(state, choice), key=lambda each: each[1].total)[0]

    def position(self, known: InformationSet) -> float:
        found: list[float] = []
        for n in range(POSITIONS):
            state = cast(MageWarsState, known.deal(n))
            search = self._search(state, known, Budget(1))
            found.append(win_chance(search.value(state).total / LEAD))
        return sum(found) / POSITIONS

    def _judgement(self, state: MageWarsState) -> Judgement:
        return self.habits.apprentice if state.apprentice else self.habits.full

    def _search(self, state: MageWarsState, known: InformationSet, budget: Budget) -> DecisionSearch:
        return DecisionSearch(known.player, self._judgement(state).weights, self.habits.rolls, budget, state)

    def _looks_ahead(self, choice: Choice) -> bool:
        return self.habits.ahead > 0 and choice.reason in ("act", "turn")

    def _with_replies(
        self, search: DecisionSearch, state: MageWarsState, choice: Choice, found: list[Judged]
    ) -> list[Judged]:
        if not self._looks_ahead(choice) or len(found) < 2:
            return found
        return with_replies(search, state, found, self.habits.ahead, self.habits.replies)


class FirstIdeas:
    """A share of decisions without search, but for choosing and aiming spells."""

    def __init__(self, share: float) -> None:
        self.share = share

    def __call__(self, known: InformationSet) -> Raw | None:
        return at_once(_dealt(known), known.choice) if slips(known, self.share) else None


def _dealt(known: InformationSet) -> MageWarsState:
    return cast(MageWarsState, known.deal(0))


def _valued(search: DecisionSearch, state: MageWarsState, choice: Choice, also: Sequence[Raw]) -> list[Judged]:
    """The answers that a search compares, and some others."""
    if choice.reason in planning.PLANNING:
        return planning.plans(search, state, choice, also)
    found = search.answers(state, choice)
    if len(found) == 1:  # there was nothing to compare it with
        found = [(found[0][0], search.tried(state, choice, found[0][0]))]
    others = [raw for raw in also if raw not in dict(found)]
    return found + [(raw, search.tried(state, choice, raw)) for raw in others]


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
        side = _friendly(state, choice.player, max(found, key=lambda each: each[1].total)[0][2])
        return [each for each in found if _friendly(state, choice.player, each[0][2]) is side]
    return [each for each in found if not _among_friends(state, choice, each[0])] or found


def _among_friends(state: MageWarsState, choice: Choice, raw: Raw) -> bool:
    if raw[0] not in ("cast", "quickcast") or state.card(raw[1]).type != ATTACK:
        return False
    after = state.copy()
    after.apply_raw(after.asked(choice.player), raw)
    aimed = [one for each in after.choices if each.reason == "target" for one in each.things]
    return bool(aimed) and all(_friendly(after, choice.player, (one,)) for one in aimed)


def _friendly(state: MageWarsState, player: int, targets: Sequence[Thing]) -> bool | None:
    """Whether the first of them is on the side of a player; a zone is on neither."""
    there = bool(targets) and targets[0] in state.play
    return state.friendly(player, state.play[targets[0]].controller) if there else None


def _blurred(found: list[Judged], known: InformationSet, blur: float) -> list[tuple[Raw, float]]:
    """As somebody sees it who is wrong by up to so many points."""
    if not blur or len(found) < FEW:
        return [(raw, value.total) for raw, value in found]
    grains = [known.chance(n + 1) % ALIKE / ALIKE for n in range(len(found))]
    return [
        (raw, value.total + blur * (2 * grain - 1)) for (raw, value), grain in zip(found, grains, strict=True)
    ]
