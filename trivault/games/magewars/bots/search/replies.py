"""Looking further: what the next player does after the best of the own answers."""

from __future__ import annotations

from trivault.games.magewars.bots import policy
from trivault.games.magewars.bots.search.decision_search import DecisionSearch, Judged
from trivault.games.magewars.bots.search.horizon import HORIZON
from trivault.games.magewars.bots.search.position_view import REPLY_PART
from trivault.games.magewars.state.model import MageWarsState
from trivault.kernel.choices import Choice, Raw

S = MageWarsState

CLOSE = 2.0  # points: what is worse by more at first sight is not looked at again
AWAY = 1000  # from the chance of the first look


def with_replies(search: DecisionSearch, state: S, found: list[Judged], best: int, rolls: int) -> list[Judged]:
    """The best of these answers, each with what the position is like after the reply.

    What the reply changes is found on some rolls, and added to what was found for all: so the luck of
    the own dice makes no difference.
    """
    ranked = sorted(found, key=lambda each: -each[1].total)[:best]
    ranked = [each for each in ranked if each[1].total > ranked[0][1].total - CLOSE]
    if len(ranked) == 1:
        return ranked
    seen: list[Judged] = []
    for raw, value in ranked:
        if search.out_of_budget:
            return ranked  # only like can be compared with like
        changes = [_change(search, state, raw, AWAY + n) for n in range(rolls)]
        seen.append((raw, value.plus(REPLY_PART, sum(changes) / rolls)))
    return seen


def _change(search: DecisionSearch, state: S, raw: Raw, n: int) -> float:
    """What the reply of the next player changes, by that player's own measure: the two see threats and plans
    differently."""
    after = state.copy()
    after.seed += n
    after.apply_raw(after.asked(search.you), raw)
    _carry_on(search, after)
    if after.result is not None:
        return 0.0
    choice = after.choices[0]
    if choice.reason != "turn" or after.friendly(choice.player, search.you):
        return 0.0
    other = DecisionSearch(choice.player, search.weights, 1, search.budget, after)
    return other.standing(other.seen(after)).total - other.best(after, choice).total


def _carry_on(search: DecisionSearch, state: S) -> None:
    """Finish the own action phase as one would, and leave the rest of the turn."""
    while state.result is None:
        choice = state.choices[0]
        if choice.reason in HORIZON and (choice.player != search.you or choice.reason not in ("act", "turn")):
            return
        state.apply_raw(choice, _answer(search, state, choice))


def _answer(search: DecisionSearch, state: S, choice: Choice) -> Raw:
    if choice.player != search.you:
        return policy.answer(state, choice)
    if choice.reason == "turn" and not any(raw[0] == "activate" for raw in choice.listed):
        return choice.listed[-1]
    if choice.reason in ("act", "turn"):
        return max(search.answers(state, choice), key=lambda each: each[1].total)[0]
    found = search.aims(state, choice) if choice.reason in policy.AIMING else []
    return max(found, key=lambda each: each[1].total)[0] if found else policy.answer(state, choice)
