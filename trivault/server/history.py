"""Handlers of requests that read a game: hints, reasons, previews, log, earlier states, report, save, load."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from trivault import games
from trivault.analysis.advice import Advice
from trivault.kernel.choices import Option
from trivault.kernel.errors import SetupError, TrivaultError, UnknownGame
from trivault.kernel.game import DECKS, Game
from trivault.kernel.ids import player_thing
from trivault.kernel.past import EVERY
from trivault.kernel.problems import Problem
from trivault.kernel.replay import Replay
from trivault.kernel.rule_ids import rule_id
from trivault.kernel.state import State
from trivault.kernel.table import Table
from trivault.kernel.text import Message, capital
from trivault.server import answers, replies, requests, showing
from trivault.server.broadcast import seat_shown
from trivault.server.connection import Connection
from trivault.server.game import Play
from trivault.server.records import OVER, PERSON, PLAYING, AnswerRow, RoomRecord, TaskRecord
from trivault.server.scheduler import Work
from trivault.server.seating import ME, plan_seats
from trivault.server.wire import SeatPlan
from trivault.server.wishes import stops_kept
from trivault.server.words import Refusal, refusal, server_words
from trivault.telling.asking import set_stops, stops_of
from trivault.telling.hints import percent, why
from trivault.telling.report import ends, outcome, steps, weightiest
from trivault.telling.seats import HUMAN, complete
from trivault.telling.teller import AnyTeller, KeyMoment

if TYPE_CHECKING:
    from trivault.server.room import Room

AT_ONCE = 25  # sentences that are said before others have their turn


def _asked(connection: Connection, play: Play) -> int:
    """The seat of the client that has to answer the open choice."""
    for seat in play.deciding():
        if seat in connection.seats:
            return seat
    raise Refusal("not-yours", "error-not-your-choice")


# Help


async def hint(connection: Connection, request: requests.Hint) -> None:
    room = connection.here()
    play = room.playing()
    if not room.record.hints:
        raise Refusal("off", "error-hints-off")
    seat, state, seq = _asked(connection, play), play.state, play.seq
    connection.hub.bots.limit(connection.me.user)

    async def thought() -> replies.Hint:
        try:
            advice = await connection.hub.bots.advise(room.record.seed, state, seat, connection.me.user)
        except TrivaultError as error:
            raise refusal(error) from None
        teller = showing.teller_at(room.record, connection.lang)
        return replies.Hint(id=request.id, seq=seq, suggestions=_suggestions(state, seat, advice, teller))

    connection.think_of_hint(seq, seat, thought, request.id)


def _suggestions(
    state: State, seat: int, advice: Sequence[Advice], teller: AnyTeller
) -> list[replies.Suggestion]:
    suggestions, choice = [], state.asked(seat)
    for place, each in enumerate(advice):
        option = Option(state, choice, state.check(each.answer, choice))
        parts = [
            replies.Points(what=teller.say(f"ui-part-{name}"), points=round(points))
            for name, points in each.parts.items()
            if round(points)
        ]
        suggestions.append(
            replies.Suggestion(
                answer=each.answer,
                sentence=capital(teller.words.say(option.message())),
                value=round(each.value),
                parts=parts,
                win=None if each.win is None else percent(each.win),
                why=why(advice, place, teller.words),
            )
        )
    return suggestions


async def preview(connection: Connection, request: requests.Preview) -> None:
    """Previews of an answer; empty if the choice has been answered meanwhile, as they belong to it."""
    room = connection.here()
    play = room.playing()
    seat = _asked(connection, play)
    reply = replies.Preview(id=request.id, seq=request.seq, answer=request.answer)
    if request.seq == play.seq:
        teller = showing.teller_at(room.record, connection.lang)
        reply.outcomes = showing.outcomes(play.previews(seat), play.state, seat, request.answer, teller)
    connection.send(reply)


async def why_not(connection: Connection, request: requests.WhyNot) -> None:
    room, lang, library = connection.here(), connection.lang, connection.hub.library
    play = room.playing()
    if name := rule_id(request.answer):
        reply = answers.about_rule(name, showing.teller_at(room.record, lang), library)
    else:
        reply = answers.why_not(play, _asked(connection, play), request.answer, lang, library)
    reply.id = request.id
    connection.send(reply)


async def describe(connection: Connection, request: requests.Describe) -> None:
    room = connection.here()
    play = room.begun()
    teller = showing.teller_at(room.record, connection.lang)
    view = play.state.view(seat_shown(room, connection))
    said = showing.sentences(view, teller)
    connection.send(replies.Describe(id=request.id, sentences=said))


def _kinds(record: RoomRecord) -> list[str]:
    """The seats in the form of the replay format."""
    return [HUMAN if seat.kind == PERSON else seat.kind for seat in record.seats]


# What happened


async def log(connection: Connection, request: requests.Log) -> None:
    room = connection.here()
    seat, entries = seat_shown(room, connection), list(room.begun().table.log)
    teller = showing.teller_at(room.record, connection.lang)
    since = min(request.since, len(entries))
    lines = []
    for n, entry in enumerate(entries[since:]):
        if n % AT_ONCE == 0:
            await asyncio.sleep(0)
        lines.append(showing.line(entry, seat, teller))
    connection.send(replies.Log(id=request.id, since=since, lines=lines))


async def timeline(connection: Connection, request: requests.Timeline) -> None:
    room = connection.here()
    play = room.begun()
    teller = showing.teller_at(room.record, connection.lang)
    over, own = room.record.status == OVER, set(connection.seats)
    states, moves = play.table.states(), []
    for at, (seat, text) in enumerate(list(play.table.answers)):
        if at % AT_ONCE == 0:
            await asyncio.sleep(0)
        said = teller.decision(states[at], seat, text) if over or seat in own else ""
        turn = teller.moment(states[at])[0]
        moves.append(replies.Move(at=at, turn=turn, seat=seat, sentence=said))
    connection.send(replies.Timeline(id=request.id, moves=moves))


def _looked_at(connection: Connection, at: int | None, seat: int | None) -> tuple[Any, int]:
    """A state and the seat from which it is seen; nobody sees more of it than they did then, until the
    game is over."""
    room = connection.here()
    play, over = room.begun(), room.record.status == OVER
    if at is not None and at > play.at:
        raise Refusal("unknown", "error-no-such-moment", n=play.at)
    if seat is not None and (not over or seat >= len(room.record.seats)):
        room.own(connection, seat)
    state = play.state if at is None else play.table.state_at(at)
    return state, seat_shown(room, connection) if seat is None else seat


async def affects(connection: Connection, request: requests.Affects) -> None:
    state, seat = _looked_at(connection, request.at, request.seat)
    teller = showing.teller_at(connection.here().record, connection.lang)
    view, thing = state.view(seat), request.thing
    players, things = [player_thing(n) for n in range(state.seats)], teller.things(view)
    if thing not in players and not 0 <= thing < things:
        raise Refusal("unknown", "error-no-such-thing", n=things - 1, low=players[-1], high=players[0])
    reply = showing.affects(view, thing, teller)
    reply.id = request.id
    connection.send(reply)


async def moment(connection: Connection, request: requests.Moment) -> None:
    """The table at an earlier state of the game."""
    state, seat = _looked_at(connection, request.at, request.seat)
    room = connection.here()
    play, over = room.begun(), room.record.status == OVER
    teller = showing.teller_at(room.record, connection.lang)
    marks = play.table.marks()
    entries = play.table.log[marks[max(0, request.at - 1)] : marks[request.at]]
    view = state.view(seat)
    shown = replies.Moment(
        id=request.id,
        at=request.at,
        end=play.at,
        turn=teller.moment(state)[0],
        seat=seat,
        view=showing.encoded(view),
        lines=[showing.open_line(e, teller) if over else showing.line(e, seat, teller) for e in entries],
    )
    showing.worked_out(shown, view, teller)
    connection.send(shown)


async def report(connection: Connection, request: requests.Report) -> None:
    room = connection.here()
    teller = showing.teller_at(room.record, connection.lang)
    shown = await connection.hub.scheduler.run(_reporting(room, frozenset(connection.seats), teller))
    shown.id = request.id
    connection.send(shown)


def _story(table: Table[Any], teller: AnyTeller) -> Work[tuple[list[Any], list[KeyMoment]]]:
    """The states at which turns began, and the key moments; computed in slices by the scheduler."""
    states, marks = table.states(), table.marks()
    turns: list[Any] = [states[0]]
    moments: list[KeyMoment] = []
    for at in range(1, len(states)):
        yield
        before, after = states[at - 1 : at + 1]
        if teller.moment(before)[0] != teller.moment(after)[0]:
            turns.append(after)
        moments += teller.moments(steps((before, after), marks, table.log, at - 1))
    return ends([*turns, states[-1]], teller), weightiest(moments)


def _reporting(room: Room, own: Collection[int], teller: AnyTeller) -> Work[replies.Report]:
    """The report on the game so far; answers that come in while it is computed are left out."""
    table, record = room.begun().table, room.record
    open_ = record.status == OVER or record.alone()
    turns, found = yield from _story(table, teller)
    courses = []
    for seat in range(len(record.seats)):
        if not open_ and seat not in own:
            continue
        numbers = []
        for state in turns:
            numbers.append(teller.course(state, seat))
            yield
        for name in numbers[0]:
            who = Message("player", n=seat + 1)
            title = teller.say(f"ui-report-{name}", player=who, course="").rstrip(" :")
            values = [each[name] for each in numbers]
            courses.append(replies.Course(seat=seat, name=name, title=title, values=values))
    turn = teller.moment(table.state)[0]
    return replies.Report(
        turns=turn,
        summary=_summary(record, turn, teller),
        courses=courses,
        moments=[
            replies.KeyMoment(at=m.at, turn=m.turn, seat=m.seat, text=m.text, cards=m.cards) for m in found
        ],
        result=record.result,
    )


def _summary(record: RoomRecord, turn: int, teller: AnyTeller) -> str:
    words, when, result = server_words(teller.words.lang), teller.say("ui-in-turn", n=turn), record.result
    if result is None:
        return words.say("result-none", when=when)
    if result.why == "rules" or not result.winners:
        return outcome(result.winners, teller, turn)
    gone = [teller.player(seat) for seat, each in enumerate(record.seats) if each.out == result.why]
    winners = words.listing([teller.player(seat) for seat in result.winners])
    return words.say(
        f"result-{result.why}",
        players=winners,
        n=len(result.winners),
        when=when,
        others=words.listing(gone),
        m=len(gone),
    )


# Saving and loading


def whole(connection: Connection, room: Room) -> str:
    """The game as a file. As it contains hidden information, other people must not be playing any more."""
    play, record = room.begun(), room.record
    if record.status != OVER and not (record.alone() and connection.seats):
        raise Refusal("secret")
    play.table.seats = tuple(_kinds(record))
    set_stops(play.table, (seat.stops for seat in record.seats))
    replay = play.table.replay()
    if play.stranded:
        replay = _as_stored(replay, record, play.stored)
    return room.hub.marks.marked(replay).to_bytes().decode()


def _as_stored(replay: Replay, record: RoomRecord, rows: Sequence[AnswerRow]) -> Replay:
    """The file of a game that another version stored: all its answers, with the digests of that version."""
    digests = [(0, record.opening), *((row.at + 1, row.digest) for row in rows)]
    return msgspec.structs.replace(
        replay,
        version=record.version,
        rules=record.rules,
        answers=tuple((row.player, row.answer) for row in rows),
        digests=tuple((n, digest) for n, digest in digests if digest and (n % EVERY == 0 or n == len(rows))),
    )


async def save(connection: Connection, request: requests.Save) -> None:
    room = connection.here()
    name = f"{room.record.game}-{room.record.room}.replay.json"
    connection.send(replies.Saved(id=request.id, name=name, replay=whole(connection, room)))


async def loaded(
    connection: Connection,
    text: str,
    plans: Sequence[SeatPlan],
    at: int | None,
    task: TaskRecord | None = None,
) -> Room:
    """Open a new room with a saved game."""
    try:
        replay = Replay.from_bytes(text.encode())
        if replay.game not in games.names():
            raise UnknownGame(replay.game, games.names())
        if len(replay.answers) > (most := connection.hub.settings.answers):
            raise Refusal("file", "error-long-file", n=most)
        if not connection.hub.marks.bears(replay):
            await _foreign(connection, replay, text, at)
        game: Game[Any] = games.load(replay.game)
        table = await connection.hub.scheduler.run(replay.opening(game, at))
    except UnicodeError:
        raise Refusal("file", "error-file-foreign") from None
    except (SetupError, Problem) as error:
        raise Refusal("file", "error-file-setup", str(error)) from None
    except TrivaultError as error:
        raise refusal(error) from None
    state = table.state
    seats = await plan_seats(
        connection,
        replay.game,
        plans or _planned(replay, state, connection.hub.bots.kinds),
        (ME, *connection.hub.bots.kinds),
    )
    if len(seats) != state.seats:
        raise Refusal("setup", "error-seats", low=state.seats, high=state.seats)
    decks = replay.setup.options.get(DECKS)
    for seat, deck in zip(seats, decks if isinstance(decks, list) else (), strict=False):
        seat.deck = str(deck)
    for seat, stops in zip(seats, stops_of(table), strict=False):
        seat.stops = stops_kept(replay.game, stops)
    record = RoomRecord(
        room=secrets.token_urlsafe(9),
        game=replay.game,
        seats=seats,
        setup=replay.setup,
        seed=replay.seed,
        status=PLAYING,
        hints=True,
        practice=True,
        task=task,
    )
    play = Play(record, table)
    play.marks = {n: digest for n, digest in replay.digests if n % EVERY == 0 and n <= play.at}
    return await connection.hub.open_room(record, play)


async def _foreign(connection: Connection, replay: Replay, text: str, at: int | None) -> None:
    """A file that this server has not saved: it begins with nothing that only a state can say, and is read
    elsewhere first."""
    if replay.setup.exact:
        raise Refusal("file", "error-file-exact")
    await connection.hub.reader.try_out(text, at, connection.host)


def _planned(replay: Replay, state: Any, bots: Sequence[str]) -> list[SeatPlan]:
    """The seats of the saved game; if no person played in it, the client takes the seat that has to answer."""
    kinds = [kind if kind in bots else ME for kind in complete(replay.seats, state.seats)]
    if ME not in kinds:
        kinds[state.choice.player if state.choice else 0] = ME
    return [SeatPlan(kind=kind) for kind in kinds]


async def analyse(connection: Connection, request: requests.Analyse) -> None:
    analyses = connection.here().analyses
    if request.on:
        analyses.ask(connection, request.level, request.seat, request.id)
    else:
        analyses.stop(connection)
        connection.send(replies.Done(id=request.id))


HANDLERS: dict[type[requests.Request], Callable[[Connection, Any], Awaitable[None]]] = {
    requests.Hint: hint,
    requests.Preview: preview,
    requests.WhyNot: why_not,
    requests.Describe: describe,
    requests.Affects: affects,
    requests.Log: log,
    requests.Timeline: timeline,
    requests.Moment: moment,
    requests.Save: save,
    requests.Report: report,
    requests.Analyse: analyse,
}
