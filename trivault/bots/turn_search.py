"""LevelSearch by turns: each candidate is played on to the end of the turn, or further, in several deals."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp, sqrt
from typing import NamedTuple

from trivault.bots.budget import Budget
from trivault.bots.evaluator import Model
from trivault.bots.information_set import InformationSet
from trivault.kernel.choices import Choice, Raw
from trivault.kernel.state import State

ANSWERS_PER_STEP = 12  # a longer turn costs more steps
PRUNE_AFTER = 3  # deals between two looks at which candidates are hopeless
PRUNE_ERRORS = 2.0  # standard errors by which a hopeless candidate is worse than the best
MARGIN_ERRORS = 1.0  # standard errors by which a candidate must be better than the first
COMPARED = 4  # deals, at least, in which given answers are compared
POSITIONS = 4  # deals by which a position is valued in which somebody else decides
LOGIT_POINTS = 25.0  # points for one in the logarithm of the odds: near even odds a point is about one percent
CHANCE_POINTS = 100.0  # points for a certain win


class Depth(NamedTuple):
    """How far a level searches."""

    worlds: int  # deals of the shallow search, which plays candidates on by quick answers …
    kept: int = 4  # … so many in every deal, the others in the first
    planned: int = 0  # of the best so many are played on by shallow searches …
    dealt: int = 9  # … in so many other deals …
    turns: int = 1  # … for so many turns


class Playout(NamedTuple):
    """Where an answer led in one deal: the chance of winning, on average over the ends that were valued."""

    chance: float
    ends: list[State]  # if they are kept


class Trial:
    """A candidate and where it led: in the shallow search, and where it was played on further."""

    __slots__ = ("answer", "ends", "player", "playouts", "total", "values")

    def __init__(self, answer: Raw, player: int) -> None:
        self.answer = answer
        self.player = player
        self.total = 0.0
        self.values: list[float] = []  # of the shallow search by deal, and the ends that have them, if kept
        self.ends: list[State] = []
        self.playouts: list[Playout] = []  # by further deals

    @property
    def chances(self) -> list[float]:
        return [playout.chance for playout in self.playouts]

    @property
    def score(self) -> float:
        found = self.chances or [win_chance(value) for value in self.values]
        return sum(found) / len(found) if found else 0.5

    @property
    def outcome(self) -> float:
        ends = [end for playout in self.playouts for end in playout.ends] or self.ends
        results = [end.result for end in ends]
        won = [0 if result is None else 1 if self.player in result else -1 for result in results]
        return sum(won) / max(1, len(won))


class TurnSearch:
    """Compares the ends of turns. A deal that the budget does not cover for all candidates does not count."""

    compares = True

    def __init__(self, model: Model, depth: Depth) -> None:
        self.model = model
        self.depth = depth

    def choose(self, known: InformationSet, budget: Budget) -> Raw:
        return self._rate(known, budget, (), False)[0].answer

    def rate(self, known: InformationSet, budget: Budget, answers: Sequence[Raw] = ()) -> list[Trial]:
        return self._rate(known, budget, answers, True)

    def _rate(self, known: InformationSet, budget: Budget, answers: Sequence[Raw], keep: bool) -> list[Trial]:
        """Ends are kept where ratings are to be explained; all of them are too many to be kept for nothing."""
        order = self.shallow_search(known, budget, answers, keep)
        if not self.depth.planned:
            return order

        def follow(world: State, answer: Raw) -> Playout | None:
            return self._follow(world, known.player, answer, budget, keep)

        deals = range(self.depth.worlds, self.depth.worlds + self.depth.dealt)
        return best_with_margin(known, order, self.depth.planned, deals, PRUNE_AFTER, follow)

    def shallow_search(
        self, known: InformationSet, budget: Budget, answers: Sequence[Raw] = (), keep: bool = False
    ) -> list[Trial]:
        """The candidates, the best first; of those that lead to the very same end, one."""
        player, depth, world = known.player, self.depth, known.deal(0)
        raws = answers or self.model.policy.candidates(world, world.asked(player))
        order = [Trial(raw, player) for raw in raws]
        worlds = max(depth.worlds, COMPARED) if answers else depth.worlds if len(order) > 1 else 0
        for n in range(worlds):
            world = known.deal(n) if n else world
            if not self._play_on(world, order, budget, keep):
                break
            order = distinct(sorted(order, key=lambda trial: -trial.total))
            if n + 1 < worlds:
                order = order[: max(depth.kept, depth.planned)]
        return order

    def _play_on(self, world: State, trials: Sequence[Trial], budget: Budget, keep: bool) -> bool:
        """Value all trials in one more deal; false when the budget is spent before."""
        evaluator, found = self.model.evaluator, list[tuple[float, State | None]]()
        for trial in trials:
            end = end_of_turn(self.model, world, trial.player, trial.answer, budget)
            if end is None:
                return False
            found.append((evaluator.value(end, trial.player), end if keep else None))
        for trial, (value, end) in zip(trials, found, strict=True):
            trial.total += value
            trial.values.append(value)
            if end is not None:
                trial.ends.append(end)
        return True

    def _follow(self, world: State, player: int, answer: Raw, budget: Budget, keep: bool) -> Playout | None:
        """Where an answer leads when everybody answers by shallow searches for some turns."""
        state, model = world.copy(), self.model
        state.apply_raw(state.asked(player), answer)
        turn, end = turn_of(world), turn_of(world) + self.depth.turns
        line: Line | None = None
        while state.result is None and turn_of(state) < end:
            if turn_of(state) != turn:
                turn, line = turn_of(state), None
            choice = state.choices[0]
            line = best_line(model, state, choice, budget, line)
            if line is None:
                return None
            state.apply_raw(choice, line.answer)
        return Playout(win_chance(model.evaluator.value(state, player)), [state] if keep else [])

    def difference(self, known: InformationSet, one: Trial, other: Trial) -> dict[str, float]:
        """Over the deals that both were played on in: of the longer search, if it followed both."""
        if one.playouts and other.playouts:
            followed = zip(one.playouts, other.playouts, strict=False)
            pairs = [pair for a, b in followed for pair in zip(a.ends, b.ends, strict=True)]
            found = [self._by_chance(a, b, known.player) for a, b in pairs]
            return _mean(found, CHANCE_POINTS)
        ends = zip(one.ends, other.ends, strict=False)
        found = [self.model.evaluator.difference(a, b, known.player) for a, b in ends]
        return _mean(found, LOGIT_POINTS)

    def _by_chance(self, one: State, other: State, player: int) -> dict[str, float]:
        """The difference of two chances of winning, shared among the parts as that of their odds is."""
        evaluator = self.model.evaluator
        odds, others = evaluator.value(one, player), evaluator.value(other, player)
        chance = win_chance(odds) - win_chance(others)
        slope = chance / (odds - others) if odds != others else 0.0
        return {name: slope * n for name, n in evaluator.difference(one, other, player).items()}

    def reply(self, world: State, choice: Choice, budget: Budget) -> Raw | None:
        line = best_line(self.model, world, choice, budget)
        return None if line is None else line.answer

    def position(self, known: InformationSet) -> float:
        policy, total = self.model.policy, 0.0
        for n in range(POSITIONS):
            state = known.deal(n)
            turn = turn_of(state)
            while state.result is None and turn_of(state) == turn:
                choice = state.choices[0]
                state.apply_raw(choice, policy.quick(state, choice))
            total += win_chance(self.model.evaluator.value(state, known.player))
        return total / POSITIONS


class QuickAnswers(TurnSearch):
    """Gives the quick answer. Answers are compared only where somebody asks how good they were."""

    compares = False

    def __init__(self, model: Model) -> None:
        super().__init__(model, Depth(worlds=1))

    def choose(self, known: InformationSet, budget: Budget) -> Raw:
        world = known.deal(0)
        return self.model.policy.quick(world, world.asked(known.player))

    def rate(self, known: InformationSet, budget: Budget, answers: Sequence[Raw] = ()) -> list[Trial]:
        return self.shallow_search(known, budget, answers or (self.choose(known, budget),), keep=True)


def turn_of(state: State) -> int:
    """The number of the running turn, in a game that is played by turns."""
    number: int = state.turn  # type: ignore[attr-defined]  # such games count their turns
    return number


class Line(NamedTuple):
    """An answer of a player, and what it leads to by quick ones up to the end of the turn."""

    player: int
    answer: Raw
    value: float | None  # None when there was no other answer


def best_line(
    model: Model, state: State, choice: Choice, budget: Budget, line: Line | None = None
) -> Line | None:
    """The best answer by a shallow search of this very state; None when the budget is spent. The quick one goes
    on with the line that led here, if that is of the same player: it is worth the same."""
    answers = model.policy.candidates(state, choice)
    known = line.value if line is not None and line.player == choice.player else None
    if len(answers) == 1:
        return Line(choice.player, answers[0], known)
    best, most = answers[0], float("-inf")
    for answer in answers:
        value = known if known is not None else value_of(model, state, choice.player, answer, budget)
        if value is None:
            return None
        if value > most:
            best, most = answer, value
        known = None
    return Line(choice.player, best, most)


def value_of(model: Model, state: State, player: int, answer: Raw, budget: Budget) -> float | None:
    """The value of the position that an answer leads to by quick ones at the end of the turn."""
    end = end_of_turn(model, state, player, answer, budget)
    return None if end is None else model.evaluator.value(end, player)


def end_of_turn(model: Model, state: State, player: int, answer: Raw, budget: Budget) -> State | None:
    """Where an answer leads by quick ones: a step of the budget, and another for each so many answers of a long
    turn. None when there are no steps left."""
    end, quick = state.copy(), model.policy.quick
    choice, turn, given = end.asked(player), turn_of(state), 0
    while given % ANSWERS_PER_STEP or budget.take():
        end.apply_raw(choice, answer)
        if end.result is not None or turn_of(end) != turn:
            return end
        choice, given = end.choices[0], given + 1
        answer = quick(end, choice)
    return None


def distinct(order: Sequence[Trial]) -> list[Trial]:
    """Of trials with the very same value the first: mostly they do the same things in another order."""
    first: dict[float, Trial] = {}
    for trial in order:
        first.setdefault(trial.total, trial)
    return list(first.values())


def win_chance(odds: float) -> float:
    """The chance of winning, of the logarithm of its odds."""
    return 1 / (1 + exp(-odds))


def best_with_margin(
    known: InformationSet,
    order: Sequence[Trial],
    many: int,
    deals: range,
    prune: int,
    follow: Callable[[State, Raw], Playout | None],
    errors: float = MARGIN_ERRORS,
) -> list[Trial]:
    """The trials, of which so many are followed. The first stays the best unless the deals agree enough that
    another one is better: the luck of deals is large against what answers differ by. After each so many deals
    the hopeless are given up; a deal that the budget does not cover does not count."""
    first, trials = order[0], list(order[:many])
    for n, deal in enumerate(deals, 1):
        if len(trials) == 1:
            break
        world = known.deal(deal)
        found = [follow(world, trial.answer) for trial in trials]
        playouts = [playout for playout in found if playout is not None]
        if len(playouts) < len(trials):
            break
        for trial, playout in zip(trials, playouts, strict=True):
            trial.playouts.append(playout)
        if n % prune == 0:
            trials = contenders(trials)
    if first in trials:
        best = max(trials, key=lambda trial: edge_with_margin(trial.chances, first.chances, errors))
    else:
        best = max(trials, key=lambda trial: sum(trial.chances))
    followed = sorted(order[:many], key=lambda trial: -trial.score) if best.playouts else order[:many]
    return [best, *(trial for trial in (*followed, *order[many:]) if trial is not best)]


def contenders(trials: Sequence[Trial]) -> list[Trial]:
    """The trials that are not clearly worse than the best."""
    best = max(trials, key=lambda trial: sum(trial.chances))
    chances = best.chances
    return [
        trial
        for trial in trials
        if trial is best or edge_with_margin(chances, trial.chances, PRUNE_ERRORS) <= 0
    ]


def edge_with_margin(one: Sequence[float], other: Sequence[float], errors: float = MARGIN_ERRORS) -> float:
    """By how much one is better than another in the same deals, less so many standard errors of that."""
    many = len(one)
    if many < 2:
        return 0.0
    edges = [a - b for a, b in zip(one, other, strict=True)]
    mean = sum(edges) / many
    return mean - errors * sqrt(sum([(edge - mean) ** 2 for edge in edges]) / (many - 1) / many)


def _mean(found: Sequence[Mapping[str, float]], unit: float) -> dict[str, float]:
    total: dict[str, float] = {}
    for parts in found:
        for name, n in parts.items():
            total[name] = total.get(name, 0.0) + unit * n / len(found)
    return total
