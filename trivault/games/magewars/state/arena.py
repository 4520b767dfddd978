"""The arena: zones in a grid, the borders between them, distance and line of sight (MW-ARENA, MW-LOS).

Zones and borders are things, numbered before all cards: first the zones row by row, then the
borders. A zone is called by its column and row (`b2`), a border by its two zones (`b2-c2`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache

from trivault.kernel.ids import Thing

NORTH, EAST, SOUTH, WEST = range(4)  # MW-PUSH-04: in the order of the effect die
OFFSETS = ((0, -1), (1, 0), (0, 1), (-1, 0))

Ways = tuple[tuple[Thing, ...], ...]


@dataclass(frozen=True)
class Arena:
    """A grid of zones (MW-ARENA-02). All that depends on its shape alone is worked out once."""

    columns: int
    rows: int
    zones: int = field(init=False)
    size: int = field(init=False)  # how many things the arena has: zones and borders
    borders: tuple[tuple[Thing, Thing], ...] = field(init=False)
    border_of: dict[tuple[Thing, Thing], Thing] = field(init=False, repr=False, compare=False)
    names: tuple[str, ...] = field(init=False, repr=False)
    neighbors: tuple[tuple[Thing, ...], ...] = field(init=False, repr=False)  # by zone
    distances: tuple[tuple[int, ...], ...] = field(init=False, repr=False)
    crossings: dict[tuple[Thing, Thing], tuple[Ways, ...]] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        zones = self.columns * self.rows
        self._keep("zones", zones)
        pairs = [
            (z, n) for z in range(zones) for way in (EAST, SOUTH) if (n := self.beside(z, way)) is not None
        ]
        self._keep("borders", tuple(pairs))
        self._keep("size", zones + len(pairs))
        both = {pair: zones + i for i, pair in enumerate(pairs)}  # MW-ARENA-09
        self._keep("border_of", both | {(b, a): border for (a, b), border in both.items()})
        called = ["abcdefgh"[z % self.columns] + str(z // self.columns + 1) for z in range(zones)]
        self._keep("names", (*called, *(f"{called[a]}-{called[b]}" for a, b in pairs)))
        # MW-ARENA-03
        near = [[n for way in range(4) if (n := self.beside(z, way)) is not None] for z in range(zones)]
        self._keep("neighbors", tuple(map(tuple, near)))
        far = [tuple(self._steps(a, b) for b in range(zones)) for a in range(zones)]
        self._keep("distances", tuple(far))
        lines = {(a, b): self._crossings(a, b) for a in range(zones) for b in range(zones)}
        self._keep("crossings", lines)

    def _keep(self, name: str, value: object) -> None:
        object.__setattr__(self, name, value)

    def place(self, zone: Thing) -> tuple[int, int]:
        return zone % self.columns, zone // self.columns

    def at(self, column: int, row: int) -> Thing | None:
        inside = 0 <= column < self.columns and 0 <= row < self.rows
        return row * self.columns + column if inside else None

    def beside(self, zone: Thing, way: int) -> Thing | None:
        """The zone next to it in a direction; None at the outer wall (MW-ARENA-10, MW-ARENA-11)."""
        column, row = self.place(zone)
        right, down = OFFSETS[way]
        return self.at(column + right, row + down)

    def _steps(self, one: Thing, other: Thing) -> int:
        """Never diagonally (MW-ARENA-04, MW-ARENA-06)."""
        (a, b), (c, d) = self.place(one), self.place(other)
        return abs(a - c) + abs(b - d)  # MW-ARENA-05

    def corner_neighbors(self, border: Thing) -> tuple[Thing, ...]:
        """The borders that touch an end of this one: where an extended wall may go on (MW-WALL-11)."""
        ends = set(self._ends(border))
        others = range(self.zones, self.size)
        return tuple(other for other in others if other != border and ends & set(self._ends(other)))

    def _ends(self, border: Thing) -> tuple[tuple[int, int], ...]:
        """The two corners of the grid that a border joins."""
        one, other = self.borders[border - self.zones]
        (column, row), (_, below) = self.place(one), self.place(other)
        if row == below:  # side by side: the border stands upright
            return (column + 1, row), (column + 1, row + 1)
        return (column, row + 1), (column + 1, row + 1)

    def _crossings(self, start: Thing, end: Thing) -> tuple[Ways, ...]:
        """What the line from centre to centre passes, each as the ways past it: a border has one,
        a corner two, around it on either side (MW-LOS-04, MW-LOS-05)."""
        (x, y), (to_x, to_y) = self.place(start), self.place(end)
        found: list[Ways] = []
        across, down = abs(to_x - x), abs(to_y - y)
        right, below = (1 if to_x > x else -1), (1 if to_y > y else -1)
        passed_x = passed_y = 0
        while passed_x < across or passed_y < down:
            here = self._zone(x, y)
            # The line meets the next upright border after (2i+1)/2*across, the next level one likewise.
            upright = (2 * passed_x + 1) * down if passed_x < across else None
            level = (2 * passed_y + 1) * across if passed_y < down else None
            if upright is not None and upright == level:
                side, ahead, there = (
                    self._zone(x + right, y),
                    self._zone(x, y + below),
                    self._zone(x + right, y + below),
                )
                around = ((here, side), (side, there)), ((here, ahead), (ahead, there))  # MW-LOS-06
                found.append(tuple(tuple(self.border_of[pair] for pair in way) for way in around))
                x, y, passed_x, passed_y = x + right, y + below, passed_x + 1, passed_y + 1
            elif level is None or (upright is not None and upright < level):
                found.append(((self.border_of[here, self._zone(x + right, y)],),))
                x, passed_x = x + right, passed_x + 1
            else:
                found.append(((self.border_of[here, self._zone(x, y + below)],),))
                y, passed_y = y + below, passed_y + 1
        return tuple(found)

    def _zone(self, column: int, row: int) -> Thing:
        zone = self.at(column, row)
        assert zone is not None
        return zone

    def sees(self, start: Thing, end: Thing, blocks: Callable[[Thing], bool]) -> bool:
        """Whether the line of sight is free: past each crossing at least one way is not blocked."""
        return all(
            any(not any(blocks(border) for border in way) for way in ways)
            for ways in self.crossings[start, end]
        )

    def ways_off(self, source: Thing, zone: Thing) -> tuple[int, ...]:
        """The directions that lead directly away from a source (MW-PUSH-02, MW-PUSH-03)."""
        (a, b), (column, row) = self.place(source), self.place(zone)
        if (a, b) == (column, row):
            return (NORTH, EAST, SOUTH, WEST)
        ways = []
        if row != b:
            ways.append(NORTH if row < b else SOUTH)
        if column != a:
            ways.append(WEST if column < a else EAST)
        return tuple(ways)


@cache
def arena(columns: int, rows: int) -> Arena:
    return Arena(columns, rows)


FULL = arena(4, 3)  # MW-ARENA-01
APPRENTICE = arena(3, 2)  # MW-APP-01
LARGE = arena(6, 4)  # MW-MULTI-14
