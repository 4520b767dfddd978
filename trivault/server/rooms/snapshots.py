"""Moments of a game, stored beside its answers: who brings it back begins with the last one that fits, and
plays only the answers after it again."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from trivault.kernel.errors import CorruptFile, TrivaultError
from trivault.kernel.log import Die, Entry, LogEvent
from trivault.kernel.state_history import EVERY
from trivault.kernel.table import Table
from trivault.kernel.text import Message, Part
from trivault.server.storage.records import AnswerRow, Snapshot
from trivault.server.workers.scheduler import Work

QUICK = 1  # how hard logs are compressed

Plain = int | str | dict[str, Any] | list[Any]


class _Logged(msgspec.Struct, array_like=True):
    """What was logged since the moment before, and how long that was after each answer."""

    lengths: list[int]
    entries: list[list[Any]]


_ENCODER, _DECODER = msgspec.msgpack.Encoder(), msgspec.msgpack.Decoder(_Logged)


class Moment(NamedTuple):
    """A snapshot that was opened."""

    state: Any
    lengths: list[int]
    entries: list[Entry]


def snapshot(table: Table[Any], at: int) -> Snapshot:
    """The moment after so many answers, a multiple of `EVERY`."""
    marks = table.marks()[at - EVERY : at + 1]
    entries = [_plain_entry(entry) for entry in table.log[marks[0] : marks[-1]]]
    logged = _Logged([mark - marks[0] for mark in marks[1:]], entries)
    return Snapshot(at, table.state_at(at).to_bytes(), zlib.compress(_ENCODER.encode(logged), QUICK))


def resuming(table: Table[Any], rows: Sequence[AnswerRow], snapshots: Sequence[Snapshot]) -> Work[None]:
    """Go on from the last of these moments, as far as they are moments of these answers."""
    moments: list[Moment] = []
    for at, snapshot in zip(range(EVERY, len(rows) + 1, EVERY), snapshots, strict=False):
        yield
        try:
            moment = _opened(table, snapshot)
        except TrivaultError:  # by other rules, or damaged: the answers give the same
            break
        if snapshot.at != at or moment.state.digest() != rows[at - 1].digest:
            break
        moments.append(moment)
    if moments:
        answers = [(row.player, row.answer) for row in rows[: EVERY * len(moments)]]
        logged = [(moment.entries, moment.lengths) for moment in moments]
        table.resume(answers, [moment.state for moment in moments], logged)


def _opened(table: Table[Any], snapshot: Snapshot) -> Moment:
    try:
        logged = _DECODER.decode(zlib.decompress(snapshot.log))
        entries = [_entry(each) for each in logged.entries]
    except (zlib.error, msgspec.DecodeError, AttributeError, TypeError, ValueError) as error:
        raise CorruptFile(f"not a log as Trivault stores it: {error}") from None
    if len(logged.lengths) != EVERY or logged.lengths[-1] != len(entries):
        raise CorruptFile("a log that does not fit its answers")
    return Moment(table.game.from_bytes(snapshot.state), logged.lengths, entries)


# The log as plain values


def _plain_entry(entry: Entry) -> list[Any]:
    private = None if entry.private is None else _plain(entry.private)
    return [entry.event, _plain(entry.public), *entry[2:4], private, *entry[5:]]


def _entry(plain: list[Any]) -> Entry:
    if isinstance(plain[0], dict):
        plain = _with_event(*plain)
    event, public, cards, rule, private, to, dice, things = plain
    return Entry(
        LogEvent(*event),
        _message(public),
        tuple(cards),
        rule,
        None if private is None else _message(private),
        to,
        tuple(Die(*die) for die in dice),
        tuple(things),
    )


def _with_event(public: dict[str, Any], *rest: Any) -> list[Any]:
    """An entry as version 0.1.0 stored it: the kind of its event was the key of its message."""
    *middle, target, source = rest
    ((key, args),) = public.items()
    who, n = args.get("who"), args.get("n")
    actor = who["player"]["n"] - 1 if isinstance(who, dict) and "player" in who else -1
    event = LogEvent(key.removeprefix("log-"), actor, source, target, n if isinstance(n, int) else 0)
    return [event, public, *middle]


def _plain(part: Part) -> Plain:
    """A message is its key with what fills it; several are a list."""
    if isinstance(part, (int, str)):
        return part
    if isinstance(part, Message):
        return {part.key: {name: _plain(each) for name, each in part.args.items()}}
    return [_plain(each) for each in part]


def _part(plain: Plain) -> Part:
    if isinstance(plain, dict):
        return _message(plain)
    return [_message(each) for each in plain] if isinstance(plain, list) else plain


def _message(plain: dict[str, Any]) -> Message:
    ((key, args),) = plain.items()
    for name, part in args.items():
        if not isinstance(part, (int, str)):  # most are: calls for those would cost more than all else
            args[name] = _part(part)
    return Message(key, **args)
