"""What the table does for a player who types a command."""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path

from trivault.analysis.advice import USUAL, advise
from trivault.bots import LEVELS
from trivault.kernel.errors import NothingToUndo, TrivaultError, UndoError
from trivault.kernel.text import Message, capital, clipped
from trivault.presentation.hints import hint_lines
from trivault.presentation.log_lines import full
from trivault.presentation.matching import matching
from trivault.presentation.menu import Unclear
from trivault.presentation.prompting import stops_of
from trivault.presentation.why import explain
from trivault.tui import saves
from trivault.tui.commands import COMMANDS, Leave, names
from trivault.tui.loop import GameLoop, Handlers
from trivault.tui.screen import Scene

LOG_LINES = 15
HINTS = 3  # answers
LONGEST = 300  # letters of a file or an error that are said back

_COUNT = re.compile("[1-9][0-9]{0,5}")


def show_help(loop: GameLoop, scene: Scene, rest: str) -> None:
    assert scene.menu is not None
    loop.screen.say(capital(loop.words.say(scene.menu.expected())), loop.words.say("ui-help"))
    for command in COMMANDS:
        typed = ", ".join(names(loop.words, command))
        loop.say("ui-help-line", command=typed, what=Message(f"help-{command}"))


def board(loop: GameLoop, scene: Scene, rest: str) -> None:
    loop.screen.again(scene, board=True)


def repeat_question(loop: GameLoop, scene: Scene, rest: str) -> None:
    loop.screen.again(scene, board=False)


def card(loop: GameLoop, scene: Scene, rest: str) -> None:
    """The face of a card; all that fit when it is not clear which."""
    presenter = loop.presenter
    if not rest:
        raise Unclear(Message("ui-expect-card"))
    found = matching(rest, presenter.cards, lambda slug: (slug, presenter.name(slug)))
    if not found:
        raise Unclear(Message("ui-no-card", typed=clipped(rest)))
    if len(found) > 6:
        loop.screen.say("; ".join(presenter.name(slug) for slug in found))
        return
    for slug in found:
        loop.screen.say(*presenter.face(slug))


def force(loop: GameLoop, scene: Scene, rest: str) -> None:
    said = loop.presenter.explained(scene.view)
    loop.screen.say(*(said or [loop.words.say("ui-no-force")]))


def piles(loop: GameLoop, scene: Scene, rest: str) -> None:
    """What lies in the open piles."""
    said = []
    for whose, key, cards in loop.presenter.piles(scene.view):
        if cards:
            title = ", ".join(part for part in (whose, loop.words.say(key)) if part)
            runs = [list(run) for _, run in groupby(cards)]
            named = ", ".join(name for run in runs for name in loop.presenter.counted(run))
            said.append(capital(f"{title}: {named}."))
    loop.screen.say(*(said or [loop.words.say("ui-no-piles")]))


def log(loop: GameLoop, scene: Scene, rest: str) -> None:
    if rest and not _COUNT.fullmatch(rest):
        raise Unclear(Message("ui-expect-lines"))
    entries = loop.table.log[-int(rest or LOG_LINES) :]
    lines = full(entries, scene.view.player, loop.presenter)
    loop.screen.say(*(lines or [loop.words.say("ui-no-log")]))


def why(loop: GameLoop, scene: Scene, rest: str) -> None:
    assert scene.menu is not None
    if not rest:
        raise Unclear(Message("ui-expect-why"))
    loop.screen.say(*explain(scene.menu, loop.table.state, rest, loop.presenter, loop.rule))


def hint(loop: GameLoop, scene: Scene, rest: str) -> None:
    """The best answers as a level sees them, how likely they win, and why."""
    level = rest.split()[-1].casefold() if rest else USUAL
    if level not in LEVELS:
        raise Unclear(Message("ui-expect-level", levels=", ".join(LEVELS)))
    state, player = loop.table.state, scene.view.player
    advice = advise(state, player, loop.table.seed, level, loop.pace)[:HINTS]
    loop.screen.say(*hint_lines(advice, state, player, loop.words))


def undo(loop: GameLoop, scene: Scene, rest: str) -> None:
    """Back to the last real decision: one that was made silently would be made again."""
    try:
        loop.table.undo(scene.view.player, loop.asks)
    except NothingToUndo:
        raise Unclear(Message("ui-undo-nothing")) from None
    except UndoError:
        raise Unclear(Message("ui-undo-barrier")) from None
    loop.rewound()


def order(loop: GameLoop, scene: Scene, rest: str) -> None:
    """From now on, own triggers are put in order without asking, or no longer."""
    loop.auto_order = not loop.auto_order
    loop.say("ui-order-on" if loop.auto_order else "ui-order-off")


def stops(loop: GameLoop, scene: Scene, rest: str) -> None:
    """At which moments the player is asked who usually passes; said, or set from now on."""
    presenter, player = loop.presenter, scene.view.player
    if not presenter.usual_stops:
        raise Unclear(Message("ui-no-stops"))
    if rest:
        wished = presenter.read_stops(rest)
        if wished is None:
            raise Unclear(Message("ui-expect-stops", typed=clipped(rest)))
        loop.set_stops(player, wished)
    loop.say("ui-stops", when=presenter.stops_said(stops_of(loop.table)[player]))


def save(loop: GameLoop, scene: Scene, rest: str) -> None:
    path = _path(rest) if rest else loop.save
    try:
        if rest and path.exists():
            raise Unclear(Message("ui-exists", file=clipped(rest)))
        saves.write(path, loop.table.replay(), loop.series, loop.words.lang)
    except OSError as error:
        file = clipped(str(path), LONGEST)
        raise Unclear(Message("ui-not-saved", file=file, why=str(error.strerror))) from None
    loop.say("ui-saved", file=str(path))


def resume(loop: GameLoop, scene: Scene, rest: str) -> None:
    """Go over to another saved game; this one stays where it is saved."""
    path = _path(rest) if rest else saves.running(loop.game.name)
    try:
        table, series = saves.taken_up(path, saves.read(path), loop.presenter)
        if table.state.over:
            raise Unclear(Message("ui-over-already", file=clipped(str(path), LONGEST)))
        loop.sit_down(table, path, series)
    except TrivaultError as error:
        raise Unclear(Message("ui-not-opened", why=clipped(str(error), LONGEST))) from None
    except OSError as error:
        raise Unclear(Message("ui-not-opened", why=clipped(f"{path}: {error.strerror}", LONGEST))) from None
    loop.screen.hide()


def _path(typed: str) -> Path:
    try:
        return Path(typed).expanduser()
    except RuntimeError:  # the home of somebody who is not known here
        return Path(typed)


def concede(loop: GameLoop, scene: Scene, rest: str) -> None:
    """Give the game up, once that was typed twice."""
    if loop.giving_up is not loop.table.state:
        loop.giving_up = loop.table.state
        raise Unclear(Message("ui-sure-concede"))
    loop.concede(scene.view.player)


def leave(loop: GameLoop, scene: Scene, rest: str) -> None:
    raise Leave


HANDLERS: Handlers = {
    "help": show_help,
    "board": board,
    "list": repeat_question,
    "card": card,
    "force": force,
    "piles": piles,
    "log": log,
    "why": why,
    "hint": hint,
    "undo": undo,
    "order": order,
    "stops": stops,
    "save": save,
    "resume": resume,
    "concede": concede,
    "quit": leave,
}
