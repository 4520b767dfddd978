"""Handlers of requests that read a game: hints, reasons, previews, log, earlier states, report."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from trivault.analysis.advice import Advice
from trivault.kernel.errors import TrivaultError
from trivault.kernel.ids import player_thing
from trivault.kernel.options import Option
from trivault.kernel.rng import derived
from trivault.kernel.rule_ids import rule_id
from trivault.kernel.state import State
from trivault.kernel.table import Table
from trivault.kernel.text import Message, capital
from trivault.presentation.hints import percent, why
from trivault.presentation.presenter import AnyPresenter, KeyMoment
from trivault.presentation.report import ends, outcome, steps, weightiest
from trivault.server.connections.services import Handler
from trivault.server.handlers.client import Client
from trivault.server.protocol import replies, requests
from trivault.server.protocol.refusals import Refusal, refusal, server_words
from trivault.server.rooms import answers, table_view
from trivault.server.rooms.broadcast import seat_shown
from trivault.server.rooms.room import Room
from trivault.server.rooms.room_game import RoomGame
from trivault.server.storage.records import OVER, RoomRecord
from trivault.server.workers.scheduler import Work

AT_ONCE = 25  # sentences that are said before others have their turn


def _asked(connection: Client, game: RoomGame) -> int:
    """The seat of the client that has to answer the open choice."""
    for seat in game.record.deciding:
        if seat in connection.seats:
            return seat
    raise Refusal("not-yours", "error-not-your-choice")


# Help


async def hint(connection: Client, request: requests.Hint) -> None:
    room = connection.here()
    game = room.playing()
    if not room.record.hints:
        raise Refusal("off", "error-hints-off")
    seat, state, seq = _asked(connection, game), game.state, game.seq
    connection.hub.bots.limit(connection.me.user)

    async def thought() -> replies.Hint:
        try:
            seed = derived("hint", room.record.seed)
            advice = await connection.hub.bots.advise(seed, state, seat, request.level, connection.me.user)
        except TrivaultError as error:
            raise refusal(error) from None
        presenter = table_view.presenter_at(room.record, connection.lang)
        return replies.Hint(id=request.id, seq=seq, suggestions=_suggestions(state, seat, advice, presenter))

    connection.think_of_hint(seq, seat, thought, request.id)


def _suggestions(
    state: State, seat: int, advice: Sequence[Advice], presenter: AnyPresenter
) -> list[replies.Suggestion]:
    suggestions, choice = [], state.asked(seat)
    for place, each in enumerate(advice):
        option = Option(state, choice, state.check(each.answer, choice))
        parts = [
            replies.Points(what=presenter.say(f"ui-part-{name}"), points=round(points))
            for name, points in each.parts.items()
            if round(points)
        ]
        suggestions.append(
            replies.Suggestion(
                answer=each.answer,
                sentence=capital(presenter.words.say(option.message())),
                value=round(each.value),
                parts=parts,
                win=None if each.win is None else percent(each.win),
                why=why(advice, place, presenter.words),
            )
        )
    return suggestions


async def preview(connection: Client, request: requests.Preview) -> None:
    """Previews of an answer; empty if the choice has been answered meanwhile, as they belong to it."""
    room = connection.here()
    game = room.playing()
    seat = _asked(connection, game)
    reply = replies.Preview(id=request.id, seq=request.seq, answer=request.answer)
    if request.seq == game.seq:
        presenter = table_view.presenter_at(room.record, connection.lang)
        reply.outcomes = table_view.outcomes(game.previews(seat), game.state, seat, request.answer, presenter)
    connection.send(reply)


async def why_not(connection: Client, request: requests.WhyNot) -> None:
    room, lang, library = connection.here(), connection.lang, connection.hub.library
    game = room.playing()
    if name := rule_id(request.answer):
        reply = answers.about_rule(name, table_view.presenter_at(room.record, lang), library)
    else:
        reply = answers.why_not(game, _asked(connection, game), request.answer, lang, library)
    reply.id = request.id
    connection.send(reply)


async def describe(connection: Client, request: requests.Describe) -> None:
    room = connection.here()
    game = room.begun()
    presenter = table_view.presenter_at(room.record, connection.lang)
    view = game.state.view(seat_shown(room, connection))
    said = table_view.sentences(view, presenter)
    connection.send(replies.Describe(id=request.id, sentences=said))


# What happened


async def log(connection: Client, request: requests.Log) -> None:
    room = connection.here()
    seat, entries = seat_shown(room, connection), list(room.begun().table.log)
    presenter = table_view.presenter_at(room.record, connection.lang)
    since = min(request.since, len(entries))
    lines = []
    for n, entry in enumerate(entries[since:]):
        if n % AT_ONCE == 0:
            await asyncio.sleep(0)
        lines.append(table_view.line(entry, seat, presenter))
    connection.send(replies.Log(id=request.id, since=since, lines=lines))


async def timeline(connection: Client, request: requests.Timeline) -> None:
    room = connection.here()
    game = room.begun()
    presenter = table_view.presenter_at(room.record, connection.lang)
    over, own = room.record.status == OVER, set(connection.seats)
    states, moves = game.table.states(), []
    for at, (seat, text) in enumerate(list(game.table.answers)):
        if at % AT_ONCE == 0:
            await asyncio.sleep(0)
        said = presenter.decision(states[at], seat, text) if over or seat in own else ""
        turn = presenter.moment(states[at])[0]
        moves.append(replies.Move(at=at, turn=turn, seat=seat, sentence=said))
    connection.send(replies.Timeline(id=request.id, moves=moves))


def _looked_at(connection: Client, at: int | None, seat: int | None) -> tuple[Any, int]:
    """A state and the seat from which it is seen; nobody sees more of it than they did then, until the
    game is over."""
    room = connection.here()
    game, over = room.begun(), room.record.status == OVER
    if at is not None and at > game.at:
        raise Refusal("unknown", "error-no-such-moment", n=game.at)
    if seat is not None and (not over or seat >= len(room.record.seats)):
        room.check_seat(connection, seat)
    state = game.state if at is None else game.table.state_at(at)
    return state, seat_shown(room, connection) if seat is None else seat


async def affects(connection: Client, request: requests.Affects) -> None:
    state, seat = _looked_at(connection, request.at, request.seat)
    presenter = table_view.presenter_at(connection.here().record, connection.lang)
    view, thing = state.view(seat), request.thing
    players, things = [player_thing(n) for n in range(state.seats)], presenter.things(view)
    if thing not in players and not 0 <= thing < things:
        raise Refusal("unknown", "error-no-such-thing", n=things - 1, low=players[-1], high=players[0])
    reply = table_view.affects(view, thing, presenter)
    reply.id = request.id
    connection.send(reply)


async def moment(connection: Client, request: requests.Moment) -> None:
    """The table at an earlier state of the game."""
    state, seat = _looked_at(connection, request.at, request.seat)
    room = connection.here()
    game, over = room.begun(), room.record.status == OVER
    presenter = table_view.presenter_at(room.record, connection.lang)
    marks = game.table.marks()
    entries = game.table.log[marks[max(0, request.at - 1)] : marks[request.at]]
    view = state.view(seat)
    shown = replies.Moment(
        id=request.id,
        at=request.at,
        end=game.at,
        turn=presenter.moment(state)[0],
        seat=seat,
        view=msgspec.Raw(),
        lines=[
            table_view.open_line(e, presenter) if over else table_view.line(e, seat, presenter) for e in entries
        ],
    )
    table_view.show_view(shown, view, presenter)
    connection.send(shown)


async def report(connection: Client, request: requests.Report) -> None:
    room = connection.here()
    presenter = table_view.presenter_at(room.record, connection.lang)
    shown = await connection.hub.scheduler.run(_reporting(room, frozenset(connection.seats), presenter))
    shown.id = request.id
    connection.send(shown)


def _highlights(table: Table[Any], presenter: AnyPresenter) -> Work[tuple[list[Any], list[KeyMoment]]]:
    """The states at which turns began, and the key moments; computed in slices by the scheduler."""
    states, marks = table.states(), table.marks()
    turns: list[Any] = [states[0]]
    moments: list[KeyMoment] = []
    for at in range(1, len(states)):
        yield
        before, after = states[at - 1 : at + 1]
        if presenter.moment(before)[0] != presenter.moment(after)[0]:
            turns.append(after)
        moments += presenter.moments(steps((before, after), marks, table.log, at - 1))
    return ends([*turns, states[-1]], presenter), weightiest(moments)


def _reporting(room: Room, own: Collection[int], presenter: AnyPresenter) -> Work[replies.Report]:
    """The report on the game so far; answers that come in while it is computed are left out."""
    table, record = room.begun().table, room.record
    open_ = record.status == OVER or record.alone()
    turns, found = yield from _highlights(table, presenter)
    courses = []
    for seat in range(len(record.seats)):
        if not open_ and seat not in own:
            continue
        numbers = []
        for state in turns:
            numbers.append(presenter.course(state, seat))
            yield
        for name in numbers[0]:
            who = Message("player", n=seat + 1)
            title = presenter.say(f"ui-report-{name}", player=who, course="").rstrip(" :")
            values = [each[name] for each in numbers]
            courses.append(replies.Course(seat=seat, name=name, title=title, values=values))
    turn = presenter.moment(table.state)[0]
    return replies.Report(
        turns=turn,
        summary=_summary(record, turn, presenter),
        courses=courses,
        moments=[
            replies.KeyMoment(at=m.at, turn=m.turn, seat=m.seat, text=m.text, cards=m.cards) for m in found
        ],
        result=record.result,
    )


def _summary(record: RoomRecord, turn: int, presenter: AnyPresenter) -> str:
    words, when, result = server_words(presenter.words.lang), presenter.say("ui-in-turn", n=turn), record.result
    if result is None:
        return words.say("result-none", when=when)
    if result.why == "rules" or not result.winners:
        return outcome(result.winners, presenter, turn)
    gone = [presenter.player(seat) for seat, each in enumerate(record.seats) if each.out == result.why]
    winners = words.listing([presenter.player(seat) for seat in result.winners])
    return words.say(
        f"result-{result.why}",
        players=winners,
        n=len(result.winners),
        when=when,
        others=words.listing(gone),
        m=len(gone),
    )


async def analyse(connection: Client, request: requests.Analyse) -> None:
    analyses = connection.here().analyses
    if request.on:
        analyses.ask(connection, request)
    else:
        analyses.stop(connection)
        connection.send(replies.Done(id=request.id))


HANDLERS: dict[type[requests.Request], Handler] = {
    requests.Hint: hint,
    requests.Preview: preview,
    requests.WhyNot: why_not,
    requests.Describe: describe,
    requests.Affects: affects,
    requests.Log: log,
    requests.Timeline: timeline,
    requests.Moment: moment,
    requests.Report: report,
    requests.Analyse: analyse,
}
