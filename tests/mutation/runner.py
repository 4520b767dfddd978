"""Runs the behaviour tests of a card against its mutants, in this process."""

from __future__ import annotations

import ast
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import copy
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from itertools import product
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from tests.mutation.mutants import Mutant

TESTS = Path(__file__).parents[1]
FOLDERS = {"keyforge": "games/keyforge", "shards": "games/shards", "mage-wars": "games/magewars"}
PATIENCE = 5.0  # seconds of work after which a test that goes on and on has noticed something


@dataclass(frozen=True)
class Case:
    """One call of a test function."""

    name: str
    call: Callable[..., object] = field(repr=False)
    values: dict[str, object] = field(repr=False)
    source: str = field(repr=False)

    def names(self, slug: str) -> bool:
        return slug in self.source or slug in repr(self.values)

    def passes(self) -> bool:
        try:
            with limited():
                self.call(**{name: copy(value) for name, value in self.values.items()})  # tests may change them
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # also the outcomes of pytest
            return isinstance(error, pytest.skip.Exception)
        return True


class TooLong(BaseException):
    """A test under a mutant has not come to an end."""


def _stop(signum: int, frame: FrameType | None) -> None:
    raise TooLong


@contextmanager
def limited() -> Iterator[None]:
    """Ends what takes too long, by the time that it works, not that it waits."""
    before = signal.signal(signal.SIGVTALRM, _stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


class Module:
    """A file of tests."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.text = path.read_text(encoding="utf-8")
        self._met: dict[str, set[str]] = {}

    @cached_property
    def cases(self) -> list[Case]:
        name = ".".join(self.path.relative_to(TESTS.parent).with_suffix("").parts)
        module = import_module(name)
        return [case for test, source in self._sources() for case in cases(getattr(module, test), source)]

    def _sources(self) -> Iterator[tuple[str, str]]:
        lines = self.text.splitlines()
        for node in ast.parse(self.text).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
                yield node.name, "\n".join(lines[first - 1 : node.end_lineno])

    def meeting(self, slug: str, game: Any) -> list[Case]:
        """The cases in which a card lies on the table, whether or not the test names it."""
        if not self._met:
            for case in self.cases:
                with watched(game) as met:
                    assert case.passes(), f"{case.name} fails without any mutant"
                self._met[case.name] = met
        return [case for case in self.cases if slug in self._met[case.name]]


def cases(test: Callable[..., object], source: str) -> Iterator[Case]:
    """A test function with each of its values; one that needs a fixture is left out."""
    marks = [mark for mark in getattr(test, "pytestmark", ()) if mark.name == "parametrize"]
    choices = [list(_values(mark)) for mark in marks]
    wanted = set(test.__code__.co_varnames[: test.__code__.co_argcount])
    for number, chosen in enumerate(product(*choices)):
        values = {name: value for some in chosen for name, value in some.items()}
        if wanted == set(values):
            yield Case(f"{test.__module__}::{test.__name__}[{number}]", test, values, source)


def _values(mark: pytest.Mark) -> Iterator[dict[str, object]]:
    names, given = mark.args[0], mark.args[1]
    names = [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)
    for each in given:
        values = each.values if hasattr(each, "marks") else each if len(names) > 1 else (each,)
        yield dict(zip(names, values, strict=True))


class Met(dict[str, Any]):
    """The cards of a game, noting which of them are looked up."""

    def __init__(self, cards: dict[str, Any], met: set[str]) -> None:
        super().__init__(cards)
        self.met = met

    def __getitem__(self, slug: str) -> Any:
        self.met.add(slug)
        return super().__getitem__(slug)


@contextmanager
def watched(game: Any) -> Iterator[set[str]]:
    """Which cards are laid on tables of a game."""
    cards, met = game.cards, set[str]()
    game.cards = Met(cards, met)
    try:
        yield met
    finally:
        game.cards = cards


@contextmanager
def in_place(game: Any, card: Any) -> Iterator[None]:
    """A mutant takes the place of its card for a while."""
    old = game.cards[card.slug]
    new = {id(old): card}
    if getattr(old, "other", None) is not None:
        new[id(old.other)] = card.other
    held = {name: value for name, value in vars(game).items() if _holds(value, new)}
    # of the real cards, whoever asks for them first
    kept = held | {"fingerprint": game.fingerprint, "stored_nodes": game.stored_nodes}
    program, known = game.program, len(game.program.nodes)
    ids = dict(program._ids)
    game.face = _unread
    try:
        program.link(f"mutant {card.slug}", *card.trees())
        del game.stored_nodes  # made anew with the nodes of the mutant, if a test saves a game
        for name, value in held.items():
            setattr(game, name, _swapped(value, new))
        yield
    finally:
        del game.face
        vars(game).update(kept)
        del program.nodes[known:], program.paths[known:]
        program._ids = ids


def _unread(slug: str) -> None:
    pytest.skip("a test that reads the text of a card proves nothing about its behaviour")


def _holds(value: object, new: dict[int, Any]) -> bool:
    held = value.values() if isinstance(value, dict) else value if isinstance(value, tuple) else ()
    return any(id(each) in new for each in held)


def _swapped(value: Any, new: dict[int, Any]) -> Any:
    if isinstance(value, dict):
        return {key: new.get(id(each), each) for key, each in value.items()}
    return tuple(new.get(id(each), each) for each in value)


class Bench:
    """The behaviour tests of a game."""

    def __init__(self, game: Any, paths: list[Path] | None = None) -> None:
        self.game = game
        folder = TESTS / FOLDERS[game.name]
        parts = [folder / "cards", folder / "rules"]
        paths = paths or [path for part in parts for path in sorted(part.rglob("test_*.py"))]
        self.modules = [Module(path) for path in paths]
        self._tried: dict[tuple[str, int], list[Case]] = {}
        self._sound: set[str] = set()

    def noticed(self, mutant: Mutant) -> Case | None:
        """The first case that fails with a mutant on the table. Tests that name the card come first,
        then the others of those files, then all in which it turns up."""
        for stage in range(3):
            tried = self._cases(mutant.slug, stage)  # looked up before the card is another one
            with in_place(self.game, mutant.card):
                failed = next((case for case in tried if not case.passes()), None)
            if failed is not None:
                self._check(failed)
                return failed
        return None

    def _check(self, case: Case) -> None:
        """A test that fails anyway has noticed nothing."""
        assert case.name in self._sound or case.passes(), f"{case.name} fails without any mutant"
        self._sound.add(case.name)

    def _cases(self, slug: str, stage: int) -> list[Case]:
        if (slug, stage) not in self._tried:
            near = [module for module in self.modules if slug in module.text]
            far = [module for module in self.modules if slug not in module.text]
            self._tried[slug, stage] = (self._named, self._unnamed, self._met)[stage](
                slug, (near, near, far)[stage]
            )
        return self._tried[slug, stage]

    def _named(self, slug: str, modules: list[Module]) -> list[Case]:
        own = "test_" + slug.replace("-", "_")
        found = [case for module in modules for case in module.cases if case.names(slug)]
        return sorted(found, key=lambda case: own not in case.name)

    def _unnamed(self, slug: str, modules: list[Module]) -> list[Case]:
        return [case for case in self._met(slug, modules) if not case.names(slug)]

    def _met(self, slug: str, modules: list[Module]) -> list[Case]:
        return [case for module in modules for case in module.meeting(slug, self.game)]
