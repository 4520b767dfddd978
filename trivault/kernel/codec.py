"""A state as bytes and back, at any choice: the same state gives the same bytes everywhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, TypeVar

import msgspec

from trivault.kernel import soundness
from trivault.kernel.bounds import Word
from trivault.kernel.choices import Choice
from trivault.kernel.errors import CorruptFile, ForeignFile, OtherVersion, TruncatedFile
from trivault.kernel.frames import IN_PLAY, NUMBERS, SECRET, Batch, Event, Listener, Pending, Scope, Value
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.record_forms import SavedState, state_from_saved
from trivault.kernel.running_state import RunningState, S
from trivault.kernel.saved_state import (
    Index,
    Names,
    Running,
    SavedBatch,
    SavedChoice,
    SavedHead,
    SavedListener,
    SavedPending,
    SavedScope,
)
from trivault.kernel.stored_nodes import reader, released
from trivault.version import __version__

if TYPE_CHECKING:
    from trivault.kernel.game_rules import GameRules

T = TypeVar("T")

MAGIC = b"trivault-state\n"
SEAL = 8  # bytes of a checksum, so that a changed state is never taken for a saved one
LONGEST = 200_000  # bytes, many times those of any state


class _Saved(SavedState, array_like=True, forbid_unknown_fields=True):
    running: Running
    own: list[object]
    signs: dict[int, Word] = msgspec.field(default_factory=dict)  # of nodes by stored number; 0.1.0 had none


_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(_Saved)
_HEAD = msgspec.msgpack.Decoder(SavedHead)


def running(
    state: RunningState,
    visible: Callable[[Thing], bool] | None = None,
    named: Callable[[Thing], bool] | None = None,
) -> Running:
    """The running effects; for a view, without the cards that may not be seen and without what the
    guard against endless effects has noted, which tells of hidden cards. `named` ones lie there face
    down, so effects may speak of them, but what they wait for does not show."""

    def heard(thing: Thing) -> Thing:
        return thing if visible is None or thing < 0 or visible(thing) else NOTHING

    def shown(thing: Thing) -> Thing:
        return thing if named is not None and thing >= 0 and named(thing) else heard(thing)

    known, audible = (shown, heard) if visible is not None else (_every, _every)

    return Running(
        tuple(state.stack),
        _dump_scopes(state, known),
        tuple(_dump_batch(batch, known) for batch in state.batches),
        _dump_index(state.listeners, known, audible),
        _dump_index(state.modifiers, known, audible),
        state.steps if known is _every else 0,
    )


def _stored(state: RunningState, numbers: Sequence[int]) -> Running:
    """The running effects as saved games have them: with the stored numbers of the nodes."""
    return Running(
        tuple([(numbers[node], position) for node, position in state.stack]),
        _dump_scopes(state, _every),
        tuple([renumbered(_dump_batch(batch, _every), numbers.__getitem__) for batch in state.batches]),
        _stored_index(state.listeners, numbers),
        _stored_index(state.modifiers, numbers),
        state.steps,
    )


def _stored_index(index: dict[str, tuple[Listener, ...]], numbers: Sequence[int]) -> Index:
    return tuple(
        [
            (key, tuple([_dump_listener(x, _every, numbers[x.ability]) for x in listeners]))
            for key, listeners in sorted(index.items())
        ]
    )


def renumbered(batch: SavedBatch, number: Callable[[int], int]) -> SavedBatch:
    """The same batch with other numbers of nodes; what is negative is a rule of the game and no node."""
    batch.queue = tuple([msgspec.structs.replace(p, ability=number(p.ability)) for p in batch.queue])
    batch.applied = tuple([(at, node if node < 0 else number(node), on) for at, node, on in batch.applied])
    return batch


def _dump_scopes(state: RunningState, known: Known) -> tuple[SavedScope, ...]:
    return tuple(
        [
            SavedScope(s.you, known(s.this), s.event and _event(s.event, known), _names(s.names, known))
            for s in state.scopes
        ]
    )


Known = Callable[[Thing], Thing]


def _every(thing: Thing) -> Thing:
    return thing


def in_force(state: RunningState) -> tuple[object, object]:
    """The abilities in force, as plain data."""
    return _dump_index(state.listeners, _every, _every), _dump_index(state.modifiers, _every, _every)


def _event(event: Event, known: Known) -> Event:
    return event._replace(thing=known(event.thing), source=known(event.source))


def _names(names: dict[str, Value] | None, known: Known) -> Names:
    if not names:
        return None
    return tuple(
        [
            (name, v if name.startswith(NUMBERS) else _seen(v, known))
            for name, v in names.items()
            if known is _every or not name.startswith(SECRET)
        ]
    )


def _seen(value: Value, known: Known) -> object:
    if isinstance(value, int):
        return known(value)
    return tuple([known(part) if isinstance(part, int) else (known(part[0]), part[1]) for part in value])


def _dump_batch(batch: Batch, known: Known) -> SavedBatch:
    queue = tuple(
        SavedPending(
            p.ability, p.you, known(p.this), _event(p.event, known), _names(dict(p.names), known) or ()
        )
        for p in batch.queue
    )
    events = tuple(event and _event(event, known) for event in batch.events)
    applied = tuple((event, ability, known(this)) for event, ability, this in batch.applied)
    begun = batch.begun if known is _every else ()
    joined = tuple(map(known, batch.joined))
    return SavedBatch(events, batch.stage, batch.cursor, batch.happened, queue, applied, joined, begun)


def _dump_index(index: dict[str, tuple[Listener, ...]], known: Known, heard: Known) -> Index:
    """What is in force, without what the cards in hidden places have by themselves."""
    shown = []
    for key, listeners in sorted(index.items()):
        several: Sequence[Listener] = listeners
        if heard is not _every:
            several = [x for x in listeners if x.until != IN_PLAY or heard(x.this) == x.this]
        if several:
            shown.append((key, tuple([_dump_listener(x, known) for x in several])))
    return tuple(shown)


def _dump_listener(x: Listener, known: Known, ability: int = -1) -> SavedListener:
    """A listener as views have it, or as saved games do, with the stored number of its ability. What has named
    nothing looks the same to all, and never changes."""
    if x.names or ability >= 0:
        number = x.ability if ability < 0 else ability
        return SavedListener(number, x.you, x.this, x.until, x.uses, _names(x.names, known), x.origin)
    if x.dumped is None:
        x.dumped = SavedListener(x.ability, x.you, x.this, x.until, x.uses, None, x.origin)
    return x.dumped


def _in_memory(saved: Running, number: Callable[[int], int]) -> Running:
    """Saved effects with the numbers that the nodes have in memory."""

    def index(several: Index) -> Index:
        return tuple(
            [
                (key, tuple([msgspec.structs.replace(x, ability=number(x.ability)) for x in listeners]))
                for key, listeners in several
            ]
        )

    return Running(
        tuple([(number(node), position) for node, position in saved.stack]),
        saved.scopes,
        tuple([renumbered(batch, number) for batch in saved.batches]),
        index(saved.listeners),
        index(saved.modifiers),
        saved.steps,
    )


def restore(state: RunningState, saved: Running) -> None:
    """Put running effects back into a state."""
    state.stack = list(saved.stack)
    state.scopes = [
        Scope(s.you, s.this, Event(*s.event) if s.event else None, _bindings(s.names)) for s in saved.scopes
    ]
    state.batches = [_load_batch(batch) for batch in saved.batches]
    state.listeners = _load_index(saved.listeners)
    state.modifiers = _load_index(saved.modifiers)
    state.steps = saved.steps


def _bindings(names: Names) -> dict[str, Value] | None:
    """Bindings as they were: lists of the wire become tuples again."""
    return {name: _frozen(value) for name, value in names} if names else None


def _frozen(value: object) -> Value:
    if isinstance(value, int):
        return value
    if not isinstance(value, list | tuple):
        raise CorruptFile(f"a saved state binds {value!r}, which is no number or list")
    return tuple([_frozen(part) for part in value])  # type: ignore[return-value]  # one level deep


def _load_batch(saved: SavedBatch) -> Batch:
    batch = Batch([])
    batch.events = [Event(*event) if event else None for event in saved.events]
    batch.stage, batch.cursor, batch.happened = saved.stage, saved.cursor, saved.happened
    batch.queue = [
        Pending(p.ability, p.you, p.this, Event(*p.event), tuple((_bindings(p.names) or {}).items()))
        for p in saved.queue
    ]
    batch.applied = list(saved.applied)
    batch.joined = saved.joined
    batch.begun = saved.begun
    return batch


def _load_index(
    saved: Index,
) -> dict[str, tuple[Listener, ...]]:
    def load(x: SavedListener) -> Listener:
        return Listener(x.ability, x.you, x.this, x.until, x.uses, _bindings(x.names), x.origin)

    return {key: tuple(map(load, listeners)) for key, listeners in saved}


def encode(state: RunningState) -> bytes:
    """The state as bytes."""
    game = state.game
    nodes = game.stored_nodes
    saved = _stored(state, nodes.numbers)
    signs = {number: nodes.signs[nodes.ids[number]] for number in sorted(_used(saved))}
    head = [__version__, game.name, game.fingerprint]
    return sealed(_ENCODER.encode([*head, *_parts(state), saved, state.dump(), signs]))


def digest(state: RunningState, version: str, rules: str) -> str:
    """A hash of the state, the same in all versions whose rules lead to it. Versions that saved the numbers of
    nodes in memory had another one: the hash is theirs, if they are named."""
    old = released(state.game.packages, version, rules)
    if not old:
        plain = _ENCODER.encode([*_parts(state), _stored(state, state.game.stored_nodes.numbers), state.dump()])
        return blake2b(plain, digest_size=16).hexdigest()
    known = {stored: node for node, (stored, _) in enumerate(old)}
    numbers = [known.get(stored, -1) for stored in state.game.stored_nodes.numbers]
    body = [version, state.game.name, rules, *_parts(state), _stored(state, numbers), state.dump()]
    return blake2b(sealed(_ENCODER.encode(body)), digest_size=16).hexdigest()


def _parts(state: RunningState) -> list[object]:
    """What every state has, but for the running effects."""
    return state.dump_state(
        state.seats,
        state.seed,
        sorted(state.known.items()),
        [
            SavedChoice(c.player, c.kind, c.verb, c.listed, c.things, c.low, c.high, c.source, c.reason)
            for c in state.choices
        ],
    )


def _used(saved: Running) -> set[int]:
    """The stored numbers of all nodes that saved effects name."""
    found = {node for node, _ in saved.stack}
    for index in (saved.listeners, saved.modifiers):
        found.update([x.ability for _, listeners in index for x in listeners])
    for batch in saved.batches:
        found.update([p.ability for p in batch.queue])
        found.update([node for _, node, _ in batch.applied if node >= 0])
    return found


def sealed(body: bytes) -> bytes:
    return MAGIC + blake2b(body, digest_size=SEAL).digest() + body


def decode(game: GameRules[S], data: bytes) -> S:
    """The state that these bytes hold, or an error that says why they hold none. Whoever has written them,
    the state is one that can be looked at and played on (`soundness`)."""
    if not isinstance(data, bytes | bytearray | memoryview):
        raise ForeignFile(f"a saved state is bytes, not {type(data).__name__}")
    data = bytes(data)
    if not data.startswith(MAGIC):
        short = MAGIC.startswith(data[: len(MAGIC)])
        raise (TruncatedFile if short else ForeignFile)("not a saved state of Trivault")
    if len(data) > LONGEST:
        raise CorruptFile(f"a saved state has at most {LONGEST} bytes, not {len(data)}")
    body = data[len(MAGIC) + SEAL :]
    head = _head(body)
    if data != sealed(body):
        raise CorruptFile("a saved state that was changed after it was saved")
    same_game(head.game, game)
    try:
        saved = _read(_DECODER, body)
    except CorruptFile as error:
        raise error if head.version == __version__ else other_version(head.version) from None
    state = game.empty(saved.seats, saved.seed)
    try:
        old = released(game.packages, head.version, head.fingerprint)
        saved.running = _in_memory(saved.running, reader(game.stored_nodes, old, saved.signs))
        _fill(state, saved)
        soundness.check(state)
    except OtherVersion:
        raise
    except Exception as error:  # also what only a state that is no real one leads to
        raise CorruptFile(f"a saved state that contradicts itself: {error}") from None
    return state


def _head(body: bytes) -> SavedHead:
    """The beginning, with an error where the end is missing."""
    try:
        return _HEAD.decode(body)
    except msgspec.ValidationError:
        raise CorruptFile("a saved state without version, game and rules") from None
    except (UnicodeDecodeError, RecursionError) as error:
        raise CorruptFile(f"a saved state that contradicts itself: {error}") from None
    except msgspec.DecodeError:
        raise TruncatedFile("the end of the saved state is missing") from None


def _fill(state: RunningState, saved: _Saved) -> None:
    state_from_saved(state, saved)
    state.known = dict(saved.known)
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
    state.load(saved.own)


def _read(decoder: msgspec.msgpack.Decoder[T], data: bytes) -> T:
    try:
        return decoder.decode(data)
    except (msgspec.ValidationError, UnicodeDecodeError, RecursionError) as error:
        raise CorruptFile(f"a saved state that contradicts itself: {error}") from None
    except msgspec.DecodeError:
        raise TruncatedFile("the end of the saved state is missing") from None


def other_version(version: str) -> OtherVersion:
    text = f"saved by version {version}; this is version {__version__}"
    return OtherVersion(text, version=version, expected=__version__)


def same_game(name: str, game: GameRules[S]) -> None:
    if name != game.name:
        raise ForeignFile(f"saved from the game {name}, expected {game.name}")
