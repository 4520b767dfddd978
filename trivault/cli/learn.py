"""`trivault learn`: a first game with a coach."""

from __future__ import annotations

import click

from trivault.cli.options import EndingCommand, NumberParam, all_games, game_argument, lang_option
from trivault.cli.table import make_screen, plain_option
from trivault.library.rulebook import rule_text
from trivault.presentation.presenter import make_presenter
from trivault.puzzles import lesson
from trivault.puzzles.sentences import words
from trivault.tui.exercises import ExerciseLoop, try_until_solved, wants_more


@click.command(cls=EndingCommand, ending=all_games)
@game_argument
@lang_option
@plain_option
@click.option("--chapter", type=NumberParam(1), default=1, show_default=True, help="Start at this chapter.")
def learn(game: str, lang: str, plain: bool | None, chapter: int) -> None:
    """Play the first game of GAME chapter by chapter with a coach."""
    chapters = lesson(game).chapters
    if chapter > len(chapters):
        raise click.UsageError(f"The first game of {game} has {len(chapters)} chapters.")
    screen = make_screen(make_presenter(game, lang), plain)
    said = words(game, lang)
    for n, each in list(enumerate(chapters, 1))[chapter - 1 :]:
        if not try_until_solved(lambda each=each: ExerciseLoop(each, screen, rule_text(lang))):  # type: ignore[misc]  # a lambda has no annotations
            return
        if n < len(chapters) and not wants_more(screen, said.say("coach-next", n=n, of=len(chapters))):
            return
    screen.say(said.say("coach-end", game=game))
