"""Numbers as each language writes them."""

from __future__ import annotations

from trivault.kernel.text import Message
from trivault.simulate.statistics import Distribution, Share


def decimal(number: float) -> Message:
    """One digit after the sign that the language puts there."""
    whole, tenths = divmod(round(10 * number), 10)
    return Message("simulate-decimal", whole=whole, tenths=tenths)


def percent(share: float) -> Message:
    return Message("simulate-percent", n=decimal(100 * share))


def whole(share: float) -> int:
    """Whole points of a hundred, where there is little room."""
    return round(100 * share)


def points(difference: float) -> Message:
    """A difference of two rates in points of a hundred, with its sign."""
    return Message("simulate-less" if difference < 0 else "simulate-more", n=decimal(100 * abs(difference)))


def interval(share: Share) -> dict[str, Message]:
    return {"rate": percent(share.rate), "low": percent(share.low), "high": percent(share.high)}


def sizes(spread: Distribution) -> dict[str, Message | int]:
    return {
        "mean": decimal(spread.mean),
        "deviation": decimal(spread.deviation),
        "median": decimal(spread.median),
        "least": spread.least,
        "most": spread.most,
    }
