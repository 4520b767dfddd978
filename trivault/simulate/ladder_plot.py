"""A ladder as a picture. It needs matplotlib, as `plot` does."""

from __future__ import annotations

from matplotlib.figure import Figure

from trivault.kernel.text import Words
from trivault.simulate.ladder import Ladder
from trivault.simulate.plot import ALL, FIRST, drawn, short


def picture(ladder: Ladder, words: Words, form: str) -> bytes:
    """The ratings with their intervals, the strongest on top; `png` or `svg`."""
    return drawn(lambda: _figure(ladder, words), form)


def _figure(ladder: Ladder, words: Words) -> Figure:
    found = sorted(ladder.ratings(), key=lambda rating: rating.value)
    figure = Figure(figsize=(8, 1.6 + 0.45 * len(found)))
    axes = figure.subplots()
    for y, rating in enumerate(found):
        reach = [[rating.value - rating.low], [rating.high - rating.value]]
        known = rating.player == ladder.reference
        axes.errorbar(
            rating.value,
            y,
            xerr=reach,
            fmt="s" if known else "o",
            color=ALL if known else FIRST,
            capsize=4,
            markersize=7,
        )
        axes.annotate(f"{rating.value:.0f}", (rating.value, y), (0, 8), textcoords="offset points", ha="center")
    axes.set_yticks(range(len(found)), [short(rating.player) for rating in found])
    axes.set_ylim(-0.6, len(found) - 0.3)
    axes.set_xlabel(words.say("ladder-axis"))
    axes.set_title(words.say("ladder-title", game=ladder.game, seed=str(ladder.seed)))
    figure.set_layout_engine("constrained")
    return figure
