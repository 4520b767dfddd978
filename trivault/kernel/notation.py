"""The machine form of answers: a short text and plain data, by meaning and not by index.

An answer is a verb followed by what it is about: `play crystal`, `banish crystal@hand`,
`assign p1=6 p2=3`, `number 4`, `skip`. A card is named by its slug. Where candidates of the
same slug lie in different places, `@place` follows; copies in one place are told apart by `#2`,
`#3`. A player is `p0`, `p1` … A verb alone suffices where only one answer has it.
`docs/reference/notation.md` describes it for programs in other languages.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from trivault.kernel.errors import (
    AmbiguousAnswer,
    AnswerError,
    IllegalAnswer,
    MalformedAnswer,
    StaleAnswer,
)
from trivault.kernel.ids import NOTHING, Thing, is_player, player_of

if TYPE_CHECKING:
    from trivault.kernel.choices import Choice, Raw
    from trivault.kernel.running_state import RunningState

_REF = re.compile(r"(?P<slug>[^@#=\s]+)(@(?P<place>[^@#=\s]+))?(#(?P<copy>[0-9]+))?(=(?P<part>[0-9]{1,9}))?")
_NUMBER = re.compile(r"-?[0-9]{1,9}")
_EMPTY = ("skip", "none", "nothing", "pass")


def refs(state: RunningState, things: Iterable[Thing], player: int | None = None) -> dict[Thing, str]:
    """A name for each of the things that tells it from the others: for a player, one that says no
    more than that player may know."""
    groups: dict[str, list[Thing]] = {}
    for thing in dict.fromkeys(things):
        groups.setdefault(slug(state, thing, player), []).append(thing)
    names: dict[Thing, str] = {}
    for name, group in groups.items():
        if len(group) == 1:
            names[group[0]] = name
            continue
        places = [state.game.place(state, thing) for thing in group]
        several = len(set(places)) > 1
        for i, (thing, place) in enumerate(zip(group, places, strict=True)):
            copy = places[: i + 1].count(place)
            names[thing] = name + (f"@{place}" if several else "") + (f"#{copy}" if copy > 1 else "")
    return names


def slug(state: RunningState, thing: Thing, player: int | None = None) -> str:
    if thing >= 0:
        return state.game.slug(state, thing) if player is None else state.game.called(state, thing, player)
    return f"p{player_of(thing)}" if is_player(thing) else "-"


def _candidates(choice: Choice, verb: str) -> list[Thing]:
    """The things that an answer with this verb can name."""
    if not choice.listed:
        return list(choice.things)
    return [thing for v, source, targets, _ in choice.listed if v == verb for thing in _named(source, targets)]


def _named(source: Thing, targets: tuple[Thing, ...]) -> tuple[Thing, ...]:
    return targets if source == NOTHING else (source, *targets)


class Names:
    """What the answers to a choice can name; the names are made once for all answers with the same verb."""

    __slots__ = ("_found", "choice", "state")

    def __init__(self, state: RunningState, choice: Choice) -> None:
        self.state = state
        self.choice = choice
        self._found: dict[str, dict[Thing, str]] = {}

    def of(self, verb: str) -> dict[Thing, str]:
        if verb not in self._found:
            self._found[verb] = refs(self.state, _candidates(self.choice, verb), self.choice.player)
        return self._found[verb]

    def text(self, raw: Raw) -> str:
        verb, source, targets, numbers = raw
        if source == NOTHING and not targets and not numbers:
            return verb
        names = self.of(verb) if targets or source != NOTHING else {}
        return " ".join([verb, *_words(self.choice, raw, names)])


def text(state: RunningState, choice: Choice, raw: Raw) -> str:
    return Names(state, choice).text(raw)


def texts_as_shown(choice: Choice, raws: Iterable[Raw], shown: Sequence[str]) -> list[str]:
    """Several answers to a choice of which a view of the player shows the options already: all answers, or
    what can be named in them."""
    if choice.listed:
        said = dict(zip(choice.listed, shown, strict=True))
        return [said[raw] for raw in raws]
    names = dict(zip(choice.things, shown, strict=True))
    return [" ".join([raw[0], *_words(choice, raw, names)]) for raw in raws]


def texts(state: RunningState, choice: Choice, raws: Iterable[Raw]) -> list[str]:
    """Several answers to a choice."""
    names = Names(state, choice)
    return [names.text(raw) for raw in raws]


def _words(choice: Choice, raw: Raw, names: dict[Thing, str]) -> list[str]:
    _, source, targets, numbers = raw
    if choice.listed:
        return [names[thing] for thing in _named(source, targets)] + [str(n) for n in numbers]
    if targets and numbers:
        return [f"{names[t]}={n}" for t, n in zip(targets, numbers, strict=True)]
    return [names[t] for t in targets] + [str(n) for n in numbers]


def form(state: RunningState, choice: Choice, raw: Raw) -> dict[str, object]:
    verb, source, targets, numbers = raw
    names = refs(state, _candidates(choice, verb), choice.player)
    return {
        "verb": verb,
        "source": names.get(source, slug(state, source, choice.player)),
        "targets": [names[t] for t in targets],
        "numbers": list(numbers),
        "seq": state.seq,
    }


def parse(state: RunningState, choice: Choice, answer: object) -> Raw:
    """The engine's form of an answer, or an error that says what was expected."""
    return read(Names(state, choice), answer)


