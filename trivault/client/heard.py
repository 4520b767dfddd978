"""What the server says, as lines for the visitor."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from trivault.client.visit import Visit
from trivault.presentation.matching import matching
from trivault.server.protocol import replies, requests


def hear(visit: Visit, reply: replies.Reply) -> None:
    handler = HANDLERS.get(type(reply))
    if handler is not None:
        handler(visit, reply)


# Coming in


def welcome(visit: Visit, reply: replies.Welcome) -> None:
    """Known now: to the room that is wished for, or back to the one that was left."""
    visit.token = reply.token
    visit.keep(reply.token)
    wishes = visit.wishes
    if visit.room is not None or wishes.room:
        visit.send(requests.Join(room=visit.room.room if visit.room else wishes.room))
    elif wishes.game:
        visit.send(requests.Create(game=wishes.game, seats=list(wishes.seats), listed=True))
    else:
        visit.send(requests.Lobby())


def lobby(visit: Visit, reply: replies.Lobby) -> None:
    visit.lobby = reply.rooms
    if visit.room is None:
        rooms = [f"{n}. {each.game}: {_who(visit, each.seats)}" for n, each in enumerate(reply.rooms, 1)]
        visit.say(*rooms, visit.words.say("client-pick-room" if rooms else "client-no-rooms"))


def _who(visit: Visit, seats: Sequence[replies.SeatInfo]) -> str:
    return ", ".join(seat.name or visit.words.say("client-free-seat") for seat in seats)


def room(visit: Visit, reply: replies.Room) -> None:
    before, visit.room = visit.room, reply
    if before is None or (before.seats, before.status) != (reply.seats, reply.status):
        visit.print_message("client-room", game=reply.game, who=_who(visit, reply.seats), n=reply.watching)
    if reply.status != "waiting":
        return
    free = [n for n, seat in enumerate(reply.seats) if seat.kind == "open"]
    if free and not reply.yours and not visit.wishes.watch:
        visit.send(requests.Sit(seat=free[0], deck=visit.wishes.deck))
    else:
        visit.print_message("client-waiting", room=reply.room)


def moved(visit: Visit, reply: replies.Moved) -> None:
    visit.room, visit.table, visit.heard = None, None, 0


# The game


def table(visit: Visit, reply: replies.Table) -> None:
    first, visit.table = visit.table is None, reply
    news = [] if reply.undone else reply.lines[max(0, visit.heard - reply.since) :]
    visit.heard = reply.since + len(reply.lines)
    if reply.undone:
        visit.print_message("client-undone")
    visit.say(*(line.text for line in news if first or not line.small), *reply.unasked)
    if reply.result is not None:
        visit.send(requests.Report())
    elif reply.question is not None:
        ask(visit)


def ask(visit: Visit) -> None:
    question = visit.table.question if visit.table else None
    if question is None:
        visit.print_message("client-not-asked")
        return
    lines = [" ".join([f"{n}. {each.sentence}", *_asides(each)]) for n, each in enumerate(question.options, 1)]
    visit.say("", question.prompt, *lines, *([question.expected] if question.several else []))


def _asides(option: replies.Option) -> list[str]:
    return [f"({said})" for said in (option.note, option.warning) if said]


def report(visit: Visit, reply: replies.Report) -> None:
    courses = [f"{each.title}: {', '.join(map(str, each.values))}" for each in reply.courses]
    moments = [each.text for each in reply.moments]
    visit.say("", reply.summary, *courses, *moments, visit.words.say("client-afterwards"))


# Replies to commands


def refused(visit: Visit, reply: replies.Error) -> None:
    visit.say(reply.message, *_rules(reply.rules))
    if visit.room is None and not visit.lobby:
        raise EOFError  # no room to be in, and none to pick


def why(visit: Visit, reply: replies.WhyNot) -> None:
    visit.say(reply.message, *reply.facts, *_rules(reply.rules))


def _rules(rules: Sequence[replies.RuleText]) -> list[str]:
    return [f"{each.rule}: {each.text}" for each in rules]


def hint(visit: Visit, reply: replies.Hint) -> None:
    for each in reply.suggestions[:3]:
        worth = f"{each.value:+}" if each.win is None else f"{each.win} %"
        said = f"{each.sentence} ({worth})"
        visit.say(f"{said}. {each.why}" if each.why else said)


def described(visit: Visit, reply: replies.Describe) -> None:
    visit.say(*(each.text for each in reply.sentences))


def log(visit: Visit, reply: replies.Log) -> None:
    visit.say(*(f"{each.text} [{each.rule}]" if each.rule else each.text for each in reply.lines))


def chat(visit: Visit, reply: replies.Chat) -> None:
    visit.say(*(f"{each.name}: {each.text}" for each in reply.lines))


def cards(visit: Visit, reply: replies.Cards) -> None:
    found = matching(visit.wanted, reply.cards, lambda card: (card.slug, card.name))
    for card in found[:3]:
        visit.say(*card.lines)
    if not found:
        visit.print_message("client-no-card", typed=visit.wanted[:40])


def saved(visit: Visit, reply: replies.Saved) -> None:
    path = Path(Path(reply.name).name)  # in the current folder, whatever the server calls it
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(reply.replay)
    except OSError as error:
        visit.print_message("client-not-saved", file=str(path), why=error.strerror or str(error))
    else:
        visit.print_message("client-saved", file=str(path))


def bye(visit: Visit, reply: replies.Bye) -> None:
    visit.say(reply.message)


HANDLERS: dict[type[replies.Reply], Callable[[Visit, Any], None]] = {
    replies.Welcome: welcome,
    replies.Lobby: lobby,
    replies.Room: room,
    replies.Moved: moved,
    replies.Table: table,
    replies.Report: report,
    replies.Error: refused,
    replies.WhyNot: why,
    replies.Hint: hint,
    replies.Describe: described,
    replies.Log: log,
    replies.Chat: chat,
    replies.Cards: cards,
    replies.Saved: saved,
    replies.Bye: bye,
}
