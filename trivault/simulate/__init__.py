"""Many games between players, and what they tell."""

from trivault.simulate.matches import NamedDeck, Plan, Record, SeatResult
from trivault.simulate.report import Report
from trivault.simulate.run import run
from trivault.simulate.statistics import CardEffect, Distribution, Pairing, Share, Standing, Summary, summarise

__all__ = [
    "CardEffect",
    "Distribution",
    "NamedDeck",
    "Pairing",
    "Plan",
    "Record",
    "Report",
    "SeatResult",
    "Share",
    "Standing",
    "Summary",
    "run",
    "summarise",
]
