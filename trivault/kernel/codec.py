"""A state as bytes and back, at any choice: the same state gives the same bytes everywhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

import msgspec

from trivault.kernel.choices import Choice, Raw
from trivault.kernel.errors import (
    CorruptFile,
    ForeignFile,
    OtherVersion,
    TrivaultError,
    TruncatedFile,
)
from trivault.kernel.frames import Batch, Event, Listener, Pending, Scope, Value
from trivault.kernel.ids import NOTHING, Thing
from trivault.version import __version__

if TYPE_CHECKING:
    from trivault.kernel.game import Game
    from trivault.kernel.state import State

S = TypeVar("S", bound="State")

MAGIC = b"trivault-state\n"

Names = tuple[tuple[str, object], ...] | None


class _Scope(msgspec.Struct, array_like=True):
    you: int
    this: int
    event: tuple[str, int, int, int, int] | None
    names: Names


class _Listener(msgspec.Struct, array_like=True):
    ability: int
    you: int
    this: int
    until: str
    uses: int
    names: Names
    origin: int


class _Pending(msgspec.Struct, array_like=True):
    ability: int
    you: int
    this: int
    event: tuple[str, int, int, int, int]
    names: tuple[tuple[str, object], ...]


class _Batch(msgspec.Struct, array_like=True):
    events: tuple[tuple[str, int, int, int, int] | None, ...]
    stage: int
    cursor: int
    queue: tuple[_Pending, ...]
    applied: tuple[tuple[int, int, int], ...]


class _Choice(msgspec.Struct, array_like=True):
    player: int
    kind: str
    verb: str
    listed: tuple[Raw, ...]
    things: tuple[int, ...]
    low: int
    high: int
    source: int
    reason: str


class Running(msgspec.Struct, array_like=True):
    """The running effects and what is in force."""

    stack: tuple[tuple[int, int], ...]
    scopes: tuple[_Scope, ...]
    batches: tuple[_Batch, ...]
    listeners: tuple[tuple[str, tuple[_Listener, ...]], ...]
    modifiers: tuple[tuple[str, tuple[_Listener, ...]], ...]


class _Saved(msgspec.Struct, array_like=True):
    version: str
    game: str
    fingerprint: str
    seats: int
    seed: int
    draws: int
    seq: int
    barrier: int
    result: tuple[int, ...] | None
    known: tuple[tuple[int, int], ...]
    choices: tuple[_Choice, ...]
    answers: tuple[tuple[int, Raw], ...]
    running: Running
    own: list[object]


_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(_Saved)


def running(state: State, visible: Callable[[Thing], bool] | None = None) -> Running:
    """The running effects; for a view, without the cards that may not be seen."""

    def known(thing: Thing) -> Thing:
        return thing if visible is None or thing < 0 or visible(thing) else NOTHING

    def names(scope: Scope) -> Names:
        if visible is None or not scope.names:
            return _names(scope.names)
        return tuple((name, _seen(value, known)) for name, value in scope.names.items())

    return Running(
        tuple(state.stack),
        tuple(_Scope(s.you, known(s.this), s.event, names(s)) for s in state.scopes),
        tuple(_dump_batch(batch) for batch in state.batches),
        _dump_index(state.listeners),
        _dump_index(state.modifiers),
    )


def _seen(value: Value, known: Callable[[Thing], Thing]) -> Value:
    if isinstance(value, int):
        return known(value)
    return tuple([known(part) if isinstance(part, int) else part for part in value])  # type: ignore[return-value]  # same shape


def _names(names: dict[str, Value] | None) -> Names:
    return tuple(names.items()) if names else None


def _dump_batch(batch: Batch) -> _Batch:
    queue = tuple(_Pending(p.ability, p.you, p.this, p.event, p.names) for p in batch.queue)
    return _Batch(tuple(batch.events), batch.stage, batch.cursor, queue, tuple(batch.applied))


def _dump_index(
    index: dict[str, tuple[Listener, ...]],
) -> tuple[tuple[str, tuple[_Listener, ...]], ...]:
    def dump(x: Listener) -> _Listener:
        return _Listener(x.ability, x.you, x.this, x.until, x.uses, _names(x.names), x.origin)

    return tuple((key, tuple(map(dump, index[key]))) for key in sorted(index))


def restore(state: State, saved: Running) -> None:
    """Put running effects back into a state."""
    state.stack = list(saved.stack)
    state.scopes = [
        Scope(s.you, s.this, Event(*s.event) if s.event else None, _bindings(s.names)) for s in saved.scopes
    ]
    state.batches = [_load_batch(batch) for batch in saved.batches]
    state.listeners = _load_index(saved.listeners)
    state.modifiers = _load_index(saved.modifiers)


def _bindings(names: Names) -> dict[str, Value] | None:
    """Bindings as they were: lists of the wire become tuples again."""
    return {name: _frozen(value) for name, value in names} if names else None


def _frozen(value: object) -> Value:
    if isinstance(value, int):
        return value
    if not isinstance(value, list | tuple):
        raise CorruptFile(f"a saved state binds {value!r}, which is no number or list")
    return tuple([_frozen(part) for part in value])  # type: ignore[return-value]  # one level deep


def _load_batch(saved: _Batch) -> Batch:
    batch = Batch([])
    batch.events = [Event(*event) if event else None for event in saved.events]
    batch.stage, batch.cursor = saved.stage, saved.cursor
    batch.queue = [
        Pending(p.ability, p.you, p.this, Event(*p.event), tuple((_bindings(p.names) or {}).items()))
        for p in saved.queue
    ]
    batch.applied = list(saved.applied)
    return batch


def _load_index(
    saved: tuple[tuple[str, tuple[_Listener, ...]], ...],
) -> dict[str, tuple[Listener, ...]]:
    def load(x: _Listener) -> Listener:
        return Listener(x.ability, x.you, x.this, x.until, x.uses, _bindings(x.names), x.origin)

    return {key: tuple(map(load, listeners)) for key, listeners in saved}


def encode(state: State) -> bytes:
    saved = _Saved(
        __version__,
        state.game.name,
        state.game.fingerprint,
        state.seats,
        state.seed,
        state.draws,
        state.seq,
        state.barrier,
        state.result,
        tuple(sorted(state.known.items())),
        tuple(
            _Choice(c.player, c.kind, c.verb, c.listed, c.things, c.low, c.high, c.source, c.reason)
            for c in state.choices
        ),
        state.answers,
        running(state),
        state.dump(),
    )
    return MAGIC + _ENCODER.encode(saved)


def decode(game: Game[S], data: bytes) -> S:
    """The state that these bytes hold, or an error that says why they hold none."""
    if not data.startswith(MAGIC):
        short = MAGIC.startswith(data[: len(MAGIC)])
        raise (TruncatedFile if short else ForeignFile)("not a saved state of Trivault")
    check_head(data[len(MAGIC) :], game)
    try:
        saved = _DECODER.decode(data[len(MAGIC) :])
    except msgspec.ValidationError as error:
        raise CorruptFile(f"a saved state that contradicts itself: {error}") from None
    except msgspec.DecodeError:
        raise TruncatedFile("the end of the saved state is missing") from None
    state = game.empty(saved.seats, saved.seed)
    state.draws, state.seq, state.barrier = saved.draws, saved.seq, saved.barrier
    state.result = saved.result
    state.known = dict(saved.known)
    state.answers = saved.answers
    state.choices = tuple(
        Choice(
            c.player,
            c.kind,
            c.verb,
            listed=c.listed,
            things=c.things,
            low=c.low,
            high=c.high,
            source=c.source,
            reason=c.reason,
        )
        for c in saved.choices
    )
    restore(state, saved.running)
    try:
        state.load(saved.own)
    except (TrivaultError, ValueError, TypeError, IndexError) as error:
        raise CorruptFile(f"a saved state that contradicts itself: {error}") from None
    return state


def check_head(data: bytes, game: Game[S]) -> None:
    """Version, game and rules must be the ones that are running."""
    try:
        head = msgspec.msgpack.decode(data)
    except msgspec.DecodeError:
        raise TruncatedFile("the end of the saved state is missing") from None
    if not isinstance(head, list) or len(head) < 3:
        raise CorruptFile("a saved state without version, game and rules")
    same_version(head[0], head[1], head[2], game)


def same_version(version: object, name: object, fingerprint: object, game: Game[S]) -> None:
    if name != game.name:
        raise ForeignFile(f"saved from the game {name}, expected {game.name}")
    if version != __version__:
        raise OtherVersion(f"saved by version {version}; this is version {__version__}")
    if fingerprint != game.fingerprint:
        raise OtherVersion(f"saved with rules {fingerprint}; this version has rules {game.fingerprint}")
