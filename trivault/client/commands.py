"""What the visitor types: the number of a room, an answer, or a command to the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from trivault.bots import LEVELS
from trivault.client import heard
from trivault.client.typed import answer, command, spoken
from trivault.client.visit import Visit
from trivault.server.protocol import replies, requests
from trivault.server.protocol.wire import BotLevel

LOG_LINES = 15


def read(visit: Visit, line: str) -> None:
    name, rest = command(line, HANDLERS, visit.words) if line else ("list", "")
    question = visit.table.question if visit.table else None
    if name:
        HANDLERS[name](visit, rest)
    elif visit.room is None:
        _enter(visit, line)
    elif visit.table is None or question is None:
        visit.print_message("client-not-asked")
    else:
        given = requests.Answer(seq=visit.table.seq, seat=question.seat, answer=answer(line, question))
        warnings = [each.warning for each in question.options if each.warning and each.answer == given.answer]
        if warnings and visit.doubted != given:  # it would hurt: to be typed twice
            visit.doubted = given
            visit.print_message("client-sure", warning=warnings[0])
        else:
            visit.send(given)


def _enter(visit: Visit, line: str) -> None:
    if line.isdecimal() and 1 <= int(line) <= len(visit.lobby):
        visit.send(requests.Join(room=visit.lobby[int(line) - 1].room))
    else:
        visit.print_message("client-expect-room", n=len(visit.lobby))


def show_help(visit: Visit, rest: str) -> None:
    for name in HANDLERS:
        visit.say(f"{', '.join(spoken(name, visit.words))}: {visit.words.say(f'client-help-{name}')}")


def repeat(visit: Visit, rest: str) -> None:
    if visit.room is None:
        heard.lobby(visit, replies.Lobby(rooms=visit.lobby))
    else:
        heard.ask(visit)


def card(visit: Visit, rest: str) -> None:
    if visit.room is None or not rest:
        visit.print_message("client-expect-card")
        return
    visit.wanted = rest
    visit.send(requests.Cards(game=visit.room.game))


def force(visit: Visit, rest: str) -> None:
    said = [each.effect for each in visit.table.force] if visit.table else []
    visit.say(*(said or [visit.words.say("client-no-force")]))


def log(visit: Visit, rest: str) -> None:
    count = int(rest) if rest.isdecimal() else LOG_LINES
    visit.send(requests.Log(since=max(0, visit.heard - count)))


def hint(visit: Visit, rest: str) -> None:
    """As a level sees it, if one is named."""
    if not rest:
        visit.send(requests.Hint())
    elif (level := rest.split()[-1].casefold()) in LEVELS:
        visit.send(requests.Hint(level=cast(BotLevel, level)))
    else:
        visit.print_message("client-expect-level", levels=", ".join(LEVELS))


def order(visit: Visit, rest: str) -> None:
    visit.send(requests.Order(on=not (visit.room and visit.room.order)))


def quit(visit: Visit, rest: str) -> None:
    raise EOFError


def _own(request: type[requests.Give | requests.Take | requests.Resign]) -> Callable[[Visit, str], None]:
    """Something about one's own seat."""

    def send(visit: Visit, rest: str) -> None:
        seats = visit.room.yours if visit.room else []
        if not seats:
            visit.print_message("client-no-seat")
        for seat in seats[:1]:
            visit.send(request(seat=seat))

    return send


def _plain(request: Callable[[str], requests.Request]) -> Callable[[Visit, str], None]:
    return lambda visit, rest: visit.send(request(rest))


HANDLERS: dict[str, Callable[[Visit, str], None]] = {
    "help": show_help,
    "board": _plain(lambda rest: requests.Describe()),
    "list": repeat,
    "card": card,
    "force": force,
    "log": log,
    "why": _plain(lambda rest: requests.WhyNot(answer=rest)),
    "hint": hint,
    "undo": _plain(lambda rest: requests.Undo()),
    "order": order,
    "say": _plain(lambda rest: requests.Chat(text=rest)),
    "give": _own(requests.Give),
    "take": _own(requests.Take),
    "resign": _own(requests.Resign),
    "rematch": _plain(lambda rest: requests.Rematch(swap=bool(rest))),
    "save": _plain(lambda rest: requests.Save()),
    "quit": quit,
}
