"""The game loop: whose turn it is to decide, what they type, what becomes of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from time import monotonic
from typing import Any

from trivault.bots import BEST, Pace, Player, make
from trivault.kernel.choices import DISTRIBUTE, NUMBER, Choice
from trivault.kernel.log import Entry, LogEvent
from trivault.kernel.options import Option
from trivault.kernel.rng import derived
from trivault.kernel.state import State
from trivault.kernel.table import Table
from trivault.kernel.text import Message, Part, capital
from trivault.presentation import prompting
from trivault.presentation.log_lines import log_lines
from trivault.presentation.menu import Unclear
from trivault.presentation.presenter import PromptPreferences
from trivault.presentation.report import highlights, report
from trivault.presentation.seats import HUMAN, complete
from trivault.presentation.why import Rule, refusal
from trivault.tui import commands, saves
from trivault.tui.commands import Command, Leave
from trivault.tui.screen import Scene, Screen
from trivault.tui.series import AnySeries, announced, decided, next_table

REMINDED = 6  # so many lines of the log are shown again when a game is resumed
PACE = Pace(3.0, monotonic)  # nobody waits longer for a level

Handlers = Mapping[str, Callable[["GameLoop", Scene, str], None]]  # what each command does


class GameLoop:
    """Runs a table until its game is over or somebody leaves. The game is on disk after every
    answer, so that nothing is lost however the program ends."""

    pace = PACE

    def __init__(
        self,
        table: Table[Any],
        screen: Screen,
        save: Path,
        rule: Rule,
        handlers: Handlers,
        series: AnySeries | None = None,
        *,
        ask_all: bool = False,
        strict: bool = False,
        auto_order: bool = False,
    ) -> None:
        self.screen = screen
        self.presenter = screen.presenter
        self.game = self.presenter.game
        self.words = self.presenter.words
        self.rule = rule
        self.ask_all = ask_all
        self.strict = strict
        self.auto_order = auto_order  # whether own triggers are put in order without asking
        self.handlers = handlers
        self.giving_up: State | None = None  # where somebody was asked whether to concede
        self.welcomed: set[int] = set()  # who has been shown what the game is about, and what can be typed
        self.sit_down(table, save, series)
        self._store()

    def sit_down(self, table: Table[Any], save: Path, series: AnySeries | None) -> None:
        seats = complete(table.seats, table.state.seats)
        self.bots: dict[int, Player] = {
            seat: make(kind, derived("bot", table.seed, seat), PACE)
            for seat, kind in enumerate(seats)
            if kind != HUMAN
        }
        self.bots |= {seat: make(BEST, derived("bot", table.seed, seat)) for seat in table.state.conceded}
        self.humans = [seat for seat, kind in enumerate(seats) if kind == HUMAN]
        self.table = table
        self.save = save
        self.series = series
        self.between = False  # whether the last game of the series can still be seen
        table.seats = self.presenter.seats = seats
        stops = prompting.stops_of(table)
        prompting.set_stops(table, (*stops, *[""] * (len(seats) - len(stops))))
        # Between people barriers hold; against bots one may take back further (U5).
        table.free = len(self.humans) == 1 and not self.strict
        self.seated = self.humans[0] if len(self.humans) == 1 else -1
        self.heard = dict.fromkeys(range(len(seats)), max(len(table.log) - REMINDED, 0))

    def _store(self) -> None:
        saves.write(self.save, self.table.replay(), self.series, self.words.lang)

    def say(self, key: str, **args: Part) -> None:
        self.screen.say(self.words.say(key, **args))

    # The game

    def run(self) -> bool:
        """Play on; True when the game is over."""
        try:
            if self.between:
                self._pause()
            while self.going() and (choice := self.table.state.choice) is not None:
                self._decide(choice)
        except Leave:
            self._leave()
            return False
        except EOFError:
            self.screen.say("")
            self._leave()
            return False
        except KeyboardInterrupt:
            self.screen.say("")
            self._leave()
            raise
        self._finish()
        return True

    def going(self) -> bool:
        """Whether there is something left to play for."""
        return True

    def next_game(self) -> bool:
        """Sit down to the next game of a series; False when there is none."""
        if self.series is None or self.series.winner is not None:
            return False
        self.sit_down(next_table(self.game, self.series, self.table.seats), self.save, self.series)
        self._keep()
        self.between = bool(self.humans)
        return True

    def _pause(self) -> None:
        """How a game ended can be read until somebody wants to go on."""
        assert self.series is not None
        self.say("ui-next-game", n=len(self.series.results) + 1)
        self._wait()
        self.between = False

    def _decide(self, choice: Choice) -> None:
        bot = self.bots.get(choice.player)
        if bot is not None:
            self._answer(bot.choose(self.table.state, choice.player))
            return
        if self.seated != choice.player:
            self._hand_over(choice.player)
        if self.asks(self.table.state, choice):
            self._ask(choice)
        else:
            self._take_first(choice)

    def asks(self, state: State, choice: Choice) -> bool:
        """Whether this choice is the player's to make."""
        stops = prompting.stops_of(self.table)[choice.player]
        return self.presenter.asks(state, choice, PromptPreferences(self.ask_all, self.auto_order, stops))

    def set_stops(self, player: int, stops: str) -> None:
        """From now on this player is asked at these moments; the game is saved with that."""
        before = prompting.stops_of(self.table)
        prompting.set_stops(self.table, (*before[:player], stops, *before[player + 1 :]))
        self._keep()

    def rewound(self) -> None:
        """Decisions were taken back: what followed from them is no longer news."""
        self.heard = {seat: min(n, len(self.table.log)) for seat, n in self.heard.items()}
        self._keep()

    def concede(self, player: int) -> None:
        """A player gives up; where the others play on, a bot decides in that seat."""
        self.table.concede(player)
        self.bots[player] = make(BEST, derived("bot", self.table.seed, player))
        self._keep()

    def _answer(self, option: Option) -> None:
        self.table.answer(option, option.choice.player)
        self._keep()

    def _keep(self) -> None:
        try:
            self._store()
        except OSError as error:  # the game goes on, the player knows
            self.say("ui-not-saved", file=str(self.save), why=str(error.strerror))

    def _take_first(self, choice: Choice) -> None:
        """There is nothing to decide. That the turn ended so is at least said in the log."""
        option = prompting.unasked(self.table.state, choice)
        place = len(self.table.log)
        self._answer(option)
        if prompting.is_news(choice, option):
            who = Message("player", n=choice.player + 1)
            said = Message("ui-only", who=who, what=option.message())
            self.table.log.insert(place, Entry(LogEvent("only", choice.player), said))

    def _hand_over(self, player: int) -> None:
        """Several people share the screen: the next one sees it only when the others look away."""
        self.screen.hide()
        self.screen.say(*self._news(-1, player))
        self.say("ui-hand-over", player=Message("player", n=player + 1))
        self._wait()
        self.screen.hide()
        self.seated = player

    def _wait(self) -> None:
        if commands.find(self.screen.read().strip(), self.words) == "quit":
            raise Leave

    def _news(self, viewer: int, player: int) -> list[str]:
        """What happened since a player was asked, as the viewer may know it."""
        return log_lines(self.table.log[self.heard[player] :], viewer, self.presenter)

    def _ask(self, choice: Choice) -> None:
        """Ask until there is an answer, or the table is another one. One that would hurt counts only when it
        is given twice."""
        player, state = choice.player, self.table.state
        doubted: Option | None = None
        scene = self._scene(choice)
        self.heard[player] = len(self.table.log)
        self.screen.show(scene)
        assert scene.menu is not None
        while self.table.state is state:
            typed = self.screen.read()
            self.welcomed.add(player)
            try:
                said = commands.read(typed, scene.menu, self.words)
            except Unclear as unclear:
                refused = refusal(state, typed, self.presenter, self.rule)
                self.screen.say(*(refused or self._unclear(unclear)))
                continue
            if isinstance(said, Command):
                self._obey(said, scene)
            elif said != doubted and (warning := self.presenter.warning(said)):
                doubted = said
                self.say("ui-sure", warning=warning)
            else:
                self._answer(said)

    def _obey(self, command: Command, scene: Scene) -> None:
        try:
            self.handlers[command.name](self, scene, command.rest)
        except Unclear as unclear:
            self.screen.say(*self._unclear(unclear))

    def _unclear(self, unclear: Unclear) -> list[str]:
        return [capital(self.words.say(unclear.message))]

    def _scene(self, choice: Choice) -> Scene:
        state = self.table.state
        menu = self.presenter.menu(state, choice)
        question = self.presenter.question(state, choice)
        expected = menu.several or choice.kind in (DISTRIBUTE, NUMBER)
        hints = [capital(self.words.say(menu.expected()))] if expected else []
        if menu.unlisted:
            hints += [self.words.say("ui-more-answers", n=menu.unlisted)]
        if choice.player not in self.welcomed:
            hints += [self.words.say("goal"), self.words.say("ui-welcome"), *self._seed()]
        view = self.game.view(state, choice.player)
        turn, _ = self.presenter.moment(state)
        news = self._news(choice.player, choice.player)
        series = announced(self.series, self.presenter) if self.series is not None else ""
        return Scene(view, turn, news, question, menu, hints, series)

    def _finish(self) -> None:
        if self.humans:
            viewer = self.humans[0] if len(self.humans) == 1 else -1
            news = self._news(viewer, self.humans[0])
            turn, _ = self.presenter.moment(self.table.state)
            self.screen.show(Scene(self.game.view(self.table.state, viewer), turn, news))
            self.screen.say(*report(self.table.states(), self.presenter, self.screen.bars))
            self.screen.say(*highlights(self.table, self.presenter), *self._seed())
        if self.series is not None:
            self.series = self.series.after(self.table.state.result or ())
            self.screen.say(decided(self.series, self.presenter))
        self.say("ui-kept", file=str(self._put_away()))

    def _put_away(self) -> Path:
        """Where the finished game can be found from now on."""
        if self.series is not None and self.series.winner is None:  # the next one is saved in its place
            kept = saves.game_of_series(self.save, self.game.name, len(self.series.results))
            saves.write(kept, self.table.replay(), lang=self.words.lang)
            return kept
        if self.save == saves.running(self.game.name):
            self.save = self.save.replace(saves.finished(self.game.name))
        return self.save

    def _seed(self) -> list[str]:
        """What gives the same game again; a position has its own chance."""
        if self.table.setup.position is not None:
            return []
        return [self.words.say("ui-seed", n=str(self.table.seed))]

    def _leave(self) -> None:
        default = self.save == saves.running(self.game.name)
        file = "" if default else f" {self.save}"
        self.say("ui-saved-resume", game=self.game.name, file=file)
