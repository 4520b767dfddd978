"""How far somebody has come in an exercise: each answer is looked at once."""

import pytest

import trivault
from trivault.kernel.replay import Setup
from trivault.kernel.table import Table
from trivault.puzzles import puzzle
from trivault.puzzles.conditions import GoalCondition
from trivault.puzzles.files import Exercise, Reaction, Tip
from trivault.puzzles.progress import FAILED, OPEN, SOLVED, Progress

TEN = puzzle("shards", "ten-is-a-number")


def played(exercise, *answers):
    table = Table(trivault.load(exercise.game), Setup(position=exercise.dealt(1)), 1)
    found = [Progress.begin(exercise, table.state)]
    for answer in answers:
        player = table.state.choice.player
        table.answer(answer)
        found.append(found[-1].after(player, *table.answers[-1][1:], table.state))
    return found


def test_what_is_solved_or_failed_stays_so():
    solved = played(TEN, "play crystal", "focus", "play aetherbreaker", "end-turn")
    assert [each.status for each in solved] == [OPEN, OPEN, OPEN, OPEN, SOLVED]
    failed = played(TEN, "play aetherbreaker", "end-turn")
    assert [each.status for each in failed] == [OPEN, OPEN, FAILED]
    assert failed[-1].after(failed[-1].player, "play crystal", None) is failed[-1]


def test_the_coach_goes_on_when_the_player_has_done_what_was_said():
    said = {"title": "T", "one": "One.", "two": "Two.", "good": "Good."}
    coached = Exercise(
        **{field: getattr(TEN, field) for field in ("game", "position", "goal")},
        text={"en": said},
        tips=[Tip("one", ["did play crystal"]), Tip("two", ["did focus", "mastery >= 10"])],
        reactions=[Reaction("focus", "good")],
    )
    *_, before, after, last = played(coached, "play crystal", "focus", "play aetherbreaker")
    assert played(coached)[0].said("en") == ["One."]
    assert before.said("en") == ["Two."]
    assert after.said("en") == ["Good."], "no tip is left"
    assert last.said("en") == []
    elsewhere = played(coached, "play aetherbreaker")[-1].said("en")
    assert (len(elsewhere), elsewhere[-1]) == (2, "One."), "it notices what was not said"


def test_an_answer_costs_the_same_however_many_were_given_before(monkeypatch):
    looked: list[object] = []
    holds = GoalCondition.holds

    def counted(self, *args):
        looked.append(self)
        return holds(self, *args)

    monkeypatch.setattr(GoalCondition, "holds", counted)
    table = Table(trivault.load("shards"), Setup(position=TEN.dealt(1)), 1)
    now, costs = Progress.begin(TEN, table.state), []
    for _ in range(200):
        looked.clear()
        now = now.after(now.player, "play nothing", table.state)
        costs.append(len(looked))
    assert set(costs) == {len(TEN.goal)}


@pytest.mark.parametrize("answers", [(), ("play aetherbreaker", "end-turn")])
def test_the_progress_of_a_table_is_that_of_its_answers(answers):
    table = Table(trivault.load("shards"), Setup(position=TEN.dealt(1)), 1)
    for answer in answers:
        table.answer(answer)
    assert Progress.of(TEN, table.states(), table.answers) == played(TEN, *answers)[-1]
