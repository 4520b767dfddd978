"""A simulation as a picture. Only this module needs matplotlib."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import BytesIO

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from trivault.kernel.text import Message, Words
from trivault.simulate.matches import Plan
from trivault.simulate.numbers import decimal, interval, percent, whole
from trivault.simulate.report import Report
from trivault.simulate.statistics import Share, Summary

# Told apart with any kind of colour vision, and by their shapes as well.
FIRST, LATER, ALL, BARS = "#0072B2", "#D55E00", "#222222", "#56B4E9"
COLOURS = "PuOr"  # of win rates: orange below one half, purple above
LOUD = 0.3  # so far from one half, the colour is dark and the text on it white
LONGEST = 28  # letters of a name


def picture(report: Report, words: Words, form: str) -> bytes:
    """The picture as the bytes of a file, `png` or `svg`."""
    return drawn(lambda: _figure(report, words), form)


def drawn(draw: Callable[[], Figure], form: str) -> bytes:
    """A figure in the style of our pictures, as the bytes of a file."""
    with rc_context(
        {
            "font.size": 10,
            "axes.titlesize": 11,
            "axes.titleweight": "bold",
            "axes.titlelocation": "left",
            "axes.spines.top": False,
            "axes.spines.right": False,
            "svg.hashsalt": "trivault",  # the same report gives the same picture
        }
    ):
        data = BytesIO()
        draw().savefig(data, format=form, dpi=150, metadata={"Date": None} if form == "svg" else {})
    return data.getvalue()


def _figure(report: Report, words: Words) -> Figure:
    plan, summary = report.plan, report.summary
    many = len(plan.labels())
    if len(plan.tables) > 1:
        figure = Figure(figsize=(5.5 + 1.05 * many + 3.5, max(6.0, 2.5 + 0.75 * many)))
        panels: dict[str, Axes] = figure.subplot_mosaic(
            [["rates", "first"], ["rates", "turns"]], width_ratios=[2 + 1.05 * many, 5.5]
        )
        _matrix(panels["rates"], plan, summary, words)
    else:
        figure = Figure(figsize=(14, 3.4 + 0.35 * many))
        panels = figure.subplot_mosaic([["rates", "first", "turns"]], width_ratios=[1.2, 1, 1])
        _rates(panels["rates"], plan, summary, words)
        panels["first"].tick_params(labelleft=False)  # the same players, in the same rows
    _first(panels["first"], plan, summary, words)
    _turns(panels["turns"], report, words)
    figure.set_layout_engine("constrained", wspace=0.05, hspace=0.05)
    title = words.say("simulate-title", game=plan.game, n=len(report.matches), seed=str(plan.seed))
    figure.suptitle(title, x=0.01, ha="left", weight="bold", size=13)
    return figure


def _matrix(axes: Axes, plan: Plan, summary: Summary, words: Words) -> None:
    """Rows against columns."""
    players = plan.labels()
    axes.set_facecolor("#f0f0f0")  # where nobody meets
    places = {player: at for at, player in enumerate(players)}
    rates = [[float("nan")] * len(players) for _ in players]
    for pairing in summary.pairings:
        row, column = places[pairing.player], places[pairing.opponent]
        rates[row][column] = pairing.wins.rate
        _cell(axes, column, row, pairing.wins, words)
    axes.imshow(rates, cmap=COLOURS, vmin=0, vmax=1, aspect="auto")
    axes.set_xticks(range(len(players)), [str(number) for number, _ in enumerate(players, 1)])
    axes.set_yticks(range(len(players)), [f"{short(name)}  {at}" for at, name in enumerate(players, 1)])
    axes.xaxis.tick_top()
    axes.tick_params(length=0)
    axes.spines[:].set_visible(False)
    for edge in range(1, len(players)):
        axes.axhline(edge - 0.5, color="white", linewidth=2)
        axes.axvline(edge - 0.5, color="white", linewidth=2)
    axes.set_title(words.say("plot-against"), pad=10)


def _cell(axes: Axes, x: float, y: float, wins: Share, words: Words) -> None:
    colour = "white" if abs(wins.rate - 0.5) > LOUD else "black"
    among = words.say("simulate-among", low=whole(wins.low), high=whole(wins.high))
    for text, up, weight, size in ((words.say(percent(wins.rate)), 7, "bold", 10), (among, -8, "normal", 8)):
        axes.annotate(
            text,
            (x, y),
            (0, up),
            textcoords="offset points",
            color=colour,
            ha="center",
            va="center",
            weight=weight,
            size=size,
        )


def _rates(axes: Axes, plan: Plan, summary: Summary, words: Words) -> None:
    """Each player's rate with its interval; the line is where all are equally strong."""
    _share_axis(axes, plan.labels(), 1 / len(plan.tables[0]), words)
    for y, standing in enumerate(summary.standings):
        _whiskers(axes, y, standing.wins, ALL, "o", "")
        rate, among = standing.wins.rate, words.say(Message("simulate-range", **interval(standing.wins)))
        side = "left" if rate < 0.2 else "right" if rate > 0.8 else "center"
        text = axes.text(rate, y - 0.2, f"{words.say(percent(rate))}  ({among})", ha=side, va="center")
        text.set_bbox({"facecolor": "white", "edgecolor": "none", "pad": 1})
    axes.set_title(words.say("plot-rates"))


