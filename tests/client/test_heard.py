"""What the visitor of a table server hears and types, message by message."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from trivault.client.commands import read
from trivault.client.heard import hear
from trivault.client.visit import JoinOptions, Visit
from trivault.server.protocol import replies, requests
from trivault.server.protocol.replies import Line, Option, Question, SeatInfo
from trivault.server.protocol.wire import SeatPlan


class Wire:
    """Instead of a connection: keeps what is sent."""

    def __init__(self):
        self.sent: list[requests.Request] = []

    def send(self, request):
        self.sent.append(request)


class Talk:
    def __init__(self, **wishes):
        wire: Any = Wire()
        self.wire = wire
        self.said: list[str] = []
        self.kept: list[str] = []
        self.visit = Visit(
            wire, JoinOptions(**wishes), lambda *lines: self.said.extend(lines), self.kept.append
        )

    def hear(self, *messages):
        """What is said to the visitor then."""
        self.said.clear()
        for message in messages:
            hear(self.visit, message)
        return self.said

    def type(self, line):
        """What is sent to the server then."""
        self.wire.sent.clear()
        read(self.visit, line)
        return self.wire.sent


def room(*kinds, yours=(), status="playing", **fields):
    seats = [SeatInfo(kind=kind, name="" if kind == "open" else f"P{n}") for n, kind in enumerate(kinds)]
    return replies.Room(
        room="r", game="shards", status=status, seats=seats, yours=list(yours), watching=0, **fields
    )


def table(*lines, since=0, **fields):
    told = [Line(text=text, small=text.islower()) for text in lines]
    return replies.Table(
        room="r", seq=4, at=4, seat=0, deciding=[0], view=msgspec.Raw(b"{}"), since=since, lines=told,
        **fields,
    )  # fmt: skip


def asked(*options, seat=0):
    return Question(
        seat=seat, kind="action", verb="act", reason="turn", source="-", low=1, high=1, prompt="What now?",
        expected="Type a number.", options=list(options),
    )  # fmt: skip


PLAY = Option(answer="play crystal", sentence="Play Crystal", note="1 gem")
END = Option(answer="end-turn", sentence="Finish", key="x")


@pytest.mark.parametrize(
    ("wishes", "sent"),
    [
        ({}, requests.Lobby()),
        ({"room": "abc"}, requests.Join(room="abc")),
        (
            {"game": "shards", "seats": (SeatPlan(kind="me"), SeatPlan(kind="open"))},
            requests.Create(game="shards", seats=[SeatPlan(kind="me"), SeatPlan(kind="open")], listed=True),
        ),
    ],
)
def test_who_is_known_goes_where_they_wished(wishes, sent):
    talk = Talk(**wishes)
    welcome = replies.Welcome(
        user="u", name="Ada", token="mine", account=False, lang="en", version="1", protocol=1
    )
    talk.hear(welcome)
    assert talk.wire.sent == [sent]
    assert (talk.kept, talk.visit.token) == (["mine"], "mine")


def test_who_comes_to_a_waiting_room_sits_down_unless_they_only_watch():
    waiting = room("person", "open", "open", status="waiting")
    player, watcher = Talk(deck="my-deck"), Talk(watch=True)
    player.hear(waiting)
    watcher.hear(waiting)
    assert player.wire.sent == [requests.Sit(seat=1, deck="my-deck")]
    assert watcher.wire.sent == []
    seated = Talk()
    seated.hear(room("person", "open", yours=[0], status="waiting"))
    assert seated.wire.sent == []


def test_every_line_is_told_once_and_small_ones_only_to_who_comes():
    talk = Talk()
    assert talk.hear(table("Ada plays.", "crystals.")) == ["Ada plays.", "crystals."]
    assert talk.hear(table("Ada plays.", "crystals.", "Bob plays.", "small.")) == ["Bob plays."]
    assert talk.hear(table("Ada ends.", since=4)) == ["Ada ends."]
    assert talk.hear(table("Ada plays.", undone=True)) == ["A decision was taken back."]
    assert talk.hear(table("Ada plays.", "Bob goes on.")) == ["Bob goes on."]


def test_answers_are_listed_with_what_to_know_of_them_and_given_for_their_seat():
    talk = Talk()
    talk.hear(room("person", "person", yours=[0, 1]))
    assert talk.hear(table(question=asked(PLAY, END, seat=1))) == [
        "",
        "What now?",
        "1. Play Crystal (1 gem)",
        "2. Finish",
    ]
    for typed, answer in (("1", "play crystal"), ("x", "end-turn"), ("crys", "play crystal"), ("fly", "fly")):
        assert talk.type(typed) == [requests.Answer(seq=4, seat=1, answer=answer)]


@pytest.mark.parametrize(
    ("typed", "sent"),
    [
        ("give", requests.Give(seat=1)),
        ("take", requests.Take(seat=1)),
        ("resign", requests.Resign(seat=1)),
        ("order", requests.Order(on=False)),
        ("rematch", requests.Rematch()),
        ("rematch swap", requests.Rematch(swap=True)),
        ("log 3", requests.Log(since=37)),
        ("log", requests.Log(since=25)),
        ("say hello there", requests.Chat(text="hello there")),
        ("?play crystal", requests.WhyNot(answer="play crystal")),
        ("why play crystal", requests.WhyNot(answer="play crystal")),
        ("undo", requests.Undo()),
        ("hint", requests.Hint()),
        ("save", requests.Save()),
        ("board", requests.Describe()),
    ],
)
def test_commands_are_about_the_own_seat(typed, sent):
    talk = Talk()
    talk.hear(room("person", "person", yours=[1], order=True), table("A.", since=39))
    assert talk.type(typed) == [sent]


def test_order_is_turned_on_where_it_is_off():
    talk = Talk()
    talk.hear(room("person", "person", yours=[1]))
    assert talk.type("order") == [requests.Order(on=True)]


def test_the_end_is_reported_and_what_can_be_done_then():
    talk = Talk()
    talk.hear(room("person", "person", yours=[0]))
    talk.hear(table("The end.", result=replies.Result(winners=[0], why="rules")))
    assert talk.wire.sent == [requests.Report()]
    moment = replies.KeyMoment(at=1, turn=1, seat=0, text="A blow.")
    course = replies.Course(seat=0, name="health", title="Ada, health", values=[50, 3])
    said = talk.hear(replies.Report(turns=2, summary="Ada wins.", courses=[course], moments=[moment]))
    assert said[:4] == ["", "Ada wins.", "Ada, health: 50, 3", "A blow."]


def test_hints_say_what_each_answer_brings():
    talk = Talk()
    best = replies.Suggestion(
        answer="play crystal", sentence="Play Crystal", value=3, parts=[], win=63, why="Better than the next."
    )
    plain = replies.Suggestion(answer="end-turn", sentence="Finish", value=-1, parts=[])
    said = talk.hear(replies.Hint(seq=4, suggestions=[best, plain, plain, plain]))
    assert said == ["Play Crystal (63 %). Better than the next.", "Finish (-1)", "Finish (-1)"]


def test_a_saved_game_lies_in_the_current_folder_and_overwrites_nothing(tmp_path, monkeypatch):
    inside = tmp_path / "here"
    inside.mkdir()
    monkeypatch.chdir(inside)
    talk = Talk()
    talk.hear(replies.Saved(name="../../evil.replay.json", replay="first"))
    assert [path.relative_to(tmp_path) for path in tmp_path.rglob("*.json")] == [Path("here/evil.replay.json")]
    said = talk.hear(replies.Saved(name="evil.replay.json", replay="second"))
    assert (inside / "evil.replay.json").read_text() == "first"
    assert "evil.replay.json" in said[0]


def test_refusals_are_told_with_their_rules():
    talk = Talk()
    talk.hear(room("person", "person", yours=[0]))
    rules = [replies.RuleText(rule="SI-REC-01", text="A card costs its gems.")]
    said = talk.hear(replies.Error(code="illegal", message="Not now.", rules=rules))
    assert said == ["Not now.", "SI-REC-01: A card costs its gems."]


def test_who_is_refused_without_a_room_to_be_in_goes():
    with pytest.raises(EOFError):
        Talk().hear(replies.Error(code="unknown", message="No such room."))


def test_an_answer_that_hurts_is_typed_twice():
    talk = Talk()
    talk.hear(room("person", "greedy", yours=[0]))
    options = [
        Option(answer="dis", sentence="Dis", warning="You have no card of this house."),
        Option(answer="logos", sentence="Logos"),
    ]
    said = talk.hear(table(question=asked(*options), unasked=["You had nothing else left to do: End turn."]))
    assert "You had nothing else left to do: End turn." in said
    assert "1. Dis (You have no card of this house.)" in said
    talk.said.clear()
    assert talk.type("1") == []
    assert talk.said == ["You have no card of this house. If you mean it, type it once more."]
    assert [each.answer for each in talk.type("dis")] == ["dis"]
    assert [each.answer for each in talk.type("logos")] == ["logos"]
