"""`trivault rate`: decks play against a pool, and their strength is told with its error."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import click
from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from trivault import load
from trivault.bots import called, make
from trivault.cli.deck_words import brought, by_commas
from trivault.cli.many_games import jobs_options
from trivault.cli.options import MOST, EndingCommand, NumberParam, game_argument, lang_option
from trivault.cli.result_files import KeptGames, chosen_file, kept, kept_options
from trivault.cli.simulation_tables import CLEAR, Column, print_table, show_effects
from trivault.files import replace_file
from trivault.kernel.text import Message, Words
from trivault.library.deck_lists import deck_list, with_decks
from trivault.simulate.deck_ratings import DeckRatings, RatedDeal, RatedDeck, Strength
from trivault.simulate.executors import Jobs
from trivault.simulate.numbers import interval, percent

PLAYER = "club"
CARDS = 5


@click.command(cls=EndingCommand, ending=lambda: f"Games with decks: {', '.join(with_decks())}.")
@game_argument
@click.argument("decks", nargs=-1, required=True, metavar="DECK…")
@click.option(
    "--against",
    multiple=True,
    metavar="DECK,DECK…",
    help="The pool, separated by commas: names, generated-N, or files.  [default: decks of all sets]",
)
@click.option("--player", default=PLAYER, show_default=True, help="The bot that plays all decks.")
@click.option(
    "--within",
    type=NumberParam(1, 50),
    default=5,
    show_default=True,
    help="Play until the 95 % interval of each deck is within this many percentage points …",
)
@click.option(
    "--games",
    type=NumberParam(2),
    default=400,
    show_default=True,
    help="… or until it has played this many games.",
)
@click.option("--seed", type=NumberParam(0, MOST), default=1, show_default=True, help="The seed of the deals.")
@jobs_options
@click.option(
    "--cards",
    type=NumberParam(0),
    default=CARDS,
    show_default=True,
    help="Cards listed for wins and for losses.",
)
@kept_options("rate-GAME-PLAYER")
@lang_option
def rate(
    game: str,
    decks: tuple[str, ...],
    against: tuple[str, ...],
    player: str,
    within: int,
    games: int,
    seed: int,
    jobs: Jobs,
    cards: int,
    file: Path | None,
    out: Path | None,
    lang: str,
) -> None:
    """Rate each DECK of GAME by games against a pool of decks. A folder includes all decks in its files.

    Each deal is played twice with the seats swapped. Decks with uncertain ratings play more games. Stored
    games are not repeated, so a rating can be stopped, resumed and refined.
    """
    rated = brought(game, decks, lang)
    pool = brought(game, by_commas(against) or deck_list(game).pool(), lang)
    make(player, seed)
    words = Words(lang, ("trivault.kernel", *load(game).packages, "trivault.simulate"))
    named = re.sub(r"[^\w.-]+", "-", called(player))  # a bot of one's own may be called anything
    file = chosen_file(file, f"rate-{game}-{named}", out, words)
    found = DeckRatings.new(game, rated, pool, player, seed)
    names = list(dict.fromkeys(deck.name for deck in rated))
    with kept(file, found, RatedDeal) as store:
        _play(found, found.play(rated, pool, within / 100, games, jobs), store, words)
    if out is not None:
        from trivault.simulate.parquet import ratings_parquet  # imports pyarrow

        replace_file(out, ratings_parquet(found, store.games, names))
    _show(found, [found.deck(name) for name in names], cards, words)


def _play(found: DeckRatings, deals: Iterable[RatedDeal], store: KeptGames[RatedDeal], words: Words) -> None:
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(words.say("simulate-progress"), total=None)
        for deal in deals:
            store.keep(deal)
            progress.update(task, description=words.say(_progress(found.deck(deal.deck))))


def _progress(deck: RatedDeck) -> Message:
    strength = deck.strength()
    reach = percent(min(strength.within, 1.0))
    return Message("rate-progress", deck=deck.name, rate=percent(strength.share), within=reach)


def _show(found: DeckRatings, rated: list[RatedDeck], cards: int, words: Words) -> None:
    console = Console(highlight=False, markup=False)
    title = Message("rate-title", game=found.game, n=len(found.pool), player=found.player, seed=str(found.seed))
    console.print(words.say(title), style="bold")
    best_first = sorted(rated, key=lambda deck: -deck.strength().share)
    print_table(console, *_strengths(best_first, words))
    console.print(words.say("rate-explained"))
    clear = False
    for deck in best_first:
        console.print()
        print_table(console, *_matchups(deck, words))
        clear |= show_effects(console, deck.name, deck.effects(), cards, words)
    if clear:
        console.print(words.say("simulate-clear", mark=CLEAR))


def _strengths(rated: list[RatedDeck], words: Words) -> tuple[Column, list[Column]]:
    strengths = [deck.strength() for deck in rated]

    def column(key: str, cells: list[Message]) -> Column:
        return Column(words.say(key), [words.say(cell) for cell in cells])

    def points(share: float) -> int:
        return round(Strength.points(share))

    return Column(words.say("simulate-deck"), [deck.name for deck in rated]), [
        column("rate-won", [percent(each.share) for each in strengths]),
        column(
            "simulate-interval",
            [Message("simulate-range", low=percent(each.low), high=percent(each.high)) for each in strengths],
        ),
        column("rate-points", [Message("simulate-count", n=points(each.share)) for each in strengths]),
        column(
            "simulate-interval",
            [Message("ladder-range", low=points(each.low), high=points(each.high)) for each in strengths],
        ),
        column("rate-games", [Message("simulate-count", n=each.games) for each in strengths]),
    ]


def _matchups(deck: RatedDeck, words: Words) -> tuple[Column, list[Column]]:
    """The worst first."""
    worst_first = sorted(deck.matchups, key=lambda name: deck.matchup(name).rate)
    shares = [deck.matchup(name) for name in worst_first]
    return Column(words.say("rate-matchups", deck=deck.name), worst_first), [
        Column(words.say("rate-won"), [words.say(percent(share.rate)) for share in shares]),
        Column(
            words.say("simulate-interval"),
            [words.say(Message("simulate-range", **interval(share))) for share in shares],
        ),
        Column(words.say("rate-games"), [words.say("simulate-count", n=share.of) for share in shares]),
    ]
