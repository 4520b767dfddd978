"""Mutants of a card: the same declaration with one filter dropped, one number changed or one
selection widened.

What cannot make a difference at the table is left out (`left_out`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from dis import get_instructions
from inspect import Parameter
from types import FunctionType
from typing import Any

from tests.mutation.left_out import (
    ANY_NUMBER,
    FACTS,
    IN_TEXT,
    MARKS,
    PRINTED,
    SINGLE,
    UNLISTED,
    WHOLE,
    AllOf,
)
from tests.mutation.trees import (
    Path,
    Step,
    changed,
    fields,
    is_built,
    parts,
    replace,
    with_constant,
    written,
)
from trivault.games.keyforge.effects.conditions import ThisTurn
from trivault.games.keyforge.effects.durations import OpponentsNextTurn
from trivault.games.keyforge.effects.events import (
    ABOUT_THIS,
    DESTROYED_MAY_TRIGGER,
    FOUGHT_TO_THE_END,
    IS_DESTROYED,
    Happens,
)
from trivault.games.keyforge.effects.terms import ALL, FOR_ALL, Players
from trivault.games.keyforge.rules.groups import InZone
from trivault.games.keyforge.rules.things import ANY
from trivault.games.magewars.effects import vocabulary as magewars
from trivault.games.magewars.effects.things import ANY as EVERYTHING
from trivault.games.shards.effects.things import Kind
from trivault.kernel.abilities import Ability, Modify
from trivault.kernel.choice_nodes import May
from trivault.kernel.event_kinds import EventKind
from trivault.kernel.events import Emit
from trivault.kernel.frames import Scope
from trivault.kernel.ids import Thing
from trivault.kernel.terms import (
    Both,
    Condition,
    Either,
    Filter,
    Selection,
)
from trivault.kernel.text import Message

FRAMED = (ABOUT_THIS, FOUGHT_TO_THE_END, IS_DESTROYED)  # conditions behind bold words
Change = tuple[Path, Any, str]
Printed = Mapping[str, tuple[str, ...]]


class Anything(Filter[Any]):
    """In the place of a dropped filter."""

    def fits(self, state: Any, thing: Thing, scope: Scope) -> bool:
        return True

    def words(self, n: int) -> Message:
        return Message("anything")


class Always(Condition[Any]):
    """In the place of a dropped condition."""

    def holds(self, state: Any, scope: Scope) -> bool:
        return True

    def words(self) -> Message:
        return Message("always")


@dataclass(frozen=True)
class Mutant:
    """A card that differs from the declared one in a single place."""

    slug: str
    where: str
    what: str
    card: Any

    @property
    def name(self) -> str:
        return f"{self.slug}: {self.where}: {self.what}"


def mutants(game: str, card: Any) -> Iterator[Mutant]:
    """All mutants of a card."""
    for path, new, what in _of_card(card, game):
        yield Mutant(card.slug, _where(card, path), what, changed(card, path, new))


def _where(card: Any, path: Path) -> str:
    """Abilities are named by what they listen to, as far as that tells them apart."""
    if path[0] not in ("abilities", "gives", "hidden", "passives") or len(path) < 2:
        return written(path)
    listed = getattr(card, str(path[0]))
    keys = [ability.key for ability in listed]
    key = keys[int(path[1])]
    named = f"{key}[{keys[: int(path[1])].count(key)}]" if keys.count(key) > 1 else key
    return written((path[0], named, *path[2:]))


def _of_card(card: Any, game: str) -> Iterator[Change]:
    heard = [ability.effect for ability in getattr(card, "abilities", ()) if hasattr(ability, "effect")]
    facts = FACTS[game] if card.slug not in UNLISTED else ("slug",)
    for step, part in parts(card):
        if step in ("keywords", "traits") and isinstance(part, dict):
            yield from (((step,), new, what) for new, what in _texts(part))
        if step in facts or (step == "play" and part in heard):
            continue
        if part != _default_of(card, step):
            yield from (((step,), new, what) for new, what in _scalar(part))
        if step == "other" and part is not None:
            yield from ((("other", *path), new, what) for path, new, what in _of_card(part, game))
        else:
            bars = step in ("attacks", "defenses") and card.slug not in UNLISTED
            yield from _inside(part, (step,), PRINTED if bars else {})


def _texts(traits: dict[str, int]) -> Iterator[tuple[dict[str, int], str]]:
    """What is kept like a keyword but stands in the text of a card, and in no card data."""
    for name in traits:
        if name in IN_TEXT:
            yield {other: n for other, n in traits.items() if other != name}, f"{name} dropped"


def _inside(value: Any, path: Path, printed: Printed, dropped: bool = False) -> Iterator[Change]:
    """The changes of a value and of all its parts, but for printed facts; `dropped`: it goes as a part
    of what is around it."""
    skipped = printed.get(type(value).__name__, ())
    yield from ((path, new, what) for new, what in _changes(value, skipped, dropped))
    said: list[Message] = []
    for step, part in parts(value):
        if step in skipped or _no_choice(value, step, part):
            continue
        if isinstance(value, tuple):
            words = _words(part)
            if words is not None and words in said:
                continue
            said += [words] if words is not None else []
        listed = dropped and isinstance(value, tuple)
        yield from _inside(part, (*path, step), printed, listed or isinstance(value, WHOLE))


def _no_choice(value: Any, step: Step, part: Any) -> bool:
    """Parts that a card does not choose: conditions of its frame, sizes that an event does not read."""
    if isinstance(value, Ability):
        mark = isinstance(value, Modify) and step == "amount" and value.key in MARKS
        return mark or any(part is each for each in FRAMED)
    if isinstance(value, OpponentsNextTurn):
        return step == "later"
    return isinstance(value, Emit) and step == "amount" and not _reads_amount(value.kind)


def _reads_amount(kind: EventKind[Any]) -> bool:
    """Whether it makes a difference to an event how large it is."""
    commit = kind.commit
    if not isinstance(commit, FunctionType):
        return True
    amount = commit.__code__.co_varnames[2]
    return any(step.argval == amount for step in get_instructions(commit) if step.opname.startswith("LOAD"))


def _words(part: Any) -> Message | None:
    try:
        said = part.words()
    except (AttributeError, NotImplementedError, TypeError):
        return None
    return said if isinstance(said, Message) else None


def _changes(value: Any, skipped: Sequence[str], dropped: bool) -> Iterator[tuple[Any, str]]:
    """What may stand in the place of a value."""
    if isinstance(value, Filter):
        yield from _filters(value, dropped)
    elif isinstance(value, Condition):
        yield from _conditions(value, dropped)
    elif isinstance(value, Selection):
        yield from _selections(value, dropped)
    elif isinstance(value, May):
        yield value.effect, "may → must"
    elif isinstance(value, ThisTurn) and value.by:
        yield changed(value, ("by",), ""), f"by {value.by} dropped"
    if isinstance(value, FunctionType):
        yield from _functions(value)
    elif is_built(value) and not isinstance(value, Selection | EventKind):
        yield from _fields(value, skipped)
    elif isinstance(value, tuple) and not skipped:
        yield from _numbers_listed(value)


def _filters(value: Filter[Any], dropped: bool) -> Iterator[tuple[Any, str]]:
    """Conjuncts and alternatives are dropped one by one; a filter that is neither, as a whole."""
    if isinstance(value, Both | Either):
        for part, rest in ((value.left, value.right), (value.right, value.left)):
            if not isinstance(part, type(value)):  # its own parts are dropped one by one
                yield rest, f"{_name(part)} dropped"
    if not dropped and not isinstance(value, Both | Kind) and value not in (ANY, FOR_ALL, EVERYTHING):
        yield Anything(), f"{_name(value)} dropped"
    for step, part in parts(value) if isinstance(value, Kind) else ():
        if isinstance(part, str) and part:
            yield changed(value, (step,), ""), f"{part} dropped"


def _conditions(value: Condition[Any], dropped: bool) -> Iterator[tuple[Any, str]]:
    if isinstance(value, AllOf):
        several = value.parts
        names = [_name(part) for part in several]
        for i, name in enumerate(names):
            if several[i] is DESTROYED_MAY_TRIGGER:  # made by the word for what creatures gain
                continue
            which = f"{name}[{i}]" if names.count(name) > 1 else name
            yield changed(value, ("parts",), (*several[:i], *several[i + 1 :])), f"{which} dropped"
    elif not dropped and value is not magewars.ALWAYS:
        yield Always(), f"{_name(value)} dropped"
    if isinstance(value, Happens) and value.by:
        yield changed(value, ("by",), ""), f"by {value.by} dropped"


def _selections(value: Selection[Any], dropped: bool) -> Iterator[tuple[Any, str]]:
    if value.every and not dropped:
        alone = type(value.group).__name__ in SINGLE or getattr(value.group, "n", 0) == 1
        if not alone:
            yield replace(value, every=False), "each → one"
    if value.every:
        return
    yield replace(value, every=True), "chosen → each"
    if value.low == value.high:
        yield replace(value, low=0), "exactly → up to"
    else:
        yield replace(value, low=value.high), "up to → exactly"
    if value.high >= ANY_NUMBER or type(value.group).__name__ in SINGLE:
        return
    yield replace(value, low=value.low and value.low + 1, high=value.high + 1), "one more"
    if value.high > 1:
        yield replace(value, low=value.low and value.low - 1, high=value.high - 1), "one less"


def _fields(value: Any, skipped: Sequence[str]) -> Iterator[tuple[Any, str]]:
    """Numbers one more and one less, flags turned over, one player's things widened to both's. What
    is not declared, but as always, stays."""
    for step, part in parts(value):
        if step not in skipped and part != _default_of(value, step):
            for new, what in _scalar(part):
                yield changed(value, (step,), new), f"{step} {what}"
    if isinstance(value, InZone) and value.whose != "both":
        yield replace(value, whose="both"), f"{value.whose} → both"
    if isinstance(value, Players) and value.who in ("you", "opponent"):
        yield replace(value, who="each"), f"{value.who} → each"


def _default_of(value: Any, step: Step) -> Any:
    return fields(value.__class__).get(str(step), Parameter.empty)


def _scalar(value: Any) -> list[tuple[Any, str]]:
    """Other values of a number or a flag."""
    if isinstance(value, bool):
        return [(not value, f"{value} → {not value}")]
    if isinstance(value, int) and abs(value) < ALL:
        return [(new, f"{value} → {new}") for new in (value + 1, value - 1)]
    return []


def _numbers_listed(value: tuple[Any, ...]) -> Iterator[tuple[Any, str]]:
    for i, part in enumerate(value):
        for new, what in _scalar(part)[: 1 if part == 0 else 2]:  # no range begins before here
            yield (*value[:i], new, *value[i + 1 :]), f"[{i}] {what}"


def _functions(value: FunctionType) -> Iterator[tuple[Any, str]]:
    """What a function has closed over, and the numbers that stand in it; 0 and 1 are places and truths."""
    for number in dict.fromkeys(value.__code__.co_consts):
        if type(number) is int and number > 1:
            yield from ((with_constant(value, number, new), what) for new, what in _scalar(number))
    for step, part in parts(value):
        if isinstance(part, bool):
            yield changed(value, (step,), None), f"{step} {part} → either"
        else:
            for new, what in _scalar(part):
                yield changed(value, (step,), new), f"{step} {what}"


def _name(value: Any) -> str:
    if isinstance(value, Both | Either):
        return f"{_name(value.left)}-{_name(value.right)}"
    word = getattr(value, "word", "") or getattr(value, "name", "")
    return word or type(value).__name__.lower()
