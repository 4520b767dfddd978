"""Writes the games of a simulation, a ladder or a deck rating to a Parquet file, one row per game.

DuckDB, pandas and Polars read it. `docs/how-to/simulate-games.md` lists the columns; the metadata holds the
settings and the fingerprint of the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from io import BytesIO
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec
import pyarrow as pa
from pyarrow.parquet import write_table

from trivault.simulate.deck_ratings import DeckRatings, RatedDeal
from trivault.simulate.ladder import Ladder, LadderGame
from trivault.simulate.matches import Record, SeatResult
from trivault.simulate.report import Report

FORMAT = "trivault-games/1"
META = b"trivault"  # the key of what the file says about itself


class GameColumn(NamedTuple):
    name: str
    type: Any
    value: Callable[[Record], object]


def parquet(report: Report) -> bytes:
    return _table(report.matches, report, {"plan": report.plan})


def ladder_parquet(ladder: Ladder, games: Iterable[LadderGame]) -> bytes:
    about = _facts(ladder, "game", "variant", "players", "reference", "seed")
    return _table(ladder.rows(games), ladder, {"ladder": about})


def ratings_parquet(ratings: DeckRatings, deals: Iterable[RatedDeal], decks: Sequence[str]) -> bytes:
    """The games that were played to rate these decks; a column before the others says for which."""
    rows = [(deal.deck, record) for deal in ratings.rows(deals, decks) for record in deal.records]
    about = _facts(ratings, "game", "player", "pool", "seed")
    return _table(
        [record for _, record in rows], ratings, {"ratings": about}, {"rated": [deck for deck, _ in rows]}
    )


def _facts(results: Ladder | DeckRatings, *names: str) -> dict[str, object]:
    return {name: getattr(results, name) for name in names}


def _table(
    records: Sequence[Record],
    results: Report | Ladder | DeckRatings,
    about: Mapping[str, object],
    words: Mapping[str, Sequence[str]] = MappingProxyType({}),
) -> bytes:
    """The rows of these records, each with a word in every column that `words` names."""
    columns = _columns(records)
    meta = {"format": FORMAT, "version": results.version, "rules": results.rules, **about}
    schema = pa.schema(
        [pa.field(name, pa.string(), nullable=False) for name in words]
        + [pa.field(column.name, column.type, nullable=False) for column in columns],
        metadata={META: msgspec.json.encode(meta)},
    )
    values = [pa.array(each, pa.string()) for each in words.values()]
    values += [pa.array(map(column.value, records), column.type) for column in columns]
    file = BytesIO()
    write_table(pa.Table.from_arrays(values, schema=schema), file, compression="zstd")
    return file.getvalue()


def _columns(records: Sequence[Record]) -> list[GameColumn]:
    texts = pa.list_(pa.string())
    found = [
        GameColumn("number", pa.int64(), lambda record: record.number),
        GameColumn("seed", pa.int64(), lambda record: record.seed),
        GameColumn("first", pa.string(), lambda record: record.first),
        GameColumn("winners", texts, lambda record: record.winners),
        GameColumn("turns", pa.int32(), lambda record: record.turns),
        GameColumn("decisions", pa.int32(), lambda record: record.decisions),
    ]
    for seat, result in enumerate(records[0].seats if records else ()):
        found += [
            _of_seat(seat, "player", pa.string(), lambda result: result.player),
            _of_seat(seat, "won", pa.bool_(), lambda result: result.won),
            _of_seat(seat, "decisions", pa.int32(), lambda result: result.decisions),
            *(_measure(seat, name) for name in result.measures),
            _of_seat(seat, "cards", texts, lambda result: result.cards),
        ]
    return found


def _of_seat(seat: int, name: str, kind: Any, value: Callable[[SeatResult], object]) -> GameColumn:
    return GameColumn(f"{name}_{seat + 1}", kind, lambda record: value(record.seats[seat]))


def _measure(seat: int, name: str) -> GameColumn:
    return _of_seat(seat, name, pa.float64(), lambda result: float(result.measures[name]))