def read(names: Names, answer: object) -> Raw:
    """Likewise, for whoever needs the names of that choice afterwards."""
    state, choice = names.state, names.choice
    if isinstance(answer, str):
        raw = _parse_text(names, answer)
    elif isinstance(answer, Mapping):
        raw = _parse_form(names, answer)
    else:
        raise MalformedAnswer(f"an answer is a text or an object with a verb, not {type(answer).__name__}")
    if not choice.allows(raw):
        raise IllegalAnswer(f"{answer!r} is not legal now; {expected(state, choice)}")
    return raw


def fits(state: RunningState, choice: Choice, answer: str) -> bool:
    try:
        parse(state, choice, answer)
    except AnswerError:
        return False
    return True


def expected(state: RunningState, choice: Choice) -> str:
    """What was legal, short enough for an error message."""
    many = choice.count()
    shown = ", ".join(text(state, choice, choice.raw(i)) for i in range(min(many, 8)))
    return f"legal: {shown}" + (f" … ({many} answers)" if many > 8 else "")


def _parse_text(names: Names, answer: str) -> Raw:
    state, choice, words = names.state, names.choice, answer.split()
    if not words:
        raise MalformedAnswer(f"an empty answer; {expected(state, choice)}")
    verb, rest = words[0], words[1:]
    if choice.listed:
        return _parse_listed(names, verb, rest, answer)
    if choice.kind == "pick" and (
        (verb in _EMPTY and not rest) or (verb == choice.verb and rest in (["none"], ["nothing"]))
    ):
        return choice.picked(())
    if verb != choice.verb:
        raise IllegalAnswer(f"{answer!r}: the verb here is {choice.verb!r}; {expected(state, choice)}")
    if choice.kind == "number":
        if len(rest) != 1 or not _NUMBER.fullmatch(rest[0]):
            raise MalformedAnswer(f"{answer!r}: expected '{verb} N' with N from {choice.low} to {choice.high}")
        return (verb, choice.source, (), (int(rest[0]),))
    found = [_resolve(state, choice, names.of(verb), word, answer) for word in rest]
    if choice.kind == "distribute":
        given = {thing: part for thing, part in found if part is not None}
        if len(given) != len(rest):
            raise MalformedAnswer(f"{answer!r}: expected TARGET=NUMBER for each target, each once")
        return (verb, choice.source, choice.things, tuple(given.get(t, 0) for t in choice.things))
    if any(part is not None for _, part in found):
        raise MalformedAnswer(f"{answer!r}: nothing is distributed here; {expected(state, choice)}")
    return _with_copies(state, choice, tuple(thing for thing, _ in found))


def _with_copies(state: RunningState, choice: Choice, things: tuple[Thing, ...]) -> Raw:
    """`banish crystal crystal` names two copies: each mention takes the next one."""
    taken: list[Thing] = []
    key = state.game.interchangeable
    for thing in things:
        alike = [t for t in choice.things if t == thing or (t not in taken and key(state, t, thing))]
        taken.append(thing if thing not in taken else next((t for t in alike if t not in taken), thing))
    return (choice.verb if taken else "skip", choice.source, tuple(taken), ())