def _first(axes: Axes, plan: Plan, summary: Summary, words: Words) -> None:
    _share_axis(axes, plan.labels(), 1 / len(plan.tables[0]), words)
    for y, standing in enumerate(summary.standings):
        names = (words.say("plot-going-first"), words.say("plot-going-later")) if y == 0 else ("", "")
        _whiskers(axes, y - 0.15, standing.wins_as_first, FIRST, "^", names[0])
        _whiskers(axes, y + 0.15, standing.wins_as_later, LATER, "v", names[1])
    axes.legend(loc="upper center", bbox_to_anchor=(0.5, -0.12), ncols=2, frameon=False)
    every = words.say(Message("plot-first-all", **interval(summary.first_player_wins)))
    axes.set_title(words.say("plot-first"), pad=20)
    axes.text(0, 1.02, every, transform=axes.transAxes)


def _share_axis(axes: Axes, players: Sequence[str], fair: float, words: Words) -> None:
    axes.axvline(fair, color="#999999", linewidth=1, linestyle="--", zorder=0)
    axes.set_xlim(-0.03, 1.03)  # marks at the ends are seen whole
    quarters = [n / 4 for n in range(5)]
    axes.set_xticks(quarters, [words.say("simulate-percent", n=whole(share)) for share in quarters])
    axes.set_yticks(range(len(players)), [short(player) for player in players])
    axes.set_ylim(len(players) - 0.5, -0.5)
    axes.tick_params(axis="y", length=0)
    axes.spines["left"].set_visible(False)


def _whiskers(axes: Axes, y: float, share: Share, colour: str, marker: str, label: str) -> None:
    if share.of:
        reach = [[max(0, share.rate - share.low)], [max(0, share.high - share.rate)]]  # as floats are
        axes.errorbar(
            share.rate, y, xerr=reach, fmt=marker, color=colour, capsize=4, markersize=7, label=label or None
        )


def _turns(axes: Axes, report: Report, words: Words) -> None:
    turns, spread = [match.turns for match in report.matches], report.summary.turns
    step = max(1, (spread.most - spread.least) // 25)
    edges = [edge - 0.5 for edge in range(spread.least, spread.most + step + 1, step)]
    axes.hist(turns, bins=edges, color=BARS, edgecolor="white", linewidth=0.5)
    said = words.say("plot-mean", mean=decimal(spread.mean))
    axes.axvline(spread.mean, color=ALL, linestyle="--", linewidth=1.5, label=said)
    axes.legend(frameon=False)
    axes.set_xlabel(words.say("plot-turns-axis"))
    axes.set_ylabel(words.say("plot-games-axis"))
    axes.yaxis.set_major_locator(MaxNLocator(integer=True))
    axes.set_title(words.say("plot-turns"))


def short(name: str) -> str:
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"
