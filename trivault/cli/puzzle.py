"""`trivault puzzle`: solve a puzzle, that of the day, or one of an own game."""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path
from typing import Any

import click

from trivault.bots import BEST
from trivault.cli.options import EndingCommand, all_games, lang_option, spoken
from trivault.cli.puzzles import read_file
from trivault.cli.table import make_screen, plain_option
from trivault.kernel.table import Table
from trivault.library.rulebook import rule_text
from trivault.presentation.presenter import make_presenter
from trivault.presentation.seats import HUMAN
from trivault.puzzles import Lesson, check_all, of_the_day, puzzles
from trivault.puzzles import puzzle as find_puzzle
from trivault.puzzles.missed_wins import exercise_of, missed_wins
from trivault.puzzles.sentences import sentence, words
from trivault.tui import saves
from trivault.tui.exercises import ExerciseLoop, try_until_solved
from trivault.tui.solved import mark_solved, solved


@click.command(cls=EndingCommand, ending=all_games)
@click.argument("game", required=False)
@click.argument("name", required=False)
@click.option("--list", "listed", is_flag=True, help="List the puzzles of the game.")
@click.option(
    "--from",
    "played",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Make a puzzle from a win you missed in a finished game.",
)
@click.option(
    "--file",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Solve a puzzle or lesson from a file.",
)
@lang_option
@plain_option
def puzzle(
    game: str | None,
    name: str | None,
    listed: bool,
    played: Path | None,
    file: Path | None,
    lang: str,
    plain: bool | None,
) -> None:
    """Solve the puzzle NAME of GAME, or the puzzle of the day. Type `hint` for help."""
    if played is not None:
        _of_game(played, lang, plain)
        return
    if file is not None:
        _of_file(file, lang, plain)
        return
    if game is None:
        raise click.UsageError("Missing argument 'GAME'.")
    if listed:
        _list(game, lang)
        return
    chosen = name or of_the_day(game, time.time())
    exercise = find_puzzle(game, chosen)
    screen = make_screen(make_presenter(game, lang), plain)
    if try_until_solved(lambda: ExerciseLoop(exercise, screen, rule_text(lang))):
        mark_solved(game, chosen)


def _of_file(path: Path, lang: str, plain: bool | None) -> None:
    found = read_file(path)
    check_all(found)
    chapters = found.chapters if isinstance(found, Lesson) else [found]
    for exercise in chapters:
        screen = make_screen(make_presenter(exercise.game, lang), plain)
        if not try_until_solved(partial(ExerciseLoop, exercise, screen, rule_text(lang))):
            return


def _list(game: str, lang: str) -> None:
    done, today = solved(game), of_the_day(game, time.time())
    said = words(game, lang)
    click.echo(said.say("puzzle-list", game=game))
    for name, each in puzzles(game).items():
        line = said.say("puzzle-line", name=name, title=sentence(game, each.text, "title", lang))
        aside = f" · {said.say('puzzle-today')}" if name == today else ""
        click.echo(f"{'✓' if name in done else ' '} {'*' * each.level:3} {line}{aside}")


def _of_game(path: Path, lang: str, plain: bool | None) -> None:
    recorded = saves.read(path)
    presenter = make_presenter(recorded.game, spoken(lang, recorded.lang))
    table = saves.opened(path, recorded, presenter.game)
    screen, said = make_screen(presenter, plain), words(recorded.game, presenter.words.lang)
    people = [seat for seat, kind in enumerate(recorded.seats) if kind == HUMAN] or [0]
    found = next((missed for seat in people for missed in missed_wins(table.states(), seat)), None)
    if found is None:
        screen.say(said.say("missed-none"))
        return
    screen.say(said.say("missed-found", n=found.turn))
    exercise = exercise_of(recorded.game)
    rule = rule_text(presenter.words.lang)
    try_until_solved(lambda: ExerciseLoop(exercise, screen, rule, _from(table, found.at), found.at))


def _from(table: Table[Any], at: int) -> Table[Any]:
    """The same game at that moment, with somebody at the seat that decides."""
    again = table.copy()
    again.rewind(at)
    choice = again.state.choice
    assert choice is not None
    again.seats = tuple(HUMAN if seat == choice.player else BEST for seat in range(again.state.seats))
    return again
