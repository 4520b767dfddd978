"""Many games between players, and what they tell."""

from trivault.simulate.matches import NamedDeck, Plan, Record, SeatRecord
from trivault.simulate.report import Report
from trivault.simulate.run import run
from trivault.simulate.statistics import CardEffect, Pairing, Share, Spread, Standing, Summary, summarise

__all__ = [
    "CardEffect",
    "NamedDeck",
    "Pairing",
    "Plan",
    "Record",
    "Report",
    "SeatRecord",
    "Share",
    "Spread",
    "Standing",
    "Summary",
    "run",
    "summarise",
]