def _parse_listed(names: Names, verb: str, rest: list[str], answer: str) -> Raw:
    state, choice = names.state, names.choice
    options = [raw for raw in choice.listed if raw[0] == verb]
    if not options:
        verbs = ", ".join(dict.fromkeys(raw[0] for raw in choice.listed))
        raise IllegalAnswer(f"{answer!r}: {verb!r} is not possible now; possible: {verbs}")
    meant = " ".join((verb, *rest))
    fitting = [raw for raw in options if names.text(raw) == meant]
    if not fitting:
        fitting = [raw for raw in options if not rest or _matches(state, choice, raw, rest, names.of(verb))]
    if len(fitting) > 1:
        several = " or ".join(text(state, choice, raw) for raw in fitting[:4])
        raise AmbiguousAnswer(f"{answer!r} fits several answers: {several}")
    if not fitting:
        raise IllegalAnswer(f"{answer!r} is not legal now; {expected(state, choice)}")
    return fitting[0]


def _matches(
    state: RunningState, choice: Choice, raw: Raw, rest: list[str], names: Mapping[Thing, str]
) -> bool:
    """Whether the words name what the answer names, with places left out or added."""
    things, numbers = _named(raw[1], raw[2]), [str(n) for n in raw[3]]
    if len(rest) != len(things) + len(numbers) or rest[len(things) :] != numbers:
        return False
    known = names.values()
    return all(
        word == names[thing] if word in known else _refers(state, choice, word, thing)
        for word, thing in zip(rest, things, strict=False)
    )


def _refers(state: RunningState, choice: Choice, word: str, thing: Thing) -> bool:
    found = _REF.fullmatch(word)
    if not found or found["copy"] or found["part"] or found["slug"] != slug(state, thing, choice.player):
        return False
    return found["place"] in (None, state.game.place(state, thing))


def _resolve(
    state: RunningState, choice: Choice, names: Mapping[Thing, str], word: str, answer: str
) -> tuple[Thing, int | None]:
    found = _REF.fullmatch(word)
    if not found:
        raise MalformedAnswer(f"{answer!r}: {word!r} is not the name of a card or player")
    part = int(found["part"]) if found["part"] else None
    name = word.split("=")[0]
    for thing, known in names.items():
        if known == name:
            return thing, part
    fitting = [t for t in choice.things if _refers(state, choice, name, t)]
    if not fitting:
        raise IllegalAnswer(f"{answer!r}: {name!r} cannot be chosen; {expected(state, choice)}")
    if any(not state.game.interchangeable(state, fitting[0], t) for t in fitting[1:]):
        raise AmbiguousAnswer(f"{answer!r}: {name!r} may be {' or '.join(names[t] for t in fitting)}")
    return fitting[0], part


def _parse_form(names: Names, answer: Mapping[object, object]) -> Raw:
    state, choice = names.state, names.choice
    unknown = {str(key) for key in answer} - {"verb", "source", "targets", "numbers", "seq"}
    verb, source = answer.get("verb"), answer.get("source", "-")
    targets, numbers = answer.get("targets", []), answer.get("numbers", [])
    if unknown or not isinstance(verb, str) or not isinstance(source, str):
        raise MalformedAnswer("an answer has a verb, and may have source, targets, numbers and seq")
    if not isinstance(targets, list | tuple) or not isinstance(numbers, list | tuple):
        raise MalformedAnswer("targets and numbers of an answer are lists")
    if not all(isinstance(t, str) for t in targets) or not all(type(n) is int for n in numbers):
        raise MalformedAnswer("targets are names and numbers are whole numbers")
    if any(len(word.split()) != 1 for word in (verb, source, *targets)):
        raise MalformedAnswer("verb, source and each target of an answer are one word")
    seq = answer.get("seq", state.seq)
    if type(seq) is not int:
        raise MalformedAnswer(f"seq is the number of a choice, not {seq!r}")
    if seq != state.seq:
        raise StaleAnswer(f"the answer is for choice {seq}, but choice {state.seq} is open")
    if choice.kind == "distribute":
        if len(targets) != len(numbers):
            raise MalformedAnswer("each target needs one number")
        words = [f"{t}={n}" for t, n in zip(targets, numbers, strict=True)]
    elif choice.listed:
        words = ([] if source == "-" else [source]) + [*map(str, targets), *map(str, numbers)]
    else:
        words = [*map(str, targets), *map(str, numbers)]
    return _parse_text(names, " ".join([verb, *words]))
