"""The tables and sentences that `trivault simulate` prints."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.console import Console
from rich.table import Table

from trivault.kernel.text import Message, Words
from trivault.simulate import CardEffect, Plan, Report, Share, Standing, Summary
from trivault.simulate.numbers import decimal, interval, percent, points, sizes, whole

GAP = 2  # between columns
NONE = "–"
CLEAR = "*"


@dataclass(frozen=True)
class Column:
    heading: str
    cells: list[str]

    @property
    def width(self) -> int:
        return max(cell_len(line) for cell in (self.heading, *self.cells) for line in cell.splitlines() or [""])


def show(report: Report, seconds: float, cards: int, words: Words) -> None:
    """Print what a simulation tells; of each player so many of the best and the worst cards."""
    console, plan, summary = Console(highlight=False, markup=False), report.plan, report.summary
    matches = len(report.matches)
    console.print(words.say("simulate-title", game=plan.game, n=matches, seed=str(plan.seed)), style="bold")
    print_table(console, *_standings(plan, summary, words))
    if len(plan.tables) > 1:
        console.print()
        print_table(console, *_pairings(plan, summary, words))
    if cards:
        _show_cards(console, plan, summary, cards, words)
    if plan.decks or cards:
        console.print()
    decisions = sum(record.decisions for record in report.matches)
    for line in (
        Message("simulate-first", **interval(summary.first_player_wins)),
        Message("simulate-turns", **sizes(summary.turns)),
        Message("simulate-decisions", **sizes(summary.decisions)),
        Message(
            "simulate-speed",
            decisions=round(decisions / seconds),
            games=decimal(matches / seconds),
            seconds=decimal(seconds),
        ),
    ):
        console.print(words.say(line))


def _show_cards(console: Console, plan: Plan, summary: Summary, cards: int, words: Words) -> None:
    clear = False
    for player in plan.labels():
        effects = [effect for effect in summary.cards if effect.player == player]
        clear |= show_effects(console, player, effects, cards, words)
    if clear:
        console.print(words.say("simulate-clear", mark=CLEAR))


def show_effects(
    console: Console, player: str, effects: Sequence[CardEffect], cards: int, words: Words
) -> bool:
    """The best and the worst cards of a player; whether some effect is clear."""
    if chosen := _ends(effects, cards):
        console.print()
        console.print(words.say("simulate-cards-of", player=player), style="bold")
        print_table(console, *_cards(chosen, words))
    return any(effect.clear for effect in chosen)


def print_table(console: Console, first: Column, others: Sequence[Column]) -> None:
    """A table; what does not fit beside the first column goes into further tables."""
    left = list(others)
    while left:
        fitting = [left.pop(0)]
        while left and first.width + sum(GAP + each.width for each in (*fitting, left[0])) <= console.width:
            fitting.append(left.pop(0))
        table = Table(box=None, pad_edge=False, padding=(0, GAP, 0, 0))
        table.add_column(first.heading, overflow="fold")
        for column in fitting:
            table.add_column(column.heading, justify="right", no_wrap=True)
        for row in zip(first.cells, *(column.cells for column in fitting), strict=True):
            table.add_row(*row)
        console.print(table)


def _standings(plan: Plan, summary: Summary, words: Words) -> tuple[Column, list[Column]]:
    def column(key: str, cell: Callable[[Standing], Message]) -> Column:
        return Column(words.say(key), [words.say(cell(standing)) for standing in summary.standings])

    def measured(name: str) -> Callable[[Standing], Message]:
        return lambda of: decimal(of.measures[name])

    return Column(
        words.say("simulate-deck" if plan.decks else "simulate-player"),
        [standing.player for standing in summary.standings],
    ), [
        column("simulate-wins", lambda of: Message("simulate-count", n=of.wins.count)),
        column("simulate-rate", lambda of: percent(of.wins.rate)),
        column("simulate-interval", lambda of: Message("simulate-range", **interval(of.wins))),
        column("simulate-as-first", lambda of: percent(of.wins_as_first.rate)),
        column("simulate-own-decisions", lambda of: decimal(of.decisions)),
        *(column(f"measure-{name}", measured(name)) for name in summary.standings[0].measures),
    ]


def _pairings(plan: Plan, summary: Summary, words: Words) -> tuple[Column, list[Column]]:
    """Who wins how often against whom: rows against columns, which are numbered like the rows."""
    players = plan.labels()
    met = {(pairing.player, pairing.opponent): pairing.wins for pairing in summary.pairings}

    def cell(player: str, opponent: str) -> str:
        if player == opponent:
            return NONE
        wins = met[player, opponent]
        among = words.say("simulate-among", low=whole(wins.low), high=whole(wins.high))
        return words.say(percent(wins.rate)) + "\n" + among

    rows = [f"{number} {player}" for number, player in enumerate(players, 1)]
    return Column(words.say("simulate-against"), rows), [
        Column(str(number), [cell(player, opponent) for player in players])
        for number, opponent in enumerate(players, 1)
    ]


def _ends(effects: Sequence[CardEffect], count: int) -> list[CardEffect]:
    """The first and the last so many that can be compared; all when so many are wanted."""
    if 2 * count >= len(effects):
        return list(effects)
    known = [effect for effect in effects if effect.comparable]
    return known if 2 * count >= len(known) else [*known[:count], *known[-count:]]


def _cards(effects: Sequence[CardEffect], words: Words) -> tuple[Column, list[Column]]:
    def column(name: str, cell: Callable[[CardEffect], str]) -> Column:
        return Column(words.say(f"simulate-{name}"), [cell(effect) for effect in effects])

    def wins(share: Share) -> str:
        return words.say("simulate-of", rate=percent(share.rate), n=share.of) if share.of else NONE

    def difference(effect: CardEffect) -> str:
        mark = CLEAR if effect.clear else " "
        return words.say(points(effect.difference)) + mark if effect.comparable else NONE

    def between(effect: CardEffect) -> str:
        return words.say("simulate-to", low=points(effect.low), high=points(effect.high))

    return column("card", lambda effect: words.say(f"card-{effect.card}")), [
        column("drawn", lambda effect: wins(effect.drawn)),
        column("not-drawn", lambda effect: wins(effect.missed)),
        column("difference", difference),
        column("interval", lambda effect: between(effect) if effect.comparable else NONE),
    ]
