"""A simulation as a table in a Parquet file, which DuckDB, pandas, Polars and many others read: a row for each
game. The columns are told in `docs/simulate.md`; the file carries the plan and the rules as metadata."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from typing import Any, NamedTuple

import msgspec
import pyarrow as pa
from pyarrow.parquet import write_table

from trivault.simulate.matches import Record, SeatResult
from trivault.simulate.report import Report

FORMAT = "trivault-games/1"
META = b"trivault"  # the key of what the file says about itself


class GameColumn(NamedTuple):
    name: str
    type: Any
    value: Callable[[Record], object]


def parquet(report: Report) -> bytes:
    columns = _columns(report)
    meta = {"format": FORMAT, "version": report.version, "rules": report.rules, "plan": report.plan}
    schema = pa.schema(
        [pa.field(column.name, column.type, nullable=False) for column in columns],
        metadata={META: msgspec.json.encode(meta)},
    )
    values = [pa.array(map(column.value, report.matches), column.type) for column in columns]
    file = BytesIO()
    write_table(pa.Table.from_arrays(values, schema=schema), file, compression="zstd")
    return file.getvalue()


def _columns(report: Report) -> list[GameColumn]:
    texts = pa.list_(pa.string())
    found = [
        GameColumn("number", pa.int64(), lambda record: record.number),
        GameColumn("seed", pa.int64(), lambda record: record.seed),
        GameColumn("first", pa.string(), lambda record: record.first),
        GameColumn("winners", texts, lambda record: record.winners),
        GameColumn("turns", pa.int32(), lambda record: record.turns),
        GameColumn("decisions", pa.int32(), lambda record: record.decisions),
    ]
    for seat, _ in enumerate(report.matches[0].seats):
        found += [
            _of_seat(seat, "player", pa.string(), lambda result: result.player),
            _of_seat(seat, "won", pa.bool_(), lambda result: result.won),
            _of_seat(seat, "decisions", pa.int32(), lambda result: result.decisions),
            *(_measure(seat, name) for name in report.measured),
            _of_seat(seat, "cards", texts, lambda result: result.cards),
        ]
    return found


def _of_seat(seat: int, name: str, kind: Any, value: Callable[[SeatResult], object]) -> GameColumn:
    return GameColumn(f"{name}_{seat + 1}", kind, lambda record: value(record.seats[seat]))


def _measure(seat: int, name: str) -> GameColumn:
    return _of_seat(seat, name, pa.float64(), lambda result: float(result.measures[name]))
