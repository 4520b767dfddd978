"""Many games between players, and what they tell."""

from trivault.simulate.matches import Plan, Record, SeatRecord
from trivault.simulate.report import Report
from trivault.simulate.run import run
from trivault.simulate.statistics import Share, Spread, Standing, Summary, summarise

__all__ = [
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
