"""The table in plain sentences, one after the other: for screen readers, pipes and logs.

Nothing is drawn, nothing is coloured, and what the player has heard already is not said again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rich.console import Console

from trivault.kernel.views import View
from trivault.presentation.menu import Menu
from trivault.presentation.presenter import AnyPresenter
from trivault.tui.commands import shortcut
from trivault.tui.screen import Scene, typed, wipe


class LineScreen:
    """Says what has changed since the same player was asked before."""

    bars = False

    def __init__(self, console: Console, presenter: AnyPresenter) -> None:
        self.console = console
        self.presenter = presenter
        self._heard: dict[int, dict[str, str]] = {}
        self._offered: list[str] = []
        self._asked = ("", 0)

    def show(self, scene: Scene) -> None:
        facts = {"series": scene.series, **dict(self._facts(scene.view))}
        heard = self._heard.get(scene.view.player, {})
        self.say(*scene.news)
        self.say(*(said for key, said in facts.items() if heard.get(key, "") != said))
        self._heard[scene.view.player] = facts
        self._ask(scene)

    def again(self, scene: Scene, board: bool) -> None:
        self._offered, self._asked = [], ("", 0)
        if board:
            self._heard.pop(scene.view.player, None)
            self.show(replace(scene, news=()))
        else:
            self._ask(scene)

    def _ask(self, scene: Scene) -> None:
        asked = (scene.question, scene.turn)
        if scene.question and asked != self._asked:
            self.say(scene.question)
        self._asked = asked
        if scene.menu is not None:
            offered = list(self._options(scene.menu))
            self.say(*(offered if offered != self._offered else [self.presenter.say("ui-same-answers")]))
            self._offered = offered
        self.say(*scene.hints)

    def say(self, *lines: str) -> None:
        for line in lines:
            print(line)

    def read(self) -> str:
        return typed(self.presenter.say("ui-answer") + " ")

    def hide(self) -> None:
        wipe(self.console)
        self._heard.clear()
        self._offered, self._asked = [], ("", 0)

    def _options(self, menu: Menu) -> Iterator[str]:
        for number, option, sentence in menu.listing():
            asides = (self.presenter.note(option), shortcut(menu, option, self.presenter.words))
            line = f"{number}: {sentence}" if number >= 0 else sentence
            yield " ".join([line, *(f"({aside})" for aside in asides if aside)])

    def _facts(self, view: View) -> Iterator[tuple[str, str]]:
        yield from self.presenter.facts(view)
        for n, each in enumerate(self.presenter.active_effects(view)):
            yield f"force-{n}", each.effect
