"""The table in plain sentences, one after the other: for screen readers, pipes and logs.

Nothing is drawn, nothing is coloured, and what the player has heard already is not said again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rich.console import Console

from trivault.games.shards.view import ShardsView
from trivault.tui.commands import shortcut
from trivault.tui.menu import Menu
from trivault.tui.screen import Scene, typed, wipe
from trivault.tui.teller import Teller


class LineScreen:
    """Says what has changed since the same player was asked before."""

    bars = False

    def __init__(self, console: Console, teller: Teller) -> None:
        self.console = console
        self.teller = teller
        self._heard: dict[int, dict[str, str]] = {}
        self._offered: list[str] = []
        self._asked = ("", 0)

    def show(self, scene: Scene) -> None:
        facts = dict(self._facts(scene.view))
        heard = self._heard.get(scene.view.player, {})
        self.say(*scene.news)
        self.say(*(said for key, said in facts.items() if heard.get(key) != said))
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
        asked = (scene.question, scene.view.turn)
        if scene.question and asked != self._asked:
            self.say(scene.question)
        self._asked = asked
        if scene.menu is not None:
            offered = list(self._options(scene.menu))
            self.say(*(offered if offered != self._offered else [self.teller.say("ui-same-answers")]))
            self._offered = offered
        self.say(*scene.hints)

    def say(self, *lines: str) -> None:
        for line in lines:
            print(line)

    def read(self) -> str:
        return typed(self.teller.say("ui-answer") + " ")

    def hide(self) -> None:
        wipe(self.console)
        self._heard.clear()
        self._offered, self._asked = [], ("", 0)

    def _options(self, menu: Menu) -> Iterator[str]:
        for number, (option, sentence) in enumerate(zip(menu.lines, menu.sentences, strict=True), 1):
            letter = shortcut(menu, option, self.teller.words)
            yield f"{number}: {sentence} ({letter})" if letter else f"{number}: {sentence}"

    def _facts(self, view: ShardsView) -> Iterator[tuple[str, str]]:
        """Everything on the table, each under a key that stays the same."""
        teller = self.teller
        yield "turn", teller.say("ui-line-turn", n=view.turn, player=teller.player(view.active))
        for i in range(len(view.players)):
            seat = (view.player + 1 + i) % len(view.players)
            yield from self._side(view, seat)
        for i, slug in enumerate(teller.row(view), 1):
            if slug:
                card = teller.printed(slug)
                said = ", ".join([card.name, card.cost, *card.facts])
                yield f"row-{i}", teller.say("ui-line-row", n=i, card=said, text=f"{card.kind}. {card.text}")
        for n, (_, effect) in enumerate(teller.in_force(view)):
            yield f"force-{n}", effect
        for seat, amount in teller.incoming(view):
            yield f"incoming-{seat}", teller.say("ui-incoming", player=teller.player(seat), n=amount)

    def _side(self, view: ShardsView, seat: int) -> Iterator[tuple[str, str]]:
        teller = self.teller
        who = teller.player(seat)
        if seat == view.active:
            pool = ", ".join(teller.dial(name, n) for name, n in teller.pool(view))
            yield "pool", f"{who}: {pool}."
        dials = ", ".join(teller.dial(name, n) for name, n in teller.dials(view, seat))
        yield f"dials-{seat}", f"{', '.join(teller.seat(view, seat))}: {dials}."
        listed = {
            "ui-played": teller.counted(view, (*view.allies, *view.mercenaries)) if seat == view.active else [],
            "ui-champions": teller.champions(view, seat),
            "ui-hand-cards" if seat == view.player else "ui-known": teller.counted(
                view, view.players[seat].hand
            ),
        }
        for key, names in listed.items():
            if names:
                yield f"{key}-{seat}", f"{who}, {teller.say(key)}: {'; '.join(names)}."
