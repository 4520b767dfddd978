"""A simulation as data for other programs: JSON with everything, or a CSV line for each match; `parquet.py` has
a row for each."""

from __future__ import annotations

import csv
from io import StringIO

import msgspec

from trivault import registry
from trivault.simulate.matches import Plan, Record
from trivault.simulate.statistics import Summary, summarise
from trivault.version import __version__


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """What the records of a simulation that is gone on with are of."""

    format: str = "trivault-matches/1"
    rules: str  # the fingerprint of the rules that were played
    plan: Plan

    @staticmethod
    def of(plan: Plan) -> Kept:
        return Kept(rules=registry.load(plan.game).fingerprint, plan=plan)


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """The same plan gives the same report, whatever machine played it."""

    format: str = "trivault-simulation/2"
    version: str = __version__
    rules: str
    plan: Plan
    summary: Summary
    matches: tuple[Record, ...]

    @staticmethod
    def of(plan: Plan, records: list[Record]) -> Report:
        """The report of a plan that was played."""
        rules = registry.load(plan.game).fingerprint
        return Report(rules=rules, plan=plan, summary=summarise(plan, records), matches=tuple(records))

    def to_json(self) -> bytes:
        """Everything, as a JSON file."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"

    @property
    def measured(self) -> list[str]:
        """What the game counts for each seat."""
        return list(self.matches[0].seats[0].measures)

    def to_csv(self) -> bytes:
        """A line for each match."""
        text = StringIO()
        lines = csv.writer(text, lineterminator="\n")
        measured = self.measured
        lines.writerow(
            ["number", "seed", "first", "winners", "turns", "decisions"]
            + [
                f"{name}_{seat}"
                for seat, _ in enumerate(self.matches[0].seats, 1)
                for name in ("player", "decisions", *measured)
            ]
        )
        for match in self.matches:
            own: list[object] = []
            for seat in match.seats:
                own += [seat.player, seat.decisions, *(seat.measures[name] for name in measured)]
            winners = " ".join(match.winners)
            lines.writerow([match.number, match.seed, match.first, winners, match.turns, match.decisions, *own])
        return text.getvalue().encode()
